"""Model-agnostic meta-learning of sine waves: gradients through steps, and Reptile beside it."""

import copy
from collections import OrderedDict

import numpy as np
import torch
from torch import nn
from torch.func import functional_call, grad, vmap
from torch.nn import functional as F

rng = np.random.default_rng(5)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(
            OrderedDict(
                [
                    ("l1", nn.Linear(1, 12)),
                    ("relu1", nn.ReLU()),
                    ("l2", nn.Linear(12, 12)),
                    ("relu2", nn.ReLU()),
                    ("l3", nn.Linear(12, 1)),
                ]
            )
        )

    def forward(self, x):
        return self.net(x)

    def argforward(self, x, weights):
        x = F.relu(F.linear(x, weights[0], weights[1]))
        x = F.relu(F.linear(x, weights[2], weights[3]))
        return F.linear(x, weights[4], weights[5])


def task(k=5):
    amplitude, phase = rng.uniform(0.1, 5.0), rng.uniform(0, np.pi)
    x = torch.tensor(rng.uniform(-5, 5, (2 * k, 1)), dtype=torch.float)
    y = amplitude * torch.sin(x + phase)
    return x[:k], y[:k], x[k:], y[k:]


def fresh():
    net, local = Net(), np.random.default_rng(0)
    for p in net.parameters():
        nn.init.zeros_(p)
        p.data.add_(torch.tensor(local.normal(0, 0.4, tuple(p.shape)), dtype=p.dtype))
    return net


def inner(net, x, y, steps=2, lr=0.01, create_graph=True):
    weights = list(net.parameters())
    for _ in range(steps):
        loss = F.mse_loss(net.argforward(x, weights), y)
        slopes = torch.autograd.grad(loss, weights, create_graph=create_graph)
        weights = [w - lr * g for w, g in zip(weights, slopes)]
    return weights


def meta_train(create_graph):
    net = fresh()
    optimizer = torch.optim.Adam(net.parameters(), 1e-2)
    losses = []
    for _ in range(4):
        meta_loss = 0
        for _ in range(2):
            xs, ys, xq, yq = task()
            meta_loss += F.mse_loss(
                net.argforward(xq, inner(net, xs, ys, create_graph=create_graph)), yq
            )
        optimizer.zero_grad()
        meta_grads = torch.autograd.grad(meta_loss, net.parameters())
        for w, g in zip(net.parameters(), meta_grads):
            w.grad = g
        optimizer.step()
        losses.append(meta_loss.item() / 2)
    return losses


second, first = meta_train(True), meta_train(False)
net = fresh()
for _ in range(3):
    before = copy.deepcopy(net.state_dict())
    xs, ys, *_ = task()
    sgd = torch.optim.SGD(net.parameters(), lr=0.02)
    for _ in range(3):
        sgd.zero_grad()
        F.mse_loss(net(xs), ys).backward()
        sgd.step()
    after = net.state_dict()
    net.load_state_dict({k: before[k] + (after[k] - before[k]) * 0.5 for k in before})
reptile = F.mse_loss(net(xs), ys).item()

params = dict(fresh().named_parameters())
batch = [torch.stack(each) for each in zip(*[task() for _ in range(3)])]


def adapted(params, xs, ys, xq, yq):
    slopes = grad(lambda p: F.mse_loss(functional_call(net, p, (xs,)), ys))(params)
    new = {k: params[k] - 0.01 * slopes[k] for k in params}
    return F.mse_loss(functional_call(net, new, (xq,)), yq)


total = grad(lambda p: vmap(adapted, (None, 0, 0, 0, 0))(p, *batch).mean())(params)
norms = {name: g.norm().item() for name, g in total.items()}
result = [second, first, reptile, norms]
