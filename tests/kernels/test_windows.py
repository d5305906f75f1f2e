"""Convolution and pooling beyond the samples: many arguments, tiles, threads, special values."""

from __future__ import annotations

import itertools
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.base.ops import ops
from autograd.gradcheck import gradgradcheck
from autograd.kernels import threads
from autograd.kernels.conv import columns, filters, moving, pooling, tiles
from autograd.kernels.conv.sliding import sliding
from autograd.nn import functional
from tests.support.native import window_loops as loops


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(5)


# ---- the three sums, in tiles and threads --------------------------------------------------------


@pytest.fixture(params=["whole", "tiles", "rows"])
def cut(request: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The work in one piece, in tiles for several threads, and in rows of windows."""
    if request.param == "whole":
        return
    monkeypatch.setattr(moving, "_FEW", 0)
    few = 20 if request.param == "tiles" else 1
    for module, name, value in [
        (columns, "_TOGETHER", few), (columns, "_FEWEST", few), (columns, "_SMALL", 0),
        (moving, "TOGETHER", 2 * few), (moving, "SMALL", 0),
    ]:  # fmt: skip
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(threads.NUMPY, "functions", (lambda: 3, lambda number: None))


def _geometries(random: np.random.Generator, number: int) -> Iterator[tuple[Any, ...]]:
    for _, d in itertools.product(range(number), (1, 2, 3)):
        groups = int(random.integers(1, 4))
        inputs, outputs = groups * random.integers(1, 4, 2)
        kernel, stride, dilation = (tuple(random.integers(1, 4, d).tolist()) for _ in range(3))
        padding = tuple(random.integers(0, 3, d).tolist())
        size = [
            int(random.integers(1, 6)) + m * (k - 1) for k, m in zip(kernel, dilation, strict=True)
        ]
        x = random.standard_normal((int(random.integers(1, 6)), inputs, *size))
        w = random.standard_normal((outputs, inputs // groups, *kernel))
        yield x, w, stride, padding, dilation, groups
        kernel = (*kernel[1:], 4)  # patches
        size = [int(random.integers(k, 3 * k + 2)) for k in kernel]
        x = random.standard_normal((int(random.integers(1, 4)), inputs, *size))
        w = random.standard_normal((outputs, inputs, *kernel))
        yield x, w, kernel, (0,) * d, (1,) * d, 1


@pytest.mark.usefixtures("cut")
def test_sums_are_the_definitions(random: np.random.Generator) -> None:
    for x, w, stride, padding, dilation, groups in _geometries(random, 12):
        expected = loops.correlated(x, w, None, stride, padding, dilation, groups)
        y = random.standard_normal(expected.shape)
        windows = stride, padding, dilation
        slide = sliding(x.shape[2:], w.shape[2:], *windows, y.shape[2:])
        got = filters.by_output(x, w, None, slide, groups)
        np.testing.assert_allclose(got, expected, rtol=1e-10, atol=1e-10)
        least = loops.spread_size(y.shape[2:], w.shape[2:], *windows)
        more = [n - m for n, m in zip(x.shape[2:], least, strict=True)]
        expected = loops.spread_out(y, w, None, *windows, more, groups)
        got = filters.by_input(y, w, None, slide, groups)
        np.testing.assert_allclose(got, expected, rtol=1e-10, atol=1e-10)
        expected = loops.convolution_weight(x, y, w.shape[2:], *windows, groups)
        got = filters.by_weight(x, y, slide, groups)
        np.testing.assert_allclose(got, expected, rtol=1e-10, atol=1e-10)


@pytest.mark.usefixtures("cut")
def test_pooling_is_the_definition(random: np.random.Generator) -> None:
    for _, d in itertools.product(range(12), (1, 2, 3)):
        kernel, stride, dilation = (tuple(random.integers(1, 4, d).tolist()) for _ in range(3))
        padding = tuple([int(random.integers(0, k // 2 + 1)) for k in kernel])
        size = [n + m * (k - 1) for n, k, m in zip((5, 4, 3), kernel, dilation, strict=False)]
        x = random.permutation(3 * int(np.prod(size))).reshape(3, *size).astype(float)
        for ceil_mode in (False, True):
            args = kernel, stride, padding, dilation, ceil_mode
            values, places = pooling.pool_max(x, *args)
            expected, numbers, _ = loops.pool_max(x, *args)
            np.testing.assert_array_equal(values, expected)
            np.testing.assert_array_equal(places, numbers)
            np.testing.assert_array_equal(pooling.pool_pick(x, places, *args), values)
            g = random.standard_normal(values.shape)
            v = random.standard_normal(x.shape)
            put = pooling.pool_put(g, places, x.shape, *args)
            picked = pooling.pool_pick(v, places, *args)
            np.testing.assert_allclose((put * v).sum(), (g * picked).sum())
            means = kernel, stride, padding, ceil_mode, bool(random.integers(2)), None
            got = pooling.pool_mean(x, *means)
            np.testing.assert_allclose(got, loops.pool_mean(x, *means))
            g = random.standard_normal(got.shape)
            adjoint = pooling.pool_mean_adjoint(g, x.shape, *means)
            np.testing.assert_allclose((adjoint * x).sum(), (g * got).sum())


@pytest.mark.usefixtures("cut")
def test_pooling_over_large_windows_is_the_definition(random: np.random.Generator) -> None:
    """One dimension after the other, with ties, nan and infinities."""
    for _, (d, ceil_mode) in itertools.product(range(6), itertools.product((2, 3), (True, False))):
        kernel = (7, 4, 3)[-d:] if d == 3 else tuple(random.integers(6, 9, d).tolist())
        stride = tuple(random.integers(1, 9, d).tolist())
        padding = tuple([int(random.integers(0, k // 2 + 1)) for k in kernel])
        dilation = tuple(random.integers(1, 3, d).tolist())
        size = [
            m * (k - 1) + int(random.integers(1, 9)) for k, m in zip(kernel, dilation, strict=True)
        ]
        x = random.integers(-2, 3, (2, *size)).astype(float)
        x[0].flat[:3], x[1].flat[7] = -np.inf, np.nan
        args = kernel, stride, padding, dilation, ceil_mode
        slide = pooling.pool_windows(x.shape, *args)
        assert tiles.are_large(slide)
        values, places = pooling.pool_max(x, *args)
        expected, numbers, _ = loops.pool_max(x, *args)
        np.testing.assert_array_equal(values, expected)
        np.testing.assert_array_equal(places, numbers)
        np.testing.assert_array_equal(pooling.pool_pick(x, places, *args), values)
        g, v = random.standard_normal(values.shape), random.standard_normal(x.shape)
        put = pooling.pool_put(g, places, x.shape, *args)
        np.testing.assert_allclose((put * v).sum(), (g * pooling.pool_pick(v, places, *args)).sum())
        means = kernel, stride, padding, ceil_mode, bool(random.integers(2)), None
        got = pooling.pool_mean(v, *means)
        np.testing.assert_allclose(got, loops.pool_mean(v, *means), 1e-10, 1e-12)
        g = random.standard_normal(got.shape)
        adjoint = pooling.pool_mean_adjoint(g, x.shape, *means)
        np.testing.assert_allclose((adjoint * v).sum(), (g * got).sum())


TILES = [((40,), (1,)), ((40,), (9,)), ((6, 8), (2, 3)), ((3, 40), (5, 1)), ((4, 3, 5), (1, 2, 2))]


@pytest.mark.parametrize("few", [0, 1 << 20], ids=["many", "few"])
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int64"])
@pytest.mark.parametrize(("kernel", "count"), TILES)
def test_pooling_over_tiles_is_the_definition(
    kernel: Any, count: Any, dtype: str, few: int, random: np.random.Generator, monkeypatch: Any
) -> None:
    monkeypatch.setattr(tiles, "_FEW", few)
    d, none = len(kernel), (0,) * len(kernel)
    for more in (none, (1, 2, 0)[:d]):
        size = [k * o + m for k, o, m in zip(kernel, count, more, strict=True)]
        x = random.integers(-9, 9, (2, 3, *size)).astype(dtype)
        args = kernel, kernel, none, (1,) * d, False
        if x.dtype.kind == "f":
            x[0, 1].flat[3] = np.nan
            x[1, 2].flat[5], x[1, 0].flat[2] = np.inf, -np.inf
            _, last = pooling.pool_max(np.full_like(x, np.nan), *args)
            assert (last == np.prod(kernel) - 1).all()  # as PyTorch's
        assert tiles.are_tiles(pooling.pool_windows(x.shape, *args), x.size)
        values, places = pooling.pool_max(x, *args)
        expected, numbers, _ = loops.pool_max(x, *args)
        np.testing.assert_array_equal(values, expected)
        np.testing.assert_array_equal(places, numbers)
        np.testing.assert_array_equal(pooling.pool_pick(x, places, *args), values)
        for divisor in (None, 7):
            means = kernel, kernel, none, False, True, divisor
            got = pooling.pool_mean(x, *means)
            wanted = loops.pool_mean(x, *means)
            np.testing.assert_allclose(got, wanted, 3e-3 if dtype == "float16" else 1e-6)
            assert got.dtype == x.dtype
            if dtype != "int64":
                g, v = np.ones(got.shape, dtype), random.integers(0, 2, x.shape).astype(dtype)
                spread = pooling.pool_mean_adjoint(g, x.shape, *means)
                assert spread.shape == x.shape
                sums = (spread * v).sum(dtype=float), pooling.pool_mean(v, *means).sum(dtype=float)
                np.testing.assert_allclose(*sums, 3e-2 if dtype == "float16" else 1e-5)


def test_adaptive_means_of_even_and_uneven_regions(random: np.random.Generator) -> None:
    x = random.standard_normal((2, 3, 12, 35))
    for count in ((1, 1), (3, 7), (4, 1), (5, 7), (12, 35), (7, 9)):
        cuts = [
            [slice(i * n // o, -(-(i + 1) * n // o)) for i in range(o)]
            for n, o in zip((12, 35), count, strict=True)
        ]
        expected = np.array([[x[..., a, b].mean((2, 3)) for b in cuts[1]] for a in cuts[0]])
        leaf = ag.tensor(x, requires_grad=True)
        y = functional.adaptive_avg_pool2d(leaf, count)
        np.testing.assert_allclose(y.detach().numpy(), expected.transpose(2, 3, 0, 1), 1e-10, 1e-12)
        g = random.standard_normal(y.shape)
        (slope,) = ag.grad((y * ag.tensor(g)).sum(), [leaf])
        np.testing.assert_allclose((slope.numpy() * x).sum(), (y.detach().numpy() * g).sum())


def test_every_order_of_derivative(random: np.random.Generator) -> None:
    """The gradient of a convolution has second derivatives of its own."""
    x, w = (
        ag.tensor(random.standard_normal(shape), requires_grad=True)
        for shape in ((2, 2, 4, 3), (2, 1, 2, 2))
    )

    def gradient(x: Any, w: Any) -> Any:
        y = functional.conv2d(x, w, stride=(2, 1), padding=1, groups=2)
        return ag.grad((y**3).sum(), (x, w), create_graph=True)

    assert gradgradcheck(gradient, (x, w), fast_mode=True)


def test_large_float32(random: np.random.Generator) -> None:
    """Sizes at which several threads work, in both layouts of windows."""
    for size, kernel in ((40, 3), (6, 5)):
        x = random.standard_normal((9, 16, size, size)).astype(np.float32)
        w = random.standard_normal((8, 16, kernel, kernel)).astype(np.float32)
        narrow = functional.conv2d(ag.tensor(x), ag.tensor(w)).numpy()
        wide = functional.conv2d(ag.tensor(x.astype(float)), ag.tensor(w.astype(float))).numpy()
        assert narrow.dtype == np.float32
        np.testing.assert_allclose(narrow, wide, rtol=1e-4, atol=1e-3)


# ---- special values ------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("length", range(1, 13))
def test_few_windows_between_gaps(dtype: str, length: int) -> None:
    """NumPy negates some arrays with gaps wrongly where they are in place."""
    x = ag.tensor(np.arange(length * 4.0).reshape(1, 4, length), dtype=dtype, requires_grad=True)
    for stride in range(2, length + 1):
        y = functional.max_pool1d(x, 2, stride, padding=1)
        (found,) = ag.grad(y.sum(), x)
        assert found.sum().item() == y.numel()


def test_infinite_weight(random: np.random.Generator) -> None:
    """It makes nothing invalid: neither a number nor a warning."""
    x = np.abs(random.standard_normal((2, 16, 34, 34))).astype(np.float32) + 1
    w = random.standard_normal((32, 16, 3, 3)).astype(np.float32)
    w[3, 2, 1, 1] = np.inf
    with np.errstate(all="raise"):
        y = functional.conv2d(ag.tensor(x), ag.tensor(w)).numpy()
    assert (y[:, 3] == np.inf).all()
    assert np.isfinite(np.delete(y, 3, axis=1)).all()


@pytest.mark.usefixtures("cut")
def test_maxima_of_special_values() -> None:
    nan, inf = np.nan, np.inf
    x = ag.tensor([[1.0, nan, 3, nan, 3, 3, -inf, -inf]])
    values, indices = functional.max_pool1d(x, 2, return_indices=True)
    np.testing.assert_array_equal(values.numpy(), [[nan, nan, 3, -inf]])
    assert indices.numpy().tolist() == [[1, 3, 4, 6]]
    # The last nan of a window, and the first element that is no padding.
    _, indices = functional.max_pool1d(ag.tensor([[nan, 1.0, nan]]), 3, return_indices=True)
    assert indices.item() == 2
    low = ag.tensor(np.full((1, 4), -inf))
    _, indices = functional.max_pool1d(low, 3, 2, 1, return_indices=True)
    assert indices.numpy().tolist() == [[0, 1]]


@pytest.mark.usefixtures("cut")
def test_a_gradient_that_is_not_finite_stays_at_its_place() -> None:
    x = ag.tensor([[1.0, 2, 4, 3]], requires_grad=True)
    (g,) = ag.grad(functional.max_pool1d(x, 2), x, ag.tensor([[np.inf, np.nan]]))
    np.testing.assert_array_equal(g.numpy(), [[0, np.inf, np.nan, 0]])


def test_fractional_pooling_takes_the_last_nan() -> None:
    x = np.arange(9.0).reshape(1, 3, 3)
    x[0, 0, 1] = x[0, 1, 0] = np.nan
    draws = ag.tensor([[[0.5, 0.5]]])
    values, indices = functional.fractional_max_pool2d_with_indices(
        ag.tensor(x), 3, output_size=(1, 1), random_samples=draws
    )
    assert np.isnan(values.item()) and indices.item() == 3


def test_fractional_pooling_draws_from_the_generator() -> None:
    x = ag.tensor(np.arange(2.0 * 81).reshape(2, 9, 9), requires_grad=True)
    draws = []
    for seed in (1, 1, 2, 3):
        ag.manual_seed(seed)
        draws.append(functional.fractional_max_pool2d(x, 2, 5).detach().numpy())
    np.testing.assert_array_equal(draws[0], draws[1])
    assert any((draws[0] != each).any() for each in draws[2:])


# ---- errors --------------------------------------------------------------------------------------

IMAGE, WEIGHT = ag.tensor(np.zeros((1, 2, 5, 5))), ag.tensor(np.zeros((4, 2, 3, 3)))
LINE = ag.tensor(np.zeros((1, 2, 5)))
PLACES = ag.tensor(np.zeros((1, 2, 5), np.int64))


@pytest.mark.parametrize(
    "call, error, words",
    [
        (lambda: functional.conv2d(LINE[0], WEIGHT), RuntimeError,
         r"Expected 3D \(unbatched\) or 4D \(batched\) input to conv2d, but got input of size: \["),
        (lambda: functional.conv2d(IMAGE, WEIGHT[0]), RuntimeError, "Expected 4-dimensional weigh"),
        (lambda: functional.conv2d(IMAGE, WEIGHT[:, :1]), RuntimeError,
         r"Given groups=1, weight of size \[4, 1, 3, 3\], expected input\[1, 2, 5, 5\] to have 1 "),
        (lambda: functional.conv2d(IMAGE, WEIGHT, groups=3), RuntimeError, "to be divisible by 3 "),
        (lambda: functional.conv2d(IMAGE, WEIGHT, groups=5), RuntimeError, "to be at least 5 at d"),
        (lambda: functional.conv2d(IMAGE, WEIGHT, groups=0), RuntimeError, "non-positive groups i"),
        (lambda: functional.conv2d(IMAGE, WEIGHT[:, :, :0]), RuntimeError, "the kernel must not b"),
        (lambda: functional.conv2d(IMAGE, WEIGHT, LINE[0, 0]), RuntimeError,
         r"expected bias to be 1-dimensional with 4 elements, but got bias of size \[5\] instead"),
        (lambda: functional.conv2d(IMAGE, WEIGHT, stride=0), RuntimeError, "non-positive stride i"),
        (lambda: functional.conv2d(IMAGE, WEIGHT, padding=-1), RuntimeError, "negative padding is"),
        (lambda: functional.conv2d(IMAGE, WEIGHT, dilation=0), RuntimeError, "dilation should be "),
        (lambda: functional.conv2d(IMAGE, WEIGHT, dilation=3), RuntimeError,
         r"Calculated padded input size per channel: \(5 x 5\). Kernel size: \(7 x 7\). Kernel si"),
        (lambda: functional.conv2d(IMAGE, WEIGHT, stride=(1, 2, 3)), RuntimeError,
         r"a list of 2 values to match the convolution dimensions, but got stride=\[1, 2, 3\]"),
        (lambda: functional.conv2d(IMAGE, WEIGHT, padding="full"), RuntimeError, "Invalid padding"),
        (lambda: functional.conv2d(IMAGE, WEIGHT, stride=2, padding="same"), RuntimeError,
         "padding='same' is not supported for strided convolutions"),
        (lambda: functional.conv2d(IMAGE[..., :0], WEIGHT, padding=2), RuntimeError, "except that"),
        (lambda: functional.conv_transpose2d(IMAGE, WEIGHT), RuntimeError,
         r"Given transposed=1, weight of size .* to have 4 channels, but got 2 channels instead"),
        (lambda: functional.conv_transpose2d(IMAGE, WEIGHT[:2], output_padding=1), RuntimeError,
         "output padding must be smaller than either stride or dilation"),
        (lambda: functional.conv_transpose2d(IMAGE, WEIGHT[:2], padding=4), RuntimeError, "Output"),
        (lambda: ag.convolution(IMAGE, WEIGHT, None, (1, 1), (0,), (1, 1), False, (0, 0), 1),
         RuntimeError, r"expected padding to be a list of 2 values .*, but got padding=\[0\]"),
        (lambda: ag.convolution(IMAGE, WEIGHT, None, (1, 1), (0, 0), (1, 1), True, (0, -1), 1),
         RuntimeError, "negative output_padding is not supported"),
        (lambda: ops._convolution_weight(LINE, LINE, (2,), (1,), (0,), (1,), 1), RuntimeError,
         r"windows over \[1, 2, 5\] are \[4\] at most, but the other tensor has shape \[1, 2, 5\]"),
        (lambda: ops._convolution_weight(LINE, LINE, (1,), (1,), (0,), (1,), 3), RuntimeError,
         "groups=3 must divide the channels, 2 and 2"),
        *[
            (lambda padding=each: functional.conv1d(LINE, LINE, padding=padding), TypeError,
             r"conv1d\(\): argument 'padding' must be an int or a tuple of ints, but got")
            for each in (1.5, True, None, (1.5,))
        ],
        (lambda: functional.max_pool2d(LINE[0], 2), RuntimeError, r"max_pool2d: Expected 3D or 4D"),
        (lambda: functional.max_pool2d(IMAGE, (2, 2, 2)), RuntimeError,
         "max_pool2d: kernel_size must either be a single int, or a tuple of two ints"),
        (lambda: functional.max_pool2d(IMAGE, 0), RuntimeError, "kernel size should be greater th"),
        (lambda: functional.max_pool2d(IMAGE, 2, 0), RuntimeError, "stride should not be zero"),
        (lambda: functional.max_pool2d(IMAGE, 2, dilation=0), RuntimeError, "dilation should be g"),
        (lambda: functional.max_pool2d(IMAGE, 2, padding=2), RuntimeError,
         "pad should be at most half of effective kernel size, but got pad=2, kernel_size=2"),
        (lambda: functional.max_pool2d(IMAGE, 3, padding=-1), RuntimeError, "pad must be non-nega"),
        (lambda: functional.max_pool2d(IMAGE, 6), RuntimeError,
         r"Given input size: \(2x5x5\). Calculated output size: \(2x0x0\). Output size is too sma"),
        (lambda: functional.avg_pool2d(IMAGE, 2, divisor_override=0), RuntimeError, "divisor must"),
        (lambda: functional.adaptive_avg_pool2d(IMAGE, (1, 2, 3)), RuntimeError, "output_size mus"),
        (lambda: functional.adaptive_avg_pool2d(IMAGE, -1), RuntimeError, "must be greater than o"),
        (lambda: functional.adaptive_max_pool2d(IMAGE[:, :0], 2), RuntimeError, "to have non-zero"),
        (lambda: functional.fractional_max_pool2d(IMAGE, 2), ValueError, "either an output_size o"),
        (lambda: functional.fractional_max_pool2d(IMAGE[:, :0], 2, 2), RuntimeError,
         "Expected input to have non-zero size"),
        (lambda: functional.fractional_max_pool2d(IMAGE, 2, 5), RuntimeError, "are too large rela"),
        (lambda: functional.fractional_max_pool2d(IMAGE, 2, 3, random_samples=LINE), RuntimeError,
         r"Expect _random_samples of shape \[1, 2, 2\], but got \[1, 2, 5\]"),
        (lambda: functional.max_unpool1d(LINE, LINE, 2), RuntimeError, "elements in indices shoul"),
        (lambda: functional.max_unpool1d(LINE, PLACES[0], 2), RuntimeError, "shape of indices to "),
        (lambda: functional.max_unpool1d(LINE, PLACES + 10, 2), RuntimeError, "Found an invalid m"),
        (lambda: functional.max_unpool1d(LINE, PLACES, 2, output_size=[14]), ValueError,
         r'invalid output_size "\[14\]" \(dim 0 must be between 8 and 12\)'),
        (lambda: functional.max_unpool1d(LINE, PLACES, 2, output_size=[1, 9]), ValueError, "conta"),
        (lambda: functional.unfold(LINE[0], 2), RuntimeError, r"Expected 3D or 4D \(batch mode\) "),
        (lambda: functional.unfold(IMAGE, 6), RuntimeError, r"sliding blocks as \(0, 0\), but its"),
        (lambda: functional.unfold(IMAGE, (2, 2, 2)), RuntimeError, "kernel_size equals to 1 or 2"),
        (lambda: functional.unfold(IMAGE, 2, padding=-1), RuntimeError, "padding should be non-ne"),
        (lambda: functional.unfold(IMAGE, 2, stride=0), RuntimeError, "stride should be greater t"),
        (lambda: functional.fold(ag.ones(1, 4, 12), 5, 2, 8), RuntimeError, "sliding blocks as"),
        (lambda: functional.fractional_max_pool2d(IMAGE, 2, output_ratio=[0.5] * 3), ValueError,
         "requires output_ratio to either be a single Int or tuple of Ints"),
        (lambda: ag.grid_sampler(IMAGE[0], ag.ones(2, 1, 1, 2), 0, 0, False), RuntimeError,
         "expected grid to have size 1 in last dimension"),
        (lambda: functional.interpolate(IMAGE, (2.5, 2)), TypeError, "size to be one of int"),
        (lambda: functional.fold(IMAGE, 5, 2), RuntimeError, r"Expected 2D or 3D \(batch mode\) t"),
        (lambda: functional.fold(LINE, 5, 3), RuntimeError, r"got input.size\(1\)=2 and kernel_si"),
        (lambda: functional.fold(LINE, 5, (2, 1)), RuntimeError, r"blocks 4 \* 5 = 20, but got in"),
    ],
)  # fmt: skip
def test_errors(call: Callable[[], Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        call()


# ---- threads -------------------------------------------------------------------------------------


def test_threads_return_in_order_and_pass_errors_on() -> None:
    seen = set()
    gate = threading.Barrier(3)

    def task(number: int) -> int:
        gate.wait(30)  # so that each has a thread of its own
        seen.add(threading.get_ident())
        assert threads.in_threads(lambda x: threading.get_ident(), [1, 2]) == (
            [threading.get_ident()] * 2
        ), "tasks of a task run in its thread"
        assert threads.workers(True) == 1
        return number**2

    assert threads.in_threads(task, [1, 2, 3]) == [1, 4, 9]
    assert len(seen) == 3
    for wrong in (0, 1):
        with pytest.raises(ZeroDivisionError):
            threads.in_threads(lambda x: 1 // x, [wrong, 1 - wrong])


def test_threads_take_the_next_task_as_soon_as_they_are_free() -> None:
    seen = set()
    barrier = threading.Barrier(2)

    def task(number: int) -> int:
        if number < 2:
            barrier.wait(30)  # so that both threads come
        seen.add(threading.get_ident())
        return -number

    assert threads.in_threads(task, range(20), 2) == [-i for i in range(20)]
    assert len(seen) == 2


def test_nobody_waits_for_a_helper_that_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does the job that it would find later keep anything alive."""
    pool = ThreadPoolExecutor(2, initializer=threads._be_helper)
    monkeypatch.setattr(threads, "_helpers", lambda: pool)
    gate = threading.Event()
    busy = threading.Barrier(4)

    def wait(number: int) -> bool:
        busy.wait(30)
        return gate.wait(30)

    waited: list[bool] = []
    holder = threading.Thread(target=lambda: waited.extend(threads.in_threads(wait, range(3))))
    holder.start()
    busy.wait(30)  # now all helpers have something to do
    arrays = [np.ones(3), np.ones(3)]
    gone = weakref.ref(arrays[0])
    assert threads.in_threads(lambda x: float(x.sum()), arrays) == [3.0, 3.0]
    del arrays
    assert gone() is None
    gate.set()
    holder.join()
    assert waited and all(waited)


def test_tasks_at_the_end_of_a_process() -> None:
    """When the interpreter starts no thread any more, this one does them."""
    program = (
        "import atexit; from autograd.kernels.threads import in_threads\n"
        "atexit.register(lambda: print(in_threads(lambda x: -x, [1, 2, 3], 2)))\n"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (found.stdout, found.stderr) == ("[-1, -2, -3]\n", "")


def test_an_error_leaves_the_other_tasks_undone() -> None:
    done: list[int] = []

    def task(number: int) -> None:
        if number == 3:
            raise ValueError("three")
        done.append(number)

    with pytest.raises(ValueError, match="three"):
        threads.in_threads(task, [3, *range(100, 200)], 1)
    assert not done
    start = threading.Barrier(2)

    def late(number: int) -> None:
        if number < 2:
            start.wait(30)
        task(number + 3 if threading.current_thread() is not here else 1)

    here = threading.current_thread()
    with pytest.raises(ValueError, match="three"):
        threads.in_threads(late, [0, 0, *range(2, 10_000)], 2)
    assert len(done) < 10_000


def test_threads_leave_settings_as_they_were() -> None:
    before, buffer = threads.workers(True), np.getbufsize()
    x = ag.tensor(np.ones((8, 4, 40, 40)), requires_grad=True)
    functional.max_pool2d(
        functional.conv2d(x, ag.tensor(np.ones((8, 4, 5, 5)))), 3, 1
    ).sum().backward()
    assert threads.workers(True) == before
    assert np.getbufsize() == buffer


def test_shares() -> None:
    assert threads.shares(7, 3) == [range(0, 2), range(2, 4), range(4, 7)]
    assert threads.shares(2, 5) == [range(0, 1), range(1, 2)]
    assert threads.shares(0, 2) == [range(0, 0)]


# ---- PyTorch over a grid of arguments ------------------------------------------------------------


def _same(name: str, args: list[Any], named: dict[str, Any], random: np.random.Generator) -> None:
    """Value and gradients of nn.functional's `name`, of arrays among `args`."""
    torch = pytest.importorskip("torch")
    ours = [ag.tensor(a, requires_grad=True) if isinstance(a, np.ndarray) else a for a in args]
    theirs = [torch.tensor(a, requires_grad=True) if isinstance(a, np.ndarray) else a for a in args]
    expected = getattr(torch.nn.functional, name)(*theirs, **named)
    got = getattr(functional, name)(*ours, **named)
    np.testing.assert_allclose(got.numpy() if not got.requires_grad else got.detach().numpy(),
                               expected.detach().numpy(), rtol=1e-9, atol=1e-9)  # fmt: skip
    g = random.standard_normal(expected.shape)
    got.backward(ag.tensor(g))
    expected.backward(torch.tensor(g))
    for mine, their in zip(ours, theirs, strict=True):
        if isinstance(mine, ag.Tensor):
            np.testing.assert_allclose(mine.grad.numpy(), their.grad.numpy(), rtol=1e-9, atol=1e-9)


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore:Using padding='same':UserWarning")
@pytest.mark.parametrize("count", [6, pytest.param(50, marks=pytest.mark.slow)])
def test_convolutions_as_pytorch(random: np.random.Generator, count: int) -> None:
    for x, w, stride, padding, dilation, groups in _geometries(random, count):
        d = len(stride)
        named = {"stride": stride, "padding": padding, "dilation": dilation, "groups": groups}
        _same(f"conv{d}d", [x, w, random.standard_normal(len(w))], named, random)
        _same(f"conv{d}d", [x[0], w], named, random)
        _same(f"conv{d}d", [x, w], {**named, "stride": 1, "padding": "same"}, random)
        more = [int(random.integers(0, max(s, m))) for s, m in zip(stride, dilation, strict=True)]
        named["output_padding"] = more
        size = loops.correlated(x, w, None, stride, padding, dilation, groups).shape[2:]
        y = random.standard_normal((len(x), len(w), *[n + 2 for n in size]))
        bias = random.standard_normal(w.shape[1] * groups)
        _same(f"conv_transpose{d}d", [y, w, bias], named, random)


@pytest.mark.torch
def test_pooling_as_pytorch(random: np.random.Generator) -> None:
    for _, d in itertools.product(range(25), (1, 2, 3)):
        kernel, stride, dilation = (tuple(random.integers(1, 4, d).tolist()) for _ in range(3))
        padding = tuple([int(random.integers(0, k // 2 + 1)) for k in kernel])
        size = [int(random.integers(5, 9)) for _ in range(d)]
        x = random.permutation(4 * int(np.prod(size))).reshape(2, 2, *size).astype(float)
        ceil_mode = bool(random.integers(2))
        named: dict[str, Any] = {
            "kernel_size": kernel, "stride": stride, "padding": padding, "ceil_mode": ceil_mode,
        }  # fmt: skip
        counted = {"count_include_pad": bool(random.integers(2))}
        _same(f"avg_pool{d}d", [x], {**named, **counted}, random)
        spans = [m * (k - 1) + 1 for k, m in zip(kernel, dilation, strict=True)]
        if all(span <= n for span, n in zip(spans, size, strict=True)):
            _same(f"max_pool{d}d", [x], {**named, "dilation": dilation}, random)
        count = tuple(random.integers(1, 7, d).tolist())
        for name in ("avg", "max"):
            _same(f"adaptive_{name}_pool{d}d", [x], {"output_size": count}, random)
        if d == 2 and all(span <= n for span, n in zip(spans, size, strict=True)):
            columns = {**named, "dilation": dilation}
            del columns["ceil_mode"]
            _same("unfold", [x], columns, random)


@pytest.mark.parametrize("one", [np.int64(1), ag.tensor(1), (np.int32(1),)])
def test_sizes_are_whole_numbers_of_any_kind(one: Any) -> None:
    for found, expected in (
        (functional.conv1d(LINE, LINE, padding=one), functional.conv1d(LINE, LINE, padding=1)),
        (functional.max_pool1d(LINE, 3, one, one), functional.max_pool1d(LINE, 3, 1, 1)),
        (functional.adaptive_avg_pool1d(LINE, one), functional.adaptive_avg_pool1d(LINE, 1)),
    ):
        np.testing.assert_array_equal(found.numpy(), expected.numpy())
