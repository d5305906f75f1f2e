"""`python -m codegen verify [OP...]`: proves and checks that formulas are derivatives."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from pathlib import Path

from codegen.analysis import Plan, plan_table
from codegen.errors import TableError
from codegen.table import load

__all__ = ["add_arguments", "run"]

HELP = "prove or check that each formula is the derivative of its forward"

_ROOT = Path(__file__).resolve().parent.parent.parent
_EXTRA = ("sympy", "mpmath")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument("names", nargs="*", metavar="OP", help="the rows; all if none is named")
    parser.add_argument(
        "--table", type=Path, default=_ROOT / "derivatives.yaml", help="the table to verify"
    )
    parser.add_argument(
        "--samples",
        metavar="MODULE",
        help="a module whose calls(row, dtype) gives the samples of a row; without it they are "
        "derived from signatures and domains",
    )
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    parser.add_argument(
        "--write", action="store_true", help="write the page docs/proofs.md; all rows only"
    )


def run(arguments: argparse.Namespace) -> int:
    """Verifies; returns 0 if every row is explained and right, 1 if not, 2 for wrong usage.

    Raises ImportError naming the extra where SymPy or mpmath is missing.
    """
    missing = [name for name in _EXTRA if importlib.util.find_spec(name) is None]
    if missing:
        raise ImportError(
            f"verify needs {' and '.join(missing)}: install autograd-registry with the extra "
            "'proofs'"
        )
    if arguments.write and arguments.names:
        print("--write makes the page of all rows: name none", file=sys.stderr)
        return 2
    try:
        plans = _plans(arguments.table)
    except TableError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{arguments.table}: cannot be read: {error.strerror}", file=sys.stderr)
        return 1
    return _verify(plans, arguments)


def _plans(table: Path) -> list[Plan]:
    packages = _ROOT / "autograd"
    entries = load(table, formulas=packages / "formulas", kernels=packages / "kernels")
    return plan_table(entries)


def _verify(plans: list[Plan], arguments: argparse.Namespace) -> int:
    from codegen.proofs.calls import Runtime, derived_samples, module_samples
    from codegen.proofs.report import as_json, as_page, as_text
    from codegen.proofs.verification import verify

    runtime = Runtime.built_in()
    name = arguments.samples
    samples = module_samples(name) if name else derived_samples(runtime)
    progress = _progress if sys.stderr.isatty() else None
    try:
        verdicts = verify(plans, runtime, samples, arguments.names or None, progress)
    except KeyError as error:
        print(error.args[0], file=sys.stderr)
        return 2
    sys.stdout.write(as_json(verdicts) if arguments.json else as_text(verdicts))
    if arguments.write:
        page = arguments.table.parent / "docs" / "proofs.md"
        page.write_text(as_page(verdicts, arguments.table.name), encoding="utf-8")
    return 0 if all(v.is_good for v in verdicts) else 1


def _progress(done: int, count: int, name: str) -> None:
    end = "\n" if done == count else ""
    sys.stderr.write(f"\r\033[K{done}/{count} {name}{end}")
    sys.stderr.flush()
