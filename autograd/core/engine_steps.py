"""What the engine does outside of its loop: running nodes with hooks."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import dataclass, field
from typing import Any

from autograd.base.grad_mode import _set, is_grad_enabled
from autograd.core import version_counter as clock
from autograd.core.accumulation import accumulate_at_leaf, run_tensor_hooks
from autograd.core.gradient_buffers import deliver
from autograd.core.node import Node, refuse_freed
from autograd.core.reachability import Captures


class _Passes(threading.local):
    running: Pass | None = None
    depth = 0
    """How many passes run in this thread, one within the other."""


PASSES = _Passes()


def current_pass() -> Pass | None:
    """The pass in which the hook that asks is run by this thread."""
    return PASSES.running


DEEPEST = 25
"""So many passes may run one within the other; the next goes to a thread of its own."""


def on_own_stack(function: Callable[..., None], *args: Any) -> None:
    """``function(*args)`` in another thread, in this one's context and grad mode, while this one
    waits."""
    errors: list[BaseException] = []
    context, enabled = copy_context(), is_grad_enabled()

    def run() -> None:
        previous = _set(enabled)
        try:
            context.run(function, *args)
        except BaseException as error:  # raised again below
            errors.append(error)
        finally:
            _set(previous)  # the thread's number may be given to another one

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if errors:
        raise errors[0]


CALLBACKS: dict[int, list[tuple[int, Callable[[], None]]]] = {}
"""By threads: how many passes were running when a callback was queued, and the callback."""


def queue_callback(callback: Callable[[], None]) -> None:
    """Calls ``callback()`` when the innermost pass of this thread has ended and the gradients of
    leaves have been accumulated. Raises RuntimeError if no pass is running."""
    if not PASSES.depth:
        raise RuntimeError("Final callbacks can only be installed during backward pass.")
    CALLBACKS.setdefault(threading.get_ident(), []).append((PASSES.depth, callback))


def drop_callbacks() -> None:
    """Forgets what was queued in the pass that fails now."""
    thread = threading.get_ident()
    CALLBACKS[thread] = [each for each in CALLBACKS.pop(thread, ()) if each[0] < PASSES.depth]
    if not CALLBACKS[thread]:
        del CALLBACKS[thread]


def run_callbacks() -> None:
    """Calls what was queued in the pass that has ended."""
    thread, count = threading.get_ident(), PASSES.depth
    while queued := [call for depth, call in CALLBACKS.get(thread, ()) if depth > count]:
        CALLBACKS[thread] = [each for each in CALLBACKS[thread] if each[0] <= count]
        PASSES.depth += 1  # what callbacks queue in turn is called, too
        try:
            for call in queued:
                call()
        finally:
            PASSES.depth -= 1
    if not CALLBACKS.get(thread):
        CALLBACKS.pop(thread, None)


def check_saved(node: Node, saved: Any) -> Any:
    """The values that `node` saved, once more: see `Node.check_saved`.

    Raises RuntimeError if they have been written since, or freed.
    """
    if saved:
        if node.stamp > clock.last_write[0]:
            node.check_saved()
            return node.saved
    elif not isinstance(saved, tuple):
        refuse_freed(node.name(), node.saved_names, saved)
    return saved


_numbers = itertools.count()


@dataclass(eq=False, slots=True, weakref_slot=True)
class Pass:
    """A backward pass, as its nodes with hooks need to know it.

    evaluate(node, saved, grad, needs)  the gradients of a node's inputs; None: by `on_arrays`
    freed       what takes the place of saved values; None if they are retained
    accumulates whether gradients of leaves go to their ``.grad``; else they are captured
    number      of the pass, among those with hooks
    at_end      what is to be called with the pass at its end
    The rest is the engine's own.
    """

    roots: list[Any]
    captures: Captures | None
    evaluate: Callable[[Node, Any, Any, Any], Any] | None
    freed: Any
    accumulates: bool
    pending: dict[Any, Any]
    leaves: Any
    queue: list[Any]
    number: int = field(default_factory=lambda: next(_numbers), init=False)
    at_end: list[Callable[[Pass], None]] = field(default_factory=list, init=False)
    _everywhere: Captures | None = field(default=None, init=False)

    def receives(self, key: Any) -> bool:
        """Whether a gradient flows to `key` (see `captures.key_of`) in this pass."""
        where = self.captures or self._everywhere
        if where is None:
            where = self._everywhere = Captures(self.roots, None)
        return key in where.receivers

    def step(self, node: Node) -> None:
        """Runs a node with hooks and delivers the gradients of its inputs."""
        outer, PASSES.running = PASSES.running, self
        try:
            if node._leaf is not None:
                self._end(node)
            else:
                self._run(node)
        finally:
            PASSES.running = outer

    def end(self, recorded: bool) -> None:
        """Calls what waits for the end of the pass; `recorded` as `create_graph`."""
        outer, PASSES.running = PASSES.running, self
        previous = _set(recorded)
        PASSES.depth += 1
        try:
            for call in self.at_end:
                call(self)
        finally:
            PASSES.depth -= 1
            _set(previous)
            PASSES.running = outer

    def _end(self, node: Node) -> None:
        leaf = node._leaf
        assert leaf is not None
        if self.accumulates:
            accumulate_at_leaf(leaf, self.pending.pop(node))
        else:
            self.leaves.captured(leaf, run_tensor_hooks(leaf, self.pending.pop(node)))

    def _run(self, node: Node) -> None:
        hooks = node.hooks
        captures = self.captures
        needs: Any = node.edges
        g = hooks.on_arrival(node, self.pending.pop(node))
        if captures is not None:
            if node in captures.nodes:
                captures.take(node, g, self.leaves)
            needs = captures.needs.get(node)
            if needs is None:
                if not self.accumulates or node not in captures.nodes:
                    return
                needs = [None] * len(node.edges)  # as in PyTorch, for the sake of its hooks
        saved = check_saved(node, node.saved)
        g = hooks.before(node, g)
        results: Any
        if g is None:
            results = [None] * len(needs)
        elif self.evaluate is None:
            results = node.on_arrays(saved, g, needs)
        else:
            results = self.evaluate(node, saved, g, needs)
        if saved and self.freed is not None:
            node.saved = self.freed
        results = hooks.after(node, g, results)
        for edge, g in zip(needs, results, strict=True):
            if g is not None and edge is not None:
                deliver(edge, g, self.pending, self.leaves, self.queue)
