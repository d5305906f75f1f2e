"""The dtype of what is computed of several: by NumPy's rules, or by PyTorch's.

NumPy's hold without further ado. PyTorch's are made true afterwards: while they hold, operations
hand each new tensor to `settle`, which casts it where the two differ.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any

import numpy as np

from autograd.base import dtypes
from autograd.base.grad_mode import MODE
from autograd.base.kinds import ELEMENTWISE
from autograd.base.registry import registry
from autograd.core.dispatch import OPERATIONS, Operation, in_one_dtype, number
from autograd.core.errors import DTypeError
from autograd.core.tensor import Tensor
from autograd.kernels.elementwise.numbers import BOOL_REFUSED, BOOLS_REFUSED

_RULES = ("numpy", "torch")
_PROMOTING = 1  # in `MODE.altered`, where no thread has this number


def get_promotion() -> str:
    """Whose rules give the dtype of results: "numpy" or "torch"."""
    return _RULES[MODE.settle is not None]


def float_dtype() -> np.dtype[Any]:
    """The dtype in which integers are computed with as numbers that have a fraction: by NumPy's
    rules float64, by PyTorch's the default dtype."""
    return np.dtype(np.float64 if MODE.settle is None else dtypes.get_default_dtype())


def set_promotion(rules: str) -> None:
    """Sets whose rules give the dtype of results, in all threads: "numpy", as at first, or "torch".

    By PyTorch's, float32 with int64 is float32, tensors without dimensions and numbers do not widen
    those that have some, and functions of integers are of the default dtype. Functions are compiled
    for the rules that hold when they are called.

    Raises ValueError for anything else.
    """
    if rules not in _RULES:
        raise ValueError(f"set_promotion(): rules must be 'numpy' or 'torch', not {rules!r}")
    torch = rules == "torch"
    MODE.settle = settle if torch else None
    MODE.set_marks("promotion", torch)
    (MODE.altered.add if torch else MODE.altered.discard)(_PROMOTING)
    MODE.number_dtype = _number_dtype if torch else None
    number.cache_clear()


@contextmanager
def promotion(rules: str) -> Iterator[None]:
    """A block in which `set_promotion(rules)` holds, in all threads."""
    before = get_promotion()
    set_promotion(rules)
    try:
        yield
    finally:
        set_promotion(before)


def _number_dtype(value: Any, dtype: np.dtype[Any] | None) -> np.dtype[Any]:
    """The dtype of a Python number beside tensors of `dtype`."""
    own = kind_of(value)
    found = own[0] if dtype is None else promoted([(dtype, 1), own])
    if found == np.float16 and value and not 6.2e-5 < abs(value) <= 65504 and abs(value) < np.inf:
        return np.dtype(np.float32)  # which half precision does not hold: PyTorch computes so
    return found


def kind_of(value: Any) -> tuple[np.dtype[Any], int]:
    """The dtype of a tensor or number, and how much it weighs: 1 if it has dimensions, 0 if it has
    none, -1 for a number."""
    if isinstance(value, (Tensor, np.ndarray)):
        return np.dtype(value.dtype), int(value.ndim > 0)
    kind = np.asarray(value).dtype
    if kind.kind == "f":
        kind = np.dtype(dtypes.get_default_dtype())
    elif kind.kind == "c":
        kind = dtypes.default_complex_dtype()
    elif kind.kind not in "biuc":
        if isinstance(value, int):
            raise OverflowError("int too big to convert")
        raise TypeError("no number")
    return kind, -1


def promoted(kinds: Sequence[tuple[np.dtype[Any], int]]) -> np.dtype[Any]:
    """PyTorch's dtype of what is computed of tensors of these dtypes and weights (`kind_of`)."""
    found: np.dtype[Any] | None = None
    for weight in (-1, 0, 1):
        own: np.dtype[Any] | None = None
        for dtype, each in kinds:
            if each == weight:
                own = dtype if own is None else _join(own, dtype)
        if own is not None:
            found = own if found is None else _combine(own, found)
    assert found is not None
    return found


def _join(one: np.dtype[Any], other: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype of two tensors with dimensions."""
    if one.kind in "fc" and other.kind in "biu":
        return one
    if other.kind in "fc" and one.kind in "biu":
        return other
    return np.promote_types(one, other)


def _combine(higher: np.dtype[Any], lower: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype of tensors of `higher` beside what weighs less: only another kind counts."""
    order = {"b": 0, "u": 1, "i": 1, "f": 2, "c": 3}
    if order[lower.kind] <= order[higher.kind]:
        return higher
    if lower.kind == "c" and higher.kind == "f":
        return np.promote_types(higher, np.complex64)
    return _join(higher, lower)


@cache
def _place_of(op: Operation, name: str = "dtype") -> int | None:
    """Where an argument is; by "dtype" a caller chooses the dtype of the result."""
    names = registry[op.name].argument_names
    return names.index(name) if name in names else None


_SCALED = ("pointwise", "scatter")
"""Kinds of rows with several Tensors, one of which a Scalar scales."""


def settle(result: Any, op: Any, *args: Any) -> None:
    """Gives the result of a call, or each of several, PyTorch's dtype, if NumPy's rules gave it
    another. With None, before a call, it checks alone. op: the Operation, or its name."""
    if op.__class__ is str:
        op = OPERATIONS.get(op)
    if result.__class__ is not Tensor:
        if isinstance(result, tuple):
            for each in result:
                settle(each, op, *args)
        elif result is None and op is not None and not _keeping.on:
            with suppress(TypeError):  # the call itself says what is no tensor
                _check_refused(op, [kind_of(x)[0] for x in tensors_of(op, args)])
        return
    array = result._data
    dtype = array.dtype
    for i in op.tensors:
        x = args[i]
        if x is None or x._data.dtype is not dtype:
            break
    else:
        if dtype.char in "fdFD" and not op.lists:
            return
    given = [x._data for x in tensors_of(op, args)]
    if _keeping.on or not given:
        return
    _check_dtypes(op, args, given)
    scalars = registry[op.name].scalars
    if scalars and op.kind in _SCALED and len(op.edges) > 1:
        common = promoted([kind_of(args[i]) for i in op.edges])
        if op.kind == "pointwise" and (place := _place_of(op, "alpha")) is not None:
            dtypes.check_factor("alpha", args[place], common)
        if len(op.edges) > 2 or any(args[i] != 1 for i in scalars):  # a product may wrap in its own
            array = in_one_dtype(op, common, args)
        result._data = array.astype(common, copy=False)
        return
    wanted = settled_dtype(dtype, op, args, given)
    if wanted is not None:
        if dtype == np.float16 and wanted.kind == "f":  # by NumPy, of numbers of 8 bits
            values = [x._data.astype(wanted) if isinstance(x, Tensor) else x for x in args]
            array = np.asarray(op.on_arrays(values))
        result._data = array.astype(wanted)


_SEVERAL = {
    "comparison": "{} did not match {}",
    "linalg": "Expected {a} and {b} to have the same dtype, but found {a} of type {} and {b} of "
    "type {} instead",
    "matrices": "expected m1 and m2 to have the same dtype, but got: {} != {}",
    "scatter": "{op}(): Expected self.dtype to be equal to {b}.dtype, but got {} and {}",
    "vectors": "dot : expected both vectors to have same dtype, but found {} and {}",
}
"""What PyTorch says of several dtypes, by kind."""
_MIXED = "mixed dtype (CPU):"


_NAMESPACE = re.compile(r"(nn\.functional|linalg|fft|special)\._?")
_REFUSED = {"numeric": "?", "arithmetic": "?", "floating": "?bhilqBHILQ", "wide": "e"}
"""Characters of the dtypes that the words of a row refuse."""


def check_dtypes(name: str, kind: str, *found: Any) -> None:
    """Raises RuntimeError or NotImplementedError, in PyTorch's words, where the row `name`, of
    `kind`, refuses all of the dtypes `found`; integers beside float16 do not save it."""
    for word in registry[name].dtypes:
        refused = _REFUSED.get(word, "")
        if word == "wide":
            found = tuple(each for each in found if each.kind == "f") or found
        hits = [np.dtype(each).char in refused for each in found]
        if word == "arithmetic" and any(hits):
            raise DTypeError((BOOLS_REFUSED if all(hits) else BOOL_REFUSED)[name])
        if all(hits):
            given = dtypes.scalar_type(np.dtype(found[0]))
            if kind == "reduction":
                raise RuntimeError(
                    f"{name}(): could not infer output dtype. Input dtype must be either a "
                    f"floating point or complex dtype. Got: {given}"
                )
            if kind == "linalg" and word == "floating":
                text = "Expected a floating point or complex tensor as input."
                raise RuntimeError(f"{name}: {text} Got {given}")
            short = _NAMESPACE.sub("", name).partition(".")[0]
            raise NotImplementedError(f"\"{short}\" not implemented for '{given}'")


def _check_refused(op: Operation, found: Sequence[Any]) -> None:
    # what is promoted first is refused for the dtype of all
    several = op.kind in ELEMENTWISE and "same" not in registry[op.name].dtypes
    check_dtypes(op.name, op.kind, *(found if several else found[:1]))


def _check_dtypes(op: Operation, args: Sequence[Any], given: Sequence[Any]) -> None:
    """Raises RuntimeError or NotImplementedError, in PyTorch's words, where what a row says of
    dtypes is broken. given: the tensors among `args`."""
    rule = registry[op.name].dtypes
    if not rule or not given:
        return
    first = given[0].dtype
    place = _place_of(op)
    if place is not None and args[place] is not None:
        check_dtypes(op.name, op.kind, np.dtype(args[place]))
    else:
        _check_refused(op, [x.dtype for x in given])
    if "same" not in rule:
        return
    places = [i for i in op.edges or op.tensors if args[i] is not None and args[i].ndim]
    place = next((i for i in places if args[i]._data.dtype != first), None)
    if place is None or not (given[0].size or op.kind != "normalization"):
        return
    other = args[place]._data.dtype
    kind = op.kind
    if kind == "normalization":
        if other != np.float32:
            raise RuntimeError(f"{_MIXED} expect parameter to have scalar type of Float")
        if first != np.float16:
            raise RuntimeError(f"{_MIXED} all inputs must share same datatype.")
        return
    if kind in ("bilinear", "linalg") and not op.name.startswith("linalg."):
        kind = "vectors" if all(args[i]._data.ndim == 1 for i in places) else "matrices"
    if kind == "matrices" and len(places) == 3:
        # what is added to the product is compared first
        order = [*places[2:], *places[:2]] if places[2] in op.optional else places
        added, left, right = [args[i]._data.dtype for i in order]
        who, wrong = ("self", added) if added != right else ("mat1", left)
        names = dtypes.scalar_type(wrong), dtypes.scalar_type(right)
        text = "{} and mat2 must have the same dtype, but got {} and {}"
        raise RuntimeError(text.format(who, *names))
    if kind == "matrices":
        names = dtypes.cpp_type(first), dtypes.cpp_type(other)
    else:
        names = dtypes.scalar_type(first), dtypes.scalar_type(other)
    text = _SEVERAL.get(kind, "expected scalar type {} but found {}")
    given = registry[op.name].argument_names
    raise RuntimeError(text.format(*names, op=op.name, a=given[places[0]], b=given[place]))


def tensors_of(op: Operation, args: Sequence[Any]) -> list[Any]:
    """The tensors among the arguments of a call."""
    given = [args[i] for i in op.tensors]
    for i in op.lists:
        given += args[i]
    return [x for x in given if x is not None]


def settled_dtype(
    dtype: np.dtype[Any], op: Operation, args: Sequence[Any], given: Sequence[Any]
) -> np.dtype[Any] | None:
    """PyTorch's dtype of the result of a call, to which NumPy's rules gave `dtype`; None if it is
    the same. given: what has the dtypes and dimensions of the tensors among `args`."""
    rule = registry[op.name].dtypes
    if "own" in rule:
        return None
    if "kept" in rule:
        wanted = promoted([(x.dtype, int(x.ndim > 0)) for x in given])
        return wanted if wanted != dtype else None
    first = given[0].dtype
    for each in given:
        if each.dtype is not first:
            break
    else:
        if op.kind == "reduction" and dtype.kind == "b" and first == np.uint8:
            return first
        if dtype.kind in "iu" and first.kind in "bu":  # sums of small integers, squares of truths
            place = _place_of(op)
            chosen = None if place is None else args[place]
            if chosen is None and (dtype.itemsize > first.itemsize or dtype == np.int8):
                return np.dtype(np.int64)
        if first.kind in "fc" or dtype.kind in "biu":
            return None
    wanted = promoted([(x.dtype, int(x.ndim > 0)) for x in given])
    if wanted.kind in "biu" and dtype.kind in "fc":
        place = _place_of(op)
        if place is not None and args[place] is not None:
            return None
        by_numpy = dtype
        wanted = np.dtype(dtypes.get_default_dtype())
        if dtype.kind == "c":
            wanted = dtypes.default_complex_dtype()
    else:
        by_numpy = np.result_type(*[x.dtype for x in given])
    widened = dtype.kind == wanted.kind and dtype.itemsize > by_numpy.itemsize  # by SciPy
    return wanted if wanted != dtype and (dtype == by_numpy or widened) else None


class _Keeping(threading.local):
    on = False


_keeping = _Keeping()


@contextmanager
def keeping_dtypes() -> Iterator[None]:
    """A block in which results keep NumPy's dtypes in this thread, whichever rules hold."""
    before, _keeping.on = _keeping.on, True
    try:
        yield
    finally:
        _keeping.on = before
