"""Gradient modes: whether operations are recorded, per thread (as in torch.autograd.grad_mode).

The hot path of every operation asks only whether ``MODE.altered``, the set of threads that are
away from the default, is empty; the thread-local state is read when it is not.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from threading import get_ident
from typing import Any, Self, overload

from autograd.base.context_decorator import Function, ScopeDecorator
from autograd.base.errors import check_mode
from autograd.base.locks import lock

_marks_lock = lock()


class _Mode:
    """What operations ask of all threads.

    altered  the threads that have recording switched off, and 0 while somebody observes what is
             recorded (`autograd.core.observers`)
    batches  those in which a `vmap` runs
    alone    the references to an array that nobody but its Tensor knows, as getrefcount counts
             them; 0 while there are observers
    records  whether the call that a node was just made for is recorded, asked while some thread is
             in `altered`
    marks    whether any thread is in inference mode, or in a function that a transform calls, or
             PyTorch's promotion holds; then `mark` is called with each new tensor that is not
             recorded, and returns it
    born     what inference mode and transforms make of a new tensor
    settle   gives the result of a call the dtype that PyTorch's promotion wants
             (`autograd.core.promotion`); None while NumPy's holds
    as_pytorch  whether what PyTorch refuses, and transforms here accept, is refused
    number_dtype  the dtype of a number beside tensors of another; None while NumPy's rules hold

    The sets change without a lock. A thread that ends with recording off stays in them, which costs
    others time but changes no result.
    """

    __slots__ = (
        *("alone", "altered", "as_pytorch", "batches", "born", "marks", "number_dtype"),
        *("reasons", "records", "settle"),
    )

    alone: int

    def __init__(self) -> None:
        self.altered: set[int] = set()
        self.batches: set[int] = set()
        self.as_pytorch = False
        self.marks = False
        self.records: Callable[..., bool]
        self.reasons: frozenset[str] = frozenset()
        self.born: Callable[[Any], Any] = lambda tensor: tensor
        self.settle: Callable[..., None] | None = None
        self.number_dtype: Callable[..., Any] | None = None

    def mark(self, tensor: Any, *call: Any) -> Any:
        """A new tensor as its maker returns it. call: the operation and its arguments, if it is the
        result of one."""
        if call and self.settle is not None:
            self.settle(tensor, *call)
        return self.born(tensor)

    def set_marks(self, reason: str, on: bool) -> None:
        """Switch `marks` on, or off unless there is another reason for it."""
        with _marks_lock:
            self.reasons = self.reasons | {reason} if on else self.reasons - {reason}
            self.marks = bool(self.reasons)


class _Local(threading.local):
    enabled = True
    inference = False


MODE = _Mode()
_local = _Local()


def is_grad_enabled() -> bool:
    """True if operations of this thread are recorded."""
    return _local.enabled


def in_inference(inference: bool) -> bool:
    """Note whether this thread is in inference mode, see `autograd.transforms.inference_mode`;
    returns whether it was."""
    previous = _local.inference
    _local.inference = inference
    return previous


def is_inference_mode_enabled() -> bool:
    """True in `inference_mode`."""
    return _local.inference


def _set(enabled: bool) -> bool:
    """Switch this thread; returns the previous state. In inference mode recording stays off."""
    previous = _local.enabled
    if enabled is not previous and not (enabled and _local.inference):
        if enabled:
            MODE.altered.discard(get_ident())
        else:
            MODE.altered.add(get_ident())
        _local.enabled = enabled
    return previous


class _GradMode(ScopeDecorator):
    """Context manager and decorator."""

    enabled: bool
    # What held before the blocks entered with this object: (outer ones, innermost).
    _previous: Any = None

    def __enter__(self) -> None:
        self._previous = (self._previous, _set(self.enabled))

    def __exit__(self, *exc_info: object) -> None:
        self._previous, before = self._previous
        _set(before)


class no_grad(_GradMode):  # noqa: N801  (PyTorch's name)
    """Operations inside are not recorded; results do not require grad.

    >>> import autograd as ag
    >>> x = ag.tensor(1.0, requires_grad=True)
    >>> with ag.no_grad():
    ...     (x * 2).requires_grad
    False
    """

    enabled = False

    @overload
    def __new__(cls, function: None = None) -> Self: ...
    @overload
    def __new__(cls, function: Callable[..., Any]) -> Any: ...
    def __new__(cls, function: Callable[..., Any] | None = None) -> Any:
        instance = super().__new__(cls)
        return instance if function is None else instance(function)  # `@no_grad`, no parentheses


class enable_grad(no_grad):  # noqa: N801
    """Operations inside are recorded, also within `no_grad`."""

    enabled = True


class set_grad_enabled(_GradMode):  # noqa: N801
    """Switches recording on or off, as `mode` says: at once when called, and for a block when used
    with `with`. Raises TypeError if `mode` is no bool."""

    def __init__(self, mode: bool) -> None:
        check_mode("set_grad_enabled", mode, 1)
        self.enabled = mode
        self._before = _set(mode)

    def __enter__(self) -> None:
        self._previous = (self._previous, self._before)
        _set(self.enabled)

    def __call__(self, function: Function) -> Function:
        _set(self._before)  # a decorator acts when the function runs, not when it is defined
        return super().__call__(function)

    def _fresh(self) -> _GradMode:
        return set_grad_enabled(self.enabled)
