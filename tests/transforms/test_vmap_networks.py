"""Networks under vmap: gradients of each sample, and several networks at once."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.transforms.test_vmap import arrays_of, same

pytestmark = [
    pytest.mark.torch,
]


def convolutional(lib: Any) -> Any:
    nn = lib.nn
    return nn.Sequential(
        *(nn.Conv2d(2, 3, 3, padding=1), nn.GroupNorm(3, 3), nn.ReLU(), nn.MaxPool2d(2)),
        *(nn.Conv2d(3, 4, 3, stride=2), nn.Tanh(), nn.AvgPool2d(2, stride=1), nn.Flatten()),
        *(nn.Linear(4, 5), nn.LayerNorm(5), nn.GELU(), nn.Linear(5, 3)),
    ).double()


def perceptron(lib: Any) -> Any:
    nn = lib.nn
    return nn.Sequential(nn.Linear(4, 6), nn.ReLU(), nn.Linear(6, 3)).double()


def alike(make: Any, torch: Any, count: int = 1) -> tuple[list[Any], list[Any]]:
    """So many modules of each library, with the same parameters."""
    ours, theirs = ([make(lib) for _ in range(count)] for lib in (ag, torch))
    for a, b in zip(ours, theirs, strict=True):
        state = {name: ag.tensor(x.numpy()) for name, x in b.state_dict().items()}
        a.load_state_dict(state)
    return ours, theirs


def slopes(lib: Any, module: Any, x: np.ndarray, classes: np.ndarray, single: bool = False) -> Any:
    """The loss of each sample, and its gradient by the parameters."""
    func, fn = lib.func, lib.nn.functional
    parameters = {k: p.detach() for k, p in module.named_parameters()}

    def loss(parameters: Any, x: Any, target: Any) -> Any:
        y = func.functional_call(module, parameters, (x if single else x.unsqueeze(0),))
        return fn.cross_entropy(y, target.unsqueeze(0))

    found = func.vmap(func.grad_and_value(loss), in_dims=(None, 0, 0))(
        parameters, lib.tensor(x), lib.tensor(classes)
    )
    return [found[0][k] for k in parameters], found[1]


CLASSES = np.array([0, 2, 1, 1])


@pytest.mark.parametrize("make", [convolutional, perceptron])
def test_gradients_of_samples(make: Any, torch: Any) -> None:
    (ours,), (theirs,) = alike(make, torch)
    shape = (4, 2, 12, 12) if make is convolutional else (4, 4)
    x = np.random.default_rng(0).normal(size=shape)
    found = [slopes(lib, m, x, CLASSES) for lib, m in ((ag, ours), (torch, theirs))]
    same(*found)


def test_gradients_of_sequences(torch: Any) -> None:
    """The LSTM, whose cells are many operations, against torch one sample after the other."""
    (ours,), (theirs,) = alike(lambda lib: lib.nn.LSTM(3, 4, 2).double(), torch)
    x = np.random.default_rng(0).normal(size=(5, 6, 3))  # samples, steps, features
    parameters = {k: p.detach() for k, p in ours.named_parameters()}

    def loss(parameters: Any, x: Any) -> Any:
        y, (h, c) = ag.func.functional_call(ours, parameters, (x,))
        return (y * y).sum() + h.sum() * c.sum()

    found = ag.func.vmap(ag.func.grad(loss), in_dims=(None, 0))(parameters, ag.tensor(x))
    for i, each in enumerate(x):
        y, (h, c) = theirs(torch.tensor(each))
        total = (y * y).sum() + h.sum() * c.sum()
        expected = torch.autograd.grad(total, list(theirs.parameters()))
        same([found[k][i] for k in parameters], list(expected))


@pytest.mark.parametrize("own_inputs", [False, True])
def test_ensembles(own_inputs: bool, torch: Any) -> None:
    ours, theirs = alike(perceptron, torch, 3)
    x = np.random.default_rng(0).normal(size=(3, 7, 4) if own_inputs else (7, 4))

    def run(lib: Any, modules: Any) -> Any:
        parameters, buffers = lib.func.stack_module_state(modules)

        def one(parameters: Any, buffers: Any, x: Any) -> Any:
            return lib.func.functional_call(modules[0], (parameters, buffers), (x,))

        each = lib.func.vmap(one, in_dims=(0, 0, 0 if own_inputs else None))
        y = each(parameters, buffers, lib.tensor(x))
        (y * y).sum().backward()
        return y, [parameters[k].grad for k in sorted(parameters)]

    found = run(ag, ours)
    same(found, run(torch, theirs))
    inputs = x if own_inputs else [x] * 3
    alone = [m(ag.tensor(each)) for m, each in zip(ours, inputs, strict=True)]
    np.testing.assert_allclose(arrays_of(found[0])[0], np.stack(arrays_of(alone)), 1e-10)


def test_ensembles_of_convolutions(torch: Any) -> None:
    ours, theirs = alike(convolutional, torch, 3)
    x = np.random.default_rng(0).normal(size=(2, 2, 12, 12))

    def run(lib: Any, modules: Any) -> Any:
        state = lib.func.stack_module_state(modules)

        def one(parameters: Any, buffers: Any) -> Any:
            return lib.func.functional_call(modules[0], (parameters, buffers), (lib.tensor(x),))

        y = lib.func.vmap(one)(*state)
        y.sin().sum().backward()
        return y, [state[0][k].grad for k in sorted(state[0])]

    same(run(ag, ours), run(torch, theirs))


def test_dropout_of_an_ensemble(torch: Any) -> None:
    module = ag.nn.Sequential(ag.nn.Linear(4, 50), ag.nn.Dropout(0.5))
    parameters, buffers = ag.func.stack_module_state([module, module])

    def one(parameters: Any, buffers: Any) -> Any:
        return ag.func.functional_call(module, (parameters, buffers), (ag.ones(4),))

    same_mask = ag.func.vmap(one, randomness="same")(parameters, buffers)
    own_masks = ag.func.vmap(one, randomness="different")(parameters, buffers)
    assert ((same_mask[0] == 0) == (same_mask[1] == 0)).all()
    assert ((own_masks[0] == 0) != (own_masks[1] == 0)).any()


def test_weights_alone_leave_the_running_moments_to_all_samples(torch: Any) -> None:
    random = np.random.default_rng(0)
    x, scales = random.normal(size=(4, 3, 5)), random.normal(size=(2, 3))
    found = []
    for lib in (ag, torch):
        mean, var = lib.zeros(3, dtype=lib.float64), lib.ones(3, dtype=lib.float64)

        def call(w, lib=lib, mean=mean, var=var):
            given = lib.tensor(x), mean, var, w, 2 * w
            return lib.nn.functional.batch_norm(*given, training=True)

        found.append([lib.func.vmap(call)(lib.tensor(scales)).numpy(), mean.numpy(), var.numpy()])
    for mine, its in zip(*found, strict=True):
        np.testing.assert_allclose(mine, its, 1e-12, 1e-12)


@pytest.mark.filterwarnings("ignore:There is a performance drop")
@pytest.mark.parametrize("padding", [None, 1])
@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_bags_that_differ_from_sample_to_sample(torch: Any, mode: str, padding: int) -> None:
    random = np.random.default_rng(1)
    tables, rows = random.normal(size=(2, 5, 3)), random.integers(0, 5, (2, 6))
    starts = np.array([[0, 2, 2], [0, 3, 5]])
    found = []
    for lib in (ag, torch):
        vmap, bag = lib.func.vmap, lib.nn.functional.embedding_bag

        def loss(w, i, o, bag=bag):
            return (bag(i, w, o, mode=mode, padding_idx=padding) ** 2).sum()

        given = [lib.tensor(each) for each in (tables, rows, starts)]
        grads = vmap(lib.func.grad(loss))(*given)
        table, indices = given[0][0], given[1].reshape(2, 2, 3)
        matrices = vmap(partial(bag, mode=mode), (0, None))(indices, table)
        found.append([vmap(loss)(*given).numpy(), grads.numpy(), matrices.numpy()])
    for mine, its in zip(*found, strict=True):
        np.testing.assert_allclose(mine, its, 1e-12, 1e-12)
