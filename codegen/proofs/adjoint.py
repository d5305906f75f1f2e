"""Checks linear maps without rounding: <w, A v> = <A* w, v> on random whole numbers, exactly.

A map need not be linear everywhere for that. Where it is piecewise linear, as sorting and clamping
are, A v = f(x + v) - f(x) for every small enough v. So x is a sample rounded to a short binary
fraction, v are whole numbers times 2**-20, and floating-point arithmetic is exact on all of them.
That A is linear is not taken from the table but checked, exactly as well.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from codegen.proofs.numeric import floating

_TRIALS = 3
_ROUNDING = 1e-9  # a relative difference that is of roundings, as in means of 7 elements
# (unit of the base point, unit of the directions). The second lets means of up to 10, and of 12,
# 14, 15, ... elements be exact: 5040 is divisible by all of them.
_UNITS = ((2.0**-8, 2.0**-20), (5040 * 2.0**-4, 5040 * 2.0**-10))


@dataclass(frozen=True)
class Exactness:
    """exact: by how many inputs at once the map is linear ("jointly", "one by one"), or None.

    wrong: where the adjoint identity fails.
    """

    exact: str | None
    wrong: str | None = None


def adjoint(function: Callable[..., Any], inputs: Sequence[Any], seed: str) -> Exactness:
    """Whether `function` is linear in its inputs near them, and its derivatives the exact ones.

    inputs: Tensors that require grad. The derivatives are those of backward and of forward mode.
    """
    if not inputs or not all(x.numel() for x in inputs):
        return Exactness(None)
    together = _check(function, inputs, [list(range(len(inputs)))], seed)
    if together.exact or len(inputs) == 1:
        return together
    return _check(function, inputs, [[i] for i in range(len(inputs))], seed)


def _check(
    function: Callable[..., Any], inputs: Sequence[Any], groups: Sequence[list[int]], seed: str
) -> Exactness:
    for base_unit, unit in _UNITS:
        base = [_whole(x.detach().numpy(), base_unit) for x in inputs]
        if unit > 1 and not all(_nearly_linear(function, inputs, g, seed) for g in groups):
            break
        results = [_group(function, base, group, unit, random.Random(seed)) for group in groups]
        wrong = next((each for each in results if isinstance(each, str)), None)
        if wrong:
            return Exactness(None, wrong)
        if all(results):
            return Exactness("jointly" if len(groups) == 1 else "one by one")
    return Exactness(None)


def _nearly_linear(
    function: Callable[..., Any], inputs: Sequence[Any], group: Sequence[int], seed: str
) -> bool:
    """Whether the map is linear near the sample but for roundings.

    Otherwise large numbers prove nothing: a function that levels off is linear far away.
    """
    draw = random.Random(seed)
    base = [x.detach().numpy() for x in inputs]
    u, v = (_directions(base, group, _UNITS[0][1], draw) for _ in range(2))
    steps = (_none(base), u, v, [a + b for a, b in zip(u, v, strict=True)])
    points = ([b + d for b, d in zip(base, step, strict=True)] for step in steps)
    values = zip(*(_values(function, point) for point in points), strict=True)
    return all(_near([d - c], [b - a]) for a, b, c, d in values)


def _group(
    function: Callable[..., Any],
    base: Sequence[np.ndarray],
    group: Sequence[int],
    unit: float,
    draw: random.Random,
) -> bool | str:
    """True if the map is linear in these inputs and the identity holds, False if it is not linear,
    else what is wrong."""
    for _ in range(_TRIALS):
        u, v = (_directions(base, group, unit, draw) for _ in range(2))
        steps = (_none(base), u, v, [a + b for a, b in zip(u, v, strict=True)])
        try:
            origin, at_u, at_v, at_both = (
                _values(function, [b + d for b, d in zip(base, step, strict=True)])
                for step in steps
            )
        except (RuntimeError, ValueError, TypeError):  # scaled values may lie outside of the domain
            return False
        if not _linear(origin, at_u, at_v, at_both):
            return False
        change = [b - a for a, b in zip(origin, at_v, strict=True)]
        w = [_random_like(x, 1.0, draw) for x in change]
        forward = _forward_mode(function, base, v, group)
        if not _same(forward, change):
            if _near(forward, change):
                return False  # the map is exact, its derivative is rounded
            return f"forward mode gives {_first(forward)}, the map itself {_first(change)}"
        left = _inner(w, change)
        right = _inner(_pulled_back(function, base, w, group), [v[i] for i in group])
        if left != right:
            if abs(left - right) <= _ROUNDING * (abs(left) + abs(right)):
                return False
            return f"<w, A v> is {float(left):.17g}, and <A* w, v> is {float(right):.17g}"
    return True


def _whole(array: np.ndarray, unit: float) -> np.ndarray:
    """The values as whole multiples of a unit: nearest to them, or to them scaled."""
    scale = max(unit, 1.0)
    return np.round(array * (scale / unit)) * unit


def _none(base: Sequence[np.ndarray]) -> list[np.ndarray]:
    return [np.zeros_like(b) for b in base]


def _random_like(array: np.ndarray, unit: float, draw: random.Random) -> np.ndarray:
    parts = 2 if array.dtype.kind == "c" else 1
    values = [
        np.array([draw.randint(-9, 9) * unit for _ in range(array.size)]).reshape(array.shape)
        for _ in range(parts)
    ]
    result = values[0] + 1j * values[1] if parts == 2 else values[0]
    return np.asarray(result).astype(array.dtype)


def _directions(
    base: Sequence[np.ndarray], group: Sequence[int], unit: float, draw: random.Random
) -> list[np.ndarray]:
    return [
        _random_like(b, unit, draw) if i in group else np.zeros_like(b) for i, b in enumerate(base)
    ]


def _linear(*values: Sequence[np.ndarray]) -> bool:
    return all(
        a.shape == d.shape and np.isfinite(a).all() and np.array_equal(d - c, b - a)
        for a, b, c, d in zip(*values, strict=True)
    )


def _same(some: Sequence[np.ndarray], others: Sequence[np.ndarray]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(some, others, strict=True))


def _near(some: Sequence[np.ndarray], others: Sequence[np.ndarray]) -> bool:
    return all(
        np.allclose(a, b, rtol=_ROUNDING, atol=_ROUNDING * float(np.max(np.abs(b), initial=0)))
        for a, b in zip(some, others, strict=True)
    )


def _first(arrays: Sequence[np.ndarray]) -> str:
    return str(arrays[0].reshape(-1)[:4]) if arrays else "nothing"


def _inner(some: Sequence[np.ndarray], others: Sequence[np.ndarray]) -> Fraction:
    """The real inner product in rational numbers."""
    total = Fraction(0)
    for a, b in zip(some, others, strict=True):
        for part in ("real", "imag"):
            for x, y in zip(getattr(a, part).flat, getattr(b, part).flat, strict=True):
                total += Fraction(float(x)) * Fraction(float(y))
    return total


# ---- what the runtime gives ----------------------------------------------------------------------


def _tensors(arrays: Sequence[np.ndarray], group: Sequence[int]) -> list[Any]:
    import autograd

    return [autograd.tensor(x, requires_grad=i in group) for i, x in enumerate(arrays)]


def _differentiable(outputs: Sequence[Any]) -> list[int]:
    """Which outputs have a gradient; all, if none has one."""
    found = [i for i, x in enumerate(outputs) if x.requires_grad]
    return found or list(range(len(outputs)))


def _values(function: Callable[..., Any], arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
    with np.errstate(all="ignore"):
        outputs = floating(function(*_tensors(arrays, range(len(arrays)))))
    return [np.array(outputs[i].detach().numpy()) for i in _differentiable(outputs)]


def _depending(function: Callable[..., Any], arrays: Sequence[np.ndarray]) -> list[int]:
    """The outputs that have a gradient by any input, though perhaps not by each."""
    return _differentiable(floating(function(*_tensors(arrays, range(len(arrays))))))


def _pulled_back(
    function: Callable[..., Any],
    arrays: Sequence[np.ndarray],
    w: Sequence[np.ndarray],
    group: Sequence[int],
) -> list[np.ndarray]:
    import autograd

    tensors = _tensors(arrays, group)
    returned = floating(function(*tensors))
    kept = [returned[i] for i in _depending(function, arrays)]
    pairs = [(x, v) for x, v in zip(kept, w, strict=True) if x.requires_grad]
    wanted = [tensors[i] for i in group]
    if not pairs:
        return [np.zeros_like(arrays[i]) for i in group]
    outputs, vectors = [x for x, _ in pairs], [autograd.tensor(v) for _, v in pairs]
    grads = autograd.grad(outputs, wanted, vectors, materialize_grads=True)
    return [g.numpy() for g in grads if g is not None]


def _forward_mode(
    function: Callable[..., Any],
    arrays: Sequence[np.ndarray],
    v: Sequence[np.ndarray],
    group: Sequence[int],
) -> list[np.ndarray]:
    from autograd import tensor
    from autograd.transforms import forward_ad

    kept = _depending(function, arrays)
    with forward_ad.dual_level():
        duals = [
            forward_ad.make_dual(tensor(x), tensor(t)) if i in group else tensor(x)
            for i, (x, t) in enumerate(zip(arrays, v, strict=True))
        ]
        unpacked = [forward_ad.unpack_dual(x) for x in floating(function(*duals))]
        return [
            np.zeros(x.shape, x.dtype) if t is None else np.array(t.detach().numpy())
            for x, t in (unpacked[i] for i in kept)
        ]
