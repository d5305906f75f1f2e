"""Random programs for `autograd.compile`, as data: each step names what is done to which values.

A step that does not fit the shapes and dtypes it meets does something near to it, or nothing; that
is decided by shapes and dtypes alone, so a program does the same when it is traced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

import autograd as ag

__all__ = ["DTYPES", "KINDS", "LAYOUTS", "Input", "Step", "inputs", "run"]

F = ag.nn.functional


class Step(NamedTuple):
    """Operation `what` on the values of number a and b (modulo how many there are); k, a number
    that decides the rest."""

    what: str
    a: int
    b: int
    k: int


# ---- fitting -------------------------------------------------------------------------------------


def real(x: Any) -> Any:
    """`x` in floating-point numbers."""
    if x.dtype.kind == "c":
        return x.real
    return x if x.dtype.kind == "f" else x.to(ag.float64)


def number(x: Any) -> Any:
    """`x`, if it is not of bools."""
    return x.to(ag.int64) if x.dtype.kind == "b" else x


def fitted(x: Any, y: Any) -> Any:
    """`y`, or a number made of it, that broadcasts with `x`."""
    try:
        np.broadcast_shapes(x.shape, y.shape)
    except ValueError:
        return y.sum() if y.numel() != 1 else y.reshape(())
    return y


def pair(x: Any, y: Any) -> tuple[Any, Any]:
    x, y = number(x), number(y)
    return x, fitted(x, y)


def dim_of(x: Any, k: int) -> int:
    return k % x.ndim - (x.ndim if k % 2 else 0)


def divisors(size: int) -> list[int]:
    return [n for n in range(1, size + 1) if size % n == 0]


# ---- what is computed ----------------------------------------------------------------------------

UNARY: dict[str, Callable[[Any, int], Any]] = {
    "sin": lambda x, k: number(x).sin(),
    "tanh": lambda x, k: number(x).tanh(),
    "sigmoid": lambda x, k: real(x).sigmoid(),
    "relu": lambda x, k: real(x).relu(),
    "exp": lambda x, k: (-number(x).abs()).exp(),
    "log": lambda x, k: number(x).abs().log1p(),
    "sqrt": lambda x, k: number(x).abs().sqrt(),
    "negative": lambda x, k: -number(x),
    "twice negative": lambda x, k: (-number(x)).negative(),
    "power": lambda x, k: number(x) ** (2, 3, 1, 0)[k % 4],
    "root": lambda x, k: real(x) ** (0.5, -1, 2.0, -2)[k % 4],
    "inverse": lambda x, k: 1 / (number(x) * number(x) + 1),
    "scaled": lambda x, k: number(x) * (0.5, 2, 1, 0, -1, 1.0)[k % 6] * 0.25,
    "moved": lambda x, k: number(x) + (0.5, 2, 0, -1.5)[k % 4] - 0,
    "less": lambda x, k: 1 - number(x) / 1,
    "clamped": lambda x, k: real(x).clamp(-0.5, 0.5) if k % 2 else real(x).clamp(min=0),
    "floored": lambda x, k: real(x).floor(),
    "sign": lambda x, k: real(x).sign(),
    "conjugate": lambda x, k: number(x).conj(),
    "softplus": lambda x, k: F.softplus(real(x)),
    "gelu": lambda x, k: F.gelu(real(x)),
    "leaky": lambda x, k: F.leaky_relu(real(x)),
    "finite": lambda x, k: ag.nan_to_num(real(x), 0.5, 2.0, -2.0),
    "positive part": lambda x, k: ag.where(real(x) > 0.1, real(x), 0.0),
    "single": lambda x, k: real(x).to(ag.float32),
    "double": lambda x, k: real(x).to(ag.float64),
    "whole": lambda x, k: real(x).clamp(-9, 9).nan_to_num().to(ag.int64),
    "imaginary": lambda x, k: number(x) * 1j,
    "real part": lambda x, k: number(x).real,
    "size": lambda x, k: number(x).abs(),
    "copy": lambda x, k: x.clone(),
    "like": lambda x, k: number(x) + (ag.ones_like, ag.zeros_like)[k % 2](number(x)),
    "detached": lambda x, k: number(x).detach() * 1.5,
    "constant": lambda x, k: number(x) * ag.tensor(k % 3 - 1.0) + ag.arange(1),
}
BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda x, y: x + y,
    "subtract": lambda x, y: x - y,
    "multiply": lambda x, y: x * y,
    "divide": lambda x, y: x / (y * y + 1),
    "ratio": lambda x, y: x / y,
    "larger": lambda x, y: ag.maximum(real(x), real(y)),
    "smaller": lambda x, y: ag.minimum(real(x), real(y)),
    "angle": lambda x, y: ag.atan2(real(x), real(y)),
    "below": lambda x, y: real(x) < real(y),
    "equal": lambda x, y: x == y,
    "either": lambda x, y: (real(x) > 0) | (real(y) > 0),
    "chosen": lambda x, y: ag.where(real(x) < real(y), x, y),
    "masked": lambda x, y: real(x).masked_fill(real(y) > 0, 0.5),
    "power of": lambda x, y: (real(x).abs() + 0.1) ** real(y).clamp(-2, 2),
    "mixed": lambda x, y: ag.lerp(real(x) * 1.0, real(y).to(real(x).dtype), 0.25),
    "far": lambda x, y: ag.hypot(real(x), real(y)),
    "complex": lambda x, y: real(x) + 1j * real(y),
}


def along(f: Callable[[Any, int, bool], Any]) -> Callable[[Any, int], Any]:
    """A reduction along one dimension, or all of them."""

    def reduced(x: Any, k: int) -> Any:
        return f(x, dim_of(x, k), k % 3 == 0) if x.ndim else f(x.reshape(1), 0, False)

    return reduced


REDUCTIONS: dict[str, Callable[[Any, int], Any]] = {
    "sum": along(lambda x, dim, keep: number(x).sum(dim, keepdim=keep)),
    "sum of all": lambda x, k: number(x).sum(),
    "mean": along(lambda x, dim, keep: real(x).mean(dim, keepdim=keep)),
    "mean of all": lambda x, k: real(x).mean(),
    "largest": along(lambda x, dim, keep: real(x).amax(dim, keepdim=keep) if x.numel() else x),
    "least": along(lambda x, dim, keep: real(x).amin(dim, keepdim=keep) if x.numel() else x),
    "product": along(lambda x, dim, keep: real(x).tanh().prod(dim, keepdim=keep)),
    "variance": along(lambda x, dim, keep: real(x).var(dim, correction=0, keepdim=keep)),
    "any": along(lambda x, dim, keep: (real(x) > 0).any(dim, keepdim=keep)),
    "place": along(lambda x, dim, keep: real(x).argmax(dim) if x.shape[dim] else real(x).sum(dim)),
    "found": along(lambda x, dim, keep: [*real(x).max(dim)] if x.shape[dim] else []),
    "softmax": along(lambda x, dim, keep: real(x).softmax(dim)),
    "log of sum": along(lambda x, dim, keep: real(x).logsumexp(dim, keepdim=keep)),
    "running": along(lambda x, dim, keep: number(x).cumsum(dim)),
    "sorted": along(lambda x, dim, keep: real(x).sort(dim)[0]),
    "norm": along(lambda x, dim, keep: ag.linalg.vector_norm(real(x), dim=dim, keepdim=keep)),
    "two sums": lambda x, k: number(x).sum((0, -1), keepdim=True) if x.ndim > 1 else number(x),
}


def slices(x: Any, k: int) -> Any:
    """A subscript that makes a view."""
    choices: list[Any] = [..., None, (..., None)]
    if x.ndim:
        n = x.shape[0]
        choices += [slice(k % 3, None), slice(None, None, 2), (..., slice(0, k % 4))]
        choices += [slice(None)] if not n else [k % n, -1, (slice(None), *[0] * 0)]
    if x.ndim > 1:
        choices += [(slice(None), slice(1, None)), (slice(None), None, slice(None, 2))]
    return choices[k % len(choices)]


def unflat(x: Any, k: int) -> Any:
    sizes = divisors(x.numel())
    return x.reshape(sizes[k % len(sizes)], -1) if sizes else x.reshape(-1)


VIEWS: dict[str, Callable[[Any, int], Any]] = {
    "part": lambda x, k: x[slices(x, k)],
    "turned": lambda x, k: x.transpose(0, dim_of(x, k)) if x.ndim else x,
    "T": lambda x, k: x.T if x.ndim == 2 else x.movedim(0, -1) if x.ndim else x,
    "permuted": lambda x, k: x.permute(*np.roll(range(x.ndim), k).tolist()) if x.ndim else x,
    "deeper": lambda x, k: x.unsqueeze(k % (x.ndim + 1)) if x.ndim < 4 else x,
    "squeezed": lambda x, k: x.squeeze(),
    "wide": lambda x, k: x.expand(k % 3, *x.shape) if x.ndim < 3 else x,
    "wider": lambda x, k: x.expand([3 if n == 1 else n for n in x.shape]),
    "diagonal": lambda x, k: x.diagonal() if x.ndim == 2 else x,
}
SHAPES: dict[str, Callable[[Any, int], Any]] = {
    "flat": lambda x, k: x.reshape(-1),
    "unflat": unflat,
    "turned over": lambda x, k: x.flip(dim_of(x, k)) if x.ndim else x,
    "rolled": lambda x, k: x.roll(k % 3, dim_of(x, k)) if x.ndim else x,
    "picked": lambda x, k: x[[0, -1, 0]] if x.ndim and x.shape[0] else x,
    "repeated": lambda x, k: x.repeat(2, *[1] * (x.ndim - 1)) if 0 < x.ndim < 4 else x,
    "padded": lambda x, k: F.pad(x, (k % 2, 1)) if x.ndim else x,
    "lower": lambda x, k: x.tril() if x.ndim > 1 else x,
    "halves": lambda x, k: [*x.chunk(2, dim_of(x, k))] if x.ndim else x,
    "contiguous": lambda x, k: x.contiguous(),
}


def joined(x: Any, y: Any) -> Any:
    x, y = x.reshape(-1), y.reshape(-1)
    return ag.cat([x, y.to(x.dtype) if x.dtype.kind in "fc" and y.dtype.kind != "c" else x])


def stacked(x: Any, y: Any) -> Any:
    return ag.stack([x, y]) if x.shape == y.shape and x.dtype == y.dtype else joined(x, y)


def product(x: Any, y: Any) -> Any:
    x, y = real(x), real(y).to(real(x).dtype)
    if x.ndim < 1 or y.ndim < 1:
        return x * fitted(x, y)
    inner = y.shape[-2] if y.ndim > 1 else y.shape[0]
    if x.shape[-1] != inner or x.ndim > 3 or y.ndim > 2:
        y = x.transpose(-1, -2) if x.ndim > 1 else x
    return x @ y


def linear(x: Any, y: Any) -> Any:
    if x.ndim != 2:
        return product(x, y)
    return F.linear(real(x), real(x) * 0.5, real(y).to(real(x).dtype).sum())


def gathered(x: Any, y: Any) -> Any:
    """Elements of `x` at places that are computed."""
    if not x.ndim or not x.shape[0] or x.ndim > 2:
        return x
    places = real(y).nan_to_num(0, 0, 0).clamp(-50, 50).floor().to(ag.int64).reshape(-1)
    return x[places % x.shape[0]]


JOINS: dict[str, Callable[[Any, Any], Any]] = {
    "joined": joined, "stacked": stacked, "product": product, "linear": linear,
    "gathered": gathered,
}  # fmt: skip


# ---- what is written -----------------------------------------------------------------------------


def same(x: Any, y: Any) -> Any:
    """`y` as something that can be written to all of `x`."""
    y = y if y.dtype.kind != "c" or x.dtype.kind == "c" else y.real
    y = number(y).to(x.dtype) if y.dtype != x.dtype else y
    return y if y.shape == x.shape else y.sum().to(x.dtype)


def set_part(x: Any, y: Any, k: int) -> None:
    index = slices(x, k)
    x[index] = same(x[index], y)


def set_masked(x: Any, y: Any, k: int) -> None:
    x[real(x) > 0] = 0.25


WRITES: dict[str, Callable[[Any, Any, int], Any]] = {
    "add_": lambda x, y, k: x.add_(same(x, y)), "mul_": lambda x, y, k: x.mul_(same(x, y)),
    "neg_": lambda x, y, k: x.neg_(), "copy_": lambda x, y, k: x.copy_(same(x, y)),
    "zero_": lambda x, y, k: x.zero_(),
    "sin_": lambda x, y, k: x.sin_() if x.dtype.kind in "fc" else x.neg_(), "set part": set_part,
    "set masked": set_masked,
}  # fmt: skip

KINDS = (*UNARY, *BINARY, *REDUCTIONS, *VIEWS, *SHAPES, *JOINS, *WRITES)

_MOST = 400  # elements of a value; what makes more is left out


def run(steps: Sequence[Step], given: Sequence[Any]) -> list[Any]:
    """All values that the steps make of tensors, in their order. Only what a step made anew, and
    views of it, are written."""
    values = list(given)
    own: list[bool] = [False] * len(values)
    for what, a, b, k in steps:
        i = a % len(values)
        x, y = values[i], values[b % len(values)]
        if what in WRITES:
            if own[i] and x.dtype.kind != "b":
                WRITES[what](x, y, k)
            continue
        if what in UNARY:
            found = UNARY[what](x, k)
        elif what in REDUCTIONS:
            found = REDUCTIONS[what](x, k)
        elif what in BINARY:
            found = BINARY[what](*pair(x, y))
        elif what in VIEWS:
            found = VIEWS[what](x, k)
        elif what in SHAPES:
            found = SHAPES[what](x, k)
        else:
            found = JOINS[what](x, y)
        for each in found if isinstance(found, list) else [found]:
            if each.numel() <= _MOST and each.ndim < 5:
                values.append(each)
                own.append(own[i] if what in VIEWS else what == "copy")
    return values[len(given) :]


# ---- what it is given ----------------------------------------------------------------------------

SPECIAL = (0.0, 1.0, np.nan, np.inf, -np.inf)


def unaligned(array: np.ndarray) -> np.ndarray:
    """The same numbers, one byte behind where they should lie."""
    found = np.empty(array.nbytes + 1, np.uint8)[1:].view(array.dtype).reshape(array.shape)
    found[...] = array
    return found


def frozen(array: np.ndarray) -> np.ndarray:
    """The same numbers, not to be written."""
    found = array.copy()
    found.flags.writeable = False
    return found


LAYOUTS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "as it is": lambda x: x,
    "turned": lambda x: np.ascontiguousarray(x.T).T,
    "every other": lambda x: np.repeat(x, 2, axis=-1)[..., ::2] if x.ndim else x,
    "backwards": lambda x: np.ascontiguousarray(x[::-1])[::-1] if x.ndim else x,
    "expanded": lambda x: np.broadcast_to(x[:1], x.shape) if x.size and x.ndim else x,
    "unaligned": unaligned,
    "frozen": frozen,
}


class Input(NamedTuple):
    """An argument: what it is made of. twin: whether it is a view of the one before."""

    shape: tuple[int, ...]
    dtype: str
    layout: str
    special: bool
    requires_grad: bool
    twin: bool


DTYPES = (*["float64"] * 4, "float32", "complex128", "int64", "bool")


def array_of(spec: Input, random: np.random.Generator) -> np.ndarray:
    if spec.dtype == "bool":
        return np.asarray(random.random(spec.shape) < 0.5)
    if "int" in spec.dtype:
        return np.asarray(random.integers(-4, 5, spec.shape)).astype(spec.dtype)
    found = np.asarray(random.uniform(-1.5, 1.5, spec.shape))
    if spec.dtype == "complex128":
        return np.asarray(found + 1j * random.uniform(-1.5, 1.5, spec.shape))
    found = found.astype(spec.dtype)
    if spec.special and found.size:
        found.reshape(-1)[: len(SPECIAL)] = SPECIAL[: found.size]
    return found


def inputs(specs: Sequence[Input], seed: int) -> list[Any]:
    """Tensors for the arguments, the same for the same seed."""
    random = np.random.default_rng(seed)
    found: list[Any] = []
    for spec in specs:
        array = LAYOUTS[spec.layout](array_of(spec, random))
        if spec.twin and found:
            array = found[-1].detach().numpy().T
        tensor = ag.from_numpy(array)
        if spec.requires_grad and array.dtype.kind in "fc":
            tensor.requires_grad_()
        found.append(tensor)
    return found
