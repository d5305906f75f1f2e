"""The names of tensors: of parameters that are given, and of the variables that hold them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import FrameType
from typing import Any

from autograd.core.tensor import Tensor
from autograd.inspect.drawing.reading import Key, key_of
from autograd.nn.modules.module import Module

__all__ = ["names_of", "variables_of"]


def variables_of(frame: FrameType) -> dict[str, Any]:
    """The variables that code in a frame sees, the local ones first; none with an underscore."""
    found = dict(frame.f_locals)
    for name, value in frame.f_globals.items():
        found.setdefault(name, value)
    return {name: value for name, value in found.items() if not name.startswith("_")}


def names_of(
    function: str, params: Mapping[str, Tensor] | None, variables: Mapping[str, Any]
) -> dict[Key, tuple[str, Tensor]]:
    """The first name of each tensor: in `params`, then of the variable, then within a Module.

    Raises TypeError, which names `function`, if `params` is no dict of Tensors by name.
    """
    found: dict[Key, tuple[str, Tensor]] = {}
    for name, tensor in _checked(function, params).items():
        found.setdefault(key_of(tensor), (name, tensor))
    for name, tensor in _held(variables):
        found.setdefault(key_of(tensor), (name, tensor))
    return found


def _held(variables: Mapping[str, Any]) -> Iterator[tuple[str, Tensor]]:
    for name, value in variables.items():
        if isinstance(value, Tensor):
            yield name, value
    for name, value in variables.items():
        if isinstance(value, Module):
            for inner, parameter in value.named_parameters():
                yield f"{name}.{inner}", parameter


def _checked(function: str, params: Any) -> dict[str, Tensor]:
    if params is None:
        return {}
    if isinstance(params, Module):
        params = dict(params.named_parameters())
    if not isinstance(params, Mapping):
        raise TypeError(
            f"{function}(): argument 'params' must be a dict of Tensors by name or a Module, not "
            f"{type(params).__name__}"
        )
    for name, tensor in params.items():
        if not isinstance(tensor, Tensor):
            raise TypeError(
                f"{function}(): params[{name!r}] must be a Tensor, not {type(tensor).__name__}"
            )
    return {_printable(name): tensor for name, tensor in params.items()}


def _printable(name: Any) -> str:
    """A name for one line of a picture: what cannot be printed, or be in XML, is replaced."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(name))
