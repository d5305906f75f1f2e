# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""The namespace linalg."""

# ruff: noqa
from generated.functions import (
    linalg_matmul as matmul,
)

__all__ = [
    'matmul',
]
