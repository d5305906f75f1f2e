"""Comparison of derivatives with finite differences: `autograd.test_util`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from autograd.hips.spaces import vspace
from autograd.hips.transforms import make_jvp, make_vjp, unary_to_nary

TOL = RTOL = EPS = 1e-6


def scalar_close(a: Any, b: Any) -> Any:
    """Whether two numbers differ by less than 1e-6, absolutely or relatively."""
    return abs(a - b) < TOL or abs(a - b) / abs(a + b) < RTOL


def _name(f: Any) -> str:
    return getattr(f, "__name__", "[unknown name]")


def make_numerical_jvp(f: Callable[..., Any], x: Any) -> Callable[..., Any]:
    """The Jacobian of `f` at `x` times a vector, by central differences."""
    space, out = vspace(x), vspace(f(x))

    def jvp(v: Any) -> Any:
        above = f(space.add(x, space.scalar_mul(v, EPS / 2)))
        below = f(space.add(x, space.scalar_mul(v, -EPS / 2)))
        return out.scalar_mul(out.add(above, out.scalar_mul(below, -1.0)), 1 / EPS)

    return jvp


def check_vjp(f: Callable[..., Any], x: Any) -> None:
    """Raises AssertionError unless the product of a random vector with the Jacobian is right."""
    vjp, y = make_vjp(f)(x)
    space, out = vspace(x), vspace(y)
    v, u = space.randn(), out.randn()
    found = space.covector(vjp(out.covector(u)))
    if vspace(found) != space:
        raise AssertionError(f"the gradient has {vspace(found)}, the argument {space}")
    exact = space.inner_prod(v, found)
    numeric = out.inner_prod(u, make_numerical_jvp(f, x)(v))
    if not scalar_close(numeric, exact):
        raise AssertionError(
            f"Derivative (VJP) check of {_name(f)} failed with arg {x}:\n"
            f"analytic: {exact}\nnumeric:  {numeric}"
        )


def check_jvp(f: Callable[..., Any], x: Any) -> None:
    """Raises AssertionError unless the product of the Jacobian with a random vector is right."""
    v = vspace(x).randn()
    check_equivalent(make_jvp(f)(x)(v)[1], make_numerical_jvp(f, x)(v))


def check_equivalent(x: Any, y: Any) -> None:
    """Raises AssertionError unless both have one shape and dtype, and one product with a random
    vector."""
    space = vspace(x)
    if space != vspace(y):
        raise AssertionError(f"VSpace mismatch:\nx: {space}\ny: {vspace(y)}")
    v = space.randn()
    if not scalar_close(space.inner_prod(x, v), space.inner_prod(y, v)):
        raise AssertionError(f"Value mismatch:\nx: {x}\ny: {y}")


@unary_to_nary
def check_grads(
    f: Callable[..., Any], x: Any, modes: Sequence[str] = ("fwd", "rev"), order: int = 2
) -> None:
    """Compares the derivatives of `f` up to that order, in forward and reverse mode, with finite
    differences. Raises AssertionError where they differ."""
    if not set(modes) <= {"fwd", "rev"}:
        raise ValueError(f"modes may be 'fwd' and 'rev', not {modes!r}")
    for mode in ("fwd", "rev"):
        if mode not in modes:
            continue
        (check_jvp if mode == "fwd" else check_vjp)(f, x)
        if order < 2:
            continue
        v = (vspace(x) if mode == "fwd" else vspace(f(x))).randn()

        def slope(x: Any, v: Any, mode: str = mode) -> Any:
            return make_jvp(f)(x)(v)[1] if mode == "fwd" else make_vjp(f)(x)[0](v)

        slope.__name__ = f"{'jvp' if mode == 'fwd' else 'vjp'}_{_name(f)}"
        check_grads(slope, (0, 1), modes, order=order - 1)(x, v)


def combo_check(fun: Callable[..., Any], *args: Any, **kwargs: Any) -> Callable[..., None]:
    """`check_grads` at all combinations of given arguments, each a list of values."""

    def check(*values: Any, **options: Any) -> None:
        pairs = [[(key, each) for each in given] for key, given in options.items()]
        for chosen in product(*values):
            for named in product(*pairs):
                check_grads(fun, *args, **kwargs)(*chosen, **dict(named))

    return check
