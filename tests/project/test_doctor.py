"""The doctor's findings, from facts of machines that we need not have, and its command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from autograd import __main__ as command
from autograd import doctor

AVX2 = ["avx", "avx2", "fma", "sse4_2"]
AVX512 = [*AVX2, "avx512bw", "avx512cd", "avx512dq", "avx512f", "avx512vl"]


def library(**changes: Any) -> dict[str, Any]:
    return {
        "user_api": "blas", "internal_api": "openblas", "version": "0.3.31",
        "architecture": "SkylakeX", "threading_layer": "pthreads", "num_threads": 2,
    } | changes  # fmt: skip


def machine(**changes: Any) -> dict[str, Any]:
    """A healthy machine: AVX-512, its OpenBLAS kernel, as many threads as cores."""
    return {
        "autograd": "0.1.0", "python": "3.12.1", "implementation": "CPython", "numpy": "2.4.0",
        "scipy": None, "platform": "Linux-6.1-x86_64", "cpu": "A processor", "cpu_flags": AVX512,
        "cores": 2, "blas": {"name": "scipy-openblas", "version": "0.3.31", "found": True},
        "blas_libraries": [library()], "environment": {}, "measured": None,
    } | changes  # fmt: skip


def test_a_healthy_machine_has_no_finding() -> None:
    assert doctor.diagnose(machine()) == []


@pytest.mark.parametrize("kernel", ["Haswell", "Zen", "Sandybridge", "Prescott"])
def test_an_old_kernel_on_avx512_is_a_warning(kernel: str) -> None:
    (finding,) = doctor.diagnose(machine(blas_libraries=[library(architecture=kernel)]))
    assert finding.level == "warning"
    assert f"its {kernel} kernel" in finding.what and "AVX-512" in finding.what
    assert "OPENBLAS_CORETYPE=SkylakeX" in finding.advice and "--measure" in finding.advice


@pytest.mark.parametrize("kernel", ["SkylakeX", "Cooperlake", "SapphireRapids", "a new one", None])
def test_a_fitting_or_unknown_kernel_is_none(kernel: str | None) -> None:
    assert doctor.diagnose(machine(blas_libraries=[library(architecture=kernel)])) == []


def test_avx2_is_the_best_an_avx2_processor_can_do() -> None:
    facts = machine(cpu_flags=AVX2, blas_libraries=[library(architecture="Haswell")])
    assert doctor.diagnose(facts) == []
    facts["blas_libraries"] = [library(architecture="Nehalem")]
    (finding,) = doctor.diagnose(facts)
    assert "OPENBLAS_CORETYPE=Haswell" in finding.advice


def test_avx512f_alone_is_not_enough_for_skylakex() -> None:
    facts = machine(cpu_flags=[*AVX2, "avx512f"], blas_libraries=[library(architecture="Haswell")])
    assert doctor.diagnose(facts) == []


@pytest.mark.parametrize("flags", [[], ["asimd", "sve"]])
def test_another_architecture_is_left_alone(flags: list[str]) -> None:
    facts = machine(cpu_flags=flags, blas_libraries=[library(architecture="neoversen1")])
    assert doctor.diagnose(facts) == []


def test_a_kernel_that_the_user_chose_is_named_as_such() -> None:
    facts = machine(
        blas_libraries=[library(architecture="Zen")], environment={"OPENBLAS_CORETYPE": "Zen"}
    )
    assert "because OPENBLAS_CORETYPE=Zen is set" in doctor.diagnose(facts)[0].what


@pytest.mark.parametrize(
    ("gflops", "level", "advice"),
    [(433.0, "warning", "OPENBLAS_CORETYPE=SkylakeX"), (225.0, "note", "Leave it")],
)
def test_a_measurement_decides(gflops: float, level: str, advice: str) -> None:
    facts = machine(
        blas_libraries=[library(architecture="Haswell")],
        measured={"default": 221.0, "SkylakeX": gflops, "Haswell": 221.0},
    )
    (finding,) = doctor.diagnose(facts)
    assert finding.level == level
    assert f"{gflops / 221:.2f} times as fast" in finding.what
    assert advice in finding.advice


@pytest.mark.parametrize(
    ("api", "variable"),
    [
        ("openblas", "OPENBLAS_NUM_THREADS=2"),
        ("mkl", "MKL_NUM_THREADS=2"),
        ("blis", "OMP_NUM_THREADS=2"),
    ],
)
def test_more_threads_than_cores(api: str, variable: str) -> None:
    facts = machine(blas_libraries=[library(internal_api=api, num_threads=64)])
    (finding,) = doctor.diagnose(facts)
    assert finding.level == "warning"
    assert "64 threads" in finding.what and "2 cores" in finding.what
    assert variable in finding.advice


@pytest.mark.parametrize("name", ["blas", "cblas", "none", None])
def test_numpy_without_an_optimised_blas(name: str | None) -> None:
    blas = {"name": name, "version": None, "found": False}
    findings = doctor.diagnose(machine(blas=blas, blas_libraries=[]))
    assert [finding.level for finding in findings] == ["warning"]
    assert repr(name or "none") in findings[0].what


def test_what_is_loaded_counts_more_than_what_numpy_was_built_against() -> None:
    assert doctor.diagnose(machine(blas={"name": "blas", "version": "3.12", "found": True})) == []


def test_without_threadpoolctl_it_names_the_extra() -> None:
    (finding,) = doctor.diagnose(machine(blas_libraries=None))
    assert finding.level == "note"
    assert "autograd-registry[doctor]" in finding.advice


def test_warnings_come_first() -> None:
    blas = {"name": "blas", "version": None, "found": True}
    findings = doctor.diagnose(machine(blas=blas, blas_libraries=None))
    assert [finding.level for finding in findings] == ["warning", "note"]


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
        "variable   OPENBLAS_NUM_THREADS=1",
        "matmul     221 GFLOPS float32 as it is",
        "matmul     433 GFLOPS float32 with OPENBLAS_CORETYPE=SkylakeX",
        "",
        "warning: OpenBLAS runs its Haswell kernel (AVX2) on a processor that has AVX-512; "
        "measured here, OPENBLAS_CORETYPE=SkylakeX is 1.96 times as fast.",
        "  Start Python with OPENBLAS_CORETYPE=SkylakeX.",
    ]
    assert doctor.describe(machine(), []).endswith("\n\nNothing found that would make it slow.")


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
