"""Train a small transformer to write like Shakespeare, character by character.

    python examples/small_gpt.py           # a few minutes
    python examples/small_gpt.py --help

Embeddings of characters and places, blocks of causal attention and two linear layers, and scores of
the characters: the architecture of GPT-2 (Radford et al. 2019), a few hundred thousand parameters
large. Data, training and the writing of more are in characters.py. Standard output is the loss on a
part of the play that was not learned from, and a sample; progress goes to standard error.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import characters

import autograd as torch
from autograd import nn
from autograd.nn import functional as F  # noqa: N812

STEPS, QUICK = 800, 25
GOAL = 1.8


class Block(nn.Module):
    """Causal attention, then two linear layers, each normalised before and added to its input."""

    def __init__(self, width: int, heads: int, dropout: float) -> None:
        super().__init__()
        self.heads = heads
        self.norm1 = nn.LayerNorm(width)
        self.queries_keys_values = nn.Linear(width, 3 * width)
        self.mix = nn.Linear(width, width)
        self.norm2 = nn.LayerNorm(width)
        self.wide = nn.Sequential(
            nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width), nn.Dropout(dropout)
        )
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x + self.dropout(self.mix(self.attended(self.norm1(x))))
        return x + self.wide(self.norm2(x))

    def attended(self, x: torch.Tensor) -> torch.Tensor:
        """What each place takes from those before it, (batch, length, width)."""
        n, length, width = x.shape
        parts = self.queries_keys_values(x).reshape(n, length, 3, self.heads, width // self.heads)
        query, key, value = parts.permute(2, 0, 3, 1, 4).unbind(0)
        found = F.scaled_dot_product_attention(query, key, value, is_causal=True)
        return found.transpose(1, 2).reshape(n, length, width)


class SmallGPT(nn.Module):
    """Scores (batch, length, symbols) of what follows each of the characters (batch, length)."""

    def __init__(
        self,
        symbols: int,
        length: int,
        width: int = 128,
        heads: int = 4,
        depth: int = 2,
        dropout: float = 0.1,
    ) -> None:
        super().__init__()
        self.characters = nn.Embedding(symbols, width)
        self.places = nn.Embedding(length, width)
        self.blocks = nn.Sequential(*(Block(width, heads, dropout) for _ in range(depth)))
        self.norm = nn.LayerNorm(width)
        self.scores = nn.Linear(width, symbols, bias=False)
        self.apply(self.start)

    @staticmethod
    def start(module: nn.Module) -> None:
        """Small weights at first, as GPT-2 has them."""
        if isinstance(module, nn.Linear | nn.Embedding):
            nn.init.normal_(module.weight, std=0.02)
        if isinstance(module, nn.Linear) and module.bias is not None:
            nn.init.zeros_(module.bias)

    def forward(self, characters: torch.Tensor) -> torch.Tensor:
        places = torch.arange(characters.shape[1])
        x = self.characters(characters) + self.places(places)
        return self.scores(self.norm(self.blocks(x)))


def main(arguments: Sequence[str] | None = None) -> int:
    return characters.main(
        "small_gpt",
        SmallGPT,
        "Train a small transformer on a play by Shakespeare.",
        arguments,
        steps=STEPS,
        quick=QUICK,
        goal=GOAL,
        lr=3e-3,
    )


if __name__ == "__main__":
    sys.exit(main())
