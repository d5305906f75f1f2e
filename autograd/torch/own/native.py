"""Functions as the module torch itself has them: those of torch.nn.functional, with the arguments
of PyTorch's native functions, which name a reduction by its number; and memory by strides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import generated.functions as ops
from autograd.core.runtime import ReturnType
from autograd.core.tensor import Tensor
from autograd.distributions.gamma import standard_gamma as _standard_gamma
from autograd.methods.construction import as_tensor
from autograd.nn import functional

_REDUCTIONS = ("none", "mean", "sum")
_NORM = "input weight bias running_mean running_var"
_NATIVE = {
    "alpha_dropout": "input p train",
    "batch_norm": f"{_NORM} training momentum eps cudnn_enabled",
    "binary_cross_entropy_with_logits": "input target weight pos_weight reduction",
    "cosine_embedding_loss": "input1 input2 target margin reduction",
    "ctc_loss": "log_probs targets input_lengths target_lengths blank reduction zero_infinity",
    "dropout": "input p train",
    "feature_alpha_dropout": "input p train",
    "feature_dropout": "input p train",
    "group_norm": "input num_groups weight bias eps cudnn_enabled",
    "hinge_embedding_loss": "input target margin reduction",
    "instance_norm": f"{_NORM} use_input_stats momentum eps cudnn_enabled",
    "kl_div": "input target reduction",
    "layer_norm": "input normalized_shape weight bias eps cudnn_enable",
    "margin_ranking_loss": "input1 input2 target margin reduction",
    "rrelu": "input lower upper training",
    "poisson_nll_loss": "input target log_input full eps reduction",
    "triplet_margin_loss": "anchor positive negative margin p eps swap reduction",
}
_CUDNN = ("cudnn_enable", "cudnn_enabled")
_RENAMED = {"train": "training"}
_OTHER_NAMES = {"feature_dropout": "dropout2d"}
_IN_PLACE = tuple(name for name in _NATIVE if name.endswith("dropout"))

_METHODS = ("is_conj", "is_neg", "is_same_size", "resize_as_")

__all__ = [
    *_NATIVE, *_METHODS, *(f"{name}_" for name in _IN_PLACE), "_is_all_true", "_is_any_true",
    "_masked_softmax", "_sample_dirichlet", "_segment_reduce", "_standard_gamma",
    "empty_permuted", "empty_strided", "histogramdd", "is_warn_always_enabled", "nuclear_norm",
    "set_warn_always", "to_dlpack",
]  # fmt: skip

_warn_always = True
_segment_reduce = ops.segment_reduce


def _of(name: str, positions: list[str], **fixed: Any) -> Callable[..., Any]:
    called = _OTHER_NAMES.get(name, name)
    function = getattr(functional, called)

    def call(*args: Any, **kwargs: Any) -> Any:
        given = dict(zip(positions, args, strict=False)) | kwargs
        named = {_RENAMED.get(key, key): value for key, value in given.items() if key not in _CUDNN}
        if "reduction" in positions:
            named["reduction"] = _REDUCTIONS[named.get("reduction", 0)]
        return function(**named, **fixed)

    own = f"{name}_" if fixed else name
    call.__name__ = call.__qualname__ = own
    call.__doc__ = f"nn.functional.{called}, called as torch.{own}({', '.join(positions)})."
    return call


for _name, _positions in _NATIVE.items():
    globals()[_name] = _of(_name, _positions.split())
for _name in _IN_PLACE:
    globals()[f"{_name}_"] = _of(_name, _NATIVE[_name].split(), inplace=True)


def _method(name: str) -> Callable[..., Any]:
    def call(input: Tensor, *args: Any, **kwargs: Any) -> Any:
        return getattr(input, name)(*args, **kwargs)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = f"``input.{name}(...)``."
    return call


for _name in _METHODS:
    globals()[_name] = _method(_name)


def to_dlpack(tensor: Tensor) -> Any:
    """The memory of `tensor` as a capsule that other libraries read, with their `from_dlpack`."""
    return tensor.__dlpack__()


def empty_strided(
    size: Sequence[int], stride: Sequence[int], *, dtype: Any = None, layout: Any = None,
    device: Any = None, requires_grad: bool = False, pin_memory: bool = False,
) -> Tensor:  # fmt: skip
    """A tensor whose elements lie in memory at these strides; its values are not set."""
    steps = [(n - 1) * step for n, step in zip(size, stride, strict=True)]
    count = 0 if 0 in tuple(size) else 1 + sum(steps)
    memory = ops.empty(count, dtype=dtype, device=device)
    return memory.as_strided(size, stride).detach().requires_grad_(requires_grad)


def empty_permuted(size: Sequence[int], physical_layout: Sequence[int], **options: Any) -> Tensor:
    """A tensor of this `size` whose dimensions lie in memory in the order `physical_layout`; its
    values are not set. options: those of `empty`. Raises RuntimeError for another `physical_layout`
    than the numbers of all dimensions."""
    if len(size) != len(physical_layout):
        raise RuntimeError(
            "Number of dimensions in size does not match the length of the physical_layout; i.e. "
            f"len(size) = {len(size)} is not equal to len(physical_layout) = {len(physical_layout)}"
        )
    if sorted(physical_layout) != list(range(len(size))):
        raise RuntimeError(
            f"Dimension out of range, or Duplicate dim not allowed: {list(physical_layout)} of "
            f"{len(size)} dimensions"
        )
    made: Tensor = ops.empty([size[i] for i in physical_layout], **options)
    return made.permute(sorted(range(len(size)), key=physical_layout.__getitem__))


def _sample_dirichlet(input: Tensor, generator: Any = None) -> Tensor:
    """Probabilities of Dirichlet distributions whose concentrations are in the last dimension."""
    drawn: Tensor = _standard_gamma(input, generator)
    return drawn / drawn.sum(-1, keepdim=True)


def histogramdd(
    input: Tensor, bins: Any, *, range: Sequence[float] | None = None, weight: Tensor | None = None,
    density: bool = False,
) -> Any:  # fmt: skip
    """The sums of weights of the rows of `input` in boxes, and the edges along each column.

    bins: the number of boxes, one for each column, or the edges. range: the least and the largest
    edge of each column. Raises RuntimeError where `bins` are not one for each column.
    """
    rows, kind = input.detach()._data, input._data.dtype
    rows = rows.reshape(-1, rows.shape[-1])
    if isinstance(bins, (list, tuple)) and len(bins) != rows.shape[-1]:
        raise RuntimeError(
            "histogramdd: The size of bins must be equal to the innermost dimension of the input."
        )
    limits = None if range is None else list(zip(range[::2], range[1::2], strict=True))
    edges = [np.asarray(each) for each in bins] if isinstance(bins, (list, tuple)) else bins
    weights = None if weight is None else weight._data.reshape(-1)
    found = np.histogramdd(rows, edges, limits, density, weights)
    outputs = as_tensor(found[0], kind), tuple(as_tensor(each, kind) for each in found[1])
    return _HistogramddResult(outputs)


class _HistogramddResult(ReturnType):
    operation = "histogramdd"
    fields = ("hist", "bin_edges")


def nuclear_norm(input: Tensor, dim: Sequence[int] = (-2, -1), keepdim: bool = False) -> Tensor:
    """The sum of the singular values of matrices."""
    return ops.linalg_matrix_norm(input, "nuc", dim, keepdim)


def set_warn_always(b: bool) -> None:
    """Kept; what is warned of depends on the filters of `warnings` alone."""
    global _warn_always
    _warn_always = b


def is_warn_always_enabled() -> bool:
    """What was set last."""
    return _warn_always


def _is_all_true(input: Tensor) -> Tensor:
    """Whether all truth values are true."""
    return ops.all(_truths(input, "Expected a tensor of dtype bool"))


def _is_any_true(input: Tensor) -> Tensor:
    """Whether one of the truth values is true."""
    return ops.any(_truths(input, "Expected a tensor of dtype bool"))


def _masked_softmax(
    input: Tensor, mask: Tensor, dim: int | None = None, mask_type: int | None = None
) -> Tensor:
    """The softmax of scores along `dim`, by default the last, without those that `mask` marks.

    mask_type: 0 if the mask is of the last two dimensions, 1 if it is of the first and the last, 2
    if it has the shape of the scores. Raises RuntimeError for other masks.
    """
    _truths(mask, "Mask should be a boolean tensor")
    if mask_type == 2 and mask.shape != input.shape:
        raise RuntimeError("For mask_type == 2 mask shape should match input shape")
    if mask_type == 1:
        mask = mask.reshape((mask.shape[0], *(1,) * (input.ndim - 2), mask.shape[-1]))
    dim = input.ndim - 1 if dim is None else dim
    return ops.softmax(ops.masked_fill(input, mask, -float("inf")), dim)


def _truths(input: Tensor, message: str) -> Tensor:
    if input.dtype != np.bool_:
        raise RuntimeError(message)
    return input
