"""torch.testing: `assert_close` and `make_tensor`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.methods.construction import as_tensor

__all__ = ["assert_allclose", "assert_close", "make_tensor"]

_TOLERANCES = {"float16": 1e-3, "float32": 1.3e-6, "float64": 1e-7}


def assert_close(
    actual: Any,
    expected: Any,
    *,
    allow_subclasses: bool = True,
    rtol: float | None = None,
    atol: float | None = None,
    equal_nan: bool = False,
    check_device: bool = True,
    check_dtype: bool = True,
    check_layout: bool = True,
    check_stride: bool = False,
    msg: str | Callable[[str], str] | None = None,
) -> None:
    """Raises AssertionError unless tensors, numbers, or containers of them, are nearly equal.

    rtol, atol: tolerances, by default those of PyTorch for the dtype, and of integers none.
    equal_nan: nan equals nan. check_dtype, check_stride: these are equal, too. msg: the text of the
    error, or what makes it of the usual one. Raises TypeError if types of containers differ,
    ValueError for one tolerance without the other.
    """
    if (rtol is None) != (atol is None):
        raise ValueError(
            "rtol and atol must both be specified or both be unspecified, "
            f"but got rtol={rtol} and atol={atol}"
        )
    fault = _difference(actual, expected, rtol, atol, equal_nan, check_dtype, check_stride)
    if fault is not None:
        raise AssertionError(msg(fault) if callable(msg) else msg or fault)


def assert_allclose(actual: Any, expected: Any, rtol: Any = None, atol: Any = None) -> None:
    """`assert_close` for what becomes tensors, with nan equal to nan, whatever the dtypes."""
    actual, expected = as_tensor(actual), as_tensor(expected)
    assert_close(actual, expected, rtol=rtol, atol=atol, equal_nan=True, check_dtype=False)


def _difference(a: Any, b: Any, *how: Any) -> str | None:
    """What differs, or None."""
    if isinstance(a, Mapping) and isinstance(b, Mapping):
        if a.keys() != b.keys():
            return f"The keys of the mappings do not match: {list(a)} and {list(b)}"
        return _first((_difference(a[key], b[key], *how), f"[{key!r}]") for key in a)
    if _is_sequence(a) and _is_sequence(b):
        if len(a) != len(b):
            return f"The length of the sequences mismatch: {len(a)} != {len(b)}"
        pairs = enumerate(zip(a, b, strict=True))
        return _first((_difference(x, y, *how), f"[{i}]") for i, (x, y) in pairs)
    if a is None and b is None:
        return None
    return _of_tensors(a, b, *how)


def _of_tensors(
    a: Any, b: Any, rtol: Any, atol: Any, nan: bool, check_dtype: bool, check_stride: bool
) -> str | None:
    scalars = not isinstance(a, (Tensor, np.ndarray))
    if scalars != (not isinstance(b, (Tensor, np.ndarray))):
        return f"None of the pairs match: {type(a).__name__} and {type(b).__name__}"
    one, other = (np.asarray(x.detach() if isinstance(x, Tensor) else x) for x in (a, b))
    if one.shape != other.shape:
        sizes = " != ".join(f"torch.Size({list(x.shape)})" for x in (one, other))
        return f"The values for attribute 'shape' do not match: {sizes}."
    if check_dtype and not scalars and one.dtype != other.dtype:
        return f"The values for attribute 'dtype' do not match: {a.dtype} != {b.dtype}."
    if check_stride and one.strides != other.strides:
        return f"The values for attribute 'stride()' do not match: {a.stride()} != {b.stride()}."
    if rtol is None:
        names = [x.real.dtype.name for x in (one, other) if x.dtype.kind in "fc"]
        rtol = max([_TOLERANCES[name] for name in names], default=0)
        atol = 0 if not names else 1e-7 if set(names) == {"float64"} else 1e-5
    wide = np.result_type(one, other, np.int64)  # no difference is cut off
    x, y = (each.astype(wide) for each in (one, other))
    with np.errstate(all="ignore"):
        close = np.isclose(x, y, rtol=rtol, atol=atol, equal_nan=nan)
        if not rtol and not atol and one.dtype.kind in "biu":
            close = one == other
        gaps = np.where(close, 0, np.abs(x - y))
        relative = np.where(close, 0, gaps / np.abs(y))
    if close.all():
        return None
    exact = not rtol and not atol
    what = "equal" if exact else "close"
    upto = ["" if exact else f" (up to {most} allowed)" for most in (atol, rtol)]
    if not one.ndim:
        return (
            f"Scalars are not {what}!\n\nExpected {other.item()} but got {one.item()}.\n"
            f"Absolute difference: {gaps.item()}{upto[0]}\n"
            f"Relative difference: {relative.item()}{upto[1]}"
        )
    at = [tuple(map(int, np.unravel_index(each.argmax(), each.shape))) for each in (gaps, relative)]
    count = int((~close).sum())
    return (
        f"Tensor-likes are not {what}!\n\nMismatched elements: {count} / {one.size} "
        f"({count / one.size:.1%})\n"
        f"Greatest absolute difference: {gaps.max()} at index {at[0]}{upto[0]}\n"
        f"Greatest relative difference: {relative.max()} at index {at[1]}{upto[1]}"
    )


def _is_sequence(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _first(found: Any) -> str | None:
    return next(
        (f"{text}\n\nThe failure occurred for item {at}" for text, at in found if text), None
    )


def make_tensor(
    *shape: Any,
    dtype: Any,
    device: Any = None,
    low: float | None = None,
    high: float | None = None,
    requires_grad: bool = False,
    noncontiguous: bool = False,
    exclude_zero: bool = False,
    memory_format: Any = None,
) -> Tensor:
    """Random numbers of any dtype from `low`, by default -9 (0 for bools and unsigned ones), to
    `high`, by default 9 (10 for integers, which it excludes; 2 for bools).

    noncontiguous: of every other element of a larger tensor. exclude_zero: 1 in place of 0.
    Raises ValueError if `low` is not below `high`.
    """
    sizes = shape[0] if len(shape) == 1 and isinstance(shape[0], Sequence) else shape
    kind = np.dtype(dtype).kind
    least: float = 0 if kind in "bu" else -9
    low = least if low is None else low
    high = (2 if kind == "b" else 10 if kind in "iu" else 9) if high is None else high
    if low >= high:
        raise ValueError(f"make_tensor(): low={low} must be below high={high}")
    full = (*sizes[:-1], sizes[-1] * 2) if noncontiguous and sizes else tuple(sizes)
    if kind in "biu":
        made = ops.randint(int(low), int(high), full).to(dtype)
    else:
        made = ops.rand(full, dtype=dtype) * (high - low) + low
        if kind == "c":
            made = made.mul(1 + 0j)
    if noncontiguous and sizes:
        made = made[..., ::2]
    if exclude_zero:
        made[made == 0] = 1
    return made.detach().requires_grad_(requires_grad)
