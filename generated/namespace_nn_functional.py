# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3fbe0b9c63eda15e
"""The namespace nn.functional."""

from generated.functions import nn_functional_adaptive_avg_pool1d as adaptive_avg_pool1d
from generated.functions import nn_functional_adaptive_avg_pool2d as adaptive_avg_pool2d
from generated.functions import nn_functional_adaptive_avg_pool3d as adaptive_avg_pool3d
from generated.functions import nn_functional_adaptive_max_pool1d as adaptive_max_pool1d
from generated.functions import (
    nn_functional_adaptive_max_pool1d_with_indices as adaptive_max_pool1d_with_indices,
)
from generated.functions import nn_functional_adaptive_max_pool2d as adaptive_max_pool2d
from generated.functions import (
    nn_functional_adaptive_max_pool2d_with_indices as adaptive_max_pool2d_with_indices,
)
from generated.functions import nn_functional_adaptive_max_pool3d as adaptive_max_pool3d
from generated.functions import (
    nn_functional_adaptive_max_pool3d_with_indices as adaptive_max_pool3d_with_indices,
)
from generated.functions import nn_functional_affine_grid as affine_grid
from generated.functions import nn_functional_alpha_dropout as alpha_dropout
from generated.functions import nn_functional_alpha_dropout_ as alpha_dropout_
from generated.functions import nn_functional_avg_pool1d as avg_pool1d
from generated.functions import nn_functional_avg_pool2d as avg_pool2d
from generated.functions import nn_functional_avg_pool3d as avg_pool3d
from generated.functions import nn_functional_batch_norm as batch_norm
from generated.functions import nn_functional_bilinear as bilinear
from generated.functions import nn_functional_binary_cross_entropy as binary_cross_entropy
from generated.functions import (
    nn_functional_binary_cross_entropy_with_logits as binary_cross_entropy_with_logits,
)
from generated.functions import nn_functional_celu as celu
from generated.functions import nn_functional_celu_ as celu_
from generated.functions import nn_functional_channel_shuffle as channel_shuffle
from generated.functions import nn_functional_conv1d as conv1d
from generated.functions import nn_functional_conv2d as conv2d
from generated.functions import nn_functional_conv3d as conv3d
from generated.functions import nn_functional_conv_tbc as conv_tbc
from generated.functions import nn_functional_conv_transpose1d as conv_transpose1d
from generated.functions import nn_functional_conv_transpose2d as conv_transpose2d
from generated.functions import nn_functional_conv_transpose3d as conv_transpose3d
from generated.functions import nn_functional_cosine_embedding_loss as cosine_embedding_loss
from generated.functions import nn_functional_cosine_similarity as cosine_similarity
from generated.functions import nn_functional_cross_entropy as cross_entropy
from generated.functions import nn_functional_ctc_loss as ctc_loss
from generated.functions import nn_functional_dropout as dropout
from generated.functions import nn_functional_dropout1d as dropout1d
from generated.functions import nn_functional_dropout1d_ as dropout1d_
from generated.functions import nn_functional_dropout2d as dropout2d
from generated.functions import nn_functional_dropout2d_ as dropout2d_
from generated.functions import nn_functional_dropout3d as dropout3d
from generated.functions import nn_functional_dropout3d_ as dropout3d_
from generated.functions import nn_functional_dropout_ as dropout_
from generated.functions import nn_functional_elu as elu
from generated.functions import nn_functional_elu_ as elu_
from generated.functions import nn_functional_embedding as embedding
from generated.functions import nn_functional_embedding_bag as embedding_bag
from generated.functions import nn_functional_feature_alpha_dropout as feature_alpha_dropout
from generated.functions import nn_functional_feature_alpha_dropout_ as feature_alpha_dropout_
from generated.functions import nn_functional_fold as fold
from generated.functions import nn_functional_fractional_max_pool2d as fractional_max_pool2d
from generated.functions import (
    nn_functional_fractional_max_pool2d_with_indices as fractional_max_pool2d_with_indices,
)
from generated.functions import nn_functional_fractional_max_pool3d as fractional_max_pool3d
from generated.functions import (
    nn_functional_fractional_max_pool3d_with_indices as fractional_max_pool3d_with_indices,
)
from generated.functions import nn_functional_gaussian_nll_loss as gaussian_nll_loss
from generated.functions import nn_functional_gelu as gelu
from generated.functions import nn_functional_glu as glu
from generated.functions import nn_functional_grid_sample as grid_sample
from generated.functions import nn_functional_group_norm as group_norm
from generated.functions import nn_functional_gumbel_softmax as gumbel_softmax
from generated.functions import nn_functional_hardshrink as hardshrink
from generated.functions import nn_functional_hardsigmoid as hardsigmoid
from generated.functions import nn_functional_hardsigmoid_ as hardsigmoid_
from generated.functions import nn_functional_hardswish as hardswish
from generated.functions import nn_functional_hardswish_ as hardswish_
from generated.functions import nn_functional_hardtanh as hardtanh
from generated.functions import nn_functional_hardtanh_ as hardtanh_
from generated.functions import nn_functional_hinge_embedding_loss as hinge_embedding_loss
from generated.functions import nn_functional_huber_loss as huber_loss
from generated.functions import nn_functional_instance_norm as instance_norm
from generated.functions import nn_functional_interpolate as interpolate
from generated.functions import nn_functional_kl_div as kl_div
from generated.functions import nn_functional_l1_loss as l1_loss
from generated.functions import nn_functional_layer_norm as layer_norm
from generated.functions import nn_functional_leaky_relu as leaky_relu
from generated.functions import nn_functional_leaky_relu_ as leaky_relu_
from generated.functions import nn_functional_linear as linear
from generated.functions import nn_functional_linear_cross_entropy as linear_cross_entropy
from generated.functions import nn_functional_local_response_norm as local_response_norm
from generated.functions import nn_functional_log_softmax as log_softmax
from generated.functions import nn_functional_logsigmoid as logsigmoid
from generated.functions import nn_functional_lp_pool1d as lp_pool1d
from generated.functions import nn_functional_lp_pool2d as lp_pool2d
from generated.functions import nn_functional_lp_pool3d as lp_pool3d
from generated.functions import nn_functional_margin_ranking_loss as margin_ranking_loss
from generated.functions import nn_functional_max_pool1d as max_pool1d
from generated.functions import nn_functional_max_pool1d_with_indices as max_pool1d_with_indices
from generated.functions import nn_functional_max_pool2d as max_pool2d
from generated.functions import nn_functional_max_pool2d_with_indices as max_pool2d_with_indices
from generated.functions import nn_functional_max_pool3d as max_pool3d
from generated.functions import nn_functional_max_pool3d_with_indices as max_pool3d_with_indices
from generated.functions import nn_functional_max_unpool1d as max_unpool1d
from generated.functions import nn_functional_max_unpool2d as max_unpool2d
from generated.functions import nn_functional_max_unpool3d as max_unpool3d
from generated.functions import nn_functional_mish as mish
from generated.functions import nn_functional_mish_ as mish_
from generated.functions import nn_functional_mse_loss as mse_loss
from generated.functions import (
    nn_functional_multi_head_attention_forward as multi_head_attention_forward,
)
from generated.functions import nn_functional_multi_margin_loss as multi_margin_loss
from generated.functions import nn_functional_multilabel_margin_loss as multilabel_margin_loss
from generated.functions import (
    nn_functional_multilabel_soft_margin_loss as multilabel_soft_margin_loss,
)
from generated.functions import nn_functional_native_channel_shuffle as native_channel_shuffle
from generated.functions import nn_functional_nll_loss as nll_loss
from generated.functions import nn_functional_normalize as normalize
from generated.functions import nn_functional_one_hot as one_hot
from generated.functions import nn_functional_pad as pad
from generated.functions import nn_functional_pairwise_distance as pairwise_distance
from generated.functions import nn_functional_pdist as pdist
from generated.functions import nn_functional_pixel_shuffle as pixel_shuffle
from generated.functions import nn_functional_pixel_unshuffle as pixel_unshuffle
from generated.functions import nn_functional_poisson_nll_loss as poisson_nll_loss
from generated.functions import nn_functional_prelu as prelu
from generated.functions import nn_functional_relu as relu
from generated.functions import nn_functional_relu6 as relu6
from generated.functions import nn_functional_relu6_ as relu6_
from generated.functions import nn_functional_relu_ as relu_
from generated.functions import nn_functional_rms_norm as rms_norm
from generated.functions import nn_functional_rrelu as rrelu
from generated.functions import nn_functional_rrelu_ as rrelu_
from generated.functions import (
    nn_functional_scaled_dot_product_attention as scaled_dot_product_attention,
)
from generated.functions import nn_functional_selu as selu
from generated.functions import nn_functional_selu_ as selu_
from generated.functions import nn_functional_sigmoid as sigmoid
from generated.functions import nn_functional_silu as silu
from generated.functions import nn_functional_silu_ as silu_
from generated.functions import nn_functional_smooth_l1_loss as smooth_l1_loss
from generated.functions import nn_functional_soft_margin_loss as soft_margin_loss
from generated.functions import nn_functional_softmax as softmax
from generated.functions import nn_functional_softmin as softmin
from generated.functions import nn_functional_softplus as softplus
from generated.functions import nn_functional_softshrink as softshrink
from generated.functions import nn_functional_softsign as softsign
from generated.functions import nn_functional_tanh as tanh
from generated.functions import nn_functional_tanhshrink as tanhshrink
from generated.functions import nn_functional_threshold as threshold
from generated.functions import nn_functional_threshold_ as threshold_
from generated.functions import nn_functional_triplet_margin_loss as triplet_margin_loss
from generated.functions import (
    nn_functional_triplet_margin_with_distance_loss as triplet_margin_with_distance_loss,
)
from generated.functions import nn_functional_unfold as unfold
from generated.functions import nn_functional_upsample as upsample
from generated.functions import nn_functional_upsample_bilinear as upsample_bilinear
from generated.functions import nn_functional_upsample_nearest as upsample_nearest

__all__ = [
    "adaptive_avg_pool1d", "adaptive_avg_pool2d", "adaptive_avg_pool3d", "adaptive_max_pool1d",
    "adaptive_max_pool1d_with_indices", "adaptive_max_pool2d", "adaptive_max_pool2d_with_indices",
    "adaptive_max_pool3d", "adaptive_max_pool3d_with_indices", "affine_grid", "alpha_dropout",
    "alpha_dropout_", "avg_pool1d", "avg_pool2d", "avg_pool3d", "batch_norm", "bilinear",
    "binary_cross_entropy", "binary_cross_entropy_with_logits", "celu", "celu_", "channel_shuffle",
    "conv1d", "conv2d", "conv3d", "conv_tbc", "conv_transpose1d", "conv_transpose2d",
    "conv_transpose3d", "cosine_embedding_loss", "cosine_similarity", "cross_entropy", "ctc_loss",
    "dropout", "dropout1d", "dropout1d_", "dropout2d", "dropout2d_", "dropout3d", "dropout3d_",
    "dropout_", "elu", "elu_", "embedding", "embedding_bag", "feature_alpha_dropout",
    "feature_alpha_dropout_", "fold", "fractional_max_pool2d", "fractional_max_pool2d_with_indices",
    "fractional_max_pool3d", "fractional_max_pool3d_with_indices", "gaussian_nll_loss", "gelu",
    "glu", "grid_sample", "group_norm", "gumbel_softmax", "hardshrink", "hardsigmoid",
    "hardsigmoid_", "hardswish", "hardswish_", "hardtanh", "hardtanh_", "hinge_embedding_loss",
    "huber_loss", "instance_norm", "interpolate", "kl_div", "l1_loss", "layer_norm", "leaky_relu",
    "leaky_relu_", "linear", "linear_cross_entropy", "local_response_norm", "log_softmax",
    "logsigmoid", "lp_pool1d", "lp_pool2d", "lp_pool3d", "margin_ranking_loss", "max_pool1d",
    "max_pool1d_with_indices", "max_pool2d", "max_pool2d_with_indices", "max_pool3d",
    "max_pool3d_with_indices", "max_unpool1d", "max_unpool2d", "max_unpool3d", "mish", "mish_",
    "mse_loss", "multi_head_attention_forward", "multi_margin_loss", "multilabel_margin_loss",
    "multilabel_soft_margin_loss", "native_channel_shuffle", "nll_loss", "normalize", "one_hot",
    "pad", "pairwise_distance", "pdist", "pixel_shuffle", "pixel_unshuffle", "poisson_nll_loss",
    "prelu", "relu", "relu6", "relu6_", "relu_", "rms_norm", "rrelu", "rrelu_",
    "scaled_dot_product_attention", "selu", "selu_", "sigmoid", "silu", "silu_", "smooth_l1_loss",
    "soft_margin_loss", "softmax", "softmin", "softplus", "softshrink", "softsign", "tanh",
    "tanhshrink", "threshold", "threshold_", "triplet_margin_loss",
    "triplet_margin_with_distance_loss", "unfold", "upsample", "upsample_bilinear",
    "upsample_nearest",
]  # fmt: skip
