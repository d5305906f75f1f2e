"""For every sample of every row: the program that `explain` writes gives the bits of the pass, and
what it shows is mathematics."""

from __future__ import annotations

import ast
import re
import types
import warnings

import numpy as np

import autograd as ag
from autograd.inspect.rows import words_in
from codegen import builtin
from tests.support.cases import COMPLEX_CASES, GRAD_CASES, Case, differentiable, direction, over

HELPERS = builtin.formula_helpers()
_STEPS = "a loop over the steps of a sequence"
_PARTS = "parts cut, joined or put at places"
_MODES = "another formula for each of five reductions"
_PACKED = "both factors are packed into one matrix, of which rows were exchanged"
CALLED = {
    **dict.fromkeys(("gru_inputs", "lstm_inputs", "rnn_inputs", "ctc_gradient"), _STEPS),
    **dict.fromkeys(("reduced", "index_reduced"), _MODES),
    **dict.fromkeys(("lu_factor_self", "lu_system"), _PACKED),
    **dict.fromkeys(
        (
            *("cat_parts", "cropped", "differences_part", "doubled", "fitted", "from_rows"),
            *("halved", "joined", "like_source", "masked_source", "mirrored", "put_flat"),
            *("put_values", "repeat_sum", "stacked", "weight_gradient"),
        ),
        _PARTS,
    ),
    **dict.fromkeys(("along", "other_padding", "strided_index", "survivors"), "places of a call"),
    **dict.fromkeys(("quantile_q", "quantile_self"), "neighbours found by the forward"),
    **dict.fromkeys(("adjoint_bands", "of_banded"), "diagonals of matrices, shifted"),
    **dict.fromkeys(("by_class", "channel_sums", "target_weights"), "classes and channels"),
    "einsum_operands": "equations with their letters exchanged",
    "gradients_self": "stencils of each dimension",
    "histogram_weight": "sums over bins of numbers",
    "imaginary": "the imaginary part of real numbers, too",
    "kept": "of arrays without elements, or of lists of dimensions",
    "others": "the product of all other elements",
    **dict.fromkeys(("samples_input", "samples_weights"), "sums over places of indices"),
    "sparse_adjoint": "of a matrix that is no array",
    "transposed": "a table of weights turned round",
    "vander_slopes": "powers, of which the zeroth has no slope",
}
"""What is called in formulas and is no operation, each explained where it is shown, and why."""
PRIVATE = {own[1:] for name in ag.registry if (own := name.rpartition(".")[2]).startswith("_")}


@over(GRAD_CASES)
def test_real(case: Case) -> None:
    check(case, np.float64)


@over(COMPLEX_CASES)
def test_complex(case: Case) -> None:
    check(case, np.complex128)


def check(case: Case, dtype: type) -> None:
    sample = case.sample(dtype)
    inputs = {f"input_{i}": x for i, x in enumerate(sample.inputs)}
    for output in differentiable(case.checked(*sample.args, **sample.kwargs)):
        vector = direction(output, 1)
        expected = ag.grad(output, inputs, vector, retain_graph=True, allow_unused=True)
        explanation = ag.explain(output, inputs, vector)
        assert not any(isinstance(v, types.FunctionType) for v in explanation.values.values())
        found = explanation.run()
        assert found.keys() == {name for name, g in expected.items() if g is not None}
        for name, g in found.items():
            wanted = expected[name]
            assert g.dtype == wanted.dtype and g.shape == wanted.shape
            assert g.tobytes() == wanted.numpy().tobytes()
        for line in explanation.source.splitlines():
            if line.startswith(("grad_", "part")) and "the gradient to start" not in line:
                assert "  # derivatives.yaml:" in line or "  # as the input" in line, line
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert str(explanation) and explanation._repr_html_()
        called = set(re.findall(r"\b[a-z_]+\.[a-z_0-9]+(?=\()", str(explanation)))
        assert not called & HELPERS.keys(), "formulas are shown as mathematics"
        shown = [each.named or "" for step in explanation.steps for each in step.leaving]
        assert not re.search(r"\b_[a-z]\w*\(", " ".join(shown)), "private rows have plain names"
        words = {word.partition("(")[0] for text in shown for word in words_in(text)}
        assert words - PRIVATE <= CALLED.keys(), shown


def test_every_listed_word_is_one() -> None:
    shown = {
        node.func.id
        for row in ag.registry.values()
        for text in row.mathematics.values()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert CALLED.keys() <= shown
