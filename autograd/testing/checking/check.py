"""Compares the derivatives of a `Problem` with central differences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from autograd.base.locks import cached_property
from autograd.core.tensor import Tensor
from autograd.testing.checking.analytical import Problem, zeros_like
from autograd.testing.checking.mismatch import describe_mismatch
from autograd.testing.checking.numerical import (
    Component,
    GradcheckError,
    Part,
    Slopes,
    at_kinks,
    central_slopes,
    difference,
    parts,
)

# Different vectors on both sides of a Jacobian: with equal ones, errors could cancel by symmetry.
_GRAD_SEED, _TANGENT_SEED = 0, 1
_BATCH_SEEDS = (3, 4)

_NOT_REENTRANT = """\
Backward is not reentrant, i.e., running backward with same input and grad_output multiple times \
gives different values, although analytical gradient matches numerical gradient. \
The tolerance for nondeterminism was {tolerance}; input {position} differs by {distance:.3g}.

If the operation is not deterministic on purpose, pass nondet_tol=<tolerance>.
"""

_FAST_MODE = (
    "\nThe mismatch was found in fast mode, by products of the Jacobians with random vectors; "
    "the Jacobians above are those of slow mode."
)


_BATCHED_BACKWARD = "gradcheck or gradgradcheck failed while testing batched gradient computation."
_BATCHED_FORWARD = (
    "gradcheck failed while testing batched gradient computation with forward-mode AD."
)


@contextmanager
def _batched(failed: str) -> Iterator[None]:
    """What cannot be computed for a batch fails the check."""
    try:
        yield
    except RuntimeError as error:
        message = f"While computing batched gradients, got: {error}\n\n{failed}"
        raise GradcheckError(message) from error


@dataclass
class Check:
    """One gradcheck: the function at its inputs, and the settings."""

    problem: Problem
    eps: float
    atol: float
    rtol: float
    nondet_tol: float
    undefined_grads: bool
    grad_dtypes: bool
    fast_mode: bool

    def passes(
        self,
        backward: bool,
        forward: bool,
        raise_exception: bool,
        batched_backward: bool = False,
        batched_forward: bool = False,
    ) -> bool:
        """Whether the derivatives of the modes asked for are right."""
        try:
            with np.errstate(all="ignore"):
                if not self.problem.differentiable:
                    self.check_constant()
                    return True
                if backward:
                    self.check_backward()
                if batched_backward:
                    self.check_batched_backward()
                if forward:
                    self.check_forward()
                if batched_forward:
                    self.check_batched_forward()
        except GradcheckError:
            if raise_exception:
                raise
            return False
        return True

    @cached_property
    def numerical(self) -> list[list[Slopes]]:
        """Central differences: [input][output]."""
        problem = self.problem
        return [central_slopes(problem.values, tensor, self.eps) for tensor in problem.tensors]

    def check_constant(self) -> None:
        """No output requires grad: then none may depend on the inputs."""
        for matrices in self.numerical:
            for matrix in (matrix for pair in matrices for matrix in pair if matrix is not None):
                if not np.allclose(matrix, 0, self.rtol, self.atol):
                    raise GradcheckError(
                        "Numerical gradient for function expected to be zero: no output requires "
                        "grad, but an output depends on an input. Is the computation detached?"
                    )

    # Both modes

    def jacobian_products(
        self, seeds: list[np.ndarray], directions: list[np.ndarray], forward: bool
    ) -> list[np.ndarray]:
        """Compares Jacobians, in fast mode products of them with random vectors where these agree.

        Returns what the Jacobians give for the grad_outputs `seeds`, or in forward mode for the
        tangents `directions`.
        """
        expected = self.fast_products(seeds, directions, forward) if self.fast_mode else None
        if expected is None:
            expected = self.slow_products(directions if forward else seeds, forward)
        return expected

    def slow_products(self, vectors: list[np.ndarray], forward: bool) -> list[np.ndarray]:
        """Compares whole Jacobians; returns their products with `vectors`."""
        problem = self.problem
        products = zeros_like(problem.outputs if forward else problem.tensors)
        for k, vector in enumerate(vectors):
            for part in parts(vector.dtype):
                flat = getattr(vector, part).ravel()
                jacobians = (
                    problem.forward_jacobians(k, part)
                    if forward
                    else problem.reverse_jacobians(k, part, self.undefined_grads, self.grad_dtypes)
                )
                for n, jacobian in enumerate(jacobians):
                    i, j = (n, k) if forward else (k, n)
                    self.compare(i, j, part, jacobian, forward)
                    product = flat @ jacobian if forward else jacobian @ flat
                    products[n] = products[n] + product.reshape(products[n].shape)
        return products

    def fast_products(
        self, seeds: list[np.ndarray], directions: list[np.ndarray], forward: bool
    ) -> list[np.ndarray] | None:
        """The same from products with random vectors on both sides; None if one is wrong."""
        problem = self.problem
        products = zeros_like(problem.outputs if forward else problem.tensors)
        by_output: Any = None
        if not forward:
            by_output = [
                problem.vjp(problem.alone(i, seed, self.undefined_grads), self.grad_dtypes)
                for i, seed in enumerate(seeds)
            ]
        for j, direction in enumerate(directions):
            if forward:
                only = [direction if k == j else None for k in range(len(directions))]
                tangents = problem.jvp(only)
            numerical = difference(problem.values, problem.tensors[j], direction, self.eps)
            for i, (seed, slope) in enumerate(zip(seeds, numerical, strict=True)):
                found = tangents[i] if forward else by_output[i][j]
                analytical = np.vdot(seed, found) if forward else np.vdot(found, direction)
                if not self.products_agree(np.vdot(seed, slope), analytical, seed, direction):
                    return None
                n = i if forward else j
                products[n] = products[n] + found
        return products

    # Backward mode

    def check_backward(self) -> None:
        """Gradients are right, repeatable, linear, and zeros where nothing comes in."""
        seeds = random_like(self.problem.outputs, _GRAD_SEED)
        if self.undefined_grads and len(seeds) > 1:
            self.check_undefined(seeds)
        directions = random_like(self.problem.tensors, _TANGENT_SEED)
        self.check_all_outputs(seeds, self.jacobian_products(seeds, directions, forward=False))

    def check_undefined(self, seeds: list[np.ndarray]) -> None:
        """An undefined gradient of an output must count as zeros."""
        problem = self.problem
        for i, seed in enumerate(seeds):
            undefined = problem.vjp(problem.alone(i, seed, undefined=True))
            zeros = problem.vjp(problem.alone(i, seed, undefined=False))
            for j, (a, b) in enumerate(zip(undefined, zeros, strict=True)):
                if not np.allclose(a, b, self.rtol, self.atol, equal_nan=True):
                    raise GradcheckError(
                        "Expected backward function to handle undefined output grads: the "
                        f"gradient of input {problem.input_positions[j]} is another one when the "
                        f"gradients of all outputs but {problem.output_positions[i]} are undefined "
                        f"than when they are zeros.\nundefined:{a}\nzeros:{b}\n"
                    )

    def check_all_outputs(self, seeds: list[np.ndarray], expected: list[np.ndarray]) -> None:
        """Backward through all outputs at once must be repeatable, and linear in `seeds`."""
        problem = self.problem
        first, second = problem.vjp(seeds), problem.vjp(seeds)
        zeros = problem.vjp(zeros_like(problem.outputs))
        for j, (a, b, zero, total) in enumerate(zip(first, second, zeros, expected, strict=True)):
            position = problem.input_positions[j]
            distance = float(np.abs(a - b).max(initial=0, where=~(np.isnan(a) & np.isnan(b))))
            if not distance <= self.nondet_tol:
                raise GradcheckError(
                    _NOT_REENTRANT.format(
                        tolerance=self.nondet_tol, position=position, distance=distance
                    )
                )
            if zero.any():
                raise GradcheckError(
                    "backward not multiplied by grad_output: the gradient of input "
                    f"{position} is not zero where all output grads are.\n"
                )
            if not self.sums_agree(a, total):
                raise GradcheckError(
                    "backward not linear in grad_output: the gradient of input "
                    f"{position} for random output grads is not their sum over the Jacobian.\n"
                    f"gradient:{a}\nsum:{total}\n"
                )

    def check_batched_backward(self) -> None:
        """Gradients of a batch, by ``is_grads_batched=True``, are those of one after another."""
        problem = self.problem
        for i, output in enumerate(problem.outputs):
            if not output.requires_grad:
                continue
            rows = [random_like([output], seed)[0] for seed in _BATCH_SEEDS]
            alone = [problem.vjp(problem.alone(i, row, undefined=True)) for row in rows]
            with _batched(_BATCHED_BACKWARD):
                found = problem.batched_vjp(i, np.stack(rows))
            for j, got in enumerate(found):
                self.compare_batched(i, j, got, np.stack([row[j] for row in alone]))

    # Forward mode

    def check_forward(self) -> None:
        """Tangents are right, and linear."""
        seeds = random_like(self.problem.outputs, _GRAD_SEED)
        directions = random_like(self.problem.tensors, _TANGENT_SEED)
        expected = self.jacobian_products(seeds, directions, forward=True)
        for i, (tangent, total) in enumerate(
            zip(self.problem.jvp(directions), expected, strict=True)
        ):
            if not self.sums_agree(tangent, total):
                raise GradcheckError(
                    "Forward AD not linear in the tangents: the tangent of output "
                    f"{self.problem.output_positions[i]} for random tangents of all inputs is not "
                    f"their sum over the Jacobian.\ntangent:{tangent}\nsum:{total}\n"
                )

    def check_batched_forward(self) -> None:
        """Tangents of a batch, by vmap, are those of one after another."""
        problem = self.problem
        rows = [random_like(problem.tensors, seed) for seed in _BATCH_SEEDS]
        alone = [problem.jvp(row) for row in rows]
        with _batched(_BATCHED_FORWARD):
            found = problem.batched_jvp([np.stack(each) for each in zip(*rows, strict=True)])
        for i, got in enumerate(found):
            self.compare_batched(i, None, got, np.stack([row[i] for row in alone]))

    # Comparisons

    def compare_batched(self, i: int, j: int | None, got: np.ndarray, expected: np.ndarray) -> None:
        """Raises GradcheckError if the rows of a batch are not what they are alone; j: the input,
        None for tangents of all inputs."""
        if np.allclose(got, expected, self.rtol, self.atol, equal_nan=True):
            return
        by = "" if j is None else f" and input {self.problem.input_positions[j]}"
        failed = _BATCHED_FORWARD if j is None else _BATCHED_BACKWARD
        raise GradcheckError(
            f"For output {self.problem.output_positions[i]}{by}:\n\n{failed}\n\n"
            f"Got:\n{got}\n\nExpected:\n{expected}\n"
        )

    def compare(self, i: int, j: int, part: Part, analytical: np.ndarray, forward: bool) -> None:
        """Raises GradcheckError if a Jacobian is wrong.

        It is that of outputs[i] by tensors[j]; of complex ones, of the `part` of the output, or in
        forward mode by the `part` of the input.
        """
        output, tensor = self.problem.outputs[i], self.problem.tensors[j]
        if forward:
            numerical = getattr(self.numerical[j][i], part)
            components = [
                Component(part, which, getattr(analytical, which))
                for which in parts(output._data.dtype)
            ]
        else:
            numerical = self.numerical[j][i].gradient(part)
            components = [
                Component(which, part, getattr(analytical, which))
                for which in parts(tensor._data.dtype)
            ]
        wrong = ~np.isclose(analytical, numerical, self.rtol, self.atol)
        if not wrong.any():
            return
        tolerance = self.atol + self.rtol * np.abs(numerical)
        if at_kinks(self.problem.values, tensor, i, wrong, components, tolerance, self.eps):
            return
        raise GradcheckError(
            _heading(tensor if forward else output, part, forward)
            + f" for output {self.problem.output_positions[i]} with respect to input "
            f"{self.problem.input_positions[j]},\nnumerical:{numerical}\nanalytical:{analytical}\n\n"
            + describe_mismatch(numerical, analytical, wrong, tensor, output, self.problem.tensors)
            + (_FAST_MODE if self.fast_mode else "")
        )

    def products_agree(
        self, numerical: complex, analytical: complex, seed: np.ndarray, direction: np.ndarray
    ) -> bool:
        """Whether two values of Re(seed^H J direction) agree."""
        lengths = float(np.linalg.norm(seed) * np.linalg.norm(direction))
        error = abs(numerical.real - analytical.real)
        return bool(error <= self.atol * lengths + self.rtol * abs(numerical.real))

    def sums_agree(self, got: np.ndarray, total: np.ndarray) -> bool:
        """Whether what one pass gave is `total`, up to rounding; inf and nan are left out."""
        finite = np.isfinite(total)
        scale = np.abs(total).max(initial=0, where=finite)
        return bool((np.abs(got - total)[finite] <= self.atol + self.rtol * scale).all())


def _heading(halved: Tensor, part: Part, forward: bool) -> str:
    """How PyTorch begins the report on the `part` of the complex input or output `halved`."""
    text = "Jacobian computed with forward mode mismatch" if forward else "Jacobian mismatch"
    if halved._data.dtype.kind != "c":
        return text
    which = "real" if part == "real" else "imaginary"
    whose = "inputs" if forward else "outputs"
    return f"While considering the {which} part of complex {whose} only, {text}"


def random_like(tensors: Sequence[Tensor], seed: int) -> list[np.ndarray]:
    """Reproducible vectors in which no entry is close to 0, so that no error hides."""
    rng = np.random.default_rng(seed)

    def draw(shape: tuple[int, ...]) -> Any:
        return rng.uniform(0.5, 1, shape) * rng.choice((-1, 1), shape)

    vectors = []
    for data in (tensor._data for tensor in tensors):
        vector = draw(data.shape)
        if data.dtype.kind == "c":
            vector = vector + 1j * draw(data.shape)
        vectors.append(np.asarray(vector, data.dtype))
    return vectors
