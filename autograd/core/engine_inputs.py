"""The arguments of `backward` and `grad`: tensors or edges, and the gradients to start with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np

from autograd.array.duck import Duck, as_native, as_payload, is_duck
from autograd.array.foreign import as_ndarray
from autograd.base.errors import wrong_type
from autograd.core.node import Node, Output
from autograd.core.protocol import innermost
from autograd.core.tensor import LEAF, Tensor, from_array


class Like(NamedTuple):
    """What is known of the output that a GradientEdge stands for."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]

    @property
    def size(self) -> int:
        return prod(self.shape)


class GradientEdge(NamedTuple):
    """The place in the graph to which the gradient of a tensor flows, without that tensor.

    node: the operation that computed it, or the AccumulateGrad of a leaf. output_nr: which output
    of the node it is. ownership_token: here the shape and dtype of the output, where they are known
    (the node itself keeps the graph alive).
    """

    node: Node
    output_nr: int = 0
    ownership_token: Like | None = None


_ROOTS = (Tensor, GradientEdge)


def tensor_list(function: str, argument: str, value: Any) -> list[Any]:
    """`value` as a list of Tensors and GradientEdges; of a dict its values.

    Raises TypeError for other things.
    """
    if value.__class__ is Tensor or isinstance(value, _ROOTS):
        return [value]
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, (list, tuple)):  # told much faster than the abstract classes
        if isinstance(value, Mapping):
            raise TypeError(
                f"`{argument}` argument to `{function}()` must be a dict, not "
                f"{type(value).__name__}. Other Mapping types are not supported."
            )
        if not isinstance(value, Iterable):
            raise wrong_type(function, argument, "a Tensor or a sequence of Tensors", value)
    values = list(value)
    for item in values:
        if item.__class__ is not Tensor and not isinstance(item, _ROOTS):
            i = next(i for i, each in enumerate(values) if each is item)
            raise TypeError(
                f"{function}(): element {i} of argument '{argument}' must be a Tensor, "
                f"not {type(item).__name__}"
            )
    return values


def edge_of(root: Tensor | GradientEdge) -> Any:
    """The edge along which the gradient of `root` flows; None if it does not require grad."""
    if isinstance(root, GradientEdge):
        node = root.node
        return Output(node, root.output_nr) if node.many_outputs else node
    fn = root._fn
    return innermost(root) if fn is LEAF else fn


def like(root: Tensor | GradientEdge) -> np.ndarray | Like | None:
    """What has the shape and dtype of `root`; None where a GradientEdge does not know them."""
    if isinstance(root, GradientEdge):
        leaf = root.node._leaf
        return root.ownership_token if leaf is None else leaf._data
    return root._data


def start_of(
    roots: Sequence[Any], given: Any, create_graph: bool, batched: bool = False
) -> tuple[list[Any], list[Any]]:
    """The edge to start from at each root, and the gradient: given ones checked, missing ones 1.

    batched: given ones have a leading dimension of their own; missing ones stay None.
    """
    if given is None:
        given = [None] * len(roots)
    elif not isinstance(given, (list, tuple)):
        given = [given]
    if len(given) != len(roots):
        raise RuntimeError(f"got {len(roots)} tensors and {len(given)} gradients")
    edges = []
    grads = []
    for i, root in enumerate(roots):
        known: Any
        if root.__class__ is GradientEdge:
            edges.append(edge_of(root))
            known = like(root)
        else:
            fn = root._fn
            if fn is None:
                raise RuntimeError(
                    f"element {i} of tensors does not require grad and does not have a grad_fn"
                )
            edges.append(root if fn is LEAF else fn)
            known = root._data
        g: Any = given[i]
        if g is not None:
            g = _checked(i, known, g, create_graph, batched)
        elif not batched:
            g = implicit(known)
        if g is not None and create_graph != isinstance(g, Tensor):
            g = from_array(g) if create_graph else g._data
        grads.append(g)
    return edges, grads


def implicit(root: np.ndarray | Like | None) -> np.ndarray:
    """The gradient of a root for which none is given."""
    if root is None:
        raise RuntimeError(
            "grad can be implicitly created only for scalar outputs, and this GradientEdge does "
            "not know the shape of its output: give the gradient, or use get_gradient_edge()"
        )
    if root.size != 1:
        raise RuntimeError("grad can be implicitly created only for scalar outputs")
    if root.dtype.kind == "c":
        raise RuntimeError(
            f"grad can be implicitly created only for real scalar outputs but got {root.dtype}"
        )
    if root.__class__ is Duck:
        return np.ones_like(root)
    one = np.empty(root.shape, root.dtype)
    one.fill(1)
    return one


def _checked(
    i: int, root: np.ndarray | Like | None, g: Any, create_graph: bool, batched: bool
) -> Tensor:
    """The gradient given for root number `i`, in its dtype."""
    if not isinstance(g, Tensor):
        if not isinstance(g, (np.ndarray, np.generic)) and not is_duck(g):
            raise TypeError("gradients can be either Tensors or None, but got " + type(g).__name__)
        g = from_array(as_payload(g) if is_duck(g) else as_native(as_ndarray(g)))
    if root is None:
        return g
    array = g._data
    if batched:
        if array.ndim == 0 or array.shape[1:] != root.shape:
            raise RuntimeError(
                "If `is_grads_batched=True`, we interpret the first dimension of each grad_output "
                "as the batch dimension. The sizes of the remaining dimensions are expected to "
                "match the shape of corresponding output, but a mismatch was detected: "
                f"grad_output[{i}] has a shape of {_size(array)} and output[{i}] has a shape "
                f"of {_size(root)}."
            )
    elif array.shape != root.shape:
        raise RuntimeError(
            f"Mismatch in shape: grad_output[{i}] has a shape of {_size(array)} and "
            f"output[{i}] has a shape of {_size(root)}."
        )
    if array.dtype is root.dtype:
        return g
    if (array.dtype.kind == "c") != (root.dtype.kind == "c"):
        raise RuntimeError(
            "For complex Tensors, both grad_output and output are required to have the same "
            f"dtype. Mismatch in dtype: grad_output[{i}] has a dtype of {array.dtype} and "
            f"output[{i}] has a dtype of {root.dtype}."
        )
    return g.to(root.dtype) if create_graph else from_array(array.astype(root.dtype))


def _size(of: Any) -> str:
    return f"torch.Size({list(of.shape)})"
