"""Puts changed code into the functions of this process, without importing anything anew."""

from __future__ import annotations

import functools
import gc
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from codegen import builtin
from codegen.recall import Memory
from codegen.verbs import generate
from tests.mutants.faults import TABLE, Fault
from tests.support.blocks import ROOT

__all__ = ["FOLDERS", "Key", "Live", "key_of", "plant"]

Key = tuple[str, str]
"""The file of a function and its qualified name there."""

GENERATED = ROOT / "generated"
FOLDERS = (str(ROOT / "autograd"), str(GENERATED))


def key_of(code: CodeType) -> Key:
    return code.co_filename, code.co_qualname


class Live:
    """The functions of the library that are there, and the caches that remember their results."""

    def __init__(self) -> None:
        self.functions: dict[Key, list[FunctionType]] = {}
        self.caches: list[Any] = []
        for each in gc.get_objects():
            if type(each) is FunctionType and each.__code__.co_filename.startswith(FOLDERS):
                self.functions.setdefault(key_of(each.__code__), []).append(each)
            elif type(each) is functools._lru_cache_wrapper and str(
                getattr(each, "__module__", "")
            ).startswith(("autograd", "generated")):
                self.caches.append(each)


def plant(fault: Fault, live: Live) -> set[Key]:
    """Puts the changed code of a fault in place; the keys of the functions that have changed.

    Raises TableError where the compiler refuses the changed table, ValueError where changed code
    does not fit into a function that is there.
    """
    texts = _compiled(fault.text) if fault.path == TABLE else {fault.path: fault.text}
    changed: set[Key] = set()
    for path, text in texts.items():
        old = dict(_codes(compile(path.read_text(encoding="utf-8"), str(path), "exec")))
        for name, code in _codes(compile(text, str(path), "exec")):
            if name in old and not _same(code, old[name]):
                changed.add((str(path), name))
                for function in live.functions.get((str(path), name), ()):
                    function.__code__ = _renamed(code, old[name], function.__code__)
    for each in live.caches:
        each.cache_clear()
    return changed


def _compiled(table: str) -> dict[Path, str]:
    """The generated modules that differ, of a changed table."""
    memory = Memory(GENERATED, _version())
    memory.read()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / TABLE.name
        path.write_text(table, encoding="utf-8")
        outputs, _ = generate._outputs(path, GENERATED, Path(folder) / "docs", memory)
    files = {GENERATED / name: text for each in outputs for name, text in each.files.items()}
    return {
        path: text
        for path, text in files.items()
        if path.suffix == ".py"
        and path.parent.name in ("operations", "forwards")
        and path.read_text(encoding="utf-8") != text
    }


@cache
def _version() -> str:
    code = Path(generate.__file__).parent.parent
    helpers = (builtin.FORMULAS, builtin.COMPOSITES, builtin.KERNELS, generate.RULES)
    return generate._version(TABLE, generate.digest_of((code, *helpers)))


def _codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """The code of all functions in that of a module, by qualified name."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each.co_qualname, each
            yield from _codes(each)


def _same(a: CodeType, b: CodeType) -> bool:
    """Whether two functions do the same, wherever their lines are."""
    if (a.co_code, a.co_names, a.co_varnames, a.co_freevars, len(a.co_consts)) != (
        b.co_code, b.co_names, b.co_varnames, b.co_freevars, len(b.co_consts)
    ):  # fmt: skip
        return False
    return all(
        _same(x, y) if isinstance(x, CodeType) and isinstance(y, CodeType) else repr(x) == repr(y)
        for x, y in zip(a.co_consts, b.co_consts, strict=True)
    )


def _renamed(code: CodeType, old: CodeType, live: CodeType) -> CodeType:
    """New code with the names for which a copy of the old has others: see `node.calling`."""
    others = dict(zip(old.co_names, live.co_names, strict=True))
    return code.replace(co_names=tuple(others.get(name, name) for name in code.co_names))
