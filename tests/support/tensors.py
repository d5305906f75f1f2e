"""Tensors as the tests make and read them."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

import autograd as ag


def leaf(data: Any, dtype: Any = None) -> ag.Tensor:
    return ag.tensor(data, dtype=dtype, requires_grad=True)


def memory(tensor: ag.Tensor) -> np.ndarray:
    return tensor.detach().numpy()


def share_memory(*tensors: ag.Tensor) -> bool:
    """Whether any two of the tensors have memory in common."""
    return any(np.shares_memory(*pair) for pair in itertools.combinations(map(memory, tensors), 2))


class Cube(ag.Function):
    """A custom function."""

    @staticmethod
    def forward(ctx: Any, x: ag.Tensor) -> ag.Tensor:
        ctx.save_for_backward(x)
        return x * x * x

    @staticmethod
    def backward(ctx: Any, grad: ag.Tensor) -> ag.Tensor:
        (x,) = ctx.saved_tensors
        return 3 * x * x * grad


class Subclass(ag.Tensor):
    """A subclass without operations of its own, whose leaves end in AccumulateGrad nodes."""

    __slots__ = ()

    @classmethod
    def leaf(cls, data: Any) -> Subclass:
        made = cls()
        made.data = ag.tensor(data)
        made._fn = None
        made.requires_grad = True
        return made
