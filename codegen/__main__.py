"""The command line: compiles derivatives.yaml into generated/.

    python -m codegen            generate
    python -m codegen --check    exit 1 and show a diff if generated/ is stale; write nothing

Exit status: 0 fine; 1 the table has errors, or generated/ is stale; 2 wrong usage.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from codegen.analysis import plan_table
from codegen.docs import render_docs
from codegen.errors import TableError
from codegen.render import differences, render, write
from codegen.table import load

ROOT = Path(__file__).resolve().parent.parent

Output = tuple[Path, dict[str, str], Sequence[str]]
"""A folder, the files to be in it, and the patterns of the files there that are the generator's."""
GENERATED = ("*.py", "*.pyi", "py.typed")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the generator; returns the exit status."""
    arguments = _parser().parse_args(argv)
    table: Path = arguments.table
    try:
        entries = load(
            table,
            formulas=ROOT / "autograd" / "formulas",
            kernels=ROOT / "autograd" / "kernels",
        )
    except TableError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{table}: cannot be read: {error.strerror}", file=sys.stderr)
        return 1
    plans = plan_table(entries)
    outputs: list[Output] = [(arguments.output, render(plans, table.name), GENERATED)]
    if arguments.docs.is_dir():  # an installed package has none
        pages = render_docs(plans, table.name)
        outputs.append((arguments.docs, pages, tuple(pages)))
    if arguments.check:
        return _check(outputs, table, len(entries))
    for folder, files, patterns in outputs:
        changed = write(folder, files, patterns)
        print(f"{folder.name}/: {len(files)} files, {len(changed)} changed")
    print(f"{len(entries)} rows")
    return 0


def _check(outputs: Sequence[Output], table: Path, rows: int) -> int:
    stale = False
    for folder, files, patterns in outputs:
        diffs = differences(folder, files, patterns)
        for diff in diffs:
            sys.stdout.write(diff)
        if diffs:
            stale = True
            print(f"{folder.name}/ is stale: run `python -m codegen`", file=sys.stderr)
        else:
            print(f"{folder.name}/ is what {table.name} says ({rows} rows)")
    return 1 if stale else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m codegen",
        description="Compiles the table of derivatives into Python.",
        epilog="Exit status: 0 fine; 1 the table has errors or the output is stale; 2 wrong usage.",
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit 1 with a diff if stale"
    )
    parser.add_argument(
        "--table", type=Path, default=ROOT / "derivatives.yaml", help="the table to compile"
    )
    parser.add_argument(
        "--output", type=Path, default=ROOT / "generated", help="the folder to write"
    )
    parser.add_argument(
        "--docs", type=Path, default=ROOT / "docs", help="the folder of the reference pages"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
