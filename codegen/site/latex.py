"""Formulas in LaTeX, for MathJax and KaTeX: `grad * self.cos().conj()` with a bar over the cosine.

Names stay those of the table, so that what is read here can be looked for there.
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Sequence

from codegen.parse.language import words
from codegen.parse.records import NAMESPACES
from codegen.site.notation import Bound, Call
from codegen.site.spelling import ADD, ATOM, COMPARE, MULTIPLY, POWER, SIGN, Speller, Spelt

# Functions that LaTeX has signs of, by its commands.
_COMMANDS = words(
    "arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lim ln log max "
    "min sec sin sinh sup tan tanh"
)
_WORDS: dict[type[ast.AST], str] = {
    ast.Eq: " = ", ast.NotEq: r" \neq ", ast.Lt: " < ", ast.LtE: r" \leq ", ast.Gt: " > ",
    ast.GtE: r" \geq ", ast.Is: r" \equiv ", ast.IsNot: r" \not\equiv ", ast.In: r" \in ",
    ast.NotIn: r" \notin ", ast.And: r" \land ", ast.Or: r" \lor ", ast.Add: " + ",
    ast.Sub: " - ", ast.Mult: r" \cdot ", ast.MatMult: r" \, ", ast.Mod: r" \bmod ",
    ast.Not: r"\lnot ", ast.Invert: r"\lnot ", ast.USub: "-", ast.UAdd: "+",
}  # fmt: skip
_SIGNS = [
    (COMPARE, r"[=<>]|\\(neq|leq|geq|equiv|in)\b"), (ADD, r"[-+]"),
    (MULTIPLY, r"\\(cdot|times|bmod)\b|\\,"), (POWER, r"\^"),
]  # fmt: skip
# An argument in a row's `latex`, in brackets where it gets them as it needs them.
_HOLE = re.compile(r"\(#(\w+)\)|(?<!\\)#(\w+)")
_CONSTANTS: dict[complex, str] = {
    math.log(2): r"\ln 2", math.log(10): r"\ln 10", math.sqrt(2): r"\sqrt{2}",
    math.pi: r"\pi", math.pi / 2: r"\frac{\pi}{2}", math.pi / 180: r"\frac{\pi}{180}",
    180 / math.pi: r"\frac{180}{\pi}", math.sqrt(2 * math.pi): r"\sqrt{2 \pi}",
    math.sqrt(2 / math.pi): r"\sqrt{\frac{2}{\pi}}", math.gamma(1.5): r"\frac{\sqrt{\pi}}{2}",
    1 / math.sqrt(math.pi): r"\frac{1}{\sqrt{\pi}}",
    2 / math.sqrt(math.pi): r"\frac{2}{\sqrt{\pi}}",
    1 / math.sqrt(2 * math.pi): r"\frac{1}{\sqrt{2 \pi}}",
}  # fmt: skip
_EXPONENT = re.compile(r"(.*)e([-+]?\d+)\Z")


class Latex(Speller):
    """Spells formulas in LaTeX."""

    words = _WORDS

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
            return Spelt(rf"\left\lfloor {text} \right\rfloor") if floored else Spelt(text, POWER)
        if op is ast.Pow:
            return Spelt(f"{self.at(left, ATOM)}^{{{self.spell(right)}}}", POWER)
        return super().binary(op, left, right)

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

    def where(self, test: ast.expr, value: ast.expr, otherwise: ast.expr) -> Spelt:
        return self.chosen([(value, test)], otherwise)

    def told(self, bound: Bound) -> Spelt | None:
        if bound.entry.latex is None and bound.entry.operator == "abs" and len(bound.values) == 1:
            return Spelt(rf"\left|{self.spell(*bound.values.values())}\right|")
        signs = [name for name in bound.names if name in _COMMANDS]
        template = bound.entry.latex or (rf"\{signs[0]}" if signs else None)
        wanted = [name for names in _HOLE.findall(template or "") for name in names if name]
        if template is None or (wanted and {*wanted} != bound.values.keys()):
            return None
        if not wanted:
            listed = ", ".join(self.spell(each) for each in bound.values.values())
            return Spelt(template + self.bracketed(listed))
        level = _level(template)

        def put(hole: re.Match[str]) -> str:
            if hole[2]:
                return self.spell(bound.values[hole[2]])
            least = level + (hole[1] != wanted[0]) if level < POWER else ATOM
            return self.at(bound.values[hole[1]], least)

        return Spelt(_HOLE.sub(put, template), level)

    def named(self, call: Call) -> Spelt:
        bare = _bare(call.name)
        name = rf"\{bare}" if bare in _COMMANDS else rf"\operatorname{{{_escaped(bare)}}}"
        parts = [self.spell(each) for each in call.arguments]
        parts += [
            rf"\mathit{{{_escaped(key)}}} = {self.spell(each)}" for key, each in call.keywords
        ]
        return Spelt(name + self.bracketed(", ".join(parts)))


def _level(template: str) -> int:
    """How tightly what a row says in LaTeX binds: by what stands outside of its brackets."""
    text, before = re.sub(r"\\[{}]", "", template), ""
    while text != before:
        before = text
        text = re.sub(r"\{[^{}]*\}|\\left\b(?:(?!\\left\b).)*?\\right\b\W?", "", text)
    return next((level for level, sign in _SIGNS if re.search(sign, text)), ATOM)


def _bare(name: str) -> str:
    """Operations are called here without their namespaces."""
    for namespace in filter(None, NAMESPACES):
        name = name.removeprefix(f"{namespace}.")
    return name


def _escaped(text: str) -> str:
    """Text that means nothing but itself to LaTeX."""
    text = text.replace("\\", r"\backslash ")
    return re.sub(r"([_%#&${}])", r"\\\1", text)
