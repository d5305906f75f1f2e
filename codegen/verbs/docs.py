"""Writes the reference pages that follow from the built-in table.

They are docs/derivatives.md and docs/conventions.md, which are committed, and docs/operations/ with
a page for each row, which is not: `mkdocs build` makes a site of all of docs/ (extra `docs`).
Run it from the checkout: its tests have the calls that are compiled, to see what becomes of rows.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from codegen import builtin
from codegen.docs.pages import render_docs
from codegen.lower.analysis import Plan, plan_table
from codegen.package.opened import OpenedTable
from codegen.terminal import progress
from codegen.verbs.generate import Output, check, write_all

if TYPE_CHECKING:
    from codegen.site.compiled import Compilation

__all__ = ["add_arguments", "run"]

_POINTS = 121  # of a curve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit 1 if committed pages are stale"
    )
    parser.add_argument(
        "--output", type=Path, default=builtin.ROOT / "docs", help="the folder to write"
    )
    parser.add_argument(
        "--samples",
        metavar="MODULE",
        default="tests.samples.proofs",
        help="a module whose calls(row, dtype) gives calls of a row (default: %(default)s)",
    )


def run(arguments: argparse.Namespace) -> int:
    plans = plan_table(builtin.entries())
    outputs = [Output(arguments.output, render_docs(plans, builtin.TABLE.name))]
    if arguments.check:
        return check(outputs, f"{builtin.TABLE.name} says", "python -m codegen docs")
    try:
        pages = _operations(plans, arguments.samples)
    except ImportError as error:
        print(f"python -m codegen docs: {error}", file=sys.stderr)
        return 2
    outputs.append(Output(arguments.output / "operations", pages, ("*.md",)))
    write_all(outputs)
    return 0


def _operations(plans: list[Plan], samples: str) -> dict[str, str]:
    """The pages of operations; what the runtime knows of them is asked of it."""
    from codegen.model.helpers import scan
    from codegen.site.pages import render_site

    text = builtin.TABLE.read_text(encoding="utf-8")
    rules: Any = import_module("autograd.transforms.batching.rules")
    registered: Any = import_module("autograd.core.dispatch").OPERATIONS
    return render_site(
        OpenedTable(builtin.TABLE.name, text, plans, own=False),
        helpers=builtin.formula_helpers() | builtin.composite_helpers(),
        kernels=scan(builtin.KERNELS),
        batching={name: rules.how(operation) for name, operation in registered.items()},
        compilations=_compilations(plans, samples),
        pictures=_pictures(plans),
    )


def _compilations(plans: list[Plan], samples: str) -> dict[str, Compilation]:
    """What is compiled of each row, seen in the calls that the module of samples has of it."""
    from numpy import float64

    from codegen.proofs.calls import Runtime, module_samples
    from codegen.site.compiled import compilation_of

    calls, runtime = module_samples(samples), Runtime.built_in()
    return {
        plan.entry.signature.full_name: compilation_of(runtime.function(plan), calls(plan, float64))
        for plan in progress(plans, "compile")
    }


def _pictures(plans: list[Plan]) -> dict[str, str]:
    """The curves of the pointwise rows of one tensor."""
    from codegen.docs.curves import curves_of
    from codegen.site.svg import picture

    found = {}
    for plan in plans:
        name = plan.entry.signature.full_name
        if plan.entry.kind == "pointwise":
            try:
                found[name] = picture(curves_of(plan, _POINTS), name)
            except ValueError:  # of more than one tensor
                continue
    return found
