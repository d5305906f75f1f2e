"""What a traced tensor cannot give: its values."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, NoReturn

from autograd import composites, formulas
from autograd.compile.tracing.errors import refuse

__all__ = ["READERS", "asked_by_formula", "leaked", "reader", "unknown"]

_FORMULAS = tuple(str(each.__path__[0]) for each in (formulas, composites))


def asked_by_formula() -> bool:
    """Whether it is a formula of the table, such as a tangent's, that called what calls this."""
    return sys._getframe(2).f_code.co_filename.startswith(_FORMULAS)


def unknown(what: str) -> NoReturn:
    """Raises TraceError for a value that is asked for."""
    refuse(
        f"the value of a tensor that is being traced is asked for: {what}",
        "Use operations on tensors (where() for a branch), or pass what is not a tensor as an "
        "argument of its own, which is compiled for",
    )


def leaked() -> NoReturn:
    """Raises TraceError for a tensor that has outlived its trace."""
    refuse(
        "a tensor of a trace that has ended is used",
        "Return it from the compiled function instead of keeping it elsewhere",
    )


def reader(name: str, what: str) -> Callable[..., Any]:
    """A method that refuses to give `what`."""

    def read(self: Any, *args: Any, **kwargs: Any) -> Any:
        unknown(what)

    read.__name__ = name
    return read


READERS = {
    "__float__": "float()",
    "__int__": "int()",
    "__complex__": "complex()",
    "__index__": "a tensor as an index or a count",
    "__contains__": "the operator 'in'",
    "__array__": "np.asarray()",
    "__dlpack__": "__dlpack__()",
    **{name: f".{name}()" for name in ("tolist", "numpy", "data_ptr", "backward")},
}
"""Method of a tensor that gives its value -> what it is called."""
