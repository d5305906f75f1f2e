# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 78509467b118ea6f, content f9bb2e3bc4c4d37a
# ruff: noqa
# mypy: disable-error-code="overload-cannot-match"
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike
from generated.methods import (
    NnFunctionalMultiHeadAttentionForwardResult as NnFunctionalMultiHeadAttentionForwardResult,
)

def adaptive_avg_pool1d(input: TensorLike, output_size: Any) -> Tensor:
    """nn.functional.adaptive_avg_pool1d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def adaptive_avg_pool2d(input: TensorLike, output_size: Any) -> Tensor:
    """nn.functional.adaptive_avg_pool2d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def adaptive_avg_pool3d(input: TensorLike, output_size: Any) -> Tensor:
    """nn.functional.adaptive_avg_pool3d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def adaptive_max_pool1d(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool1d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """

def adaptive_max_pool1d_with_indices(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool1d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool1d with indices, whatever `return_indices`.
    """

def adaptive_max_pool2d(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool2d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """

def adaptive_max_pool2d_with_indices(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool2d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool2d with indices, whatever `return_indices`.
    """

def adaptive_max_pool3d(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool3d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """

def adaptive_max_pool3d_with_indices(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool3d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool3d with indices, whatever `return_indices`.
    """

def affine_grid(theta: TensorLike, size: Sequence[int], align_corners: bool | None = None) -> Tensor:
    """nn.functional.affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor

    The places of the pixels of an image under affine maps, for grid_sample.
    """

def alpha_dropout(input: TensorLike, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """nn.functional.alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Dropout that keeps mean 0 and variance 1, for networks with selu.
    """

def alpha_dropout_(input: TensorLike, p: float = 0.5, training: bool = False) -> Tensor:
    """In-place version of alpha_dropout."""

def avg_pool1d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True) -> Tensor:
    """nn.functional.avg_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor

    The mean of each window.
    """

def avg_pool2d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True, divisor_override: int | None = None) -> Tensor:
    """nn.functional.avg_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """

def avg_pool3d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True, divisor_override: int | None = None) -> Tensor:
    """nn.functional.avg_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """

def batch_norm(input: TensorLike, running_mean: TensorLike | None, running_var: TensorLike | None, weight: TensorLike | None = None, bias: TensorLike | None = None, training: bool = False, momentum: float = 0.1, eps: float = 1e-5) -> Tensor:
    """nn.functional.batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-5) -> Tensor

    Each channel brought to mean 0 and variance 1 by the moments of the batch, which move the running ones, or, without `training`, by the running ones; times `weight`, plus `bias`.
    """

def bilinear(input1: TensorLike, input2: TensorLike, weight: TensorLike, bias: TensorLike | None = None) -> Tensor:
    """nn.functional.bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor

    input1 @ weight[i] @ input2 for each i, plus `bias`.
    """

def binary_cross_entropy(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.binary_cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The cross entropy of probabilities with targets between 0 and 1.
    """

def binary_cross_entropy_with_logits(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", pos_weight: TensorLike | None = None) -> Tensor:
    """nn.functional.binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean", Tensor? pos_weight=None) -> Tensor

    binary_cross_entropy of the sigmoid of `input`, without overflow.
    """

def celu(input: TensorLike, alpha: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """nn.functional.celu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input / alpha) - 1).
    """

def celu_(input: TensorLike, alpha: Scalar = 1.0) -> Tensor:
    """In-place version of celu."""

def channel_shuffle(input: TensorLike, groups: int) -> Tensor:
    """nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor

    The channels, dimension 1, in another order - one of each group in turn.
    """

def conv1d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1, groups: int = 1) -> Tensor:
    """nn.functional.conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, any padding=0, int[1] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, length) with a weight; padding may be "same" or "valid".
    """

def conv2d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1, groups: int = 1) -> Tensor:
    """nn.functional.conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, any padding=0, int[2] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, height, width) with a weight; padding may be "same" or "valid".
    """

def conv3d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1, groups: int = 1) -> Tensor:
    """nn.functional.conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, any padding=0, int[3] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, depth, height, width) with a weight; padding may be "same" or "valid".
    """

def conv_tbc(input: TensorLike, weight: TensorLike, bias: TensorLike, pad: int = 0) -> Tensor:
    """nn.functional.conv_tbc(Tensor input, Tensor weight, Tensor bias, int pad=0) -> Tensor

    conv1d of (length, batch, channels) with a weight (width, channels, results).
    """

def conv_transpose1d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor

    The adjoint of conv1d with the same weight.
    """

def conv_transpose2d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor

    The adjoint of conv2d with the same weight.
    """

def conv_transpose3d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor

    The adjoint of conv3d with the same weight.
    """

def cosine_embedding_loss(input1: TensorLike, input2: TensorLike, target: TensorLike, margin: float = 0, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    1 - cos of the angle between the vectors where `target` is 1, max(cos - margin, 0) where it is -1.
    """

def cosine_similarity(x1: TensorLike, x2: TensorLike, dim: int = 1, eps: float = 1e-8, *, axis: Any = None) -> Tensor:
    """nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-8) -> Tensor

    The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`.
    """

def cross_entropy(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, size_average: bool | None = None, ignore_index: int = -100, reduce: bool | None = None, reduction: str = "mean", label_smoothing: float = 0.0) -> Tensor:
    """nn.functional.cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean", float label_smoothing=0.0) -> Tensor

    The cross entropy of the softmax of `input` and a target of class indices or, where it has the shape of `input`, of class probabilities.
    """

def ctc_loss(log_probs: TensorLike, targets: TensorLike, input_lengths: Any, target_lengths: Any, blank: int = 0, reduction: str = "mean", zero_infinity: bool = False) -> Tensor:
    """nn.functional.ctc_loss(Tensor log_probs, Tensor targets, any input_lengths, any target_lengths, int blank=0, str reduction="mean", bool zero_infinity=False) -> Tensor

    Minus the log-probability of a sequence of labels, summed over its alignments with the input.
    """

def dropout(input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """nn.functional.dropout(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Each element is 0 with probability `p`, else divided by 1 - p; unchanged without `training`.
    """

def dropout1d(input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """nn.functional.dropout1d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, L) or (C, L).
    """

def dropout1d_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """In-place version of dropout1d."""

def dropout2d(input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """nn.functional.dropout2d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, H, W) or (N, C, L).
    """

def dropout2d_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """In-place version of dropout2d."""

def dropout3d(input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """nn.functional.dropout3d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, D, H, W) or (C, D, H, W).
    """

def dropout3d_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """In-place version of dropout3d."""

def dropout_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """In-place version of dropout."""

def elu(input: TensorLike, alpha: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """nn.functional.elu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input) - 1).
    """

def elu_(input: TensorLike, alpha: Scalar = 1.0) -> Tensor:
    """In-place version of elu."""

def embedding(input: TensorLike, weight: TensorLike, padding_idx: int | None = None, max_norm: float | None = None, norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False) -> Tensor:
    """nn.functional.embedding(Tensor input, Tensor weight, int? padding_idx=None, float? max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor

    Rows of `weight` at the indices `input`; with `max_norm` those of a larger norm are scaled down before, in place.
    """

def embedding_bag(input: TensorLike, weight: TensorLike, offsets: TensorLike | None = None, max_norm: float | None = None, norm_type: float = 2, scale_grad_by_freq: bool = False, mode: str = "mean", sparse: bool = False, per_sample_weights: TensorLike | None = None, include_last_offset: bool = False, padding_idx: int | None = None) -> Tensor:
    """nn.functional.embedding_bag(Tensor input, Tensor weight, Tensor? offsets=None, float? max_norm=None, float norm_type=2, bool scale_grad_by_freq=False, str mode="mean", bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> Tensor

    Sums, means or maxima over bags of rows of `weight` - over the rows of `input`, or over what lies between `offsets`.
    """

def feature_alpha_dropout(input: TensorLike, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """nn.functional.feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Alpha dropout of whole channels, the second dimension of the input.
    """

def feature_alpha_dropout_(input: TensorLike, p: float = 0.5, training: bool = False) -> Tensor:
    """In-place version of feature_alpha_dropout."""

def fold(input: TensorLike, output_size: int | Sequence[int], kernel_size: int | Sequence[int], dilation: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, stride: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor

    The sums of columns, as unfold gives them, at each element of images.
    """

def fractional_max_pool2d(input: TensorLike, kernel_size: int | Sequence[int], output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None, return_indices: bool = False, random_samples: TensorLike | None = None) -> Any:
    """nn.functional.fractional_max_pool2d(Tensor input, int[2] kernel_size, int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell where given.
    """

def fractional_max_pool2d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None, return_indices: bool = False, random_samples: TensorLike | None = None) -> Any:
    """nn.functional.fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    fractional_max_pool2d with indices, whatever `return_indices`.
    """

def fractional_max_pool3d(input: TensorLike, kernel_size: int | Sequence[int], output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None, return_indices: bool = False, random_samples: TensorLike | None = None) -> Any:
    """nn.functional.fractional_max_pool3d(Tensor input, int[3] kernel_size, int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell where given.
    """

def fractional_max_pool3d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None, return_indices: bool = False, random_samples: TensorLike | None = None) -> Any:
    """nn.functional.fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    fractional_max_pool3d with indices, whatever `return_indices`.
    """

def gaussian_nll_loss(input: TensorLike, target: TensorLike, var: Any, full: bool = False, eps: float = 1e-6, reduction: str = "mean") -> Tensor:
    """nn.functional.gaussian_nll_loss(Tensor input, Tensor target, any var, bool full=False, float eps=1e-6, str reduction="mean") -> Tensor

    Minus the logarithm of the normal distribution with mean `input` and variance `var`, a tensor or a number.
    """

def gelu(input: TensorLike, *, approximate: str = "none") -> Tensor:
    """nn.functional.gelu(Tensor input, *, str approximate="none") -> Tensor

    input * Phi(input), Phi the normal distribution function, or its approximation by "tanh".
    """

def glu(input: TensorLike, dim: int = -1, *, axis: Any = None) -> Tensor:
    """nn.functional.glu(Tensor input, int dim=-1) -> Tensor

    a * sigmoid(b), a and b the halves of `input` along `dim`.
    """

def grid_sample(input: TensorLike, grid: TensorLike, mode: str = "bilinear", padding_mode: str = "zeros", align_corners: bool | None = None) -> Tensor:
    """nn.functional.grid_sample(Tensor input, Tensor grid, str mode="bilinear", str padding_mode="zeros", bool? align_corners=None) -> Tensor

    The values of images at places given by `grid`, from -1 to 1 in each dimension.
    """

def group_norm(input: TensorLike, num_groups: int, weight: TensorLike | None = None, bias: TensorLike | None = None, eps: float = 1e-5) -> Tensor:
    """nn.functional.group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-5) -> Tensor

    Each group of channels of each sample brought to mean 0 and variance 1, times `weight`, plus `bias`.
    """

def gumbel_softmax(logits: TensorLike, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1, *, axis: Any = None) -> Tensor:
    """nn.functional.gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor

    A random vector near the one-hot ones, drawn from the Gumbel-softmax distribution; with `hard` one of them, with the gradient of the former.
    """

def hardshrink(input: TensorLike, lambd: Scalar = 0.5) -> Tensor:
    """hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor

    self, but 0 where it is within lambd of 0.
    """

def hardsigmoid(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.hardsigmoid(Tensor input, bool inplace=False) -> Tensor

    (input + 3) / 6, but not less than 0 and not more than 1. The slope at the ends is 0.
    """

def hardsigmoid_(input: TensorLike) -> Tensor:
    """In-place version of hardsigmoid."""

def hardswish(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.hardswish(Tensor input, bool inplace=False) -> Tensor

    input * hardsigmoid(input).
    """

def hardswish_(input: TensorLike) -> Tensor:
    """In-place version of hardswish."""

def hardtanh(input: TensorLike, min_val: Scalar = -1.0, max_val: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """nn.functional.hardtanh(Tensor input, Scalar min_val=-1.0, Scalar max_val=1.0, bool inplace=False) -> Tensor

    input, but not less than min_val and not more than max_val. The slope at the bounds is 0.
    """

def hardtanh_(input: TensorLike, min_val: Scalar = -1.0, max_val: Scalar = 1.0) -> Tensor:
    """In-place version of hardtanh."""

def hinge_embedding_loss(input: TensorLike, target: TensorLike, margin: float = 1.0, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.hinge_embedding_loss(Tensor input, Tensor target, float margin=1.0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    input where `target` is 1, max(margin - input, 0) where it is -1.
    """

def huber_loss(input: TensorLike, target: TensorLike, reduction: str = "mean", delta: float = 1.0, weight: TensorLike | None = None) -> Tensor:
    """nn.functional.huber_loss(Tensor input, Tensor target, str reduction="mean", float delta=1.0, Tensor? weight=None) -> Tensor

    Half the square of input - target where it is within `delta`, and linear beyond.
    """

def instance_norm(input: TensorLike, running_mean: TensorLike | None = None, running_var: TensorLike | None = None, weight: TensorLike | None = None, bias: TensorLike | None = None, use_input_stats: bool = True, momentum: float = 0.1, eps: float = 1e-5) -> Tensor:
    """nn.functional.instance_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-5) -> Tensor

    batch_norm of each sample for itself.
    """

def interpolate(input: TensorLike, size: Any | None = None, scale_factor: Any | None = None, mode: str = "nearest", align_corners: bool | None = None, recompute_scale_factor: bool | None = None, antialias: bool = False) -> Tensor:
    """nn.functional.interpolate(Tensor input, any size=None, any scale_factor=None, str mode="nearest", bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor

    An image with another size, by the nearest pixels, linear or cubic interpolation, or means over areas.
    """

def kl_div(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", log_target: bool = False) -> Tensor:
    """nn.functional.kl_div(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", bool log_target=False) -> Tensor

    target * (log(target) - input), where `input` is a logarithm, and with `log_target` both are.
    """

def l1_loss(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", weight: TensorLike | None = None) -> Tensor:
    """nn.functional.l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", Tensor? weight=None) -> Tensor

    The mean absolute value of input - target; with weights, over their sum.
    """

def layer_norm(input: TensorLike, normalized_shape: Sequence[int], weight: TensorLike | None = None, bias: TensorLike | None = None, eps: float = 1e-5) -> Tensor:
    """nn.functional.layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-5) -> Tensor

    The input over its last dimensions brought to mean 0 and variance 1, times `weight`, plus `bias`.
    """

def leaky_relu(input: TensorLike, negative_slope: Scalar = 0.01, inplace: bool = False) -> Tensor:
    """nn.functional.leaky_relu(Tensor input, Scalar negative_slope=0.01, bool inplace=False) -> Tensor

    input where it is positive, else negative_slope * input.
    """

def leaky_relu_(input: TensorLike, negative_slope: Scalar = 0.01) -> Tensor:
    """In-place version of leaky_relu."""

def linear(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None) -> Tensor:
    """nn.functional.linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor

    input @ weight.T + bias.
    """

def linear_cross_entropy(input: TensorLike, linear_weight: TensorLike, target: TensorLike, *, linear_bias: TensorLike | None = None, weight: TensorLike | None = None, reduction: str = "mean", ignore_index: int | None = None, label_smoothing: float = 0.0) -> Tensor:
    """nn.functional.linear_cross_entropy(Tensor input, Tensor linear_weight, Tensor target, *, Tensor? linear_bias=None, Tensor? weight=None, str reduction="mean", int? ignore_index=None, float label_smoothing=0.0) -> Tensor

    The cross entropy of the scores that a linear layer gives.
    """

def local_response_norm(input: TensorLike, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0) -> Tensor:
    """nn.functional.local_response_norm(Tensor input, int size, float alpha=1e-4, float beta=0.75, float k=1.0) -> Tensor

    The input over a power of the mean square of `size` neighbouring channels.
    """

def log_softmax(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """nn.functional.log_softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """

def logsigmoid(input: TensorLike) -> Tensor:
    """nn.functional.logsigmoid(Tensor input) -> Tensor

    log(sigmoid(input)), without overflow.
    """

def lp_pool1d(input: TensorLike, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, ceil_mode: bool = False) -> Tensor:
    """nn.functional.lp_pool1d(Tensor input, float norm_type, int[1] kernel_size, int[1]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """

def lp_pool2d(input: TensorLike, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, ceil_mode: bool = False) -> Tensor:
    """nn.functional.lp_pool2d(Tensor input, float norm_type, int[2] kernel_size, int[2]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """

def lp_pool3d(input: TensorLike, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, ceil_mode: bool = False) -> Tensor:
    """nn.functional.lp_pool3d(Tensor input, float norm_type, int[3] kernel_size, int[3]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """

def margin_ranking_loss(input1: TensorLike, input2: TensorLike, target: TensorLike, margin: float = 0, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin - target * (input1 - input2), 0).
    """

def max_pool1d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """

def max_pool1d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool1d with indices, whatever `return_indices`.
    """

def max_pool2d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """

def max_pool2d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool2d with indices, whatever `return_indices`.
    """

def max_pool3d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """

def max_pool3d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool3d with indices, whatever `return_indices`.
    """

def max_unpool1d(input: TensorLike, indices: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, output_size: Sequence[int] | None = None) -> Tensor:
    """nn.functional.max_unpool1d(Tensor input, Tensor indices, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """

def max_unpool2d(input: TensorLike, indices: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, output_size: Sequence[int] | None = None) -> Tensor:
    """nn.functional.max_unpool2d(Tensor input, Tensor indices, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """

def max_unpool3d(input: TensorLike, indices: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, output_size: Sequence[int] | None = None) -> Tensor:
    """nn.functional.max_unpool3d(Tensor input, Tensor indices, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """

def mish(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.mish(Tensor input, bool inplace=False) -> Tensor

    input * tanh(log(1 + exp(input))).
    """

def mish_(input: TensorLike) -> Tensor:
    """In-place version of mish."""

def mse_loss(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", weight: TensorLike | None = None) -> Tensor:
    """nn.functional.mse_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", Tensor? weight=None) -> Tensor

    The mean square of input - target; with weights, over their sum.
    """

def multi_head_attention_forward(query: TensorLike, key: TensorLike, value: TensorLike, embed_dim_to_check: int, num_heads: int, in_proj_weight: TensorLike | None, in_proj_bias: TensorLike | None, bias_k: TensorLike | None, bias_v: TensorLike | None, add_zero_attn: bool, dropout_p: float, out_proj_weight: TensorLike, out_proj_bias: TensorLike | None, training: bool = True, key_padding_mask: TensorLike | None = None, need_weights: bool = True, attn_mask: TensorLike | None = None, use_separate_proj_weight: bool = False, q_proj_weight: TensorLike | None = None, k_proj_weight: TensorLike | None = None, v_proj_weight: TensorLike | None = None, static_k: TensorLike | None = None, static_v: TensorLike | None = None, average_attn_weights: bool = True, is_causal: bool = False) -> NnFunctionalMultiHeadAttentionForwardResult:
    """nn.functional.multi_head_attention_forward(Tensor query, Tensor key, Tensor value, int embed_dim_to_check, int num_heads, Tensor? in_proj_weight, Tensor? in_proj_bias, Tensor? bias_k, Tensor? bias_v, bool add_zero_attn, float dropout_p, Tensor out_proj_weight, Tensor? out_proj_bias, bool training=True, Tensor? key_padding_mask=None, bool need_weights=True, Tensor? attn_mask=None, bool use_separate_proj_weight=False, Tensor? q_proj_weight=None, Tensor? k_proj_weight=None, Tensor? v_proj_weight=None, Tensor? static_k=None, Tensor? static_v=None, bool average_attn_weights=True, bool is_causal=False) -> (Tensor, Tensor)

    Attention of several heads between projections, and its weights, or None.
    """

def multi_margin_loss(input: TensorLike, target: TensorLike, p: int = 1, margin: float = 1.0, weight: TensorLike | None = None, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.multi_margin_loss(Tensor input, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the other classes i of max(margin - input[y] + input[i], 0)**p, y the target.
    """

def multilabel_margin_loss(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.multilabel_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The sum over the wanted classes j, listed up to the first -1, and the others i of max(1 - input[j] + input[i], 0), over their number.
    """

def multilabel_soft_margin_loss(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the classes of their binary cross entropies with logits.
    """

def native_channel_shuffle(input: TensorLike, groups: int) -> Tensor:
    """nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor

    The channels, dimension 1, in another order - one of each group in turn.
    """

def nll_loss(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, size_average: bool | None = None, ignore_index: int = -100, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.nll_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean") -> Tensor

    Minus the log-probability of the target classes.
    """

def normalize(input: TensorLike, p: float = 2.0, dim: int | Sequence[int] = 1, eps: float = 1e-12, *, axis: Any = None) -> Tensor:
    """nn.functional.normalize(Tensor input, float p=2.0, int[1] dim=1, float eps=1e-12) -> Tensor

    The input over its p-norm along `dim`, or over `eps` if that is more.
    """

def one_hot(input: TensorLike, num_classes: int = -1) -> Tensor:
    """nn.functional.one_hot(Tensor input, int num_classes=-1) -> Tensor

    For each class number a vector with 1 at its place and 0 elsewhere.
    """

def pad(input: TensorLike, pad: Sequence[int], mode: str = "constant", value: float | None = None) -> Tensor:
    """nn.functional.pad(Tensor input, int[] pad, str mode="constant", float? value=None) -> Tensor

    With elements before and after each of the last dimensions, the last first - a "constant", the mirror image ("reflect"), the border ("replicate") or the other end ("circular").
    """

def pairwise_distance(x1: TensorLike, x2: TensorLike, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False, *, keepdims: Any = None) -> Tensor:
    """nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, bool keepdim=False) -> Tensor

    The p-norm of x1 - x2 + eps along the last dimension.
    """

def pdist(input: TensorLike, p: float = 2) -> Tensor:
    """pdist(Tensor input, float p=2) -> Tensor

    The p-norm distances of the rows of a matrix, each pair once.
    """

def pixel_shuffle(input: TensorLike, upscale_factor: int) -> Tensor:
    """nn.functional.pixel_shuffle(Tensor input, int upscale_factor) -> Tensor

    Blocks of channels as blocks of pixels - (..., C * r**2, H, W) as (..., C, H * r, W * r).
    """

def pixel_unshuffle(input: TensorLike, downscale_factor: int) -> Tensor:
    """nn.functional.pixel_unshuffle(Tensor input, int downscale_factor) -> Tensor

    Blocks of pixels as blocks of channels - (..., C, H * r, W * r) as (..., C * r**2, H, W).
    """

def poisson_nll_loss(input: TensorLike, target: TensorLike, log_input: bool = True, full: bool = False, size_average: bool | None = None, eps: float = 1e-8, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, bool? size_average=None, float eps=1e-8, bool? reduce=None, str reduction="mean") -> Tensor

    Minus the logarithm of the Poisson distribution, without log(target!) or, with `full`, with Stirling's approximation.
    """

def prelu(input: TensorLike, weight: TensorLike) -> Tensor:
    """nn.functional.prelu(Tensor input, Tensor weight) -> Tensor

    input where it is positive, else weight * input, with a weight for all or one for each channel.
    """

def relu(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.relu(Tensor input, bool inplace=False) -> Tensor

    max(input, 0); its slope at 0 is 0.
    """

def relu6(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.relu6(Tensor input, bool inplace=False) -> Tensor

    input, but not less than 0 and not more than 6. The slope at 0 and 6 is 0.
    """

def relu6_(input: TensorLike) -> Tensor:
    """In-place version of relu6."""

def relu_(input: TensorLike) -> Tensor:
    """In-place version of relu."""

def rms_norm(input: TensorLike, normalized_shape: Sequence[int], weight: TensorLike | None = None, eps: float | None = None) -> Tensor:
    """nn.functional.rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor

    The input over the root of its mean square over the last dimensions, times `weight`.
    """

def rrelu(input: TensorLike, lower: float = 0.125, upper: float = 0.3333333333333333, training: bool = False, inplace: bool = False) -> Tensor:
    """nn.functional.rrelu(Tensor input, float lower=0.125, float upper=0.3333333333333333, bool training=False, bool inplace=False) -> Tensor

    leaky_relu whose slope is drawn from lower to upper for each element, or without `training` their mean.
    """

def rrelu_(input: TensorLike, lower: float = 0.125, upper: float = 0.3333333333333333, training: bool = False) -> Tensor:
    """In-place version of rrelu."""

def scaled_dot_product_attention(query: TensorLike, key: TensorLike, value: TensorLike, attn_mask: TensorLike | None = None, dropout_p: float = 0.0, is_causal: bool = False, *, scale: float | None = None, enable_gqa: bool = False) -> Tensor:
    """nn.functional.scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor

    softmax(scale * query @ key.mT + mask) @ value; by default scale is 1 / sqrt of the last dimension.
    """

def selu(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.selu(Tensor input, bool inplace=False) -> Tensor

    scale * elu(self, alpha), with the constants of self-normalising networks.
    """

def selu_(input: TensorLike) -> Tensor:
    """In-place version of selu."""

def sigmoid(input: TensorLike) -> Tensor:
    """sigmoid(Tensor self) -> Tensor

    1 / (1 + exp(-self)).
    """

def silu(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.silu(Tensor input, bool inplace=False) -> Tensor

    input * sigmoid(input).
    """

def silu_(input: TensorLike) -> Tensor:
    """In-place version of silu."""

def smooth_l1_loss(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", beta: float = 1.0) -> Tensor:
    """nn.functional.smooth_l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", float beta=1.0) -> Tensor

    huber_loss with delta `beta`, over `beta`.
    """

def soft_margin_loss(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.soft_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    log(1 + exp(-target * input)), without overflow.
    """

def softmax(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """nn.functional.softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    exp(input) over its sum along `dim`.
    """

def softmin(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """nn.functional.softmin(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    exp(-input) over its sum along `dim`.
    """

def softplus(input: TensorLike, beta: Scalar = 1, threshold: Scalar = 20) -> Tensor:
    """nn.functional.softplus(Tensor input, Scalar beta=1, Scalar threshold=20) -> Tensor

    log(1 + exp(beta * input)) / beta, and input itself where beta * input > threshold.
    """

def softshrink(input: TensorLike, lambd: Scalar = 0.5) -> Tensor:
    """nn.functional.softshrink(Tensor input, Scalar lambd=0.5) -> Tensor

    input brought lambd closer to 0, and 0 where it is within lambd of 0.
    """

def softsign(input: TensorLike) -> Tensor:
    """nn.functional.softsign(Tensor input) -> Tensor

    input / (1 + abs(input)).
    """

def tanh(input: TensorLike) -> Tensor:
    """tanh(Tensor self) -> Tensor

    The hyperbolic tangent.
    """

def tanhshrink(input: TensorLike) -> Tensor:
    """nn.functional.tanhshrink(Tensor input) -> Tensor

    input - tanh(input).
    """

def threshold(input: TensorLike, threshold: Scalar, value: Scalar, inplace: bool = False) -> Tensor:
    """nn.functional.threshold(Tensor input, Scalar threshold, Scalar value, bool inplace=False) -> Tensor

    input where it is larger than threshold, else value.
    """

def threshold_(input: TensorLike, threshold: Scalar, value: Scalar) -> Tensor:
    """In-place version of threshold."""

def triplet_margin_loss(anchor: TensorLike, positive: TensorLike, negative: TensorLike, margin: float = 1.0, p: float = 2, eps: float = 1e-6, swap: bool = False, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-6, bool swap=False, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin + |anchor - positive| - |anchor - negative|, 0), in the p-norm.
    """

def triplet_margin_with_distance_loss(anchor: TensorLike, positive: TensorLike, negative: TensorLike, *, distance_function: Any | None = None, margin: float = 1.0, swap: bool = False, reduction: str = "mean") -> Tensor:
    """nn.functional.triplet_margin_with_distance_loss(Tensor anchor, Tensor positive, Tensor negative, *, any distance_function=None, float margin=1.0, bool swap=False, str reduction="mean") -> Tensor

    The triplet loss with a distance of one's own, a function of two tensors.
    """

def unfold(input: TensorLike, kernel_size: int | Sequence[int], dilation: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, stride: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor

    The windows of images as columns.
    """

def upsample(input: TensorLike, size: Any | None = None, scale_factor: Any | None = None, mode: str = "nearest", align_corners: bool | None = None) -> Tensor:
    """nn.functional.upsample(Tensor input, any size=None, any scale_factor=None, str mode="nearest", bool? align_corners=None) -> Tensor

    interpolate under an older name.
    """

def upsample_bilinear(input: TensorLike, size: Any | None = None, scale_factor: Any | None = None) -> Tensor:
    """nn.functional.upsample_bilinear(Tensor input, any size=None, any scale_factor=None) -> Tensor

    Bilinear interpolate with aligned corners.
    """

def upsample_nearest(input: TensorLike, size: Any | None = None, scale_factor: Any | None = None) -> Tensor:
    """nn.functional.upsample_nearest(Tensor input, any size=None, any scale_factor=None) -> Tensor

    interpolate by the nearest pixels.
    """


__all__ = [
    'adaptive_avg_pool1d',
    'adaptive_avg_pool2d',
    'adaptive_avg_pool3d',
    'adaptive_max_pool1d',
    'adaptive_max_pool1d_with_indices',
    'adaptive_max_pool2d',
    'adaptive_max_pool2d_with_indices',
    'adaptive_max_pool3d',
    'adaptive_max_pool3d_with_indices',
    'affine_grid',
    'alpha_dropout',
    'alpha_dropout_',
    'avg_pool1d',
    'avg_pool2d',
    'avg_pool3d',
    'batch_norm',
    'bilinear',
    'binary_cross_entropy',
    'binary_cross_entropy_with_logits',
    'celu',
    'celu_',
    'channel_shuffle',
    'conv1d',
    'conv2d',
    'conv3d',
    'conv_tbc',
    'conv_transpose1d',
    'conv_transpose2d',
    'conv_transpose3d',
    'cosine_embedding_loss',
    'cosine_similarity',
    'cross_entropy',
    'ctc_loss',
    'dropout',
    'dropout1d',
    'dropout1d_',
    'dropout2d',
    'dropout2d_',
    'dropout3d',
    'dropout3d_',
    'dropout_',
    'elu',
    'elu_',
    'embedding',
    'embedding_bag',
    'feature_alpha_dropout',
    'feature_alpha_dropout_',
    'fold',
    'fractional_max_pool2d',
    'fractional_max_pool2d_with_indices',
    'fractional_max_pool3d',
    'fractional_max_pool3d_with_indices',
    'gaussian_nll_loss',
    'gelu',
    'glu',
    'grid_sample',
    'group_norm',
    'gumbel_softmax',
    'hardshrink',
    'hardsigmoid',
    'hardsigmoid_',
    'hardswish',
    'hardswish_',
    'hardtanh',
    'hardtanh_',
    'hinge_embedding_loss',
    'huber_loss',
    'instance_norm',
    'interpolate',
    'kl_div',
    'l1_loss',
    'layer_norm',
    'leaky_relu',
    'leaky_relu_',
    'linear',
    'linear_cross_entropy',
    'local_response_norm',
    'log_softmax',
    'logsigmoid',
    'lp_pool1d',
    'lp_pool2d',
    'lp_pool3d',
    'margin_ranking_loss',
    'max_pool1d',
    'max_pool1d_with_indices',
    'max_pool2d',
    'max_pool2d_with_indices',
    'max_pool3d',
    'max_pool3d_with_indices',
    'max_unpool1d',
    'max_unpool2d',
    'max_unpool3d',
    'mish',
    'mish_',
    'mse_loss',
    'multi_head_attention_forward',
    'multi_margin_loss',
    'multilabel_margin_loss',
    'multilabel_soft_margin_loss',
    'native_channel_shuffle',
    'nll_loss',
    'normalize',
    'one_hot',
    'pad',
    'pairwise_distance',
    'pdist',
    'pixel_shuffle',
    'pixel_unshuffle',
    'poisson_nll_loss',
    'prelu',
    'relu',
    'relu6',
    'relu6_',
    'relu_',
    'rms_norm',
    'rrelu',
    'rrelu_',
    'scaled_dot_product_attention',
    'selu',
    'selu_',
    'sigmoid',
    'silu',
    'silu_',
    'smooth_l1_loss',
    'soft_margin_loss',
    'softmax',
    'softmin',
    'softplus',
    'softshrink',
    'softsign',
    'tanh',
    'tanhshrink',
    'threshold',
    'threshold_',
    'triplet_margin_loss',
    'triplet_margin_with_distance_loss',
    'unfold',
    'upsample',
    'upsample_bilinear',
    'upsample_nearest',
]
