"""PyTorch's older package functorch, as far as `torch._functorch` still has it: against PyTorch."""

from __future__ import annotations

from functools import partial
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
    assert face.func.vmap(function)(weights, (face.ones(3, 5, 2),)).shape == (3, 5, 4)
    make = face.functorch.functional_init_with_buffers
    weights, buffers, function, _, names = make(face.nn.BatchNorm1d, (3,))(2)
    assert names == ("running_mean", "running_var", "num_batches_tracked")
    given = (face.ones(3, 5, 2),)
    assert face.func.vmap(function, (0, 0, 0))(weights, buffers, given).shape == (3, 5, 2)
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


# ---- differences that programs met, with PyTorch as the oracle -----------------------------------


def test_forward_mode_nests(th):
    x = th.tensor([0.5, 2.0])
    found = th.func.jacfwd(th.func.jacfwd(lambda x: x.sin().sum()))(x)
    assert th.allclose(found, th.diagflat(-x.sin()))
    forward = th.autograd.forward_ad
    with forward.dual_level(), pytest.raises(RuntimeError, match="Nested forward mode"):
        forward.enter_dual_level()


@pytest.mark.parametrize("name", ["jacrev", "jacfwd"])
def test_other_arguments_are_written(th, name):
    def function(x, y):
        y.copy_(2 * x)
        return y

    x, y = th.tensor([1.0, 3.0]), th.zeros(2)
    found = getattr(th.func, name)(function)(x, y)
    assert found.tolist() == [[2, 0], [0, 2]]
    assert y.tolist() == [2, 6] and not y.requires_grad
    assert th.func.grad(lambda x, y: function(x, y).sum())(x, y).tolist() == [2, 2]


def test_products_outside_of_no_grad(th):
    x = th.tensor(3.0, requires_grad=True)
    with th.no_grad():
        out, pull = th.func.vjp(lambda x: x**2, x)
    (slope,) = pull(th.tensor(1.0))
    assert not out.requires_grad and slope.item() == 6
    assert th.autograd.grad(slope, x)[0].item() == 2


def test_dtypes_of_samples_without_dimensions(th):
    one, two = th.ones(3), th.ones(3, 2)
    number, rows = th.ones((), dtype=th.float64), two.double()
    mul = th.mul
    vmap = th.func.vmap
    found = [
        vmap(mul)(one.double(), two),
        vmap(mul)(one, rows),
        vmap(mul)(one.double(), one),
        vmap(mul, (None, 0))(number, two),
        vmap(mul, (None, 0))(one, one.double()),
        vmap(mul)(th.ones(3, dtype=th.int64), two),
    ]
    assert [each.dtype for each in found] == [
        *(th.float32, th.float64, th.float64, th.float32, th.float32, th.float32)
    ]


def test_layout_of_samples(th):
    seen = []
    vmap = th.func.vmap

    def look(x):
        seen.append(x.is_contiguous())
        return x

    vmap(look)(th.zeros(2, 3, 4))
    vmap(look, 1)(th.zeros(2, 3, 4))
    vmap(vmap(look), 1)(th.zeros(2, 3, 4))
    vmap(look)(th.zeros(2, 3, 4).transpose(1, 2))
    assert seen == [True, False, True, False]
    with pytest.raises(RuntimeError, match="NYI: querying is_contiguous inside of vmap"):
        vmap(lambda x: look(x.is_contiguous(memory_format=th.channels_last)))(th.zeros(2, 3))


def test_rows_drawn_for_samples(th):
    weights = th.tensor([[0.0, 1.0], [1.0, 0.0]]).expand(3, 2, 2)
    vmap = th.func.vmap
    found = vmap(lambda w: th.multinomial(w, 4, True), randomness="different")(weights)
    assert found.tolist() == [[[1] * 4, [0] * 4]] * 3
    with pytest.raises(RuntimeError, match="does not currently support same randomness"):
        vmap(th.bernoulli, randomness="same")(weights)
    with pytest.raises(RuntimeError, match="has more elements than `self`"):
        vmap(lambda x, p: x.bernoulli_(p), (None, 0), randomness="different")(
            th.zeros(2, 2), weights
        )


def test_arrays_out_of_a_function(th):
    class Cube(th.autograd.Function):
        @staticmethod
        def forward(x):
            array = x.detach().numpy()
            return th.tensor(array**3), array

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.array = output[1]

        @staticmethod
        def backward(ctx, grad, _):
            return grad * th.tensor(3 * ctx.array**2)

    x = th.tensor(2.0, requires_grad=True)
    Cube.apply(x)[0].backward()
    assert x.grad.item() == 12


def test_no_output_of_jacfwd(th):
    with pytest.raises(RuntimeError, match=r"jvp.+: Expected f to be a function that"):
        th.func.jacfwd(lambda x: None)(th.ones(2))


def test_what_counts_nothing_is_not_read(th):
    nan = th.full((2, 3), float("nan"))
    found = th.func.vmap(lambda a, b: th.addr(nan, a, b, beta=0))(th.ones(4, 2), th.ones(4, 3))
    assert found.tolist() == th.ones(4, 2, 3).tolist()


@pytest.mark.parametrize("name", ["binomial", "Gamma", "_sample_dirichlet"])
def test_what_is_drawn_for_samples(th, name):
    """Numbers of their own, also of what all samples share, or none."""

    def draw(x):
        if name == "binomial":
            return th.binomial(x * 30, x / 2)
        if name == "_sample_dirichlet":
            return th._sample_dirichlet(x + th.ones(3))
        return getattr(th.distributions, name)(x, x, validate_args=False).sample()

    vmap, x = th.func.vmap, th.ones(6)
    own = vmap(draw, randomness="different")(x)
    shared = vmap(lambda _: draw(th.ones(())), randomness="different")(x)
    assert len(own.unique()) > 1 and len(shared.unique()) > 1
    with pytest.raises(RuntimeError, match="randomness error mode"):
        vmap(lambda _: draw(th.ones(())))(x)


def test_angles_drawn_for_samples(face):
    draw = face.distributions.VonMises(face.zeros(3), 1.0).sample
    found = face.func.vmap(lambda _: draw((2,)), randomness="different")(face.ones(4))
    assert found.shape == (4, 2, 3) and len(found.unique()) == 24


def test_padding_of_many_tables_has_tangents_but_no_gradient(th):
    tables, places = th.ones(2, 5, 3), th.tensor([1, 2])
    look_up = partial(th.nn.functional.embedding, places, padding_idx=2)
    tangents = th.func.vmap(lambda w: th.func.jvp(look_up, (w,), (w,))[1])(tables)
    assert (tangents == 1).all()
    gradients = th.func.vmap(th.func.grad(lambda w: look_up(w).sum()))(tables)
    assert gradients.sum((0, 2)).tolist() == [0, 6, 0, 0, 0]


@pytest.mark.parametrize("name", ["squeeze", "index_fill", "renorm"])
def test_dimensions_out_of_the_range_of_a_sample(name, face):
    """Which a call of the same operation with a right one has not hidden."""
    call, right = {
        "squeeze": (lambda x, d: x[0, 0].squeeze(d), 0),
        "index_fill": (lambda x, d: x[0, 0].index_fill(d, face.tensor([0]), 1.0), 0),
        "renorm": (lambda x, d: x.renorm(2, d, 1.0), 1),
    }[name]
    face.func.vmap(partial(call, d=right))(face.ones(2, 3, 4))
    with pytest.raises(IndexError, match="Dimension out of range"):
        face.func.vmap(partial(call, d=right + 1))(face.ones(2, 3, 4))


def test_jvp_of_functions_that_return_views_for_many_tangents(th):
    class First(th.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(x):
            return x[0]

        @staticmethod
        def setup_context(ctx, inputs, output):
            pass

        @staticmethod
        def jvp(ctx, tangent):
            return tangent[0]

    x = th.arange(6.0).reshape(3, 2)
    assert th.func.jacfwd(First.apply)(x)[:, 0].tolist() == [[1, 0], [0, 1]]


def test_types_of_results(th):
    x = th.ones(2, 3, 3)
    for name, dims in (("max", (0, None)), ("linalg_eig", (0,))):
        function = th.linalg.eig if name == "linalg_eig" else getattr(th, name)
        given = (x, 0)[: len(dims)]
        found = th.func.vmap(function, dims)(*given)
        assert isinstance(found, getattr(th.return_types, name))
    with pytest.raises(AttributeError, match=r"return_types.*no attribute 'sin'"):
        _ = th.return_types.sin


def write_element(y, x):
    y[0] = x[1]


@pytest.mark.parametrize("write", [
    write_element,
    lambda y, x: y[:2].copy_(x[1:]),
    lambda y, x: y.view_as(y).add_(x),
    lambda y, x: y[1:].index_add_(0, y[:2].long(), x[:2]),
    lambda y, x: y.unsqueeze(0).diagonal().mul_(x[:1]),
])  # fmt: skip
def test_many_tangents_are_written_into_parts_of_what_has_none(th, write):
    def function(x):
        y = th.zeros(3)
        before = y[:2]
        write(y, x * x)
        return y + before.sum()

    x = th.tensor([1.0, 2.0, 3.0])
    columns = th.func.vmap(lambda v: th.func.jvp(function, (x,), (v,))[1])(th.eye(3))
    rows = [th.func.jvp(function, (x,), (v,))[1] for v in th.eye(3)]
    assert columns.tolist() == th.stack(rows).tolist()


def filled(th, p):
    """A matrix that is filled with parameters, through views and without."""
    matrix = th.zeros(2, 2)
    matrix[0, 1] = p[0]
    matrix[1] += p[1]
    matrix.view(-1)[:1].add_(p.prod())
    return matrix


@pytest.mark.parametrize("name", ["grad", "jacrev", "hessian", "vjp", "of a tangent"])
def test_gradients_of_each_sample_by_what_is_written(th, name):
    """Parameters are one for all samples, their gradients are not."""
    func, p = th.func, th.tensor([1.0, 2.0])
    samples = th.tensor([[0.0, 1.0], [2.0, 3.0], [4.0, -5.0]])

    def loss(p, x):
        return (filled(th, p) @ x).sum() ** 2

    calls = {
        "vjp": lambda p, x: func.vjp(lambda q: loss(q, x), p)[1](th.ones(()))[0],
        "of a tangent": lambda p, x: func.jvp(func.grad(lambda q: loss(q, x)), (p,), (x,))[1],
    }
    call = calls.get(name) or getattr(func, name)(loss)
    found = func.vmap(call, (None, 0))(p, samples)
    assert found.tolist() == th.stack([call(p, x) for x in samples]).tolist()


def test_views_from_before_a_write_show_what_each_sample_wrote(face):
    def loss(p, x):  # PyTorch takes the row for a leaf
        matrix = face.zeros(2, 2)
        row = matrix[1]
        matrix[:, 0] = p
        row += p
        return (matrix @ x).sum() + row.prod()

    p, samples = face.tensor([1.0, 2.0]), face.tensor([[0.0, 1.0], [2.0, 3.0]])
    found = face.func.vmap(face.func.grad(loss), (None, 0))(p, samples)
    assert found.tolist() == [[2, 6], [6, 10]]  # 2 x0 + p1, x0 + x1 + p0 + 2 p1


def test_samples_are_not_written_into_what_all_share(th):
    x, p = th.ones(3, 2), th.ones(2)
    shared = th.zeros(2)

    def write(a, x):
        shared.add_(a * x)
        return shared.sum()

    def outside(x):
        y = th.zeros(2)
        return th.func.grad(lambda a: (y.add_(a) * x).sum())(p)

    calls = (
        lambda x: filled(th, x),
        lambda x: th.func.grad(write)(p, x),
        outside,
        lambda x: th.func.grad(lambda a: th.func.vmap(lambda s: filled(th, s * a).sum())(x).sum())(
            p
        ),
    )
    for call in calls[:3]:
        with pytest.raises(RuntimeError):
            th.func.vmap(call)(x)
    with pytest.raises(RuntimeError, match="inplace arithmetic"):
        calls[3](x)
