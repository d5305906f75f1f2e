"""PyTorch's word language model: an LSTM whose hidden state is carried over, and a transformer."""

import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

rng = np.random.default_rng(5)
ntokens, emsize, nhid, bptt = 12, 8, 8, 5


class RNNModel(nn.Module):
    def __init__(self, rnn_type):
        super().__init__()
        self.drop = nn.Dropout(0.0)
        self.encoder = nn.Embedding(ntokens, emsize)
        self.rnn = getattr(nn, rnn_type)(emsize, nhid, 2, dropout=0.0)
        self.decoder = nn.Linear(nhid, ntokens)
        self.decoder.weight = self.encoder.weight
        self.rnn_type = rnn_type

    def forward(self, input, hidden):
        output, hidden = self.rnn(self.drop(self.encoder(input)), hidden)
        decoded = self.decoder(self.drop(output)).view(-1, ntokens)
        return F.log_softmax(decoded, dim=1), hidden

    def init_hidden(self, bsz):
        weight = next(self.parameters())
        zeros = weight.new_zeros(2, bsz, nhid)
        return (zeros, weight.new_zeros(2, bsz, nhid)) if self.rnn_type == "LSTM" else zeros


class PositionalEncoding(nn.Module):
    def __init__(self, d_model, max_len=20):
        super().__init__()
        pe = torch.zeros(max_len, d_model)
        position = torch.arange(0, max_len, dtype=torch.float).unsqueeze(1)
        div = torch.exp(torch.arange(0, d_model, 2).float() * (-math.log(10000.0) / d_model))
        pe[:, 0::2] = torch.sin(position * div)
        pe[:, 1::2] = torch.cos(position * div)
        self.register_buffer("pe", pe.unsqueeze(0).transpose(0, 1))

    def forward(self, x):
        return x + self.pe[: x.size(0), :]


class TransformerModel(nn.Transformer):
    def __init__(self):
        super().__init__(
            d_model=emsize, nhead=2, dim_feedforward=nhid, num_encoder_layers=1, dropout=0.0
        )
        self.pos_encoder = PositionalEncoding(emsize)
        self.input_emb = nn.Embedding(ntokens, emsize)
        self.linear = nn.Linear(emsize, ntokens)

    def forward(self, src):
        mask = torch.log(torch.tril(torch.ones(len(src), len(src))))
        output = self.encoder(self.pos_encoder(self.input_emb(src) * math.sqrt(emsize)), mask=mask)
        return F.log_softmax(self.linear(output), dim=-1)


def repackage(h):
    return h.detach() if isinstance(h, torch.Tensor) else tuple(repackage(v) for v in h)


def batchify(data, bsz):
    nbatch = data.size(0) // bsz
    return data.narrow(0, 0, nbatch * bsz).view(bsz, -1).t().contiguous()


ids = torch.tensor(rng.integers(0, ntokens, 103).tolist()).type(torch.int64)
source = batchify(ids, 4)
criterion = nn.NLLLoss()
result = []
for kind in ("LSTM", "GRU", "Transformer"):
    model = TransformerModel() if kind == "Transformer" else RNNModel(kind)
    with torch.no_grad():
        for p in model.parameters():
            p.copy_(torch.from_numpy(rng.normal(0, 0.3, tuple(p.shape))))
    hidden = None if kind == "Transformer" else model.init_hidden(4)
    losses = []
    for i in range(0, source.size(0) - 1, bptt):
        n = min(bptt, len(source) - 1 - i)
        data, targets = source[i : i + n], source[i + 1 : i + 1 + n].view(-1)
        model.zero_grad()
        if hidden is None:
            output = model(data).view(-1, ntokens)
        else:
            hidden = repackage(hidden)
            output, hidden = model(data, hidden)
        loss = criterion(output, targets)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 0.25)
        for p in model.parameters():
            if p.grad is not None:
                p.data.add_(p.grad, alpha=-2)
        losses.append(loss.item())
    result.append([losses, math.exp(losses[-1])])
