"""PyTorch's torch.nn.init: values to start from, written into parameters without being recorded.

Each function returns its tensor, and draws from `generator` or, if that is None, from the default
one.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from autograd.base.callers import warn_caller
from autograd.base.grad_mode import no_grad
from autograd.core.tensor import Tensor, from_array

__all__ = [
    "calculate_gain", "constant_", "dirac_", "eye_", "kaiming_normal_", "kaiming_uniform_",
    "normal_", "ones_", "orthogonal_", "sparse_", "trunc_normal_", "uniform_", "xavier_normal_",
    "xavier_uniform_", "zeros_",
]  # fmt: skip

_GAINS = {"sigmoid": 1.0, "tanh": 5.0 / 3, "relu": math.sqrt(2.0), "selu": 0.75, "linear": 1.0}
_GAINS |= {f"conv{t}{n}d": 1.0 for t in ("", "_transpose") for n in (1, 2, 3)}


class _Local(threading.local):
    skipped = False


_local = _Local()


@contextmanager
def skipped() -> Iterator[None]:
    """In this block the functions of this module write nothing, in this thread."""
    before, _local.skipped = _local.skipped, True
    try:
        yield
    finally:
        _local.skipped = before


def calculate_gain(nonlinearity: str, param: float | None = None) -> float:
    """By what to multiply a standard deviation before `nonlinearity`, to keep that of the output.

    param: the slope of "leaky_relu", 0.01 by default. Raises ValueError for another name, and for
    a slope that is no number.
    """
    if nonlinearity == "leaky_relu":
        slope = 0.01 if param is None else param
        if isinstance(slope, bool) or not isinstance(slope, (int, float)):
            raise ValueError(f"negative_slope {param} not a valid number")
        return math.sqrt(2.0 / (1 + slope**2))
    if nonlinearity not in _GAINS:
        raise ValueError(f"Unsupported nonlinearity {nonlinearity}")
    return _GAINS[nonlinearity]


def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0, generator: Any = None) -> Tensor:
    """Fills `tensor` with numbers uniform in [a, b)."""
    return _fill(tensor.uniform_, a, b, generator=generator)


def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0, generator: Any = None) -> Tensor:
    """Fills `tensor` with normally distributed numbers, of mean `mean` and deviation `std`."""
    return _fill(tensor.normal_, mean, std, generator=generator)


def constant_(tensor: Tensor, val: float) -> Tensor:
    """Fills `tensor` with `val`."""
    return _fill(tensor.fill_, val)


def ones_(tensor: Tensor) -> Tensor:
    """Fills `tensor` with 1."""
    return constant_(tensor, 1.0)


def zeros_(tensor: Tensor) -> Tensor:
    """Fills `tensor` with 0."""
    return constant_(tensor, 0.0)


def eye_(tensor: Tensor) -> Tensor:
    """Makes `tensor` the identity; of a rectangle, as much of it as there is.

    Raises ValueError unless 2-d.
    """
    _check_matrix(tensor)
    return _write(tensor, np.eye(tensor.shape[0], tensor.shape[1]))


def dirac_(tensor: Tensor, groups: int = 1) -> Tensor:
    """Makes `tensor` convolution kernels (out, in, ...) that pass on each channel of a group as it
    is.

    Raises ValueError unless 3 to 5-d, with channels that `groups` divides.
    """
    if tensor.ndim not in (3, 4, 5):
        raise ValueError("Only tensors with 3, 4, or 5 dimensions are supported")
    if tensor.shape[0] % groups:
        raise ValueError("dim 0 must be divisible by groups")
    size = tensor.shape[0] // groups
    values = np.zeros(tensor.shape)
    middle = tuple(n // 2 for n in tensor.shape[2:])
    for group in range(groups):
        for channel in range(min(size, tensor.shape[1])):
            values[(group * size + channel, channel, *middle)] = 1
    return _write(tensor, values)


def xavier_uniform_(tensor: Tensor, gain: float = 1.0, generator: Any = None) -> Tensor:
    """Makes `tensor` uniform in +-gain sqrt(6 / (fan_in + fan_out)) (Glorot and Bengio 2010).

    Raises ValueError for fewer than 2 dimensions.
    """
    bound = gain * math.sqrt(6.0 / sum(_calculate_fan_in_and_fan_out(tensor)))
    return uniform_(tensor, -bound, bound, generator)


def xavier_normal_(tensor: Tensor, gain: float = 1.0, generator: Any = None) -> Tensor:
    """Makes `tensor` normal of deviation gain sqrt(2 / (fan_in + fan_out)) (Glorot and Bengio
    2010). Raises ValueError for fewer than 2 dimensions."""
    std = gain * math.sqrt(2.0 / sum(_calculate_fan_in_and_fan_out(tensor)))
    return normal_(tensor, 0.0, std, generator)


def kaiming_uniform_(
    tensor: Tensor,
    a: float = 0,
    mode: str = "fan_in",
    nonlinearity: str = "leaky_relu",
    generator: Any = None,
) -> Tensor:
    """Makes `tensor` uniform in +-gain sqrt(3 / fan) (He et al. 2015), gain that of `nonlinearity`.

    a: the slope of "leaky_relu". mode: "fan_in" or "fan_out". Raises ValueError for others, and for
    tensors of fewer than 2 dimensions.
    """
    if _is_empty(tensor):
        return tensor
    bound = math.sqrt(3.0) * _kaiming_std(tensor, a, mode, nonlinearity)
    return uniform_(tensor, -bound, bound, generator)


def kaiming_normal_(
    tensor: Tensor,
    a: float = 0,
    mode: str = "fan_in",
    nonlinearity: str = "leaky_relu",
    generator: Any = None,
) -> Tensor:
    """Normal of deviation gain / sqrt(fan) (He et al. 2015). Arguments as `kaiming_uniform_`."""
    if _is_empty(tensor):
        return tensor
    return normal_(tensor, 0.0, _kaiming_std(tensor, a, mode, nonlinearity), generator)


def trunc_normal_(
    tensor: Tensor,
    mean: float = 0.0,
    std: float = 1.0,
    a: float = -2.0,
    b: float = 2.0,
    generator: Any = None,
) -> Tensor:
    """Fills `tensor` with normally distributed numbers, of mean `mean` and deviation `std`, those
    outside of [a, b] drawn again."""
    if mean < a - 2 * std or mean > b + 2 * std:
        warn_caller(
            "mean is more than 2 std from [a, b] in nn.init.trunc_normal_. The distribution of "
            "values may be incorrect."
        )
    if not tensor.numel():
        return tensor
    edges = [math.erf((edge - mean) / (std * math.sqrt(2.0))) for edge in (a, b)]
    likely = (edges[1] - edges[0]) / 2 > 0.3
    highest = (max(a, min(mean, b)) - mean) / std  # in [a, b], where the density is
    found: list[np.ndarray] = []
    missing = tensor.numel()
    while missing:
        # From the normal distribution if enough of it lies inside, else from the uniform one, of
        # which so many are kept as the density says.
        count = 2 * missing + 8
        if likely:
            drawn = _draw(count, "normal_", mean, std, generator=generator)
            kept = drawn[(drawn >= a) & (drawn <= b)]
        else:
            drawn = _draw(count, "uniform_", a, b, generator=generator)
            chance = np.exp((highest**2 - ((drawn - mean) / std) ** 2) / 2)
            kept = drawn[_draw(count, "uniform_", generator=generator) < chance]
        found.append(kept[:missing])
        missing -= len(found[-1])
    values = np.concatenate(found).reshape(tensor.shape)
    return _write(tensor, np.clip(values.astype(tensor.dtype), a, b))


def orthogonal_(tensor: Tensor, gain: float = 1, generator: Any = None) -> Tensor:
    """Makes `tensor` a matrix with orthonormal rows or columns, whichever are fewer, times `gain`
    (Saxe et al. 2013); dimensions after the first count as one.

    Raises ValueError for fewer than 2 dimensions.
    """
    if tensor.ndim < 2:
        raise ValueError("Only tensors with 2 or more dimensions are supported")
    if not tensor.numel():
        return tensor
    rows = tensor.shape[0]
    columns = tensor.numel() // rows
    drawn = _draw((rows, columns), "normal_", generator=generator)
    q, r = np.linalg.qr(drawn.T if rows < columns else drawn)
    q = q * np.sign(np.diagonal(r))  # so that all rotations are equally likely
    return _write(tensor, gain * (q.T if rows < columns else q).reshape(tensor.shape))


def sparse_(tensor: Tensor, sparsity: float, std: float = 0.01, generator: Any = None) -> Tensor:
    """Makes `tensor` normal of deviation `std`, with zeros in the share `sparsity` of each column
    (Martens 2010).

    Raises ValueError unless 2-d.
    """
    _check_matrix(tensor)
    values = _draw(tensor.shape, "normal_", 0.0, std, generator=generator)
    order = _draw(tensor.shape, "uniform_", generator=generator).argsort(axis=0)
    values[order < math.ceil(sparsity * len(values))] = 0
    return _write(tensor, values)


def _calculate_fan_in_and_fan_out(tensor: Tensor) -> tuple[int, int]:
    """How many inputs an output depends on, and the other way round, by a weight (out, in, ...)."""
    if tensor.ndim < 2:
        raise ValueError(
            "Fan in and fan out can not be computed for tensor with fewer than 2 dimensions"
        )
    field = math.prod(tensor.shape[2:])
    return tensor.shape[1] * field, tensor.shape[0] * field


def _calculate_correct_fan(tensor: Tensor, mode: str) -> int:
    """The first of both with `mode` "fan_in", the second with "fan_out"; else ValueError."""
    modes = ["fan_in", "fan_out"]
    if mode.lower() not in modes:
        raise ValueError(f"Mode {mode} not supported, please use one of {modes}")
    return _calculate_fan_in_and_fan_out(tensor)[modes.index(mode.lower())]


def _kaiming_std(tensor: Tensor, a: float, mode: str, nonlinearity: str) -> float:
    return calculate_gain(nonlinearity, a) / math.sqrt(_calculate_correct_fan(tensor, mode))


def _is_empty(tensor: Tensor) -> bool:
    if 0 in tensor.shape:
        warn_caller("Initializing zero-element tensors is a no-op")
        return True
    return False


def _check_matrix(tensor: Tensor) -> None:
    if tensor.ndim != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")


def _draw(shape: Any, method: str, *options: Any, generator: Any) -> np.ndarray:
    """Random numbers in double precision, by a method that fills a Tensor with them."""
    filled = getattr(from_array(np.empty(shape)), method)(*options, generator=generator)
    return filled._data


def _write(tensor: Tensor, values: np.ndarray) -> Tensor:
    return _fill(tensor.copy_, from_array(values))


def _fill(method: Any, *values: Any, **options: Any) -> Tensor:
    """The Tensor of `method`, which writes it, unless that is skipped."""
    if _local.skipped:
        return method.__self__
    with no_grad():
        return method(*values, **options)
