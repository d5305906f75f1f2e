"""Bytes, truth values and other integers, as PyTorch computes with them or refuses them."""

from __future__ import annotations

from typing import Any

import pytest

ONES = "t.ones(1, 2, 2, dtype=t.uint8)"
BYTES = "t.tensor([5, 3], dtype=t.uint8)"


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (f"{BYTES}.add(t.tensor([1, 2], dtype=t.uint8), alpha=-1)", [4, 1]),
        (f"{BYTES}.add_(t.tensor([1, 2], dtype=t.uint8), alpha=-6)", [255, 247]),
        (f"{BYTES}.sub(t.tensor([1, 2], dtype=t.uint8), alpha=-1)", [6, 5]),
        (f"t.rsub({BYTES}, t.tensor([1, 2], dtype=t.uint8), alpha=-1)", [6, 5]),
        (f"t.tensor([5, 3]).add({BYTES}, alpha=-1)", [0, 0]),
        (f"{BYTES}.addcmul({BYTES}, {BYTES}, value=-1)", [236, 250]),
        (f"{BYTES}.clamp(-1, 4)", [4, 4]),
        (f"{BYTES}.index_add(0, t.tensor([0]), t.ones(1, dtype=t.uint8), alpha=-1)", [4, 3]),
        (f"t.addmm({ONES}[0], {ONES}[0], {ONES}[0], alpha=-1)", [[255, 255], [255, 255]]),
        (f"t.addmv({ONES}[0, 0], {ONES}[0], {ONES}[0, 0], alpha=-1)", [255, 255]),
        (f"t.addr({ONES}[0, 0], {ONES}[0, 0], {ONES}[0, 0], alpha=-1)", [[0, 0], [0, 0]]),
        (f"t.baddbmm({ONES}, {ONES}, {ONES}, alpha=-1)", [[[255, 255], [255, 255]]]),
    ],
)
def test_negative_numbers_beside_bytes_wrap(call: str, expected: Any, th: Any) -> None:
    found = eval(call, {"t": th})
    assert found.tolist() == expected


@pytest.mark.parametrize("number", [-256, 256, 1000])
def test_numbers_that_no_byte_stands_for_are_refused(number: int, th: Any) -> None:
    one = th.ones(1, dtype=th.uint8)
    with pytest.raises(RuntimeError, match="without overflow"):
        one.add(one, alpha=number)


@pytest.mark.parametrize("name, expected", [("t", [1, -1, 1]), ("u", [3, -2, 2])])
def test_shifted_polynomials_of_bytes(name: str, expected: list[int], th: Any) -> None:
    """2 x - 1 has no sign in bytes."""
    find = getattr(th.special, f"shifted_chebyshev_polynomial_{name}")
    x, degree = th.tensor([0, 0, 1], dtype=th.uint8), th.tensor([2, 1, 1], dtype=th.uint8)
    assert find(x, degree).tolist() == expected


SUBTRACTIONS = ("x - 1", "1 - x", "x - n", "n - x", "t.sub(x, 1.5)", "t.rsub(x, 1)", "n.sub_(x)")


@pytest.mark.parametrize("call", SUBTRACTIONS)
def test_truth_values_are_not_subtracted(call: str, th: Any) -> None:
    names = {"t": th, "x": th.tensor([True, False]), "n": th.tensor([1, 2])}
    with pytest.raises(RuntimeError, match="the `-` operator, with a bool tensor is not supported"):
        eval(call, names)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("t.tensor([1 + 1j, 2]).abs_()", "In-place abs is not supported for complex tensors"),
        ("(z * 1).abs_()", "In-place abs is not supported for complex tensors"),
        ("t.ones(1).float_power_(2)", "float_power_ has dtype Float but the operation's result"),
        ("t.meshgrid(t.tensor([1]), t.ones(2))", "expects all tensors to have the same dtype"),
    ],
)
def test_dtypes_that_are_refused(call: str, message: str, th: Any) -> None:
    names = {"t": th, "z": th.tensor([1j], requires_grad=True)}
    with pytest.raises(RuntimeError, match=message):
        eval(call, names)


def test_in_place_in_the_dtype_of_the_result(th: Any) -> None:
    assert th.tensor([2.0], dtype=th.float64).float_power_(2).tolist() == [4]
    assert th.tensor([4j]).sgn_().tolist() == [1j]


@pytest.mark.parametrize("make", ["tensor", "as_tensor", "asarray"])
@pytest.mark.parametrize("data", [1j, [1j, 2.0]])
@pytest.mark.parametrize("dtype", ["float32", "int64"])
def test_complex_numbers_are_no_real_ones(make: str, data: Any, dtype: str, th: Any) -> None:
    with pytest.raises(TypeError, match=r"not complex|'complex' object cannot be interpreted"):
        getattr(th, make)(data, dtype=getattr(th, dtype))
    assert getattr(th, make)(data, dtype=th.bool).all()


def test_integers_that_are_too_large(th: Any) -> None:
    for dtype in (None, th.int64):
        for data in (2**63, [2**63], -(2**63) - 1, 2**64):
            with pytest.raises(ValueError, match="Overflow when unpacking long"):
                th.tensor(data, dtype=dtype)
    assert th.tensor(-(2**63)).item() == -(2**63)
    assert th.tensor(2**63, dtype=th.uint64).item() == 2**63 == th.tensor(2.0**63).item()


PUT = "Index put requires the source and destination dtypes match, got Long for the destination"


@pytest.mark.parametrize(
    ("index", "count"),
    [("[0, 1]", 2), ("t.tensor([0])", 1), ("t.arange(3) > 0", 2), ("t.tensor(True)", 1)],
)
def test_arrays_put_values_of_the_same_dtype(index: str, count: int, th: Any) -> None:
    x = th.zeros(3, dtype=th.int64)
    with pytest.raises(RuntimeError, match=PUT):
        x[eval(index, {"t": th})] = th.full((count,), 1.7)
    assert x.tolist() == [0, 0, 0]


@pytest.mark.parametrize(
    "index", ["0", "t.tensor(0)", "slice(1)", "(t.arange(3) < 1)", "(0, None)"]
)
def test_numbers_slices_and_masks_convert_a_value(index: str, th: Any) -> None:
    x = th.zeros(3, dtype=th.int64)
    x[eval(index, {"t": th})] = th.tensor(1.7)
    assert x.tolist() == [1, 0, 0]


@pytest.mark.parametrize(
    "call",
    [
        *("t.isclose(x, 1)", "t.allclose(x, 1)", "t.equal(x, 1)", "x.logical_and_(True)"),
        *("t.addcmul(x, 1, x)", "t.addcdiv(x, x, 2)", "x.addcdiv_(x, 2)", "x.hypot_(1)"),
    ],
)
def test_numbers_are_no_tensors(call: str, th: Any) -> None:
    with pytest.raises(TypeError, match="must be Tensor, not"):
        eval(call, {"t": th, "x": th.ones(2)})


def test_truth_values_are_not_shifted(th: Any) -> None:
    x = th.tensor([True, False])
    with pytest.raises(NotImplementedError, match="not implemented for 'Bool'"):
        x << x
    assert (x << 1).tolist() == [2, 0]


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64"])
def test_the_least_integer(dtype: str, th: Any) -> None:
    least = th.iinfo(getattr(th, dtype)).min
    x = th.tensor([least, least, least + 1, 7, -7], dtype=getattr(th, dtype))
    y = th.tensor([2, -3, -2, -2, 2], dtype=x.dtype)
    expected = [least // 2, -(least // 3) - 1, (-least - 1) // 2, -3, -3]
    assert th.div(x, y, rounding_mode="trunc").tolist() == expected
    assert th.lgamma(x[:1]).item() == float("inf")
