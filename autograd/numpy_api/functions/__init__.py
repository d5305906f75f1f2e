"""NumPy functions whose arguments or semantics differ from those of the rows that serve them.

Each module holds one theme. An adapter has NumPy's signature and is made of operations of the
table, so it needs no derivative of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.numpy_api.functions.decompositions import DECOMPOSITIONS
from autograd.numpy_api.functions.fourier import FOURIER
from autograd.numpy_api.functions.joining import JOINING
from autograd.numpy_api.functions.numerics import NUMERICS
from autograd.numpy_api.functions.picking import PICKING
from autograd.numpy_api.functions.products import PRODUCTS
from autograd.numpy_api.functions.shapes import SHAPES
from autograd.numpy_api.functions.statistics import STATISTICS
from autograd.numpy_api.functions.systems import SYSTEMS

__all__ = ["ADAPTERS"]

ADAPTERS: dict[str, Callable[..., Any]] = {
    name: adapter
    for theme in (
        *(DECOMPOSITIONS, FOURIER, JOINING, NUMERICS, PICKING, PRODUCTS, SHAPES, STATISTICS),
        SYSTEMS,
    )
    for name, adapter in theme.items()
}
"""The adapters by NumPy's name, dotted below numpy: ``linalg.norm``."""
