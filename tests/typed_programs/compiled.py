"""A compiled gradient, as a call and as a decorator."""

import autograd as ag
from autograd import func


@ag.compile
def energy(x: ag.Tensor) -> ag.Tensor:
    return (ag.sin(x) ** 2).sum()


print(energy(ag.ones(3)))
slope = ag.compile(func.grad(lambda x: (x**3).sum()), backend="numpy")
print(slope.source(ag.ones(3)))
