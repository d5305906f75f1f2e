"""A program as a table: its loops, and what fusing them saves."""

from __future__ import annotations

from math import prod

from autograd.compile.backend_native.reasons import reason_against
from autograd.compile.backend_native.text import NativeText, module_text
from autograd.compile.backend_numpy.blocks import GroupText
from autograd.compile.build import Built
from autograd.compile.program import Program
from autograd.compile.schedule.fuse import can_fuse

_HEAD = ("group", "domain", "blocks", "threads", "steps", "passes", "MB moved", "MB apart", "Mflop")


def source(built: Built, ir: bool = False) -> str:
    """The programs of one signature, forward and backward; with `ir` the modules of LLVM IR of
    their native loops."""
    texts = {
        title: _modules(program) if ir else program.source
        for title, program in built.programs.items()
    }
    sign = ";" if ir else "#"
    return "\n\n".join(
        f"{sign} {title}\n\n{text}" if len(texts) > 1 else text for title, text in texts.items()
    )


def _modules(program: Program) -> str:
    kernels = [text.nests.kernel for text in program.groups if isinstance(text, NativeText)]
    return "\n\n".join(f"; {kernel.name}\n{module_text(kernel)}" for kernel in kernels)


def explain(built: Built) -> str:
    """For each loop over blocks what it computes, the bytes it reads and writes, and those that its
    steps would one by one; then the steps outside of loops, why steps are no native loops, and what
    a backward of its own needs beside arguments and results.

    passes: how often memory of the size of the domain is read or written, fused and (in brackets)
    apart.
    """
    lines = []
    for title, program in built.programs.items():
        count, loops = sum(len(text.group.steps) for text in program.groups), len(program.groups)
        lines.append(
            f"{title}: {count} steps in {loops} loop{'s' * (loops != 1)}, "
            f"{len(program.steps)} one by one"
        )
        if loops:
            rows = [_HEAD, *map(_row, program.groups)]
            widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
            lines += ["  " + "  ".join(map(str.rjust, row, widths)) for row in rows]
        names = [step.target.title for step in program.steps]
        if names:
            lines.append(f"  one by one: {', '.join(names)}")
        reasons = _reasons(program)
        if reasons:
            lines.append(f"  not native: {'; '.join(reasons)}")
    backward = built.backward
    if backward is not None and backward.program is not None:
        lines.append(
            f"saved for the backward: {backward.saved / 1e6:.1f} MB; "
            f"{backward.without / 1e6:.1f} if nothing was computed again"
        )
    return "\n".join(lines)


def _reasons(program: Program) -> list[str]:
    """Why steps that loop over elements are no native loops, in a program that has such loops."""
    if program.settings.backend != "native":
        return []
    blocks = [step for text in program.groups if text.group.sort != "native"
              for step in text.group.steps]  # fmt: skip
    found = [reason_against(step) for step in blocks + program.steps if can_fuse(step)]
    return list(dict.fromkeys(reason for reason in found if reason))


def _row(text: GroupText) -> tuple[str, ...]:
    steps, size = text.group.steps, prod(text.layout.domain)
    around = [*text.inputs, *text.escaping]
    late = [step.output for step in text.late]
    apart = [value for step in steps for value in (*step.inputs, *step.outputs)]
    passes, passes_apart = [sum(x.size == size for x in each) for each in (around, apart)]
    moved, moved_apart = [sum(x.nbytes for x in each) for each in ([*around, *late], apart)]
    flops = sum(prod(step.inputs[0].shape) for step in steps)
    return (
        text.name,
        "x".join(map(str, text.layout.domain)),
        str(text.blocks),
        str(text.threads),
        str(len(steps)),
        f"{passes} ({passes_apart})",
        *[f"{each / 1e6:.1f}" for each in (moved, moved_apart, flops)],
    )
