"""How one library says what another one does: calls matched by name and arguments.

A phrase is written as an equation of two calls in the same parameters::

    sum(a, axis, keepdims) = torch.sum(a, dim=axis, keepdim=keepdims)

A parameter that a call leaves out is left out on the right too, where it stands there as the whole
of an argument; one that does not stand there cannot be passed. Of several phrases for a name the
first that fits is taken.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from codegen.parse.source import clone


@dataclass(frozen=True)
class _Phrase:
    """The parameters of the call on the left, and the expression on the right."""

    parameters: tuple[str, ...]
    body: ast.expr

    def said(self, args: Sequence[ast.expr], keywords: Mapping[str, ast.expr]) -> ast.expr | None:
        """The right side with these arguments, or None where they do not fit."""
        passed = dict(zip(self.parameters, args, strict=False))
        if len(args) > len(self.parameters) or not keywords.keys() <= set(self.parameters):
            return None
        if passed.keys() & keywords.keys():
            return None
        passed |= keywords
        if not passed.keys() <= {n.id for n in ast.walk(self.body) if isinstance(n, ast.Name)}:
            return None
        return _filled(self.body, passed, frozenset(self.parameters))


class Phrasebook:
    """The phrases of a text, one a line, and functions that have but another name.

    renamed: functions that take the same arguments in the same order, by their names on the left.
    """

    def __init__(self, text: str, renamed: Mapping[str, str]) -> None:
        self._phrases: dict[str, list[_Phrase]] = {}
        self._renamed = renamed
        for line in text.strip().splitlines():
            if line:
                left, _, right = line.partition(" = ")
                call = ast.parse(left, mode="eval").body
                assert isinstance(call, ast.Call)
                parameters = tuple(ast.unparse(each) for each in call.args)
                phrase = _Phrase(parameters, ast.parse(right, mode="eval").body)
                self._phrases.setdefault(ast.unparse(call.func), []).append(phrase)

    def said(
        self, name: str, args: Sequence[ast.expr], keywords: Mapping[str, ast.expr]
    ) -> ast.expr | None:
        """The call in the other library's words, or None where it has none for it."""
        for phrase in self._phrases.get(name, ()):
            found = phrase.said(args, keywords)
            if found is not None:
                return found
        if name not in self._renamed or keywords:
            return None
        return ast.Call(ast.parse(self._renamed[name], mode="eval").body, list(args), [])

    @property
    def calls(self) -> list[tuple[str, tuple[str, ...]]]:
        """What is said, by names and parameters; functions that have but another name have none."""
        found = [(n, each.parameters) for n, phrases in self._phrases.items() for each in phrases]
        return found + [(name, ()) for name in self._renamed]

    @property
    def functions(self) -> Iterable[str]:
        """The dotted names of the other library's functions that stand on a right side."""
        found = set(self._renamed.values())
        for phrases in self._phrases.values():
            for phrase in phrases:
                calls = [n.func for n in ast.walk(phrase.body) if isinstance(n, ast.Call)]
                found |= {ast.unparse(func) for func in calls}
        return sorted(found)


def same(prefix: str, names: str) -> dict[str, str]:
    """Names that only want a prefix."""
    return {name: f"{prefix}{name}" for name in names.split()}


def renamed(text: str) -> dict[str, str]:
    """Names and what they are in the other library, a pair on each line."""
    return dict(line.split() for line in text.strip().splitlines())


def _filled(
    body: ast.expr, passed: Mapping[str, ast.expr], parameters: frozenset[str]
) -> ast.expr | None:
    """`body` with the arguments in place, or None where it needs one that is not passed."""
    missing = parameters - passed.keys()

    class Filling(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return clone(passed.get(node.id, node))

        def visit_Call(self, node: ast.Call) -> ast.expr:
            node.args = [each for each in node.args if not _is_one_of(each, missing)]
            node.keywords = [each for each in node.keywords if not _is_one_of(each.value, missing)]
            self.generic_visit(node)
            return node

    filled: ast.expr = Filling().visit(clone(body))
    left = {node.id for node in ast.walk(body) if isinstance(node, ast.Name)} & missing
    dropped = {
        value.id
        for call in ast.walk(body)
        if isinstance(call, ast.Call)
        for value in [*call.args, *(keyword.value for keyword in call.keywords)]
        if isinstance(value, ast.Name)
    }
    return None if left - dropped else filled


def _is_one_of(node: ast.expr, names: frozenset[str]) -> bool:
    """Whether an argument is one of `names`, or a function of one alone."""
    if isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords:
        return _is_one_of(node.args[0], names)
    return isinstance(node, ast.Name) and node.id in names
