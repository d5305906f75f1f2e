"""A user-defined table -> the package that holds its operations.

my_ops/__init__.py       the functions; importing it makes the rows known to autograd
my_ops/operations.py     functions, nodes and tangents
my_ops/arrays.py         the forwards
my_ops/expressions.py    what compiled programs see of them
my_ops/functions.py      overloads and aliases
my_ops/registry.py       the rows as data
my_ops/kernels.py        the functions that the table calls: written by hand, or a copy
my_ops/my_ops.yaml       a copy of the table
my_ops/docs, my_ops/tests
"""

from __future__ import annotations

import keyword
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from codegen import builtin
from codegen.docs.pages import render_own_docs
from codegen.emit.render import render_own
from codegen.emit.templating import HEADER, Renderer
from codegen.lower.analysis import Plan, plan_table
from codegen.model.helpers import Helper, kernels_of
from codegen.table import loads, read_text

_COPIED = "# A copy of {path}, by `python -m codegen build`. Do not edit: edit that file.\n"
_GENERATED = "# " + HEADER.split("{")[0]
# Ours, and what the package or its users import: these names are taken where they are not
# installed too.
_TAKEN = frozenset({"autograd", "autograd_tables", "codegen", "codegen_probe", "generated"})
_TAKEN |= {"conftest", "docs", "jax", "numpy", "pytest", "scipy", "setup", "tests", "torch"}


@dataclass(frozen=True)
class Package:
    """A package: its import name, how many rows it has, its files by their path in it, the rows."""

    name: str
    rows: int
    files: Mapping[str, str]
    plans: tuple[Plan, ...]


def plan_own(text: str, path: str, kernels: Mapping[str, Helper], no_kernel: str) -> list[Plan]:
    """Plans for the rows of a table that builds on the built-in one.

    kernels: what its forwards call as ``kernels.f``; formulas may call them too, where they are
    NumPy code that runs on arrays and Tensors alike. no_kernel: the hint for one that is not
    there. Raises TableError with all that is wrong.
    """
    base = builtin.entries()
    own = {f"kernels.{name}": kernel for name, kernel in kernels.items()}
    entries = loads(
        text,
        path,
        helpers=builtin.formula_helpers() | own,
        kernels=kernels,
        composites=builtin.composite_helpers() | own,
        base=base,
        no_kernel=no_kernel,
    )
    return plan_table(entries, base)


def no_kernel(table: Path, source: Path | None) -> str:
    """The hint for a kernel that is not in `source`, or for want of such a module."""
    if source is not None:
        return f"add it to {source}, or name another module with --kernels"
    return f"write {table.stem}_kernels.py beside the table, or name a module with --kernels"


def package_name(folder: Path) -> str:
    """The import name that a folder gives a package; raises ValueError where it cannot be one."""
    name = folder.name
    if not is_module_name(name):
        raise ValueError(
            f"'{name}' cannot be imported: a package's name is a Python identifier, and none that "
            "begins with '_'"
        )
    if folder.is_file():
        raise ValueError("it is a file: name a folder")
    folded = {each.casefold() for each in _TAKEN | sys.stdlib_module_names}
    if name.casefold() in folded or _is_installed(name, folder):
        raise ValueError(f"there is a package '{name}' already: choose another name")
    return name


def is_module_name(name: str) -> bool:
    """Whether a table can be imported by the name."""
    plain = name.isidentifier() and name.isascii() and not name.startswith("_")
    return plain and not keyword.iskeyword(name)


def _is_installed(name: str, folder: Path) -> bool:
    """Whether `name` would hide another package: one that was not built from a table."""
    try:
        spec = find_spec(name)
    except (ImportError, ValueError):  # of what is half imported
        return False
    if spec is None or spec.origin is None or not spec.has_location:
        return spec is not None and spec.origin == "built-in"
    origin = Path(spec.origin)
    if origin.resolve().parent == folder.resolve():
        return False
    return not origin.read_bytes().startswith(_GENERATED.encode())


def read_package(table: Path, folder: Path, module: Path | None = None) -> Package:
    """The package that `folder` should hold.

    module: the one that the table calls as `kernels`; by default what `kernel_module` finds. One
    that lies outside of the folder is copied into it.

    Raises TableError with all that is wrong with the table, ValueError for a name that cannot be
    imported or a folder with files of another origin, OSError for files that cannot be read.
    """
    name = package_name(folder)
    if not table.stem.isidentifier() or not table.name.isascii():
        raise ValueError(f"the table '{table.name}' needs a name like a module's: my_ops.yaml")
    source = module or kernel_module(table, folder)
    text = read_text(table)
    kernels = kernels_of(source) if source else {}
    plans = plan_own(text, table.name, kernels, no_kernel(table, source))
    files = dict(render_own(plans, table.name, name))
    # Copies are in the form in which generated files are: without byte order mark, lines ended by
    # one character.
    if table.resolve() != (folder / table.name).resolve():
        files[table.name] = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if source is not None and source.resolve() != (folder / "kernels.py").resolve():
        files["kernels.py"] = _COPIED.format(path=source.name) + source.read_text("utf-8-sig")
    _check_origin(folder, files, table)
    for page, content in render_own_docs(plans, table.name).items():
        files[f"docs/{page}"] = content
    files[f"tests/test_{name}.py"] = Renderer(table.name, name).text("package_test.py.jinja")
    return Package(name, len(plans), files, tuple(plans))


def kernel_module(table: Path, folder: Path) -> Path | None:
    """kernels.py in the folder, if it was written there by hand; else <table>_kernels.py or
    kernels.py beside the table."""
    inside = folder / "kernels.py"
    beside = [table.with_name(f"{table.stem}_kernels.py"), table.with_name("kernels.py")]
    candidates = [*beside, inside] if _is_copy(inside) else [inside, *beside]
    return next((path for path in candidates if path.is_file()), None)


def _is_copy(path: Path) -> bool:
    return path.is_file() and path.read_text("utf-8").startswith(_COPIED.split("{")[0])


def _check_origin(folder: Path, files: Mapping[str, str], table: Path) -> None:
    """Raises ValueError where a file would be written over one that was not generated."""
    for name in files:
        path = folder / name
        if not path.exists() or path.resolve() == table.resolve() or path.suffix == ".yaml":
            continue
        text = path.read_text("utf-8", errors="replace")
        if text and not text.startswith((_GENERATED, _COPIED.split("{")[0])):
            raise ValueError(f"{path} was not written by codegen, and is left alone")
