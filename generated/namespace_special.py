# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3c7f90ad79c3b01a
"""The namespace special."""

from generated.functions import special_airy as airy
from generated.functions import special_airy_ai as airy_ai
from generated.functions import special_bessel_j0 as bessel_j0
from generated.functions import special_bessel_j1 as bessel_j1
from generated.functions import special_bessel_y0 as bessel_y0
from generated.functions import special_bessel_y1 as bessel_y1
from generated.functions import special_beta as beta
from generated.functions import special_betainc as betainc
from generated.functions import special_betaincinv as betaincinv
from generated.functions import special_betaln as betaln
from generated.functions import special_binom as binom
from generated.functions import special_chebyshev_polynomial_t as chebyshev_polynomial_t
from generated.functions import special_chebyshev_polynomial_u as chebyshev_polynomial_u
from generated.functions import special_chebyshev_polynomial_v as chebyshev_polynomial_v
from generated.functions import special_chebyshev_polynomial_w as chebyshev_polynomial_w
from generated.functions import special_digamma as digamma
from generated.functions import special_ellipe as ellipe
from generated.functions import special_ellipj as ellipj
from generated.functions import special_ellipk as ellipk
from generated.functions import special_entr as entr
from generated.functions import special_erf as erf
from generated.functions import special_erfc as erfc
from generated.functions import special_erfcinv as erfcinv
from generated.functions import special_erfcx as erfcx
from generated.functions import special_erfinv as erfinv
from generated.functions import special_eval_genlaguerre as eval_genlaguerre
from generated.functions import special_eval_hermite as eval_hermite
from generated.functions import special_eval_jacobi as eval_jacobi
from generated.functions import special_exp2 as exp2
from generated.functions import special_expi as expi
from generated.functions import special_expit as expit
from generated.functions import special_expm1 as expm1
from generated.functions import special_expn as expn
from generated.functions import special_exprel as exprel
from generated.functions import special_fresnel as fresnel
from generated.functions import special_gamma as gamma
from generated.functions import special_gammainc as gammainc
from generated.functions import special_gammaincc as gammaincc
from generated.functions import special_gammainccinv as gammainccinv
from generated.functions import special_gammaincinv as gammaincinv
from generated.functions import special_gammaln as gammaln
from generated.functions import special_gammasgn as gammasgn
from generated.functions import special_hermite_polynomial_h as hermite_polynomial_h
from generated.functions import special_hermite_polynomial_he as hermite_polynomial_he
from generated.functions import special_hyp0f1 as hyp0f1
from generated.functions import special_hyp1f1 as hyp1f1
from generated.functions import special_hyp2f1 as hyp2f1
from generated.functions import special_hyperu as hyperu
from generated.functions import special_i0 as i0
from generated.functions import special_i0e as i0e
from generated.functions import special_i1 as i1
from generated.functions import special_i1e as i1e
from generated.functions import special_iv as iv
from generated.functions import special_ive as ive
from generated.functions import special_jv as jv
from generated.functions import special_kv as kv
from generated.functions import special_kve as kve
from generated.functions import special_laguerre_polynomial_l as laguerre_polynomial_l
from generated.functions import special_lambertw as lambertw
from generated.functions import special_legendre_polynomial_p as legendre_polynomial_p
from generated.functions import special_log1p as log1p
from generated.functions import special_log_ndtr as log_ndtr
from generated.functions import special_log_softmax as log_softmax
from generated.functions import special_logit as logit
from generated.functions import special_logsumexp as logsumexp
from generated.functions import special_modified_bessel_i0 as modified_bessel_i0
from generated.functions import special_modified_bessel_i1 as modified_bessel_i1
from generated.functions import special_modified_bessel_k0 as modified_bessel_k0
from generated.functions import special_modified_bessel_k1 as modified_bessel_k1
from generated.functions import special_modstruve as modstruve
from generated.functions import special_multigammaln as multigammaln
from generated.functions import special_ndtr as ndtr
from generated.functions import special_ndtri as ndtri
from generated.functions import special_ndtri_exp as ndtri_exp
from generated.functions import special_owens_t as owens_t
from generated.functions import special_poch as poch
from generated.functions import special_polygamma as polygamma
from generated.functions import special_psi as psi
from generated.functions import special_rgamma as rgamma
from generated.functions import special_round as round
from generated.functions import special_scaled_modified_bessel_k0 as scaled_modified_bessel_k0
from generated.functions import special_scaled_modified_bessel_k1 as scaled_modified_bessel_k1
from generated.functions import special_shichi as shichi
from generated.functions import (
    special_shifted_chebyshev_polynomial_t as shifted_chebyshev_polynomial_t,
)
from generated.functions import (
    special_shifted_chebyshev_polynomial_u as shifted_chebyshev_polynomial_u,
)
from generated.functions import (
    special_shifted_chebyshev_polynomial_v as shifted_chebyshev_polynomial_v,
)
from generated.functions import (
    special_shifted_chebyshev_polynomial_w as shifted_chebyshev_polynomial_w,
)
from generated.functions import special_sici as sici
from generated.functions import special_sinc as sinc
from generated.functions import special_softmax as softmax
from generated.functions import special_spence as spence
from generated.functions import special_spherical_bessel_j0 as spherical_bessel_j0
from generated.functions import special_spherical_in as spherical_in
from generated.functions import special_spherical_jn as spherical_jn
from generated.functions import special_spherical_kn as spherical_kn
from generated.functions import special_spherical_yn as spherical_yn
from generated.functions import special_stdtr as stdtr
from generated.functions import special_stdtrit as stdtrit
from generated.functions import special_struve as struve
from generated.functions import special_wofz as wofz
from generated.functions import special_wrightomega as wrightomega
from generated.functions import special_xlog1py as xlog1py
from generated.functions import special_xlogy as xlogy
from generated.functions import special_yv as yv
from generated.functions import special_zeta as zeta

__all__ = [
    "airy", "airy_ai", "bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1", "beta", "betainc",
    "betaincinv", "betaln", "binom", "chebyshev_polynomial_t", "chebyshev_polynomial_u",
    "chebyshev_polynomial_v", "chebyshev_polynomial_w", "digamma", "ellipe", "ellipj", "ellipk",
    "entr", "erf", "erfc", "erfcinv", "erfcx", "erfinv", "eval_genlaguerre", "eval_hermite",
    "eval_jacobi", "exp2", "expi", "expit", "expm1", "expn", "exprel", "fresnel", "gamma",
    "gammainc", "gammaincc", "gammainccinv", "gammaincinv", "gammaln", "gammasgn",
    "hermite_polynomial_h", "hermite_polynomial_he", "hyp0f1", "hyp1f1", "hyp2f1", "hyperu", "i0",
    "i0e", "i1", "i1e", "iv", "ive", "jv", "kv", "kve", "laguerre_polynomial_l", "lambertw",
    "legendre_polynomial_p", "log1p", "log_ndtr", "log_softmax", "logit", "logsumexp",
    "modified_bessel_i0", "modified_bessel_i1", "modified_bessel_k0", "modified_bessel_k1",
    "modstruve", "multigammaln", "ndtr", "ndtri", "ndtri_exp", "owens_t", "poch", "polygamma",
    "psi", "rgamma", "round", "scaled_modified_bessel_k0", "scaled_modified_bessel_k1", "shichi",
    "shifted_chebyshev_polynomial_t", "shifted_chebyshev_polynomial_u",
    "shifted_chebyshev_polynomial_v", "shifted_chebyshev_polynomial_w", "sici", "sinc", "softmax",
    "spence", "spherical_bessel_j0", "spherical_in", "spherical_jn", "spherical_kn", "spherical_yn",
    "stdtr", "stdtrit", "struve", "wofz", "wrightomega", "xlog1py", "xlogy", "yv", "zeta",
]  # fmt: skip
