"""How the functions of NumPy can be called, and what its ufuncs give, as far as NumPy tells.

NumPy is imported where it is asked for what is not known yet, since that takes long.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from codegen.parse.calls import ANYTHING, Parameters
from codegen.parse.language import UFUNCS, WRITING_KEYWORDS, words

_UFUNC_KEYWORDS = words("where axes axis keepdims casting order dtype subok signature")
# Methods of arrays that are called otherwise than the functions of the name.
_OWN_WAY = words("reshape transpose astype item tolist flatten copy choose")


def parameters_of(function: Callable[..., Any]) -> Parameters:
    """What can be passed to a function of Python; ANYTHING where it does not tell."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):  # of a function in C
        return ANYTHING
    kinds = inspect.Parameter
    values = signature.parameters.values()
    positional = [
        p for p in values if p.kind in (kinds.POSITIONAL_ONLY, kinds.POSITIONAL_OR_KEYWORD)
    ]
    keywords = [p for p in values if p.kind is kinds.KEYWORD_ONLY]
    return Parameters(
        positional=tuple(p.name for p in positional),
        required=sum(p.default is kinds.empty for p in positional),
        positional_only=sum(p.kind is kinds.POSITIONAL_ONLY for p in positional),
        keyword_only=frozenset(p.name for p in keywords),
        required_keywords=frozenset(p.name for p in keywords if p.default is kinds.empty),
        any_positional=any(p.kind is kinds.VAR_POSITIONAL for p in values),
        any_keyword=any(p.kind is kinds.VAR_KEYWORD for p in values),
    )


parameters_known: dict[str, Parameters] = {}
"""What `numpy_parameters` has found in this version of NumPy."""


def numpy_parameters(path: str) -> Parameters:
    """What can be passed to ``np.<path>``, without what would be written to.

    Arguments behind one that is written to can be passed by keyword alone.
    """
    found = parameters_known.get(path)
    if found is None:
        found = parameters_known[path] = _numpy_parameters(path)
    return found


def _numpy_parameters(path: str) -> Parameters:
    import numpy as np

    function: Any = np
    for part in path.split("."):
        function = getattr(function, part, None)
    if isinstance(function, np.ufunc):
        names = ("x1", "x2", "x3", "x4")[: function.nin] if function.nin > 1 else ("x",)
        return Parameters(
            names, function.nin, positional_only=function.nin, keyword_only=_UFUNC_KEYWORDS
        )
    if not callable(function) or isinstance(function, type):
        return ANYTHING
    return _without_output(parameters_of(function))


def method_parameters(name: str) -> Parameters:
    """What can be passed to the method of an array."""
    if name in _OWN_WAY:
        return ANYTHING
    whole = numpy_parameters(name)
    if not whole.positional:
        return whole
    return replace(
        whole,
        positional=whole.positional[1:],
        required=max(whole.required - 1, 0),
        positional_only=max(whole.positional_only - 1, 0),
    )


keeping_known: dict[str, bool] = {}
"""What `keeps_dtype` and `gives_floats` have found in this version of NumPy."""


def keeps_dtype(name: str) -> bool:
    """Whether ``np.<name>`` is a ufunc that gives float and complex arrays of its inputs' dtype."""
    found = keeping_known.get(name)
    if found is None:
        found = keeping_known[name] = name in UFUNCS and _keeps_dtype(name)
    return found


def gives_floats(name: str) -> bool:
    """Whether ``np.<name>`` is a ufunc that makes floats of integers."""
    key = f"{name} of integers"
    found = keeping_known.get(key)
    if found is None:
        found = keeping_known[key] = name in UFUNCS and _gives_floats(name)
    return found


def _gives_floats(name: str) -> bool:
    import numpy as np

    ufunc = getattr(np, name)
    return isinstance(ufunc, np.ufunc) and not any(t[-1] in "?bhilqBHILQ" for t in ufunc.types)


def _keeps_dtype(name: str) -> bool:
    import numpy as np

    ufunc = getattr(np, name)
    if not isinstance(ufunc, np.ufunc) or ufunc.nout != 1 or ufunc.signature is not None:
        return False
    loops = [t for t in ufunc.types if set(t) & set("fdFD")]
    return bool(loops) and all(len(set(t) - {">", "-"}) == 1 for t in loops)


def _without_output(parameters: Parameters) -> Parameters:
    found = [n for n, name in enumerate(parameters.positional) if name in WRITING_KEYWORDS]
    if not found:
        return parameters
    rest = parameters.positional[found[0] + 1 :]
    return replace(
        parameters,
        positional=parameters.positional[: found[0]],
        required=min(parameters.required, found[0]),
        keyword_only=parameters.keyword_only | frozenset(rest),
    )
