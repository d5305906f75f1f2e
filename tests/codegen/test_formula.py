"""The formula language: what it lets through, what it refuses, and in which words."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rows import golden

from codegen.model.formula import Scope, called, check_names, parse_formula, resolve
from codegen.model.helpers import Helper
from codegen.parse import language
from codegen.parse.calls import Parameters
from codegen.parse.signature import parse
from tests.support.effort import calls

SIGNATURES = [
    "where(Tensor condition, Tensor self, Tensor other) -> Tensor",
    "conj(Tensor self) -> Tensor",
    "sum(Tensor self) -> Tensor",
    "sum.dim(Tensor self, int[] dim, bool keepdim=False) -> Tensor",
    "permute(Tensor self, int[] dims) -> Tensor",
    "mul(Tensor self, Tensor other) -> Tensor",
    "mean(Tensor self, int dim, *, bool keepdim) -> Tensor",
    "special.erfcx(Tensor self) -> Tensor",
    "nn.functional.relu(Tensor input) -> Tensor",
    "linalg.svd(Tensor A, bool full_matrices=True) -> (Tensor U, Tensor S, Tensor Vh)",
]


def _helper(name: str, module: str, *positional: str, required: int = 1) -> Helper:
    return Helper(name, module, Parameters(positional, required), "helpers.py", 1)


def _scope() -> Scope:
    operations: dict[str, list] = {}
    for text in SIGNATURES:
        signature = parse(text)
        operations.setdefault(signature.qualified_name, []).append(signature)
    operations["multiply"] = operations["mul"]
    helpers = [
        _helper("svd_backward", "linalg", "grad", "U", "S", required=2),
        _helper("mean_backward", "reduction", "grad", "shape", required=2),
    ]
    kernels = [_helper("max_dim", "reduction", "x", "dim", "keepdim", required=2)]
    return Scope(
        operations,
        {f"{helper.module}.{helper.name}": helper for helper in helpers},
        {kernel.name: kernel for kernel in kernels},
        frozenset({"broken"}),
    )


SCOPE = _scope()
NAMES = frozenset({"grad", "self", "other", "dim", "keepdim", "result"})


def problems(text: str, *, forward: bool = False) -> str:
    """Everything that is said of a formula, without the places."""
    owner = "forward" if forward else "the formula of 'self'"
    formula, found = parse_formula(text, operation="f", owner=owner, forward=forward)
    if formula is not None:
        found = check_names(formula, names=NAMES, scope=SCOPE, forward=forward)
    return "\n".join(str(problem).removeprefix("<formula>:1:") for problem in found)


@pytest.mark.parametrize(
    "text",
    [
        "grad", "grad * other.conj()", "-grad / self ** 2 + 1e-3 - 2 // 3 % 4 @ self",
        "+grad * ~self", "grad if dim is None else grad * 2",
        "grad if not keepdim and self.ndim > 2 or dim in (0, 1) else grad",
        "grad if dim not in [0, -1] else grad", "grad[..., None, 1:2, ::-1][dim]",
        "grad * self.shape[dim] * self.size", "(grad + 1).sum().conj()", "where(self > 0, grad, 0)",
        "where(condition=self > 0, self=grad, other=nan)", "grad.sum(dim)",
        "grad.sum(dim, True).sum((0,), keepdim=keepdim)", "sum(grad)",
        "mean(grad, 1, keepdim=True)", "multiply(grad, self).multiply(other)",
        "special.erfcx(self) * grad", "nn.functional.relu(grad)", "linalg.svd(grad, False)[0]",
        "linalg.svd_backward(grad, result)", "reduction.mean_backward(grad, shape=self.shape)",
        "broken(grad, 1, 2, 3) + grad.broken(x=1)", "pi * grad + inf", "grad * 1j",
        "'mean' == 'sum'", "(grad, 0)", "grad.dtype == self.dtype",
    ],
)  # fmt: skip
def test_the_language(text: str) -> None:
    assert problems(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        "np.sin(self)", "np.linalg.svd(self, False)", "np.where(self > 0, np.float64(1), np.pi)",
        "np.logaddexp.reduce(self, axis=dim)", "np.max(self, axis=dim, keepdims=keepdim)",
        "self[:, np.newaxis].astype(np.result_type(self, other))",
        "kernels.max_dim(self, dim, keepdim=keepdim)", "self.real + self.imag.T * self.mT",
        "self.sum(axis=dim).reshape(-1, 1, order='C')",
        "np.concatenate([self, other]).transpose((1, 0))", "self.dtype.kind == 'c'",
    ],
)  # fmt: skip
def test_the_forward_language(text: str) -> None:
    assert problems(text, forward=True) == ""


@golden("wrong_formulas")
def test_what_the_language_refuses(text: str) -> str:
    return problems(text)


@golden("wrong_forwards")
def test_what_forwards_refuse(text: str) -> str:
    return problems(text, forward=True)


def test_all_problems_are_reported() -> None:
    said = problems("a * b.conj() + grad.foo() + quux(c) + mul(d)")
    for name in ("'a'", "'b'", "'c'", "'d'", "'.foo'", "'quux'", "'other'"):
        assert name in said


@pytest.mark.parametrize(
    "text",
    [
        "(" * 9_000, "(" * 150 + "grad" + ")" * 150, "[" * 4_000 + "]" * 4_000,
        "-" * 9_000 + "grad", "not " * 2_000 + "grad", "grad" + " + 1" * 2_000,
        "grad" + ".conj()" * 1_000, "grad" + ".shape" * 1_500,
        "grad" + ".shape" * 1_500 + ".conj()", "a" + ".b" * 1_500 + "(grad)",
        "grad" + "[0]" * 2_000, "grad" + " if self else 1" * 600, "grad ** " * 1_000 + "2",
        "x" * 100_000_000, "9" * 9_000, "grad < " * 1_000 + "2", "grad and " * 1_000 + "2",
    ],
    ids=lambda text: f"{text[:12]}...{len(text)}",
)  # fmt: skip
def test_hostile_text_costs_bounded_work(text: str) -> None:
    def read() -> None:
        formula, found = parse_formula(text)
        assert (formula is None) == bool(found)

    assert calls(read) < 3_000_000


def test_a_long_number_is_refused() -> None:
    assert "so long a number cannot stand" in problems("grad * 1" + "0" * 200)


@given(st.text(alphabet="grad.sum(),*+-[]{}:=lambda 'forinif_np1e#\n", max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    formula, found = parse_formula(text)
    assert (formula is None) == bool(found)
    if formula is not None:
        check_names(formula, names=NAMES, scope=SCOPE)
        assert "\n" not in formula.text
        assert ast.dump(ast.parse(formula.text, mode="eval").body) == ast.dump(formula.tree)
        assert all(isinstance(node, language.NODES) for node in ast.walk(formula.tree))


def test_a_formula_over_several_lines_is_one_expression() -> None:
    formula, found = parse_formula("  grad *\n  (self\n + 1)\n")
    assert not found
    assert formula is not None
    assert formula.text == "grad *   (self  + 1)"
    assert formula.names == {"grad", "self"}
    assert formula.width is None


def test_called_operations() -> None:
    formula, _ = parse_formula("where(self > 0, self.sum(dim), nn.functional.relu(other).sum())")
    assert formula is not None
    found = [each.full_name for each in called(formula, names=NAMES, scope=SCOPE)]
    assert sorted(found) == ["nn.functional.relu", "sum", "sum.dim", "where"]


def test_resolve_takes_the_first_overload_that_fits() -> None:
    assert str(resolve(SCOPE.operations, "sum", 1, [])) == SIGNATURES[2]
    assert str(resolve(SCOPE.operations, "sum", 2, [])) == SIGNATURES[3]
    assert str(resolve(SCOPE.operations, "sum", 1, ["dim"])) == SIGNATURES[3]
    assert resolve(SCOPE.operations, "sum", 4, []) is None
    assert resolve(SCOPE.operations, "quux", 1, []) is None
