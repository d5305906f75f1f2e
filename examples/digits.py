"""Train a network with two hidden layers on real handwritten digits.

    python examples/digits.py              # some seconds, at least 97 % of unseen digits right
    python examples/digits.py --help

The 1797 images of the UCI set (examples/data/README.md) are split once and for all, class by class,
into three quarters to learn from and one quarter that is only ever looked at to report. Everything
a reader may want to steal stands in `step`: forward, backward, stochastic gradient descent with
momentum, in a dozen lines over `autograd`.

Standard output is the result, one line; progress goes to standard error.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

if __name__ == "__main__":
    # Matrices of this size are too small to share: threads of BLAS that wait for each other made a
    # run four times as long, and more on a busy machine. BLAS reads this when NumPy is imported.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt

import autograd as ag

DATA = Path(__file__).resolve().parent / "data" / "digits.npz"
GOAL = 0.97
QUICK_EPOCHS = 5

Floats: TypeAlias = npt.NDArray[np.float64]
Integers: TypeAlias = npt.NDArray[np.int64]


def load(path: Path = DATA) -> tuple[Floats, Integers]:
    """The images as float64 of shape (n, 64) from 0 to 1, and the labels as int64 of shape (n,)."""
    with np.load(path, allow_pickle=False) as data:
        images, labels = data["images"], data["labels"]
    return images.reshape(len(images), -1) / 16.0, labels.astype(np.int64)


def split(labels: Integers, test_share: float = 0.25) -> tuple[Integers, Integers]:
    """Indices to train and to test on: shuffled within each class, the same ones on every call."""
    rng = np.random.default_rng(0)
    train, test = [], []
    for digit in np.unique(labels):
        members = rng.permutation(np.flatnonzero(labels == digit))
        border = round(test_share * len(members))
        test.append(members[:border])
        train.append(members[border:])
    return np.concatenate(train), np.concatenate(test)


def jitter(images: Floats, rng: np.random.Generator, share: float = 0.5) -> Floats:
    """A copy of `images` (n, 64) in which `share` of them moved by up to one pixel each way.

    A digit moved by a pixel is the same digit, which a fully connected layer cannot know.
    """
    n = len(images)
    padded = np.pad(images.reshape(n, 8, 8), ((0, 0), (1, 1), (1, 1)))
    moves = rng.integers(-1, 2, size=(2, n)) * (rng.random(n) < share)
    rows, columns = (1 + moves)[:, :, None] + np.arange(8)
    return padded[np.arange(n)[:, None, None], rows[:, :, None], columns[:, None, :]].reshape(n, 64)


def network(sizes: Sequence[int], rng: np.random.Generator) -> list[ag.Tensor]:
    """Weight (out, in) and bias (out,) of each layer, drawn as He et al. (2015) do for relu."""
    parameters = []
    for fan_in, fan_out in itertools.pairwise(sizes):
        weight = rng.normal(scale=np.sqrt(2 / fan_in), size=(fan_out, fan_in))
        parameters += [
            ag.tensor(weight, requires_grad=True),
            ag.tensor(np.zeros(fan_out), requires_grad=True),
        ]
    return parameters


def logits(parameters: Sequence[ag.Tensor], x: ag.Tensor) -> ag.Tensor:
    """The scores (n, 10) of the images `x` (n, 64)."""
    *hidden, weight, bias = parameters
    for w, b in zip(hidden[::2], hidden[1::2], strict=True):
        x = ag.nn.functional.linear(x, w, b).relu()
    return ag.nn.functional.linear(x, weight, bias)


def step(
    parameters: Sequence[ag.Tensor],
    velocities: Sequence[ag.Tensor],
    images: Floats,
    labels: Integers,
    lr: float,
    momentum: float = 0.9,
    weight_decay: float = 1e-3,
) -> float:
    """One step of gradient descent on a batch, in place; gives the loss before the step."""
    scores = logits(parameters, ag.tensor(images))
    loss = ag.nn.functional.cross_entropy(scores, ag.tensor(labels))
    loss.backward()
    with ag.no_grad():
        for p, v in zip(parameters, velocities, strict=True):
            assert p.grad is not None  # the loss depends on every parameter
            v.mul_(momentum).add_(p.grad).add_(p, alpha=weight_decay)
            p.sub_(v, alpha=lr)
            p.grad = None
    return loss.item()


def accuracy(parameters: Sequence[ag.Tensor], images: Floats, labels: Integers) -> float:
    """The share of `images` (n, 64) whose highest score is the label's."""
    with ag.no_grad():
        guesses = logits(parameters, ag.tensor(images)).numpy().argmax(axis=1)
    return float(np.mean(guesses == labels))


def train(
    options: argparse.Namespace,
    train_set: tuple[Floats, Integers],
    test_set: tuple[Floats, Integers],
) -> Iterator[tuple[float, float]]:
    """Train for `options.epochs`; yield the mean loss and the test accuracy after each epoch."""
    images, labels = train_set
    rng = np.random.default_rng(options.seed)
    parameters = network((images.shape[1], *options.hidden, 10), rng)
    velocities = [ag.zeros_like(p) for p in parameters]
    mean = images.mean(axis=0)
    batches = max(1, len(images) // options.batch_size)
    for epoch in range(options.epochs):
        moved = jitter(images, rng) - mean
        losses = []
        for i, batch in enumerate(np.array_split(rng.permutation(len(images)), batches)):
            # From --lr down to zero in a straight line: the last steps settle instead of wandering.
            lr = options.lr * (1 - (epoch + i / batches) / options.epochs)
            losses.append(step(parameters, velocities, moved[batch], labels[batch], lr))
        yield float(np.mean(losses)), accuracy(parameters, test_set[0] - mean, test_set[1])


class Progress:
    """A bar on a terminal, redrawn in place; anywhere else one line at the end."""

    def __init__(self, total: int, width: int = 30, what: str = "epoch") -> None:
        self.total, self.width, self.what = total, width, what
        self.start = time.perf_counter()

    def show(self, done: int, text: str) -> None:
        seconds = time.perf_counter() - self.start
        line = f"{self.what} {done}/{self.total}  {text}  {seconds:.1f} s"
        last = done == self.total
        if sys.stderr.isatty():
            filled = self.width * done // self.total
            bar = "#" * filled + "-" * (self.width - filled)
            print(f"\r[{bar}] {line}\x1b[K", end="\n" if last else "", file=sys.stderr, flush=True)
        elif last:
            print(line, file=sys.stderr)


def draw(history: Sequence[tuple[float, float]], path: Path) -> bool:
    """Write the learning curve to `path`; False where matplotlib is not installed."""
    try:
        import matplotlib
    except ImportError:
        return False
    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    losses, accuracies = zip(*history, strict=True)
    epochs = range(1, len(history) + 1)
    figure, left = plt.subplots(figsize=(7, 4), layout="constrained")
    left.semilogy(epochs, losses, color="tab:blue")
    left.set_title(f"Handwritten digits: {accuracies[-1]:.2%} of unseen images right")
    left.set_xlabel("epoch")
    left.set_ylabel("training loss", color="tab:blue")
    right = left.twinx()
    right.plot(epochs, [100 * (1 - a) for a in accuracies], color="tab:orange")
    right.set_ylabel("test error, %", color="tab:orange")
    right.set_ylim(bottom=0)
    figure.savefig(path, dpi=120)
    plt.close(figure)
    return True


def positive(kind: type[int] | type[float], text: str) -> float:
    """`text` as a number above zero, for argparse."""
    number = kind(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"must be above 0 and finite, got {text}")
    return number


def count(text: str) -> float:
    return positive(int, text)


def rate(text: str) -> float:
    return positive(float, text)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Train a network with two hidden layers on 1797 real handwritten digits.",
        epilog=f"Exit status: 0; 1 if fewer than {GOAL:.0%} of the test images are right "
        "(not with --quick); 2 for a wrong option.",
    )
    parser.add_argument("--epochs", type=count, default=60, help="passes over the images (60)")
    parser.add_argument("--batch-size", type=count, default=64, help="images in one step (64)")
    parser.add_argument("--lr", type=rate, default=0.2, help="learning rate at the start (0.2)")
    parser.add_argument(
        "--hidden",
        type=count,
        nargs=2,
        default=(256, 128),
        metavar="UNITS",
        help="units of the two hidden layers (256 128)",
    )
    parser.add_argument("--seed", type=int, default=0, help="of weights, order and shifts (0)")
    parser.add_argument(
        "--figure",
        type=Path,
        metavar="PATH",
        default=Path("digits.png"),
        help="the learning curve, drawn if matplotlib is installed (digits.png)",
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help=f"{QUICK_EPOCHS} epochs to see that it works; any accuracy will do",
    )
    options = parser.parse_args(arguments)
    if options.seed < 0:
        parser.error(f"argument --seed: must not be negative, got {options.seed}")
    if not options.figure.parent.is_dir():
        parser.error(f"argument --figure: no such folder: {options.figure.parent}")
    if options.quick:
        options.epochs = QUICK_EPOCHS
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    images, labels = load()
    train_index, test_index = split(labels)
    train_set = images[train_index], labels[train_index]
    test_set = images[test_index], labels[test_index]

    history = []
    progress = Progress(options.epochs)
    for loss, share in train(options, train_set, test_set):
        history.append((loss, share))
        progress.show(len(history), f"loss {loss:.4f}  test accuracy {share:.2%}")

    if draw(history, options.figure):
        print(f"learning curve: {options.figure}", file=sys.stderr)
    else:
        print("no learning curve: matplotlib is not installed", file=sys.stderr)

    final = history[-1][1]
    print(f"test accuracy: {final:.2%} ({round(final * len(test_index))} of {len(test_index)})")
    if final < GOAL and not options.quick:
        print(f"digits.py: the accuracy is below the goal of {GOAL:.0%}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
