"""Modules that hold modules or parameters."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from operator import index
from typing import Any, Self

from autograd.core.tensor import Tensor
from autograd.nn.modules.module import Module
from autograd.nn.parameter import Parameter

__all__ = ["ModuleDict", "ModuleList", "ParameterDict", "ParameterList", "Sequential"]


class _Container(Module):
    """Items in the dict `_contents_by_name`, which is that of the modules."""

    @property
    def _contents_by_name(self) -> dict[str, Any]:
        return self._modules

    def __len__(self) -> int:
        return len(self._contents_by_name)


class _Numbered(_Container):
    """A container with numbers for names."""

    def _set_item(self, name: str, value: Any) -> None:
        self.add_module(name, value)

    def _name_at(self, place: Any) -> str:
        """The name of a place, which may count from the end. Raises IndexError beyond."""
        count = len(self._contents_by_name)
        number = index(place)
        if not -count <= number < count:
            raise IndexError(f"index {number} is out of range")
        return list(self._contents_by_name)[number]

    def _set_items(self, values: Iterable[Any]) -> None:
        self._contents_by_name.clear()
        for i, each in enumerate(values):
            self._set_item(str(i), each)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._contents_by_name.values())

    def __getitem__(self, place: Any) -> Any:
        if not isinstance(place, slice):
            return self._contents_by_name[self._name_at(place)]
        chosen = type(self)()
        chosen._set_items(list(self)[place])
        return chosen

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, slice):
            values = list(self)
            values[place] = value
            self._set_items(values)
        else:
            self._set_item(self._name_at(place), value)

    def __delitem__(self, place: Any) -> None:
        values = list(self)
        del values[place]
        self._set_items(values)

    def __add__(self, others: Iterable[Any]) -> Self:
        made = type(self)()
        made._set_items([*self, *others])
        return made

    def __iadd__(self, others: Iterable[Any]) -> Self:
        return self.extend(others)

    def append(self, value: Any) -> Self:
        """Adds one at the end; returns the container."""
        self._set_item(str(len(self)), value)
        return self

    def extend(self, values: Iterable[Any]) -> Self:
        """Adds several at the end; returns the container. Raises TypeError for no iterable, which
        a Tensor is taken for, too."""
        if not isinstance(values, Iterable) or isinstance(values, Tensor):
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
        self._set_items(values)

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

    def insert(self, index: int, value: Module) -> Self:  # type: ignore[override]
        """Puts the module `value` before the place `index`; returns the container.

        Raises IndexError for a place that is not there, AssertionError for what is no Module.
        """
        if not isinstance(value, Module):
            raise AssertionError(f"module should be of type: {Module}")
        if not -len(self) <= index <= len(self):
            raise IndexError(f"Index out of range: {index}")
        super().insert(index, value)
        return self

    def __add__(self, others: Iterable[Any]) -> Self:
        if not isinstance(others, Sequential):
            raise ValueError(
                "add operator supports only objects of Sequential class, but "
                f"{type(others)} is given."
            )
        return super().__add__(others)

    def __mul__(self, times: int) -> Self:
        self._check_times(times)
        made = type(self)()
        made._set_items(list(self) * times)
        return made

    __rmul__ = __mul__

    def __imul__(self, times: int) -> Self:
        self._check_times(times)
        return self.extend(list(self) * (times - 1))

    def _check_times(self, times: Any) -> None:
        if not isinstance(times, int):
            raise TypeError(f"unsupported operand type(s) for *: {type(self)} and {type(times)}")
        if times <= 0:
            raise ValueError(f"Non-positive multiplication factor {times} for {type(self)}")

    def forward(self, input: Any) -> Any:
        """The output of the last module."""
        for module in self._modules.values():
            input = module(input)
        return input


class ModuleList(_Numbered):
    """A list of modules, which are registered. Raises TypeError for anything that is no Module."""

    def __init__(self, modules: Iterable[Module] | None = None) -> None:
        super().__init__()
        if modules is not None:
            self += modules

    def __repr__(self) -> str:
        """Equal neighbours are one line: ``(0-2): 3 x Linear(...)``."""
        lines, start = [], 0
        for text, group in groupby(map(repr, self)):
            count = len(list(group))
            place = f"({start})" if count == 1 else f"({start}-{start + count - 1})"
            times = "" if count == 1 else f"{count} x "
            lines.append(f"{place}: {times}" + text.replace("\n", "\n  "))
            start += count
        if not lines:
            return f"{self._get_name()}()"
        return "\n  ".join([f"{self._get_name()}(", *lines]) + "\n)"


class _Parameters(Module):
    """Base of the containers of parameters: items of any kind, of which the Parameters and Modules
    are registered."""

    def __init__(self) -> None:
        super().__init__()
        self._items: dict[str, Any] = {}

    @property
    def _contents_by_name(self) -> dict[str, Any]:
        return self._items

    def _name_type(self, parameter: Any) -> str:
        return str(parameter.dtype)

    def _register(self) -> None:
        self._parameters.clear()
        self._modules.clear()
        for name, each in self._items.items():
            if isinstance(each, Parameter):
                self._parameters[name] = each
            elif isinstance(each, Module):
                self._modules[name] = each

    def extra_repr(self) -> str:
        lines = []
        for name, each in self._items.items():
            if isinstance(each, Parameter):
                size = "x".join(map(str, each.shape))
                text = f"Parameter containing: [{self._name_type(each)} of size {size}]"
            else:
                text = f"Object of type: {type(each).__name__}"
            lines.append(f"  ({name}): {text}")
        return "\n".join(lines)


class ParameterList(_Parameters, _Numbered):
    """A list of parameters, `values` at first, which are registered, as modules are; Tensors become
    parameters, and other objects stay what they are."""

    def __init__(self, values: Iterable[Any] | None = None) -> None:
        super().__init__()
        if values is not None:
            self += values

    def _set_item(self, name: str, value: Any) -> None:
        self._items[name] = _parameter(value)
        self._register()

    def _set_items(self, values: Iterable[Any]) -> None:
        super()._set_items(values)
        self._register()


class _Named(_Container):
    """A container with names."""

    def __getitem__(self, key: str) -> Any:
        return self._contents_by_name[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.add_module(key, value)

    def __delitem__(self, key: str) -> None:
        del self._contents_by_name[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._contents_by_name)

    def __contains__(self, key: object) -> bool:
        return key in self._contents_by_name

    def keys(self) -> Any:
        """The names."""
        return self._contents_by_name.keys()

    def values(self) -> Any:
        """The items."""
        return self._contents_by_name.values()

    def items(self) -> Any:
        """Both."""
        return self._contents_by_name.items()

    def clear(self) -> None:
        """Takes all out."""
        self._contents_by_name.clear()

    def pop(self, key: str) -> Any:
        """Takes one out, and returns it."""
        found = self[key]
        del self[key]
        return found

    def update(self, values: Any) -> None:
        """Adds those of a mapping, or ``(name, value)`` pairs.

        Raises TypeError for what is neither, ValueError for items that are no pairs.
        """
        name = type(self).__name__
        if not isinstance(values, Iterable):
            raise TypeError(
                f"{name}.update should be called with an iterable of key/value pairs, but got "
                f"{type(values).__name__}"
            )
        for i, pair in enumerate(values.items() if hasattr(values, "items") else values):
            if not isinstance(pair, Iterable):
                raise TypeError(
                    f"{name} update sequence element #{i} should be Iterable; is "
                    f"{type(pair).__name__}"
                )
            key_and_value = list(pair)
            if len(key_and_value) != 2:
                raise ValueError(
                    f"{name} update sequence element #{i} has length {len(key_and_value)}; 2 is "
                    "required"
                )
            self[key_and_value[0]] = key_and_value[1]


class ModuleDict(_Named):
    """Modules by name, which are registered. Raises TypeError for anything that is no Module."""

    def __init__(self, modules: Any = None) -> None:
        super().__init__()
        if modules is not None:
            self.update(modules)


class ParameterDict(_Parameters, _Named):
    """Parameters by name, which are registered, as modules are; Tensors become parameters, other
    objects stay what they are. It has the methods of a dict."""

    def _name_type(self, parameter: Any) -> str:
        return str(parameter.type())

    def __init__(self, parameters: Any = None) -> None:
        super().__init__()
        if parameters is not None:
            self.update(parameters)

    def __setitem__(self, key: str, value: Any) -> None:
        self._items[key] = _parameter(value)
        self._register()

    def __delitem__(self, key: str) -> None:
        super().__delitem__(key)
        self._register()

    def update(self, values: Any) -> None:
        """Adds `values` as a ModuleDict does; those of a mapping that is no OrderedDict in the
        order of their names, as PyTorch does."""
        if isinstance(values, Mapping) and not isinstance(values, OrderedDict):
            values = sorted(values.items())
        super().update(values)

    def __reversed__(self) -> Iterator[str]:
        return reversed(list(self._items))

    def __or__(self, other: Any) -> ParameterDict:
        made = self.copy()
        made.update(other)
        return made

    def __ior__(self, other: Any) -> Self:
        self.update(other)
        return self

    def clear(self) -> None:
        """Takes all out."""
        super().clear()
        self._register()

    def copy(self) -> ParameterDict:
        """Another one of the same parameters."""
        return ParameterDict(self._items.items())

    def get(self, key: str, default: Any = None) -> Any:
        """The one of the name `key`, or `default`."""
        return self._items.get(key, default)

    def setdefault(self, key: str, default: Any = None) -> Any:
        """The one of the name `key`, `default` if there was none."""
        if key not in self._items:
            self[key] = default
        return self[key]

    def popitem(self) -> tuple[str, Any]:
        """Takes the last one out; returns it with its name."""
        key = next(reversed(self))
        return key, self.pop(key)

    def fromkeys(self, keys: Iterable[str], default: Any = None) -> ParameterDict:
        """Another one, with `default` for each name of `keys`."""
        return ParameterDict(dict.fromkeys(keys, default).items())


def _parameter(value: Any) -> Any:
    if not isinstance(value, Tensor) or isinstance(value, Parameter):
        return value
    return Parameter(value)
