"""Who is told of nodes as they are made: anomaly mode, and hooks on what nodes save.

Generated functions know nothing of this. While somebody listens, `Node` has an initialiser that
calls the listeners; while nobody does, it has none, and making a node costs what it always costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from autograd.core.node import Node
from autograd.core.observer_lists import Listeners

__all__ = ["told_of_nodes"]

Listener = Callable[[Node], None]

_listeners: tuple[Listener, ...] = ()


def _tell(node: Node) -> None:
    for listener in _listeners:
        listener(node)


def _change(listeners: tuple[Listener, ...]) -> None:
    global _listeners
    if listeners and not _listeners:
        Node.__init__ = _tell  # type: ignore[assignment, method-assign]
    elif _listeners and not listeners:
        del Node.__init__
    _listeners = listeners


_all = Listeners(_change)


@contextmanager
def told_of_nodes(listener: Listener) -> Iterator[None]:
    """Calls ``listener(node)`` for every node that a recorded operation makes, in any thread.

    The node has its class but no slot is set yet. A listener may give it another class of the same
    slots; what belongs to one thread only, it tells apart itself.
    """
    with _all.joined(listener):
        yield
