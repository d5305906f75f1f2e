"""Derivatives in this library's forms inside of `compile`."""

from __future__ import annotations

from typing import Any

import numpy as onp
import pytest

import autograd as ag
import autograd.numpy as np
from autograd.base.pytree import flatten

X, V = onp.array([0.3, 0.7]), onp.array([1.0, 2.0])
LAYERS = [(onp.eye(2), V), (onp.array([[0.5], [-1.5]]), onp.array([0.1]))]


def f(x: Any) -> Any:
    return np.sum(np.sin(x) ** 3)


def loss(layers: Any, x: Any) -> Any:
    (w, b), (v, c) = layers
    return np.mean((np.tanh(x @ w + b) @ v + c) ** 2)


CASES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "grad": (ag.grad(f), (X,)),
    "grad of a tree": (ag.grad(loss), (LAYERS, onp.outer(X, V))),
    "grad of two arguments": (ag.grad(loss, (0, 1)), (LAYERS, onp.outer(X, V))),
    "value_and_grad": (ag.value_and_grad(f), (X,)),
    "grad of grad": (ag.grad(lambda x: np.sum(ag.grad(f)(x) ** 2)), (X,)),
    "elementwise_grad": (ag.elementwise_grad(np.tanh), (X,)),
    "grad_and_aux": (ag.grad_and_aux(lambda x: (f(x), 2 * x)), (X,)),
    "vjp": (lambda x: ag.make_vjp(f)(x)[0](1.0), (X,)),
    "jvp": (lambda x: ag.make_jvp(f)(x)(V), (X,)),
    "hvp": (ag.hessian_vector_product(f), (X, V)),
    "complex": (ag.holomorphic_grad(lambda z: z**3), (onp.array(1 + 2j),)),
}


@pytest.mark.parametrize("name", CASES)
def test_compiled_derivatives(name: str) -> None:
    function, args = CASES[name]
    wanted, form = flatten(function(*args))
    program = ag.compile(function)
    for _ in range(2):
        found, found_form = flatten(program(*args))
        assert found_form == form
        for a, b in zip(found, wanted, strict=True):
            onp.testing.assert_allclose(onp.asarray(a), onp.asarray(b))
