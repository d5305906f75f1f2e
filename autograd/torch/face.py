"""Modules that show names of others under PyTorch's, each looked up when it is asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from autograd.torch.refusals import refused

_FROM = "autograd.torch"
_namespace: Any = vars(ModuleType)["__dict__"].__get__


class Face(ModuleType):
    """A module of PyTorch's name. sources: the modules that it shows, the first that has a name
    gives it.

    Functions and classes are kept once they are found; other values may be bound anew.
    """

    def __init__(self, name: str, sources: Sequence[str]) -> None:
        super().__init__(name, f"PyTorch's {name.replace(_FROM, 'torch')}.")
        self.__path__: list[str] = []
        self._sources = sources

    def __getattr__(self, name: str) -> Any:
        if name == "__all__":
            return public(self._sources, {})
        found = find(self.__name__, self._sources, name)
        if callable(found):
            super().__setattr__(name, found)
        return found

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]
        """All names, for code that asks ``torch.optim.__dict__`` for them."""
        for name in dir(self):
            getattr(self, name)
        return _namespace(self)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """As the function of its own name: `torch.autograd.gradcheck` is both."""
        return getattr(self, self.__name__.rpartition(".")[2])(*args, **kwargs)

    def __setattr__(self, name: str, value: Any) -> None:
        if name.startswith("_global"):  # dicts of hooks: theirs is the one that modules look into
            held = find(self.__name__, self._sources, name)
            contents = dict(value)
            held.clear()
            held.update(contents)
        else:
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return public(self._sources, _namespace(self))


def serve(
    modules: Mapping[str, Sequence[str]], package: str, names: dict[str, Any]
) -> Callable[[str], Any]:
    """Makes the Face of each path of `modules` ("nn.functional": its sources) in `sys.modules`;
    returns the lookup of names of the package itself, whose path is "", which are kept in `names`.
    """
    for path, sources in sorted(modules.items()):  # packages before what is in them
        if path:
            face = sys.modules[f"{package}.{path}"] = Face(f"{package}.{path}", sources)
            outer, _, last = path.rpartition(".")
            if outer:
                setattr(sys.modules[f"{package}.{outer}"], last, face)
            else:
                names[last] = face

    def lookup(name: str) -> Any:
        if name == "__all__":
            return [
                each for each in public(modules[""], {}) if not isinstance(names.get(each), Face)
            ]
        names[name] = found = find(package, modules[""], name)
        return found

    return lookup


def find(module: str, sources: Sequence[str], name: str) -> Any:
    """The attribute `name` of the first of the `sources` that has it; what stands for it if it is
    out of scope. Raises AttributeError for unknown names."""
    if not name.startswith("__"):
        for source in sources:
            home = import_module(source)
            if source.startswith(f"{_FROM}.own.") and name not in home.__all__:
                continue  # what it imported for itself
            try:
                return getattr(home, name)
            except AttributeError:
                continue
        path = f"{module}.{name}".removeprefix(f"{_FROM}.")
        if (stand_in := refused(path)) is not None:
            return stand_in
    raise AttributeError(f"module '{module}' has no attribute '{name}'")


def public(sources: Sequence[str], names: Mapping[str, Any]) -> list[str]:
    """The names that modules list in `__all__`, or that are not private, and those of `names`."""
    found = {name for name in names if not name.startswith("_")}
    for source in sources:
        home = import_module(source)
        listed = getattr(home, "__all__", None) or [n for n in vars(home) if n[0] != "_"]
        found.update(listed)
    return sorted(found)


def _is_theirs(name: str) -> bool:
    return name.partition(".")[0] in ("torch", "functorch") and name != "torch"


class Finder(Loader):
    """Finds ``torch.nn`` and the like while ``sys.modules["torch"]`` is the package's face."""

    def __init__(self, face: ModuleType) -> None:
        self._face = face

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """The spec of a module below ``torch``, or of ``functorch``; None for any other."""
        if _is_theirs(name) and sys.modules.get("torch") is self._face:
            return ModuleSpec(name, self, is_package=True)
        if name.startswith(f"{_FROM}.") and refused(name.removeprefix(f"{_FROM}.")):
            return ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec: ModuleSpec) -> None:
        """The import machinery makes a module that `exec_module` replaces."""

    def exec_module(self, module: ModuleType) -> None:
        """Puts the face of the package in the place of a module below ``torch``; of one that is out
        of scope it has the names, which raise when they are called.

        Raises ModuleNotFoundError if there is none.
        """
        name = module.__name__
        path = name.removeprefix(f"{_FROM}.").removeprefix("torch.")
        found = sys.modules.get(f"{_FROM}.{path}") if _is_theirs(name) else None
        if found is None and refused(path) is not None:
            found = sys.modules[f"{_FROM}.{path}"] = Face(f"{_FROM}.{path}", ())
        if found is None:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)
        sys.modules[name] = found
