# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a1216b8c7d3123bd
from generated.stubs.activations import ActivationsMethods
from generated.stubs.angles import AnglesMethods
from generated.stubs.arithmetic import ArithmeticMethods
from generated.stubs.attention_and_recurrent_cells import AttentionAndRecurrentCellsMethods
from generated.stubs.bessel_functions import BesselFunctionsMethods
from generated.stubs.bounds_choices_and_interpolation import BoundsChoicesAndInterpolationMethods
from generated.stubs.choices_and_signs import ChoicesAndSignsMethods
from generated.stubs.comparisons import ComparisonsMethods
from generated.stubs.complex_numbers import ComplexNumbersMethods
from generated.stubs.complex_numbers_and_dtypes import ComplexNumbersAndDtypesMethods
from generated.stubs.convolution import ConvolutionMethods
from generated.stubs.creation import CreationMethods
from generated.stubs.diagonals_triangles_and_windows import DiagonalsTrianglesAndWindowsMethods
from generated.stubs.dropout import DropoutMethods
from generated.stubs.embeddings_bilinear_maps_and_alignments import (
    EmbeddingsBilinearMapsAndAlignmentsMethods,
)
from generated.stubs.exponentials_and_logarithms import ExponentialsAndLogarithmsMethods
from generated.stubs.facts_about_values import FactsAboutValuesMethods
from generated.stubs.fourier_transforms import FourierTransformsMethods
from generated.stubs.fourier_transforms_of_several_dimensions import (
    FourierTransformsOfSeveralDimensionsMethods,
)
from generated.stubs.further_activations import FurtherActivationsMethods
from generated.stubs.gates import GatesMethods
from generated.stubs.hyperbolic_functions import HyperbolicFunctionsMethods
from generated.stubs.hypergeometric_functions_and_polynomials import (
    HypergeometricFunctionsAndPolynomialsMethods,
)
from generated.stubs.images import ImagesMethods
from generated.stubs.indexing import IndexingMethods
from generated.stubs.integers_bits_and_facts import IntegersBitsAndFactsMethods
from generated.stubs.integrals_and_inverses import IntegralsAndInversesMethods
from generated.stubs.joining_and_parting import JoiningAndPartingMethods
from generated.stubs.linear_systems_and_determinants import LinearSystemsAndDeterminantsMethods
from generated.stubs.logarithms import LogarithmsMethods
from generated.stubs.losses import LossesMethods
from generated.stubs.lu_and_ldl_decompositions import LuAndLdlDecompositionsMethods
from generated.stubs.matrix_decompositions import MatrixDecompositionsMethods
from generated.stubs.matrix_products import MatrixProductsMethods
from generated.stubs.matrix_products_with_sums import MatrixProductsWithSumsMethods
from generated.stubs.memory_and_copies import MemoryAndCopiesMethods
from generated.stubs.more_losses import MoreLossesMethods
from generated.stubs.normalisation import NormalisationMethods
from generated.stubs.orders import OrdersMethods
from generated.stubs.placing import PlacingMethods
from generated.stubs.polar_coordinates import PolarCoordinatesMethods
from generated.stubs.pooling import PoolingMethods
from generated.stubs.powers_and_products import PowersAndProductsMethods
from generated.stubs.powers_roots_and_signs import PowersRootsAndSignsMethods
from generated.stubs.putting_and_copying import PuttingAndCopyingMethods
from generated.stubs.random_numbers import RandomNumbersMethods
from generated.stubs.random_numbers_of_a_distribution import RandomNumbersOfADistributionMethods
from generated.stubs.recurrent_networks import RecurrentNetworksMethods
from generated.stubs.reductions import ReductionsMethods
from generated.stubs.rounding import RoundingMethods
from generated.stubs.running_extrema_differences_and_integrals import (
    RunningExtremaDifferencesAndIntegralsMethods,
)
from generated.stubs.running_sums_and_products_sorting import RunningSumsAndProductsSortingMethods
from generated.stubs.shapes import ShapesMethods
from generated.stubs.shuffles_and_padding import ShufflesAndPaddingMethods
from generated.stubs.signals import SignalsMethods
from generated.stubs.softmax import SoftmaxMethods
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    SphericalBesselStruveAndAiryFunctionsMethods,
)
from generated.stubs.statistics import StatisticsMethods
from generated.stubs.the_beta_function_and_distributions import (
    TheBetaFunctionAndDistributionsMethods,
)
from generated.stubs.the_error_function_and_the_normal_distribution import (
    TheErrorFunctionAndTheNormalDistributionMethods,
)
from generated.stubs.the_gamma_function import TheGammaFunctionMethods
from generated.stubs.trigonometric_functions import TrigonometricFunctionsMethods
from generated.stubs.unpooling_and_patches import UnpoolingAndPatchesMethods
from generated.stubs.vectors_norms_and_distances import VectorsNormsAndDistancesMethods
from generated.stubs.windows_and_regions import WindowsAndRegionsMethods

class TensorMethods(
    ActivationsMethods,
    AnglesMethods,
    ArithmeticMethods,
    AttentionAndRecurrentCellsMethods,
    BesselFunctionsMethods,
    BoundsChoicesAndInterpolationMethods,
    ChoicesAndSignsMethods,
    ComparisonsMethods,
    ComplexNumbersMethods,
    ComplexNumbersAndDtypesMethods,
    ConvolutionMethods,
    CreationMethods,
    DiagonalsTrianglesAndWindowsMethods,
    DropoutMethods,
    EmbeddingsBilinearMapsAndAlignmentsMethods,
    ExponentialsAndLogarithmsMethods,
    FactsAboutValuesMethods,
    FourierTransformsMethods,
    FourierTransformsOfSeveralDimensionsMethods,
    FurtherActivationsMethods,
    GatesMethods,
    HyperbolicFunctionsMethods,
    HypergeometricFunctionsAndPolynomialsMethods,
    ImagesMethods,
    IndexingMethods,
    IntegersBitsAndFactsMethods,
    IntegralsAndInversesMethods,
    JoiningAndPartingMethods,
    LinearSystemsAndDeterminantsMethods,
    LogarithmsMethods,
    LossesMethods,
    LuAndLdlDecompositionsMethods,
    MatrixDecompositionsMethods,
    MatrixProductsMethods,
    MatrixProductsWithSumsMethods,
    MemoryAndCopiesMethods,
    MoreLossesMethods,
    NormalisationMethods,
    OrdersMethods,
    PlacingMethods,
    PolarCoordinatesMethods,
    PoolingMethods,
    PowersAndProductsMethods,
    PowersRootsAndSignsMethods,
    PuttingAndCopyingMethods,
    RandomNumbersMethods,
    RandomNumbersOfADistributionMethods,
    RecurrentNetworksMethods,
    ReductionsMethods,
    RoundingMethods,
    RunningExtremaDifferencesAndIntegralsMethods,
    RunningSumsAndProductsSortingMethods,
    ShapesMethods,
    ShufflesAndPaddingMethods,
    SignalsMethods,
    SoftmaxMethods,
    SphericalBesselStruveAndAiryFunctionsMethods,
    StatisticsMethods,
    TheBetaFunctionAndDistributionsMethods,
    TheErrorFunctionAndTheNormalDistributionMethods,
    TheGammaFunctionMethods,
    TrigonometricFunctionsMethods,
    UnpoolingAndPatchesMethods,
    VectorsNormsAndDistancesMethods,
    WindowsAndRegionsMethods,
): ...

def install(cls: type[TensorMethods]) -> None: ...
