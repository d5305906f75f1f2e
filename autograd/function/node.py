"""The node of a custom function: its context while it runs, and its step of the backward pass."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from autograd.array.unbroadcast import restore
from autograd.base.grad_mode import _set, is_grad_enabled
from autograd.base.ops import above
from autograd.core import version_counter as clock
from autograd.core.node import Node, Output
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor, attach, from_array
from autograd.views.rebase import check_writable

if TYPE_CHECKING:
    from autograd.function.function import Function

ACCESSED_ONCE = (
    "saved_tensors can only be accessed once when clear_saved_tensors_on_access=True is set on the "
    "autograd.Function. Either access saved_tensors only once, or set "
    "clear_saved_tensors_on_access=False."
)


class FunctionCtx:
    """What the static methods of a `Function` are given as `ctx`.

    Attributes may be set freely; tensors that `backward` or `jvp` read go through
    `save_for_backward` and `save_for_forward`.
    """

    to_save: tuple[Any, ...]
    saved_for_forward: tuple[Any, ...]
    dirty_tensors: tuple[Any, ...]
    non_differentiable: tuple[Any, ...]
    materialize_grads: bool = True
    _materialize_non_diff_grads: bool = True

    def save_for_backward(self, *tensors: Tensor | None) -> None:
        """Keeps `tensors` (or None) for `backward`, where they are `ctx.saved_tensors`.

        To be called at most once. Inputs and outputs of `forward` stay connected to the graph, so
        that `backward` can be differentiated. Of other values nobody knows how they depend on the
        inputs: a second derivative that would have to flow through one raises.
        """
        self.to_save = tensors

    def save_for_forward(self, *tensors: Tensor | None) -> None:
        """Keeps `tensors` (or None) for `jvp`, where they are `ctx.saved_tensors`.

        Raises AssertionError for anything else.
        """
        for tensor in tensors:
            if tensor is not None and not isinstance(tensor, Tensor):
                raise AssertionError(
                    "save_for_forward expects all arguments to be tensors; you should save "
                    f"non-tensors as attributes on ctx, got {type(tensor).__name__}."
                )
        self.saved_for_forward = tensors

    def mark_dirty(self, *args: Tensor) -> None:
        """Declares inputs that `forward` writes in place; it has to return them."""
        self.dirty_tensors = args

    def mark_non_differentiable(self, *args: Tensor) -> None:
        """Declares outputs that have no gradient; `backward` gets zeros for them."""
        self.non_differentiable = args

    def set_materialize_grads(self, value: bool) -> None:
        """Whether `backward` and `jvp` get zeros (the default) or None where nothing arrives."""
        self.materialize_grads = value


class BackwardCFunction(Node, FunctionCtx):
    """The node of a call of a custom function, which is its `ctx` too.

    Each Function has a subclass, `<name>Backward`, in its `_backward_cls`. Slots:

    needs_input_grad  for each argument whether it requires grad
    many_outputs  whether `forward` gave several outputs
    saved_edges   per saved value the edge to where it came from. An Output without node stands for
                  an output of this node itself, to which it must not refer, and with the number
                  ~i for saved value i if `forward` computed that but did not return it. None once
                  the values were read, if they may be read only once
    _inputs       (shape, dtype) of each argument that is a Tensor
    _are_tensors  for each argument whether it is a Tensor; None if all are
    _outputs      of several outputs: (shape, dtype), or None for what is no Tensor
    """

    __slots__ = (
        *("_are_tensors", "_inputs", "_outputs"),
        *("many_outputs", "needs_input_grad", "saved_edges"),
    )

    needs_input_grad: tuple[bool, ...]
    many_outputs: bool  # type: ignore[misc]
    saved_edges: tuple[Any, ...] | None  # type: ignore[assignment, misc]
    _inputs: Sequence[tuple[tuple[int, ...], np.dtype[Any]]]
    _are_tensors: Sequence[bool] | None
    _outputs: Sequence[tuple[tuple[int, ...], np.dtype[Any]] | None]

    _forward_cls: ClassVar[type[Function]]

    # ---- what the user saved ---------------------------------------------------------------------

    @property
    def saved_names(self) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(f"saved_tensors[{i}]" for i in range(len(self.saved_edges or ())))

    @property
    def saved_tensors(self) -> tuple[Tensor | None, ...]:
        """What was saved for `backward` (in `jvp`: for `jvp`), connected to the graph.

        Raises RuntimeError if it was freed by a backward pass, or modified in place since.
        """
        found = self.__dict__.get("saved_for_forward")
        if found is not None:
            return found
        saved = self.saved_values()
        if saved and self._forward_cls.clear_saved_tensors_on_access:
            self.saved_edges = self.saved = None
        return saved

    @property
    def _raw_saved_tensors(self) -> tuple[Any, ...]:
        return tuple(above.raw_saved(self, nr) for nr in range(len(self.saved_edges or ())))

    @property
    def saved_variables(self) -> tuple[Tensor | None, ...]:
        """The older name of `saved_tensors`."""
        warnings.warn(
            "'saved_variables' is deprecated; use 'saved_tensors'", DeprecationWarning, stacklevel=2
        )
        return self.saved_tensors

    def saved_values(self) -> tuple[Any, ...]:
        saved, edges = self.saved, self.saved_edges
        if edges is None:
            raise RuntimeError(ACCESSED_ONCE)
        if not saved:
            return () if isinstance(saved, tuple) else super().saved_values()  # which raises
        if self.stamp > clock.last_write[0] and isinstance(saved, tuple):
            super().check_saved()
        return tuple(map(self._wrap_saved, saved, edges))

    def check_saved(self) -> None:
        """Nothing: what was saved is checked when `backward` reads it, which it need not do."""

    def _wrap_saved(self, value: Any, edge: Any) -> Any:
        if value is None:
            return None
        if isinstance(edge, Tensor):  # a leaf: itself where its memory is still that array
            return edge if edge._data is value else attach(value, edge)
        if isinstance(edge, Output) and edge.node is None:
            if edge.nr >= 0:
                edge = Output(self, edge.nr) if self.many_outputs else self
            else:
                what = f"{self.name()}.saved_tensors[{~edge.nr}]"
                edge = unknown_origin(what, self.edges) if is_grad_enabled() else None
        if isinstance(value, TensorSubclass):  # in a trace, where memory is a tensor, too
            value = value.leaf()
            value._fn = edge
            return value
        return from_array(value, edge)

    def mark_dirty(self, *args: Tensor) -> None:
        self.dirty_tensors = args
        if self.edges:
            for tensor in args:
                if isinstance(tensor, Tensor):
                    check_writable(tensor)

    # ---- backward --------------------------------------------------------------------------------

    def apply(self, *grads: Any) -> Any:
        """Calls the function's `backward` (or `vjp`) with the gradients of the outputs."""
        function = self._forward_cls
        backward: Any = function.backward
        vjp: Any = function.vjp
        if vjp is not no_backward:
            if backward is not no_backward:
                raise RuntimeError(
                    "Implementing both 'backward' and 'vjp' for a custom Function is not allowed. "
                    "You should only implement one of them."
                )
            backward = vjp
        if function.boxed_grads_call:
            return backward(self, list(grads))
        return backward(self, *grads)

    def on_arrays(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        previous = _set(False)
        written = clock.last_write[0]
        try:
            if isinstance(next(iter(grad.values())) if self.many_outputs else grad, Tensor):
                return self.on_tensors(saved, grad, needs)  # in a trace, which has no arrays
            grads = self._grads(grad) if self.many_outputs else (from_array(grad),)
            results = self.apply(*grads)
        finally:
            _set(previous)
        if clock.last_write[0] != written:
            self._check_grads(grads, written)
        found: list[Any] = []
        for i, (need, result) in enumerate(zip(needs, self._per_input(results), strict=True)):
            if result is None or need is None:
                found.append(None)
                continue
            data, target = result._data, self._inputs[i]
            if data.shape != target[0] or data.dtype is not target[1]:
                data = self._fitted(i, data)
            found.append(data)
        return found

    def on_tensors(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        written = clock.last_write[0]
        grads = self.of_outputs(grad)
        held = [
            None if g is None else g._data for g in grads
        ]  # so that the time of writes is noted
        results = self.apply(*grads)
        del held
        if clock.last_write[0] != written:
            self._check_grads(grads, written)
        return self.of_inputs(results, needs)

    def of_outputs(self, grad: Any) -> tuple[Tensor | None, ...]:
        """The gradients of all outputs, as `apply` takes them, from what the engine has."""
        return self._grads(grad) if self.many_outputs else (grad,)

    def of_inputs(self, results: Any, needs: Sequence[Any]) -> list[Any]:
        """The gradients of the inputs, as the engine takes them, from what `apply` gave."""
        return [
            None if result is None or need is None else self._fitted(i, result)
            for i, (need, result) in enumerate(zip(needs, self._per_input(results), strict=True))
        ]

    def _grads(self, given: dict[int, Any]) -> tuple[Tensor | None, ...]:
        """The gradients of all outputs from those that arrived, by number."""
        grads: list[Tensor | None] = []
        for nr, output in enumerate(self._outputs):
            g = given.get(nr)
            if g is not None:
                grads.append(g if isinstance(g, Tensor) else from_array(g))
            elif output is not None and self.materialize_grads:
                grads.append(from_array(np.zeros(*output)))
            else:
                grads.append(None)
        return tuple(grads)

    def _check_grads(self, grads: Sequence[Tensor | None], since: int) -> None:
        """Raises RuntimeError if a gradient, whose memory other nodes may see, was written."""
        for i, g in enumerate(grads):
            written = None if g is None else clock.written_since(g._data, since - 1)
            if written is not None:
                raise RuntimeError(
                    f"{self.name()} has modified the gradient of output {i} by an inplace "
                    f"operation at {written.place}; other parts of the graph may share its memory. "
                    "Please clone() it before performing the operation."
                )

    def _per_input(self, results: Any) -> Sequence[Tensor | None]:
        """What `backward` returned for the arguments that are Tensors, counted and checked."""
        if not isinstance(results, tuple):
            results = (results,)
        count = len(self.needs_input_grad)
        if len(results) != count:
            if len(results) < count or any(each is not None for each in results[count:]):
                raise RuntimeError(
                    f"function {self.name()} returned an incorrect number of gradients "
                    f"(expected {count}, got {len(results)})"
                )
            results = results[:count]
        if self._are_tensors is not None:
            results = self._of_tensors(results)
        for i, result in enumerate(results):
            if result.__class__ is not Tensor and not isinstance(result, (Tensor, type(None))):
                raise RuntimeError(
                    f"{self.name()}: expected Variable or None (got {type(result).__name__}) "
                    f"as the gradient at index {i}; a Tensor is made of an array by "
                    "autograd.from_numpy"
                )
        return results

    def _of_tensors(self, results: Sequence[Any]) -> Sequence[Any]:
        """The gradients of the arguments that are Tensors; those of others have to be None."""
        found = []
        for i, (result, is_tensor) in enumerate(zip(results, self._are_tensors or (), strict=True)):
            if is_tensor:
                found.append(result)
            elif result is not None:
                raise RuntimeError(
                    f"function {self.name()} returned a gradient different than None at position "
                    f"{i + 1}, but the corresponding forward input was not a Variable"
                )
        return found

    def _fitted(self, i: int, grad: Any) -> Any:
        """A gradient (array or Tensor) with the shape and dtype of the input it is for."""
        shape, dtype = self._inputs[i]
        if grad.shape != shape and not _expands_to(shape, grad.shape):
            raise RuntimeError(
                f"Function {self.name()} returned an invalid gradient at index {i} - got "
                f"{list(grad.shape)} but expected shape compatible with {list(shape)}"
            )
        if grad.dtype.kind == "c" and dtype.kind != "c":
            raise RuntimeError(
                f"Function {self.name()} returned an invalid gradient at index {i} - got "
                f"{grad.dtype} for an input of dtype {dtype}; take the real part"
            )
        return restore(grad, shape, dtype)


class Refusal(Node):
    """A node that raises where a derivative cannot be computed.

    Its edges are those of the node it stands for, so that passes which look for some inputs only
    come by.
    """

    __slots__ = ("message",)

    operation = "Error"

    def __init__(self, message: str, edges: tuple[Any, ...]) -> None:
        self.message = message
        self.stamp = clock.next_stamp()
        self.edges = edges
        self.saved = ()
        self.hooks = None

    def on_arrays(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        raise RuntimeError(self.message)

    def name(self) -> str:
        return "Error"


def unknown_origin(what: str, edges: tuple[Any, ...]) -> Refusal:
    """The history of a saved value that is neither input nor output."""
    return Refusal(
        f"trying to differentiate through {what}, which is neither an input nor an output of "
        "forward: how it depends on the inputs is not known, so the derivative would be wrong. "
        "Compute it in backward (or jvp) from the inputs, or return it from forward as one more "
        "output; keep what does not depend on the inputs as a NumPy array on ctx, or return it "
        "and mark it non-differentiable.",
        edges,
    )


def no_backward(ctx: Any, *grad_outputs: Any) -> Any:
    """The gradients of all arguments of `forward` from those of its outputs; to be overridden.

    ctx: the context of the call. grad_outputs: for each output its gradient, of the output's shape
    (zeros where none arrived, see `set_materialize_grads`); None for outputs that are no Tensors.
    Returns for each argument of `forward` a Tensor that can be summed to the argument's shape, or
    None; one value alone needs no tuple.
    """
    raise NotImplementedError(
        "You must implement either the backward or vjp method for your custom autograd.Function "
        "to use it with backward mode AD."
    )


def _expands_to(shape: tuple[int, ...], larger: tuple[int, ...]) -> bool:
    lead = len(larger) - len(shape)
    return lead >= 0 and all(a in (1, b) for a, b in zip(shape, larger[lead:], strict=True))
