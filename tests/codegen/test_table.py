"""The table: what a row becomes, and everything that is said of wrong ones, read whole."""

from math import inf
from pathlib import Path
from textwrap import dedent

import pytest
from rows import FULL, HELPERS, SECOND, expect, golden, only_error, said

from codegen.model.entry import Kink
from codegen.model.helpers import Helper
from codegen.model.kinds import KEYS, KINDS
from codegen.parse.calls import Parameters
from codegen.parse.errors import Location, TableError
from codegen.table import Derivative, Entry, load, loads
from tests.support.effort import calls


def one(table: str) -> Entry:
    (entry,) = loads(dedent(table), helpers=HELPERS)
    return entry


# -- right tables


def test_a_row() -> None:
    entry = one(
        """\
        - name: mul(Tensor self, Tensor other) -> Tensor
          kind: real pointwise
          forward: self * other
          numpy: multiply
          scipy: [special.mul, linalg.mul]
          aliases: [multiply, special.multiply]
          operator: mul
          inplace: true
          domain: [-1, 2.5]
          doc: self * other.
          requires: scipy
          self: grad * other
          other: grad * self
          result: self_t * other + self * other_t
        """
    )
    assert str(entry.signature) == "mul(Tensor self, Tensor other) -> Tensor"
    assert entry.kind == "pointwise"
    assert entry.location == Location("derivatives.yaml", 1, 9)
    assert entry.forward is not None
    assert entry.forward.text == "self * other"
    assert entry.forward.location == Location("derivatives.yaml", 3, 12)
    assert [each.targets for each in entry.derivatives] == [("self",), ("other",)]
    assert [str(each.formula) for each in entry.derivatives] == ["grad * other", "grad * self"]
    assert str(entry.result) == "self_t * other + self * other_t"
    assert entry.numpy == ("multiply",)
    assert entry.scipy == ("special.mul", "linalg.mul")
    assert entry.aliases == ("multiply", "special.multiply")
    assert entry.operator == "mul"
    assert entry.inplace is True
    assert not entry.takes_complex
    assert entry.domain == {"self": (-1.0, 2.5), "other": (-1.0, 2.5)}
    assert entry.doc == "self * other."
    assert entry.requires == "scipy"
    assert len(entry.formulas) == 4


def test_words_and_groups() -> None:
    entry = one(
        """\
        - name: f(Tensor a, Tensor b, Tensor? c=None, Tensor[] d=None) -> (Tensor v, Tensor i)
          kind: sort
          forward: (a, b)
          d: not_implemented
          "b, c": (grad, grad)
          a: zero
          i: non_differentiable
          result: pointwise
        """.replace("Tensor[] d=None", "Tensor[]? d=None")
    )
    first, second, third = entry.derivatives
    assert first == Derivative(("a",), word="zero")
    assert second.targets == ("b", "c")
    assert str(second.formula) == "(grad, grad)"
    assert third == Derivative(("d",), word="not_implemented")
    assert entry.non_differentiable_outputs == {"i"}
    assert entry.result is None
    assert entry.result_word == "pointwise"


def test_gradients_of_several_outputs() -> None:
    table = """\
        - name: linalg.svd(Tensor A, bool full_matrices=True) -> (Tensor U, Tensor S, Tensor Vh)
          kind: linalg
          forward: np.linalg.svd(A, full_matrices)
          A: {}
        """
    for formula in (
        "linalg.svd_backward(grad_U, grad_S, grad_Vh, U)",
        "linalg.svd_backward(grads[0], grads[1], gVh=grads[2])",
        "linalg.svd_backward(grads, U, S)",
    ):
        assert str(one(table.format(formula)).derivatives[0].formula) == formula


def test_a_list_of_outputs() -> None:
    entry = one(
        """\
        - name: unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]
          kind: view
          forward: np.unstack(self, axis=dim)
          self: grads[0] + unbind(grads, dim)[0]
        """
    )
    assert entry.derivatives[0].formula is not None


def test_kinds_without_derivatives() -> None:
    entry = one(
        """\
        - name: eq(Tensor self, Tensor other) -> Tensor
          kind: comparison
          forward: self == other
        """
    )
    assert entry.derivatives == ()


def test_a_composite() -> None:
    entry, _ = loads(
        "- name: twice(Tensor self) -> Tensor\n  kind: composite\n  composite: add(self, self)\n"
        "- name: add(Tensor self, Tensor other) -> Tensor\n  kind: pointwise\n"
        "  forward: self + other\n  self: grad\n  other: grad\n"
    )
    assert str(entry.composite) == "add(self, self)"
    assert entry.forward is None


def test_kinks_are_kept_as_data() -> None:
    entry = one(
        """\
        - name: abs(Tensor self) -> Tensor
          kind: pointwise
          forward: np.abs(self)
          self: grad
          domain: {self: [0.5, 1e2]}
          kinks:
            - {point: 0, value: 0.5, why: the middle, torch: error}
            - point: [[1, -inf]]
              value: [[0, -0.5]]
              why: a list is one argument
              torch: [[nan, 1e3]]
              grad: [1, 2]
              output: 0
            - {point: 1-2j, value: null, why: no gradient}
        """
    )
    first, second, third = entry.kinks
    assert first == Kink((0,), (0.5,), "the middle", "error")
    assert (second.point, second.value) == (((1, -inf),), ((0, -0.5),))
    assert repr(second.torch) == "((nan, 1000.0),)"
    assert (second.grad, second.output, second.args) == ((1, 2), 0, {})
    assert third == Kink((1 - 2j,), (None,), "no gradient")
    assert entry.domain == {"self": (0.5, 100.0)}
    assert hash(entry) == hash(entry)


def test_kinks_of_several_arguments() -> None:
    entry = one(
        """\
        - name: f(Tensor self, Tensor? other=None, *, Scalar p=2, str mode="a") -> Tensor
          kind: pointwise
          forward: self
          self: grad
          other: non_differentiable
          kinks:
            - {point: 0, value: 1, why: the other is left out, args: {p: inf, mode: b}}
            - {point: [0, 1], value: [1, null], why: both}
        """
    )
    assert entry.kinks == (
        Kink((0,), (1,), "the other is left out", args={"p": inf, "mode": "b"}),
        Kink((0, 1), (1, None), "both"),
    )


def test_overloads_may_share_their_public_names() -> None:
    rows = "".join(
        f"- name: max{overload} -> Tensor\n  kind: reduction\n  forward: np.max(self)\n"
        "  self: grad\n  numpy: max\n  aliases: most\n  operator: abs\n"
        for overload in ("(Tensor self)", ".dim(Tensor self, int dim)")
    )
    assert [entry.signature.overload for entry in loads(rows)] == ["", "dim"]


def test_load(tmp_path: Path) -> None:
    formulas, kernels = tmp_path / "formulas", tmp_path / "kernels"
    formulas.mkdir()
    kernels.mkdir()
    (formulas / "m.py").write_text("def back(grad): ...\n")
    (kernels / "m.py").write_text("def fore(x): ...\n")
    path = tmp_path / "t.yaml"
    path.write_text(
        "- name: f(Tensor self) -> Tensor\n  kind: linear\n  forward: kernels.fore(self)\n"
        "  self: m.back(grad)\n"
    )
    (entry,) = load(path, formulas=formulas, kernels=kernels)
    assert entry.location == Location(str(path), 1, 9)
    with path.open("r+b") as file:
        file.truncate(50_000_000)
    with pytest.raises(TableError, match="the file has 50,000,000 bytes, more than a table can"):
        load(path, formulas=formulas, kernels=kernels)
    path.write_bytes(b"- name: f\n# \xff\n")
    with pytest.raises(TableError) as caught:
        load(path, formulas=formulas, kernels=kernels)
    assert str(caught.value) == f"{path}:2:3: the file is not encoded in UTF-8\n\n1 error"


def test_modules_of_formulas_and_composites_have_names_of_their_own(tmp_path: Path) -> None:
    for folder in ("formulas", "kernels", "composites"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "same.py").write_text(f"def of_{folder}(x): ...\n")
    (tmp_path / "t.yaml").write_text("[]\n")
    folders = {name: tmp_path / name for name in ("formulas", "kernels", "composites")}
    with pytest.raises(TableError, match="there is a module 'same' of formulas, too"):
        load(tmp_path / "t.yaml", **folders)


# -- the table as a whole


@golden("wrong_tables")
def test_wrong_tables(table: str) -> str:
    return only_error(said(table + "\n"))


def test_a_wrong_signature_makes_no_wrong_calls() -> None:
    expect(
        SECOND.replace("Tensor self", "Tensr self") + FULL.replace("grad", "g(grad) + grad.g(1)"),
        """
        t.yaml:1:11: g: unknown type 'Tensr'
            - name: g(Tensr self) -> Tensor
                      ^~~~~
        did you mean 'Tensor'?

        1 error
        """,
    )


# -- many rows


def _table(count: int, formula: str = "grad * o0({})") -> str:
    return "".join(
        f"- name: o{n}(Tensor self, Tensor other) -> Tensor\n"
        "  kind: pointwise\n  forward: self * other\n"
        f"  self: {formula.format('self, other')}\n  other: grad.o{n}(self)\n"
        for n in range(count)
    )


def test_work_is_linear_in_the_rows() -> None:
    def work(count: int) -> int:
        table = _table(count)
        return calls(lambda: loads(table))

    first, second, fourth = work(50), work(100), work(200)
    assert fourth - second < 2.2 * (second - first)


@pytest.mark.slow
def test_as_many_errors_as_rows() -> None:
    assert said(_table(1_000, "grad * othr({})")).endswith("1000 errors")


@pytest.mark.slow
def test_a_chain_of_composites_is_no_circle() -> None:
    rows = [
        f"- name: c{n}(Tensor self) -> Tensor\n  kind: composite\n  composite: c{n + 1}(self)\n"
        for n in range(5_000)
    ]
    end = "- name: c5000(Tensor self) -> Tensor\n  kind: linear\n  forward: self\n  self: grad\n"
    assert len(loads("".join([*rows, end]))) == 5_001


# -- the vocabulary


def test_the_vocabulary_is_documented() -> None:
    for words in (KINDS, KEYS):
        for name, word in words.items():
            assert word.name == name
            assert word.doc.endswith(".")
    assert [key.name for key in KEYS.values() if key.required] == ["name"]


def _helper(name: str, module: str, *positional: str, keyword: str = "") -> Helper:
    keywords = frozenset({keyword} - {""})
    parameters = Parameters(positional, len(positional), keyword_only=keywords)
    return Helper(name, module, parameters, f"{module}.py", 1)


def test_a_row_without_a_body_calls_the_function_of_its_name():
    text = dedent(
        """
        - name: linalg.inv(Tensor A, *, bool check=False) -> Tensor
          kind: linalg
          A: grad
        - name: grid(Tensor self, int dim, bool inplace=False) -> Tensor
          kind: composite
        """
    )
    kernels = {"inv": _helper("inv", "solving", "A", keyword="check")}
    helpers = {"shapes.grid": _helper("grid", "shapes", "self", "dim")}
    inv, grid = loads(text, helpers=helpers, kernels=kernels)
    assert inv.forward is not None and inv.forward.text == "kernels.inv(A, check=check)"
    assert inv.composite is None
    assert grid.composite is not None and grid.composite.text == "shapes.grid(self, dim)"
    assert grid.forward is None


@pytest.mark.parametrize("place", ["kernels", "helpers"])
def test_a_function_of_the_name_that_takes_something_else_is_no_body(place):
    kind = "linalg" if place == "kernels" else "composite"
    text = f"- name: inv(Tensor A, int n) -> Tensor\n  kind: {kind}\n"
    text += "  A: grad\n" if kind == "linalg" else ""
    key = "inv" if place == "kernels" else "solving.inv"
    with pytest.raises(TableError, match=r"'inv'.* that takes \(A, n\)"):
        loads(text, **{place: {key: _helper("inv", "solving", "A")}})


def test_two_functions_of_the_name_are_no_body():
    helpers = {f"{module}.inv": _helper("inv", module, "A") for module in ("one", "two")}
    with pytest.raises(TableError, match="the row has no composite"):
        loads("- name: inv(Tensor A) -> Tensor\n  kind: composite\n", helpers=helpers)
