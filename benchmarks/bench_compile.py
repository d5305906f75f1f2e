"""`autograd.compile`: values with gradients, against eager code, PyTorch and NumPy by hand.

    python benchmarks/bench_compile.py [--quick] [--threads N] [--only WORD]

All are timed in turns in one process; ratios are what counts. Printed are medians and fastest
rounds, and the ratios of the compiled ones to each of the others: on a machine that does other work
too, threads that wait for each other spoil medians.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent

Step = Callable[[], Any]


class Workload(NamedTuple):
    """loss(library, *args) of arrays; `wanted` of them, the first, get gradients. hand: the same in
    NumPy, values and gradients, or None. transform: what is asked for: "value_and_grad", "hessian"
    or "hvp", whose vector is the last of the arrays."""

    name: str
    loss: Callable[..., Any]
    shapes: tuple[tuple[int, ...], ...]
    dtype: str
    wanted: int
    hand: Callable[..., Any] | None = None
    transform: str = "value_and_grad"


def gelu(lib: Any, x: Any) -> Any:
    return (0.5 * x * (1 + (0.79788456 * (x + 0.044715 * x**3)).tanh())).sum()


def composite(lib: Any, x: Any) -> Any:
    y = x / (1 + (-x).exp())
    z = (1 + y.exp()).log()
    return ((z * z + 1).log() * (y - z).exp()).sum()


def layer_norm(lib: Any, x: Any, weight: Any, bias: Any) -> Any:
    centred = x - x.mean(-1, keepdim=True)
    variance = (centred * centred).mean(-1, keepdim=True)
    y = centred / (variance + 1e-5).sqrt() * weight + bias
    return (y * y).sum()


def perceptron(lib: Any, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any, x: Any) -> Any:
    h = (x @ w1 + b1).relu()
    h = (h @ w2 + b2).relu()
    z = h @ w3 + b3
    z = z - z.amax(-1, keepdim=True)
    return (z.exp().sum(-1).log() - z[:, 0]).mean()


def logistic(lib: Any, w: Any, x: Any, y: Any) -> Any:
    z = x @ w
    return ((1 + (-z).exp()).log() + (1 - y) * z).mean()


def chain(lib: Any, y: Any, b: Any, d: Any) -> Any:
    for _ in range(50):
        y = (y * b + d).sin()
    return y.sum()


def cell(lib: Any, w: Any, u: Any, b: Any, x: Any) -> Any:
    size = u.shape[0]
    h = c = x[0, :, :1] * u[:1, :size] * 0
    for t in range(x.shape[0]):
        gates = x[t] @ w + h @ u + b
        i, f = gates[:, :size].sigmoid(), gates[:, size : 2 * size].sigmoid()
        g, o = gates[:, 2 * size : 3 * size].tanh(), gates[:, 3 * size :].sigmoid()
        c = f * c + i * g
        h = o * c.tanh()
    return (h * h).sum()


def small_perceptron(lib: Any, w1: Any, b1: Any, w2: Any, b2: Any, x: Any, y: Any) -> Any:
    return (((x @ w1 + b1).tanh() @ w2 + b2 - y) ** 2).mean()


def rosenbrock(lib: Any, x: Any) -> Any:
    return ((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2).sum()


def gelu_by_hand(np: Any, x: Any) -> Any:
    squared = x * x
    t = np.tanh(0.79788456 * (x + 0.044715 * squared * x))
    half = 0.5 * (1 + t)
    inner = 0.79788456 * (1 + 3 * 0.044715 * squared)
    return (x * half).sum(), half + 0.5 * x * (1 - t * t) * inner


def layer_norm_by_hand(np: Any, x: Any, weight: Any, bias: Any) -> Any:
    n = x.shape[-1]
    centred = x - x.mean(-1, keepdims=True)
    scale = 1 / np.sqrt(np.einsum("ij,ij->i", centred, centred)[:, None] / n + 1e-5)
    normal = centred * scale
    y = normal * weight + bias
    dy = 2 * y
    dn = dy * weight
    dots = np.einsum("ij,ij->i", dn, normal)[:, None] / n
    dx = scale * (dn - dn.mean(-1, keepdims=True) - normal * dots)
    return (y * y).sum(), dx, np.einsum("ij,ij->j", dy, normal), dy.sum(0)


def logistic_by_hand(np: Any, w: Any, x: Any, y: Any) -> Any:
    z = x @ w
    e = np.exp(-z)
    loss = (np.log(1 + e) + (1 - y) * z).mean()
    return loss, x.T @ ((1 - y - e / (1 + e)) / len(z))


def chain_by_hand(np: Any, y: Any, b: Any, d: Any) -> Any:
    values = []
    for _ in range(50):
        z = y * b + d
        values.append((y, z))
        y = np.sin(z)
    g = np.ones_like(y)
    gb = gd = 0
    for y0, z in reversed(values):
        g = g * np.cos(z)
        gb, gd = gb + g * y0, gd + g
        g = g * b
    return y.sum(), g, gb, gd


def perceptron_by_hand(
    np: Any, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any, x: Any
) -> Any:
    h1 = np.maximum(x @ w1 + b1, 0)
    h2 = np.maximum(h1 @ w2 + b2, 0)
    z = h2 @ w3 + b3
    e = np.exp(z - z.max(-1, keepdims=True))
    total = e.sum(-1, keepdims=True)
    p = e / total
    loss = (np.log(total[:, 0]) - z[:, 0] + z.max(-1)).mean()
    g = p / len(x)
    g[:, 0] -= 1 / len(x)
    g2 = (g @ w3.T) * (h2 > 0)
    g1 = (g2 @ w2.T) * (h1 > 0)
    return loss, x.T @ g1, g1.sum(0), h1.T @ g2, g2.sum(0), h2.T @ g, g.sum(0)


def small_perceptron_by_hand(np: Any, w1: Any, b1: Any, w2: Any, b2: Any, x: Any, y: Any) -> Any:
    h = np.tanh(x @ w1 + b1)
    r = h @ w2 + b2 - y
    g = r * (2 / r.size)
    g1 = (g @ w2.T) * (1 - h * h)
    return (r * r).mean(), x.T @ g1, g1.sum(0), h.T @ g, g.sum(0)


def rosenbrock_hessian_by_hand(np: Any, x: Any) -> Any:
    i = np.arange(len(x) - 1)
    found = np.zeros((len(x), len(x)))
    found[i, i] += 2 + 1200 * x[:-1] ** 2 - 400 * x[1:]
    found[i + 1, i + 1] += 200
    found[i, i + 1] = found[i + 1, i] = -400 * x[:-1]
    return found


def rosenbrock_product_by_hand(np: Any, x: Any, v: Any) -> Any:
    found = np.zeros_like(x)
    slope = -400 * x[:-1]
    found[:-1] = (2 + 1200 * x[:-1] ** 2 - 400 * x[1:]) * v[:-1] + slope * v[1:]
    found[1:] += 200 * v[1:] + slope * v[:-1]
    return found


_LAYERS = ((784, 512), (512,), (512, 512), (512,), (512, 10), (10,))
WORKLOADS = (
    Workload("gelu, 4M float32", gelu, ((4_000_000,),), "float32", 1, gelu_by_hand),
    Workload("gelu, 4M float64", gelu, ((4_000_000,),), "float64", 1, gelu_by_hand),
    Workload("12 operations, 4M float32", composite, ((4_000_000,),), "float32", 1),
    Workload(
        "layer norm, 4096x1024 float32", layer_norm, ((4096, 1024), (1024,), (1024,)),
        "float32", 3, layer_norm_by_hand,
    ),
    Workload(
        "MLP 784-512-512-10, batch 128", perceptron, (*_LAYERS, (128, 784)), "float32", 6,
        perceptron_by_hand,
    ),
    Workload(
        "logistic regression, 100k x 100", logistic, ((100,), (100_000, 100), (100_000,)),
        "float64", 1, logistic_by_hand,
    ),
    Workload(
        "LSTM cell, T 100, hidden 128, batch 32", cell,
        ((64, 512), (128, 512), (512,), (100, 32, 64)), "float32", 3,
    ),
    Workload(
        "small MLP, 2-16-1 on (100, 2)", small_perceptron,
        ((2, 16), (16,), (16, 1), (1,), (100, 2), (100, 1)), "float64", 4, small_perceptron_by_hand,
    ),
    Workload(
        "Hessian of Rosenbrock's function, 100", rosenbrock, ((100,),), "float64", 1,
        rosenbrock_hessian_by_hand, "hessian",
    ),
    Workload(
        "Hessian times vector of it, 1000", rosenbrock, ((1000,), (1000,)), "float64", 1,
        rosenbrock_product_by_hand, "hvp",
    ),
    Workload("50 x sin(y b + d), 10", chain, ((10,), (10,), (10,)), "float64", 3, chain_by_hand),
)  # fmt: skip


def steps(work: Workload, threads: int, quick: bool) -> dict[str, Step]:
    """What is timed: a value with its gradients, by each of those that can."""
    import numpy as np

    import autograd as ag

    random = np.random.default_rng(0)
    shapes = [tuple(min(n, 200_000) if quick else n for n in shape) for shape in work.shapes]
    arrays = [(random.standard_normal(shape) / 4).astype(work.dtype) for shape in shapes]

    def ours(*args: Any) -> Any:
        return work.loss(ag, *args)

    hand = work.hand
    tensors = [ag.tensor(array) for array in arrays]
    wanted = tuple(range(work.wanted))
    change = getattr(ag.func, work.transform)
    eager = change(ours) if work.transform != "value_and_grad" else change(ours, wanted)
    compiled = ag.compile(eager, threads=threads)
    if work.transform != "value_and_grad":
        return {
            "compiled": lambda: compiled(*tensors),
            "eager": lambda: eager(*tensors),
            "NumPy by hand": lambda: hand(np, *arrays) if hand else None,
        }
    leaves = [ag.tensor(a, requires_grad=i < work.wanted) for i, a in enumerate(arrays)]
    found: dict[str, Step] = {
        "compiled": lambda: compiled(*tensors),
        "compiled, backward()": _backward(ag.compile(ours, threads=threads), leaves),
        "eager": _backward(ours, leaves),
    }
    if hand is not None:
        found["NumPy by hand"] = lambda: hand(np, *arrays)
    if importlib.util.find_spec("torch"):
        torch = importlib.import_module("torch")
        torch.set_num_threads(threads)
        theirs = [torch.tensor(a, requires_grad=i < work.wanted) for i, a in enumerate(arrays)]
        found["torch"] = _backward(lambda *args: work.loss(torch, *args), theirs)
    return found


def _backward(loss: Callable[..., Any], leaves: list[Any]) -> Step:
    def step() -> None:
        for leaf in leaves:
            leaf.grad = None
        loss(*leaves).backward()

    return step


def timed(candidates: dict[str, Step], seconds: float) -> dict[str, list[float]]:
    """Times of each in turns, after one call that is not counted."""
    for step in candidates.values():
        step()
    times: dict[str, list[float]] = {name: [] for name in candidates}
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(times["compiled"]) < 5:
        for name, step in candidates.items():
            start = time.perf_counter()
            step()
            times[name].append(time.perf_counter() - start)
    return times


def first_call(work: Workload, options: argparse.Namespace) -> float:
    """Seconds until the first result of a function that is compiled anew; rows are imported."""
    step = steps(work, options.threads, options.quick)["compiled"]
    start = time.perf_counter()
    step()
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="small arrays, for a second each")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--only", default="", help="only workloads with this word in their name")
    options = parser.parse_args()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", str(options.threads))
    # PyTorch's threads would spin for a while when they have done, at the cost of who is next.
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
    os.environ.setdefault("KMP_BLOCKTIME", "0")
    sys.path.insert(0, str(ROOT))
    for work in WORKLOADS:
        if options.only not in work.name:
            continue
        candidates = steps(work, options.threads, options.quick)
        times = timed(candidates, 1 if options.quick else 10)
        print(f"{work.name}; first call {first_call(work, options) * 1e3:.1f} ms")
        base = times["compiled"]
        for name, each in times.items():
            median, least = statistics.median(each), min(each)
            ratios = f"{statistics.median(base) / median:6.2f} {min(base) / least:6.2f}"
            print(f"  {name:22} {median * 1e3:9.3f} ms, least {least * 1e3:9.3f}   {ratios}")


if __name__ == "__main__":
    main()
