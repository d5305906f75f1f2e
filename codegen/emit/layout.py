"""Generated Python in the form that `ruff format` gives it: double quotes, lines of 100 columns.

Generators write a statement in one line, or in several where each item is to have its own. Lines
that are right as they are stay; the others are parsed and laid out anew, the way of Wadler's "A
prettier printer" (2003): an expression is a tree of groups, and a group that does not fit into its
line is broken at its own places, not at those of the groups inside.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import inf

__all__ = ["WIDTH", "lay_out", "text_source"]

WIDTH = 100

_STRINGS = re.compile(r'"""|"(?:[^"\\]|\\.)*"|' + r"'(?:[^'\\]|\\.)*'")
_SLICE = re.compile(r"\[[^\[\]{}]*[^\w\[\]{}, ]+[^\[\]{}]*:|\[[^\[\]{}]*:[^\[\]{}]*[^\w\[\]{}, :]")
_BLANKS, _GAPS = re.compile(r"\n{4,}"), re.compile(r"\n{3,}(?=from |import | )")
_STUBS = re.compile(r"^((?:def |\) -> ).*: \.\.\.)\n\n(?=def |@overload)", re.MULTILINE)
_OPENING, _CLOSING = ("(", "[", "{"), (")", "]", "}")


def lay_out(module: str, width: int = WIDTH) -> str:
    """A module of statements, comments and docstrings, formatted."""
    lines = iter([line.rstrip() for line in module.strip("\n").splitlines()])
    text = "\n".join(_laid_out(lines, width))
    text = _STUBS.sub(r"\1\n", _GAPS.sub("\n\n", text))
    return _BLANKS.sub("\n\n\n", text) + "\n"


def text_source(text: str) -> str:
    """A string literal, in double quotes unless single ones need fewer backslashes."""
    plain = repr(text)
    if plain[0] == '"' or '"' in text:
        return plain
    return f'"{plain[1:-1]}"'


def _laid_out(lines: Iterator[str], width: int) -> Iterator[str]:
    for line in lines:
        stripped = line.lstrip()
        if stripped.startswith(('"""', "#")):
            yield line
            if stripped.startswith('"""') and not stripped.endswith('"""', 3):
                for inner in lines:
                    yield inner
                    if inner.endswith('"""'):
                        break
            continue
        if line.endswith(_OPENING):
            indent = line[: len(line) - len(stripped)]
            for inner in lines:
                line += "\n" + inner
                if inner.startswith(tuple(indent + closing for closing in _CLOSING)):
                    break
            yield from _statement(line.removeprefix(indent), len(indent), width)
            continue
        if "'" in line:
            line = _STRINGS.sub(_requoted, line)
        if len(line) > width or " ** " in line or ("[" in line and _SLICE.search(line)):
            yield from _statement(stripped, len(line) - len(stripped), width)
        else:
            yield line


def _requoted(match: re.Match[str]) -> str:
    found = match[0]
    if found[0] == '"' or '"' in found:
        return found
    return text_source(ast.literal_eval(found)) if "\\" in found else f'"{found[1:-1]}"'


# ---- documents: text with places at which it may be broken ---------------------------------------


class _Break:
    """A place for a new line, where its group is broken; else `flat`."""

    def __init__(self, flat: str) -> None:
        self.flat = flat
        self.width: float = len(flat)  # of all of these: in one line


class _Only:
    """Text that is there only where its group is broken."""

    width: float = 0

    def __init__(self, text: str) -> None:
        self.text = text


class _Indent:
    def __init__(self, inner: _Doc) -> None:
        self.inner = inner
        self.width = _width(inner)


class _Group:
    """What is broken where it does not fit, or anyway."""

    def __init__(self, inner: _Doc, broken: bool = False) -> None:
        self.inner = inner
        self.broken = broken
        self.width = inf if broken else _width(inner)


class _Text:
    """A string literal, which is cut into several in parentheses where it is too long."""

    def __init__(self, value: str) -> None:
        self.value = value
        self.source = text_source(value)
        self.width: float = len(self.source)


_Doc = str | _Break | _Only | _Indent | _Group | _Text | tuple["_Doc", ...]

_SPACE, _NOTHING = _Break(" "), _Break("")
_Job = tuple[int, _Doc]


def _width(doc: _Doc) -> float:
    """The columns that a document takes in one line; infinity where a group is broken anyway."""
    if isinstance(doc, str):
        return len(doc)
    return sum(map(_width, doc)) if isinstance(doc, tuple) else doc.width


def _print(doc: _Doc, indent: int, width: int, first: int = 0) -> str:
    """The document's text; it begins in column `first` or, by default, `indent`."""
    out: list[str] = []
    column = first or indent
    jobs: list[_Job] = [(indent, doc)]  # of groups that are broken; the others are flat
    while jobs:
        indent, doc = jobs.pop()
        if isinstance(doc, str):
            out.append(doc)
            column += len(doc)
        elif isinstance(doc, tuple):
            jobs += [(indent, each) for each in reversed(doc)]
        elif isinstance(doc, _Group):
            if doc.broken or not _fits(width - column - doc.width, jobs):
                jobs.append((indent, doc.inner))
            else:
                out.append(_flat(doc.inner))
                column += len(out[-1])
        elif isinstance(doc, _Break):
            out.append("\n" + " " * indent)
            column = indent
        elif isinstance(doc, _Indent):
            jobs.append((indent + 4, doc.inner))
        elif isinstance(doc, _Only):
            out.append(doc.text)
            column += len(doc.text)
        else:
            text = doc.source
            if column + len(text) >= width and len(text) > width - column - 1:
                pieces = ("\n" + " " * (indent + 4)).join(_pieces(doc.value, width - indent - 4))
                text = f"(\n{' ' * (indent + 4)}{pieces}\n{' ' * indent})"
            out.append(text)
            column = indent + 1 if "\n" in text else column + len(text)
    return "".join(out)


def _flat(doc: _Doc) -> str:
    """The document in one line."""
    if isinstance(doc, str):
        return doc
    if isinstance(doc, tuple):
        return "".join(map(_flat, doc))
    if isinstance(doc, _Group | _Indent):
        return _flat(doc.inner)
    if isinstance(doc, _Break):
        return doc.flat
    return doc.source if isinstance(doc, _Text) else ""


def _fits(room: float, rest: Sequence[_Job]) -> bool:
    """Whether what comes up to the next new line has room; `rest` is what comes, from its end."""
    left = len(rest)
    while room >= 0 and left:
        left -= 1
        docs = [rest[left][1]]
        while docs and room >= 0:
            doc = docs.pop()
            if isinstance(doc, tuple):
                docs += reversed(doc)
            elif isinstance(doc, _Break):
                return True
            elif isinstance(doc, _Group | _Indent):
                docs.append(doc.inner)
            else:
                room -= len(doc.text) if isinstance(doc, _Only) else _width(doc)
    return room >= 0


def _pieces(text: str, room: int) -> list[str]:
    """Literals that together are the text, cut after blanks."""
    found, line = [], ""
    for word in re.findall(r"\S*\s*", text):
        if line and len(text_source(line + word)) > room:
            found.append(text_source(line))
            line = ""
        line += word
    return [*found, text_source(line)]


def _enclosed(opening: str, inner: _Doc, closing: str, broken: bool = False) -> _Doc:
    return _Group((opening, _Indent((_NOTHING, inner)), _NOTHING, closing), broken)


def _items(parts: Sequence[_Doc]) -> _Doc:
    """Parts with commas between, and one behind where each has its own line."""
    joined: list[_Doc] = []
    for part in parts:
        joined += [part, ",", _SPACE]
    return (*joined[:-2], _Only(",")) if parts else ()


# ---- expressions ---------------------------------------------------------------------------------

_OPERATORS: dict[type[ast.AST], tuple[str, int]] = {
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
_CONDITIONAL, _NEGATION, _COMPARISON, _UNARY, _POWER_OF, _PRIMARY = 2, 5, 6, 13, 14, 16


def _strength(node: ast.expr) -> int:
    """How tightly an expression holds together."""
    match node:
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.UnaryOp(op=op):
            return _OPERATORS[type(op)][1]
        case ast.Compare():
            return _COMPARISON
        case ast.IfExp():
            return _CONDITIONAL
        case ast.Lambda() | ast.NamedExpr() | ast.Starred():
            return 1
    return _PRIMARY


class _Expressions:
    """Documents of the expressions in a piece of source."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._lines = source.splitlines()

    def doc(self, node: ast.expr, least: int = 0, inside: bool = True) -> _Doc:
        """`node`, in parentheses if it is weaker than `least`.

        inside: whether brackets stand around it, so that it may be broken between operands.
        """
        if _strength(node) < least:
            return _enclosed("(", self.doc(node), ")")
        found = self._plain(node, inside)
        return _Group(found) if isinstance(found, tuple) else found

    def _plain(self, node: ast.expr, inside: bool) -> _Doc:
        gap: _Doc = _SPACE if inside else " "
        match node:
            case ast.Name(name):
                return name
            case ast.Constant(str() as value):
                return _Text(value)
            case ast.Constant(value):
                return "..." if value is ... else repr(value)
            case ast.Attribute(value, attr):
                return (self._primary(value, inside), f".{attr}")
            case ast.Call(func, args, keywords):
                return (self._primary(func, inside), self._arguments(node, args, keywords))
            case ast.Subscript(value, index):
                parts = index.elts if isinstance(index, ast.Tuple) else [index]
                docs = [self._index(part) for part in parts]
                if isinstance(index, ast.Tuple) and len(parts) == 1:
                    return (self._primary(value, inside), "[", docs[0], ",]")
                inner = _Group(_items(docs)) if len(docs) > 1 else docs[0]
                return (self._primary(value, inside), _enclosed("[", inner, "]"))
            case ast.BoolOp(op, values):
                word, _ = _OPERATORS[type(op)]
                docs = [self.doc(value, _NEGATION, inside) for value in values]
                rest = [part for doc in docs[1:] for part in (gap, f"{word} ", doc)]
                return (docs[0], *rest)
            case ast.Compare(left, ops, comparators):
                first = self.doc(left, _COMPARISON + 1, inside)
                rest = []
                for sign_of, right in zip(ops, comparators, strict=True):
                    word = _OPERATORS[type(sign_of)][0]
                    rest += [gap, f"{word} ", self.doc(right, _COMPARISON + 1, inside)]
                return (first, *rest)
            case ast.BinOp(left, ast.Pow(), right):
                sign = "**" if _is_simple(left) and _is_simple(right) else " ** "
                base = self.doc(left, _POWER_OF + 1, inside)
                return (base, sign, self.doc(right, _UNARY, inside))
            case ast.BinOp(left, op, right):
                word, strength = _OPERATORS[type(op)]
                first = self._same(left, strength, inside)
                return (*first, gap, f"{word} ", self.doc(right, strength + 1, inside))
            case ast.UnaryOp(op, operand):
                word, strength = _OPERATORS[type(op)]
                return (word, self.doc(operand, strength, inside))
            case ast.IfExp(test, body, orelse):
                return (
                    self.doc(body, _CONDITIONAL + 1, inside),
                    gap,
                    "if ",
                    self.doc(test, _CONDITIONAL + 1, inside),
                    gap,
                    "else ",
                    self.doc(orelse, _CONDITIONAL, inside),
                )
            case ast.Tuple(elts):
                docs = [self.doc(each) for each in elts]
                if len(docs) == 1:
                    return _enclosed("(", (docs[0], ","), ")", self._spans(node))
                return _enclosed("(", _items(docs), ")", self._spans(node))
            case ast.List(elts):
                return _enclosed("[", _items([self.doc(e) for e in elts]), "]", self._spans(node))
            case ast.Set(elts):
                return _enclosed("{", _items([self.doc(e) for e in elts]), "}", self._spans(node))
            case ast.Dict(keys, values):
                docs = [
                    (self.doc(key), ": ", self.doc(value)) if key else ("**", self.doc(value))
                    for key, value in zip(keys, values, strict=True)
                ]
                return _enclosed("{", _items(docs), "}", self._spans(node))
            case ast.Starred(value):
                return ("*", self.doc(value, 7))
            case ast.GeneratorExp(elt, generators):
                return _enclosed("(", self._comprehension(elt, generators), ")")
            case ast.ListComp(elt, generators):
                return _enclosed("[", self._comprehension(elt, generators), "]")
            case ast.SetComp(elt, generators):
                return _enclosed("{", self._comprehension(elt, generators), "}")
            case ast.NamedExpr(target, value):
                return (self.doc(target), " := ", self.doc(value))
        return ast.unparse(node)

    def _primary(self, node: ast.expr, inside: bool) -> _Doc:
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return f"({node.value!r})"
        if _strength(node) < _PRIMARY:
            return _enclosed("(", self.doc(node), ")")
        return self._plain(node, inside)

    def _same(self, node: ast.expr, strength: int, inside: bool) -> tuple[_Doc, ...]:
        """The left operand: one chain with its parent where it is as strong."""
        if isinstance(node, ast.BinOp) and _strength(node) == strength:
            found = self._plain(node, inside)
            assert isinstance(found, tuple)
            return found
        return (self.doc(node, strength, inside),)

    def _arguments(
        self, node: ast.Call, args: Sequence[ast.expr], keywords: Sequence[ast.keyword]
    ) -> _Doc:
        docs: list[_Doc]
        if len(args) == 1 and not keywords and isinstance(args[0], ast.GeneratorExp):
            inner = self._comprehension(args[0].elt, args[0].generators)
            return _enclosed("(", inner, ")")
        docs = [self.doc(each) for each in args]
        docs += [(f"{k.arg}=" if k.arg else "**", self.doc(k.value)) for k in keywords]
        if not docs:
            return "()"
        broken = self._ends_with_comma(node)
        return _enclosed("(", _Group(_items(docs), broken), ")", broken)

    def _index(self, node: ast.expr) -> _Doc:
        if not isinstance(node, ast.Slice):
            return self.doc(node)
        parts = [each for each in (node.lower, node.upper, node.step) if each is not None]
        gap = "" if all(_is_short(each) for each in parts) else " "
        found: list[_Doc] = [self.doc(node.lower), gap, ":"] if node.lower else [":"]
        found += [gap, self.doc(node.upper)] if node.upper else []
        if node.step:
            found += [gap if node.upper else "", ":", gap, self.doc(node.step)]
        return tuple(found)

    def _comprehension(self, elt: ast.expr, generators: Sequence[ast.comprehension]) -> _Doc:
        parts: list[_Doc] = [self.doc(elt)]
        for each in generators:
            target = ast.unparse(each.target).removeprefix("(").removesuffix(")")
            source = self.doc(each.iter, _CONDITIONAL + 1)
            parts += [_SPACE, f"for {target} in ", source]
            for test in each.ifs:
                parts += [_SPACE, "if ", self.doc(test, _CONDITIONAL + 1)]
        return _Group(tuple(parts))

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
    return isinstance(node, ast.Name | ast.Constant | ast.Attribute) and _strength(node) > 15


# ---- statements ----------------------------------------------------------------------------------


@cache
def _statement(source: str, indent: int, width: int) -> tuple[str, ...]:
    """The lines of a statement, or of the head of one that holds others."""
    text = source + " pass" if source.endswith(":") else source
    prefix = "if True:\n    pass\n" if text.startswith(("elif ", "else:")) else ""
    if prefix:
        return tuple(_branch(text, indent, width))
    (tree,) = ast.parse(text).body
    lay = _Expressions(text)
    made = _LAYOUTS.get(type(tree), _verbatim)(tree, lay, text, indent, width)
    return tuple(" " * indent + made if i == 0 else made for i, made in enumerate(made.split("\n")))


def _branch(text: str, indent: int, width: int) -> Iterator[str]:
    lines = _statement(text.removeprefix("el").removesuffix(" pass"), indent + 2, width)
    for i, line in enumerate(lines):
        yield (" " * indent + "el" + line.lstrip()) if i == 0 else line[2:]


def _value(
    head: str, node: ast.expr, lay: _Expressions, indent: int, width: int, tail: str = ""
) -> str:
    """A statement that ends with an expression: broken in its last brackets, or in brackets of its
    own."""
    bare = isinstance(node, ast.Tuple) and not lay.source[node.col_offset :].startswith("(")
    outside = lay.doc(node, inside=False)
    first = indent + len(head) if "\n" not in head else len(head.rpartition("\n")[2])
    if not bare and first + _width(outside) + len(tail) <= width:
        return head + _flat(outside) + tail
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return head + _print((_Text(node.value), tail), indent, width, first)
    if _omits_parentheses(node) and not bare:
        opened = _print((outside, tail), indent, width, first)
        if all(len(line) <= width for line in opened.split("\n")[1:]) and (
            first + len(opened.split("\n")[0]) <= width
        ):
            return head + opened
    if _has_own_brackets(node):
        return head + _print((lay.doc(node), tail), indent, width, first)
    wrapped = _enclosed("(", lay.doc(node), ")", True)
    return head + _print((wrapped, tail), indent, width, first)


def _has_own_brackets(node: ast.expr) -> bool:
    return isinstance(
        node,
        ast.Tuple | ast.List | ast.Dict | ast.Set | ast.ListComp | ast.SetComp | ast.GeneratorExp,
    )


def _omits_parentheses(node: ast.expr) -> bool:
    """Whether an expression is broken in brackets of its own rather than between its operands."""
    strengths: list[int] = []
    brackets = False
    last: ast.expr | None = None
    first: ast.expr | None = None

    def visit(node: ast.expr, least: int = 0) -> None:
        nonlocal brackets, last, first
        last = node
        if _strength(node) < least:
            brackets = True
            first = first or node
            return
        match node:
            case ast.BoolOp(op, values):
                strengths.extend([_OPERATORS[type(op)][1]] * (len(values) - 1))
                for value in values:
                    visit(value, _NEGATION)
            case ast.Compare(left, ops, comparators):
                strengths.extend([_COMPARISON] * len(ops))
                for value in [left, *comparators]:
                    visit(value, _COMPARISON + 1)
            case ast.BinOp(left, op, right):
                strength = _OPERATORS[type(op)][1]
                strengths.append(strength)
                visit(left, strength)
                visit(right, strength + 1)
            case ast.IfExp(test, body, orelse):
                strengths.extend([_CONDITIONAL] * 2)
                for value in (body, test, orelse):
                    visit(value, _CONDITIONAL + 1)
            case ast.UnaryOp(op, operand):
                if isinstance(op, ast.Not):
                    strengths.append(5)
                first = first or node
                visit(operand, _OPERATORS[type(op)][1])
            case ast.Call(func) | ast.Subscript(func):
                brackets = True
                visit(func, _PRIMARY)
                last = node
            case ast.Attribute(value):
                if isinstance(value, ast.Call | ast.Subscript):
                    strengths.append(15)
                visit(value, _PRIMARY)
                last = node
            case ast.Name() | ast.Constant():
                first = first or node
            case _:
                brackets = True
                first = first or node

    visit(node)
    if not brackets:
        return False
    if strengths and strengths.count(min(strengths)) > 1:
        return False
    if not strengths:
        return True
    if min(strengths) == 15:
        return True
    return any(end is not None and _is_bracketed(end) for end in (last, first))


def _is_bracketed(node: ast.expr) -> bool:
    match node:
        case ast.Call(args=args, keywords=keywords):
            return bool(args or keywords)
        case ast.Subscript() | ast.Name() | ast.Constant() | ast.Attribute():
            return False
        case ast.UnaryOp(op) if not isinstance(op, ast.Not):
            return False
    return True


_Layout = Callable[..., str]


def _assign(tree: ast.Assign, lay: _Expressions, text: str, indent: int, width: int) -> str:
    assert tree.value.col_offset
    head = text.split("\n")[tree.value.lineno - 1][: tree.value.col_offset]
    if indent + len(head) > width:
        names = head.removesuffix(" = ").split(", ")
        head = _print((_enclosed("(", _items(names), ")", True), " = "), indent, width)
    return _value(head, tree.value, lay, indent, width)


def _return(tree: ast.Return, lay: _Expressions, text: str, indent: int, width: int) -> str:
    assert tree.value is not None
    return _value("return ", tree.value, lay, indent, width)


def _raise(tree: ast.Raise, lay: _Expressions, text: str, indent: int, width: int) -> str:
    assert tree.exc is not None
    tail = f" from {ast.unparse(tree.cause)}" if tree.cause else ""
    return _value("raise ", tree.exc, lay, indent, width, tail)


def _expression(tree: ast.Expr, lay: _Expressions, text: str, indent: int, width: int) -> str:
    return _value("", tree.value, lay, indent, width)


def _condition(tree: ast.If, lay: _Expressions, text: str, indent: int, width: int) -> str:
    return _value("if ", tree.test, lay, indent, width, ":")


def _import(tree: ast.ImportFrom, lay: _Expressions, text: str, indent: int, width: int) -> str:
    names = [ast.unparse(each) for each in tree.names]
    head = f"from {tree.module} import "
    line = head + ", ".join(names)
    if indent + len(line) <= width:
        return line
    return _print((head, _enclosed("(", _items(names), ")", True)), indent, width)


def _verbatim(tree: ast.stmt, lay: _Expressions, text: str, indent: int, width: int) -> str:
    """What is right as it is written: heads of classes and loops."""
    return text.removesuffix(" pass")


def _function(tree: ast.FunctionDef, lay: _Expressions, text: str, indent: int, width: int) -> str:
    """The head of a function; its body, if it is in the same line, stays there."""
    given = tree.args
    plain = [*given.posonlyargs, *given.args]
    defaults: list[ast.expr | None] = [None] * (len(plain) - len(given.defaults))
    pairs = [*zip(plain, [*defaults, *given.defaults], strict=True)]
    parts: list[_Doc] = [_parameter(lay, each, default) for each, default in pairs]
    if given.posonlyargs:
        parts.insert(len(given.posonlyargs), "/")
    if given.vararg:
        parts.append(("*", _parameter(lay, given.vararg, None)))
    elif given.kwonlyargs:
        parts.append("*")
    for each, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        parts.append(_parameter(lay, each, default))
    if given.kwarg:
        parts.append(("**", _parameter(lay, given.kwarg, None)))
    tail = f" -> {ast.unparse(tree.returns)}:" if tree.returns else ":"
    if text.endswith(": ..."):
        tail += " ..."
    listed = _enclosed("(", _Group(_items(parts)), ")") if parts else "()"
    return _print((f"def {tree.name}", listed, tail), indent, width)


def _parameter(lay: _Expressions, argument: ast.arg, default: ast.expr | None) -> _Doc:
    name = argument.arg
    if argument.annotation is not None:
        name += f": {_STRINGS.sub(_requoted, ast.unparse(argument.annotation))}"
    if default is None:
        return name
    sign = " = " if argument.annotation is not None else "="
    return (name, sign, lay.doc(default))


_LAYOUTS: dict[type[ast.stmt], _Layout] = {
    ast.Assign: _assign,
    ast.AnnAssign: _assign,
    ast.AugAssign: _assign,
    ast.Return: _return,
    ast.Raise: _raise,
    ast.Expr: _expression,
    ast.If: _condition,
    ast.ImportFrom: _import,
    ast.FunctionDef: _function,
}
