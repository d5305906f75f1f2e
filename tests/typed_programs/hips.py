"""Code written for HIPS autograd."""

from typing import Any

import autograd.numpy as np
from autograd import elementwise_grad, grad, hessian, jacobian, value_and_grad


def tanh(x: Any) -> Any:
    y = np.exp(-2.0 * x)
    return (1.0 - y) / (1.0 + y)


slopes = elementwise_grad(tanh)(np.linspace(-1.0, 1.0, 5))
value, slope = value_and_grad(tanh)(1.0)
print(slopes.shape, value + slope, jacobian(tanh)(np.ones(2)), hessian(tanh)(1.0))
print(grad(tanh)(1.0), grad(lambda x, y: x * y, (0, 1))(1.0, 2.0))
