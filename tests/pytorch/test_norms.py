"""Functions built on norms, where exact zeros are in their arguments: values and gradients as
PyTorch's."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag

torch = pytest.importorskip("torch")
pytestmark = [
    pytest.mark.torch,
    pytest.mark.usefixtures("double_precision"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
    pytest.mark.filterwarnings("ignore::RuntimeWarning"),
]

MATRICES = {
    "zeros": np.zeros((3, 3)),
    "zero rows": np.array([[0.0, 1, 0], [0, 2, 0], [0, 0, 0]]),
    "zero column": np.diag([1.0, 2, 0]),
    "identity": np.eye(3),
    "a zero": np.array([[1.0, 2, 0], [3, -4, 5], [0.3, 0.7, -2]]),
}
ORDERS = ("fro", "nuc", 1, -1, 2, -2, math.inf, -math.inf)
POWERS = (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, math.inf)
SIGNED = (*POWERS, -1.0, -2.0, -math.inf)
FUNCTIONS: dict[str, tuple[tuple[Any, ...], Callable[..., Any]]] = {
    "matrix_norm": (ORDERS, lambda lib, x, p: lib.linalg.matrix_norm(x, p)),
    "linalg.norm": (ORDERS, lambda lib, x, p: lib.linalg.norm(x, p)),
    # PyTorch cannot differentiate the others: it writes into what it saved.
    "cond": ((None, 2, -2), lambda lib, x, p: lib.linalg.cond(x, p)),
    "vector_norm": (SIGNED, lambda lib, x, p: lib.linalg.vector_norm(x, p)),
    "vector_norm of rows": (SIGNED, lambda lib, x, p: lib.linalg.vector_norm(x, p, dim=1)),
    "norm": (SIGNED, lambda lib, x, p: lib.norm(x, p)),
    "dist": (SIGNED, lambda lib, x, p: lib.dist(x, lib.zeros(3, 3), p)),
    "cdist": (POWERS, lambda lib, x, p: lib.cdist(x, x * 1, p)),
    "pdist": (POWERS, lambda lib, x, p: lib.nn.functional.pdist(x, p)),
    "pairwise_distance": (
        SIGNED, lambda lib, x, p: lib.nn.functional.pairwise_distance(x, x / 2, p, eps=0)
    ),
    "pairwise_distance with eps": (
        SIGNED, lambda lib, x, p: lib.nn.functional.pairwise_distance(x, x * 1, p)
    ),
    "normalize": (SIGNED, lambda lib, x, p: lib.nn.functional.normalize(x, p)),
    "renorm": (POWERS, lambda lib, x, p: lib.renorm(x, p, 0, 1.0)),
}  # fmt: skip
# (function, order, matrix): PyTorch gives each of two largest differences all of the gradient.
TIES = {("cdist", math.inf, "identity"), ("pdist", math.inf, "identity")}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_zeros(name: str) -> None:
    orders, function = FUNCTIONS[name]
    for p in orders:
        for which, matrix in MATRICES.items():
            x = ag.tensor(matrix, requires_grad=True)
            y = function(ag, x, p)
            (g,) = ag.grad(y.sum(), x)
            their = torch.tensor(matrix, requires_grad=True)
            expected = function(torch, their, p)
            (their_g,) = torch.autograd.grad(expected.sum(), their)
            where = f"p = {p}, {which}"
            np.testing.assert_allclose(
                y.detach().numpy(), expected.numpy(force=True), 1e-9, 1e-12, err_msg=where
            )
            if (name, p, which) not in TIES:
                np.testing.assert_allclose(g.numpy(), their_g.numpy(), 1e-9, 1e-12, err_msg=where)


def test_conditions_of_a_stack_with_a_singular_matrix() -> None:
    """The others are not lost with it."""
    stack = np.stack([MATRICES["a zero"], MATRICES["zero column"], np.eye(3)])
    for p in ORDERS:
        got = ag.linalg.cond(ag.tensor(stack), p)
        expected = torch.linalg.cond(torch.tensor(stack), p)
        np.testing.assert_allclose(got.numpy(), expected.numpy(), 1e-9)


MIXED: dict[str, Callable[..., Any]] = {
    "batch": lambda f, x, w, b, m, v: f.batch_norm(x, m, v, w, b, True),
    "batch in evaluation": lambda f, x, w, b, m, v: f.batch_norm(x, m, v, w, b),
    "instance": lambda f, x, w, b, m, v: f.instance_norm(x, m, v, w, b),
    "group": lambda f, x, w, b, m, v: f.group_norm(x, 2, w, b),
    "layer": lambda f, x, w, b, m, v: f.layer_norm(x, (5,), w[:1].expand(5), b[:1].expand(5)),
}


@pytest.mark.parametrize("name", MIXED)
def test_half_precision_with_parameters_in_single(name: str, face: Any) -> None:
    """Results and the gradients of inputs are in half precision, those of parameters in single."""
    rng = np.random.default_rng(0)
    seed = rng.normal(size=(3, 4, 5)).astype(np.float16)
    found = []
    for lib in (face, torch):
        x = lib.from_numpy(seed).requires_grad_()
        w, b = (lib.tensor([1.0, 2, -1, 0.5], dtype=lib.float32).requires_grad_() for _ in range(2))
        m, v = lib.zeros(4, dtype=lib.float32), lib.ones(4, dtype=lib.float32)
        y = MIXED[name](lib.nn.functional, x, w, b, m, v)
        y.backward(lib.from_numpy(seed[::-1].copy()))
        found.append([each.detach().numpy() for each in (y, x.grad, w.grad, b.grad, m, v)])
        x, w, b, m, v = (each.double() for each in (x, w, b, m, v))
        with pytest.raises(RuntimeError, match=r"mixed dtype \(CPU\): "):
            MIXED[name](lib.nn.functional, x.float(), w, b, m, v)
        with pytest.raises(RuntimeError, match=r"mixed dtype \(CPU\): all inputs must share"):
            MIXED[name](lib.nn.functional, x, w.float(), b.float(), m.float(), v.float())
    for ours, theirs in zip(*found, strict=True):
        assert ours.dtype == theirs.dtype
        near = 5e-3 if ours.dtype == np.float16 or name == "layer" else 2e-5
        np.testing.assert_allclose(ours, theirs, near, near)
