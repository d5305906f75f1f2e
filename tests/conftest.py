"""Fixtures of the whole suite: no test leaves a switch turned, or depends on those before it."""

from __future__ import annotations

import gc
import math
import os
import random
import sys
from collections.abc import Generator

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start a hundred processes
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # xdist's workers share the cores already
os.environ.setdefault("AUTOGRAD_CACHE", "0")  # native code is compiled anew, and verified

import numpy as np
import pytest

import autograd as ag
from autograd.compile import eager
from autograd.kernels import large
from autograd.native import jit
from tests.support import sampling, seeding

jit.VERIFY = True
sys.dont_write_bytecode = False  # it takes half a minute to compile the tests

try:
    import hypothesis
except ModuleNotFoundError:  # an extra
    pass
else:
    # The same examples each time, however slow the machine is.
    hypothesis.settings.register_profile("suite", derandomize=True, deadline=None)
    hypothesis.settings.load_profile("suite")


_shared: dict[str, object] = {}
_states: dict[str, str] = {}
_ERRORS = pytest.StashKey[object]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", type=int, help="of each row's samples only that of this number")
    parser.addoption("--least", type=int, help="native loops begin at so many elements")
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in random order")


def pytest_configure(config: pytest.Config) -> None:
    sampling.only = config.getoption("--sample")
    if (least := config.getoption("--least")) is not None:
        large._LEAST = large.NATIVE.least = large.NATIVE.shared = least
        # Who may make a program, and who is left to NumPy, would depend on the tests before.
        eager._SPENT = math.inf


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seed = config.getoption("--shuffle")
    if seed is not None:
        random.Random(seed).shuffle(items)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the garbage collector need not look at it again."""
    _shared.update(seeding.shared(seeding.of_the_tests()))
    _states.update(seeding.states(_shared))
    gc.collect()
    gc.freeze()


# Hooks, since two fixtures that all tests use take half of the time of most of these.


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """Seeds a test's own random numbers by its name, and those of the libraries."""
    seeding.begin(item.nodeid)
    item.stash[_ERRORS] = np.geterr()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """What all tests share is after a test what it was before."""
    yield
    if (face := sys.modules.get("autograd.torch")) is not None:
        face.leave()
    seeding.end()
    now = seeding.states(_shared)
    moved = [name for name, state in now.items() if state != _states[name]]
    _states.update(now)
    assert not moved, f"{moved}: drawn from in a test, so that the next one sees other numbers"
    assert ag.is_grad_enabled(), "the test left grad mode off"
    assert ag.get_default_dtype() == np.float64, "the test left another default dtype"
    assert np.geterr() == item.stash[_ERRORS], "the test left another error state of NumPy"


@pytest.fixture
def rng() -> np.random.Generator:
    """The test's own random numbers."""
    own = seeding.RANDOM.own
    assert isinstance(own, np.random.Generator)
    return own


@pytest.fixture
def without_gc():
    """No garbage collector: what is not freed by reference counts stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def torch():
    """PyTorch, for tests marked `torch`; they are skipped where it is missing."""
    return pytest.importorskip("torch")
