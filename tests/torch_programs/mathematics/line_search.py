"""Quasi-Newton descent on Rosenbrock's function, with the line search of PyTorch's LBFGS."""

import torch
from torch.autograd.functional import _as_tuple, _grad_postprocess, _tuple_postprocess
from torch.optim.lbfgs import _cubic_interpolate, _strong_wolfe

torch.set_default_dtype(torch.float64)


def rosenbrock(x):
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


def along(x, t, d):
    point = (x + t * d).requires_grad_()
    value = rosenbrock(point)
    (gradient,) = torch.autograd.grad(value, point)
    return value.item(), gradient


x = torch.tensor([-1.2, 1.0, 0.5])
inverse = torch.eye(3)
f, g = along(x, 0.0, torch.zeros(3))
steps = []
for _ in range(12):
    d = -inverse @ g
    f, new, t, count = _strong_wolfe(along, x, 1.0, d, f, g, g.dot(d), max_ls=20)
    s, y = t * d, new - g
    rho = 1 / y.dot(s)
    left = torch.eye(3) - rho * torch.outer(s, y)
    inverse = left @ inverse @ left.T + rho * torch.outer(s, s)
    x, g = x + s, new
    steps.append([f, float(t), count])

lowest = [
    float(_cubic_interpolate(0.0, 1.0, torch.tensor(-1.0), 1.0, 0.8, torch.tensor(0.5))),
    float(_cubic_interpolate(2.0, 1.0, torch.tensor(1.0), 1.0, 0.8, torch.tensor(0.1), (1.2, 2))),
]
several, inputs = _as_tuple(x.requires_grad_(), "inputs", "descent")
(found,) = _grad_postprocess((inputs[0] * 2,), create_graph=False)
result = {
    "steps": steps,
    "x": x,
    "lowest": lowest,
    "plain": [several, len(_as_tuple([x, x])), found.requires_grad],
    "unpacked": _tuple_postprocess(((found,),), (several, several)),
}
torch.set_default_dtype(torch.float32)
