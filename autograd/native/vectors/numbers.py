"""Formulas as Python writes them, over the text of LLVM IR.

A `Number` is a value of a function that is being written, of one number or of many side by side;
its operators write the instruction and give the result. `Whole` are the integers of the same width
and `Mask` what comparing gives.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from autograd.native.coefficients import COEFFICIENTS
from autograd.native.llvm_text import Body, Float, constant, integers

_LONG = 7  # terms of a chain from which on two are faster


class Writer(Body):
    """A body that remembers which of our own functions it calls."""

    def __init__(self) -> None:
        super().__init__()
        self.called: dict[tuple[str, Float], None] = {}


class _Lanes:
    """What there is in each lane of a vector; text: its name in the body."""

    def __init__(self, body: Writer, kind: Float, text: str) -> None:
        self.body = body
        self.kind = kind
        self.text = text


class Mask(_Lanes):
    """True or false, in each lane.

    Masks are combined by `where` within `where`: for vectors wider than the machine's, LLVM packs
    them into bytes to combine them otherwise.
    """

    def some(self) -> str:
        """Whether it is true in any lane: the name of a bit."""
        if self.kind.lanes == 1:
            return self.text
        reduction = f"@llvm.vector.reduce.or.v{self.kind.lanes}i1"
        self.body.declared[f"declare i1 {reduction}({self.kind.truth})"] = None
        return self.body.let(f"call i1 {reduction}({self.kind.truth} {self.text})")


class Whole(_Lanes):
    """An integer as wide as a number, in each lane."""

    def _with(self, operation: str, other: Whole | int) -> Whole:
        b = other.text if isinstance(other, Whole) else integers(other, self.kind)
        return Whole(self.body, self.kind, self.body.integral(operation, self.text, b, self.kind))

    def __add__(self, other: Whole | int) -> Whole:
        return self._with("add", other)

    def __sub__(self, other: Whole | int) -> Whole:
        return self._with("sub", other)

    def __and__(self, other: Whole | int) -> Whole:
        return self._with("and", other)

    def __or__(self, other: Whole | int) -> Whole:
        return self._with("or", other)

    def __xor__(self, other: Whole | int) -> Whole:
        return self._with("xor", other)

    def __neg__(self) -> Whole:
        return Whole(self.body, self.kind, integers(0, self.kind)) - self

    def __lshift__(self, other: int) -> Whole:
        return self._with("shl", other)

    def __rshift__(self, other: int) -> Whole:
        """Zeros come in at the left: AVX2 has no other shift of 64-bit integers."""
        return self._with("lshr", other)

    def equals(self, other: Whole | int) -> Mask:
        return self._compare("eq", other)

    def is_above(self, other: Whole | int) -> Mask:
        """Both without a sign."""
        return self._compare("ugt", other)

    def _compare(self, how: str, other: Whole | int) -> Mask:
        b = other.text if isinstance(other, Whole) else integers(other, self.kind)
        return Mask(self.body, self.kind, self.body.compare_integers(how, self.text, b, self.kind))

    def as_number(self) -> Number:
        """The number that has these bits."""
        return Number(self.body, self.kind, self.body.of_bits(self.text, self.kind))


class Number(_Lanes):
    """A floating-point value, in each lane."""

    def like(self, value: float) -> Number:
        """A constant of the same type."""
        return Number(self.body, self.kind, constant(value, self.kind))

    def _new(self, text: str) -> Number:
        return Number(self.body, self.kind, text)

    def _with(self, operation: str, a: Number | float, b: Number | float) -> Number:
        kind = self.kind
        return self._new(self.body.binary(operation, _text(a, kind), _text(b, kind), kind))

    def __add__(self, other: Number | float) -> Number:
        return self._with("fadd", self, other)

    def __radd__(self, other: float) -> Number:
        return self._with("fadd", other, self)

    def __sub__(self, other: Number | float) -> Number:
        return self._with("fsub", self, other)

    def __rsub__(self, other: float) -> Number:
        return self._with("fsub", other, self)

    def __mul__(self, other: Number | float) -> Number:
        return self._with("fmul", self, other)

    def __rmul__(self, other: float) -> Number:
        return self._with("fmul", other, self)

    def __truediv__(self, other: Number | float) -> Number:
        return self._with("fdiv", self, other)

    def __rtruediv__(self, other: float) -> Number:
        return self._with("fdiv", other, self)

    def __neg__(self) -> Number:
        return self._new(self.body.negative(self.text, self.kind))

    def __abs__(self) -> Number:
        return self._new(self.body.intrinsic("fabs", [self.text], self.kind))

    def sqrt(self) -> Number:
        return self._new(self.body.intrinsic("sqrt", [self.text], self.kind))

    def rint(self) -> Number:
        return self._new(self.body.intrinsic("rint", [self.text], self.kind))

    def trunc(self) -> Number:
        return self._new(self.body.intrinsic("trunc", [self.text], self.kind))

    def floor(self) -> Number:
        return self._new(self.body.intrinsic("floor", [self.text], self.kind))

    def with_sign_of(self, other: Number) -> Number:
        args = [self.text, other.text]
        return self._new(self.body.intrinsic("copysign", args, self.kind))

    def _compare(self, how: str, other: Number | float) -> Mask:
        text = self.body.compare(how, self.text, _text(other, self.kind), self.kind)
        return Mask(self.body, self.kind, text)

    def __lt__(self, other: Number | float) -> Mask:
        return self._compare("olt", other)

    def __le__(self, other: Number | float) -> Mask:
        return self._compare("ole", other)

    def __gt__(self, other: Number | float) -> Mask:
        return self._compare("ogt", other)

    def __ge__(self, other: Number | float) -> Mask:
        return self._compare("oge", other)

    def equals(self, other: Number | float) -> Mask:
        return self._compare("oeq", other)

    def is_nan(self, other: Number | None = None) -> Mask:
        """Where this number is nan, or the other."""
        return self._compare("uno", other or self)

    def clamp(self, low: float | None = None, high: float | None = None) -> Number:
        """Nan stays nan."""
        result = self
        if low is not None:
            result = where(result < low, low, result)
        if high is not None:
            result = where(result > high, high, result)
        return result

    def bits(self) -> Whole:
        """The bits as an integer."""
        return Whole(self.body, self.kind, self.body.bits_of(self.text, self.kind))

    def negative_sign(self) -> Mask:
        """Where the bit of the sign is set, that of -0 and of nan too."""
        text = self.body.compare_integers(
            "slt", self.bits().text, integers(0, self.kind), self.kind
        )
        return Mask(self.body, self.kind, text)

    def widen(self) -> Number:
        """The same numbers with 64 bits."""
        return self._of_bits("fpext", 64)

    def narrow(self) -> Number:
        """These numbers rounded to 32 bits."""
        return self._of_bits("fptrunc", 32)

    def _of_bits(self, operation: str, bits: int) -> Number:
        other = Float(bits, self.kind.lanes)
        text = self.body.let(f"{operation} {self.kind.text} {self.text} to {other.text}")
        return Number(self.body, other, text)


def _text(value: Number | float, kind: Float) -> str:
    return value.text if isinstance(value, Number) else constant(value, kind)


def where(mask: Mask, a: Number | float, b: Number | float) -> Number:
    """The one or the other, in each lane."""
    body, kind = mask.body, mask.kind
    if isinstance(a, Number):
        kind = a.kind
    elif isinstance(b, Number):
        kind = b.kind
    return Number(body, kind, body.select(mask.text, _text(a, kind), _text(b, kind), kind))


def in_some_lanes(mask: Mask, find: Callable[[], Number], usual: Number) -> Number:
    """What `find` gives where the mask is true, else `usual`; it is skipped where no lane needs it.

    A function has one of these at most, outside of other blocks.
    """
    body, kind = mask.body, usual.kind
    body.line(f"br i1 {mask.some()}, label %some, label %joined")
    body.label("some")
    found = where(mask, find(), usual)
    body.line("br label %joined")
    body.label("joined")
    ways = f"[ {usual.text}, %entry ], [ {found.text}, %some ]"
    return Number(body, kind, body.let(f"phi {kind.text} {ways}"))


def fma(a: Number, b: Number | float, c: Number | float) -> Number:
    """a b + c, rounded once."""
    text = a.body.fma(a.text, _text(b, a.kind), _text(c, a.kind), a.kind)
    return Number(a.body, a.kind, text)


def polynomial(x: Number, coefficients: Sequence[float] | str, bits: int | None = None) -> Number:
    """The value at x; the coefficients lowest first, or the name of fitted ones.

    bits: the accuracy for which they were fitted, where it is not that of x
    """
    if isinstance(coefficients, str):
        coefficients = COEFFICIENTS[coefficients, bits or x.kind.bits]
    # Short ones by Horner's rule; long ones in chains that a processor goes through side by side
    # (G. Estrin, Organization of computer systems, 1960).
    powers = [x]
    chains = 1
    while len(coefficients) // chains >= _LONG:
        powers.append(powers[-1] * powers[-1])
        chains *= 2
    parts = [_horner(powers[-1], coefficients[i::chains]) for i in range(chains)]
    for power in reversed(powers[:-1]):
        half = len(parts) // 2
        parts = [fma(power, parts[half + i], parts[i]) for i in range(half)]
    return parts[0]


def _horner(x: Number, coefficients: Sequence[float]) -> Number:
    result: Number | float = coefficients[-1]
    for each in reversed(coefficients[:-1]):
        result = fma(x, result, each)
    return result if isinstance(result, Number) else x.like(result)


def call(name: str, *args: Number) -> Number:
    """One of our own functions."""
    first = args[0]
    first.body.called[name, first.kind] = None
    text = first.body.call(name, [each.text for each in args], first.kind)
    return Number(first.body, first.kind, text)
