"""Whether generated/ is what codegen wrote from the table: looked at on import, in a checkout.

An installed package is not looked at. `python -m codegen --check` compares every letter; this finds
a file that was edited by hand, lost or left over, and a table that was edited since. Files that are
not newer than the manifest, which is written last, are taken as they are: so it takes a tenth of a
millisecond.
"""

from __future__ import annotations

import json
import os
import warnings

__all__ = ["check", "stale"]

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # pathlib takes 5 ms to import


def check() -> None:
    """Warns, in a checkout, where generated/ is stale."""
    if not os.path.isfile(os.path.join(ROOT, "pyproject.toml")):
        return
    found = stale(ROOT)
    if found is not None:
        warnings.warn(f"{found}: run `python -m codegen`", RuntimeWarning, stacklevel=3)


def stale(root: str | os.PathLike[str]) -> str | None:
    """What of generated/ is stale, in a sentence, or None."""
    folder = os.path.join(root, "generated")
    path = os.path.join(folder, "manifest.json")
    try:
        written = os.stat(path).st_mtime_ns
        with open(path, "rb") as file:
            manifest = json.load(file)
        for name, expected in manifest["table"].items():
            if _differs(os.path.join(root, name), expected, written):
                return f"{name} has changed since generated/ was made"
        for name, expected in manifest["files"].items():
            if _differs(os.path.join(folder, name), expected, written):
                return f"generated/{name} is not what codegen wrote"
    except (OSError, ValueError, KeyError) as error:
        return f"generated/ is not whole ({error})"
    present = {name for name in os.listdir(folder) if name.endswith((".py", ".pyi"))}
    superfluous = present - manifest["files"].keys()
    if superfluous:
        return f"generated/{min(superfluous)} is left over from another run"
    return None


def _differs(path: str, expected: str, written: int) -> bool:
    if os.stat(path).st_mtime_ns <= written:
        return False
    from hashlib import blake2b  # takes 4 ms to import, and is seldom needed

    with open(path, "rb") as file:
        digest: str = blake2b(file.read(), digest_size=16).hexdigest()
    return digest != expected
