"""Matrices filled by one loop, and products with one matrix, against their text and NumPy."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from autograd.compile import filled
from autograd.kernels.large import NATIVE, Part
from autograd.native.jit import unavailable
from autograd.native.python_text import python_text
from tests.support.native.guard_pages import guarded, needs_guard_pages

pytestmark = pytest.mark.skipif(unavailable() is not None, reason="there are no native loops")


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(5)


@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize("adds", [False, True])
@pytest.mark.parametrize("rows", [0, 1, 4, 7])
@pytest.mark.parametrize("width", [3, 8, 16, 19])
def test_the_product_s_loop_is_its_text(
    dtype: str, adds: bool, rows: int, width: int, random: np.random.Generator
) -> None:
    kernel = filled.product_kernel(np.dtype(dtype), adds)
    exec("\n".join(python_text(kernel)), scope := {"np": np})
    strips, inner = 2, 5
    shapes = [(rows, inner), (strips, inner, width), (rows, strips, width)]
    x, w, added = (random.integers(-3, 4, shape).astype(dtype) for shape in shapes)
    found, expected = np.full(shapes[2], 9, dtype), np.full(shapes[2], 9, dtype)
    for run, out in ((filled.builtin_of(kernel), found), (scope["product"], expected)):
        run(0, rows, 0, rows, strips, inner, width, 1, x, w, out, *[added] * adds)
    np.testing.assert_array_equal(found, expected)
    np.testing.assert_array_equal(found, np.einsum("ik,jkl->ijl", x, w) + adds * added)


def test_rows_of_a_product_do_not_depend_on_those_beside_them(random: np.random.Generator) -> None:
    x, w = (random.normal(size=n).astype("f4") for n in ((9, 70), (70, 48)))
    multiply = filled.multiplier(w)
    assert multiply is not None
    out = np.empty((9, 48), "f4")
    assert multiply(x, out, None)
    for start in range(9):
        some = np.empty((9 - start, 48), "f4")
        assert multiply(x[start:], some, None)
        np.testing.assert_array_equal(some, out[start:])
    assert not multiply(x.astype("f8"), out, None)
    assert not multiply(x, out[:, ::-1], None)
    for other in (w.astype("f2"), w[:, :47], w[:0]):
        assert filled.multiplier(other) is None


@needs_guard_pages
@pytest.mark.parametrize("where", ["end", "start"])
@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_products_stay_within_their_arrays(
    where: str, dtype: str, random: np.random.Generator
) -> None:
    run = filled.builtin_of(filled.product_kernel(np.dtype(dtype), True))
    for rows, strips, inner, width in ((1, 1, 1, 1), (4, 2, 3, 16), (5, 1, 2, 11), (7, 3, 5, 21)):
        shapes = [(rows, inner), (strips, inner, width), *[(rows, strips, width)] * 2]
        x, w, out, added = (guarded(np.ones(shape, dtype), where) for shape in shapes)
        run(0, rows + 5, 0, rows, strips, inner, width, 1, x, w, out, added)
        assert (out == inner + 1).all()


def rule(x: Any, y: Any) -> Any:
    return np.exp(x) * y, x - y


@pytest.mark.parametrize("shape", [(0, 5), (3, 0), (1, 1), (3, 8), (5, 37)])
def test_parts_of_matrices_are_filled_where_they_lie(
    shape: tuple[int, int], random: np.random.Generator
) -> None:
    x = random.normal(size=(shape[0], 3, shape[1]))
    y, z = random.normal(size=shape), np.zeros(shape)
    before = x.copy()
    assert filled.fill_rows(rule, [Part(x, 1), y], [Part(x, 1), z])
    np.testing.assert_allclose(x[:, 1], np.exp(before[:, 1]) * y, rtol=1e-14)
    np.testing.assert_array_equal(z, before[:, 1] - y)
    np.testing.assert_array_equal(x[:, ::2], before[:, ::2])
    kernel = filled.kernel_of(rule, x.dtype, (1, None, 1, None), 2)
    exec("\n".join(python_text(kernel)), scope := {"np": np})
    given, rest = before.copy(), np.zeros(shape)
    scope["fill_rows"](0, shape[0], 0, *shape, 1, 3, 3, given, y, given, rest)
    np.testing.assert_allclose(given, x, rtol=1e-14)
    np.testing.assert_array_equal(rest, z)


def test_what_does_not_suit_is_not_filled(random: np.random.Generator) -> None:
    x, z = random.normal(size=(4, 6)), np.zeros((4, 6))
    assert not filled.fill_rows(rule, [x, x.T.copy().T], [z, z.copy()])
    assert not filled.fill_rows(rule, [x, x.astype("f4")], [z, z.copy()])
    whole = np.zeros((4, 2, 6))  # of a part that is not there no row is visited
    assert filled.fill_rows(rule, [x, x], [Part(whole, 2), z])
    assert not whole.any() and not z.any()


@pytest.mark.parametrize("name", ["LSTM", "GRU", "RNN"])
@pytest.mark.parametrize("more", [{}, {"bidirectional": True}, {"proj_size": 32}])
@pytest.mark.parametrize("lengths", [[6] * 12, [6, 6, 5, 4, 4, 4, 3, 2, 2, 1, 1, 1]])
def test_recurrent_layers_are_those_of_numpy(
    name: str,
    more: dict[str, Any],
    lengths: list[int],
    random: np.random.Generator,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if "proj_size" in more and name != "LSTM":
        return
    layer: Any = getattr(nn, name)(64, 128, **more)
    x = [ag.tensor(random.normal(size=(n, 64)), requires_grad=True) for n in lengths]
    given = [*x, *layer.parameters()]

    def results() -> list[np.ndarray]:
        packed = nn.utils.rnn.pack_sequence(x)
        out, last = layer(packed)
        states = last if isinstance(last, tuple) else (last,)
        value = (out.data**2).sum() + sum((each**3).sum() for each in states)
        return [out.data.numpy(force=True), *[g.numpy() for g in ag.grad(value, given)]]

    called: list[Any] = []
    fill_rows = NATIVE.fill_rows
    monkeypatch.setattr(NATIVE, "fill_rows", lambda *args: called.append(args) or fill_rows(*args))
    found = results()
    assert bool(called) == (name == "LSTM")
    monkeypatch.setattr(NATIVE, "least", sys.maxsize)
    for one, other in zip(found, results(), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-10, atol=1e-10)
