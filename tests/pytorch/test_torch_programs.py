"""Programs written for PyTorch give its numbers when `autograd.torch` stands in its place."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys

import numpy as np
import pytest

from tests.torch_programs.record import NUMBERS, PROGRAMS, run

WANTED = json.loads(NUMBERS.read_text(encoding="utf-8"))
HEAVY = {"cifar_networks", "adversarial_images", "functional_transforms", "word_language_model"}


def programs(heavy):
    return [
        pytest.param(name, marks=pytest.mark.slow if name in heavy else ()) for name in PROGRAMS
    ]


def differences(found, wanted, place=""):
    """Where two results differ by more than float32 computed in another order."""
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        for i, (a, b) in enumerate(zip(found, wanted, strict=True)):
            yield from differences(a, b, f"{place}[{i}]")
    elif isinstance(found, dict) and isinstance(wanted, dict) and found.keys() == wanted.keys():
        for key, value in found.items():
            yield from differences(value, wanted[key], f"{place}[{key!r}]")
    elif isinstance(found, float) and isinstance(wanted, float):
        if not np.isclose(found, wanted, rtol=2e-3, atol=1e-4, equal_nan=True):
            yield place, found, wanted
    elif found != wanted or type(found) is not type(wanted):
        yield place, found, wanted


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", programs(HEAVY))
def test_program(name):
    module = importlib.import_module("autograd.torch")
    module.enter()
    try:
        found = run(name, here=True)
    finally:
        module.set_printoptions(profile="default")  # which a program may have changed
        module.leave()
    assert list(differences(found, WANTED[name])) == []


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", programs({*HEAVY, "nanogpt_training", "sorting_gpt", "makemore"}))
def test_stored_numbers_are_pytorch_s(name, torch):
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # small tensors, and other tests beside
    torch.distributions.Distribution.set_default_validate_args(True)  # which its tracing turns off
    try:
        assert list(differences(run(name, here=False), WANTED[name])) == []
    finally:
        torch.set_num_threads(threads)
        torch.set_printoptions(profile="default")


EINOPS = """
import sys
import autograd.torch
sys.modules["torch"] = autograd.torch
import torch
from einops import rearrange, reduce, repeat
from einops.layers.torch import EinMix, Rearrange, Reduce
x = torch.arange(96.0).view(2, 3, 4, 4).requires_grad_()
model = torch.nn.Sequential(Rearrange("b c h w -> b (c h w)"), torch.nn.Linear(48, 5))
assert model(x).shape == (2, 5) and Reduce("b c h w -> b c", "max")(x)[0, 0] == 15
mixed = EinMix("b c h w -> b d h w", weight_shape="c d", bias_shape="d", c=3, d=5)(x)
reduce(rearrange(mixed, "b d (h p) w -> (b p) d h w", p=2), "b d h w -> b", "mean").sum().backward()
assert x.grad.shape == x.shape and repeat(x[0, 0], "h w -> h r w", r=2).shape == (4, 2, 4)
"""


def test_einops():
    pytest.importorskip("einops")
    subprocess.run([sys.executable, "-c", EINOPS], check=True)
