"""What torch.func has for modules with running statistics."""

from __future__ import annotations

from autograd.nn import BatchNorm1d, BatchNorm2d, BatchNorm3d, Module

__all__ = ["replace_all_batch_norm_modules_"]


def replace_all_batch_norm_modules_(root: Module) -> Module:
    """Takes the running statistics from all BatchNorm modules in `root`, which it returns: they use
    those of the batch and write nothing, which `vmap` would refuse."""
    for each in root.modules():
        if isinstance(each, (BatchNorm1d, BatchNorm2d, BatchNorm3d)):
            each.running_mean = each.running_var = each.num_batches_tracked = None
            each.track_running_stats = False
    return root
