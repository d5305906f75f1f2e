"""Threads that share the blocks of native loops, as the process knows them."""

from __future__ import annotations

import atexit
import ctypes
import threading
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.base.locks import after_fork, lock
from autograd.base.turns import ask_for_short_turns

__all__ = ["Team"]


class Team:
    """The helpers of this process. They are started when they are first wanted.

    addresses  those of `serve` and `stop`, and of the words that begin as 0 in a child
    kernel     the address of libc's `syscall`
    core       that of `sched_getcpu`
    stopped    whether no more of them are started
    """

    def __init__(self, addresses: Sequence[int], kernel: int, core: int) -> None:
        prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
        self.serve, self.leave = [prototype(each) for each in addresses[:2]]
        self.words = [ctypes.c_longlong.from_address(each) for each in addresses[2:]]
        self.given = kernel, core
        self.members: list[threading.Thread] = []
        self.lock = lock()
        self.stopped = False
        after_fork(self.disband)
        atexit.register(self.stop)

    def run(
        self,
        function: Callable[..., None],
        rows: int,
        step: int,
        scratch: Sequence[Sequence[np.ndarray]],
        given: Sequence[Any],
    ) -> None:
        """``function(start, stop, number, *scratch, *given)`` for all blocks of `step` rows, by as
        many threads as there are lists in `scratch`, of arrays that each has for itself."""
        threads = len(scratch)
        if len(self.members) < threads - 1:
            self.start(threads - 1)
        if not scratch[0]:
            function(-threads, rows, step, *given)
            return
        addresses = [x.__array_interface__["data"][0] for own in scratch[1:] for x in own]
        table = np.array([len(scratch[0]), *addresses], np.int64)
        function(-threads, rows, step, *scratch[0], *given, table)

    def start(self, wanted: int) -> None:
        """Sees to it that there are so many helpers, or as many as the system gives."""
        with self.lock:
            while len(self.members) < wanted and not self.stopped:
                member = threading.Thread(target=self._be, name="autograd-native", daemon=True)
                try:
                    member.start()
                except RuntimeError:  # no thread is left, or the process is at its end
                    self.stopped = True
                else:
                    self.members.append(member)

    def _be(self) -> None:
        ask_for_short_turns()
        self.serve(*self.given)

    def stop(self) -> None:
        """At the end of the process: all helpers leave machine code before its memory goes."""
        with self.lock:
            self.stopped = True
        self.leave(*self.given)
        for each in self.members:
            each.join()

    def disband(self) -> None:
        """In a forked child, where no helper is."""
        for word in self.words:
            word.value = 0
        self.members.clear()
