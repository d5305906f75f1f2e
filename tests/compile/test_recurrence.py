"""Recurrences in one native function against their text and NumPy."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from autograd.compile import recurrence
from autograd.kernels.large import NATIVE, Part, Product, Step
from autograd.native.jit import unavailable
from autograd.native.python_text import python_text
from tests.support.native.guard_pages import guarded, needs_guard_pages

pytestmark = pytest.mark.skipif(unavailable() is not None, reason="there are no native loops")

Stages = list[Product | Step]


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(5)


# ---- products ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize("added", [None, 1, 2, 3])
@pytest.mark.parametrize("rows", [0, 1, 4, 7])
@pytest.mark.parametrize("width", [1, 3, 32, 35])
def test_products(
    dtype: str, added: int | None, rows: int, width: int, random: np.random.Generator
) -> None:
    times, inner = 3, 5
    x, w, more = (
        random.integers(-3, 4, shape).astype(dtype)
        for shape in ((times, rows, inner), (inner, width), (times, rows, width))
    )
    matrix = recurrence.strips(w)
    assert matrix is not None
    found, last = np.full(more.shape, 9, dtype), np.full((rows, width), 9, dtype)
    given = {None: None, 1: more[0, 0] if rows else w[0], 2: more[1], 3: more}[added]
    recurrence.recur([Product(x, matrix, [found, last], given)], range(rows), False)
    expected = x @ w + (0 if given is None else given)
    np.testing.assert_array_equal(found, expected)
    np.testing.assert_array_equal(last, expected[-1])


def test_rows_of_a_product_do_not_depend_on_those_beside_them(random: np.random.Generator) -> None:
    x, w = (random.normal(size=n).astype("f4") for n in ((9, 70), (70, 48)))
    matrix = recurrence.strips(w)
    assert matrix is not None
    out = np.empty((1, 9, 48), "f4")
    recurrence.recur([Product(x, matrix, [out])], range(9), False)
    for start in range(9):
        some = np.zeros((1, 9, 48), "f4")
        recurrence.recur([Product(x, matrix, [some])], range(start, 9), False)
        np.testing.assert_array_equal(some[:, start:], out[:, start:])
        assert not some[:, :start].any()


def test_matrices_that_are_left_to_blas(random: np.random.Generator) -> None:
    w = random.normal(size=(70, 48))
    for other in (w.astype("f2"), w.astype(">f8"), w[:0], w[:, :0], np.zeros((1 << 12, 65))):
        assert recurrence.strips(other) is None


# ---- recurrences ---------------------------------------------------------------------------------


def rule(a: Any, b: Any, before: Any) -> Any:
    state = np.tanh(a) * b - before
    return state, b, state, a - b


def by_numpy(down: bool, h: Any, w: Any, given: Any, products: Any, out: Any) -> None:
    """The recurrence of `stages` in NumPy."""
    for t in reversed(range(len(out))) if down else range(len(out)):
        products[t] = (h @ w).reshape(given[t].shape) + given[t]
        h[...], products[t, :, 1], out[t], _ = rule(products[t, :, 0], products[t, :, 1], h)


def stages(h: Any, w: Any, given: Any, products: Any, out: Any) -> Stages:
    shape = (*out.shape[:2], 2 * out.shape[2])
    matrix = recurrence.strips(w)
    assert matrix is not None
    parts = [Part(products, 0), Part(products, 1)]
    return [
        Product(h, matrix, [products.reshape(shape)], given.reshape(shape)),
        Step(rule, [*parts, h], [h, parts[1], out]),
    ]


def arrays(
    times: int, rows: int, width: int, dtype: str, random: np.random.Generator
) -> list[np.ndarray]:
    """The state, the matrix, what is added, and memory for the products and the states."""
    every = (times, rows, 2, width)
    shapes = [(rows, width), (width, 2 * width), every, every, (times, rows, width)]
    return [random.normal(size=shape).astype(dtype) / 4 for shape in shapes]


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize("shape", [(1, 1, 1), (3, 4, 8), (5, 7, 19), (2, 0, 3), (4, 2, 32)])
def test_recurrences(
    shape: tuple[int, int, int], dtype: str, down: bool, random: np.random.Generator
) -> None:
    """By machine code, by the text of the nest, and by NumPy."""
    given = arrays(*shape, dtype, random)
    found, told, expected = ([x.copy() for x in given] for _ in range(3))
    recurrence.recur(stages(*found), range(shape[1]), down)
    by_numpy(down, *expected)
    rtol = 1e-4 if dtype == "f4" else 1e-12
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=rtol, atol=rtol)

    def run(kernel: Any) -> Callable[..., Any]:
        exec("\n".join(python_text(kernel)), scope := {"np": np})
        made: Callable[..., Any] = scope["recur"]  # type: ignore[assignment]
        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recurrence, "_loop", lambda *plan: run(recurrence.kernel_of(*plan)))
        recurrence.recur(stages(*told), range(shape[1]), down)
    for one, other in zip(told, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=rtol, atol=rtol)


@needs_guard_pages
@pytest.mark.parametrize("where", ["end", "start"])
@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_recurrences_stay_within_their_arrays(
    where: Any, dtype: str, random: np.random.Generator
) -> None:
    for shape in ((1, 1, 1), (2, 5, 11), (3, 7, 16)):
        given = arrays(*shape, dtype, random)
        expected = [x.copy() for x in given]
        found = [guarded(x, where) for x in given]
        recurrence.recur(stages(*found), range(shape[1] + 5), False)
        by_numpy(False, *expected)
        np.testing.assert_allclose(found[-1], expected[-1], rtol=1e-4, atol=1e-4)


# ---- layers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["LSTM", "GRU", "RNN"])
@pytest.mark.parametrize(
    "more",
    [{}, {"bidirectional": True}, {"bias": False}, {"proj_size": 5}, {"nonlinearity": "relu"}],
    ids=lambda more: "".join(more),
)
@pytest.mark.parametrize("lengths", [[6] * 12, [6, 6, 5, 4, 4, 4, 3, 2, 2, 1, 1, 1], [1], [1, 1]])
@pytest.mark.parametrize("sizes", [(64, 128), (3, 7)])
def test_recurrent_layers_are_those_of_numpy(
    name: str,
    more: dict[str, Any],
    lengths: list[int],
    sizes: tuple[int, int],
    random: np.random.Generator,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if ("proj_size" in more and name != "LSTM") or ("nonlinearity" in more and name != "RNN"):
        return
    layer: Any = getattr(nn, name)(*sizes, **more)
    x = [ag.tensor(random.normal(size=(n, sizes[0])), requires_grad=True) for n in lengths]
    given = [*x, *layer.parameters()]

    def results() -> list[np.ndarray]:
        packed = nn.utils.rnn.pack_sequence(x)
        out, last = layer(packed)
        states = last if isinstance(last, tuple) else (last,)
        value = (out.data**2).sum() + sum((each**3).sum() for each in states)
        return [out.data.numpy(force=True), *[g.numpy() for g in ag.grad(value, given)]]

    NATIVE.strips(np.eye(2))  # the first call puts all of them in place
    monkeypatch.setattr(NATIVE, "least", 2)
    called = Mock(wraps=NATIVE.recur)
    monkeypatch.setattr(NATIVE, "recur", called)
    found = results()
    assert called.called
    monkeypatch.setattr(NATIVE, "least", sys.maxsize)
    for one, other in zip(found, results(), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-10, atol=1e-10)
