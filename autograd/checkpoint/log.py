"""The report of `checkpoint(..., debug=True)`: the operations recorded by both runs."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager
from threading import get_ident
from types import FrameType
from typing import NamedTuple

from autograd.core.node import Node
from autograd.core.observers import on_node

_PACKAGES = ("autograd.", "generated.", "numpy.", "contextlib")

_MESSAGE = """\
An error happened while unpacking tensors; dumping logs of latest computation
because checkpoints were to show it. The error itself stands above.

1. Where the operations of the original forward were recorded

{forward_places}
2. Where the operations of the recomputation were recorded

{again_places}
3. Operations recorded during the original forward:

{forward}

Operations recorded during recomputation:

{again}

ERROR: Detected non-determinism while running activation checkpointing

You are seeing this error because you passed `debug=True` to checkpoint and the
two lists are not the same, but that a recomputation ends when all values that
are needed are there. Compare them to see where they part, and find the place
above.
"""


class _Operation(NamedTuple):
    name: str
    places: list[str]


class OperationLogs:
    """The operations of the first run, and of the latest of the others."""

    def __init__(self) -> None:
        self.forward: list[_Operation] = []
        self.again: list[_Operation] = []

    def contexts(self) -> tuple[AbstractContextManager[None], AbstractContextManager[None]]:
        """The contexts of both runs, as a `context_fn` gives them."""
        return _Recording(self.forward), _Recording(self.again)

    def message(self) -> str:
        return _MESSAGE.format(
            forward_places=_places("original", self.forward),
            again_places=_places("recompute", self.again),
            forward="\n".join(operation.name for operation in self.forward),
            again="\n".join(operation.name for operation in self.again),
        )


class _Recording(AbstractContextManager[None]):
    """Lists the nodes made by this thread in a block; each block starts the list anew."""

    def __init__(self, operations: list[_Operation]) -> None:
        self.operations = operations

    def __enter__(self) -> None:
        self.operations.clear()
        thread = get_ident()

        def listen(node: Node) -> None:
            if get_ident() == thread:
                name = f"{node.name()} ({node.operation})"
                self.operations.append(_Operation(name, _callers()))

        self.listening = on_node(listen)
        self.listening.__enter__()

    def __exit__(self, *exc_info: object) -> None:
        self.listening.__exit__(None, None, None)


def _callers() -> list[str]:
    """``file:line:function`` of the frames of the user's code, the innermost first."""
    found = []
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        if not frame.f_globals.get("__name__", "").startswith(_PACKAGES):
            found.append(f"{frame.f_code.co_filename}:{frame.f_lineno}:{frame.f_code.co_name}")
        frame = frame.f_back
    return found


def _places(label: str, operations: list[_Operation]) -> str:
    text = ""
    for nr, operation in enumerate(operations, 1):
        text += f"{operation.name}   ({nr} of {len(operations)} in {label})\n"
        text += "".join(f"    {place}\n" for place in operation.places) + "\n"
    return text
