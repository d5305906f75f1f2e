"""The bilateral filter and its derivatives, one offset of the window at a time.

With weights w = exp(-|p - q|^2 / (2 s^2) - (I_p - I_q)^2 / (2 r^2)) of the pixels q around p, the
result is R_p = sum_q w I_q / W_p where W_p = sum_q w. Any change of w changes it by
dw (I_q - R_p) / W_p. Memory is that of a few images, whatever the radius.

`bilateral_slopes` is NumPy that runs on Tensors too, so second derivatives follow from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["bilateral_filter", "bilateral_slopes"]

Array = npt.NDArray[Any]
Shift = tuple[int, int]


def bilateral_filter(image: Array, sigma_space: Array, sigma_range: Array, radius: int) -> Array:
    """The filtered image.

    Raises ValueError for a radius below 0, or an image that has no height and width.
    """
    if radius < 0:
        raise ValueError(f"bilateral_filter: radius must not be negative, got {radius}")
    if np.ndim(image) < 2:
        raise ValueError(
            f"bilateral_filter: image must be of shape (..., height, width), got {np.shape(image)}"
        )
    # The pixel itself, of weight 1; so the sum of the weights never vanishes.
    total, weighted = np.ones_like(image), np.array(image)
    for shift in _shifts(radius, image):
        here, there = _overlap(shift)
        centre, neighbour = image[here], image[there]
        weight = _weight(centre - neighbour, shift, sigma_space, sigma_range)
        total[here] += weight
        weighted[here] += weight * neighbour
    return weighted / total


def bilateral_slopes(
    grad: Any, result: Any, image: Any, sigma_space: Any, sigma_range: Any, radius: int
) -> tuple[Any, Any, Any]:
    """The gradients of image, sigma_space and sigma_range, of arrays or Tensors.

    What the weights are differentiated by stands in an exponent, so each derivative is the weight
    times that of the exponent: -(d / r^2), +(d / r^2) for I_p and I_q with d = I_p - I_q, and
    |p - q|^2 / s^3, d^2 / r^3 for the sigmas.
    """
    total = 1 + sum(
        _placed(_weight_at(image, shift, sigma_space, sigma_range), shift)
        for shift in _shifts(radius, image)
    )
    share = grad / total
    of_image, of_space, of_range = share, 0 * sigma_space, 0 * sigma_range
    for shift in _shifts(radius, image):
        here, there = _overlap(shift)
        centre, neighbour = image[here], image[there]
        difference = centre - neighbour
        weight = _weight(difference, shift, sigma_space, sigma_range) * share[here]
        pull = weight * (neighbour - result[here])
        slope = pull * difference / sigma_range**2
        back = (-shift[0], -shift[1])
        of_image = of_image - _placed(slope, shift) + _placed(weight + slope, back)
        of_space = of_space + pull.sum() * (shift[0] ** 2 + shift[1] ** 2) / sigma_space**3
        of_range = of_range + (pull * difference**2).sum() / sigma_range**3
    return of_image, of_space, of_range


def _shifts(radius: int, image: Any) -> Iterator[Shift]:
    """The offsets of a window that an image has room for, without that of the pixel itself."""
    ys, xs = (
        range(-reach, reach + 1) for reach in (min(radius, size - 1) for size in image.shape[-2:])
    )
    return ((dy, dx) for dy in ys for dx in xs if (dy, dx) != (0, 0))


def _overlap(shift: Shift) -> tuple[Any, Any]:
    """Where the pixels stand that have a neighbour at that offset, and where the neighbours do."""
    here = tuple(slice(max(0, -d), -d if d > 0 else None) for d in shift)
    there = tuple(slice(max(0, d), d if d < 0 else None) for d in shift)
    return (..., *here), (..., *there)


def _placed(part: Any, shift: Shift) -> Any:
    """An image that holds `part` where the pixels have a neighbour at that offset, else 0."""
    (above, below), (left, right) = ((max(0, -d), max(0, d)) for d in shift)
    widths = [(0, 0)] * (np.ndim(part) - 2) + [(above, below), (left, right)]
    return np.pad(part, widths)


def _weight_at(image: Any, shift: Shift, sigma_space: Any, sigma_range: Any) -> Any:
    here, there = _overlap(shift)
    return _weight(image[here] - image[there], shift, sigma_space, sigma_range)


def _weight(difference: Any, shift: Shift, sigma_space: Any, sigma_range: Any) -> Any:
    squared = shift[0] ** 2 + shift[1] ** 2
    return np.exp(-0.5 * (squared / sigma_space**2 + (difference / sigma_range) ** 2))
