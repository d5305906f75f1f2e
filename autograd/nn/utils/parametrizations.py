"""Weights with a norm apart, of spectral norm 1, and orthogonal ones, as
torch.nn.utils.parametrizations."""

from __future__ import annotations

from typing import Any

import numpy as np

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.base.grad_mode import no_grad
from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.nn.modules.conv import ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
from autograd.nn.modules.module import Module
from autograd.nn.utils import parametrize

__all__ = ["orthogonal", "spectral_norm", "weight_norm"]


# ---- a norm apart --------------------------------------------------------------------------------


def norm_except(weight: Tensor, dim: int | None) -> Tensor:
    """The norms over all dimensions but `dim`, which stay as 1; over all for None and -1."""
    if dim is None or dim == -1:
        return weight.norm()
    others = [each for each in range(weight.ndim) if each != dim]
    return weight.norm(dim=others, keepdim=True)


def scaled(length: Tensor, direction: Tensor, dim: int | None) -> Tensor:
    """`direction` with the norms `length`, as `norm_except` has them."""
    return direction * (length / norm_except(direction, dim))


class _WeightNorm(Module):
    def __init__(self, dim: int | None = 0) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, weight_g: Tensor, weight_v: Tensor) -> Tensor:
        return scaled(weight_g, weight_v, self.dim)

    def right_inverse(self, weight: Tensor) -> tuple[Tensor, Tensor]:
        return norm_except(weight, self.dim), weight


def weight_norm(module: Module, name: str = "weight", dim: int | None = 0) -> Module:
    """Learns the norms of a parameter and its directions apart (Salimans and Kingma 2016):
    ``original0`` and ``original1``. Returns the module.

    dim: there is a norm for each index of this dimension; one in all for None. State dicts with
    ``<name>_g`` and ``<name>_v``, as the older `nn.utils.weight_norm` writes them, can be loaded.
    Raises ValueError if there is no such parameter.
    """
    parametrize.register_parametrization(module, name, _WeightNorm(dim), unsafe=True)

    def rename(module: Module, state: dict[str, Any], prefix: str, *others: Any) -> None:
        old = [f"{prefix}{name}_{part}" for part in "gv"]
        if all(key in state for key in old):
            for i, key in enumerate(old):
                state[f"{prefix}parametrizations.{name}.original{i}"] = state.pop(key)

    module.register_load_state_dict_pre_hook(rename)
    return module


# ---- spectral norm 1 -----------------------------------------------------------------------------


def as_matrix(weight: Tensor, dim: int) -> Tensor:
    """Dimension `dim` as rows, all others as columns."""
    return weight.movedim(dim, 0).flatten(1)


def rows_of(module: Module, dim: int | None) -> int:
    """`dim`, or for None that of the outputs of `module`."""
    if dim is not None:
        return dim
    return int(isinstance(module, (ConvTranspose1d, ConvTranspose2d, ConvTranspose3d)))


class _SpectralNorm(Module):
    _u: Tensor
    _v: Tensor

    def __init__(self, weight: Tensor, iterations: int, dim: int, eps: float) -> None:
        super().__init__()
        if not -weight.ndim <= dim < weight.ndim:
            raise IndexError(
                f"Dimension out of range (expected to be in range of [-{weight.ndim}, "
                f"{weight.ndim - 1}] but got {dim})"
            )
        if iterations <= 0:
            raise ValueError(
                "Expected n_power_iterations to be positive, but got "
                f"n_power_iterations={iterations}"
            )
        self.dim = dim % weight.ndim
        self.eps = eps
        self.n_power_iterations = iterations
        if weight.ndim > 1:
            matrix = as_matrix(weight.detach(), self.dim)
            for buffer, size in zip(("_u", "_v"), matrix.shape, strict=True):
                drawn = matrix.new_empty(size).normal_()
                self.register_buffer(buffer, F.normalize(drawn, dim=0, eps=eps))
            self._power_method(matrix, 15)

    def _power_method(self, matrix: Tensor, iterations: int) -> None:
        with no_grad():
            for _ in range(iterations):
                self._u = F.normalize(matrix @ self._v, dim=0, eps=self.eps)
                self._v = F.normalize(matrix.mH @ self._u, dim=0, eps=self.eps)

    def forward(self, weight: Tensor) -> Tensor:
        if weight.ndim == 1:
            return F.normalize(weight, dim=0, eps=self.eps)
        matrix = as_matrix(weight, self.dim)
        if self.training:
            self._power_method(matrix, self.n_power_iterations)
        return weight / ops.vdot(self._u, matrix @ self._v)

    def right_inverse(self, value: Tensor) -> Tensor:
        return value


def spectral_norm(
    module: Module,
    name: str = "weight",
    n_power_iterations: int = 1,
    eps: float = 1e-12,
    dim: int | None = None,
) -> Module:
    """Divides the parameter `name` by its largest singular value, at least `eps` (Miyato et al.
    2018), estimated by so many iterations of the power method whenever it is read in training mode.
    Returns the module.

    dim: the dimension that makes the rows of the matrix, the others are columns; None: that of the
    outputs, 1 of transposed convolutions and else 0. A vector is divided by its norm. Raises
    ValueError if there is no such tensor or `n_power_iterations` is not positive, IndexError for a
    `dim` that it lacks.
    """
    weight = _find_tensor(module, name)
    made = _SpectralNorm(weight, n_power_iterations, rows_of(module, dim), eps)
    return parametrize.register_parametrization(module, name, made)


# ---- orthogonal ----------------------------------------------------------------------------------


class _Orthogonal(Module):
    """A matrix with n >= k orthonormal columns, or rows if it is wide."""

    base: Tensor

    def __init__(self, weight: Tensor, orthogonal_map: str, use_trivialization: bool) -> None:
        super().__init__()
        if weight.is_complex() and orthogonal_map == "householder":
            raise ValueError("The householder parametrization does not support complex tensors.")
        self.shape = weight.shape
        self.orthogonal_map = orthogonal_map
        if use_trivialization:
            self.register_buffer("base", None)

    def forward(self, X: Tensor) -> Tensor:  # noqa: N803  (PyTorch's name)
        wide = X.shape[-2] < X.shape[-1]
        x = X.mT if wide else X
        if self.orthogonal_map == "householder":
            below = x.tril(-1)
            q = ops.linalg_householder_product(below, 2.0 / (1.0 + (below * below).sum(dim=-2)))
            # The diagonal tells the signs of the columns; it is not learned.
            q = q * x.diagonal(dim1=-2, dim2=-1).int().to(x.dtype).unsqueeze(-2)
        else:
            q = self._of_skew(x)
        if hasattr(self, "base"):
            q = self.base @ q
        return q.mT if wide else q

    def _of_skew(self, x: Tensor) -> Tensor:
        n, k = x.shape[-2:]
        below = x.tril()
        if n != k:
            below = ops.cat([below, below.new_zeros((*x.shape[:-1], n - k))], dim=-1)
        skew = below - below.mH
        if self.orthogonal_map == "matrix_exp":
            q = ops.matrix_exp(skew)
        else:
            one = ops.eye(n, dtype=skew.dtype)
            q = ops.linalg_solve(one - 0.5 * skew, one + 0.5 * skew)
        return q[..., :k]

    def right_inverse(self, Q: Tensor) -> Tensor:  # noqa: N803
        if Q.shape != self.shape:
            raise ValueError(
                f"Expected a matrix or batch of matrices of shape {self.shape}. Got a tensor of "
                f"shape {Q.shape}."
            )
        wide = Q.shape[-2] < Q.shape[-1]
        with no_grad():
            q = Q.mT if wide else Q
            if not hasattr(self, "base"):
                found = self._reflections(q)
                return found.mT if wide else found
            n, k = q.shape[-2:]
            if n != k:
                drawn = ops.randn((*q.shape[:-1], n - k), dtype=q.dtype)
                q = _orthogonalize(ops.cat([q, drawn], dim=-1))
            elif _is_orthogonal(q):
                q = q.clone()
            else:
                q = _orthogonalize(q)
            self.base = q
            # From here on the map starts at its identity, of which this is what it is made of.
            start = ops.zeros_like(Q)
            start.diagonal(dim1=-2, dim2=-1).fill_(-1.0)
            return start

    def _reflections(self, q: Tensor) -> Tensor:
        if self.orthogonal_map != "householder":
            raise NotImplementedError(
                "It is not possible to assign to the matrix exponential or the Cayley "
                "parametrizations when use_trivialization=False."
            )
        found, tau = ops.geqrf(q)
        diagonal = found.diagonal(dim1=-2, dim2=-1)
        signs = diagonal.sign()
        # Where tau is 0 no reflection has turned the sign.
        diagonal.copy_(ops.where(tau == 0.0, -signs, signs))
        return found


def orthogonal(
    module: Module,
    name: str = "weight",
    orthogonal_map: str | None = None,
    *,
    use_trivialization: bool = True,
) -> Module:
    """Makes the matrix `name`, or a batch of them, (..., m, n), one with orthonormal columns or, if
    m < n, rows: unitary if it is complex. Returns the module.

    orthogonal_map: "matrix_exp" or "cayley", of a skew-Hermitian matrix, or "householder", a
    product of reflections; None: the first for square and complex matrices, else the last.
    use_trivialization: times a matrix that is kept as the buffer ``base`` (Lezcano-Casado 2019);
    then, and with "householder", the tensor keeps its value if it is orthogonal, and becomes the Q
    of its QR decomposition if not.

    Raises ValueError if there is no such tensor, for a vector, another map, and "householder" of
    complex matrices.
    """
    weight = _find_tensor(module, name)
    if weight.ndim < 2:
        raise ValueError(
            f"Expected a matrix or batch of matrices. Got a tensor of {weight.ndim} dimensions."
        )
    if orthogonal_map is None:
        square = weight.shape[-2] == weight.shape[-1]
        orthogonal_map = "matrix_exp" if square or weight.is_complex() else "householder"
    if orthogonal_map not in ("matrix_exp", "cayley", "householder"):
        raise ValueError(
            'orthogonal_map has to be one of "matrix_exp", "cayley", "householder". Got: '
            f"{orthogonal_map}"
        )
    made = _Orthogonal(weight, orthogonal_map, use_trivialization)
    return parametrize.register_parametrization(module, name, made, unsafe=True)


def _find_tensor(module: Module, name: str) -> Tensor:
    weight = getattr(module, name, None)
    if not isinstance(weight, Tensor):
        raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")
    return weight


def _is_orthogonal(q: Tensor) -> bool:
    one = ops.eye(q.shape[-1], dtype=q.dtype)
    bound = 10 * q.shape[-2] * np.finfo(q.dtype).eps
    return ops.allclose(q.mH @ q, one.expand(q.mH.shape), atol=float(bound))


def _orthogonalize(matrix: Tensor) -> Tensor:
    """The Q of the QR decomposition whose R has a positive diagonal."""
    found, tau = ops.geqrf(matrix)
    signs = found.diagonal(dim1=-2, dim2=-1).sgn()
    return ops.linalg_householder_product(found, tau) * signs.unsqueeze(-2)
