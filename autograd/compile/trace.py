"""Tracing: running a function on tensors that have a shape and a dtype but no data.

Every operation on a `TracedTensor` becomes a step of a graph, and is recorded for differentiation
as operations always are: the nodes hold traced tensors, so the backward pass over them writes its
own steps from the table's formulas. Derivatives of any order are so in the same graph.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import numpy as np

from autograd.aliases import live_views, replay, view_of
from autograd.batching.outline import NotForBatchesError
from autograd.batching.tensor import BatchedTensor
from autograd.compile.described import describe, indices
from autograd.compile.errors import place_of_user, refuse
from autograd.compile.graph import Graph, Value, constant
from autograd.compile.in_place import replacements
from autograd.compile.numpy_calls import KNOWN
from autograd.compile.recording import record
from autograd.compile.targets import Broadcast, Row
from autograd.compile.unknown import READERS, asked_by_formula, leaked, reader, unknown
from autograd.compile.views import assign, note_views, write
from autograd.compile.watch import DRAWN, Watch, draws
from autograd.grad_mode import _set, is_grad_enabled
from autograd.nesting import innermost
from autograd.numpy_status import CONSTANTS
from autograd.operation import OPERATIONS, Operation
from autograd.tensor import LEAF, Tensor, from_array

__all__ = ["Trace", "TracedTensor"]

_SMALL = 1 << 16
"""Elements of a constant that is computed while tracing rather than at each call."""


class Trace:
    """A graph that is being made.

    watch      sees to it that nothing is missed
    captured   tensors from outside, which are inputs: id -> (tensor, its traced tensor)
    differentiated  whether steps of a backward pass are among its steps
    constants  whether tensors that are new to the trace are constants: those of formulas are
    """

    def __init__(self) -> None:
        self.graph = Graph()
        self.captured: dict[int, tuple[Tensor, TracedTensor]] = {}
        self.watch = Watch()
        self.constants = False
        self.differentiated = False
        self.open = True

    def close(self) -> None:
        """Ends the trace: it holds no tensor any more, since its nodes may live in cycles."""
        self.open = False
        self.captured = {}
        self.watch = Watch()

    def input(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> TracedTensor:
        """A new input; one that can have a gradient is a leaf that requires one."""
        leaf = LEAF if dtype.kind in "fc" else None
        return self.tensor(self.graph.input(shape, dtype), leaf)

    def tensor(self, value: Value, fn: Any = None) -> TracedTensor:
        found = TracedTensor()
        found._fn = fn
        found._grad = None
        found._state = (value, self)
        return found

    def lift(self, tensor: Tensor) -> TracedTensor:
        """A traced tensor for any tensor: constants are those of read-only memory."""
        if isinstance(tensor, TracedTensor):
            if tensor._state[1] is not self:
                leaked()
            return tensor
        if tensor.__class__ is BatchedTensor:
            raise NotForBatchesError(
                "autograd.compile: what is traced as a call cannot be run for all samples at once"
            )
        if hasattr(tensor, "__operate__"):
            refuse(
                "a dual number is given to what is traced as a call",
                "Differentiate it in reverse mode, or outside of the compiled function",
            )
        known = self.captured.get(id(tensor))
        if known is not None:
            return known[1]
        array = tensor._data
        if tensor._fn is None and (self.constants or not array.flags.writeable):
            return self._constant(array)
        self.watch.check(tensor)
        found = self.input(array.shape, array.dtype)
        if tensor._fn is None:
            found._fn = None
        self.captured[id(tensor)] = (tensor, found)
        return found

    def _constant(self, array: np.ndarray) -> TracedTensor:
        """A known array; one that repeats its elements is a repetition of these."""
        shape = array.shape
        repeated = [n > 1 and step == 0 for n, step in zip(shape, array.strides, strict=True)]
        if not any(repeated):
            return self.tensor(constant(_frozen(array)))
        part = array[tuple(slice(1) if each else slice(None) for each in repeated)]
        if part.size == 1:
            part = part.reshape(())
        number = constant(_frozen(part))
        return self.tensor(
            self.graph.add(Broadcast(shape), [number], [(shape, array.dtype)]).output
        )

    def known(self, value: Any, dtype: np.dtype[Any]) -> TracedTensor:
        """A traced tensor for what is no Tensor: arrays are inputs, numbers are constants."""
        array = np.asarray(value, dtype)
        if array is value:
            return self.lift(from_array(array))
        return self._constant(array)

    def place(self, tensor: Tensor) -> Any:
        """A Tensor of a subscript that is written to: an array if the function made it of numbers,
        else a traced one."""
        if self.watch.made.get(id(tensor)) is tensor:
            return tensor._data
        return self.lift(tensor)

    def own(self, tensor: Tensor) -> Tensor:
        """`tensor`, which is to be written: a traced one, a dual number of such, or a plain one
        that the function made of numbers and that becomes traced with all its views. Raises
        TraceError for others."""
        view = view_of(tensor)
        root = tensor if view is None else view.root
        if root.__class__ is Tensor and self.watch.made.get(id(root)) is root:
            self._adopt(root, constant(_frozen(root._data.copy())))
            for each in live_views(root):
                record = view_of(each)
                assert record is not None
                self._adopt(each, replay(record.parent, [record.step])._state[0])
        if not isinstance(innermost(tensor), TracedTensor):
            refuse(
                "an input or a captured tensor is written in place",
                "Write y = x + 1 instead of x += 1, and return what is to be kept",
            )
        return tensor

    def _adopt(self, tensor: Tensor, value: Value) -> None:
        tensor.__class__ = TracedTensor
        tensor._state = (value, self)

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        """A call of a row, some of whose arguments are traced."""
        paused, self.watch.paused = self.watch.paused, True
        try:
            return self._operate(op, args)
        finally:
            self.watch.paused = paused

    def _operate(self, op: Operation, args: Sequence[Any]) -> Any:
        lifted = list(args)
        for i in op.tensors:
            if lifted[i] is not None:
                lifted[i] = self.lift(lifted[i])
        for i in op.lists:
            lifted[i] = [self.lift(x) for x in lifted[i]]
        positions = {*op.tensors, *op.lists}
        for i, arg in enumerate(lifted):
            if i not in positions:
                lifted[i] = indices(self._index, arg)
        tensors = [x for i in op.tensors if (x := lifted[i]) is not None]
        tensors += [x for i in op.lists for x in lifted[i]]
        if op.kind == "creation":
            return self._filled(op, lifted)
        if all(x._state[0].array is not None and x._fn is None for x in tensors):
            known = self._folded(op, lifted)
            if known is not None:
                note_views(op, lifted, [known] if isinstance(known, Tensor) else known)
                return known
        return self._step(op, lifted)

    def _step(self, op: Operation, args: list[Any]) -> Any:
        enabled = is_grad_enabled()
        described = describe(op, args)
        plain = [indices(_value, arg) for arg in _each(op, args, _value)]
        step = self.graph.add(
            Row(op.name, described.elementwise), plain, described.results, place_of_user()
        )
        step.packed = described.container is not None
        outputs = [self.tensor(value) for value in step.outputs]
        note_views(op, args, outputs)
        if enabled and described.node is not None:
            record(self, op, args, described, outputs)
        if described.container is None:
            return outputs[0]
        return described.container(outputs)

    def _index(self, tensor: TracedTensor) -> TracedTensor:
        """A traced tensor within a subscript."""
        if tensor.dtype.kind == "b":
            refuse(
                "the shape of what a mask picks depends on values",
                "Use where(), or multiply by the mask",
            )
        return self.lift(tensor)

    def _folded(self, op: Operation, args: list[Any]) -> Any:
        """The result of a row on constants, if it is small."""
        mode = _set(False)
        try:
            with np.errstate(all="ignore"):
                found = op.call(_each(op, args, lambda x: from_array(x._data)))
        finally:
            _set(mode)
        outputs = [found] if isinstance(found, Tensor) else found
        if not all(isinstance(x, Tensor) and x.numel() <= _SMALL for x in outputs):
            return None
        if op.name == "expand":
            return None  # as a repetition it is simplified away
        traced = [self.tensor(constant(_frozen(x._data))) for x in outputs]
        return traced[0] if isinstance(found, Tensor) else type(found)(traced)

    def _filled(self, op: Operation, args: list[Any]) -> TracedTensor:
        """What zeros_like() and its kin give: one number, repeated."""
        found = op.call(_each(op, args, lambda x: from_array(_nothing(x.shape, x.dtype))))
        shape, dtype = found.shape, found.dtype
        value = found._data.ravel()[:1].copy() if found.numel() else np.zeros(1, dtype)
        number = constant(_frozen(value.reshape(())))
        if shape == ():
            return self.tensor(number)
        return self.tensor(self.graph.add(Broadcast(shape), [number], [(shape, dtype)]).output)


class TracedTensor(Tensor):
    """A tensor of a trace: `_state` holds its Value and its Trace, `_data` a stand-in."""

    __slots__ = ()

    priority = -1  # every other subclass is taken apart first

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

    def __operate__(self, op: Operation, args: Sequence[Any]) -> Any:
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

    def __store__(self, target: Tensor, result: Tensor) -> None:
        trace = self._state[1]
        write(trace.own(target), trace.lift(result))

    def __assign__(self, target: Tensor, index: Any, value: Any) -> None:
        trace = self._state[1]
        if not isinstance(value, Tensor):
            value = trace.known(value, target.dtype)
        value = trace.lift(value) if value.__class__ is Tensor else value
        assign(trace.own(target), indices(trace.place, index), value)

    def __check_write__(self) -> NoReturn:
        refuse(
            "a tensor is written in place by what is no operation of a trace",
            "Use the operation that is not in place, or x[i] = y",
        )

    def __leaf__(self) -> Tensor:
        """The same value as a leaf that requires grad."""
        value, trace = self._state
        return trace.tensor(value, LEAF)

    def __zeros__(self, shape: tuple[int, ...]) -> Tensor:
        """Zeros of its dtype, in the same trace."""
        value, trace = self._state
        zero = trace.tensor(constant(_frozen(np.zeros((), value.dtype))))
        return zero.expand(shape)

    def detach(self) -> Tensor:
        """The same value without history; as a view, since writes are seen through it."""
        mode = _set(False)
        try:
            return OPERATIONS["positive"].function(self)
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
        self.__assign__(self, index, value)

    def __bool__(self) -> bool:
        value, trace = self._state
        formula = trace.constants or asked_by_formula()
        if formula and value.step is not None and isinstance(value.step.target, Row):
            # A formula asks whether a special case is anywhere: the general way is always right.
            name = value.step.target.name.partition(".")[0]
            if name in ("any", "all"):
                return name == "any"
        unknown("a branch or loop depends on the value of a tensor: bool()")

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        if func is np.copyto:
            self.__check_write__()
        known = KNOWN.get(func)
        if known is not None:
            return known(*args, **kwargs)
        if func.__name__ in CONSTANTS and func.__name__ not in OPERATIONS:
            unknown(f"np.{func.__name__}()")
        return super().__array_function__(func, types, args, kwargs)

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


def _each(op: Operation, args: Sequence[Any], function: Callable[[Any], Any]) -> list[Any]:
    values = list(args)
    for i in op.tensors:
        if values[i] is not None:
            values[i] = function(values[i])
    for i in op.lists:
        values[i] = [function(x) for x in values[i]]
    return values


def _value(tensor: TracedTensor) -> Value:
    value: Value = tensor._state[0]
    return value


def _frozen(array: np.ndarray) -> np.ndarray:
    array = array.view()
    array.flags.writeable = False
    return array


def _nothing(shape: tuple[int, ...], dtype: np.dtype[Any]) -> np.ndarray:
    return np.broadcast_to(np.zeros((), dtype), shape)
