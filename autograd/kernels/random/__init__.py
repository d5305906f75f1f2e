"""New tensors: constants, ranges and random numbers."""
