# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1af46b325fbf3481
"""All operations under their public names, dots written as underscores."""

from generated.operations.activations import *
from generated.operations.activations import __all__ as _activations
from generated.operations.activations import (
    nn_functional_elu,
    nn_functional_elu_,
    nn_functional_gelu,
    nn_functional_leaky_relu,
    nn_functional_leaky_relu_,
    nn_functional_logsigmoid,
    nn_functional_relu,
    nn_functional_relu_,
    nn_functional_selu,
    nn_functional_selu_,
    nn_functional_sigmoid,
    nn_functional_sigmoid_,
    nn_functional_silu,
    nn_functional_silu_,
    nn_functional_softplus,
    special__logistic,
    special_erf,
    special_erf_,
    special_expit,
    special_expit_,
)
from generated.operations.angles import *
from generated.operations.angles import __all__ as _angles
from generated.operations.angles import special__sinc_derivative, special_sinc, special_sinc_
from generated.operations.arithmetic import *
from generated.operations.arithmetic import __all__ as _arithmetic
from generated.operations.arithmetic import (
    add_reflected,
    div_reflected,
    floor_divide_reflected,
    mul_reflected,
    remainder_reflected,
    sub_reflected,
)
from generated.operations.attention_and_recurrent_cells import *
from generated.operations.attention_and_recurrent_cells import (
    __all__ as _attention_and_recurrent_cells,
)
from generated.operations.attention_and_recurrent_cells import (
    nn_functional__attention_and_logs,
    nn_functional_multi_head_attention_forward,
    nn_functional_scaled_dot_product_attention,
)
from generated.operations.bessel_functions import *
from generated.operations.bessel_functions import __all__ as _bessel_functions
from generated.operations.bessel_functions import (
    special_i0,
    special_i0_,
    special_i1,
    special_iv,
    special_ive,
    special_jv,
    special_kv,
    special_kve,
    special_yv,
)
from generated.operations.bounds_choices_and_interpolation import *
from generated.operations.bounds_choices_and_interpolation import (
    __all__ as _bounds_choices_and_interpolation,
)
from generated.operations.bounds_choices_and_interpolation import (
    _flat,
    clamp_default,
    clamp_default_,
    clamp_Tensor,
    clamp_Tensor_,
    where_condition,
    where_default,
    where_method,
)
from generated.operations.choices_and_signs import *
from generated.operations.choices_and_signs import __all__ as _choices_and_signs
from generated.operations.comparisons import *
from generated.operations.comparisons import __all__ as _comparisons
from generated.operations.comparisons import (
    bitwise_and_reflected,
    bitwise_or_reflected,
    bitwise_xor_reflected,
)
from generated.operations.complex_numbers import *
from generated.operations.complex_numbers import __all__ as _complex_numbers
from generated.operations.complex_numbers_and_dtypes import *
from generated.operations.complex_numbers_and_dtypes import __all__ as _complex_numbers_and_dtypes
from generated.operations.convolution import *
from generated.operations.convolution import __all__ as _convolution
from generated.operations.convolution import (
    _convolution_weight,
    nn_functional_conv1d,
    nn_functional_conv2d,
    nn_functional_conv3d,
    nn_functional_conv_tbc,
    nn_functional_conv_transpose1d,
    nn_functional_conv_transpose2d,
    nn_functional_conv_transpose3d,
)
from generated.operations.creation import *
from generated.operations.creation import __all__ as _creation
from generated.operations.creation import arange_default, arange_start
from generated.operations.diagonals_triangles_and_windows import *
from generated.operations.diagonals_triangles_and_windows import (
    __all__ as _diagonals_triangles_and_windows,
)
from generated.operations.diagonals_triangles_and_windows import (
    _diagonal_backward,
    _unfold_backward,
)
from generated.operations.dropout import *
from generated.operations.dropout import __all__ as _dropout
from generated.operations.dropout import (
    nn_functional_alpha_dropout,
    nn_functional_alpha_dropout_,
    nn_functional_dropout,
    nn_functional_dropout1d,
    nn_functional_dropout1d_,
    nn_functional_dropout2d,
    nn_functional_dropout2d_,
    nn_functional_dropout3d,
    nn_functional_dropout3d_,
    nn_functional_dropout_,
    nn_functional_feature_alpha_dropout,
    nn_functional_feature_alpha_dropout_,
)
from generated.operations.embeddings_bilinear_maps_and_alignments import *
from generated.operations.embeddings_bilinear_maps_and_alignments import (
    __all__ as _embeddings_bilinear_maps_and_alignments,
)
from generated.operations.embeddings_bilinear_maps_and_alignments import (
    nn_functional__ctc_losses,
    nn_functional_bilinear,
    nn_functional_ctc_loss,
    nn_functional_embedding,
    nn_functional_embedding_bag,
)
from generated.operations.exponentials_and_logarithms import *
from generated.operations.exponentials_and_logarithms import __all__ as _exponentials_and_logarithms
from generated.operations.exponentials_and_logarithms import (
    special_exp2,
    special_exp2_,
    special_expm1,
    special_expm1_,
    special_log1p,
    special_log1p_,
)
from generated.operations.facts_about_values import *
from generated.operations.facts_about_values import __all__ as _facts_about_values
from generated.operations.fourier_transforms import *
from generated.operations.fourier_transforms import __all__ as _fourier_transforms
from generated.operations.fourier_transforms import (
    fft_fft,
    fft_hfft,
    fft_ifft,
    fft_ihfft,
    fft_irfft,
    fft_rfft,
)
from generated.operations.fourier_transforms_of_several_dimensions import *
from generated.operations.fourier_transforms_of_several_dimensions import (
    __all__ as _fourier_transforms_of_several_dimensions,
)
from generated.operations.fourier_transforms_of_several_dimensions import (
    fft_fft2,
    fft_fftfreq,
    fft_fftn,
    fft_fftshift,
    fft_hfft2,
    fft_hfftn,
    fft_ifft2,
    fft_ifftn,
    fft_ifftshift,
    fft_ihfft2,
    fft_ihfftn,
    fft_irfft2,
    fft_irfftn,
    fft_rfft2,
    fft_rfftfreq,
    fft_rfftn,
)
from generated.operations.further_activations import *
from generated.operations.further_activations import __all__ as _further_activations
from generated.operations.further_activations import (
    nn_functional_celu,
    nn_functional_celu_,
    nn_functional_hardshrink,
    nn_functional_hardsigmoid,
    nn_functional_hardsigmoid_,
    nn_functional_hardswish,
    nn_functional_hardswish_,
    nn_functional_hardtanh,
    nn_functional_hardtanh_,
    nn_functional_mish,
    nn_functional_mish_,
    nn_functional_relu6,
    nn_functional_relu6_,
    nn_functional_softshrink,
    nn_functional_softsign,
    nn_functional_tanhshrink,
    nn_functional_threshold,
    nn_functional_threshold_,
)
from generated.operations.gates import *
from generated.operations.gates import __all__ as _gates
from generated.operations.gates import (
    nn_functional__prelu,
    nn_functional_glu,
    nn_functional_gumbel_softmax,
    nn_functional_prelu,
    nn_functional_rrelu,
    nn_functional_rrelu_,
)
from generated.operations.hyperbolic_functions import *
from generated.operations.hyperbolic_functions import __all__ as _hyperbolic_functions
from generated.operations.hyperbolic_functions import nn_functional_tanh, nn_functional_tanh_
from generated.operations.hypergeometric_functions_and_polynomials import *
from generated.operations.hypergeometric_functions_and_polynomials import (
    __all__ as _hypergeometric_functions_and_polynomials,
)
from generated.operations.hypergeometric_functions_and_polynomials import (
    special_eval_genlaguerre,
    special_eval_hermite,
    special_eval_jacobi,
    special_hyp0f1,
    special_hyp1f1,
    special_hyp2f1,
    special_hyperu,
)
from generated.operations.images import *
from generated.operations.images import __all__ as _images
from generated.operations.images import (
    nn_functional__resample,
    nn_functional_affine_grid,
    nn_functional_grid_sample,
    nn_functional_interpolate,
    nn_functional_upsample,
    nn_functional_upsample_bilinear,
    nn_functional_upsample_nearest,
)
from generated.operations.indexing import *
from generated.operations.indexing import __all__ as _indexing
from generated.operations.indexing import (
    _getitem_backward,
    nn_functional__pad_by,
    nn_functional_one_hot,
    nonzero_as_tuple,
    nonzero_default,
)
from generated.operations.integers_bits_and_facts import *
from generated.operations.integers_bits_and_facts import __all__ as _integers_bits_and_facts
from generated.operations.integers_bits_and_facts import (
    bitwise_left_shift_reflected,
    bitwise_right_shift_reflected,
)
from generated.operations.integrals_and_inverses import *
from generated.operations.integrals_and_inverses import __all__ as _integrals_and_inverses
from generated.operations.integrals_and_inverses import (
    special_ellipe,
    special_ellipj,
    special_ellipk,
    special_expi,
    special_expn,
    special_exprel,
    special_fresnel,
    special_lambertw,
    special_ndtri_exp,
    special_owens_t,
    special_shichi,
    special_sici,
    special_spence,
    special_wofz,
    special_wrightomega,
)
from generated.operations.joining_and_parting import *
from generated.operations.joining_and_parting import __all__ as _joining_and_parting
from generated.operations.joining_and_parting import (
    repeat_interleave_default,
    repeat_interleave_Tensor,
    split_default,
    split_sections,
)
from generated.operations.linear_systems_and_determinants import *
from generated.operations.linear_systems_and_determinants import (
    __all__ as _linear_systems_and_determinants,
)
from generated.operations.linear_systems_and_determinants import (
    linalg__matrix_exp_derivative,
    linalg__solve_banded,
    linalg__solve_factored,
    linalg__solve_factors,
    linalg_det,
    linalg_inv,
    linalg_inv_ex,
    linalg_lstsq,
    linalg_matrix_exp,
    linalg_matrix_power,
    linalg_matrix_rank,
    linalg_matrix_rank_default,
    linalg_matrix_rank_tol,
    linalg_multi_dot,
    linalg_pinv,
    linalg_pinv_default,
    linalg_pinv_rcond,
    linalg_slogdet,
    linalg_solve,
    linalg_solve_ex,
    linalg_tensorinv,
    linalg_tensorsolve,
    linalg_vander,
)
from generated.operations.logarithms import *
from generated.operations.logarithms import __all__ as _logarithms
from generated.operations.logarithms import (
    special_entr,
    special_logit,
    special_logit_,
    special_xlog1py,
    special_xlogy,
    special_xlogy_,
)
from generated.operations.losses import *
from generated.operations.losses import __all__ as _losses
from generated.operations.losses import (
    nn_functional__cross_entropy_hard,
    nn_functional__cross_entropy_soft,
    nn_functional_binary_cross_entropy,
    nn_functional_binary_cross_entropy_with_logits,
    nn_functional_cross_entropy,
    nn_functional_l1_loss,
    nn_functional_mse_loss,
    nn_functional_nll_loss,
)
from generated.operations.lu_and_ldl_decompositions import *
from generated.operations.lu_and_ldl_decompositions import __all__ as _lu_and_ldl_decompositions
from generated.operations.lu_and_ldl_decompositions import (
    linalg_ldl_factor,
    linalg_ldl_factor_ex,
    linalg_ldl_solve,
    linalg_logm,
    linalg_lu,
    linalg_lu_factor,
    linalg_lu_factor_ex,
    linalg_lu_solve,
    linalg_solve_sylvester,
    linalg_sqrtm,
)
from generated.operations.matrix_decompositions import *
from generated.operations.matrix_decompositions import __all__ as _matrix_decompositions
from generated.operations.matrix_decompositions import (
    linalg_cholesky,
    linalg_cholesky_ex,
    linalg_eig,
    linalg_eigh,
    linalg_eigvals,
    linalg_eigvalsh,
    linalg_householder_product,
    linalg_qr,
    linalg_solve_triangular,
    linalg_svd,
    linalg_svdvals,
)
from generated.operations.matrix_products import *
from generated.operations.matrix_products import __all__ as _matrix_products
from generated.operations.matrix_products import _sparse_product, linalg_matmul, matmul_reflected
from generated.operations.matrix_products_with_sums import *
from generated.operations.matrix_products_with_sums import __all__ as _matrix_products_with_sums
from generated.operations.matrix_products_with_sums import nn_functional_linear
from generated.operations.memory_and_copies import *
from generated.operations.memory_and_copies import __all__ as _memory_and_copies
from generated.operations.more_losses import *
from generated.operations.more_losses import __all__ as _more_losses
from generated.operations.more_losses import (
    nn_functional__huber,
    nn_functional_cosine_embedding_loss,
    nn_functional_gaussian_nll_loss,
    nn_functional_hinge_embedding_loss,
    nn_functional_huber_loss,
    nn_functional_kl_div,
    nn_functional_linear_cross_entropy,
    nn_functional_margin_ranking_loss,
    nn_functional_multi_margin_loss,
    nn_functional_multilabel_margin_loss,
    nn_functional_multilabel_soft_margin_loss,
    nn_functional_poisson_nll_loss,
    nn_functional_smooth_l1_loss,
    nn_functional_soft_margin_loss,
    nn_functional_triplet_margin_loss,
    nn_functional_triplet_margin_with_distance_loss,
)
from generated.operations.normalisation import *
from generated.operations.normalisation import __all__ as _normalisation
from generated.operations.normalisation import (
    nn_functional__batch_norm_moments,
    nn_functional_batch_norm,
    nn_functional_group_norm,
    nn_functional_instance_norm,
    nn_functional_layer_norm,
    nn_functional_local_response_norm,
    nn_functional_normalize,
    nn_functional_rms_norm,
)
from generated.operations.orders import *
from generated.operations.orders import __all__ as _orders
from generated.operations.placing import *
from generated.operations.placing import __all__ as _placing
from generated.operations.placing import (
    scatter_src,
    scatter_src_,
    scatter_src_reduce,
    scatter_src_reduce_,
    scatter_value,
    scatter_value_,
    scatter_value_reduce,
    scatter_value_reduce_,
)
from generated.operations.polar_coordinates import *
from generated.operations.polar_coordinates import __all__ as _polar_coordinates
from generated.operations.pooling import *
from generated.operations.pooling import __all__ as _pooling
from generated.operations.pooling import (
    nn_functional_adaptive_avg_pool1d,
    nn_functional_adaptive_avg_pool2d,
    nn_functional_adaptive_avg_pool3d,
    nn_functional_adaptive_max_pool1d,
    nn_functional_adaptive_max_pool1d_with_indices,
    nn_functional_adaptive_max_pool2d,
    nn_functional_adaptive_max_pool2d_with_indices,
    nn_functional_adaptive_max_pool3d,
    nn_functional_adaptive_max_pool3d_with_indices,
    nn_functional_avg_pool1d,
    nn_functional_avg_pool2d,
    nn_functional_avg_pool3d,
    nn_functional_fractional_max_pool2d,
    nn_functional_fractional_max_pool2d_with_indices,
    nn_functional_fractional_max_pool3d,
    nn_functional_fractional_max_pool3d_with_indices,
    nn_functional_lp_pool1d,
    nn_functional_lp_pool2d,
    nn_functional_lp_pool3d,
    nn_functional_max_pool1d,
    nn_functional_max_pool1d_with_indices,
    nn_functional_max_pool2d,
    nn_functional_max_pool2d_with_indices,
    nn_functional_max_pool3d,
    nn_functional_max_pool3d_with_indices,
)
from generated.operations.powers_and_products import *
from generated.operations.powers_and_products import __all__ as _powers_and_products
from generated.operations.powers_roots_and_signs import *
from generated.operations.powers_roots_and_signs import __all__ as _powers_roots_and_signs
from generated.operations.powers_roots_and_signs import pow_reflected
from generated.operations.putting_and_copying import *
from generated.operations.putting_and_copying import __all__ as _putting_and_copying
from generated.operations.random_numbers import *
from generated.operations.random_numbers import __all__ as _random_numbers
from generated.operations.random_numbers import (
    randint_default,
    randint_like_default,
    randint_like_low,
    randint_low,
)
from generated.operations.random_numbers_of_a_distribution import *
from generated.operations.random_numbers_of_a_distribution import (
    __all__ as _random_numbers_of_a_distribution,
)
from generated.operations.random_numbers_of_a_distribution import (
    bernoulli_default,
    bernoulli_p,
    normal_float_float,
    normal_float_Tensor,
    normal_Tensor_float,
    normal_Tensor_Tensor,
)
from generated.operations.recurrent_networks import *
from generated.operations.recurrent_networks import __all__ as _recurrent_networks
from generated.operations.recurrent_networks import (
    gru_data,
    gru_input,
    lstm_data,
    lstm_input,
    nn_functional__gru_sequence,
    nn_functional__lstm_sequence,
    nn_functional__rnn_sequence,
    rnn_relu_data,
    rnn_relu_input,
    rnn_tanh_data,
    rnn_tanh_input,
)
from generated.operations.reductions import *
from generated.operations.reductions import __all__ as _reductions
from generated.operations.reductions import (
    max_default,
    max_dim,
    max_other,
    min_default,
    min_dim,
    min_other,
    std_correction,
    std_default,
    std_dim,
    var_correction,
    var_default,
    var_dim,
)
from generated.operations.rounding import *
from generated.operations.rounding import __all__ as _rounding
from generated.operations.rounding import special_round, special_round_
from generated.operations.running_extrema_differences_and_integrals import *
from generated.operations.running_extrema_differences_and_integrals import (
    __all__ as _running_extrema_differences_and_integrals,
)
from generated.operations.running_extrema_differences_and_integrals import (
    cumulative_trapezoid_dx,
    cumulative_trapezoid_x,
    gradient_default,
    gradient_tensorarray,
    nn_functional_softmin,
    trapezoid_dx,
    trapezoid_x,
)
from generated.operations.running_sums_and_products_sorting import *
from generated.operations.running_sums_and_products_sorting import (
    __all__ as _running_sums_and_products_sorting,
)
from generated.operations.running_sums_and_products_sorting import median_default, median_dim
from generated.operations.shapes import *
from generated.operations.shapes import __all__ as _shapes
from generated.operations.shapes import (
    atleast_1d_default,
    atleast_1d_Sequence,
    atleast_2d_default,
    atleast_2d_Sequence,
    atleast_3d_default,
    atleast_3d_Sequence,
)
from generated.operations.shuffles_and_padding import *
from generated.operations.shuffles_and_padding import __all__ as _shuffles_and_padding
from generated.operations.shuffles_and_padding import (
    nn_functional_channel_shuffle,
    nn_functional_native_channel_shuffle,
    nn_functional_pad,
    nn_functional_pixel_shuffle,
    nn_functional_pixel_unshuffle,
)
from generated.operations.signals import *
from generated.operations.signals import __all__ as _signals
from generated.operations.signals import (
    signal__convolve_part,
    signal_convolve,
    signal_correlate,
    signal_fftconvolve,
)
from generated.operations.softmax import *
from generated.operations.softmax import __all__ as _softmax
from generated.operations.softmax import (
    nn_functional_log_softmax,
    nn_functional_softmax,
    special_log_softmax,
    special_logsumexp,
    special_softmax,
)
from generated.operations.spherical_bessel_struve_and_airy_functions import *
from generated.operations.spherical_bessel_struve_and_airy_functions import (
    __all__ as _spherical_bessel_struve_and_airy_functions,
)
from generated.operations.spherical_bessel_struve_and_airy_functions import (
    special__i0e_decay,
    special_airy,
    special_bessel_j0,
    special_bessel_j1,
    special_bessel_y0,
    special_bessel_y1,
    special_i0e,
    special_i1e,
    special_modstruve,
    special_spherical_in,
    special_spherical_jn,
    special_spherical_kn,
    special_spherical_yn,
    special_struve,
)
from generated.operations.statistics import *
from generated.operations.statistics import __all__ as _statistics
from generated.operations.statistics import (
    _corrcoef_of,
    _cov_unweighted,
    _quantile_between,
    nanmedian_default,
    nanmedian_dim,
    std_mean_correction,
    std_mean_default,
    std_mean_dim,
    var_mean_correction,
    var_mean_default,
    var_mean_dim,
)
from generated.operations.the_beta_function_and_distributions import *
from generated.operations.the_beta_function_and_distributions import (
    __all__ as _the_beta_function_and_distributions,
)
from generated.operations.the_beta_function_and_distributions import (
    special_betainc,
    special_betaincinv,
    special_binom,
    special_gammainccinv,
    special_gammaincinv,
    special_poch,
    special_stdtr,
    special_stdtrit,
    special_zeta,
)
from generated.operations.the_error_function_and_the_normal_distribution import *
from generated.operations.the_error_function_and_the_normal_distribution import (
    __all__ as _the_error_function_and_the_normal_distribution,
)
from generated.operations.the_error_function_and_the_normal_distribution import (
    _ndtr_of,
    _ndtr_short,
    special__erfcx_derivative,
    special_erfc,
    special_erfc_,
    special_erfcinv,
    special_erfcx,
    special_erfinv,
    special_erfinv_,
    special_log_ndtr,
    special_ndtr,
    special_ndtri,
)
from generated.operations.the_gamma_function import *
from generated.operations.the_gamma_function import __all__ as _the_gamma_function
from generated.operations.the_gamma_function import (
    polygamma__method,
    polygamma_method,
    special_beta,
    special_betaln,
    special_digamma,
    special_digamma_,
    special_gamma,
    special_gammainc,
    special_gammainc_,
    special_gammaincc,
    special_gammaincc_,
    special_gammaln,
    special_gammaln_,
    special_gammasgn,
    special_multigammaln,
    special_multigammaln_,
    special_polygamma,
    special_polygamma_,
    special_psi,
    special_psi_,
    special_rgamma,
)
from generated.operations.trigonometric_functions import *
from generated.operations.trigonometric_functions import __all__ as _trigonometric_functions
from generated.operations.unpooling_and_patches import *
from generated.operations.unpooling_and_patches import __all__ as _unpooling_and_patches
from generated.operations.unpooling_and_patches import (
    nn_functional_fold,
    nn_functional_max_unpool1d,
    nn_functional_max_unpool2d,
    nn_functional_max_unpool3d,
    nn_functional_unfold,
)
from generated.operations.vectors_norms_and_distances import *
from generated.operations.vectors_norms_and_distances import __all__ as _vectors_norms_and_distances
from generated.operations.vectors_norms_and_distances import (
    linalg_cond,
    linalg_cross,
    linalg_diagonal,
    linalg_matrix_norm,
    linalg_norm,
    linalg_vecdot,
    linalg_vector_norm,
    nn_functional_cosine_similarity,
    nn_functional_pairwise_distance,
    nn_functional_pdist,
)
from generated.operations.windows_and_regions import *
from generated.operations.windows_and_regions import __all__ as _windows_and_regions
from generated.operations.windows_and_regions import (
    nn_functional__adaptive_maxima,
    nn_functional__adaptive_means,
    nn_functional__adaptive_means_adjoint,
    nn_functional__fractional_maxima,
    nn_functional__pool_max,
    nn_functional__pool_mean,
    nn_functional__pool_mean_adjoint,
    nn_functional__pool_pick,
    nn_functional__pool_put,
)

PUBLIC = (
    *_activations,
    *_angles,
    *_arithmetic,
    *_attention_and_recurrent_cells,
    *_bessel_functions,
    *_bounds_choices_and_interpolation,
    *_choices_and_signs,
    *_comparisons,
    *_complex_numbers,
    *_complex_numbers_and_dtypes,
    *_convolution,
    *_creation,
    *_diagonals_triangles_and_windows,
    *_dropout,
    *_embeddings_bilinear_maps_and_alignments,
    *_exponentials_and_logarithms,
    *_facts_about_values,
    *_fourier_transforms,
    *_fourier_transforms_of_several_dimensions,
    *_further_activations,
    *_gates,
    *_hyperbolic_functions,
    *_hypergeometric_functions_and_polynomials,
    *_images,
    *_indexing,
    *_integers_bits_and_facts,
    *_integrals_and_inverses,
    *_joining_and_parting,
    *_linear_systems_and_determinants,
    *_logarithms,
    *_losses,
    *_lu_and_ldl_decompositions,
    *_matrix_decompositions,
    *_matrix_products,
    *_matrix_products_with_sums,
    *_memory_and_copies,
    *_more_losses,
    *_normalisation,
    *_orders,
    *_placing,
    *_polar_coordinates,
    *_pooling,
    *_powers_and_products,
    *_powers_roots_and_signs,
    *_putting_and_copying,
    *_random_numbers,
    *_random_numbers_of_a_distribution,
    *_recurrent_networks,
    *_reductions,
    *_rounding,
    *_running_extrema_differences_and_integrals,
    *_running_sums_and_products_sorting,
    *_shapes,
    *_shuffles_and_padding,
    *_signals,
    *_softmax,
    *_spherical_bessel_struve_and_airy_functions,
    *_statistics,
    *_the_beta_function_and_distributions,
    *_the_error_function_and_the_normal_distribution,
    *_the_gamma_function,
    *_trigonometric_functions,
    *_unpooling_and_patches,
    *_vectors_norms_and_distances,
    *_windows_and_regions,
)
__all__ = list(PUBLIC)
