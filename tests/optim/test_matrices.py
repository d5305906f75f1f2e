"""Adafactor and Muon: step for step PyTorch's, and the algorithms written out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.support.optimizers import label, options

SHAPES = ((3, 5), (5, 3), (2, 4, 3), (4,), ())
ADAFACTOR = [
    *options(lr=[0.02], weight_decay=[0, 0.1], maximize=[False, True], d=[1.0, 2.0]),
    {"beta2_decay": -0.2, "lr": 0.3, "eps": (1e-2, 0.5)},
]
MUON = [
    *options(weight_decay=[0, 0.1], nesterov=[False, True], adjust_lr_fn=[None, "match_rms_adamw"]),
    {"momentum": 0.5, "ns_steps": 2, "ns_coefficients": (1.5, -0.5, 0.0), "lr": 0.1},
]


def run(module: Any, name: str, chosen: dict[str, Any], shapes: Any, dtype: str) -> list[Any]:
    """The parameters after each of six steps; the state and the optimizer are renewed halfway."""
    rng = np.random.default_rng(0)
    params = [module.tensor(rng.normal(size=s).astype(dtype)).requires_grad_() for s in shapes]
    optimizer = getattr(module.optim, name)(params, **chosen)
    found = []
    for step in range(6):
        for each in params:
            each.grad = module.tensor(np.asarray(rng.normal(size=each.shape), dtype))
        if step == 3:
            state = optimizer.state_dict()
            optimizer = getattr(module.optim, name)(params, **chosen)
            optimizer.load_state_dict(state)
        optimizer.step()
        found += [each.detach().numpy().copy() for each in params]
    kept = [optimizer.state[each] for each in params]
    return [*found, *(np.asarray(state[key]) for state in kept for key in sorted(state))]


@pytest.mark.torch
@pytest.mark.parametrize("chosen", ADAFACTOR, ids=label)
@pytest.mark.parametrize(("dtype", "bound"), [("float64", 1e-7), ("float32", 3e-6)])
def test_adafactor_is_pytorch_s(torch: Any, chosen: Any, dtype: str, bound: float) -> None:
    both = [run(module, "Adafactor", chosen, SHAPES, dtype) for module in (ag, torch)]
    for ours, theirs in zip(*both, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=bound, atol=bound)


@pytest.mark.torch
@pytest.mark.parametrize("chosen", MUON, ids=label)
def test_muon_is_pytorch_s(torch: Any, chosen: Any) -> None:
    """To the precision of bfloat16, in which PyTorch computes the steps."""
    both = [run(module, "Muon", chosen, SHAPES[:2], "float32") for module in (ag, torch)]
    steps = 6 * 0.02 * max(1, 0.2 * 5**0.5) * chosen.get("lr", 1e-3)
    for ours, theirs in zip(*both, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=0, atol=steps + 1e-6)


@pytest.mark.parametrize("shape", [(3, 5), (5, 3), (4, 4)])
def test_muon_moves_singular_values(shape: tuple[int, int], rng: np.random.Generator) -> None:
    g = rng.normal(size=shape)
    x = ag.zeros(shape, dtype=ag.float64, requires_grad=True)
    x.grad = ag.tensor(g)
    ag.optim.Muon([x], lr=1.0, momentum=0.0, ns_steps=3).step()
    u, s, vh = np.linalg.svd(g, full_matrices=False)
    s /= np.linalg.norm(s)
    for _ in range(3):
        s = 3.4445 * s - 4.775 * s**3 + 2.0315 * s**5
    ratio = max(1, shape[0] / shape[1]) ** 0.5
    np.testing.assert_allclose(x.detach().numpy(), -ratio * (u * s) @ vh, atol=1e-12)


REFUSALS: list[tuple[str, tuple[int, ...], dict[str, Any], str]] = [
    ("Adafactor", (2,), {"lr": -1.0}, "Learning rate should be >= 0 but is: -1.0"),
    ("Adafactor", (2,), {"beta2_decay": 0.8}, "beta2_decay should be <= 0 but is: 0.8"),
    ("Adafactor", (2,), {"eps": (-1e-30, 1e-3)}, "epsilon1 should be >= 0 but is: -1e-30"),
    ("Adafactor", (2,), {"eps": (None, -1.0)}, "epsilon2 should be >= 0 but is: -1.0"),
    ("Adafactor", (2,), {"d": 0.0}, "Clipping threshold d should be >= 1 but is: 0.0"),
    ("Adafactor", (2,), {"weight_decay": -1}, "weight_decay should be >= 0 but is: -1"),
    ("Muon", (2, 2), {"lr": -1.0}, "Learning rate should be >= 0 but is: -1.0"),
    ("Muon", (2, 2), {"momentum": -1.0}, "momentum should be >= 0 but is: -1.0"),
    ("Muon", (2, 2), {"weight_decay": -1}, "weight decay should be >= 0 but is: -1"),
    ("Muon", (2, 2), {"adjust_lr_fn": "a"}, "Adjust learning rate function a is not supported"),
    ("Muon", (2,), {}, "Muon only supports 2D parameters whereas we found a parameter with size:"),
]


@pytest.mark.torch
@pytest.mark.parametrize(("name", "shape", "chosen", "text"), REFUSALS)
def test_refusals_are_pytorch_s(torch: Any, name: str, shape: Any, chosen: Any, text: str) -> None:
    for module in (ag, torch):
        with pytest.raises(ValueError, match=text):
            getattr(module.optim, name)([module.ones(shape, requires_grad=True)], **chosen)


@pytest.mark.torch
@pytest.mark.parametrize("name", ["Adafactor", "Muon"])
def test_complex_parameters_are_refused(torch: Any, name: str) -> None:
    for module in (ag, torch):
        x = module.ones((2, 2), dtype=module.complex128, requires_grad=True)
        x.grad = x.detach().clone()
        with pytest.raises(RuntimeError, match=f"{name} does not support complex parameters"):
            getattr(module.optim, name)([x]).step()
