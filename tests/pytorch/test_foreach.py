"""torch._foreach_*: operations on lists of tensors, as optimizers call them."""

from __future__ import annotations

import pytest


def lists(th):
    return [th.tensor([1.0, 4.0]), th.tensor([[9.0]])], [th.tensor([2.0, 3.0]), th.tensor([[5.0]])]


def plain(values):
    return [x.tolist() for x in values]


CALLS = {
    "add": lambda f, a, b: f(a, b, alpha=2),
    "mul": lambda f, a, b: f(a, 0.5),
    "sub": lambda f, a, b: f(a, [1.0, 2.0]),
    "div": lambda f, a, b: f(a, b),
    "lerp": lambda f, a, b: f(a, b, 0.25),
    "addcmul": lambda f, a, b: f(a, b, b, 0.5),
    "addcdiv": lambda f, a, b: f(a, b, b, [0.5, 2.0]),
    "sqrt": lambda f, a, b: f(a),
    "maximum": lambda f, a, b: f(a, b),
    "minimum": lambda f, a, b: f(a, 3.0),
    "clamp_min": lambda f, a, b: f(a, 3.0),
    "pow": lambda f, a, b: f(a, 2.0),
}


@pytest.mark.parametrize("name", CALLS)
def test_as_pytorch(torch, face, name):
    found = []
    for th in (face, torch):
        a, b = lists(th)
        result = CALLS[name](getattr(th, f"_foreach_{name}"), a, b)
        assert plain(a) == plain(lists(th)[0])
        given = CALLS[name](getattr(th, f"_foreach_{name}_"), a, b)
        assert given[0] is a[0]
        found.append((plain(result), plain(a)))
        assert found[-1][0] == found[-1][1]
    assert found[0] == found[1]


def test_norms_copies_and_scalars(torch, face):
    found = []
    for th in (face, torch):
        a, b = lists(th)
        norms = plain(th._foreach_norm(a)) + plain(th._foreach_norm(a, 1))
        powers = plain(th._foreach_pow(2.0, a))
        th._foreach_copy_(a, b)
        copied = plain(a)
        th._foreach_zero_(a)
        found.append((norms, powers, copied, plain(a)))
    assert found[0] == found[1]
