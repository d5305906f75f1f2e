"""Modes as decorators keep the types of functions; modules of PyTorch's names are found."""

from typing import TYPE_CHECKING, assert_type

import autograd as ag

if TYPE_CHECKING:  # importing it sets PyTorch's defaults
    import autograd.torch.nn as nn  # pyright: ignore[reportMissingImports]


def layer() -> "nn.Module":
    return nn.Linear(2, 2)


@ag.no_grad()
def twice(x: ag.Tensor) -> ag.Tensor:
    return x * 2


class Halves:
    @ag.inference_mode()
    def of(self, x: ag.Tensor) -> ag.Tensor:
        return x / 2


@ag.set_grad_enabled(False)
def norm(x: ag.Tensor) -> float:
    return float(x.norm().item())


@ag.enable_grad
def plain(x: ag.Tensor) -> ag.Tensor:
    return x


x = ag.ones(2)
assert_type(twice(x), ag.Tensor)
assert_type(Halves().of(x), ag.Tensor)
assert_type(norm(x), float)
print(plain(x))
with ag.no_grad(), ag.enable_grad(), ag.inference_mode():
    print(twice(x))
