"""The built-in table: where it and what it calls are, and its rows."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from codegen.entry import Entry
    from codegen.helpers import Helper

__all__ = ["FORMULAS", "KERNELS", "ROOT", "TABLE", "entries", "formula_helpers"]

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "derivatives.yaml"
FORMULAS = ROOT / "autograd" / "formulas"
KERNELS = ROOT / "autograd" / "kernels"


@cache
def entries() -> tuple[Entry, ...]:
    """Its rows, which other tables build on. Raises TableError where it is wrong."""
    from codegen.table import load

    return tuple(load(TABLE, formulas=FORMULAS, kernels=KERNELS, name=TABLE.name))


@cache
def formula_helpers() -> dict[str, Helper]:
    """The functions of autograd.formulas, which formulas of every table may call."""
    from codegen.helpers import scan

    return scan(FORMULAS)
