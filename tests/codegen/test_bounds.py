"""Constants that would never end, or take all memory, are refused when the table is read."""

from __future__ import annotations

import pytest
from rows import FULL, golden, only_error, said

from codegen import builtin
from codegen.check.bounds import (
    MAX_BITS,
    MAX_EXPONENT,
    MAX_ITEMS,
    MAX_SIZE,
    bound_problems,
    default_numbers,
)
from codegen.table import _operations, loads

ALLOWED = (
    *("self**2", "self**-3", "2.0**self.size", "2**63", "-2**63", "2**-1000", "self / 0", "1e300"),
    *("(1,) * self.ndim", "[0] * 3 + [1]", "np.zeros(10**6)", "np.arange(1e5)", "2**self.ndim"),
    *("np.full(3, 10**12)", "np.where(self > 2**53, self, 0)", "self.shape[0] * self.shape[1]"),
)


def forward(text: str) -> str:
    return FULL.replace("int dim", "int n=1000000000").replace("forward: self", f"forward: {text}")


@golden("wrong_constants")
def test_refused_in_a_forward(text: str) -> str:
    """The default of `n` is 10 ** 9; what is refused is not computed first, which would not end."""
    return only_error(said(forward(f'"{text}"').replace("kind: linear", "kind: loss")))


@golden("wrong_limits")
def test_refused_elsewhere(table: str) -> str:
    return said(table + "\n")


@pytest.mark.parametrize("text", ALLOWED)
def test_allowed(text: str) -> None:
    loads(forward(f'"{text}"').replace("kind: linear", "kind: loss"), "t.yaml")


def test_the_built_in_rows_are_bounded() -> None:
    entries = builtin.entries()
    operations = _operations(entries)
    for entry in entries:
        for formula in entry.formulas:
            assert not bound_problems(formula, default_numbers(entry.signature), operations)


def test_the_limits_are_documented() -> None:
    text = (builtin.ROOT / "docs" / "table.md").read_text()
    for limit in (MAX_BITS, MAX_EXPONENT, MAX_ITEMS, MAX_SIZE):
        assert f"{limit:,}" in text
