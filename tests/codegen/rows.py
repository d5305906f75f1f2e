"""Rows that the tests spoil, and what is said of them."""

import inspect
import os
import re
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from codegen.model.helpers import Helper
from codegen.package.build import no_kernel, plan_own
from codegen.parse.calls import Parameters
from codegen.parse.errors import TableError
from codegen.table import loads

# FULL is a right row; ROW lacks its derivative, which stands in line 4.
ROW = "- name: f(Tensor self, int dim) -> Tensor\n  kind: linear\n  forward: self\n"
FULL = ROW + "  self: grad\n"
SECOND = "- name: g(Tensor self) -> Tensor\n  kind: linear\n  forward: self\n  self: grad\n"

HELPERS = {
    "linalg.svd_backward": Helper(
        "svd_backward", "linalg", Parameters(("gU", "gS", "gVh", "U"), 3), "linalg.py", 1
    )
}


def said(table: str) -> str:
    """What is said of a wrong table."""
    with pytest.raises(TableError) as caught:
        loads(dedent(table), "t.yaml", helpers=HELPERS)
    return str(caught.value)


def expect(table: str, text: str) -> None:
    assert said(table) == dedent(text).strip()


def only_error(text: str) -> str:
    """What is said of one mistake, which gives one error."""
    assert text.endswith("\n\n1 error"), text
    return text.removesuffix("\n\n1 error")


def said_of_own(table: str) -> str:
    """What is said of a wrong user-defined table, with kernels in my_kernels.py."""
    hint = no_kernel(Path("t.yaml"), Path("my_kernels.py"))
    with pytest.raises(TableError) as caught:
        plan_own(dedent(table), "t.yaml", {}, hint)
    return str(caught.value)


def golden(name: str) -> Callable[[Callable[..., str]], Any]:
    """Makes a test of each case of messages/<name>.txt of a function from a text to another.

    A case is the text, after `>>>` as in a doctest, and what the function has to make of it;
    `UPDATE_GOLDENS=1 python -m pytest tests/codegen` writes that anew, for a person to read.
    """
    path = Path(__file__).parent / "messages" / f"{name}.txt"
    cases = re.split(r"\n\n(?=>>>)", path.read_text(encoding="utf-8")[:-1])

    def decorate(make: Callable[..., str]) -> Any:
        def check(case: str, **fixtures: Any) -> None:
            lines = case.split("\n")
            count = next(
                i for i, line in enumerate(lines) if i and not re.match(r"\.\.\.( |$)", line)
            )
            found = make("\n".join(line[4:] for line in lines[:count]), **fixtures)
            if os.environ.get("UPDATE_GOLDENS"):
                text = path.read_text(encoding="utf-8")
                made = "\n".join([*lines[:count], found])
                path.write_text(text.replace(f"{case}\n", f"{made}\n"), encoding="utf-8")
            assert found.split("\n") == lines[count:]

        form = inspect.signature(make)
        rest = [inspect.Parameter("case", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
        rest += list(form.parameters.values())[1:]
        check.__signature__ = form.replace(parameters=rest)  # type: ignore[attr-defined]
        check.__name__, check.__doc__ = make.__name__, make.__doc__
        ids = [case.partition("\n")[0][4:] for case in cases]
        return pytest.mark.parametrize("case", cases, ids=ids)(check)

    return decorate
