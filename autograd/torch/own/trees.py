"""torch.utils._pytree: containers of tensors, flattened and built again."""

from __future__ import annotations

from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from autograd.base.ops import ops
from autograd.base.pytree import REGISTERED, TreeDef, _opened, register, unflatten
from autograd.core.runtime import ReturnType
from autograd.core.tensor import Tensor
from autograd.methods.placement import Size

__all__ = [
    "Context", "LeafSpec", "PyTree", "TreeSpec", "_dict_flatten", "_dict_flatten_with_keys",
    "_dict_unflatten", "_flatten_dense_tensors", "_group_tensors_by_device_and_dtype",
    "_namedtuple_flatten", "_namedtuple_unflatten", "_unflatten_dense_tensors",
    "register_pytree_node", "tree_all", "tree_all_only", "tree_any", "tree_any_only",
    "tree_flatten", "tree_leaves", "tree_map", "tree_map_only", "tree_structure", "tree_unflatten",
]  # fmt: skip

Context = PyTree = Any
_CONTAINERS = {tuple, list, dict, OrderedDict, defaultdict, deque, Size}


class TreeSpec(TreeDef):
    """The form of a tree by PyTorch's rules: None, instances of dataclasses and of other subclasses
    of containers than named tuples are leaves, and a dict has its items in its own order."""

    __slots__ = ()

    type = property(lambda self: self.kind)
    num_leaves = property(lambda self: self.count)
    num_children = property(lambda self: len(self.children))
    num_nodes = property(lambda self: 1 + sum(each.num_nodes for each in self.children))
    children_specs = property(lambda self: list(self.children))

    def is_leaf(self) -> bool:
        """Whether it is that of a leaf."""
        return self.kind is None

    def unflatten(self, leaves: Iterable[Any]) -> Any:
        """The tree of these leaves."""
        return tree_unflatten(leaves, self)

    def flatten_up_to(self, tree: Any) -> list[Any]:
        """What `tree`, which has this form as far as that goes, has in the place of each leaf.
        Raises ValueError if it has another."""
        if self.kind is None:
            return [tree]
        items = _opened(tree)[1]
        if tree.__class__ is self.kind and self.keys is not None:
            items = [tree[key] for key in self.keys] if tree.keys() == set(self.keys) else ()
        if tree.__class__ is not self.kind or len(items) != len(self.children):
            raise ValueError(f"Type mismatch; expected {self!r}, but got {tree!r}.")
        pairs = zip(self.children, items, strict=True)
        return [x for child, item in pairs for x in child.flatten_up_to(item)]  # type: ignore[attr-defined]


class LeafSpec(TreeSpec):
    """The form of a leaf."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(None)


_LEAF = LeafSpec()


def tree_flatten(
    tree: Any, is_leaf: Callable[[Any], bool] | None = None
) -> tuple[list[Any], TreeSpec]:
    """The leaves of `tree` in order, and its form. is_leaf: which containers are leaves, too."""
    leaves: list[Any] = []
    return leaves, _walk(tree, leaves, is_leaf)


def _walk(tree: Any, leaves: list[Any], is_leaf: Callable[[Any], bool] | None) -> TreeSpec:
    kind = tree.__class__
    known = kind in _CONTAINERS or kind in REGISTERED or issubclass(kind, ReturnType)
    named = issubclass(kind, tuple) and hasattr(kind, "_fields")
    if not (known or named) or (is_leaf is not None and is_leaf(tree)):
        leaves.append(tree)
        return _LEAF
    top, items = _opened(tree)
    keys = top.keys
    if keys is not None:
        keys, items = tuple(tree), tuple(tree.values())
    children = tuple(_walk(each, leaves, is_leaf) for each in items)
    return TreeSpec(kind, keys, children, top.extra, keys)


def tree_map(
    func: Callable[..., Any], tree: Any, *rests: Any, is_leaf: Callable[[Any], bool] | None = None
) -> Any:
    """`tree` with ``func(x, *others)`` in the place of each leaf x, and what `rests` have there.
    Raises ValueError if they have another form."""
    leaves, form = tree_flatten(tree, is_leaf)
    return tree_unflatten(map(func, leaves, *map(form.flatten_up_to, rests)), form)


def register_pytree_node(cls: type, flatten_fn: Any, unflatten_fn: Any, **named: Any) -> None:
    """Makes `cls` a container: ``flatten_fn(x)`` gives a list and a context, which `unflatten_fn`
    makes one of. named: PyTorch's names for it in files and for its items, accepted. Raises
    ValueError for a class that is one already."""
    if cls in REGISTERED or cls in _CONTAINERS:
        raise ValueError(f"{cls} is already registered as pytree node.")
    register(cls, flatten_fn, unflatten_fn)


def _dict_flatten(given: Any) -> tuple[list[Any], list[Any]]:
    """The values and the keys of a dict."""
    return list(given.values()), list(given)


def _dict_unflatten(values: Iterable[Any], keys: Iterable[Any]) -> dict[Any, Any]:
    """The dict of these."""
    return dict(zip(keys, values, strict=True))


_dict_flatten_with_keys = _dict_flatten  # of which nothing here asks the keys


def tree_leaves(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> list[Any]:
    """The leaves of `tree` in order."""
    return tree_flatten(tree, is_leaf)[0]


def tree_unflatten(leaves: Iterable[Any], treespec: TreeDef) -> Any:
    """What `tree_flatten` took apart, of other leaves."""
    return unflatten(treespec, leaves)


def tree_structure(tree: Any, is_leaf: Callable[[Any], bool] | None = None) -> TreeSpec:
    """The form of `tree`."""
    return tree_flatten(tree, is_leaf)[1]


def _chooses(kind: Any) -> Callable[[Any], bool]:
    """Whether a leaf is meant by `kind`: a class, several, or a function that says so."""
    if callable(kind) and not isinstance(kind, type):
        return kind
    return lambda x: isinstance(x, kind)


def tree_map_only(kind: Any, function: Callable[[Any], Any], tree: Any, is_leaf: Any = None) -> Any:
    """`tree` with ``function(x)`` in the place of those leaves that are instances of `kind`, or for
    which ``kind(x)`` is true."""
    chosen = _chooses(kind)
    return tree_map(lambda x: function(x) if chosen(x) else x, tree, is_leaf=is_leaf)


def tree_all_only(kind: Any, pred: Callable[[Any], bool], tree: Any) -> bool:
    """Whether ``pred(x)`` is true for all leaves that are meant by `kind`, see `tree_map_only`."""
    return all(map(pred, filter(_chooses(kind), tree_leaves(tree))))


def tree_any_only(kind: Any, pred: Callable[[Any], bool], tree: Any) -> bool:
    """Whether ``pred(x)`` is true for a leaf that is meant by `kind`, see `tree_map_only`."""
    return any(map(pred, filter(_chooses(kind), tree_leaves(tree))))


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
