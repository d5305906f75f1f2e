"""A character model that fuses pairs again and again, of layers written by hand (as makemore's)."""

import numpy as np
import torch
import torch.nn.functional as F

rng = np.random.default_rng(2)
words = ["emma", "olivia", "ava", "isabella", "sophia", "mia", "amelia", "harper", "luna", "ella"]
chars = sorted(set("".join(words)))
stoi = {s: i + 1 for i, s in enumerate(chars)}
stoi["."] = 0
itos = {i: s for s, i in stoi.items()}
vocab_size, block_size = len(itos), 8


def build_dataset(words):
    X, Y = [], []
    for w in words:
        context = [0] * block_size
        for ch in w + ".":
            X.append(context)
            Y.append(stoi[ch])
            context = context[1:] + [stoi[ch]]
    return torch.tensor(X), torch.tensor(Y)


def randn(*shape):
    return torch.tensor(rng.standard_normal(shape), dtype=torch.float32)


class Linear:
    def __init__(self, fan_in, fan_out, bias=True):
        self.weight = randn(fan_in, fan_out) / fan_in**0.5
        self.bias = torch.zeros(fan_out) if bias else None

    def __call__(self, x):
        self.out = x @ self.weight
        if self.bias is not None:
            self.out += self.bias
        return self.out

    def parameters(self):
        return [self.weight] + ([] if self.bias is None else [self.bias])


class BatchNorm1d:
    def __init__(self, dim, eps=1e-5, momentum=0.1):
        self.eps, self.momentum, self.training = eps, momentum, True
        self.gamma, self.beta = torch.ones(dim), torch.zeros(dim)
        self.running_mean, self.running_var = torch.zeros(dim), torch.ones(dim)

    def __call__(self, x):
        if self.training:
            dim = 0 if x.ndim == 2 else (0, 1)
            xmean, xvar = x.mean(dim, keepdim=True), x.var(dim, keepdim=True)
        else:
            xmean, xvar = self.running_mean, self.running_var
        xhat = (x - xmean) / torch.sqrt(xvar + self.eps)
        self.out = self.gamma * xhat + self.beta
        if self.training:
            with torch.no_grad():
                self.running_mean = (1 - self.momentum) * self.running_mean + self.momentum * xmean
                self.running_var = (1 - self.momentum) * self.running_var + self.momentum * xvar
        return self.out

    def parameters(self):
        return [self.gamma, self.beta]


class Tanh:
    def __call__(self, x):
        self.out = torch.tanh(x)
        return self.out

    def parameters(self):
        return []


class Embedding:
    def __init__(self, num, dim):
        self.weight = randn(num, dim)

    def __call__(self, IX):
        self.out = self.weight[IX]
        return self.out

    def parameters(self):
        return [self.weight]


class FlattenConsecutive(Tanh):
    def __init__(self, n):
        self.n = n

    def __call__(self, x):
        B, T, C = x.shape
        x = x.view(B, T // self.n, C * self.n)
        if x.shape[1] == 1:
            x = x.squeeze(1)
        self.out = x
        return self.out


class Sequential:
    def __init__(self, layers):
        self.layers = layers

    def __call__(self, x):
        for layer in self.layers:
            x = layer(x)
        self.out = x
        return self.out

    def parameters(self):
        return [p for layer in self.layers for p in layer.parameters()]


n_embd, n_hidden = 6, 12
model = Sequential(
    [
        Embedding(vocab_size, n_embd),
        FlattenConsecutive(2),
        Linear(n_embd * 2, n_hidden, bias=False),
        BatchNorm1d(n_hidden),
        Tanh(),
        FlattenConsecutive(2),
        Linear(n_hidden * 2, n_hidden, bias=False),
        BatchNorm1d(n_hidden),
        Tanh(),
        FlattenConsecutive(2),
        Linear(n_hidden * 2, n_hidden, bias=False),
        BatchNorm1d(n_hidden),
        Tanh(),
        Linear(n_hidden, vocab_size),
    ]
)
with torch.no_grad():
    model.layers[-1].weight *= 0.1
parameters = model.parameters()
for p in parameters:
    p.requires_grad = True
Xtr, Ytr = build_dataset(words)
lossi, ud = [], []
for i in range(40):
    ix = torch.from_numpy(rng.integers(0, Xtr.shape[0], (16,)))
    Xb, Yb = Xtr[ix], Ytr[ix]
    loss = F.cross_entropy(model(Xb), Yb)
    for layer in model.layers:
        layer.out.retain_grad()
    for p in parameters:
        p.grad = None
    loss.backward()
    lr = 0.1 if i < 30 else 0.01
    for p in parameters:
        p.data += -lr * p.grad
    lossi.append(loss.log10().item())
    with torch.no_grad():
        ud.append(
            [
                ((lr * p.grad).std() / p.data.std()).log10().item()
                for p in parameters
                if p.ndim == 2
            ][-1]
        )
for layer in model.layers:
    layer.training = False


@torch.no_grad()
def split_loss(x, y):
    return F.cross_entropy(model(x), y).item()


context, name = [0] * block_size, ""
for _ in range(8):
    probs = F.softmax(model(torch.tensor([context])), dim=1)
    ix = probs.argmax(1).item()
    context = context[1:] + [ix]
    name += itos[ix]
means = torch.tensor(lossi).view(-1, 10).mean(1)
stats = [
    (layer.__class__.__name__, layer.out.mean().item(), tuple(layer.out.shape))
    for layer in model.layers[:4]
]
result = [
    means.tolist(),
    ud[-3:],
    split_loss(Xtr, Ytr),
    name,
    stats,
    sum(p.nelement() for p in parameters),
]
