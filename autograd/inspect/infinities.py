"""Which operation made the first inf, of which a nan came later: what anomaly mode remembers.

An inf alone is no error (``exp(1000)``), so it is noted where it arises, and told with the nan.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterable
from typing import Any

from autograd.core.node import Node
from autograd.core.reachability import Captures

__all__ = ["backward_origin", "forward_origin", "note_backward", "note_forward"]

_forward: weakref.WeakKeyDictionary[Node, str] = weakref.WeakKeyDictionary()


class _Pass(threading.local):
    """Of the pass that this thread runs: the nodes whose gradients were the first with inf on their
    way, and the stamp of the node that ran last."""

    def __init__(self) -> None:
        self.makers: list[tuple[weakref.ref[Node], str]] = []
        self.last = 0


_pass = _Pass()


def note_forward(node: Node, text: str) -> None:
    """Notes that the forward of `node` has made an inf; `text` tells how."""
    _forward[node] = text


def forward_origin(edges: Iterable[Any]) -> str | None:
    """How the first inf was made of those that the values at `edges` may come from."""
    made = [node for node in Captures([*edges], None).needs if node in _forward]
    return _forward[max(made, key=lambda node: node.stamp)] if made else None


def note_backward(node: Node, text: str | None) -> None:
    """Notes that `node` has run, and, with `text`, that its gradients were the first with inf.

    In a pass the latest node runs first: one that is later than the last begins another pass.
    """
    if node.stamp < _pass.last:
        _pass.makers.clear()
    _pass.last = node.stamp
    if text is not None:
        _pass.makers.append((weakref.ref(node), text))


def backward_origin(node: Node) -> str | None:
    """How the first inf was made of those in the gradients that came to `node`."""
    for reference, text in _pass.makers:
        maker = reference()
        if maker is not None and node in Captures([maker], None).needs:
            return text
    return None
