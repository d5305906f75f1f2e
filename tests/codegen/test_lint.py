"""Warnings: what is said of a table that is not wrong, read whole."""

from textwrap import dedent

from codegen import builtin
from codegen.check.lint import lint
from codegen.table import loads
from tests.support.tables import TABLES

TABLE = (TABLES / "doubtful.yaml").read_text(encoding="utf-8")

SAID = (TABLES / "doubtful.txt").read_text(encoding="utf-8")


def test_warnings() -> None:
    found = lint(loads(TABLE, "t.yaml"))
    assert all(warning.warning for warning in found)
    assert "\n\n".join(map(str, found)) == dedent(SAID).rstrip()


# What is odd about the built-in rows, and why it stays so.
KNOWN = {
    ("sort", "'stable' is not read by forward"): "the order is stable either way",
    ("argsort", "'stable' is not read by forward"): "the order is stable either way",
    ("unique", "'sorted' is not read by composite"): "the values are sorted either way",
    ("repeat_interleave", "'output_size' is not read by composite"): "spares devices a wait",
    ("repeat_interleave.Tensor", "'output_size' is not read by composite"): "spares devices a wait",
    ("gather", "'sparse_grad' is not read by forward"): "gradients are dense",
    ("embedding", "'scale_grad_by_freq' is not read by forward"): "the gradient reads it",
    ("copy", "'non_blocking' is not read by forward"): "there is one device",
    (
        "copy",
        "'inplace' says that the row has an in-place variant, which follows from it",
    ): "the in-place variant is what the row is for",
}


def test_the_table() -> None:
    rows = builtin.entries()
    found = {(str(warning.operation), warning.message) for warning in lint(rows)}
    assert found == set(KNOWN)
