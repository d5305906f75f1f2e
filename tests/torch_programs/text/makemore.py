"""Names by bigrams, a multilayer perceptron and batch normalisation by hand."""

import numpy as np
import torch
import torch.nn.functional as F

words = ["emma", "olivia", "ava", "isabella", "sophia", "mia", "amelia", "ella", "aria", "luna"]
chars = sorted(set("".join(words)))
stoi = {s: i + 1 for i, s in enumerate(chars)}
stoi["."] = 0
itos = {i: s for s, i in stoi.items()}
n = len(stoi)
N = torch.zeros((n, n), dtype=torch.int32)
for w in words:
    chs = ["."] + list(w) + ["."]
    for a, b in zip(chs, chs[1:]):
        N[stoi[a], stoi[b]] += 1
P = (N + 1).float()
P /= P.sum(1, keepdims=True)
log_likelihood = 0.0
for w in words[:3]:
    chs = ["."] + list(w) + ["."]
    for a, b in zip(chs, chs[1:]):
        log_likelihood += torch.log(P[stoi[a], stoi[b]])
X, Y = [], []
for w in words:
    context = [0] * 3
    for ch in w + ".":
        X.append(context)
        Y.append(stoi[ch])
        context = context[1:] + [stoi[ch]]
X, Y = torch.tensor(X), torch.tensor(Y)
rng = np.random.default_rng(2)


def randn(*shape):
    return torch.from_numpy(rng.normal(size=shape)).float()


C, W1 = randn(n, 4), randn(12, 20) * (5 / 3) / (12**0.5)
W2, b2 = randn(20, n) * 0.01, torch.zeros(n)
gain, bias = torch.ones((1, 20)), torch.zeros((1, 20))
mean_running, std_running = torch.zeros((1, 20)), torch.ones((1, 20))
parameters = [C, W1, W2, b2, gain, bias]
for p in parameters:
    p.requires_grad = True
lossi, ud = [], []
for i in range(20):
    ix = torch.from_numpy(rng.integers(0, X.shape[0], (16,)))
    emb = C[X[ix]]
    hpre = emb.view(emb.shape[0], -1) @ W1
    m, s = hpre.mean(0, keepdim=True), hpre.std(0, keepdim=True)
    h = torch.tanh(gain * (hpre - m) / s + bias)
    with torch.no_grad():
        mean_running = 0.9 * mean_running + 0.1 * m
        std_running = 0.9 * std_running + 0.1 * s
    logits = h @ W2 + b2
    loss = F.cross_entropy(logits, Y[ix])
    for p in parameters:
        p.grad = None
    loss.backward()
    lr = 0.1 if i < 15 else 0.01
    for p in parameters:
        p.data += -lr * p.grad
    with torch.no_grad():
        ud.append([((lr * p.grad).std() / p.data.std()).log10().item() for p in parameters[:3]])
    lossi.append(loss.log10().item())
counts = torch.bincount(Y, minlength=n)
xs = F.one_hot(Y, num_classes=n).float()
result = [
    lossi,
    ud[-1],
    log_likelihood.item(),
    N.sum().item(),
    counts.tolist(),
    xs.mean().item(),
    torch.tensor(lossi).view(-1, 5).mean(1).tolist(),
    str(P.dtype),
    mean_running.tolist(),
]
