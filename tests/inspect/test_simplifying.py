"""Formulas for the call at hand: what is left out does nothing, and what is left is mathematics."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.inspect.forward import constant_of
from autograd.inspect.rows import words_in
from autograd.inspect.simplifying import simplified
from tests.support.tensors import leaf

G = np.array([1.5, -2.0])
M = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
Z = np.array([[1.0, 2j], [3.0, 4.0]])


@pytest.mark.parametrize(
    "text, values, shown",
    [
        ("grad if alpha == 1 else grad * alpha.conj()", {"grad": G, "alpha": 1}, "grad"),
        ("grad * (n - 1 + 0)", {"grad": G, "n": 4}, "grad * 3"),
        ("grad * 1 + 0", {"grad": G}, "grad"),
        ("grad * (2 * pi) + n", {"grad": G, "n": 0}, "grad * (2 * pi)"),
        ("grad * x ** (n - 1)", {"grad": G, "x": G, "n": np.array(2.0)}, "grad * x"),
        ("where(n == 0, 0, grad)", {"grad": G, "n": np.array(2.0)}, "grad"),
        ("grad * other.conj()", {"grad": G, "other": G}, "grad * other"),
        ("grad @ mH(x)", {"grad": M, "x": M}, "grad @ x.T"),
        ("grad @ mH(x)", {"grad": Z, "x": Z}, "grad @ mH(x)"),
        ("grad.sum(0) * x", {"grad": M, "x": G}, "grad.sum(0) * x"),
        ("sum_to_size(grad * 2, (2, 3))", {"grad": M}, "grad * 2"),
        ("grad.unsqueeze(1) * x", {"grad": G, "x": M}, "grad[:, None] * x"),
        ("relu(grad)", {"grad": np.array(2.0)}, "relu(grad)"),
        ("nan_to_num(grad)", {"grad": G}, "nan_to_num(grad)"),
        ("x[..., :2] * grad", {"grad": np.array(1.0), "x": Z}, "x * grad"),
        ("grad_a + x * grad_b", {"grad_a": G, "grad_b": None, "x": G}, "grad_a"),
        ("cos(grad_a.sum()) - grad_b", {"grad_a": None, "grad_b": G}, "-grad_b"),
        ("grad_a * x", {"grad_a": None, "x": G}, "0"),
        (
            "where(x > 0, grad_a, x * grad_b)",
            {"grad_a": G, "grad_b": None, "x": G},
            "where(x > 0, grad_a, 0)",
        ),
        ("grad if y is None else grad * y", {"grad": G, "y_shape": None}, "grad"),
        ("grad if y is not None else -grad", {"grad": G, "y_shape": (2,)}, "grad"),
        ("x is not None and grad", {"x": None, "grad": G}, "False"),
        ("not a formula", {}, "not a formula"),
        ("unknown(grad) * flag", {"grad": G}, "unknown(grad) * flag"),
    ],
)
def test_what_is_left_of_a_formula(text: str, values: dict[str, Any], shown: str) -> None:
    assert simplified(text, values).text == shown


def test_what_is_broadcast_or_summed_at_the_end() -> None:
    found = simplified("expand(grad / n, (4, 2))", {"grad": G, "n": 2})
    assert found == ("grad / n", "broadcast to [4, 2]", (4, 2))
    found = simplified("sum_to_size(grad * 3, (3,))", {"grad": M})
    assert found == ("grad * 3", "summed to [3]", (3,))
    assert simplified("2 * expand(grad, (4, 2))", {"grad": G}).text == "2 * expand(grad, (4, 2))"


X = np.arange(12.0).reshape(4, 3) + 0.5


@pytest.mark.parametrize(
    "text, values, shown",
    [
        ("grad.narrow(0, 1, 2)", {"grad": X}, ("grad[1:3]", "")),
        ("grad.select(1, 2) * 2", {"grad": X}, ("grad[:, 2] * 2", "")),
        ("grad.squeeze(0)", {"grad": X[:1]}, ("grad[0]", "")),
        ("constant_pad_nd(grad, (0, 0, 1, 2))", {"grad": X[:2]},
         ("grad", "added at [1:3] to zeros of [5, 3]")),
        ("_getitem_backward(grad, (4, 3), index)", {"grad": X[::2], "index": slice(None, None, 2)},
         ("grad", "added at [::2] to zeros of [4, 3]")),
        ("_getitem_backward(grad, (4, 3), index)", {"grad": X, "index": (np.array([3, 0, 0, 1]),)},
         ("grad", "added at [[3, 0, 0, 1]] to zeros of [4, 3]")),
        ("_getitem_backward(grad, (4, 3), index)", {"grad": X[:3], "index": (..., None, -1)},
         ("getitem_backward(grad, (4, 3), index)", "")),
        ("2 * _getitem_backward(grad, (4, 3), 1)", {"grad": X[0]},
         ("2 * getitem_backward(grad, (4, 3), 1)", "")),
        ("flip(grad, 0)", {"grad": X}, ("flip(grad, 0)", "")),
        ("grad.sum(0)", {"grad": np.zeros((4, 3))}, ("grad", "summed to [3]")),
        ("amax(grad, 0)", {"grad": X}, ("amax(grad, 0)", "")),
    ],
)  # fmt: skip
def test_subscripts_of_what_only_picks_or_puts(
    text: str, values: dict[str, Any], shown: tuple[str, str]
) -> None:
    assert simplified(text, values)[:2] == shown


def test_subscripts_as_they_are_written() -> None:
    x = leaf([1.0, 2.0, 3.0])
    at = ag.tensor([0, 0, 2])
    text = str(ag.explain((x[:-1] * x[..., at][1:]).sum()))
    for line in (
        "x[:-1] = [1, 2, 3][:-1] = [1, 2]",
        "x[..., [0, 0, 2]] = [1, 2, 3][..., [0, 0, 2]] = [1, 1, 3]",
        " = [1, 3], added at [:-1] to zeros of [3] = [1, 3, 0]",
        " = [0, 1, 2], added at [..., [0, 0, 2]] to zeros of [3] = [1, 0, 2]",
    ):
        assert line in text


def test_overloads_and_private_rows_have_the_names_that_users_know() -> None:
    x = leaf([[3.0, 1.0, 2.0], [2.0, 4.0, 0.0]])
    text = str(ag.explain(x.max(1).values.sum() + x.unfold(1, 2, 1).sum()))
    assert "max(x, dim=1)" in text and "max.dim" not in text
    assert "unfold_backward(dy/dt3, (2, 3), 1, 2, 1)" in text
    assert "unfold_backward(grad_in, input_sizes, dim, size, step): Zeros of the given" in text


def test_outputs_that_formulas_read_are_shown() -> None:
    x = leaf([[2.0, 1.0], [1.0, 3.0]])
    text = str(ag.explain(ag.nn.functional.cross_entropy(x, ag.tensor([0, 1]))))
    assert "y, p  =  nn.functional.cross_entropy(x, [0, 1])" in text
    values, _ = ag.linalg.eigh(x)
    text = str(ag.explain(values.sum()))
    assert "values, eigenvectors =  linalg.eigh(x) = linalg.eigh([[2, 1], [1, 3]]) = [1.38" in text
    a, b = ag.linalg.eigh(x)
    assert "a, b  =  linalg.eigh(x) = " in str(ag.explain(a.sum())), b
    _, values, _ = ag.linalg.svd(x)
    text = str(ag.explain(values.sum()))
    assert "U @ (where(eye(2) == 1, diag_embed(dy/dvalues), 0) @ Vh)" in text
    text = str(ag.explain(ag.var_mean(x)[0]))
    assert "dy/dx =  2 * dy/dy * (x - x.mean(None, True)) / 3 = " in text


def test_what_was_left_out_decides_conditions() -> None:
    norm = ag.nn.BatchNorm1d(2)
    text = str(ag.explain(norm(leaf([[2.0, 1.0], [1.0, 3.0]])).square().sum()))
    assert " is None" not in text and "? = " not in text


def test_nothing_is_written_to_what_is_explained() -> None:
    x = np.array([3.0, 1.0, 2.0])
    simplified("x.add_(1) * grad", {"x": x, "grad": G})
    assert x.tolist() == [3.0, 1.0, 2.0]


@pytest.mark.parametrize(
    "forward, result, constant",
    [
        ("self - other", [0.0, 1.0], 1.0),
        ("self + alpha * other", [1.2, 2.2], 0.1),
        ("other - self", [0.0, -1.0], 1.0),
        ("self + other", [1.5, 1.75], [0.5, -0.25]),
        ("kernels.fmod(self, other)", [0.0, 1.0], None),
    ],
)
def test_constants_that_follow_from_the_result(forward: str, result: Any, constant: Any) -> None:
    known = {"self": np.array([1.0, 2.0]), "alpha": 2}
    found = constant_of(forward, "other", known, np.array(result))
    assert (found if found is None else found.tolist()) == constant


def test_a_constant_that_does_not_give_the_result_is_not_told() -> None:
    values = {"self": np.linspace(0, 1, 9)}
    assert constant_of("self + other", "other", values, np.linspace(0, 1, 9) ** 2) is None
    assert constant_of("self + other", "other", values, np.linspace(0, 1, 9) + 1j) is None


def test_constants_in_pictures() -> None:
    x = leaf([1.0, 2.0])
    text = ag.draw(((x - 0.1) ** 2).mean()).to_dot()
    assert "constant\\ndata 0.1" in text
    assert "self: grad * (2 * self)" in text and "exponent:" not in text
    assert "self: grad / 2, broadcast to [2]" in text


def test_words_are_explained() -> None:
    x = leaf([1.0, 2.0])
    text = str(ag.explain(ag.cat([x, x]).sum()))
    assert "Words\n   cat_parts(grad, shapes, dim): The parts of `grad` that belong to" in text
    assert "Words" not in str(ag.explain((x * x).sum()))
    assert not words_in("sum(x) + x.fitted(3)"), "operations and methods are none"
