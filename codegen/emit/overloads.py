"""The function under the name that several rows share: it chooses among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from codegen.emit.node import Emission
from codegen.parse.source import docstring_lines

__all__ = ["overload_lines"]


def overload_lines(name: str, rows: Sequence[Emission], suffix: str) -> list[list[str]]:
    """The function and what it chooses from; `suffix` is that of in-place variants."""
    function = name + suffix
    docs = [line for e in rows for line in e.signature_lines]
    texts = dict.fromkeys(tuple(e.text_lines) for e in rows if e.text_lines)  # some say the same
    if texts:
        docs += ["", *(line for text in texts for line in text)]
    doc = docstring_lines([f"In-place version of {name}."] if suffix else docs)
    choice = f'return choose("{function}", {function}_overloads, args, kwargs)'
    return [
        [
            f"def {function}(*args, **kwargs):",
            *(f"    {line}" for line in doc),
            *(f"    {line}" for line in _counted_lines(rows, suffix)),
            f"    {choice}",
        ],
        [
            f"{function}_overloads = (",
            *(f"    ({e.identifier}{suffix}, {_spec(e)!r})," for e in rows),
            ")",
        ],
    ]


def _counted_lines(rows: Sequence[Emission], suffix: str) -> list[str]:
    """The choice where the number of positional arguments decides."""
    by_count: dict[int, list[Emission]] = {}
    for e in rows:
        if e.counts is None:
            return []
        for n in e.counts:
            by_count.setdefault(n, []).append(e)
    clear = {
        count: f"{fitting[0].identifier}{suffix}"
        for count, fitting in sorted(by_count.items())
        if len({_types(e, count) for e in fitting}) == 1
    }
    if len(clear) == 1:
        ((count, chosen),) = clear.items()
        return [f"if not kwargs and len(args) == {count}:", f"    return {chosen}(*args)"]
    lines = ["if not kwargs:"] if clear else []
    for count, chosen in clear.items():
        lines += [f"    if len(args) == {count}:", f"        return {chosen}(*args)"]
    return lines


def _types(e: Emission, count: int) -> tuple[str, ...]:
    """The types of the first `count` arguments."""
    return tuple(str(a.type) for a in e.arguments[:count])


def _spec(e: Emission) -> tuple[tuple[str, str, bool, bool], ...]:
    """(name, type, required, keyword only) of each parameter, for choosing among overloads."""
    return tuple(
        (e.parameter(a), str(replace(a.type, alias=None)), a.default is None, a.keyword_only)
        for a in e.arguments
    )
