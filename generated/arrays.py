# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 4d98fd48e591398e
"""The forward of every row as a plain function of arrays: the operations in NumPy.

They are loaded when the first of them is asked for, which importing autograd does not wait for.
"""

from functools import cache
from importlib import import_module
from typing import Any

SECTIONS = (
    "activations", "angles", "arithmetic", "attention_and_recurrent_cells", "bessel_functions",
    "bounds_choices_and_interpolation", "choices_and_signs", "comparisons", "complex_numbers",
    "complex_numbers_and_dtypes", "convolution", "creation", "diagonals_triangles_and_windows",
    "dropout", "embeddings_bilinear_maps_and_alignments", "exponentials_and_logarithms",
    "facts_about_values", "fourier_transforms", "fourier_transforms_of_several_dimensions",
    "further_activations", "gates", "hyperbolic_functions",
    "hypergeometric_functions_and_polynomials", "images", "indexing", "integers_bits_and_facts",
    "integrals_and_inverses", "joining_and_parting", "linear_systems_and_determinants",
    "logarithms", "losses", "lu_and_ldl_decompositions", "matrix_decompositions", "matrix_products",
    "matrix_products_with_sums", "memory_and_copies", "more_losses", "normalisation", "orders",
    "placing", "polar_coordinates", "pooling", "powers_and_products", "powers_roots_and_signs",
    "putting_and_copying", "random_numbers", "random_numbers_of_a_distribution",
    "recurrent_networks", "reductions", "rounding", "running_extrema_differences_and_integrals",
    "running_sums_and_products_sorting", "shapes", "shuffles_and_padding", "signals", "softmax",
    "spherical_bessel_struve_and_airy_functions", "statistics",
    "the_beta_function_and_distributions", "the_error_function_and_the_normal_distribution",
    "the_gamma_function", "trigonometric_functions", "unpooling_and_patches",
    "vectors_norms_and_distances", "windows_and_regions",
)  # fmt: skip


@cache
def load() -> None:
    """Puts all forwards into this module."""
    for section in SECTIONS:
        names = vars(import_module(f"generated.forwards.{section}"))
        own = names["__name__"]
        globals().update(
            (name, each) for name, each in names.items() if getattr(each, "__module__", "") == own
        )


def __getattr__(name: str) -> Any:
    if name not in globals() and not name.startswith("__"):
        load()
    try:
        return globals()[name]
    except KeyError:
        raise AttributeError(f"module 'generated.arrays' has no attribute '{name}'") from None
