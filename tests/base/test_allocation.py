"""What large arrays ask of the C library's allocator."""

from __future__ import annotations

import os
import platform
import subprocess
import sys

import pytest

if platform.libc_ver()[0] != "glibc":
    pytest.skip("other C libraries are left as they are", allow_module_level=True)

FAULTS = """
import resource
import numpy as np
import autograd as ag
from autograd.base.allocation import keep_freed_memory

def step():
    parts = [np.ones(4 << 20, np.float32) for _ in range(4)]

ag.ones(1 << 18, requires_grad=True).sin().sum().backward()
for _ in range(3):
    step()
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(5):
    step()
print(keep_freed_memory(), resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


def faults(**variables: str) -> tuple[bool, int]:
    """Whether freed memory is kept, and the pages that five steps of four large arrays take."""
    given = {k: v for k, v in os.environ.items() if "MALLOC" not in k and k != "GLIBC_TUNABLES"}
    done = subprocess.run(
        [sys.executable, "-c", FAULTS],
        env=given | variables, capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    kept, count = done.stdout.split()
    return kept == "True", int(count)


def test_memory_of_large_arrays_is_used_again() -> None:
    kept, count = faults()
    assert kept
    assert count < 20


@pytest.mark.parametrize(
    "variables",
    [
        {"MALLOC_TRIM_THRESHOLD_": "131072"},
        {"GLIBC_TUNABLES": "glibc.malloc.trim_threshold=131072"},
    ],
)
def test_what_the_environment_says_of_the_allocator_stands(variables: dict[str, str]) -> None:
    kept, count = faults(**variables)
    assert not kept
    assert count > 20
