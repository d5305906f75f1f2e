"""Why rows take longer than PyTorch's on a million elements, where they do."""

from __future__ import annotations

__all__ = ["REASONS"]

_ROWS: dict[str, str] = {
    "the numbers of NumPy's generator, so that a seed gives the same everywhere": """
        normal.Tensor_float normal.Tensor_Tensor poisson
    """,
    "a gradient of zeros, which one thread writes": "sgn angle",
    "5 microseconds of Python beside 45 of one pass over memory": "sum mean prod nansum",
    "the gradient is one copy at the leaf; PyTorch hands it on as a view": """
        positive conj real reshape view view_as reshape_as flatten ravel squeeze unsqueeze
        expand_as atleast_1d atleast_2d atleast_3d contiguous nn.functional.alpha_dropout
        nn.functional.feature_alpha_dropout resolve_conj resolve_neg
    """,
    "half of a running sum moves elements to where chains run side by side": "cumsum",
    "a copy forward and one of the gradient; PyTorch hands the gradient on": """
        clone squeeze_copy conj_physical alias_copy
    """,
    "the gradient is one copy across the strides; PyTorch hands it on as a view": """
        transpose permute movedim t
    """,
    "a copy that turns, and one across memory; PyTorch leaves the result as it lies": "rot90",
    "each part's gradient is copied out; PyTorch hands out views": """
        cat stack hstack vstack column_stack
    """,
    "a node for each part": "unbind_copy",
    "it looks for the elements that survive, which PyTorch does not": "scatter.src",
    "three copies, of which PyTorch makes two": "slice_scatter",
    "the gradient is a matrix of zeros with a diagonal, in two writes": "trace",
    "self is added in a second pass over the outer product, and its gradient copied out": "addr",
    "two running sums, see cumsum": "cumulative_trapezoid.x cumulative_trapezoid.dx",
}

REASONS: dict[str, str] = {row: why for why, rows in _ROWS.items() for row in rows.split()}
"""The reason by the full name of the row."""
