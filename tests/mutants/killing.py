"""Runs the checks of the rows that a fault reaches, in a process forked for each fault."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import resource
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any, NamedTuple

import numpy as np
import pytest

import autograd as ag
from codegen.parse.errors import TableError
from tests.mutants.faults import Fault
from tests.mutants.planting import FOLDERS, Key, Live, key_of, plant
from tests.support.blocks import ROOT
from tests.support.cases import CASES, COMPLEX_CASES, GRAD_CASES, Case, differentiable

__all__ = ["KILLED", "REFUSED", "SURVIVED", "UNPLANTABLE", "UNREACHED", "Hunter", "Verdict"]

KILLED, SURVIVED = "killed", "survived"
REFUSED = "refused"  # by the compiler of the table
UNREACHED, UNPLANTABLE = "unreached", "unplantable"

# Tests of rows, the quick ones first; those with PyTorch where it is installed.
TESTS = (
    ("tests.rows.test_table", "value gradient dot_product complex one_input_at_a_time"),
    ("tests.pytorch.test_oracle", "value gradient second_gradient complex_gradient"),
    ("tests.rows.test_kinks", "gradient slopes tangents"),
    ("tests.rows.test_complex", "rows_with_samples_of_real_numbers complex_numbers_for_scalars"),
    ("tests.rows.test_table", "second_gradient float32 layout"),
    ("tests.rows.test_edge_shapes", "edges zero_strides"),
    ("tests.pytorch.test_oracle", "edges integers"),
    ("tests.transforms.test_vmap_rows", "values gradients_of_samples"),
)
# Folders whose files are run where no check of a row finds a fault, and how many of them.
FILES = ("kernels", "nn", "pytorch", "rows", "core", "transforms", "numpy_api", "methods", "views")
MOST_FILES = 6
FIRST_ROWS, FIRST_CASES = 4, 3  # whose checks are all run before those of others
MEMORY = 8 << 30


class Check(NamedTuple):
    """A test with one of its parameters. rank: its place among the tests."""

    name: str
    rank: int
    function: Callable[..., Any]
    argument: str
    row: str
    case: Case | None
    value: Any

    def __str__(self) -> str:
        return f"{self.name}[{self.case or self.row}]"


class Verdict(NamedTuple):
    """What became of a fault. by: the check that found it. names: rows and functions that it is
    in, of which other tests may tell."""

    fault: Fault
    outcome: str
    by: str
    names: list[str]
    seconds: float


class Hunter:
    """The library as it is: which sample runs which function, and the checks of each row."""

    def __init__(self) -> None:
        with_torch = importlib.util.find_spec("torch") is not None
        if with_torch:
            torch = importlib.import_module("torch")
            torch.set_num_threads(1)
            torch.set_default_dtype(torch.float64)
        tests = [each for each in TESTS if with_torch or "pytorch" not in each[0]]
        self.checks: dict[str, list[Check]] = {}
        for check in _checks(tests):
            self.checks.setdefault(check.row, []).append(check)
        self.reached = _reached()
        self.live = Live()
        self._fails_anyway: set[str] = set()

    def hunt(self, fault: Fault, seconds: float) -> Verdict:
        """Plants a fault and runs checks until one fails that holds without it, or for so long."""
        start = time.perf_counter()
        while True:
            found = _forked(lambda: self._run(fault, seconds), seconds)
            outcome, by, names = found.split("\t") if found else (KILLED, "the process died", "")
            if outcome != KILLED or not by.endswith("]") or self._holds(by):
                return Verdict(fault, outcome, by, names.split(), time.perf_counter() - start)
            self._fails_anyway.add(by)

    def hunt_widely(self, fault: Fault, names: list[str], seconds: float) -> Verdict:
        """Plants a fault and runs the files of tests that mention names until a test fails."""
        start = time.perf_counter()
        paths = _mentioning(names)
        if not paths:
            return Verdict(fault, SURVIVED, "", names, 0.0)
        paths += [x for by in sorted(self._fails_anyway) for x in ("--deselect", by)]

        def run() -> str:
            with suppress(ValueError, TableError):
                plant(fault, self.live)
            return _first_failure(paths)

        while True:
            by = _forked(run, seconds)
            found = bool(by) and by not in self._fails_anyway
            if not found or not _forked(partial(_first_failure, [by]), seconds):
                break
            self._fails_anyway.add(by)
            paths += ["--deselect", by]
        seconds = time.perf_counter() - start
        return Verdict(fault, KILLED if found else SURVIVED, by, names, seconds)

    def _run(self, fault: Fault, seconds: float) -> str:
        end = time.process_time() + seconds
        try:
            keys = plant(fault, self.live)
        except TableError:
            return f"{REFUSED}\tthe compiler\t"
        except ValueError:
            return f"{UNPLANTABLE}\t\t"
        checks = self._chosen(keys)
        rows = list(dict.fromkeys(check.row for check in checks))[:FIRST_ROWS]
        names = " ".join([*rows, *(name for _, name in keys)])
        for check in checks:
            if str(check) not in self._fails_anyway and not _holds(check):
                return f"{KILLED}\t{check}\t{names}"
            if time.process_time() > end:
                break
        return f"{SURVIVED if checks else UNREACHED}\t\t{names}"

    def _chosen(self, keys: set[Key]) -> list[Check]:
        """The checks of what reaches changed functions; first those of few rows that do little
        else."""
        cases: dict[str, list[Case]] = {}
        sizes: dict[str, int] = {}
        for case, reached in self.reached.items():
            if reached & keys:
                cases.setdefault(case.row, []).append(case)
                sizes[case.row] = min(sizes.get(case.row, len(reached)), len(reached))
        rows = sorted(cases, key=lambda row: sizes[row])
        first = {(row, n) for row in rows[:FIRST_ROWS] for n in range(FIRST_CASES)}
        found = []
        for row in rows:
            numbers = {case: n for n, case in enumerate(cases[row])}
            for check in self.checks.get(row, ()):
                number = 0 if check.case is None else numbers.get(check.case, -1)
                if number >= 0:
                    found.append(((row, number) not in first, check.rank, check))
        return [check for _, _, check in sorted(found, key=lambda each: each[:2])]

    def _holds(self, name: str) -> bool:
        """Whether a check holds in the library as it is."""
        check = next(x for checks in self.checks.values() for x in checks if str(x) == name)
        return _forked(lambda: str(_holds(check)), 60) == "True"


def _checks(tests: list[tuple[str, str]]) -> Iterator[Check]:
    """A check for each case or row of the tests with one parameter."""
    rank = 0
    for module, names in tests:
        for name in names.split():
            function = getattr(importlib.import_module(module), f"test_{name}")
            (mark,) = [x for x in function.pytestmark if x.name == "parametrize"]
            argument, parameters = mark.args
            for each in parameters:
                (value,) = getattr(each, "values", (each,))
                where = f"{module.rpartition('.')[2]}.{name}"
                if argument == "cases":
                    for case in value:
                        yield Check(where, rank, function, argument, case.row, case, [case])
                else:
                    row = getattr(value, "row", value)
                    yield Check(where, rank, function, argument, row, None, value)
            rank += 1


def _holds(check: Check) -> bool:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            check.function(**{check.argument: check.value})
    except (pytest.skip.Exception, pytest.xfail.Exception):
        return True
    except (Exception, pytest.fail.Exception):
        return False
    return True


def _mentioning(names: list[str]) -> list[str]:
    """The files of tests that mention rows or functions most often, of those not run before."""
    before = {f"{module.replace('.', '/')}.py" for module, _ in TESTS}
    words = {re.split(r"[.]", name)[-1].strip("_") for name in names}
    pattern = re.compile(rf"(?<![a-z])({'|'.join(re.escape(word) for word in words)})(?![a-z])")
    found = []
    for folder in FILES:
        for path in sorted((ROOT / "tests" / folder).glob("test_*.py")):
            count = len(pattern.findall(path.read_text(encoding="utf-8")))
            if count and path.relative_to(ROOT).as_posix() not in before:
                found.append((-count, str(path)))
    return [path for _, path in sorted(found)[:MOST_FILES]]


class _Failures:
    """A plugin of pytest that keeps what failed."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.names.append(report.nodeid)


def _first_failure(paths: list[str]) -> str:
    """The first of these tests that fails, or nothing."""
    if (torch := sys.modules.get("torch")) is not None:
        torch.set_default_dtype(torch.float32)
    failures = _Failures()
    pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *paths], [failures])
    return failures.names[0] if failures.names else ""


def _forked(run: Callable[[], str], seconds: float) -> str:
    """What `run` gives in a process of its own; nothing if that dies or takes too long."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reader)
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            limit = int(2 * seconds) + 10
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
            os.write(writer, run().encode())
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        found = pipe.read().decode()
    os.waitpid(child, 0)
    return found


def _reached() -> dict[Case, set[Key]]:
    """The functions that each case runs: forward, backward twice, forward mode, complex numbers."""
    complex_cases = set(COMPLEX_CASES)
    with_gradient = set(GRAD_CASES)
    found: dict[Case, set[Key]] = {}
    for case in CASES:
        keys: set[Key] = set()

        def note(frame: FrameType, event: str, _: Any, keys: set[Key] = keys) -> None:
            if event == "call" and frame.f_code.co_filename.startswith(FOLDERS):
                keys.add(key_of(frame.f_code))

        dtypes = [np.float64, np.complex128] if case in complex_cases else [np.float64]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            sys.setprofile(note)
            try:
                for dtype in dtypes:
                    with suppress(Exception):
                        _exercise(case, dtype, case in with_gradient)
            finally:
                sys.setprofile(None)
        found[case] = keys
    return found


def _exercise(case: Case, dtype: Any, with_gradient: bool) -> None:
    sample = case.sample(dtype)
    returned = case.checked(*sample.args, **sample.kwargs)
    outputs = differentiable(returned) if with_gradient else []
    if not outputs:
        return
    loss = sum((x * x.detach().conj()).sum() for x in outputs)
    grads = ag.grad(loss, sample.inputs, create_graph=True, allow_unused=True)
    used = [g for g in grads if g is not None and g.requires_grad]
    if used:
        total = sum((g * g.detach().conj()).sum() for g in used)
        ag.grad(total, sample.inputs, allow_unused=True)
    function = sample.function(case.checked)
    inputs = tuple(sample.inputs)
    ag.func.jvp(lambda *xs: tuple(differentiable(function(*xs))), inputs, inputs)
