"""The tensors of a trace: a shape, a dtype and a place in the graph, but no data."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, NoReturn

import numpy as np

from autograd import composites, formulas
from autograd.array import duck
from autograd.base.grad_mode import _set
from autograd.compile.ir.graph import constant, read_only
from autograd.compile.ir.targets import Row
from autograd.compile.tracing.errors import refuse, refuse_gradient, refuse_leaked, refuse_value
from autograd.compile.tracing.shape_inference import map_index
from autograd.compile.tracing.views import assign, write
from autograd.compile.tracing.watch import DRAWN, draws
from autograd.core.dispatch import OPERATIONS, Operation
from autograd.core.forwards import function_of
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import LEAF, Tensor
from autograd.numpy_api.functions.arguments import as_shape
from autograd.numpy_api.status import CONSTANTS
from autograd.views.inplace import settled
from generated.serving import SERVING

_FORMULAS = (
    *(str(each.__path__[0]) for each in (formulas, composites)),
    str(duck.__file__),  # where formulas ask for arrays that are not here as well
)


def _like(function: Callable[..., Any]) -> Callable[..., Any]:
    """The row that serves a function such as `np.zeros_like`."""

    def like(
        a: Any, dtype: Any = None, order: Any = "K", subok: Any = True, shape: Any = None, **_: Any
    ) -> Any:  # fmt: skip
        a = a if shape is None else a.new_empty(as_shape(shape))
        return OPERATIONS[SERVING[function.__name__]].function(a, dtype=dtype)

    return like


_KNOWN: dict[Callable[..., Any], Callable[..., Any]] = {
    # What may be a view is taken for one; a copy that is not needed is dropped from the graph.
    np.may_share_memory: lambda a, b: True,
    np.shares_memory: lambda a, b: True,
    **{each: _like(each) for each in (np.zeros_like, np.ones_like, np.empty_like)},
    np.shape: lambda a: a.shape,
    np.ndim: lambda a: a.ndim,
    np.iscomplexobj: lambda x: x.dtype.kind == "c",
    np.isrealobj: lambda x: x.dtype.kind != "c",
    np.result_type: lambda *x: np.result_type(*[getattr(each, "dtype", each) for each in x]),
}
"""NumPy's function -> what it gives for traced tensors."""


class TracedTensor(TensorSubclass):
    """A tensor of a trace: `_state` holds its Value and its Trace, `_data` a stand-in."""

    __slots__ = ()

    level = -1  # every other subclass is taken apart first

    shape = property(lambda self: self._state[0].shape)
    dtype = property(lambda self: self._state[0].dtype)
    ndim = property(lambda self: len(self._state[0].shape))

    @property
    def _data(self) -> Any:  # type: ignore[override]
        value, trace = self._state
        if value.array is not None:
            return value.array
        array = _Array()
        array._state = (value, trace)
        array._grad = None
        return array

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        trace = self._state[1]
        if not trace.open:
            refuse_leaked()
        if draws(op.function.__code__):
            refuse(f"{op.name}() draws random numbers", DRAWN)
        return trace.operate(op, args)

    def store(self, target: Tensor, result: Tensor) -> None:
        trace = self._state[1]
        write(trace.make_writable(target), trace.lift(result))

    def assign(self, target: Tensor, index: Any, value: Any) -> None:
        trace = self._state[1]
        if not isinstance(value, Tensor):
            value = trace.as_traced(value, target.dtype)
        value = trace.lift(value) if value.__class__ is Tensor else value
        assign(trace.make_writable(target), map_index(trace.place, index), value)

    def check_write(self) -> NoReturn:
        refuse(
            "a tensor is written in place by what is no operation of a trace",
            "Use the operation that is not in place, or x[i] = y",
        )

    def leaf(self) -> Tensor:
        """The same value as a leaf that requires grad."""
        value, trace = self._state
        return trace.tensor(value, LEAF)

    def zeros(self, shape: tuple[int, ...]) -> Tensor:
        """Zeros of its dtype, in the same trace."""
        value, trace = self._state
        zero = trace.tensor(constant(read_only(np.zeros((), value.dtype))))
        return zero.expand(shape)

    def detach(self) -> Tensor:
        """The same value without history; as a view, since writes are seen through it."""
        mode = _set(False)
        try:
            return +self
        finally:
            _set(mode)

    def requires_grad_(self, requires_grad: bool = True) -> Tensor:
        """Sets `requires_grad` in place; returns this tensor."""
        if requires_grad and self._fn is None:
            self._fn = LEAF
        elif not requires_grad:
            self._fn = None
        return self

    @property
    def grad(self) -> Tensor | None:
        """What was set. Raises TraceError for an argument."""
        if self._is_input:
            refuse_value(".grad")
        return getattr(self, "_grad", None)

    @grad.setter
    def grad(self, value: Tensor | None) -> None:
        refuse_gradient()

    @property
    def is_leaf(self) -> bool:
        """Raises TraceError for an argument that requires grad, which may be one or not."""
        if self._fn is LEAF and self._is_input:
            refuse_value(".is_leaf")
        return super().is_leaf

    @property
    def _is_input(self) -> bool:
        value = self._state[0]
        return value.step is None and value.array is None

    def retain_grad(self) -> None:
        """Raises TraceError: backward passes do not meet this tensor."""
        refuse(
            "the gradient of a tensor of a trace is to be retained, which no backward pass meets",
            "Return the tensor, and retain the gradient of the result",
        )

    def __setitem__(self, index: Any, value: Any) -> None:
        self.assign(self, index, value)

    def __bool__(self) -> bool:
        value, trace = self._state
        formula = trace.constants or sys._getframe(1).f_code.co_filename.startswith(_FORMULAS)
        if formula and value.step is not None and isinstance(value.step.target, Row):
            # A formula asks whether a special case is anywhere: the general way is always right.
            function = function_of(value.step.target.operation)
            if function in (np.any, np.all):
                return function is np.any
        refuse_value("a branch or loop depends on the value of a tensor: bool()")

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        if func is np.copyto:
            self.check_write()
        known = _KNOWN.get(func)
        if known is not None:
            return known(*args, **kwargs)
        if func.__name__ in CONSTANTS and func.__name__ not in OPERATIONS:
            refuse_value(f"np.{func.__name__}()")
        return super().__array_function__(func, types, args, kwargs)

    @property
    def is_constant(self) -> bool:
        """Whether its values are known already: they depend on none of the arguments."""
        return self._state[0].array is not None

    def item(self) -> Any:
        """The number that a constant is. Raises TraceError for any other tensor."""
        array = self._state[0].array
        return refuse_value(".item()") if array is None else array.item()

    def __deepcopy__(self, memo: Any) -> Tensor:
        return self.clone()

    def __repr__(self) -> str:
        return f"<TracedTensor {self.dtype}{list(self.shape)}>"

    def __format__(self, spec: str) -> str:
        return repr(self)


def _reader(name: str, what: str) -> Callable[..., Any]:
    """A method that refuses to give `what`."""

    def read(self: Any, *args: Any, **kwargs: Any) -> Any:
        refuse_value(what)

    read.__name__ = name
    return read


def _in_place(name: str) -> Callable[..., Any] | None:
    """The in-place method of this name for traced tensors: the generated function beside it, which
    has the same name without ``_``, and the tensor then stands for its result. None for other
    methods, and for those that make a tensor a view."""
    method = getattr(Tensor, name)
    if not isinstance(method, FunctionType):
        return None
    if not method.__globals__["__name__"].startswith("generated."):
        return None
    row = method.__globals__.get(method.__name__[:-1])
    if not method.__name__.endswith("_") or "view_in_place" in method.__code__.co_names or not row:
        return None

    def in_place(self: Any, *args: Any, **kwargs: Any) -> Any:
        return settled(self, row(self, *args, **kwargs), args)

    return in_place


_READERS = {
    "__float__": "float()",
    "__int__": "int()",
    "__complex__": "complex()",
    "__index__": "a tensor as an index or a count",
    "__contains__": "the operator 'in'",
    "__array__": "np.asarray()",
    "__dlpack__": "__dlpack__()",
    **{name: f".{name}()" for name in ("tolist", "numpy", "data_ptr", "backward")},
}
"""Method of a tensor that gives its value -> what it is called."""

for _name, _what in _READERS.items():
    setattr(TracedTensor, _name, _reader(_name, _what))
for _name in dir(Tensor):
    if _method := _in_place(_name):
        setattr(TracedTensor, _name, _method)


class _Array(TracedTensor):
    """What stands for the array of a traced tensor: the same value without history. It has the
    attributes of arrays where tensors have methods, so that formulas which look at the arrays of
    tensors are traced as well, unless they ask for values."""

    __slots__ = ()

    _data = property(lambda self: self)
    _fn = property(lambda self: None, lambda self, fn: None)
    size = property(lambda self: self._state[0].size)
    nbytes = property(lambda self: self._state[0].nbytes)
    itemsize = property(lambda self: self._state[0].dtype.itemsize)

    def __len__(self) -> int:
        return self._state[0].shape[0]

    def copy(self) -> Tensor:  # type: ignore[override]
        """The same value: nobody writes to it."""
        return self

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # slots that are not set, and what NumPy may ask for
            raise AttributeError(name)
        refuse_value(f".{name} of its array")
