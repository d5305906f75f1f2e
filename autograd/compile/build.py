"""From a function and the arguments of a call to programs: forward alone, or with gradients."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.base.allocation import keep_freed_memory
from autograd.base.grad_mode import _set, enable_grad, is_grad_enabled
from autograd.base.pytree import TreeDef, flatten, unflatten
from autograd.compile.ir.graph import Graph, Value
from autograd.compile.lowering.lower import lower
from autograd.compile.program import Program
from autograd.compile.schedule.rematerialize import JointGraph
from autograd.compile.settings import Settings
from autograd.compile.tracing.errors import refuse
from autograd.compile.tracing.guards import Bystanders, Guards, guards_of
from autograd.compile.tracing.recording import depends_on
from autograd.compile.tracing.signatures import key_of
from autograd.compile.tracing.trace import Trace
from autograd.compile.tracing.traced import TracedTensor
from autograd.core.engine import grad
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.transforms.differentiation import depends_beyond

Assemble = Callable[[Sequence[Tensor], Sequence[Any], Sequence[Tensor]], Any]
_NAMES = {"program": "tensors", "input": "leaves", "captured": "captured"}


def assembler(form: TreeDef, plan: Sequence[tuple[str, Any]]) -> Assemble:
    """A function that builds a result of this form from the tensors of the program, the leaves of
    the arguments and captured tensors.

    plan: for each leaf where it is: ("program", i), ("input", i): the argument itself,
    ("captured", i), or ("static", value).
    """
    scope: dict[str, Any] = {unflatten.__name__: unflatten}

    def bound(thing: Any) -> str:
        name = f"k{len(scope)}"
        scope[name] = thing
        return name

    leaves = iter([bound(i) if kind == "static" else f"{_NAMES[kind]}[{i}]" for kind, i in plan])

    def text(part: TreeDef) -> str:
        if part.kind is None:
            return next(leaves)
        items = [text(child) for child in part.children]
        if part.kind is tuple:
            return f"({''.join(f'{item}, ' for item in items)})"
        if part.kind is list:
            return f"[{', '.join(items)}]"
        shallow = TreeDef(
            part.kind, part.keys, (TreeDef(None),) * len(items), part.extra, part.order
        )
        return f"unflatten({bound(shallow)}, [{', '.join(items)}])"

    return eval(f"lambda tensors, leaves, captured: {text(form)}", scope)


class Backward(NamedTuple):
    """How the gradients of a compiled call are computed.

    roots    which results of the program require grad
    wanted   which inputs get a gradient
    program  gives the gradients from what the forward saved and the gradients of `roots`; None if
             the forward gives them already, for a gradient of 1 of the only root
    failure  why there is none, to be raised when it is asked for
    saved    bytes that `program` reads of the forward, beside arguments and results
    without  what these bytes were if nothing was computed again
    """

    roots: tuple[int, ...]
    wanted: tuple[int, ...]
    program: Program | None
    failure: RuntimeError | None = None
    saved: int = 0
    without: int = 0


class Built(NamedTuple):
    """The programs of one signature.

    dynamic   which leaves of the arguments are inputs; the `captured` tensors follow them
    captured_keys  what of them the programs were made for
    guards    where they were found, and what else was found outside; None if nothing was
    plan      where each leaf of the result is, as for `assembler`
    assemble  gives the result of the call
    results   the shapes and dtypes of what the program gives
    forward   gives the results, and behind them what `backward` reads
    backward  None if no result requires grad
    simple    whether all inputs are arguments, and keep their memory
    """

    dynamic: tuple[int, ...]
    captured: tuple[Tensor, ...]
    captured_keys: tuple[Any, ...]
    guards: Guards | None
    plan: tuple[tuple[str, Any], ...]
    assemble: Assemble
    results: tuple[tuple[tuple[int, ...], np.dtype[Any]], ...]
    forward: Program
    backward: Backward | None
    simple: bool

    def holds(self) -> bool:
        """Whether the programs are still right, as far as what is outside decides that."""
        return (self.guards is None or self.guards.hold()) and self.captured_keys == tuple(
            [key_of(tensor) for tensor in self.captured]
        )

    @property
    def programs(self) -> dict[str, Program]:
        """The programs by what they compute."""
        found = {"forward": self.forward}
        if self.backward is not None:
            if self.backward.program is not None:
                found["backward"] = self.backward.program
            elif self.backward.failure is None:
                found = {"forward and backward": self.forward}
        return found


def build(
    function: Callable[..., Any],
    call: Callable[[Sequence[Any]], Any],
    leaves: Sequence[Any],
    recording: bool,
    settings: Settings,
    donated: frozenset[int] = frozenset(),
) -> Built:
    """Traces ``call(values)``, a call of `function`, with traced tensors for the arrays in
    `leaves`, and compiles it.

    recording: whether operations are recorded around the call. donated: the numbers
    of leaves whose memory results may take. Raises TraceError for what cannot be traced, and what
    the function itself raises.
    """
    keep_freed_memory()
    trace = Trace()
    values = list(leaves)
    dynamic = [i for i, leaf in enumerate(leaves) if isinstance(leaf, Tensor | np.ndarray)]
    for i in dynamic:
        values[i] = trace.input(leaves[i].shape, leaves[i].dtype, _requires_grad(leaves[i]))
    inputs = [values[i] for i in dynamic]
    roots = [function, *[leaf for leaf in leaves if not isinstance(leaf, Tensor | np.ndarray)]]
    bystanders = Bystanders(roots)
    try:
        with trace.watch:
            result = call(values)
        trace.check_unwritten()
        _check_flags(inputs, [leaves[i] for i in dynamic], recording)
        bystanders.check(trace)
        found, form = flatten(result)
        outputs: list[TracedTensor] = []
        places = {id(x): ("input", i) for i, x in zip(dynamic, inputs, strict=True)}

        def place(leaf: Any) -> tuple[str, Any]:
            if isinstance(leaf, np.ndarray):
                leaf = from_array(leaf)
            if not isinstance(leaf, Tensor):
                return "static", leaf
            if id(leaf) in places:
                return places[id(leaf)]
            traced = trace.lift(leaf)
            if id(leaf) in trace.captured:
                return "captured", list(trace.captured).index(id(leaf))
            outputs.append(traced)
            return places.setdefault(id(traced), ("program", len(outputs) - 1))

        plan = tuple(map(place, found))
        kept = {what for kind, what in plan if kind == "input"}
        given = [x._state[0] for i, x in zip(dynamic, inputs, strict=True) if i in donated - kept]
        trace.graph.outputs = [y._state[0] for y in outputs]
        sources = [*[leaves[i] for i in dynamic], *[x for x, _ in trace.captured.values()]]
        wanted = [i for i, x in enumerate(sources) if _is_wanted(x, i >= len(dynamic))]
        forward, backward = _programs(trace, inputs, outputs, wanted, settings, given)
        captured = tuple(tensor for tensor, _ in trace.captured.values())
        guards = guards_of(roots, trace, captured)
    finally:
        trace.close()
        _set(recording)
    return Built(
        dynamic=tuple(dynamic),
        captured=captured,
        captured_keys=tuple(key_of(tensor) for tensor in captured),
        guards=guards,
        plan=plan,
        assemble=assembler(form, plan),
        results=tuple((y.shape, y.dtype) for y in outputs),
        forward=forward,
        backward=backward,
        simple=not captured and not settings.donate,
    )


def _requires_grad(leaf: Any) -> bool:
    return getattr(leaf, "_fn", None) is not None


def _check_flags(inputs: Sequence[Tensor], leaves: Sequence[Any], recording: bool) -> None:
    """Refuses what the function has changed for its caller: grad mode, and which arguments require
    grad."""
    if is_grad_enabled() is not recording:
        refuse("grad mode is switched for the caller", "Switch it in a with statement")
    for traced, leaf in zip(inputs, leaves, strict=True):
        if traced.requires_grad is not _requires_grad(leaf):
            refuse(
                "requires_grad of an argument is changed",
                "Change it outside, or that of x.detach()",
            )


def _is_wanted(source: Any, captured: bool) -> bool:
    """Whether an input gets a gradient: the variables of transforms inside get none."""
    fn = getattr(source, "_fn", None)
    if captured and fn is LEAF:
        return depends_beyond([source], ())
    return fn is not None


def _programs(
    trace: Trace,
    inputs: list[TracedTensor],
    outputs: list[TracedTensor],
    wanted: list[int],
    settings: Settings,
    donated: Sequence[Value],
) -> tuple[Program, Backward | None]:
    known = [*inputs, *[traced for _, traced in trace.captured.values()]]
    leaves = [known[i] for i in wanted]
    roots = [i for i, y in enumerate(outputs) if depends_on(y, leaves)]
    graph = trace.graph
    if not roots:
        return Program(graph, settings, None, trace.differentiated, donated), None
    whole = len(roots) == 1 and _is_plain_scalar(outputs[roots[0]], graph)
    tops = [outputs[i] for i in roots]
    cotangents = [
        trace.as_traced(1, y.dtype) if whole else trace.input(y.shape, y.dtype) for y in tops
    ]
    seeds = [] if whole else [x._state[0] for x in cotangents]
    try:
        with enable_grad():
            found = grad(tops, leaves, cotangents, create_graph=True, allow_unused=True)
    except RuntimeError as error:
        graph.inputs = [value for value in graph.inputs if value not in seeds]
        return Program(graph, settings, len(outputs), donated=donated), Backward(
            tuple(roots), tuple(wanted), None, error
        )
    kept = [(i, g) for i, g in zip(wanted, found, strict=True) if g is not None]
    slopes = [trace.lift(g)._state[0] for _, g in kept]
    about = (tuple(roots), tuple(i for i, _ in kept))
    if whole:
        graph.outputs += slopes
        return Program(graph, settings, len(outputs), donated=donated), Backward(*about, None)
    count = len(outputs)
    guarded = {known[i]._state[0] for i, _ in kept}
    # What the formulas read is saved without compiling, too: it must not be written until then.
    sources = guarded.intersection(JointGraph(graph, seeds, slopes).parts()[2])
    graph.outputs += slopes
    lower(graph, settings.backend == "native")
    graph.outputs, slopes = graph.outputs[:count], graph.outputs[count:]
    joint = JointGraph(graph, seeds, slopes)
    before = joint.saved_bytes()
    joint.rematerialize(sources, settings.least)
    saved = joint.saved_bytes()
    first, second = joint.split()
    backward = Backward(*about, Program(second, settings, 0), saved=saved, without=before)
    return Program(first, settings, len(outputs), donated=donated), backward


def _is_plain_scalar(tensor: TracedTensor, graph: Graph) -> bool:
    """Whether gradients may be computed for a cotangent of 1 and scaled later: half precision is
    left out, whose losses are scaled so that gradients do not vanish."""

    dtypes = {x.dtype for step in graph.steps for x in step.outputs}
    return tensor.shape == () and tensor.dtype.kind == "f" and np.dtype(np.float16) not in dtypes
