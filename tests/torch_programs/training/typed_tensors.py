"""Subclasses of Tensor and Parameter: points that keep their type, a log of operations, data that
knows its unit, and layers with parameters of their own class."""

import numpy as np
import torch
from torch import nn

rng = np.random.default_rng(56)


class TensorBase(torch.Tensor):
    @staticmethod
    def __new__(cls, x, *args, **kwargs):
        data = torch.as_tensor(x, dtype=torch.float32)
        return torch.Tensor._make_subclass(cls, data, data.requires_grad)

    def __init__(self, x, scale=None):
        self.scale = scale


class TensorPoint(TensorBase):
    def flipped(self):
        return torch.stack([-self[..., 0], self[..., 1]], dim=-1)


class Logged(torch.Tensor):
    calls = []

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        if kwargs is None:
            kwargs = {}
        cls.calls.append(func.__name__)
        return super().__torch_function__(func, types, args, kwargs)


class Diagonal:
    """N times N, with `value` on the diagonal, as in PyTorch's notes on extending."""

    HANDLED = {}

    def __init__(self, N, value):
        self._N, self._value = N, value

    def tensor(self):
        return self._value * torch.eye(self._N)

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        if func not in cls.HANDLED or not all(issubclass(t, (torch.Tensor, cls)) for t in types):
            args = [a.tensor() if isinstance(a, cls) else a for a in args]
            return func(*args, **(kwargs or {}))
        return cls.HANDLED[func](*args, **(kwargs or {}))

    @classmethod
    def implements(cls, function):
        return lambda f: cls.HANDLED.setdefault(function, f)


@Diagonal.implements(torch.mean)
def mean(input):
    return float(input._value) / input._N


class ColumnParameter(nn.Parameter):
    def __new__(cls, data, split=2, **kwargs):
        self = super().__new__(cls, data, **kwargs)
        self.split_sizes = split
        return self

    def columns(self):
        return self.data.chunk(self.split_sizes, dim=1)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = ColumnParameter(torch.from_numpy(rng.standard_normal((2, 4))).float())
        self.bias = nn.Parameter(torch.zeros(2))

    def forward(self, x):
        return nn.functional.linear(x, self.weight, self.bias)


points = TensorPoint(rng.standard_normal((3, 2)), scale=2)
moved = points.flipped() * points.scale + 1
kinds = [type(t).__name__ for t in (moved, moved[0], moved.max(0).values, moved.sum())]
x = torch.ones(3, requires_grad=True)
logged = x.as_subclass(Logged)
Logged.calls.clear()
out = (torch.exp(logged) * 2).sum()
calls = list(Logged.calls)
out.backward()
layer = Layer()
optimizer = torch.optim.Adam(layer.parameters(), lr=0.1)
data = TensorPoint(rng.standard_normal((5, 4)))
losses = []
for _ in range(3):
    loss = layer(data).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
D = Diagonal(5, 2)
result = [
    kinds,
    calls,
    x.grad.tolist(),
    type(loss).__name__,
    losses,
    moved.tolist(),
    [isinstance(p, ColumnParameter) for p in layer.parameters()],
    [c.sum().item() for c in layer.weight.columns()],
    [torch.mean(D), torch.trace(D).item(), torch.mm(torch.ones(1, 5), D).tolist()],
]
