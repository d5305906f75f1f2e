"""From formulas to programs: what a node saves, its code on arrays and Tensors, its tangents."""
