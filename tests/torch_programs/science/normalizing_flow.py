"""Coupling layers, masked autoregressive layers and planar flows with their log determinants."""

import math

import numpy as np
import torch
import torch.nn as nn
from torch.distributions import Independent, Normal

rng = np.random.default_rng(40)


class MaskedLinear(nn.Linear):
    def __init__(self, in_features, out_features, mask):
        super().__init__(in_features, out_features)
        self.register_buffer("mask", mask)

    def forward(self, x):
        return nn.functional.linear(x, self.mask * self.weight, self.bias)


class MADE(nn.Module):
    def __init__(self, d=3, hidden=9):
        super().__init__()
        degrees = torch.arange(hidden) % (d - 1)
        first = (degrees[:, None] >= torch.arange(d)[None, :]).float()
        second = (torch.arange(d)[:, None] > degrees[None, :]).float().repeat(2, 1)
        self.net = nn.Sequential(
            MaskedLinear(d, hidden, first), nn.LeakyReLU(0.1), MaskedLinear(hidden, 2 * d, second)
        )

    def forward(self, x):
        shift, log_scale = self.net(x).tensor_split(2, dim=-1)
        log_scale = torch.tanh(log_scale)
        return (x - shift) * torch.exp(-log_scale), -log_scale.sum(-1)

    @torch.no_grad()
    def inverse(self, u):
        x = torch.zeros_like(u)
        for i in range(u.size(-1)):
            shift, log_scale = self.net(x).chunk(2, -1)
            x[:, i] = u[:, i] * torch.exp(torch.tanh(log_scale[:, i])) + shift[:, i]
        return x


class Coupling(nn.Module):
    def __init__(self, d=3, flip=False):
        super().__init__()
        mask = torch.arange(d).remainder(2).float()
        self.register_buffer("mask", 1 - mask if flip else mask, persistent=False)
        self.net = nn.Sequential(nn.Linear(d, 8), nn.Tanh(), nn.Linear(8, 2 * d))

    def forward(self, x):
        s, t = self.net(x * self.mask).chunk(2, dim=1)
        s = torch.tanh(s) * (1 - self.mask)
        return x * self.mask + (1 - self.mask) * (x * s.exp() + t), s.sum(1)


class Planar(nn.Module):
    def __init__(self, d=3):
        super().__init__()
        self.u, self.w = nn.Parameter(torch.ones(d)), nn.Parameter(torch.ones(d) / d)
        self.b = nn.Parameter(torch.zeros(1))

    def forward(self, x):
        wu = self.w @ self.u
        u = self.u + (torch.log1p(wu.exp()) - 1 - wu) * self.w / self.w.square().sum()
        a = torch.tanh(x @ self.w + self.b)
        det = 1 + torch.outer(1 - a**2, self.w) @ u
        return x + a.unsqueeze(-1) * u, det.abs().log()


class Flow(nn.Module):
    def __init__(self, *layers):
        super().__init__()
        self.layers = nn.ModuleList(layers)
        self.register_buffer("loc", torch.zeros(3))

    def log_prob(self, x):
        total = x.new_zeros(len(x))
        for layer in self.layers:
            x, log_det = layer(x)
            total += log_det
        base = Independent(Normal(self.loc, torch.ones_like(self.loc)), 1)
        return base.log_prob(x) + total


flow = Flow(MADE(), Coupling(), Coupling(flip=True), Planar())
for p in flow.parameters():
    p.data.add_(0).copy_(torch.from_numpy(rng.normal(0, 0.3, tuple(p.shape))))
x = torch.from_numpy(rng.standard_normal((32, 3)) @ rng.standard_normal((3, 3))).float()
optimizer = torch.optim.Adam(flow.parameters(), lr=1e-2)
losses = []
for _ in range(4):
    loss = -flow.log_prob(x).mean() / math.log(2)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
made = flow.layers[0]
u, log_det = made(x)
J = torch.autograd.functional.jacobian(lambda v: made(v[None])[0][0], x[0])
checks = [
    torch.allclose(made.inverse(u.detach()), x, atol=1e-3),
    torch.allclose(torch.linalg.slogdet(J)[1], log_det[0], atol=1e-4),
    bool((J.triu(1) == 0).all()),
]
result = [losses, checks, len(flow.state_dict())]
