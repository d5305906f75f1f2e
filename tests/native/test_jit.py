"""Modules compiled, kept in memory, and turned off."""

from __future__ import annotations

import ctypes
import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from autograd.native import cache, jit, toolchain
from autograd.native.entry import entry
from tests.support.in_threads import in_threads
from tests.support.native.modules import adder, array, function, require_native

require_native()


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing kept in memory and nothing known of the system, before and after."""
    monkeypatch.delenv("AUTOGRAD_NATIVE", raising=False)
    forget()
    yield
    monkeypatch.undo()
    forget()


def forget() -> None:
    jit._loaded.clear()
    jit._broken.clear()
    jit._missing.cache_clear()


def numbered(i: int) -> str:
    """A module with the function ``number() -> i64``, which returns `i`."""
    return f"define i64 @number() {{\n  ret i64 {i}\n}}\n"


def called(loaded: jit.Loaded) -> int:
    number = ctypes.CFUNCTYPE(ctypes.c_int64)(loaded.address("number"))
    return int(number())


def test_a_module_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = jit.load(numbered(1))
    assert called(first) == 1
    assert first.object_size > 100
    monkeypatch.setattr(toolchain, "assemble", None)
    assert jit.load(numbered(1)) is first


def test_memory_is_bounded_and_what_is_in_use_lives_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "KEPT", 2)
    loaded = [jit.load(numbered(i)) for i in range(3)]
    assert jit.load(numbered(1)) is loaded[1]
    assert [called(each) for each in loaded] == [0, 1, 2]
    assert jit.load(numbered(0)) is not loaded[0]
    assert list(jit._loaded) == [numbered(1), numbered(0)]


def test_a_builtin_keeps_its_code_and_no_longer() -> None:
    loaded = jit.load(adder())
    gone = weakref.ref(loaded)
    first, second = loaded.builtin("add"), loaded.builtin("add")
    del loaded
    jit._loaded.clear()
    gc.collect()
    y = np.zeros(3)
    first(3, np.ones(3), np.ones(3), y)
    assert y.sum() == 6
    assert gone() is not None
    del first
    gc.collect()
    assert gone() is not None
    second(3, y, y, y)
    del second
    gc.collect()
    assert gone() is None


def test_a_builtin_in_a_cycle_goes() -> None:
    """Its fallback may hold it; the code must outlast the collection of the two."""
    loaded = jit.load(adder())
    gone = weakref.ref(loaded)

    class Fallback:
        def __call__(self, *args: object) -> None:
            self.calls = args

        def __del__(self) -> None:
            self.add(2, y, y, y)

    y = np.ones(2)
    fallback = Fallback()
    fallback.add = loaded.builtin("add", fallback)
    del loaded, fallback
    jit._loaded.clear()
    gc.collect()
    assert y.tolist() == [2, 2]
    assert gone() is None


def test_finalizers_may_call_a_builtin_and_bring_it_back() -> None:
    """Whichever comes first: that of what has been made last, or of what holds the builtin."""
    loaded, y = jit.load(adder()), np.ones(2)
    kept: list[Callable[..., None]] = []

    class Last:
        def __del__(self) -> None:
            gc.collect()
            self.add(2, y, y, y)
            kept.append(self.add)

    first = Last()
    first.add = loaded.builtin("add", first)  # type: ignore[attr-defined]
    last = Last()
    last.add, last.first, first.last = first.add, first, last  # type: ignore[attr-defined]
    del loaded, first, last
    jit._loaded.clear()
    gc.collect()
    assert y.tolist() == [4, 4]
    gc.collect()
    (_, add) = kept
    add(2, y, y, y)
    assert y.tolist() == [8, 8]


def test_names_that_are_not_there() -> None:
    loaded = jit.load(numbered(1))
    with pytest.raises(LookupError, match="the module shows no 'other'"):
        loaded.address("other")
    with pytest.raises(LookupError, match="the module shows no 'number"):
        loaded.builtin("number")


def test_two_entries_in_a_module() -> None:
    given = [array("f8", written=True)]
    module = "".join(
        function(f"f{i}", "ptr %y", f"  store double {i}.0, ptr %y\n")
        + entry(f"e{i}", f"f{i}", given, [])
        for i in (1, 2)
    )
    loaded = jit.load(module)
    for i in (1, 2):
        y = np.zeros(())
        loaded.builtin(f"e{i}")(y)
        assert y == i


def test_a_text_that_is_no_module_is_our_fault() -> None:
    with pytest.raises(RuntimeError, match="expected"):
        jit.load("define i64 @f(")
    wrong = """
define i64 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = add i64 1, 1
  br label %b
b:
  ret i64 %x
}
"""
    with pytest.raises(RuntimeError, match="Instruction does not dominate all uses"):
        jit.load(wrong)


def test_what_is_called_must_be_there() -> None:
    """Functions of the process are found; else it is no crash, and others go on."""
    module = """
declare double @{0}(double, double)
define double @rest(double %x) {{
  %r = call double @{0}(double %x, double 3.0)
  ret double %r
}}
"""
    rest = jit.load(module.format("fmod")).address("rest")
    assert ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(rest)(7.5) == 1.5
    with pytest.raises(RuntimeError, match="rest"):
        jit.load(module.format("no_such_function"))
    assert called(jit.load(numbered(1))) == 1


def test_threads_compile_at_once() -> None:
    results = in_threads(4, lambda i: [called(jit.load(numbered(j))) for j in range(20)])
    assert results == [list(range(20))] * 4


def test_it_can_be_turned_off(monkeypatch: pytest.MonkeyPatch) -> None:
    assert jit.unavailable() is None
    forget()
    monkeypatch.setenv("AUTOGRAD_NATIVE", "0")
    assert jit.unavailable() == "AUTOGRAD_NATIVE=0 is set"
    with pytest.raises(jit.Unavailable, match="AUTOGRAD_NATIVE=0"):
        jit.load(numbered(1))


def test_without_llvmlite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "pip install 'autograd-registry[native]'" in (jit.unavailable() or "")
    with pytest.raises(jit.Unavailable, match="llvmlite is not installed"):
        jit.load(numbered(1))


def test_importing_the_library_does_not_import_llvmlite() -> None:
    code = (
        "import sys, autograd.native.jit as jit; assert jit.unavailable() is None; "
        "assert 'llvmlite' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("error", [RuntimeError, ImportError, OSError])
def test_where_llvmlite_does_not_work_there_is_one_warning(
    monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder, error: type[Exception]
) -> None:
    def broken() -> None:
        raise error("no memory to execute")

    monkeypatch.setattr(toolchain, "start", broken)
    for _ in range(2):
        with pytest.raises(jit.Unavailable, match="does not work here: no memory to execute"):
            jit.load(numbered(1))
    assert jit.unavailable() == "llvmlite does not work here: no memory to execute"
    assert [each.category for each in recwarn] == [RuntimeWarning]


def test_an_old_llvmlite_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("llvmlite.__version__", "0.49.1")
    with pytest.raises(RuntimeError, match=r"llvmlite 0.49.1 is older than 0.50"):
        toolchain.start.__wrapped__()


@pytest.mark.skipif(sys.platform != "linux", reason="needs prctl")
def test_a_system_that_forbids_it() -> None:
    """The process gives up the right to make memory executable; NumPy goes on."""
    code = """
import ctypes, sys, warnings
if ctypes.CDLL(None).prctl(65, 1, 0, 0, 0):  # PR_SET_MDWE, from Linux 6.3 on
    sys.exit(77)
from autograd.native import jit
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    for _ in range(2):
        assert "does not let a process run code that it wrote: " in jit.unavailable()
assert [each.category for each in told] == [RuntimeWarning]
"""
    if subprocess.run([sys.executable, "-c", code]).returncode == 77:
        pytest.skip("this Linux is older than 6.3")


def test_another_process_takes_code_from_disk(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("AUTOGRAD_CACHE", str(tmp_path))
    code = """
import numpy as np
from autograd.native import jit, toolchain
from tests.support.native.modules import adder
compiled, assemble = [], toolchain.assemble
def counted(*args):
    compiled.append(args)
    return assemble(*args)
toolchain.assemble = counted
add, y = jit.load(adder()).builtin("add"), np.zeros(3)
add(3, np.ones(3), np.ones(3), y)
assert y.sum() == 6
print(len(compiled))
"""

    def compiled() -> int:
        run = [sys.executable, "-c", code]
        return int(subprocess.run(run, check=True, capture_output=True).stdout)

    assert compiled() == 2  # the body of all builtins, too
    assert compiled() == 0
    damaged = sorted((tmp_path / "native").iterdir())[0]
    damaged.write_bytes(damaged.read_bytes()[:-1])
    assert compiled() == 1
    assert compiled() == 0


def test_code_on_disk_is_of_one_recipe(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Another processor, LLVM or list of passes does not take it."""
    monkeypatch.setenv("AUTOGRAD_CACHE", str(tmp_path))
    jit.load(numbered(1))
    here = toolchain.machine()
    for field in here._fields:
        other = here._replace(**{field: "other"})
        monkeypatch.setattr(toolchain, "machine", lambda other=other: other)
        assert cache.fetch(cache.key(*toolchain.recipe(), numbered(1))) is None
    monkeypatch.setattr(toolchain, "machine", lambda: here)
    assert cache.fetch(cache.key(*toolchain.recipe(), numbered(1))) is not None
    for name in ("PASSES", "EFFORT", "FORM"):
        with monkeypatch.context() as other:
            other.setattr(toolchain, name, ())
            assert cache.fetch(cache.key(*toolchain.recipe(), numbered(1))) is None


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_after_a_fork() -> None:
    """A child compiles, although another thread compiled when it was made."""
    code = f"""
import os, threading
from autograd.native import jit
stop = False
def busy():
    i = 0
    while not stop:
        i += 1
        jit.load(f"define i64 @f() {{{{\\n  ret i64 {{i}}\\n}}}}")
thread = threading.Thread(target=busy)
thread.start()
for _ in range(5):
    child = os.fork()
    if not child:
        jit.load({numbered(3)!r})
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
stop = True
thread.join()
"""
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True, timeout=60)
