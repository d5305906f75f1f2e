"""Programs on modules, optimizers and schedulers that hold of PyTorch and of this library alike."""

import copy
import types
import warnings

import pytest

import autograd as ag


def lazy_parameters_in_optimizers(torch):
    nn, optim = torch.nn, torch.optim
    for kind in ("SGD", "Adam", "AdamW", "RMSprop", "Adadelta", "Adamax", "NAdam", "RAdam", "ASGD",
                 "Rprop"):  # fmt: skip
        model = nn.Sequential(nn.LazyLinear(3), nn.ReLU(), nn.LazyLinear(2))
        optimizer = getattr(optim, kind)(model.parameters(), lr=0.1)
        optimizer.zero_grad()
        optimizer.step()
        model(torch.ones(2, 4)).sum().backward()
        before = model[2].bias.detach().clone()
        optimizer.step()
        assert [tuple(p.shape) for p in model.parameters()] == [(3, 4), (3,), (2, 3), (2,)]
        assert (model[2].bias != before).all(), kind
        assert all(p is q for p, q in zip(
            model.parameters(), optimizer.param_groups[0]["params"], strict=True))  # fmt: skip
    with pytest.raises(ValueError, match="uninitialized parameter"):
        optim.Adagrad(nn.LazyLinear(2).parameters())


def parameters_put_over_buffers(torch):
    nn = torch.nn
    for persistent in (True, False):
        model = nn.Linear(2, 2)
        model.register_buffer("extra", torch.ones(2), persistent=persistent)
        model.extra = nn.Parameter(torch.zeros(2))
        assert [name for name, _ in model.named_buffers()] == []
        assert list(model.state_dict()) == ["weight", "bias", "extra"]
        assert not model._non_persistent_buffers_set


def sequences(torch):
    nn = torch.nn
    model = nn.Sequential(nn.Linear(1, 1), nn.ReLU())
    assert model.insert(1, nn.Tanh()) is model
    model.insert(-1, nn.Sigmoid())
    model.insert(4, nn.GELU())
    assert [type(m).__name__ for m in model] == ["Linear", "Tanh", "Sigmoid", "ReLU", "GELU"]
    assert list(model._modules) == list("01234")
    for place in (9, -9):
        with pytest.raises(IndexError, match=f"Index out of range: {place}"):
            model.insert(place, nn.Tanh())
    with pytest.raises(AssertionError, match="module should be of type"):
        model.insert(0, 3)
    with pytest.raises(TypeError, match="int is not a Module subclass"):
        model.append(3)
    with pytest.raises(IndexError, match="index 99 is out of range"):
        model.pop(99)
    table = nn.ModuleDict()
    for wrong, error, text in (
        (3, TypeError, "update should be called with an iterable of key/value pairs, but got int"),
        ([(1, 2, 3)], ValueError, "update sequence element #0 has length 3; 2 is required"),
        ([3], TypeError, "update sequence element #0 should be Iterable; is"),
    ):
        with pytest.raises(error, match="ModuleDict[. ]" + text):
            table.update(wrong)
    with pytest.raises(KeyError, match=r"got: x\.y"):
        table["x.y"] = nn.Tanh()


def global_hooks(torch):
    nn, m = torch.nn, torch.nn.modules.module
    seen = []
    model = nn.Sequential(nn.Linear(2, 2), nn.ReLU())
    handles = [
        m.register_module_forward_pre_hook(
            lambda mod, args: seen.append(("pre", type(mod).__name__))),
        m.register_module_forward_hook(
            lambda mod, args, out: seen.append(("post", type(mod).__name__))),
        m.register_module_full_backward_hook(
            lambda mod, gi, go: seen.append(("back", type(mod).__name__))),
        m.register_module_full_backward_pre_hook(
            lambda mod, go: seen.append(("back pre", type(mod).__name__))),
        model[1].register_forward_hook(lambda mod, args, out: seen.append("own")),
    ]  # fmt: skip
    model(torch.ones(1, 2, requires_grad=True)).sum().backward()
    assert seen == [
        ("pre", "Sequential"), ("pre", "Linear"), ("post", "Linear"), ("pre", "ReLU"),
        ("post", "ReLU"), "own", ("post", "Sequential"), ("back pre", "Sequential"),
        ("back pre", "ReLU"), ("back", "ReLU"), ("back pre", "Linear"), ("back", "Linear"),
        ("back", "Sequential"),
    ]  # fmt: skip
    for handle in handles:
        handle.remove()
    seen.clear()
    model(torch.ones(1, 2))
    assert not seen
    with m.register_module_forward_hook(lambda mod, args, out: out * 2):
        assert nn.Identity()(torch.ones(1)).item() == 2
    with m.register_module_forward_hook(
        lambda mod, args, kwargs, out: seen.append(kwargs), with_kwargs=True
    ):
        nn.Identity()(input=torch.ones(1))
    assert list(seen[0]) == ["input"]


def registration_hooks(torch):
    nn, m = torch.nn, torch.nn.modules.module
    seen = []
    with (
        m.register_module_parameter_registration_hook(lambda *a: seen.append(("p", a[1]))),
        m.register_module_buffer_registration_hook(lambda *a: seen.append(("b", a[1]))),
        m.register_module_module_registration_hook(lambda *a: seen.append(("m", a[1]))),
    ):
        model = nn.Sequential(nn.Linear(1, 1))
        model.register_buffer("kept", torch.ones(1))
    assert seen == [("p", "weight"), ("p", "bias"), ("m", "0"), ("b", "kept")]
    with m.register_module_parameter_registration_hook(
        lambda mod, name, p: nn.Parameter(torch.full_like(p, 7.0))
    ):
        model.register_parameter("more", nn.Parameter(torch.ones(1)))
        assert model.more.item() == 7


def hooks_that_are_always_called(torch):
    nn, m = torch.nn, torch.nn.modules.module
    seen = []

    class Failing(nn.Module):
        def forward(self, x, fails=True):
            if fails:
                raise ValueError("forward failed")
            return x

    model = Failing()
    model.register_forward_hook(lambda *a: seen.append(("own", a[2])), always_call=True)
    model.register_forward_hook(
        lambda *a: seen.append(("named", a[2], a[3])), always_call=True, with_kwargs=True
    )
    model.register_forward_hook(lambda *a: seen.append("never"))
    everywhere = m.register_module_forward_hook(
        lambda mod, args, out: seen.append(("global", out)), always_call=True
    )
    with everywhere, pytest.raises(ValueError, match="forward failed"):
        model(torch.ones(1))
    assert seen == [("global", None), ("own", None), ("named", {}, None)]
    seen.clear()
    model(1, fails=False)
    assert seen == [("own", 1), ("named", {"fails": False}, 1), "never"]

    def failing(*args):
        raise RuntimeError("hook failed")

    model = Failing()
    model.register_forward_hook(failing, always_call=True)
    with warnings.catch_warnings(record=True) as caught, pytest.raises(ValueError):
        warnings.simplefilter("always")
        model(torch.ones(1))
    assert "raised an exception that was silenced as another error was raised in forward: hook" in (
        str(caught[-1].message))  # fmt: skip
    with pytest.raises(RuntimeError, match="hook failed"):
        model(torch.ones(1), fails=False)


def state_dict_hooks_of_optimizers(torch):
    seen = []
    parameter = torch.nn.Parameter(torch.ones(2))
    optimizer = torch.optim.SGD([parameter], lr=0.1, momentum=0.9)
    first = optimizer.register_state_dict_pre_hook(lambda o: seen.append("pre"))
    optimizer.register_state_dict_pre_hook(lambda o: seen.append("before"), prepend=True)
    post = optimizer.register_state_dict_post_hook(lambda o, s: {**s, "more": 1})
    optimizer.register_load_state_dict_pre_hook(lambda o, s: seen.append(sorted(s)))
    optimizer.register_load_state_dict_post_hook(lambda o: seen.append("loaded"))
    state = optimizer.state_dict()
    assert state["more"] == 1 and seen == ["before", "pre"]
    optimizer.load_state_dict(state)
    assert seen[2:] == [["more", "param_groups", "state"], "loaded"]
    first.remove()
    post.remove()
    seen.clear()
    assert "more" not in optimizer.state_dict() and seen == ["before"]

    def twice(o, state):
        state["param_groups"] = copy.deepcopy(state["param_groups"])
        state["param_groups"][0]["lr"] *= 2
        return state

    optimizer.register_load_state_dict_pre_hook(twice)
    state = optimizer.state_dict()
    optimizer.load_state_dict(state)
    assert optimizer.param_groups[0]["lr"] == 0.2 and state["param_groups"][0]["lr"] == 0.1


def names_of_parameters_stay(torch):
    model = torch.nn.Linear(1, 1)
    named = torch.optim.SGD(model.named_parameters(), lr=0.1)
    named.load_state_dict(torch.optim.SGD(model.parameters(), lr=0.3).state_dict())
    assert named.param_groups[0]["param_names"] == ["weight", "bias"]
    assert named.param_groups[0]["lr"] == 0.3


def generators(torch):
    generator = torch.Generator()
    state = generator.manual_seed(3).get_state()
    first = torch.rand(2, generator=generator)
    assert generator.set_state(state) is generator
    assert (torch.rand(2, generator=generator) == first).all()


def weights_of_recurrent_layers(torch):
    nn = torch.nn
    layer = nn.GRU(2, 3, 2, bidirectional=True)
    parts = ("weight_ih", "weight_hh", "bias_ih", "bias_hh")
    groups = [f"_l{i}{d}" for i in (0, 1) for d in ("", "_reverse")]
    assert layer._all_weights == [[part + group for part in parts] for group in groups]
    assert layer._flat_weights_names == [name for names in layer._all_weights for name in names]
    assert all(
        a is getattr(layer, n)
        for a, n in zip(layer._flat_weights, layer._flat_weights_names, strict=True)
    )
    assert nn.LSTM(2, 3, proj_size=2)._flat_weights_names[-1] == "weight_hr_l0"
    assert nn.RNN(2, 3, bias=False)._flat_weights_names == ["weight_ih_l0", "weight_hh_l0"]


def parametrized_recurrent_layers(torch):
    class Half(torch.nn.Module):
        def forward(self, x):
            return x / 2

    layer = torch.nn.GRU(2, 3)
    plain = copy.deepcopy(layer)
    with torch.no_grad():
        plain.weight_hh_l0 /= 2
    torch.nn.utils.parametrize.register_parametrization(layer, "weight_hh_l0", Half())
    x = torch.ones(4, 1, 2)
    assert torch.allclose(layer(x)[0], plain(x)[0])
    layer(x)[0].sum().backward()
    assert layer.parametrizations.weight_hh_l0.original.grad is not None


def schedulers_by_name(torch):
    schedulers = torch.optim.lr_scheduler
    for name in ("StepLR", "CyclicLR", "OneCycleLR", "LRScheduler", "ReduceLROnPlateau"):
        assert getattr(schedulers, name).__module__.endswith("optim.lr_scheduler")
    assert issubclass(schedulers._LRScheduler, schedulers.LRScheduler)
    assert schedulers.EPOCH_DEPRECATION_WARNING.startswith(
        "The epoch parameter in `scheduler.step()` was not necessary and is being deprecated where "
        "possible. Please use `scheduler.step()` to step the scheduler. During the deprecation, if"
    )


def warned(run):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        run()
    return [str(each.message) for each in caught]


def warnings_of_schedulers(torch):
    nn, optim = torch.nn, torch.optim
    late = "`optimizer.step()` before `lr_scheduler.step()`.  Failure to do this will result in"
    wrapped = "Seems like `optimizer.step()` has been overridden after learning rate scheduler init"

    def make():
        return optim.SGD([nn.Parameter(torch.ones(1))], lr=1.0)

    def override(optimizer):
        step = optimizer.step
        optimizer.step = types.MethodType(lambda o, *args: step(*args), optimizer)
        return optimizer

    optimizer = make()
    scheduler = optim.lr_scheduler.StepLR(optimizer, 3)
    assert late in warned(scheduler.step)[0]
    optimizer = make()
    scheduler = optim.lr_scheduler.StepLR(optimizer, 3)
    override(optimizer).step()
    assert wrapped in warned(scheduler.step)[0]
    optimizer = override(make())
    scheduler = optim.lr_scheduler.StepLR(optimizer, 3)
    optimizer.step()
    assert warned(scheduler.step) == []
    assert warned(lambda: scheduler.step(4)) == [optim.lr_scheduler.EPOCH_DEPRECATION_WARNING]


PROGRAMS = [
    lazy_parameters_in_optimizers, parameters_put_over_buffers, sequences, global_hooks,
    registration_hooks, hooks_that_are_always_called, state_dict_hooks_of_optimizers,
    names_of_parameters_stay, generators, weights_of_recurrent_layers, schedulers_by_name,
    parametrized_recurrent_layers, warnings_of_schedulers,
]  # fmt: skip


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs(program):
    program(ag)


@pytest.mark.torch
@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_in_pytorch(program, torch):
    program(torch)
