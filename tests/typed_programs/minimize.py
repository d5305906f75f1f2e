"""A solver that takes values and gradients as arrays."""

import numpy as np

import autograd as ag


def value_and_slope(x: np.ndarray) -> tuple[float, np.ndarray]:
    point = ag.tensor(x, requires_grad=True)
    value = (100 * (point[1:] - point[:-1] ** 2) ** 2 + (1 - point[:-1]) ** 2).sum()
    value.backward()
    return value.item(), point.grad.numpy()


x = np.zeros(3)
value = 0.0
for _ in range(10):
    value, slope = value_and_slope(x)
    x = x - 1e-3 * slope
data = ag.from_numpy(x)
same: np.ndarray = data.detach().numpy()
print(value, np.asarray(data), same.mean())
