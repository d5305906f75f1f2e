"""Forwards written in operations that are too long for a line of the table, one module per family.

They run on Tensors, and their derivatives are those of the operations that they call; so are the
functions here that a row's `vmap` names.
"""
