"""torch.cuda.nvtx: marks for a tool that watches GPUs, of which there are none."""

from __future__ import annotations

from autograd.torch.own import gives
from autograd.torch.own.profiler import record_function as range

__all__ = ["mark", "range", "range_pop", "range_push"]


mark = gives(None, "Does nothing with `msg`.")
range_push = gives(0, "Does nothing with `msg`; 0, the depth of the range.")
range_pop = gives(0, "0, the depth of the range that ends.")
