"""Names of nodes: PyTorch's, of the calls of which people and code look at them."""

import pytest

import autograd as ag
from autograd.base.node_names import RULES

# The name that PyTorch 2.13 gives, and calls of which each is the one of the result.
NAMES = {
    "AffineGridGeneratorBackward0": "F.affine_grid(x[None, :2], (1, 1, 2, 2), align_corners=True)",
    "MmBackward0": "x @ x; torch.mm(x, x); F.linear(x, x)",
    "MvBackward0": "x @ v",
    "DotBackward0": "v @ v",
    "SqueezeBackward4": "v @ x",
    "UnsafeViewBackward0": "t @ t",
    "AddmmBackward0": "F.linear(x, x, v); torch.addmm(x, x, x)",
    "ViewBackward0": "F.linear(t, x, v); x.view(9); x.reshape(9); x.flatten()",
    "PowBackward0": "x ** 2; x.square()",
    "PowBackward1": "v ** v",
    "SumBackward0": "x.sum()",
    "SumBackward1": "x.sum(0); x.sum((0, 1))",
    "MeanBackward0": "x.mean()",
    "MeanBackward1": "x.mean(1)",
    "ProdBackward0": "x.prod()",
    "ProdBackward1": "x.prod(0)",
    "SelectBackward0": "x[0]; x[:, 0]; x[..., 0]; x[0, 1]; x.select(0, 1)",
    "SliceBackward0": "x[0:2]; x[0, 1:]; x.narrow(0, 0, 1)",
    "SplitBackward0": "x.split(1)[0]; x.split(2)[0]; x.chunk(2)[1]",
    "SplitWithSizesBackward0": "x.split([1, 2])[1]",
    "UnsqueezeBackward0": "x[None]; x[:, None]; x.unsqueeze(0)",
    "IndexBackward0": "x[[0, 1]]; x[x > 0]; x[i]",
    "PermuteBackward0": "x.T; x.movedim(0, 1); x.permute(1, 0)",
    "TransposeBackward0": "x.mT; x.transpose(0, 1)",
    "TBackward0": "x.t()",
    "Log1PBackward0": "x.log1p()",
    "LogSigmoidBackward0": "F.logsigmoid(x)",
    "NllLossBackward0": "F.cross_entropy(x, i)",
    "LinalgCholeskyExBackward0": "torch.linalg.cholesky(x)",
    "LinalgInvExBackward0": "torch.linalg.inv(x)",
    "LinalgLuFactorExBackward0": "torch.linalg.lu_factor(x)[0]",
    "LinalgVectorNormBackward0": "x.norm(); torch.linalg.norm(x)",
    "ClampBackward1": "x.clamp(0, 1)",
    "ClampBackward0": "x.clamp(v, v)",
    "ToCopyBackward0": "x.to(torch.float32)",
    "NativeBatchNormBackward0": "F.batch_norm(x, None, None, training=True)",
    "ConvolutionBackward0": "F.conv2d(t[None], t[None])",
    "SoftmaxBackward0": "F.softmax(x, 0)",
}


def check(torch):
    names = {
        "torch": torch, "F": torch.nn.functional, "i": torch.tensor([0, 1, 2]),
        "x": torch.eye(3, dtype=torch.float64).requires_grad_(),
        "v": torch.ones(3, dtype=torch.float64, requires_grad=True),
        "t": torch.ones(1, 3, 3, dtype=torch.float64, requires_grad=True),
    }  # fmt: skip
    for name, calls in NAMES.items():
        for call in calls.split("; "):
            node = eval(call, dict(names)).grad_fn
            assert node.name() == name, call
            assert repr(node).startswith(f"<{name} object at 0x"), call


def test_names():
    check(ag)


@pytest.mark.torch
def test_names_are_pytorch_s(torch):
    check(torch)


def test_rules_need_nothing_kept():
    """A name can be asked for at any time, also after the pass that released what was saved."""
    used = set()
    for calls in NAMES.values():
        for call in calls.split("; "):
            x = ag.eye(3).requires_grad_()
            v, t = ag.ones(3, requires_grad=True), ag.ones(1, 3, 3, requires_grad=True)
            names = {"torch": ag, "F": ag.nn.functional, "i": ag.tensor([0, 1, 2])}
            y = eval(call, names | {"x": x, "v": v, "t": t})
            used.add(y.grad_fn.shown)
            before = y.grad_fn.name()
            y.backward(ag.ones_like(y))
            assert y.grad_fn.name() == before, call
    assert set(RULES) <= used, "each rule is that of some row"


def check_sizes(torch):
    x = torch.ones(2, 3, dtype=torch.float64).requires_grad_()
    for y in (x.view(6), x.sum(0), x.mean(), x.expand(4, 2, 3), x.select(0, 1)):
        assert tuple(y.grad_fn._saved_self_sym_sizes) == (2, 3), y.grad_fn.name()


def test_sizes_by_pytorch_s_names():
    check_sizes(ag)


@pytest.mark.torch
def test_sizes_as_pytorch(torch):
    check_sizes(torch)


def check_stacks(torch):
    x = torch.ones(2, 3, dtype=torch.float64).requires_grad_()
    v = torch.ones(3, dtype=torch.float64).requires_grad_()
    for name, tensor, as_it_is in [
        ("hstack", x, True), ("vstack", x, True), ("hstack", v, True), ("vstack", v, False),
    ]:  # fmt: skip
        node, _ = getattr(torch, name)([tensor, tensor]).grad_fn.next_functions[0]
        assert ("AccumulateGrad" in node.name()) is as_it_is, (name, tensor.ndim)


def test_stacks_reshape_what_has_too_few_dimensions():
    check_stacks(ag)


@pytest.mark.torch
def test_stacks_as_pytorch(torch):
    check_stacks(torch)
