"""Train a recurrent network to write like Shakespeare, character by character.

    python examples/char_rnn.py            # a few minutes
    python examples/char_rnn.py --help

The model is an embedding, a layer of gated recurrent units and a linear map to the scores of the
characters; data, training and the writing of more are in characters.py. Standard output is the loss
on a part of the play that was not learned from, and a sample; progress goes to standard error.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import characters

import autograd as torch
from autograd import nn

STEPS, QUICK = 600, 25
GOAL = 2.0


class Recurrent(nn.Module):
    """Scores (batch, length, symbols) of what follows each of the characters (batch, length)."""

    def __init__(self, symbols: int, width: int = 32, hidden: int = 128) -> None:
        super().__init__()
        self.embedding = nn.Embedding(symbols, width)
        self.cells = nn.GRU(width, hidden, batch_first=True)
        self.scores = nn.Linear(hidden, symbols)

    def forward(self, characters: torch.Tensor) -> torch.Tensor:
        states, _ = self.cells(self.embedding(characters))
        return self.scores(states)


def main(arguments: Sequence[str] | None = None) -> int:
    return characters.main(
        "char_rnn",
        lambda symbols, length: Recurrent(symbols),
        "Train a recurrent network on a play by Shakespeare.",
        arguments,
        steps=STEPS,
        quick=QUICK,
        goal=GOAL,
        lr=1e-2,
    )


if __name__ == "__main__":
    sys.exit(main())
