"""What threads ask of the scheduler."""

from __future__ import annotations

import os
import sys
import threading

import pytest

from autograd.base.turns import ask_for_short_turns

if sys.platform != "linux":
    pytest.skip("others do nothing", allow_module_level=True)


def test_turns_of_one_thread_are_short_and_nothing_else_changes() -> None:
    found: dict[str, object] = {}

    def slice_of() -> str:
        with open(f"/proc/self/task/{threading.get_native_id()}/sched") as lines:
            return next((x.split(":")[1].strip() for x in lines if x.startswith("se.slice")), "")

    def work() -> None:
        me = threading.get_native_id()
        found["before"] = os.sched_getscheduler(me), os.getpriority(os.PRIO_PROCESS, me)
        ask_for_short_turns()
        found["after"] = os.sched_getscheduler(me), os.getpriority(os.PRIO_PROCESS, me)
        try:
            found["slice"] = slice_of()
        except OSError:  # the kernel does not tell
            found["slice"] = ""

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found["after"] == found["before"]
    release = tuple(int(x) for x in os.uname().release.split("-")[0].split(".")[:2])
    if found["slice"] and release >= (6, 12):
        assert found["slice"] == "100000"
