"""Hooks on all modules, as those that torch.nn.modules.module registers: to debug and profile.

They run before the hooks of the module itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.core.hooks import RemovableHandle, _Hooks

__all__ = [
    "register_module_backward_hook", "register_module_buffer_registration_hook",
    "register_module_forward_hook", "register_module_forward_pre_hook",
    "register_module_full_backward_hook", "register_module_full_backward_pre_hook",
    "register_module_module_registration_hook",
    "register_module_parameter_registration_hook",
]  # fmt: skip

_global_forward_pre_hooks = _Hooks()
_global_forward_hooks = _Hooks()
_global_backward_pre_hooks = _Hooks()
_global_backward_hooks = _Hooks()
"""By PyTorch's names, since tests of modules empty them. The last are pairs of a hook and whether
it sees the gradients of the whole module."""

_REGISTRATION = {kind: _Hooks() for kind in ("parameter", "buffer", "module")}


def hooks_of(module: Any, kind: str) -> list[Any]:
    """The hooks of one kind that a call of `module` runs, in order."""
    own = getattr(module, kind).values()
    everywhere: Any = globals().get(f"_global{kind}", _global_backward_hooks).values()
    if kind.endswith("_backward_hooks"):
        everywhere = [hook for hook, full in everywhere if full == (kind == "_backward_hooks")]
    return [*everywhere, *own]


def refuse_both_kinds(others: Any, where: str = "on a single Module") -> None:
    """Raises RuntimeError if there are hooks of the other kind."""
    if others:
        raise RuntimeError(
            f"Cannot use both regular backward hooks and full backward hooks {where}. Please use "
            "only one of them."
        )


def _register_backward(hook: Any, full: bool) -> RemovableHandle:
    registered: Any = _global_backward_hooks.values()
    others = [hook for hook, kind in registered if kind != full]
    refuse_both_kinds(others, "as a global Module hook")
    return _global_backward_hooks.register((hook, full))  # type: ignore[arg-type]


def register_module_forward_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls ``hook(module, args)`` before the `forward` of each module; see
    `Module.register_forward_pre_hook`. Returns a handle whose `remove()` takes the hook away."""
    return _global_forward_pre_hooks.register((hook, False))  # type: ignore[arg-type]


def register_module_forward_hook(
    hook: Callable[..., Any], *, with_kwargs: bool = False, always_call: bool = False
) -> RemovableHandle:
    """Calls ``hook(module, args, output)`` after the `forward` of each module; for the options see
    `Module.register_forward_hook`. Returns a handle whose `remove()` takes the hook away."""
    kept: Any = (hook, with_kwargs, always_call)
    return _global_forward_hooks.register(kept)


def register_module_backward_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls ``hook(module, grad_input, grad_output)`` for each module; see
    `Module.register_backward_hook`. Returns a handle whose `remove()` takes the hook away."""
    return _register_backward(hook, False)


def register_module_full_backward_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls ``hook(module, grad_input, grad_output)`` for each module; see
    `Module.register_full_backward_hook`. Returns a handle whose `remove()` takes the hook away."""
    return _register_backward(hook, True)


def register_module_full_backward_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls ``hook(module, grad_output)`` for each module; see
    `Module.register_full_backward_pre_hook`. Returns a handle whose `remove()` takes it away."""
    return _global_backward_pre_hooks.register(hook)


def register_module_parameter_registration_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls ``hook(module, name, parameter)`` when a parameter is registered; what it returns, if
    not None, is registered instead. Returns a handle whose `remove()` takes the hook away."""
    return _REGISTRATION["parameter"].register(hook)


def register_module_buffer_registration_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """The same of ``hook(module, name, buffer)``."""
    return _REGISTRATION["buffer"].register(hook)


def register_module_module_registration_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """The same of ``hook(module, name, submodule)``."""
    return _REGISTRATION["module"].register(hook)


def registered(kind: str, module: Any, name: str, value: Any) -> Any:
    """What is registered for `value`, as the hooks leave it."""
    for hook in list(_REGISTRATION[kind].values()):
        changed = hook(module, name, value)
        if changed is not None:
            value = changed
    return value
