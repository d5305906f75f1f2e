"""Selective activation checkpointing: which results a policy keeps, and what is computed again."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

import autograd as ag
from autograd.checkpoint.checkpoint import checkpoint
from autograd.checkpoint.selective import (
    CheckpointPolicy,
    OpOverload,
    create_selective_checkpoint_contexts,
)

SAVE, AGAIN = CheckpointPolicy.MUST_SAVE, CheckpointPolicy.MUST_RECOMPUTE


def keeping(policy, **options):
    return partial(create_selective_checkpoint_contexts, policy, **options)


def only(*names):
    return [OpOverload(name) for name in names]


def leaf(*shape):
    return ag.tensor(np.random.default_rng(0).normal(size=shape), requires_grad=True)


@pytest.mark.parametrize(
    "policy",
    [
        *(only("sin"), only("mm"), only("exp", "mm", "softmax"), only("var_mean", "sort"), []),
        lambda ctx, op, *args: AGAIN if op.name in ("mul", "select") else SAVE,  # written below
        lambda ctx, op, *args: AGAIN,
        lambda ctx, op, *args: op == OpOverload("sin", "whatever"),
    ],
)
def test_gradients_are_those_without(policy):
    w = leaf(3, 3)

    def f(x):
        y = ((x @ w).sin() @ w).exp().relu().mm(w).softmax(-1) * 2
        y[0] = x[0]
        y.mul_(x)
        a, b = ag.var_mean(y, 0)
        return y + a.sin() * b + x.sort(0)[0].cos() + x.unbind()[1]

    x = leaf(3, 3)
    expected = ag.grad((f(x) ** 2).sum(), (x, w))
    y = checkpoint(f, x, use_reentrant=False, context_fn=keeping(policy))
    found = ag.grad((y**2).sum(), (x, w))
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_allclose(a.numpy(), b.numpy(), rtol=1e-12)


def test_what_is_kept_is_not_computed_again(monkeypatch):
    calls = []
    sin = np.sin
    x = leaf(3)

    def f(x):
        return x.exp().sin().cos().exp()

    monkeypatch.setattr(np, "sin", lambda *args: (calls.append(args), sin(*args))[1])
    for policy, count in (([], 3), (only("sin"), 2)):  # one of them in the backward of cos
        checkpoint(f, x, use_reentrant=False, context_fn=keeping(policy)).sum().backward()
        assert len(calls) == count
        calls.clear()


def test_trees_and_keywords():
    def f(pair, *, scale):
        return {"y": pair["a"].exp() * pair["b"][0] * scale, "n": 3}

    a, b, s = leaf(2), leaf(2), leaf(2)
    y = checkpoint(
        f, {"a": a, "b": (b,)}, scale=s, use_reentrant=False, context_fn=keeping(only("exp"))
    )
    assert y["n"] == 3 and type(y["y"]) is ag.Tensor
    for g, e in zip(
        ag.grad(y["y"].sum(), (a, b, s)), (a.exp() * b * s, a.exp() * s, a.exp() * b), strict=True
    ):
        np.testing.assert_allclose(g.numpy(), e.detach().numpy())


def test_what_policies_are_told():
    seen = []

    def policy(ctx, op, *args):
        seen.append((ctx.is_recompute, str(op)))
        return CheckpointPolicy.PREFER_RECOMPUTE

    y = checkpoint(
        lambda x: (x.sin() @ x).exp(), leaf(2), use_reentrant=False, context_fn=keeping(policy)
    )
    assert seen == [(False, f"aten.{name}.default") for name in ("sin", "dot", "exp")]
    y.backward()
    assert (True, "aten.dot.default") in seen


def test_refusals():
    x = leaf(2)
    for bad, error, match in (
        ([2], ValueError, "Expected op in `op_list` to be an OpOverload"),
        (2, TypeError, "either a function or a list of ops"),
    ):
        with pytest.raises(error, match=match):
            checkpoint(ag.sin, x, use_reentrant=False, context_fn=keeping(bad))

    def f(x):
        return x.sin().mul_(2).cos().exp()

    y = checkpoint(f, x, use_reentrant=False, context_fn=keeping(only("sin")))
    with pytest.raises(RuntimeError, match="has been mutated"):
        y.sum().backward()
    options = keeping(only("sin"), allow_cache_entry_mutation=True)
    checkpoint(f, x, use_reentrant=False, context_fn=options).sum().backward()
    y = checkpoint(ag.exp, x, use_reentrant=False, context_fn=keeping([])).sum()
    y.backward(retain_graph=True)
    with pytest.raises(RuntimeError, match="Trying to backward an extra time"):
        y.backward()
    others = iter([ag.sin, ag.cos])
    y = checkpoint(lambda x: next(others)(x), x, use_reentrant=False, context_fn=keeping([])).sum()
    with pytest.raises(RuntimeError, match="cos encountered during backward, but not found in"):
        y.backward()
