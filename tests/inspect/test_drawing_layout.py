"""Where the boxes and arrows of a drawing lie."""

from __future__ import annotations

import re
from itertools import combinations

import numpy as np
import pytest

import autograd as ag
from autograd.inspect.drawing import layered
from autograd.inspect.drawing.scene import compose
from autograd.inspect.drawing.svg import LETTER, arrange
from tests.inspect.test_drawing import graph_of


def test_boxes_do_not_overlap_and_arrows_keep_their_way() -> None:
    rng = np.random.default_rng(1)
    values = [ag.tensor(float(i), requires_grad=True) for i in range(4)]
    for _ in range(40):
        i, j = rng.integers(len(values), size=2)
        values.append(values[i] * values[j] + values[j].sin())
    y = sum(values[4:], start=ag.tensor(0.0))
    scene = compose(graph_of(y))
    where = arrange(scene)
    boxes = list(where.boxes.values())
    for i, a in enumerate(boxes):
        assert a.x - a.width / 2 >= 0 and a.x + a.width / 2 <= where.width
        assert a.y - a.height / 2 >= 0 and a.y + a.height / 2 <= where.height
        for b in boxes[:i]:
            assert (
                abs(a.x - b.x) >= (a.width + b.width) / 2
                or abs(a.y - b.y) >= (a.height + b.height) / 2
            )
    for arrow in where.arrows:
        ys = [y for _, y in arrow.points]
        forward = scene.items[arrow.link.source].panel == 0
        assert ys == sorted(ys, reverse=not forward) and len(set(ys)) == len(ys)
    for call, node in scene.of_node.items():
        assert where.boxes[node].y == where.boxes[scene.of_call[call]].y


def test_crossings_that_need_not_be_are_undone() -> None:
    tops, bottoms = [f"a{i}" for i in range(5)], [f"b{i}" for i in range(5)]
    edges = [(f"a{i}", f"b{4 - i}") for i in range(5)]
    layers = dict.fromkeys(tops, 0) | dict.fromkeys(bottoms, 1)
    x, _ = layered.place(layers, dict.fromkeys(layers, 10.0), edges)
    assert sorted(bottoms, key=x.__getitem__) == [
        f"b{4 - int(a[1])}" for a in sorted(tops, key=x.__getitem__)
    ]
    assert all(x[a] == pytest.approx(x[b]) for a, b in edges)


def test_long_chains_are_straight_beside_long_edges() -> None:
    x = ag.tensor(0.5, requires_grad=True)
    y = x
    for _ in range(50):
        y = (y * x).sin()
    where = arrange(compose(graph_of(y)))
    assert where.width < 1500  # two columns of boxes, and the edges that go by them


def test_tangled_graphs_stay_small() -> None:
    rng = np.random.default_rng(0)
    values = [ag.tensor(1.0, requires_grad=True)]
    for _ in range(400):
        i, j = rng.integers(len(values), size=2)
        values.append(values[i] * values[j])
    total = values[0]
    for value in values[1:]:
        total = total + value
    arrows = arrange(compose(graph_of(total))).arrows
    ways = sum(len(arrow.points) - 2 for arrow in arrows)
    assert len(arrows) > 3000 and ways <= 2 * layered._WAYPOINTS


def test_layers() -> None:
    edges = [("a", "f"), ("f", "b"), ("b", "g"), ("c", "g"), ("a", "g")]
    assert layered.layers_of("acfbg", edges) == {"a": 0, "f": 1, "b": 2, "c": 2, "g": 3}


def test_items_are_as_near_to_their_wishes_as_their_widths_allow() -> None:
    optimize = pytest.importorskip("scipy.optimize")
    rng = np.random.default_rng(0)
    for _ in range(20):
        wish = rng.normal(scale=100, size=8)
        sizes = rng.uniform(10, 80, 8)
        room = np.concatenate([[0], np.cumsum((sizes[1:] + sizes[:-1]) / 2 + layered._GAP)])
        weights = rng.uniform(1, 20, 8)
        best = optimize.isotonic_regression(wish - room, weights=weights).x + room
        np.testing.assert_allclose(layered._apart(wish, sizes, weights), best)


def test_labels_stand_apart() -> None:
    """Of layers whose weights and biases are parts of one, so that arrows leave side by side."""
    w, b = ag.ones(6, 2, requires_grad=True), ag.ones(6, requires_grad=True)
    x = ag.ones(4, 2)
    parts = zip(w.split(2), b.split(2), strict=True)
    y = sum(ag.nn.functional.linear(x, *pair).sum() for pair in parts)
    found = re.findall(r'label" .*? x="([\d.]+)" y="([\d.]+)">(\w+)<', ag.draw(y).to_svg())
    places = [(float(u), float(v), LETTER * len(text) / 2) for u, v, text in found]
    assert len(places) > 10
    for (u, v, half), (q, r, other) in combinations(places, 2):
        assert abs(u - q) > half + other or abs(v - r) > 9
