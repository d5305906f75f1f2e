"""What stands in the place of a node's saved values once a backward pass has freed them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from autograd.core.version_counter import _place

__all__ = ["FREED", "Released", "refuse_freed"]

FREED = (
    "Trying to backward through the graph a second time (or directly access saved tensors after "
    "they have already been freed). Saved intermediate values of the graph are freed when you "
    "call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward "
    "through the graph a second time or if you need to access saved tensors after calling "
    "backward."
)


class Released:
    """Where the pass that freed the values was started. False, as no values are.

    One is made for a pass, by the engine, and shared by all nodes that the pass frees.
    """

    __slots__ = ("code", "instruction")

    def __init__(self) -> None:
        # Code and instruction of the innermost frame outside of this package; the line is found
        # when somebody asks. Below it are at least backward's or grad's, the one they call,
        # `_run` with its decorator, and this one; each frame that is looked at costs time.
        frame = sys._getframe(5)
        while frame.f_globals.get("__name__", "")[:9] == "autograd." and frame.f_back is not None:
            frame = frame.f_back
        self.code = frame.f_code
        self.instruction = frame.f_lasti

    def __bool__(self) -> bool:
        return False

    def place(self) -> str:
        """``file:line``"""
        return _place(self.code, self.instruction)


def refuse_freed(node: str, names: Sequence[str], saved: Any) -> NoReturn:
    """Raises the RuntimeError for the saved values of a node, called `names`, that are `saved` now:
    a Released, or None where it is not known who freed them."""
    values = ", ".join(f"{node}.{name}" for name in names) or f"what {node} had saved"
    where = f" by the backward pass at {saved.place()}" if isinstance(saved, Released) else ""
    raise RuntimeError(f"{FREED} Freed{where}: {values}.")
