"""Where programs may differ between PyTorch and this library: known.yaml, one reason a line.

Rows that are called otherwise or have another derivative are those that
tests/pytorch/test_oracle.py lists; a program does not call them.
"""

from __future__ import annotations

from pathlib import Path

import yaml

from tests.pytorch.test_oracle import (
    OTHER_COMPLEX,
    OTHER_GRADIENT,
    OTHER_SECOND_GRADIENT,
    WITHOUT_COUNTERPART,
)

__all__ = ["KNOWN", "LEFT_OUT", "NOT_IN_PLACE", "OTHERWISE", "THEIR_LIMITS"]

_LISTED = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))
# Each is by what differs: a row, what PyTorch's error says, what a difference and its program say.
OTHERWISE, THEIR_LIMITS, KNOWN = (
    {each: reason for reason, listed in _LISTED[name].items() for each in listed}
    for name in ("rows", "limits", "differences")
)
LEFT_OUT: frozenset[str] = frozenset(
    key.partition("-sample")[0]
    for table in (
        OTHERWISE, WITHOUT_COUNTERPART, OTHER_GRADIENT, OTHER_SECOND_GRADIENT, OTHER_COMPLEX,
    )
    for key in table
)  # fmt: skip
# Rows that are not called in place, and why.
NOT_IN_PLACE: dict[str, str] = {
    "addbmm": "PyTorch's addbmm_ writes a matrix into the memory of a vector",
}
