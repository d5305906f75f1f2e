"""Text of LLVM IR: types, constants, and the instructions of one function.

A value is its name or a constant as text; what type it has is known where it is used.
Reference: https://llvm.org/docs/LangRef.html
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from typing import NamedTuple


class Float(NamedTuple):
    """A floating type: `lanes` numbers of so many bits side by side; of one lane, a plain number.

    text     as LLVM writes it
    integer  the integers of the same width and lanes
    truth    what comparing gives
    suffix   the ending of the names of intrinsics, and of our own functions
    """

    bits: int
    lanes: int = 1

    @property
    def text(self) -> str:
        return self._wide("float" if self.bits == 32 else "double")

    @property
    def integer(self) -> str:
        return self._wide(f"i{self.bits}")

    @property
    def truth(self) -> str:
        return self._wide("i1")

    @property
    def suffix(self) -> str:
        return f"f{self.bits}" if self.lanes == 1 else f"v{self.lanes}f{self.bits}"

    @property
    def mantissa(self) -> int:
        """The bits of the fraction: 23 or 52."""
        return 23 if self.bits == 32 else 52

    @property
    def bias(self) -> int:
        """What is added to the exponent: 127 or 1023."""
        return 127 if self.bits == 32 else 1023

    def _wide(self, scalar: str) -> str:
        return scalar if self.lanes == 1 else f"<{self.lanes} x {scalar}>"


def constant(value: float, kind: Float) -> str:
    """A number, in all lanes. Rounded to the type; LLVM writes numbers of both widths with the bits
    of a double."""
    number = float(value)
    if kind.bits == 32 and math.isfinite(number):
        try:
            number = struct.unpack("<f", struct.pack("<f", number))[0]
        except OverflowError:
            number = math.copysign(math.inf, number)
    (bits,) = struct.unpack("<Q", struct.pack("<d", number))
    text = f"0x{bits:016X}"
    return text if kind.lanes == 1 else f"splat ({Float(kind.bits).text} {text})"


def integers(value: int, kind: Float) -> str:
    """An integer of the width of `kind`, in all lanes."""
    return str(value) if kind.lanes == 1 else f"splat (i{kind.bits} {value})"


class Body:
    """The lines of one function; each instruction gets a name of its own.

    declared: the declarations of the intrinsics that it calls
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.declared: dict[str, None] = {}
        self._count = 0

    def name(self, stem: str = "v") -> str:
        """A name that nothing else has."""
        self._count += 1
        return f"%{stem}{self._count}"

    def line(self, text: str) -> None:
        """An instruction without a result."""
        self.lines.append(f"  {text}")

    def label(self, name: str) -> None:
        """The start of a block, of a name without its percent sign."""
        self.lines.append(f"{name}:")

    def let(self, text: str, stem: str = "v") -> str:
        """The result of an instruction."""
        name = self.name(stem)
        self.line(f"{name} = {text}")
        return name

    # ---- arithmetic ------------------------------------------------------------------------------

    def binary(self, operation: str, a: str, b: str, kind: Float) -> str:
        """fadd, fsub, fmul or fdiv."""
        return self.let(f"{operation} {kind.text} {a}, {b}")

    def integral(self, operation: str, a: str, b: str, kind: Float) -> str:
        """add, sub, and, or, xor, shl, lshr or ashr of integers as wide as `kind`."""
        return self.let(f"{operation} {kind.integer} {a}, {b}")

    def negative(self, a: str, kind: Float) -> str:
        return self.let(f"fneg {kind.text} {a}")

    def intrinsic(self, name: str, args: Sequence[str], kind: Float) -> str:
        """llvm.fma, fabs, sqrt, rint, floor, copysign, ... of numbers of one type."""
        full = f"@llvm.{name}.{kind.suffix}"
        self.declared[f"declare {kind.text} {full}({', '.join([kind.text] * len(args))})"] = None
        return self.let(f"call {kind.text} {full}({_typed(args, kind)})")

    def fma(self, a: str, b: str, c: str, kind: Float) -> str:
        """a * b + c, rounded once."""
        return self.intrinsic("fma", (a, b, c), kind)

    def compare(self, how: str, a: str, b: str, kind: Float) -> str:
        """olt, oeq, une, uno, ... of two numbers."""
        return self.let(f"fcmp {how} {kind.text} {a}, {b}")

    def compare_integers(self, how: str, a: str, b: str, kind: Float) -> str:
        """slt, eq, ult, ... of two integers as wide as `kind`."""
        return self.let(f"icmp {how} {kind.integer} {a}, {b}")

    def select(self, mask: str, a: str, b: str, kind: Float) -> str:
        return self.let(f"select {kind.truth} {mask}, {kind.text} {a}, {kind.text} {b}")

    def bits_of(self, a: str, kind: Float) -> str:
        """The bits of a number as an integer."""
        return self.let(f"bitcast {kind.text} {a} to {kind.integer}")

    def of_bits(self, a: str, kind: Float) -> str:
        """The number that has these bits."""
        return self.let(f"bitcast {kind.integer} {a} to {kind.text}")

    def call(self, function: str, args: Sequence[str], kind: Float) -> str:
        """One of our own functions on numbers of one type."""
        return self.let(f"call {kind.text} @{function}_{kind.suffix}({_typed(args, kind)})")


def _typed(args: Sequence[str], kind: Float) -> str:
    return ", ".join(f"{kind.text} {each}" for each in args)
