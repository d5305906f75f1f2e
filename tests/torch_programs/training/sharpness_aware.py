"""Sharpness-aware minimisation, Lookahead and stochastic weight snapshots around other
optimizers."""

from collections import defaultdict

import numpy as np
import torch
from torch import nn
from torch.optim.optimizer import Optimizer

rng = np.random.default_rng(51)


class SAM(Optimizer):
    def __init__(self, params, base_optimizer, rho=0.05, adaptive=False, **kwargs):
        assert rho >= 0.0, f"Invalid rho, should be non-negative: {rho}"
        super().__init__(params, dict(rho=rho, adaptive=adaptive, **kwargs))
        self.base_optimizer = base_optimizer(self.param_groups, **kwargs)
        self.param_groups = self.base_optimizer.param_groups
        self.defaults.update(self.base_optimizer.defaults)

    @torch.no_grad()
    def first_step(self, zero_grad=False):
        grad_norm = self._grad_norm()
        for group in self.param_groups:
            scale = group["rho"] / (grad_norm + 1e-12)
            for p in group["params"]:
                if p.grad is None:
                    continue
                self.state[p]["old_p"] = p.data.clone()
                p.add_((torch.pow(p, 2) if group["adaptive"] else 1.0) * p.grad * scale.to(p))
        if zero_grad:
            self.zero_grad()

    @torch.no_grad()
    def second_step(self, zero_grad=False):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    p.data = self.state[p]["old_p"]
        self.base_optimizer.step()
        if zero_grad:
            self.zero_grad()

    @torch.no_grad()
    def step(self, closure=None):
        closure = torch.enable_grad()(closure)
        self.first_step(zero_grad=True)
        closure()
        self.second_step()

    def _grad_norm(self):
        norms = [
            ((torch.abs(p) if group["adaptive"] else 1.0) * p.grad).norm(p=2)
            for group in self.param_groups
            for p in group["params"]
            if p.grad is not None
        ]
        return torch.norm(torch.stack(norms), p=2)

    def load_state_dict(self, state_dict):
        super().load_state_dict(state_dict)
        self.base_optimizer.param_groups = self.param_groups


class Lookahead(Optimizer):
    def __init__(self, optimizer, k=2, alpha=0.5):
        self.optimizer, self.k, self.alpha = optimizer, k, alpha
        self.param_groups = optimizer.param_groups
        self.state = defaultdict(dict)
        self.fast_state = optimizer.state
        for group in self.param_groups:
            group["counter"] = 0

    def update(self, group):
        for fast in group["params"]:
            slow = self.state[fast].setdefault("slow", torch.zeros_like(fast.data).copy_(fast.data))
            slow += (fast.data - slow) * self.alpha
            fast.data.copy_(slow)

    def zero_grad(self):
        self.optimizer.zero_grad()

    def step(self, closure=None):
        loss = self.optimizer.step(closure)
        for group in self.param_groups:
            if group["counter"] == 0:
                self.update(group)
            group["counter"] = (group["counter"] + 1) % self.k
        return loss


def network():
    net = nn.Sequential(nn.Linear(4, 8), nn.ReLU(inplace=True), nn.Linear(8, 1))
    for p in net.parameters():
        p.data = torch.from_numpy(rng.normal(0, 0.5, tuple(p.shape))).float()
    return net


x = torch.from_numpy(rng.standard_normal((20, 4))).float()
y = x[:, :1] * x[:, 1:2]
found = []
for adaptive in (False, True):
    net = network()
    optimizer = SAM(net.parameters(), torch.optim.SGD, rho=0.1, adaptive=adaptive, lr=0.05)
    for _ in range(3):
        loss = (net(x) - y).pow(2).mean()
        loss.backward()
        optimizer.first_step(zero_grad=True)
        (net(x) - y).pow(2).mean().backward()
        optimizer.second_step(zero_grad=True)
    optimizer.load_state_dict(optimizer.state_dict())
    found.append([loss.item(), len(optimizer.state)])
net, snapshots = network(), []
optimizer = Lookahead(torch.optim.Adam(net.parameters(), lr=0.05))
for _ in range(4):
    optimizer.zero_grad()
    loss = (net(x) - y).pow(2).mean()
    loss.backward()
    optimizer.step()
    snapshots.append({k: v.detach().clone() for k, v in net.state_dict().items()})
mean = {k: torch.stack([s[k] for s in snapshots]).mean(0) for k in snapshots[0]}
net.load_state_dict(mean)
result = [found, loss.item(), (net(x) - y).pow(2).mean().item(), repr(net[1])]
