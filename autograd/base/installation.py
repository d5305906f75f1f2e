"""Whether another distribution's package `autograd` was installed over this one, or under it.

PyPI's `autograd`, of HIPS, installs a package of the same name. Installers do not ask: files of the
one overwrite those of the other. That one has a module `core.py` where this one has a folder.
"""

from __future__ import annotations

import os

FOLDER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_OURS = "autograd-registry"
_THEIRS = "autograd"


def check() -> None:
    """Raises ImportError in a mixed installation."""
    if os.path.isfile(os.path.join(FOLDER, "core.py")):
        raise ImportError(_describe())


def _describe() -> str:
    """What happened, and the commands that mend it."""
    from importlib import metadata

    distributions = {each.name: each for each in metadata.distributions(path=[_root()])}
    theirs = distributions.get(_THEIRS)
    version = f" {theirs.version}" if theirs else ""
    lost = _lost(distributions[_OURS]) if _OURS in distributions else []
    examples = ", ".join(lost[:3]) + (", ..." if len(lost) > 3 else "")
    files = f" {len(lost)} files of {_OURS} are overwritten or missing: {examples}." if lost else ""
    return (
        f"the folder {FOLDER} is a mixture of two distributions, {_OURS} and {_THEIRS}{version} "
        "(HIPS autograd), which both install a package called autograd: one was installed over "
        f"the other.{files} Code written for HIPS autograd runs with {_OURS} alone. To mend it, "
        f"run\n    python -m pip uninstall -y {_THEIRS} {_OURS}\n    python -m pip install {_OURS}"
    )


def _root() -> str:
    return os.path.dirname(FOLDER)


def _lost(distribution: object) -> list[str]:
    """The files of a distribution that are not there as its RECORD has them."""
    import base64
    import hashlib

    lost = []
    for file in getattr(distribution, "files", None) or ():
        path = os.path.join(_root(), str(file))
        if file.hash is None or not str(file).startswith("autograd/"):
            continue
        try:
            with open(path, "rb") as stream:
                found = hashlib.new(file.hash.mode, stream.read()).digest()
        except OSError:
            lost.append(str(file))
            continue
        if base64.urlsafe_b64encode(found).rstrip(b"=").decode() != file.hash.value:
            lost.append(str(file))
    return lost
