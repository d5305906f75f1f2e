"""A compiled gradient, as a call and as a decorator."""

from typing import assert_type

import autograd as ag
from autograd import func


@ag.compile
def energy(x: ag.Tensor) -> ag.Tensor:
    return (ag.sin(x) ** 2).sum()


@ag.compile(fullgraph=True)
def halves(x: ag.Tensor, count: int = 1) -> ag.Tensor:
    return x / 2**count


assert_type(energy(ag.ones(3)), ag.Tensor)
assert_type(halves(ag.ones(3), count=2), ag.Tensor)
print(energy.cache_info().hits)
slope = ag.compile(func.grad(lambda x: (x**3).sum()), backend="numpy")
print(slope.source(ag.ones(3)))
