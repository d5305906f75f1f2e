"""A layer of experts of which each token asks two, with a loss that balances them."""

from collections import OrderedDict

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

rng = np.random.default_rng(12)
result = []


def fill(module, scale=0.3):
    with torch.no_grad():
        for p in module.parameters():
            p.copy_(torch.from_numpy(rng.standard_normal(tuple(p.shape)) * scale))
    return module


def data(*shape):
    return torch.from_numpy(rng.standard_normal(shape).astype("float32"))


def sums(module):
    return [p.abs().sum().item() for p in module.parameters()]


class MoE(nn.Module):
    def __init__(self, d=6, e=4, k=2):
        super().__init__()
        self.k = k
        self.e = e
        self.gate = nn.Linear(d, e, bias=False)
        self.ex = nn.ModuleList(
            nn.Sequential(
                OrderedDict(
                    [
                        ("fc", nn.Linear(d, 8)),
                        ("act", nn.GELU(approximate="tanh")),
                        ("proj", nn.Linear(8, d)),
                    ]
                )
            )
            for _ in range(e)
        )

    def forward(self, x):
        b, n, d = x.shape
        x = x.view(-1, d)
        lo = self.gate(x)
        rw = F.softmax(lo, dim=1, dtype=torch.float)
        rw, sel = torch.topk(rw, self.k, dim=-1)
        rw /= rw.sum(dim=-1, keepdim=True)
        rw = rw.to(x.dtype)
        fin = torch.zeros((b * n, d), dtype=x.dtype, device=x.device)
        em = torch.nn.functional.one_hot(sel, num_classes=self.e).permute(2, 1, 0)
        for i in range(self.e):
            idx, top = torch.where(em[i])
            if top.shape[0] == 0:
                continue
            cur = x[None, top].reshape(-1, d)
            fin.index_add_(0, top, (self.ex[i](cur) * rw[top, idx, None]).to(x.dtype))
        aux = self.e * (em.float().mean(dim=(1, 2)) * F.softmax(lo, -1).mean(0)).sum()
        return fin.reshape(b, n, d), aux


m = fill(MoE())
o = torch.optim.SGD(m.parameters(), 0.1)
for i in range(3):
    x = data(2, 5, 6)
    y, aux = m(x)
    l = (y - x).square().mean() + 0.01 * aux
    o.zero_grad()
    l.backward()
    o.step()
    result.append([l.item(), aux.item()])
result.append([sums(m)])
