"""A bidirectional LSTM with a conditional random field: forward algorithm and Viterbi paths."""

import numpy as np
import torch
import torch.nn as nn

rng = np.random.default_rng(13)
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


def log_sum_exp(vec):
    mx = vec.max()
    return mx + torch.log(torch.sum(torch.exp(vec - mx.view(1, -1).expand(1, vec.size(1)))))


class CRF(nn.Module):
    def __init__(self):
        super().__init__()
        self.emb = nn.Embedding(7, 4)
        self.lstm = nn.LSTM(4, 3, num_layers=1, bidirectional=True)
        self.h2t = nn.Linear(6, 5)
        self.T = nn.Parameter(torch.zeros(5, 5))

    def feats(self, x):
        o, _ = self.lstm(
            self.emb(x).view(len(x), 1, -1), (torch.zeros(2, 1, 3), torch.zeros(2, 1, 3))
        )
        return self.h2t(o.view(len(x), 6))

    def fwd(self, feats):
        fv = torch.full((1, 5), -10000.0)
        fv[0][3] = 0.0
        for f in feats:
            al = []
            for nt in range(5):
                al.append(
                    log_sum_exp(fv + self.T[nt].view(1, -1) + f[nt].view(1, -1).expand(1, 5)).view(
                        1
                    )
                )
            fv = torch.cat(al).view(1, -1)
        return log_sum_exp(fv + self.T[4])

    def score(self, feats, tags):
        sc = torch.zeros(1)
        tags = torch.cat([torch.tensor([3], dtype=torch.long), tags])
        for i, f in enumerate(feats):
            sc = sc + self.T[tags[i + 1], tags[i]] + f[tags[i + 1]]
        return sc + self.T[4, tags[-1]]

    def viterbi(self, feats):
        bp = []
        fv = torch.full((1, 5), -10000.0)
        fv[0][3] = 0
        for f in feats:
            b, v = [], []
            for nt in range(5):
                z = fv + self.T[nt]
                k = torch.max(z, 1)[1].item()
                b.append(k)
                v.append(z[0][k].view(1))
            fv = (torch.cat(v) + f).view(1, -1)
            bp.append(b)
        z = fv + self.T[4]
        k = torch.max(z, 1)[1].item()
        path = [k]
        for b in reversed(bp):
            k = b[k]
            path.append(k)
        return z[0][path[0]], path[::-1]


m = fill(CRF())
m.T.data[3, :] = -10000
m.T.data[:, 4] = -10000
o = torch.optim.SGD(m.parameters(), lr=0.1, weight_decay=1e-4)
for i in range(3):
    m.zero_grad()
    x, t = ints(7, 5), ints(3, 5)
    f = m.feats(x)
    l = m.fwd(f) - m.score(f, t)
    l.backward()
    o.step()
    result.append([l.item()])
with torch.no_grad():
    result.append([m.viterbi(m.feats(ints(7, 5)))])
