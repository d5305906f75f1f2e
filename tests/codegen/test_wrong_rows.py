"""Everything that is said of a wrong row, read whole."""

from textwrap import dedent

from rows import FULL, ROW, expect, golden, only_error, said


@golden("wrong_keys")
def test_wrong_keys(table: str) -> str:
    return only_error(said(table + "\n"))


@golden("wrong_values")
def test_wrong_values(line: str) -> str:
    return only_error(said(f"{FULL}  {line}\n"))


@golden("wrong_derivatives")
def test_wrong_derivatives(line: str) -> str:
    return only_error(said(f"{ROW}  {line}\n"))


@golden("wrong_kinks")
def test_wrong_kinks(kinks: str) -> str:
    return only_error(said(f"{FULL}  kinks: {kinks}\n"))


@golden("wrong_outputs")
def test_wrong_gradients_of_several_outputs(lines: str) -> str:
    row = ROW.replace("-> Tensor", "-> (Tensor U, Tensor V, Tensor i)")
    return only_error(said(f"{row}  {lines}\n  i: non_differentiable\n"))


def test_no_differentiable_output() -> None:
    expect(
        FULL + "  result: non_differentiable\n",
        """
        t.yaml:4:9: f: 'grad' in the formula of 'self', but no output is differentiable
            self: grad
                  ^~~~

        1 error
        """,
    )


def test_the_gradients_of_a_list() -> None:
    expect(
        FULL.replace("-> Tensor", "-> Tensor[]"),
        """
        t.yaml:4:9: f: 'grad' in the formula of 'self', but the output is a list of tensors
            self: grad
                  ^~~~
        write grads, the list of their gradients

        1 error
        """,
    )


def test_a_composite_leaves_complex_numbers_to_its_operations() -> None:
    table = """\
- name: f(Tensor self) -> Tensor
  kind: real composite
  composite: f2(self)

- name: f2(Tensor self) -> Tensor
  kind: real pointwise
  forward: self
  self: grad
"""
    text = """
        t.yaml:2:9: f: f is a composite: its operations refuse complex numbers, or take them
            kind: real composite
                  ^~~~~~~~~~~~~~
        write kind: composite
        """
    expect(table, f"{dedent(text).strip()}\n\n1 error")


def test_what_is_written_in_mathematics_is_no_book() -> None:
    assert "'latex' is longer than 10,000 characters" in said(FULL + f"  latex: {'x' * 10_001}\n")
