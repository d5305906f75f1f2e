"""What SciPy, with SCIPY_ARRAY_API=1, asks a namespace for in the place of scipy.special."""

from typing import Any


def __getattr__(name: str) -> Any:
    from autograd.numpy_api.scipys import find

    found = None if name.startswith("_") else find(f"special.{name}")
    if found is None:
        raise AttributeError(f"module 'autograd.array_api.special' has no attribute '{name}'")
    return found
