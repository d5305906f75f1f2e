# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 22a50e6ca2fb01b3
"""Hypergeometric functions and polynomials: the forwards as functions of arrays."""

from autograd import kernels


def special_hyp0f1(v, self):
    return kernels.scipy_special("hyp0f1", v, self)


def special_hyp1f1(a, b, self):
    return kernels.scipy_special("hyp1f1", a, b, self)


def special_hyp2f1(a, b, c, self):
    return kernels.scipy_special("hyp2f1", a, b, c, self)


def special_hyperu(a, b, self):
    return kernels.scipy_special("hyperu", a, b, self)


def special_eval_jacobi(n, alpha, beta, self):
    return kernels.of_degree("eval_jacobi", n, alpha, beta, self)


def special_eval_genlaguerre(n, alpha, self):
    return kernels.of_degree("eval_genlaguerre", n, alpha, self)


def special_eval_hermite(n, self):
    return kernels.of_order("eval_hermite", n, self)
