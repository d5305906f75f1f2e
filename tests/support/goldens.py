"""Golden texts: what is given, after `>>>` as in a doctest, and what is to be made of it."""

from __future__ import annotations

import inspect
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

__all__ = ["error_of", "golden", "read_cases"]


def read_cases(path: Path) -> list[tuple[str, str]]:
    """The cases of a file, which blank lines part: (what is given, what follows)."""
    cases = re.split(r"\n\n(?=>>>)", path.read_text(encoding="utf-8")[:-1])
    return [_parted(case) for case in cases]


def _parted(case: str) -> tuple[str, str]:
    lines = case.split("\n")
    ends = (i for i, line in enumerate(lines) if i and not re.match(r"\.\.\.( |$)", line))
    count = next(ends, len(lines))
    return "\n".join(line[4:] for line in lines[:count]), "\n".join(lines[count:])


def golden(path: Path) -> Callable[[Callable[..., str]], Any]:
    """Makes a test of each case of a file of a function from a text to another.

    `UPDATE_GOLDENS=1 python -m pytest` writes anew what it makes, for a person to read.
    """
    cases = read_cases(path)

    def decorate(make: Callable[..., str]) -> Any:
        def check(given: str, text: str, **fixtures: Any) -> None:
            found = make(given, **fixtures)
            if os.environ.get("UPDATE_GOLDENS"):
                shown = "\n".join(line.rstrip() for line in f">>> {given}".split("\n"))
                shown = shown.replace("\n", "\n... ")
                whole = path.read_text(encoding="utf-8")
                made = whole.replace(f"{shown}\n{text}\n", f"{shown}\n{found}\n")
                path.write_text(made, encoding="utf-8")
            assert found.split("\n") == text.split("\n")

        form = inspect.signature(make)
        own = [
            inspect.Parameter(n, inspect.Parameter.POSITIONAL_OR_KEYWORD) for n in ("given", "text")
        ]
        rest = list(form.parameters.values())[1:]
        check.__signature__ = form.replace(parameters=[*own, *rest])  # type: ignore[attr-defined]
        check.__name__, check.__doc__ = make.__name__, make.__doc__
        ids = [given.partition("\n")[0] for given, _ in cases]
        return pytest.mark.parametrize(("given", "text"), cases, ids=ids)(check)

    return decorate


def error_of(call: str, names: Mapping[str, Any]) -> Exception:
    """What the call, an expression in these names, raises."""
    with pytest.raises(Exception) as caught:
        eval(call, dict(names))
    return caught.value
