"""The forwards of rows as expressions in NumPy, as far as they are some, of every table."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from autograd.core.dispatch import Operation


def forward_of(op: Operation) -> tuple[tuple[str, ...], ast.expr] | None:
    """The parameters of a row and its forward, kernels that say what they compute seen through;
    None if nothing is seen of it."""
    found = _expressions(op.package).get(op.name)
    return None if found is None else _parsed(*found)


def function_of(op: Operation) -> Any:
    """The function of NumPy whose call the forward of a row is; None of another forward."""
    match forward_of(op):
        case (_, ast.Call(func=ast.Attribute(ast.Name("np"), name))):
            return getattr(np, name)
    return None


def is_subscript(op: Operation) -> bool:
    """Whether the forward of a row is a subscript of its first argument by the second."""
    match forward_of(op):
        case ((tensor, index), ast.Subscript(ast.Name(value), ast.Name(part))):
            return (tensor, index) == (value, part)
    return False


def _expressions(package: str) -> Mapping[str, tuple[str, str]]:
    return import_module(f"{package}.expressions").EXPRESSIONS


@cache
def _parsed(parameters: str, text: str) -> tuple[tuple[str, ...], ast.expr]:
    function = ast.parse(f"lambda {parameters}: {text}", mode="eval").body
    assert isinstance(function, ast.Lambda)
    names = [a.arg for a in (*function.args.args, *function.args.kwonlyargs)]
    return tuple(names), function.body
