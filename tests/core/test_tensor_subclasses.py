"""The protocol of Tensor subclasses, as a user's own classes see it."""

from __future__ import annotations

import copy

import numpy as np
import pytest

import autograd as ag


class Noted(ag.WrapperTensor):
    """A tensor that keeps the names of the operations that saw it, in a list that all share."""

    def operate(self, op, args):
        self._state[1].append(op.name)
        return super().operate(op, args)


class Outer(Noted):
    level = 0.5


def noted(data, cls=Noted, requires_grad=True):
    return cls.wrap(ag.tensor(data, requires_grad=requires_grad), [])


def seen(x):
    names = list(x._state[1])
    x._state[1].clear()
    return names


def test_every_way_to_call_an_operation_is_one_call_of_operate():
    x = noted([1.0, 2.0])
    results = [x + 1, 1 + x, ag.add(x, 1), x.add(1), np.add(x, 1), np.ones(2) + x]
    assert seen(x) == ["add"] * 6
    assert all(type(each) is Noted and each.tolist() == [2.0, 3.0] for each in results)
    assert [type(each) for each in (*x.max(0), *ag.cat([x, x]).split(2))] == [Noted] * 4


def test_backward_and_grad():
    x = noted([1.0, 2.0])
    y = (x * x).sum()
    assert y.requires_grad and not y.is_leaf and x.is_leaf and x.grad is None
    y.backward(retain_graph=True)
    assert type(x.grad) is ag.Tensor and x.grad.tolist() == x.value.grad.tolist() == [2.0, 4.0]
    (g,) = ag.grad(y, x, create_graph=True)
    assert g.tolist() == [2.0, 4.0] and ag.grad(g.sum(), x)[0].tolist() == [2.0, 2.0]
    (g,) = ag.grad(x.value.sum(), x)
    assert g.tolist() == [1.0, 1.0]
    del x.grad
    assert x.value.grad is None
    x.grad = Noted.wrap(ag.ones(2), [])
    assert x.value.grad.tolist() == [1.0, 1.0]


def test_hooks_and_retained_gradients():
    x = noted([1.0, 2.0])
    got = []
    x.register_post_accumulate_grad_hook(lambda leaf: got.append(leaf))
    handle = x.register_hook(lambda g: 2 * g)
    y = x * 3
    y.retain_grad()
    y.sum().backward()
    assert y.retains_grad and y.grad.tolist() == [1.0, 1.0]
    assert x.grad.tolist() == [6.0, 6.0] and got == [x]
    handle.remove()
    (x * 3).sum().backward()
    assert x.grad.tolist() == [9.0, 9.0]


def test_optimizers_step_and_copies_have_the_class():
    x = noted([1.0, 2.0])
    optimizer = ag.optim.SGD([x], lr=0.5)
    (x * x).sum().backward()
    twin = copy.deepcopy(x)
    optimizer.step()
    assert x.value.tolist() == [0.0, 0.0] and type(twin) is Noted and twin.tolist() == [1.0, 2.0]
    assert type(copy.copy(x)) is Noted


def test_writes_go_into_the_value():
    x = noted([1.0, 2.0, 3.0], requires_grad=False)
    memory = x.value.numpy()
    x += 1
    x[0] = 7.0
    x[ag.tensor([False, True, False])] = 5.0
    x[np.array([2])] = x[:1]
    assert memory.tolist() == [7.0, 5.0, 7.0] and type(x) is Noted and x._version > 0
    plain = ag.zeros(3)
    plain[1:] = x[:2]
    assert plain.tolist() == [0.0, 7.0, 5.0] and type(plain) is ag.Tensor
    y = noted([1.0, 2.0])
    z = y * 1
    z[0] = 3 * y[1]
    z.sum().backward()
    assert y.grad.tolist() == [0.0, 4.0]
    with pytest.raises(RuntimeError, match="in-place views of Noted are not supported"):
        noted([[1.0]], requires_grad=False).t_()
    with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
        y += 1


def test_subscripts():
    i = noted([1, 0], requires_grad=False)
    plain = ag.tensor([1.0, 2.0])
    assert plain[i].tolist() == [2.0, 1.0] and seen(i) == ["getitem"]
    plain[i] = ag.tensor([3.0, 4.0])
    assert plain.tolist() == [4.0, 3.0]
    with ag.inference_mode():
        t = ag.zeros(3)
        t[ag.tensor([0, 2])] = 1.0
    assert t.tolist() == [1.0, 0.0, 1.0]


def test_transforms_leave_the_wrapper_inside():
    x = noted([[1.0, 2.0], [3.0, 4.0]], requires_grad=False)
    y = ag.func.vmap(lambda row: row.exp().log())(x)
    assert type(y) is Noted and seen(x) == ["exp", "log"]
    assert ag.func.grad(lambda v: (v * v).sum())(x).tolist() == [[2.0, 4.0], [6.0, 8.0]]
    y, dy = ag.func.jvp(lambda v: v * v, (x,), (ag.ones(2, 2),))
    assert type(y) is type(dy) is Noted and dy.tolist() == [[2.0, 4.0], [6.0, 8.0]]
    hessian = ag.func.hessian(lambda v: (v**3).sum())(x[0])
    np.testing.assert_allclose(hessian.detach().numpy(), [[6.0, 0.0], [0.0, 12.0]])


def test_functions_see_the_tensor():
    given = []

    class Square(ag.Function):
        @staticmethod
        def forward(ctx, x):
            given.append(x)
            ctx.save_for_backward(x)
            return x * x

        @staticmethod
        def backward(ctx, grad):
            (x,) = ctx.saved_tensors
            return 2 * x * grad

    x = noted([1.0, 2.0])
    y = Square.apply(x)
    y.sum().backward()
    assert given == [x] and type(y) is Noted and x.grad.tolist() == [2.0, 4.0]


def test_the_highest_level_is_asked():
    one, other = noted([1.0]), noted([2.0], Outer)
    for y in (one * other, other * one):
        assert type(y) is Outer and type(y.value) is Noted
    assert seen(one) == seen(other) == ["mul", "mul"]


def test_a_class_with_its_own_memory_needs_operate_alone():
    class Marked(ag.TensorSubclass):
        def operate(self, op, args):
            return op.name, [x.tolist() for x in args if isinstance(x, ag.Tensor)]

    x = Marked()
    x._data, x._fn, x._grad = np.array([1.0]), None, None
    assert x * 2 == ("mul", [[1.0], 2.0])
    x[0] = 5.0
    assert x.tolist() == [5.0]
    with pytest.raises(NotImplementedError, match="Bare does not override operate"):
        type("Bare", (ag.TensorSubclass,), {"_data": np.ones(1), "_fn": None})() * 2
    with pytest.raises(RuntimeError, match="Marked belongs to"):
        copy.deepcopy(x)


def test_what_has_no_meaning_for_a_subclass_is_refused():
    x = noted([1.0])
    with pytest.raises(TypeError, match="not Noted"):
        ag.explain(x * 2)
    with pytest.raises(TypeError, match="type Noted are not supported with use_reentrant=True"):
        ag.utils.checkpoint.checkpoint(lambda v: v * 2, x, use_reentrant=True)
    assert ag.compile(lambda v: v * 2)(x).tolist() == [2.0]  # not compiled, but run
