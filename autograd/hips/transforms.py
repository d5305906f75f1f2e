"""HIPS autograd's transforms of functions: `make_vjp`, `make_jvp`, and those made of them."""

from __future__ import annotations

import functools
import inspect
import warnings
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.array.duck import as_native
from autograd.array.foreign import as_ndarray
from autograd.base.grad_mode import is_grad_enabled
from autograd.base.pytree import TreeDef, flatten, unflatten
from autograd.core.descent import leaves_of
from autograd.core.engine import backward
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.hips.boxes import TRACE, ArrayBox, boxed, lower, tracing, unboxed
from autograd.hips.primitives import conjugate, defvjp_argnum, primitive
from autograd.methods.construction import from_numpy
from autograd.transforms.differentiation import check_mode, depends_beyond, done, settled
from autograd.transforms.jacobian import blocks_of_rows, fill, gradients, push, record

__all__ = [
    "checkpoint", "deriv", "elementwise_grad", "grad", "grad_and_aux", "grad_named", "hessian",
    "hessian_tensor_product", "hessian_vector_product", "holomorphic_grad", "jacobian",
    "make_ggnvp", "make_hvp", "make_jvp", "make_jvp_reversemode", "make_vjp", "multigrad_dict",
    "tensor_jacobian_product", "unary_to_nary", "value_and_grad", "value_and_multigrad",
    "vector_jacobian_product",
]  # fmt: skip

Function = Callable[..., Any]


# ---- functions of one argument among several -----------------------------------------------------


def unary_to_nary(unary_operator: Function) -> Any:
    """An operator on functions of one argument, as one for functions of several.

    What it makes of `fun` takes the arguments of `fun`; `argnum`, an int or a tuple or list of
    them, says which one, or which, as a tuple, is that argument.
    """

    @functools.wraps(unary_operator)
    def nary_operator(
        fun: Function, argnum: int | Sequence[int] = 0, *options: Any, **named: Any
    ) -> Function:
        if not isinstance(argnum, (int, tuple, list)):
            raise TypeError(f"argnum must be an int or a tuple or list of them, not {argnum!r}")

        def nary_f(*args: Any, **kwargs: Any) -> Any:
            def unary_f(x: Any) -> Any:
                given = list(args)
                if isinstance(argnum, int):
                    given[argnum] = x
                else:
                    for n, each in zip(argnum, x, strict=True):
                        given[n] = each
                return fun(*given, **kwargs)

            unary_f.__name__ = getattr(fun, "__name__", "[unknown name]")
            x = args[argnum] if isinstance(argnum, int) else tuple([args[n] for n in argnum])
            return unary_operator(unary_f, x, *options, **named)

        operator = unary_operator.__name__
        name = getattr(fun, "__name__", "[unknown name]")
        nary_f.__name__ = f"{operator}_of_{name}_wrt_argnum_{argnum}"
        nary_f.__doc__ = (
            f"    {operator} of function {name} with respect to argument number {argnum}. Takes "
            f"the\n    same arguments as {name} but returns the {operator}.\n    "
        )
        return nary_f

    return nary_operator


# ---- trees of arrays and Tensors -----------------------------------------------------------------


def _tensors(tree: Any) -> tuple[list[Tensor], TreeDef, list[bool]]:
    """The leaves of `tree` as Tensors, its form, and which of them were Tensors of the user."""
    leaves, form = flatten(tree)
    return [_tensor(x) for x in leaves], form, [_is_ours(x) for x in leaves]


def _is_ours(x: Any) -> bool:
    return isinstance(x, Tensor) and x.__class__ is not ArrayBox


def _tensor(x: Any) -> Tensor:
    if isinstance(x, Tensor):
        return unboxed(x)
    array = as_ndarray(x)
    if array.dtype.kind not in "fc":
        if array.dtype.kind not in "iu":
            raise TypeError(f"Can't differentiate w.r.t. type {type(x)}")
        array = array.astype(float)
    return from_numpy(as_native(array))  # compiled, it is a constant of the program


def _enter(tensors: Sequence[Tensor], form: TreeDef, ours: Sequence[bool]) -> Any:
    """The tree as a traced function gets it: boxes for what was plain."""
    leaves = [x if own else boxed(x, False) for x, own in zip(tensors, ours, strict=True)]
    return unflatten(form, leaves)


def _leave(tensors: Sequence[Tensor], form: TreeDef, ours: Sequence[bool]) -> Any:
    """The tree as it is returned: arrays and numbers, or boxes if an outer function is traced."""
    leaves = [x if own else _left(x) for x, own in zip(tensors, ours, strict=True)]
    return unflatten(form, leaves)


def _left(x: Tensor) -> Any:
    """A plain value; one with a derivative that is not of a traced function is a Tensor."""
    found = lower(x)
    return found if TRACE.depth or not isinstance(found, ArrayBox) else x


def _outputs(value: Any) -> tuple[list[Tensor], TreeDef, bool]:
    """The Tensors in what a function returned, its form, and whether one of them was no box."""
    leaves, form = flatten(value)
    outputs = [unboxed(x) if isinstance(x, Tensor) else from_array(np.asarray(x)) for x in leaves]
    for x, given in zip(outputs, leaves, strict=True):
        if x.dtype.kind not in "fciub":
            raise TypeError(f"Can't differentiate a function that returns {type(given)}")
    return outputs, form, any(map(_is_ours, leaves))


# ---- products with Jacobians ---------------------------------------------------------------------


class _Recorded:
    """A function of one argument, recorded at a point: `value`, and its products in `vjp`."""

    def __init__(self, name: str, fun: Function, x: Any) -> None:
        check_mode(name)
        self.points, self.form, self.ours = _tensors(x)
        outside = is_grad_enabled()

        def run(*leaves: Tensor) -> Any:
            with tracing():
                return _outputs(fun(_enter(leaves, self.form, self.ours)))

        self.inputs, (self.outputs, self.out_form, ours) = record(name, run, self.points, outside)
        if not any(y.requires_grad for y in self.outputs):
            warnings.warn("Output seems independent of input.", UserWarning, stacklevel=4)
        # A plain backward pass will do, if it reaches these leaves only and nothing is dual.
        own = {id(x) for x in self.inputs if x._fn is LEAF}
        self.alone = (
            len(own) == len(self.inputs)
            and all(x.__class__ is Tensor for x in (*self.inputs, *self.outputs))
            and all(id(leaf) in own for leaf in leaves_of(self.outputs))
        )
        self.recorded = outside and not self.alone and depends_beyond(self.outputs, self.inputs)
        done(self.inputs)
        self.out_ours = [ours] * len(self.outputs)

    @property
    def value(self) -> Any:
        """What the function returned."""
        shown = [settled(y, self.inputs, self.recorded) for y in self.outputs]
        return _leave(shown, self.out_form, self.out_ours)

    def vjp(self, g: Any, retain: bool = True) -> Any:
        """The product of `g`, of the form of the value, with the Jacobian."""
        given, form, _ = _tensors(g)
        if form != self.out_form:
            raise TypeError(f"vjp: expected a {self.out_form!r} like the output, got {form!r}")
        cotangents = [
            conjugate(u.to(y.dtype) if u.dtype != y.dtype and y.dtype.kind in "fc" else u)
            .expand(y.shape)
            for u, y in zip(given, self.outputs, strict=True)
        ]  # fmt: skip
        wanted = is_grad_enabled() and (self.recorded or depends_beyond(cotangents, self.inputs))
        if wanted or not self.alone or any(u.__class__ is not Tensor for u in cotangents):
            found = gradients(self.outputs, self.inputs, cotangents, wanted, retain)
        else:
            found = self._accumulated(cotangents, retain)
        return _leave([conjugate(x) for x in found], self.form, self.ours)

    def _accumulated(self, cotangents: Sequence[Tensor], retain: bool) -> list[Tensor]:
        """The gradients by a backward pass into the leaves, which need not ask what leads there."""
        pairs = [(y, u) for y, u in zip(self.outputs, cotangents, strict=True) if y._fn is not None]
        if pairs:
            backward([y for y, _ in pairs], [u for _, u in pairs], retain)
        found = fill([x.grad for x in self.inputs], self.inputs)
        for x in self.inputs:
            x.grad = None
        return found

    def check_scalar(self, name: str, advice: str) -> None:
        """Raises TypeError unless the value is one real number."""
        only = self.outputs[0] if len(self.outputs) == 1 else None
        if only is None or only.numel() != 1 or only.dtype.kind in "cb":
            raise TypeError(f"{name} only applies to real scalar-output functions. {advice}")

    def ones(self) -> Any:
        """A cotangent of ones (and ones times i, of complex values)."""
        return unflatten(
            self.out_form,
            [np.full(y.shape, 1 + 1j if y.dtype.kind == "c" else 1.0) for y in self.outputs],
        )


def _make_vjp(fun: Function, x: Any) -> tuple[Function, Any]:
    """The function that multiplies vectors with the Jacobian of `fun` at `x`, and its value."""
    recorded = _Recorded("make_vjp", fun, x)
    return recorded.vjp, recorded.value


def _make_jvp(fun: Function, x: Any) -> Function:
    """The function that gives the value of `fun` at `x`, and its Jacobian times a vector. It raises
    TypeError unless these are of arrays and numbers."""

    def jvp(v: Any) -> tuple[Any, Any]:
        points, form, ours = _tensors(x)
        given, _, _ = _tensors(v)
        directions = [
            u.to(p.dtype)
            if u.dtype != p.dtype and np.can_cast(u.dtype, p.dtype, "same_kind")
            else u
            for u, p in zip(given, points, strict=True)
        ]

        def run(*leaves: Tensor) -> Any:
            with tracing():
                outputs, out_form, own = _outputs(fun(_enter(leaves, form, ours)))
            return outputs, (out_form, own), None

        outputs, found, (out_form, own), _ = push("make_jvp", run, points, directions)
        if all(each is None for each in found):
            warnings.warn("Output seems independent of input.", UserWarning, stacklevel=2)
        tangents = fill(found, outputs)
        owned = [own] * len(outputs)
        return _leave(outputs, out_form, owned), _leave(tangents, out_form, owned)

    return jvp


make_vjp = unary_to_nary(_make_vjp)
make_vjp.__name__ = "make_vjp"
make_jvp = unary_to_nary(_make_jvp)
make_jvp.__name__ = "make_jvp"


# ---- derivatives ---------------------------------------------------------------------------------

_OTHERS = "Try jacobian, elementwise_grad or holomorphic_grad."


@unary_to_nary
def grad(fun: Function, x: Any) -> Any:
    """
    Returns a function which gives the gradient of `fun`, a real scalar, with respect to the
    argument number `argnum`. It takes the arguments of `fun`; the gradient has the type of the
    argument: an array, a number, or a list, tuple or dict of them.
    """
    recorded = _Recorded("grad", fun, x)
    recorded.check_scalar("Grad", _OTHERS)
    return recorded.vjp(recorded.ones(), False)


@unary_to_nary
def value_and_grad(fun: Function, x: Any) -> Any:
    """Returns a function which gives both the value and the gradient of `fun` at `x`."""
    recorded = _Recorded("value_and_grad", fun, x)
    recorded.check_scalar("value_and_grad", _OTHERS)
    return recorded.value, recorded.vjp(recorded.ones(), False)


value_and_multigrad = value_and_grad


@unary_to_nary
def elementwise_grad(fun: Function, x: Any) -> Any:
    """Returns a function which gives the sums of the columns of the Jacobian of `fun` at
    `x`: the derivatives, where each output depends on one input only. Raises TypeError for complex
    outputs."""
    recorded = _Recorded("elementwise_grad", fun, x)
    if any(y.dtype.kind == "c" for y in recorded.outputs):
        raise TypeError("Elementwise_grad only applies to real-output functions.")
    return recorded.vjp(recorded.ones(), False)


@unary_to_nary
def deriv(fun: Function, x: Any) -> Any:
    """Returns a function which gives the sums of the rows of the Jacobian of `fun` at `x`, in
    forward mode."""
    points, form, _ = _tensors(x)
    ones = [np.full(p.shape, 1 + 1j if p.dtype.kind == "c" else 1.0) for p in points]
    return _make_jvp(fun, x)(unflatten(form, ones))[1]


@unary_to_nary
def holomorphic_grad(fun: Function, x: Any) -> Any:
    """Returns a function which gives the complex derivative of a holomorphic `fun` at `x`."""
    if any(p.dtype.kind != "c" for p in _tensors(x)[0]):
        warnings.warn("Input to holomorphic_grad is not complex", UserWarning, stacklevel=3)
    return grad(lambda z: np.real(fun(z)))(x)


def grad_named(fun: Function, argname: str) -> Function:
    """The gradient of `fun` with respect to its positional argument of the name `argname`."""
    return grad(fun, list(inspect.signature(fun).parameters).index(argname))


@unary_to_nary
def jacobian(fun: Function, x: Any) -> Any:
    """Returns a function which gives the Jacobian of `fun` at `x`, of the shape of its value
    followed by that of `x`. Raises TypeError unless these are arrays or numbers."""
    recorded = _Recorded("jacobian", fun, x)
    if len(recorded.outputs) != 1 or len(recorded.inputs) != 1:
        raise TypeError("jacobian only applies to functions of an array that return an array")

    def pull(rows: Sequence[Tensor]) -> list[Tensor]:
        found = gradients(recorded.outputs, recorded.inputs, rows, recorded.recorded)
        return [conjugate(each) for each in found]

    blocks = blocks_of_rows(pull, recorded.outputs, recorded.inputs)
    return _left(blocks[0][0]) if not recorded.ours[0] else blocks[0][0]


@unary_to_nary
def hessian(fun: Function, x: Any) -> Any:
    """Returns a function which gives the Hessian of `fun` at `x`."""
    return jacobian(jacobian(fun))(x)


@unary_to_nary
def make_hvp(fun: Function, x: Any) -> Any:
    """Returns a function which gives the product with the Hessian of `fun` at `x`, and the
    gradient there: the forward pass is run once for many products."""
    return _make_vjp(grad(fun), x)


def hessian_tensor_product(fun: Function, argnum: int = 0) -> Function:
    """A function of the arguments of `fun` and a tensor: the product of it with the Hessian by the
    argument at the place `argnum`."""
    gradient = grad(fun, argnum)

    def inner(*args: Any, **kwargs: Any) -> Any:
        *rest, tensor = args
        return np.tensordot(gradient(*rest, **kwargs), tensor, np.ndim(tensor))

    return grad(inner, argnum)


def tensor_jacobian_product(fun: Function, argnum: int = 0) -> Function:
    """A function of the arguments of `fun` and a tensor: the product of it with the Jacobian by the
    argument at the place `argnum`."""

    def product(*args: Any, **kwargs: Any) -> Any:
        *rest, tensor = args
        return np.tensordot(tensor, fun(*rest, **kwargs), np.ndim(tensor))

    return jacobian(product, argnum)


hessian_vector_product = hessian_tensor_product
vector_jacobian_product = tensor_jacobian_product


@unary_to_nary
def make_jvp_reversemode(fun: Function, x: Any) -> Any:
    """The function that multiplies the Jacobian with vectors, by reverse mode twice."""
    recorded = _Recorded("make_jvp_reversemode", fun, x)
    return _make_vjp(recorded.vjp, recorded.ones())[0]


def _half_of_squares(y: Any) -> Any:
    return np.sum(y**2, axis=-1) / 2


def make_ggnvp(f: Function, g: Function = _half_of_squares, f_argnum: int = 0) -> Function:
    """Returns a function which, at a point, gives the one that multiplies vectors with the
    generalized Gauss-Newton matrix: the Jacobian of `f` by the argument at `f_argnum`, transposed,
    times the Hessian of `g`, times that Jacobian."""

    def ggnvp_at(fun: Function, x: Any) -> Function:
        f_vjp, value = _make_vjp(fun, x)
        g_hvp, _ = _make_vjp(grad(g), value)
        f_jvp = _make_jvp(fun, x)
        return lambda v: f_vjp(g_hvp(f_jvp(v)[1]))

    return unary_to_nary(ggnvp_at)(f, f_argnum)


@unary_to_nary
def grad_and_aux(fun: Function, x: Any) -> Any:
    """Returns a function which gives the gradient of the first output of `fun` at `x`, and the
    second one as it is."""
    recorded = _Recorded("grad_and_aux", lambda x: tuple(fun(x)), x)
    _, aux = recorded.value
    ones, _ = recorded.ones()
    zeros = unflatten(recorded.out_form.children[1], [
        np.zeros(y.shape) for y in recorded.outputs[1:]
    ])  # fmt: skip
    return recorded.vjp((ones, zeros)), aux


def multigrad_dict(fun: Function) -> Function:
    """A function of the arguments of `fun` that gives the gradients with respect to all of them, by
    name."""
    signature = inspect.signature(fun)

    def gradients_of(*args: Any, **kwargs: Any) -> Any:
        bound = signature.bind(*args, **kwargs)
        bound.apply_defaults()

        def run(values: dict[str, Any]) -> Any:
            given = inspect.BoundArguments(signature, OrderedDict(values))
            return fun(*given.args, **given.kwargs)

        found = grad(run)(dict(bound.arguments))
        return OrderedDict((name, found[name]) for name in bound.arguments)

    return gradients_of


def checkpoint(fun: Function) -> Function:
    """`fun` as a function whose intermediate values are not kept for the backward pass, which calls
    it again."""
    wrapped = primitive(fun)
    defvjp_argnum(
        wrapped, lambda argnum, ans, args, kwargs: make_vjp(fun, argnum)(*args, **kwargs)[0]
    )
    return wrapped
