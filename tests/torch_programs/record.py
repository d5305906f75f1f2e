"""Runs the programs, with PyTorch or with `autograd.torch` in its place; as a command, writes the
numbers of PyTorch."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).parent
NUMBERS = HERE / "numbers.json"
PROGRAMS = {path.stem: path for path in sorted(HERE.glob("*/*.py"), key=lambda path: path.stem)}
_IMPORTS = (
    (r"^import torch$", "import autograd.torch as torch"),
    (r"^import torch\.(\S+) as", r"import autograd.torch.\1 as"),
    (r"^import torch\.(\S+)$", r"import autograd.torch.\1"),
    (r"^from torch\b", "from autograd.torch"),
)


def run(name: str, here: bool) -> Any:
    """What the program leaves in `result`, as JSON has it; `here`: by `autograd.torch`."""
    source = PROGRAMS[name].read_text(encoding="utf-8")
    for pattern, replacement in _IMPORTS if here else ():
        source = re.sub(pattern, replacement, source, flags=re.MULTILINE)
    module = sys.modules[name] = ModuleType(name)
    try:
        exec(compile(source, f"{name}.py", "exec"), vars(module))
    finally:
        del sys.modules[name]
    return plain(vars(module)["result"])


def plain(value: Any) -> Any:
    """Tensors and tuples as lists, floats with 7 digits."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    return float(f"{value:.7g}") if isinstance(value, float) else value


if __name__ == "__main__":
    found = {name: run(name, here=False) for name in PROGRAMS}
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()]
    NUMBERS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
