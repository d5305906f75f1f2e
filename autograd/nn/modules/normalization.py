"""Normalisation, with parameters of its own or running statistics."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.core.tensor import Tensor, from_array
from autograd.nn import init
from autograd.nn.modules.linear import new_parameter, new_parameters
from autograd.nn.modules.module import Module, describe

__all__ = [
    "BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "GroupNorm", "InstanceNorm1d", "InstanceNorm2d",
    "InstanceNorm3d", "LayerNorm", "RMSNorm",
]  # fmt: skip


class _Affine(Module):
    """Base of all: a weight that starts as ones and a bias that starts as zeros, or neither."""

    def _build(
        self, shape: tuple[int, ...], affine: bool, bias: bool, device: Any, dtype: Any
    ) -> None:
        shapes = {"weight": affine, "bias": affine and bias}
        new_parameters(
            self, dtype, device, **{name: shape if each else None for name, each in shapes.items()}
        )

    def reset_parameters(self) -> None:
        """Sets the parameters to what they start from."""
        if self.weight is not None:
            init.ones_(self.weight)
        if getattr(self, "bias", None) is not None:
            init.zeros_(self.bias)


class LayerNorm(_Affine):
    """`layer_norm` over the last dimensions, of the sizes `normalized_shape`, with a weight and a
    bias of that shape; ``elementwise_affine=False`` without both, ``bias=False`` without it. eps:
    added to the variance."""

    def __init__(
        self,
        normalized_shape: Any,
        eps: float = 1e-5,
        elementwise_affine: bool = True,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.normalized_shape = _shape(normalized_shape)
        self.eps = eps
        self.elementwise_affine = elementwise_affine
        self._build(self.normalized_shape, elementwise_affine, bias, device, dtype)

    def forward(self, input: Tensor) -> Tensor:
        """`input` normalised."""
        return F.layer_norm(input, self.normalized_shape, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        rest = describe(self, "eps", "elementwise_affine", bias=self.bias is not None)
        return f"{self.normalized_shape}, {rest}"


class RMSNorm(_Affine):
    """`rms_norm` over the last dimensions, of the sizes `normalized_shape`, with a weight unless
    ``elementwise_affine=False``. eps: None for the machine epsilon of the input."""

    def __init__(
        self,
        normalized_shape: Any,
        eps: float | None = None,
        elementwise_affine: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.normalized_shape = _shape(normalized_shape)
        self.eps = eps
        self.elementwise_affine = elementwise_affine
        shape = self.normalized_shape if elementwise_affine else None
        new_parameters(self, dtype, device, weight=shape)

    def forward(self, input: Tensor) -> Tensor:
        """`input` normalised."""
        return F.rms_norm(input, self.normalized_shape, self.weight, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, {describe(self, 'eps', 'elementwise_affine')}"


class GroupNorm(_Affine):
    """`group_norm` with a weight and a bias for each channel; ``affine=False`` without. eps: added
    to the variance.

    Raises ValueError unless `num_groups` divides `num_channels`.
    """

    def __init__(
        self,
        num_groups: int,
        num_channels: int,
        eps: float = 1e-5,
        affine: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__()
        if num_channels % num_groups:
            raise ValueError(
                f"num_channels ({num_channels}) must be divisible by num_groups ({num_groups})"
            )
        self.num_groups = num_groups
        self.num_channels = num_channels
        self.eps = eps
        self.affine = affine
        self._build((num_channels,), affine, bias, device, dtype)

    def forward(self, input: Tensor) -> Tensor:
        """`input` normalised."""
        return F.group_norm(input, self.num_groups, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        rest = describe(self, "eps", "affine", bias=self.bias is not None)
        return f"{self.num_groups}, {self.num_channels}, {rest}"


class _Running(_Affine):
    """Normalisation by channel, whose mean and variance can be kept for later.

    num_features: of channels. momentum: the weight of a new mean and variance; None for the mean of
    all so far. affine: with a weight and, unless ``bias=False``, a bias. track_running_stats: keep
    running statistics, to be used when not training.
    """

    _version = 2  # the first ones did not count batches
    _accepted_ndims: tuple[int, ...]

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__()
        self.num_features = num_features
        self.eps = eps
        self.momentum = momentum
        self.affine = affine
        self.track_running_stats = track_running_stats
        statistics: list[Tensor | None] = [None, None, None]
        if track_running_stats:
            made = [new_parameter((num_features,), dtype, device).detach() for _ in range(2)]
            statistics = [*made, from_array(np.zeros((), np.int64))]
        names = ("running_mean", "running_var", "num_batches_tracked")
        for name, each in zip(names, statistics, strict=True):
            self.register_buffer(name, each)
        self._build((num_features,), affine, bias, device, dtype)

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: Any, *args: Any
    ) -> None:
        key = f"{prefix}num_batches_tracked"
        old = (local_metadata.get("version") or 0) < 2
        if old and self.track_running_stats and key not in state_dict:
            own = self.num_batches_tracked
            state_dict[key] = from_array(np.array(0)) if own is None else own
        super()._load_from_state_dict(state_dict, prefix, local_metadata, *args)

    def reset_running_stats(self) -> None:
        """Sets the running mean to 0, the running variance to 1."""
        if self.track_running_stats:
            init.zeros_(self.running_mean)
            init.ones_(self.running_var)
            init.zeros_(self.num_batches_tracked)

    def reset_parameters(self) -> None:
        """Sets the parameters and the running statistics to what they start from."""
        self.reset_running_stats()
        super().reset_parameters()

    def _check_input_dim(self, input: Tensor) -> None:
        if input.ndim not in self._accepted_ndims:
            expected = " or ".join(f"{rank}D" for rank in self._accepted_ndims)
            raise ValueError(f"expected {expected} input (got {input.ndim}D input)")

    def extra_repr(self) -> str:
        text = f"{self.num_features}, {describe(self, 'eps', 'momentum', 'affine')}"
        bias, track = self.bias is not None, self.track_running_stats
        return f"{text}, {describe(self, bias=bias, track_running_stats=track)}"


class _BatchNorm(_Running):
    def forward(self, input: Tensor) -> Tensor:
        """`input` normalised: by its own statistics when training or if none are kept."""
        self._check_input_dim(input)
        momentum = 0.0 if self.momentum is None else self.momentum
        if self.training and self.track_running_stats:
            self.num_batches_tracked.add_(1)
            if self.momentum is None:
                momentum = 1.0 / self.num_batches_tracked.item()
        own = self.training or self.running_mean is None
        kept = not self.training or self.track_running_stats
        return F.batch_norm(
            input,
            self.running_mean if kept else None,
            self.running_var if kept else None,
            self.weight,
            self.bias,
            own,
            momentum,
            self.eps,
        )


class _InstanceNorm(_Running):
    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float = 0.1,
        affine: bool = False,
        track_running_stats: bool = False,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(
            num_features, eps, momentum, affine, track_running_stats, device, dtype, bias=bias
        )

    def _get_no_batch_dim(self) -> int:
        return self._accepted_ndims[0]

    def forward(self, input: Tensor) -> Tensor:
        """`input` normalised; one without a batch dimension is taken as a batch of one."""
        self._check_input_dim(input)
        single = input.ndim == self._get_no_batch_dim()
        channels = input.shape[1 - single]
        if channels != self.num_features and self.affine:
            raise ValueError(
                f"expected input's size at dim={1 - single} to match num_features "
                f"({self.num_features}), but got: {channels}."
            )
        if channels != self.num_features:
            warnings.warn(
                f"input's size at dim={1 - single} does not match num_features. You can silence "
                "this warning by not passing in num_features, which is not used because "
                "affine=False",
                stacklevel=3,
            )
        result = F.instance_norm(
            input.unsqueeze(0) if single else input,
            self.running_mean,
            self.running_var,
            self.weight,
            self.bias,
            self.training or not self.track_running_stats,
            0.0 if self.momentum is None else self.momentum,
            self.eps,
        )
        return result.squeeze(0) if single else result


def _shape(given: Any) -> tuple[int, ...]:
    return (given,) if isinstance(given, int) else tuple(given)


def _make_class(base: type[_Running], kind: str, rank: int, ranks: tuple[int, ...]) -> Any:
    name = f"{kind}{rank}d"
    what = "batch_norm" if kind == "BatchNorm" else "instance_norm"
    doc = f"`{what}` as torch.nn.{name}.\n{_Running.__doc__}"
    return type(name, (base,), {"_accepted_ndims": ranks, "__doc__": doc, "__module__": __name__})


BatchNorm1d, BatchNorm2d, BatchNorm3d = (
    _make_class(_BatchNorm, "BatchNorm", n, ranks)
    for n, ranks in ((1, (2, 3)), (2, (4,)), (3, (5,)))
)
InstanceNorm1d, InstanceNorm2d, InstanceNorm3d = (
    _make_class(_InstanceNorm, "InstanceNorm", n, (n + 1, n + 2)) for n in (1, 2, 3)
)
