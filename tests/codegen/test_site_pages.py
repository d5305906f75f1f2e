"""The site in a browser: nothing from elsewhere, and what a checker of accessibility asks for."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import util
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from codegen import builtin
from codegen.docs.pages import render_docs
from codegen.lower.analysis import plan_table
from codegen.site.hooks import on_config, on_page_content
from codegen.site.parts import parts_of, shortened
from tests.support.browser import chromium

ROOT = Path(__file__).resolve().parents[2]
PAGES = (
    *("index", "from-numpy", "examples", "explain", "table", "messages", "proofs", "numpy"),
    *("derivatives", "derivatives/composite-2", "derivatives/pointwise-1", "command-line"),
    *("operations/index", "operations/sin", "operations/logsumexp", "operations/linalg.svd"),
)
# The contrast of text with what is behind it, as WCAG 2 defines it, where it is below 4.5 (3 for
# large text); texts behind which lies a picture are left out.
CONTRASTS = """
const parse = text => text.match(/[\\d.]+/g).map(Number);
const light = rgb => {
  const [r, g, b] = rgb.slice(0, 3).map(v => v / 255)
    .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const over = (top, below) => {
  const a = top.length > 3 ? top[3] : 1;
  return [0, 1, 2].map(i => top[i] * a + below[i] * (1 - a));
};
const behind = node => {
  const layers = [];
  for (let x = node; x; x = x.parentElement)
    layers.push(parse(getComputedStyle(x).backgroundColor));
  return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
};
const found = new Set();
const walker = document.createTreeWalker(
  document.querySelector("article"), NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !node.checkVisibility({checkOpacity: true})
      || node.closest("svg, .headerlink, button, nav, .md-code__nav")) continue;
  const style = getComputedStyle(node), below = behind(node);
  const [a, b] = [light(over(parse(style.color), below)), light(below)].sort((x, y) => y - x);
  const large = parseFloat(style.fontSize) >= 24;
  const ratio = (a + 0.05) / (b + 0.05);
  if (ratio < (large ? 3 : 4.5))
    found.add(`${ratio.toFixed(2)} ${node.tagName}.${node.className} ${style.color}`);
}
return [...found];
"""
# What reaches beyond the window and cannot be scrolled to.
CLIPPED = """
const found = [];
for (const node of document.querySelectorAll("article :is(table, pre, img, svg, math, iframe)")) {
  if (node.getBoundingClientRect().right <= innerWidth + 1) continue;
  let x = node;
  while (x && !["auto", "scroll"].includes(getComputedStyle(x).overflowX)) x = x.parentElement;
  if (!x || x === document.documentElement) found.push(node.outerHTML.slice(0, 80));
}
return found;
"""
SCHEME = """
const style = document.createElement("style");
style.textContent = "* {transition: none !important}";
document.head.append(style);
document.body.dataset.mdColorScheme = arguments[0];
"""
HEADINGS = (
    "return [...document.querySelectorAll('article :is(h1,h2,h3,h4,h5,h6)')].map(x => x.tagName)"
)
NAMELESS = """
const named = x => x.getAttribute("alt") || x.getAttribute("aria-label") || x.querySelector("title")
  || x.closest("[aria-hidden], a[title], label[title], button[title], label, button");
return [...document.querySelectorAll("img, article svg")].filter(x => !named(x))
  .map(x => x.outerHTML.slice(0, 80));
"""


# ---- without a browser -----------------------------------------------------------------------


def test_the_parts_hold_all_rows_once() -> None:
    page = render_docs(plan_table(builtin.entries()))["derivatives.md"]
    parts = list(parts_of(page))
    rows = [line[4:] for line in page.splitlines() if line.startswith("### ")]
    assert [row for part in parts for row in part.rows] == rows
    assert max(len(part.rows) for part in parts) <= 130
    assert len({part.path for part in parts}) == len(parts)
    short = shortened(page)
    assert all(f"]({part.path})" in short for part in parts) and "### " not in short


@pytest.mark.parametrize(
    ("latex", "text"),
    [
        (r"\(x^{2}\)", "x2"),
        (r"\[\overline{\cos(x)} \cdot \mathit{grad}\]", "cos(x)·grad"),
        (r"\(a &lt; b\)", "a<b"),
    ],
)
def test_formulas_are_mathml(latex: str, text: str) -> None:
    pytest.importorskip("latex2mathml")
    tag = "div" if latex.startswith(r"\[") else "span"
    html = on_page_content(f'<p>See <{tag} class="arithmatex">{latex}</{tag}>.</p>')
    assert "arithmatex" not in html
    formula = ElementTree.fromstring(html)
    assert "".join(formula.itertext()) == f"See {text}."
    assert (formula.find(".//*[@class='bar']") is not None) == ("overline" in latex)


def test_the_repository_is_linked_if_it_is_named(tmp_path: Path) -> None:
    config = SimpleNamespace(config_file_path=str(tmp_path / "mkdocs.yml"))
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    assert on_config(config).repo_url is None
    urls = '[project]\nurls = {Repository = "https://example.org/x"}\n'
    (tmp_path / "pyproject.toml").write_text(urls)
    assert on_config(config).repo_url == "https://example.org/x"


# ---- in Chromium -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, as `python -m codegen docs && mkdocs build --strict` make it."""
    if util.find_spec("material") is None or util.find_spec("latex2mathml") is None:
        pytest.skip("the extra docs is not installed")
    folder: Path = tmp_path_factory.mktemp("site")
    for name in ("mkdocs.yml", "pyproject.toml", "derivatives.yaml"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("operations"))
    (folder / "codegen").symlink_to(ROOT / "codegen")
    for command in (
        ["codegen", "docs", "--output", str(folder / "docs")],
        ["mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder / "site")],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
    return folder / "site"


@pytest.fixture(scope="module")
def driver(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with chromium(str(tmp_path_factory.mktemp("profile")), "performance", "browser") as made:
        yield made


def show(driver: Any, site: Path, page: str, width: int = 1280, scheme: str = "default") -> float:
    """Loads a page; the seconds that it takes."""
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 600},
    )
    start = time.perf_counter()
    driver.get((site / f"{page}.html").as_uri())
    seconds = time.perf_counter() - start
    driver.execute_script(SCHEME, scheme)
    return seconds


@pytest.mark.slow
def test_nothing_comes_from_elsewhere(driver: Any, site: Path) -> None:
    for page in PAGES:
        show(driver, site, page)
    events = [json.loads(entry["message"])["message"] for entry in driver.get_log("performance")]
    asked = {
        each["params"]["request"]["url"]
        for each in events
        if each["method"] == "Network.requestWillBeSent"
    }
    assert len(asked) > len(PAGES)
    assert [url for url in asked if not url.startswith(("file:", "data:", "chrome"))] == []


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_pages_are_legible_for_all(driver: Any, site: Path, page: str) -> None:
    for scheme in ("default", "slate"):
        show(driver, site, page, scheme=scheme)
        assert driver.execute_script(CONTRASTS) == [], scheme
    assert driver.execute_script("return document.documentElement.lang")
    assert driver.execute_script(NAMELESS) == []
    levels = [int(tag[1]) for tag in driver.execute_script(HEADINGS)]
    assert levels.count(1) == 1 and levels[0] == 1
    assert all(b <= a + 1 for a, b in pairwise(levels)), levels


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_off_on_a_phone(driver: Any, site: Path, page: str) -> None:
    show(driver, site, page, width=360)
    assert driver.execute_script("return document.documentElement.scrollWidth") <= 360
    assert driver.execute_script(CLIPPED) == []


@pytest.mark.slow
def test_the_parts_of_the_long_page_load_at_once(driver: Any, site: Path) -> None:
    for path in [
        "derivatives",
        *(f"derivatives/{x.stem}" for x in (site / "derivatives").iterdir()),
    ]:
        show(driver, site, path)
        assert driver.execute_script("return document.querySelectorAll('*').length") < 6000
    best = min(show(driver, site, "derivatives/composite-2") for _ in range(5))
    assert best < 1


@pytest.mark.slow
def test_the_explorer_is_on_its_page(driver: Any, site: Path) -> None:
    show(driver, site, "draw")
    driver.switch_to.frame(driver.find_element("css selector", "iframe.explored"))
    driver.find_element("id", "last").click()
    assert driver.find_element("id", "count").text == "9 of 9"


@pytest.mark.slow
def test_copied_sessions_have_no_prompts(driver: Any, site: Path) -> None:
    show(driver, site, "index")
    text = driver.execute_script(
        "const code = [...document.querySelectorAll('pre code')].find(x => x.querySelector('.gp'));"
        "code.setAttribute('data-md-copying', ''); const text = code.innerText;"
        "code.removeAttribute('data-md-copying'); return text"
    )
    assert "import autograd as ag" in text and ">>>" not in text and "tensor([ 0" not in text
