"""The kinks of the table: at each of them the gradient is the stated one.

The test ids are ``row-kinkN``. PyTorch must give what the kink's `torch` says, or else the same as
we do. And what we give must be a derivative at all:

* Where the function is continuous and the value finite, gradcheck must pass: the value is the slope
  or, at a kink, between those on both sides.
* Where it jumps, or is finite on one side only, the value must be between the slopes beside the
  point, and an infinite one needs a steep slope of its sign there. nan, or any value, may stand
  where no slope is finite.
* An entry of the point that is not finite cannot be moved, so its slope is not looked at.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

import autograd as ag
from autograd.base.registry import Kink
from autograd.core.tensor import Tensor
from autograd.gradcheck import gradcheck
from autograd.transforms import forward_ad
from tests.samples.rows import public, signature

# Steps for slopes beside a point, and how steep stands for infinite.
_STEP = 1e-8
_STEEP = 1e3
_BIG_STEP = 1e-6
_NEAR = 1e-3
_SMALL_CHANGE = 0.02


class Place(NamedTuple):
    """One kink of one row."""

    row: str
    number: int

    @property
    def kink(self) -> Kink:
        return ag.registry[self.row].kinks[self.number]

    def __str__(self) -> str:
        return f"{self.row}-kink{self.number}"


PLACES = [Place(row, i) for row in ag.registry for i in range(len(ag.registry[row].kinks))]


def over_kinks(test: Any) -> Any:
    return pytest.mark.parametrize("place", PLACES, ids=str)(test)


def arrays(items: tuple[Any, ...]) -> list[np.ndarray | None]:
    """The numbers of a kink as arrays: truths stay so, whole numbers become float64."""
    found = []
    for item in items:
        array = None if item is None else np.array(item)
        if array is not None and array.dtype.kind == "i":
            array = array.astype(np.float64)
        found.append(array)
    return found


def leaves(given: list[np.ndarray | None]) -> list[Tensor | None]:
    """Tensors, of which those with floating-point numbers require grad."""
    return [None if x is None else ag.tensor(x, requires_grad=x.dtype.kind in "fc") for x in given]


def call(place: Place, function: Any, tensors: list[Any]) -> list[Any]:
    """The outputs of `function`, this package's or PyTorch's, that the kink is about."""
    sig, kink = signature(place.row), place.kink
    names = [a.name for a in sig.tensor_arguments[: len(tensors)]]
    given = dict(zip(names, tensors, strict=True)) | dict(kink.args)
    positional = [a.name for a in sig.arguments if not a.keyword_only]
    leading: list[Any] = []
    while positional and positional[0] in given:
        leading.append(given.pop(positional.pop(0)))
    returned = function(*leading, **given)
    outputs = list(returned) if isinstance(returned, list | tuple) else [returned]
    if kink.output is not None:
        return [outputs[kink.output]]
    return [out for out in outputs if out.requires_grad]


def assert_gradients(got: list[Any], expected: tuple[Any, ...]) -> None:
    """Equal up to the last digits; nan where nan is stated. None stands for no gradient."""
    assert len(got) == len(expected)
    for each, wanted in zip(got, arrays(expected), strict=True):
        if wanted is None:
            assert each is None
        else:
            assert each.shape == wanted.shape
            np.testing.assert_allclose(each, wanted, rtol=1e-12, atol=0)


def test_rows_have_kinks() -> None:
    assert {"abs", "relu", "maximum", "max", "norm", "clamp"} <= {place.row for place in PLACES}


@over_kinks
def test_gradient(place: Place) -> None:
    tensors = leaves(arrays(place.kink.point))
    with np.errstate(all="ignore"):
        outputs = call(place, public(place.row), tensors)
        seeds = [ag.tensor(seed(place, out.shape)) for out in outputs]
        wanted = [x for x in tensors if x is not None and x.requires_grad]
        found = iter(ag.grad(outputs, wanted, seeds, materialize_grads=True))
    got = [next(found).numpy() if x is not None and x.requires_grad else None for x in tensors]
    assert_gradients(got, place.kink.value)


# Infinite slopes, of which forward mode adds 0 times one.
INFINITE = {"pow-kink2", "pow-kink3", "pow-kink4", "linalg.slogdet-kink0"}


@pytest.mark.parametrize("place", [x for x in PLACES if str(x) not in INFINITE], ids=str)
def test_tangents(place: Place) -> None:
    """Forward mode gives the derivatives that backward gives."""
    given = leaves(arrays(place.kink.point))
    inputs = [x for x in given if x is not None and x.requires_grad]
    with np.errstate(all="ignore"):
        outputs = call(place, public(place.row), given)
        seeds = [ag.tensor(np.ones(out.shape, out.dtype)) for out in outputs]
        grads = ag.grad(outputs, inputs, seeds, materialize_grads=True)
        for x, expected in zip(inputs, grads, strict=True):
            for position in np.ndindex(x.shape):
                unit = np.zeros(x.shape, x.dtype)
                unit[position] = 1
                found = _tangent(place, given, x, ag.tensor(unit))
                wanted = expected.numpy()[position].real
                np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-14)


def _tangent(place: Place, given: list[Any], chosen: Tensor, unit: Tensor) -> float:
    """The real part of the sum of all tangents along one input."""
    with forward_ad.dual_level():
        duals = [forward_ad.make_dual(x, unit) if x is chosen else x for x in given]
        tangents = [
            forward_ad.unpack_dual(x).tangent for x in call(place, public(place.row), duals)
        ]
    return sum(float(x.detach().numpy().sum().real) for x in tangents if x is not None)


def seed(place: Place, shape: tuple[int, ...]) -> np.ndarray:
    return np.full(shape, 1.0 if place.kink.grad is None else place.kink.grad)


@over_kinks
def test_slopes(place: Place) -> None:
    tensors = leaves(arrays(place.kink.point))
    with np.errstate(all="ignore"):
        if is_continuous(place) and len(tensors) > 1:
            assert_in_hull(place)
            return
        if is_continuous(place):
            assert gradcheck(
                lambda *given: tuple(call(place, public(place.row), [*given])), tensors
            )
            return
        for item, value in zip(range(len(tensors)), arrays(place.kink.value), strict=True):
            if value is not None:
                for position in np.ndindex(value.shape):
                    assert_between(slopes_beside(place, item, position), value[position])


def assert_in_hull(place: Place) -> None:
    """In no direction is the derivative beyond those at all points around: so the gradients of
    several tensors together are one of the function, also where all of them meet at the kink."""
    random = np.random.default_rng(0)
    point, value = arrays(place.kink.point), arrays(place.kink.value)
    moved = [i for i, x in enumerate(value) if x is not None]
    sizes = [value[i].size for i in moved]
    around = []
    for _ in range(40):
        off = [random.uniform(-_NEAR, _NEAR, value[i].shape) for i in moved]
        gradient = [
            (total_at(place, moved, off, column, _STEP) - total_at(place, moved, off, column, 0))
            / _STEP
            for column in range(sum(sizes))
        ]
        if np.isfinite(gradient).all():
            around.append(gradient)
    stated = np.concatenate([value[i].ravel() for i in moved]).real
    for direction in random.normal(size=(40, sum(sizes))):
        slopes = np.array(around) @ direction
        assert slopes.min() - 0.02 <= stated @ direction <= slopes.max() + 0.02, (point, stated)


def total_at(place: Place, moved: list[int], off: list[Any], column: int, step: float) -> float:
    """The sum of the outputs with all tensors moved by `off`, and one entry more by `step`."""
    steps = np.zeros(sum(x.size for x in off))
    steps[column] = step
    given = arrays(place.kink.point)
    for i, distance in zip(moved, off, strict=True):
        own, steps = np.split(steps, [distance.size])
        given[i] = given[i] + distance + own.reshape(distance.shape)
    return total_of(place, given)


def total_of(place: Place, given: list[np.ndarray | None]) -> float:
    """The sum of the outputs."""
    outputs = call(place, public(place.row), leaves(given))
    return sum(float((out.detach().numpy() * seed(place, out.shape)).sum()) for out in outputs)


def total(place: Place, item: int, position: tuple[int, ...], step: float) -> float:
    """The sum of the outputs with one entry of the point moved by `step`."""
    moved = arrays(place.kink.point)
    moved[item][position] += step
    return total_of(place, moved)


def is_continuous(place: Place) -> bool:
    """Whether no finite entry of the point makes a jump, and all is finite there."""
    point, value = arrays(place.kink.point), arrays(place.kink.value)
    present = [x for x in (*point, *value) if x is not None]
    if not all(np.isfinite(x).all() for x in present):
        return False
    if any(x.dtype.kind == "c" for x in present):
        return True
    for item, array in enumerate(point):
        if array is None or array.dtype.kind != "f":
            continue
        for position in np.ndindex(array.shape):
            low, here, high = (total(place, item, position, s) for s in (-_BIG_STEP, 0, _BIG_STEP))
            if not (abs(low - here) < _SMALL_CHANGE and abs(high - here) < _SMALL_CHANGE):
                return False
    return True


def slopes_beside(place: Place, item: int, position: tuple[int, ...]) -> list[float]:
    """The finite slopes just below and above an entry; none where the entry is not finite."""
    slopes: list[float] = []
    if not np.isfinite(arrays(place.kink.point)[item][position]):
        return slopes
    for step in (-_STEP, _STEP):
        near, far = (total(place, item, position, times * step) for times in (1, 2))
        if np.isfinite(near) and np.isfinite(far):
            slopes.append((far - near) / step)
    return slopes


def assert_between(slopes: list[float], value: float) -> None:
    if not slopes:
        return
    assert not np.isnan(value)
    if np.isinf(value):
        assert any(abs(slope) > _STEEP and slope * value > 0 for slope in slopes)
    else:
        assert min(slopes) - 1e-4 <= value <= max(slopes) + 1e-4


@pytest.mark.torch
@over_kinks
def test_torch(place: Place) -> None:
    torch = pytest.importorskip("torch")
    function: Any = torch
    try:
        for part in place.row.removesuffix(f".{signature(place.row).overload}").split("."):
            function = getattr(function, part)
    except AttributeError:
        pytest.skip(f"PyTorch has no {place.row}")
    tensors = [
        None if x is None else torch.tensor(x).requires_grad_(x.dtype.kind in "fc")
        for x in arrays(place.kink.point)
    ]
    wanted = [x for x in tensors if x is not None and x.requires_grad]
    expected = place.kink.value if place.kink.torch is None else place.kink.torch

    def gradients() -> list[Any]:
        outputs = call(place, function, tensors)
        seeds = [torch.tensor(seed(place, out.shape), dtype=out.dtype) for out in outputs]
        found = iter(torch.autograd.grad(outputs, wanted, seeds, materialize_grads=True))
        return [
            (next(found) + 0).numpy() if x is not None and x.requires_grad else None
            for x in tensors
        ]

    if expected == "error":
        with pytest.raises((RuntimeError, NotImplementedError)):
            gradients()
    else:
        assert_gradients(gradients(), expected)
