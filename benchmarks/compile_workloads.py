"""What bench_compile.py measures: functions of arrays, written once for every library.

A function takes the library (NumPy's names for its functions) and arrays, and gives one number; the
first `wanted` arrays get gradients.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import compile_blocked as blocked
import compile_by_hand as hand

__all__ = ["HEADS", "WORKLOADS", "Workload", "find"]

HEADS = hand.HEADS

Shapes = tuple[tuple[int, ...], ...]


class Workload(NamedTuple):
    """One line of the table.

    shapes, quick  of the arrays; of smaller ones that tests and short runs take
    by_hand        the same in NumPy: the value and its gradients, from the arrays
    by_blocks      the same in blocks that stay in the cache; takes the number of threads first
    transform      what is asked for: "value_and_grad", "hessian" or "hvp", whose vector is the last
                   of the arrays
    goal, rivals   our time is to be at most `goal` times that of the fastest of these
    """

    name: str
    loss: Callable[..., Any]
    shapes: Shapes
    quick: Shapes
    dtype: str
    wanted: int
    by_hand: Callable[..., Any]
    goal: float
    rivals: tuple[str, ...]
    by_blocks: Callable[..., Any] | None = None
    transform: str = "value_and_grad"


def gelu(lib: Any, x: Any) -> Any:
    return (0.5 * x * (1 + lib.tanh(0.79788456 * (x + 0.044715 * x**3)))).sum()


def composite(lib: Any, x: Any) -> Any:
    y = x / (1 + lib.exp(-x))
    z = lib.log(1 + lib.exp(y))
    return (lib.log(z * z + 1) * lib.exp(y - z)).sum()


def normal(lib: Any, x: Any) -> Any:
    centred = x - x.mean(axis=-1, keepdims=True)
    variance = (centred * centred).mean(axis=-1, keepdims=True)
    return centred / lib.sqrt(variance + 1e-5)


def layer_norm(lib: Any, x: Any, weight: Any, bias: Any) -> Any:
    y = normal(lib, x) * weight + bias
    return (y * y).sum()


def perceptron(lib: Any, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any, x: Any) -> Any:
    h = lib.relu(x @ w1 + b1)
    h = lib.relu(h @ w2 + b2)
    z = h @ w3 + b3
    z = z - lib.amax(z, axis=-1, keepdims=True)
    return (lib.log(lib.exp(z).sum(axis=-1)) - z[:, 0]).mean()


def logistic(lib: Any, w: Any, x: Any, y: Any) -> Any:
    z = x @ w
    return (lib.log(1 + lib.exp(-z)) + (1 - y) * z).mean()


def attention(lib: Any, x: Any, w_in: Any, w_out: Any) -> Any:
    batch, steps, width = x.shape
    heads = (x @ w_in).reshape(batch, steps, 3, HEADS, width // HEADS)
    q, k, v = [lib.swapaxes(heads[:, :, i], 1, 2) for i in range(3)]
    scores = (q @ lib.swapaxes(k, 2, 3)) * (width // HEADS) ** -0.5
    e = lib.exp(scores - lib.amax(scores, axis=-1, keepdims=True))
    mixed = (e / e.sum(axis=-1, keepdims=True)) @ v
    return lib.swapaxes(mixed, 1, 2).reshape(batch, steps, width) @ w_out


def transformer(
    lib: Any, w_in: Any, w_out: Any, w1: Any, w2: Any, b1: Any, b2: Any, s1: Any, c1: Any, s2: Any,
    c2: Any, x: Any,
) -> Any:  # fmt: skip
    x = x + attention(lib, normal(lib, x) * s1 + c1, w_in, w_out)
    z = (normal(lib, x) * s2 + c2) @ w1 + b1
    x = x + (0.5 * z * (1 + lib.tanh(0.79788456 * (z + 0.044715 * z**3)))) @ w2 + b2
    return (x * x).mean()


def sigmoid(lib: Any, x: Any) -> Any:
    return 1 / (1 + lib.exp(-x))


def cell(lib: Any, w: Any, u: Any, b: Any, x: Any) -> Any:
    n = u.shape[0]
    h = c = lib.zeros((x.shape[1], n), dtype=x.dtype)
    for t in range(x.shape[0]):
        gates = x[t] @ w + h @ u + b
        i, f = sigmoid(lib, gates[:, :n]), sigmoid(lib, gates[:, n : 2 * n])
        g, o = lib.tanh(gates[:, 2 * n : 3 * n]), sigmoid(lib, gates[:, 3 * n :])
        c = f * c + i * g
        h = o * lib.tanh(c)
    return (h * h).sum()


def small_perceptron(lib: Any, w1: Any, b1: Any, w2: Any, b2: Any, x: Any, y: Any) -> Any:
    return ((lib.tanh(x @ w1 + b1) @ w2 + b2 - y) ** 2).mean()


def chain(lib: Any, y: Any, b: Any, d: Any) -> Any:
    for _ in range(50):
        y = lib.sin(y * b + d)
    return y.sum()


def rosenbrock(lib: Any, x: Any) -> Any:
    return ((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2).sum()


def _layers(*sizes: int) -> Shapes:
    return tuple(s for n, m in pairwise(sizes) for s in ((n, m), (m,)))


def _block(batch: int, steps: int, width: int) -> Shapes:
    inner = 4 * width
    products = ((width, 3 * width), (width, width), (width, inner), (inner, width))
    return (*products, (inner,), *[(width,)] * 5, (batch, steps, width))


COMPILER = ("torch.compile",)
BEST = ("by hand", "jax.jit")
WORKLOADS = (
    Workload(
        "gelu, 4M float32", gelu, ((4_000_000,),), ((40_001,),), "float32", 1, hand.gelu, 0.25,
        COMPILER, blocked.gelu,
    ),
    Workload(
        "gelu, 4M float64", gelu, ((4_000_000,),), ((40_001,),), "float64", 1, hand.gelu, 0.4,
        COMPILER, blocked.gelu,
    ),
    Workload(
        "12 operations, 4M float32", composite, ((4_000_000,),), ((40_001,),), "float32", 1,
        hand.composite, 0.45, COMPILER, blocked.composite,
    ),
    Workload(
        "layer norm, 4096x1024 float32", layer_norm, ((4096, 1024), (1024,), (1024,)),
        ((300, 200), (200,), (200,)), "float32", 3, hand.layer_norm, 0.6, COMPILER,
        blocked.layer_norm,
    ),
    Workload(
        "MLP 784-512-512-10, batch 128", perceptron, (*_layers(784, 512, 512, 10), (128, 784)),
        (*_layers(30, 20, 20, 10), (16, 30)), "float32", 6, hand.perceptron, 0.9, BEST,
    ),
    Workload(
        "logistic regression, 100k x 100", logistic, ((100,), (100_000, 100), (100_000,)),
        ((10,), (5000, 10), (5000,)), "float64", 1, hand.logistic, 0.9, BEST,
        blocked.logistic,
    ),
    Workload(
        "transformer block, B 8, T 128, C 256", transformer, _block(8, 128, 256), _block(2, 8, 16),
        "float32", 10, hand.transformer, 0.8, COMPILER,
    ),
    Workload(
        "LSTM cell, T 100, hidden 128, batch 32", cell,
        ((64, 512), (128, 512), (512,), (100, 32, 64)), ((6, 32), (8, 32), (32,), (5, 3, 6)),
        "float32", 3, hand.cell, 0.8, COMPILER,
    ),
    Workload(
        "small MLP, 2-16-1 on (100, 2)", small_perceptron,
        (*_layers(2, 16, 1), (100, 2), (100, 1)), (*_layers(2, 16, 1), (100, 2), (100, 1)),
        "float64", 4, hand.small_perceptron, 0.85, ("jax.jit",),
    ),
    Workload(
        "50 x sin(y b + d), 10", chain, ((10,),) * 3, ((10,),) * 3, "float64", 3, hand.chain, 0.15,
        ("jax.jit",),
    ),
    Workload(
        "Hessian of Rosenbrock's function, 100", rosenbrock, ((100,),), ((20,),), "float64", 1,
        hand.rosenbrock_hessian, 0.5, ("jax.jit",), transform="hessian",
    ),
    Workload(
        "Hessian times vector of it, 1000", rosenbrock, ((1000,),) * 2, ((30,),) * 2, "float64", 1,
        hand.rosenbrock_product, 0.5, ("jax.jit",), transform="hvp",
    ),
)  # fmt: skip


def wave(lib: Any, x: Any) -> Any:
    return (lib.sin(x) * x).sum()


def deep(lib: Any, x: Any, depth: int) -> Any:
    for _ in range(depth):
        x = lib.sin(x)
    return x.sum()


def find(name: str) -> Workload:
    """The workload of a name: one of the list, or "size N" or "depth N" of the curves."""
    kind, _, text = name.partition(" ")
    if kind == "size":
        shapes: Shapes = ((int(text),),)
        return Workload(name, wave, shapes, shapes, "float32", 1, hand.wave, 1.0, ())
    if kind == "depth":
        loss = partial(deep, depth=int(text))
        by_hand = partial(hand.deep, int(text))
        return Workload(name, loss, ((10,),), ((10,),), "float64", 1, by_hand, 1.0, ())
    (found,) = [work for work in WORKLOADS if work.name == name]
    return found
