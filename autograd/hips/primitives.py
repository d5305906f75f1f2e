"""Functions with derivatives of their own: HIPS autograd's `primitive`, `defvjp`, `defjvp`."""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import numpy as np

from autograd.base.pytree import TreeDef, flatten, unflatten
from autograd.core.tensor import Tensor, from_array
from autograd.function.function import Function
from autograd.hips.boxes import ArrayBox, holds_boxes, lower, plain, tracing, unboxed

Maker = Callable[..., Any]


PRIMITIVE_VJPS: dict[Any, Maker] = {}
"""What was defined by `defvjp_argnums`, by the primitive; `defvjp` and others come down to it."""

PRIMITIVE_JVPS: dict[Any, Maker] = {}
"""The same by `defjvp_argnums`."""


def primitive(f_raw: Callable[..., Any]) -> Any:
    """`f_raw` as a function whose derivatives are defined by `defvjp` and `defjvp`.

    It is called with plain arrays. Arguments, and what it returns, may be lists, tuples and dicts
    of them; of keyword arguments none is differentiated.
    """

    @functools.wraps(f_raw, updated=())
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        for x in args:
            if x.__class__ is ArrayBox or (
                isinstance(x, (list, tuple, dict))
                and any(isinstance(each, ArrayBox) for each in flatten(x)[0])
            ):
                return call_primitive(wrapped, args, kwargs)
        return f_raw(*args, **kwargs)

    wrapped.fun = f_raw  # type: ignore[attr-defined]
    return wrapped


def deprecated_primitive(f_raw: Callable[..., Any]) -> Any:
    """`primitive`, with the ways to define a VJP that were HIPS autograd's before 2018."""
    wrapped = primitive(f_raw)
    makers: dict[int, Any] = {}

    def define(maker: Any, argnum: int) -> None:
        warnings.warn("use autograd.extend.defvjp", FutureWarning, stacklevel=3)
        makers[argnum] = maker
        defvjp(wrapped, *makers.values(), argnums=list(makers))

    def defvjp_unstaged(vjp: Any, argnum: int = 0) -> None:
        define(
            lambda ans, *args, **kwargs: lambda g: vjp(g, ans, None, None, *args, **kwargs), argnum
        )

    def defvjp_is_zero(argnums: Any = (0,)) -> None:
        for argnum in argnums:
            define(None, argnum)

    wrapped.defgrad = lambda maker, argnum=0: define(maker, argnum)
    wrapped.defvjp = defvjp_unstaged
    wrapped.defvjp_is_zero = defvjp_is_zero
    return wrapped


def notrace_primitive(f_raw: Callable[..., Any]) -> Any:
    """`f_raw` as a function that is called with plain arrays, and has no derivative."""

    @functools.wraps(f_raw, updated=())
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        return f_raw(*[_plain_leaves(x) for x in args], **kwargs)

    return wrapped


def _plain_leaves(x: Any) -> Any:
    if not isinstance(x, (list, tuple, dict, ArrayBox)):
        return x
    leaves, form = flatten(x)
    return unflatten(form, [x._value if isinstance(x, ArrayBox) else x for x in leaves])


# ---- calls ---------------------------------------------------------------------------------------


class Call:
    """A call of a primitive: its arguments without the boxes, where these were, its result."""

    def __init__(self, function: Any, args: Any, kwargs: Any) -> None:
        self.function = function
        self.name = getattr(function, "__name__", "[unknown name]")
        self.kwargs = kwargs
        self.leaves, self.form = flatten(tuple([_Opaque(x) if _whole(x) else x for x in args]))
        self.places = [i for i, x in enumerate(self.leaves) if isinstance(x, ArrayBox)]
        self.boxes = [self.leaves[i]._state[0] for i in self.places]
        for i in self.places:
            self.leaves[i] = None
        counts = [child.count for child in self.form.children]
        self.starts = [sum(counts[:n]) for n in range(len(counts) + 1)]
        self.argnums = tuple(
            n for n in range(len(counts))
            if any(self.starts[n] <= i < self.starts[n + 1] for i in self.places)
        )  # fmt: skip
        self.ans_form: TreeDef | None = None
        self.ans_leaves: list[Any] = []

    def arguments(self, values: Sequence[Any]) -> list[Any]:
        """The arguments, with `values` in the places of the boxes."""
        leaves = list(self.leaves)
        for i, value in zip(self.places, values, strict=True):
            leaves[i] = value
        args = unflatten(self.form, leaves)
        return [x.value if isinstance(x, _Opaque) else x for x in args]


class _Opaque:
    """An argument that is no tree of arrays, such as a function or None."""

    def __init__(self, value: Any) -> None:
        self.value = value


def _whole(x: Any) -> bool:
    return x is None or not isinstance(x, (list, tuple, dict, np.ndarray, Tensor))


def call_primitive(function: Any, args: Any, kwargs: Any) -> Any:
    """The result of the primitive `function`, recorded; some argument holds a box.

    Raises TypeError if a keyword argument does, too, of which the derivative would be lost.
    """
    if kwargs and holds_boxes(kwargs.values()):
        raise TypeError(
            f"{getattr(function, '__name__', function)}: keyword arguments of a primitive are not "
            "differentiated; give the traced value as a positional argument"
        )
    call = Call(function, args, kwargs)
    out = _Primitive.apply(call, *call.boxes)
    outputs = list(out) if isinstance(out, tuple) else [out]
    leaves = [outputs.pop(0) if x is None else x for x in call.ans_leaves]
    return unflatten(call.ans_form, [lower(x) for x in leaves])  # type: ignore[arg-type]


class _Primitive(Function):
    """The operation that a call of a primitive is recorded as."""

    @staticmethod
    def forward(ctx: Any, call: Call, *tensors: Tensor) -> Any:
        ans = call.function.fun(*call.arguments([plain(x) for x in tensors]), **call.kwargs)
        leaves, call.ans_form = flatten(unboxed(ans))
        outputs = tuple([
            x if isinstance(x, Tensor) else from_array(np.asarray(x))
            for x in leaves if np.asarray(x).dtype.kind in "fcbiu"
        ])  # fmt: skip
        call.ans_leaves = [None if np.asarray(x).dtype.kind in "fcbiu" else x for x in leaves]
        ctx.call = call
        ctx.save_for_backward(*tensors, *outputs)
        ctx.save_for_forward(*tensors, *outputs)
        return outputs if len(outputs) != 1 else outputs[0]

    @staticmethod
    def _saved(ctx: Any) -> tuple[list[Any], Any]:
        """The arguments and the result of the call."""
        call = ctx.call
        split = len(call.places)
        saved = [lower(x) for x in ctx.saved_tensors]
        return call.arguments(saved[:split]), _answer(call, saved[split:])

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        call = ctx.call
        maker = PRIMITIVE_VJPS.get(call.function)
        if maker is None:
            raise NotImplementedError(
                f"VJP of {call.name} wrt argnums {call.argnums} not defined; see defvjp"
            )
        args, ans = _Primitive._saved(ctx)
        g = _answer(call, [lower(conjugate(x)) for x in grads])
        with tracing():
            found = list(maker(call.argnums, ans, args, call.kwargs)(g))
        slopes: list[Any] = [None] * call.starts[-1]
        for n, tree in zip(call.argnums, found, strict=True):
            leaves = flatten(tree)[0]
            slopes[call.starts[n] : call.starts[n + 1]] = leaves
        inputs = ctx.saved_tensors[: len(call.places)]
        gradients = [_gradient(slopes[i], x) for i, x in zip(call.places, inputs, strict=True)]
        return (None, *gradients)

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Any) -> Any:
        call = ctx.call
        maker = PRIMITIVE_JVPS.get(call.function)
        if maker is None:
            raise NotImplementedError(
                f"JVP of {call.name} wrt argnums {call.argnums} not defined; see defjvp"
            )
        args, ans = _Primitive._saved(ctx)
        directions = call.arguments([lower(x) for x in tangents])
        given = [directions[n] for n in call.argnums]
        with tracing():
            found = maker(call.argnums, given, ans, args, call.kwargs)
        leaves = [_gradient(x, None) for x in flatten(found)[0]]
        return tuple(leaves) if len(leaves) != 1 else leaves[0]


def _answer(call: Call, values: Sequence[Any]) -> Any:
    """What the primitive returned, with `values` for its arrays."""
    remaining = iter(values)
    leaves = [next(remaining) if x is None else x for x in call.ans_leaves]
    return unflatten(call.ans_form, leaves)  # type: ignore[arg-type]


def _gradient(value: Any, like: Tensor | None) -> Tensor | None:
    """`value`, from a function of a user, as a Tensor; a gradient in our convention."""
    value = unboxed(value)
    if value is None:
        return None
    found = value if isinstance(value, Tensor) else from_array(np.asarray(value, copy=None))
    if like is None:
        return found
    if found.dtype.kind == "c" and like.dtype.kind != "c":
        found = found.real
    return conjugate(found.to(like.dtype) if found.dtype != like.dtype else found)


def conjugate(x: Any) -> Any:
    """A gradient of the one convention in that of the other: HIPS's for complex numbers is the
    conjugate of PyTorch's."""
    return x.conj() if isinstance(x, Tensor) and x.dtype.kind == "c" else x


# ---- definitions ---------------------------------------------------------------------------------


def defvjp_argnums(fun: Any, vjpmaker: Maker) -> None:
    """Defines the VJPs of a primitive: ``vjpmaker(argnums, ans, args, kwargs)(g)`` gives one for
    each of `argnums`."""
    PRIMITIVE_VJPS[fun] = vjpmaker
    _forget(fun)


def defvjp_argnum(fun: Any, vjpmaker: Maker) -> None:
    """Defines them one by one: ``vjpmaker(argnum, ans, args, kwargs)(g)``."""

    def makers(argnums: Any, *given: Any) -> Any:
        vjps = [vjpmaker(argnum, *given) for argnum in argnums]
        return lambda g: [vjp(g) for vjp in vjps]

    defvjp_argnums(fun, makers)


def defvjp(fun: Any, *vjpmakers: Maker | None, argnums: Any = None) -> None:
    """Defines the VJP for each argument, ``vjpmaker(ans, *args, **kwargs)(g)``; None is zero.

    argnums: which arguments the makers are for; the first ones if left out.
    """
    known = dict(zip(count() if argnums is None else argnums, vjpmakers, strict=False))

    def maker(argnum: int, ans: Any, args: Any, kwargs: Any) -> Any:
        if argnum not in known:
            raise NotImplementedError(f"VJP of {fun.__name__} wrt argnum {argnum} not defined")
        make = known[argnum]
        return (lambda g: zeros_of(args[argnum])) if make is None else make(ans, *args, **kwargs)

    defvjp_argnum(fun, maker)


def defjvp_argnums(fun: Any, jvpmaker: Maker) -> None:
    """Defines the JVP: ``jvpmaker(argnums, gs, ans, args, kwargs)``."""
    PRIMITIVE_JVPS[fun] = jvpmaker
    _forget(fun)


def _forget(fun: Any) -> None:
    """Lets a function of NumPy's look anew whether it has a derivative of the user's."""
    getattr(fun, "forget", bool)()


def defjvp_argnum(fun: Any, jvpmaker: Maker) -> None:
    """Defines it for each argument; their sum is taken: ``jvpmaker(argnum, g, ans, args,
    kwargs)``."""

    def maker(argnums: Any, gs: Any, ans: Any, args: Any, kwargs: Any) -> Any:
        terms = [jvpmaker(n, g, ans, args, kwargs) for n, g in zip(argnums, gs, strict=True)]
        return functools.reduce(_sum_of_trees, terms)

    defjvp_argnums(fun, maker)


def defjvp(fun: Any, *jvpfuns: Any, argnums: Any = None) -> None:
    """Defines the JVP for each argument, ``jvpfun(g, ans, *args, **kwargs)``; None is zero, and
    "same" that of a linear function: the function itself with `g` for the argument."""
    known = dict(zip(count() if argnums is None else argnums, jvpfuns, strict=False))

    def maker(argnum: int, g: Any, ans: Any, args: Any, kwargs: Any) -> Any:
        if argnum not in known:
            raise NotImplementedError(f"JVP of {fun.__name__} wrt argnum {argnum} not defined")
        make = known[argnum]
        if make is None:
            return zeros_of(ans)
        if make == "same":
            return _linear(fun)(argnum, g, ans, args, kwargs)
        return make(g, ans, *args, **kwargs)

    defjvp_argnum(fun, maker)


def def_linear(fun: Any) -> None:
    """Defines the JVP of a function that is linear in each argument by itself."""
    defjvp_argnum(fun, _linear(fun))


def _linear(fun: Any) -> Maker:
    return lambda n, g, ans, args, kwargs: fun(*args[:n], g, *args[n + 1 :], **kwargs)


def _sum_of_trees(a: Any, b: Any) -> Any:
    leaves, form = flatten(a)
    return unflatten(form, [x + y for x, y in zip(leaves, flatten(b)[0], strict=True)])


def zeros_of(tree: Any) -> Any:
    """Zeros of the shapes and dtypes in `tree`."""
    leaves, form = flatten(tree)
    return unflatten(form, [np.zeros(np.shape(x), getattr(x, "dtype", float))[()] for x in leaves])


def unbroadcast(g: Any, target: Any) -> Any:
    """`g` summed over the dimensions that `target` was broadcast along, real if that is."""
    shape = np.shape(unboxed(target))
    extra = np.ndim(unboxed(g)) - len(shape)
    if extra:
        g = g.sum(tuple(range(extra)))
    axes = tuple(i for i, n in enumerate(shape) if n == 1 and np.shape(unboxed(g))[i] != 1)
    if axes:
        g = g.sum(axes, keepdims=True)
    return g.real if np.iscomplexobj(unboxed(g)) and not np.iscomplexobj(unboxed(target)) else g
