"""The function of a row at run time."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from codegen.parse.signature import Signature


def function_of(signature: Signature, namespace: Any = None) -> Any:
    """What a user calls, in the package autograd or another `namespace`; of a private row, which
    is in none, what formulas call."""
    namespace = namespace or import_module("autograd")
    if signature.is_private:
        name = namespace.__name__
        module = import_module("generated.functions" if name == "autograd" else f"{name}.functions")
        return getattr(module, signature.qualified_name.replace(".", "_"))
    for part in signature.qualified_name.split("."):
        namespace = getattr(namespace, part)
    return namespace
