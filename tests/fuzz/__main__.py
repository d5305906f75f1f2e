"""python -m tests.fuzz [--inputs N] [--seconds S] [--seed K] [--failures N] [--only TARGET]
python -m tests.fuzz lockstep [--programs N] [--seconds S] [--seed K] [--failures N]"""

from __future__ import annotations

import argparse
import sys

from codegen.terminal import clear_bar, show_bar
from tests.fuzz.loop import SHARES, fuzz


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("what", choices=("tables", "lockstep"), nargs="?", default="tables")
    parser.add_argument("--inputs", type=int, help="stop after so many inputs")
    parser.add_argument("--programs", type=int, help="stop after so many programs")
    parser.add_argument("--seconds", type=float, help="stop after so long (tables: 600)")
    parser.add_argument("--seed", type=int, default=0, help="of the random numbers")
    parser.add_argument("--failures", type=int, default=1, help="stop after so many failures")
    parser.add_argument("--only", choices=tuple(SHARES), help="make inputs of this sort alone")
    given = parser.parse_args()
    return _lockstep(given) if given.what == "lockstep" else _tables(given)


def _tables(given: argparse.Namespace) -> int:
    told = 0
    seconds = 600.0 if given.seconds is None else given.seconds
    for result in fuzz(
        seconds=seconds,
        inputs=given.inputs,
        seed=given.seed,
        stop_at=given.failures,
        shares={given.only: 1.0} if given.only else SHARES,
    ):
        clear_bar()
        print(result, flush=True)
        for failure in result.failures[told:]:
            print(failure, flush=True)
        told = len(result.failures)
        if given.inputs is None:
            show_bar("fuzz", result.seconds, seconds, "seconds")
        else:
            show_bar("fuzz", sum(result.inputs.values()), given.inputs, "inputs")
    clear_bar()
    return 1 if result.failures else 0


def _lockstep(given: argparse.Namespace) -> int:
    from tests.fuzz.lockstep import lockstep, report  # which needs PyTorch

    told = 0
    for outcome in lockstep(
        seconds=float("inf") if given.seconds is None else given.seconds,
        programs=given.programs,
        seed=given.seed,
        stop_at=given.failures,
    ):
        clear_bar()
        print(outcome, flush=True)
        for found in outcome.found[told:]:
            print(report(*found), flush=True)
        told = len(outcome.found)
        if given.programs is not None:
            show_bar("lockstep", outcome.programs, given.programs, "programs")
        elif given.seconds is not None:
            show_bar("lockstep", outcome.seconds, given.seconds, "seconds")
    clear_bar()
    return 1 if outcome.found else 0


if __name__ == "__main__":
    sys.exit(main())
