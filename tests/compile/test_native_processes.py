"""Native loops in threads and forked processes, interrupted, and after they were forgotten."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import threading
import weakref

import numpy as np
import pytest

import autograd as ag
from autograd.compile import Compiled
from autograd.compile.backend_native import text as native_text
from autograd.compile.settings import Settings
from autograd.native import jit, toolchain
from tests.compile.test_compile import close, normal
from tests.support.in_threads import in_threads
from tests.support.native.modules import require_native

require_native()

LOOPS = Settings(backend="native", always=True)
BLOCKS = Settings(threads=2, block=1024, least=1, backend="native", always=True)


def wave(x, y):
    e = ((x * y + 0.5).sin() - y).exp()
    return e / e.sum(-1, keepdim=True), e.sum(0), (e * x).sum()


def test_threads_call_one_function_from_its_first_call_on():
    args = [(normal(n, 300), normal(300)) for n in (3, 70, 3, 70, 90, 5, 70, 90)]
    for settings in (LOOPS, BLOCKS):
        compiled = Compiled(wave, settings)

        def call(i, compiled=compiled):
            return [compiled(*args[i]) for _ in range(20)][-1]

        for found, pair in zip(in_threads(len(args), call), args, strict=True):
            close(found, wave(*pair))


def test_other_threads_write_what_a_loop_reads():
    """What comes out is anything, but nothing else happens."""
    x, y = normal(300, 400), normal(400)
    compiled = Compiled(wave, BLOCKS)
    memory, over = x.numpy(), threading.Event()

    def write():
        while not over.is_set():
            memory[...] = np.nan
            memory[...] = 1.0

    thread = threading.Thread(target=write)
    thread.start()
    for _ in range(30):
        compiled(x, y)
    over.set()
    thread.join()
    x.numpy()[...] = 1.0
    close(compiled(x, y), wave(x, y))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_process_runs_and_compiles_loops():
    code = """
import os, threading, numpy as np, autograd as ag
from autograd.compile import Compiled
from autograd.compile.settings import Settings
LOOPS = Settings(backend="native", always=True)
def same(x, k): return ((x * k).exp() + k).sum()
x = ag.tensor(np.arange(200000.0) / 1e5)
one = Compiled(same, LOOPS)
one(x, 0.5)
over = threading.Event()
def busy():
    k = 0
    while not over.is_set():
        k += 1
        Compiled(same, LOOPS)(x, 0.5 + k)
thread = threading.Thread(target=busy)
thread.start()
for k in range(5):
    child = os.fork()
    if not child:
        fine = np.allclose(one(x, 0.5).numpy(), same(x, 0.5).numpy())
        two = Compiled(same, LOOPS)
        fine &= np.allclose(two(x, -1.5 - k).numpy(), same(x, -1.5 - k).numpy())
        os._exit(0 if fine else 1)
    print(os.waitpid(child, 0)[1])
over.set()
thread.join()
"""
    found = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, timeout=100
    )
    assert found.stdout.split() == ["0"] * 5, found.stderr
    assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("settings", [LOOPS, BLOCKS], ids=["loops", "blocks"])
def test_interrupts(settings):
    """They come between loops; the next call gives what it should."""
    x, y = normal(400, 500), normal(500)
    compiled = Compiled(wave, settings)
    expected = compiled(x, y)
    main, over = threading.get_ident(), threading.Event()
    calling = False  # no interrupt comes elsewhere, such as in pytest's own code

    def interrupt():
        while not over.wait(0.003):
            signal.pthread_kill(main, signal.SIGUSR1)

    def raises(number, frame):
        nonlocal calling
        if calling:
            calling = False
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGUSR1, raises)
    thread = threading.Thread(target=interrupt)
    thread.start()
    for _ in range(20):
        with pytest.raises(KeyboardInterrupt):
            while True:
                calling = True
                compiled(x, y)
    over.set()
    thread.join()
    signal.signal(signal.SIGUSR1, before)
    ag.set_grad_enabled(True)  # an interrupt may have come before a mode's guard was in place
    for _ in range(3):
        for found, wanted in zip(compiled(x, y), expected, strict=True):
            np.testing.assert_array_equal(found.numpy(), wanted.numpy())


def test_a_program_outlives_all_caches(monkeypatch):
    """Its text, its machine code and its function may be forgotten while it is in use."""
    x, y = normal(5, 7), normal(7)
    compiled = Compiled(wave, LOOPS)
    expected = compiled(x, y)
    (built,) = compiled._built.values()
    leaf = normal(5, 7, requires_grad=True)
    recorded = Compiled(lambda x: (x * x.exp()).sum(), LOOPS)(leaf)
    compiled.cache_clear()
    native_text._builtins.clear()
    monkeypatch.setattr(jit, "_loaded", type(jit._loaded)())
    gc.collect()
    for found, wanted in zip(built.forward((x.numpy(), y.numpy())), expected, strict=True):
        np.testing.assert_array_equal(found, wanted.numpy())
    recorded.backward()
    close(leaf.grad, (leaf.exp() * (1 + leaf)).detach())
    close(compiled(x, y), expected)


def test_linkers_go_with_their_modules(monkeypatch):
    """Each holds some memory for each module that it linked."""
    monkeypatch.setattr(toolchain, "LINKED", 8)
    text = "define void @nothing() {\n  ret void\n}\n"
    code = toolchain.assemble(text, True)
    linkers = weakref.WeakSet()
    for _ in range(40):
        linkers.add(toolchain.Linked(text, code)._code.linker)
    assert len(linkers) <= 2


@pytest.mark.slow
def test_many_programs(monkeypatch):
    """Machine code that nobody uses any more goes."""
    monkeypatch.setattr(jit, "KEPT", 50)
    loaded = weakref.WeakSet()
    init = jit.Loaded.__init__

    def noted(self, ir, code):
        init(self, ir, code)
        loaded.add(self)

    monkeypatch.setattr(jit.Loaded, "__init__", noted)
    x = ag.tensor(np.arange(40.0))
    for i in range(2000):
        function = Compiled(lambda x, i=i: (x * (i + 0.123) + 1) * x, LOOPS)
        close(function(x), (x * (i + 0.123) + 1) * x)
    del function
    native_text._builtins.clear()
    gc.collect()
    assert len(loaded) <= 60
