# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 73a5d7d265f95e21, content 7c0bb5be0931746b
"""All operations under their public names, dots written as underscores."""

# ruff: noqa
# mypy: ignore-errors
from math import inf, nan

from autograd.support import choose
from autograd.operation import NUMBERS, number
from autograd.tensor import Tensor

from generated.operations.arithmetic import (
    add,
    add_,
    sub,
    sub_,
    rsub,
    mul,
    mul_,
    div,
    div_,
    floor_divide,
    floor_divide_,
    remainder,
    remainder_,
    neg,
    neg_,
    positive,
)
from generated.operations.powers_roots_and_signs import (
    pow,
    pow_,
    square,
    square_,
    sqrt,
    sqrt_,
    rsqrt,
    rsqrt_,
    reciprocal,
    reciprocal_,
    abs,
    abs_,
    sign,
    sign_,
    sgn,
    sgn_,
)
from generated.operations.exponentials_and_logarithms import (
    exp,
    exp_,
    exp2,
    exp2_,
    expm1,
    expm1_,
    log,
    log_,
    log2,
    log2_,
    log10,
    log10_,
    log1p,
    log1p_,
    logaddexp,
)
from generated.operations.trigonometric_functions import (
    sin,
    sin_,
    cos,
    cos_,
    tan,
    tan_,
    asin,
    asin_,
    acos,
    acos_,
    atan,
    atan_,
)
from generated.operations.hyperbolic_functions import (
    sinh,
    sinh_,
    cosh,
    cosh_,
    tanh,
    tanh_,
    asinh,
    asinh_,
    acosh,
    acosh_,
    atanh,
    atanh_,
)
from generated.operations.polar_coordinates import (
    atan2,
    atan2_,
    hypot,
    hypot_,
)
from generated.operations.activations import (
    sigmoid,
    sigmoid_,
    special__logistic,
    nn_functional_softplus,
    nn_functional_logsigmoid,
    relu,
    relu_,
    nn_functional_relu,
    nn_functional_relu_,
    nn_functional_leaky_relu,
    nn_functional_leaky_relu_,
    nn_functional_elu,
    nn_functional_elu_,
    nn_functional_selu,
    nn_functional_selu_,
    nn_functional_silu,
    nn_functional_silu_,
    nn_functional_gelu,
    erf,
    erf_,
)
from generated.operations.bounds_choices_and_interpolation import (
    maximum,
    minimum,
    clamp_default,
    clamp_default_,
    clamp_Tensor,
    clamp_Tensor_,
    where_default,
    where_condition,
    lerp,
    lerp_,
)
from generated.operations.complex_numbers_and_dtypes import (
    conj,
    real,
    imag,
    to,
    fill,
    fill_,
    zero,
    zero_,
    copy,
    copy_,
)
from generated.operations.comparisons import (
    eq,
    eq_,
    ne,
    ne_,
    lt,
    lt_,
    le,
    le_,
    gt,
    gt_,
    ge,
    ge_,
    logical_not,
    logical_not_,
    logical_and,
    logical_and_,
    logical_or,
    logical_or_,
    logical_xor,
    logical_xor_,
    bitwise_and,
    bitwise_and_,
    bitwise_or,
    bitwise_or_,
    bitwise_xor,
    bitwise_xor_,
    bitwise_not,
    bitwise_not_,
    isnan,
    isinf,
    isfinite,
)
from generated.operations.reductions import (
    sum,
    mean,
    prod,
    amax,
    amin,
    max_other,
    min_other,
    max_dim,
    max_default,
    min_dim,
    min_default,
    logsumexp,
    var_correction,
    var_dim,
    std_dim,
    var_default,
    std_default,
    std_correction,
    norm,
    all,
    any,
    argmax,
    argmin,
    count_nonzero,
)
from generated.operations.softmax import (
    softmax,
    log_softmax,
    nn_functional_softmax,
    nn_functional_log_softmax,
)
from generated.operations.losses import (
    nn_functional_cross_entropy,
    nn_functional__cross_entropy_hard,
    nn_functional__cross_entropy_soft,
    nn_functional_nll_loss,
    nn_functional_mse_loss,
    nn_functional_l1_loss,
    nn_functional_binary_cross_entropy,
    nn_functional_binary_cross_entropy_with_logits,
)
from generated.operations.running_sums_and_products_sorting import (
    cumsum,
    cumsum_,
    cumprod,
    cumprod_,
    sort,
    argsort,
    msort,
    topk,
    kthvalue,
    median_default,
    median_dim,
)
from generated.operations.shapes import (
    reshape,
    view,
    view_as,
    reshape_as,
    flatten,
    ravel,
    unflatten,
    squeeze,
    squeeze_,
    unsqueeze,
    unsqueeze_,
    expand,
    expand_as,
    sum_to_size,
    atleast_1d_default,
    atleast_2d_default,
    atleast_3d_default,
    atleast_1d_Sequence,
    atleast_2d_Sequence,
    atleast_3d_Sequence,
    contiguous,
    clone,
)
from generated.operations.orders import (
    transpose,
    transpose_,
    permute,
    movedim,
    t,
    t_,
    T,
    mT,
    H,
    mH,
    flip,
    fliplr,
    flipud,
    roll,
    rot90,
)
from generated.operations.joining_and_parting import (
    cat,
    stack,
    hstack,
    vstack,
    dstack,
    column_stack,
    split_with_sizes,
    split_default,
    split_sections,
    chunk,
    unsafe_split_with_sizes,
    unsafe_split,
    unsafe_chunk,
    tensor_split,
    unbind,
    repeat,
    tile,
    repeat_interleave_default,
    repeat_interleave_Tensor,
    constant_pad_nd,
    hsplit,
    vsplit,
    dsplit,
    block_diag,
    broadcast_tensors,
    meshgrid,
    cartesian_prod,
    combinations,
    diagflat,
)
from generated.operations.diagonals_triangles_and_windows import (
    diagonal,
    _diagonal_backward,
    diag_embed,
    diag,
    tril,
    tril_,
    triu,
    triu_,
    unfold,
    _unfold_backward,
)
from generated.operations.memory_and_copies import (
    as_strided,
    as_strided_,
    as_strided_copy,
    diagonal_copy,
    expand_copy,
    view_copy,
    narrow_copy,
    permute_copy,
    select_copy,
    slice_copy,
    split_with_sizes_copy,
    squeeze_copy,
    t_copy,
    transpose_copy,
    unbind_copy,
    unfold_copy,
    unsqueeze_copy,
)
from generated.operations.indexing import (
    getitem,
    _getitem_backward,
    select,
    narrow,
    slice,
    gather,
    take_along_dim,
    take,
    index_select,
    masked_select,
    nonzero_default,
    nonzero_as_tuple,
    nn_functional_one_hot,
    argwhere,
)
from generated.operations.placing import (
    scatter_src,
    scatter_src_,
    scatter_value,
    scatter_value_,
    scatter_add,
    scatter_add_,
    index_add,
    index_add_,
    index_fill,
    index_fill_,
    masked_fill,
    masked_fill_,
    scatter_src_reduce,
    scatter_src_reduce_,
    scatter_value_reduce,
    scatter_value_reduce_,
    scatter_reduce,
    scatter_reduce_,
    index_reduce,
    index_reduce_,
    index_put,
    index_put_,
    put,
    put_,
    index_copy,
    index_copy_,
    masked_scatter,
    masked_scatter_,
    select_scatter,
    slice_scatter,
    diagonal_scatter,
    as_strided_scatter,
)
from generated.operations.matrix_products import (
    matmul,
    mm,
    bmm,
    mv,
    dot,
    vdot,
    outer,
    inner,
    tensordot,
    kron,
    trace,
    addmm,
    addmm_,
    addmv,
    addmv_,
    addr,
    addr_,
    addbmm,
    addbmm_,
    baddbmm,
    baddbmm_,
    nn_functional_linear,
    einsum,
)
from generated.operations.matrix_decompositions import (
    linalg_solve_triangular,
    triangular_solve,
    linalg_cholesky,
    cholesky,
    linalg_cholesky_ex,
    cholesky_solve,
    cholesky_inverse,
    linalg_qr,
    qr,
    geqrf,
    linalg_householder_product,
    orgqr,
    ormqr,
    linalg_svd,
    svd,
    linalg_svdvals,
    linalg_eigh,
    linalg_eigvalsh,
    linalg_eig,
    linalg_eigvals,
    svd_lowrank,
    pca_lowrank,
    linalg_lu_factor_ex,
    linalg_lu_factor,
    lu,
    linalg_lu,
    lu_unpack,
    linalg_lu_solve,
    lu_solve,
    linalg_ldl_factor_ex,
    linalg_ldl_factor,
    linalg_ldl_solve,
)
from generated.operations.convolution import (
    convolution,
    _convolution_weight,
    nn_functional_conv1d,
    nn_functional_conv2d,
    nn_functional_conv3d,
    nn_functional_conv_tbc,
    nn_functional_conv_transpose1d,
    nn_functional_conv_transpose2d,
    nn_functional_conv_transpose3d,
)
from generated.operations.pooling import (
    nn_functional__pool_max,
    nn_functional__pool_pick,
    nn_functional__pool_put,
    nn_functional__pool_mean,
    nn_functional__pool_mean_adjoint,
    nn_functional__adaptive_means,
    nn_functional__adaptive_means_adjoint,
    nn_functional__adaptive_maxima,
    nn_functional__fractional_maxima,
    nn_functional_max_pool1d,
    nn_functional_max_pool1d_with_indices,
    nn_functional_max_pool2d,
    nn_functional_max_pool3d,
    nn_functional_max_pool2d_with_indices,
    nn_functional_max_pool3d_with_indices,
    nn_functional_avg_pool1d,
    nn_functional_avg_pool2d,
    nn_functional_avg_pool3d,
    nn_functional_lp_pool1d,
    nn_functional_lp_pool2d,
    nn_functional_lp_pool3d,
    nn_functional_adaptive_avg_pool1d,
    nn_functional_adaptive_avg_pool2d,
    nn_functional_adaptive_avg_pool3d,
    nn_functional_adaptive_max_pool1d,
    nn_functional_adaptive_max_pool1d_with_indices,
    nn_functional_adaptive_max_pool2d,
    nn_functional_adaptive_max_pool3d,
    nn_functional_adaptive_max_pool2d_with_indices,
    nn_functional_adaptive_max_pool3d_with_indices,
    nn_functional_fractional_max_pool2d,
    nn_functional_fractional_max_pool3d,
    nn_functional_fractional_max_pool2d_with_indices,
    nn_functional_fractional_max_pool3d_with_indices,
    nn_functional_max_unpool1d,
    nn_functional_max_unpool2d,
    nn_functional_max_unpool3d,
)
from generated.operations.patches import (
    nn_functional_unfold,
    nn_functional_fold,
)
from generated.operations.creation import (
    zeros,
    ones,
    empty,
    full,
    zeros_like,
    ones_like,
    empty_like,
    full_like,
    new_zeros,
    new_ones,
    new_empty,
    new_full,
    eye,
    arange_default,
    arange_start,
    linspace,
    logspace,
    tril_indices,
    triu_indices,
    vander,
)
from generated.operations.random_numbers import (
    rand,
    randn,
    randint_default,
    randint_low,
    randperm,
    rand_like,
    randn_like,
    randint_like_default,
    randint_like_low,
    bernoulli_default,
    bernoulli_p,
    poisson,
    normal_Tensor_Tensor,
    normal_Tensor_float,
    normal_float_Tensor,
    normal_float_float,
    multinomial,
)
from generated.operations.dropout import (
    nn_functional_dropout,
    nn_functional_dropout_,
    nn_functional_dropout1d,
    nn_functional_dropout1d_,
    nn_functional_dropout2d,
    nn_functional_dropout2d_,
    nn_functional_dropout3d,
    nn_functional_dropout3d_,
    nn_functional_alpha_dropout,
    nn_functional_alpha_dropout_,
    nn_functional_feature_alpha_dropout,
    nn_functional_feature_alpha_dropout_,
)
from generated.operations.facts_about_values import (
    equal,
    allclose,
    isin,
    bincount,
    histc,
    searchsorted,
    bucketize,
    unravel_index,
    unique,
    unique_consecutive,
)
from generated.operations.rounding import (
    ceil,
    ceil_,
    floor,
    floor_,
    trunc,
    trunc_,
    round,
    round_,
    frac,
    frac_,
    frexp,
    ldexp,
    ldexp_,
    nan_to_num,
    nan_to_num_,
    nextafter,
    nextafter_,
)
from generated.operations.angles import (
    deg2rad,
    deg2rad_,
    rad2deg,
    rad2deg_,
    sinc,
    sinc_,
    special__sinc_derivative,
)
from generated.operations.powers_and_products import (
    float_power,
    float_power_,
    addcmul,
    addcmul_,
    addcdiv,
    addcdiv_,
    fmod,
    fmod_,
    dist,
)
from generated.operations.choices_and_signs import (
    fmax,
    fmin,
    clamp_min,
    clamp_min_,
    clamp_max,
    clamp_max_,
    copysign,
    copysign_,
    heaviside,
    heaviside_,
)
from generated.operations.logarithms import (
    logaddexp2,
    xlogy,
    xlogy_,
    special_xlog1py,
    logit,
    logit_,
    special_entr,
)
from generated.operations.the_error_function_and_the_normal_distribution import (
    erfc,
    erfc_,
    special_erfcx,
    special__erfcx_derivative,
    erfinv,
    erfinv_,
    special_ndtr,
    _ndtr_of,
    special_ndtri,
    special_log_ndtr,
)
from generated.operations.the_gamma_function import (
    lgamma,
    lgamma_,
    digamma,
    digamma_,
    polygamma,
    polygamma_,
    mvlgamma,
    mvlgamma_,
)
from generated.operations.bessel_functions import (
    i0,
    i0_,
    special_i1,
    special_iv,
    special_i0e,
    special_i1e,
    special__i0e_decay,
)
from generated.operations.further_activations import (
    nn_functional_celu,
    nn_functional_celu_,
    nn_functional_hardtanh,
    nn_functional_hardtanh_,
    nn_functional_relu6,
    nn_functional_relu6_,
    nn_functional_hardsigmoid,
    nn_functional_hardsigmoid_,
    nn_functional_hardswish,
    nn_functional_hardswish_,
    nn_functional_mish,
    nn_functional_mish_,
    hardshrink,
    nn_functional_softshrink,
    nn_functional_softsign,
    nn_functional_tanhshrink,
    nn_functional_threshold,
    nn_functional_threshold_,
)
from generated.operations.complex_numbers import (
    angle,
    complex,
    polar,
    view_as_real,
    view_as_complex,
    resolve_conj,
    resolve_neg,
    conj_physical,
    conj_physical_,
    alias_copy,
)
from generated.operations.fourier_transforms import (
    fft_fft,
    fft_ifft,
    fft_rfft,
    fft_ihfft,
    fft_irfft,
    fft_hfft,
    fft_fftn,
    fft_ifftn,
    fft_rfftn,
    fft_irfftn,
    fft_hfftn,
    fft_ihfftn,
    fft_fft2,
    fft_ifft2,
    fft_rfft2,
    fft_irfft2,
    fft_hfft2,
    fft_ihfft2,
    fft_fftshift,
    fft_ifftshift,
    fft_fftfreq,
    fft_rfftfreq,
    stft,
    istft,
    hann_window,
    hamming_window,
    blackman_window,
    bartlett_window,
    kaiser_window,
)
from generated.operations.signals import (
    signal__convolve_part,
    signal_convolve,
    signal_correlate,
    signal_fftconvolve,
)
from generated.operations.integers_bits_and_facts import (
    gcd,
    gcd_,
    lcm,
    lcm_,
    bitwise_left_shift,
    bitwise_left_shift_,
    bitwise_right_shift,
    bitwise_right_shift_,
    isclose,
    isreal,
    isposinf,
    isneginf,
    signbit,
)
from generated.operations.more_losses import (
    nn_functional_huber_loss,
    nn_functional_smooth_l1_loss,
    nn_functional_kl_div,
    nn_functional_poisson_nll_loss,
    nn_functional_gaussian_nll_loss,
    nn_functional_linear_cross_entropy,
    nn_functional_cosine_embedding_loss,
    nn_functional_hinge_embedding_loss,
    nn_functional_margin_ranking_loss,
    nn_functional_soft_margin_loss,
    nn_functional_multi_margin_loss,
    nn_functional_multilabel_margin_loss,
    nn_functional_multilabel_soft_margin_loss,
    nn_functional_triplet_margin_loss,
    nn_functional_triplet_margin_with_distance_loss,
)
from generated.operations.gates import (
    nn_functional_glu,
    nn_functional_prelu,
    nn_functional_rrelu,
    nn_functional_rrelu_,
    nn_functional_gumbel_softmax,
)
from generated.operations.normalisation import (
    native_layer_norm,
    nn_functional_layer_norm,
    native_group_norm,
    nn_functional_group_norm,
    nn_functional__batch_norm_moments,
    native_batch_norm,
    nn_functional_batch_norm,
    nn_functional_instance_norm,
    nn_functional_rms_norm,
    nn_functional_normalize,
    nn_functional_local_response_norm,
)
from generated.operations.shuffles_and_padding import (
    nn_functional_pixel_shuffle,
    nn_functional_pixel_unshuffle,
    nn_functional_channel_shuffle,
    nn_functional_pad,
)
from generated.operations.images import (
    nn_functional__resample,
    nn_functional_interpolate,
    nn_functional_upsample,
    nn_functional_upsample_nearest,
    nn_functional_upsample_bilinear,
    grid_sampler,
    grid_sampler_2d,
    grid_sampler_3d,
    nn_functional_grid_sample,
    nn_functional_affine_grid,
)
from generated.operations.embeddings_bilinear_maps_and_alignments import (
    embedding,
    nn_functional_embedding,
    nn_functional_embedding_bag,
    nn_functional_bilinear,
    nn_functional__ctc_losses,
    nn_functional_ctc_loss,
)
from generated.operations.attention import (
    nn_functional__attention_and_logs,
    nn_functional_scaled_dot_product_attention,
    nn_functional_multi_head_attention_forward,
)
from generated.operations.recurrent_networks import (
    lstm_cell,
    gru_cell,
    rnn_tanh_cell,
    rnn_relu_cell,
    nn_functional__lstm_sequence,
    nn_functional__gru_sequence,
    nn_functional__rnn_sequence,
    lstm_input,
    lstm_data,
    gru_input,
    gru_data,
    rnn_tanh_input,
    rnn_relu_input,
    rnn_tanh_data,
    rnn_relu_data,
)
from generated.operations.statistics import (
    aminmax,
    var_mean_correction,
    std_mean_correction,
    var_mean_dim,
    std_mean_dim,
    var_mean_default,
    std_mean_default,
    nansum,
    nanmean,
    _cov_unweighted,
    cov,
    corrcoef,
    _corrcoef_of,
    mode,
    nanmedian_default,
    nanmedian_dim,
    _quantile_between,
    quantile,
    nanquantile,
    cummax,
    cummin,
    logcumsumexp,
    diff,
    gradient_tensorarray,
    gradient_default,
    trapezoid_x,
    trapezoid_dx,
    cumulative_trapezoid_x,
    cumulative_trapezoid_dx,
    renorm,
    renorm_,
    nn_functional_softmin,
)
from generated.operations.linear_systems_and_determinants import (
    linalg__solve_factors,
    linalg__solve_factored,
    linalg_solve,
    linalg_solve_ex,
    linalg_inv,
    inverse,
    linalg_inv_ex,
    linalg_pinv_default,
    linalg_pinv_rcond,
    pinverse,
    linalg_matrix_rank_default,
    linalg_matrix_rank_tol,
    linalg_lstsq,
    linalg_tensorinv,
    linalg_tensorsolve,
    linalg_det,
    det,
    linalg_slogdet,
    slogdet,
    logdet,
    linalg_matrix_exp,
    matrix_exp,
    linalg__matrix_exp_derivative,
    linalg_matrix_power,
    matrix_power,
    linalg_multi_dot,
    chain_matmul,
    linalg_vander,
    linalg_vecdot,
    linalg_cross,
    cross,
    linalg_diagonal,
)
from generated.operations.norms_and_distances import (
    linalg_vector_norm,
    linalg_matrix_norm,
    linalg_norm,
    linalg_cond,
    cdist,
    pdist,
    nn_functional_pairwise_distance,
    nn_functional_cosine_similarity,
)


def clamp(*args, **kwargs):
    """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
    clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return clamp_default(*args)
    return choose('clamp', clamp_overloads, args, kwargs)


clamp_overloads = (
    (clamp_default, (('input', 'Tensor', True, False), ('min', 'Scalar?', False, False), ('max', 'Scalar?', False, False))),
    (clamp_Tensor, (('input', 'Tensor', True, False), ('min', 'Tensor?', False, False), ('max', 'Tensor?', False, False))),
)


def where(*args, **kwargs):
    """where(Tensor condition, Tensor self, Tensor other) -> Tensor
    where.condition(Tensor condition) -> Tensor[]
    """
    if not kwargs:
        if len(args) == 1:
            return where_condition(*args)
        if len(args) == 3:
            return where_default(*args)
    return choose('where', where_overloads, args, kwargs)


where_overloads = (
    (where_default, (('condition', 'Tensor', True, False), ('input', 'Tensor', True, False), ('other', 'Tensor', True, False))),
    (where_condition, (('condition', 'Tensor', True, False),)),
)


def max(*args, **kwargs):
    """max.other(Tensor self, Tensor other) -> Tensor
    max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    max(Tensor self) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return max_default(*args)
        if len(args) == 3:
            return max_dim(*args)
    return choose('max', max_overloads, args, kwargs)


max_overloads = (
    (max_other, (('input', 'Tensor', True, False), ('other', 'Tensor', True, False))),
    (max_dim, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('keepdim', 'bool', False, False))),
    (max_default, (('input', 'Tensor', True, False),)),
)


def min(*args, **kwargs):
    """min.other(Tensor self, Tensor other) -> Tensor
    min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    min(Tensor self) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return min_default(*args)
        if len(args) == 3:
            return min_dim(*args)
    return choose('min', min_overloads, args, kwargs)


min_overloads = (
    (min_other, (('input', 'Tensor', True, False), ('other', 'Tensor', True, False))),
    (min_dim, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('keepdim', 'bool', False, False))),
    (min_default, (('input', 'Tensor', True, False),)),
)


def var(*args, **kwargs):
    """var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
    var.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor
    var(Tensor self, bool unbiased=True) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return var_correction(*args)
        if len(args) == 3:
            return var_dim(*args)
        if len(args) == 4:
            return var_dim(*args)
    return choose('var', var_overloads, args, kwargs)


var_overloads = (
    (var_correction, (('input', 'Tensor', True, False), ('dim', 'int[1]?', False, False), ('correction', 'Scalar?', False, True), ('keepdim', 'bool', False, True))),
    (var_dim, (('input', 'Tensor', True, False), ('dim', 'int[1]?', False, False), ('unbiased', 'bool', False, False), ('keepdim', 'bool', False, False))),
    (var_default, (('input', 'Tensor', True, False), ('unbiased', 'bool', False, False))),
)


def std(*args, **kwargs):
    """std.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor
    std(Tensor self, bool unbiased=True) -> Tensor
    std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return std_dim(*args)
        if len(args) == 3:
            return std_dim(*args)
        if len(args) == 4:
            return std_dim(*args)
    return choose('std', std_overloads, args, kwargs)


std_overloads = (
    (std_dim, (('input', 'Tensor', True, False), ('dim', 'int[1]?', False, False), ('unbiased', 'bool', False, False), ('keepdim', 'bool', False, False))),
    (std_default, (('input', 'Tensor', True, False), ('unbiased', 'bool', False, False))),
    (std_correction, (('input', 'Tensor', True, False), ('dim', 'int[1]?', False, False), ('correction', 'Scalar?', False, True), ('keepdim', 'bool', False, True))),
)


def median(*args, **kwargs):
    """median(Tensor self) -> Tensor
    median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    """
    if not kwargs:
        if len(args) == 1:
            return median_default(*args)
        if len(args) == 2:
            return median_dim(*args)
        if len(args) == 3:
            return median_dim(*args)
    return choose('median', median_overloads, args, kwargs)


median_overloads = (
    (median_default, (('input', 'Tensor', True, False),)),
    (median_dim, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('keepdim', 'bool', False, False))),
)


def atleast_1d(*args, **kwargs):
    """atleast_1d(Tensor(a) self) -> Tensor(a)
    atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]
    """
    return choose('atleast_1d', atleast_1d_overloads, args, kwargs)


atleast_1d_overloads = (
    (atleast_1d_default, (('input', 'Tensor', True, False),)),
    (atleast_1d_Sequence, (('tensors', 'Tensor[]', True, False),)),
)


def atleast_2d(*args, **kwargs):
    """atleast_2d(Tensor(a) self) -> Tensor(a)
    atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]
    """
    return choose('atleast_2d', atleast_2d_overloads, args, kwargs)


atleast_2d_overloads = (
    (atleast_2d_default, (('input', 'Tensor', True, False),)),
    (atleast_2d_Sequence, (('tensors', 'Tensor[]', True, False),)),
)


def atleast_3d(*args, **kwargs):
    """atleast_3d(Tensor(a) self) -> Tensor(a)
    atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]
    """
    return choose('atleast_3d', atleast_3d_overloads, args, kwargs)


atleast_3d_overloads = (
    (atleast_3d_default, (('input', 'Tensor', True, False),)),
    (atleast_3d_Sequence, (('tensors', 'Tensor[]', True, False),)),
)


def split(*args, **kwargs):
    """split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]
    split.sections(Tensor(a) tensor, int[1] split_size_or_sections, int dim=0) -> Tensor(a)[]
    """
    if not kwargs:
        if len(args) == 2:
            return split_default(*args)
        if len(args) == 3:
            return split_default(*args)
    return choose('split', split_overloads, args, kwargs)


split_overloads = (
    (split_default, (('input', 'Tensor', True, False), ('split_size', 'int[1]', True, False), ('dim', 'int', False, False))),
    (split_sections, (('tensor', 'Tensor', True, False), ('split_size_or_sections', 'int[1]', True, False), ('dim', 'int', False, False))),
)


def repeat_interleave(*args, **kwargs):
    """repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) -> Tensor
    repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return repeat_interleave_Tensor(*args)
        if len(args) == 2:
            return repeat_interleave_default(*args)
        if len(args) == 3:
            return repeat_interleave_default(*args)
    return choose('repeat_interleave', repeat_interleave_overloads, args, kwargs)


repeat_interleave_overloads = (
    (repeat_interleave_default, (('input', 'Tensor', True, False), ('repeats', 'any', True, False), ('dim', 'int?', False, False), ('output_size', 'int?', False, True))),
    (repeat_interleave_Tensor, (('repeats', 'Tensor', True, False), ('output_size', 'int?', False, True))),
)


def nonzero(*args, **kwargs):
    """nonzero(Tensor self) -> Tensor
    nonzero.as_tuple(Tensor self, *, bool as_tuple) -> Tensor[]
    """
    if not kwargs:
        if len(args) == 1:
            return nonzero_default(*args)
    return choose('nonzero', nonzero_overloads, args, kwargs)


nonzero_overloads = (
    (nonzero_default, (('input', 'Tensor', True, False),)),
    (nonzero_as_tuple, (('input', 'Tensor', True, False), ('as_tuple', 'bool', True, True))),
)


def scatter(*args, **kwargs):
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
    scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
    """
    return choose('scatter', scatter_overloads, args, kwargs)


scatter_overloads = (
    (scatter_src, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('index', 'Tensor', True, False), ('src', 'Tensor', True, False))),
    (scatter_value, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('index', 'Tensor', True, False), ('value', 'Scalar', True, False))),
    (scatter_src_reduce, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('index', 'Tensor', True, False), ('src', 'Tensor', True, False), ('reduce', 'str', True, True))),
    (scatter_value_reduce, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('index', 'Tensor', True, False), ('value', 'Scalar', True, False), ('reduce', 'str', True, True))),
)


def arange(*args, **kwargs):
    """arange(any end, *, dtype? dtype=None) -> Tensor
    arange.start(any start, any end, any step=1, *, dtype? dtype=None) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return arange_default(*args)
        if len(args) == 2:
            return arange_start(*args)
        if len(args) == 3:
            return arange_start(*args)
    return choose('arange', arange_overloads, args, kwargs)


arange_overloads = (
    (arange_default, (('end', 'any', True, False), ('dtype', 'dtype?', False, True), ('requires_grad', 'bool', False, True), ('device', 'any?', False, True), ('layout', 'Layout?', False, True), ('pin_memory', 'bool', False, True), ('memory_format', 'MemoryFormat?', False, True))),
    (arange_start, (('start', 'any', True, False), ('end', 'any', True, False), ('step', 'any', False, False), ('dtype', 'dtype?', False, True), ('requires_grad', 'bool', False, True), ('device', 'any?', False, True), ('layout', 'Layout?', False, True), ('pin_memory', 'bool', False, True), ('memory_format', 'MemoryFormat?', False, True))),
)


def randint(*args, **kwargs):
    """randint(int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor
    randint.low(int low, int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor
    """
    return choose('randint', randint_overloads, args, kwargs)


randint_overloads = (
    (randint_default, (('high', 'int', True, False), ('size', 'int[]', True, False), ('generator', 'Generator?', False, True), ('dtype', 'dtype?', False, True), ('requires_grad', 'bool', False, True), ('device', 'any?', False, True), ('layout', 'Layout?', False, True), ('pin_memory', 'bool', False, True), ('memory_format', 'MemoryFormat?', False, True))),
    (randint_low, (('low', 'int', True, False), ('high', 'int', True, False), ('size', 'int[]', True, False), ('generator', 'Generator?', False, True), ('dtype', 'dtype?', False, True), ('requires_grad', 'bool', False, True), ('device', 'any?', False, True), ('layout', 'Layout?', False, True), ('pin_memory', 'bool', False, True), ('memory_format', 'MemoryFormat?', False, True))),
)


def randint_like(*args, **kwargs):
    """randint_like(Tensor input, int high, *, Generator? generator=None, dtype? dtype=None) -> Tensor
    randint_like.low(Tensor input, int low, int high, *, Generator? generator=None, dtype? dtype=None) -> Tensor
    """
    if not kwargs:
        if len(args) == 2:
            return randint_like_default(*args)
        if len(args) == 3:
            return randint_like_low(*args)
    return choose('randint_like', randint_like_overloads, args, kwargs)


randint_like_overloads = (
    (randint_like_default, (('input', 'Tensor', True, False), ('high', 'int', True, False), ('generator', 'Generator?', False, True), ('dtype', 'dtype?', False, True), ('requires_grad', 'bool', False, True), ('device', 'any?', False, True), ('layout', 'Layout?', False, True), ('pin_memory', 'bool', False, True), ('memory_format', 'MemoryFormat?', False, True))),
    (randint_like_low, (('input', 'Tensor', True, False), ('low', 'int', True, False), ('high', 'int', True, False), ('generator', 'Generator?', False, True), ('dtype', 'dtype?', False, True), ('requires_grad', 'bool', False, True), ('device', 'any?', False, True), ('layout', 'Layout?', False, True), ('pin_memory', 'bool', False, True), ('memory_format', 'MemoryFormat?', False, True))),
)


def bernoulli(*args, **kwargs):
    """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
    bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return bernoulli_default(*args)
        if len(args) == 2:
            return bernoulli_p(*args)
    return choose('bernoulli', bernoulli_overloads, args, kwargs)


bernoulli_overloads = (
    (bernoulli_default, (('input', 'Tensor', True, False), ('generator', 'Generator?', False, True))),
    (bernoulli_p, (('input', 'Tensor', True, False), ('p', 'float', True, False), ('generator', 'Generator?', False, True))),
)


def normal(*args, **kwargs):
    """normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
    normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor
    normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
    normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return normal_Tensor_float(*args)
        if len(args) == 3:
            return normal_float_float(*args)
    return choose('normal', normal_overloads, args, kwargs)


normal_overloads = (
    (normal_Tensor_Tensor, (('mean', 'Tensor', True, False), ('std', 'Tensor', True, False), ('generator', 'Generator?', False, True))),
    (normal_Tensor_float, (('mean', 'Tensor', True, False), ('std', 'float', False, False), ('generator', 'Generator?', False, True))),
    (normal_float_Tensor, (('mean', 'float', True, False), ('std', 'Tensor', True, False), ('generator', 'Generator?', False, True))),
    (normal_float_float, (('mean', 'float', True, False), ('std', 'float', True, False), ('size', 'int[]', True, False), ('generator', 'Generator?', False, True), ('dtype', 'dtype?', False, True), ('requires_grad', 'bool', False, True), ('device', 'any?', False, True), ('layout', 'Layout?', False, True), ('pin_memory', 'bool', False, True), ('memory_format', 'MemoryFormat?', False, True))),
)


def lstm(*args, **kwargs):
    """lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)
    lstm.data(Tensor input, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)
    """
    return choose('lstm', lstm_overloads, args, kwargs)


lstm_overloads = (
    (lstm_input, (('input', 'Tensor', True, False), ('hx', 'Tensor[]', True, False), ('params', 'Tensor[]', True, False), ('has_biases', 'bool', True, False), ('num_layers', 'int', True, False), ('dropout', 'float', True, False), ('train', 'bool', True, False), ('bidirectional', 'bool', True, False), ('batch_first', 'bool', True, False))),
    (lstm_data, (('input', 'Tensor', True, False), ('batch_sizes', 'Tensor', True, False), ('hx', 'Tensor[]', True, False), ('params', 'Tensor[]', True, False), ('has_biases', 'bool', True, False), ('num_layers', 'int', True, False), ('dropout', 'float', True, False), ('train', 'bool', True, False), ('bidirectional', 'bool', True, False))),
)


def gru(*args, **kwargs):
    """gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
    gru.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
    """
    return choose('gru', gru_overloads, args, kwargs)


gru_overloads = (
    (gru_input, (('input', 'Tensor', True, False), ('hx', 'Tensor', True, False), ('params', 'Tensor[]', True, False), ('has_biases', 'bool', True, False), ('num_layers', 'int', True, False), ('dropout', 'float', True, False), ('train', 'bool', True, False), ('bidirectional', 'bool', True, False), ('batch_first', 'bool', True, False))),
    (gru_data, (('input', 'Tensor', True, False), ('batch_sizes', 'Tensor', True, False), ('hx', 'Tensor', True, False), ('params', 'Tensor[]', True, False), ('has_biases', 'bool', True, False), ('num_layers', 'int', True, False), ('dropout', 'float', True, False), ('train', 'bool', True, False), ('bidirectional', 'bool', True, False))),
)


def rnn_tanh(*args, **kwargs):
    """rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
    rnn_tanh.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
    """
    return choose('rnn_tanh', rnn_tanh_overloads, args, kwargs)


rnn_tanh_overloads = (
    (rnn_tanh_input, (('input', 'Tensor', True, False), ('hx', 'Tensor', True, False), ('params', 'Tensor[]', True, False), ('has_biases', 'bool', True, False), ('num_layers', 'int', True, False), ('dropout', 'float', True, False), ('train', 'bool', True, False), ('bidirectional', 'bool', True, False), ('batch_first', 'bool', True, False))),
    (rnn_tanh_data, (('input', 'Tensor', True, False), ('batch_sizes', 'Tensor', True, False), ('hx', 'Tensor', True, False), ('params', 'Tensor[]', True, False), ('has_biases', 'bool', True, False), ('num_layers', 'int', True, False), ('dropout', 'float', True, False), ('train', 'bool', True, False), ('bidirectional', 'bool', True, False))),
)


def rnn_relu(*args, **kwargs):
    """rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
    rnn_relu.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
    """
    return choose('rnn_relu', rnn_relu_overloads, args, kwargs)


rnn_relu_overloads = (
    (rnn_relu_input, (('input', 'Tensor', True, False), ('hx', 'Tensor', True, False), ('params', 'Tensor[]', True, False), ('has_biases', 'bool', True, False), ('num_layers', 'int', True, False), ('dropout', 'float', True, False), ('train', 'bool', True, False), ('bidirectional', 'bool', True, False), ('batch_first', 'bool', True, False))),
    (rnn_relu_data, (('input', 'Tensor', True, False), ('batch_sizes', 'Tensor', True, False), ('hx', 'Tensor', True, False), ('params', 'Tensor[]', True, False), ('has_biases', 'bool', True, False), ('num_layers', 'int', True, False), ('dropout', 'float', True, False), ('train', 'bool', True, False), ('bidirectional', 'bool', True, False))),
)


def var_mean(*args, **kwargs):
    """var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
    var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
    var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
    """
    if not kwargs:
        if len(args) == 1:
            return var_mean_correction(*args)
        if len(args) == 3:
            return var_mean_dim(*args)
        if len(args) == 4:
            return var_mean_dim(*args)
    return choose('var_mean', var_mean_overloads, args, kwargs)


var_mean_overloads = (
    (var_mean_correction, (('input', 'Tensor', True, False), ('dim', 'int[1]?', False, False), ('correction', 'Scalar?', False, True), ('keepdim', 'bool', False, True))),
    (var_mean_dim, (('input', 'Tensor', True, False), ('dim', 'int[1]?', True, False), ('unbiased', 'bool', False, False), ('keepdim', 'bool', False, False))),
    (var_mean_default, (('input', 'Tensor', True, False), ('unbiased', 'bool', False, False))),
)


def std_mean(*args, **kwargs):
    """std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)
    std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)
    std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
    """
    if not kwargs:
        if len(args) == 1:
            return std_mean_correction(*args)
        if len(args) == 3:
            return std_mean_dim(*args)
        if len(args) == 4:
            return std_mean_dim(*args)
    return choose('std_mean', std_mean_overloads, args, kwargs)


std_mean_overloads = (
    (std_mean_correction, (('input', 'Tensor', True, False), ('dim', 'int[1]?', False, False), ('correction', 'Scalar?', False, True), ('keepdim', 'bool', False, True))),
    (std_mean_dim, (('input', 'Tensor', True, False), ('dim', 'int[1]?', True, False), ('unbiased', 'bool', False, False), ('keepdim', 'bool', False, False))),
    (std_mean_default, (('input', 'Tensor', True, False), ('unbiased', 'bool', False, False))),
)


def nanmedian(*args, **kwargs):
    """nanmedian(Tensor self) -> Tensor
    nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    """
    if not kwargs:
        if len(args) == 1:
            return nanmedian_default(*args)
        if len(args) == 2:
            return nanmedian_dim(*args)
        if len(args) == 3:
            return nanmedian_dim(*args)
    return choose('nanmedian', nanmedian_overloads, args, kwargs)


nanmedian_overloads = (
    (nanmedian_default, (('input', 'Tensor', True, False),)),
    (nanmedian_dim, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('keepdim', 'bool', False, False))),
)


def gradient(*args, **kwargs):
    """gradient.tensorarray(Tensor self, *, Tensor[] spacing, any dim=None, int edge_order=1) -> Tensor[]
    gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]
    """
    if not kwargs:
        if len(args) == 1:
            return gradient_default(*args)
    return choose('gradient', gradient_overloads, args, kwargs)


gradient_overloads = (
    (gradient_tensorarray, (('input', 'Tensor', True, False), ('spacing', 'Tensor[]', True, True), ('dim', 'any', False, True), ('edge_order', 'int', False, True))),
    (gradient_default, (('input', 'Tensor', True, False), ('spacing', 'any', False, True), ('dim', 'any', False, True), ('edge_order', 'int', False, True))),
)


def trapezoid(*args, **kwargs):
    """trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
    trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return trapezoid_dx(*args)
        if len(args) == 2:
            return trapezoid_x(*args)
    return choose('trapezoid', trapezoid_overloads, args, kwargs)


trapezoid_overloads = (
    (trapezoid_x, (('y', 'Tensor', True, False), ('x', 'Tensor', True, False), ('dim', 'int', False, True))),
    (trapezoid_dx, (('y', 'Tensor', True, False), ('dx', 'Scalar', False, True), ('dim', 'int', False, True))),
)


def cumulative_trapezoid(*args, **kwargs):
    """cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
    cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return cumulative_trapezoid_dx(*args)
        if len(args) == 2:
            return cumulative_trapezoid_x(*args)
    return choose('cumulative_trapezoid', cumulative_trapezoid_overloads, args, kwargs)


cumulative_trapezoid_overloads = (
    (cumulative_trapezoid_x, (('y', 'Tensor', True, False), ('x', 'Tensor', True, False), ('dim', 'int', False, True))),
    (cumulative_trapezoid_dx, (('y', 'Tensor', True, False), ('dx', 'Scalar', False, True), ('dim', 'int', False, True))),
)


def linalg_pinv(*args, **kwargs):
    """linalg.pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor
    linalg.pinv.rcond(Tensor self, float rcond, bool hermitian=False) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return linalg_pinv_default(*args)
        if len(args) == 2:
            return linalg_pinv_rcond(*args)
        if len(args) == 3:
            return linalg_pinv_rcond(*args)
    return choose('linalg_pinv', linalg_pinv_overloads, args, kwargs)


linalg_pinv_overloads = (
    (linalg_pinv_default, (('input', 'Tensor', True, False), ('atol', 'Tensor?', False, True), ('rtol', 'Tensor?', False, True), ('hermitian', 'bool', False, True))),
    (linalg_pinv_rcond, (('input', 'Tensor', True, False), ('rcond', 'float', True, False), ('hermitian', 'bool', False, False))),
)


def linalg_matrix_rank(*args, **kwargs):
    """linalg.matrix_rank(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor
    linalg.matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return linalg_matrix_rank_default(*args)
        if len(args) == 2:
            return linalg_matrix_rank_tol(*args)
        if len(args) == 3:
            return linalg_matrix_rank_tol(*args)
    return choose('linalg_matrix_rank', linalg_matrix_rank_overloads, args, kwargs)


linalg_matrix_rank_overloads = (
    (linalg_matrix_rank_default, (('input', 'Tensor', True, False), ('atol', 'Tensor?', False, True), ('rtol', 'Tensor?', False, True), ('hermitian', 'bool', False, True))),
    (linalg_matrix_rank_tol, (('input', 'Tensor', True, False), ('tol', 'Tensor', True, False), ('hermitian', 'bool', False, False))),
)


def clamp_(*args, **kwargs):
    """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
    clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return clamp_default_(*args)
    return choose('clamp_', clamp__overloads, args, kwargs)


clamp__overloads = (
    (clamp_default_, (('input', 'Tensor', True, False), ('min', 'Scalar?', False, False), ('max', 'Scalar?', False, False))),
    (clamp_Tensor_, (('input', 'Tensor', True, False), ('min', 'Tensor?', False, False), ('max', 'Tensor?', False, False))),
)


def scatter_(*args, **kwargs):
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
    scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
    """
    return choose('scatter_', scatter__overloads, args, kwargs)


scatter__overloads = (
    (scatter_src_, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('index', 'Tensor', True, False), ('src', 'Tensor', True, False))),
    (scatter_value_, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('index', 'Tensor', True, False), ('value', 'Scalar', True, False))),
    (scatter_src_reduce_, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('index', 'Tensor', True, False), ('src', 'Tensor', True, False), ('reduce', 'str', True, True))),
    (scatter_value_reduce_, (('input', 'Tensor', True, False), ('dim', 'int', True, False), ('index', 'Tensor', True, False), ('value', 'Scalar', True, False), ('reduce', 'str', True, True))),
)

subtract = sub
subtract_ = sub_
multiply = mul
multiply_ = mul_
divide = div
divide_ = div_
true_divide = div
true_divide_ = div_
negative = neg
negative_ = neg_
absolute = abs
absolute_ = abs_
special_exp2 = exp2
special_exp2_ = exp2_
special_expm1 = expm1
special_expm1_ = expm1_
special_log1p = log1p
special_log1p_ = log1p_
arcsin = asin
arcsin_ = asin_
arccos = acos
arccos_ = acos_
arctan = atan
arctan_ = atan_
nn_functional_tanh = tanh
nn_functional_tanh_ = tanh_
arcsinh = asinh
arcsinh_ = asinh_
arccosh = acosh
arccosh_ = acosh_
arctanh = atanh
arctanh_ = atanh_
arctan2 = atan2
arctan2_ = atan2_
special_expit = sigmoid
special_expit_ = sigmoid_
nn_functional_sigmoid = sigmoid
nn_functional_sigmoid_ = sigmoid_
selu = nn_functional_selu
selu_ = nn_functional_selu_
special_erf = erf
special_erf_ = erf_
clip = clamp
clip_ = clamp_
astype = to
not_equal = ne
not_equal_ = ne_
less = lt
less_ = lt_
less_equal = le
less_equal_ = le_
greater = gt
greater_ = gt_
greater_equal = ge
greater_equal_ = ge_
special_logsumexp = logsumexp
special_softmax = softmax
special_log_softmax = log_softmax
broadcast_to = expand
swapaxes = transpose
swapaxes_ = transpose_
swapdims = transpose
swapdims_ = transpose_
moveaxis = movedim
adjoint = mH
concat = cat
concatenate = cat
row_stack = vstack
linalg_matmul = matmul
ger = outer
conv1d = nn_functional_conv1d
conv2d = nn_functional_conv2d
conv3d = nn_functional_conv3d
conv_tbc = nn_functional_conv_tbc
conv_transpose1d = nn_functional_conv_transpose1d
conv_transpose2d = nn_functional_conv_transpose2d
conv_transpose3d = nn_functional_conv_transpose3d
max_pool1d = nn_functional_max_pool1d
max_pool1d_with_indices = nn_functional_max_pool1d_with_indices
max_pool2d = nn_functional_max_pool2d
max_pool3d = nn_functional_max_pool3d
avg_pool1d = nn_functional_avg_pool1d
adaptive_avg_pool1d = nn_functional_adaptive_avg_pool1d
adaptive_max_pool1d = nn_functional_adaptive_max_pool1d_with_indices
array_equal = equal
fix = trunc
fix_ = trunc_
special_round = round
special_round_ = round_
special_sinc = sinc
special_sinc_ = sinc_
special_xlogy = xlogy
special_xlogy_ = xlogy_
special_logit = logit
special_logit_ = logit_
special_erfc = erfc
special_erfc_ = erfc_
special_erfinv = erfinv
special_erfinv_ = erfinv_
special_gammaln = lgamma
special_gammaln_ = lgamma_
special_digamma = digamma
special_digamma_ = digamma_
special_psi = digamma
special_psi_ = digamma_
special_polygamma = polygamma
special_polygamma_ = polygamma_
special_multigammaln = mvlgamma
special_multigammaln_ = mvlgamma_
special_i0 = i0
special_i0_ = i0_
celu = nn_functional_celu
celu_ = nn_functional_celu_
nn_functional_hardshrink = hardshrink
threshold = nn_functional_threshold
threshold_ = nn_functional_threshold_
prelu = nn_functional_prelu
rms_norm = nn_functional_rms_norm
pixel_shuffle = nn_functional_pixel_shuffle
pixel_unshuffle = nn_functional_pixel_unshuffle
channel_shuffle = nn_functional_channel_shuffle
native_channel_shuffle = nn_functional_channel_shuffle
nn_functional_native_channel_shuffle = nn_functional_channel_shuffle
bilinear = nn_functional_bilinear
trapz = trapezoid
nn_functional_pdist = pdist
pairwise_distance = nn_functional_pairwise_distance
cosine_similarity = nn_functional_cosine_similarity


def add_reflected(input, other):
    """The reflected operator of add: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return add(other, input)


def sub_reflected(input, other):
    """The reflected operator of sub: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return sub(other, input)


def mul_reflected(input, other):
    """The reflected operator of mul: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return mul(other, input)


def div_reflected(input, other):
    """The reflected operator of div: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return div(other, input)


def floor_divide_reflected(input, other):
    """The reflected operator of floor_divide: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return floor_divide(other, input)


def remainder_reflected(input, other):
    """The reflected operator of remainder: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return remainder(other, input)


def pow_reflected(input, other):
    """The reflected operator of pow: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return pow(other, input)


def bitwise_and_reflected(input, other):
    """The reflected operator of bitwise_and: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return bitwise_and(other, input)


def bitwise_or_reflected(input, other):
    """The reflected operator of bitwise_or: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return bitwise_or(other, input)


def bitwise_xor_reflected(input, other):
    """The reflected operator of bitwise_xor: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return bitwise_xor(other, input)


def matmul_reflected(input, other):
    """The reflected operator of matmul: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return matmul(other, input)


def bitwise_left_shift_reflected(input, other):
    """The reflected operator of bitwise_left_shift: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return bitwise_left_shift(other, input)


def bitwise_right_shift_reflected(input, other):
    """The reflected operator of bitwise_right_shift: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return bitwise_right_shift(other, input)


def where_method(input, condition, other):
    """where(Tensor condition, Tensor self, Tensor other) -> Tensor"""
    return where(condition, input, other)


def polygamma_method(input, n):
    """polygamma(int n, Tensor self) -> Tensor"""
    return polygamma(n, input)


def polygamma__method(input, n):
    """polygamma(int n, Tensor self) -> Tensor"""
    return polygamma_(n, input)


PUBLIC = (
    'H',
    'T',
    'abs',
    'abs_',
    'absolute',
    'absolute_',
    'acos',
    'acos_',
    'acosh',
    'acosh_',
    'adaptive_avg_pool1d',
    'adaptive_max_pool1d',
    'add',
    'add_',
    'addbmm',
    'addbmm_',
    'addcdiv',
    'addcdiv_',
    'addcmul',
    'addcmul_',
    'addmm',
    'addmm_',
    'addmv',
    'addmv_',
    'addr',
    'addr_',
    'adjoint',
    'alias_copy',
    'all',
    'allclose',
    'amax',
    'amin',
    'aminmax',
    'angle',
    'any',
    'arange',
    'arccos',
    'arccos_',
    'arccosh',
    'arccosh_',
    'arcsin',
    'arcsin_',
    'arcsinh',
    'arcsinh_',
    'arctan',
    'arctan2',
    'arctan2_',
    'arctan_',
    'arctanh',
    'arctanh_',
    'argmax',
    'argmin',
    'argsort',
    'argwhere',
    'array_equal',
    'as_strided',
    'as_strided_',
    'as_strided_copy',
    'as_strided_scatter',
    'asin',
    'asin_',
    'asinh',
    'asinh_',
    'astype',
    'atan',
    'atan2',
    'atan2_',
    'atan_',
    'atanh',
    'atanh_',
    'atleast_1d',
    'atleast_2d',
    'atleast_3d',
    'avg_pool1d',
    'baddbmm',
    'baddbmm_',
    'bartlett_window',
    'bernoulli',
    'bilinear',
    'bincount',
    'bitwise_and',
    'bitwise_and_',
    'bitwise_left_shift',
    'bitwise_left_shift_',
    'bitwise_not',
    'bitwise_not_',
    'bitwise_or',
    'bitwise_or_',
    'bitwise_right_shift',
    'bitwise_right_shift_',
    'bitwise_xor',
    'bitwise_xor_',
    'blackman_window',
    'block_diag',
    'bmm',
    'broadcast_tensors',
    'broadcast_to',
    'bucketize',
    'cartesian_prod',
    'cat',
    'cdist',
    'ceil',
    'ceil_',
    'celu',
    'celu_',
    'chain_matmul',
    'channel_shuffle',
    'cholesky',
    'cholesky_inverse',
    'cholesky_solve',
    'chunk',
    'clamp',
    'clamp_',
    'clamp_max',
    'clamp_max_',
    'clamp_min',
    'clamp_min_',
    'clip',
    'clip_',
    'clone',
    'column_stack',
    'combinations',
    'complex',
    'concat',
    'concatenate',
    'conj',
    'conj_physical',
    'conj_physical_',
    'constant_pad_nd',
    'contiguous',
    'conv1d',
    'conv2d',
    'conv3d',
    'conv_tbc',
    'conv_transpose1d',
    'conv_transpose2d',
    'conv_transpose3d',
    'convolution',
    'copy',
    'copy_',
    'copysign',
    'copysign_',
    'corrcoef',
    'cos',
    'cos_',
    'cosh',
    'cosh_',
    'cosine_similarity',
    'count_nonzero',
    'cov',
    'cross',
    'cummax',
    'cummin',
    'cumprod',
    'cumprod_',
    'cumsum',
    'cumsum_',
    'cumulative_trapezoid',
    'deg2rad',
    'deg2rad_',
    'det',
    'diag',
    'diag_embed',
    'diagflat',
    'diagonal',
    'diagonal_copy',
    'diagonal_scatter',
    'diff',
    'digamma',
    'digamma_',
    'dist',
    'div',
    'div_',
    'divide',
    'divide_',
    'dot',
    'dsplit',
    'dstack',
    'einsum',
    'embedding',
    'empty',
    'empty_like',
    'eq',
    'eq_',
    'equal',
    'erf',
    'erf_',
    'erfc',
    'erfc_',
    'erfinv',
    'erfinv_',
    'exp',
    'exp2',
    'exp2_',
    'exp_',
    'expand',
    'expand_as',
    'expand_copy',
    'expm1',
    'expm1_',
    'eye',
    'fill',
    'fill_',
    'fix',
    'fix_',
    'flatten',
    'flip',
    'fliplr',
    'flipud',
    'float_power',
    'float_power_',
    'floor',
    'floor_',
    'floor_divide',
    'floor_divide_',
    'fmax',
    'fmin',
    'fmod',
    'fmod_',
    'frac',
    'frac_',
    'frexp',
    'full',
    'full_like',
    'gather',
    'gcd',
    'gcd_',
    'ge',
    'ge_',
    'geqrf',
    'ger',
    'getitem',
    'gradient',
    'greater',
    'greater_',
    'greater_equal',
    'greater_equal_',
    'grid_sampler',
    'grid_sampler_2d',
    'grid_sampler_3d',
    'gru',
    'gru_cell',
    'gt',
    'gt_',
    'hamming_window',
    'hann_window',
    'hardshrink',
    'heaviside',
    'heaviside_',
    'histc',
    'hsplit',
    'hstack',
    'hypot',
    'hypot_',
    'i0',
    'i0_',
    'imag',
    'index_add',
    'index_add_',
    'index_copy',
    'index_copy_',
    'index_fill',
    'index_fill_',
    'index_put',
    'index_put_',
    'index_reduce',
    'index_reduce_',
    'index_select',
    'inner',
    'inverse',
    'isclose',
    'isfinite',
    'isin',
    'isinf',
    'isnan',
    'isneginf',
    'isposinf',
    'isreal',
    'istft',
    'kaiser_window',
    'kron',
    'kthvalue',
    'lcm',
    'lcm_',
    'ldexp',
    'ldexp_',
    'le',
    'le_',
    'lerp',
    'lerp_',
    'less',
    'less_',
    'less_equal',
    'less_equal_',
    'lgamma',
    'lgamma_',
    'linspace',
    'log',
    'log10',
    'log10_',
    'log1p',
    'log1p_',
    'log2',
    'log2_',
    'log_',
    'log_softmax',
    'logaddexp',
    'logaddexp2',
    'logcumsumexp',
    'logdet',
    'logical_and',
    'logical_and_',
    'logical_not',
    'logical_not_',
    'logical_or',
    'logical_or_',
    'logical_xor',
    'logical_xor_',
    'logit',
    'logit_',
    'logspace',
    'logsumexp',
    'lstm',
    'lstm_cell',
    'lt',
    'lt_',
    'lu',
    'lu_solve',
    'lu_unpack',
    'mH',
    'mT',
    'masked_fill',
    'masked_fill_',
    'masked_scatter',
    'masked_scatter_',
    'masked_select',
    'matmul',
    'matrix_exp',
    'matrix_power',
    'max',
    'max_pool1d',
    'max_pool1d_with_indices',
    'max_pool2d',
    'max_pool3d',
    'maximum',
    'mean',
    'median',
    'meshgrid',
    'min',
    'minimum',
    'mm',
    'mode',
    'moveaxis',
    'movedim',
    'msort',
    'mul',
    'mul_',
    'multinomial',
    'multiply',
    'multiply_',
    'mv',
    'mvlgamma',
    'mvlgamma_',
    'nan_to_num',
    'nan_to_num_',
    'nanmean',
    'nanmedian',
    'nanquantile',
    'nansum',
    'narrow',
    'narrow_copy',
    'native_batch_norm',
    'native_channel_shuffle',
    'native_group_norm',
    'native_layer_norm',
    'ne',
    'ne_',
    'neg',
    'neg_',
    'negative',
    'negative_',
    'new_empty',
    'new_full',
    'new_ones',
    'new_zeros',
    'nextafter',
    'nextafter_',
    'nonzero',
    'norm',
    'normal',
    'not_equal',
    'not_equal_',
    'ones',
    'ones_like',
    'orgqr',
    'ormqr',
    'outer',
    'pairwise_distance',
    'pca_lowrank',
    'pdist',
    'permute',
    'permute_copy',
    'pinverse',
    'pixel_shuffle',
    'pixel_unshuffle',
    'poisson',
    'polar',
    'polygamma',
    'polygamma_',
    'positive',
    'pow',
    'pow_',
    'prelu',
    'prod',
    'put',
    'put_',
    'qr',
    'quantile',
    'rad2deg',
    'rad2deg_',
    'rand',
    'rand_like',
    'randint',
    'randint_like',
    'randn',
    'randn_like',
    'randperm',
    'ravel',
    'real',
    'reciprocal',
    'reciprocal_',
    'relu',
    'relu_',
    'remainder',
    'remainder_',
    'renorm',
    'renorm_',
    'repeat',
    'repeat_interleave',
    'reshape',
    'reshape_as',
    'resolve_conj',
    'resolve_neg',
    'rms_norm',
    'rnn_relu',
    'rnn_relu_cell',
    'rnn_tanh',
    'rnn_tanh_cell',
    'roll',
    'rot90',
    'round',
    'round_',
    'row_stack',
    'rsqrt',
    'rsqrt_',
    'rsub',
    'scatter',
    'scatter_',
    'scatter_add',
    'scatter_add_',
    'scatter_reduce',
    'scatter_reduce_',
    'searchsorted',
    'select',
    'select_copy',
    'select_scatter',
    'selu',
    'selu_',
    'sgn',
    'sgn_',
    'sigmoid',
    'sigmoid_',
    'sign',
    'sign_',
    'signbit',
    'sin',
    'sin_',
    'sinc',
    'sinc_',
    'sinh',
    'sinh_',
    'slice',
    'slice_copy',
    'slice_scatter',
    'slogdet',
    'softmax',
    'sort',
    'split',
    'split_with_sizes',
    'split_with_sizes_copy',
    'sqrt',
    'sqrt_',
    'square',
    'square_',
    'squeeze',
    'squeeze_',
    'squeeze_copy',
    'stack',
    'std',
    'std_mean',
    'stft',
    'sub',
    'sub_',
    'subtract',
    'subtract_',
    'sum',
    'sum_to_size',
    'svd',
    'svd_lowrank',
    'swapaxes',
    'swapaxes_',
    'swapdims',
    'swapdims_',
    't',
    't_',
    't_copy',
    'take',
    'take_along_dim',
    'tan',
    'tan_',
    'tanh',
    'tanh_',
    'tensor_split',
    'tensordot',
    'threshold',
    'threshold_',
    'tile',
    'to',
    'topk',
    'trace',
    'transpose',
    'transpose_',
    'transpose_copy',
    'trapezoid',
    'trapz',
    'triangular_solve',
    'tril',
    'tril_',
    'tril_indices',
    'triu',
    'triu_',
    'triu_indices',
    'true_divide',
    'true_divide_',
    'trunc',
    'trunc_',
    'unbind',
    'unbind_copy',
    'unflatten',
    'unfold',
    'unfold_copy',
    'unique',
    'unique_consecutive',
    'unravel_index',
    'unsafe_chunk',
    'unsafe_split',
    'unsafe_split_with_sizes',
    'unsqueeze',
    'unsqueeze_',
    'unsqueeze_copy',
    'vander',
    'var',
    'var_mean',
    'vdot',
    'view',
    'view_as',
    'view_as_complex',
    'view_as_real',
    'view_copy',
    'vsplit',
    'vstack',
    'where',
    'xlogy',
    'xlogy_',
    'zero',
    'zero_',
    'zeros',
    'zeros_like',
)
__all__ = list(PUBLIC)
