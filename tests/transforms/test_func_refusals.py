"""What functions under a transform may not do, as in PyTorch: each case with both libraries."""

import pytest

import autograd as ag
from autograd.base.grad_mode import MODE

WRITTEN = "mutate a captured Tensor"


def transforms(api, x):
    """Each way to call a function that gives a scalar, by name."""
    f = api.func
    return {
        "grad": lambda g: f.grad(g)(x),
        "grad_and_value": lambda g: f.grad_and_value(g)(x),
        "vjp": lambda g: f.vjp(g, x),
        "jvp": lambda g: f.jvp(g, (x,), (x,)),
        "jacrev": lambda g: f.jacrev(g)(x),
        "jacfwd": lambda g: f.jacfwd(g)(x),
        "hessian": lambda g: f.hessian(g)(x),
        "vmap": lambda g: f.vmap(g)(api.stack([x, x])),
        "vmap(grad)": lambda g: f.vmap(f.grad(g))(api.stack([x, x])),
        "grad(grad)": lambda g: f.grad(lambda y: f.grad(g)(y).sum())(x),
    }


NAMES = list(transforms(ag, ag.ones(2)))


def both(torch=None):
    return (ag,) if torch is None else (ag, torch)


def check(libraries, name, make, error, match):
    """`make` gives a function and what it captures, of one library."""
    for api in libraries:
        g, _ = make(api)
        with pytest.raises(error, match=match):
            transforms(api, api.ones(2, dtype=api.float64))[name](g)


def writer(how):
    def make(api):
        captured = api.zeros(2, dtype=api.float64)

        def g(x):
            how(captured, x)
            return (captured * x).sum()

        return g, captured

    return make


WRITES = {
    "copy": lambda c, x: c.copy_(x),
    "add": lambda c, x: c.add_(x),
    "item": lambda c, x: c.__setitem__(0, x[0]),
    "view": lambda c, x: c[:1].mul_(x[:1]),
    "mask": lambda c, x: c.__setitem__(c == 0, x),
}


@pytest.mark.parametrize("how", WRITES)
@pytest.mark.parametrize("name", [n for n in NAMES if "vmap" not in n and n != "jacfwd"])
def test_captured_tensors_are_not_written(name, how):
    make = writer(WRITES[how])
    check(both(), name, make, RuntimeError, WRITTEN)
    g, captured = make(ag)
    with pytest.raises(RuntimeError, match=WRITTEN):
        transforms(ag, ag.ones(2))[name](g)
    assert type(captured) is ag.Tensor and captured.grad_fn is None
    assert captured.tolist() == [0, 0], "it was written before the error"


@pytest.mark.torch
@pytest.mark.parametrize("how", ["copy", "add", "item", "view"])
@pytest.mark.parametrize("name", ["grad", "vjp", "jvp", "jacrev", "grad(grad)"])
def test_captured_tensors_as_pytorch(name, how, torch):
    check(both(torch), name, writer(WRITES[how]), RuntimeError, WRITTEN)


def fill(x):
    out = ag.zeros(2)
    out[0] = x[0] * x[1]
    out.add_(x)
    kept.append(out)
    view = (x * 1)[1:]
    view.mul_(x[:1])
    rest = ag.zeros_like(x).detach()
    rest[:1].copy_(x[:1])
    return out.sum() + view.sum() + rest.sum()


kept: list = []


@pytest.mark.parametrize("name", [*(n for n in NAMES if "vmap" not in n), "twice"])
def test_own_tensors_are_written(name):
    """What the function has made itself, it may write, also what others keep afterwards."""
    x = ag.tensor([3.0, 5.0])
    if name == "twice":
        found = ag.func.grad(lambda y: fill(y) + ag.func.grad(fill)(y).sum())(x)
        assert found.tolist() == [12 + 2, 7 + 2]
    else:
        transforms(ag, x)[name](fill)
        found = ag.func.grad(fill)(x)
        assert found.tolist() == [5 + 1 + 5 + 1, 3 + 1 + 3]
    kept.clear()


def test_captured_after_own_call():
    """What an inner function has made is captured by the next one."""

    def outer(x):
        made = []
        ag.func.grad(lambda y: made.append(ag.zeros(2)) or y.sum())(x)
        return ag.func.grad(lambda y: made[0].copy_(y).sum())(x).sum()

    with pytest.raises(RuntimeError, match=WRITTEN):
        ag.func.grad(outer)(ag.ones(2))


def test_nothing_stays_behind():
    captured, x = ag.zeros(2), ag.ones(2)
    with pytest.raises(RuntimeError, match=WRITTEN):
        ag.func.grad(lambda y: captured.add_(y).sum())(x)
    captured.add_(x.requires_grad_() * 2)  # no transform is open any more
    assert captured.requires_grad and not MODE.marks and MODE.alone


def flags(call):
    def make(api):
        def g(x):
            call(x)
            return x.sum()

        return g, None

    return make


FLAGS = {
    "requires_grad_": (lambda x: x.requires_grad_(), r"requires_grad_\(\)"),
    "off": (lambda x: x.requires_grad_(False), r"requires_grad_\(\)"),
    "of another": (lambda x: (x * 0).detach().requires_grad_(), r"requires_grad_\(\)"),
    "retain_grad": (lambda x: x.retain_grad(), r"retain_grad\(\)"),
}


@pytest.mark.parametrize("call", FLAGS)
@pytest.mark.parametrize("name", NAMES)
def test_flags_are_not_set(name, call):
    how, match = FLAGS[call]
    check(both(), name, flags(how), RuntimeError, match)
    ag.ones(2).requires_grad_().retain_grad()


@pytest.mark.torch
@pytest.mark.parametrize("call", FLAGS)
@pytest.mark.parametrize("name", ["grad", "jacrev", "hessian"])
def test_flags_as_pytorch(name, call, torch):
    how, match = FLAGS[call]
    check(both(torch), name, flags(how), RuntimeError, match)


def old_style(api):
    class Double(api.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            return grad * 2

        @staticmethod
        def jvp(ctx, tangent):
            return tangent * 2

        @staticmethod
        def vmap(info, in_dims, x):
            return x * 2, 0

    return lambda x: Double.apply(x).sum(), None


@pytest.mark.parametrize("name", NAMES)
def test_functions_need_setup_context(name):
    check(both(), name, old_style, RuntimeError, "must override the setup_context staticmethod")
    assert old_style(ag)[0](ag.ones(2)).item() == 4


@pytest.mark.torch
@pytest.mark.parametrize("name", NAMES)
def test_functions_as_pytorch(name, torch):
    check(both(torch), name, old_style, RuntimeError, "must override the setup_context staticm")


# ---- dual numbers --------------------------------------------------------------------------------


def duals(api):
    ad = api.autograd.forward_ad
    ones = api.ones(2, dtype=api.float64)
    with ad.dual_level():
        dual = ad.make_dual(ones, ones)
        with pytest.raises(RuntimeError, match="that already has a forward gradient at the same"):
            ad.make_dual(dual, ones)
        with pytest.raises(RuntimeError, match="that itself has a forward gradient at the same"):
            ad.make_dual(ones, dual)
        written = ones.clone()
        written.copy_(dual)  # no transform of a function: it becomes dual
        assert ad.unpack_dual(written).tangent.tolist() == [1, 1]
        return repr(dual), repr(dual * 2)


def test_dual_tensors():
    assert duals(ag) == (
        "tensor([1., 1.], tangent=tensor([1., 1.]))", "tensor([2., 2.], tangent=tensor([2., 2.]))",
    )  # fmt: skip


@pytest.mark.torch
def test_dual_tensors_as_pytorch(torch):
    torch_default = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        assert duals(ag) == duals(torch)
    finally:
        torch.set_default_dtype(torch_default)


# ---- vmap ----------------------------------------------------------------------------------------

RANKS = {
    "mm": (lambda api, a: api.mm(a, a), 1),
    "addmm": (lambda api, a: api.addmm(a, a, a), 1),
    "bmm": (lambda api, a: api.bmm(a, a), 2),
    "baddbmm": (lambda api, a: api.baddbmm(a, a, a), 2),
    "mv": (lambda api, a: api.mv(a, a), 1),
    "dot": (lambda api, a: api.dot(a, a), 0),
    "dot of matrices": (lambda api, a: api.dot(a, a), 2),
    "outer": (lambda api, a: api.outer(a, a), 2),
    "t": (lambda api, a: a.t(), 3),
    "mT": (lambda api, a: a.mT, 1),
    "trace": (lambda api, a: api.trace(a), 1),
    "inv": (lambda api, a: api.linalg.inv(a), 1),
    "cholesky": (lambda api, a: api.linalg.cholesky(a), 1),
    "unbind": (lambda api, a: a.unbind(0), 0),
    "index": (lambda api, a: a[0], 0),
    "linear": (lambda api, a: api.nn.functional.linear(a, a), 0),
    "max_pool2d": (lambda api, a: api.nn.functional.max_pool2d(a, 1), 1),
    "diagonal": (lambda api, a: a.diagonal(), 1),
    "cat": (lambda api, a: api.cat([a, a]), 0),
}


def check_rank(api, name):
    function, rank = RANKS[name]
    with pytest.raises((RuntimeError, IndexError)):
        api.func.vmap(lambda a: function(api, a))(api.ones((2,) * (rank + 1), dtype=api.float64))


@pytest.mark.parametrize("name", RANKS)
def test_ranks_of_samples(name):
    check_rank(ag, name)
    check_rank(ag, name)  # what was refused is not remembered as accepted


@pytest.mark.torch
@pytest.mark.parametrize("name", RANKS)
def test_ranks_of_samples_as_pytorch(name, torch):
    check_rank(torch, name)


def chunks(api):
    api.manual_seed(0)
    x = api.zeros(5, 2)
    same = api.vmap(lambda x: x + api.rand(2), randomness="same", chunk_size=2)(x)
    after = api.rand(2)
    other = api.vmap(lambda x: x + api.rand(2), randomness="different", chunk_size=2)(x)
    assert (same == same[0]).all() and (after != same[0]).all()
    assert not (other[1:] == other[0]).any()


def out_dims(api):
    x = api.ones(3)
    assert api.vmap(lambda x: x * 2, out_dims=(0,))(x).tolist() == [2, 2, 2]
    assert api.vmap(lambda x: (x * 2,), out_dims=(0,))(x)[0].tolist() == [2, 2, 2]
    with pytest.raises(ValueError, match="out_dims is not compatible"):
        api.vmap(lambda x: (x, x), out_dims=(0,))(x)
    with pytest.raises(ValueError, match="out_dims is not compatible"):
        api.vmap(lambda x: x, out_dims=(0, 0))(x)


def strict(api):
    for vectorize, match in ((True, "vectorized=True"), (False, 'strategy="forward-mode"')):
        with pytest.raises(RuntimeError, match=f"`strict=True` and `{match}` are not supported"):
            api.autograd.functional.jacobian(
                lambda x: x * 2, api.ones(2), strict=True, vectorize=vectorize,
                strategy="reverse-mode" if vectorize else "forward-mode",
            )  # fmt: skip


@pytest.mark.parametrize("program", [chunks, out_dims, strict])
def test_vmap_and_jacobian(program):
    program(ag)


@pytest.mark.torch
@pytest.mark.parametrize("program", [chunks, out_dims, strict])
def test_vmap_and_jacobian_as_pytorch(program, torch):
    program(torch)
