"""The error of what cannot be traced, and where in the user's code it happened."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType
from typing import NoReturn

import numpy as np

from autograd.base.escapes import ConversionError

__all__ = ["TraceError", "place_of_user", "refuse"]

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
