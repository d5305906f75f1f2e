"""Formulas in English: "the gradient times the conjugate of the cosine of `self`"."""

from __future__ import annotations

import ast
import math
from collections.abc import Sequence

from codegen.site.spelling import (
    ADD,
    ATOM,
    COMPARE,
    MULTIPLY,
    NOT,
    POWER,
    PRODUCTS,
    SIGN,
    WHOLE,
    Call,
    Speller,
    Spelt,
)

__all__ = ["Words"]

# What a call of one argument is called before "of"; other functions keep their names.
_NOUNS = {
    "abs": "the absolute value", "acos": "the inverse cosine",
    "acosh": "the inverse hyperbolic cosine", "angle": "the angle",
    "asin": "the inverse sine", "asinh": "the inverse hyperbolic sine",
    "atan": "the inverse tangent", "atanh": "the inverse hyperbolic tangent",
    "arccos": "the inverse cosine", "arcsin": "the inverse sine", "arctan": "the inverse tangent",
    "ceil": "the ceiling", "clone": "a copy", "conj": "the conjugate", "cos": "the cosine",
    "cosh": "the hyperbolic cosine", "digamma": "the digamma function", "dtype": "the dtype",
    "erf": "the error function", "exp": "the exponential", "exp2": "2 to the power",
    "floor": "the floor", "H": "the conjugate transpose", "imag": "the imaginary part",
    "lgamma": "the logarithm of the gamma function", "log": "the natural logarithm",
    "log10": "the decimal logarithm", "log2": "the binary logarithm",
    "logical_not": "the opposite", "mH": "the conjugate transpose", "mT": "the transpose",
    "ndim": "the number of dimensions", "real": "the real part", "reciprocal": "the reciprocal",
    "rsqrt": "the reciprocal of the square root", "sgn": "the sign", "shape": "the shape",
    "sigmoid": "the logistic function", "sign": "the sign", "sin": "the sine",
    "sinh": "the hyperbolic sine", "size": "the number of elements", "sqrt": "the square root",
    "square": "the square", "sum": "the sum", "T": "the transpose", "tan": "the tangent",
    "tanh": "the hyperbolic tangent", "trace": "the trace", "zeros_like": "zeros like those",
}  # fmt: skip
_NOUNS_OF_TWO = {"maximum": "the larger", "minimum": "the smaller", "hypot": "the hypotenuse"}
_COMPARED = {
    ast.Eq: " equals ", ast.NotEq: " differs from ", ast.Lt: " is less than ",
    ast.LtE: " is at most ", ast.Gt: " is greater than ", ast.GtE: " is at least ",
    ast.Is: " is ", ast.IsNot: " is not ", ast.In: " is one of ", ast.NotIn: " is none of ",
    ast.And: " and ", ast.Or: " or ",
}  # fmt: skip
_BETWEEN = {
    "eq": ast.Eq, "ne": ast.NotEq, "lt": ast.Lt, "le": ast.LtE, "gt": ast.Gt, "ge": ast.GtE,
    "equal": ast.Eq, "not_equal": ast.NotEq, "less": ast.Lt, "less_equal": ast.LtE,
    "greater": ast.Gt, "greater_equal": ast.GtE,
}  # fmt: skip
_OPERATORS = {
    ast.Add: (" plus ", ADD), ast.Sub: (" minus ", ADD), ast.Mult: (" times ", MULTIPLY),
    ast.Div: (" divided by ", MULTIPLY), ast.Mod: (" modulo ", MULTIPLY),
    ast.MatMult: (" matrix-multiplied by ", MULTIPLY), ast.Pow: (" to the power of ", POWER),
    ast.FloorDiv: (" divided and rounded down by ", MULTIPLY),
}  # fmt: skip
_NUMBERS = {math.log(2): "the logarithm of 2", math.log(10): "the logarithm of 10"}
_CONSTANTS = {"pi": "π", "inf": "infinity", "nan": "NaN"}


class Words(Speller):
    """Spells formulas in English, the names of the table between backquotes."""

    words = _COMPARED

    def bracketed(self, text: str) -> str:
        return f"({text})"

    def value(self, name: str) -> Spelt:
        if name == "grad":
            return Spelt("the gradient")
        if name.startswith("grad_"):
            return Spelt(f"the gradient of `{name.removeprefix('grad_')}`")
        return Spelt("the result" if name == "result" else _CONSTANTS.get(name) or f"`{name}`")

    def constant(self, value: object) -> Spelt:
        if value is None or isinstance(value, bool):
            return Spelt({None: "nothing", True: "true", False: "false"}[value])
        if value is Ellipsis:
            return Spelt("…")
        if value in _NUMBERS:
            return Spelt(_NUMBERS[value])
        return Spelt(f"“{value}”" if isinstance(value, str) else str(value))

    def binary(self, op: type[ast.operator], left: ast.expr, right: ast.expr) -> Spelt:
        match right:
            case ast.Constant(value=2 | 3 as power) if op is ast.Pow:
                return Spelt(f"{self.at(left, ATOM)} {'squared' if power == 2 else 'cubed'}", POWER)
        word, level = _OPERATORS[op]
        return Spelt(self.at(left, level) + word + self.at(right, level + 1), level)

    def unary(self, op: type[ast.unaryop], operand: ast.expr) -> Spelt:
        if op in (ast.Not, ast.Invert):
            return Spelt(f"not {self.at(operand, NOT)}", NOT)
        return Spelt(("minus " if op is ast.USub else "plus ") + self.at(operand, SIGN), SIGN)

    def chosen(self, cases: Sequence[tuple[ast.expr, ast.expr]], otherwise: ast.expr) -> Spelt:
        parts = [f"{self.at(value, NOT)} if {self.spell(test)}" for value, test in cases]
        return Spelt(", ".join([*parts, f"else {self.at(otherwise, NOT)}"]), WHOLE)

    def element(self, value: ast.expr, index: ast.expr) -> Spelt:
        return Spelt(f"{self.at(value, ATOM)} at {self.at(index, ATOM)}", POWER)

    def sliced(
        self, lower: ast.expr | None, upper: ast.expr | None, step: ast.expr | None
    ) -> Spelt:
        start = "the start" if lower is None else self.spell(lower)
        end = "the end" if upper is None else self.spell(upper)
        steps = "" if step is None else f" in steps of {self.at(step, ATOM)}"
        return Spelt(f"{start} to {end}{steps}", WHOLE)

    def attribute(self, value: ast.expr, name: str) -> Spelt:
        return self.call(Call(name, name, [value], []))

    def call(self, call: Call) -> Spelt:
        arguments = call.arguments
        if len(arguments) == 2 and call.name in _BETWEEN:
            return Spelt(self.compared(arguments[0], [_BETWEEN[call.name]], arguments[1:]), COMPARE)
        if call.name in PRODUCTS and len(arguments) == 2:
            return self.binary(ast.MatMult, *arguments)
        if call.name == "where" and len(arguments) == 3:
            test, value, otherwise = arguments
            kept, other = self.at(value, NOT), self.at(otherwise, NOT)
            return Spelt(f"{kept} where {self.at(test, COMPARE)}, and {other} elsewhere", WHOLE)
        bare = call.name.rpartition(".")[2] if call.full == call.name else call.name
        nouns = {1: _NOUNS, 2: _NOUNS_OF_TWO}.get(len(arguments) + len(call.keywords), {})
        noun = nouns.get(bare)
        parts = [self.at(each, SIGN) for each in arguments]
        parts += [f"`{key}` = {self.at(each, SIGN)}" for key, each in call.keywords]
        name = noun or f"`{call.full}`"
        # "f of a and b" needs brackets wherever something follows, "f of a" does not.
        level = SIGN if len(parts) < 2 else NOT
        return Spelt(f"{name} of {_enumerated(parts)}" if parts else name, level)


def _enumerated(parts: Sequence[str]) -> str:
    """``a, b and c``"""
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last
