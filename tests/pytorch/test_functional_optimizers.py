"""Optimizers as functions of lists of tensors do what their classes do."""

from __future__ import annotations

import importlib

import pytest


def zeros(th, params):
    return [th.zeros_like(p) for p in params]


def tenths(th, params):
    return [th.full_like(p, 0.1) for p in params]


def numbers(value):
    return lambda th, params: [th.tensor(float(value)) for _ in params]


def nothing(th, params):
    return []


ADAM = {"beta1": 0.9, "beta2": 0.99, "lr": 0.1, "weight_decay": 0.1, "eps": 1e-8}
BETAS = {"betas": (0.9, 0.99), "lr": 0.1, "weight_decay": 0.1}
SGD = {"momentum": 0.9, "lr": 0.1, "dampening": 0.0, "nesterov": True, "weight_decay": 0.1}
RMS = {"lr": 0.1, "alpha": 0.9, "eps": 1e-8, "weight_decay": 0.1, "momentum": 0.9, "centered": True}
ASGD = {"lambd": 0.01, "lr": 0.1, "t0": 1.0, "alpha": 0.7, "weight_decay": 0.1}
ADADELTA = {"lr": 1.0, "rho": 0.9, "eps": 1e-6, "weight_decay": 0.1}
RPROP = {"step_size_min": 1e-6, "step_size_max": 50.0, "etaminus": 0.5, "etaplus": 1.2}
CASES = {  # the class, its options, the lists, and other options of the function
    "sgd": ("SGD", SGD, [lambda th, params: [None] * len(params)], {**SGD, "maximize": False}),
    "adam": ("Adam", BETAS, [zeros, zeros, nothing, numbers(0)], {**ADAM, "amsgrad": False}),
    "adamw": ("AdamW", BETAS, [zeros, zeros, zeros, numbers(0)], {**ADAM, "amsgrad": True}),
    "adamax": ("Adamax", BETAS, [zeros, zeros, numbers(0)], ADAM),
    "nadam": ("NAdam", BETAS, [zeros, zeros, numbers(1), numbers(0)], ADAM),
    "radam": ("RAdam", BETAS, [zeros, zeros, numbers(0)], ADAM),
    "adagrad": ("Adagrad", {"lr": 0.1}, [zeros, numbers(0)], {"lr": 0.1, "lr_decay": 0.0}),
    "adadelta": ("Adadelta", ADADELTA, [zeros, zeros, numbers(0)], ADADELTA),
    "rmsprop": ("RMSprop", RMS, [zeros, zeros, zeros, numbers(0)], RMS),
    "asgd": ("ASGD", ASGD, [zeros, numbers(1), numbers(0.1), numbers(0)], ASGD),
    "rprop": ("Rprop", {"lr": 0.1}, [zeros, tenths, numbers(0)], RPROP),
}  # fmt: skip
NEEDED = {
    "adam": {"maximize": False}, "adamw": {"maximize": False}, "nadam": {"momentum_decay": 4e-3},
    "adagrad": {"weight_decay": 0.0, "eps": 1e-10, "maximize": False},
    "adadelta": {"maximize": False},
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_functions_step_as_classes_do(th, name):
    cls, options, lists, given = CASES[name]
    if name == "adamw":
        options = {**options, "amsgrad": True}
    values = [[1.0, -2.0], [[0.5]]]
    grads = [th.tensor([0.3, 0.1]), th.tensor([[-0.2]])]
    leaves = [th.nn.Parameter(th.tensor(value)) for value in values]
    optimizer = getattr(th.optim, cls)(leaves, **options)
    params = [th.tensor(value) for value in values]
    kept = [make(th, params) for make in lists]
    home = getattr(importlib.import_module(f"{th.__name__}.optim.{name}"), name)
    for _ in range(3):
        for leaf, grad in zip(leaves, grads, strict=True):
            leaf.grad = grad.clone()
        optimizer.step()
        home(params, grads, *kept, **given, **NEEDED.get(name, {}))
    for found, wanted in zip(params, leaves, strict=True):
        assert found.flatten().tolist() == pytest.approx(wanted.flatten().tolist(), rel=1e-5)


def test_functions_are_found_together(th):
    together = importlib.import_module(f"{th.__name__}.optim._functional")
    assert together.adam.__name__ == "adam" and callable(together.sgd)
