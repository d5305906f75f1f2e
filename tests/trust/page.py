"""The page docs/trust.md, made of the records of runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

__all__ = ["page"]


def page(records: dict[str, Any]) -> str:
    """The page of records by name: mutants, programs, accuracy, platforms."""
    parts = [
        "<!-- Written by `python -m tests.trust page` from the records of its other verbs. -->",
        "# What was tried",
        "How this library is tested, and what came of it, in figures that commands of the "
        "repository measured. Proofs of single rows stand on [Proofs](proofs.md), speed in "
        "`benchmarks/`.",
        *_mutants(records["mutants"], records["survivors"]),
        *_programs(records["programs"]),
        *_accuracy(records["accuracy"]),
        *_platforms(records["platforms"]),
        *_REST,
    ]
    return "\n\n".join(parts) + "\n"


def _mutants(record: dict[str, Any], fates: dict[str, str]) -> list[str]:
    """fates: what became of survivors of the run, by what was done about them."""
    outcomes = ("killed", "refused", "equivalent", "survived", "unreached")
    rows = [
        [place, *(str(counts.get(outcome, 0)) for outcome in outcomes)]
        for place, counts in record["outcomes"].items()
    ]
    counted = sum(
        n
        for counts in record["outcomes"].values()
        for outcome, n in counts.items()
        if outcome in outcomes[:4]
    )
    return [
        "## Planted faults",
        "`python -m tests.mutants` plants faults, one at a time, at random places of the table and "
        "of the functions that its rows call: another operator, comparison, number or function, a "
        "sign or a `conj` dropped, a factor of 2, swapped arguments and branches. A changed line "
        "of the table is compiled again, as a user's would be. Each fault gets a process of its "
        "own, which runs the checks of rows that reach the fault, then tests that mention them. "
        f"A fault counts as killed by a check only if that holds without it. Of {counted} "
        f"faults (seed {record['seed']}):",
        _table(["place", *outcomes], rows),
        "*Refused*: the compiler of the table reports an error. *Equivalent*: no result changes, "
        "for the reasons in `tests/mutants/equivalent.txt`. *Unreached*: in functions that "
        "no sample of a row runs, such as those of large arrays, and mentioned by no test that was "
        "run; they are not counted.",
        "Runs before this one led to tests of complex numbers for `alpha`, `beta` and `value`, of "
        "complex arguments of rows whose samples are real, and of tangents at all kinks. What "
        "became of the survivors of this one, each planted again where a test was added:",
        _table(
            ["fault", "what became of it"],
            [
                [f"`{each.replace('|', '/')}`", fates.get(each, "open")]
                for each in record["survivors"]
            ],
        ),
        "Neither run found a fault of the library itself: all of these tests passed without one.",
    ]


def _programs(record: dict[str, Any]) -> list[str]:
    return [
        "## Random programs",
        "`python -m tests.fuzz lockstep` runs random programs line by line in PyTorch and here: "
        "operations, views, writes in place, hooks, `func` and forward mode; values, gradients and "
        "errors are compared. `python -m tests.fuzz` compiles hostile tables. `.ci/run` runs both "
        "for a minute. The last run on record:",
        f"- programs: {record['lockstep']}\n- tables: {record['tables']}",
    ]


def _accuracy(record: dict[str, dict[str, float]]) -> list[str]:
    rows = [
        [f"`{name}`", *(f"{found[key]:.1f}" for key in ("float32", "float64", "slope"))]
        for name, found in record.items()
    ]
    return [
        "## Errors of functions",
        "`python -m tests.trust accuracy` compares functions of one tensor with mpmath at random "
        "points of their domain, or from -4 to 4: the largest error in units in the last place, of "
        "the value in both precisions and of the gradient in float64. It is large next to zeros of "
        "a function, where its condition is bad (`sinc`, `lgamma`, Bessel functions), and where a "
        "slope is computed from the result, as PyTorch does (`tanh`). [Functions of native "
        "loops](native-functions.md) has the same for large arrays, beside NumPy and PyTorch.",
        _table(["row", ">float32", ">float64", ">gradient"], rows),
    ]


def _platforms(record: list[dict[str, Any]]) -> list[str]:
    rows = [
        [
            f"{each['system']} {each['machine']}", each["python"], each["numpy"],
            each.get("scipy", "-"), each.get("torch", "-"), f"{each['passed']:,}",
            "; ".join(f"`{name}`" for name in each["failed"]) or "-",
        ]
        for each in record
    ]  # fmt: skip
    return [
        "## Platforms",
        "`python -m tests.trust platforms PYTHON ...` runs the fast tests, on one sample of each "
        "row, by other interpreters; here those of the core, the rows and the views. These alone "
        "were run: no other system, no free-threaded Python, no Python 3.14. `.ci/variants` runs "
        "them as on other processors: BLAS kernels, NumPy's loops without AVX-512 and AVX2, one "
        "thread and two, and in other orders.",
        _table(["system", "Python", "NumPy", "SciPy", "PyTorch", ">passed", "failed"], rows),
        "What fails with NumPy 2.2 and older: its `cond` of complex matrices is complex, it takes "
        "indices out of range where there is nothing to write, and products of expanded memory "
        "differ from others in the last place of what cancels.",
    ]


_REST = [
    "## Memory and threads",
    "- `tests/core` and `tests/checkpoint` hold with weak references and traced memory that graphs "
    "die with their last output, without the garbage collector, that a pass frees what it has "
    "used, and that a chain of a million operations needs no recursion.\n"
    "- Threads run backward over graphs that share leaves, register hooks meanwhile, and load "
    "tables; processes fork while others work. Modes are each thread's own.\n"
    "- Machine code is tested between guard pages: it reads and writes nothing beside its arrays "
    "(`tests/native/test_guard_pages.py`).",
]


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    names = [name.removeprefix(">") for name in columns]
    rules = ["---:" if name.startswith(">") else "---" for name in columns]
    lines = [names, rules, *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
