"""ArrayBox, the value of a traced function: a Tensor with NumPy's operators and methods."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

import generated.functions as ops
from autograd.array.foreign import NO_ARRAY, is_sparse, is_sparse_product
from autograd.core.dispatch import NUMBERS
from autograd.core.tensor import Tensor, from_array
from autograd.core.wrapper import WrapperTensor
from autograd.numpy_api.dispatch import call_function, call_ufunc
from autograd.numpy_api.functions import order
from autograd.numpy_api.functions.arguments import tensor
from autograd.transforms.forward_ad import DualTensor
from autograd.views.setitem import set_item


class _Trace(threading.local):
    depth = 0


TRACE = _Trace()
"""How many functions are being traced, in this thread."""


@contextmanager
def tracing() -> Iterator[None]:
    """A block in which a function is traced: arrays that are made in it may be filled."""
    TRACE.depth += 1
    try:
        yield
    finally:
        TRACE.depth -= 1


class ArrayBox(WrapperTensor):
    """A Tensor in the place of an array of a traced function.

    Operators and methods are NumPy's: ``x.size`` is a number, ``x.std()`` has ``ddof=0``. What does
    not depend on the inputs of the function by a derivative is a plain array: comparisons, for
    example, or `np.floor`.
    """

    __slots__ = ()

    # `_state` is the Tensor, and for an argument, whose array is the caller's, False.
    level = float("inf")  # the Tensors within may be dual or batched

    @classmethod
    def register(cls, value_type: type) -> None:
        """Refused: a value of another type cannot be traced."""
        raise TypeError(
            f"values of {value_type.__name__} cannot be traced, only arrays, numbers, and lists, "
            "tuples, dicts and dataclasses of them: differentiate with respect to such a tree"
        )

    def operate(self, op: Any, args: Any) -> Any:
        """The operation on the Tensors within."""
        return lower(op.call(unboxed(list(args))))

    # A function that is transformed by PyTorch's rules is given what is within.
    call_function = property(lambda self: _call_function)
    _value = property(lambda self: plain(self._state[0]))

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        return lower(call_ufunc(ufunc, method, unboxed(inputs), unboxed(kwargs)))

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return lower(call_function(func, unboxed(args), unboxed(kwargs)))

    def __getitem__(self, index: Any) -> Any:
        found = self._state[0][unboxed(index)]
        parts = index if isinstance(index, tuple) else (index,)
        if not found.ndim and len(self._state) == 1 and all(part is not ... for part in parts):
            found = found.clone()  # a number, as NumPy's: writes to the array do not change it
        return boxed(found, *self._state[1:])

    def __setitem__(self, index: Any, value: Any) -> None:
        self._check_writable()
        set_item(self._state[0], unboxed(index), tensor(unboxed(value)))

    def _check_writable(self) -> None:
        if len(self._state) > 1:
            raise TypeError(
                "assignment to an element of an argument that is being differentiated: write into "
                "a copy of it, np.array(x), or into an array made by autograd.numpy.zeros or empty"
            )

    def __iter__(self) -> Any:
        return iter([self[i] for i in range(len(self))])

    size: Any = property(lambda self: self._state[0].numel())
    T = property(lambda self: lower(np.transpose(self._state[0])))
    real = property(lambda self: lower(np.real(self._state[0])))
    imag = property(lambda self: lower(np.imag(self._state[0])))

    def sort(self, axis: int = -1, **_: Any) -> None:  # type: ignore[override]
        """Puts the elements in order; arrays that share memory with it keep theirs."""
        self._check_writable()
        self._state = (np.sort(self._state[0], axis),)

    def astype(self, dtype: Any, *_: Any, **__: Any) -> Any:
        """The values as `dtype`."""
        return lower(self._state[0].to(np.dtype(dtype)))

    def compress(self, condition: Any, axis: Any = None) -> Any:
        """The elements, or the slices along an axis, where a condition holds."""
        return lower(call_function(np.compress, (unboxed(condition), self._state[0], axis), {}))

    def copy(self, order: str = "C") -> Any:  # type: ignore[override]
        """A copy, which may be written without changing this one."""
        return boxed(self._state[0].clone())

    def flatten(self, order: Any = "C") -> Any:  # type: ignore[override]
        """All elements, in C order, or in Fortran's with ``order="F"``."""
        return lower(np.ravel(self._state[0], order))

    def reshape(self, *shape: Any, order: Any = "C") -> Any:
        """The same elements in another shape."""
        given: Any = shape[0] if len(shape) == 1 else shape
        return lower(np.reshape(self._state[0], given, order=order))

    def transpose(self, *axes: Any) -> Any:  # type: ignore[override]
        """The dimensions in another order, the reverse one if none is given."""
        order: Any = axes[0] if len(axes) == 1 else axes or None
        return lower(np.transpose(self._state[0], order))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        if is_sparse_product(sys._getframe(1)):
            return NO_ARRAY
        if dtype is not None and np.dtype(dtype).kind in "iub":  # steps, which have no derivative
            return np.asarray(self._value).astype(dtype)
        return self._state[0].__array__(dtype, copy)

    def __bool__(self) -> bool:
        x = self._state[0]
        return bool(x._data if x.__class__ is Tensor else x)

    def __hash__(self) -> int:
        return id(self)

    def __str__(self) -> str:
        return f"Autograd ArrayBox with value {self._value}"

    __repr__ = __str__


def _call_function(function: Any, args: Any, kwargs: Any) -> Any:
    from autograd.function.call import call

    context, output, more = call(function, unboxed(args), unboxed(kwargs))
    return context, lower(output), more


def boxed(x: Tensor, *fillable: bool) -> Any:
    """The Tensor `x` with NumPy's methods; it may be written unless `fillable` is False."""
    box = ArrayBox()
    box._state = (x, *fillable)
    return box


def isbox(x: Any) -> bool:
    """Whether `x` is a value of a traced function."""
    return isinstance(x, ArrayBox)


def unboxed(x: Any) -> Any:
    """`x` with the Tensors in the place of boxes, in lists, tuples and dicts too."""
    cls = x.__class__
    if cls is ArrayBox:
        return x._state[0]
    if cls is tuple or cls is list:
        return cls([unboxed(each) for each in x])
    if cls is dict:
        return {key: unboxed(each) for key, each in x.items()}
    if cls is slice:
        return slice(unboxed(x.start), unboxed(x.stop), unboxed(x.step))
    return x


def wrapped(x: Any) -> Any:
    """An array of floats as a Tensor, which spares functions to look what it is."""
    if x.__class__ is np.ndarray and x.dtype.kind in "fc":
        return from_array(x)
    return x


def lower(x: Any) -> Any:
    """The result of a function of Tensors: boxed where it has a derivative, else plain."""
    if x.__class__ is Tensor:
        if x._fn is None:
            return plain(x)
        box = ArrayBox()
        box._state = (x,)
        return box
    if isinstance(x, Tensor):
        return x if x.__class__ is ArrayBox else boxed(x)
    if isinstance(x, (list, tuple)):
        items = [lower(each) for each in x]
        return type(x)(*items) if hasattr(x, "_fields") else type(x)(items)
    return x


def plain(x: Tensor) -> Any:
    """The array of a Tensor; a scalar of NumPy's where it has no dimensions."""
    while isinstance(x, DualTensor):
        x = x.primal
    array = x._data if x.__class__ is Tensor else x.detach().numpy()  # refused for batches
    return array if array.ndim else array[()]


def holds_boxes(values: Any) -> bool:
    """Whether one of `values` is a box, or a list or tuple with one in it."""
    for x in values:
        cls = x.__class__
        if cls is ArrayBox or ((cls is list or cls is tuple) and holds_boxes(x)):
            return True
    return False


# ---- operators and methods -----------------------------------------------------------------------


def _operator(function: Callable[..., Any], swapped: bool) -> Any:
    def call(self: Any, other: Any) -> Any:
        x = self._state[0]
        cls = other.__class__
        if cls is ArrayBox:
            other = other._state[0]
        elif cls is np.ndarray:
            other = wrapped(other)
        elif cls not in NUMBERS and not isinstance(other, _OPERANDS) and not is_sparse(other):
            return NotImplemented
        elif cls is list or cls is tuple:
            other = tensor(unboxed(other))
        result = function(other, x) if swapped else function(x, other)
        if result.__class__ is Tensor and result._fn is not None:
            box = ArrayBox()
            box._state = (result,)
            return box
        return lower(result)

    return call


_OPERANDS = (int, float, complex, np.ndarray, np.generic, list, tuple, Tensor)
_ARITHMETIC = {
    "add": ops.add, "sub": ops.sub, "mul": ops.mul, "truediv": ops.div, "pow": ops.pow,
    "mod": ops.remainder, "matmul": ops.matmul, "floordiv": ops.floor_divide,
}  # fmt: skip
_COMPARISONS = {
    "eq": ops.eq, "ne": ops.ne, "gt": order.greater, "ge": order.greater_equal,
    "lt": order.less, "le": order.less_equal,
}  # fmt: skip
for _name, _function in (_ARITHMETIC | _COMPARISONS).items():
    setattr(ArrayBox, f"__{_name}__", _operator(_function, False))
for _name, _function in _ARITHMETIC.items():
    setattr(ArrayBox, f"__r{_name}__", _operator(_function, True))
    # `x += y` gives x another value: nothing is written.
    setattr(ArrayBox, f"__i{_name}__", getattr(ArrayBox, f"__{_name}__"))


def _method(name: str) -> Any:
    function = getattr(np, name)

    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        return lower(call_function(function, (self._state[0], *unboxed(args)), kwargs))

    return call


for _name in (
    *("all", "any", "argmax", "argmin", "argpartition", "argsort", "clip", "cumprod", "cumsum"),
    *("diagonal", "dot", "max", "mean", "min", "nonzero", "prod", "ptp", "ravel"),
    *("repeat", "round", "searchsorted", "squeeze", "std", "sum", "swapaxes", "take", "trace"),
    "var",
):
    setattr(ArrayBox, _name, _method(_name))
