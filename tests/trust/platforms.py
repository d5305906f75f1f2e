"""The fast tests, on one sample of each row, by other interpreters with other versions of NumPy."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from typing import Any

from tests.support.blocks import ROOT

__all__ = ["try_platforms"]

_VERSIONS = """
import json, platform, sys, sysconfig
from importlib.util import find_spec
names = ("numpy", "scipy", "llvmlite", "torch")
found = {name: __import__(name).__version__ for name in names if find_spec(name)}
threads = "t" if sysconfig.get_config_var("Py_GIL_DISABLED") else ""
print(json.dumps({"python": platform.python_version() + threads, "system": platform.system(),
                  "machine": platform.machine(), **found}))
"""


def try_platforms(pythons: list[str], paths: list[str]) -> Iterator[dict[str, Any]]:
    """The versions of each interpreter with what passed and failed of `paths`."""
    for python in pythons:
        said = subprocess.run([python, "-c", _VERSIONS], capture_output=True, text=True, check=True)
        command = [python, "-m", "pytest", "-q", "--sample", "1", "-p", "no:cacheprovider", *paths]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        lines = done.stdout.splitlines()
        counts = {word: int(n) for n, word in re.findall(r"(\d+) ([a-z]+)", lines[-1])}
        failed = [m[1] for line in lines if (m := re.match(r"(?:FAILED|ERROR) (\S+)", line))]
        if done.returncode not in (0, 1):
            failed.append(f"pytest ended with status {done.returncode}")
        result = {"tests": paths, "passed": counts.get("passed", 0), "failed": failed}
        yield json.loads(said.stdout) | result
