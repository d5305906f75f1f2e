"""PyTorch's older package functorch, as far as `torch._functorch` still has it: against PyTorch."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest

pytestmark = pytest.mark.filterwarnings("ignore")


def functions(torch):
    if torch.__spec__.name == "torch":
        return import_module("functorch")
    return torch.functorch


def results(torch):
    """Values that do not depend on how weights are drawn."""
    functorch, nn = functions(torch), torch.nn
    x = torch.ones(2, 3)
    model = nn.Sequential(nn.Linear(3, 3), nn.Tanh())
    with torch.no_grad():
        for p in model.parameters():
            p.fill_(0.25)
    function, params = functorch.make_functional(model)
    yield function(params, x)
    yield [p.requires_grad for p in functorch.make_functional(model, True)[1]]
    yield functorch.grad(lambda params: function(params, x).sum())(params)
    with pytest.raises(RuntimeError, match="`model` has buffers"):
        functorch.make_functional(nn.BatchNorm1d(3))
    function, params, buffers = functorch.make_functional_with_buffers(nn.BatchNorm1d(3).eval())
    yield function(params, buffers, x), [tuple(b.shape) for b in buffers]
    with pytest.raises(RuntimeError, match="Expected at least one model, got 0"):
        functorch.combine_state_for_ensemble([])
    with pytest.raises(RuntimeError, match="to be of the same class"):
        functorch.combine_state_for_ensemble([nn.Tanh(), nn.ReLU()])
    with pytest.raises(RuntimeError, match="same training/eval mode"):
        functorch.combine_state_for_ensemble([nn.Tanh(), nn.Tanh().eval()])
    function, params, buffers = functorch.combine_state_for_ensemble([model, model])
    yield functorch.vmap(function, (0, 0, None))(params, buffers, x)
    tied = nn.Sequential(nn.Linear(3, 3, bias=False), nn.Linear(3, 3, bias=False))
    tied[1].weight = tied[0].weight
    function, params = functorch.make_functional(tied)
    yield len(params), function([torch.eye(3) * 2], x)
    experimental = torch.functorch if torch.__spec__.name != "torch" else functorch.experimental
    yield experimental.chunk_vmap(torch.sin, chunks=3)(x.new_zeros(7))
    with pytest.raises(RuntimeError, match="received invalid argument for remove"):
        torch.func.functionalize(torch.sin, remove="a")(x)


def as_numbers(value):
    if isinstance(value, list | tuple):
        return [as_numbers(each) for each in value]
    return value.detach().tolist() if hasattr(value, "detach") else value


@pytest.mark.torch
def test_as_pytorch(torch, face):
    import_module("functorch.experimental")
    for ours, theirs in zip(results(face), results(torch), strict=True):
        flat = [
            np.hstack([np.ravel(x) for x in _flat(as_numbers(each))]) for each in (ours, theirs)
        ]
        np.testing.assert_allclose(*flat, rtol=1e-6)


def _flat(value):
    return [x for each in value for x in _flat(each)] if isinstance(value, list) else [value]


def test_values(face):
    make = face.functorch.functional_init
    weights, function, names = make(face.nn.Linear, (3,))(2, 4)
    assert [tuple(w.shape) for w in weights] == [(3, 4, 2), (3, 4)] and names == ("weight", "bias")
    assert face.func.vmap(function, (0, None, None))(weights, (), face.ones(2)).shape == (3, 4)
    basis = face.autograd.functional._construct_standard_basis_for
    rows = basis((face.ones(2), face.ones(1)), (2, 1))
    assert [r.tolist() for r in rows] == [[[1, 0], [0, 1], [0, 0]], [[0], [0], [1]]]
    with pytest.warns(UserWarning, match="resize is deprecated"):
        assert face.ones(2, 3).resize(3, 2).shape == (3, 2)


def first_and_others(torch):
    """Functions of several results, not all of which depend on the sample or have derivatives."""
    yield lambda b: torch.linalg.solve_ex(torch.eye(4), b[0, 0])
    yield lambda b: torch.linalg.lstsq(torch.eye(4), b[0].T)[:2]
    yield lambda b: torch.broadcast_tensors(b, torch.ones(2, 1, 1))
    yield lambda b: tuple(torch.sort(b))
    yield lambda b: torch.nn.functional.max_pool1d(b, 2, return_indices=True)
    yield lambda b: b.argmax()


@pytest.mark.torch
@pytest.mark.parametrize("how", ["vmap", "jacfwd", "jvp"])
def test_several_results(torch, face, how):
    def found(library):
        x = library.arange(4.0).reshape(1, 1, 4)
        for function in first_and_others(library):
            if how == "vmap":
                found = library.func.vmap(function)(x.expand(2, 1, 1, 4) * 1)
            elif how == "jvp":
                found = library.func.jvp(function, (x,), (x + 1,))
            else:
                found = library.func.jacfwd(function)(x)
            yield found

    def told(value):
        if isinstance(value, list | tuple):
            return [told(each) for each in value]
        return str(value.dtype), tuple(value.shape), as_numbers(value)

    assert told(list(found(face))) == told(list(found(torch)))
