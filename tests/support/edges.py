"""The samples of the suite with their shapes cut down to the edges: empty, one element, 0-d."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import autograd as ag
from autograd.core.tensor import Tensor
from tests.support.sampling import Sample

__all__ = ["INNER", "edges"]

# Parts of other rows: they trust the shapes that they are given.
INNER = (
    "_diagonal_backward", "_getitem_backward", "nn.functional._cross_entropy_soft",
    "_unfold_backward",
)  # fmt: skip


def _without_rows(x: np.ndarray) -> np.ndarray:
    return x[:0] if x.ndim else x


def _without_columns(x: np.ndarray) -> np.ndarray:
    return x[..., :0] if x.ndim else x


def _empty(x: np.ndarray) -> np.ndarray:
    return x[(slice(0),) * x.ndim]


def _single(x: np.ndarray) -> np.ndarray:
    return x[(slice(1),) * x.ndim]


def _scalar(x: np.ndarray) -> np.ndarray:
    return x.reshape(-1)[0] if x.size else x.reshape(-1)


_CUTS: dict[str, Callable[[np.ndarray], Any]] = {
    "no rows": _without_rows, "no columns": _without_columns, "empty": _empty,
    "one element": _single, "0-d": _scalar,
}  # fmt: skip


def edges(sample: Sample) -> Iterator[tuple[str, Sample]]:
    """The sample with all tensors cut down, or only the first: most such calls are no error."""
    tensors = sample.tensors
    if not tensors:
        return
    for name, cut in _CUTS.items():
        yield name, sample.mapped(lambda x, cut=cut: _cut(x, cut))
        if len(tensors) > 1:
            first = tensors[0]
            yield (
                f"{name} in the first input",
                sample.mapped(lambda x, cut=cut, first=first: _cut(x, cut) if x is first else x),
            )


def _cut(x: Tensor, cut: Callable[[np.ndarray], Any]) -> Tensor:
    return ag.tensor(np.array(cut(x.detach().numpy())), requires_grad=x.requires_grad)
