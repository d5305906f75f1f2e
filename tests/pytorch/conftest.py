"""Fixtures of the comparisons with PyTorch."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest


@pytest.fixture
def face() -> Iterator[Any]:
    """`autograd.torch`, whose defaults hold until the test has run."""
    module: Any = import_module("autograd.torch")
    module.enter()
    yield module
    module.leave()


@pytest.fixture(params=["face", pytest.param("torch", marks=pytest.mark.torch)])
def th(request: pytest.FixtureRequest) -> Any:
    """`autograd.torch`, and PyTorch as the oracle where it is installed."""
    return request.getfixturevalue(request.param)


@pytest.fixture
def double_precision(torch: Any) -> Iterator[None]:
    """Our default dtype is float64."""
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)
