"""The limited-memory method of Broyden, Fletcher, Goldfarb and Shanno."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.grad_mode import enable_grad, no_grad
from autograd.core.tensor import Tensor, from_array
from autograd.optim.line_search import Trial, strong_wolfe
from autograd.optim.optimizer import Optimizer, Parameters, check_lr
from autograd.optim.passes import note_write


class LBFGS(Optimizer):
    """L-BFGS (Nocedal and Wright, algorithm 7.4), as torch.optim.LBFGS.

    A `step` makes up to `max_iter` iterations, with up to `max_eval` evaluations of its closure
    (``max_iter * 5 // 4`` by default); it ends where no component of the gradient is above
    `tolerance_grad`, or no parameter or the loss changes by more than `tolerance_change`.
    history_size: how many changes of parameters and gradients the inverse Hessian is made of.
    line_search_fn: "strong_wolfe", or None for steps of `lr`.

    Raises ValueError for a negative `lr`, and for more than one group of parameters.
    """

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 1,
        max_iter: int = 20,
        max_eval: int | None = None,
        tolerance_grad: float = 1e-7,
        tolerance_change: float = 1e-9,
        history_size: int = 100,
        line_search_fn: str | None = None,
    ) -> None:
        check_lr(lr)
        defaults = {
            "lr": lr,
            "max_iter": max_iter,
            "max_eval": max_iter * 5 // 4 if max_eval is None else max_eval,
            "tolerance_grad": tolerance_grad,
            "tolerance_change": tolerance_change,
            "history_size": history_size,
            "line_search_fn": line_search_fn,
        }
        super().__init__(params, defaults)
        if len(self.param_groups) != 1:
            raise ValueError("LBFGS doesn't support per-parameter options (parameter groups)")

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Iterates as the class says; returns the loss before.

        closure: computes the loss and its gradients, as often as it is called. Raises TypeError
        without it, and RuntimeError for another line search than "strong_wolfe".
        """
        if closure is None:
            raise TypeError("LBFGS.step() missing 1 required positional argument: 'closure'")
        group = self.param_groups[0]
        search = group["line_search_fn"]
        if search not in (None, "strong_wolfe"):
            raise RuntimeError("only 'strong_wolfe' is supported")
        state = self.state[group["params"][0]]
        state.setdefault("func_evals", 0)
        state.setdefault("n_iter", 0)
        with no_grad():
            return self._iterate(closure, group, state)

    def _iterate(self, closure: Any, group: dict[str, Any], state: dict[str, Any]) -> Any:
        lr, tolerance = float(group["lr"]), group["tolerance_change"]
        original, loss, gradient = self._evaluate(closure)
        evaluations = 1
        state["func_evals"] += 1
        if _largest(gradient) <= group["tolerance_grad"]:
            return original
        memory = _Memory(state, group["history_size"])
        for iteration in range(1, group["max_iter"] + 1):
            state["n_iter"] += 1
            first = state["n_iter"] == 1
            direction = memory.direction(gradient, first)
            t = lr / max(1.0, float(np.abs(gradient).sum())) if first else lr
            memory.t = t
            previous_loss = memory.loss = loss
            slope = gradient @ direction
            if slope > -tolerance:
                break
            more = 0
            if group["line_search_fn"] is not None:
                start = [each._data.copy() for each in group["params"]]
                found, more = strong_wolfe(
                    lambda t: self._trial(closure, t, direction, start),  # noqa: B023
                    Trial(0, loss, gradient, slope),
                    t,
                    _largest(direction),
                    max_ls=group["max_eval"] - evaluations,
                )
                loss, gradient, memory.t = found.value, found.gradient, found.t
                self._move(memory.t, direction)
            else:
                self._move(t, direction)
                if iteration != group["max_iter"]:
                    _, loss, gradient = self._evaluate(closure)
                    more = 1
            evaluations += more
            state["func_evals"] += more
            if (
                iteration == group["max_iter"]
                or evaluations >= group["max_eval"]
                or _largest(gradient) <= group["tolerance_grad"]
                or _largest(direction * memory.t) <= tolerance
                or abs(loss - previous_loss) < tolerance
            ):
                break
        memory.store(state)
        return original

    def _evaluate(self, closure: Any) -> tuple[Any, float, np.ndarray]:
        """The loss that `closure` returns, its number, and the gradients as one vector."""
        with enable_grad():
            loss = closure()
        parts = []
        for each in self.param_groups[0]["params"]:
            grad = each.grad
            array = np.zeros(each.shape, each.dtype) if grad is None else grad._data
            parts.append(_real(array.reshape(-1)))
        return loss, float(loss), np.concatenate(parts)

    def _trial(self, closure: Any, t: float, direction: np.ndarray, start: Any) -> Trial:
        """The point `t` along `direction`; the parameters are back at `start` afterwards."""
        self._move(t, direction)
        _, loss, gradient = self._evaluate(closure)
        for each, array in zip(self.param_groups[0]["params"], start, strict=True):
            each._data[...] = array
            note_write(each)
        return Trial(t, loss, gradient, gradient @ direction)

    def _move(self, t: float, direction: np.ndarray) -> None:
        """Adds `t` times the part of `direction` that is its own to each parameter."""
        begin = 0
        for each in self.param_groups[0]["params"]:
            array = each._data
            count = array.size * (2 if array.dtype.kind == "c" else 1)
            part = (t * direction[begin : begin + count]).astype(array.real.dtype, copy=False)
            array += part.view(array.dtype).reshape(array.shape)
            note_write(each)
            begin += count


class _Memory:
    """The latest changes of gradient (`changes`) and parameters (`steps`), and what of the last
    iteration is needed: `state` between steps of the optimizer."""

    def __init__(self, state: dict[str, Any], size: int) -> None:
        self.size = size
        kept = (state.get(name, ()) for name in ("old_dirs", "old_stps", "ro"))
        self.pairs = [(_array(y), _array(s), float(rho)) for y, s, rho in zip(*kept, strict=True)]
        self.diagonal = float(state.get("H_diag", 1))
        self.last = _array(state.get("d"))
        self.gradient = _array(state.get("prev_flat_grad"))
        self.t = float(state.get("t", 0))
        self.loss = state.get("prev_loss")

    def direction(self, gradient: np.ndarray, first: bool) -> np.ndarray:
        """Minus the inverse Hessian times `gradient`, by the two loops over what is kept."""
        if first:
            self.pairs, self.diagonal = [], 1.0
            direction = -gradient
        else:
            self._remember(gradient)
            direction = -gradient
            shares = []
            for y, s, rho in reversed(self.pairs):
                share = (s @ direction) * rho
                shares.append(share)
                direction -= share * y
            direction *= self.diagonal
            for (y, s, rho), share in zip(self.pairs, reversed(shares), strict=True):
                direction += (share - (y @ direction) * rho) * s
        self.last, self.gradient = direction, gradient
        return direction

    def _remember(self, gradient: np.ndarray) -> None:
        assert self.gradient is not None and self.last is not None
        y, s = gradient - self.gradient, self.last * self.t
        product = float(y @ s)
        if product <= 1e-10:  # the curvature is no longer positive: the Hessian stays as it is
            return
        if len(self.pairs) == self.size:
            del self.pairs[0]
        self.pairs.append((y, s, 1.0 / product))
        self.diagonal = product / float(y @ y)

    def store(self, state: dict[str, Any]) -> None:
        state.update(
            d=from_array(self.last),
            t=self.t,
            old_dirs=[from_array(y) for y, _, _ in self.pairs],
            old_stps=[from_array(s) for _, s, _ in self.pairs],
            ro=[rho for _, _, rho in self.pairs],
            H_diag=self.diagonal,
            prev_flat_grad=from_array(self.gradient),
            prev_loss=self.loss,
        )


def _array(tensor: Any) -> Any:
    return None if tensor is None else tensor._data


def _largest(array: np.ndarray) -> Any:
    return np.abs(array).max()


def _real(flat: np.ndarray) -> np.ndarray:
    return flat.view(flat.real.dtype) if flat.dtype.kind == "c" else flat
