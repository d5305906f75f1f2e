"""Views, writes and what lives on meanwhile: retained gradients, hooks, shapes changed in place,
detached bases, dual numbers. Expected values by hand, and by PyTorch for every pair of a view and
a write."""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
import autograd.forward_ad as fw
from autograd.core.tensor import Tensor
from tests.support.tensors import leaf, memory

# ---- hooks and retained gradients ----------------------------------------------------------------


def mul(y: Tensor) -> Tensor:
    return y.mul_(3)


def part(y: Tensor) -> Tensor:
    y[:1].mul_(3)
    return y


def assigned(y: Tensor) -> Tensor:
    y[[0]] = 7.0
    return y


@pytest.mark.parametrize("write", [mul, part, assigned, lambda y: y.sin_().cos_(), Tensor.zero_])
def test_a_retained_gradient_is_that_of_the_new_value(write: Callable[[Tensor], Any]) -> None:
    y = leaf([1.0, 2.0]) * 2
    v = y[0]
    for each in (y, v):
        each.retain_grad()
    write(y)
    assert y.retains_grad and v.retains_grad
    (y * ag.tensor([5.0, 7.0])).sum().backward(retain_graph=True)
    assert y.grad.tolist() == [5.0, 7.0]
    (v * 5).backward()
    assert v.grad.item() == 5.0


@pytest.mark.parametrize("write", [mul, part, assigned, lambda y: y[y.detach() > 3].numel()])
@pytest.mark.parametrize("nested", [lambda v: v, lambda v: v[None][0], lambda v: v[:2]])
def test_hooks_of_a_view_see_nothing_of_what_is_written_over_it(
    write: Callable[[Tensor], Any], nested: Callable[[Tensor], Tensor]
) -> None:
    """As in PyTorch: the gradient goes from what was written to the base, past its views."""
    gradients, seen = [], []
    for hooked in (False, True):
        x = leaf([1.0, 2.0])
        base = x * 2
        v = base[...]
        old = v * 1
        if hooked:
            v.register_hook(lambda g: seen.append(g.tolist()))
        w = nested(v)
        w.masked_fill_(w.detach() > 3, 5.0)
        write(w)
        (base.sum() + v.sum() + w.sum() + old.sum()).backward()
        gradients.append(x.grad.tolist())
    assert gradients[0] == gradients[1] and seen == [[1.0, 1.0]]


def test_a_failing_write_into_a_view_leaves_its_hooks() -> None:
    v, seen = (leaf([1.0, 2.0]) * 2)[...], []
    v.register_hook(lambda g: seen.append(g.tolist()))
    with pytest.raises(RuntimeError):
        v.mul_(ag.ones(3, 2))
    v.sum().backward()
    assert seen == [[1.0, 1.0]]


# ---- shapes changed in place ---------------------------------------------------------------------


def test_a_write_after_a_change_of_shape_reaches_everything() -> None:
    x = leaf([[1.0, 2.0, 3.0]])
    y = x * 1
    v = y[0]
    y.t_()
    y[0].mul_(2)
    (y * y).sum().backward()  # 4 x^2 + ...
    assert x.grad.tolist() == [[8.0, 4.0, 6.0]]
    assert v.tolist() == [2.0, 2.0, 3.0] and y._version == v._version == 2


def test_a_view_whose_shape_is_changed_in_place() -> None:
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    y = x * 1
    v = y[:1]
    v.t_()
    v[1].mul_(3)
    y.mul_(10)
    assert v.tolist() == [[10.0], [60.0]] and v._base is y
    ((v * v).sum() + y.sum()).backward()
    assert x.grad.tolist() == [[2 * 100 * 1.0 + 10, 2 * 900 * 2.0 + 30], [10.0, 10.0]]


def test_changes_of_shape_are_refused_like_writes() -> None:
    x = leaf([[1.0, 2.0]])
    for change in (x.t_, x.squeeze_, lambda: x.unsqueeze_(0)):
        with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
            change()
    with pytest.raises(RuntimeError, match="a view of a leaf Variable that requires grad"):
        x[:1].t_()
    assert x.shape == (1, 2) and x._version == 0
    with ag.no_grad():
        x.t_()
    (x * x).sum().backward()
    assert x.grad.tolist() == [[2.0], [4.0]]


# ---- bases that change ---------------------------------------------------------------------------


def test_a_view_of_a_detached_base() -> None:
    y = leaf([1.0, 2.0]) * 1
    v = y[0]
    y.detach_()
    with pytest.raises(RuntimeError, match="a view of a leaf Variable"):
        v.mul_(2)
    assert y.tolist() == [1.0, 2.0] and not y.requires_grad


@pytest.mark.parametrize(
    "write",
    [
        lambda y, other: y.mul_(3), lambda y, other: y.mul_(y), lambda y, other: y.fill_(2.0),
        lambda y, other: y.__setitem__(slice(1), 5.0), lambda y, other: other.mul_(3),
        lambda y, other: y.copy_(y.flip(0)), lambda y, other: y.__setitem__(y > 0, 5.0),
    ],
)  # fmt: skip
def test_a_write_into_a_detached_base_is_no_derivative_of_its_views(write: Any) -> None:
    """Which show constants then, as in PyTorch; views of other elements keep their history."""
    x = leaf([1.0, 2.0, 3.0])
    y = x * 2
    v = y[:1]
    y.detach_()
    w = y[:2]
    write(y, w)
    assert not y.requires_grad and not w.requires_grad
    (g,) = ag.autograd.grad((v + 0 * x.sum()).sum(), x)
    assert g.tolist() == [0.0, 0.0, 0.0]
    assert v.item() == y[0].item()


def test_a_write_into_a_detached_base_leaves_views_of_other_elements() -> None:
    x = leaf([1.0, 2.0])
    y = x * 2
    v = y[:1]
    y.detach_()
    y[1:].mul_(3)
    (g,) = ag.autograd.grad(v.sum(), x)
    assert g.tolist() == [2.0, 0.0] and y.tolist() == [2.0, 12.0]


def test_a_view_of_other_memory_leaves_its_base() -> None:
    y = leaf([1.0, 2.0]) * 1
    v = y[0]
    v.data = y.data[1]
    y.mul_(2)
    assert v.item() == 4.0 and not v._is_view()


def test_hundreds_of_live_views() -> None:
    x = leaf(np.ones((300, 2)))
    y = x * 1
    rows = [y[i] for i in range(300)]
    columns = [row[0] for row in rows]
    for i, row in enumerate(rows):
        row.mul_(i)
    y[100:110].mul_(2)
    columns[7].mul_(5)
    expected = np.arange(300.0)[:, None] * np.ones(2)
    expected[100:110] *= 2
    expected[7, 0] *= 5
    assert [each.item() for each in columns] == expected[:, 0].tolist()
    (g,) = ag.grad(sum(row.sum() for row in rows), x, retain_graph=True)
    np.testing.assert_array_equal(g.numpy(), expected)
    (g,) = ag.grad(y.sum(), x)
    np.testing.assert_array_equal(g.numpy(), expected)


def test_forbidden_views_do_not_hinder_further_writes() -> None:
    x = leaf([1.0, 2.0])
    y = x * 1
    first, _ = y.unbind(0)
    y.mul_(2)
    y.mul_(3)
    y[0].add_(1)
    with pytest.raises(RuntimeError, match="Output 0 of Unbind is a view and its base or another"):
        first * 2
    y.sum().backward()
    assert x.grad.tolist() == [6.0, 6.0]


def test_forbidden_views_still_show_their_values() -> None:
    base = leaf([1.0, 2.0, 3.0]) * 2
    view = base.split(2)[0]
    base.mul_(2)
    with pytest.raises(RuntimeError, match="returns multiple views"):
        view.clone()
    assert view.requires_grad and not view.detach().requires_grad
    assert view.tolist() == view.data.tolist() == view.detach().numpy().tolist() == [4.0, 8.0]
    assert repr(view).endswith("grad_fn=<Invalid>)") and "4., 8." in repr(view)
    with pytest.raises(RuntimeError, match="returns multiple views"):
        view.requires_grad_(False)


def test_a_view_that_requires_grad_itself() -> None:
    b = ag.tensor([1.0, 2.0, 3.0])
    v = b[1:].requires_grad_()
    b.mul_(2)
    assert v.is_leaf and v.tolist() == [4.0, 6.0]
    (v * v).sum().backward()
    assert v.grad.tolist() == [8.0, 12.0]


# ---- forward mode --------------------------------------------------------------------------------


def written(x: Tensor) -> Tensor:
    y = x * 1
    y[1:] *= y[:-1].clone()
    y[0].mul_(3)
    y.sin_()
    y[[0, 2]] += y[1]
    return (y * y).sum()


def test_forward_mode_and_reverse_through_writes() -> None:
    x, v = leaf([0.1, 0.2, 0.3]), ag.tensor([1.0, 0.0, 2.0])
    assert ag.gradgradcheck(written, [x])
    (g,) = ag.grad(written(x), x, create_graph=True)
    (expected,) = ag.grad((g * v).sum(), x)
    with fw.dual_level():
        moved = fw.unpack_dual(written(fw.make_dual(x, v))).tangent
    (reverse_over_forward,) = ag.grad(moved, x)
    with fw.dual_level():
        dual = fw.make_dual(x, v)
        (g,) = ag.grad(written(dual), dual, create_graph=True)
        forward_over_reverse = fw.unpack_dual(g).tangent
    for got in (reverse_over_forward, forward_over_reverse):
        np.testing.assert_allclose(memory(got), expected.numpy(), rtol=1e-12)


def test_writes_without_a_gradient_make_none() -> None:
    with fw.dual_level():
        y = fw.make_dual(ag.tensor([[1.0, 2.0], [3.0, 4.0]]), ag.ones(2, 2)) * 1
        first, second = y.unbind(0)
        first.mul_(second)
        y[1].add_(1)
        y.t()[0] = 2.0
        assert not y.requires_grad and not first.requires_grad
        assert fw.unpack_dual(y).primal.tolist() == [[2.0, 8.0], [2.0, 5.0]]
        assert fw.unpack_dual(y).tangent.tolist() == [[0.0, 6.0], [0.0, 1.0]]


# ---- memory --------------------------------------------------------------------------------------


def test_nothing_is_kept_by_cycles(without_gc: None) -> None:
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    y = x * 2
    y.retain_grad()
    v, w = y[0], y.t()
    w[0].mul_(3)
    v.mul_(2)
    y.t_()
    (y * y).sum().backward()
    references = [weakref.ref(each) for each in (y, v, w, y.grad_fn)]
    del y, v, w
    assert [each() for each in references] == [None] * 4


# ---- PyTorch -------------------------------------------------------------------------------------

VIEWS: dict[str, Callable[[Any], Any]] = {
    "row": lambda y: y[1],
    "element": lambda y: y[1, 2],
    "block": lambda y: y[:2, 1:],
    "steps": lambda y: y[::2, ::3],
    "t": lambda y: y.t(),
    "mT": lambda y: y.mT,
    "permute": lambda y: y.permute(1, 0),
    "movedim": lambda y: y.movedim(0, 1),
    "view": lambda y: y.view(2, 6),
    "flatten": lambda y: y.flatten(),
    "unflatten": lambda y: y.unflatten(1, (2, 2)),
    "unsqueeze": lambda y: y.unsqueeze(1),
    "squeeze": lambda y: y[:1].squeeze(0),
    "diagonal": lambda y: y.diagonal(1),
    "narrow": lambda y: y.narrow(1, 1, 2),
    "select": lambda y: y.select(1, -1),
    "unfold": lambda y: y.unfold(1, 2, 2),
    "as_strided": lambda y: y.as_strided((2, 2), (4, 2), 1),
    "view_as": lambda y: y.view_as(y),
    "nested": lambda y: y.t()[1:3].view(2, 3).diagonal(),
    "detach": lambda y: y.detach(),
}


def set_masked(v: Any, p: Any) -> None:
    v[v.detach() > 4] = p


WRITES: dict[str, Callable[[Any, Any], Any]] = {
    "mul_": lambda v, p: v.mul_(p), "exp_": lambda v, p: v.mul_(0.1).exp_(),
    "zero_": lambda v, p: v.zero_(), "fill_": lambda v, p: v.fill_(p),
    "pow_": lambda v, p: v.pow_(2), "set": lambda v, p: v.__setitem__(..., p),
    "set_masked": set_masked,
}  # fmt: skip


def scenario(library: Any, grad: Any, make: Any, view: str, write: str, place: str) -> list[Any]:
    """Values and derivatives of a base, a view, a sibling and another view after the write."""
    x, p = make(np.arange(1.0, 13.0).reshape(3, 4)), make(np.array(3.0))
    y = x * 1
    v = VIEWS[view](y)
    sibling, turned = y[0], y.t()
    WRITES[write]({"view": v, "base": y, "sibling": sibling}[place], p)
    found = [y.requires_grad, y._version, v._version]
    for z in (y, v, sibling, turned):
        found.append(z.detach().numpy())
        if z.requires_grad:
            weights = np.cos(np.arange(z.numel())).reshape(tuple(z.shape))
            total = (z * z * library.tensor(weights)).sum()
            grads = grad(total, [x, p], create_graph=True, materialize_grads=True)
            found += [g.detach().numpy() for g in grads]
            squares = sum((g * g).sum() for g in grads)
            if squares.requires_grad:
                second = grad(squares, [x, p], retain_graph=True, materialize_grads=True)
                found += [g.detach().numpy() for g in second]
    return found


@pytest.mark.torch
@pytest.mark.parametrize("view", VIEWS)
def test_as_pytorch(view: str, torch: Any) -> None:
    for write, place in itertools.product(WRITES, ("view", "base", "sibling")):
        expected, got = (
            scenario(m, m.autograd.grad, lambda a, m=m: m.tensor(a, requires_grad=True),
                     view, write, place)
            for m in (torch, ag)
        )  # fmt: skip
        derivatives = [np.asarray(x, float) for x in expected if np.any(x)]
        ours = [np.asarray(x, float) for x in got if np.any(x)]
        assert len(ours) == len(derivatives), (write, place)
        for a, b in zip(ours, derivatives, strict=True):
            np.testing.assert_allclose(a, b, 1e-12, err_msg=f"{write} {place}")
