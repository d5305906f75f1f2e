"""Derivatives of solutions, by the implicit function theorem: solvers are run, not differentiated.

`roots` has the four functions, `linear` the linear systems that their derivatives solve.
"""

from autograd.implicit.roots import argmin, fixed_point, linear_solve, root

__all__ = ["argmin", "fixed_point", "linear_solve", "root"]
