# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 9acd7d3b2da9310f
from typing import Any

from generated.stubs.activations import *
from generated.stubs.angles import *
from generated.stubs.arithmetic import *
from generated.stubs.attention_and_recurrent_cells import *
from generated.stubs.bessel_functions import *
from generated.stubs.bounds_choices_and_interpolation import *
from generated.stubs.choices_and_signs import *
from generated.stubs.comparisons import *
from generated.stubs.complex_numbers import *
from generated.stubs.complex_numbers_and_dtypes import *
from generated.stubs.convolution import *
from generated.stubs.creation import *
from generated.stubs.diagonals_triangles_and_windows import *
from generated.stubs.dropout import *
from generated.stubs.embeddings_bilinear_maps_and_alignments import *
from generated.stubs.exponentials_and_logarithms import *
from generated.stubs.facts_about_values import *
from generated.stubs.fourier_transforms import *
from generated.stubs.fourier_transforms_of_several_dimensions import *
from generated.stubs.further_activations import *
from generated.stubs.gates import *
from generated.stubs.hyperbolic_functions import *
from generated.stubs.hypergeometric_functions_and_polynomials import *
from generated.stubs.images import *
from generated.stubs.indexing import *
from generated.stubs.integers_bits_and_facts import *
from generated.stubs.integrals_and_inverses import *
from generated.stubs.joining_and_parting import *
from generated.stubs.linear_systems_and_determinants import *
from generated.stubs.logarithms import *
from generated.stubs.losses import *
from generated.stubs.lu_and_ldl_decompositions import *
from generated.stubs.matrix_decompositions import *
from generated.stubs.matrix_products import *
from generated.stubs.matrix_products_with_sums import *
from generated.stubs.memory_and_copies import *
from generated.stubs.more_losses import *
from generated.stubs.normalisation import *
from generated.stubs.orders import *
from generated.stubs.placing import *
from generated.stubs.polar_coordinates import *
from generated.stubs.pooling import *
from generated.stubs.powers_and_products import *
from generated.stubs.powers_roots_and_signs import *
from generated.stubs.putting_and_copying import *
from generated.stubs.random_numbers import *
from generated.stubs.random_numbers_of_a_distribution import *
from generated.stubs.recurrent_networks import *
from generated.stubs.reductions import *
from generated.stubs.rounding import *
from generated.stubs.running_extrema_differences_and_integrals import *
from generated.stubs.running_sums_and_products_sorting import *
from generated.stubs.shapes import *
from generated.stubs.shuffles_and_padding import *
from generated.stubs.signals import *
from generated.stubs.softmax import *
from generated.stubs.spherical_bessel_struve_and_airy_functions import *
from generated.stubs.statistics import *
from generated.stubs.the_beta_function_and_distributions import *
from generated.stubs.the_error_function_and_the_normal_distribution import *
from generated.stubs.the_gamma_function import *
from generated.stubs.trigonometric_functions import *
from generated.stubs.unpooling_and_patches import *
from generated.stubs.vectors_norms_and_distances import *
from generated.stubs.windows_and_regions import *

PUBLIC: tuple[str, ...]

def __getattr__(name: str) -> Any: ...  # private rows
