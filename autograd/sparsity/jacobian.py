"""Jacobians and Hessians of sparse structure, in a few products."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any

import numpy as np

from autograd.core.tensor import Tensor, from_array
from autograd.sparsity.coloring import Compression, by_columns, by_rows, symmetric
from autograd.sparsity.detection import detect, free_choices
from autograd.sparsity.pattern import Pattern, as_pattern, matrix_of
from autograd.transforms.argnums import Argnums, Chosen, checked_outputs
from autograd.transforms.differentiation import check_mode
from autograd.transforms.jacobian import fill, gradients, pull, push, record


class Point:
    """A function, and where it is to be differentiated.

    The components of the vector are the elements of the chosen arguments, one after the other;
    arrays among these (SciPy's, for instance) are made Tensors.

    leaves  the Tensors in the chosen arguments
    """

    def __init__(self, name: str, func: Callable[..., Any], argnums: Argnums, args: Any) -> None:
        check_mode(name)
        self.name = name
        self._func = func
        self._chosen = Chosen(name, argnums, args)
        self.leaves = self._chosen.leaves
        for x in self.leaves:
            _check_real(name, "an argument", x)

    def run(self, *leaves: Tensor) -> tuple[list[Tensor], Any, None]:
        """The Tensors that the function returns for these leaves, how they lie in its output."""
        outputs, form = checked_outputs(self.name, self._func(*self._chosen.with_leaves(leaves)))
        for y in outputs:
            _check_real(self.name, "an output", y)
        return outputs, form, None

    def pushed(self, vector: np.ndarray) -> np.ndarray:
        """The Jacobian times a vector, by forward mode."""
        points = [x.detach() for x in self.leaves]
        outputs, tangents, _, _ = push(self.name, self.run, points, _split(vector, self.leaves))
        return _flat(fill(tangents, outputs))


class Recording:
    """The function at a point, or its gradient there, recorded.

    outputs  the values; shape: of the Jacobian; dtype: of its entries
    """

    def __init__(self, point: Point, gradient: bool) -> None:
        """gradient: record the gradient of the function, which must return one element; within
        `free_choices` for a pattern that is to hold at other points.

        Raises RuntimeError if it returns more.
        """
        self._inputs, (self.outputs, _, _) = record(point.name, point.run, point.leaves, False)
        if gradient:
            if len(self.outputs) != 1 or self.outputs[0].numel() != 1:
                raise RuntimeError(
                    f"{point.name}: Expected f(*args) to return one element, got "
                    f"{[list(y.shape) for y in self.outputs]}"
                )
            slopes = pull(self.outputs, self._inputs, None, record=True)
            self.outputs = fill(slopes, self._inputs)
        rows, columns = (sum(x.numel() for x in each) for each in (self.outputs, self._inputs))
        self.shape = (rows, columns)
        self.dtype = np.result_type(*[x.dtype for x in (*self.outputs, *self._inputs)])

    def pattern(self) -> Pattern:
        """Where the Jacobian may have entries."""
        return detect(self.outputs, self._inputs)

    def pulled(self, vector: np.ndarray) -> np.ndarray:
        """A vector times the Jacobian, by reverse mode."""
        parts = _split(vector, self.outputs)
        return _flat(gradients(self.outputs, self._inputs, parts, record=False))


def _check_real(name: str, what: str, tensor: Tensor) -> None:
    if tensor.dtype.kind == "c":
        raise RuntimeError(
            f"{name}: sparse derivatives are those of real functions, but {what} has dtype "
            f"{tensor.dtype}; view_as_real() makes it real"
        )


def _split(vector: np.ndarray, like: Sequence[Tensor]) -> list[Tensor]:
    """The parts of a vector, with the shapes and dtypes of `like`."""
    parts = np.split(vector, np.cumsum([x.numel() for x in like])[:-1])
    return [
        from_array(part.reshape(x.shape).astype(x.dtype))
        for part, x in zip(parts, like, strict=True)
    ]


def _flat(tensors: Sequence[Tensor]) -> np.ndarray:
    return np.concatenate([x.detach().numpy().reshape(-1) for x in tensors])


_MODES = ("auto", "forward", "reverse")
_FORWARD_COST = 2  # of a product by forward mode, which runs the function, by reverse mode


class _Sparse:
    """What is known of a derivative matrix before it is computed: its pattern and colouring.

    pattern  where it may have entries
    colors   for each row (mode "reverse") or column ("forward") in which product it takes part
    passes   the number of products, each a pass through the function
    mode     "forward": products J v with columns; "reverse": products u J with rows
    """

    pattern: Pattern
    mode: str
    _compression: Compression
    _name: str
    _gradient: bool

    def __init__(
        self, func: Callable[..., Any], *args: Any, argnums: Argnums = 0, sparsity: Any = "auto",
        mode: str = "auto", verify: bool = False,
    ) -> None:  # fmt: skip
        if mode not in _MODES:
            raise ValueError(f"mode: expected one of {', '.join(_MODES)}, but got {mode!r}")
        self._func = func
        self._argnums = argnums
        self._verify = verify
        self._prepare(args, sparsity, mode)

    @property
    def colors(self) -> np.ndarray:
        return self._compression.colors

    @property
    def passes(self) -> int:
        return self._compression.products

    def __call__(self, *args: Any) -> Any:
        """The matrix at a point: arguments of the shapes with which this was prepared.

        Returns a ``scipy.sparse.csr_array``, or a `SparseMatrix` where SciPy is not installed.
        Raises ValueError for other shapes, and with `verify` where the pattern lacks places.
        """
        point = self._point(args)
        recording = Recording(point, self._gradient)
        if recording.shape != self.pattern.shape:
            raise ValueError(
                f"{self._name}: prepared for a matrix of shape {self.pattern.shape}, but at these "
                f"arguments it has shape {recording.shape}"
            )
        multiply = recording.pulled if self.mode == "reverse" else point.pushed
        data = self._compression.entries(multiply, recording.dtype)
        if self._verify:
            self._check(multiply, data)
        return matrix_of(self.pattern, data)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.pattern!r}, {self.passes} products, {self.mode}>"

    def _point(self, args: Any) -> Point:
        return Point(self._name, self._func, self._argnums, args)

    def _prepare(self, args: Any, sparsity: Any, mode: str) -> None:
        if isinstance(sparsity, type(self)) and mode in ("auto", sparsity.mode):
            self.pattern, self.mode = sparsity.pattern, sparsity.mode
            self._compression = sparsity._compression
            return
        if isinstance(sparsity, str) and sparsity != "auto":
            raise ValueError(f'sparsity: expected "auto" or a pattern, but got {sparsity!r}')
        with free_choices() if isinstance(sparsity, str) else nullcontext():
            recording = Recording(self._point(args), self._gradient)
        if isinstance(sparsity, str):
            self.pattern = recording.pattern()
        else:
            given = sparsity.pattern if isinstance(sparsity, _Sparse) else sparsity
            self.pattern = as_pattern(given, recording.shape)
        self.mode, self._compression = self._compressed(mode)

    def _compressed(self, mode: str) -> tuple[str, Compression]:
        raise NotImplementedError

    def _check(self, multiply: Callable[[np.ndarray], np.ndarray], data: np.ndarray) -> None:
        """Compares a product with a random vector; raises ValueError where they differ."""
        at, of = self.pattern.rows, self.pattern.indices
        size, length = self.pattern.shape
        if self.mode == "reverse":
            at, of, size, length = of, at, length, size
        vector = np.random.default_rng(0).normal(size=length).astype(data.dtype)
        terms = data * vector[of]
        got, scale = (np.bincount(at, each, minlength=size) for each in (terms, np.abs(terms)))
        wanted = multiply(vector)
        near = np.abs(got - wanted) <= np.sqrt(np.finfo(data.dtype).eps) * (scale + 1)
        wrong = np.flatnonzero(~(near | ~np.isfinite(wanted)))
        if len(wrong):
            kind = "rows" if self.mode == "forward" else "columns"
            raise ValueError(
                f"{self._name}: the pattern of {self.pattern.nnz} places lacks some in {kind} "
                f"{wrong[:5].tolist()}{' and others' if len(wrong) > 5 else ''}: "
                'detect it at this point (sparsity="auto"), or give a larger one'
            )


class SparseJacobian(_Sparse):
    """The Jacobian of a function, prepared once: a function that gives it at any point.

    func: returns a Tensor, or dicts, lists and tuples of them. args: a point (Tensors or arrays),
    where the pattern is detected. argnums: the argument to differentiate with respect to, or a
    tuple of several. sparsity: "auto" detects the pattern; else it is given, as a matrix of
    scipy.sparse, an array of shape (output elements, input elements), or another SparseJacobian.
    mode: "forward" or "reverse"; "auto" takes what needs less time. verify: compare each matrix
    with a product with a random vector, and raise ValueError if its pattern lacks places.

    The rows are the elements of the outputs, in order, the columns those of the chosen arguments.

    Raises RuntimeError for complex arguments and outputs; ValueError for other arguments than
    Tensors and arrays, another mode, and a pattern of another shape.
    """

    _name = "jacobian(f)(*args)"
    _gradient = False

    def _compressed(self, mode: str) -> tuple[str, Compression]:
        if mode == "forward":
            return mode, by_columns(self.pattern)
        rows = by_rows(self.pattern)
        if mode == "reverse" or rows.products <= _FORWARD_COST:
            return "reverse", rows
        columns = by_columns(self.pattern)
        if columns.products * _FORWARD_COST < rows.products:
            return "forward", columns
        return "reverse", rows


class SparseHessian(_Sparse):
    """The Hessian of a function that returns one element, prepared once. See `SparseJacobian`.

    A given pattern may be that of the lower or the upper triangle. It is computed in products of
    rows with the Jacobian of the recorded gradient.

    Raises as `SparseJacobian`, and RuntimeError if `func` returns more than one element.
    """

    _name = "hessian(f)(*args)"
    _gradient = True

    def __init__(
        self, func: Callable[..., Any], *args: Any, argnums: Argnums = 0, sparsity: Any = "auto",
        verify: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(func, *args, argnums=argnums, sparsity=sparsity, verify=verify)

    def _compressed(self, mode: str) -> tuple[str, Compression]:
        self.pattern = self.pattern | self.pattern.T
        return "reverse", symmetric(self.pattern)


def jacobian(
    func: Callable[..., Any], argnums: Argnums = 0, *, sparsity: Any = "auto", mode: str = "auto",
    verify: bool = False,
) -> Callable[..., Any]:  # fmt: skip
    """A function that gives the Jacobian of `func` as a sparse matrix.

    It takes the arguments of `func` (where Tensors stand, arrays may) and returns a
    ``scipy.sparse.csr_array`` of shape (output elements, input elements), or a `SparseMatrix` where
    SciPy is not installed. With ``sparsity="auto"`` the pattern is detected at each call; a given
    one is coloured in the first. For the arguments and errors see `SparseJacobian`, which detects
    once.
    """
    return _transform(SparseJacobian, func, argnums, sparsity, verify, mode=mode)


def hessian(
    func: Callable[..., Any], argnums: Argnums = 0, *, sparsity: Any = "auto", verify: bool = False
) -> Callable[..., Any]:
    """A function that gives the Hessian of `func`, which returns one element, as a sparse matrix.

    See `jacobian` and `SparseHessian`.
    """
    return _transform(SparseHessian, func, argnums, sparsity, verify)


def _transform(
    cls: type[_Sparse], func: Callable[..., Any], argnums: Any, sparsity: Any, verify: bool,
    **options: Any,
) -> Callable[..., Any]:  # fmt: skip
    kept = [sparsity]  # or what was prepared with a pattern that does not depend on the point

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        called = functools.partial(func, **kwargs) if kwargs else func
        prepared = cls(called, *args, argnums=argnums, sparsity=kept[0], verify=verify, **options)
        if not isinstance(sparsity, str):
            kept[0] = prepared
        return prepared(*args)

    return wrapper
