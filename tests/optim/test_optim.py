"""Optimizers and schedules: the numbers of written-out rules and, step for step, of PyTorch."""

from __future__ import annotations

import copy
import importlib
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn, optim
from autograd.optim import lr_scheduler, passes
from tests.support.optimizers import assert_close, label, one, options

STEPS = 20


BOTH = [False, True]
DECAY = [0, 0.1]
# Names, options, and the choices of others, which are combined with each other.
GRID: list[tuple[str, dict[str, Any], dict[str, list[Any]]]] = [
    ("SGD", {"lr": 0.02},
     {"momentum": [0, 0.9], "dampening": [0, 0.4], "weight_decay": DECAY, "maximize": BOTH}),
    ("SGD", {"lr": 0.02, "momentum": 0.9, "nesterov": True},
     {"weight_decay": DECAY, "maximize": BOTH}),
    ("Adam AdamW", {"lr": 0.02, "betas": (0.8, 0.99)},
     {"amsgrad": BOTH, "weight_decay": DECAY, "maximize": BOTH}),
    ("Adam", {"lr": 0.02, "betas": (0.3, 0.5), "eps": 1e-2}, {}),
    ("RMSprop", {"lr": 0.02},
     {"momentum": [0, 0.9], "centered": BOTH, "weight_decay": DECAY, "maximize": BOTH}),
    ("RMSprop", {"alpha": 0.5, "eps": 1e-3}, {}),
    ("Adagrad", {"lr": 0.1},
     {"lr_decay": [0, 0.1], "weight_decay": DECAY, "initial_accumulator_value": [0, 0.2]}),
    ("Adagrad", {"lr": 0.1, "maximize": True, "eps": 1e-2}, {}),
    ("Adamax", {"lr": 0.02, "betas": (0.8, 0.9)}, {"weight_decay": DECAY, "maximize": BOTH}),
    ("Adamax", {"eps": 1e-2}, {}),
    ("NAdam RAdam", {"lr": 0.005, "betas": (0.8, 0.95)},
     {"weight_decay": DECAY, "decoupled_weight_decay": BOTH, "maximize": BOTH}),
    ("NAdam", {"momentum_decay": 0.3, "eps": 1e-2}, {}),
    ("RAdam", {"betas": (0.9, 0.6), "eps": 1e-2}, {}),
    ("Adadelta", {"lr": 0.1, "rho": 0.8},
     {"weight_decay": DECAY, "maximize": BOTH, "eps": [1e-6, 1e-2]}),
    ("ASGD", {"lr": 0.02, "lambd": 0.1, "alpha": 0.75},
     {"weight_decay": DECAY, "maximize": BOTH, "t0": [1e6, 10]}),
    ("ASGD", {"alpha": 0.2}, {}),
    ("Rprop", {"lr": 0.02},
     {"etas": [(0.5, 1.2), (0.3, 1.5)], "step_sizes": [(1e-6, 50), (1e-2, 0.1)], "maximize": BOTH}),
]  # fmt: skip
OPTIMIZERS: list[tuple[str, dict[str, Any]]] = [
    (name, given | each)
    for names, given, choices in GRID
    for name in names.split()
    for each in options(**choices)
]
FIRST_ORDER = sorted({name for name, _ in OPTIMIZERS})
CLOSURES: list[tuple[str, dict[str, Any]]] = [
    ("LBFGS", {"lr": 0.1, "max_iter": 4}),
    ("LBFGS", {"lr": 0.1, "max_iter": 3, "history_size": 2}),
    ("LBFGS", {"line_search_fn": "strong_wolfe", "max_iter": 2}),
    ("LBFGS", {"line_search_fn": "strong_wolfe", "max_iter": 5, "max_eval": 4}),
]


def start(dtype: Any = np.float64) -> list[np.ndarray]:
    """A matrix, a vector, a matrix whose columns lie together, a number."""
    rng = np.random.default_rng(0)
    arrays = [rng.normal(size=(3, 4)), rng.normal(size=5), rng.normal(size=(4, 2)).T, np.array(0.7)]
    arrays = [each.astype(dtype, order="K") for each in arrays]
    if np.dtype(dtype).kind == "c":
        arrays = [np.multiply(each, 1 + 0.3j, out=each) for each in arrays]
    return arrays


def run(
    library: Any, name: str, chosen: dict[str, Any], arrays: list[np.ndarray], steps: int = STEPS
) -> tuple[np.ndarray, Any, list[Any]]:
    """The parameters after each step, the optimizer and the parameters, of `library`."""
    parameters = [library.from_numpy(each.copy(order="K")).requires_grad_() for each in arrays]
    optimizer = getattr(library.optim, name)(parameters, **chosen)

    return walk(optimizer, parameters, steps), optimizer, parameters


def walk(optimizer: Any, parameters: list[Any], steps: int) -> np.ndarray:
    """The parameters after each of some more steps."""

    def closure() -> Any:
        optimizer.zero_grad()
        total: Any = 0.0
        for scale, each in enumerate(parameters, 1):
            real = (each * (1 - 0.5j)).real if each.is_complex() else each
            total = total + (scale * real**2 + (real + 0.5).cos()).sum()
        total.backward()
        return total

    trace = []
    for _ in range(steps):
        if type(optimizer).__name__ == "LBFGS":
            optimizer.step(closure)
        else:
            closure()
            optimizer.step()
        trace.append(np.concatenate([each.detach().numpy().ravel() for each in parameters]))
    return np.array(trace)


# ---- against PyTorch -----------------------------------------------------------------------------


@pytest.fixture
def torch(torch: Any) -> Iterator[Any]:
    """PyTorch that keeps the numbers of its optimizers in double precision, as we do."""
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    yield torch
    torch.set_default_dtype(before)


@pytest.mark.torch
@pytest.mark.parametrize(("name", "chosen"), OPTIMIZERS, ids=label)
def test_each_step_is_pytorch_s(torch: Any, name: str, chosen: dict[str, Any]) -> None:
    for dtype in (np.float64, np.complex128):
        ours, _, _ = run(ag, name, chosen, start(dtype))
        theirs, _, _ = run(torch, name, {**chosen, "foreach": False}, start(dtype))
        assert_close(ours, theirs)


@pytest.mark.torch
@pytest.mark.parametrize("name", [*FIRST_ORDER, "LBFGS"])
def test_constructors_are_pytorch_s(torch: Any, name: str) -> None:
    ours, theirs = (
        [
            (each.name, each.default, each.kind)
            for each in inspect.signature(getattr(library.optim, name)).parameters.values()
        ]
        for library in (ag, torch)
    )
    assert ours == theirs
    build: Any = getattr(optim, name).__init__
    assert list(build.__code__.co_varnames[1:]) == [
        each for each, *_ in sorted(ours, key=lambda x: x[2])
    ]
    assert inspect.getfullargspec(build).args[1:] == [each for each, _, kind in ours if kind == 1]


@pytest.mark.torch
@pytest.mark.parametrize(("name", "chosen"), CLOSURES, ids=label)
def test_each_step_with_a_closure_is_pytorch_s(
    torch: Any, name: str, chosen: dict[str, Any]
) -> None:
    arrays = [np.ascontiguousarray(each) for each in start()]
    ours, optimizer, _ = run(ag, name, chosen, arrays, 12)
    theirs, their_optimizer, _ = run(torch, name, chosen, arrays, 12)
    assert_close(ours, theirs)
    own, their = (
        next(iter(each.state_dict()["state"].values())) for each in (optimizer, their_optimizer)
    )
    assert own["func_evals"] == their["func_evals"] and own["n_iter"] == their["n_iter"]


@pytest.mark.torch
@pytest.mark.parametrize("name", FIRST_ORDER)
def test_pytorch_s_state_is_continued(torch: Any, name: str) -> None:
    chosen = {"lr": 0.02} | ({"momentum": 0.9} if name in ("SGD", "RMSprop") else {})
    full, _, _ = run(torch, name, chosen, start(), 12)
    _, their_optimizer, theirs = run(torch, name, chosen, start(), 6)
    halfway = [each.detach().numpy() for each in theirs]
    _, optimizer, parameters = run(ag, name, chosen, halfway, 0)
    optimizer.load_state_dict(their_optimizer.state_dict())
    keys = optimizer.state_dict()["param_groups"][0].keys()
    assert keys == their_optimizer.state_dict()["param_groups"][0].keys()
    assert_close(walk(optimizer, parameters, 6)[-1], full[-1])


# ---- against what is written here ----------------------------------------------------------------


def test_adam_is_the_algorithm_of_the_paper() -> None:
    x = ag.tensor([1.0, -2.0, 0.5], requires_grad=True)
    optimizer = optim.Adam([x], lr=0.1, betas=(0.9, 0.99), eps=1e-3)
    theta, m, v = x.detach().numpy().copy(), np.zeros(3), np.zeros(3)
    for t in range(1, 11):
        optimizer.zero_grad()
        (x**4).sum().backward()
        optimizer.step()
        g = 4 * theta**3
        m, v = 0.9 * m + 0.1 * g, 0.99 * v + 0.01 * g**2
        theta = theta - 0.1 * (m / (1 - 0.9**t)) / (np.sqrt(v / (1 - 0.99**t)) + 1e-3)
    np.testing.assert_allclose(x.detach().numpy(), theta, rtol=1e-13)


def test_a_number_that_has_no_gradient_yet_is_left() -> None:
    parameter = ag.tensor([3.0, 4.0]).sum().clone().requires_grad_()
    ag.optim.SGD([parameter], lr=0.1).step()
    assert parameter.item() == 7.0


def test_averages_of_asgd_begin_at_t0() -> None:
    x = ag.tensor([1.0], requires_grad=True)
    optimizer = optim.ASGD([x], lr=0.25, lambd=0.0, t0=2)
    seen = []
    for _ in range(6):
        optimizer.zero_grad()
        (x**2).sum().backward()
        optimizer.step()
        seen.append(x.item())
    assert seen == [0.5**t for t in range(1, 7)]
    # The share of step t was set by the step before it, to 1 / (t - 1 - t0).
    assert optimizer.state[x]["ax"].item() == pytest.approx(sum(seen[3:]) / 3)


def test_signs_alone_move_resilient_steps() -> None:
    x = ag.tensor([3.0, -0.3], requires_grad=True)
    optimizer = optim.Rprop([x], lr=0.5)
    seen = []
    for _ in range(3):
        optimizer.zero_grad()
        (x**2).sum().backward()
        optimizer.step()
        seen.append(x.tolist())
    first = [2.5, 2.5 - 0.6, 2.5 - 0.6 - 0.72]
    # The second element passes 0: its step is halved, and a step is left out.
    assert [each[0] for each in seen] == pytest.approx(first)
    assert [each[1] for each in seen] == pytest.approx([0.2, 0.2, -0.05])


def test_lbfgs_finds_the_minimum_of_rosenbrock_s_function() -> None:
    x = ag.tensor([-1.2, 1.0], requires_grad=True)
    optimizer = optim.LBFGS([x], line_search_fn="strong_wolfe", max_iter=100)

    def closure() -> ag.Tensor:
        optimizer.zero_grad()
        loss = 100 * (x[1] - x[0] ** 2) ** 2 + (1 - x[0]) ** 2
        loss.backward()
        return loss

    assert optimizer.step(closure).item() == pytest.approx(24.2)
    np.testing.assert_allclose(x.detach().numpy(), 1, atol=1e-4)


@pytest.mark.parametrize(("name", "chosen"), OPTIMIZERS[3::7], ids=label)
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex128])
def test_blocks_are_as_the_whole(
    monkeypatch: pytest.MonkeyPatch, name: str, chosen: dict[str, Any], dtype: Any
) -> None:
    whole, _, _ = run(ag, name, chosen, start(dtype), 5)
    monkeypatch.setattr(passes, "BLOCK", 3)
    monkeypatch.setattr(passes, "_scratch", passes._Scratch())
    parts, _, _ = run(ag, name, chosen, start(dtype), 5)
    assert whole.dtype == dtype
    np.testing.assert_array_equal(parts, whole)


@pytest.mark.parametrize("dtype", [np.float64, np.complex128])
def test_a_parameter_may_lie_in_memory_in_any_way(dtype: Any) -> None:
    wide = np.ones((4, 6), dtype)
    strided = ag.from_numpy(wide)[:, ::2].detach().requires_grad_()
    plain = ag.ones((4, 3), dtype=ag.tensor(wide).dtype, requires_grad=True)
    for x in (strided, plain):
        optimizer = optim.Adam([x], lr=0.1)
        (x * x.conj()).real.sum().backward()
        optimizer.step()
    np.testing.assert_array_equal(strided.detach().numpy(), plain.detach().numpy())
    assert np.all(wide[:, ::2] != 1) and np.all(wide[:, 1::2] == 1)


def test_a_step_is_in_place_and_spoils_graphs_that_saved_the_parameter() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    memory = x._data
    y = (x * x).sum()
    z = (x + 1).sum()
    x.grad = ag.tensor([1.0, 1.0])
    version = x._version
    optim.SGD([x], lr=0.5).step()
    assert x._data is memory and memory.tolist() == [0.5, 1.5] and x._version == version + 1
    z.backward()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.backward()


def test_parameters_without_a_gradient_stay() -> None:
    x, y = (ag.tensor([1.0], requires_grad=True) for _ in range(2))
    optimizer = optim.Adam([x, y], lr=0.5)
    (2 * x).sum().backward()
    optimizer.step()
    assert x.item() != 1 and y.item() == 1 and y not in optimizer.state
    grad = x.grad
    optimizer.zero_grad(set_to_none=False)
    assert x.grad is grad and grad is not None and grad.item() == 0
    optimizer.zero_grad()
    assert x.grad is None


@pytest.mark.parametrize("name", FIRST_ORDER)
def test_gradients_are_left_as_they_are(name: str) -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    x.grad = ag.tensor([3.0, 4.0])
    decay = {} if name == "Rprop" else {"weight_decay": 0.1}
    getattr(optim, name)([x], maximize=True, **decay).step()
    assert x.grad.tolist() == [3.0, 4.0]


def test_a_closure_runs_with_recording_on_and_its_loss_is_returned() -> None:
    x = ag.tensor(3.0, requires_grad=True)
    optimizer = optim.SGD([x], lr=0.5)

    def closure() -> ag.Tensor:
        optimizer.zero_grad()
        loss = x * x
        loss.backward()
        return loss

    with ag.no_grad():
        loss = optimizer.step(closure)
    assert loss.item() == 9 and x.item() == 0


def test_groups_have_options_of_their_own() -> None:
    x, y = (ag.tensor([1.0], requires_grad=True) for _ in range(2))
    optimizer = optim.SGD([{"params": x, "lr": 1.0}, {"params": [y]}], lr=0.25)
    (x + y).sum().backward()
    optimizer.step()
    assert (x.item(), y.item()) == (0.0, 0.75)
    assert "Parameter Group 1" in repr(optimizer) and "    lr: 0.25\n" in repr(optimizer)
    optimizer = optim.LBFGS(one())
    optimizer.param_groups.append(optimizer.param_groups[0])
    assert "tolerance_grad: 1e-07\n\nParameter Group 1\n" in repr(optimizer)


@pytest.mark.parametrize(("name", "chosen"), OPTIMIZERS[3::7] + CLOSURES[::2], ids=label)
def test_state_dicts_and_copies_continue(name: str, chosen: dict[str, Any]) -> None:
    full, _, _ = run(ag, name, chosen, start(), 8)
    _, optimizer, parameters = run(ag, name, chosen, start(), 4)
    saved = copy.deepcopy(optimizer.state_dict())
    _, fresh, copies = run(ag, name, chosen, [each.detach().numpy() for each in parameters], 0)
    fresh.load_state_dict(saved)
    both = copy.deepcopy((optimizer, parameters))
    for made, held in ((fresh, copies), both):
        np.testing.assert_allclose(walk(made, held, 4)[-1], full[-1], rtol=1e-14)


def expect(error: type[Exception], text: str, call: Callable[[], Any]) -> Any:
    return pytest.param(error, text, call, id=text[:40])


@pytest.mark.parametrize(("error", "text", "call"), [
    expect(TypeError, "an iterable of Tensors or dicts", lambda: optim.SGD(one()[0])),
    expect(TypeError, r"got Linear: pass its parameters\(\)", lambda: optim.SGD(nn.Linear(2, 2))),
    expect(TypeError, "ordered collections", lambda: optim.SGD([{"params": set(one())}])),
    expect(TypeError, "can only optimize Tensors", lambda: optim.SGD([1.0])),
    expect(ValueError, "empty parameter list", lambda: optim.Adam([])),
    expect(ValueError, "non-leaf Tensor", lambda: optim.Adam([one()[0] * 2])),
    expect(ValueError, "Invalid learning rate: -1", lambda: optim.Adam(one(), lr=-1)),
    expect(ValueError, "Invalid momentum value", lambda: optim.SGD(one(), momentum=-1)),
    expect(ValueError, "Nesterov momentum", lambda: optim.SGD(one(), nesterov=True)),
    expect(ValueError, "parameter at index 1: 1.0", lambda: optim.Adam(one(), betas=(0, 1.0))),
    expect(ValueError, "betas must be either both floats or both Tensors",
           lambda: optim.Adam(one(), betas=(0.9, ag.tensor(0.99)))),
    expect(ValueError, "Invalid epsilon value", lambda: optim.RMSprop(one(), eps=-1)),
    expect(ValueError, "Invalid alpha value", lambda: optim.RMSprop(one(), alpha=-1)),
    expect(ValueError, "per-parameter options",
     lambda: optim.LBFGS([{"params": one()}, {"params": one()}])),
    expect(TypeError, "'closure'", lambda: optim.LBFGS(one()).step()),
    expect(RuntimeError, "'strong_wolfe'",
     lambda: optim.LBFGS(one(), line_search_fn="x").step(len)),
    expect(RuntimeError, "cannot be `True`",
     lambda: optim.SGD(one(), fused=True, foreach=True)),
    expect(ValueError, "number of parameter groups",
     lambda: optim.SGD(one()).load_state_dict({"state": {}, "param_groups": []})),
    expect(ValueError, "Invalid lr_decay", lambda: optim.Adagrad(one(), lr_decay=-1)),
    expect(ValueError, "Invalid rho value: 2", lambda: optim.Adadelta(one(), rho=2)),
    expect(ValueError, "Invalid eta values: 0.5, 1", lambda: optim.Rprop(one(), etas=(0.5, 1))),
    expect(ValueError, "Invalid momentum_decay", lambda: optim.NAdam(one(), momentum_decay=-1)),
    expect(ValueError, "Invalid initial_acc", lambda: optim.Adagrad(one(), 1, 0, 0, -1)),
    expect(TypeError, "'params'", lambda: optim.Adamax()),  # type: ignore[call-arg]
    expect(ValueError, "lr as a Tensor",
     lambda: optim.Adam(one(), lr=ag.tensor(0.1), foreach=True)),
    expect(ValueError, "no scheduler",
     lambda: lr_scheduler.ChainedScheduler([], optim.SGD(one()))),
    expect(ValueError, "mode is invalid",
     lambda: lr_scheduler.CyclicLR(optim.SGD(one(), momentum=0.9), 0.1, 1.0, mode="x")),
    expect(ValueError, "must support momentum",
     lambda: lr_scheduler.CyclicLR(optim.Adagrad(one()), 0.1, 1.0)),
    expect(TypeError, "int is not an Optimizer", lambda: lr_scheduler.StepLR(1, 2)),
    expect(ValueError, "Factor should be",
     lambda: lr_scheduler.ReduceLROnPlateau(optim.SGD(one()), factor=1.0)),
    expect(ValueError, "total_steps OR",
     lambda: lr_scheduler.OneCycleLR(optim.SGD(one()), 1.0)),
    expect(KeyError, "'initial_lr'",
     lambda: lr_scheduler.StepLR(optim.SGD(one()), 2, last_epoch=3)),
    expect(ValueError, "positive integer T_0",
     lambda: lr_scheduler.CosineAnnealingWarmRestarts(optim.SGD(one()), 0)),
])  # fmt: skip
def test_errors_say_what_is_wrong(
    error: type[Exception], text: str, call: Callable[[], Any]
) -> None:
    with pytest.raises(error, match=text):
        call()


def test_a_parameter_belongs_to_one_group_and_without_momentum_nothing_is_kept() -> None:
    x = ag.ones(1, requires_grad=True)
    with pytest.raises(ValueError, match="more than one parameter group"):
        optim.SGD([{"params": [x]}, {"params": [x]}])
    with pytest.warns(UserWarning, match="duplicate parameters"):
        optim.SGD([x, x])
    optimizer = optim.SGD([x])
    x.sum().backward()
    optimizer.step()
    assert optimizer.state_dict()["state"] == {}


def test_hooks_are_called_around_a_step() -> None:
    x = ag.ones(2, requires_grad=True)
    optimizer, seen = optim.SGD([x], lr=0.5), []
    optimizer._patch_step_function()  # as wrappers of optimizers do, for PyTorch
    x.sum().backward()
    before = optimizer.register_step_pre_hook(lambda o, args, kwargs: seen.append(x.tolist()))
    optimizer.register_step_post_hook(lambda o, args, kwargs: seen.append(x.tolist()))
    optimizer.step()
    before.remove()
    optimizer.step()
    assert seen == [[1.0, 1.0], [0.5, 0.5], [0.0, 0.0]]
    optimizer.register_step_pre_hook(lambda o, args, kwargs: 3)
    with pytest.raises(RuntimeError, match="must return None or a tuple"):
        optimizer.step()


def test_an_optimizer_of_one_s_own_needs_a_step_alone() -> None:
    class Signs(optim.Optimizer):
        def __init__(self, params: Any, lr: float) -> None:
            super().__init__(params, {"lr": lr})

        def step(self, closure: Any = None) -> None:
            with ag.no_grad():
                for group in self.param_groups:
                    for each in group["params"]:
                        each.sub_(each.grad.sign() * group["lr"])

    x = ag.tensor([1.0, -1.0], requires_grad=True)
    optimizer = Signs([x], lr=0.25)
    scheduler = lr_scheduler.ExponentialLR(optimizer, 0.5)
    (x**2).sum().backward()
    optimizer.step()
    scheduler.step()
    assert x.tolist() == [0.75, -0.75] and scheduler.get_last_lr() == [0.125]


def test_a_subclass_may_have_an_update_of_its_own() -> None:
    class Counting(optim.SGD):
        def update(self) -> None:
            self.step()

    x = ag.tensor([1.0], requires_grad=True)
    (2 * x).sum().backward()
    Counting([x], lr=0.25).update()
    assert x.tolist() == [0.5]


def test_it_is_imported_on_use() -> None:
    assert importlib.import_module("autograd.optim") is ag.optim


def test_states_from_before_some_options_are_loaded():
    def made():
        return ag.optim.ASGD([ag.ones(2, requires_grad=True)], lr=0.1)

    old, new = made(), made()
    old.param_groups[0]["params"][0].grad = ag.ones(2)
    old.step()
    saved = old.state_dict()
    del saved["param_groups"][0]["maximize"]
    for name in ("step", "eta", "mu"):
        saved["state"][0][name] = saved["state"][0][name].item()
    new.load_state_dict(saved)
    new.param_groups[0]["params"][0].grad = ag.ones(2)
    new.step()
    (state,) = new.state.values()
    assert state["step"].item() == 2 and new.param_groups[0]["maximize"] is False


def test_lists_of_parameters_refuse_betas_as_tensors():
    betas = (ag.tensor(0.9), ag.tensor(0.99))
    with pytest.raises(ValueError, match=r"betas\[0\] as a Tensor is not supported"):
        ag.optim.Adam([ag.ones(1, requires_grad=True)], betas=betas, foreach=True)


def test_lbfgs_steps_where_the_gradient_is_zero():
    parameter = ag.ones(2, requires_grad=True)
    optimizer = ag.optim.LBFGS([parameter], tolerance_grad=-1)
    assert optimizer.step(lambda: (parameter * 0).sum()).item() == 0
    assert parameter.tolist() == [1, 1]
