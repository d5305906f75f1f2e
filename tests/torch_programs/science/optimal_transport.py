"""Sinkhorn's iteration in logs, soft dynamic time warping, and a Kalman filter that is fitted."""

import numpy as np
import torch
import torch.nn as nn

rng = np.random.default_rng(57)


def draw(*shape):
    return torch.from_numpy(rng.standard_normal(shape)).float()


class SinkhornDistance(nn.Module):
    def __init__(self, eps=0.1, max_iter=20):
        super().__init__()
        self.eps, self.max_iter = eps, max_iter

    def forward(self, x, y):
        C = torch.sum((torch.abs(x.unsqueeze(-2) - y.unsqueeze(-3))) ** 2, -1)
        mu = torch.empty(x.size(-2)).fill_(1.0 / x.size(-2)).squeeze()
        nu = torch.empty(y.size(-2)).fill_(1.0 / y.size(-2)).squeeze()
        u, v = torch.zeros_like(mu), torch.zeros_like(nu)
        for _ in range(self.max_iter):
            u1 = u
            u = self.eps * (mu.log() - self.M(C, u, v).logsumexp(-1)) + u
            v = self.eps * (nu.log() - self.M(C, u, v).T.logsumexp(dim=-1)) + v
            if (u - u1).abs().sum().item() < 1e-3:
                break
        pi = torch.exp(self.M(C, u, v))
        return torch.sum(pi * C, dim=(-2, -1)), pi

    def M(self, C, u, v):
        return (-C + u.unsqueeze(-1) + v.unsqueeze(-2)) / self.eps


def soft_dtw(x, y, gamma=0.5):
    D = torch.cdist(x, y).pow(2)
    n, m = D.shape
    big = torch.tensor(1e8)
    R = {(0, 0): torch.tensor(0.0)}
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            prev = [R.get(k, big) for k in ((i - 1, j), (i, j - 1), (i - 1, j - 1))]
            R[i, j] = D[i - 1, j - 1] - gamma * torch.logsumexp(-torch.stack(prev) / gamma, 0)
    return R[n, m]


class Kalman(nn.Module):
    def __init__(self):
        super().__init__()
        self.F = nn.Parameter(torch.eye(2) + 0.1 * torch.triu(torch.ones(2, 2), 1))
        self.H = nn.Parameter(torch.tensor([[1.0, 0.0]]))
        self.log_q, self.log_r = (nn.Parameter(torch.tensor(v)) for v in (-2.0, -1.0))

    def forward(self, zs):
        m, P = torch.zeros(2), torch.eye(2)
        total = 0.0
        for z in zs:
            m, P = self.F @ m, self.F @ P @ self.F.t() + self.log_q.exp() * torch.eye(2)
            S = self.H @ P @ self.H.t() + self.log_r.exp()
            r = z - self.H @ m
            total = total - 0.5 * (r @ torch.linalg.solve(S, r) + torch.logdet(2 * torch.pi * S))
            K = torch.linalg.solve(S, self.H @ P).t()
            m, P = torch.addmv(m, K, r), P - K @ self.H @ P
        return total, m


x, y = draw(6, 2).requires_grad_(), draw(5, 2) + 1
cost, plan = SinkhornDistance()(x, y)
cost.backward()
warp = soft_dtw(x, y)
(slope,) = torch.autograd.grad(warp, x)
kalman = Kalman()
zs = (torch.arange(8.0) * 0.3 + 0.1 * draw(8)).unsqueeze(-1)
optimizer = torch.optim.Rprop(kalman.parameters(), lr=0.01)
evidence = []
for _ in range(3):
    value, state = kalman(zs)
    optimizer.zero_grad(True)
    (-value).backward()
    optimizer.step()
    evidence.append(value.item())
result = [
    cost.item(),
    plan.sum(0).tolist(),
    x.grad.norm().item(),
    warp.item(),
    slope.norm().item(),
    evidence,
    state.tolist(),
    [kalman.log_q.item(), kalman.log_r.item()],
]
