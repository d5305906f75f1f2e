# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 35bc426915efa62f
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="equal(Tensor self, Tensor other) -> bool",
        kind="query", numpy=("array_equal",), aliases=("array_equal",), out=False,
        numbers="tensors",
        forward="kernels.equal(self, other)",
        doc="Whether shapes and all elements are equal.",
    ),
    Row(
        signature=(
            "allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool "
            "equal_nan=False) -> bool"
        ),
        kind="query", numpy=("allclose",), out=False, numbers="tensors",
        forward="kernels.allclose(self, other, rtol, atol, equal_nan)",
        doc="Whether |self - other| <= atol + rtol * |other| everywhere.",
    ),
    Row(
        signature=(
            "isin(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool "
            "invert=False) -> Tensor"
        ),
        kind="query", numpy=("isin",), dtypes=("numeric",),
        forward="kernels.isin(elements, test_elements, assume_unique, invert)",
        doc="Whether each element is one of `test_elements`.",
    ),
    Row(
        signature="count_nonzero(Tensor self, int[1]? dim=None) -> Tensor",
        kind="reduction", numpy=("count_nonzero",),
        forward="kernels.count_nonzero(self, dim)",
        formulas={"self": "non_differentiable"},
        doc="How many elements are not zero.",
    ),
    Row(
        signature="bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor",
        kind="scatter", node="BincountBackward0", numpy=("bincount",), takes_complex=False,
        dtypes=("own",),
        forward="kernels.bincount(self, weights, minlength)",
        formulas={"self": "non_differentiable", "weights": "grad[self]"},
        jvp="bincount(self, weights_t, minlength)",
        doc="How often each integer occurs, or the sum of the weights at its places.",
    ),
    Row(
        signature="histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor",
        kind="query", scalars=(2, 3),
        forward="kernels.histc(self, bins, min, max)",
        doc=(
            "How many elements are in each of `bins` equal parts of [min, max]; equal bounds mean "
            "all elements."
        ),
    ),
    Row(
        signature=(
            "histogram(Tensor self, any bins=100, *, any range=None, Tensor? weight=None, bool "
            "density=False) -> (Tensor hist, Tensor bin_edges)"
        ),
        kind="scatter", node="HistogramBackward0", takes_complex=False, dtypes=("own", "wide"),
        forward="kernels.histogram(self, bins, range, weight, density)",
        formulas={
            "self": "non_differentiable",
            "weight": "indexing.histogram_weight(grad, self, weight, hist, bin_edges, density)",
        },
        mathematics={
            "weight": "histogram_weight(grad, self, weight, hist, bin_edges, density)",
            "result": "(histogram_tangent(weight_t, self, weight, hist, bin_edges, density), None)",
        },
        jvp="(indexing.histogram_tangent(weight_t, self, weight, hist, bin_edges, density), None)",
        doc=(
            "The sums of weights of the elements between edges, or of so many equal parts, and the "
            "edges."
        ),
    ),
    Row(
        signature=(
            "searchsorted(Tensor sorted_sequence, Tensor input, *, bool out_int32=False, bool "
            "right=False, str? side=None, Tensor? sorter=None) -> Tensor"
        ),
        kind="query", takes_complex=False, dtypes=("numeric", "own"),
        forward="kernels.searchsorted(sorted_sequence, input, out_int32, right, side, sorter)",
        doc=(
            "Where `input` would be inserted to keep the last dimension of `sorted_sequence` "
            "sorted."
        ),
    ),
    Row(
        signature=(
            "bucketize(Tensor input, Tensor boundaries, *, bool out_int32=False, bool right=False) "
            "-> Tensor"
        ),
        kind="query", takes_complex=False, dtypes=("numeric", "own"),
        forward="kernels.bucketize(input, boundaries, out_int32, right)",
        doc="The number of the interval between `boundaries` that each element falls into.",
    ),
    Row(
        signature="unravel_index(Tensor indices, int[] shape) -> Tensor[]",
        kind="query", numpy=("unravel_index",), out=False,
        forward="kernels.unravel_index(indices, shape)",
        doc="The coordinates, one tensor for each dimension of `shape`, of flat indices.",
    ),
    Row(
        signature=(
            "_unique_places(Tensor self, bool runs, int? dim=None) -> (Tensor first, Tensor "
            "inverse, Tensor counts)"
        ),
        kind="query", out=False,
        forward="kernels.unique_places(self, runs, dim)",
        doc=(
            "Where each unique element (or slice along `dim`) is first, which of them each one is, "
            "and how often they are; or those of each run of equal ones."
        ),
    ),
    Row(
        signature=(
            "unique(Tensor self, bool sorted=True, bool return_inverse=False, bool "
            "return_counts=False, int? dim=None) -> any"
        ),
        kind="composite", out=False,
        forward=(
            "shapes.unique(self, _unique_places(self, False, dim), return_inverse, return_counts, "
            "dim)"
        ),
        doc=(
            "The unique elements, or slices along `dim`, in order; if asked, their places and "
            "counts, too."
        ),
    ),
    Row(
        signature=(
            "unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, "
            "int? dim=None) -> any"
        ),
        kind="composite", out=False,
        forward=(
            "shapes.unique(self, _unique_places(self, True, dim), return_inverse, return_counts, "
            "dim)"
        ),
        doc=(
            "The first of each run of equal elements (or slices along `dim`), and what else is "
            "asked for."
        ),
    ),
)  # fmt: skip
