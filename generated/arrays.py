# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content cc3ffef0aef747a1
"""The forward of every row as a plain function of arrays: the operations in NumPy.

They are loaded when the first of them is asked for, which importing autograd does not wait for.
"""

from functools import cache
from importlib import import_module
from typing import Any

SECTIONS = (
    "activations",
    "angles",
    "arithmetic",
    "attention",
    "bessel_functions",
    "bounds_choices_and_interpolation",
    "choices_and_signs",
    "comparisons",
    "complex_numbers",
    "complex_numbers_and_dtypes",
    "convolution",
    "creation",
    "diagonals_triangles_and_windows",
    "dropout",
    "embeddings_bilinear_maps_and_alignments",
    "exponentials_and_logarithms",
    "facts_about_values",
    "fourier_transforms",
    "further_activations",
    "gates",
    "hyperbolic_functions",
    "images",
    "indexing",
    "integers_bits_and_facts",
    "joining_and_parting",
    "linear_systems_and_determinants",
    "logarithms",
    "losses",
    "matrix_decompositions",
    "matrix_products",
    "memory_and_copies",
    "more_losses",
    "normalisation",
    "norms_and_distances",
    "orders",
    "patches",
    "placing",
    "polar_coordinates",
    "pooling",
    "powers_and_products",
    "powers_roots_and_signs",
    "random_numbers",
    "recurrent_networks",
    "reductions",
    "rounding",
    "running_sums_and_products_sorting",
    "shapes",
    "shuffles_and_padding",
    "signals",
    "softmax",
    "statistics",
    "the_error_function_and_the_normal_distribution",
    "the_gamma_function",
    "trigonometric_functions",
)


@cache
def load() -> None:
    """Puts all forwards into this module."""
    for section in SECTIONS:
        module = import_module(f"generated.forwards.{section}")
        globals().update((name, getattr(module, name)) for name in module.__all__)


def __getattr__(name: str) -> Any:
    if name not in globals() and not name.startswith("__"):
        load()
    try:
        return globals()[name]
    except KeyError:
        raise AttributeError(f"module 'generated.arrays' has no attribute '{name}'") from None
