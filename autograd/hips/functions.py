"""NumPy's and SciPy's functions as they are in traced functions: boxes in, boxes out."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import numpy as np

import generated.functions as ops
from autograd.base.grad_mode import MODE
from autograd.core.dispatch import with_tensors_for_numbers
from autograd.core.tensor import Tensor, from_array
from autograd.hips.boxes import (
    TRACE,
    ArrayBox,
    boxed,
    holds_boxes,
    lower,
    unboxed,
    wrapped,
)
from autograd.hips.primitives import PRIMITIVE_JVPS, PRIMITIVE_VJPS, call_primitive
from autograd.methods.construction import as_tensor
from autograd.numpy_api.dispatch import call_function, direct_function
from autograd.numpy_api.functions.arguments import holds_tensors, tensor
from autograd.numpy_api.scipys import find as find_scipys
from autograd.numpy_api.scipys.linalg import from_triangle


def traced(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, of NumPy or SciPy, for boxes: it is called on the Tensors within.

    Without a box among the arguments, the function itself is called.
    """
    direct: Any = None  # what serves plain calls: the function of a row, or an adapter
    dispatched = isinstance(function, type(np.concatenate))
    of_values = isinstance(function, np.ufunc) or function in (np.dot, np.inner, np.outer)

    @functools.wraps(function, updated=())
    def call(*args: Any, **kwargs: Any) -> Any:
        nonlocal direct
        if direct and len(args) == 1 and not kwargs:
            x = args[0]
            if x.__class__ is ArrayBox:
                return lower(direct(x._state[0]))
        found = nested = False
        given: list[Any] = []
        for x in args:
            cls = x.__class__
            if cls is ArrayBox:
                found = True
                x = x._state[0]
            elif cls is list or cls is tuple:
                nested = True
                if holds_boxes(x):
                    found = True
                    x = unboxed(x)
            given.append(x)
        if not found and not (kwargs and holds_boxes(kwargs.values())):
            return function(*args, **kwargs)
        if direct is None and (call in PRIMITIVE_VJPS or call in PRIMITIVE_JVPS):
            return call_primitive(call, args, kwargs)
        if not kwargs and not nested:
            if direct is None:
                direct = direct_function(function) or False
            if direct:
                if of_values:
                    given = [*map(wrapped, given)]
                    given = with_tensors_for_numbers(given) if MODE.as_pytorch else given
                return lower(direct(*given))
        if dispatched:
            kwargs = unboxed(kwargs)
            first = _first_parameter(function)
            if first in _ARRAYS:
                if nested and given:
                    given[0] = tensor(given[0])
                elif first in kwargs:
                    kwargs[first] = tensor(kwargs[first])
            return lower(call_function(function, tuple(given), kwargs))
        if nested and isinstance(function, np.ufunc):
            given = [tensor(x) if isinstance(x, (list, tuple)) else x for x in given]
        return lower(function(*given, **unboxed(kwargs)))

    def forget() -> None:
        nonlocal direct
        direct = None

    call.forget = forget  # type: ignore[attr-defined]
    call.fun = function  # type: ignore[attr-defined]
    if isinstance(function, np.ufunc):
        for name in dir(function):
            if not name.startswith("_"):
                value = getattr(function, name)
                setattr(call, name, traced(value) if name in _METHODS else value)
    return call


_METHODS = frozenset({"accumulate", "at", "outer", "reduce", "reduceat"})
# What NumPy calls the first argument of functions to which a list is an array, not several.
_ARRAYS = frozenset({"a", "A", "x", "m", "ar", "ary", "arr", "p", "v", "val", "y"})


@functools.cache
def _first_parameter(function: Any) -> str:
    """The name of its first parameter; empty for functions in C that take lists of arrays."""
    try:
        return next(iter(inspect.signature(function).parameters))
    except ValueError:
        return ""


def lifted(scipys: Callable[..., Any], function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, which takes Tensors, for boxes as well; without either SciPy's own."""

    @functools.wraps(scipys, updated=())
    def call(*args: Any, **kwargs: Any) -> Any:
        values = [*args, *kwargs.values()]
        if holds_boxes(values):
            return lower(function(*unboxed(args), **unboxed(kwargs)))
        return (function if holds_tensors(values) else scipys)(*args, **kwargs)

    return call


def face(module: Any, names: dict[str, Any], **special: Any) -> tuple[Any, Any]:
    """The `__getattr__` and `__dir__` of a module, whose globals are `names`, that has the names of
    `module`: its functions for boxes, but for the `special` ones."""
    home = module.__name__.partition("scipy.")[2]
    names.update(special)
    names["__all__"] = [n for n in {*dir(module), *special} if not n.startswith("_")]

    def find(name: str) -> Any:
        if name.startswith("__") and name != "__version__":
            raise AttributeError(f"module 'autograd.{module.__name__}' has no attribute '{name}'")
        found = getattr(module, name)
        if callable(found) and not isinstance(found, type):
            served = find_scipys(f"{home}.{name}") if home else None
            found = lifted(found, served) if served else traced(found)
        names[name] = found
        return found

    return find, lambda: dir(module)


# ---- functions that make arrays ------------------------------------------------------------------


def _fillable(make: Callable[..., Any]) -> Callable[..., Any]:
    """`make`, whose result may be filled with boxes in a function that is traced."""

    @functools.wraps(make)
    def call(*args: Any, **kwargs: Any) -> Any:
        array = make(*args, **kwargs)
        if not TRACE.depth or array.dtype.kind not in "fc":
            return array
        return boxed(from_array(array))

    return call


def _full(shape: Any, fill_value: Any, dtype: Any = None, **kwargs: Any) -> Any:
    """`np.full`; `fill_value` may be a box."""
    if not holds_boxes((fill_value,)):
        return _fillable(np.full)(shape, unboxed(fill_value), dtype, **kwargs)
    value = _array(fill_value, dtype)
    return boxed(value._state[0].expand(*np.atleast_1d(shape).tolist()).clone())


def _like(name: str) -> Callable[..., Any]:
    make = _fillable(getattr(np, name))

    @functools.wraps(make)
    def call(a: Any, *args: Any, **kwargs: Any) -> Any:
        a = np.empty(a.shape, a.dtype) if isinstance(a, Tensor) else a
        return make(a, *args, **kwargs)

    return call


def _full_like(a: Any, fill_value: Any, dtype: Any = None, **kwargs: Any) -> Any:
    """`np.full_like`; `fill_value` may be a box."""
    if not isinstance(a, Tensor) and not holds_boxes((fill_value,)):
        return _fillable(np.full_like)(a, fill_value, dtype, **kwargs)
    array = a if isinstance(a, Tensor) else np.asarray(a)
    shape = kwargs.pop("shape", None)
    return _full(array.shape if shape is None else shape, fill_value, dtype or array.dtype)


def _array(A: Any, dtype: Any = None, *, ndmin: int = 0, **kwargs: Any) -> Any:
    """`np.array`, also of a list with boxes in it."""
    if not holds_boxes((A,)):
        return np.array(A, dtype, ndmin=ndmin, **kwargs)
    value = A._state[0].clone() if A.__class__ is ArrayBox else _stacked(A)
    if dtype is not None:
        value = value.to(np.dtype(dtype))
    if value.ndim < ndmin:
        value = value.reshape((1,) * (ndmin - value.ndim) + tuple(value.shape))
    return boxed(value)


class _Vectorize(np.vectorize):
    """`np.vectorize`, whose function gets elements of boxes as boxes."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if not holds_boxes((*args, *kwargs.values())):
            return super().__call__(*args, **kwargs)
        places = [i for i in range(len(args)) if i not in self.excluded]
        arrays = [x if isinstance(x := args[i], Tensor) else np.asarray(x) for i in places]
        counts = self._core_dims(arrays)
        cores = [x.shape[x.ndim - k :] for x, k in zip(arrays, counts, strict=True)]
        lead = np.broadcast_shapes(
            *[x.shape[: x.ndim - len(core)] for x, core in zip(arrays, cores, strict=True)]
        )
        spread = traced(np.broadcast_to)
        parts = [spread(x, (*lead, *core)) for x, core in zip(arrays, cores, strict=True)]
        given = list(args)
        results = []
        for index in np.ndindex(*lead):
            for i, part in zip(places, parts, strict=True):
                given[i] = part[index]
            results.append(self.pyfunc(*given, **kwargs))
        if not results:
            raise ValueError("cannot call `vectorize` on size 0 inputs")
        if isinstance(results[0], tuple):
            return tuple(_shaped(each, lead) for each in zip(*results, strict=True))
        return _shaped(results, lead)

    def _core_dims(self, arrays: list[Any]) -> list[int]:
        """How many of the last dimensions of each array the function gets at once."""
        if self.signature is None:
            return [0] * len(arrays)
        parsed: Any = self  # NumPy's stubs do not show what the signature was read into
        return [len(names) for names in parsed._in_and_out_core_dims[0]]


def _shaped(results: Any, lead: tuple[int, ...]) -> Any:
    found = _array(list(results))
    return found.reshape(lead + found.shape[1:])


def _stacked(items: Any) -> Tensor:
    """Nested lists with boxes in them as one Tensor."""
    if items.__class__ is ArrayBox:
        return items._state[0]
    if not isinstance(items, (list, tuple)):
        return from_array(np.asarray(items))
    parts = [_stacked(each) for each in items]
    dtype = np.result_type(*[each.dtype for each in parts])
    return ops.stack([each if each.dtype == dtype else each.to(dtype) for each in parts])


def _asarray(A: Any, dtype: Any = None, *args: Any, **kwargs: Any) -> Any:
    """`np.asarray`, also of a box, which it leaves as it is, or of a list with boxes in it."""
    if A.__class__ is ArrayBox and (dtype is None or A.dtype == dtype):
        return A
    return _array(A, dtype) if holds_boxes((A,)) else np.asarray(A, dtype, *args, **kwargs)


class _Joined:
    """`np.r_` or `np.c_`, whose items may be boxes."""

    def __init__(self, join: Any) -> None:
        self.join = join

    def __getitem__(self, items: Any) -> Any:
        given = items if isinstance(items, tuple) else (items,)
        if not holds_boxes(given):
            return self.join[items]
        # Where each element comes from is found with their numbers in the place of the boxes.
        flat: list[Tensor] = []
        numbered: list[Any] = []
        count = 0
        for each in given:
            if isinstance(each, str):
                numbered.append(each)
                continue
            value = _stacked(np.r_[each] if isinstance(each, slice) else each)
            numbered.append(np.arange(count, count + value.numel()).reshape(value.shape))
            flat.append(value.reshape(-1))
            count += value.numel()
        dtype = np.result_type(*[each.dtype for each in flat])
        return lower(ops.cat([each.to(dtype) for each in flat])[self.join[tuple(numbered)]])


def _shape_of(name: str) -> Callable[..., Any]:
    """A function of which the values do not matter, or only by steps."""
    function = getattr(np, name)

    @functools.wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*[x._value if isinstance(x, ArrayBox) else x for x in args], **kwargs)

    return call


def _make_diagonal(D: Any, offset: int = 0, axis1: int = -1, axis2: int = -2) -> Any:
    """Matrices with the last dimension of `D` on their diagonals."""
    return lower(ops.diag_embed(as_tensor(unboxed(D)), offset, axis1, axis2))


def _where(condition: Any, *args: Any, **kwargs: Any) -> Any:
    """`np.where`, also by keyword; of numbers and lists of Python's it gives such ones."""
    chosen = (*args, *[kwargs[key] for key in ("x", "y") if key in kwargs])
    found = traced(np.where)(condition, *chosen)
    if not chosen or _holds_arrays((condition, *chosen)):
        return found
    return found.tolist()


def _holds_arrays(values: Any) -> bool:
    if isinstance(values, (list, tuple)):
        return any(map(_holds_arrays, values))
    return isinstance(values, (Tensor, np.ndarray, np.generic))


def _joining(name: str) -> Callable[..., Any]:
    """A function of a list of arrays, which may be any iterable of them."""
    usual = traced(getattr(np, name))

    @functools.wraps(usual)
    def call(arrays: Any, *args: Any, **kwargs: Any) -> Any:
        given = arrays if hasattr(arrays, "__getitem__") else list(arrays)
        return usual(given, *args, **kwargs)

    return call


_JOINING = ("concatenate", "stack", "vstack", "hstack", "dstack", "column_stack")

SPECIAL: dict[str, Any] = {
    "array": _array,
    "asarray": _asarray,
    "asanyarray": _asarray,
    "ascontiguousarray": _asarray,
    "full": _full,
    "full_like": _full_like,
    "vectorize": _Vectorize,
    "r_": _Joined(np.r_),
    "c_": _Joined(np.c_),
    "copy": lambda a, *args, **kwargs: (
        a.copy() if isinstance(a, ArrayBox) else np.copy(a, *args, **kwargs)
    ),
    "make_diagonal": _make_diagonal,
    "where": _where,
    **{name: _joining(name) for name in _JOINING},
    **{name: _fillable(getattr(np, name)) for name in ("zeros", "empty", "ones")},
    **{name: _like(name) for name in ("zeros_like", "empty_like", "ones_like")},
    **{name: _shape_of(name) for name in ("iscomplexobj", "isrealobj", "ndim", "shape", "size")},
    "result_type": _shape_of("result_type"),
}
"""What `autograd.numpy` has in the place of NumPy's functions of these names."""


def _from_triangle(name: str) -> Callable[..., Any]:
    """`np.linalg.eigh` or `eigvalsh`, whose gradient is that of a function of one triangle: zero in
    the other, where that of the row is symmetric."""
    usual = traced(getattr(np.linalg, name))

    @functools.wraps(usual)
    def call(a: Any, UPLO: str = "L") -> Any:
        if isinstance(a, ArrayBox):
            a = boxed(from_triangle(a._state[0], UPLO.upper() == "L"))
        return usual(a, UPLO)

    return call


eigh = _from_triangle("eigh")
eigvalsh = _from_triangle("eigvalsh")
