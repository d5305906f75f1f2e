"""Patterns that rows share, by what they do.

Each public function of these modules takes a `autograd.sparsity.calls.Call` and gives the ids of
the sets of the outputs' elements. Its name is the one that the table says under `vmap:`, for what
the row does is one thing; names of which nothing stands here leave it to the kind.
"""
