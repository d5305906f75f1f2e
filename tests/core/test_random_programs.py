"""Random programs with views and writes: gradients against finite differences and PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.support.programs import PURE, VIEWS, WRITES, Program, Step, run, values

hypothesis = pytest.importorskip("hypothesis")
st = hypothesis.strategies

NAMES = [*VIEWS, *VIEWS, *PURE, *WRITES, *WRITES, "detached"]
STEPS = st.builds(
    Step, st.sampled_from(NAMES), st.integers(0, 30), st.integers(0, 30), st.integers(0, 3)
)
PROGRAMS = st.builds(
    Program,
    st.lists(STEPS, min_size=2, max_size=14).map(tuple),
    st.lists(st.integers(0, 30), min_size=1, max_size=3).map(tuple),
)
SETTINGS = hypothesis.settings(max_examples=60, deadline=None, derandomize=True)


def clones(seed: int) -> tuple[list[Any], list[Any]]:
    """Leaves, and copies of them for the program to write into."""
    leaves = [ag.tensor(x, requires_grad=True) for x in values(seed)]
    return leaves, [x * 1 for x in leaves]


def total_of(program: Program, arrays: list[np.ndarray]) -> float:
    with ag.no_grad():
        return float(run(program, [ag.tensor(x) for x in arrays], ag.no_grad))


def cuts_the_graph(program: Program) -> bool:
    return any(step.what in ("detached", "branched") for step in program.steps)


@SETTINGS
@hypothesis.given(PROGRAMS, st.integers(0, 5))
def test_gradients_are_those_of_finite_differences(program: Program, seed: int) -> None:
    """A program that raises must do so for a reason that PyTorch has too (see the next test); one
    that runs has the right gradients."""
    hypothesis.assume(not cuts_the_graph(program))
    leaves, copies = clones(seed)
    try:
        total = run(program, copies, ag.no_grad)
        if not total.requires_grad:
            return
        grads = ag.grad(total, leaves, materialize_grads=True)
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
        return
    arrays = values(seed)
    for array, g in zip(arrays, grads, strict=True):
        for at in np.ndindex(array.shape):
            kept, eps = array[at], 1e-6
            array[at] = kept + eps
            above = total_of(program, arrays)
            array[at] = kept - eps
            below = total_of(program, arrays)
            array[at] = kept
            np.testing.assert_allclose(g.numpy()[at], (above - below) / (2 * eps), 1e-5, 1e-6)


@pytest.mark.torch
@hypothesis.settings(SETTINGS, max_examples=400)
@hypothesis.given(PROGRAMS, st.integers(0, 5))
def test_values_and_gradients_are_pytorchs(program: Program, seed: int) -> None:
    """Where PyTorch gives gradients, so do we, the same; where it raises because a saved value was
    overwritten we may know better, since we look at regions."""
    torch = pytest.importorskip("torch")
    theirs = [torch.tensor(x, requires_grad=True) for x in values(seed)]
    try:
        total = run(program, [x * 1 for x in theirs], torch.no_grad)
    except RuntimeError as error:  # memory that repeats, or operands that share some
        assert "unsupported operation" in str(error)
        return
    leaves, copies = clones(seed)
    ours = run(program, copies, ag.no_grad)
    np.testing.assert_allclose(ours.detach().numpy(), total.detach().numpy(), rtol=1e-12)
    assert ours.requires_grad == total.requires_grad
    if not total.requires_grad:
        return
    try:
        expected = torch.autograd.grad(total, theirs, materialize_grads=True)
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
        return
    grads = ag.grad(ours, leaves, materialize_grads=True)
    for g, e in zip(grads, expected, strict=True):
        np.testing.assert_allclose(g.numpy(), e.numpy(), rtol=1e-10, atol=1e-12)
