"""Generated Python in the form that `ruff format` gives it: double quotes, lines of 100 columns;
but what does not fit on a line stands in rows, where the formatter gives each part one of its own.

Generators write a statement in one line, or in several where each item is to have its own. Lines
that are right as they are stay; the others are parsed and laid out anew as documents
(`codegen.emit.printer`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from codegen.emit.expressions import (
    COMPARISON,
    CONDITIONAL,
    NEGATION,
    OPERATORS,
    PRIMARY,
    Expressions,
    strength_of,
)
from codegen.emit.printer import (
    WIDTH,
    Doc,
    Group,
    Text,
    enclosed,
    flat,
    items,
    print_doc,
    text_source,
    width_of,
)

_STRINGS = re.compile(r'"""|"(?:[^"\\]|\\.)*"|' + r"'(?:[^'\\]|\\.)*'")
_SLICE = re.compile(r"\[[^\[\]{}]*[^\w\[\]{}, ]+[^\[\]{}]*:|\[[^\[\]{}]*:[^\[\]{}]*[^\w\[\]{}, :]")
_BLANKS = re.compile(r"\n{3,}(from |import | )?")
_STUBS = re.compile(
    r"^((?:def |\) -> ).*: \.\.\.(?:  # fmt: skip)?)\n\n(?=def |@overload)", re.MULTILINE
)
_OPENING, _CLOSING = ("(", "[", "{"), (")", "]", "}")
_PLAIN = re.compile(r'((?:\w+=)?)"([^"\\]*)",')
_OPENS = re.compile(r"\s*(?:\w+ ?= ?)?[\w.]*[(\[{]")
_MARKS = re.compile(_STRINGS.pattern + r"|[()\[\]{},]")
_NUMBERS = re.compile(_STRINGS.pattern + r"|\b\d[\d.]*e-\d+")
_OPENED = re.compile(
    r"(?:[\w., ]+ = )+([(\[{])|"
    r"(?:def |return |raise |if (?:[\w.]+ and not )?|(?:[\w., ]+ = )+)?[\w.]+\("
)
_ENDS = re.compile(r"[)\]}](?: from None|(?: -> [^()]*)?:(?: \.\.\.)?)?")
_PART = r"([\w.]+(?:\([\w., ]*\))?)"
_CHOICE = re.compile(rf"(return |(?:[\w.]+ = )+){_PART} if {_PART} else {_PART}")


def lay_out(module: str, width: int = WIDTH) -> str:
    """A module of statements, comments and docstrings, formatted."""
    lines = iter([line.rstrip() for line in module.strip("\n").splitlines()])
    text = _BLANKS.sub(_blanks, "\n".join(_laid_out(lines, width)))
    return (_STUBS.sub(r"\1\n", text) if ": ..." in text else text) + "\n"


def _blanks(match: re.Match[str]) -> str:
    """One blank line before imports and within definitions, two between these."""
    return f"\n\n{match[1]}" if match[1] else "\n\n\n"


def _laid_out(lines: Iterator[str], width: int) -> Iterator[str]:
    for line in lines:
        if not line:
            yield line
            continue
        stripped = line.lstrip()
        if stripped.startswith(('"""', "#")):
            yield line
            if stripped.startswith('"""') and not stripped.endswith('"""', 3):
                for inner in lines:
                    yield inner
                    if inner.endswith('"""'):
                        break
            continue
        indent = line[: len(line) - len(stripped)]
        if line.endswith(_OPENING):
            closing = tuple(indent + closing for closing in _CLOSING)
            block = [line]
            while not line.startswith(closing):
                line = next(lines)
                block.append(line)
            if _is_listed(block):
                yield from _listed(block, width)
            else:
                yield from _statement("\n".join(block).removeprefix(indent), len(indent), width)
            continue
        line = _with_double_quotes(line)
        if _is_right(line, width):
            yield line
            continue
        source = line[len(indent) :]
        found = _in_its_brackets(source, indent, width) if len(line) > width else None
        yield from found or _statement(source, len(indent), width)


def _is_right(line: str, width: int) -> bool:
    """Whether a line with texts in double quotes may stand as it is written."""
    return len(line) <= width and " ** " not in line and not ("[" in line and _SLICE.search(line))


def _is_listed(block: Sequence[str]) -> bool:
    """Whether lines hold a collection or call of which each item has its own line and comma."""
    *rest, _ = block
    return len(rest) > 1 and all(
        _OPENS.fullmatch(line) if line.endswith(_OPENING) else line.endswith(",") for line in rest
    )


def _listed(block: Sequence[str], width: int) -> Iterator[str]:
    opened: list[str] = []
    for each in block:
        line = _with_double_quotes(each)
        stripped = line.lstrip()
        if line.endswith(_OPENING):
            opened.append(line[-1])
        elif stripped.startswith(_CLOSING):
            opened.pop()
        elif not _is_right(line, width):
            yield from _item(stripped, len(line) - len(stripped), width, opened[-1] == "{")
            continue
        yield line


@cache
def _item(source: str, indent: int, width: int, in_braces: bool) -> tuple[str, ...]:
    """The lines of an item of a collection, or of an argument, with the comma behind it."""
    part: Doc
    if plain := _PLAIN.fullmatch(source):
        part = (plain[1], Text(plain[2]))
    else:
        text = f"{{{source}}}" if in_braces else f"_({source})"
        (part,) = Expressions(text).parts(ast.parse(text, mode="eval").body)
    return tuple((" " * indent + print_doc((part, ","), indent, width)).split("\n"))


@cache
def _in_its_brackets(source: str, indent: str, width: int) -> list[str] | None:
    """The lines of a call, a collection or the head of a function with what it takes in lines of
    their own, and of a choice in brackets; None for others, and where a part is to be broken too.

    Most statements that are too long are of these forms, and need not be parsed.
    """
    source = _NUMBERS.sub(_as_python, source) if "e-" in source else source
    if choice := _CHOICE.fullmatch(source):
        head, tail = choice[1] + "(", ")"
        forms = [[source[choice.end(1) :]], [choice[2], f"if {choice[3]}", f"else {choice[4]}"]]
    elif opened := _OPENED.match(source):
        ends = _ends(source, opened.end())
        head, tail = source[: opened.end()], source[ends[-1] :]
        inner = source[opened.end() : ends[-1]]
        parts = [f"{source[start + 1 : end].strip()}," for start, end in pairwise(ends)]
        is_collection = opened[1] is not None
        if is_collection and (len(parts) == 1 or len(tail) > 1):
            return None
        if "," in (inner, parts[-1]) or " in " in inner or not _ENDS.fullmatch(tail):
            return None  # for one, a comprehension
        forms = [parts] if is_collection else [[inner], parts]
    else:
        return None
    for form in forms:
        lines = [indent + head, *(f"{indent}    {part}" for part in form), indent + tail]
        if all(_is_right(line, width) for line in lines):
            return _in_rows(lines, width) if len(form) > 1 and head[-1] == "(" else lines
    return None


def _in_rows(lines: list[str], width: int) -> list[str]:
    """A call, or the like, with as many of its parts in a line as it takes, where the formatter
    would give each one of its own."""
    head, *parts, tail = lines
    if not parts[-1].endswith(","):  # a choice
        return lines
    rows: list[str] = []
    for part in parts:
        joined = f"{rows[-1]} {part.strip()}" if rows else part
        if rows and len(joined) <= width:
            rows[-1] = joined
        else:
            rows.append(part)
    return [head, *rows, f"{tail}  # fmt: skip"] if len(rows) < len(parts) else lines


def _ends(source: str, start: int) -> list[int]:
    """Where the bracket before `start` opens, where the commas within it are, and where it closes,
    or nothing does."""
    depth, found = 1, [start - 1]
    for match in _MARKS.finditer(source, start):
        depth += (match[0] in _OPENING) - (match[0] in _CLOSING)
        if depth == 0 or (depth == 1 and match[0] == ","):
            found.append(match.start())
        if depth == 0:
            return found
    return [*found, len(source)]


def _as_python(match: re.Match[str]) -> str:
    """A number as Python writes it: 1e-05; texts stay as they are."""
    return repr(float(match[0])) if match[0][0].isdigit() else match[0]


def _with_double_quotes(line: str) -> str:
    return _STRINGS.sub(_requoted, line) if "'" in line else line


def _requoted(match: re.Match[str]) -> str:
    found = match[0]
    if found[0] == '"' or '"' in found:
        return found
    return text_source(ast.literal_eval(found)) if "\\" in found else f'"{found[1:-1]}"'


@cache
def _statement(source: str, indent: int, width: int) -> tuple[str, ...]:
    """The lines of a statement, or of the head of one that holds others."""
    text = source + " pass" if source.endswith(":") else source
    prefix = "if True:\n    pass\n" if text.startswith(("elif ", "else:")) else ""
    if prefix:
        return tuple(_branch(text, indent, width))
    (tree,) = ast.parse(text).body
    made = _laid_out_anew(tree, Expressions(text), text, indent, width)
    return tuple(" " * indent + made if i == 0 else made for i, made in enumerate(made.split("\n")))


def _laid_out_anew(tree: ast.stmt, lay: Expressions, text: str, indent: int, width: int) -> str:
    match tree:
        case ast.Assign(value=value) | ast.AnnAssign(value=value) | ast.AugAssign(value=value):
            assert value is not None
            head = text.split("\n")[value.lineno - 1][: value.col_offset]
            if indent + len(head) > width:
                names = head.removesuffix(" = ").split(", ")
                head = print_doc((enclosed("(", items(names), ")", True), " = "), indent, width)
            return _value(head, value, lay, indent, width)
        case ast.Return(ast.expr() as value):
            return _value("return ", value, lay, indent, width)
        case ast.Raise(ast.expr() as value, cause):
            tail = f" from {ast.unparse(cause)}" if cause else ""
            return _value("raise ", value, lay, indent, width, tail)
        case ast.Expr(value):
            return _value("", value, lay, indent, width)
        case ast.If(test):
            return _value("if ", test, lay, indent, width, ":")
        case ast.ImportFrom(module, aliases):
            imported = [ast.unparse(each) for each in aliases]
            head = f"from {module} import "
            line = head + ", ".join(imported)
            if indent + len(line) <= width:
                return line
            return print_doc((head, enclosed("(", items(imported), ")", True)), indent, width)
        case ast.FunctionDef():
            return _function(tree, lay, text, indent, width)
    return text.removesuffix(" pass")  # right as it is written: heads of classes and loops


def _branch(text: str, indent: int, width: int) -> Iterator[str]:
    lines = _statement(text.removeprefix("el").removesuffix(" pass"), indent + 2, width)
    for i, line in enumerate(lines):
        yield (" " * indent + "el" + line.lstrip()) if i == 0 else line[2:]


def _value(
    head: str, node: ast.expr, lay: Expressions, indent: int, width: int, tail: str = ""
) -> str:
    """A statement that ends with an expression: broken in its last brackets, or in brackets of its
    own."""
    bare = isinstance(node, ast.Tuple) and not lay.source[node.col_offset :].startswith("(")
    outside = lay.doc(node, inside=False)
    first = indent + len(head) if "\n" not in head else len(head.rpartition("\n")[2])
    if not bare and first + width_of(outside) + len(tail) <= width:
        return head + flat(outside) + tail
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return head + print_doc((Text(node.value), tail), indent, width, first)
    if _omits_parentheses(node) and not bare:
        opened = print_doc((outside, tail), indent, width, first)
        if all(len(line) <= width for line in opened.split("\n")[1:]) and (
            first + len(opened.split("\n")[0]) <= width
        ):
            return head + opened
    if _has_own_brackets(node):
        return head + print_doc((lay.doc(node), tail), indent, width, first)
    wrapped = enclosed("(", lay.doc(node), ")", True)
    return head + print_doc((wrapped, tail), indent, width, first)


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
        if strength_of(node) < least:
            brackets = True
            first = first or node
            return
        match node:
            case ast.BoolOp(op, values):
                strengths.extend([OPERATORS[type(op)][1]] * (len(values) - 1))
                for value in values:
                    visit(value, NEGATION)
            case ast.Compare(left, ops, comparators):
                strengths.extend([COMPARISON] * len(ops))
                for value in [left, *comparators]:
                    visit(value, COMPARISON + 1)
            case ast.BinOp(left, op, right):
                strength = OPERATORS[type(op)][1]
                strengths.append(strength)
                visit(left, strength)
                visit(right, strength + 1)
            case ast.IfExp(test, body, orelse):
                strengths.extend([CONDITIONAL] * 2)
                for value in (body, test, orelse):
                    visit(value, CONDITIONAL + 1)
            case ast.UnaryOp(op, operand):
                if isinstance(op, ast.Not):
                    strengths.append(5)
                first = first or node
                visit(operand, OPERATORS[type(op)][1])
            case ast.Call(func) | ast.Subscript(func):
                brackets = True
                visit(func, PRIMARY)
                last = node
            case ast.Attribute(value):
                if isinstance(value, ast.Call | ast.Subscript):
                    strengths.append(15)
                visit(value, PRIMARY)
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


def _function(tree: ast.FunctionDef, lay: Expressions, text: str, indent: int, width: int) -> str:
    """The head of a function; its body, if it is in the same line, stays there."""
    given = tree.args
    plain = [*given.posonlyargs, *given.args]
    defaults: list[ast.expr | None] = [None] * (len(plain) - len(given.defaults))
    pairs = [*zip(plain, [*defaults, *given.defaults], strict=True)]
    parts: list[Doc] = [_parameter(lay, each, default) for each, default in pairs]
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
    listed = enclosed("(", Group(items(parts)), ")") if parts else "()"
    return print_doc((f"def {tree.name}", listed, tail), indent, width)


def _parameter(lay: Expressions, argument: ast.arg, default: ast.expr | None) -> Doc:
    name = argument.arg
    if argument.annotation is not None:
        name += f": {_STRINGS.sub(_requoted, ast.unparse(argument.annotation))}"
    if default is None:
        return name
    sign = " = " if argument.annotation is not None else "="
    return (name, sign, lay.doc(default))
