"""A Fourier neural operator in one dimension: complex weights, relative loss, cosine schedule."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

rng = np.random.default_rng(39)


class SpectralConv1d(nn.Module):
    def __init__(self, width, modes):
        super().__init__()
        self.modes = modes
        scale = 1 / (width * width)
        real, imag = rng.random((2, width, width, modes))
        weights = scale * torch.complex(torch.tensor(real), torch.tensor(imag))
        self.weights = nn.Parameter(weights.to(torch.cfloat))

    def forward(self, x):
        x_ft = torch.fft.rfft(x)
        out_ft = torch.zeros(x.shape[0], x.shape[1], x.size(-1) // 2 + 1, dtype=torch.cfloat)
        out_ft[:, :, : self.modes] = torch.einsum(
            "bix,iox->box", x_ft[:, :, : self.modes], self.weights
        )
        return torch.fft.irfft(out_ft, n=x.size(-1))


class FNO1d(nn.Module):
    def __init__(self, width=4, modes=3, layers=2):
        super().__init__()
        self.fc0 = nn.Linear(2, width)
        self.convs = nn.ModuleList([SpectralConv1d(width, modes) for _ in range(layers)])
        self.ws = nn.ModuleList([nn.Conv1d(width, width, 1) for _ in range(layers)])
        self.fc1, self.fc2 = nn.Linear(width, 8), nn.Linear(8, 1)

    def forward(self, x):
        grid = torch.linspace(0, 1, x.size(1)).reshape(1, -1, 1).repeat([x.size(0), 1, 1])
        x = self.fc0(torch.cat((x, grid), dim=-1)).permute(0, 2, 1)
        for conv, w in zip(self.convs, self.ws):
            x = F.gelu(conv(x) + w(x))
        return self.fc2(F.gelu(self.fc1(x.permute(0, 2, 1))))


class LpLoss(object):
    def __init__(self, p=2):
        self.p = p

    def __call__(self, x, y):
        n = x.size()[0]
        diff = torch.norm(x.reshape(n, -1) - y.reshape(n, -1), self.p, 1)
        return torch.mean(diff / torch.norm(y.reshape(n, -1), self.p, 1))


model, myloss = FNO1d(), LpLoss()
for p in model.parameters():
    if not p.is_complex():
        p.data = torch.from_numpy(rng.normal(0, 0.5, tuple(p.shape))).float()
x = torch.from_numpy(rng.standard_normal((4, 16, 1))).float()
y = torch.cumsum(x, dim=1) / 16 + 0.1
optimizer = torch.optim.Adam(model.parameters(), lr=1e-2, weight_decay=1e-4)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=4)
losses = []
for ep in range(4):
    optimizer.zero_grad()
    loss = myloss(model(x), y)
    loss.backward()
    optimizer.step()
    scheduler.step()
    losses.append([loss.item(), scheduler.get_last_lr()[0]])
c = sum(p.numel() * (2 if p.is_complex() else 1) for p in model.parameters())
finer = model(torch.repeat_interleave(x, 2, dim=1))
result = [losses, c, list(finer.shape), model.convs[0].weights.grad.abs().sum().item()]
