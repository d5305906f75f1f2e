"""Hooks: functions that are shown gradients on their way back, and may replace them.

A node that nobody hooked has ``hooks = None``, and a leaf no ``_hooks``; the engine leaves its loop
for the others only. The order is PyTorch's: the hooks of a tensor; its ``.grad``, if it retains it;
the pre-hooks of its node; the node (at a leaf: the addition to ``.grad``); the hooks that wait for
that addition; the hooks of the node. Of one sort they run in the order of their registration, and
each sees what the one before it has made of the gradient.

Hooks see Tensors. In a pass that is not recorded they run with recording switched off, on copies,
so that one which writes into its argument changes its own path only.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.base.grad_mode import enable_grad, no_grad
from autograd.base.ops import above
from autograd.core.watched_leaves import watch

if TYPE_CHECKING:
    from autograd.core.node import Node
    from autograd.core.tensor import Tensor

_keys = itertools.count()


class _Hooks(dict[int, Callable[..., Any]]):
    """Hooks of one sort by the number of their handle, in the order of registration."""

    __slots__ = ("__weakref__",)

    def register(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        handle = RemovableHandle(self)
        others = list(self.items()) if prepend else []
        for key, _ in others:
            del self[key]
        self[handle.id] = hook
        self.update(others)
        return handle


class RemovableHandle:
    """Removes a hook: by `remove()`, or at the end of a `with` block.

    It does not keep the tensor or node alive. A hook may be removed more than once.
    """

    __slots__ = ("hooks_dict_ref", "id")

    def __init__(self, hooks: _Hooks) -> None:
        self.hooks_dict_ref = weakref.ref(hooks)
        self.id = next(_keys)

    def remove(self) -> None:
        hooks = self.hooks_dict_ref()
        if hooks is not None:
            hooks.pop(self.id, None)

    def __enter__(self) -> RemovableHandle:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.remove()


# ---- where hooks are kept ------------------------------------------------------------------------


class NodeHooks:
    """The hooks of a node and of the tensors that it made.

    outputs   output number -> the hooks of that tensor
    retained  the tensors that retain their gradient
    memory    their arrays: in-place functions see that somebody knows them (`clock.ALONE`) and let
              `autograd.views.rebase` move the tensors to their new node
    pre, post the node's own
    """

    __slots__ = ("memory", "outputs", "post", "pre", "retained")

    def __init__(self) -> None:
        self.outputs: dict[int, _Hooks] = {}
        self.retained: list[weakref.ref[Tensor]] = []
        self.memory: list[Any] = []
        self.pre = _Hooks()
        self.post = _Hooks()

    def of_output(self, nr: int) -> _Hooks:
        return self.outputs.setdefault(nr, _Hooks())

    def retains(self, tensor: Tensor) -> bool:
        return any(reference() is tensor for reference in self.retained)

    def retain(self, tensor: Tensor) -> None:
        self.retained.append(weakref.ref(tensor))
        self.memory.append(tensor._data)

    def release(self, tensor: Tensor) -> None:
        i = next(i for i, reference in enumerate(self.retained) if reference() is tensor)
        del self.retained[i], self.memory[i]

    def on_arrival(self, node: Node, grad: Any) -> Any:
        """The gradient of the node's output (several: a dict by number) after the hooks of the
        tensors; those that retain their gradient have got it."""
        for nr, hooks in self.outputs.items():
            if not node.many_outputs:
                grad = _shown(hooks, grad)
            elif nr in grad:
                grad[nr] = _shown(hooks, grad[nr])
        if not self.retained:
            return grad
        for reference in self.retained:
            tensor = reference()
            if tensor is not None:
                g = grad.get(tensor.output_nr) if node.many_outputs else grad
                if g is not None:
                    above.accumulate_anew(tensor, g)
        return grad

    def before(self, node: Node, grad: Any) -> Any:
        """`grad` after the node's pre-hooks; None where they leave none."""
        if not self.pre:
            return grad
        given = self._outputs(node, grad)
        recorded = _recorded(given)
        result = _shown_tuple(self.pre, (), [_tensor(g, recorded) for g in given], recorded)
        kept = {nr: _back(g, recorded) for nr, g in enumerate(result) if g is not None}
        return (kept or None) if node.many_outputs else kept.get(0)

    def after(self, node: Node, grad: Any, results: Sequence[Any]) -> Sequence[Any]:
        """`results`, the gradients of the inputs, after the node's hooks."""
        if not self.post:
            return results
        outputs = self._outputs(node, grad)
        recorded = _recorded([*outputs, *results])
        grads = tuple([_tensor(g, recorded) for g in outputs])
        shown = [_tensor(g, recorded) for g in results]
        return [_back(g, recorded) for g in _shown_tuple(self.post, (grads,), shown, recorded)]

    @staticmethod
    def _outputs(node: Node, grad: Any) -> list[Any]:
        """The gradients of the outputs as a list. Of a node with several outputs it ends with the
        last one that has a gradient: the node does not know how many there are."""
        if not node.many_outputs:
            return [grad]
        return [grad.get(nr) for nr in range(max(grad or (0,)) + 1)]


class LeafHooks:
    """The hooks of a leaf, and of its AccumulateGrad. False if there are none.

    tensor      shown the gradient
    pre, post   those of the AccumulateGrad node
    accumulated shown the leaf itself after its ``.grad`` has been added to
    """

    __slots__ = ("accumulated", "post", "pre", "tensor")

    def __init__(self) -> None:
        self.tensor = _Hooks()
        self.pre = _Hooks()
        self.accumulated = _Hooks()
        self.post = _Hooks()

    def __bool__(self) -> bool:
        return bool(self.tensor or self.pre or self.accumulated or self.post)

    def on_arrival(self, grad: Any) -> Any:
        """`grad` after the hooks of the tensor."""
        return _shown(self.tensor, grad)

    def before(self, grad: Any) -> Any:
        """`grad` after the pre-hooks of the AccumulateGrad; None where they leave none."""
        if not self.pre:
            return grad
        recorded = _recorded([grad])
        (g,) = _shown_tuple(self.pre, (), [_tensor(grad, recorded)], recorded)
        return _back(g, recorded)

    def outputs(self, grad: Any) -> tuple[Any, ...]:
        """What `after` is to be given of `grad`, which is about to be added to ``.grad``."""
        return (_tensor(grad, _recorded([grad])),) if self.post else (None,)

    def after(self, leaf: Tensor, outputs: tuple[Any, ...], recorded: bool) -> None:
        """Runs what is to run once the gradient has been added to the ``.grad`` of `leaf`."""
        with _mode(recorded):
            given: Any = leaf
            for hook in list(self.accumulated.values()):
                result = hook(given)
                given = given if result is None else result  # as in PyTorch, which then refuses it
            if given is not leaf:
                raise RuntimeError("Tensor post accumulate grad hooks should return None.")
        _shown_tuple(self.post, (outputs,), (), recorded)


def hooks_of(node: Node) -> NodeHooks:
    """The hooks of a node that is no AccumulateGrad; from now on it has some."""
    if node.hooks is None:
        node.hooks = NodeHooks()
    return node.hooks


def register_on_leaf(leaf: Tensor, which: str, hook: Any) -> RemovableHandle:
    """Registers one of those that LeafHooks calls `which`; the leaf is watched from now on."""
    hooks = getattr(leaf, "_hooks", None)
    if hooks is None:
        hooks = leaf._hooks = LeafHooks()
    handle: RemovableHandle = getattr(hooks, which).register(hook)
    watch(leaf)  # last: a leaf that is watched without a hook is forgotten
    return handle


# ---- what Tensor and Node call -------------------------------------------------------------------


def register_hook(tensor: Tensor, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle:
    """See `Tensor.register_hook`."""
    _check_requires_grad(tensor)
    node = tensor.grad_fn
    if node is None:
        return register_on_leaf(tensor, "tensor", hook)
    leaf = node._leaf
    if leaf is not None:  # what a node had saved of a leaf whose memory was replaced
        return register_on_leaf(leaf, "tensor", hook)
    return hooks_of(node).of_output(tensor.output_nr).register(hook)


def register_post_accumulate_grad_hook(
    tensor: Tensor, hook: Callable[[Tensor], None]
) -> RemovableHandle:
    """See `Tensor.register_post_accumulate_grad_hook`."""
    _check_requires_grad(tensor)
    if tensor.grad_fn is not None:
        raise RuntimeError("post accumulate grad hooks cannot be registered on non-leaf tensors")
    return register_on_leaf(tensor, "accumulated", hook)


def _check_requires_grad(tensor: Tensor) -> None:
    if tensor._fn is None:
        raise RuntimeError("cannot register a hook on a tensor that doesn't require gradient")


def retains_grad(tensor: Tensor) -> bool:
    """See `Tensor.retains_grad`."""
    hooks = getattr(tensor.grad_fn, "hooks", None)
    return isinstance(hooks, NodeHooks) and hooks.retains(tensor)


def retain_grad(tensor: Tensor) -> None:
    """See `Tensor.retain_grad`."""
    if tensor._fn is None:
        raise RuntimeError("can't retain_grad on Tensor that has requires_grad=False")
    node = tensor.grad_fn
    if node is not None and node._leaf is None and not retains_grad(tensor):
        hooks_of(node).retain(tensor)


# ---- running -------------------------------------------------------------------------------------


def _recorded(grads: Sequence[Any]) -> bool:
    """Whether gradients are Tensors, as they are in a pass that is recorded."""
    return any(isinstance(g, above.Tensor) for g in grads)


def _mode(recorded: bool) -> Any:
    return enable_grad() if recorded else no_grad()


def _tensor(g: Any, recorded: bool) -> Any:
    """A gradient as hooks see it."""
    # A copy: the buffer may belong to other paths too, which a hook must not write into.
    return g if recorded or g is None else above.from_array(np.array(g))


def _back(g: Any, recorded: bool) -> Any:
    """The gradient in what hooks have left."""
    return g if recorded or g is None else g._data


def _shown(hooks: _Hooks, grad: Any) -> Any:
    """`grad`, an array or a Tensor, as `hooks` leave it."""
    if not hooks:
        return grad
    recorded = _recorded([grad])
    current = _tensor(grad, recorded)
    with _mode(recorded):
        for hook in list(hooks.values()):
            result = hook(current)
            if result is not None:
                _check_result(hook, current, result)
                current = result
    return _back(current, recorded)


def _shown_tuple(
    hooks: _Hooks, others: tuple[Any, ...], grads: Sequence[Any], recorded: bool
) -> tuple[Any, ...]:
    """`grads` as the `hooks` of a node leave them, which are also given `others`."""
    current = tuple(grads)
    with _mode(recorded):
        for hook in list(hooks.values()):
            result = hook(current, *others)
            if result is None:
                continue
            if not isinstance(result, tuple):
                raise TypeError(f"expected tuple, but hook returned '{type(result).__name__}'")
            if len(result) != len(current):
                raise RuntimeError(
                    f"hook '{_name(hook)}' has returned an incorrect number of values "
                    f"(got {len(result)}, but expected {len(current)})"
                )
            for old, new in zip(current, result, strict=True):
                if new is not None:
                    _check_result(hook, old, new)
            current = result
    return current


def _check_result(hook: Any, old: Tensor | None, new: Any) -> None:
    """Raises unless a hook may put `new` in the place of the gradient `old`."""
    if old is None:
        raise RuntimeError("can't replace a None gradient with a non-None value")
    if not isinstance(new, above.Tensor):
        raise TypeError(f"expected Variable, but hook returned '{type(new).__name__}'")
    if new.dtype != old.dtype:
        raise RuntimeError(
            f"hook '{_name(hook)}' has changed the type of value (was {old.dtype} got {new.dtype})"
        )
    if new.shape != old.shape:
        raise RuntimeError(
            f"hook '{_name(hook)}' has changed the size of value "
            f"(was {list(old.shape)} got {list(new.shape)})"
        )


def _name(hook: Any) -> str:
    return getattr(hook, "__name__", repr(hook))
