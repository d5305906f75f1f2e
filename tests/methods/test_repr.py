"""How tensors print: PyTorch's strings, typed by hand, and a grid compared with PyTorch itself."""

from __future__ import annotations

import re
from itertools import product

import numpy as np
import pytest

import autograd as ag

nan, inf = float("nan"), float("inf")

# Arguments of ag.tensor, and what PyTorch prints where float64 is the default dtype.
TYPED: list[tuple[object, dict[str, object], str]] = [
    (2.0, {}, "tensor(2.)"),
    (-0.5, {}, "tensor(-0.5000)"),
    (3, {}, "tensor(3)"),
    (True, {}, "tensor(True)"),
    (1 + 2j, {}, "tensor(1.+2.j)"),
    (1.5 - 2j, {}, "tensor(1.5000-2.j)"),
    (nan, {}, "tensor(nan)"),
    (-inf, {}, "tensor(-inf)"),
    (1e10, {}, "tensor(1.0000e+10)"),
    (1e-5, {}, "tensor(1.0000e-05)"),
    (100000.0, {}, "tensor(100000.)"),
    ([1.0, 2.0], {}, "tensor([1., 2.])"),
    ([1.0, 2.0], {"requires_grad": True}, "tensor([1., 2.], requires_grad=True)"),
    ([1.0, 2.0], {"dtype": np.float32}, "tensor([1., 2.], dtype=float32)"),
    ([1.0, 2.0], {"dtype": np.float32, "requires_grad": True},
        "tensor([1., 2.], dtype=float32, requires_grad=True)"),
    ([1.0, 2.5, -3.25], {}, "tensor([ 1.0000,  2.5000, -3.2500])"),
    ([1.0, nan, inf], {}, "tensor([1., nan, inf])"),
    ([1.5, nan, -inf], {}, "tensor([1.5000,    nan,   -inf])"),
    ([1e-6, 1.0], {}, "tensor([1.0000e-06, 1.0000e+00])"),
    ([0.0, 1e9], {}, "tensor([0.0000e+00, 1.0000e+09])"),
    ([1, -20, 300], {}, "tensor([  1, -20, 300])"),
    ([1, 2], {"dtype": np.int32}, "tensor([1, 2], dtype=int32)"),
    ([True, False], {}, "tensor([ True, False])"),
    ([], {}, "tensor([])"),
    ([], {"dtype": np.int64}, "tensor([], dtype=int64)"),
    (np.zeros((0, 3)), {}, "tensor([], size=(0, 3))"),
    (np.zeros((2, 0), np.float32), {}, "tensor([], size=(2, 0), dtype=float32)"),
    ([[1.0, 2.0], [3.0, 4.0]], {}, "tensor([[1., 2.],\n        [3., 4.]])"),
    ([[[1, 2], [3, 4]], [[5, 6], [7, 8]]], {},
        "tensor([[[1, 2],\n         [3, 4]],\n\n        [[5, 6],\n         [7, 8]]])"),
    ([1 + 2j, 0.5 - 1j], {"dtype": np.complex64},
        "tensor([1.0000+2.j, 0.5000-1.j], dtype=complex64)"),
    (np.arange(1001), {}, "tensor([   0,    1,    2,  ...,  998,  999, 1000])"),
    (np.arange(30), {},
        "tensor([ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17,\n"
        "        18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29])"),
]  # fmt: skip


@pytest.mark.parametrize("data, settings, text", TYPED, ids=[text[:30] for _, _, text in TYPED])
def test_typed_by_hand(data, settings, text):
    assert repr(ag.tensor(data, **settings)) == text


def test_results_name_their_node():
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    assert repr(x * 2) == "tensor([2., 4.], grad_fn=<MulBackward0>)"
    assert repr(x + 1) == "tensor([2., 3.], grad_fn=<AddBackward0>)"
    assert repr((x * 2).detach()) == "tensor([2., 4.])"
    narrow = ag.tensor([1.0, 2.0], dtype=np.float32, requires_grad=True)
    assert repr(-narrow) == "tensor([-1., -2.], dtype=float32, grad_fn=<NegBackward0>)"


def test_default_dtype_is_not_named():
    ag.set_default_dtype(np.float32)
    try:
        assert repr(ag.tensor([1.0])) == "tensor([1.])"
        assert repr(ag.tensor([1.0], dtype=np.float64)) == "tensor([1.], dtype=float64)"
        assert repr(ag.tensor(1j)) == "tensor(0.+1.j)"
    finally:
        ag.set_default_dtype(np.float64)
    assert repr(ag.tensor([1.0])) == "tensor([1.])"


def test_format():
    x = ag.tensor(1.23456)
    assert f"{x:.2f}" == "1.23"
    assert f"{x}" == "1.23456"
    assert f"{ag.tensor([1.0])}" == "tensor([1.])"
    with pytest.raises(TypeError, match=r"unsupported format string passed to Tensor.__format__"):
        f"{ag.tensor([1.0]):.2f}"


# ---- a grid beside PyTorch -----------------------------------------------------------------------


def _grid() -> dict[str, np.ndarray]:
    random = np.random.default_rng(0)
    arrays: dict[str, np.ndarray] = {}
    shapes = [
        (),
        (1,),
        (7,),
        (40,),
        (1001,),
        (3, 4),
        (2, 3, 2),
        (2, 1, 2, 3),
        (30, 40),
        (0,),
        (2, 0),
    ]
    for shape, dtype in product(shapes, ["float64", "float32", "int64", "int16", "bool"]):
        values = random.normal(size=shape) * 10
        arrays[f"{dtype}-{'x'.join(map(str, shape)) or '0d'}"] = np.asarray(values).astype(dtype)
    for shape in [(), (3,), (9,), (2, 3)]:
        values = random.normal(size=shape) + 1j * random.normal(size=shape)
        arrays[f"complex128-{shape}"] = np.asarray(values)
        arrays[f"complex64-{shape}"] = np.asarray(np.round(values)).astype(np.complex64)
    for name, values in {
        "whole": [1.0, -2.0, 30.0], "wide": [1e-3, 1e3, 5.0], "wider": [1e-9, 1.0],
        "large": [1e8, 2e8], "larger": [1e9, 1.0], "small": [1e-5, 2e-5], "tiny": [1e-300, 1e300],
        "negative zero": [-0.0, 0.0], "special": [nan, inf, -inf, 1.0],
        "special fraction": [nan, inf, 1.25], "only special": [nan, inf],
        "rounding": [0.99999, 9.99995, 0.5], "ratio 1000": [1.0, 1000.0, 0.5],
        "ratio 1001": [1.0, 1001.0, 0.5], "whole ratio": [1.0, 100000.0],
    }.items():  # fmt: skip
        arrays[name] = np.array(values)
    arrays["long rows"] = random.normal(size=(3, 25))
    arrays["complex special"] = np.array([complex(nan, 1), complex(0, -inf)])
    return arrays


GRID = _grid()


@pytest.mark.torch
@pytest.mark.parametrize("name", GRID)
@pytest.mark.parametrize("requires_grad", [False, True], ids=["plain", "leaf"])
def test_same_as_pytorch(name, requires_grad, torch):
    array = GRID[name]
    requires_grad = requires_grad and array.dtype.kind in "fc"
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        theirs = torch.tensor(array, requires_grad=requires_grad)
        results = repr(theirs), repr(theirs * 2)
    finally:
        torch.set_default_dtype(before)
    ours = ag.tensor(array, requires_grad=requires_grad)
    assert _settled(repr(ours)) == _settled(results[0])
    if array.dtype.kind != "b":
        with np.errstate(invalid="ignore"):  # inf times 2 in complex numbers
            doubled = ours * 2
        assert _settled(repr(doubled)) == _settled(results[1])


@pytest.mark.torch
def test_lines_break_as_in_pytorch(torch):
    for count, digits in product(range(3, 10), range(8)):
        numbers = [10.0**digits] * count
        ours = ag.tensor(numbers, requires_grad=True)
        theirs = torch.tensor(numbers, requires_grad=True)
        assert repr(ours) == repr(theirs)
        assert repr(ours * 2) == repr(theirs * 2)


@pytest.mark.torch
def test_scientific_notation_wants_a_number(torch):
    ag.set_printoptions(sci_mode=True)
    torch.set_printoptions(sci_mode=True)
    try:
        for numbers in ([0.0, inf], [nan, -inf], [0.0], [0.0, 2.0]):
            assert repr(ag.tensor(numbers)) == repr(torch.tensor(numbers))
    finally:
        ag.set_printoptions(profile="default")
        torch.set_printoptions(profile="default")


def _settled(text: str) -> str:
    """Names of dtypes as ours. Since theirs are longer, the line may be broken before them."""
    text = text.replace("dtype=torch.", "dtype=")
    return (
        re.sub(r",\s+(requires_grad|grad_fn|dtype)=", r", \1=", text) if "dtype=" in text else text
    )
