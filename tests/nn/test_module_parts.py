"""Containers as Python objects, hooks on gradients, extra state, and what modules refuse."""

from __future__ import annotations

import copy
import inspect
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from autograd.nn import functional as F  # noqa: N812  (PyTorch users' name)


def linear(*weights: float) -> nn.Linear:
    """One output; no bias."""
    made = nn.Linear(len(weights), 1, bias=False)
    made.weight.data = ag.tensor([list(weights)])
    return made


# ---- containers ----------------------------------------------------------------------------------


def test_sequences_of_modules_add_and_multiply() -> None:
    first, second = nn.Sequential(nn.ReLU()), nn.Sequential(nn.Tanh(), nn.Sigmoid())
    names = [type(each).__name__ for each in first + second]
    assert names == ["ReLU", "Tanh", "Sigmoid"]
    assert [each is first[0] for each in 3 * first] == [True] * 3
    first *= 2
    assert len(first) == 2 and first[0] is first[1]
    both = nn.ModuleList([nn.ReLU()]) + nn.ModuleList([nn.Tanh()])
    assert isinstance(both, nn.ModuleList) and len(both) == 2


def test_equal_neighbours_are_printed_once() -> None:
    modules = nn.ModuleList([nn.ReLU(), nn.ReLU(), nn.Sequential(nn.Tanh())])
    assert repr(modules) == (
        "ModuleList(\n  (0-1): 2 x ReLU()\n  (2): Sequential(\n    (0): Tanh()\n  )\n)"
    )
    assert repr(nn.ModuleList()) == "ModuleList()"


def test_lists_of_parameters_hold_other_objects_too() -> None:
    values = nn.ParameterList([ag.ones(2), "name"])
    values.append(3)
    assert values[1] == "name" and len(values) == 3 and list(values.state_dict()) == ["0"]
    assert repr(values) == (
        "ParameterList(\n    (0): Parameter containing: [float64 of size 2]\n"
        "    (1): Object of type: str\n    (2): Object of type: int\n)"
    )
    del values[0]
    assert list(values) == ["name", 3] and not list(values.parameters())


def test_dicts_of_parameters_have_the_methods_of_dicts() -> None:
    values = nn.ParameterDict({"a": ag.ones(2)})
    assert values.get("b", 5) == 5 and values.get("a") is values["a"]
    assert isinstance(values.setdefault("b", ag.ones(1)), nn.Parameter)
    assert list((values | {"c": ag.ones(3)}).state_dict()) == ["a", "b", "c"]
    assert list(reversed(values)) == ["b", "a"] and list(values.fromkeys("xy")) == ["x", "y"]
    other = values.copy()
    other |= {"c": ag.ones(3)}
    assert values.popitem()[0] == "b" and list(values.state_dict()) == ["a"]
    assert list(other) == ["a", "b", "c"]
    other.clear()
    assert not other.state_dict()


def test_modules_may_be_none_or_in_two_places() -> None:
    module = linear(1.0)
    module.extra = None
    assert not module._parameters.get("extra") and "extra" not in module._parameters
    module.extra = nn.ReLU()
    assert "(extra): ReLU()" in repr(module)
    module.extra = None
    assert "(extra): None" in repr(module) and list(module.children()) == []
    module(ag.ones(1)).backward()
    assert copy.deepcopy(module).weight.grad is None
    shared = nn.ReLU()
    module = nn.Sequential(shared, shared)
    assert len(list(module.modules())) == 2
    assert len(list(module.modules(remove_duplicate=False))) == 3


FREE = [
    "_check", "_contents", "_drop", "_function", "_inputs", "_members", "_modal", "_name",
    "_options", "_persistent", "_rank", "_ranks", "_run", "_shown", "_signature", "_states",
    "_step", "gates", "rank",
]  # fmt: skip


@pytest.mark.parametrize(("kind", "args", "shape"), [
    (nn.Conv2d, (1, 1, 2), (1, 1, 3, 3)), (nn.BatchNorm1d, (2,), (3, 2)), (nn.GELU, (), (2,)),
    (nn.Sequential, (nn.Linear(2, 2),), (3, 2)), (nn.LSTM, (2, 2), (3, 1, 2)),
    (nn.GRUCell, (2, 2), (3, 2)), (nn.MaxPool1d, (2,), (1, 4)), (nn.ZeroPad1d, (1,), (1, 4)),
])  # fmt: skip
def test_names_that_pytorch_leaves_free_are_free_for_subclasses(
    kind: Any, args: Any, shape: tuple[int, ...]
) -> None:
    class Own(kind):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__(*args)
            for name in FREE:
                setattr(self, name, None)

    module = copy.deepcopy(Own())
    module(ag.ones(shape))
    assert [*module.state_dict()] == [*kind(*args).state_dict()]
    assert repr(module).startswith("Own(")


def test_containers_made_of_nothing_call_no_method_of_a_subclass() -> None:
    class Table(nn.ModuleDict):
        def __init__(self) -> None:
            super().__init__()
            self.ready = True

        def update(self, values: Any) -> None:
            assert self.ready

    Table().update({})


def test_operations_as_attributes_of_a_class_are_called_without_the_module() -> None:
    class Layer(nn.Module):
        act = ag.tanh
        conv = nn.functional.conv1d

        def forward(self, x: Any) -> Any:
            return self.act(self.conv(x, weight=ag.ones(1, 1, 2)))

    x = ag.tensor([[[0.1, 0.2, 0.4]]])
    np.testing.assert_allclose(Layer()(x), np.tanh([[[0.3, 0.6]]]))


def test_submodules_are_replaced_by_name() -> None:
    module = nn.Sequential(nn.Sequential(nn.ReLU()))
    module.set_submodule("0.0", nn.Tanh())
    assert isinstance(module[0][0], nn.Tanh)


# ---- state dicts ---------------------------------------------------------------------------------


class Named(nn.Module):
    def forward(self, x: ag.Tensor) -> Any:
        return {"x": x}


class Counting(nn.Module):
    """Has a state that is no Tensor."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def get_extra_state(self) -> int:
        return self.count

    def set_extra_state(self, state: int) -> None:
        self.count = state


def test_pools_of_no_output_and_of_sizes_by_position() -> None:
    assert nn.FractionalMaxPool2d(2, output_size=[0, 1])(ag.ones(3, 5, 5)).shape == (3, 0, 1)
    pooled, places = nn.MaxPool1d(2, return_indices=True)(ag.arange(5.0).reshape(1, 5))
    found = nn.MaxUnpool1d(2)(pooled, places, (5,))
    assert found.tolist() == [[0.0, 1.0, 0.0, 3.0, 0.0]]


def test_modules_pickled_before_there_were_all_hooks_are_read() -> None:
    state = dict(linear(2.0).__dict__, _forward_hooks=OrderedDict())  # as PyTorch's
    del state["_load_state_dict_post_hooks"], state["_state_dict_pre_hooks"]
    made = nn.Linear.__new__(nn.Linear)
    made.__setstate__(state)
    made.load_state_dict(made.state_dict())
    made.register_forward_hook(lambda module, args, output: output * 3)
    assert made(ag.ones(1)).item() == 6.0


def test_extra_state_is_part_of_the_state_dict() -> None:
    module = nn.Sequential(Counting())
    module[0].count = 7
    state = module.state_dict()
    assert state == {"0._extra_state": 7}
    other = nn.Sequential(Counting())
    other.load_state_dict(state)
    assert other[0].count == 7
    with pytest.raises(RuntimeError, match=r'Missing key.*"0\._extra_state"'):
        other.load_state_dict({})
    for refused in (nn.ReLU().get_extra_state, lambda: nn.ReLU().set_extra_state(3)):
        with pytest.raises(RuntimeError, match="to be overridden"):
            refused()


def test_classes_that_read_or_write_extra_state_alone() -> None:
    writer = type("Writer", (nn.Module,), {"get_extra_state": lambda self: 5})()
    with pytest.raises(RuntimeError, match="Unexpected key"):
        writer.load_state_dict(writer.state_dict())
    reader = type("Reader", (nn.Module,), {"set_extra_state": lambda self, state: None})()
    with pytest.raises(RuntimeError, match="Missing key"):
        reader.load_state_dict(reader.state_dict())


def test_buffers_of_classes_whose_register_buffer_takes_name_and_value() -> None:
    class Older(nn.Module):
        def register_buffer(self, name: str, tensor: Any) -> None:  # type: ignore[override]
            super().register_buffer(name, tensor)

    module = Older()
    module.scale = nn.Buffer(ag.ones(1))
    module.scale = ag.zeros(1)
    assert list(module.state_dict()) == ["scale"]


def test_what_warns() -> None:
    found: dict[str, Any] = {}
    with pytest.warns(FutureWarning, match="Positional args"):
        linear(1.0).state_dict(found, "a.")
    assert list(found) == ["a.weight"]
    with pytest.warns(UserWarning, match="dropout option adds dropout after all but last"):
        nn.LSTM(2, 3, dropout=0.5)
    module = Named()
    module.register_full_backward_hook(lambda own, into, out: None)
    with pytest.warns(UserWarning, match="should be a Tensor or a tuple of Tensors but received"):
        module(ag.ones(1, requires_grad=True))


# ---- hooks on gradients --------------------------------------------------------------------------


def test_hooks_see_and_replace_the_gradients_of_a_module() -> None:
    module, seen = linear(2.0, 3.0), []

    def hook(own: Any, grad_input: Any, grad_output: Any) -> Any:
        assert own is module
        seen.append((grad_input[0].tolist(), grad_output[0].tolist()))
        return (grad_input[0] * 10,)

    handle = module.register_full_backward_hook(hook)
    first = module.register_full_backward_pre_hook(lambda own, grads: (grads[0] * 5,))
    x = ag.ones(2, requires_grad=True)
    module(x).sum().backward()
    assert seen == [([10.0, 15.0], [5.0])]
    assert x.grad.tolist() == [100.0, 150.0] and module.weight.grad.tolist() == [[5.0, 5.0]]
    handle.remove()
    first.remove()
    x.grad = None
    module(x).sum().backward()
    assert x.grad.tolist() == [2.0, 3.0] and len(seen) == 1


def test_hooks_see_none_for_what_has_no_gradient() -> None:
    class Several(nn.Module):
        def forward(self, x: Any, y: Any, scale: float) -> Any:
            return x * y * scale, y * 2, "name"

    module, seen = Several(), []
    module.register_full_backward_hook(lambda own, into, out: seen.append((into, out)))
    x, y = ag.tensor(3.0, requires_grad=True), ag.tensor(2.0)
    found = module(x, y, 4.0)
    assert found[2] == "name"
    found[0].backward()
    ((into, out),) = seen
    assert into[0].item() == 8 and into[1:] == (None, None)
    assert out[0].item() == 1 and out[1:] == (None, None)


def test_hooks_of_a_module_whose_inputs_have_no_gradient() -> None:
    module, seen = linear(2.0), []
    module.register_full_backward_hook(lambda own, into, out: seen.append((into, out[0].tolist())))
    with pytest.warns(UserWarning, match="no inputs require gradients"):
        module(ag.ones(1)).sum().backward()
    assert seen == [((None,), [1.0])]
    with ag.no_grad():
        module(ag.ones(1))
    assert len(seen) == 1


def test_what_hooks_may_not_return() -> None:
    module = linear(2.0)
    x = ag.ones(1, requires_grad=True)
    handle = module.register_full_backward_hook(lambda own, into, out: (None, None))
    with pytest.raises(RuntimeError, match="invalid number of grad, got 2, but expected 1"):
        module(x).sum().backward()
    handle.remove()
    module.register_full_backward_hook(lambda own, into, out: (out[0],))
    with (
        pytest.warns(UserWarning, match="no inputs"),
        pytest.raises(RuntimeError, match="should always return None"),
    ):
        module(ag.ones(1)).sum().backward()


@pytest.mark.torch
def test_hooks_run_as_pytorch_s(torch: Any) -> None:
    def trace(library: Any) -> list[Any]:
        seen: list[Any] = []

        def listed(grads: Any) -> list[Any]:
            return [None if each is None else each.detach().tolist() for each in grads]

        inner = library.nn.Linear(2, 2).double()
        model = library.nn.Sequential(inner, library.nn.Tanh(), library.nn.Linear(2, 1).double())
        for i, each in enumerate(model.parameters()):
            count = library.arange(each.numel()).double() + i
            each.data = library.sin(count).reshape(each.shape)
        for i, module in enumerate(model.modules()):
            module.register_full_backward_hook(
                lambda own, into, out, i=i: seen.append([i, listed(into), listed(out)])
            )
            module.register_full_backward_pre_hook(
                lambda own, out, i=i: seen.append([i, listed(out)])
            )
        x = library.ones(3, 2).double().requires_grad_()
        model(x).sum().backward()
        return [seen, x.grad.tolist()]

    ours, theirs = trace(ag), trace(torch)
    np.testing.assert_allclose(flat(ours), flat(theirs), rtol=1e-12)


def flat(value: Any) -> list[float]:
    if isinstance(value, list):
        return [x for each in value for x in flat(each)]
    return [-1.0 if value is None else value]


# ---- tables and weights --------------------------------------------------------------------------


@pytest.mark.torch
@pytest.mark.parametrize("name", ["Embedding", "EmbeddingBag"])
def test_tables_that_were_learned_elsewhere(torch: Any, name: str) -> None:
    table, places = np.arange(6.0).reshape(3, 2), np.array([[0, 2, 2]])
    for freeze in (True, False):
        ours, theirs = (
            getattr(f.nn, name).from_pretrained(f.tensor(table), freeze, padding_idx=1)
            for f in (ag, torch)
        )
        assert repr(ours) == repr(theirs) and ours.weight.requires_grad is not freeze
        found, expected = ours(ag.tensor(places)), theirs(torch.tensor(places))
        np.testing.assert_array_equal(found.detach(), expected.detach())
    options = {"max_norm": 1.0, "norm_type": 1.0, "scale_grad_by_freq": True, "sparse": True}
    ours, theirs = (getattr(f.nn, name)(3, 2, **options) for f in (ag, torch))
    assert repr(ours) == repr(theirs)
    with pytest.raises(AssertionError, match="expected to be 2-dimensional"):
        getattr(nn, name).from_pretrained(ag.ones(3))


def test_tables_of_integers_are_not_learned() -> None:
    for kind in (nn.Embedding, nn.EmbeddingBag):
        made = kind.from_pretrained(ag.tensor([[1, 2], [3, 4]]))
        assert made.weight.dtype == np.int64 and not made.weight.requires_grad


def test_rows_of_padding_have_no_gradient_whatever_comes() -> None:
    for by_freq in (False, True):
        module = nn.Embedding(3, 1, 1, scale_grad_by_freq=by_freq, dtype=ag.float64)
        (module(ag.tensor([0, 1])) * ag.tensor([[2.0], [np.nan]])).sum().backward()
        assert module.weight.grad.tolist() == [[2.0], [0.0], [0.0]]


@pytest.mark.torch
@pytest.mark.parametrize("bias", [True, False])
def test_weights_of_recurrent_layers_by_layer_and_direction(torch: Any, bias: bool) -> None:
    options = {"num_layers": 2, "bidirectional": True, "bias": bias, "proj_size": 2}
    ours, theirs = (f.nn.LSTM(3, 4, **options) for f in (ag, torch))
    shapes = [[tuple(each.shape) for each in part] for part in theirs.all_weights]
    assert [[each.shape for each in part] for part in ours.all_weights] == shapes
    ours.flatten_parameters()  # does nothing
    assert ours.all_weights[3][0] is ours.weight_ih_l1_reverse


@pytest.mark.torch
def test_recurrent_layers_compute_with_the_weights_that_they_are_given(torch: Any) -> None:
    found = []
    for f in (ag, torch):
        layer = f.nn.GRU(2, 3)
        weights = [f.linspace(-1, 1, p.numel()).reshape(p.shape) for p in layer.parameters()]
        layer._flat_weights = [each.to(layer.weight_ih_l0.dtype) for each in weights]
        found.append(layer(f.ones(4, 2))[0].detach().numpy())
    np.testing.assert_allclose(*found, rtol=1e-6)


# ---- what is refused -----------------------------------------------------------------------------


NEW = nn.ReLU()


def expect(error: type[Exception], text: str, call: Callable[[], Any]) -> Any:
    return pytest.param(error, text, call, id=text)


@pytest.mark.parametrize(("error", "text", "call"), [
    expect(ValueError, "Sequential class, but <class .list.> is given",
        lambda: nn.Sequential(nn.ReLU()) + [nn.ReLU()]),  # noqa: RUF005
    expect(ValueError, "Non-positive multiplication factor 0", lambda: nn.Sequential() * 0),
    expect(TypeError, "unsupported operand", lambda: nn.Sequential() * 1.5),
    expect(ValueError, "without a target name", lambda: nn.Sequential().set_submodule("", NEW)),
    expect(ValueError, "is not an nn.Module", lambda: nn.Sequential(NEW).set_submodule("0", 3)),
    expect(AttributeError, "no attribute `1`", lambda: nn.Sequential().set_submodule("1.0", NEW)),
    expect(AttributeError, "no attribute `new`",
        lambda: nn.Sequential(NEW).set_submodule("0.new", NEW, strict=True)),
    expect(ValueError, "dropout probability has to be", lambda: nn.Dropout(1.5)),
    expect(ValueError, "but got -0.1", lambda: nn.AlphaDropout(-0.1)),
    expect(AssertionError, "Padding_idx", lambda: nn.Embedding(4, 2, padding_idx=7)),
    expect(RuntimeError, "padding_idx must be within the number of embeddings, -4 through 3",
        lambda: F.embedding_bag(ag.tensor([[1]]), ag.ones(4, 2), padding_idx=-5)),
    expect(RuntimeError, "Expected idx >= 0 && idx < num_embeddings",
        lambda: F.embedding_bag(ag.tensor([[4]]), ag.ones(4, 2))),
    expect(RuntimeError, "to have the same type as",
        lambda: F.embedding_bag(ag.tensor([[1]]), ag.ones(4, 2), mode="sum",
        per_sample_weights=ag.ones(1, 1).float())),
    expect(RuntimeError, "'weight' must be 2-D", lambda: F.embedding(ag.tensor([1]), ag.ones(()))),
    expect(AssertionError, "Expected `attn_mask` shape to be .2, 3, 3. but got .4, 3, 3.",
        lambda: nn.MultiheadAttention(4, 2)(*[ag.ones(3, 4)] * 3, attn_mask=ag.ones(4, 3, 3))),
    expect(ValueError, "Expected hidden to be 1D or 2D, got 3D",
     lambda: nn.GRUCell(3, 4)(ag.ones(2, 3), ag.ones(1, 1, 4))),
    expect(RuntimeError, "Need attn_mask",
     lambda: nn.TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8), 1)(ag.ones(3, 1, 4),
     is_causal=True)),
    expect(RuntimeError, "batch number of src and tgt",
     lambda: nn.Transformer(4, 2, 1, 1, 8)(ag.ones(3, 1, 4), ag.ones(3, 2, 4))),
    expect(RuntimeError, "feature number of src and tgt",
     lambda: nn.Transformer(4, 2, 1, 1, 8)(ag.ones(3, 1, 4), ag.ones(3, 1, 2))),
    expect(RuntimeError, "not tanh", lambda: nn.TransformerDecoderLayer(4, 2, 8, 0, "tanh")),
])  # fmt: skip
def test_errors_say_what_is_wrong(
    error: type[Exception], text: str, call: Callable[[], Any]
) -> None:
    with pytest.raises(error, match=text):
        call()


def test_modules_of_one_function_say_what_it_computes() -> None:
    assert (inspect.getdoc(nn.GLU) or "").splitlines() == [
        "a * sigmoid(b), a and b the halves of `input` along `dim`.",
        "",
        "`autograd.nn.functional.glu` as a module: ``GLU(dim=-1)``.",
    ]
