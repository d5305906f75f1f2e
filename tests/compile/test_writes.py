"""`ag.compile`: writes in place, into views and at subscripts, become values of their own."""

import numpy as np
import pytest

import autograd as ag
from autograd import func
from autograd.compile.tracing.errors import TraceError
from tests.support.seeding import RANDOM

INDEX = ag.tensor([3, 0, 3])
INPUT = "an input or a captured tensor is written in place"


def elements(x):
    y = x * 2
    y[1] = x[0] * 3
    y[..., -1] = x.sum()
    y[2:4] += x[:2]
    y[[0, 0]] = x[4:6]
    return y * x


def into_a_view(x):
    y = x.reshape(2, 3) * 2
    row, column, turned = y[1], y[:, 2], y.T
    row *= 3
    column.add_(x[0])
    turned[0] = row[:2].exp()
    part = y[None, 0, ..., 1:]
    part.mul_(turned[1:, :1].T.exp())
    y += turned.T
    return row, column, turned, part, y


def into_shapes(x):
    y = (x * x).view(3, 2)
    y.unsqueeze(0)[0, 1] = x[:2]
    y.permute(1, 0).movedim(0, 1)[2].mul_(x[5])
    y.view(6)[::2] -= 1
    y.view(1, 6).squeeze(0)[0] = 7
    y.transpose(0, 1).sin_()
    y.diagonal().mul_(2)
    y.reshape(3, 1, 2)[1] += 1
    return y


def at_traced_places(x, i=INDEX):
    y = x * 1
    y[i] = x[:3] * 2
    z = x.index_put((i,), x[1:4], accumulate=True)
    return y * z[i].sum()


def where_masks_are_true(x):
    y = x.reshape(2, 3) * 2
    y[y > 1] = 0.5
    y[ag.tensor([True, False])] = x[0] * x[:3]
    y[y.sum(1) > 3] = x[1]
    return y


def preallocated(x):
    out = ag.zeros(3, 6)
    out[0] = x
    for k in range(1, 3):
        out[k] = out[k - 1].sin() * x
    total = ag.zeros(6)
    half = total[:3]
    total += out.sum(0)
    half *= 2
    return out, total


def detached(x):
    y = x * 2
    shared = y.detach()
    y *= 3
    return y * shared


def without_history(x):
    y = x * 2
    before = y.exp()
    with ag.no_grad():
        y.mul_(3)
        y[0] = 1
    return y * x, before


def seen_by_what_was_read_before(x):
    y = x * 2
    before = y.exp()
    y[0] = 5
    return before * y


def compared_in_place(x):
    y = x * 2
    y.lt_(x * 3)
    return y, y * x


FUNCTIONS = [
    elements, into_a_view, into_shapes, at_traced_places, where_masks_are_true, preallocated,
    detached, without_history, seen_by_what_was_read_before, compared_in_place,
]  # fmt: skip


def results_and_gradient(function, x):
    found = function(x)
    found = found if isinstance(found, tuple) else (found,)
    total = sum(((y * y).sum() for y in found), start=ag.tensor(0.0, dtype="float64"))
    return [*found, ag.grad(total, x)[0]]


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("seed", [0, 1])
def test_writes_give_what_they_give_outside(function, seed):
    x = ag.tensor(np.random.default_rng(seed).normal(size=6), requires_grad=True)
    compiled = results_and_gradient(ag.compile(function), x)
    for a, b in zip(compiled, results_and_gradient(function, x), strict=True):
        np.testing.assert_allclose(a.detach(), b.detach(), rtol=1e-13)


def test_traced_places_as_an_argument():
    compiled = ag.compile(at_traced_places)
    for places in ([3, 0, 3], [1, 1, 1], [5, 4, 0]):
        i = ag.tensor(places)
        x = ag.tensor(RANDOM.normal(size=6), requires_grad=True)
        found = results_and_gradient(lambda x, i=i: compiled(x, i), x)
        expected = results_and_gradient(lambda x, i=i: at_traced_places(x, i), x)
        for a, b in zip(found, expected, strict=True):
            np.testing.assert_allclose(a.detach(), b.detach(), rtol=1e-13)
    assert compiled.cache_info().misses == 1


def test_an_array_that_is_assigned_is_read_at_each_call():
    values = np.ones(2)

    def f(x):
        y = x * 1
        y[:2] = values
        return y

    compiled = ag.compile(f)
    x = ag.tensor(RANDOM.normal(size=3))
    assert compiled(x)[0].item() == 1
    values[:] = 4
    np.testing.assert_array_equal(compiled(x), f(x))


def test_derivatives_see_writes():
    def f(x):
        y = x * x
        y[0] = x[1] * x[2]
        y[1:3] *= x[3:5]
        part = y[4:]
        part += x[0]
        y[2] = 3
        y[[3, 4]] = x[:2]
        return (y**2).sum() * part[1]

    x = ag.tensor(RANDOM.normal(size=6))
    forward_over_reverse = lambda f: ag.func.jacfwd(ag.func.grad(f))  # noqa: E731
    for transform in (ag.func.hessian, ag.func.grad, ag.func.jacfwd, forward_over_reverse):
        np.testing.assert_allclose(
            ag.compile(transform(f))(x), transform(f)(x).numpy(), rtol=1e-12, atol=1e-13
        )


OUTSIDE = ag.tensor([1.0, 2.0])
LEAF = ag.tensor([1.0, 2.0], requires_grad=True)
BUFFER = np.ones(2)


def own_after_use(x):
    c = ag.tensor([1.0, 2.0]) * 2
    y = x * c
    c.sin_()
    part = c[:1]
    z = y + c
    part.mul_(5)
    with ag.no_grad():
        c[1] = 3
    return y, z, y * c


def own_in_another_shape(x):
    c = ag.ones(2)
    y = x + c
    c.unsqueeze_(0)
    return y * c


def own_to_out(x):
    c, d = ag.arange(2.0), ag.zeros(2)
    y = x * c + d
    np.sin(c, out=c)
    d.fill_(4)
    return y * c + d


@pytest.mark.parametrize("backend", ["numpy", "auto"])
@pytest.mark.parametrize("function", [own_after_use, own_in_another_shape, own_to_out])
def test_what_the_function_made_is_read_as_it_was(function, backend):
    x = ag.tensor([1.0, 2.0])
    compiled, expected = ag.compile(function, backend=backend), function(x)
    for _ in range(2):
        for a, b in zip(compiled(x), expected, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-13)


def test_what_the_function_made_and_returns_is_new_at_each_call():
    compiled = ag.compile(lambda x: (x, ag.zeros(2)))
    compiled(OUTSIDE)[1].add_(1)
    assert compiled(OUTSIDE)[1].tolist() == [0, 0]


def counted(x):
    OUTSIDE.add_(1)
    return x * OUTSIDE


def counted_afterwards(x):
    y = x * OUTSIDE
    OUTSIDE[0] = 3
    return y


def stepped(x):
    with ag.no_grad():
        LEAF.sub_(0.5)
    return x * LEAF


def filled_between(x):
    y = x * BUFFER
    BUFFER[0] += 1
    return y * BUFFER


@pytest.mark.parametrize("function", [counted, counted_afterwards, stepped, filled_between])
def test_writes_into_what_is_from_outside_are_refused(function):
    """They would happen once, while the function is traced."""
    with pytest.raises(TraceError, match=INPUT):
        ag.compile(function)(ag.tensor([1.0, 2.0]))


# ---- refused -------------------------------------------------------------------------------------


def set_(x, index, value):
    x[index] = value
    return x


def perhaps_a_copy(x):
    y = x.reshape(2, 3) * 2
    flat = y.reshape(6)
    y += 1
    return flat


def written_with_its_only_part(x):
    y = x[None] * 2
    (part,) = y.unbind(0)
    y += 1
    return part


@pytest.mark.parametrize(("function", "error", "phrase"), [
    (lambda x: set_(x, 0, 1), TraceError, INPUT),
    (lambda x: x[1:].mul_(2), TraceError, INPUT),
    (lambda x: set_(INDEX, 0, x.sum().to("int64")), TraceError, INPUT),
    (written_with_its_only_part, TraceError, r"what unbind\(\) made of it"),
    (perhaps_a_copy, TraceError, r"what reshape\(\) made of it"),
    (lambda x: (x * 2).expand(2, 6).add_(1), TraceError, r"a view made by expand\(\) is written"),
    (lambda x: set_(x * 2, x > 0, x[:3]), TraceError, "where a mask is true"),
    (lambda x: (x * 2).detach().add_(1), TraceError, "without history"),
    (lambda x: set_(x * 2, slice(2), x), RuntimeError, "must match the existing size"),
    (lambda x: set_(x * 2, 0, x[0] * 1j), RuntimeError, "imaginary part"),
])  # fmt: skip
def test_writes_that_are_refused(function, error, phrase):
    with pytest.raises(error, match=phrase):
        ag.compile(function)(ag.tensor(RANDOM.normal(size=6)))


@pytest.mark.parametrize("start", [ag.zeros_like, ag.ones_like, lambda x: ag.full_like(x, 2)])
@pytest.mark.parametrize("name", ["add_", "copy_", "mul_", "sub_"])
def test_repeated_numbers_written_sample_by_sample(start, name):
    """What starts as one number, repeated, has the shape of what is written into it."""

    def f(x):
        return getattr(start(x), name)(x)

    x = ag.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    expected = func.vmap(f)(x).numpy()
    np.testing.assert_array_equal(ag.compile(func.vmap(f))(x).numpy(), expected)
