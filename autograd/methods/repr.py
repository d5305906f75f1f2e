"""Printing of tensors in PyTorch's notation.

Numbers get four decimals, or none where all are whole (``20.``), and scientific notation where
the range is wide; arrays of more than 1000 elements are summarised by their borders.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.duck import outside
from autograd.base.dtypes import default_complex_dtype, get_default_dtype
from autograd.base.html import preformatted, table
from autograd.base.record import Record, replace
from autograd.core.parameters import is_parameter
from autograd.core.tensor import Tensor


class _Options(Record):
    """Options of printing, see `set_printoptions`."""

    precision: int = 4
    threshold: float = 1000
    edgeitems: int = 3
    linewidth: float = 80
    sci_mode: bool | None = None


_PROFILES = {
    "default": _Options(),
    "short": _Options(2, 1000, 2),
    "full": _Options(threshold=math.inf),
}
_options = _Options()


def set_printoptions(
    precision: int | None = None,
    threshold: float | None = None,
    edgeitems: int | None = None,
    linewidth: float | None = None,
    profile: str | None = None,
    sci_mode: bool | None = None,
) -> None:
    """Sets how tensors are printed; what is None stays as it is.

    precision: decimals (4). threshold: from how many elements on only the borders are shown (1000).
    edgeitems: how many at each border (3). linewidth: characters of a line (80). profile: start
    from "default", "short" or "full". sci_mode: scientific notation always or never; None lets the
    numbers decide.

    Raises ValueError for an unknown profile.
    """
    global _options
    base = _options
    if profile is not None:
        if profile not in _PROFILES:
            raise ValueError(f"profile must be one of {', '.join(_PROFILES)}, but got {profile!r}")
        base = _PROFILES[profile]
    given = {
        "precision": precision, "threshold": threshold, "edgeitems": edgeitems,
        "linewidth": linewidth,
    }  # fmt: skip
    changes: Any = {name: value for name, value in given.items() if value is not None}
    _options = replace(base, sci_mode=sci_mode, **changes)


def tensor_text(tensor: Tensor) -> str:
    """``tensor([1., 2.], dtype=float32, grad_fn=<MulBackward0>)``, or a user's class in front."""
    data = tensor._data
    cls = type(tensor)
    own = cls.__module__.partition(".")[0] in ("autograd", "torch")
    prefix = "tensor(" if own or is_parameter(tensor) else f"{cls.__name__}("
    body = "[]"
    if outside(data):
        body = repr(data)
    elif data.size:
        body = _rows(
            data, _formatter(_elements_to_print(data)), len(prefix), data.size > _options.threshold
        )
    parts = [body]
    if data.size == 0 and data.ndim != 1:
        parts.append(f"size={data.shape}")
    implied = (get_default_dtype(), default_complex_dtype(), np.dtype(np.int64), np.dtype(bool))
    if data.dtype not in implied or (data.size == 0 and data.dtype != implied[0]):
        parts.append(f"dtype={tensor.dtype}")
    if tensor.grad_fn is not None:
        parts.append(f"grad_fn=<{tensor.grad_fn.name()}>")
    elif tensor.requires_grad:
        parts.append("requires_grad=True")
    text = prefix + body
    last = len(text) - text.rfind("\n") + 1  # two more than the line has, as PyTorch counts
    for part in parts[1:]:
        if last + len(part) + 2 > _options.linewidth:
            text += f",\n{' ' * len(prefix)}{part}"
            last = len(prefix) + len(part)
        else:
            text += f", {part}"
            last += len(part) + 2
    text += ")"
    return f"Parameter containing:\n{text}" if is_parameter(tensor) else text


def _elements_to_print(data: np.ndarray) -> np.ndarray:
    """The elements that will be printed."""
    if data.size <= _options.threshold:
        return data.ravel()
    for axis, size in enumerate(data.shape):
        if size > 2 * _options.edgeitems:
            index = np.r_[0 : _options.edgeitems, size - _options.edgeitems : size]
            data = np.take(data, index, axis=axis)
    return data.ravel()


def _formatter(values: np.ndarray) -> Any:
    """A function that writes each element with the same width."""
    if values.dtype.kind == "b":
        width = max(len(str(bool(value))) for value in values)
        return lambda value: str(bool(value)).rjust(width)
    if values.dtype.kind in "iu":
        width = max(len(str(value)) for value in values.tolist())
        return lambda value: str(int(value)).rjust(width)
    if values.dtype.kind == "c":
        real, imag = _float_formatter(values.real), _float_formatter(values.imag)

        def write_complex(value: complex) -> str:
            text = imag(value.imag).lstrip()
            return real(value.real) + (text if text.startswith("-") else "+" + text) + "j"

        return write_complex
    if values.dtype.kind == "f":
        return _float_formatter(values)
    return repr


def _float_formatter(values: np.ndarray) -> Any:
    numbers = [float(value) for value in values]
    sizes = [abs(value) for value in numbers if math.isfinite(value) and value != 0]
    whole = all(value == math.ceil(value) for value in numbers if math.isfinite(value))
    low, high = (min(sizes), max(sizes)) if sizes else (1.0, 1.0)
    wide = high / low > 1000 or high > 1e8 or (not whole and low < 1e-4)
    if _options.sci_mode is not None and sizes:
        wide = _options.sci_mode

    def write(value: float) -> str:
        if not math.isfinite(value):
            return str(float(value))
        if wide:
            return f"{value:.{_options.precision}e}"
        return f"{value:.0f}." if whole else f"{value:.{_options.precision}f}"

    # As in PyTorch, zeros and what is not finite take no part in the width.
    width = max((len(write(v)) for v in numbers if math.isfinite(v) and v != 0), default=1)
    return lambda value: write(value).rjust(width)


def _rows(data: np.ndarray, write: Any, indent: int, summarise: bool) -> str:
    if data.ndim == 0:
        return write(data[()]).strip()
    if data.ndim == 1:
        return _vector(data, write, indent, summarise)
    rows = _border(data, summarise)
    texts = ["..." if row is None else _rows(row, write, indent + 1, summarise) for row in rows]
    separator = "," + "\n" * (data.ndim - 1) + " " * (indent + 1)
    return "[" + separator.join(texts) + "]"


def _border(items: Any, summarise: bool) -> list[Any]:
    """`items`, or the first and last few of them with None for those left out."""
    if not summarise or len(items) <= 2 * _options.edgeitems:
        return list(items)
    return [*items[: _options.edgeitems], None, *items[-_options.edgeitems :]]


def _vector(data: np.ndarray, write: Any, indent: int, summarise: bool) -> str:
    texts = [" ..." if x is None else write(x) for x in _border(data, summarise)]
    width = max((len(text) for text in texts), default=0) + 2
    per_line = int(max(1, min(len(texts), (_options.linewidth - indent) // width)))
    lines = [texts[i : i + per_line] for i in range(0, len(texts), per_line)]
    return "[" + (",\n" + " " * (indent + 1)).join(", ".join(line) for line in lines) + "]"


_MOST = 12  # rows and columns that are shown as a table


def tensor_html(tensor: Any) -> str:
    """A table of the elements of a small vector or matrix, with dtype, shape and what records it;
    of others the text of `repr`."""
    array = tensor._data
    if outside(array) or array.__class__ is not np.ndarray or not 1 <= array.ndim <= 2:
        return preformatted(repr(tensor))
    if not 0 < max(array.shape) <= _MOST or not array.size:
        return preformatted(repr(tensor))
    facts = [f"Tensor {array.dtype} {list(array.shape)}"]
    if tensor.grad_fn is not None:
        facts.append(f"grad_fn={tensor.grad_fn.name()}")
    elif tensor.requires_grad:
        facts.append("requires_grad")
    text = "{}" if array.dtype.kind in "biu" else "{:.4g}"
    rows = [[text.format(each) for each in row] for row in np.atleast_2d(array).tolist()]
    return table(", ".join(facts), (), rows)
