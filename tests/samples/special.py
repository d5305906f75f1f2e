"""Samples of special functions."""

from __future__ import annotations

import numpy as np
from scipy import special

import autograd as ag
from tests.support.sampling import Sample, samples


def _none(make):
    """No samples besides the automatic ones."""
    return iter(())


def _shapes(make, low, high, *arguments, after=()):
    """One sample per shape, with `arguments` before the Tensor and `after` behind it."""
    for shape in ((3, 4), (), (0, 3), (2, 1, 3)):
        yield Sample(*arguments, make(*shape, low=low, high=high), *after)


# ---- the error function and the normal distribution ----------------------------------------------

samples({"erfc": special.erfc, "special.erfcx": special.erfcx,
    "special.log_ndtr": special.log_ndtr}, draw=lambda make: [
    make(6, low=-3, high=4)], complex=False)  # fmt: skip
samples(("_ndtr_of", "_ndtr_short", "special.ndtr"), special.ndtr, lambda make: [
    make(6, low=-3, high=3)], complex=False)  # fmt: skip
samples("erfinv", special.erfinv, complex=False)
samples({"special.ndtri": special.ndtri, "special.erfcinv": special.erfcinv}, complex=False)


def _erfcx_derivative(n, x):
    w, slope = special.erfcx(x), 2 * x * special.erfcx(x) - 2 / np.sqrt(np.pi)
    return (w, slope, 2 * x * slope + 2 * w)[n]


samples("special._erfcx_derivative", _erfcx_derivative,
    lambda make: [each for n in (0, 1, 2) for each in _shapes(make, -1, 7, n)],
    complex=False, rtol=1e-9)  # fmt: skip


# ---- the gamma function --------------------------------------------------------------------------

samples({"lgamma": special.gammaln, "digamma": special.digamma}, draw=lambda make: [
    make(4, low=-2.9, high=-2.1)], complex=False)  # fmt: skip
samples("polygamma", special.polygamma, lambda make: [
    *(each for n in (0, 1, 2, 3) for each in _shapes(make, 0.3, 4, n)),
    (1, make(4, low=-2.9, high=-2.1))], complex=False)  # fmt: skip
samples("mvlgamma", special.multigammaln, lambda make: [
    (make(low=2.2, high=5), 1),
    (make(low=2.2, high=5), 4)], complex=False, automatic=False)  # fmt: skip
samples({"special.gamma": special.gamma, "special.gammasgn": special.gammasgn}, draw=lambda make: [
    make(4, low=-2.9, high=-2.1)], complex=False)  # fmt: skip
samples("special.rgamma", special.rgamma, lambda make: [
    make(4, low=-2.9, high=2),
    ag.tensor([0.0, -1.0, -2.0, -3.0], dtype=make.dtype)],
    complex=False)  # fmt: skip
samples({"special.beta": special.beta, "special.betaln": special.betaln,
    "igamma": special.gammainc, "igammac": special.gammaincc, "special.betainc": special.betainc,
    "special.stdtr": special.stdtr}, complex=False)  # fmt: skip


# ---- Bessel functions ----------------------------------------------------------------------------

samples({"i0": special.i0, "special.i1": special.i1, "special.i0e": special.i0e,
    "special.i1e": special.i1e}, draw=lambda make: [
    make(6, low=-9, high=9), make(6, low=25, high=40)], complex=False)  # fmt: skip
samples(
    {
        "special.jv": special.jv,
        "special.yv": special.yv,
        "special.ive": special.ive,
        "special.bessel_j0": special.j0,
        "special.bessel_j1": special.j1,
        "special.bessel_y0": special.y0,
        "special.bessel_y1": special.y1,
    },
    complex=False,
)
samples("special.iv", special.iv,
    lambda make: [each for v in (0, 2, 1.5) for each in _shapes(make, 0.3, 3, v)],
    complex=False)  # fmt: skip


def _i0e_decay(n, x):
    theta = (np.arange(400) + 0.5) * np.pi / 400
    u = 1 - np.cos(theta)
    return np.mean(u**n * np.exp(-u * x[..., None]), axis=-1).astype(np.result_type(x, np.float16))


samples("special._i0e_decay", _i0e_decay, lambda make: [
    each for n in (0, 1, 2, 3)
    for each in (*_shapes(make, 0.2, 3, n), (n, make(5, low=25, high=35)))],
    complex=False)  # fmt: skip


def _of_degree(*shape):
    """Whole numbers of this shape, from 0 on, beside which every other dtype stays."""
    return ag.tensor(np.arange(np.prod(shape, dtype=np.int8), dtype=np.int8).reshape(shape) % 4)


def _between(make, low, high):
    """Two numbers of the dtype of the sample, which are constants."""
    return make(low=low, high=high).detach(), make(low=low, high=high).detach()


samples(
    {
        "special.kv": special.kv,
        "special.kve": special.kve,
        "special.struve": special.struve,
        "special.modstruve": special.modstruve,
        "special.airy": special.airy,
    },
    complex=False,
)
samples({f"special.spherical_{f}": getattr(special, f"spherical_{f}") for f in ("jn", "yn", "in",
    "kn")}, draw=lambda make: [
    (_of_degree(4), make(4, low=0.3, high=3)), (_of_degree(4, 1), make(3, low=0.3, high=3)),
    (2, make(low=0.3, high=3))], complex=False, automatic=False)  # fmt: skip


# ---- integrals, hypergeometric functions and polynomials -----------------------------------------

samples({f"special.{name}": getattr(special, name) for name in (
    "gammaincinv", "gammainccinv", "betaincinv", "stdtrit", "poch", "binom", "zeta", "expi",
    "exprel", "sici", "shichi", "fresnel", "spence", "ellipk", "ellipe", "ellipj", "owens_t",
    "ndtri_exp", "hyp0f1", "hyp1f1", "hyp2f1", "hyperu")}, complex=False)  # fmt: skip
samples({"special.wofz": special.wofz, "special.lambertw": special.lambertw,
    "special.wrightomega": special.wrightomega})  # fmt: skip
samples("special.expn", special.expn, lambda make: [
    (_of_degree(4), make(4, low=0.3, high=3)), (3, make(2, 3, low=0.3, high=3))],
    complex=False, automatic=False)  # fmt: skip
samples("special.eval_jacobi", special.eval_jacobi, lambda make: [
    (_of_degree(4), *_between(make, 0, 1), make(4, low=-0.9, high=0.9)),
    (_of_degree(4, 1), *_between(make, -0.4, 0), make(3, low=-0.9, high=0.9)),
    (2.5, 0.2, 0.3, make(low=-0.9, high=0.9))], complex=False, automatic=False)  # fmt: skip
samples("special.eval_genlaguerre", special.eval_genlaguerre, lambda make: [
    (_of_degree(4), _between(make, 0, 1)[0], make(4)),
    (_of_degree(4, 1), _between(make, -0.4, 0)[0], make(3))],
    complex=False, automatic=False)  # fmt: skip
samples("special.eval_hermite", special.eval_hermite, lambda make: [
    (_of_degree(4), make(4)), (_of_degree(4, 1), make(3))],
    complex=False, automatic=False)  # fmt: skip

_POLYNOMIALS = {
    "chebyshev_polynomial_t": special.eval_chebyt,
    "chebyshev_polynomial_u": special.eval_chebyu,
    "chebyshev_polynomial_v": lambda n, x: (
        np.cos((n + 0.5) * np.arccos(x)) / np.cos(np.arccos(x) / 2)
    ),
    "chebyshev_polynomial_w": lambda n, x: (
        np.sin((n + 0.5) * np.arccos(x)) / np.sin(np.arccos(x) / 2)
    ),
    "legendre_polynomial_p": special.eval_legendre,
    "laguerre_polynomial_l": special.eval_laguerre,
    "hermite_polynomial_h": special.eval_hermite,
    "hermite_polynomial_he": special.eval_hermitenorm,
}
samples({f"special.{name}": lambda x, n, value=value: value(n, x)
    for name, value in _POLYNOMIALS.items()} | {
    f"special.shifted_{name}": lambda x, n, value=value: value(n, 2 * x - 1)
    for name, value in _POLYNOMIALS.items() if name.startswith("c")}, draw=lambda make: [
    (make(4, low=0.1, high=0.9), _of_degree(4)), (make(3, low=0.1, high=0.9), _of_degree(4, 1)),
    (make(low=0.1, high=0.9), 2)], complex=False, automatic=False)  # fmt: skip
samples({
    "special.modified_bessel_i0": special.i0, "special.modified_bessel_i1": special.i1,
    "special.modified_bessel_k0": special.k0, "special.modified_bessel_k1": special.k1,
    "special.scaled_modified_bessel_k0": special.k0e,
    "special.scaled_modified_bessel_k1": special.k1e,
    "special.spherical_bessel_j0": lambda x: special.spherical_jn(0, x),
    "special.airy_ai": lambda x: special.airy(x)[0]}, draw=lambda make: _shapes(
    make, 0.3, 3), complex=False, automatic=False)  # fmt: skip


# ---- logarithms and sinc -------------------------------------------------------------------------

samples("xlogy", special.xlogy, complex=False)
samples("special.xlog1py", special.xlog1py, complex=False)
samples("special.entr", special.entr, complex=False)
samples("logit", lambda x, eps=None: special.logit(x if eps is None else np.clip(x, eps, 1 - eps)),
    lambda make: [
        Sample(make(8, low=-0.4, high=1.4), eps=0.2),
    (make(8, low=0.05, high=0.95), 0.1)], complex=False)  # fmt: skip


def _sinc_derivative(n, x):
    step = 2e-3
    points = [special.spherical_jn(0, np.pi * (x + k * step)) for k in (-2, -1, 0, 1, 2)]
    weights = ((0, 0, 1, 0, 0), (1, -8, 0, 8, -1), (-1, 16, -30, 16, -1))[n]
    return (
        sum(w * p for w, p in zip(weights, points, strict=True)) / (1, 12 * step, 12 * step**2)[n]
    )


samples("special._sinc_derivative", _sinc_derivative, lambda make: [
    each for n in (0, 1, 2)
    for each in (*_shapes(make, -3, 3, n), *_shapes(make, 0.05, 0.3, n))], rtol=1e-5)  # fmt: skip
samples("sinc", lambda x: special.spherical_jn(0, np.pi * x), lambda make: [
    make(6, low=-0.3, high=0.3)])  # fmt: skip
