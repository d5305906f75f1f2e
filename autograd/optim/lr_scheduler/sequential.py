"""Several schedulers, one after another or all at once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from autograd.optim.lr_scheduler.base import LRScheduler, put, values
from autograd.optim.lr_scheduler.plateau import ReduceLROnPlateau
from autograd.optim.optimizer import Optimizer


class _Several(LRScheduler):
    """Base of the schedulers that are made of others."""

    _schedulers: list[LRScheduler]
    _parts = ("_schedulers",)

    def _check(self, optimizer: Any, schedulers: list[LRScheduler]) -> None:
        name = type(self).__name__
        for i, each in enumerate(schedulers):
            if not hasattr(each, "optimizer"):
                raise TypeError(f"{name} at index {i} should have `optimizer` as its attribute.")
            if isinstance(each, ReduceLROnPlateau):
                raise ValueError(
                    f"{name} does not support `ReduceLROnPlateau` scheduler as it requires "
                    f"additional kwargs to be specified when calling `step`, but got one at index "
                    f"{i} in the given schedulers sequence."
                )
            if each.optimizer is not optimizer:
                raise ValueError(
                    f"{name} expects all schedulers to belong to the same optimizer, but got "
                    f"scheduler {type(each).__name__} at index {i}, whose optimizer is different."
                )


class ChainedScheduler(_Several):
    """All of `schedulers` at every step, one after another.

    optimizer: theirs; that of the first by default. Raises ValueError for no scheduler, for
    schedulers of different optimizers and for a ReduceLROnPlateau; TypeError for what is no
    scheduler.
    """

    def __init__(
        self, schedulers: Sequence[LRScheduler], optimizer: Optimizer | None = None
    ) -> None:
        if not schedulers:
            raise ValueError(
                "ChainedScheduler expects at least one scheduler to be chained, but got no "
                "scheduler."
            )
        self.optimizer = optimizer or schedulers[0].optimizer
        self._schedulers = list(schedulers)
        self._check(self.optimizer, self._schedulers)
        self._last_lr = values(self.optimizer, "lr")

    def step(self) -> None:  # type: ignore[override]
        """Sets the learning rates of the next epoch."""
        for each in self._schedulers:
            each.step()
        self._last_lr = values(self.optimizer, "lr")


class SequentialLR(_Several):
    """The first of `schedulers` until the first of the epochs `milestones`, then the second, ...

    Raises ValueError for no scheduler, for schedulers of different optimizers, for a
    ReduceLROnPlateau and unless there is one milestone less than there are schedulers; TypeError
    for what is no scheduler.
    """

    def __init__(
        self,
        optimizer: Optimizer,
        schedulers: list[LRScheduler],
        milestones: list[int],
        last_epoch: int = -1,
    ) -> None:
        if not schedulers:
            raise ValueError("SequentialLR expects at least one scheduler, but got no scheduler.")
        self._check(optimizer, schedulers)
        if len(milestones) != len(schedulers) - 1:
            raise ValueError(
                "Sequential Schedulers expects number of schedulers provided to be one more than "
                f"the number of milestone points, but got number of schedulers {len(schedulers)} "
                f"and the number of milestones to be equal to {len(milestones)}"
            )
        self._schedulers = schedulers
        self._milestones = milestones
        self.last_epoch = last_epoch + 1
        self.optimizer = optimizer
        # Each has set the rates of its first epoch when it was made: undone, but for the first one.
        for group in optimizer.param_groups:
            put(group, "lr", group["initial_lr"])
        for each in schedulers:
            _undo(each)
        first = schedulers[bisect_right(milestones, 0)]
        first._initial_step()
        self._last_lr = first.get_last_lr()

    def step(self) -> None:  # type: ignore[override]
        """Sets the learning rates of the next epoch."""
        self.last_epoch += 1
        place = bisect_right(self._milestones, self.last_epoch)
        current = self._schedulers[place]
        if place > 0 and self._milestones[place - 1] == self.last_epoch:
            current._update_lr(0)
        else:
            current.step()
        self._last_lr = current.get_last_lr()


def _undo(scheduler: LRScheduler) -> None:
    for each in getattr(scheduler, "_schedulers", ()):
        _undo(each)
    if not hasattr(scheduler, "_schedulers"):
        scheduler.last_epoch -= 1
