"""From a Python function to a graph: tensors without data, and what a trace must refuse."""
