"""Learning rates multiplied by a factor, at every epoch or at some."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable

from autograd.optim.lr_scheduler.base import LRScheduler
from autograd.optim.optimizer import Optimizer


class _ByFactor(LRScheduler):
    """Base of those whose rate is the one before times `_ratio`, a number for each epoch, and
    the initial one times `_share`."""

    _ratio: Callable[[int], float]
    _share: Callable[[int], float]

    def get_lr(self) -> list[float]:
        now = self._inside()
        ratio = self._ratio(self.last_epoch)
        return [lr * ratio for lr in now]

    def _get_closed_form_lr(self) -> list[float]:
        share = self._share(self.last_epoch)
        return [base * share for base in self.base_lrs]


class _ByFunction(LRScheduler):
    """Base of LambdaLR and MultiplicativeLR: a function of the epoch for each group."""

    _parts = ("lr_lambdas",)

    def __init__(
        self,
        optimizer: Optimizer,
        lr_lambda: Callable[[int], float] | list[Callable[[int], float]],
        last_epoch: int = -1,
    ) -> None:
        count = len(optimizer.param_groups)
        lambdas = lr_lambda if isinstance(lr_lambda, (list, tuple)) else [lr_lambda] * count
        if len(lambdas) != count:
            raise ValueError(f"Expected {count} lr_lambdas, but got {len(lambdas)}")
        self.lr_lambdas = list(lambdas)
        super().__init__(optimizer, last_epoch)


class LambdaLR(_ByFunction):
    """The initial rate times ``lr_lambda(epoch)``; `lr_lambda` may be a list, one for each group.

    Raises ValueError for a list of another length.
    """

    def get_lr(self) -> list[float]:
        self._inside()
        pairs = zip(self.lr_lambdas, self.base_lrs, strict=True)
        return [base * factor(self.last_epoch) for factor, base in pairs]


class MultiplicativeLR(_ByFunction):
    """The rate of the epoch before times ``lr_lambda(epoch)``; as LambdaLR otherwise."""

    def get_lr(self) -> list[float]:
        now = self._inside()
        if self._is_initial:
            return now
        pairs = zip(self.lr_lambdas, now, strict=True)
        return [lr * factor(self.last_epoch) for factor, lr in pairs]


class StepLR(_ByFactor):
    """Times `gamma` every `step_size` epochs."""

    def __init__(
        self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, last_epoch: int = -1
    ) -> None:
        self.step_size = step_size
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def _ratio(self, epoch: int) -> float:
        return self.gamma if epoch and epoch % self.step_size == 0 else 1.0

    def _share(self, epoch: int) -> float:
        return self.gamma ** (epoch // self.step_size)


class MultiStepLR(_ByFactor):
    """Times `gamma` at each of the epochs `milestones`."""

    def __init__(
        self,
        optimizer: Optimizer,
        milestones: Iterable[int],
        gamma: float = 0.1,
        last_epoch: int = -1,
    ) -> None:
        self.milestones = Counter(milestones)
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def _ratio(self, epoch: int) -> float:
        return self.gamma ** self.milestones[epoch]

    def _share(self, epoch: int) -> float:
        return self.gamma ** bisect_right(sorted(self.milestones.elements()), epoch)


class ConstantLR(_ByFactor):
    """Times `factor` until the epoch `total_iters`. Raises ValueError unless it is in [0, 1]."""

    def __init__(
        self,
        optimizer: Optimizer,
        factor: float = 1.0 / 3,
        total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        if factor > 1.0 or factor < 0:
            raise ValueError("Constant multiplicative factor expected to be between 0 and 1.")
        self.factor = factor
        self.total_iters = total_iters
        super().__init__(optimizer, last_epoch)

    def _ratio(self, epoch: int) -> float:
        if epoch == 0:
            return self.factor
        return 1 / self.factor if epoch == self.total_iters else 1.0

    def _share(self, epoch: int) -> float:
        return 1.0 if epoch >= self.total_iters else self.factor


class LinearLR(_ByFactor):
    """Times a factor that goes from `start_factor` to `end_factor` in `total_iters` epochs.

    Raises ValueError unless they are in (0, 1] and [0, 1].
    """

    def __init__(
        self,
        optimizer: Optimizer,
        start_factor: float = 1.0 / 3,
        end_factor: float = 1.0,
        total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        if start_factor > 1.0 or start_factor <= 0:
            raise ValueError(
                "Starting multiplicative factor expected to be greater than 0 and less or equal "
                "to 1."
            )
        if end_factor > 1.0 or end_factor < 0:
            raise ValueError("Ending multiplicative factor expected to be between 0 and 1.")
        self.start_factor = start_factor
        self.end_factor = end_factor
        self.total_iters = total_iters
        super().__init__(optimizer, last_epoch)

    def _share(self, epoch: int) -> float:
        slope = (self.end_factor - self.start_factor) / self.total_iters
        return self.start_factor + slope * min(epoch, self.total_iters)

    def _ratio(self, epoch: int) -> float:
        if epoch == 0:
            return self.start_factor
        if self._is_initial or epoch > self.total_iters:
            return 1.0
        return self._share(epoch) / self._share(epoch - 1)


class ExponentialLR(_ByFactor):
    """Times `gamma` at every epoch."""

    def __init__(self, optimizer: Optimizer, gamma: float, last_epoch: int = -1) -> None:
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def _ratio(self, epoch: int) -> float:
        return 1.0 if self._is_initial else self.gamma

    def _share(self, epoch: int) -> float:
        return self.gamma**epoch


class PolynomialLR(_ByFactor):
    """The initial rate times ``(1 - epoch / total_iters) ** power``, and 0 afterwards."""

    def __init__(
        self, optimizer: Optimizer, total_iters: int = 5, power: float = 1.0, last_epoch: int = -1
    ) -> None:
        self.total_iters = total_iters
        self.power = power
        super().__init__(optimizer, last_epoch)

    def _ratio(self, epoch: int) -> float:
        if self._is_initial or epoch > self.total_iters:
            return 1.0
        left, before = (1.0 - (epoch - k) / self.total_iters for k in (0, 1))
        return (left / before) ** self.power

    def _share(self, epoch: int) -> float:
        return (1.0 - min(self.total_iters, epoch) / self.total_iters) ** self.power
