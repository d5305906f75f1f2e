"""The engine: runs the backward graph.

Invariant: an edge always leads to a node that was created earlier. So if the latest node that has
received a gradient is run first, every gradient is complete when its node is run, and no
dependency needs to be counted. `_run` is iterative: graphs of any depth take no recursion.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any

import numpy as np

from autograd import clock
from autograd.buffers import LARGE, accumulate, add, matching, own
from autograd.captures import Captures, key_of
from autograd.grad_mode import _set
from autograd.node import FREED, Node, Output
from autograd.roots import root_grads, tensor_list
from autograd.tensor import LEAF, Tensor, from_array

__all__ = ["backward", "grad"]

CREATE_GRAPH = (
    "Using backward() with create_graph=True will create a reference cycle between the parameter "
    "and its gradient which can cause a memory leak. We recommend using autograd.grad when "
    "creating the graph to avoid this. If you have to use this function, make sure to reset the "
    ".grad fields of your parameters to None after use to break the cycle and avoid the leak."
)


def backward(
    tensors: Tensor | Sequence[Tensor],
    grad_tensors: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    inputs: Tensor | Sequence[Tensor] | None = None,
) -> None:
    """Adds the gradients of `tensors` with respect to the leaves to the leaves' ``.grad``.

    tensors: one or several Tensors. grad_tensors: for each the vector of the vector-Jacobian
    product, of the same shape; may be left out for tensors of one element. retain_graph: keep the
    saved values for another pass (default: `create_graph`). create_graph: record the pass itself,
    for higher derivatives. inputs: accumulate into these tensors only.

    Raises RuntimeError if a tensor does not require grad, a gradient is missing for a tensor of
    several elements or has another shape, or the graph has been freed by an earlier pass.
    """
    roots = tensor_list("backward", "tensors", tensors)
    grads = root_grads(roots, grad_tensors, create_graph)
    if retain_graph is None:
        retain_graph = create_graph
    if create_graph:
        warnings.warn(CREATE_GRAPH, UserWarning, stacklevel=2)
    if inputs is None:
        leaves = _run(roots, grads, retain_graph, create_graph, None)
        for leaf in list(leaves):
            hooks = getattr(leaf, "_hooks", None)
            if hooks is not None:
                leaves[leaf] = hooks.run(leaves[leaf])
            accumulate(leaf, leaves.pop(leaf))
        return
    targets = tensor_list("backward", "inputs", inputs)
    if not targets:
        raise RuntimeError("'inputs' argument to 'backward' cannot be empty.")
    for target in targets:
        if target._fn is None:
            raise RuntimeError("One of the differentiated Tensors does not require grad")
    found = _captured(roots, grads, retain_graph, create_graph, targets)
    for target in {id(target): target for target in targets}.values():
        g = found.pop(key_of(target), None)
        if g is not None:
            accumulate(target, g)
            del g


def grad(
    outputs: Tensor | Sequence[Tensor],
    inputs: Tensor | Sequence[Tensor],
    grad_outputs: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    allow_unused: bool | None = None,
    materialize_grads: bool = False,
) -> tuple[Tensor | None, ...]:
    """The gradients of `outputs` with respect to `inputs`, as a tuple; no ``.grad`` is touched.

    grad_outputs: for each output the vector of the vector-Jacobian product (shape of the output);
    may be left out for outputs of one element. allow_unused: give None for inputs which the
    outputs do not depend on, instead of raising RuntimeError; materialize_grads: zeros for them.

    Raises RuntimeError as `backward` does, and if an input does not require grad or is unused.
    """
    if materialize_grads and allow_unused is False:
        raise ValueError(
            "Expected allow_unused to be True or not passed when materialize_grads=True, "
            "but got: allow_unused=False."
        )
    if allow_unused is None:
        allow_unused = materialize_grads
    roots = tensor_list("grad", "outputs", outputs)
    targets = tensor_list("grad", "inputs", inputs)
    grads = root_grads(roots, grad_outputs, create_graph)
    for target in targets:
        if target._fn is None:
            raise RuntimeError("One of the differentiated Tensors does not require grad")
    if retain_graph is None:
        retain_graph = create_graph
    for root in roots:
        if root.__class__ is not Tensor and hasattr(root, "tangent"):
            from autograd.forward_ad import grad_of_duals

            return grad_of_duals(
                roots, targets, grad_outputs, retain_graph, create_graph, allow_unused
            )
    found = _captured(roots, grads, retain_graph, create_graph, targets)
    raw: list[Any] = []
    for target in targets:
        g = found.get(key_of(target))
        if g is None and not allow_unused:
            raise RuntimeError(
                "One of the differentiated Tensors appears to not have been used in the graph. "
                "Set allow_unused=True if this is the desired behavior."
            )
        if g is None and materialize_grads:
            g = np.zeros_like(target._data)
        raw.append(g)
    found.clear()
    g = None
    return tuple([_as_result(raw.pop(0), target) for target in targets])


def _as_result(g: Any, target: Tensor) -> Tensor | None:
    """A gradient as the user gets it: a Tensor that shares memory with nothing else."""
    if g is None:
        return None
    g = matching(g, target)
    return g if isinstance(g, Tensor) else from_array(own(g))


@np.errstate(all="ignore")  # as a decorator it costs half of what a `with` block does
def _run(
    roots: Sequence[Tensor],
    root_grads: Sequence[Any],
    retain_graph: bool,
    create_graph: bool,
    captures: Captures | None,
) -> dict[Any, Any]:
    """Runs the nodes behind `roots`, the latest first; returns the gradients of the leaves.

    Gradients are arrays, or Tensors if `create_graph`. With `captures`, only nodes that lead to
    what is to be captured run, and the gradients captured at nodes are among those returned.
    """
    pending: dict[Any, Any] = {}  # node -> its gradient so far
    leaves: dict[Any, Any] = {}  # leaf -> its gradient so far; and what is captured at nodes
    queue: list[tuple[int, Node]] = []  # the nodes in `pending`, latest first
    last_write = clock.last_write
    for root, g in zip(roots, root_grads, strict=True):
        _deliver(root if root._fn is LEAF else root._fn, g, pending, leaves, queue)
    # Arrays know of no grad mode, so only a recorded pass sets it (hooks see to themselves).
    previous = _set(True) if create_graph else None
    try:
        while queue:
            node = heappop(queue)[1]
            g = pending.pop(node)
            saved = node.saved
            if saved:
                if node.stamp > last_write[0]:
                    node.check_saved()
            elif saved is None:
                raise RuntimeError(FREED)
            if node.hooks is not None:
                g = node.hooks.run(g)
            needs: Any = node.edges
            if captures is not None:
                if node in captures.nodes:
                    captures.take(node, g, leaves)
                needs = captures.needs.get(node)
                if needs is None:
                    continue
            if create_graph:
                results = node.on_tensors(node.saved_values(), g, needs)
            else:
                results = node.on_arrays(saved, g, needs)
            if saved and not retain_graph:
                node.saved = None
            saved = None
            for edge, g in zip(needs, results):  # noqa: B905  (generated: of one length)
                if g is None or edge is None:
                    continue
                cls = edge.__class__
                if cls is Tensor:
                    if edge in leaves:
                        old = leaves[edge]
                        leaves[edge] = old + g if old.nbytes < LARGE else add(old, g)
                    else:
                        leaves[edge] = g
                elif cls is Output:
                    _deliver(edge, g, pending, leaves, queue)
                elif edge in pending:
                    old = pending[edge]
                    pending[edge] = old + g if old.nbytes < LARGE else add(old, g)
                else:
                    pending[edge] = g
                    heappush(queue, (edge.stamp, edge))
            del results
            g = old = None
    finally:
        if previous is not None:
            _set(previous)
    return leaves


def _deliver(
    edge: Any, g: Any, pending: dict[Any, Any], leaves: dict[Any, Any], queue: list[Any]
) -> None:
    """Adds `g` to what the target of `edge` has received; nodes new to `pending` are queued."""
    if isinstance(edge, Tensor):
        leaves[edge] = leaves[edge] + g if edge in leaves else g
        return
    many = isinstance(edge, Output)
    node = edge.node if many else edge
    if node not in pending:
        heappush(queue, (node.stamp, node))
        pending[node] = {} if many else g
        if not many:
            return
    if many:
        buffers = pending[node]
        buffers[edge.nr] = buffers[edge.nr] + g if edge.nr in buffers else g
    else:
        pending[node] = pending[node] + g


def _captured(
    roots: Sequence[Tensor],
    grads: Sequence[Any],
    retain_graph: bool,
    create_graph: bool,
    targets: Sequence[Tensor],
) -> dict[Any, Any]:
    captures = Captures(roots, targets)
    found = _run(roots, grads, retain_graph, create_graph, captures)
    for leaf in captures.leaves:
        hooks = getattr(leaf, "_hooks", None)
        if hooks is not None and leaf in found:
            found[leaf] = hooks.run(found[leaf])
    return found
