"""Dtypes under PyTorch's promotion: of results, and which combinations are refused."""

from __future__ import annotations

import warnings

import pytest

PAIRS = [("float32", "float64"), ("float64", "float32"), ("int64", "float32"), ("float32", "int64")]


def ones(t, dtype, *shape):
    return t.ones(shape, dtype=getattr(t, dtype))


def places(t):
    return t.tensor([0, 1])


OF_TWO = {
    "scatter": lambda t, a, b: ones(t, a, 3).scatter(0, places(t), ones(t, b, 2)),
    "scatter_": lambda t, a, b: ones(t, a, 3).scatter_(0, places(t), ones(t, b, 2)),
    "scatter_add": lambda t, a, b: ones(t, a, 3).scatter_add(0, places(t), ones(t, b, 2)),
    "index_put": lambda t, a, b: ones(t, a, 3).index_put((places(t),), ones(t, b, 2)),
    "index_add": lambda t, a, b: ones(t, a, 3).index_add(0, places(t), ones(t, b, 2)),
    "index_copy": lambda t, a, b: ones(t, a, 3).index_copy(0, places(t), ones(t, b, 2)),
    "put": lambda t, a, b: ones(t, a, 3).put(places(t), ones(t, b, 2)),
    "index_fill": lambda t, a, b: ones(t, a, 3).index_fill(0, places(t), ones(t, b)),
    "masked_fill": lambda t, a, b: ones(t, a, 2).masked_fill(places(t) > 0, ones(t, b)),
    "lerp": lambda t, a, b: t.lerp(ones(t, a, 2), ones(t, b, 2), 0.5),
    "isclose": lambda t, a, b: t.isclose(ones(t, a, 2), ones(t, b, 2)),
    "vdot": lambda t, a, b: t.vdot(ones(t, a, 2), ones(t, b, 2)),
    "cross": lambda t, a, b: t.linalg.cross(ones(t, a, 3), ones(t, b, 3)),
    "solve": lambda t, a, b: t.linalg.solve(t.eye(2, dtype=getattr(t, a)), ones(t, b, 2)),
    "quantile": lambda t, a, b: t.quantile(ones(t, a, 3), ones(t, b, 2)),
    "layer_norm": lambda t, a, b: t.nn.functional.layer_norm(ones(t, a, 2, 3), (3,), ones(t, b, 3)),
    "cross_entropy": lambda t, a, b: t.nn.functional.cross_entropy(ones(t, a, 3), ones(t, b, 3)),
    "nll_loss": lambda t, a, b: t.nn.functional.nll_loss(
        ones(t, a, 2, 3), places(t), ones(t, b, 3)
    ),
    "weights of cross_entropy": lambda t, a, b: t.nn.functional.cross_entropy(
        ones(t, a, 2, 3), places(t), ones(t, b, 3)
    ),
    "mse_loss": lambda t, a, b: t.nn.functional.mse_loss(
        ones(t, a, 3), ones(t, b, 3), reduction="none"
    ),
    "outer": lambda t, a, b: t.outer(ones(t, a, 3), ones(t, b, 3)),
    "float_power": lambda t, a, b: t.float_power(ones(t, a, 3), ones(t, b, 3)),
    "addr": lambda t, a, b: t.addr(ones(t, a, 2, 2), ones(t, b, 2), ones(t, b, 2)),
    "mm, out": lambda t, a, b: t.mm(ones(t, a, 2, 2), ones(t, a, 2, 2), out=ones(t, b, 2, 2)),
    "sort, out": lambda t, a, b: t.sort(ones(t, a, 2), out=(ones(t, b, 2), places(t))),
    "gather, out": lambda t, a, b: t.gather(ones(t, a, 2), 0, places(t), out=ones(t, b, 2)),
    "outer, out": lambda t, a, b: t.outer(ones(t, a, 2), ones(t, a, 2), out=ones(t, b, 2, 2)),
    "add, out": lambda t, a, b: t.add(ones(t, a, 2), 1, out=ones(t, b, 2)),
    "neg, out": lambda t, a, b: t.neg(ones(t, a, 2), out=ones(t, b, 2)),
    "nan_to_num, out": lambda t, a, b: t.nan_to_num(ones(t, a, 2), out=ones(t, b, 2)),
    "cummax, out": lambda t, a, b: t.cummax(ones(t, a, 2), 0, out=(ones(t, b, 2), places(t))),
    "cumsum, out": lambda t, a, b: t.cumsum(ones(t, a, 2), 0, out=ones(t, b, 2)),
    "amax, out": lambda t, a, b: t.amax(ones(t, a, 2), 0, out=ones(t, b)),
    "max of two, out": lambda t, a, b: t.max(ones(t, a, 2), ones(t, a, 2), out=ones(t, b, 2)),
    "geqrf, out": lambda t, a, b: t.geqrf(ones(t, a, 2, 2), out=(ones(t, b, 2, 2), ones(t, b, 2))),
    "gelu, out": lambda t, a, b: t._C._nn.gelu(ones(t, a, 2), out=ones(t, b, 2)),
    "view_copy, out": lambda t, a, b: t.view_copy(ones(t, a, 2), (2,), out=ones(t, b, 2)),
}
OF_ONE = {
    **{
        name: lambda t, x, name=name: getattr(t, name)(x)
        for name in (
            "exp", "sin", "sqrt", "log1p", "lgamma", "trace", "frexp", "square", "abs", "ceil",
            "floor", "trunc", "round", "frac", "argmax", "median", "nanmean", "cov", "trapezoid",
            "any", "all", "conj_physical", "geqrf", "corrcoef",
        )
    },
    **{
        name: lambda t, x, name=name: getattr(t, name)(x, x)
        for name in (
            "logaddexp", "logaddexp2", "nextafter", "hypot", "atan2", "float_power", "heaviside",
            "pow", "fmod", "remainder", "floor_divide", "mm", "igamma", "isin", "clamp_min",
        )
    },
    **{
        name: lambda t, x, name=name: getattr(t.linalg, name)(x)
        for name in (
            "inv", "det", "qr", "eigh", "svd", "cholesky", "norm", "eigvals", "svdvals", "cond",
            "matrix_rank",
        )
    },
    **{
        name: lambda t, x, name=name: getattr(t.nn.functional, name)(x)
        for name in (
            "relu", "silu", "gelu", "softplus", "softsign", "leaky_relu", "hardshrink",
        )
    },
    "softmax": lambda t, x: t.softmax(x, 0),
    "softmax of a dtype": lambda t, x: t.softmax(x, 0, dtype=t.float32),
    "layer_norm": lambda t, x: t.nn.functional.layer_norm(x, (2,)),
    "unravel_index": lambda t, x: t.unravel_index(x, (2, 2)),
    "polygamma_": lambda t, x: x.polygamma_(1),
    "abs_": lambda t, x: x.abs_(),
    "clamp, numbers": lambda t, x: x.clamp(0, 1),
    "adaptive_max_pool1d": lambda t, x: t.nn.functional.adaptive_max_pool1d(x, 1),
    "max_unpool1d": lambda t, x: t.nn.functional.max_unpool1d(x, t.zeros(2, 2, dtype=t.int64), 2),
    "addmv": lambda t, x: t.addmv(x[0], x, x[0], beta=1.5, alpha=0.5),
    "addr": lambda t, x: t.addr(x, x[0], x[0], beta=1.5),
    "einsum of one": lambda t, x: t.einsum("ij->", x),
    "bincount": lambda t, x: t.bincount(t.arange(2), x[0]),
    "full_like": lambda t, x: t.full_like(x, -3),
    "hinge_embedding_loss": lambda t, x: t.nn.functional.hinge_embedding_loss(
        x, x, margin=2.5, reduction="none"
    ),
    "pairwise_distance": lambda t, x: t.nn.functional.pairwise_distance(x, x),
    "vdot": lambda t, x: t.vdot(x[0], x[1]),
    "bilinear": lambda t, x: t.nn.functional.bilinear(x, x, x[None]),
    "l1_loss": lambda t, x: t.nn.functional.l1_loss(x, x),
    "kthvalue": lambda t, x: t.kthvalue(x, 1),
    "logcumsumexp": lambda t, x: t.logcumsumexp(x, 0),
    "lerp": lambda t, x: t.lerp(x, x, 0.5),
    "conv1d": lambda t, x: t.nn.functional.conv1d(x, x[:, :, None]),
    "poisson_nll_loss": lambda t, x: t.nn.functional.poisson_nll_loss(x, x + 1, full=True),
    "margin_ranking_loss": lambda t, x: t.nn.functional.margin_ranking_loss(x, x[:1], x),
    "triplet_margin_loss": lambda t, x: t.nn.functional.triplet_margin_loss(x, x[:1], x + 1),
    "threshold": lambda t, x: t.nn.functional.threshold(x, 1, 2.5),
    "searchsorted": lambda t, x: t.searchsorted(x, x, out_int32=True),
    "bucketize": lambda t, x: t.bucketize(x, x[0], out_int32=True),
    "logit": lambda t, x: t.logit(x + 2),
}  # fmt: skip


def outcome(function, *args):
    """The dtypes of what a function gives, or the type of its error."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            found = function(*args)
        except (RuntimeError, TypeError) as error:
            return "refused", issubclass(type(error), RuntimeError)
    found = found if isinstance(found, tuple) else (found,)
    return [str(each.dtype).removeprefix("torch.") for each in found]


@pytest.mark.torch
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("name", OF_TWO)
def test_two_dtypes(name, pair, torch, face):
    assert outcome(OF_TWO[name], face, *pair) == outcome(OF_TWO[name], torch, *pair)


@pytest.mark.torch
@pytest.mark.parametrize("dtype", ["int64", "uint8", "int8", "bool"])
@pytest.mark.parametrize("name", OF_ONE)
def test_integers(name, dtype, torch, face):
    found, wanted = (
        outcome(OF_ONE[name], t, t.ones(2, 2, dtype=getattr(t, dtype))) for t in (face, torch)
    )
    assert found == wanted


@pytest.mark.torch
@pytest.mark.parametrize("name", OF_ONE)
def test_half_precision(name, torch, face):
    found, wanted = (outcome(OF_ONE[name], t, t.ones(2, 2, dtype=t.float16)) for t in (face, torch))
    assert found == wanted


@pytest.mark.torch
def test_numbers_beside_integers_are_cut(torch, face):
    def values(t):
        x = t.arange(4).reshape(2, 2)
        return [
            t.addmv(x[0], x, x[1], beta=2.5, alpha=1.5),
            t.baddbmm(x[None], x[None], x[None], alpha=0.5),
            t.nn.functional.hardtanh(x, -0.5, 1.5),
            t.full_like(x.to(t.uint8), -3),
            *t.gradient(x),
            t.logspace(0.5, 3.2, 4, dtype=t.int64),
            *(
                t.arange(*each, dtype=t.int32)
                for each in ((0.5, 3.6, 0.5), (-8.01, -4.0), (0.0, 3.5))
            ),
        ]

    assert [x.tolist() for x in values(face)] == [x.tolist() for x in values(torch)]


@pytest.mark.torch
def test_half_precision_sums_powers_in_float32(torch, face):
    def values(t):
        x = t.full((5,), 300.0, dtype=t.float16)
        return t.linalg.vector_norm(x, 4), x.norm(), t.nn.functional.rms_norm(x, (5,))

    for found, wanted in zip(values(face), values(torch), strict=True):
        assert found.tolist() == pytest.approx(wanted.tolist(), rel=1e-3)


@pytest.mark.torch
def test_tangents_of_real_matrices_with_complex_eigenvalues(torch, face):
    def tangent(t):
        fw = t.autograd.forward_ad
        with warnings.catch_warnings(action="ignore"), fw.dual_level():
            x = fw.make_dual(
                t.tensor([[1.0, 2.0], [-3.0, 1.0]]), t.tensor([[1.0, 0.5], [2.0, 3.0]])
            )
            return fw.unpack_dual(t.linalg.eigvals(x)).tangent.abs().tolist()

    assert tangent(face) == pytest.approx(tangent(torch), rel=1e-5)


@pytest.mark.torch
@pytest.mark.parametrize("dtype", ["uint8", "int8"])
@pytest.mark.parametrize("name", ["exp", "sin", "sqrt", "log1p", "lgamma", "atan2"])
def test_small_integers_are_computed_in_float32(name, dtype, torch, face):
    """NumPy's functions of numbers of 8 bits are of half precision."""
    found, wanted = (
        OF_ONE[name](t, t.tensor([1, 2, 3, 7], dtype=getattr(t, dtype))) for t in (face, torch)
    )
    assert found.tolist() == pytest.approx(wanted.tolist(), rel=1e-6)


@pytest.mark.parametrize("order", ["nuc", 2])
def test_tangents_of_equal_singular_values_keep_single_precision(order, th):
    x = th.zeros(2, 3)
    _, tangent = th.func.jvp(lambda x: th.linalg.norm(x, order), (x,), (th.ones(2, 3),))
    assert tangent.dtype == th.float32
