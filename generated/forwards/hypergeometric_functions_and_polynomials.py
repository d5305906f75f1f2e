# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 18164ebbd62b3ac6
"""Hypergeometric functions and polynomials: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import polynomials


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


def special_chebyshev_polynomial_t(x, n):
    return polynomials.orthogonal("chebyshev_polynomial_t", x, n)


def special_chebyshev_polynomial_u(x, n):
    return polynomials.orthogonal("chebyshev_polynomial_u", x, n)


def special_chebyshev_polynomial_v(x, n):
    return polynomials.orthogonal("chebyshev_polynomial_v", x, n)


def special_chebyshev_polynomial_w(x, n):
    return polynomials.orthogonal("chebyshev_polynomial_w", x, n)


def special_legendre_polynomial_p(x, n):
    return polynomials.orthogonal("legendre_polynomial_p", x, n)


def special_laguerre_polynomial_l(x, n):
    return polynomials.orthogonal("laguerre_polynomial_l", x, n)


def special_hermite_polynomial_h(x, n):
    return polynomials.orthogonal("hermite_polynomial_h", x, n)


def special_hermite_polynomial_he(x, n):
    return polynomials.orthogonal("hermite_polynomial_he", x, n)


def special_shifted_chebyshev_polynomial_t(x, n):
    return polynomials.orthogonal("chebyshev_polynomial_t", 2.0 * x - 1, n)


def special_shifted_chebyshev_polynomial_u(x, n):
    return polynomials.orthogonal("chebyshev_polynomial_u", 2.0 * x - 1, n)


def special_shifted_chebyshev_polynomial_v(x, n):
    return polynomials.orthogonal("chebyshev_polynomial_v", 2.0 * x - 1, n)


def special_shifted_chebyshev_polynomial_w(x, n):
    return polynomials.orthogonal("chebyshev_polynomial_w", 2.0 * x - 1, n)
