"""The tensors of a trace: a shape, a dtype and a place in the graph, but no data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np

from autograd.base.grad_mode import _set
from autograd.compile.ir.graph import constant, frozen
from autograd.compile.ir.numpy_calls import KNOWN
from autograd.compile.ir.targets import Row
from autograd.compile.tracing.described import indices
from autograd.compile.tracing.errors import refuse
from autograd.compile.tracing.in_place import replacements
from autograd.compile.tracing.unknown import READERS, asked_by_formula, leaked, reader, unknown
from autograd.compile.tracing.views import assign, write
from autograd.compile.tracing.watch import DRAWN, draws
from autograd.core.dispatch import OPERATIONS, Operation
from autograd.core.forwards import function_of
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import LEAF, Tensor
from autograd.numpy_api.status import CONSTANTS

__all__ = ["TracedTensor"]


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
            leaked()
        if draws(op.function.__code__):
            refuse(f"{op.name}() draws random numbers", DRAWN)
        return trace.operate(op, args)

    def _become(self, result: Tensor) -> Tensor:
        """Lets this tensor, and what shares its memory, stand for the value of `result`."""
        write(self, result)
        return self

    def store(self, target: Tensor, result: Tensor) -> None:
        trace = self._state[1]
        write(trace.own(target), trace.lift(result))

    def assign(self, target: Tensor, index: Any, value: Any) -> None:
        trace = self._state[1]
        if not isinstance(value, Tensor):
            value = trace.known(value, target.dtype)
        value = trace.lift(value) if value.__class__ is Tensor else value
        assign(trace.own(target), indices(trace.place, index), value)

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
        zero = trace.tensor(constant(frozen(np.zeros((), value.dtype))))
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

    def __setitem__(self, index: Any, value: Any) -> None:
        self.assign(self, index, value)

    def __bool__(self) -> bool:
        value, trace = self._state
        formula = trace.constants or asked_by_formula()
        if formula and value.step is not None and isinstance(value.step.target, Row):
            # A formula asks whether a special case is anywhere: the general way is always right.
            function = function_of(value.step.target.operation)
            if function in (np.any, np.all):
                return function is np.any
        unknown("a branch or loop depends on the value of a tensor: bool()")

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        if func is np.copyto:
            self.check_write()
        known = KNOWN.get(func)
        if known is not None:
            return known(*args, **kwargs)
        if func.__name__ in CONSTANTS and func.__name__ not in OPERATIONS:
            unknown(f"np.{func.__name__}()")
        return super().__array_function__(func, types, args, kwargs)

    @property
    def is_constant(self) -> bool:
        """Whether its values are known already: they depend on none of the arguments."""
        return self._state[0].array is not None

    def item(self) -> Any:
        """The number that a constant is. Raises TraceError for any other tensor."""
        array = self._state[0].array
        return unknown(".item()") if array is None else array.item()

    def __deepcopy__(self, memo: Any) -> Tensor:
        return self.clone()

    def __repr__(self) -> str:
        return f"<TracedTensor {self.dtype}{list(self.shape)}>"

    def __format__(self, spec: str) -> str:
        return repr(self)


for _name, _what in READERS.items():
    setattr(TracedTensor, _name, reader(_name, _what))
for _name, _method in replacements(TracedTensor._become).items():
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
        unknown(f".{name} of its array")
