"""Helpers on plain arrays, which know nothing of Tensors."""
