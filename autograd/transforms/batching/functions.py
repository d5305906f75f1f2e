"""Custom functions of batched tensors: by their own `vmap`, or by one that is made for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from autograd.array.axes import check_axis
from autograd.base.escapes import NotForBatchesError
from autograd.base.pytree import broadcast_prefix, flatten, unflatten
from autograd.core.tensor import Tensor
from autograd.function import Function
from autograd.function.call import Call, call, run_forward
from autograd.function.node import BackwardCFunction
from autograd.transforms.batching.levels import Batch, batch_at, outside, reopened
from autograd.transforms.batching.operate import batch_outside
from autograd.transforms.batching.tensor import BatchedTensor, split, split_within
from autograd.transforms.forward_ad import DualTensor


class VmapInfo(NamedTuple):
    """What the `vmap` of a custom function is told: how many samples there are, and what random
    operations are to do."""

    batch_size: int
    randomness: str


def call_on_batched(
    function: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Call:
    """The call where arguments are batched tensors.

    Raises RuntimeError if the function does not say how it is batched, or says so twice.
    """
    inputs = [*args, *kwargs.values()]
    outermost = max((x for x in inputs if isinstance(x, BatchedTensor)), key=lambda x: x.level)
    batch = batch_at(outermost.level, outermost.value.shape[0])
    inputs = [
        batch_outside(x, x.level, batch.level) if isinstance(x, DualTensor) else x for x in inputs
    ]
    own = function.vmap is not Function.vmap
    if own and function.generate_vmap_rule:
        raise RuntimeError(
            f"You tried to vmap over {function.__name__}, but it has both generate_vmap_rule=True "
            "and an overridden vmap staticmethod. Please set generate_vmap_rule=False or delete "
            "the overridden vmap staticmethod to avoid ambiguity."
        )
    if own:
        return _by_own_rule(function, inputs, len(kwargs), batch)
    if function.generate_vmap_rule:
        return _for_all_samples(function, inputs, tuple(kwargs), batch)
    raise NotForBatchesError(
        f"You tried to vmap over {function.__name__}, but it does not have vmap support. Please "
        "override and implement the vmap staticmethod or set generate_vmap_rule=True."
    )


# ---- by the function's own rule ------------------------------------------------------------------


def _by_own_rule(function: type[Function], inputs: list[Any], named: int, batch: Batch) -> Call:
    """What `Function.vmap` makes of the values of all samples."""
    if named:
        raise NotImplementedError(
            f"Run vmap on {function.__name__} with kwarg-only Tensor args: its vmap staticmethod "
            "takes positional ones only. Please do not pass Tensors by keyword."
        )
    trees = [flatten(x) if isinstance(x, (list, tuple, dict)) else ([x], None) for x in inputs]
    dims: list[Any] = []
    values: list[Any] = []
    for leaves, form in trees:
        pairs = [split(x, batch.level) for x in leaves]
        each = [0 if many else None for _, many in pairs]
        values.append(pairs[0][0] if form is None else unflatten(form, [x for x, _ in pairs]))
        dims.append(each[0] if form is None else unflatten(form, each))
    with outside(batch):
        found = function.vmap(VmapInfo(batch.size, batch.randomness), tuple(dims), *values)
    if not isinstance(found, tuple) or len(found) != 2:
        got = f"{len(found)} returns" if isinstance(found, tuple) else f"a {type(found).__name__}"
        raise RuntimeError(
            f"Expected the vmap staticmethod of {function.__name__} to have two returns, an output "
            f"and out_dims with a structure compatible with the output. Got {got} instead"
        )
    return function._backward_cls.__new__(function._backward_cls), _placed(*found, batch), None


def _placed(output: Any, out_dims: Any, batch: Batch) -> Any:
    """The outputs of a rule as samples."""
    leaves, form = flatten(output)
    try:
        dims = broadcast_prefix(out_dims, output, "out_dims")
    except ValueError as error:
        raise RuntimeError(
            "The vmap staticmethod returned an incompatible (output, out_dims) tuple. Expected "
            f"out_dims={out_dims} to be compatible with the structure of `output`, which is "
            f"{form!r}. {error}"
        ) from None
    samples = [
        x if d is None else BatchedTensor.of(x.movedim(check_axis(d, x.ndim), 0), batch.level)
        for x, d in zip(leaves, dims, strict=True)
    ]
    return unflatten(form, samples)


# ---- by a rule that is made from the function ----------------------------------------------------


@dataclass(frozen=True)
class _Plan:
    """The call of `function` with samples: of which arguments, the last of them given by these
    names, and of which batch."""

    function: type[Function]
    names: tuple[str, ...]
    many: tuple[bool, ...]
    batch: Batch

    def samples(self, values: Sequence[Any], many: Sequence[bool]) -> tuple[Any, ...]:
        """Values of all samples as the function sees them."""
        level = self.batch.level
        return tuple(
            BatchedTensor.of(x, level) if m and x is not None else x
            for x, m in zip(values, many, strict=True)
        )


def _for_all_samples(
    function: type[Function], inputs: Sequence[Any], names: tuple[str, ...], batch: Batch
) -> Call:
    """The call as one of a function of the values of all samples."""
    pairs = [split(x, batch.level) for x in inputs]
    plan = _Plan(function, names, tuple([many for _, many in pairs]), batch)
    with outside(batch):
        ctx, output, _ = call(_over_samples(function), (plan, *[x for x, _ in pairs]), {})
    several = isinstance(output, (tuple, list))
    state: Any = ctx
    outputs = list(plan.samples(output if several else (output,), state.outputs_many))
    for i, nr in state.written.items():  # an argument that was written is what it was
        outputs[i] = inputs[nr]
    if not several:
        return ctx, outputs[0], None
    return ctx, outputs if isinstance(output, list) else tuple(outputs), None


_made: WeakKeyDictionary[type[Function], type[Function]] = WeakKeyDictionary()


def _over_samples(function: type[Function]) -> type[Function]:
    """The class of the same name that stands for `function` in the graph."""
    made = _made.get(function)
    if made is None:
        made = _made[function] = type(function.__name__, (_OverSamples,), {})
    return made


class _OverSamples(Function):
    """A custom function for all samples of a batch at once.

    Its methods run those of the function on samples, in the batch, which may have been closed
    since: what the function keeps on its own `ctx` means something again. What it saves is saved
    here, so that it is connected to the graph.
    """

    generate_vmap_rule = True

    @staticmethod
    def forward(ctx: Any, plan: _Plan, *values: Any) -> Any:
        function, level = plan.function, plan.batch.level
        samples = plan.samples(values, plan.many)
        inner: Any = function._backward_cls.__new__(function._backward_cls)
        inner.needs_input_grad = ctx.needs_input_grad[1:]
        inner._are_tensors = [isinstance(x, Tensor) for x in samples]
        inner._inputs = [(x.shape, x.dtype) for x in samples if isinstance(x, Tensor)]
        count = len(samples) - len(plan.names)
        named = dict(zip(plan.names, samples[count:], strict=True))
        with reopened(plan.batch):
            output = run_forward(function, inner, (), samples[:count], named, samples)
        state = inner.__dict__
        dirty = state.pop("dirty_tensors", ())
        several = isinstance(output, (tuple, list))
        outputs = output if several else (output,)

        found = [_for_all(x, plan.batch) for x in outputs]
        ctx.plan, ctx.inner = plan, inner
        ctx.outputs_many = [isinstance(x, Tensor) for x in outputs]
        ctx.written = {}
        for i, x in enumerate(outputs):
            if any(x is each for each in dirty):
                found[i], ctx.outputs_many[i] = split(x, level)
                ctx.written[i] = next(nr for nr, each in enumerate(samples) if each is x)
        ctx.materialize_grads = inner.materialize_grads
        ctx.save_for_backward(*_kept(ctx, "saved_many", state.pop("to_save", ()), level))
        ctx.save_for_forward(*_kept(ctx, "forward_many", state.pop("saved_for_forward", ()), level))
        ctx.mark_dirty(*[split(x, level)[0] for x in dirty])
        constants = state.pop("non_differentiable", ())
        numbers = [nr for nr, x in enumerate(outputs) if any(x is each for each in constants)]
        ctx.mark_non_differentiable(*[found[nr] for nr in numbers])
        if not several:
            return found[0]
        return found if isinstance(output, list) else tuple(found)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        plan, inner = ctx.plan, ctx.inner
        inner.edges = ctx.edges
        given = plan.samples(grads, ctx.outputs_many)
        with _remembered(ctx, ctx.saved_many):
            results = iter(inner._per_input(inner.apply(*given)))
            places = iter(range(len(inner._inputs)))
            found = [
                _gradient(inner, next(places), next(results), many, plan.batch) if tensor else None
                for tensor, many in zip(inner._are_tensors, plan.many, strict=True)
            ]
        return (None, *found)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        plan = ctx.plan
        with _remembered(ctx, ctx.forward_many):
            found = plan.function.jvp(ctx.inner, *plan.samples(tangents[1:], plan.many))
            each = found if isinstance(found, tuple) else (found,)
            return tuple(_for_all(x, plan.batch) for x in each)


def _kept(ctx: Any, name: str, saved: Sequence[Any], level: int) -> list[Any]:
    """What a function has saved, as values; `name` is where `ctx` keeps which of them differ from
    sample to sample."""
    pairs = [split(x, level) for x in saved]
    setattr(ctx, name, [many for _, many in pairs])
    return [x for x, _ in pairs]


@contextmanager
def _remembered(ctx: Any, many: Sequence[bool]) -> Iterator[None]:
    """The scope in which the function finds what it saved on its `ctx`, in its batch."""
    inner: BackwardCFunction = ctx.inner
    inner.saved_for_forward = ctx.plan.samples(ctx.saved_tensors, many)
    try:
        with reopened(ctx.plan.batch):
            yield
    finally:
        del inner.saved_for_forward


def _for_all(x: Any, batch: Batch) -> Any:
    """The values of all samples of a Tensor, in a dimension in front; of anything else itself."""
    value, many = split_within(x, batch.level)
    if many or not isinstance(x, Tensor):
        return value
    return value.expand((batch.size, *value.shape))


def _gradient(ctx: Any, i: int, grad: Any, many: bool, batch: Batch) -> Any:
    """The gradient of an input for all samples; for an input that they share, their sum."""
    if grad is None:
        return None
    grad = ctx._fitted(i, grad)
    return _for_all(grad, batch) if many else _for_all(grad, batch).sum(0)
