"""The functions by name, and the text of those that a loop calls."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from autograd.native.llvm_text import Float
from autograd.native.vectors.numbers import Number, Writer


class Vector(NamedTuple):
    """A function of numbers.

    write    writes its body, from arguments to result
    inlined  the widths at which it is put into the loop that calls it; at others it stays a
             function of its own, so that a loop that calls it often is compiled quickly
    """

    write: Callable[..., Number]
    arguments: int
    inlined: frozenset[int]


VECTORS: dict[str, Vector] = {}

# Functions that only functions call.
_PARTS: dict[str, Vector] = {}

# Functions with parameters and blocks of their own: name -> what writes the definition.
_HELPERS: dict[str, Callable[[Writer, Float], str]] = {}


def vector(inlined: Iterable[int] = ()) -> Callable[[Callable[..., Number]], Callable[..., Number]]:
    """Put a function under its name among the functions of native loops."""

    def register(write: Callable[..., Number]) -> Callable[..., Number]:
        arguments = write.__code__.co_argcount
        VECTORS[write.__name__] = Vector(write, arguments, frozenset(inlined))
        return write

    return register


def part(write: Callable[..., Number]) -> Callable[..., Number]:
    """Put a function under its name among those that functions may call."""
    _PARTS[write.__name__] = Vector(write, write.__code__.co_argcount, frozenset())
    return write


def helper(name: str, write: Callable[[Writer, Float], str]) -> None:
    """Put a function whose whole text `write` gives among those that functions may call."""
    _HELPERS[name] = write


def definitions(wanted: Iterable[tuple[str, Float]]) -> tuple[list[str], list[str]]:
    """The declarations and the definitions, in LLVM IR, of functions and of all that they call.

    The definitions refer to the groups of attributes #1 (inlined) and #2 (not inlined).
    """
    declared: dict[str, None] = {}
    written: list[str] = []
    waiting = list(dict.fromkeys(wanted))
    seen = set(waiting)
    while waiting:
        name, kind = waiting.pop()
        body = Writer()
        if name in _HELPERS:
            written.append(_HELPERS[name](body, kind))
        else:
            written.append(_definition(name, kind, body))
        declared.update(body.declared)
        for each in body.called:
            if each not in seen:
                seen.add(each)
                waiting.append(each)
    return list(declared), written


def _definition(name: str, kind: Float, body: Writer) -> str:
    function = VECTORS.get(name) or _PARTS[name]
    names = [f"%x{i}" for i in range(function.arguments)]
    result = function.write(*(Number(body, kind, each) for each in names))
    body.line(f"ret {kind.text} {result.text}")
    parameters = ", ".join(f"{kind.text} {each}" for each in names)
    group = "#1" if kind.bits in function.inlined else "#2"
    head = f"define internal {kind.text} @{name}_{kind.suffix}({parameters}) {group} {{"
    return "\n".join([head, "entry:", *body.lines, "}", ""])
