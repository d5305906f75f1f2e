"""The reference pages that follow from the table: docs/derivatives.md and docs/conventions.md."""

from __future__ import annotations

from collections.abc import Sequence

import jinja2

from codegen.analysis import Plan
from codegen.emit_node import Emission
from codegen.kinds import KINDS

__all__ = ["render_docs"]

HEADER = (
    "Generated from {path} by `python -m codegen`. Do not edit: edit the table and generate again."
)


def render_docs(plans: Sequence[Plan], path: str = "derivatives.yaml") -> dict[str, str]:
    """The pages by file name."""
    emissions = [Emission(plan, path) for plan in plans]
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("codegen"),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
    )
    environment.filters["cell"] = _cell
    header = HEADER.format(path=path)
    groups = [
        {
            "kind": kind.name,
            "doc": kind.doc,
            "operations": [e for e in emissions if e.kind == kind.name],
        }
        for kind in KINDS.values()
        if any(e.kind == kind.name for e in emissions)
    ]
    kinks = [(e, kink) for e in emissions for kink in e.plan.entry.kinks]
    derivatives = environment.get_template("derivatives.md.jinja")
    conventions = environment.get_template("conventions.md.jinja")
    return {
        "derivatives.md": _tidy(
            derivatives.render(header=header, groups=groups, count=len(emissions))
        ),
        "conventions.md": _tidy(conventions.render(header=header, kinks=kinks)),
    }


def _cell(text: str) -> str:
    """Text that may stand in a cell of a Markdown table."""
    return " ".join(text.split()).replace("|", "\\|")


def _tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines()).rstrip("\n") + "\n"
