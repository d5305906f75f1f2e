"""Writes the rows of a table for PyTorch or JAX.

The module that is written needs nothing but that library, and NumPy with your kernels where the
table calls some. A row is a torch.autograd.Function class and a function that applies it, or a
function under jax.custom_jvp or jax.custom_vjp. What the library has no word for is an error.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from codegen import builtin
from codegen.emit.files import replace_each
from codegen.export import TARGETS, export
from codegen.package.build import kernel_module
from codegen.package.opened import open_table
from codegen.terminal import counted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", type=Path, nargs="?", help="the table: my_ops.yaml")
    parser.add_argument("--to", required=True, choices=TARGETS, help="the library")
    parser.add_argument(
        "--rows",
        nargs="+",
        default=[],
        metavar="NAME",
        help="rows of the built-in table, in place of a table of your own",
    )
    parser.add_argument(
        "--output",
        metavar="FILE",
        help="the module to write, or - to print it (default: <table>_torch.py or _jax.py, here)",
    )
    parser.add_argument("--kernels", type=Path, help="the module that the table calls as kernels")


def run(arguments: argparse.Namespace) -> int:
    given: Path | None = arguments.table
    if (given is None) == (not arguments.rows):
        print("python -m codegen export: name a table or --rows, one of them", file=sys.stderr)
        return 2
    table = open_table(arguments)
    plans = table.plans
    if arguments.rows:
        try:
            plans = [plan for name in arguments.rows for plan in table.find(name)]
        except KeyError as error:
            print(f"python -m codegen export: {error.args[0]}", file=sys.stderr)
            return 2
    path = (given or builtin.TABLE).name
    source = given and (arguments.kernels or kernel_module(given, Path(given.stem)))
    what = path if given else f"--rows {' '.join(arguments.rows)}"
    command = f"python -m codegen export --to {arguments.to} {what}"
    kernels = source.stem if source else None
    text = export(list(dict.fromkeys(plans)), path, arguments.to, command, kernels)
    if arguments.output == "-":
        sys.stdout.write(text)
        return 0
    name = given.stem if given else "rows"
    output = Path(arguments.output or f"{name}_{arguments.to}.py")
    replace_each(output.parent, {output.name: text})
    print(f"{output}: {counted(len(plans), 'row')}")
    return 0
