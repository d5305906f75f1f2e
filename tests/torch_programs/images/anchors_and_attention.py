"""Chapters of a textbook: convolution by hand, lazy layers, masked attention, anchor boxes."""

import numpy as np
import torch
import torch.nn as nn
from torch.utils import data as tdata

rng = np.random.default_rng(16)
result = []


def fill(module, scale=0.3):
    with torch.no_grad():
        for p in module.parameters():
            p.copy_(torch.from_numpy(rng.standard_normal(tuple(p.shape)) * scale))
    return module


def data(*shape):
    return torch.from_numpy(rng.standard_normal(shape).astype("float32"))


def sums(module):
    return [p.abs().sum().item() for p in module.parameters()]


def try_gpu(i=0):
    return torch.device(f"cuda:{i}") if torch.cuda.device_count() >= i + 1 else torch.device("cpu")


def load_array(arrs, bs, is_train=True):
    return tdata.DataLoader(tdata.TensorDataset(*arrs), bs, shuffle=is_train)


class Accumulator:
    def __init__(self, n):
        self.data = [0.0] * n

    def add(self, *args):
        self.data = [a + float(b) for a, b in zip(self.data, args)]

    def __getitem__(self, i):
        return self.data[i]


def sgd(params, lr, bs):
    with torch.no_grad():
        for p in params:
            p -= lr * p.grad / bs
            p.grad.zero_()


def corr2d(X, K):
    h, w = K.shape
    Y = torch.zeros((X.shape[0] - h + 1, X.shape[1] - w + 1))
    for i in range(Y.shape[0]):
        for j in range(Y.shape[1]):
            Y[i, j] = (X[i : i + h, j : j + w] * K).sum()
    return Y


X = torch.ones((6, 8))
X[:, 2:6] = 0
result.append([corr2d(X, torch.tensor([[1.0, -1.0]]))])
conv2d = nn.LazyConv2d(1, kernel_size=(1, 2), bias=False)
Xr = X.reshape((1, 1, 6, 8))
Y = corr2d(X, torch.tensor([[1.0, -1.0]])).reshape((1, 1, 6, 7))
conv2d(Xr)
conv2d.weight.data = torch.tensor([[[[0.1, -0.2]]]])
for i in range(10):
    l = (conv2d(Xr) - Y) ** 2
    conv2d.zero_grad()
    l.sum().backward()
    conv2d.weight.data[:] -= 3e-2 * conv2d.weight.grad
result.append([conv2d.weight.data.reshape((1, 2))])
w = data(2, 1).requires_grad_(True)
b = torch.zeros(1, requires_grad=True)
Xd = data(20, 2)
yd = Xd @ torch.tensor([2, -3.4]) + 4.2
for Xb, yb in load_array((Xd, yd.reshape(-1, 1)), 5, False):
    l = (torch.matmul(Xb, w) + b - yb.reshape((-1, 1))) ** 2 / 2
    l.sum().backward()
    sgd([w, b], 0.03, 5)
result.append([w, b])


def masked_softmax(X, valid_lens):
    def _sequence_mask(X, valid_len, value=0):
        maxlen = X.size(1)
        mask = (
            torch.arange((maxlen), dtype=torch.float32, device=X.device)[None, :]
            < valid_len[:, None]
        )
        X[~mask] = value
        return X

    shape = X.shape
    valid_lens = (
        torch.repeat_interleave(valid_lens, shape[1])
        if valid_lens.dim() == 1
        else valid_lens.reshape(-1)
    )
    X = _sequence_mask(X.reshape(-1, shape[-1]), valid_lens, value=-1e6)
    return nn.functional.softmax(X.reshape(shape), dim=-1)


result.append(
    [
        masked_softmax(data(2, 2, 4), torch.tensor([2, 3])),
        masked_softmax(data(2, 2, 4), torch.tensor([[1, 3], [2, 4]])),
    ]
)


class AdditiveAttention(nn.Module):
    def __init__(self, h):
        super().__init__()
        self.W_k = nn.LazyLinear(h, bias=False)
        self.W_q = nn.LazyLinear(h, bias=False)
        self.w_v = nn.LazyLinear(1, bias=False)

    def forward(self, q, k, v, vl):
        q, k = self.W_q(q), self.W_k(k)
        f = torch.tanh(q.unsqueeze(2) + k.unsqueeze(1))
        s = self.w_v(f).squeeze(-1)
        self.aw = masked_softmax(s, vl)
        return torch.bmm(self.aw, v)


att = AdditiveAttention(8)
q, k, v = data(2, 1, 20), data(2, 10, 2), data(2, 10, 4)
att(q, k, v, torch.tensor([2, 6]))
fill(att)
result.append([att(q, k, v, torch.tensor([2, 6])), att.aw.shape])


class PositionalEncoding(nn.Module):
    def __init__(self, n, max_len=10):
        super().__init__()
        self.P = torch.zeros((1, max_len, n))
        X = torch.arange(max_len, dtype=torch.float32).reshape(-1, 1) / torch.pow(
            10000, torch.arange(0, n, 2, dtype=torch.float32) / n
        )
        self.P[:, :, 0::2] = torch.sin(X)
        self.P[:, :, 1::2] = torch.cos(X)

    def forward(self, X):
        return X + self.P[:, : X.shape[1], :].to(X.device)


result.append([PositionalEncoding(4)(torch.zeros(1, 3, 4))])


def box_iou(b1, b2):
    def area(b):
        return (b[:, 2] - b[:, 0]) * (b[:, 3] - b[:, 1])

    a1, a2 = area(b1), area(b2)
    ul = torch.max(b1[:, None, :2], b2[:, :2])
    lr = torch.min(b1[:, None, 2:], b2[:, 2:])
    i = (lr - ul).clamp(min=0)
    ia = i[:, :, 0] * i[:, :, 1]
    return ia / (a1[:, None] + a2 - ia)


def nms(boxes, scores, thr):
    B = torch.argsort(scores, dim=-1, descending=True)
    keep = []
    while B.numel() > 0:
        i = B[0]
        keep.append(i)
        if B.numel() == 1:
            break
        iou = box_iou(boxes[i, :].reshape(-1, 4), boxes[B[1:], :].reshape(-1, 4)).reshape(-1)
        inds = torch.nonzero(iou <= thr).reshape(-1)
        B = B[inds + 1]
    return torch.tensor(keep, device=boxes.device)


bx = torch.sort(torch.abs(data(6, 4)), 1)[0]
result.append([nms(bx, torch.abs(data(6)), 0.3), box_iou(bx, bx)])


def multibox_prior(dt, sizes, ratios):
    h, w = dt.shape[-2:]
    dev, ns, nr = dt.device, len(sizes), len(ratios)
    st, rt = torch.tensor(sizes, device=dev), torch.tensor(ratios, device=dev)
    ch, cw = (torch.arange(h, device=dev) + 0.5) / h, (torch.arange(w, device=dev) + 0.5) / w
    sy, sx = torch.meshgrid(ch, cw, indexing="ij")
    sy, sx = sy.reshape(-1), sx.reshape(-1)
    ww = torch.cat((st * torch.sqrt(rt[0]), sizes[0] * torch.sqrt(rt[1:]))) * h / w
    hh = torch.cat((st / torch.sqrt(rt[0]), sizes[0] / torch.sqrt(rt[1:])))
    man = torch.stack((-ww, -hh, ww, hh)).T.repeat(h * w, 1) / 2
    return (
        torch.stack([sx, sy, sx, sy], dim=1).repeat_interleave(ns + nr - 1, dim=0) + man
    ).unsqueeze(0)


result.append([multibox_prior(torch.zeros(1, 3, 2, 3), [0.75, 0.5], [1, 2, 0.5])])
