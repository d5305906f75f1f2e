"""What `mkdocs build` does to the pages of docs/ besides, named under `hooks` in mkdocs.yml.

The pages are read in the repository too, where they link to files outside of docs/, and to
operations as headings of one long page. On the site an operation has a page of its own, the long
page has parts, the table is a page with an anchor for each row, and other links to files outside
are left as text. LaTeX becomes MathML, so that a reader's browser needs no program to show it.
"""

from __future__ import annotations

import html as texts
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import Any
from xml.etree import ElementTree

from codegen.docs.pages import anchor
from codegen.site.parts import parts_of, shortened

_LONG = "derivatives.md"
_EXPLORED = "explored.html"
_PICTURE = re.compile(r"!\[([^\]]*)\]\(explore\.png\)")
_FRAME = rf'<iframe class="explored" src="{_EXPLORED}" title="\1"></iframe>'
_MATHML = "{http://www.w3.org/1998/Math/MathML}"
_BARS = ("\N{MACRON}", "\N{OVERLINE}", "\N{HORIZONTAL BAR}")

_COMMENT = re.compile(r"\A<!--.*?-->\s*", re.DOTALL)
_ROW = re.compile(r"\]\(\.\./derivatives\.yaml(#L\d+)?\)")
_OPERATION = re.compile(r"\]\(derivatives\.md#([\w-]+)\)")
_OUTSIDE = re.compile(r"\[([^\]]*)\]\(\.\./[^)]*\)")


_MATH = re.compile(r'<(span|div) class="arithmatex">\\([(\[])(.*?)\\[)\]]</\1>', re.DOTALL)


def on_config(config: Any, /, **_: Any) -> Any:
    """Links to the repository, if pyproject.toml names one."""
    path = Path(config.config_file_path).parent / "pyproject.toml"
    urls = tomllib.loads(path.read_text(encoding="utf-8"))["project"].get("urls", {})
    config.repo_url = next((urls[key] for key in ("Repository", "Source") if key in urls), None)
    return config


def on_files(files: Any, /, *, config: Any, **_: Any) -> Any:
    """Adds the parts of the long page, and the page that `ag.explore` makes of its example."""
    made: Any = import_module("mkdocs.structure.files").File
    long = files.get_file_from_path(_LONG)
    if long is not None:
        for part in parts_of(long.content_string):
            files.append(made.generated(config, part.path, content=part.markdown))
    files.append(made.generated(config, _EXPLORED, content=_explored()))
    return files


def _explored() -> str:
    """The page of the example that docs/draw.md steps through."""
    ag: Any = import_module("autograd")
    a, b, d = (ag.tensor(value, requires_grad=True) for value in (2.0, 3.0, 4.0))
    c = a + b
    e = c * d
    page: str = ag.explore(e, {"a": a, "b": b, "c": c, "d": d, "e": e}).html
    return page


def on_page_content(html: str, /, **_: Any) -> str:
    """The page with MathML for LaTeX."""
    return _MATH.sub(lambda m: _mathml(texts.unescape(m[3]), m[2] == "["), html)


@cache
def _mathml(latex: str, block: bool) -> str:
    convert: Any = import_module("latex2mathml.converter").convert
    formula = ElementTree.fromstring(convert(latex.strip(), display="block" if block else "inline"))
    for node in formula.iter():
        if node.tag == f"{_MATHML}mover" and node[1].text in _BARS:
            node.tag = f"{_MATHML}mrow"  # a bar grows in a font for mathematics alone
            node.set("class", "bar")
            node.remove(node[1])
        elif len(node) > 1 and all(each.get("mathvariant") == "italic" for each in node):
            node.tag, node.text = f"{_MATHML}mi", "".join(node.itertext())  # a word, not a product
            node.set("class", "word")
            del node[:]
    ElementTree.register_namespace("", _MATHML[1:-1])
    found = ElementTree.tostring(formula, encoding="unicode")
    return f'<div class="formula">{found}</div>' if block else found


def on_page_markdown(markdown: str, /, *, page: Any, files: Iterable[Any], **_: Any) -> str:
    """The text of a page with links that the site has. Pages of operations have them already.

    The comment in front, that a page is generated, is left out: behind one a heading is no title.
    """
    markdown = _COMMENT.sub("", markdown)
    if page.file.src_uri.startswith("operations/"):
        return markdown
    if page.file.src_uri.startswith("derivatives/"):
        return markdown.replace("](../../derivatives.yaml)", "](../operations/source.md)")
    if page.file.src_uri == _LONG:
        markdown = shortened(markdown)
    markdown = _PICTURE.sub(_FRAME, markdown)
    pages = _pages([file.src_uri for file in files])
    markdown = _OPERATION.sub(lambda match: pages.get(match[1], match[0]), markdown)
    return _OUTSIDE.sub(r"\1", _ROW.sub(_to_source, markdown))


def _pages(uris: Iterable[str]) -> dict[str, str]:
    """The links to the pages of operations, by the anchors of their names."""
    paths = [PurePosixPath(uri) for uri in uris if uri.startswith("operations/")]
    return {anchor(path.stem): f"]({path})" for path in paths}


def _to_source(match: re.Match[str]) -> str:
    return f"](operations/source.md{match[1] or ''})"
