"""Why rows take longer than PyTorch's on a million elements, where they do."""

from __future__ import annotations

__all__ = ["REASONS"]

_ROWS: dict[str, str] = {
    "the gradient is one copy at the leaf; PyTorch hands it on as a view": """
        positive conj real reshape view view_as reshape_as flatten ravel squeeze unsqueeze
        expand_as atleast_1d atleast_2d atleast_3d contiguous nn.functional.alpha_dropout
        nn.functional.feature_alpha_dropout resolve_conj resolve_neg
    """,
    "np.sign, and zeros that are memory of their own": "sgn",
    "np.sin calls C's sin for each number; a vectorised one that was tried is off by 2 ulp": "sin",
    "np.cos calls C's cos for each number; a vectorised one that was tried is off by 2 ulp": "cos",
    "six passes around np.exp, three of them over fresh memory": "sigmoid",
    "the slope is chosen by bits in five passes": "nn.functional.leaky_relu",
    "np.expm1 and np.exp alone take as long as all of PyTorch's": """
        nn.functional.elu nn.functional.selu
    """,
    "np.exp and twelve passes; PyTorch has two fused loops": "nn.functional.silu",
    "the gradient is written out; PyTorch gives an expanded view of one number": "sum",
    "np.exp, two reductions and three passes": "softmax",
    "np.exp twice, two reductions and four passes": "log_softmax",
    "half of a running sum moves elements to where chains run side by side": "cumsum",
    "a copy forward and one of the gradient; PyTorch hands the gradient on": """
        clone squeeze_copy conj_physical alias_copy
    """,
    "the gradient is one copy across the strides; PyTorch hands it on as a view": """
        transpose permute movedim t
    """,
    "two transposed copies; PyTorch's go through tiles": "rot90",
    "each part's gradient is copied out; PyTorch hands out views": """
        cat stack hstack vstack column_stack
    """,
    "a node for each part": "unbind_copy",
    "np.add.at takes 2 to 3 ns for each element": "gather scatter_add",
    "it looks for the elements that survive, which PyTorch does not": "scatter.src",
    "three copies, of which PyTorch makes two": "slice_scatter",
    "the gradient is a matrix of zeros with a diagonal, in two writes": "trace",
    "self is added in a second pass over the outer product, and its gradient copied out": "addr",
    "the gradient is copied, which PyTorch hands on": "frac",
    "exactness takes a dozen passes in cache-sized blocks": "nextafter",
    "an exact remainder takes 14 passes in cache-sized blocks": "fmod",
    "scipy.special.erfinv is a scalar loop": "erfinv",
    "the choice by a mask takes three passes backward": "nn.functional.hardtanh",
    "seven NumPy passes; PyTorch reads and writes once per direction": "nn.functional.hardsigmoid",
    "nine NumPy passes; PyTorch reads and writes once per direction": "nn.functional.hardswish",
    "seven passes of comparisons and choices by bits": "hardshrink",
    "the choice by bits takes four passes backward": "nn.functional.softshrink",
    "three passes over memory and a gradient of zeros": "angle",
    "two running sums, see cumsum": "cumulative_trapezoid.x cumulative_trapezoid.dx",
}

REASONS: dict[str, str] = {row: why for why, rows in _ROWS.items() for row in rows.split()}
"""The reason by the full name of the row."""
