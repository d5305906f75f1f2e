"""The base of optimizers: groups of parameters, and the state of each between steps."""

from __future__ import annotations

import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable
from copy import deepcopy
from functools import wraps
from typing import Any

import numpy as np

from autograd.base.grad_mode import enable_grad, no_grad
from autograd.core.constructors import name_arguments
from autograd.core.hooks import RemovableHandle, _Hooks
from autograd.core.tensor import Tensor, from_array
from autograd.methods.construction import tensor as new_tensor
from autograd.optim.passes import Recorded, note_write, number, number_of, value_of

Array = np.ndarray
Options = dict[str, Any]
State = dict[str, Any]
Parameters = Iterable[Tensor] | Iterable[dict[str, Any]] | Iterable[tuple[str, Tensor]]


_HOOKS = (
    *("_step_pre_hooks", "_step_post_hooks", "_state_dict_pre_hooks", "_state_dict_post_hooks"),
    *("_load_state_dict_pre_hooks", "_load_state_dict_post_hooks"),
)


_BEFORE_ALL, _AFTER_ALL = _Hooks(), _Hooks()


class _RequiredParameter:
    """The class of `required`."""

    def __repr__(self) -> str:
        return "<required parameter>"


required = _RequiredParameter()
"""The default of an option that each group must give."""


def register_optimizer_step_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls ``hook(optimizer, args, kwargs)`` before each step of any optimizer, as
    `Optimizer.register_step_pre_hook`. Returns a handle whose `remove()` takes the hook away."""
    return _BEFORE_ALL.register(hook)


def register_optimizer_step_post_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Calls ``hook(optimizer, args, kwargs)`` after each step of any optimizer. Returns such a
    handle too."""
    return _AFTER_ALL.register(hook)


class Optimizer:
    """Base of all optimizers.

    params: Tensors, ``(name, Tensor)`` pairs, or dicts, each a group: its ``"params"``, and options
    that differ from `defaults`. A subclass gives `_rule`, or a `step` of its own. differentiable:
    record steps, so that gradients flow through the new values of the parameters, which must not be
    leaves that require grad, and of the state to old ones, gradients and rates that are Tensors.

    param_groups  the groups: a dict of ``"params"`` and the options of each
    state         parameter -> what is kept of it between steps

    Raises TypeError for anything that is no Tensor, for one Tensor instead of several and for a
    set, which has no order; ValueError for no parameters, for results of operations unless
    `differentiable`, for a parameter in two groups and for an option whose default is `required`
    that a group does not give; RuntimeError for ``fused`` with ``differentiable`` or ``foreach``.
    """

    _opt_called = False
    _step_pre_hooks: _Hooks
    _step_post_hooks: _Hooks
    _state_dict_pre_hooks: _Hooks
    _state_dict_post_hooks: _Hooks
    _load_state_dict_pre_hooks: _Hooks
    _load_state_dict_post_hooks: _Hooks

    def __init__(self, params: Parameters, defaults: dict[str, Any]) -> None:
        if isinstance(params, Tensor) or not hasattr(params, "__iter__"):
            hint = ": pass its parameters()" if hasattr(params, "parameters") else ""
            raise TypeError(
                "params argument given to the optimizer should be an iterable of Tensors or dicts, "
                f"but got {type(params).__name__}{hint}"
            )
        if defaults.get("fused") and defaults.get("differentiable"):
            raise RuntimeError("`fused` does not support `differentiable`")
        if defaults.get("fused") and defaults.get("foreach"):
            raise RuntimeError("`fused` and `foreach` cannot be `True` together.")
        self.defaults = defaults
        self.state: defaultdict[Tensor, dict[str, Any]] = defaultdict(dict)
        self.param_groups: list[dict[str, Any]] = []
        groups: list[Any] = list(params)
        if not groups:
            raise ValueError("optimizer got an empty parameter list")
        if not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        for group in groups:
            self.add_param_group(group)

    def __getattr__(self, name: str) -> Any:
        """The hooks, of which one that has not called `__init__` has none."""
        if name in _HOOKS:
            return vars(self).setdefault(name, _Hooks())
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __init_subclass__(cls) -> None:
        """Calls the hooks of steps, and lets the schedulers know whether a step was made."""
        name_arguments(cls, spelled=True)
        own = cls.__dict__.get("step")
        if own is not None:
            cls.step = _call_hooks_around(own)  # type: ignore[method-assign]

    def _patch_step_function(self) -> None:
        """Nothing, where PyTorch puts hooks around `step`: `__init_subclass__` has done it."""

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Adds a group: `param_group` has ``"params"`` and the options that are not the defaults.

        Raises TypeError and ValueError as the constructor does.
        """
        if not isinstance(param_group, dict):
            raise TypeError(f"param_group must be a dict, but got {type(param_group)}")
        params = param_group["params"]
        if isinstance(params, set):
            raise TypeError(
                "optimizer parameters need to be organized in ordered collections, but the "
                "ordering of tensors in sets will change between runs. Please use a list instead."
            )
        given = [params] if isinstance(params, Tensor) else list(params)
        names = [each[0] for each in given if isinstance(each, tuple)]
        if names and len(names) != len(given):
            raise ValueError(
                "all optimizer params should be with/without names. Some param names are missing"
            )
        parameters = [each[1] if isinstance(each, tuple) else each for each in given]
        param_group["params"] = parameters
        if names:
            param_group["param_names"] = names
        for each in parameters:
            if not isinstance(each, Tensor):
                raise TypeError(
                    "optimizer can only optimize Tensors, but one of the params is "
                    f"{type(each).__name__}"
                )
            if not (self.defaults.get("differentiable") or each.is_leaf or each.retains_grad):
                raise ValueError("can't optimize a non-leaf Tensor")
            if self.defaults.get("fused") and each.dtype.kind != "f":
                raise RuntimeError(
                    "`fused=True` requires all the params to be floating point Tensors, but got "
                    f"{each.dtype}"
                )
        for name, default in self.defaults.items():
            if default is required and name not in param_group:
                raise ValueError(
                    "parameter group didn't specify a value of required optimization parameter "
                    f"{name}"
                )
            param_group.setdefault(name, default)
        known = {id(each) for each in parameters}
        if len(known) != len(parameters):
            warnings.warn(
                "optimizer contains a parameter group with duplicate parameters", stacklevel=3
            )
        if any(id(each) in known for group in self.param_groups for each in group["params"]):
            raise ValueError("some parameters appear in more than one parameter group")
        if self.param_groups and ("param_names" in self.param_groups[0]) != bool(names):
            raise ValueError(
                "all optimizer param groups should be with/without names. cannot add param group "
                "with" + ("" if names else "out") + " names to the optimizer"
            )
        self.param_groups.append(param_group)

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Sets the gradients of all parameters to None, without `set_to_none` to zeros in place."""
        for group in self.param_groups:
            for each in group["params"]:
                clear_grad(each, set_to_none)

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Changes each parameter that has a gradient, in place, by one step.

        closure: computes the loss anew, with its gradients, before the step. Returns what it
        returns, or None without.
        """
        loss = None
        if closure is not None:
            with enable_grad():
                loss = closure()
        for group in self.param_groups:
            for each in group["params"]:
                gradient = each.grad
                if gradient is not None:
                    state = self.state.get(each, {})
                    if group.get("differentiable"):
                        with enable_grad():
                            new = Recorded(each.clone(), each.copy_)
                            self._rule(group, new, Recorded(gradient), state)  # type: ignore[arg-type]
                    else:
                        self._rule(group, each._data, gradient._data, state)
                        note_write(each)
                    if state:
                        self.state[each] = state
        return loss

    def register_step_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook(optimizer, args, kwargs)`` before each step, with the optimizer as the
        first of `args`; it may return a tuple of both in their place. Returns a handle whose
        `remove()` takes the hook away."""
        return self._step_pre_hooks.register(hook)

    def register_step_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Calls ``hook(optimizer, args, kwargs)`` after each step. Returns such a handle too."""
        return self._step_post_hooks.register(hook)

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        """One step of one parameter: writes its array, and what is kept of it in `state`.

        group: its options. The gradient must not be written. Raises NotImplementedError unless a
        subclass gives it.
        """
        raise NotImplementedError

    # ---- state dicts -----------------------------------------------------------------------------

    def state_dict(self) -> dict[str, Any]:
        """The state and the groups, with numbers in the order of the groups for the parameters.

        Tensors in it are the optimizer's own, not copies.
        """
        for hook in list(self._state_dict_pre_hooks.values()):
            hook(self)
        numbers: dict[int, int] = {}
        groups = []
        for group in self.param_groups:
            for each in group["params"]:
                numbers.setdefault(id(each), len(numbers))
            packed = {name: value for name, value in group.items() if name != "params"}
            packed["params"] = [numbers[id(each)] for each in group["params"]]
            groups.append(packed)
        state = {numbers.get(id(key), key): value for key, value in self.state.items()}
        found = {"state": state, "param_groups": groups}
        for hook in list(self._state_dict_post_hooks.values()):
            found = _unless_none(hook(self, found), found)
        return found

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Takes over a copy of what `state_dict` gave, also PyTorch's, for as many parameters.

        What is kept of a parameter gets its dtype; numbers of steps keep theirs. Raises ValueError
        if there are other numbers of groups or of parameters in them.
        """
        state_dict = state_dict.copy()
        for hook in list(self._load_state_dict_pre_hooks.values()):
            state_dict = _unless_none(hook(self, state_dict), state_dict)
        saved = state_dict["param_groups"]
        if len(saved) != len(self.param_groups):
            raise ValueError("loaded state dict has a different number of parameter groups")
        parameters: dict[int, Tensor] = {}
        for old, new in zip(saved, self.param_groups, strict=True):
            if len(old["params"]) != len(new["params"]):
                raise ValueError(
                    "loaded state dict contains a parameter group that doesn't match the size of "
                    "optimizer's group"
                )
            parameters.update(zip(old["params"], new["params"], strict=True))
        state: defaultdict[Tensor, dict[str, Any]] = defaultdict(dict)
        for place, value in state_dict["state"].items():
            key = parameters.get(place, place)
            state[key] = {
                name: _load_value(each, name, parameters.get(place)) for name, each in value.items()
            }
        self.state = state
        self.param_groups = [
            {
                **{k: v for k, v in new.items() if k == "param_names"},
                **self.defaults,  # of a state older than some options
                **deepcopy({k: v for k, v in old.items() if k != "params"}),
                "params": new["params"],
            }
            for old, new in zip(saved, self.param_groups, strict=True)
        ]
        for hook in list(self._load_state_dict_post_hooks.values()):
            hook(self)

    def register_state_dict_pre_hook(
        self, hook: Callable[[Optimizer], None], prepend: bool = False
    ) -> RemovableHandle:
        """Calls ``hook(optimizer)`` before `state_dict` collects anything.

        prepend: before the hooks there are. Returns a handle whose `remove()` takes the hook away.
        """
        return self._state_dict_pre_hooks.register(hook, prepend)

    def register_state_dict_post_hook(
        self, hook: Callable[..., Any], prepend: bool = False
    ) -> RemovableHandle:
        """Calls ``hook(optimizer, state_dict)`` at the end of `state_dict`; what it returns, if not
        None, is returned instead. For `prepend` and the result see the hook above."""
        return self._state_dict_post_hooks.register(hook, prepend)

    def register_load_state_dict_pre_hook(
        self, hook: Callable[..., Any], prepend: bool = False
    ) -> RemovableHandle:
        """Calls ``hook(optimizer, state_dict)``, with a shallow copy, before `load_state_dict`
        reads it; what it returns, if not None, is loaded instead. For `prepend` see above."""
        return self._load_state_dict_pre_hooks.register(hook, prepend)

    def register_load_state_dict_post_hook(
        self, hook: Callable[[Optimizer], None], prepend: bool = False
    ) -> RemovableHandle:
        """Calls ``hook(optimizer)`` at the end of `load_state_dict`. For `prepend` see above."""
        return self._load_state_dict_post_hooks.register(hook, prepend)

    def __repr__(self) -> str:
        lines = [f"{type(self).__name__} ("]
        for i, group in enumerate(self.param_groups):
            lines += ([""] if i else []) + [f"Parameter Group {i}"]
            lines += [f"    {name}: {group[name]}" for name in sorted(group) if name != "params"]
        return "\n".join(lines) + "\n)"


def _unless_none(changed: Any, value: Any) -> Any:
    return value if changed is None else changed


def check_lr(lr: Any) -> None:
    """Raises ValueError unless `lr` is a number, or a Tensor of one, that is not negative."""
    if isinstance(lr, Tensor) and lr.numel() != 1:
        raise ValueError("Tensor lr must be 1-element")
    if not value_of(lr) >= 0.0:
        raise ValueError(f"Invalid learning rate: {lr}")


def clear_grad(parameter: Tensor, set_to_none: bool) -> None:
    """Sets the gradient of `parameter` to None, or to zeros in place, cut off its graph."""
    grad = getattr(parameter, "_grad", None)
    if grad is None:
        return
    if set_to_none:
        parameter._grad = None
        return
    if grad.grad_fn is not None:
        grad.detach_()
    else:
        grad.requires_grad_(False)
    with no_grad():
        grad.zero_()


def _call_hooks_around(step: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(step)
    def hooked(self: Optimizer, *args: Any, **kwargs: Any) -> Any:
        self._opt_called = True
        for hook in [*_BEFORE_ALL.values(), *self._step_pre_hooks.values()]:
            changed = hook(self, (self, *args), kwargs)
            if changed is not None:
                if not isinstance(changed, tuple) or len(changed) != 2:
                    raise RuntimeError(
                        f"{hook} must return None or a tuple of (new_args, new_kwargs), but got "
                        f"{changed}."
                    )
                (_, *args), kwargs = changed
        result = step(self, *args, **kwargs)
        for hook in [*self._step_post_hooks.values(), *_AFTER_ALL.values()]:
            hook(self, (self, *args), kwargs)
        return result

    hooked._notes_calls = True  # type: ignore[attr-defined]
    return hooked


Optimizer.step = _call_hooks_around(Optimizer.step)  # type: ignore[method-assign]


def _load_value(value: Any, name: str, parameter: Tensor | None) -> Any:
    """A copy of `value`, of the dtype and order in memory of the `parameter` it is kept of."""
    if isinstance(value, (list, tuple)):
        return type(value)(_load_value(each, name, parameter) for each in value)
    if isinstance(value, dict):
        return {key: _load_value(each, name, parameter) for key, each in value.items()}
    if not isinstance(value, Tensor) and not hasattr(value, "__array__"):
        plain = name in _NUMBERS and isinstance(value, (int, float))
        return number(value) if plain else deepcopy(value)
    array = value._data if isinstance(value, Tensor) else np.asarray(value)
    target = None if parameter is None else parameter._data
    if target is None or name == "step" or target.dtype.kind not in ("f", array.dtype.kind):
        return new_tensor(array.copy())
    copied = np.empty_like(target) if array.shape == target.shape else np.empty(array.shape)
    copied = copied.astype(target.dtype, copy=False)
    np.copyto(copied, array, casting="unsafe")
    return from_array(copied)


_NUMBERS = ("step", "eta", "mu", "mu_product")  # Tensors, for which older states have numbers

Rate = float | Tensor
Betas = tuple[float | Tensor, float | Tensor]


def options(**fixed: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Makes a signature the constructor of an optimizer: its parameters after `params` are the
    options, its defaults theirs, and its body, which comes first, what is to be checked besides.

    fixed: options that users cannot choose. Options of the names below are checked: ValueError.
    """

    def declared(init: Callable[..., None]) -> Callable[..., None]:
        @wraps(init)
        def build(self: Optimizer, params: Parameters, **given: Any) -> None:
            init(self, params, **given)
            given |= fixed
            for name, check in _CHECKS.items():
                if name in given:
                    check(given[name])
            if "betas" in given:
                given["betas"] = tuple(number_of(given, each) for each in given["betas"])
            Optimizer.__init__(self, params, given)

        return build

    return declared


def refuse_lists_with_tensor(
    lr: Rate, betas: Betas, foreach: bool | None, capturable: bool
) -> None:
    """Raises ValueError where PyTorch does: for a Tensor `lr`, or as one of `betas`, with
    ``foreach=True`` alone."""
    for name, each in (("lr", lr), ("betas[0]", betas[0]), ("betas[1]", betas[1])):
        if isinstance(each, Tensor) and foreach and not capturable:
            raise ValueError(
                f"{name} as a Tensor is not supported for capturable=False and foreach=True"
            )


def _not_negative(name: str) -> Callable[[Any], None]:
    def check(value: Any) -> None:
        if not value_of(value) >= 0.0:
            raise ValueError(f"Invalid {name} value: {value}")

    return check


def _check_betas(betas: Betas) -> None:
    if isinstance(betas[0], Tensor) != isinstance(betas[1], Tensor):
        raise ValueError("betas must be either both floats or both Tensors")
    for i, beta in enumerate(betas):
        if not 0.0 <= value_of(beta) < 1.0:
            raise ValueError(f"Invalid beta parameter at index {i}: {beta}")


def _check_rho(rho: float) -> None:
    if not 0.0 <= rho <= 1.0:
        raise ValueError(f"Invalid rho value: {rho}")


def _check_etas(etas: tuple[float, float]) -> None:
    if not 0.0 < etas[0] < 1.0 < etas[1]:
        raise ValueError(f"Invalid eta values: {etas[0]}, {etas[1]}")


_NOT_NEGATIVE = ("momentum", "weight_decay", "lr_decay", "momentum_decay")
_CHECKS: dict[str, Callable[[Any], None]] = {
    "lr": check_lr,
    "eps": _not_negative("epsilon"),
    "betas": _check_betas,
    "rho": _check_rho,
    "etas": _check_etas,
    **{name: _not_negative(name) for name in (*_NOT_NEGATIVE, "initial_accumulator_value")},
}
