"""Denoising diffusion, a coupling flow, a mixture density network and a Gaussian process."""

import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

rng = np.random.default_rng(16)


def fill(model):
    for p in model.parameters():
        nn.init.zeros_(p).data += torch.from_numpy(rng.normal(0, 0.3, tuple(p.shape)))
    return model


class SinusoidalPositionEmbeddings(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.dim = dim

    def forward(self, time):
        half = self.dim // 2
        embeddings = torch.exp(
            torch.arange(half, device=time.device) * -(math.log(10000) / (half - 1))
        )
        embeddings = time[:, None] * embeddings[None, :]
        return torch.cat((embeddings.sin(), embeddings.cos()), dim=-1)


class Denoiser(nn.Module):
    def __init__(self):
        super().__init__()
        self.time = nn.Sequential(SinusoidalPositionEmbeddings(8), nn.Linear(8, 8), nn.SiLU())
        self.down, self.mid, self.up = (
            nn.Conv2d(1, 8, 4, 2, 1),
            nn.Conv2d(8, 8, 3, padding=1),
            nn.ConvTranspose2d(16, 1, 4, 2, 1),
        )

    def forward(self, x, t):
        h = F.silu(self.down(x))
        m = self.mid(h) + self.time(t)[(...,) + (None,) * 2]
        return self.up(torch.cat((h, m), dim=1))


betas = torch.linspace(0.0001, 0.02, 10)
alphas = 1.0 - betas
cumulative = torch.cumprod(alphas, axis=0)
previous = F.pad(cumulative[:-1], (1, 0), value=1.0)
posterior = betas * (1.0 - previous) / (1.0 - cumulative)


def extract(a, t, x_shape):
    out = a.gather(-1, t.cpu())
    return out.reshape(t.shape[0], *((1,) * (len(x_shape) - 1))).to(t.device)


model = fill(Denoiser())
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
losses = []
for step in range(3):
    x0 = torch.from_numpy(rng.normal(size=(4, 1, 8, 8))).to(torch.float32)
    t = torch.from_numpy(rng.integers(0, 10, (4,))).long()
    noise = torch.from_numpy(rng.normal(size=(4, 1, 8, 8))).type_as(x0)
    noisy = (
        extract(torch.sqrt(cumulative), t, x0.shape) * x0
        + extract(torch.sqrt(1 - cumulative), t, x0.shape) * noise
    )
    loss = F.smooth_l1_loss(noise, model(noisy, t))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())


class Coupling(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(1, 8), nn.LeakyReLU(), nn.Linear(8, 2))

    def forward(self, x):
        a, b = x.chunk(2, dim=1)
        s, t = self.net(a).split([1, 1], dim=1)
        s = torch.tanh(s)
        return torch.cat([a, b * s.exp() + t], 1).flip(1), s.sum(1)


flow = fill(nn.ModuleList([Coupling() for _ in range(3)]))
z, logdet = torch.from_numpy(rng.normal(size=(5, 2))).float(), 0
for layer in flow:
    z, d = layer(z)
    logdet = logdet + d
nll = -(-0.5 * (z**2 + math.log(2 * math.pi)).sum(1) + logdet).mean()
nll.backward()
x = torch.linspace(0, 1, 6).unsqueeze(-1)
K = torch.exp(-0.5 * torch.cdist(x, x) ** 2 / 0.1) + 1e-2 * torch.eye(6)
Lc = torch.linalg.cholesky(K)
alpha = torch.cholesky_solve(torch.sin(3 * x), Lc)
evidence = -0.5 * (torch.sin(3 * x).T @ alpha).squeeze() - Lc.diagonal().log().sum()
pi, mu, sigma = torch.softmax(x @ torch.ones(1, 3), -1), x.repeat(1, 3), torch.ones(6, 3) * 0.5
mdn = -torch.logsumexp(
    torch.log(pi) - torch.log(sigma) - 0.5 * ((x - mu) / sigma) ** 2, dim=1
).mean()
result = [
    losses,
    posterior.tolist(),
    nll.item(),
    [p.grad.sum().item() for p in flow.parameters()][:4],
    evidence.item(),
    mdn.item(),
    str(logdet.dtype),
]
