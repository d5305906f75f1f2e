"""Compiles derivatives.yaml into generated/, and writes the reference pages that follow from it."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from codegen import builtin
from codegen.emit.files import differences, replace_each, write
from codegen.model.places import RULES
from codegen.note import Note, digest_of
from codegen.parse.errors import TableError

if TYPE_CHECKING:
    from codegen.recall import Memory

GENERATED = ("**/*.py", "**/*.pyi", "py.typed")
PAGES = ("derivatives.md", "conventions.md")


class Output(NamedTuple):
    """A folder, the files to be in it, and which files there are the generator's.

    Without patterns it is a folder of other files, in which single files are replaced.
    """

    folder: Path
    files: Mapping[str, str]
    patterns: tuple[str, ...] | None = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit 1 with a diff if stale"
    )
    parser.add_argument("--table", type=Path, default=builtin.TABLE, help="the table to compile")
    parser.add_argument(
        "--output", type=Path, default=builtin.ROOT / "generated", help="the folder to write"
    )
    parser.add_argument(
        "--docs", type=Path, default=builtin.ROOT / "docs", help="the folder of the reference pages"
    )
    builtin.add_force(parser)


def run(arguments: argparse.Namespace) -> int:
    table, output, docs = arguments.table, arguments.output, arguments.docs
    own = table.resolve() != builtin.TABLE.resolve()
    if own and table.is_file() and output == builtin.ROOT / "generated":
        print(
            f"{table} is a table of your own, and generated/ is of {builtin.TABLE.name}: "
            f"run `python -m codegen build {table}`",
            file=sys.stderr,
        )
        return 2
    if not arguments.check:
        builtin.refuse_installed(arguments, output)
    pages = [docs / name for name in PAGES if (docs / name).is_file()]
    code = Path(__file__).parent.parent
    inputs = (code, builtin.FORMULAS, builtin.COMPOSITES, builtin.KERNELS, RULES)
    fixed = digest_of(inputs)
    note = Note(output, fixed, [table, output, *pages])
    if not arguments.check and note.holds():
        print(f"{output.name}/: nothing has changed")
        return 0
    from codegen.recall import Memory  # not needed where nothing has changed

    memory = Memory(output, _version(table, fixed))
    if not arguments.check:
        memory.read()
    try:
        with _without_collections():
            outputs, rows = _outputs(table, output, docs, memory)
    except TableError:
        if own:
            print(
                "what is generated stands for itself: a table whose rows build on those of "
                f"{builtin.TABLE.name} needs `python -m codegen build {table}`\n",
                file=sys.stderr,
            )
        raise
    if arguments.check:
        return check(outputs, f"{table.name} says ({rows} rows)", "python -m codegen")
    write_all(outputs)
    memory.write()
    note.take()
    print(f"{rows} rows")
    return 0


@contextmanager
def _without_collections() -> Iterator[None]:
    """A block that makes millions of small trees and no garbage in cycles."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.freeze()
            gc.unfreeze()  # what there is counts as old now, so that no collection is due at once
            gc.enable()


def _version(table: Path, inputs: str) -> str:
    """All that has a say in what is generated, but for the rows."""
    packages = [_installed(name) for name in ("jinja2", "numpy", "yaml")]
    return " ".join([table.name, sys.version, *packages, inputs])


def _installed(package: str) -> str:
    """Where a package lies, and since when: to ask importlib.metadata for versions takes long."""
    spec = find_spec(package)
    path = spec.origin if spec else None
    return f"{path} {Path(path).stat().st_mtime_ns}" if path else ""


def _outputs(table: Path, output: Path, docs: Path, memory: Memory) -> tuple[list[Output], int]:
    """What the folders should hold, and the number of rows."""
    from codegen.docs.pages import render_docs
    from codegen.emit.render import render
    from codegen.lower.analysis import plan_table  # not needed where nothing has changed
    from codegen.parse.document import texts_by_heading
    from codegen.table import load, read_text

    entries = load(
        table,
        formulas=builtin.FORMULAS,
        kernels=builtin.KERNELS,
        composites=builtin.COMPOSITES,
        memory=memory,
    )
    plans = plan_table(entries)
    files = render(plans, table.name, texts_by_heading(read_text(table)), memory)
    outputs = [Output(output, files, GENERATED)]
    if docs.is_dir():  # an installed package has none
        outputs.append(Output(docs, render_docs(plans, table.name)))
    return outputs, len(entries)


def write_all(outputs: Sequence[Output]) -> None:
    for each in outputs:
        if each.patterns is None:
            changed = replace_each(each.folder, each.files)
        else:
            changed = write(each.folder, each.files, each.patterns)
        print(f"{each.folder.name}/: {len(each.files)} files, {len(changed)} changed")


def check(outputs: Sequence[Output], said: str, command: str) -> int:
    """Shows what differs from what should be; the exit status."""
    stale = False
    for each in outputs:
        diffs = differences(each.folder, each.files, each.patterns or tuple(each.files))
        for diff in diffs:
            sys.stdout.write(diff)
        if diffs:
            stale = True
            print(f"{each.folder.name}/ is stale: run `{command}`", file=sys.stderr)
        else:
            print(f"{each.folder.name}/ is what {said}")
    return 1 if stale else 0
