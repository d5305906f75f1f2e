"""numba, which is loaded when a loop is compiled and not before."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

__all__ = ["Jit", "check_installed"]


def check_installed() -> None:
    """Raises ImportError if there is no numba."""
    if importlib.util.find_spec("numba") is None:
        raise ImportError(
            'autograd.compile: backend="numba" needs the package numba, which is not installed: '
            "pip install 'autograd-registry[numba]'"
        )


class Jit:
    """The decorator ``@njit`` of a program's text: gives the function that numba makes of it, the
    same for equal texts of any program, since compiling is what takes long.

    texts: name of a function -> its text
    """

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def __call__(self, function: Callable[..., None]) -> Callable[..., None]:
        return _compiled(function.__name__, self.texts[function.__name__])


@lru_cache(maxsize=1024)
def _compiled(name: str, text: str) -> Callable[..., None]:
    scope: dict[str, Any] = {"np": np}
    exec(compile(text, "<autograd.compile>", "exec"), scope)
    found: Callable[..., None] = importlib.import_module("numba").njit(
        nogil=True, error_model="numpy"
    )(scope[name])
    return found
