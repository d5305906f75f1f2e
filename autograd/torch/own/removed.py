"""Functions that PyTorch has removed: what to call in their place."""

from __future__ import annotations

from typing import Any, NoReturn

__all__ = ["eig", "lstsq", "matrix_rank", "solve", "symeig"]

_INSTEAD = {
    "eig": "torch.linalg.eig(A), whose results are complex",
    "lstsq": "torch.linalg.lstsq(A, B), whose arguments are in the other order",
    "matrix_rank": "torch.linalg.matrix_rank(A), where `symmetric` is called `hermitian`",
    "solve": "torch.linalg.solve(A, B), whose arguments are in the other order",
    "symeig": "torch.linalg.eigh(A), which reads the lower triangle unless UPLO='U'",
}


def _removed(name: str) -> Any:
    def call(*args: Any, **kwargs: Any) -> NoReturn:
        raise RuntimeError(
            f"torch.{name}: This function was deprecated since version 1.9 and is now removed. "
            f"Use {_INSTEAD[name]}."
        )

    call.__name__ = call.__qualname__ = name
    call.__doc__ = f"Raises RuntimeError: it was removed for {_INSTEAD[name]}."
    return call


eig, lstsq, matrix_rank, solve, symeig = map(_removed, __all__)
