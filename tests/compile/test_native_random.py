"""Random programs in native loops, beside what NumPy gives: values, gradients, memory.

AUTOGRAD_COMPILE_EXAMPLES says how many programs there are, new ones at each run then.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from autograd.compile import Compiled, TraceError
from autograd.compile.backend_native import text as native_text
from autograd.compile.settings import Settings
from autograd.native import jit
from tests.compile.test_random import (
    ASKED,
    FLAG,
    OPTIONS,
    PLACES,
    REFUSALS,
    SHAPES,
    SPECS,
    STEPS,
    Outcome,
    alike,
    check,
    is_stable,
    outcome,
)
from tests.support.compiled_programs import DTYPES, LAYOUTS, Input, Step, inputs, run
from tests.support.native.modules import require_native

require_native()
pytestmark = pytest.mark.filterwarnings("ignore")

# Loops wherever there can be some; in one block, in many, and beside NumPy's.
LOOPS = Settings(backend="native", always=True)
BLOCKS = Settings(threads=2, block=8, least=1, backend="native", always=True)
CHOSEN = st.one_of(st.just(LOOPS), st.just(BLOCKS), OPTIONS.map(lambda each: each._replace(
    backend="native", always=True)))  # fmt: skip

LONGER = (*SHAPES, (17,), (5, 9), (9, 5), (2, 33), (33, 2), (1, 16), (16, 1), (3, 1, 17), (257,))
SMALL = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "uint64", "float16", "float32")


def specs(dtypes: Sequence[str], layouts: Sequence[str]) -> Any:
    kept = FLAG.map(lambda flag: not flag)
    made = st.builds(
        Input, st.sampled_from(LONGER), st.sampled_from(dtypes), st.sampled_from(layouts),
        FLAG, kept, FLAG,
    )  # fmt: skip
    return st.lists(made, min_size=1, max_size=3)


def programs(count: int) -> Any:
    return settings(
        max_examples=int(ASKED or count),
        derandomize=ASKED is None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


@pytest.fixture(autouse=True)
def small_is_large():
    """LLVM's verifier looks at each module, and small arrays are treated like large ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jit, "VERIFY", True)
        patch.setattr(native_text, "_ELEMENTS", 4)
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            yield


CHOICES = st.lists(PLACES, min_size=1, max_size=3)


@programs(25)
@given(st.lists(SPECS, min_size=1, max_size=3), st.lists(STEPS, max_size=30), CHOICES, CHOSEN)
def test_programs(specs, steps, chosen, options):
    check(specs, steps, chosen, options)


@pytest.mark.slow
@programs(400)
@given(specs(DTYPES, tuple(LAYOUTS)), st.lists(STEPS, max_size=60), CHOICES, CHOSEN)
def test_long_programs(specs, steps, chosen, options):
    check(specs, steps, chosen, options)


@pytest.mark.slow
@programs(200)
@given(specs((*DTYPES, *SMALL), tuple(LAYOUTS)), st.lists(STEPS, max_size=30), CHOICES, CHOSEN)
def test_programs_of_all_dtypes(specs, steps, chosen, options):
    check(specs, steps, chosen, options)


@pytest.mark.slow
@programs(200)
@given(
    specs(("float64", "float64", "float32"), ("as it is",)), st.lists(STEPS, max_size=30), CHOICES,
    st.sampled_from([LOOPS, BLOCKS, *[x._replace(backend="numpy") for x in (LOOPS, BLOCKS)]]),
)  # fmt: skip
def test_donated_arguments(specs, steps, chosen, options):
    """Results may take the memory of the first argument, or of all."""
    check_donated(
        [spec._replace(twin=False, requires_grad=False) for spec in specs], steps, chosen, options
    )


def check_donated(
    specs: Sequence[Input], steps: Sequence[Step], chosen: Sequence[int], options: Settings
) -> None:
    def function(*tensors: Any) -> list[Any]:
        found = run(steps, tensors) or [x * 1 for x in tensors]
        return [found[i % len(found)] for i in chosen]

    expected = outcome(function, inputs(specs, 0))
    given = tuple(range(1 + (len(steps) % 2) * (len(specs) - 1)))
    compiled = Compiled(function, options._replace(donate=given))
    for _ in range(2):
        try:
            results = compiled(*inputs(specs, 0))
        except TraceError as error:
            assume(not any(phrase in str(error) for phrase in REFUSALS))
            raise
        values = [y.numpy().copy() for y in results]
        found = Outcome(values, [], [False] * len(values), results)
        tolerance = 1e-10
        if any(spec.dtype == "float32" for spec in specs) or any(s.what == "single" for s in steps):
            tolerance = 1e-4
        if not alike(found, expected, tolerance):
            assume(is_stable(function, specs, expected, tolerance))
            pytest.fail(f"compiled: {found[:3]}\nexpected: {expected[:3]}")
