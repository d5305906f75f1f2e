"""Where the built-in table is, and the folders of what it calls and names."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "derivatives.yaml"
FORMULAS = ROOT / "autograd" / "formulas"
COMPOSITES = ROOT / "autograd" / "composites"
KERNELS = ROOT / "autograd" / "kernels"
RULES = ROOT / "autograd" / "transforms" / "batching" / "shared"
