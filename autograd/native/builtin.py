"""Builtins of Python that call native code: made by ctypes, without a compiler for C."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from autograd.native.body import PROCESS
from autograd.native.team_text import CAN_SLEEP

_FASTCALL = 0x80


class _Method(ctypes.Structure):
    """CPython's PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("body", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


def builtin(
    name: str, body: int, specification: bytes, owner: object, fallback: Callable[..., object]
) -> Any:
    """A builtin function of Python.

    body           the address of `autograd.native.body`, compiled
    specification  what it takes and calls
    owner          what keeps the code; kept by the builtin
    fallback       what is called where arguments do not suit

    The collector of cycles does not look into arrays: it never finalizes the owner, which goes with
    the last reference to the builtin. Until then finalizers may call the builtin, and bring it
    back.
    """
    held = np.empty((), object)
    held[()] = owner
    parts = fallback, specification, held
    return _new()(ctypes.addressof(_method(name, body)), parts, "autograd.native")


@cache
def _method(name: str, body: int) -> _Method:
    """One for all builtins of a name, kept for good: a builtin does not keep it."""
    return _Method(name.encode(), body, _FASTCALL, None)


def fill(table: int) -> None:
    """Writes the addresses of this process into the body's table."""
    (ctypes.c_void_p * len(PROCESS)).from_address(table)[:] = [_address(each) for each in PROCESS]


def _address(what: str) -> int:
    if what == "ndarray":
        return id(np.ndarray)
    if what == "None":
        return id(None)
    if what in ("syscall", "sched_getcpu"):
        return address_in_libc(what) if CAN_SLEEP else 0
    return ctypes.cast(getattr(ctypes.pythonapi, what), ctypes.c_void_p).value or 0


def address_in_libc(name: str) -> int:
    """Where a function of the C library lies in this process."""
    return ctypes.cast(getattr(ctypes.CDLL(None), name), ctypes.c_void_p).value or 0


def _new() -> Any:
    new = ctypes.pythonapi["PyCFunction_NewEx"]
    new.restype = ctypes.py_object
    new.argtypes = (ctypes.c_void_p, ctypes.py_object, ctypes.py_object)
    return new
