"""Plants faults, one at a time, and says which of them the tests of the rows do not find."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

for _variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_variable, "1")  # before NumPy is imported
os.environ.setdefault("AUTOGRAD_CACHE", "0")

from tests.mutants.faults import PLACES, Fault, faults  # noqa: E402
from tests.mutants.killing import KILLED, REFUSED, SURVIVED, UNREACHED, Hunter  # noqa: E402

LIST = Path(__file__).with_name("equivalent.txt")
EQUIVALENT = "equivalent"
COUNTED = (KILLED, SURVIVED, REFUSED, EQUIVALENT)
SHARES = {"table": 0.4, "formulas": 0.25, "composites": 0.15, "kernels": 0.2}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="how many faults are planted")
    parser.add_argument("--seconds", type=float, default=1200, help="stop after so long")
    parser.add_argument("--each", type=float, default=8, help="the processor's for each fault")
    parser.add_argument("--seed", type=int, default=0, help="of the choice of faults")
    parser.add_argument("--only", default="", help="faults with this in their text")
    parser.add_argument("--json", type=Path, help="write what was found to this file")
    given = parser.parse_args()
    begin = time.monotonic()
    hunter = Hunter()
    equivalent = _equivalent()
    outcomes: dict[str, Counter[str]] = {place: Counter() for place in PLACES}
    survivors = []
    for place, fault in _drawn(given, outcomes):
        if time.monotonic() - begin > given.seconds:
            break
        verdict = hunter.hunt(fault, given.each)
        if verdict.outcome in (SURVIVED, UNREACHED) and fault.key not in equivalent:
            reached = verdict.outcome
            verdict = hunter.hunt_widely(fault, verdict.names, 4 * given.each)
            if verdict.outcome == SURVIVED:
                verdict = verdict._replace(outcome=reached)
        outcome = verdict.outcome
        if outcome == SURVIVED and fault.key in equivalent:
            outcome = EQUIVALENT
        if outcome == SURVIVED:
            survivors.append(fault.key)
        outcomes[place][outcome] += 1
        print(f"{verdict.seconds:5.1f} s  {outcome:10} {fault}  {verdict.by}", flush=True)
    for place, counts in outcomes.items():
        print(f"{place:12}", ", ".join(f"{n} {outcome}" for outcome, n in sorted(counts.items())))
    if given.json:
        found = {"seed": given.seed, "seconds": round(time.monotonic() - begin)}
        found |= {"outcomes": outcomes, "survivors": survivors}
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if survivors else 0


def _drawn(
    given: argparse.Namespace, outcomes: dict[str, Counter[str]]
) -> Iterator[tuple[str, Fault]]:
    """Faults at random, from each place in turn, until each has its share of those that count."""
    random_ = random.Random(given.seed)
    makers = {place: faults(place) for place in PLACES}
    for each in makers.values():
        random_.shuffle(each)
    while open_ := [
        place
        for place in PLACES
        if makers[place]
        and sum(outcomes[place][x] for x in COUNTED) < round(given.count * SHARES[place])
    ]:
        for place in open_:
            fault = makers[place].pop()()
            if given.only in str(fault):
                yield place, fault


def _equivalent() -> set[str]:
    """The faults that change no result, each below its reason."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


if __name__ == "__main__":
    sys.exit(main())
