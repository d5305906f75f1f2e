"""vmap: a function of one sample made a function of a batch, as torch.func.vmap."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

import generated.functions as ops
from autograd.array import prng
from autograd.array.axes import check_axis
from autograd.base.escapes import RevealedConversions
from autograd.base.grad_mode import MODE
from autograd.base.pytree import TreeDef, broadcast_to_form, flatten, unflatten
from autograd.core.tensor import Tensor, from_array
from autograd.methods.construction import plain_array
from autograd.transforms.batching.levels import Batch, open_batch
from autograd.transforms.batching.operate import batched
from autograd.transforms.batching.tensor import split, value_of

_RANDOMNESS = ("error", "same", "different")


def check_randomness(randomness: str) -> None:
    """Raises RuntimeError for what `vmap` does not take as `randomness`."""
    if randomness not in _RANDOMNESS:
        raise RuntimeError(
            f"Only allowed values for randomness are 'error', 'different', or 'same'. "
            f"Got {randomness}"
        )


def vmap(
    func: Callable[..., Any],
    in_dims: Any = 0,
    out_dims: Any = 0,
    randomness: str = "error",
    *,
    chunk_size: int | None = None,
) -> Callable[..., Any]:
    """A function that runs `func` for each sample of a batch, all at once.

    func: takes and returns Tensors, or dicts, lists and tuples of them. in_dims: for each
    positional argument the dimension that counts the samples, or None for what is the same for all;
    one number for all arguments, or a tuple with an item for each, in which trees stand for trees.
    Keyword arguments are the same for all samples. out_dims: where the samples are counted in
    the results, in the same form. randomness: what random operations do: raise RuntimeError
    ("error"), draw the "same" for all samples, or "different" for each. chunk_size: run so many
    samples at a time, which bounds the memory needed.

    The function takes arguments with one more dimension, of one length for all, and returns
    results with one more. Inside, each operation is run once, for the whole batch: branches on
    values and `.item()` raise RuntimeError. It can be nested, differentiated, and used inside of
    other transforms.

    Raises ValueError for in_dims or out_dims that make no sense, for dimensions that differ in
    length, and if nothing is batched; RuntimeError for another randomness, and from inside as said.

    >>> import autograd as ag
    >>> rows = ag.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ag.func.vmap(ag.dot)(rows, rows)
    tensor([ 5., 25.])
    """
    check_randomness(randomness)
    if chunk_size is not None and (not isinstance(chunk_size, int) or chunk_size < 1):
        raise ValueError(f"vmap: chunk_size should be None or greater than 0. (got {chunk_size})")

    name = getattr(func, "__name__", repr(func))
    label = f"vmap({name}, in_dims={in_dims}, ...)"

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        given = _Arguments(label, in_dims, args)
        step = given.size if chunk_size is None else chunk_size
        parts = []
        chunked = step < given.size and randomness == "same"
        drawn = prng.default.packed() if chunked else None
        for start in range(0, max(given.size, 1), max(step, 1)):
            count = min(step, given.size - start)
            if drawn is not None:  # the numbers of the first chunk
                prng.default.unpack(drawn)
            with open_batch(count, randomness) as batch:
                with RevealedConversions():
                    results = func(*given.samples(start, batch), **kwargs)
                parts.append(_results(name, results, out_dims, batch))
        return _joined(parts)

    return wrapper


class _Arguments:
    """The arguments of one call: their leaves, and where each counts the samples."""

    def __init__(self, label: str, in_dims: Any, args: tuple[Any, ...]) -> None:
        label += "(<inputs>)"
        if not isinstance(in_dims, (int, tuple)):
            raise ValueError(
                f"{label}: expected `in_dims` to be int or a (potentially nested) tuple matching "
                f"the structure of inputs, got: {type(in_dims).__name__}."
            )
        if not args:
            raise ValueError(
                f"{label}: got no inputs. Maybe you forgot to add inputs, or you are trying to "
                "vmap over a function with no inputs. The latter is unsupported."
            )
        leaves, self.form = flatten(args)
        try:
            dims = broadcast_to_form(in_dims, self.form, "in_dims")
        except ValueError as error:
            raise ValueError(
                f"{label}: in_dims is not compatible with the structure of `inputs`. in_dims has "
                f"structure {flatten(in_dims)[1]!r} but inputs has structure {self.form!r}. {error}"
            ) from None
        self.leaves = [
            from_array(plain_array(x)) if isinstance(x, np.ndarray) else x for x in leaves
        ]
        self.dims = [_checked(label, x, d) for x, d in zip(self.leaves, dims, strict=True)]
        sizes = [x.shape[d] for x, d in zip(self.leaves, self.dims, strict=True) if d is not None]
        if not sizes:
            raise ValueError(
                f"{label}: Expected at least one Tensor to vmap over, but in_dims is None for all"
            )
        if len(set(sizes)) > 1:
            raise ValueError(
                "vmap: Expected all tensors to have the same size in the mapped dimension, got "
                f"sizes {sizes} for the mapped dimension"
            )
        self.size = sizes[0]

    def samples(self, start: int, batch: Batch) -> Any:
        """The arguments for so many samples from `start` on, shown as those of one."""
        values = [
            x if d is None else batched(self._part(x, d, start, batch.size), batch.level)
            for x, d in zip(self.leaves, self.dims, strict=True)
        ]
        return unflatten(self.form, values)

    def _part(self, x: Tensor, dim: int, start: int, count: int) -> Tensor:
        if dim:
            x = x.movedim(dim, 0)
        return x if count == self.size else x[start : start + count]


def _checked(label: str, x: Any, dim: Any) -> int | None:
    """`dim`, from 0. Raises ValueError if it does not fit the argument."""
    if dim is None:
        return None
    if isinstance(dim, bool) or not isinstance(dim, int):
        raise ValueError(
            f"{label}: Got in_dim={dim} for an input but in_dim must be either an integer dimension"
            " or None."
        )
    if not isinstance(x, Tensor):
        raise ValueError(
            f"{label}: Got in_dim={dim} for an input but the input is of type {type(x).__name__}. "
            "We cannot vmap over non-Tensor arguments, please use None as the respective in_dim"
        )
    if not -x.ndim <= dim < x.ndim:
        raise ValueError(
            f"{label}: Got in_dim={dim} for some input, but that input is a Tensor of "
            f"dimensionality {x.ndim} so expected in_dim to satisfy -{x.ndim} <= in_dim < {x.ndim}."
        )
    return dim % x.ndim


def _results(
    name: str, results: Any, out_dims: Any, batch: Batch
) -> tuple[list[Any], list[Any], TreeDef]:
    """The results of all samples, where they count them, and how they lay in one tree."""
    label = f"vmap({name}, ..., out_dims={out_dims})"
    leaves, form = flatten(results)
    if MODE.as_pytorch and results is None:
        raise ValueError(f"{label}: `{name}` must only return Tensors, got type {type(results)}.")
    if isinstance(out_dims, tuple) and len(out_dims) == 1 and form.kind is None:
        (out_dims,) = out_dims
    try:
        dims = broadcast_to_form(out_dims, form, "out_dims")
    except ValueError as error:
        raise ValueError(
            f"{label}: out_dims is not compatible with the structure of `outputs`. out_dims has "
            f"structure {flatten(out_dims)[1]!r} but outputs has structure {form!r}. {error}"
        ) from None
    for d in dims:
        if d is not None and not isinstance(d, int):
            raise ValueError(
                f"{label}: `out_dims` must be an int, None or a python collection of ints "
                "representing where in the outputs the vmapped dimension should appear, but got "
                f"{d!r}"
            )
    values = []
    for x, d in zip(leaves, dims, strict=True):
        if d is None:
            if split(x, batch.level)[1]:
                raise ValueError(
                    f"{label}: `{name}` can not return a BatchedTensor when out_dim is None: its "
                    "value differs from sample to sample"
                )
            values.append(x)
            continue
        if not isinstance(x, Tensor):
            raise ValueError(
                f"{label}: `{name}` must only return Tensors, got type {type(x)}. Did you "
                "mean to set out_dims= to None for output?"
            )
        value = value_of(x, batch)
        values.append(value.movedim(0, check_axis(d, value.ndim)) if d else value)
    return values, dims, form


def _joined(parts: list[tuple[list[Any], list[Any], TreeDef]]) -> Any:
    """The results of all chunks as one tree."""
    first, dims, form = parts[0]
    if len(parts) == 1:
        return unflatten(form, first)
    columns = zip(*[values for values, _, _ in parts], strict=True)
    whole = [
        column[0] if d is None else ops.cat(list(column), d)
        for column, d in zip(columns, dims, strict=True)
    ]
    return unflatten(form, whole)
