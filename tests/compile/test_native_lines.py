"""Reductions along axes, running sums and extrema by native loops: what NumPy's kernels give."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import kernels
from autograd.compile import Compiled, eager
from autograd.compile.backend_native import text as native_text
from autograd.kernels.large import NATIVE
from autograd.native import jit
from tests.compile.test_native import BLOCKS, LOOPS
from tests.support.native.guard_pages import guarded, made_guarded, needs_guard_pages
from tests.support.native.loops import use_printed
from tests.support.native.modules import require_native
from tests.support.seeding import RANDOM

require_native()

SCANS = {
    "cumsum": lambda x, dim: (x, dim, None),
    "cumprod": lambda x, dim: (x, dim, None),
    "logcumsumexp": lambda x, dim: (x, dim),
    "running_sum_from_end": lambda x, dim: (x, dim),
}
LINES = {
    **SCANS,
    "sum_": lambda x, dim: (x, dim, False, None),
    "nansum": lambda x, dim: (x, dim, True, None),
    "prod": lambda x, dim: (x, dim, False, None),
    "amax": lambda x, dim: (x, dim, True),
    "amin": lambda x, dim: (x, dim, False),
    "norm": lambda x, dim: (x, "fro", dim, False, None),
}
SHAPES = [(1,), (2,), (7,), (17,), (40,), (3, 33), (33, 3), (2, 5, 19), (5, 1, 3), (2, 16, 16)]


@pytest.fixture(autouse=True)
def every_loop(monkeypatch):
    """Eager loops of whatever size, which LLVM's verifier looks at."""
    monkeypatch.setattr(jit, "VERIFY", True)
    monkeypatch.setattr(eager, "_SETTINGS", eager._SETTINGS._replace(always=True))
    monkeypatch.setattr(eager, "_families", {})
    monkeypatch.setattr(eager, "_SPENT", 1e9)
    monkeypatch.setattr(NATIVE, "least", sys.maxsize)


def by_loops(name: str, *args: Any) -> Any:
    """What native loops give for a kernel's arguments; the kernel where they leave it to that."""
    with np.errstate(all="ignore"):
        found = eager.run(name, args)
        return getattr(kernels, name)(*args) if found is NotImplemented else found


def expected_of(name: str, *args: Any) -> Any:
    with np.errstate(all="ignore"):
        return getattr(kernels, name)(*args)


def close(found: Any, expected: Any) -> None:
    pairs = [x if isinstance(x, tuple) else (x,) for x in (found, expected)]
    for a, b in zip(*pairs, strict=True):
        assert (a.dtype, a.shape) == (b.dtype, b.shape)
        tolerance = 1e-12 if a.dtype == np.float64 else 2e-5
        np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("name", LINES)
@pytest.mark.parametrize("dtype", ["f", "d"])
def test_along_each_dimension(name, dtype):
    for shape in SHAPES:
        x = RANDOM.uniform(0.5, 1.6, shape).astype(dtype)
        for dim in range(-len(shape), len(shape)):
            args = LINES[name](x, dim)
            close(by_loops(name, *args), expected_of(name, *args))
    if name not in SCANS:
        for dim in (None, (0, 1), (1, 2), (0, 2)):
            args = LINES[name](RANDOM.uniform(0.5, 1.6, (3, 5, 18)).astype(dtype), dim)
            close(by_loops(name, *args), expected_of(name, *args))


ORDERED = [
    [0.0, 1e200, 1e200, 2.0], [1e-200, 1e-200, 1e300, 1e300], [-1.7e308, 1.7e308, 1.7e308, 1.0],
]  # fmt: skip
SPECIAL = [
    [np.inf, 1.0, -np.inf, 2.0], [np.nan, 1.0, np.inf, np.nan], [-np.inf, -np.inf, 1.0, np.inf],
    [-np.inf, np.nan, 3.0, 1.0], [5e-324, -0.0, 0.0, 1.0],
]  # fmt: skip


@pytest.mark.parametrize(("name", "row"), [
    *[(name, row) for name in LINES for row in SPECIAL],
    *[(name, row) for name in SCANS for row in ORDERED],  # which totals may take in other orders
])  # fmt: skip
def test_numbers_without_end_and_nan(name, row):
    """Wherever they stand, with what is added to them beside them in the same vector."""
    for place in (0, 3, 6, 14):
        x = np.ones(23)
        x[place : place + 4] = row
        for dtype in "df":
            with np.errstate(over="ignore"):
                args = LINES[name](x.astype(dtype), 0)
            close(by_loops(name, *args), expected_of(name, *args))
            rows = LINES[name](np.stack([args[0], args[0]], 1), 0)
            close(by_loops(name, *rows), expected_of(name, *rows))


def test_products_of_single_precision_do_not_overflow_on_the_way():
    x = np.ones(40, "f")
    x[3:14] = [1e-38, *[1e38] * 5, *[1e-38] * 5]
    with np.errstate(over="ignore"):
        expected = np.cumprod(x.astype("d")).astype("f")
    close(by_loops("cumprod", x, 0, None), expected)
    x[3] = 0
    assert (by_loops("cumprod", x, 0, None)[3:] == 0).all()


@pytest.mark.parametrize("shape", [(40,), (3, 37), (37, 3)])
def test_running_sums_of_negative_zeros_are_such(shape):
    for dtype in "fd":
        x = np.full(shape, -0.0, dtype)
        assert all(np.signbit(by_loops("cumsum", x, dim, None)).all() for dim in range(len(shape)))


@pytest.mark.parametrize("name", ["cummax", "cummin"])
@pytest.mark.parametrize("dtype", ["f", "d"])
def test_running_extrema_of_equal_ones_and_nan(name, dtype):
    for shape in SHAPES:
        x = RANDOM.choice([0.0, -0.0, 1.0, 2.0, np.inf, -np.inf, np.nan],
                          shape, p=[*[0.2] * 4, 0.1, 0.05, 0.05]).astype(dtype)  # fmt: skip
        for dim in range(-len(shape), len(shape)):
            close(by_loops("running_extremum", name, x, dim),
                  expected_of("running_extremum", name, x, dim))  # fmt: skip


@pytest.mark.parametrize("name", ["max", "min"])
@pytest.mark.parametrize("dtype", ["f", "d"])
def test_first_places_of_extrema(name, dtype):
    for shape in SHAPES:
        x = RANDOM.choice([0.0, -0.0, 2.0, np.inf, -np.inf, np.nan],
                          shape, p=[*[0.3] * 3, 0.04, 0.04, 0.02]).astype(dtype)  # fmt: skip
        for dim in range(-len(shape), len(shape)):
            for keepdim in (True, False):
                args = "extremum_along", name, x, dim, keepdim
                close(by_loops(*args), expected_of(*args))


def test_large_arrays_are_gone_through_by_loops(monkeypatch):
    monkeypatch.setattr(NATIVE, "least", 1 << 14)
    x = ag.tensor(RANDOM.standard_normal((130, 300)), requires_grad=True)
    for call in (
        lambda x: x.cumsum(1), lambda x: x.cumprod(0), lambda x: x.logcumsumexp(1),
        lambda x: x.cummax(1)[0], lambda x: x.sum(), lambda x: x.norm(dim=1), lambda x: x.prod(1),
        lambda x: x.max(0)[0], lambda x: x.nansum(1), lambda x: x.amin(1), lambda x: x.mean(1),
    ):  # fmt: skip
        eager._families.clear()
        y = call(x)
        family = next(f for name, f in eager._families.items() if isinstance(name, str))
        assert None not in family.programs.values()
        slope = ag.grad(y.sum(), [x])[0].numpy()
        with monkeypatch.context() as patch:
            patch.setattr(NATIVE, "least", sys.maxsize)
            z = call(x)
            np.testing.assert_allclose(y.detach().numpy(), z.detach().numpy(), 1e-11, 1e-11)
            np.testing.assert_allclose(slope, ag.grad(z.sum(), [x])[0].numpy(), 1e-11, 1e-11)


@pytest.mark.parametrize(("call", "error"), [
    (lambda x: x.cumsum(2), IndexError), (lambda x: x.cummax(-3), IndexError),
    (lambda x: x.amax(5), IndexError), (lambda x: x.logcumsumexp(2), IndexError),
])  # fmt: skip
def test_errors_are_those_of_kernels(call, error, monkeypatch):
    monkeypatch.setattr(NATIVE, "least", 4)
    with pytest.raises(error, match="Dimension out of range"):
        call(ag.ones(130, 300))


def fused(x: Any) -> Any:
    """Scans and products between other steps, whose rows blocks share."""
    shifted = x - x.cumsum(1) * 0.5
    running = (shifted * 2).logcumsumexp(-1) + x
    return running.sum(0), (x + 1).cumprod(-1) - running, (x * x).prod(1), x.exp().prod(0)


@pytest.mark.parametrize("settings", [LOOPS, BLOCKS], ids=["loops", "blocks"])
@pytest.mark.parametrize("shape", [(9, 21), (6, 5, 7), (40, 3)])
def test_fused_with_other_steps(settings, shape, monkeypatch):
    x = ag.tensor(RANDOM.uniform(-0.5, 0.5, shape))
    compiled = Compiled(fused, settings)
    assert "running add" not in compiled.explain(x).partition("not native:")[2]
    for a, b in zip(compiled(x), fused(x), strict=True):
        close(a.numpy(), b.numpy())
    use_printed(monkeypatch)
    for a, b in zip(Compiled(fused, settings)(x), fused(x), strict=True):
        close(a.numpy(), b.numpy())


@pytest.mark.parametrize("name", [*LINES, "running_extremum"])
def test_printed_loops_are_what_runs(name, monkeypatch):
    x = RANDOM.uniform(0.5, 1.6, (3, 5, 18))
    for dim in range(3):
        args = ("cummin", x, dim) if name not in LINES else LINES[name](x, dim)
        found = by_loops(name, *args)
        with monkeypatch.context() as patch:
            use_printed(patch)
            patch.setattr(eager, "_families", {})
            close(by_loops(name, *args), found)


@needs_guard_pages
@pytest.mark.parametrize("where", ["start", "end"])
@pytest.mark.parametrize("name", [*LINES, "running_extremum"])
def test_loops_stay_within_their_arrays(name, where, monkeypatch):
    monkeypatch.setattr(native_text, "_ELEMENTS", 4)
    for shape in ((19,), (3, 17), (2, 3, 9), (16, 16)):
        x = guarded(RANDOM.uniform(0.5, 1.6, shape).astype("f"), where)
        for dim in range(len(shape)):
            args = ("cummax", x, dim) if name not in LINES else LINES[name](x, dim)
            with made_guarded(where):
                found = by_loops(name, *args)
            close(found, expected_of(name, *args))
