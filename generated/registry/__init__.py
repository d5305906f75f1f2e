# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e798489d8dbe6307
"""The rows of the table as data, by its headings."""

from generated.registry.arithmetic import ROWS as arithmetic
from generated.registry.powers_roots_and_signs import ROWS as powers_roots_and_signs
from generated.registry.exponentials_and_logarithms import ROWS as exponentials_and_logarithms
from generated.registry.trigonometric_functions import ROWS as trigonometric_functions
from generated.registry.hyperbolic_functions import ROWS as hyperbolic_functions
from generated.registry.polar_coordinates import ROWS as polar_coordinates
from generated.registry.activations import ROWS as activations
from generated.registry.bounds_choices_and_interpolation import ROWS as bounds_choices_and_interpolation
from generated.registry.complex_numbers_and_dtypes import ROWS as complex_numbers_and_dtypes
from generated.registry.comparisons import ROWS as comparisons
from generated.registry.reductions import ROWS as reductions
from generated.registry.softmax import ROWS as softmax
from generated.registry.losses import ROWS as losses
from generated.registry.running_sums_and_products_sorting import ROWS as running_sums_and_products_sorting
from generated.registry.shapes import ROWS as shapes
from generated.registry.orders import ROWS as orders
from generated.registry.joining_and_parting import ROWS as joining_and_parting
from generated.registry.diagonals_triangles_and_windows import ROWS as diagonals_triangles_and_windows
from generated.registry.memory_and_copies import ROWS as memory_and_copies
from generated.registry.indexing import ROWS as indexing
from generated.registry.placing import ROWS as placing
from generated.registry.matrix_products import ROWS as matrix_products
from generated.registry.matrix_decompositions import ROWS as matrix_decompositions
from generated.registry.convolution import ROWS as convolution
from generated.registry.pooling import ROWS as pooling
from generated.registry.patches import ROWS as patches
from generated.registry.creation import ROWS as creation
from generated.registry.random_numbers import ROWS as random_numbers
from generated.registry.dropout import ROWS as dropout
from generated.registry.facts_about_values import ROWS as facts_about_values
from generated.registry.rounding import ROWS as rounding
from generated.registry.angles import ROWS as angles
from generated.registry.powers_and_products import ROWS as powers_and_products
from generated.registry.choices_and_signs import ROWS as choices_and_signs
from generated.registry.logarithms import ROWS as logarithms
from generated.registry.the_error_function_and_the_normal_distribution import ROWS as the_error_function_and_the_normal_distribution
from generated.registry.the_gamma_function import ROWS as the_gamma_function
from generated.registry.bessel_functions import ROWS as bessel_functions
from generated.registry.further_activations import ROWS as further_activations
from generated.registry.complex_numbers import ROWS as complex_numbers
from generated.registry.fourier_transforms import ROWS as fourier_transforms
from generated.registry.signals import ROWS as signals
from generated.registry.integers_bits_and_facts import ROWS as integers_bits_and_facts
from generated.registry.more_losses import ROWS as more_losses
from generated.registry.gates import ROWS as gates
from generated.registry.normalisation import ROWS as normalisation
from generated.registry.shuffles_and_padding import ROWS as shuffles_and_padding
from generated.registry.images import ROWS as images
from generated.registry.embeddings_bilinear_maps_and_alignments import ROWS as embeddings_bilinear_maps_and_alignments
from generated.registry.attention import ROWS as attention
from generated.registry.recurrent_networks import ROWS as recurrent_networks
from generated.registry.statistics import ROWS as statistics
from generated.registry.linear_systems_and_determinants import ROWS as linear_systems_and_determinants
from generated.registry.norms_and_distances import ROWS as norms_and_distances

ROWS = (
    *arithmetic,
    *powers_roots_and_signs,
    *exponentials_and_logarithms,
    *trigonometric_functions,
    *hyperbolic_functions,
    *polar_coordinates,
    *activations,
    *bounds_choices_and_interpolation,
    *complex_numbers_and_dtypes,
    *comparisons,
    *reductions,
    *softmax,
    *losses,
    *running_sums_and_products_sorting,
    *shapes,
    *orders,
    *joining_and_parting,
    *diagonals_triangles_and_windows,
    *memory_and_copies,
    *indexing,
    *placing,
    *matrix_products,
    *matrix_decompositions,
    *convolution,
    *pooling,
    *patches,
    *creation,
    *random_numbers,
    *dropout,
    *facts_about_values,
    *rounding,
    *angles,
    *powers_and_products,
    *choices_and_signs,
    *logarithms,
    *the_error_function_and_the_normal_distribution,
    *the_gamma_function,
    *bessel_functions,
    *further_activations,
    *complex_numbers,
    *fourier_transforms,
    *signals,
    *integers_bits_and_facts,
    *more_losses,
    *gates,
    *normalisation,
    *shuffles_and_padding,
    *images,
    *embeddings_bilinear_maps_and_alignments,
    *attention,
    *recurrent_networks,
    *statistics,
    *linear_systems_and_determinants,
    *norms_and_distances,
)
