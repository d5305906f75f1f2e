"""The base of learning rate schedulers, and access to the options of groups."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import wraps
from types import BuiltinFunctionType, FunctionType
from typing import Any

from autograd.core.constructors import name_arguments
from autograd.core.tensor import Tensor
from autograd.optim.optimizer import Optimizer

EPOCH_DEPRECATION_WARNING = (
    "The epoch parameter in `scheduler.step()` was not necessary and is being deprecated where "
    "possible. Please use `scheduler.step()` to step the scheduler. During the deprecation, if "
    "epoch is different from None, the closed form is used instead of the new chainable form, "
    "where available. Please open an issue if you are unable to replicate your use case: "
    "https://github.com/pytorch/pytorch/issues/new/choose."
)
_ADJUST = "https://pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate"


class LRScheduler:
    """Base of the schedulers that know each learning rate from the number of the epoch.

    optimizer: whose groups get new learning rates. last_epoch: -1 to start, or the number of the
    last one, to go on with groups that know their ``"initial_lr"``. A subclass gives `get_lr` and,
    so that any epoch can be gone to, `_get_closed_form_lr`.

    Raises TypeError if `optimizer` is none, KeyError for a group without ``"initial_lr"``.
    """

    _get_lr_called_within_step = False
    _is_initial = False
    _get_closed_form_lr: Callable[[], list[float]] | None = None
    _parts: tuple[str, ...] = ()  # attributes that are schedulers or functions, or lists of such

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        name_arguments(cls)

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1) -> None:
        check_optimizer(optimizer)
        self.optimizer = optimizer
        if not hasattr(optimizer.step, "_notes_calls"):  # somebody's own, put on the optimizer
            optimizer.step = note_calls(optimizer.step, optimizer)  # type: ignore[method-assign]
        for i, group in enumerate(optimizer.param_groups):
            if last_epoch == -1:
                group.setdefault("initial_lr", float(group["lr"]))
            elif "initial_lr" not in group:
                raise KeyError(
                    f"param 'initial_lr' is not specified in param_groups[{i}] when resuming "
                    "scheduler with last_epoch >= 0"
                )
        self.base_lrs = values(optimizer, "initial_lr")
        self.last_epoch = last_epoch
        self._initial_step()

    def _initial_step(self) -> None:
        self._step_count = 0
        self._is_initial = True
        try:
            self.step()
        finally:
            self._is_initial = False

    def step(self, epoch: int | None = None) -> None:
        """Sets the learning rates of the next epoch. Call it after the optimizer's `step`.

        epoch: the one to go to; deprecated.
        """
        if self._step_count == 1:
            message = ""
            if not hasattr(self.optimizer.step, "_notes_calls"):
                message = (
                    "Seems like `optimizer.step()` has been overridden after learning rate "
                    "scheduler initialization. Please, make sure to call `optimizer.step()` before "
                    f"`lr_scheduler.step()`. See more details at {_ADJUST}"
                )
            elif not getattr(self.optimizer, "_opt_called", False):
                message = (
                    "Detected call of `lr_scheduler.step()` before `optimizer.step()`. In PyTorch "
                    "1.1.0 and later, you should call them in the opposite order: "
                    "`optimizer.step()` before `lr_scheduler.step()`.  Failure to do this will "
                    "result in PyTorch skipping the first value of the learning rate schedule. "
                    f"See more details at {_ADJUST}"
                )
            if message:
                warnings.warn(message, UserWarning, stacklevel=2)
        self._step_count += 1
        if epoch is not None:
            warnings.warn(EPOCH_DEPRECATION_WARNING, UserWarning, stacklevel=2)
        self._update_lr(epoch)

    def _update_lr(self, epoch: int | None = None) -> None:
        if epoch is None:
            self.last_epoch += 1
        else:
            self.last_epoch = epoch
        closed = self._get_closed_form_lr
        self._put_all(closed if epoch is not None and closed is not None else self.get_lr)

    def _put_all(self, rates: Callable[[], list[float]]) -> None:
        self._get_lr_called_within_step = True
        try:
            found = rates()
        finally:
            self._get_lr_called_within_step = False
        for group, lr in zip(self.optimizer.param_groups, found, strict=True):
            put(group, "lr", lr)
        self._last_lr = values(self.optimizer, "lr")

    def get_last_lr(self) -> list[float]:
        """The learning rates set last, one of each group."""
        return self._last_lr

    def get_lr(self) -> list[float]:
        """The learning rates of `last_epoch`, computed from those before; for subclasses."""
        raise NotImplementedError

    def _inside(self) -> list[float]:
        """The learning rates as they are; warns where `get_lr` is called from outside."""
        if not self._get_lr_called_within_step:
            warnings.warn(
                "To get the last learning rate computed by the scheduler, please use "
                "`get_last_lr()`.",
                UserWarning,
                stacklevel=3,
            )
        return values(self.optimizer, "lr")

    def state_dict(self) -> dict[str, Any]:
        """All that the scheduler knows but its optimizer; of schedulers inside their state dicts,
        of other callable objects their attributes, of functions nothing."""
        state = {name: value for name, value in self.__dict__.items() if name != "optimizer"}
        return state | {name: _map(_state_of, state[name]) for name in self._parts}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Takes over what `state_dict` gave; what has a state of its own stays the same object."""
        own = {name: self.__dict__[name] for name in self._parts}
        self.__dict__.update(state_dict | own)
        for name, part in own.items():
            _map(_load, part, state_dict[name])


def _map(function: Callable[..., Any], part: Any, *others: Any) -> Any:
    if isinstance(part, (list, tuple)):
        return [function(*each) for each in zip(part, *others, strict=True)]
    return function(part, *others)


def _state_of(part: Any) -> dict[str, Any] | None:
    if isinstance(part, LRScheduler):
        return part.state_dict()
    plain = part is None or isinstance(part, (FunctionType, BuiltinFunctionType))
    return None if plain else dict(part.__dict__)


def _load(part: Any, state: dict[str, Any] | None) -> None:
    if isinstance(part, LRScheduler):
        part.load_state_dict(state or {})
    elif state is not None:
        part.__dict__.update(state)


def note_calls(step: Callable[..., Any], optimizer: Optimizer) -> Callable[..., Any]:
    """The `step` of one optimizer, which lets schedulers know whether a step was made."""

    @wraps(step)
    def noted(*args: Any, **kwargs: Any) -> Any:
        optimizer._opt_called = True
        return step(*args, **kwargs)

    noted._notes_calls = True  # type: ignore[attr-defined]
    return noted


def check_optimizer(optimizer: Any) -> None:
    """Raises TypeError unless it is an Optimizer."""
    if not isinstance(optimizer, Optimizer):
        raise TypeError(f"{type(optimizer).__name__} is not an Optimizer")


def values(optimizer: Optimizer, name: str) -> list[float]:
    """An option of each group, as numbers."""
    return [float(group[name]) for group in optimizer.param_groups]


def put(group: dict[str, Any], name: str, value: float) -> None:
    """Sets an option of a group; writes into it where it is a Tensor."""
    if isinstance(group[name], Tensor):
        group[name].fill_(value)
    else:
        group[name] = value


def per_group(name: str, optimizer: Optimizer, given: Any) -> list[Any]:
    """`given` for each group, Tensors as numbers, since they may be written to later; raises
    ValueError if it is a list of another length."""
    count = len(optimizer.param_groups)
    if not isinstance(given, (list, tuple)):
        given = [given] * count
    if len(given) != count:
        raise ValueError(
            f"{name} must have the same length as optimizer.param_groups. {name} has {len(given)} "
            f"values, param_groups has {count}."
        )
    return [float(each) if isinstance(each, Tensor) else each for each in given]
