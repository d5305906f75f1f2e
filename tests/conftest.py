"""Fixtures of the whole suite: no test may leave a switch of the library turned."""

from __future__ import annotations

import gc
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # xdist's workers share the cores already

import numpy as np
import pytest

import autograd as ag


@pytest.fixture(autouse=True)
def switches_as_found():
    """Grad mode, default dtype and NumPy's error state are after a test what they were before."""
    errors = np.geterr()
    yield
    assert ag.is_grad_enabled(), "the test left grad mode off"
    assert ag.get_default_dtype() == np.float64, "the test left another default dtype"
    assert np.geterr() == errors, "the test left another error state of NumPy"


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
