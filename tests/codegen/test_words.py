"""The words of a row that say much in little: kinds, bodies, several keys at once."""

from itertools import pairwise

import pytest
from rows import golden, said

from codegen import builtin
from codegen.lower.analysis import plan_table
from codegen.lower.lowering import jvp_source
from codegen.model.entry import Entry
from codegen.model.helpers import Helper
from codegen.parse.calls import Parameters
from codegen.table import loads

ROW = "- name: f(Tensor self) -> Tensor\n"


def kernel(name: str, *parameters: str) -> Helper:
    return Helper(name, "m", Parameters(parameters, len(parameters)), "m.py", 1)


def one(text: str, **given: object) -> Entry:
    (entry,) = loads(text, **given)  # type: ignore[arg-type]
    return entry


@golden("wrong_words")
def test_wrong_words(table: str) -> str:
    return said(table + "\n")


def test_a_real_kind_refuses_complex_numbers() -> None:
    entry = one(ROW + "  kind: real pointwise\n  forward: self\n  self: grad\n")
    assert entry.kind == "pointwise"
    assert not entry.takes_complex
    assert one(ROW + "  kind: pointwise\n  forward: self\n  self: grad\n").takes_complex


def test_an_argument_may_have_the_name_of_a_word_that_was() -> None:
    row = "- name: f(Tensor slow) -> Tensor\n  kind: linear\n  forward: slow\n  slow: grad\n"
    assert one(row).derivatives[0].targets == ("slow",)


def test_composite_says_the_kind() -> None:
    tanh = "- name: g(Tensor self) -> Tensor\n  kind: pointwise\n  numpy: tanh\n  self: zero\n"
    entry = loads(ROW + "  composite: g(self)\n" + tanh)[0]
    assert entry.kind == "composite"


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


def test_a_word_for_several() -> None:
    entry = one(
        "- name: f(Tensor self, Tensor x, Tensor y) -> (Tensor a, Tensor b)\n  kind: linalg\n"
        "  forward: (self, x)\n  self: grad\n  x, b: non_differentiable\n  y: zero\n"
    )
    assert {d.targets: d.word for d in entry.derivatives} == {
        ("self",): None, ("x",): "non_differentiable", ("y",): "zero",
    }  # fmt: skip
    assert entry.non_differentiable_outputs == {"b"}


FMAX = """\
- name: fmax(Tensor self, Tensor other) -> Tensor
  doc: The larger of two.
  kind: real pointwise
  numpy: fmax
  aliases: largest
  self: grad * fmax(self, other)
  other: non_differentiable
  kinks: {point: [1, 1], value: [0, null], why: so}
"""


def rows(text: str, **given: object) -> dict[str, Entry]:
    return {entry.signature.full_name: entry for entry in loads(text, **given)}  # type: ignore[arg-type]


def test_rows_that_are_stated_together() -> None:
    found = rows(
        "- name: $f$nd.o(Tensor self, int[$n] k) -> Tensor\n"
        "  each: {f: [sin, cos], n: [1, 2]}\n"
        "  doc: The $f, $$n.\n  kind: pointwise\n  forward: np.$f(self)\n  self: grad * $n\n"
    )
    assert list(found) == ["sin1d.o", "cos2d.o"]
    cos = found["cos2d.o"]
    assert str(cos.signature) == "cos2d.o(Tensor self, int[2] k) -> Tensor"
    assert (str(cos.forward), cos.doc) == ("np.cos(self)", "The cos, $2.")
    assert cos.location.line == 1


def test_a_row_like_another() -> None:
    found = rows(
        FMAX + "- name: fmin(Tensor self, Tensor other) -> Tensor\n  like: fmax\n"
        "  with: {fmax: fmin, larger: smaller}\n"
        "- name: gmax(Tensor self, Tensor other) -> Tensor\n  like: fmax\n  forward: self\n"
        "  self: zero\n  kinks: []\n"
    )
    least = found["fmin"]
    assert (least.doc, least.kind, least.takes_complex) == (
        "The smaller of two.", "pointwise", False,
    )  # fmt: skip
    assert str(least.forward) == "np.fmin(self, other)"
    assert str(least.derivatives[0].formula) == "grad * fmin(self, other)"
    assert (least.numpy, least.aliases) == (("fmin",), ())
    assert len(least.kinks) == 1
    other = found["gmax"]
    assert (other.numpy, other.doc) == ((), "The larger of two.")
    assert [each.word for each in other.derivatives] == ["zero", "non_differentiable"]
    assert other.kinks == ()


def test_kinks_by_themselves_and_several_at_once() -> None:
    row = ROW + "  kind: pointwise\n  forward: np.abs(self)\n  self: grad\n"
    entry = one(
        row + "- kinks: f\n  at:\n    - {points: [0, 1], value: 0, why: so}\n"
        "    - {point: 2, value: 0, why: as well}\n"
    )
    assert [kink.point for kink in entry.kinks] == [(0,), (1,), (2,)]
    pow_ = "- name: f(Tensor self, float p=2) -> Tensor\n  kind: pointwise\n  forward: self\n"
    several = "  kinks: {point: 0, args: [{}, {p: 3}], value: 0, why: so}\n"
    assert [kink.args for kink in one(f"{pow_}  self: grad\n{several}").kinks] == [{}, {"p": 3}]


def test_names_for_expressions() -> None:
    entry = one(
        "- name: f(Tensor self, Tensor x) -> Tensor\n  kind: linear\n  forward: self\n"
        "  where: {a: self + x, b: 2 * a, c: cos.a(x)}\n"
        "  self: grad * b * x.shape[0] + f(a, x=a)\n  x: grad * c\n",
        helpers={"cos.a": kernel("a", "x")},
    )
    assert [str(each.formula) for each in entry.derivatives] == [
        "grad * (2 * (self + x)) * x.shape[0] + f((self + x), x=(self + x))",
        "grad * cos.a(x)",
    ]


def test_two_keys_of_names_at_once() -> None:
    entry = one(ROW + "  kind: pointwise\n  numpy, aliases: tanh\n  self: grad\n")
    assert (entry.numpy, entry.aliases) == (("tanh",), ("tanh",))


def test_what_is_put_in_is_bounded() -> None:
    names = "abcdefgh"
    doubled = ", ".join(f"{b}: {a} + {a}" for a, b in pairwise(names))
    row = ROW + "  kind: linear\n  forward: self\n"
    text = f"{row}  where: {{a: {'+'.join(['self'] * 1000)}, {doubled}}}\n  self: grad * h\n"
    assert "characters" in said(text)


AFFINE = """
- name: f(Tensor x, Tensor w, Tensor? b=None, *, int n=1) -> {returns}
  kind: linalg
  forward: {forward}
  x: grad * w
  w: grad * x
  b: grad
  result: bilinear
"""


def test_the_tangent_of_products_to_which_is_added() -> None:
    entry = one(AFFINE.format(returns="Tensor", forward="x * w"))
    assert entry.result_word is None
    assert entry.result is not None
    assert entry.result.text == "f(x_t, w, b_t, n=n) + f(x, w_t, None, n=n)"


def test_rows_are_short() -> None:
    lines = builtin.TABLE.read_text().splitlines()
    starts = [n for n, line in enumerate(lines) if line.startswith("- ")] + [len(lines)]
    for start, stop in pairwise(starts):
        row = [line for line in lines[start:stop] if line and not line.lstrip().startswith("#")]
        assert len(row) <= 9 or row[0].startswith("- kinks:"), row[0]
    assert max(map(len, lines)) <= 100
    assert len(lines) <= 5.75 * len(builtin.entries())


def test_a_linear_tangent_holds_fixed_what_has_no_derivative() -> None:
    """Of all rows: a mean over weights is not linear in the weights."""
    found = 0
    for plan in plan_table(builtin.entries()):
        if plan.jvp_style != "linear":
            continue
        ((_, tangent),) = jvp_source(plan)
        for i, edge in enumerate(plan.edges):
            if plan.derivative_of(i).word == "not_implemented":
                found += 1
                assert f"{edge.name}_t" not in tangent
    assert found


def test_private_rows() -> None:
    """Their names start with `_`, and formulas call them."""
    for name in ("_k.o", "linalg._k", "_f"):
        row = f"- name: {name}(Tensor self) -> Tensor\n  kind: linear\n  forward: 2 * self\n"
        assert one(f"{row}  self: 2 * grad\n").signature.is_private
    assert one(f"{row}  self: 2 * _f(grad)\n").signature.is_private
