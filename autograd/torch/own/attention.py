"""torch.nn.attention with its modules bias, of masks that let see what was before, and
flex_attention, of attention whose scores and mask are given by functions.

Those functions are of one score and of the numbers of its sample, head, query and key; they are
called once, by `vmap`, for all.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum, IntEnum
from typing import Any, Self

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
import generated.functions as ops
from autograd.core.tensor import Tensor
from autograd.func import vmap
from autograd.torch.own.subclasses import DisableTorchFunctionSubclass

__all__ = [
    "_DEFAULT_SPARSE_BLOCK_SIZE", "BlockMask", "CausalBias", "CausalVariant", "SDPBackend",
    "and_masks", "causal_lower_right", "causal_upper_left", "create_block_mask", "create_mask",
    "flex_attention", "noop_mask", "or_masks", "sdpa_kernel",
]  # fmt: skip

Mask = Callable[[Tensor, Tensor, Tensor, Tensor], Tensor]
_DEFAULT_SPARSE_BLOCK_SIZE = 128


class SDPBackend(Enum):
    """Ways to compute attention."""

    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3


@contextmanager
def sdpa_kernel(backends: Any, set_priority: bool = False) -> Iterator[None]:
    """A block that computes attention by one of `backends`, which changes nothing."""
    yield


class CausalVariant(IntEnum):
    """Which corner the triangle of a mask begins at, where queries and keys are not as many."""

    UPPER_LEFT = 1
    LOWER_RIGHT = 2


class CausalBias(Tensor):
    """The mask, of bools, of attention in which no query sees what comes after it."""

    variant: CausalVariant
    seq_len_q: int
    seq_len_kv: int

    def __new__(cls, variant: CausalVariant, seq_len_q: int, seq_len_kv: int) -> Self:
        if not isinstance(variant, CausalVariant):
            raise AssertionError(f"variant must be a CausalVariant, got {type(variant).__name__}")
        lower_right = variant is CausalVariant.LOWER_RIGHT
        if lower_right and seq_len_q > seq_len_kv:
            warnings.warn(
                "Lower right causal bias will produce NaNs in the output when seq_len_q > "
                "seq_len_kv!",
                stacklevel=2,
            )
        shape = seq_len_q, seq_len_kv
        self: Any = ops.ones(shape, dtype=bool).tril(seq_len_kv - seq_len_q if lower_right else 0)
        self.__class__ = cls
        self.variant, self.seq_len_q, self.seq_len_kv = variant, seq_len_q, seq_len_kv
        return self

    def __init__(self, *args: Any) -> None:
        """Nothing is left to do."""

    def _materialize(self, device: Any = None) -> Tensor:
        with DisableTorchFunctionSubclass():
            return self.clone()

    @classmethod
    def __torch_function__(
        cls, func: Any, types: Sequence[Any], args: Sequence[Any] = (), kwargs: Any = None
    ) -> Any:
        """Calls `func` as on a plain mask; raises ValueError if attention is told is_causal."""
        named: Mapping[str, Any] = kwargs or {}
        if named.get("is_causal") or (func is F.scaled_dot_product_attention and True in args[5:6]):
            raise ValueError("CausalBias should not be used with causal=True")
        with DisableTorchFunctionSubclass():
            return func(*args, **named)


def causal_upper_left(*size: int) -> CausalBias:
    """The mask by which the i-th query sees the first i + 1 keys; size: how many of each."""
    return CausalBias(CausalVariant.UPPER_LEFT, *size)


def causal_lower_right(*size: int) -> CausalBias:
    """The mask by which the last query sees all keys, each before it one less."""
    return CausalBias(CausalVariant.LOWER_RIGHT, *size)


class BlockMask:
    """`mask_mod` for attention of this `shape`: samples, heads, queries, keys."""

    def __init__(self, mask_mod: Mask, shape: tuple[int, ...], block_size: Any) -> None:
        self.mask_mod = mask_mod
        self.shape = shape
        self.seq_lengths = shape[-2:]
        self.BLOCK_SIZE = block_size if isinstance(block_size, tuple) else (block_size,) * 2

    def to(self, device: Any) -> BlockMask:
        """Itself: there is one device."""
        return self


def noop_mask(batch: Any, head: Any, token_q: Any, token_kv: Any) -> Tensor:
    """The mask that lets each query see each key."""
    return ops.ones((), dtype=bool)


def and_masks(*mask_mods: Mask) -> Mask:
    """The mask of what all of `mask_mods` let see."""
    return lambda *places: ops.stack([mask(*places) for mask in mask_mods]).all(0)


def or_masks(*mask_mods: Mask) -> Mask:
    """The mask of what one of `mask_mods` lets see."""
    return lambda *places: ops.stack([mask(*places) for mask in mask_mods]).any(0)


def create_block_mask(
    mask_mod: Mask, B: int | None, H: int | None, Q_LEN: int, KV_LEN: int,  # noqa: N803
    device: Any = None, BLOCK_SIZE: Any = 128, _compile: bool = False,  # noqa: N803
) -> BlockMask:  # fmt: skip
    """`mask_mod` as `flex_attention` takes it; B, H: None for a mask that is the same for all."""
    return BlockMask(mask_mod, (B or 1, H or 1, Q_LEN, KV_LEN), BLOCK_SIZE)


def create_mask(
    mod_fn: Callable[..., Tensor], B: int | None, H: int | None,  # noqa: N803
    Q_LEN: int, KV_LEN: int, device: Any = None,  # noqa: N803
) -> Tensor:  # fmt: skip
    """What `mod_fn`, a mask, says of all places: bools of shape (B, H, Q_LEN, KV_LEN)."""
    shape = B or 1, H or 1, Q_LEN, KV_LEN
    return _everywhere(mod_fn, shape).expand(shape)


def _everywhere(function: Callable[..., Tensor], shape: Any, *scores: Tensor) -> Tensor:
    """What `function` gives of each of the `scores` and its place."""
    for i in (3, 2, 1, 0):
        function = vmap(
            function, (*(0 for _ in scores), *(0 if i == j else None for j in range(4)))
        )
    return function(*scores, *(ops.arange(n) for n in shape))


def flex_attention(
    query: Tensor, key: Tensor, value: Tensor, score_mod: Callable[..., Tensor] | None = None,
    block_mask: BlockMask | None = None, scale: float | None = None, enable_gqa: bool = False,
    return_lse: bool = False, kernel_options: Any = None,
) -> Any:  # fmt: skip
    """Means of `value`, weighted by the softmax of the scores of queries and keys.

    query, key, value: of shape (samples, heads, length, size); with enable_gqa there may be a
    multiple of the heads of `key` in `query`. score_mod: changes each score. block_mask: a query
    that it lets see no key gets 0. scale: of the scores; 1/sqrt(size) for None. return_lse: return
    the logsumexp of the scores besides. Raises ValueError for shapes that do not fit.
    """
    if not query.ndim == key.ndim == value.ndim == 4:
        raise ValueError("NYI: query, key, and value must be 4D tensors")
    groups, rest = divmod(query.shape[1], key.shape[1])
    if rest or (groups != 1 and not enable_gqa):
        raise ValueError(
            "Expect query and key/value to have the same number of heads "
            f"but got Hq={query.shape[1]} and Hkv={key.shape[1]}. "
            "Try setting enable_gqa=True for GQA."
        )
    key, value = (each.repeat_interleave(groups, 1) for each in (key, value))
    scores = query @ key.mT * (query.shape[-1] ** -0.5 if scale is None else scale)
    if score_mod is not None:
        scores = _everywhere(score_mod, scores.shape, scores)
    if block_mask is not None:
        if block_mask.seq_lengths != scores.shape[-2:]:
            raise ValueError(
                f"block_mask was created for block_mask.shape={block_mask.shape} but got "
                f"q_len={query.shape[2]} and kv_len={key.shape[2]}."
            )
        scores = scores.where(_everywhere(block_mask.mask_mod, scores.shape), -math.inf)
    blind = (scores == -math.inf).all(-1, keepdim=True)
    out = F.softmax(scores.masked_fill(blind, 0), -1).masked_fill(blind, 0) @ value
    return (out, scores.logsumexp(-1)) if return_lse else out
