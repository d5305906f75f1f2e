"""Encoder and decoder with attention, packed sequences, CTC and embedding bags."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence, pad_sequence

rng = np.random.default_rng(13)


def fill(model):
    with torch.no_grad():
        for p in model.parameters():
            p.copy_(torch.from_numpy(rng.normal(0, 0.3, tuple(p.shape))))
    return model


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(10, 6, padding_idx=0)
        self.gru = nn.GRU(6, 5, batch_first=True, bidirectional=True)
        self.fc = nn.Linear(10, 5)

    def forward(self, x, lengths):
        packed = pack_padded_sequence(
            self.embedding(x), lengths, batch_first=True, enforce_sorted=False
        )
        out, h = self.gru(packed)
        out, n = pad_packed_sequence(out, batch_first=True)
        return out, torch.tanh(self.fc(torch.cat((h[-2, :, :], h[-1, :, :]), dim=1)))


class Decoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding, self.cell = nn.Embedding(10, 6), nn.GRUCell(16, 5)
        self.attn, self.v, self.out = (
            nn.Linear(15, 5),
            nn.Parameter(torch.rand(5)),
            nn.Linear(5, 10),
        )

    def forward(self, token, hidden, encoded, mask):
        h = hidden.unsqueeze(1).repeat(1, encoded.shape[1], 1)
        energy = torch.tanh(self.attn(torch.cat((h, encoded), dim=2))) @ self.v
        energy = energy.masked_fill(mask == 0, -1e10)
        a = F.softmax(energy, dim=1).unsqueeze(1)
        context = torch.bmm(a, encoded).squeeze(1)
        hidden = self.cell(torch.cat([self.embedding(token), context], -1), hidden)
        return self.out(hidden), hidden, a.squeeze(1)


seqs = [torch.tensor(rng.integers(1, 10, n)) for n in (5, 3, 4)]
x, lengths = (
    pad_sequence(seqs, batch_first=True, padding_value=0),
    torch.tensor([len(s) for s in seqs]),
)
encoder, decoder = fill(Encoder()), fill(Decoder())
optimizer = torch.optim.RMSprop(list(encoder.parameters()) + list(decoder.parameters()), lr=1e-2)
losses = []
for step in range(3):
    encoded, hidden = encoder(x, lengths)
    mask = x != 0
    outputs = torch.zeros(4, 3, 10)
    token = torch.ones(3, dtype=torch.int64)
    for t in range(4):
        outputs[t], hidden, a = decoder(token, hidden, encoded, mask)
        token = x[:, t] if step else outputs[t].argmax(1)
    loss = nn.CrossEntropyLoss(ignore_index=0)(outputs.view(-1, 10), x[:, :4].t().reshape(-1))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
bag = fill(nn.EmbeddingBag(10, 4, mode="mean"))
offsets = torch.tensor([0] + [len(s) for s in seqs][:-1]).cumsum(dim=0)
bags = bag(torch.cat(seqs), offsets)
scores = torch.from_numpy(rng.normal(size=(8, 3, 10))).float().requires_grad_()
ctc = F.ctc_loss(scores.log_softmax(2), x, torch.full((3,), 8, dtype=torch.long), lengths)
ctc.backward()
conv = fill(nn.Conv1d(4, 3, 3, padding="same"))
result = [
    losses,
    a.tolist(),
    bags.tolist(),
    ctc.item(),
    scores.grad.abs().sum().item(),
    conv(bags.t().unsqueeze(0)).mean().item(),
]
