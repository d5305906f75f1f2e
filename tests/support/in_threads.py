"""The same work in several threads at once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def in_threads(count: int, work: Callable[[int], Any]) -> list[Any]:
    """What ``work(i)`` returns, run in `count` threads that start together; raises the first error
    of any."""
    start = threading.Barrier(count)
    with ThreadPoolExecutor(count) as pool:
        runs = [pool.submit(lambda i=i: (start.wait(), work(i))[1]) for i in range(count)]
    return [run.result() for run in runs]
