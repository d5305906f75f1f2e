"""Distributions of scipy.stats for traced functions; each is a module, too."""

from autograd.hips.distributions import DISTRIBUTIONS as _DISTRIBUTIONS

__path__: list[str] = []  # `import autograd.scipy.stats.norm` finds what stands in sys.modules
globals().update(_DISTRIBUTIONS)
__all__ = list(_DISTRIBUTIONS)
