"""A Hamiltonian network whose field is a gradient, and a Lagrangian one that solves for
accelerations."""

import numpy as np
import torch
from torch import nn
from torch.autograd.functional import hessian, jacobian

rng = np.random.default_rng(37)


class HNN(nn.Module):
    def __init__(self, hidden=16):
        super().__init__()
        self.H = nn.Sequential(nn.Linear(2, hidden), nn.Tanh(), nn.Linear(hidden, 1, bias=False))
        self.register_buffer("M", torch.tensor([[0.0, 1.0], [-1.0, 0.0]]))

    def time_derivative(self, x):
        with torch.enable_grad():
            x = x if x.requires_grad else x.requires_grad_(True)
            dH = torch.autograd.grad(self.H(x).sum(), x, create_graph=True)[0]
        return dH @ self.M.t()


def leapfrog(field, x, dt, steps):
    path = [x]
    for _ in range(steps):
        k1 = field(x)
        k2 = field(x + dt / 2 * k1)
        x = (x + dt * k2).detach()
        path.append(x)
    return torch.stack(path)


model = HNN()
for p in model.parameters():
    p.data = torch.from_numpy(rng.normal(0, 0.5, tuple(p.shape))).to(p)
x = torch.from_numpy(rng.uniform(-1, 1, (32, 2))).float()
dxdt = torch.stack([x[:, 1], -torch.sin(x[:, 0])], dim=-1)
optimizer = torch.optim.Adam(model.parameters(), 1e-2, weight_decay=1e-4)
losses = []
for step in range(5):
    loss = (dxdt - model.time_derivative(x.clone())).pow(2).mean()
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    losses.append(loss.item())
path = leapfrog(model.time_derivative, torch.tensor([[1.0, 0.0]]), 0.1, 3)
energy = model.H(path.squeeze(1)).squeeze(-1)


def lagrangian(q, v):  # a double pendulum
    t1, t2 = q.unbind()
    w1, w2 = v.unbind()
    kinetic = w1**2 + 0.5 * w2**2 + w1 * w2 * torch.cos(t1 - t2)
    return kinetic + 9.8 * (2 * torch.cos(t1) + torch.cos(t2))


def acceleration(q, v):
    dLdq = jacobian(lambda q: lagrangian(q, v), q)
    (_, _), (dvdq, dvdv) = hessian(lagrangian, (q, v))
    return torch.linalg.solve(dvdv, dLdq - dvdq @ v)


q, v = torch.tensor([1.0, 0.5]), torch.tensor([0.1, -0.2])
result = [losses, energy.tolist(), acceleration(q, v).tolist(), path[-1].tolist()]
