"""From rows to ufuncs, sums and shapes; one graph into forward and backward."""
