"""Sums, extrema and what is made of them: softmax, normalization, losses, statistics."""
