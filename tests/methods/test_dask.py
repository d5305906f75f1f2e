"""Dask arrays as payloads: recording and backward build one lazy graph, which is right when it is
run, on threads and on the processes of a cluster."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import numpy as np
import pytest

import autograd as ag
from autograd.array.duck import InMemoryError
from autograd.core.tensor import Tensor

dask = pytest.importorskip("dask")
da = pytest.importorskip("dask.array")

ROWS, COLUMNS = 12, 4
CHUNKS = [
    ((1, 6, 5), (3, 1)),
    *(pytest.param(each, marks=pytest.mark.slow) for each in ((12, 4), (5, 4), (4, 2))),
]

PROGRAMS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "arithmetic": lambda x, w: (x * w + 2.0 / (x * x + 1) - x**3).sum(),
    "elementwise": lambda x, w: (x.exp() + x.tanh() * w.sin() + x.abs().sqrt()).mean(),
    "matmul": lambda x, w: ((x @ w) * (w @ w)).tanh().sum(),
    "matrices": lambda x, w: (x.T @ x).relu().sum(),
    "reductions": lambda x, w: (
        x.sum(0) * x.mean(0) + x.var(0) + x.std(0) + x.amax(0) + x.cumsum(0)[-1]
    ).sum(),
    "broadcast": lambda x, w: (x[:, None, :] * w[None, :2, None] * 3.0).sum(),
    "slices": lambda x, w: (x[1:] - x[:-1]).square().sum() + x[::3, 1].sum() + x[-1, ::-2].sum(),
    "differences": lambda x, w: (x.diff(dim=0) * x.diff(dim=0)).sum() + x.diff(dim=1).exp().sum(),
    "joined": lambda x, w: (ag.cat([x, x * x]).sin() + ag.stack([x, -x]).reshape(24, 4)).sum(),
    "where": lambda x, w: ag.where(x > 0, x * w, x.exp()).sum() + x.clamp(-0.5, 0.5).sum(),
    "shapes": lambda x, w: (x.reshape(-1)[3:9] * x.T.reshape(-1)[:6]).sum() + x.ravel()[5],
    "softmax": lambda x, w: (x.softmax(1) * w).sum() + (x.log_softmax(0) * w).sum(),
    "logsumexp": lambda x, w: x.logsumexp(1).sum() + x.logsumexp(0).square().sum(),
    "logistic": lambda x, w: ag.nn.functional.binary_cross_entropy_with_logits(
        x @ w, (x.detach()[:, 0] > 0).to(x.dtype)
    ),
    "norm": lambda x, w: x.norm() + ag.linalg.vector_norm(x, 3, 1).sum(),
}


def refuse(*args: Any, **options: Any) -> NoReturn:
    raise AssertionError("something was computed")


def data() -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(3)
    return random.normal(size=(ROWS, COLUMNS)), random.normal(size=COLUMNS)


def lazily(program: Callable[..., Tensor], chunks: Any) -> tuple[Tensor, Tensor, Tensor]:
    """The result and the gradients of a program, of which nothing has been computed."""
    values, weights = data()
    with dask.config.set(scheduler=refuse):
        x = ag.tensor(da.from_array(values, chunks=chunks), requires_grad=True)
        w = ag.tensor(weights, requires_grad=True)
        result = program(x, w)
        gx, gw = ag.grad(result, [x, w], materialize_grads=True)
    return result, gx, gw


@pytest.mark.parametrize("chunks", CHUNKS, ids=str)
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_is_lazy_and_right(name: str, chunks: Any) -> None:
    program = PROGRAMS[name]
    x, w = (ag.tensor(each, requires_grad=True) for each in data())
    expected = program(x, w)
    wanted = ag.grad(expected, [x, w], materialize_grads=True)
    lazy = lazily(program, chunks)
    found = dask.compute(*lazy, scheduler="synchronous")
    for value, right in zip(found, (expected.detach(), *wanted), strict=True):
        assert not value.requires_grad
        assert type(value.payload) is np.ndarray
        np.testing.assert_allclose(value.numpy(), right.numpy(), rtol=1e-11, atol=1e-12)


def test_backward_accumulates_lazily() -> None:
    values, weights = data()
    with dask.config.set(scheduler=refuse):
        x = ag.tensor(da.from_array(values, chunks=(5, 4)))
        w = ag.tensor(weights, requires_grad=True)
        for _ in range(3):
            (x @ w).square().sum().backward()
        w2 = ag.tensor(weights, requires_grad=True)
        (w2 * 1.0).sum().backward()
        (x @ w2).square().sum().backward()
        assert "dask.array" in repr(w.grad)
        assert w.grad is not None
        assert w.grad.shape == (COLUMNS,)
    right = 2 * values.T @ (values @ weights)
    np.testing.assert_allclose(w.grad.compute(scheduler="synchronous").numpy(), 3 * right)
    assert w2.grad is not None
    np.testing.assert_allclose(w2.grad.compute(scheduler="synchronous").numpy(), right + 1)


def test_second_derivatives_are_lazy() -> None:
    values, weights = data()
    with dask.config.set(scheduler=refuse):
        x = ag.tensor(da.from_array(values, chunks=(5, 4)))
        w = ag.tensor(weights, requires_grad=True)
        (g,) = ag.grad((x @ w).tanh().sum(), [w], create_graph=True)
        (h,) = ag.grad(g.square().sum(), [w])
    w = ag.tensor(weights, requires_grad=True)
    (g,) = ag.grad((ag.tensor(values) @ w).tanh().sum(), [w], create_graph=True)
    (right,) = ag.grad(g.square().sum(), [w])
    np.testing.assert_allclose(h.compute(scheduler="synchronous").numpy(), right.numpy())


def test_the_ways_to_the_numbers() -> None:
    values, _ = data()
    array = da.from_array(values, chunks=(5, 4))
    x = ag.tensor(array, requires_grad=True)
    assert x.device == "cpu"
    assert x.detach().payload is array
    assert (array * x).grad_fn is not None
    assert np.sin(x).grad_fn is not None
    assert ag.as_tensor(array).payload is array
    loss = x.sum()
    assert loss.item() == pytest.approx(values.sum())
    assert not loss.compute().requires_grad
    (kept,) = dask.persist(x.detach() * 2, scheduler="synchronous")
    np.testing.assert_array_equal(kept.compute().numpy(), values * 2)
    assert not dask.is_dask_collection(ag.tensor(values))
    again = pickle.loads(pickle.dumps(x.detach()))
    np.testing.assert_array_equal(again.compute().numpy(), values)
    np.testing.assert_array_equal(x.detach().cpu().numpy(), values)
    with pytest.raises(RuntimeError, match="moving is not recorded"):
        x.cpu()
    with pytest.raises(RuntimeError, match="requires grad"):
        _ = x.payload


def test_what_needs_memory_says_so() -> None:
    values, _ = data()
    array = da.from_array(values, chunks=(5, 4))
    x = ag.tensor(array, requires_grad=True)
    with dask.config.set(scheduler=refuse):
        for call in (
            lambda: np.asarray(x.detach()),
            lambda: x.detach().numpy(),
            lambda: x.sort(),
            lambda: ag.linalg.cholesky(x.T @ x),
            lambda: ag.nn.functional.max_pool1d(x, 2),
        ):
            with pytest.raises(InMemoryError, match=r"dask\.array\.core\.Array"):
                call()
        for unknown in (array[array > 0], array[array[:, 0] > 0]):
            with pytest.raises(InMemoryError, match="unknown shape"):
                ag.tensor(unknown)
        with pytest.raises(InMemoryError, match="unknown shape"):
            x[x > 0]


def test_the_graph_grows_linearly_in_chunks() -> None:
    def tasks(count: int) -> int:
        x = ag.tensor(da.ones((count, 8), chunks=(1, 8)))
        w = ag.tensor(np.ones(8), requires_grad=True)
        (x @ w).sigmoid().sum().backward()
        assert w.grad is not None
        return len(dict(w.grad.__dask_graph__()))

    few, many, more = tasks(32), tasks(64), tasks(128)
    assert more - many <= 2.2 * (many - few)
    assert more <= 24 * 128


# ---- a cluster of two processes on this machine --------------------------------------------------


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with (
        dask.config.set({"distributed.comm.timeouts.connect": "20s"}),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1",
            dashboard_address=None, silence_logs=50,
        ) as cluster,
        distributed.Client(cluster) as client,
    ):  # fmt: skip
        yield client


def gradient_of_rows(seed: int, weights: np.ndarray) -> np.ndarray:
    """The gradient of the loss of 50 rows, which the worker makes itself."""
    random = np.random.default_rng(seed)
    rows = ag.tensor(random.normal(size=(50, COLUMNS)))
    w = ag.tensor(weights, requires_grad=True)
    (g,) = ag.grad(ag.nn.functional.softplus(rows @ w).sum(), [w])
    return g.numpy()


def kill_once(path: str, seed: int, weights: np.ndarray) -> np.ndarray:
    """The same, in a process that dies the first time."""
    if not os.path.exists(path):
        with open(path, "w"):
            pass
        os.kill(os.getpid(), signal.SIGKILL)
    return gradient_of_rows(seed, weights)


@pytest.mark.slow
def test_the_cluster_adds_up_the_gradients_of_chunks(client: Any) -> None:
    values, weights = data()
    lazy = lazily(PROGRAMS["logistic"], (3, 4))
    x, w = ag.tensor(values, requires_grad=True), ag.tensor(weights, requires_grad=True)
    wanted = ag.grad(PROGRAMS["logistic"](x, w), [x, w])
    _, gx, gw = dask.compute(*lazy)  # by the client
    np.testing.assert_allclose(gx.numpy(), wanted[0].numpy(), rtol=1e-12)
    np.testing.assert_allclose(gw.numpy(), wanted[1].numpy(), rtol=1e-12)


@pytest.mark.slow
def test_a_worker_is_killed_and_the_sum_is_right(client: Any, tmp_path: Any) -> None:
    _, weights = data()
    seeds = range(12)
    sent = client.scatter(weights, broadcast=True)
    futures = client.map(gradient_of_rows, seeds[:-1], weights=sent)
    futures.append(
        client.submit(kill_once, str(tmp_path / "killed"), seeds[-1], weights, retries=2)
    )
    total = client.submit(sum, futures).result(timeout=60)
    assert (tmp_path / "killed").exists()
    right = sum(gradient_of_rows(seed, weights) for seed in seeds)
    np.testing.assert_allclose(total, right, rtol=1e-13)
