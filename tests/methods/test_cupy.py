"""Tensors on a GPU: with CuPy where there is one, and with a stand-in of its interface elsewhere.

`python -m pytest tests/methods/test_cupy.py` runs them; those on a GPU are skipped without one.
"""

from __future__ import annotations

import contextlib
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.array.duck import DeviceError
from tests.support.cases import CASES, first_of_rows
from tests.support.strict_array import FarArray


class OnGpu(FarArray):
    device: Any = SimpleNamespace(id=0)

    def get(self) -> np.ndarray:
        return self.values


@pytest.fixture
def cupy(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType("cupy")
    module.asarray = OnGpu  # type: ignore[attr-defined]
    module.cuda = SimpleNamespace(Device=contextlib.nullcontext)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "cupy", module)
    return module


def test_a_tensor_moves_and_knows_where_it_is(cupy: ModuleType) -> None:
    x = ag.tensor([1.0, 2.0, 3.0])
    there = x.to("cuda").requires_grad_()
    assert there.device == "cuda:0"
    assert there.device.type == "cuda" and there.device.index == 0
    assert there.to("cuda") is there and there.to("cuda:0") is there
    assert x.cpu() is x and x.to("cpu") is x
    (there * there * 2.0).sum().backward()
    assert there.grad is not None
    assert there.grad.device == "cuda:0"
    np.testing.assert_array_equal(there.grad.cpu().numpy(), [4, 8, 12])
    assert x.to(there.grad).device == "cuda:0"
    assert x.to("cuda", ag.float32).dtype == np.float32
    assert there.sum().item() == 6
    for lost in (lambda: there.cpu(), lambda: ag.ones(2, requires_grad=True).to("cuda")):
        with pytest.raises(RuntimeError, match="moving is not recorded"):
            lost()


def test_two_devices_are_named(cupy: ModuleType) -> None:
    here, there = ag.ones(3), ag.ones(3).to("cuda")
    with pytest.raises(DeviceError, match=r"add\(\).*cuda:0 and cpu.*self on cpu, other on cuda:0"):
        here + there
    assert (there + ag.tensor(1.0)).device == "cuda:0"


def test_a_module_moves(cupy: ModuleType) -> None:
    module = ag.nn.Linear(3, 2).to("cuda")
    assert {each.device for each in module.parameters()} == {"cuda:0"}
    out = module(ag.ones(4, 3).to("cuda"))
    out.square().sum().backward()
    assert module.weight.grad.device == "cuda:0"
    assert {each.device for each in module.to("cpu").parameters()} == {"cpu"}


def test_without_cupy_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(RuntimeError, match="needs CuPy, which is not installed"):
        ag.ones(2).to("cuda")


@pytest.fixture
def gpu() -> Any:
    module = pytest.importorskip("cupy")
    try:
        module.cuda.runtime.getDeviceCount()
    except module.cuda.runtime.CUDARuntimeError:
        pytest.skip("there is no GPU")
    return module


def test_rows_on_a_gpu(gpu: Any) -> None:
    taken = 0
    for case in first_of_rows(CASES):
        if ag.registry[case.row].kind not in ("pointwise", "comparison", "reduction"):
            continue
        sample = case.sample()
        expected = case.call(*sample.args, **sample.kwargs)
        there = sample.mapped(lambda x: x.detach().to("cuda"))
        try:
            found = case.call(*there.args, **there.kwargs)
        except (TypeError, RuntimeError):
            continue
        if isinstance(found, ag.Tensor):
            assert found.device == "cuda:0"
            np.testing.assert_allclose(found.cpu().numpy(), expected.detach().numpy(), rtol=1e-9)
            taken += 1
    assert taken > 100
