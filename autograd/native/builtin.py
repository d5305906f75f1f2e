"""Builtins of Python that call native code: made by ctypes, without a compiler for C."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from autograd.native.body import PROCESS

_FASTCALL = 0x80


class _Method(ctypes.Structure):
    """CPython's PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("body", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


# What a builtin needs while it lives, by the identity of its token.
_held: dict[int, object] = {}


class _Token(str):
    """The `__module__` of one builtin, which nobody else holds: when it goes, the builtin has gone.

    It has no slots, hence no part in the collection of cycles, which would take away what a builtin
    needs before the builtin itself.
    """

    __slots__ = ()

    def __del__(self, held: dict[int, object] = _held) -> None:
        held.pop(id(self), None)


def builtin(
    name: str, body: int, specification: bytes, owner: object, fallback: Callable[..., object]
) -> Any:
    """A builtin function of Python.

    body           the address of `autograd.native.body`, compiled
    specification  what it takes and calls
    owner          what keeps the code; kept by the builtin
    fallback       what is called where arguments do not suit
    """
    token = _Token("autograd.native")
    _held[id(token)] = owner
    return _new()(ctypes.addressof(_method(name, body)), (fallback, specification), token)


@cache
def _method(name: str, body: int) -> _Method:
    """One for all builtins of a name, kept for good: the collector of cycles reads it of builtins
    that it takes away."""
    return _Method(name.encode(), body, _FASTCALL, None)


def fill(table: int) -> None:
    """Writes the addresses of this process into the body's table."""
    (ctypes.c_void_p * len(PROCESS)).from_address(table)[:] = [_address(each) for each in PROCESS]


def _address(what: str) -> int:
    if what == "ndarray":
        return id(np.ndarray)
    if what == "None":
        return id(None)
    return ctypes.cast(getattr(ctypes.pythonapi, what), ctypes.c_void_p).value or 0


def _new() -> Any:
    new = ctypes.pythonapi["PyCFunction_NewEx"]
    new.restype = ctypes.py_object
    new.argtypes = (ctypes.c_void_p, ctypes.py_object, ctypes.py_object)
    return new
