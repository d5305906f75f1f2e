"""Recommenders: factors of a matrix, ranking of pairs, bags of features; weighted sampling."""

import collections

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from torch.optim import lr_scheduler
from torch.utils import data
from torch.utils.data import (
    BatchSampler,
    DataLoader,
    SequentialSampler,
    WeightedRandomSampler,
    random_split,
)

rng = np.random.default_rng(11)
USERS, ITEMS = 8, 10
taste, kind = rng.standard_normal((USERS, 2)), rng.standard_normal((ITEMS, 2))
ratings = [
    (u, i, float(taste[u] @ kind[i]))
    for u in range(USERS)
    for i in range(ITEMS)
    if rng.random() < 0.5
]


class Ratings(data.Dataset):
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        u, v, r = self.rows[i]
        return {"user": u, "item": v, "rating": np.float32(r)}


def embed(num, dim):
    layer = nn.Embedding(num, dim, sparse=False)
    with torch.no_grad():
        layer.weight.copy_(torch.from_numpy(rng.normal(0, 0.3, (num, dim))))
    return layer


class MF(nn.Module):
    def __init__(self, num_factors):
        super().__init__()
        self.P, self.Q = embed(USERS, num_factors), embed(ITEMS, num_factors)
        self.user_bias, self.item_bias = embed(USERS, 1), embed(ITEMS, 1)

    def forward(self, user_id, item_id):
        outputs = (self.P(user_id) * self.Q(item_id)).sum(axis=1)
        return outputs + self.user_bias(user_id).squeeze(-1) + self.item_bias(item_id).squeeze(-1)


class FactorizationMachine(nn.Module):
    def __init__(self, field_dims, num_factors):
        super().__init__()
        self.register_buffer(
            "offsets", torch.tensor((0, *np.cumsum(field_dims)[:-1]), dtype=torch.long)
        )
        self.embedding = embed(sum(field_dims), num_factors)
        self.fc = nn.EmbeddingBag(sum(field_dims), 1, mode="sum")
        self.mlp = nn.Sequential(
            nn.Linear(2 * num_factors, 6), nn.BatchNorm1d(6), nn.PReLU(), nn.Linear(6, 1)
        )
        for p in [*self.mlp.parameters(), *self.fc.parameters()]:
            nn.init.constant_(p, 0.1)
        self.mlp[0].weight.data = torch.tensor(rng.normal(0, 0.5, (6, 2 * num_factors))).float()

    def forward(self, x):
        x = x + self.offsets
        e = self.embedding(x)
        crossed = 0.5 * (e.sum(1).square() - e.square().sum(1)).sum(1, keepdim=True)
        return torch.sigmoid(self.fc(x) + crossed + self.mlp(e.flatten(1))).squeeze(1)


def bpr(positive, negative):
    return -F.logsigmoid(positive - negative).mean()


dataset = Ratings(ratings)
model = MF(4)
optimizer = torch.optim.Adam(model.parameters(), lr=0.05, weight_decay=1e-4)
plateau = lr_scheduler.ReduceLROnPlateau(
    optimizer, mode="min", factor=0.5, patience=0, threshold=0.2
)
sampler = BatchSampler(SequentialSampler(dataset), batch_size=16, drop_last=False)
epochs = []
for epoch in range(5):
    total = collections.Counter()
    for batch in DataLoader(dataset, batch_sampler=sampler):
        loss = F.mse_loss(model(batch["user"], batch["item"]), batch["rating"])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total["loss"] += loss.item() * len(batch["user"])
        total["n"] += len(batch["user"])
    epochs.append(total["loss"] / total["n"])
    plateau.step(epochs[-1])
    epochs.append(optimizer.param_groups[0]["lr"])
seen = torch.zeros(USERS, ITEMS, dtype=torch.bool)
seen[tuple(torch.tensor([r[:2] for r in ratings]).t())] = True
user, positive = seen.nonzero(as_tuple=True)
unseen = (~seen).float().argmax(1)[user]
adagrad = torch.optim.Adagrad(model.parameters(), lr=0.1)
ranks = []
for _ in range(3):
    loss = bpr(model(user, positive), model(user, unseen))
    adagrad.zero_grad()
    loss.backward()
    adagrad.step()
    ranks.append(loss.item())
scores = (model.P.weight @ model.Q.weight.T).masked_fill(seen, float("-inf"))
top = scores.topk(3, dim=1)
hits = torch.isinf(top.values).sum().item()
fm = FactorizationMachine([USERS, ITEMS], 3)
pairs = torch.stack([user, positive], 1)
clicks = torch.tensor([float(r[2] > 0) for r in ratings])
for step in range(4):
    loss = F.binary_cross_entropy(fm(pairs), clicks)
    fm.zero_grad()
    loss.backward()
    with torch.no_grad():
        for p in fm.parameters():
            p -= 0.5 * p.grad
fm.eval()
weights = torch.where(clicks > 0, 1.0, 0.0)
drawn = list(WeightedRandomSampler(weights, num_samples=20, replacement=True))
parts = random_split(dataset, [0.75, 0.25], generator=torch.Generator().manual_seed(0))
result = [
    epochs,
    ranks,
    hits,
    loss.item(),
    fm(pairs)[:4].tolist(),
    bool(clicks[drawn].all()),
    [len(p) for p in parts],
]
