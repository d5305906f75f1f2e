"""Find wrong labels among handwritten digits by the gradient of each sample.

    python examples/per_sample_gradients.py --out pictures

`func.vmap(func.grad(loss))` gives the gradients of all samples at once, where `backward()` would
only give their sum. A sample that pulls hard at a trained model often bears a wrong label: some of
the labels are changed here, and found again. What clips gradients for privacy works the same way.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from digits import load
from pictures import draw, mosaic, parse
from scipy import optimize

import autograd as ag
from autograd import func

Floats: TypeAlias = npt.NDArray[np.float64]
Integers: TypeAlias = npt.NDArray[np.int64]

RIDGE = 1e-2
WRONG_SHARE = 0.05


def spoiled(labels: Integers, seed: int) -> tuple[Integers, Integers]:
    """A copy of the labels in which WRONG_SHARE of them are others, and the places of those."""
    rng = np.random.default_rng(seed)
    wrong = rng.choice(len(labels), round(WRONG_SHARE * len(labels)), replace=False)
    changed = labels.copy()
    changed[wrong] = (labels[wrong] + rng.integers(1, 10, size=len(wrong))) % 10
    return changed, wrong


def loss(weights: Any, images: Any, labels: Any) -> Any:
    """The mean cross entropy of linear scores; weights (10, p), images (n, p) or one of (p,)."""
    return ag.nn.functional.cross_entropy(images @ weights.T, labels)


def train(images: Floats, labels: Integers) -> Floats:
    """The weights (10, p) of the least loss, with a penalty on their squares."""

    def penalised(flat: Any) -> Any:
        weights = flat.reshape(10, -1)
        return loss(weights, images, ag.tensor(labels)) + 0.5 * RIDGE * (flat**2).sum()

    start = np.zeros(10 * images.shape[1])
    found = optimize.minimize(func.value_and_grad(penalised), start, jac=True, method="L-BFGS-B")
    return found.x.reshape(10, -1)


def per_sample(weights: Floats, images: Floats, labels: Integers) -> Floats:
    """The gradient (n, 10, p) of the loss of each sample by itself."""
    gradients = func.vmap(func.grad(loss), in_dims=(None, 0, 0))
    return gradients(ag.tensor(weights), ag.tensor(images), ag.tensor(labels)).numpy()


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(__doc__, arguments)
    images, truth = load()
    if options.quick:
        images, truth = images[:400], truth[:400]
    images = np.hstack([images, np.ones((len(images), 1))])
    labels, wrong = spoiled(truth, options.seed)
    gradients = per_sample(train(images, labels), images, labels)
    norms = np.sqrt(np.sum(gradients**2, axis=(1, 2)))
    suspects = np.argsort(-norms)[: len(wrong)]
    share = len(np.intersect1d(suspects, wrong)) / len(wrong)
    print(f"{len(wrong)} of {len(labels)} labels are wrong")
    print(f"of the {len(wrong)} largest gradients {share:.1%} belong to them")

    def paint(left: Any, right: Any) -> None:
        steps = np.linspace(0, norms.max(), 40)
        left.hist(np.delete(norms, wrong), steps, color="0.7", label="right labels")
        left.hist(norms[wrong], steps, color="tab:red", label="wrong labels")
        left.set_yscale("log")
        left.set_xlabel("norm of the gradient of a sample")
        left.set_ylabel("samples")
        left.legend()
        captions = [f"label {labels[i]}, is {truth[i]}" for i in suspects[:16]]
        mosaic(right, images[suspects[:16], :64], captions)
        right.set_title("the largest gradients")

    draw(options.out, "per_sample_gradients", paint, panels=2)
    return 0


if __name__ == "__main__":
    sys.exit(main())
