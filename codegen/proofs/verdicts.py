"""What is known of a row, in words that are made here and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass

PROVED = "proved"
CHECKED = "checked"
NO_GRADIENT = "no gradient"
FAILED = "failed"
UNEXPLAINED = "unexplained"

STATUSES: dict[str, str] = {
    PROVED: "its formulas are the derivative: by algebra, or exactly on whole numbers",
    CHECKED: "its formulas agree with differences, complex steps or 50 digits at its samples",
    NO_GRADIENT: "there is no derivative to be wrong, and none is given",
    FAILED: "a formula is not the derivative: a counterexample is given",
    UNEXPLAINED: "nothing was found out: the row needs samples",
}


@dataclass(frozen=True)
class Verdict:
    """The verdict on a row.

    status    one of STATUSES
    complex   the same for complex arguments: proved, checked, or what else there is to say
    how       the evidence
    problems  counterexamples; a row with one has failed
    """

    row: str
    kind: str
    status: str
    complex: str
    how: tuple[str, ...]
    problems: tuple[str, ...] = ()

    @property
    def is_good(self) -> bool:
        return self.status not in (FAILED, UNEXPLAINED)
