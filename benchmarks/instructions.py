"""Instructions of ten hot paths, counted by Valgrind: the same each time, where seconds are not.

    python benchmarks/instructions.py [--update] [--tolerance SHARE]

Exit status 1 if a path takes more instructions than results/instructions.json says, beyond the
tolerance. The counts there are by versions of Python and NumPy; `--update` puts in those of this
run. Without Valgrind, or where there are no counts of these versions, a sentence says so.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "instructions.json"
CALLS = 200
# A function of the C library that nothing else calls: Valgrind writes its counts at each call.
MARK = "getsid"


def paths() -> Iterator[tuple[str, Callable[[], Any]]]:
    """(name, what is counted): recording, in place, backward, modules, steps, compiled code."""
    import numpy as np

    import autograd as ag
    from autograd import nn, optim

    values = np.linspace(0.1, 1.0, 10)
    a = ag.tensor(values, requires_grad=True)
    b = ag.tensor(values + 1, requires_grad=True)
    ones = ag.ones(10)
    plain = ag.tensor(values)
    matrix = ag.tensor(np.outer(values, values), requires_grad=True)
    layer = nn.Linear(10, 10)
    optimizer = optim.SGD(layer.parameters(), lr=1e-3)
    for parameter in layer.parameters():
        parameter.grad = ag.ones_like(parameter)
    compiled = ag.compile(lambda x: (x * x + 1).sum(), backend="numpy")

    def chain() -> None:
        y = a
        for _ in range(5):
            y = (y * b + b).sin()
        y.backward(ones)
        a.grad = b.grad = None

    yield "a * b", lambda: a * b
    yield "a * 2.0", lambda: a * 2.0
    yield "a.sin()", lambda: a.sin()
    yield "np.sin(a)", lambda: np.sin(a)
    yield "a[2:5]", lambda: a[2:5]
    yield "x.add_(y)", lambda: plain.add_(ones)
    yield "(m @ a).sum()", lambda: (matrix @ a).sum()
    yield "15 operations, forward and backward", chain
    yield "a linear layer, and a step", lambda: (layer(plain), optimizer.step())
    yield "a compiled function", lambda: compiled(plain)


def run() -> None:
    """Runs each path, with marks around it; to be called in a process under Valgrind."""
    for name, function in paths():
        for _ in range(20):  # caches are filled
            function()
        gc.collect()
        gc.disable()
        os.getsid(0)
        for _ in range(CALLS):
            function()
        os.getsid(0)
        gc.enable()
        print(name, flush=True)


def count() -> dict[str, int]:
    """Instructions for each call of each path."""
    environment = {
        **os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1",
        "AUTOGRAD_NATIVE": "0", "PYTHONDONTWRITEBYTECODE": "1",
    }  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counts"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
        command += [f"--dump-before={MARK}", sys.executable, __file__, "--run"]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        if done.returncode:
            raise RuntimeError(f"Valgrind failed:\n{done.stderr[-2000:]}")
        parts = sorted(Path(folder).glob("counts.*"), key=lambda path: int(path.suffix[1:]))
        totals = [_total(path) for path in parts]
    # The parts end at marks: before the first call, after the last one, before the next path, ...
    return {
        name: round(total / CALLS)
        for name, total in zip(done.stdout.splitlines(), totals[1::2], strict=True)
    }


def _total(part: Path) -> int:
    match = re.search(r"^(?:summary|totals): (\d+)", part.read_text(), flags=re.MULTILINE)
    assert match is not None, part
    return int(match[1])


def versions() -> str:
    import numpy as np

    python = ".".join(platform.python_version_tuple()[:2])
    return f"Python {python}, NumPy {'.'.join(np.__version__.split('.')[:2])}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--update", action="store_true", help=f"write {RESULTS.name}")
    parser.add_argument("--tolerance", type=float, default=0.03, help="a share (default: 0.03)")
    parser.add_argument("--run", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.run:
        run()
        return 0
    if shutil.which("valgrind") is None:
        print("instructions are not counted: Valgrind is not installed")
        return 0
    stored: dict[str, dict[str, int]] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    known = stored.get(versions(), {})
    if not known and not given.update:
        print(f"instructions are not counted: {RESULTS.name} has none of {versions()}")
        return 0
    found = count()
    worse = 0
    for name, number in found.items():
        change = number / known[name] - 1 if name in known else 0.0
        worse += change > given.tolerance
        print(f"{name:36}{number:12,}{change:+8.1%}{'  too many' * (change > given.tolerance)}")
    if given.update:
        text = json.dumps({**stored, versions(): found}, indent=1, sort_keys=True)
        RESULTS.write_text(text + "\n")
        return 0
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
