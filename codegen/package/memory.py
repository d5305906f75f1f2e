"""A user-defined table as modules in memory, without a file being written."""

from __future__ import annotations

import importlib
import inspect
import linecache
import sys
from collections.abc import Callable
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

from codegen.emit.render import render_own
from codegen.model.helpers import Helper, stated_form
from codegen.package.build import is_module_name, plan_own
from codegen.parse.errors import TableError
from codegen.parse.numpy_calls import parameters_of
from codegen.probe.probing import own_problems
from codegen.table import read_text

ROOT = "autograd_tables"  # the package that holds all tables in memory


def modules_in_memory(
    package: str, path: Path, kernels: Any
) -> tuple[dict[str, int], Callable[[], ModuleType]]:
    """Compiles the table at `path` for import as `package`.

    Returns the names it will claim, each with the line of its row, and what imports it.

    kernels: an object whose attributes are the kernels, or None. Nothing changes before the
    returned function is called, but the forwards are run on small arrays: TableError is raised too
    where one does not do what the kind of its row promises. Raises as
    `codegen.package.build.plan_own`, and ValueError for a name that cannot be imported.
    """
    name = package.removeprefix(f"{ROOT}.")
    if not is_module_name(name):
        raise ValueError(f"'{name}' cannot name a table: pass name= with a Python identifier")
    plans = plan_own(read_text(path), str(path), kernels_in(kernels), _no_kernel(kernels))
    files = render_own(plans, path.name, package)
    broken = own_problems(plans, files["arrays.py"], package, kernels)
    if broken:
        raise TableError(broken)
    sources = {package: files["__init__.py"]}
    for module in ("operations", "arrays", "expressions", "functions", "registry"):
        sources[f"{package}.{module}"] = files[f"{module}.py"]

    def install() -> ModuleType:
        finder = _finder()
        finder.sources.update(sources)
        kernel_module = ModuleType(f"{package}.kernels")
        vars(kernel_module).update({n: getattr(kernels, n) for n in kernels_in(kernels)})
        sys.modules[kernel_module.__name__] = kernel_module
        return importlib.import_module(package)

    claimed = {
        name: plan.entry.location.line
        for plan in plans
        for name in (plan.entry.signature.full_name, *plan.entry.aliases)
    }
    return claimed, install


def kernels_in(kernels: Any) -> dict[str, Helper]:
    """The public functions of a module or another object, by name."""
    names = getattr(kernels, "__all__", None) or [n for n in dir(kernels) if n[0] != "_"]
    values = {name: getattr(kernels, name) for name in names} if kernels is not None else {}
    return {
        name: Helper(
            *(name, "kernels", parameters_of(value), _path(kernels), 1),
            stated_form(value.__doc__) if inspect.isfunction(value) else None,
        )
        for name, value in values.items()
        if callable(value) and not inspect.isclass(value)
    }


def _no_kernel(kernels: Any) -> str:
    """The hint for a kernel that is not there."""
    if kernels is None:
        return "pass the module that has it: load_table(path, kernels=module)"
    return f"add it to {_path(kernels)}, which is passed as kernels"


def _path(kernels: Any) -> str:
    return str(getattr(kernels, "__file__", None) or f"<{type(kernels).__name__}>")


class _Finder(MetaPathFinder, InspectLoader):
    """Finds the modules of tables in memory, and their sources for tracebacks."""

    def __init__(self) -> None:
        self.sources: dict[str, str] = {ROOT: '"""Tables in memory."""\n'}

    def find_spec(
        self, fullname: str, path: Any = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.sources:
            return None
        spec = ModuleSpec(fullname, self, origin=self._file(fullname))
        if self.is_package(fullname):
            spec.submodule_search_locations = []
        return spec

    def is_package(self, fullname: str) -> bool:
        return fullname.count(".") <= 1

    def get_source(self, fullname: str) -> str:
        return self.sources[fullname]

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        source, file = self.get_source(name), self._file(name)
        lines = source.splitlines(keepends=True)
        linecache.cache[file] = (len(source), None, lines, file)
        exec(compile(source, file, "exec"), vars(module))

    @staticmethod
    def _file(fullname: str) -> str:
        return f"<{fullname}>"


def _finder() -> _Finder:
    for finder in sys.meta_path:
        if isinstance(finder, _Finder):
            return finder
    finder = _Finder()
    sys.meta_path.append(finder)
    return finder
