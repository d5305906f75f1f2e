"""Weights with a norm apart and of spectral norm 1 by hooks before `forward`, as torch.nn.utils had
them before its parametrizations: `parametrizations.weight_norm` and `spectral_norm` are newer."""

from __future__ import annotations

from typing import Any

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
import generated.functions as ops
from autograd.base.callers import warn_caller
from autograd.base.grad_mode import no_grad
from autograd.core.tensor import Tensor
from autograd.nn.modules.module import Module
from autograd.nn.parameter import Parameter, is_lazy
from autograd.nn.utils.parametrizations import as_matrix, norm_except, rows_of, scaled


class _Norm:
    """A forward pre-hook that sets the attribute `name` of its module to what it computes of the
    module's other parameters. `_kind` is the name of the function that registers it."""

    _kind: str
    _suffixes: tuple[str, ...]  # of the names of these

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, module: Module, inputs: Any) -> None:
        setattr(module, self.name, self.compute(module, module.training))

    def compute(self, module: Module, training: bool) -> Tensor:
        """The weight. Raises NotImplementedError unless a subclass gives it."""
        raise NotImplementedError

    def begin(self, module: Module) -> Tensor:
        """Takes the parameter away from `module`, and returns it."""
        for hook, _ in module._forward_pre_hooks.values():
            if isinstance(hook, type(self)) and hook.name == self.name:
                raise RuntimeError(
                    f"Cannot register two {self._kind} hooks on the same parameter {self.name}"
                )
        weight = getattr(module, self.name)
        if is_lazy(weight):
            raise ValueError(
                f"The module passed to `{self._kind}` can't have uninitialized parameters. Make "
                "sure to run the dummy forward before applying it"
            )
        if not isinstance(weight, Parameter):
            raise ValueError(f"{self._kind} cannot be applied as `{self.name}` is no parameter")
        delattr(module, self.name)
        return weight

    def remove(self, module: Module) -> None:
        """Makes the weight a parameter again."""
        with no_grad():
            weight = self.compute(module, False)
        for each in ("", *self._suffixes):
            delattr(module, self.name + each)
        module.register_parameter(self.name, Parameter(weight))


class _WeightNorm(_Norm):
    _kind = "weight_norm"
    _suffixes = ("_g", "_v")

    def __init__(self, name: str, dim: int | None) -> None:
        super().__init__(name)
        self.dim = dim

    def compute(self, module: Module, training: bool) -> Tensor:
        length, direction = (getattr(module, self.name + each) for each in self._suffixes)
        return scaled(length, direction, self.dim)


class _SpectralNorm(_Norm):
    _kind = "spectral_norm"
    _suffixes = ("_orig", "_u", "_v")

    def __init__(self, name: str, iterations: int, dim: int, eps: float) -> None:
        super().__init__(name)
        self.iterations = iterations
        self.dim = dim
        self.eps = eps

    def compute(self, module: Module, training: bool) -> Tensor:
        weight, u, v = (getattr(module, self.name + each) for each in self._suffixes)
        matrix = as_matrix(weight, self.dim)
        if training:
            with no_grad():
                for _ in range(self.iterations):
                    v = F.normalize(matrix.mT @ u, dim=0, eps=self.eps)
                    u = F.normalize(matrix @ v, dim=0, eps=self.eps)
            setattr(module, f"{self.name}_u", u)
            setattr(module, f"{self.name}_v", v)
        return weight / ops.dot(u, matrix @ v)


def weight_norm(module: Module, name: str = "weight", dim: int | None = 0) -> Module:
    """Makes a parameter one with its norms, ``<name>_g``, and its directions, ``<name>_v``, apart;
    returns the module.

    dim: there is a norm for each index of this dimension; one in all for None. Warns that it is
    deprecated. Raises RuntimeError if that was done already, and ValueError if it is no parameter
    or has no shape yet.
    """
    warn_caller(
        "`nn.utils.weight_norm` is deprecated in favor of `nn.utils.parametrizations.weight_norm`.",
        FutureWarning,
    )
    hook = _WeightNorm(name, dim)
    weight = hook.begin(module)
    with no_grad():
        module.register_parameter(f"{name}_g", Parameter(norm_except(weight, dim)))
    module.register_parameter(f"{name}_v", Parameter(weight))
    setattr(module, name, hook.compute(module, False))
    module.register_forward_pre_hook(hook)
    return module


def spectral_norm(
    module: Module,
    name: str = "weight",
    n_power_iterations: int = 1,
    eps: float = 1e-12,
    dim: int | None = None,
) -> Module:
    """Divides a parameter, from now on ``<name>_orig``, by its largest singular value, at least
    `eps`, before each call; returns the module.

    The value is estimated by so many iterations of the power method in each call in training mode,
    which start from the buffers ``<name>_u`` and ``<name>_v``. dim: as
    `parametrizations.spectral_norm`. Raises ValueError if `n_power_iterations` is not positive, and
    as `weight_norm`.
    """
    if n_power_iterations <= 0:
        raise ValueError(
            "Expected n_power_iterations to be positive, but got "
            f"n_power_iterations={n_power_iterations}"
        )
    hook = _SpectralNorm(name, n_power_iterations, rows_of(module, dim), eps)
    weight = hook.begin(module)
    module.register_parameter(f"{name}_orig", weight)
    setattr(module, name, weight.detach())
    for suffix, size in zip("uv", as_matrix(weight.detach(), hook.dim).shape, strict=True):
        drawn = weight.detach().new_empty(size).normal_()
        module.register_buffer(f"{name}_{suffix}", F.normalize(drawn, dim=0, eps=eps))
    module.register_forward_pre_hook(hook)
    return module


def remove_weight_norm(module: Module, name: str = "weight") -> Module:
    """Undoes `weight_norm` of the parameter `name`, with the value that it has; returns the module.
    Raises ValueError if it was not done."""
    return _remove(_WeightNorm, module, name)


def remove_spectral_norm(module: Module, name: str = "weight") -> Module:
    """Undoes `spectral_norm`; arguments and errors are those of `remove_weight_norm`."""
    return _remove(_SpectralNorm, module, name)


def _remove(kind: type[_Norm], module: Module, name: str) -> Module:
    for key, (hook, _) in module._forward_pre_hooks.items():
        if isinstance(hook, kind) and hook.name == name:
            hook.remove(module)
            del module._forward_pre_hooks[key]
            return module
    raise ValueError(f"{kind._kind} of '{name}' not found in {module}")
