"""Values that leave the graph as plain numbers and arrays: right, refused, or on purpose."""

from __future__ import annotations

import array
import copy
import ctypes
import decimal
import fractions
import inspect
import math
import operator
import pickle
import random
import re
import statistics
import struct
from pathlib import Path

import numpy as np
import pytest
from scipy import fft as scipy_fft
from scipy import integrate, interpolate, linalg, optimize, special

import autograd as ag
from autograd import func, functional, sparsity
from autograd.base.escapes import ConversionError, LostGradientError, NotForBatchesError
from autograd.utils.checkpoint import checkpoint

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


MATH = ("exp", "sin", "sqrt", "log", "lgamma", "floor", "ceil", "degrees", "isfinite", "fabs")
# What is done with a number v -> whether the derivative is refused, or right.
REFUSED = {
    "float": float,
    "complex": lambda v: complex(v).real,
    **{f"math.{name}": getattr(math, name) for name in MATH},
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
        def forward(x):
            return ag.tensor(math.exp(x) + np.asarray(x) * 0)

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.result = output

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
    message = rf"float('>)?\. The gradient was last seen to leave by item\(\), at .*{place}"
    for run in (TRANSFORMS["grad"], TRANSFORMS["vjp"], TRANSFORMS["jvp"], SECOND["hvp"],
                SECOND["hessian"], TRANSFORMS["linearize"], TRANSFORMS["jacrev"]):  # fmt: skip
        with pytest.raises(RuntimeError, match=message):
            run(by_item)
    with pytest.raises(RuntimeError, match=r"got (<class 'numpy.)?ndarray.*by detach\(\), at"):
        func.grad(lambda v: v.detach().numpy())(POINT)
    with pytest.raises(RuntimeError, match=r"got (<class ')?float('>)?$"):
        func.grad(lambda v: 1.0)(POINT)


def test_an_error_of_the_function_stays_as_it_is():
    cause = KeyError("a")

    def f(v):
        raise ValueError("b") from cause

    with pytest.raises(ValueError, match="b") as error:
        func.grad(f)(POINT)
    assert error.value.__cause__ is cause
