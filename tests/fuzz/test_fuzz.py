"""The corpus, which always runs, and a run of the fuzzer, which one asks for with `-m fuzz`."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from codegen.parse.errors import TableError
from codegen.table import loads
from tests.fuzz.grammar import HELPERS, KERNELS, TARGETS
from tests.fuzz.loop import fuzz, mutated, saved_inputs
from tests.fuzz.properties import CHECKS, check_table, generates

SAVED = list(saved_inputs())
TABLE = Path(__file__).resolve().parents[2] / "derivatives.yaml"


@pytest.mark.parametrize(("target", "text"), SAVED, ids=[f"{n}" for n in range(len(SAVED))])
def test_the_corpus(target: str, text: str) -> None:
    CHECKS[target](text)
    if target == "table":
        with suppress(TableError):
            generates(text, imported=True)


@pytest.mark.slow
def test_what_is_accepted_is_imported() -> None:
    """Tables of the grammar that are right become a package that Python imports."""
    rng = Random(7)
    imported = 0
    while imported < 20:
        try:
            generates(TARGETS["table"](rng), imported=True)
        except TableError:
            continue
        imported += 1


def test_a_run_is_the_same_each_time() -> None:
    first, second = ([*fuzz(seconds=60, inputs=500, seed=3)][-1] for _ in range(2))
    assert first.inputs == second.inputs
    assert first.kept == second.kept
    assert not first.failures


def test_a_broken_promise_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> str:
        raise ZeroDivisionError(text)

    monkeypatch.setitem(CHECKS, "formula", broken)
    *_, result = fuzz(seconds=60, inputs=200, seed=1)
    (failure,) = result.failures
    assert failure.target == "formula"
    assert "ZeroDivisionError" in str(failure)


def test_helpers_of_the_grammar_can_be_called() -> None:
    rows = "".join(
        f"- name: f{n}(Tensor self) -> Tensor\n  kind: linear\n  forward: self\n"
        f"  self: {name}({', '.join(['grad'] * len(parameters))})\n"
        for n, (name, parameters) in enumerate(HELPERS.items())
    )
    assert KERNELS
    assert check_table(rows, always=True).startswith("linear")
    with pytest.raises(TableError):
        loads(rows, "t.yaml")


@pytest.mark.fuzz
def test_fuzz() -> None:
    seconds = float(os.environ.get("AUTOGRAD_FUZZ_SECONDS", "10"))
    rows = TABLE.read_text(encoding="utf-8").split("\n\n")
    rng = Random(0)  # the same inputs each time; `python -m tests.fuzz --seed` makes others
    seeds = [("table", mutated(rng, rng.choice(rows), rows)) for _ in range(200)]
    *_, result = fuzz(seconds=seconds, seed=rng.randrange(10**6), seeds=seeds)
    print(result)
    assert not result.failures, "\n\n".join(map(str, result.failures))
