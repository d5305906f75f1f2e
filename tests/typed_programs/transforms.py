"""Functions of functions: gradients, Jacobians, products, batches."""

import numpy as np

import autograd as ag
from autograd import forward_ad, func


def energy(x: ag.Tensor) -> ag.Tensor:
    return (x**2).sum() + ag.cos(x[0])


x = ag.tensor([1.0, 2.0])
slope = func.grad(energy)(x)
curvature = func.hessian(energy)(x)
value, pull = func.vjp(energy, x)
rows = func.vmap(func.grad(energy))(ag.ones(3, 2))
print(slope.shape, curvature.shape, value.item(), pull(ag.tensor(1.0)), rows.shape)
print(func.grad(lambda x: np.sum(x**2))(np.array([1.0, 2.0])))
with forward_ad.dual_level():
    dual = forward_ad.make_dual(ag.tensor(2.0), ag.tensor(1.0))
    print(forward_ad.unpack_dual(dual**3).tangent)
