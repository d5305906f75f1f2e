"""Tries what docs/trust.md tells of, and writes the page."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.support.blocks import ROOT
from tests.trust.page import page
from tests.trust.platforms import try_platforms

RECORDS = Path(__file__).with_name("records")
NAMES = ("mutants", "survivors", "programs", "accuracy", "platforms")
PAGE = ROOT / "docs" / "trust.md"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trust", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    mutants = verbs.add_parser("mutants", help="planted faults")
    mutants.add_argument("--count", default="200")
    mutants.add_argument("--seconds", default="1200")
    programs = verbs.add_parser("programs", help="random programs and tables")
    programs.add_argument("--seconds", default="300", help="for each of both")
    accuracy = verbs.add_parser("accuracy", help="errors of functions, against mpmath")
    accuracy.add_argument("--points", type=int, default=2000)
    platforms = verbs.add_parser("platforms", help="the tests by other interpreters")
    platforms.add_argument("pythons", nargs="+", metavar="PYTHON")
    platforms.add_argument("--tests", nargs="*", default=["tests"], help="which; all by default")
    verbs.add_parser("page", help="docs/trust.md from the records")
    given = parser.parse_args()
    RECORDS.mkdir(exist_ok=True)
    if given.verb == "mutants":
        options = ["--count", given.count, "--seconds", given.seconds]
        record = _path("mutants")
        command = [sys.executable, "-m", "tests.mutants", *options, "--json", str(record)]
        return subprocess.run(command, cwd=ROOT, check=False).returncode
    if given.verb == "programs":
        _write("programs", {name: _last_line(name, given) for name in ("lockstep", "tables")})
    if given.verb == "accuracy":
        from tests.trust.accuracy import errors  # which needs mpmath

        _write("accuracy", errors(given.points, given.points // 10))
    if given.verb == "platforms":
        known = read_record("platforms") if _path("platforms").exists() else []
        found = {_platform(each): each for each in known}
        for each in try_platforms(given.pythons, given.tests):
            found[_platform(each)] = each
            _write("platforms", sorted(found.values(), key=_platform))
    if given.verb == "page":
        PAGE.write_text(page({name: read_record(name) for name in NAMES}), encoding="utf-8")
    return 0


def _last_line(name: str, given: argparse.Namespace) -> str:
    """What a fuzzer counted."""
    command = [sys.executable, "-m", "tests.fuzz", name, "--seconds", given.seconds]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    counts = [line for line in done.stdout.splitlines() if " in " in line and line[0].isdigit()]
    return counts[-1].removesuffix("; explained:")


def _platform(record: dict[str, Any]) -> str:
    return f"{record['python']} {record['numpy']}"


def _path(name: str) -> Path:
    return RECORDS / f"{name}.json"


def read_record(name: str) -> Any:
    return json.loads(_path(name).read_text(encoding="utf-8"))


def _write(name: str, record: Any) -> None:
    _path(name).write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
