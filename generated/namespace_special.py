# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""The namespace special."""

# ruff: noqa
from generated.functions import (
    special_expit as expit,
    special_erf as erf,
    special_logsumexp as logsumexp,
    special_softmax as softmax,
    special_log_softmax as log_softmax,
)

__all__ = [
    'expit',
    'erf',
    'logsumexp',
    'softmax',
    'log_softmax',
]
