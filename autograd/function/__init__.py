"""Functions with a derivative of one's own: torch.autograd.Function."""
