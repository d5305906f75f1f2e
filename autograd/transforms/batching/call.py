"""A call of an operation as it is made for a whole batch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from inspect import CO_VARARGS
from typing import Any

from autograd.core.dispatch import EXTRA, Operation
from autograd.core.tensor import Tensor
from autograd.transforms.batching.tensor import BatchedTensor, split


class Call:
    """The arguments of a call, with the values of all samples in the place of a sample.

    args  all arguments in the order of the signature
    many  for each position of a Tensor whether it has a value per sample, in its first dimension;
          for each position of a list of Tensors a list of such
    level the batch
    size  how many samples there are
    """

    __slots__ = ("args", "level", "many", "op", "size")

    def __init__(self, op: Operation, args: Sequence[Any], level: int) -> None:
        self.op = op
        self.level = level
        self.args = list(args)
        self.many: dict[int, Any] = {}
        self.size = -1
        for i in op.tensors:
            value, many = split(args[i], level)
            self.args[i] = value
            self.many[i] = many
            if many:
                self.size = value._data.shape[0]
        for i in op.lists:
            pairs = [split(x, level) for x in args[i]]
            self.args[i] = [x for x, _ in pairs]
            self.many[i] = [many for _, many in pairs]
            for value, many in pairs:
                if many:
                    self.size = value._data.shape[0]

    def run(self) -> Any:
        """The operation itself on the arguments as they stand."""
        return self.op.call(self.args)

    def sample(self, i: int) -> Any:
        """Argument `i` as code sees it: as one sample."""
        return BatchedTensor.of(self.args[i], self.level) if self.many.get(i) else self.args[i]

    def values(self, y: Tensor) -> Tensor:
        """What code sees as one sample, as the values of all samples."""
        value, many = split(y, self.level)
        return value if many else value.expand((self.size, *value.shape))

    def rank(self, i: int) -> int:
        """The number of dimensions that one sample of argument `i` has."""
        x = self.args[i]
        return 0 if x is None else x.ndim - self.many[i]

    def shape(self, i: int) -> tuple[int, ...]:
        """The shape of one sample of argument `i`."""
        x = self.args[i]
        return x.shape[1:] if self.many[i] else x.shape

    def given(self) -> Iterator[int]:
        """The positions of the Tensor arguments that are not left out."""
        return (i for i in self.op.tensors if self.args[i] is not None)

    def spread(self, *positions: int) -> None:
        """Gives the arguments at these positions a value per sample, where they have only one."""
        for i in positions:
            if self.args[i] is not None and not self.many[i]:
                self.args[i] = self.args[i].expand((self.size, *self.args[i].shape))
                self.many[i] = True

    def spread_list(self, i: int) -> None:
        """The same for each item of a list."""
        self.args[i] = [
            x if many else x.expand((self.size, *x.shape))
            for x, many in zip(self.args[i], self.many[i], strict=True)
        ]
        self.many[i] = [True] * len(self.args[i])

    def widen(self, i: int, rank: int) -> None:
        """Makes a sample of argument `i` have `rank` dimensions, by ones in front."""
        x: Tensor = self.args[i]
        if self.many[i] and x.ndim <= rank:
            shape = x.shape
            self.args[i] = x.reshape((shape[0], *(1,) * (rank + 1 - len(shape)), *shape[1:]))

    def place(self, name: str) -> int:
        """The position of the argument `name`; -1 if there is none."""
        names = names_of(self.op)
        return names.index(name) if name in names else -1


@cache
def names_of(op: Operation) -> tuple[str, ...]:
    """The names of an operation's arguments, as its function has them."""
    code = op.function.__code__
    names = tuple([n for n in code.co_varnames[: code.co_argcount] if n not in EXTRA])
    if code.co_flags & CO_VARARGS:  # the ints of an `int[]` one by one
        names += (code.co_varnames[code.co_argcount + code.co_kwonlyargcount],)
    return (*names, *op.keywords)
