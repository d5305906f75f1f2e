"""The derivatives that `autograd.gradcheck` examines: those of backward and of forward mode.

Jacobians are matrices of one row per entry of the input and one column per entry of the output,
as in `autograd.testing.checking.numerical`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from autograd.core.engine import grad
from autograd.core.runtime import zero_like
from autograd.core.tensor import Tensor, from_array
from autograd.testing.checking.numerical import GradcheckError, Part
from autograd.transforms.forward_ad import dual_level, make_dual, unpack_dual
from autograd.transforms.vmap import vmap

Arrays = list[np.ndarray]
# Per tensor an array, or None for what is to be left undefined.
Seeds = Sequence[np.ndarray | None]


class Problem:
    """A function at its inputs.

    tensors   the inputs that require grad, each once even if it is passed in two places
    outputs   the differentiable outputs; or all numbers, if there are none or `all_outputs`
    input_positions, output_positions: where these stand among what the function takes and returns
    count     how many outputs it returns
    """

    def __init__(
        self, func: Callable[..., Any], inputs: Sequence[Any], all_outputs: bool = False
    ) -> None:
        self.func = func
        self.inputs = inputs
        self.tensors: list[Tensor] = list(
            {id(value): value for value in inputs if requires_grad(value)}.values()
        )
        returned = _call(func, inputs)
        self.count = len(returned)
        self.differentiable = any(out.requires_grad for out in returned)
        skip_constants = self.differentiable and not all_outputs
        self.output_positions = [
            position
            for position, out in enumerate(returned)
            if out.requires_grad or (out._data.dtype.kind in "fc" and not skip_constants)
        ]
        self.outputs = [returned[position] for position in self.output_positions]
        self.input_positions = [
            next(k for k, value in enumerate(inputs) if value is tensor) for tensor in self.tensors
        ]

    def values(self) -> Arrays:
        """`outputs` evaluated anew, as arrays that share no memory with the inputs."""
        returned = self._call_again(self.inputs)
        return [np.array(returned[position]._data) for position in self.output_positions]

    def vjp(self, seeds: Seeds, check_dtypes: bool = False) -> Arrays:
        """The gradients of `tensors` for these grad_outputs; None is an undefined one."""
        pairs = [
            (out, from_array(seed))
            for out, seed in zip(self.outputs, seeds, strict=True)
            if seed is not None and out.requires_grad
        ]
        if not pairs:
            return zeros_like(self.tensors)
        roots, given = zip(*pairs, strict=True)
        grads = grad(roots, self.tensors, given, retain_graph=True, allow_unused=True)
        return _arrays("Gradient", grads, self.tensors, check_dtypes)

    def jvp(self, tangents: Seeds) -> Arrays:
        """The tangents of `outputs` for these tangents of `tensors`; None is an undefined one."""
        given = [None if tangent is None else from_array(tangent) for tangent in tangents]
        return _arrays("Tangent", self._push(given), self.outputs)

    def batched_vjp(self, i: int, seeds: np.ndarray) -> Arrays:
        """The gradients of `tensors` for several grad_outputs of outputs[i] at once, along a
        leading dimension."""
        grads = grad(
            *(self.outputs[i], self.tensors, from_array(seeds)),
            retain_graph=True, allow_unused=True, is_grads_batched=True,
        )  # fmt: skip
        return [
            np.zeros((len(seeds), *tensor.shape), tensor.dtype) if g is None else g._data
            for g, tensor in zip(grads, self.tensors, strict=True)
        ]

    def batched_jvp(self, tangents: Arrays) -> Arrays:
        """The tangents of `outputs` for several tangents of `tensors` at once, along a leading
        dimension."""

        def push(*rows: Tensor) -> tuple[Tensor, ...]:
            pairs = zip(self._push(rows), zeros_like(self.outputs), strict=True)
            return tuple(from_array(zero) if t is None else t for t, zero in pairs)

        return [found._data for found in vmap(push)(*map(from_array, tangents))]

    def _push(self, tangents: Sequence[Tensor | None]) -> list[Tensor | None]:
        with dual_level():
            duals: dict[int, Any] = {}
            for tensor, tangent in zip(self.tensors, tangents, strict=True):
                primal = tensor.detach()
                primal.requires_grad = True
                duals[id(tensor)] = make_dual(
                    primal, zero_like(primal) if tangent is None else tangent
                )
            returned = self._call_again([duals.get(id(value), value) for value in self.inputs])
            return [unpack_dual(returned[position])[1] for position in self.output_positions]

    def reverse_jacobians(
        self, i: int, part: Part, undefined: bool, check_dtypes: bool = False
    ) -> Arrays:
        """The Jacobians of the real or imaginary `part` of outputs[i] by each of `tensors`.

        undefined: leave the gradients of the other outputs undefined, instead of giving zeros.
        """
        columns: list[Arrays] = [[] for _ in self.tensors]
        for one in _one_hot(self.outputs[i], part):
            for column, g in zip(
                columns, self.vjp(self.alone(i, one, undefined), check_dtypes), strict=True
            ):
                column.append(g.ravel())
        return [
            np.stack(column, axis=1) if column else np.zeros((tensor._data.size, 0))
            for column, tensor in zip(columns, self.tensors, strict=True)
        ]

    def forward_jacobians(self, j: int, part: Part) -> Arrays:
        """The Jacobians of each of `outputs` by the real or imaginary `part` of tensors[j]."""
        rows: list[Arrays] = [[] for _ in self.outputs]
        for one in _one_hot(self.tensors[j], part):
            tangents = [one if tensor is self.tensors[j] else None for tensor in self.tensors]
            for row, tangent in zip(rows, self.jvp(tangents), strict=True):
                row.append(tangent.ravel())
        return [
            np.stack(row) if row else np.zeros((0, out._data.size))
            for row, out in zip(rows, self.outputs, strict=True)
        ]

    def alone(self, i: int, seed: np.ndarray, undefined: bool) -> Seeds:
        """`seed` for outputs[i], and nothing or zeros for the others."""
        others: Seeds = [None] * len(self.outputs) if undefined else zeros_like(self.outputs)
        return [*others[:i], seed, *others[i + 1 :]]

    def _call_again(self, arguments: Sequence[Any]) -> tuple[Tensor, ...]:
        returned = _call(self.func, arguments)
        if len(returned) != self.count:
            raise AssertionError(
                "Expected `func` to return as many outputs in every call, but got "
                f"{self.count} and then {len(returned)}."
            )
        return returned


def _call(func: Callable[..., Any], arguments: Sequence[Any]) -> tuple[Tensor, ...]:
    returned = as_tuple(func(*arguments))
    for position, out in enumerate(returned):
        if not isinstance(out, Tensor):
            raise TypeError(
                "gradcheck expects func to return Tensors, but output "
                f"{position} is of type {type(out).__name__}."
            )
    return returned


def _arrays(
    what: str,
    values: Sequence[Tensor | None],
    tensors: Sequence[Tensor],
    check_dtypes: bool = False,
) -> Arrays:
    """The gradients or tangents of `tensors` as arrays, zeros for None.

    Raises GradcheckError for complex values of a real tensor; with `check_dtypes` for any other
    dtype than the tensor's.
    """
    arrays = zeros_like(tensors)
    for k, value in enumerate(values):
        if value is None:
            continue
        dtype, expected = value._data.dtype, arrays[k].dtype
        if dtype != expected and (check_dtypes or dtype.kind != expected.kind):
            raise GradcheckError(f"{what} has dtype mismatch: {dtype}, expected {expected}.")
        arrays[k] = value._data
    return arrays


def _one_hot(tensor: Tensor, part: Part) -> Iterator[np.ndarray]:
    """For each entry an array like `tensor` that is 1 (or 1j) there and 0 elsewhere."""
    for position in np.ndindex(tensor._data.shape):
        one = np.zeros(tensor._data.shape, tensor._data.dtype)
        one[position] = 1j if part == "imag" else 1
        yield one


def zeros_like(tensors: Sequence[Tensor]) -> Arrays:
    return [np.zeros(tensor._data.shape, tensor._data.dtype) for tensor in tensors]


def requires_grad(value: Any) -> bool:
    return isinstance(value, Tensor) and value.requires_grad


def as_tuple(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, (list, tuple)) else (value,)
