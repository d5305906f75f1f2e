"""Rows that the tests spoil, and what is said of them."""

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
from tests.support import goldens

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
    """A test of each case of messages/<name>.txt: see tests/support/goldens.py."""
    return goldens.golden(Path(__file__).parent / "messages" / f"{name}.txt")
