"""The surface of Tensor that is not in the table: construction, copies, printing, predicates."""
