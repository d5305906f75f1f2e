"""In-place writes through views: the history of the base, of the view and of other views."""

from __future__ import annotations

import weakref

import numpy as np
import pytest

import autograd as ag
import autograd.forward_ad as fw
from tests.support.tensors import leaf

# ---- what a view is ------------------------------------------------------------------------------


def test_base_and_is_view():
    x = ag.zeros(2, 3)
    v = x[0]
    w = v[1:]
    assert v._is_view() and w._is_view() and not x._is_view()
    assert v._base is x and w._base is x and x._base is None
    assert not x.detach()._is_view() and x.detach()._base is None
    assert not (x * 1)._is_view() and not x[[0]]._is_view()


@pytest.mark.parametrize("make", [
    lambda x: x[1], lambda x: x[1, 2], lambda x: x[:, ::2], lambda x: x.t(),
    lambda x: x.view(-1), lambda x: x.reshape(4, 3), lambda x: x.diagonal(),
    lambda x: x.unfold(1, 2, 2), lambda x: x.unsqueeze(0), lambda x: x.split(2, 1)[1],
    lambda x: x.unbind(0)[2], lambda x: x.expand(2, 3, 4), lambda x: x.real,
    lambda x: x.as_strided((2,), (1,), 3), lambda x: x.select(1, 0).narrow(0, 1, 2),
])  # fmt: skip
def test_views_share_memory_and_version(make):
    x = ag.arange(12.0).reshape(3, 4).clone()
    v = make(x)
    assert v._is_view() and v._base is x
    assert np.shares_memory(v.numpy(), x.numpy())
    x.add_(1)
    assert v._version == x._version == 1
    np.testing.assert_array_equal(v.numpy(), make(x).numpy())


def test_views_keep_their_base_alive_and_not_the_other_way_round():
    x = ag.zeros(3)
    for _ in range(10_000):
        v = x[0]
    assert len(x._alias.references) < 200
    seen, base = weakref.ref(v), weakref.ref(x)
    del x
    assert base() is v._base
    del v
    assert seen() is None and base() is None


# ---- histories -----------------------------------------------------------------------------------


def test_write_through_a_view_changes_the_history_of_the_base():
    a = leaf([1.0, 2.0])
    b = a.clone()
    before = b.grad_fn
    v = b[0]
    v.mul_(10)
    assert b.grad_fn.name() == "CopySlices" and b.grad_fn is not before
    assert b.grad_fn.next_functions[0] == (before, 0)
    b.sum().backward()
    assert a.grad.tolist() == [10.0, 1.0]


def test_write_into_the_base_changes_the_history_of_a_view():
    a = leaf([1.0, 2.0])
    b = a.clone()
    v, first, second = b.view(-1), b[0], b[1]
    kept = second.grad_fn
    first.mul_(2)
    assert second.grad_fn is kept  # of another part
    b.mul_(3)
    v.sum().backward()
    assert a.grad.tolist() == [6.0, 3.0] and v.tolist() == [6.0, 6.0]


def assign(x, index, value):
    x[index] = value


# Name: leaf, writes into a copy of it, its value then, the gradient of the sum of 10^i times that.
WRITES = {
    "overlapping views": (
        [1.0, 1.0, 1.0], lambda b: (b[0:2].mul_(10), b[1:3].mul_(100)),
        [10.0, 1000.0, 100.0], [10.0, 10_000.0, 10_000.0],
    ),
    "transpose, then row": (
        [[1.0, 2.0], [3.0, 4.0]], lambda b: b.t()[0].mul_(10),
        [[10.0, 2.0], [30.0, 4.0]], [[10.0, 10.0], [1000.0, 1000.0]],
    ),
    "itself": (
        [1.0, 2.0, 3.0], lambda b: assign(b, slice(1, None), b[:-1]),
        [1.0, 1.0, 2.0], [11.0, 100.0, 0.0],
    ),
    "every second": (
        [1.0, 2.0, 3.0, 4.0], lambda b: assign(b, slice(1, None, 2), b[::2] ** 2),
        [1.0, 1.0, 3.0, 9.0], [21.0, 0.0, 6100.0, 0.0],
    ),
    "mask": (
        [1.0, -2.0, 3.0], lambda b: assign(b, b < 0, 0.0), [1.0, 0.0, 3.0], [1.0, 0.0, 100.0]
    ),
    "real and imaginary part": (
        [1 + 2j, 3 + 4j], lambda b: (b.real.mul_(10), b.imag[1].zero_()),
        [10 + 2j, 30 + 0j], [10 + 1j, 100 + 0j],
    ),
    "view_as_real": ([1 + 2j], lambda b: ag.view_as_real(b)[0, 1].mul_(3), [1 + 6j], [1 + 3j]),
}  # fmt: skip


@pytest.mark.parametrize("name", WRITES)
def test_writes_through_views(name):
    values, write, written, gradient = WRITES[name]
    x = leaf(values)
    b = x * 1
    write(b)
    assert b.tolist() == written
    weights = (10.0 ** ag.arange(float(b.numel()))).view(b.shape)
    ((b.real + b.imag) * weights if b.is_complex() else b * weights).sum().backward()
    assert x.grad.tolist() == gradient


def test_plain_base_gets_a_history_and_so_do_its_views():
    x = leaf([2.0, 3.0])
    b = ag.zeros(2, 2)
    row, column, other = b[0], b[:, 1], b[1]
    row.copy_(x)
    assert b.requires_grad and column.requires_grad and not other.requires_grad
    (column * ag.tensor([10.0, 1.0])).sum().backward()
    assert x.grad.tolist() == [0.0, 10.0]


def test_augmented_assignment_through_a_subscript():
    x, y = leaf([1.0, 2.0, 3.0]), leaf(5.0)
    b = x * 1
    b[1] *= y
    b[0:2] += y
    (b * ag.tensor([1.0, 10.0, 100.0])).sum().backward()
    assert b.tolist() == [6.0, 15.0, 3.0]
    assert x.grad.tolist() == [1.0, 50.0, 100.0] and y.grad.item() == 31.0


def test_layouts_of_the_base():
    """The gradient of the base is laid out as the base is: a reshape of it is a view there."""
    for base in (np.asfortranarray(np.ones((2, 3))), np.ones((4, 6))[::2, ::-2], np.ones((3, 2)).T):
        x = leaf(3.0)
        b = ag.from_numpy(base.copy(order="K")) if base.flags.forc else ag.from_numpy(base)
        v = b.t().reshape(-1) if base.flags.f_contiguous else b[1]
        v[1:3].mul_(x)
        b.sum().backward()
        assert x.grad.item() == 2.0


def test_second_derivatives_go_through_writes():
    def f(x):
        b = x * 1
        b[2:] = b[:1] * b[1:2]
        b.view(3, 1).t()[0, 2:].pow_(2)
        return (b * b).sum()

    x = leaf([1.0, 2.0, 3.0])
    assert ag.gradcheck(f, [x]) and ag.gradgradcheck(f, [x])


def test_as_strided_view_of_a_clone_and_of_a_part():
    x = leaf([1.0, 2.0, 3.0, 4.0])

    def f(x):
        b = x * x
        b.as_strided((2,), (2,), 1).mul_(3 * x[:2])
        return (b * x).sum()

    assert ag.gradcheck(f, [x]) and ag.gradgradcheck(f, [x])
    base, factor = ag.from_numpy(np.ones((4, 4))[:, ::2]), leaf(2.0)
    base.as_strided((2, 2), (4, 2)).mul_(factor)
    total = (base * base).sum()
    assert ag.grad(total, factor, retain_graph=True)[0].item() == 16.0
    with pytest.raises(RuntimeError, match="as_strided needs a base that is contiguous"):
        ag.grad(total, factor, create_graph=True)


def test_as_strided_beyond_and_between_the_elements():
    x = ag.from_numpy(np.arange(6.0)[:5:2]).requires_grad_()
    y = x.as_strided((6,), (1,), 0)
    assert ag.grad(y, x, ag.tensor([1.0, 2, 3, 4, 5, 6]))[0].tolist() == [1, 3, 5]


def test_in_place_change_of_shape_keeps_the_views():
    x = leaf([[1.0, 2.0, 3.0]])
    y = x * 1
    row = y[0]
    y.t_()
    assert y.shape == (3, 1)
    y[1] *= 10
    assert row.tolist() == [1.0, 20.0, 3.0]
    (row * ag.tensor([1.0, 2.0, 4.0])).sum().backward()
    assert x.grad.tolist() == [[1.0, 20.0, 4.0]]


def test_data_of_another_memory_leaves_the_views_with_the_old_one():
    x = leaf([1.0, 2.0])
    y = x * 1
    v = y[0]
    y.data = ag.zeros(2)
    v.mul_(5)
    assert v.item() == 5.0 and y.tolist() == [0.0, 0.0] and v._base is not y
    v.backward()
    assert x.grad.tolist() == [5.0, 0.0]


# ---- loops that fill -----------------------------------------------------------------------------


def fill(x, n=3):
    b = ag.zeros(n)
    b[0] = x
    for i in range(1, n):
        b[i] = b[i - 1] ** 2
    return b.sum()


def test_loop_fill_has_all_derivatives():
    x = leaf(1.0)
    (first,) = ag.grad(fill(x), x, create_graph=True)
    (second,) = ag.grad(first, x)
    assert first.item() == 7.0 and second.item() == 14.0  # of x + x^2 + x^4
    assert ag.gradcheck(fill, (leaf(1.3),)) and ag.gradgradcheck(fill, (leaf(1.3),))
    with fw.dual_level():
        moving = fill(fw.make_dual(ag.tensor(1.0), ag.tensor(1.0)))
        assert fw.unpack_dual(moving).tangent.item() == 7.0
        over = fill(fw.make_dual(x, ag.tensor(1.0)))
        (again,) = ag.grad(fw.unpack_dual(over).tangent, x)
        assert again.item() == 14.0


@pytest.mark.parametrize("axis", [0, 1])
def test_rows_and_columns_in_a_loop(axis):
    def f(x):
        b = ag.zeros(3, 3)
        for i in range(3):
            index = (slice(None), i) if axis else (i,)
            before = (slice(None), i - 1) if axis else (i - 1,)
            b[index] = x if i == 0 else b[before] ** 2 + x
        return b.sum()

    assert ag.gradcheck(f, [leaf([0.5, 1.0, -0.3])])


@pytest.mark.parametrize("index", [0, slice(0, 2), slice(None), (slice(None, None, -1),)])
def test_a_write_that_overlaps_raises(index):
    b = leaf([1.0, 2.0, 3.0]) * 1
    c = b[0] ** 2
    b[index] = 5.0
    with pytest.raises(RuntimeError, match=r"saved as PowBackward0\.self, is at version 1; expec"):
        c.backward()


def test_the_message_names_the_place_of_the_write_that_overlaps():
    x = leaf([1.0, 2.0, 3.0])
    b = x * 1
    c = b[0] ** 2
    b[0] = 5.0  # this one
    b[1] = 5.0
    with pytest.raises(RuntimeError, match=r"version 2; expected version 0") as raised:
        c.backward()
    line = test_the_message_names_the_place_of_the_write_that_overlaps.__code__.co_firstlineno + 4
    assert f"test_rebase.py:{line}" in str(raised.value)


# ---- refusals ------------------------------------------------------------------------------------


def refused(match, act, *tensors):
    before = [x.detach().clone().tolist() for x in tensors]
    with pytest.raises(RuntimeError, match=match):
        act()
    assert [x.detach().tolist() for x in tensors] == before


def test_views_of_leaves():
    x = leaf([1.0, 2.0])
    for view in (x[0], x.view(2, 1)[0]):
        refused("a view of a leaf Variable that requires grad", lambda view=view: view.mul_(2), x)
    with ag.no_grad():
        x[0].mul_(2)
    assert x.tolist() == [2.0, 2.0] and x.is_leaf and x.requires_grad
    b = (x * 1).expand(2, 2)
    refused("more than one element of the written-to tensor", lambda: b.mul_(2), b)
    refused("Can't detach views in-place", b[0].detach_)


@pytest.mark.parametrize("base", [lambda x: x, lambda x: x * 1, lambda x: ag.zeros(2)])
def test_views_made_without_recording(base):
    x = leaf([1.0, 2.0])
    b = base(x)
    with ag.no_grad():
        v = b[0:1]
    refused("view was created in no_grad mode and is being modified inpl", lambda: v.mul_(x[0]), b)
    if not b.is_leaf:
        b.mul_(2)
        refused("no_grad mode and its base or another view of its base", v.sum)


@pytest.mark.parametrize(
    "part", [lambda x: x.unbind(0), lambda x: x.split(1), lambda x: x.chunk(2)]
)
def test_several_views_at_once(part):
    b = leaf([1.0, 2.0]) * 1
    first, second = part(b)
    refused("Output 1 of .* is a view and is being modified inplace. This view is the output of a "
            "function that returns multiple views", lambda: second.mul_(2), b)  # fmt: skip
    refused("multiple views", lambda: second.view(1).mul_(2), b)
    b.mul_(2)
    refused("Output 0 of .* is a view and its base or another view", lambda: first * 2)
    plain = ag.zeros(2)
    part(plain)[1].add_(1)  # without a gradient they may be written
    assert plain.tolist() == [0.0, 1.0]


# ---- what an in-place operation saves ------------------------------------------------------------


def test_the_result_in_place_is_what_is_saved():
    x = leaf([1.0, 2.0])
    b = x * 1
    b.exp_()
    assert np.shares_memory(b.grad_fn._saved_result.detach().numpy(), b.detach().numpy())
    b.sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), np.exp([1.0, 2.0]))
    b = (x * 1).exp_()
    b.mul_(2)
    refused(r"ExpBackward0\.result", b.sum().backward)


def test_the_old_value_is_kept_only_if_a_formula_reads_it():
    x, y = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    b = x * 1
    b.mul_(y)
    b.backward(ag.ones(2))
    assert x.grad.tolist() == [3.0, 4.0] and y.grad.tolist() == [1.0, 2.0]
    b = x * 1
    b.mul_(2.0)
    assert b.grad_fn.saved[0] is None


def test_dual_views():
    with fw.dual_level():
        b = ag.zeros(2, 2)
        row, column = b[0], b[:, 1]
        other = b[1, 0]
        x = fw.make_dual(ag.tensor([2.0, 3.0]), ag.tensor([1.0, 10.0]))
        row.copy_(x)
        column.mul_(column)
        assert b.tolist() == [[2.0, 9.0], [0.0, 0.0]]
        assert fw.unpack_dual(b).tangent.tolist() == [[1.0, 60.0], [0.0, 0.0]]
        assert fw.unpack_dual(row).tangent.tolist() == [1.0, 60.0]
        assert fw.unpack_dual(other).tangent.item() == 0.0
        b.t()[1].add_(b[0])
        assert fw.unpack_dual(b).tangent.tolist() == [[1.0, 61.0], [0.0, 60.0]]
        b = ag.zeros(3)
        b[[0, 2]] = x
        b[b > 2] *= 2
        b.relu_()
        assert b.tolist() == [2.0, 0.0, 6.0]
        assert fw.unpack_dual(b).tangent.tolist() == [1.0, 0.0, 20.0]


def test_a_tensor_goes_on_to_retain_its_gradient_and_hooks_stay_with_the_old_node():
    seen = []
    x = leaf([1.0, 2.0])
    y = x * 1
    y.retain_grad()
    y.register_hook(lambda g: seen.append(g.tolist()))
    y.mul_(3)
    z = y.view(2)
    z.retain_grad()
    y[0].mul_(2)
    assert y.retains_grad and z.retains_grad
    (y * 5 + z).sum().backward()
    assert y.grad.tolist() == [6.0, 6.0] and z.grad.tolist() == [1.0, 1.0]
    assert seen == [[36.0, 18.0]] and x.grad.tolist() == [36.0, 18.0]


def test_versions_count_writes_that_nobody_else_could_have_seen():
    x = ag.zeros(3)
    x.add_(1)
    x.mul_(2)
    d, v = x.detach(), x[1:]
    assert x._version == d._version == v._version == 2
    x.add_(1)
    v.add_(1)
    d[0] = 5.0
    assert x._version == d._version == v._version == 5
    b = leaf([1.0, 2.0]) * 1
    b.add_(1)
    c = b * b
    b.add_(1)
    with pytest.raises(RuntimeError, match="is at version 2; expected version 1"):
        c.sum().backward()


def test_views_of_what_got_another_shape_in_place_know_of_later_writes() -> None:
    x = leaf([[2.0]])
    base = ag.tensor([1.0, 2.0, 3.0]) * x
    view = base[0:1]
    inner = view[0]
    view.squeeze_(0)
    base[0][1] = inner[1] * 0.5
    inner.sum().backward()
    assert x.grad.tolist() == [[1.0 + 1.0 + 3.0]]


@pytest.mark.torch
@pytest.mark.parametrize("in_place", [False, True])
@pytest.mark.parametrize("shown", [0, 1])
@pytest.mark.parametrize(
    "size, stride, offset", [((2,), (1,), 0), ((2,), (2,), 2), ((2, 1), (3, 1), 1)]
)
def test_writes_by_strides_beyond_the_view(torch, in_place, shown, size, stride, offset):
    """A view of a view by strides may show memory of the base that the first view does not."""

    def gradient(api):
        a = api.arange(6.0, dtype=api.float64, requires_grad=True)
        base = (a * 1.0).reshape(2, 3)
        row = base[1]
        if in_place:
            row.as_strided_(size, stride, offset).mul_(3)
        else:
            row.as_strided(size, stride, offset).mul_(3)
        result = (base, row)[shown]
        weights = api.arange(1.0, result.numel() + 1, dtype=api.float64).reshape(result.shape)
        (result * weights).sum().backward()
        return a.grad.tolist()

    assert gradient(ag) == gradient(torch)
