"""Python's containers under the names that HIPS autograd has for them.

Traced functions hold their values in containers of Python's, so these are nothing else;
`isinstance` and `type` take a traced value for what it is elsewhere, an array.
"""

import builtins
from typing import Any

from autograd.hips.boxes import ArrayBox

__all__ = ["DictBox", "SequenceBox", "dict", "isinstance", "list", "tuple", "type"]

dict = builtins.dict
list = builtins.list
tuple = builtins.tuple
DictBox = dict
SequenceBox = list | tuple


def isinstance(x: Any, classinfo: Any) -> bool:
    """As Python's; a traced value is what its value is, too."""
    if builtins.isinstance(x, classinfo):
        return True
    return x.__class__ is ArrayBox and builtins.isinstance(x._value, classinfo)


def type(x: Any) -> Any:
    """The class of `x`, of a traced value that of its value."""
    return builtins.type(x._value if x.__class__ is ArrayBox else x)
