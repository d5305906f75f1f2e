"""Modules of LLVM IR as functions that run: compiled once, kept in memory and on disk."""

from __future__ import annotations

import ctypes
import functools
import importlib.util
import os
import threading
import warnings
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from autograd.native import cache, toolchain
from autograd.native.body import BODY, specification
from autograd.native.builtin import builtin, fill
from autograd.native.entry import described
from autograd.native.objects import foreign_layout
from autograd.native.permission import forbidden
from autograd.native.repair import Repair, unsuited

__all__ = ["Loaded", "Unavailable", "load", "unavailable"]

# Whether LLVM's verifier looks at what is compiled, before and after the passes; in tests it does.
VERIFY = False
# Modules kept in memory; those in use live on.
KEPT = 1024


class Unavailable(RuntimeError):  # noqa: N818  (nothing is wrong)
    """Native code cannot be used here; the message says why."""


class Loaded:
    """A module in memory. It lives as long as this object, and each of its builtins keeps it."""

    def __init__(self, code: bytes) -> None:
        self.object_size = len(code)
        self._linked = toolchain.link(code)

    def address(self, name: str) -> int:
        """Where a function lies. Raises LookupError where the module defines none of that name."""
        return _found(self._linked.function(name), name)

    def builtin(self, name: str, fallback: Callable[..., object] | None = None) -> Any:
        """The entry `name` as a builtin function of Python.

        fallback: what is called, with the same arguments, where they do not suit; by default the
                  layout of arrays is mended, and everything else is an error.

        Raises LookupError where the module has no such entry.
        """
        address = self.address(name)
        takes = ctypes.string_at(_found(self._linked.variable(f"{name}.takes"), name))
        entry = described(takes)
        body, words = _body(), specification(address, entry)
        owner = (self, body)
        if fallback is None:
            strict = builtin(name, body.address("body"), words, owner, unsuited)
            fallback = Repair(name, entry.parameters, strict)
        return builtin(name, body.address("body"), words, owner, fallback)


def _found(address: int, name: str) -> int:
    if not address:
        raise LookupError(f"the module has no entry or function {name!r}")
    return address


@functools.cache
def _body() -> Loaded:
    """The body of all builtins, ready to run."""
    body = load(BODY)
    fill(_found(body._linked.variable("process"), "process"))
    return body


_lock = threading.RLock()
_loaded: OrderedDict[str, Loaded] = OrderedDict()
_broken: list[str] = []

if hasattr(os, "register_at_fork"):
    # A child must not find the lock, or one within LLVM, held by a thread that it does not have.
    os.register_at_fork(
        before=_lock.acquire, after_in_parent=_lock.release, after_in_child=_lock.release
    )


def unavailable() -> str | None:
    """Why native code is not used in this process; None where it is.

    It is found out once, without importing llvmlite. Where the system forbids to run what a process
    wrote, there is a warning.
    """
    return _broken[0] if _broken else _missing()


@functools.cache
def _missing() -> str | None:
    if os.environ.get("AUTOGRAD_NATIVE") == "0":
        return "AUTOGRAD_NATIVE=0 is set"
    if importlib.util.find_spec("llvmlite") is None:
        return "llvmlite is not installed: pip install 'autograd-registry[native]'"
    if reason := foreign_layout():
        return reason
    if reason := forbidden():
        return _break(reason)
    return None


def load(ir: str) -> Loaded:
    """The module of this text: from memory, from disk, or compiled.

    Raises Unavailable where native code is not used, and RuntimeError for a text that LLVM does not
    understand.
    """
    if reason := unavailable():
        raise Unavailable(reason)
    with _lock:
        found = _loaded.get(ir)
        if found is None:
            found = _loaded[ir] = _linked(_code(ir))
            while len(_loaded) > KEPT:
                _loaded.popitem(last=False)
        else:
            _loaded.move_to_end(ir)
        return found


def _code(ir: str) -> bytes:
    """The object file of a module."""
    name = cache.key(*toolchain.recipe(), ir)
    code = cache.fetch(name)
    if code is None:
        code = toolchain.assemble(ir, VERIFY)
        cache.store(name, code)
    return code


def _linked(code: bytes) -> Loaded:
    try:
        return Loaded(code)
    except (RuntimeError, OSError) as error:
        raise Unavailable(_break(str(error))) from error


def _break(why: str) -> str:
    """No more native code in this process; a warning tells why, the first time."""
    reason = f"this system does not let a process run code that it wrote: {why}"
    if not _broken:
        _broken.append(reason)
        warnings.warn(
            f"autograd: {reason}. NumPy is used instead; AUTOGRAD_NATIVE=0 ends this warning.",
            RuntimeWarning,
            stacklevel=2,
        )
    return reason
