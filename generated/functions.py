# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 07a5f2d907a6f1a9
"""All operations under their public names, dots written as underscores."""

from generated.operations.activations import *
from generated.operations.angles import *
from generated.operations.arithmetic import *
from generated.operations.attention_and_recurrent_cells import *
from generated.operations.bessel_functions import *
from generated.operations.bounds_choices_and_interpolation import *
from generated.operations.choices_and_signs import *
from generated.operations.comparisons import *
from generated.operations.complex_numbers import *
from generated.operations.complex_numbers_and_dtypes import *
from generated.operations.convolution import *
from generated.operations.creation import *
from generated.operations.diagonals_triangles_and_windows import *
from generated.operations.dropout import *
from generated.operations.embeddings_bilinear_maps_and_alignments import *
from generated.operations.exponentials_and_logarithms import *
from generated.operations.facts_about_values import *
from generated.operations.fourier_transforms import *
from generated.operations.fourier_transforms_of_several_dimensions import *
from generated.operations.further_activations import *
from generated.operations.gates import *
from generated.operations.hyperbolic_functions import *
from generated.operations.hypergeometric_functions_and_polynomials import *
from generated.operations.images import *
from generated.operations.indexing import *
from generated.operations.integers_bits_and_facts import *
from generated.operations.integrals_and_inverses import *
from generated.operations.joining_and_parting import *
from generated.operations.linear_systems_and_determinants import *
from generated.operations.logarithms import *
from generated.operations.losses import *
from generated.operations.lu_and_ldl_decompositions import *
from generated.operations.matrix_decompositions import *
from generated.operations.matrix_products import *
from generated.operations.matrix_products_with_sums import *
from generated.operations.memory_and_copies import *
from generated.operations.more_losses import *
from generated.operations.normalisation import *
from generated.operations.orders import *
from generated.operations.placing import *
from generated.operations.polar_coordinates import *
from generated.operations.pooling import *
from generated.operations.powers_and_products import *
from generated.operations.powers_roots_and_signs import *
from generated.operations.putting_and_copying import *
from generated.operations.random_numbers import *
from generated.operations.random_numbers_of_a_distribution import *
from generated.operations.recurrent_networks import *
from generated.operations.reductions import *
from generated.operations.rounding import *
from generated.operations.running_extrema_differences_and_integrals import *
from generated.operations.running_sums_and_products_sorting import *
from generated.operations.shapes import *
from generated.operations.shuffles_and_padding import *
from generated.operations.signals import *
from generated.operations.softmax import *
from generated.operations.spherical_bessel_struve_and_airy_functions import *
from generated.operations.statistics import *
from generated.operations.the_beta_function_and_distributions import *
from generated.operations.the_error_function_and_the_normal_distribution import *
from generated.operations.the_gamma_function import *
from generated.operations.trigonometric_functions import *
from generated.operations.unpooling_and_patches import *
from generated.operations.vectors_norms_and_distances import *
from generated.operations.windows_and_regions import *

PUBLIC = (
    "erf", "erf_", "relu", "relu_", "selu", "selu_", "sigmoid", "sigmoid_",
    "deg2rad", "deg2rad_", "rad2deg", "rad2deg_", "sinc", "sinc_",
    "add", "add_", "div", "div_", "divide", "divide_", "floor_divide", "floor_divide_", "mul",
    "mul_", "multiply", "multiply_", "neg", "neg_", "negative", "negative_", "positive",
    "remainder", "remainder_", "rsub", "sub", "sub_", "subtract", "subtract_", "true_divide",
    "true_divide_",
    "gru_cell", "lstm_cell", "rnn_relu_cell", "rnn_tanh_cell",
    "i0", "i0_",
    "clamp", "clamp_", "clip", "clip_", "lerp", "lerp_", "maximum", "minimum", "where",
    "clamp_max", "clamp_max_", "clamp_min", "clamp_min_", "copysign", "copysign_", "fmax", "fmin",
    "heaviside", "heaviside_",
    "bitwise_and", "bitwise_and_", "bitwise_not", "bitwise_not_", "bitwise_or", "bitwise_or_",
    "bitwise_xor", "bitwise_xor_", "eq", "eq_", "ge", "ge_", "greater", "greater_", "greater_equal",
    "greater_equal_", "gt", "gt_", "isfinite", "isinf", "isnan", "le", "le_", "less", "less_",
    "less_equal", "less_equal_", "logical_and", "logical_and_", "logical_not", "logical_not_",
    "logical_or", "logical_or_", "logical_xor", "logical_xor_", "lt", "lt_", "ne", "ne_",
    "not_equal", "not_equal_",
    "alias_copy", "angle", "complex", "conj_physical", "conj_physical_", "polar", "resolve_conj",
    "resolve_neg", "view_as_complex", "view_as_real",
    "conj", "copy", "copy_", "fill", "fill_", "imag", "real", "to", "zero", "zero_",
    "conv1d", "conv2d", "conv3d", "conv_tbc", "conv_transpose1d", "conv_transpose2d",
    "conv_transpose3d", "convolution",
    "arange", "empty", "empty_like", "eye", "full", "full_like", "linspace", "logspace",
    "new_empty", "new_full", "new_ones", "new_zeros", "ones", "ones_like", "tril_indices",
    "triu_indices", "vander", "zeros", "zeros_like",
    "diag", "diag_embed", "diagonal", "tril", "tril_", "triu", "triu_", "unfold",
    "bilinear", "embedding",
    "exp", "exp2", "exp2_", "exp_", "expm1", "expm1_", "log", "log10", "log10_", "log1p", "log1p_",
    "log2", "log2_", "log_", "logaddexp",
    "allclose", "array_equal", "bincount", "bucketize", "count_nonzero", "equal", "histc",
    "histogram", "isin", "searchsorted", "unique", "unique_consecutive", "unravel_index",
    "celu", "celu_", "hardshrink", "threshold", "threshold_",
    "prelu",
    "acosh", "acosh_", "arccosh", "arccosh_", "arcsinh", "arcsinh_", "arctanh", "arctanh_", "asinh",
    "asinh_", "atanh", "atanh_", "cosh", "cosh_", "sinh", "sinh_", "tanh", "tanh_",
    "grid_sampler", "grid_sampler_2d", "grid_sampler_3d",
    "argwhere", "gather", "getitem", "index_select", "masked_select", "narrow", "nonzero",
    "nonzero_static", "select", "slice", "take", "take_along_dim",
    "bitwise_left_shift", "bitwise_left_shift_", "bitwise_right_shift", "bitwise_right_shift_",
    "gcd", "gcd_", "isclose", "isneginf", "isposinf", "isreal", "lcm", "lcm_", "signbit",
    "block_diag", "broadcast_tensors", "cartesian_prod", "cat", "chunk", "column_stack",
    "combinations", "concat", "concatenate", "constant_pad_nd", "diagflat", "dsplit", "dstack",
    "hsplit", "hstack", "meshgrid", "repeat", "repeat_interleave", "row_stack", "split",
    "split_with_sizes", "stack", "tensor_split", "tile", "unbind", "unsafe_chunk", "unsafe_split",
    "unsafe_split_with_sizes", "vsplit", "vstack",
    "chain_matmul", "det", "inverse", "logdet", "matrix_exp", "matrix_power", "pinverse", "slogdet",
    "logaddexp2", "logit", "logit_", "xlogy", "xlogy_",
    "lu", "lu_solve", "lu_unpack",
    "cholesky", "cholesky_inverse", "cholesky_solve", "geqrf", "orgqr", "ormqr", "pca_lowrank",
    "qr", "svd", "svd_lowrank", "triangular_solve",
    "bmm", "dot", "ger", "inner", "kron", "matmul", "mm", "mv", "outer", "tensordot", "trace",
    "vdot",
    "addbmm", "addbmm_", "addmm", "addmm_", "addmv", "addmv_", "addr", "addr_", "baddbmm",
    "baddbmm_", "einsum",
    "as_strided", "as_strided_", "as_strided_copy", "diagonal_copy", "expand_copy", "narrow_copy",
    "permute_copy", "select_copy", "slice_copy", "split_copy", "split_with_sizes_copy",
    "squeeze_copy", "t_copy", "transpose_copy", "unbind_copy", "unfold_copy", "unsqueeze_copy",
    "view_as_complex_copy", "view_as_real_copy", "view_copy",
    "native_batch_norm", "native_group_norm", "native_layer_norm", "rms_norm",
    "H", "T", "adjoint", "flip", "fliplr", "flipud", "mH", "mT", "mode", "moveaxis", "movedim",
    "permute", "roll", "rot90", "swapaxes", "swapaxes_", "swapdims", "swapdims_", "t", "t_",
    "transpose", "transpose_",
    "index_add", "index_add_", "index_fill", "index_fill_", "index_reduce", "index_reduce_",
    "masked_fill", "masked_fill_", "scatter", "scatter_", "scatter_add", "scatter_add_",
    "scatter_reduce", "scatter_reduce_", "segment_reduce",
    "arctan2", "arctan2_", "atan2", "atan2_", "hypot", "hypot_",
    "adaptive_avg_pool1d", "adaptive_max_pool1d", "avg_pool1d", "max_pool1d",
    "max_pool1d_with_indices", "max_pool2d", "max_pool3d",
    "addcdiv", "addcdiv_", "addcmul", "addcmul_", "dist", "float_power", "float_power_", "fmod",
    "fmod_",
    "abs", "abs_", "absolute", "absolute_", "cbrt", "cbrt_", "pow", "pow_", "reciprocal",
    "reciprocal_", "rsqrt", "rsqrt_", "sgn", "sgn_", "sign", "sign_", "sqrt", "sqrt_", "square",
    "square_",
    "as_strided_scatter", "diagonal_scatter", "index_copy", "index_copy_", "index_put",
    "index_put_", "masked_scatter", "masked_scatter_", "put", "put_", "select_scatter",
    "slice_scatter",
    "rand", "rand_like", "randint", "randint_like", "randn", "randn_like", "randperm",
    "bernoulli", "binomial", "multinomial", "normal", "poisson",
    "gru", "lstm", "rnn_relu", "rnn_tanh",
    "all", "amax", "amin", "any", "argmax", "argmin", "max", "mean", "min", "norm", "prod", "std",
    "sum", "var",
    "ceil", "ceil_", "fix", "fix_", "floor", "floor_", "frac", "frac_", "frexp", "ldexp", "ldexp_",
    "nan_to_num", "nan_to_num_", "nextafter", "nextafter_", "round", "round_", "trunc", "trunc_",
    "cummax", "cummin", "cumulative_trapezoid", "diff", "gradient", "logcumsumexp", "renorm",
    "renorm_", "trapezoid", "trapz",
    "argsort", "cumprod", "cumprod_", "cumsum", "cumsum_", "kthvalue", "median", "msort", "sort",
    "topk",
    "atleast_1d", "atleast_2d", "atleast_3d", "broadcast_to", "clone", "contiguous", "expand",
    "expand_as", "flatten", "ravel", "reshape", "reshape_as", "squeeze", "squeeze_", "sum_to_size",
    "unflatten", "unsqueeze", "unsqueeze_", "view", "view_as",
    "channel_shuffle", "native_channel_shuffle", "pixel_shuffle", "pixel_unshuffle",
    "bartlett_window", "blackman_window", "hamming_window", "hann_window", "istft", "kaiser_window",
    "stft",
    "log_softmax", "logsumexp", "softmax",
    "aminmax", "corrcoef", "cov", "nanmean", "nanmedian", "nanquantile", "nansum", "quantile",
    "std_mean", "var_mean",
    "erfc", "erfc_", "erfinv", "erfinv_",
    "digamma", "digamma_", "igamma", "igamma_", "igammac", "igammac_", "lgamma", "lgamma_",
    "mvlgamma", "mvlgamma_", "polygamma", "polygamma_",
    "acos", "acos_", "arccos", "arccos_", "arcsin", "arcsin_", "arctan", "arctan_", "asin", "asin_",
    "atan", "atan_", "cos", "cos_", "sin", "sin_", "tan", "tan_",
    "cdist", "cosine_similarity", "cross", "frobenius_norm", "pairwise_distance", "pdist",
)  # fmt: skip
__all__ = list(PUBLIC)
