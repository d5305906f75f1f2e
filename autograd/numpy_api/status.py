"""The status of NumPy's functions on Tensors that have neither a row nor an adapter."""

from __future__ import annotations

__all__ = ["CONSTANTS", "NO_TENSOR", "REFUSED", "WAITING"]


def _by_name(groups: dict[str, str]) -> dict[str, str]:
    """Texts with the names they are for, as names with their text."""
    return {name: text for text, names in groups.items() for name in names.split()}


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


REFUSED = _by_name(
    {
        "makes a plain array; use ag.tensor, ag.stack or t.detach()": (
            "array asarray asanyarray asarray_chkfinite ascontiguousarray asfortranarray"
        ),
        "makes a plain array; use ag.tensor or t.detach()": "require from_dlpack frombuffer",
        "takes the numbers out, as float(t) does; use ag.stack or t.to(dtype)": "fromiter",
        "makes a plain matrix; use np.block": "asmatrix matrix bmat",
        "makes plain records; use a dict of Tensors": "recarray record",
        "iterates over a plain array; use np.broadcast_arrays or a loop over t": (
            "broadcast nditer nested_iters flatiter ndenumerate"
        ),
        "makes a plain array; use np.full_like, or t.expand(shape)": "full",
        "Tensors have no flags; use t.is_contiguous()": "isfortran",
        "calls back with plain arrays; use a loop over t.unbind(axis) and np.stack": (
            "apply_along_axis apply_over_axes"
        ),
        "calls back with single numbers; write the function with NumPy's own": (
            "vectorize frompyfunc"
        ),
        "writes in place; use t.copy_(source) or np.where": "copyto",
        "writes in place; use t[mask] = values or np.where": "place putmask",
        "writes in place; use t[index] = values": "put",
        "writes in place; use t.scatter(dim, index, values)": "put_along_axis",
        "writes in place; use np.where with np.eye": "fill_diagonal",
        "a set of values; use t[i], i the indices of np.unique(t.detach().numpy(), True)": (
            "unique unique_all unique_counts unique_inverse unique_values"
        ),
        "a set of values; use t[np.isin(t, u)]": "intersect1d setdiff1d setxor1d union1d",
        "counts have no derivative; use t.detach().numpy(), or np.bincount with weights": (
            "histogram histogram2d histogramdd histogram_bin_edges"
        ),
        "its length depends on the values; use t[first:last]": "trim_zeros",
        "use np.median(t[~np.isnan(t)])": "nanmedian",
        "use np.quantile(t[~np.isnan(t)], q)": "nanquantile",
        "use np.percentile(t[~np.isnan(t)], q)": "nanpercentile",
        "its dtype depends on the values; use np.real": "real_if_close",
        "use np.sort": "sort_complex",
        "use np.exp(np.linspace(np.log(a), np.log(b), n))": "geomspace",
        "use np.polyval, np.convolve or np.vander": (
            "poly poly1d polyadd polyder polydiv polyfit polyint polymul polysub roots"
        ),
        "its jumps depend on the values; add them: np.unwrap(t.detach().numpy())": "unwrap",
        "steps of the floating-point format; use t.detach().numpy()": "spacing",
        "bits have no derivative; use t.detach().numpy()": "packbits unpackbits",
        "dates have no derivative": (
            "busday_count busday_offset is_busday datetime_as_string datetime64 timedelta64 "
            "busdaycalendar"
        ),
        "writes the values without the graph; use t.detach().numpy(), or pickle": (
            "save savez savez_compressed savetxt"
        ),
        "a count; use t.detach().numpy()": "linalg.matrix_rank",
    }
)
"""Functions that need no row: why, and what to use instead. A row that names one serves it."""

WAITING = _by_name(
    {
        "np.power": "cbrt",
        "np.sum and np.mean of t[~np.isnan(t)]": "nansum nanmean",
    }
)
"""Functions refused only while the table has no row for them: the nearest alternative, if any."""

CONSTANTS = _names(
    """
        argpartition argsort argwhere array2string array_equiv array_repr array_str bitwise_count
        common_type diag_indices_from digitize einsum_path empty_like flatnonzero gcd isclose
        iscomplex iscomplexobj isnat isneginf isposinf isreal isrealobj lcm left_shift lexsort
        may_share_memory min_scalar_type nanargmax nanargmin ndim nonzero ones_like
        ravel_multi_index result_type right_shift searchsorted shape shares_memory signbit size
        tril_indices_from triu_indices_from zeros_like
    """
)
"""Functions of which nothing is lost if they get the arrays alone: their results depend on the
values by steps at most, or they are shapes, indices, truth values, texts."""

NO_TENSOR = _names(
    """
        arange bartlett base_repr binary_repr blackman broadcast_shapes can_cast datetime_data
        diag_indices dtype empty errstate eye finfo format_float_positional
        format_float_scientific fromfile fromfunction fromregex fromstring genfromtxt get_include
        get_printoptions getbufsize geterr geterrcall hamming hanning identity iinfo indices info
        isdtype isscalar issubdtype iterable kaiser load loadtxt mask_indices memmap mintypecode
        ndarray ndindex ones printoptions promote_types set_printoptions setbufsize seterr
        seterrcall show_config show_runtime test tri tril_indices triu_indices typename ufunc
        unravel_index zeros fft.fftfreq fft.rfftfreq fft.test linalg.LinAlgError linalg.test
    """
)
"""Functions and types that take no array of values, so no gradient can be lost."""
