"""A function with a derivative of its own."""

from typing import Any

import numpy as np

import autograd as ag


class Cube(ag.Function):
    @staticmethod
    def forward(ctx: Any, x: ag.Tensor) -> ag.Tensor:
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx: Any, grad: ag.Tensor) -> ag.Tensor:
        (x,) = ctx.saved_tensors
        return 3 * x**2 * grad


x = ag.tensor([1.0, 2.0], requires_grad=True)
y: ag.Tensor = Cube.apply(x)
y.sum().backward()
np.testing.assert_allclose(x.grad, [3.0, 12.0])
assert ag.gradcheck(Cube.apply, (x,))
