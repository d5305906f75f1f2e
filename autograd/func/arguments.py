"""The arguments and results of transforms, checked and taken apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograd.tensor import Tensor
from autograd.trees import Form, flatten

__all__ = ["Chosen", "checked_outputs", "numbers", "output_and_aux", "tensors_of"]

Argnums = int | tuple[int, ...]


def numbers(argnums: Any, count: int) -> tuple[int, ...]:
    """`argnums` as a tuple of positions among `count` arguments.

    Raises RuntimeError unless it is an int or a tuple of different ints in range.
    """
    chosen = (argnums,) if isinstance(argnums, int) else argnums
    if not isinstance(chosen, tuple) or not all(isinstance(n, int) for n in chosen):
        raise RuntimeError(f"argnums must be int or Tuple[int, ...], got: {argnums!r}")
    if not chosen:
        raise RuntimeError("argnums must be non-empty")
    for n in chosen:
        if not -count <= n < count:
            raise RuntimeError(f"Got argnum={n}, but only {count} positional inputs")
    positions = tuple(n % count for n in chosen)
    if len(set(positions)) != len(positions):
        raise RuntimeError(f"argnums elements must be unique, got {argnums!r}")
    return positions


class Chosen:
    """The arguments to differentiate with respect to, among those of a call.

    leaves   the Tensors in them; form: how they lie in them
    """

    def __init__(self, transform: str, argnums: Any, args: Sequence[Any]) -> None:
        self.positions = numbers(argnums, len(args))
        self.args = args
        picked = tuple(args[n] for n in self.positions)
        self.tree = picked[0] if isinstance(argnums, int) else picked
        self.leaves, self.form = flatten(self.tree)
        self.single = isinstance(argnums, int)
        tensors_of(transform, "the arguments chosen by argnums", self.leaves)

    def replaced(self, tree: Any) -> list[Any]:
        """All arguments, with those that `tree` has in the place of the chosen ones."""
        args = list(self.args)
        for n, value in zip(self.positions, (tree,) if self.single else tree, strict=True):
            args[n] = value
        return args


def tensors_of(transform: str, what: str, leaves: Sequence[Any]) -> None:
    """Raises ValueError unless all `leaves` are Tensors, and there are any."""
    if not leaves:
        raise ValueError(f"{transform}: Expected {what} to contain at least one Tensor")
    for leaf in leaves:
        if not isinstance(leaf, Tensor):
            raise ValueError(
                f"{transform}: Expected {what} to be Tensors, or dicts, lists and tuples of them, "
                f"but got {type(leaf).__name__}"
            )


def output_and_aux(transform: str, output: Any, has_aux: bool) -> tuple[Any, Any]:
    """The output of a function and what it returns besides, None without `has_aux`."""
    if not has_aux:
        return output, None
    if not isinstance(output, tuple) or len(output) != 2:
        raise RuntimeError(
            f"{transform}: output of function f should be a tuple: (output, aux) if has_aux is "
            f"True, but got {type(output).__name__}"
        )
    return output


def checked_outputs(transform: str, output: Any) -> tuple[list[Tensor], Form]:
    """The Tensors in an output and its form.

    Raises RuntimeError for other things in it, and for dtypes that have no derivatives.
    """
    leaves, form = flatten(output)
    if not leaves:
        raise RuntimeError(f"{transform}: Expected f to return at least one Tensor")
    for leaf in leaves:
        if not isinstance(leaf, Tensor):
            raise RuntimeError(
                f"{transform}: expected f(*primals) to return only tensors, got unsupported type "
                f"{type(leaf).__name__}"
            )
        if leaf.dtype.kind not in "fc":
            raise RuntimeError(
                f"{transform}: All outputs of f must be floating-point or complex Tensors, got "
                f"Tensor with dtype {leaf.dtype}"
            )
    return leaves, form
