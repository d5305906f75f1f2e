"""A formula as an expression that is held to the closed language of `codegen.parse.language`."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from codegen.parse import language
from codegen.parse.document import Scalar
from codegen.parse.errors import Location, Problem, did_you_mean
from codegen.parse.source import walk


@dataclass(frozen=True)
class Formula:
    """An expression of the language: its text on one line, its tree, and where it stands.

    `owner` says whose it is, for messages: "the formula of 'self'".
    """

    text: str
    tree: ast.expr = field(compare=False, repr=False)
    owner: str = "the formula"
    operation: str | None = None
    scalar: Scalar | None = field(default=None, compare=False, repr=False)
    indent: int = field(default=0, compare=False, repr=False)

    def __str__(self) -> str:
        return self.text

    def problem(self, node: ast.AST, message: str, hint: str | None = None) -> Problem:
        """A problem whose caret stands under a node of the tree."""
        start, length = span(node)
        return self.problem_at(start, length, message, hint)

    def problem_at(
        self, offset: int, length: int, message: str, hint: str | None = None
    ) -> Problem:
        """A problem whose caret stands under text[offset:offset + length]."""
        scalar = self.scalar or Scalar.of(self.text)
        return scalar.problem_at(
            offset + self.indent, length, message, operation=self.operation, hint=hint
        )

    @property
    def location(self) -> Location:
        """Where it begins in the file."""
        return (self.scalar or Scalar.of(self.text)).locate(self.indent)

    @property
    def width(self) -> int | None:
        """How many values it gives where it is written as a tuple or list."""
        return len(self.tree.elts) if isinstance(self.tree, ast.Tuple | ast.List) else None

    @cached_property
    def names(self) -> frozenset[str]:
        """Every name that stands in it, those of operations and modules included."""
        return frozenset(n.id for n in walk(self.tree) if isinstance(n, ast.Name))


def parse_formula(
    source: Scalar | str,
    *,
    operation: str | None = None,
    owner: str = "the formula",
    forward: bool = False,
) -> tuple[Formula | None, list[Problem]]:
    """Parse a formula and hold it to the language.

    Returns the formula and no problems, or None and everything that is wrong with it. With
    `forward` the attributes of arrays are allowed too. Whatever the text is, this costs bounded
    time and memory and runs none of it.
    """
    scalar = Scalar.of(source) if isinstance(source, str) else source
    value = scalar.value
    indent = len(value) - len(value.lstrip())
    # One line, in which every character keeps its place.
    text = value.strip().replace("\n", " ").replace("\t", " ")
    draft = Formula(text, _NOTHING, owner, operation, scalar, indent)
    problem = _text_problem(draft)
    if problem:
        return None, [problem]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # "1or x" is a warning, and a mistake
            tree = ast.parse(text, mode="eval").body
    except SyntaxError as error:
        return None, [_syntax_problem(draft, error)]
    except (RecursionError, MemoryError, ValueError):
        return None, [_too_deep(draft, 0, len(text))]
    formula = Formula(text, tree, owner, operation, scalar, indent)
    problems = _tree_problems(formula, forward)
    return (None, problems) if problems else (formula, [])


_NOTHING = ast.Constant(None)
_NODES = frozenset(language.NODES)
_MAX_DOTS = 8  # in what is called; the longest name in use has three
_UNSUITABLE = (
    # pattern, what it is, what to do instead
    (re.compile(r"[^\x20-\x7e]"), "the character '{}'", None),
    (re.compile(r"\\"), "a backslash", None),
    (re.compile(r'"""|' + "'''"), "a triple-quoted string", None),
    (re.compile(r"#"), "a comment", "put it outside of the quotes, or under `doc`"),
    (re.compile(r"\d[\da-fA-F_xXoO]{99,}"), "so long a number", None),
)
_LOOKALIKES = {
    "\u00d7": "*",
    "\u00b7": "*",
    "\u00f7": "/",
    "\u2212": "-",
    "\u2013": "-",
    "\u03c0": "pi",
    "\u221e": "inf",
    **dict.fromkeys("\u2018\u2019\u201c\u201d", "a straight quote"),
}


def _text_problem(draft: Formula) -> Problem | None:
    """What rules a text out before it is parsed."""
    text = draft.text
    if not text:
        message = f"{draft.owner} is empty"
        return draft.problem_at(0, 1, message, "write an expression or leave the key out")
    if len(text) > language.MAX_LENGTH:
        message = f"{draft.owner} is longer than {language.MAX_LENGTH:,} characters"
        return draft.problem_at(0, 1, message, "move it to a function in autograd/formulas")
    for pattern, what, hint in _UNSUITABLE:
        match = pattern.search(text)
        if match:
            found = match.group()
            if found in _LOOKALIKES:
                hint = f"write {_LOOKALIKES[found]}"
            message = f"{what.format(found)} cannot stand in {draft.owner}"
            return draft.problem_at(match.start(), len(found), message, hint)
    depth = 0
    deep = sum(map(text.count, "([{")) > language.MAX_DEPTH
    for at, character in enumerate(text if deep else ""):
        depth += (character in "([{") - (character in ")]}")
        if depth > language.MAX_DEPTH:
            return _too_deep(draft, at, 1)
    return None


def _too_deep(formula: Formula, at: int, length: int) -> Problem:
    message = f"{formula.owner} is nested more than {language.MAX_DEPTH} levels deep"
    return formula.problem_at(at, length, message, "move it to a function in autograd/formulas")


def _syntax_problem(draft: Formula, error: SyntaxError) -> Problem:
    at = max(0, min((error.offset or 1) - 1, len(draft.text) - 1))
    length = 1
    if error.end_offset and error.end_lineno == error.lineno:
        length = max(1, error.end_offset - 1 - at)
    said = re.split(r"[.;] ", str(error.msg))[0]
    hint = "a formula is an expression; it assigns nothing" if draft.text[at] == "=" else None
    return draft.problem_at(at, length, f"{draft.owner} is not an expression: {said}", hint)


def span(node: ast.AST) -> tuple[int, int]:
    start = getattr(node, "col_offset", 0)
    return start, max(1, (getattr(node, "end_col_offset", None) or start + 1) - start)


def _tree_problems(formula: Formula, forward: bool) -> list[Problem]:
    """Everything in the tree that the language lacks, found without recursion."""
    problems: list[Problem] = []
    attributes = language.FORWARD_ATTRIBUTES if forward else language.ATTRIBUTES
    stack: list[tuple[ast.AST, ast.AST, int]] = [(formula.tree, formula.tree, 1)]
    while stack:
        node, parent, depth = stack.pop()
        if depth > language.MAX_DEPTH:
            return [_too_deep(formula, *span(parent))]
        if len(problems) >= language.MAX_PROBLEMS:
            break
        if node.__class__ not in _NODES:
            problems.append(_refused(formula, node, parent))
            continue
        problems += _node_problems(formula, node, attributes)
        stack += [(each, node, depth + 1) for each in _children(node, forward)]
    return problems


def _children(node: ast.AST, forward: bool) -> Iterable[ast.AST]:
    """The parts of a node that are values; what is called is for check_names to resolve."""
    if isinstance(node, ast.Call):
        func: ast.AST = node.func
        if isinstance(func, ast.Name) and _is_private(func.id):
            return [*node.args, *node.keywords]
        if dotted(func):
            func = _root(func)
        elif isinstance(func, ast.Attribute):
            func = func.value
        return [func, *node.args, *node.keywords]
    if isinstance(node, ast.Attribute) and forward and _is_numpy(node):
        return []
    return _parts(node)


def _parts(node: ast.AST) -> list[ast.AST]:
    """The nodes right below one, but for those without parts that may stand anywhere."""
    values = [getattr(node, name, None) for name in node._fields]
    found = [each for value in values for each in (value if value.__class__ is list else (value,))]
    return [
        each
        for each in found
        if isinstance(each, ast.AST) and (each._fields or each.__class__ not in _NODES)
    ]


def _root(node: ast.AST) -> ast.AST:
    """The name that a chain of attributes starts with."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node


def _is_private(name: str) -> bool:
    """Whether an operation may have the name, though it starts with '_'."""
    return name.startswith("_") and not name.startswith("__")


def _is_numpy(node: ast.AST) -> bool:
    root = _root(node)
    return isinstance(root, ast.Name) and root.id == "np"


def _refused(formula: Formula, node: ast.AST, parent: ast.AST) -> Problem:
    name = type(node).__name__
    what, hint = language.REFUSED.get(type(node), (f"the syntax {name}", None))
    message = f"{what} cannot stand in {formula.owner}"
    if isinstance(parent, ast.BinOp) and isinstance(node, ast.operator):
        # An operator has no place of its own, but its operands have.
        symbol = what.split("'")[1]
        after = span(parent.left)
        at = formula.text.index(symbol, sum(after))
        return formula.problem_at(at, len(symbol), message, hint)
    return formula.problem(node if hasattr(node, "col_offset") else parent, message, hint)


def _node_problems(
    formula: Formula, node: ast.AST, attributes: Collection[str]
) -> Iterator[Problem]:
    """What is wrong with one node apart from its children."""
    if isinstance(node, ast.Name):
        yield from _underscored(formula, node, node.id)
    elif isinstance(node, ast.keyword):
        if node.arg is None:
            message = f"'**' in a call cannot stand in {formula.owner}"
            yield formula.problem(node, message, "name the arguments")
        else:
            yield from _underscored(formula, node, node.arg)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bytes):
            yield formula.problem(node, f"a bytes literal cannot stand in {formula.owner}")
    elif isinstance(node, ast.BinOp):
        for operand in (node.left, node.right):
            if isinstance(operand, ast.Constant) and isinstance(operand.value, str):
                message = f"a text in arithmetic cannot stand in {formula.owner}"
                yield formula.problem(operand, message, "texts are passed and compared")
    elif isinstance(node, ast.Compare):
        operands = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, operands, operands[1:], strict=False):
            if isinstance(operator, ast.Is | ast.IsNot) and not (_is_none(left) or _is_none(right)):
                message = f"'is' compares with nothing but None in {formula.owner}"
                yield formula.problem(node, message, "write == or !=")
    elif isinstance(node, ast.Call):
        func = node.func
        if (dotted(func) or "").count(".") > _MAX_DOTS:
            yield _too_deep(formula, *span(func))
        if isinstance(func, ast.Attribute) and _is_private(func.attr):
            func = func.value if dotted(func) else node
        while isinstance(func, ast.Attribute):
            yield from _underscored(formula, func, func.attr)
            func = func.value if dotted(func) else node
    elif isinstance(node, ast.Attribute):
        yield from _underscored(formula, node, node.attr)
        allowed = node.attr in attributes or node.attr.startswith("_")
        if not allowed and not (attributes is language.FORWARD_ATTRIBUTES and _is_numpy(node)):
            yield attribute_problem(formula, node, attributes)


def _is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _underscored(formula: Formula, node: ast.AST, name: str) -> Iterator[Problem]:
    if name.startswith("_"):
        place = name_span(formula, node, name)
        message = f"the name '{name}' starts with '_', which no name in a formula does"
        yield formula.problem_at(*place, message)


def name_span(formula: Formula, node: ast.AST, name: str) -> tuple[int, int]:
    """Where a name stands that ends (an attribute) or starts (a name, a keyword) the node."""
    start, length = span(node)
    if isinstance(node, ast.Attribute):
        return start + length - len(name), len(name)
    return start, len(name)


def attribute_problem(
    formula: Formula, node: ast.Attribute, attributes: Collection[str]
) -> Problem:
    start, length = name_span(formula, node, node.attr)
    hint = did_you_mean(node.attr, attributes)
    if hint is None:
        hint = "the attributes are " + " ".join(f".{each}" for each in sorted(attributes))
    message = f"the attribute '.{node.attr}' cannot stand in {formula.owner}"
    return formula.problem_at(start, length, message, hint)


def dotted(node: ast.AST) -> str | None:
    """'nn.functional.relu' for such a chain of attributes of a name; None for anything else."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return None
    return ".".join([node.id, *reversed(parts)])
