"""Derivatives of order 6 of pointwise rows of one tensor, by nested transforms, against mpmath.

What a row computes is taken from its own `forward:`, as an expression in SymPy's functions that
stand for NumPy's and SciPy's; mpmath differentiates that with 60 digits. A row is left out if its
formula in the table is `zero`, and a point if it is close to one of the row's `kinks`: elsewhere
every row is smooth.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

import autograd as ag
from autograd import func
from tests.samples.proofs import calls
from tests.samples.rows import signature
from tests.support.cases import thinned

mpmath = pytest.importorskip("mpmath")
sympy = pytest.importorskip("sympy")

from codegen.lower.analysis import plan_table  # noqa: E402
from codegen.model.domains import interval  # noqa: E402
from codegen.model.helpers import scan  # noqa: E402
from codegen.proofs.calls import Runtime, bound  # noqa: E402
from codegen.proofs.numeric import inputs_of  # noqa: E402
from codegen.proofs.symbolic import scalar_forward  # noqa: E402
from codegen.table import loads  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
ORDER = 6
PLACES = np.array([0.07, 0.31, 0.56, 0.68, 0.93])  # of the points, in the row's domain
NEAR = 0.05
DIGITS = 60


@cache
def compiled():
    """The plans of all rows by name, and the code that runs them on symbols."""
    packages = ROOT / "autograd"
    helpers, composites = scan(packages / "formulas"), scan(packages / "composites")
    kernels = scan(packages / "kernels", flat=True)
    text = (ROOT / "derivatives.yaml").read_text(encoding="utf-8")
    plans = plan_table(loads(text, helpers=helpers, kernels=kernels, composites=composites))
    code = Runtime.built_in().code(plans, True)
    return {plan.entry.signature.full_name: plan for plan in plans}, code


def is_unary(name):
    """Whether a row is pointwise in its only Tensor, and has one real output with a derivative."""
    row = ag.registry[name]
    several = any("grad_" in text or "grads" in text for text in row.formulas.values())
    if several or name in ("special.lambertw", "special.wofz"):
        return False
    if row.kind != "pointwise" or set(row.formulas.values()) <= {"zero", "non_differentiable"}:
        return False
    tensors = [a for a in signature(name).arguments if a.type.base == "Tensor"]
    return len(tensors) == 1 and tensors[0].default is None and not tensors[0].type.is_list


UNARY = [name for name in ag.registry if is_unary(name)]


def sample_of(name):
    """A call of the row with one tensor to be differentiated by, and that tensor's name."""
    plans, _ = compiled()
    for call in calls(name):
        inputs = inputs_of(call)
        if call.check and len(inputs) == 1 and inputs[0].dtype == np.float64:
            values = bound(plans[name], call)
            found = [key for key, value in values.items() if value is inputs[0]]
            others = [x for key, x in values.items() if key not in found]
            if len(found) == 1 and not any(isinstance(x, ag.Tensor) for x in others):
                return call, values, found[0]
    raise AssertionError(f"{name} has no sample with a single tensor")


def points_of(name, argument):
    """Points in the domain, away from the kinks."""
    row = ag.registry[name]
    low, high = interval(row.domain, argument)
    points = low + (high - low) * PLACES
    kinks = [np.ravel(np.array(kink.point[0])) for kink in row.kinks]
    return np.array([x for x in points if not any(np.any(abs(k - x) < NEAR) for k in kinks)])


def derivatives(name, values, argument, point):
    """The derivatives of orders 0 to ORDER + 1 at a point."""
    plans, code = compiled()
    expression, x = scalar_forward(plans[name], code, values, argument, point)
    with mpmath.workdps(DIGITS):
        function = sympy.lambdify(x, expression, "mpmath")
        series = mpmath.taylor(function, mpmath.mpf(point), ORDER + 1)
        return [float(mpmath.re(c) * mpmath.factorial(k)) for k, c in enumerate(series)]


def by_reverse_mode(function):
    return func.grad(lambda x: function(x).sum())


def by_forward_mode(function):
    return lambda x: func.jvp(function, (x,), (ag.ones_like(x),))[1]


@pytest.mark.parametrize("name", thinned(UNARY, 8))
def test_derivatives_of_order_six(name):
    call, values, argument = sample_of(name)
    points = points_of(name, argument)
    assert len(points) >= 3
    place = next(i for i, x in enumerate(values.values()) if x is inputs_of(call)[0])
    plan = compiled()[0][name]
    function = Runtime.built_in().function(plan)

    def row(x):
        args = [x if i == place else each for i, each in enumerate(call.args)]
        returned = function(*args, **call.kwargs)
        return returned[plan.output_nr] if isinstance(returned, tuple) else returned

    expected = [derivatives(name, values, argument, float(x)) for x in points]
    scale = [
        max(abs(d) * float(mpmath.factorial(ORDER) / mpmath.factorial(k)) for k, d in enumerate(ds))
        for ds in expected
    ]
    wanted = np.array([ds[ORDER] for ds in expected])
    for mode in (by_reverse_mode, by_forward_mode):
        nested = row
        for _ in range(ORDER):
            nested = mode(nested)
        error = np.abs(nested(ag.tensor(points)).numpy() - wanted)
        allowed = 1e-11 * np.abs(wanted) + 1e-14 * np.array(scale)
        assert np.all(error <= allowed), (mode.__name__, points, error, wanted)


def test_the_rows_that_are_checked():
    assert len(UNARY) > 60 and {"tanh", "erf", "lgamma", "sinc", "i0", "relu"} <= set(UNARY)
