"""Mixup, smoothed labels, focal loss, distillation, averaged weights and a warm-up of one's own."""

import copy

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

rng = np.random.default_rng(15)
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


def mixup(x, y, lam):
    idx = torch.from_numpy(rng.permutation(x.size(0)))
    return lam * x + (1 - lam) * x[idx, :], y, y[idx]


class LabelSmoothing(nn.Module):
    def __init__(self, sm=0.1):
        super().__init__()
        self.confidence = 1.0 - sm
        self.smoothing = sm

    def forward(self, x, t):
        lp = F.log_softmax(x, dim=-1)
        nll = -lp.gather(dim=-1, index=t.unsqueeze(1))
        return (self.confidence * nll.squeeze(1) + self.smoothing * -lp.mean(dim=-1)).mean()


class FocalLoss(nn.Module):
    def forward(self, x, t):
        ce = F.cross_entropy(x, t, reduction="none")
        pt = torch.exp(-ce)
        return (0.25 * (1 - pt) ** 2 * ce).mean()


class EMA:
    def __init__(self, m, d):
        self.d = d
        self.shadow = {n: p.data.clone() for n, p in m.named_parameters() if p.requires_grad}

    def update(self, m):
        for n, p in m.named_parameters():
            assert n in self.shadow
            self.shadow[n] = ((1.0 - self.d) * p.data + self.d * self.shadow[n]).clone()


class GradualWarmup(torch.optim.lr_scheduler._LRScheduler):
    def __init__(self, o, mult, total, after):
        self.mult = mult
        self.total = total
        self.after = after
        self.fin = False
        super().__init__(o)

    def get_lr(self):
        if self.last_epoch > self.total:
            if not self.fin:
                self.after.base_lrs = [b * self.mult for b in self.base_lrs]
                self.fin = True
            return self.after.get_last_lr()
        return [b * ((self.mult - 1.0) * self.last_epoch / self.total + 1.0) for b in self.base_lrs]

    def step(self, epoch=None):
        if self.fin and self.after:
            self.after.step()
            self._last_lr = self.after.get_last_lr()
        else:
            return super().step(epoch)


net = fill(nn.Sequential(nn.Linear(4, 6), nn.Hardswish(), nn.Linear(6, 3)))
teacher = copy.deepcopy(net).eval()
ema = EMA(net, 0.9)
o = torch.optim.SGD(net.parameters(), 0.1, nesterov=True, momentum=0.9)
cos = torch.optim.lr_scheduler.CosineAnnealingLR(o, 5, eta_min=0, last_epoch=-1)
schedule = GradualWarmup(o, 2, 2, cos)
for i in range(6):
    x, y = data(6, 4), ints(3, 6)
    mx, ya, yb = mixup(x, y, 0.7)
    lo = net(mx)
    l = 0.7 * LabelSmoothing()(lo, ya) + 0.3 * FocalLoss()(lo, yb)
    with torch.no_grad():
        tl = teacher(mx)
    l = (
        l
        + F.kl_div(F.log_softmax(lo / 2, dim=1), F.softmax(tl / 2, dim=1), reduction="batchmean")
        * 4
    )
    o.zero_grad()
    l.backward()
    o.step()
    ema.update(net)
    schedule.step()
    result.append([l.item(), o.param_groups[0]["lr"]])
result.append([{k: v.sum().item() for k, v in ema.shadow.items()}])
