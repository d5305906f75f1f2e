"""Whether generated/ is what codegen wrote from the table: looked at on import, in a checkout.

An installed package is not looked at. `python -m codegen --check` compares every letter; this finds
a file that was edited by hand, lost or left over, and a table that was edited since. Files that are
not newer than the manifest, which is written last, are taken as they are: so it takes a tenth of a
millisecond.
"""

from __future__ import annotations

import json
import warnings
from pathlib import Path

__all__ = ["check", "stale"]

ROOT = Path(__file__).resolve().parent.parent


def check() -> None:
    """Warns, in a checkout, where generated/ is stale."""
    if not (ROOT / "pyproject.toml").is_file():
        return
    found = stale(ROOT)
    if found is not None:
        warnings.warn(f"{found}: run `python -m codegen`", RuntimeWarning, stacklevel=3)


def stale(root: Path) -> str | None:
    """What of generated/ is stale, in a sentence, or None."""
    folder = root / "generated"
    try:
        written = (folder / "manifest.json").stat().st_mtime_ns
        manifest = json.loads((folder / "manifest.json").read_bytes())
        for name, expected in manifest["table"].items():
            if _differs(root / name, expected, written):
                return f"{name} has changed since generated/ was made"
        for name, expected in manifest["files"].items():
            if _differs(folder / name, expected, written):
                return f"generated/{name} is not what codegen wrote"
    except (OSError, ValueError, KeyError) as error:
        return f"generated/ is not whole ({error})"
    present = {path.name for path in folder.iterdir() if path.suffix in (".py", ".pyi")}
    superfluous = present - manifest["files"].keys()
    if superfluous:
        return f"generated/{min(superfluous)} is left over from another run"
    return None


def _differs(path: Path, expected: str, written: int) -> bool:
    if path.stat().st_mtime_ns <= written:
        return False
    from hashlib import blake2b  # takes 2 ms to import, and is seldom needed

    return blake2b(path.read_bytes(), digest_size=16).hexdigest() != expected
