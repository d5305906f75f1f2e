"""A row as it stands in the file, and the problems found in it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from codegen.model.entry import Entry
from codegen.parse.document import Mapping, Node, Scalar, Sequence
from codegen.parse.errors import Problem
from codegen.parse.signature import Signature

MAX_PROBLEMS = 100  # that are told of one row


_PLAIN = ("a word", "true or false")  # what need not be quoted


class TooManyProblemsError(Exception):
    """So much is wrong with a row that nobody would read more."""


@dataclass
class Row:
    """What could be read of a row; `entry` is None where the signature could not."""

    node: Mapping
    name: Scalar | None = None
    label: str | None = None
    signature: Signature | None = None
    entry: Entry | None = None
    keys: dict[str, tuple[Scalar, Node]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def add(self, node: Node, message: str, hint: str | None = None) -> None:
        self._add(node.problem(message, operation=self.label, hint=hint))

    def _add(self, problem: Problem) -> None:
        self.problems.append(problem)
        if len(self.problems) >= MAX_PROBLEMS:
            raise TooManyProblemsError

    def add_at(
        self, node: Scalar, offset: int, length: int, message: str, hint: str | None = None
    ) -> None:
        self._add(node.problem_at(offset, length, message, operation=self.label, hint=hint))

    def add_argument(self, name: str, message: str, hint: str | None = None) -> None:
        """A problem whose caret stands under an argument or output in the signature."""
        assert self.name is not None
        match = re.search(rf"\b{name}(?=\s*[,)=]|\s*$)", self.name.value)
        start, end = match.span() if match else (0, len(self.name.value))
        self.add_at(self.name, start, end - start, message, hint)

    def scalar(self, key: str, what: str) -> Scalar | None:
        """The text under a key, or None where it is a list or a mapping instead of `what`."""
        value = self.keys[key][1]
        if isinstance(value, Scalar):
            return value
        found, bracket = ("a list", "[") if isinstance(value, Sequence) else ("a mapping", "{")
        hint = f"write {what} in its place"
        if what not in _PLAIN and value.source.text[value.start : value.start + 1] == bracket:
            hint = f"put quotes around a text that starts with '{bracket}'"
        self.add(value, f"'{key}' must be {what}, but is {found}", hint)
        return None

    def words(self, key: str) -> list[Scalar]:
        """The texts of a key that has one or a list of them."""
        if key not in self.keys:
            return []
        value = self.keys[key][1]
        found: dict[str, Scalar] = {}
        for each in value.items if isinstance(value, Sequence) else [value]:
            if not isinstance(each, Scalar) or each.is_blank:
                self.add(each, f"'{key}' must be a name or a list of names")
            elif each.style is None and each.value.lower() in ("true", "false"):
                hint = "put quotes around it if it is a name"
                self.add(each, f"'{each.value}' in '{key}' is a truth value, not a name", hint)
            elif each.value in found:
                self.add(each, f"'{each.value}' stands twice in '{key}'")
            else:
                found[each.value] = each
        return list(found.values())
