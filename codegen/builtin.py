"""The built-in table: where it and what it calls are, and its rows."""

from __future__ import annotations

import sysconfig
from argparse import ArgumentParser, Namespace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from codegen.model.places import COMPOSITES, FORMULAS, KERNELS, ROOT, TABLE

if TYPE_CHECKING:
    from codegen.model.entry import Entry
    from codegen.model.helpers import Helper


class InstalledError(Exception):
    """What was asked for would rewrite an installed package."""


def installed() -> bool:
    """Whether this is an installed package, and no checkout."""
    return str(ROOT) in sysconfig.get_paths().values() or ROOT.name in (
        "site-packages",
        "dist-packages",
    )


def add_force(parser: ArgumentParser) -> None:
    """The option that `refuse_installed` asks for."""
    parser.add_argument(
        "--force", action="store_true", help="write even into the installed package"
    )


def refuse_installed(arguments: Namespace, folder: Path) -> None:
    """Raises InstalledError if `folder` is a part of an installed package: what others import is
    not rewritten in passing, but with ``--force``."""
    if installed() and not arguments.force and folder.resolve().is_relative_to(ROOT.resolve()):
        raise InstalledError(
            f"it would rewrite the installed package in {folder}: run it in a checkout, name "
            "another folder, or say --force"
        )


@cache
def entries() -> tuple[Entry, ...]:
    """Its rows, which other tables build on. Raises TableError where it is wrong."""
    from codegen.table import load

    found = load(TABLE, formulas=FORMULAS, kernels=KERNELS, composites=COMPOSITES, name=TABLE.name)
    return tuple(found)


@cache
def formula_helpers() -> dict[str, Helper]:
    """The functions of autograd.formulas, which formulas of every table may call."""
    from codegen.model.helpers import scan

    return scan(FORMULAS)


@cache
def composite_helpers() -> dict[str, Helper]:
    """The functions of autograd.composites, which composites of every table may call."""
    from codegen.model.helpers import scan

    return scan(COMPOSITES)
