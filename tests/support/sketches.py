"""Small graphs written by hand, for the tests of passes."""

from __future__ import annotations

import numpy as np

from autograd.compile.ir.graph import Graph, constant
from autograd.compile.ir.rewriting import Builder
from autograd.compile.ir.targets import Reduce
from autograd.compile.schedule.fuse import Group, fuse

FLOAT = np.dtype(np.float64)


class Sketch(Builder):
    """A graph written by hand; `done` names its outputs."""

    def __init__(self):
        super().__init__()
        self.graph = Graph()

    def input(self, *shape):
        return self.graph.input(shape, FLOAT)

    def reduce(self, ufunc, value, *axes):
        kept = tuple(1 if i in axes else n for i, n in enumerate(value.shape))
        return self.add(Reduce(ufunc, axes), [value], kept, value.dtype)

    def done(self, *outputs):
        self.graph.steps = self.steps
        self.graph.outputs = list(outputs)
        return self.graph


def titles(graph):
    return [step.target.title for step in graph.steps]


def number(value):
    return constant(np.asarray(value, FLOAT))


def groups(graph):
    return [unit for unit in fuse(graph, 1) if isinstance(unit, Group)]
