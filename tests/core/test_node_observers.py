"""Listeners that are told of nodes as they are made."""

from __future__ import annotations

import autograd as ag
from autograd.core.node import Node
from autograd.core.node_observers import told_of_nodes


def test_each_listener_is_told_of_each_node_while_it_listens():
    x = ag.tensor(2.0, requires_grad=True)
    outer: list[Node] = []
    inner: list[Node] = []
    x * x
    with told_of_nodes(outer.append):
        y = x * x
        with told_of_nodes(inner.append):
            z = y.sin()
        x.detach() * 2
        w = z + 1
    x * x
    assert outer == [y.grad_fn, z.grad_fn, w.grad_fn] and inner == [z.grad_fn]
    w.backward()


def test_one_listener_twice_and_nothing_is_left_of_it():
    x = ag.tensor(2.0, requires_grad=True)
    found: list[Node] = []
    with told_of_nodes(found.append):
        assert "__init__" in vars(Node)
        with told_of_nodes(found.append):
            y = x * x
        z = x * x
    assert found == [y.grad_fn, y.grad_fn, z.grad_fn] and "__init__" not in vars(Node)
