"""Values that leave the graph as plain numbers and arrays: right, refused, or on purpose."""

from __future__ import annotations

import array
import copy
import ctypes
import decimal
import fractions
import inspect
import io
import logging
import math
import operator
import pickle
import random
import re
import statistics
import struct
import warnings
from pathlib import Path

import numpy as np
import pytest
from scipy import fft as scipy_fft
from scipy import integrate, interpolate, linalg, optimize, special

import autograd as ag
from autograd import func, functional, sparsity
from autograd.base.escapes import ConversionError, LostGradientError, NotForBatchesError
from autograd.transforms import forward_ad
from autograd.utils.checkpoint import checkpoint
from tests.samples.rows import public, signature, spec_of

PRESENT = Path(__file__).name


# ---- all ways out of Python and NumPy ------------------------------------------------------------


def written(write, start=np.zeros, size=3):
    """What `write` leaves of one of NumPy's arrays."""

    def f(v):
        x = start(size)
        write(x, v)
        return x.sum()

    return f


def filled(index, size=3):
    return written(lambda x, v: x.__setitem__(index, v), size=size)


# What is done with a number v -> whether the derivative is refused, or right.
REFUSED = {
    "float": float,
    "complex": lambda v: complex(v).real,
    **{
        f"math.{f.__name__}": f
        for f in (
            math.exp,
            math.sin,
            math.sqrt,
            math.log,
            math.lgamma,
            math.floor,
            math.ceil,
            math.degrees,
            math.isfinite,
            math.fabs,
        )
    },
    "math.fsum": lambda v: math.fsum([v, v]),
    "math.hypot": lambda v: math.hypot(v, v),
    "math.pow": lambda v: math.pow(v, 2),
    "math.copysign": lambda v: math.copysign(v, 1),
    "tolist": lambda v: v.tolist(),
    "np.float64": np.float64,
    "np.float32": np.float32,
    "np.complex128": lambda v: np.complex128(v).real,
    "np.asarray": np.asarray,
    "np.array": np.array,
    "np.array of a list": lambda v: np.array([v, 2 * v]).sum(),
    "np.array of objects": lambda v: np.array([v, 2 * v], object).sum(),
    "np.asarray of nested lists": lambda v: np.asarray([[v, 1.0], [2.0, v]]).sum(),
    "numpy": lambda v: v.numpy(),
    "memoryview": lambda v: memoryview(v)[0],
    "np.from_dlpack": np.from_dlpack,
    "np.fromiter": lambda v: np.fromiter([v, v], float).sum(),
    "np.full": lambda v: np.full(3, v).sum(),
    "np.full_like": lambda v: np.full_like(np.zeros(3), v).sum(),
    "ag.full": lambda v: ag.full((3,), v).sum(),
    "ag.linspace": lambda v: ag.linspace(0, v, 3).sum(),
    "ag.arange": lambda v: ag.arange(0, v, 0.5).sum(),
    "ag.tensor": ag.tensor,
    "ag.tensor of a list": lambda v: ag.tensor([v, 2 * v]).sum(),
    "ag.as_tensor of a list": lambda v: ag.as_tensor([v, 2 * v]).sum(),
    "an element written": filled(0),
    "a slice written": filled(slice(2)),
    "a mask written": filled(np.array([True, False, True])),
    "indices written": filled([0, 2]),
    "an element of two written": filled((0, 0), (1, 3)),
    "an element added to": written(lambda x, v: x[:1].__iadd__(v)),
    "an array multiplied in place": written(lambda x, v: x.__imul__(v), np.ones),
    "np.copyto": written(np.copyto),
    "np.add.at": written(lambda x, v: np.add.at(x, [0, 1], v)),
    "fill": written(lambda x, v: x.fill(v), np.ones),
    "put": written(lambda x, v: x.put([0], v), np.ones),
    "ndarray.dot": lambda v: np.ones(1).dot(v.reshape(1)),
    "np.sum of a list": lambda v: np.sum([v, v]),
    "np.vectorize": lambda v: np.vectorize(lambda x: x * 2)(v),
    "np.random": lambda v: np.random.default_rng(0).normal(v),
    "np.random.normal": lambda v: np.random.RandomState(0).normal(v, v),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda v: pickle.loads(pickle.dumps(v)),
    "fractions": fractions.Fraction,
    "decimal": decimal.Decimal,
    "operator.index": operator.index,
    "range": lambda v: len(range(v)),
    "round": round,
    "divmod": lambda v: divmod(v, 0.4)[1],
    "array.array": lambda v: array.array("d", [v])[0],
    "ctypes": lambda v: ctypes.c_double(v).value,
    "statistics.fmean": lambda v: statistics.fmean([v, v]),
    "statistics.mean": lambda v: statistics.mean([v, v]),
    "statistics.stdev": lambda v: statistics.stdev([v, 2 * v, 0.0]),
    "random.expovariate": lambda v: math.log(random.Random(0).expovariate(1.0)) * float(v),
    "bytes": bytes,
}
# What has its own way to say that it wants no Tensor, and does not hand on what the Tensor says.
OTHER_ERRORS = {
    "struct": (lambda v: struct.unpack("d", struct.pack("d", v))[0], struct.error),
    "flat": (lambda v: np.zeros(1).flat.__setitem__(0, v), ValueError),
}

RIGHT = {
    "abs": abs,
    "pow": lambda v: pow(v, 3),
    "sum": lambda v: sum([v, v * v]),
    "max": lambda v: max(v, 0.5),
    "sorted": lambda v: sorted([v, 3.0, 0.1 * v])[0],
    "a branch": lambda v: v * v if v > 0 else -v,
    "int": lambda v: v * int(v),
    "math.prod": lambda v: math.prod([v, v]),
    "random.uniform": lambda v: random.Random(0).uniform(0.0, v),
    "random.gauss": lambda v: random.Random(0).gauss(v, 2.0),
    "statistics.median": lambda v: statistics.median([v, 0.0, 3.0]),
    "np.stack": lambda v: np.stack([v, 2 * v]).sum(),
    "ag.zeros": lambda v: (x := ag.zeros(3), x.__setitem__(0, v))[0].sum(),
    "ag.stack": lambda v: ag.stack([v, 2 * v]).sum(),
    "clone": lambda v: v.clone(),
    "np.copy": np.copy,
    "ndarray.clip": lambda v: np.linspace(0, 3, 9).clip(0, v).sum(),
    "float first": lambda v: 2.0 * v,
    "formatted": lambda v: bool(f"{v} {v:.3f} {v!r}" + "%.3f" % v + f"{v:8.2e}") * v,  # noqa: UP031
    "as many as": lambda v: v * sum(range(int(v * 3))),
}

# The ways out on purpose: what they give is a constant.
ON_PURPOSE = {
    "item": lambda v: v.item(),
    "detach": lambda v: v.detach(),
    "data": lambda v: v.data,
    "numpy by force": lambda v: v.numpy(force=True),
    "int": int,
    "np.ma.getdata": np.ma.getdata,  # what np.ma takes for its own
}

POINT = 1.3
TRANSFORMS = {
    "grad": lambda f: func.grad(f)(POINT),
    "grad of a Tensor": lambda f: func.grad(f)(ag.tensor(POINT)).item(),
    "grad of what requires grad": lambda f: (
        func.grad(f)(ag.tensor(POINT, requires_grad=True)).item()
    ),
    "value_and_grad": lambda f: func.value_and_grad(f)(POINT)[1],
    "grad_and_value": lambda f: func.grad_and_value(f)(POINT)[0],
    "vjp": lambda f: func.vjp(f, POINT)[1](1.0)[0],
    "jvp": lambda f: func.jvp(f, (POINT,), (1.0,))[1],
    "jacrev": lambda f: func.jacrev(f)(POINT),
    "jacfwd": lambda f: func.jacfwd(f)(POINT),
    "value_and_jacrev": lambda f: func.value_and_jacrev(f)(POINT)[1],
    "value_and_jacfwd": lambda f: func.value_and_jacfwd(f)(POINT)[1],
    "linearize": lambda f: func.linearize(f, POINT)[1](1.0),
    "functional.jacobian": lambda f: functional.jacobian(f, ag.tensor(POINT)).item(),
    "functional.jacobian forward": lambda f: functional.jacobian(
        f, ag.tensor(POINT), strategy="forward-mode"
    ).item(),
    "functional.vjp": lambda f: functional.vjp(f, ag.tensor(POINT))[1].item(),
    "functional.jvp": lambda f: functional.jvp(f, ag.tensor(POINT), ag.tensor(1.0))[1].item(),
    "grad of a dict": lambda f: func.grad(lambda d: f(d["v"]) * d["w"])(
        {"v": POINT, "w": 1.0}
    )["v"],
    "grad within vmap": lambda f: func.vmap(func.grad(f))(np.array([POINT, POINT]))[0],
    "grad within grad": lambda f: func.grad(
        lambda w: func.grad(lambda v: w * f(v))(POINT) * w
    )(0.5),
    "grad within jvp": lambda f: func.grad(lambda v: func.jvp(f, (v,), (1.0,))[0])(POINT),
    "grad within forward mode": lambda f: func.jvp(
        lambda v: func.grad(lambda w: f(v) * w)(1.0), (POINT,), (1.0,)
    )[1],
}  # fmt: skip
SECOND = {
    "hessian": lambda f: func.hessian(f)(POINT),
    "hvp": lambda f: func.hvp(f)(POINT, 1.0),
    "jacfwd of jacrev": lambda f: func.jacfwd(func.jacrev(f))(POINT),
    "functional.hessian": lambda f: functional.hessian(f, ag.tensor(POINT)).item(),
    "functional.hvp": lambda f: functional.hvp(f, ag.tensor(POINT), ag.tensor(1.0))[1].item(),
    "functional.vhp": lambda f: functional.vhp(f, ag.tensor(POINT), ag.tensor(1.0))[1].item(),
}
SPARSE = {
    "sparsity.jacobian": lambda f: func.jacobian(
        lambda x: ag.stack([f(x[0])]), sparsity="auto"
    )(np.array([POINT])),
    "sparsity.hessian": lambda f: sparsity.hessian(lambda x: f(x[0]), sparsity="auto")(
        np.array([POINT])
    ),
}  # fmt: skip


def times(escape):
    return lambda v: v * escape(v)


@pytest.mark.parametrize("transform", ["grad", "jvp", "jacfwd"])
@pytest.mark.parametrize("name", REFUSED)
def test_what_loses_the_derivative_is_refused(name, transform):
    with pytest.raises(TypeError):
        TRANSFORMS[transform](times(REFUSED[name]))


@pytest.mark.parametrize("transform", ["grad", "jvp"])
@pytest.mark.parametrize("name", OTHER_ERRORS)
def test_errors_of_others(name, transform):
    escape, kind = OTHER_ERRORS[name]
    with pytest.raises(kind) as error:
        TRANSFORMS[transform](times(escape))
    assert "would be lost by float()" in "".join(error.value.__notes__)


@pytest.mark.parametrize("transform", ["grad", "jvp", "jacfwd"])
@pytest.mark.parametrize("name", RIGHT)
def test_what_keeps_the_derivative_is_right(name, transform):
    f = RIGHT[name]
    h = 1e-6
    expected = (f(ag.tensor(POINT + h)) - f(ag.tensor(POINT - h))).item() / (2 * h)
    assert TRANSFORMS[transform](f) == pytest.approx(expected, rel=1e-7)


@pytest.mark.parametrize("transform", ["grad", "jvp"])
@pytest.mark.parametrize("name", ON_PURPOSE)
def test_ways_out_on_purpose_give_constants(name, transform):
    constant = float(ON_PURPOSE[name](ag.tensor(POINT)))
    assert TRANSFORMS[transform](times(ON_PURPOSE[name])) == constant


# What SciPy's functions make of it: those that take no Tensor say so, whoever calls whom.
SCIPY = {
    "quad of a function": lambda v: integrate.quad(lambda t: np.sin(v * t), 0, 1)[0],
    "quad to a border": lambda v: integrate.quad(np.sin, 0, v)[0],
    "brentq": lambda v: optimize.brentq(lambda x: x**2 - v, 0, 3),
    "fsolve": lambda v: optimize.fsolve(lambda x: x**2 - v, 1.0)[0],
    "minimize": lambda v: optimize.minimize(lambda x: ((x - v) ** 2).sum(), [0.0]).x[0],
    "minimize_scalar": lambda v: optimize.minimize_scalar(lambda x: (x - v) ** 2).x,
    "least_squares": lambda v: optimize.least_squares(lambda x: x - v, [0.0]).x[0],
    "solve_ivp": lambda v: integrate.solve_ivp(lambda t, y: -v * y, (0, 1), [1.0]).y[0, -1],
    "odeint": lambda v: integrate.odeint(lambda y, t: -y, [v], [0, 1])[-1, 0],
    "fixed_quad": lambda v: integrate.fixed_quad(lambda x: v * x, 0, 1)[0],
    "CubicSpline": lambda v: interpolate.CubicSpline([0, 1, 2], [0, 1, 4.0])(v),
    "solve": lambda v: linalg.solve(np.eye(2) * v, np.ones(2))[0],
    "fft": lambda v: scipy_fft.fft(np.stack([v, v]))[0].real,
    "logsumexp": lambda v: special.logsumexp(np.stack([v, 2 * v])),
    "erf": special.erf,
}


@pytest.mark.parametrize("transform", ["grad", "jvp"])
@pytest.mark.parametrize("name", SCIPY)
def test_scipy_is_right_or_refuses(name, transform, capfd):
    f = SCIPY[name]
    try:
        found = TRANSFORMS[transform](f)
    except Exception as error:
        notes = "".join(getattr(error, "__notes__", []))
        assert isinstance(error, TypeError) or "would be lost" in notes
        return
    h = 1e-6
    assert found == pytest.approx((f(POINT + h) - f(POINT - h)) / (2 * h), rel=1e-6)


ESCAPES = ("float", "an element written", "np.array of a list", "tolist", "math.exp", "np.fromiter")


ALL_TRANSFORMS = {**TRANSFORMS, **SECOND, **SPARSE}


@pytest.mark.parametrize("transform", ALL_TRANSFORMS)
def test_all_transforms_refuse_and_run_after_an_error(transform):
    run = ALL_TRANSFORMS[transform]
    for name in ESCAPES:  # a sample of a batch says that it has no one value
        with pytest.raises(ConversionError):
            run(times(REFUSED[name]))
    run(lambda v: v * v)
    assert float(ag.tensor(POINT)) == POINT  # no function is open any more


def test_the_transform_that_is_named_is_the_one_whose_value_is_lost():
    def outer(v):
        return func.grad(lambda w: w * float(v))(2.0) * v

    with pytest.raises(LostGradientError, match=r"^jvp\(f, primals, tangents\): "):
        func.jvp(outer, (POINT,), (1.0,))
    with pytest.raises(LostGradientError, match=r"^grad\(f\)"):
        func.jacfwd(lambda v: func.grad(lambda w: w * float(w) * v)(2.0))(POINT)


def test_what_does_not_depend_on_the_inputs_is_free():
    outside = ag.tensor(2.0)
    assert func.grad(lambda v: v * float(outside))(POINT) == 2.0
    assert func.grad(lambda v: v * math.exp(ag.zeros(())))(POINT) == 1.0
    assert func.jvp(lambda v: v * float(outside), (POINT,), (1.0,))[1] == 2.0
    parameter = ag.tensor(2.0, requires_grad=True)
    with pytest.warns(UserWarning, match="Converting a tensor"):
        assert func.grad(lambda v: v * float(parameter * 1))(POINT) == 2.0
    with ag.no_grad():
        assert func.grad(lambda v: v * float(outside))(POINT) == 2.0


def test_no_grad_within_the_function_is_on_purpose():
    def f(v):
        with ag.no_grad():
            weight = float(v) + np.asarray(v) + np.array([v])[0]
        return v * weight

    assert func.grad(f)(POINT) == pytest.approx(3 * POINT)
    with pytest.raises(LostGradientError):  # it does not stop tangents
        func.jvp(ag.no_grad()(times(float)), (POINT,), (1.0,))


@pytest.mark.parametrize("transform", [func.vmap, lambda f: func.vmap(func.grad(f))])
def test_samples_of_a_batch_say_why_they_are_not_written(transform):
    with pytest.raises(NotForBatchesError, match="item"):
        transform(times(filled(0)))(np.array([POINT, 2.0]))


@pytest.mark.parametrize("tensor", [False, True])
def test_compiled_gradients_and_checkpoints_refuse(tensor):
    point = ag.tensor(POINT) if tensor else POINT
    for name in ESCAPES:
        with pytest.raises(ConversionError):
            ag.compile(func.grad(times(REFUSED[name])))(point)
    with pytest.raises(LostGradientError):
        func.grad(lambda v: checkpoint(times(math.exp), v, use_reentrant=False))(point)


def test_functions_with_derivatives_of_their_own_may_use_numbers():
    class Exp(ag.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.result = ag.tensor(math.exp(x) + np.asarray(x) * 0)
            return ctx.result

        @staticmethod
        def backward(ctx, grad):
            return grad * ctx.result

        @staticmethod
        def jvp(ctx, tangent):
            return tangent * ctx.result

    assert TRANSFORMS["grad"](Exp.apply) == pytest.approx(math.exp(POINT))
    assert TRANSFORMS["jvp"](Exp.apply) == pytest.approx(math.exp(POINT))


def test_a_tensor_that_outlives_its_transform_is_plain():
    kept = []
    func.jvp(lambda v: kept.append(v * 2) or v, (POINT,), (1.0,))
    assert float(kept[0]) == np.asarray(kept[0]) == 2 * POINT


# ---- messages ------------------------------------------------------------------------------------


def test_the_message_tells_what_to_write_and_the_traceback_leads_to_the_line():
    def f(v):
        x = np.zeros(2)
        x[0] = v  # this one
        return v * x.sum()

    with pytest.raises(LostGradientError) as error:
        func.grad(f)(POINT)
    assert any("this one" in str(entry.statement) for entry in error.traceback)
    for words in ("grad(f)(*args)", "x[i] = value", "np.exp", "autograd.zeros", "np.stack",
                  "value.item()", "value.detach()"):  # fmt: skip
        assert words in str(error.value)


def test_a_plain_result_tells_where_the_gradient_left():
    def by_item(v):
        w = v * 2
        u = w.item()  # here
        return u + 1

    lines, start = inspect.getsourcelines(by_item)
    line = start + next(i for i, text in enumerate(lines) if "# here" in text)
    place = f"{re.escape(PRESENT)}:{line}"
    message = rf"float\. The gradient was last seen to leave by item\(\), at .*{place}"
    for run in (TRANSFORMS["grad"], TRANSFORMS["vjp"], TRANSFORMS["jvp"], SECOND["hvp"],
                SECOND["hessian"], TRANSFORMS["linearize"], TRANSFORMS["jacrev"]):  # fmt: skip
        with pytest.raises(RuntimeError, match=message):
            run(by_item)
    with pytest.raises(RuntimeError, match=r"got ndarray.*by detach\(\), at"):
        func.grad(lambda v: v.detach().numpy())(POINT)
    with pytest.raises(RuntimeError, match=r"got float$"):
        func.grad(lambda v: 1.0)(POINT)


def test_an_error_of_the_function_stays_as_it_is():
    cause = KeyError("a")

    def f(v):
        raise ValueError("b") from cause

    with pytest.raises(ValueError, match="b") as error:
        func.grad(f)(POINT)
    assert error.value.__cause__ is cause


# ---- warnings outside of transforms --------------------------------------------------------------


def conversions(library, tensor):
    """What is converted -> how, in either library."""
    return {
        "float": lambda: float(tensor),
        "complex": lambda: complex(tensor),
        "math.exp": lambda: math.exp(tensor),
        "math.floor": lambda: math.floor(tensor),
        "an element written": lambda: filled(0)(tensor),
        "int": lambda: int(tensor),
        "bool": lambda: bool(tensor),
        "item": tensor.item,
        "tolist": tensor.tolist,
        "format": lambda: f"{tensor} {tensor:.3f}",
        "repr": lambda: repr(tensor),
        "detach": lambda: float(tensor.detach()),
        "of a list": lambda: library.tensor([tensor, 2 * tensor]),
        "of a tensor": lambda: library.tensor(tensor),
        "no_grad": lambda: _without_grad(library, tensor),
        "comparison": lambda: tensor > 1,
    }


def _without_grad(library, tensor):
    with library.no_grad():
        return float(tensor)


def warned(call):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    return {str(each.message).partition(".")[0].partition(" (Trig")[0] for each in caught}


WARNS = {
    *("float", "complex", "math.exp", "math.floor", "an element written"),
    *("of a list", "of a tensor"),
}


def test_what_warns():
    found = {
        name
        for name, call in conversions(ag, ag.tensor(POINT, requires_grad=True)).items()
        if warned(call)
    }
    assert found == WARNS
    assert not any(map(warned, conversions(ag, ag.tensor(POINT)).values()))


@pytest.mark.torch
def test_pytorch_warns_of_the_same(torch):
    before = torch.is_warn_always_enabled()
    torch.set_warn_always(True)
    try:
        theirs = conversions(torch, torch.tensor(POINT, requires_grad=True))
        ours = conversions(ag, ag.tensor(POINT, requires_grad=True))
        for name, call in theirs.items():
            expected = {text.replace("torch.", "autograd.") for text in warned(call)}
            assert warned(ours[name]) == expected, name
    finally:
        torch.set_warn_always(before)


def test_the_warning_names_the_line_and_comes_once_per_place():
    loss = ag.tensor(POINT, requires_grad=True) * 2
    with warnings.catch_warnings(record=True) as caught:
        warnings.resetwarnings()
        warnings.simplefilter("default")
        for _ in range(3):
            float(loss)
            math.exp(loss)
        x = np.zeros(2)
        x[0] = loss
    assert len(caught) == 3
    assert {each.filename for each in caught} == {__file__}
    assert len({each.lineno for each in caught}) == 3


def test_the_warnings_name_the_remedy():
    v = ag.tensor(POINT, requires_grad=True)
    for call, message in [
        (float, r"Consider using tensor.detach\(\) first, or tensor.item"),
        (lambda v: ag.tensor([v, 2 * v]), "autograd.stack of the list, which keeps the gradient"),
        (ag.tensor, r"sourceTensor\.clone\(\)|detach\(\)\.clone\(\)"),
    ]:
        with pytest.warns(UserWarning, match=message):
            call(v)
        with pytest.raises(UserWarning, match=message):  # where a warning is an error
            call(v)


def test_formatting_never_warns(caplog):
    v = ag.tensor(POINT, requires_grad=True)
    assert "%.2f" % v == "1.30"  # noqa: UP031
    assert "%s %d %g" % (v.item(), v, v) == "1.3 1 1.3"  # noqa: UP031
    text = "%5.1f"
    text %= v
    assert text == "  1.3"
    with caplog.at_level(logging.INFO):
        logging.getLogger(__name__).info("loss %.3f", v)
    assert caplog.messages == ["loss 1.300"]
    out = io.StringIO()
    print(v, f"{v:8.3f}", f"{v:.1e}", file=out)
    assert "1.300" in out.getvalue()


def test_dual_tensors_by_hand():
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(ag.tensor(POINT), ag.tensor(1.0))
        with pytest.warns(UserWarning, match="with a tangent"):
            assert float(dual) == POINT
        with pytest.raises(RuntimeError, match=r"Can't call numpy\(\)"):
            np.asarray(dual)
        assert dual.item() == dual.tolist() == POINT
        assert dual.numpy(force=True) == POINT
        assert f"{dual:.1f}" == "1.3"


# ---- all methods of a Tensor ---------------------------------------------------------------------

# Methods whose results depend on the values, but are meant to be plain.
PLAIN_ON_PURPOSE = {"item", "detach", "data", "__int__"}
# What needs no value: sizes, addresses, kinds, what a graph is made of.
NO_VALUES = {
    *("__alloc__", "__annotations__", "__array_priority__", "__class__", "__dict__"),
    *("__dir__", "__doc__", "__eq__", "__format__", "__hash__"),
    *("__init__", "__init_subclass__", "__len__", "__module__", "__ne__"),
    *("__new__", "__repr__", "__sizeof__", "__slots__", "__str__"),
    *("__subclasshook__", "__weakref__", "__pandas_priority__", "__bool__"),
}


def leaves_of(value):
    if isinstance(value, list | tuple):
        return [leaf for each in value for leaf in leaves_of(each)]
    return [value]


def test_no_method_of_a_tensor_lets_values_out():
    """Every attribute, and every method without arguments, gives no float that it should not."""
    rows = {name.partition(".")[0] for name in ag.registry}
    escaped = []
    seen = 0

    def f(v):
        nonlocal seen
        for name in dir(ag.Tensor):
            if (name.startswith("_") and not name.startswith("__")) or name in NO_VALUES:
                continue
            w = v * 1.0
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    found = getattr(w, name)
                    found = found() if callable(found) else found
            except Exception:
                continue
            seen += 1
            for leaf in leaves_of(found):
                if isinstance(leaf, ag.Tensor):
                    lost = not leaf.requires_grad and name not in rows and leaf.dtype.kind == "f"
                    lost = lost and not name.endswith("_") and bool((leaf != 0).any())
                else:
                    array = np.asarray(leaf)
                    lost = array.dtype.kind in "fc" or isinstance(leaf, np.ndarray)
                if lost:
                    escaped.append(name)
        return v

    func.grad(f)(POINT)
    assert seen > 200
    assert set(escaped) == PLAIN_ON_PURPOSE - {"__int__"}


# ---- numbers among the arguments of rows ---------------------------------------------------------

# Random numbers have no derivative by what they are drawn from, as in PyTorch.
RANDOM = {"normal.Tensor_float", "normal.float_Tensor", "nn.functional.rrelu"}


# Values for which a row may have a shorter way, that leaves the number out.
SPECIAL = (0.0, 1.0, 2.0)


def numbers_of(name):
    """The arguments of a row that are floats in a sample: (sample, place, name, value)."""
    spec = spec_of(name)
    if spec is None or name in RANDOM:
        return
    for sample in list(spec.draw())[:2]:
        sample = sample.mapped(lambda x: x.detach())
        for place, argument in enumerate(signature(name).arguments):
            if str(argument.type).rstrip("?") not in ("Scalar", "float"):
                continue
            value = sample.args[place] if place < len(sample.args) else argument.default
            value = sample.kwargs.get(argument.name, value)
            if isinstance(value, int | float) and not isinstance(value, bool):
                for each in dict.fromkeys((float(value), *SPECIAL)):
                    yield sample, place, argument.name, each


@pytest.mark.parametrize("name", [name for name in ag.registry if any(numbers_of(name))])
def test_a_tensor_for_a_number_is_right_or_refused(name):
    """No row takes the value alone of a Tensor that stands for a Scalar or float."""
    for sample, place, keyword, value in numbers_of(name):

        def f(v):
            args, kwargs = list(sample.args), dict(sample.kwargs)  # noqa: B023
            if place < len(args):  # noqa: B023
                args[place] = v  # noqa: B023
            else:
                kwargs[keyword] = v  # noqa: B023
            found = [
                x for x in leaves_of(public(name)(*args, **kwargs)) if isinstance(x, ag.Tensor)
            ]
            return sum(
                [(x * x.conj()).real.sum() for x in found if x.dtype.kind in "fc"], ag.zeros(())
            )

        try:
            slope = func.grad(f)(value)
        except Exception:
            continue
        try:
            expected, again = [(f(value + h) - f(value - h)).item() / (2 * h) for h in (1e-6, 1e-5)]
        except (RuntimeError, ValueError):  # at the border of what is allowed
            continue
        if expected != pytest.approx(again, rel=1e-3, abs=1e-6):  # at a jump
            continue
        assert slope == pytest.approx(expected, rel=1e-4, abs=1e-6), keyword


def test_jacfwd_of_several_numbers_refuses_and_takes_ways_out_on_purpose():
    """It runs for a batch of directions first, in which no number can be asked for."""
    point = np.array([POINT, 0.5])
    with pytest.raises(LostGradientError):
        func.jacfwd(lambda v: v * filled(0)(v[0]))(point)
    weighted = func.jacfwd(lambda v: v * v[0].item())(point)
    assert weighted.tolist() == [[POINT, 0.0], [0.0, POINT]]
