"""The built-in table: where it and what it calls are, and its rows."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from codegen.model.places import COMPOSITES, FORMULAS, KERNELS, ROOT, TABLE

if TYPE_CHECKING:
    from codegen.model.entry import Entry
    from codegen.model.helpers import Helper

__all__ = [
    "COMPOSITES",
    "FORMULAS",
    "KERNELS",
    "ROOT",
    "TABLE",
    "composite_helpers",
    "entries",
    "formula_helpers",
]


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
