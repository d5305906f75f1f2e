"""HIPS autograd's `util`."""

from collections.abc import Iterable
from typing import Any


def subvals(x: Iterable[Any], ivs: Iterable[tuple[int, Any]]) -> tuple[Any, ...]:
    """`x` as a tuple, with other items at the given places."""
    items = list(x)
    for i, value in ivs:
        items[i] = value
    return tuple(items)


def subval(x: Iterable[Any], i: int, v: Any) -> tuple[Any, ...]:
    """`x` as a tuple, with `v` at place `i`."""
    return subvals(x, [(i, v)])


def func(f: Any) -> Any:
    """The function `f` itself."""
    return f


def quick_grad_check(fun: Any, arg0: Any, extra_args: Any = (), **_: Any) -> None:
    """`autograd.test_util.check_grads` with respect to the first argument, of first order."""
    from autograd.test_util import check_grads

    check_grads(lambda x: fun(x, *extra_args), modes=["rev"], order=1)(arg0)
