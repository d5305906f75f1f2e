"""Layer, batch and group normalisation and their gradients, in blocks that stay in the cache.

Layer normalisation is one of rows: all elements of a row share their mean, each column has its own
weight. In the others the elements (n, c, ...) of one sample and channel share mean and weight. So
what is computed of many elements is two sums for each n and c, and an affine map; which of these
share a mean is left to arithmetic with few numbers, in double precision. (S. Ioffe and C. Szegedy,
"Batch normalization", 2015; J. Ba et al., "Layer normalization", 2016; Y. Wu and K. He, "Group
normalization", 2018.)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.array.memory import constant_array
from autograd.kernels.elementwise.blocks import rows_at_once, share_rows
from autograd.kernels.elementwise.numbers import sum_dtype
from autograd.kernels.large import in_native_loops

__all__ = [
    "batch_norm_moments", "channel_norm_backward", "channel_view", "group_norm",
    "native_layer_norm", "layer_norm_backward",
]  # fmt: skip

_add: Any = np.add.reduce  # NumPy's stubs do not take a bool for `keepdims`

_FAR = 16  # from which ratio on of a mean to the distances from it the mean is corrected


def _dtypes(*arrays: Any) -> tuple[np.dtype[Any], np.dtype[Any]]:
    """The dtype of the arrays, which is float16 if that of the first is, and the one to compute in:
    float32 instead of float16."""
    dtype = np.result_type(*[each for each in arrays if each is not None])
    if arrays[0].dtype.char == "e":
        dtype = arrays[0].dtype
    if dtype.kind != "f":
        raise NotImplementedError(f"normalization is not implemented for '{dtype}'")
    return dtype, sum_dtype(dtype)


def _in_own_dtypes(
    out: np.ndarray, moments: Sequence[np.ndarray], *arrays: Any
) -> tuple[np.ndarray, ...]:
    """A result of `arrays` in their dtype, which is float16 if that of the first is, and `moments`
    in the widest of theirs."""
    widest = np.result_type(*[each for each in arrays if each is not None])
    out = out.astype(_dtypes(*arrays)[0], copy=False)
    return out, *[each.astype(widest) for each in moments]


def _product(x: np.ndarray) -> Any:
    """The product of the rows of `x` and a vector: the same numbers by either, np.dot is quicker
    for few of them, np.matmul copies no strided rows."""
    return np.dot if x.flags.c_contiguous else np.matmul


# ---- rows ----------------------------------------------------------------------------------------


@in_native_loops
def native_layer_norm(
    x: np.ndarray, normalized_shape: Sequence[int], weight: Any, bias: Any, eps: float
) -> tuple[np.ndarray, ...]:
    """(x - mean) / sqrt(var + eps) * weight + bias over the last dimensions; mean; 1 / sqrt(...).

    Raises RuntimeError for shapes that do not fit.
    """
    shape = tuple(normalized_shape)
    kept = check_normalized(x, shape, weight, bias)
    length = math.prod(shape)
    wanted, dtype = _dtypes(x, weight, bias)
    count = math.prod(kept)
    stats = kept + (1,) * len(shape)
    found = tuple([np.empty(each, dtype, like=x) for each in (x.shape, stats, stats)])
    rows, out = x.reshape(count, length), found[0].reshape(count, length)
    means, inverses = found[1].reshape(count), found[2].reshape(count)
    ones = constant_array(length, 1 / max(length, 1), dtype, x)
    factor = None if weight is None else weight.reshape(-1).astype(dtype, copy=False)
    summand = None if bias is None else bias.reshape(-1).astype(dtype, copy=False)

    multiply = _product(x)

    def work(block: slice) -> None:
        y, part, mean, rstd = out[block], rows[block], means[block], inverses[block]
        multiply(part, ones, out=mean)
        np.subtract(part, mean[:, None], out=y)
        spread = np.vecdot(y, y)
        spread /= max(length, 1)
        if np.count_nonzero(np.abs(mean) > _FAR * np.sqrt(spread)):
            # The rounding error of a large mean is no longer small against the distances.
            mean += (rest := y @ ones)
            y -= rest[:, None]
            spread = np.vecdot(y, y) / max(length, 1)
        spread += eps
        np.sqrt(spread, out=spread)
        np.divide(1, spread, out=rstd)
        y *= rstd[:, None]
        if factor is not None:
            y *= factor
        if summand is not None:
            y += summand

    share_rows(work, count, length)
    return found if wanted is dtype else _in_own_dtypes(found[0], found[1:], x, weight, bias)


def check_normalized(x: Any, shape: tuple[int, ...], weight: Any, bias: Any) -> tuple[int, ...]:
    """The dimensions before those that are normalised. Raises RuntimeError for other shapes."""
    if not shape:
        raise RuntimeError(
            "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one "
            "element, but got normalized_shape = []"
        )
    for name, each in (("weight", weight), ("bias", bias)):
        if each is not None and each.shape != shape:
            raise RuntimeError(
                f"Expected {name} to be of same shape as normalized_shape, but got {name} of shape "
                f"{list(each.shape)} and normalized_shape = {list(shape)}"
            )
    if x.shape[-len(shape) :] != shape:
        expected = ", ".join(["*", *map(str, shape)])
        raise RuntimeError(
            f"Given normalized_shape={list(shape)}, expected input with shape [{expected}], but "
            f"got input of size{list(x.shape)}"
        )
    return x.shape[: x.ndim - len(shape)]


@in_native_loops
def layer_norm_backward(
    grad: np.ndarray, x: np.ndarray, normalized_shape: Sequence[int], weight: Any,
    mean: np.ndarray, rstd: np.ndarray, wants: tuple[bool, bool, bool],
) -> tuple[Any, Any, Any]:  # fmt: skip
    """The gradients of input, weight and bias, None for those that are not wanted.

    With z = (x - mean) rstd and h = grad * weight, that of the input is rstd (h - mean(h) -
    z mean(h z)).
    """
    wants_input, wants_weight, wants_bias = wants
    _, dtype = _dtypes(grad, x, weight)
    shape = tuple(normalized_shape)
    length = math.prod(shape)
    rows = x.reshape(mean.size, length)
    given = grad.reshape(rows.shape)
    mean = mean.reshape(-1, 1).astype(dtype, copy=False)
    rstd = rstd.reshape(-1, 1).astype(dtype, copy=False)
    factor = None if weight is None else weight.reshape(-1).astype(dtype, copy=False)
    along = (constant_array(length, 1, dtype, x) if factor is None else factor) / max(length, 1)
    out = np.empty(rows.shape, dtype, like=x) if wants_input else None
    ones = constant_array(min(len(rows), rows_at_once(len(rows), length)), 1, dtype, x)
    multiply = _product(grad)

    def work(block: slice) -> tuple[Any, Any]:
        g = given[block].astype(dtype, copy=False)
        z, inverse = rows[block] - mean[block], rstd[block]
        if np.count_nonzero(np.abs(mean[block]) * inverse > _FAR):
            z -= z.mean(1, keepdims=True)  # what rounding left of the means
        product = g * z
        scale = inverse[:, 0]
        sums = (
            wants_weight and multiply(scale, product),
            wants_bias and multiply(ones[: len(g)], g),
        )
        if out is None:
            return sums
        z *= (multiply(product, along) * scale**2)[:, None]
        z += multiply(g, along)[:, None]
        h = g if factor is None else np.multiply(g, factor, out=product)
        y = np.subtract(h, z, out=out[block])
        y *= inverse
        return sums

    parts = share_rows(work, len(rows), length)
    return (
        None if out is None else out.reshape(x.shape),
        _sum_blocks([part for part, _ in parts], shape, dtype) if wants_weight else None,
        _sum_blocks([part for _, part in parts], shape, dtype) if wants_bias else None,
    )


def _sum_blocks(parts: list[np.ndarray], shape: tuple[int, ...], dtype: Any) -> np.ndarray:
    """The sum of what the blocks found."""
    if not parts:
        return np.zeros(shape, dtype)
    whole = parts[0]
    if len(parts) > 1:
        whole = np.add.reduce(np.stack(parts), axis=0, dtype=np.float64).astype(dtype)
    return whole if len(shape) == 1 else whole.reshape(shape)


# ---- channels ------------------------------------------------------------------------------------


@in_native_loops
def batch_norm_moments(
    x: np.ndarray, weight: Any, bias: Any, mean: Any, variance: Any, eps: float
) -> tuple[np.ndarray, ...]:
    """Normalised by the moments of each channel, dimension 1, or by those that are given.

    Returns the result, means, 1 / sqrt(variance + eps), and the variances, one for each channel.
    Raises RuntimeError for other arguments that have not a number for each.
    """
    for each in (weight, bias, mean, variance):
        if each is not None and each.shape != x.shape[1:2]:
            raise RuntimeError(
                f"batch_norm needs a number for each channel of {list(x.shape)}, but got "
                f"{list(each.shape)}"
            )
    _, dtype = _dtypes(x, weight, bias)
    parts = channel_view(x)
    moved: Any = 0.0
    if mean is None:
        parts, moved, center, variance = _moments(parts, None, dtype)
    else:
        center, variance = mean.astype(np.float64), variance.astype(np.float64)
    rstd = _inverse_root(variance + eps)
    out = _standardize(parts, center, rstd, weight, bias, dtype).reshape(x.shape)
    return _in_own_dtypes(out, (moved + center, rstd, variance), x, weight, bias)


def _moments(parts: Any, groups: int | None, dtype: Any) -> tuple[Any, Any, Any, Any]:
    """`parts`, moved to near zero where the means are large beside the distances from them, by how
    much, and then the means and variances, as `_average` has them."""

    def average(sums: np.ndarray) -> np.ndarray:
        return _average(sums, groups, parts.shape[2])

    center = average(_sum_elements(parts, dtype))
    variance = average(_sum_products(None, parts, center, dtype))
    moved: Any = 0.0
    if np.count_nonzero(np.abs(center) > _FAR * np.sqrt(variance)):
        moved = center.astype(dtype)
        parts = parts - moved[..., None]
        center = average(_sum_elements(parts, dtype))
        variance = average(_sum_products(None, parts, center, dtype))
    return parts, moved, center, variance


@np.errstate(divide="ignore")
def _inverse_root(x: np.ndarray) -> np.ndarray:
    return 1 / np.sqrt(x)


def _standardize(
    parts: np.ndarray, center: np.ndarray, rstd: np.ndarray, weight: Any, bias: Any, dtype: Any
) -> np.ndarray:
    """(parts - center) rstd weight + bias."""
    scale = rstd if weight is None else rstd * weight
    shift = -center * scale if bias is None else bias - center * scale
    return _apply_affine(parts, scale, shift, dtype)


@in_native_loops
def group_norm(
    x: np.ndarray, weight: Any, bias: Any, n: int, channels: int, size: int, groups: int, eps: float
) -> tuple[np.ndarray, ...]:
    """Normalised by the moments of each group of channels of a sample.

    Returns the result, and means and 1 / sqrt(variance + eps), both (N, groups). Raises
    RuntimeError unless `x` has n samples of so many channels of that size, and for groups that do
    not divide the channels.
    """
    if x.shape[:2] != (n, channels) or x.size != n * channels * size:
        raise RuntimeError(
            f"Expected an input of N * C * HxW = {n} * {channels} * {size} elements and of shape "
            f"(N, C, ...), but got {list(x.shape)}"
        )
    if x.ndim < 2 or groups < 1 or x.shape[1] % groups:
        raise RuntimeError(f"{groups} groups do not divide the channels of {list(x.shape)}")
    for name, each in (("weight", weight), ("bias", bias)):
        if each is not None and each.shape != x.shape[1:2]:
            raise RuntimeError(
                f"Expected {name} to be a vector of size equal to the number of channels in input, "
                f"but got {name} of shape {list(each.shape)} and input of shape {list(x.shape)}"
            )
    _, dtype = _dtypes(x, weight, bias)
    parts = channel_view(x)
    size = channels // groups
    parts, moved, center, variance = _moments(parts, groups, dtype)
    rstd = _inverse_root(variance + eps)
    out = _standardize(parts, center, rstd, weight, bias, dtype).reshape(x.shape)
    moments = (moved + center)[:, ::size], rstd[:, ::size]
    return _in_own_dtypes(out, moments, x, weight, bias)


def _average(sums: np.ndarray, groups: int | None, length: int) -> np.ndarray:
    """From sums (N, C) over `length` elements the means, for each c over all samples, or for each n
    and c over its group."""
    n, channels = sums.shape
    if groups is None:
        return _add(sums, 0) / max(n * length, 1)
    size = channels // groups
    means = _add(sums.reshape(n, groups, size), 2) / max(size * length, 1)
    return means.repeat(size, 1)


@in_native_loops
def channel_norm_backward(
    grad: np.ndarray, x: np.ndarray, weight: Any, mean: np.ndarray, rstd: np.ndarray,
    wants: tuple[bool, bool, bool], moving: bool,
) -> tuple[Any, Any, Any]:  # fmt: skip
    """The gradients of input, weight and bias, None for those that are not wanted.

    mean, rstd  (C,) or (N, groups)
    moving      whether they follow from the input: its gradient is then as of layer_norm, where
                the means are over all that shares the moments
    """
    _, dtype = _dtypes(grad, x, weight)
    parts, given = channel_view(x), channel_view(grad)
    _, channels, length = parts.shape
    groups = None if mean.ndim == 1 else mean.shape[1]
    center, inverse = mean.astype(np.float64), rstd.astype(np.float64)
    if groups is not None:
        center, inverse = [each.repeat(channels // groups, 1) for each in (center, inverse)]
    factor = 1.0 if weight is None else weight.astype(np.float64)
    if np.count_nonzero(np.abs(center) * inverse > _FAR):
        parts = parts - center.astype(dtype)[..., None]
        center = np.zeros_like(center)
        if moving:  # what rounding left of the means
            center = _average(_sum_elements(parts, dtype), groups, length)
    sums = _sum_elements(given, dtype)
    products = _sum_products(given, parts, center, dtype)
    for_input = None
    if wants[0]:
        scale = inverse * factor
        if moving:
            first, second = [_average(each * factor, groups, length) for each in (sums, products)]
            slope = -second * inverse**3
            shift = -first * inverse - center * slope
            for_input = _apply_affine(given, scale, shift, dtype, parts, slope).reshape(x.shape)
        else:
            for_input = _apply_affine(given, scale, np.zeros_like(scale), dtype).reshape(x.shape)
    return (
        for_input,
        _add(products * inverse, 0).astype(dtype) if wants[1] else None,
        _add(sums, 0).astype(dtype) if wants[2] else None,
    )


def channel_view(x: Any) -> Any:
    """`x` as (N, C, elements). Also of Tensors."""
    return x.reshape((x.shape[0], x.shape[1], math.prod(x.shape[2:])))


def _sum_elements(parts: np.ndarray, dtype: Any) -> np.ndarray:
    """The sums over the elements, in double precision, (N, C)."""
    n, channels, length = parts.shape
    if length == 1:
        return parts[:, :, 0].astype(np.float64)
    found = np.empty((n, channels), np.float64, like=parts)
    ones = constant_array(length, 1, dtype, parts)

    def work(block: slice) -> None:
        found[block] = np.vecdot(parts[block], ones)

    share_rows(work, n, channels * length, length)
    return found


def _sum_products(factors: Any, parts: np.ndarray, center: np.ndarray, dtype: Any) -> np.ndarray:
    """The sums over the elements of factors (parts - center), or of its squares, (N, C)."""
    n, channels, length = parts.shape
    found = np.empty((n, channels), np.float64, like=parts)
    numbers_of = _by_block(center, dtype)

    def work(block: slice) -> None:
        distance = parts[block] - numbers_of(block)
        other = distance if factors is None else factors[block]
        found[block] = np.vecdot(other, distance) if length != 1 else (other * distance)[..., 0]

    share_rows(work, n, channels * length, length)
    return found


def _apply_affine(
    parts: np.ndarray, scale: np.ndarray, shift: np.ndarray, dtype: Any, others: Any = None,
    slope: Any = None,
) -> np.ndarray:  # fmt: skip
    """parts * scale + shift, plus others * slope, with numbers for each (n, c) or each c."""
    n, channels, length = parts.shape
    out = np.empty(parts.shape, dtype, like=parts)
    factors, summands = _by_block(scale, dtype), _by_block(shift, dtype)
    slopes = None if slope is None else _by_block(slope, dtype)

    def work(block: slice) -> None:
        y = out[block]
        np.multiply(parts[block], factors(block), out=y)
        y += summands(block)
        if slopes is not None:
            y += others[block] * slopes(block)

    share_rows(work, n, channels * length, length)
    return out


def _by_block(given: np.ndarray, dtype: Any) -> Callable[[slice], np.ndarray]:
    """A function of a block of samples: numbers for each (n, c) or each c beside its elements."""
    numbers = given.astype(dtype)[..., None]
    return numbers.__getitem__ if numbers.ndim > 2 else lambda block: numbers
