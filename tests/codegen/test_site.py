"""The pages of operations: formulas spelt, curves drawn, links that lead somewhere."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib import util
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest
import yaml
from rows import golden

import autograd as ag
from codegen import builtin
from codegen.__main__ import main
from codegen.docs.curves import Curves, curves_of
from codegen.lower.analysis import Plan, plan_table
from codegen.model.formula import Formula, parse_formula
from codegen.proofs.calls import Call
from codegen.site.compiled import Compilation, compilation_of
from codegen.site.hooks import on_page_markdown
from codegen.site.latex import Latex
from codegen.site.notation import Notations
from codegen.site.svg import picture
from codegen.site.words import Words
from codegen.table import loads
from tests.support.tables import TABLES

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("self", "other", "min", "dim", "x", "grad", "grad_U", "result")


@pytest.fixture(scope="module")
def plans() -> dict[str, Plan]:
    return {plan.entry.signature.full_name: plan for plan in plan_table(builtin.entries())}


@pytest.fixture(scope="module")
def notations() -> Notations:
    return Notations(builtin.entries())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of pages as `python -m codegen docs` writes it, beside a page that is no more."""
    folder = tmp_path_factory.mktemp("docs")
    (folder / "operations").mkdir()
    (folder / "operations" / "gone.md").write_text("of a row that is no more")
    assert main(["docs", "--output", str(folder)]) == 0
    return folder / "operations"


def tree(text: str) -> Formula:
    formula, problems = parse_formula(text)
    assert formula is not None, problems
    return formula


def spelt(formula: ast.expr, notations: Notations) -> str:
    """A formula as LaTeX and in words."""
    return "\n".join(each(NAMES, notations).spell(formula) for each in (Latex, Words))


@golden("spelt_formulas")
def test_a_formula_is_spelt(text: str, notations: Notations) -> str:
    return spelt(tree(text).tree, notations)


def test_every_formula_of_the_table_is_spelt(plans: dict[str, Plan], notations: Notations) -> None:
    for name, plan in plans.items():
        names = [a.name for a in plan.entry.signature.arguments]
        names += [r.name for r in plan.entry.signature.returns if r.name]
        stated = [tree(text) for text in plan.entry.mathematics.values()]
        for formula in (*plan.entry.formulas, *stated):
            latex = Latex(names, notations).spell(formula.tree)
            words = Words(names, notations).spell(formula.tree)
            bare = re.sub(r"\\[{}]", "", latex)
            assert bare.count("{") == bare.count("}"), name
            assert latex.count(r"\left") - latex.count(r"\leftarrow") == latex.count(r"\right")
            assert words and words.count("(") == words.count(")") and words.count("`") % 2 == 0


OWN = (TABLES / "spelt.yaml").read_text(encoding="utf-8")


@golden("spelt_own_rows")
def test_rows_say_how_they_are_spelt(text: str) -> str:
    """A table without any row that we know: all follows from what its rows say."""
    return spelt(ast.parse(text, mode="eval").body, Notations(loads(OWN, "own.yaml")))


def test_what_rows_say_of_mathematics_is_read(notations: Notations) -> None:
    """The LaTeX of each row stands in the spelling of a call with names for its arguments."""
    told = [entry for entry in builtin.entries() if entry.latex]
    assert len(told) > 20
    for entry in told:
        arguments = [a.name for a in entry.signature.arguments if a.default is None]
        call = f"{entry.signature.qualified_name}({', '.join(arguments)})"
        spelt = Latex(arguments, notations).spell(ast.parse(call, mode="eval").body)
        assert all(rf"\mathit{{{name}}}" in spelt for name in arguments), call
        assert (entry.latex or "").partition("#")[0].rstrip("(") in spelt, call
        assert "#" not in spelt and r"\operatorname{" + entry.signature.name not in spelt, call


def test_curves_are_the_function_and_its_derivative(plans: dict[str, Plan]) -> None:
    found = curves_of(plans["sin"], 61)
    assert found.argument == "self" and found.x[0] == -3 and found.x[-1] == 3
    assert found.slope is not None
    assert np.allclose(found.y, np.sin(found.x)) and np.allclose(found.slope, np.cos(found.x))
    relu = curves_of(plans["relu"], 61)
    assert relu.x[0] == -3, "a domain that leaves a kink out is no limit"
    log = curves_of(plans["log"], 61)
    assert log.x[0] > 0 and np.isfinite(log.y).all(), "one outside of which it is nan is"


@pytest.mark.parametrize("name", ["add", "bernoulli", "clamp", "frexp", "special.wofz", "sum"])
def test_what_has_no_curve(name: str, plans: dict[str, Plan]) -> None:
    with pytest.raises(ValueError, match=r"is not a function of one tensor|needs other arguments"):
        curves_of(plans[name], 11)


def drawn(y: np.ndarray, slope: np.ndarray | None = None) -> list[str]:
    """The curved paths of a picture, which is well-formed and keeps to its box."""
    x = np.linspace(-1, 1, len(y))
    root = ElementTree.fromstring(picture(Curves("self", x, y, slope), "f"))
    paths = [e.attrib["d"] for e in root if e.get("fill") == "none"]
    for path in paths:
        for place in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", path):
            assert 0 <= float(place[0]) <= 440 and 0 <= float(place[1]) <= 240
    return paths


def test_pictures() -> None:
    x = np.linspace(-1, 1, 101)
    (line,) = drawn(x)
    assert line.count("M") == 1 and line.count("L") == 100
    assert len(drawn(x, np.ones(101))) == 2
    (step,) = drawn(np.where(x < 0, 0.0, 1.0))
    assert step.count("M") == 2, "no line across a jump"
    (holed,) = drawn(np.where(np.arange(101) == 50, np.nan, x))
    assert holed.count("M") == 2 and holed.count("L") == 98
    with np.errstate(divide="ignore"):
        (pole,) = drawn(1 / x**3)
    assert 50 < pole.count("M") + pole.count("L") < 95, "what is far off is left out"
    (flat,) = drawn(np.zeros(101))
    assert flat.count("L") == 100
    assert drawn(np.full(101, np.nan)) == [""]


@pytest.mark.slow
def test_there_is_a_page_for_each_row(site: Path, plans: dict[str, Plan]) -> None:
    files = [path.name for path in site.iterdir()]
    assert len(files) == len(plans) + 2 and "gone.md" not in files
    assert len({name.lower() for name in files}) == len(files)
    assert {"index.md", "source.md", "t.md", "T-capital.md"} <= set(files)
    assert "# T\n" in (site / "T-capital.md").read_text()


@pytest.mark.slow
def test_a_page_says_what_the_row_says(site: Path) -> None:
    page = (site / "relu.md").read_text()
    before, _, _ = builtin.TABLE.read_text().partition("- name: relu(Tensor self)")
    line = before.count("\n") + 1
    assert f"[derivatives.yaml:{line}](source.md#L{line})" in page
    for part in (
        "relu(Tensor self) -> Tensor", "<svg ", "`where(result <= 0, 0, grad)`",
        r"\mathit{result} \leq 0", "0 where the result is at most 0, and the gradient elsewhere.",
        "| `self = 0` | `0` | the slope on the left |\n", "| node | `ReluBackward0` |",
        "| in place | `relu_` |", "refused", "they broadcast as a sample does",
        "```yaml\n- name: relu(",
        "### Value\n", "### Gradient of `self`\n", "#operations) | Forward: in loops (",
    ):  # fmt: skip
        assert part in page, part
    assert "| NumPy | `np.max`" not in page and "np.sin" in (site / "sin.md").read_text()
    composite = (site / "nn.functional.relu.md").read_text()
    assert "By the rules of the operations it is made of." in composite
    helper = (site / "max.dim.md").read_text()
    assert "sorting.chosen_self" not in helper.partition("## The row")[0]
    wide = (site / "sum.md").read_text()
    assert "| `kept` | What was reduced along `dim`" in wide
    assert "`autograd/formulas/reductions.py` |" in wide
    assert "| `dim` | int or tuple of ints or None | `None` |" in wide
    assert "## Example\n\n```pycon\n>>> x = ag.tensor([0.5, 1.0, 2.0], requires_grad=True)" in wide
    assert "| [proof](../proofs.md) | proved: " in wide
    assert "reduced vanish, or are 1 with `keepdim`." in wide
    signature = re.search(r"```\n(.*?)```", (site / "nn.functional.nll_loss.md").read_text(), re.S)
    assert signature is not None and max(map(len, signature[1].splitlines())) <= 80
    assert "one sample after the other" in (site / "histc.md").read_text()
    assert "$$" not in (site / "nonzero.md").read_text(), "a name alone is no mathematics"
    assert "by its key `vmap`" in (site / "max.md").read_text()


# What is said of compiled rows, and the kinds of rows that it is said of.
SAID = {
    "in loops": {"pointwise", "reduction", "loss"},
    "as a call": {"linalg", "gather", "scan", "bilinear"}, "shapes alone": {"view", "creation"},
    "Refused": {"query", "composite"}, "computed once": {"creation"},
}  # fmt: skip


@pytest.mark.slow
def test_a_page_says_what_is_compiled(site: Path, plans: dict[str, Plan]) -> None:
    said: dict[str, set[str]] = {text: set() for text in SAID}
    for path in site.iterdir():
        page = path.read_text()
        match = re.search(r"^\| \[compiled\]\(.*?\) \| (.*) \|$", page, re.MULTILINE)
        if match is None:
            assert path.name in ("index.md", "source.md"), path.name
            continue
        assert "/" not in match[1].replace("./", ""), "no place of this machine"
        kind = re.search(r"^Kind: \[(\w+)\]", page, re.MULTILINE)
        assert kind is not None
        for text, kinds in said.items():
            if text in match[1]:
                kinds.add(kind[1])
    for text, kinds in SAID.items():
        assert kinds <= said[text], text


def test_what_is_compiled_is_found_by_compiling() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    found = compilation_of(lambda x: x.exp() * 2, [Call((x,))])
    assert found == Compilation("in loops (`exp`, `multiply`)", "in loops (`multiply`)")
    assert compilation_of(lambda x: x.sum(), [Call((x,))]).gradient.startswith("shapes alone")
    matrix = ag.ones(2, 2, requires_grad=True)
    inverted = compilation_of(lambda x: ag.linalg.inv(x) + 1, [Call((matrix,))])
    assert inverted.forward == "in loops (`add`) and as a call (`linalg.inv`)"
    refused = compilation_of(lambda x, twice: x * 2 if twice else x.nonzero(), [
        Call((x,), {"twice": False}), Call((x,), {"twice": True}),
    ])  # fmt: skip
    assert refused.forward == "in loops (`multiply`)"
    assert refused.refused.startswith("the shape of what nonzero() gives depends on values. Call")
    assert compilation_of(lambda n: ag.zeros(n), [Call((3,))]).forward.startswith("computed once")
    assert compilation_of(lambda x: x, []) == Compilation()
    empty = Call((ag.ones(0, requires_grad=True),))
    one_shape = compilation_of(lambda x: x[x > 0] if x.numel() else x, [empty, Call((x,))])
    assert one_shape.refused and not one_shape.forward, "of nothing a program tells little"
    assert compilation_of(lambda x: x.exp(), [empty]).forward == "in loops (`exp`)"


@pytest.mark.slow
def test_links_between_the_pages_lead_somewhere(site: Path) -> None:
    anchors = set(re.findall(r'<a id="(\w+)">', (site / "source.md").read_text()))
    headings = set(re.findall(r"^## (\w+)$", (site / "index.md").read_text(), re.MULTILINE))
    listed = set()
    for path in site.iterdir():
        for file, _, anchor in re.findall(r"\]\(([\w.-]+\.md)(#(\w+))?\)", path.read_text()):
            assert (site / file).is_file(), (path.name, file)
            known = {"source.md": anchors, "index.md": headings}.get(file)
            assert not anchor or (known and anchor in known), (path.name, file, anchor)
            if path.name == "index.md":
                listed.add(file)
    pages = {path.name for path in site.iterdir()} - {"index.md", "source.md"}
    assert pages <= listed


def test_links_out_of_the_docs_are_led_to_the_table_or_undone() -> None:
    page = SimpleNamespace(file=SimpleNamespace(src_uri="conventions.md"))
    text = (
        "[a](../derivatives.yaml#L12), [b](../derivatives.yaml), [c](../README.md), [d](table.md)"
    )
    expected = "[a](operations/source.md#L12), [b](operations/source.md), c, [d](table.md)"
    assert on_page_markdown(text, page=page, files=[], config=None) == expected
    page.file.src_uri = "operations/sin.md"
    page_text = "<!-- Generated. -->\n\n# sin\n\n[t](../table.md)"
    assert on_page_markdown(page_text, page=page, files=[]) == "# sin\n\n[t](../table.md)"


def test_links_to_an_operation_are_led_to_its_page() -> None:
    names = ("nn.functional.relu", "max.dim", "t", "T-capital", "index", "source")
    files = [SimpleNamespace(src_uri=f"operations/{name}.md") for name in names]
    files.append(SimpleNamespace(src_uri="table.md"))
    page = SimpleNamespace(file=SimpleNamespace(src_uri="how-it-works.md"))
    text = "[a](derivatives.md#nnfunctionalrelu), [b](derivatives.md#maxdim), [c](derivatives.md#x)"
    expected = (
        "[a](operations/nn.functional.relu.md), [b](operations/max.dim.md), [c](derivatives.md#x)"
    )
    assert on_page_markdown(text, page=page, files=files) == expected


def test_the_site_has_all_pages_in_its_navigation() -> None:
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text())
    named = re.findall(r"[\w/-]+\.md", str(settings["nav"]))
    assert len(named) == len(set(named))
    pages = {path.name for path in (ROOT / "docs").glob("*.md")}
    assert pages | {"operations/index.md", "operations/source.md"} == set(named)


@pytest.mark.slow
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    if util.find_spec("material") is None:
        pytest.skip("mkdocs-material is not installed")
    assert main(["docs"]) == 0
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site")],
        cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for name in ("sin", "nn.functional.relu"):
        page = (tmp_path / "site" / "operations" / f"{name}.html").read_text()
        assert f"<title>{name} - " in page
