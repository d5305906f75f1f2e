"""What kernels say in their docstrings that they compute, as expressions in NumPy."""

from __future__ import annotations

from collections.abc import Mapping

from codegen.model.entry import Form
from codegen.model.formula import Scope, check_names
from codegen.model.helpers import Helper
from codegen.parse.errors import Location, Problem
from codegen.parse.syntax import parse_formula


def kernel_forms(
    kernels: Mapping[str, Helper], scope: Scope
) -> tuple[dict[str, Form], list[Problem]]:
    """The forms of the kernels that state one, by name, and what is wrong with those."""
    forms: dict[str, Form] = {}
    problems: list[Problem] = []
    for name, kernel in kernels.items():
        if kernel.form is None:
            continue
        formula, found = parse_formula(kernel.form, forward=True)
        parameters = kernel.parameters.positional
        if formula is not None:
            found = check_names(formula, names=parameters, scope=scope, forward=True)
            forms[name] = Form(parameters, formula.tree)
        location = Location(kernel.path, kernel.line, 1)
        said = f"the docstring of the kernel '{name}', numpy: {kernel.form}"
        problems += [
            Problem(location, None, f"{said}: {each.message}", hint=each.hint) for each in found
        ]
    return forms, problems
