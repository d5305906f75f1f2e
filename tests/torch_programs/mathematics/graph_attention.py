"""Networks on graphs: convolution by a sparse index, attention over neighbours, early stopping."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.parameter import Parameter

rng = np.random.default_rng(8)
N, C = 18, 3
labels = torch.arange(N) % C
same = labels.numpy()[:, None] == labels.numpy()[None]
adj = np.triu(rng.random((N, N)) < np.where(same, 0.5, 0.1), 1)
adj = torch.from_numpy(adj | adj.T)
features = torch.from_numpy(rng.random((N, 6))).float() + F.one_hot(labels, 6) * 0.5
features = features / features.sum(1, keepdim=True)
edge_index = adj.nonzero().t().contiguous()


def start(*shape):
    return torch.FloatTensor(rng.uniform(-0.4, 0.4, shape).astype("float32"))


class GraphConvolution(nn.Module):
    def __init__(self, in_features, out_features, bias=True):
        super(GraphConvolution, self).__init__()
        self.in_features, self.out_features = in_features, out_features
        self.weight = Parameter(start(in_features, out_features))
        if bias:
            self.bias = Parameter(torch.zeros(out_features))
        else:
            self.register_parameter("bias", None)

    def forward(self, x, edge_index):
        row, col = edge_index
        loops = torch.arange(x.size(0))
        row, col = torch.cat([row, loops]), torch.cat([col, loops])
        degree = torch.zeros(x.size(0)).scatter_add_(0, row, torch.ones(row.numel()))
        inverse = degree.pow(-0.5)
        inverse[inverse == float("inf")] = 0
        message = (inverse[row] * inverse[col]).view(-1, 1) * (x @ self.weight)[col]
        out = torch.zeros(x.size(0), self.out_features).index_add_(0, row, message)
        return out if self.bias is None else out + self.bias

    def __repr__(self):
        return (
            self.__class__.__name__
            + " ("
            + str(self.in_features)
            + " -> "
            + str(self.out_features)
            + ")"
        )


class GraphAttention(nn.Module):
    def __init__(self, in_features, out_features, alpha=0.2, concat=True):
        super().__init__()
        self.concat, self.out_features = concat, out_features
        self.W = nn.Parameter(start(in_features, out_features))
        self.a = nn.Parameter(start(2 * out_features, 1))
        self.leakyrelu = nn.LeakyReLU(alpha)

    def forward(self, h, adj):
        Wh = torch.mm(h, self.W)
        e = self.leakyrelu(Wh @ self.a[: self.out_features] + (Wh @ self.a[self.out_features :]).T)
        attention = torch.where(adj > 0, e, -9e15 * torch.ones_like(e))
        attention = F.softmax(attention, dim=1)
        h_prime = torch.matmul(F.dropout(attention, 0.0, training=self.training), Wh)
        return F.elu(h_prime) if self.concat else h_prime


class GCN(nn.Module):
    def __init__(self):
        super().__init__()
        self.gc1, self.gc2 = GraphConvolution(6, 8), GraphConvolution(8, C)

    def forward(self, x):
        x = F.relu(self.gc1(x, edge_index))
        return F.log_softmax(self.gc2(x, edge_index), dim=1)


class GAT(nn.Module):
    def __init__(self, heads=2):
        super().__init__()
        self.attentions = [GraphAttention(6, 4) for _ in range(heads)]
        for i, attention in enumerate(self.attentions):
            self.add_module("attention_{}".format(i), attention)
        self.out_att = GraphAttention(8, C, concat=False)

    def forward(self, x):
        x = torch.cat([att(x, adj) for att in self.attentions], dim=1)
        return F.log_softmax(F.elu(self.out_att(x, adj)), dim=1)


class Pool(nn.Module):
    """Sums, means and maxima of what belongs to one graph of a batch."""

    def forward(self, x, batch):
        size, index = int(batch.max()) + 1, batch.view(-1, 1).expand_as(x)
        zeros = x.new_zeros(size, x.size(1))
        mean = zeros.scatter_reduce(0, index, x, "mean", include_self=False)
        top = zeros.scatter_reduce(0, index, x, "amax", include_self=False)
        return torch.cat([zeros.scatter_add(0, index, x), mean, top], 1)


def accuracy(output, labels):
    preds = output.max(1)[1].type_as(labels)
    return preds.eq(labels).double().sum() / len(labels)


idx_train, idx_val = torch.LongTensor(range(12)), torch.LongTensor(range(12, N))
log = []
for model in (GCN(), GAT()):
    optimizer = torch.optim.Adam(model.parameters(), lr=0.05, weight_decay=5e-4)
    best, bad, history = N + 1.0, 0, []
    for epoch in range(12):
        model.train()
        optimizer.zero_grad()
        output = model(features)
        loss_train = F.nll_loss(output[idx_train], labels[idx_train])
        loss_train.backward()
        optimizer.step()
        model.eval()
        loss_val = F.nll_loss(model(features)[idx_val], labels[idx_val]).item()
        history.append(loss_train.item())
        bad = 0 if loss_val < best else bad + 1
        best = min(best, loss_val)
        if bad == 10:
            break
    log.append([history[::3], best, len(list(model.parameters()))])
x = features.clone().requires_grad_()
pooled = Pool()(x, torch.arange(N) // 6)
pooled.pow(2).sum().backward()
result = [
    log,
    edge_index.size(1),
    list(pooled.shape),
    x.grad[:2].tolist(),
    repr(GCN()),
    str(accuracy(output, labels).dtype),
]
