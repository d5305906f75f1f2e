"""How results lie in memory, from inputs that lie in other orders, beside PyTorch's.

Where its result is contiguous, so that ``flatten()`` is a view to write through, ours is; and
elementwise operations keep the order of dimensions as PyTorch's do. That results of other kinds lie
in C order, also where PyTorch's do not, is in tests/rows/test_result_memory.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from tests.pytorch.test_oracle import (
    WITHOUT_COUNTERPART,
    compared,
    their_function,
    theirs,
)
from tests.support.cases import CASES, Case, outputs_of

torch = pytest.importorskip("torch")
pytestmark = [
    pytest.mark.torch,
    pytest.mark.usefixtures("double_precision"),
    pytest.mark.filterwarnings("ignore"),
]

_COPIES = "elementwise here; PyTorch's kernel copies the input to C order"
_AMBIGUOUS = "of inputs in several orders C order; PyTorch follows the first"
OTHER_LAYOUT: dict[str, str] = {
    "nn.functional.logsigmoid": _COPIES,
    "nn.functional.rrelu": _COPIES,
    "nn.functional.rms_norm": _COPIES,
    "copy": "in the order of src; PyTorch's is that of self",
    "addcmul-sample9": _AMBIGUOUS,
    "addcdiv-sample9": _AMBIGUOUS,
}
# Kinds whose results keep the order of dimensions.
KEEP = ("pointwise", "comparison", "creation")


def _swapped(ndim: int) -> tuple[int, ...]:
    return (*range(ndim - 2), ndim - 1, ndim - 2)


def _reversed(ndim: int) -> tuple[int, ...]:
    return tuple(range(ndim))[::-1]


# From the number of dimensions how they are permuted, by a permutation that is its own inverse.
ORDERS: dict[str, Callable[[int], tuple[int, ...]]] = {"swapped": _swapped, "reversed": _reversed}


def _ours(x: Tensor, order: Callable[[int], tuple[int, ...]]) -> Tensor:
    if x.ndim < 2:
        return x.detach()
    axes = order(x.ndim)
    laid = np.ascontiguousarray(x.detach().numpy().transpose(axes)).transpose(axes)
    return ag.from_numpy(laid)


def _theirs(x: Any, order: Callable[[int], tuple[int, ...]]) -> Any:
    if x.ndim < 2:
        return x
    axes = order(x.ndim)
    return x.permute(axes).contiguous().permute(axes)


def _strides(x: Any) -> list[int]:
    """In elements, of the dimensions of several elements."""
    if isinstance(x, Tensor):
        array = x.detach().numpy()
        strides = [step // array.itemsize for step in array.strides]
    else:
        strides = list(x.stride())
    return [step for step, size in zip(strides, x.shape, strict=True) if size > 1]


def test_exceptions() -> None:
    rows = {case.row for case in CASES} | {str(case) for case in CASES}
    assert set(OTHER_LAYOUT) <= rows and len(OTHER_LAYOUT) == 6


@pytest.mark.parametrize("order", ORDERS)
@compared([case for case in CASES if ag.registry[case.row].kind != "view"], WITHOUT_COUNTERPART)
def test_layouts(case: Case, order: str) -> None:
    if case.row in OTHER_LAYOUT or str(case) in OTHER_LAYOUT:
        return
    permute = ORDERS[order]
    sample = case.sample().mapped(lambda x: _ours(x, permute))
    args, kwargs, _ = theirs(sample, case, lambda x: _theirs(x, permute))
    try:
        expected = their_function(case)(*args, **kwargs)
    except RuntimeError:  # of what lies in C order only
        return
    found = case.checked(*sample.args, **sample.kwargs)
    pairs = zip(outputs_of(found), outputs_of(expected), strict=True)
    for mine, their in pairs:
        if not isinstance(their, torch.Tensor) or not their.numel():
            continue
        if their.is_contiguous():
            assert mine.is_contiguous()
        elif ag.registry[case.row].kind in KEEP:
            assert _strides(mine) == _strides(their)


def test_random_numbers_like_a_tensor() -> None:
    for name in ("rand_like", "randn_like"):
        mine, their = (getattr(t, name)(t.zeros(2, 3).t()) for t in (ag, torch))
        assert _strides(mine) == _strides(their) == [1, 3]
        ag.manual_seed(0)
        expected = getattr(ag, name)(ag.zeros(3, 2))
        ag.manual_seed(0)
        assert (getattr(ag, name)(ag.zeros(2, 3).t()) == expected).all()


def _laid_out(t: Any) -> list[Any]:
    x = t.arange(24.0).reshape(1, 2, 3, 4)
    x.requires_grad_()
    last = t.channels_last
    results = [
        x.contiguous(memory_format=last),
        x.clone(memory_format=last),
        x.to(memory_format=last),
        x.to(t.float32, memory_format=last),
        x.to(t.int64, memory_format=last),
        x.detach().double(memory_format=last),
        x.detach().byte(memory_format=last),
        x.contiguous(memory_format=last).contiguous(),
        x.contiguous(memory_format=last).clone() + 1,
        x.contiguous(memory_format=last).to(t.float32, memory_format=t.preserve_format),
        x.unsqueeze(0).contiguous(memory_format=t.channels_last_3d),
        t.nn.Conv2d(2, 3, 2).to(memory_format=last).weight.detach() * 0,
    ]
    kept = results[0].contiguous(memory_format=last)
    contiguous = [
        y.is_contiguous(memory_format=f) for y in results for f in (last, t.contiguous_format)
    ]
    (gradient,) = t.autograd.grad((results[0] * results[1]).sum(), x)
    for refused in (lambda: x[0].contiguous(memory_format=last), lambda: x.clone(memory_format=5)):
        with pytest.raises((RuntimeError, TypeError)) as error:
            refused()
        results.append(t.tensor(len(str(error.value)) > 0))
    return [
        [(y.tolist(), y.stride()) for y in results],
        (kept.data_ptr() == results[0].data_ptr(), contiguous, gradient.tolist()),
    ]


def test_channels_last() -> None:
    assert _laid_out(ag) == _laid_out(torch)


@pytest.mark.parametrize("shape", [(1, 1), (1,), (1, 3), (2, 1)])
def test_strides_of_what_is_expanded(shape: tuple[int, ...]) -> None:
    for size in [(3, *shape), (2, 4, *shape), (*shape[:-1], 5)]:
        if size[-1] == 5 and shape[-1] != 1:
            continue
        ours, theirs = (x.expand(size) for x in (ag.ones(shape), torch.ones(shape)))
        assert ours.stride() == theirs.stride(), size


@pytest.mark.parametrize(
    "shape, size", [((3, 4), (2, 3, 4)), ((3, 1, 4), (3, 5, 4)), ((3, 1), (3, 5))]
)
def test_copies_of_what_is_expanded_can_be_viewed(
    shape: tuple[int, ...], size: tuple[int, ...]
) -> None:
    def copies(t: Any) -> list[Any]:
        x = t.ones(shape).expand(size)
        return [
            x.clone(), x.float(), x.bool(), x.to(t.int64), t.zeros_like(x), t.empty_like(x),
            t.full_like(x, 2), t.rand_like(x), t.randint_like(x, 3),
        ]  # fmt: skip

    ours, expected = copies(ag), copies(torch)
    assert [y.stride() for y in ours] == [y.stride() for y in expected]
    assert [y.view(-1).shape for y in ours] == [y.view(-1).shape for y in expected]
    assert ours[0].tolist() == expected[0].tolist()


def test_copies_of_what_is_expanded_and_large() -> None:
    ours, theirs = (t.ones(300, 400).t().expand(5, 400, 300) for t in (ag, torch))
    assert [y.stride() for y in (ours.clone(), ours.float(), ours.half())] == [
        y.stride() for y in (theirs.clone(), theirs.float(), theirs.half())
    ]
