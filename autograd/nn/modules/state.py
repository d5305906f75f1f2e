"""State dicts: the parameters and buffers of a module by name, as PyTorch keys them."""

from __future__ import annotations

import warnings
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from autograd.grad_mode import no_grad
from autograd.tensor import Tensor, from_array

if TYPE_CHECKING:
    from autograd.nn.modules.module import Module

__all__ = ["StateDicts"]

_EXTRA = "_extra_state"


class _Incompatible(NamedTuple):
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
        parameters themselves. By position, in that order, they are deprecated.
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
        state: dict[str, Any] = OrderedDict() if destination is None else destination
        for place, module in self.named_modules(  # type: ignore[attr-defined]
            prefix=prefix.removesuffix("."), remove_duplicate=False
        ):
            start = f"{place}." if place else ""
            for name, each in module._persistent().items():
                state[start + name] = each if keep_vars else each.detach()
            if module._has_extra():
                state[start + _EXTRA] = module.get_extra_state()
        return state

    def get_extra_state(self) -> Any:
        """What else belongs into the state dict; to be overridden, with `set_extra_state`."""
        raise RuntimeError("get_extra_state() is to be overridden")

    def set_extra_state(self, state: Any) -> None:
        """Takes over what `get_extra_state` gave; to be overridden."""
        raise RuntimeError("set_extra_state() is to be overridden")

    def _has_extra(self) -> bool:
        return type(self).get_extra_state is not StateDicts.get_extra_state

    def _persistent(self: Any) -> dict[str, Tensor]:
        """The parameters and persistent buffers of this module alone."""
        own = {**self._parameters, **self._buffers}
        left_out = self._non_persistent_buffers_set
        return {n: each for n, each in own.items() if each is not None and n not in left_out}

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
        module: Any = self
        missing: list[str] = []
        wrong: list[str] = []
        known = set()
        for place, part in list(module.named_modules(remove_duplicate=False)):
            for name, own in part._persistent().items():
                key = f"{place}.{name}" if place else name
                known.add(key)
                if key not in state_dict:
                    missing.append(key)
                else:
                    problem = _loaded(part, name, own, state_dict[key], assign)
                    if problem:
                        wrong.append(f"{problem[0]} for {key}: {problem[1]}")
            key = f"{place}.{_EXTRA}" if place else _EXTRA
            if part._has_extra():
                known.add(key)
                if key in state_dict:
                    part.set_extra_state(state_dict[key])
                else:
                    missing.append(key)
        unexpected = [key for key in state_dict if key not in known]
        if strict:
            listed = (("Missing", missing), ("Unexpected", unexpected))
            wrong[:0] = [
                f"{what} key(s) in state_dict: " + ", ".join(f'"{key}"' for key in keys) + ". "
                for what, keys in reversed(listed)
                if keys
            ][::-1]
        if wrong:
            raise RuntimeError(
                f"Error(s) in loading state_dict for {type(self).__name__}:\n\t"
                + "\n\t".join(wrong)
            )
        return _Incompatible(missing, unexpected)


def _loaded(
    module: Module, name: str, own: Tensor, value: Any, assign: bool
) -> tuple[str, str] | None:
    """Puts `value` into the part `own` of `module`; or says what kind of problem there is."""
    if not isinstance(value, Tensor) and not hasattr(value, "__array__"):
        return "While copying the parameter", f"expected a Tensor, received {type(value).__name__}"
    given = value if isinstance(value, Tensor) else from_array(np.asarray(value))
    if given.shape != own.shape:
        return "size mismatch", (
            f"copying a param with shape {given.shape} from checkpoint, the shape in current "
            f"model is {own.shape}."
        )
    if not assign:
        with no_grad():
            own.copy_(given)
    elif name in module._parameters:
        from autograd.nn.parameter import Parameter

        setattr(module, name, Parameter(given, requires_grad=own.requires_grad))
    else:
        setattr(module, name, given)
    return None
