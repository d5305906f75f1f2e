"""Cyclic garbage is not looked for while a program is made.

A trace makes many small objects, all of which are needed until it ends; looking through them again
and again would take a third of the time.
"""

from __future__ import annotations

import gc

from autograd.base.locks import Shared

__all__ = ["uncollected"]


class _Collector:
    """The garbage collector. enabled: whether it was on before it was put off."""

    enabled = False

    def stop(self) -> None:
        self.enabled = gc.isenabled()
        gc.disable()

    def go_on(self) -> None:
        if self.enabled:
            gc.enable()


_collector = _Collector()
uncollected = Shared(_collector.stop, _collector.go_on)
"""Puts the garbage collector off until the last of the threads that are inside has left."""
