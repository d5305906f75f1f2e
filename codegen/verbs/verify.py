"""Proves or checks that each formula is the derivative of its forward.

Prints a line for each row: whether it is proved or checked, the same for complex numbers, and how;
below it counterexamples, if there are any, and the exit status is 1. Needs SymPy and mpmath, the
extra "proofs". Rows of a table of your own are run, kernels included.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from codegen import builtin
from codegen.lower.analysis import Plan, plan_table
from codegen.package.opened import OpenedTable, add_table_arguments, open_table, run_kernels
from codegen.terminal import progress

if TYPE_CHECKING:
    from codegen.proofs.calls import Runtime
    from codegen.proofs.verdicts import Verdict

_EXTRA = ("sympy", "mpmath")
_PAGE = builtin.ROOT / "docs" / "proofs.md"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="OP", help="the rows; all if none is named")
    add_table_arguments(parser)
    parser.add_argument(
        "--samples",
        metavar="MODULE",
        help="a module whose calls(row, dtype) gives the samples of a row; without it they are "
        "those of the suite for the built-in rows, and for others derived from signatures and "
        "domains",
    )
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    parser.add_argument(
        "--write",
        action="store_true",
        help="write the page docs/proofs.md; all rows of the built-in table only",
    )
    builtin.add_force(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.write and (arguments.names or arguments.table):
        return _refuse("--write makes the page of all rows of the built-in table: name none")
    if arguments.write:
        builtin.refuse_installed(arguments, _PAGE)
    missing = [name for name in _EXTRA if find_spec(name) is None]
    if missing:
        return _refuse(f"it needs {' and '.join(missing)}: pip install 'autograd-registry[proofs]'")
    table = open_table(arguments)
    try:
        chosen = {id(plan): plan for name in arguments.names for plan in table.find(name)}
        verdicts = _verdicts(table, list(chosen.values()) or table.plans, arguments)
    except KeyError as error:
        return _refuse(error.args[0])
    except (ImportError, ValueError) as error:
        return _refuse(str(error))
    _print(verdicts, arguments)
    return 0 if all(verdict.is_good for verdict in verdicts) else 1


def _refuse(message: str) -> int:
    print(f"python -m codegen verify: {message}", file=sys.stderr)
    return 2


def _verdicts(
    table: OpenedTable, plans: Sequence[Plan], arguments: argparse.Namespace
) -> list[Verdict]:
    """Raises ImportError for samples or kernels that cannot be imported, ValueError for a table
    that cannot be loaded."""
    from autograd.tables import load_table, unload_table
    from codegen.proofs.calls import Runtime

    path: Path | None = arguments.table
    if path is None:
        return _of_rows(plans, table.plans, Runtime.built_in(), arguments.samples)
    kernels = run_kernels(path, arguments.kernels)
    own = load_table(path, kernels=kernels)
    try:
        rows = [*table.plans, *plan_table(builtin.entries())]
        return _of_rows(plans, rows, Runtime.built_in(own, kernels), arguments.samples)
    finally:
        unload_table(own)


def _of_rows(
    plans: Sequence[Plan], among: Sequence[Plan], runtime: Runtime, module: str | None
) -> list[Verdict]:
    from codegen.proofs.calls import built_in_samples, module_samples
    from codegen.proofs.verification import verify

    samples = module_samples(module) if module else built_in_samples(runtime)
    return verify(plans, runtime, samples, among=among, watch=lambda x: progress(x, "verify"))


def _print(verdicts: Sequence[Verdict], arguments: argparse.Namespace) -> None:
    from codegen.proofs.report import as_json, as_page, as_text

    sys.stdout.write(as_json(verdicts) if arguments.json else as_text(verdicts))
    if arguments.write:
        _PAGE.write_text(as_page(verdicts, builtin.TABLE.name), encoding="utf-8")
