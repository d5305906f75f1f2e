"""The doctor's findings, from facts of machines that we need not have, and its command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from autograd import __main__ as command
from autograd import doctor
from autograd.native import cache
from tests.support.goldens import golden

AVX2 = ["avx", "avx2", "fma", "sse4_2"]
AVX512 = [*AVX2, "avx512bw", "avx512cd", "avx512dq", "avx512f", "avx512vl"]


def library(**changes: Any) -> dict[str, Any]:
    return {
        "user_api": "blas", "internal_api": "openblas", "version": "0.3.31",
        "architecture": "SkylakeX", "threading_layer": "pthreads", "num_threads": 2,
    } | changes  # fmt: skip


def native(**changes: Any) -> dict[str, Any]:
    return {
        "unavailable": None, "llvmlite": "0.50.0", "llvm": "22.1.0", "cpu": "znver5",
        "cache": "/home/a/.cache/autograd-registry/native", "mistrust": None, "files": 12,
        "bytes": 65536,
    } | changes  # fmt: skip


def machine(**changes: Any) -> dict[str, Any]:
    """A healthy machine: AVX-512, its OpenBLAS kernel, as many threads as cores."""
    return {
        "autograd": "0.1.0", "python": "3.12.1", "implementation": "CPython", "numpy": "2.4.0",
        "scipy": None, "platform": "Linux-6.1-x86_64", "cpu": "A processor", "cpu_flags": AVX512,
        "cores": 2, "blas": {"name": "scipy-openblas", "version": "0.3.31", "found": True},
        "blas_libraries": [library()], "environment": {}, "native": native(),
        "measured": None,
    } | changes  # fmt: skip


@golden(Path(__file__).with_name("doctor.txt"))
def test_findings(facts: str) -> str:
    """Old kernels on AVX-512, measurements, threads, no BLAS: warnings come first."""
    found = doctor.diagnose(eval(facts))
    told = (f"{finding.level}: {finding.what}\n  {finding.advice}" for finding in found)
    return "\n".join(told) or "no finding"


def test_the_report_shows_facts_then_findings() -> None:
    facts = machine(
        blas_libraries=[library(architecture="Haswell", num_threads=1)],
        environment={"OPENBLAS_NUM_THREADS": "1"},
        measured={"default": 221.0, "SkylakeX": 433.0},
    )
    assert doctor.describe(facts, doctor.diagnose(facts)).splitlines() == [
        "autograd   0.1.0",
        "python     3.12.1 (CPython)",
        "numpy      2.4.0",
        "scipy      not installed",
        "platform   Linux-6.1-x86_64",
        "cpu        A processor, 2 cores usable, AVX-512",
        "blas       scipy-openblas 0.3.31",
        "  loaded   openblas 0.3.31, kernel Haswell, 1 thread (pthreads)",
        "native     llvmlite 0.50.0, LLVM 22.1.0, for znver5",
        "  cache    /home/a/.cache/autograd-registry/native, 12 files, 0.1 MB",
        "variable   OPENBLAS_NUM_THREADS=1",
        "matmul     221 GFLOPS float32 as it is",
        "matmul     433 GFLOPS float32 with OPENBLAS_CORETYPE=SkylakeX",
        "",
        "warning: OpenBLAS runs its Haswell kernel (AVX2) on a processor that has AVX-512; "
        "measured here, OPENBLAS_CORETYPE=SkylakeX is 1.96 times as fast.",
        "  Start Python with OPENBLAS_CORETYPE=SkylakeX.",
    ]
    assert doctor.describe(machine(), []).endswith("\n\nNothing found that would make it slow.")


def test_the_report_says_why_there_are_no_native_loops() -> None:
    none = native(unavailable="AUTOGRAD_NATIVE=0 is set", llvm=None, cache=None)
    text = doctor.describe(machine(native=none), [])
    assert "\nnative     no: AUTOGRAD_NATIVE=0 is set\n" in text
    assert "cache" not in text


def test_the_processor_is_read_from_cpuinfo() -> None:
    text = "processor\t: 0\nmodel name\t: A: one\nflags\t\t: sse avx\n\nmodel name\t: another\n"
    assert doctor.processor(text) == ("A: one", ["avx", "sse"])
    assert doctor.processor("Features : asimd fp\n")[1] == ["asimd", "fp"]
    assert doctor.processor("")[1] == []


@pytest.mark.parametrize(
    ("cpu_max", "cores"),
    [("", 8), ("max 100000\n", 8), ("200000 100000", 2), ("150000 100000", 2), ("1000 100000", 1)],
)
def test_a_containers_quota_limits_the_cores(
    monkeypatch: pytest.MonkeyPatch, cpu_max: str, cores: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: range(8), raising=False)
    assert doctor.usable_cores(cpu_max) == cores


def test_the_facts_of_this_machine() -> None:
    before = [os.environ.get(name) for name in doctor.VARIABLES]
    facts = doctor.gather()
    assert facts["numpy"] == np.__version__
    assert facts["cores"] >= 1
    assert set(facts) == set(machine())
    assert set(facts["native"]) == set(native())
    assert [os.environ.get(name) for name in doctor.VARIABLES] == before


def test_measuring_leaves_out_kernels_that_cannot_run(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def run(arguments: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        asked.append(options["env"].get("OPENBLAS_CORETYPE"))
        return subprocess.CompletedProcess(arguments, 0, "100.04\n", "")

    monkeypatch.delenv("OPENBLAS_CORETYPE", raising=False)
    monkeypatch.setattr(subprocess, "run", run)
    assert doctor.measure(machine()) == {"default": 100.0, "SkylakeX": 100.0, "Haswell": 100.0}
    doctor.measure(machine(cpu_flags=AVX2))
    doctor.measure(machine(blas_libraries=[library(internal_api="mkl")]))
    assert asked == [None, "SkylakeX", "Haswell", None, "Haswell", None]


def test_the_command_prints_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["doctor"]) == 0
    assert f"numpy      {np.__version__}\n" in capsys.readouterr().out
    assert command.main(["doctor", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"facts", "findings"}


def test_the_command_clears_the_cache(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("AUTOGRAD_CACHE", str(tmp_path))
    place = tmp_path / "native"
    for i in range(2):
        cache.store(cache.key(str(i)), b"code" * 20_000)
    assert command.main(["doctor"]) == 0
    assert f"  cache    {place}, 2 files, 0.2 MB\n" in capsys.readouterr().out
    assert command.main(["doctor", "--clear-cache"]) == 0
    assert capsys.readouterr().out == f"removed 2 files, 0.2 MB from {place}\n"
    assert list(place.iterdir()) == []


def test_without_a_command_it_prints_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([]) == 0
    assert "doctor" in capsys.readouterr().out


def test_a_wrong_option_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        command.main(["doctor", "--cure"])
    assert "--cure" in capsys.readouterr().err


@pytest.mark.slow
def test_the_measurement_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "autograd", "doctor", "--measure", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    measured = json.loads(done.stdout)["facts"]["measured"]
    assert measured["default"] > 0
