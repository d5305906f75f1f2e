"""A program as a table: its loops, and what fusing them saves."""

from __future__ import annotations

from autograd.compile.backend_numpy.blocks import GroupText
from autograd.compile.build import Built
from autograd.compile.program import Program

__all__ = ["explain", "source"]

_HEAD = ("group", "domain", "blocks", "threads", "steps", "passes", "MB moved", "MB apart", "Mflop")


def source(built: Built) -> str:
    """The programs of one signature, forward and backward."""
    return "\n\n".join(
        f"# {title}\n\n{program.source}" if len(built.programs) > 1 else program.source
        for title, program in built.programs.items()
    )


def explain(built: Built) -> str:
    """For each loop over blocks what it computes, the bytes it reads and writes, and those that its
    steps would one by one; then the steps outside of loops, and what a backward of its own needs
    beside arguments and results.

    passes: how often memory of the size of the domain is read or written, fused and (in brackets)
    apart.
    """
    lines = []
    for title, program in built.programs.items():
        lines += [f"{title}: {_summary(program)}", *_table(program)]
        names = [step.target.title for step in program.steps]
        if names:
            lines.append(f"  one by one: {', '.join(names)}")
    backward = built.backward
    if backward is not None and backward.program is not None:
        lines.append(
            f"saved for the backward: {backward.saved / 1e6:.1f} MB; "
            f"{backward.without / 1e6:.1f} if nothing was computed again"
        )
    return "\n".join(lines)


def _summary(program: Program) -> str:
    count = sum(len(text.group.steps) for text in program.groups)
    loops = len(program.groups)
    ending = "s" * (loops != 1)
    return f"{count} steps in {loops} loop{ending}, {len(program.steps)} one by one"


def _table(program: Program) -> list[str]:
    if not program.groups:
        return []
    rows = [_HEAD, *[_row(text) for text in program.groups]]
    widths = [max(len(row[i]) for row in rows) for i in range(len(_HEAD))]
    return ["  " + "  ".join(map(str.rjust, row, widths)) for row in rows]


def _row(text: GroupText) -> tuple[str, ...]:
    return (
        text.name,
        "x".join(map(str, text.layout.domain)),
        str(text.blocks),
        str(text.threads),
        str(len(text.group.steps)),
        f"{text.passes} ({text.passes_apart})",
        f"{text.moved / 1e6:.1f}",
        f"{text.moved_apart / 1e6:.1f}",
        f"{text.flops / 1e6:.1f}",
    )
