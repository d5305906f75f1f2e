"""Programs that are run with autograd and with PyTorch, and what both have to give."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import autograd as ag
from autograd.array.shape_errors import ShapeError

Program = Callable[[Any], Any]


def plain(value: Any) -> Any:
    """Numbers, texts and lists instead of tensors, tuples and the dtypes of one library."""
    if hasattr(value, "tolist"):
        return plain(value.tolist())
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    if isinstance(value, float):
        return float(f"{value:.10g}")
    return value


def outcome(program: Program, library: Any) -> Any:
    """What `program` returns, or the type of the error that it raises and its text; then the texts
    of its warnings, if there are any."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            found = plain(program(library))
        except Exception as error:
            # a ShapeError is NumPy's ValueError, too
            kind = RuntimeError if isinstance(error, ShapeError) else type(error)
            found = f"{kind.__name__}: {error}"
    texts = [str(each.message) for each in caught if each.category is not DeprecationWarning]
    return [found, *texts] if texts else found


def agrees(found: Any, expected: Any) -> bool:
    """Whether they are equal; where `expected` is a text it need only be the beginning."""
    if isinstance(expected, str) and isinstance(found, str):
        return found.startswith(expected)
    if isinstance(expected, list) and isinstance(found, list):
        return len(found) == len(expected) and all(map(agrees, found, expected))
    return bool(found == expected)


class Programs(dict[str, tuple[Program, Any]]):
    """Programs by name, with what PyTorch 2.13 gives for each."""

    def gives(self, expected: Any) -> Callable[[Program], Program]:
        """A decorator that adds a program whose outcome is `expected`."""

        def add(program: Program) -> Program:
            assert program.__name__ not in self
            self[program.__name__] = (program, expected)
            return program

        return add

    def check(self, name: str, library: Any = ag) -> None:
        """Runs a program with `library`; an AssertionError says what it gives instead."""
        program, expected = self[name]
        found = outcome(program, library)
        assert agrees(found, expected), (found, expected)
