"""The names of tensors: those that are given, and those of the variables that hold them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from types import FrameType
from typing import Any

from autograd.core.tensor import Tensor

__all__ = ["given_names", "is_module", "names_of", "variables_of"]


def variables_of(frame: FrameType) -> dict[str, Any]:
    """The variables that code in a frame sees, the local ones first; none with an underscore."""
    found = dict(frame.f_locals)
    for name, value in frame.f_globals.items():
        found.setdefault(name, value)
    return {name: value for name, value in found.items() if not name.startswith("_")}


def names_of(variables: Mapping[str, Any]) -> Iterator[tuple[str, Tensor]]:
    """The tensors that variables hold, by name; then those in modules, as ``net.0.weight``."""
    for name, value in variables.items():
        if isinstance(value, Tensor):
            yield name, value
    for name, value in variables.items():
        if is_module(value):
            for own, parameter in value.named_parameters():
                yield f"{name}.{own}", parameter


def is_module(value: Any) -> bool:
    """Whether a value is a Module; the class is not loaded for it."""
    loaded = sys.modules.get("autograd.nn.modules.module")
    return loaded is not None and isinstance(value, loaded.Module)


def given_names(function: str, params: Any) -> dict[str, Tensor]:
    """The names in `params`, a dict or a Module, for one line of a picture: what cannot be printed,
    or be in XML, is replaced.

    Raises TypeError, which names `function`, if `params` is no dict of Tensors by name.
    """
    if params is None:
        return {}
    if is_module(params):
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
    return {
        "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(name)): tensor
        for name, tensor in params.items()
    }
