"""What `profile` counts: calls, nesting, bytes; and that nothing is left behind."""

from __future__ import annotations

import gc
import itertools
import json
import sys
import threading
import weakref

import numpy as np
import pytest

import autograd as ag
from autograd.core import observers
from tests.support.tensors import Cube


@pytest.fixture(autouse=True)
def nothing_left_behind():
    yield
    assert not (observers.NODES or observers.CALLS or observers.RUNS) and sys.getprofile() is None


def names(p, phase=None):
    return [event.name for event in p.events if phase in (None, event.phase)]


def test_events_forward_and_backward():
    x = ag.ones(100, requires_grad=True)
    with ag.profile() as p:
        (x.exp() * x).sum().backward()
    x.exp()
    assert names(p, "forward") == ["exp", "mul", "sum"]
    assert names(p, "backward") == ["SumBackward0", "MulBackward0", "ExpBackward0"]
    assert p.events[0].location == p.events[-1].location == ag.registry["exp"].location
    assert p.events[1].shapes == ((100,), (100,))
    starts = [event.start for event in p.events]
    assert starts == sorted(starts)
    assert all(0 <= event.time <= event.total for event in p.events)
    assert x.grad.tolist() == pytest.approx([2 * np.e] * 100)


def test_bytes():
    x = ag.ones(1000, requires_grad=True)
    c = ag.ones(1000)
    with ag.profile() as p:
        h = x * c  # keeps c
        y = h.exp()  # keeps its result
        z = y * y  # keeps what is kept
        v = z[:10]
        w = v.clone()
    found = {event.name: (event.allocated, event.kept) for event in p.events}
    assert [(e.allocated, e.kept) for e in p.events if e.name == "mul"] == [(8000, 8000), (8000, 0)]
    assert found["exp"] == (8000, 8000)
    assert found["getitem"] == (0, 0) and found["clone"] == (80, 0)
    with ag.profile() as p:
        w.sum().backward()
    gradients = {event.name: event.allocated for event in p.events}
    assert gradients["SliceBackward0"] == 8000 and gradients["CloneBackward0"] == 0


def test_a_profile_keeps_nothing_alive():
    x = ag.ones(1000, requires_grad=True)
    with ag.profile() as p:
        (x * x[:500].repeat(2)).sum()
    (mul,) = (event for event in p.events if event.name == "mul")
    assert mul.kept == 8000, "the repeated half alone: the memory of leaves is not kept"
    with ag.profile() as p:
        y = x.exp()
        held = weakref.ref(y._data)
        y.sum().backward()
        del y
        gc.collect()
        assert held() is None
    assert names(p, "forward") == ["exp", "sum"]


def test_operations_within_operations():
    x = ag.ones(50, 4, requires_grad=True)
    y = x.exp()
    with ag.profile() as p:
        ag.grad(y, x, ag.ones(50, 4), create_graph=True)  # the formula is computed by operations
    outer = p.events[-1]
    within = [event for event in p.events if event.start >= outer.start]
    assert outer.name == "ExpBackward0" and "mul" in [event.name for event in within]
    assert sum(event.time for event in within) == outer.total > outer.time


def test_composites_are_what_they_are_made_of_and_numbers_are_one_call():
    x, y = ag.ones(50, 4), ag.ones(3)
    with ag.profile() as p:
        ag.nn.functional.pairwise_distance(x, x)
    assert ag.registry["nn.functional.pairwise_distance"].kind == "composite"
    assert names(p) == ["sub", "add", "norm"]
    with ag.profile() as p:
        y * 0  # by way of `dispatch`
        y * 2
        y += 1
        np.exp(y)
    assert names(p) == ["mul", "mul", "add_", "exp"]
    assert p.events[2].location == ag.registry["add"].location
    z = ag.ones(3, requires_grad=True)
    total = (z * z).sum()
    with ag.profile() as p:  # of a recorded pass
        ag.grad(total, z, create_graph=True)
    assert names(p, "backward") == ["SumBackward0", "MulBackward0"]
    assert "mul" in names(p, "forward")


def test_errors_are_calls_too():
    x = ag.ones(3, requires_grad=True)

    def hook(grad):
        raise KeyError("hook")

    with ag.profile() as p:
        with pytest.raises(RuntimeError):
            x.reshape(2, 2)
        with pytest.raises(NotImplementedError):
            ag.nn.functional.binary_cross_entropy_with_logits(
                x, ag.ones(3), pos_weight=ag.ones(3, requires_grad=True)
            ).backward()
        x.sin()
    assert names(p, "forward")[0] == "reshape" and names(p)[-1] == "sin"
    assert not names(p, "backward") or p.events[-1].total < p.events[-1].start


def test_other_threads_are_not_profiled():
    x = ag.ones(3, requires_grad=True)
    with ag.profile() as p:
        thread = threading.Thread(target=lambda: x.sin().sum().backward())
        thread.start()
        thread.join()
    assert p.events == [] and x.grad is not None


def test_one_within_another():
    x = ag.ones(100, requires_grad=True)
    with ag.profile() as outer:
        y = x.exp()
        with ag.profile() as inner:
            z = (y * x).sum()
        z.backward()
    assert names(inner) == ["mul", "sum"]
    assert names(outer) == [
        *("exp", "mul", "sum", "SumBackward0", "MulBackward0", "ExpBackward0"),
    ]
    same = [
        (i.time, o.time, i.allocated, o.allocated)
        for i, o in zip(inner.events, outer.events[1:3], strict=True)
    ]
    assert all(a == b and c == d for a, b, c, d in same)


def test_its_own_work_is_no_operations_time(monkeypatch):
    ticks = itertools.count()  # a clock that goes on by one each time it is read
    monkeypatch.setattr("autograd.inspect.profile.perf_counter_ns", ticks.__next__)
    x = ag.ones(100, requires_grad=True)
    with ag.profile() as p:
        y = x.exp().sum()
        Cube.apply(x)
        y.backward()
    times = {event.name: (event.total, event.time) for event in p.events}
    assert times == {
        **dict.fromkeys(("exp", "sum", "mul", "SumBackward0", "ExpBackward0"), (1, 1)),
        "Cube": (5, 3),  # between its two products, before and after
    }


def test_profiles_that_end_in_another_order():
    first, second = ag.profile(), ag.profile()
    first.__enter__()
    second.__enter__()
    ag.ones(3)
    first.__exit__()
    ag.zeros(3)
    second.__exit__()
    assert (names(first), names(second)) == (["ones"], ["ones", "zeros"])


def test_custom_functions_are_calls():
    x = ag.ones(100, requires_grad=True)
    with ag.profile() as p:
        Cube.apply(x).sum().backward()
    forward = {event.name: event for event in p.events if event.phase == "forward"}
    cube = forward["Cube"]
    assert names(p, "forward")[:3] == ["mul", "mul", "Cube"] and cube.shapes == ((100,),)
    assert cube.total > cube.time and cube.allocated == 800
    assert "CubeBackward" in names(p, "backward")


def test_compiled_functions_are_calls():
    @ag.compile
    def tripled(x):
        return (x.sin() * 3).sum()

    x = ag.ones(100, requires_grad=True)
    with ag.profile() as p:
        tripled(x).backward()
        tripled(x)
    assert names(p) == [
        *("compile tripled", "compiled tripled", "CompiledBackward", "compiled tripled"),
    ]
    assert p.events[1].total >= p.events[0].total


def test_misuse():
    def others(*event):
        pass

    p = ag.profile()
    sys.setprofile(others)
    try:
        with pytest.raises(
            RuntimeError, match="another profiler holds this thread already: <funct"
        ):
            p.__enter__()
    finally:
        sys.setprofile(None)
    with p:
        pass
    with pytest.raises(RuntimeError, match="entered once"):
        p.__enter__()
    with pytest.raises(ValueError, match="sort must be one of time, total, calls, allocated, kept"):
        p.table("name")


def test_costs_and_table():
    x = ag.ones(1 << 17, requires_grad=True)
    with ag.profile() as p:
        for _ in range(3):
            x.exp().sum().backward()
    calls = {cost.name: cost.calls for cost in p.costs("calls")}
    assert calls == dict.fromkeys(("exp", "sum", "SumBackward0", "ExpBackward0"), 3)
    assert p.costs("allocated")[0].name in ("exp", "ExpBackward0", "SumBackward0")
    times = [cost.time for cost in p.costs()]
    assert times == sorted(times, reverse=True)
    lines = str(p).splitlines()
    assert lines[0].split() == [
        *("operation", "phase", "calls", "time", "%", "total", "allocated", "kept", "row"),
    ]
    (row,) = (line for line in lines if line.startswith("exp "))
    assert row.split()[:3] == ["exp", "forward", "3"] and row.endswith(ag.registry["exp"].location)
    assert row.count("3.0 MiB") == 2, "three results, each kept"
    assert len(lines) == 6 and lines[-1].startswith("all ")
    assert repr(p) == "<profile of 12 events>"


def test_chrome_trace(tmp_path):
    x = ag.ones(3, requires_grad=True)
    with ag.profile() as p:
        x.exp().sum().backward()
    p.save(tmp_path / "trace.json")
    trace = json.loads((tmp_path / "trace.json").read_text())
    events = trace["traceEvents"]
    assert [event["name"] for event in events] == names(p)
    assert {event["ph"] for event in events} == {"X"}
    assert events[0]["cat"] == "forward" and events[-1]["cat"] == "backward"
    assert events[0]["args"] == {
        "row": ag.registry["exp"].location,
        "shapes": [[3]],
        "allocated": 24,
        "kept": 24,
    }
    assert events[0]["ts"] == p.events[0].start / 1000


def test_slices_of_a_trace_are_nested(tmp_path):
    x = ag.ones(3, requires_grad=True)
    with ag.profile() as p:
        (grad,) = ag.grad((x.sin() * x).sum(), x, create_graph=True)
        Cube.apply(grad).sum().backward()
    p.save(tmp_path / "trace.json")
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    open_until = []
    for event in events:
        assert {"name", "cat", "ph", "ts", "dur", "pid", "tid"} <= event.keys()
        end = event["ts"] + event["dur"]
        while open_until and open_until[-1] <= event["ts"]:
            open_until.pop()
        assert not open_until or end <= open_until[-1] + 1e-6
        open_until.append(end)
