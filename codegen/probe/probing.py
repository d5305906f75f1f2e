"""Runs the forwards of a table on small arrays, to see that they do what their rows say."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from codegen.lower.analysis import Plan
from codegen.parse.errors import Problem

_PACKAGE = "codegen_probe"  # what the package of a table is called while it is probed


def own_problems(plans: Sequence[Plan], source: str, package: str, kernels: Any) -> list[Problem]:
    """The rows of a user-defined table that break the promises of their kinds.

    source: the generated module of forwards on arrays, of which `package` is the package.
    kernels: the module of kernels, or an object that has them; None for none. Runs both.
    """
    module = _run(source, package, kernels)
    return _broken(plans, vars(module))


def built_in_problems(plans: Sequence[Plan]) -> list[Problem]:
    """The same of the built-in table, as it was generated last."""
    arrays = import_module("generated.arrays")
    arrays.load()
    return _broken(plans, vars(arrays))


def _broken(plans: Sequence[Plan], found: dict[str, Callable[..., Any]]) -> list[Problem]:
    from codegen.probe.promises import broken_promises  # which needs NumPy

    named = {plan.entry.signature.full_name: plan.identifier for plan in plans}
    functions = {name: found[each] for name, each in named.items() if each in found}
    return broken_promises([plan.entry for plan in plans], functions)


def _run(source: str, package: str, kernels: Any) -> ModuleType:
    """The module of forwards, with imports from its package taken from one made for it."""
    module, parent = ModuleType(f"{_PACKAGE}.arrays"), ModuleType(_PACKAGE)
    vars(parent).update(arrays=module, kernels=kernels)
    text = re.sub(rf"(?m)^(from|import) {re.escape(package)}(?=[. ])", rf"\1 {_PACKAGE}", source)
    functions = f"{_PACKAGE}.functions"  # on Tensors, which no forward on arrays calls
    made = {_PACKAGE: parent, module.__name__: module, functions: ModuleType(functions)}
    sys.modules.update(made)
    try:
        exec(compile(text, f"<{package}.arrays>", "exec"), vars(module))
    finally:
        for name in made:
            del sys.modules[name]
    return module
