"""A row, and everything that follows from it.

Prints the row as it is written, what it says in full where conventions, `each:`, `like:` and
`where:` say it in fewer words, the forward on arrays, the node with its formulas lowered to arrays
and to Tensors, the forward-mode rule, and the mathematics in LaTeX. A public name shows all of its
overloads.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from codegen import builtin
from codegen.emit.node import Emission
from codegen.emit.templating import Renderer
from codegen.lower.analysis import Plan
from codegen.model.kinds import FLAT, REAL
from codegen.package.opened import OpenedTable, add_table_arguments, open_table
from codegen.site.notation import Notations
from codegen.site.pages import spelt_formulas
from codegen.terminal import paint


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("operation", help="its name: mul, max.dim, nn.functional.gelu")
    add_table_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print a record for a program")
    parser.add_argument(
        "--plot",
        type=Path,
        metavar="FILE",
        help="draw the function and its derivative into a picture (needs matplotlib); for rows of "
        "one tensor",
    )


def run(arguments: argparse.Namespace) -> int:
    table = open_table(arguments)
    try:
        plans = table.find(arguments.operation)
    except KeyError as error:
        print(f"python -m codegen show: {error.args[0]}", file=sys.stderr)
        return 2
    own = [plan.entry for plan in table.plans if table.own]
    notations = Notations([*builtin.entries(), *own])
    records = [_record(table, plan, notations) for plan in plans]
    if arguments.json:
        print(json.dumps(records, indent=2))
    else:
        print("\n\n".join(map(_text, records)))
    if arguments.plot is not None:
        from codegen.verbs.plot import plot_row

        try:
            plot_row(plans[0], arguments.plot, table=arguments.table, kernels=arguments.kernels)
        except (ImportError, ValueError) as error:
            print(f"python -m codegen show --plot: {error}", file=sys.stderr)
            return 2
        print(f"{arguments.plot} written", file=sys.stderr)
    return 0


def _record(table: OpenedTable, plan: Plan, notations: Notations) -> dict[str, str | int | None]:
    emission = Emission(plan, table.path)
    values: dict[str, Any] = {
        "operations": [emission],
        "imports": "",
        "title": "",
        "names": [],
        "closing": [],
    }
    renderer = Renderer(table.path)
    code = renderer.text("operations.py.jinja", **values)
    return {
        "name": emission.full_name,
        "kind": emission.kind,
        "where": emission.where,
        "row": table.row_text(plan),
        "full": "\n".join(_in_full(emission)),
        "arrays": _from(
            renderer.text("forwards.py.jinja", **values), f"def {emission.identifier}("
        ),
        "generated": _from(code, f"# ---- {emission.full_name}"),
        "jvp": emission.row_jvp,
        "latex": "\n".join(_in_latex(emission, notations)),
    }


def _in_full(emission: Emission) -> Iterator[str]:
    """The row with all that it says by fewer words, a line for each."""
    entry = emission.plan.entry
    yield f"name: {entry.signature}"
    yield f"doc: {' '.join((entry.doc or 'none').split())}"
    words = [*[REAL][entry.takes_complex :], *[FLAT][: entry.flat], *entry.dtypes]
    words += [entry.numbers] if entry.numbers else []
    yield " ".join(["kind:", *words, entry.kind])
    formulas = {"forward": entry.forward, "composite": entry.composite, "vmap": entry.vmap}
    yield from (f"{key}: {formula}" for key, formula in formulas.items() if formula)
    if entry.vmap_word:
        yield f"vmap: {entry.vmap_word}"
    called = {"numpy": entry.numpy, "scipy": entry.scipy, "aliases": entry.aliases}
    yield from (f"{key}: {', '.join(names)}" for key, names in called.items() if names)
    single = {"operator": entry.operator, "latex": entry.latex, "requires": entry.requires}
    yield from (f"{key}: {word}" for key, word in single.items() if word)
    yield f"in place: {emission.documented_inplace_name or 'no'}"
    yield f"out=: {'yes' if emission.takes_out else 'no'}"
    yield from (f"domain of {name}: {each}" for name, each in (entry.domain or {}).items())
    for derivative in entry.derivatives:
        yield f"{', '.join(derivative.targets)}: {derivative.formula or derivative.word}"
    for output in sorted(entry.non_differentiable_outputs):
        yield f"{output}: non_differentiable"
    if emission.row_jvp:
        yield f"result: {emission.row_jvp}"
    yield from (f"kink: {kink.point} gives {kink.value}, {kink.why}" for kink in entry.kinks)


def _in_latex(emission: Emission, notations: Notations) -> Iterator[str]:
    """The formulas of which mathematics tells more than the table."""
    for formula in spelt_formulas(emission, builtin.formula_helpers(), notations):
        if formula.latex:
            yield f"{formula.whose.replace('`', '')}: {formula.latex}"


def _from(text: str, mark: str) -> str:
    """The text from a mark on."""
    return text[text.index(mark) :].strip("\n")


def _text(record: dict[str, str | int | None]) -> str:
    parts = [
        (str(record["where"]), record["row"]),
        ("in full", record["full"]),
        ("the forward on arrays", record["arrays"]),
        ("the generated code", record["generated"]),
        ("forward mode", record["jvp"] or "none: the row has no derivative"),
    ]
    if record["latex"]:
        parts.append(("in LaTeX", record["latex"]))
    return "\n\n".join(f"{paint(f'== {title}', 'bold')}\n{text}" for title, text in parts)
