"""`ag.draw`: what it reads from a graph, what it draws, and how the drawing is laid out."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.inspect.drawing import recorded
from autograd.inspect.drawing.blocks import repeated
from autograd.inspect.drawing.reading import Graph, read
from autograd.inspect.values import SHORT, details, formula_text, real_names, short
from autograd.utils.checkpoint import checkpoint


def textbook() -> tuple[ag.Tensor, ...]:
    a = ag.tensor(2.0, requires_grad=True)
    b = ag.tensor(3.0, requires_grad=True)
    d = ag.tensor(4.0, requires_grad=True)
    return a, b, d, (a + b) * d


def graph_of(y: ag.Tensor, **names: ag.Tensor) -> Graph:
    return read("draw", y, names, {})


# ---- what is read ----------------------------------------------------------------------------


def test_the_textbook_example_is_read_whole() -> None:
    a, b, d, e = textbook()
    graph = graph_of(e, a=a, b=b, d=d, e=e)
    add, mul = graph.calls
    assert [call.operation for call in graph.calls] == ["add", "mul"]
    assert [(name, x.name) for name, x in add.inputs if x] == [("self", "a"), ("other", "b")]
    found = {v.name: v.data.item() for v in graph.values.values() if v.data is not None}
    assert found == {"a": 2.0, "b": 3.0, "": 5.0, "d": 4.0, "e": 20.0}
    assert mul.inputs[0][1] is add.outputs[0] and graph.root is mul.outputs[0]
    assert [(name, array.item()) for name, array in mul.saved] == [("self", 5.0), ("other", 4.0)]
    assert mul.location == ag.registry["mul"].location


def test_what_needs_no_gradient_is_read_where_a_formula_needs_it() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    w = ag.tensor([3.0, 4.0])
    graph = graph_of((x * w + w * x).sum(), x=x, w=w)
    constants = [value for value in graph.values.values() if not value.requires_grad]
    assert [(value.name, value.is_leaf) for value in constants] == [("w", True)]
    assert constants[0].data is w._data


def test_values_of_lists_and_of_several_results_are_read() -> None:
    x = ag.tensor(np.arange(6.0).reshape(2, 3), requires_grad=True)
    u, _, vh = ag.linalg.svd(x, full_matrices=False)
    y = ag.cat([x, u @ vh]).sum()
    graph = graph_of(y, x=x)
    svd = next(call for call in graph.calls if call.operation == "linalg.svd")
    cat = next(call for call in graph.calls if call.operation == "cat")
    assert sorted(svd.outputs) == [0, 1, 2]
    np.testing.assert_array_equal(svd.outputs[2].data, vh.numpy(force=True))
    assert [name for name, _ in cat.inputs] == ["tensors[0]", "tensors[1]"]
    assert cat.formula_of("tensors[1]") == ag.registry["cat"].mathematics["tensors"]


def test_a_formula_of_several_arguments_is_told_for_each() -> None:
    x = ag.tensor(np.arange(6.0).reshape(2, 3), requires_grad=True)
    w = ag.ones(3, requires_grad=True)
    call = graph_of(ag.nn.functional.layer_norm(x, (3,), w)).calls[0]
    assert {"input", "weight"} <= set(call.formulas)
    assert call.formulas["input"] != call.formulas["weight"]


PROGRAMS: dict[str, Callable[[Any, Any, Any], Any]] = {
    "reused": lambda m, x, w: (x * x + x.exp() * w[:, 0]).sum(),
    "broadcast": lambda m, x, w: ((x + w[:, 0]) * w[1:3, 0:1] / 3).sum(),
    "several results": lambda m, x, w: (m.svd(x @ w)[1] * x.unbind(0)[1][:2].sum()).sum(),
    "several results, one used": lambda m, x, w: (x @ w).max(1)[0].prod(),
    "lists": lambda m, x, w: m.stack([x, w.T, x * 2]).tanh().sum(),
    "in place on a view": lambda m, x, w: _written(x * 1, w),
    "complex": lambda m, x, w: m.complex(x, w.T).abs().sum(),
    "unused": lambda m, x, w: x.sum(),
}


def _written(x: Any, w: Any) -> Any:
    x[0].mul_(w[:, 0])
    return (x * x).sum()


@pytest.mark.torch
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_pass_in_slow_motion_gives_pytorchs_gradients(name: str) -> None:
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(3)
    arrays = rng.normal(size=(2, 3)), rng.normal(size=(3, 2))
    mine = [ag.tensor(array, requires_grad=True) for array in arrays]
    theirs = [torch.tensor(array, requires_grad=True) for array in arrays]
    y = PROGRAMS[name](_namespace(ag), *mine)
    graph = graph_of(y)
    runs, gradients = graph.run(np.ones_like(y._data))
    PROGRAMS[name](_namespace(torch), *theirs).backward()
    found = {id(leaf): g for leaf, g in gradients.items()}
    for x, reference in zip(mine, theirs, strict=True):
        if reference.grad is None:
            assert id(x) not in found
        else:
            np.testing.assert_allclose(found[id(x)], reference.grad.numpy(), rtol=1e-12)
        assert x.grad is None
    stamps = [run.node.stamp for run in runs]
    assert stamps == sorted(stamps)
    assert all(value.like for value in graph.values.values())
    y.backward()  # nothing has been freed
    for x, reference in zip(mine, theirs, strict=True):
        if reference.grad is not None:
            np.testing.assert_allclose(x.grad.numpy(), reference.grad.numpy(), rtol=1e-12)


class _namespace:  # noqa: N801
    """What the programs call of a library, under the same names."""

    def __init__(self, library: Any) -> None:
        self.stack = library.stack
        self.complex = library.complex
        self.svd = lambda x: library.linalg.svd(x, full_matrices=False)


def test_contributions_add_up_in_the_buffer_and_in_grad() -> None:
    x = ag.tensor(3.0, requires_grad=True)
    (x * 10).backward()
    *_, node, leaf = ag.explore(x * x).steps
    assert [text for kind, text in node["lines"] if kind == "buffer"] == [
        "the buffer of x was empty, holds 3.0", "the buffer of x adds up: 3.0 + 3.0 = 6.0",
    ]  # fmt: skip
    assert [text for kind, text in leaf["lines"] if kind in ("numbers", "result")] == [
        "= 10.0 + 6.0", "= 16.0",
    ]  # fmt: skip
    assert x.grad.item() == 10.0


def test_a_saved_value_that_was_written_is_refused_as_in_a_pass() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    h = x * 1
    y = (h * h).sum()
    h.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation") as error:
        ag.draw(y)
    assert error.value.__notes__[0].startswith("In the backward pass, at MulBackward0: mul (")


def test_a_derivative_that_is_not_implemented_does_not_spoil_the_picture() -> None:
    x = ag.tensor([[0.5, 0.25]], requires_grad=True)
    weight = ag.ones(2, requires_grad=True)
    y = ag.nn.functional.nll_loss(x * 1, ag.tensor([1]), weight)
    assert "NllLossBackward0" in ag.draw(y).to_dot()
    with pytest.raises(NotImplementedError, match="the derivative for 'weight'"):
        ag.explore(y)


# ---- text ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("formula", "values", "text"),
    [
        ("grad * other.conj()", {"grad": np.array(1.5), "other": np.array(-4.0)}, "1.5 * (-4.0)"),
        ("grad * other.conj()", {"grad": 1.0, "other": np.array(2j)}, "1.0 * (0.0+2.0j).conj()"),
        ("-grad / x ** 2", {"grad": np.array(1), "x": np.ones(2)}, "-1 / [1.0, 1.0] ** 2"),
        ("f.g(grad, x.shape, x.dtype)", {"x": np.ones((9, 9))}, "f.g(grad, [9, 9], float64)"),
        ("g(x.shape, dim)", {"x_shape": (3,), "dim": None}, "g((3,), None)"),
        ("x.sum(dim=d) if d else x", {"x": np.ones(20), "d": -1},
         "float64[20].sum(dim=-1)"),
        ("f(xs)", {"xs": (np.array(1.0), np.array(2.0))}, "f([1.0, 2.0])"),
        ("grad times 2", {"grad": 1.0}, "grad times 2"),
    ],
)  # fmt: skip
def test_numbers_are_put_into_formulas(formula: str, values: dict[str, Any], text: str) -> None:
    assert formula_text(formula, {}, values, real_names(values), SHORT) == text


def test_arrays_are_written_out_or_summed_up() -> None:
    assert short(np.array([[1, 2], [3, 4]])) == "[[1, 2], [3, 4]]"
    assert short(np.float32(1) / np.ones((1, 1), np.float32) / 3) == "[[0.3333]]"
    assert short(np.ones(7, bool)) == "bool[7]"
    assert details(np.array(1 - 2j)) == "complex128 (1.0-2.0j)"
    large = np.arange(100.0)
    large[3] = np.nan
    assert sum(i * i for i in range(100)) - 9 == pytest.approx(573.0**2, rel=1e-4)
    assert details(large) == "float64[100], from 0.0 to 99.0, norm 573.0, 1 not finite"
    assert details(np.full(50, 3j)) == f"complex128[50], norm {np.sqrt(450):.4g}"


# ---- pictures --------------------------------------------------------------------------------


def test_the_textbook_picture() -> None:
    a, b, d, e = textbook()
    a.grad = ag.tensor(7.0)
    dot = ag.draw(e).to_dot()
    assert r'[label="a\ndata 2.0\ngrad 7.0\nleaf, requires_grad True"' in dot
    assert r'[label="MulBackward0\nself: grad * other\nother: grad * self' in dot
    assert r"saved self = 5.0, other = 4.0" in dot
    assert r'[label="e\ndata 20.0"' in dot
    assert dot.count("AccumulateGrad") == 3
    ids = dict(re.findall(r'^ +(\w+) \[label="(\w+)', dot, re.MULTILINE))
    arrows = {(ids[x], ids[y]) for x, y in re.findall(r"(n\d+) -> (n\d+)", dot)}
    assert arrows == {
        ("MulBackward0", "AddBackward0"), ("MulBackward0", "AccumulateGrad"),
        ("AddBackward0", "AccumulateGrad"),
    }  # fmt: skip
    assert b.grad is None and e.grad_fn is not None
    e.backward()
    assert d.grad.item() == 5.0


def test_the_picture_in_the_docs_is_this_one() -> None:
    a, b, d, _ = textbook()
    c = a + b
    e = c * d
    page = Path(__file__).parents[2] / "docs" / "draw.svg"
    made, committed = ag.draw(e).to_svg(), page.read_text(encoding="utf-8")
    assert re.sub(r"yaml:\d+", "", made) == re.sub(r"yaml:\d+", "", committed)


def test_shapes_alone_are_shown_without_values() -> None:
    x = ag.tensor([1.5, 2.5], requires_grad=True)
    text = ag.draw((x * x).sum(), values=False).to_dot()
    assert "1.5" not in text and "float64[2]" in text and "saved self, other" in text


def test_the_svg_is_a_picture_of_all_items() -> None:
    *_, e = textbook()
    drawing = ag.draw(e)
    root = ElementTree.fromstring(drawing._repr_svg_())
    groups = [g for g in root.iter("{http://www.w3.org/2000/svg}g") if "item" in g.get("class", "")]
    kinds = [g.get("class").split()[1] for g in groups]
    assert sorted(kinds) == sorted(
        ["leaf"] * 3 + ["value"] * 2 + ["call"] * 2 + ["node"] * 2 + ["accumulate"] * 3
    )
    assert "prefers-color-scheme" in drawing.to_svg()
    assert "prefers-color-scheme" not in drawing.to_svg(dark=True)
    assert drawing.to_svg(dark=True) != drawing.to_svg(dark=False)


def test_names_cannot_break_out_of_the_text() -> None:
    x = ag.tensor(2.0, requires_grad=True)
    drawing = ag.draw(x * x, {'<b>"x"\\&</script>': x})
    root = ElementTree.fromstring(drawing.to_svg())
    assert '<b>"x"\\&</script>' in {text.text for text in root.iter()}
    assert '<b>\\"x\\"\\\\&</script>' in drawing.to_dot()
    assert "#60;b#62;#34;x#34;\\#38;#60;/script#62;" in drawing.to_mermaid()
    page = ag.explore(x * x, {"</script>": x}).html
    assert page.count("</script>") == 2


def test_names_that_cannot_be_printed() -> None:
    x = ag.tensor(2.0, requires_grad=True)
    drawing = ag.draw(x * x, {"a\x00\ud800\nb": x})
    root = ElementTree.fromstring(drawing.to_svg())
    assert "a\ufffd\ufffd\ufffdb" in {text.text for text in root.iter()}
    assert 'label="7' in ag.draw(x * x, {7: x}).to_dot()


def test_one_arrow_for_a_value_that_is_taken_twice() -> None:
    x = ag.tensor(2.0, requires_grad=True)
    dot = ag.draw(x * x).to_dot()
    assert dot.count('[label="self, other"]') == 2 and dot.count(" -> ") == 3


def test_mermaid_names_every_item_and_link() -> None:
    *_, e = textbook()
    lines = ag.draw(e).to_mermaid().splitlines()
    assert lines[0] == "flowchart TB"
    made = {line.split("[")[0].split("(")[0].strip() for line in lines if ":::" in line}
    linked = {end for line in lines if "-->" in line for end in re.findall(r"[vcn]\d+", line)}
    assert len(made) == 12 and linked == made


def test_variables_parameters_and_modules_name_tensors() -> None:
    model = ag.nn.Linear(2, 1)
    x = ag.tensor([[1.0, 2.0]], dtype=ag.float32)
    out = model(x).sum()
    text = ag.draw(out).to_dot()
    assert all(f'label="{name}\\n' in text for name in ("model.weight", "model.bias", "x", "out"))
    assert '"weight\\n' in ag.draw(out, model).to_dot()
    assert '"w\\n' in ag.draw(out, {"w": model.weight}).to_dot()


def test_a_leaf_alone_is_a_graph() -> None:
    x = ag.tensor(1.0, requires_grad=True)
    assert "AccumulateGrad" in ag.draw(x).to_dot()
    assert ag.explore(x).steps[-1]["lines"][-1] == ["result", "x.grad was None, is 1.0"]


def test_a_freed_graph_is_drawn_as_far_as_it_is_known() -> None:
    *_, e = textbook()
    e.backward()
    text = ag.draw(e).to_dot()
    assert "saved values freed" in text and "grad 4.0" in text
    with pytest.raises(RuntimeError) as error:
        ag.explore(e)
    assert str(error.value) == (
        "explore(): a backward pass has freed what the nodes had saved. Explore before it, use "
        "backward(retain_graph=True), or compute within autograd.inspect.drawing.recorded()"
    )


def test_within_recorded_every_value_is_kept_and_what_passes_free() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    with recorded():
        y = (((x + 1) + 2) * x).sum()
        y.backward()
    with ag.no_grad():
        x.zero_()  # as an optimiser would
    values = {
        tuple(v.data) for v in graph_of(y).values.values() if v.data is not None and v.data.ndim
    }
    assert values == {(1.0, 2.0), (2.0, 3.0), (4.0, 5.0), (4.0, 10.0)}
    lines = [line for step in ag.explore(y).steps for line in step["lines"]]
    assert ["result", "= [5.0, 7.0]"] not in lines
    assert ["formula", "x.grad += grad"] in lines
    with pytest.raises(RuntimeError, match="second time"):
        y.backward()


def test_what_is_recorded_is_copied() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    with recorded():
        h = x + 1
        y = h + 2
    with ag.no_grad():
        h.zero_()
    data = [value.data.tolist() for value in graph_of(y).values.values() if value.data is not None]
    assert sorted(data) == [[1.0, 2.0], [2.0, 3.0], [4.0, 5.0]]


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda x: ag.draw(3), TypeError, "draw(): argument 'y' must be a Tensor, not int"),
        (lambda x: ag.explore("y"), TypeError, "explore(): argument 'y' must be a Tensor, not str"),
        (
            lambda x: ag.draw(x.detach()), RuntimeError,
            "draw(): argument 'y' does not require grad, so there is no graph of it; compute it "
            "from tensors that require grad, outside of no_grad()",
        ),
        (
            lambda x: ag.draw(x * x, [x]), TypeError,
            "draw(): argument 'params' must be a dict of Tensors by name or a Module, not list",
        ),
        (
            lambda x: ag.draw(x * x, {"x": 1}), TypeError,
            "draw(): params['x'] must be a Tensor, not int",
        ),
        (
            lambda x: ag.draw(x * x).save("graph.gif"), ValueError,
            "save(): argument 'path' must end in .svg, .html, .dot, .mmd or .png, got 'graph.gif'",
        ),
        (
            lambda x: ag.explore(x * x).save("graph.png"), ValueError,
            "save(): argument 'path' must end in .html or .htm, got 'graph.png'",
        ),
        (
            lambda x: ag.explore(x * x, grad=1j), TypeError,
            "explore(): argument 'grad' must be a Tensor or an array that float64 can hold, not "
            "complex of dtype complex128",
        ),
        (
            lambda x: ag.explore(x * x, grad=ag.ones(2)), ValueError,
            "explore(): argument 'grad' must have the shape of y, [], not [2]",
        ),
    ],
)  # fmt: skip
def test_what_is_refused(call: Callable[[Any], Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error) as caught:
        call(ag.tensor(2.0, requires_grad=True))
    assert str(caught.value) == message


def test_a_page_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("autograd.inspect.drawing.explorer.LIMIT", 1)
    *_, e = textbook()
    with pytest.raises(RuntimeError, match="the graph has 2 operations, more than 1; explore a"):
        ag.explore(e)


def test_saving_by_ending(tmp_path: Path) -> None:
    *_, e = textbook()
    drawing = ag.draw(e)
    for ending, start in [
        (".svg", "<svg"), (".html", "<!doctype html>"), (".dot", "digraph"), (".mmd", "flowchart"),
    ]:  # fmt: skip
        for file in (tmp_path / f"graph{ending}", str(tmp_path / f"GRAPH{ending.upper()}")):
            drawing.save(file)
            assert Path(file).read_text(encoding="utf-8").startswith(start)


def test_a_png_where_resvg_is_installed(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    *_, e = textbook()
    drawing = ag.draw(e)
    drawing.save(tmp_path / "graph.png")
    made = (tmp_path / "graph.png").read_bytes()
    assert made[:8] == b"\x89PNG\r\n\x1a\n"
    width = int.from_bytes(made[16:20], "big")
    assert abs(width - 2 * float(re.search(r'width="([\d.]+)"', drawing.to_svg())[1])) <= 2


@pytest.mark.slow
def test_a_png_of_bounded_size(monkeypatch: pytest.MonkeyPatch) -> None:
    x = ag.tensor(2.0, requires_grad=True)
    y = x
    for _ in range(1500):
        y = y.sin() * x
    with pytest.raises(ValueError, match=r"pixels, more than 100000000; save it as .svg or .html"):
        ag.draw(y, collapse=False).to_png()
    pytest.importorskip("resvg_py")
    sizes = []
    for pixels in (10**8, 2 * 10**5):
        monkeypatch.setattr("autograd.inspect.drawing.picture.PIXELS", pixels)
        sizes.append(int.from_bytes(ag.draw(x * x).to_png()[16:20], "big"))
    assert abs(sizes[0] - 2 * sizes[1]) <= 2


def test_a_png_without_resvg_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    *_, e = textbook()
    with pytest.raises(ImportError) as error:
        ag.draw(e).to_png()
    assert str(error.value) == (
        "a PNG needs the package resvg-py (pip install autograd-registry[draw]); SVG, HTML and DOT "
        "do not"
    )


def test_nothing_of_it_is_imported_until_it_is_asked_for() -> None:
    code = "import sys, autograd; print([m for m in sys.modules if 'drawing' in m])"
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert made.stdout == "[]\n"


# ---- repetitions -----------------------------------------------------------------------------


def _deep(layers: int) -> tuple[ag.nn.Module, ag.Tensor]:
    linear, tanh = ag.nn.Linear, ag.nn.Tanh
    model = ag.nn.Sequential(*(ag.nn.Sequential(linear(3, 3), tanh()) for _ in range(layers)))
    return model, model(ag.ones(2, 3)).sum()


def test_repeated_blocks_are_drawn_once() -> None:
    model, y = _deep(40)
    assert model.training
    drawing = ag.draw(y)
    (block,) = drawing.blocks
    assert block.name == "model" and block.count == 38 and len(block.calls) == 76
    text = drawing.to_dot()
    assert text.count("the same 38 more times") == 2  # forward and backward
    assert text.count('"TanhBackward0') == 2
    assert ag.draw(y, collapse=False).blocks == []
    assert ag.draw(_deep(3)[1]).blocks == []
    assert [b.count for b in ag.draw(_deep(3)[1], collapse=True).blocks] == [1]


def test_a_block_shows_the_result_that_it_ends_with() -> None:
    x = ag.tensor(0.5, requires_grad=True)
    y = x
    for _ in range(5):
        y = y.sin()
    text = ag.draw(y, collapse=True).to_dot()
    block, result = re.findall(r"(b\d+) -> (v\d+);", text)[-1]
    assert f'{block} [label="the same 3 more times' in text
    assert f'{result} [label="y\\ndata {short(y.numpy(force=True))}"' in text


def test_what_differs_is_not_collapsed() -> None:
    x = ag.tensor(0.5, requires_grad=True)
    first = x.sin()
    y = first
    for _ in range(4):
        y = (y * first).cos()  # each goes further back to `first` than the one before
    assert repeated(graph_of(y)) == []


def test_recorded_keeps_results_of_custom_and_compiled_functions() -> None:
    class Twice(ag.Function):
        @staticmethod
        def forward(ctx: Any, x: ag.Tensor) -> tuple[ag.Tensor, ag.Tensor]:
            return x * 2, x * 3

        @staticmethod
        def backward(ctx: Any, g: ag.Tensor, h: ag.Tensor) -> ag.Tensor:
            return g * 2 + h * 3

    x = ag.tensor(5.0, requires_grad=True)
    double = ag.compile(lambda x: x * 4)
    with recorded():
        y = sum(Twice.apply(x)) + double(x) + 1
    data = {v.data.item() for v in graph_of(y).values.values() if v.data is not None}
    assert {5.0, 10.0, 15.0, 20.0} <= data


def test_pictures_call_no_hooks_and_leave_them() -> None:
    x = ag.tensor([3.0, 1.0], requires_grad=True)
    h = x * x
    y = h.sum()
    told: list[str] = []
    x.register_hook(lambda g: told.append("leaf"))
    x.register_post_accumulate_grad_hook(lambda t: told.append("accumulated"))
    h.register_hook(lambda g: told.append("tensor"))
    h.retain_grad()
    y.grad_fn.register_hook(lambda *g: told.append("node"))
    page = ag.explore(y)
    ag.draw(y)
    assert not told and h.grad is None and x.grad is None
    assert "x.grad was None, is [6.0, 2.0]" in str(page.steps[-1])
    y.backward()
    assert sorted(told) == ["accumulated", "leaf", "node", "tensor"]
    assert h.grad.tolist() == [1.0, 1.0] and x.grad.tolist() == [6.0, 2.0]


def test_explain_knows_what_was_recorded() -> None:
    x = ag.tensor(2.0, requires_grad=True)
    with recorded():
        y = (x + 1) + 4
    step = ag.explain(y).steps[0]
    assert step.numbers == "3 + 4 = 7"


def test_a_reentrant_checkpoint_is_drawn() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    y = checkpoint(lambda t: (t.sin() * t).sum(), x, use_reentrant=True)
    assert "CheckpointFunctionBackward" in ag.draw(y).to_dot() and x.grad is None
