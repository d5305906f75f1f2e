"""Tensors of modules computed from others whenever they are read, as torch.nn.utils.parametrize."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from autograd.base.grad_mode import no_grad
from autograd.core.tensor import Tensor
from autograd.nn.modules.container import ModuleDict, ModuleList
from autograd.nn.modules.module import Module
from autograd.nn.parameter import Parameter

__all__ = [
    "ParametrizationList", "cached", "is_parametrized", "register_parametrization",
    "remove_parametrizations", "transfer_parametrizations_and_params",
    "type_before_parametrizations",
]  # fmt: skip


class _Cache:
    """Parametrized tensors by module and name, as long as `cached` is entered."""

    def __init__(self) -> None:
        self.depth = 0
        self.tensors: dict[tuple[int, str], Tensor] = {}


_cache = _Cache()


@contextmanager
def cached() -> Iterator[None]:
    """In this block each parametrized tensor is computed once, when it is first read."""
    _cache.depth += 1
    try:
        yield
    finally:
        _cache.depth -= 1
        if not _cache.depth:
            _cache.tensors.clear()


class ParametrizationList(ModuleList):
    """The parametrizations of one tensor, in order, and what they start from: ``original``, or
    ``original0``, ``original1`` ... where the first one's `right_inverse` gives several.

    original: the tensor, whose value is kept as far as there are inverses. unsafe: the result may
    have another shape and dtype. Raises ValueError for an inverse that is no Tensor and no
    sequence of them, and unless `unsafe` for a result of another shape or dtype.
    """

    def __init__(self, modules: Sequence[Module], original: Tensor, unsafe: bool = False) -> None:
        if not modules:
            raise ValueError("ParametrizationList requires one or more modules.")
        super().__init__(modules)
        self.unsafe = unsafe
        shape, dtype = original.shape, original.dtype
        new: Any = original
        with no_grad():
            for module in reversed(list(self)):
                new = _apply_inverse(module, new)
        self.is_tensor = isinstance(new, Tensor)
        if isinstance(new, Tensor):
            self.ntensors = 1
            if new.dtype != dtype:
                raise ValueError(
                    "When `right_inverse` outputs one tensor, it may not change the dtype.\n"
                    f"original.dtype: {dtype}\nright_inverse(original).dtype: {new.dtype}"
                )
            _set_data(original, new)  # the same object: optimizers know it
            _register(self, "original", original)
        elif isinstance(new, Sequence):
            self.ntensors = len(new)
            for i, each in enumerate(new):
                if not isinstance(each, Tensor):
                    raise ValueError(
                        "'right_inverse' must return a Tensor or a Sequence of tensors (list, "
                        f"tuple...). Got element {i} of the sequence with type "
                        f"{type(each).__name__}."
                    )
                made = each.detach()
                if isinstance(original, Parameter):
                    made = Parameter(made, original.requires_grad)
                _register(self, f"original{i}", made)
        else:
            raise ValueError(
                "'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). "
                f"Got {type(new).__name__}"
            )
        if not unsafe:
            _check_kept(self(), shape, dtype)

    def right_inverse(self, value: Tensor) -> None:
        """Sets what the parametrizations start from so that they give `value`.

        Raises RuntimeError if one of them has no `right_inverse`, and ValueError if the first one's
        gives another number of tensors, or other dtypes, than it did at first.
        """
        new: Any = value
        with no_grad():
            for module in reversed(list(self)):
                if not hasattr(module, "right_inverse"):
                    raise RuntimeError(
                        f"parametrization {type(module).__name__} does not implement right_inverse."
                    )
                new = module.right_inverse(new)
        found = [new] if self.is_tensor else new
        if not isinstance(found, Sequence) or len(found) != self.ntensors:
            count = f"of length {len(found)}" if isinstance(found, Sequence) else type(found)
            raise ValueError(
                "'right_inverse' must return a sequence of tensors of length "
                f"{self.ntensors}. Got a sequence {count}."
            )
        for own, each in zip(self._originals(), found, strict=True):
            if not isinstance(each, Tensor):
                raise ValueError(
                    f"`right_inverse` should return tensors. Got {type(each).__name__}"
                )
            if each.dtype != own.dtype:
                raise ValueError(
                    f"The tensor returned by `right_inverse` has dtype {each.dtype} while the "
                    f"original has dtype {own.dtype}"
                )
            _set_data(own, each)

    def forward(self) -> Tensor:
        """The parametrized tensor."""
        first, *others = self
        result: Tensor = first(*self._originals())
        for each in others:
            result = each(result)
        return result

    def _originals(self) -> list[Tensor]:
        if self.is_tensor:
            return [self.original]
        return [getattr(self, f"original{i}") for i in range(self.ntensors)]


def register_parametrization(
    module: Module, tensor_name: str, parametrization: Module, *, unsafe: bool = False
) -> Module:
    """Makes ``module.<tensor_name>``, a parameter, buffer or parametrized tensor, what
    `parametrization` gives of it whenever it is read; returns the module.

    If `parametrization` has a method `right_inverse`, which gives a Tensor or several for it, the
    tensor keeps its value, and can be assigned. What is learned is
    ``module.parametrizations.<tensor_name>.original``, the same object as before, or
    ``original0`` and so on for several, which are new. unsafe: do not compute it to check that
    shape and dtype are kept.

    Raises ValueError if there is no such tensor, and where `ParametrizationList` does.
    """
    parametrization.train(module.training)
    if is_parametrized(module, tensor_name):
        if not unsafe:
            value = getattr(module, tensor_name)
            new = parametrization(value)
            _check_kept(new, value.shape, value.dtype)
            _check_kept(
                _apply_inverse(parametrization, new), value.shape, value.dtype, "right_inverse"
            )
        known: Any = module.parametrizations[tensor_name]
        known.append(parametrization)
        known.unsafe |= unsafe
        return module
    if tensor_name not in module._parameters and tensor_name not in module._buffers:
        raise ValueError(
            f"Module '{module}' does not have a parameter, a buffer, or a parametrized element "
            f"with name '{tensor_name}'"
        )
    made = ParametrizationList([parametrization], getattr(module, tensor_name), unsafe)
    delattr(module, tensor_name)
    if not is_parametrized(module):
        module.__class__ = _class_for(type(module))
        module.parametrizations = ModuleDict()
    setattr(type(module), tensor_name, _property(tensor_name))
    module.parametrizations[tensor_name] = made
    return module


def is_parametrized(module: Module, tensor_name: str | None = None) -> bool:
    """Whether the tensor `tensor_name` of `module` is parametrized; without a name, whether any
    is."""
    known = getattr(module, "parametrizations", None)
    if not isinstance(known, ModuleDict):
        return False
    return len(known) > 0 if tensor_name is None else tensor_name in known


def remove_parametrizations(
    module: Module, tensor_name: str, leave_parametrized: bool = True
) -> Module:
    """Makes the parametrized tensor `tensor_name` a parameter or buffer again; returns the module.

    leave_parametrized: of the value that it has; else of that of its original. Raises ValueError
    if it is not parametrized, and for ``leave_parametrized=False`` if there are several originals.
    """
    if not is_parametrized(module, tensor_name):
        raise ValueError(f"Module {module} does not have a parametrization on {tensor_name}")
    known: Any = module.parametrizations[tensor_name]
    if not known.is_tensor and not leave_parametrized:
        raise ValueError(
            "Cannot leave unparametrized (`leave_parametrized=False`) a tensor that is "
            "parametrized in terms of a sequence of tensors."
        )
    if known.is_tensor:
        original = known.original
        if leave_parametrized:
            with no_grad():
                _set_data(original, getattr(module, tensor_name))
    else:
        value = getattr(module, tensor_name)
        original = Parameter(value) if value.requires_grad else value
    delattr(type(module), tensor_name)
    del module.parametrizations[tensor_name]
    if not is_parametrized(module):
        del module.parametrizations
        module.__class__ = type(module).__bases__[0]
    _register(module, tensor_name, original)
    return module


def type_before_parametrizations(module: Module) -> type:
    """The class that the module has without its parametrizations."""
    return type(module).__bases__[0] if is_parametrized(module) else type(module)


def transfer_parametrizations_and_params(
    from_module: Module, to_module: Module, tensor_name: str | None = None
) -> Module:
    """Registers the parametrizations of `from_module`, of all tensors or of `tensor_name`, on
    `to_module` as well, with the values that they parametrize; returns that."""
    if is_parametrized(from_module):
        names = list(from_module.parametrizations) if tensor_name is None else [tensor_name]
        for name in names:
            if not hasattr(to_module, name):
                setattr(to_module, name, Parameter(getattr(from_module, name)))
            for each in from_module.parametrizations[name]:
                register_parametrization(to_module, name, each)
            given, own = from_module.parametrizations[name], to_module.parametrizations[name]
            for key in given._parameters:
                setattr(own, key, getattr(given, key))
    return to_module


# ---- classes with properties ---------------------------------------------------------------------


def _class_for(cls: type[Module]) -> type[Module]:
    """A class of its own for one module, whose parametrized tensors are properties of it."""
    body: dict[str, Any] = {"__getstate__": _refuse_pickle, "__module__": cls.__module__}
    if not hasattr(cls, "__deepcopy__"):
        body["__deepcopy__"] = _deepcopy_module
    return type(f"Parametrized{cls.__name__}", (cls,), body)


def _refuse_pickle(self: Module) -> Any:
    raise RuntimeError(
        "Serialization of parametrized modules is only supported through state_dict()."
    )


def _deepcopy_module(self: Module, memo: dict[int, Any]) -> Module:
    base: Any = type_before_parametrizations(self)
    made: Module = base.__new__(base)
    memo[id(self)] = made
    made.__dict__.update(copy.deepcopy(self.__dict__, memo))
    made.__class__ = _class_for(base)
    for name in made.parametrizations:
        setattr(type(made), name, _property(name))
    return made


def _property(name: str) -> property:
    def read(self: Module) -> Tensor:
        compute: ParametrizationList = self.parametrizations[name]
        if not _cache.depth:
            return compute()
        key = (id(self), name)
        if key not in _cache.tensors:
            _cache.tensors[key] = compute()
        return _cache.tensors[key]

    def write(self: Module, value: Tensor) -> None:
        self.parametrizations[name].right_inverse(value)

    return property(read, write)


# ---- tensors -------------------------------------------------------------------------------------


def _apply_inverse(module: Any, value: Any) -> Any:
    """The `right_inverse` of `module` at `value`; `value` if it has none."""
    if not hasattr(module, "right_inverse"):
        return value
    try:
        return module.right_inverse(value)
    except NotImplementedError:
        return value


def _set_data(target: Tensor, value: Tensor) -> None:
    target.data = value.detach()


def _register(module: Module, name: str, tensor: Tensor) -> None:
    if isinstance(tensor, Parameter):
        module.register_parameter(name, tensor)
    else:
        module.register_buffer(name, tensor)


def _check_kept(
    value: Any, shape: tuple[int, ...], dtype: Any, what: str = "A parametrization"
) -> None:
    """Raises ValueError unless `value` is a Tensor of that shape and dtype."""
    if not isinstance(value, Tensor):
        raise ValueError(f"{what} must return a tensor. Got {type(value).__name__}.")
    for name, found, expected in (("dtype", value.dtype, dtype), ("shape", value.shape, shape)):
        if found != expected:
            raise ValueError(
                f"{what} may not change the {name} of the tensor, unless `unsafe` flag is "
                f"enabled.\nunparametrized {name}: {expected}\nparametrized {name}: {found}"
            )
