"""Optimizers as functions of lists of tensors: ``torch.optim.adam.adam`` and its kin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any

from autograd import optim
from autograd.core.tensor import Tensor
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

__all__ = [name.lower() for name in _KEPT]


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
