"""Second order: a critic's gradient penalty, spectral norm, hooks, custom functions, EMA, L-BFGS."""

import copy

import numpy as np
import torch
from torch import autograd, nn
from torch.nn.utils import parametrizations
from torch.optim.lr_scheduler import (
    CosineAnnealingWarmRestarts,
    LambdaLR,
    OneCycleLR,
    ReduceLROnPlateau,
)

rng = np.random.default_rng(15)


def fill(model):
    with torch.no_grad():
        for p in model.parameters():
            p.copy_(torch.from_numpy(rng.normal(0, 0.3, tuple(p.shape))))
    return model


class Swish(autograd.Function):
    @staticmethod
    def forward(ctx, i):
        ctx.save_for_backward(i)
        return i * torch.sigmoid(i)

    @staticmethod
    def backward(ctx, grad_output):
        (i,) = ctx.saved_tensors
        s = torch.sigmoid(i)
        return grad_output * (s * (1 + i * (1 - s)))


class Critic(nn.Module):
    def __init__(self):
        super().__init__()
        self.l1, self.l2 = nn.Linear(3, 8), nn.Linear(8, 1)

    def forward(self, x):
        return self.l2(Swish.apply(self.l1(x)))


def gradient_penalty(critic, real, fake):
    alpha = torch.tensor(rng.random((real.size(0), 1)), dtype=torch.float32).expand(real.size())
    mixed = autograd.Variable(alpha * real.data + (1 - alpha) * fake.data, requires_grad=True)
    out = critic(mixed)
    (gradients,) = autograd.grad(
        outputs=out,
        inputs=mixed,
        grad_outputs=torch.ones(out.size()),
        create_graph=True,
        retain_graph=True,
        only_inputs=True,
    )
    return ((gradients.norm(2, dim=1) - 1) ** 2).mean() * 10


critic = fill(Critic())
ema = copy.deepcopy(critic).requires_grad_(False).eval()
seen = []
handle = critic.l1.register_forward_hook(lambda m, i, o: seen.append(tuple(o.shape)))
optimizer = torch.optim.NAdam(critic.parameters(), lr=1e-2)
schedulers = [LambdaLR(optimizer, lambda e: 0.95**e), CosineAnnealingWarmRestarts(optimizer, T_0=2)]
real, losses, rates = torch.from_numpy(rng.normal(size=(8, 3))).float(), [], []
for step in range(4):
    fake = torch.from_numpy(rng.normal(1, 1, size=(8, 3))).float()
    loss = critic(fake).mean() - critic(real).mean() + gradient_penalty(critic, real, fake)
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    optimizer.step()
    for s in schedulers:
        s.step()
    with torch.no_grad():
        for p, q in zip(ema.parameters(), critic.parameters()):
            p.mul_(0.9).add_(q.detach(), alpha=0.1)
    losses.append(loss.item())
    rates.append(optimizer.param_groups[0]["lr"])
handle.remove()
other = torch.optim.SGD(critic.parameters(), lr=0.1, momentum=0.9, nesterov=True)
one_cycle, plateau = (
    OneCycleLR(other, max_lr=0.2, total_steps=6),
    ReduceLROnPlateau(other, patience=0),
)
for step in range(3):
    one_cycle.step()
    plateau.step(float(step))
    rates.append(other.param_groups[0]["lr"])
x = torch.from_numpy(rng.normal(size=(3,))).double().requires_grad_()
penalty = autograd.gradcheck(lambda z: Swish.apply(z).sum(), (x,))
hv = autograd.functional.hvp(lambda z: (z**3).sum(), x, torch.ones_like(x))[1]
normed = parametrizations.weight_norm(fill(nn.Linear(3, 2)))
result = [
    losses,
    rates,
    len(seen),
    seen[0],
    [p.sum().item() for p in ema.parameters()],
    penalty,
    hv.tolist(),
    normed(real[:1]).tolist(),
]
