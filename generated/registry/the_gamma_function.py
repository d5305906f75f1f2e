# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows c5d9e1eb94fb5ae2, content 134571d7fd75611a
"""The rows of the table as data."""

# ruff: noqa
from math import inf, nan

from autograd.registry import Kink, Row

ROWS = (
    Row(
        name='lgamma',
        signature='lgamma(Tensor self) -> Tensor',
        kind='pointwise',
        forward='kernels.lgamma(self)',
        formulas={'self': 'grad * digamma(self)'},
        jvp='pointwise',
        node='LgammaBackward0',
        scipy=('special.gammaln',),
        aliases=('special.gammaln',),
        inplace='lgamma_',
        domain={'self': (0.3, 4.0)},
        doc='The logarithm of the absolute value of the gamma function.',
        requires='scipy',
    ),
    Row(
        name='digamma',
        signature='digamma(Tensor self) -> Tensor',
        kind='pointwise',
        forward='kernels.digamma(self)',
        formulas={'self': 'grad * polygamma(1, self)'},
        jvp='pointwise',
        node='DigammaBackward0',
        scipy=('special.digamma', 'special.psi'),
        aliases=('special.digamma', 'special.psi'),
        inplace='digamma_',
        domain={'self': (0.3, 4.0)},
        doc='The derivative of lgamma.',
        requires='scipy',
    ),
    Row(
        name='polygamma',
        signature='polygamma(int n, Tensor self) -> Tensor',
        kind='pointwise',
        forward='kernels.polygamma(n, self)',
        formulas={'self': 'grad * polygamma(n + 1, self)'},
        jvp='pointwise',
        node='PolygammaBackward0',
        aliases=('special.polygamma',),
        inplace='polygamma_',
        domain={'self': (0.3, 4.0)},
        doc='The n-th derivative of digamma.',
        requires='scipy',
    ),
    Row(
        name='mvlgamma',
        signature='mvlgamma(Tensor self, int p) -> Tensor',
        kind='pointwise',
        forward='kernels.mvlgamma(self, p)',
        formulas={'self': 'grad * bessels.mvdigamma(self, p)'},
        jvp='pointwise',
        node='MvlgammaBackward0',
        aliases=('special.multigammaln',),
        inplace='mvlgamma_',
        domain={'self': (2.2, 5.0)},
        doc='The logarithm of the multivariate gamma function of dimension p.',
        requires='scipy',
    ),
)
