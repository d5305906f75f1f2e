# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a17d11b194d094bc
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="bernoulli(Tensor self, *, Generator? generator=None) -> Tensor",
        kind="pointwise", node="BernoulliBackward0", domain={"self": (0.0, 1.0)},
        forward="kernels.bernoulli(self, generator)",
        formulas={"self": "zero"},
        doc="1 with the probability that each element of `self` is, else 0.",
    ),
    Row(
        signature="bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor",
        kind="pointwise", node="BernoulliBackward1",
        forward="kernels.bernoulli_p(self, p, generator)",
        formulas={"self": "zero"},
        doc="1 with probability `p`, else 0, in the shape and dtype of `self`.",
    ),
    Row(
        signature="poisson(Tensor self, Generator? generator=None) -> Tensor",
        kind="pointwise", node="PoissonBackward0", domain={"self": (0.0, 4.0)},
        forward="kernels.poisson(self, generator)",
        formulas={"self": "zero"},
        doc=(
            "Random numbers of events, each from the Poisson distribution with the rate that the "
            "element is."
        ),
    ),
    Row(
        signature="binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor",
        kind="pointwise", node="BinomialBackward0",
        domain={"count": (1.0, 9.0), "prob": (0.1, 0.9)},
        forward="kernels.binomial(count, prob, generator)",
        formulas={"count": "zero", "prob": "zero"},
        doc="Random numbers of successes in `count` trials, each of probability `prob`.",
    ),
    Row(
        signature="_gamma(Tensor self, *, Generator? generator=None) -> Tensor",
        kind="pointwise", node="GammaBackward0", out=False, takes_complex=False,
        dtypes=("floating",), domain={"self": (0.5, 4.0)},
        forward="kernels.gamma(self, generator)",
        formulas={"self": "zero"},
        doc="Gamma variables of rate 1, whose shapes are the elements.",
    ),
    Row(
        signature="_gamma_slope(Tensor self, Tensor sample) -> Tensor",
        kind="pointwise", out=False, takes_complex=False, dtypes=("floating",),
        domain={"self": (0.5, 4.0), "sample": (0.5, 4.0)},
        forward="kernels.gamma_slope(self, sample)",
        formulas={"self": "non_differentiable", "sample": "non_differentiable"},
        jvp=None,
        doc="How gamma variables change with their shapes `self` while their quantiles stay.",
    ),
    Row(
        signature=(
            "_von_mises(Tensor loc, Tensor concentration, *, Generator? generator=None) -> Tensor"
        ),
        kind="pointwise", node="VonMisesBackward0", out=False, takes_complex=False,
        dtypes=("floating",), domain={"concentration": (0.5, 4.0)},
        forward="kernels.von_mises(loc, concentration, generator)",
        formulas={"loc": "zero", "concentration": "zero"},
        doc="Angles of von Mises distributions.",
    ),
    Row(
        signature=(
            "normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor"
        ),
        kind="pointwise", node="NormalBackward0", domain={"std": (0.1, 2.0)},
        forward="kernels.normal(mean, std, generator)",
        formulas={"mean": "zero", "std": "zero"},
        doc=(
            "Normally distributed random numbers, each with a mean and a standard deviation of its "
            "own."
        ),
    ),
    Row(
        signature=(
            "normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> "
            "Tensor"
        ),
        kind="pointwise", node="NormalBackward1",
        forward="kernels.normal(mean, std, generator)",
        formulas={"mean": "zero"},
        doc="Normally distributed random numbers, each with a mean of its own.",
    ),
    Row(
        signature=(
            "normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor"
        ),
        kind="pointwise", node="NormalBackward2", domain={"std": (0.1, 2.0)},
        forward="kernels.normal(mean, std, generator)",
        formulas={"std": "zero"},
        doc="Normally distributed random numbers, each with a standard deviation of its own.",
    ),
    Row(
        signature=(
            "normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, "
            "dtype? dtype=None) -> Tensor"
        ),
        kind="creation",
        forward="kernels.normal_float_float(mean, std, size, generator, dtype)",
        doc="Random numbers of one normal distribution.",
    ),
    Row(
        signature=(
            "multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? "
            "generator=None) -> Tensor"
        ),
        kind="query",
        forward="kernels.multinomial(self, num_samples, replacement, generator)",
        doc="Indices of categories, drawn with probabilities in proportion to each row of `self`.",
    ),
)  # fmt: skip
