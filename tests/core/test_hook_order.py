"""The order of hooks, and what they see, in random graphs: PyTorch keeps the same log."""

from __future__ import annotations

import random
from typing import Any

import pytest

import autograd as ag

pytestmark = pytest.mark.torch


class Log:
    """A random program, and what its hooks saw. `module` is autograd or torch."""

    def __init__(self, module: Any, seed: int) -> None:
        self.module = module
        self.draw = random.Random(seed)
        self.events: list[Any] = []
        self.kept: list[Any] = []  # PyTorch drops an AccumulateGrad that nobody holds
        self.names: dict[int, str] = {}
        self.values: list[Any] = []

    def add(self, *values: Any) -> None:
        for value in values:
            self.names[id(value)] = f"v{len(self.values)}"
            self.values.append(value)

    def leaf(self) -> Any:
        data = [self.draw.uniform(0.5, 1.5) for _ in range(2)]
        return self.module.tensor(data, dtype=self.module.float64, requires_grad=True)

    def hook(self, tag: str, result: Any = None) -> Any:
        def called(*grads: Any) -> Any:
            if grads[0] is None:  # PyTorch shows hooks that there is no gradient; we do not
                return None
            self.events.append((tag, *map(plain, grads)))
            return result(*grads) if result is not None else None

        return called

    def build(self) -> None:
        draw = self.draw
        self.add(*(self.leaf() for _ in range(draw.randint(1, 3))))
        for _ in range(draw.randint(2, 8)):
            a, b = draw.choice(self.values[-3:]), draw.choice(self.values)
            kind = draw.choice(["mul", "add", "sin", "exp", "split"])
            if kind == "mul":
                self.add(a * b)
            elif kind == "add":
                self.add(a + b)
            elif kind == "sin":
                self.add(a.sin())
            elif kind == "exp":
                self.add((a * 0.1).exp())
            else:
                whole = a.sum() * 0.1 + b.sum() + self.values[0]
                self.add(*whole.split(1))

    def register(self) -> None:
        for i in range(self.draw.randint(2, 14)):
            x = self.draw.choice(self.values)
            kind = self.draw.choice(["tensor", "scale", "pre", "post", "accumulated", "retain"])
            node = (x * 1).grad_fn.next_functions[0][0] if x.is_leaf else x.grad_fn
            self.kept.append(node)
            tag = f"{self.names[id(x)]}.{kind}{i}"
            if kind == "tensor":
                x.register_hook(self.hook(tag))
            elif kind == "scale":
                x.register_hook(self.hook(tag, lambda g: g * 2))
            elif kind == "pre":
                node.register_prehook(self.hook(tag, lambda gs: tuple(map(tripled, gs))))
            elif kind == "post":
                node.register_hook(self.hook(tag))
            elif kind == "accumulated" and x.is_leaf:
                x.register_post_accumulate_grad_hook(
                    lambda p, tag=tag: self.events.append((tag, plain(p.grad)))
                )
            elif kind == "retain" and not x.is_leaf:
                x.retain_grad()

    def run(self) -> list[Any]:
        self.build()
        self.register()
        outputs = [(self.values[-1] * 1.0).sum(), (self.draw.choice(self.values) * 1.0).sum()]
        how = self.draw.choice(["twice", "grad", "inputs", "create_graph"])
        target = self.draw.choice(self.values)
        engine = self.module.autograd if self.module is not ag else ag
        if how == "twice":
            engine.backward(outputs, retain_graph=True)
            engine.backward(outputs[0])
        elif how == "create_graph":
            engine.backward(outputs, create_graph=True)
        elif how == "inputs":
            engine.backward(outputs, inputs=[x for x in self.values if x.is_leaf][:1])
        else:
            found = engine.grad(outputs, [target], allow_unused=True)
            self.events.append(("grad", plain(found)))
        leaves = [x for x in self.values if x.is_leaf]
        retained = [x for x in self.values if not x.is_leaf and x.retains_grad]
        self.events.append(("grads", [plain(x.grad) for x in [*leaves, *retained]]))
        for x in leaves:
            x.grad = None  # under create_graph it closes a cycle
        return self.events


def tripled(grad: Any) -> Any:
    return None if grad is None else grad * 3


def plain(value: Any) -> Any:
    if isinstance(value, tuple):
        values = [plain(each) for each in value]
        while values and values[-1] is None:  # our nodes do not know of outputs without gradient
            values.pop()
        return values
    return None if value is None else pytest.approx(value.tolist(), rel=1e-9, nan_ok=True)


@pytest.mark.filterwarnings("ignore:Using backward.. with create_graph:UserWarning")
@pytest.mark.parametrize("block", range(4))
def test_hooks_of_random_graphs_log_the_same(torch, block):
    for seed in range(75 * block, 75 * block + 75):
        ours, theirs = Log(ag, seed).run(), Log(torch, seed).run()
        tags = [[event[0] for event in events] for events in (ours, theirs)]
        assert tags[0] == tags[1], seed
        for a, b in zip(ours, theirs, strict=True):
            assert unwrapped(a) == b, (seed, a[0])


def unwrapped(value: Any) -> Any:
    """The numbers in an event, to be compared with the other's approximate ones."""
    if isinstance(value, tuple | list):
        return type(value)(unwrapped(each) for each in value)
    return getattr(value, "expected", value)
