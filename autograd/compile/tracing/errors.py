"""The errors of what cannot be traced, and where in the user's code it happened."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType
from typing import NoReturn

import numpy as np

from autograd.base.escapes import ConversionError

_PACKAGE = str(Path(__file__).resolve().parents[2])
_NUMPY = str(Path(np.__file__).parent)
_GENERATED = str(Path(__file__).resolve().parents[3] / "generated")


class TraceError(ConversionError, RuntimeError):
    """A function given to `autograd.compile` does what its trace cannot hold."""


def place_of_user() -> str:
    """``file:line`` of the innermost call outside of this package and NumPy; '' if none is."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        path = frame.f_code.co_filename
        if not path.startswith((_PACKAGE, _GENERATED, _NUMPY, "<autograd", "<frozen")):
            return f"{path}:{frame.f_lineno}"
        frame = frame.f_back
    return ""


def refuse(what: str, remedy: str, place: str | None = None) -> NoReturn:
    """Raises TraceError: `what` cannot be compiled, where it stands (by default where the user's
    code is now), and what to do instead."""
    if place is None:
        place = place_of_user()
    where = f" (at {place})" if place else ""
    raise TraceError(f"autograd.compile: {what}{where}. {remedy}")


def refuse_value(what: str) -> NoReturn:
    """Raises TraceError for a value that is asked for."""
    refuse(
        f"the value of a tensor that is being traced is asked for: {what}",
        "Use operations on tensors (where() for a branch), or pass what is not a tensor as an "
        "argument of its own, which is compiled for",
    )


def refuse_written() -> NoReturn:
    """Raises TraceError for a write into what the function did not make."""
    refuse(
        "an input or a captured tensor is written in place",
        "Write y = x + 1 instead of x += 1, and return what is to be kept; or write into x.clone()",
    )


def refuse_gradient() -> NoReturn:
    """Raises TraceError for a gradient that is to be kept in a tensor."""
    refuse("the gradient of a tensor is set", "Return it, and set it outside")


def refuse_leaked() -> NoReturn:
    """Raises TraceError for a tensor that has outlived its trace."""
    refuse(
        "a tensor of a trace that has ended is used",
        "Return it from the compiled function instead of keeping it elsewhere",
    )
