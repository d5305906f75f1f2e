"""Names of torch.nn for several devices, of which there is one, and helpers of its modules."""

from __future__ import annotations

from itertools import repeat
from typing import Any

from autograd.core.tensor import Tensor
from autograd.methods.placement import Size, device
from autograd.nn import Module
from autograd.torch.own.dtypes import dtype

__all__ = [
    "DataParallel", "Device", "Number", "ParamsT", "_bool", "_complex", "_device",
    "_dtype", "_float", "_int", "_maybe_indices_t", "_ntuple", "_pair", "_params_t", "_quadruple",
    "_ratio_2_t", "_ratio_3_t", "_ratio_any_t", "_reverse_repeat_tuple", "_shape_t", "_single",
    "_size", "_size_1_t", "_size_2_opt_t", "_size_2_t", "_size_3_opt_t", "_size_3_t", "_size_4_t",
    "_size_5_t", "_size_6_t", "_size_any_opt_t", "_size_any_t", "_tensor_list_t", "_triple",
    "consume_prefix_in_state_dict_if_present",
]  # fmt: skip


class DataParallel(Module):
    """`module` on the one device that there is, whatever the device_ids and output_device."""

    def __init__(
        self, module: Module, device_ids: Any = None, output_device: Any = None, dim: int = 0
    ) -> None:
        super().__init__()
        self.module = module
        self.dim = dim

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """The module's."""
        return self.module(*args, **kwargs)


def _ntuple(n: int) -> Any:
    def parse(x: Any) -> tuple[Any, ...]:
        return tuple(x) if hasattr(x, "__iter__") else tuple(repeat(x, n))

    return parse


_single, _pair, _triple, _quadruple = map(_ntuple, (1, 2, 3, 4))
# Of nn.common_types:
_size_1_t = _size_2_t = _size_3_t = _size_4_t = _size_5_t = _size_6_t = int | tuple[int, ...]
_size_any_t, _size_any_opt_t = _size_1_t, int | None | tuple[int | None, ...]
_size_2_opt_t = _size_3_opt_t = _size_any_opt_t
_ratio_2_t = _ratio_3_t = _ratio_any_t = float | tuple[float, ...]
_tensor_list_t = _maybe_indices_t = Tensor | tuple[Tensor, ...]
_shape_t = _size = int | list[int] | Size  # of torch.types, as what follows
_int, _float, _bool, _complex, _dtype, _device = int, float, bool, complex, dtype, device
_params_t = ParamsT = Any  # of torch.optim.optimizer
Number = int | float | bool
Device = device | str | int | None


def _reverse_repeat_tuple(t: tuple[Any, ...], n: int) -> tuple[Any, ...]:
    """The items of `t` from the last one, each `n` times."""
    return tuple(x for x in reversed(t) for _ in range(n))


def consume_prefix_in_state_dict_if_present(state_dict: dict[str, Any], prefix: str) -> None:
    """Takes `prefix` off the names in `state_dict` that begin with it, in place."""
    for name in [each for each in state_dict if each.startswith(prefix)]:
        state_dict[name.removeprefix(prefix)] = state_dict.pop(name)
    versions = getattr(state_dict, "_metadata", {})
    for name in [each for each in versions if each in prefix or each.startswith(prefix)]:
        if name:
            own = name.replace(prefix.removesuffix("."), "", 1).removeprefix(".")
            versions[own] = versions.pop(name)
