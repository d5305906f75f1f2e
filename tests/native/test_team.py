"""Blocks that machine code hands out to threads."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from typing import Any

import numpy as np
import pytest

from autograd.native.entry import entry
from autograd.native.jit import load, team
from autograd.native.team import Team
from autograd.native.team_text import CAN_SLEEP
from tests.support.native.modules import INTEGER, NUMBER, array, require_native

require_native()
if not CAN_SLEEP:
    pytest.skip("helpers need Linux's futex", allow_module_level=True)

# Each element of a block gets the number of the block, and one more each time it is written.
FUNCTION = """
define void @mark(i64 %start, i64 %stop, i64 %number, i64 %n, ptr %out) {
  br label %more
more:
  %i = phi i64 [ %start, %0 ], [ %i.next, %more ]
  %place = getelementptr i64, ptr %out, i64 %i
  %old = load i64, ptr %place
  %part = mul i64 %number, 1000
  %sum = add i64 %old, %part
  %new = add i64 %sum, 1
  store i64 %new, ptr %place
  %i.next = add i64 %i, 1
  %any = icmp slt i64 %i.next, %stop
  br i1 %any, label %more, label %end
end:
  ret void
}
"""
PARAMETERS = [*[INTEGER] * 4, array("i8", 3, written=True)]
TEXT = FUNCTION + entry("call_mark", "mark", PARAMETERS, [3], blocks=True)


def there() -> Team:
    helpers = team()
    assert helpers is not None
    return helpers


def mark(rows: int, step: int, threads: int) -> np.ndarray[Any, Any]:
    out = np.zeros(rows, np.int64)
    there().run(load(TEXT).builtin("call_mark"), rows, step, [[]] * threads, (rows, out))
    return out


def marked(rows: int, step: int) -> np.ndarray[Any, Any]:
    return np.arange(rows) // step * 1000 + 1


@pytest.mark.parametrize("threads", [1, 2, 3, 9, 70])
@pytest.mark.parametrize(("rows", "step"), [(1, 1), (10, 3), (12, 3), (5, 9), (40_000, 700)])
def test_each_block_is_computed_once(rows: int, step: int, threads: int) -> None:
    for _ in range(20):
        np.testing.assert_array_equal(mark(rows, step, threads), marked(rows, step))


def test_threads_of_the_caller_share_the_team() -> None:
    """Who finds it taken computes all blocks alone."""
    wrong = []

    def work(rows: int) -> None:
        for _ in range(200):
            if not np.array_equal(mark(rows, 100, 3), marked(rows, 100)):
                wrong.append(rows)

    callers = [threading.Thread(target=work, args=(1000 * k + 50,)) for k in range(1, 7)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert not wrong


def test_cores_that_others_keep_busy() -> None:
    """Helpers are interrupted within blocks then, and brought to the leader's core."""
    command = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(command) for _ in range(2 * (os.cpu_count() or 1))]
    try:
        stop = time.monotonic() + 2
        while time.monotonic() < stop:
            np.testing.assert_array_equal(mark(2_000_000, 20_000, 3), marked(2_000_000, 20_000))
    finally:
        for each in others:
            each.kill()
            each.wait()


def test_helpers_sleep_when_nothing_comes() -> None:
    mark(1000, 10, 3)
    helpers = there()
    assert len(helpers.members) >= 2
    sleepers, deadline = helpers.words[1], time.monotonic() + 20
    while sleepers.value < len(helpers.members) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert sleepers.value == len(helpers.members)
    np.testing.assert_array_equal(mark(1000, 10, 3), marked(1000, 10))


def test_a_system_without_threads_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    helpers = there()
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        patch.setattr(helpers, "members", [])
        patch.setattr(helpers, "stopped", False)
        np.testing.assert_array_equal(mark(1000, 10, 3), marked(1000, 10))
        assert helpers.stopped
    np.testing.assert_array_equal(mark(1000, 10, 3), marked(1000, 10))


def test_a_step_of_more_than_all_rows_is_all() -> None:
    for step in (7, 2**62, 2**63 - 1):
        np.testing.assert_array_equal(mark(6, step, 5), np.ones(6))


def test_only_what_computes_blocks_has_them_shared() -> None:
    text = FUNCTION.replace("[ %start, %0 ]", "[ 0, %0 ]")
    whole = load(text + entry("call_mark", "mark", PARAMETERS, [3])).builtin("call_mark")
    out = np.zeros(4, np.int64)
    whole(-3, 3, 7, 4, out)
    assert out.tolist() == [7001, 7001, 7001, 0]
    with pytest.raises(ValueError, match="three integers first"):
        entry("call_mark", "mark", [*PARAMETERS[:2], NUMBER, *PARAMETERS[3:]], [3], blocks=True)


PROGRAM = """
import os, sys
from tests.native.test_team import mark, marked, there
for _ in range(50):
    assert (mark(40_000, 700, 3) == marked(40_000, 700)).all()
if sys.argv[1] == "fork":
    child = os.fork()
    assert child or not there().members
    assert (mark(40_000, 700, 3) == marked(40_000, 700)).all()
    if child:
        assert os.waitpid(child, 0)[1] == 0
print("fine", flush=True)
"""


@pytest.mark.parametrize("how", ["exit", "fork"])
def test_a_process_ends(how: str) -> None:
    """With helpers who are awake; a forked one has helpers of its own."""
    if how == "fork" and not hasattr(os, "fork"):
        pytest.skip("no os.fork")
    for _ in range(5):
        done = subprocess.run(
            [sys.executable, "-W", "ignore::DeprecationWarning", "-c", PROGRAM, how],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert set(done.stdout.split()) == {"fine"}
