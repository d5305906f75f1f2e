"""Native loops in eager execution: rows that take numbers apart, gradients handed on, and arrays
that lie in memory in another order or have repeated elements."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from scipy import special
from scipy.special import softmax as scipy_softmax

import autograd as ag
from autograd import kernels
from autograd.compile import eager
from autograd.kernels.large import NATIVE
from autograd.nn import functional as F  # noqa: N812
from tests.compile.test_eager import made_programs, normal, without
from tests.support.native.modules import require_native
from tests.support.seeding import RANDOM

require_native()


def test_gradients_that_are_handed_on_leave_loops_to_the_others() -> None:
    """The gradient of one argument is what comes, that of the other a loop."""
    x, y = (ag.tensor(normal(200, 200) + 3, requires_grad=True) for _ in range(2))
    w = normal(200, 200)
    eager._families.clear()
    x.fmod(y).backward(ag.tensor(w))
    assert all(program for name, program in made_programs() if isinstance(name, type))
    np.testing.assert_array_equal(x.grad.numpy(), w)
    quotient = x.detach().numpy() / y.detach().numpy()
    np.testing.assert_allclose(y.grad.numpy(), -w * np.trunc(quotient))
    y.grad += 1
    np.testing.assert_array_equal(x.grad.numpy(), w)


@pytest.mark.parametrize("dtype", ["f", "d"])
def test_exponents_are_added_exactly(dtype: str) -> None:
    """Also where a power of two alone would overflow, and where the result is subnormal."""
    steps = (np.arange(20_000) * 7) % 2300 - 1150
    with np.errstate(all="ignore"):
        x = (normal(20_000) * 2.0 ** -(np.arange(20_000) % 1100)).astype(dtype)
        found = ag.ldexp(ag.tensor(x), ag.tensor(steps)).numpy()
        np.testing.assert_array_equal(found, np.ldexp(x, steps))


@pytest.mark.parametrize("dtype", ["f", "d"])
def test_logit_of_bounded_numbers(dtype: str) -> None:
    x = np.linspace(-0.1, 1.1, 20_000).astype(dtype)
    found = eager.run("logit", (x, 0.1))
    assert found.dtype == x.dtype
    tolerance = 1e-6 if dtype == "f" else 1e-14
    expected = special.logit(np.clip(x.astype("d"), 0.1, 0.9))
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("part", [np.s_[:, 50:], np.s_[::2], np.s_[:, ::2], np.s_[:, ::-1]])
def test_arrays_with_gaps(part: Any) -> None:
    """Those whose rows are as in C order go through loops; results are laid out as NumPy's."""
    x = normal(300, 200)
    eager._families.clear()
    found = ag.tensor(x)[part].exp().numpy()
    assert found.strides == np.exp(x[part]).strides
    np.testing.assert_allclose(found, np.exp(x[part]), rtol=1e-15)
    assert bool(made_programs()) == (x[part].strides[-1] == x.itemsize)


@pytest.mark.parametrize("dtype", ["f", "d", "i", "?", "D"])
@pytest.mark.parametrize("dims", [(0,), (1,), (-1, 0), ()])
def test_flip_of_many(dims: tuple[int, ...], dtype: str) -> None:
    x = (normal(150, 131) * 3).astype(dtype)
    if dtype in "fd":
        x[3, 5], x[7, 130], x[149, 0] = np.nan, -0.0, -np.inf
    eager._families.clear()
    found = ag.tensor(x).flip(dims).numpy()
    assert found.dtype == x.dtype
    assert found.tobytes() == np.flip(x, dims).tobytes()
    assert dtype not in "fd" or any(program for _, program in made_programs())


TURNED = {
    "transposed": lambda x: x.T,
    "channels last": lambda x: x.reshape(4, 5, 20, 100).transpose(0, 3, 1, 2),
    "moved": lambda x: np.moveaxis(x.reshape(10, 40, 100), 2, 0),
    "rows with gaps": lambda x: x[:, :150],
    "every second row": lambda x: x[::2],
}


@pytest.mark.parametrize("how", TURNED)
@pytest.mark.parametrize("name", ["gelu", "sigmoid", "tanh", "silu", "softplus", "exp"])
def test_elements_that_lie_in_another_order(
    name: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    x = TURNED[how](normal(200, 200))

    def call() -> list[np.ndarray]:
        leaf = ag.tensor(x.copy(), requires_grad=True)
        function = getattr(F, name, None) or getattr(ag, name)
        y = function(view_of(leaf, x))
        weights = view_of(ag.tensor(np.cos(x)), x)
        return [y.detach().numpy(), ag.grad((y * weights).sum(), leaf)[0].numpy()]

    def view_of(tensor: ag.Tensor, like: np.ndarray) -> ag.Tensor:
        """The same elements, lying as those of `like`."""
        axes = sorted(range(like.ndim), key=lambda d: -like.strides[d])
        return tensor.permute(axes).contiguous().permute(list(np.argsort(axes)))

    eager._families.clear()
    found = call()
    assert any(program for _, program in made_programs())
    expected = without(monkeypatch, call)
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-11, atol=1e-13)
    if how in ("transposed", "channels last", "moved"):
        assert found[0].strides == np.empty_like(x).strides  # as PyTorch's


SUMS = {
    "all": lambda y: y.sum(),
    "rows": lambda y: (y.mean(-1) ** 2).sum(),
    "columns": lambda y: (y.mean(0) ** 2).sum(),
    "middle": lambda y: (y.reshape(10, 13, -1).mean(1) ** 2).sum(),
}


@pytest.mark.parametrize("how", SUMS)
@pytest.mark.parametrize("name", ["gelu", "tanh", "layer_norm", "softmax", "cumsum"])
def test_gradients_of_repeated_numbers(
    name: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of sums, which lie in memory once for all elements."""
    x = normal(130, 300)
    functions = {
        "layer_norm": lambda y: F.layer_norm(y, (300,)),
        "softmax": lambda y: F.softmax(y, -1),
        "cumsum": lambda y: y.cumsum(-1),
    }
    function = functions.get(name) or getattr(F, name)

    def call() -> np.ndarray:
        leaf = ag.tensor(x, requires_grad=True)
        return ag.grad(SUMS[how](function(leaf)), leaf)[0].numpy()

    eager._families.clear()
    found = call()
    np.testing.assert_allclose(found, without(monkeypatch, call), rtol=1e-9, atol=1e-12)


IN_PLACE = {
    "relu_": lambda x, y: x.relu_(),
    "neg_": lambda x, y: x.neg_(),
    "exp_": lambda x, y: x.exp_(),
    "sigmoid_": lambda x, y: x.sigmoid_(),
    "clamp_": lambda x, y: x.clamp_(-0.5, 0.5),
    "add_": lambda x, y: x.add_(y, alpha=0.5),
    "itself": lambda x, y: x.add_(x),
    "lerp_": lambda x, y: x.lerp_(y, 0.25),
    "addcmul_": lambda x, y: x.addcmul_(y, y, value=0.5),
    "leaky_relu_": lambda x, y: F.leaky_relu(x, 0.1, inplace=True),
    "masked by what is read": lambda x, y: x.mul_(x > y),
    "its own mirror": lambda x, y: x.add_(x.flip(0)),
    "its own transpose": lambda x, y: x.sub_(x.t()),
    "a row of it": lambda x, y: x.sub_(x[3]),
    "another dtype": lambda x, y: x.add_(y.float()),
    "a part of it": lambda x, y: x[100:].mul_(y[100:]),
    "what has gaps": lambda x, y: x[:, ::2].add_(y[:, ::2]),
}


@pytest.mark.parametrize("name", IN_PLACE)
def test_results_are_written_in_place(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NATIVE, "shared", NATIVE.least)
    values, others = normal(600, 600), normal(600, 600)

    def call(recorded: bool) -> list[np.ndarray]:
        leaf = ag.tensor(values, requires_grad=recorded)
        x, y = leaf * 1 if recorded else leaf, ag.tensor(others)
        address = x.data_ptr()
        found = IN_PLACE[name](x, y)
        assert x.data_ptr() == address
        grads = [ag.grad((found * found).sum(), leaf)[0]] if recorded else []
        np.testing.assert_array_equal(y.numpy(), others)
        return [each.numpy(force=True) for each in (x, *grads)]

    for recorded in (False, True):
        expected = without(monkeypatch, partial(call, recorded))
        for one, other in zip(call(recorded), expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-13, atol=1e-13)


def test_loops_write_where_they_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """They take the memory of what they are given, and nothing is copied."""
    x, y = (ag.tensor(normal(200, 200)) for _ in range(2))
    eager._families.clear()
    monkeypatch.setattr(np, "copyto", None)
    for _ in range(2):
        x.addcmul_(y, y, value=0.5)
    (family,) = eager._families.values()
    assert all(family.programs.values())
    assert len(family.met) == 1


def test_what_does_not_fit_is_refused_before_it_is_written() -> None:
    x = ag.tensor(normal(200, 200))
    before = x.numpy().copy()
    with pytest.raises(RuntimeError, match="broadcast"):
        x.addcmul_(ag.ones(3, 200, 200), ag.ones(200, 200))
    with pytest.raises(RuntimeError, match="can't be cast"):
        x.mul_(ag.ones(200, 200) * 1j)
    np.testing.assert_array_equal(x.numpy(), before)


# ---- half precision ------------------------------------------------------------------------------


def _odd_halves() -> np.ndarray:
    """All numbers of half precision, nan and infinities among them."""
    return np.arange(1 << 16, dtype=np.uint16).view(np.float16)


def _odd_singles() -> np.ndarray:
    """Numbers of single precision, most of them in the range of half precision, ties and limits."""
    halves = _odd_halves().astype(np.float32)
    wide = RANDOM.integers(0, 1 << 32, 1 << 16, dtype=np.uint32).view(np.float32)
    with np.errstate(all="ignore"):
        middles = (halves[1:] + halves[:-1]) / 2
        return np.concatenate([wide, middles, np.nextafter(middles, 0), np.nextafter(middles, 9)])


@pytest.mark.parametrize("source, target", ["ef", "ed", "fe"])
@pytest.mark.parametrize("start", [0, 1, 7])
def test_casts_of_half_precision_give_the_bits_of_numpy(source, target, start):
    x = (_odd_halves() if source == "e" else _odd_singles())[start:]
    with np.errstate(all="ignore"):
        expected = x.astype(target)
    found = ag.tensor(x).to(np.dtype(target)).numpy()
    np.testing.assert_array_equal(found, expected)
    np.testing.assert_array_equal(np.signbit(found), np.signbit(expected))


def test_casts_of_half_precision_leave_layouts_to_numpy():
    x = normal(300, 200).astype(np.float16)
    for take in (lambda x: x.T, lambda x: x[:, ::2], lambda x: x[None], lambda x: x[:0]):
        found = take(ag.tensor(x)).float().numpy()
        np.testing.assert_array_equal(found, take(x).astype(np.float32))
        assert found.strides == take(x).astype(np.float32).strides
    turned = x.astype(">f2")
    np.testing.assert_array_equal(kernels.to(turned, "f4"), x.astype("f4"))


@pytest.mark.parametrize(
    "function",
    [
        lambda x, y: x * y, lambda x, y: x + 2 * y, lambda x, y: x.exp() * y,
        lambda x, y: x * y[:1],
        lambda x, y: x / (y * y + 1), lambda x, y: x.relu() - y, lambda x, y: x.t() * y.t(),
        lambda x, y: (x > y).to(x.dtype) * x + y, lambda x, y: F.gelu(x) * y,
        lambda x, y: x.to(np.float32).sin().to(x.dtype) * y, lambda x, y: ag.atan2(x, y + 4),
        lambda x, y: x.sigmoid() * y, lambda x, y: F.softplus(x) + x.erf() * y.clamp(-1, 1),
        lambda x, y: x.softmax(1) * y, lambda x, y: x.log_softmax(0) + y.cumsum(1),
        lambda x, y: x.sum(1) * y.amax(1), lambda x, y: x.logsumexp(1) * y.norm(2, 1),
        lambda x, y: F.layer_norm(x, (300,)) * y, lambda x, y: y * x.softmax(1, x.dtype),
        lambda x, y: F.layer_norm(x, (300,), y[3], y[4]), lambda x, y: F.batch_norm(
            x.view(13, 10, 300), None, None, y[3, :10], y[4, :10], True).view(130, 300) * y,
        lambda x, y: F.group_norm(x.view(13, 10, 300), 5).view(130, 300) * y,
        lambda x, y: (x * y).sum(1).expand(300, 130).t() + y.max(1)[0][:, None],
    ],
)  # fmt: skip
def test_half_precision_is_computed_in_single_precision(function):
    """Within its rounding of what double precision gives."""
    x, y = (normal(130, 300).astype(np.float16) for _ in range(2))

    def run(dtype: str) -> list[np.ndarray]:
        leaves = [ag.tensor(each.astype(dtype), requires_grad=True) for each in (x, y)]
        result = function(*leaves)
        result.backward(result.detach())
        return [each.numpy() for each in (result.detach(), *[leaf.grad for leaf in leaves])]

    for found, exact in zip(run("e"), run("d"), strict=True):
        assert found.dtype == np.float16
        largest = np.abs(exact).max()
        np.testing.assert_allclose(found, exact, rtol=4e-3, atol=4e-4 * max(1, largest))


def test_normalization_in_half_precision_is_a_loop():
    x, grad = normal(130, 300).astype(np.float16), np.broadcast_to(np.float16(2), (130, 300))
    found = eager.run("native_layer_norm", (x, (300,), None, None, 1e-5))
    assert [each.dtype for each in found] == [np.float16] * 3
    given = (grad, x, (300,), None, *found[1:], (True, False, False))
    assert eager.run("layer_norm_backward", given)[0].dtype == np.float16


def test_another_dtype_than_half_precision_is_kept():
    x = ag.tensor(normal(130, 300).astype(np.float16))
    single = {"dtype": np.float32}
    for found in (x.softmax(1, **single), x.sum(1, **single), x.cumsum(1, **single)):
        assert found.dtype == np.float32
    exact = scipy_softmax(x.numpy().astype(float), 1)
    np.testing.assert_allclose(x.softmax(1, np.float32).numpy(), exact, rtol=1e-5)
    for found in (x.max(0)[0], x.var(1), x.prod(1), x.cummax(0)[0], x.mean(0)):
        assert found.dtype == np.float16


def test_neighbours_in_half_precision_are_their_own():
    x = np.arange(1, 1 << 15, dtype=np.uint16).view(np.float16)
    y = -x
    found = ag.nextafter(ag.tensor(x), ag.tensor(y)).numpy()
    np.testing.assert_array_equal(found, np.nextafter(x, y))
    infinite = np.full(20_000, np.inf, np.float16)
    assert (ag.nan_to_num(ag.tensor(infinite)).numpy() == 65504).all()


@pytest.mark.parametrize("dtype", ["f", "d"])
def test_quotients_rounded_down(dtype: str) -> None:
    odd = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 0.1, 1e30, -7.5], dtype)
    x, y = (each.reshape(-1) for each in np.meshgrid(odd, odd))
    x, y = (np.concatenate([each, normal(20_000, dtype=dtype)]) for each in (x, y))
    with np.errstate(all="ignore"):
        expected = np.floor_divide(x, y)
    np.testing.assert_array_equal((ag.tensor(x) // ag.tensor(y)).numpy(), expected)


# ---- distances -----------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("p", [1, 2])
@pytest.mark.parametrize("sizes", [(130, 150, 3), (200, 90, 17), (1, 20_000, 2), (300, 60, 1)])
def test_distances_of_many_rows(sizes: tuple[int, int, int], p: int, dtype: str, monkeypatch):
    rows, others, length = sizes
    x, y = normal(rows, length, dtype=dtype), normal(others, length, dtype=dtype)
    y[: min(rows, others) : 7] = x[: min(rows, others) : 7]  # at distance 0
    grad = normal(rows, others, dtype=dtype)
    y[-1] = np.inf

    def run() -> list[np.ndarray]:
        leaves = [ag.tensor(each, requires_grad=True) for each in (x, y)]
        found = ag.cdist(*leaves, p, "donot_use_mm_for_euclid_dist")
        found.backward(ag.tensor(grad))
        return [each.numpy() for each in (found.detach(), *[leaf.grad for leaf in leaves])]

    with np.errstate(invalid="ignore"):
        results, by_numpy = run(), without(monkeypatch, run)
    gaps = x.astype("d")[:, None] - y[:-1].astype("d")
    exact = np.linalg.norm(gaps, p, -1)
    np.testing.assert_allclose(results[0][:, :-1], exact, rtol=1e-6 if dtype == "f" else 1e-14)
    assert np.isposinf(results[0][:, -1]).all()
    slopes = np.sign(gaps) if p == 1 else gaps / np.where(exact == 0, 1, exact)[..., None]
    sums = (slopes * grad[:, :-1, None]).sum(0)
    np.testing.assert_allclose(results[2][:-1], -sums, atol=1e-4 if dtype == "f" else 1e-11)
    for mine, other in zip(results, by_numpy, strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-4, atol=1e-4 if dtype == "f" else 1e-11)


@pytest.mark.parametrize("p", [1, 2])
def test_distances_of_pairs(p: int) -> None:
    x = ag.tensor(normal(170, 5), requires_grad=True)
    pairs = ag.pdist(x, p)
    rows, columns = np.triu_indices(170, 1)
    expected = np.linalg.norm(x.detach().numpy()[rows] - x.detach().numpy()[columns], p, -1)
    np.testing.assert_allclose(pairs.detach().numpy(), expected, rtol=1e-14)
    grad = normal(len(rows))
    (found,) = ag.grad(pairs, x, ag.tensor(grad))
    step = np.zeros((170, 5))
    step[3, 2] = 1e-6
    ends = [ag.pdist(x.detach() + ag.tensor(sign * step), p).numpy() @ grad for sign in (1, -1)]
    np.testing.assert_allclose(found.numpy()[3, 2], (ends[0] - ends[1]) / 2e-6, rtol=1e-6)
