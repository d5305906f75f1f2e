"""Tracing: running a function on tensors that have a shape and a dtype but no data.

Every operation on a `TracedTensor` becomes a step of a graph, and is recorded for differentiation
as operations always are: the nodes hold traced tensors, so the backward pass over them writes its
own steps from the table's formulas. Derivatives of any order are so in the same graph.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import numpy as np

from autograd.base.escapes import NotForBatchesError
from autograd.base.grad_mode import MODE, _set, is_grad_enabled
from autograd.compile.ir.graph import Graph, Value, constant, read_only
from autograd.compile.ir.targets import Broadcast
from autograd.compile.tracing.errors import refuse, refuse_leaked, refuse_written
from autograd.compile.tracing.recording import record
from autograd.compile.tracing.shape_inference import InferredCall, infer, map_index, map_tensors
from autograd.compile.tracing.signatures import call_key, others
from autograd.compile.tracing.traced import TracedTensor
from autograd.compile.tracing.views import note_views
from autograd.compile.tracing.watch import Watch
from autograd.core.aliases import live_views, replay, view_of
from autograd.core.dispatch import Operation
from autograd.core.node import accumulate_grad_of
from autograd.core.promotion import keeping_dtypes, settled_dtype, tensors_of
from autograd.core.protocol import TensorSubclass, innermost
from autograd.core.saved_tensor_hooks import hooks_hold, innermost_hooks, resting_hooks
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.core.version_counter import next_stamp, written_since
from autograd.transforms.batching.tensor import BatchedTensor

_SMALL = 1 << 16
"""Elements of a constant that is computed while tracing rather than at each call."""
_COMPARED = 1 << 20
"""Bytes of an array from outside that is looked at again in the end: NumPy may have written it."""


class Trace:
    """A graph that is being made.

    watch      the observer of operations on plain tensors
    captured   tensors from outside, which are inputs: id -> (tensor, its traced tensor)
    made       constants for tensors that the function made: (id, version) -> as `captured`
    arrays     small arrays of `captured`, with what they held when they were met
    constant_arrays  arrays that the function found or made, whose values the graph holds
    hooks      those on saved tensors that hold around it, which see what its programs save
    start      when it began: no tensor from outside may be written later
    differentiated  whether steps of a backward pass are among its steps
    constants  whether tensors that are new to the trace are constants: those of formulas are
    inferred   what is known of calls so far, by `call_key`
    """

    def __init__(self) -> None:
        self.graph = Graph()
        self.captured: dict[int, tuple[Tensor, TracedTensor]] = {}
        self.made: dict[tuple[int, int], tuple[Tensor, TracedTensor]] = {}
        self.arrays: list[tuple[np.ndarray, np.ndarray]] = []
        self.constant_arrays: list[np.ndarray] = []
        self.start = next_stamp()
        self.hooks = innermost_hooks() if hooks_hold() else None
        self.watch = Watch()
        self.constants = False
        self.differentiated = False
        self.inferred: dict[Hashable, InferredCall] = {}
        self.open = True

    def close(self) -> None:
        """Ends the trace: it holds no tensor any more, since its nodes may live in cycles."""
        self.open = False
        self.captured = {}
        self.made = {}
        self.arrays = []
        self.constant_arrays = []
        self.inferred = {}
        self.watch = Watch()

    def input(
        self, shape: tuple[int, ...], dtype: np.dtype[Any], requires_grad: bool = False
    ) -> TracedTensor:
        """A new input."""
        return self.tensor(self.graph.input(shape, dtype), LEAF if requires_grad else None)

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
                refuse_leaked()
            return tensor
        if tensor.__class__ is BatchedTensor:
            raise NotForBatchesError(
                "autograd.compile: what is traced as a call cannot be run for all samples at once"
            )
        if isinstance(tensor, TensorSubclass):
            refuse(
                "a dual number is given to what is traced as a call",
                "Differentiate it in reverse mode, or outside of the compiled function",
            )
        known = self.captured.get(id(tensor))
        if known is not None:
            return known[1]
        array = tensor._data
        if tensor._fn is None and (self.constants or not array.flags.writeable):
            self.constant_arrays.append(array)
            return self._constant(array)
        if tensor._fn is None and any(self.watch.made.get(id(x)) is x for x in (tensor, array)):
            key = id(tensor), tensor._version
            self.constant_arrays.append(array)
            if key not in self.made:  # the tensor is kept, so that no other gets its id
                self.made[key] = tensor, self._constant(array, copied=True)
            return self.made[key][1]
        self.watch.check(tensor)
        if array.nbytes <= _COMPARED:
            self.arrays.append((array, array.copy()))
        found = self.input(array.shape, array.dtype, tensor._fn is not None)
        if tensor._fn is LEAF:  # whose gradient may be asked for
            found._fn = accumulate_grad_of(tensor)
        self.captured[id(tensor)] = (tensor, found)
        return found

    def check_unwritten(self) -> None:
        """Refuses writes into what is from outside."""
        for tensor, _ in self.captured.values():
            if id(tensor) in self.watch.written or written_since(tensor._data, self.start):
                refuse_written()
        for array, before in self.arrays:
            if not np.array_equal(array, before, equal_nan=array.dtype.kind in "fc"):
                refuse_written()

    def _constant(self, array: np.ndarray, copied: bool = False) -> TracedTensor:
        """A known array; one that repeats its elements is a repetition of these."""
        shape = array.shape
        if not _is_repeated(array):
            return self.tensor(constant(read_only(array.copy() if copied else array)))
        repeated = [n > 1 and step == 0 for n, step in zip(shape, array.strides, strict=True)]
        part = array[tuple(slice(1) if each else slice(None) for each in repeated)]
        part = part.copy() if copied else part
        return self._broadcast(part.reshape(()) if part.size == 1 else part, shape)

    def _broadcast(self, array: np.ndarray, shape: tuple[int, ...]) -> TracedTensor:
        """A known array, broadcast."""
        value = constant(read_only(array))
        if shape != array.shape:
            value = self.graph.add(Broadcast(tuple(shape)), [value], [(shape, array.dtype)]).output
        return self.tensor(value)

    def as_traced(self, value: Any, dtype: np.dtype[Any]) -> TracedTensor:
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

    def make_writable(self, tensor: Tensor) -> Tensor:
        """`tensor`, which is to be written: a traced one, a dual number of such, or a plain one
        that the function made of numbers and that becomes traced with all its views. Raises
        TraceError for others."""
        view = view_of(tensor)
        root = tensor if view is None else view.root
        if root.__class__ is Tensor and self.watch.made.get(id(root)) is root:
            self._adopt(root, constant(read_only(root._data.copy())))
            for each in live_views(root):
                record = view_of(each)
                assert record is not None
                self._adopt(each, replay(record.parent, [record.step])._state[0])
        if not isinstance(innermost(tensor), TracedTensor):
            refuse_written()
        return tensor

    def _adopt(self, tensor: Tensor, value: Value) -> None:
        tensor.__class__ = TracedTensor
        tensor._state = (value, self)

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        """A call of a row, some of whose arguments are traced."""
        looked = self.watch.look_away()
        try:
            return self._operate(op, args)
        finally:
            self.watch.look(looked)

    def _operate(self, op: Operation, args: Sequence[Any]) -> Any:
        lifted = map_tensors(op, args, self.lift)
        tensors = tensors_of(op, lifted)
        places: list[Tensor] = []
        for i in others(op, len(lifted)):
            map_index(places.append, lifted[i])
            self._note_constants(lifted[i])
            lifted[i] = map_index(self._index, lifted[i])
            own = getattr(lifted[i], "dtype", None)
            if isinstance(own, np.dtype) and not hasattr(lifted[i], "shape"):
                lifted[i] = own  # of PyTorch's dtype, which programs do not know
        if op.kind == "creation":
            return self._fill(op, lifted)
        fixed = [x._state[0].array is not None and x._fn is None for x in tensors]
        if all(fixed) and not places:
            known = self._fold(op, lifted)
            if known is not None:
                note_views(op, lifted, known)
                return known
        return self._step(op, lifted)

    def _note_constants(self, arg: Any) -> None:
        """Notes the arrays in a subscript."""
        if isinstance(arg, np.ndarray):
            self.constant_arrays.append(arg)
        elif isinstance(arg, list | tuple):
            for each in arg:
                self._note_constants(each)

    def _step(self, op: Operation, args: list[Any]) -> Any:
        """A call as a step of the graph; its result has PyTorch's dtype where its rules hold."""
        result = self._step_of_numpy(op, args)
        if MODE.settle is None or not isinstance(result, TracedTensor):
            return result
        given = [_value(x) for x in tensors_of(op, args)]
        wanted = settled_dtype(result.dtype, op, args, given) if given else None
        return result if wanted is None else result.to(wanted)

    def _step_of_numpy(self, op: Operation, args: list[Any]) -> Any:
        enabled = is_grad_enabled()
        if hooks_hold() and (hooks := innermost_hooks()) is not self.hooks and hooks.watched:
            refuse(
                "hooks on saved tensors are set, which a program does not call",
                "Set them around the call of the compiled function",
            )
        inferred = self._infer(op, args)
        plain = [map_index(_value, arg) for arg in args]
        step = self.graph.add(inferred.target, plain, inferred.results)
        step.packed = inferred.container is not None
        outputs = [self.tensor(value) for value in step.outputs]
        note_views(op, args, outputs[0] if inferred.container is None else outputs)
        if enabled and inferred.node is not None:
            record(self, op, args, inferred, outputs)
        if inferred.container is None:
            return outputs[0]
        return inferred.container(outputs)

    def _infer(self, op: Operation, args: list[Any]) -> InferredCall:
        """What the row gives, found once for all calls that differ in values only."""
        key = call_key(op, args)
        known = None if key is None else self.inferred.get(key)
        if known is None:
            with keeping_dtypes(), resting_hooks():
                known = infer(op, args)
            if key is not None:
                self.inferred[key] = known
        return known

    def _index(self, tensor: TracedTensor) -> TracedTensor:
        """A traced tensor within a subscript."""
        if tensor.dtype.kind == "b":
            refuse(
                "the shape of what a mask picks depends on values",
                "Use where(), or multiply by the mask",
            )
        return self.lift(tensor)

    def _fold(self, op: Operation, args: list[Any]) -> Any:
        """The result of a row on constants, if it is small."""
        mode = _set(False)
        try:
            with np.errstate(all="ignore"):
                found = op.call(map_tensors(op, args, lambda x: from_array(x._data)))
        finally:
            _set(mode)
        outputs = [found] if isinstance(found, Tensor) else found
        if not all(isinstance(x, Tensor) and x.numel() <= _SMALL for x in outputs):
            return None
        if any(_is_repeated(x._data) for x in outputs):
            return None  # it is simplified away
        traced = [self.tensor(constant(read_only(x._data))) for x in outputs]
        return traced[0] if isinstance(found, Tensor) else type(found)(traced)

    def _fill(self, op: Operation, args: list[Any]) -> TracedTensor:
        """The result of a row of kind creation, such as zeros_like(): one number, broadcast."""
        found = op.call(
            map_tensors(
                op, args, lambda x: from_array(np.broadcast_to(np.zeros((), x.dtype), x.shape))
            )
        )
        number = found._data.ravel()[:1].copy() if found.numel() else np.zeros(1, found.dtype)
        return self._broadcast(number.reshape(()), found.shape)


def _is_repeated(array: np.ndarray) -> bool:
    return any(n > 1 and step == 0 for n, step in zip(array.shape, array.strides, strict=True))


def _value(tensor: TracedTensor) -> Value:
    return tensor._state[0]
