"""Values, dtypes, subscripts and refusals that are PyTorch's."""

import warnings

import numpy as np
import pytest

import autograd as ag
from tests.support.two_libraries import Programs, outcome

PROGRAMS = Programs()


@PROGRAMS.gives([[0.05990721121, -0.2715210563], [9.887510598, 0.0], [-0.04321391826, 6.0]])
def complex_powers_of_negative_numbers(t):
    x = t.tensor([-2.0, 3.0], dtype=t.float64, requires_grad=True)
    exponent = t.tensor([1 + 1j, 2 - 1j], dtype=t.complex128, requires_grad=True)
    y = x**exponent
    by_x, found = t.autograd.grad(y.abs().sum(), (x, exponent), create_graph=True)
    return [[z.real, round(z.imag, 12)] for z in found.tolist()] + [by_x]


@PROGRAMS.gives([
    [[0, 1, 2, 3], [], [2, 3, 4, 5]], [[0, 1, 2], [3, 4], [5]], [[0, 1], [], [1, 2, 3, 4, 5], []],
    [[], [0], [1, 2, 3, 4, 5]],
])  # fmt: skip
def parts_cut_at_any_places(t):
    x = t.arange(6)
    return [t.tensor_split(x, places) for places in ((4, 2), (-3, 5), (2, -5, 9), (-9, 1))]


@PROGRAMS.gives([[[2.0, 3.0], [2.0, 3.0], [5.0, 6.0]], *["indexing with dtype "] * 3])
def bytes_are_masks(t):
    x, y = t.tensor([1.0, 2.0, 3.0]), t.tensor([1.0, 1.0])
    mask = t.tensor([0, 1, 2], dtype=t.uint8)
    y[t.tensor([1, 1], dtype=t.uint8)] = t.tensor([5.0, 6.0])
    return x[mask], x[None][0, mask], y


_LIST = "Using a non-tuple sequence for multidimensional indexing is deprecated"


@PROGRAMS.gives([[[[0, 1], [3, 4]], [[9, 9, 2], [9, 9, 5]], [3]], *[_LIST] * 3])
def lists_of_slices_are_tuples(t):
    x, y = t.arange(6).reshape(2, 3), t.arange(6).reshape(2, 3)
    y[[slice(None), [0, 1]]] = 9
    return x[[slice(None), [0, 1]]], y, x[[..., 0]][1:]


@PROGRAMS.gives([[1.0, 2.0], [1.0, 2.0], [[1.0], [3.0]], [[2.0], [1.0]], [True, False]])
def tensors_of_one_element_among_numbers(t):
    one = t.tensor([1.0])
    return [
        t.tensor(data)
        for data in (
            [one, t.tensor([2.0])],
            [one, 2.0],
            [[t.tensor([[1.0]])], [3]],
            [[2.0], one],
            [t.tensor([True]), t.tensor([False])],
        )
    ]


@PROGRAMS.gives([1.0, 2.0])
def padding_by_nothing_copies(t):
    x = t.tensor([1.0, 2.0])
    t.nn.functional.pad(x, (0, 0))[0] = 5.0
    return x


@PROGRAMS.gives([44, -56, -56, "float16", "float16"])
def dtypes_that_are_kept(t):
    x = t.tensor([[1.0, 2.0], [3.0, 5.0]], dtype=t.float16)
    layers = t.nn.BatchNorm1d(2), t.nn.LayerNorm(2)
    byte, small = t.tensor([200, 100], dtype=t.uint8), t.tensor([100, 100], dtype=t.int8)
    sums = byte.sum(dtype=t.uint8), small.sum(dtype=t.int8), t.nansum(small, dtype=t.int8)
    return *sums, *(str(layer(x).dtype).removeprefix("torch.") for layer in layers)


@PROGRAMS.gives([False, True, True])
def bytes_that_are_no_probabilities(t):
    return t.logit(t.tensor([1, 2, 200], dtype=t.uint8)).isnan().tolist()


@PROGRAMS.gives([[0, 1], [0, 1], [0, 1], [1, 0], [0, 0]])
def truths_among_integers(t):
    truths, numbers = t.tensor([False, True]), t.tensor([3, 1])
    found = [t.div(truths, numbers, rounding_mode=mode) for mode in ("floor", "trunc")]
    return *found, truths // numbers, t.tensor([1, 0]) // t.tensor([True, True]), truths // 2


@PROGRAMS.gives([0.0, 1.0, 2.0])
def second_gradients_of_a_filled_number(t):
    x = t.tensor(2.0, requires_grad=True)
    value = t.tensor(3.0, requires_grad=True)
    y = x.index_fill(0, t.tensor([0]), value)
    grad = t.tensor(1.0, requires_grad=True)
    slopes = t.autograd.grad(y, (x, value), grad, create_graph=True)
    (second,) = t.autograd.grad(slopes[0] + 2 * slopes[1], grad)
    return *slopes, second


@PROGRAMS.gives([[[0], [2]], [[0, 2]], [], [[]], [0, 0], [[0]]])
def indices_of_what_is_not_zero(t):
    x, zero, one = t.tensor([1.0, 0.0, 2.0]), t.tensor(0.0), t.tensor(1.0)
    return (
        x.nonzero(as_tuple=False),
        t.nonzero(x, as_tuple=True),
        t.nonzero(zero, as_tuple=False),
        t.nonzero(one, as_tuple=False),
        list(t.nonzero(zero, as_tuple=False).shape),
        one.nonzero(as_tuple=True),
    )


@PROGRAMS.gives([[1.0, 2.0, 3.0], [0.0, 0.0, 0.0], None, [[0.5, 0.5]]])
def no_differences(t):
    x = t.tensor([1.0, 2.0, 3.0], requires_grad=True)
    more = t.tensor([5.0], requires_grad=True)
    y = t.diff(x, n=0, prepend=more, append=more)
    by_x, _ = t.autograd.grad((y * 0).sum(), (x, more), allow_unused=True)
    slopes = t.gradient(t.tensor([1.0, 2.0]), spacing=2.0, dim=None, edge_order=1)
    return y, by_x, more.grad, slopes


@PROGRAMS.gives(["0.25", "3", "True", "0.2", "(1+2j)", "0.5"])
def numbers_in_texts(t):
    with t.inference_mode():
        inside = f"{t.tensor(0.5)}"
    x = t.tensor(0.25, requires_grad=True)
    return [
        *(f"{x}", f"{t.tensor(3)}", f"{t.tensor(True)}", f"{x:.1f}"),
        *(f"{t.tensor(1 + 2j, dtype=t.complex128)}", inside),
    ]


@PROGRAMS.gives([None, None, [2.0, 2.0]])
def functions_that_return_none(t):
    class Nothing(t.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return None

    class Half(t.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2, None

        @staticmethod
        def backward(ctx, g, nothing):
            return g * 2 if nothing is None else g

    x = t.tensor([1.0, 1.0], requires_grad=True)
    y, nothing = Half.apply(x)
    y.sum().backward()
    return Nothing.apply(x), nothing, x.grad


def _says(text):
    """A decorator: the program raises an error whose type and text begin with `text`."""
    return PROGRAMS.gives(text)


_MOVED = "RuntimeError: movedim: "


@_says(_MOVED + "repeated dim in `source` ([0, 0])")
def one_source_twice(t):
    return t.movedim(t.ones(2, 3, 4), (0, 0), (0, 1))


@_says(_MOVED + "repeated dim in `destination` ([1, -2])")
def one_destination_twice(t):
    return t.movedim(t.ones(2, 3, 4), (0, 1), (1, -2))


@_says(_MOVED + "Invalid source or destination dims: source ([-1, 0] dims) should")
def sources_and_destinations(t):
    return t.movedim(t.ones(2, 3, 4), (-1, 0), (1,))


@_says("ValueError: abc is not valid")
def reduction_of_gaussians(t):
    x = t.ones(2)
    return t.nn.functional.gaussian_nll_loss(x, x, x, reduction="abc")


@_says("TypeError: slice indices must be integers or None or have an __index__ method")
def slices_of_texts(t):
    return t.ones(3)["0":"1"]


@_says("RuntimeError: Mismatch in shape: grad_output[0] has a shape of torch.Size([2]) and output")
def a_gradient_of_another_shape(t):
    x = t.ones(3, requires_grad=True)
    (x * 2).sum().backward(t.ones(2))


@_says(
    "ValueError: all optimizer param groups should be with/without names. cannot add param group"
)
def parameters_with_and_without_names(t):
    x, y = t.ones(1, requires_grad=True), t.ones(1, requires_grad=True)
    t.optim.SGD([("x", x)], lr=0.1).add_param_group({"params": [y]})


@_says("RuntimeError: target_lengths must be of size batch_size")
def lengths_of_other_batches(t):
    scores = t.ones(3, 1, 2).log_softmax(2)
    return t.nn.functional.ctc_loss(scores, t.tensor([[1]]), [3], [1, 1])


_PER_CHANNEL = "ValueError: Expected more than 1 value per channel when training, got input size "


@_says(_PER_CHANNEL + "torch.Size([1, 2])")
def one_value_per_channel(t):
    return t.nn.BatchNorm1d(2)(t.ones(1, 2))


@_says("ValueError: Expected more than 1 spatial element when training, got input size torch.Size(")
def one_spatial_element(t):
    return t.nn.InstanceNorm1d(2)(t.ones(1, 2, 1))


@_says(
    "RuntimeError: Only allowed values for randomness are 'error', 'different', or 'same'. Got a"
)
def randomness_of_columns(t):
    return t.func.jacfwd(lambda x: x, randomness="a")(t.ones(2))


@_says("RuntimeError: Error(s) in reparametrizing for Linear:")
def names_that_a_module_has_not(t):
    state = {"weight": t.ones(1, 1), "foo": t.ones(1)}
    return t.func.functional_call(t.nn.Linear(1, 1), state, t.ones(1), strict=True)


@PROGRAMS.gives([2, 2, "<All keys matched successfully>", 0])
def versions_of_running_statistics(t):
    norm = t.nn.BatchNorm1d(2)
    old = {k: v for k, v in norm.state_dict().items() if k != "num_batches_tracked"}
    versions = [m.state_dict()._metadata[""]["version"] for m in (norm, t.nn.InstanceNorm1d(2))]
    return *versions, repr(norm.load_state_dict(old)), norm.num_batches_tracked


@PROGRAMS.gives([True] * 4)
def words_of_transforms(t):
    def says(text, call):
        try:
            call()
        except RuntimeError as error:
            return text in str(error)

    with warnings.catch_warnings(action="ignore"):
        _, jvp_fn = t.func.linearize(t.sin, t.ones(2))
    no_match = "in flattened pytree doesn't match the "
    return [
        says(no_match + "shape torch.Size([2]) of the", lambda: jvp_fn(t.ones(3))),
        says(no_match + "dtype", lambda: jvp_fn(t.ones(2, dtype=t.float16))),
        says("contain at least one Tensor", lambda: t.func.jvp(lambda x: x, (), ())),
        says("output dynamic shape", lambda: t.func.vmap(lambda x: x.nonzero())(t.ones(2, 2))),
    ]


def _refused(call, type_):
    name = f"a_refusal_of_{len(PROGRAMS)}"
    call.__name__ = name
    PROGRAMS.gives(f"{type_.__name__}: ")(call)


_METHODS = ("permute", "reshape", "repeat", "expand", "tile", "flip")
for _method in (*_METHODS, "new_zeros", "new_ones", "new_empty"):
    _refused(lambda t, m=_method: getattr(t.ones(2, 3), m)(), TypeError)
    _refused(lambda t, m=_method: getattr(t.ones(()), m)(), TypeError)
for _creation in ("zeros", "ones", "empty", "rand", "randn"):
    _refused(lambda t, f=_creation: getattr(t, f)(), TypeError)
_refused(lambda t: t.flipud(t.tensor(1.0)), RuntimeError)
_refused(lambda t: t.fliplr(t.tensor([1.0])), RuntimeError)
for _dtype in ("int64", "int8", "bool", "complex64"):
    _refused(
        lambda t, d=_dtype: t.nn.functional.interpolate(
            t.ones(1, 1, 2, 2, dtype=getattr(t, d)), scale_factor=2
        ),
        NotImplementedError,
    )


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name):
    PROGRAMS.check(name)


@pytest.mark.torch
@pytest.mark.parametrize("name", PROGRAMS)
def test_program_in_pytorch(name, torch):
    PROGRAMS.check(name, torch)


def _norms(functional):
    return {
        "layer": lambda x: functional.layer_norm(x, (50,)),
        "group": lambda x: functional.group_norm(x, 3),
        "batch": lambda x: functional.batch_norm(x, None, None, training=True),
        "instance": lambda x: functional.instance_norm(x),
        "var": lambda x: x.var(-1),
        "std": lambda x: x.std((0, 1)),
    }


@pytest.mark.parametrize("mean", [0.0, 1e2, 1e4, 1e6])
@pytest.mark.parametrize("name", _norms(ag.nn.functional))
def test_float32_far_from_zero(name, mean, rng):
    """Distances from a large mean are as exact as the input, forward and backward."""
    x = (rng.normal(size=(4, 6, 50)) + mean).astype(np.float32)
    function = _norms(ag.nn.functional)[name]
    found, gradients = [], []
    for dtype in (ag.float64, ag.float32):
        given = ag.tensor(x, dtype=dtype, requires_grad=True)
        y = function(given)
        weights = ag.arange(y.numel(), dtype=dtype).cos().reshape(y.shape)
        gradients.append(ag.autograd.grad((y * weights).sum(), given)[0].numpy())
        found.append(y.detach().numpy())
    np.testing.assert_allclose(found[1], found[0], rtol=1e-5, atol=2e-6)
    if name not in ("var", "std"):  # whose gradient has the rounding error of the mean in PyTorch
        largest = np.abs(gradients[0]).max()
        np.testing.assert_allclose(gradients[1], gradients[0], atol=1e-5 * largest)


def test_arrays_of_bytes_are_places():
    x = ag.tensor([1.0, 2.0, 3.0])
    assert outcome(lambda t: x[np.array([0, 1, 1], np.uint8)], ag) == [1.0, 2.0, 2.0]


@pytest.mark.parametrize("base", ["uint8", "int8", "int64"])
@pytest.mark.parametrize("exponent", ["int8", "int64"])
def test_negative_powers_of_integers(th, base, exponent):
    """Exponents in a tensor cut what is no integer; a negative number is refused."""
    x = th.tensor([0, 1, 2, 3, 5, 1, 2, 0], dtype=getattr(th, base))
    if base != "uint8":
        x[1:3] *= -1
    n = th.tensor([-1, -1, -2, 2, -3, -4, 3, 0], dtype=getattr(th, exponent))
    found = th.pow(x, n)
    sign = 1 if base == "uint8" else -1
    assert found.tolist() == [0, sign, 0, 9, 0, 1, 8, 1]
    assert (2**n).tolist() == [0, 0, 0, 4, 0, 0, 8, 1]
    assert (2 ** n[0]).item() == 0
    if base != "uint8":  # in which PyTorch wraps a single exponent
        assert th.pow(x, n[0]).tolist() == [0, -1, 0, 0, 0, 1, 0, 0]
    for call in (lambda: x**-1, lambda: th.pow(x, -2), lambda: x.clone().pow_(-1)):
        with pytest.raises(RuntimeError, match="Integers to negative integer powers"):
            call()


def test_second_derivative_of_celu_at_zero(th):
    x = th.tensor([-1.0, 0.0, 1.0], requires_grad=True)
    (slope,) = th.autograd.grad(th.nn.functional.celu(x, 2.0).sum(), x, create_graph=True)
    (curvature,) = th.autograd.grad(slope.sum(), x)
    assert slope.tolist() == pytest.approx([np.exp(-0.5), 1, 1])
    assert curvature.tolist() == pytest.approx([np.exp(-0.5) / 2, 0, 0])


@pytest.mark.parametrize("dtype, value", [("uint8", 300), ("int16", 1e10), ("float16", -1e9)])
@pytest.mark.parametrize(
    "write",
    [
        lambda th, x, value: x.fill_(value),
        lambda th, x, value: x.masked_fill(x == 0, value),
        lambda th, x, value: x.index_fill(0, th.tensor([0]), value),
        lambda th, x, value: x.scatter(0, th.tensor([0]), value),
        lambda th, x, value: th.nn.functional.pad(x, (1, 1), value=value),
    ],
)
def test_numbers_that_a_dtype_does_not_hold_are_not_written(th, write, dtype, value):
    x = th.zeros(2, dtype=getattr(th, dtype))
    with pytest.raises(RuntimeError, match="without overflow"):
        write(th, x, value)
    assert x.tolist() == [0, 0]


def test_numbers_that_are_filled_in_are_cut_to_the_dtype(th):
    assert th.zeros(1, dtype=th.int32).fill_(2.7).tolist() == [2]
    assert th.zeros(1, dtype=th.bool).fill_(300).tolist() == [True]
    assert th.zeros(1, dtype=th.uint8).fill_(-1).tolist() == [255]
    assert th.zeros(1, dtype=th.float16).fill_(-float("inf")).tolist() == [-float("inf")]


def test_asarray_keeps_or_cuts_the_graph(th):
    x = th.ones(2, requires_grad=True)
    y = x * 2
    cut = th.asarray(y, requires_grad=False)
    assert not cut.requires_grad and cut.data_ptr() == y.data_ptr()
    assert th.asarray(y, requires_grad=True).grad_fn is not None
    th.asarray(y, requires_grad=True).sum().backward()
    assert x.grad.tolist() == [2, 2]
    assert th.asarray([1.0], requires_grad=True).is_leaf


@pytest.mark.parametrize("name, expected", [("xlogy", 2), ("xlog1py", 2 / 3)])
def test_second_derivatives_of_products_with_logarithms(th, name, expected):
    x, y = (th.tensor(v, requires_grad=True) for v in (2.0, 0.5))
    function = getattr(th.special, name)
    (slope,) = th.autograd.grad(function(x, y), x, create_graph=True)
    (mixed,) = th.autograd.grad(slope, y)
    assert mixed.item() == pytest.approx(expected)


def test_strides_and_refusals_of_empty_tensors(th):
    part = th.zeros(2, 3, 4, 5)[:, :, :, 1]
    assert part[:, 1:1].stride() == (60, 20, 5)
    assert th.empty(2, 0, 4).stride() == (4, 4, 1)
    assert th.empty(3, 0, dtype=th.float32).view(th.int16).shape == (3, 0)
    assert th.cat([th.empty(0), th.empty(0)], dim=1).shape == (0,)
    with pytest.raises(RuntimeError, match="Storage size calculation overflowed"):
        th.empty(2, 4, 2**29, 2**29, dtype=th.float64)
    with pytest.raises(IndexError, match="out of bounds for dimension with size 0"):
        th.empty(10, 0)[:, [0, 1]]
    with pytest.raises(RuntimeError, match="dtype of indices should be Long"):
        th.take_along_dim(th.ones(2, 2), th.ones(2, 2), dim=0)
    with pytest.raises(RuntimeError, match="Unknown Complex ScalarType for Int"):
        th.int32.to_complex()


def test_buffers_capsules_and_large_integers_as_tensors(th):
    x = th.ones(2)
    assert th.asarray(th.utils.dlpack.to_dlpack(x)).tolist() == [1.0, 1.0]
    with pytest.raises(ValueError, match="can't alias tensor with dtype"):
        th.asarray(x, dtype=th.int32, copy=False)
    with pytest.raises(ValueError, match="object does not implement Python buffer protocol"):
        th.frombuffer([1], dtype=th.int8)
    for given, text in (
        ({"offset": 4}, r"offset \(4 bytes\) must be"), ({"offset": 1}, "must be a multiple of"),
        ({"count": 3}, r"requested buffer length \(3 \* 2 bytes\)"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=text):
            th.frombuffer(bytearray(4), dtype=th.int16, **given)
    with pytest.warns(UserWarning, match="The given buffer is not writable"):
        th.frombuffer(b"ab", dtype=th.int8)
    assert th.tensor([2**70, 1], dtype=th.float64).tolist() == [2.0**70, 1.0]


def test_bounds_of_random_numbers(th):
    drawn = th.empty(20000, dtype=th.uint8).random_()
    assert (drawn.min().item(), drawn.max().item()) == (0, 255)
    drawn = th.empty(20000, dtype=th.int8).random_(-3, None)
    assert (drawn.min().item(), drawn.max().item()) == (-3, 127)
    with pytest.raises(RuntimeError, match="from is out of bounds"):
        th.empty(2, dtype=th.int8).random_(300, 400)
    with pytest.raises(RuntimeError, match="uniform_ expects to-from <="):
        th.empty(2, dtype=th.float32).uniform_(-3e38, 3e38)


def test_refusals_of_diff_and_index_fill(th):
    with pytest.raises(RuntimeError, match="diff expects the shape of tensor to prepend or append"):
        th.ones(2, 3).diff(dim=0, prepend=th.ones(1, 2))
    with pytest.raises(RuntimeError, match="complex Scalar to non-complex type"):
        th.ones(2).index_fill_(0, th.tensor([0]), 1 + 1j)
    assert isinstance(2 * th.Size([1, 2]), th.Size) and th.Size([1, 2]) * 2 == (1, 2, 1, 2)
