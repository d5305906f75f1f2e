"""Statements at the head of a function that hold its arguments to the types of the signature."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.parse.signature import Argument

# What the usual value of a type is told by, in a few nanoseconds; `{}` is the argument.
_UNUSUAL = {
    "int": "{}.__class__ is not int",
    "float": "{}.__class__ not in NUMBERS",
    "Scalar": "{}.__class__ not in NUMBERS",
    "bool": "{} is not True and {} is not False",
    "str": "{}.__class__ is not str",
    "dtype": "{} is not None",
    "Generator": "{} is not None",
    "MemoryFormat": "{} is not None",
    "Layout": "{} is not None",
}


def type_check_lines(operation: str, name: str, argument: Argument) -> Iterator[str]:
    """The check of an argument that is no Tensor and that the function calls `name`."""
    kind = argument.type
    unusual = _UNUSUAL.get(kind.base)
    if unusual is None:  # any value, or a subscript, which the operation itself reads
        return
    condition = unusual.replace("{}", name)
    if kind.is_list:
        condition = f"not all_ints({name})"
        if kind.size is not None:  # a number stands for as many equal ones
            condition = f"{name}.__class__ is not int and {condition}"
    if kind.base == "Scalar" and argument.default == "1":  # the object itself, as a rule
        condition = f"{name} is not ONE and {condition}"
    if kind.optional and "None" not in condition:
        condition = f"{name} is not None and {condition}"
    yield f"if {condition}:"
    yield f'    {name} = value_argument("{operation}", "{name}", "{kind}", {name})'
