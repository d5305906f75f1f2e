"""A temporal convolutional network on the adding problem, with weight norm and clipped gradients."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils import weight_norm

rng = np.random.default_rng(31)


class Chomp1d(nn.Module):
    def __init__(self, chomp_size):
        super(Chomp1d, self).__init__()
        self.chomp_size = chomp_size

    def forward(self, x):
        return x[:, :, : -self.chomp_size].contiguous()


class TemporalBlock(nn.Module):
    def __init__(self, n_inputs, n_outputs, kernel_size, dilation, dropout=0.0):
        super().__init__()
        padding = (kernel_size - 1) * dilation
        layers = []
        for fan_in in (n_inputs, n_outputs):
            conv = nn.Conv1d(fan_in, n_outputs, kernel_size, padding=padding, dilation=dilation)
            layers += [weight_norm(conv), Chomp1d(padding), nn.ReLU(), nn.Dropout(dropout)]
        self.net = nn.Sequential(*layers)
        self.downsample = nn.Conv1d(n_inputs, n_outputs, 1) if n_inputs != n_outputs else None

    def forward(self, x):
        res = x if self.downsample is None else self.downsample(x)
        return F.relu(self.net(x) + res)


class TCN(nn.Module):
    def __init__(self, input_size, channels, kernel_size=3):
        super().__init__()
        sizes = [input_size, *channels]
        self.blocks = nn.Sequential(
            *[
                TemporalBlock(sizes[i], sizes[i + 1], kernel_size, 2**i)
                for i in range(len(channels))
            ]
        )
        self.linear = nn.Linear(channels[-1], 1)

    def forward(self, x):
        return self.linear(self.blocks(x)[:, :, -1])


def data_generator(N, length):
    X_num = torch.from_numpy(rng.random((N, 1, length))).float()
    X_mask = torch.zeros([N, 1, length])
    for i in range(N):
        positions = rng.choice(length, size=2, replace=False)
        X_mask[i, 0, positions[0]] = X_mask[i, 0, positions[1]] = 1
    Y = (X_num * X_mask).sum(dim=2)
    return torch.cat((X_num, X_mask), dim=1), Y


model = TCN(2, [6, 6])
for name, p in sorted(model.named_parameters()):
    p.data.copy_(torch.from_numpy(rng.normal(0.1, 0.3, tuple(p.shape))))
X, Y = data_generator(16, 12)
optimizer = torch.optim.Adam(model.parameters(), lr=5e-3)
losses = []
for _ in range(4):
    optimizer.zero_grad()
    loss = F.mse_loss(model(X), Y)
    loss.backward()
    norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 0.5)
    optimizer.step()
    losses.append([loss.item(), norm.item()])
receptive = model(X).detach()
X[:, :, 0] = 5.0  # the first of the 12 values is within reach of the last output
result = [losses, (model(X) - receptive).abs().max().item() > 0, len(list(model.parameters()))]
