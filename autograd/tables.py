"""User-defined tables: packages built from them, and tables loaded into memory.

A package that ``python -m codegen build`` wrote registers its rows when it is imported. An
installed one that states an entry point of the group ``autograd.tables`` (``my_ops = "my_ops"``)
is imported when the registry, or NumPy's dispatch, is first asked about rows.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterable
from contextlib import ExitStack
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from autograd.base.callers import add_package
from autograd.base.registry import Row, registry
from autograd.core.dispatch import OPERATIONS

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "FORMAT", "GROUP", "check_format", "import_installed", "load_table", "register_rows",
    "unload_table",
]  # fmt: skip

FORMAT = 5
"""What generated packages and this runtime expect of each other; it changes with either."""
GROUP = "autograd.tables"

_seen: set[str] = set()  # entry points that have been imported, or could not be


def check_format(package: str, format: int) -> None:
    """Raises ImportError where a package was generated for another version of autograd.

    Packages call it first, before they import modules that another version may not have.
    """
    if format != FORMAT:
        raise ImportError(
            f"{package} was generated in format {format}, this autograd reads format {FORMAT}: "
            "run `python -m codegen build` for it again",
            name=package,
        )


def register_rows(package: str, rows: Iterable[Row]) -> None:
    """Makes the rows of a generated package known; called by the package before it makes functions.

    A package that is loaded again replaces its former rows.

    Raises ValueError where one of its operations has the name of another table's, citing both
    lines.
    """
    registry.add(package, rows)
    add_package(package)


def __getattr__(name: str) -> Any:
    if name == "register":  # what packages of format 3 and before import first
        raise ImportError(
            "a package that an older autograd generated is imported: run `python -m codegen build` "
            "for its table again"
        )
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


def import_installed() -> None:
    """Imports the packages that installed distributions state under ``autograd.tables``.

    One that cannot be imported is left out with a RuntimeWarning that says why.
    """
    from importlib.metadata import entry_points  # which takes longer than autograd to import

    for entry in entry_points(group=GROUP):
        if entry.value in _seen:
            continue
        _seen.add(entry.value)
        try:
            import_module(entry.value)
        except (ImportError, ValueError, AttributeError, SyntaxError) as error:
            warnings.warn(
                f"the table '{entry.name}' ({entry.value}) is left out: {error}",
                RuntimeWarning,
                stacklevel=2,
            )


def load_table(path: str | Path, kernels: Any = None, *, name: str | None = None) -> ModuleType:
    """The operations of a table in memory: ``ops = load_table("my_ops.yaml", kernels=module)``.

    path     a table in the language of derivatives.yaml; its formulas may call every operation of
             the built-in table and one another
    kernels  the module, or any object, whose functions the table calls as ``kernels.f``
    name     what the namespace is called, by default as the file

    Returns a module with the functions, ``ops.softclip(x)``, and their in-place variants. Loading a
    table of the same name again replaces it.

    Raises codegen.parse.errors.TableError with everything that is wrong with the table, OSError if
    it cannot be read, ValueError for a name that is no identifier or is taken.
    """
    from pathlib import Path

    from codegen.package.memory import modules_in_memory

    path = Path(path)
    package = f"autograd_tables.{name or path.stem}"
    lines, install = modules_in_memory(package, path, kernels)
    # First, so that a table which cannot come in replaces none.
    registry.check(package, lines, lambda name: f"{path.name}:{lines[name]}")
    if package in sys.modules:
        unload_table(package)
    with (
        ExitStack() as undo
    ):  # of modules that are half there, where a name is that of another table
        undo.callback(_forget, package)
        module = install()
        registry.place(package, lines)
        undo.pop_all()
    return module


def unload_table(table: ModuleType | str) -> None:
    """Takes the rows of a package, or of a table in memory, out of the registry and forgets it.

    What was computed with them stays valid. Raises KeyError for a package without rows.
    """
    package = table if isinstance(table, str) else table.__name__
    for row in registry.remove(package):
        OPERATIONS.pop(row.name, None)
    _forget(package)


def _forget(package: str) -> None:
    for module in [m for m in sys.modules if m == package or m.startswith(f"{package}.")]:
        del sys.modules[module]
    parent, _, child = package.rpartition(".")
    if parent in sys.modules:  # or `import parent.child.functions as f` finds the old child there
        vars(sys.modules[parent]).pop(child, None)
