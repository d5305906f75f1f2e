"""What `mkdocs build` does to the pages of docs/ besides, named under `hooks` in mkdocs.yml.

The pages are read in the repository too, where they link to files outside of docs/. On the site the
table is a page with an anchor for each row, and other such links are left as text.
"""

from __future__ import annotations

import re
from typing import Any

__all__ = ["on_page_markdown"]

_ROW = re.compile(r"\]\(\.\./derivatives\.yaml(#L\d+)?\)")
_OUTSIDE = re.compile(r"\[([^\]]*)\]\(\.\./[^)]*\)")


def on_page_markdown(markdown: str, /, *, page: Any, **_: Any) -> str:
    """The text of a page with links that the site has. Pages of operations have them already."""
    if page.file.src_uri.startswith("operations/"):
        return markdown
    return _OUTSIDE.sub(r"\1", _ROW.sub(_to_source, markdown))


def _to_source(match: re.Match[str]) -> str:
    return f"](operations/source.md{match[1] or ''})"
