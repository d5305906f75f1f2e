"""Sets: induced attention, a pointer network that sorts, beam search, and text by hashed n-grams."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils.rnn import pad_sequence

rng = np.random.default_rng(59)


class MAB(nn.Module):
    def __init__(self, dim, heads=2):
        super().__init__()
        self.heads = heads
        self.fc_q, self.fc_k, self.fc_v, self.fc_o = (nn.Linear(dim, dim) for _ in range(4))

    def forward(self, Q, K, mask=None):
        Q, K, V = self.fc_q(Q), self.fc_k(K), self.fc_v(K)

        def split(t):
            return torch.cat(t.split(t.size(2) // self.heads, 2), 0)

        scores = split(Q).bmm(split(K).transpose(1, 2)) / Q.size(2) ** 0.5
        if mask is not None:
            scores.masked_fill_(mask.repeat(self.heads, 1).unsqueeze(1), -1e9)
        O = torch.cat((split(Q) + torch.softmax(scores, 2).bmm(split(V))).split(Q.size(0), 0), 2)
        return O + F.relu(self.fc_o(O))


class SetTransformer(nn.Module):
    def __init__(self, dim=4, inducing=2):
        super().__init__()
        self.embed = nn.Linear(1, dim)
        self.I = nn.Parameter(torch.ones(1, inducing, dim) * torch.tensor([[[1.0], [-1.0]]]))
        self.mab0, self.mab1 = MAB(dim), MAB(dim)
        self.S, self.pool, self.out = (
            nn.Parameter(torch.ones(1, 1, dim)),
            MAB(dim),
            nn.Linear(dim, 1),
        )

    def forward(self, X, mask):
        X = self.embed(X)
        H = self.mab0(self.I.repeat(X.size(0), 1, 1), X, mask)
        X = self.mab1(X, H)
        return self.out(self.pool(self.S.repeat(X.size(0), 1, 1), X, mask)).squeeze()


class Pointer(nn.Module):
    def __init__(self, hidden=6):
        super().__init__()
        self.enc = nn.LSTM(1, hidden, batch_first=True)
        self.dec = nn.LSTMCell(1, hidden)
        self.W1, self.W2 = (
            nn.Linear(hidden, hidden, bias=False),
            nn.Linear(hidden, hidden, bias=False),
        )
        self.v = nn.Linear(hidden, 1, bias=False)

    def forward(self, x, target=None):
        enc, (h, c) = self.enc(x)
        h, c, inp = h[-1], c[-1], torch.zeros(x.size(0), 1)
        mask = torch.zeros(x.shape[:2], dtype=torch.bool)
        logps, picks = [], []
        for t in range(x.size(1)):
            h, c = self.dec(inp, (h, c))
            u = self.v(torch.tanh(self.W1(enc) + self.W2(h).unsqueeze(1))).squeeze(-1)
            logp = F.log_softmax(u.masked_fill(mask, float("-inf")), dim=-1)
            pick = logp.max(1)[1] if target is None else target[:, t]
            mask = mask.scatter(1, pick.unsqueeze(1), True)
            inp = x.gather(1, pick.view(-1, 1, 1)).squeeze(1)
            logps.append(logp), picks.append(pick)
        return torch.stack(logps, 1), torch.stack(picks, 1)


def fill(module):
    for p in module.parameters():
        p.data = torch.from_numpy(rng.normal(0, 0.5, tuple(p.shape))).float()
    return module, torch.optim.Adam(module.parameters(), 0.02, amsgrad=True)


sets = [torch.from_numpy(rng.random((n, 1))).float() for n in (3, 5, 4)]
X = pad_sequence(sets, batch_first=True)
lengths = torch.tensor([len(s) for s in sets])
mask = torch.arange(X.size(1)).expand(len(sets), -1).ge(lengths.unsqueeze(1))
tops = torch.stack([s.max() for s in sets])
model, optimizer = fill(SetTransformer())
pointer, p_optimizer = fill(Pointer())
numbers = torch.from_numpy(rng.random((4, 3, 1))).float()
order = numbers.squeeze(-1).argsort(1)
losses = []
for _ in range(3):
    loss = F.l1_loss(model(X, mask), tops)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    logps, _ = pointer(numbers, order)
    nll = F.nll_loss(logps.flatten(0, 1), order.flatten())
    p_optimizer.zero_grad()
    nll.backward()
    p_optimizer.step()
    losses.append([loss.item(), nll.item()])


def beam_search(log_probs, k=2):
    beams = [([], torch.zeros(()))]
    for step in log_probs:
        grown = [(seq + [i], s + p) for seq, s in beams for i, p in enumerate(step.unbind())]
        beams = sorted(grown, key=lambda b: b[1], reverse=True)[:k]
    return [seq for seq, _ in beams]


with torch.no_grad():
    picks = pointer(numbers)[1]
    beams = beam_search(torch.log_softmax(torch.tensor([[1.0, 2.0], [0.5, 0.1], [3.0, 2.9]]), -1))
text = ["the", "cat", "sat", "on", "the", "mat", "the", "end"]
grams = [sum(map(ord, a + b)) % 11 for a, b in zip(text, text[1:])]
bag = nn.EmbeddingBag.from_pretrained(torch.arange(22.0).view(11, 2), mode="mean", freeze=False)
emb = bag(torch.tensor(grams), torch.tensor([0, 3]))
emb.sum().backward()
valid = [sorted(p) == [0, 1, 2] for p in picks.tolist()]
result = [losses, valid, beams, emb.tolist(), bag.weight.grad.count_nonzero().item()]
