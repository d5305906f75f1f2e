"""``AUTOGRAD_LOG=compile``: when a program is made, and why again."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Hashable

__all__ = ["told"]


def told(name: str, key: Hashable, known: Collection[Hashable], seconds: float) -> None:
    """Prints to standard error, if asked to, that `name` was compiled for the signature `key`."""
    if "compile" not in os.environ.get("AUTOGRAD_LOG", "").split(","):
        return
    if key in known:
        why = "a captured tensor was replaced"
    elif known:
        why = f"a new signature, beside {len(known)}: {key}"
    else:
        why = f"the first call: {key}"
    print(f"autograd.compile: {name} in {seconds * 1e3:.1f} ms, {why}", file=sys.stderr)
