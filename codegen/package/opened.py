"""A table opened for looking at: the built-in one, or a user-defined one on top of it."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from codegen import builtin
from codegen.emit.render import render_own
from codegen.lower.analysis import Plan, plan_table
from codegen.model.helpers import kernels_of
from codegen.package.build import kernel_module, no_kernel, plan_own
from codegen.parse.errors import Problem, did_you_mean
from codegen.probe.probing import built_in_problems, own_problems
from codegen.table import read_text

_PACKAGE = "own_table"  # of a table that is looked at


@dataclass(frozen=True)
class OpenedTable:
    """The plans of a table's rows, in its order, and its text."""

    path: str
    text: str
    plans: list[Plan]
    own: bool

    def find(self, name: str) -> list[Plan]:
        """The overloads of a public name or alias, or the row of a full name; raises KeyError."""
        signatures = [(plan, plan.entry.signature) for plan in self.plans]
        found = [
            plan
            for plan, signature in signatures
            if name in (signature.qualified_name, signature.name) or name in plan.entry.aliases
        ]
        found = found or [p for p, signature in signatures if signature.full_name == name]
        if not found:
            known = {signature.full_name for _, signature in signatures}
            hint = did_you_mean(name, known)
            if name.endswith((".yaml", ".yml")):
                hint = f"name a table by --table {name}"
            raise KeyError(f"no row '{name}' in {self.path}" + (f"; {hint}" if hint else ""))
        return found

    def row_text(self, plan: Plan) -> str:
        """The row as it is written."""
        lines = self.text.split("\n")
        start = plan.entry.location.line - 1
        end = start + 1
        while end < len(lines) and not lines[end].startswith(("-", "#")):
            end += 1
        return "\n".join(lines[start:end]).rstrip()


def add_table_arguments(parser: argparse.ArgumentParser, first: bool = False) -> None:
    """`--table` and `--kernels`; first: the table may also be named without an option."""
    what = "a table of your own (default: the built-in one)"
    if first:
        # Without a type, of which argparse would ask what is suppressed.
        parser.add_argument(
            "table", nargs="?", default=argparse.SUPPRESS, help=what, metavar="TABLE"
        )
        what = "the same"
    parser.add_argument("--table", type=Path, help=what)
    parser.add_argument("--kernels", type=Path, help="the module that your table calls as kernels")


def open_table(arguments: argparse.Namespace) -> OpenedTable:
    """The table that the arguments name. Raises TableError, and OSError for unreadable files."""
    table = None if arguments.table is None else Path(arguments.table)
    if table is None:
        text = read_text(builtin.TABLE)
        return OpenedTable(builtin.TABLE.name, text, plan_table(builtin.entries()), False)
    text = read_text(table)
    source = _kernel_file(table, arguments.kernels)
    kernels = kernels_of(source) if source else {}
    return OpenedTable(
        str(table), text, plan_own(text, str(table), kernels, no_kernel(table, source)), True
    )


def run_kernels(table: Path, kernels: Path | None) -> ModuleType | None:
    """The kernels of a user-defined table, run from their file; None if it has none."""
    source = _kernel_file(table, kernels)
    return None if source is None else _imported(source)


def runnable_kernels(source: Path | None) -> tuple[ModuleType | None, bool]:
    """The module of kernels, and whether the table can be run: not if its imports fail here."""
    try:
        return (None if source is None else _imported(source)), True
    except ImportError:
        return None, False


def broken_promises(table: OpenedTable, arguments: argparse.Namespace) -> list[Problem]:
    """The rows whose forward does not do what their kind promises; runs the forwards."""
    if not table.own:
        return built_in_problems(table.plans)
    path = Path(arguments.table)
    kernels, runs = runnable_kernels(_kernel_file(path, arguments.kernels))
    if not runs:
        return []
    source = render_own(table.plans, path.name, _PACKAGE)["arrays.py"]
    return own_problems(table.plans, source, _PACKAGE, kernels)


def _imported(source: Path) -> ModuleType:
    spec = spec_from_file_location(source.stem, source)
    if spec is None or spec.loader is None:
        raise ImportError(f"{source} is no Python module")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _kernel_file(table: Path, kernels: Path | None) -> Path | None:
    return kernels or kernel_module(table, Path(table.stem))
