"""A Bayesian layer with a scale mixture prior, Monte Carlo dropout and an ensemble by vmap."""

import copy
import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.distributions import Categorical, MixtureSameFamily, Normal, kl_divergence
from torch.func import functional_call, stack_module_state, vmap

rng = np.random.default_rng(53)


def noise(*shape):
    return torch.from_numpy(rng.standard_normal(shape)).float()


class BayesLinear(nn.Module):
    def __init__(self, fan_in, fan_out):
        super().__init__()
        self.mu = nn.Parameter(noise(fan_out, fan_in) * 0.3)
        self.rho = nn.Parameter(torch.full((fan_out, fan_in), -3.0))
        mix = Categorical(probs=torch.tensor([0.5, 0.5]))
        self.prior = MixtureSameFamily(mix, Normal(torch.zeros(2), torch.tensor([1.0, 0.1])))
        self.kl = 0

    @property
    def sigma(self):
        return torch.log1p(self.rho.exp())

    def forward(self, x):
        w = self.mu + self.sigma * noise(*self.mu.shape)
        posterior = Normal(self.mu, self.sigma)
        self.kl = posterior.log_prob(w).sum() - self.prior.log_prob(w).sum()
        return F.linear(x, w)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([BayesLinear(2, 6), BayesLinear(6, 1)])

    def forward(self, x):
        for i, layer in enumerate(self.layers):
            x = layer(x if i == 0 else F.relu(x))
        return x

    def kl(self):
        return sum(m.kl for m in self.modules() if isinstance(m, BayesLinear))


net = Net()
x, y = noise(10, 2), noise(10, 1)
optimizer = torch.optim.Adam(net.parameters(), lr=0.02)
losses = []
for _ in range(3):
    optimizer.zero_grad()
    elbo = 0
    for _ in range(2):
        out = net(x)
        elbo = elbo + (net.kl() / 50 - Normal(out, 0.5).log_prob(y).sum()) / 2
    elbo.backward()
    optimizer.step()
    losses.append(elbo.item())
exact = kl_divergence(Normal(net.layers[0].mu, net.layers[0].sigma), Normal(0.0, 1.0)).sum()

members = []
for _ in range(3):
    member = nn.Sequential(nn.Linear(2, 4), nn.Tanh(), nn.Linear(4, 1))
    for p in member.parameters():
        p.data = noise(*p.shape)
    members.append(member)
params, buffers = stack_module_state(members)
skeleton = copy.deepcopy(members[0])
each = vmap(lambda p, b, x: functional_call(skeleton, (p, b), (x,)), in_dims=(0, 0, None))
votes = each(params, buffers, x)
F.mse_loss(votes, y.expand_as(votes)).backward()
by_hand = torch.stack([m(x) for m in members])
drop = nn.Sequential(nn.Linear(2, 4), nn.Dropout(0.5), nn.Linear(4, 1))
for m in drop.modules():
    m.train(isinstance(m, nn.Dropout))
spread = torch.stack([drop(x) for _ in range(8)]).std(0)
result = [
    losses,
    exact.item(),
    torch.allclose(votes, by_hand, atol=1e-5),
    votes.var(0).sum().item(),
    params["0.weight"].grad.norm().item(),
    bool((spread > 0).any()),
    math.isfinite(losses[-1]),
]
