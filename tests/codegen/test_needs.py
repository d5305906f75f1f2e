"""Formulas that ask which gradients are wanted, and which have arrived."""

import pytest
from rows import golden

from codegen.emit.node import Emission
from codegen.lower.analysis import plan_table
from codegen.model.helpers import Helper
from codegen.parse.calls import Parameters
from codegen.parse.errors import TableError
from codegen.table import loads

HELPERS = {
    "sets.both": Helper("both", "sets", Parameters(("a", "b", "given"), 3), "sets.py", 1),
    "sets.parts": Helper("parts", "sets", Parameters(("grad", "needs"), 2), "sets.py", 1),
}


@golden("needs")
def test_what_is_saved_and_computed(table: str) -> str:
    """Of lists and groups of arguments; what only asks for None saves no value, and of a bilinear
    row of a list the factors of the others are saved."""
    (plan,) = plan_table(loads(table, "t.yaml", helpers=HELPERS))
    emission = Emission(plan, "t.yaml")
    return "\n".join([f"saved: {emission.saved_source}", *emission.array_body])


def test_given_is_of_several_outputs() -> None:
    row = "- name: f(Tensor a) -> Tensor\n  kind: linalg\n  forward: a\n"
    with pytest.raises(TableError, match="unknown name 'given'"):
        loads(f"{row}  a: sets.both(grad, grad, given)\n", "t.yaml", helpers=HELPERS)
