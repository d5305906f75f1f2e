"""Hooks on the gradients of a whole module: of its outputs, and of its inputs.

The module's tensors pass through a function that does nothing, once before `forward` and once after
it; the hooks hang on the nodes of these.
"""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

from autograd.base.grad_mode import is_grad_enabled
from autograd.core.tensor import Tensor
from autograd.function import Function
from autograd.nn.modules.global_hooks import hooks_of


class BackwardHookFunction(Function):
    @staticmethod
    def forward(ctx: Any, *tensors: Tensor) -> tuple[Tensor, ...]:
        ctx.set_materialize_grads(False)
        return tuple([each.view_as(each) for each in tensors])

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        return grads


class BackwardHooks:
    """The hooks of `module` during one call of it."""

    def __init__(self, module: Any) -> None:
        self._module = module
        self._before = hooks_of(module, "_backward_pre_hooks")
        self._hooks = hooks_of(module, "_backward_hooks")
        self._inputs: list[int] = []  # the places of those that have a gradient
        self._count = 0
        self._outputs: list[int] = []
        self._grads: tuple[Any, ...] | None = None  # of the outputs, until those of inputs come

    def enter(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments for `forward`."""
        if not self._hooks:
            return args
        self._count = len(args)
        values, self._inputs, node = _pass_through(list(args))
        if node is not None:
            node.register_hook(self._at_inputs)
        return tuple(values)

    def leave(self, result: Any) -> Any:
        """Passes the outputs on; returns them in the form of `result`."""
        several = isinstance(result, (tuple, list))
        if not several and not isinstance(result, Tensor):
            warnings.warn(
                "For backward hooks to be called, module output should be a Tensor or a tuple of "
                f"Tensors but received {type(result)}",
                stacklevel=4,
            )
        values, self._outputs, node = _pass_through(list(result) if several else [result])
        if node is None:
            return result
        self._of = len(values)
        node.register_prehook(self._at_outputs)
        if not several:
            return values[0]
        return type(result)(*values) if hasattr(result, "_fields") else type(result)(values)

    def _at_outputs(self, grads: tuple[Any, ...]) -> tuple[Any, ...]:
        full = _scatter_grads(grads, self._outputs, self._of)
        for hook in self._before:
            full = _replace_grads("pre hook", full, hook(self._module, full))
        if self._hooks and not self._inputs:
            warnings.warn(
                "Full backward hook is firing when gradients are computed with respect to module "
                "outputs since no inputs require gradients.",
                stacklevel=2,
            )
            for hook in self._hooks:
                found = hook(self._module, (None,) * self._count, full)
                if found is not None and any(each is not None for each in found):
                    raise RuntimeError(
                        "Backward hook for Modules where no input requires gradient should always "
                        "return None or None for all gradients."
                    )
        self._grads = full
        return tuple([full[i] for i in self._outputs])

    def _at_inputs(self, grads: tuple[Any, ...], _: Any) -> tuple[Any, ...] | None:
        if self._grads is None:  # what reaches the inputs does not come from the outputs
            return None
        full = _scatter_grads(grads, self._inputs, self._count)
        for hook in self._hooks:
            full = _replace_grads("hook", full, hook(self._module, full, self._grads))
        self._grads = None
        return tuple([full[i] for i in self._inputs])


def hook_last_node(module: Any, args: tuple[Any, ...], result: Any) -> None:
    """Hangs the hooks of `Module.register_backward_hook` on the node that made `result`, or the
    first Tensor in it. Warns where the gradients of that node are not those of the module."""
    first = result
    while not isinstance(first, Tensor):
        values = first.values() if isinstance(first, dict) else first[:1]
        first = next(each for each in values if not isinstance(first, dict) or _is_tensor(each))
    node = first.grad_fn
    if node is None:
        return
    for hook in hooks_of(module, "_older_backward_hooks"):
        node.register_hook(partial(hook, module))
    fault = _doubt(node, result, args)
    if fault is not None:
        missing, when = fault
        warnings.warn(
            f"Using {when} is deprecated and will be removed in future "
            f"versions. This hook will be missing some {missing}. Please use "
            "register_full_backward_hook to get the documented behavior.",
            FutureWarning,
            stacklevel=4,
        )


def _doubt(node: Any, result: Any, args: tuple[Any, ...]) -> tuple[str, str] | None:
    """Which gradients a hook of `node` will not see, and why; None if it sees all."""
    several, hook = "a single Tensor or a tuple of Tensors", "a non-full backward hook when"
    module = "non-full backward hooks on a Module that does not"
    outputs = result if isinstance(result, tuple) else (result,)
    if not all(map(_is_tensor, outputs)):
        return "grad_output", f"{module} return {several}"
    if not all(map(_is_tensor, args)):
        return ("grad_input", f"{module} take as input {several}")
    nodes = {each.grad_fn for each in outputs if each.grad_fn is not None}
    if len(nodes) > 1:
        return "grad_output", f"{hook} outputs are generated by different autograd Nodes"
    if {x.grad_fn for x in args if x.grad_fn is not None} != {n for n, _ in node.next_functions}:
        return "grad_input", f"{hook} the forward contains multiple autograd Nodes"
    return None


def _is_tensor(value: Any) -> bool:
    return isinstance(value, Tensor)


def _pass_through(values: list[Any]) -> tuple[list[Any], list[int], Any]:
    """`values` with those that require grad passed on, their places, and the node of all."""
    places = [i for i, x in enumerate(values) if isinstance(x, Tensor) and x.requires_grad]
    if not places or not is_grad_enabled():
        return values, [], None
    passed = BackwardHookFunction.apply(*[values[i] for i in places])
    for i, x in zip(places, passed, strict=True):
        values[i] = x
    return values, places, passed[0].grad_fn


def _scatter_grads(grads: tuple[Any, ...], places: list[int], count: int) -> tuple[Any, ...]:
    full: list[Any] = [None] * count
    for i, grad in zip(places, grads, strict=True):
        full[i] = grad
    return tuple(full)


def _replace_grads(kind: str, grads: tuple[Any, ...], found: Any) -> tuple[Any, ...]:
    """The gradients that a hook returned in place of `grads`; RuntimeError for another number."""
    if found is None:
        return grads
    found = found if isinstance(found, tuple) else (found,)
    if len(found) != len(grads):
        raise RuntimeError(
            f"Backward {kind} returned an invalid number of grad, got {len(found)}, but expected "
            f"{len(grads)}"
        )
    return found
