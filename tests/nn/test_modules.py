"""Modules: registration, state dicts and hooks, and PyTorch's outputs from PyTorch's weights."""

from __future__ import annotations

import copy
import inspect
import pickle
import subprocess
import sys
from typing import Any, NamedTuple

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from autograd.core.parameters import _parameters

RNG = np.random.default_rng(0)


def normal(*shape: int) -> np.ndarray:
    return RNG.normal(size=shape)


def share(*shape: int) -> np.ndarray:
    return RNG.uniform(0.1, 0.9, size=shape)


class Layer(NamedTuple):
    """A module, and the inputs to call it with."""

    name: str
    args: tuple[Any, ...]
    inputs: tuple[Any, ...]
    options: dict[str, Any] = {}  # noqa: RUF012
    training: bool = False

    def __str__(self) -> str:
        given = [*map(str, self.args), *(f"{k}={v}" for k, v in self.options.items())]
        return f"{self.name}({','.join(given)}){'-training' if self.training else ''}"


IMAGES = normal(2, 4, 6, 6)
LINES = normal(2, 4, 8)
BLOCKS = normal(2, 4, 4, 4, 4)
GRIDS = {1: LINES, 2: IMAGES, 3: BLOCKS}
CLASSES = np.array([0, 2, 1, 2, 0])

ACTIVATIONS = """
    ReLU ReLU6 SELU SiLU Mish Sigmoid Hardsigmoid Hardswish Tanh LogSigmoid Softsign Tanhshrink ELU
    CELU GELU GLU Hardshrink Softshrink Hardtanh RReLU LeakyReLU Softplus PReLU Dropout Dropout1d
    AlphaDropout Identity Flatten FeatureAlphaDropout
"""
PAIR_LOSSES = """
    MSELoss L1Loss SmoothL1Loss HuberLoss BCELoss BCEWithLogitsLoss KLDivLoss PoissonNLLLoss
    SoftMarginLoss HingeEmbeddingLoss MultiLabelSoftMarginLoss
"""

LAYERS: list[Layer] = [
    *(Layer(name, (), (LINES,)) for name in ACTIVATIONS.split()),
    *(Layer(name, (1,), (LINES,)) for name in ("Softmax", "LogSoftmax", "Softmin")),
    Layer("Softmax2d", (), (IMAGES,)),
    Layer("Threshold", (0.1, 20.0), (LINES,)),
    Layer("ReLU", (), (LINES,), {"inplace": False}),
    Layer("GELU", ("tanh",), (LINES,)),
    *(
        Layer(name, (), (share(5, 3), share(5, 3)), {"reduction": how})
        for name in PAIR_LOSSES.split()
        for how in ("mean", "sum", "none")
    ),
    Layer("BCELoss", (share(3),), (share(5, 3), share(5, 3))),
    Layer("CrossEntropyLoss", (), (normal(5, 3), CLASSES)),
    Layer("CrossEntropyLoss", (), (normal(5, 3), CLASSES),
        {"weight": share(3), "ignore_index": 1, "reduction": "sum", "label_smoothing": 0.1}),
    Layer("LinearCrossEntropyLoss", (3, 4), (normal(5, 3), CLASSES)),
    Layer("LinearCrossEntropyLoss", (3, 4), (normal(5, 3), CLASSES.repeat(2).reshape(5, 2)),
        {"out_features": (2,), "bias": True, "weight": share(4), "label_smoothing": 0.1}),
    Layer("NLLLoss", (share(3),), (normal(5, 3), CLASSES)),
    Layer("MultiMarginLoss", (), (normal(5, 3), CLASSES)),
    Layer("GaussianNLLLoss", (), (normal(5), normal(5), share(5))),
    Layer("CosineEmbeddingLoss", (0.1,), (normal(5, 3), normal(5, 3), np.ones(5))),
    Layer("MarginRankingLoss", (0.1,), (normal(5), normal(5), np.ones(5))),
    Layer("TripletMarginLoss", (), (normal(5, 3),) * 3),
    Layer("CosineSimilarity", (), (normal(5, 3), normal(5, 3))),
    Layer("PairwiseDistance", (), (normal(5, 3), normal(5, 3))),
    Layer("LocalResponseNorm", (2,), (IMAGES,)),
    Layer("Linear", (8, 3), (LINES,)),
    Layer("Linear", (8, 3), (LINES,), {"bias": False}),
    Layer("Bilinear", (3, 4, 2), (normal(5, 3), normal(5, 4))),
    Layer("Unflatten", (1, (2, 2)), (LINES,)),
    Layer("Embedding", (5, 3), (CLASSES,), {"padding_idx": 1}),
    Layer("EmbeddingBag", (5, 3), (CLASSES.reshape(1, 5),), {"mode": "sum"}),
    Layer("LayerNorm", ((4, 8),), (LINES,)),
    Layer("LayerNorm", (8,), (LINES,), {"bias": False}),
    Layer("RMSNorm", (8,), (LINES,)),
    Layer("GroupNorm", (2, 4), (IMAGES,)),
    *(
        Layer(f"{kind}{n}d", (4,), (GRIDS[n],), options, training)
        for n in GRIDS
        for kind in ("BatchNorm", "InstanceNorm")
        for options in ({}, {"affine": True, "track_running_stats": True, "momentum": 0.3})
        for training in (False, True)
    ),
    Layer("BatchNorm1d", (4,), (LINES,), {"momentum": None}, True),
    *(
        Layer(f"Conv{n}d", (4, 6, 3), (GRIDS[n],), options)
        for n in GRIDS
        for options in (
            {},
            {"stride": 2, "padding": 1, "groups": 2, "bias": False},
            {"padding": "same", "dilation": 2, "padding_mode": "circular"},
        )
    ),
    *(
        Layer(f"ConvTranspose{n}d", (4, 6, 3), (GRIDS[n],), options)
        for n in GRIDS
        for options in ({}, {"stride": 2, "padding": 1, "output_padding": 1, "groups": 2})
    ),
    *(
        Layer(name.format(n), args, (GRIDS[n],), options)
        for n in GRIDS
        for name, args, options in (
            ("MaxPool{}d", (2,), {"padding": 1}),
            ("AvgPool{}d", (2,), {"stride": 1}),
            ("LPPool{}d", (2.0, 2), {}),
            ("AdaptiveAvgPool{}d", (3,), {}),
            ("AdaptiveMaxPool{}d", (3,), {}),
            ("CircularPad{}d", (1,), {}),
            ("ReflectionPad{}d", (1,), {}),
            ("ReplicationPad{}d", (1,), {}),
            ("ConstantPad{}d", (1, 2.0), {}),
            ("ZeroPad{}d", (1,), {}),
        )
    ),
    Layer("Unfold", (2,), (IMAGES,)),
    Layer("Fold", ((4, 4), 2), (normal(2, 8, 9),)),
    Layer("PixelShuffle", (2,), (IMAGES,)),
    Layer("PixelUnshuffle", (2,), (IMAGES,)),
    Layer("Upsample", (), (IMAGES,), {"scale_factor": 2}),
    Layer("Upsample", ((9, 5),), (IMAGES,), {"mode": "bilinear"}),
    Layer("UpsamplingBilinear2d", (), (IMAGES,), {"scale_factor": 2}),
    *(
        Layer(name, (3, 4), (normal(5, 2, 3),), options)
        for name in ("RNN", "LSTM", "GRU")
        for options in ({}, {"num_layers": 2, "bidirectional": True, "bias": False})
    ),
    Layer("RNN", (3, 4), (normal(5, 3),), {"nonlinearity": "relu"}),
    Layer("LSTM", (3, 4), (normal(2, 5, 3),), {"batch_first": True, "proj_size": 2}),
    Layer("RNNCell", (3, 4), (normal(2, 3), normal(2, 4))),
    Layer("GRUCell", (3, 4), (normal(2, 3),)),
    Layer("LSTMCell", (3, 4), (normal(3),)),
    *(
        Layer("MultiheadAttention", (8, 2), (normal(3, 2, 8),) * 3, options)
        for options in ({}, {"add_bias_kv": True, "batch_first": True}, {"kdim": 8, "bias": False})
    ),
    Layer("MultiheadAttention", (8, 2), (normal(3, 2, 8), normal(4, 2, 5), normal(4, 2, 6)),
        {"kdim": 5, "vdim": 6}),
    *(
        Layer("Transformer", (8, 2, 1, 2, 16), (normal(3, 2, 8), normal(4, 2, 8)), options)
        for options in ({}, {"norm_first": True, "activation": "gelu", "bias": False})
    ),
    Layer("TransformerDecoderLayer", (8, 2, 16), (normal(2, 3, 8), normal(2, 4, 8)),
        {"batch_first": True, "bias": False}),
    *(
        Layer("TransformerEncoderLayer", (8, 2, 16), (normal(3, 2, 8),), options)
        for options in ({}, {"norm_first": True, "activation": "gelu", "batch_first": True})
    ),
]  # fmt: skip
# PyTorch prints a class of its own for the output projection.
PRINTED_OTHERWISE = {
    *("MultiheadAttention", "Transformer", "TransformerDecoderLayer", "TransformerEncoderLayer"),
}


def as_tensors(library: Any, layer: Layer) -> list[Any]:
    """Copies that require grad where they are floating-point numbers; of a loss only the first."""
    made = [library.from_numpy(each.copy()) for each in layer.inputs]
    for each in made[:1] if layer.name.endswith("Loss") else made:
        each.requires_grad_(each.is_floating_point())
    return made


def build(library: Any, layer: Layer) -> Any:
    """The module, in double precision; arrays among its arguments become tensors."""

    def given(value: Any) -> Any:
        return library.from_numpy(value.copy()) if isinstance(value, np.ndarray) else value

    options = {name: given(value) for name, value in layer.options.items()}
    made = getattr(library.nn, layer.name)(*map(given, layer.args), **options)
    return made.double().train(layer.training)


def outputs(result: Any) -> list[Any]:
    if isinstance(result, list | tuple):
        return [each for part in result for each in outputs(part)]
    return [] if result is None else [result]


def evaluated(module: Any, inputs: list[Any]) -> list[np.ndarray]:
    """Outputs, and the gradients of inputs and parameters of a sum with unequal weights."""
    found = outputs(module(*inputs))
    total: Any = 0.0
    for scale, each in enumerate(found, 1):
        total = total + scale * (each * (each + 0.3).cos()).sum()
    total.backward()
    leaves = [each for each in inputs if each.requires_grad] + list(module.parameters())
    gradients = [each.grad for each in leaves]
    states = list(module.state_dict().values())
    return [np.asarray(each.detach()) for each in (*found, *gradients, *states) if each is not None]


@pytest.mark.torch
@pytest.mark.parametrize("layer", LAYERS, ids=str)
@pytest.mark.filterwarnings("ignore::UserWarning")  # PyTorch's, of kl_div's mean and others
def test_pytorch_s_weights_give_pytorch_s_numbers(torch: Any, layer: Layer) -> None:
    theirs, ours = build(torch, layer), build(ag, layer)
    state = theirs.state_dict()
    assert {k: v.shape for k, v in ours.state_dict().items()} == {
        k: tuple(v.shape) for k, v in state.items()
    }
    assert list(ours.state_dict()) == list(state)
    ours.load_state_dict(state)
    inputs = as_tensors(ag, layer), as_tensors(torch, layer)
    found, expected = evaluated(ours, inputs[0]), evaluated(theirs, inputs[1])
    assert len(found) == len(expected)
    for own, their in zip(found, expected, strict=True):
        # PyTorch's hardsigmoid takes a sixth in single precision.
        bound = 1e-7 if layer.name == "Hardsigmoid" else 1e-9
        np.testing.assert_allclose(own, their, rtol=bound, atol=bound / 100)
    back = {k: torch.from_numpy(np.array(v)) for k, v in ours.state_dict().items()}
    assert str(theirs.load_state_dict(back)) == "<All keys matched successfully>"
    if layer.name not in PRINTED_OTHERWISE:
        assert repr(ours) == repr(theirs)


def other_values(default: Any) -> list[Any]:
    """Values of an option that are not its default, of types that it may have."""
    if isinstance(default, bool):
        return [not default]
    if isinstance(default, int | float):
        return [default + 1, 2]
    return [1, True, (1, 2)] if default is None else []


@pytest.mark.torch
@pytest.mark.parametrize(
    "layer", {each.name: each for each in LAYERS if each.name not in PRINTED_OTHERWISE}.values(),
    ids=str,
)  # fmt: skip
@pytest.mark.filterwarnings("ignore")
def test_each_option_is_taken_and_printed_as_in_pytorch(torch: Any, layer: Layer) -> None:
    def printed(library: Any, **option: Any) -> str | None:
        try:
            module = getattr(library.nn, layer.name)(*layer.args, **option)
        except Exception:
            return None
        return repr(module).replace("=True", "=1")  # a bool where a number belongs

    options = list(inspect.signature(getattr(nn, layer.name)).parameters.values())
    for option in options[len(layer.args) :]:
        for value in other_values(option.default):
            ours, theirs = (printed(each, **{option.name: value}) for each in (ag, torch))
            assert ours == theirs, (option.name, value)


# Arguments that are open here; the default of an activation is a function there.
DIFFERENT = {
    *("Module", "Sequential", "Identity", "LSTM", "GRU", "RNN"),
    *("Sigmoid", "Tanh", "LogSigmoid", "Softsign", "Tanhshrink", "Softmax2d"),
    *("ParameterList", "ParameterDict", "ModuleList", "ModuleDict"),
}
DEPRECATED = ("min_value", "max_value")  # of Hardtanh


def comparable(default: Any) -> Any:
    """A default; of a function its name."""
    return default.__name__.removeprefix("nn_functional_") if callable(default) else default


@pytest.mark.torch
def test_names_and_arguments_are_pytorch_s(torch: Any) -> None:
    for name in sorted({*nn.modules.__all__} - DIFFERENT):
        own, their = (
            {
                key: comparable(value.default)
                for key, value in inspect.signature(getattr(library.nn, name)).parameters.items()
                if not key.startswith("_") and key not in DEPRECATED
            }
            for library in (ag, torch)
        )
        assert list(own) == list(their), name
        assert own == their, name


# ---- what needs no PyTorch -----------------------------------------------------------------------


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(3, 4)
        self.rest = nn.ModuleList([nn.Linear(4, 4), nn.Linear(4, 2)])
        self.scale = nn.Parameter(ag.ones(2))
        self.register_buffer("steps", ag.zeros(1))
        self.register_buffer("hidden", ag.zeros(1), persistent=False)

    def forward(self, x: ag.Tensor) -> ag.Tensor:
        x = self.first(x).tanh()
        for layer in self.rest:
            x = layer(x)
        return x * self.scale


NAMES = [
    *("scale", "first.weight", "first.bias"),
    *("rest.0.weight", "rest.0.bias", "rest.1.weight", "rest.1.bias"),
]


def test_parts_are_found_by_name() -> None:
    net = Net()
    assert [name for name, _ in net.named_parameters()] == NAMES
    assert [name for name, _ in net.named_buffers()] == ["steps", "hidden"]
    assert [name for name, _ in net.named_children()] == ["first", "rest"]
    assert [name for name, _ in net.named_modules()] == ["", "first", "rest", "rest.0", "rest.1"]
    assert net.get_submodule("rest.1") is net.rest[1]
    assert net.get_parameter("first.bias") is net.first.bias
    assert net.get_buffer("steps") is net.steps
    assert list(net.parameters(recurse=False)) == [net.scale]
    assert "first" in dir(net) and "scale" in dir(net)


def test_a_shared_part_is_listed_once() -> None:
    net = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))
    net[1].weight = net[0].weight
    net.append(net[0])
    assert len(list(net.parameters())) == 3 and len(list(net.modules())) == 3
    assert [*net.state_dict()][-2:] == ["2.weight", "2.bias"]
    before = len(_parameters)
    parameter = nn.Parameter(ag.zeros(1))
    assert len(_parameters) == before + 1
    del parameter  # its mark dies with it
    assert len(_parameters) == before


def test_parameters_are_plain_tensors_that_know_what_they_are() -> None:
    parameter = nn.Parameter(ag.tensor([1.0, 2.0]))
    assert type(parameter) is ag.Tensor and isinstance(parameter, nn.Parameter)
    assert parameter.requires_grad and parameter.is_leaf
    assert not isinstance(parameter * 1, nn.Parameter)
    assert repr(parameter) == "Parameter containing:\ntensor([1., 2.], requires_grad=True)"
    for made in (copy.deepcopy(parameter), pickle.loads(pickle.dumps(parameter))):
        assert isinstance(made, nn.Parameter) and made.requires_grad
        assert made.tolist() == [1.0, 2.0] and made is not parameter
    assert not nn.Parameter(ag.zeros(2), requires_grad=False).requires_grad


def test_attributes_change_their_kind() -> None:
    net = Net()
    net.scale = None
    assert net.scale is None and "scale" not in dict(net.named_parameters())
    net.scale = nn.Parameter(ag.zeros(2))
    net.first = nn.Identity()
    assert "first.weight" not in net.state_dict()
    del net.steps
    assert not hasattr(net, "steps")
    net.steps = 3
    assert net.steps == 3 and "steps" not in net.state_dict()


class Early(nn.Module):
    def __init__(self) -> None:
        self.weight = nn.Parameter(ag.zeros(1))


@pytest.mark.parametrize(("call", "error", "text"), [
    (lambda net: setattr(net, "scale", ag.zeros(2)), TypeError,
        "cannot assign 'Tensor' object to parameter 'scale'"),
    (lambda net: setattr(net, "hidden", 1), TypeError, "to buffer 'hidden'"),
    (lambda net: setattr(net, "first", ag.zeros(1)), TypeError, "not a Module subclass"),
    (lambda net: net.register_buffer("forward", ag.zeros(1)), KeyError, "already exists"),
    (lambda net: net.register_parameter("a.b", None), KeyError, "contain"),
    (lambda net: setattr(net, "training", nn.Buffer(ag.zeros(1))), KeyError, "already exists"),
    (lambda net: net.nothing, AttributeError, "'Net' object has no attribute 'nothing'"),
    (lambda net: net.get_submodule("third"), AttributeError, "has no attribute `third`"),
    (lambda net: Early(), AttributeError, r"before Module.__init__\(\)"),
    (lambda net: nn.Module()(1), NotImplementedError, 'missing the required "forward"'),
    (lambda net: nn.Parameter([1.0]), TypeError, "must be a Tensor"),
    (lambda net: nn.Parameter(ag.tensor([1])), RuntimeError, "floating point"),
    (lambda net: net.to(ag.int64), TypeError, "only accepts floating point"),
    (lambda net: net.rest[5], IndexError, "out of range"),
    (lambda net: nn.ModuleList([1]), TypeError, "not a Module subclass"),
])  # fmt: skip
def test_what_modules_refuse(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        call(Net())


def test_state_dicts_are_copied_into_the_same_parameters() -> None:
    net, other = Net(), Net()
    memory = net.first.weight
    state = other.state_dict()
    assert list(state) == ["scale", "steps", *NAMES[1:]]
    assert not state["scale"].requires_grad
    assert str(net.load_state_dict(state)) == "<All keys matched successfully>"
    assert net.first.weight is memory
    np.testing.assert_array_equal(net.first.weight.detach(), other.first.weight.detach())
    x = ag.ones(1, 3)
    assert net(x).tolist() == other(x).tolist()


def test_what_does_not_fit_is_listed() -> None:
    net = Net()
    state = net.state_dict()
    state["more"] = state.pop("scale")
    state["first.bias"] = ag.zeros(5)
    with pytest.raises(RuntimeError, match=r"^Error\(s\) in loading state_dict for Net:") as caught:
        net.load_state_dict(state)
    for part in (
        'Missing key(s) in state_dict: "scale"', 'Unexpected key(s) in state_dict: "more"',
        "size mismatch for first.bias: copying a param with shape (5,)",
    ):  # fmt: skip
        assert part in str(caught.value)
    del state["first.bias"]
    found = net.load_state_dict(state, strict=False)
    assert found.missing_keys == ["scale", "first.bias"] and found.unexpected_keys == ["more"]


def test_assigned_state_is_shared() -> None:
    net = nn.Linear(2, 2)
    state = {"weight": ag.zeros(2, 2), "bias": ag.ones(2)}
    net.load_state_dict(state, assign=True)
    assert net.weight._data is state["weight"]._data and isinstance(net.weight, nn.Parameter)


def test_numbers_are_read_of_one_element() -> None:
    net = nn.BatchNorm1d(2)
    state = {**net.state_dict(), "num_batches_tracked": ag.tensor([3])}
    net.load_state_dict(state)
    assert net.num_batches_tracked.shape == () and net.num_batches_tracked == 3


class Frozen(nn.BatchNorm1d):
    """Stays in the mode of evaluation, and counts its conversions."""

    conversions = 0

    def train(self, mode: bool = True) -> Any:
        return super().train(False)

    def _apply(self, fn: Any, recurse: bool = True) -> Any:
        self.conversions += 1
        return super()._apply(fn, recurse)


def test_modes_and_conversions_ask_the_parts() -> None:
    net = nn.Sequential(nn.Linear(2, 2), nn.Sequential(Frozen(2)))
    assert net.train().training and not net[1][0].training
    net.double()
    assert net[1][0].conversions == 1


def test_modes_gradients_and_dtypes_reach_all_parts() -> None:
    net = Net()
    assert net.training and not net.eval().rest[1].training and net.train().rest[1].training
    net(ag.ones(1, 3)).sum().backward()
    assert net.to(ag.float32) is net
    assert {each.dtype for each in [*net.parameters(), *net.buffers()]} == {ag.float32}
    assert net.scale.grad.dtype == ag.float32 and isinstance(net.scale, nn.Parameter)
    assert net.double().scale.dtype == ag.float64
    net.zero_grad()
    assert all(each.grad is None for each in net.parameters())
    net.requires_grad_(False)
    assert not any(each.requires_grad for each in net.parameters())
    seen: list[Any] = []
    net.apply(seen.append)
    assert seen[-1] is net and len(seen) == 5


def test_copies_are_apart() -> None:
    net = Net()
    for other in (copy.deepcopy(net), pickle.loads(pickle.dumps(net))):
        assert list(other.state_dict()) == list(net.state_dict())
        with ag.no_grad():
            other.first.weight.zero_()
        assert net.first.weight.abs().sum() > 0
        assert [isinstance(each, nn.Parameter) for each in other.parameters()] == [True] * 7


def test_hooks_see_and_change_arguments_and_outputs() -> None:
    seen = []
    layer = nn.Identity()
    handles = [
        layer.register_forward_pre_hook(lambda module, args: (args[0] + 1,)),
        layer.register_forward_hook(lambda module, args, output: output * 2),
        layer.register_forward_hook(lambda module, args, output: seen.append(args[0].item())),
        layer.register_forward_hook(
            lambda module, args, kwargs, output: seen.append(kwargs), with_kwargs=True, prepend=True
        ),
    ]
    assert layer(ag.tensor(1.0)).item() == 4 and seen == [{}, 2.0]
    for handle in handles:
        handle.remove()
    assert layer(ag.tensor(1.0)).item() == 1


def test_containers_are_lists_and_dicts() -> None:
    layers = [nn.Linear(1, 1), nn.ReLU(), nn.Linear(1, 1)]
    row = nn.Sequential(*layers)
    assert len(row) == 3 and row[-1] is layers[2] and list(row[1:]) == layers[1:]
    row.insert(1, nn.Tanh())
    assert isinstance(row[1], nn.Tanh) and len(row) == 4
    del row[1]
    assert row.pop() is layers[2] and list(row) == layers[:2]
    named = nn.Sequential({"in": layers[0], "out": layers[2]})
    assert named.out is layers[2] and next(iter(named.state_dict())) == "in.weight"
    table = nn.ModuleDict({"a": layers[0]})
    table["b"] = layers[1]
    assert list(table) == ["a", "b"] and "b" in table and table.pop("b") is layers[1]
    values = nn.ParameterList([ag.ones(1), ag.zeros(2)])
    values += [ag.ones(3)]
    assert [each.numel() for each in values.parameters()] == [1, 2, 3]
    assert isinstance(values[1], nn.Parameter) and len(values[:2]) == 2
    pairs = nn.ParameterDict({"a": ag.ones(1)})
    assert list(pairs.state_dict()) == ["a"] and pairs["a"].requires_grad


def test_modules_are_printed_as_a_tree() -> None:
    assert repr(nn.Sequential(nn.Linear(2, 3, bias=False), nn.Sequential(nn.ReLU()))) == (
        "Sequential(\n"
        "  (0): Linear(in_features=2, out_features=3, bias=False)\n"
        "  (1): Sequential(\n    (0): ReLU()\n  )\n)"
    )


def test_older_arguments_of_losses_say_which_reduction() -> None:
    with pytest.warns(UserWarning, match="reduction='sum'"):
        assert nn.MSELoss(size_average=False).reduction == "sum"
    with pytest.warns(UserWarning, match="reduction='none'"):
        assert nn.L1Loss(reduce=False).reduction == "none"


@pytest.mark.parametrize(("call", "error", "text"), [
    (lambda: nn.ELU(1, 2, 3), TypeError, "ELU.__init__"),
    (lambda: nn.MSELoss()(ag.ones(1)), TypeError, "misses target"),
    (lambda: nn.Conv2d(3, 4, 3, groups=2), ValueError, "divisible by groups"),
    (lambda: nn.Conv2d(3, 4, 3, padding="all"), ValueError, "Invalid padding string"),
    (lambda: nn.Conv2d(3, 4, 3, stride=2, padding="same"), ValueError, "strided"),
    (lambda: nn.Conv2d(3, 4, 3, padding_mode="x"), ValueError, "padding_mode must be"),
    (lambda: nn.BatchNorm2d(3)(ag.ones(2, 3)), ValueError, "expected 4D input"),
    (lambda: nn.GroupNorm(2, 3), ValueError, "divisible by num_groups"),
    (lambda: nn.Embedding(3, 2, padding_idx=3), AssertionError, "Padding_idx must be"),
    (lambda: nn.RNN(2, 3, nonlinearity="x"), ValueError, "Unknown nonlinearity"),
    (lambda: nn.GRU(2, 3)(ag.ones(1)), ValueError, "2D or 3D"),
    (lambda: nn.MultiheadAttention(5, 2), AssertionError, "divisible by num_heads"),
    (lambda: nn.TransformerEncoderLayer(4, 2, activation="x"), RuntimeError, "relu/gelu"),
    (lambda: nn.Nothing, AttributeError, "has no attribute 'Nothing'"),
])  # fmt: skip
def test_wrong_arguments_are_refused(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        call()


def test_modules_are_imported_when_asked_for() -> None:
    code = (
        "import sys, autograd; assert 'autograd.nn.modules' not in sys.modules; "
        "assert 'autograd.optim' not in sys.modules; "
        "from autograd.nn import Linear, Parameter, Module; import autograd.nn as nn; "
        "assert nn.Linear is Linear and nn.modules.Linear is Linear; "
        "assert nn.parameter.Parameter is Parameter and 'Conv2d' in dir(nn)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
