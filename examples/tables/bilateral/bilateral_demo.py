"""Learn how strongly to smooth a noisy picture without blurring its edges.

    python examples/tables/bilateral/bilateral_demo.py [--seed N]

A drawn picture, a disc and a bar over a slope of brightness, gets noise. The two widths of the
bilateral filter are learnt on it by gradient descent on the error against the clean one, and then
used on another picture with other noise. For comparison: the best that a Gaussian blur can do
there, which is the same filter with a range so wide that all differences count alike.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

import autograd as ag

HERE = Path(__file__).resolve().parent
RADIUS = 3
NOISE = 0.1
NO_EDGES = 1e6  # a width in brightness at which all differences count alike

Floats: TypeAlias = npt.NDArray[np.float64]


def load() -> Any:
    """The operations of bilateral.yaml."""
    sys.path.insert(0, str(HERE))
    try:
        import bilateral_kernels
    finally:
        sys.path.remove(str(HERE))
    return ag.load_table(HERE / "bilateral.yaml", kernels=bilateral_kernels)


def picture(centre: tuple[float, float], size: int = 40) -> Floats:
    """A disc about `centre` and a bar over a slope of brightness, of shape (size, size)."""
    y, x = np.mgrid[:size, :size] / size
    image = 0.2 + 0.2 * x
    image[(y - centre[0]) ** 2 + (x - centre[1]) ** 2 < 0.04] += 0.5
    image[np.abs(y - 0.85) < 0.06] -= 0.15
    return image


def quality(image: Floats, clean: Floats) -> float:
    """The peak signal-to-noise ratio in decibels."""
    return float(-10 * np.log10(np.mean((image - clean) ** 2)))


def learn(ops: Any, noisy: Floats, clean: Floats, steps: int = 40) -> tuple[float, float]:
    """The widths in space and in brightness of the least error, by descent on their logarithms."""
    widths: Any = ag.tensor(np.log([1.0, 0.3]), requires_grad=True)
    for _ in range(steps):
        space, brightness = ag.unbind(widths.exp())
        loss = ((ops.bilateral_filter(noisy, space, brightness, RADIUS) - clean) ** 2).mean().log()
        widths.grad = None
        loss.backward()
        with ag.no_grad():
            widths -= 0.3 * widths.grad
    space, brightness = np.exp(widths.detach().numpy())
    return float(space), float(brightness)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=0, help="of the noise (default: 0)")
    random = np.random.default_rng(parser.parse_args(arguments).seed)
    ops = load()
    seen, unseen = picture((0.4, 0.4)), picture((0.45, 0.6))
    noisy = [clean + NOISE * random.standard_normal(clean.shape) for clean in (seen, unseen)]
    space, brightness = learn(ops, noisy[0], seen)
    print(f"learnt: width in space {space:.2f} pixels, in brightness {brightness:.3f}")
    filtered = ops.bilateral_filter(noisy[1], space, brightness, RADIUS).numpy()
    blurred = (
        ops.bilateral_filter(noisy[1], width, NO_EDGES, RADIUS).numpy()
        for width in np.arange(0.3, 2, 0.1)
    )
    print("on a picture that was not seen:")
    print(f"    noisy             {quality(noisy[1], unseen):.1f} dB")
    print(f"    best blur         {max(quality(each, unseen) for each in blurred):.1f} dB")
    print(f"    bilateral filter  {quality(filtered, unseen):.1f} dB")


if __name__ == "__main__":
    main()
