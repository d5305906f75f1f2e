"""What a function may not do while a transform calls it: write into tensors that it has captured.

What it captured was made before the call. Nodes are stamped when they are made; new tensors that
are not recorded get a stamp by `MODE.born` while a transform is open, and none before.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from threading import get_ident
from typing import Any

from autograd.base.escapes import NotForBatchesError
from autograd.base.grad_mode import MODE
from autograd.base.locks import Shared
from autograd.core.observers import hold_back_writes
from autograd.core.version_counter import next_stamp

_CAPTURED = (
    "During a grad (vjp, jvp, grad, etc) transform, the function provided attempted to call "
    "in-place operation that would mutate a captured Tensor. This is not supported; please rewrite "
    "the function being transformed to explicitly accept the mutated Tensor(s) as inputs."
)
_WITHIN = (
    "You are attempting to call Tensor.{0}() (or perhaps using torch.autograd.functional.* APIs) "
    "inside of a function being transformed by a functorch transform. This is unsupported, please "
    "attempt to use the functorch transforms (e.g. grad, vjp, jacrev, jacfwd, hessian) or call "
    "{0}() outside of a function being transformed instead."
)


class _Local(threading.local):
    since = 0  # the stamp at which the innermost call of a transform began; stamps fall


_local = _Local()


def _switch(on: bool) -> None:
    MODE.set_marks("transforms", on)
    hold_back_writes(on)


_calls = Shared(partial(_switch, True), partial(_switch, False))


def call_transformed(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """What `function` returns, called by a transform of `autograd.func`."""
    before = _local.since
    with _calls:
        _local.since = next_stamp()
        try:
            return function(*args, **kwargs)
        finally:
            _local.since = before


def note_birth(tensor: Any) -> Any:
    """Stamps a new tensor that is not recorded, if a transform is open in this thread; returns
    it."""
    if _local.since:
        tensor._state = next_stamp()
    return tensor


MODE.born = note_birth


def check_captured(tensor: Any) -> None:
    """Raises RuntimeError if `tensor`, which is to be written, was made before the innermost
    transform that is open called its function."""
    since = _local.since
    if since:
        node = tensor.grad_fn
        born = getattr(tensor, "_state", 0) if node is None else node.stamp
        if born.__class__ is int and born > since:  # subclasses keep something else there
            raise RuntimeError(_CAPTURED)


def is_own_since(tensor: Any, stamp: int) -> bool:
    """Whether a function that a transform has called since `stamp` has made `tensor`."""
    since = _local.since
    node = tensor.grad_fn
    born = getattr(tensor, "_state", 0) if node is None else node.stamp
    return since < stamp and born.__class__ is int and born < since


def is_transformed() -> bool:
    """Whether this thread is in a function that a transform of `autograd.func` has called."""
    return bool(_local.since) or get_ident() in MODE.batches


def refuse_as_pytorch(message: str) -> None:
    """Raises RuntimeError in a function that a transform has called, where PyTorch's refusals
    hold."""
    if MODE.as_pytorch and is_transformed():
        raise RuntimeError(message)


def refuse_within(method: str) -> None:
    """Raises NotForBatchesError, a RuntimeError, in a function that a transform of `autograd.func`
    has called; whoever only batches the rows of a Jacobian computes them one by one then."""
    if is_transformed():
        raise NotForBatchesError(_WITHIN.format(method))
