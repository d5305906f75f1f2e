"""Functions of rooms above by name, for code that these are built on.

Composites, formulas and methods of Tensor call operations, and the generated functions import all
of these: so they do not import the functions, but look them up here when they are called.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any


class LateBound:
    """The names of a module as attributes; it is imported when the first is asked for."""

    def find_with(self, module: Callable[[], ModuleType]) -> None:
        """Find the names in the module that this gives."""
        vars(self)["_module"] = module

    def __getattr__(self, name: str) -> Any:
        module = vars(self).get("_module")
        if module is None:
            raise AttributeError(f"{name!r} is called before autograd is imported")
        found = getattr(module(), name)
        setattr(self, name, found)  # the next time it is found at once
        return found


ops: Any = ModuleType("autograd.ops")
"""Every operation, dots in its name written as underscores; a module, whose attributes are found
sooner than those of a class with `__getattr__`; filled when the functions have been imported."""

batches = LateBound()
"""What `vmap` sees to where a batch is open: the names of `autograd.transforms.batching.below`."""

duals = LateBound()
"""What dual tensors leave to what is built on them: names of `autograd.transforms.dual_calls`."""

above = LateBound()
"""What nodes and hooks, on which the Tensor is built, need of it: `autograd.core.node_calls`."""

scipys = LateBound()
"""What SciPy's functions say to Tensors: names of `autograd.numpy_api.scipys.refusals`."""

hips = LateBound()
"""What HIPS autograd has under names that are ours, too: names of `autograd.hips.names`."""
