"""Proofs of rows: right ones are proved, wrong ones refused with a counterexample."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sp

import autograd as ag
from codegen.__main__ import main
from codegen.lower.analysis import Plan, plan_table
from codegen.model.helpers import scan
from codegen.proofs import calls
from codegen.proofs.adjoint import adjoint
from codegen.proofs.calls import Call, Runtime, derived_samples, module_samples
from codegen.proofs.identities import compare
from codegen.proofs.numeric import complex_step, differences, near_singular_points
from codegen.proofs.report import as_json, as_page, as_text
from codegen.proofs.symbolic import Outcome, prove
from codegen.proofs.symbols import World, exact
from codegen.proofs.verdicts import CHECKED, FAILED, NO_GRADIENT, PROVED, STATUSES, Verdict
from codegen.proofs.verification import Examiner, verify
from codegen.table import loads
from codegen.verbs import verify as verb
from tests.support.cases import thinned
from tests.support.tables import TABLES

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "proofs.md"


@cache
def _plans(old: str = "", new: str = "") -> list[Plan]:
    """The table, with one text in it replaced."""
    text = (ROOT / "derivatives.yaml").read_text(encoding="utf-8")
    assert not old or text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the table"
    packages = ROOT / "autograd"
    helpers, composites = scan(packages / "formulas"), scan(packages / "composites")
    kernels = scan(packages / "kernels", flat=True)
    text = text.replace(old, new)
    return plan_table(loads(text, helpers=helpers, kernels=kernels, composites=composites))


@cache
def _examiner() -> Examiner:
    return Examiner(_plans(), Runtime.built_in(), module_samples("tests.samples.proofs"))


def _plan(name: str, plans: Sequence[Plan] | None = None) -> Plan:
    plans = _plans() if plans is None else plans
    return next(plan for plan in plans if plan.entry.signature.full_name == name)


def _verdict(name: str) -> Verdict:
    return _examiner().verdict(_plan(name))


def _proof(name: str, plans: Sequence[Plan], complex_: bool = False) -> Outcome:
    runtime = Runtime.built_in()
    codes = [runtime.code(plans, recorded) for recorded in (False, True)]
    plan = _plan(name, plans)
    calls = module_samples("tests.samples.proofs")(plan, np.complex128 if complex_ else np.float64)
    return prove(plan, codes, calls, complex_, plan.entry.kind == "pointwise")


# ---- what is right -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "complex_"),
    [
        ("tanh", "proved"),
        ("sgn", "proved"),  # not holomorphic
        ("abs", "proved"),
        pytest.param("atan2", "refused", marks=pytest.mark.slow),
        ("nn.functional.hardswish", None),  # three branches
        pytest.param(
            "special.i1", "refused", marks=pytest.mark.slow
        ),  # a recurrence of Bessel functions
        pytest.param("erfinv", "refused", marks=pytest.mark.slow),
        pytest.param("polar", "refused", marks=pytest.mark.slow),  # real inputs, a complex output
        ("frac", "refused"),
        ("norm", None),
    ],
)
def test_row_is_proved(row: str, complex_: str | None) -> None:
    verdict = _verdict(row)
    assert verdict.problems == ()
    assert verdict.status == PROVED
    assert verdict.how[0].startswith("algebra in ")
    assert complex_ is None or verdict.complex == complex_


@pytest.mark.parametrize("row", ["transpose", "cat", "matmul", "gather", "sort", "to", "diff"])
def test_linear_row_is_exact(row: str) -> None:
    verdict = _verdict(row)
    assert verdict.status == PROVED
    assert verdict.how[0].startswith("adjoint exact at ")


def test_branches_are_met() -> None:
    outcome = _proof("nn.functional.hardtanh", _plans())
    assert {branch.expression for branch in outcome.branches} == {"0", "g0_0"}


def test_both_programs_of_a_formula_are_run() -> None:
    """i1_slope divides on arrays, and on Tensors calls a function of another order."""
    outcome = _proof("special.i1", _plans())
    assert len(outcome.branches) == 4  # two programs, two signs of the argument
    assert outcome.proved


def test_composite_follows_from_its_rows() -> None:
    verdict = _verdict("nn.functional.tanhshrink")
    assert verdict.status == PROVED
    assert verdict.how[0] == "chain rule over proved rows: sub, tanh"


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("eq", "comparison: a truth value or an integer per element"),
        ("argmax", "its outputs are integers or truth values"),
        ("bernoulli", "random draws, which do not move with the parameters"),
    ],
)
def test_row_without_gradient_says_why(row: str, reason: str) -> None:
    verdict = _verdict(row)
    assert verdict.status == NO_GRADIENT
    assert verdict.how[0].startswith(reason)


def test_special_functions_are_compared_in_50_digits() -> None:
    assert any("50 digits at " in how for how in _verdict("digamma").how)


# ---- what is wrong -------------------------------------------------------------------------------

WRONG = {
    "a factor": ("tanh",
        "  aliases: nn.functional.tanh\n  self: grad * (1 - result * result).conj()",
        "  aliases: nn.functional.tanh\n  self: 2 * grad * (1 - result * result).conj()", False),
    "no conjugate": ("sin", "self: grad * cos(self).conj()", "self: grad * cos(self)", True),
    "a sign in one branch": ("nn.functional.threshold",
        "input: where(input <= threshold, 0, grad)",
        "input: where(input <= threshold, 0, -grad)", False),
    "a branch too early": ("relu", "self: where(result <= 0, 0, grad)",
        "self: where(result <= 1, 0, grad)", False),
    "a constant of 8 digits": ("exp2",
        "self: grad * (result * 0.6931471805599453).conj()\n- name: expm1",
        "self: grad * (result * 0.69314718).conj()\n- name: expm1", False),
    "one argument of two": ("addcdiv",
        "tensor2: -grad * (value * tensor1 / (tensor2 * tensor2)).conj()",
        "tensor2: -grad * (value * tensor1 / tensor2).conj()", False),
    "a reduction": ("mean",
        "self: reductions.mean_self(grad, self.shape, self.dtype, dim, keepdim)",
        "self: reductions.sum_self(grad, self.shape, self.dtype, dim, keepdim)", False),
}  # fmt: skip


@pytest.mark.parametrize("mistake", thinned(WRONG, 8))
def test_wrong_formula_is_refuted(mistake: str) -> None:
    row, old, new, complex_ = WRONG[mistake]
    refuted = _proof(row, _plans(old, new), complex_).refuted
    assert refuted is not None
    assert "it is " in refuted.comparison.counterexample
    assert ", and the row gives " in refuted.comparison.counterexample
    assert _proof(row, _plans(), complex_).refuted is None


def test_counterexample_can_be_checked_by_hand() -> None:
    row, old, new, _ = WRONG["a factor"]
    refuted = _proof(row, _plans(old, new)).refuted
    assert refuted is not None
    assert refuted.edge == "self"
    place, _, values = refuted.comparison.counterexample.partition(" it is ")
    x, g = _coordinates(place)
    true, given = (float(text) for text in values.split(", and the row gives "))
    assert true == pytest.approx(g / np.cosh(x) ** 2, rel=1e-4)
    assert given == pytest.approx(2 * true)


def _coordinates(place: str) -> tuple[float, float]:
    parts = dict(each.split(" = ") for each in place.removeprefix("at ").split(", "))
    return float(parts["self"]), float(parts["g0_0"])


def _wrong_slope(x: ag.Tensor) -> ag.Tensor:
    """2 x with the slope -1."""
    return 3 * x.detach() - x


def test_wrong_adjoint_is_refuted() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    found = adjoint(_wrong_slope, [x], "seed")
    assert found.exact is None
    assert found.wrong is not None and found.wrong.startswith("forward mode gives [")


def _wrong_backward(x: ag.Tensor) -> ag.Tensor:
    """x + x, whose gradient is doubled on the way back."""
    y = x + x
    if y.requires_grad:
        y.register_hook(lambda grad: 2 * grad)
    return y


def test_wrong_backward_is_refuted() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    found = adjoint(_wrong_backward, [x], "seed")
    assert found.wrong is not None and found.wrong.startswith("<w, A v> is ")


def test_adjoint_of_what_is_not_linear_says_nothing() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    assert adjoint(lambda x: x * x * x, [x], "seed").exact is None
    assert adjoint(lambda x: x.softmax(0), [x], "seed").exact is None  # but linear far away
    assert adjoint(lambda x: x.reshape(2, 1).expand(2, 3).mean(), [x], "seed").exact == "jointly"
    y = ag.tensor([3.0, -1.0], requires_grad=True)
    assert adjoint(lambda x, y: x * y, [x, y], "seed").exact == "one by one"
    assert adjoint(lambda x, y: ag.maximum(x, y), [x, y], "seed").exact == "jointly"


def test_numeric_checks_find_a_wrong_slope() -> None:
    call = Call((ag.tensor([0.4, 1.3], requires_grad=True),))
    wrong = differences(_wrong_slope, call)
    assert wrong is not None and wrong.startswith("finite differences: ")
    applies, said = complex_step(_wrong_slope, call)
    assert applies and said is not None and said.startswith("complex step: -")
    assert complex_step(lambda x: x.exp(), call) == (True, None)
    assert complex_step(lambda x: x.abs(), call) == (False, None)  # not holomorphic
    # A transform of three adds real and imaginary parts, so that the step is lost.
    assert complex_step(lambda x: ag.fft.fft(x, 3), call) == (False, None)


def test_digits_find_a_wrong_slope() -> None:
    plan = _plan("erf")
    runtime = Runtime.built_in()
    code = runtime.code(_plans(), recorded=False)
    call = Call((ag.tensor(0.5, requires_grad=True),))
    count, wrong = near_singular_points(plan, code, runtime, [call])
    assert count > 4 and wrong is None
    swapped = replace(runtime, namespace=_Swapped())
    _, wrong = near_singular_points(plan, code, swapped, [call])
    assert wrong is not None and wrong.startswith("50 digits: at self = ")


class _Swapped:
    """A namespace in which erf has its values, and the slope of -erf."""

    @staticmethod
    def erf(x: ag.Tensor) -> ag.Tensor:
        return 2 * ag.erf(x).detach() - ag.erf(x)


class _Complex:
    """A namespace in which sign takes complex numbers, of which its gradient is wrong."""

    @staticmethod
    def sign(x: ag.Tensor) -> ag.Tensor:
        return ag.sgn(x).detach() + 0 * x


def test_wrong_derivative_of_complex_numbers_fails() -> None:
    """Also where no sample claims that the row takes them."""
    runtime = replace(Runtime.built_in(), namespace=_Complex())
    samples = module_samples("tests.samples.proofs")
    (verdict,) = verify([_plan("sign")], runtime, samples, among=_plans())
    assert (verdict.status, verdict.complex) == (FAILED, FAILED)
    assert verdict.problems[0].startswith("complex numbers, which it does not refuse: finite diff")
    assert (_verdict("sign").status, _verdict("sign").complex) == (PROVED, "refused")


# ---- the parts -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("literal", "meant"),
    [
        (0.6931471805599453, sp.log(2)), (-1.1283791670955126, -2 / sp.sqrt(sp.pi)),
        (0.3989422804014327, 1 / sp.sqrt(2 * sp.pi)), (0.017453292519943295, sp.pi / 180),
        (1 / 3, sp.Rational(1, 3)), (0.044715, sp.Rational(44715, 10**6)), (3, sp.Integer(3)),
        (2 - 1j, 2 - sp.I),
    ],
)  # fmt: skip
def test_literal_is_the_number_that_is_meant(literal: Any, meant: sp.Expr) -> None:
    assert sp.simplify(exact(literal) - meant) == 0


@pytest.mark.parametrize(
    ("true", "given"),
    [
        (lambda x: sp.tanh(x), lambda x: 1 - 2 / (sp.exp(2 * x) + 1)),
        (lambda x: sp.besseli(2, x), lambda x: sp.besseli(0, x) - 2 * sp.besseli(1, x) / x),
        (lambda x: sp.Integer(2) ** x, lambda x: sp.exp(x * sp.log(2))),
        (lambda x: sp.sqrt(x * x + x), lambda x: sp.sqrt(x) * sp.sqrt(x + 1)),
    ],
)
def test_identity_is_proved(
    true: Callable[[sp.Expr], sp.Expr], given: Callable[[sp.Expr], sp.Expr]
) -> None:
    x = sp.Symbol("x", positive=True)
    world = World({x: sp.Rational(7, 5)}, {})
    assert compare(true(x), given(x), world, "seed").proved
    assert not compare(true(x), given(x) + x / 10**9, world, "seed").equal


def test_samples_are_derived_from_signatures() -> None:
    """Nothing but the table and the runtime is needed, as for a table of one's own."""
    runtime = Runtime.built_in()
    rows = [_plan(name) for name in ("sin", "mm", "clamp_min")]
    verdicts = verify(rows, runtime, derived_samples(runtime), among=_plans())
    assert [(v.row, v.status) for v in verdicts] == [
        ("sin", PROVED), ("mm", PROVED), ("clamp_min", PROVED),
    ]  # fmt: skip


# ---- the report ----------------------------------------------------------------------------------

_SOME = [
    Verdict("mul", "pointwise", PROVED, PROVED, ("algebra in 4 branches",)),
    Verdict("a.b", "loss", CHECKED, "refused", ("gradcheck at 1 sample",)),
]


def test_report_as_text() -> None:
    bad = Verdict("c", "linear", "failed", "-", (), ("adjoint identity: <w, A v> is 1",))
    assert as_text([*_SOME, bad]) == (
        "mul  proved       proved    algebra in 4 branches\n"
        "a.b  checked      refused   gradcheck at 1 sample\n"
        "c    failed       -         \n"
        "    adjoint identity: <w, A v> is 1\n"
        "1 proved, 1 checked, 1 failed\n"
    )
    assert not bad.is_good


def test_report_as_json() -> None:
    first = json.loads(as_json(_SOME))[0]
    assert first == {
        "row": "mul", "kind": "pointwise", "status": "proved", "complex": "proved",
        "how": ["algebra in 4 branches"], "problems": [],
    }  # fmt: skip


def test_report_as_page() -> None:
    page = as_page(_SOME, "t.yaml")
    assert _rows_of(page) == ["a.b", "mul"]
    assert "| [a.b](derivatives.md#ab) | checked | refused |" in page


def _rows_of(page: str) -> list[str]:
    verdicts = "|".join(STATUSES)
    return re.findall(rf"^\| \[?([\w.]+)(?:\]\(.*?\))? \| (?:{verdicts}) \|", page, re.MULTILINE)


def test_page_lists_the_rows_of_the_table() -> None:
    names = [plan.entry.signature.full_name for plan in _plans()]
    listed = _rows_of(PAGE.read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(names), (
        "docs/proofs.md is stale: run "
        "`python -m codegen verify --samples tests.samples.proofs --write`"
    )


@pytest.mark.slow
def test_page_is_what_verify_finds() -> None:
    examiner = _examiner()
    verdicts = [examiner.verdict(plan) for plan in _plans()]
    assert [v.row for v in verdicts if not v.is_good] == []
    assert as_page(verdicts, "derivatives.yaml") == PAGE.read_text(encoding="utf-8")


# ---- the command ---------------------------------------------------------------------------------


def test_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "exp", "--samples", "tests.samples.proofs"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("exp  proved       proved    algebra in ")
    assert out.endswith("\n1 proved\n")


def test_refused_derivative_is_a_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "wrong.yaml"
    table.write_text(
        "- name: copied(Tensor self) -> Tensor\n  kind: linalg\n  forward: np.array(self)\n"
        "  self: grad.reshape(7)\n"
    )
    assert main(["verify", "--table", str(table)]) == 1
    out = capsys.readouterr().out
    assert out.count("the derivative is refused: shape '[7]' is invalid") == 1


def test_a_mistake_is_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "wrong.yaml"
    table.write_text(
        "- name: twice(Tensor self) -> Tensor\n  kind: real pointwise\n"
        "  forward: 2 * self\n  self: 3 * grad.sum()\n"
    )
    assert main(["verify", "--table", str(table)]) == 1
    out = capsys.readouterr().out
    assert "'__import__'" not in out
    (line,) = (line for line in out.splitlines() if "finite differences" in line)
    assert "; 36 of 36 entries differ; the worst is output[" in line


@pytest.mark.slow
def test_no_row_fails_on_samples_of_its_signature() -> None:
    """As `verify` of an installed package has them, to which the suite does not belong."""
    runtime = Runtime.built_in()
    examiner = Examiner(_plans(), runtime, derived_samples(runtime))
    plans = [plan for plan in _plans() if plan.entry.kind not in ("pointwise", "comparison")]
    wrong = {v.row: v.problems for v in map(examiner.verdict, plans) if v.problems}
    assert wrong == {}


def test_built_in_rows_have_the_samples_of_the_suite(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "linalg.svd", "linalg.eig"]) == 0
    assert "2 checked" in capsys.readouterr().out


WITHOUT_SUITE = [
    *("linalg.svd", "linalg.cholesky", "linalg.eigh", "linalg.inv", "linalg.eig", "linalg.pinv"),
    *("nn.functional.linear", "nn.functional.lp_pool1d", "nn.functional.dropout1d"),
]


@pytest.mark.parametrize("row", thinned(WITHOUT_SUITE, 4))
def test_named_domains_suffice_without_the_suite(row: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "_SUITE", "no_such_suite.py")
    assert main(["verify", row]) == 0


def test_an_own_reduction_has_samples(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "sums.yaml"
    table.write_text(
        "- name: total_of(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor\n"
        "  kind: reduction\n  forward: np.sum(self, axis=dim, keepdims=keepdim)\n"
        "  self: grad.expand(self.shape) if dim is None or keepdim else "
        "grad.unsqueeze(dim[0]).expand(self.shape)\n"
    )
    assert main(["verify", "--table", str(table)]) == 0
    assert "total_of  proved" in capsys.readouterr().out


@pytest.mark.slow
def test_no_built_in_row_fails_or_stays_unexplained() -> None:
    assert main(["verify"]) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["expo"], "no row 'expo' in derivatives.yaml; did you mean 'exp'?"),
        (["exp", "--samples", "no_such_samples"], "No module named 'no_such_samples'"),
        (["exp", "--samples", "math"], "the module math has no function calls(row, dtype)"),
        (["exp", "--write"], "--write makes the page of all rows of the built-in table: name none"),
    ],
)
def test_wrong_usage(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *words]) == 2
    assert capsys.readouterr().err == f"python -m codegen verify: {said}\n"


def test_command_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verb, "find_spec", lambda name: None)
    assert main(["verify", "exp"]) == 2
    assert capsys.readouterr().err == (
        "python -m codegen verify: it needs sympy and mpmath: "
        "pip install 'autograd-registry[proofs]'\n"
    )


# ---- a table of one's own ------------------------------------------------------------------------

OWN = (TABLES / "bends.yaml").read_text(encoding="utf-8")
OWN_KERNELS = """
import numpy as np


def bend(x, bound):
    return bound * np.tanh(x / bound)


def cubed_slope(x):
    return 3 * x * x


def halves(x):
    return np.split(x, 2)
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A table beside its kernels."""
    (tmp_path / "bends.yaml").write_text(OWN)
    (tmp_path / "bends_kernels.py").write_text(OWN_KERNELS)
    return tmp_path / "bends.yaml"


def _verified(table: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[Any]]:
    status = main(["verify", "--table", str(table), "--json"])
    return status, json.loads(capsys.readouterr().out)


def test_own_table_is_proved(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, verdicts = _verified(own, capsys)
    assert status == 0
    assert [(v["row"], v["status"], v["complex"]) for v in verdicts] == [
        ("bend", PROVED, PROVED), ("cubed", PROVED, PROVED), ("bent_cube", PROVED, "composed"),
        ("halves", PROVED, PROVED),
    ]  # fmt: skip
    assert verdicts[2]["how"][0] == "chain rule over proved rows: add, bend, cos, cubed"
    assert "bend" not in ag.registry  # nothing is left of it


def test_wrong_own_table_is_refuted(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kernels = own.with_name("bends_kernels.py")
    kernels.write_text(OWN_KERNELS.replace("3 * x * x", "2 * x * x"))
    status, verdicts = _verified(own, capsys)
    assert status == 1
    assert [v["row"] for v in verdicts if v["status"] == FAILED] == ["cubed", "bent_cube"]
    place, _, values = verdicts[1]["problems"][0].partition(" it is ")
    assert place.startswith("gradient by self")
    true, given = (float(text) for text in values.split(", and the row gives "))
    assert given == pytest.approx(true * 2 / 3)


def test_own_row_with_a_wrong_complex_derivative_fails(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is right for real numbers, and its samples do not ask for more; it has to refuse."""
    table = """
- name: slanted(Tensor self) -> Tensor
  kind: pointwise
  forward: np.maximum(self, 2 * self)
  self: grad * where(self > 0, 2, 1)

- name: conjugated(Tensor self) -> Tensor
  kind: pointwise
  forward: np.sin(self)
  self: grad * cos(self)
"""
    own.write_text(table)
    status, verdicts = _verified(own, capsys)
    assert status == 1
    assert [v["status"] for v in verdicts] == [PROVED, FAILED]
    own.write_text(table.replace("kind: pointwise", "kind: real pointwise"))
    status, verdicts = _verified(own, capsys)
    assert status == 0
    assert [v["complex"] for v in verdicts] == ["refused", "refused"]
