"""Registration and listing of the parts of a module: parameters, buffers, modules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from autograd.core.parameters import is_parameter, is_persistent
from autograd.core.tensor import Tensor
from autograd.nn.modules.global_hooks import registered

if TYPE_CHECKING:
    from autograd.nn.modules.module import Module

_KINDS = ("_parameters", "_buffers", "_modules")


class Registry:
    """The part of Module that keeps, finds and lists its parts."""

    _parameters: dict[str, Any]
    _buffers: dict[str, Any]
    _modules: dict[str, Any]
    _non_persistent_buffers_set: set[str]
    _forward_hooks: Any
    _forward_pre_hooks: Any

    # ---- registration ----------------------------------------------------------------------------

    def register_parameter(self, name: str, param: Tensor | None) -> None:
        """Makes a Parameter, or None for one that is left out, an attribute of that name.

        Raises TypeError for anything else and for results of operations, KeyError for a name that
        is taken, is empty or has a dot.
        """
        self.__check_name("parameter", name, "_parameters")
        if param is not None and not is_parameter(param):
            raise TypeError(
                f"cannot assign '{type(param).__name__}' object to parameter '{name}' "
                "(autograd.nn.Parameter or None required)"
            )
        if param is not None:
            param = registered("parameter", self, name, param)
        self._parameters[name] = param

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """Makes a Tensor that is not learned, or None, an attribute of that name.

        persistent: whether it is part of `state_dict`. Raises as `register_parameter`.
        """
        self.__check_name("buffer", name, "_buffers")
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(
                f"cannot assign '{type(tensor).__name__}' object to buffer '{name}' (autograd "
                "Tensor or None required)"
            )
        self._buffers[name] = registered("buffer", self, name, tensor)
        if persistent:
            self._non_persistent_buffers_set.discard(name)
        else:
            self._non_persistent_buffers_set.add(name)

    def register_module(self, name: str, module: Module | None) -> None:
        """Makes a Module, or None, an attribute of that name. Raises as `register_parameter`."""
        self.__check_name("module", name, "_modules")
        if module is not None and not isinstance(module, Registry):
            raise TypeError(f"{type(module).__name__} is not a Module subclass")
        self._modules[name] = registered("module", self, name, module)

    add_module = register_module

    def __check_name(self, kind: str, name: Any, kept: str) -> None:
        if "_parameters" not in self.__dict__:
            raise AttributeError(f"cannot assign {kind} before Module.__init__() call")
        if not isinstance(name, str):
            raise TypeError(f"{kind} name should be a string. Got {type(name).__name__}")
        if "." in name:
            raise KeyError(f'{kind} name can\'t contain ".", got: {name}')
        if name == "":
            raise KeyError(f'{kind} name can\'t be empty string ""')
        if hasattr(self, name) and name not in self.__dict__[kept]:
            raise KeyError(f"attribute '{name}' already exists")

    # ---- attributes ------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> Any:  # called where nothing else is found
        own = self.__dict__
        for kind in _KINDS:
            found = own.get(kind)
            if found is not None and name in found:
                return found[name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def __setattr__(self, name: str, value: Any) -> None:
        own = self.__dict__
        if is_parameter(value):
            self.__drop(name, "_parameters")
            self.register_parameter(name, value)
        elif isinstance(value, Registry):
            if "_modules" not in own:
                raise AttributeError("cannot assign module before Module.__init__() call")
            self.__drop(name, "_modules")
            self._modules[name] = registered("module", self, name, value)
        elif name in own.get("_parameters", ()):
            self.register_parameter(name, value)
        elif name in own.get("_modules", ()):
            self.register_module(name, value)
        elif name in own.get("_buffers", ()):
            persistent = is_persistent(value)
            if persistent is None:
                persistent = name not in self._non_persistent_buffers_set
            self.register_buffer(name, value, *() if persistent else (False,))
        elif isinstance(value, Tensor) and is_persistent(value) is not None:
            self.register_buffer(name, value, *() if is_persistent(value) else (False,))
        else:
            super().__setattr__(name, value)

    def __drop(self, name: str, kept: str) -> None:
        """Forgets what is called `name`, unless it is registered as `kept`."""
        own = self.__dict__
        own.pop(name, None)
        for kind in _KINDS:
            if kind != kept:
                own.get(kind, {}).pop(name, None)
        own.get("_non_persistent_buffers_set", set()).discard(name)

    def __delattr__(self, name: str) -> None:
        for kind in _KINDS:
            if name in self.__dict__[kind]:
                del self.__dict__[kind][name]
                self._non_persistent_buffers_set.discard(name)
                return
        super().__delattr__(name)

    def __dir__(self) -> list[str]:
        own = self.__dict__
        names = {*super().__dir__(), *(name for kind in _KINDS for name in own[kind])}
        return sorted(name for name in names if not name[0].isdigit())

    # ---- lists -----------------------------------------------------------------------------------

    def children(self) -> Iterator[Module]:
        """The modules directly inside, each once."""
        return (each for _, each in self.named_children())

    def named_children(self) -> Iterator[tuple[str, Module]]:
        """``(name, module)`` of the modules directly inside."""
        seen: set[Any] = set()
        for name, each in self._modules.items():
            if each is not None and each not in seen:
                seen.add(each)
                yield name, each

    def modules(self, remove_duplicate: bool = True) -> Iterator[Module]:
        """This module and all inside, each once, or as often as it is there."""
        return (each for _, each in self.named_modules(remove_duplicate=remove_duplicate))

    def named_modules(
        self, memo: set[Any] | None = None, prefix: str = "", remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Module]]:
        """``(name, module)`` of this module and all inside, with dots in the names."""
        memo = set() if memo is None else memo
        if self in memo:
            return
        if remove_duplicate:
            memo.add(self)
        yield prefix, self  # type: ignore[misc]
        for name, each in self._modules.items():
            if each is not None:
                inner = f"{prefix}.{name}" if prefix else name
                yield from each.named_modules(memo, inner, remove_duplicate)

    def parameters(self, recurse: bool = True) -> Iterator[Tensor]:
        """All parameters, each once; with ``recurse=False`` only this module's own."""
        return (each for _, each in self.named_parameters(recurse=recurse))

    def named_parameters(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Tensor]]:
        """``(name, parameter)`` of all parameters, with dots in the names."""
        return self.__members(lambda each: each._parameters, prefix, recurse, remove_duplicate)

    def buffers(self, recurse: bool = True) -> Iterator[Tensor]:
        """All buffers, each once; with ``recurse=False`` only this module's own."""
        return (each for _, each in self.named_buffers(recurse=recurse))

    def named_buffers(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Tensor]]:
        """``(name, buffer)`` of all buffers, with dots in the names."""
        return self.__members(lambda each: each._buffers, prefix, recurse, remove_duplicate)

    def __members(
        self, of: Callable[[Any], dict[str, Any]], prefix: str, recurse: bool, once: bool
    ) -> Iterator[tuple[str, Tensor]]:
        seen = set()
        modules: Any = [(prefix, self)]
        if recurse:
            modules = self.named_modules(prefix=prefix, remove_duplicate=once)
        for place, module in modules:
            for name, each in of(module).items():
                if each is None or id(each) in seen:
                    continue
                if once:
                    seen.add(id(each))
                yield (f"{place}.{name}" if place else name), each

    # ---- by name ---------------------------------------------------------------------------------

    def get_submodule(self, target: str) -> Module:
        """The module that `named_modules` calls so. Raises AttributeError if there is none."""
        found: Any = self
        for name in target.split(".") if target else ():
            if name not in found._modules:
                raise _misses(found, name, "an nn.Module")
            found = found._modules[name]
        return found

    def set_submodule(self, target: str, module: Module, strict: bool = False) -> None:
        """Puts `module` in the place that `named_modules` calls `target`.

        strict: there must be one already. Raises ValueError for an empty name and what is no
        Module, AttributeError for a place that is not there.
        """
        if not target:
            raise ValueError("Cannot set the submodule without a target name!")
        if not isinstance(module, Registry):
            raise ValueError(f"`module` is not an nn.Module, found {type(module)}")
        place, _, name = target.rpartition(".")
        parent = self.get_submodule(place)
        if strict and name not in parent._modules:
            raise AttributeError(f"{parent._get_name()} has no attribute `{name}`")
        setattr(parent, name, module)

    def get_parameter(self, target: str) -> Tensor:
        """The parameter of a name as `named_parameters` gives it. Raises AttributeError as well."""
        return self.__part(target, "_parameters", "an nn.Parameter")

    def get_buffer(self, target: str) -> Tensor:
        """The buffer of a name as `named_buffers` gives it. Raises AttributeError as well."""
        return self.__part(target, "_buffers", "a buffer")

    def __part(self, target: str, kind: str, what: str) -> Any:
        place, _, name = target.rpartition(".")
        module = self.get_submodule(place)
        own = getattr(module, kind)
        if name not in own:
            raise _misses(module, name, what)
        return own[name]


def _misses(module: Any, name: str, what: str) -> AttributeError:
    """The error where `name` is not `what` of the module."""
    if hasattr(module, name):
        return AttributeError(f"`{name}` is not {what}")
    return AttributeError(f"{module._get_name()} has no attribute `{name}`")
