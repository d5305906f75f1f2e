"""Gradients of single samples: by hooks, by vmap of grad, clipped as for differential privacy; and
elastic weight consolidation."""

from functools import partial

import numpy as np
import torch
from torch import nn
from torch.func import functional_call, grad, vmap

rng = np.random.default_rng(54)
net = nn.Sequential(nn.Linear(5, 4), nn.Softplus(), nn.Linear(4, 3))
for p in net.parameters():
    nn.init.constant_(p, 0.1).data.add_(torch.from_numpy(rng.normal(0, 0.4, tuple(p.shape))))
x = torch.from_numpy(rng.standard_normal((8, 5))).float()
y = torch.from_numpy(rng.integers(0, 3, 8))
loss_fn = nn.CrossEntropyLoss()


class PerSample:
    def __init__(self, model):
        self.handles, self.grads = [], {}
        for name, module in model.named_modules():
            if isinstance(module, nn.Linear):
                self.handles.append(module.register_forward_pre_hook(self.capture))
                hook = partial(self.backward, name)
                self.handles.append(module.register_full_backward_hook(hook))

    @staticmethod
    def capture(module, inputs):
        module.activation = inputs[0].detach()

    def backward(self, name, module, grad_input, grad_output):
        g = grad_output[0] * len(grad_output[0])
        self.grads[f"{name}.weight"] = torch.einsum("no,ni->noi", g, module.activation)
        self.grads[f"{name}.bias"] = g

    def remove(self):
        while self.handles:
            self.handles.pop().remove()


hooks = PerSample(net)
loss_fn(net(x), y).backward()
hooks.remove()
params = {k: v.detach() for k, v in net.named_parameters()}


def compute_loss(params, sample, target):
    out = functional_call(net, params, (sample.unsqueeze(0),))
    return loss_fn(out, target.unsqueeze(0))


by_vmap = vmap(grad(compute_loss), in_dims=(None, 0, 0))(params, x, y)
agree = all(torch.allclose(by_vmap[k], hooks.grads[k], atol=1e-5) for k in params)
norms = torch.stack([g.flatten(1).norm(dim=1) for g in by_vmap.values()]).norm(dim=0)
factor = (1.0 / (norms + 1e-6)).clamp(max=1.0)
clipped = {k: torch.tensordot(factor, g, dims=1) / len(x) for k, g in by_vmap.items()}
fisher = {k: g.pow(2).mean(0) for k, g in by_vmap.items()}
anchor = {k: v.clone() for k, v in params.items()}
optimizer = torch.optim.SGD(net.parameters(), lr=0.5)
losses = []
for step in range(3):
    optimizer.zero_grad()
    penalty = sum((fisher[k] * (p - anchor[k]) ** 2).sum() for k, p in net.named_parameters())
    loss = loss_fn(net(x.flip(0)), y) + 10 * penalty
    loss.backward()
    if step == 0:
        for k, p in net.named_parameters():
            p.grad.add_(clipped[k], alpha=0.1)
    optimizer.step()
    losses.append([loss.item(), penalty.item()])
result = [losses, agree, norms.tolist(), {k: v.sum().item() for k, v in clipped.items()}]
