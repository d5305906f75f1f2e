"""Gradients of each sample, ensembles of models, MAML, Jacobians, a tangent kernel."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.func import (
    functional_call,
    grad,
    hessian,
    jacfwd,
    jacrev,
    jvp,
    stack_module_state,
    vjp,
    vmap,
)

rng = np.random.default_rng(14)


def fill(model):
    for p in model.parameters():
        p.data.copy_(torch.from_numpy(rng.normal(0, 0.4, tuple(p.shape))))
    return model


class MLP(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1, self.fc2 = nn.Linear(4, 8), nn.Linear(8, 3)

    def forward(self, x):
        return self.fc2(F.relu(self.fc1(x.flatten(-1))))


model = fill(MLP())
data, targets = (
    torch.from_numpy(rng.normal(size=(6, 4))).float(),
    torch.from_numpy(rng.integers(0, 3, 6)),
)
params = {k: v.detach() for k, v in model.named_parameters()}
buffers = {k: v.detach() for k, v in model.named_buffers()}


def compute_loss(params, buffers, sample, target):
    predictions = functional_call(model, (params, buffers), (sample.unsqueeze(0),))
    return F.cross_entropy(predictions, target.unsqueeze(0))


per_sample = vmap(grad(compute_loss), in_dims=(None, None, 0, 0))(params, buffers, data, targets)
models = [fill(MLP()) for _ in range(3)]
stacked, stacked_buffers = stack_module_state(models)
base = models[0].to("meta") if False else models[0]
ensemble = vmap(lambda p, b, x: functional_call(base, (p, b), (x,)), (0, 0, None))(
    stacked, stacked_buffers, data
)


def inner(w, x, y):
    return F.mse_loss(x @ w, y)


def adapted(w, x, y):
    new = w - 0.1 * grad(inner)(w, x, y)
    return inner(new, x + 0.1, y)


w, y = (
    torch.from_numpy(rng.normal(size=(4,))).float(),
    torch.from_numpy(rng.normal(size=(6,))).float(),
)
meta = grad(adapted)(w, data, y)
f = lambda z: torch.tanh(data @ z).cumsum(0)  # noqa: E731
J, J2, H = jacrev(f)(w), jacfwd(f)(w), hessian(lambda z: f(z).pow(3).sum())(w)
out, pull = vjp(f, w)
_, tangent = jvp(f, (w,), (torch.ones_like(w),))


def fnet_single(params, x):
    return functional_call(model, params, (x.unsqueeze(0),)).squeeze(0)


jac1 = vmap(jacrev(fnet_single), (None, 0))(params, data[:2])
ntk = sum(torch.einsum("Naf,Mbf->NMab", j.flatten(2), j.flatten(2)) for j in jac1.values())
result = [
    {k: v.norm().item() for k, v in per_sample.items()},
    ensemble.mean((1, 2)).tolist(),
    meta.tolist(),
    (J - J2).abs().max().item() < 1e-5,
    H.trace().item(),
    pull(torch.ones_like(out))[0].tolist(),
    tangent.tolist(),
    ntk.sum().item(),
]
