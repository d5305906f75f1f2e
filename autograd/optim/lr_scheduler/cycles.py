"""Learning rates that go up and down, once (Smith and Topin 2017) or again and again (Smith 2015),
and momentum against them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from autograd.optim.lr_scheduler.base import LRScheduler, check_optimizer, per_group, put
from autograd.optim.optimizer import Optimizer


class CyclicLR(LRScheduler):
    """From `base_lr` up to `max_lr` in `step_size_up` steps, and down again in `step_size_down`, by
    default as many; to be stepped after every batch.

    mode: "triangular", or "triangular2", which halves the way up at each cycle, or "exp_range",
    which multiplies it by `gamma` at each step; or `scale_fn`, a function of the number of the
    cycle or, with ``scale_mode="iterations"``, of the step. cycle_momentum: momentum, or the first
    beta, goes from `max_momentum` down to `base_momentum` and up again.

    Raises ValueError for another mode, and for an optimizer without momentum if it is to be cycled.
    """

    _parts = ("_scale_fn_custom",)

    def __init__(
        self,
        optimizer: Optimizer,
        base_lr: float | list[float],
        max_lr: float | list[float],
        step_size_up: int = 2000,
        step_size_down: int | None = None,
        mode: str = "triangular",
        gamma: float = 1.0,
        scale_fn: Callable[[float], float] | None = None,
        scale_mode: str = "cycle",
        cycle_momentum: bool = True,
        base_momentum: float = 0.8,
        max_momentum: float = 0.9,
        last_epoch: int = -1,
    ) -> None:
        check_optimizer(optimizer)
        self.optimizer = optimizer
        base_lrs = per_group("base_lr", optimizer, base_lr)
        if last_epoch == -1:
            for group, lr in zip(optimizer.param_groups, base_lrs, strict=True):
                put(group, "lr", lr)
        self.max_lrs = per_group("max_lr", optimizer, max_lr)
        down = step_size_up if step_size_down is None else step_size_down
        self.total_size = float(step_size_up + down)
        self.step_ratio = step_size_up / self.total_size
        if mode not in ("triangular", "triangular2", "exp_range") and scale_fn is None:
            raise ValueError("mode is invalid and scale_fn is None")
        self.mode = mode
        self.gamma = gamma
        self._scale_fn_custom = scale_fn
        self.scale_mode = scale_mode
        if scale_fn is None:
            self.scale_mode = "iterations" if mode == "exp_range" else "cycle"
        self.cycle_momentum = cycle_momentum
        if cycle_momentum:
            self.use_beta1 = _uses_beta1(optimizer)
            self.base_momentums = per_group("base_momentum", optimizer, base_momentum)
            self.max_momentums = per_group("max_momentum", optimizer, max_momentum)
            if last_epoch == -1:
                _start_momentum(optimizer, self.base_momentums, self.max_momentums)
        super().__init__(optimizer, last_epoch)
        self.base_lrs = base_lrs

    def scale_fn(self, x: float) -> float:
        """By what the way up is multiplied in cycle, or at step, `x`."""
        if self._scale_fn_custom is not None:
            return self._scale_fn_custom(x)
        if self.mode == "triangular":
            return 1.0
        return 1 / 2.0 ** (x - 1) if self.mode == "triangular2" else self.gamma**x

    def get_lr(self) -> list[float]:
        self._inside()
        cycle = math.floor(1 + self.last_epoch / self.total_size)
        x = 1.0 + self.last_epoch / self.total_size - cycle
        share = x / self.step_ratio if x <= self.step_ratio else (x - 1) / (self.step_ratio - 1)
        share *= self.scale_fn(cycle if self.scale_mode == "cycle" else self.last_epoch)
        if self.cycle_momentum:
            groups = self.optimizer.param_groups
            momenta = zip(groups, self.max_momentums, self.base_momentums, strict=True)
            for group, most, least in momenta:
                _put_momentum(group, most - (most - least) * share, self.use_beta1)
        pairs = zip(self.base_lrs, self.max_lrs, strict=True)
        return [base + (most - base) * share for base, most in pairs]


class OneCycleLR(LRScheduler):
    """From ``max_lr / div_factor`` up to `max_lr` in the share `pct_start` of the steps, then down
    to ``max_lr / div_factor / final_div_factor``; to be stepped after every batch.

    total_steps: how many there will be; or `epochs` times `steps_per_epoch`. anneal_strategy: "cos"
    or "linear". cycle_momentum: momentum, or the first beta, goes from `max_momentum` down to
    `base_momentum` and up again. three_phase: down first symmetrically, then to the end.

    Raises ValueError for numbers of steps that are not positive integers, `pct_start` that is no
    float in [0, 1], another strategy, and an optimizer without momentum if it is to be cycled; when
    stepped more than `total_steps` times.
    """

    def __init__(
        self,
        optimizer: Optimizer,
        max_lr: float | list[float],
        total_steps: int | None = None,
        epochs: int | None = None,
        steps_per_epoch: int | None = None,
        pct_start: float = 0.3,
        anneal_strategy: str = "cos",
        cycle_momentum: bool = True,
        base_momentum: float | list[float] = 0.85,
        max_momentum: float | list[float] = 0.95,
        div_factor: float = 25.0,
        final_div_factor: float = 1e4,
        three_phase: bool = False,
        last_epoch: int = -1,
    ) -> None:
        check_optimizer(optimizer)
        if total_steps is not None:
            self.total_steps = _positive("total_steps", total_steps)
        elif epochs is not None and steps_per_epoch is not None:
            self.total_steps = _positive("epochs", epochs)
            self.total_steps *= _positive("steps_per_epoch", steps_per_epoch)
        else:
            raise ValueError("You must define either total_steps OR (epochs AND steps_per_epoch)")
        if not isinstance(pct_start, float) or not 0 <= pct_start <= 1:
            raise ValueError(f"Expected float between 0 and 1 pct_start, but got {pct_start}")
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(
                "anneal_strategy must be one of 'cos' or 'linear', instead got " + anneal_strategy
            )
        self._anneal_func_type = anneal_strategy
        self._schedule_phases = _phases(self.total_steps, pct_start, three_phase)
        self.cycle_momentum = cycle_momentum
        if cycle_momentum:
            self.use_beta1 = _uses_beta1(optimizer)
        self.optimizer = optimizer
        largest = per_group("max_lr", optimizer, max_lr)
        lowest = per_group("base_momentum", optimizer, base_momentum)
        highest = per_group("max_momentum", optimizer, max_momentum)
        if last_epoch == -1:
            for group, lr in zip(optimizer.param_groups, largest, strict=True):
                start = lr / div_factor
                group.update(initial_lr=start, max_lr=lr, min_lr=start / final_div_factor)
            if cycle_momentum:
                _start_momentum(optimizer, lowest, highest)
        super().__init__(optimizer, last_epoch)

    def _between(self, start: float, end: float, share: float) -> float:
        if self._anneal_func_type == "cos":
            return end + (start - end) / 2.0 * (math.cos(math.pi * share) + 1)
        return (end - start) * share + start

    def get_lr(self) -> list[float]:
        self._inside()
        step = self.last_epoch
        if step > self.total_steps:
            raise ValueError(
                f"Tried to step {step} times. The specified number of total steps is "
                f"{self.total_steps}"
            )
        begin = 0.0
        for phase in self._schedule_phases:
            if step <= phase["end_step"] or phase is self._schedule_phases[-1]:
                break
            begin = phase["end_step"]
        share = (step - begin) / (phase["end_step"] - begin)
        rates = []
        for group in self.optimizer.param_groups:
            rates.append(self._between(group[phase["start_lr"]], group[phase["end_lr"]], share))
            if self.cycle_momentum:
                start, end = group[phase["start_momentum"]], group[phase["end_momentum"]]
                _put_momentum(group, self._between(start, end, share), self.use_beta1)
        return rates


def _positive(name: str, value: Any) -> int:
    if not isinstance(value, int) or value <= 0:
        raise ValueError(f"Expected positive integer {name}, but got {value}")
    return value


def _phases(total: int, share: float, three: bool) -> list[dict[str, Any]]:
    """Until which step each phase lasts, and between which options of the groups it leads."""
    rise = share * total - 1
    up = (rise, "initial_lr", "max_lr", "max_momentum", "base_momentum")
    if three:
        down = (2 * share * total - 2, "max_lr", "initial_lr", "base_momentum", "max_momentum")
        end = (total - 1, "initial_lr", "min_lr", "max_momentum", "max_momentum")
        phases = [up, down, end]
    else:
        phases = [up, (total - 1, "max_lr", "min_lr", "base_momentum", "max_momentum")]
    names = ("end_step", "start_lr", "end_lr", "start_momentum", "end_momentum")
    return [dict(zip(names, phase, strict=True)) for phase in phases]


# ---- momentum -----------------------------------------------------------------------------------


def _uses_beta1(optimizer: Optimizer) -> bool:
    """Whether the momentum is the first of ``"betas"``; raises ValueError if there is none."""
    beta1 = "betas" in optimizer.defaults
    if not beta1 and "momentum" not in optimizer.defaults:
        raise ValueError(
            "optimizer must support momentum or beta1 with `cycle_momentum` option enabled"
        )
    return beta1


def _put_momentum(group: dict[str, Any], value: float, beta1: bool) -> None:
    """Sets the momentum of a group, or the first of its ``"betas"``."""
    if beta1:
        group["betas"] = (value, *group["betas"][1:])
    else:
        group["momentum"] = value


def _start_momentum(optimizer: Optimizer, lowest: list[float], highest: list[float]) -> None:
    """Sets the momentum of each group to the highest, and notes the bounds in the group."""
    beta1 = _uses_beta1(optimizer)
    for group, least, most in zip(optimizer.param_groups, lowest, highest, strict=True):
        _put_momentum(group, most, beta1)
        group.update(max_momentum=most, base_momentum=least)
