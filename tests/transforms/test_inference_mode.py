"""Inference mode, and modes as decorators of generators, coroutines and classes."""

from __future__ import annotations

import asyncio
import copy
import pickle
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import autograd as ag
from autograd.base.grad_mode import MODE
from autograd.core.tensor import Tensor
from tests.support.tensors import leaf


@pytest.fixture
def made():
    """An inference tensor."""
    with ag.inference_mode():
        return ag.ones(3)


REFUSED = "Inference tensors cannot be saved for backward"
WRITTEN = "Inplace update to inference tensor outside InferenceMode is not allowed"

# ---- inside --------------------------------------------------------------------------------------


def test_nothing_is_recorded_inside():
    x = leaf([1.0, 2.0])
    with ag.inference_mode():
        assert ag.is_inference_mode_enabled() and not ag.is_grad_enabled()
        y = x * 2
        with ag.enable_grad(), ag.set_grad_enabled(True):
            z = x * 2
    assert not ag.is_inference_mode_enabled() and ag.is_grad_enabled()
    for each in (y, z):
        assert each.is_inference() and not each.requires_grad and each.grad_fn is None
    assert not x.is_inference() and not (x * 2).is_inference()


def test_computing_inside():
    x = leaf([1.0, 2.0, 3.0])
    with ag.inference_mode():
        y = x + 1
        results = [
            y * y, y * 2.0, 2.0 - y, y.sin(), y.sum(), y[1:], y.reshape(3, 1), y @ y, -y, y > 2,
            ag.cat([y, x]), ag.stack([y, y]), ag.nn.functional.softmax(y, 0), np.exp(y),
            y.max(0).values, *y.split(2), ag.zeros(2), ag.tensor(1.0), ag.from_numpy(np.ones(2)),
            y.clone(), y.detach(), y.to(ag.float32), y + np.ones(3),
        ]  # fmt: skip
        assert all(each.is_inference() for each in results)
        assert y.to(ag.float64) is y
    assert results[0].tolist() == [4, 9, 16] and results[2].tolist() == [0, -1, -2]
    assert results[10].tolist() == [2, 3, 4, 1, 2, 3]


def test_writing_inside():
    x = leaf([1.0, 2.0])
    with ag.inference_mode():
        y = x * 1
        y.add_(1).mul_(y)
        y += 1
        y[0] = -1
        assert y.tolist() == [-1, 10]
        x.add_(1)  # a normal leaf, as in no_grad
        y.requires_grad_()
        assert y.requires_grad and y.is_leaf and not (y * 2).requires_grad
    assert x.tolist() == [2, 3] and x.requires_grad


def test_block_of_normal_mode_inside():
    x = leaf(1.0)
    with ag.inference_mode():
        with ag.inference_mode(False):
            y = x * 2
            assert ag.is_grad_enabled() and not ag.is_inference_mode_enabled()
        assert ag.is_inference_mode_enabled() and (x * 2).is_inference()
    assert y.requires_grad and not y.is_inference()
    y.backward()
    assert x.grad.item() == 2


def test_numbers_of_inside_serve_outside():
    """Tensors of Python numbers are kept for the next time."""
    x = leaf([1.0, 2.0])
    y = (x * x).sum()
    with ag.inference_mode():
        inside = x * 1.2345
        y.backward()  # of a graph made outside
    assert inside.is_inference() and x.grad.tolist() == [2, 4]
    (x * 1.2345).sum().backward()
    assert x.grad.tolist() == [2 + 1.2345, 4 + 1.2345]


# ---- outside -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "function",
    [
        lambda z, w: z * w, lambda z, w: w * z, lambda z, w: w * z + 1, lambda z, w: z[1:] * w[1:],
        lambda z, w: z.detach() * w, lambda z, w: ag.nn.functional.linear(z.reshape(1, 3), w),
    ],
)  # fmt: skip
def test_saving_is_refused(function, made):
    with pytest.raises(RuntimeError, match=REFUSED):
        function(made, leaf([1.0, 2.0, 3.0]))


def test_reading_is_allowed(made):
    w = leaf([1.0, 2.0, 3.0])
    for result in (made + w, w - made, ag.cat([made, w]), ag.where(w > 1, made, w)):
        assert result.requires_grad and not result.is_inference()
    (made + w).sum().backward()
    assert w.grad.tolist() == [1, 1, 1]
    assert not (made * 2).is_inference() and not (made * made).requires_grad
    assert not made.clone().is_inference()
    (made.clone() * w).sum().backward()
    with ag.no_grad():
        assert (made * w).tolist() == [1, 2, 3]


def test_views_outside_are_inference_tensors(made):
    for view in (made[:1], made[1:], made.reshape(3, 1), made.detach(), made.T, *made.split(1)):
        assert view.is_inference()
        with pytest.raises(RuntimeError, match=WRITTEN):
            view.add_(1)


def test_writing_is_refused(made):
    for write in (
        lambda: made.add_(1), lambda: made.exp_(), lambda: made.zero_(), lambda: made.copy_(made),
        lambda: made.__setitem__(0, 1.0), lambda: made.uniform_(), lambda: made.mul_(leaf(1.0)),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match=WRITTEN):
            write()
    assert made.tolist() == [1, 1, 1]
    x = ag.zeros(3)
    assert x.add_(made) is x and x.tolist() == [1, 1, 1]


def test_requiring_grad_is_refused_and_versions_are_unknown(made):
    with pytest.raises(RuntimeError, match="Setting requires_grad=True on inference tensor"):
        made.requires_grad_()
    with pytest.raises(RuntimeError, match="do not track version counter"):
        _ = made._version
    with ag.inference_mode():
        made.requires_grad_()
    assert (made + 1).requires_grad
    with pytest.raises(RuntimeError, match=REFUSED):
        made * made


def test_copies_are_normal(made):
    for other in (copy.copy(made), copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        assert other.tolist() == [1, 1, 1] and not other.is_inference()


# ---- cost and threads ----------------------------------------------------------------------------


def test_new_tensors_are_marked_only_while_a_thread_is_inside():
    assert not MODE.marks and "__init__" not in vars(Tensor)
    with ag.inference_mode():
        assert MODE.marks
        with ag.inference_mode(False):
            assert not ag.tensor(1.0).is_inference()
    assert not MODE.marks


def test_mode_belongs_to_the_thread():
    inside, leave = threading.Event(), threading.Event()

    def work():
        with ag.inference_mode():
            inside.set()
            leave.wait(10)
            return ag.ones(1).is_inference()

    with ThreadPoolExecutor(1) as pool:
        seen = pool.submit(work)
        assert inside.wait(10)
        assert not ag.is_inference_mode_enabled() and (leaf(1.0) * 2).requires_grad
        assert not ag.ones(1).is_inference()
        leave.set()
        assert seen.result()


# ---- decorators ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "decorator", [ag.inference_mode, ag.inference_mode(), ag.inference_mode(True)]
)
def test_decorator(decorator):
    @decorator
    def function(x):
        """Doc."""
        return x * 2

    assert function(leaf(1.0)).is_inference() and function.__doc__ == "Doc."

    @decorator
    def numbers():
        received = yield ag.is_inference_mode_enabled()
        yield received, ag.is_inference_mode_enabled()

    generator = numbers()
    assert next(generator) and not ag.is_inference_mode_enabled()
    assert generator.send(3) == (3, True)


SCOPES = [
    (ag.no_grad(), ag.is_grad_enabled, False),
    (ag.enable_grad(), ag.is_grad_enabled, True),
    (ag.inference_mode(), ag.is_inference_mode_enabled, True),
]


@pytest.mark.parametrize(("scope", "ask", "expected"), SCOPES, ids=["off", "on", "inference"])
def test_coroutines_hold_the_mode_only_while_they_run(scope, ask, expected):
    @scope
    async def work(others):
        seen = [ask()]
        for _ in range(3):
            await asyncio.sleep(0)
            seen.append(ask())
        assert others
        return seen

    async def other(seen):
        for _ in range(3):
            seen.append(ask())
            await asyncio.sleep(0)

    async def both():
        outside = []
        found, _ = await asyncio.gather(work([1]), other(outside))
        return found, outside

    before = ask()
    found, outside = asyncio.run(both())
    assert found == [expected] * 4 and outside == [before] * 3


async def asynchronous_generator():
    yield 1


@pytest.mark.parametrize("call, message", [
    (lambda: ag.no_grad(1), "no_grad decorates functions, but got int"),
    (lambda: ag.inference_mode(1), "argument 'mode' must be bool, not int"),
    (lambda: ag.set_grad_enabled(1), r"argument 'mode' .* must be bool, not int"),
    (lambda: ag.no_grad()(asynchronous_generator), "asynchronous generator"),
])  # fmt: skip
def test_what_cannot_be_decorated(call, message):
    with pytest.raises(TypeError, match=message):
        call()


def test_classes_are_made_in_the_mode_with_a_warning():
    with pytest.warns(FutureWarning, match="Decorating classes is deprecated"):

        @ag.no_grad()
        class Model:
            def __init__(self):
                self.inside = ag.is_grad_enabled()

            def ask(self):
                return ag.is_grad_enabled()

    model = Model()
    assert model.inside is False and model.ask() is True


def test_memory_is_exchanged_inside():
    with ag.inference_mode():
        x = ag.ones(3, requires_grad=True)
        x.resize_(1, 2)
        assert x.shape == (1, 2) and x.requires_grad and x.is_inference()
        x.data = ag.zeros(3)
        assert x.tolist() == [0.0, 0.0, 0.0]


def test_forward_mode_is_off_but_for_views():
    """As PyTorch's documentation says of the mode."""
    fw = ag.forward_ad
    with fw.dual_level():
        x = fw.make_dual(ag.tensor([1.0, 2.0]), ag.tensor([3.0, 6.0]))
        with ag.inference_mode():
            results = [x * 2, x.clone(), x[0], x.reshape(2, 1)]
            with ag.inference_mode(False):
                results.append(x * 2)
            with ag.enable_grad():
                results.append(x + 1)
            x.mul_(2)
        results += [x, x * 2]
        tangents = [fw.unpack_dual(y).tangent for y in results]
    found = [None if t is None else t.tolist() for t in tangents]
    expected = [None, None, 3.0, [[3.0], [6.0]], [6.0, 12.0], None, [3.0, 6.0], [6.0, 12.0]]
    assert found == expected

    def constant_inside(x):
        with ag.inference_mode():
            y = x * 2
        return y * x

    assert ag.func.jacfwd(constant_inside)(ag.tensor([1.0, 2.0])).tolist() == [[2, 0], [0, 4]]
