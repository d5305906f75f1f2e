"""Processes forked while other threads are inside of the library."""

from __future__ import annotations

import ast
import contextlib
import gc
import multiprocessing
import os
import re
import signal
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import autograd as ag
from autograd import func
from autograd.base import locks
from autograd.base.locks import collector_off
from autograd.kernels.threads import NUMPY, in_threads
from autograd.transforms.inference_mode import _blocks

ROOT = Path(ag.__file__).parent
# What Python's own modules have that is, or holds, a lock of threads.
LOCKS = {
    "threading": {"Lock", "RLock", "Condition", "Event", "Semaphore", "BoundedSemaphore"}
    | {"Barrier", "Timer"},
    "_thread": {"allocate_lock", "RLock"},
    "functools": {"cached_property"},
    "queue": {"Queue", "LifoQueue", "PriorityQueue"},
    "multiprocessing": {"Lock", "RLock", "Pool", "Queue"},
    "concurrent.futures": {"ThreadPoolExecutor", "ProcessPoolExecutor"},
}
NAMES = re.compile(r"\b(" + "|".join({name for names in LOCKS.values() for name in names}) + r")\b")


def forks(test):
    """Marks a test that forks while threads run."""
    for mark in (
        pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system"),
        pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning"),
        pytest.mark.filterwarnings("ignore:.*fork:RuntimeWarning"),  # of other libraries
        pytest.mark.filterwarnings("ignore:Anomaly"),
    ):
        test = mark(test)
    return test


def made_locks(text: str) -> list[int]:
    """The lines of a module that name something of LOCKS."""
    if not NAMES.search(text):
        return []
    tree = ast.parse(text)
    modules: dict[str, str] = {}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {each.asname or each.name: each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module in LOCKS:
            names = LOCKS[node.module]
            found += [node.lineno for each in node.names if each.name in names]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            module = modules.get(ast.unparse(node.value), "")
            if node.attr in LOCKS.get(module, ()):
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("text, lines", [
    ("import threading as t\na = t.Lock()\nb = t.get_ident()", [2]),
    ("from threading import RLock, local", [1]),
    ("from functools import cache, cached_property", [1]),
    ("import concurrent.futures\nconcurrent.futures.ThreadPoolExecutor()", [2]),
])  # fmt: skip
def test_locks_are_found(text, lines):
    assert made_locks(text) == lines


@pytest.mark.parametrize("package", ["autograd", "generated"])
def test_every_lock_is_one_that_a_child_renews(package):
    found = [
        f"{path.relative_to(ROOT.parent)}:{line}"
        for path in sorted((ROOT.parent / package).rglob("*.py"))
        if path != ROOT / "base" / "locks.py"
        for line in made_locks(path.read_text())
    ]
    assert not found, "see autograd/base/locks.py"


def in_child(work, seconds: float = 30.0) -> int:
    """The exit status of a child that calls `work`: 0 if that returns, -SIGKILL if it hangs."""
    child = os.fork()
    if not child:
        status = 1
        try:
            work()
            status = 0
        finally:
            os._exit(status)
    end = time.monotonic() + seconds
    while not (ended := os.waitpid(child, os.WNOHANG))[0]:
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            return status_of(child)
        time.sleep(0.002)
    return os.waitstatus_to_exitcode(ended[1])


# Each is something that threads do over and over while the process is forked.
SHARED_LEAF = ag.ones(200_000, requires_grad=True)
COMPILED = ag.compile(lambda x: (x.sin() * x).sum())


def accumulate():
    (SHARED_LEAF * 1.0).sum().backward()


def share_out():
    a = np.ones((40, 60))
    in_threads(lambda part: a[part] @ a.T, [slice(i, i + 1) for i in range(8)], 3)


def trace():
    x = ag.ones(3, requires_grad=True)
    assert ag.compile(lambda x: (x * 2).exp().sum())(x).item() > 0


def draw(generators=(ag.Generator(),)):  # noqa: B008  (one for all threads)
    ag.rand(20_000, generator=generators[0])
    generators[0].get_state()


def infer():
    with ag.inference_mode():
        assert (ag.ones(2) * 2).is_inference()


def watch():
    with ag.detect_anomaly():
        ag.ones(2, requires_grad=True).sum().backward()


def views():
    x = ag.ones(100) * 1
    kept = [x[i] for i in range(100)]
    del kept[::2]
    x[1:3].mul_(2)


def hooked():
    x = ag.ones(2, requires_grad=True)
    h = x * 2
    ag.graph.register_multi_grad_hook((x, h), lambda grads: None)
    h.sum().backward()


LOADS = [accumulate, share_out, trace, draw, infer, watch, views, hooked]


def everything() -> None:
    """Forward, backward, a compiled call, and each of the loads, in a child."""
    gc.enable()
    x = ag.tensor(np.linspace(0.0, 1.0, 50), requires_grad=True)
    (x.sin() * x).sum().backward()
    expected = np.sin(x.detach().numpy()) + x.detach().numpy() * np.cos(x.detach().numpy())
    np.testing.assert_allclose(x.grad.numpy(), expected)
    np.testing.assert_allclose(COMPILED(x).item(), (x.sin() * x).sum().item())
    gradient = ag.compile(func.grad(lambda x: (x.sin() * x).sum()))
    np.testing.assert_allclose(gradient(x.detach()).numpy(), expected)
    for load in LOADS:
        load()
    image = ag.ones(2, 3, 40, 40, requires_grad=True)
    ag.nn.functional.conv2d(image, ag.ones(4, 3, 3, 3)).sum().backward()


@pytest.fixture
def load():
    """Threads that do all of LOADS until the test ends, changing places as often as they can."""
    before, stop, errors = sys.getswitchinterval(), threading.Event(), []
    everything()  # a module that is being imported in a fork is Python's to deal with, so that
    with ag.detect_anomaly():  # whatever is imported when it is first needed has been imported
        everything()
    SHARED_LEAF.grad = None
    collecting = gc.isenabled()

    def run(work):
        try:
            while not stop.is_set():
                work()
        except BaseException as error:  # handed to the main thread
            errors.append(error)

    threads = [threading.Thread(target=run, args=(each,)) for each in LOADS]
    sys.setswitchinterval(1e-5)
    for thread in threads:
        thread.start()
    yield
    stop.set()
    sys.setswitchinterval(before)
    for thread in threads:
        thread.join()
    SHARED_LEAF.grad = None
    assert not errors and gc.isenabled() == collecting


@forks
@pytest.mark.parametrize("count", [8, pytest.param(60, marks=pytest.mark.slow)])
def test_children_of_a_process_at_work(load, count):
    """None hangs on what a thread held that it does not have."""
    assert [in_child(everything) for _ in range(count)] == [0] * count


@forks
def test_multiprocessing_of_a_process_at_work(load):
    context = multiprocessing.get_context("fork")
    children = [context.Process(target=everything) for _ in range(4)]
    for child in children:
        child.start()
    for child in children:
        child.join(30)
        if child.exitcode is None:
            child.kill()
    assert [child.exitcode for child in children] == [0] * 4


@contextlib.contextmanager
def held_elsewhere(*held):
    """While the block runs, threads are inside of the context managers `held`."""
    leave = threading.Event()

    def run(each, inside):
        with each:
            inside.set()
            leave.wait()

    threads = []
    for each in held:
        inside = threading.Event()
        threads.append(threading.Thread(target=run, args=(each, inside)))
        threads[-1].start()
        inside.wait()
    try:
        yield
    finally:
        leave.set()
        for thread in threads:
            thread.join()


def status_of(child: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@forks
@pytest.mark.parametrize("make", [locks.lock, locks.rlock])
def test_a_held_lock_is_open_in_a_child(make):
    made = make()
    with held_elsewhere(made):
        assert in_child(lambda: made.acquire() and made.release(), 5) == 0
        assert not made.acquire(blocking=False)  # in the parent it is held still


@forks
def test_a_held_generator_draws_in_a_child():
    generator = ag.Generator().manual_seed(3)
    ag.rand(2, generator=generator)
    copy = generator.clone_state()
    expected = ag.rand(3, generator=copy).tolist()

    def drawn():
        assert ag.rand(3, generator=generator).tolist() == expected

    with held_elsewhere(generator.source.bit_generator.lock):
        assert in_child(drawn, 5) == 0


@forks
def test_an_owned_rlock_stays_owned_in_a_child():
    with locks.rlock():
        child = os.fork()
    if not child:
        os._exit(0)
    assert status_of(child) == 0


@forks
def test_a_state_that_only_others_hold_ends_in_a_child():
    """The garbage collector is on again, products have their threads, tensors are not marked."""
    assert gc.isenabled()
    threads = NUMPY.functions[0]() if NUMPY.functions else 0

    def outside():
        assert gc.isenabled() and not _blocks.inside
        assert not NUMPY.functions or NUMPY.functions[0]() == threads

    with held_elsewhere(collector_off, NUMPY.alone(), ag.inference_mode()):
        assert not gc.isenabled()
        assert in_child(outside, 5) == 0
    outside()


@forks
def test_a_state_that_the_forking_thread_holds_goes_on_in_a_child():
    with held_elsewhere(collector_off):
        with collector_off:
            with collector_off:
                assert in_child(lambda: [gc.isenabled(), 1 / (not gc.isenabled())], 5) == 0
            child = os.fork()
        if not child:
            os._exit(0 if gc.isenabled() else 1)
        assert status_of(child) == 0
    assert gc.isenabled()
