"""The words of a row that say much in little: kinds, bodies, several keys at once."""

import re

import pytest

from codegen.calls import Parameters
from codegen.entry import Entry
from codegen.errors import TableError
from codegen.helpers import Helper
from codegen.table import loads

ROW = "- name: f(Tensor self) -> Tensor\n"


def kernel(name: str, *parameters: str) -> Helper:
    return Helper(name, "m", Parameters(parameters, len(parameters)), "m.py", 1)


def one(text: str, **given: object) -> Entry:
    (entry,) = loads(text, **given)  # type: ignore[arg-type]
    return entry


def refused(text: str, message: str) -> None:
    with pytest.raises(TableError, match=re.escape(message)):
        loads(text)


def test_a_real_kind_refuses_complex_numbers() -> None:
    entry = one(ROW + "  kind: real pointwise\n  forward: self\n  self: grad\n")
    assert entry.kind == "pointwise"
    assert not entry.takes_complex
    assert one(ROW + "  kind: pointwise\n  forward: self\n  self: grad\n").takes_complex


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("real pointwis", "unknown kind 'real pointwis'"),
        ("real", "unknown kind 'real'"),
        ("real real pointwise", "unknown kind 'real real pointwise'"),
    ],
)
def test_a_misspelt_real_kind(kind: str, message: str) -> None:
    refused(ROW + f"  kind: {kind}\n  forward: self\n  self: grad\n", message)


@pytest.mark.parametrize(
    ("word", "message", "hint"),
    [
        ("complex: false", "'complex' is no key of a row any more", "write 'kind: real pointwise'"),
        ("slow: so it is", "'slow' is no key of a row any more", "write it as a remark"),
    ],
)
def test_words_that_were(word: str, message: str, hint: str) -> None:
    row = ROW + "  kind: pointwise\n  forward: self\n  self: grad\n"
    refused(f"{row}  {word}\n", f"t.yaml:5:3: f: {message}".removeprefix("t.yaml:"))
    refused(f"{row}  {word}\n", hint)


def test_an_argument_may_have_the_name_of_a_word_that_was() -> None:
    row = "- name: f(Tensor slow) -> Tensor\n  kind: linear\n  forward: slow\n  slow: grad\n"
    assert one(row).derivatives[0].targets == ("slow",)


def test_composite_says_the_kind() -> None:
    tanh = "- name: g(Tensor self) -> Tensor\n  kind: pointwise\n  numpy: tanh\n  self: zero\n"
    entry = loads(ROW + "  composite: g(self)\n" + tanh)[0]
    assert entry.kind == "composite"
    refused(ROW + "  forward: self\n  self: grad\n", "the row has no kind")
    refused(ROW + "  kind: linear\n  composite: f(self)\n", "a row of kind linear has 'forward'")


@pytest.mark.parametrize(
    ("name", "kernels", "body"),
    [
        ("f(Tensor self)", {}, "np.tanh(self)"),
        ("f(Tensor self)", {"f": 1}, "kernels.f(self)"),
        ("f(Tensor self)", {"f": 2}, "np.tanh(self)"),  # which takes another number of arguments
        ("f(Tensor self)", {"f_": 1}, "kernels.f_(self)"),
        ("f.dim(Tensor self)", {"f_dim": 1, "f": 1}, "kernels.f_dim(self)"),
        ("f.dim(Tensor self)", {"f": 1}, "kernels.f(self)"),
        ("linalg.f(Tensor self)", {"linalg_f": 1, "f": 1}, "kernels.linalg_f(self)"),
        ("linalg._f(Tensor self)", {"f": 1}, "kernels.f(self)"),
    ],
)
def test_a_body_by_convention(name: str, kernels: dict[str, int], body: str) -> None:
    row = f"- name: {name} -> Tensor\n  kind: pointwise\n  numpy: [tanh, sin]\n  self: grad\n"
    found = {each: kernel(each, *"xy"[:count]) for each, count in kernels.items()}
    assert str(one(row, kernels=found).forward) == body


def test_numpy_is_no_body_where_its_arguments_do_not_fit() -> None:
    refused(
        "- name: f(Tensor self, Tensor x) -> Tensor\n  kind: pointwise\n  numpy: tanh\n"
        "  self: grad\n  x: zero\n",
        "write 'forward', or the kernel 'f' that takes (self, x), which is the default",
    )


def test_a_word_for_several() -> None:
    entry = one(
        "- name: f(Tensor self, Tensor x, Tensor y) -> (Tensor a, Tensor b)\n  kind: linalg\n"
        "  forward: (self, x)\n  self: grad\n  x, b: non_differentiable\n  y: zero\n"
    )
    assert {d.targets: d.word for d in entry.derivatives} == {
        ("self",): None, ("x",): "non_differentiable", ("y",): "zero",
    }  # fmt: skip
    assert entry.non_differentiable_outputs == {"b"}


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("self, x: zero\n  x: zero", "5:3: f: the key 'x' stands twice in the row"),
        ("self, y: zero", "4:9: f: 'y' is neither a key of a row nor an argument of f"),
        ("self, x: zeros", "unknown word 'zeros' for the derivative by 'self'"),
        ("'self, y': zero", "4:10: f: 'y' is neither a key of a row nor an argument of f"),
    ],
)
def test_a_wrong_word_for_several(lines: str, message: str) -> None:
    row = "- name: f(Tensor self, Tensor x) -> Tensor\n  kind: linear\n  forward: self\n"
    refused(f"{row}  {lines}\n", message)
