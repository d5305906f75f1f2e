# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content bcdaaf9d10ee36c4
"""The namespace special."""

from generated.functions import special_digamma as digamma
from generated.functions import special_entr as entr
from generated.functions import special_erf as erf
from generated.functions import special_erfc as erfc
from generated.functions import special_erfcx as erfcx
from generated.functions import special_erfinv as erfinv
from generated.functions import special_exp2 as exp2
from generated.functions import special_expit as expit
from generated.functions import special_expm1 as expm1
from generated.functions import special_gammaln as gammaln
from generated.functions import special_i0 as i0
from generated.functions import special_i0e as i0e
from generated.functions import special_i1 as i1
from generated.functions import special_i1e as i1e
from generated.functions import special_iv as iv
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
from generated.functions import special_round as round
from generated.functions import special_sinc as sinc
from generated.functions import special_softmax as softmax
from generated.functions import special_xlog1py as xlog1py
from generated.functions import special_xlogy as xlogy

__all__ = [
    "digamma",
    "entr",
    "erf",
    "erfc",
    "erfcx",
    "erfinv",
    "exp2",
    "expit",
    "expm1",
    "gammaln",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "iv",
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
    "round",
    "sinc",
    "softmax",
    "xlog1py",
    "xlogy",
]
