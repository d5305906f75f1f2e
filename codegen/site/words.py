"""Formulas in English: "the gradient times the conjugate of the cosine of `self`"."""

from __future__ import annotations

import ast
import math
from collections.abc import Sequence

from codegen.site.notation import Bound, Call, noun
from codegen.site.spelling import ATOM, COMPARE, NOT, POWER, SIGN, WHOLE, Speller, Spelt

# What formulas read of tensors that is no operation.
_FACTS = {
    "dtype": "the dtype", "ndim": "the number of dimensions", "shape": "the shape",
    "size": "the number of elements",
}  # fmt: skip
_WORDS: dict[type[ast.AST], str] = {
    ast.Eq: " equals ", ast.NotEq: " differs from ", ast.Lt: " is less than ",
    ast.LtE: " is at most ", ast.Gt: " is greater than ", ast.GtE: " is at least ",
    ast.Is: " is ", ast.IsNot: " is not ", ast.In: " is one of ", ast.NotIn: " is none of ",
    ast.And: " and ", ast.Or: " or ", ast.Add: " plus ", ast.Sub: " minus ", ast.Mult: " times ",
    ast.Div: " divided by ", ast.FloorDiv: " divided and rounded down by ", ast.Mod: " modulo ",
    ast.MatMult: " matrix-multiplied by ", ast.Pow: " to the power of ", ast.Not: "not ",
    ast.Invert: "not ", ast.USub: "minus ", ast.UAdd: "plus ",
}  # fmt: skip
_NUMBERS = {math.log(2): "the logarithm of 2", math.log(10): "the logarithm of 10"}
_CONSTANTS = {"pi": "π", "inf": "infinity", "nan": "NaN"}


class Words(Speller):
    """Spells formulas in English, the names of the table between backquotes."""

    words = _WORDS

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
        return super().binary(op, left, right)

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
        if name in _FACTS:
            return self._of(_FACTS[name], [self.at(value, SIGN)])
        return super().attribute(value, name)

    def where(self, test: ast.expr, value: ast.expr, otherwise: ast.expr) -> Spelt:
        kept, other = self.at(value, NOT), self.at(otherwise, NOT)
        return Spelt(f"{kept} where {self.at(test, COMPARE)}, and {other} elsewhere", WHOLE)

    def told(self, bound: Bound) -> Spelt | None:
        name = noun(bound)
        if name is None:
            return None
        return self._of(name, [self.at(each, SIGN) for each in bound.values.values()])

    def named(self, call: Call) -> Spelt:
        parts = [self.at(each, SIGN) for each in call.arguments]
        parts += [f"`{key}` = {self.at(each, SIGN)}" for key, each in call.keywords]
        return self._of(f"`{call.full}`", parts)

    def _of(self, name: str, parts: Sequence[str]) -> Spelt:
        # "f of a and b" needs brackets wherever something follows, "f of a" does not.
        level = SIGN if len(parts) < 2 else NOT
        return Spelt(f"{name} of {_enumerated(parts)}" if parts else name, level)


def _enumerated(parts: Sequence[str]) -> str:
    """``a, b and c``"""
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last
