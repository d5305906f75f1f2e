"""The closed language of formulas: which syntax, attributes and NumPy names it has.

Whatever is not listed here is refused, so that compiling a table runs none of its author's code
and a formula can only compute.
"""

from __future__ import annotations

import ast

MAX_LENGTH = 10_000  # characters of a formula
MAX_DEPTH = 100  # levels of its tree, well below the recursion limit of what walks it later
MAX_PROBLEMS = 100  # that are told of one formula
MAX_WRITTEN_OUT = 20_000  # nodes of a formula when the operations in it are put in its place
MAX_LEVELS = 150  # levels of such a formula

CONSTANTS: frozenset[str] = frozenset({"pi", "inf", "nan"})
ATTRIBUTES: frozenset[str] = frozenset({"shape", "ndim", "dtype", "size"})
FORWARD_ATTRIBUTES: frozenset[str] = ATTRIBUTES | {
    *["real", "imag", "T", "mT"],  # of arrays
    *("kind", "itemsize"),  # of dtypes
    *("eps", "tiny"),  # of np.finfo(dtype)
}

NODES: tuple[type[ast.AST], ...] = (
    ast.Name,
    ast.Constant,
    ast.Tuple,
    ast.List,
    ast.BinOp,
    ast.UnaryOp,
    ast.BoolOp,
    ast.Compare,
    ast.IfExp,
    ast.Subscript,
    ast.Slice,
    ast.Attribute,
    ast.Call,
    ast.keyword,
    ast.Load,
    *(ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.MatMult),
    *(ast.USub, ast.UAdd, ast.Not, ast.Invert, ast.And, ast.Or),
    *(ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Is, ast.IsNot, ast.In, ast.NotIn),
)

# What people write that the language lacks: what it is called, and what to write instead.
REFUSED: dict[type[ast.AST], tuple[str, str | None]] = {
    ast.Lambda: ("a lambda", "move the computation to a function in autograd/formulas"),
    ast.ListComp: ("a comprehension", "move the loop to a function in autograd/formulas"),
    ast.SetComp: ("a comprehension", "move the loop to a function in autograd/formulas"),
    ast.DictComp: ("a comprehension", "move the loop to a function in autograd/formulas"),
    ast.GeneratorExp: ("a comprehension", "move the loop to a function in autograd/formulas"),
    ast.Dict: ("a dictionary", None),
    ast.Set: ("a set", "write a tuple"),
    ast.Starred: ("a starred expression", "pass the tuple as one argument"),
    ast.NamedExpr: (
        "an assignment",
        "move what needs a name to a function in autograd/formulas",
    ),
    ast.JoinedStr: ("an f-string", None),
    ast.Await: ("await", None),
    ast.Yield: ("yield", None),
    ast.YieldFrom: ("yield", None),
    ast.BitAnd: ("the operator '&'", "call logical_and(a, b), or write 'and' for plain truths"),
    ast.BitOr: ("the operator '|'", "call logical_or(a, b), or write 'or' for plain truths"),
    ast.BitXor: ("the operator '^'", "the power is written **"),
    ast.LShift: ("the operator '<<'", None),
    ast.RShift: ("the operator '>>'", None),
}


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


# Pure functions, types and constants of NumPy; none reads a file, runs code or writes to its input.
UFUNCS = words(
    """
    abs absolute acos acosh add arccos arccosh arcsin arcsinh arctan arctan2 arctanh asin asinh
    atan atan2 atanh bitwise_and bitwise_invert bitwise_left_shift bitwise_not bitwise_or
    bitwise_right_shift bitwise_xor cbrt ceil conj conjugate copysign cos cosh deg2rad degrees
    divide divmod equal exp exp2 expm1 fabs float_power floor floor_divide fmax fmin fmod frexp
    gcd greater greater_equal heaviside hypot invert isfinite isinf isnan lcm ldexp left_shift less
    less_equal log log10 log1p log2 logaddexp logaddexp2 logical_and logical_not logical_or
    logical_xor matmul matvec maximum minimum mod modf multiply negative nextafter not_equal
    positive pow power rad2deg radians reciprocal remainder right_shift rint sign signbit sin sinh
    spacing sqrt square subtract tan tanh true_divide trunc vecdot vecmat
    """
)

# Functions of NumPy and methods of arrays that give an element for each place of their arguments.
ELEMENTWISE: frozenset[str] = (
    UFUNCS - words("matmul matvec vecdot vecmat divmod frexp modf")
) | words("around bitwise_count clip fix i0 imag isclose isneginf isposinf nan_to_num real round")
ELEMENTWISE |= words("select sinc where")

# Those of which every element of the result comes from many, or from one at another place.
COMBINING: frozenset[str] = words(
    """
    argmax argmin argpartition argsort average all amax amin any bincount compress concat
    concatenate convolve corrcoef correlate count_nonzero cov cross cumprod cumsum cumulative_prod
    cumulative_sum diag diagonal diff dot einsum fft.fft fft.fft2 fft.fftn fft.fftshift fft.hfft
    fft.ifft fft.ifft2 fft.ifftn fft.ifftshift fft.ihfft fft.irfft fft.irfft2 fft.irfftn fft.rfft
    fft.rfft2 fft.rfftn flatnonzero flatten flip fliplr flipud gradient histogram hstack inner kron
    linalg.cholesky linalg.cond linalg.det linalg.eigh linalg.eigvals linalg.eigvalsh linalg.inv
    linalg.matmul linalg.matrix_norm linalg.matrix_power linalg.norm linalg.pinv linalg.solve
    linalg.svdvals linalg.trace linalg.vecdot linalg.vector_norm lexsort matmul matrix_transpose
    matvec max mean median min moveaxis nanargmax nanargmin nancumprod nancumsum nanmax nanmean
    nanmedian nanmin nanpercentile nanprod nanquantile nanstd nansum nanvar nonzero outer partition
    percentile permute_dims prod ptp quantile ravel repeat roll rollaxis rot90 sort sort_complex
    squeeze std sum swapaxes tensordot tile trace transpose trapezoid tril triu union1d unique var
    vdot vecdot vecmat vstack
    """
)

# What compiled programs know more of than that it can be called.
STEPS: frozenset[str] = (UFUNCS - words("matvec vecdot vecmat divmod frexp modf")) | words(
    "all amax amin any copy max mean min sum where"
)

# Those that no linear map is made of: f(a x) is not a f(x) of any of them.
NONLINEAR: frozenset[str] = words(
    """
    abs absolute acos acosh arccos arccosh arcsin arcsinh arctan arctanh asin asinh atan atanh
    cbrt ceil cos cosh exp exp2 expm1 fabs fix floor i0 isfinite isinf isnan log log10 log1p log2
    logical_not reciprocal rint sign signbit sin sinc sinh sqrt square tan tanh trunc
    """
)

NUMPY: frozenset[str] = UFUNCS | words(
    """
    all allclose amax amin angle any append arange argmax argmin argpartition argsort argwhere
    around array array_equal array_equiv array_split asarray ascontiguousarray asfortranarray
    astype atleast_1d atleast_2d atleast_3d average bartlett bincount bitwise_count blackman block
    broadcast_arrays broadcast_shapes broadcast_to can_cast choose clip column_stack common_type
    compress concat concatenate convolve copy corrcoef correlate count_nonzero cov cross cumprod
    cumsum cumulative_prod cumulative_sum delete diag diag_indices diag_indices_from diagflat
    diagonal diff digitize dot dsplit dstack ediff1d einsum einsum_path empty empty_like
    expand_dims extract eye fix flatnonzero flip fliplr flipud full full_like geomspace gradient
    hamming hanning histogram histogram2d histogram_bin_edges histogramdd hsplit hstack i0
    identity imag indices inner insert interp intersect1d isclose iscomplex iscomplexobj isdtype
    isin isneginf isposinf isreal isrealobj isscalar issubdtype ix_ kaiser kron lexsort linspace
    logspace mask_indices matrix_transpose max mean median meshgrid min min_scalar_type moveaxis
    nan_to_num nanargmax nanargmin nancumprod nancumsum nanmax nanmean nanmedian nanmin
    nanpercentile nanprod nanquantile nanstd nansum nanvar ndim nonzero ones ones_like outer
    packbits pad partition percentile permute_dims piecewise poly polyadd polyder polydiv polyfit
    polyint polymul polysub polyval prod promote_types ptp quantile ravel ravel_multi_index real
    real_if_close repeat reshape resize result_type roll rollaxis rot90 round searchsorted select
    setdiff1d setxor1d shape sinc size sort sort_complex split squeeze stack std sum swapaxes take
    take_along_axis tensordot tile trace transpose trapezoid tri tril tril_indices
    tril_indices_from trim_zeros triu triu_indices triu_indices_from union1d unique unique_all
    unique_counts unique_inverse unique_values unpackbits unravel_index unstack unwrap vander var
    vdot vsplit vstack where zeros zeros_like

    bool bool_ byte cdouble complex64 complex128 csingle double dtype float16 float32 float64 half
    int8 int16 int32 int64 int_ intp single uint8 uint16 uint32 uint64 uint finfo iinfo
    complexfloating floating inexact integer number
    e euler_gamma inf nan newaxis pi

    linalg.cholesky linalg.cond linalg.cross linalg.det linalg.diagonal linalg.eig linalg.eigh
    linalg.eigvals linalg.eigvalsh linalg.inv linalg.lstsq linalg.matmul linalg.matrix_norm
    linalg.matrix_power linalg.matrix_rank linalg.matrix_transpose linalg.multi_dot linalg.norm
    linalg.outer linalg.pinv linalg.qr linalg.slogdet linalg.solve linalg.svd linalg.svdvals
    linalg.tensordot linalg.tensorinv linalg.tensorsolve linalg.trace linalg.vecdot
    linalg.vector_norm

    fft.fft fft.fft2 fft.fftfreq fft.fftn fft.fftshift fft.hfft fft.ifft fft.ifft2 fft.ifftn
    fft.ifftshift fft.ihfft fft.irfft fft.irfft2 fft.irfftn fft.rfft fft.rfft2 fft.rfftfreq
    fft.rfftn

    lib.stride_tricks.sliding_window_view
    """
)

# Functions and methods of NumPy whose integers say how much there will be of something.
SIZED: frozenset[str] = words(
    """
    arange array_split bartlett bincount blackman broadcast_to diag diagflat diff dsplit empty
    empty_like eye fft.fft fft.fft2 fft.fftfreq fft.fftn fft.hfft fft.ifft fft.ifft2 fft.ifftn
    fft.ihfft fft.irfft fft.irfft2 fft.irfftn fft.rfft fft.rfft2 fft.rfftfreq fft.rfftn full
    full_like geomspace hamming hanning histogram histogram2d histogram_bin_edges histogramdd
    hsplit identity indices kaiser linspace logspace mask_indices ones ones_like pad repeat resize
    split tile tri tril_indices triu_indices vander vsplit zeros zeros_like
    """
)

# What a row may serve besides: names of older versions, and functions that write or print.
NUMPY_SERVED: frozenset[str] = NUMPY | words(
    """
    apply_along_axis apply_over_axes array2string array_repr array_str copyto fill_diagonal in1d
    iterable lib.stride_tricks.as_strided may_share_memory msort place product put
    put_along_axis putmask round_ row_stack shares_memory trapz
    """
)

# `at` writes to its input, so it is not here.
UFUNC_METHODS: frozenset[str] = frozenset(
    f"{ufunc}.{method}" for ufunc in UFUNCS for method in words("accumulate outer reduce")
)

# Methods of ndarray that `forward:` may call beside the operations of the table.
METHODS: frozenset[str] = words(
    """
    all any argmax argmin argpartition argsort astype choose clip compress conj conjugate copy
    cumprod cumsum diagonal dot flatten item max mean min nonzero prod ravel repeat reshape round
    searchsorted squeeze std sum swapaxes take tolist trace transpose var
    """
)

# A forward must leave its inputs alone.
WRITING_KEYWORDS: frozenset[str] = frozenset({"out"})
