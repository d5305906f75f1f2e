"""State dicts: the parameters and buffers of a module by name, as PyTorch keys them."""

from __future__ import annotations

import warnings
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from autograd.base.grad_mode import no_grad
from autograd.core.hooks import RemovableHandle, _Hooks
from autograd.core.tensor import Tensor, from_array
from autograd.nn.parameter import Parameter, is_lazy

_EXTRA = "_extra_state"
STATE_HOOKS = (
    *("_state_dict_pre_hooks", "_state_dict_hooks"),
    *("_load_state_dict_pre_hooks", "_load_state_dict_post_hooks"),
)
"""The names of the hooks that a module keeps for its state dicts."""


class _IncompatibleKeys(NamedTuple):
    missing_keys: list[str]
    unexpected_keys: list[str]

    def __repr__(self) -> str:
        if not self.missing_keys and not self.unexpected_keys:
            return "<All keys matched successfully>"
        return (
            f"_IncompatibleKeys(missing_keys={self.missing_keys}, "
            f"unexpected_keys={self.unexpected_keys})"
        )


class StateDicts:
    """The part of Module that writes and reads state dicts."""

    _version: int
    _parameters: dict[str, Any]
    _buffers: dict[str, Any]
    _modules: dict[str, Any]
    _non_persistent_buffers_set: set[str]
    _state_dict_pre_hooks: _Hooks
    _state_dict_hooks: _Hooks
    _load_state_dict_pre_hooks: _Hooks
    _load_state_dict_post_hooks: _Hooks

    # ---- writing ---------------------------------------------------------------------------------

    def state_dict(
        self,
        *args: Any,
        destination: dict[str, Any] | None = None,
        prefix: str = "",
        keep_vars: bool = False,
    ) -> dict[str, Any]:
        """All parameters and persistent buffers by name, of their own memory and without graph;
        what `get_extra_state` gives where a subclass has it.

        destination: a dict to add them to. prefix: what the names begin with. keep_vars: give the
        parameters themselves. By position, in that order, they are deprecated. Raises RuntimeError
        if a post-hook returns something.
        """
        if args:
            warnings.warn(
                "Positional args are being deprecated, use kwargs instead.",
                FutureWarning,
                stacklevel=2,
            )
            given = dict(zip(("destination", "prefix", "keep_vars"), args, strict=False))
            destination = given.get("destination", destination)
            prefix = given.get("prefix", prefix)
            keep_vars = given.get("keep_vars", keep_vars)
        state: Any = destination
        if state is None:
            state = OrderedDict()
            state._metadata = OrderedDict()  # the versions of the modules, by name
        local = {"version": self._version}
        if hasattr(state, "_metadata"):
            state._metadata[prefix[:-1]] = local
        for hook in list(self._state_dict_pre_hooks.values()):
            hook(self, prefix, keep_vars)
        self._save_to_state_dict(state, prefix, keep_vars)
        for name, module in self._modules.items():
            if module is not None:
                module.state_dict(destination=state, prefix=f"{prefix}{name}.", keep_vars=keep_vars)
        for hook in list(self._state_dict_hooks.values()):
            changed = hook(self, state, prefix, local)
            if changed is not None:
                state = changed
        return state

    def _save_to_state_dict(
        self, destination: dict[str, Any], prefix: str, keep_vars: bool
    ) -> None:
        """Adds what belongs to this module alone; a subclass may add more."""
        for name, each in self.__persistent().items():
            destination[prefix + name] = each if keep_vars else each.detach()
        if self.__has_extra("get_extra_state"):
            destination[prefix + _EXTRA] = self.get_extra_state()

    def get_extra_state(self) -> Any:
        """What else belongs into the state dict; to be overridden, with `set_extra_state`."""
        raise RuntimeError("get_extra_state() is to be overridden")

    def set_extra_state(self, state: Any) -> None:
        """Takes over what `get_extra_state` gave; to be overridden."""
        raise RuntimeError("set_extra_state() is to be overridden")

    def __has_extra(self, method: str) -> bool:
        return getattr(type(self), method) is not getattr(StateDicts, method)

    def __persistent(self) -> dict[str, Tensor]:
        """The parameters and persistent buffers of this module alone."""
        own = {**self._parameters, **self._buffers}
        left_out = self._non_persistent_buffers_set
        return {n: each for n, each in own.items() if each is not None and n not in left_out}

    # ---- reading ---------------------------------------------------------------------------------

    def load_state_dict(
        self, state_dict: Mapping[str, Any], strict: bool = True, assign: bool = False
    ) -> Any:
        """Copies the values of `state_dict`: Tensors, ndarrays or PyTorch's tensors by name.

        strict: the names must be just those of `state_dict()`. assign: take Tensors over instead of
        copying from them. Returns the ``missing_keys`` and ``unexpected_keys``. Raises RuntimeError
        that lists all keys that are missing, not expected or of another shape; TypeError if
        `state_dict` is no mapping.
        """
        if not isinstance(state_dict, Mapping):
            raise TypeError(f"Expected state_dict to be dict-like, got {type(state_dict)}.")
        versions = getattr(state_dict, "_metadata", None) or {}
        given = dict(state_dict)  # hooks may write it
        found = _IncompatibleKeys([], [])
        wrong: list[str] = []
        _load_all(self, given, "", versions, assign, found, wrong)
        if strict:
            listed = (("Missing", found.missing_keys), ("Unexpected", found.unexpected_keys))
            wrong[:0] = [
                f"{what} key(s) in state_dict: " + ", ".join(f'"{key}"' for key in keys) + ". "
                for what, keys in listed
                if keys
            ]
        if wrong:
            raise RuntimeError(
                f"Error(s) in loading state_dict for {type(self).__name__}:\n\t"
                + "\n\t".join(wrong)
            )
        return found

    def _load_from_state_dict(
        self,
        state_dict: dict[str, Any],
        prefix: str,
        local_metadata: dict[str, Any],
        strict: bool,
        missing_keys: list[str],
        unexpected_keys: list[str],
        error_msgs: list[str],
    ) -> None:
        """Loads what belongs to this module alone: the keys of `state_dict`, which may be written,
        that begin with `prefix`. What is wrong is added to the last three; a subclass may read more
        or what older versions wrote."""
        hooks: Any = list(self._load_state_dict_pre_hooks.values())
        for hook, with_module in hooks:
            hook(
                *[self] * with_module, state_dict, prefix, local_metadata, strict, missing_keys,
                unexpected_keys, error_msgs,
            )  # fmt: skip
        own = self.__persistent()
        assign = local_metadata.get("assign_to_params_buffers", False)
        for name, each in own.items():
            key = prefix + name
            if key in state_dict:
                problem = _load_tensor(self, name, each, state_dict[key], assign)
                if problem:
                    error_msgs.append(f"{problem[0]} for {key}: {problem[1]}")
            elif strict:
                missing_keys.append(key)
        known = set(own)
        if self.__has_extra("set_extra_state"):
            known.add(_EXTRA)
            if prefix + _EXTRA in state_dict:
                self.set_extra_state(state_dict[prefix + _EXTRA])
            elif strict:
                missing_keys.append(prefix + _EXTRA)
        if strict:
            unexpected_keys += [
                key for key in state_dict if self.__is_unexpected(key, prefix, known)
            ]

    def __is_unexpected(self, key: str, prefix: str, known: set[str]) -> bool:
        """Whether `key` seems to be this module's but is not, nor that of a module inside."""
        if not key.startswith(prefix):
            return False
        name, dot, _ = key[len(prefix) :].partition(".")
        return self._modules.get(name) is None if dot else name not in known

    # ---- hooks -----------------------------------------------------------------------------------

    def register_state_dict_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook(module, prefix, keep_vars)`` before `state_dict` collects what is this
        module's. Returns a handle whose `remove()` takes the hook away."""
        return self._state_dict_pre_hooks.register(hook)

    def register_state_dict_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook(module, state_dict, prefix, local_metadata)`` after `state_dict` collected
        what is in this module; it may write the dict, and must return None."""

        def call(*args: Any) -> None:
            if hook(*args) is not None:
                raise RuntimeError("state_dict post-hook must return None")

        return self._register_state_dict_hook(call)

    def _register_state_dict_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """The same of a hook that may return another dict."""
        return self._state_dict_hooks.register(hook)

    def register_load_state_dict_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook(module, state_dict, prefix, local_metadata, strict, missing_keys,
        unexpected_keys, error_msgs)`` before `load_state_dict` reads what is this module's; it may
        write the dict, which is a copy, and the lists."""
        return self._register_load_state_dict_pre_hook(hook, with_module=True)

    def _register_load_state_dict_pre_hook(
        self, hook: Callable[..., Any], with_module: bool = False
    ) -> RemovableHandle:
        """The same of a hook that does not take `module`, unless it says so."""
        kept: Any = (hook, with_module)
        return self._load_state_dict_pre_hooks.register(kept)

    def register_load_state_dict_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook(module, incompatible_keys)`` after `load_state_dict`, before it complains;
        the hook may write ``incompatible_keys.missing_keys`` and ``unexpected_keys``, and must
        return None."""
        return self._load_state_dict_post_hooks.register(hook)


def _load_all(
    module: Any,
    given: dict[str, Any],
    prefix: str,
    versions: Mapping[str, Any],
    assign: bool,
    found: _IncompatibleKeys,
    wrong: list[str],
) -> None:
    """Loads a module and all inside it, of which each sees its own part of `given` alone."""
    local = dict(versions.get(prefix[:-1], {}))
    if assign:
        local["assign_to_params_buffers"] = True
    module._load_from_state_dict(given, prefix, local, True, *found, wrong)
    for name, each in module._modules.items():
        if each is not None:
            start = f"{prefix}{name}."
            part = {key: value for key, value in given.items() if key.startswith(start)}
            _load_all(each, part, start, versions, assign, found, wrong)
    for hook in list(module._load_state_dict_post_hooks.values()):
        if hook(module, found) is not None:
            raise AssertionError(
                "Hooks registered with ``register_load_state_dict_post_hook`` are not expected to "
                "return new values, if incompatible_keys need to be modified, it should be done "
                "inplace."
            )


def _load_tensor(
    module: Any, name: str, own: Tensor, value: Any, assign: bool
) -> tuple[str, str] | None:
    """Puts `value` into the part `own` of `module`; or says what kind of problem there is."""
    if not isinstance(value, Tensor) and not hasattr(value, "__array__"):
        return "While copying the parameter", (
            "expected torch.Tensor or Tensor-like object from checkpoint but received "
            f"{type(value)}"
        )
    given = value if isinstance(value, Tensor) else from_array(np.asarray(value))
    if is_lazy(own):  # and so is the other, or it would have its shape by now
        return None
    if own.ndim == 0 and given.shape == (1,):  # as numbers were before PyTorch 0.4
        given = given[0]
    if given.shape != own.shape:
        return "size mismatch", (
            f"copying a param with shape {given.shape} from checkpoint, the shape in current "
            f"model is {own.shape}."
        )
    if not assign:
        with no_grad():
            own.copy_(given)
    elif name in module._parameters:
        setattr(module, name, Parameter(given, requires_grad=own.requires_grad))
    else:
        setattr(module, name, given)
    return None
