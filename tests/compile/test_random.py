"""Random programs, compiled and as they are: the same values, gradients and errors.

AUTOGRAD_COMPILE_EXAMPLES says how many programs there are, new ones at each run then.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import autograd as ag
from autograd.compile import Compiled, TraceError
from autograd.compile.settings import Settings
from tests.support.compiled_programs import DTYPES, KINDS, LAYOUTS, Input, Step, inputs, run

pytestmark = pytest.mark.filterwarnings("ignore")

ASKED = os.environ.get("AUTOGRAD_COMPILE_EXAMPLES")
SHAPES = ((), (1,), (0,), (3,), (4, 3), (3, 4), (4, 4), (1, 3), (4, 1), (0, 3), (2, 3, 4), (6, 2))

# What a trace says of programs that it may refuse.
REFUSALS = ("made of it", "a view made by", "looks at a subscript", "without history")


class Outcome(NamedTuple):
    """Arrays of values and gradients, which values require grad, and the results themselves."""

    values: list[np.ndarray]
    gradients: list[np.ndarray]
    flags: list[bool]
    results: list[Any]


def outcome(function: Callable[..., Any], tensors: Sequence[Any]) -> Outcome:
    results = function(*tensors)
    values = [y.detach().numpy().copy() for y in results]
    leaves = [x for x in tensors if x.requires_grad]
    moving = [y for y in results if y.requires_grad]
    found: Sequence[Any] = ()
    if leaves and moving:
        vectors = [vector(y, i) for i, y in enumerate(moving)]
        found = ag.grad(moving, leaves, vectors, materialize_grads=True)
    flags = [y.requires_grad for y in results]
    return Outcome(values, [g.numpy().copy() for g in found], flags, results)


def vector(y: Any, seed: int) -> Any:
    random = np.random.default_rng(seed)
    found = random.uniform(0.5, 1.5, y.shape)
    if y.dtype.kind == "c":
        found = found + 1j * random.uniform(0.5, 1.5, y.shape)
    return ag.tensor(np.asarray(found, y.dtype))


def same(a: np.ndarray, b: np.ndarray, tolerance: float) -> bool:
    """Whether two arrays are equal up to rounding, and not finite in the same places."""
    if a.shape != b.shape or a.dtype != b.dtype:
        return False
    if a.dtype.kind in "biu":
        return np.array_equal(a, b)
    finite = np.isfinite(a)
    if not np.array_equal(finite, np.isfinite(b)):
        return False
    if a.dtype.kind == "f" and not np.array_equal(a[~finite], b[~finite], equal_nan=True):
        return False
    a, b = a[finite], b[finite]
    scale = 1 + abs(b).max(initial=0.0)
    return bool((abs(a - b) <= tolerance * scale).all())


def alike(a: Outcome, b: Outcome, tolerance: float) -> bool:
    pairs = [*zip(a.values, b.values, strict=True), *zip(a.gradients, b.gradients, strict=True)]
    return a.flags == b.flags and all(same(x, y, tolerance) for x, y in pairs)


def tolerance_of(dtypes: Sequence[np.dtype[Any]]) -> float:
    """By how much values may differ: functions of short integers have short results."""
    sizes = [x.itemsize // (1 + (x.kind == "c")) for x in dtypes if x.kind != "b"]
    return {1: 2e-2, 2: 2e-2, 4: 1e-4}.get(min(sizes, default=8), 1e-10)


def is_stable(
    function: Callable[..., Any], specs: Sequence[Input], expected: Outcome, tolerance: float
) -> bool:
    """Whether the outcome stays as it is when rounding errors are made in the inputs."""
    random = np.random.default_rng(5)
    for size in (*(1e-15, 1e-14, -1e-14, 1e-13) * 2, *(1e-7, -1e-7) * 6):
        if size >= 1e-7 and tolerance < 1e-6:
            continue
        near = inputs(specs, 0)
        for x in near:
            array = x.detach().numpy()
            if array.dtype.kind in "fc":
                factor = 1 + size * random.uniform(-1, 1, array.shape)
                x._data = array * factor.astype(array.real.dtype)
        if not alike(outcome(function, near), expected, tolerance):
            return False
    return True


def check(
    specs: Sequence[Input], steps: Sequence[Step], chosen: Sequence[int], options: Settings
) -> None:
    def function(*tensors: Any) -> list[Any]:
        found = run(steps, tensors) or list(tensors)
        return [found[i % len(found)] for i in chosen]

    tensors = inputs(specs, 0)
    before = [x.detach().numpy().copy() for x in tensors]
    try:
        expected = outcome(function, tensors)
    except RuntimeError as error:
        assume("modified by an inplace operation" not in str(error))
        raise
    except OverflowError as error:
        assume("out of bounds for" not in str(error))
        raise
    compiled = Compiled(function, options)
    try:
        found = outcome(compiled, tensors)
    except TraceError as error:
        assume(not any(phrase in str(error) for phrase in REFUSALS))
        raise
    for x, array in zip(tensors, before, strict=True):
        np.testing.assert_array_equal(x.detach().numpy(), array)
    tolerance = tolerance_of([x.dtype for x in [*expected.values, *tensors]])
    if any(step.what == "single" for step in steps):
        tolerance = max(tolerance, 1e-4)
    if not alike(found, expected, tolerance):
        assume(is_stable(function, specs, expected, tolerance))
        pytest.fail(f"compiled: {found[:3]}\nexpected: {expected[:3]}")
    check_memory(compiled, specs, tensors, found)


def check_memory(
    compiled: Compiled, specs: Sequence[Input], tensors: Sequence[Any], first: Outcome
) -> None:
    """What was returned stays as it is when the program runs again, and may be written to."""
    compiled(*inputs(specs, 1))
    arguments = [x.detach().numpy() for x in tensors]
    for result, value in zip(first.results, first.values, strict=True):
        np.testing.assert_array_equal(result.detach().numpy(), value)
    for result in first.results:
        array = result.detach().numpy()
        if not any(result is x for x in tensors):
            assert not any(np.may_share_memory(array, each) for each in arguments)
            array[...] = 1
    assert alike(outcome(compiled, tensors), first, 0)


PLACES = st.integers(-6, 60)
STEPS = st.builds(Step, st.sampled_from(KINDS), PLACES, PLACES, st.integers(0, 60))
FLAG = st.sampled_from((False, False, False, True))
SPECS = st.builds(
    Input,
    st.sampled_from(SHAPES),
    st.sampled_from(DTYPES),
    st.sampled_from(tuple(LAYOUTS)),
    FLAG,
    FLAG.map(lambda flag: not flag),
    FLAG,
)
OPTIONS = st.tuples(
    st.sampled_from((1, 2, 4)), st.sampled_from((4, 64)), st.sampled_from((1, 16, 1 << 14))
).map(lambda options: Settings(*options))


@settings(
    max_examples=int(ASKED or 300),
    derandomize=ASKED is None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
@given(
    st.lists(SPECS, min_size=1, max_size=3),
    st.lists(STEPS, max_size=60),
    st.lists(PLACES, min_size=1, max_size=3),
    OPTIONS,
)
def test_random_programs(specs, steps, chosen, options):
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        check(specs, steps, chosen, options)


# ---- what random programs have found -------------------------------------------------------------

PLAIN = Settings(threads=1)


def test_infinite_complex_numbers_times_one():
    x = ag.tensor([complex(0, np.inf), complex(1, 2)])
    for function in (lambda x: x * 1, lambda x: x / 1):
        with np.errstate(all="ignore"):
            np.testing.assert_array_equal(Compiled(function, PLAIN)(x), function(x))


def test_parts_of_which_there_are_none():
    assert ag.compile(lambda x: x.unbind(-1))(ag.zeros(2, 0)) == ()


def test_writes_into_a_number():
    def function(x):
        y = x.sum() * 2
        y[None] = x[0] * 2
        return y + x

    x = ag.tensor([1.0, 2.0])
    np.testing.assert_array_equal(Compiled(function, PLAIN)(x), function(x))


def test_the_slope_of_a_power_of_nothing_is_nothing():
    x = ag.tensor([0.5, 2.0], requires_grad=True)

    with np.errstate(all="ignore"):
        (found,) = ag.grad(Compiled(lambda x: (x**0 * np.inf).sum(), PLAIN)(x), x)
    np.testing.assert_array_equal(found, [0, 0])
