"""Pointwise rows of several Tensors where their arguments meet: ties, zeros, special values.

* Slopes. With the same number in all arguments, the gradients together are the derivative along the
  diagonal, which a convention at a tie may share out but never exceed.
* Mixed second derivatives. d/dy d/dx is d/dx d/dy, in reverse over reverse and in forward over
  reverse mode, and where differences of the first derivative agree on all sides, it is these.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

import autograd as ag
from autograd import func
from tests.support.cases import GRAD_CASES, Case
from tests.support.sampling import Sample

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

VALUES = (0.0, 1.0, 2.0, 0.5, -1.0, -2.0)
FEW = (0.0, 1.0, -1.0)
COMPLEX = ("complex", "polar")  # rows whose results are not real
# Where the gradients are another's than the derivative along the diagonal.
OTHERS = {"copysign": "0 at 0, which is between the slopes -1 and 1"}
STEP = 1e-6
STEEP = 1e3


class Function(NamedTuple):
    """A pointwise row as a function of numbers, all of its other arguments as in a sample."""

    case: Case

    @property
    def count(self) -> int:
        return len(self.case.sample().inputs)

    def __call__(self, *given: Any) -> Any:
        numbers = iter(given)
        sample: Sample = self.case.sample().mapped(
            lambda x: next(numbers) if x.requires_grad else x
        )
        return self.case.call(*sample.args, **sample.kwargs)

    def gradient(self, point: tuple[float, ...]) -> np.ndarray:
        inputs = [ag.tensor(x, requires_grad=True) for x in point]
        found = ag.grad(self(*inputs), inputs, materialize_grads=True)
        return np.array([float(each) for each in found])

    def value(self, point: tuple[float, ...]) -> float:
        return float(self(*[ag.tensor(x) for x in point]).detach())

    def __str__(self) -> str:
        return str(self.case)


def _functions() -> Iterator[Function]:
    """The pointwise rows of two or three Tensors, for each set of other arguments once."""
    seen = set()
    for case in GRAD_CASES:
        row, sample = ag.registry[case.row], case.sample()
        inputs, tensors = sample.inputs, sample.tensors
        if not 2 <= len(inputs) <= 3 or {x.shape for x in tensors} != {()}:
            continue
        others = repr(sample.mapped(lambda x: None))
        if row.kind == "pointwise" and (case.row, others) not in seen and case.row not in COMPLEX:
            seen.add((case.row, others))
            yield Function(case)


FUNCTIONS = list(_functions())


def over_functions(test: Any) -> Any:
    return pytest.mark.parametrize("function", FUNCTIONS, ids=str)(test)


def test_functions() -> None:
    rows = {function.case.row for function in FUNCTIONS}
    assert {"maximum", "clamp.Tensor", "pow", "logaddexp", "atan2", "lerp", "copysign"} <= rows


@over_functions
def test_slopes_along_the_diagonal(function: Function) -> None:
    for value in VALUES:
        if value == 0 and function.case.row in OTHERS:
            continue
        point = (value,) * function.count
        here, low, high = (
            function.value(tuple(x + step for x in point)) for step in (0, -STEP, STEP)
        )
        slopes = sorted([(here - low) / STEP, (high - here) / STEP])
        if not np.isfinite(slopes).all() or max(map(abs, slopes)) > STEEP:
            continue  # outside of the domain, a jump or a pole
        total = function.gradient(point).sum()
        assert slopes[0] - 1e-4 <= total <= slopes[1] + 1e-4, (value, function.gradient(point))


def mixed(function: Function, point: tuple[float, ...], i: int, j: int) -> float:
    """d/d(argument j) of d/d(argument i)."""
    inputs = [ag.tensor(x, requires_grad=True) for x in point]
    (slope,) = ag.grad(function(*inputs), inputs[i], create_graph=True, materialize_grads=True)
    if not slope.requires_grad:
        return 0.0
    (second,) = ag.grad(slope, inputs[j], materialize_grads=True)
    return float(second)


def mixed_forward(function: Function, point: tuple[float, ...], i: int, j: int) -> float:
    """The same, by the tangent of the gradient."""
    inputs = tuple(ag.tensor(x) for x in point)
    tangents = tuple(ag.tensor(float(k == j)) for k in range(len(point)))
    slope = func.grad(function, argnums=i)
    return float(func.jvp(lambda *x: slope(*x), inputs, tangents)[1])


def differences(function: Function, point: tuple[float, ...], i: int, j: int) -> list[float]:
    """What differences of the first derivative say on both sides."""
    here = function.gradient(point)[i]
    found = []
    for step in (-STEP, STEP):
        moved = tuple(x + step * (k == j) for k, x in enumerate(point))
        found.append((function.gradient(moved)[i] - here) / step)
    return found


@over_functions
@pytest.mark.parametrize("values", [FEW, pytest.param(VALUES, marks=pytest.mark.slow)], ids=len)
def test_mixed_second_derivatives(function: Function, values: tuple[float, ...]) -> None:
    wrong = []
    for point in itertools.product(values, repeat=function.count):
        for i, j in itertools.permutations(range(function.count), 2):
            sides = differences(function, point, i, j) + differences(function, point, j, i)
            if not (max(map(abs, sides)) < STEEP and np.ptp(sides) < 1e-3 * (1 + abs(sides[0]))):
                continue  # a kink, a jump, a pole or outside of the domain
            for found in (mixed, mixed_forward):
                value = found(function, point, i, j)
                if not abs(value - np.mean(sides)) < 1e-3 * (1 + abs(value)):
                    wrong.append((point, i, j, found.__name__, value, sides))
    assert not wrong, "\n".join(map(str, wrong[:8]))
