"""For type checkers: without it mypy finds no `autograd.torch.nn`, which is made when imported."""

from typing import Any

def __getattr__(name: str) -> Any: ...
