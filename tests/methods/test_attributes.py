"""Attributes that users set on tensors and parameters."""

from __future__ import annotations

import copy
import io
import pickle

import pytest

import autograd as ag
from autograd import nn


@pytest.mark.parametrize("make", [ag.ones, lambda n: nn.Parameter(ag.ones(n))])
def test_attributes_are_kept_by_copies(make):
    x = make(2)
    x._no_weight_decay, x.options = True, {"lr": [0.1]}
    assert x._no_weight_decay is True and vars(x) == {
        "_no_weight_decay": True,
        "options": x.options,
    }
    for y in (copy.copy(x), copy.deepcopy(x), pickle.loads(pickle.dumps(x))):
        assert y._no_weight_decay is True and y.options == {"lr": [0.1]}
        assert isinstance(y, nn.Parameter) == isinstance(x, nn.Parameter)
    assert copy.copy(x).options is x.options
    assert copy.deepcopy(x).options is not x.options
    del x.options
    assert not hasattr(x, "options")


def test_results_have_none_of_their_arguments(torch):
    for th in (ag, torch):
        x = th.ones(2)
        x.tag = 1
        assert not any(hasattr(y, "tag") for y in (x * 2, x.detach(), x[0], x.view(2)))
        assert x.add_(1).tag == 1


def test_parameters_in_groups_by_their_attributes(torch):
    counts = []
    for th in (ag, torch):
        module = th.nn.Sequential(th.nn.Linear(2, 2), th.nn.LayerNorm(2))
        module[1].weight._no_weight_decay = True
        module.double()
        named = dict(module.named_parameters())
        plain = [p for p in named.values() if not getattr(p, "_no_weight_decay", False)]
        counts.append((len(plain), len(named)))
        kept = io.BytesIO()
        pickle.dump(module, kept)
        assert pickle.loads(kept.getvalue())[1].weight._no_weight_decay
    assert counts == [(3, 4), (3, 4)]
