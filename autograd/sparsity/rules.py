"""Which elements an operation computes each element of its outputs from.

The kind of a row mostly says it. Elements at one place are united (pointwise rows); what only moves
elements is run on the ids of their sets (views, gathers, scatters); sums, products and windows
unite along dimensions. A row of which nothing better is known depends on all that it is given,
which is never too little.
"""

from __future__ import annotations

from collections.abc import Sequence

from autograd.sparsity.calls import Call, Rule, everything, moved, united
from autograd.sparsity.products import PRODUCTS
from autograd.sparsity.sets import Ids
from autograd.sparsity.sums import SUMS
from autograd.sparsity.windows import WINDOWS

__all__ = ["ids_of_outputs"]

_UNMOVED = (
    *("clone", "conj_physical", "alias_copy", "positive", "conj", "real", "imag", "to"),
    *("contiguous", "resolve_conj", "resolve_neg"),
)
_MOVING = (
    *("flip", "roll", "rot90", "cat", "stack", "repeat", "tril", "triu", "_diagonal_backward"),
    *("diag_embed", "scatter.src", "index_fill", "masked_fill", "index_copy", "masked_scatter"),
    *("nn.functional.unfold", "nn.functional._pool_pick"),
)

_OWN: dict[str, Rule] = {
    **dict.fromkeys(_UNMOVED, united),
    **dict.fromkeys(_MOVING, moved),
    **SUMS,
    **PRODUCTS,
    **WINDOWS,
    "as_strided": everything,  # it looks at memory, where the elements' sets are not
}
_OF_KIND: dict[str, Rule] = {"pointwise": united, "view": moved, "gather": moved}


def ids_of_outputs(call: Call) -> Sequence[Ids]:
    """For each output of a call the ids of the sets of its elements, an array of its shape."""
    rule = _OWN.get(call.op.name) or _OF_KIND.get(call.op.kind, everything)
    return rule(call)
