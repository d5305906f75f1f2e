"""The weights with which finite differences estimate a derivative on a grid, as np.gradient's.

At an inner point the parabola through it and its neighbours is differentiated; at an end the line
through two points, or (`edge_order` 2) the parabola through three.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.axes import check_axis


def spacings(
    shape: tuple[int, ...], spacing: Any, dim: Any, edge_order: int
) -> tuple[list[int], list[np.ndarray]]:
    """The axes along which to differentiate, and for each the distances of the points.

    These are one number, or one for each pair of neighbours. `spacing` is None (1), a number, or
    for each axis a number or the coordinates of the points. Raises RuntimeError where it does not
    fit or would lose its gradient, NotImplementedError where it is complex.
    """
    if edge_order not in (1, 2):
        raise RuntimeError("torch.gradient only supports edge_order=1 and edge_order=2.")
    ndim = len(shape)
    dims = range(ndim) if dim is None else [dim] if isinstance(dim, int) else dim
    axes = [check_axis(each, ndim) for each in dims]
    for i, axis in enumerate(axes):
        if axis in axes[:i]:
            raise RuntimeError(f"dim {axis} appears multiple times in the list of dims")
    for axis in axes:
        if not ndim or shape[axis] < edge_order + 1:
            raise RuntimeError(
                "torch.gradient expected each dimension size to be at least edge_order+1"
            )
    if spacing is None or not isinstance(spacing, (list, tuple)):
        given = [1 if spacing is None else spacing] * len(axes)
    else:
        given = list(spacing)
    if len(given) != len(axes):
        raise RuntimeError(
            "torch.gradient expected spacing to be unspecified, a scalar or a list of length "
            f"{len(axes)}, but got {len(given)}"
        )
    return axes, [_distances(each, shape[axis]) for each, axis in zip(given, axes, strict=True)]


def _distances(given: Any, n: int) -> np.ndarray:
    if getattr(given, "requires_grad", False):
        raise RuntimeError(
            "gradient: a spacing that requires grad must be one of a list of tensors, one for each "
            "dimension; detach() it if no gradient of it is wanted"
        )
    points = np.asarray(getattr(given, "_data", given))  # what is in a Tensor, too
    check_points(points, n)
    if points.ndim == 0:
        return points
    distances = np.diff(points)
    return distances[0] if len(distances) and (distances == distances[0]).all() else distances


def check_points(points: Any, n: int) -> None:
    """Raises NotImplementedError for complex points, RuntimeError unless there is one or `n`."""
    if points.dtype.kind == "c":
        raise NotImplementedError('"gradient" not implemented for complex spacing')
    if points.ndim > 1 or (points.ndim and len(points) != n):
        raise RuntimeError(
            "gradient expected each spacing tensor to be 1-dimensional and of the length "
            f"{n} of its dimension, but got shape {points.shape}"
        )


def gradient_weights(
    dtype: np.dtype, n: int, step: np.ndarray, edge_order: int
) -> tuple[Any, Any, Any, np.ndarray, np.ndarray]:
    """Of the neighbour before, the point, and the one after; of the first and the last points."""
    if step.ndim == 0:
        h = np.full(n - 1, step, np.float64)
        inner: tuple[Any, Any, Any] = (-0.5 / step, 0.0, 0.5 / step)
    else:
        h = step.astype(np.float64)
        a, b = h[:-1], h[1:]
        inner = (-b / (a * (a + b)), (b - a) / (a * b), a / (b * (a + b)))
    if edge_order == 1:
        first, last = np.array([-1, 1]) / h[0], np.array([-1, 1]) / h[-1]
    else:
        first, last = _end(h[0], h[1]), -_end(h[-1], h[-2])[::-1]
    kind = np.zeros((), dtype).real.dtype
    before, here, after = (np.asarray(each, kind) for each in inner)
    return before, here, after, first.astype(kind), last.astype(kind)


def _end(a: Any, b: Any) -> np.ndarray:
    return np.array([-(2 * a + b) / (a * (a + b)), (a + b) / (a * b), -a / (b * (a + b))])
