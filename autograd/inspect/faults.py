"""Where nan and inf come from: the first element that is not finite, and what it was made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from autograd.core.tensor import Tensor

__all__ = ["ANY", "array_of", "at", "first", "operands_text", "position_text"]

ANY = "nan or inf"


def array_of(value: Any) -> np.ndarray | None:
    """A Tensor, an array or a number of floating point as an array; None for other things."""
    if isinstance(value, Tensor):
        value = value._data
    if not isinstance(value, np.ndarray | np.generic | float | complex):
        return None
    array = np.asarray(value)
    return array if array.dtype.kind in "fc" else None


def first(value: Any, kind: str) -> tuple[int, ...] | None:
    """The index of the first nan (kind "nan"), inf ("inf") or either ("nan or inf") in a value;
    None if there is none."""
    array = array_of(value)
    if array is None:
        return None
    if kind == "nan":
        found = np.isnan(array)
    elif kind == "inf":
        found = np.isinf(array)
    else:
        found = ~np.isfinite(array)
    return tuple(map(int, np.argwhere(found)[0])) if found.any() else None


def at(values: Mapping[str, Any], shape: tuple[int, ...], index: tuple[int, ...]) -> dict[str, Any]:
    """What `values` are at `index` of a result of `shape` that is computed element by element;
    what does not broadcast to it, and what is no array, stays as it is."""
    found = {}
    for name, value in values.items():
        array = value._data if isinstance(value, Tensor) else value
        if isinstance(array, np.ndarray) and _broadcasts(array.shape, shape):
            found[name] = np.broadcast_to(array, shape)[index]
        else:
            found[name] = array
    return found


def _broadcasts(shape: tuple[int, ...], larger: tuple[int, ...]) -> bool:
    lead = len(larger) - len(shape)
    return lead >= 0 and all(n in (1, m) for n, m in zip(shape, larger[lead:], strict=True))


def operands_text(values: Mapping[str, Any]) -> str:
    """``self = -1, other = 0``: of the values those that are numbers and arrays, or lists of
    them; of large arrays also the first element that is not finite."""
    shown = {name: _operand_text(value) for name, value in values.items()}
    return ", ".join(f"{name} = {text}" for name, text in shown.items() if text)


def _operand_text(value: Any) -> str:
    from autograd.inspect.value_texts import FEW, number_text, value_text

    if isinstance(value, Tensor):
        value = value._data
    if isinstance(value, tuple | list) and any(isinstance(x, Tensor | np.ndarray) for x in value):
        return f"[{', '.join(map(_operand_text, value))}]"
    if isinstance(value, bool | np.bool_) or not isinstance(
        value, np.ndarray | np.generic | int | float | complex
    ):
        return ""
    text = value_text(value)
    where = first(value, ANY) if np.size(value) > FEW else None
    if where is None:
        return text
    return f"{text}, the first {number_text(np.asarray(value)[where])} at {where}"


def position_text(formula: str, values: Mapping[str, Any]) -> str:
    """``grad / (2 * result) with grad = 0, result = 0``: a formula, without the branches that the
    values of flags have ruled out, and what it read at a place, as far as it names it."""
    import re

    from autograd.inspect.value_texts import decided_text

    formula = decided_text(formula, values)
    words = dict.fromkeys(re.findall(r"[A-Za-z_]\w*", formula))
    text = operands_text({name: values[name] for name in words if name in values})
    return f"{formula} with {text}" if text else formula
