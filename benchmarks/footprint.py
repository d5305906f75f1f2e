"""What libraries weigh: megabytes on disk and seconds of processor time to import them.

    python benchmarks/footprint.py autograd torch jax

Each is imported in fresh interpreters, NumPy within; the fastest of the rounds counts. Packages
that share a name, as PyPI's autograd does with this one, are measured each in its own environment.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

# The packages that come with a library, besides NumPy.
PARTS = {
    "autograd": ("autograd", "generated", "codegen"),
    "jax": ("jax", "jaxlib", "ml_dtypes", "scipy", "scipy.libs"),
}
_IMPORT = "import time; a = time.process_time(); import {}; print(time.process_time() - a)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("libraries", nargs="+")
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    print("| library | MB | import, s |\n|---|---:|---:|")
    for name in arguments.libraries:
        seconds = min(import_time(name) for _ in range(arguments.rounds))
        print(f"| {name} | {megabytes(name):.1f} | {seconds:.2f} |")


def import_time(name: str) -> float:
    command = [sys.executable, "-c", _IMPORT.format(name)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def megabytes(name: str) -> float:
    """The files of a library and of what it brings, without bytecode."""
    home = _folder(name).parent
    folders = [home / part for part in PARTS.get(name, (name,))]
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files if file.suffix != ".pyc") / 1e6


def _folder(name: str) -> Path:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise SystemExit(f"{name} is not installed")
    return Path(spec.origin).parent


if __name__ == "__main__":
    main()
