"""What `mkdocs build` does to the pages of docs/ besides, named under `hooks` in mkdocs.yml.

The pages are read in the repository too, where they link to files outside of docs/, and to
operations as headings of one long page. On the site an operation has a page of its own, the table
is a page with an anchor for each row, and other links to files outside are left as text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import Any

from codegen.docs.pages import anchor

__all__ = ["on_page_markdown"]

_COMMENT = re.compile(r"\A<!--.*?-->\s*", re.DOTALL)
_ROW = re.compile(r"\]\(\.\./derivatives\.yaml(#L\d+)?\)")
_OPERATION = re.compile(r"\]\(derivatives\.md#([\w-]+)\)")
_OUTSIDE = re.compile(r"\[([^\]]*)\]\(\.\./[^)]*\)")


def on_page_markdown(markdown: str, /, *, page: Any, files: Iterable[Any], **_: Any) -> str:
    """The text of a page with links that the site has. Pages of operations have them already.

    The comment in front, that a page is generated, is left out: behind one a heading is no title.
    """
    markdown = _COMMENT.sub("", markdown)
    if page.file.src_uri.startswith("operations/"):
        return markdown
    pages = _pages([file.src_uri for file in files])
    markdown = _OPERATION.sub(lambda match: pages.get(match[1], match[0]), markdown)
    return _OUTSIDE.sub(r"\1", _ROW.sub(_to_source, markdown))


def _pages(uris: Iterable[str]) -> dict[str, str]:
    """The links to the pages of operations, by the anchors of their names."""
    paths = [PurePosixPath(uri) for uri in uris if uri.startswith("operations/")]
    return {anchor(path.stem): f"]({path})" for path in paths}


def _to_source(match: re.Match[str]) -> str:
    return f"](operations/source.md{match[1] or ''})"
