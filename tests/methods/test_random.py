"""Random numbers: the same for the same seed, distributed as they should be."""

from __future__ import annotations

import copy
import math
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from tests.support.in_threads import in_threads

MANY = 40_000


@pytest.fixture(autouse=True)
def _seeded() -> Iterator[None]:
    """Each test starts from one seed, so that none fails by chance, and leaves no trace."""
    with ag.random.fork_rng():
        ag.manual_seed(20)
        yield


def _seeded_generator(seed: int = 0) -> ag.Generator:
    return ag.Generator().manual_seed(seed)


# ---- the generator -------------------------------------------------------------------------------


RANDINT = [497, 849, 339, 554, 957]
RAND = [0.33538733475252547, 0.6359496692047452, 0.03219582150815248]
RAND_SINGLE = [0.07552230358123779, 0.3185884356498718]
RANDPERM = [5, 0, 2, 1, 4, 3]
RANDN = [0.6405064855794868, 0.7717724334939127, -2.3450047445769275]
BERNOULLI = [1.0, 1.0, 0.0, 1.0, 0.0, 0.0]


def test_numbers_of_a_seed() -> None:
    """These are the same on every machine."""
    g = _seeded_generator()
    assert ag.randint(1000, (5,), generator=g).tolist() == RANDINT
    assert ag.rand(3, generator=g).tolist() == RAND
    assert ag.rand(2, generator=g, dtype=ag.float32).tolist() == RAND_SINGLE
    assert ag.randperm(6, generator=g).tolist() == RANDPERM
    np.testing.assert_allclose(ag.randn(3, generator=g).numpy(), RANDN, rtol=1e-14)
    assert ag.bernoulli(ag.full((6,), 0.5), generator=g).tolist() == BERNOULLI


DRAWS: dict[str, Callable[[Any], Tensor]] = {
    "rand": lambda g: ag.rand(4, generator=g),
    "randn": lambda g: ag.randn(2, 2, generator=g),
    "randint": lambda g: ag.randint(9, (4,), generator=g),
    "randint.low": lambda g: ag.randint(2, 9, (4,), generator=g),
    "randperm": lambda g: ag.randperm(9, generator=g),
    "rand_like": lambda g: ag.rand_like(ag.ones(3), generator=g),
    "randn_like": lambda g: ag.randn_like(ag.ones(3), generator=g),
    "randint_like": lambda g: ag.randint_like(ag.ones(3), 9, generator=g),
    "randint_like.low": lambda g: ag.randint_like(ag.ones(3), 2, 9, generator=g),
    "bernoulli": lambda g: ag.bernoulli(ag.full((20,), 0.5), generator=g),
    "bernoulli.p": lambda g: ag.ones(20).bernoulli(0.5, generator=g),
    "normal": lambda g: ag.normal(ag.ones(3), ag.ones(3), generator=g),
    "normal numbers": lambda g: ag.normal(1.0, 2.0, (3,), generator=g),
    "poisson": lambda g: ag.poisson(ag.full((9,), 5.0), generator=g),
    "multinomial": lambda g: ag.multinomial(ag.ones(9), 4, generator=g),
    "uniform_": lambda g: ag.ones(3).uniform_(-1, 1, generator=g),
    "normal_": lambda g: ag.ones(3).normal_(generator=g),
    "bernoulli_": lambda g: ag.ones(20).bernoulli_(generator=g),
    "random_": lambda g: ag.ones(3).random_(generator=g),
    "exponential_": lambda g: ag.ones(3).exponential_(generator=g),
    "geometric_": lambda g: ag.ones(9).geometric_(0.3, generator=g),
    "log_normal_": lambda g: ag.ones(3).log_normal_(generator=g),
    "cauchy_": lambda g: ag.ones(3).cauchy_(generator=g),
}


@pytest.mark.parametrize("name", DRAWS)
def test_a_seed_decides(name: str) -> None:
    draw = DRAWS[name]
    g = _seeded_generator(7)
    first, second = draw(g).tolist(), draw(g).tolist()
    assert first != second
    g.manual_seed(7)
    assert [draw(g).tolist(), draw(g).tolist()] == [first, second]
    assert draw(_seeded_generator(8)).tolist() != first
    before = ag.get_rng_state()
    draw(g)
    assert ag.equal(ag.get_rng_state(), before), "another generator's state changed"
    ag.manual_seed(7)
    assert draw(None).tolist() == first


def test_state() -> None:
    g = _seeded_generator(5)
    ag.rand(3, generator=g, dtype=ag.float32)  # leaves half of a word behind
    state = g.get_state()
    assert state.dtype == ag.uint8
    expected = ag.rand(4, generator=g, dtype=ag.float32).tolist()
    for other in (ag.Generator(), g):
        other.set_state(state)
        assert other.initial_seed() == 5
        assert ag.rand(4, generator=other, dtype=ag.float32).tolist() == expected
    g.set_state(state)
    for other in (g.clone_state(), copy.deepcopy(g), pickle.loads(pickle.dumps(g))):
        assert ag.rand(4, generator=other, dtype=ag.float32).tolist() == expected
    with pytest.raises(TypeError, match="expected a ByteTensor, but got list"):
        g.set_state([1])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="RNG state must be a ByteTensor"):
        g.set_state(ag.zeros(3))
    with pytest.raises(RuntimeError, match="size to be 3"):
        g.set_state(ag.zeros(3, dtype=ag.uint8))


def test_the_default_generator() -> None:
    assert ag.manual_seed(4) is ag.default_generator
    assert ag.initial_seed() == 4
    state = ag.get_rng_state()
    expected = ag.rand(2).tolist()
    ag.set_rng_state(state)
    assert ag.rand(2).tolist() == expected
    assert ag.seed() == ag.initial_seed() != 4
    assert ag.manual_seed(1.7).initial_seed() == 1
    ag.manual_seed(3)
    with ag.random.fork_rng():
        inside = ag.rand(2).tolist()
    assert ag.rand(2).tolist() == inside


def test_seeds() -> None:
    g = ag.Generator()
    assert g.initial_seed() == 67280421310721
    assert g.device == "cpu"
    assert g.manual_seed(-1).initial_seed() == 2**64 - 1
    assert g.manual_seed(np.int64(3)).initial_seed() == 3
    assert g.seed() != g.seed()
    for wrong in (2**64, -(2**63) - 1):
        with pytest.raises(ValueError, match="Overflow when unpacking long"):
            g.manual_seed(wrong)
    for wrong in (1.5, "a"):
        with pytest.raises(RuntimeError, match="manual_seed expected a long, but got"):
            g.manual_seed(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="invalid literal for int"):
        ag.manual_seed("a")
    with pytest.raises(RuntimeError, match="generators are on the CPU"):
        ag.Generator("cuda")
    with pytest.raises(TypeError, match="must be Generator, not int"):
        ag.rand(2, generator=3)


def test_threads_share_a_generator() -> None:
    """Nothing is drawn twice and nothing is lost."""
    g = _seeded_generator(2)
    found = in_threads(4, lambda _: [ag.rand(5, generator=g).tolist() for _ in range(200)])
    numbers = [number for drawn in found for row in drawn for number in row]
    assert sorted(numbers) == sorted(ag.rand(4000, generator=g.manual_seed(2)).tolist())


# ---- distributions -------------------------------------------------------------------------------


def _assert_moments(x: Tensor, mean: float, variance: float) -> None:
    """Mean within five standard errors, variance within a few percent."""
    values = x.numpy().astype(np.float64)
    assert abs(values.mean() - mean) < 5 * math.sqrt(variance / values.size)
    assert abs(values.var() - variance) < 0.05 * variance


@pytest.mark.parametrize("dtype", [ag.float16, ag.float32, ag.float64], ids=str)
def test_uniform_and_normal(dtype: Any) -> None:
    x = ag.rand(MANY, dtype=dtype)
    assert x.dtype == dtype
    assert 0 <= x.numpy().min() < x.numpy().max() < 1
    _assert_moments(x, 0.5, 1 / 12)
    x = ag.randn(MANY, dtype=dtype)
    assert x.dtype == dtype
    _assert_moments(x, 0, 1)
    _assert_moments(ag.ones(MANY, dtype=dtype).uniform_(-1, 3), 1, 16 / 12)
    _assert_moments(ag.ones(MANY, dtype=dtype).normal_(2, 3), 2, 9)
    _assert_moments(ag.ones(MANY, dtype=dtype).exponential_(0.5), 2, 4)


@pytest.mark.parametrize("dtype", [ag.complex64, ag.complex128], ids=str)
def test_complex_numbers(dtype: Any) -> None:
    x = ag.randn(MANY, dtype=dtype)
    assert x.dtype == dtype
    for part in (x.real, x.imag):
        _assert_moments(part, 0, 0.5)
    for part in (ag.rand(MANY, dtype=dtype).real, ag.rand(MANY, dtype=dtype).imag):
        _assert_moments(part, 0.5, 1 / 12)
    x.uniform_(-1, 3)
    for part in (x.real, x.imag):
        _assert_moments(part, 1, 16 / 12)


def test_other_distributions() -> None:
    _assert_moments(ag.normal(2.0, 3.0, (MANY,)), 2, 9)
    _assert_moments(ag.normal(ag.full((MANY,), 2.0), 3.0), 2, 9)
    _assert_moments(ag.normal(2.0, ag.full((MANY,), 3.0)), 2, 9)
    _assert_moments(ag.poisson(ag.full((MANY,), 4.0)), 4, 4)
    _assert_moments(ag.bernoulli(ag.full((MANY,), 0.2)), 0.2, 0.16)
    _assert_moments(ag.zeros(MANY).bernoulli(0.2), 0.2, 0.16)
    _assert_moments(ag.zeros(MANY).bernoulli_(ag.tensor(0.2)), 0.2, 0.16)
    _assert_moments(ag.zeros(MANY).geometric_(0.4), 2.5, 0.6 / 0.16)
    _assert_moments(ag.zeros(MANY).log_normal_(1, 0.5).log(), 1, 0.25)
    assert abs(np.median(ag.zeros(MANY).cauchy_(3, 2).numpy()) - 3) < 0.1
    assert ag.normal(ag.zeros(2, 1), ag.ones(3)).shape == (2, 3)


def test_integers() -> None:
    counts = ag.bincount(ag.randint(2, 6, (MANY,)))
    assert counts[:2].tolist() == [0, 0]
    assert counts[2:].numpy().min() > 0.23 * MANY
    assert ag.randint(-3, 3, (100,), dtype=ag.float32).dtype == ag.float32
    assert sorted(ag.randperm(50).tolist()) == list(range(50))
    assert ag.randperm(5, dtype=ag.float32).dtype == ag.float32
    for dtype, largest in ((ag.int8, 128), (ag.bool_, 2), (ag.float16, 2049)):
        filled = ag.zeros(500, dtype=dtype).random_()
        assert 0 <= filled.numpy().min() <= filled.numpy().max() < largest
    assert set(ag.zeros(100).random_(2, 4).tolist()) == {2.0, 3.0}
    assert set(ag.zeros(100, dtype=ag.uint8).random_(2).tolist()) == {0, 1}


def test_multinomial() -> None:
    weights = ag.tensor([1.0, 0.0, 3.0])
    drawn = ag.multinomial(weights, MANY, replacement=True)
    shares = ag.bincount(drawn, minlength=3).numpy() / MANY
    np.testing.assert_allclose(shares, [0.25, 0, 0.75], atol=0.02)
    pairs = ag.multinomial(weights.expand(2000, 3), 2).numpy()
    assert pairs.shape == (2000, 2)
    assert set(map(tuple, pairs.tolist())) == {(0, 2), (2, 0)}
    assert abs(np.mean(pairs[:, 0] == 2) - 0.75) < 0.05
    assert ag.multinomial(ag.tensor([1e308, 1e308, 0.0]), 50, True).numpy().max() == 1
    assert ag.multinomial(ag.tensor([[0.0, 1.0], [1.0, 0.0]]), 1).tolist() == [[1], [0]]


# ---- gradients -----------------------------------------------------------------------------------


def test_draws_have_zero_gradients() -> None:
    """As in PyTorch: what is drawn stays in the graph, and its gradient is zero."""
    p = ag.full((3,), 0.5, requires_grad=True)
    draws = [
        (ag.bernoulli(p), "BernoulliBackward"),
        (ag.poisson(p), "PoissonBackward"),
        (ag.normal(p, p), "NormalBackward"),
        (ag.normal(p), "NormalBackward"),
        (ag.normal(1.0, p), "NormalBackward"),
        (ag.bernoulli(p, 0.5), "BernoulliBackward"),
    ]
    for drawn, node in draws:
        assert drawn.grad_fn.name().startswith(node)
        (grad,) = ag.grad(drawn.sum(), p)
        assert grad.tolist() == [0, 0, 0]
    assert not ag.multinomial(p, 2).requires_grad


@pytest.mark.torch
def test_the_same_draws_require_grad_in_pytorch(torch) -> None:
    for f in (ag, torch):
        p = f.full((3,), 0.5, requires_grad=True)
        drawn = (
            f.bernoulli(p), f.poisson(p), f.normal(p, p), f.normal(p), f.normal(1.0, p),
            f.multinomial(p, 2), f.rand_like(p), f.randint_like(p, 3), f.zeros_like(p),
        )  # fmt: skip
        assert [each.requires_grad for each in drawn] == [True] * 5 + [False] * 4


FILLS = ["uniform_()", "normal_()", "bernoulli_()", "random_()", "exponential_()",
         "geometric_(0.5)", "log_normal_()", "cauchy_()"]  # fmt: skip


@pytest.mark.parametrize("fill", FILLS)
def test_fills_are_in_place_operations(fill: str) -> None:
    leaf = ag.ones(3, requires_grad=True)
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        eval(f"leaf.{fill}")
    assert leaf.tolist() == [1, 1, 1]
    with ag.no_grad():
        assert eval(f"leaf.{fill}") is leaf
    assert leaf.is_leaf and leaf.requires_grad
    x = leaf * 2
    eval(f"x.{fill}")
    x.sum().backward()
    assert leaf.grad.tolist() == [0, 0, 0]
    x = leaf * 2
    y = x * x
    eval(f"x.{fill}")
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
        eval(f"ag.ones(1).expand(3).{fill}")
    assert eval(f"ag.ones(3, dtype=ag.float16).{fill}").dtype == ag.float16


# call on a tensor of three zeros, dtype, error, part of the message
WRONG_FILLS = [
    ("uniform_(2, 1)", "float32", RuntimeError, "expects to return a [from, to) range"),
    ("normal_(0, -1)", "float32", RuntimeError, "normal expects std >= 0.0, but found std -1"),
    ("normal_()", "int64", NotImplementedError, "not implemented for"),
    ("uniform_()", "int64", NotImplementedError, "not implemented for"),
    ("bernoulli_(1.5)", "float32", RuntimeError, "bernoulli_ expects p to be in [0, 1]"),
    ("bernoulli_(f.ones(2))", "float32", RuntimeError, "must match the existing size"),
    ("random_(5, 3)", "float32", RuntimeError, "random_ expects 'from' to be less than 'to'"),
    ("random_(300)", "int8", RuntimeError, "to - 1 is out of bounds for"),
    ("exponential_(-1)", "float32", RuntimeError, "exponential_ expects lambda > 0.0"),
    ("exponential_()", "int64", RuntimeError, "is a continuous probability distribution"),
    ("geometric_(0)", "float32", RuntimeError, "geometric_ expects p to be in (0, 1), but got p=0"),
    ("log_normal_(0, -1)", "float32", RuntimeError, "log_normal_ expects std > 0.0"),
    ("cauchy_(0, 0)", "float32", RuntimeError, "cauchy_ expects sigma > 0.0"),
]


@pytest.mark.parametrize("module", ["autograd", pytest.param("torch", marks=pytest.mark.torch)])
@pytest.mark.parametrize(("call", "dtype", "error", "said"), WRONG_FILLS)
def test_errors_of_fills_are_those_of_pytorch(
    call: str, dtype: str, error: type[Exception], said: str, module: str
) -> None:
    library = pytest.importorskip(module)
    x = library.zeros(3, dtype=getattr(library, dtype))
    with pytest.raises(error) as caught:
        eval(f"x.{call}", {"x": x, "f": library})
    assert said in str(caught.value)
    assert module == "torch" or x.tolist() == [0, 0, 0]


# ---- dropout -------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [ag.float32, ag.float64], ids=str)
def test_dropout(dtype: Any) -> None:
    x = ag.full((MANY,), 2.0, dtype=dtype, requires_grad=True)
    y = ag.nn.functional.dropout(x, 0.25)
    assert y.dtype == dtype
    assert set(np.unique(y.detach().numpy()).tolist()) == {0.0, dtype.type(2 / 0.75)}
    _assert_moments(y.detach(), 2, 4 / 3)
    y.sum().backward()
    np.testing.assert_array_equal(x.grad.numpy() * 2, y.detach().numpy())
    assert ag.nn.functional.dropout(x, training=False) is x


def test_dropout_of_channels() -> None:
    f = ag.nn.functional
    cases = [
        (f.dropout1d, (40, 50, 3), 2), (f.dropout1d, (500, 3), 1),
        (f.dropout2d, (40, 50, 2, 2), 2), (f.dropout3d, (40, 50, 1, 2, 2), 2),
        (f.dropout3d, (500, 1, 2, 2), 1), (f.feature_alpha_dropout, (40, 50, 3), 2),
    ]  # fmt: skip
    for dropout, shape, leading in cases:
        y = dropout(ag.ones(*shape), 0.5, training=True).numpy()
        channels = y.reshape(*shape[:leading], -1)
        assert np.all(channels == channels[..., :1]), "a channel is dropped in part"
        assert 0.35 < np.mean(channels[..., 0] == channels.min()) < 0.65


@pytest.mark.filterwarnings("ignore:dropout3d:UserWarning")
@pytest.mark.parametrize("shape", [(300, 4), (300, 4, 3), (300, 1, 2, 2, 2, 2)])
def test_dropout3d_takes_other_inputs_for_one_without_a_batch(shape: tuple[int, ...]) -> None:
    y = ag.nn.functional.dropout3d(ag.ones(*shape), 0.5).numpy().reshape(300, -1)
    assert np.all(y == y[:, :1]), "a channel is dropped in part"


@pytest.mark.parametrize("p", [0.1, 0.5, 0.9])
def test_alpha_dropout_keeps_mean_and_variance(p: float) -> None:
    x = ag.randn(MANY)
    _assert_moments(ag.nn.functional.alpha_dropout(x, p, training=True), 0, 1)
    assert ag.nn.functional.alpha_dropout(x, p) is x


@pytest.mark.torch
def test_alpha_dropout_puts_the_values_of_pytorch(torch) -> None:
    """What is kept and what is dropped become the same two numbers."""
    found = []
    for f in (ag, torch):
        x = f.ones(200, dtype=f.float64)
        found.append(np.unique(f.nn.functional.alpha_dropout(x, 0.3, training=True).numpy()))
    np.testing.assert_allclose(*found, rtol=1e-12)
