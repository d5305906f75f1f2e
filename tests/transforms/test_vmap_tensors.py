"""A sample of a batch as a Tensor: what it knows of itself, its hooks, and NumPy's functions."""

from __future__ import annotations

import copy
import math
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.base.pytree import flatten
from autograd.core.tensor import Tensor
from autograd.func import vmap
from tests.support.numpy_calls import CALLS, Call, arrays, names_of
from tests.transforms.test_vmap import ARRAYS, looped, same

T = {name: ag.tensor(x) for name, x in ARRAYS.items()}


def numbers(*values: Any) -> Tensor:
    return ag.tensor([float(x) for x in values])


PROGRAMS: dict[str, tuple[str, Callable[[Tensor], Any]]] = {
    "sizes": (
        "cube",
        lambda x: numbers(
            *(len(x), x.size(0), *x.size(), x.numel(), x.dim(), x.ndim, x.nelement()),
            *(x.element_size(), x.itemsize, x.nbytes, *x.shape),
        ),
    ),
    "memory": (
        "cube",
        lambda x: numbers(*x.stride(), x.stride(0), x.is_contiguous(), x.t().is_contiguous()),
    ),
    "flags": (
        "rows",
        lambda x: numbers(
            *(x.is_floating_point(), x.is_complex(), x.is_leaf, x.requires_grad, x.is_inference()),
            *(x.dtype == np.float64, x.device == ag.device("cpu")),
        ),
    ),
    "iteration": ("cube", lambda x: sum((row * 2 for row in x), ag.zeros(5))),
    "unpacking": ("rows", lambda x: (lambda a, b, c, d: a * b + c - d)(*x)),
    "copies": (
        "rows",
        lambda x: (
            x.clone(),
            x.detach(),
            x.contiguous(),
            x.data,
            x.cpu(),
            copy.copy(x),
            copy.deepcopy(x),
        ),
    ),
    "casts": (
        "rows",
        lambda x: (
            *(x.to(np.float32), x.float(), x.double(), x.long(), x.bool()),
            *(x.type_as(ag.tensor([1])), x.type(np.float32), x.astype(np.float32)),
        ),
    ),
    "new": (
        "rows",
        lambda x: (x.new_zeros(2), x.new_ones((2,)), x.new_full((2,), 3.0), x.new_tensor([1, 2])),
    ),
    "like": ("rows", lambda x: (ag.zeros_like(x), ag.ones_like(x), ag.full_like(x, 2.0))),
    "operators": (
        "rows",
        lambda x: (
            *(x > 0, x == x, x != 0, x <= 1, ~(x > 0), abs(x), -x, +x, x // 1, x % 2, x @ x),
            *(2 * x, 1 - x, 1 / x, x**2, np.float64(2) * x, np.ones(4) * x, 2 - x),
        ),
    ),
    "attributes": ("cube", lambda x: (x.T, x.mT, x.real, x.H)),
    "joined": ("rows", lambda x: ag.tensor(3.0) + ag.stack([x, x, T["columns"][:, 0]])),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_as_a_loop(name: str) -> None:
    batch, function = PROGRAMS[name]

    def tensors(x: Tensor) -> Any:
        found = function(x)
        return [found] if isinstance(found, Tensor) else list(found)

    same(vmap(tensors)(T[batch]), looped(tensors, T[batch]))


REFUSED: dict[str, Callable[[Tensor], Any]] = {
    "bool": lambda x: x if x.sum() > 0 else -x,
    "in": lambda x: x if 1.0 in x else -x,
    "item": lambda x: x[0].item(),
    "int": lambda x: int(x[0]),
    "float": lambda x: float(x[0]),
    "complex": lambda x: complex(x[0]),
    "index": lambda x: [1, 2, 3][x[0].long()],
    "range": lambda x: range(x[0].long()),
    "math": lambda x: math.sin(x[0]),
    "tolist": lambda x: x.tolist(),
    "numpy": lambda x: x.numpy(),
    "asarray": np.asarray,
    "dlpack": np.from_dlpack,
    "data_ptr": lambda x: x.data_ptr(),
    "storage_offset": lambda x: x.storage_offset(),
    "format": lambda x: f"{x.sum():.2f}",
    "tensor": lambda x: ag.tensor([x[0], x[1]]),
    "allclose": lambda x: ag.allclose(x, x),
    "equal": lambda x: ag.equal(x, x),
    "data": lambda x: setattr(x, "data", x * 2),
    "truth of several": lambda x: x if x > 0 else -x,
    "pickle": pickle.dumps,
}
WORDS = {
    "truth of several": "Boolean value of Tensor with more than one value",
    "pickle": "belongs to the transform that made it",
}


@pytest.mark.parametrize("name", REFUSED)
def test_values_are_refused(name: str) -> None:
    with pytest.raises(RuntimeError, match=WORDS.get(name, "vmap")):
        vmap(REFUSED[name])(T["rows"])


def test_repr_shows_the_values_of_all_samples() -> None:
    seen: list[str] = []
    vmap(lambda x: seen.append(repr(x)) or seen.append(f"{x}") or x)(ag.tensor([1.0, 2.0]))
    assert seen[0] == seen[1]
    assert seen[0].startswith("BatchedTensor(level=") and "value=tensor([1., 2.])" in seen[0]


# ---- gradients of samples ------------------------------------------------------------------------


def test_graph_attributes() -> None:
    seen: list[Any] = []

    def f(x: Tensor) -> Tensor:
        y = x * 2
        seen.extend([x.requires_grad, x.is_leaf, y.requires_grad, y.is_leaf, y.grad_fn.name()])
        return y

    vmap(f)(T["rows"].clone().requires_grad_())
    assert seen == [True, True, True, False, "MulBackward0"]


def test_hooks_see_samples() -> None:
    shapes: list[Any] = []

    def normalised(grad: Tensor) -> Tensor:
        shapes.append(grad.shape)
        return grad / grad.norm()

    def f(x: Tensor) -> Tensor:
        x = x * 1
        x.requires_grad = True
        y = x * x
        y.register_hook(normalised)
        x.register_hook(lambda grad: grad * 10)
        return ag.autograd.grad((y * y).sum(), x)[0]

    rows = ARRAYS["rows"]
    sent = 2 * rows**2 / np.linalg.norm(2 * rows**2, axis=1, keepdims=True)
    same(vmap(f)(T["rows"]), 10 * sent * 2 * rows)
    assert shapes == [(4,)]


def test_hooks_after_the_batch_is_closed() -> None:
    seen: list[Any] = []

    def f(x: Tensor) -> Tensor:
        x.register_post_accumulate_grad_hook(lambda sample: seen.append(sample.grad.shape))
        y = x * 2
        handle = y.register_hook(lambda grad: grad * 100)
        y.register_hook(lambda grad: grad * ag.arange(3.0).sum())
        handle.remove()
        with pytest.raises(RuntimeError, match=r"call Tensor\.retain_grad\(\)"):
            y.retain_grad()
        assert not y.retains_grad
        return (y * y).sum()

    x = T["rows"].clone().requires_grad_()
    vmap(f)(x).sum().backward()
    same(x.grad, 24 * ARRAYS["rows"])
    assert seen == [(4,)]


def test_samples_become_leaves_of_their_own() -> None:
    rows = T["rows"].clone()

    def f(x: Tensor) -> Any:
        y = x.clone()
        x.requires_grad = True  # requires_grad_() is refused, as by PyTorch
        assert x.requires_grad and x.is_leaf and y.grad is None
        y.grad = x.detach() * 2
        found = y.grad
        del y.grad
        assert y.grad is None
        return found, ag.autograd.grad((x * x * x).sum(), x)[0]

    same(vmap(f)(rows), (2 * ARRAYS["rows"], 3 * ARRAYS["rows"] ** 2))
    assert not rows.requires_grad
    with pytest.raises(RuntimeError, match="only Tensors of floating point"):
        vmap(lambda x: setattr(x > 0, "requires_grad", True))(rows)
    with pytest.raises(RuntimeError, match=r"call Tensor\.requires_grad_\(\)"):
        vmap(lambda x: x.requires_grad_())(rows)


# ---- NumPy's functions ---------------------------------------------------------------------------


OF_VALUES = {
    *("array_equal", "histogram", "histogram_bin_edges", "intersect1d", "real_if_close", "roots"),
    *(
        "histogram2d",
        "histogramdd",
        "setdiff1d",
        "setxor1d",
        "trim_zeros",
        "union1d",
        "unique",
        "unique_all",
        "unique_counts",
    ),
    *("unique_inverse", "unique_values"),
}
"""Functions whose results have as many elements, or such, as the values make them."""


@pytest.mark.filterwarnings("ignore:`row_stack` alias is deprecated")
@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.code)
def test_numpy_functions(call: Call) -> None:
    values = arrays()
    names = names_of(call.code)

    def run(*given: Tensor) -> Any:
        found = eval(call.code, {"np": np, **values, **dict(zip(names, given, strict=True))})
        return flatten(found)[0]

    samples = [[ag.tensor(values[n] * (1 + 0.02 * k)) for n in names] for k in range(3)]
    try:
        expected = [run(*each) for each in samples]
    except TypeError as error:
        assert "has no row" in str(error)
        return
    weighted = call.function in ("quantile", "percentile") and "weights" in call.code
    if call.function in OF_VALUES or weighted:  # NumPy chooses those elements
        with pytest.raises(RuntimeError, match="vmap: "):
            vmap(run)(*[ag.stack(list(each)) for each in zip(*samples, strict=True)])
        return
    got = vmap(run)(*[ag.stack(list(each)) for each in zip(*samples, strict=True)])
    for x, each in zip(got, zip(*expected, strict=True), strict=True):
        np.testing.assert_allclose(x.numpy(), np.stack([y.numpy() for y in each]), 1e-8, 1e-10)


@pytest.mark.parametrize("name", ["median", "percentile", "nanmax", "nanvar", "nanprod"])
def test_numpy_functions_of_nan(name: str) -> None:
    rows = np.array([[1.0, np.nan, 3.0], [2.0, 5.0, 4.0], [np.nan, np.nan, 1.0]])
    arguments = (50,) if name == "percentile" else ()

    def run(x: Any) -> Any:
        return getattr(np, name)(x, *arguments)

    expected = [run(row) for row in rows]
    np.testing.assert_allclose(vmap(run)(ag.tensor(rows)).numpy(), expected)
    np.testing.assert_allclose([run(ag.tensor(row)).item() for row in rows], expected)
    nothing = ag.tensor([[np.nan, np.nan], [1.0, np.nan]])
    assert np.isnan(vmap(np.nanmax)(nothing).numpy()).tolist() == [True, False]


@pytest.mark.parametrize(
    "index", [(..., [1, 2]), (slice(None), [[0, 1]]), ([0, 1], [1, 0]), (0, slice(None), [2, 2, 1])]
)
def test_what_is_picked_lies_in_order(index: Any) -> None:
    """So that it can be viewed in another shape, as that of one sample can."""
    x = ag.tensor(np.arange(120.0).reshape(2, 3, 4, 5))
    index = tuple(ag.tensor(part) if isinstance(part, list) else part for part in index)
    found = vmap(lambda x: x[index].view(-1))(x)
    np.testing.assert_array_equal(found.numpy(), np.stack([each[index].reshape(-1) for each in x]))
