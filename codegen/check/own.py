"""What a user-defined table must not hold, beside what no table may."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from codegen.model.row import Row
from codegen.parse.errors import Problem, did_you_mean

RESERVED_MODULES = frozenset(
    {"arrays", "docs", "expressions", "functions", "kernels", "operations", "registry", "tests"}
)
"""The modules and folders of a package that is built from a table."""


def own_problems(rows: Iterable[Row]) -> Iterator[Problem]:
    """Names that only the built-in table can give, or that the package needs itself."""
    for row in rows:
        if row.entry is None:
            continue
        signature = row.entry.signature
        if signature.namespace:
            message = f"'{signature.qualified_name}' is in the namespace '{signature.namespace}'"
            yield _problem(
                row, message, f"name it '{signature.name}': its package is its namespace"
            )
        elif signature.name in RESERVED_MODULES:
            message = f"'{signature.name}' is the name of a module of the package"
            yield _problem(row, message, "give the operation another name")
        for alias in row.entry.aliases:
            if "." in alias or alias in RESERVED_MODULES:
                node = row.keys["aliases"][0]
                yield node.problem(
                    f"the alias '{alias}' cannot be a name of the package", operation=row.label
                )
        if row.entry.operator:
            node = row.keys["operator"][0]
            message = "only the built-in table gives operators to Tensor"
            yield node.problem(message, operation=row.label)


def served_problems(
    rows: Iterable[Row], kernels: Collection[str], no_kernel: str
) -> Iterator[Problem]:
    """Kernels under `numpy:` that are not there: ufuncs in the module of an own table."""
    for row in rows:
        for node in row.words("numpy") if row.entry else ():
            module, _, name = node.value.partition(".")
            if module == "kernels" and name not in kernels:
                hint = did_you_mean(name, kernels) or no_kernel
                yield node.problem(f"there is no kernel '{name}'", operation=row.label, hint=hint)


def _problem(row: Row, message: str, hint: str) -> Problem:
    assert row.name is not None and row.label is not None
    at = max(0, row.name.value.find(row.label))
    return row.name.problem_at(at, len(row.label), message, operation=row.label, hint=hint)
