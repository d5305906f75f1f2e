"""Every row against the PyTorch function of the same name: value, first and second gradient.

PyTorch's derivatives are written independently of ours, so a formula that is wrong in the same way
as our finite differences would be is found here.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from tests.samples.rows import checked, packed, signature
from tests.support.cases import (
    CASES,
    COMPLEX_CASES,
    GRAD_CASES,
    Case,
    differentiable,
    direction,
    over,
)
from tests.support.edges import edges
from tests.support.exceptions import listed
from tests.support.integers import integral_samples
from tests.support.sampling import Sample

torch = pytest.importorskip("torch")
pytestmark = [
    pytest.mark.torch,
    pytest.mark.usefixtures("double_precision"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]

# Rows, or samples of rows, that PyTorch does not have or does otherwise, and why.
WITHOUT_COUNTERPART = listed({
    "PyTorch's dtypes have no names as text": "to-sample2",
    "a part of corrcoef": "_corrcoef_of",
    "a part of unique and of unique_consecutive": "_unique_places",
    "a part of cov": "_cov_unweighted",
    "a part of affine_grid": "_mapped_grid",
    "a part of grid_sample": "_weighted_samples",
    "a part of cdist and pdist": "_distances",
    "a part of special.ndtr, or of the slope of gelu": "_ndtr_of _ndtr_short",
    "a part of huber_loss": "nn.functional._huber",
    "sigmoid with derivatives of its own": "special._logistic",
    "a part of quantile": "_quantile_between",
    "parts of distributions": "_gamma _gamma_slope _von_mises",
    "PyTorch has no derivative; the values are SciPy's": """
        binomial special.legendre_polynomial_p special.laguerre_polynomial_l
        special.hermite_polynomial_h special.hermite_polynomial_he""",
    "PyTorch has no derivative": " ".join(
        f"special.{shifted}chebyshev_polynomial_{kind}"
        for shifted in ("", "shifted_")
        for kind in "tuvw"
    ),
    "what second derivatives of relu and others depend on": "_flat",
    "a part of pad and of prelu": "nn.functional._pad_by nn.functional._prelu",
    "a part of glu": "nn.functional._gated",
    "a part of cross_entropy": """
        nn.functional._cross_entropy_hard nn.functional._cross_entropy_soft""",
    "a part of scaled_dot_product_attention": "nn.functional._attention_and_logs",
    "a part of lstm": "nn.functional._lstm_sequence",
    "a part of gru": "nn.functional._gru_sequence",
    "a part of rnn_tanh and rnn_relu": "nn.functional._rnn_sequence",
    "a part of native_batch_norm": "nn.functional._batch_norm_moments",
    "a part of ctc_loss": "nn.functional._ctc_losses",
    "a part of interpolate": "nn.functional._resample",
    "a derivative that is a row": """
        _diagonal_backward _unfold_backward linalg._matrix_exp_derivative _getitem_backward
        special._erfcx_derivative special._i0e_decay special._sinc_derivative
        _convolution_weight nn.functional._adaptive_means_adjoint
        nn.functional._pool_mean_adjoint nn.functional._pool_pick nn.functional._pool_put""",
    "a part of linalg.solve": "linalg._solve_factored linalg._solve_factors",
    "an operation of aten alone, which Python writes x[a:b:c]": "slice",
    "PyTorch has no negative steps": "getitem-sample4",
    "SciPy's; see tests/kernels/test_convolution.py": """
        signal.convolve signal.correlate signal.fftconvolve""",
    "SciPy's; see their samples": """
        linalg._solve_banded
        special.gamma special.rgamma special.gammasgn special.beta special.betaln special.betainc
        special.stdtr special.jv special.yv special.iv special.ive special.erfcinv special.kv
        special.kve special.spherical_jn special.spherical_yn special.spherical_in
        special.spherical_kn special.struve special.modstruve special.airy special.gammaincinv
        special.gammainccinv special.betaincinv special.stdtrit special.poch special.binom
        special.expi special.expn special.exprel special.sici special.shichi special.fresnel
        special.spence special.ellipk special.ellipe special.ellipj special.owens_t
        special.ndtri_exp special.wofz special.lambertw special.wrightomega special.hyp0f1
        special.hyp1f1 special.hyp2f1 special.hyperu special.eval_jacobi special.eval_genlaguerre
        special.eval_hermite cbrt linalg.solve_sylvester linalg.sqrtm linalg.logm
        _sparse_product""",
    "PyTorch has no derivatives of them": """
        special.bessel_j0 special.bessel_j1 special.bessel_y0 special.bessel_y1""",
    "a part of signal.convolve": "signal._convolve_part",
    "a part of adaptive_max_pool2d": "nn.functional._adaptive_maxima",
    "a part of adaptive_avg_pool2d": "nn.functional._adaptive_means",
    "a part of fractional_max_pool2d": "nn.functional._fractional_maxima",
    "a part of max_pool2d": "nn.functional._pool_max",
    "a part of avg_pool2d": "nn.functional._pool_mean",
    "PyTorch needs a last dimension of stride 1": "view_as_complex-sample2 view_as_complex_copy",
    "PyTorch's gradient needs a last dimension of stride 1": "view_as_real-sample2",
})  # fmt: skip


def _with_samples(name: str) -> Callable[..., Any]:
    """PyTorch's fractional pooling, whose argument `random_samples` has another name."""
    function = getattr(torch.nn.functional, name)

    def pooled(*args: Any, random_samples: Any, **named: Any) -> Any:
        return function(*args, _random_samples=random_samples, **named)

    return pooled


# Functions that PyTorch has under another name.
COUNTERPARTS: dict[str, Callable[..., Any]] = {
    "getitem": operator.getitem,
    **{
        f"nn.functional.{name}": _with_samples(name)
        for d in (2, 3)
        for name in (f"fractional_max_pool{d}d", f"fractional_max_pool{d}d_with_indices")
    },
}
# Those whose gradients differ on purpose, or which PyTorch cannot differentiate (twice).
OTHER_GRADIENT = listed({
    "PyTorch cannot differentiate bounds that broadcast the input": "clamp.Tensor-sample6",
    "PyTorch needs an index of the shape of src": """
        scatter.src-sample1 scatter_add-sample1 scatter_reduce-sample10""",
    "only what survives of several writes gets a gradient; PyTorch's all": """
        scatter.src-sample2 index_put-sample1 put-sample1 index_copy-sample1""",
    "PyTorch cannot differentiate it": """
        scatter.src_reduce scatter.value_reduce linalg.ldl_solve bincount histogram
        unique unique_consecutive""",
    "PyTorch's gradient of self is zero where nothing was written": "as_strided_scatter",
    "PyTorch's graph ends in an error; a draw has no gradient": "bernoulli.p",
    "PyTorch's is of the triangle that is not read, too": "cholesky_inverse cholesky_solve",
    "PyTorch writes in place into what its gradient reads": "linalg.cond",
    "PyTorch's writes in place into what it saved": "vander",
    "PyTorch has no derivative": """
        heaviside special.modified_bessel_i0 special.modified_bessel_i1 special.modified_bessel_k0
        special.modified_bessel_k1 special.scaled_modified_bessel_k0
        special.scaled_modified_bessel_k1 special.spherical_bessel_j0 special.airy_ai""",
    "PyTorch gives 0 for an exponent of 0": "ldexp-sample9",
    "PyTorch rounds 1 / alpha to float32": "nn.functional.celu-sample4",
    "PyTorch rounds 1 / 6 to float32": "nn.functional.hardsigmoid",
    "PyTorch's is that of logits; see tests/pytorch/test_networks.py": "nn.functional.ctc_loss",
    "PyTorch's moments require grad, but their gradient is ignored": "native_group_norm",
    "PyTorch's is wrong where abs is negative": "polar",
    "PyTorch's of no elements fails": "view_as_real_copy-sample2",
})  # fmt: skip
OTHER_SECOND_GRADIENT = listed({
    "PyTorch cannot differentiate it twice": "cdist pdist",
    "zeros, for which PyTorch has rounding errors": "scatter_reduce-sample3",
    "zero; PyTorch's are rounding errors": "copysign",
    "PyTorch fails with a bias and no weight": """
        nn.functional.batch_norm-sample1 nn.functional.layer_norm-sample2""",
    "PyTorch's of no rows fails": "nn.functional.embedding-sample1",
    "PyTorch has none": """
        nn.functional.embedding_bag nn.functional.multi_margin_loss
        nn.functional.multilabel_margin_loss nn.functional.grid_sample grid_sampler
        grid_sampler_2d grid_sampler_3d segment_reduce""",
    "PyTorch's fused kernel has none": "nn.functional.scaled_dot_product_attention-sample2",
})  # fmt: skip
OTHER_COMPLEX = listed({
    "PyTorch's takes real numbers only": """
        embedding nn.functional.embedding nn.functional.bilinear select_copy slice_copy
        select_scatter slice_scatter erf nn.functional.conv_tbc nn.functional.max_unpool1d
        nn.functional.max_unpool2d nn.functional.max_unpool3d deg2rad rad2deg""",
    "PyTorch refuses real numbers beside complex ones": "lerp-sample7 lerp-sample8",
    "PyTorch cannot differentiate complex draws": "normal.Tensor_float",
    "PyTorch's takes complex numbers for an output of 1": """
        nn.functional.adaptive_avg_pool1d nn.functional.adaptive_avg_pool2d
        nn.functional.adaptive_avg_pool3d""",
    "PyTorch takes complex numbers in conv1d and its kin alone": "convolution",
    "PyTorch does not conjugate alpha": "index_add",
})  # fmt: skip
# Rows that take complex numbers where PyTorch refuses them, and the other way round.
TAKES_COMPLEX = listed({
    "as conv1d and its kin": "convolution nn.functional.conv_tbc",
    "rows are rows": "embedding nn.functional.embedding",
    "sums of products": "nn.functional.bilinear",
    "linear": """
        nn.functional.adaptive_avg_pool1d nn.functional.adaptive_avg_pool2d
        nn.functional.adaptive_avg_pool3d nn.functional.max_unpool1d
        nn.functional.max_unpool2d nn.functional.max_unpool3d""",
    "holomorphic": "erf erfc special.erfcx special.log_ndtr special.ndtr",
    "equality needs no order": "isin unique_consecutive",
    "weights may be real": "lerp",
    "PyTorch has values, but no derivative": """
        nan_to_num nn.functional.silu normal.Tensor_float scatter_reduce index_reduce
        select_copy select_scatter slice_copy slice_scatter""",
    "the mean of what is not nan in either part": "nanmean",
    "the sum of what is not nan in either part": "nansum",
    "both parts are rounded, as by NumPy": "round",
    "in NumPy's order of complex numbers": "unique",
})  # fmt: skip
REFUSES_COMPLEX = listed({
    "PyTorch leaves out imaginary parts": "bincount",
    "PyTorch has values where nothing is reduced": "nn.functional.poisson_nll_loss",
    "real numbers only": """
        lstm_cell lstm.input lstm.data gru_cell gru.input gru.data rnn_tanh_cell
        rnn_tanh.input rnn_tanh.data""",
    "coordinates are real": "gradient.tensorarray",
    "as bernoulli": """
        nn.functional.dropout nn.functional.dropout1d nn.functional.dropout2d
        nn.functional.dropout3d""",
    "PyTorch has a value where it sums, but a gradient that is wrong": "nn.functional.mse_loss",
})  # fmt: skip
OTHER_INTEGERS = listed({
    "floating-point numbers only": """
        nn.functional.gaussian_nll_loss nn.functional.local_response_norm rnn_tanh_cell
        rnn_relu_cell rnn_tanh.input rnn_tanh.data rnn_relu.input rnn_relu.data lstm_cell
        gru_cell""",
    "floating-point numbers only; PyTorch rounds those of uint8": """
        nn.functional.interpolate nn.functional.upsample_bilinear""",
    "PyTorch's differences of unsigned integers wrap": """
        nn.functional.margin_ranking_loss nn.functional.triplet_margin_loss
        nn.functional.triplet_margin_with_distance_loss""",
    "the mean of integers is a float": "nn.functional.hinge_embedding_loss",
    "NumPy's promotion of truths times a Python integer": "add addr index_add",
    "NumPy's promotion where PyTorch cuts value to an integer": "addcmul",
    "always truths; PyTorch's of uint8 are uint8": "all any",
    "truths make a matrix that only rounding decides about": "linalg.cholesky_ex",
    "NumPy's is an int8 of truths": "conj_physical",
    "PyTorch's differences of uint8 wrap": "cumulative_trapezoid.x trapezoid.x",
    "truths stay truths, as NumPy's": "einsum",
    "PyTorch's of equal coordinates is nan, and here infinite at the ends": "gradient.tensorarray",
    "PyTorch cuts the Python number to uint8": "gt le",
    "a float, as NumPy's": "heaviside",
    "which of equal elements it finds is open": "kthvalue median.dim topk",
    "limits that are floats stay floats; PyTorch cuts them to integers": "nn.functional.hardtanh",
    "a value that is a float stays one; PyTorch cuts it to an integer": "nn.functional.threshold",
    "of floats; PyTorch cuts the mean of integers to one": """
        nn.functional.lp_pool1d nn.functional.lp_pool2d nn.functional.lp_pool3d""",
    "floats; PyTorch's of uint8 wrap": "nn.functional.l1_loss nn.functional.mse_loss",
    "floats; PyTorch's differences of uint8 wrap": "nn.functional.pairwise_distance",
    "refused; PyTorch allows it if all is dropped": """
        nn.functional.dropout nn.functional.dropout1d nn.functional.dropout2d
        nn.functional.dropout3d nn.functional.alpha_dropout
        nn.functional.feature_alpha_dropout""",
    "inf at the poles; PyTorch's is 1.6e32": "polygamma",
    "negative powers of integers are refused, as by NumPy": "pow",
})  # fmt: skip
OTHER_EDGES = listed({
    "the mean of no losses is nan": """
        nn.functional.multi_margin_loss nn.functional.multilabel_margin_loss""",
    "0 where there is nothing to add up; PyTorch's is nan": "nn.functional.group_norm",
    "weights of another length are refused also for empty inputs": """
        native_batch_norm nn.functional.batch_norm""",
    "an input without channels is refused": "nn.functional.instance_norm",
    "PyTorch's gradient of an empty input fails": """
        nn.functional.pixel_shuffle nn.functional.channel_shuffle""",
    "PyTorch's result of an empty input has another shape": "nn.functional.pixel_unshuffle",
    "keys of other sizes are refused also if empty": "nn.functional.scaled_dot_product_attention",
    "biases of another length are refused": "nn.functional.multi_head_attention_forward",
    "PyTorch crashes": """
        lstm.input lstm.data gru.input gru.data rnn_tanh.data rnn_relu.data segment_reduce""",
    "weights of another length are refused also where there is nothing to count": "bincount",
    "PyTorch's gradients are mixed up by empty inputs": "block_diag",
    "PyTorch cannot differentiate bounds that broadcast the input": "clamp.Tensor",
    "weights without dimensions are refused": "cov",
    "PyTorch takes an empty index of one dimension for an input of none": "gather",
    "an index that is not there is refused also where nothing is picked": "getitem",
    "an index that is not there is refused also where nothing is added": "index_add",
    "an input without dimensions needs an index": "index_copy",
    "an index that is not there is refused also where nothing is written": "index_fill",
    "PyTorch writes in place into the inverse of a singular matrix": "linalg.cond",
    "the squares of b where there is no column; PyTorch's residuals are 0": "linalg.lstsq",
    "sizes must fit also where there is nothing to solve": "linalg.tensorsolve",
    "an index that is not there is refused; PyTorch reads beside the input": "take_along_dim",
    "PyTorch cannot differentiate it": "linalg.ldl_solve",
    "a wide matrix cut to a tall one has no gradient": "linalg.qr qr",
    "PyTorch cannot differentiate reflectors of more columns than rows": "ormqr",
    "PyTorch reads beside the matrices where there are less rows than pivots": "lu_unpack",
    "refused without dimensions; PyTorch will do so": "mH mT",
    "refused without elements also for an output of 1": """
        nn.functional.adaptive_avg_pool1d nn.functional.adaptive_avg_pool2d
        nn.functional.adaptive_avg_pool3d""",
    "refused where a size is 0": """
        nn.functional.conv_transpose1d nn.functional.conv_transpose2d
        nn.functional.conv_transpose3d""",
    "refused where a size is 0, as conv1d": "nn.functional.conv_tbc",
    "0 where there are no classes; PyTorch's is nan": "nn.functional.cross_entropy",
    "refused without dimensions, of which none are channels": """
        nn.functional.dropout2d nn.functional.dropout3d nn.functional.feature_alpha_dropout""",
    "PyTorch ends the process for an input without rows": "pdist",
    "decreasing indices are refused": "tensor_split",
    "PyTorch broadcasts contracted dimensions of size 1": "tensordot",
    "PyTorch's gradient needs a last dimension of stride 1": "view_as_real view_as_real_copy",
})  # fmt: skip
# Dtypes of which PyTorch has little more than the names.
LITTLE_KNOWN = ("uint16", "uint32", "uint64")


def compared(cases: Sequence[Case], *without: dict[str, str]) -> Callable[..., Any]:
    """The rows with the cases that are in none of the tables of exceptions."""
    excepted = set(WITHOUT_COUNTERPART).union(*without)
    kept = [case for case in cases if not {case.row, str(case)} & excepted]
    return over(kept)


def test_exceptions() -> None:
    known = {case.row for case in CASES} | {str(case) for case in CASES}
    tables = (
        WITHOUT_COUNTERPART, OTHER_GRADIENT, OTHER_SECOND_GRADIENT, OTHER_COMPLEX, OTHER_INTEGERS,
        OTHER_EDGES, TAKES_COMPLEX, REFUSES_COMPLEX,
    )  # fmt: skip
    assert set().union(*tables) <= known
    assert [len(table) for table in tables] == [128, 37, 16, 22, 50, 54, 32, 17]


# ---- their function ------------------------------------------------------------------------------


def their_function(case: Case) -> Callable[..., Any]:
    """torch.f, torch.nn.functional.f, or the method of torch.Tensor."""
    return checked(case.row, function_of_torch(case))


def function_of_torch(case: Case) -> Callable[..., Any]:
    sig = signature(case.row)
    place: Any = torch
    for part in filter(None, sig.namespace.split(".")):
        place = getattr(place, part)
    if case.row in COUNTERPARTS:
        return COUNTERPARTS[case.row]
    for each in (place, torch, torch.Tensor, torch.nn.functional):
        found = getattr(each, sig.name, None)
        if callable(found):
            return found
        if found is not None:  # a property of torch.Tensor
            return lambda x, name=sig.name: getattr(x, name)
    in_place = getattr(torch.Tensor, f"{sig.name}_", None)
    if in_place is not None:
        return lambda x, *args: in_place(x.clone(), *args)
    raise AssertionError(f"PyTorch has no {case.row}: list it in WITHOUT_COUNTERPART")


def theirs(
    sample: Sample, case: Case, passed: Callable[[Any], Any] = lambda x: x
) -> tuple[list[Any], dict[str, Any], list[Any]]:
    """The arguments for PyTorch, and the leaves that require grad.

    passed: what is passed of a leaf.
    """
    inputs: list[Any] = []

    def convert(x: Tensor) -> Any:
        tensor = torch.tensor(x.detach().numpy().copy(), requires_grad=x.requires_grad)
        if x.requires_grad:
            inputs.append(tensor)
        return passed(tensor)

    converted = sample.mapped(convert)
    arguments = signature(case.row).arguments
    args = [
        torch.tensor(value, dtype=torch.float64 if isinstance(value, float) else None)
        if isinstance(value, float | int) and argument.type.base == "Tensor"
        else _dtype(value)
        for value, argument in zip(converted.args, arguments, strict=False)
    ]
    args += converted.args[len(arguments) :]
    args = packed(case.row, args, sample.kwargs)
    return args, {key: _dtype(value) for key, value in converted.kwargs.items()}, inputs


def _dtype(value: Any) -> Any:
    """NumPy's dtypes and arrays as PyTorch's, also within a subscript."""
    if isinstance(value, np.ndarray):
        return torch.tensor(value)
    if isinstance(value, list | tuple):
        return type(value)([_dtype(each) for each in value])
    if isinstance(value, np.dtype) or (isinstance(value, type) and issubclass(value, np.generic)):
        return getattr(torch, np.dtype(value).name)
    return value


def _list(returned: Any) -> list[Any]:
    return list(returned) if isinstance(returned, list | tuple) else [returned]


def assert_same(
    ours: Sequence[Any], other: Sequence[Any], rtol: float = 1e-9, what: str = ""
) -> None:
    assert len(ours) == len(other)
    for mine, their in zip(ours, other, strict=True):
        if isinstance(mine, Tensor):
            mine, their = mine.detach().numpy(), their.numpy(force=True)
            assert mine.shape == their.shape, what
            assert mine.dtype.kind == their.dtype.kind, what
        finite = np.abs(np.asarray(their)[np.isfinite(their)])
        scale = float(finite.max()) if finite.size else 0.0
        np.testing.assert_allclose(mine, their, rtol=rtol, atol=rtol * scale + 1e-14, err_msg=what)


# ---- the comparisons -----------------------------------------------------------------------------


@compared(CASES)
def test_value(case: Case) -> None:
    sample = case.sample()
    args, kwargs, _ = theirs(sample, case)
    expected = _list(their_function(case)(*args, **kwargs))
    assert_same(_list(case.checked(*sample.args, **sample.kwargs)), expected)


@compared(GRAD_CASES, OTHER_GRADIENT)
def test_gradient(case: Case) -> None:
    _compare_gradients(case, case.sample(), second=False)


@compared([c for c in GRAD_CASES if c.spec.second], OTHER_GRADIENT, OTHER_SECOND_GRADIENT)
def test_second_gradient(case: Case) -> None:
    _compare_gradients(case, case.sample(), second=True)


@compared(COMPLEX_CASES, OTHER_GRADIENT, OTHER_COMPLEX)
def test_complex_gradient(case: Case) -> None:
    _compare_gradients(case, case.sample(np.complex128), second=False)


@pytest.mark.parametrize("row", sorted({case.row for case in GRAD_CASES} - {*WITHOUT_COUNTERPART}))
def test_complex_numbers_are_taken_where_pytorch_takes_them(row: str) -> None:
    """A sample whose floating-point tensors are all made complex is refused by both, or by none."""
    random = np.random.default_rng(8)

    def complex_(x: Tensor) -> Tensor:
        array = x.detach().numpy()
        if array.dtype.kind != "f":
            return x
        shift = 1j * random.uniform(0.2, 0.9, array.shape)
        return ag.tensor(array + shift, requires_grad=x.requires_grad)

    differ = set()
    for case in (case for case in GRAD_CASES if case.row == row):
        sample = case.sample().mapped(complex_)
        if str(case) in WITHOUT_COUNTERPART or "dtype" in sample.kwargs or not sample.inputs:
            continue
        args, kwargs, _ = theirs(sample, case)
        taken = _takes(case.checked, sample.args, sample.kwargs)
        if taken is not _takes(their_function(case), args, kwargs):
            differ.add(taken)
    expected = {True} if row in TAKES_COMPLEX else {False} if row in REFUSES_COMPLEX else set()
    assert differ == expected


def _takes(function: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]) -> bool:
    try:
        function(*args, **kwargs)
    except (RuntimeError, TypeError, ValueError):
        return False
    return True


def _compare_gradients(case: Case, sample: Sample, second: bool) -> None:
    args, kwargs, their_inputs = theirs(sample, case)
    outputs = differentiable(case.checked(*sample.args, **sample.kwargs))
    returned = _list(their_function(case)(*args, **kwargs))
    their_outputs = [x for x in returned if isinstance(x, torch.Tensor) and x.requires_grad]
    assert len(outputs) == len(their_outputs)
    w = [direction(x, seed).requires_grad_(second) for seed, x in enumerate(outputs)]
    their_w = [torch.tensor(x.detach().numpy(), requires_grad=second) for x in w]
    inputs = sample.inputs
    g = ag.grad(outputs, inputs, w, create_graph=second, materialize_grads=True)
    their_g = torch.autograd.grad(
        their_outputs, their_inputs, their_w, create_graph=second, materialize_grads=True
    )
    assert_same(g, their_g)
    if not second:
        return
    u = [direction(x, 50 + seed) for seed, x in enumerate(g)]
    pairs = [(x, v) for x, v in zip(g, u, strict=True) if x.requires_grad]
    their_pairs = [
        (x, torch.tensor(v.numpy())) for x, v in zip(their_g, u, strict=True) if x.requires_grad
    ]
    variables, their_variables = [*inputs, *w], [*their_inputs, *their_w]
    assert_same(
        ag.grad(*_unzipped(pairs, variables), materialize_grads=True)
        if pairs
        else [ag.tensor(np.zeros(x.shape, x.dtype)) for x in variables],
        torch.autograd.grad(*_unzipped(their_pairs, their_variables), materialize_grads=True)
        if their_pairs
        else [torch.zeros_like(x) for x in their_variables],
    )


SAME_GRADIENT = {case for case in GRAD_CASES if not {case.row, str(case)} & set(OTHER_GRADIENT)}
INTEGER_ROWS = sorted({case.row for case in CASES} - {*WITHOUT_COUNTERPART, *OTHER_INTEGERS})


@pytest.mark.parametrize("row", INTEGER_ROWS)
def test_integers(row: str) -> None:
    """Where PyTorch takes integers or truths, so do we: the same values of the same kind.

    Only sums of unsigned numbers are unsigned, as NumPy's, and a Python number that an unsigned
    dtype does not hold is refused instead of wrapped.
    """
    for each in integral_samples(row):
        case = Case(row, each.number)
        if each.dtype.name in LITTLE_KNOWN or str(case) in WITHOUT_COUNTERPART:
            continue
        args, kwargs, _ = theirs(each.sample, case)
        try:
            expected = [_array(x) for x in _list(their_function(case)(*args, **kwargs))]
        except (RuntimeError, TypeError, ValueError):
            continue
        if not any(x.size for x in expected):
            continue
        try:
            with np.errstate(all="ignore"):
                got = [
                    _array(x) for x in _list(case.checked(*each.sample.args, **each.sample.kwargs))
                ]
        except OverflowError:
            assert each.dtype.kind == "u", str(each)
            continue
        for mine, their in zip(got, expected, strict=True):
            assert mine.shape == their.shape, str(each)
            kinds = {mine.dtype.kind, their.dtype.kind}
            assert len(kinds) == 1 or kinds == {"i", "u"}, str(each)
            rtol = {"float16": 5e-3, "float32": 1e-5}.get(mine.dtype.name, 1e-9)
            np.testing.assert_allclose(mine, their, rtol, rtol, err_msg=str(each))


EDGE_ROWS = sorted({case.row for case in CASES} - {*WITHOUT_COUNTERPART, *OTHER_EDGES})


@pytest.mark.parametrize("row", EDGE_ROWS)
def test_edges(row: str) -> None:
    """Empty inputs, single elements, no dimensions: what PyTorch computes, we compute, too."""
    for case in [each for each in CASES if each.row == row]:
        if str(case) in WITHOUT_COUNTERPART:
            continue
        for name, sample in edges(case.sample()):
            what = f"{case}: {name}"
            args, kwargs, inputs = theirs(sample, case)
            try:
                expected = _list(their_function(case)(*args, **kwargs))
            except (RuntimeError, TypeError, ValueError, IndexError, AssertionError):
                continue
            with np.errstate(all="ignore"):
                got = _list(case.checked(*sample.args, **sample.kwargs))
                assert_same(got, expected, what=what)
                _compare_edge_gradients(case, sample, got, expected, inputs, what)


def _compare_edge_gradients(
    case: Case, sample: Sample, got: list[Any], expected: list[Any], inputs: list[Any], what: str
) -> None:
    """PyTorch has no graph for some results without elements."""
    outputs = [x for x in got if isinstance(x, Tensor) and x.requires_grad]
    their_outputs = [x for x in expected if isinstance(x, torch.Tensor) and x.requires_grad]
    if case not in SAME_GRADIENT or len(outputs) != len(their_outputs):
        return
    w = [direction(x, seed) for seed, x in enumerate(outputs)]
    their_w = [torch.tensor(x.numpy()) for x in w]
    g = ag.grad(outputs, sample.inputs, w, materialize_grads=True)
    assert_same(
        g, torch.autograd.grad(their_outputs, inputs, their_w, materialize_grads=True), what=what
    )


def _array(x: Any) -> np.ndarray:
    return np.asarray(x.numpy() if isinstance(x, Tensor | torch.Tensor) else x)


def _unzipped(pairs: Sequence[tuple[Any, Any]], variables: Sequence[Any]) -> tuple[Any, ...]:
    return [x for x, _ in pairs], variables, [v for _, v in pairs]
