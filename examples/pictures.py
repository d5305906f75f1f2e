"""What the examples share: their options, and the picture each of them draws.

The pictures need matplotlib (`pip install 'autograd-registry[plot]'`) and no screen; without it an
example computes and prints the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["add_folder", "draw", "mosaic", "parse"]


def parse(doc: str | None, arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options `--out FOLDER`, `--quick` and `--seed` of the example whose docstring `doc` is.

    The folder is made if it is missing. A wrong option exits with status 2.
    """
    parser = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_folder(parser)
    parser.add_argument("--quick", action="store_true", help="fewer steps, to see that it works")
    parser.add_argument("--seed", type=int, default=0, help="of all that is drawn at random (0)")
    options = parser.parse_args(arguments)
    if options.seed < 0:
        parser.error(f"argument --seed: must not be negative, got {options.seed}")
    return options


def add_folder(parser: argparse.ArgumentParser) -> None:
    """Add the option `--out FOLDER`; a path that is something else exits with status 2."""
    parser.add_argument(
        "--out",
        type=_folder,
        metavar="FOLDER",
        default=Path("pictures"),
        help="where the picture goes, drawn if matplotlib is installed (pictures)",
    )


def _folder(text: str) -> Path:
    path = Path(text)
    if path.exists() and not path.is_dir():
        raise argparse.ArgumentTypeError(f"not a folder: {path}")
    return path


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


def mosaic(axes: Any, images: npt.NDArray[np.float64], captions: Sequence[str]) -> None:
    """Fill `axes` with up to 16 images, (n, 64) of 8 by 8 pixels, each with its caption above."""
    columns, across, down = 4, 17, 12
    for i, (image, caption) in enumerate(zip(images[:16], captions, strict=False)):
        row, column = divmod(i, columns)
        left, top = column * across, row * down + 3
        axes.imshow(
            image.reshape(8, 8), cmap="gray_r", extent=(left, left + 8, top + 8, top), vmin=0
        )
        axes.text(left + 4, top - 0.6, caption, ha="center", fontsize=8)
    axes.set_xlim(-4, columns * across - 5)
    axes.set_ylim(4 * down, 0)
    axes.set_axis_off()
