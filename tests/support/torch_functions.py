"""Functions of networks called in both libraries with the same numbers, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.support.cases import direction, outputs_of

torch = pytest.importorskip("torch")
F, TF = ag.nn.functional, torch.nn.functional


class Fixed:
    """A floating-point tensor that needs no gradient."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array


def converted(value: Any, make: Callable[[np.ndarray, bool], Any]) -> Any:
    if isinstance(value, Fixed):
        return make(value.array, False)
    if isinstance(value, np.ndarray):
        return make(value, value.dtype.kind in "fc")
    if isinstance(value, list | tuple):
        return type(value)([converted(each, make) for each in value])
    return value


def compare(
    name: str, *args: Any, second: bool = True, rtol: float = 1e-8, gradients: bool = True,
    ours: Any = None, theirs: Any = None, **kwargs: Any,
) -> None:  # fmt: skip
    """Calls both functions with the same numbers and compares all that comes of it."""
    runs: list[tuple[Any, list[Any], list[Any]]] = []
    for library, function in (ag, ours or getattr(F, name)), (torch, theirs or getattr(TF, name)):
        inputs: list[Any] = []

        def make(array: np.ndarray, wants: bool, library=library, inputs=inputs) -> Any:
            tensor = library.tensor(array.copy(), requires_grad=wants)
            inputs.extend([tensor] if wants else [])
            return tensor

        named = {key: converted(value, make) for key, value in kwargs.items()}
        runs.append((library, inputs, outputs_of(function(*converted(args, make), **named))))
    chosen = []
    for i, (x, y) in enumerate(zip(runs[0][2], runs[1][2], strict=True)):
        if y is None:
            assert x is None
            continue
        close(x, y, rtol)
        if y.requires_grad:
            assert x.requires_grad
            chosen.append(i)
    if not gradients or not chosen or not inputs:
        return
    w = [direction(runs[0][2][i], n).numpy() for n, i in enumerate(chosen)]
    mine, its = (
        derivatives(library, [outputs[i] for i in chosen], inputs, w, second)
        for library, inputs, outputs in runs
    )
    for x, y in zip(mine[0], its[0], strict=True):
        close(x, y, rtol)
    for x, y in zip(mine[1], its[1], strict=True) if its[1] else ():
        close(x, y, 10 * rtol)


def derivatives(
    library: Any, outputs: list[Any], inputs: list[Any], vectors: list[np.ndarray], second: bool
) -> tuple[Any, Any]:
    """The gradients along the vectors, and, if `second`, the gradients of a sum of those."""
    grad = library.autograd.grad
    w = [library.tensor(x, requires_grad=second) for x in vectors]
    first = grad(outputs, inputs, w, create_graph=second, materialize_grads=True)
    total = 0
    for i, g in enumerate(first if second else ()):
        along = direction(ag.tensor(g.detach().numpy()), 9 + i).numpy()
        total = total + (library.tensor(along) * g).real.sum()
    known = getattr(total, "requires_grad", False)
    return first, grad(total, [*inputs, *w], materialize_grads=True) if known else ()


def close(x: Any, y: Any, rtol: float) -> None:
    x, y = x.detach().numpy(), y.numpy(force=True)
    assert x.shape == y.shape
    assert x.dtype == y.dtype
    finite = np.abs(y[np.isfinite(y)])
    scale = float(finite.max()) if finite.size else 0.0
    np.testing.assert_allclose(x, y, rtol=rtol, atol=rtol * scale + 1e-13)


def normal(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng((seed, *shape)).normal(size=shape)


def positive(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng((seed, *shape)).uniform(0.2, 2, shape)


def signs(*shape: int) -> np.ndarray:
    return np.random.default_rng(shape).choice([-1.0, 1.0], shape)


def integers(high: int, *shape: int, low: int = 0) -> np.ndarray:
    return np.random.default_rng((high, *shape)).integers(low, high, shape)
