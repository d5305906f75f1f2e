"""Which elements an operation computes each element of its outputs from.

It follows from what the row says of itself. Elements at one place are united (pointwise rows);
picked ones are run on the ids of their sets (gathers); what is linear is run on numbers, which show
where elements go (`autograd.sparsity.movements`); what works along a `dim`, in windows or on
matrices unites along these. A row that says in other operations how a batch is computed (`vmap:`)
is run so, and one that names a shared rule there has the pattern of that name, if there is one
among the functions of `autograd.sparsity.shared`. A row of which nothing better is known depends on
all that it is given, which is never too little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.base.kinds import Kind
from autograd.core.dispatch import Operation
from autograd.sparsity import shared
from autograd.sparsity.calls import Call, Rule, everything, has_sets, moved, united
from autograd.sparsity.dimensions import in_lines, in_matrices, in_related_lines, running
from autograd.sparsity.movements import moved_or_added, scaled
from autograd.sparsity.sets import Ids
from autograd.sparsity.shared import in_windows


def _linear(call: Call) -> Sequence[Ids]:
    """What is linear in each argument, and perhaps in all together."""
    found = moved_or_added(call)
    if found is not None:
        return found
    options = call.options
    if ("kernel_size" in options or "output_size" in options) and len(call.sources()) == 1:
        return in_windows(call)
    if "dim" in options or "dims" in options:
        found = scaled(call)
        return in_related_lines(call) if found is None else found
    return scaled(call) or everything(call)


def _by_formula(call: Call) -> Sequence[Ids]:
    """As the operations that the row says for a batch."""
    trace = call.sources()[0].trace
    escaped, trace.escaped = trace.escaped, False
    formula: Any = call.op.batched
    result = formula(*call.args)
    read, trace.escaped = trace.escaped, escaped
    results = list(result) if isinstance(result, (list, tuple)) else [result]
    if read or [x.shape for x in results] != [y.shape for y in call.outputs]:
        return everything(call)
    return [x.ids if has_sets(x) else np.zeros(x.shape, np.int64) for x in results]


_BY_KIND: dict[str, Rule] = {
    Kind.POINTWISE: united,
    Kind.GATHER: moved,
    **dict.fromkeys((Kind.VIEW, Kind.LINEAR, Kind.BILINEAR, Kind.SCATTER, Kind.WINDOW), _linear),
    **dict.fromkeys((Kind.REDUCTION, Kind.NORMALIZATION, Kind.SORT), in_lines),
    Kind.SCAN: running,
    Kind.LINALG: in_matrices,
}

_SHARED: dict[str, Rule] = {
    "elementwise": united,  # which says nothing but that elements stay at their places
    **{name: getattr(shared, name) for name in shared.__all__},
}
"""By the word that a row says under `vmap:`."""


def rule_of(op: Operation) -> Rule:
    """The rule by which ids go through `op`."""
    if callable(op.batched):
        return _by_formula
    return _SHARED.get(str(op.batched)) or _BY_KIND.get(op.kind, everything)


def ids_of_outputs(call: Call) -> Sequence[Ids]:
    """For each output of a call the ids of the sets of its elements, an array of its shape."""
    return rule_of(call.op)(call)
