"""Learning rates that go up and down again and again (Smith 2015)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from autograd.optim.lr_scheduler.base import (
    LRScheduler,
    check_optimizer,
    per_group,
    put,
    put_momentum,
    uses_beta1,
)
from autograd.optim.optimizer import Optimizer

__all__ = ["CyclicLR"]


class CyclicLR(LRScheduler):
    """From `base_lr` up to `max_lr` in `step_size_up` steps, and down again in `step_size_down`, by
    default as many; to be stepped after every batch.

    mode: "triangular", or "triangular2", which halves the way up at each cycle, or "exp_range",
    which multiplies it by `gamma` at each step; or `scale_fn`, a function of the number of the
    cycle or, with ``scale_mode="iterations"``, of the step. cycle_momentum: momentum, or the first
    beta, goes from `max_momentum` down to `base_momentum` and up again.

    Raises ValueError for another mode, and for an optimizer without momentum if it is to be cycled.
    """

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
            self.use_beta1 = uses_beta1(optimizer, needed=True)
            self.base_momentums = per_group("base_momentum", optimizer, base_momentum)
            self.max_momentums = per_group("max_momentum", optimizer, max_momentum)
            if last_epoch == -1:
                for group, most, least in zip(
                    optimizer.param_groups, self.max_momentums, self.base_momentums, strict=True
                ):
                    put_momentum(group, most, self.use_beta1)
                    group["max_momentum"] = most
                    group["base_momentum"] = least
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
                put_momentum(group, most - (most - least) * share, self.use_beta1)
        pairs = zip(self.base_lrs, self.max_lrs, strict=True)
        return [base + (most - base) * share for base, most in pairs]

    def state_dict(self) -> dict[str, Any]:
        """As of every scheduler; of a `scale_fn` that is an object its attributes, of a function
        nothing."""
        state = super().state_dict()
        own = state.pop("_scale_fn_custom")
        state["_scale_fn_custom"] = dict(own.__dict__) if hasattr(own, "__dict__") else None
        return state

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Takes over what `state_dict` gave; the function stays."""
        saved = state_dict.get("_scale_fn_custom")
        rest = {name: x for name, x in state_dict.items() if name != "_scale_fn_custom"}
        super().load_state_dict(rest)
        if saved is not None:
            self._scale_fn_custom.__dict__.update(saved)
