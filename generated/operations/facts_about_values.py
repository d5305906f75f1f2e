# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 2c1d1a1d542705a5, content e9108f4793197fca
"""Facts about values: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck, as_payload
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import shapes
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import (
    ReturnType,
    complex_refused,
    int_list,
    missing_argument,
    tensor_argument,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import indexing
from autograd.views.out import write_out

__all__ = [
    "equal", "allclose", "isin", "count_nonzero", "bincount", "histc", "histogram", "searchsorted",
    "bucketize", "unravel_index", "_unique_places", "unique", "unique_consecutive", "array_equal",
]  # fmt: skip


# ---- equal
def equal(input, other):
    """equal(Tensor self, Tensor other) -> bool

    Whether shapes and all elements are equal.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(equal_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return kernels.equal(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "equal", self_, other_) from None


equal_op = operation("equal", "query", equal, None, (0, 1), edges=())


# ---- allclose
def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool
    equal_nan=False) -> bool

    Whether |self - other| <= atol + rtol * |other| everywhere.
    """
    if rtol.__class__ not in NUMBERS:
        rtol = value_argument("allclose", "rtol", "float", rtol)
    if atol.__class__ not in NUMBERS:
        atol = value_argument("allclose", "atol", "float", atol)
    if equal_nan is not True and equal_nan is not False:
        equal_nan = value_argument("allclose", "equal_nan", "bool", equal_nan)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(allclose_op, input, other, rtol, atol, equal_nan)
    self_ = input._data
    other_ = other._data
    try:
        return kernels.allclose(self_, other_, rtol, atol, equal_nan)
    except FAULTS as _error:
        raise refused(_error, "allclose", self_, other_, rtol, atol, equal_nan) from None


allclose_op = operation("allclose", "query", allclose, None, (0, 1), edges=())


# ---- isin
def isin(
    elements=None, test_elements=None, *, assume_unique=False, invert=False, out=None,
    test_element=None, element=None,
):  # fmt: skip
    """isin(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool
    invert=False) -> Tensor

    Whether each element is one of `test_elements`.
    """
    if test_element is not None:
        test_elements = test_element
    if element is not None:
        elements = element
    if elements is None:
        raise missing_argument("isin", "elements")
    if test_elements is None:
        raise missing_argument("isin", "test_elements")
    if out is not None:
        return write_out(
            isin, out, Tensor, elements, test_elements, assume_unique=assume_unique, invert=invert
        )
    if assume_unique is not True and assume_unique is not False:
        assume_unique = value_argument("isin", "assume_unique", "bool", assume_unique)
    if invert is not True and invert is not False:
        invert = value_argument("isin", "invert", "bool", invert)
    if elements.__class__ is not Tensor or test_elements.__class__ is not Tensor:
        return dispatch(isin_op, elements, test_elements, assume_unique, invert)
    elements_ = elements._data
    test_elements_ = test_elements._data
    try:
        out = from_array(
            settled(
                as_payload(kernels.isin(elements_, test_elements_, assume_unique, invert)),
                elements_,
                test_elements_,
            ),
        )
    except FAULTS as _error:
        raise refused(_error, "isin", elements_, test_elements_, assume_unique, invert) from None
    if MODE.settle is not None:
        MODE.settle(out, isin_op, elements, test_elements, assume_unique, invert)
    return out


def isin_batched(elements, test_elements, assume_unique, invert):
    return (elements.unsqueeze(-1) == test_elements.reshape(-1)).any(-1) != invert


isin_op = operation(
    "isin", "query", isin, None, (0, 1), edges=(), keywords=("assume_unique", "invert"),
    batched=isin_batched,
)  # fmt: skip


# ---- count_nonzero
def count_nonzero(input, dim=None, *, out=None, axis=None):
    """count_nonzero(Tensor self, int[1]? dim=None) -> Tensor

    How many elements are not zero.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(count_nonzero, out, Tensor, input, dim)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("count_nonzero", "dim", "int[1]?", dim)
    if input.__class__ is not Tensor:
        return dispatch(count_nonzero_op, input, dim)
    self_ = input._data
    try:
        out = from_array(settled(as_payload(kernels.count_nonzero(self_, dim)), self_))
    except FAULTS as _error:
        raise refused(_error, "count_nonzero", self_, dim) from None
    if MODE.settle is not None:
        MODE.settle(out, count_nonzero_op, input, dim)
    return out


count_nonzero_op = operation("count_nonzero", "reduction", count_nonzero, None, (0,), edges=())


# ---- bincount
class BincountBackward0(Node):
    __slots__ = ()
    operation = "bincount"
    formulas = {"weights": "grad[self]"}
    saves = {"self": None}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return node.restored_one(grad[self])


def bincount(input, weights=None, minlength=0, _=ndarray, out=Tensor):
    """bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor

    How often each integer occurs, or the sum of the weights at its places.
    """
    if minlength.__class__ is not int:
        minlength = value_argument("bincount", "minlength", "int", minlength)
    if input.__class__ is not out or (weights is not None and weights.__class__ is not Tensor):
        if out is not Tensor or _ is not ndarray:
            return write_out(bincount, out, _, input, weights, minlength)
        return dispatch(bincount_op, input, weights, minlength)
    self_ = input._data
    weights_ = None if weights is None else weights._data
    if self_.dtype in COMPLEX or (weights_ is not None and weights_.dtype in COMPLEX):
        raise complex_refused("bincount")
    try:
        result_ = kernels.bincount(self_, weights_, minlength)
    except FAULTS as _error:
        raise refused(_error, "bincount", self_, weights_, minlength) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(bincount, out, _)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is weights_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, weights_)
    out = Tensor()
    out._data = result_
    weights_fn = None if weights is None else weights._fn
    if weights_fn is None:
        out._fn = None
        return MODE.mark(out, bincount_op, input, weights, minlength) if MODE.marks else out
    out._fn = node = BincountBackward0()
    if MODE.altered and not MODE.records(node, out, input, weights, minlength):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (weights if weights_fn is LEAF else weights_fn,)
    node.saved = (self_,)
    node.restore = (None if weights_ is None else (weights_.shape, weights_.dtype),)
    return out


def bincount_jvp(result, self, weights, minlength, weights_t):
    return ops.bincount(self, weights_t, minlength)


bincount_op = operation(
    "bincount", "scatter", bincount, bincount_jvp, (0, 1), edges=(1,), optional=(1,),
    batched="loop", exact=True,
)  # fmt: skip


# ---- histc
def histc(input, bins=100, min=0, max=0, _=Tensor, out=Tensor):
    """histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor

    How many elements are in each of `bins` equal parts of [min, max]; equal bounds mean
    all elements.
    """
    if bins.__class__ is not int:
        bins = value_argument("histc", "bins", "int", bins)
    if min.__class__ not in NUMBERS:
        min = value_argument("histc", "min", "Scalar", min)
    if max.__class__ not in NUMBERS:
        max = value_argument("histc", "max", "Scalar", max)
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(histc, out, _, input, bins, min, max)
        return dispatch(histc_op, input, bins, min, max)
    self_ = input._data
    try:
        return from_array(settled(as_payload(kernels.histc(self_, bins, min, max)), self_))
    except FAULTS as _error:
        raise refused(_error, "histc", self_, bins, min, max) from None


histc_op = operation("histc", "query", histc, None, (0,), edges=(), batched="loop")


# ---- histogram
class HistogramResult(ReturnType):
    __slots__ = ()
    operation = "histogram"
    fields = ("hist", "bin_edges")


class HistogramBackward0(Node):
    __slots__ = ()
    operation = "histogram"
    formulas = {"weight": "indexing.histogram_weight(grad, self, weight, hist, bin_edges, density)"}
    saves = {"self": None, "weight": 0, "hist": Output(None, 0), "bin_edges": None}
    arg_names = ("density",)

    def on_arrays(node, saved, grad, needs):
        self, weight, hist, bin_edges = saved
        (density,) = node.args
        return node.restored_one(
            indexing.histogram_weight(grad, self, weight, hist, bin_edges, density)
        )


def histogram(input, bins=100, *, range=None, weight=None, density=False, out=None):
    """histogram(Tensor self, any bins=100, *, any range=None, Tensor? weight=None, bool
    density=False) -> (Tensor hist, Tensor bin_edges)

    The sums of weights of the elements between edges, or of so many equal parts, and the
    edges.
    """
    if out is not None:
        return write_out(
            histogram, out, Tensor, input, bins, range=range, weight=weight, density=density
        )
    if density is not True and density is not False:
        density = value_argument("histogram", "density", "bool", density)
    if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
        return dispatch(histogram_op, input, bins, range, weight, density)
    self_ = input._data
    weight_ = None if weight is None else weight._data
    if self_.dtype in COMPLEX or (weight_ is not None and weight_.dtype in COMPLEX):
        raise complex_refused("histogram")
    try:
        hist_, bin_edges_ = kernels.histogram(self_, bins, range, weight_, density)
    except FAULTS as _error:
        raise refused(_error, "histogram", self_, bins, range, weight_, density) from None
    if hist_.base is not None or hist_ is self_ or hist_ is weight_ or not hist_.flags.c_contiguous:
        hist_ = settled(hist_, self_, weight_)
    if (
        bin_edges_.base is not None
        or bin_edges_ is self_
        or bin_edges_ is weight_
        or not bin_edges_.flags.c_contiguous
    ):
        bin_edges_ = settled(bin_edges_, self_, weight_)
    _outputs = HistogramResult((from_array(hist_), from_array(bin_edges_)))
    weight_fn = None if weight is None else weight._fn
    if weight_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, histogram_op, input, bins, range, weight, density)
        return _outputs
    node = HistogramBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, bins, range, weight, density):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (weight if weight_fn is LEAF else weight_fn,)
    node.saved = (self_, weight_, hist_, bin_edges_)
    node.args = (density,)
    node.restore = (None if weight_ is None else (weight_.shape, weight_.dtype),)
    return _outputs


def histogram_jvp(result, self, bins, range, weight, density, weight_t):
    hist, bin_edges = result
    return (indexing.histogram_tangent(weight_t, self, weight, hist, bin_edges, density), None)


histogram_op = operation(
    "histogram", "scatter", histogram, histogram_jvp, (0, 3), edges=(3,), optional=(3,),
    keywords=("range", "weight", "density"), batched="loop", exact=True,
)  # fmt: skip


# ---- searchsorted
def searchsorted(
    sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None
):
    """searchsorted(Tensor sorted_sequence, Tensor input, *, bool out_int32=False, bool
    right=False, str? side=None, Tensor? sorter=None) -> Tensor

    Where `input` would be inserted to keep the last dimension of `sorted_sequence`
    sorted.
    """
    if out is not None:
        return write_out(
            searchsorted, out, Tensor, sorted_sequence, input, out_int32=out_int32, right=right,
            side=side, sorter=sorter,
        )  # fmt: skip
    if out_int32 is not True and out_int32 is not False:
        out_int32 = value_argument("searchsorted", "out_int32", "bool", out_int32)
    if right is not True and right is not False:
        right = value_argument("searchsorted", "right", "bool", right)
    if side is not None and side.__class__ is not str:
        side = value_argument("searchsorted", "side", "str?", side)
    if (
        sorted_sequence.__class__ is not Tensor
        or input.__class__ is not Tensor
        or (sorter is not None and sorter.__class__ is not Tensor)
    ):
        return dispatch(searchsorted_op, sorted_sequence, input, out_int32, right, side, sorter)
    sorted_sequence_ = sorted_sequence._data
    input_ = input._data
    sorter_ = None if sorter is None else sorter._data
    if (
        sorted_sequence_.dtype in COMPLEX
        or input_.dtype in COMPLEX
        or (sorter_ is not None and sorter_.dtype in COMPLEX)
    ):
        raise complex_refused("searchsorted")
    try:
        out = from_array(
            settled(
                as_payload(
                    kernels.searchsorted(sorted_sequence_, input_, out_int32, right, side, sorter_)
                ),
                sorted_sequence_,
                input_,
                sorter_,
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "searchsorted", sorted_sequence_, input_, out_int32, right, side, sorter_
        ) from None
    if MODE.settle is not None:
        MODE.settle(out, searchsorted_op, sorted_sequence, input, out_int32, right, side, sorter)
    return out


searchsorted_op = operation(
    "searchsorted", "query", searchsorted, None, (0, 1, 5), edges=(), optional=(5,),
    keywords=("out_int32", "right", "side", "sorter"), batched="searched",
)  # fmt: skip


# ---- bucketize
def bucketize(input, boundaries, *, out_int32=False, right=False, out=None):
    """bucketize(Tensor input, Tensor boundaries, *, bool out_int32=False, bool right=False) ->
    Tensor

    The number of the interval between `boundaries` that each element falls into.
    """
    if out is not None:
        return write_out(
            bucketize, out, Tensor, input, boundaries, out_int32=out_int32, right=right
        )
    if out_int32 is not True and out_int32 is not False:
        out_int32 = value_argument("bucketize", "out_int32", "bool", out_int32)
    if right is not True and right is not False:
        right = value_argument("bucketize", "right", "bool", right)
    if input.__class__ is not Tensor or boundaries.__class__ is not Tensor:
        return dispatch(bucketize_op, input, boundaries, out_int32, right)
    input_ = input._data
    boundaries_ = boundaries._data
    if input_.dtype in COMPLEX or boundaries_.dtype in COMPLEX:
        raise complex_refused("bucketize")
    try:
        out = from_array(
            settled(
                as_payload(kernels.bucketize(input_, boundaries_, out_int32, right)),
                input_,
                boundaries_,
            ),
        )
    except FAULTS as _error:
        raise refused(_error, "bucketize", input_, boundaries_, out_int32, right) from None
    if MODE.settle is not None:
        MODE.settle(out, bucketize_op, input, boundaries, out_int32, right)
    return out


bucketize_op = operation(
    "bucketize", "query", bucketize, None, (0, 1), edges=(), keywords=("out_int32", "right"),
    batched="bucketed",
)  # fmt: skip


# ---- unravel_index
def unravel_index(indices, *shape, **named):
    """unravel_index(Tensor indices, int[] shape) -> Tensor[]

    The coordinates, one tensor for each dimension of `shape`, of flat indices.
    """
    shape = int_list("unravel_index", "shape", shape, named)
    if indices.__class__ is not Tensor:
        return dispatch(unravel_index_op, indices, shape)
    indices_ = indices._data
    try:
        return tuple(
            from_array(x)
            for x in [settled(x, indices_) for x in kernels.unravel_index(indices_, shape)]
        )
    except FAULTS as _error:
        raise refused(_error, "unravel_index", indices_, shape) from None


unravel_index_op = operation(
    "unravel_index", "query", unravel_index, None, (0,), edges=(), batched="elementwise"
)


# ---- _unique_places
class UniquePlacesResult(ReturnType):
    __slots__ = ()
    operation = "_unique_places"
    fields = ("first", "inverse", "counts")


def _unique_places(input, runs, dim=None, *, axis=None):
    """_unique_places(Tensor self, bool runs, int? dim=None) -> (Tensor first, Tensor inverse,
    Tensor counts)

    Where each unique element (or slice along `dim`) is first, which of them each one is,
    and how often they are; or those of each run of equal ones.
    """
    if axis is not None:
        dim = axis
    if runs is not True and runs is not False:
        runs = value_argument("_unique_places", "runs", "bool", runs)
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("_unique_places", "dim", "int?", dim)
    if input.__class__ is not Tensor:
        return dispatch(_unique_places_op, input, runs, dim)
    self_ = input._data
    try:
        return UniquePlacesResult(
            from_array(x)
            for x in [settled(x, self_) for x in kernels.unique_places(self_, runs, dim)]
        )
    except FAULTS as _error:
        raise refused(_error, "_unique_places", self_, runs, dim) from None


_unique_places_op = operation("_unique_places", "query", _unique_places, None, (0,), edges=())


# ---- unique
def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=None):
    """unique(Tensor self, bool sorted=True, bool return_inverse=False, bool
    return_counts=False, int? dim=None) -> any

    The unique elements, or slices along `dim`, in order; if asked, their places and
    counts, too.
    """
    if axis is not None:
        dim = axis
    if sorted is not True and sorted is not False:
        sorted = value_argument("unique", "sorted", "bool", sorted)
    if return_inverse is not True and return_inverse is not False:
        return_inverse = value_argument("unique", "return_inverse", "bool", return_inverse)
    if return_counts is not True and return_counts is not False:
        return_counts = value_argument("unique", "return_counts", "bool", return_counts)
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("unique", "dim", "int?", dim)
    if input.__class__ is not Tensor:
        _found = overridden("unique", unique, input, sorted, return_inverse, return_counts, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("unique", 0, "input", input)
    try:
        return shapes.unique(
            input, ops._unique_places(input, False, dim), return_inverse, return_counts, dim
        )
    except FAULTS as _error:
        raise refused(_error, "unique", input, sorted, return_inverse, return_counts, dim) from None


# ---- unique_consecutive
def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None, *, axis=None):
    """unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int?
    dim=None) -> any

    The first of each run of equal elements (or slices along `dim`), and what else is
    asked for.
    """
    if axis is not None:
        dim = axis
    if return_inverse is not True and return_inverse is not False:
        return_inverse = value_argument(
            "unique_consecutive", "return_inverse", "bool", return_inverse
        )
    if return_counts is not True and return_counts is not False:
        return_counts = value_argument("unique_consecutive", "return_counts", "bool", return_counts)
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("unique_consecutive", "dim", "int?", dim)
    if input.__class__ is not Tensor:
        _found = overridden(
            "unique_consecutive", unique_consecutive, input, return_inverse, return_counts, dim
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("unique_consecutive", 0, "input", input)
    try:
        return shapes.unique(
            input, ops._unique_places(input, True, dim), return_inverse, return_counts, dim
        )
    except FAULTS as _error:
        raise refused(
            _error, "unique_consecutive", input, return_inverse, return_counts, dim
        ) from None


array_equal = equal
