"""Modules that hold modules or parameters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from operator import index
from typing import Any, Self

from autograd.nn.modules.module import Module
from autograd.nn.parameter import Parameter
from autograd.tensor import Tensor

__all__ = ["ModuleDict", "ModuleList", "ParameterDict", "ParameterList", "Sequential"]


class _Numbered(Module):
    """What a container with numbers for names shares; `_kept` is the dict that holds its items."""

    @property
    def _kept(self) -> dict[str, Any]:
        return self._modules

    def _put(self, name: str, value: Any) -> None:
        self.add_module(name, value)

    def _name(self, place: Any) -> str:
        """The name of a place, which may count from the end. Raises IndexError beyond."""
        count = len(self._kept)
        number = index(place)
        if not -count <= number < count:
            raise IndexError(f"index {number} is out of range")
        return list(self._kept)[number]

    def _renew(self, values: Iterable[Any]) -> None:
        self._kept.clear()
        for i, each in enumerate(values):
            self._put(str(i), each)

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._kept.values())

    def __getitem__(self, place: Any) -> Any:
        if not isinstance(place, slice):
            return self._kept[self._name(place)]
        chosen = type(self)()
        chosen._renew(list(self)[place])
        return chosen

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, slice):
            values = list(self)
            values[place] = value
            self._renew(values)
        else:
            self._put(self._name(place), value)

    def __delitem__(self, place: Any) -> None:
        values = list(self)
        del values[place]
        self._renew(values)

    def __iadd__(self, others: Iterable[Any]) -> Self:
        return self.extend(others)

    def append(self, value: Any) -> Self:
        """Adds one at the end; returns the container."""
        self._put(str(len(self)), value)
        return self

    def extend(self, values: Iterable[Any]) -> Self:
        """Adds several at the end; returns the container. Raises TypeError for no iterable."""
        if not isinstance(values, Iterable):
            raise TypeError(
                f"{type(self).__name__}.extend should be called with an iterable, but got "
                f"{type(values).__name__}"
            )
        for each in list(values):
            self.append(each)
        return self

    def insert(self, index: int, value: Any) -> None:
        """Puts one before a place."""
        values = list(self)
        values.insert(index, value)
        self._renew(values)

    def pop(self, key: int = -1) -> Any:
        """Takes one out, and returns it."""
        found = self[key]
        del self[key]
        return found


class Sequential(_Numbered):
    """Modules called one after another: given one by one, or as a dict of names.

    Raises TypeError for anything that is no Module.
    """

    def __init__(self, *args: Any) -> None:
        super().__init__()
        named = args[0] if len(args) == 1 and isinstance(args[0], Mapping) else None
        for name, module in (
            named or dict(zip(map(str, range(len(args))), args, strict=True))
        ).items():
            self.add_module(name, module)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return type(self)(dict(list(self._modules.items())[place]))
        return super().__getitem__(place)

    def forward(self, input: Any) -> Any:
        """The output of the last module."""
        for module in self._modules.values():
            input = module(input)
        return input


class ModuleList(_Numbered):
    """A list of modules, which are registered. Raises TypeError for anything that is no Module."""

    def __init__(self, modules: Iterable[Module] | None = None) -> None:
        super().__init__()
        self.extend(modules or ())


class ParameterList(_Numbered):
    """A list of parameters, which are registered; Tensors become parameters."""

    def __init__(self, values: Iterable[Any] | None = None) -> None:
        super().__init__()
        self.extend(values or ())

    @property
    def _kept(self) -> dict[str, Any]:
        return self._parameters

    def _put(self, name: str, value: Any) -> None:
        self._parameters[name] = _parameter(value)

    def extra_repr(self) -> str:
        return _described(self._parameters)


class _Named(Module):
    """What a container with names of one's own shares; `_kept` is the dict that holds its items."""

    @property
    def _kept(self) -> dict[str, Any]:
        return self._modules

    def __getitem__(self, key: str) -> Any:
        return self._kept[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.add_module(key, value)

    def __delitem__(self, key: str) -> None:
        del self._kept[key]

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[str]:
        return iter(self._kept)

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def keys(self) -> Any:
        """The names."""
        return self._kept.keys()

    def values(self) -> Any:
        """What they name."""
        return self._kept.values()

    def items(self) -> Any:
        """Both."""
        return self._kept.items()

    def clear(self) -> None:
        """Takes all out."""
        self._kept.clear()

    def pop(self, key: str) -> Any:
        """Takes one out, and returns it."""
        found = self[key]
        del self[key]
        return found

    def update(self, values: Any) -> None:
        """Adds those of a mapping, or ``(name, value)`` pairs."""
        for key, value in values.items() if hasattr(values, "items") else values:
            self[key] = value


class ModuleDict(_Named):
    """Modules by name, which are registered. Raises TypeError for anything that is no Module."""

    def __init__(self, modules: Any = None) -> None:
        super().__init__()
        self.update(modules or {})


class ParameterDict(_Named):
    """Parameters by name, which are registered; Tensors become parameters."""

    def __init__(self, parameters: Any = None) -> None:
        super().__init__()
        self.update(parameters or {})

    @property
    def _kept(self) -> dict[str, Any]:
        return self._parameters

    def __setitem__(self, key: str, value: Any) -> None:
        self._parameters[key] = _parameter(value)

    def extra_repr(self) -> str:
        return _described(self._parameters)


def _parameter(value: Any) -> Any:
    if not isinstance(value, Tensor):
        raise TypeError(f"expected a Tensor or Parameter, but got {type(value).__name__}")
    return value if isinstance(value, Parameter) else Parameter(value)


def _described(parameters: dict[str, Any]) -> str:
    return "\n".join(
        f"({name}): Parameter containing: [{each.dtype} of size {'x'.join(map(str, each.shape))}]"
        for name, each in parameters.items()
    )
