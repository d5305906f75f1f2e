"""What char_rnn.py and small_gpt.py share: a play as numbers, training on it, writing more of it.

The text is Shakespeare's A Midsummer Night's Dream (data/README.md). A model gets the characters so
far, as numbers of shape (batch, length), and gives scores of shape (batch, length, symbols) for the
character that follows each of them. The last tenth of the play is only ever looked at to report.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from digits import Progress, count, rate
from pictures import add_folder, draw

import autograd as torch
from autograd.nn import functional as F  # noqa: N812

TEXT = Path(__file__).resolve().parent / "data" / "midsummer.txt"

Integers = npt.NDArray[np.int64]


class Play:
    """The play: `symbols`, its characters in order, and `train` and `test`, their numbers."""

    def __init__(self, path: Path = TEXT) -> None:
        text = path.read_text(encoding="ascii")
        self.symbols = "".join(sorted(set(text)))
        numbers = self.encode(text)
        border = len(numbers) * 9 // 10
        self.train, self.test = numbers[:border], numbers[border:]

    def encode(self, text: str) -> Integers:
        """The numbers of the characters of `text`."""
        known = {symbol: number for number, symbol in enumerate(self.symbols)}
        return np.array([known[symbol] for symbol in text], np.int64)

    def decode(self, numbers: Sequence[int]) -> str:
        """The text of `numbers`."""
        return "".join(self.symbols[number] for number in numbers)


def windows(numbers: Integers, starts: Integers, length: int) -> tuple[Any, Any]:
    """Pieces of `length` from each of `starts`, and the same pieces one character later."""
    pieces = numbers[starts[:, None] + np.arange(length + 1)]
    return torch.from_numpy(pieces[:, :-1].copy()), torch.from_numpy(pieces[:, 1:].copy())


def loss_of(model: Any, inputs: Any, targets: Any) -> Any:
    """The mean of -log(probability given to the right character), in nats."""
    scores = model(inputs)
    return F.cross_entropy(scores.reshape(-1, scores.shape[-1]), targets.reshape(-1))


def evaluate(model: Any, numbers: Integers, length: int) -> float:
    """The loss on the whole of `numbers`, cut into pieces of `length`."""
    starts = np.arange(0, len(numbers) - length - 1, length)
    model.eval()
    with torch.no_grad():
        losses = [
            loss_of(model, *windows(numbers, part, length)).item()
            for part in np.array_split(starts, -(-len(starts) // 64))
        ]
    model.train()
    return float(np.mean(losses))


def write(
    model: Any, play: Play, context: int, size: int, seed: int, temperature: float = 0.7
) -> str:
    """`size` characters as the model would go on, each drawn with its probability."""
    rng = np.random.default_rng(seed)
    numbers = list(play.encode("\n"))
    model.eval()
    with torch.no_grad():
        for _ in range(size):
            recent = torch.from_numpy(np.array([numbers[-context:]]))
            scores = model(recent).numpy()[0, -1] / temperature
            shares = np.exp(scores.astype(np.float64) - scores.max())
            numbers.append(int(rng.choice(len(shares), p=shares / shares.sum())))
    return play.decode(numbers[1:])


def train(model: Any, play: Play, options: argparse.Namespace) -> list[float]:
    """Train for `options.steps` steps; the loss in each of them."""
    rng = np.random.default_rng(options.seed)
    optimizer = torch.optim.AdamW(model.parameters(), lr=options.lr, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, options.lr, total_steps=options.steps + 1, cycle_momentum=False
    )
    progress = Progress(options.steps, what="step")
    last = len(play.train) - options.length
    losses = []
    for step in range(options.steps):
        starts = rng.integers(0, last, options.batch_size)
        loss = loss_of(model, *windows(play.train, starts, options.length))
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        losses.append(loss.item())
        progress.show(step + 1, f"loss {losses[-1]:.3f}")
    return losses


def picture(folder: Path, name: str, losses: Sequence[float], unseen: float, text: str) -> None:
    """Draw the learning curve and, beside it, what the model writes."""

    def paint(left: Any, right: Any) -> None:
        left.plot(losses, label="loss of a step")
        left.axhline(unseen, color="black", linestyle=":", label="loss on unseen text")
        left.set_xlabel("step")
        left.set_ylabel("nats per character")
        left.legend()
        lines = [part for line in text.splitlines() for part in textwrap.wrap(line, 60) or [""]]
        right.text(0, 1, "\n".join(lines[:18]), va="top", family="monospace", fontsize=8)
        right.set_title("what it writes")
        right.set_axis_off()

    draw(folder, name, paint, panels=2)


def main(
    name: str,
    build: Callable[[int, int], Any],
    description: str,
    arguments: Sequence[str] | None,
    *,
    steps: int,
    quick: int,
    goal: float,
    lr: float,
) -> int:
    """The program: `build` makes the model of a number of symbols and a length of context.

    name: of the example and its picture. steps, quick: how many to train for, without options and
    with ``--quick``. goal: the loss that a full run must reach.
    """
    parser = argparse.ArgumentParser(
        description=description,
        epilog=f"Exit status: 0; 1 if the loss is above {goal} (not with --quick); 2 for a wrong "
        "option.",
    )
    parser.add_argument("--steps", type=count, default=steps, help=f"of training ({steps})")
    parser.add_argument("--batch-size", type=count, default=32, help="pieces in a step (32)")
    parser.add_argument("--length", type=count, default=64, help="of a piece (64)")
    parser.add_argument("--lr", type=rate, default=lr, help=f"largest learning rate ({lr})")
    parser.add_argument("--seed", type=int, default=0, help="of weights, pieces and sample (0)")
    parser.add_argument("--sample", type=count, default=400, help="characters to write (400)")
    parser.add_argument("--quick", action="store_true", help=f"{quick} steps, any loss will do")
    add_folder(parser)
    options = parser.parse_args(arguments)
    if options.seed < 0:
        parser.error(f"argument --seed: must not be negative, got {options.seed}")
    if options.quick:
        options.steps, options.sample = quick, min(options.sample, 80)

    torch.set_default_dtype(torch.float32)
    torch.manual_seed(options.seed)
    play = Play()
    model = build(len(play.symbols), options.length)
    size = sum(each.numel() for each in model.parameters())
    print(f"{size} parameters, {len(play.train)} characters to learn from", file=sys.stderr)
    start = time.perf_counter()
    losses = train(model, play, options)
    loss = evaluate(model, play.test, options.length)
    print(f"trained for {time.perf_counter() - start:.0f} s", file=sys.stderr)
    print(f"loss on unseen text: {loss:.3f} nats per character")
    text = write(model, play, options.length, options.sample, options.seed)
    print(text)
    picture(options.out, name, losses, loss, text)
    if loss > goal and not options.quick:
        print(f"the loss is above the goal of {goal}", file=sys.stderr)
        return 1
    return 0
