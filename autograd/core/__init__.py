"""Tensor, node, engine: recording operations and running the backward graph."""
