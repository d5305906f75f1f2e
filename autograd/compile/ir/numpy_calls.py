"""NumPy's functions on traced tensors that are no rows: what is known without any value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.core.dispatch import OPERATIONS
from generated.serving import SERVING

__all__ = ["KNOWN"]


def _like(function: Callable[..., Any]) -> Callable[..., Any]:
    """The row that serves a function such as `np.zeros_like`."""

    def like(a: Any, dtype: Any = None, **kwargs: Any) -> Any:
        return OPERATIONS[SERVING[function.__name__]].function(a, dtype=dtype)

    return like


KNOWN: dict[Callable[..., Any], Callable[..., Any]] = {
    # What may be a view is taken for one; a copy that is not needed is dropped from the graph.
    np.may_share_memory: lambda a, b: True,
    np.shares_memory: lambda a, b: True,
    **{each: _like(each) for each in (np.zeros_like, np.ones_like, np.empty_like)},
    np.shape: lambda a: a.shape,
    np.ndim: lambda a: a.ndim,
    np.iscomplexobj: lambda x: x.dtype.kind == "c",
    np.isrealobj: lambda x: x.dtype.kind != "c",
    np.result_type: lambda *x: np.result_type(*[getattr(each, "dtype", each) for each in x]),
}
"""NumPy's function -> what it gives for traced tensors."""
