"""One library with one workload in a process of its own, which bench_compile.py asks for rounds.

    python benchmarks/compile_peers.py PEER WORKLOAD THREADS [--quick]

It answers in lines of JSON: first the seconds of the first call and the sums of what it gave;
then, for each number that it reads, the seconds by the clock and of the processor that so many
calls took.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from compile_workloads import Workload, find

__all__ = ["OTHERS", "PEERS", "arrays_of", "results_of"]

Step = Callable[[], Any]
# What the losses take of a library; relu besides, which NumPy's namesakes do not have.
_FUNCTIONS = ("exp", "log", "tanh", "sin", "sqrt", "amax", "swapaxes", "zeros")


def arrays_of(work: Workload, quick: bool) -> list[np.ndarray]:
    """The arguments of a workload: the same in every process."""
    random = np.random.default_rng(0)
    shapes = work.quick if quick else work.shapes
    return [(random.standard_normal(shape) / 4).astype(work.dtype) for shape in shapes]


def results_of(found: Any) -> list[np.ndarray]:
    """What a step gave as arrays: the value and the gradients, or the only result."""
    if not isinstance(found, tuple | list):
        return [np.asarray(found.numpy() if hasattr(found, "realize") else found)]
    return [x for each in found for x in results_of(each)]


def ours(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step:
    """Value and gradients as one program."""
    import autograd as ag

    tensors = [ag.tensor(array) for array in arrays]
    return partial(ag.compile(_transformed(work, ag), threads=threads), *tensors)


def ours_backward(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step | None:
    """A compiled value, and backward()."""
    import autograd as ag

    if work.transform != "value_and_grad":
        return None
    loss = ag.compile(partial(work.loss, ag), threads=threads)
    return _by_backward(work, loss, _leaves(work, ag, arrays))


def eager(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step:
    """The function itself."""
    import autograd as ag

    if work.transform == "value_and_grad":
        return _by_backward(work, partial(work.loss, ag), _leaves(work, ag, arrays))
    return partial(_transformed(work, ag), *[ag.tensor(array) for array in arrays])


def by_hand(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step:
    """NumPy."""
    return partial(work.by_hand, *arrays)


def by_blocks(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step | None:
    """NumPy in blocks."""
    return work.by_blocks and partial(work.by_blocks, threads, *arrays)


def torch(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step:
    """PyTorch, operation by operation."""
    lib = _torch(threads)
    if work.transform == "value_and_grad":
        return _by_backward(work, partial(work.loss, lib), _leaves(work, lib, arrays))
    return partial(_transformed(work, lib), *[lib.tensor(array) for array in arrays])


def torch_compile(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step:
    """PyTorch's compiler."""
    lib = _torch(threads)
    if work.transform == "value_and_grad":
        loss = lib.compile(partial(work.loss, lib))
        return _by_backward(work, loss, _leaves(work, lib, arrays))
    return partial(lib.compile(_transformed(work, lib)), *[lib.tensor(array) for array in arrays])


def jax_jit(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step:
    """JAX's compiler."""
    if hasattr(os, "sched_setaffinity"):  # there are as many threads as processors
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:threads])
    jax = importlib.import_module("jax")
    jax.config.update("jax_enable_x64", True)
    functions = {name: getattr(jax.numpy, name) for name in _FUNCTIONS}
    lib = SimpleNamespace(relu=jax.nn.relu, **functions)
    loss = partial(work.loss, lib)
    change: Callable[..., Any]
    if work.transform == "hessian":
        change = jax.hessian(loss)
    elif work.transform == "hvp":

        def change(x: Any, v: Any) -> Any:
            return jax.jvp(jax.grad(loss), (x,), (v,))[1]

    else:
        change = jax.value_and_grad(loss, tuple(range(work.wanted)))
    compiled = jax.jit(change)
    given = [jax.numpy.asarray(array) for array in arrays]
    return lambda: jax.block_until_ready(compiled(*given))


def hips_autograd(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step | None:
    """HIPS autograd, whose package has the name of ours: in an environment of its own."""
    found = importlib.import_module("autograd")
    if hasattr(found, "registry"):  # it is ours
        return None
    numpy = importlib.import_module("autograd.numpy")
    lib = SimpleNamespace(
        relu=lambda x: numpy.maximum(x, 0), **{name: getattr(numpy, name) for name in _FUNCTIONS}
    )
    loss = partial(work.loss, lib)
    if work.transform == "hessian":
        return partial(found.hessian(loss), *arrays)
    if work.transform == "hvp":
        return lambda: found.make_hvp(loss)(arrays[0])[0](arrays[1])
    return partial(found.value_and_grad(loss, tuple(range(work.wanted))), *arrays)


def mygrad(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step | None:
    """MyGrad, which has first derivatives."""
    if work.transform != "value_and_grad":
        return None
    found = importlib.import_module("mygrad")
    lib = SimpleNamespace(
        relu=lambda x: found.maximum(x, 0), **{name: getattr(found, name) for name in _FUNCTIONS}
    )
    leaves = [found.tensor(array, constant=i >= work.wanted) for i, array in enumerate(arrays)]

    def step() -> Any:
        value = work.loss(lib, *leaves)
        value.backward()
        return [value.data, *[leaf.grad for leaf in leaves[: work.wanted]]]

    return step


def tinygrad(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step | None:
    """tinygrad, which compiles for the processor by clang; NumPy's names for its own."""
    if work.transform != "value_and_grad":
        return None
    found = importlib.import_module("tinygrad")
    kind = found.Tensor
    for name in ("sum", "mean", "max"):
        setattr(kind, name, _with_keepdims(getattr(kind, name)))
    lib = SimpleNamespace(
        amax=kind.max, swapaxes=kind.transpose,
        zeros=lambda shape, dtype: kind.zeros(*shape, dtype=dtype),
        **{name: getattr(kind, name) for name in ("relu", "exp", "log", "tanh", "sin", "sqrt")},
    )  # fmt: skip
    given = [kind(array).realize() for array in arrays]

    def change(*tensors: Any) -> Any:
        value = work.loss(lib, *tensors)
        return [x.realize() for x in (value, *value.gradient(*tensors[: work.wanted]))]

    compiled, device = found.TinyJit(change), found.Device[found.Device.DEFAULT]

    def step() -> Any:
        results = compiled(*given)
        device.synchronize()
        return results

    return step


def _with_keepdims(method: Callable[..., Any]) -> Callable[..., Any]:
    def named(x: Any, axis: Any = None, keepdim: bool = False, **other: Any) -> Any:
        return method(x, axis, other.pop("keepdims", keepdim), **other)

    return named


def micrograd(work: Workload, arrays: Sequence[np.ndarray], threads: int) -> Step | None:
    """micrograd, which knows single numbers: NumPy's arrays of them, of which few fit into memory.
    The functions that it lacks are written as its own."""
    if work.transform != "value_and_grad" or sum(array.size for array in arrays) > 10_000:
        return None
    kind = importlib.import_module("micrograd.engine").Value
    for name, slope in _SLOPES.items():
        setattr(kind, name, _of_values(kind, getattr(np, name), slope))
    # Its powers of NumPy's integers are integers.
    kind.__truediv__ = lambda a, b: a * (b if isinstance(b, kind) else float(b)) ** -1
    lib = SimpleNamespace(
        relu=np.frompyfunc(kind.relu, 1, 1), swapaxes=np.swapaxes, zeros=np.zeros,
        amax=lambda x, **along: np.amax(np.vectorize(lambda v: v.data)(x), **along),
        **{name: getattr(np, name) for name in _SLOPES},
    )  # fmt: skip
    made = np.frompyfunc(kind, 1, 1)

    def step() -> Any:
        leaves = [made(x) if i < work.wanted else x.astype(object) for i, x in enumerate(arrays)]
        value = work.loss(lib, *leaves)
        value.backward()
        grads = [np.vectorize(lambda leaf: leaf.grad)(x) for x in leaves[: work.wanted]]
        return [value.data, *grads]

    return step


# The derivative of a function by its argument and its value.
_SLOPES: dict[str, Callable[[float, float], float]] = {
    "exp": lambda x, y: y,
    "log": lambda x, y: 1 / x,
    "tanh": lambda x, y: 1 - y * y,
    "sin": lambda x, y: np.cos(x),
    "sqrt": lambda x, y: 0.5 / y,
}


def _of_values(kind: Any, function: Any, slope: Any) -> Callable[[Any], Any]:
    """A function of micrograd's values."""

    def operate(x: Any) -> Any:
        out = kind(function(x.data), (x,))

        def backward() -> None:
            x.grad += slope(x.data, out.data) * out.grad

        out._backward = backward
        return out

    return operate


PEERS: dict[str, Callable[[Workload, Sequence[np.ndarray], int], Step | None]] = {
    "compiled": ours,
    "backward()": ours_backward,
    "eager": eager,
    "by hand": by_hand,
    "by blocks": by_blocks,
    "torch": torch,
    "torch.compile": torch_compile,
    "jax.jit": jax_jit,
    "HIPS autograd": hips_autograd,
    "MyGrad": mygrad,
    "tinygrad": tinygrad,
    "micrograd": micrograd,
}
"""Name -> what makes the step that is timed; None where there is none for the workload."""


OTHERS = ("HIPS autograd", "MyGrad", "tinygrad", "micrograd")
"""Those whose interpreter must not find our package."""


def _torch(threads: int) -> Any:
    lib = importlib.import_module("torch")
    lib.set_num_threads(threads)
    return lib


def _leaves(work: Workload, lib: Any, arrays: Sequence[np.ndarray]) -> list[Any]:
    return [lib.tensor(array, requires_grad=i < work.wanted) for i, array in enumerate(arrays)]


def _transformed(work: Workload, lib: Any) -> Callable[..., Any]:
    """What is asked for by a function of `lib`, which has PyTorch's names."""
    loss = partial(work.loss, lib)
    if work.transform == "value_and_grad":
        return lib.func.value_and_grad(loss, tuple(range(work.wanted)))
    if work.transform == "hessian":
        return lib.func.hessian(loss)
    return lambda x, v: lib.func.jvp(lib.func.grad(loss), (x,), (v,))[1]


def _by_backward(work: Workload, loss: Callable[..., Any], leaves: list[Any]) -> Step:
    def step() -> Any:
        for leaf in leaves:
            leaf.grad = None
        value = loss(*leaves)
        value.backward()
        return [value.detach(), *[leaf.grad for leaf in leaves[: work.wanted]]]

    return step


def serve(peer: str, work: Workload, threads: int, quick: bool) -> None:
    answers, sys.stdout = sys.stdout, sys.stderr
    make = PEERS[peer](work, arrays_of(work, quick), threads)
    if make is None:
        return
    start = time.perf_counter()
    found = make()
    first = time.perf_counter() - start
    sums = [float(np.abs(array, dtype="float64").sum()) for array in results_of(found)]
    del found
    print(json.dumps({"first": first, "sums": sums}), file=answers, flush=True)
    for line in sys.stdin:
        make()  # what the others did to the cache is made good
        wall, processor = time.perf_counter(), time.process_time()
        for _ in range(int(line)):
            make()
        taken = (time.perf_counter() - wall, time.process_time() - processor)
        print(json.dumps(taken), file=answers, flush=True)


def main() -> None:
    peer, name, threads = sys.argv[1:4]
    work = find(name)
    # PyTorch's threads would spin for a while when they have done, at the cost of who is next.
    os.environ |= {"OMP_WAIT_POLICY": "PASSIVE", "KMP_BLOCKTIME": "0"}
    if peer not in OTHERS:
        sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    with tempfile.TemporaryDirectory() as folder:  # caches empty
        os.environ["TORCHINDUCTOR_CACHE_DIR"] = folder
        serve(peer, work, int(threads), "--quick" in sys.argv)


if __name__ == "__main__":
    main()
