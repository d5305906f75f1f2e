# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content f0c55541db4364e2
from typing import Any

from generated.stubs.activations import *
from generated.stubs.activations import nn_functional_elu as nn_functional_elu
from generated.stubs.activations import nn_functional_elu_ as nn_functional_elu_
from generated.stubs.activations import nn_functional_gelu as nn_functional_gelu
from generated.stubs.activations import nn_functional_leaky_relu as nn_functional_leaky_relu
from generated.stubs.activations import nn_functional_leaky_relu_ as nn_functional_leaky_relu_
from generated.stubs.activations import nn_functional_logsigmoid as nn_functional_logsigmoid
from generated.stubs.activations import nn_functional_relu as nn_functional_relu
from generated.stubs.activations import nn_functional_relu_ as nn_functional_relu_
from generated.stubs.activations import nn_functional_selu as nn_functional_selu
from generated.stubs.activations import nn_functional_selu_ as nn_functional_selu_
from generated.stubs.activations import nn_functional_sigmoid as nn_functional_sigmoid
from generated.stubs.activations import nn_functional_sigmoid_ as nn_functional_sigmoid_
from generated.stubs.activations import nn_functional_silu as nn_functional_silu
from generated.stubs.activations import nn_functional_silu_ as nn_functional_silu_
from generated.stubs.activations import nn_functional_softplus as nn_functional_softplus
from generated.stubs.activations import special_erf as special_erf
from generated.stubs.activations import special_erf_ as special_erf_
from generated.stubs.activations import special_expit as special_expit
from generated.stubs.activations import special_expit_ as special_expit_
from generated.stubs.angles import *
from generated.stubs.angles import special_sinc as special_sinc
from generated.stubs.angles import special_sinc_ as special_sinc_
from generated.stubs.arithmetic import *
from generated.stubs.attention_and_recurrent_cells import *
from generated.stubs.attention_and_recurrent_cells import (
    nn_functional_multi_head_attention_forward as nn_functional_multi_head_attention_forward,
)
from generated.stubs.attention_and_recurrent_cells import (
    nn_functional_scaled_dot_product_attention as nn_functional_scaled_dot_product_attention,
)
from generated.stubs.bessel_functions import *
from generated.stubs.bessel_functions import special_i0 as special_i0
from generated.stubs.bessel_functions import special_i0_ as special_i0_
from generated.stubs.bessel_functions import special_i1 as special_i1
from generated.stubs.bessel_functions import special_iv as special_iv
from generated.stubs.bessel_functions import special_ive as special_ive
from generated.stubs.bessel_functions import special_jv as special_jv
from generated.stubs.bessel_functions import special_kv as special_kv
from generated.stubs.bessel_functions import special_kve as special_kve
from generated.stubs.bessel_functions import special_yv as special_yv
from generated.stubs.bounds_choices_and_interpolation import *
from generated.stubs.choices_and_signs import *
from generated.stubs.comparisons import *
from generated.stubs.complex_numbers import *
from generated.stubs.complex_numbers_and_dtypes import *
from generated.stubs.convolution import *
from generated.stubs.convolution import nn_functional_conv1d as nn_functional_conv1d
from generated.stubs.convolution import nn_functional_conv2d as nn_functional_conv2d
from generated.stubs.convolution import nn_functional_conv3d as nn_functional_conv3d
from generated.stubs.convolution import nn_functional_conv_tbc as nn_functional_conv_tbc
from generated.stubs.convolution import (
    nn_functional_conv_transpose1d as nn_functional_conv_transpose1d,
)
from generated.stubs.convolution import (
    nn_functional_conv_transpose2d as nn_functional_conv_transpose2d,
)
from generated.stubs.convolution import (
    nn_functional_conv_transpose3d as nn_functional_conv_transpose3d,
)
from generated.stubs.creation import *
from generated.stubs.diagonals_triangles_and_windows import *
from generated.stubs.dropout import *
from generated.stubs.dropout import nn_functional_alpha_dropout as nn_functional_alpha_dropout
from generated.stubs.dropout import nn_functional_alpha_dropout_ as nn_functional_alpha_dropout_
from generated.stubs.dropout import nn_functional_dropout as nn_functional_dropout
from generated.stubs.dropout import nn_functional_dropout1d as nn_functional_dropout1d
from generated.stubs.dropout import nn_functional_dropout1d_ as nn_functional_dropout1d_
from generated.stubs.dropout import nn_functional_dropout2d as nn_functional_dropout2d
from generated.stubs.dropout import nn_functional_dropout2d_ as nn_functional_dropout2d_
from generated.stubs.dropout import nn_functional_dropout3d as nn_functional_dropout3d
from generated.stubs.dropout import nn_functional_dropout3d_ as nn_functional_dropout3d_
from generated.stubs.dropout import nn_functional_dropout_ as nn_functional_dropout_
from generated.stubs.dropout import (
    nn_functional_feature_alpha_dropout as nn_functional_feature_alpha_dropout,
)
from generated.stubs.dropout import (
    nn_functional_feature_alpha_dropout_ as nn_functional_feature_alpha_dropout_,
)
from generated.stubs.embeddings_bilinear_maps_and_alignments import *
from generated.stubs.embeddings_bilinear_maps_and_alignments import (
    nn_functional_bilinear as nn_functional_bilinear,
)
from generated.stubs.embeddings_bilinear_maps_and_alignments import (
    nn_functional_ctc_loss as nn_functional_ctc_loss,
)
from generated.stubs.embeddings_bilinear_maps_and_alignments import (
    nn_functional_embedding as nn_functional_embedding,
)
from generated.stubs.embeddings_bilinear_maps_and_alignments import (
    nn_functional_embedding_bag as nn_functional_embedding_bag,
)
from generated.stubs.exponentials_and_logarithms import *
from generated.stubs.exponentials_and_logarithms import special_exp2 as special_exp2
from generated.stubs.exponentials_and_logarithms import special_exp2_ as special_exp2_
from generated.stubs.exponentials_and_logarithms import special_expm1 as special_expm1
from generated.stubs.exponentials_and_logarithms import special_expm1_ as special_expm1_
from generated.stubs.exponentials_and_logarithms import special_log1p as special_log1p
from generated.stubs.exponentials_and_logarithms import special_log1p_ as special_log1p_
from generated.stubs.facts_about_values import *
from generated.stubs.fourier_transforms import *
from generated.stubs.fourier_transforms import fft_fft as fft_fft
from generated.stubs.fourier_transforms import fft_hfft as fft_hfft
from generated.stubs.fourier_transforms import fft_ifft as fft_ifft
from generated.stubs.fourier_transforms import fft_ihfft as fft_ihfft
from generated.stubs.fourier_transforms import fft_irfft as fft_irfft
from generated.stubs.fourier_transforms import fft_rfft as fft_rfft
from generated.stubs.fourier_transforms_of_several_dimensions import *
from generated.stubs.fourier_transforms_of_several_dimensions import fft_fft2 as fft_fft2
from generated.stubs.fourier_transforms_of_several_dimensions import fft_fftfreq as fft_fftfreq
from generated.stubs.fourier_transforms_of_several_dimensions import fft_fftn as fft_fftn
from generated.stubs.fourier_transforms_of_several_dimensions import fft_fftshift as fft_fftshift
from generated.stubs.fourier_transforms_of_several_dimensions import fft_hfft2 as fft_hfft2
from generated.stubs.fourier_transforms_of_several_dimensions import fft_hfftn as fft_hfftn
from generated.stubs.fourier_transforms_of_several_dimensions import fft_ifft2 as fft_ifft2
from generated.stubs.fourier_transforms_of_several_dimensions import fft_ifftn as fft_ifftn
from generated.stubs.fourier_transforms_of_several_dimensions import fft_ifftshift as fft_ifftshift
from generated.stubs.fourier_transforms_of_several_dimensions import fft_ihfft2 as fft_ihfft2
from generated.stubs.fourier_transforms_of_several_dimensions import fft_ihfftn as fft_ihfftn
from generated.stubs.fourier_transforms_of_several_dimensions import fft_irfft2 as fft_irfft2
from generated.stubs.fourier_transforms_of_several_dimensions import fft_irfftn as fft_irfftn
from generated.stubs.fourier_transforms_of_several_dimensions import fft_rfft2 as fft_rfft2
from generated.stubs.fourier_transforms_of_several_dimensions import fft_rfftfreq as fft_rfftfreq
from generated.stubs.fourier_transforms_of_several_dimensions import fft_rfftn as fft_rfftn
from generated.stubs.further_activations import *
from generated.stubs.further_activations import nn_functional_celu as nn_functional_celu
from generated.stubs.further_activations import nn_functional_celu_ as nn_functional_celu_
from generated.stubs.further_activations import nn_functional_hardshrink as nn_functional_hardshrink
from generated.stubs.further_activations import (
    nn_functional_hardsigmoid as nn_functional_hardsigmoid,
)
from generated.stubs.further_activations import (
    nn_functional_hardsigmoid_ as nn_functional_hardsigmoid_,
)
from generated.stubs.further_activations import nn_functional_hardswish as nn_functional_hardswish
from generated.stubs.further_activations import nn_functional_hardswish_ as nn_functional_hardswish_
from generated.stubs.further_activations import nn_functional_hardtanh as nn_functional_hardtanh
from generated.stubs.further_activations import nn_functional_hardtanh_ as nn_functional_hardtanh_
from generated.stubs.further_activations import nn_functional_mish as nn_functional_mish
from generated.stubs.further_activations import nn_functional_mish_ as nn_functional_mish_
from generated.stubs.further_activations import nn_functional_relu6 as nn_functional_relu6
from generated.stubs.further_activations import nn_functional_relu6_ as nn_functional_relu6_
from generated.stubs.further_activations import nn_functional_softshrink as nn_functional_softshrink
from generated.stubs.further_activations import nn_functional_softsign as nn_functional_softsign
from generated.stubs.further_activations import nn_functional_tanhshrink as nn_functional_tanhshrink
from generated.stubs.further_activations import nn_functional_threshold as nn_functional_threshold
from generated.stubs.further_activations import nn_functional_threshold_ as nn_functional_threshold_
from generated.stubs.gates import *
from generated.stubs.gates import nn_functional_glu as nn_functional_glu
from generated.stubs.gates import nn_functional_gumbel_softmax as nn_functional_gumbel_softmax
from generated.stubs.gates import nn_functional_prelu as nn_functional_prelu
from generated.stubs.gates import nn_functional_rrelu as nn_functional_rrelu
from generated.stubs.gates import nn_functional_rrelu_ as nn_functional_rrelu_
from generated.stubs.hyperbolic_functions import *
from generated.stubs.hyperbolic_functions import nn_functional_tanh as nn_functional_tanh
from generated.stubs.hyperbolic_functions import nn_functional_tanh_ as nn_functional_tanh_
from generated.stubs.hypergeometric_functions_and_polynomials import *
from generated.stubs.hypergeometric_functions_and_polynomials import (
    special_eval_genlaguerre as special_eval_genlaguerre,
)
from generated.stubs.hypergeometric_functions_and_polynomials import (
    special_eval_hermite as special_eval_hermite,
)
from generated.stubs.hypergeometric_functions_and_polynomials import (
    special_eval_jacobi as special_eval_jacobi,
)
from generated.stubs.hypergeometric_functions_and_polynomials import (
    special_hyp0f1 as special_hyp0f1,
)
from generated.stubs.hypergeometric_functions_and_polynomials import (
    special_hyp1f1 as special_hyp1f1,
)
from generated.stubs.hypergeometric_functions_and_polynomials import (
    special_hyp2f1 as special_hyp2f1,
)
from generated.stubs.hypergeometric_functions_and_polynomials import (
    special_hyperu as special_hyperu,
)
from generated.stubs.images import *
from generated.stubs.images import nn_functional_affine_grid as nn_functional_affine_grid
from generated.stubs.images import nn_functional_grid_sample as nn_functional_grid_sample
from generated.stubs.images import nn_functional_interpolate as nn_functional_interpolate
from generated.stubs.images import nn_functional_upsample as nn_functional_upsample
from generated.stubs.images import (
    nn_functional_upsample_bilinear as nn_functional_upsample_bilinear,
)
from generated.stubs.images import nn_functional_upsample_nearest as nn_functional_upsample_nearest
from generated.stubs.indexing import *
from generated.stubs.indexing import nn_functional_one_hot as nn_functional_one_hot
from generated.stubs.integers_bits_and_facts import *
from generated.stubs.integrals_and_inverses import *
from generated.stubs.integrals_and_inverses import special_ellipe as special_ellipe
from generated.stubs.integrals_and_inverses import special_ellipj as special_ellipj
from generated.stubs.integrals_and_inverses import special_ellipk as special_ellipk
from generated.stubs.integrals_and_inverses import special_expi as special_expi
from generated.stubs.integrals_and_inverses import special_expn as special_expn
from generated.stubs.integrals_and_inverses import special_exprel as special_exprel
from generated.stubs.integrals_and_inverses import special_fresnel as special_fresnel
from generated.stubs.integrals_and_inverses import special_lambertw as special_lambertw
from generated.stubs.integrals_and_inverses import special_ndtri_exp as special_ndtri_exp
from generated.stubs.integrals_and_inverses import special_owens_t as special_owens_t
from generated.stubs.integrals_and_inverses import special_shichi as special_shichi
from generated.stubs.integrals_and_inverses import special_sici as special_sici
from generated.stubs.integrals_and_inverses import special_spence as special_spence
from generated.stubs.integrals_and_inverses import special_wofz as special_wofz
from generated.stubs.integrals_and_inverses import special_wrightomega as special_wrightomega
from generated.stubs.joining_and_parting import *
from generated.stubs.linear_systems_and_determinants import *
from generated.stubs.linear_systems_and_determinants import linalg_det as linalg_det
from generated.stubs.linear_systems_and_determinants import linalg_inv as linalg_inv
from generated.stubs.linear_systems_and_determinants import linalg_inv_ex as linalg_inv_ex
from generated.stubs.linear_systems_and_determinants import linalg_lstsq as linalg_lstsq
from generated.stubs.linear_systems_and_determinants import linalg_matrix_exp as linalg_matrix_exp
from generated.stubs.linear_systems_and_determinants import (
    linalg_matrix_power as linalg_matrix_power,
)
from generated.stubs.linear_systems_and_determinants import linalg_matrix_rank as linalg_matrix_rank
from generated.stubs.linear_systems_and_determinants import linalg_multi_dot as linalg_multi_dot
from generated.stubs.linear_systems_and_determinants import linalg_pinv as linalg_pinv
from generated.stubs.linear_systems_and_determinants import linalg_slogdet as linalg_slogdet
from generated.stubs.linear_systems_and_determinants import linalg_solve as linalg_solve
from generated.stubs.linear_systems_and_determinants import linalg_solve_ex as linalg_solve_ex
from generated.stubs.linear_systems_and_determinants import linalg_tensorinv as linalg_tensorinv
from generated.stubs.linear_systems_and_determinants import linalg_tensorsolve as linalg_tensorsolve
from generated.stubs.linear_systems_and_determinants import linalg_vander as linalg_vander
from generated.stubs.logarithms import *
from generated.stubs.logarithms import special_entr as special_entr
from generated.stubs.logarithms import special_logit as special_logit
from generated.stubs.logarithms import special_logit_ as special_logit_
from generated.stubs.logarithms import special_xlog1py as special_xlog1py
from generated.stubs.logarithms import special_xlogy as special_xlogy
from generated.stubs.logarithms import special_xlogy_ as special_xlogy_
from generated.stubs.losses import *
from generated.stubs.losses import (
    nn_functional_binary_cross_entropy as nn_functional_binary_cross_entropy,
)
from generated.stubs.losses import (
    nn_functional_binary_cross_entropy_with_logits as nn_functional_binary_cross_entropy_with_logits,
)
from generated.stubs.losses import nn_functional_cross_entropy as nn_functional_cross_entropy
from generated.stubs.losses import nn_functional_l1_loss as nn_functional_l1_loss
from generated.stubs.losses import nn_functional_mse_loss as nn_functional_mse_loss
from generated.stubs.losses import nn_functional_nll_loss as nn_functional_nll_loss
from generated.stubs.lu_and_ldl_decompositions import *
from generated.stubs.lu_and_ldl_decompositions import linalg_ldl_factor as linalg_ldl_factor
from generated.stubs.lu_and_ldl_decompositions import linalg_ldl_factor_ex as linalg_ldl_factor_ex
from generated.stubs.lu_and_ldl_decompositions import linalg_ldl_solve as linalg_ldl_solve
from generated.stubs.lu_and_ldl_decompositions import linalg_logm as linalg_logm
from generated.stubs.lu_and_ldl_decompositions import linalg_lu as linalg_lu
from generated.stubs.lu_and_ldl_decompositions import linalg_lu_factor as linalg_lu_factor
from generated.stubs.lu_and_ldl_decompositions import linalg_lu_factor_ex as linalg_lu_factor_ex
from generated.stubs.lu_and_ldl_decompositions import linalg_lu_solve as linalg_lu_solve
from generated.stubs.lu_and_ldl_decompositions import (
    linalg_solve_sylvester as linalg_solve_sylvester,
)
from generated.stubs.lu_and_ldl_decompositions import linalg_sqrtm as linalg_sqrtm
from generated.stubs.matrix_decompositions import *
from generated.stubs.matrix_decompositions import linalg_cholesky as linalg_cholesky
from generated.stubs.matrix_decompositions import linalg_cholesky_ex as linalg_cholesky_ex
from generated.stubs.matrix_decompositions import linalg_eig as linalg_eig
from generated.stubs.matrix_decompositions import linalg_eigh as linalg_eigh
from generated.stubs.matrix_decompositions import linalg_eigvals as linalg_eigvals
from generated.stubs.matrix_decompositions import linalg_eigvalsh as linalg_eigvalsh
from generated.stubs.matrix_decompositions import (
    linalg_householder_product as linalg_householder_product,
)
from generated.stubs.matrix_decompositions import linalg_qr as linalg_qr
from generated.stubs.matrix_decompositions import linalg_solve_triangular as linalg_solve_triangular
from generated.stubs.matrix_decompositions import linalg_svd as linalg_svd
from generated.stubs.matrix_decompositions import linalg_svdvals as linalg_svdvals
from generated.stubs.matrix_products import *
from generated.stubs.matrix_products import linalg_matmul as linalg_matmul
from generated.stubs.matrix_products_with_sums import *
from generated.stubs.matrix_products_with_sums import nn_functional_linear as nn_functional_linear
from generated.stubs.memory_and_copies import *
from generated.stubs.more_losses import *
from generated.stubs.more_losses import (
    nn_functional_cosine_embedding_loss as nn_functional_cosine_embedding_loss,
)
from generated.stubs.more_losses import (
    nn_functional_gaussian_nll_loss as nn_functional_gaussian_nll_loss,
)
from generated.stubs.more_losses import (
    nn_functional_hinge_embedding_loss as nn_functional_hinge_embedding_loss,
)
from generated.stubs.more_losses import nn_functional_huber_loss as nn_functional_huber_loss
from generated.stubs.more_losses import nn_functional_kl_div as nn_functional_kl_div
from generated.stubs.more_losses import (
    nn_functional_linear_cross_entropy as nn_functional_linear_cross_entropy,
)
from generated.stubs.more_losses import (
    nn_functional_margin_ranking_loss as nn_functional_margin_ranking_loss,
)
from generated.stubs.more_losses import (
    nn_functional_multi_margin_loss as nn_functional_multi_margin_loss,
)
from generated.stubs.more_losses import (
    nn_functional_multilabel_margin_loss as nn_functional_multilabel_margin_loss,
)
from generated.stubs.more_losses import (
    nn_functional_multilabel_soft_margin_loss as nn_functional_multilabel_soft_margin_loss,
)
from generated.stubs.more_losses import (
    nn_functional_poisson_nll_loss as nn_functional_poisson_nll_loss,
)
from generated.stubs.more_losses import nn_functional_smooth_l1_loss as nn_functional_smooth_l1_loss
from generated.stubs.more_losses import (
    nn_functional_soft_margin_loss as nn_functional_soft_margin_loss,
)
from generated.stubs.more_losses import (
    nn_functional_triplet_margin_loss as nn_functional_triplet_margin_loss,
)
from generated.stubs.more_losses import (
    nn_functional_triplet_margin_with_distance_loss as nn_functional_triplet_margin_with_distance_loss,
)
from generated.stubs.normalisation import *
from generated.stubs.normalisation import nn_functional_batch_norm as nn_functional_batch_norm
from generated.stubs.normalisation import nn_functional_group_norm as nn_functional_group_norm
from generated.stubs.normalisation import nn_functional_instance_norm as nn_functional_instance_norm
from generated.stubs.normalisation import nn_functional_layer_norm as nn_functional_layer_norm
from generated.stubs.normalisation import (
    nn_functional_local_response_norm as nn_functional_local_response_norm,
)
from generated.stubs.normalisation import nn_functional_normalize as nn_functional_normalize
from generated.stubs.normalisation import nn_functional_rms_norm as nn_functional_rms_norm
from generated.stubs.orders import *
from generated.stubs.placing import *
from generated.stubs.polar_coordinates import *
from generated.stubs.pooling import *
from generated.stubs.pooling import (
    nn_functional_adaptive_avg_pool1d as nn_functional_adaptive_avg_pool1d,
)
from generated.stubs.pooling import (
    nn_functional_adaptive_avg_pool2d as nn_functional_adaptive_avg_pool2d,
)
from generated.stubs.pooling import (
    nn_functional_adaptive_avg_pool3d as nn_functional_adaptive_avg_pool3d,
)
from generated.stubs.pooling import (
    nn_functional_adaptive_max_pool1d as nn_functional_adaptive_max_pool1d,
)
from generated.stubs.pooling import (
    nn_functional_adaptive_max_pool1d_with_indices as nn_functional_adaptive_max_pool1d_with_indices,
)
from generated.stubs.pooling import (
    nn_functional_adaptive_max_pool2d as nn_functional_adaptive_max_pool2d,
)
from generated.stubs.pooling import (
    nn_functional_adaptive_max_pool2d_with_indices as nn_functional_adaptive_max_pool2d_with_indices,
)
from generated.stubs.pooling import (
    nn_functional_adaptive_max_pool3d as nn_functional_adaptive_max_pool3d,
)
from generated.stubs.pooling import (
    nn_functional_adaptive_max_pool3d_with_indices as nn_functional_adaptive_max_pool3d_with_indices,
)
from generated.stubs.pooling import nn_functional_avg_pool1d as nn_functional_avg_pool1d
from generated.stubs.pooling import nn_functional_avg_pool2d as nn_functional_avg_pool2d
from generated.stubs.pooling import nn_functional_avg_pool3d as nn_functional_avg_pool3d
from generated.stubs.pooling import (
    nn_functional_fractional_max_pool2d as nn_functional_fractional_max_pool2d,
)
from generated.stubs.pooling import (
    nn_functional_fractional_max_pool2d_with_indices as nn_functional_fractional_max_pool2d_with_indices,
)
from generated.stubs.pooling import (
    nn_functional_fractional_max_pool3d as nn_functional_fractional_max_pool3d,
)
from generated.stubs.pooling import (
    nn_functional_fractional_max_pool3d_with_indices as nn_functional_fractional_max_pool3d_with_indices,
)
from generated.stubs.pooling import nn_functional_lp_pool1d as nn_functional_lp_pool1d
from generated.stubs.pooling import nn_functional_lp_pool2d as nn_functional_lp_pool2d
from generated.stubs.pooling import nn_functional_lp_pool3d as nn_functional_lp_pool3d
from generated.stubs.pooling import nn_functional_max_pool1d as nn_functional_max_pool1d
from generated.stubs.pooling import (
    nn_functional_max_pool1d_with_indices as nn_functional_max_pool1d_with_indices,
)
from generated.stubs.pooling import nn_functional_max_pool2d as nn_functional_max_pool2d
from generated.stubs.pooling import (
    nn_functional_max_pool2d_with_indices as nn_functional_max_pool2d_with_indices,
)
from generated.stubs.pooling import nn_functional_max_pool3d as nn_functional_max_pool3d
from generated.stubs.pooling import (
    nn_functional_max_pool3d_with_indices as nn_functional_max_pool3d_with_indices,
)
from generated.stubs.powers_and_products import *
from generated.stubs.powers_roots_and_signs import *
from generated.stubs.putting_and_copying import *
from generated.stubs.random_numbers import *
from generated.stubs.random_numbers_of_a_distribution import *
from generated.stubs.recurrent_networks import *
from generated.stubs.reductions import *
from generated.stubs.rounding import *
from generated.stubs.rounding import special_round as special_round
from generated.stubs.rounding import special_round_ as special_round_
from generated.stubs.running_extrema_differences_and_integrals import *
from generated.stubs.running_extrema_differences_and_integrals import (
    nn_functional_softmin as nn_functional_softmin,
)
from generated.stubs.running_sums_and_products_sorting import *
from generated.stubs.shapes import *
from generated.stubs.shuffles_and_padding import *
from generated.stubs.shuffles_and_padding import (
    nn_functional_channel_shuffle as nn_functional_channel_shuffle,
)
from generated.stubs.shuffles_and_padding import (
    nn_functional_native_channel_shuffle as nn_functional_native_channel_shuffle,
)
from generated.stubs.shuffles_and_padding import nn_functional_pad as nn_functional_pad
from generated.stubs.shuffles_and_padding import (
    nn_functional_pixel_shuffle as nn_functional_pixel_shuffle,
)
from generated.stubs.shuffles_and_padding import (
    nn_functional_pixel_unshuffle as nn_functional_pixel_unshuffle,
)
from generated.stubs.signals import *
from generated.stubs.signals import signal_convolve as signal_convolve
from generated.stubs.signals import signal_correlate as signal_correlate
from generated.stubs.signals import signal_fftconvolve as signal_fftconvolve
from generated.stubs.softmax import *
from generated.stubs.softmax import nn_functional_log_softmax as nn_functional_log_softmax
from generated.stubs.softmax import nn_functional_softmax as nn_functional_softmax
from generated.stubs.softmax import special_log_softmax as special_log_softmax
from generated.stubs.softmax import special_logsumexp as special_logsumexp
from generated.stubs.softmax import special_softmax as special_softmax
from generated.stubs.spherical_bessel_struve_and_airy_functions import *
from generated.stubs.spherical_bessel_struve_and_airy_functions import special_airy as special_airy
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    special_bessel_j0 as special_bessel_j0,
)
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    special_bessel_j1 as special_bessel_j1,
)
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    special_bessel_y0 as special_bessel_y0,
)
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    special_bessel_y1 as special_bessel_y1,
)
from generated.stubs.spherical_bessel_struve_and_airy_functions import special_i0e as special_i0e
from generated.stubs.spherical_bessel_struve_and_airy_functions import special_i1e as special_i1e
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    special_modstruve as special_modstruve,
)
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    special_spherical_in as special_spherical_in,
)
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    special_spherical_jn as special_spherical_jn,
)
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    special_spherical_kn as special_spherical_kn,
)
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    special_spherical_yn as special_spherical_yn,
)
from generated.stubs.spherical_bessel_struve_and_airy_functions import (
    special_struve as special_struve,
)
from generated.stubs.statistics import *
from generated.stubs.the_beta_function_and_distributions import *
from generated.stubs.the_beta_function_and_distributions import special_betainc as special_betainc
from generated.stubs.the_beta_function_and_distributions import (
    special_betaincinv as special_betaincinv,
)
from generated.stubs.the_beta_function_and_distributions import special_binom as special_binom
from generated.stubs.the_beta_function_and_distributions import (
    special_gammainccinv as special_gammainccinv,
)
from generated.stubs.the_beta_function_and_distributions import (
    special_gammaincinv as special_gammaincinv,
)
from generated.stubs.the_beta_function_and_distributions import special_poch as special_poch
from generated.stubs.the_beta_function_and_distributions import special_stdtr as special_stdtr
from generated.stubs.the_beta_function_and_distributions import special_stdtrit as special_stdtrit
from generated.stubs.the_beta_function_and_distributions import special_zeta as special_zeta
from generated.stubs.the_error_function_and_the_normal_distribution import *
from generated.stubs.the_error_function_and_the_normal_distribution import (
    special_erfc as special_erfc,
)
from generated.stubs.the_error_function_and_the_normal_distribution import (
    special_erfc_ as special_erfc_,
)
from generated.stubs.the_error_function_and_the_normal_distribution import (
    special_erfcinv as special_erfcinv,
)
from generated.stubs.the_error_function_and_the_normal_distribution import (
    special_erfcx as special_erfcx,
)
from generated.stubs.the_error_function_and_the_normal_distribution import (
    special_erfinv as special_erfinv,
)
from generated.stubs.the_error_function_and_the_normal_distribution import (
    special_erfinv_ as special_erfinv_,
)
from generated.stubs.the_error_function_and_the_normal_distribution import (
    special_log_ndtr as special_log_ndtr,
)
from generated.stubs.the_error_function_and_the_normal_distribution import (
    special_ndtr as special_ndtr,
)
from generated.stubs.the_error_function_and_the_normal_distribution import (
    special_ndtri as special_ndtri,
)
from generated.stubs.the_gamma_function import *
from generated.stubs.the_gamma_function import special_beta as special_beta
from generated.stubs.the_gamma_function import special_betaln as special_betaln
from generated.stubs.the_gamma_function import special_digamma as special_digamma
from generated.stubs.the_gamma_function import special_digamma_ as special_digamma_
from generated.stubs.the_gamma_function import special_gamma as special_gamma
from generated.stubs.the_gamma_function import special_gammainc as special_gammainc
from generated.stubs.the_gamma_function import special_gammainc_ as special_gammainc_
from generated.stubs.the_gamma_function import special_gammaincc as special_gammaincc
from generated.stubs.the_gamma_function import special_gammaincc_ as special_gammaincc_
from generated.stubs.the_gamma_function import special_gammaln as special_gammaln
from generated.stubs.the_gamma_function import special_gammaln_ as special_gammaln_
from generated.stubs.the_gamma_function import special_gammasgn as special_gammasgn
from generated.stubs.the_gamma_function import special_multigammaln as special_multigammaln
from generated.stubs.the_gamma_function import special_multigammaln_ as special_multigammaln_
from generated.stubs.the_gamma_function import special_polygamma as special_polygamma
from generated.stubs.the_gamma_function import special_polygamma_ as special_polygamma_
from generated.stubs.the_gamma_function import special_psi as special_psi
from generated.stubs.the_gamma_function import special_psi_ as special_psi_
from generated.stubs.the_gamma_function import special_rgamma as special_rgamma
from generated.stubs.trigonometric_functions import *
from generated.stubs.unpooling_and_patches import *
from generated.stubs.unpooling_and_patches import nn_functional_fold as nn_functional_fold
from generated.stubs.unpooling_and_patches import (
    nn_functional_max_unpool1d as nn_functional_max_unpool1d,
)
from generated.stubs.unpooling_and_patches import (
    nn_functional_max_unpool2d as nn_functional_max_unpool2d,
)
from generated.stubs.unpooling_and_patches import (
    nn_functional_max_unpool3d as nn_functional_max_unpool3d,
)
from generated.stubs.unpooling_and_patches import nn_functional_unfold as nn_functional_unfold
from generated.stubs.vectors_norms_and_distances import *
from generated.stubs.vectors_norms_and_distances import linalg_cond as linalg_cond
from generated.stubs.vectors_norms_and_distances import linalg_cross as linalg_cross
from generated.stubs.vectors_norms_and_distances import linalg_diagonal as linalg_diagonal
from generated.stubs.vectors_norms_and_distances import linalg_matrix_norm as linalg_matrix_norm
from generated.stubs.vectors_norms_and_distances import linalg_norm as linalg_norm
from generated.stubs.vectors_norms_and_distances import linalg_vecdot as linalg_vecdot
from generated.stubs.vectors_norms_and_distances import linalg_vector_norm as linalg_vector_norm
from generated.stubs.vectors_norms_and_distances import (
    nn_functional_cosine_similarity as nn_functional_cosine_similarity,
)
from generated.stubs.vectors_norms_and_distances import (
    nn_functional_pairwise_distance as nn_functional_pairwise_distance,
)
from generated.stubs.vectors_norms_and_distances import nn_functional_pdist as nn_functional_pdist
from generated.stubs.windows_and_regions import *

PUBLIC: tuple[str, ...]

def __getattr__(name: str) -> Any: ...  # private rows
