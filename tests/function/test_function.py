"""Functions with a derivative of one's own: what they give, and whose memory is whose."""

from __future__ import annotations

import weakref
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import autograd as ag
from autograd.core.observers import on_node
from autograd.function import Function, FunctionCtx, once_differentiable
from autograd.transforms import forward_ad
from tests.support.function_programs import EXPECTED, Api


def leaf(*data):
    return ag.tensor(data, requires_grad=True)


def function_of(base):
    def function(forward, backward, **members):
        """A Function named MyFn."""
        names = {"forward": forward, **members}
        if backward is not None:
            names["backward"] = backward
        return type("MyFn", (base,), {k: staticmethod(v) for k, v in names.items()})

    return function


function = function_of(Function)


def run(program, api):
    """What a program of `function_programs` sees."""
    seen = []

    def see(*values):
        seen.extend(v.detach().tolist() if isinstance(v, api.m.Tensor) else v for v in values)

    program(api, see)
    return seen


class Product(Function):
    @staticmethod
    def forward(ctx, x, y):
        ctx.save_for_backward(x, y)
        return x * y

    @staticmethod
    def backward(ctx, grad):
        x, y = ctx.saved_tensors
        return grad * y, grad * x


class Exp(Function):
    """Saves its output."""

    @staticmethod
    def forward(x):
        return x.exp()

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(output)

    @staticmethod
    def vjp(ctx, grad):
        (result,) = ctx.saved_tensors
        return grad * result


class SinCos(Function):
    """Two outputs, both saved."""

    @staticmethod
    def forward(ctx, x):
        s, c = x.sin(), x.cos()
        ctx.save_for_backward(s, c)
        return s, c

    @staticmethod
    def backward(ctx, grad_s, grad_c):
        s, c = ctx.saved_tensors
        return grad_s * c - grad_c * s


# ---- derivatives ---------------------------------------------------------------------------------


@pytest.mark.parametrize("apply, inputs", [
    (Product.apply, [(1.0, 2.0), (3.0, 4.0)]),
    (Exp.apply, [(0.5, -1.0)]),
    (SinCos.apply, [(0.5, -1.0)]),
    (lambda x: SinCos.apply(Exp.apply(x) * x)[1], [(0.5, -1.0)]),
    (lambda x, y: Product.apply(Product.apply(x, y), x), [(1.0, 2.0), (3.0, 4.0)]),
], ids=["product", "output saved", "two outputs", "composed", "argument used twice"])  # fmt: skip
def test_derivatives_agree_with_finite_differences(apply, inputs):
    leaves = [leaf(*data) for data in inputs]
    assert ag.gradcheck(apply, leaves)
    assert ag.gradgradcheck(apply, leaves)


def test_third_derivative():
    """d^3/dx^3 of exp(x) x = exp(x) (x + 3)."""
    x = leaf(0.5)
    y = Product.apply(Exp.apply(x), x)
    for _ in range(3):
        (y,) = ag.grad(y.sum(), x, create_graph=True)
    np.testing.assert_allclose(y.detach().numpy(), np.exp(0.5) * 3.5, rtol=1e-14)


def test_complex():
    z = ag.tensor([1 + 2j, -0.5j], requires_grad=True)
    square = function(
        lambda ctx, z: (ctx.save_for_backward(z), z * z)[1],
        lambda ctx, grad: grad * 2 * ctx.saved_tensors[0].conj(),
    )
    assert ag.gradcheck(square.apply, z) and ag.gradgradcheck(square.apply, z)


def test_second_derivative_by_a_saved_value_that_requires_grad_but_is_no_input():
    w = leaf(2.0)
    scale = function(
        lambda ctx, x: (ctx.save_for_backward(w), x * w.detach())[1],
        lambda ctx, grad: grad * ctx.saved_tensors[0],
    )
    x = leaf(5.0)
    (g,) = ag.grad(scale.apply(x), x, create_graph=True)
    assert ag.grad(g, w)[0].tolist() == [1.0]


# ---- programs that give the same in PyTorch -----------------------------------------------------


@pytest.mark.parametrize("program", EXPECTED, ids=lambda program: program.__name__)
def test_program(program):
    api = Api(ag, function, ag.grad, once_differentiable, forward_ad)
    assert run(program, api) == EXPECTED[program]


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # PyTorch's own
@pytest.mark.parametrize("program", EXPECTED, ids=lambda program: program.__name__)
def test_program_in_pytorch(program, torch):
    from torch.autograd import forward_ad as torch_forward_ad

    api = Api(
        torch,
        function_of(torch.autograd.Function),
        torch.autograd.grad,
        torch.autograd.function.once_differentiable,
        torch_forward_ad,
    )
    assert run(program, api) == EXPECTED[program]


# ---- what differs from PyTorch on purpose --------------------------------------------------------


def saved_square():
    """x^2 sin(x^2), which saves x^2 though it is neither input nor output."""

    def forward(ctx, x):
        square = x * x
        ctx.save_for_backward(x, square)
        return square * square.sin()

    def backward(ctx, grad):
        x, square = ctx.saved_tensors
        return grad * 2 * x * (square.sin() + square * square.cos())

    return function(forward, backward)


def test_85_second_derivative_through_an_intermediate_raises():
    x = leaf(0.5, 1.5)
    assert ag.gradcheck(saved_square().apply, x)
    (g,) = ag.grad(saved_square().apply(x).sum(), x, create_graph=True)
    with pytest.raises(RuntimeError, match=r"MyFnBackward\.saved_tensors\[1\], which is neither"):
        ag.grad(g.sum(), x, retain_graph=True)
    with pytest.raises(RuntimeError, match="neither an input nor an output"):
        g.sum().backward()


def test_85_an_intermediate_on_the_way_of_no_derivative_is_fine():
    """d/dx of (x sign(x)) with the sign's integers, and of x * mask with an array on ctx; and of an
    intermediate that is returned as an output."""

    def signs(ctx, x):
        sign = ag.tensor(np.sign(x.numpy()).astype(int))
        ctx.save_for_backward(x, sign)
        ctx.mask = np.array([0.0, 1.0])
        return x * x * sign * ctx.mask

    def backward(ctx, grad):
        x, sign = ctx.saved_tensors
        return grad * 2 * x * sign * ctx.mask

    f = function(signs, backward).apply
    assert ag.gradcheck(f, leaf(-2.0, 3.0)) and ag.gradgradcheck(f, leaf(-2.0, 3.0))

    def forward(ctx, x):
        square = x * x
        ctx.save_for_backward(x, square)
        return square * square.sin(), square

    def backward_of_both(ctx, grad, grad_square):
        x, square = ctx.saved_tensors
        return (grad * (square.sin() + square * square.cos()) + grad_square) * 2 * x

    assert ag.gradgradcheck(function(forward, backward_of_both).apply, leaf(0.5, 1.5))


def test_84_unmarked_write_of_an_argument_is_refused():
    f = function(lambda ctx, x, y: x.mul_(2) * y, lambda ctx, g: (g, g))
    with pytest.raises(RuntimeError, match=r"argument 0 .* at .*test_function\.py:\d+ without"):
        f.apply(leaf(1.0) * 1, leaf(2.0))
    with ag.no_grad():
        assert f.apply(leaf(1.0), leaf(2.0)).tolist() == [4.0]
    constant = ag.tensor([1.0])  # running statistics, for instance
    assert f.apply(constant, leaf(2.0)).tolist() == [4.0]
    x = leaf(1.0)
    x.detach().add_(1)  # written before, not by forward
    assert Exp.apply(x).requires_grad


def test_gradients_that_backward_writes_are_refused():
    """Here both gradients are one array: the sum would be 4, not 3."""
    f = function(lambda ctx, x: (x * 2, x * 3), lambda ctx, g, h: g + h.mul_(2))
    x = leaf(1.0, 2.0)
    a, b = f.apply(x)
    for create_graph in (False, True):
        with pytest.raises(RuntimeError, match=r"MyFnBackward has modified the grad.* output 0"):
            ag.grad(a + b, x, ag.ones_like(a), True, create_graph)


def test_list_of_outputs():
    f = function(lambda ctx, x: [x * 2, x * 3], lambda ctx, g, h: g * 2 + h * 3)
    x = leaf(1.0)
    outputs = f.apply(x)
    assert isinstance(outputs, list)
    assert ag.grad(outputs[0] * outputs[1], x)[0].tolist() == [12.0]


def test_dirty_arguments_that_numpy_writes_count_as_written():
    def forward(ctx, x):
        x.numpy()[...] += 1
        ctx.mark_dirty(x)
        return x

    a = leaf(1.0) * 1
    b = a * a
    function(forward, lambda ctx, g: g).apply(a)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation.*test_function\.py"):
        b.backward()


@pytest.mark.parametrize(
    "output", [3, (), (1, "a"), np.ones(2), np.float64(1), (ag.tensor(1.0), np.ones(2))]
)
def test_outputs_that_lose_the_gradient(output):
    f = function(lambda ctx, x: output, lambda ctx, g: g)
    with pytest.raises(TypeError, match=r"MyFn\.forward returned"):
        f.apply(leaf(1.0))
    assert f.apply(ag.tensor([1.0])) is output or isinstance(output, tuple)


def test_leaf_of_the_callers_is_left_alone():
    w = leaf(1.0, 2.0)
    f = function(lambda ctx, x: w, lambda ctx, g: g)
    out = f.apply(leaf(3.0, 4.0))
    assert w.is_leaf and out is not w and out.grad_fn.name() == "MyFnBackward"


def test_once_differentiable_raises_whatever_asks():
    """In PyTorch the error is that nothing requires grad, or that x is unused."""
    modes = []

    def backward(ctx, g):
        modes.append(ag.is_grad_enabled())
        return g * 2

    f = function(lambda ctx, x: x * 2, once_differentiable(backward))
    x, seed = leaf(1.0), leaf(1.0)
    (g,) = ag.grad(f.apply(x), x, seed, create_graph=True)
    (h,) = ag.grad(f.apply(x).sum(), x, create_graph=True)
    for again in (
        lambda: ag.grad(g, x, retain_graph=True), lambda: ag.grad(g, seed, retain_graph=True),
        h.backward,
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match="marked with @once_differentiable"):
            again()
    assert modes == [False, False]
    backward = once_differentiable(lambda ctx, g: (g * ag.ones(3, 1), None, g))
    f = function(lambda ctx, x, k, y: x + y, backward)
    gx, gy = ag.grad(f.apply(x, 1, seed), (x, seed), create_graph=True)
    assert (gx.tolist(), gy.tolist()) == ([3.0], [1.0])
    with pytest.raises(RuntimeError, match="once_differentiable"):
        ag.grad(gx + gy, x)


# ---- errors --------------------------------------------------------------------------------------


def saving(value):
    return lambda ctx, x: (ctx.save_for_backward(value), x * 1)[1]


def marking(method, value):
    return lambda ctx, x: (getattr(ctx, method)(value), x * 1)[1]


@pytest.mark.parametrize(
    "forward, backward, error, message",
    [
        (None, lambda ctx, g: (), RuntimeError,
         r"^function MyFnBackward returned an incorrect number of grad\w+ \(expected 1, got 0\)"),
        (None, lambda ctx, g: (g, g), RuntimeError,
         r"^function MyFnBackward returned an incorrect number of grad\w+ \(expected 1, got 2\)"),
        (None, lambda ctx, g: ag.ones(3), RuntimeError,
         r"^Function MyFnBackward returned an invalid gradient at index 0 - got \[3\] but expected "
         r"shape compatible with \[2\]"),
        (None, lambda ctx, g: ag.ones(1), RuntimeError, r"got \[1\] but expected .* \[2\]"),
        (None, lambda ctx, g: ag.ones(()), RuntimeError, r"got \[\] but expected .* \[2\]"),
        (None, lambda ctx, g: g * 1j, RuntimeError,
         "invalid gradient at index 0 - got complex128 for an input of dtype float64"),
        (None, lambda ctx, g: 3.0, RuntimeError, r"expected Variable or None \(got float\)"),
        (None, lambda ctx, g: [g], RuntimeError, r"expected Variable or None \(got list\)"),
        (None, lambda ctx, g: np.ones(2), RuntimeError, r"\(got ndarray\).*from_numpy"),
        (None, None, NotImplementedError, "You must implement either the backward or vjp method"),
        (saving(3), None, TypeError,
         "^save_for_backward can only save variables, but argument 0 is of type int$"),
        (marking("mark_dirty", 3), None, RuntimeError,
         "^mark_dirty can only accept variables, but argument 0 is of type int$"),
        (marking("mark_non_differentiable", 3), None, RuntimeError,
         "^mark_non_differentiable only accepts variable arg\\w+, but argument 0 is of type int$"),
        (marking("save_for_forward", 3), None, AssertionError, "save_for_forward expects all"),
        (lambda ctx, x: (ctx.mark_dirty(x), x * 1)[1], None, RuntimeError,
         "Some elements marked as dirty during the forward method were not returned as output"),
        (lambda ctx, x: (setattr(ctx, "saved", x), x * 1)[1], None, RuntimeError,
         "MyFn: 'edges', 'saved', 'hooks' and 'stamp' are attributes of every node"),
    ],
)  # fmt: skip
def test_errors(forward, backward, error, message):
    f = function(forward or (lambda ctx, x: x * 1), backward)
    x = leaf(1.0, 2.0)
    with pytest.raises(error, match=message):
        f.apply(x * 1).sum().backward()
    assert x.grad is None


@pytest.mark.parametrize("create_graph", [False, True])
def test_wrong_gradients_in_a_recorded_pass(create_graph):
    x = leaf(1.0, 2.0)
    for backward, message in (
        (lambda ctx, g: ag.ones(3), "invalid gradient at index 0"),
        (lambda ctx, g: (g, g), "incorrect number of gradients"),
        (lambda ctx, g: 3.0, "expected Variable or None"),
    ):
        y = function(lambda ctx, x: x * 1, backward).apply(x)
        with pytest.raises(RuntimeError, match=message):
            ag.grad(y.sum(), x, create_graph=create_graph)
    f = function(lambda ctx, x, k: x * k, lambda ctx, g: (g, g))
    with pytest.raises(RuntimeError, match="different than None at position 2, but the corr"):
        f.apply(leaf(1.0), 2).backward()
    both = function(lambda ctx, x: x * 1, lambda ctx, g: g, vjp=lambda ctx, g: g)
    with pytest.raises(RuntimeError, match="Implementing both 'backward' and 'vjp'"):
        both.apply(leaf(1.0)).backward()


def test_none_where_a_gradient_was_due_is_no_gradient():
    f = function(lambda ctx, x, y: x * y, lambda ctx, g: (None, g))
    x, y = leaf(1.0), leaf(2.0)
    f.apply(x, y).backward()
    assert x.grad is None and y.grad.tolist() == [1.0]
    with pytest.raises(RuntimeError, match="to not have been used in the graph"):
        ag.grad(f.apply(x, y), x)


def test_instances_are_no_functions():
    with pytest.warns(DeprecationWarning, match="should not be instantiated"):
        instance = Exp()
    with pytest.raises(RuntimeError, match="Legacy autograd function with non-static forward"):
        instance(leaf(1.0))
    with pytest.raises(NotImplementedError, match="You must implement the forward function"):
        Function.apply(leaf(1.0))
    with pytest.raises(NotImplementedError, match="either override the vmap staticmethod"):
        Exp.vmap(None, (0,), leaf(1.0))
    with pytest.raises(TypeError, match="missing a required argument: 'x'"):
        Exp.apply()


def test_dirty_leaf_is_refused_before_it_is_written():
    f = function(lambda ctx, x: (ctx.mark_dirty(x), x.mul_(2))[1], lambda ctx, g: g * 2)
    x = leaf(1.0)
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        f.apply(x)
    assert x.tolist() == [1.0]
    with ag.no_grad():
        assert f.apply(x) is x
    assert x.tolist() == [2.0] and x.is_leaf
    plain = ag.tensor([1.0, 2.0])
    function(lambda ctx, x: x, lambda ctx, g: g).apply(plain).mul_(2)  # outputs without history
    assert plain.tolist() == [2.0, 4.0]


def test_views_of_what_needs_no_gradient():
    """A recorded write into one is refused for the function's sake, however it was made."""
    for forward, why in (
        (lambda ctx, x: x.view_as(x), "created inside a custom Function"),
        (lambda ctx, x: x, "created inside a custom Function"),
        (lambda ctx, x: (x[:1], x * 2), "a function that returns multiple views"),
    ):
        out = function(forward, lambda ctx, *g: g[0]).apply(ag.tensor([1.0, 2.0]))
        view = out[0] if isinstance(out, tuple) else out
        with pytest.raises(RuntimeError, match=why):
            view.mul_(leaf(2.0))
        assert view.mul_(2).tolist() in ([2.0, 4.0], [2.0])
    with ag.no_grad():  # is what any other view made there is
        view = function(lambda ctx, x: x[:1], lambda ctx, g: g).apply(leaf(1.0))
    with pytest.raises(RuntimeError, match="A view was created in no_grad mode and is being"):
        view.mul_(2)


def test_what_is_no_input_need_not_be_marked_dirty():
    f = function(lambda ctx, x: (y := x * 3, ctx.mark_dirty(y))[0], lambda ctx, g: g * 3)
    x = leaf(1.0)
    with pytest.warns(UserWarning, match=r"Only input Tensors should be given to ctx.mark_dirty"):
        f.apply(x).backward()
    assert x.grad.tolist() == [3.0]


def test_none_for_outputs_without_gradient():
    given = []

    def forward(ctx, x):
        a, b = x.clone(), x.clone()
        ctx.mark_non_differentiable(b)
        ctx._materialize_non_diff_grads = False
        return a, b, x * 2

    f = function(forward, lambda ctx, *g: (given.extend(g), g[0])[1])
    f.apply(leaf(1.0))[0].backward()
    assert given[1] is None and given[2].tolist() == [0.0]


# ---- the node ------------------------------------------------------------------------------------


def test_the_node_is_the_context():
    seen = []

    def forward(ctx, x, k):
        seen.append(ctx)
        ctx.k = k
        ctx.args = "free to use"
        return x * k

    x = leaf(1.0)
    out = function(forward, lambda ctx, g: (seen.append(ctx), (g * ctx.k, None))[1]).apply(x, 3)
    node = out.grad_fn
    out.backward()
    assert seen == [node, node] and node.k == 3 and node.args == "free to use"
    assert isinstance(node, FunctionCtx) and type(node).__name__ == node.name() == "MyFnBackward"
    assert node.needs_input_grad == (True, False)
    assert type(node)._forward_cls._backward_cls is type(node)
    assert node.next_functions[0][0].variable is x and len(node.next_functions) == 1
    assert node.apply(ag.tensor([2.0]))[0].tolist() == [6.0]
    assert repr(out) == "tensor([3.], grad_fn=<MyFnBackward>)"
    with pytest.raises(AttributeError, match="'MyFnBackward' object has no attribute 'nothing'"):
        _ = node.nothing


def test_observers_are_told_of_recorded_calls_alone():
    told = []
    with on_node(told.append):
        Exp.apply(ag.tensor(1.0))
        with ag.no_grad():
            Exp.apply(leaf(1.0))
        out = Exp.apply(leaf(1.0))
    assert told == [out.grad_fn]


def test_hooks_of_outputs():
    x = leaf(1.0)
    s, c = SinCos.apply(x)
    c.register_hook(lambda g: g * 10)
    s.retain_grad()
    (s + c).backward()
    assert s.grad.tolist() == [1.0]
    np.testing.assert_allclose(x.grad.numpy(), [np.cos(1) - 10 * np.sin(1)])


def test_grad_mode_survives_errors():
    def fails(*args):
        raise ValueError("mine")

    x = leaf(1.0)
    out = function(lambda ctx, x: x * 1, fails).apply(x)
    for run in (lambda: function(fails, None).apply(x), out.backward):
        with pytest.raises(ValueError, match="mine"):
            run()
        assert ag.is_grad_enabled()


def test_backward_within_backward():
    """g * f'(x) where f' comes from a backward pass of its own."""

    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        with ag.enable_grad():
            y = x.detach().requires_grad_()
            (slope,) = ag.grad((y**3).sum(), y)
        return grad * slope

    f = function(lambda ctx, x: (ctx.save_for_backward(x), x**3)[1], backward)
    x = leaf(2.0)
    f.apply(x).backward()
    assert x.grad.tolist() == [12.0]


# ---- memory and threads --------------------------------------------------------------------------


def saving_input_itself(ctx, x):
    ctx.save_for_backward(x)
    return x


def dirty_exp(x):
    def forward(ctx, x):
        ctx.mark_dirty(x)
        ctx.save_for_backward(x)
        ctx.save_for_forward(x)
        return x.exp_()

    return function(forward, lambda ctx, g: g * ctx.saved_tensors[0]).apply(x)


@pytest.mark.parametrize("call", [
    *(Exp.apply, lambda x: SinCos.apply(x)[0], lambda x: Product.apply(x, x)),
    lambda x: dirty_exp(x * 1),
    lambda x: dirty_exp((x * 1)[:1]),
    function(saving_input_itself, lambda ctx, g: g * ctx.saved_tensors[0]).apply,
], ids=["output", "outputs", "inputs", "dirty", "dirty view", "view"])  # fmt: skip
def test_graphs_die_with_their_output(call, without_gc):
    x = leaf(1.0)
    y = call(x)
    node, output = weakref.ref(y.grad_fn), weakref.ref(y)
    assert all(each is not None for each in getattr(y.grad_fn, "saved_tensors", ()))
    (g,) = ag.grad(y, x, create_graph=True)
    del y, g
    assert node() is None and output() is None


def test_saved_arrays_are_freed_by_backward(without_gc):
    x = leaf(1.0)
    y = Exp.apply(x * 1)
    array = weakref.ref(y.grad_fn.saved[0])
    z = y * 1
    del y
    assert array() is not None
    z.backward()
    assert array() is None


def test_threads():
    x, expected = leaf(0.5), np.exp(0.5) * np.cos(2 * np.exp(0.5))

    def work(_):
        for _ in range(100):
            s, c = SinCos.apply(Exp.apply(x))
            (g,) = ag.grad(Product.apply(s, c), x)
            assert np.allclose(g.numpy(), expected) and ag.is_grad_enabled()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(8)))
