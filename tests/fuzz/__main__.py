"""python -m tests.fuzz [--inputs N] [--seconds S] [--seed K] [--failures N] [--only TARGET]"""

from __future__ import annotations

import argparse
import sys

from tests.fuzz.loop import SHARES, fuzz


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, help="stop after so many inputs")
    parser.add_argument("--seconds", type=float, default=600.0, help="stop after so long")
    parser.add_argument("--seed", type=int, default=0, help="of the random numbers")
    parser.add_argument("--failures", type=int, default=1, help="stop after so many failures")
    parser.add_argument("--only", choices=tuple(SHARES), help="make inputs of this sort alone")
    given = parser.parse_args()
    told = 0
    for result in fuzz(
        seconds=given.seconds,
        inputs=given.inputs,
        seed=given.seed,
        stop_at=given.failures,
        shares={given.only: 1.0} if given.only else SHARES,
    ):
        print(result, flush=True)
        for failure in result.failures[told:]:
            print(failure, flush=True)
        told = len(result.failures)
    return 1 if result.failures else 0


if __name__ == "__main__":
    sys.exit(main())
