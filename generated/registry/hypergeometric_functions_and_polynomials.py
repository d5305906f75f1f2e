# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a526208abc2f1f02
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="special.hyp0f1(Tensor v, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialHyp0F1Backward0", scipy=("special.hyp0f1",),
        takes_complex=False, domain={"v": (0.5, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('hyp0f1', v, self)",
        formulas={"v": "not_implemented", "self": "grad * special.hyp0f1(v + 1, self) / v"},
        jvp="transposed",
        doc="The hypergeometric function 0F1.",
    ),
    Row(
        signature="special.hyp1f1(Tensor a, Tensor b, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialHyp1F1Backward0", scipy=("special.hyp1f1",),
        takes_complex=False, domain={"a": (0.5, 3.0), "b": (0.5, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('hyp1f1', a, b, self)",
        formulas={
            "a": "not_implemented",
            "b": "not_implemented",
            "self": "grad * a / b * special.hyp1f1(a + 1, b + 1, self)",
        },
        jvp="transposed",
        doc="The confluent hypergeometric function 1F1.",
    ),
    Row(
        signature="special.hyp2f1(Tensor a, Tensor b, Tensor c, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialHyp2F1Backward0", scipy=("special.hyp2f1",),
        takes_complex=False,
        domain={"a": (0.5, 3.0), "b": (0.5, 3.0), "c": (0.5, 3.0), "self": (-2.0, 0.7)},
        requires="scipy",
        forward="kernels.scipy_special('hyp2f1', a, b, c, self)",
        formulas={
            "a": "not_implemented",
            "b": "not_implemented",
            "c": "not_implemented",
            "self": "grad * a * b / c * special.hyp2f1(a + 1, b + 1, c + 1, self)",
        },
        jvp="transposed",
        doc="The hypergeometric function 2F1.",
    ),
    Row(
        signature="special.hyperu(Tensor a, Tensor b, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialHyperuBackward0", scipy=("special.hyperu",),
        takes_complex=False, domain={"a": (0.5, 3.0), "b": (0.5, 3.0), "self": (0.5, 3.0)},
        requires="scipy",
        forward="kernels.scipy_special('hyperu', a, b, self)",
        formulas={
            "a": "not_implemented",
            "b": "not_implemented",
            "self": "-grad * a * special.hyperu(a + 1, b + 1, self)",
        },
        jvp="transposed",
        doc="The confluent hypergeometric function U.",
    ),
    Row(
        signature="special.eval_jacobi(Tensor n, Tensor alpha, Tensor beta, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialEvalJacobiBackward0", scipy=("special.eval_jacobi",),
        takes_complex=False,
        domain={"n": "integers", "alpha": (-0.4, 2.0), "beta": (-0.4, 2.0), "self": (-0.9, 0.9)},
        forward="kernels.of_degree('eval_jacobi', n, alpha, beta, self)",
        formulas={
            "n": "not_implemented",
            "alpha": "not_implemented",
            "beta": "not_implemented",
            "self": (
                "grad * where(n == 0, 0, n + alpha + beta + 1) / 2 * (special.eval_jacobi(where(n "
                "== 0, 0.0, n - 1.0), alpha + 1, beta + 1, self))"
            ),
        },
        jvp="transposed",
        doc="The polynomial of Jacobi of degree n.",
    ),
    Row(
        signature="special.eval_genlaguerre(Tensor n, Tensor alpha, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialEvalGenlaguerreBackward0",
        scipy=("special.eval_genlaguerre",), takes_complex=False,
        domain={"n": "integers", "alpha": (-0.4, 2.0)},
        forward="kernels.of_degree('eval_genlaguerre', n, alpha, self)",
        formulas={
            "n": "not_implemented",
            "alpha": "not_implemented",
            "self": "-grad * special.eval_genlaguerre(n - 1.0, alpha + 1, self)",
        },
        jvp="transposed",
        doc="The generalized polynomial of Laguerre of degree n.",
    ),
    Row(
        signature="special.eval_hermite(Tensor n, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialEvalHermiteBackward0", scipy=("special.eval_hermite",),
        takes_complex=False, domain={"n": "integers"},
        forward="kernels.of_order('eval_hermite', n, self)",
        formulas={
            "n": "not_implemented",
            "self": "grad * 2 * n * special.eval_hermite(clamp_min(n, 1) - 1, self)",
        },
        jvp="transposed",
        doc="The physicists' polynomial of Hermite of degree n.",
    ),
    Row(
        signature="special.chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (-0.9, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('chebyshev_polynomial_t', x, n)",
        doc=(
            "The Chebyshev polynomial T of x, of the whole part of n as degree; 0 where n is "
            "negative."
        ),
    ),
    Row(
        signature="special.chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (-0.9, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('chebyshev_polynomial_u', x, n)",
        doc=(
            "The Chebyshev polynomial U of x, of the whole part of n as degree; 0 where n is "
            "negative."
        ),
    ),
    Row(
        signature="special.chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (-0.9, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('chebyshev_polynomial_v', x, n)",
        doc=(
            "The Chebyshev polynomial V of x, of the whole part of n as degree; 0 where n is "
            "negative."
        ),
    ),
    Row(
        signature="special.chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (-0.9, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('chebyshev_polynomial_w', x, n)",
        doc=(
            "The Chebyshev polynomial W of x, of the whole part of n as degree; 0 where n is "
            "negative."
        ),
    ),
    Row(
        signature="special.legendre_polynomial_p(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (-0.9, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('legendre_polynomial_p', x, n)",
        doc=(
            "The Legendre polynomial of x, of the whole part of n as degree; 0 where n is negative."
        ),
    ),
    Row(
        signature="special.laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (-0.9, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('laguerre_polynomial_l', x, n)",
        doc=(
            "The Laguerre polynomial of x, of the whole part of n as degree; 0 where n is negative."
        ),
    ),
    Row(
        signature="special.hermite_polynomial_h(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (-0.9, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('hermite_polynomial_h', x, n)",
        doc=(
            "The Hermite polynomial H of x, of the whole part of n as degree; 0 where n is "
            "negative."
        ),
    ),
    Row(
        signature="special.hermite_polynomial_he(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (-0.9, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('hermite_polynomial_he', x, n)",
        doc=(
            "The Hermite polynomial He of x, of the whole part of n as degree; 0 where n is "
            "negative."
        ),
    ),
    Row(
        signature="special.shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (0.1, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('chebyshev_polynomial_t', 2.0 * x - 1, n)",
        doc="special.chebyshev_polynomial_t of 2 * x - 1.",
    ),
    Row(
        signature="special.shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (0.1, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('chebyshev_polynomial_u', 2.0 * x - 1, n)",
        doc="special.chebyshev_polynomial_u of 2 * x - 1.",
    ),
    Row(
        signature="special.shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (0.1, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('chebyshev_polynomial_v', 2.0 * x - 1, n)",
        doc="special.chebyshev_polynomial_v of 2 * x - 1.",
    ),
    Row(
        signature="special.shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor",
        kind="composite", domain={"x": (0.1, 0.9), "n": "integers"},
        forward="polynomials.orthogonal('chebyshev_polynomial_w', 2.0 * x - 1, n)",
        doc="special.chebyshev_polynomial_w of 2 * x - 1.",
    ),
)  # fmt: skip
