"""Prints a row to start from, which is a valid one.

python -m codegen new softclip >> my_ops.yaml
"""

from __future__ import annotations

import argparse
import sys

from codegen.parse.signature import SignatureError, parse
from codegen.verbs.starters import STARTERS, starter

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the name of the operation")
    parser.add_argument(
        "--kind",
        choices=STARTERS,
        default="pointwise",
        metavar="KIND",
        help=f"what sort of map it is: {', '.join(STARTERS)} (default: pointwise)",
    )


def run(arguments: argparse.Namespace) -> int:
    try:
        parse(f"{arguments.name}(Tensor self) -> Tensor")
    except SignatureError as error:
        print(f"python -m codegen new: {error.message}", file=sys.stderr)
        return 2
    print(starter(arguments.name, arguments.kind))
    return 0
