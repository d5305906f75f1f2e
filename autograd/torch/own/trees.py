"""torch.utils._pytree: containers of tensors, flattened and built again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from autograd.base.pytree import TreeDef, flatten, map_leaves, unflatten

__all__ = ["tree_flatten", "tree_leaves", "tree_map", "tree_unflatten"]

tree_flatten, tree_map = flatten, map_leaves


def tree_leaves(tree: Any) -> list[Any]:
    """The leaves of `tree` in order."""
    return flatten(tree)[0]


def tree_unflatten(leaves: Iterable[Any], treespec: TreeDef) -> Any:
    """What `tree_flatten` took apart, of other leaves."""
    return unflatten(treespec, leaves)
