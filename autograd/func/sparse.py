"""The Jacobian as a matrix function: dense, or of sparse structure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.transforms.argnums import Argnums

__all__ = ["jacobian"]


def jacobian(
    func: Callable[..., Any], argnums: Argnums = 0, *, sparsity: Any = None, mode: str = "auto",
    verify: bool = False,
) -> Callable[..., Any]:  # fmt: skip
    """A function that gives the Jacobian of `func` with respect to the argument `argnums`.

    sparsity: None gives that of `jacrev`, or of `jacfwd` with ``mode="forward"``. With "auto", or a
    pattern, few products are computed, and the result is one sparse matrix: see
    `autograd.sparsity.jacobian`, also for `mode` and `verify`.

    >>> import autograd as ag
    >>> slopes = ag.func.jacobian(lambda x: x[1:] * x[:-1], sparsity="auto")
    >>> slopes(ag.tensor([1.0, 2.0, 3.0])).toarray()
    array([[2., 1., 0.],
           [0., 3., 2.]])
    """
    if sparsity is None:
        from autograd.func.jacobians import jacfwd, jacrev

        return (jacfwd if mode == "forward" else jacrev)(func, argnums)
    from autograd import sparsity as sparse

    return sparse.jacobian(func, argnums, sparsity=sparsity, mode=mode, verify=verify)
