"""The samples of the suite for `python -m codegen verify --samples tests.samples.proofs`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from codegen.proofs.calls import Call
from tests.samples.rows import spec_of

__all__ = ["calls"]


def calls(row: str, dtype: Any = np.float64) -> Sequence[Call]:
    """The samples of a row; in complex dtypes none if the row takes no complex numbers."""
    spec = spec_of(row)
    if spec is None or (np.dtype(dtype).kind == "c" and not spec.complex):
        return []
    return [
        Call(
            sample.args,
            sample.kwargs,
            check=not sample.unchecked,
            second=spec.second,
            within=spec.within,
        )
        for sample in spec.draw(dtype)
    ]
