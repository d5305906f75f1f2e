"""Who watches nodes being run: anomaly mode, explanations and profiles.

The engine knows nothing of this but the list `EVALUATORS`. While nobody watches, it holds what it
always holds, and running a node costs what it always costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from autograd.core.engine import EVALUATORS
from autograd.core.node import Node
from autograd.core.observer_lists import Listeners

__all__ = ["Evaluator", "watched_runs"]

Evaluator = Callable[[Node, Any, Any, Any], Any]
Wrap = Callable[[Evaluator], Evaluator]

_plain = tuple(EVALUATORS)


def _on_arrays(node: Node, saved: Any, g: Any, needs: Any) -> Any:
    return node.on_arrays(saved, g, needs)


def _change(wraps: tuple[Wrap, ...]) -> None:
    if not wraps:
        EVALUATORS[:] = _plain
        return
    for i, plain in enumerate(_plain):
        evaluate: Evaluator = plain or _on_arrays
        for wrap in wraps:
            evaluate = wrap(evaluate)
        EVALUATORS[i] = evaluate


_all = Listeners(_change)


@contextmanager
def watched_runs(wrap: Wrap) -> Iterator[None]:
    """Runs nodes by ``wrap(evaluate)`` in all passes, of any thread, that begin in the block.

    ``evaluate(node, saved, g, needs)`` gives the gradients of the inputs, one for each edge, given
    that of the output, or a dict of those of several outputs by number.
    """
    with _all.joined(wrap):
        yield
