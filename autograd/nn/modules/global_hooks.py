"""Hooks on all modules, as those that torch.nn.modules.module registers: to debug and profile.

They run before the hooks of the module itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.core.hooks import RemovableHandle, _Hooks

__all__ = [
    "register_module_buffer_registration_hook", "register_module_forward_hook",
    "register_module_forward_pre_hook", "register_module_full_backward_hook",
    "register_module_full_backward_pre_hook", "register_module_module_registration_hook",
    "register_module_parameter_registration_hook",
]  # fmt: skip

GLOBAL = _Hooks()
"""Hooks of calls: of each the kind, as the attribute of a module is called, and what is kept there.
"""

_REGISTRATION = {kind: _Hooks() for kind in ("parameter", "buffer", "module")}


def hooks_of(module: Any, kind: str) -> list[Any]:
    """The hooks of one kind that a call of `module` runs, in order."""
    pairs: Any = GLOBAL.values()
    everywhere = [hook for each, hook in pairs if each == kind]
    return [*everywhere, *getattr(module, kind).values()]


def _register(kind: str, hook: Any) -> RemovableHandle:
    return GLOBAL.register((kind, hook))  # type: ignore[arg-type]


def register_module_forward_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls ``hook(module, args)`` before the `forward` of each module; see
    `Module.register_forward_pre_hook`. Returns a handle whose `remove()` takes the hook away."""
    return _register("_forward_pre_hooks", (hook, False))


def register_module_forward_hook(
    hook: Callable[..., Any], *, with_kwargs: bool = False, always_call: bool = False
) -> RemovableHandle:
    """Calls ``hook(module, args, output)`` after the `forward` of each module; for the options see
    `Module.register_forward_hook`. Returns a handle whose `remove()` takes the hook away."""
    return _register("_forward_hooks", (hook, with_kwargs, always_call))


def register_module_full_backward_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls ``hook(module, grad_input, grad_output)`` for each module; see
    `Module.register_full_backward_hook`. Returns a handle whose `remove()` takes the hook away."""
    return _register("_backward_hooks", hook)


def register_module_full_backward_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls ``hook(module, grad_output)`` for each module; see
    `Module.register_full_backward_pre_hook`. Returns a handle whose `remove()` takes it away."""
    return _register("_backward_pre_hooks", hook)


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
