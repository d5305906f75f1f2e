"""The kinds of rows as the runtime names them, and what the registry does not state."""

from __future__ import annotations

import autograd as ag
from autograd.base.kinds import Kind
from codegen.builtin import entries
from codegen.emit.node import Emission
from codegen.lower.analysis import plan_table
from codegen.model.kinds import KINDS


def test_kinds_are_those_of_the_table():
    assert [str(kind) for kind in Kind] == list(KINDS)
    assert "view" in {Kind.VIEW: 0}  # rows and operations have a plain text


def test_what_rows_derive_is_what_the_generator_knows():
    for plan in plan_table(entries()):
        signature = plan.entry.signature
        row = ag.registry[signature.full_name]
        assert (row.name, row.jvp) == (signature.full_name, Emission(plan, row.path).row_jvp)
        assert row.argument_names == tuple(each.name for each in signature.arguments), row.name
