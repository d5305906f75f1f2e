"""Convolutions by native loops, against their text and columns."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.compile import convolved
from autograd.compile.backend_native.text import builtin_of
from autograd.kernels.conv import filters
from autograd.kernels.conv.sliding import sliding
from autograd.kernels.large import LANES, NATIVE
from autograd.native.jit import unavailable
from autograd.native.python_text import python_text
from tests.support.native.guard_pages import guarded, needs_guard_pages

pytestmark = pytest.mark.skipif(unavailable() is not None, reason="there are no native loops")


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(11)


def given(
    random: np.random.Generator, dtype: str, width: int, kernel: Any, padding: Any, dilation: Any,
    outputs: int = 16, images: int = 2,
) -> Any:  # fmt: skip
    size = 5, width
    reach = [d * (k - 1) for k, d in zip(kernel, dilation, strict=True)]
    count = tuple([n + 2 * p - m for n, p, m in zip(size, padding, reach, strict=True)])
    shapes = (images, 3, *size), (outputs, 3, *kernel), (images, outputs, *count)
    arrays = [random.normal(size=shape).astype(dtype) for shape in shapes]
    return *arrays, sliding(size, kernel, (1, 1), padding, dilation, count)


@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("width", "kernel", "padding", "dilation"), [
    (16, (3, 3), (1, 1), (1, 1)), (30, (3, 3), (0, 2), (1, 2)), (15, (1, 4), (0, 1), (1, 1)),
    (34, (4, 2), (3, 0), (1, 3)), (13, (3, 1), (1, 0), (2, 1)), (16, (5, 5), (2, 2), (1, 1)),
])  # fmt: skip
def test_both_sums_are_those_by_columns(
    dtype: str, threads: int, width: int, kernel: Any, padding: Any, dilation: Any,
    random: np.random.Generator,
) -> None:  # fmt: skip
    x, w, y, slide = given(random, dtype, width, kernel, padding, dilation)
    close: dict[str, Any] = {"rtol": 0, "atol": 1e-4 if dtype == "f4" else 1e-12}
    for few in (6, 11, 20):  # strips of outputs that are not full
        some = np.resize(y, (2, few, *slide.count))
        expected = filters._by_weight(x, some, slide, 1)
        found = convolved.correlated(x, some, slide, 1, threads)
        np.testing.assert_allclose(found, expected, **close)
    for bias in (None, random.normal(size=16).astype(dtype)):
        found = convolved.filtered(x, w, bias, slide, threads)
        np.testing.assert_allclose(found, filters._by_output(x, w, bias, slide, 1), **close)
        one = convolved.filtered(x, w, bias, slide, 1)
        np.testing.assert_array_equal(found, one)
    found = convolved.correlated(x, y, slide, 1, threads)
    np.testing.assert_allclose(found, filters._by_weight(x, y, slide, 1), **close)
    np.testing.assert_array_equal(found, convolved.correlated(x, y, slide, 1, 1))
    each = np.ascontiguousarray(y[:, 2:5])  # each channel by itself
    found = convolved.correlated(x, each, slide, 3, threads)
    np.testing.assert_allclose(found, filters._by_weight(x, each, slide, 3), **close)
    np.testing.assert_array_equal(found, convolved.correlated(x, each, slide, 3, 1))


def test_fewer_windows_than_there_are(random: np.random.Generator) -> None:
    x, w, y, _ = given(random, "f8", 18, (3, 3), (1, 1), (1, 1))
    slide = sliding((5, 18), (3, 3), (1, 1), (1, 1), (1, 1), (2, 14))
    expected = filters._by_output(x, w, None, slide, 1)
    np.testing.assert_allclose(convolved.filtered(x, w, None, slide, 1), expected, atol=1e-12)
    y = np.ascontiguousarray(y[:, :, :2, :14])
    expected = filters._by_weight(x, y, slide, 1)
    np.testing.assert_allclose(convolved.correlated(x, y, slide, 1, 1), expected, atol=1e-12)


def test_what_does_not_suit_is_left(random: np.random.Generator) -> None:
    x, w, y, slide = given(random, "f4", 16, (3, 3), (1, 1), (1, 1))
    assert convolved.filtered(x, w.astype("f8"), None, slide, 1) is None
    assert convolved.filtered(x.astype("f2"), w.astype("f2"), None, slide, 1) is None
    assert convolved.correlated(x, y[:, :4], slide, 1, 1) is None
    narrow = given(random, "f4", 9, (3, 3), (1, 1), (1, 1))
    assert convolved.filtered(narrow[0], narrow[1], None, narrow[3], 1) is None
    apart = sliding((5, 16), (3, 3), (2, 1), (1, 1), (1, 1), (3, 16))
    assert convolved.filtered(x, w, None, apart, 1) is None
    assert convolved.correlated(x, y[:, :, :3], apart, 1, 1) is None
    assert convolved.correlated(x, x, slide, 3, 1) is not None
    assert convolved.correlated(narrow[0], narrow[0], narrow[3], 3, 1) is None


@pytest.mark.parametrize("size", [(4000,), (6, 20, 40)])
def test_only_images_are_taken(size: tuple[int, ...], random: np.random.Generator) -> None:
    name = f"conv{len(size)}d"
    x = ag.tensor(random.normal(size=(8, 16, *size)), requires_grad=True)
    w = ag.tensor(random.normal(size=(32, 16, *[3] * len(size))), requires_grad=True)
    assert x.numel() >= NATIVE.least
    y = getattr(ag.nn.functional, name)(x, w, padding=1)
    padded = np.pad(x.numpy(force=True), [(0, 0), (0, 0), *[(1, 1)] * len(size)])
    axes = tuple(range(2, x.ndim))
    windows = np.lib.stride_tricks.sliding_window_view(padded, w.shape[2:], axes)
    summed = [1, *[a + len(axes) for a in axes]], [1, *axes]
    expected = np.tensordot(windows, w.numpy(force=True), summed)
    np.testing.assert_allclose(y.numpy(force=True), np.moveaxis(expected, -1, 1), atol=1e-9)
    sums = windows.sum((0, *axes))
    found = ag.grad(y.sum(), [w])[0].numpy()
    np.testing.assert_allclose(found, np.broadcast_to(sums, w.shape), atol=1e-7)


@needs_guard_pages
@pytest.mark.parametrize("where", ["end", "start"])
@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_loops_stay_within_their_arrays(where: str, dtype: str) -> None:
    lanes = LANES[np.dtype(dtype).char]
    for outputs, width in ((1, 1), (4, 16), (6, 19), (9, 34)):
        more = -width % lanes
        kernel = np.dtype(dtype), 3, (2, 1), (0, 0, 0, more), False
        run = builtin_of(convolved.filter_kernel(*kernel))
        padded = 3, 6, width + 2 + more
        shapes = padded, (2, 3, 6, width + 2), (outputs, 3, 2, 3), (2, outputs, 4, width)
        own, x, w, out = (guarded(np.ones(shape, dtype), where) for shape in shapes)
        sizes = 2, outputs, 4, 3, width, 2, *padded, 1
        run(0, 9, 0, own, *sizes, *x.shape, *w.shape, x, w, out)
        assert (out == 18).all()
        for axis, by in ((2, 1), (4, more + 1), (5, 1), (6, 1), (7, 1), (8, -1)):
            # of windows that reach beyond an image there are none
            wrong = list(sizes)
            wrong[axis] += by
            shapes = tuple(wrong[6:9]), (2, outputs, wrong[2], wrong[4])
            own, none = (guarded(np.zeros(shape, dtype), where) for shape in shapes)
            run(0, 9, 0, own, *wrong, *x.shape, *w.shape, x, w, none)
            assert not none.any()
        y = guarded(np.ones((2, 1, 4, width, outputs), dtype), where)
        weight = builtin_of(convolved.weight_kernel(np.dtype(dtype), 3, (2, 1)))
        sums = [guarded(np.ones((3, 2, 1, outputs), dtype), where) for _ in range(3)]
        weight(0, 9, 0, 3, 2, 1, 4, width, outputs, 2, 1, *x.shape, x, y, *sums)
        assert all((each == 8 * width + 1).all() for each in sums)
        shapes = (2, 3, 4, width), *[(3, 2, width)] * 3
        y, *sums = (guarded(np.ones(shape, dtype), where) for shape in shapes)
        channel = builtin_of(convolved.channel_kernel(np.dtype(dtype), 3, (2, 1)))
        channel(0, 9, 0, 3, 2, 4, width, 2, 1, *x.shape, x, y, *sums)
        assert all((each == 8).all() for each in sums)


@pytest.mark.parametrize("outputs", [4, 5])
def test_loops_are_their_text(outputs: int, random: np.random.Generator) -> None:
    x, w, y = (random.integers(-3, 4, n).astype("f8")
               for n in ((1, 3, 5, 11), (outputs, 3, 2, 2), (1, outputs, 3, 10)))  # fmt: skip
    kernel = convolved.filter_kernel(x.dtype, 2, (2, 1), (0, 0, 0, 6), True)
    exec("\n".join(python_text(kernel)), scope := {"np": np})
    padded = np.empty((3, 5, 17))
    sizes = 1, outputs, 3, 3, 10, 2, *padded.shape, 1, *x.shape, *w.shape
    found, expected = np.empty_like(y), np.empty_like(y)
    for run, out in ((builtin_of(kernel), found), (scope["filter"], expected)):
        run(0, 1, 0, padded, *sizes, x, w, w[:, 0, 0, 0].copy(), out)
    np.testing.assert_array_equal(found, expected)
    slide = sliding((5, 11), (2, 2), (1, 1), (0, 0), (2, 1), (3, 10))
    exact = filters._by_output(x, w, w[:, 0, 0, 0], slide, 1)
    np.testing.assert_array_equal(found, exact)
    turned = np.ascontiguousarray(y.transpose(0, 2, 3, 1))[:, None]
    of_weight = 3, 1, 1, 3, 10, outputs, 2, 1, *x.shape, x, turned
    of_channel = 3, 1, 3, 10, 2, 1, *x.shape, x, y[:, :3].copy()
    for make, given, shape in (
        (convolved.weight_kernel, of_weight, (3, 2, 1, outputs)),
        (convolved.channel_kernel, of_channel, (3, 2, 10)),
    ):
        kernel = make(x.dtype, 2, (2, 1))
        exec("\n".join(python_text(kernel)), scope)
        results = []
        for run in (builtin_of(kernel), scope[kernel.name]):
            sums = [np.ones(shape) for _ in range(2)]
            run(0, 3, 0, *given, *sums)
            results.append(sums)
        np.testing.assert_array_equal(*results)


@pytest.mark.parametrize("channels", [(3, 32), (32, 16), (16, 32)])
def test_layers_take_the_loops(
    channels: tuple[int, int], random: np.random.Generator, monkeypatch: pytest.MonkeyPatch
) -> None:
    inputs, outputs = channels
    x = ag.tensor(random.normal(size=(8, inputs, 32, 32)), requires_grad=True)
    w = ag.tensor(random.normal(size=(outputs, inputs, 3, 3)), requires_grad=True)

    def results() -> list[np.ndarray]:
        y = ag.nn.functional.conv2d(x, w, padding=1)
        return [y.numpy(force=True), *[g.numpy() for g in ag.grad((y * y).sum(), [x, w])]]

    results()  # starts the native loops, which would take the place of these functions
    called = []
    for name in ("filtered", "correlated"):
        run = getattr(NATIVE, name)
        monkeypatch.setattr(
            NATIVE, name, lambda *args, name=name, run=run: called.append(name) or run(*args)
        )
    found = results()
    assert set(called) == {"filtered", "correlated"}
    for name in ("filtered", "correlated"):
        monkeypatch.setattr(NATIVE, name, lambda *args: None)
    for one, other in zip(found, results(), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-9)
