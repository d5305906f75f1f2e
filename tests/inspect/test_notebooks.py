"""What notebooks show of Tensors, modules and rows."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from autograd.func import grad, vmap


def cells(html: str) -> list[list[str]]:
    """The rows of a table, and its caption as the first."""
    tree = ElementTree.fromstring(html)
    assert tree.tag == "table"
    rows = [["".join(cell.itertext()) for cell in row] for row in tree.iter("tr")]
    return [["".join(tree.find("caption").itertext())], *rows]  # type: ignore[union-attr]


def test_small_vectors_and_matrices_are_tables() -> None:
    x = ag.tensor([[1.0, 0.5], [1 / 3, -2.0]], requires_grad=True)
    assert cells(x._repr_html_()) == [
        ["Tensor float64 [2, 2], requires_grad"], ["1", "0.5"], ["0.3333", "-2"],
    ]  # fmt: skip
    assert cells((x[0] * 2)._repr_html_())[0] == ["Tensor float64 [2], grad_fn=MulBackward0"]
    assert cells(ag.tensor([True, False])._repr_html_())[1] == ["True", "False"]
    assert cells(ag.tensor([1 + 2j])._repr_html_())[1] == ["1+2j"]


@pytest.mark.parametrize("shape", [(), (0,), (3, 0), (2, 2, 2), (100,)], ids=str)
def test_others_are_their_text(shape: tuple[int, ...]) -> None:
    x = ag.tensor(np.ones(shape))
    assert ElementTree.fromstring(x._repr_html_()).text == repr(x)


def test_tensors_of_transforms_are_shown() -> None:
    seen = []

    def look(x: ag.Tensor) -> ag.Tensor:
        seen.append(x._repr_html_())
        return (x * x).sum()

    vmap(grad(look))(ag.ones(3, 2))
    assert seen and ElementTree.fromstring(seen[0]) is not None


def test_modules_are_tables_of_what_is_inside() -> None:
    model = nn.Sequential(nn.Linear(2, 3), nn.Tanh())
    assert cells(model._repr_html_()) == [
        ["Sequential: 9 parameters"],
        ["name", "module", "parameters"],
        ["the module", "Sequential()", ""],
        ["0", "Linear(in_features=2, out_features=3, bias=True)", "weight [3, 2], bias [3]"],
        ["1", "Tanh()", ""],
    ]
    assert "not yet known" in nn.LazyLinear(3)._repr_html_()


def test_rows_are_tables_of_their_facts() -> None:
    row = ag.registry["sin"]
    found = cells(row._repr_html_())
    assert found[0] == [row.signature]
    assert ["self", row.formulas["self"]] in found and ["NumPy", "np.sin"] in found
    assert all(ElementTree.fromstring(ag.registry[name]._repr_html_()) for name in ag.registry)
