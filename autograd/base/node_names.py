"""Names of nodes that PyTorch gives by the arguments of a call: the rules that rows name by `node`.

Nothing is kept for them: they read what the formulas of the node keep. `matmul` of two matrices is
`MmBackward0`, and ``x[0]`` is `SelectBackward0`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any


def _args(node: Any) -> dict[str, Any]:
    return dict(zip(node.arg_names, node.args or (), strict=False))


def _numbered(node: Any, number: int) -> str:
    return re.sub(r"\d+$", str(number), type(node).__name__)


def by_dim(node: Any) -> str:
    """Number 1 where a dimension is given, 0 without."""
    return _numbered(node, int(_args(node).get("dim") is not None))


def by_edges(node: Any) -> str:
    """Number 1 where the second argument is a Tensor that requires grad."""
    return _numbered(node, int(len(node.edges) > 1 and node.edges[1] is not None))


def by_index(node: Any) -> str:
    """That of the last item that does something: an index is a row of operations."""
    index = _args(node).get("index", ())
    stem = "Alias"
    for item in index if isinstance(index, tuple) else (index,):
        if isinstance(item, bool) or not (
            item is None or item is ... or isinstance(item, slice) or hasattr(item, "__index__")
        ):
            return "IndexBackward0"
        if hasattr(item, "ndim") and item.ndim:
            return "IndexBackward0"
        if item is None:
            stem = "Unsqueeze"
        elif isinstance(item, slice):
            stem = stem if item == slice(None) else "Slice"
        elif item is not ...:
            stem = "Select"
    return f"{stem}Backward0"


_PRODUCTS: dict[tuple[int, ...], str] = {
    (1, 1): "DotBackward0",
    (2, 1): "MvBackward0",
    (1, 2): "SqueezeBackward4",
}


def by_ranks(node: Any) -> str:
    """That of a product of arrays of such ranks."""
    ranks = tuple(len(shape) for name, shape in _args(node).items() if name.endswith("_shape"))
    return _PRODUCTS.get(ranks, "MmBackward0" if ranks == (2, 2) else "UnsafeViewBackward0")


def by_bias(node: Any) -> str:
    """That of a product with a matrix, to which a bias may be added."""
    if len(_args(node).get("input_shape", ())) != 2:
        return "ViewBackward0"
    return "MmBackward0" if node.edges[-1] is None else "AddmmBackward0"


def by_sizes(node: Any) -> str:
    """That of parts of one size, of which the last may be smaller, or of parts of given sizes."""
    sizes = _args(node).get("split_sizes", ())
    even = len({*sizes[:-1]}) == 1 and sizes[-1] <= sizes[0]
    return "SplitBackward0" if even else "SplitWithSizesBackward0"


RULES: dict[str, Callable[[Any], str]] = {
    each.__name__: each for each in (by_bias, by_dim, by_edges, by_index, by_ranks, by_sizes)
}
