"""Options of `compile`, and of the tests of it."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """Options of a compiled function.

    threads  how many work on the blocks of a group; None: as many as BLAS uses
    block    elements of a block; None: as many as are 1 MiB
    least    elements of arrays below which steps are not fused: calls cost more than memory there
    fullgraph  whether to raise where the function itself would run
    donate   the numbers of positional arguments whose memory results may take
    backend  what groups become: "numpy", blocks of calls; "native", machine code
    always   whether there are native loops also where they gain nothing
    """

    threads: int | None = None
    block: int | None = None
    least: int = 1 << 14
    fullgraph: bool = False
    donate: tuple[int, ...] = ()
    backend: str = "numpy"
    always: bool = False
