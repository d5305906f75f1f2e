"""A controller with an addressed memory (content and shift) that copies a sequence."""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

rng = np.random.default_rng(34)


def _convolve(w, s):
    """Circular convolution of the weights with the shifts."""
    t = torch.cat([w[-1:], w, w[:1]])
    return F.conv1d(t.view(1, 1, -1), s.view(1, 1, -1)).view(-1)


class NTM(nn.Module):
    def __init__(self, bits=3, N=6, M=4, hidden=8):
        super().__init__()
        self.N, self.M = N, M
        self.controller = nn.LSTMCell(bits + 1 + M, hidden)
        self.lengths = [M, 1, 1, 3, 1, M, M]  # k, beta, g, s, gamma, erase, add
        self.head = nn.Linear(hidden, sum(self.lengths))
        self.out = nn.Linear(hidden + M, bits)
        self.register_buffer("memory0", torch.full((N, M), 1e-2))

    def address(self, k, beta, g, s, gamma, memory, w_prev):
        k, beta, g = torch.tanh(k), F.softplus(beta), torch.sigmoid(g)
        s, gamma = F.softmax(s, dim=-1), 1 + F.softplus(gamma)
        wc = F.softmax(beta * F.cosine_similarity(memory + 1e-16, k.unsqueeze(0), dim=-1), dim=0)
        w = _convolve(g * wc + (1 - g) * w_prev, s) ** gamma
        return w / (w.sum() + 1e-16)

    def forward(self, inputs, steps):
        memory, w = self.memory0.clone(), F.one_hot(torch.tensor(0), self.N).float()
        read = torch.zeros(self.M)
        state = (torch.zeros(1, 8), torch.zeros(1, 8))
        outputs = []
        blank = torch.zeros(inputs.size(1))
        for t in range(len(inputs) + steps):
            x = inputs[t] if t < len(inputs) else blank
            state = self.controller(torch.cat([x, read])[None], state)
            h = state[0].squeeze(0)
            *params, erase, add = torch.split(self.head(h), self.lengths)
            w = self.address(*params, memory, w)
            memory = memory * (1 - torch.outer(w, torch.sigmoid(erase))) + torch.ger(w, add)
            read = w @ memory
            if t >= len(inputs):
                outputs.append(torch.sigmoid(self.out(torch.cat([h, read]))))
        return torch.stack(outputs), w


model = NTM()
for p in model.parameters():
    with torch.no_grad():
        p.copy_(torch.from_numpy(rng.normal(0, 0.4, tuple(p.shape))))
bits = torch.from_numpy(rng.integers(0, 2, (4, 3))).float()
inputs = torch.zeros(5, 4)
inputs[:4, :3] = bits
inputs[4, 3] = 1.0
optimizer = torch.optim.RMSprop(model.parameters(), lr=1e-2, alpha=0.95, centered=True)
losses = []
for _ in range(3):
    optimizer.zero_grad()
    out, w = model(inputs, 4)
    loss = F.binary_cross_entropy(out, bits)
    loss.backward()
    nn.utils.clip_grad_value_(model.parameters(), 10)
    optimizer.step()
    losses.append(loss.item())
errors = (out.round() - bits).abs().sum().int().item()
result = [losses, w.tolist(), errors >= 0, sum(p.numel() for p in model.parameters())]
