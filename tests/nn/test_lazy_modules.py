"""Modules that find their sizes at the first input, buffers, and hooks of state dicts."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn, optim
from autograd.compile import TraceError
from autograd.nn.modules.lazy import LazyModuleMixin
from autograd.nn.parameter import is_lazy

# (name, arguments, shape of the input, the module that it becomes)
LAZY: list[tuple[str, tuple[Any, ...], dict[str, Any], tuple[int, ...], tuple[Any, ...]]] = [
    ("Linear", (5,), {}, (2, 3), (3, 5)),
    ("Linear", (5, False), {}, (3,), (3, 5, False)),
    *((f"{kind}{n}d", (4, 3), {"groups": 2, "stride": 2}, (2, 6, *(7,) * n),
     (6, 4, 3)) for kind in ("Conv", "ConvTranspose") for n in (1, 2, 3)),
    ("Conv1d", (4, 3), {"bias": False}, (6, 7), (6, 4, 3)),
    *((f"{kind}{n}d", (), {"momentum": 0.3}, (2, 4, *(5,) * n), (4,)) for kind in ("BatchNorm",
     "InstanceNorm") for n in (1, 2, 3)),
    ("BatchNorm1d", (), {"affine": False, "track_running_stats": False}, (3, 2), (2,)),
]  # fmt: skip


def made(name: str, args: Any, options: Any, full: Any) -> tuple[nn.Module, nn.Module]:
    """The lazy module, and that which it becomes."""
    usual = {"affine": True, "track_running_stats": True} if name.startswith("Inst") else {}
    lazy: nn.Module = getattr(nn, f"Lazy{name}")(*args, **options)
    return lazy, getattr(nn, name)(*full, **{**usual, **options})


@pytest.mark.parametrize(("name", "args", "options", "shape", "full"), LAZY)
def test_the_first_input_makes_the_module(
    name: str, args: Any, options: Any, shape: Any, full: Any
) -> None:
    x = ag.randn(shape)
    lazy, plain = made(name, args, options, full)
    assert type(lazy).__name__ == f"Lazy{name}" and isinstance(lazy, getattr(nn, name))
    assert list(lazy.state_dict()) == list(plain.state_dict())
    ag.manual_seed(3)
    lazy(x)
    assert type(lazy) is getattr(nn, name) and repr(lazy) == repr(plain)
    ag.manual_seed(3)
    plain.reset_parameters()
    expected = plain(x)
    for key, value in plain.state_dict().items():
        np.testing.assert_array_equal(lazy.state_dict()[key], value)
    fresh, _ = made(name, args, options, full)
    fresh.load_state_dict(lazy.state_dict())
    assert not any(map(is_lazy, fresh.state_dict().values()))
    for each in (fresh, lazy, plain):
        each.eval()
    np.testing.assert_array_equal(fresh(x).detach(), plain(x).detach())
    assert type(fresh) is type(plain) and expected.shape == plain(x).shape


@pytest.mark.torch
@pytest.mark.parametrize(("name", "args", "options", "shape", "full"), LAZY)
def test_dry_runs_are_pytorch_s(
    torch: Any, name: str, args: Any, options: Any, shape: Any, full: Any
) -> None:
    x = np.random.default_rng(0).normal(size=shape)
    theirs = getattr(torch.nn, f"Lazy{name}")(*args, **options).double()
    ours = getattr(nn, f"Lazy{name}")(*args, **options)
    assert list(ours.state_dict()) == list(theirs.state_dict())
    assert repr(ours) == repr(theirs)
    theirs(torch.from_numpy(x))
    ours(ag.tensor(x))
    if theirs.state_dict():  # else PyTorch does not say what it found
        assert repr(ours) == repr(theirs)
    ours.load_state_dict(theirs.state_dict())
    np.testing.assert_allclose(
        ours(ag.tensor(x)).detach(), theirs(torch.from_numpy(x)).detach(), rtol=1e-10, atol=1e-12
    )


def test_parameters_stay_the_same_objects_of_the_dtype_that_was_asked_for() -> None:
    model = nn.Sequential(nn.LazyLinear(4), nn.LazyBatchNorm1d(), nn.Tanh(), nn.LazyLinear(1))
    model.float()
    weight = model[0].weight
    assert isinstance(weight, nn.Parameter) and is_lazy(weight) and not weight.detach().data.numel()
    copies = copy.deepcopy(model), pickle.loads(pickle.dumps(model))
    model(ag.ones(3, 2, dtype=ag.float32))
    assert weight is model[0].weight and weight.shape == (4, 2) and weight.dtype == ag.float32
    assert type(weight) is ag.Tensor and isinstance(weight, nn.Parameter) and weight.requires_grad
    assert model[1].running_mean.dtype == ag.float32
    for each in copies:
        assert is_lazy(each[0].weight)
        assert each(ag.ones(3, 5, dtype=ag.float32)).dtype == ag.float32
        assert each[0].weight.shape == (4, 5)
    optimizer = optim.SGD(model.parameters(), lr=0.1)
    model(ag.ones(3, 2, dtype=ag.float32)).sum().backward()
    optimizer.step()


def test_hooks_see_the_module_that_it_became() -> None:
    model, seen = nn.LazyLinear(2), []
    model.register_forward_pre_hook(lambda module, args: seen.append(type(module)))
    model(ag.ones(1, 3))
    model(ag.ones(1, 3))
    assert seen == [nn.Linear, nn.Linear]


class Scaled(LazyModuleMixin, nn.Module):
    """A lazy module of one's own, which stays of its class."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = nn.UninitializedParameter()
        self.calls = 0

    def initialize_parameters(self, x: ag.Tensor) -> None:
        self.calls += 1
        self.scale.materialize(x.shape[-1:])
        nn.init.ones_(self.scale)

    def forward(self, x: ag.Tensor) -> ag.Tensor:
        return x * self.scale


def test_lazy_modules_of_one_s_own() -> None:
    module = Scaled()
    assert module.has_uninitialized_params()
    for _ in range(2):
        assert module(ag.ones(2, 3)).tolist() == [[1.0] * 3] * 2
    assert module.calls == 1 and not module.has_uninitialized_params()

    class Forgetful(Scaled):
        def initialize_parameters(self, x: ag.Tensor) -> None:
            pass

    class Silent(LazyModuleMixin, nn.Module):
        pass

    with pytest.raises(RuntimeError, match="Forgetful has not been fully initialized"):
        Forgetful()(ag.ones(1))
    with pytest.raises(NotImplementedError, match="not implemented for Silent"):
        Silent()(ag.ones(1))


def refused(error: type[Exception], text: str, call: Callable[[], Any]) -> Any:
    return pytest.param(error, text, call, id=text[:40])


@pytest.mark.parametrize(("error", "text", "call"), [
    refused(ValueError, "in add", lambda: nn.UninitializedParameter() + 1),
    refused(ValueError, "in Tensor.sum", lambda: nn.UninitializedBuffer().sum()),
    refused(ValueError, "in nn.functional.linear", lambda: nn.LazyLinear(2).forward(X)),
    refused(ValueError, "in Tensor.numel", lambda: optim.Adagrad(nn.LazyLinear(2).parameters())),
    refused(RuntimeError, "the shape of an unin", lambda: nn.UninitializedParameter().shape),
    refused(RuntimeError, "loading an uninitialized|to load an uninitialized",
     lambda: nn.Linear(1, 1).load_state_dict(nn.LazyLinear(1).state_dict())),
    refused(RuntimeError, r"2D \(unbatched\) or 3D", lambda: nn.LazyConv1d(2, 1)(ag.ones(2))),
    refused(ValueError, "in_channels must be divisible",
     lambda: nn.LazyConv1d(2, 1, groups=2)(ag.ones(3, 4))),
    refused(TypeError, "out_features", lambda: nn.LazyLinear()),
])  # fmt: skip
def test_what_has_no_shape_is_refused(
    error: type[Exception], text: str, call: Callable[[], Any]
) -> None:
    with pytest.raises(error, match=text):
        call()


X = ag.ones(1, 2)


def test_inputs_must_fit_loaded_parameters() -> None:
    lazy = nn.LazyLinear(2)
    lazy.load_state_dict(nn.Linear(3, 2).state_dict())
    with pytest.raises(AssertionError, match="in_features inferred from input: 4"):
        lazy(ag.ones(1, 4))
    assert lazy(ag.ones(1, 3)).shape == (1, 2) and lazy.in_features == 3
    other = nn.LazyLinear(2)
    other.load_state_dict(nn.LazyLinear(2).state_dict())
    assert is_lazy(other.weight)


# ---- buffers -------------------------------------------------------------------------------------


def test_buffers_are_registered_when_they_are_assigned() -> None:
    module = nn.Module()
    module.kept = nn.Buffer(ag.ones(2))
    module.own = nn.Buffer(ag.zeros(1), persistent=False)
    module.plain = ag.ones(1)
    assert [name for name, _ in module.named_buffers()] == ["kept", "own"]
    assert list(module.state_dict()) == ["kept"]
    assert type(module.kept) is ag.Tensor and isinstance(module.kept, nn.Buffer)
    assert not isinstance(module.plain, nn.Buffer) and not isinstance(3, nn.Buffer)
    module.own = nn.Buffer(ag.zeros(2))
    with pytest.raises(KeyError, match="already exists"):
        module.plain = nn.Buffer(ag.zeros(3))
    del module.plain
    module.plain = nn.Buffer(ag.zeros(3))
    assert list(module.state_dict()) == ["kept", "own", "plain"]
    module.own = ag.ones(4)  # what is a buffer stays one
    assert list(module.state_dict()) == ["kept", "own", "plain"]
    assert isinstance(copy.deepcopy(nn.Buffer(ag.ones(1))), nn.Buffer)
    assert nn.Buffer().shape == (0,)
    with pytest.raises(TypeError, match="data must be a Tensor, not int"):
        nn.Buffer(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="cannot be subclassed"):
        type("Own", (nn.Buffer,), {})


def test_a_buffer_shares_memory() -> None:
    x = ag.ones(2)
    buffer = nn.Buffer(x)
    buffer[0] = 5
    assert x.tolist() == [5.0, 1.0]


# ---- hooks of state dicts ------------------------------------------------------------------------


def test_hooks_around_state_dict() -> None:
    model, seen = nn.Sequential(nn.Linear(1, 1), nn.ReLU()), []
    model[0].register_state_dict_pre_hook(lambda module, prefix, keep: seen.append((prefix, keep)))

    def rename(module: Any, state: dict[str, Any], prefix: str, local: dict[str, Any]) -> None:
        state[f"{prefix}scale"] = state.pop(f"{prefix}weight")
        local["renamed"] = True

    handle = model[0].register_state_dict_post_hook(rename)
    state = model.state_dict()
    assert seen == [("0.", False)] and sorted(state) == ["0.bias", "0.scale"]
    assert state._metadata["0"] == {"version": 1, "renamed": True}  # type: ignore[attr-defined]
    handle.remove()
    assert sorted(model.state_dict()) == ["0.bias", "0.weight"]
    model.register_state_dict_post_hook(lambda *args: {})
    with pytest.raises(RuntimeError, match="post-hook must return None"):
        model.state_dict()


def test_hooks_around_load_state_dict() -> None:
    model = nn.Sequential(nn.Linear(1, 1), nn.Linear(1, 1))
    seen: list[Any] = []

    def rename(
        module: Any, state: dict[str, Any], prefix: str, local: dict[str, Any], *others: Any
    ) -> None:
        seen.append((module, sorted(state), local.get("version")))
        state[f"{prefix}weight"] = state.pop(f"{prefix}scale")

    model[0].register_load_state_dict_pre_hook(rename)
    given = model.state_dict()
    given["0.scale"] = given.pop("0.weight") + 1
    before = dict(given)
    order: list[Any] = []
    for each in (model, model[0], model[1]):
        each.register_load_state_dict_post_hook(lambda module, keys: order.append(module))
    expected = given["0.scale"].item()
    assert str(model.load_state_dict(given)) == "<All keys matched successfully>"
    assert model[0].weight.item() == expected and given == before
    assert seen == [(model[0], ["0.bias", "0.scale"], 1)]
    assert order == [model[0], model[1], model]


def test_a_hook_may_forgive_keys() -> None:
    model = nn.Linear(1, 1)
    model.register_load_state_dict_post_hook(lambda module, keys: keys.missing_keys.clear())
    assert model.load_state_dict({}).missing_keys == []
    model.register_load_state_dict_post_hook(lambda module, keys: keys)
    with pytest.raises(AssertionError, match="not expected to return new values"):
        model.load_state_dict({})


def test_modules_may_save_and_load_in_a_way_of_their_own() -> None:
    class Own(nn.Linear):
        def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
            destination[f"{prefix}both"] = ag.stack([self.weight[0], self.bias]).detach()

        def _load_from_state_dict(self, state: Any, prefix: str, *others: Any) -> None:
            weight, bias = state.pop(f"{prefix}both")
            state |= {f"{prefix}weight": weight[None], f"{prefix}bias": bias}
            super()._load_from_state_dict(state, prefix, *others)

    first, second = nn.Sequential(Own(1, 1)), nn.Sequential(Own(1, 1))
    assert list(first.state_dict()) == ["0.both"]
    second.load_state_dict(first.state_dict())
    assert second[0].weight.item() == first[0].weight.item()


# ---- the rest of Module --------------------------------------------------------------------------


def test_arguments_go_on_to_the_next_base_if_it_is_asked_for() -> None:
    class Named:
        def __init__(self, name: str) -> None:
            self.name = name

    class Both(nn.Module, Named):
        call_super_init = True

        def __init__(self) -> None:
            super().__init__("x")

    assert Both().name == "x"


def test_to_empty_replaces_the_memory() -> None:
    model = nn.Sequential(nn.Linear(2, 1))
    weight, memory = model[0].weight, model[0].weight._data
    assert model.to_empty(device=None) is model and model[0].weight is weight
    assert weight._data is not memory and weight.shape == (1, 2) and weight.requires_grad
    memory = weight._data
    model.to_empty(device="cpu", recurse=False)
    assert weight._data is memory


def test_compiled_modules_give_the_same_and_are_copied() -> None:
    model = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Dropout(0.5), nn.Linear(4, 1)).eval()
    x = ag.randn(5, 3)
    expected = model(x)
    model.compile(threads=1)
    np.testing.assert_allclose(model(x).detach(), expected.detach(), rtol=1e-12)
    copied, sent = copy.deepcopy(model), pickle.loads(pickle.dumps(model))
    with ag.no_grad():
        model[0].weight.zero_()
    for each in (copied, sent):
        np.testing.assert_allclose(each(x).detach(), expected.detach(), rtol=1e-12)
    assert not np.allclose(model(x).detach(), expected.detach())
    model.train()  # another program, of which this one says why it cannot be
    with pytest.raises(TraceError, match="random numbers"):
        model(x)
