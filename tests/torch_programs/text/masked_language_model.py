"""An encoder trained on masked words: tied weights, groups with decay and without, warm-up."""

import math

import numpy as np
import torch
import torch.nn as nn

rng = np.random.default_rng(14)
result = []


def fill(module, scale=0.3):
    with torch.no_grad():
        for p in module.parameters():
            p.copy_(torch.from_numpy(rng.standard_normal(tuple(p.shape)) * scale))
    return module


def data(*shape):
    return torch.from_numpy(rng.standard_normal(shape).astype("float32"))


def ints(high, *shape):
    return torch.from_numpy(rng.integers(0, high, shape))


class Emb(nn.Module):
    def __init__(self):
        super().__init__()
        self.word = nn.Embedding(11, 8, padding_idx=0)
        self.pos = nn.Embedding(6, 8)
        self.LayerNorm = nn.LayerNorm(8, eps=1e-12)
        self.register_buffer("position_ids", torch.arange(6).expand((1, -1)), persistent=False)

    def forward(self, ids):
        return self.LayerNorm(self.word(ids) + self.pos(self.position_ids[:, : ids.size(1)]))


class SelfAtt(nn.Module):
    def __init__(self):
        super().__init__()
        self.h = 2
        self.d = 4
        self.query = nn.Linear(8, 8)
        self.key = nn.Linear(8, 8)
        self.value = nn.Linear(8, 8)

    def tr(self, x):
        return x.view(x.size()[:-1] + (self.h, self.d)).permute(0, 2, 1, 3)

    def forward(self, x, mask):
        q, k, v = map(self.tr, (self.query(x), self.key(x), self.value(x)))
        sc = torch.matmul(q, k.transpose(-1, -2)) / math.sqrt(self.d) + mask
        p = nn.functional.softmax(sc, dim=-1)
        c = torch.matmul(p, v).permute(0, 2, 1, 3).contiguous()
        return c.view(c.size()[:-2] + (8,))


class Bert(nn.Module):
    def __init__(self):
        super().__init__()
        self.emb = Emb()
        self.att = nn.ModuleList([SelfAtt() for _ in range(2)])
        self.head = nn.Linear(8, 11, bias=False)
        self.bias = nn.Parameter(torch.zeros(11))
        self.head.weight = self.emb.word.weight
        self.apply(self._init)

    def _init(self, m):
        if isinstance(m, (nn.Linear, nn.Embedding)):
            m.weight.data.normal_(mean=0.0, std=0.02)
        elif isinstance(m, nn.LayerNorm):
            m.bias.data.zero_()
            m.weight.data.fill_(1.0)
        if isinstance(m, nn.Linear) and m.bias is not None:
            m.bias.data.zero_()

    @property
    def dtype(self):
        return next(self.parameters()).dtype

    def forward(self, ids, attention_mask, labels=None):
        ext = (1.0 - attention_mask[:, None, None, :].to(dtype=self.dtype)) * torch.finfo(
            self.dtype
        ).min
        x = self.emb(ids)
        for a in self.att:
            x = x + a(x, ext)
        lo = self.head(x) + self.bias
        loss = (
            nn.CrossEntropyLoss()(lo.view(-1, 11), labels.view(-1)) if labels is not None else None
        )
        return loss, lo


m = fill(Bert())
nd = ["bias", "LayerNorm.weight"]
groups = [
    {
        "params": [p for n, p in m.named_parameters() if not any(d in n for d in nd)],
        "weight_decay": 0.01,
    },
    {
        "params": [p for n, p in m.named_parameters() if any(d in n for d in nd)],
        "weight_decay": 0.0,
    },
]
o = torch.optim.AdamW(groups, lr=1e-2, eps=1e-8)


def linear(step):
    return float(step) / 2 if step < 2 else max(0.0, float(8 - step) / 6)


s = torch.optim.lr_scheduler.LambdaLR(o, linear, -1)


def mask_tokens(inp):
    labels = inp.clone()
    pm = torch.full(labels.shape, 0.4)
    pm.masked_fill_(inp.eq(0), value=0.0)
    mi = torch.from_numpy(rng.random(labels.shape)) < pm
    labels[~mi] = -100
    inp = inp.clone()
    inp[mi] = 1
    return inp, labels


for i in range(5):
    ids = ints(11, 3, 6)
    am = (ids != 0).long()
    x, l = mask_tokens(ids)
    loss, lo = m(x, am, l)
    loss.backward()
    gn = torch.nn.utils.clip_grad_norm_(m.parameters(), 1.0)
    o.step()
    s.step()
    m.zero_grad()
    result.append([loss.item(), float(gn), s.get_last_lr()[0]])
result.append(
    [
        m.emb.word.weight.abs().sum().item(),
        len(list(m.parameters())),
        sum(p.numel() for p in m.parameters() if p.requires_grad),
    ]
)
