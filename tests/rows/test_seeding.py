"""What a test draws is its own, whatever ran before it."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.support import seeding
from tests.support.seeding import RANDOM


def drawn() -> list[Any]:
    numbers = ag.rand(2).tolist()
    return [RANDOM.normal(), np.random.random(), random.random(), *numbers]


def test_numbers_depend_on_the_name_alone(request: pytest.FixtureRequest) -> None:
    first = drawn()
    drawn()
    seeding.begin("another")
    assert not set(first) & set(drawn())
    seeding.begin(request.node.nodeid)
    assert drawn() == first


@pytest.mark.parametrize("number", [0, 1])
def test_cases_of_a_test_draw_other_numbers(
    number: int, rng: np.random.Generator, request: pytest.FixtureRequest
) -> None:
    assert rng is RANDOM.own
    name = request.node.nodeid
    assert name.endswith(f"[{number}]")
    other = name.replace(f"[{number}]", f"[{1 - number}]")
    assert rng.normal() != np.random.default_rng(seeding.seed_of(other)).normal()


def test_outside_of_tests_there_are_none(request: pytest.FixtureRequest) -> None:
    seeding.end()
    with pytest.raises(RuntimeError, match="on import"):
        RANDOM.normal()
    seeding.begin(request.node.nodeid)


def test_generators_of_modules_are_watched() -> None:
    """The suite's own fixture asserts after each test that they are where they were."""
    module = ModuleType("tests.some")
    own: dict[str, Any] = {
        "a": np.random.default_rng(0), "b": np.random.default_rng(0).normal,
        "c": np.random.RandomState(0), "d": random.Random(0), "e": ag.Generator(),
    }  # fmt: skip
    vars(module).update(own, f=np.random.normal, g=random.random, h=RANDOM, i=ag.default_generator)
    found = seeding.shared([module])
    assert sorted(found) == [f"tests.some.{name}" for name in "abcde"]
    before = seeding.states(found)
    assert seeding.states(found) == before
    own["a"].normal()
    own["b"]()
    own["c"].normal()
    own["d"].random()
    ag.rand(2, generator=own["e"])
    assert not set(before.values()) & set(seeding.states(found).values())
    assert "tests.support.seeding" in [module.__name__ for module in seeding.of_the_tests()]


def test_hypothesis_gives_the_same_examples_each_time() -> None:
    hypothesis = pytest.importorskip("hypothesis")
    assert hypothesis.settings.default.derandomize
    assert hypothesis.settings.default.deadline is None
