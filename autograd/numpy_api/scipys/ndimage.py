"""scipy.ndimage's linear filters; those of what is not recorded SciPy computes."""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.kernels.elementwise.special import needed_scipy
from autograd.numpy_api.functions.arguments import as_int, dims, has_history, plain, tensor, unwrap

_PADDED = {
    "reflect": "symmetric", "grid-mirror": "symmetric", "mirror": "reflect", "nearest": "edge",
    "wrap": "wrap", "grid-wrap": "wrap", "constant": "constant", "grid-constant": "constant",
}  # fmt: skip
"""What np.pad calls the modes."""


def _axes(axes: Any, ndim: int) -> list[int]:
    return [as_int(each, ndim) for each in dims(axes, ndim)]


def _each(value: Any, axes: Sequence[int]) -> list[Any]:
    """One value for each axis."""
    return [value] * len(axes) if isinstance(value, str) or np.ndim(value) == 0 else list(value)


def _correlate(
    x: Tensor, weights: Any, mode: str, cval: float, origin: Any, axes: Any = None,
    mirrored: bool = False,
) -> Tensor:  # fmt: skip
    """The sums of the neighbours times the weights, which are mirrored for a convolution."""
    axes, weights = _axes(axes, x.ndim), tensor(weights)
    if weights.ndim != len(axes):
        raise RuntimeError("filter weights array has incorrect shape.")
    pads, shifts = [(0, 0)] * x.ndim, dict(zip(axes, _each(origin, axes), strict=True))
    for axis, size in zip(sorted(axes), weights.shape, strict=True):  # SciPy sorts the axes
        shift = shifts[axis]
        before = size // 2 + (shift if not mirrored else -shift - (size % 2 == 0))
        if not 0 <= before < size:
            raise ValueError("invalid origin")
        pads[axis] = (before, size - 1 - before)
    given = {"constant_values": cval} if _PADDED[mode] == "constant" else {}
    padded: Any = np.pad(x, pads, _PADDED[mode], **given)  # type: ignore[call-overload]
    filled: Any = np.expand_dims(weights, tuple({*range(x.ndim)} - {*axes}))
    if not mirrored:
        filled = filled.conj().flip(list(range(x.ndim)))
    start = [n - 1 for n in filled.shape]
    found: Tensor = ops.signal__convolve_part(padded, filled, start, list(x.shape), "direct")
    return found


def _convolve(x: Tensor, weights: Any, **given: Any) -> Tensor:
    return _correlate(x, weights, **given, mirrored=True)


def _gaussian_filter1d(
    x: Tensor, sigma: Any, axis: int, order: int, mode: str, cval: float, truncate: float,
    radius: Any,
) -> Tensor:  # fmt: skip
    """Differentiable in `sigma`, too; the derivatives are Hermite's polynomials."""
    width = int(truncate * float(plain(sigma)) + 0.5) if radius is None else radius
    places = np.arange(-width, width + 1) / tensor(sigma)
    weights = np.exp(-0.5 * places * places)
    weights = weights / weights.sum()
    if order:
        factors = np.polynomial.hermite_e.herme2poly([0] * order + [1])
        weights = weights * np.polyval(factors[::-1], places) / sigma**order
    return _correlate(x, weights, mode, cval, 0, axis)


def _gaussian_filter(
    x: Tensor, sigma: Any, order: Any, mode: Any, cval: float, truncate: float, radius: Any,
    axes: Any = None,
) -> Tensor:  # fmt: skip
    axes = _axes(axes, x.ndim)
    several = [_each(each, axes) for each in (sigma, order, mode, radius)]
    for axis, width, degree, border, reach in zip(axes, *several, strict=True):
        if plain(width) > 1e-15:
            x = _gaussian_filter1d(x, width, axis, degree, border, cval, truncate, reach)
    return x


def _uniform_filter1d(
    x: Tensor, size: int, axis: int, mode: str, cval: float, origin: int
) -> Tensor:
    return _correlate(x, np.full(size, 1 / size), mode, cval, origin, axis)


def _uniform_filter(
    x: Tensor, size: Any, mode: Any, cval: float, origin: Any, axes: Any = None
) -> Tensor:
    axes = _axes(axes, x.ndim)
    several = [_each(each, axes) for each in (size, mode, origin)]
    for axis, width, border, shift in zip(axes, *several, strict=True):
        x = _uniform_filter1d(x, int(width), axis, border, cval, shift)
    return x


def _slope(across: Sequence[int]) -> Callable[..., Tensor]:
    """The difference along one axis, with the weights `across` along the others."""

    def slope(x: Tensor, axis: int, mode: Any, cval: float) -> Tensor:
        borders = _each(mode, range(x.ndim))
        axis = as_int(axis, x.ndim)
        x = _correlate(x, [-1.0, 0.0, 1.0], borders[axis], cval, 0, axis)
        for other in {*range(x.ndim)} - {axis}:
            x = _correlate(x, np.asarray(across, float), borders[other], cval, 0, other)
        return x

    return slope


def _laplace(x: Tensor, mode: Any, cval: float, axes: Any = None) -> Any:
    axes = _axes(axes, x.ndim)
    return sum(
        _correlate(x, [1.0, -2.0, 1.0], border, cval, 0, axis)
        for axis, border in zip(axes, _each(mode, axes), strict=True)
    )


def _of_slopes(join: Callable[[list[Tensor]], Any], order: int) -> Callable[..., Any]:
    """A function of the derivatives of the filtered values along each axis."""

    def filtered(
        x: Tensor, sigma: Any, mode: Any, cval: float, axes: Any = None, **more: Any
    ) -> Any:
        axes = _axes(axes, x.ndim)
        options = {"truncate": 4.0, "radius": None} | more
        orders = (np.eye(len(axes), dtype=int) * order).tolist()
        return join([_gaussian_filter(x, sigma, o, mode, cval, axes=axes, **options)
            for o in orders])  # fmt: skip

    return filtered


def _in_array(at: Any, size: int, mode: str) -> Any:
    """The places in the array that stand for those beside it."""
    if mode == "mirror":
        period = max(2 * size - 2, 1)
        at = np.mod(at, period)
        return np.where(at >= size, period - at, at)
    if mode in ("reflect", "grid-mirror"):
        at = np.mod(at, 2 * size)
        return np.where(at >= size, 2 * size - 1 - at, at)
    return np.mod(at, size) if mode == "grid-wrap" else np.clip(at, 0, size - 1)


def _map_coordinates(
    x: Tensor, coordinates: Any, order: int, mode: str, cval: float, prefilter: bool
) -> Any:
    """The nearest element, or linear between neighbours; differentiable in the coordinates."""
    if order > 1 or mode == "wrap":
        raise TypeError(
            "ndimage.map_coordinates: on Tensors order= is 0 or 1, and mode= not 'wrap'"
        )
    places = tensor(coordinates)
    near = tensor(np.floor(places.detach() + (0 if order else 0.5)))
    corner, total = near.to(np.int64), ops.zeros_like(places[0])
    for steps in itertools.product((0, 1)[: order + 1], repeat=x.ndim):
        index, weight, inside = list[Any](), tensor(1.0), tensor(True)
        for d, (step, size) in enumerate(zip(steps, x.shape, strict=True)):
            at, share = corner[d] + step, places[d] - near[d]
            index.append(_in_array(at, size, mode))
            if order:
                weight = weight * (share if step else 1 - share)
            if mode == "grid-constant":
                inside = inside & (at >= 0) & (at < size)
        total = total + weight * np.where(inside, x[tuple(index)], cval)
    if mode == "constant":
        beside = sum((places[d] < 0) | (places[d] > n - 1) for d, n in enumerate(x.shape)) > 0
        return np.where(beside, cval, total)
    return total


def _served(name: str, formula: Callable[..., Any]) -> Callable[..., Any]:
    """SciPy's function of this name; of what is recorded it is `formula`, in double precision."""

    def call(*args: Any, **kwargs: Any) -> Any:
        function = getattr(needed_scipy("ndimage", name), name)
        if not has_history((args, kwargs)):
            values = function(*unwrap(args), **{key: unwrap(each) for key, each in kwargs.items()})
            return values if values is None else tensor(values)
        bound = inspect.signature(function).bind(*args, **kwargs)
        bound.apply_defaults()
        given = dict(bound.arguments)
        given |= given.pop("kwargs", {})
        x, output = tensor(given.pop("input")), given.pop("output")
        if isinstance(output, (np.ndarray, Tensor)):
            raise TypeError(f"ndimage.{name}: on Tensors output= is a dtype, not an array")
        found: Tensor = formula(x.to(np.result_type(x.dtype, np.float64)), **given)
        dtype = np.result_type(x.dtype) if output is None else np.dtype(output)
        if dtype.kind in "biu":
            raise TypeError(
                f"ndimage.{name}: results of {dtype} have no gradient; use output=float"
            )
        kept = found.is_complex() and dtype.kind != "c"
        return found.to(np.result_type(dtype, np.complex64) if kept else dtype)

    return call


_FORMULAS: dict[str, Callable[..., Any]] = {
    "correlate": _correlate,
    "correlate1d": lambda x, weights, axis, **given: _correlate(x, weights, axes=axis, **given),
    "convolve": _convolve,
    "convolve1d": lambda x, weights, axis, **given: _convolve(x, weights, axes=axis, **given),
    "gaussian_filter": _gaussian_filter,
    "gaussian_filter1d": _gaussian_filter1d,
    "gaussian_laplace": _of_slopes(sum, 2),
    "gaussian_gradient_magnitude": _of_slopes(
        lambda slopes: np.sqrt(sum(each * each for each in slopes)), 1
    ),
    "uniform_filter": _uniform_filter,
    "uniform_filter1d": _uniform_filter1d,
    "sobel": _slope((1, 2, 1)),
    "prewitt": _slope((1, 1, 1)),
    "laplace": _laplace,
    "map_coordinates": _map_coordinates,
}
FUNCTIONS = {name: _served(name, formula) for name, formula in _FORMULAS.items()}
