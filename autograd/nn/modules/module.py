"""The base of all modules."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from inspect import unwrap
from types import FunctionType
from typing import Any, Self

import numpy as np

from autograd.base.grad_mode import no_grad
from autograd.base.html import table
from autograd.core.constructors import name_arguments
from autograd.core.hooks import RemovableHandle, _Hooks
from autograd.core.tensor import Tensor
from autograd.methods.conversion import target_of
from autograd.nn.modules import future
from autograd.nn.modules.backward_hooks import BackwardHooks, hook_last_node
from autograd.nn.modules.global_hooks import *  # noqa: F403  (where PyTorch has them)
from autograd.nn.modules.global_hooks import (
    _global_backward_hooks,
    _global_backward_pre_hooks,
    _global_forward_hooks,
    _global_forward_pre_hooks,
    hooks_of,
    refuse_both_kinds,
)
from autograd.nn.modules.registry import Registry
from autograd.nn.modules.state import STATE_HOOKS, StateDicts
from autograd.nn.parameter import Parameter, is_lazy
from autograd.optim.optimizer import clear_grad
from generated.functions import empty_like

__all__ = ["Module"]


def _is_operation(function: Any) -> bool:
    """Whether a row of the table is behind it, which is never a method of a module."""
    home = unwrap(function).__globals__.get("__name__", "")
    return str(home).startswith("generated.operations.")


_HEAD = ("name", "module", "parameters")

_HOOKS = (
    *("_forward_hooks", "_forward_pre_hooks", "_backward_hooks", "_backward_pre_hooks"),
    *("_older_backward_hooks", *STATE_HOOKS),
)


class Module(Registry, StateDicts):
    """A function with parameters, made of modules; a subclass gives `forward`.

    Attributes that are Parameters or Modules are registered when they are assigned, so that
    `parameters`, `state_dict`, `to` and others find them, those of the modules inside too.

    training         whether the module is in training mode, see `train`
    call_super_init  (of classes) whether arguments of the constructor go to that of the class that
                     comes after Module where a subclass has several bases; else any raise
                     TypeError
    """

    training: bool
    call_super_init = False
    dump_patches = False
    _version = 1

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        name_arguments(cls)
        for name, value in [*vars(cls).items()]:  # as PyTorch's operations, which are built in
            if isinstance(value, FunctionType) and _is_operation(value):
                setattr(cls, name, staticmethod(value))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if (args or kwargs) and not self.call_super_init:
            what = f"takes 1 positional argument but {len(args) + 1} were given"
            if kwargs:
                what = f"got an unexpected keyword argument '{next(iter(kwargs))}'"
            raise TypeError(f"{type(self).__name__}.__init__() {what}")
        put = super().__setattr__
        put("training", True)
        for name in ("_parameters", "_buffers", "_modules"):
            put(name, {})
        for name in _HOOKS:
            put(name, _Hooks())
        put("_non_persistent_buffers_set", set())
        if self.call_super_init:
            super().__init__(*args, **kwargs)

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Takes the attributes of a module that was pickled or copied, by an older version with
        fewer kinds of hooks, or by PyTorch."""
        kept = {name: x for name, x in state.items() if name not in _HOOKS or isinstance(x, _Hooks)}
        self.__dict__.update({name: _Hooks() for name in _HOOKS} | kept)

    # ---- calls -----------------------------------------------------------------------------------

    def forward(self, *input: Any, **named: Any) -> Any:
        """What the module computes. Raises NotImplementedError unless a subclass gives it."""
        raise NotImplementedError(
            f'Module [{type(self).__name__}] is missing the required "forward" function'
        )

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if (
            self._forward_pre_hooks
            or self._forward_hooks
            or self._backward_hooks
            or self._backward_pre_hooks
            or self._older_backward_hooks
            or _global_forward_hooks
            or _global_forward_pre_hooks
            or _global_backward_hooks
            or _global_backward_pre_hooks
        ):
            left = [each for each in hooks_of(self, "_forward_hooks") if each[2]]
            try:
                return self.__call_with_hooks(args, kwargs, left)
            finally:  # `left` are those that were not reached
                for hook, with_kwargs, _ in left:
                    _call_nevertheless(hook, self, args, *[kwargs] * with_kwargs)
        return self.forward(*args, **kwargs)

    def __call_with_hooks(
        self, args: tuple[Any, ...], kwargs: dict[str, Any], left: list[Any]
    ) -> Any:
        """left: the hooks that are called in any case; those that have been are taken out."""
        for hook, with_kwargs in hooks_of(self, "_forward_pre_hooks"):
            if with_kwargs:
                changed = hook(self, args, kwargs)
                if changed is not None:
                    if not isinstance(changed, tuple) or len(changed) != 2:
                        raise RuntimeError(
                            "forward pre-hook must return None or a tuple of (new_args, "
                            f"new_kwargs), but got {changed}."
                        )
                    args, kwargs = changed
            else:
                changed = hook(self, args)
                if changed is not None:
                    args = changed if isinstance(changed, tuple) else (changed,)
        backward = None
        if hooks_of(self, "_backward_hooks") or hooks_of(self, "_backward_pre_hooks"):
            backward = BackwardHooks(self)
            args = backward.enter(args)
        result = self.forward(*args, **kwargs)
        for hook, with_kwargs, always_call in hooks_of(self, "_forward_hooks"):
            if always_call:
                left.pop(0)
            seen = (self, args, kwargs) if with_kwargs else (self, args)
            changed = hook(*seen, result)
            if changed is not None:
                result = changed
        if hooks_of(self, "_older_backward_hooks"):
            hook_last_node(self, args, result)
        return result if backward is None else backward.leave(result)

    def compile(self, **options: Any) -> None:
        """Makes calls run `forward` as `autograd.compile` compiles it, with its options.

        What that refuses to trace cannot be compiled: in training mode a module that writes its
        buffers, such as BatchNorm, raises TraceError when it is called.
        """
        self.forward = CompiledForward(self, options)  # type: ignore[method-assign]

    def register_forward_pre_hook(
        self, hook: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False
    ) -> RemovableHandle:
        """Calls ``hook(module, args)`` before `forward`; what it returns replaces the arguments.

        with_kwargs: call ``hook(module, args, kwargs)``, which returns both. prepend: before the
        hooks there are. Returns a handle whose `remove()` takes the hook away.
        """
        return self._forward_pre_hooks.register((hook, with_kwargs), prepend)

    def register_forward_hook(
        self,
        hook: Callable[..., Any],
        *,
        prepend: bool = False,
        with_kwargs: bool = False,
        always_call: bool = False,
    ) -> RemovableHandle:
        """Calls ``hook(module, args, output)`` after `forward`; what it returns is the new output.

        with_kwargs: call ``hook(module, args, kwargs, output)``. prepend: before the hooks there
        are. always_call: also, with None for the output, if `forward` or a hook raises; an error of
        the hook itself is a warning then. Returns a handle whose `remove()` takes the hook away.
        """
        return self._forward_hooks.register((hook, with_kwargs, always_call), prepend)

    def register_backward_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook(module, grad_input, grad_output)`` with the gradients of the node that made
        the output, as PyTorch does; `register_full_backward_hook` gives those of the module.
        RuntimeError if there are such hooks already. Returns a handle whose `remove()` takes the
        hook away."""
        refuse_both_kinds(self._backward_hooks)
        return self._older_backward_hooks.register(hook)

    def register_full_backward_hook(
        self, hook: Callable[..., Any], prepend: bool = False
    ) -> RemovableHandle:
        """Calls ``hook(module, grad_input, grad_output)`` when the gradients of the positional
        inputs are known; what it returns, a tuple, replaces them.

        Both are tuples, with None for what is no Tensor or requires no grad. prepend: before the
        hooks there are. Returns a handle whose `remove()` takes the hook away.
        """
        refuse_both_kinds(self._older_backward_hooks)
        return self._backward_hooks.register(hook, prepend)

    def register_full_backward_pre_hook(
        self, hook: Callable[..., Any], prepend: bool = False
    ) -> RemovableHandle:
        """Calls ``hook(module, grad_output)`` before the gradients of the module are computed;
        what it returns, a tuple or one Tensor, replaces those of the outputs. prepend: before the
        hooks there are."""
        return self._backward_pre_hooks.register(hook, prepend)

    @property
    def _forward_hooks_with_kwargs(self) -> dict[int, bool]:
        return {key: True for key, (_, named, _) in _items(self._forward_hooks) if named}

    @property
    def _forward_hooks_always_called(self) -> dict[int, bool]:
        return {key: True for key, (_, _, always) in _items(self._forward_hooks) if always}

    @property
    def _forward_pre_hooks_with_kwargs(self) -> dict[int, bool]:
        return {key: True for key, (_, named) in _items(self._forward_pre_hooks) if named}

    # ---- modes and gradients ---------------------------------------------------------------------

    def train(self, mode: bool = True) -> Self:
        """Sets training mode, here and inside; returns the module. ValueError unless `mode` is a
        bool."""
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        self.training = mode
        for each in self.children():
            each.train(mode)
        return self

    def eval(self) -> Self:
        """Ends training mode: ``train(False)``."""
        return self.train(False)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Sets `requires_grad` of all parameters; returns the module."""
        for each in self.parameters():
            each.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Sets the gradients of all parameters to None, without `set_to_none` to zeros in place."""
        for each in self.parameters():
            clear_grad(each, set_to_none)

    # ---- conversions -----------------------------------------------------------------------------

    def apply(self, fn: Callable[[Module], Any]) -> Self:
        """Calls ``fn(module)`` for each module inside and this one at last; returns it."""
        for each in self.children():
            each.apply(fn)
        fn(self)
        return self

    def _apply(self, fn: Callable[[Tensor], Tensor], recurse: bool = True) -> Self:
        """Replaces the contents of all parameters, their gradients and the buffers; with
        ``recurse=False`` only this module's own."""
        for each in self.children() if recurse else ():
            each._apply(fn)
        for name, parameter in self._parameters.items():
            if parameter is None:
                continue
            if is_lazy(parameter):
                parameter.data = fn(parameter.data)
                continue
            grad = parameter.grad
            with no_grad():
                applied = fn(parameter)
                given = None if grad is None else fn(grad)
            if future.get_overwrite_module_params_on_conversion():
                parameter = Parameter(applied, parameter.requires_grad)
                self._parameters[name] = parameter
            else:
                parameter.grad = None
                parameter.data = applied
            if grad is not None and given is not None and given is not grad:
                given = given.detach().requires_grad_(grad.requires_grad)
            parameter.grad = given
        for name, buffer in self._buffers.items():
            if is_lazy(buffer):
                buffer.data = fn(buffer.data)
            elif buffer is not None:
                self._buffers[name] = fn(buffer)
        return self

    def to_empty(self, *, device: Any = None, recurse: bool = True) -> Self:
        """Replaces all parameters and buffers by memory that is not set; returns the module.

        device: None or the CPU, RuntimeError for others. recurse: also in the modules inside.
        """
        return self._apply(lambda each: empty_like(each, device=device), recurse)

    def to(self, *args: Any, **named: Any) -> Self:
        """``to(dtype)``, ``to(device, dtype)`` or ``to(tensor)``: floating-point parameters and
        buffers of another dtype, in place; returns the module. ``to(memory_format=...)`` lays those
        of four or five dimensions out.

        Raises TypeError for an integer dtype, RuntimeError for `copy`, and what `Tensor.to` raises.
        """
        if named.pop("copy", False):
            raise RuntimeError(".to() does not accept copy argument")
        dtype, _, device = target_of(args, named)
        laid_out = named.get("memory_format")
        if laid_out is not None:
            self._apply(lambda x: x.contiguous(memory_format=laid_out) if x.ndim in (4, 5) else x)
        if dtype is None and device is None:
            return self
        if dtype is not None and dtype.kind not in "fc":
            raise TypeError(
                f"nn.Module.to only accepts floating point or complex dtypes, but got desired "
                f"dtype={dtype}"
            )
        return self._apply(lambda each: each.to(device, dtype if each.dtype.kind in "fc" else None))

    def type(self, dst_type: Any) -> Self:
        """Makes all parameters and buffers, of integers as well, `dst_type`, in place."""
        return self._apply(lambda each: each.type(dst_type))

    def float(self) -> Self:
        """``to(float32)``."""
        return self.to(np.dtype(np.float32))

    def double(self) -> Self:
        """``to(float64)``."""
        return self.to(np.dtype(np.float64))

    def half(self) -> Self:
        """``to(float16)``."""
        return self.to(np.dtype(np.float16))

    def cpu(self) -> Self:
        """The module; all memory is the CPU's."""
        return self

    def cuda(self, device: Any = None) -> Self:
        """``to("cuda")``, or to the CUDA device of number `device`."""
        return self.to("cuda" if device is None else f"cuda:{device}")

    def bfloat16(self) -> Self:
        """Raises TypeError, as `Tensor.bfloat16`, if there are parameters or buffers."""
        return self._apply(lambda each: each.bfloat16())

    def share_memory(self) -> Self:
        """The module; processes that share memory are out of scope."""
        return self

    # ---- as a Python object ----------------------------------------------------------------------

    def extra_repr(self) -> str:
        """The options in parentheses after the name of the module when it is printed."""
        return ""

    def _get_name(self) -> str:
        return type(self).__name__

    def __repr__(self) -> str:
        extra = self.extra_repr()
        lines = extra.split("\n") if extra else []
        inner = [f"({name}): {_indent(repr(each))}" for name, each in self._modules.items()]
        if not inner and len(lines) <= 1:
            return f"{self._get_name()}({extra})"
        return "\n  ".join([f"{self._get_name()}(", *lines, *inner]) + "\n)"

    def _repr_html_(self) -> str:
        """The modules inside, with what they are and their own parameters."""
        rows, total = [], 0
        for name, each in self.named_modules():
            own = list(each.named_parameters(recurse=False))
            total += sum(0 if is_lazy(value) else value.numel() for _, value in own)
            shapes = ("not yet known" if is_lazy(v) else str(list(v.shape)) for _, v in own)
            held = ", ".join(f"{k} {shape}" for (k, _), shape in zip(own, shapes, strict=True))
            kind = f"{each._get_name()}({'' if each._modules else each.extra_repr()})"
            rows.append((name or "the module", kind, held))
        return table(f"{self._get_name()}: {total:,} parameters", _HEAD, rows)


class CompiledForward:
    """The `forward` that the class of `module` gives, as `autograd.compile` makes it, anew for each
    combination of training modes inside. Copies of the module have one of their own."""

    def __init__(self, module: Any, options: dict[str, Any]) -> None:
        self.module = module
        self.options = options
        self._program: Any = None

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self._program is None:
            # Modes are arguments: what a program reads of Python values elsewhere is a constant.
            def forward(modes: tuple[bool, ...], *args: Any, **kwargs: Any) -> Any:
                return type(self.module).forward(self.module, *args, **kwargs)

            compiler: Any = import_module("autograd.compile")
            self._program = compiler.compile(forward, **self.options)
        modes = tuple([each.training for each in self.module.modules()])
        return self._program(modes, *args, **kwargs)

    def __reduce__(self) -> Any:
        return CompiledForward, (self.module, self.options)


def describe(module: Module, *names: str, **values: Any) -> str:
    """``name=value`` of attributes, then of `values`: what an `extra_repr` gives."""
    shown = {name: getattr(module, name) for name in names} | values
    return ", ".join(f"{name}={value}" for name, value in shown.items())


def describe_changes(module: Module, usual: dict[str, Any]) -> str:
    """``, name=value`` of the attributes that are not as usual; of a tensor whether it is there."""
    text = ""
    for name, value in usual.items():
        now = getattr(module, name, value)
        if name == "bias" and not isinstance(now, bool):
            now = now is not None
        text += "" if now == value else f", {name}={now}"
    return text


def _call_nevertheless(hook: Callable[..., Any], *seen: Any) -> None:
    """Calls a hook of a call that has raised."""
    try:
        hook(*seen, None)
    except Exception as error:
        warnings.warn(
            "module forward hook with ``always_call=True`` raised an exception that was "
            f"silenced as another error was raised in forward: {error}",
            stacklevel=3,
        )


def _items(hooks: Any) -> Any:
    return hooks.items()


def _indent(text: str) -> str:
    return text.replace("\n", "\n  ")
