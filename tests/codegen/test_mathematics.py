"""What helpers state in their `math:` lines: each does, it is right, and it is what is shown."""

from __future__ import annotations

import ast
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from codegen import builtin
from codegen.lower.analysis import Plan, plan_table
from codegen.model.helpers import Helper
from codegen.parse.calls import Parameters
from codegen.parse.errors import TableError
from codegen.parse.syntax import dotted
from codegen.proofs.calls import Runtime, built_in_samples
from codegen.proofs.statements import Statements
from codegen.table import loads

_PACKED = "both factors are packed into one matrix, of which rows were exchanged"
_STEPS = "a loop over the steps of a sequence"
_MODES = "another formula for each of five reductions"
_PLACES = "numbers and subscripts, which the sentence of its docstring names"
_PARTS = "parts cut or joined, which the sentence of its docstring names"
UNSTATED = {
    "alignments.ctc_gradient": _STEPS,
    "contraction.einsum_operands": "equations with their letters exchanged",
    "contraction.einsum_tangent": "a sum of einsums, each with another tangent",
    **dict.fromkeys(("decompositions.lu_factor_self", "decompositions.lu_factor_tangent"), _PACKED),
    **dict.fromkeys(("linear_systems.lu_solve_tangent", "linear_systems.lu_system"), _PACKED),
    "linear_systems.of_banded": "of diagonals that stand side by side",
    **dict.fromkeys(
        ("recurrences.gru_inputs", "recurrences.lstm_inputs", "recurrences.rnn_inputs"), _STEPS
    ),
    **dict.fromkeys(("scattering.index_reduced", "scattering.reduced"), _MODES),
    "products.sparse_adjoint": "of a matrix that is no array",
    "spectra.svd_tangent": "zeros beside what full matrices have more",
}
# Words, which mean what their docstring says.
WORDS = {
    "powers.imaginary": "the imaginary part of real numbers, too",
    "powers.vander_slopes": "powers, of which the zeroth has no slope",
    **dict.fromkeys(
        ("indexing.weight_gradient", "layers.samples_input", "layers.samples_weights"),
        "sums over places of indices",
    ),
    **dict.fromkeys(
        ("indexing.histogram_tangent", "indexing.histogram_weight"), "sums over bins of numbers"
    ),
    "layers.channel_sums": "sums over all dimensions but that of channels",
    "statistics.differences_part": "a loop over the order of the differences",
    "statistics.gradients_self": "stencils of each dimension",
    **dict.fromkeys(
        ("statistics.quantile_q", "statistics.quantile_self", "statistics.quantile_tangents"),
        "neighbours found by the forward",
    ),
    **dict.fromkeys(
        (
            *("fourier.axes", "fourier.sizes", "indexing.along", "indexing.survivors"),
            *("layers.lengths", "layers.reflected_start", "layers.transposed"),
            *("layouts.inverse_of", "layouts.negated", "linear_systems.adjoint_bands"),
            "scattering.strided_index",
        ),
        _PLACES,
    ),
    **dict.fromkeys(
        (
            *("indexing.put_flat", "indexing.take_flat", "fourier.doubled"),
            *("fourier.fitted", "fourier.halved", "indexing.like_source"),
            *("layouts.cat_parts", "layouts.joined", "layouts.repeat_sum", "layouts.stacked"),
            *("layers.mirrored", "scattering.masked_source", "scattering.put_values"),
            "scattering.strided_tangent",
        ),
        _PARTS,
    ),
}
# A few rows whose lines have conditions, dimensions and several gradients.
FAST = {"sum", "norm", "linalg.qr", "matmul", "native_layer_norm", "logsumexp"}


@cache
def _plans() -> dict[str, Plan]:
    return {p.entry.signature.full_name: p for p in plan_table(builtin.entries())}


STATED = [name for name, plan in _plans().items() if plan.entry.mathematics]


def _called() -> set[str]:
    formulas = [
        formula
        for plan in _plans().values()
        for formula in (*(d.formula for d in plan.entry.derivatives), plan.entry.result)
        if formula is not None
    ]
    calls = [n for f in formulas for n in ast.walk(f.tree) if isinstance(n, ast.Call)]
    return {dotted(call.func) or "" for call in calls} & builtin.formula_helpers().keys()


def test_every_helper_of_a_formula_states_what_it_computes() -> None:
    helpers = builtin.formula_helpers()
    called = _called()
    silent = {name for name in called if helpers[name].math is None}
    assert silent == UNSTATED.keys() | WORDS.keys()


def _problems(plan: Plan) -> list[str]:
    runtime = Runtime.built_in()
    draw = built_in_samples(runtime)
    dtypes = (np.float64, np.complex128) if plan.entry.takes_complex else (np.float64,)
    calls = [call for dtype in dtypes for call in draw(plan, dtype) if call.check]
    return list(Statements(runtime).problems(plan, calls))


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=[] if n in FAST else pytest.mark.slow) for n in STATED],
)
def test_what_is_stated_is_computed(name: str) -> None:
    assert not _problems(_plans()[name])


@pytest.mark.parametrize("name, target", [("logsumexp", "self"), ("matmul", "other")])
def test_a_wrong_line_fails(name: str, target: str) -> None:
    plan = _plans()[name]
    text = f"2 * ({plan.entry.mathematics[target]})"
    entry = replace(plan.entry, mathematics={**plan.entry.mathematics, target: text})
    (problem,) = _problems(replace(plan, entry=entry))
    assert problem.startswith(f"the mathematics of {target}, {text}: it gives ")


def test_no_helper_is_named_to_readers() -> None:
    modules = {name.split(".")[0] for name in builtin.formula_helpers()}
    shown = [text for plan in _plans().values() for text in plan.entry.mathematics.values()]
    calls = [n for t in shown for n in ast.walk(ast.parse(t)) if isinstance(n, ast.Call)]
    paths = {dotted(call.func) or "" for call in calls}
    assert not {p for p in paths if p in builtin.formula_helpers()}, modules


# ---- lines of one's own --------------------------------------------------------------------------


def _helper(doc: str) -> Helper:
    parameters = Parameters(("grad", "x", "p"), 2)
    return Helper("slope", "curves", parameters, "curves.py", 3, doc=doc, defaults={"p": "2"})


def _stated(doc: str, call: str) -> dict[str, str]:
    row = (
        "- name: f(Tensor self) -> Tensor\n  kind: pointwise\n  forward: np.sin(self)\n"
        f"  self: curves.{call}\n"
        "- name: cos(Tensor self) -> Tensor\n  kind: pointwise\n  forward: np.cos(self)\n"
        "  self: grad\n"
    )
    entry, _ = loads(row, helpers={"curves.slope": _helper(doc)})
    return dict(entry.mathematics)


def test_a_line_takes_the_place_of_the_call() -> None:
    doc = "A slope.\n\nmath: grad * p * c ** (p - 1)\n    where c = cos(x)"
    assert _stated(doc, "slope(grad, self, 3)") == {"self": "grad * 3 * cos(self) ** 2"}
    assert _stated(doc, "slope(grad, self)") == {"self": "grad * 2 * cos(self)"}
    assert _stated("A slope.", "slope(grad, self)") == {"self": "slope(grad, self)"}


def test_conditions_on_constants_are_decided() -> None:
    doc = "math: grad if p == 2 and x is not None else x if p is None else cos(x)"
    assert _stated(doc, "slope(grad, self, 1)") == {"self": "cos(self)"}
    assert _stated(doc, "slope(grad, self, None)") == {"self": "self"}


def test_a_line_is_held_to_the_language() -> None:
    with pytest.raises(TableError, match=r"curves.py:3:1: unknown name 'y' in the mathematics of"):
        _stated("math: grad * y", "slope(grad, self)")
