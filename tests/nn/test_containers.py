"""Every container in every container: what is in it is found, saved, loaded and converted."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn

CONTAINERS = ("Sequential", "ModuleList", "ModuleDict", "ParameterList", "ParameterDict", "Module")
HOLD_PARAMETERS = ("ParameterList", "ParameterDict", "Module")


def made(library: Any, kind: str, items: list[Any]) -> Any:
    """A container of `items`, of autograd's modules or PyTorch's."""
    if kind == "Module":
        module = library.Module()
        for i, each in enumerate(items):
            setattr(module, f"part{i}", each)
        return module
    if kind in ("ModuleDict", "ParameterDict"):
        return getattr(library, kind)({f"key{i}": each for i, each in enumerate(items)})
    if kind == "Sequential":
        return library.Sequential(*items)
    return getattr(library, kind)(items)


def nested(library: Any, tensors: Any, outer: str, inner: str) -> Any:
    def parameter(value: float) -> Any:
        return library.Parameter(tensors.tensor([value, value + 0.5]))

    within = [parameter(2.0)] if inner in HOLD_PARAMETERS else [library.Linear(2, 1)]
    items = [made(library, inner, within), library.Linear(1, 2)]
    if outer in HOLD_PARAMETERS:
        items.append(parameter(3.0))
    return made(library, "Module", [made(library, outer, items), parameter(4.0)])


@pytest.mark.parametrize("inner", CONTAINERS)
@pytest.mark.parametrize("outer", CONTAINERS)
def test_parameters_are_found(outer, inner):
    model = nested(nn, ag, outer, inner)
    named = dict(model.named_parameters())
    assert len(named) == (1 if inner in HOLD_PARAMETERS else 2) + 3 + (outer in HOLD_PARAMETERS)
    assert set(map(id, model.parameters())) == set(map(id, named.values()))
    saved = model.state_dict()
    assert set(saved) == set(named)
    other = nested(nn, ag, outer, inner)
    for p in other.parameters():
        p.data.fill_(9)
    other.load_state_dict(saved)
    for name, p in other.named_parameters():
        np.testing.assert_array_equal(p.detach().numpy(), saved[name].detach().numpy())
    other.to(np.float32)
    assert all(p.dtype == np.float32 for p in other.parameters())
    sum(p.sum() for p in model.parameters()).backward()
    assert all(p.grad is not None for p in model.parameters())
    model.zero_grad()
    assert all(p.grad is None for p in model.parameters())


@pytest.mark.torch
@pytest.mark.parametrize("inner", CONTAINERS)
@pytest.mark.parametrize("outer", CONTAINERS)
def test_names_are_those_of_pytorch(torch, outer, inner):
    ours, theirs = nested(nn, ag, outer, inner), nested(torch.nn, torch, outer, inner)
    assert [n for n, _ in ours.named_parameters()] == [n for n, _ in theirs.named_parameters()]
    assert [n for n, _ in ours.named_modules()] == [n for n, _ in theirs.named_modules()]
    assert list(ours.state_dict()) == list(theirs.state_dict())


def test_what_is_taken_out_is_forgotten():
    inner = nn.ParameterList([ag.ones(2)])
    for container in (nn.ParameterList([inner, ag.ones(1)]), nn.ParameterDict({"0": inner})):
        assert len(list(container.parameters())) == len(container)
        if isinstance(container, nn.ParameterDict):
            del container["0"]
        else:
            container[0] = ag.ones(3)
        assert all(each is not inner for each in container.modules())
