"""Views of other dtypes, division of integers by 0, and words that PyTorch's tests look for."""

from __future__ import annotations

import re

import pytest


def test_views_of_other_dtypes(th):
    x = th.ones(2, 3)
    view = x.view(th.int32)
    assert view.data_ptr() == x.data_ptr()
    assert view.tolist() == [[1065353216] * 3] * 2 and x.view(th.uint8).shape == (2, 12)
    assert (x.view(th.float32) == x).all()
    even = th.ones(2, 4)
    assert even.view(int).tolist() == even.view(th.int64).tolist()
    assert [even.view(each).dtype for each in (float, bool)] == [th.float64, th.bool]
    with pytest.raises(TypeError, match=re.escape("view()")):
        even.view(str)
    view[0, 0] = 0
    assert x[0, 0].item() == 0
    leaf = th.ones(4, requires_grad=True)
    product = leaf * 2
    halves = product.view(th.int64)
    assert halves.shape == (2,) and not halves.requires_grad
    product.mul_(2)
    product.sum().backward()
    assert leaf.grad.tolist() == [4.0] * 4
    assert product.view(th.int32)[0].item() == halves[0].item() % 2**32
    for given, dtype, text in (
        (th.ones(2, 3), th.float64, "self.size(-1) must be divisible by 2 to view"),
        (th.tensor(1.0), th.float64, "self.dim() cannot be 0 to view"),
        (th.ones(4, 4).t(), th.int16, "self.stride(-1) must be 1 to view"),
        (th.ones(4, 4)[:, 1:3], th.float64, "self.storage_offset() must be divisible by 2 to view"),
        (th.ones(4, 3)[:, :2], th.float64, "self.stride(0) must be divisible by 2 to view"),
    ):
        with pytest.raises(RuntimeError, match=re.escape(text)):
            given.view(dtype)


def test_contiguous_tensors_are_the_same(th):
    x = th.ones(2, 3)
    assert x.contiguous() is x and x.t().contiguous().stride() == (2, 1)
    last = th.ones(1, 2, 2, 2).contiguous(memory_format=th.channels_last)
    assert last.stride() == (8, 1, 4, 2)
    assert last.contiguous(memory_format=th.channels_last) is last
    assert last.contiguous().stride() == (8, 4, 2, 1)


@pytest.mark.filterwarnings("ignore:divide by zero", "ignore:invalid value")
@pytest.mark.parametrize("name", ["floor_divide", "remainder", "fmod"])
def test_integers_are_not_divided_by_zero(th, name):
    function = getattr(th, name)
    for dtype in (th.uint8, th.int64):
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            function(th.tensor([1, 2], dtype=dtype), th.tensor([1, 0], dtype=dtype))
    for mode in ("floor", "trunc"):
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            th.div(th.tensor([1]), 0, rounding_mode=mode)
    found = function(th.tensor([1.0, 2.0]), th.tensor([1, 0]))
    assert found.isinf()[1] if name == "floor_divide" else found.isnan()[1]


def test_words_of_refusals(th):
    x, places = th.ones(2, 3, 4), th.tensor([[0, 1]])
    for call, error, text in (
        (lambda: x.__delitem__(0), TypeError, "delet"),
        (lambda: x[th.tensor([True, False, True])], IndexError, "[2, 3, 4] at index 0"),
        (lambda: x[0.5], IndexError, "None and long or byte Variables are valid indices"),
        (lambda: x.tensor_split(th.tensor(1.5)), RuntimeError, "to have dtype of long, but got"),
        (lambda: x.tensor_split(places), RuntimeError, "but got a tensor with 2 dims"),
        (lambda: x.tensor_split([1.5]), TypeError, "tensor_split()"),
        (lambda: x.hsplit("abc"), TypeError, "split()"),
        (
            lambda: th.nn.functional.adaptive_avg_pool2d(x[0], (1, 1)),
            ValueError,
            "Input dimension should be at least 3",
        ),
        (lambda: x.split([3, -1]), RuntimeError, "have only non-negative entries"),
        (lambda: x.unfold(0, -1, 1), RuntimeError, "size is -1 but must be >= 0"),
        (lambda: th.ones(0, 2).kthvalue(1, 0), IndexError, "dim 0 to have non-zero size"),
        (lambda: th.ones(1, 1).gather(1, places.T), RuntimeError, "does not match at dimension 0"),
        (
            lambda: -th.tensor([True]),
            RuntimeError,
            "operator, on a bool tensor is not",
        ),
        (lambda: (places > 0) - (places > 0), RuntimeError, "operator, with two bool tensors is"),
        (lambda: th.tensor([[1, 2], 3]), TypeError, "not a sequence"),
        (lambda: th.tensor(300, dtype=th.uint8), RuntimeError, "without overflow"),
        (lambda: th.tensor([-129], dtype=th.int8), RuntimeError, "without overflow"),
        (lambda: th.frombuffer(bytearray(), dtype=th.int8), ValueError, "buffer length (0) and"),
        (lambda: th.linalg.multi_dot([x, x]), RuntimeError, "the first tensor must be 1D or 2D"),
        (
            lambda: th.linalg.solve(th.zeros(2, 2), th.ones(2)),
            RuntimeError,
            "torch.linalg.solve:",
        ),
        (lambda: th.dot(th.ones(2), th.ones(3)), RuntimeError, "but got 2 and 3 elements"),
    ):
        with pytest.raises(error, match=re.escape(text)):
            call()
    assert th.tensor([-1], dtype=th.uint8).item() == 255
    with pytest.warns(UserWarning, match=r"indexing with dtype torch\.uint8 is now deprecated"):
        x[th.tensor([1, 0], dtype=th.uint8)]
