"""An array of another library that stands where kernels and formulas have an ndarray.

A `DuckArray` is such an array, reached through `__array_ufunc__` and `__array_function__` alone.
Its numbers never become an ndarray unasked: where code needs memory, `InMemoryError` says so,
instead of computing what is lazy or copying what is on a GPU.

The arrays inside are never written. A write into a DuckArray puts another array into it, which is
the same for all who know the DuckArray; where views would have to see it, it is refused.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any, NoReturn

import numpy as np

from autograd.base.shape_dtype import Shaped


class InMemoryError(TypeError):
    """A step that needs numbers in memory, of an array that has none there."""


class DeviceError(RuntimeError, TypeError):
    """Operands on different devices."""


_LAYOUT = {"c_contiguous": False, "f_contiguous": False, "owndata": True}  # nobody knows
_FLAGS = {each: SimpleNamespace(writeable=each, **_LAYOUT) for each in (False, True)}

_VIEWS = frozenset({
    *("array_split", "asarray", "atleast_1d", "atleast_2d", "atleast_3d", "broadcast_arrays"),
    *("broadcast_to", "diagonal", "dsplit", "expand_dims", "flip", "fliplr", "flipud", "hsplit"),
    *("imag", "matrix_transpose", "moveaxis", "permute_dims", "ravel", "real", "reshape"),
    *("rollaxis", "rot90", "split", "squeeze", "swapaxes", "transpose", "unstack", "vsplit"),
})  # fmt: skip
"""Functions of NumPy whose results may be views of their arguments."""

REDUCTIONS: dict[Any, Callable[..., Any]] = {
    np.add: np.sum,
    np.multiply: np.prod,
    np.maximum: np.max,
    np.minimum: np.min,
    np.logical_and: np.all,
    np.logical_or: np.any,
}
"""Ufunc -> the function that its `reduce` is."""
_BY_LIKE = frozenset({"array", "asarray", "ascontiguousarray"})
"""Functions that do not ask their argument, which may be an ndarray, but `like`."""
_IN_PLACE = frozenset({"partition", "put", "resize", "sort"})
METHODS = frozenset(
    name
    for name in set(dir(np.ndarray)) & set(np.__all__) - _IN_PLACE
    if callable(getattr(np.ndarray, name))
)
UNARY: dict[str, Any] = {"T": np.transpose, "mT": np.matrix_transpose}


def _refuse(name: str) -> Any:
    def method(self: DuckArray, *args: Any, **kwargs: Any) -> NoReturn:
        raise self.refusal(name)

    return method


class Duck(np.ndarray):
    """The class that a DuckArray gives as its own."""


class DuckArray(Shaped, np.lib.mixins.NDArrayOperatorsMixin):
    """`array` of another library, with what kernels and formulas ask of an ndarray.

    ``isinstance(x, np.ndarray)``, by which formulas tell arrays from Tensors, is true of it; not so
    ``x.__class__ is np.ndarray``, which precedes what works on memory.

    alone: whether no view of it and nothing that it is a view of is known, so that it may be
    written.
    """

    __slots__ = ("__weakref__", "alone", "array", "dtype", "shape")

    base = None
    __class__ = property(lambda self: Duck)

    def __init__(self, array: Any, alone: bool = False) -> None:
        self.array = array
        self.alone = alone
        self.dtype = np.dtype(array.dtype)
        self.shape: tuple[int, ...] = tuple(array.shape)
        if any(size != size for size in self.shape):
            raise InMemoryError(
                f"a {self.kind} of unknown shape {self.shape}, whose gradient could not be checked "
                "nor brought back to a shape: array.compute_chunk_sizes() finds the sizes"
            )

    def __reduce__(self) -> Any:
        return type(self), (self.array, self.alone)

    # ---- what it is ------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The type of the array, as messages name it."""
        cls = type(self.array)
        return f"{cls.__module__}.{cls.__name__}"

    @property
    def device(self) -> str:
        """Where the array is, as PyTorch writes it."""
        return device_name(self.array)

    @property
    def flags(self) -> Any:
        return _FLAGS[self.alone]

    real = property(lambda self: np.real(self), _refuse("a write into the real part"))
    imag = property(lambda self: np.imag(self), _refuse("a write into the imaginary part"))

    def refusal(self, name: str) -> InMemoryError:
        """The error of `name`, which needs the numbers."""
        return InMemoryError(
            f"{name} needs numbers in NumPy's memory, which a {self.kind} has not: x.compute() or "
            "x.cpu() is a tensor that has them"
        )

    # ---- NumPy's protocols -----------------------------------------------------------------------

    def __array_ufunc__(
        self, ufunc: Any, method: str, *inputs: Any, out: Any = None, **kwargs: Any
    ) -> Any:
        if out is not None:
            return self._write_ufunc(ufunc, method, inputs, out, kwargs)
        if method == "at":
            raise self.refusal(f"np.{ufunc.__name__}.at")
        if ufunc is np.vecdot and not kwargs:  # of which chunks would have to be the same
            return np.sum(np.conjugate(inputs[0]) * inputs[1], axis=-1)
        if method == "reduce" and ufunc in REDUCTIONS:
            axis = inputs[1] if len(inputs) > 1 else kwargs.pop("axis", 0)
            kwargs = {k: v for k, v in kwargs.items() if v is not None and v is not False}
            return REDUCTIONS[ufunc](inputs[0], axis=axis, **kwargs)
        function: Any = ufunc if method == "__call__" else getattr(ufunc, method)
        return self._call(function, f"np.{ufunc.__name__}", inputs, kwargs)

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        if func is np.may_share_memory or func is np.shares_memory:
            return False
        if func is np.count_nonzero:  # of which libraries take fewer arguments
            return np.sum(args[0] != 0, *args[1:], **kwargs)
        name = f"{func.__module__}.{func.__name__}".replace("numpy", "np", 1)
        cls: Any = type(self.array)
        if not _offers(cls, func):
            raise self.refusal(name)
        if func.__name__ in _BY_LIKE:
            given, *rest = args
            inside = [given] if isinstance(given, DuckArray) else []

            def make(*arrays: Any) -> Any:
                return func(*(arrays or [given]), *rest, **kwargs, like=self.array)

            return self._call(make, name, inside, {})
        if not any(isinstance(x, DuckArray) for x in leaves((*args, *kwargs.values()))):
            kwargs = {**kwargs, "like": self}  # which NumPy takes away before it asks
        return self._call(func, name, args, kwargs, func.__name__ in _VIEWS)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NoReturn:
        raise self.refusal(f"what {_caller()} does")

    def _write_ufunc(self, ufunc: Any, method: str, inputs: Any, out: Any, kwargs: Any) -> Any:
        """A call of a ufunc with `out`."""
        target: Any = out[0]
        if not isinstance(target, DuckArray):
            raise self.refusal("a write into an ndarray")
        where = kwargs.pop("where", True)
        result = getattr(ufunc, method)(*inputs, **kwargs)
        target.write(result if where is True else np.where(where, result, target))
        return target

    def write(self, value: Any) -> None:
        """Puts `value` in place of all elements."""
        if not self.alone:
            raise self.refusal("a write into an array that is yours or has views")
        if value.shape != self.shape:
            value = np.broadcast_to(value, self.shape)
        if not np.can_cast(value.dtype, self.dtype, "same_kind"):
            raise TypeError(f"Cannot cast from {value.dtype} to {self.dtype}")
        if value.__class__ is not Duck:
            value = np.asarray(value, like=self)
        self.array = value.astype(self.dtype).array

    def _call(self, function: Any, name: str, args: Any, kwargs: Any, views: bool = False) -> Any:
        """`function` of the arrays inside, and its results as DuckArrays."""
        if views:
            for x in leaves((*args, *kwargs.values())):
                if isinstance(x, DuckArray):
                    x.alone = False
        args = [self._inside(x) for x in args]
        kwargs = {key: self._inside(x) for key, x in kwargs.items()}
        try:
            return self._outside(function(*args, **kwargs), not views)
        except (TypeError, NotImplementedError, AttributeError) as error:
            refusal = self.refusal(name) if "NotImplemented" in f"{error}" else None
            raise refusal or InMemoryError(f"{name} of a {self.kind}: {error}") from error

    def _inside(self, x: Any) -> Any:
        """`x` with the arrays of this device that it holds in place of DuckArrays."""
        cls = x.__class__
        if cls is Duck:
            x, where = x.array, x.device
        elif cls is np.ndarray and not x.ndim:
            return x[()]  # a number, which goes to any device
        elif cls is np.ndarray:
            where = "cpu"
        elif cls is list or cls is tuple:
            return cls([self._inside(each) for each in x])
        else:
            return x
        if where != self.device:
            raise DeviceError(
                "Expected all tensors to be on the same device, but found at least two devices, "
                f"{self.device} and {where}!"
            )
        return x

    def _outside(self, result: Any, alone: bool) -> Any:
        """`result` with arrays of this class for those of the library in it."""
        if isinstance(result, (list, tuple)):
            found = [self._outside(each, alone) for each in result]
            return found if isinstance(result, list) else tuple(found)
        return type(self)(result, alone) if is_duck(result) else result

    # ---- what ndarrays have ----------------------------------------------------------------------

    def __getattr__(self, name: str) -> Any:
        if name in METHODS:
            function = getattr(np, name)
            return lambda *args, **kwargs: function(self, *args, **kwargs)
        if name in UNARY:
            return UNARY[name](self)
        if name == "__array_interface__":
            raise self.refusal(f"what {_caller()} does")
        if name.startswith("__") or not hasattr(np.ndarray, name):
            raise AttributeError(f"a {self.kind} as payload has no attribute '{name}'")
        raise self.refusal(f"ndarray.{name}")

    def astype(self, dtype: Any, *args: Any, **kwargs: Any) -> DuckArray:
        same = self.dtype == dtype
        if same and not kwargs.get("copy", True):
            return self
        return type(self)(self.array if same else self.array.astype(dtype), True)

    def conj(self) -> Any:
        return np.conjugate(self) if self.dtype.kind == "c" else self.copy()

    conjugate = conj

    def copy(self, order: str = "C") -> DuckArray:
        return DuckArray(self.array, True)

    def view(self, *args: Any) -> DuckArray:
        if args:
            raise self.refusal("ndarray.view(dtype)")
        self.alone = False
        return DuckArray(self.array)

    def reshape(self, *shape: Any, order: str = "C") -> Any:
        return np.reshape(self, shape[0] if len(shape) == 1 else shape)

    def transpose(self, *axes: Any) -> Any:
        return np.transpose(self, (axes[0] if len(axes) == 1 else axes) or None)

    def flatten(self, order: str = "C") -> Any:
        return np.ravel(self).copy()

    def __getitem__(self, index: Any) -> Any:
        self.alone = False
        try:
            return self._outside(self.array[self._inside(index)], False)
        except NotImplementedError as error:
            raise InMemoryError(f"this subscript of a {self.kind}: {error}") from error

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))

    def __repr__(self) -> str:
        return repr(self.array)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index is Ellipsis or (index.__class__ is slice and index == slice(None)):
            self.write(np.asarray(value) if np.isscalar(value) else value)
            return
        if not self.alone or not hasattr(type(self.array), "__setitem__"):
            raise self.refusal("a write into a part of an array that is shared")
        array = self.array.copy()
        array[self._inside(index)] = self._inside(value)
        self.array = array

    strided = _refuse("a view of another layout")
    __bool__ = _refuse("bool()")
    __float__ = _refuse("float()")
    __int__ = _refuse("int()")
    __index__ = _refuse("a size or place that is a number")
    __complex__ = _refuse("complex()")
    __contains__ = _refuse("`in`")


def is_duck(value: Any) -> bool:
    """Whether `value` is an array of another library that has NumPy's protocols."""
    cls = type(value)
    return (
        hasattr(cls, "__array_function__")
        and hasattr(cls, "__array_ufunc__")
        and hasattr(cls, "shape")
        and hasattr(cls, "dtype")
        and not hasattr(cls, "requires_grad")  # it is no Tensor
        and not isinstance(value, (np.ndarray, np.generic, DuckArray))
    )


def device_name(array: Any) -> str:
    """The device of an array, as PyTorch writes it: that of NumPy and Dask is "cpu"."""
    device = getattr(array, "device", "cpu")
    number = getattr(device, "id", None)
    return str(device) if number is None else f"cuda:{number}"


def leaves(values: Any) -> Iterator[Any]:
    """What is in nested lists and tuples."""
    for value in values:
        if isinstance(value, (list, tuple)):
            yield from leaves(value)
        else:
            yield value


@cache
def _offers(cls: type, func: Any) -> bool:
    """Whether the library of the class `cls` has a function of the name that `func` has.

    Dask computes its arrays for a function that it has not, where other libraries raise.
    """
    package, _, _ = cls.__module__.rpartition(".")
    library = sys.modules.get(package)
    if library is None or not hasattr(library, "concatenate"):
        return True  # it raises itself where it has not
    for part in func.__module__.split(".")[1:]:
        library = getattr(library, part, None)
    return hasattr(library, func.__name__)


def _caller() -> str:
    """The statement in which NumPy asks for the numbers."""
    frame: Any = sys._getframe(2)
    while frame.f_code.co_name == "__getattr__":
        frame = frame.f_back
    return f"{frame.f_globals.get('__name__', '')}.{frame.f_code.co_name}"
