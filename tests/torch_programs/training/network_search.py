"""A differentiable search among operations (DARTS), a hypernetwork, and evolution of a parameter
vector."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils import parameters_to_vector, vector_to_parameters

rng = np.random.default_rng(55)
OPS = {
    "none": lambda C: Zero(),
    "skip": lambda C: nn.Identity(),
    "conv": lambda C: nn.Sequential(nn.ReLU(), nn.Conv2d(C, C, 3, padding=1, groups=C, bias=False)),
    "dil": lambda C: nn.Conv2d(C, C, 3, padding=2, dilation=2, bias=False),
    "avg": lambda C: nn.AvgPool2d(3, stride=1, padding=1, count_include_pad=False),
    "max": lambda C: nn.MaxPool2d(3, stride=1, padding=1),
}


class Zero(nn.Module):
    def forward(self, x):
        return x.mul(0.0)


class MixedOp(nn.Module):
    def __init__(self, C):
        super().__init__()
        self._ops = nn.ModuleList(make(C) for make in OPS.values())

    def forward(self, x, weights):
        return sum(w * op(x) for w, op in zip(weights, self._ops))


class Cell(nn.Module):
    def __init__(self, C=2, steps=2):
        super().__init__()
        self.steps = steps
        self.edges = nn.ModuleList(MixedOp(C) for i in range(steps) for _ in range(1 + i))
        self.alphas = nn.Parameter(1e-3 * torch.ones(len(self.edges), len(OPS)))
        self.head = nn.Linear(C, 3)

    def forward(self, x):
        states, offset, w = [x], 0, F.softmax(self.alphas, dim=-1)
        for _ in range(self.steps):
            s = sum(self.edges[offset + j](h, w[offset + j]) for j, h in enumerate(states))
            offset += len(states)
            states.append(s)
        return self.head(F.adaptive_avg_pool2d(torch.stack(states[1:]).sum(0), 1).flatten(1))


cell = Cell()
for name, p in cell.named_parameters():
    if name != "alphas":
        p.data = torch.from_numpy(rng.normal(0, 0.5, tuple(p.shape))).float()
x = torch.from_numpy(rng.standard_normal((6, 2, 5, 5))).float()
y = torch.tensor([0, 1, 2, 0, 1, 2])
weights = [p for n, p in cell.named_parameters() if n != "alphas"]
w_optim = torch.optim.SGD(weights, 0.1, momentum=0.9, weight_decay=3e-4)
a_optim = torch.optim.Adam([cell.alphas], lr=0.1, betas=(0.5, 0.999), weight_decay=1e-3)
losses = []
for _ in range(3):
    for optim, part in ((a_optim, slice(3, 6)), (w_optim, slice(0, 3))):
        optim.zero_grad()
        loss = F.cross_entropy(cell(x[part]), y[part])
        loss.backward()
        optim.step()
        losses.append(loss.item())
chosen = [list(OPS)[i] for i in cell.alphas.argmax(-1).tolist()]


class HyperNet(nn.Module):
    def __init__(self, z=3, fan_in=4, fan_out=2):
        super().__init__()
        self.z = nn.Parameter(torch.ones(z))
        self.project = nn.Linear(z, fan_in * fan_out + fan_out)
        self.sizes = [fan_in * fan_out, fan_out]

    def forward(self, x):
        w, b = self.project(self.z).split(self.sizes)
        return F.linear(x, w.view(self.sizes[1], -1), b)


hyper = HyperNet()
vector = torch.from_numpy(rng.normal(0, 0.3, sum(p.numel() for p in hyper.parameters()))).float()
vector_to_parameters(vector, hyper.parameters())
inputs = torch.from_numpy(rng.standard_normal((7, 4))).float()
fitness = []
with torch.no_grad():
    for generation in range(3):
        eps = torch.from_numpy(rng.standard_normal((6, len(vector)))).float()
        rewards = torch.empty(6)
        for i in range(6):
            vector_to_parameters(vector + 0.1 * eps[i], hyper.parameters())
            rewards[i] = -(hyper(inputs) - 1).square().mean()
        ranks = rewards.argsort().argsort().float() / 5 - 0.5
        vector = vector + 0.1 * (ranks @ eps) / 6
        fitness.append(rewards.max().item())
vector_to_parameters(vector, hyper.parameters())
same = torch.equal(parameters_to_vector(hyper.parameters()), vector)
result = [losses, chosen, fitness, same]
