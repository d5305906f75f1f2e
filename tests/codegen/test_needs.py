"""Formulas that ask which gradients are wanted, and which have arrived."""

from textwrap import dedent

import pytest

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


def _body(table: str) -> list[str]:
    plans = plan_table(loads(dedent(table), "t.yaml", helpers=HELPERS))
    return Emission(plans[0], "t.yaml").array_body


def test_of_a_list() -> None:
    body = _body("""\
        - name: f(Tensor[] b) -> Tensor
          kind: linalg
          forward: b[0]
          b: sets.parts(grad, needs)
        """)
    assert body[-2:] == [
        "grad_of_b = sets.parts(grad, needs)",
        "return node.restored(*grad_of_b, needs=needs)",
    ]


def test_of_a_list_behind_other_arguments() -> None:
    body = _body("""\
        - name: f(Tensor a, Tensor[] b, Tensor c) -> Tensor
          kind: linalg
          forward: a
          a: grad
          b: sets.parts(grad, needs)
          c: grad
        """)
    assert body[-2:] == [
        "grad_of_b = sets.parts(grad, needs[2:])",
        "return node.restored(grad_of_a, grad_of_c, *grad_of_b, needs=needs)",
    ]


def test_of_several_arguments() -> None:
    body = _body("""\
        - name: f(Tensor a, Tensor b, Tensor c) -> Tensor
          kind: linalg
          forward: a
          "c, a": sets.parts(grad, needs)
          b: grad
        """)
    assert "    grad_of_c, grad_of_a = sets.parts(grad, (needs[2], needs[0]))" in body


def test_which_gradients_have_arrived() -> None:
    body = _body("""\
        - name: f(Tensor a) -> (Tensor x, Tensor i, Tensor y)
          kind: linalg
          forward: (a, a, a)
          i: non_differentiable
          a: sets.both(grad_x, grad_y, given)
        """)
    assert body[1] == "given = (0 in grad, 2 in grad)"
    assert body[-1] == "return node.restored_one(sets.both(grad_x, grad_y, given))"


def test_given_is_of_several_outputs() -> None:
    table = """\
        - name: f(Tensor a) -> Tensor
          kind: linalg
          forward: a
          a: sets.both(grad, grad, given)
        """
    with pytest.raises(TableError, match="unknown name 'given'"):
        _body(table)


def test_asking_for_none_saves_no_value() -> None:
    table = """\
        - name: f(Tensor a, Tensor? b=None) -> Tensor
          kind: linalg
          forward: a
          a: grad if b is None else grad * 2
          b: grad * a if b is not None else grad
        """
    (plan,) = plan_table(loads(dedent(table), "t.yaml", helpers=HELPERS))
    assert [saved.name for saved in plan.saved] == ["a"]
    body = Emission(plan, "t.yaml").array_body
    assert "    grad_of_a = grad if b_shape is None else grad * 2" in body
    assert "    grad_of_b = grad * a if b_shape is not None else grad" in body


def _saved(kind: str) -> str:
    table = f"""\
        - name: f(Tensor[] b) -> Tensor
          kind: {kind}
          forward: b[0]
          b: sets.both(grad, b, needs)
        """
    (plan,) = plan_table(loads(dedent(table), "t.yaml", helpers=HELPERS))
    return Emission(plan, "t.yaml").saved_source


def test_factors_are_saved_for_the_gradients_of_others() -> None:
    assert _saved("bilinear") == "(of_others(b_, b_fn),)"
    assert _saved("linalg") == "(tuple(b_),)"
