"""Random numbers under vmap: refused, the same for all samples, or different ones for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from autograd.func import vmap

Draw = Callable[[Any, Any, Any], Any]

_SAMPLE = np.random.default_rng(1).normal(size=20)
_BATCH = np.repeat(_SAMPLE[None], 3, 0)  # what differs afterwards was drawn

# What takes a shape, or a tensor that all samples share.
FRESH: dict[str, Draw] = {
    "rand": lambda lib, fn, x: lib.rand(3),
    "randn": lambda lib, fn, x: lib.randn((2, 3)),
    "randint": lambda lib, fn, x: lib.randint(10**9, (3,)),
    "randint.low": lambda lib, fn, x: lib.randint(1, 10**9, (3,)),
    "randperm": lambda lib, fn, x: lib.randperm(40),
    "normal.float_float": lambda lib, fn, x: lib.normal(0.0, 1.0, (5,)),
    "bernoulli": lambda lib, fn, x: lib.bernoulli(lib.ones(40) * 0.5),
    "dropout": lambda lib, fn, x: fn.dropout(lib.ones(40), 0.5, True),
}
# What takes a sample, of which only the shape matters.
LIKE: dict[str, Draw] = {
    "rand_like": lambda lib, fn, x: lib.rand_like(x),
    "randn_like": lambda lib, fn, x: lib.randn_like(x),
    "randint_like": lambda lib, fn, x: lib.randint_like(x, 10**6),
    "randint_like.low": lambda lib, fn, x: lib.randint_like(x, 2, 10**6),
}
# What depends on the values of a sample.
OF_SAMPLES: dict[str, Draw] = {
    "normal.mean": lambda lib, fn, x: lib.normal(x, 1.0),
    "normal.std": lambda lib, fn, x: lib.normal(0.0, x.abs()),
    "normal": lambda lib, fn, x: lib.normal(x, x.abs()),
    "bernoulli": lambda lib, fn, x: lib.bernoulli(x.abs().clamp(0, 1)),
    "poisson": lambda lib, fn, x: lib.poisson(x.abs() * 1000),
    "multinomial": lambda lib, fn, x: lib.multinomial(x.abs(), 3),
    "bernoulli_.tensor": lambda lib, fn, x: x.clone().bernoulli_(x.abs().clamp(0, 1)),
}
# What draws numbers of a sample's shape and then computes.
COMPUTED: dict[str, Draw] = {
    "dropout": lambda lib, fn, x: fn.dropout(x, 0.5, True),
    "dropout in place": lambda lib, fn, x: fn.dropout(x.clone(), 0.5, True, True),
    "alpha_dropout": lambda lib, fn, x: fn.alpha_dropout(x, 0.5, True),
    "feature_alpha_dropout": lambda lib, fn, x: fn.feature_alpha_dropout(
        x.reshape(2, 10, 1).expand(2, 10, 5), 0.5, True
    ),
    "dropout1d": lambda lib, fn, x: fn.dropout1d(x.reshape(10, 2), 0.5, True),
    "dropout2d": lambda lib, fn, x: fn.dropout2d(x.reshape(1, 10, 2, 1), 0.5, True),
    "dropout3d": lambda lib, fn, x: fn.dropout3d(x.reshape(1, 10, 1, 2, 1), 0.5, True),
    "gumbel_softmax": lambda lib, fn, x: fn.gumbel_softmax(x, dim=0),
    "svd_lowrank": lambda lib, fn, x: lib.svd_lowrank(x.reshape(4, 5))[0],
    "normal_": lambda lib, fn, x: x.clone().normal_(),
    "uniform_": lambda lib, fn, x: x.clone().uniform_(-1, 1),
    "bernoulli_": lambda lib, fn, x: x.clone().bernoulli_(0.5),
    "random_": lambda lib, fn, x: x.clone().random_(0, 10**6),
    "exponential_": lambda lib, fn, x: x.clone().exponential_(),
    "geometric_": lambda lib, fn, x: x.clone().geometric_(0.01),
    "log_normal_": lambda lib, fn, x: x.clone().log_normal_(),
    "cauchy_": lambda lib, fn, x: x.clone().cauchy_(),
}
PROGRAMS = {**FRESH, **LIKE, **{f"{k} of samples": f for k, f in OF_SAMPLES.items()}}
PROGRAMS.update({f"{k} of a sample": f for k, f in COMPUTED.items()})


def drawn(lib: Any, fn: Any, name: str, randomness: str) -> Any:
    lib.manual_seed(0)
    found = vmapped(lib, lambda x: PROGRAMS[name](lib, fn, x), randomness)(lib.tensor(_BATCH))
    return found.detach().numpy()


def vmapped(lib: Any, function: Callable[..., Any], randomness: str) -> Callable[..., Any]:
    return lib.func.vmap(function, randomness=randomness)


def outcome(lib: Any, fn: Any, name: str, randomness: str) -> str:
    """Whether samples get the same numbers, or which error is raised."""
    try:
        found = drawn(lib, fn, name, randomness)
    except (RuntimeError, ValueError) as error:
        return type(error).__name__
    return "same" if all(np.array_equal(found[0], each) for each in found[1:]) else "different"


@pytest.mark.parametrize("name", PROGRAMS)
def test_modes(name: str) -> None:
    found = [outcome(ag, ag.nn.functional, name, m) for m in ("error", "same", "different")]
    same = "RuntimeError" if name.endswith("of samples") else "same"
    assert found == ["RuntimeError", same, "different"]


@pytest.mark.torch
@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("randomness", ["error", "same", "different"])
def test_modes_are_torchs(name: str, randomness: str, torch: Any) -> None:
    theirs = outcome(torch, torch.nn.functional, name, randomness)
    assert outcome(ag, ag.nn.functional, name, randomness) == theirs


@pytest.mark.parametrize("randomness", ["same", "different"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_seeds(name: str, randomness: str) -> None:
    if randomness == "same" and name.endswith("of samples"):
        return  # refused
    first, second = (drawn(ag, ag.nn.functional, name, randomness) for _ in range(2))
    np.testing.assert_array_equal(first, second)


def test_a_generator() -> None:
    def draw(x: Tensor) -> Tensor:
        return (
            ag.rand(2, generator=ag.Generator().manual_seed(1))
            + 0 * x.normal_(generator=ag.Generator().manual_seed(2)).sum()
        )

    found = vmap(draw, randomness="different")(ag.zeros(3, 2))
    expected = ag.rand(3, 2, generator=ag.Generator().manual_seed(1))
    assert found.tolist() == expected.tolist()


def test_leaky_relus() -> None:
    def draw(x: Tensor) -> Tensor:
        return ag.nn.functional.rrelu(x, training=True)

    x = -ag.ones(3, 50)
    same, different = (vmap(draw, randomness=m)(x) for m in ("same", "different"))
    assert (same[0] == same[1]).all() and (different[0] != different[1]).any()
    assert not (different < -1 / 3).any() and not (different > -1 / 8).any()
    unmixed = vmap(ag.nn.functional.rrelu)(x)  # not in training nothing is drawn
    assert (unmixed == unmixed[0, 0]).all()


@pytest.mark.parametrize("outer", ["same", "different"])
@pytest.mark.parametrize("inner", ["same", "different"])
@pytest.mark.parametrize("fill", [False, True])
def test_nested_batches(outer: str, inner: str, fill: bool) -> None:
    def draw(x: Tensor) -> Tensor:
        return x.clone().normal_() if fill else ag.randn_like(x)

    def each(rows: Tensor) -> Tensor:
        return vmap(draw, randomness=inner)(rows)

    found = vmap(each, randomness=outer)(ag.zeros(2, 3, 4)).numpy()
    assert np.array_equal(found[0], found[1]) == (outer == "same")
    assert np.array_equal(found[:, 0], found[:, 1]) == (inner == "same")


def test_what_all_samples_share_is_filled_once() -> None:
    target = ag.zeros(4)
    found = vmap(lambda x: target.normal_() + x, randomness="same")(ag.zeros(3, 1))
    assert found.tolist() == [target.tolist()] * 3 and target.abs().min() > 0
    with pytest.raises(RuntimeError, match="different inplace randomness on an unbatched tensor"):
        vmap(lambda x: target.normal_() + x, randomness="different")(ag.zeros(3, 1))
    with pytest.raises(RuntimeError, match="randomness error mode"):
        vmap(lambda x: target.normal_() + x)(ag.zeros(3, 1))


def test_filled_samples_have_no_gradient() -> None:
    x = ag.ones(3, 2, requires_grad=True)
    vmap(lambda x: (x * 2).normal_() + x, randomness="different")(x).sum().backward()
    assert x.grad.tolist() == [[1.0, 1.0]] * 3


def test_chances_that_broadcast() -> None:
    chances = ag.tensor([0.0, 1.0, 1.0])
    found = vmap(lambda p: ag.empty(3, 2).bernoulli_(0.5) * 0 + p, randomness="same")(chances)
    assert found[:, 0, 0].tolist() == [0.0, 1.0, 1.0]
    found = vmap(lambda x, p: x.bernoulli_(p), randomness="different")(ag.zeros(3, 2), chances)
    assert found.tolist() == [[0.0, 0.0], [1.0, 1.0], [1.0, 1.0]]
    found = vmap(lambda x, p: x.bernoulli_(p=p), randomness="different")(ag.zeros(3, 2), chances)
    assert found.tolist() == [[0.0, 0.0], [1.0, 1.0], [1.0, 1.0]]


def test_no_samples_at_all() -> None:
    for randomness in ("same", "different"):
        assert vmap(lambda x: x.normal_(), randomness=randomness)(ag.zeros(0, 2)).shape == (0, 2)
