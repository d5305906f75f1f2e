"""Modules that learn from their first input what sizes they have."""

from __future__ import annotations

from inspect import Signature, signature
from itertools import chain
from typing import Any

from autograd.core.tensor import Tensor
from autograd.nn.modules import conv, linear, normalization
from autograd.nn.modules.module import Module
from autograd.nn.parameter import UninitializedBuffer, UninitializedParameter, is_lazy

_NAMES = (
    "Linear",
    *("Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d", "ConvTranspose3d"),
    *("BatchNorm1d", "BatchNorm2d", "BatchNorm3d"),
    *("InstanceNorm1d", "InstanceNorm2d", "InstanceNorm3d"),
)

__all__ = [f"Lazy{name}" for name in _NAMES]


class LazyModuleMixin:
    """The first base of a module whose parameters get their shape at the first call, as
    torch.nn.modules.lazy.LazyModuleMixin.

    A subclass sets attributes to `UninitializedParameter` and `UninitializedBuffer`, and gives
    `initialize_parameters`, which the first call calls with its arguments, before the forward
    pre-hooks, and which materializes them. If `cls_to_become` is given, the module is of that class
    from then on. State dicts with shapes make their parameters when they are loaded.
    """

    cls_to_become: type[Module] | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._awaits_input = True

    def initialize_parameters(self, *args: Any, **kwargs: Any) -> None:
        """Materializes what has no shape, from the arguments of a call; to be overridden."""
        raise NotImplementedError(
            f"initialize_parameters is not implemented for {type(self).__name__}"
        )

    def has_uninitialized_params(self: Any) -> bool:
        """Whether a parameter or buffer of this module alone has no shape yet."""
        return any(map(is_lazy, chain(self._parameters.values(), self._buffers.values())))

    def __call__(self: Any, *args: Any, **kwargs: Any) -> Any:
        if not self._awaits_input:
            return super().__call__(*args, **kwargs)  # type: ignore[misc]
        self.initialize_parameters(*args, **kwargs)
        if self.has_uninitialized_params():
            raise RuntimeError(f"module {self._get_name()} has not been fully initialized")
        if self.cls_to_become is None:
            self._awaits_input = False
        else:
            del self._awaits_input
            self.__class__ = self.cls_to_become
        return self(*args, **kwargs)

    def _load_from_state_dict(
        self: Any, state_dict: dict[str, Any], prefix: str, *others: Any
    ) -> None:
        for name, own in chain(self._parameters.items(), self._buffers.items()):
            given = state_dict.get(prefix + name)
            if is_lazy(own) and given is not None and not is_lazy(given):
                own.materialize(tuple(given.shape))
        super()._load_from_state_dict(state_dict, prefix, *others)  # type: ignore[misc]


class _Inferring(LazyModuleMixin):
    """Base of our lazy modules: they are made with 0 for the size in question, which the
    constructor does not take, and all arrays whose shape depends on it are made when it is known.
    """

    __signature__: Signature
    _size: str  # the name of the attribute

    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
        given = self.__signature__.bind(*args, **kwargs)
        given.apply_defaults()
        super().__init__(0, **given.arguments)
        for parts, kind in (
            (self._parameters, UninitializedParameter),
            (self._buffers, UninitializedBuffer),
        ):
            for name, each in parts.items():
                if each is not None and each.ndim:
                    parts[name] = kind(dtype=each.dtype)

    def reset_parameters(self: Any) -> None:
        """Draws the parameters anew, once they have a shape."""
        if getattr(self, self._size) and not self.has_uninitialized_params():
            super().reset_parameters()  # type: ignore[misc]

    def initialize_parameters(self: Any, input: Tensor, *others: Any, **named: Any) -> None:
        """Makes the parameters for inputs of the sizes of `input`. Raises what the constructor of
        the module does, and AssertionError for another size than that of loaded parameters."""
        size = self._size_of(input)
        drawn = self.has_uninitialized_params()
        setattr(self, self._size, size)
        for name, each in chain(self._parameters.items(), self._buffers.items()):
            if is_lazy(each):
                each.materialize(self._shape_of(name))
            elif each is not None and each.ndim and each.shape != self._shape_of(name):
                setattr(self, self._size, 0)
                raise AssertionError(
                    f"The {self._size} inferred from input: {size} does not fit self.{name}, which "
                    f"has the shape {each.shape}, not {self._shape_of(name)}"
                )
        if drawn:
            self.reset_parameters()


class _InferringLinear(_Inferring):
    _size = "in_features"
    out_features: int

    def _size_of(self, input: Tensor) -> int:
        return input.shape[-1]

    def _shape_of(self: Any, name: str) -> tuple[int, ...]:
        return (self.out_features, self.in_features)[: 2 if name == "weight" else 1]


class _InferringConvolution(_Inferring):
    _size = "in_channels"

    def _size_of(self: Any, input: Tensor) -> int:
        single = self._spatial_dims + 1
        if input.ndim not in (single, single + 1):
            raise RuntimeError(
                f"Expected {single}D (unbatched) or {single + 1}D (batched) input to "
                f"{self._get_name()}, but got input of size: {input.shape}"
            )
        channels: int = input.shape[-single]
        if channels % self.groups:
            raise ValueError("in_channels must be divisible by groups")
        return channels

    def _shape_of(self: Any, name: str) -> tuple[int, ...]:
        return self._weight_shape() if name == "weight" else (self.out_channels,)


class _InferringNorm(_Inferring):
    _size = "num_features"

    def _size_of(self, input: Tensor) -> int:
        return input.shape[1]

    def _shape_of(self: Any, name: str) -> tuple[int, ...]:
        return (self.num_features,)


def _make_class(name: str, base: Any) -> type[LazyModuleMixin]:
    """The class that becomes `base`, with its constructor but for the first argument."""
    how: type[_Inferring] = _InferringNorm
    if name.startswith(("Linear", "Conv")):
        how = _InferringLinear if name == "Linear" else _InferringConvolution
    # PyTorch's lazy instance normalisation has other defaults than the module that it becomes.
    usual = {"affine": True, "track_running_stats": True} if name.startswith("Instance") else {}
    parameters = [
        each.replace(default=usual.get(each.name, each.default))
        for each in list(signature(base).parameters.values())[1:]
    ]
    doc = f"{name} whose `{how._size}` is that of its first input, from which on it is one."
    body = {"cls_to_become": base, "__signature__": Signature(parameters), "__doc__": doc}
    return type(f"Lazy{name}", (how, base), {**body, "__module__": __name__})


for _name in _NAMES:
    for _part in (linear, conv, normalization):
        if _name in _part.__all__:
            globals()[f"Lazy{_name}"] = _make_class(_name, getattr(_part, _name))
