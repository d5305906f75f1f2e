"""Proves that the formulas of a row are the derivative of its forward, by running both on symbols.

For the outputs w of a row and the gradients g of a real number by them, the gradient by an input is

    real x:     Re(sum of conj(g) dw/dx)
    complex z:  sum of conj(g) dw/d(conj z) + g conj(dw/dz)

where dw is taken by SymPy from what the forward computes, and what the formula computes must be the
same function. Pointwise rows are run on one symbol for each input, at witnesses spread over the
line (or plane), so that each branch is met; other rows on arrays of symbols with the shapes of
their samples.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from codegen.lower.analysis import Plan
from codegen.parse.signature import Argument
from codegen.proofs.arrays import Symbolic, from_expressions, numbers
from codegen.proofs.calls import Call
from codegen.proofs.execution import Code
from codegen.proofs.identities import Comparison, compare
from codegen.proofs.settings import Setting, plain, settings, witnesses
from codegen.proofs.symbols import Number, UndefinedError, UnsupportedError, World, inside

_ELEMENTS = {False: 12, True: 6}  # of the real, complex inputs of a sample run on symbols
_SAMPLES = 2  # of rows that are not pointwise: the smallest
# What SymPy raises outside of the domain of a function.
_UNDEFINED = (UndefinedError, ValueError, ArithmeticError)
# What code that is not made for symbols raises when it meets them.
FAILURES = (
    *(
        UndefinedError,
        UnsupportedError,
        TypeError,
        ValueError,
        RuntimeError,
        AttributeError,
        LookupError,
    ),
    ArithmeticError,
)


@dataclass(frozen=True)
class Branch:
    """What was found where the code goes one way: an input, the region, and the comparison."""

    edge: str
    expression: str
    conditions: tuple[str, ...]
    comparison: Comparison


@dataclass
class Outcome:
    """All branches that were met; `reason` says what could not be run, if something could not."""

    branches: list[Branch] = field(default_factory=list)
    reason: str = ""

    @property
    def refuted(self) -> Branch | None:
        return next((b for b in self.branches if not b.comparison.equal), None)

    @property
    def proved(self) -> bool:
        complete = bool(self.branches) and not self.reason
        return complete and all(b.comparison.proved for b in self.branches)


def prove(
    plan: Plan, codes: Sequence[Code], calls: Sequence[Call], complex_: bool, pointwise: bool
) -> Outcome:
    """What running a row on symbols shows, for real or for complex inputs.

    codes: the row's code as on arrays and as recorded; each must be right. calls: where the values
    of the other arguments, and the shapes, are taken from.
    """
    outcome = Outcome()
    if any(a.type.base == "Generator" for a in plan.entry.signature.arguments):
        outcome.reason = "draws random numbers"
        return outcome
    seen: set[Any] = set()
    found = list(settings(plan, calls, pointwise))
    if not pointwise:
        found = [s for s in found if 1 < s.size <= _ELEMENTS[complex_]]
        found = sorted(found, key=lambda s: s.size)[:_SAMPLES]
    if not found:
        outcome.reason = "no sample is small enough" if calls else "no samples"
    for setting, code in itertools.product(found, codes):
        met = False
        for witness in witnesses(plan, setting, complex_, pointwise):
            try:
                with np.errstate(all="ignore"):
                    outcome.branches += _run(plan, code, setting, witness, complex_, seen)
                met = True
            except _UNDEFINED:
                continue
            except FAILURES as failure:
                outcome.reason = outcome.reason or str(failure) or type(failure).__name__
        if not met:
            outcome.reason = outcome.reason or "undefined wherever it was tried"
    return outcome


def scalar_forward(
    plan: Plan, code: Code, values: Mapping[str, Any], name: str, point: float
) -> tuple[sp.Expr, sp.Symbol]:
    """The first output as a function of one number, the branches taken as at `point`.

    Raises one of FAILURES where it cannot be run on a symbol.
    """
    symbols = _Symbols(False)
    value = sp.Rational(Fraction(point))
    symbol = symbols.symbol(name, value, False)
    others = {a.name: plain(values[a.name], a.is_tensor, True) for a in _others(plan, name)}
    with np.errstate(all="ignore"), inside(World(symbols.witness, {})):
        given = {**others, name: from_expressions([symbol], (1,), False)}
        outputs = _outputs(plan, code.forward(plan, given))
        return numbers(outputs[plan.output_nr])[0].expression, symbol


def _others(plan: Plan, name: str) -> list[Argument]:
    return [a for a in plan.entry.signature.arguments if a.name != name]


# ---- one run -------------------------------------------------------------------------------------


class _Symbols:
    """The symbols of a run, by input and element."""

    def __init__(self, complex_: bool) -> None:
        self.complex = complex_
        self.witness: dict[sp.Symbol, sp.Expr] = {}
        self.conjugates: dict[sp.Symbol, sp.Symbol] = {}

    def array(self, name: str, shape: Sequence[int], values: Sequence[sp.Expr]) -> Symbolic:
        single = len(values) == 1
        symbols = [
            self.symbol(name if single else f"{name}{i}", value, self.complex)
            for i, value in enumerate(values)
        ]
        return from_expressions(symbols, shape, self.complex)  # type: ignore[no-any-return]

    def symbol(self, name: str, value: sp.Expr, complex_: bool, signed: bool = True) -> sp.Symbol:
        if complex_:
            symbol, partner = sp.Symbol(name), sp.Symbol(name + "~")
            self.conjugates[symbol] = partner
            self.witness[partner] = sp.conjugate(value)
        elif not signed or value == 0:
            symbol = sp.Symbol(name, real=True)
        else:
            symbol = sp.Symbol(name, positive=True) if value > 0 else sp.Symbol(name, negative=True)
        self.witness[symbol] = value
        return symbol


def _run(
    plan: Plan,
    code: Code,
    setting: Setting,
    witness: Mapping[str, Any],
    complex_: bool,
    seen: set[Any],
) -> list[Branch]:
    symbols = _Symbols(complex_)
    inputs: dict[str, Any] = {}
    for name, values in witness.items():
        given = setting.inputs[name]
        if isinstance(given, list):
            inputs[name] = [
                symbols.array(f"{name}{k}_", x.shape, v)
                for k, (x, v) in enumerate(zip(given, values, strict=True))
            ]
        else:
            shape = (1,) if len(values) == 1 and given.size != 1 else given.shape
            inputs[name] = symbols.array(name, shape, values)
    world = World(symbols.witness, symbols.conjugates)
    with inside(world):
        outputs = _outputs(plan, code.forward(plan, {**setting.others, **inputs}))
        elements = [x for i in _differentiable(plan, outputs) for x in numbers(outputs[i])]
        _check_defined(world, elements)
        if _at_kink(world):
            return []
        cotangents = _cotangents(world, symbols, plan, outputs)
        values = {**setting.others, **inputs, **_named(plan, outputs), **cotangents.values}
        branches = []
        for edge, argument in enumerate(plan.edges):
            if argument.name not in inputs:
                continue
            formula = code.gradients(plan, edge, values)
            targets = plan.derivative_of(edge).targets
            if len(targets) > 1 and formula is not None:
                formula = formula[targets.index(argument.name)]
            branches += _compare(
                plan, world, symbols, cotangents, elements, argument.name,
                inputs[argument.name], formula, seen,
            )  # fmt: skip
    return branches


def _outputs(plan: Plan, returned: Any) -> list[Any]:
    if plan.list_output or len(plan.entry.signature.returns) > 1:
        return list(returned)
    return [returned]


def _differentiable(plan: Plan, outputs: Sequence[Any]) -> Sequence[int]:
    return range(len(outputs)) if plan.list_output else plan.differentiable_outputs


def _named(plan: Plan, outputs: Sequence[Any]) -> dict[str, Any]:
    returns = plan.entry.signature.returns
    if plan.list_output:
        return {returns[0].name: list(outputs)}
    return {r.name: x for r, x in zip(returns, outputs, strict=True)}


def _check_defined(world: World, elements: Sequence[Number]) -> None:
    """Raises UndefinedError where an output is no number, or not real and its dtype is."""
    for x in elements:
        if not x.is_complex:
            world.real_value(x.expression)
        if not world.value(x.expression).is_finite:
            raise UndefinedError(str(x))


def _at_kink(world: World) -> bool:
    """Whether two numbers that were compared are equal: there a convention decides."""
    return any(isinstance(condition, sp.Eq) for condition in world.conditions)


@dataclass
class _Cotangents:
    """The gradients of the outputs: as the formulas name them, and as symbols of the elements."""

    values: dict[str, Any]
    elements: list[Number]


def _cotangents(world: World, symbols: _Symbols, plan: Plan, outputs: Sequence[Any]) -> _Cotangents:
    arrays = []
    all_elements = []
    for k in _differentiable(plan, outputs):
        elements = numbers(outputs[k])
        complex_ = any(x.is_complex for x in elements)
        expressions = []
        for i in range(len(elements)):
            value = sp.Rational(7 + i, 5 + k)
            if complex_:
                value += sp.I / (3 + i)
            expressions.append(symbols.symbol(f"g{k}_{i}", value, complex_, signed=False))
        arrays.append(from_expressions(expressions, np.shape(outputs[k]), complex_))
        all_elements += [Number(e, complex_) for e in expressions]
    found = {symbol for x in all_elements for symbol in x.expression.free_symbols}
    found |= {symbols.conjugates[g] for g in found if g in symbols.conjugates}
    world.linear = tuple(sorted(found, key=str))
    for a, b in symbols.conjugates.items():
        world.conjugates[a], world.conjugates[b] = b, a
    names = [plan.entry.signature.returns[i].name for i in plan.differentiable_outputs]
    values: dict[str, Any] = {"grads": arrays}
    values |= {f"grad_{name}": x for name, x in zip(names, arrays, strict=False)}
    if len(arrays) == 1 and not plan.list_output:
        values["grad"] = arrays[0]
    return _Cotangents(values, all_elements)


def _compare(
    plan: Plan,
    world: World,
    symbols: _Symbols,
    cotangents: _Cotangents,
    elements: Sequence[Number],
    name: str,
    given: Any,
    formula: Any,
    seen: set[Any],
) -> list[Branch]:
    """The branches that an input adds: one for each element unless it was seen."""
    parts = (
        list(zip(given, formula, strict=True)) if isinstance(given, list) else [(given, formula)]
    )
    branches = []
    for array, gradient in parts:
        found = _restored(gradient, array.shape)
        for x, entry in zip(numbers(array), found, strict=True):
            true = _gradient(world, symbols, cotangents, elements, x.expression)
            got = (entry if symbols.complex else entry.real).expression
            key = (name, true, got)
            if key in seen:
                continue
            seen.add(key)
            compared = compare(true, got, world, plan.entry.signature.full_name)
            conditions = tuple(str(each) for each in world.conditions)
            branches.append(Branch(name, str(true), conditions, compared))
    return branches


def _restored(gradient: Any, shape: tuple[int, ...]) -> list[Number]:
    """The elements of a gradient, summed over what the input was broadcast along."""
    if gradient is None:
        return [Number(sp.Integer(0))] * int(np.prod(shape, dtype=int))
    array = gradient.bare() if isinstance(gradient, Symbolic) else np.asarray(gradient)
    while array.ndim > len(shape):
        array = array.astype(object).sum(0)
        array = np.asarray(array, object)
    for axis, size in enumerate(shape):
        if size == 1 and array.shape[axis] > 1:
            array = array.astype(object).sum(axis, keepdims=True)
    return numbers(np.broadcast_to(array, shape))


def _gradient(
    world: World,
    symbols: _Symbols,
    cotangents: _Cotangents,
    elements: Sequence[Number],
    x: sp.Symbol,
) -> sp.Expr:
    """The gradient by an element of an input, by SymPy's derivatives."""
    total: Any = sp.Integer(0)
    for w, g in zip(elements, cotangents.elements, strict=True):
        slope = sp.diff(w.expression, x)
        if symbols.complex:
            partner = symbols.conjugates[x]
            total += world.conjugate(g.expression) * sp.diff(w.expression, partner)
            total += g.expression * world.conjugate(slope)
        else:
            total += Number(world.conjugate(g.expression) * slope, g.is_complex).real.expression
    return total
