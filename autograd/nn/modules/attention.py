"""Attention of several heads, and the transformer's encoder."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.nn import init
from autograd.nn.modules.container import ModuleList
from autograd.nn.modules.linear import Linear, new_parameter
from autograd.nn.modules.module import Module
from autograd.nn.modules.normalization import LayerNorm
from autograd.nn.modules.simple import Dropout  # type: ignore[attr-defined]
from autograd.tensor import Tensor

__all__ = ["MultiheadAttention", "TransformerEncoder", "TransformerEncoderLayer"]


class MultiheadAttention(Module):
    """Attention (Vaswani et al. 2017) as torch.nn.MultiheadAttention.

    embed_dim: features of queries and outputs, split among `num_heads`. kdim, vdim: those of keys
    and values, if others. add_bias_kv, add_zero_attn: a further key and value, learned or zeros.
    batch_first: inputs are (N, L, features), not (L, N, features).

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
        together = self.kdim == self.vdim == embed_dim
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
        self.out_proj = Linear(embed_dim, embed_dim, bias, device, dtype)
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


_Activation = str | Callable[[Tensor], Tensor]


class TransformerEncoderLayer(Module):
    """Attention to the input itself, then two linear layers, each added to its own input.

    dim_feedforward: features between the linear layers. activation: "relu", "gelu" or a function.
    norm_first: normalise before each part, not after. Other arguments as MultiheadAttention and
    LayerNorm. Raises RuntimeError for another name of an activation.
    """

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: _Activation = "relu",
        layer_norm_eps: float = 1e-5,
        batch_first: bool = False,
        norm_first: bool = False,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        options = {"bias": bias, "device": device, "dtype": dtype}
        self.self_attn = MultiheadAttention(
            d_model, nhead, dropout=dropout, batch_first=batch_first, **options
        )
        self.linear1 = Linear(d_model, dim_feedforward, **options)
        self.dropout = Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, **options)
        self.norm_first = norm_first
        self.norm1 = LayerNorm(d_model, eps=layer_norm_eps, **options)
        self.norm2 = LayerNorm(d_model, eps=layer_norm_eps, **options)
        self.dropout1 = Dropout(dropout)
        self.dropout2 = Dropout(dropout)
        if isinstance(activation, str) and activation not in ("relu", "gelu"):
            raise RuntimeError(f"activation should be relu/gelu, not {activation}")
        self.activation: Any = getattr(F, activation) if isinstance(activation, str) else activation

    def forward(
        self,
        src: Tensor,
        src_mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool = False,
    ) -> Tensor:
        """The layer's output, of the shape of `src`; masks as in MultiheadAttention."""

        def attended(x: Tensor) -> Tensor:
            found, _ = self.self_attn(
                x, x, x, attn_mask=src_mask, key_padding_mask=src_key_padding_mask,
                need_weights=False, is_causal=is_causal,
            )  # fmt: skip
            return self.dropout1(found)

        if self.norm_first:
            src = src + attended(self.norm1(src))
            return src + self._fed(self.norm2(src))
        src = self.norm1(src + attended(src))
        return self.norm2(src + self._fed(src))

    def _fed(self, x: Tensor) -> Tensor:
        return self.dropout2(self.linear2(self.dropout(self.activation(self.linear1(x)))))


class TransformerEncoder(Module):
    """`num_layers` copies of a layer, one upon another, and at last `norm` where it is given."""

    def __init__(
        self,
        encoder_layer: TransformerEncoderLayer,
        num_layers: int,
        norm: Module | None = None,
        enable_nested_tensor: bool = True,
        mask_check: bool = True,
    ) -> None:
        super().__init__()
        self.layers = ModuleList(copy.deepcopy(encoder_layer) for _ in range(num_layers))
        self.num_layers = num_layers
        self.norm = norm

    def forward(
        self,
        src: Tensor,
        mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool | None = None,
    ) -> Tensor:
        """The output of the last layer; `is_causal` may be None for "not known"."""
        for layer in self.layers:
            src = layer(src, mask, src_key_padding_mask, bool(is_causal and mask is not None))
        return src if self.norm is None else self.norm(src)
