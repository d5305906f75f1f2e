"""A textbook's first chapters: data by hand, softmax regression, weight decay, dropout layers."""

import random

import numpy as np
import torch
from torch import nn
from torch.utils import data

rng = np.random.default_rng(9)
random.seed(1)
x = torch.arange(12)
X = x.reshape(3, 4)
Y = torch.tensor([[2.0, 1, 4, 3], [1, 2, 3, 4], [4, 3, 2, 1]])
basics = [
    x.numel(),
    str(x.dtype),
    torch.exp(x).sum().item(),
    torch.cat((X.float(), Y), dim=1).shape[1],
    (X == Y).sum().item(),
    X.sum(axis=0).tolist(),
    (X / X.sum(axis=1, keepdims=True)).tolist(),
    Y.cumsum(axis=0).tolist(),
    torch.norm(Y).item(),
    torch.abs(Y).sum().item(),
    Y.mean(axis=0).tolist(),
    torch.dot(Y[0], torch.ones(4, dtype=torch.float32)).item(),
    torch.mv(Y, Y[0]).tolist(),
]
before = id(Y)
Y[:] = X + Y
Z = torch.zeros_like(Y)
Z[:] = X + Y
Z += X
basics += [
    id(Y) == before,
    Z.tolist(),
    type(Z.numpy()).__name__,
    torch.tensor([3.5]).item(),
    len(x),
]


def synthetic_data(w, b, num):
    X = torch.from_numpy(rng.normal(0, 1, (num, len(w)))).float()
    y = torch.matmul(X, w) + b
    y += torch.from_numpy(rng.normal(0, 0.01, tuple(y.shape)))
    return X, y.reshape((-1, 1))


def load_array(arrays, batch_size, is_train=True):
    return data.DataLoader(data.TensorDataset(*arrays), batch_size, shuffle=is_train)


def data_iter(batch_size, features, labels):
    indices = list(range(len(features)))
    random.shuffle(indices)
    for i in range(0, len(features), batch_size):
        j = torch.tensor(indices[i : min(i + batch_size, len(features))])
        yield features[j], labels[j]


def sgd(params, lr, batch_size):
    with torch.no_grad():
        for param in params:
            param -= lr * param.grad / batch_size
            param.grad.zero_()


features, labels = synthetic_data(torch.tensor([2, -3.4]), 4.2, 60)
w, b = torch.zeros((2, 1), requires_grad=True), torch.zeros(1, requires_grad=True)
for _ in range(3):
    for X, y in data_iter(10, features, labels):
        loss = (X @ w + b - y.reshape(-1, 1)) ** 2 / 2
        loss.sum().backward()
        sgd([w, b], 0.03, 10)
net = nn.Sequential(nn.Linear(2, 1))
net[0].weight.data.fill_(0.1)
net[0].bias.data.fill_(0)
trainer = torch.optim.SGD(
    [{"params": net[0].weight, "weight_decay": 3}, {"params": net[0].bias}], lr=0.03
)
for X, y in load_array((features, labels), 10, is_train=False):
    l = nn.MSELoss(reduction="none")(net(X), y)
    trainer.zero_grad()
    l.mean().backward()
    trainer.step()


def softmax(X):
    e = torch.exp(X)
    return e / e.sum(1, keepdim=True)


y_hat, y = torch.tensor([[0.1, 0.3, 0.6], [0.3, 0.2, 0.5]]), torch.tensor([0, 2])
accuracy = (y_hat.argmax(axis=1).type(y.dtype) == y).type(torch.float32).sum()
cross_entropy = -torch.log(y_hat[range(len(y_hat)), y])
x = torch.arange(-2.0, 2.0, 0.5, requires_grad=True)
y2 = torch.relu(x) + torch.sigmoid(x) * torch.tanh(x)
y2.backward(torch.ones_like(x), retain_graph=True)
mask = (torch.arange(6).reshape(2, 3) > 2).float()
poly = torch.pow(features[:, :1], torch.arange(4).reshape(1, -1))
result = [
    basics,
    w.tolist(),
    b.item(),
    net[0].weight.tolist(),
    softmax(y_hat).tolist(),
    accuracy.item(),
    cross_entropy.tolist(),
    x.grad.tolist(),
    mask.sum().item(),
    poly.mean(0).tolist(),
    str(poly.dtype),
]
