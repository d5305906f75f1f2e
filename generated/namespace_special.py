# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 05f11f464b88c850
"""The namespace special."""

from generated.functions import special_bessel_j0 as bessel_j0
from generated.functions import special_bessel_j1 as bessel_j1
from generated.functions import special_bessel_y0 as bessel_y0
from generated.functions import special_bessel_y1 as bessel_y1
from generated.functions import special_beta as beta
from generated.functions import special_betainc as betainc
from generated.functions import special_betaln as betaln
from generated.functions import special_digamma as digamma
from generated.functions import special_entr as entr
from generated.functions import special_erf as erf
from generated.functions import special_erfc as erfc
from generated.functions import special_erfcinv as erfcinv
from generated.functions import special_erfcx as erfcx
from generated.functions import special_erfinv as erfinv
from generated.functions import special_exp2 as exp2
from generated.functions import special_expit as expit
from generated.functions import special_expm1 as expm1
from generated.functions import special_gamma as gamma
from generated.functions import special_gammainc as gammainc
from generated.functions import special_gammaincc as gammaincc
from generated.functions import special_gammaln as gammaln
from generated.functions import special_gammasgn as gammasgn
from generated.functions import special_i0 as i0
from generated.functions import special_i0e as i0e
from generated.functions import special_i1 as i1
from generated.functions import special_i1e as i1e
from generated.functions import special_iv as iv
from generated.functions import special_ive as ive
from generated.functions import special_jv as jv
from generated.functions import special_log1p as log1p
from generated.functions import special_log_ndtr as log_ndtr
from generated.functions import special_log_softmax as log_softmax
from generated.functions import special_logit as logit
from generated.functions import special_logsumexp as logsumexp
from generated.functions import special_multigammaln as multigammaln
from generated.functions import special_ndtr as ndtr
from generated.functions import special_ndtri as ndtri
from generated.functions import special_polygamma as polygamma
from generated.functions import special_psi as psi
from generated.functions import special_rgamma as rgamma
from generated.functions import special_round as round
from generated.functions import special_sinc as sinc
from generated.functions import special_softmax as softmax
from generated.functions import special_stdtr as stdtr
from generated.functions import special_xlog1py as xlog1py
from generated.functions import special_xlogy as xlogy
from generated.functions import special_yv as yv

__all__ = [
    "bessel_j0",
    "bessel_j1",
    "bessel_y0",
    "bessel_y1",
    "beta",
    "betainc",
    "betaln",
    "digamma",
    "entr",
    "erf",
    "erfc",
    "erfcinv",
    "erfcx",
    "erfinv",
    "exp2",
    "expit",
    "expm1",
    "gamma",
    "gammainc",
    "gammaincc",
    "gammaln",
    "gammasgn",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "iv",
    "ive",
    "jv",
    "log1p",
    "log_ndtr",
    "log_softmax",
    "logit",
    "logsumexp",
    "multigammaln",
    "ndtr",
    "ndtri",
    "polygamma",
    "psi",
    "rgamma",
    "round",
    "sinc",
    "softmax",
    "stdtr",
    "xlog1py",
    "xlogy",
    "yv",
]
