"""Jacobians, Hessians and their products with vectors: torch.autograd.functional."""

from autograd.func.functional import hessian, hvp, jacobian, jvp, vhp, vjp

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]
