"""A model, an optimizer, and a loop."""

from typing import assert_type

import autograd as ag
from autograd import nn, optim


class Perceptron(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.inner = nn.Linear(2, width)
        self.outer = nn.Linear(width, 1)
        self.scale = nn.Parameter(ag.ones(1))

    def forward(self, x: ag.Tensor) -> ag.Tensor:
        return self.scale * self.outer(ag.tanh(self.inner(x)))


model = Perceptron(8)
points = ag.tensor([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
target = ag.tensor([[0.0], [1.0], [1.0], [0.0]])
optimizer = optim.Adam(model.parameters(), lr=0.05)
for _ in range(3):
    optimizer.zero_grad()
    loss = nn.functional.mse_loss(model(points), target)
    assert_type(loss, ag.Tensor)
    loss.backward()
    optimizer.step()
for name, parameter in model.named_parameters():
    assert_type(name, str)
    print(name, parameter.shape, parameter.grad.norm().item())
state = model.state_dict()
model.load_state_dict(state)
