"""One call of a checkpointed function, and its running again; see `autograd.checkpoint`.

In the forward pass a node gets an empty holder for each value that it saves. The first reading of a
holder runs the function again, with hooks that fill the holders in the same order.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import Any

from autograd.base.grad_mode import enable_grad
from autograd.checkpoint.log import OperationLogs
from autograd.core import version_counter as clock
from autograd.core.node import check_unwritten
from autograd.core.saved_tensor_hooks import Held, saved_tensors_hooks
from autograd.core.tensor import Tensor

HERE = "autograd.utils.checkpoint"
_TIP = f"""
Tip: To see a more detailed error message, either pass `debug=True` to
`{HERE}.checkpoint(...)` or wrap the code block
with `with {HERE}.set_checkpoint_debug_enabled(True):` to
enable checkpoint-debug mode globally.
"""


class CheckpointError(RuntimeError):
    """The function saved something else when it was run again than in the forward pass."""


def _metadata(tensor: Tensor) -> Any:
    return {"shape": tensor.shape, "dtype": tensor.dtype, "device": tensor.device}


METADATA: dict[str, Callable[[Tensor], Any]] = {"default": _metadata, "none": lambda tensor: None}


class Hooks(saved_tensors_hooks):
    """Values that are computed again may lie in memory that was written meanwhile."""

    _watched = False


class _Stop(BaseException):
    """All values that are needed are there. No Exception: the function must not catch it."""

    def __init__(self, run: _Run) -> None:
        self.run = run


class _Holder:
    """Placeholder for a saved value: empty, or the value that was recomputed last."""

    __slots__ = ("__weakref__", "value")

    def __init__(self) -> None:
        self.value: _Value | None = None


class _Value:
    """A value that was computed again, and when."""

    __slots__ = ("stamp", "tensor")

    def __init__(self, tensor: Tensor) -> None:
        self.tensor = tensor.detach()
        self.stamp = clock.next_stamp()


class Frame:
    """One call of a checkpointed function: how to run it again, and the holders of its values.

    Nodes hold their holders, and by way of the hooks the frame. The frame refers to holders weakly,
    so there is no cycle, and values whose node is gone are not kept.
    """

    def __init__(
        self,
        again: Callable[..., None],
        args: Sequence[Any],
        early_stop: bool,
        metadata: Callable[[Tensor], Any],
        logs: OperationLogs | None,
    ) -> None:
        self.again = again
        # In a checkpoint around this one, what the arguments were computed from is kept instead.
        self.args = [
            Held(arg, "checkpoint", f"args[{i}]") if arg.__class__ is Tensor else arg
            for i, arg in enumerate(args)
        ]
        self.early_stop = early_stop
        self.metadata = metadata
        self.logs = logs
        self.holders: list[weakref.ref[_Holder]] = []
        self.expected: list[Any] = []  # the metadata of each value
        self.completed = False

    def pack(self, tensor: Tensor) -> _Holder:
        holder = _Holder()
        self.holders.append(weakref.ref(holder))
        self.expected.append(self.metadata(tensor))
        return holder

    def unpack(self, holder: _Holder) -> Tensor:
        value, holder.value = holder.value, None
        if value is None:
            try:
                value = self.run_again(holder)
            except CheckpointError as error:
                if self.logs is None:
                    raise
                raise CheckpointError(self.logs.message()) from error
        check_unwritten(value.tensor._data, value.stamp, "checkpoint", "recomputed value")
        return value.tensor

    def run_again(self, wanted: _Holder) -> _Value:
        """Runs the function again; all holders get their values, but `wanted`, whose is returned.

        Threads may do so at the same time: each finds what it needs among its own values.
        """
        args = [arg.tensor() if isinstance(arg, Held) else arg for arg in self.args]
        run = _Run(self)
        try:
            with Hooks(run.pack, _identity), enable_grad():
                self.again(*args)
        except _Stop as stop:
            if stop.run is not run:
                raise
        run.check()
        found = None
        for reference, value in zip(self.holders, run.values, strict=True):
            holder = reference()
            if holder is wanted:
                found = value
            elif holder is not None:
                holder.value = value
        if found is None:
            raise AssertionError("a checkpoint was asked for a value that it did not save")
        return found


class _Run:
    """The values saved while a function runs again; None where nobody needs them any more."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.values: list[_Value | None] = []

    def pack(self, tensor: Tensor) -> Tensor:
        frame = self.frame
        nr = len(self.values)
        if nr >= len(frame.holders):
            if frame.completed:
                raise CheckpointError(
                    f"{HERE}: trying to save more tensors during recomputation than during the "
                    f"original forward pass.\n{_TIP}"
                )
            return tensor  # a backward pass within the function: the first run is not over yet
        self.values.append(None if frame.holders[nr]() is None else _Value(tensor))
        if frame.early_stop and nr + 1 == len(frame.holders):
            raise _Stop(self)
        return tensor

    def check(self) -> None:
        """Raises CheckpointError unless the values are as in the forward pass."""
        frame = self.frame
        if len(self.values) != len(frame.holders):
            raise CheckpointError(
                f"{HERE}: A different number of tensors was saved during the original forward and "
                "recomputation.\n"
                f"Number of tensors saved during forward: {len(frame.holders)}\n"
                f"Number of tensors saved during recomputation: {len(self.values)}.\n{_TIP}"
            )
        wrong = ""
        for nr, value in enumerate(self.values):
            found = frame.expected[nr] if value is None else frame.metadata(value.tensor)
            if found != frame.expected[nr]:
                wrong += (
                    f"tensor at position {nr}:\nsaved metadata: {frame.expected[nr]}\n"
                    f"recomputed metadata: {found}\n"
                )
        if wrong:
            raise CheckpointError(
                f"{HERE}: Recomputed values for the following tensors have different metadata "
                f"than during the forward pass.\n{wrong}.\n{_TIP}"
            )


def _identity(tensor: Tensor) -> Tensor:
    return tensor
