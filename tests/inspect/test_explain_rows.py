"""The program that `explain` writes gives the bits of the pass, for every sample of every row."""

from __future__ import annotations

import re
import types
import warnings

import numpy as np

import autograd as ag
from codegen import builtin
from tests.support.cases import COMPLEX_CASES, GRAD_CASES, Case, differentiable, direction, over

HELPERS = builtin.formula_helpers()


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
