"""Tables of exceptions: rows, or samples of rows, each with the reason why a test leaves it out."""

from __future__ import annotations


def listed(reasons: dict[str, str]) -> dict[str, str]:
    """From names by their common reason, separated by blanks, the reason of each name."""
    return {name: reason for reason, names in reasons.items() for name in names.split()}
