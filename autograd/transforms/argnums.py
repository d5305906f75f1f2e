"""The arguments and results of transforms, checked and taken apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any

import numpy as np

from autograd.array.foreign import as_ndarray, remedy
from autograd.base.dtypes import get_default_dtype
from autograd.base.escapes import last_exit
from autograd.base.grad_mode import MODE
from autograd.base.pytree import TreeDef, difference, flatten, map_leaves, places, unflatten
from autograd.core.captures import call_transformed
from autograd.core.tensor import Tensor
from autograd.methods.construction import tensor

Argnums = int | tuple[int, ...]


def numbers(argnums: Any, count: int) -> tuple[int, ...]:
    """`argnums` as a tuple of positions among `count` arguments.

    Raises RuntimeError unless it is an int or a tuple of different ints in range.
    """
    if argnums.__class__ is int and -count <= argnums < count:
        return (argnums % count,)
    chosen = (argnums,) if isinstance(argnums, int) else argnums
    if not isinstance(chosen, tuple) or not all(isinstance(n, int) for n in chosen):
        raise RuntimeError(f"argnums must be int or Tuple[int, ...], got: {type(argnums)}")
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

    leaves   the numbers in them as Tensors; form: how they lie in them
    plain    whether they are numbers and arrays, none a Tensor: so are the results then
    """

    def __init__(self, transform: str, argnums: Any, args: Sequence[Any]) -> None:
        self.positions = numbers(argnums, len(args))
        self.args = args
        self.single = isinstance(argnums, int)
        given, self.form = flatten(self.of(args))
        self.plain = all_plain(given)
        self.leaves = tensors_of(transform, "the arguments chosen by argnums", given, self.form)

    def of(self, args: Sequence[Any]) -> Any:
        """Those of `args` that are chosen: one, or a tuple."""
        return args[self.positions[0]] if self.single else tuple([args[n] for n in self.positions])

    def with_leaves(self, leaves: Iterable[Tensor]) -> list[Any]:
        """All arguments, with `leaves` in the place of the chosen ones'. Of a Tensor that is not
        recorded the function gets one of its own, whose history may change."""
        tree = unflatten(self.form, leaves)
        args = [x.detach() if x.__class__ is Tensor and x._fn is None else x for x in self.args]
        for n, value in zip(self.positions, (tree,) if self.single else tree, strict=True):
            args[n] = value
        return args

    def call(self, func: Callable[..., Any], leaves: Iterable[Tensor], kwargs: Any) -> Any:
        """What `func` returns for `with_leaves`, called by a transform."""
        return call_transformed(lambda: func(*self.with_leaves(leaves), **kwargs))


class NoTensorError(ValueError, RuntimeError):
    """There is nothing to differentiate by: a RuntimeError of PyTorch's `jvp`."""


# ---- numbers and arrays --------------------------------------------------------------------------


def tensors_of(transform: str, what: str, leaves: Sequence[Any], form: TreeDef) -> list[Tensor]:
    """`leaves` as Tensors: numbers and arrays are copied, and integers become floats.

    Raises ValueError that names the place of a leaf that is no number, and if there are no leaves.
    """
    if not leaves:
        raise NoTensorError(f"{transform}: Expected {what} to contain at least one Tensor")
    return [
        leaf if isinstance(leaf, Tensor) else _tensor(transform, what, leaf, i, form)
        for i, leaf in enumerate(leaves)
    ]


def _tensor(transform: str, what: str, leaf: Any, i: int, form: TreeDef) -> Tensor:
    if MODE.as_pytorch:
        if transform.startswith("jvp"):
            raise RuntimeError(
                f"{transform}: Expected {what} to only contain Tensors, got {type(leaf)}"
            )
        raise ValueError(f"Thing passed to transform API must be Tensor, got {type(leaf)}")
    if isinstance(leaf, (int, float, complex, np.ndarray, np.generic)):
        kind = as_ndarray(leaf).dtype.kind
        if kind in "fc":
            return tensor(leaf)
        if kind in "iu":
            return tensor(leaf, dtype=get_default_dtype())
        leaf = np.asarray(leaf).dtype
    found = leaf if isinstance(leaf, np.dtype) else type(leaf).__name__
    raise ValueError(
        f"{transform}: Expected {what} to be Tensors, numbers or arrays of floats, or containers "
        f"of them, but got {found}{_at(form, i)}{remedy(leaf)}"
    )


def like(
    transform: str, what: str, leaves: Sequence[Any], form: TreeDef, others: Sequence[Tensor]
) -> list[Tensor]:
    """`leaves` as Tensors; numbers and arrays get the dtypes of `others`, where they can."""
    found = tensors_of(transform, what, leaves, form)
    return [
        each.to(x.dtype)
        if each is not leaf and np.can_cast(each.dtype, x.dtype, "same_kind")
        else each
        for each, leaf, x in zip(found, leaves, others, strict=True)
    ]


def tangents_of(transform: str, tree: Any, form: TreeDef, points: Sequence[Tensor]) -> list[Tensor]:
    """The leaves of `tree` as Tensors, a tangent for each of `points`, which lie in a tree of form
    `form`.

    Raises RuntimeError for another structure, ValueError for other shapes and dtypes.
    """
    given, given_form = flatten(tree)
    if form is not given_form and form != given_form:
        raise RuntimeError(
            f"{transform}: Expected primals and tangents to have the same python structure. Got "
            f"primals with structure {form!r} and tangents with structure {given_form!r}; they "
            f"differ {difference(form, given_form)}"
        )
    found = like(transform, "tangents", given, form, points)
    for i, (x, t) in enumerate(zip(points, found, strict=True)):
        if x.shape == t.shape and x.dtype == t.dtype:
            continue
        for what, own, other in (("shape", x.shape, t.shape), ("dtype", x.dtype, t.dtype)):
            if own != other:
                raise RuntimeError(
                    f"{transform}: tangent:{i} with {what} {_shown(other)} in flattened pytree "
                    f"doesn't match the {what} {_shown(own)} of the corresponding primal"
                    f"{_at(form, i)}"
                )
    return found


def _shown(of: Any) -> str:
    return f"torch.Size({list(of)})" if isinstance(of, tuple) else str(of)


def _at(form: TreeDef, i: int) -> str:
    """Where leaf number `i` is, for a message."""
    place = next(islice(places(form), i, None))
    return f" at {place}" if place else ""


def all_plain(leaves: Iterable[Any]) -> bool:
    """Whether none of `leaves` is a Tensor."""
    return not any(isinstance(leaf, Tensor) for leaf in leaves)


def as_given(tree: Any, plain: bool) -> Any:
    """`tree`, if `plain` with arrays and NumPy's scalars in the place of Tensors.

    A Tensor that is to be differentiated by somebody outside, or is part of another transform,
    stays one: an array would lose the derivative.
    """
    return map_leaves(_plain, tree) if plain else tree


def _plain(leaf: Any) -> Any:
    if leaf.__class__ is not Tensor or leaf._fn is not None:
        return leaf
    array = leaf._data
    return array if array.ndim else array[()]


# ---- functions -----------------------------------------------------------------------------------


def output_and_aux(transform: str, output: Any, has_aux: bool) -> tuple[Any, Any]:
    """The output of a function and what it returns besides, None without `has_aux`."""
    if not has_aux:
        return output, None
    if not isinstance(output, tuple) or len(output) != 2:
        raise RuntimeError(
            f"{transform}: output of function f should be a tuple: (output, aux) if has_aux is "
            f"True, but got {type(output).__name__}"
        )
    if MODE.as_pytorch:
        for leaf in [None] if output[1] is None else flatten(output[1])[0]:
            if not isinstance(leaf, Tensor):
                raise RuntimeError(f"Expected tensors, got unsupported type {type(leaf)}")
    return output


ANY_DTYPE = "biufc"  # in forward mode integers have tangents, which are zeros


def checked_outputs(
    transform: str, output: Any, dtypes: str = "fc"
) -> tuple[list[Tensor], TreeDef]:
    """The Tensors in an output and its form.

    Raises RuntimeError for other things in it, and for other kinds of `dtypes`.
    """
    leaves, form = flatten(output)
    if not leaves:
        raise RuntimeError(
            f"{transform}: Expected f to be a function that has non-empty output (got output = "
            f"{output!r})"
        )
    for i, leaf in enumerate(leaves):
        if isinstance(leaf, Tensor) and leaf.dtype.kind in dtypes:
            continue
        if not isinstance(leaf, Tensor):
            raise RuntimeError(
                f"{transform}: expected f(*primals) to return only tensors, got unsupported type "
                f"{type(leaf)}{_at(form, i)}{last_exit()}"
            )
        raise RuntimeError(
            f"{transform}: All outputs of f must be floating-point or complex Tensors, got "
            f"Tensor with dtype {leaf.dtype}{_at(form, i)}"
        )
    return leaves, form
