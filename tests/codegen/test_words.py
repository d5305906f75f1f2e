"""The words of a row that say much in little: kinds, bodies, several keys at once."""

import re
from itertools import pairwise

import pytest

from codegen import builtin
from codegen.lower.analysis import plan_table
from codegen.lower.lowering import jvp_source
from codegen.model.entry import Entry
from codegen.model.helpers import Helper
from codegen.parse.calls import Parameters
from codegen.parse.errors import TableError
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


@pytest.mark.parametrize(
    ("each", "message"),
    [
        ("{f: [sin, cos], n: [1]}", "2:28: 'n' has 1 values, where the others have 2"),
        ("{f: sin}", "'f' in 'each' must be a list of texts"),
        ("{f: []}", "'f' in 'each' must be a list of texts"),
        ("{f: [sin], m: [x]}", "'$m' stands nowhere in the row"),
        ("{2: [sin]}", "'2' cannot be a name in 'each'"),
        ("[sin]", "'each' is a mapping of names to lists"),
        ("{f: [s, c]}", "5:12: s: 'np.s' is not among the NumPy names"),
        ("{f: [sin, sin]}", "the operation 'sin' is in the table twice"),
        (f"{{f: [{', '.join(f's{i}' for i in range(101))}]}}", "at most 100 rows"),
    ],
)
def test_a_wrong_each(each: str, message: str) -> None:
    row = "- name: $f(Tensor self) -> Tensor\n"
    text = (
        f"{row}  each: {each}\n  doc: $f\n  kind: pointwise\n  forward: np.$f(self)\n  self: grad\n"
    )
    with pytest.raises(TableError) as caught:
        loads(text, "t.yaml")
    assert message.replace("$f:", "") in str(caught.value).replace("$f:", "")


def test_a_row_like_another() -> None:
    found = rows(
        FMAX + "- name: fmin(Tensor self, Tensor other) -> Tensor\n  like: fmax\n"
        "  with: {fmax: fmin, larger: smaller}\n"
        "- name: gmax(Tensor self, Tensor other) -> Tensor\n  like: fmax\n  forward: self\n"
        "  self: zero\n  kinks: []\n"
    )
    least = found["fmin"]
    assert (least.doc, least.kind, least.takes_complex) == (
        "The smaller of two.",
        "pointwise",
        False,
    )
    assert str(least.forward) == "np.fmin(self, other)"
    assert str(least.derivatives[0].formula) == "grad * fmin(self, other)"
    assert (least.numpy, least.aliases) == (("fmin",), ())
    assert len(least.kinks) == 1
    other = found["gmax"]
    assert (other.numpy, other.doc) == ((), "The larger of two.")
    assert [each.word for each in other.derivatives] == ["zero", "non_differentiable"]
    assert other.kinks == ()


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("like: fmx", "t.yaml:10:9: g: there is no row 'fmx' in the table"),
        ("like: g", "there is no row 'g' in the table"),
        ("like: [fmax]", "'like' must be the name of a row"),
        ("with: {a: b}", "'like' must be the name of a row"),
        ("like: fmax\n  with: {nowhere: x}", "'nowhere' stands nowhere in the row 'fmax'"),
        ("like: fmax\n  with: {}", "'with' is a mapping of texts to texts"),
        ("like: fmax\n  with: [a]", "'with' is a mapping of texts to texts"),
        ("like: fmax\n  with: {grad: gard}", "t.yaml:6:9: g: unknown name 'gard'"),
        ("like: h", "'h' is itself stated as another row"),
        ("like: fmax", "g: the row has no forward"),
    ],
)
def test_a_wrong_like(lines: str, message: str) -> None:
    text = f"{FMAX}- name: g(Tensor self, Tensor other) -> Tensor\n  {lines}\n"
    text += "- name: h(Tensor self, Tensor other) -> Tensor\n  like: fmax\n  forward: self\n"
    with pytest.raises(TableError) as caught:
        loads(text, "t.yaml")
    assert message in str(caught.value)


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


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("- kinks: g\n  at: []", "there is no row 'g' in the table"),
        ("- kinks: f", "kinks by themselves have 'kinks' and 'at', no more"),
        ("- kinks: f\n  at: []\n  doc: x", "kinks by themselves have 'kinks' and 'at', no more"),
        ("- kinks: f\n  at: []\n- kinks: f\n  at: []", "the row 'f' states kinks already"),
        ("- kinks: f\n  at: [{points: 0, value: 0, why: x}]", "'points' must be a list of points"),
    ],
)
def test_wrong_kinks_by_themselves(lines: str, message: str) -> None:
    refused(f"{ROW}  kind: pointwise\n  forward: self\n  self: grad\n{lines}\n", message)


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


@pytest.mark.parametrize(
    ("where", "message"),
    [
        ("{x: grad}", "'x' in 'where' is the name of something else"),
        ("{np: grad}", "'np' in 'where' is the name of something else"),
        ("{a.b: grad}", "'a.b' cannot be a name in 'where'"),
        ("{_a: grad}", "'_a' cannot be a name in 'where'"),
        ("{a: grad, a: x}", "'a' stands twice in 'where'"),
        ("{a: [1]}", "'a' in 'where' must be one expression"),
        ("{a: grad, b: x}", "4:20: f: no formula reads 'b'"),
        ("[a]", "'where' is a mapping of names to expressions"),
        ("{a: gard}", "5:9: f: unknown name 'gard' in the formula of 'self'"),
    ],
)
def test_a_wrong_where(where: str, message: str) -> None:
    row = "- name: f(Tensor self, Tensor x) -> Tensor\n  kind: linear\n  forward: self\n"
    refused(f"{row}  where: {where}\n  self: a\n  x: zero\n", message)


def test_two_keys_of_names_at_once() -> None:
    entry = one(ROW + "  kind: pointwise\n  numpy, aliases: tanh\n  self: grad\n")
    assert (entry.numpy, entry.aliases) == (("tanh",), ("tanh",))


def test_what_is_put_in_is_bounded() -> None:
    names = "abcdefgh"
    doubled = ", ".join(f"{b}: {a} + {a}" for a, b in pairwise(names))
    row = ROW + "  kind: linear\n  forward: self\n"
    text = f"{row}  where: {{a: {'+'.join(['self'] * 1000)}, {doubled}}}\n  self: grad * h\n"
    refused(text, "characters")


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


def test_what_has_no_bilinear_tangent() -> None:
    several = AFFINE.format(returns="(Tensor y, Tensor z)", forward="(x * w, x)")
    row = ROW + "  kind: linalg\n  forward: self\n  self: grad\n  result: bilinear\n"
    for text in (several.replace("grad", "grad_y"), row):
        refused(text, "'result: bilinear' is of one output and several required tensors")


def test_rows_are_short() -> None:
    lines = builtin.TABLE.read_text().splitlines()
    starts = [n for n, line in enumerate(lines) if line.startswith("- ")] + [len(lines)]
    for start, stop in pairwise(starts):
        row = [line for line in lines[start:stop] if line and not line.lstrip().startswith("#")]
        assert len(row) <= 9 or row[0].startswith("- kinks:"), row[0]
    assert max(map(len, lines)) <= 100
    assert len(lines) <= 3800


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
