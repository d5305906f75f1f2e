# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content db3b3ee538879210
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="linalg.vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor",
        kind="composite", numpy=("linalg.vecdot",), dtypes=("floating",),
        forward="(x.conj() * y).sum(dim)",
        doc="The sums of products along `dim`, x conjugated.",
    ),
    Row(
        signature="linalg.cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor",
        kind="bilinear", node="LinalgCrossBackward0", dtypes=("same",),
        forward="kernels.cross(self, other, dim)",
        formulas={
            "self": "linalg.cross(other.conj(), grad, dim=dim)",
            "other": "linalg.cross(grad, self.conj(), dim=dim)",
        },
        doc="The cross products of vectors with three elements along `dim`.",
    ),
    Row(
        signature="cross(Tensor self, Tensor other, int? dim=None) -> Tensor",
        kind="composite",
        forward="linalg.cross(self, other, dim=distances.cross_dim(self, other, dim))",
        doc=(
            "The cross products of vectors along `dim`, by default the first dimension with three "
            "elements."
        ),
    ),
    Row(
        signature=(
            "linalg.diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)"
        ),
        kind="composite", out=False,
        forward="A.diagonal(offset, dim1, dim2)",
        doc="The diagonals of matrices.",
    ),
    Row(
        signature=(
            "linalg.vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, "
            "*, dtype? dtype=None) -> Tensor"
        ),
        kind="composite", scalars=(1,),
        forward="norms.vector_norm(self, ord, dim, keepdim, dtype)",
        doc="The norm of the elements along `dim`; its gradient at 0 is 0.",
        kinks=(Kink(point=((0, 0),), value=((0, 0),), why="the minimum of a cone"),),
    ),
    Row(
        signature=(
            'linalg.matrix_norm(Tensor self, any ord="fro", int[] dim=(-2, -1), bool '
            "keepdim=False, *, dtype? dtype=None) -> Tensor"
        ),
        kind="composite",
        forward="norms.matrix_norm(self, ord, dim, keepdim, dtype)",
        doc="A norm of matrices, 'fro', 'nuc', inf, -inf, 1, -1, 2 or -2.",
        kinks=(
            Kink(
                point=(((1, 0), (0, -1)),),
                value=(((0.5, 0), (0, -0.5)),),
                why="equal sums share",
                args={"ord": 1},
            ),
            Kink(point=(((0, 0), (0, 0)),), value=(((0, 0), (0, 0)),), why="the minimum of a cone"),
            Kink(
                point=(((1, 0), (0, 1)),),
                value=(((0.5, 0), (0, 0.5)),),
                why="they share",
                args={"ord": 2},
            ),
            Kink(
                point=(((1, 0), (0, 0)),),
                value=(((1, 0), (0, 1)),),
                why="a subgradient",
                args={"ord": "nuc"},
            ),
        ),
    ),
    Row(
        signature=(
            "linalg.norm(Tensor self, any ord=None, int[1]? dim=None, bool keepdim=False, *, "
            "dtype? dtype=None) -> Tensor"
        ),
        kind="composite",
        forward="norms.norm(self, ord, dim, keepdim, dtype)",
        doc=(
            "A norm of matrices if there are two dimensions, or `dim` names two, and else of "
            "vectors."
        ),
    ),
    Row(
        signature="frobenius_norm(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
        kind="composite",
        forward='norm(self, "fro", dim, keepdim)',
        doc="The norm of the elements along `dim`.",
    ),
    Row(
        signature="linalg.cond(Tensor self, any p=None) -> Tensor",
        kind="composite", numpy=("linalg.cond",), out="cast", dtypes=("floating",),
        domain={"self": "invertible"},
        forward="norms.cond(self, p)",
        doc=(
            "The condition number, norm of a matrix times norm of its inverse; infinite if "
            "singular."
        ),
    ),
    Row(
        signature=(
            "cdist(Tensor x1, Tensor x2, float p=2, any "
            'compute_mode="use_mm_for_euclid_dist_if_necessary") -> Tensor'
        ),
        kind="composite", dtypes=("wide",),
        forward="distances.cdist(x1, x2, p, compute_mode)",
        doc=(
            "The p-norm distances of each row of x1 to each row of x2; at distance 0 the gradient "
            "is 0."
        ),
        kinks=(
            Kink(
                point=(((1, 2),), ((1, 2),)),
                value=(((0, 0),), ((0, 0),)),
                why="the minimum of a cone",
            ),
        ),
    ),
    Row(
        signature="_distances(Tensor x1, Tensor x2, float p) -> Tensor",
        kind="linalg", node="DistancesBackward0", out=False, takes_complex=False,
        forward="kernels.distances(x1, x2.swapaxes(-1, -2), p)",
        formulas={
            "x1": "separations.distances_input(grad, x1, x2, result, p)",
            "x2": (
                "separations.distances_input(grad.swapaxes(-1, -2), x2, x1, result.swapaxes(-1, "
                "-2), p)"
            ),
        },
        mathematics={
            "x1": (
                "(grad.unsqueeze(-1) * sign(x1.unsqueeze(-2) - x2.unsqueeze(-3))).sum(-2) if p == "
                "1 else ((grad / result).unsqueeze(-1) * (x1.unsqueeze(-2) - "
                "x2.unsqueeze(-3))).sum(-2)"
            ),
            "x2": (
                "(grad.swapaxes(-1, -2).unsqueeze(-1) * sign(x2.unsqueeze(-2) - "
                "x1.unsqueeze(-3))).sum(-2) if p == 1 else ((grad.swapaxes(-1, -2) / "
                "result.swapaxes(-1, -2)).unsqueeze(-1) * (x2.unsqueeze(-2) - "
                "x1.unsqueeze(-3))).sum(-2)"
            ),
        },
        jvp="transposed",
        doc=(
            "The p-norm distances of each row of x1 to each row of x2, where p is 1 or 2; a part "
            "of cdist."
        ),
    ),
    Row(
        signature="pdist(Tensor input, float p=2) -> Tensor",
        kind="composite", aliases=("nn.functional.pdist",), dtypes=("wide",),
        forward="distances.pdist(input, p)",
        doc="The p-norm distances of the rows of a matrix, each pair once.",
    ),
    Row(
        signature=(
            "nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, "
            "bool keepdim=False) -> Tensor"
        ),
        kind="composite", aliases=("pairwise_distance",), out=False, dtypes=("numeric",),
        forward="distances.pairwise_distance(x1, x2, p, eps, keepdim)",
        doc="The p-norm of x1 - x2 + eps along the last dimension.",
    ),
    Row(
        signature=(
            "nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-8) -> "
            "Tensor"
        ),
        kind="composite", aliases=("cosine_similarity",), out=False,
        forward="distances.cosine_similarity(x1, x2, dim, eps)",
        doc=(
            "The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`."
        ),
    ),
)  # fmt: skip
