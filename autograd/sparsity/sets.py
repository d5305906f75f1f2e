"""Many sets of numbers, each known by an id, and unions of them that are computed all at once.

An array of ids stands for an array of sets. What moves elements moves ids; equal neighbours share
one; so only unions cost anything, and these run in NumPy over all elements together.
"""

from __future__ import annotations

from typing import Any

import numpy as np

EMPTY = 0
"""The id of the set without members, in every table."""

Ids = np.ndarray[Any, np.dtype[np.int64]]


_MANY = 1 << 26
"""Members that are looked at one by one; unions of more count as sets of all numbers."""


def distinct(numbers: np.ndarray) -> np.ndarray:
    """The different numbers in a 1-d array, in order.

    Sorting beats the hash table of np.unique where most are different and many in order already.
    """
    numbers = np.sort(numbers)
    return numbers[np.diff(numbers, prepend=numbers[:1] - 1) > 0]


class _Growing:
    """An int64 array that is appended to; its capacity doubles."""

    __slots__ = ("_memory", "size")

    def __init__(self) -> None:
        self._memory = np.empty(1024, np.int64)
        self.size = 0

    @property
    def values(self) -> np.ndarray:
        return self._memory[: self.size]

    def append(self, values: np.ndarray) -> None:
        end = self.size + len(values)
        if end > len(self._memory):
            grown = np.empty(max(end, 2 * len(self._memory)), np.int64)
            grown[: self.size] = self.values
            self._memory = grown
        self._memory[self.size : end] = values
        self.size = end


class Sets:
    """A table of sets of numbers from 0 to `universe` - 1.

    Set number i has ``sizes[i]`` members, from ``starts[i]`` on in one long array, in order. Sets
    are never changed. One that has all numbers is kept once, and a union with it costs nothing.
    """

    def __init__(self, universe: int) -> None:
        self.universe = universe
        self._starts = _Growing()
        self._sizes = _Growing()
        self._members = _Growing()
        self._full: int | None = None
        self._append(np.zeros(1, np.int64), np.empty(0, np.int64))

    def singletons(self) -> Ids:
        """The ids of {0}, {1}, ...: of each number alone, in order."""
        count = self.universe
        return self._append(np.ones(count, np.int64), np.arange(count, dtype=np.int64))

    def full(self) -> int:
        """The id of the set of all numbers."""
        if self._full is None:
            whole = np.arange(self.universe, dtype=np.int64)
            self._append(np.array([self.universe]), whole)
        return EMPTY if self._full is None else self._full  # of an empty universe it is the empty

    def unions(self, groups: np.ndarray, ids: Ids, count: int) -> Ids:
        """For each of `count` groups the id of the union of the sets in it.

        groups, ids: of one length; set ``ids[k]`` belongs to group ``groups[k]``.
        """
        found = np.zeros(count, np.int64)
        given = ids != EMPTY
        if not given.any():
            return found
        pairs = distinct(groups[given] * np.int64(self._sizes.size) + ids[given])
        groups, ids = np.divmod(pairs, self._sizes.size)
        starts = np.flatnonzero(np.diff(groups, prepend=-1))
        counts = np.diff(starts, append=len(groups))
        heads = groups[starts]
        found[heads] = ids[starts]  # right where a group has one set
        sizes = self._sizes.values[ids]
        largest = np.maximum.reduceat(sizes, starts)
        whole = largest == self.universe
        if whole.any():
            found[heads[whole]] = self.full()
        several = (counts > 1) & ~whole
        if several.any():
            kept = np.repeat(several, counts)
            number = np.repeat(np.cumsum(several) - 1, counts)[kept]
            found[heads[several]] = self._joined(number, ids[kept], len(heads[several]))
        return found

    def pairwise(self, first: Ids, second: Ids) -> Ids:
        """The ids of the unions of the sets at each place of two arrays of one shape."""
        hard = (first != second) & (first != EMPTY) & (second != EMPTY)
        found = np.array(np.maximum(first, second))  # where one is empty, or both are the same
        if hard.any():
            a, b = first[hard], second[hard]
            combined, where = np.unique(a * np.int64(self._sizes.size) + b, return_inverse=True)
            halves = np.concatenate(np.divmod(combined, self._sizes.size))
            number = np.arange(len(combined))
            found[hard] = self.unions(np.tile(number, 2), halves, len(combined))[where]
        return found

    def union(self, ids: Ids) -> int:
        """The id of the union of all sets in an array of ids of any shape."""
        ids = ids.reshape(-1)
        return int(self.unions(np.zeros(len(ids), np.int64), ids, 1)[0])

    def rows(self, ids: Ids) -> tuple[np.ndarray, np.ndarray]:
        """The members of the sets in a 1-d array: (indptr, indices) as of a CSR matrix."""
        sizes = self._sizes.values[ids]
        return np.concatenate([[0], np.cumsum(sizes)]), self._members.values[self._places(ids)]

    def _joined(self, groups: np.ndarray, ids: Ids, count: int) -> Ids:
        """As `unions`, for groups that are all of several sets."""
        sizes = self._sizes.values[ids]
        if sizes.sum() > _MANY:
            return np.full(count, self.full())
        members = self._members.values[self._places(ids)]
        codes = distinct(np.repeat(groups, sizes) * np.int64(self.universe) + members)
        group, member = np.divmod(codes, np.int64(self.universe))
        total = np.bincount(group, minlength=count)
        # A set of the group which has as many members as the union is the union.
        as_large = np.flatnonzero(sizes == total[groups])
        found = np.zeros(count, np.int64)
        found[groups[as_large]] = ids[as_large]
        new = found == EMPTY
        if new.any():
            found[new] = self._append(total[new], member[new[group]])
        return found

    def _places(self, ids: Ids) -> np.ndarray:
        """Where the members of the sets in `ids` lie, one set after the other."""
        sizes = self._sizes.values[ids]
        ends = np.cumsum(sizes)
        shifts = self._starts.values[ids] - (ends - sizes)
        total = int(ends[-1]) if len(ends) else 0
        return np.repeat(shifts, sizes) + np.arange(total)

    def _append(self, sizes: np.ndarray, members: np.ndarray) -> Ids:
        """New sets, whose members lie one after the other; returns their ids."""
        first = self._sizes.size
        self._starts.append(self._members.size + np.cumsum(sizes) - sizes)
        self._sizes.append(sizes)
        self._members.append(members)
        ids = np.arange(first, self._sizes.size)
        if self._full is None and self.universe:
            whole = ids[sizes == self.universe]
            if len(whole):
                self._full = int(whole[0])
        return ids
