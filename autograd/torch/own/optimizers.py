"""Optimizers as functions of lists of tensors: ``torch.optim.adam.adam`` and its kin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any

from autograd import optim
from autograd.core.tensor import Tensor
from autograd.optim.line_search import Trial, cubic_minimum, strong_wolfe
from autograd.optim.optimizer import note_write

_KEPT = {
    "Adadelta": "square_avg acc_delta step",
    "Adagrad": "sum step",
    "Adam": "exp_avg exp_avg_sq max_exp_avg_sq step",
    "AdamW": "exp_avg exp_avg_sq max_exp_avg_sq step",
    "Adamax": "exp_avg exp_inf step",
    "ASGD": "ax mu eta step",
    "NAdam": "exp_avg exp_avg_sq mu_product step",
    "RAdam": "exp_avg exp_avg_sq step",
    "RMSprop": "square_avg grad_avg momentum_buffer step",
    "Rprop": "prev step_size step",
    "SGD": "momentum_buffer",
}
"""Each optimizer, and what it keeps of a parameter in the order of the function's lists."""

_PAIRS = (
    ("betas", "beta1", "beta2"),
    ("etas", "etaminus", "etaplus"),
    ("step_sizes", "step_size_min", "step_size_max"),
)

__all__ = ["_cubic_interpolate", "_strong_wolfe", *(name.lower() for name in _KEPT)]


def _cubic_interpolate(
    x1: Any, f1: Any, g1: Any, x2: Any, f2: Any, g2: Any, bounds: Any = None
) -> float:
    """Where the cubic with these values and slopes at x1 and x2 is lowest, within `bounds`, which
    are those two points if None."""
    a, b = (Trial(float(x), float(f), g, float(g)) for x, f, g in ((x1, f1, g1), (x2, f2, g2)))
    return cubic_minimum(a, b, *map(float, bounds or sorted((a.t, b.t))))


def _strong_wolfe(
    obj_func: Callable[[Any, Any, Tensor], tuple[Any, Tensor]],
    x: Any,
    t: Any,
    d: Tensor,
    f: Any,
    g: Tensor,
    gtd: Any,
    c1: float = 1e-4,
    c2: float = 0.9,
    tolerance_change: float = 1e-9,
    max_ls: int = 25,
) -> tuple[Any, Tensor, Any, int]:
    """The value and gradient that ``obj_func(x, t, d)`` gives for the step `t` along `d` which is
    found from the first one, that step, and how often it was called.

    f, g, gtd: the value, the gradient and the slope along `d` at 0. c1, c2: of the conditions.
    """

    def evaluate(t: float) -> Trial:
        value, gradient = obj_func(x, t, d)
        return Trial(t, float(value), gradient.clone(), float(gradient.dot(d)))

    limits: Any = {"tolerance_change": tolerance_change, "max_ls": max_ls}
    start, longest = Trial(0, float(f), g, float(gtd)), float(d.abs().max())
    found, count = strong_wolfe(
        evaluate, start, float(t), longest, decrease=c1, curvature=c2, **limits
    )
    return found.value, found.gradient, found.t, count


def _function(name: str, kept: Sequence[str]) -> Callable[..., None]:
    cls: Any = getattr(optim, name)
    usual = {key: each.default for key, each in signature(cls).parameters.items()}

    def call(params: Sequence[Tensor], grads: Sequence[Tensor], *args: Any, **options: Any) -> None:
        group = {"decoupled_weight_decay": name == "AdamW"} | usual | options
        for pair, *ends in _PAIRS:
            if ends[0] in options:
                group[pair] = tuple(options[end] for end in ends)
        lists = dict(zip(kept, args, strict=False))
        rule = cls.__new__(cls)
        for i, (parameter, gradient) in enumerate(zip(params, grads, strict=True)):
            given = {key: each[i] for key, each in lists.items() if i < len(each)}
            state = {key: value for key, value in given.items() if value is not None}
            rule._rule(group, parameter._data, gradient._data, state)
            note_write(parameter)
            for key in given:
                lists[key][i] = state.get(key)

    call.__name__ = call.__qualname__ = name.lower()
    call.__doc__ = f"One step of `{name}` on each of `params`; after `grads` lists of {kept}."
    return call


for _name, _kept in _KEPT.items():
    globals()[_name.lower()] = _function(_name, _kept.split())
