# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
# ruff: noqa
# mypy: disable-error-code="overload-cannot-match"
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike
from generated.methods import (
    NnFunctionalCrossEntropyHardResult as NnFunctionalCrossEntropyHardResult,
)

def alpha_dropout(input: TensorLike, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """nn.functional.alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Dropout that keeps mean 0 and variance 1, for networks with selu.
    """

def alpha_dropout_(input: TensorLike, p: float = 0.5, training: bool = False) -> Tensor:
    """nn.functional.alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Dropout that keeps mean 0 and variance 1, for networks with selu.
    """

def binary_cross_entropy(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, *, reduction: str = "mean") -> Tensor:
    """nn.functional.binary_cross_entropy(Tensor input, Tensor target, Tensor? weight=None, *, str reduction="mean") -> Tensor

    The cross entropy of probabilities with targets between 0 and 1.
    """

def binary_cross_entropy_with_logits(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, *, reduction: str = "mean", pos_weight: TensorLike | None = None) -> Tensor:
    """nn.functional.binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor? weight=None, *, str reduction="mean", Tensor? pos_weight=None) -> Tensor

    binary_cross_entropy of the sigmoid of `input`, without overflow.
    """

def celu(input: TensorLike, alpha: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """nn.functional.celu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input / alpha) - 1).
    """

def celu_(input: TensorLike, alpha: Scalar = 1.0) -> Tensor:
    """nn.functional.celu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input / alpha) - 1).
    """

def cosine_similarity(x1: TensorLike, x2: TensorLike, dim: int = 1, eps: float = 1e-8, *, axis: Any = None) -> Tensor:
    """nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-8) -> Tensor

    The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`.
    """

def cross_entropy(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, *, ignore_index: int = -100, reduction: str = "mean", label_smoothing: float = 0.0) -> Tensor:
    """nn.functional.cross_entropy(Tensor input, Tensor target, Tensor? weight=None, *, int ignore_index=-100, str reduction="mean", float label_smoothing=0.0) -> Tensor

    The cross entropy of the softmax of `input` and a target of class indices or, where it has the shape of `input`, of class probabilities.
    """

def cross_entropy_hard(input: TensorLike, target: TensorLike, weight: TensorLike | None, ignore_index: int, reduction: str, label_smoothing: float) -> NnFunctionalCrossEntropyHardResult:
    """nn.functional.cross_entropy_hard(Tensor input, Tensor target, Tensor? weight, int ignore_index, str reduction, float label_smoothing) -> (Tensor loss, Tensor probabilities)

    The cross entropy with class indices, and the probabilities, as rows of classes, that its gradient reads.
    """

def cross_entropy_soft(input: TensorLike, target: TensorLike, weight: TensorLike | None, reduction: str, label_smoothing: float) -> Tensor:
    """nn.functional.cross_entropy_soft(Tensor input, Tensor target, Tensor? weight, str reduction, float label_smoothing) -> Tensor

    The cross entropy with class probabilities.
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
    """nn.functional.dropout1d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, L) or (C, L).
    """

def dropout2d(input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """nn.functional.dropout2d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, H, W) or (N, C, L).
    """

def dropout2d_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """nn.functional.dropout2d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, H, W) or (N, C, L).
    """

def dropout3d(input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """nn.functional.dropout3d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, D, H, W) or (C, D, H, W).
    """

def dropout3d_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """nn.functional.dropout3d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, D, H, W) or (C, D, H, W).
    """

def dropout_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """nn.functional.dropout(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Each element is 0 with probability `p`, else divided by 1 - p; unchanged without `training`.
    """

def elu(input: TensorLike, alpha: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """nn.functional.elu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input) - 1).
    """

def elu_(input: TensorLike, alpha: Scalar = 1.0) -> Tensor:
    """nn.functional.elu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input) - 1).
    """

def feature_alpha_dropout(input: TensorLike, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """nn.functional.feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Alpha dropout of whole channels, the second dimension of the input.
    """

def feature_alpha_dropout_(input: TensorLike, p: float = 0.5, training: bool = False) -> Tensor:
    """nn.functional.feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Alpha dropout of whole channels, the second dimension of the input.
    """

def gelu(input: TensorLike, *, approximate: str = "none") -> Tensor:
    """nn.functional.gelu(Tensor input, *, str approximate="none") -> Tensor

    input * Phi(input), Phi the normal distribution function, or its approximation by "tanh".
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
    """nn.functional.hardsigmoid(Tensor input, bool inplace=False) -> Tensor

    (input + 3) / 6, but not less than 0 and not more than 1. The slope at the ends is 0.
    """

def hardswish(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.hardswish(Tensor input, bool inplace=False) -> Tensor

    input * hardsigmoid(input).
    """

def hardswish_(input: TensorLike) -> Tensor:
    """nn.functional.hardswish(Tensor input, bool inplace=False) -> Tensor

    input * hardsigmoid(input).
    """

def hardtanh(input: TensorLike, min_val: Scalar = -1.0, max_val: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """nn.functional.hardtanh(Tensor input, Scalar min_val=-1.0, Scalar max_val=1.0, bool inplace=False) -> Tensor

    input, but not less than min_val and not more than max_val. The slope at the bounds is 0.
    """

def hardtanh_(input: TensorLike, min_val: Scalar = -1.0, max_val: Scalar = 1.0) -> Tensor:
    """nn.functional.hardtanh(Tensor input, Scalar min_val=-1.0, Scalar max_val=1.0, bool inplace=False) -> Tensor

    input, but not less than min_val and not more than max_val. The slope at the bounds is 0.
    """

def l1_loss(input: TensorLike, target: TensorLike, *, reduction: str = "mean", weight: TensorLike | None = None) -> Tensor:
    """nn.functional.l1_loss(Tensor input, Tensor target, *, str reduction="mean", Tensor? weight=None) -> Tensor

    The mean absolute value of input - target; with weights, over their sum.
    """

def leaky_relu(input: TensorLike, negative_slope: Scalar = 0.01, inplace: bool = False) -> Tensor:
    """nn.functional.leaky_relu(Tensor input, Scalar negative_slope=0.01, bool inplace=False) -> Tensor

    input where it is positive, else negative_slope * input.
    """

def leaky_relu_(input: TensorLike, negative_slope: Scalar = 0.01) -> Tensor:
    """nn.functional.leaky_relu(Tensor input, Scalar negative_slope=0.01, bool inplace=False) -> Tensor

    input where it is positive, else negative_slope * input.
    """

def linear(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None) -> Tensor:
    """nn.functional.linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor

    input @ weight.T + bias.
    """

def log_softmax(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """nn.functional.log_softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """

def logsigmoid(input: TensorLike) -> Tensor:
    """nn.functional.logsigmoid(Tensor input) -> Tensor

    log(sigmoid(input)), without overflow.
    """

def mish(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.mish(Tensor input, bool inplace=False) -> Tensor

    input * tanh(log(1 + exp(input))).
    """

def mish_(input: TensorLike) -> Tensor:
    """nn.functional.mish(Tensor input, bool inplace=False) -> Tensor

    input * tanh(log(1 + exp(input))).
    """

def mse_loss(input: TensorLike, target: TensorLike, *, reduction: str = "mean", weight: TensorLike | None = None) -> Tensor:
    """nn.functional.mse_loss(Tensor input, Tensor target, *, str reduction="mean", Tensor? weight=None) -> Tensor

    The mean square of input - target; with weights, over their sum.
    """

def nll_loss(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, *, ignore_index: int = -100, reduction: str = "mean") -> Tensor:
    """nn.functional.nll_loss(Tensor input, Tensor target, Tensor? weight=None, *, int ignore_index=-100, str reduction="mean") -> Tensor

    Minus the log-probability of the target classes.
    """

def one_hot(input: TensorLike, num_classes: int = -1) -> Tensor:
    """nn.functional.one_hot(Tensor input, int num_classes=-1) -> Tensor

    For each class number a vector with 1 at its place and 0 elsewhere.
    """

def pairwise_distance(x1: TensorLike, x2: TensorLike, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False, *, keepdims: Any = None) -> Tensor:
    """nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, bool keepdim=False) -> Tensor

    The p-norm of x1 - x2 + eps along the last dimension.
    """

def pdist(input: TensorLike, p: float = 2) -> Tensor:
    """pdist(Tensor input, float p=2) -> Tensor

    The p-norm distances of the rows of a matrix, each pair once.
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
    """nn.functional.relu6(Tensor input, bool inplace=False) -> Tensor

    input, but not less than 0 and not more than 6. The slope at 0 and 6 is 0.
    """

def relu_(input: TensorLike) -> Tensor:
    """nn.functional.relu(Tensor input, bool inplace=False) -> Tensor

    max(input, 0); its slope at 0 is 0.
    """

def selu(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.selu(Tensor input, bool inplace=False) -> Tensor

    scale * elu(self, alpha), with the constants of self-normalising networks.
    """

def selu_(input: TensorLike) -> Tensor:
    """nn.functional.selu(Tensor input, bool inplace=False) -> Tensor

    scale * elu(self, alpha), with the constants of self-normalising networks.
    """

def sigmoid(input: TensorLike) -> Tensor:
    """sigmoid(Tensor self) -> Tensor

    1 / (1 + exp(-self)).
    """

def silu(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.silu(Tensor input, bool inplace=False) -> Tensor

    input * sigmoid(input).
    """

def silu_(input: TensorLike) -> Tensor:
    """nn.functional.silu(Tensor input, bool inplace=False) -> Tensor

    input * sigmoid(input).
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
    """nn.functional.threshold(Tensor input, Scalar threshold, Scalar value, bool inplace=False) -> Tensor

    input where it is larger than threshold, else value.
    """


__all__ = [
    'alpha_dropout',
    'alpha_dropout_',
    'binary_cross_entropy',
    'binary_cross_entropy_with_logits',
    'celu',
    'celu_',
    'cosine_similarity',
    'cross_entropy',
    'cross_entropy_hard',
    'cross_entropy_soft',
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
    'feature_alpha_dropout',
    'feature_alpha_dropout_',
    'gelu',
    'hardshrink',
    'hardsigmoid',
    'hardsigmoid_',
    'hardswish',
    'hardswish_',
    'hardtanh',
    'hardtanh_',
    'l1_loss',
    'leaky_relu',
    'leaky_relu_',
    'linear',
    'log_softmax',
    'logsigmoid',
    'mish',
    'mish_',
    'mse_loss',
    'nll_loss',
    'one_hot',
    'pairwise_distance',
    'pdist',
    'relu',
    'relu6',
    'relu6_',
    'relu_',
    'selu',
    'selu_',
    'sigmoid',
    'silu',
    'silu_',
    'softmax',
    'softmin',
    'softplus',
    'softshrink',
    'softsign',
    'tanh',
    'tanhshrink',
    'threshold',
    'threshold_',
]
