"""Soft actor-critic: two critics and their slow copies, a squashed Gaussian and a temperature."""

import copy
import itertools

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.distributions import Independent, Normal, TanhTransform, TransformedDistribution

rng = np.random.default_rng(11)
result = []


def fill(module, scale=0.3):
    with torch.no_grad():
        for p in module.parameters():
            p.copy_(torch.from_numpy(rng.standard_normal(tuple(p.shape)) * scale))
    return module


def data(*shape):
    return torch.from_numpy(rng.standard_normal(shape).astype("float32"))


def ints(high, *shape):
    return torch.from_numpy(rng.integers(0, high, shape))


def sums(module):
    return [p.abs().sum().item() for p in module.parameters()]


class Actor(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(3, 8), nn.ReLU())
        self.mu = nn.Linear(8, 2)
        self.ls = nn.Linear(8, 2)

    def forward(self, o, eps):
        h = self.net(o)
        mu, ls = self.mu(h), torch.clamp(self.ls(h), -20, 2)
        std = ls.exp()
        d = Normal(mu, std)
        u = mu + std * eps
        lp = d.log_prob(u).sum(axis=-1)
        lp -= (2 * (np.log(2) - u - F.softplus(-2 * u))).sum(axis=1)
        return torch.tanh(u), lp, d.entropy().sum(-1)


a = fill(Actor())
qs = nn.ModuleList(
    [fill(nn.Sequential(nn.Linear(5, 8), nn.ReLU(), nn.Linear(8, 1))) for _ in range(2)]
)
tq = copy.deepcopy(qs)
for p in tq.parameters():
    p.requires_grad = False
la = torch.zeros(1, requires_grad=True)
oa, oq, ol = (
    torch.optim.Adam(a.parameters(), 1e-2),
    torch.optim.Adam(itertools.chain(*[q.parameters() for q in qs]), 1e-2),
    torch.optim.Adam([la], 1e-2),
)
for i in range(4):
    ob, ac, r, ob2, d = (
        data(6, 3),
        torch.tanh(data(6, 2)),
        data(6),
        data(6, 3),
        (ints(2, 6)).float(),
    )
    with torch.no_grad():
        a2, lp2, _ = a(ob2, data(6, 2))
        q_t = torch.min(*[q(torch.cat([ob2, a2], dim=-1)) for q in tq]).squeeze(-1)
        backup = r + 0.99 * (1 - d) * (q_t - la.exp() * lp2)
    lq = sum(((torch.squeeze(q(torch.cat([ob, ac], -1)), -1) - backup) ** 2).mean() for q in qs)
    oq.zero_grad()
    lq.backward()
    oq.step()
    for p in qs.parameters():
        p.requires_grad = False
    pi, lp, ent = a(ob, data(6, 2))
    lpi = (
        la.exp().detach() * lp - torch.min(*[q(torch.cat([ob, pi], -1)).squeeze(-1) for q in qs])
    ).mean()
    oa.zero_grad()
    lpi.backward()
    oa.step()
    for p in qs.parameters():
        p.requires_grad = True
    al = -(la * (lp + -2).detach()).mean()
    ol.zero_grad()
    al.backward()
    ol.step()
    with torch.no_grad():
        for p, pt in zip(qs.parameters(), tq.parameters()):
            pt.data.mul_(0.995)
            pt.data.add_((1 - 0.995) * p.data)
    result.append([lq.item(), lpi.item(), la.item(), ent.mean().item()])
td = TransformedDistribution(
    Independent(Normal(torch.zeros(2), torch.ones(2)), 1), [TanhTransform(cache_size=1)]
)
result.append([td.log_prob(torch.tensor([0.3, -0.2]))])
