"""Rewriting a graph step by step: what lowering and most passes are made of.

A `Rule` says what replaces the steps that match a formula. In it an operator or a function is a
ufunc, a name such as ``Reshape`` a class of targets with any parameters; `a`, `b` and `c` match
numbers (also constants of one element), any other name an argument, a literal the number that it
is, and ``(p := x * y)`` names a value within. The arguments of commutative ufuncs are tried in both
orders.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from autograd.compile.ir import targets
from autograd.compile.ir.graph import Graph, Step, Value, constant
from autograd.compile.ir.targets import Broadcast, Reshape, Target, Ufunc

COMMUTATIVE = frozenset({"add", "multiply", "maximum", "minimum"})
_NUMBERS = frozenset("abc")
_OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "add",
    ast.Sub: "subtract",
    ast.Mult: "multiply",
    ast.Div: "divide",
    ast.USub: "negative",
}

_Bound = dict[str, Any]
_Match = Callable[[Any, _Bound], Iterator[_Bound]]


class Builder:
    """Adds steps to a new list, with their shapes and dtypes worked out.

    known: the Values of arrays that were asked for, by identity
    """

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.known: dict[int, Value] = {}

    def constant(self, array: np.ndarray) -> Value:
        """The Value of an array that is known."""
        value = self.known.get(id(array))
        if value is None:
            value = self.known[id(array)] = constant(array)
        return value

    def add(
        self, target: Target, args: Sequence[Any], shape: tuple[int, ...], dtype: np.dtype[Any]
    ) -> Value:
        """The output of a new step."""
        step = Step(target, args)
        step.outputs = [Value(shape, dtype, step)]
        self.steps.append(step)
        return step.outputs[0]

    def ufunc(self, name: str, *args: Any) -> Value:
        """A ufunc of Values and Python numbers."""
        dtypes = tuple([x.dtype if x.__class__ is Value else x.__class__ for x in args])
        return self.add(ufunc_called(name), args, common_shape(args), _result(name, dtypes))

    def reshape(self, value: Value, shape: tuple[int, ...]) -> Value:
        """`value` in another shape."""
        if shape == value.shape:
            return value
        return self.add(Reshape(shape), [value], shape, value.dtype)

    def broadcast(self, value: Value, shape: tuple[int, ...]) -> Value:
        """`value` repeated to `shape`."""
        if shape == value.shape:
            return value
        return self.add(Broadcast(shape), [value], shape, value.dtype)


ufunc_called = cache(Ufunc)
"""The target of a name, always the same one."""


def common_shape(args: Sequence[Any]) -> tuple[int, ...]:
    """The shape to which the Values among `args` broadcast."""
    found: tuple[int, ...] = ()
    for x in args:
        if x.__class__ is Value and x.shape != found:
            if found and x.shape:
                return np.broadcast_shapes(*[x.shape for x in args if x.__class__ is Value])
            found = found or x.shape
    return found


@cache
def _result(name: str, dtypes: tuple[Any, ...]) -> np.dtype[Any]:
    """The dtype of what a ufunc gives for arrays of these dtypes and numbers of these classes."""
    ones = [np.ones(1, x) if isinstance(x, np.dtype) else x(1) for x in dtypes]
    with np.errstate(all="ignore"):
        return getattr(np, name)(*ones).dtype


Rewriter = Callable[[Step, Builder], Value | list[Value] | None]


def rewrite(graph: Graph, *rules: Rewriter) -> None:
    """Applies to each step of `graph`, in order and with its arguments already rewritten, the first
    of `rules` that has something to say; and then to the steps that come of it. So no rule has
    anything to say to what is left.

    A rule gives what stands for the only output of a step, made with the builder, or a list for
    all outputs; None if the step stays.
    """
    builder = Builder()
    steps: list[Step] = []
    replaced: dict[Value, Value] = {}

    def settle(step: Step) -> None:
        step.substitute(replaced)
        for rule in rules:
            value = rule(step, builder)
            if value is not None:
                break
            builder.steps.clear()
        else:
            steps.append(step)
            return
        made, builder.steps = builder.steps, []
        for each in made:
            settle(each)
        values = value if isinstance(value, list) else [value]
        for output, found in zip(step.outputs, values, strict=True):
            replaced[output] = replaced.get(found, found)

    for step in graph.steps:
        settle(step)
    graph.replace(steps, replaced)


# ---- rules as formulas ---------------------------------------------------------------------------


class Rule:
    """A pattern, what replaces the steps that match it, and a condition.

    result  a formula, in which what is computed from numbers alone becomes a constant, or a
            function that gives a Value; None from it means that the rule does not apply
    when    a function that tells whether the rule applies

    Both functions take what they need of the names of the pattern, `step`, `builder` and `uses`:
    how often each Value of the graph is read.
    """

    def __init__(
        self,
        pattern: str,
        result: str | Callable[..., Value | None],
        when: Callable[..., bool] = lambda: True,
    ) -> None:
        tree = _parse(pattern)
        self.pattern = pattern
        self.root = _operation(tree)[0]
        self.match = _matcher(tree)
        self.result = _formula(_parse(result)) if isinstance(result, str) else _by_name(result)
        self.when = _by_name(when)


class Rules:
    """Rules, found by the targets of the steps that they rewrite.

    ``rules(step, builder)`` gives what the first rule that applies makes of the only output of a
    step, or None. A result of another dtype is rejected, one of another shape is broadcast.
    """

    def __init__(self, *rules: Rule) -> None:
        self.by_root: dict[Any, list[Rule]] = {}
        for rule in rules:
            self.by_root.setdefault(rule.root, []).append(rule)

    def __call__(
        self, step: Step, builder: Builder, uses: Counter[Value] | None = None
    ) -> Value | None:
        rules = self.by_root.get(_root(step.target))
        if rules is None or len(step.outputs) != 1:
            return None
        output = step.output
        bound = {"step": step, "builder": builder, "uses": uses}
        for rule in rules:
            for found in rule.match(output, bound):
                value = rule.result(found) if rule.when(found) else None
                if value.__class__ is Value and value.dtype == output.dtype:
                    return builder.broadcast(value, output.shape)
                builder.steps.clear()
        return None

    def apply(self, graph: Graph) -> None:
        """Rewrites the steps of `graph`."""
        uses = graph.uses()
        rewrite(graph, lambda step, builder: self(step, builder, uses))


def _root(target: Target) -> Any:
    """By what rules are found: the name of a ufunc, the class of another target."""
    return target.name if target.__class__ is Ufunc else target.__class__


def _parse(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _by_name(function: Callable[..., Any]) -> Callable[[_Bound], Any]:
    """`function` on those of the bound names that its parameters have."""
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    return lambda bound: function(*[bound[name] for name in names])


def _operation(tree: ast.expr) -> tuple[Any, Sequence[ast.expr]]:
    """The root of a formula, as `_root` gives it, and the arguments."""
    match tree:
        case ast.BinOp(left, op, right):
            return _OPERATORS[type(op)], (left, right)
        case ast.UnaryOp(op, operand):
            return _OPERATORS[type(op)], (operand,)
        case ast.Call(ast.Name(name), args):
            return getattr(targets, name, name), args
    raise ValueError(f"{ast.unparse(tree)} is no operation")


def pattern(text: str) -> _Match:
    """What matches an argument: for it and the names bound so far, it gives all ways to bind those
    of the formula `text`, too."""
    return _matcher(_parse(text))


def _matcher(tree: ast.expr) -> _Match:
    match tree:
        case ast.NamedExpr(ast.Name(name), value):
            inner = _matcher(value)
            return lambda arg, bound: inner(arg, {**bound, name: arg})
        case ast.Name(name) if name in _NUMBERS:
            return lambda arg, bound: _numbers(name, arg, bound)
        case ast.Name(name):
            return lambda arg, bound: iter([{**bound, name: arg}])
        case ast.Constant(value):
            return lambda arg, bound: iter([bound] if _is_number(arg, value) else ())
    root, trees = _operation(tree)
    return _steps(root, [_matcher(each) for each in trees])


def _number(arg: Any) -> Any:
    return arg.scalar if arg.__class__ is Value else arg


def _is_number(arg: Any, value: Any) -> bool:
    """Whether `arg` is that number, which is not negative: -0.0 is not 0."""
    number = _number(arg)
    return bool(number == value) and not str(number).startswith("-")


def _numbers(name: str, arg: Any, bound: _Bound) -> Iterator[_Bound]:
    number = _number(arg)
    if isinstance(number, int | float):
        yield {**bound, name: number}


def _steps(root: Any, parts: Sequence[_Match]) -> _Match:
    """Matches the outputs of steps with this root whose arguments match `parts`."""
    commutes = root in COMMUTATIVE

    def matches(arg: Any, bound: _Bound) -> Iterator[_Bound]:
        step = arg.step if arg.__class__ is Value else None
        if step is None or _root(step.target) != root:
            return
        yield from _arguments(parts, step.args, bound)
        if commutes:
            yield from _arguments(parts, step.args[::-1], bound)

    return matches


def _arguments(parts: Sequence[_Match], args: Sequence[Any], bound: _Bound) -> Iterator[_Bound]:
    first, *rest = parts
    for found in first(args[0], bound):
        if rest:
            yield from _arguments(rest, args[1:], found)
        else:
            yield found


def _formula(tree: ast.expr) -> Callable[[_Bound], Any]:
    """What adds the steps of a formula, and gives its result."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    if names <= _NUMBERS:
        code = compile(ast.Expression(tree), "<rule>", "eval")
        return lambda bound: constant(np.asarray(eval(code, {}, bound), bound["step"].output.dtype))
    if isinstance(tree, ast.Name):
        return lambda bound: bound[tree.id]
    name, trees = _operation(tree)
    parts = [_formula(each) for each in trees]
    return lambda bound: bound["builder"].ufunc(name, *[part(bound) for part in parts])
