"""What is odd about a table that has no errors: warnings, each with its place.

Arguments that nothing reads, kinks of rows without a derivative, views that are not said to be
ones, rows without documentation. The errors of a table are found by every verb; this one runs the
forwards on small arrays besides, and a row that does not do what its kind promises is an error.
"""

from __future__ import annotations

import argparse
import json

from codegen.check.lint import lint
from codegen.package.opened import add_table_arguments, broken_promises, open_table
from codegen.parse.errors import TableError
from codegen.terminal import counted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser, first=True)
    parser.add_argument("--strict", action="store_true", help="exit with 1 if there are warnings")
    parser.add_argument("--json", action="store_true", help="print records for a program")


def run(arguments: argparse.Namespace) -> int:
    table = open_table(arguments)
    broken = broken_promises(table, arguments)
    if broken:
        raise TableError(broken)
    warnings = lint(plan.entry for plan in table.plans)
    if arguments.json:
        records = [
            {
                "path": warning.location.path,
                "line": warning.location.line,
                "column": warning.location.column,
                "operation": warning.operation,
                "message": warning.message,
                "hint": warning.hint,
            }
            for warning in warnings
        ]
        print(json.dumps(records, indent=2))
    else:
        for warning in warnings:
            print(f"{warning}\n")
        count = len(warnings)
        print(f"{counted(len(table.plans), 'row')}, {counted(count, 'warning')}")
    return 1 if warnings and arguments.strict else 0
