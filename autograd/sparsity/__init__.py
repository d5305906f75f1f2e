"""Sparse Jacobians and Hessians: their patterns, found by running the rows of the table on index
sets, and their entries, computed in a few products.

    pattern found (`detection`, over `tensors` by `rules`) -> columns coloured (`coloring`)
    -> products (`evaluation`, `compression`) -> a sparse matrix (`jacobian`, `pattern`)
"""

from autograd.sparsity.coloring import color_columns, color_symmetric
from autograd.sparsity.jacobian import SparseHessian, SparseJacobian, hessian, jacobian
from autograd.sparsity.pattern import Pattern, SparseMatrix

__all__ = [
    "Pattern", "SparseHessian", "SparseJacobian", "SparseMatrix", "color_columns",
    "color_symmetric", "hessian", "jacobian",
]  # fmt: skip
