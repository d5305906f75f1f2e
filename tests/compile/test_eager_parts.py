"""Native loops in eager execution: rows that take numbers apart, gradients handed on, and arrays
that lie in memory in another order or have repeated elements."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from scipy import special

import autograd as ag
from autograd.compile import eager
from autograd.kernels.large import NATIVE
from autograd.nn import functional as F  # noqa: N812
from tests.compile.test_eager import made_programs, normal, without
from tests.support.native.modules import require_native

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
    eager._in_place.clear()
    monkeypatch.setattr(np, "copyto", None)
    for _ in range(2):
        x.addcmul_(y, y, value=0.5)
    (family,) = eager._in_place.values()
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
