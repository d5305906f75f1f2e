"""Constants that would never end, or take all memory, are refused when the table is read."""

from __future__ import annotations

import time
from textwrap import dedent

import pytest
from rows import FULL, ROW, SECOND, said

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

BITS = "an integer constant of more than 64 bits"
EXPONENT = "an exponent that may be more than 10,000"
ITEMS = "a list or tuple that may be repeated to more than 10,000 items"
SIZE = "constants that make more than 10,000,000 elements"
ZERO = "a division by the constant 0"
FLOAT = "a constant that no floating-point number can hold"

# In a forward; `n` is an int whose default is 10 ** 9.
REFUSED = {
    "10**10**10": EXPONENT, "3**3**20": EXPONENT, "self * 10**10**10": EXPONENT,
    "np.sin(self) + (1 if self.ndim else 9**9**9)": EXPONENT, "self[10**10**10]": EXPONENT,
    "self[:9**9**9]": EXPONENT, "np.sin(self, where=9**9**9)": EXPONENT,
    "(2 if self.ndim else 3)**10**10": EXPONENT, "-2**10**10": EXPONENT, "~(7**7**7**7)": EXPONENT,
    "(9**9**9, self)[1]": EXPONENT, "self + (9**9**9 > 1)": EXPONENT, "2**self.size": EXPONENT,
    "2**self.shape[0]": EXPONENT, "self.ndim**self.ndim**self.ndim": EXPONENT,
    "10**(10**self.ndim)": EXPONENT, "2**n": EXPONENT, "(2**(2 if n else n))**n": EXPONENT,
    "self.astype('f8')**10**9": EXPONENT, "2**100": BITS, "10**19 * 10**19": BITS,
    "0xfffffffffffffffff": BITS, "99999999999999999999 + self": BITS, "[0] * 10**9": ITEMS,
    "(0,) * n": ITEMS, "10**9 * [self]": ITEMS, "([0] * 5000) * 5000": ITEMS,
    "[0] * self.size": ITEMS, "[[0] * 9999] * 10001": ITEMS,
    "('a' if self.ndim else 'b') * 10**9": "a text in arithmetic", "np.zeros(10**12)": SIZE,
    "np.ones((10**5, 10**5))": SIZE, "np.full(shape=(10**5, 10**5), fill_value=1)": SIZE,
    "np.arange(1e12)": SIZE, "np.arange(0, 1, 1e-12)": SIZE, "np.arange(0, 1, 0)": SIZE,
    "np.eye(n)": SIZE, "np.tile(np.tile(self, 10**6), 10**6)": SIZE, "np.diff(self, n=10**9)": SIZE,
    "np.fft.fft(self, 10**12)": SIZE, "np.array_split(self, 10**9)": SIZE,
    "self.repeat(10**9)": SIZE, "np.linspace(0, 1, num=10**11)": SIZE, "1 / 0": ZERO,
    "5 % (3 - 3)": ZERO, "0 ** -1": ZERO, "10.0**400": FLOAT, "1e308**2": FLOAT,
}  # fmt: skip
ALLOWED = (
    *("self**2", "self**-3", "2.0**self.size", "2**63", "-2**63", "2**-1000", "self / 0", "1e300"),
    *("(1,) * self.ndim", "[0] * 3 + [1]", "np.zeros(10**6)", "np.arange(1e5)", "2**self.ndim"),
    *("np.full(3, 10**12)", "np.where(self > 2**53, self, 0)", "self.shape[0] * self.shape[1]"),
)


def forward(text: str) -> str:
    return FULL.replace("int dim", "int n=1000000000").replace("forward: self", f"forward: {text}")


@pytest.mark.parametrize("text", REFUSED)
def test_refused(text: str) -> None:
    started = time.monotonic()
    table = forward(f'"{text}"').replace("kind: linear", "kind: loss")
    lines = said(table).split("\n")
    assert lines[0].split(": ", 2)[1:] == ["f", f"{REFUSED[text]}, in forward"]
    assert lines[-1] == "1 error"
    assert time.monotonic() - started < 5


@pytest.mark.parametrize("text", ALLOWED)
def test_allowed(text: str) -> None:
    loads(forward(f'"{text}"').replace("kind: linear", "kind: loss"), "t.yaml")


PLACES = {
    "a derivative": ROW + "  self: grad * 9**9**9\n",
    "the tangent": FULL + "  result: self_t * 9**9**9\n",
    "a batch": SECOND + FULL + "  vmap: g(self * 9**9**9)\n",
    "a composite": SECOND
    + "- name: h(Tensor self) -> Tensor\n  kind: composite\n  composite: g(self * 9**9**9)\n",
    "an argument": SECOND + ROW + "  self: g(grad * 9**9**9)\n",
}


@pytest.mark.parametrize("place", PLACES)
def test_every_place(place: str) -> None:
    assert f"{EXPONENT}, in " in said(PLACES[place])


def test_the_whole_message() -> None:
    assert said(ROW + "  self: grad * 10**10**10\n") == dedent(
        """\
        t.yaml:4:16: f: an exponent that may be more than 10,000, in the formula of 'self'
            self: grad * 10**10**10
                         ^~~~~~~~~~
        write it as a float, as in x**2e4

        1 error"""
    )


ELSEWHERE = {
    "a default": (FULL.replace("int dim", "int dim=99999999999999999999"),
        "'99999999999999999999' has more than 64 bits"),
    "an expression as a default": (FULL.replace("int dim", "int dim=9**9"), "but found '*'"),
    "a domain": (FULL + "  domain: [0, 9**9**9]\n", "a bound of 'domain' must be a finite number"),
    "a wide domain": (FULL + "  domain: [-1e308, 1e308]\n", "'domain' is wider than any number"),
    "a kink": (FULL + "  kinks: {point: 9**9**9, value: 0, why: w}\n",
        "'point' must be made of numbers"),
    "a long kink": (FULL + f"  kinks: {{point: 1{'0' * 99}, value: 0, why: w}}\n",
        "'point' must be made of numbers"),
    "anchors": ("- &a [*a, *a]\n", "anchors of YAML are not allowed"),
    "a shift": (ROW + "  self: grad * (1 << 10**9)\n", "the operator '<<' cannot stand in"),
    "objects": (FULL.replace("forward: self", "forward: self.astype('O')"),
        "arrays of Python objects cannot stand in forward"),
    "objects by keyword": (FULL.replace("forward: self", "forward: \"np.ones(3, dtype='i4,O')\""),
        "arrays of Python objects cannot stand in forward"),
    "an output by position": (FULL.replace("forward: self", "forward: np.add(self, 1, self)"),
        "np.add takes 2 arguments, but 3 were given, in forward"),
    "an output of a method": (FULL.replace("forward: self", "forward: self.clip(0, 1, self)"),
        ".clip takes from 0 to 2 arguments, but 3 were given, in forward"),
}  # fmt: skip


@pytest.mark.parametrize("where", ELSEWHERE)
def test_what_is_no_formula(where: str) -> None:
    table, message = ELSEWHERE[where]
    assert message in said(table)


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
