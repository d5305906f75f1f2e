"""Checks of a row at its samples: finite differences, the complex step, and 50 digits."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import mpmath
import numpy as np
import sympy as sp
from numpy.exceptions import ComplexWarning

from codegen.lower.analysis import Plan
from codegen.proofs.calls import Call, Runtime, bound
from codegen.proofs.execution import Code
from codegen.proofs.meanings import SINGULAR
from codegen.proofs.symbolic import FAILURES, scalar_forward

_STEP = 1e-30
_UNDERFLOW = 1e-25  # what terms of second order in the step leave
_RTOL = 1e-9
_DIGITS = 50
_LAST_DIGITS = 1e-12  # in which products of BLAS differ by where arrays begin in memory
_DISTANCES = (0.3, 1e-2, 1e-4, 1e-6)  # from a singular point


# ---- calls as functions of their inputs ----------------------------------------------------------


def inputs_of(call: Call) -> list[Any]:
    """The Tensors that require grad, each once."""
    found: dict[int, Any] = {}
    for x in _leaves([*call.args, *call.kwargs.values()]):
        if getattr(x, "requires_grad", False):
            found.setdefault(id(x), x)
    return list(found.values())


def of_inputs(function: Callable[..., Any], call: Call) -> Callable[..., Any]:
    """The call as a function of its inputs alone."""
    places = {id(x): i for i, x in enumerate(inputs_of(call))}
    function = function if call.within is None else call.within(function)

    def of(*inputs: Any) -> Any:
        def put(value: Any) -> Any:
            if isinstance(value, list | tuple):
                return type(value)(put(x) for x in value)
            return inputs[places[id(value)]] if id(value) in places else value

        args = [put(x) for x in call.args]
        return function(*args, **{name: put(x) for name, x in call.kwargs.items()})

    return of


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, list | tuple):
        for each in value:
            yield from _leaves(each)
    else:
        yield value


# ---- finite differences --------------------------------------------------------------------------


def differences(function: Callable[..., Any], call: Call) -> str | None:
    """gradcheck of both modes, and gradgradcheck; what it says where it fails."""
    from autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck

    inputs = inputs_of(call)
    of = of_inputs(function, call)
    try:
        gradcheck(of, inputs, nondet_tol=_LAST_DIGITS, check_forward_ad=True, fast_mode=True)
        if call.second and any(x.requires_grad for x in floating(of(*inputs))):
            gradgradcheck(of, inputs, nondet_tol=_LAST_DIGITS, fast_mode=True)
    except GradcheckError as error:
        first, *rest = str(error).strip().splitlines()
        worst = [line for line in rest if "the worst is" in line]
        return "; ".join([f"finite differences: {first.rstrip(',')}", *worst])
    return None


# ---- the complex step ----------------------------------------------------------------------------


def complex_step(function: Callable[..., Any], call: Call) -> tuple[bool, str | None]:
    """Im f(x + i h v) / h against the tangent: whether it applies, and what is wrong.

    It applies where the row takes complex numbers and is holomorphic at the sample, which is
    judged by its values alone: a small step along i v changes it by i times what one along v does.
    Nor does it apply where the step is lost, because real and imaginary parts are added up, as by
    Fourier transforms: there steps of two sizes do not tell the same.
    """
    import autograd
    from autograd.transforms import forward_ad

    of = of_inputs(function, call)
    arrays = [x.detach().numpy() for x in inputs_of(call)]
    if not arrays or any(x.dtype.kind != "f" or not x.size for x in arrays):
        return False, None
    random = np.random.default_rng(7)
    v = [random.uniform(0.5, 1.5, x.shape) for x in arrays]

    def at(step: complex) -> list[np.ndarray]:
        moved = [autograd.tensor(x + step * t) for x, t in zip(arrays, v, strict=True)]
        return [np.asarray(x.detach().numpy()) for x in floating(of(*moved))]

    try:
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("error", ComplexWarning)
            slopes = _slopes_if_holomorphic(at)
            if slopes is None:
                return False, None
            stepped = [x.imag / _STEP for x in at(1j * _STEP)]
            if not all(map(_nearly, stepped, slopes)):
                return False, None
            with forward_ad.dual_level():
                duals = [
                    forward_ad.make_dual(autograd.tensor(x), autograd.tensor(t))
                    for x, t in zip(arrays, v, strict=True)
                ]
                unpacked = [forward_ad.unpack_dual(x) for x in floating(of(*duals))]
                tangents = [t for _, t in unpacked]
    except (ComplexWarning, TypeError, ValueError, RuntimeError, NotImplementedError):
        return False, None
    if all(t is None for t in tangents):  # a row without gradient
        return False, None
    for got, expected in zip(tangents, stepped, strict=True):
        if got is None:  # an output without gradient
            continue
        value = got.detach().numpy()
        size = _RTOL * float(np.max(np.abs(expected), initial=0)) + _UNDERFLOW
        if not np.allclose(value, expected, rtol=_RTOL, atol=size):
            return True, "complex step: " + _worst(value, expected)
    return True, None


def _slopes_if_holomorphic(at: Callable[[complex], list[np.ndarray]]) -> list[np.ndarray] | None:
    """Im (f(x + i h v) - f(x)) / h for a larger h; None if f is not holomorphic."""
    h = 1e-6
    origin, along, across = at(0j), at(h), at(1j * h)
    holomorphic = all(
        x.dtype.kind == "c"
        and np.isfinite(x).all()
        and np.allclose(b - x, 1j * (a - x), rtol=1e-3, atol=1e-3 * h)
        for x, a, b in zip(origin, along, across, strict=True)
    )
    if not holomorphic:
        return None
    return [(b - x).imag / h for x, b in zip(origin, across, strict=True)]


def _nearly(a: np.ndarray, b: np.ndarray) -> bool:
    return np.allclose(a, b, rtol=1e-3, atol=1e-3)


def floating(returned: Any) -> list[Any]:
    """The outputs of a call that have a floating-point or complex dtype."""
    listed = list(returned) if isinstance(returned, list | tuple) else [returned]
    return [x for x in listed if hasattr(x, "dtype") and x.dtype.kind in "fc"]


def _worst(got: np.ndarray, expected: np.ndarray) -> str:
    place = int(np.argmax(np.abs(got - expected)))
    return f"{got.reshape(-1)[place]:.12g} instead of {expected.reshape(-1)[place]:.12g}"


# ---- 50 digits near singular points --------------------------------------------------------------


def near_singular_points(
    plan: Plan, code: Code, runtime: Runtime, calls: Sequence[Call]
) -> tuple[int, str | None]:
    """The gradient against the true one near poles, branch points and zeros.

    Returns at how many points they were compared, and what is wrong. For rows of one real input
    whose forward is made of functions in `meanings.SINGULAR`; the other arguments are those of the
    samples. A value may be off by 1e-9 of itself, and by what 4 roundings of the argument change.
    """
    count = 0
    done: set[str] = set()
    for call in calls:
        inputs = inputs_of(call)
        if len(inputs) != 1 or inputs[0].dtype.kind != "f":
            continue
        try:
            values = bound(plan, call)
        except TypeError:
            continue
        name = next((n for n, x in values.items() if x is inputs[0]), None)
        key = repr([(n, repr(x)) for n, x in values.items() if n != name])
        if name is None or key in done:
            continue
        done.add(key)
        for point in _points(plan, code, values, name):
            wrong = _compare(plan, code, runtime, call, values, name, point)
            if wrong is None:
                continue
            count += 1
            if wrong:
                return count, wrong
    return count, None


def _points(plan: Plan, code: Code, values: dict[str, Any], name: str) -> list[float]:
    """Points at small distances from the singular ones."""
    centres: set[float] = set()
    for start in (0.4, 1.6, -0.4):
        try:
            expression, x = scalar_forward(plan, code, values, name, start)
        except FAILURES:
            continue
        for function in expression.atoms(sp.Function):
            argument = function.args[-1]
            slope = sp.diff(argument, x)
            if slope == 0 or slope.free_symbols:
                continue
            offset = argument.subs(x, 0)
            for centre in SINGULAR.get(function.func, ()):
                centres.add(float((centre - offset) / slope))
    return sorted({c + s * d for c in centres for d in _DISTANCES for s in (1, -1)})


def _compare(
    plan: Plan,
    code: Code,
    runtime: Runtime,
    call: Call,
    values: dict[str, Any],
    name: str,
    point: float,
) -> str | None:
    """ "" if the gradients agree, None if the function has none there, else what is wrong."""
    import autograd

    try:
        expression, x = scalar_forward(plan, code, values, name, point)
    except FAILURES:
        return None
    with mpmath.workdps(_DIGITS):
        at = mpmath.mpf(point)
        slopes = [sp.lambdify(x, sp.diff(expression, x, n), "mpmath") for n in (0, 1, 2)]
        try:
            value, first, second = (mpmath.mpmathify(slope(at)) for slope in slopes)
        except (ValueError, ZeroDivisionError, TypeError):
            return None
        if not all(
            isinstance(each, mpmath.mpf) and mpmath.isfinite(each)
            for each in (value, first, second)
        ):
            return None
        tensor = autograd.tensor([point], requires_grad=True)
        function = of_inputs(runtime.function(plan), call)
        with np.errstate(all="ignore"):
            output = floating(function(tensor))[0].sum()
            (grad,) = autograd.grad(output, tensor, materialize_grads=True)
        if abs(output.item() - value) > _RTOL * abs(value) + 2.0**-50 * abs(point * first):
            return None  # outside of where the forward is what its meaning says
        assert grad is not None
        got = float(grad.numpy()[0])
        allowed = _RTOL * abs(first) + 2.0**-50 * abs(point * second)
        if abs(got - first) <= allowed:
            return ""
        shown = mpmath.nstr(first, 15)
    return f"50 digits: at {name} = {point!r} the slope is {shown}, and the row gives {got:.15g}"
