"""The status of NumPy's functions on Tensors that have neither a row nor an adapter."""

from __future__ import annotations


def by_name(groups: dict[str, str]) -> dict[str, str]:
    """Texts with the names they are for, as names with their text."""
    return {name: text for text, names in groups.items() for name in names.split()}


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_GROUPS = {
    "makes a plain array; use np.stack of a list of Tensors, or t.detach()": (
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
    "calls back with single numbers; use np.frompyfunc(f, n, 1)": "vectorize",
    "use np.polyval, np.polymul and their like": "poly1d",
    "dates have no derivative": (
        "busday_count busday_offset is_busday datetime_as_string datetime64 timedelta64 "
        "busdaycalendar"
    ),
    "writes the values without the graph; use t.detach().numpy(), or pickle": (
        "save savez savez_compressed savetxt"
    ),
}
REFUSED = by_name(_GROUPS)
"""Functions that need no row: why, and what to use instead. A row that names one serves it."""

CONSTANTS = _names(
    """
        allclose argmax argmin argpartition argsort argwhere array2string array_equal array_equiv
        array_repr array_str bitwise_count common_type count_nonzero diag_indices_from digitize
        einsum_path empty_like flatnonzero gcd greater greater_equal isclose iscomplex
        iscomplexobj isnat isneginf isposinf isreal isrealobj lcm left_shift less less_equal
        lexsort linalg.matrix_rank may_share_memory min_scalar_type nanargmax nanargmin ndim
        nonzero ones_like packbits ravel_multi_index result_type right_shift searchsorted shape
        shares_memory signbit size spacing tril_indices_from triu_indices_from unpackbits
        unravel_index zeros_like
    """
)
"""Functions of which nothing is lost if they get the arrays alone: their results depend on the
values by steps at most, or they are shapes, indices, truth values, texts."""

WITHOUT_HISTORY = frozenset(
    name
    for text, names in _GROUPS.items()
    if not text.startswith(("makes", "calls back", "iterates"))
    for name in names.split()
)
"""Refused for the gradients they would lose alone: on Tensors that have none NumPy computes
them, on the arrays."""

NO_TENSOR = _names(
    """
        arange bartlett base_repr binary_repr blackman broadcast_shapes can_cast datetime_data
        diag_indices dtype empty errstate eye finfo format_float_positional
        format_float_scientific fromfile fromfunction fromregex fromstring genfromtxt get_include
        get_printoptions getbufsize geterr geterrcall hamming hanning identity iinfo indices info
        frompyfunc isdtype isscalar issubdtype iterable kaiser load loadtxt mask_indices memmap
        mintypecode ndarray ndindex ones printoptions promote_types set_printoptions setbufsize
        seterr seterrcall show_config show_runtime test tri tril_indices triu_indices typename ufunc
        zeros fft.fftfreq fft.rfftfreq fft.test linalg.LinAlgError linalg.test
    """
)
"""Functions and types that take no array of values, so no gradient can be lost."""
