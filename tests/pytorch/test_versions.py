"""Memory that several tensors show, and who notices a write: as in PyTorch."""

import pytest

from tests.support.two_libraries import Programs

PROGRAMS = Programs()
_MADE_IN = "RuntimeError: A view was created in inference mode and "
_DETACHED = "RuntimeError: Trying to use a saved tensor that has been detached in-place"


def vector(t, values, grad=True):
    return t.tensor(values, dtype=t.float64, requires_grad=grad)


@PROGRAMS.gives([[4.0, 4.0], 0])
def data_is_not_versioned(t):
    w = vector(t, [1.0, 1.0])
    y = (w * w).sum()
    w.data.add_(1)
    y.backward()
    return w.grad, w._version


@PROGRAMS.gives("RuntimeError: data set to a tensor that requires gradients must be floating")
def integers_as_data(t):
    vector(t, [1.0, 2.0]).data = t.tensor([1, 2])


@PROGRAMS.gives(_DETACHED)
def detached_after_it_was_saved(t):
    s = vector(t, [1.0, 2.0]) * 1
    y = (s * s).sum()
    s.detach_()
    y.backward()


@PROGRAMS.gives([1.0, 2.0])
def detached_after_a_function_saved_it(t):
    class Square(t.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * x / 2

        @staticmethod
        def backward(ctx, g):
            return g * ctx.saved_tensors[0]

    x = vector(t, [1.0, 2.0])
    s = x * 1
    y = Square.apply(s).sum()
    s.detach_()
    y.backward()
    return x.grad


@PROGRAMS.gives([[1.0, 1.0], [3.0, 4.0]])
def detached_where_it_matters_to_nobody(t):
    x, c = vector(t, [0.0, 0.0]), vector(t, [3.0, 4.0])
    s = x.exp()  # which saves its result
    y, d = s.sum(), s.detach()
    s.detach_()
    y.backward()
    w = vector(t, [1.0, 2.0])
    s = c * 1
    d = s.detach()
    y = (w * d).sum()
    s.detach_()
    y.backward()
    return x.grad, w.grad


@PROGRAMS.gives([[[0.0, 0.0, 0.0]]])
def detached_after_a_view_of_it_was_saved(t):
    x = vector(t, [1.0, 2.0, 4.0])
    s = x.reshape(1, 1, 3) * 1
    y = t.nn.functional.instance_norm(s).sum()
    s.detach_()
    y.backward()
    return (x.grad.reshape(1, 1, 3) * 1e6).round()


@PROGRAMS.gives([[0.0, 0.0, 0.0], [0.0]])
def a_write_into_an_expanded_tensor(t):
    x = vector(t, [1.0], grad=False)
    v = x.expand(3)
    v[1] = 0
    return v, x


@PROGRAMS.gives([[12.0, 12.0], [[5.0, 10.0, 15.0], [6.0, 12.0, 18.0]]])
def a_function_that_writes_data(t):
    class Fill(t.autograd.Function):
        @staticmethod
        def forward(ctx, scratch, value, index):
            ctx.index = index
            scratch.data[index] = value
            return scratch

        @staticmethod
        def backward(ctx, g):
            return g, g[ctx.index], None

    k, v = t.zeros(2, 3, dtype=t.float64), vector(t, [5.0, 6.0])
    sums = []
    for i in range(3):
        k = Fill.apply(k, v * (i + 1), (..., i))
        sums.append(k[..., : i + 1].sum())
    (sums[0] * 3 + sums[1] + sums[2]).backward()
    return v.grad, k


@PROGRAMS.gives([*[[False] * 6 + [True]] * 2, [True] * 3, [True, False], [0.0, 4.0, 6.0]])
def views_made_in_inference_mode(t):
    x, z = vector(t, [1.0, 2.0]) * 1, vector(t, [0.0, 1.0, 2.0], grad=False)
    found = []
    with t.inference_mode():
        for b in (x, z):
            made = (b[0:1], b.view(-1), b[0:1][0], b.split(1)[0], b.detach(), b.data, b * 1)
            found.append([each.is_inference() for each in made])
        i = z + 1
        found.append([each.is_inference() for each in (i[1:], i.split(1)[0], i.detach())])
        part = z[1:]
        part.add_(1)
    found.append([i[1:].is_inference(), (i * 2).is_inference()])
    g = vector(t, [1.0, 1.0])
    (part * g).sum().backward()  # saves it
    part.mul_(2)
    return *found, z


@PROGRAMS.gives(_MADE_IN + "is being modified inplace in normal mode. Given that this use case is")
def a_write_into_a_view_made_in_inference_mode(t):
    y = vector(t, [1.0, 2.0]) * 1
    with t.inference_mode():
        v = y.split(1)[0]
    v.mul_(2)


@PROGRAMS.gives(_MADE_IN + "its base or another view of its base has been modified inplace in norm")
def a_write_into_the_base_of_a_view_made_in_inference_mode(t):
    y = vector(t, [1.0, 2.0]) * 1
    with t.inference_mode():
        v = y[0:1]
    y.mul_(2)
    return v.sum()


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name):
    PROGRAMS.check(name)


@pytest.mark.torch
@pytest.mark.parametrize("name", PROGRAMS)
def test_program_in_pytorch(name, torch):
    PROGRAMS.check(name, torch)
