"""Attention of several heads, and the transformer (Vaswani et al. 2017): layers, encoder, decoder,
and both together."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from typing import Any

import numpy as np

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.base.dtypes import get_default_dtype
from autograd.core.tensor import Tensor, from_array
from autograd.nn import init
from autograd.nn.modules.container import ModuleList
from autograd.nn.modules.linear import Linear, NonDynamicallyQuantizableLinear, new_parameter
from autograd.nn.modules.module import Module
from autograd.nn.modules.normalization import LayerNorm
from autograd.nn.modules.simple import Dropout  # type: ignore[attr-defined]

__all__ = [
    "MultiheadAttention", "Transformer", "TransformerDecoder", "TransformerDecoderLayer",
    "TransformerEncoder", "TransformerEncoderLayer",
]  # fmt: skip

_Activation = str | Callable[[Tensor], Tensor]


class _Layer(Module):
    """Base of the layers: parts of attention, by name, then two linear layers."""

    _attentions: tuple[str, ...]

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: _Activation = F.relu,
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        options = {"bias": bias, "device": device, "dtype": dtype}
        for name in self._attentions:
            part = MultiheadAttention(d_model, nhead, dropout, batch_first=batch_first, **options)
            self.add_module(name, part)
        self.linear1 = Linear(d_model, dim_feedforward, **options)
        self.dropout = Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, **options)
        self.norm_first = norm_first
        count = len(self._attentions) + 1
        for i in range(1, count + 1):
            self.add_module(f"norm{i}", LayerNorm(d_model, eps=layer_norm_eps, **options))
        for i in range(1, count + 1):
            self.add_module(f"dropout{i}", Dropout(dropout))
        if isinstance(activation, str) and activation not in ("relu", "gelu"):
            raise RuntimeError(f"activation should be relu/gelu, not {activation}")
        self.activation: Any = getattr(F, activation) if isinstance(activation, str) else activation

    def _add_part(self, x: Tensor, norm: Module, part: Callable[[Tensor], Tensor]) -> Tensor:
        """x and what a part makes of it, normalised before or after."""
        if self.norm_first:
            return x + part(norm(x))
        return norm(x + part(x))

    # The parts, as subclasses override them (PyTorch's names).

    def _sa_block(
        self, x: Tensor, attn_mask: Any, key_padding_mask: Any, is_causal: bool = False
    ) -> Tensor:
        masks = (key_padding_mask, attn_mask, is_causal)
        return self.dropout1(_attend(self.self_attn, x, x, *masks))

    def _ff_block(self, x: Tensor) -> Tensor:
        last = getattr(self, f"dropout{len(self._attentions) + 1}")
        return last(self.linear2(self.dropout(self.activation(self.linear1(x)))))


class TransformerEncoderLayer(_Layer):
    """Attention to the input itself, then two linear layers, each added to its own input.

    d_model: features of the inputs. nhead: how many heads. dropout, bias, batch_first: see
    `MultiheadAttention`. dim_feedforward: features between the linear layers. activation: "relu",
    "gelu" or a function. norm_first: normalise before each part, not after. layer_norm_eps: added
    to variances.

    Raises RuntimeError for another name of an activation.
    """

    _attentions = ("self_attn",)

    def forward(
        self,
        src: Tensor,
        src_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool = False,
    ) -> Tensor:
        """The layer's output, of the shape of `src`.

        src_mask, src_key_padding_mask, is_causal: masks as of `MultiheadAttention.forward`.
        """

        def attended(x: Tensor) -> Tensor:
            return self._sa_block(x, src_mask, src_key_padding_mask, is_causal=is_causal)

        return self._add_part(self._add_part(src, self.norm1, attended), self.norm2, self._ff_block)


class TransformerDecoderLayer(_Layer):
    """Attention to the target itself, to the encoder's output, and two linear layers, each added to
    its own input; arguments and errors are those of `TransformerEncoderLayer`."""

    _attentions = ("self_attn", "multihead_attn")

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
        tgt_is_causal: bool = False,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """The layer's output, of the shape of `tgt`.

        memory: the encoder's output. Masks are as of `MultiheadAttention.forward`. tgt_mask,
        tgt_key_padding_mask, tgt_is_causal: of the attention to the target itself. memory_mask,
        memory_key_padding_mask, memory_is_causal: of that to `memory`.
        """

        def attended(x: Tensor) -> Tensor:
            return self._sa_block(x, tgt_mask, tgt_key_padding_mask, tgt_is_causal)

        def remembered(x: Tensor) -> Tensor:
            return self._mha_block(
                x, memory, memory_mask, memory_key_padding_mask, memory_is_causal
            )

        x = self._add_part(self._add_part(tgt, self.norm1, attended), self.norm2, remembered)
        return self._add_part(x, self.norm3, self._ff_block)

    def _mha_block(
        self, x: Tensor, mem: Tensor, attn_mask: Any, key_padding_mask: Any, is_causal: bool = False
    ) -> Tensor:
        masks = (key_padding_mask, attn_mask, is_causal)
        return self.dropout2(_attend(self.multihead_attn, x, mem, *masks))


def _attend(
    attention: MultiheadAttention, x: Tensor, keys: Tensor, padding: Any, mask: Any, causal: bool
) -> Tensor:
    return attention(
        x, keys, keys, key_padding_mask=padding, need_weights=False, attn_mask=mask,
        is_causal=causal,
    )[0]  # fmt: skip


def _get_clones(module: Module, N: int) -> ModuleList:  # noqa: N803  (PyTorch's name)
    """`N` copies of `module`."""
    return ModuleList(copy.deepcopy(module) for _ in range(N))


class _Stack(Module):
    """Copies of a layer, one upon another, and at last `norm` where it is given."""

    def __init__(self, layer: Module, num_layers: int, norm: Module | None) -> None:
        super().__init__()
        self.layers = _get_clones(layer, num_layers)
        self.num_layers = num_layers
        self.norm = norm

    def _run_layers(self, x: Tensor, *memory: Tensor, **masks: Any) -> Tensor:
        for layer in self.layers:
            x = layer(x, *memory, **masks)
        return x if self.norm is None else self.norm(x)


class TransformerEncoder(_Stack):
    """`num_layers` copies of `encoder_layer`, one upon another, and at last `norm` where it is
    given.

    enable_nested_tensor, mask_check: accepted, and change nothing.
    """

    def __init__(
        self,
        encoder_layer: TransformerEncoderLayer,
        num_layers: int,
        norm: Module | None = None,
        enable_nested_tensor: bool = True,
        mask_check: bool = True,
    ) -> None:
        super().__init__(encoder_layer, num_layers, norm)

    def forward(
        self,
        src: Tensor,
        mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool | None = None,
    ) -> Tensor:
        """The output of the last layer; `src` and `src_key_padding_mask` as of a layer.

        is_causal: whether `mask` is the causal one; None to look. Raises RuntimeError if it is said
        to be, but not given.
        """
        return self._run_layers(
            src, src_mask=mask, src_key_padding_mask=src_key_padding_mask,
            is_causal=_is_causal(mask, is_causal),
        )  # fmt: skip


class TransformerDecoder(_Stack):
    """`num_layers` copies of `decoder_layer`, one upon another, and at last `norm` where it is
    given."""

    def __init__(
        self, decoder_layer: TransformerDecoderLayer, num_layers: int, norm: Module | None = None
    ) -> None:
        super().__init__(decoder_layer, num_layers, norm)

    def forward(
        self,
        tgt: Tensor,
        memory: Tensor,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
        tgt_is_causal: bool | None = None,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """The output of the last layer; arguments as of `TransformerDecoderLayer.forward`.

        tgt_is_causal: None to look, as of `TransformerEncoder.forward`.
        """
        return self._run_layers(
            tgt, memory, tgt_mask=tgt_mask, memory_mask=memory_mask,
            tgt_key_padding_mask=tgt_key_padding_mask,
            memory_key_padding_mask=memory_key_padding_mask,
            tgt_is_causal=_is_causal(tgt_mask, tgt_is_causal), memory_is_causal=memory_is_causal,
        )  # fmt: skip


class Transformer(Module):
    """An encoder of the source, and a decoder that attends to what it gives, as
    torch.nn.Transformer.

    num_encoder_layers, num_decoder_layers: how many. custom_encoder, custom_decoder: modules to
    take in their place. Other arguments as of `TransformerEncoderLayer`. All weights are drawn by
    `init.xavier_uniform_`.
    """

    def __init__(
        self,
        d_model: int = 512,
        nhead: int = 8,
        num_encoder_layers: int = 6,
        num_decoder_layers: int = 6,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: _Activation = F.relu,
        custom_encoder: Any | None = None,
        custom_decoder: Any | None = None,
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        layer = (
            *(d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, batch_first),
            *(norm_first, bias, device, dtype),
        )

        def norm() -> LayerNorm:
            return LayerNorm(d_model, layer_norm_eps, bias=bias, device=device, dtype=dtype)

        self.encoder: Any = custom_encoder
        if custom_encoder is None:
            self.encoder = TransformerEncoder(
                TransformerEncoderLayer(*layer), num_encoder_layers, norm()
            )
        self.decoder: Any = custom_decoder
        if custom_decoder is None:
            self.decoder = TransformerDecoder(
                TransformerDecoderLayer(*layer), num_decoder_layers, norm()
            )
        self._reset_parameters()
        self.d_model = d_model
        self.nhead = nhead
        self.batch_first = batch_first

    def _reset_parameters(self) -> None:
        for each in self.parameters():
            if each.ndim > 1:
                init.xavier_uniform_(each)

    def forward(
        self,
        src: Tensor,
        tgt: Tensor,
        src_mask: Tensor | None = None,
        tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None,
        memory_key_padding_mask: Tensor | None = None,
        src_is_causal: bool | None = None,
        tgt_is_causal: bool | None = None,
        memory_is_causal: bool = False,
    ) -> Tensor:
        """The decoder's output, of the shape of `tgt`.

        src, tgt: (S, N, d_model) and (T, N, d_model), with `batch_first` N first, or both without
        N. src_mask, src_key_padding_mask, src_is_causal: of the encoder. Others as of
        `TransformerDecoder.forward`. Raises RuntimeError for other batches or features.
        """
        if src.ndim == 3 and src.shape[1 - self.batch_first] != tgt.shape[1 - self.batch_first]:
            raise RuntimeError("the batch number of src and tgt must be equal")
        if src.shape[-1] != self.d_model or tgt.shape[-1] != self.d_model:
            raise RuntimeError("the feature number of src and tgt must be equal to d_model")
        memory = self.encoder(
            src, mask=src_mask, src_key_padding_mask=src_key_padding_mask, is_causal=src_is_causal
        )
        return self.decoder(
            tgt, memory, tgt_mask=tgt_mask, memory_mask=memory_mask,
            tgt_key_padding_mask=tgt_key_padding_mask,
            memory_key_padding_mask=memory_key_padding_mask, tgt_is_causal=tgt_is_causal,
            memory_is_causal=memory_is_causal,
        )  # fmt: skip

    @staticmethod
    def generate_square_subsequent_mask(sz: int, device: Any = None, dtype: Any = None) -> Tensor:
        """The causal mask (sz, sz): -inf where a key comes after the query, else 0."""
        given = get_default_dtype() if dtype is None else np.dtype(dtype)
        return from_array(np.triu(np.full((sz, sz), -math.inf, given), 1))


def _is_causal(mask: Tensor | None, said: bool | None) -> bool:
    """Whether a mask is causal, as it is said or, where nothing is, as it is."""
    if said is not None or mask is None:
        return bool(said)
    if mask.ndim != 2 or mask.shape[0] != mask.shape[1] or mask.dtype.kind not in "bf":
        return False
    hidden = mask._data if mask.dtype.kind == "b" else np.isneginf(mask._data)
    if mask.dtype.kind == "f" and mask._data[~hidden].any():
        return False
    return np.array_equal(hidden, ~np.tri(len(hidden), dtype=bool))


class MultiheadAttention(Module):
    """Attention (Vaswani et al. 2017) as torch.nn.MultiheadAttention.

    embed_dim: features of queries and outputs, split among `num_heads`. kdim, vdim: those of keys
    and values, if others. add_bias_kv, add_zero_attn: a further key and value, learned or zeros.
    batch_first: inputs are (N, L, features), not (L, N, features). dropout: of the weights.
    bias: False for none.

    Raises ValueError for sizes that are not positive, AssertionError unless `num_heads` divides
    `embed_dim`, as PyTorch does.
    """

    def __init__(
        self,
        embed_dim: int,
        num_heads: int,
        dropout: float = 0.0,
        bias: bool = True,
        add_bias_kv: bool = False,
        add_zero_attn: bool = False,
        kdim: int | None = None,
        vdim: int | None = None,
        batch_first: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        if embed_dim <= 0 or num_heads <= 0:
            raise ValueError(
                "embed_dim and num_heads must be greater than 0, got "
                f"embed_dim={embed_dim} and num_heads={num_heads} instead"
            )
        if embed_dim % num_heads:
            raise AssertionError("embed_dim must be divisible by num_heads")
        self.embed_dim = embed_dim
        self.kdim = embed_dim if kdim is None else kdim
        self.vdim = embed_dim if vdim is None else vdim
        self.num_heads = num_heads
        self.head_dim = embed_dim // num_heads
        self.dropout = dropout
        self.batch_first = batch_first
        self.add_zero_attn = add_zero_attn
        self._qkv_same_embed_dim = together = self.kdim == self.vdim == embed_dim
        shapes: dict[str, tuple[int, ...] | None] = {
            "in_proj_weight": (3 * embed_dim, embed_dim) if together else None,
            "q_proj_weight": None if together else (embed_dim, embed_dim),
            "k_proj_weight": None if together else (embed_dim, self.kdim),
            "v_proj_weight": None if together else (embed_dim, self.vdim),
            "in_proj_bias": (3 * embed_dim,) if bias else None,
            "bias_k": (1, 1, embed_dim) if add_bias_kv else None,
            "bias_v": (1, 1, embed_dim) if add_bias_kv else None,
        }
        for name, shape in shapes.items():
            made = None if shape is None else new_parameter(shape, dtype, device)
            self.register_parameter(name, made)
        self.out_proj = NonDynamicallyQuantizableLinear(embed_dim, embed_dim, bias, device, dtype)
        self._reset_parameters()

    def _reset_parameters(self) -> None:
        for name, each in self.named_parameters(recurse=False):
            if name.endswith("weight"):
                init.xavier_uniform_(each)
            elif name == "in_proj_bias":
                init.zeros_(each)
            else:
                init.xavier_normal_(each)
        if self.in_proj_bias is not None:
            init.zeros_(self.out_proj.bias)

    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        key_padding_mask: Tensor | None = None,
        need_weights: bool = True,
        attn_mask: Tensor | None = None,
        average_attn_weights: bool = True,
        is_causal: bool = False,
    ) -> tuple[Tensor, Tensor | None]:
        """The output, of the shape of `query`, and the weights, or None unless `need_weights`.

        key_padding_mask, attn_mask: where not to look: bools, or numbers to be added. is_causal:
        says that `attn_mask` is the causal one. average_attn_weights: the mean over the heads.
        """
        swapped = self.batch_first and query.ndim == 3
        if swapped:
            query, key, value = (each.transpose(0, 1) for each in (query, key, value))
        output, weights = F.multi_head_attention_forward(
            query, key, value, self.embed_dim, self.num_heads, self.in_proj_weight,
            self.in_proj_bias, self.bias_k, self.bias_v, self.add_zero_attn, self.dropout,
            self.out_proj.weight, self.out_proj.bias, training=self.training,
            key_padding_mask=key_padding_mask, need_weights=need_weights, attn_mask=attn_mask,
            use_separate_proj_weight=self.in_proj_weight is None,
            q_proj_weight=self.q_proj_weight, k_proj_weight=self.k_proj_weight,
            v_proj_weight=self.v_proj_weight, average_attn_weights=average_attn_weights,
            is_causal=is_causal,
        )  # fmt: skip
        return (output.transpose(0, 1) if swapped else output), weights
