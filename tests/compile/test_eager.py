"""Kernels on large arrays by native loops: what NumPy gives, in eager execution."""

from __future__ import annotations

import sys
import tracemalloc
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from scipy import special as scipy_special

import autograd as ag
from autograd import kernels
from autograd.compile import eager
from autograd.core.dispatch import OPERATIONS
from autograd.formulas import losses, special
from autograd.kernels import _loops, large
from autograd.kernels.large import NATIVE
from autograd.nn import functional as F  # noqa: N812
from codegen.model.domains import interval
from codegen.parse.signature import parse
from tests.support.native.modules import require_native
from tests.support.seeding import RANDOM

require_native()

N, C = 130, 300


def normal(*shape: int, dtype: str = "d") -> np.ndarray:
    return RANDOM.standard_normal(shape).astype(dtype)


def without(monkeypatch: pytest.MonkeyPatch, call: Any) -> Any:
    """What NumPy gives."""
    with monkeypatch.context() as patch:
        for size in ("least", "shared"):
            patch.setattr(NATIVE, size, sys.maxsize)
        return call()


def made_programs() -> list[tuple[Any, Any]]:
    """The kernels and nodes whose programs have been asked for, each with one of its programs."""
    families = [(name, each) for name, each in eager._families.items() if each is not None]
    return [(name, program) for name, each in families for program in each.programs.values()]


CASES = {
    "softmax": lambda x, w: F.softmax(x, 1),
    "softmax 0": lambda x, w: F.softmax(x, 0),
    "log_softmax": lambda x, w: F.log_softmax(x, -1),
    "logsumexp": lambda x, w: x.logsumexp(1),
    "layer_norm": lambda x, w: F.layer_norm(x, (C,), w, w * 2),
    "plain layer_norm": lambda x, w: F.layer_norm(x, (C,)),
    "whole layer_norm": lambda x, w: F.layer_norm(x, (N, C)),
    "group_norm": lambda x, w: F.group_norm(x.reshape(5, 6, -1), 3, w[:6], w[6:12]),
    "batch_norm": lambda x, w: F.batch_norm(x.reshape(5, 6, -1), None, None, w[:6], w[:6], True),
    "batch_norm by moments": lambda x, w: F.batch_norm(
        x.reshape(5, 6, -1), w[:6].detach(), w[6:12].detach() ** 2, w[:6], w[:6]
    ),
    "gelu": lambda x, w: F.gelu(x * 3),
    "gelu tanh": lambda x, w: F.gelu(x * 3, approximate="tanh"),
    "clamp": lambda x, w: x.clamp(-0.5, w),
    "lerp": lambda x, w: x.lerp(w, 0.3),
    "erf": lambda x, w: x.erf(),
    "erfc": lambda x, w: (x * 3).erfc(),
    "var": lambda x, w: x.var(1),
    "erfinv": lambda x, w: x.tanh().erfinv(),
    "ndtr": lambda x, w: ag.special.ndtr(x * 3),
    "lgamma": lambda x, w: (x * 3).lgamma(),
    "digamma": lambda x, w: (x * x + 0.2).digamma(),
    "trigamma": lambda x, w: (x * x + 0.2).polygamma(1),
    "i0": lambda x, w: (x * 5).i0(),
    "i0e": lambda x, w: ag.special.i0e(x * 5),
    "i1": lambda x, w: ag.special.i1(x * 5),
    "i1e": lambda x, w: ag.special.i1e(x * 5),
    "logaddexp2": lambda x, w: ag.logaddexp2(x, w),
    "fmod": lambda x, w: x.fmod(w),
    "remainder": lambda x, w: x.remainder(w),
    "rounded division": lambda x, w: ag.div(x, w, rounding_mode="floor") * x,
    "huber": lambda x, w: F.huber_loss(x, x.sin(), delta=0.5).exp(),
    "smooth_l1": lambda x, w: F.smooth_l1_loss(x, x.sin(), reduction="none", beta=0.3),
    "mse": lambda x, w: F.mse_loss(x, x.sin(), reduction="sum"),
    "sgn": lambda x, w: x.sgn() * x,
    "sin": lambda x, w: x.sin().tanh().exp().log(),
}  # fmt: skip


for _name in (
    *("silu", "mish", "softplus", "elu", "celu", "selu", "leaky_relu", "logsigmoid", "hardtanh"),
    *("hardsigmoid", "hardswish", "softshrink", "hardshrink", "sigmoid"),
):
    CASES[_name] = partial(lambda function, x, w: function(x * 3), getattr(F, _name))


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("name", CASES)
def test_results_and_gradients(name, dtype, monkeypatch):
    x, w = normal(N, C, dtype=dtype), normal(C, dtype=dtype) + 2

    def call() -> list[np.ndarray]:
        leaves = [ag.tensor(each, requires_grad=True) for each in (x, w)]
        result = CASES[name](*leaves)
        weights = ag.tensor(np.cos(np.arange(result.numel())).astype(dtype)).reshape(result.shape)
        found = ag.grad((result * weights).sum(), leaves, allow_unused=True)
        return [result.detach().numpy(), *[g.numpy() for g in found if g is not None]]

    eager._families.clear()
    found = call()
    by_kernel = [program for name, program in made_programs() if not isinstance(name, type)]
    assert by_kernel
    assert None not in by_kernel
    expected = without(monkeypatch, call)
    assert len(found) == len(expected)
    for a, b in zip(found, expected, strict=True):
        assert a.dtype == b.dtype
        assert a.shape == b.shape
        tolerance = 2e-12 if dtype == "d" else 2e-4
        np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance)


FORWARDS = [op for op in OPERATIONS.values() if "NATIVE" in op.function.__code__.co_names]
FORWARDS += [OPERATIONS[name] for name in (
    "erfinv", "_ndtr_of", "_ndtr_short", "lgamma", "digamma", "i0", "special.i0e", "special.i1",
    "special.i1e", "logaddexp2", "fmod", "remainder", "special.erfcx", "special.ndtri",
    "special.log_ndtr", "sinc", "angle", "frac", "hypot", "nextafter",
)]  # fmt: skip
FORWARDS.remove(OPERATIONS["_flat"])
"""Rows whose forwards are asked for as loops, or which call kernels that are; a product with 1 is
none."""


@pytest.mark.parametrize("op", FORWARDS, ids=lambda op: op.name)
def test_forwards(op):
    def arguments(x: np.ndarray) -> list[Any]:
        others = iter((np.flip(x) + x.dtype.type(1), x * x))
        number = {"div": None, "clone": None, "round": 0}.get(op.name, 2.5)
        numbers = [number] * (len(op.parameters) - len(op.tensors))
        return [x, *[next(others) for _ in op.tensors[1:]], *numbers]

    inside = np.linspace(0.1, 0.9, 20_000) + (op.name == "acosh")
    specials = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e-310, -3.0, 1.0] * 2_500)
    with np.errstate(all="ignore"):
        for x in (inside, inside.astype("f"), specials):
            found = eager.run(op, arguments(x))
            expected = op.on_arrays(arguments(x))
            assert found.dtype == expected.dtype
            np.testing.assert_allclose(found, expected, rtol=4e-15 if x.dtype == "d" else 2e-6)


def test_forwards_of_users(tmp_path):
    table = tmp_path / "bells.yaml"
    table.write_text("""
- name: bell(Tensor self, Tensor width) -> Tensor
  doc: A bell.
  kind: pointwise
  forward: np.exp(-(self * self) / width) / (1 + np.exp(-self))
  self: grad * result * (1 / (1 + exp(self)) - 2 * self / width)
  width: grad * result * (self * self) / (width * width)
""")
    package = ag.load_table(table)
    try:
        x, w = (
            ag.tensor(each, requires_grad=True) for each in (normal(200, 200), normal(200) ** 2)
        )
        package.bell(x, w + 1).sum().backward()
        large = [x.grad.numpy(), w.grad.numpy()]
        (op,) = (each for each in OPERATIONS.values() if each.function is package.bell)
        assert None not in eager._families[op].programs.values()
        for row in (0, 199):  # too small for loops
            y, v = x[row].detach().requires_grad_(), w.detach().requires_grad_()
            package.bell(y, v + 1).sum().backward()
            np.testing.assert_allclose(large[0][row], y.grad.numpy(), rtol=1e-12, atol=1e-14)
    finally:
        ag.unload_table(package)


def test_kernels_of_users_are_their_own(tmp_path):
    """Even under the name of a kernel that is known as a loop."""
    table = tmp_path / "own.yaml"
    table.write_text("""
- name: twice(Tensor self) -> Tensor
  doc: A function of a kernel whose name is known.
  kind: pointwise
  forward: kernels.sigmoid(self) * 2 + 1
  self: grad * 20
""")
    own = SimpleNamespace(sigmoid=lambda x: x * 10)
    package = ag.load_table(table, kernels=own)
    try:
        x = ag.tensor(normal(200, 200))
        expected = x.numpy() * 20 + 1
        np.testing.assert_array_equal(package.twice(x).numpy(), expected)
        compiled = ag.compile(package.twice, backend="native")
        np.testing.assert_array_equal(compiled(x).numpy(), expected)
    finally:
        ag.unload_table(package)


def test_numbers_of_numpy_are_arrays():
    """What arithmetic makes of arrays without dimensions, such as the gradient of a loss."""
    x, y = normal(200, 200), normal(200, 200)
    grad = -np.array(2.0)
    assert isinstance(grad, np.generic)
    found = eager.run("distance_slope", (x, y, grad, None, 0.5))
    np.testing.assert_allclose(found, (x - y) * -4, rtol=1e-15)


def test_what_is_left_to_numpy():
    x = normal(200, 200)
    for other in (x[:, ::2], x.astype("F"), x.astype(">f8"), x > 0):
        assert eager.run("sigmoid", (other,)) is NotImplemented
    halves = x.astype(np.float16)
    assert eager.run("log_softmax", (halves, -1, np.dtype(np.float32))) is NotImplemented
    assert eager.run("log_softmax", (x.T, -1)) is NotImplemented


@pytest.mark.parametrize(("call", "error"), [
    (lambda x: F.softmax(x, 5), IndexError),
    (lambda x: F.layer_norm(x, (7,)), RuntimeError),
    (lambda x: F.hardtanh(x, 2.0, 1.0), ValueError),
    (lambda x: F.gelu(x, approximate="no"), RuntimeError),
    (lambda x: F.celu(x, 0.0), RuntimeError),
    (lambda x: x.clamp(), RuntimeError),
])  # fmt: skip
def test_errors_are_those_of_kernels(call, error):
    with pytest.raises(error) as large:
        call(ag.tensor(normal(200, 200)))
    with pytest.raises(error) as small:
        call(ag.tensor(normal(2, 2)))
    assert str(large.value)[:20] == str(small.value)[:20]


def test_loops_have_the_names_of_kernels_and_formulas():
    known = {*dir(kernels), *dir(losses), *dir(special), "gammaln", "psi"}  # two of SciPy's names
    assert [name for name in _loops.__all__ if name not in known] == []


def test_inputs_stay_and_results_are_new():
    x = ag.tensor(normal(200, 200))
    kept = x.numpy().copy()
    y = F.hardtanh(x, -1e9, 1e9)
    y += 1
    np.testing.assert_array_equal(x.numpy(), kept)
    first, second = F.softmax(x, 1), F.softmax(x * 2, 1)
    assert not np.shares_memory(first.numpy(), second.numpy())


def test_the_slope_of_gelu_is_recovered_from_its_result():
    """Phi(x) = result / x, but where that is 0 / 0, inf / inf or of lost digits."""
    x = np.resize(np.array([0.0, -0.0, 1e-45, 1e-38, -1e-30, 0.3, -5, -12, 50, np.inf, -np.inf,
                            np.nan], "f"), 1 << 15)  # fmt: skip
    leaf = ag.tensor(x, requires_grad=True)
    eager._families.clear()
    F.gelu(leaf).sum().backward()
    assert any(getattr(name, "__name__", "") == "GeluBackward0" for name, _ in made_programs())
    wide = np.clip(x.astype(float), -60, 60)
    density = np.exp(-wide * wide / 2) / np.sqrt(2 * np.pi)
    expected = scipy_special.ndtr(wide) + wide * density
    np.testing.assert_allclose(leaf.grad.numpy(), expected, rtol=1e-5, atol=1e-7)


def test_formulas_are_one_loop(monkeypatch):
    x, b = normal(200, 200) ** 2 + 0.1, normal(200) ** 2 + 0.1

    def call() -> list[np.ndarray]:
        leaves = [ag.tensor(each, requires_grad=True) for each in (x, b)]
        p, q = leaves
        y = ((p * q).tanh() * p.sin() / (p + 2)).exp() + p.sqrt() + q.log() * p
        return [g.numpy() for g in ag.grad((y * y.detach()).sum(), leaves)]

    eager._families.clear()
    found = call()
    names = {name.__name__ for name, program in made_programs()
             if program is not None and isinstance(name, type)}  # fmt: skip
    assert names >= {"MulBackward0", "TanhBackward0", "SinBackward0", "ExpBackward0"}
    for a, b_ in zip(found, without(monkeypatch, call), strict=True):
        np.testing.assert_allclose(a, b_, rtol=1e-11, atol=1e-14)


def test_gradients_of_broadcast_and_transposed_arrays(monkeypatch):
    x = normal(200, 200)

    def call() -> list[np.ndarray]:
        leaf = ag.tensor(x, requires_grad=True)
        y = (leaf.t() * leaf).sin()[::2] * leaf[:100].expand(2, 100, 200)
        return [ag.grad(y.sum(), [leaf])[0].numpy()]

    np.testing.assert_allclose(call()[0], without(monkeypatch, call)[0], rtol=1e-11, atol=1e-12)


@pytest.fixture
def families() -> Any:
    """The families of kernels and nodes, with none in them yet."""
    eager._families.clear()
    yield eager._families
    eager._families.clear()


def test_numbers_that_vary_are_left_to_numpy(families, monkeypatch):
    x = ag.tensor(normal(200, 200))
    for i in range(100):
        bound = 0.01 * i
        found = x.clamp(-bound, bound)
        expected = np.clip(x.numpy(), -bound, bound)
        np.testing.assert_array_equal(found.numpy(), expected)
        (x.detach().abs().requires_grad_() ** bound).sum().backward()
    assert 1 < len(families["clamp"].programs) <= 10
    assert all(len(each.programs) <= 10 for each in families.values() if each is not None)


def test_shapes_that_vary_are_left_to_numpy_but_come_back(families):
    x = ag.tensor(normal(40_000))
    for n in range(200):
        x[: 20_000 + n].sigmoid()
    family = families["sigmoid"]
    assert len(family.programs) < 70
    key = eager._shapes([x.numpy()]), ((),)
    assert key not in family.programs
    for _ in range(40):
        x.sigmoid()
    assert family.programs[key] is not None


def test_programs_are_told_apart_by_their_numbers(families, monkeypatch):
    """0.0 and -0.0 are equal, as are 1 and True; nan is not equal to itself."""
    monkeypatch.setattr(eager, "_SPENT", 1000)
    x = np.where(normal(200, 200) > 0, 0.0, -1.0)
    for low in (0.0, -0.0, np.nan, np.nan, 1, True, None, x, -x):
        for high in (None, 0.5, x):
            if low is None and high is None:
                continue

            def call(low: Any = low, high: Any = high) -> np.ndarray:
                return kernels.clamp(x, low, high)

            np.testing.assert_array_equal(call(), without(monkeypatch, call))
    signs = {key[1] for key in families["clamp"].programs}
    assert len({sign for sign in signs if "nan" in str(sign)}) == 3


def test_shapes_are_inferred_without_loops(families):
    """Nobody reads the numbers then, and to compile a loop takes long."""
    x = ag.tensor(normal(600, 600))
    ag.compile(lambda x: F.softmax(x.clone(), -1).sum())(x)
    assert not any(family.programs for family in families.values() if family is not None)


def test_calls_that_differ_in_layout_alone(families):
    """What was met in C order is not taken for what lies otherwise, or has other bytes."""
    x = normal(200, 200)
    layouts = (
        x,
        x.T,
        x[::-1],
        np.asfortranarray(x),
        x.astype(">f8"),
        np.broadcast_to(x[:1], x.shape),
    )
    for each in layouts * 3:
        t = ag.tensor(each, requires_grad=True)
        y = t.sigmoid()
        np.testing.assert_allclose(y.detach().numpy(), 1 / (1 + np.exp(-each)), rtol=1e-14)
        slope = y.detach().numpy() * (1 - y.detach().numpy())
        for grad in layouts:
            (found,) = ag.grad(
                y, t, ag.from_numpy(np.array(grad, "f8", order="K")), retain_graph=True
            )
            np.testing.assert_allclose(found.numpy(), grad * slope, rtol=1e-13, atol=1e-15)
    assert families["sigmoid"].met
    before = families["sigmoid"].credit
    ag.tensor(x).sigmoid()
    assert families["sigmoid"].credit > before


def test_nodes_of_users_are_not_asked_for_what_they_save(families):
    class Cube(ag.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x)
            return x**3

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 3 * ctx.saved_tensors[0] ** 2

    leaf = ag.tensor(normal(200, 200), requires_grad=True)
    Cube.apply(leaf).sum().backward()
    np.testing.assert_allclose(leaf.grad.numpy(), 3 * leaf.detach().numpy() ** 2)
    assert [each for name, each in families.items() if "Cube" in str(name)] == [None]


def test_memory_of_intermediates_is_given_back(families):
    """A program of several loops has arrays between them, which must not live on."""
    x = normal(16, 8, 40, 40)
    tracemalloc.start()
    try:
        for n in (38, 39, 40):
            F.batch_norm(ag.tensor(x[:, :, :n].copy()), None, None, training=True)
        current, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert current < x.nbytes / 2


def test_where_there_are_no_native_loops_numpy_computes():
    native = large.Native()
    x = normal(4)
    assert native.run("sigmoid", (x,)) is NotImplemented
    assert native.least == sys.maxsize
    np.testing.assert_array_equal(native.forward(OPERATIONS["exp"], x), np.exp(x))
    assert not native.add_rows()
    with pytest.raises(AttributeError):
        native.other  # noqa: B018


# ---- gradients of the table's rows ---------------------------------------------------------------


def drawn(row: str, *shape: int) -> list[ag.Tensor]:
    """Leaves for the required arguments of a row, within its domain."""
    record = ag.registry[row]
    names = [x.name for x in parse(record.signature).arguments if x.default is None]
    arrays = [RANDOM.uniform(*interval(record.domain or {}, name), shape) for name in names]
    return [ag.tensor(x, requires_grad=True) for x in arrays]


def first_result(row: str, leaves: list[ag.Tensor]) -> ag.Tensor:
    found = OPERATIONS[row].function(*leaves)
    return found[0] if isinstance(found, tuple) else found


def takes_tensors(row: str) -> bool:
    """Whether it has real derivatives with respect to all of its required arguments."""
    record = ag.registry[row]
    given = [x for x in parse(record.signature).arguments if x.default is None]
    if any(x.type.base != "Tensor" or x.type.is_list for x in given):
        return False
    words = {"zero", "not_implemented", "non_differentiable"}
    return bool(record.formulas) and words.isdisjoint(record.formulas[x.name] for x in given)


ROWS = [
    name for name, record in ag.registry.items()
    if record.kind in eager._LOOPED and "._" not in f".{name}" and takes_tensors(name)
    and name.partition(".")[0] not in ("clamp", "complex", "polar")  # one bound; complex results
    and name not in ("special.lambertw", "special.wofz")  # complex results
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_gradients_are_those_of_numpy(row, monkeypatch):
    """Of a gradient for each element, and of one number for all, as that of a sum is."""
    leaves = drawn(row, 130, 140)

    def gradients(one: bool) -> Any:
        y = first_result(row, leaves)
        seed = ag.tensor(0.5).expand(y.shape) if one else y.detach().cos()
        return ag.grad(y, leaves, seed)

    for one in (False, True):
        expected = without(monkeypatch, lambda one=one: gradients(one))
        for found, wanted in zip(gradients(one), expected, strict=True):
            scale = np.abs(wanted.numpy()).max()
            np.testing.assert_allclose(found.numpy(), wanted.numpy(), 1e-9, 1e-13 * scale)


@pytest.mark.parametrize("function", [F.hardswish, F.silu, partial(F.gelu, approximate="tanh")])
def test_formulas_that_call_functions_are_one_loop(families, monkeypatch, function):
    def refuse(*args):
        pytest.fail("NumPy computes the formulas")

    x = ag.tensor(normal(N, C), requires_grad=True)
    for seed in (ag.ones(N, C), ag.ones(()).expand(N, C)):
        y = function(x)
        y.backward(seed, retain_graph=True)
        with monkeypatch.context() as patch:
            patch.setattr(type(y.grad_fn), "on_arrays", refuse)
            y.backward(seed)


# ---- losses and bounds, against PyTorch ----------------------------------------------------------

EDGES = np.array([0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1e-310, -1e-310, 2.0, -3e38, np.inf, -np.inf,
                  np.nan])  # fmt: skip


def pairs(dtype: str) -> list[np.ndarray]:
    """Each number of EDGES beside each, in arrays that are large enough for loops."""
    n = len(EDGES)
    both = [np.repeat(EDGES, n), np.tile(EDGES, n)]
    with np.errstate(over="ignore"):
        return [np.resize(x, (170, 101)).astype(dtype) for x in both]


BOUNDS = [
    ("clamp", -0.5, 0.5), ("clamp", 0.0, None), ("clamp", None, 0.0), ("clamp", -0.0, 0.0),
    ("clamp", np.nan, 1.0), ("clamp", 1.0, -1.0), ("clamp", -np.inf, np.inf), ("relu",),
    ("nn.functional.hardtanh", -1.0, 1.0), ("nn.functional.hardtanh", 0.0, 0.0),
    ("nn.functional.relu6",), ("nan_to_num",), ("nan_to_num", 1.5, -2.0), ("nan_to_num", None, 3.0),
]  # fmt: skip


def of_name(module: Any, name: str) -> Any:
    for part in name.split("."):
        module = getattr(module, part)
    return module


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize(("name", "bounds"), [(name, tuple(b)) for name, *b in BOUNDS], ids=str)
def test_bounds_of_nan_and_signed_zeros(name, bounds, dtype, monkeypatch):
    torch = pytest.importorskip("torch")
    x = pairs(dtype)[0]

    def call() -> np.ndarray:
        with np.errstate(invalid="ignore"):
            return of_name(ag, name)(ag.tensor(x), *bounds).numpy()

    found, expected = call(), without(monkeypatch, call)
    np.testing.assert_array_equal(found, expected)
    if not name.startswith("nn."):  # np.clip chooses between 0 and -0 by the size of the array
        zeros = expected == 0
        np.testing.assert_array_equal(np.signbit(found[zeros]), np.signbit(expected[zeros]))
    np.testing.assert_array_equal(found, of_name(torch, name)(torch.tensor(x), *bounds).numpy())


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("reduction", ["none", "sum", "mean"])
@pytest.mark.parametrize(("name", "numbers"), [
    ("mse_loss", {}), ("huber_loss", {"delta": 1.0}), ("huber_loss", {"delta": 0.3}),
    ("smooth_l1_loss", {"beta": 1.0}), ("smooth_l1_loss", {"beta": 0.3}),
])  # fmt: skip
def test_losses_of_distances(name, numbers, reduction, dtype, monkeypatch):
    """On usual numbers, with the gradients by both, and on those where a loop could go wrong."""
    torch = pytest.importorskip("torch")
    usual = [normal(170, 101, dtype=dtype) for _ in range(2)]
    usual[1][:3] = usual[0][:3]
    for arrays in (usual, pairs(dtype)) if reduction == "none" else (usual,):

        def call(library: Any = ag, arrays: Any = arrays) -> list[np.ndarray]:
            leaves = [library.tensor(x, requires_grad=True) for x in arrays]
            with np.errstate(all="ignore"):
                loss = getattr(library.nn.functional, name)(*leaves, reduction=reduction, **numbers)
                loss.backward(library.ones_like(loss) * 0.7)
            return [loss.detach().numpy(), *[x.grad.numpy() for x in leaves]]

        eager._families.clear()
        found = call()
        assert [p for key, p in made_programs() if not isinstance(key, type) and p is not None]
        rtol = 1e-12 if dtype == "d" else 1e-5
        for wanted in (without(monkeypatch, call), call(torch)):
            for a, b in zip(found, wanted, strict=True):
                assert a.dtype == b.dtype
                np.testing.assert_allclose(a, b, rtol, 1e-30)


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("reduction", ["none", "sum", "mean"])
def test_binary_cross_entropy(reduction, dtype, monkeypatch):
    """With the gradients by both; close to 0 and 1 PyTorch's is infinite by the target."""
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(4)
    arrays = [rng.uniform(0.01, 0.99, (170, 101)).astype(dtype) for _ in range(2)]
    ends = [x.copy() for x in arrays]
    for x, y in zip(ends, ([0, 1, 0, 1, 1e-30], [0, 1, 1, 0, 0.5]), strict=True):
        x[0, :5] = y

    def call(given: Any, library: Any = ag) -> list[np.ndarray]:
        leaves = [library.tensor(x, requires_grad=True) for x in given]
        loss = library.nn.functional.binary_cross_entropy(*leaves, reduction=reduction)
        loss.backward(library.ones_like(loss) * 0.7)
        return [loss.detach().numpy(), *[x.grad.numpy() for x in leaves]]

    eager._families.clear()
    rtol = 1e-12 if dtype == "d" else 1e-5
    for given, libraries in ((arrays, (ag, torch)), (ends, (ag,))):
        found = call(given)
        for library in libraries:
            for a, b in zip(
                found, without(monkeypatch, partial(call, given, library)), strict=True
            ):
                assert a.dtype == b.dtype
                np.testing.assert_allclose(a, b, rtol, 2 * rtol)
    assert len([p for key, p in made_programs() if p is not None]) >= 2


@pytest.mark.parametrize("ufunc", [np.logaddexp, np.logaddexp2])
@pytest.mark.parametrize("dtype", ["f", "d"])
def test_truths_beside_numbers_do_not_widen_them(ufunc: Any, dtype: str) -> None:
    truths, numbers = normal(N, C) > 0, normal(N, C, dtype=dtype)
    for args in ((truths, numbers), (numbers, truths)):
        wanted = ufunc(*args)
        found = ufunc(*map(ag.tensor, args)).numpy()
        assert found.dtype == wanted.dtype
        np.testing.assert_allclose(found, wanted, rtol=1e-6)
