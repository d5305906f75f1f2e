# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content c6a839dc9451d47a
"""The rows of the table as data, by its headings."""

from importlib import import_module

SECTIONS = (
    "arithmetic", "powers_roots_and_signs", "exponentials_and_logarithms",
    "trigonometric_functions", "hyperbolic_functions", "polar_coordinates", "activations",
    "bounds_choices_and_interpolation", "complex_numbers_and_dtypes", "comparisons", "reductions",
    "softmax", "losses", "running_sums_and_products_sorting", "shapes", "orders",
    "joining_and_parting", "diagonals_triangles_and_windows", "memory_and_copies", "indexing",
    "placing", "putting_and_copying", "matrix_products", "matrix_products_with_sums",
    "matrix_decompositions", "lu_and_ldl_decompositions", "convolution", "windows_and_regions",
    "pooling", "unpooling_and_patches", "creation", "random_numbers",
    "random_numbers_of_a_distribution", "dropout", "facts_about_values", "rounding", "angles",
    "powers_and_products", "choices_and_signs", "logarithms",
    "the_error_function_and_the_normal_distribution", "the_gamma_function",
    "the_beta_function_and_distributions", "integrals_and_inverses",
    "hypergeometric_functions_and_polynomials", "bessel_functions",
    "spherical_bessel_struve_and_airy_functions", "further_activations", "complex_numbers",
    "fourier_transforms", "fourier_transforms_of_several_dimensions", "signals",
    "integers_bits_and_facts", "more_losses", "gates", "normalisation", "shuffles_and_padding",
    "images", "embeddings_bilinear_maps_and_alignments", "attention_and_recurrent_cells",
    "recurrent_networks", "statistics", "running_extrema_differences_and_integrals",
    "linear_systems_and_determinants", "vectors_norms_and_distances",
)  # fmt: skip
ROWS = tuple(row for each in SECTIONS for row in import_module(f"{__name__}.{each}").ROWS)
