"""nn.utils: parametrizations, the older norms, fusion, and modules that are not initialised."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn, optim
from autograd.nn import utils
from autograd.nn.utils import parametrizations, parametrize

LAYERS: list[tuple[str, tuple[int, ...]]] = [
    *(("Linear", (5, 3)), ("Linear", (3, 5)), ("Conv2d", (3, 4, 2)),
     ("ConvTranspose2d", (3, 4, 2))),
]  # fmt: skip


def pair(torch: Any, name: str, args: Any) -> tuple[Any, Any]:
    """The layer of PyTorch and ours, of the same parameters."""
    theirs, ours = getattr(torch.nn, name)(*args).double(), getattr(nn, name)(*args)
    ours.load_state_dict(theirs.state_dict())
    return theirs, ours


def assert_same(theirs: Any, ours: Any) -> None:
    """The weight, the gradients of all parameters and the state dicts of both."""
    for module in (theirs, ours):
        module.zero_grad()
        (module.weight**3).sum().backward()
    np.testing.assert_allclose(ours.weight.detach(), theirs.weight.detach(), atol=1e-12)
    their_grads = {k: v.grad for k, v in theirs.named_parameters() if v.grad is not None}
    grads = {k: v.grad for k, v in ours.named_parameters() if v.grad is not None}
    assert grads.keys() == their_grads.keys()
    for key, value in grads.items():
        np.testing.assert_allclose(value, their_grads[key], atol=1e-11)
    state = theirs.state_dict()
    assert list(ours.state_dict()) == list(state)
    for key, value in ours.state_dict().items():
        np.testing.assert_allclose(value, state[key], atol=1e-12)


@pytest.mark.torch
@pytest.mark.parametrize("dim", [0, 1, None])
@pytest.mark.parametrize("norm", ["weight_norm", "spectral_norm"])
@pytest.mark.parametrize(("name", "args"), LAYERS)
@pytest.mark.filterwarnings("ignore:.*weight_norm.*is deprecated:FutureWarning")
def test_norms_are_pytorch_s(torch: Any, name: str, args: Any, norm: str, dim: Any) -> None:
    for home in (lambda library: library.nn.utils.parametrizations, lambda each: each.nn.utils):
        theirs, ours = pair(torch, name, args)
        for library, module in ((torch, theirs), (ag, ours)):
            getattr(home(library), norm)(module, dim=dim)
        ours.load_state_dict(theirs.state_dict())
        x = np.zeros((2, args[0], 5, 5) if "Conv" in name else (2, args[0]))
        for _ in range(2):  # power iterations go on, in training mode
            theirs(torch.from_numpy(x))
            ours(ag.tensor(x))
        assert_same(theirs, ours)


@pytest.mark.torch
@pytest.mark.parametrize("trivial", [True, False])
@pytest.mark.parametrize("how", ["matrix_exp", "cayley", "householder"])
@pytest.mark.parametrize("shape", [(4, 4), (3, 5), (5, 3)])
def test_orthogonal_weights_are_pytorch_s(torch: Any, shape: Any, how: str, trivial: bool) -> None:
    theirs, ours = pair(torch, "Linear", shape)
    for library, module in ((torch, theirs), (ag, ours)):
        library.nn.utils.parametrizations.orthogonal(
            module, orthogonal_map=how, use_trivialization=trivial
        )
    if shape[0] == shape[1] or not trivial:  # else a part is drawn
        np.testing.assert_allclose(ours.weight.detach(), theirs.weight.detach(), atol=1e-12)
    ours.load_state_dict(theirs.state_dict())
    moved = np.tril(np.random.default_rng(0).normal(size=shape[::-1]), -1)
    with torch.no_grad(), ag.no_grad():
        theirs.parametrizations.weight.original.add_(torch.from_numpy(moved))
        ours.parametrizations.weight.original.add_(ag.tensor(moved))
    assert_same(theirs, ours)


@pytest.mark.torch
def test_unitary_weights_are_pytorch_s(torch: Any) -> None:
    rng = np.random.default_rng(0)
    values = rng.normal(size=(2, 4, 4)) + 1j * rng.normal(size=(2, 4, 4))
    found = []
    for library in (torch, ag):
        module = library.nn.Module()
        module.weight = library.nn.Parameter(library.tensor(values))
        library.nn.utils.parametrizations.orthogonal(module)
        found.append(module.weight.detach().numpy())
    np.testing.assert_allclose(found[1], found[0], atol=1e-12)
    np.testing.assert_allclose(found[1].conj().mT @ found[1], [np.eye(4)] * 2, atol=1e-12)


@pytest.mark.torch
@pytest.mark.parametrize("affine", [True, False])
@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("name", ["Conv2d", "ConvTranspose2d", "Linear"])
def test_fused_layers_are_pytorch_s_and_give_the_same(
    torch: Any, name: str, bias: bool, affine: bool
) -> None:
    if name == "Linear" and not affine:
        pytest.skip("PyTorch does not fuse these")
    args = (3, 4) if name == "Linear" else (3, 4, 2)
    theirs = getattr(torch.nn, name)(*args, bias=bias).double()
    ours = getattr(nn, name)(*args, bias=bias)
    their_norm = torch.nn.BatchNorm2d(4, affine=affine).double()
    norm = nn.BatchNorm1d(4) if name == "Linear" else nn.BatchNorm2d(4, affine=affine)
    for each in their_norm.state_dict().values():
        if each.is_floating_point():
            each.uniform_(0.5, 2)
    ours.load_state_dict(theirs.state_dict())
    norm.load_state_dict(their_norm.state_dict())
    for each in (theirs, ours, their_norm, norm):
        each.eval()
    if name == "Linear":
        fused, expected = (
            each.nn.utils.fuse_linear_bn_eval(*parts)
            for each, parts in ((ag, (ours, norm)), (torch, (theirs, their_norm)))
        )
    else:
        turned = name == "ConvTranspose2d"
        fused = utils.fuse_conv_bn_eval(ours, norm, turned)
        expected = torch.nn.utils.fuse_conv_bn_eval(theirs, their_norm, turned)
    for own, their in zip(fused.parameters(), expected.parameters(), strict=True):
        np.testing.assert_allclose(own.detach(), their.detach(), rtol=1e-12)
        assert own.requires_grad == their.requires_grad
    x = ag.randn(2, 3) if name == "Linear" else ag.randn(2, 3, 5, 5)
    np.testing.assert_allclose(fused(x).detach(), norm(ours(x)).detach(), atol=1e-12)


@pytest.mark.torch
@pytest.mark.parametrize("head_bias", [False, True])
def test_adaptive_softmax_is_pytorch_s(torch: Any, head_bias: bool) -> None:
    args = (8, 20, [4, 9])
    options = {"div_value": 2.0, "head_bias": head_bias}
    theirs = torch.nn.AdaptiveLogSoftmaxWithLoss(*args, **options).double()
    ours = nn.AdaptiveLogSoftmaxWithLoss(*args, **options)
    ours.load_state_dict(theirs.state_dict())
    rng = np.random.default_rng(1)
    for count in (1, 40):
        x, classes = 3 * rng.normal(size=(count, 8)), rng.integers(0, 20, count)
        expected = theirs(torch.from_numpy(x), torch.from_numpy(classes))
        found = ours(ag.tensor(x), ag.tensor(classes))
        np.testing.assert_allclose(found.output.detach(), expected.output.detach(), atol=1e-12)
        for module, result in ((theirs, expected), (ours, found)):
            module.zero_grad()
            result.loss.backward()
        for own, their in zip(ours.parameters(), theirs.parameters(), strict=True):
            if their.grad is not None:
                np.testing.assert_allclose(own.grad, their.grad, atol=1e-12)
        for method in ("predict", "log_prob"):
            own, their = (
                getattr(module, method)(library(x))
                for module, library in ((ours, ag.tensor), (theirs, torch.from_numpy))
            )
            np.testing.assert_allclose(own.detach(), their.detach(), atol=1e-12)
    single = ours(ag.tensor(x[0]), ag.tensor(classes[0]))
    assert single.output.shape == () and single.loss.item() == -single.output.item()


# ---- what needs no PyTorch -----------------------------------------------------------------------


class Symmetric(nn.Module):
    def forward(self, x: ag.Tensor) -> ag.Tensor:
        return x.triu() + x.triu(1).mT

    def right_inverse(self, x: ag.Tensor) -> ag.Tensor:
        return x.triu()


class Doubled(nn.Module):
    def forward(self, x: ag.Tensor) -> ag.Tensor:
        return 2 * x


class RankOne(nn.Module):
    def forward(self, x: ag.Tensor, y: ag.Tensor) -> ag.Tensor:
        return x[:, None] * y

    def right_inverse(self, z: ag.Tensor) -> tuple[ag.Tensor, ag.Tensor]:
        u, s, v = ag.linalg.svd(z, full_matrices=False)
        return u[:, 0] * s[0].sqrt(), v[0] * s[0].sqrt()


def test_a_parametrized_weight_is_computed_when_it_is_read() -> None:
    module = nn.Linear(3, 3)
    weight = module.weight
    assert parametrize.register_parametrization(module, "weight", Symmetric()) is module
    assert module.parametrizations.weight.original is weight  # optimizers still know it
    assert "weight" not in module._parameters and type(module).__name__ == "ParametrizedLinear"
    optimizer = optim.SGD(module.parameters(), lr=0.1)
    before = module.weight
    module(ag.ones(2, 3)).sum().backward()
    optimizer.step()
    np.testing.assert_array_equal(module.weight.detach(), module.weight.mT.detach())
    assert not np.allclose(module.weight.detach(), before.detach())
    value = ag.randn(3, 3)
    module.weight = value + value.mT
    np.testing.assert_array_equal(module.weight.detach(), value + value.mT)


def test_parametrizations_follow_one_another() -> None:
    module = nn.Linear(2, 2)
    parametrize.register_parametrization(module, "weight", Symmetric())
    first = module.weight.detach()
    parametrize.register_parametrization(module, "weight", Doubled())
    np.testing.assert_array_equal(module.weight.detach(), 2 * first)
    assert len(module.parametrizations.weight) == 2
    with pytest.raises(RuntimeError, match="Doubled does not implement right_inverse"):
        module.weight = ag.eye(2)
    parametrize.register_parametrization(module, "bias", Doubled())
    assert parametrize.is_parametrized(module, "bias")
    assert parametrize.type_before_parametrizations(module) is nn.Linear
    value = module.weight.detach()
    parametrize.remove_parametrizations(module, "weight")
    assert isinstance(module.weight, nn.Parameter) and parametrize.is_parametrized(module)
    np.testing.assert_array_equal(module.weight.detach(), value)
    bias = module.parametrizations.bias.original
    parametrize.remove_parametrizations(module, "bias", leave_parametrized=False)
    assert module.bias is bias and type(module) is nn.Linear
    assert not hasattr(module, "parametrizations")


def test_several_tensors_make_one() -> None:
    module = nn.Linear(3, 2)
    parametrize.register_parametrization(module, "weight", RankOne())
    names = [name for name, _ in module.named_parameters()]
    assert names == [
        "bias", "parametrizations.weight.original0", "parametrizations.weight.original1"
    ]  # fmt: skip
    assert np.linalg.matrix_rank(module.weight.detach().numpy()) == 1
    module.weight = ag.ones(2, 3)
    np.testing.assert_allclose(module.weight.detach(), np.ones((2, 3)))
    with pytest.raises(ValueError, match="Cannot leave unparametrized"):
        parametrize.remove_parametrizations(module, "weight", leave_parametrized=False)
    parametrize.remove_parametrizations(module, "weight")
    assert isinstance(module.weight, nn.Parameter)


def test_copies_are_parametrized_on_their_own() -> None:
    module = parametrizations.orthogonal(nn.Linear(3, 3))
    copied = copy.deepcopy(module)
    parametrize.remove_parametrizations(copied, "weight")
    np.testing.assert_allclose(module.weight.detach(), copied.weight.detach(), atol=1e-14)
    with pytest.raises(RuntimeError, match="only supported through state_dict"):
        pickle.dumps(module)


def test_in_a_cached_block_it_is_computed_once() -> None:
    class Counting(Doubled):
        calls = 0

        def forward(self, x: ag.Tensor) -> ag.Tensor:
            Counting.calls += 1
            return x

    module = parametrize.register_parametrization(
        nn.Linear(1, 1), "weight", Counting(), unsafe=True
    )
    with parametrize.cached():
        with parametrize.cached():
            assert module.weight is module.weight
        assert module.weight is module.weight and Counting.calls == 1
    assert module.weight.tolist() == module.weight.tolist() and Counting.calls == 3
    with parametrize.cached():  # nothing is left of the block before
        assert module.weight is module.weight and Counting.calls == 4


def test_parametrizations_are_handed_on() -> None:
    source, target = nn.Linear(2, 2), nn.Linear(2, 2)
    parametrize.transfer_parametrizations_and_params(source, target)
    assert type(target) is nn.Linear
    parametrize.register_parametrization(source, "weight", Symmetric())
    parametrize.transfer_parametrizations_and_params(source, target)
    np.testing.assert_array_equal(target.weight.detach(), target.weight.mT.detach())


def test_buffers_are_parametrized_too() -> None:
    module = nn.Module()
    module.scale = nn.Buffer(ag.ones(2))
    parametrize.register_parametrization(module, "scale", Doubled())
    assert module.scale.tolist() == [2.0, 2.0]
    assert list(module.state_dict()) == ["parametrizations.scale.original"]
    parametrize.remove_parametrizations(module, "scale")
    assert [name for name, _ in module.named_buffers()] == ["scale"]


class Wrong(nn.Module):
    """Gives what it was made with, and has such an inverse."""

    def __init__(self, result: Any, inverse: Any = None) -> None:
        super().__init__()
        self.result, self.inverse = [result], [inverse]

    def forward(self, x: ag.Tensor) -> Any:
        return x if self.result[0] is None else self.result[0]

    def right_inverse(self, x: ag.Tensor) -> Any:
        return x if self.inverse[0] is None else self.inverse[0]


def register(parametrization: nn.Module, name: str = "weight") -> nn.Module:
    return parametrize.register_parametrization(nn.Linear(2, 2), name, parametrization)


def expect(error: type[Exception], text: str, call: Callable[[], Any]) -> Any:
    return pytest.param(error, text, call, id=text[:40])


@pytest.mark.parametrize(("error", "text", "call"), [
    expect(ValueError, "does not have a parameter", lambda: register(Doubled(), "w")),
    expect(ValueError, "may not change the shape", lambda: register(Wrong(ag.ones(3)))),
    expect(ValueError, "may not change the dtype",
     lambda: register(Wrong(ag.ones(2, 2).float()))),
    expect(ValueError, "must return a tensor. Got int", lambda: register(Wrong(3))),
    expect(ValueError, "must return a Tensor or a Seq", lambda: register(Wrong(None, 3))),
    expect(ValueError, "one tensor, it may not change",
     lambda: register(Wrong(None, ag.ones(2).float()))),
    expect(ValueError, "right_inverse may not change the shape",
     lambda: parametrize.register_parametrization(register(Doubled()), "weight",
     Wrong(None, ag.ones(3)))),
    expect(ValueError, "right_inverse must return a tensor. Got tuple",
     lambda: parametrize.register_parametrization(register(Doubled()), "weight",
     Wrong(None, (ag.ones(2, 2),)))),
    expect(ValueError, "does not have a parametrization on weight",
     lambda: parametrize.remove_parametrizations(nn.Linear(1, 1), "weight")),
    expect(ValueError, "one or more mod", lambda: parametrize.ParametrizationList([], X)),
    expect(ValueError, "no parameter or buffer",
     lambda: parametrizations.orthogonal(LINEAR, "w")),
    expect(ValueError, "1 dimensions", lambda: parametrizations.orthogonal(LINEAR, "bias")),
    expect(ValueError, "Got: qr",
     lambda: parametrizations.orthogonal(LINEAR, orthogonal_map="qr")),
    expect(ValueError, "n_power_iterations to be positive",
     lambda: parametrizations.spectral_norm(LINEAR, n_power_iterations=0)),
    expect(IndexError, "out of range", lambda: parametrizations.spectral_norm(LINEAR, dim=2)),
    expect(ValueError, "n_power_iterations to be positive",
     lambda: utils.spectral_norm(LINEAR, n_power_iterations=0)),
    expect(ValueError, "'weight' not found", lambda: utils.remove_weight_norm(LINEAR)),
    expect(ValueError, "uninitialized", lambda: utils.spectral_norm(nn.LazyLinear(1))),
    expect(RuntimeError, "Expected a Module", lambda: utils.skip_init(int)),
    expect(RuntimeError, "must support a 'device'", lambda: utils.skip_init(nn.ReLU)),
    expect(AssertionError, "only for eval", lambda: utils.fuse_linear_bn_eval(LINEAR, NORM)),
    expect(AssertionError, "out_features == bn.num_features",
     lambda: utils.fuse_linear_bn_eval(LINEAR, nn.BatchNorm1d(5))),
    expect(ValueError, "unique, positive integers",
     lambda: nn.AdaptiveLogSoftmaxWithLoss(2, 4, [3, 2])),
    expect(ValueError, "length larger than 0", lambda: nn.AdaptiveLogSoftmaxWithLoss(2, 4, [])),
    expect(RuntimeError, r"in \[0, 3\], but values in range \[4, 4\]",
     lambda: nn.AdaptiveLogSoftmaxWithLoss(2, 4, [2])(ag.ones(1, 2), ag.tensor([4]))),
    expect(RuntimeError, "1D target tensor expects 2D",
     lambda: nn.AdaptiveLogSoftmaxWithLoss(2, 4, [2])(ag.ones(2), ag.tensor([1]))),
])  # fmt: skip
def test_errors_say_what_is_wrong(
    error: type[Exception], text: str, call: Callable[[], Any]
) -> None:
    with pytest.raises(error, match=text):
        call()


X = ag.ones(1)
LINEAR = nn.Linear(2, 2)
NORM = nn.BatchNorm1d(2)


@pytest.mark.filterwarnings("ignore:.*weight_norm.*is deprecated:FutureWarning")
def test_the_older_norms_are_taken_away_again() -> None:
    for register, remove in (
        (utils.weight_norm, utils.remove_weight_norm),
        (utils.spectral_norm, utils.remove_spectral_norm),
    ):
        module = nn.Linear(3, 2)
        names = list(module.state_dict())
        assert register(module) is module
        with pytest.raises(RuntimeError, match="Cannot register two"):
            register(module)
        module(ag.ones(1, 3))
        value = module.weight.detach()
        assert remove(module) is module
        assert sorted(module.state_dict()) == sorted(names) and not module._forward_pre_hooks
        assert isinstance(module.weight, nn.Parameter)
        np.testing.assert_allclose(module.weight.detach(), value, rtol=1e-14)


def test_the_older_weight_norm_is_deprecated() -> None:
    with pytest.warns(FutureWarning, match="is deprecated in favor of"):
        utils.weight_norm(nn.Linear(1, 1))


@pytest.mark.filterwarnings("ignore:.*weight_norm.*is deprecated:FutureWarning")
def test_state_dicts_of_the_older_weight_norm_are_read() -> None:
    old, new = nn.Sequential(nn.Linear(3, 2)), nn.Sequential(nn.Linear(3, 2))
    utils.weight_norm(old[0])
    parametrizations.weight_norm(new[0])
    new.load_state_dict(old.state_dict())
    np.testing.assert_array_equal(new[0].weight.detach(), old[0].weight.detach())


def test_spectral_norms_come_to_one() -> None:
    module = parametrizations.spectral_norm(nn.Linear(6, 4), n_power_iterations=200)
    weight = module.weight.detach().numpy()
    assert np.linalg.norm(weight, 2) == pytest.approx(1, abs=1e-9)
    module.eval()
    np.testing.assert_array_equal(module.weight.detach(), module.weight.detach())


def test_nothing_is_drawn_for_a_skipped_module() -> None:
    ag.manual_seed(1)
    first = ag.rand(3)
    ag.manual_seed(1)
    module = utils.skip_init(nn.Linear, 3, 4, bias=False, dtype=ag.float32)
    assert module.weight.shape == (4, 3) and module.weight.dtype == ag.float32
    np.testing.assert_array_equal(ag.rand(3), first)
    nn.init.ones_(module.weight)
    assert module.weight.sum().item() == 12


def test_a_cell_of_one_s_own() -> None:
    class Plain(nn.RNNCellBase):
        def __init__(self) -> None:
            super().__init__(3, 2, bias=True, num_chunks=2)

        def forward(self, x: ag.Tensor) -> ag.Tensor:
            return nn.functional.linear(x, self.weight_ih, self.bias_ih)

    assert Plain()(ag.ones(5, 3)).shape == (5, 4) and repr(Plain()) == "Plain(3, 2)"
