"""The array API standard on Tensors, against NumPy, which serves the same standard."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import autograd as ag
import autograd.array_api as xp
from tests.support.seeding import RANDOM

words = str.split
NAMES = words(
    """
    e inf nan newaxis pi bool complex64 complex128 float32 float64 int8 int16 int32 int64 uint8
    uint16 uint32 uint64 __array_namespace_info__ astype can_cast finfo iinfo isdtype result_type
    arange asarray empty empty_like eye from_dlpack full full_like linspace meshgrid ones
    ones_like tril triu zeros zeros_like broadcast_arrays broadcast_to concat expand_dims flip
    moveaxis permute_dims repeat reshape roll squeeze stack tile unstack take take_along_axis
    matmul matrix_transpose tensordot vecdot argmax argmin count_nonzero nonzero searchsorted
    where unique_all unique_counts unique_inverse unique_values argsort sort cumulative_prod
    cumulative_sum max mean min prod std sum var all any diff abs acos acosh add asin asinh atan
    atan2 atanh bitwise_and bitwise_left_shift bitwise_invert bitwise_or bitwise_right_shift
    bitwise_xor ceil clip conj copysign cos cosh divide equal exp expm1 floor floor_divide greater
    greater_equal hypot imag isfinite isinf isnan less less_equal log log1p log2 log10 logaddexp
    logical_and logical_not logical_or logical_xor maximum minimum multiply negative nextafter
    not_equal positive pow real reciprocal remainder round sign signbit sin sinh square sqrt
    subtract tan tanh trunc linalg.cholesky linalg.cross linalg.det linalg.diagonal linalg.eigh
    linalg.eigvalsh linalg.inv linalg.matmul linalg.matrix_norm linalg.matrix_power
    linalg.matrix_rank linalg.matrix_transpose linalg.outer linalg.pinv linalg.qr linalg.slogdet
    linalg.solve linalg.svd linalg.svdvals linalg.tensordot linalg.trace linalg.vecdot
    linalg.vector_norm fft.fft fft.ifft fft.fftn fft.ifftn fft.rfft fft.irfft fft.rfftn fft.irfftn
    fft.hfft fft.ihfft fft.fftfreq fft.rfftfreq fft.fftshift fft.ifftshift
    """
)
"""All names of version 2024.12."""


def found(namespace: ModuleType, name: str) -> Any:
    for part in name.split("."):
        namespace = getattr(namespace, part)
    return namespace


def test_all_names_are_there():
    missing = object()
    assert [
        name for name in NAMES if "." not in name and getattr(xp, name, missing) is missing
    ] == []
    assert all(callable(found(xp, name)) for name in NAMES if "." in name)


def test_arguments_are_those_of_the_standard():
    strict = pytest.importorskip("array_api_strict")
    for name in NAMES:
        theirs = found(strict, name)
        if not inspect.isfunction(theirs):
            continue
        try:
            mine = inspect.signature(found(xp, name)).parameters
        except ValueError:  # NumPy tells nothing of some
            continue
        wanted = [
            p.name for p in inspect.signature(theirs).parameters.values()
            if p.kind in (p.KEYWORD_ONLY, p.POSITIONAL_OR_KEYWORD)
        ]  # fmt: skip
        assert [each for each in wanted if each not in mine] == [], name


# ---- values and dtypes, against NumPy's on arrays ------------------------------------------------

DTYPES = words(
    """
    ? b B h H i I q Q f d F D
    """
)
SHAPES = [(), (3,), (0,), (2, 3), (0, 3), (3, 3)]
UNARY = words(
    """
    abs acos acosh asin asinh atan atanh ceil cos cosh exp expm1 floor isfinite isinf isnan log
    log10 log1p log2 logical_not negative positive real round sign signbit sin sinh square sqrt
    tan tanh trunc bitwise_invert
    """
)
BINARY = words(
    """
    add atan2 bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift bitwise_xor copysign
    divide equal floor_divide greater greater_equal hypot less less_equal logaddexp logical_and
    logical_or logical_xor maximum minimum multiply nextafter not_equal pow remainder subtract
    """
)
REDUCTIONS = words(
    """
    all any sum prod max min mean std var argmax argmin count_nonzero
    """
)
OTHERS: dict[str, Any] = {
    "sort": lambda f, x: f(x, axis=-1),
    "argsort": lambda f, x: f(x, axis=-1, stable=True),
    "concat": lambda f, x: (f([x, x]), f((x, x), axis=None)),
    "cumulative_sum": lambda f, x: f(x, axis=-1, include_initial=True),
    "cumulative_prod": lambda f, x: f(x, axis=0),
    "flip": lambda f, x: f(x, axis=-1),
    "roll": lambda f, x: f(x, 2),
    "repeat": lambda f, x: f(x, 2),
    "tile": lambda f, x: f(x, (2, 2)),
    "reshape": lambda f, x: f(x, (x.shape[-1], -1)) if 0 not in x.shape else f(x, x.shape),
    "stack": lambda f, x: f([x, x], axis=1),
    "expand_dims": lambda f, x: f(x, axis=0),
    "diff": lambda f, x: f(x),
    "unstack": lambda f, x: f(x),
    "permute_dims": lambda f, x: f(x, tuple(range(len(x.shape)))[::-1]),
    "full_like": lambda f, x: f(x, 1),
    "where": lambda f, x: f(x != 0, x, x),
    "take": lambda f, x: f(x, np.array([0]), axis=0),
    "moveaxis": lambda f, x: f(x, 0, -1),
    "astype": lambda f, x: f(x, np.complex64),
    "vecdot": lambda f, x: f(x, x),
    "matmul": lambda f, x: f(x, x),
}


def sample(dtype: str, shape: tuple[int, ...]) -> np.ndarray:
    numbers = RANDOM.integers(0, 4, shape) - (np.dtype(dtype).kind in "ifc")
    turned = 1j * RANDOM.integers(-1, 3, shape) if np.dtype(dtype).kind == "c" else 0
    return np.asarray(numbers + turned).astype(dtype)


@contextmanager
def quiet() -> Iterator[None]:
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def compare(call: Any, name: str, *arrays: np.ndarray) -> None:
    """What a call gives on Tensors and on arrays, where NumPy has it for these dtypes.

    PyTorch and we have no order of complex numbers, which the standard does not ask for either.
    """
    try:
        with quiet():
            expected = call(found(np, name), *arrays)
    except (TypeError, ValueError, IndexError):
        return
    try:
        with quiet():
            results = call(found(xp, name), *[ag.tensor(x) for x in arrays])
    except NotImplementedError as error:
        assert "complex" in str(error)
        return
    if not isinstance(expected, list | tuple):
        expected, results = [expected], [results]
    for a, b in zip(expected, results, strict=True):
        assert isinstance(b, ag.Tensor)
        assert (b.dtype, b.shape) == (np.asarray(a).dtype, np.shape(a)), name
        np.testing.assert_allclose(b.numpy(), a, rtol=1e-5 if b.dtype.char in "fF" else 1e-12)


@pytest.mark.parametrize("dtype", DTYPES)
def test_results_are_those_of_numpy(dtype):
    for shape in SHAPES:
        x = sample(dtype, shape)
        for name in UNARY:
            compare(lambda f, x: f(x), name, x)
        for name in REDUCTIONS:
            compare(lambda f, x: f(x), name, x)
            if shape:
                compare(lambda f, x: (f(x, axis=-1), f(x, axis=0, keepdims=True)), name, x)
            if len(shape) == 2 and not name.startswith("arg"):
                compare(lambda f, x: (f(x, axis=(0, 1)), f(x, axis=())), name, x)
        if shape:
            for name, call in OTHERS.items():
                compare(call, name, x)
    for other in DTYPES:
        x, y = sample(dtype, (2, 3)), sample(other, (3,))
        for name in BINARY:
            compare(lambda f, x, y: f(x, y), name, x, y)


def test_places():
    x = ag.tensor([[3.0, np.nan, 1.0], [3.0, 1.0, np.nan]], requires_grad=True)
    values, indices, inverse, counts = xp.unique_all(x)
    assert values.grad_fn is not None
    np.testing.assert_array_equal(values.detach(), [1.0, 3.0, np.nan, np.nan])
    np.testing.assert_array_equal(x.detach().reshape(-1)[indices], values.detach())
    np.testing.assert_array_equal(values.detach()[inverse], x.detach())
    assert inverse.shape == x.shape
    assert counts.tolist() == [2, 2, 1, 1]
    assert xp.unique_counts(x).counts.tolist() == counts.tolist()
    assert xp.unique_inverse(x).inverse_indices.tolist() == inverse.tolist()
    assert xp.unique_values(x).shape == (4,)
    rows, columns = xp.nonzero(ag.tensor([[0, 1], [2, 0]]))
    assert (rows.tolist(), columns.tolist()) == ([0, 1], [1, 0])
    order = ag.tensor([3.0, 1.0, 2.0])
    assert xp.searchsorted(order, ag.tensor([2.0]), sorter=xp.argsort(order)).tolist() == [1]
    assert xp.sort(order, descending=True).tolist() == [3.0, 2.0, 1.0]
    assert xp.argsort(order, descending=True).tolist() == [0, 2, 1]
    assert xp.linalg.matrix_rank(ag.tensor([[1.0, 2.0], [2.0, 4.0]])).item() == 1


def test_dtypes():
    x = ag.tensor([1, 2], dtype=np.int16)
    assert xp.result_type(x, xp.float32) == np.float32
    assert xp.result_type(x, 1) == np.int16
    assert xp.can_cast(x, xp.int32)
    assert not xp.can_cast(xp.int32, xp.int16)
    assert xp.isdtype(x.dtype, ("signed integer", xp.float32))
    limits = xp.finfo(ag.tensor([1j], dtype=xp.complex64))
    assert all(type(each) is float for each in (limits.eps, limits.max, limits.smallest_normal))
    assert (limits.bits, limits.dtype, limits.eps) == (32, np.float32, 2.0**-23)
    assert (xp.iinfo(xp.int8).min, type(xp.iinfo(x).max)) == (-128, int)
    assert xp.astype(x, xp.int16, copy=False) is x
    assert xp.astype(x, xp.int16) is not x
    with pytest.raises(TypeError, match="complex64 cannot become float32"):
        xp.astype(ag.tensor([1j], dtype=xp.complex64), xp.float32)
    info = xp.__array_namespace_info__()
    assert info.default_dtypes()["real floating"] == xp.zeros(2).dtype
    assert xp.asarray([1j]).dtype == info.default_dtypes()["complex floating"]


def test_asarray():
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    assert xp.asarray(x) is x
    assert xp.asarray(x, copy=True).grad_fn is not None
    assert xp.asarray([x[0], [3.0, 4.0][0]]).grad_fn is not None
    assert xp.asarray([[x[0], x[1]], [1, 2]]).shape == (2, 2)
    assert xp.asarray(x, dtype=xp.float32).grad_fn is not None
    array = np.arange(3)
    assert np.shares_memory(xp.asarray(array).numpy(), array)
    assert not np.shares_memory(xp.asarray(array, copy=True).numpy(), array)
    assert [xp.asarray(each).dtype.char for each in (True, 1, 1.0, 1j)] == ["?", "l", "d", "D"]
    for wrong in (
        lambda: xp.asarray([1.0], copy=False),
        lambda: xp.asarray(x, dtype="f", copy=False),
    ):
        with pytest.raises(ValueError, match="copy"):
            wrong()


def test_creation():
    for made, expected in [
        (xp.arange(3), np.arange(3)), (xp.arange(1.0, 2, 0.25), np.arange(1.0, 2, 0.25)),
        (xp.eye(2, 3, k=1), np.eye(2, 3, 1)), (xp.full((2,), True), np.full(2, True)),
        (xp.linspace(0, 1, 5, endpoint=False), np.linspace(0, 1, 5, endpoint=False)),
        (xp.ones(3, dtype=xp.int8), np.ones(3, np.int8)), (xp.zeros((2, 0)), np.zeros((2, 0))),
        (xp.fft.fftfreq(5, d=0.5), np.fft.fftfreq(5, 0.5)),
        (xp.fft.rfftfreq(4), np.fft.rfftfreq(4)),
    ]:  # fmt: skip
        assert (made.dtype, made.shape) == (expected.dtype, expected.shape)
        np.testing.assert_array_equal(made.numpy(), expected)
    weight = ag.tensor(2.0, requires_grad=True)
    xp.full((2, 3), weight).sum().backward()
    assert weight.grad.item() == 6.0
    assert xp.empty((2, 3), device=xp.zeros(1).device).shape == (2, 3)
    with pytest.raises(ValueError, match="only the CPU"):
        xp.zeros(3, device="cuda")


# ---- the object ----------------------------------------------------------------------------------


def test_namespace_of_a_tensor():
    x = ag.tensor([1.0])
    assert x.__array_namespace__() is xp
    assert x.__array_namespace__(api_version="2024.12") is xp
    with pytest.raises(ValueError, match=r"api_version.*2019\.01"):
        x.__array_namespace__(api_version="2019.01")
    assert x.to_device(x.device) is x
    with pytest.raises(ValueError, match="only the CPU"):
        x.to_device("cuda")
    with pytest.raises(ValueError, match="stream"):
        x.to_device("cpu", stream=1)


def test_programs_of_any_library_are_differentiated():
    def standardised(x: Any) -> Any:
        names = x.__array_namespace__()
        spread = names.std(x, axis=0, correction=1)
        return names.tanh((x - names.mean(x, axis=0)) / names.where(spread > 0, spread, 1.0))

    x = ag.tensor(RANDOM.standard_normal((4, 3)), requires_grad=True)
    assert ag.gradcheck(standardised, (x,))
    np.testing.assert_allclose(standardised(x).detach(), standardised(x.detach().numpy()))


def test_others_recognise_tensors():
    compat = pytest.importorskip("array_api_compat")
    x = ag.tensor(RANDOM.standard_normal((4, 6)), requires_grad=True)
    assert compat.is_array_api_obj(x)
    assert compat.array_namespace(x) is xp
    assert compat.size(x) == 24
    einops = pytest.importorskip("einops.array_api")
    assert einops.rearrange(x, "a (b c) -> (a b) c", b=2).grad_fn is not None


SCALED = """
import numpy as np, sklearn, autograd as ag
from sklearn.preprocessing import MinMaxScaler
x = np.cos(np.arange(80.0)).reshape(20, 4)
with sklearn.config_context(array_api_dispatch=True):
    scaled = MinMaxScaler().fit_transform(ag.tensor(x))
assert isinstance(scaled, ag.Tensor)
np.testing.assert_allclose(scaled.numpy(), MinMaxScaler().fit_transform(x))
"""


def test_scikit_learn_takes_tensors():
    pytest.importorskip("sklearn")
    environment = {**os.environ, "SCIPY_ARRAY_API": "1"}  # read when SciPy is imported
    subprocess.run([sys.executable, "-c", SCALED], check=True, env=environment)


# ---- memory shared with others -------------------------------------------------------------------


def test_dlpack_with_numpy():
    x = ag.tensor([1.0, 2.0])
    assert np.shares_memory(np.from_dlpack(x), x.numpy())
    array = np.arange(3.0)
    assert np.shares_memory(xp.from_dlpack(array).numpy(), array)
    assert not np.shares_memory(ag.from_dlpack(array, copy=True).numpy(), array)
    assert x.__dlpack_device__() == (1, 0)


@pytest.mark.torch
def test_dlpack_by_capsules_shares_memory(torch):
    x, y = ag.tensor([1.0, 2.0]), torch.tensor([[1.0, 2.0], [3.0, 4.0]])
    for given, name in ((x.__dlpack__(), "dltensor"), (torch.utils.dlpack.to_dlpack(y.T), "")):
        assert name in repr(given)
        found = ag.from_dlpack(given)
        del given
        found[-1] = 7.0
    assert x.tolist() == [1.0, 7.0] and y.tolist() == [[1.0, 7.0], [3.0, 7.0]]
    constant = np.ones(2)
    constant.flags.writeable = False
    found = ag.from_dlpack(constant.__dlpack__(max_version=(1, 0)))
    with pytest.raises(RuntimeError, match="read-only"):
        found[0] = 1.0


@pytest.mark.torch
def test_dlpack_with_pytorch(torch):
    x = ag.tensor([1.0, 2.0])
    torch.from_dlpack(x)[0] = 5.0
    assert x.tolist() == [5.0, 2.0]
    theirs = torch.arange(3)
    ours = xp.from_dlpack(theirs)
    theirs[1] = 7
    assert ours.tolist() == [0, 7, 2]
