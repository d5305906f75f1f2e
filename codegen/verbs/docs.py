"""Writes the reference pages that follow from the built-in table.

They are docs/derivatives.md and docs/conventions.md, which are committed, and docs/operations/ with
a page for each row, which is not: `mkdocs build` makes a site of all of docs/ (extra `docs`).
What becomes of rows in compiled functions is seen in calls of them: those of the tests in a
checkout, and calls derived from signatures elsewhere. An installed package writes into ./docs.
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
    from codegen.site.pages import Description

_POINTS = 121  # of a curve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit 1 if committed pages are stale"
    )
    parser.add_argument(
        "--output", type=Path, default=_folder(), help="the folder to write (default: %(default)s)"
    )
    parser.add_argument(
        "--samples",
        metavar="MODULE",
        help="a module whose calls(row, dtype) gives calls of a row",
    )
    builtin.add_force(parser)


def _folder() -> Path:
    return Path("docs") if builtin.installed() else builtin.ROOT / "docs"


def run(arguments: argparse.Namespace) -> int:
    plans = plan_table(builtin.entries())
    outputs = [Output(arguments.output, render_docs(plans, builtin.TABLE.name))]
    if arguments.check:
        return check(outputs, f"{builtin.TABLE.name} says", "python -m codegen docs")
    builtin.refuse_installed(arguments, arguments.output)
    try:
        pages = _operations(plans, arguments.samples)
    except ImportError as error:
        print(f"python -m codegen docs: {error}", file=sys.stderr)
        return 2
    outputs.append(Output(arguments.output / "operations", pages, ("*.md",)))
    arguments.output.mkdir(parents=True, exist_ok=True)
    write_all(outputs)
    if builtin.installed():
        print("these are the pages that are made from the table; guides are in a checkout alone")
    return 0


def _operations(plans: list[Plan], samples: str | None) -> dict[str, str]:
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
        descriptions=_descriptions(plans),
        proofs=_proofs(),
    )


def _descriptions(plans: list[Plan]) -> dict[str, Description]:
    """What `help` shows of each row."""
    from codegen.site.pages import Description

    describing: Any = import_module("autograd.inspect.describing")
    found = {}
    for plan in plans:
        row = describing.registry[plan.entry.signature.full_name]
        arguments = [tuple(each) for each in describing.parameters(row)]
        public = not plan.entry.signature.is_private
        session = describing.example(row.name) if public else ""
        found[row.name] = Description(describing.shapes(row), arguments, session)
    return found


def _proofs() -> dict[str, str]:
    """The verdict of each row and how it is known, as docs/proofs.md has them in a checkout."""
    page = builtin.ROOT / "docs" / "proofs.md"
    found: dict[str, str] = {}
    for line in page.read_text(encoding="utf-8").splitlines() if page.exists() else ():
        cells = [each.strip() for each in line.strip("| ").split(" | ")]
        if line.startswith("| ") and len(cells) == 4:
            name = cells[0].removeprefix("[").partition("]")[0]
            found[name] = f"{cells[1]}: {cells[3]}"
    return found


def _compilations(plans: list[Plan], samples: str | None) -> dict[str, Compilation]:
    """What is compiled of each row, seen in calls of it: those of a module, if there is one."""
    from numpy import float64

    from codegen.proofs.calls import Runtime, built_in_samples, module_samples
    from codegen.site.compiled import compilation_of

    runtime = Runtime.built_in()
    calls = module_samples(samples) if samples else built_in_samples(runtime)
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
