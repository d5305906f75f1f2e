"""Gated residual networks, variable selection and quantile losses, as in temporal fusion."""

import numpy as np
import torch
from torch import nn

rng = np.random.default_rng(35)


class GatedLinearUnit(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.fc = nn.Linear(size, 2 * size)

    def forward(self, x):
        value, gate = self.fc(x).chunk(2, dim=-1)
        return value * gate.sigmoid()


class GRN(nn.Module):
    def __init__(self, size, context=None):
        super().__init__()
        self.fc1, self.fc2 = nn.Linear(size, size), nn.Linear(size, size)
        self.context = nn.Linear(context, size, bias=False) if context else None
        self.glu, self.norm = GatedLinearUnit(size), nn.LayerNorm(size)

    def forward(self, x, c=None):
        h = self.fc1(x)
        if c is not None:
            h = h + self.context(c).unsqueeze(-2)
        return self.norm(x + self.glu(self.fc2(nn.functional.elu(h))))


class VariableSelection(nn.Module):
    def __init__(self, n_vars, size):
        super().__init__()
        self.embed = nn.ModuleList(nn.Linear(1, size) for _ in range(n_vars))
        self.grns = nn.ModuleDict({f"var{i}": GRN(size) for i in range(n_vars)})
        self.weights = nn.Sequential(nn.Linear(n_vars * size, n_vars), nn.Softmax(dim=-1))

    def forward(self, x):
        each = [emb(v) for emb, v in zip(self.embed, x.split(1, dim=-1))]
        w = self.weights(torch.cat(each, dim=-1)).unsqueeze(-2)
        mixed = torch.stack([self.grns[f"var{i}"](e) for i, e in enumerate(each)], dim=-1)
        return (w * mixed).sum(-1), w.squeeze(-2)


class QuantileLoss(nn.Module):
    def __init__(self, quantiles):
        super().__init__()
        self.register_buffer("q", torch.tensor(quantiles))

    def forward(self, preds, target):
        errors = target.unsqueeze(-1) - preds
        return torch.max((self.q - 1) * errors, self.q * errors).sum(-1).mean()


class Model(nn.Module):
    def __init__(self, size=4, n_vars=3):
        super().__init__()
        self.select = VariableSelection(n_vars, size)
        self.gru = nn.GRU(size, size, batch_first=True)
        self.attn = nn.MultiheadAttention(size, 2, batch_first=True)
        self.enrich, self.head = GRN(size, context=size), nn.Linear(size, 3)

    def forward(self, x):
        h, w = self.select(x)
        h, last = self.gru(h)
        h = self.enrich(h, last[-1])
        T = h.size(1)
        mask = torch.ones(T, T, dtype=torch.bool).triu(1)
        a, _ = self.attn(h, h, h, attn_mask=mask, need_weights=False)
        return self.head(a + h), w


model = Model()
state = {
    k: torch.as_tensor(rng.normal(0, 0.4, v.shape), dtype=v.dtype)
    for k, v in model.state_dict().items()
}
print(model.load_state_dict(state))
x = torch.as_tensor(rng.standard_normal((4, 6, 3)), dtype=torch.float32)
y = x.sum(-1).cumsum(1) * 0.1
loss_fn = QuantileLoss([0.1, 0.5, 0.9])
optimizer = torch.optim.NAdam(model.parameters(), lr=0.01)
losses = []
for _ in range(3):
    out, w = model(x)
    loss = loss_fn(out, y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
result = [losses, w.mean((0, 1)).tolist(), (w.sum(-1) - 1).abs().max().item() < 1e-5]
