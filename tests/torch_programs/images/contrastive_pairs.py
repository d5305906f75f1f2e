"""Siamese networks on pairs and triplets, and contrast with a queue of keys (momentum contrast)."""

import random

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader, Dataset

random.seed(6)
rng = np.random.default_rng(6)


class PairDataset(Dataset):
    def __init__(self, data, labels):
        self.data, self.targets = data, labels
        self.grouped = {int(c): np.where(labels.numpy() == c)[0] for c in torch.unique(labels)}

    def __len__(self):
        return self.data.shape[0]

    def __getitem__(self, index):
        anchor, label = self.data[index], self.targets[index].item()
        positive = random.choice(list(self.grouped[label]))
        other = random.choice([c for c in self.grouped if c != label])
        negative = random.choice(list(self.grouped[other]))
        same = index % 2
        pair = self.data[positive if same else negative]
        return (
            anchor,
            self.data[positive],
            self.data[negative],
            pair,
            torch.tensor(same, dtype=torch.float),
        )


class SiameseNetwork(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2d(1, 4, 3),
            nn.ReLU(inplace=True),
            nn.MaxPool2d(2),
            nn.Flatten(),
            nn.Linear(36, 8),
        )
        self.fc = nn.Sequential(nn.Linear(16, 8), nn.ReLU(inplace=True), nn.Linear(8, 1))
        self.sigmoid = nn.Sigmoid()
        self.features.apply(self.init_weights)
        self.fc.apply(self.init_weights)

    def init_weights(self, m):
        if isinstance(m, (nn.Linear, nn.Conv2d)):
            m.weight.data = torch.from_numpy(rng.normal(0, 0.3, tuple(m.weight.size()))).type_as(
                m.weight
            )
            m.bias.data.fill_(0.01)

    def embed(self, x):
        return F.normalize(self.features(x), dim=1)

    def forward(self, one, two):
        one, two = self.features(one), self.features(two)
        return self.sigmoid(self.fc(torch.cat((one, two), 1)))


class ContrastiveLoss(nn.Module):
    def __init__(self, margin=2.0):
        super().__init__()
        self.margin = margin

    def forward(self, one, two, label):
        distance = F.pairwise_distance(one, two, keepdim=True)
        return torch.mean(
            label * torch.pow(distance, 2)
            + (1 - label) * torch.pow(torch.clamp(self.margin - distance, min=0.0), 2)
        )


class Queue(nn.Module):
    def __init__(self, base, dim=8, K=12, m=0.9, T=0.2):
        super().__init__()
        self.K, self.m, self.T = K, m, T
        self.encoder_q, self.encoder_k = base(), base()
        for q, k in zip(self.encoder_q.parameters(), self.encoder_k.parameters()):
            k.data.copy_(q.data)
            k.requires_grad = False
        start = torch.from_numpy(rng.standard_normal((dim, K))).float()
        self.register_buffer("queue", F.normalize(start, dim=0))
        self.register_buffer("queue_ptr", torch.zeros(1, dtype=torch.long))

    @torch.no_grad()
    def _update(self, keys):
        for q, k in zip(self.encoder_q.parameters(), self.encoder_k.parameters()):
            k.data = k.data * self.m + q.data * (1.0 - self.m)
        ptr = int(self.queue_ptr)
        assert self.K % keys.shape[0] == 0
        self.queue[:, ptr : ptr + keys.shape[0]] = keys.T
        self.queue_ptr[0] = (ptr + keys.shape[0]) % self.K

    def forward(self, im_q, im_k):
        q = self.encoder_q.embed(im_q)
        with torch.no_grad():
            k = self.encoder_k.embed(im_k)
        l_pos = torch.einsum("nc,nc->n", [q, k]).unsqueeze(-1)
        l_neg = torch.einsum("nc,ck->nk", [q, self.queue.clone().detach()])
        logits = torch.cat([l_pos, l_neg], dim=1) / self.T
        self._update(k)
        return logits, torch.zeros(logits.shape[0], dtype=torch.long)


labels = torch.arange(12) % 3
images = torch.from_numpy(
    rng.random((12, 1, 8, 8)) + labels.numpy()[:, None, None, None] / 2
).float()
loader = DataLoader(PairDataset(images, labels), batch_size=4, shuffle=False)
model = SiameseNetwork()
optimizer = torch.optim.Adadelta(model.parameters(), lr=0.5)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.7)
triplet = nn.TripletMarginLoss(margin=0.5, swap=True)
log = []
for epoch in range(2):
    for anchor, positive, negative, pair, same in loader:
        optimizer.zero_grad()
        bce = nn.BCELoss()(model(anchor, pair).squeeze(), same)
        a, p, n = map(model.embed, (anchor, positive, negative))
        hard = triplet(a, p, n)
        pairs = ContrastiveLoss()(a, model.embed(pair), same[:, None])
        cosine = F.cosine_embedding_loss(a, model.embed(pair), same * 2 - 1, margin=0.1)
        (bce + hard + pairs + cosine).backward()
        optimizer.step()
        log.append([bce.item(), hard.item(), pairs.item(), cosine.item()])
    scheduler.step()
with torch.no_grad():
    e = model.embed(images)
    distances = torch.cdist(e, e)
    distances.fill_diagonal_(float("inf"))
    nearest = labels[distances.min(1).indices].eq(labels).float().mean()

moco = Queue(SiameseNetwork)
sgd = torch.optim.SGD(moco.encoder_q.parameters(), lr=0.1, momentum=0.9, weight_decay=1e-4)
losses = []
for i in range(4):
    logits, target = moco(images[:6], images[:6].flip(-1))
    loss = nn.CrossEntropyLoss()(logits, target)
    sgd.zero_grad()
    loss.backward()
    sgd.step()
    losses.append(loss.item())
both = torch.cat([moco.encoder_q.embed(images[:3]), moco.encoder_q.embed(images[:3].flip(-1))])
similar = both @ both.t() / 0.5
similar = similar.masked_fill(torch.eye(6, dtype=torch.bool), -1e9)
simclr = F.cross_entropy(similar, torch.arange(6).roll(3))
result = [log, nearest.item(), losses, int(moco.queue_ptr), moco.queue.sum().item(), simclr.item()]
