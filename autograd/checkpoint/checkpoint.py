"""Checkpoints: intermediate values are computed again in the backward pass instead of being kept.

As in `torch.utils.checkpoint`. Without reentrant backward, a checkpoint is a pair of hooks on saved
values, see `autograd.checkpoint.frame`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from functools import reduce
from typing import Any

from autograd.base.grad_mode import is_grad_enabled
from autograd.checkpoint.frame import HERE, METADATA, CheckpointError, Frame, Hooks
from autograd.checkpoint.log import OperationLogs
from autograd.checkpoint.reentrant import checkpoint_reentrant
from autograd.checkpoint.selective import (
    CheckpointPolicy,
    SelectiveCheckpointContext,
    WatchedRun,
    create_selective_checkpoint_contexts,
)
from autograd.methods.generator import fork_rng, get_rng_state, set_rng_state

__all__ = [
    "CheckpointError", "CheckpointPolicy", "SelectiveCheckpointContext", "checkpoint",
    "checkpoint_sequential", "create_selective_checkpoint_contexts", "noop_context_fn",
    "set_checkpoint_debug_enabled", "set_checkpoint_early_stop",
]  # fmt: skip

Contexts = tuple[AbstractContextManager[Any], AbstractContextManager[Any]]

_REENTRANT_BY_DEFAULT = (
    f"{HERE}: the use_reentrant parameter should be passed explicitly. It is True by default, as "
    "in PyTorch. use_reentrant=False is recommended."
)

_early_stop: ContextVar[bool | None] = ContextVar("early_stop", default=None)
_debug: ContextVar[bool | None] = ContextVar("debug", default=None)


def noop_context_fn() -> Contexts:
    """The contexts of a checkpoint by default: two that do nothing."""
    return nullcontext(), nullcontext()


def set_checkpoint_early_stop(enable: bool) -> AbstractContextManager[None]:
    """A block in which checkpoints, if `enable`, stop running a function again as soon as all
    values that are needed are there, else do not, whatever their own `early_stop` says."""
    return _setting(_early_stop, enable)


def set_checkpoint_debug_enabled(enabled: bool | None) -> AbstractContextManager[None]:
    """A block in which checkpoints have `enabled` as their `debug`, whatever they say; None leaves
    it to them."""
    return _setting(_debug, enabled)


@contextmanager
def _setting(variable: ContextVar[bool | None], value: bool | None) -> Iterator[None]:
    token = variable.set(value)
    try:
        yield
    finally:
        variable.reset(token)


def checkpoint(
    function: Callable[..., Any],
    *args: Any,
    use_reentrant: bool | None = None,
    preserve_rng_state: bool = True,
    context_fn: Callable[[], Contexts] = noop_context_fn,
    determinism_check: str = "default",
    debug: bool = False,
    early_stop: bool = True,
    **kwargs: Any,
) -> Any:
    """``function(*args, **kwargs)``, of which no intermediate value is kept for the backward pass.

    The backward pass runs the function again, so it must compute the same each time. Arguments are
    kept, and must not be written in place until then. Checkpoints may be nested, differentiated
    twice, and passed several times with ``retain_graph=True``.

    use_reentrant: False is recommended. True runs the function without recording, and a backward
    pass of its own within the backward pass: `grad`, ``backward(inputs=...)``, higher derivatives,
    keyword arguments and gradients through closures alone are not supported then. Without it, a
    UserWarning is given and it is True, as in PyTorch.
    preserve_rng_state: let the default generator of random numbers give the same ones again.
    context_fn: gives two context managers, for the first run and for those in backward passes.
    determinism_check: "default" compares shape, dtype and device of the values of both runs, "none"
    only their number. debug: an error shows which operations both runs recorded, and where.
    early_stop: stop running again at the last value that is needed.

    Raises ValueError for options that do not go together; in the backward pass CheckpointError if
    the second run saves other values, and RuntimeError if an argument has been written in place.

    >>> import autograd as ag
    >>> x = ag.tensor([1.0, 2.0], requires_grad=True)
    >>> checkpoint(lambda x: x.exp().sin(), x, use_reentrant=False).sum().backward()
    """
    if use_reentrant is None:
        warnings.warn(_REENTRANT_BY_DEFAULT, UserWarning, stacklevel=2)
        use_reentrant = True
    if use_reentrant:
        if kwargs:
            raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
        if context_fn is not noop_context_fn or debug is not False:
            raise ValueError(
                "Passing `context_fn` or `debug` is only supported when use_reentrant=False."
            )
        return checkpoint_reentrant(function, preserve_rng_state, args)
    if determinism_check not in METADATA:
        raise ValueError(
            f"determinism_check should be one of {list(METADATA)}, but got {determinism_check}"
        )
    logs = None
    debug_everywhere = _debug.get()
    if debug if debug_everywhere is None else debug_everywhere:
        if context_fn is not noop_context_fn:
            raise ValueError("debug=True is incompatible with non-default context_fn")
        logs = OperationLogs()
        context_fn = logs.contexts
    if not is_grad_enabled():
        return function(*args, **kwargs)
    forward_context, context = context_fn()
    state = get_rng_state() if preserve_rng_state else None

    def again(*args: Any) -> None:
        with fork_rng(enabled=preserve_rng_state):
            if state is not None:
                set_rng_state(state)
            with context:
                _call(context, function, args, kwargs)

    stop_everywhere = _early_stop.get()
    stops = early_stop if stop_everywhere is None else stop_everywhere
    frame = Frame(again, args, stops, METADATA[determinism_check], logs)
    results = []
    with Hooks(frame.pack, frame.unpack), forward_context:
        results.append(_call(forward_context, function, args, kwargs))
    if not results:
        raise RuntimeError(
            f"{HERE}: the forward context provided by context_fn suppressed an exception raised "
            "during the checkpointed forward. This is not supported because checkpoint cannot "
            "return a value for a failed forward."
        )
    frame.completed = True
    return results[0]


def _call(context: Any, function: Callable[..., Any], args: Any, kwargs: Any) -> Any:
    """A call in the block of `context`, which may make it itself."""
    if isinstance(context, WatchedRun):
        return context.call(function, args, kwargs)
    return function(*args, **kwargs)


def checkpoint_sequential(
    functions: Sequence[Callable[[Any], Any]],
    segments: int,
    input: Any,
    use_reentrant: bool | None = None,
    *,
    preserve_rng_state: bool = True,
) -> Any:
    """The last of `functions`, each called with the result of the one before, of `input`.

    They are divided into `segments` of equal length, of which each but the last is a checkpoint.
    The other arguments are those of `checkpoint`.

    Raises ValueError unless there are between one and ``len(functions)`` segments.
    """
    functions = list(functions)
    if not 1 <= segments <= max(len(functions), 1):
        raise ValueError(
            f"checkpoint_sequential(): argument 'segments' must be between 1 and the number of "
            f"functions, {len(functions)}, but got {segments}"
        )
    if use_reentrant is None:
        warnings.warn(_REENTRANT_BY_DEFAULT, UserWarning, stacklevel=2)
        use_reentrant = True
    size = len(functions) // segments
    last = size * (segments - 1)
    for start in range(0, last, size or 1):
        input = checkpoint(
            _chain(functions[start : start + size]),
            input,
            use_reentrant=use_reentrant,
            preserve_rng_state=preserve_rng_state,
        )
    return _chain(functions[last:])(input)


def _chain(functions: Sequence[Callable[[Any], Any]]) -> Callable[[Any], Any]:
    return lambda value: reduce(lambda x, function: function(x), functions, value)
