"""torch.distributions: densities, statistics and divergences against PyTorch's, and samples."""

from __future__ import annotations

import itertools
import re
from functools import partial

import numpy as np
import pytest

import autograd as ag
import autograd.distributions as ours
from autograd.kernels.random.sampling import gamma_slope

A = np.array([0.5, 1.5, 3.0])
B = np.array([[2.0], [0.7]])
P = np.array([0.2, 0.5, 0.9])
ROWS = np.array([[0.2, 0.3, 0.5], [0.7, 0.1, 0.2]])
LOWER = np.array([[1.0, 0.0], [0.4, 0.6]])

CASES = {
    "Bernoulli": [{"probs": P}, {"logits": A - 1}],
    "Beta": [{"concentration1": A, "concentration0": B}],
    "Binomial": [{"total_count": 4, "probs": P}, {"total_count": 3, "logits": A - 1}],
    "Categorical": [{"probs": 2 * ROWS}, {"logits": ROWS}],
    "Cauchy": [{"loc": A, "scale": B}],
    "Chi2": [{"df": A}],
    "ContinuousBernoulli": [{"probs": P}, {"logits": A - 1}],
    "Dirichlet": [{"concentration": 3 * ROWS}],
    "Exponential": [{"rate": A}],
    "FisherSnedecor": [{"df1": A + 1, "df2": B + 9}, {"df1": A, "df2": 2 * A}],
    "Gamma": [{"concentration": A, "rate": B}],
    "Geometric": [{"probs": P}, {"logits": A - 1}],
    "Gumbel": [{"loc": A, "scale": B}],
    "HalfCauchy": [{"scale": A}],
    "HalfNormal": [{"scale": A}],
    "InverseGamma": [{"concentration": A + 2, "rate": B}],
    "Kumaraswamy": [{"concentration1": A, "concentration0": B}],
    "Laplace": [{"loc": A, "scale": B}],
    "LKJCholesky": [{"dim": 3, "concentration": A}],
    "LogNormal": [{"loc": A / 4, "scale": B / 2}],
    "LogisticNormal": [{"loc": A / 4, "scale": B / 2}],
    "LowRankMultivariateNormal": [
        {"loc": A, "cov_factor": ROWS.T, "cov_diag": np.stack([P, A])},
    ],
    "Multinomial": [{"total_count": 4, "probs": ROWS}],
    "MultivariateNormal": [
        {
            "loc": np.array([[1.0, 2.0], [0.0, 1.0]]),
            "covariance_matrix": LOWER @ LOWER.T,
        },
        {"loc": A[:2], "scale_tril": np.stack([LOWER, 2 * LOWER])},
        {"loc": A[:2], "precision_matrix": LOWER @ LOWER.T},
    ],
    "NegativeBinomial": [{"total_count": A, "probs": P}, {"total_count": 3, "logits": A - 1}],
    "Normal": [{"loc": A, "scale": B}],
    "OneHotCategorical": [{"probs": ROWS}, {"logits": ROWS}],
    "OneHotCategoricalStraightThrough": [{"probs": ROWS}],
    "Pareto": [{"scale": A, "alpha": B + 2}],
    "Poisson": [{"rate": A}],
    "RelaxedBernoulli": [{"temperature": np.array(0.5), "probs": P}],
    "RelaxedOneHotCategorical": [{"temperature": np.array(0.7), "logits": ROWS}],
    "StudentT": [{"df": A + 2, "loc": A, "scale": B}],
    "Uniform": [{"low": A, "high": A + B}],
    "VonMises": [{"loc": A, "concentration": 3 * B}],
    "Weibull": [{"scale": A, "concentration": B}],
    "Wishart": [
        {"df": A + 2, "covariance_matrix": LOWER @ LOWER.T},
        {"df": A + 3, "precision_matrix": np.stack([LOWER @ LOWER.T] * 3)},
    ],
}
FAMILIES = {
    name: {key: x[-1] if np.ndim(x) == 2 else x for key, x in CASES[name][0].items()}
    for name in (
        "Bernoulli", "Beta", "Binomial", "Cauchy", "ContinuousBernoulli", "Exponential", "Gamma",
        "Gumbel", "Laplace", "Normal", "Pareto", "Poisson", "Uniform",
    )
}  # fmt: skip
"""Those with divergences from others, three of each: PyTorch's do not broadcast."""
EACH = [
    pytest.param(name, args, id=f"{name}-{'-'.join(args)}")
    for name, cases in CASES.items()
    for args in cases
]
OF_OTHERS = {"Chi2", "InverseGamma"}
"""Those whose parameters are another distribution's in PyTorch, where their texts have none."""
STATISTICS = ("mean", "mode", "variance", "stddev", "entropy", "perplexity", "enumerate_support")


def make(name, args, lib, module):
    """The distribution, and its parameters as leaves that require grad."""
    leaves = {
        key: lib.tensor(value, dtype=lib.float64, requires_grad=True)
        if isinstance(value, np.ndarray)
        else value
        for key, value in args.items()
    }
    return getattr(module, name)(**leaves), [v for v in leaves.values() if not isinstance(v, int)]


def as_tuple(match):
    sizes = match[1]
    return f"({sizes})" if "," in sizes else f"({sizes},)"


def found(lib, leaves, compute):
    """A value and the gradients of its sum; the name of the error instead if there is one."""
    try:
        value = compute()
        grads = [None] * len(leaves)
        if value.requires_grad:
            grads = lib.autograd.grad(value.sum(), leaves, allow_unused=True, retain_graph=True)
    except (NotImplementedError, AttributeError):
        return "refused"
    return [each if each is None else each.detach().numpy() for each in (value, *grads)]


def assert_same(mine, theirs, rtol=1e-6):
    if isinstance(theirs, str):  # what PyTorch refuses
        return
    assert len(mine) == len(theirs)
    for a, b in zip(mine, theirs, strict=True):
        a = None if a is not None and b is None and not np.any(a) else a
        assert (a is None) == (b is None)
        if b is not None:
            assert a.shape == b.shape
            np.testing.assert_allclose(a, b, rtol=rtol, atol=1e-10)


@pytest.mark.torch
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "args"), EACH)
def test_densities_and_statistics_are_pytorch_s(torch, name, args):
    theirs = torch.distributions
    same = partial(assert_same, rtol=1e-5 if name == "VonMises" else 1e-6)
    torch.manual_seed(0)
    d, leaves = make(name, args, torch, theirs)
    e, mine = make(name, args, ag, ours)
    assert tuple(e.batch_shape) == tuple(d.batch_shape)
    assert tuple(e.event_shape) == tuple(d.event_shape)
    assert e.has_rsample == d.has_rsample
    if name not in OF_OTHERS:
        assert repr(e) == re.sub(r"torch.Size\(\[([\d, ]+)\]\)", as_tuple, repr(d))
    assert repr(e.support) == repr(d.support) or "dtype" in repr(d.support)
    x = d.sample((4,)).detach()
    y = ag.tensor(x.numpy(), dtype=ag.float64 if x.dtype == torch.float64 else ag.int64)
    chance = np.full(tuple(d.batch_shape), 0.3)
    for p, q in ((d, e), (d.expand((5, *d.batch_shape)), e.expand((5, *d.batch_shape)))):
        if p.batch_shape == x.shape[1 : 1 + len(p.batch_shape)] or p is d:
            same(
                found(ag, mine, lambda q=q: q.log_prob(y)),
                found(torch, leaves, lambda p=p: p.log_prob(x)),
            )
        assert tuple(q.sample((2,)).shape) == tuple(p.sample((2,)).shape)
        for what in STATISTICS:
            if (name, what) == ("Kumaraswamy", "mode"):
                continue  # PyTorch's is nan where there is one

            def call(of, what=what):
                value = getattr(of, what)
                return value() if callable(value) else value

            same(found(ag, mine, lambda q=q: call(q)), found(torch, leaves, lambda p=p: call(p)))
    same(found(ag, mine, lambda: e.cdf(y)), found(torch, leaves, lambda: d.cdf(x)))
    same(
        found(ag, mine, lambda: e.icdf(ag.tensor(chance))),
        found(torch, leaves, lambda: d.icdf(torch.tensor(chance))),
    )


def divergences():
    for name, cases in CASES.items():
        if name not in ("Kumaraswamy", "Wishart"):  # for the latter see below
            yield name, cases[0], name, cases[-1]
    yield "Gamma", CASES["Gamma"][0], "Gamma", {"concentration": B, "rate": A}
    yield "HalfCauchy", {"scale": A}, "HalfCauchy", {"scale": 2 * A}
    yield "Pareto", CASES["Pareto"][0], "Pareto", {"scale": A / 2, "alpha": B}
    yield "Pareto", CASES["Pareto"][0], "Pareto", {"scale": 2 * A, "alpha": B}
    yield "Beta", CASES["Beta"][0], "Beta", {"concentration1": B, "concentration0": A}
    yield "Normal", CASES["Normal"][0], "Normal", {"loc": B, "scale": A}
    yield "Gumbel", CASES["Gumbel"][0], "Gumbel", {"loc": B, "scale": A}
    yield "Laplace", CASES["Laplace"][0], "Laplace", {"loc": B, "scale": A}
    yield "LogNormal", CASES["LogNormal"][0], "LogNormal", {"loc": B, "scale": A}
    yield "Cauchy", CASES["Cauchy"][0], "Cauchy", {"loc": B, "scale": A}
    yield "Poisson", CASES["Poisson"][0], "Poisson", {"rate": B}
    yield "Exponential", CASES["Exponential"][0], "Exponential", {"rate": B}
    yield "HalfNormal", CASES["HalfNormal"][0], "HalfNormal", {"scale": B}
    yield "Dirichlet", CASES["Dirichlet"][0], "Dirichlet", {"concentration": ROWS}
    yield "Categorical", {"probs": ROWS}, "Categorical", {"probs": ROWS[::-1].copy()}
    yield "Bernoulli", {"probs": P}, "Bernoulli", {"probs": np.array([0.0, 1.0, 0.5])}
    yield "Uniform", CASES["Uniform"][0], "Uniform", {"low": A - 1, "high": A + 5}
    yield "Uniform", CASES["Uniform"][0], "Pareto", {"scale": A / 2, "alpha": A}
    yield "Beta", FAMILIES["Beta"], "Uniform", {"low": A - 1, "high": A + 1}
    for between in ({"low": A / 9, "high": A / 4}, {"low": A - 2, "high": A}):
        for name in ("Beta", "ContinuousBernoulli", "Exponential", "Gamma"):
            yield "Uniform", between, name, FAMILIES[name]
    for (name, args), (other, other_args) in itertools.permutations(FAMILIES.items(), 2):
        yield name, args, other, other_args


@pytest.mark.torch
@pytest.mark.parametrize(("p", "p_args", "q", "q_args"), list(divergences()))
def test_divergences_are_pytorch_s(torch, p, p_args, q, q_args):
    pairs = []
    for lib, module in ((ag, ours), (torch, torch.distributions)):
        first, leaves = make(p, p_args, lib, module)
        second, others = make(q, q_args, lib, module)
        kl = module.kl_divergence
        pairs.append(found(lib, [*leaves, *others], lambda kl=kl, a=first, b=second: kl(a, b)))
    if not isinstance(pairs[1], str):
        assert not isinstance(pairs[0], str)
        infinite = np.isinf(pairs[1][0]).any()  # where some of PyTorch's gradients are nan
        pairs[1] = [
            x if x is None or not infinite else np.nan_to_num(x, posinf=np.inf) for x in pairs[1]
        ]
    assert_same(*pairs, rtol=1e-5)


@pytest.mark.parametrize(("name", "args"), EACH)
def test_samples_have_the_moments(name, args):
    ag.manual_seed(1)
    d, leaves = make(name, args, ag, ours)
    x = d.rsample((4_000,)) if d.has_rsample else d.sample((4_000,))
    assert x.requires_grad == d.has_rsample
    assert not d.sample().requires_grad
    inside = d.support.check(x.detach())
    assert bool(inside if isinstance(inside, bool) else inside.all())
    if name == "VonMises":  # whose mean and variance are those of directions
        d, x = d.variance, 1 - (x - leaves[0]).cos()
        np.testing.assert_allclose(x.mean(0).detach(), d.detach(), rtol=0.1)
        return
    try:
        mean, variance = d.mean, d.variance
    except NotImplementedError:
        return
    if name in ("Cauchy", "Categorical", "HalfCauchy"):
        assert not mean.isfinite().any()
        return
    if name == "FisherSnedecor" and bool(variance.isnan().any()):
        return
    deviation = variance.sqrt() / 63
    assert bool(((x.mean(0) - mean).abs() < 5 * deviation).all())
    np.testing.assert_allclose(x.var(0).detach(), variance.detach(), rtol=0.4)
    if name == "ContinuousBernoulli" and "probs" in args:
        return  # about a half PyTorch's samples have no gradient
    if d.has_rsample and mean.requires_grad:  # the gradient of the mean is the mean gradient
        of_samples = ag.autograd.grad(x.mean(0).sum(), leaves, allow_unused=True, retain_graph=True)
        of_mean = ag.autograd.grad(mean.sum(), leaves, allow_unused=True)
        for a, b in zip(of_samples, of_mean, strict=True):
            np.testing.assert_allclose(
                a, ag.zeros_like(a) if b is None else b, atol=0.15, rtol=0.15
            )


@pytest.mark.torch
def test_quantile_slopes_are_pytorch_s(torch):
    shapes = np.array([0.01, 0.1, 0.5, 1.0, 2.0, 10.0, 100.0, 1e4])[:, None]
    quantiles = np.array([1e-3, 0.1, 0.5, 0.9, 0.999])
    special = pytest.importorskip("scipy.special")
    samples = np.maximum(special.gammaincinv(shapes, quantiles), 1e-30)
    shapes = np.broadcast_to(shapes, samples.shape).copy()
    wanted = torch._standard_gamma_grad(torch.tensor(shapes), torch.tensor(samples))
    np.testing.assert_allclose(gamma_slope(shapes, samples), wanted, rtol=2e-3)
    h = 1e-5 * shapes  # PyTorch's are approximations
    inner = special.gammaincinv(shapes + h, special.gammainc(shapes, samples))
    slopes = (inner - special.gammaincinv(shapes - h, special.gammainc(shapes, samples))) / (2 * h)
    usual = samples > 1e-25
    np.testing.assert_allclose(gamma_slope(shapes, samples)[usual], slopes[usual], rtol=1e-5)


def test_where_kumaraswamy_s_density_is_largest():
    d = ours.Kumaraswamy(ag.tensor(A), ag.tensor(B))
    x = ag.linspace(1e-3, 1 - 1e-3, 4000, dtype=ag.float64).reshape(-1, 1, 1)
    largest = x.reshape(-1)[d.log_prob(x).argmax(0)]
    inside = d.mode.isfinite()
    assert bool(inside.any())
    np.testing.assert_allclose(d.mode[inside], largest[inside], atol=1e-3)


def test_divergence_of_weibull_s_distributions_is_the_integral():
    p = ours.Weibull(ag.tensor([1.5, 0.7]), ag.tensor([1.2, 2.5]))
    q = ours.Weibull(ag.tensor([2.0, 0.9]), ag.tensor([0.8, 3.0]))
    u = (ag.arange(200_000, dtype=ag.float64).unsqueeze(1) + 0.5) / 200_000
    x = p.icdf(u)
    wanted = (p.log_prob(x) - q.log_prob(x)).mean(0)
    np.testing.assert_allclose(ours.kl_divergence(p, q), wanted, rtol=1e-4)


@pytest.mark.torch
@pytest.mark.parametrize(
    ("name", "args", "x"),
    [
        ("PowerTransform", (2.0,), A),
        ("PowerTransform", (-1.0,), A),
        ("SoftplusTransform", (), A - 1),
        ("StickBreakingTransform", (), np.log(ROWS)),
        ("SoftmaxTransform", (), np.log(ROWS)),
        ("AbsTransform", (), A),
    ],
)
def test_transforms_are_pytorch_s(torch, name, args, x):
    mine, theirs = (getattr(m.transforms, name)(*args) for m in (ours, torch.distributions))
    assert mine == getattr(ours.transforms, name)(*args) and mine != ours.transforms.ExpTransform()
    a, b = ag.tensor(x), torch.tensor(x)
    y, z = mine(a), theirs(b)
    np.testing.assert_allclose(y, z.numpy(), rtol=1e-10)
    np.testing.assert_allclose(mine.inv(y), theirs.inv(z).numpy(), rtol=1e-8, atol=1e-10)
    assert mine.bijective == theirs.bijective
    assert tuple(mine.forward_shape(x.shape)) == tuple(theirs.forward_shape(x.shape))
    if theirs.bijective:
        wanted = theirs.log_abs_det_jacobian(b, z).numpy()
        np.testing.assert_allclose(mine.log_abs_det_jacobian(a, y), wanted, rtol=1e-10)
        assert name == "StickBreakingTransform" or float(mine.sign) == float(theirs.sign)


def test_transforms_without_arguments_are_equal_to_those_of_their_class_only():
    names = "Abs", "Softmax", "StickBreaking", "LowerCholesky", "PositiveDefinite", "Exp"
    kinds = [getattr(ours, f"{name}Transform") for name in names]
    assert all((one() == other()) == (one is other) for one in kinds for other in kinds)


def test_a_cache_is_added_to_a_copy_of_a_transform():
    affine, x = ours.AffineTransform(1.0, ag.tensor([2.0, 3.0]), 1), ag.tensor([[1.0, 2.0]] * 2)
    for transform in [
        affine,
        ours.PowerTransform(2.0),
        ours.ComposeTransform([affine, ours.ExpTransform()]),
        ours.IndependentTransform(affine, 1),
        ours.ReshapeTransform((2,), (1, 2)),
        ours.StackTransform([ours.ExpTransform(), ours.AbsTransform()], 1),
        ours.CatTransform([ours.ExpTransform(), ours.AbsTransform()], 0, [1, 1]),
        ours.CumulativeDistributionTransform(ours.Normal(0.0, 1.0)),
    ]:
        cached = transform.with_cache()
        assert type(cached) is type(transform) and cached.with_cache() is cached
        np.testing.assert_array_equal(cached(x), transform(x))

    class Twice(ours.AffineTransform):
        def __init__(self):
            super().__init__(0.0, 2.0)

    class Own(ours.Transform):
        def __init__(self):
            super().__init__()

    assert type(Twice().with_cache()) is ours.AffineTransform  # as in PyTorch
    with pytest.raises(NotImplementedError, match="with_cache is not implemented"):
        Own().with_cache()


def test_divergences_that_are_not_known():
    few, more = (ours.Binomial(n, ag.tensor(P)) for n in (3, 4))
    with pytest.raises(NotImplementedError, match=r"q\.total_count > p\.total_count"):
        ours.kl_divergence(few, more)
    assert ours.kl_divergence(more, few).isinf().all()
    heavy = ours.Pareto(ag.tensor(1.0), ag.tensor(A, requires_grad=True))
    found = ours.kl_divergence(heavy, ours.Normal(ag.tensor([[0.0], [1.0]]), ag.tensor(2.0)))
    assert found.isinf().tolist() == [[True, True, False]] * 2
    (slopes,) = ag.autograd.grad(found.sum(), heavy.alpha)
    assert slopes.isfinite().all() and slopes[:2].tolist() == [0, 0] and slopes[2] != 0
    relaxed = [ours.RelaxedOneHotCategorical(ag.tensor(t), ag.tensor(ROWS)) for t in (0.5, 2.0)]
    with pytest.raises(NotImplementedError, match="No KL"):
        ours.kl_divergence(*relaxed)
    with pytest.raises(NotImplementedError):
        relaxed[0].base_dist.entropy()


def test_generalized_pareto_is_scipy_s():
    stats = pytest.importorskip("scipy.stats")
    k = np.array([0.3, 0.0, 1e-9, -0.4, -1.0, 1.2])
    mine, theirs = ours.GeneralizedPareto(0.5, 2.0, ag.tensor(k)), stats.genpareto(k, 0.5, 2.0)
    u = np.array([[1e-12], [0.2], [0.7], [0.999]])
    x = theirs.ppf(u)
    np.testing.assert_allclose(mine.icdf(ag.tensor(u)), x, rtol=1e-8)
    for name in ("cdf", "log_cdf", "log_prob", "log_survival_function"):
        other = {"cdf": "cdf", "log_cdf": "logcdf", "log_prob": "logpdf"}.get(name, "logsf")
        wanted = getattr(theirs, other)(x)
        np.testing.assert_allclose(getattr(mine, name)(ag.tensor(x)), wanted, rtol=1e-6, atol=1e-12)
    np.testing.assert_allclose(mine.entropy(), theirs.entropy(), rtol=1e-10)
    small = k < 0.5
    np.testing.assert_allclose(mine.mean[small], theirs.mean()[small], rtol=1e-7)
    np.testing.assert_allclose(mine.variance[small], theirs.var()[small], rtol=1e-7)
    assert mine.mean[~small].isnan().all() and mine.support.upper_bound.isinf().sum() == 4
    with pytest.raises(ValueError, match="within the support"):
        mine.log_prob(ag.tensor(0.4))
    ag.manual_seed(0)
    found = np.quantile(mine.sample((20_000,)), [0.2, 0.7], axis=0)
    np.testing.assert_allclose(found, x[1:3], rtol=0.05)


@pytest.mark.torch
def test_divergences_of_wishart_s_distributions_are_pytorch_s(torch):
    """Of one pair: PyTorch's adds up what belongs to several, and has no gradients of the first."""
    values = []
    for lib, module in ((ag, ours), (torch, torch.distributions)):
        low, four, six = (lib.tensor(each, dtype=lib.float64) for each in (LOWER, 4.0, 5.5))
        p = module.Wishart(four, covariance_matrix=low @ low.mT)
        values.append(module.kl_divergence(p, module.Wishart(six, precision_matrix=low @ low.mT)))
    np.testing.assert_allclose(values[0], values[1].detach().numpy(), rtol=1e-10)


def test_wishart_warns_of_singular_samples():
    with pytest.warns(UserWarning, match="Low df values detected"):
        ours.Wishart(ag.tensor(1.5), ag.eye(2))
    with pytest.raises(ValueError, match="greater than ndim - 1 = 1"):
        ours.Wishart(ag.tensor(1.0), ag.eye(2), validate_args=False)


def test_factors_of_a_low_rank_covariance_fit():
    of = ours.LowRankMultivariateNormal
    with pytest.raises(ValueError, match="cov_factor must be at least two-dimensional"):
        of(ag.zeros(2), ag.ones(2), ag.ones(2))
    with pytest.raises(ValueError, match="cov_factor must be a batch of matrices with shape 2 x m"):
        of(ag.zeros(2), ag.ones(3, 1), ag.ones(2))


def test_correlations_have_the_variance_of_their_marginals():
    """Each is 2 b - 1 with b of a beta distribution, whose parameters are both eta + d / 2 - 1."""
    ag.manual_seed(0)
    factors = ours.LKJCholesky(4, 0.7).sample((20000,))
    found = (factors @ factors.mT).var(0).numpy()
    expected = np.full((4, 4), 1 / (2 * 0.7 + 3)) * (1 - np.eye(4))
    np.testing.assert_allclose(found, expected, atol=6e-3)
    assert bool(ours.constraints.corr_cholesky.check(factors).all())


@pytest.mark.torch
def test_the_text_of_a_mixture(torch):
    def text(lib, module):
        parts = module.Categorical(logits=lib.ones(4)), module.Normal(lib.zeros(4), lib.ones(4))
        return repr(module.MixtureSameFamily(*parts))

    theirs = text(torch, torch.distributions)
    assert text(ag, ours) == re.sub(r"torch.Size\(\[([\d, ]+)\]\)", as_tuple, theirs)


@pytest.mark.parametrize("name, args", [("LogNormal", (0.0, 1.0)), ("InverseGamma", (3.0, 2.0))])
def test_chances_at_the_end_of_an_open_support(name, args):
    """The support of the distribution that is transformed is asked, as in PyTorch."""
    made = getattr(ours, name)(*(ag.tensor(x) for x in args))
    with np.errstate(divide="ignore", invalid="ignore"):
        assert made.cdf(ag.tensor(0.0)).item() == 0
        with pytest.raises(ValueError, match="within the support"):
            made.cdf(ag.tensor(-1.0))


def test_small_concentrations_give_no_ends():
    ag.manual_seed(0)
    with ag.promotion("torch"):
        a = ag.tensor(0.01, dtype=ag.float32)
        x = ours.Beta(a, a).sample((2000,)).numpy()
    assert x.dtype == np.float32 and x.min() > 0 and x.max() < 1
    assert abs((x < 0.1).mean() - 0.5) < 0.05 and abs((x > 0.9).mean() - 0.5) < 0.05


def test_arguments_of_distributions_at_their_borders():
    assert ours.Gamma(ag.tensor(1.0), ag.tensor(2.0)).log_prob(0).item() == np.log(2)
    with pytest.raises(ValueError, match=r"Geometric.* to be positive"):
        ours.Geometric(0)
    with pytest.raises(ValueError, match=r"low .* constraint LessThan\(upper_bound=1"):
        ours.Uniform(2.0, 1.0)
    with pytest.raises(ValueError, match=r"covariance_matrix .* PositiveDefinite"):
        ours.Wishart(ag.tensor(3.0), -ag.eye(2))
    single = ours.LogisticNormal(0.2, 0.6)
    assert single.sample().shape == (2,) and single.expand([]).sample().shape == (2,)
    assert single.expand((3,)).sample().shape == (3, 2)
    pairs = ours.Independent(ours.Normal(ag.zeros(3, 2), ag.ones(3, 2)), 1)
    mixture = ours.MixtureSameFamily(ours.Categorical(ag.ones(3)), pairs)
    with pytest.raises(NotImplementedError):
        mixture.cdf(mixture.sample())


def test_what_only_instances_know_of_their_support():
    assert not ours.TransformedDistribution.support.is_discrete
    assert ours.Uniform.support.event_dim == 0
    for ask in ("is_discrete", "event_dim"):
        with pytest.raises(NotImplementedError, match=f"{ask} cannot be determined"):
            getattr(ours.Independent.support, ask)


@pytest.mark.parametrize("diag", [-1, 0, 1])
def test_vectors_of_the_lower_triangle(diag):
    x = ag.arange(9.0).reshape(3, 3)
    vector = ours.utils.tril_matrix_to_vec(x, diag)
    assert vector.tolist() == x.numpy()[np.tril_indices(3, diag)].tolist()
    assert ours.utils.vec_to_tril_matrix(vector, diag).tolist() == x.tril(diag).tolist()
    with pytest.raises(ValueError, match="cannot be expressed as the lower triangular part"):
        ours.utils.vec_to_tril_matrix(ag.ones(4))
