"""`python -m codegen schema`: the JSON Schema of tables, for editors."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from codegen.docs.schema import schema_text

PATH = Path(__file__).resolve().parents[2] / "docs" / "derivatives.schema.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the verb."""
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write it there, and not to standard output"
    )
    parser.add_argument(
        "--check", action="store_true", help=f"exit 1 if docs/{PATH.name} is another; write nothing"
    )


def run(arguments: argparse.Namespace) -> int:
    """Prints, writes or checks the schema; returns the exit status."""
    text = schema_text()
    if arguments.check:
        fresh = PATH.is_file() and PATH.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"docs/{PATH.name} is stale: write it with --output", file=sys.stderr)
        return 0 if fresh else 1
    if arguments.output is None:
        sys.stdout.write(text)
    else:
        arguments.output.write_text(text, encoding="utf-8", newline="\n")
    return 0
