"""Modules of LLVM IR as functions that run: compiled once, kept in memory and on disk."""

from __future__ import annotations

import ctypes
import functools
import importlib.util
import os
import warnings
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from autograd.base.locks import rlock
from autograd.native import cache, toolchain
from autograd.native.body import BODY, specification
from autograd.native.builtin import address_in_libc, builtin, fill
from autograd.native.entry import described
from autograd.native.objects import foreign_layout
from autograd.native.permission import forbidden
from autograd.native.repair import Repair, unsuited
from autograd.native.team import Team
from autograd.native.team_text import CAN_SLEEP

# Whether LLVM's verifier looks at what is compiled, before and after the passes; in tests it does.
VERIFY = False
# Modules kept in memory; those in use live on.
KEPT = 256


class Unavailable(RuntimeError):  # noqa: N818  (nothing is wrong)
    """Native code cannot be used here; the message says why."""


class Loaded:
    """A module in memory. It lives as long as this object, and each of its builtins keeps it."""

    def __init__(self, ir: str, code: bytes) -> None:
        self.object_size = len(code)
        self._linked = toolchain.Linked(ir, code)

    def address(self, name: str) -> int:
        """Where a function or variable lies that is not the module's own.

        Raises LookupError where it shows none of that name.
        """
        if name not in self._linked.addresses:
            raise LookupError(f"the module shows no {name!r}")
        return self._linked.addresses[name]

    def builtin(self, name: str, fallback: Callable[..., object] | None = None) -> Any:
        """The entry `name` as a builtin function of Python.

        fallback: what is called, with the same arguments, where they do not suit; by default the
                  layout of arrays is mended, and everything else is an error.

        Raises LookupError where the module has no such entry.
        """
        address = self.address(name)
        entry = described(ctypes.string_at(self.address(f"{name}.takes")))
        body, words = _body(), specification(address, entry)
        owner = (self, body)
        if fallback is None:
            strict = builtin(name, body.address("body"), words, owner, unsuited)
            fallback = Repair(name, entry, strict)
        return builtin(name, body.address("body"), words, owner, fallback)


@functools.cache
def _body() -> Loaded:
    """The body of all builtins, ready to run."""
    body = load(BODY)
    fill(body.address("process"))
    return body


@functools.cache
def team() -> Team | None:
    """The threads that share the blocks of loops; None on systems where they could not sleep."""
    if not CAN_SLEEP:
        return None
    names = "serve", "stop", "state", "sleepers", "owner", "stopped", "waiting"
    own = [_body().address(name) for name in names]
    return Team(own, address_in_libc("syscall"), address_in_libc("sched_getcpu"))


_lock = rlock()
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
    if why := forbidden():
        reason = f"this system does not let a process run code that it wrote: {why}"
        _break(reason)
        return reason
    return None


def load(ir: str) -> Loaded:
    """The module of this text: from memory, from disk, or compiled.

    Raises Unavailable where native code is not used, and RuntimeError for a text that LLVM does not
    understand or that calls what there is not.
    """
    if reason := unavailable():
        raise Unavailable(reason)
    with _lock:
        found = _loaded.get(ir)
        if found is None:
            if reason := usable():
                raise Unavailable(reason)
            found = _loaded[ir] = Loaded(ir, _code(ir))
            while len(_loaded) > KEPT:
                _loaded.popitem(last=False)
        else:
            _loaded.move_to_end(ir)
        return found


def usable() -> str | None:
    """As `unavailable`, after llvmlite was imported and started."""
    reason = unavailable()
    if reason is None:
        with _lock:
            try:
                toolchain.start()
            except (RuntimeError, ImportError, OSError) as error:
                reason = f"llvmlite does not work here: {error}"
                _break(reason)
    return reason


def _code(ir: str) -> bytes:
    """The object file of a module."""
    name = cache.key(*toolchain.recipe(), ir)
    code = cache.fetch(name)
    if code is None:
        code = toolchain.assemble(ir, VERIFY)
        cache.store(name, code)
    return code


def _break(reason: str) -> None:
    """No more native code in this process; a warning tells why, the first time."""
    if not _broken:
        _broken.append(reason)
        warnings.warn(
            f"autograd: {reason}. NumPy is used instead; AUTOGRAD_NATIVE=0 ends this warning.",
            RuntimeWarning,
            stacklevel=3,
        )
