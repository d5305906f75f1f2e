"""What reentrant checkpoints refuse, and their options."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd.transforms import forward_ad
from autograd.utils.checkpoint import (
    checkpoint,
    checkpoint_sequential,
    noop_context_fn,
)
from tests.support.checkpoints import leaf


@pytest.mark.filterwarnings("ignore:Using backward.. with create_graph:UserWarning")
@pytest.mark.parametrize(("misuse", "message"), [
    (lambda y, x: ag.grad(y, x), r"incompatible with \.grad\(\) or passing an `inputs`"),
    (lambda y, x: y.backward(inputs=[x]), r"incompatible with \.grad\(\) or passing an `inputs`"),
    (lambda y, x: ag.grad(y, x, create_graph=True), r"incompatible with \.grad\(\) or passing"),
    (lambda y, x: y.backward(create_graph=True), "does not support create_graph=True"),
])  # fmt: skip
def test_reentrant_checkpoints_refuse(misuse, message):
    x = leaf([1.0, 2.0])
    y = checkpoint(ag.exp, x, use_reentrant=True).sum()
    with pytest.raises(RuntimeError, match=message):
        misuse(y, x)


def test_reentrant_checkpoints_need_an_argument_that_requires_grad():
    w = leaf([1.0, 2.0])
    with pytest.warns(UserWarning, match="None of the inputs have requires_grad=True") as warned:
        y = checkpoint(lambda a: a * w, ag.ones(2), use_reentrant=True)
    assert not y.requires_grad
    assert warned[0].filename == __file__
    y = checkpoint(lambda a: ag.ones(2), w, use_reentrant=True)
    with pytest.raises(RuntimeError, match="none of output has requires_grad=True"):
        y.sum().backward()


def test_reentrant_arguments_are_checked_and_freed():
    x = leaf([1.0, 2.0])
    argument = x * 1
    y = checkpoint(ag.exp, argument, use_reentrant=True).sum()
    node = y.grad_fn.next_functions[0][0]
    assert node.name() == "CheckpointFunctionBackward"
    assert [fn for fn, _ in node.next_functions] == [None, None, argument.grad_fn]
    assert node._saved_tensors[0].grad_fn is argument.grad_fn
    y.backward(retain_graph=True)
    argument.detach().mul_(2)
    with pytest.raises(RuntimeError, match=r"CheckpointFunctionBackward\.tensors"):
        y.backward()
    y = checkpoint(ag.exp, x, use_reentrant=True).sum()
    y.backward()
    with pytest.raises(RuntimeError, match="a second time"):
        y.backward()


def test_reentrant_checkpoints_record_wherever_the_pass_starts_and_refuse_dual_tensors():
    x = leaf([1.0, 2.0])
    y = checkpoint(ag.exp, x, use_reentrant=True).sum()
    with ag.no_grad():
        y.backward()
    assert x.grad.tolist() == np.exp([1.0, 2.0]).tolist()
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, ag.ones(2))
        with pytest.raises(TypeError, match="DualTensor are not supported with use_reentrant=True"):
            checkpoint(ag.exp, dual, use_reentrant=True)


def test_options_of_reentrant_checkpoints():
    x = leaf([1.0, 2.0])
    for options, message in [
        ({"scale": 1, "k": 2}, "Unexpected keyword arguments: scale,k"),
        ({"debug": True}, "only supported when use_reentrant=False"),
        ({"context_fn": lambda: noop_context_fn()}, "only supported when use_reentrant=False"),
    ]:
        with pytest.raises(ValueError, match=message):
            checkpoint(ag.exp, x, use_reentrant=True, **options)
    with pytest.warns(UserWarning, match="use_reentrant parameter should be passed explicitly"):
        y = checkpoint(ag.exp, x)
    assert y.grad_fn.name() == "CheckpointFunctionBackward"
    with pytest.warns(UserWarning, match="passed explicitly"):
        checkpoint_sequential([ag.exp, ag.sin], 2, x)
    for segments in (0, 3):
        with pytest.raises(ValueError, match=f"between 1 and .* 2, but got {segments}"):
            checkpoint_sequential([ag.exp, ag.sin], segments, x)
