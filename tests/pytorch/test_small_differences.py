"""What came to light by running the same lines here and under PyTorch: order of parameters, kinds
of errors, state dicts of schedulers, and memory of samples."""

from __future__ import annotations

import collections
import warnings

import numpy as np
import pytest

from tests.pytorch.names.test_helper_names import module_of


def test_parameters_of_a_plain_dict_are_sorted(th):
    one = th.ones(1)
    named = th.nn.ParameterDict
    assert list(named({"b": one, "a": one})) == ["a", "b"]
    assert list(named(collections.OrderedDict(b=one, a=one))) == ["b", "a"]
    assert list(named([("b", one), ("a", one)])) == ["b", "a"]
    assert list(named({"b": one}) | named({"a": one})) == ["b", "a"]
    made = named().fromkeys(["b", "a"], one)
    assert list(made.copy()) == list(made) == ["b", "a"]


def test_parts_of_another_kind(th):
    module = th.nn.Sequential(th.nn.BatchNorm1d(2))
    for get, name, text in [
        (module.get_parameter, "0.running_mean", "`running_mean` is not an nn.Parameter"),
        (module.get_buffer, "0.weight", "`weight` is not a buffer"),
        (module.get_submodule, "0.weight", "`weight` is not an nn.Module"),
        (module.get_submodule, "0.nothing", "BatchNorm1d has no attribute `nothing`"),
    ]:
        with pytest.raises(AttributeError, match=text):
            get(name)


def test_values_that_are_no_numbers(th):
    for value in (None, [1, None], [1.0, object]):
        with pytest.raises(RuntimeError, match="Could not infer dtype of"):
            th.tensor(value)
    with pytest.raises((ValueError, RuntimeError), match="Overflow when unpacking long"):
        th.tensor(2**70)


def test_numbers_that_are_too_large_are_infinite(th):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert th.tensor([1e50, -1e50]).tolist() == [float("inf"), -float("inf")]
        assert (th.ones(2) * 1e50).tolist() == [float("inf")] * 2


def test_numbers_beyond_an_integer_dtype_wrap(th):
    x = th.tensor([1, 2], dtype=th.uint8)
    assert (x + (-1)).tolist() == [0, 1] and (-1 - x).tolist() == [254, 253]
    assert (x * 300).tolist() == [44, 88] and (x ^ -1).tolist() == [254, 253]
    assert (th.ones(1, dtype=th.int8) + 200).tolist() == [-55]
    assert x.masked_fill(x > 1, -1).tolist() == th.where(x > 1, -1, x).tolist() == [1, 255]
    x[0] = -1
    assert x.tolist() == [255, 2]
    for refused in (
        lambda: x.masked_fill(x > 1, 300),
        lambda: x.index_fill(0, th.tensor([0]), 300),
        lambda: x.__setitem__(0, 300),
        lambda: th.where(x > 1, x, 300),
        lambda: th.where(x > 1, -300, x.to(th.int8)),
        lambda: th.where(x > 1, 1e300, th.ones(2)),
    ):
        with pytest.raises(RuntimeError, match="without overflow"):
            refused()
    assert x.tolist() == [255, 2]
    with pytest.raises(ValueError, match=r"invalid type: 'torch\.FooTensor'"):
        x.type("torch.FooTensor")


def test_warnings_are_of_the_line_that_calls(face):
    with pytest.warns(UserWarning, match="degrees of freedom is <= 0") as caught:
        face.ones(1).var()
        face.std(face.ones(1))
        face.std_mean(face.ones(1))
    with pytest.warns(FutureWarning, match="weight_norm. is deprecated") as more:
        face.nn.utils.weight_norm(face.nn.Linear(2, 2))
    assert {each.filename for each in [*caught, *more]} == {__file__}


def test_state_dicts_of_cycles(th):
    scheduler = th.optim.lr_scheduler
    optimizer = th.optim.SGD([th.nn.Parameter(th.ones(1))], lr=0.1, momentum=0.9)
    once = scheduler.OneCycleLR(optimizer, 0.1, total_steps=3, cycle_momentum=False)
    assert "use_beta1" not in once.state_dict()
    once = scheduler.OneCycleLR(optimizer, 0.1, total_steps=3)
    assert once.state_dict()["use_beta1"] is False
    again = scheduler.CyclicLR(optimizer, 0.1, 0.2, scale_fn=lambda x: x / 2)
    assert again.state_dict()["_scale_fn_custom"] is None
    again.load_state_dict(again.state_dict())


@pytest.mark.parametrize("in_dim", [0, 1, 2])
def test_strides_of_samples(th, in_dim):
    x = th.arange(24.0).reshape(2, 3, 4)

    def view(sample):
        first, second = sample.stride()
        return sample.as_strided((2, 2), (first, second))

    found = th.vmap(view, in_dims=in_dim)(x)
    assert th.equal(found, x.movedim(in_dim, 0)[:, :2, :2])
    assert th.vmap(lambda row: row.as_strided((2,), (4,)), in_dims=2)(x[0:1]).tolist() == [
        [float(i), float(i + 4)] for i in range(4)
    ]
    with pytest.raises(RuntimeError, match="length"):
        th.vmap(lambda row: row.as_strided((2,), (1, 1)))(x)


def test_gradients_through_strides_of_samples(th):
    x = th.arange(6.0, requires_grad=True)
    columns = th.vmap(lambda row: row.as_strided((2,), (3,)), in_dims=1)(x.reshape(2, 3))
    (columns * th.tensor([1.0, 10.0])).sum().backward()
    assert x.grad.tolist() == [1.0] * 3 + [10.0] * 3


def test_the_gradient_of_std_is_0_where_all_is_equal(th):
    x = th.tensor([[2.0, 2.0], [1.0, 3.0]], requires_grad=True)
    (g,) = th.autograd.grad(x.std(1), x, th.tensor([float("nan"), 1.0]))
    assert g[0].tolist() == [0, 0]
    assert th.allclose(g[1], th.tensor([-0.5, 0.5]) * 2**0.5)


def test_a_tensor_contains_numbers(th):
    x = th.tensor([1.0, 2.0])
    assert 2 in x and th.tensor(1) in x and 3.0 not in x
    for value in ("lr", None, [1.0]):
        with pytest.raises(RuntimeError, match="__contains__ only supports Tensor or scalar"):
            value in x  # noqa: B015


def test_real_and_imaginary_parts_are_assigned(th):
    part, x = th.ones(2, requires_grad=True), th.zeros(2, dtype=th.complex64)
    x.imag, x.real = part, 3
    x.imag *= -2
    (1j * x).real.sum().backward()
    assert x.tolist() == [3 - 2j] * 2 and part.grad.tolist() == [2, 2]


def test_functions_may_write_into_an_argument_unmarked(th):
    class Shifted(th.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            x -= x.max()
            ctx.save_for_backward(x.exp())
            return x.exp()

        @staticmethod
        def backward(ctx, grad):
            return grad * ctx.saved_tensors[0]

    x = th.ones(2, requires_grad=True)
    Shifted.apply(2 * x).sum().backward()
    assert x.grad.tolist() == [2, 2]
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        Shifted.apply(x.exp()).sum().backward()


@pytest.mark.parametrize(
    ("name", "bits", "eps", "most", "tiny"),
    [
        ("bfloat16", 16, 2**-7, 3.3895313892515355e38, 2**-126),
        ("float8_e4m3fn", 8, 2**-3, 448.0, 2**-6),
        ("float8_e5m2", 8, 2**-2, 57344.0, 2**-14),
    ],
)
def test_limits_of_types_that_numpy_has_not(th, name, bits, eps, most, tiny):
    found = th.finfo(getattr(th, name))
    assert (found.bits, found.eps, found.tiny, found.dtype) == (bits, eps, tiny, name)
    assert (found.max, found.min) == (most, -most)
    assert th.finfo().dtype == "float32"


def test_operations_that_a_program_adds(th):
    library = module_of(th, "torch.library")
    made = library.custom_op("added::sine", mutates_args=(), schema="(Tensor x) -> Tensor")
    sine = made(lambda x: th.from_numpy(np.sin(x.numpy())))
    assert library.register_fake("added::sine", th.empty_like) is th.empty_like
    x = th.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="no autograd formula was registered"):
        sine(x).sum().backward()
    library.register_autograd(
        "added::sine",
        lambda ctx, grad: grad * ctx.saved_tensors[0].cos(),
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs),
    )
    th.ops.added.sine(x).sum().backward()
    assert x.grad.tolist() == x.cos().tolist()


def test_containers_that_a_program_adds(th):
    trees = module_of(th, "torch.utils._pytree")
    kind = type("Kept", (), {"items": (1, 2)})

    def build(items, context):
        made = kind()
        made.items = tuple(items)
        return made

    trees.register_pytree_node(kind, lambda kept: ([*kept.items], None), build)
    assert trees.tree_map(lambda x: x + 1, kind()).items == (2, 3)
    with pytest.raises(ValueError, match="already registered"):
        trees.register_pytree_node(kind, None, None)
    values, keys = trees._dict_flatten({"a": 1})
    assert trees._dict_unflatten(values, keys) == {"a": 1}


def test_ranges_beside_numbers_in_subscripts(th):
    x = th.arange(24.0).reshape(3, 2, 4)
    assert x[1, :, range(3)].tolist() == [[8, 9, 10], [12, 13, 14]]
    assert x[-1, ..., range(1)].tolist() == [[16], [20]]
    x[0, :, range(2)] = th.tensor([[1.0, 2.0], [3.0, 4.0]])
    assert x[0, :, :3].tolist() == [[1, 2, 2], [3, 4, 6]]


def test_gradient_of_a_value_that_is_written_to_no_element(th):
    x, value = (th.ones(3, requires_grad=True) for _ in range(2))
    for index in (x > 2, [], th.tensor([], dtype=th.int64), slice(3, None)):
        y = x * -0.0
        y[index] = value[0]
        assert all(th.signbit(y))
        slopes = th.autograd.grad((y + x).sum(), (x, value))
        assert [slope.tolist() for slope in slopes] == [[1, 1, 1], [0, 0, 0]]


def test_integers_are_written_into_integers_of_any_dtype(th):
    x = th.tensor([250, 3], dtype=th.uint8)
    x += th.tensor([3, -1], dtype=th.int8)
    x.mul_(th.tensor([1, 2], dtype=th.int64))
    assert x.tolist() == [253, 4] and x.dtype == th.uint8
    with pytest.raises(RuntimeError, match="can't be cast to the desired output type"):
        x.add_(0.5)
    with pytest.raises(RuntimeError, match="can't be cast to the desired output type"):
        th.tensor([True]).add_(th.tensor([1]))


def test_arguments_by_keyword_of_operations_that_a_program_adds(th):
    def scaled(x, y, *, by=2.0):
        return th.from_numpy(x.numpy() * y.numpy() * by)

    def keep(ctx, inputs, keyword_only_inputs, output):
        ctx.save_for_backward(*inputs)
        ctx.by = keyword_only_inputs["by"]

    def backward(ctx, grad):
        x, y = ctx.saved_tensors
        return grad * ctx.by * y, grad * ctx.by * x

    schema = "(Tensor x, Tensor y, *, float by=2.0) -> Tensor"
    library = module_of(th, "torch.library")
    made = library.custom_op("added::scaled", mutates_args=(), schema=schema)(scaled)
    made.register_autograd(backward, setup_context=keep)
    x = th.ones(2, requires_grad=True)
    made(x, by=3.0, y=x * 2).sum().backward()
    made(y=x * 2, x=x).sum().backward()
    assert x.grad.tolist() == [20, 20]


def test_subclasses_of_tensors_say_their_names(th):
    kind = type("Mine", (th.Tensor,), {})
    x = th.ones(2, 2).as_subclass(kind)
    assert repr(x) == "Mine([[1., 1.],\n      [1., 1.]])"
    assert repr(x[0] + 1) == "Mine([2., 2.])"


@pytest.mark.parametrize(
    "actual, expected, options, text",
    [
        ([[1.0, 2.5]], [[1.0, 2.0]], {},
         "Tensor-likes are not close!\n\nMismatched elements: 1 / 2 (50.0%)\n"
         "Greatest absolute difference: 0.5 at index (0, 1) (up to 1e-05 allowed)\n"
         "Greatest relative difference: 0.25 at index (0, 1) (up to 1.3e-06 allowed)"),
        ([1, 3], [1, 2], {},
         "Tensor-likes are not equal!\n\nMismatched elements: 1 / 2 (50.0%)\n"
         "Greatest absolute difference: 1 at index (1,)\n"
         "Greatest relative difference: 0.5 at index (1,)"),
        (1.0, 2.0, {"rtol": 0.0, "atol": 0.5},
         "Scalars are not close!\n\nExpected 2.0 but got 1.0.\n"
         "Absolute difference: 1.0 (up to 0.5 allowed)\n"
         "Relative difference: 0.5 (up to 0.0 allowed)"),
    ],
)  # fmt: skip
def test_messages_of_assert_close(th, actual, expected, options, text):
    with pytest.raises(AssertionError) as caught:
        th.testing.assert_close(th.tensor(actual), th.tensor(expected), **options)
    assert str(caught.value) == text


def test_numbers_before_tensors(th):
    x = th.ones(2, 2)
    for call, value in [
        (lambda: th.addmm(2, x, 0.5, x, x), 3),
        (lambda: x.addmm(2, 0.5, x, x), 3),
        (lambda: x.addmm(2, x, x), 4),
        (lambda: th.addcdiv(x, 3, x, x), 4),
        (lambda: x.clone().add_(-1, x), 0),
    ]:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "\\s*This overload of .* is deprecated", UserWarning)
            assert (call() == value).all()


def test_new_of_a_shape(th):
    x = th.ones(5, 5)
    assert x.new(x.size()).shape == (5, 5) and x.new((5, 6)).tolist() == [5, 6]


def test_tangents_of_tables_whose_rows_are_scaled(th):
    """The scaling of `max_norm` is no part of the derivative, forward as backward."""
    weight = th.full((3, 4), 2.0)
    forward_ad = th.autograd.forward_ad
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(weight, th.ones(3, 4))
        found = th.nn.functional.embedding(th.tensor([0, 2]), dual, max_norm=1.0)
        primal, tangent = forward_ad.unpack_dual(found)
    assert th.allclose(primal, th.tensor(0.5)) and tangent.tolist() == [[1.0] * 4] * 2
    assert th.allclose(weight[:, 0], th.tensor([0.5, 2.0, 0.5]))


def test_handles_of_hooks_know_the_hooks(th):
    handle = th.nn.Linear(1, 1).register_forward_hook(print)
    assert handle.hooks_dict_ref() is None
    model = th.nn.Linear(1, 1)
    first, second = (model.register_forward_hook(print) for _ in range(2))
    assert list(first.hooks_dict_ref()) == [first.id, second.id]
    first.remove()
    assert first.id not in second.hooks_dict_ref()


def _scaled_run(lib) -> list:
    """What a scaler, and what it trains, are after each of some steps, two with infinities."""
    scaler = lib.amp.GradScaler("cpu", init_scale=2.0**10, growth_interval=2, backoff_factor=0.25)
    weight = lib.nn.Parameter(lib.tensor([1.0, -2.0]))
    optimizer = lib.optim.SGD([weight], 0.5, momentum=0.9)
    seen = []
    for factor in (1.0, 2.0, float("inf"), 1.0, 3.0, float("nan"), 1e-4, 1.0):
        optimizer.zero_grad()
        loss, copies = scaler.scale(((weight**2).sum() * factor, [weight, (weight,)]))
        assert isinstance(copies, list) and isinstance(copies[1], tuple)
        loss.backward()
        if factor == 3.0:
            scaler.unscale_(optimizer)
            with pytest.raises(RuntimeError, match="has already been called on this optimizer"):
                scaler.unscale_(optimizer)
        scaler.step(optimizer)
        with pytest.raises(RuntimeError, match="already been called since the last update"):
            scaler.step(optimizer)
        scaler.update()
        seen.append((scaler.get_scale(), scaler._get_growth_tracker(), weight.tolist()))
    other = lib.amp.GradScaler("cpu")
    other.load_state_dict(scaler.state_dict())
    scaler.update(3.0)
    return [*seen, scaler.get_scale(), other.state_dict(), other.scale(lib.ones(2)).tolist()]


@pytest.mark.torch
def test_losses_are_scaled_as_by_pytorch(torch, face):
    assert _scaled_run(face) == _scaled_run(torch)


def test_refusals_of_scalers(th):
    scaler, weight = th.amp.GradScaler("cpu"), th.nn.Parameter(th.ones(1))
    optimizer = th.optim.SGD([weight], 0.5)
    for call in (scaler.update, lambda: scaler.step(optimizer), lambda: scaler.unscale_(optimizer)):
        with pytest.raises(AssertionError, match="but _scale is None"):
            call()
    scaler.scale(weight)
    with pytest.raises(AssertionError, match="No inf checks were recorded prior to update"):
        scaler.update()
    with pytest.raises(AssertionError, match="No inf checks were recorded for this optimizer"):
        scaler.step(optimizer)
    with pytest.raises(RuntimeError, match="Closure use is not currently supported"):
        scaler.step(optimizer, closure=print)
    with pytest.raises(ValueError, match="must be a Tensor or an iterable"):
        scaler.scale(3)
    with pytest.raises(RuntimeError, match="source state dict is empty"):
        scaler.load_state_dict({})
    for options in ({"growth_factor": 1.0}, {"backoff_factor": 1.0}):
        with pytest.raises(AssertionError, match="factor must be"):
            th.amp.GradScaler("cpu", **options)


@pytest.mark.filterwarnings("ignore:torch.cuda.amp.GradScaler is enabled")
def test_settings_of_scalers(th):
    scaler = th.amp.GradScaler("cpu", 8.0, 3.0, 0.25, 7)
    scaler.set_growth_interval(5)
    assert scaler.is_enabled() and scaler.get_scale() == 8
    found = scaler.get_growth_factor(), scaler.get_backoff_factor(), scaler.get_growth_interval()
    assert found == (3, 0.25, 5) == tuple(list(scaler.state_dict().values())[1:4])
    idle = th.amp.GradScaler("cuda")
    assert not idle.is_enabled() and idle.get_scale() == 1 and idle.state_dict() == {}
