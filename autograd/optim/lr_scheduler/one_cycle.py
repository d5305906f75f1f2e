"""One rise and fall of the learning rate, and of momentum against it (Smith and Topin 2017)."""

from __future__ import annotations

import math
from typing import Any

from autograd.optim.lr_scheduler.base import (
    LRScheduler,
    check_optimizer,
    per_group,
    put_momentum,
    uses_beta1,
)
from autograd.optim.optimizer import Optimizer

__all__ = ["OneCycleLR"]


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
        self.use_beta1 = uses_beta1(optimizer, cycle_momentum)
        self.optimizer = optimizer
        largest = per_group("max_lr", optimizer, max_lr)
        momenta = zip(
            per_group("max_momentum", optimizer, max_momentum),
            per_group("base_momentum", optimizer, base_momentum),
            strict=True,
        )
        if last_epoch == -1:
            for group, lr, (most, least) in zip(
                optimizer.param_groups, largest, momenta, strict=True
            ):
                group["initial_lr"] = lr / div_factor
                group["max_lr"] = lr
                group["min_lr"] = group["initial_lr"] / final_div_factor
                if cycle_momentum:
                    put_momentum(group, most, self.use_beta1)
                    group["max_momentum"] = most
                    group["base_momentum"] = least
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
                put_momentum(group, self._between(start, end, share), self.use_beta1)
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
