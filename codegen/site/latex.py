"""Formulas in LaTeX, for MathJax and KaTeX: `grad * self.cos().conj()` with a bar over the cosine.

Names stay those of the table, so that what is read here can be looked for there.
"""

from __future__ import annotations

import ast
import math
import re
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
    Call,
    Speller,
    Spelt,
)

__all__ = ["Latex"]

# Functions that are written as names before their argument.
_NAMED = {
    **{name: rf"\{name}" for name in ("cos", "cosh", "cot", "det", "sin", "sinh", "tan", "tanh")},
    "acos": r"\arccos", "arccos": r"\arccos", "asin": r"\arcsin", "arcsin": r"\arcsin",
    "atan": r"\arctan", "arctan": r"\arctan", "maximum": r"\max", "minimum": r"\min",
    "log": r"\ln", "log2": r"\log_2", "log10": r"\log_{10}", "gamma": r"\Gamma",
    "lgamma": r"\ln\Gamma", "digamma": r"\psi", "special.digamma": r"\psi",
    "real": r"\operatorname{Re}", "imag": r"\operatorname{Im}", "sign": r"\operatorname{sgn}",
    "sgn": r"\operatorname{sgn}", "trace": r"\operatorname{tr}", "sigmoid": r"\sigma",
    "acosh": r"\operatorname{arcosh}", "arccosh": r"\operatorname{arcosh}",
    "asinh": r"\operatorname{arsinh}", "arcsinh": r"\operatorname{arsinh}",
    "atanh": r"\operatorname{artanh}", "arctanh": r"\operatorname{artanh}",
}  # fmt: skip
# What is written around the argument.
_AROUND = {
    "conj": (r"\overline{", "}"),
    "sqrt": (r"\sqrt{", "}"),
    "rsqrt": (r"\frac{1}{\sqrt{", "}}"),
    "reciprocal": (r"\frac{1}{", "}"),
    "abs": (r"\left|", r"\right|"),
    "floor": (r"\left\lfloor ", r"\right\rfloor"),
    "ceil": (r"\left\lceil ", r"\right\rceil"),
    "exp": ("e^{", "}"),
    "exp2": ("2^{", "}"),
    "log1p": (r"\ln\left(1 + ", r"\right)"),
}
# Operations are called here by their bare names.
_NAMESPACES = ("fft.", "linalg.", "nn.functional.", "special.")
_RAISED = {"square": "2", "T": r"\mathsf{T}", "mT": r"\mathsf{T}", "mH": r"\mathsf{H}",
           "H": r"\mathsf{H}"}  # fmt: skip
_COMPARED = {
    ast.Eq: " = ", ast.NotEq: r" \neq ", ast.Lt: " < ", ast.LtE: r" \leq ", ast.Gt: " > ",
    ast.GtE: r" \geq ", ast.Is: r" \equiv ", ast.IsNot: r" \not\equiv ", ast.In: r" \in ",
    ast.NotIn: r" \notin ", ast.And: r" \land ", ast.Or: r" \lor ",
}  # fmt: skip
_BETWEEN = {
    "eq": " = ", "ne": r" \neq ", "lt": " < ", "le": r" \leq ", "gt": " > ", "ge": r" \geq ",
    "equal": " = ", "not_equal": r" \neq ", "less": " < ", "less_equal": r" \leq ",
    "greater": " > ", "greater_equal": r" \geq ",
}  # fmt: skip
_OPERATORS = {
    ast.Add: (" + ", ADD), ast.Sub: (" - ", ADD), ast.Mult: (r" \cdot ", MULTIPLY),
    ast.MatMult: (r" \, ", MULTIPLY), ast.Mod: (r" \bmod ", MULTIPLY),
}  # fmt: skip
_CONSTANTS: dict[complex, str] = {math.log(2): r"\ln 2", math.log(10): r"\ln 10"}
_EXPONENT = re.compile(r"(.*)e([-+]?\d+)\Z")


class Latex(Speller):
    """Spells formulas in LaTeX."""

    words = _COMPARED

    def bracketed(self, text: str) -> str:
        return rf"\left({text}\right)"

    def value(self, name: str) -> Spelt:
        known = {"pi": r"\pi", "inf": r"\infty", "nan": r"\mathrm{NaN}"}
        return Spelt(known.get(name) or rf"\mathit{{{_escaped(name)}}}")

    def constant(self, value: object) -> Spelt:
        if isinstance(value, str):
            return Spelt(rf"\text{{“{_escaped(value)}”}}")
        if value is Ellipsis:
            return Spelt(r"\ldots")
        if isinstance(value, bool) or not isinstance(value, int | float | complex):
            return Spelt(rf"\mathrm{{{value}}}")
        if value in _CONSTANTS:
            return Spelt(_CONSTANTS[value], SIGN)
        text = repr(value).replace("j", r"\mathrm{i}")
        exponent = _EXPONENT.match(text)
        if exponent is None:
            return Spelt(text)
        return Spelt(rf"{exponent[1]} \cdot 10^{{{int(exponent[2])}}}", MULTIPLY)

    def binary(self, op: type[ast.operator], left: ast.expr, right: ast.expr) -> Spelt:
        if op in (ast.Div, ast.FloorDiv):
            text = rf"\frac{{{self.spell(left)}}}{{{self.spell(right)}}}"
            floored = op is ast.FloorDiv
            return Spelt(rf"\left\lfloor {text} \right\rfloor" if floored else text)
        if op is ast.Pow:
            return Spelt(f"{self.at(left, ATOM)}^{{{self.spell(right)}}}", POWER)
        sign, level = _OPERATORS[op]
        return Spelt(self.at(left, level) + sign + self.at(right, level + 1), level)

    def unary(self, op: type[ast.unaryop], operand: ast.expr) -> Spelt:
        if op in (ast.Not, ast.Invert):
            return Spelt(rf"\lnot {self.at(operand, NOT)}", NOT)
        return Spelt(("-" if op is ast.USub else "+") + self.at(operand, SIGN), SIGN)

    def chosen(self, cases: Sequence[tuple[ast.expr, ast.expr]], otherwise: ast.expr) -> Spelt:
        lines = [rf"{self.spell(value)} & \text{{if }} {self.spell(test)}" for value, test in cases]
        lines.append(rf"{self.spell(otherwise)} & \text{{otherwise}}")
        return Spelt(r"\begin{cases} " + r" \\ ".join(lines) + r" \end{cases}")

    def element(self, value: ast.expr, index: ast.expr) -> Spelt:
        items = index.elts if isinstance(index, ast.Tuple) else [index]
        return Spelt(f"{self.at(value, ATOM)}_{{{', '.join(self.spell(item) for item in items)}}}")

    def sliced(
        self, lower: ast.expr | None, upper: ast.expr | None, step: ast.expr | None
    ) -> Spelt:
        parts = [lower, upper] if step is None else [lower, upper, step]
        return Spelt(":".join("" if part is None else self.spell(part) for part in parts))

    def attribute(self, value: ast.expr, name: str) -> Spelt:
        return self.call(Call(name, name, [value], []))

    def call(self, call: Call) -> Spelt:
        arguments = call.arguments
        alone = len(arguments) == 1 and not call.keywords
        if alone and call.name in _AROUND:
            before, after = _AROUND[call.name]
            return Spelt(before + self.spell(arguments[0]) + after)
        if alone and call.name in _RAISED:
            return Spelt(f"{self.at(arguments[0], ATOM)}^{{{_RAISED[call.name]}}}", POWER)
        if len(arguments) == 2 and call.name in _BETWEEN:
            left, right = (self.at(each, ADD) for each in arguments)
            return Spelt(left + _BETWEEN[call.name] + right, COMPARE)
        if call.name == "where" and len(arguments) == 3:
            test, value, otherwise = arguments
            return self.chosen([(value, test)], otherwise)
        if call.name in PRODUCTS and len(arguments) == 2:
            return self.binary(ast.MatMult, *arguments)
        if alone and call.name == "expm1":
            return Spelt(f"e^{{{self.spell(arguments[0])}}} - 1", ADD)
        if call.name == "polygamma" and len(arguments) == 2:
            order, x = (self.spell(each) for each in arguments)
            return Spelt(rf"\psi^{{\left({order}\right)}}{self.bracketed(x)}")
        name = _NAMED.get(call.name) or rf"\operatorname{{{_escaped(_bare(call.name))}}}"
        parts = [self.spell(each) for each in arguments]
        parts += [
            rf"\mathit{{{_escaped(key)}}} = {self.spell(each)}" for key, each in call.keywords
        ]
        return Spelt(name + self.bracketed(", ".join(parts)))


def _bare(name: str) -> str:
    for namespace in _NAMESPACES:
        name = name.removeprefix(namespace)
    return name


def _escaped(text: str) -> str:
    """Text that means nothing but itself to LaTeX."""
    text = text.replace("\\", r"\backslash ")
    return re.sub(r"([_%#&${}])", r"\\\1", text)
