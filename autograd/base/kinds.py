"""The kinds of rows: what sort of map an operation is, as the table says (docs/table.md)."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """What `Row.kind` and `Operation.kind` may be."""

    POINTWISE = "pointwise"
    COMPARISON = "comparison"
    REDUCTION = "reduction"
    NORMALIZATION = "normalization"
    SCAN = "scan"
    VIEW = "view"
    LINEAR = "linear"
    BILINEAR = "bilinear"
    GATHER = "gather"
    SCATTER = "scatter"
    SORT = "sort"
    LINALG = "linalg"
    WINDOW = "window"
    LOSS = "loss"
    COMPOSITE = "composite"
    CREATION = "creation"
    QUERY = "query"


ELEMENTWISE = frozenset({Kind.POINTWISE, Kind.COMPARISON})
"""The kinds of which each element of the result comes from those at its place."""
