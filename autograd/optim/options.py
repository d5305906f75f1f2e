"""Constructors of optimizers, declared by their signatures, and the checks of their options."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from autograd.core.tensor import Tensor
from autograd.optim.optimizer import Optimizer, Parameters, check_lr
from autograd.optim.passes import number_of, value_of

Rate = float | Tensor
Betas = tuple[float | Tensor, float | Tensor]


def options(**fixed: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Makes a signature the constructor of an optimizer: its parameters after `params` are the
    options, its defaults theirs, and its body, which comes first, what is to be checked besides.

    fixed: options that users cannot choose. Options of the names below are checked: ValueError.
    """

    def declared(init: Callable[..., None]) -> Callable[..., None]:
        @wraps(init)
        def build(self: Optimizer, params: Parameters, **given: Any) -> None:
            init(self, params, **given)
            given |= fixed
            for name, check in _CHECKS.items():
                if name in given:
                    check(given[name])
            if "betas" in given:
                given["betas"] = tuple(number_of(given, each) for each in given["betas"])
            Optimizer.__init__(self, params, given)

        return build

    return declared


def refuse_lists_with_tensor(lr: Rate, foreach: bool | None, capturable: bool) -> None:
    """Raises ValueError where PyTorch does: for a Tensor `lr` with ``foreach=True`` alone."""
    if isinstance(lr, Tensor) and foreach and not capturable:
        raise ValueError("lr as a Tensor is not supported for capturable=False and foreach=True")


def _not_negative(name: str) -> Callable[[Any], None]:
    def check(value: Any) -> None:
        if not value_of(value) >= 0.0:
            raise ValueError(f"Invalid {name} value: {value}")

    return check


def _check_betas(betas: Betas) -> None:
    if isinstance(betas[0], Tensor) != isinstance(betas[1], Tensor):
        raise ValueError("betas must be either both floats or both Tensors")
    for i, beta in enumerate(betas):
        if not 0.0 <= value_of(beta) < 1.0:
            raise ValueError(f"Invalid beta parameter at index {i}: {beta}")


def _check_rho(rho: float) -> None:
    if not 0.0 <= rho <= 1.0:
        raise ValueError(f"Invalid rho value: {rho}")


def _check_etas(etas: tuple[float, float]) -> None:
    if not 0.0 < etas[0] < 1.0 < etas[1]:
        raise ValueError(f"Invalid eta values: {etas[0]}, {etas[1]}")


_NOT_NEGATIVE = ("momentum", "weight_decay", "lr_decay", "momentum_decay")
_CHECKS: dict[str, Callable[[Any], None]] = {
    "lr": check_lr,
    "eps": _not_negative("epsilon"),
    "betas": _check_betas,
    "rho": _check_rho,
    "etas": _check_etas,
    **{name: _not_negative(name) for name in (*_NOT_NEGATIVE, "initial_accumulator_value")},
}
