"""NumPy code that is to record, with the functions whose types say so."""

from typing import assert_type

import numpy

import autograd as ag
import autograd.numpy as np

x = ag.tensor([0.0, 1.0, 2.0], requires_grad=True)
assert_type(np.sin(x), ag.Tensor)
assert_type(np.maximum(0.0, x), ag.Tensor)
assert_type(np.concatenate([x, x]), ag.Tensor)
assert_type(np.sum(np.exp(-(x**2)) * np.pi), ag.Tensor)
assert_type(np.mean(x, axis=0, keepdims=True), ag.Tensor)
y = np.sum(np.sin(x) ** 2)
y.backward()
slopes: numpy.ndarray = x.grad.numpy()
print(slopes, np.sin(x).grad_fn.formulas, np.linspace(0.0, 1.0, 3).shape)
