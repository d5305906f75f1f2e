"""Steps of large parameters as native loops: the bits of the NumPy path, in place."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import optim
from autograd.compile import updates
from autograd.kernels import large
from autograd.kernels.large import NATIVE
from tests.optim.test_optim import OPTIMIZERS
from tests.support.native.modules import require_native
from tests.support.optimizers import label

require_native()

SIZE = 5003
"""More than is taken as it is, and a rest behind whole vectors."""
Runs = list[bool]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Runs]:
    """Of each large step whether it was a native loop; these parameters count as large."""
    found: Runs = []

    def run(*args: Any) -> bool:
        found.append(updates.update(*args))
        return found[-1]

    ag.ones(1 << 15).exp()  # so that all native loops are there, and these parts stay replaced
    monkeypatch.setattr(NATIVE, "least", SIZE)
    monkeypatch.setattr(NATIVE, "update", run)
    yield found


def walk(
    name: str, chosen: dict[str, Any], arrays: list[np.ndarray], steps: int = 4
) -> dict[str, np.ndarray]:
    """The parameter that is the first of `arrays`, and its state, after steps with the others as
    gradients."""
    x = ag.from_numpy(arrays[0].copy(order="K")).requires_grad_()
    optimizer = getattr(optim, name)([x], **chosen)
    for k in range(steps):
        x.grad = ag.from_numpy(arrays[1 + k % (len(arrays) - 1)])
        optimizer.step()
    return {"x": x.detach().numpy(), **{k: v.numpy() for k, v in optimizer.state[x].items()}}


def normal(dtype: Any, count: int = 4, shape: Any = SIZE) -> list[np.ndarray]:
    rng = np.random.default_rng(0)
    arrays = [rng.normal(size=shape) for _ in range(count)]
    if np.dtype(dtype).kind == "c":
        arrays = [x + 1j * rng.normal(size=shape) for x in arrays]
    return [x.astype(dtype) for x in arrays]


def assert_same(
    runs: Runs, name: str, chosen: dict[str, Any], arrays: list[np.ndarray], native: bool = True
) -> None:
    """Native or not, the bits are those of the NumPy path."""
    with np.errstate(all="ignore"):
        found = walk(name, chosen, arrays)
        assert runs == [native] * 4
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(NATIVE, "least", sys.maxsize)
            expected = walk(name, chosen, arrays)
    assert len(runs) == 4 and found.keys() == expected.keys()
    for key, value in expected.items():
        assert value.dtype == found[key].dtype
        np.testing.assert_array_equal(found[key], value, err_msg=key)
        there = ~np.isnan(value)
        np.testing.assert_array_equal(
            np.signbit(found[key].real[there]), np.signbit(value.real[there]), err_msg=key
        )


@pytest.mark.parametrize(("name", "chosen"), OPTIMIZERS[::5], ids=label)
def test_a_loop_has_numpy_s_bits(runs: Runs, name: str, chosen: dict[str, Any]) -> None:
    assert_same(runs, name, chosen, normal(np.float32))


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex64])
@pytest.mark.parametrize(("name", "chosen"), OPTIMIZERS, ids=label)
def test_each_loop_has_numpy_s_bits(
    runs: Runs, name: str, chosen: dict[str, Any], dtype: Any
) -> None:
    assert_same(runs, name, chosen, normal(dtype))


ODD = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-310, -1e-40, 1e300, 3e38, -1.0, 1.0, 1e-170]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", sorted({name for name, _ in OPTIMIZERS}))
def test_odd_numbers_come_out_as_of_numpy(runs: Runs, name: str, dtype: Any) -> None:
    with np.errstate(over="ignore"):
        odd = np.array(ODD).astype(dtype)
    first, second = (x.ravel() for x in np.meshgrid(odd, odd))
    arrays = [np.resize(x, SIZE) for x in (first, second, np.roll(second, 5))]
    decay = {} if name == "Rprop" else {"weight_decay": 0.1}
    assert_same(runs, name, {"maximize": True, **decay}, arrays)


def test_other_numbers_need_no_other_loop(runs: Runs) -> None:
    updates._loop.cache_clear()
    x, gradient = (ag.from_numpy(each) for each in normal(np.float32, 2))
    optimizer = optim.Adam([x.requires_grad_()], weight_decay=0.1)
    (group,) = optimizer.param_groups
    for k in range(1, 6):
        x.grad = gradient
        group |= {"lr": 0.1 / k, "eps": 1e-3 / k, "betas": (0.5 / k, 0.9 / k), "weight_decay": k}
        optimizer.step()
    assert runs == [True] * 5 and updates._loop.cache_info().misses == 1


def test_all_sizes_and_threads_run_one_loop(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    updates._loop.cache_clear()
    arrays = normal(np.float32, 2, 3 * updates._ELEMENTS + 5)
    every = []
    for threads in (1, 2, 3):
        monkeypatch.setattr(updates, "thread_count", lambda _, blocks, n=threads: n)
        every.append(walk("Adam", {}, arrays)["x"])
    few = walk("Adam", {}, [each[: SIZE + 1] for each in arrays])["x"]
    assert all(runs) and updates._loop.cache_info().misses == 1
    for found in every[1:]:
        np.testing.assert_array_equal(found, every[0])
    np.testing.assert_array_equal(few, every[0][: SIZE + 1])


def test_a_loop_writes_in_place_and_spoils_graphs_that_saved_the_parameter(runs: Runs) -> None:
    x, gradient = (ag.from_numpy(each) for each in normal(np.float64, 2))
    x.requires_grad_()
    memory, before, version = x._data, gradient.numpy().copy(), x._version
    y = (x * x).sum()
    x.grad = gradient
    optimizer = optim.Adam([x], lr=0.5, maximize=True, weight_decay=0.1)
    optimizer.step()
    kept = [x._data, *[optimizer.state[x][name]._data for name in ("exp_avg", "exp_avg_sq")]]
    optimizer.step()
    assert runs == [True, True] and x._data is memory and x._version == version + 2
    assert kept[1] is optimizer.state[x]["exp_avg"]._data
    assert kept[2] is optimizer.state[x]["exp_avg_sq"]._data
    np.testing.assert_array_equal(gradient.numpy(), before)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.backward()


SHAPE = (37, 139)


def strided() -> list[np.ndarray]:
    return [each[:, ::2] for each in normal(np.float64, 2, (37, 2 * 139))]


def columns() -> list[np.ndarray]:
    first, *others = normal(np.float64, 3, SHAPE)
    return [np.asfortranarray(first), *others]


def unaligned() -> list[np.ndarray]:
    memory = np.zeros(8 * SIZE + 1, np.uint8)[1:].view(np.float64)
    memory[...] = 1.5
    return [memory, *normal(np.float64, 1)]


@pytest.mark.parametrize(
    ("arrays", "native"),
    [
        (columns(), True),
        ([columns()[0], *strided()], True),
        (normal(np.complex128), True),
        (normal(np.float64, 2, (1, SIZE, 1)), True),
        (normal(np.float16), False),
        (normal(np.longdouble), np.longdouble == np.float64),
    ],
    ids=["columns", "gradient", "complex", "shape", "float16", "longdouble"],
)
def test_any_layout_has_the_same_bits(runs: Runs, arrays: list[np.ndarray], native: bool) -> None:
    assert_same(runs, "AdamW", {}, arrays, native)


def test_arrays_that_do_not_suit_are_numpy_s(runs: Runs) -> None:
    x, gradient = (ag.from_numpy(each) for each in strided())
    x = x.detach().requires_grad_()
    x.grad = gradient
    optim.Adam([x]).step()
    assert runs == []  # the arrays do not lie in one order
    x = ag.from_numpy(unaligned()[0]).requires_grad_()
    x.grad = ag.from_numpy(unaligned()[1])
    optim.SGD([x], lr=0.5).step()
    assert runs == [False]
    np.testing.assert_array_equal(x.detach().numpy(), 1.5 - 0.5 * unaligned()[1])


def test_a_gradient_in_the_parameter_s_memory_is_numpy_s(runs: Runs) -> None:
    memory = np.arange(SIZE + 1.0)
    x = ag.from_numpy(memory[1:]).requires_grad_()
    x.grad = ag.from_numpy(memory[:-1])
    optim.SGD([x], lr=0.5).step()
    assert runs == [False]
    np.testing.assert_array_equal(x.detach().numpy(), np.arange(SIZE) * 0.5 + 1)


def test_without_native_loops_steps_are_numpy_s(monkeypatch: pytest.MonkeyPatch) -> None:
    ag.ones(1 << 15).exp()
    monkeypatch.setattr(NATIVE, "least", SIZE)
    assert NATIVE.update is updates.update
    monkeypatch.setattr(NATIVE, "update", large.Loops().update)
    before = updates._loop.cache_info()
    walk("Adam", {}, normal(np.float32))
    assert updates._loop.cache_info() == before
