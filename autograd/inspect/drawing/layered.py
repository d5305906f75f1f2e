"""Layered layout of an acyclic graph by Sugiyama's method.

Layers are given to each item; edges that skip layers go through waypoints. Within a layer items are
ordered by barycentres so that few edges cross, and then moved as near to their neighbours as the
order and their widths allow.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

_GAP = 28.0
_WAYPOINT = 12.0
_WAYPOINTS = 6000  # of all edges of a picture
_SWEEPS = 8
_STIFF = 20.0  # how much more than others a waypoint stays where it wants to be

Item = Hashable
Edge = tuple[Item, Item]
V = TypeVar("V", bound=Hashable)


def layers_of(items: Iterable[V], edges: Sequence[tuple[V, V]]) -> dict[V, int]:
    """The layer of each item: below all that it follows, and sources just above what they feed.

    items: in an order in which each edge leads from an earlier to a later one.
    """
    before, after = _neighbours(edges)
    found: dict[V, int] = {}
    for item in items:
        found[item] = max((found[a] + 1 for a in before.get(item, ())), default=0)
    for item in found:
        if item not in before and item in after:
            found[item] = min(found[b] for b in after[item]) - 1
    return found


def place(
    layers: Mapping[V, int], widths: Mapping[V, float], edges: Sequence[tuple[V, V]]
) -> tuple[dict[V, float], dict[tuple[V, V], list[tuple[int, float]]]]:
    """The centre of each item, from 0 to the right, and of each edge its waypoints (layer, x).

    Edges lead from a layer to a later one; of several edges between two items one is placed. In
    tangled graphs of thousands of items the longest edges have no waypoints.
    """
    size: dict[Item, float] = dict(widths.items())
    layer: dict[Item, int] = dict(layers.items())
    chains: dict[tuple[V, V], list[Item]] = {}
    links: list[Edge] = []
    direct = _direct(layers, edges)
    for a, b in dict.fromkeys(edges):
        if (a, b) in direct:
            chains[a, b] = []
            continue
        chain: list[Item] = [("waypoint", a, level) for level in range(layer[a] + 1, layer[b])]
        for level, waypoint in enumerate(chain, layer[a] + 1):  # edges of one source share them
            layer[waypoint] = level
            size[waypoint] = _WAYPOINT
        chains[a, b] = chain
        path: list[Item] = [a, *chain, b]
        links += pairwise(path)
    links = list(dict.fromkeys(links))
    rows = _ordered(layer, links)
    x = _moved(rows, size, links)
    left = min((x[item] - size[item] / 2 for item in x), default=0.0)
    x = {item: at - left for item, at in x.items()}
    ways = {edge: [(layer[w], x[w]) for w in chain] for edge, chain in chains.items()}
    return {item: x[item] for item in layers}, ways


def _direct(layers: Mapping[V, int], edges: Sequence[tuple[V, V]]) -> set[tuple[V, V]]:
    """The longest edges, which go without waypoints where all together would have too many."""
    found: set[tuple[V, V]] = set()
    left = _WAYPOINTS
    for a, b in sorted(dict.fromkeys(edges), key=lambda edge: layers[edge[1]] - layers[edge[0]]):
        left -= layers[b] - layers[a] - 1
        if left < 0:
            found.add((a, b))
    return found


def _neighbours(links: Sequence[tuple[V, V]]) -> tuple[dict[V, list[V]], dict[V, list[V]]]:
    """What each item has edges from, and what it has edges to."""
    above: dict[V, list[V]] = {}
    below: dict[V, list[V]] = {}
    for a, b in links:
        above.setdefault(b, []).append(a)
        below.setdefault(a, []).append(b)
    return above, below


def _ordered(layer: Mapping[Item, int], links: Sequence[Edge]) -> list[list[Item]]:
    """The items of each layer from left to right."""
    rows: dict[int, list[Item]] = {}
    for item, level in layer.items():
        rows.setdefault(level, []).append(item)
    ordered = [rows[level] for level in sorted(rows)]
    above, below = _neighbours(links)
    for sweep in range(_SWEEPS):
        down = sweep % 2 == 0
        path = ordered if down else ordered[::-1]
        for fixed, row in pairwise(path):  # links join rows that follow each other
            _sort(row, fixed, above if down else below)
    return ordered


def _sort(row: list[Item], fixed: Sequence[Item], near: Mapping[Item, list[Item]]) -> None:
    """Orders a row by the mean position of the neighbours in the row `fixed`; an item without any
    keeps its place."""
    there = {item: i / max(1, len(fixed) - 1) for i, item in enumerate(fixed)}
    here = {item: i / max(1, len(row) - 1) for i, item in enumerate(row)}

    def position(item: Item) -> float:
        others = near.get(item)
        return sum(there[n] for n in others) / len(others) if others else here[item]

    row.sort(key=position)


def _moved(
    rows: Sequence[Sequence[Item]], size: Mapping[Item, float], links: Sequence[Edge]
) -> dict[Item, float]:
    """Coordinates for ordered rows: each item as near to its neighbours as can be.

    Waypoints follow waypoints and other items follow other items, so that long edges and long
    chains are straight where they run side by side.
    """
    weights = {item: _STIFF if _is_waypoint(item) else 1.0 for row in rows for item in row}
    x: dict[Item, float] = {}

    def settle(row: Sequence[Item], wish: Sequence[float]) -> None:
        sizes, stiff = [size[item] for item in row], [weights[item] for item in row]
        x.update(zip(row, _apart(wish, sizes, stiff), strict=True))

    for row in rows:
        settle(row, [0.0] * len(row))
    above, below = map(_kin, _neighbours(links))
    for sweep in range(_SWEEPS):
        near = below if sweep % 2 else above
        for row in rows[::-1] if sweep % 2 else rows:
            settle(
                row, [sum(x[n] for n in near[i]) / len(near[i]) if i in near else x[i] for i in row]
            )
    return x


def _is_waypoint(item: Item) -> bool:
    return isinstance(item, tuple) and item[0] == "waypoint"


def _kin(near: Mapping[Item, list[Item]]) -> dict[Item, list[Item]]:
    """Of the neighbours of each item those of its own sort, or all if there are none."""
    found = {}
    for item, others in near.items():
        sort = _is_waypoint(item)
        found[item] = [other for other in others if _is_waypoint(other) == sort] or others
    return found


def _apart(wish: Sequence[float], sizes: Sequence[float], weights: Sequence[float]) -> list[float]:
    """The centres nearest to `wish` in the weighted least squares at which nothing overlaps.

    Shifted by the room that the items before it take, an item may not be left of its predecessor:
    isotonic regression, solved by pooling adjacent violators.
    """
    offsets = [0.0]
    for a, b in pairwise(sizes):
        offsets.append(offsets[-1] + (a + b) / 2 + _GAP)
    pools: list[tuple[float, float, int]] = []  # mean, weight, how many
    for target, offset, weight in zip(wish, offsets, weights, strict=True):
        mean, count = target - offset, 1
        while pools and pools[-1][0] > mean:
            last, heavy, many = pools.pop()
            mean = (mean * weight + last * heavy) / (weight + heavy)
            weight += heavy
            count += many
        pools.append((mean, weight, count))
    flat = [mean for mean, _, count in pools for _ in range(count)]
    return [at + offset for at, offset in zip(flat, offsets, strict=True)]
