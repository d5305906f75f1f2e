"""Examines rows by every method that applies to them, and says what each has shown."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from codegen.lower.analysis import Plan
from codegen.model.kinds import KINDS
from codegen.proofs.adjoint import adjoint
from codegen.proofs.calls import Call, Runtime, Samples
from codegen.proofs.numeric import (
    complex_step,
    differences,
    floating,
    inputs_of,
    near_singular_points,
    of_inputs,
)
from codegen.proofs.statements import Statements
from codegen.proofs.symbolic import Outcome, prove
from codegen.proofs.verdicts import CHECKED, FAILED, NO_GRADIENT, PROVED, UNEXPLAINED, Verdict

Watch = Callable[[Sequence[str]], Iterable[str]]

_CALLS = 8  # of a row that are checked by differences: the first
_ELEMENTS = 100  # of the inputs of such a call
# Kinds whose rows claim to be linear, or to pick and put elements, so that a failure of the adjoint
# identity is the row's.
_EXACT_KINDS = ("linear", "view", "bilinear", "gather", "scatter", "sort")
_REFUSALS = (TypeError, ValueError, RuntimeError)
# Kinds that are run on arrays of symbols; the adjoint is a proof for the others.
_ON_ARRAYS = ("reduction", "normalization", "scan", "loss", "linalg", "window")


def verify(
    plans: Sequence[Plan],
    runtime: Runtime,
    samples: Samples,
    *,
    among: Sequence[Plan] | None = None,
    watch: Watch = iter,
) -> list[Verdict]:
    """The verdicts on rows, in their order.

    among: these rows and all that they may call; by default there are no others. watch: goes
    through the names of the rows, as a progress bar does.
    """
    examiner = Examiner(plans if among is None else among, runtime, samples)
    named = {plan.entry.signature.full_name: plan for plan in plans}
    return [examiner.verdict(named[name]) for name in watch(list(named))]


class Examiner:
    """Verdicts on the rows of a table, each found once."""

    def __init__(self, plans: Sequence[Plan], runtime: Runtime, samples: Samples) -> None:
        self.plans = {plan.entry.signature.full_name: plan for plan in plans}
        self.runtime = runtime
        self.samples = samples
        self.codes = [runtime.code(plans, recorded) for recorded in (False, True)]
        self.statements = Statements(runtime)
        self._verdicts: dict[str, Verdict] = {}

    def verdict(self, plan: Plan) -> Verdict:
        name = plan.entry.signature.full_name
        if name not in self._verdicts:
            with warnings.catch_warnings(), np.errstate(all="ignore"):
                warnings.simplefilter("ignore")  # of values outside of domains
                self._verdicts[name] = _Examination(self, plan).verdict()
        return self._verdicts[name]


class _Examination:
    """One row."""

    def __init__(self, examiner: Examiner, plan: Plan) -> None:
        self.examiner = examiner
        self.plan = plan
        self.name = plan.entry.signature.full_name
        self.function = examiner.runtime.function(plan)
        self.calls = list(examiner.samples(plan, np.float64))
        self.how: list[str] = []
        self.problems: list[str] = []
        self.proved = False
        self.checked = False

    def verdict(self) -> Verdict:
        entry = self.plan.entry
        without = self._without_gradient()
        if without:
            return self._ended(NO_GRADIENT, "-", [without])
        calls = [call for call in self.calls if inputs_of(call)]
        if entry.composite is not None:
            self._composition(calls)
        elif entry.kind == "pointwise" or entry.kind in _ON_ARRAYS:
            self._symbols(calls, complex_=False)
        checked = [call for call in calls if call.check]
        if not self.proved and entry.kind != "pointwise":
            self._adjoint(checked)
        if not self.proved and entry.kind == "linear":  # by numbers that are not exact
            self._symbols(calls, complex_=False)
        self._numbers(checked)
        if entry.kind == "pointwise":
            self._digits(checked)
        complex_ = self._complex()
        self._statements(checked)
        status = PROVED if self.proved else CHECKED if self.checked else UNEXPLAINED
        if status == UNEXPLAINED:
            self.how.append("no sample has a gradient that could be checked")
        return self._ended(status, complex_, [])

    def _ended(self, status: str, complex_: str, how: Sequence[str]) -> Verdict:
        if self.problems:
            status = FAILED
        return Verdict(
            self.name,
            self.plan.entry.kind,
            status,
            complex_,
            (*self.how, *how),
            tuple(self.problems),
        )

    # ---- rows without gradient -------------------------------------------------------------------

    def _without_gradient(self) -> str | None:
        entry = self.plan.entry
        random = any(a.type.base == "Generator" for a in entry.signature.arguments)
        zero = all(d.word in ("zero", "non_differentiable") for d in entry.derivatives)
        words = {d.word for d in entry.derivatives}
        if "not_implemented" in words and words <= {"not_implemented", "non_differentiable"}:
            return "its derivative is not written, and asking for it is an error"
        if not KINDS[entry.kind].differentiable:
            reason = f"{entry.kind}: {_lowered(KINDS[entry.kind].doc)}"
        elif self._gives_integers() if entry.composite else not self.plan.edges:
            reason = "its outputs are integers or truth values"
        elif random and zero:
            reason = "random draws, which do not move with the parameters"
        else:
            return None
        recorded = [call for call in self.calls if not self._is_flat(call)]
        if recorded:
            self.problems.append("a gradient that is not zero is recorded")
        return reason

    def _gives_integers(self) -> bool:
        """Whether every output at every sample holds integers or truth values."""
        outputs = [
            x
            for call in self.calls
            for returned in [self.function(*call.args, **call.kwargs)]
            for x in (returned if isinstance(returned, list | tuple) else [returned])
        ]
        return bool(outputs) and all(x.dtype.kind in "biu" for x in outputs)

    def _is_flat(self, call: Call) -> bool:
        """Whether no gradient, or one of zeros, comes back."""
        import autograd

        inputs = inputs_of(call)
        if not inputs:
            return True
        returned = self.function(*call.args, **call.kwargs)
        outputs = returned if isinstance(returned, list | tuple) else [returned]
        outputs = [x for x in outputs if getattr(x, "requires_grad", False)]
        if not outputs:
            return True
        ones = [autograd.ones_like(x) for x in outputs]
        grads = autograd.grad(outputs, inputs, ones, materialize_grads=True)
        return not any(g is not None and g.numpy().any() for g in grads)

    def _statements(self, calls: Sequence[Call]) -> None:
        """Whether what readers are shown of formulas that call helpers is what these compute."""
        name = np.dtype(np.complex128)
        complex_ = self.examiner.samples(self.plan, name) if self.plan.entry.takes_complex else ()
        every = [*calls, *(call for call in complex_ if call.check and inputs_of(call))]
        self.problems += self.examiner.statements.problems(self.plan, every)

    # ---- proofs ----------------------------------------------------------------------------------

    def _symbols(self, calls: Sequence[Call], complex_: bool) -> str:
        """Runs the row on symbols; returns what this shows in a word."""
        plan = self.plan
        pointwise = plan.entry.kind == "pointwise"
        outcome = prove(plan, self.examiner.codes, calls, complex_, pointwise)
        refuted = outcome.refuted
        if refuted is not None:
            field = "complex " if complex_ else ""
            where = f" where {' and '.join(refuted.conditions)}" if refuted.conditions else ""
            said = refuted.comparison.counterexample
            self.problems.append(f"{field}gradient by {refuted.edge}{where}: {said}")
            return FAILED
        if not complex_:
            self.proved = outcome.proved
            self.checked = bool(outcome.branches)
            self._say_symbols(outcome, pointwise)
        return PROVED if outcome.proved else CHECKED if outcome.branches else ""

    def _say_symbols(self, outcome: Outcome, pointwise: bool) -> None:
        if not outcome.branches:
            self.how.append(f"not run on symbols: {outcome.reason}")
            return
        count = len(outcome.branches)
        what = "branch" if pointwise else "entry"
        plural = {"branch": "branches", "entry": "entries"}[what] if count != 1 else what
        if outcome.proved:
            self.how.append(f"algebra in {count} {plural}")
            return
        methods = [b.comparison.method for b in outcome.branches if not b.comparison.proved]
        rest = _most_common(methods) if methods else f"but not run everywhere: {outcome.reason}"
        self.how.append(f"algebra in {count - len(methods)} of {count} {plural}, {rest}")

    def _adjoint(self, calls: Sequence[Call]) -> None:
        """The adjoint identity at every sample."""
        exact = 0
        sized = [call for call in calls if all(x.numel() for x in inputs_of(call))]
        for call in sized:
            try:
                found = adjoint(of_inputs(self.function, call), inputs_of(call), self.name)
            except (*_REFUSALS, IndexError) as error:
                self._refused(error)
                continue
            exact += found.exact is not None
            if found.wrong and self.plan.entry.kind in _EXACT_KINDS:
                self.problems.append(f"adjoint identity: {found.wrong}")
        if exact:
            self.how.append(f"adjoint exact at {exact} of {len(sized)} samples")
            self.checked = True
        self.proved = self.proved or (exact == len(sized) > 0)

    def _refused(self, error: Exception) -> None:
        problem = f"the derivative is refused: {str(error).partition(chr(10))[0]}"
        if problem not in self.problems:
            self.problems.append(problem)

    def _wrong(self, problem: str | None) -> None:
        """Keeps a problem; of several samples the first that shows one of its kind."""
        kind = f"{problem}".partition(": ")[0]
        if problem and not any(each.startswith(f"{kind}: ") for each in self.problems):
            self.problems.append(problem)

    def _composition(self, calls: Sequence[Call]) -> None:
        """A composite is right if the rows are that stand in its graphs."""
        rows: dict[str, None] = {}
        for call in calls:
            rows |= dict.fromkeys(_recorded(self.function(*call.args, **call.kwargs)))
        known = [self.examiner.plans[row] for row in rows if row in self.examiner.plans]
        if not known:
            return
        statuses = {self.examiner.verdict(plan).status for plan in known}
        self.proved = statuses <= {PROVED, NO_GRADIENT}
        names = ", ".join(sorted(plan.entry.signature.full_name for plan in known))
        self.how.append(f"chain rule over {'proved rows' if self.proved else 'rows'}: {names}")

    # ---- checks ----------------------------------------------------------------------------------

    def _numbers(self, calls: Sequence[Call]) -> None:
        small = [c for c in calls if sum(x.numel() for x in inputs_of(c)) <= _ELEMENTS][:_CALLS]
        stepped = 0
        for call in small:
            wrong = None
            try:
                wrong = differences(self.function, call)
            except (*_REFUSALS, IndexError) as error:  # such as of a loss that depends on phases
                self._refused(error)
            applies, step_wrong = complex_step(self.function, call)
            stepped += applies
            self._wrong(wrong)
            self._wrong(step_wrong)
        if small:
            self.checked = True
            self.how.append(f"gradcheck at {_counted(len(small))}")
        if stepped:
            self.how.append(f"complex step at {stepped}")

    def _digits(self, calls: Sequence[Call]) -> None:
        count, wrong = near_singular_points(
            self.plan, self.examiner.codes[0], self.examiner.runtime, calls
        )
        if wrong:
            self.problems.append(wrong)
        elif count:
            self.how.append(f"50 digits at {count} points near singular ones")

    # ---- complex arguments -----------------------------------------------------------------------

    def _complex(self) -> str:
        calls = [c for c in self.examiner.samples(self.plan, np.complex128) if inputs_of(c)]
        kind = self.plan.entry.kind
        if not calls:
            return self._unclaimed()
        word = ""
        if kind == "pointwise" or kind in _ON_ARRAYS:
            word = self._symbols(calls, complex_=True)
        checked = [call for call in calls if call.check]
        small = [c for c in checked if sum(x.numel() for x in inputs_of(c)) <= _ELEMENTS][:_CALLS]
        for call in small:
            try:
                wrong = differences(self.function, call)
            except _REFUSALS:  # the forward takes them, the derivative does not
                return "refused"
            if wrong:
                self._wrong(f"complex numbers: {wrong}")
                word = FAILED
        if not word and kind in _EXACT_KINDS:
            exact = [
                adjoint(of_inputs(self.function, c), inputs_of(c), self.name).exact
                for c in checked
                if all(x.numel() for x in inputs_of(c))
            ]
            word = PROVED if exact and all(exact) else ""
        if not word and self.plan.entry.composite is not None and self.proved:
            word = "composed"
        return word or (CHECKED if small else "-")

    def _unclaimed(self) -> str:
        """What happens to complex numbers where no sample says that they are taken.

        A derivative that is wrong of them is a problem of the row: it has to refuse them.
        """
        words = [self._with_complex(call, k) for call in self.calls for k in _choices(call)]
        return next((word for word in (FAILED, CHECKED, "refused") if word in words), "-")

    def _with_complex(self, call: Call, chosen: Sequence[int]) -> str:
        """The same of a call some of whose inputs are made complex; empty if it shows nothing."""
        import autograd

        random = np.random.default_rng(11)
        arrays = [x.detach().numpy() for x in inputs_of(call)]
        for k in chosen:
            arrays[k] = arrays[k] + 1j * random.uniform(0.2, 0.9, arrays[k].shape)
        tensors = [autograd.tensor(x, requires_grad=True) for x in arrays]
        of = of_inputs(self.function, call)
        try:
            returned = of(*tensors)
            if any(x.dtype.itemsize < 8 or x.dtype.char == "F" for x in floating(returned)):
                return ""  # a sample that asks for few digits
            wrong = differences(of, Call(tuple(tensors), second=False))
        except _REFUSALS:
            return "refused"
        if wrong:
            self._wrong(f"complex numbers, which it does not refuse: {wrong}")
        return FAILED if wrong else CHECKED


def _choices(call: Call) -> list[list[int]]:
    """Which inputs to make complex: all, and each alone."""
    inputs = inputs_of(call)
    if not inputs or not all(_is_finite(x.detach().numpy()) for x in inputs):
        return []
    every = list(range(len(inputs)))
    return [every, *([k] for k in every)] if len(every) > 1 else [every]


def _is_finite(array: np.ndarray) -> bool:
    """Whether there are elements, real and finite all of them."""
    return bool(array.size and array.dtype.kind == "f" and np.isfinite(array).all())


def _recorded(returned: Any) -> list[str]:
    """The rows whose nodes stand in the graph of what a call returned."""
    listed = returned if isinstance(returned, list | tuple) else [returned]
    stack = [x.grad_fn for x in listed if getattr(x, "requires_grad", False)]
    seen: set[int] = set()
    names: dict[str, None] = {}
    while stack:
        node = stack.pop()
        if node is None or id(node) in seen:
            continue
        seen.add(id(node))
        operation = getattr(node, "operation", None)
        if operation:
            names[operation] = None
        stack += [following for following, _ in node.next_functions]
    return list(names)


def _most_common(words: Sequence[str]) -> str:
    return max(sorted(set(words)), key=words.count)


def _counted(count: int) -> str:
    return f"{count} sample" if count == 1 else f"{count} samples"


def _lowered(text: str) -> str:
    return text[:1].lower() + text[1:].rstrip(".")
