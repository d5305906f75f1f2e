"""Roots, fixed points, minima and solutions of linear systems, differentiated implicitly.

A solution x(a) is where F(x, a) = 0. With J and A the derivatives of F by x and a there,

    J dx + A da = 0.

So the cotangent g of x becomes A^T u, where J^T u = -g, and the tangent t of a becomes that v of
x, where J v = -A t. u and v are solutions of linear systems, so solutions of the same kind, whose
arguments are the right-hand side, x, and a: they are differentiated in turn, which gives
derivatives of any order.

M. Blondel et al., Efficient and Modular Implicit Differentiation, NeurIPS 2022.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from autograd import func
from autograd.base.dtypes import get_default_dtype
from autograd.base.grad_mode import is_grad_enabled, is_inference_mode_enabled
from autograd.base.ops import ops
from autograd.base.pytree import TreeDef, difference, flatten, map_leaves, unflatten
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor
from autograd.function import Function
from autograd.implicit.linear import METHODS, Method, solve_linear
from autograd.methods.construction import as_tensor
from autograd.transforms.argnums import tensors_of
from autograd.transforms.batching.tensor import BatchedTensor
from autograd.transforms.differentiation import depends_beyond
from autograd.transforms.forward_ad import DualTensor

# ---- the four functions --------------------------------------------------------------------------


def root(
    residual: Callable[..., Any], *, solve: Method = None, check: float | None = None
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator of solvers: it gives the roots that they find their derivatives.

    residual: ``residual(x, *args)``, which is zero at a solution, written in operations of Tensors;
    of the structure and shapes of x, which is a Tensor or a tree of them.
    solve: how linear systems in the Jacobian are solved: "dense", "cg", "minres", "gmres" or
    "bicgstab" (SciPy's, by products with the Jacobian), or a function ``solve(matvec, b)`` of
    vectors. By default "dense" up to 100 unknowns or without SciPy, else "gmres".
    check: raise RuntimeError where an element of the residual of what the solver returns is larger.

    The solver, ``solver(init, *args)``, is any code that returns a solution x, of numbers, arrays
    or Tensors. It runs unrecorded, and gets the Tensors among its arguments detached. The decorated
    one returns x as Tensors, recorded with respect to the Tensors in `args`, which may lie in
    trees; `init` and keyword arguments are the solver's affair and get no gradient. Where `init`
    has the structure of x, and floating-point Tensors or arrays in it, these decide the dtype. A
    batch of `vmap` is solved sample by sample.

    Whether the solver has converged is not looked at without `check`: derivatives are as exact as
    the solution. Raises ValueError if the residual has another structure or shape than x, and for
    another `solve`; RuntimeError if `residual` takes a Tensor that requires grad from outside and
    not from `args`; in derivatives LinAlgError if the Jacobian is singular, for "dense".

    >>> import autograd as ag
    >>> @root(lambda x, a: x**2 - a)
    ... def square_root(init, a):
    ...     return float(a) ** 0.5
    >>> a = ag.tensor(4.0, requires_grad=True)
    >>> ag.grad(square_root(None, a), a)
    (tensor(0.2500),)
    """
    return _decorator(_Equation("implicit.root", residual, _method(solve), check))


def fixed_point(
    function: Callable[..., Any], *, solve: Method = None, check: float | None = None
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """As `root`, for solutions of ``function(x, *args) == x``."""

    def residual(x: Any, *args: Any) -> Any:
        return _minus("implicit.fixed_point", function(x, *args), x)

    return _decorator(_Equation("implicit.fixed_point", residual, _method(solve), check))


def argmin(
    function: Callable[..., Any], *, solve: Method = None, check: float | None = None
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """As `root`, for minima of ``function(x, *args)``, which is a scalar.

    The residual is the gradient, of which `check` bounds the elements; the Jacobian is the Hessian,
    which is symmetric, and "cg" the default for more than 100 unknowns. Saddle points and maxima
    have the same derivatives; there "minres" is for large ones.
    """
    equation = _Equation("implicit.argmin", func.grad(function), _method(solve), check, True)
    return _decorator(equation)


def linear_solve(matvec: Callable[..., Any], b: Any, *args: Any, solve: Method = None) -> Any:
    """The solution x of ``matvec(x, *args) == b``, recorded with respect to b and the Tensors in
    `args`.

    matvec: linear in its first argument, from trees of the structure and shapes of b to the same.
    solve: as of `root`; it solves the system itself as well. For errors see `root`.

    >>> import autograd as ag
    >>> b = ag.tensor([1.0, 4.0], requires_grad=True)
    >>> x = linear_solve(lambda x, d: d * x, b, ag.tensor([1.0, 2.0]))
    >>> x, ag.grad(x.sum(), b)
    (tensor([1., 2.], grad_fn=<ImplicitSolutionBackward>), (tensor([1.0000, 0.5000]),))
    """
    name, method = "implicit.linear_solve", _method(solve)

    def residual(x: Any, b: Any, *args: Any) -> Any:
        return _minus(name, matvec(x, *args), b)

    def solver(_init: Any, b: Any, *args: Any) -> Any:
        def product(x: Any) -> Any:
            return _minus(name, matvec(x, *args), map_leaves(ops.zeros_like, b))

        return solve_linear(name, product, b, method)

    b = unflatten(flatten(b)[1], tensors_of(name, "b", *flatten(b)))
    equation = _Equation(name, residual, method)
    return _checked(equation, (b, *args), _solution(equation, solver, None, (b, *args)))


# ---- equations and their solutions ---------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class _Equation:
    """``residual(x, *args) == 0``.

    name       of the function that states it, for messages
    method     how linear systems in its Jacobian are solved; symmetric: whether that is
    check      what a solver may leave of the residual
    """

    name: str
    residual: Callable[..., Any]
    method: Method
    check: float | None = None
    symmetric: bool = False

    def at(self, x: Any, args: Sequence[Any]) -> Any:
        """The residual, in the structure and the dtypes of `x`."""
        xs, form = flatten(x)
        found = self.residual(x, *args)
        rs = _fitting(self.name, "the residual", found, form, xs)
        return unflatten(form, [r.to(x.dtype) for x, r in zip(xs, rs, strict=True)])

    def linearized(self, transposed: bool) -> tuple[_Equation, Callable[..., Any]]:
        """J w = -b or, if `transposed`, J^T w = -b, as an equation with arguments (b, x, *args),
        and its solver."""
        transposed = transposed or self.symmetric
        large = "cg" if self.symmetric else "gmres"

        def residual(w: Any, b: Any, x: Any, *args: Any) -> Any:
            def here(x: Any) -> Any:
                return self.at(x, args)

            product = func.vjp(here, x)[1](w)[0] if transposed else func.jvp(here, (x,), (w,))[1]
            return _minus(self.name, product, map_leaves(ops.neg, b))

        def solver(_init: Any, b: Any, x: Any, *args: Any) -> Any:
            _, push = (func.vjp if transposed else func.linearize)(lambda x: self.at(x, args), x)

            def product(w: Any) -> Any:
                return push(w)[0] if transposed else push(w)

            return solve_linear(self.name, product, map_leaves(ops.neg, b), self.method, large)

        return replace(self, residual=residual, check=None), solver


def _decorator(equation: _Equation) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def decorate(solver: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(solver)
        def solve(init: Any, *args: Any, **kwargs: Any) -> Any:
            given = functools.partial(solver, **kwargs) if kwargs else solver
            return _checked(equation, args, _solution(equation, given, init, args))

        return solve

    return decorate


def _solution(
    equation: _Equation, solver: Callable[..., Any], init: Any, args: tuple[Any, ...]
) -> Any:
    """What `solver` finds, with its history."""
    leaves, form = flatten((init, *args))
    call = _Call(equation, solver, form)
    xs = [as_tensor(x) for x in _Solver.apply(call, *leaves)]  # arrays, if an argument is a box
    rest = flatten(args)[0]
    return unflatten(call.solution, ImplicitSolution.apply(call, len(xs), *xs, *rest))


def _checked(equation: _Equation, args: tuple[Any, ...], x: Any) -> Any:
    """`x`; raises RuntimeError if the residual depends on Tensors beside its arguments, whose
    gradients would be lost, and as `_fitting`."""
    if is_inference_mode_enabled():
        return x
    rs = flatten(equation.at(map_leaves(_detached, x), map_leaves(_detached, args)))[0]
    if any(map(_is_dual, rs)) or depends_beyond(rs, ()):
        raise RuntimeError(
            f"{equation.name}: the function takes a Tensor from outside that has a derivative; "
            "pass it as one of the arguments after init, or detach it"
        )
    return x


def _detached(x: Any) -> Any:
    """A Tensor without history and tangents; anything else itself."""
    if isinstance(x, DualTensor):
        return _detached(x.primal)
    if isinstance(x, BatchedTensor):
        return x.rebuild(_detached)
    return x.detach() if isinstance(x, Tensor) else x


def _is_dual(x: Tensor) -> bool:
    if isinstance(x, TensorSubclass):
        return isinstance(x, DualTensor) or any(map(_is_dual, x.parts()))
    return False


class _Call:
    """A call of a solver: the structures of what it is given, (init, *args), and of the solution,
    which is known once it has run."""

    def __init__(self, equation: _Equation, solver: Callable[..., Any], form: TreeDef) -> None:
        self.equation = equation
        self.solver = solver
        self.form = form
        self.args = TreeDef(tuple, None, form.children[1:])
        self.solution: TreeDef = form.children[0]


class _Solver(Function):
    """The solver, as a function without derivatives, of plain values and of samples one by one."""

    @staticmethod
    def forward(ctx: Any, call: _Call, *leaves: Any) -> tuple[Tensor, ...]:
        given = [x.detach() if isinstance(x, Tensor) else x for x in leaves]
        init, *args = unflatten(call.form, given)
        equation = call.equation
        found, call.solution = flatten(call.solver(init, *args))
        xs = tensors_of(equation.name, "the solution", found, call.solution)
        default = get_default_dtype()
        xs = [x.detach().clone() if x.dtype.kind in "fc" else x.to(default) for x in xs]
        if flatten(init)[1] == call.solution:
            xs = [_as_like(x, each) for x, each in zip(xs, flatten(init)[0], strict=True)]
        if equation.check is not None:
            rest = equation.at(unflatten(call.solution, xs), args)
            worst = max(float(abs(r).max()) for r in flatten(rest)[0] if r.numel())
            if not worst <= equation.check:
                raise RuntimeError(
                    f"{equation.name}: the solution that the solver returned leaves a residual of "
                    f"{worst:.3g}, more than check={equation.check:g}"
                )
        ctx.mark_non_differentiable(*xs)
        ctx.count = len(xs)
        return tuple(xs)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        return (None,) * ctx.count

    @staticmethod
    def vmap(info: Any, in_dims: tuple[Any, ...], call: _Call, *leaves: Any) -> Any:
        if not info.batch_size:
            raise RuntimeError(
                f"{call.equation.name}: vmap over no samples, of whose solutions nobody knows the "
                "shape"
            )
        solved = [
            _Solver.apply(
                call, *[x if d is None else x[i] for x, d in zip(leaves, in_dims[1:], strict=True)]
            )
            for i in range(info.batch_size)
        ]
        return tuple(ops.stack(each) for each in zip(*solved, strict=True)), 0


class ImplicitSolution(Function):
    """The solution as a function of the arguments of the equation: of the call, of how many Tensors
    x has, of these, and of the leaves of the arguments."""

    generate_vmap_rule = True

    @staticmethod
    def forward(ctx: Any, call: _Call, count: int, *leaves: Any) -> tuple[Tensor, ...]:
        xs = tuple(x.clone() for x in leaves[:count])
        ctx.call, ctx.count = call, count
        ctx.others = [None if isinstance(x, Tensor) else x for x in leaves[count:]]
        tensors = [x if isinstance(x, Tensor) else None for x in leaves[count:]]
        ctx.save_for_backward(*xs, *tensors)
        ctx.save_for_forward(*xs, *tensors)
        return xs

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        wanted = [i for i, need in enumerate(ctx.needs_input_grad[2 + ctx.count :]) if need]
        residual, points = _of(ctx, wanted)
        u = _linear(ctx, unflatten(ctx.call.solution, grads), transposed=True)
        found = dict(zip(wanted, func.vjp(residual, *points)[1](u), strict=True))
        return (*[None] * (2 + ctx.count), *[found.get(i) for i in range(len(ctx.others))])

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        given = tangents[2 + ctx.count :]
        moved = [i for i, t in enumerate(given) if t is not None]
        residual, points = _of(ctx, moved)
        _, b = func.jvp(residual, tuple(points), tuple(given[i] for i in moved))
        return tuple(flatten(_linear(ctx, b, transposed=False))[0])


def _saved(ctx: Any) -> tuple[Any, list[Any]]:
    """The solution, and the leaves of the arguments."""
    saved = ctx.saved_tensors
    pairs = zip(saved[ctx.count :], ctx.others, strict=True)
    rest = [other if x is None else x for x, other in pairs]
    return unflatten(ctx.call.solution, saved[: ctx.count]), rest


def _of(ctx: Any, chosen: Sequence[int]) -> tuple[Callable[..., Any], list[Any]]:
    """The residual at the solution as a function of the leaves of the arguments of these numbers,
    and these."""
    x, rest = _saved(ctx)

    def residual(*values: Tensor) -> Any:
        given = dict(zip(chosen, values, strict=True))
        args = unflatten(ctx.call.args, [given.get(i, leaf) for i, leaf in enumerate(rest)])
        return ctx.call.equation.at(x, args)

    return residual, [rest[i] for i in chosen]


def _linear(ctx: Any, b: Any, transposed: bool) -> Any:
    """w, where J w = -b, or J^T w = -b."""
    x, rest = _saved(ctx)
    equation, solver = ctx.call.equation.linearized(transposed)
    args = (b, x, *unflatten(ctx.call.args, rest))
    if is_grad_enabled() or any(isinstance(v, TensorSubclass) for v in flatten(args)[0]):
        return _solution(equation, solver, None, args)
    return solver(None, *args)


# ---- checks --------------------------------------------------------------------------------------


def _method(solve: Method) -> Method:
    if callable(solve) or solve in (None, *METHODS):
        return solve
    raise ValueError(f"solve should be a function, None or one of {list(METHODS)}, got {solve!r}")


def _minus(name: str, tree: Any, other: Any) -> Any:
    """The difference of two trees of one structure."""
    others, form = flatten(other)
    leaves = _fitting(name, "what the function returned", tree, form, others)
    return unflatten(form, [x - y for x, y in zip(leaves, others, strict=True)])


def _fitting(
    name: str, what: str, tree: Any, form: TreeDef, like: Sequence[Tensor]
) -> list[Tensor]:
    """The leaves of `tree` as Tensors; raises ValueError unless it has this form, and each the
    shape of its `like`, and is real if that is."""
    found, its = flatten(tree)
    if its != form:
        raise ValueError(
            f"{name}: Expected {what} to have the structure of the solution, {form!r}, got "
            f"{its!r}; they differ {difference(its, form)}"
        )
    leaves = tensors_of(name, what, found, form)
    for leaf, x in zip(leaves, like, strict=True):
        if leaf.shape != x.shape or (leaf.dtype.kind == "c" and x.dtype.kind != "c"):
            raise ValueError(
                f"{name}: Expected {what} to have the shape of the solution, got {leaf.dtype} of "
                f"shape {list(leaf.shape)} for {x.dtype} of shape {list(x.shape)}"
            )
    return leaves


def _as_like(x: Tensor, start: Any) -> Tensor:
    """`x` in the dtype of where the solver started, if that is of the same kind."""
    dtype = start.dtype if isinstance(start, (Tensor, np.ndarray)) else x.dtype
    return x.to(dtype) if dtype.kind == x.dtype.kind else x
