"""scipy.integrate for traced functions."""

from autograd.hips.solvers import odeint

__all__ = ["odeint"]
