"""Nodes of the backward graph, and the edges between them.

A node is made by a recorded operation. Its classes are generated (`generated/`), one per row of
derivatives.yaml; they only add the formulas. Edges lead from a node to what its inputs came from:

* a `Node`: the input is the output of an operation;
* an `Output`: the input is one of several outputs of an operation;
* a leaf `Tensor` that requires grad, itself (its `AccumulateGrad` is made when somebody looks);
* None: no gradient is wanted there.

Nodes refer to their inputs only, never to their outputs, so a graph has no reference cycles.
"""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

import numpy as np
from numpy import float64

from autograd.array.unbroadcast import restore
from autograd.base.kinds import Kind
from autograd.base.node_names import RULES
from autograd.base.ops import above
from autograd.core import version_counter as clock
from autograd.kernels.large import NATIVE

if TYPE_CHECKING:
    from autograd.core.hooks import RemovableHandle
    from autograd.core.tensor import Tensor

DETACHED = (
    "Trying to use a saved tensor that has been detached in-place, i.e. with .detach_().This is "
    "not supported, please use out-of-place `.detach()` instead"
)

_metadata: weakref.WeakKeyDictionary[Node, dict[str, Any]] = weakref.WeakKeyDictionary()


class _Shown:
    """PyTorch's ``_saved_<name>`` or ``_raw_saved_<name>``, of the nodes that save this name.

    A `__getattr__` of `Node` would say the same, but make every attribute of nodes slow to read.
    """

    __slots__ = ("attribute",)

    def __init__(self, attribute: str) -> None:
        self.attribute = attribute

    def __get__(self, node: Node | None, owner: type[Node]) -> Any:
        return self if node is None else node._show_saved(self.attribute)


_shown = cache(_Shown)


def _own(cls: type, names: str) -> tuple[str, ...]:
    """What a class of nodes says under a name itself; its instances may say it, too."""
    found = vars(cls).get(names, ())
    return found if isinstance(found, tuple) else ()


class Node:
    """One step of a backward pass.

    stamp   creation order, see `autograd.core.version_counter`; the engine runs the latest first
    edges   where the gradients of the differentiable inputs go
    saved   arrays the formulas read; a `Released` once a pass has freed them
    args    what else they read: shapes, dtypes, dimensions, flags
    restore None, or per edge the (shape, dtype) its gradient is brought back to
    hooks   None, or what is to be told of this node's gradient
    """

    __slots__ = ("__weakref__", "args", "edges", "hooks", "restore", "saved", "stamp")

    stamp: int
    edges: tuple[Any, ...]
    saved: Any
    args: Any
    restore: Any
    hooks: Any

    operation: ClassVar[str]
    formulas: ClassVar[dict[str, str]] = {}
    saves: ClassVar[dict[str, Any]] = {}  # what is saved, and from where: `saved_edges` by name
    saved_names: ClassVar[tuple[str, ...]] = ()
    saved_edges: ClassVar[tuple[Any, ...]] = ()
    arg_names: ClassVar[tuple[str, ...]] = ()
    shown: ClassVar[str] = ""
    recomputed: ClassVar[dict[int, int]] = {}
    output_nr: ClassVar[int] = 0
    many_outputs: ClassVar[bool] = False
    flat: ClassVar[bool] = False  # see `dependent` in `autograd.core.runtime`
    refuses_targets: ClassVar[bool] = False  # of nodes with `many_outputs`
    _leaf: Tensor | None = None  # of an AccumulateGrad: where the graph ends

    def on_arrays(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        """Gradients of the inputs, one per edge (None where `needs` is None), on arrays.

        saved: the saved values. grad: the gradient of the output, or a dict of those of several
        outputs by number.
        """
        raise NotImplementedError(f"{self.name()} states no formula")

    def on_numbers(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        """The same as `on_arrays` where `grad` is no ndarray: mostly a NumPy scalar."""
        return self.on_arrays(saved, grad, needs)

    def on_small(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        """The same with `needs` where `grad` is a small array: `on_arrays` itself, or see
        `on_reduced`."""
        return self.on_arrays(saved, grad, needs)

    def on_tensors(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        """The same as `on_arrays` on Tensors, so that the backward pass is itself recorded; the
        same function unless a class states both."""
        raise NotImplementedError(f"{self.name()} states no formula")

    def recompute(self, saved: Any) -> Sequence[Any]:
        """The outputs, computed again from what was saved: of nodes with `recomputed`, which has
        by the numbers of saved values those of the outputs that they are."""
        raise NotImplementedError(f"{self.name()} cannot compute its outputs again")

    def name(self) -> str:
        """PyTorch's name of the node: that of the class, or what the row says of it."""
        shown = self.shown or type(self).__name__
        rule = RULES.get(shown)
        return shown if rule is None else rule(self)

    @property
    def next_functions(self) -> tuple[tuple[Node | None, int], ...]:
        """``((node, output_nr), ...)``: the nodes that the gradients flow on to."""
        return tuple(_function_of(edge) for edge in self.edges)

    @property
    def metadata(self) -> dict[str, Any]:
        """A dict for whoever wants to note something about this node. Anomaly mode puts there as
        ``"traceback_"`` where the operation was called, and as ``"parent_"`` the node whose
        recorded backward made this one."""
        return _metadata.setdefault(self, {})

    def _sequence_nr(self) -> int:
        return -self.stamp

    def register_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook(grad_inputs, grad_outputs)`` after every run of this node.

        Both are tuples with a Tensor or None for each input, and for each output up to the last one
        that has a gradient. The hook may return a tuple that is used instead of grad_inputs.
        Returns a handle whose `remove()` takes the hook away. What a hook returns amiss is refused
        as PyTorch does it: TypeError for what is no tuple of Tensors, RuntimeError for a wrong
        number, dtype or shape.
        """
        return above.hooks_of(self).post.register(hook)

    def register_prehook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook(grad_outputs)`` before every run of this node; the hook may return a tuple
        that is used instead. See `register_hook`."""
        return above.hooks_of(self).pre.register(hook)

    def __call__(self, *grads: Any) -> Any:
        """Runs this node alone: the gradients of its inputs, given those of its outputs.

        grads: a Tensor for each output, or None. Returns a tuple with a Tensor or None for each
        input, or the only one itself. It is recorded where operations are; nothing is freed.
        Raises TypeError for a wrong number of gradients or other things than Tensors.
        """
        if not grads or (len(grads) > 1 and not self.many_outputs):
            raise TypeError(f"expected 1 arguments, got {len(grads)} instead")
        for i, g in enumerate(grads):
            if g is not None and not isinstance(g, above.Tensor):
                raise TypeError(f"expected Variable argument {i}, but got {type(g).__name__}")
        given: Any = {nr: g for nr, g in enumerate(grads) if g is not None}
        if not given:
            return (None,) * len(self.edges) if len(self.edges) != 1 else None
        found = self.on_tensors(
            self.saved_values(), given if self.many_outputs else given[0], self.edges
        )
        return tuple(found) if len(found) != 1 else found[0]

    def restored(self, *grads: Any, needs: Sequence[Any] | None = None) -> Sequence[Any]:
        """`grads` summed over broadcast dimensions and cast, to the shapes and dtypes of inputs.

        With `needs`, those that are not wanted are left out.
        """
        if needs is not None:
            pairs = zip(grads, needs)  # noqa: B905  (generated: of one length)
            grads = tuple([None if need is None else grad for grad, need in pairs])
        found = []
        for grad, target in zip(grads, self.restore):  # noqa: B905  (generated)
            if grad is not None and (grad.dtype is not target[1] or grad.shape != target[0]):
                grad = restore(grad, target[0], target[1])
            found.append(grad)
        return found

    def restored_one(self, grad: Any) -> tuple[Any]:
        """The same as `restored`, of the only `grad` of a node with one input."""
        shape, dtype = self.restore[0]
        if grad is not None and (grad.dtype is not dtype or grad.shape != shape):
            grad = restore(grad, shape, dtype)
        return (grad,)

    def saved_values(self) -> tuple[Any, ...]:
        """The saved values as Tensors which are connected to the graph they came from."""
        saved: Any = self.saved
        if not saved:
            if isinstance(saved, tuple):
                return saved
            refuse_freed(self.name(), self.saved_names, saved)
        edges, plain = self.edges, above.Tensor
        found = []
        for value, place in zip(saved, self.saved_edges):  # noqa: B905  (generated: of one length)
            if value.__class__ is np.ndarray and place.__class__ is int:  # mostly it is an input
                edge = edges[place]
                if edge.__class__ is not plain:
                    tensor = plain()
                    tensor._data = value
                    tensor._fn = edge
                    tensor._grad = None
                    found.append(tensor)
                    continue
            found.append(self._wrap_saved(value, place))
        return tuple(found)

    def _wrap_saved(self, value: Any, edge: Any) -> Any:
        if value is None:
            return None
        if isinstance(value, tuple):  # a list argument: its edges are the last ones
            pairs = zip(value, self.edges[edge:], strict=True)
            return tuple(None if v is None else _connected(v, e) for v, e in pairs)
        if edge is None:
            return above.attach(value, None)
        if isinstance(edge, Output):  # one of this node's own outputs
            return above.attach(value, Output(self, edge.nr) if self.many_outputs else self)
        return _connected(value, self.edges[edge])

    def reads_values(self) -> bool:
        """Whether the formulas read what was saved: of a view they read its layout only."""
        row = above.OPERATIONS.get(self.operation)
        return row is None or row.kind != Kind.VIEW

    def check_saved(self) -> None:
        """Raises RuntimeError if a saved array has been written since it was saved.

        Outputs that have been are computed again where what else was saved allows it: they take
        the place of the spoiled ones in `saved`.
        """
        if not self.reads_values():
            return
        saved = self.saved or ()
        spoiled = False
        for nr, (value, place) in enumerate(zip(saved, self.saved_edges, strict=True)):
            for array in value if isinstance(value, tuple) else (value,):
                if isinstance(array, np.ndarray):
                    edge = self.edges[place] if place.__class__ is int else None
                    if isinstance(edge, (Node, Output)) and clock.detached_since(array, self.stamp):
                        raise RuntimeError(DETACHED)
                    if nr in self.recomputed:  # what comes before it are the inputs
                        spoiled = spoiled or clock.written_since(array, self.stamp) is not None
                    else:
                        check_unwritten(array, self.stamp, self.name(), self.saved_names[nr])
        if spoiled:
            self.saved = self.renewed(saved)

    def renewed(self, saved: Any) -> tuple[Any, ...]:
        """`saved` with its outputs computed again from its inputs."""
        outputs = self.recompute(saved)
        return tuple(
            value
            if value is None or nr not in self.recomputed
            else np.asarray(outputs[self.recomputed[nr]])
            for nr, value in enumerate(saved)
        )

    def __init_subclass__(cls) -> None:
        own = vars(cls)
        if "on_arrays" in own:  # which serves for the others, without a call between
            for name in {"on_small", "on_tensors"}.difference(own):
                setattr(cls, name, own["on_arrays"])
        if "saves" in own:
            cls.saved_names, cls.saved_edges = tuple(cls.saves), tuple(cls.saves.values())
        shown = [f"_saved_{name}" for name in _own(cls, "saved_names") + _own(cls, "arg_names")]
        shown += [f"_raw_saved_{name}" for name in _own(cls, "saved_names")]
        shown += [f"{each[:-6]}_sym_sizes" for each in shown if each.endswith("_shape")]
        for attribute in shown:
            setattr(cls, attribute, _shown(attribute))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def _show_saved(self, attribute: str) -> Any:
        """PyTorch's ``_saved_<name>`` and ``_raw_saved_<name>``."""
        name = (
            attribute.removeprefix("_raw").removeprefix("_saved_").replace("_sym_sizes", "_shape")
        )
        if name in self.saved_names:
            nr = self.saved_names.index(name)
            return above.raw_saved(self, nr) if attribute[1] == "r" else self.saved_values()[nr]
        return self.args[self.arg_names.index(name)]

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError(
            f"cannot pickle or copy '{self.name()}' object: a graph is not data; save the tensors "
            "and compute the graph again"
        )

    def __repr__(self) -> str:
        return f"<{self.name()} object at {id(self):#x}>"


def calling(function: Any, **names: Any) -> Any:
    """`function`, calling other things by its names: ``calling(on_arrays, np=ops)``.

    The code of a node for arrays and for Tensors is one where it differs by such names only. They
    are put into a copy of the code, so that a call takes no longer than one of code of its own.
    names: values of the globals of `function` by the names that it has for others, and names of
    attributes.
    """
    code, known = function.__code__, function.__globals__
    new = {
        old: each if isinstance(each, str) else next(name for name in known if known[name] is each)
        for old, each in names.items()
    }
    code = code.replace(co_names=tuple(new.get(name, name) for name in code.co_names))
    return FunctionType(code, known, "on_tensors")


def of_numbers(on_arrays: Any) -> Any:
    """The `on_numbers` of a node whose `on_arrays` is arithmetic.

    NumPy multiplies two scalars ten times faster than a scalar and an array without dimensions. So
    what was saved is taken as scalars, too, if all of it are real numbers; of these ``+x`` is as
    good as ``x.conj()``, and faster.
    """
    code = on_arrays.__code__
    names = tuple("__pos__" if name == "conj" else name for name in code.co_names)
    on_scalars = FunctionType(code.replace(co_names=names), on_arrays.__globals__)

    def on_numbers(node: Node, saved: Any, grad: Any, needs: Sequence[Any]) -> Any:
        if grad.__class__ is not float64:
            return on_arrays(node, saved, grad, needs)
        scalars = []
        for value in saved:
            if value is not None:
                value = value[()]
                if value.__class__ is not float64:
                    return on_arrays(node, saved, grad, needs)
            scalars.append(value)
        return on_scalars(node, scalars, grad, needs)

    return on_numbers


def on_reduced(node: Node, saved: Any, grad: Any, needs: Sequence[Any]) -> Any:
    """The `on_small` and `on_numbers` of a reduction: what it saved may be large."""
    if saved[0].__class__ is np.ndarray and saved[0].size >= NATIVE.least:
        return NATIVE.gradients(node, saved, np.asarray(grad), needs)
    return node.on_arrays(saved, grad, needs)


class Output:
    """The edge to output number `nr` of a node with several differentiable outputs."""

    __slots__ = ("node", "nr")

    def __init__(self, node: Node | None, nr: int) -> None:
        self.node = node
        self.nr = nr


class AccumulateGrad(Node):
    """The end of the graph at a leaf: adds what arrives to `variable.grad`.

    The graph holds leaves themselves; these nodes are made on demand and refer to their leaf, which
    refers to them weakly. Their hooks are kept by the leaf.
    """

    __slots__ = ("variable",)

    operation = "AccumulateGrad"

    def __init__(self, variable: Tensor) -> None:
        self.variable = variable
        self.stamp = id(variable)  # after every node; no two leaves have the same
        self.edges = ()
        self.saved = ()
        self.hooks = True  # so that the engine leaves its loop for it

    @property
    def _leaf(self) -> Tensor:  # type: ignore[override]
        return self.variable

    def register_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook((), grad_outputs)`` after every addition to the leaf's ``.grad``."""
        return above.register_on_leaf(self.variable, "post", hook)

    def register_prehook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook(grad_outputs)`` before the addition; see `Node.register_prehook`."""
        return above.register_on_leaf(self.variable, "pre", hook)

    def on_arrays(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        above.accumulate_at_leaf(self.variable, grad)
        return ()


def accumulate_grad_of(leaf: Tensor) -> AccumulateGrad:
    """The AccumulateGrad of a leaf: the same object as long as anybody holds it."""
    reference = getattr(leaf, "_accumulator", None)
    node = reference() if reference is not None else None
    if node is None:
        node = AccumulateGrad(leaf)
        leaf._accumulator = weakref.ref(node)
    return node


def check_unwritten(array: np.ndarray, stamp: int, holder: str, name: str) -> None:
    """Raises RuntimeError if `array`, which `holder` saved as `name`, was written after `stamp`."""
    spoiled = clock.written_since(array, stamp)
    if spoiled is not None:
        raise RuntimeError(
            "one of the variables needed for gradient computation has been modified "
            f"by an inplace operation: [{array.dtype} {list(array.shape)}], saved as "
            f"{holder}.{name}, is at version {spoiled.version}; expected version "
            f"{spoiled.expected} instead. It was written at {spoiled.place}."
        )


def _connected(array: Any, edge: Any) -> Tensor:
    """A Tensor around a saved array: the leaf itself where its memory is still that array."""
    return (
        edge
        if isinstance(edge, above.Tensor) and edge._data is array
        else above.attach(array, edge)
    )


def _function_of(edge: Any) -> tuple[Node | None, int]:
    if edge is None:
        return None, 0
    if isinstance(edge, Output):
        return edge.node, edge.nr
    if isinstance(edge, Node):
        return edge, type(edge).output_nr
    return accumulate_grad_of(edge), 0


# ---- saved values that are released --------------------------------------------------------------

FREED = (
    "Trying to backward through the graph a second time (or directly access saved tensors after "
    "they have already been freed). Saved intermediate values of the graph are freed when you "
    "call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward "
    "through the graph a second time or if you need to access saved tensors after calling "
    "backward."
)


class Released:
    """Where the pass that freed the values was started. False, as no values are.

    One is made for a pass, by the engine, and shared by all nodes that the pass frees.
    """

    __slots__ = ("code", "instruction")

    def __init__(self) -> None:
        # Of the innermost frame outside of this package; the line is found when somebody asks.
        # This one, `_run`, its decorator, its caller and what users call are inside.
        frame = clock.outer_frame(sys._getframe(5))
        self.code = frame.f_code
        self.instruction = frame.f_lasti

    def __bool__(self) -> bool:
        return False

    def place(self) -> str:
        """``file:line``"""
        return clock.place_of(self.code, self.instruction)


def refuse_freed(node: str, names: Sequence[str], saved: Any) -> NoReturn:
    """Raises the RuntimeError for the saved values of a node, called `names`, that are `saved` now:
    a Released, or None where it is not known who freed them."""
    values = ", ".join(f"{node}.{name}" for name in names) or f"what {node} had saved"
    where = f" by the backward pass at {saved.place()}" if isinstance(saved, Released) else ""
    raise RuntimeError(f"{FREED} Freed{where}: {values}.")
