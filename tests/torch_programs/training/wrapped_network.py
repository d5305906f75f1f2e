"""A network wrapped in a module of distributions of its weights, which finds attributes in it."""

import copy

import torch
from torch import nn
from torch.nn.utils.stateless import _reparametrize_module


class Bayesian(nn.Module):
    bias = None

    def __init__(self, base):
        super().__init__()
        self.base = base
        self.means = nn.ParameterDict(
            {name.replace(".", "-"): p.detach().clone() for name, p in base.named_parameters()}
        )
        self.bias = nn.Identity()  # the class has a plain attribute of this name

    def __getattr__(self, name):
        try:
            return super().__getattr__(name)
        except AttributeError:
            return getattr(self.base, name)

    def drawn(self, seed):
        """The weights, shifted by a wave in place of noise."""
        return {
            name.replace("-", "."): mean
            + 0.1 * torch.cos(seed + torch.arange(mean.numel())).view_as(mean)
            for name, mean in self.means.items()
        }


net = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3), nn.Linear(3, 1))
with torch.no_grad():
    for p in net.parameters():
        p.copy_(torch.linspace(-1, 1, p.numel()).view_as(p))
model = Bayesian(net)
model.depth = nn.Identity()
x = torch.linspace(-1, 1, 8).reshape(4, 2)
losses = []
for seed in range(3):
    state = model.drawn(seed) | {"1.running_mean": torch.full((3,), 0.5)}
    with _reparametrize_module(model.base, state):
        loss = model.base(x).square().mean()
    loss.backward()
    losses.append([loss.item(), state["1.running_mean"]])

result = {
    "losses": losses,
    "gradients": [p.grad for p in model.means.values()],
    "own": [p.grad is None for p in net.parameters()],
    "mean": net[1].running_mean,
    "names": [name for name, _ in model.named_modules()],
    "copied": copy.deepcopy(model).means["2-bias"],
    "found": [model.append == net.append, model.bias],
}
