"""Schedules of learning rates: step for step those of PyTorch."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import optim
from autograd.optim import lr_scheduler
from tests.support.optimizers import assert_close, label, one, options

SCHEDULES: list[tuple[str, dict[str, Any]]] = [
    ("StepLR", {"step_size": 4, "gamma": 0.5}),
    ("MultiStepLR", {"milestones": [2, 5, 5, 9], "gamma": 0.5}),
    ("ConstantLR", {"factor": 0.4, "total_iters": 4}),
    ("LinearLR", {"start_factor": 0.2, "end_factor": 0.9, "total_iters": 6}),
    ("ExponentialLR", {"gamma": 0.9}),
    ("LambdaLR", {"lr_lambda": [lambda epoch: 0.9**epoch, lambda epoch: 1 / (1 + epoch)]}),
    ("CosineAnnealingLR", {"T_max": 7, "eta_min": 0.003}),
    ("CosineAnnealingWarmRestarts", {"T_0": 3, "T_mult": 2, "eta_min": 0.003}),
    ("CosineAnnealingWarmRestarts", {"T_0": 4}),
    ("MultiplicativeLR", {"lr_lambda": lambda epoch: 1 - 0.1 * (epoch % 3)}),
    ("PolynomialLR", {"total_iters": 12, "power": 2.5}),
    *(
        ("CyclicLR", {"base_lr": 0.01, "max_lr": [0.1, 0.2], "step_size_up": 4, **each})
        for each in (
            {},
            {"mode": "triangular2", "step_size_down": 2},
            {"mode": "exp_range", "gamma": 0.9, "base_momentum": 0.5},
            {"scale_fn": lambda x: 1 / x, "cycle_momentum": False},
        )
    ),
    ("OneCycleLR", {"max_lr": 0.3, "total_steps": 31}),
    ("OneCycleLR", {"max_lr": [0.3, 0.5], "epochs": 4, "steps_per_epoch": 8, "three_phase": True}),
    ("OneCycleLR", {"max_lr": 0.3, "total_steps": 40, "anneal_strategy": "linear"}),
]


def rates(
    library: Any, build: Callable[[Any], Any], jump: int | None = None, optimizer: str = "SGD"
) -> list[Any]:
    """The rates, and momentum or betas, of two groups over 30 epochs."""
    groups = [{"params": [library.ones(1, requires_grad=True)], "lr": lr} for lr in (0.1, 0.05)]
    chosen = {"momentum": 0.9} if optimizer == "SGD" else {}
    made = getattr(library.optim, optimizer)(groups, **chosen)
    scheduler = build(made)
    seen = []
    for epoch in range(30):
        made.step()
        for group in made.param_groups:
            seen.append([group["lr"], *group.get("betas", [group.get("momentum")])])
        assert scheduler.get_last_lr() == [group["lr"] for group in made.param_groups]
        if isinstance(scheduler, library.optim.lr_scheduler.ReduceLROnPlateau):
            scheduler.step(math.cos(epoch) / (1 + epoch))
        elif epoch == 10 and jump is not None:
            scheduler.step(jump)
        else:
            scheduler.step()
    return seen


@pytest.mark.torch
@pytest.mark.parametrize("jump", [None, 5])
@pytest.mark.parametrize(("name", "chosen"), SCHEDULES, ids=label)
@pytest.mark.filterwarnings("ignore:The epoch parameter:UserWarning")
def test_each_learning_rate_is_pytorch_s(
    torch: Any, name: str, chosen: dict[str, Any], jump: int | None
) -> None:
    optimizer = "Adam" if "epochs" in chosen else "SGD"
    ours, theirs = (
        rates(
            each,
            lambda made, each=each: getattr(each.optim.lr_scheduler, name)(made, **chosen),
            jump,
            optimizer,
        )
        for each in (ag, torch)
    )
    assert_close(np.array(ours), np.array(theirs))


@pytest.mark.torch
@pytest.mark.parametrize(
    "chosen",
    options(
        mode=["min", "max"],
        threshold_mode=["rel", "abs"],
        cooldown=[0, 2],
        min_lr=[0, [0.01, 0.02]],
    ),
    ids=label,
)
def test_plateaus_are_pytorch_s(torch: Any, chosen: dict[str, Any]) -> None:
    ours, theirs = (
        rates(
            each,
            lambda made, each=each: each.optim.lr_scheduler.ReduceLROnPlateau(
                made, factor=0.5, patience=2, threshold=0.01, **chosen
            ),
        )
        for each in (ag, torch)
    )
    assert_close(np.array(ours), np.array(theirs))


@pytest.mark.torch
def test_sequences_are_pytorch_s(torch: Any) -> None:
    def build(library: Any) -> Callable[[Any], Any]:
        part = library.optim.lr_scheduler

        def made(optimizer: Any) -> Any:
            parts = [
                part.LinearLR(optimizer, total_iters=4),
                part.CosineAnnealingLR(optimizer, T_max=8),
                part.ExponentialLR(optimizer, gamma=0.8),
            ]
            return part.SequentialLR(optimizer, parts, milestones=[5, 14])

        return made

    assert_close(np.array(rates(ag, build(ag))), np.array(rates(torch, build(torch))))


@pytest.mark.torch
def test_chains_are_pytorch_s(torch: Any) -> None:
    def build(library: Any) -> Callable[[Any], Any]:
        part = library.optim.lr_scheduler
        return lambda optimizer: part.ChainedScheduler(
            [part.ConstantLR(optimizer, 0.1, 7), part.ExponentialLR(optimizer, 0.9)]
        )

    assert_close(np.array(rates(ag, build(ag))), np.array(rates(torch, build(torch))))


def test_schedulers_continue_from_their_state() -> None:
    def made() -> tuple[Any, Any]:
        optimizer = optim.SGD([ag.ones(1, requires_grad=True)], lr=0.1)
        parts = [lr_scheduler.StepLR(optimizer, 3), lr_scheduler.LambdaLR(optimizer, math.exp)]
        return optimizer, lr_scheduler.SequentialLR(optimizer, parts, milestones=[5])

    optimizer, scheduler = made()
    for _ in range(4):
        optimizer.step()
        scheduler.step()
    other, continued = made()
    other.load_state_dict(optimizer.state_dict())
    continued.load_state_dict(copy.deepcopy(scheduler.state_dict()))
    for _ in range(4):
        other.step()
        scheduler.step()
        continued.step()
        assert continued.get_last_lr() == scheduler.get_last_lr()


def test_a_schedule_before_the_first_step_warns() -> None:
    optimizer = optim.SGD(one())
    scheduler = lr_scheduler.ExponentialLR(optimizer, 0.5)
    with pytest.warns(UserWarning, match="before `optimizer.step\\(\\)`"):
        scheduler.step()


def test_a_chain_continues_from_its_state() -> None:
    def made(epochs: int) -> Any:
        optimizer = optim.SGD(one(), lr=0.1, momentum=0.9)
        parts = [
            lr_scheduler.CyclicLR(optimizer, 0.01, 0.1, 3, scale_fn=lambda x: 1 / x),
            lr_scheduler.ExponentialLR(optimizer, 0.9),
        ]
        chain = lr_scheduler.ChainedScheduler(parts)
        for _ in range(epochs):
            optimizer.step()
            chain.step()
        return optimizer, chain

    first, second = made(4), made(0)
    second[0].load_state_dict(first[0].state_dict())
    second[1].load_state_dict(first[1].state_dict())
    for optimizer, chain in (first, second):
        optimizer.step()
        chain.step()
    assert first[1].get_last_lr() == second[1].get_last_lr()


@pytest.mark.parametrize("name", ["CyclicLR", "OneCycleLR"])
def test_later_writes_to_tensors_do_not_change_the_schedule(name):
    bounds = {"base_momentum": ag.tensor(0.8), "max_momentum": ag.tensor(0.9)}
    more = {"base_lr": ag.tensor(0.1)} if name == "CyclicLR" else {"total_steps": 10}
    given = {"max_lr": ag.tensor(0.2), **more, **bounds}
    optimizer = optim.SGD(one(), lr=0.1, momentum=0.9)
    scheduler = getattr(lr_scheduler, name)(optimizer, **given)
    before = copy.deepcopy(scheduler.state_dict())
    (group,) = optimizer.param_groups
    for each in given.values():
        if isinstance(each, ag.Tensor):
            each.mul_(0.5)
    assert scheduler.state_dict() == before
    assert (group["base_momentum"], group["max_momentum"]) == (0.8, 0.9)
