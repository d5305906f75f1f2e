"""Checkpoints that keep the results of chosen operations: selective activation checkpointing.

The arguments of the function are wrapped, so that each operation on them, and on what comes of
them, is seen. In the first run a policy says of each whether its result is kept; when the function
runs again, a kept result is taken, and the operation is not computed a second time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from enum import Enum
from typing import Any

import numpy as np

from autograd.base.pytree import map_leaves
from autograd.checkpoint.frame import CheckpointError, Hooks
from autograd.core.dispatch import Operation
from autograd.core.runtime import leaf_of
from autograd.core.saved_tensor_hooks import innermost_hooks
from autograd.core.tensor import Tensor, attach, from_array
from autograd.core.wrapper import WrapperTensor

Policy = Callable[..., Any]


class CheckpointPolicy(Enum):
    """What a policy says of an operation: whether its result is kept, or computed again. PREFER is
    here the same as MUST."""

    MUST_SAVE = 0
    PREFER_SAVE = 1
    MUST_RECOMPUTE = 2
    PREFER_RECOMPUTE = 3


_SAVED = (CheckpointPolicy.MUST_SAVE, CheckpointPolicy.PREFER_SAVE)


class OpOverload:
    """An operation as policies are told of it, under PyTorch's name: ``aten.mm.default``. Equal to
    others of the same name, whatever the overload."""

    def __init__(self, name: str, overload: str = "default") -> None:
        self.name = name
        self.overload = overload

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpOverload) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"aten.{self.name}.{self.overload}"


class SelectiveCheckpointContext:
    """What a policy is told of the run: `is_recompute`, whether the function runs again."""

    def __init__(self, *, is_recompute: bool) -> None:
        self.is_recompute = is_recompute


def create_selective_checkpoint_contexts(
    policy_fn_or_list: Policy | Sequence[OpOverload], allow_cache_entry_mutation: bool = False
) -> tuple[AbstractContextManager[Any], AbstractContextManager[Any]]:
    """The contexts of a checkpoint that keeps some results: give ``partial(this, policy)`` to
    `checkpoint` as `context_fn`.

    policy_fn_or_list: ``policy(ctx, op, *args)`` is asked of each operation on the arguments of the
    function, or on what comes of them, and returns a CheckpointPolicy, or a bool; a list has the
    operations whose results are kept. allow_cache_entry_mutation: do not raise where a kept result
    has been written in place.

    Raises TypeError and ValueError for anything else. In a backward pass, RuntimeError if a kept
    result has been written, or if it is the second pass.
    """
    policy: Any = policy_fn_or_list
    if isinstance(policy, list):
        for op in policy:
            if not isinstance(op, OpOverload):
                raise ValueError(
                    f"Expected op in `op_list` to be an OpOverload but got: {op} of type "
                    f"{type(op)}. Please update the OpOverloadPacket to a specific OpOverload."
                )
        kept = frozenset(policy)

        def policy(ctx: Any, op: OpOverload, *args: Any, **kwargs: Any) -> CheckpointPolicy:
            return CheckpointPolicy.MUST_SAVE if op in kept else CheckpointPolicy.PREFER_RECOMPUTE

    elif not callable(policy):
        raise TypeError("policy_fn_or_list must be either a function or a list of ops.")
    calls: list[_Call] = []
    first = WatchedRun(policy, calls)
    return first, _Again(policy, calls, allow_cache_entry_mutation)


class _Call:
    """A call of the first run: its names, and, if they are kept, its results.

    results   those without history; None if they are computed again
    versions  how often they had been written; recorded: whether they had a history
    several   the type of what is returned, if it is more than one Tensor
    saved     of each saved value ("in", number of the Tensor argument) or ("out", of the result)
    """

    def __init__(self, op: OpOverload, row: str) -> None:
        self.op = op
        self.row = row
        self.results: list[Tensor] | None = None
        self.versions: list[int] = []
        self.recorded: list[bool] = []
        self.several: Any = None
        self.saved: list[tuple[str, int]] = []


class WatchedRun(AbstractContextManager[None]):
    """The first run, which notes all calls; `checkpoint` calls the function by `call`."""

    def __init__(self, policy: Policy, calls: list[_Call]) -> None:
        self.policy = policy
        self.calls = calls
        self.context = SelectiveCheckpointContext(is_recompute=False)

    def __exit__(self, *exc_info: object) -> None: ...

    def call(self, function: Callable[..., Any], args: Any, kwargs: Any) -> Any:
        """``function(*args, **kwargs)`` with its Tensors watched."""
        args, kwargs = map_leaves(self._wrap, (args, kwargs))
        return map_leaves(_unwrap, function(*args, **kwargs))

    def _wrap(self, x: Any) -> Any:
        return _Watched.wrap(x, self) if x.__class__ is Tensor else x

    def operate(self, op: Operation, args: list[Any]) -> Any:
        """A call on unwrapped arguments: its result, noted."""
        tensors = _tensors(op, args)
        seen: list[Any] = []
        with _noting(seen):
            result = op.call(args)
        results = list(result) if isinstance(result, (list, tuple)) else [result]
        call = _Call(OpOverload(_name(op, results)), op.name)
        self.calls.append(call)
        if self._keeps(call.op, args) and all(isinstance(x, Tensor) for x in results):
            arrays = [x._data for x in tensors]
            outs = [x._data for x in results]
            for array in seen:
                place = _place(array, arrays, outs)
                if place is None:  # neither: it is computed again
                    return result
                call.saved.append(place)
            call.several = type(result) if isinstance(result, (list, tuple)) else None
            call.recorded = [x._fn is not None for x in results]
            call.results = [x.detach() for x in results]
            call.versions = [x._version for x in call.results]
        return result

    def _keeps(self, op: OpOverload, args: Sequence[Any]) -> bool:
        said = self.policy(self.context, op, *args)
        return said in _SAVED if isinstance(said, CheckpointPolicy) else bool(said)


class _Again(WatchedRun):
    """A run in the backward pass, which takes what the first has kept."""

    def __init__(self, policy: Policy, calls: list[_Call], mutable: bool) -> None:
        super().__init__(policy, calls)
        self.context = SelectiveCheckpointContext(is_recompute=True)
        self.mutable = mutable
        self.used = False
        self.at = 0

    def call(self, function: Callable[..., Any], args: Any, kwargs: Any) -> Any:
        if self.used:
            raise RuntimeError(
                "Trying to backward an extra time. You are only allowed to backward once on any "
                "region computed under selective activation checkpoint."
            )
        self.used = True
        return super().call(function, args, kwargs)

    def operate(self, op: Operation, args: list[Any]) -> Any:
        if self.at >= len(self.calls) or self.calls[self.at].row != op.name:
            raise CheckpointError(
                f"selective checkpoint: {op.name} encountered during backward, but not found in "
                "storage: the function did something else when it was run again"
            )
        call, self.calls[self.at] = self.calls[self.at], _Call(self.calls[self.at].op, op.name)
        self.at += 1
        self._keeps(call.op, args)
        if call.results is None:
            return op.call(args)
        if not self.mutable:
            for x, version in zip(call.results, call.versions, strict=True):
                if x._version != version:
                    raise RuntimeError(
                        "Tensor cached during selective activation checkpoint has been mutated"
                    )
        tensors = _tensors(op, args)
        hooks = innermost_hooks()
        for where, nr in call.saved:
            hooks.pack(tensors[nr] if where == "in" else call.results[nr])
        results = [
            attach(x._data, leaf_of(x)) if recorded else from_array(x._data)
            for x, recorded in zip(call.results, call.recorded, strict=True)
        ]
        return results[0] if call.several is None else call.several(results)


class _Watched(WrapperTensor):
    """A Tensor in such a run."""

    __slots__ = ()

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        run = self._state[1]
        result = run.operate(op, self.unwrap(list(args)))
        if isinstance(result, (list, tuple)):
            return type(result)([run._wrap(x) for x in result])
        return run._wrap(result)


def _unwrap(x: Any) -> Any:
    return x._state[0] if isinstance(x, _Watched) else x


def _tensors(op: Operation, args: Sequence[Any]) -> list[Tensor]:
    found = [args[i] for i in op.tensors if args[i] is not None]
    return [*found, *(x for i in op.lists for x in args[i])]


def _noting(seen: list[Any]) -> Hooks:
    """A block that lists what nodes save, and lets the hooks around it pack it."""
    outer = innermost_hooks()

    def pack(tensor: Tensor) -> Any:
        seen.append(tensor._data)
        return outer.pack(tensor)

    return Hooks(pack, outer.unpack)


def _place(
    array: np.ndarray, inputs: Sequence[Any], outputs: Sequence[Any]
) -> tuple[str, int] | None:
    for where, arrays in (("in", inputs), ("out", outputs)):
        for nr, each in enumerate(arrays):
            if each is array:
                return where, nr
    return None


def _name(op: Operation, results: Sequence[Any]) -> str:
    """PyTorch's name of a call: that of its node, or of the row."""
    node = getattr(results[0], "grad_fn", None) if results else None
    if node is None:
        return op.name.rpartition(".")[2]
    stem = re.sub(r"Backward\d*$", "", node.name())
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", stem).lower()
