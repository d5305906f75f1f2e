"""What nests compute of single numbers: how it is written in Python and in LLVM IR."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.native import vectors
from autograd.native.llvm_text import Body, Float, constant, integers


class Lanes(NamedTuple):
    """Numbers of a NumPy dtype, `lanes` of them side by side; truths are single bits."""

    dtype: np.dtype[Any]
    lanes: int = 1

    @property
    def text(self) -> str:
        """As LLVM writes it."""
        return f"<{self.lanes} x {self.scalar}>" if self.lanes > 1 else self.scalar

    @property
    def scalar(self) -> str:
        """One of them."""
        kind = self.dtype.kind
        if kind == "f":
            return {2: "half", 4: "float", 8: "double"}[self.dtype.itemsize]
        return "i1" if kind == "b" else f"i{8 * self.dtype.itemsize}"

    @property
    def floating(self) -> Float:
        """The floating type."""
        return Float(8 * self.dtype.itemsize, self.lanes)

    def constant(self, value: Any) -> str:
        """A number in all lanes."""
        if self.dtype.kind == "f":
            return constant(value, self.floating)
        text = str(int(value))
        return f"splat ({self.scalar} {text})" if self.lanes > 1 else text


Emit = Callable[[Body, Sequence[str], Lanes], str]


class Operation(NamedTuple):
    """A function of numbers of one dtype.

    emit    adds the instructions and gives the name of the result
    text    as Python writes it, of {0}, {1}; None: a call of NumPy's function of this name
    truth   whether the result is a truth
    calls   the vector functions that it calls
    """

    emit: Emit
    text: str | None = None
    truth: bool = False
    calls: tuple[str, ...] = ()


# ---- floating-point numbers ----------------------------------------------------------------------


def _binary(operation: str) -> Emit:
    return lambda body, args, kind: body.let(f"{operation} {kind.text} {args[0]}, {args[1]}")


def _flipped(bits: int) -> Emit:
    return lambda body, args, kind: body.let(f"xor {kind.text} {args[0]}, {kind.constant(bits)}")


def _intrinsic(name: str) -> Emit:
    return lambda body, args, kind: body.intrinsic(name, args, kind.floating)


def _function(name: str) -> Emit:
    return lambda body, args, kind: body.call(name, args, kind.floating)


def _compare(how: str) -> Emit:
    return lambda body, args, kind: body.compare(how, args[0], args[1], kind.floating)


def _choose(mask: str, a: str, b: str, body: Body, kind: Lanes) -> str:
    truth = f"<{kind.lanes} x i1>" if kind.lanes > 1 else "i1"
    return body.let(f"select {truth} {mask}, {kind.text} {a}, {kind.text} {b}")


def _is_number(text: str) -> bool:
    """Whether a value is a constant, and not nan."""
    bits = "" if text.startswith("%") else text.partition("0x")[2][:16]
    return bits != "" and int(bits, 16) & (1 << 63) - 1 <= 0x7FF << 52


def _extremum(how: str, keeps_nan: bool) -> Emit:
    """The larger or smaller of two numbers; of a nan and a number the nan, or the number."""

    def emit(body: Body, args: Sequence[str], kind: Lanes) -> str:
        a, b = args
        if keeps_nan and _is_number(b):  # what is not beyond it stays: one instruction
            beyond = body.compare(how.replace("t", "e"), b, a, kind.floating)
            return _choose(beyond, b, a, body, kind)
        picked = body.compare(how, a, b, kind.floating)
        found = _choose(picked, a, b, body, kind)
        odd = body.compare("uno", *((a, a) if keeps_nan else (b, b)), kind.floating)
        return _choose(odd, a, found, body, kind)

    return emit


def _square(body: Body, args: Sequence[str], kind: Lanes) -> str:
    multiply = "fmul" if kind.dtype.kind == "f" else "mul"
    return body.let(f"{multiply} {kind.text} {args[0]}, {args[0]}")


def _reciprocal(body: Body, args: Sequence[str], kind: Lanes) -> str:
    return body.binary("fdiv", kind.constant(1), args[0], kind.floating)


def _negative(body: Body, args: Sequence[str], kind: Lanes) -> str:
    return body.negative(args[0], kind.floating)


def _sign(body: Body, args: Sequence[str], kind: Lanes) -> str:
    one = body.intrinsic("copysign", (kind.constant(1), args[0]), kind.floating)
    other = body.compare("une", args[0], kind.constant(0), kind.floating)
    signed = _choose(other, one, kind.constant(0), body, kind)
    odd = body.compare("uno", args[0], args[0], kind.floating)
    return _choose(odd, args[0], signed, body, kind)


def _classify(how: str, limit: float) -> Emit:
    """Comparing the size of a number with a limit."""

    def emit(body: Body, args: Sequence[str], kind: Lanes) -> str:
        size = body.intrinsic("fabs", args, kind.floating)
        return body.compare(how, size, kind.constant(limit), kind.floating)

    return emit


def _is_nan(body: Body, args: Sequence[str], kind: Lanes) -> str:
    return body.compare("uno", args[0], args[0], kind.floating)


def _signbit(body: Body, args: Sequence[str], kind: Lanes) -> str:
    kind_ = kind.floating
    zero = "zeroinitializer" if kind.lanes > 1 else "0"
    return body.compare_integers("slt", body.bits_of(args[0], kind_), zero, kind_)


def _next_after(body: Body, args: Sequence[str], kind: Lanes) -> str:
    """The bits of a float, read as an integer, count the numbers of its sign upwards from 0."""
    a, b = args
    exact, zero = kind.floating, kind.constant(0)
    bits = body.bits_of(a, exact)
    steps = [body.integral(how, bits, integers(1, exact), exact) for how in ("add", "sub")]
    outward, inward = (body.of_bits(each, exact) for each in steps)
    up = body.compare("ogt", b, a, exact)
    positive = body.compare("ogt", a, zero, exact)
    falls = body.let(f"xor {exact.truth} {up}, {positive}")
    found = _choose(falls, inward, outward, body, kind)
    least = kind.constant(np.finfo(kind.dtype).smallest_subnormal)
    first = body.intrinsic("copysign", [least, b], exact)
    found = _choose(body.compare("oeq", a, zero, exact), first, found, body, kind)
    found = _choose(body.compare("oeq", a, b, exact), b, found, body, kind)
    odd = body.compare("uno", a, b, exact)
    return _choose(odd, body.binary("fadd", a, b, exact), found, body, kind)


def _same(body: Body, args: Sequence[str], kind: Lanes) -> str:
    return args[0]


def _log_add_exp(body: Body, args: Sequence[str], kind: Lanes) -> str:
    a, b = args
    exact = kind.floating
    gap = body.intrinsic("fabs", [body.binary("fsub", a, b, exact)], exact)
    rest = body.call("exp", [body.negative(gap, exact)], exact)
    found = body.call("log1p", [rest], exact)
    same = body.compare("oeq", a, b, exact)  # of infinities there is no difference
    found = _choose(same, kind.constant(math.log(2)), found, body, kind)
    return body.binary("fadd", _extremum("ogt", True)(body, args, kind), found, exact)


_COMPARISONS = {
    "equal": ("==", "oeq", "eq", "eq"),
    "not_equal": ("!=", "une", "ne", "ne"),
    "less": ("<", "olt", "slt", "ult"),
    "less_equal": ("<=", "ole", "sle", "ule"),
    "greater": (">", "ogt", "sgt", "ugt"),
    "greater_equal": (">=", "oge", "sge", "uge"),
}
_FLOATS = {
    "add": Operation(_binary("fadd"), "{0} + {1}"),
    "subtract": Operation(_binary("fsub"), "{0} - {1}"),
    "multiply": Operation(_binary("fmul"), "{0} * {1}"),
    "divide": Operation(_binary("fdiv")),  # Python's raises on 0
    "negative": Operation(_negative, "-{0}"),
    "positive": Operation(_same, "{0}"),
    "square": Operation(_square, "{0} * {0}"),
    "reciprocal": Operation(_reciprocal),
    **dict.fromkeys(("absolute", "abs", "fabs"), Operation(_intrinsic("fabs"), "abs({0})")),
    **dict.fromkeys(("conjugate", "conj"), Operation(_same, "{0}")),
    **{name: Operation(_intrinsic(name)) for name in ("sqrt", "floor", "ceil", "trunc", "rint")},
    "copysign": Operation(_intrinsic("copysign")),
    "sign": Operation(_sign),
    "nextafter": Operation(_next_after),
    "maximum": Operation(_extremum("ogt", True)),
    "minimum": Operation(_extremum("olt", True)),
    "fmax": Operation(_extremum("ogt", False)),
    "fmin": Operation(_extremum("olt", False)),
    "logaddexp": Operation(_log_add_exp, calls=("exp", "log1p")),
    "isnan": Operation(_is_nan, truth=True),
    "isinf": Operation(_classify("oeq", np.inf), truth=True),
    "isfinite": Operation(_classify("olt", np.inf), truth=True),
    "signbit": Operation(_signbit, truth=True),
    **{
        name: Operation(
            _function(name),
            None if hasattr(np, name) else f"kernels.{name}(np.asarray({{0}}))",
            calls=(name,),
        )
        for name in vectors.FUNCTIONS
    },
    **{
        name: Operation(_compare(how), f"{{0}} {sign} {{1}}", True)
        for name, (sign, how, _, _) in _COMPARISONS.items()
    },
}

# ---- integers ------------------------------------------------------------------------------------


def _compare_integers(signed: str, unsigned: str) -> Emit:
    def emit(body: Body, args: Sequence[str], kind: Lanes) -> str:
        how = signed if kind.dtype.kind == "i" else unsigned
        return body.let(f"icmp {how} {kind.text} {args[0]}, {args[1]}")

    return emit


def _integer_extremum(signed: str, unsigned: str) -> Emit:
    compare = _compare_integers(signed, unsigned)

    def emit(body: Body, args: Sequence[str], kind: Lanes) -> str:
        return _choose(compare(body, args, kind), args[0], args[1], body, kind)

    return emit


def _minus(body: Body, args: Sequence[str], kind: Lanes) -> str:
    return body.let(f"sub {kind.text} {kind.constant(0)}, {args[0]}")


def _size(body: Body, args: Sequence[str], kind: Lanes) -> str:
    if kind.dtype.kind == "u":
        return args[0]
    below = body.let(f"icmp slt {kind.text} {args[0]}, {kind.constant(0)}")
    return _choose(below, _minus(body, args, kind), args[0], body, kind)


_INTEGERS = {
    "add": Operation(_binary("add"), "{0} + {1}"),
    "subtract": Operation(_binary("sub"), "{0} - {1}"),
    "multiply": Operation(_binary("mul"), "{0} * {1}"),
    "negative": Operation(_minus, "-{0}"),
    "square": Operation(_square, "{0} * {0}"),
    **dict.fromkeys(("absolute", "abs"), Operation(_size, "abs({0})")),
    "maximum": Operation(_integer_extremum("sgt", "ugt")),
    "minimum": Operation(_integer_extremum("slt", "ult")),
    "bitwise_and": Operation(_binary("and"), "{0} & {1}"),
    "bitwise_or": Operation(_binary("or"), "{0} | {1}"),
    "bitwise_xor": Operation(_binary("xor"), "{0} ^ {1}"),
    **dict.fromkeys(("bitwise_not", "invert"), Operation(_flipped(-1), "~{0}")),
    **{
        name: Operation(_compare_integers(signed, unsigned), f"{{0}} {sign} {{1}}", True)
        for name, (sign, _, signed, unsigned) in _COMPARISONS.items()
    },
}

# ---- truths --------------------------------------------------------------------------------------

_AND, _OR, _XOR = (_binary(name) for name in ("and", "or", "xor"))


_TRUTHS = {
    **dict.fromkeys(("logical_and", "bitwise_and", "minimum", "multiply"),
                    Operation(_AND, "{0} & {1}", True)),
    **dict.fromkeys(("logical_or", "bitwise_or", "maximum", "add"),
                    Operation(_OR, "{0} | {1}", True)),
    **dict.fromkeys(("logical_xor", "bitwise_xor", "not_equal"),
                    Operation(_XOR, "{0} ^ {1}", True)),
    **dict.fromkeys(("logical_not", "bitwise_not", "invert"),
                    Operation(_flipped(1), "not {0}", True)),
    "equal": Operation(_binary("icmp eq"), "{0} == {1}", True),
}  # fmt: skip

OPERATIONS = {"f": _FLOATS, "i": _INTEGERS, "u": _INTEGERS, "b": _TRUTHS}
"""Kind of the numbers -> name of a ufunc, or of a vector function -> how it is written."""

_DTYPES = frozenset("?bhilqBHILQfd")


def is_known(dtype: np.dtype[Any]) -> bool:
    """Whether nests have numbers of this dtype."""
    return dtype.char in _DTYPES and dtype.isnative


def operation_of(name: str, dtype: np.dtype[Any]) -> Operation | None:
    """How a function of numbers of this dtype is written; None if it is not."""
    return OPERATIONS.get(dtype.kind, {}).get(name)
