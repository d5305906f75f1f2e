"""Cross entropy with class indices in native loops, and its gradient."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.compile import Compiled
from tests.compile.test_compile import close, normal
from tests.compile.test_native import BLOCKS, LOOPS
from tests.support.native.loops import use_printed
from tests.support.native.modules import require_native

require_native()
cross_entropy = ag.nn.functional.cross_entropy


def labels(n: int, classes: int, dtype: Any = np.int64) -> ag.Tensor:
    return ag.tensor(np.random.default_rng(n).integers(0, classes, n).astype(dtype))


@pytest.mark.parametrize("how", [LOOPS, BLOCKS], ids=["loops", "blocks"])
@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize(("n", "classes"), [(1, 1), (5, 3), (17, 40), (40, 16), (3, 1)])
def test_values_and_gradients(n, classes, dtype, reduction, how):
    x, target = normal(n, classes, dtype=dtype), labels(n, classes)
    tolerance = 1e-12 if dtype == "d" else 2e-5
    ignored = target.numpy().copy()
    ignored[::2] = -100

    def f(x, target, ignore):
        return cross_entropy(x * 2, target, reduction=reduction, ignore_index=ignore)

    def g(x, target, ignore):
        losses = f(x, target, ignore)
        return losses, ag.func.grad(lambda x: (f(x, target, ignore) * 3).sum())(x)

    for given, ignore in ((target, -100), (ag.tensor(ignored), -100), (target, 0)):
        with np.errstate(all="ignore"):
            close(Compiled(g, how)(x, given, ignore), g(x, given, ignore), tolerance)
            leaf = x.clone().requires_grad_()
            other = x.clone().requires_grad_()
            (Compiled(f, how)(leaf, given, ignore) * 0.5).sum().backward()
            (f(other, given, ignore) * 0.5).sum().backward()
            close(leaf.grad, other.grad, tolerance)


def test_as_printed(monkeypatch):
    use_printed(monkeypatch)
    x, target = normal(6, 5), labels(6, 5)
    f = ag.func.value_and_grad(cross_entropy)
    close(Compiled(f, LOOPS)(x, target), f(x, target))


def test_it_is_one_loop_over_the_scores():
    x, target = normal(400, 50), labels(400, 50)
    compiled = ag.compile(ag.func.value_and_grad(cross_entropy), backend="native")
    close(compiled(x, target), ag.func.value_and_grad(cross_entropy)(x, target), 1e-11)
    assert compiled.explain(x, target).count("400x50") == 1


@pytest.mark.parametrize("wrong", [5, -1, -5, 2**40])
def test_a_class_that_there_is_not_is_an_error(wrong):
    x, target = normal(6, 5), labels(6, 5).numpy()
    compiled = Compiled(ag.func.value_and_grad(cross_entropy), LOOPS)
    compiled(x, ag.tensor(target))
    target[3] = wrong
    with pytest.raises(IndexError, match=f"Target {wrong} is out of bounds"):
        compiled(x, ag.tensor(target))


def test_scores_without_end_and_other_labels():
    x = normal(6, 5)
    x.numpy()[0, 1:] = -np.inf
    x.numpy()[1, :2] = -np.inf
    for dtype in (np.uint8, np.int16, np.int32):
        target = ag.tensor(np.array([0, 3, 2, 1, 0, 4], dtype))
        f = ag.func.value_and_grad(cross_entropy)
        close(Compiled(f, LOOPS)(x, target), f(x, target))


@pytest.mark.parametrize("options", [{"label_smoothing": 0.1}, {"weight": True}])
def test_what_is_left_to_kernels(options):
    x, target = normal(6, 5), labels(6, 5)
    if "weight" in options:
        options = {"weight": ag.tensor(np.arange(5.0) + 1)}
    f = ag.func.value_and_grad(lambda x: cross_entropy(x, target, **options))
    close(Compiled(f, LOOPS)(x), f(x))
    images = normal(2, 5, 3)
    classes = ag.tensor(np.array([[0, 1, 2], [4, 3, 0]]))
    g = ag.func.value_and_grad(lambda x: cross_entropy(x, classes))
    close(Compiled(g, LOOPS)(images), g(images))


@pytest.mark.parametrize("dtype", ["f", "d"])
def test_small_losses_of_many_logits_keep_their_digits(dtype):
    logits = np.linspace(-80, 80, 100_000).astype(dtype)
    for target in (0, 1):
        targets = ag.tensor(np.full_like(logits, target))
        loss = ag.nn.functional.binary_cross_entropy_with_logits
        found = loss(ag.tensor(logits), targets, reduction="none").numpy()
        expected = np.logaddexp(0, logits.astype("d") * (1 - 2 * target))
        np.testing.assert_allclose(found, expected, rtol=4 * np.finfo(dtype).eps)
