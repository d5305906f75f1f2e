"""What the short examples share: their options, and the picture each of them draws.

The pictures need matplotlib (`pip install 'autograd-registry[plot]'`) and no screen; without it an
example computes and prints the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

__all__ = ["draw", "parse"]


def parse(doc: str | None, arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options `--out FOLDER`, `--quick` and `--seed` of the example whose docstring `doc` is.

    The folder is made if it is missing. A wrong option exits with status 2.
    """
    parser = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        default=Path("pictures"),
        help="where the picture goes, drawn if matplotlib is installed (pictures)",
    )
    parser.add_argument("--quick", action="store_true", help="fewer steps, to see that it works")
    parser.add_argument("--seed", type=int, default=0, help="of all that is drawn at random (0)")
    options = parser.parse_args(arguments)
    if options.seed < 0:
        parser.error(f"argument --seed: must not be negative, got {options.seed}")
    if options.out.exists() and not options.out.is_dir():
        parser.error(f"argument --out: not a folder: {options.out}")
    return options


def draw(folder: Path, name: str, paint: Callable[..., None], panels: int = 1) -> Path | None:
    """Write `folder/name`.png, or say on standard error that matplotlib is missing.

    paint: fills the picture; called with the axes of its `panels`, which stand side by side.
    Returns the path of the picture, None where there is none.
    """
    try:
        from matplotlib.figure import Figure
    except ImportError:
        print("no picture: matplotlib is not installed", file=sys.stderr)
        return None
    figure: Any = Figure(figsize=(5 * panels + 1, 4), layout="constrained")
    paint(*figure.subplots(1, panels, squeeze=False)[0])
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.png"
    figure.savefig(path, dpi=110)
    print(f"picture: {path}", file=sys.stderr)
    return path
