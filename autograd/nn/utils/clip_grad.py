"""Clipping of gradients, in place."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from types import GeneratorType
from typing import Any

import numpy as np

from autograd.base.dtypes import get_default_dtype
from autograd.base.grad_mode import no_grad
from autograd.core.tensor import Tensor, from_array

Tensors = Tensor | Iterable[Tensor]


def get_total_norm(
    tensors: Tensors,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Tensor:
    """The norm of all elements of all `tensors`, as if they were one vector.

    norm_type: the p of the p-norm; ``float("inf")`` or ``"inf"`` for the largest absolute value.
    foreach: accepted, and changes nothing. Returns a 0-d Tensor without grad; 0 of no tensors.

    Raises RuntimeError if `error_if_nonfinite` and the norm is not finite.
    """
    arrays = [each._data for each in _as_list(tensors)]
    order = float(norm_type)
    if not arrays:
        return from_array(np.zeros((), get_default_dtype()))
    norms = [_norm(array, order) for array in arrays]
    total = np.asarray(_norm(np.asarray(norms), order))
    if error_if_nonfinite and not np.isfinite(total):
        raise RuntimeError(
            f"The total norm of order {order} for gradients from `parameters` is non-finite, so it "
            "cannot be clipped. To disable this error and scale the gradients by the non-finite "
            "norm anyway, set `error_if_nonfinite=False`"
        )
    return from_array(total.astype(np.result_type(*[norm.dtype for norm in norms])))


def clip_grads_with_norm_(
    parameters: Tensors, max_norm: float, total_norm: Tensor, foreach: bool | None = None
) -> None:
    """Scales the gradients of `parameters` in place by ``max_norm / (total_norm + 1e-6)``, or not
    at all where that is more than 1. foreach: accepted, and changes nothing."""
    factor = float(max_norm) / (total_norm.item() + 1e-6)
    factor = min(factor, 1.0) if factor == factor else factor  # not a number stays so
    with no_grad(), np.errstate(invalid="ignore"):  # 0 * inf, after a norm of inf
        for grad in _gradients(_as_list(parameters)):
            grad.mul_(factor)


def clip_grad_norm_(
    parameters: Tensors,
    max_norm: float,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    foreach: bool | None = None,
) -> Tensor:
    """Scales the gradients of `parameters` in place so that their norm together is at most
    `max_norm`.

    parameters: a Tensor or several; those without ``.grad`` are left out. Returns the norm before,
    a 0-d Tensor. For the other arguments and errors see `get_total_norm`.
    """
    values = _as_list(parameters)
    if not values and isinstance(parameters, GeneratorType):
        warnings.warn(
            "`parameters` is an empty generator, no gradient clipping will occur.", stacklevel=2
        )
    total = get_total_norm(_gradients(values), norm_type, error_if_nonfinite)
    clip_grads_with_norm_(values, max_norm, total)
    return total


def clip_grad_value_(parameters: Tensors, clip_value: float, foreach: bool | None = None) -> None:
    """Clips each element of the gradients of `parameters` in place to between ``-clip_value`` and
    `clip_value`. foreach: accepted, and changes nothing."""
    limit = float(clip_value)
    with no_grad():
        for grad in _gradients(_as_list(parameters)):
            grad.clamp_(-limit, limit)


def _as_list(tensors: Tensors) -> list[Tensor]:
    return [tensors] if isinstance(tensors, Tensor) else list(tensors)


def _gradients(parameters: Iterable[Tensor]) -> list[Tensor]:
    return [each.grad for each in parameters if each.grad is not None]


def _norm(array: np.ndarray, order: float) -> Any:
    """A NumPy number: the norm in the precision of the array, summed in double precision."""
    real = np.empty(0, array.dtype).real.dtype
    wide = np.result_type(array.dtype, np.float64)
    with np.errstate(all="ignore"):
        if array.size == 0:
            return real.type(0)
        return real.type(np.linalg.norm(array.ravel().astype(wide, copy=False), order))
