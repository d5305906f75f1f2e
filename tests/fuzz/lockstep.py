"""Random programs in lockstep: the same lines run in PyTorch and here, and are compared.

After each line: what it raises, and value, shape, dtype, requires_grad and is_leaf of variables.
After the last: gradients, gradients of gradients and, of short programs, of those in turn, what
hooks saw and what ``.grad`` became in a backward pass, tangents in forward mode, and, of programs
that are functions, those of `func`, also compiled. A program that differs is made as short as it
can be, and printed so that either library runs it.
"""

from __future__ import annotations

import re
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch

import autograd as ag
from autograd.compile import TraceError
from autograd.compile.compiled import Compiled
from autograd.compile.settings import Settings
from autograd.core.tensor import Tensor
from tests.fuzz.known import KNOWN, THEIR_LIMITS
from tests.fuzz.statements import Space, grown

__all__ = ["Difference", "Outcome", "compared", "difference_of", "lockstep", "report", "shortened"]

_LEAF = re.compile(r"^(v\d+) = (t\.(?:tensor|zeros)\(.*), requires_grad=True\)$")
_MADE = re.compile(r"^([vr]\d+) = ")
_DRAWN = re.compile(r"^(v\d+) = t\.tensor\(.*dtype=t\.(float|complex)")
_NO_FUNCTION = re.compile(
    r"hook|retain_grad|requires_grad_|\.data|numpy|item|detach_|_grad\(|backward\(|d\.grad\(|"
    r"\.grad\b(?!\()|optim|use_reentrant=True|forward-mode"
)
_PRECISION = tuple(map(re.compile, (r"float32|complex64", r"float64|complex128|r\(0\.5 - 1j\)")))
_RTOL = {"float32": 2e-4, "complex64": 2e-4}
_NOISE = {"float32": 3e-6, "complex64": 3e-6}
_ILL = "the program is so ill-conditioned that rounding decides"
_FUNC = "PyTorch's transforms let their own tensors escape"
_FORWARD = "PyTorch has no forward mode for some operation of the program"
_NAN = "PyTorch's derivative is nan where it is 0 times infinity"
_HIGHER = "PyTorch has no gradient of some gradient of the program"

_BLOCKS = Settings(threads=2, block=8, least=1, always=True)
_BACKENDS = {
    "numpy": Settings(), "blocks": _BLOCKS, "native": _BLOCKS._replace(backend="native"),
}  # fmt: skip
_ORDERS = ("the gradient", "the second gradient", "the third gradient")
_FEW = 12  # lines of programs that are differentiated three times
_HELPED = "from tests.fuzz import templates; globals().update(templates.prelude(t)); log = []\n"


@dataclass(frozen=True)
class Difference:
    """stage: of the comparison; what: in what respect; at: the line, or what was computed."""

    stage: str
    what: str
    at: str
    ours: str
    theirs: str

    def place(self) -> str:
        """The same for differences of one cause, mostly."""
        error = self.ours if self.what == "error" else ""
        return re.sub(r"[\d.,\[\]()-]+", "", f"{self.stage} {self.what} {self.at} {error[:120]}")

    def __str__(self) -> str:
        return (
            f"{self.stage}: other {self.what} at {self.at}\n"
            f"  PyTorch: {self.theirs}\n  here:    {self.ours}"
        )


@dataclass
class Outcome:
    """What a run of many programs has come to."""

    programs: int = 0
    lines: int = 0
    seconds: float = 0.0
    explained: Counter[str] = field(default_factory=Counter)
    found: list[tuple[int, Difference, list[str]]] = field(default_factory=list)
    repeated: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        reasons = "".join(f"\n  {n:,} x {why}" for why, n in self.explained.most_common())
        return (
            f"{self.programs:,} programs of {self.lines:,} lines in {self.seconds:.0f} s: "
            f"{len(self.found)} unexplained differences, which came "
            f"back {sum(self.repeated.values())} times; explained:{reasons}"
        )


class _Explained(Exception):  # noqa: N818  (no error: the end of a comparison)
    """The program cannot be compared further; the text is the reason."""


class _Differs(Exception):  # noqa: N818
    """Carries the Difference that ends a comparison."""


# ---- values --------------------------------------------------------------------------------------


def _array(x: Any) -> np.ndarray:
    if isinstance(x, torch.Tensor):
        return np.asarray(x.numpy(force=True))
    return np.asarray(x.detach().numpy() if isinstance(x, Tensor) else x)


def _dtype(x: Any) -> str:
    return str(x.dtype).removeprefix("torch.")


def _useful(x: Any) -> bool:
    """False of one of several views that, or whose base, has been written into."""
    try:
        return x.grad_fn is not None or x.is_leaf
    except RuntimeError:
        return False


def _facts(x: Any) -> str:
    if not isinstance(x, Tensor | torch.Tensor):
        return type(x).__name__
    if not _useful(x):
        return "a view that is of no use any more"
    return f"{tuple(x.shape)} {_dtype(x)} requires_grad={x.requires_grad} is_leaf={x.is_leaf}"


def _same(mine: np.ndarray, their: np.ndarray, least_rtol: float = 0.0) -> bool:
    """Whether values agree up to rounding, in proportion to the largest of them."""
    if mine.shape != their.shape or mine.dtype.kind not in "fc":
        return mine.shape == their.shape and bool((mine == their).all())
    finite = np.abs(their[np.isfinite(their)])
    rtol = max(_RTOL.get(their.dtype.name, 1e-8), least_rtol)
    least = 1.0 if their.dtype.name in _RTOL else 1e-3
    scale = max(least, float(finite.max()) if finite.size else 0.0)
    with np.errstate(all="ignore"):
        return bool(np.allclose(mine, their, rtol=rtol, atol=rtol * scale, equal_nan=True))


def _short(x: Any) -> str:
    text = np.array2string(_array(x), precision=6, threshold=20, separator=", ")
    return " ".join(text.split())


def _error(error: Exception | None) -> str:
    return "no error" if error is None else f"{type(error).__name__}: {str(error)[:200]}"


class _Noisy(Space):
    """PyTorch with leaves that are changed by a little more than rounding."""

    def __init__(self) -> None:
        super().__init__(torch)
        self.random = np.random.default_rng(1)

    def run(self, line: str) -> Exception | None:
        error = super().run(line)
        drawn = _DRAWN.match(line)
        if error is None and drawn is not None:
            x = self.names[drawn[1]]
            noise = _NOISE.get(str(x.dtype).removeprefix("torch."), 1e-14)
            factor = 1 + noise * self.random.uniform(-1, 1, tuple(x.shape))
            x.data.mul_(torch.tensor(factor).to(x.dtype))
        return error


# ---- stages --------------------------------------------------------------------------------------


class _Comparison:
    """One program in two spaces; each stage begins with new ones and raises what it finds."""

    def __init__(self, lines: Sequence[str], make: Callable[[], Space]) -> None:
        self.lines = lines
        self.make = make
        self.start("lines")

    def start(self, stage: str) -> None:
        self.stage = stage
        self.ours, self.theirs = self.make(), Space(torch)

    def both(self, line: str, at: str | None = None, may: str | None = None) -> None:
        """Runs the line, of the program or, with `at`, of a stage, in both.

        may: why PyTorch may raise what is not raised here.
        """
        their, mine = self.theirs.run(line), self.ours.run(line)
        if their is not None and mine is None:
            for pattern, reason in THEIR_LIMITS.items():
                if re.search(pattern, str(their)):
                    raise _Explained(reason)
        if their is not None and may is not None:
            raise _Explained(may)
        equal = their is None if mine is None else isinstance(mine, type(their))
        if not equal:
            self.differ("error", at or line, _error(mine), _error(their))
        if mine is not None and at is not None:  # nothing of the stage can be compared further
            raise _Explained("")

    def differ(self, what: str, at: str, mine: str, their: str) -> None:
        raise _Differs(Difference(self.stage, what, at, mine, their))

    def same(
        self, at: str, mine: Any, their: Any, *, facts: bool = True, again: bool = False
    ) -> None:
        """Compares two tensors; without `facts`, None stands for zeros.

        again: PyTorch's has been compared before, under another name.
        """
        if not facts and (mine is None or their is None):
            one = their if mine is None else mine
            if one is not None and np.nan_to_num(_array(one)).any():
                self.differ("value", at, _facts(mine), _facts(their))
            return
        told, expected = _facts(mine), _facts(their)
        if again:  # PyTorch's is the very argument, where here it may be a view of it
            told, expected = (re.sub(" is_leaf=.*", "", text) for text in (told, expected))
        if told != expected and (facts or mine.shape != their.shape):
            self.differ("facts", at, told, expected)
        if not isinstance(their, torch.Tensor) or not _useful(mine):
            return
        rtol = _RTOL["float32"] if is_mixed(self.lines) else 0.0
        if not _same(_array(mine), _array(their), rtol):
            known = ~np.isnan(_array(their))
            if self.stage != "lines" and _same(_array(mine)[known], _array(their)[known], rtol):
                raise _Explained(_NAN)
            self.differ("value", at, _short(mine), _short(their))

    def again(self, stage: str) -> None:
        """All lines once more, in new spaces, without a look at the variables."""
        self.start(stage)
        for line in self.lines:
            self.both(line)

    def named(self, wanted: Callable[[Any], bool]) -> list[str]:
        """The variables with finite numbers of which `wanted` holds, each tensor once."""
        found: dict[int, str] = {}
        for name, x in self.theirs.variables().items():
            number = _useful(x) and (x.is_floating_point() or x.is_complex())
            if number and wanted(x) and bool((x.detach().abs() < 1e8).all()):
                found.setdefault(id(x), name)
        return list(found.values())

    def check_lines(self) -> None:
        self.start("lines")
        for line in self.lines:
            self.both(line)
            mine, their = self.ours.variables(), self.theirs.variables()
            if mine.keys() != their.keys():
                self.differ("variables", line, str(sorted(mine)), str(sorted(their)))
            made = _MADE.match(line)  # nothing else has changed
            seen = set()
            for name, x in their.items():
                if made is None or name == made[1]:
                    self.same(f"{name} after {line}", mine[name], x, again=id(x) in seen)
                seen.add(id(x))

    def loss(self) -> list[str]:
        """Defines `loss` in both, and gives the leaves."""
        outputs = self.named(lambda x: x.requires_grad and not x.is_leaf)
        kept = [name for i, name in enumerate(outputs) if i % 3 == 0 or i >= len(outputs) - 4]
        leaves = self.named(lambda x: x.requires_grad and x.is_leaf)
        if not kept or not leaves:
            raise _Explained("")
        self.both(f"loss = {' + '.join(f'total({name})' for name in kept)}", "loss")
        self.same("loss", self.ours.names["loss"], self.theirs.names["loss"], facts=False)
        self.both(f"leaves = [{', '.join(leaves)}]")
        return leaves

    def gradients(self, name: str, output: str, order: int, *, last: bool) -> None:
        at = _ORDERS[order]
        more = "" if last else ", create_graph=True"
        text = f"{name} = t.autograd.grad({output}, leaves, allow_unused=True{more})"
        self.both(text, at, _HIGHER if order else None)
        pairs = zip(self.ours.names[name], self.theirs.names[name], strict=True)
        for i, (mine, their) in enumerate(pairs):
            self.same(f"{at} [{i}]", mine, their, facts=False)
            if mine is not None and their is not None and _dtype(mine) != _dtype(their):
                self.differ("dtype", f"{at} [{i}]", _facts(mine), _facts(their))

    def check_gradients(self) -> None:
        self.again("gradients")
        self.loss()
        output, orders = "loss", 3 if len(self.lines) < _FEW else 2
        for order, name in enumerate("ghk"[:orders]):
            self.gradients(name, output, order, last=order == orders - 1)
            found = zip(self.ours.names[name], self.theirs.names[name], strict=True)
            both = [i for i, pair in enumerate(found) if all(map(_is_recorded, pair))]
            if not both or order == orders - 1:
                return
            output = f"slope_of_{name}"
            self.both(f"{output} = {' + '.join(f'total({name}[{i}])' for i in both)}", output)

    def check_backward(self) -> None:
        self.again("backward")
        self.loss()
        self.both("loss.backward()", "backward()")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for name, x in self.theirs.variables().items():
                if _useful(x) and (x.is_leaf or x.retains_grad):
                    self.same(f"{name}.grad", self.ours.names[name].grad, x.grad, facts=False)
        mine, their = self.ours.log, self.theirs.log
        if [name for name, _ in mine] != [name for name, _ in their]:
            self.differ("calls of hooks", "log", str([*mine]), str([*their]))
        for (name, x), (_, y) in zip(mine, their, strict=True):
            self.same(f"what the hook of {name} saw", x, y, facts=False)

    def pure(self) -> None:
        """Only programs without state are functions."""
        if any(_NO_FUNCTION.search(line) for line in self.lines):
            raise _Explained("")

    def check_forward(self) -> None:
        self.pure()
        self.start("forward")
        tangents = 0
        with ExitStack() as stack:
            for space in (self.ours, self.theirs):
                space.names["fw"] = space.library.autograd.forward_ad
            for mode in {space.names["fw"] for space in (self.ours, self.theirs)}:
                stack.enter_context(mode.dual_level())
            for line in self.lines:
                leaf = _LEAF.match(line)
                if leaf is not None:
                    self.both(f"{leaf[1]} = {leaf[2]})")
                    line = f"{leaf[1]} = fw.make_dual({leaf[1]}, {leaf[1]}.cos() + 0.5)"
                    tangents += 1
                self.both(line, may=_FORWARD)
            if not tangents:
                return
            for name in self.named(lambda x: True):
                text = f"tangent = fw.unpack_dual({name}).tangent"
                self.both(text, "forward mode", _FORWARD)
                mine, their = self.ours.names["tangent"], self.theirs.names["tangent"]
                self.same(f"the tangent of {name}", mine, their, facts=False)

    def check_functions(self) -> None:
        """func.grad, jacrev, jvp, vmap and compile of the program as a function of its leaves."""
        self.pure()
        self.start("functions")
        body, leaves = [], []
        for line in self.lines:
            leaf = _LEAF.match(line)
            if leaf is None:
                body.append(line)
            else:
                leaves.append(leaf[1])
                self.both(f"{leaf[1]} = {leaf[2]})")
        if not leaves:
            return
        probe = Space(torch)
        for line in self.lines:
            if probe.run(line) is not None:
                return
        probe_named = [name for name, x in probe.variables().items() if x.requires_grad]
        results = [name for name in probe_named if name not in leaves][-2:]
        if not results:
            return
        arguments = ", ".join(leaves)
        indented = "\n".join(f"    {each}" for line in body for each in line.split("\n"))
        last = " + ".join(f"total({name})" for name in results)
        self.both(f"def f({arguments}):\n{indented}\n    return {last}")
        self.both(f"def many({arguments}):\n{indented}\n    return {results[-1]}")
        places = tuple(range(len(leaves)))
        tangents = ", ".join(f"{name}.cos()" for name in leaves)
        batches = ", ".join(f"t.stack([{name}, {name} * 0.5])" for name in leaves)
        for text in (
            f"t.func.grad(f, {places})({arguments})",
            f"t.func.jacrev(many, {places})({arguments})",
            f"t.func.jvp(many, ({arguments},), ({tangents},))",
            f"t.func.vmap(many)({batches})",
            f"t.func.vmap(t.func.grad(f, {places}))({batches})",
        ):
            if self.theirs.run(f"y = {text}") is not None:
                continue  # much of PyTorch is without a batching rule
            self.both(f"y = {text}", text)
            self.same_results(text)
        if self.ours.library is torch or is_mixed(self.lines):  # programs promote as NumPy does
            return
        backends = ("numpy", "native" if len(indented) % 2 else "blocks")
        for text in (f"many({arguments})", f"t.func.grad(f, {places})({arguments})"):
            for backend in backends:
                self.check_compiled(text, backend)

    def check_compiled(self, text: str, backend: str) -> None:
        """A call in a program of `backend`; where it is native or of blocks, they are small."""
        name, _, given = text.rpartition("(")
        self.ours.names["compiled"] = lambda f: Compiled(f, _BACKENDS[backend])
        error = self.ours.run(f"y = compiled({name})({given}")
        if self.theirs.run(f"y = {text}") is None and not isinstance(error, TraceError):
            told = f"t.compile({name}, backend='{backend}')({given}"
            if error is not None:
                self.differ("error", told, _error(error), _error(None))
            self.same_results(told)

    def same_results(self, at: str) -> None:
        """Compares the tensors of `y`."""
        mine, their = _flat(self.ours.names["y"]), _flat(self.theirs.names["y"])
        given = [x for x in (*mine, *their) if isinstance(x, torch.Tensor)]
        if any(map(torch._C._functorch.is_functorch_wrapped_tensor, given)):
            raise _Explained(_FUNC)
        for x, y in zip(mine, their, strict=True):
            self.same(at, x, y, facts=False)


def is_mixed(lines: Sequence[str]) -> bool:
    """Whether a program has numbers of both precisions, which PyTorch promotes in its own way."""
    return all(each.search("\n".join(lines)) for each in _PRECISION)


def _is_recorded(g: Any) -> bool:
    return g is not None and bool(g.requires_grad)


def _flat(x: Any) -> list[Any]:
    return [y for each in x for y in _flat(each)] if isinstance(x, tuple | list) else [x]


_STAGES = ("lines", "gradients", "backward", "forward", "functions")


def difference_of(
    lines: Sequence[str],
    make: Callable[[], Space] = lambda: Space(ag),
    stages: Sequence[str] = _STAGES,
    explained: Counter[str] | None = None,
) -> Difference | None:
    """The first difference between PyTorch and what `make` makes, this library by default."""
    with ag.promotion("torch" if is_mixed(lines) else "numpy"):
        return _difference_of(_Comparison(lines, make), stages, explained)


def _difference_of(
    comparison: _Comparison, stages: Sequence[str], explained: Counter[str] | None
) -> Difference | None:
    for stage in stages:
        try:
            getattr(comparison, f"check_{stage}")()
        except _Differs as differs:
            found: Difference = differs.args[0]
            return found
        except _Explained as reason:
            if explained is not None and str(reason):
                explained[str(reason)] += 1
            if stage == "lines":
                return None
    return None


def shortened(lines: Sequence[str], difference: Difference) -> list[str]:
    """The program without the lines that the difference does not need."""

    def differs(some: Sequence[str]) -> bool:
        found = difference_of(some, stages=(difference.stage,))
        return found is not None and (found.stage, found.what) == (
            difference.stage,
            difference.what,
        )

    kept = list(lines)
    size = max(1, len(kept) // 2)
    while True:
        i = 0
        while i < len(kept):
            fewer = kept[:i] + kept[i + size :]
            if differs(fewer):
                kept = fewer
            else:
                i += size
        if size == 1:
            return kept
        size //= 2


def compared(lines: Sequence[str], outcome: Outcome, seed: int = 0) -> None:
    """Compares one program, and notes in `outcome` what comes of it."""
    outcome.programs += 1
    outcome.lines += len(lines)
    difference = difference_of(lines, explained=outcome.explained)
    if difference is None:
        return
    if difference.what in ("value", "facts") and difference_of(lines, _Noisy) is not None:
        outcome.explained[_ILL] += 1
        return
    if _noted(str(difference), outcome):
        return
    place = difference.place()
    if place in outcome.repeated or any(each.place() == place for _, each, _ in outcome.found):
        outcome.repeated[place] += 1
        return
    short = shortened(lines, difference)
    difference = difference_of(short) or difference
    if not _noted("\n".join([*short, str(difference)]), outcome):
        outcome.found.append((seed, difference, short))


def _noted(told: str, outcome: Outcome) -> bool:
    """Whether the difference is a known one, of which `outcome` takes note."""
    for pattern, reason in KNOWN.items():
        if re.search(pattern, told):
            outcome.explained[reason] += 1
            return True
    return False


def report(seed: int, difference: Difference, lines: Sequence[str]) -> str:
    """The difference and a program that shows it."""
    text = "\n".join(lines)
    needed = re.search(r"\b(total|fit|made|flat)\(|\.apply|\bF\.|\blog\b", text)
    helped = "t.set_promotion('torch')  # here\n" if is_mixed(lines) else ""
    helped += _HELPED if needed else ""
    return (
        f"seed {seed}, {difference}\n----\nimport torch as t; t.set_default_dtype(t.float64)\n"
        f"# import autograd as t\n{helped}{text}\n----"
    )


def lockstep(
    *,
    seconds: float = float("inf"),
    programs: int | None = None,
    seed: int = 0,
    stop_at: int = 1,
) -> Iterator[Outcome]:
    """Compares the programs of seed, seed + 1, ...; gives the state of things now and then."""
    outcome = Outcome()
    start = shown = time.monotonic()
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            while len(outcome.found) < stop_at:
                compared(grown(seed), outcome, seed)
                seed += 1
                now = time.monotonic()
                outcome.seconds = now - start
                if outcome.programs == programs or outcome.seconds >= seconds:
                    break
                if now - shown > 10:
                    shown = now
                    yield outcome
    finally:
        torch.set_default_dtype(before)
    yield outcome
