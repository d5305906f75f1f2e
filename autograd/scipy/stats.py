"""Distributions of scipy.stats for traced functions; each is a module, too."""

from typing import Any as _Any

from scipy import stats as _scipy

from autograd.hips.distributions import DISTRIBUTIONS as _DISTRIBUTIONS

__path__: list[str] = []  # `import autograd.scipy.stats.norm` finds what stands in sys.modules
globals().update(_DISTRIBUTIONS)
__all__ = list(_DISTRIBUTIONS)


def __getattr__(name: str) -> _Any:
    """What else SciPy has, for arrays."""
    if name.startswith("__"):
        raise AttributeError(f"module 'autograd.scipy.stats' has no attribute '{name}'")
    return getattr(_scipy, name)
