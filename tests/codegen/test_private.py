"""Rows whose names start with `_`: which names they have, and what may call them."""

import re

import pytest

from codegen.parse.errors import TableError
from codegen.table import loads


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("_found(Tensor self)", "an operation cannot be named '_found'"),
        ("__f(Tensor self)", "cannot start with '__'"),
        ("_(Tensor self)", "cannot start with '__'"),
        ("_k.o(Tensor self)", None),
        ("k._o(Tensor self)", "only the name itself can start with '_', not '_o'"),
        ("linalg._k(Tensor self)", None),
        ("_linalg.k.o(Tensor self)", "unknown namespace '_linalg.k'"),
    ],
)
def test_names_of_private_rows(row: str, message: str | None) -> None:
    text = f"- name: {row} -> Tensor\n  kind: linear\n  forward: 2 * self\n  self: 2 * grad\n"
    if message is None:
        assert loads(text)[0].signature.is_private
        return
    with pytest.raises(TableError, match=re.escape(message)):
        loads(text)


@pytest.mark.parametrize(
    ("formula", "message"),
    [
        ("_f(grad)", None), ("grad._f()", "'_f' is private, and no method"),
        ("grad + _f", "the name '_f' starts with '_'"),
        ("grad._f", "the name '_f' starts with '_'"), ("_g(grad)", "unknown operation '_g'"),
        ("linalg._g(grad)", "unknown operation or helper 'linalg._g'"),
        ("__f(grad)", "the name '__f' starts with '_'"),
    ],
)  # fmt: skip
def test_calls_of_private_rows(formula: str, message: str | None) -> None:
    text = (
        f"- name: _f(Tensor self) -> Tensor\n  kind: linear\n  forward: self\n  self: {formula}\n"
    )
    if message is None:
        loads(text)
        return
    with pytest.raises(TableError, match=re.escape(message)):
        loads(text)


def test_an_alias_cannot_be_private() -> None:
    text = "- name: f(Tensor self) -> Tensor\n  kind: linear\n  forward: self\n  self: grad\n"
    with pytest.raises(TableError, match="'_h' starts with '_', but an alias"):
        loads(text + "  aliases: _h\n")
