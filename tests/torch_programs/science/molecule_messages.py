"""Message passing over bonds with index_add and a readout over each molecule in a batch."""

import numpy as np
import torch
import torch.nn as nn

rng = np.random.default_rng(36)


def scatter_softmax(src, index, num):
    top = torch.full((num, src.size(1)), -torch.inf)
    top = top.scatter_reduce(0, index[:, None].expand_as(src), src.detach(), "amax")
    e = (src - top[index]).exp()
    total = torch.zeros(num, src.size(1)).index_add(0, index, e)
    return e / total[index]


class MPNN(nn.Module):
    def __init__(self, atoms=5, bonds=3, dim=6):
        super().__init__()
        self.embed = nn.Embedding(atoms, dim)
        self.edge_net = nn.Sequential(nn.Linear(bonds, 8), nn.SiLU(), nn.Linear(8, dim * dim))
        self.gru = nn.GRUCell(dim, dim)
        self.gate, self.value = nn.Linear(dim, 1), nn.Linear(dim, 2)
        self.dim = dim

    def forward(self, z, edge_index, edge_attr, batch):
        h = self.embed(z)
        src, dst = edge_index
        W = self.edge_net(edge_attr).view(-1, self.dim, self.dim)
        for _ in range(2):
            m = torch.bmm(W, h[src].unsqueeze(-1)).squeeze(-1)
            agg = torch.zeros_like(h).index_add_(0, dst, m)
            deg = torch.bincount(dst, minlength=h.size(0)).clamp(min=1)
            h = self.gru(agg / deg[:, None], h)
        n = int(batch.max()) + 1
        alpha = scatter_softmax(self.gate(h), batch, n)
        return torch.zeros(n, 2).index_add(0, batch, alpha * self.value(h)), alpha


def collate(graphs):
    sizes = torch.tensor([len(z) for z, _, _ in graphs])
    offsets = torch.cumsum(sizes, 0) - sizes
    z = torch.cat([torch.as_tensor(z) for z, _, _ in graphs])
    edges = torch.cat([torch.as_tensor(e) + o for (_, e, _), o in zip(graphs, offsets)], dim=1)
    attr = torch.cat([torch.as_tensor(a) for _, _, a in graphs])
    return z, edges, attr, torch.repeat_interleave(torch.arange(len(graphs)), sizes)


def molecule(n):
    pairs = [(i, i + 1) for i in range(n - 1)] + [(i + 1, i) for i in range(n - 1)]
    attr = np.eye(3, dtype=np.float32)[rng.integers(0, 3, len(pairs))]
    return rng.integers(0, 5, n), np.array(pairs).T, attr


model = MPNN()
for p in model.parameters():
    p.data.copy_(torch.from_numpy(rng.normal(0, 0.3, tuple(p.shape))))
z, edges, attr, batch = collate([molecule(n) for n in (3, 5, 2)])
target = torch.tensor([[0.5, -1.0], [0.0, 1.0], [1.0, 0.0]])
optimizer = torch.optim.Adamax(model.parameters(), lr=0.02)
losses = []
for _ in range(4):
    out, alpha = model(z, edges, attr, batch)
    loss = nn.SmoothL1Loss()(out, target)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
shuffled = torch.from_numpy(rng.permutation(edges.size(1)))
again, _ = model(z, edges[:, shuffled], attr[shuffled], batch)
now, _ = model(z, edges, attr, batch)
result = [losses, now.tolist(), torch.allclose(now, again, atol=1e-5), alpha.sum().item()]
