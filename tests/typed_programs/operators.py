"""Operators, subscripts, methods and the facts of a Tensor."""

from typing import assert_type

import numpy as np

import autograd as ag

a = ag.tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True)
b = ag.ones(2)
assert_type(a + b, ag.Tensor)
assert_type(2 * a - np.ones((2, 2)), ag.Tensor)
assert_type(a @ b, ag.Tensor)
assert_type(-a[:, 0], ag.Tensor)
assert_type(a > 1, ag.Tensor)
assert_type(a == b, ag.Tensor)
assert_type(a.T.reshape(4).sum(), ag.Tensor)
assert_type(a.requires_grad, bool)
assert_type(a.ndim, int)
rows, columns = a.shape
print(rows + columns, a.sum().item(), [row.tolist() for row in a], len(a), a.dtype)
with ag.no_grad():
    a[0, 0] = 5.0
    a += 1
