"""The chain rule as it happened: `autograd.explain`.

`autograd.inspect.recording` runs a backward pass and notes what each node is given and gives;
`names` finds names and values, `forward` the calls behind the nodes; `steps` makes records of it,
with the formulas of the table; `faults` looks for nan and inf; `program` writes the pass as a NumPy
program; `explanation`
shows it all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from autograd.base.errors import wrong_type
from autograd.core.engine import handler_of
from autograd.core.engine_inputs import start_of
from autograd.core.tensor import Tensor
from autograd.inspect.explaining.explanation import Explanation
from autograd.inspect.explaining.faults import Fault, faults_of
from autograd.inspect.explaining.steps import Contribution, Gradient, Step, gradients_of, steps_of
from autograd.inspect.forward import Forward
from autograd.inspect.names import Names, is_module, names_of, variables_of
from autograd.inspect.recording import Trace, leaves_below, recorded, trace_of

__all__ = ["Contribution", "Explanation", "Fault", "Gradient", "Step", "explain"]


def explain(
    y: Tensor | Callable[[], Tensor], inputs: Any = None, gradient: Tensor | None = None
) -> Explanation:
    """The chain rule as it happened: how the gradients of `y` with respect to `inputs` arise.

    y: a Tensor with one element, or of any shape with `gradient`, the gradient to begin with, as in
    `Tensor.backward`. A graph keeps what its formulas read and nothing else, so some values of the
    forward may be unknown (``?``); of a function without arguments that returns `y` all are noted
    while it runs. inputs: a Tensor, several Tensors, a dict which gives them names, or a Module;
    all leaves that `y` depends on if left out. Other names are those of the caller's variables.

    The pass is run (hooks too) and the graph retained; no ``.grad`` is touched. Print what is
    returned; see `Explanation`. Raises TypeError if `y` is no plain Tensor, and RuntimeError as
    `autograd.grad` does, such as for a `y` that does not require grad or a graph that is freed.

    >>> import autograd as ag
    >>> a = ag.tensor(2.0, requires_grad=True)
    >>> b = ag.tensor(3.0, requires_grad=True)
    >>> d = ag.tensor(4.0, requires_grad=True)
    >>> e = (a + b) * d
    >>> ag.explain(e).gradients["d"].value
    array(5.)
    """
    variables = variables_of(sys._getframe(1))
    root = y
    if not isinstance(y, Tensor) and callable(y):
        with recorded():
            root = y()
    if not isinstance(root, Tensor) or handler_of([root]) is not None:
        raise wrong_type(
            "explain", "y", "a Tensor, or a function without arguments that returns one", root
        )
    named = _named_inputs(inputs)
    given = [each for _, each in named]
    if inputs is None and root._fn is not None:
        given = leaves_below(root)
    (_,), (start,) = start_of([root], gradient, False)
    names = [(name, each) for name, each in named if name is not None]
    return _explained(root, trace_of(root, start, given), [*names, *names_of(variables)])


def _named_inputs(inputs: Any) -> list[tuple[str | None, Tensor]]:
    """The inputs that are asked for, with the names that they are given."""
    named: list[tuple[str | None, Any]]
    if is_module(inputs):
        inputs = dict(inputs.named_parameters())
    if isinstance(inputs, Mapping):
        named = [(str(name), each) for name, each in inputs.items()]
    elif isinstance(inputs, Tensor) or not isinstance(inputs, Iterable):
        named = [] if inputs is None else [(None, inputs)]
    else:
        named = [(None, each) for each in inputs]
    for _, each in named:
        if not isinstance(each, Tensor):
            raise TypeError(
                "explain(): argument 'inputs' must be a Tensor, several Tensors, a dict of Tensors "
                f"by name or a Module, but it has {type(each).__name__}"
            )
    return named


def _explained(root: Tensor, found: Trace, named: Iterable[tuple[str, Tensor]]) -> Explanation:
    runs = sorted(found.runs, key=lambda run: -run.node.stamp)  # in the order of the forward
    names = Names(named, {run.node: run.saved for run in runs}, root)
    for run in runs:
        key = (run.node, type(run.node).output_nr)
        if key not in names.values:
            value = Forward(run, names).computed_again()
            if value is not None:
                names.values[key] = value
    gradients = gradients_of(found, names)
    return Explanation(
        found,
        names,
        steps_of(found, names, gradients),
        {names.name(key): gradients[key] for key in found.leaves if key in gradients},
        faults_of(found, names),
        [names.name(key) for key in found.leaves if key not in gradients],
    )
