"""Windows by native loops: pooling and depthwise convolution as NumPy's kernels give them."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.compile import Compiled, eager
from autograd.compile.backend_native import text as native_text
from autograd.kernels.large import NATIVE
from tests.compile.test_native import BLOCKS, LOOPS
from tests.compile.test_native_lines import by_loops, close, every_loop, expected_of
from tests.support.native.guard_pages import guarded, made_guarded, needs_guard_pages
from tests.support.native.loops import use_printed
from tests.support.native.modules import require_native
from tests.support.seeding import RANDOM

require_native()

__all__ = ["every_loop"]  # a fixture
F = ag.nn.functional

# shape, kernel, stride, padding, dilation, ceil_mode
POOLS = [
    ((3, 4), (2,), (2,), (0,), (1,), False),
    ((2, 40), (3,), (1,), (1,), (1,), False),
    ((2, 3, 41), (3,), (2,), (1,), (2,), True),
    ((2, 6, 6), (2, 2), (2, 2), (0, 0), (1, 1), False),
    ((2, 2, 35, 37), (3, 3), (2, 2), (1, 1), (1, 1), True),
    ((1, 2, 9, 40), (3, 3), (1, 1), (1, 1), (2, 2), False),
    ((2, 1, 8, 50), (2, 3), (3, 3), (1, 1), (1, 1), True),
    ((1, 4, 5, 6, 19), (2, 2, 2), (1, 2, 2), (1, 0, 1), (1, 1, 1), False),
    ((2, 2, 2), (4, 4), (1, 1), (2, 2), (1, 1), False),
]


def numbers(shape: Any, dtype: str) -> np.ndarray:
    """Numbers many of which are equal, some nan and without end."""
    x = RANDOM.integers(-3, 4, shape).astype(dtype)
    x[RANDOM.random(shape) < 0.02] = np.nan
    x[RANDOM.random(shape) < 0.05] = np.inf
    x[RANDOM.random(shape) < 0.3] = -np.inf
    return x


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("case", POOLS)
def test_pooling(case, dtype, monkeypatch):
    shape, kernel, stride, padding, dilation, ceil_mode = case
    given = numbers(shape, dtype), kernel, stride, padding, dilation, ceil_mode
    maxima = "pool_max", *given
    calls = [maxima]
    if set(dilation) == {1}:
        x = RANDOM.standard_normal(shape).astype(dtype)
        for counted, divisor in ((True, None), (False, None), (True, -7)):
            calls.append(("pool_mean", x, kernel, stride, padding, ceil_mode, counted, divisor))
    for call in calls:
        assert eager.run(call[0], call[1:]) is not NotImplemented
        found = by_loops(*call)
        close(found, expected_of(*call))
        with monkeypatch.context() as patch:
            use_printed(patch)
            patch.setattr(eager, "_families", {})
            close(by_loops(*call), found)


@needs_guard_pages
@pytest.mark.parametrize("where", ["start", "end"])
@pytest.mark.parametrize("case", POOLS)
def test_pooling_stays_within_its_arrays(case, where, monkeypatch):
    monkeypatch.setattr(native_text, "_ELEMENTS", 4)
    shape, kernel, stride, padding, dilation, ceil_mode = case
    for dtype in "fd":
        x = guarded(RANDOM.standard_normal(shape).astype(dtype), where)
        with made_guarded(where):
            found = by_loops("pool_max", x, kernel, stride, padding, dilation, ceil_mode)
        close(found, expected_of("pool_max", x, kernel, stride, padding, dilation, ceil_mode))


def test_what_is_left_to_kernels():
    run = eager.run
    x = np.ones((2, 8, 8))
    for args in (
        (x, (3, 3), (1, 1), (2, 2), (1, 1), False),  # too much padding
        (x, (6, 6), (1, 1), (0, 0), (1, 1), False),
        (x.astype("i8"), (2, 2), (1, 1), (0, 0), (1, 1), False),
        (np.ones((0, 8, 8)), (2, 2), (1, 1), (0, 0), (1, 1), False),
    ):
        assert run("pool_max", args) is NotImplemented
    assert run("pool_mean", (x, (2, 2), (2, 2), (0, 0), False, True, 0)) is NotImplemented


def test_large_images_are_pooled_by_loops(monkeypatch):
    x = ag.tensor(RANDOM.standard_normal((2, 4, 64, 60)), requires_grad=True)

    def call() -> list[np.ndarray]:
        y, z = F.max_pool2d(x, 3, 2, 1), F.avg_pool2d(x, 2, ceil_mode=True)
        slopes = ag.grad((y * y).sum() + (z * z * z).sum(), [x])
        return [each.detach().numpy() for each in (y, z, *slopes)]

    expected = call()
    monkeypatch.setattr(NATIVE, "least", 1 << 14)
    found = call()
    assert {"pool_max", "pool_mean"} <= {*eager._families}
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("settings", [LOOPS, BLOCKS], ids=["loops", "blocks"])
def test_pooling_is_fused(settings):
    def f(x):
        y = (x * 2).relu()
        return F.avg_pool2d(y, 3, 2, 1) + 1, F.max_pool2d(y, 2) * 2

    x = ag.tensor(RANDOM.standard_normal((2, 3, 17, 19)))
    compiled = Compiled(f, settings)
    assert "0 one by one" in compiled.explain(x)
    for a, b in zip(compiled(x), f(x), strict=True):
        close(a.numpy(), b.numpy())


# shape, kernel, stride, padding, dilation
FILTERS = [
    ((2, 3, 41), (3,), (1,), (1,), (1,)),
    ((2, 3, 41), (4,), (3,), (2,), (1,)),
    ((2, 2, 19, 37), (3, 3), (1, 1), (1, 1), (1, 1)),
    ((2, 2, 20, 35), (3, 3), (2, 2), (1, 1), (1, 1)),
    ((1, 3, 9, 40), (3, 2), (1, 2), (2, 0), (2, 1)),
    ((2, 2, 4, 7, 18), (2, 3, 3), (1, 1, 1), (0, 1, 1), (1, 1, 1)),
]


@needs_guard_pages
@pytest.mark.parametrize("where", [None, "start", "end"])
@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("case", FILTERS)
def test_convolution(case, dtype, where, monkeypatch):
    """Its sums, of single channels and of all, as printed and at the guarded ends of pages."""
    (n, channels, *size), kernel, stride, padding, dilation = case
    each = zip(size, kernel, stride, padding, dilation, strict=True)
    count = tuple([(n + 2 * p - d * (k - 1) - 1) // s + 1 for n, k, s, p, d in each])
    sizes = tuple(size), kernel, stride, padding, dilation, count
    shapes = [(n, channels, *size), (channels, 1, *kernel), (channels,)]
    shapes += [(5, channels, *kernel), (5,)]
    arrays = [RANDOM.standard_normal(shape).astype(dtype) for shape in shapes]
    x, w, bias, all_w, all_bias = [guarded(each, where) for each in arrays] if where else arrays
    monkeypatch.setattr(native_text, "_ELEMENTS", 4)
    for call in (
        ("direct", x, w, bias, channels, *sizes),
        ("direct", x, w, None, channels, *sizes),
        ("direct", x, all_w, all_bias, 1, *sizes),
    ):
        if call[1].shape[1] * all_w[0, 0].size <= 27:
            assert eager.run(call[0], call[1:]) is not NotImplemented
        expected = expected_of(*call)
        if where:
            with made_guarded(where):
                close(by_loops(*call), expected)
            continue
        close(by_loops(*call), expected)
        with monkeypatch.context() as patch:
            use_printed(patch)
            patch.setattr(eager, "_families", {})
            close(by_loops(*call), expected)


def test_layers_of_large_images(monkeypatch):
    """Depthwise convolutions, and their transposes, and all gradients."""
    x, w = RANDOM.standard_normal((2, 4, 40, 60)), RANDOM.standard_normal((4, 1, 3, 3))

    def call(layer, stride) -> list[np.ndarray]:
        leaves = [ag.tensor(each, requires_grad=True) for each in (x, w, w[:, 0, 0, 0])]
        y = layer(*leaves, stride=stride, padding=1, groups=4)
        return [each.detach().numpy() for each in (y, *ag.grad((y * y).sum(), leaves))]

    for layer in (F.conv2d, F.conv_transpose2d):
        for stride in (1, 2):
            monkeypatch.setattr(NATIVE, "least", sys.maxsize)
            expected = call(layer, stride)
            monkeypatch.setattr(NATIVE, "least", 1 << 12)
            found = call(layer, stride)
            for a, b in zip(found, expected, strict=True):
                np.testing.assert_allclose(a, b, rtol=1e-11, atol=1e-11)
    assert "direct" in eager._families
