"""Hooks on what nodes save: packed when it is saved, unpacked when it is read.

While hooks hold in a thread, every node that it makes is given, right after its birth, a class of
the same name in which `saved` is a property: what is stored there is packed, what is read from
there is unpacked. Generated functions and the engine know nothing of this, and nodes made while no
hooks hold are the same as ever.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from autograd.base.grad_mode import _set
from autograd.core import version_counter as clock
from autograd.core.node import Node, _connected, check_unwritten, refuse_freed
from autograd.core.observers import on_node
from autograd.core.tensor import LEAF, Tensor

FREED_HOOKS = (
    "Calling register_hooks on a saved tensor after it has been freed. Saved intermediate values "
    "of the graph are freed when you call .backward() or autograd.grad(). Specify "
    "retain_graph=True if you need to backward through the graph a second time or if you need to "
    "access saved variables after calling backward."
)


class _Local(threading.local):
    hooks: tuple[Hooks, ...] = ()  # the innermost last
    listening: AbstractContextManager[None] | None = None
    disabled: str | None = None
    waiting: list[Node] | None = None  # nodes that are packed later
    resting: bool = False


_local = _Local()


class saved_tensors_hooks:  # noqa: N801  (PyTorch's name)
    """A block in which what nodes save is packed by one function and unpacked by another.

    pack_hook(tensor) is called for every tensor that an operation saves, and may return anything;
    unpack_hook is called with that whenever the saved value is read, and must return a Tensor of
    the same content. Numbers (the 2 of ``x * 2``) are kept as they are. The hooks hold in this
    thread; of several nested blocks the innermost applies. Both run with recording switched off.

    What pack_hook returns should not hold on to its argument, which may be the output of the very
    node that saves it: return ``tensor.detach()``, or the argument itself, which is harmless.

    Raises RuntimeError where `disable_saved_tensors_hooks` holds, and TypeError for hooks that
    cannot be called, when the block is entered. Reading a saved value raises TypeError if
    unpack_hook returns no Tensor, and RuntimeError if it has another shape or kind of dtype, or if
    it is the memory that was saved and has been written in place since.

    >>> import autograd as ag
    >>> x = ag.tensor([1.0, 2.0], requires_grad=True)
    >>> with saved_tensors_hooks(lambda t: t.detach().to(ag.float16), lambda t: t.to(ag.float64)):
    ...     y = (x * x).sum()
    >>> y.backward()
    >>> x.grad
    tensor([2., 4.])
    """

    _watched = True

    def __init__(
        self, pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Tensor]
    ) -> None:
        self.pack_hook = pack_hook
        self.unpack_hook = unpack_hook

    def __enter__(self) -> None:
        if _local.disabled is not None:
            raise RuntimeError(_local.disabled)
        hooks = Hooks(*_checked("saved_tensors_hooks", self.pack_hook, self.unpack_hook))
        if not _local.hooks:
            _local.listening = on_node(_adopt)
            _local.listening.__enter__()
        _local.hooks = (*_local.hooks, hooks._replace(watched=self._watched))

    def __exit__(self, *exc_info: object) -> None:
        _local.hooks = _local.hooks[:-1]
        listening = _local.listening
        if not _local.hooks and listening is not None:
            _local.listening = None
            listening.__exit__(None, None, None)


@contextmanager
def disable_saved_tensors_hooks(error_message: str) -> Iterator[None]:
    """A block in which hooks on saved values are refused: RuntimeError with `error_message`.

    It is raised at once where hooks hold already. This thread only.
    """
    previous = _local.disabled
    if _local.hooks:
        raise RuntimeError(error_message)
    _local.disabled = error_message
    try:
        yield
    finally:
        _local.disabled = previous


def _checked(caller: str, pack: Any, unpack: Any) -> tuple[Any, Any]:
    for name, hook in (("pack_hook", pack), ("unpack_hook", unpack)):
        if not callable(hook):
            raise TypeError(
                f"{caller}(): incompatible function arguments: argument '{name}' must be callable, "
                f"not {type(hook).__name__}"
            )
    return pack, unpack


# ---- one tensor ----------------------------------------------------------------------------------


class Held:
    """A Tensor kept for later in the way nodes keep what they save: packed by the hooks that hold,
    and refused if it has been written in between.

    holder, name: as what the error says it was saved.
    """

    __slots__ = ("edge", "holder", "name", "stamp", "value")

    def __init__(self, tensor: Tensor, holder: str, name: str) -> None:
        hooks = _local.hooks
        self.stamp = clock.next_stamp()
        self.edge = tensor if tensor._fn is LEAF else tensor._fn
        # The array, not the Tensor alone: a write is noted while somebody else holds the array.
        self.value = Packed(tensor, hooks[-1]) if hooks else tensor._data
        self.holder = holder
        self.name = name

    def tensor(self) -> Tensor:
        """The Tensor, or one of the same content that leads to the same place in the graph."""
        value = self.value
        if isinstance(value, Packed):
            value = value.array(self._connect, self.stamp, self.holder, self.name)
        else:
            check_unwritten(value, self.stamp, self.holder, self.name)
        return self._connect(value)

    def _connect(self, array: np.ndarray) -> Tensor:
        return _connected(array, self.edge)


# ---- nodes ---------------------------------------------------------------------------------------

_slot: Any = vars(Node)["saved"]


class _PackedValues:
    """What the engine sees of a node's packed values: they are unpacked one by one when read."""

    __slots__ = ("node", "values")

    def __init__(self, node: Node, values: tuple[Any, ...]) -> None:
        self.node = node
        self.values = values

    def __len__(self) -> int:
        return len(self.values)

    def __iter__(self) -> Iterator[Any]:
        return map(self.__getitem__, range(len(self.values)))

    def __getitem__(self, nr: int) -> Any:
        value = self.values[nr]
        if isinstance(value, tuple):
            return tuple(self._unpacked(nr, k, each) for k, each in enumerate(value))
        return self._unpacked(nr, None, value)

    def _unpacked(self, nr: int, k: int | None, value: Any) -> Any:
        node = self.node
        output = node.recomputed.get(nr)
        again = None if output is None else partial(self._again, output)
        if not isinstance(value, Packed):
            if again is None or value is None or not clock.written_since(value, node.stamp):
                return value
            return again()

        def connect(array: Any) -> Tensor:
            return _tensor_of(node, nr, k, array)

        stamp = node.stamp if node.reads_values() else None
        return value.array(connect, stamp, node.name(), node.saved_names[nr], again)

    def _again(self, output: int) -> np.ndarray:
        """An output of the node, computed from what it saved of its inputs."""
        node = self.node
        saved = [None if nr in node.recomputed else self[nr] for nr in range(len(self))]
        return np.asarray(node.recompute(saved)[output])


class _Packs:
    """What is different in a node whose saved values hooks pack."""

    __slots__ = ()

    @property
    def saved(self: Any) -> Any:
        values = _slot.__get__(self)
        # Released values, or none that were saved, are no tuple or an empty one.
        return _PackedValues(self, values) if values and isinstance(values, tuple) else values

    @saved.setter
    def saved(self: Any, values: Any) -> None:
        if _local.hooks and isinstance(values, tuple):
            hooks = _local.hooks[-1]
            values = tuple(
                tuple(_pack(self, nr, k, each, hooks) for k, each in enumerate(value))
                if isinstance(value, tuple)
                else _pack(self, nr, None, value, hooks)
                for nr, value in enumerate(values)
            )
        _slot.__set__(self, values)

    def check_saved(self: Any) -> None:
        """Checks what is kept as it is; the others are checked when they are unpacked."""
        if not self.reads_values():
            return
        values = _slot.__get__(self)
        for nr, (name, value) in enumerate(zip(self.saved_names, values, strict=True)):
            for array in value if isinstance(value, tuple) else (value,):
                if isinstance(array, np.ndarray) and nr not in self.recomputed:
                    check_unwritten(array, self.stamp, self.name(), name)

    def _show_saved(self: Any, attribute: str) -> Any:
        name = attribute.removeprefix("_saved_")
        if name in self.saved_names and isinstance(self.saved, _PackedValues):
            nr = self.saved_names.index(name)  # no other value needs to be unpacked for it
            return self._wrap_saved(self.saved[nr], self.saved_edges[nr])
        return super()._show_saved(attribute)  # type: ignore[misc]


def _adopt(node: Node) -> None:
    """Gives a node just made the class whose saved values are packed, if hooks hold here."""
    if _local.hooks and not _local.resting and not isinstance(node, _Packs):
        if _local.waiting is not None:
            _local.waiting.append(node)
        else:
            node.__class__ = _packing(node.__class__)


def hooks_are_enabled() -> bool:
    """Whether hooks on saved values are allowed here."""
    return _local.disabled is None


def innermost_hooks() -> Hooks:
    """Those that pack what this thread's nodes save, where some do."""
    return _local.hooks[-1]


def hooks_hold() -> bool:
    """Whether what this thread's nodes save is packed."""
    return bool(_local.hooks)


@contextmanager
def resting_hooks() -> Iterator[None]:
    """A block in which hooks pack nothing in this thread: its nodes stand for others."""
    rested, _local.resting = _local.resting, True
    try:
        yield
    finally:
        _local.resting = rested


@contextmanager
def packed_later() -> Iterator[None]:
    """A block in which nodes keep arrays; what they keep at its end is packed then.

    For in-place operations, which exchange what the node saved before they write.
    """
    if _local.waiting is not None:  # a block around this one packs
        yield
        return
    waiting = _local.waiting = []
    try:
        yield
    finally:
        _local.waiting = None
    for node in waiting:
        values = node.saved
        node.__class__ = _packing(node.__class__)
        node.saved = values


def _packing(cls: type[Node]) -> type[Node]:
    """The class of the same name and slots as `cls` whose saved values hooks pack."""
    made: type[Node] | None = vars(cls).get("_packing")
    if made is None:
        details = {"__slots__": (), "__module__": cls.__module__, "__qualname__": cls.__qualname__}
        made = type(cls.__name__, (_Packs, cls), {**details, "__doc__": cls.__doc__})
        cls._packing = made  # type: ignore[attr-defined]
    return made


def _tensor_of(node: Node, nr: int, k: int | None, array: Any) -> Tensor:
    """The Tensor of saved value `nr` of a node (of a list: of its item `k`)."""
    edge = node.saved_edges[nr]
    if k is None:
        return node._wrap_saved(array, edge)
    return _connected(array, None if edge is None else node.edges[edge + k])


def _pack(node: Node, nr: int, k: int | None, array: Any, hooks: Hooks) -> Any:
    """A value that `node` saves, packed if it is one of a tensor.

    Numbers come as arrays without dimensions which nobody can write, see `autograd.core.dispatch`.
    """
    if not isinstance(array, np.ndarray) or (array.ndim == 0 and not array.flags.writeable):
        return array
    if clock.last_write[0] < node.stamp and clock.written_since(array, node.stamp) is not None:
        return array  # overwritten by the operation itself: the backward pass will say so
    return Packed(_tensor_of(node, nr, k, array), hooks)


# ---- PyTorch's _raw_saved_<name> -----------------------------------------------------------------


class SavedTensor:
    """A value that a node saves, for hooks of its own: ``node._raw_saved_<name>``."""

    __slots__ = ("_k", "_node", "_nr")

    def __init__(self, *place: Any) -> None:
        if not place:
            raise RuntimeError(
                "Trying to create a SavedTensor object from Python is forbidden: it belongs to a "
                "node, as node._raw_saved_<name>"
            )
        self._node, self._nr, self._k = place

    def register_hooks(
        self, pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Tensor] | None = None
    ) -> None:
        """Packs this value now, and unpacks it whenever it is read; see `saved_tensors_hooks`.

        Raises TypeError for hooks that cannot be called, RuntimeError if the value has been freed,
        is None, or has hooks already.
        """
        hooks = Hooks(*_checked("register_hooks", pack_hook, unpack_hook))
        node, nr, k = self._node, self._nr, self._k
        values = _slot.__get__(node)
        if not isinstance(values, tuple):
            raise RuntimeError(FREED_HOOKS)
        value = values[nr] if k is None else values[nr][k]
        if value is None:
            raise RuntimeError(
                "Calling register_hooks on a saved tensor with value None is forbidden"
            )
        if isinstance(value, Packed):
            raise RuntimeError(
                "Calling register_hooks on a saved tensor whose hooks have already been set. "
                "Hint: only one pair of hooks is allowed at a time."
            )
        check_unwritten(value, node.stamp, node.name(), node.saved_names[nr])
        packed: Any = Packed(_tensor_of(node, nr, k, value), hooks)
        if k is not None:
            packed = (*values[nr][:k], packed, *values[nr][k + 1 :])
        if not isinstance(node, _Packs):
            node.__class__ = _packing(node.__class__)
        _slot.__set__(node, (*values[:nr], packed, *values[nr + 1 :]))

    def __repr__(self) -> str:
        return f"<SavedTensor {self._node.name()}.{self._node.saved_names[self._nr]}>"


def raw_saved(node: Node, nr: int) -> SavedTensor | tuple[SavedTensor, ...]:
    """Saved value `nr` of a node, for hooks of its own; of a list one for each item."""
    values = _slot.__get__(node)
    if not isinstance(values, tuple):
        refuse_freed(node.name(), node.saved_names, values)
    if isinstance(values[nr], tuple):
        return tuple(SavedTensor(node, nr, k) for k in range(len(values[nr])))
    return SavedTensor(node, nr, None)


MODIFIED = (
    "A saved tensor pack hook is modifying its input in place. Tensors provided as input to pack "
    "hook cannot be modified by in-place operations as this can lead to unexpected side-effects. "
    "Please open an issue if you need to perform in-place operations on the input to a pack hook."
)


class Hooks(NamedTuple):
    """What holds in a thread. `watched`: what unpack gives back is the memory that was saved, if it
    is the same, and not something that has been computed again in that memory."""

    pack: Callable[[Tensor], Any]
    unpack: Callable[[Any], Tensor]
    watched: bool = True


class Packed:
    """A saved value as the hooks keep it."""

    __slots__ = ("dtype", "owner", "packed", "shape", "unchanged", "unpack")

    def __init__(self, tensor: Tensor, hooks: Hooks) -> None:
        array = tensor._data
        last = clock.last_write[0]
        packed = _unrecorded(hooks.pack, tensor)
        if clock.last_write[0] != last and clock.written_since(array, last - 1) is not None:
            raise RuntimeError(MODIFIED)
        # The Tensor itself would close a cycle if it is an output of the node.
        self.unchanged = packed is tensor
        self.packed = array if self.unchanged else packed
        self.unpack = hooks.unpack
        self.shape = array.shape
        self.dtype = array.dtype
        self.owner = None
        if hooks.watched:
            try:
                self.owner = weakref.ref(clock._owner(array))
            except TypeError:  # of bytes: memory that nobody writes
                self.owner = None

    def array(
        self,
        connect: Callable[[Any], Tensor],
        stamp: int | None,
        holder: str,
        name: str,
        again: Callable[[], Any] | None = None,
    ) -> Any:
        """The unpacked array. `connect` makes the Tensor that pack was called with of its array;
        the others tell when, by whom and as what it was saved. No `stamp`: its values do not
        matter. `again` computes it once more, should it have been written."""
        packed = connect(self.packed) if self.unchanged else self.packed
        tensor = _unrecorded(self.unpack, packed)
        if not isinstance(tensor, Tensor):
            raise TypeError(
                "Output of saved tensor unpack_hook expected to be a Tensor but got result of type "
                f"{type(tensor).__name__}"
            )
        array = tensor._data
        if array.shape != self.shape:
            raise RuntimeError(
                f"{holder}.{name} was saved with shape {list(self.shape)}, but its unpack_hook "
                f"returned a Tensor of shape {list(array.shape)}: it must have the same content"
            )
        if array.dtype != self.dtype:
            if array.dtype.kind != self.dtype.kind:
                raise RuntimeError(
                    f"{holder}.{name} was saved with dtype {self.dtype}, but its unpack_hook "
                    f"returned a Tensor of dtype {array.dtype}: it must have the same content"
                )
            array = array.astype(self.dtype)
        if stamp is None or self.owner is None:
            return array
        if clock._owner(array) is self.owner():
            if again is not None and clock.written_since(array, stamp) is not None:
                return again()
            check_unwritten(array, stamp, holder, name)
        return array


def _unrecorded(hook: Callable[[Any], Any], value: Any) -> Any:
    """``hook(value)`` with recording switched off."""
    previous = _set(False)
    try:
        return hook(value)
    finally:
        _set(previous)
