"""The engine: runs the backward graph.

Invariant: an edge always leads to a node that was created earlier. So if the latest node that has
received a gradient is run first, every gradient is complete when its node is run, and no
dependency needs to be counted. `_run` is iterative: graphs of any depth take no recursion.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import Any

import numpy as np

from autograd.base.grad_mode import MODE, _set
from autograd.base.ops import batches, hips
from autograd.core import version_counter as clock
from autograd.core.accumulation import Leaves, accumulate_at_leaf, run_tensor_hooks
from autograd.core.captures import refuse_as_pytorch
from autograd.core.engine_inputs import GradientEdge, edge_of, like, start_of, tensor_list
from autograd.core.engine_steps import (
    CALLBACKS,
    DEEPEST,
    PASSES,
    Pass,
    check_saved,
    drop_callbacks,
    on_own_stack,
    run_callbacks,
)
from autograd.core.gradient_buffers import LARGE, accumulate, add, as_like, deliver, owned_copy
from autograd.core.hooks import retain_grad
from autograd.core.node import Node, Output, Released
from autograd.core.observers import RUNS, Evaluator, note_error, observed_evaluator
from autograd.core.protocol import find_handler
from autograd.core.reachability import Captures, captures_of, key_of
from autograd.core.runtime import dependent
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.core.watched_leaves import WATCHED, watched_leaves
from autograd.kernels.large import NATIVE

ndarray = np.ndarray

CREATE_GRAPH = (
    "Using backward() with create_graph=True will create a reference cycle between the parameter "
    "and its gradient which can cause a memory leak. We recommend using autograd.grad when "
    "creating the graph to avoid this. If you have to use this function, make sure to reset the "
    ".grad fields of your parameters to None after use to break the cycle and avoid the leak."
)

Roots = Tensor | GradientEdge | Sequence[Tensor | GradientEdge]
Inputs = Roots | dict[str, Tensor]


def backward(
    tensors: Roots,
    grad_tensors: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    grad_variables: Any = None,
    inputs: Inputs | None = None,
) -> None:
    """Adds the gradients of `tensors` with respect to the leaves to the leaves' ``.grad``.

    tensors: one or several Tensors or GradientEdges. grad_tensors: for each the vector of the
    vector-Jacobian product, of the same shape; may be left out for tensors of one element.
    retain_graph: keep the saved values for another pass (default: `create_graph`). create_graph:
    record the pass itself, for higher derivatives. grad_variables: the old name of grad_tensors.
    inputs: accumulate into these tensors only.

    Raises RuntimeError if a tensor does not require grad, a gradient is missing for a tensor of
    several elements or has another shape, or the graph has been freed by an earlier pass.
    """
    if grad_variables is not None:
        grad_tensors = _renamed(grad_variables, grad_tensors)
    run_backward(tensors, grad_tensors, retain_graph, create_graph, inputs)


_WITHIN = (
    "backward() called inside a functorch transform. This is not supported, please use func.grad "
    "or func.vjp instead or call backward() outside of functorch transforms."
)


def run_backward(
    tensors: Roots,
    grad_tensors: Any,
    retain_graph: bool | None,
    create_graph: bool,
    inputs: Inputs | None,
) -> None:
    """What `backward` and `Tensor.backward` do, see there."""
    if PASSES.depth >= DEEPEST:
        given = tensors, grad_tensors, retain_graph, create_graph, inputs
        return on_own_stack(run_backward, *given)
    roots = tensor_list("backward", "tensors", tensors)
    if MODE.as_pytorch:
        refuse_as_pytorch(_WITHIN)
    if MODE.batches:
        batches.check_unbatched(roots, grad_tensors)
    edges, grads = start_of(roots, grad_tensors, create_graph)
    if retain_graph is None:
        retain_graph = create_graph
    if create_graph:
        warnings.warn(CREATE_GRAPH, UserWarning, stacklevel=3)
    targets = None
    if inputs is not None:
        targets = []
        for target in _targets("backward", inputs):
            if isinstance(target, Tensor):
                retain_grad(target)  # nothing to do for leaves
            targets.append(edge_of(target))
    leaves = _run(edges, grads, retain_graph, create_graph, targets, True)
    for leaf in list(leaves):
        if getattr(leaf, "_hooks", None):
            accumulate_at_leaf(leaf, leaves.pop(leaf))
        elif leaf.__class__ is not tuple:  # what is captured at a node
            accumulate(leaf, leaves.pop(leaf))
    if CALLBACKS:
        run_callbacks()


def grad(
    outputs: Roots | Callable[..., Any],
    inputs: Inputs | int | Sequence[int] = 0,
    grad_outputs: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    allow_unused: bool | None = None,
    is_grads_batched: bool = False,
    materialize_grads: bool = False,
    argnum: Any = None,
) -> Any:
    """The gradients of `outputs` with respect to `inputs`, as a tuple; no ``.grad`` is touched.

    outputs, inputs: Tensors or GradientEdges; inputs may be a dict, which is what is returned then.
    grad_outputs: for each output the vector of the vector-Jacobian product (shape of the output);
    may be left out for outputs of one element. allow_unused: give None for inputs which the
    outputs do not depend on, instead of raising RuntimeError; materialize_grads: zeros for them.
    is_grads_batched: grad_outputs have a leading dimension, and so have the results: there is one
    pass for each of its rows. only_inputs: deprecated, without effect.

    Of a function, ``grad(f, argnum=0)`` is the function that gives its gradient, as in HIPS
    autograd (`autograd.differential_operators`).

    Raises RuntimeError as `backward` does, and if an input does not require grad or is unused;
    ValueError for materialize_grads without allow_unused.
    """
    if callable(outputs):
        return hips.grad(outputs, inputs if argnum is None else argnum)
    if materialize_grads and allow_unused is False:
        raise ValueError(
            "Expected allow_unused to be True or not passed when materialize_grads=True, "
            "but got: allow_unused=False."
        )
    if not only_inputs:
        _warn_only_inputs()
    if allow_unused is None:
        allow_unused = materialize_grads
    roots = tensor_list("grad", "outputs", outputs)
    targets = _targets("grad", inputs)
    if retain_graph is None:
        retain_graph = create_graph
    options = (retain_graph, create_graph, allow_unused, materialize_grads)
    if is_grads_batched:
        result = batches.grad_of_rows(roots, targets, grad_outputs, *options)
    else:
        result = grad_of_lists(roots, targets, grad_outputs, *options)
    return dict(zip(inputs, result, strict=True)) if isinstance(inputs, dict) else result


def grad_of_lists(
    roots: list[Any],
    targets: list[Any],
    grad_outputs: Any,
    retain_graph: bool,
    create_graph: bool,
    allow_unused: bool,
    materialize_grads: bool = False,
) -> tuple[Tensor | None, ...]:
    """`grad` with outputs and inputs as lists of Tensors and GradientEdges that require grad."""
    handler = handler_of(roots, grad_outputs)
    if handler is not None:
        return handler(roots, targets, grad_outputs, retain_graph, create_graph, allow_unused)
    edges, grads = start_of(roots, grad_outputs, create_graph)
    options = (create_graph, allow_unused, materialize_grads)
    return gradients_of(edges, grads, targets, retain_graph, *options)


def grad_on_tensors(
    outputs: Sequence[Any],
    targets: list[Any],
    grad_outputs: Sequence[Any],
    retain_graph: bool,
    create_graph: bool,
    allow_unused: bool,
) -> tuple[Tensor | None, ...]:
    """`grad` with gradients that are no arrays: the pass runs on Tensors, whether it is recorded or
    not. An output whose gradient is left out must be a number, as there."""
    edges, grads = start_of(outputs, list(grad_outputs), True)
    options = (create_graph, allow_unused, False, _on_tensors)
    return gradients_of(edges, grads, targets, retain_graph, *options)


def handler_of(roots: Sequence[Any], grad_outputs: Any = None) -> Any:
    """The `gradients` of the subclass of the highest level among outputs and their gradients."""
    given = grad_outputs if isinstance(grad_outputs, (list, tuple)) else (grad_outputs,)
    return find_handler("gradients", (*roots, *given))


def _targets(function: str, inputs: Any) -> list[Any]:
    """The inputs of `function` as a list."""
    targets = tensor_list(function, "inputs", inputs)
    if not targets:
        raise RuntimeError(f"`inputs` argument to `{function}()` cannot be empty.")
    for target in targets:
        if target.__class__ is not GradientEdge and target._fn is None:
            raise RuntimeError("One of the differentiated Tensors does not require grad")
    return targets


def _renamed(grad_variables: Any, grad_tensors: Any) -> Any:
    warnings.warn(
        "`grad_variables` is deprecated. Use `grad_tensors` instead.", FutureWarning, stacklevel=3
    )
    if grad_tensors is not None:
        raise RuntimeError(
            "`grad_tensors` and `grad_variables` (deprecated) arguments both passed to "
            "`backward()`. Please only use `grad_tensors`."
        )
    return grad_variables


def _warn_only_inputs() -> None:
    warnings.warn(
        "only_inputs argument is deprecated and is ignored now (defaults to True). To accumulate "
        "gradient for other parts of the graph, please use autograd.backward.",
        FutureWarning,
        stacklevel=3,
    )


def gradients_of(
    edges: list[Any],
    grads: list[Any],
    targets: list[Any],
    retain_graph: bool,
    create_graph: bool,
    allow_unused: bool,
    materialize_grads: bool,
    evaluate: Evaluator | None = None,
) -> tuple[Tensor | None, ...]:
    """One pass of `grad`, which starts from `edges` with `grads`. evaluate: computes the gradients
    of a node's inputs, as Tensors."""
    wanted = [edge_of(target) for target in targets]
    found = _run(edges, grads, retain_graph, create_graph, wanted, False, evaluate)
    if WATCHED:
        _show_leftovers(found)
    if CALLBACKS:
        run_callbacks()
    raw: list[Any] = []
    for i, edge in enumerate(wanted):
        g = found.get(key_of(edge))
        if g is None and not allow_unused:
            raise RuntimeError(
                f"The differentiated Tensor at index {i} appears to not have been used in the "
                "graph. Set allow_unused=True if this is the desired behavior."
            )
        if g is None and materialize_grads:
            if targets[i].__class__ is GradientEdge:
                raise RuntimeError(
                    "materialize_grads cannot be used when the given input is a GradientEdge"
                )
            g = from_array(np.zeros_like(targets[i]._data), LEAF if create_graph else None)
        raw.append(g)
    found.clear()
    g = None
    return tuple([_as_result(raw.pop(0), like(target)) for target in targets])


def _show_leftovers(found: dict[Any, Any]) -> None:
    """Shows hooks the gradients of leaves that nobody had hooked when the pass began."""
    done = found.done if isinstance(found, Leaves) else ()
    for leaf in list(found):
        if leaf not in done and getattr(leaf, "_hooks", None):
            dict.__setitem__(found, leaf, run_tensor_hooks(leaf, found.pop(leaf)))


def _as_result(g: Any, target: Any) -> Tensor | None:
    """A gradient as the user gets it: a Tensor that shares memory with nothing else."""
    if g is None:
        return None
    if target is not None:
        g = as_like(g, target)
    return g if isinstance(g, Tensor) else from_array(owned_copy(g))


def _on_tensors(node: Node, saved: Any, g: Any, needs: Any) -> Any:
    found = node.on_tensors(node.saved_values() if saved else saved, g, needs)
    return [*map(dependent, found, needs)] if node.flat else found


@np.errstate(all="ignore")  # as a decorator it costs half of what a `with` block does
def _run(
    roots: list[Any],
    root_grads: Sequence[Any],
    retain_graph: bool,
    create_graph: bool,
    targets: Sequence[Any] | None,
    accumulates: bool,
    evaluate: Evaluator | None = None,
) -> dict[Any, Any]:
    """Runs the nodes behind the edges `roots`, the latest first; returns the gradients of leaves.

    Gradients are arrays, or Tensors if `create_graph` or given `evaluate`. With `targets`, edges
    too, only nodes that lead to one of them run, and the gradients that arrive there are among
    those returned (under `key_of` the edge). Leaves that are watched are done with in the pass, see
    `autograd.core.accumulation`.
    """
    pending: dict[Any, Any] = {}  # node -> its gradient so far
    leaves: dict[Any, Any] = {}  # leaf -> its gradient so far; and what is captured at nodes
    queue: list[tuple[int, Node]] = []  # the nodes in `pending`, latest first
    last_write = clock.last_write
    if create_graph and evaluate is None:
        evaluate = _on_tensors
    on_tensors = evaluate is not None
    if RUNS.all:
        evaluate = observed_evaluator(evaluate)
    freed = None if retain_graph else Released()
    nothing: tuple[()] = ()
    captures = None if targets is None else captures_of(roots, targets)
    if WATCHED and (watched := watched_leaves()):
        captures = captures or Captures(roots, None)
        leaves = Leaves(captures.arrivals(watched), pending, queue)
    this = None
    node: Any = None
    # Arrays know of no grad mode, so only a pass on Tensors sets it (hooks see to themselves).
    previous = _set(create_graph) if on_tensors else None
    PASSES.depth += 1
    try:
        for root, g in zip(roots, root_grads):  # noqa: B905  (see `start_of`)
            deliver(root, g, pending, leaves, queue)
        while queue or (leaves.__class__ is Leaves and leaves.release()):
            node = heappop(queue)[1]
            if node.hooks is not None:
                if this is None:
                    this = Pass(
                        *(roots, captures, evaluate, freed, accumulates, pending, leaves, queue)
                    )
                this.step(node)
                continue
            g = pending.pop(node)
            needs: Any = node.edges
            if captures is not None:
                if node in captures.nodes:
                    captures.take(node, g, leaves)
                needs = captures.needs.get(node)
                if needs is None:
                    continue
            saved = node.saved
            if saved:
                if node.stamp > last_write[0]:
                    node.check_saved()
                    saved = node.saved
            elif saved is not nothing:
                check_saved(node, saved)
            if evaluate is not None:
                results = evaluate(node, saved, g, needs)
            elif g.__class__ is not ndarray:
                results = node.on_numbers(saved, g, needs)
            elif g.size < NATIVE.least:
                results = node.on_small(saved, g, needs)
            else:
                results = NATIVE.gradients(node, saved, g, needs)
            if saved and freed is not None:
                node.saved = freed
            saved = None
            for edge, g in zip(needs, results):  # noqa: B905  (generated: of one length)
                if g is None or edge is None:
                    continue
                cls = edge.__class__
                if cls is Tensor:
                    if edge in leaves:
                        old = leaves[edge]
                        large = old.__class__ is ndarray and old.size >= LARGE
                        leaves[edge] = add(old, g) if large else old + g
                    else:
                        leaves[edge] = g
                elif cls is Output:
                    deliver(edge, g, pending, leaves, queue)
                elif edge in pending:
                    old = pending[edge]
                    large = old.__class__ is ndarray and old.size >= LARGE
                    pending[edge] = add(old, g) if large else old + g
                else:
                    pending[edge] = g
                    heappush(queue, (edge.stamp, edge))
            del results
            g = old = None
    except Exception as error:
        note_error(error, node)
        if CALLBACKS:
            drop_callbacks()
        raise
    finally:
        PASSES.depth -= 1
        if previous is not None:
            _set(previous)
    if this is not None and this.at_end:
        this.end(on_tensors)
    return leaves
