"""What `autograd.func.vmap` is made of: batched tensors, which stand for each sample.

levels    the batches that are open in this thread
below     what rooms that know nothing of batches ask of them
tensor    BatchedTensor, and how operations, writes and gradients see it
rules     how a row is computed for a whole batch at once, by its kind and its arguments
shared    the rules that rows share, by what they do: the words of `vmap:` in the table
"""
