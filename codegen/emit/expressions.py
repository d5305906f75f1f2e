"""Documents of expressions, as `ruff format` breaks them."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from codegen.emit.printer import SPACE, Doc, Group, Text, enclosed, items

OPERATORS: dict[type[ast.AST], tuple[str, int]] = {
    ast.Or: ("or", 3), ast.And: ("and", 4),
    ast.BitOr: ("|", 7), ast.BitXor: ("^", 8), ast.BitAnd: ("&", 9),
    ast.LShift: ("<<", 10), ast.RShift: (">>", 10), ast.Add: ("+", 11), ast.Sub: ("-", 11),
    ast.Mult: ("*", 12), ast.Div: ("/", 12), ast.FloorDiv: ("//", 12), ast.Mod: ("%", 12),
    ast.MatMult: ("@", 12), ast.Pow: ("**", 14),
    ast.Not: ("not ", 5), ast.USub: ("-", 13), ast.UAdd: ("+", 13), ast.Invert: ("~", 13),
    ast.Eq: ("==", 6), ast.NotEq: ("!=", 6), ast.Lt: ("<", 6), ast.LtE: ("<=", 6),
    ast.Gt: (">", 6), ast.GtE: (">=", 6), ast.Is: ("is", 6), ast.IsNot: ("is not", 6),
    ast.In: ("in", 6), ast.NotIn: ("not in", 6),
}  # fmt: skip
CONDITIONAL, NEGATION, COMPARISON, _UNARY, _POWER_OF, PRIMARY = 2, 5, 6, 13, 14, 16


def strength_of(node: ast.expr) -> int:
    """How tightly an expression holds together."""
    match node:
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.UnaryOp(op=op):
            return OPERATORS[type(op)][1]
        case ast.Compare():
            return COMPARISON
        case ast.IfExp():
            return CONDITIONAL
        case ast.Lambda() | ast.NamedExpr() | ast.Starred():
            return 1
    return PRIMARY


class Expressions:
    """Documents of the expressions in a piece of source."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._lines = source.splitlines()

    def doc(self, node: ast.expr, least: int = 0, inside: bool = True) -> Doc:
        """`node`, in parentheses if it is weaker than `least`.

        inside: whether brackets stand around it, so that it may be broken between operands.
        """
        if strength_of(node) < least:
            return enclosed("(", self.doc(node), ")")
        found = self._plain(node, inside)
        return Group(found) if isinstance(found, tuple) else found

    def parts(self, node: ast.expr) -> list[Doc]:
        """The arguments of a call, or the items of a collection."""
        match node:
            case ast.Call(_, args, keywords):
                named = ((f"{k.arg}=" if k.arg else "**", self.doc(k.value)) for k in keywords)
                return [*map(self.doc, args), *named]
            case ast.Dict(keys, values):
                return [
                    (self.doc(key), ": ", self.doc(value)) if key else ("**", self.doc(value))
                    for key, value in zip(keys, values, strict=True)
                ]
            case ast.Tuple(elts) | ast.List(elts) | ast.Set(elts):
                return [*map(self.doc, elts)]
        raise TypeError(f"{ast.unparse(node)} has no parts")

    def _plain(self, node: ast.expr, inside: bool) -> Doc:
        gap: Doc = SPACE if inside else " "
        match node:
            case ast.Name(name):
                return name
            case ast.Constant(str() as value):
                return Text(value)
            case ast.Constant(value):
                return "..." if value is ... else repr(value)
            case ast.Attribute(value, attr):
                return (self._primary(value, inside), f".{attr}")
            case ast.Call(func):
                return (self._primary(func, inside), self._arguments(node))
            case ast.Subscript(value, index):
                parts = index.elts if isinstance(index, ast.Tuple) else [index]
                docs = [self._index(part) for part in parts]
                if isinstance(index, ast.Tuple) and len(parts) == 1:
                    return (self._primary(value, inside), "[", docs[0], ",]")
                inner = Group(items(docs)) if len(docs) > 1 else docs[0]
                return (self._primary(value, inside), enclosed("[", inner, "]"))
            case ast.BoolOp(op, values):
                word, _ = OPERATORS[type(op)]
                docs = [self.doc(value, NEGATION, inside) for value in values]
                rest = [part for doc in docs[1:] for part in (gap, f"{word} ", doc)]
                return (docs[0], *rest)
            case ast.Compare(left, ops, comparators):
                first = self.doc(left, COMPARISON + 1, inside)
                rest = []
                for sign_of, right in zip(ops, comparators, strict=True):
                    word = OPERATORS[type(sign_of)][0]
                    rest += [gap, f"{word} ", self.doc(right, COMPARISON + 1, inside)]
                return (first, *rest)
            case ast.BinOp(left, ast.Pow(), right):
                sign = "**" if _is_simple(left) and _is_simple(right) else " ** "
                base = self.doc(left, _POWER_OF + 1, inside)
                return (base, sign, self.doc(right, _UNARY, inside))
            case ast.BinOp(left, op, right):
                word, strength = OPERATORS[type(op)]
                first = self._same(left, strength, inside)
                return (*first, gap, f"{word} ", self.doc(right, strength + 1, inside))
            case ast.UnaryOp(op, operand):
                word, strength = OPERATORS[type(op)]
                return (word, self.doc(operand, strength, inside))
            case ast.IfExp(test, body, orelse):
                return (
                    self.doc(body, CONDITIONAL + 1, inside),
                    gap,
                    "if ",
                    self.doc(test, CONDITIONAL + 1, inside),
                    gap,
                    "else ",
                    self.doc(orelse, CONDITIONAL, inside),
                )
            case ast.Tuple():
                docs = self.parts(node)
                if len(docs) == 1:
                    return enclosed("(", (docs[0], ","), ")", self._spans(node))
                return enclosed("(", items(docs), ")", self._spans(node))
            case ast.List():
                return enclosed("[", items(self.parts(node)), "]", self._spans(node))
            case ast.Set() | ast.Dict():
                return enclosed("{", items(self.parts(node)), "}", self._spans(node))
            case ast.Starred(value):
                return ("*", self.doc(value, 7))
            case ast.GeneratorExp(elt, generators):
                return enclosed("(", self._comprehension(elt, generators), ")")
            case ast.ListComp(elt, generators):
                return enclosed("[", self._comprehension(elt, generators), "]")
            case ast.SetComp(elt, generators):
                return enclosed("{", self._comprehension(elt, generators), "}")
            case ast.NamedExpr(target, value):
                return (self.doc(target), " := ", self.doc(value))
        return ast.unparse(node)

    def _primary(self, node: ast.expr, inside: bool) -> Doc:
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return f"({node.value!r})"
        if strength_of(node) < PRIMARY:
            return enclosed("(", self.doc(node), ")")
        return self._plain(node, inside)

    def _same(self, node: ast.expr, strength: int, inside: bool) -> tuple[Doc, ...]:
        """The left operand: one chain with its parent where it is as strong."""
        if isinstance(node, ast.BinOp) and strength_of(node) == strength:
            found = self._plain(node, inside)
            assert isinstance(found, tuple)
            return found
        return (self.doc(node, strength, inside),)

    def _arguments(self, node: ast.Call) -> Doc:
        match node:
            case ast.Call(_, [ast.GeneratorExp(elt, generators)], []):
                return enclosed("(", self._comprehension(elt, generators), ")")
        docs = self.parts(node)
        if not docs:
            return "()"
        broken = self._ends_with_comma(node)
        return enclosed("(", Group(items(docs), broken), ")", broken)

    def _index(self, node: ast.expr) -> Doc:
        if not isinstance(node, ast.Slice):
            return self.doc(node)
        parts = [each for each in (node.lower, node.upper, node.step) if each is not None]
        gap = "" if all(_is_short(each) for each in parts) else " "
        found: list[Doc] = [self.doc(node.lower), gap, ":"] if node.lower else [":"]
        found += [gap, self.doc(node.upper)] if node.upper else []
        if node.step:
            found += [gap if node.upper else "", ":", gap, self.doc(node.step)]
        return tuple(found)

    def _comprehension(self, elt: ast.expr, generators: Sequence[ast.comprehension]) -> Doc:
        parts: list[Doc] = [self.doc(elt)]
        for each in generators:
            target = ast.unparse(each.target).removeprefix("(").removesuffix(")")
            source = self.doc(each.iter, CONDITIONAL + 1)
            parts += [SPACE, f"for {target} in ", source]
            for test in each.ifs:
                parts += [SPACE, "if ", self.doc(test, CONDITIONAL + 1)]
        return Group(tuple(parts))

    def _spans(self, node: ast.expr) -> bool:
        """Whether a collection was written with each item in a line of its own."""
        return node.lineno != node.end_lineno and self._ends_with_comma(node)

    def _ends_with_comma(self, node: ast.expr) -> bool:
        if node.lineno == node.end_lineno or node.end_lineno is None:
            return False
        lines = self._lines
        last = lines[node.end_lineno - 1].encode()[: (node.end_col_offset or 1) - 1].strip()
        return not last and lines[node.end_lineno - 2].endswith(",")


def _is_simple(node: ast.expr) -> bool:
    """Whether `**` stands close to the operand."""
    match node:
        case ast.Name() | ast.Constant(int() | float()):
            return True
        case ast.Attribute(value):
            return _is_simple(value)
        case ast.UnaryOp(ast.USub(), operand):
            return _is_simple(operand)
    return False


def _is_short(node: ast.expr) -> bool:
    """Whether `:` stands close to the bound of a slice."""
    match node:
        case ast.UnaryOp(ast.USub(), ast.Name() | ast.Constant()):
            return True
    return isinstance(node, ast.Name | ast.Constant | ast.Attribute) and strength_of(node) > 15
