"""New tensors and what is asked about tensors: arguments, dtypes, errors, PyTorch's results."""

from __future__ import annotations

import math
import warnings

import numpy as np
import pytest

import autograd as ag
import autograd.numpy as anp

# ---- arguments -----------------------------------------------------------------------------------


def test_sizes_are_taken_in_every_form_and_the_device_is_the_cpu() -> None:
    for made in (ag.zeros(2, 3), ag.zeros((2, 3)), ag.zeros([2, 3]), ag.zeros(size=(2, 3))):
        assert made.shape == (2, 3)
    assert ag.zeros(()).shape == ()
    assert ag.tensor(1.0).new_zeros(2, 3).shape == (2, 3)
    for make in (lambda d: ag.zeros(2, device=d), lambda d: ag.tensor([1.0], device=d)):
        assert make("cpu").device == "cpu"
        with pytest.raises(RuntimeError, match="device string: cuda"):
            make("cuda")


def test_requires_grad_makes_a_leaf() -> None:
    x = ag.ones(2)
    for made in (
        ag.zeros(2, requires_grad=True), ag.full((2,), 1.5, requires_grad=True),
        ag.randn(2, requires_grad=True), ag.arange(3.0, requires_grad=True),
        x.new_ones(2, requires_grad=True), ag.zeros_like(x, requires_grad=True),
        x.new_tensor([1.0], requires_grad=True),
    ):  # fmt: skip
        assert made.is_leaf
        made.sum().backward()
        assert made.grad.tolist() == [1.0] * made.numel()
    assert not ag.zeros_like(ag.ones(2, requires_grad=True)).requires_grad
    with ag.no_grad():
        assert ag.zeros(2, requires_grad=True).requires_grad


def test_default_dtype() -> None:
    ag.set_default_dtype(ag.float32)
    try:
        made = [
            ag.zeros(2), ag.ones(2), ag.empty(2), ag.full((2,), 1.0), ag.eye(2), ag.arange(2.0),
            ag.linspace(0, 1, 2), ag.logspace(0, 1, 2), ag.rand(2), ag.randn(2),
            ag.normal(0.0, 1.0, (2,)),
        ]  # fmt: skip
        assert {each.dtype for each in made} == {ag.float32}
        assert ag.full((2,), 1j).dtype == ag.complex64
        assert ag.linspace(0, 1j, 2).dtype == ag.complex64
        assert ag.finfo().bits == 32
    finally:
        ag.set_default_dtype(ag.float64)


def test_dtypes_follow_the_numbers() -> None:
    assert ag.arange(3).dtype == ag.int64
    assert ag.arange(3.0).dtype == ag.float64
    assert ag.arange(0, 3, 0.5).dtype == ag.float64
    assert ag.arange(ag.tensor(3)).tolist() == [0, 1, 2]
    assert ag.arange(0, end=3).tolist() == [0, 1, 2]
    assert ag.arange(start=1, end=6, step=2).tolist() == [1, 3, 5]
    assert ag.full((1,), True).dtype == ag.bool_
    assert ag.full((1,), 2).dtype == ag.int64
    assert ag.full((1,), 2j).dtype == ag.complex128
    assert ag.full((1,), ag.tensor(2.0)).tolist() == [2.0]
    assert ag.full_like(ag.tensor([1]), 1.5).tolist() == [1]
    assert ag.tril_indices(2, 2).dtype == ag.int64
    assert ag.randint(3, (2,)).dtype == ag.int64
    assert ag.tensor([1]).new_tensor([1.5]).tolist() == [1]


def test_ranges_of_integers_are_exact() -> None:
    start = 2**53 + 1
    assert ag.arange(start, start + 3).tolist() == [start, start + 1, start + 2]
    assert ag.arange(5, 0, -2).tolist() == [5, 3, 1]
    assert ag.arange(0, 3.5, dtype=ag.int64).tolist() == [0, 1, 2]


RANGES = [
    "arange(0.0, 1.0, 0.1, dtype=f.float64)", "arange(1, 2, 0.3, dtype=f.float64)",
    "arange(5, 0, -2)", "arange(5, 5)", "arange(0, 3.5, dtype=f.int64)",
    "linspace(0, 10, 4, dtype=f.int64)", "linspace(3, 10, 5, dtype=f.int64)",
    "linspace(10, 3, 6, dtype=f.int32)", "linspace(-1, 1, 7, dtype=f.float64)",
    "linspace(0, 1, 1, dtype=f.float64)", "logspace(0, 3, 4, dtype=f.int64)",
    "logspace(-1, 2, 6, 2.5, dtype=f.float64)", "tril_indices(4, 3, 1)", "triu_indices(4, 3, -1)",
    "eye(2, 3, dtype=f.float64)", "full((2,), 7)", "full((2,), True)",
    "vander(f.tensor([1, 2, 3]))", "vander(f.tensor([1, 2, 3]), 4, increasing=True)",
]  # fmt: skip


@pytest.mark.torch
@pytest.mark.parametrize("call", RANGES)
def test_values_are_those_of_pytorch(call: str, torch) -> None:
    ours, theirs = eval(f"f.{call}", {"f": ag}), eval(f"f.{call}", {"f": torch})
    assert ours.shape == tuple(theirs.shape)
    assert ours.dtype.name == str(theirs.dtype).removeprefix("torch.")
    np.testing.assert_allclose(ours.numpy(), theirs.numpy(), rtol=1e-15, atol=1e-16)


# ---- errors --------------------------------------------------------------------------------------

# call, part of the message; PyTorch's error type is asked for where PyTorch is installed.
ERRORS = [
    ("rand(2, -1)", "Trying to create tensor with negative dimension -1: [2, -1]"),
    ("zeros(2.5)", "tuple of ints"),
    ("full(2, 1.0)", "must be tuple of ints"),
    ("full((2,), 300, dtype=f.uint8)", "without overflow"),
    ("full_like(f.tensor([1]), 1j)", "without overflow"),
    ("zeros(2, dtype=f.int64, requires_grad=True)", "can require gradients"),
    ("eye(-1)", "n must be greater or equal to 0, got -1"),
    ("eye(1, -2)", "m must be greater or equal to 0, got -2"),
    ("arange(5, 0)", "upper bound and lower bound inconsistent with step sign"),
    ("arange(0, 5, 0)", "step must be nonzero"),
    ("arange(0, float('inf'))", "unsupported range: 0 -> inf"),
    ("arange(2, dtype=f.bool)", "not implemented for"),
    ("arange(1j)", "cannot be converted"),
    ("linspace(0, 1, -1)", "number of steps must be non-negative"),
    ("linspace(0, 1)", ""),
    ("linspace(f.tensor([0.0]), 1, 3)", "dimension"),
    ("tril_indices(2, -1)", "col must be non-negative, got"),
    ("triu_indices(2, 2, dtype=f.float32)", "not implemented for"),
    ("vander(f.ones(2, 2))", "x must be a one-dimensional tensor."),
    ("vander(f.ones(2), -1)", "N must be non-negative."),
    ("zeros_like([1])", "must be Tensor, not list"),
    ("rand(2, dtype=f.int64)", "not implemented for"),
    ("rand_like(f.tensor([1]))", "not implemented for"),
    ("randn(2, dtype=f.bool)", "not implemented for"),
    ("rand(2, generator=3)", ""),
    ("randint(5, 3, (2,))", "random_ expects 'from' to be less than 'to', but got from=5 >= to=3"),
    ("randint(0, 300, (2,), dtype=f.uint8)", "to - 1 is out of bounds for"),
    ("randperm(-1)", "negative dimension -1"),
    ("randperm(300, dtype=f.uint8)", "without overflow"),
    ("bernoulli(f.tensor([2.0]))", "Expected p_in >= 0 && p_in <= 1"),
    ("bernoulli(f.tensor([1]))", "not implemented for"),
    ("bernoulli(f.ones(2), 1.5)", "bernoulli_ expects p to be in [0, 1], but got p=1.5"),
    ("normal(0.0, -1.0, (2,))", "normal expects std >= 0.0, but found std -1"),
    ("normal(f.ones(2), -f.ones(2))", "normal expects all elements of std >= 0.0"),
    ("normal(f.ones(2), f.ones(3))", "The size of tensor a"),
    ("poisson(-f.ones(2))", "expected rate to be non-negative"),
    ("multinomial(f.ones(2), 3)", "cannot sample n_sample > prob_dist.size(-1) samples"),
    ("multinomial(f.ones(2), 0)", "cannot sample n_sample <= 0 samples"),
    ("multinomial(-f.ones(2), 1)", "contains either `inf`, `nan` or element < 0"),
    ("multinomial(f.zeros(2), 1)", "sum of probabilities <= 0"),
    ("multinomial(f.ones(2, 2, 2), 1)", "prob_dist must be 1 or 2 dim"),
    ("multinomial(f.tensor([1, 2]), 1)", "only supports floating-point dtypes for input, got:"),
    ("bincount(f.tensor([-1]))", "only supports 1-d non-negative integral inputs."),
    ("bincount(f.tensor([1.0]))", "not implemented for"),
    ("bincount(f.tensor([1]), f.ones(2))", "weights should be 1-d and have the same length"),
    ("bincount(f.tensor([1]), minlength=-1)", "minlength should be >= 0"),
    ("histc(f.tensor([1]), 3)", "not implemented for"),
    ("histc(f.ones(2), 0)", "bins must be > 0, but got 0"),
    ("histc(f.ones(2), 3, 5, 2)", "max must be larger than min"),
    ("histc(f.tensor([float('nan')]), 3)", "is not finite"),
    ("searchsorted(f.ones(3), f.ones(1), side='middle')", "side can only be 'left' or 'right'"),
    ("searchsorted(f.ones(3), f.ones(1), side='left', right=True)", "can't be set to opposites"),
    ("searchsorted(f.ones(2, 2), 1.5)", "a scalar only when boundaries tensor dimension is 1"),
    ("searchsorted(f.ones(2, 2), f.ones(1))", "must match, but we got boundaries tensor [2, 2]"),
    ("searchsorted(f.ones(2), f.ones(1), sorter=f.tensor([0]))", "must have the same size"),
    ("searchsorted(f.ones(2), f.ones(1), sorter=f.ones(2))", "must be a tensor of long dtype"),
    ("searchsorted(f.ones(2), f.ones(1), sorter=f.tensor([0, 2]))", "sorter index out of range"),
    ("bucketize(f.ones(2), f.ones(2, 2))", "boundaries tensor must be 1 dimension"),
    ("unravel_index(f.ones(2), (2, 3))", "expected 'indices' to be integer dtype"),
    ("unravel_index(f.tensor(1), (-5,))", "'shape' cannot have negative values"),
    ("unique(f.ones(2), dim=3)", "Dimension out of range (expected to be in range of [-1, 0]"),
    ("unique(f.zeros(0, 2), dim=1)", "There are 0 sized dimensions"),
    ("allclose(f.ones(3), f.ones(2))", "The size of tensor a"),
    ("allclose(f.ones(2), f.ones(2), rtol=-1)", "rtol must be greater than or equal to zero"),
    ("broadcast_shapes((2,), (3,))", "Attempting to broadcast"),
    ("broadcast_shapes((-1,), (1,))", "negative length"),
    ("finfo(f.int32)", "requires a floating point input type"),
    ("iinfo(f.float32)", "requires an integer input type"),
    ("iinfo(f.bool)", ""),
    ("is_nonzero(f.ones(2))", "Boolean value of Tensor with more than one value is ambiguous"),
    ("is_complex(3)", "argument 'input' (position 1) must be Tensor, not int"),
    ("numel(3)", "argument 'input' (position 1) must be Tensor, not int"),
    ("detach(3)", "argument 'input' (position 1) must be Tensor, not int"),
    ("is_inference(3)", "argument 'input' (position 1) must be Tensor, not int"),
    ("result_type([1], f.ones(1))", ""),
]


@pytest.mark.parametrize("module", ["autograd", pytest.param("torch", marks=pytest.mark.torch)])
@pytest.mark.parametrize(("call", "said"), ERRORS)
def test_errors_are_those_of_pytorch(call: str, said: str, module: str) -> None:
    library = pytest.importorskip(module) if module == "torch" else _Torchlike()
    with pytest.raises((TypeError, ValueError, RuntimeError, IndexError)) as caught:
        eval(f"f.{call}", {"f": library})
    assert said in str(caught.value)
    if module == "torch":
        with pytest.raises(caught.type):
            eval(f"f.{call}", {"f": _Torchlike()})


class _Torchlike:
    """`autograd` with PyTorch's name of the truth values' dtype."""

    bool = ag.bool_

    def __getattr__(self, name: str):
        return getattr(ag, name)


# ---- facts ---------------------------------------------------------------------------------------


def test_finfo_and_iinfo() -> None:
    info = ag.finfo(ag.float32)
    assert (info.bits, info.dtype, info.resolution) == (32, "float32", 1e-6)
    assert info.eps == float(np.finfo(np.float32).eps)
    assert info.max == -info.min == float(np.finfo(np.float32).max)
    assert info.tiny == info.smallest_normal == 2.0**-126
    assert ag.finfo(ag.complex64) == info != ag.finfo(ag.float64)
    assert (ag.iinfo(ag.int8).min, ag.iinfo(ag.int8).max) == (-128, 127)
    assert (ag.iinfo(ag.uint8).min, ag.iinfo(ag.uint8).max) == (0, 255)
    assert ag.iinfo(ag.int8) == ag.iinfo("int8")
    assert len({ag.iinfo(ag.int8), ag.iinfo(ag.int8), ag.iinfo(ag.int16)}) == 2


@pytest.mark.torch
def test_finfo_and_iinfo_look_like_pytorch(torch) -> None:
    for name in ("float16", "float32", "float64", "complex64"):
        assert repr(ag.finfo(getattr(ag, name))) == repr(torch.finfo(getattr(torch, name)))
    for name in ("uint8", "int8", "int16"):  # it rounds the others
        assert repr(ag.iinfo(getattr(ag, name))) == repr(torch.iinfo(getattr(torch, name)))


DTYPES = ["bool_", "uint8", "int8", "int64", "float16", "float64", "complex64"]


@pytest.mark.torch
@pytest.mark.parametrize("from_", DTYPES)
@pytest.mark.parametrize("to", DTYPES)
def test_can_cast(from_: str, to: str, torch) -> None:
    theirs = torch.can_cast(*[getattr(torch, name.rstrip("_")) for name in (from_, to)])
    assert ag.can_cast(getattr(ag, from_), getattr(ag, to)) == theirs


def test_promotion_is_that_of_operations() -> None:
    x, n = ag.ones(2, dtype=ag.float32), ag.tensor([1, 2])
    assert ag.promote_types(ag.float32, ag.int64) == (x + n).dtype == ag.result_type(x, n)
    assert ag.result_type(x, 1.5) == (x + 1.5).dtype == ag.float32
    assert ag.result_type(n, 1.5) == (n + 1.5).dtype == ag.float64
    assert ag.result_type(n, 2) == ag.int64
    assert ag.result_type(1, 2.0) == ag.float64
    assert ag.result_type(1, 2) == ag.int64
    assert ag.result_type(True, False) == ag.bool_
    assert ag.result_type(1.0, 2j) == ag.complex128


def test_small_facts() -> None:
    assert ag.broadcast_shapes((2, 1), (3,), 1) == (2, 3)
    assert ag.broadcast_shapes() == ()
    assert ag.is_nonzero(ag.tensor([2.0])) and not ag.is_nonzero(ag.tensor(0))
    assert ag.numel(ag.ones(2, 3)) == 6
    assert ag.is_complex(ag.tensor(1j)) and not ag.is_complex(ag.tensor(1.0))
    assert ag.is_floating_point(ag.tensor(1.0)) and not ag.is_floating_point(ag.tensor(1))


def test_detach_and_is_inference() -> None:
    x = ag.ones(2, requires_grad=True)
    y = x * 2
    cut = ag.detach(y)
    assert not cut.requires_grad and y.requires_grad
    assert np.shares_memory(cut.numpy(), y.detach().numpy())
    assert ag.detach_(y) is y and y.is_leaf and not y.requires_grad
    with ag.inference_mode():
        assert ag.is_inference(ag.ones(2) * 2)
    assert not ag.is_inference(x)
    with pytest.raises(RuntimeError, match="Can't detach views in-place"):
        ag.detach_((x * 2)[:1])


def test_answers_are_plain_bools() -> None:
    x = ag.ones(2)
    for answer in (ag.equal(x, x), x.equal(x), ag.allclose(x, x), x.allclose(x + 1)):
        assert isinstance(answer, bool)
    assert not ag.equal(ag.tensor(math.nan), ag.tensor(math.nan))
    assert ag.equal(ag.tensor([1, 2]), ag.tensor([1.0, 2.0]))


def test_dual_numbers_are_asked_like_others() -> None:
    from autograd.transforms import forward_ad

    with forward_ad.dual_level():
        dual = forward_ad.make_dual(ag.tensor([2.0, 1.0]), ag.ones(2))
        assert ag.equal(dual, dual)
        assert ag.unique(dual).tolist() == [1.0, 2.0]
        assert forward_ad.unpack_dual(ag.zeros_like(dual)).tangent is None
        assert dual.new_ones(2).tolist() == [1.0, 1.0]


# ---- values --------------------------------------------------------------------------------------


def test_unique() -> None:
    x = ag.tensor([[3, 1], [1, 2]])
    values, inverse, counts = x.unique(return_inverse=True, return_counts=True)
    assert values.tolist() == [1, 2, 3]
    assert inverse.tolist() == [[2, 0], [0, 1]]
    assert counts.tolist() == [2, 1, 1]
    rows, places = ag.unique(ag.tensor([[1, 2], [1, 2], [0, 1]]), dim=0, return_inverse=True)
    assert rows.tolist() == [[0, 1], [1, 2]]
    assert places.tolist() == [1, 1, 0]
    assert ag.unique(ag.tensor([math.nan, 1.0, math.nan])).numel() == 3
    assert ag.unique(ag.tensor(5), return_inverse=True)[1].shape == ()
    assert ag.unique(ag.zeros(0, 2), dim=0).shape == (0, 2)


def test_gradients_of_unique_elements_go_to_the_first() -> None:
    x = ag.tensor([[3.0, 1.0], [1.0, 2.0], [3.0, 1.0]], requires_grad=True)
    weights = ag.tensor([1.0, 2.0, 4.0])
    (g,) = ag.grad((x.unique() * weights).sum(), x)
    assert g.tolist() == [[4, 1], [0, 2], [0, 0]]
    (g,) = ag.grad((x.unique(dim=0) * weights[:2, None]).sum(), x)
    assert g.tolist() == [[2, 2], [1, 1], [0, 0]]
    values, counts = ag.unique_consecutive(x.reshape(-1), return_counts=True)
    assert counts.tolist() == [1, 2, 1, 1, 1]
    (g,) = ag.grad((values * values).sum(), x)
    assert g.tolist() == [[6, 2], [0, 4], [6, 2]]
    assert ag.gradcheck(lambda x: x.unique(), ag.tensor([2.0, 1.0, 3.0], requires_grad=True))


def test_unique_consecutive() -> None:
    x = ag.tensor([1, 1, 2, 2, 1])
    values, inverse, counts = x.unique_consecutive(return_inverse=True, return_counts=True)
    assert (values.tolist(), inverse.tolist(), counts.tolist()) == (
        [1, 2, 1],
        [0, 0, 1, 1, 2],
        [2, 2, 1],
    )
    columns = ag.tensor([[1, 1, 2], [1, 1, 2]])
    assert ag.unique_consecutive(columns, dim=1).tolist() == [[1, 2], [1, 2]]
    assert ag.unique_consecutive(ag.tensor(5), return_counts=True)[1].tolist() == [1]


def test_unravel_index_goes_round() -> None:
    rows, columns = ag.unravel_index(ag.tensor([3, 6, -1]), (2, 3))
    assert rows.tolist() == [1, 0, 1]
    assert columns.tolist() == [0, 0, 2]


def test_searchsorted_with_a_sorter() -> None:
    x, order = ag.tensor([3.0, 1.0, 2.0]), ag.tensor([1, 2, 0])
    assert ag.searchsorted(x, ag.tensor([2.5]), sorter=order).tolist() == [2]
    assert ag.searchsorted(ag.tensor([1.0, 2.0]), 2.0).item() == 1
    assert ag.searchsorted(ag.tensor([1.0, 2.0]), 2.0, side="right").item() == 2
    assert ag.bucketize(1.5, ag.tensor([1.0, 2.0]), out_int32=True).dtype == ag.int32


@pytest.mark.torch
def test_histc_is_that_of_pytorch(torch) -> None:
    x = np.random.default_rng(0).normal(size=200)
    for bounds in ((), (7,), (5, -1, 1), (4, 2, 2)):
        ours = ag.histc(ag.tensor(x), *bounds)
        assert ours.tolist() == torch.histc(torch.tensor(x), *bounds).tolist()
    assert ag.histc(ag.tensor([1.0, math.nan, 3.0]), 3, 0, 3).tolist() == [0, 1, 1]
    assert ag.histc(ag.tensor([2.0, 2.0]), 4).tolist() == [0, 0, 2, 0]
    assert ag.histc(ag.zeros(0), 3).tolist() == [0, 0, 0]


def test_bincount_keeps_single_precision() -> None:
    n = ag.tensor([1, 1, 3])
    assert ag.bincount(n, ag.ones(3, dtype=ag.float32)).dtype == ag.float32
    assert ag.bincount(n, ag.tensor([1, 2, 3])).tolist() == [0.0, 3.0, 0.0, 3.0]
    assert n.bincount(minlength=6).tolist() == [0, 2, 0, 1, 0, 0]


# ---- dropout -------------------------------------------------------------------------------------


def test_dropout_refuses_what_pytorch_refuses() -> None:
    f = ag.nn.functional
    for p in (-0.1, 1.5):
        with pytest.raises(ValueError, match="dropout probability has to be between 0 and 1"):
            f.dropout(ag.ones(3), p, training=False)
    with pytest.raises(RuntimeError, match="can't be cast to the desired output type"):
        f.dropout(ag.tensor([1, 2]))
    with pytest.raises(RuntimeError, match="dropout1d: Expected 2D or 3D input"):
        f.dropout1d(ag.ones(3))
    with pytest.raises(RuntimeError, match="Feature dropout requires at least 2 dimensions"):
        f.feature_alpha_dropout(ag.ones(3), training=True)
    with pytest.warns(UserWarning, match="dropout2d: Received a 5-D input") as caught:
        f.dropout2d(ag.ones(1, 1, 1, 1, 1))
    assert caught[0].filename == __file__
    with pytest.warns(UserWarning, match=r"interpreted as shape \(N, C, L\)"):
        f.dropout2d(ag.ones(1, 1, 1))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        f.dropout2d(ag.ones(1, 1, 1, 1))


def test_dropout_in_place() -> None:
    f = ag.nn.functional
    leaf = ag.ones(50, requires_grad=True)
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        f.dropout(leaf, inplace=True)
    assert f.dropout(leaf, training=False, inplace=True) is leaf
    for dropout in (f.dropout, f.alpha_dropout):
        x = leaf * 2
        assert dropout(x, 0.5, True, inplace=True) is x
        kept = x.detach().numpy() > 0
        leaf.grad = None
        x.sum().backward()
        assert np.all((leaf.grad.numpy() != 0) == kept)


@pytest.mark.filterwarnings("ignore:Creating a tensor from a list:UserWarning")
def test_dtypes_of_lists_are_those_of_all_that_they_hold() -> None:
    torch = pytest.importorskip("torch")
    double, single = np.array(5.0), np.float32(1)
    lists = [
        [[7, 5], [9, double]], [[7, np.array(5)], [np.array(9), 5.0]], [single, 2.0], [2.0, single],
        [2.0, double], [single, 2], [2, double], [single, 1j], [1j, double], [], [[], []], [1, 2.0],
    ]  # fmt: skip
    ag.set_default_dtype(ag.float32)
    torch.set_default_dtype(torch.float32)
    try:
        for each in lists:
            assert ag.tensor(each).dtype == torch.tensor(each).numpy().dtype, each
    finally:
        ag.set_default_dtype(ag.float64)


@pytest.mark.parametrize("value", [np.nan, np.inf, 2.0**63, -1e19])
def test_floats_that_no_integer_holds_are_refused(value: float) -> None:
    with pytest.raises(RuntimeError, match="without overflow"):
        ag.tensor([1.0, value], dtype=ag.int64)
    assert ag.tensor([1.7, -(2.0**63)], dtype=ag.int64).tolist() == [1, -(2**63)]


@pytest.mark.parametrize("convert", [int, float, complex])
def test_one_number_of_several(convert: type) -> None:
    for x in (ag.zeros(0), ag.zeros(2)):
        with pytest.raises(ValueError, match="only one element tensors can be converted"):
            convert(x)
        with pytest.raises(RuntimeError, match="elements cannot be converted to Scalar"):
            x.item()


@pytest.mark.parametrize("dtype", ["f4", "f8", "i4", "c16"])
def test_numbers_are_in_the_byte_order_of_the_machine(dtype):
    """As files of astronomers are not: kernels look things up by dtype."""
    native = np.linspace(0.5, 2.0, 6).astype(dtype)
    swapped = native.astype(native.dtype.newbyteorder())
    made = ag.tensor(swapped), ag.tensor([swapped, swapped])[0], ag.as_tensor(swapped)
    for x in (*made, ag.asarray(swapped), ag.ones(6, dtype=swapped.dtype) * swapped):
        assert x.dtype is native.dtype
        np.testing.assert_array_equal(x.numpy(), native)
    np.testing.assert_array_equal((np.add(swapped, made[0])).sigmoid().numpy(),
                                  (made[0] + made[0]).sigmoid().numpy())  # fmt: skip
    with pytest.raises(ValueError, match="byte order different from the native byte order"):
        ag.from_numpy(swapped)
    with pytest.raises(ValueError, match="copy"):
        ag.asarray(swapped, copy=False)
    if native.dtype.kind == "f":
        w = ag.tensor(swapped, requires_grad=True)
        (w * swapped).sigmoid().backward(swapped)
        assert w.grad.dtype is native.dtype
        slope = 1 / (2 + np.exp(native**2) + np.exp(-(native**2)))
        np.testing.assert_allclose(w.grad.numpy(), native * native * slope, rtol=1e-5)
        found = ag.grad(lambda v: anp.sum(anp.tanh(v) * swapped))(swapped)
        np.testing.assert_allclose(found, native / np.cosh(native) ** 2, rtol=1e-5)
