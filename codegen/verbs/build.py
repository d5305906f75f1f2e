"""Makes an importable package from a table of your own.

The table is written as derivatives.yaml is and may call all of its operations. The functions that
it calls as `kernels.f` are looked for in kernels.py in the package, then in <table>_kernels.py and
kernels.py beside the table. The package holds functions, nodes, stubs, tests and a reference page;
importing it makes its rows known to autograd. The forwards are run on small arrays, to see that
they do what the kinds of their rows promise.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from codegen.package.build import kernel_module, read_package
from codegen.package.opened import runnable_kernels
from codegen.parse.errors import TableError
from codegen.probe.probing import own_problems
from codegen.terminal import counted
from codegen.verbs.generate import Output, check, write_all


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", type=Path, help="the table: my_ops.yaml")
    parser.add_argument(
        "--package",
        type=Path,
        metavar="FOLDER",
        help="the folder to write, whose last part is the import name (default: the table's name, "
        "here)",
    )
    parser.add_argument("--kernels", type=Path, help="the module that the table calls as kernels")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit 1 with a diff if it is stale"
    )


def run(arguments: argparse.Namespace) -> int:
    table: Path = arguments.table
    folder: Path = arguments.package or Path(table.stem)
    try:
        package = read_package(table, folder, arguments.kernels)
    except ValueError as error:
        print(f"--package {folder}: {error}", file=sys.stderr)
        return 2
    kernels, runs = runnable_kernels(arguments.kernels or kernel_module(table, folder))
    if runs:
        broken = own_problems(package.plans, package.files["arrays.py"], package.name, kernels)
        if broken:
            raise TableError(broken)
    rows = counted(package.rows, "row")
    outputs = [Output(folder, package.files, tuple(package.files))]
    if arguments.check:
        command = f"python -m codegen build {table} --package {folder}"
        return check(outputs, f"{table.name} says ({rows})", command)
    write_all(outputs)
    print(f"{rows}: import {package.name}")
    return 0
