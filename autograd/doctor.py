"""`python -m autograd doctor`: what numerical computing runs on here, and where it is slow.

Three steps, each a function: `gather` reads the machine into a plain dictionary of facts,
`diagnose` turns facts into findings (without a look at the machine, so that it can be tested for
every machine), and `describe` puts both into words. Nothing is ever set: advice names a variable,
and the user sets it.
"""

from __future__ import annotations

import dataclasses
import importlib.metadata
import json
import math
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal

import numpy as np

from autograd.native import cache, report

Facts = Mapping[str, Any]

VARIABLES = (
    "OPENBLAS_CORETYPE", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS",
    "AUTOGRAD_NATIVE", "AUTOGRAD_CACHE",
)  # fmt: skip
OPTIMISED = ("openblas", "mkl", "accelerate", "blis", "flexiblas", "armpl", "nvpl", "essl", "atlas")

# OpenBLAS's x86 kernels by the vector instructions they use, narrowest first.
INSTRUCTIONS = ("SSE", "AVX", "AVX2", "AVX-512")
KERNELS = {
    "SSE": ("prescott", "core2", "penryn", "dunnington", "nehalem", "athlon", "opteron",
            "barcelona", "bobcat", "atom", "nano"),
    "AVX": ("sandybridge", "bulldozer", "piledriver", "steamroller"),
    "AVX2": ("haswell", "zen", "excavator"),
    "AVX-512": ("skylakex", "cooperlake", "sapphirerapids"),
}  # fmt: skip
# The kernel to ask for, and the flags of a processor that can run it, best first. AVX-512F alone
# (Xeon Phi) does not do for SkylakeX.
BEST_KERNEL = (
    ("SkylakeX", "AVX-512", {"avx512f", "avx512cd", "avx512bw", "avx512dq", "avx512vl"}),
    ("Haswell", "AVX2", {"avx2", "fma"}),
)
# Below this gain a measurement says no more than that the machine was busy.
NOTICEABLE = 1.15

MEASURE = """
import time
import numpy as np
n = 1024
a = np.random.default_rng(0).random((n, n), dtype=np.float32)
out = np.empty_like(a)
best = float("inf")
end = time.perf_counter() + 1.5
while time.perf_counter() < end:
    start = time.perf_counter()
    np.matmul(a, a, out=out)
    best = min(best, time.perf_counter() - start)
print(2 * n**3 / best / 1e9)
"""


@dataclasses.dataclass(frozen=True)
class Finding:
    """Something to know: `what` is the case, `advice` what to do about it."""

    level: Literal["warning", "note"]
    what: str
    advice: str


# Facts ---------------------------------------------------------------------------------------


def version(distribution: str) -> str | None:
    """The installed version of a distribution, without importing it; None where there is none."""
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return None


def read(path: str) -> str:
    """The text of a system file, empty where this system has none."""
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def processor(cpuinfo: str) -> tuple[str, list[str]]:
    """Name and sorted instruction-set flags of the first processor in the text of /proc/cpuinfo."""
    fields: dict[str, str] = {}
    for line in cpuinfo.splitlines():
        key, _, value = line.partition(":")
        fields.setdefault(key.strip(), value.strip())
    flags = fields.get("flags") or fields.get("Features") or ""
    return fields.get("model name") or platform.processor(), sorted(flags.split())


def usable_cores(cpu_max: str) -> int:
    """The cores this process may use at once: its affinity mask and, in a container, its quota.

    `cpu_max` is the text of the control group's cpu.max: "max 100000" or "150000 100000".
    """
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    quota, _, period = cpu_max.strip().partition(" ")
    if quota.isdigit() and period.isdigit() and int(period) > 0:
        cores = min(cores, max(1, math.ceil(int(quota) / int(period))))
    return cores


def loaded_blas() -> list[dict[str, Any]] | None:
    """threadpoolctl's records of the BLAS libraries in this process; None without threadpoolctl.

    It alone knows which kernel a BLAS chose and how many threads it runs: `numpy.show_config` tells
    how NumPy was built.
    """
    try:
        import threadpoolctl
    except ImportError:
        return None
    records: list[dict[str, Any]] = threadpoolctl.threadpool_info()
    return [record for record in records if record["user_api"] == "blas"]


def gather() -> dict[str, Any]:
    """The facts about this machine and this Python, ready for JSON."""
    cpu, flags = processor(read("/proc/cpuinfo"))
    built: Mapping[str, Any] = np.show_config(mode="dicts")
    blas = built.get("Build Dependencies", {}).get("blas", {})
    return {
        "autograd": version("autograd-registry"),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "numpy": np.__version__,
        "scipy": version("scipy"),
        "platform": platform.platform(),
        "cpu": cpu,
        "cpu_flags": flags,
        "cores": usable_cores(read("/sys/fs/cgroup/cpu.max")),
        "blas": {key: blas.get(key) for key in ("name", "version", "found")},
        "blas_libraries": loaded_blas(),
        "environment": {name: os.environ[name] for name in VARIABLES if name in os.environ},
        "native": report.facts(),
        "measured": None,
    }


def measure(facts: Facts) -> dict[str, float]:
    """GFLOPS of a float32 1024 x 1024 matmul, by kernel, each in a process of its own.

    The key "default" is what a user gets now; the others name the OPENBLAS_CORETYPE that was set.
    Only kernels that this processor can run are tried, and only if NumPy's BLAS is OpenBLAS.
    """
    kernels: list[str | None] = [None]
    if "openblas" in blas_name(facts).lower():
        flags = set(facts["cpu_flags"])
        kernels += [kernel for kernel, _, needed in BEST_KERNEL if needed <= flags]
    result = {}
    for kernel in kernels:
        variables = {} if kernel is None else {"OPENBLAS_CORETYPE": kernel}
        done = subprocess.run(
            [sys.executable, "-c", MEASURE],
            env={**os.environ, **variables},
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        result[kernel or "default"] = round(float(done.stdout), 1)
    return result


# Findings ------------------------------------------------------------------------------------


def blas_name(facts: Facts) -> str:
    """The BLAS in use: as loaded where that is known, else as NumPy was built."""
    for library in facts["blas_libraries"] or ():
        return str(library["internal_api"])
    return str(facts["blas"]["name"] or "none")


def diagnose(facts: Facts) -> list[Finding]:
    """What there is to say about `facts`, warnings first."""
    checks = (no_blas, narrow_kernel, crowded_threads, mistrusted_cache, unknown)
    found = [finding for check in checks for finding in check(facts)]
    return sorted(found, key=lambda finding: finding.level != "warning")


def no_blas(facts: Facts) -> Iterable[Finding]:
    name = blas_name(facts)
    if not any(known in name.lower() for known in OPTIMISED):
        yield Finding(
            "warning",
            f"NumPy's BLAS is {name!r}, which is none of the optimised ones: a large matmul may "
            "take ten to a hundred times as long as it need.",
            "Install NumPy from PyPI or conda-forge, whose builds bring OpenBLAS; on Debian and "
            "Ubuntu, install libopenblas0.",
        )


def narrow_kernel(facts: Facts) -> Iterable[Finding]:
    """OpenBLAS on a kernel for older processors than the one it runs on."""
    flags = set(facts["cpu_flags"])
    best = next((entry for entry in BEST_KERNEL if entry[2] <= flags), None)
    if best is None:
        return
    wanted, wide, _ = best
    measured = facts["measured"] or {}
    for library in facts["blas_libraries"] or ():
        kernel = str(library.get("architecture"))
        used = next((width for width, names in KERNELS.items() if kernel.lower() in names), None)
        if used is None or INSTRUCTIONS.index(used) >= INSTRUCTIONS.index(wide):
            continue
        what = f"OpenBLAS runs its {kernel} kernel ({used}) on a processor that has {wide}"
        if chosen := facts["environment"].get("OPENBLAS_CORETYPE"):
            what += f", because OPENBLAS_CORETYPE={chosen} is set"
        if wanted not in measured:
            yield Finding(
                "warning",
                f"{what}.",
                f"Start Python with OPENBLAS_CORETYPE={wanted}: that nearly doubles matmul where "
                f"the processor has {wide} units of full width, and changes little where it has "
                "not (AMD Zen 4). `python -m autograd doctor --measure` tells.",
            )
        elif (gain := measured[wanted] / measured["default"]) >= NOTICEABLE:
            yield Finding(
                "warning",
                f"{what}; measured here, OPENBLAS_CORETYPE={wanted} is {gain:.2f} times as fast.",
                f"Start Python with OPENBLAS_CORETYPE={wanted}.",
            )
        else:
            yield Finding(
                "note",
                f"{what}; measured here, OPENBLAS_CORETYPE={wanted} is {gain:.2f} times as fast.",
                "Leave it as it is.",
            )


def crowded_threads(facts: Facts) -> Iterable[Finding]:
    for library in facts["blas_libraries"] or ():
        threads, cores = library["num_threads"], facts["cores"]
        if threads > cores:
            variable = {"openblas": "OPENBLAS_NUM_THREADS", "mkl": "MKL_NUM_THREADS"}.get(
                library["internal_api"], "OMP_NUM_THREADS"
            )
            yield Finding(
                "warning",
                f"{library['internal_api']} runs {threads} threads, and this process may use "
                f"{cores} core{'s' * (cores != 1)}: they wait for each other.",
                f"Start Python with {variable}={cores}.",
            )


def mistrusted_cache(facts: Facts) -> Iterable[Finding]:
    """Machine code on disk that somebody else may have written."""
    if reason := facts["native"]["mistrust"]:
        yield Finding(
            "warning",
            f"Native loops are compiled anew in every process: {reason}.",
            "Make the folder yours alone, remove it, or name another in AUTOGRAD_CACHE.",
        )


def unknown(facts: Facts) -> Iterable[Finding]:
    if facts["blas_libraries"] is None:
        yield Finding(
            "note",
            "Which kernel the BLAS chose and how many threads it runs is not known: threadpoolctl "
            "is not installed.",
            "pip install 'autograd-registry[doctor]'",
        )


# Words ---------------------------------------------------------------------------------------


def describe(facts: Facts, findings: Iterable[Finding]) -> str:
    """Facts and findings as the text of the report."""
    flags = set(facts["cpu_flags"])
    wide = next((f", {width}" for _, width, needed in BEST_KERNEL if needed <= flags), "")
    cores = facts["cores"]
    rows = [
        ("autograd", facts["autograd"] or "not installed (imported from its source tree)"),
        ("python", f"{facts['python']} ({facts['implementation']})"),
        ("numpy", facts["numpy"]),
        ("scipy", facts["scipy"] or "not installed"),
        ("platform", facts["platform"]),
        ("cpu", f"{facts['cpu'] or 'unknown'}, {cores} core{'s' * (cores != 1)} usable{wide}"),
        ("blas", f"{facts['blas']['name'] or 'none'} {facts['blas']['version'] or ''}".strip()),
    ]
    for library in facts["blas_libraries"] or ():
        kernel = library.get("architecture") or "unknown"
        layer = f" ({library['threading_layer']})" if library.get("threading_layer") else ""
        threads = library["num_threads"]
        words = f"{library['internal_api']} {library.get('version') or ''}".strip()
        rows.append(
            ("  loaded", f"{words}, kernel {kernel}, {threads} thread{'s' * (threads != 1)}{layer}")
        )
    rows += native_rows(facts["native"])
    rows += [("variable", f"{name}={value}") for name, value in facts["environment"].items()]
    for kernel, gflops in (facts["measured"] or {}).items():
        label = "as it is" if kernel == "default" else f"with OPENBLAS_CORETYPE={kernel}"
        rows.append(("matmul", f"{gflops:.0f} GFLOPS float32 {label}"))
    lines = [f"{label:<10} {value}" for label, value in rows]

    findings = list(findings)
    for finding in findings:
        lines += ["", f"{finding.level}: {finding.what}", f"  {finding.advice}"]
    if not any(finding.level == "warning" for finding in findings):
        lines += ["", "Nothing found that would make it slow."]
    return "\n".join(lines)


def native_rows(native: Facts) -> Iterable[tuple[str, str]]:
    if native["unavailable"]:
        yield "native", f"no: {native['unavailable']}"
    else:
        words = f"llvmlite {native['llvmlite']}, LLVM {native['llvm']}, for {native['cpu']}"
        yield "native", words
    if native["cache"]:
        kept = size_of(native["files"], native["bytes"])
        yield "  cache", f"{native['cache']}, {kept}"


def size_of(files: int, size: int) -> str:
    return f"{files} file{'s' * (files != 1)}, {size / 1e6:.1f} MB"


def clear_cache() -> str:
    """Removes the machine code of native loops that is kept on disk; says what was removed."""
    removed = cache.clear()
    place = cache.folder()
    return f"removed {size_of(*removed)}" + (f" from {place}" if place else "")


def run(measuring: bool = False, as_json: bool = False) -> str:
    """The whole report, as text or as a JSON object with `facts` and `findings`."""
    facts = gather()
    if measuring:
        facts["measured"] = measure(facts)
    findings = diagnose(facts)
    if as_json:
        records = [dataclasses.asdict(finding) for finding in findings]
        return json.dumps({"facts": facts, "findings": records}, indent=2)
    return describe(facts, findings)
