"""How rows are computed for a batch: rules that they share, by what they do.

Each public function of these modules takes a `autograd.transforms.batching.call.Call` and gives the
results with the samples in their first dimension. Its name is what the table says under `vmap:`.
"""
