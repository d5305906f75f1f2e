"""HIPS autograd's optimizers, of functions of trees of arrays.

``grad(x, i)`` gives the gradient in iteration `i`; ``callback(x, i, gradient)`` is called in each.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.misc.flatten import flatten

Step = Callable[[int, Any], Any]


def unflatten_optimizer(optimize: Callable[..., Any]) -> Callable[..., Any]:
    """An optimizer of a vector as one of a tree of arrays."""

    @functools.wraps(optimize)
    def wrapper(
        grad: Callable[..., Any], x0: Any, callback: Any = None, *args: Any, **kwargs: Any
    ) -> Any:
        vector, unflatten = flatten(x0)

        def show(x: Any, i: int, g: Any) -> None:
            callback(unflatten(x), i, unflatten(g))

        def slope(x: Any, i: int) -> Any:
            return flatten(grad(unflatten(x), i))[0]

        shown = None if callback is None else show
        return unflatten(optimize(slope, vector, shown, *args, **kwargs))

    return wrapper


def _descend(grad: Any, x: Any, callback: Any, num_iters: int, step: Step) -> Any:
    for i in range(num_iters):
        g = grad(x, i)
        if callback is not None:
            callback(x, i, g)
        x = x - step(i, g)
    return x


@unflatten_optimizer
def sgd(
    grad: Any, x: Any, callback: Any = None, num_iters: int = 200, step_size: float = 0.1,
    mass: float = 0.9,
) -> Any:  # fmt: skip
    """Gradient descent with momentum."""
    velocity: Any = np.zeros(len(x))

    def step(i: int, g: Any) -> Any:
        nonlocal velocity
        velocity = mass * velocity + (1 - mass) * g
        return step_size * velocity

    return _descend(grad, x, callback, num_iters, step)


@unflatten_optimizer
def rmsprop(
    grad: Any, x: Any, callback: Any = None, num_iters: int = 100, step_size: float = 0.1,
    gamma: float = 0.9, eps: float = 1e-8,
) -> Any:  # fmt: skip
    """Steps divided by the root of a running mean of the squared gradient, which begins at 1."""
    mean: Any = np.ones(len(x))

    def step(i: int, g: Any) -> Any:
        nonlocal mean
        mean = gamma * mean + (1 - gamma) * g**2
        return step_size * g / (np.sqrt(mean) + eps)

    return _descend(grad, x, callback, num_iters, step)


@unflatten_optimizer
def adam(
    grad: Any, x: Any, callback: Any = None, num_iters: int = 100, step_size: float = 0.001,
    b1: float = 0.9, b2: float = 0.999, eps: float = 1e-8,
) -> Any:  # fmt: skip
    """Adam (Kingma and Ba, arXiv:1412.6980)."""
    m: Any = np.zeros(len(x))
    v: Any = np.zeros(len(x))

    def step(i: int, g: Any) -> Any:
        nonlocal m, v
        m = b1 * m + (1 - b1) * g
        v = b2 * v + (1 - b2) * g**2
        return step_size * m / (1 - b1 ** (i + 1)) / (np.sqrt(v / (1 - b2 ** (i + 1))) + eps)

    return _descend(grad, x, callback, num_iters, step)
