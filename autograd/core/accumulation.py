"""The gradients that have arrived at leaves in a pass, and what is done with a complete one.

Mostly a plain dict holds them until the pass ends. Where a leaf is to be dealt with earlier (see
`autograd.core.watched_leaves`), `Leaves` takes its place: it knows how many gradients each such
leaf will receive, and after the last one lets the engine run the leaf's AccumulateGrad before
anything else, as PyTorch does.
"""

from __future__ import annotations

from heapq import heappush
from typing import Any

from autograd.core.gradient_buffers import accumulate, as_like
from autograd.core.node import Node, accumulate_grad_of
from autograd.core.tensor import Tensor

_FIRST = -(1 << 62)  # before the stamp of any node


class Leaves(dict[Any, Any]):
    """Leaf -> its gradient so far.

    expected  leaf -> how many gradients are still to come, for the leaves that are watched
    done      leaves whose captured gradient the hooks have been shown
    pending, queue  the engine's own
    """

    __slots__ = ("done", "expected", "pending", "queue", "ready")

    def __init__(
        self, expected: dict[Tensor, int], pending: dict[Any, Any], queue: list[tuple[int, Node]]
    ) -> None:
        self.expected = expected
        self.pending = pending
        self.queue = queue
        self.ready = 0
        self.done: set[Tensor] = set()

    def __setitem__(self, leaf: Any, g: Any) -> None:
        expected = self.expected.get(leaf)
        if expected == 1:
            self.pop(leaf, None)
            node = accumulate_grad_of(leaf)
            self.pending[node] = g
            heappush(self.queue, (_FIRST + self.ready, node))
            self.ready += 1
            return
        if expected is not None:
            self.expected[leaf] = expected - 1
        super().__setitem__(leaf, g)

    def release(self) -> bool:
        """Lets the engine go on with leaves to which nothing more comes, since a node gave no
        gradient; False if there are none."""
        short = [leaf for leaf in self if leaf in self.expected and leaf not in self.done]
        for leaf in short:
            self.expected[leaf] = 1
            self[leaf] = self[leaf]
        return bool(short)

    def captured(self, leaf: Tensor, g: Any) -> None:
        """Keeps `g`, which is complete and has been shown to the hooks."""
        self.done.add(leaf)
        super().__setitem__(leaf, g)


def run_tensor_hooks(leaf: Tensor, g: Any) -> Any:
    """`g`, the complete gradient of `leaf`, after the hooks of the tensor."""
    hooks = getattr(leaf, "_hooks", None)
    return hooks.on_arrival(as_like(g, leaf._data)) if hooks else g


def accumulate_at_leaf(leaf: Tensor, g: Any) -> None:
    """Adds `g`, its complete gradient, to the ``.grad`` of `leaf`, and runs its hooks around it."""
    hooks = getattr(leaf, "_hooks", None)
    box = [g]  # no name here may refer to the gradient: else `accumulate` has to copy it
    del g
    if not hooks:
        accumulate(leaf, box.pop())
        return
    recorded = isinstance(box[0], Tensor)
    box.append(hooks.before(hooks.on_arrival(as_like(box.pop(), leaf._data))))
    shown = hooks.outputs(box[0])
    if box[0] is not None:
        accumulate(leaf, box.pop())
    hooks.after(leaf, shown, recorded)
