"""Writes the reference pages that follow from the built-in table."""

from __future__ import annotations

import argparse
from pathlib import Path

from codegen import builtin
from codegen.analysis import plan_table
from codegen.docs import render_docs
from codegen.verbs.generate import Output, check, write_all

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if stale")
    parser.add_argument(
        "--output", type=Path, default=builtin.ROOT / "docs", help="the folder to write"
    )


def run(arguments: argparse.Namespace) -> int:
    pages = render_docs(plan_table(builtin.entries()), builtin.TABLE.name)
    outputs = [Output(arguments.output, pages)]
    if arguments.check:
        return check(outputs, f"{builtin.TABLE.name} says", "python -m codegen docs")
    write_all(outputs)
    return 0
