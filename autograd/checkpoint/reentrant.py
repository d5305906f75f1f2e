"""Checkpoints by reentrant backward: one node runs the function again, and backward through it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np

from autograd.base.grad_mode import MODE, enable_grad, is_grad_enabled, no_grad
from autograd.core.engine import backward
from autograd.core.node import Node, Output
from autograd.core.observers import observe_node
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.methods.generator import fork_rng, get_rng_state, set_rng_state


class CheckpointFunctionBackward(Node):
    """Runs a function again under `enable_grad`, and backward from what it returns.

    Leaves in the function's closure get their gradients by that pass, its Tensor arguments by
    this node.

    args: the function; its arguments, with None for the Tensors, which are saved, and where those
    belong; the state of the generator of random numbers, or None; shape and dtype of each output.
    """

    __slots__ = ()

    operation = "checkpoint"
    saves: ClassVar = {"tensors": 2}
    arg_names = ("run_function", "inputs", "tensor_indices", "state", "outputs")
    many_outputs = True
    refuses_targets = True

    def on_arrays(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        self._check_needs(needs)
        function, inputs, indices, state, outputs = self.args
        inputs = list(inputs)
        (arrays,) = saved
        tensors = []
        for i, array, edge in zip(indices, arrays, self.edges[2:], strict=True):
            inputs[i] = from_array(array, None if edge is None else LEAF)
            tensors.append(inputs[i])
        with fork_rng(enabled=state is not None), enable_grad():
            if state is not None:
                set_rng_state(state)
            results = function(*inputs)
            if not isinstance(results, tuple):
                results = (results,)
            roots, grads = [], []
            for nr, result in enumerate(results):
                if isinstance(result, Tensor) and result.requires_grad:
                    roots.append(result)
                    g = grad.get(nr)
                    grads.append(from_array(np.zeros(*outputs[nr]) if g is None else g))
            if not roots:
                raise RuntimeError(
                    "none of output has requires_grad=True, this checkpoint() is not necessary"
                )
            backward(roots, grads)
        found = [tensor._grad for tensor in tensors]
        return [None, None, *[None if g is None else g._data for g in found]]

    def _check_needs(self, needs: Sequence[Any]) -> None:
        # The first two edges, which lead nowhere as those of PyTorch's node do, are never wanted
        # by a pass for certain inputs; so it makes a selection of its own, even to want the rest.
        if needs is not self.edges:
            raise RuntimeError(
                "When use_reentrant=True, torch.utils.checkpoint is incompatible with .grad() or "
                "passing an `inputs` parameter to .backward(). To resolve this error, you can "
                "either set use_reentrant=False, or call .backward() without passing the `inputs` "
                "argument."
            )

    def on_tensors(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        self._check_needs(needs)
        raise RuntimeError(
            "When use_reentrant=True, checkpoint does not support create_graph=True: the gradient "
            "that it computes has no graph. Set use_reentrant=False."
        )


def checkpoint_reentrant(
    function: Callable[..., Any], preserve_rng_state: bool, args: tuple[Any, ...]
) -> Any:
    """``function(*args)``, run without recording; a Tensor it returns, or each of a tuple, is an
    output of a `CheckpointFunctionBackward`. See `autograd.checkpoint.checkpoint`."""
    indices = [i for i, arg in enumerate(args) if isinstance(arg, Tensor)]
    tensors = [args[i] for i in indices]
    for tensor in tensors:
        if isinstance(tensor, TensorSubclass):
            raise TypeError(
                f"checkpoint(): arguments of type {type(tensor).__name__} are not supported with "
                "use_reentrant=True; set use_reentrant=False"
            )
    differentiable = any(tensor._fn is not None for tensor in tensors)
    if not differentiable:
        warnings.warn(
            "None of the inputs have requires_grad=True. Gradients will be None",
            UserWarning,
            stacklevel=3,
        )
    state = get_rng_state() if preserve_rng_state else None
    with no_grad():
        results = function(*args)
    if not differentiable or not is_grad_enabled():
        return results
    outputs = results if isinstance(results, tuple) else (results,)
    node = CheckpointFunctionBackward()
    if MODE.altered:
        observe_node(node)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (None, None, *[t if t._fn is LEAF else t._fn for t in tensors])
    node.saved = (tuple([t._data for t in tensors]),)
    others = [None if isinstance(arg, Tensor) else arg for arg in args]
    likes = [(x.shape, x.dtype) if isinstance(x, Tensor) else None for x in outputs]
    node.args = (function, others, indices, state, likes)
    made = tuple(_output(node, nr, output) for nr, output in enumerate(outputs))
    return made if isinstance(results, tuple) else made[0]


def _output(node: Node, nr: int, value: Any) -> Any:
    """What the function returned as number `nr`: an output of the node if it can have a grad."""
    if not isinstance(value, Tensor) or value._data.dtype.kind not in "fc":
        return value
    return from_array(value._data, Output(node, nr))
