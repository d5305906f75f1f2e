"""``out=``: results written into tensors that the caller has."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from autograd.base.dtypes import cpp_type, scalar_type
from autograd.base.errors import wrong_type
from autograd.base.grad_mode import MODE, is_grad_enabled, no_grad
from autograd.base.registry import Row, registry
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor, from_array
from autograd.views.inplace import check_cast

_RESIZED = (
    "An output with one or more elements was resized since it had shape {}, which does not match "
    "the required output shape {}. Give one of that shape, or one without elements."
)


def write_out(function: Callable[..., Any], out: Any, extra: Any, *args: Any, **named: Any) -> Any:
    """What a generated function does with `out`, a Tensor, or a tuple of them for several outputs:
    it computes as without, writes into it and returns it. With None it returns the result.

    extra: what has been given by position where nothing is taken, else one of the classes Tensor
    and ndarray. A dtype
    that is not given is that of `out`. Raises as `store_results` does, and for another dtype.
    """
    name = function.__code__.co_name
    if extra is not Tensor and extra is not np.ndarray:
        code = function.__code__
        count = code.co_varnames[: code.co_argcount].index("_")
        given = count + 1 if out is Tensor else count + 2
        noun = "argument" if count == 1 else "arguments"
        raise TypeError(f"{name}() takes {count} positional {noun} but {given} were given")
    if out is None:
        return function(*args, **named)
    _check_type(name, out)
    if "dtype" in named and isinstance(out, Tensor):
        if named["dtype"] is None and not _keeps_dtype(name, False):
            named["dtype"] = out.dtype
        dtype = named["dtype"] and np.dtype(named["dtype"])
        # of complex numbers a norm, say, is real
        if dtype is not None and out.dtype not in (dtype, np.empty(0, dtype).real.dtype):
            names = f"dtype {scalar_type(dtype)} does not match dtype of out parameter"
            raise RuntimeError(f"{names} ({scalar_type(out.dtype)})")
    requires_grad = named.pop("requires_grad", False)
    found = function(*args, **named)
    if MODE.settle is not None and _keeps_dtype(name, isinstance(found, tuple)):
        _check_dtypes(found, out)
    if MODE.as_pytorch and args:
        _check_overlap(name, args, out)
    written = store_results(name, found, out)
    return written.requires_grad_() if requires_grad else written


_OF_THEIR_DTYPE = frozenset(
    {"bilinear", "gather", "linalg", "normalization", "query", "scatter", "sort", "window"}
)
"""Kinds of which PyTorch takes no `out` of another dtype, whether or not it could be converted."""


@cache
def _keeps_dtype(function: str, several: bool) -> bool:
    """Whether a generated function is one of which PyTorch takes no `out` of another dtype, by all
    of its overloads with one output, or `several`."""
    return all(map(_row_keeps_dtype, _rows_of(function, several)))


def _rows_of(function: str, several: bool = False) -> list[Row]:
    """The rows of a generated function that have one output, or `several`."""
    found = [
        registry[name]
        for name in registry
        if function in (name.replace(".", "_"), name.rpartition(".")[0].replace(".", "_"))
    ]
    return [row for row in found if ("-> (" in row.signature) is several]


def _row_handed_to(row: Row) -> Row | None:
    """The row that a composite calls last."""
    called, _, rest = row.forward.partition("(")
    handed = row.kind == "composite" and rest.endswith(")") and called in registry
    return registry[called] if handed else None


def _row_keeps_dtype(row: Row) -> bool:
    if row.out == "cast":
        return False
    if row.name.endswith("_copy"):
        return True
    if (other := _row_handed_to(row)) is not None:
        return _row_keeps_dtype(other)
    if row.name.startswith(("linalg.", "nn.functional.")):
        return True
    if "own" in row.dtypes or ("-> (" in row.signature and row.kind != "linalg"):
        return True
    match row.kind:
        case "bilinear" | "linalg":  # which take several dtypes, or one
            return "same" in row.dtypes
        case "scan":
            return "dtype" not in row.argument_names
        case "reduction":  # which chooses elements
            return not row.takes_complex
    of_one = "same" in row.dtypes or row.signature.count("Tensor ") == 1  # powers are converted
    return row.kind in _OF_THEIR_DTYPE or ("kept" in row.dtypes and of_one)


def _check_dtypes(result: Any, out: Any) -> None:
    """Raises RuntimeError if `out` has another dtype than what is to be written into it."""
    results, outs = (result, out) if isinstance(result, tuple) else ((result,), (out,))
    for value, target in zip(results, outs, strict=False):
        if value.dtype != target.dtype:
            raise RuntimeError(
                f"Expected out tensor to have dtype {cpp_type(value.dtype)}, but got "
                f"{cpp_type(target.dtype)} instead"
            )


@cache
def _moves(function: str) -> bool:
    """Whether a generated function puts elements at other places; its overloads count if there is
    no row of its own name."""
    rows = _rows_of(function)
    own = [row for row in rows if row.name.replace(".", "_") == function]
    return any(
        (_row_handed_to(row) or row).kind == "gather" or "Tensor[]" in row.signature
        for row in own or rows
    )


def _check_overlap(name: str, args: Sequence[Any], out: Any) -> None:
    """Raises RuntimeError if what `out` is written to is a part of one of the arguments, or also
    all of it for functions that move elements."""
    given = [x for each in args for x in (each if isinstance(each, (list, tuple)) else (each,))]
    for target in out if isinstance(out, (list, tuple)) else (out,):
        for x in given:
            if not isinstance(x, Tensor) or not np.may_share_memory(x._data, target._data):
                continue
            dense = x.is_contiguous() and target.is_contiguous()
            same = x.data_ptr() == target.data_ptr() and x.shape == target.shape
            if dense and (not same or _moves(name)):
                raise RuntimeError(
                    "unsupported operation: some elements of the input tensor and the written-to "
                    "tensor refer to a single memory location. Please clone() the tensor before "
                    "performing the operation."
                )


def _check_type(name: str, out: Any) -> None:
    """Raises TypeError unless `out` is a Tensor, or several in a tuple or list."""
    several = isinstance(out, (list, tuple))
    for each in out if several else (out,):
        if not isinstance(each, Tensor):
            what = "tuple of Tensors" if several else "Tensor"
            raise wrong_type(name, "out", what, each)


def store_results(name: str, result: Any, out: Any) -> Any:
    """Writes what the function `name` has computed into `out`; returns `out`, of several outputs as
    the tuple that the function returns.

    An `out` without elements gets the shape of the result, another one too, with a warning. Raises
    TypeError where `out` is no Tensor, or does not hold one for each output, and before anything is
    written RuntimeError for what is recorded or cannot be converted without loss of its kind, and
    NotImplementedError for tensors of a transform.
    """
    _check_type(name, out)
    several = isinstance(result, tuple)
    if several != isinstance(out, (list, tuple)):
        what = "tuple of Tensors" if several else "Tensor"
        raise wrong_type(name, "out", what, out)
    results, outs = (tuple(result), tuple(out)) if several else ((result,), (out,))
    if len(outs) != len(results):
        raise TypeError(f"expected tuple of {len(results)} elements but got {len(outs)}")
    values = [x if isinstance(x, Tensor) else from_array(np.asarray(x)) for x in results]
    for value, target in zip(values, outs, strict=True):
        _check_target(name, value, target)
    with no_grad():
        for value, target in zip(values, outs, strict=True):
            if target.shape != value.shape:
                if target.numel() == value.numel() and _is_line(name):
                    value = value.view(target.shape)
                else:
                    _resize(target, value.shape, warn=not _makes_tensors(name))
            target.copy_(value)
    if not several:
        return out
    return outs if type(result) is tuple else type(result)(outs)


def _is_line(function: str) -> bool:
    """Whether a generated function counts from a number to another; such fill any shape."""
    rows = _rows_of(function)
    return any(row.kind == "creation" and "end" in row.argument_names for row in rows)


def _check_target(name: str, value: Tensor, target: Tensor) -> None:
    """Raises unless `value` may be written into `target`."""
    if any(isinstance(x, TensorSubclass) and x.level for x in (value, target)):
        raise NotImplementedError(
            f"{name}(): functions with out=... arguments are not supported inside of transforms, "
            "such as vmap and forward mode: it is an out= function; use what it returns without"
        )
    if is_grad_enabled() and (value.requires_grad or target.requires_grad):
        raise RuntimeError(
            f"{name}(): functions with out=... arguments don't support automatic differentiation, "
            "but one of the arguments requires grad."
        )
    check_cast(value.dtype, target.dtype)
    if target.shape != value.shape and isinstance(target, TensorSubclass) and target.store:
        raise RuntimeError(
            f"{name}(): an output of type {type(target).__name__} cannot be resized from shape "
            f"{list(target.shape)} to {list(value.shape)}"
        )


@cache
def _makes_tensors(function: str) -> bool:
    """Whether a generated function makes Tensors of numbers alone, which resize an `out` silently;
    PyTorch's arange, which computes their number of a step, does not."""
    made = [row for row in _rows_of(function) if row.kind == "creation"]
    return bool(made) and not any("step" in row.argument_names for row in made)


def _resize(target: Tensor, shape: Sequence[int], warn: bool) -> None:
    """Gives `target` new memory of another shape; its views keep the old one."""
    if warn and target.numel():
        text = _RESIZED.format(list(target.shape), list(shape))
        warnings.warn(text, UserWarning, stacklevel=5)
    target.data = from_array(np.empty(shape, target.dtype))
