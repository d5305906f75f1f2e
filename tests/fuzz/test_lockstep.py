"""Random programs give in PyTorch and here the same; and a difference would be found."""

from __future__ import annotations

import os
from collections.abc import Iterator

import numpy as np
import pytest

import autograd as ag

torch = pytest.importorskip("torch")

from tests.fuzz.known import KNOWN, LEFT_OUT, OTHERWISE, THEIR_LIMITS  # noqa: E402
from tests.fuzz.lockstep import (  # noqa: E402
    Outcome,
    compared,
    difference_of,
    lockstep,
    report,
    shortened,
)
from tests.fuzz.statements import Space, grown  # noqa: E402

pytestmark = [pytest.mark.torch, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(autouse=True)
def double_precision() -> Iterator[None]:
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(before)


def test_a_seed_makes_one_program() -> None:
    programs = [grown(seed) for seed in range(6)]
    assert programs == [grown(seed) for seed in range(6)]
    assert len({tuple(program) for program in programs}) == 6


def test_a_reported_program_runs_in_both() -> None:
    lines = ["v0 = t.tensor([1.0, 2.0], dtype=t.float64, requires_grad=True)", "v1 = v0 * v0"]
    assert difference_of(lines) is None
    for library in (torch, ag):
        space = Space(library)
        assert [space.run(line) for line in lines] == [None, None]
        assert space.names["v1"].tolist() == [1.0, 4.0]


LEAF = "v0 = t.tensor([0.5, 2.0], dtype=t.float64, requires_grad=True)"


AMISS = {
    "v0.sin()": ("sin", "cos"), "v0.exp()": ("v0.exp()", "v0.detach().exp()"),
    "v0 * v0": ("v0 * v0", "v0.detach() * v0"), "v1.mul_": ("v1.mul_(2)", "v1.data.mul_(2.5)"),
    "v0.tan()": ("tan()", "tanner()"), "v0[0]": ("v0[0]", "v0[:1]"), "g * 3": ("g * 3", "g * 4"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("amiss", "what"),
    [
        ("v0.sin()", "lines: other value"), ("v0.exp()", "lines: other facts"),
        ("v0 * v0", "gradients: other value"), ("v1.mul_", "lines: other value"),
        ("v0.tan()", "lines: other error"), ("v0[0]", "lines: other facts"),
        ("g * 3", "gradients: other value"),
    ],
)  # fmt: skip
def test_what_is_amiss_is_found_and_cut_out(amiss: str, what: str) -> None:
    class Wrong(Space):
        def run(self, line: str) -> Exception | None:
            return super().run(line.replace(*AMISS[amiss]) if amiss in line else line)

    lines = [
        LEAF, "v1 = -v0", "v2 = v0.sin()", "v3 = v0.exp()", "v4 = v0 * v0", "v1.mul_(2)",
        "v5 = v0.tan()", "v6 = v0[0]", "v4.grad_fn; v4.register_hook(lambda g: g * 3)",
    ]  # fmt: skip
    assert difference_of(lines) is None
    found = difference_of(lines, lambda: Wrong(ag))
    assert found is not None and str(found).startswith(what)


def test_a_difference_is_shortened_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a derivative that is wrong: the program keeps what shows it, and nothing else."""
    node = type(ag.tensor([1.0], requires_grad=True).sin().grad_fn)
    right = node.on_arrays
    for name in ("on_arrays", "on_small"):
        monkeypatch.setattr(node, name, lambda *args: [2 * g for g in right(*args)])
    lines = [LEAF, "v1 = v0.tanh()", "v2 = v1.exp()", "v3 = v0.sin()", "v4 = v3 * 2", "v3.exp()"]
    outcome = Outcome()
    compared(lines, outcome, 7)
    ((seed, difference, short),) = outcome.found
    assert seed == 7 and difference.stage in ("gradients", "backward")
    assert short == [LEAF, "v3 = v0.sin()"] == shortened(short, difference)
    assert "import autograd as t" in report(*outcome.found[0])


def test_ill_conditioned_programs_are_explained() -> None:
    lines = [
        LEAF, "v1 = v0 * 1e14", "v2 = v1.sin() + t.tensor(float(t.__name__ == 'torch')) * 1e-5",
    ]  # fmt: skip
    outcome = Outcome()
    compared(lines, outcome)
    assert not outcome.found and sum(outcome.explained.values()) == 1


def test_every_exception_has_a_reason() -> None:
    reasons = [*KNOWN.values(), *OTHERWISE.values(), *THEIR_LIMITS.values()]
    assert all(len(reason) > 15 for reason in reasons)
    assert set(OTHERWISE) <= set(ag.registry) and set(OTHERWISE) <= LEFT_OUT


def test_some_programs() -> None:
    *_, outcome = lockstep(programs=10, seed=0)
    assert not outcome.found, report(*outcome.found[0])


@pytest.mark.fuzz
def test_lockstep() -> None:
    seconds = float(os.environ.get("AUTOGRAD_FUZZ_SECONDS", "10"))
    *_, outcome = lockstep(seconds=seconds, programs=1500, seed=0, stop_at=3)
    print(outcome)
    assert not outcome.found, "\n".join(report(*found) for found in outcome.found)
    assert np.isfinite(outcome.seconds) and outcome.programs > 0
