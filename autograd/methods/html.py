"""Tensors in notebooks."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.duck import outside
from autograd.base.html import preformatted, table

_MOST = 12  # rows and columns that are shown as a table


def tensor_html(tensor: Any) -> str:
    """A table of the elements of a small vector or matrix, with dtype, shape and what records it;
    of others the text of `repr`."""
    array = tensor._data
    if outside(array) or array.__class__ is not np.ndarray or not 1 <= array.ndim <= 2:
        return preformatted(repr(tensor))
    if not 0 < max(array.shape) <= _MOST or not array.size:
        return preformatted(repr(tensor))
    facts = [f"Tensor {array.dtype} {list(array.shape)}"]
    if tensor.grad_fn is not None:
        facts.append(f"grad_fn={tensor.grad_fn.name()}")
    elif tensor.requires_grad:
        facts.append("requires_grad")
    text = "{}" if array.dtype.kind in "biu" else "{:.4g}"
    rows = [[text.format(each) for each in row] for row in np.atleast_2d(array).tolist()]
    return table(", ".join(facts), (), rows)
