"""The page of `ag.explore` in a browser: Chromium without a window, driven by selenium."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from tests.support.browser import chromium


def example() -> ag.drawing.Exploration:
    a = ag.tensor(2.0, requires_grad=True)
    b = ag.tensor(3.0, requires_grad=True)
    d = ag.tensor(4.0, requires_grad=True)
    c = a + b
    e = c * d
    return ag.explore(e)


# ---- without a browser -----------------------------------------------------------------------


def test_the_page_needs_nothing_else() -> None:
    html = example().html
    assert set(re.findall(r"https?://[^\"'\s<]+", html)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<(link|img|iframe)|\bimport\(|\bfetch\(|\bsrc=|@import|url\((?!#)", html)


def test_the_steps_of_the_textbook_example() -> None:
    steps = example().steps
    assert [step["title"] for step in steps] == [
        "The tensors that it begins with", "c = add(a, b)", "e = mul(c, d)",
        "The pass starts with the gradient 1.0 of e", "MulBackward0", "AddBackward0",
        "AccumulateGrad writes a.grad", "AccumulateGrad writes b.grad",
        "AccumulateGrad writes d.grad",
    ]  # fmt: skip
    assert steps[4]["lines"] == [
        ["arrives", "grad = float64 1.0"],
        ["formula", "self: grad * other"],
        ["numbers", "= 1.0 * 4.0"],
        ["result", "= 4.0"],
        ["buffer", "the buffer of c was empty, holds 4.0"],
        ["formula", "other: grad * self"],
        ["numbers", "= 1.0 * 5.0"],
        ["result", "= 5.0"],
        ["buffer", "the buffer of d was empty, holds 5.0"],
    ]
    assert steps[4]["location"] == ag.registry["mul"].location


def test_sums_are_told() -> None:
    x = ag.tensor([1.0, 2.0, 3.0], requires_grad=True)
    w = ag.tensor(2.0, requires_grad=True)
    w.grad = ag.tensor(1.0)
    told = [line for step in ag.explore((x * w * w).sum()).steps for line in step["lines"]]
    # d(sum of x w^2)/dw = 2 w (1 + 2 + 3) = 24, of two halves
    assert ["result", "= 12.0, summed to its shape"] in told
    assert ["buffer", "the buffer of w adds up: 12.0 + 12.0 = 24.0"] in told
    assert told[-3:] == [
        ["formula", "w.grad += grad"],
        ["numbers", "= 1.0 + 24.0"],
        ["result", "= 25.0"],
    ]


def test_biases_are_summed_and_sums_are_broadcast() -> None:
    b, w = ag.tensor([1.0, 2.0], requires_grad=True), ag.ones(2, 2)
    y = ag.cat([ag.addmm(b, w, w, beta=2), ag.ones(1, 2)]).sum()
    told = [line for step in ag.explore(y).steps for line in step["lines"]]
    assert ["formula", "self: grad, broadcast to [3, 2]"] in told
    assert ["result", "= [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]]"] in told
    assert ["result", "= [4.0, 4.0], summed to its shape"] in told


def test_a_gradient_to_start_with() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    steps = ag.explore(x * x, grad=ag.tensor([1.0, -3.0])).steps
    assert steps[-1]["lines"][-1] == ["result", "x.grad was None, is [2.0, -12.0]"]


def test_in_a_notebook_and_as_a_file(tmp_path: Path) -> None:
    page = example()
    page.save(tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == page.html
    assert page._repr_html_().startswith("<iframe srcdoc=")
    assert repr(page) == "<Exploration of 9 steps>"
    data = re.search(r'id="data">(.*?)</script>', page.html)
    assert data and json.loads(data[1])["steps"] == page.steps


# ---- in Chromium -----------------------------------------------------------------------------


class Page:
    """The page in a browser, as somebody who uses it sees it."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def press(self, *keys: str) -> None:
        from selenium.webdriver.common.action_chains import ActionChains

        ActionChains(self.driver).send_keys(*keys).perform()

    def text(self, name: str) -> str:
        return str(self.driver.find_element("id", name).text)

    def rows(self) -> dict[str, str]:
        """What the table of buffers holds."""
        lines = self.driver.find_elements("css selector", "#buffers tr")
        return {
            cells[0].text: cells[1].text
            for cells in (x.find_elements("css selector", "td") for x in lines)
        }

    def items(self, css: str) -> list[Any]:
        return list(self.driver.find_elements("css selector", css))


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with chromium(str(tmp_path_factory.mktemp("profile")), "browser") as made:
        yield made


@pytest.fixture
def page(driver: Any, tmp_path: Path) -> Iterator[Page]:
    """The textbook example, at its first step; nothing may be complained of in the end."""
    from selenium.webdriver.common.action_chains import ActionChains

    example().save(tmp_path / "page.html")
    actions = ActionChains(driver)
    actions.w3c_actions.pointer_action.move_to_location(0, 0)  # off what is pointed at by chance
    actions.perform()
    driver.get((tmp_path / "page.html").as_uri())
    yield Page(driver)
    assert driver.get_log("browser") == []


def test_stepping_with_the_keyboard(page: Page) -> None:
    right, left, home, end = "\ue014", "\ue012", "\ue011", "\ue010"
    assert (page.text("count"), page.text("phase")) == ("1 of 9", "FORWARD")
    page.press(right)
    assert page.text("title") == "c = add(a, b)"
    assert "gives c = float64 5.0" in page.text("lines")
    page.press(right, " ", right)
    assert (page.text("title"), page.text("phase")) == ("MulBackward0", "BACKWARD")
    assert "self: grad * other\n= 1.0 * 4.0\n= 4.0" in page.text("lines")
    assert page.rows() == {"c": "4.0", "d": "5.0"}
    page.press(end)
    assert page.rows() == {"a.grad": "4.0", "b.grad": "4.0", "d.grad": "5.0"}
    leaves = [item.text for item in page.items(".leaf")]
    assert [text.split("\n")[2] for text in leaves] == ["grad 4.0", "grad 4.0", "grad 5.0"]
    page.press(left, left)
    assert (
        page.rows() == {"b": "4.0", "d": "5.0", "a.grad": "4.0"} and page.text("count") == "7 of 9"
    )
    page.press(home)
    assert page.text("count") == "1 of 9" and page.rows() == {}
    assert [item.text.split("\n")[2] for item in page.items(".leaf")] == ["grad None"] * 3


def test_what_is_still_to_come_can_be_read(page: Page) -> None:
    dim = """
        const ink = x => x.match(/[\\d.]+/g).map(Number);
        const light = rgb => rgb.slice(0, 3).map(v => v / 255)
          .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
          .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
        return [...document.querySelectorAll(".item.unseen")].map(item => {
          const text = getComputedStyle(item.querySelector("text"));
          const shape = getComputedStyle(item.querySelector(".shape"));
          const [a, b] = [light(ink(text.fill)), light(ink(shape.fill))].sort((x, y) => y - x);
          return [Number(getComputedStyle(item).opacity), (a + 0.05) / (b + 0.05)];
        });"""
    found = page.driver.execute_script(dim)
    assert len(found) == 6
    assert all(opacity == 1 and contrast >= 4.5 for opacity, contrast in found)


def test_no_table_is_empty(page: Page) -> None:
    gradients = page.driver.find_element("id", "gradients")
    assert not gradients.is_displayed()
    page.press("\ue010")
    assert gradients.is_displayed()


def test_a_large_picture_fits_the_window(driver: Any, tmp_path: Path) -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    y = x
    for _ in range(40):
        y = (y * x).sin()
    ag.explore(y.sum()).save(tmp_path / "page.html")
    driver.get((tmp_path / "page.html").as_uri())
    graph, pane = Page(driver).items(".ag-graph")[0], driver.find_element("id", "graph")

    def whole() -> bool:
        sizes = [(graph.size[way], pane.size[way]) for way in ("width", "height")]
        return all(inner <= outer + 1 for inner, outer in sizes)

    assert not whole()  # which could not be read
    Page(driver).press("0")
    assert whole()


def stack() -> tuple[nn.Sequential, ag.Tensor]:
    """A model of twenty layers of several operations, and what it gives."""
    ag.manual_seed(0)
    kinds = (nn.Linear, nn.LayerNorm)
    layers = [nn.Sequential(kinds[0](3, 3), kinds[1](3), nn.GELU(), nn.Tanh()) for _ in range(20)]
    model = nn.Sequential(*layers, nn.Linear(3, 1))
    return model, model(ag.ones(2, 3)).sum()


def test_modules_are_folded_and_open_on_a_click(driver: Any, tmp_path: Path) -> None:
    model, y = stack()
    page = Page(driver)
    ag.explore(y, model).save(tmp_path / "page.html")
    driver.get((tmp_path / "page.html").as_uri())
    folded = len(page.items(".item"))
    assert len(page.items(".opens")) == 40  # of each layer the operations and the nodes
    assert not driver.find_element("id", "fold").is_enabled()
    titles = {item.text.split()[0] for item in page.items(".opens")}
    assert titles == {str(number) for number in range(20)}
    count = page.text("count")

    opened = page.items(".opens")[0]
    driver.execute_script("arguments[0].focus()", opened)
    page.press("\ue007")
    assert len(page.items(".opens")) == 38 and len(page.items(".item")) > folded
    assert page.text("count") == count
    page.press("u")
    whole = len(page.items(".item"))
    assert not page.items(".opens") and whole > 2 * folded
    page.press("f")
    assert len(page.items(".item")) == folded

    page.press("\ue010")
    assert page.items(".item.unseen") == []
    for _ in range(40):  # a pass through blocks complains of nothing
        page.press("\ue012")
    assert driver.get_log("browser") == []


def test_small_graphs_are_not_folded(page: Page) -> None:
    assert not page.driver.find_element("id", "fold").is_displayed()
    assert not page.items(".opens")


def test_the_address_names_the_step(page: Page) -> None:
    page.press("\ue014", "\ue014")
    driver = page.driver
    assert driver.current_url.endswith("#3")
    driver.refresh()
    assert page.text("count") == "3 of 9"


def test_the_page_saves_itself(page: Page, tmp_path: Path) -> None:
    driver = page.driver
    before = (tmp_path / "page.html").read_text(encoding="utf-8")
    driver.execute_cdp_cmd(
        "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(tmp_path)}
    )
    page.press("\ue014")
    driver.find_element("id", "save").click()
    saved = tmp_path / "e-and-its-backward-pass.html"
    deadline = time.monotonic() + 10
    while not saved.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    driver.get(saved.as_uri())
    assert page.text("count") == "1 of 9"
    data = re.compile(r'id="data">(.*?)</script>')
    assert data.findall(saved.read_text(encoding="utf-8")) == data.findall(before)


def test_buttons_and_the_slider(page: Page) -> None:
    driver = page.driver
    assert not driver.find_element("id", "back").is_enabled()
    driver.find_element("id", "next").click()
    assert page.text("title") == "c = add(a, b)"
    page.press(" ")  # the button is in focus: pressed once, not twice
    assert page.text("count") == "3 of 9"
    driver.find_element("id", "back").send_keys(" ")
    assert page.text("count") == "2 of 9"
    driver.find_element("id", "last").click()
    assert not driver.find_element("id", "next").is_enabled()
    slider = driver.find_element("id", "at")
    slider.send_keys("\ue012")
    assert page.text("count") == "8 of 9"
    width = page.items(".ag-graph")[0].size["width"]
    driver.find_element("id", "larger").click()
    assert page.items(".ag-graph")[0].size["width"] > width


def test_what_is_seen_of_the_graph(page: Page) -> None:
    assert len(page.items(".item.unseen")) == 6  # two operations, their results and their nodes
    page.press(*["\ue014"] * 4)
    assert page.items(".item.unseen") == []
    assert [item.text.split("\n")[0] for item in page.items(".item.active")] == ["MulBackward0"]
    waiting = sorted(item.text.split("\n")[0] for item in page.items(".item.waiting"))
    assert waiting == ["AccumulateGrad", "AddBackward0"]
    assert len(page.items(".link.flows")) == 2
    assert {text.text for text in page.items("text.held")} - {""} == {"4.0", "5.0"}


def test_items_tell_about_themselves_in_focus_and_under_the_pointer(page: Page) -> None:
    from selenium.webdriver.common.action_chains import ActionChains

    page.driver.execute_script("document.querySelector('.leaf').focus()")
    assert page.text("about") == ("a\nis_leaf True, requires_grad True\ndata float64 2.0")
    node = next(x for x in page.items(".node") if x.text.startswith("MulBackward0"))
    ActionChains(page.driver).move_to_element(node).perform()
    assert page.text("about").startswith(f"MulBackward0 {ag.registry['mul'].location}")


def test_the_link_to_the_row(page: Page) -> None:
    page.press(*["\ue014"] * 4)
    page.driver.find_element("id", "row").click()
    (row,) = page.items("article:target")
    assert row.text.startswith(f"{ag.registry['mul'].location} mul(Tensor self, Tensor other)")
    assert "self: grad * other.conj()" in row.text


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_contrast(page: Page, scheme: str) -> None:
    """Text stands out from what is behind it by WCAG's 4.5 to 1."""
    features = [{"name": "prefers-color-scheme", "value": scheme}]
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    page.press(*["\ue014"] * 4)
    pairs = page.driver.execute_script(
        """
        const css = (css, key) => getComputedStyle(document.querySelector(css))[key];
        const ground = css("body", "backgroundColor"), panel = css("aside", "backgroundColor");
        return [
          [css("body", "color"), ground], [css("footer", "color"), ground],
          [css("#lines li", "color"), panel], [css("#row", "color"), panel],
          [css("li.buffer", "color"), panel], [css("tr.changed td", "color"), panel],
          [css("text.held", "fill"), ground], [css(".heading", "fill"), ground],
          ...["leaf", "value", "call", "node", "accumulate"].map((kind) =>
            [css(`.${kind} text`, "fill"), css(`.${kind} .shape`, "fill")]),
        ];
        """
    )
    assert [pair for pair in pairs if _contrast(*pair) < 4.5] == []
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def _contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2.2 of two colours like ``rgb(29, 35, 48)``."""

    def luminance(colour: str) -> float:
        parts = np.array([int(part) for part in re.findall(r"\d+", colour)[:3]]) / 255
        linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
        return float(linear @ [0.2126, 0.7152, 0.0722])

    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def test_a_narrow_window_has_it_below_each_other(page: Page) -> None:
    page.driver.set_window_size(600, 900)
    graph, aside = page.items("#graph")[0], page.items("aside")[0]
    assert aside.location["y"] >= graph.location["y"] + graph.size["height"] - 1
    scroll = "return document.documentElement.scrollWidth <= window.innerWidth"
    assert page.driver.execute_script(scroll)
    page.driver.set_window_size(1400, 900)


def test_three_hundred_operations(driver: Any, tmp_path: Path) -> None:
    x = ag.tensor(np.linspace(0, 1, 4), requires_grad=True)
    y = x
    for _ in range(150):
        y = (y * x).sin()
    steps = ag.explore(y.sum())
    steps.save(tmp_path / "large.html")
    driver.get((tmp_path / "large.html").as_uri())
    page = Page(driver)
    page.press("\ue010")
    assert page.text("count") == f"{len(steps.steps)} of {len(steps.steps)}"
    assert len(page.items(".item")) == 301 * 3 + 2
    page.press(*["\ue012"] * 3)
    assert page.text("title") == "MulBackward0"
    assert driver.get_log("browser") == []


def test_long_buffers_are_cut_in_the_graph_alone(driver: Any, tmp_path: Path) -> None:
    x = ag.tensor(np.linspace(0, 1, 6), requires_grad=True)
    ag.explore((x * 3.25).sum()).save(tmp_path / "page.html")
    driver.get((tmp_path / "page.html").as_uri())
    page = Page(driver)
    page.press("\ue010")
    assert page.rows() == {"x.grad": "[3.25, 3.25, 3.25, 3.25, 3.25, 3.25]"}
    (label,) = [text for text in (each.text for each in page.items("text.held")) if text]
    assert label.startswith("= [3.25, ") and label.endswith("…") and len(label) <= 18
