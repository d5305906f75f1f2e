"""The kinds of rows as the runtime names them."""

from __future__ import annotations

from autograd.base.kinds import Kind
from codegen.model.kinds import KINDS


def test_kinds_are_those_of_the_table():
    assert [str(kind) for kind in Kind] == list(KINDS)
    assert "view" in {Kind.VIEW: 0}  # rows and operations have a plain text
