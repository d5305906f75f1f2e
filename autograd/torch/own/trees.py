"""torch.utils._pytree: containers of tensors, flattened and built again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from autograd.base.ops import ops
from autograd.base.pytree import TreeDef, flatten, register, unflatten
from autograd.core.tensor import Tensor

__all__ = [
    "Context", "PyTree", "TreeSpec", "_dict_flatten", "_dict_flatten_with_keys", "_dict_unflatten",
    "_flatten_dense_tensors", "_group_tensors_by_device_and_dtype", "_namedtuple_flatten",
    "_namedtuple_unflatten",
    "_unflatten_dense_tensors", "register_pytree_node", "tree_all", "tree_any",
    "tree_flatten", "tree_leaves", "tree_map",
    "tree_map_only", "tree_structure", "tree_unflatten",
]  # fmt: skip

Context = PyTree = Any
TreeSpec = TreeDef
_LEAF = TreeDef(None)


def tree_flatten(tree: Any) -> tuple[list[Any], TreeDef]:
    """The leaves of `tree` in order, of which None is one here, and its form."""
    found, form = flatten(tree)
    leaves: list[Any] = []
    return leaves, _none_as_leaf(form, iter(found), leaves)


def _none_as_leaf(form: TreeDef, found: Iterator[Any], leaves: list[Any]) -> TreeDef:
    if form.kind in (None, type(None)):
        leaves.append(next(found) if form.kind is None else None)
        return _LEAF
    children = tuple([_none_as_leaf(child, found, leaves) for child in form.children])
    return replace(form, children=children)


def tree_map(func: Callable[..., Any], tree: Any, *rests: Any) -> Any:
    """`tree` with each leaf replaced by what `func` makes of it, and of those of `rests`."""
    leaves, form = tree_flatten(tree)
    return unflatten(form, map(func, leaves, *map(tree_leaves, rests)))


def register_pytree_node(cls: type, flatten_fn: Any, unflatten_fn: Any, **named: Any) -> None:
    """Makes `cls` a container: ``flatten_fn(x)`` gives a list and a context, which `unflatten_fn`
    makes one of. named: PyTorch's names for it in files and for its items, accepted."""
    register(cls, flatten_fn, unflatten_fn)


def _dict_flatten(given: Any) -> tuple[list[Any], list[Any]]:
    """The values and the keys of a dict."""
    return list(given.values()), list(given)


def _dict_unflatten(values: Iterable[Any], keys: Iterable[Any]) -> dict[Any, Any]:
    """The dict of these."""
    return dict(zip(keys, values, strict=True))


_dict_flatten_with_keys = _dict_flatten  # of which nothing here asks the keys


def tree_leaves(tree: Any) -> list[Any]:
    """The leaves of `tree` in order."""
    return tree_flatten(tree)[0]


def tree_unflatten(leaves: Iterable[Any], treespec: TreeDef) -> Any:
    """What `tree_flatten` took apart, of other leaves."""
    return unflatten(treespec, leaves)


def tree_structure(tree: Any) -> TreeDef:
    """The form of `tree`."""
    return tree_flatten(tree)[1]


def tree_map_only(kind: Any, function: Callable[[Any], Any], tree: Any) -> Any:
    """`tree` with ``function(x)`` in the place of those leaves that are instances of `kind`."""
    return tree_map(lambda x: function(x) if isinstance(x, kind) else x, tree)


def _namedtuple_flatten(d: Any) -> tuple[list[Any], Any]:
    return list(d), type(d)


def _namedtuple_unflatten(values: Iterable[Any], context: Any) -> Any:
    return context(*values)


def tree_all(pred: Callable[[Any], bool], tree: Any) -> bool:
    """Whether ``pred(x)`` is true for all leaves."""
    return all(map(pred, tree_leaves(tree)))


def tree_any(pred: Callable[[Any], bool], tree: Any) -> bool:
    """Whether ``pred(x)`` is true for a leaf."""
    return any(map(pred, tree_leaves(tree)))


def _flatten_dense_tensors(tensors: Sequence[Tensor]) -> Tensor:
    """All elements of `tensors`, which have one dtype, one after another."""
    return ops.cat([x.reshape(-1) for x in tensors])


def _unflatten_dense_tensors(flat: Tensor, tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """Parts of `flat` of the shapes of `tensors`, views of it."""
    parts = flat.split([x.numel() for x in tensors])
    return tuple(part.view(x.shape) for part, x in zip(parts, tensors, strict=True))


def _group_tensors_by_device_and_dtype(
    tensorlistlist: Sequence[Sequence[Any]], with_indices: bool = False
) -> dict[tuple[Any, Any], Any]:
    """The columns of lists of one length by device and dtype of what the first list has there: of
    each group the lists, and the columns' numbers with `with_indices`."""
    found: dict[tuple[Any, Any], Any] = {}
    for i, column in enumerate(zip(*tensorlistlist, strict=True)):
        key = (column[0].device, column[0].dtype)
        lists, places = found.setdefault(key, ([[] for _ in tensorlistlist], []))
        for kept, x in zip(lists, column, strict=True):
            kept.append(x)
        places.extend([i] * with_indices)
    return found
