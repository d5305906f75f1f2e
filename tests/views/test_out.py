"""`out=`: results written into tensors that the caller has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.samples.rows import public, signature

REFUSED = "functions with out=... arguments don't support automatic differentiation"


def test_the_write_is_as_if_all_was_computed_first() -> None:
    x = ag.tensor([1.0, 2.0, 3.0, 4.0])
    assert ag.add(x[:3], x[:3], out=x[1:]).tolist() == [2, 4, 6]
    assert x.tolist() == [1, 2, 4, 6]
    m = ag.tensor([[1.0, 2.0], [3.0, 4.0]])
    ag.matmul(m, m.mT, out=m)
    assert m.tolist() == [[5, 11], [11, 25]]
    ag.cumsum(m.mT, 0, out=m)
    assert m.tolist() == [[5, 11], [16, 36]]
    values, places = ag.zeros(2), ag.zeros(2, dtype=np.int64)
    ag.sort(m[0], descending=True, out=(values, places))
    assert values.tolist() == [11, 5] and places.tolist() == [1, 0]


def test_views_show_what_is_written() -> None:
    base = ag.zeros(4)
    strided, view = base[::2], base[:2]
    before = base._version
    assert ag.mul(ag.ones(2), 3, out=strided) is strided
    assert base.tolist() == [3, 0, 3, 0] and view.tolist() == [3, 0]
    assert base._version == before + 1


def test_what_was_saved_before_is_spoiled() -> None:
    x = ag.ones(2, requires_grad=True)
    w = ag.ones(2)
    y = (x * w).sum()
    ag.add(w, w, out=w)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.backward()


def test_nothing_is_recorded() -> None:
    x, out = ag.ones(2, requires_grad=True), ag.zeros(2)
    with pytest.raises(RuntimeError, match=r"^mul\(\): " + REFUSED):
        ag.mul(x, 2, out=out)
    with pytest.raises(RuntimeError, match=REFUSED):
        ag.mul(out, 2, out=x * 1)
    with pytest.raises(RuntimeError, match=REFUSED):
        ag.linalg.norm(x, out=ag.zeros(()))
    assert not out.numpy().any()
    with ag.no_grad():
        assert ag.mul(x, 2, out=out) is out and not out.requires_grad
        assert ag.mul(out, 2, out=x) is x and x.requires_grad and x.is_leaf
    assert x.tolist() == [4, 4]


def test_several_outputs_are_written_all_or_none() -> None:
    x = ag.tensor([[3.0, 1.0], [2.0, 5.0]])
    values, places = ag.zeros(2), ag.zeros(2, dtype=bool)
    with pytest.raises(RuntimeError, match="can't be cast"):
        ag.max(x, 1, out=(values, places))
    assert not values.numpy().any()
    places = ag.empty(0, dtype=np.int64)
    found = ag.max(x, 1, out=(values, places))
    assert found.values is values and found.indices is places
    assert values.tolist() == [3, 5] and places.tolist() == [0, 1]
    assert type(found) is type(ag.max(x, 1))


@pytest.mark.parametrize(
    "transform",
    [
        lambda f: ag.vmap(f)(ag.ones(3)),
        lambda f: ag.func.jvp(f, (ag.ones(()),), (ag.ones(()),)),
        lambda f: ag.func.grad(f)(ag.ones(())),
        lambda f: ag.func.jacrev(f)(ag.ones(())),
    ],
)
def test_transforms_refuse_it(transform: Callable[..., Any]) -> None:
    out = ag.zeros(())
    with pytest.raises(RuntimeError, match=r"functions with out=\.\.\. arguments"):
        transform(lambda x: ag.sin(x, out=out))
    assert out == 0
    with pytest.raises(RuntimeError, match=r"functions with out=\.\.\. arguments"):
        transform(lambda x: ag.sin(ag.ones(()), out=x))


def test_numpys_functions() -> None:
    x, out = ag.tensor([1.5, 2.5]), ag.zeros(2)
    assert np.add(x, x, out=out) is out and out.tolist() == [3, 5]
    assert np.add(x, 1, out) is out and out.tolist() == [2.5, 3.5]
    assert np.add(np.ones(2), 1, out=out) is out and out.tolist() == [2, 2]
    assert np.matmul(np.eye(2), x, out=out) is out and out.tolist() == [1.5, 2.5]
    total = ag.zeros(())
    assert np.sum(x, axis=0, out=total) is total and total == 4
    assert np.add.reduce(x, out=total) is total
    assert np.argmax(x, out=ag.zeros((), dtype=np.int64)) == 1
    parts = np.frexp(x, out=(out, ag.zeros(2, dtype=np.int64)))
    assert parts[0] is out and parts[1].tolist() == [1, 2]
    with pytest.raises(TypeError, match="out= cannot be an array beside Tensors"):
        np.frexp(x, out=(out, None))


def test_arrays_take_values_that_have_no_history() -> None:
    array = held = np.array([1.0, 2.0])
    array += ag.tensor([0.5, 1.0])
    np.multiply(array, ag.tensor(2.0), out=array, where=ag.tensor([True, False]))
    assert array is held and array.tolist() == [3, 3]
    with pytest.raises(TypeError, match="out= cannot be an array beside Tensors"):
        array += ag.tensor([1.0, 1.0], requires_grad=True)


def test_numpys_functions_record_what_they_write() -> None:
    def function(x: ag.Tensor, y: ag.Tensor) -> ag.Tensor:
        out = ag.zeros(2)
        np.multiply(x, y, out=out)
        np.add(out, x, out=out)
        total = ag.zeros(())
        np.sum(out, axis=0, out=total)
        parts = (ag.zeros(2), ag.zeros(2))
        np.modf(out * 3, out=parts)
        return out * total + parts[0]

    x = ag.tensor([1.5, 2.6], requires_grad=True)
    y = ag.tensor([0.3, -0.7], requires_grad=True)
    assert ag.gradcheck(function, (x, y))
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        np.add(x, y, out=x)
    with pytest.raises(TypeError, match="Cannot cast from float64 to int64"):
        np.add(x, y, out=ag.zeros(2, dtype=np.int64))


def test_names_of_pytorch() -> None:
    torch = pytest.importorskip("autograd.torch")
    out = torch.empty(0)
    assert torch.add(torch.ones(2), 1, alpha=2, out=out) is out and out.tolist() == [3, 3]


def test_the_registry_says_which_functions_take_it() -> None:
    takes: dict[Callable[..., Any], bool] = {}
    for row in ag.registry.values():
        if not signature(row.name).is_private:
            function = public(row.name)
            takes[function] = row.out or takes.get(function, False)
    refused = "unexpected keyword argument 'out'", "invalid combination of arguments"
    for function, wanted in takes.items():
        with pytest.raises(TypeError) as caught:
            function(ag.ones(1), out=3)
        assert wanted is not any(text in str(caught.value) for text in refused), function
