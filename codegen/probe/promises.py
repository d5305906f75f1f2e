"""What the kind of a row promises of its forward, and what is seen of it on small arrays.

A kind is not only a word: `vmap`, broadcasting, tangents and the passes of `compile` follow from
it. So a forward that does otherwise is refused: an expression of NumPy when the table is read
(`codegen.check.expressions`), any other by calls on small arrays, here.
"""

from __future__ import annotations

import ast
import itertools
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

import numpy as np

from codegen.lower.steps import opened
from codegen.model.entry import Entry
from codegen.parse.errors import Problem
from codegen.parse.signature import Argument
from codegen.parse.source import walk
from codegen.probe.arrays import (
    RTOL,
    as_array,
    copied,
    first_of,
    is_floating,
    is_reduced,
    literal,
    mapped,
    same,
    shape_text,
    together,
)
from codegen.probe.batches import call_along, is_batched_along, unlike
from codegen.probe.drawing import attempts

PROMISES: dict[str, str] = {
    "pointwise": "each element of the output comes from the broadcast elements at its place",
    "comparison": "each element of the output comes from the broadcast elements at its place",
    "reduction": "the dimensions that are named vanish or become 1, and no others",
    "normalization": "the output has the shape of the input, and not all dimensions are combined",
    "scan": "each element comes from those up to it along one dimension",
    "view": "the output is linear in the input and shares its memory",
    "linear": "the output is linear in all differentiable arguments together",
    "bilinear": "the output is linear in each differentiable argument",
    "gather": "the elements of the output are elements of the input",
    "sort": "the elements of the output lie between elements of the input",
    "linalg": "the leading dimensions are batched, if 'vmap:' says nothing else",
    "window": "the first dimension is a batch: its samples are taken one by one",
    "loss": "the output is a number or has an element per sample",
    "creation": "the output depends on no element of an argument",
}
"""Of the kinds whose promise is probed."""
BATCHED = "one more dimension in front is a batch, if 'vmap:' says nothing else ('vmap: loop')"
"""What those promise beside it that `vmap` runs so, by their kind and the names of arguments."""

_Arguments = Mapping[str, Any]
_Seen = Iterator[str]  # what was seen instead of what is promised
_ACCEPTED = 2  # calls of a row that are looked at
_AGAIN = 32  # times that a call gives the same before it is taken for no random one


def broken_promises(
    entries: Sequence[Entry], functions: Mapping[str, Callable[..., Any]]
) -> list[Problem]:
    """The rows whose forward does not do what their kind says, each with the first thing seen.

    functions: the forward of each row on arrays, by the row's full name; it is called with
    arguments by name. A row that no call suits is not judged.
    """
    found: list[Problem] = []
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        for entry in entries:
            function = functions.get(entry.signature.full_name)
            if function is not None and entry.forward is not None:
                found += itertools.islice(Probe(entry, function).problems(), 1)
    return found


class Probe:
    """The calls of one row."""

    def __init__(self, entry: Entry, function: Callable[..., Any]) -> None:
        self.entry = entry
        self.function = function
        signature = entry.signature
        words = ("non_differentiable", "not_implemented")
        fixed = {name for d in entry.derivatives if d.word in words for name in d.targets}
        self.tensors: list[Argument] = list(signature.tensor_arguments)
        self.edges = [a.name for a in self.tensors if a.name not in fixed]

    def problems(self, calls: Iterable[_Arguments] | None = None) -> Iterator[Problem]:
        """What is seen in calls, of which those are left aside that the row does not take.

        calls: arguments by name; by default the first ones that `codegen.probe.drawing` finds.
        """
        checks: list[tuple[str, Callable[[_Arguments, list[Any]], _Seen]]] = []
        kind = self.entry.kind
        promise = f"a row of kind {kind} promises: "
        check = {
            "pointwise": self._pointwise,
            "comparison": self._pointwise,
            "reduction": self._reduction,
            "normalization": self._normalization,
            "scan": self._scan,
            "view": self._linear,
            "linear": self._linear,
            "bilinear": self._bilinear,
            "gather": self._picks,
            "sort": self._between,
            "linalg": self._linalg,
            "window": self._window,
            "loss": self._loss,
            "creation": self._creation,
        }.get(kind)
        if check:
            checks.append((promise + PROMISES[kind], check))
        if self.entry.result_word == "linear" and kind not in ("linear", "view"):
            checks.append((f"'result: linear' promises: {PROMISES['linear']}", self._linear))
        if is_batched_along(self.entry):
            checks.append((promise + BATCHED, self._batch))
        most = _ACCEPTED if calls is None else None
        calls = attempts(self.entry) if calls is None else calls
        accepted = [*itertools.islice((c for c in calls if self._call(c) is not None), most)]
        for arguments in accepted[:1]:
            changed = self._changed(arguments)
            if changed:
                yield self._broken(f"it writes into '{changed}'", "a forward only reads")
            returns = self.entry.signature.returns
            made = len(self._call(arguments) or ())
            if made != len(returns) and not returns[0].type.is_list:
                seen = f"it gives {made} output{'s' * (made != 1)}"
                yield self._broken(seen, f"the signature says {len(returns)}")
        if kind == "view" and self._copies(accepted):
            yield self._broken("the output has memory of its own", promise + PROMISES[kind])
        for arguments in accepted:
            outputs = self._call(arguments)
            if outputs is None or not self._repeats(arguments, outputs):
                return  # of random numbers nothing is promised
            for promised, looked in checks:
                for seen in looked(arguments, outputs):
                    # Few random numbers are now and then the same by chance.
                    if not all(self._repeats(arguments, outputs) for _ in range(_AGAIN)):
                        return
                    yield self._broken(seen, promised)
            if self._stated is not None and self._differs(self._stated, arguments, outputs):
                said = f"by the docstrings of its kernels it is {ast.unparse(self._stated)}"
                yield self._broken("a kernel gives other values than it says", said)

    def _repeats(self, arguments: _Arguments, outputs: list[Any]) -> bool:
        again = self._call(arguments)
        return again is not None and same(outputs, again)

    @cached_property
    def _stated(self) -> ast.expr | None:
        """The forward with what kernels say of themselves; None where none does, or not all do."""
        formula = self.entry.forward
        if formula is None or "kernels" not in formula.names or not self.entry.forms:
            return None
        tree = ast.fix_missing_locations(opened(formula.tree, self.entry.forms))
        names = {node.id for node in walk(tree) if isinstance(node, ast.Name)}
        return tree if names <= {"np", *(a.name for a in self.entry.signature.arguments)} else None

    def _differs(self, stated: ast.expr, arguments: _Arguments, outputs: list[Any]) -> bool:
        """Whether the forward gives something else than is stated of its kernels."""
        signature = self.entry.signature
        given = {a.name: literal(a.default) for a in signature.arguments}
        given.update(arguments)
        code = compile(ast.Expression(stated), "<numpy>", "eval")
        try:
            found = eval(code, {"__builtins__": {}, "np": np}, given)
        except (ArithmeticError, LookupError, TypeError, ValueError):
            return False  # programs leave such a call to the kernel
        made = found if isinstance(found, tuple) else (found,)
        return found is not None and not same([as_array(each) for each in made], outputs)

    def _broken(self, seen: str, promised: str) -> Problem:
        formula = self.entry.forward
        assert formula is not None
        message = f"forward breaks a promise of the row: {seen}"
        return formula.problem(formula.tree, message, promised)

    # -- calls

    def _call(self, arguments: _Arguments) -> list[Any] | None:
        """The outputs; None where the forward does not take the arguments."""
        given = {name: copied(value) for name, value in arguments.items()}
        try:
            returned = self.function(**given)
        except Exception:  # a kernel may raise what it likes where arguments do not suit it
            return None
        listed = returned if isinstance(returned, list | tuple) else [returned]
        return [as_array(each) for each in listed]

    def _changed(self, arguments: _Arguments) -> str | None:
        """An argument into which the forward writes."""
        given = {name: copied(value) for name, value in arguments.items()}
        self.function(**given)
        for name, value in arguments.items():
            if isinstance(value, np.ndarray) and not same([given[name]], [value]):
                return name
        return None

    def _with(self, arguments: _Arguments, change: Callable[[Any], Any]) -> dict[str, Any]:
        """The arguments with each array changed."""
        names = {a.name for a in self.tensors}
        return {
            name: mapped(value, change) if name in names and value is not None else value
            for name, value in arguments.items()
        }

    # -- what the kinds promise

    def _pointwise(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        arrays = [arguments[a.name] for a in self.tensors]
        if any(isinstance(x, list) for x in arrays):
            return
        shapes = [x.shape for x in arrays if x is not None]
        if not shapes:
            return
        shape = np.broadcast_shapes(*shapes)
        for output in outputs:
            if output.shape != shape:
                yield f"of elements of shape {shape} it makes {shape_text(output)}"
                return
        if any(each != shape for each in shapes) or not shape:
            return
        size = int(np.prod(shape))
        order = np.random.default_rng(size).permutation(size)
        for chosen, what in (
            (order, "other elements where they stand in another order"),
            (order[: size // 2], "other elements where some of them stand alone"),
        ):
            parts = self._call(self._with(arguments, partial(_chosen, places=chosen)))
            if parts is not None:
                wanted = [each.reshape(-1)[chosen] for each in outputs]
                if not same(parts, wanted):
                    yield f"it makes {what}"
                    return
        formula = self.entry.forward
        read = formula.names if formula else ()
        yield from self._broadcast(arguments, [a.name for a in self.tensors if a.name in read])

    def _broadcast(self, arguments: _Arguments, names: Sequence[str]) -> _Seen:
        for name in names if len(names) > 1 else ():
            array = arguments[name]
            if array is None or array.ndim < 2 or not array.size:
                continue
            row = self._call({**arguments, name: array[0]})
            full = self._call({**arguments, name: np.broadcast_to(array[0], array.shape)})
            if row is not None and full is not None and not same(row, full):
                yield f"it makes something else where '{name}' is broadcast"

    def _reduction(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        array = self._first(arguments)
        if array is None:
            return
        shape, dims = array.shape, self._dims(arguments, array.ndim)
        for output in outputs:
            if dims is None:
                if not is_reduced(shape, output.shape):
                    yield f"of elements of shape {shape} it makes {shape_text(output)}"
                    return
                continue
            defaults = {a.name: a.default for a in self.entry.signature.arguments}
            keep = bool(arguments.get("keepdim", defaults.get("keepdim") == "True"))
            if "keepdim" not in defaults:
                keep = output.ndim == array.ndim  # the row may do either
            kept = [1 if d in dims else n for d, n in enumerate(shape)]
            wanted = tuple(n for d, n in enumerate(kept) if keep or d not in dims)
            if output.shape != wanted:
                along = ", ".join(map(str, sorted(dims)))
                kept_is = " with keepdim" if keep else ""
                yield (
                    f"of elements of shape {shape} reduced along {along}{kept_is} it makes "
                    f"{shape_text(output)}, not {wanted}"
                )
                return
        if dims is not None and len(self.tensors) == 1:
            for dim in set(range(array.ndim)) - dims:
                place = dim if keep else dim - sum(d < dim for d in dims)
                yield from self._slices(arguments, outputs, dim, place)

    def _normalization(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        array = self._first(arguments)
        if array is None:
            return
        if outputs[0].shape != array.shape:
            yield f"of elements of shape {array.shape} it makes {shape_text(outputs[0])}"
            return
        if "dim" not in arguments or len(self.tensors) > 1 or array.ndim < 2:
            return
        for dim in range(array.ndim):  # `dim` names what is combined, or what is not
            part = self._call(self._with(arguments, partial(first_of, dim=dim)))
            if part is None or same(part[:1], [first_of(outputs[0], dim)]):
                return
        yield "elements along all dimensions are combined"

    def _slices(self, arguments: _Arguments, outputs: list[Any], dim: int, place: int) -> _Seen:
        """The elements along another dimension are not combined."""
        part = self._call(self._with(arguments, lambda x: first_of(x, dim)))
        if part is not None and not same(part, [first_of(x, place) for x in outputs]):
            yield f"elements along the dimension {dim}, which is not named, are combined"

    def _scan(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        array = self._first(arguments)
        if array is None or len(self.tensors) > 1:
            return
        for output in outputs:
            if output.shape != array.shape:
                yield f"of elements of shape {array.shape} it makes {shape_text(output)}"
                return
        dims = self._dims(arguments, array.ndim)
        seen: list[list[str]] = []
        for dim in dims if dims is not None else range(array.ndim):
            part = self._call(self._with(arguments, partial(first_of, dim=dim, count=2)))
            wrong = part is not None and not same(part, [first_of(x, dim, 2) for x in outputs])
            seen.append([f"elements come from later ones along the dimension {dim}"][: int(wrong)])
            for other in set(range(array.ndim)) - {dim}:
                seen[-1] += self._slices(arguments, outputs, other, other)
        if seen and all(seen):
            yield seen[-1][0]

    def _copies(self, calls: Sequence[_Arguments]) -> bool:
        """Whether none of the calls of a view gives one, though it could: nothing is copied that
        has as many elements as before."""
        copies = False
        for arguments in calls if any(a.type.alias for a in self.tensors) else ():
            given = {name: copied(value) for name, value in arguments.items()}
            sources = [given[a.name] for a in self.tensors if a.type.alias]
            returned = self.function(**given)
            for each in returned if isinstance(returned, list | tuple) else [returned]:
                if any(np.shares_memory(each, x) for x in sources if isinstance(x, np.ndarray)):
                    return False
                copies |= any(np.size(each) == np.size(x) for x in sources)
        return copies

    def _linear(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        yield from self._linear_in(arguments, outputs, self.edges, "")

    def _bilinear(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        for name in self.edges:
            given = arguments.get(name)
            if not isinstance(given, list):
                yield from self._linear_in(arguments, outputs, [name], f" in '{name}'")
                continue
            for k in range(len(given)):
                where = f" in item {k} of '{name}'"
                yield from self._linear_in(arguments, outputs, [name], where, k)

    def _linear_in(
        self,
        arguments: _Arguments,
        outputs: list[Any],
        names: Sequence[str],
        where: str,
        item: int | None = None,
    ) -> _Seen:
        """f(2 x - 3 y) = 2 f(x) - 3 f(y), in the floating-point outputs; f(2 x - y) = 2 f(x) - f(y)
        of a row that states its tangent, so that it may add a constant."""
        b = 3 if self.entry.result is None else 1
        law = "f(2 x - 3 y) is not 2 f(x) - 3 f(y)" if b == 3 else "f(2 x - y) is not 2 f(x) - f(y)"
        names = [name for name in names if is_floating(arguments.get(name))]
        if not names:
            return
        random = np.random.default_rng(len(outputs))

        def other(x: Any) -> Any:
            return random.uniform(0.5, 1.5, x.shape) * x[..., ::-1] if x.ndim else x * 0.7

        others = {name: mapped(arguments[name], other) for name in names}
        if item is not None:  # the other items are held fixed
            (name,) = names
            kept = list(arguments[name])
            others = {name: [*kept[:item], others[name][item], *kept[item + 1 :]]}
        both = {
            name: together(arguments[name], others[name], lambda x, y: 2 * x - b * y)
            for name in names
        }
        second = self._call({**arguments, **others})
        mixed = self._call({**arguments, **both})
        if second is None or mixed is None or len({len(outputs), len(second), len(mixed)}) > 1:
            return
        for x, y, z in zip(outputs, second, mixed, strict=True):
            fits = x.dtype.kind in "fc" and x.shape == y.shape == z.shape
            if fits and not same([z], [2 * x - b * y]):
                yield f"it is not linear{where}: {law}"
                return

    def _picks(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        sources = [arguments[name] for name in self.edges if is_floating(arguments.get(name))]
        if not sources or isinstance(sources[0], list):
            return
        known = np.concatenate([np.reshape(x, -1) for x in sources] + [np.zeros(1)])
        for output in outputs:
            if output.dtype.kind in "fc" and not np.isin(output, known).all():
                yield "there are elements that are none of the input"
                return

    def _between(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        array = self._first(arguments)
        if array is None or array.dtype.kind != "f" or not np.isfinite(array).all():
            return
        slack = RTOL * np.max(np.abs(array), initial=0)
        for output in outputs[:1]:
            if output.dtype.kind == "f" and output.size and array.size:
                low, high = array.min() - slack, array.max() + slack
                if (output < low).any() or (output > high).any():
                    yield "there are elements less or greater than all of the input"

    def _linalg(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        if self.entry.vmap is not None or self.entry.vmap_word is not None:
            return  # which says how a stack is taken
        array = self._first(arguments)
        if array is None or array.ndim < 2:
            return
        if any(a.type.optional and arguments.get(a.name) is not None for a in self.tensors):
            return  # such as a tolerance, which has dimensions of its own
        arrays = [x for a in self.tensors if isinstance(x := arguments.get(a.name), np.ndarray)]
        most = max(x.ndim - _core(x) for x in arrays)

        def half(x: Any) -> Any:
            return x / 2 if x.dtype.kind in "fc" else x

        def stack(x: Any) -> Any:
            x = x.reshape((1,) * (most + _core(x) - x.ndim) + x.shape)
            return np.stack([x, half(x)])

        second = self._call(self._with(arguments, half))
        if second is None:
            return
        stacked = self._call(self._with(arguments, stack))
        if stacked is None or len(stacked) != len(outputs):
            if len(arrays) > 1:
                yield "it does not take stacks of two in all arguments"
            return
        yield from unlike(stacked, outputs, second, "a stack")

    def _window(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        array = self._first(arguments)
        if array is None or array.ndim < 3 or array.shape[0] < 2:
            return
        part = self._call({**arguments, self.tensors[0].name: array[:1]})
        if part is None or any(x.shape[:1] != array.shape[:1] for x in outputs):
            return
        if all(len(x) == 1 for x in part) and not same(part, [x[:1] for x in outputs]):
            yield "a sample alone gives something else than the same sample in a batch"

    def _batch(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        """Two samples at once, by the rule that `vmap` follows, are as they are one by one."""
        arrays = {name for name in arguments if isinstance(arguments[name], np.ndarray)}
        if not any(arguments[name].ndim for name in arrays):
            return
        other = self._with(arguments, lambda x: x.reshape(-1)[::-1].reshape(x.shape))
        second = self._call(other)
        if second is None:
            return
        pairs = {name: np.stack([arguments[name], other[name]]) for name in arrays}
        batch = call_along(self.entry, self._call, {**arguments, **pairs})
        yield from unlike(batch, outputs, second, "a batch")

    def _loss(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        shapes = [x.shape for x in arguments.values() if isinstance(x, np.ndarray)]
        if not shapes:
            return
        shape = max(shapes, key=len)
        for output in outputs[:1]:
            fits = output.shape == shape[: output.ndim] or output.ndim < len(shape)
            if not fits and output.shape != _broadcast_shape(shapes):
                yield f"of samples of shape {shape} it makes {shape_text(output)}"
                return

    def _creation(self, arguments: _Arguments, outputs: list[Any]) -> _Seen:
        if not self.tensors:
            return
        other = self._call(self._with(arguments, lambda x: x + 1 if x.dtype.kind in "fc" else x))
        if other is not None and not same(other, outputs):
            yield "it makes something else of other elements"

    # -- parts

    def _first(self, arguments: _Arguments) -> Any:
        """The first array, if the first Tensor argument is one."""
        array = arguments.get(self.tensors[0].name) if self.tensors else None
        return array if isinstance(array, np.ndarray) else None

    def _dims(self, arguments: _Arguments, ndim: int) -> set[int] | None:
        """The dimensions that a call names; None where it names none."""
        value = arguments.get("dim")
        if value is None or isinstance(value, np.ndarray) or not ndim:
            return None
        listed = list(value) if isinstance(value, list | tuple) else [value]
        return {int(d) % ndim for d in listed} or None


def _core(array: Any) -> int:
    """How many dimensions belong to the thing itself: a matrix, pivots or a number."""
    return min(array.ndim, 1) if array.dtype.kind in "biu" or not array.ndim else 2


def _broadcast_shape(shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...] | None:
    try:
        return np.broadcast_shapes(*shapes)
    except ValueError:
        return None


def _chosen(array: Any, places: Any) -> Any:
    return array.reshape(-1)[places]
