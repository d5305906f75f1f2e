"""Tensors on a GPU: with CuPy where there is one, and with a stand-in of its interface elsewhere.

`python -m pytest tests/methods/test_cupy.py` runs them; those on a GPU are skipped without one.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from autograd.array.duck import DeviceError
from tests.support.cases import CASES, first_of_rows
from tests.support.duck_cases import check
from tests.support.strict_array import DeviceMemory


@pytest.fixture
def cupy(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType("cupy")
    module.asarray = DeviceMemory  # type: ignore[attr-defined]
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
    def there(x: ag.Tensor) -> ag.Tensor:
        return x.detach().to("cuda").requires_grad_(x.requires_grad)

    taken = [check(case, there, "cupy.ndarray") for case in first_of_rows(CASES)]
    assert sum(taken) > 500


# ---- networks ------------------------------------------------------------------------------------


class Words(nn.Module):
    def __init__(self, core: nn.Module) -> None:
        super().__init__()
        self.embedding, self.core, self.out = nn.Embedding(9, 8), core, nn.Linear(8, 9)

    def forward(self, x: ag.Tensor) -> ag.Tensor:
        found = self.core(self.embedding(x))
        return self.out(found[0] if isinstance(found, tuple) else found).movedim(-1, 1)


def images() -> tuple[nn.Module, ag.Tensor, ag.Tensor]:
    first = nn.Conv2d(3, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2)
    rest = nn.Conv2d(4, 6, 3, stride=2), nn.GELU(), nn.AdaptiveAvgPool2d(1), nn.Flatten()
    net = nn.Sequential(*first, *rest, nn.Linear(6, 4))
    return net, ag.randn(5, 3, 9, 9, dtype=ag.float64), ag.randint(0, 4, (5,))


def rows() -> tuple[nn.Module, ag.Tensor, ag.Tensor]:
    net = nn.Sequential(
        nn.Linear(6, 8), nn.Dropout(0.3), nn.LayerNorm(8), nn.SiLU(), nn.Linear(8, 4)
    )
    return net, ag.randn(7, 6, dtype=ag.float64), ag.randint(0, 4, (7,))


def words(core: Callable[[], nn.Module]) -> Callable[[], tuple[nn.Module, ag.Tensor, ag.Tensor]]:
    return lambda: (Words(core()), ag.randint(0, 9, (3, 5)), ag.randint(0, 9, (3, 5)))


NETWORKS = {
    "images": images,
    "rows": rows,
    "lstm": words(lambda: nn.LSTM(8, 8, batch_first=True)),
    "gru": words(lambda: nn.GRU(8, 8, batch_first=True)),
    "transformer": words(lambda: nn.TransformerEncoderLayer(8, 2, 16, 0.0, batch_first=True)),
}


def train(name: str, device: str) -> list[float]:
    """The losses of a few steps; the same numbers are drawn on any device."""
    ag.manual_seed(0)
    net, x, y = NETWORKS[name]()
    net.double().to(device)
    x, y = x.to(device), y.to(device)
    optimizer = ag.optim.Adam(net.parameters(), 0.01)
    losses = []
    for _ in range(3):
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(net(x), y)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert loss.device.type == ("cuda" if device == "cuda" else "cpu")
    return losses


@pytest.mark.parametrize("name", NETWORKS)
def test_networks_learn_the_same_on_a_device(name: str, cupy: ModuleType) -> None:
    np.testing.assert_allclose(train(name, "cuda"), train(name, "cpu"), rtol=1e-9)


@pytest.mark.parametrize("name", NETWORKS)
def test_networks_learn_the_same_on_a_gpu(name: str, gpu: Any) -> None:
    np.testing.assert_allclose(train(name, "cuda"), train(name, "cpu"), rtol=1e-6)
