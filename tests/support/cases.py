"""The cases of the suite, each a sample of a row, and what is done with them."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from autograd.transforms import forward_ad
from tests.samples.rows import checked, public, signature, spec_of
from tests.support import sampling
from tests.support.sampling import Sample, Spec

__all__ = [
    "CASES", "COMPLEX_CASES", "EXCEPTIONS", "GRAD_CASES", "NUMBER_OF_EXCEPTIONS", "SEVERAL",
    "SEVERAL_COMPLEX", "Case", "assert_equal_values", "check_dot_product", "differentiable",
    "direction", "first_of_rows", "gradients", "is_many", "outputs_of", "over", "referred",
    "referred_by", "split", "thinned", "values",
]  # fmt: skip

# (check, row) or (check, "row-sampleN"): why that check does not hold there. Such a test must fail.
EXCEPTIONS: dict[tuple[str, str], str] = {
    ("integers", "polar"): "takes floating-point numbers only",
    ("integers", "reciprocal"): "PyTorch's function gives a float; NumPy's divides integers",
    ("layout", "as_strided"): "looks at the memory, whatever lies there",
    ("layout", "as_strided_copy"): "looks at the memory, whatever lies there",
    ("layout", "as_strided_scatter"): "looks at the memory, whatever lies there",
    ("one_input_at_a_time", "broadcast_tensors-sample0"): "has an output for each input",
    ("one_input_at_a_time", "meshgrid-sample0"): "has an output for each input",
    ("one_input_at_a_time", "meshgrid-sample1"): "has an output for each input",
    ("one_input_at_a_time", "meshgrid-sample2"): "has an output for each input",
}
NUMBER_OF_EXCEPTIONS = 9

# Jacobians of more entries than this are checked by products with random vectors.
_MANY_ENTRIES = 200


class Case(NamedTuple):
    """One sample of one row."""

    row: str
    number: int

    @property
    def spec(self) -> Spec:
        spec = spec_of(self.row)
        assert spec is not None
        return spec

    def sample(self, dtype: Any = np.float64) -> Sample:
        return self.spec.sample(self.number, dtype)

    @property
    def call(self) -> Callable[..., Any]:
        return public(self.row)

    @property
    def checked(self) -> Callable[..., Any]:
        """The call as it is compared and differentiated, see Spec.within."""
        return checked(self.row)

    def __str__(self) -> str:
        return f"{self.row}-sample{self.number}"


def _cases(dtype: Any, inputs: int) -> list[Case]:
    """The cases with so many inputs whose gradient is checked; all cases if `inputs` is 0.

    A row may have samples more, or less, in complex dtypes.
    """
    found = []
    for row in ag.registry:
        spec = spec_of(row)
        if spec is None or (inputs and not spec.grad):
            continue
        if dtype is np.complex128 and not spec.complex:
            continue
        for number, sample in enumerate(spec.seen(dtype)):
            if inputs == 0 or (not sample.unchecked and len(sample.inputs) >= inputs):
                found.append(Case(row, number))
    return found


CASES = _cases(np.float64, 0)
GRAD_CASES = _cases(np.float64, 1)
SEVERAL = _cases(np.float64, 2)
COMPLEX_CASES = _cases(np.complex128, 1)
SEVERAL_COMPLEX = _cases(np.complex128, 2)


# How many samples of each row the fast tests look at; the slow ones look at the others.
FAST = 1


def over(
    cases: Sequence[Case], fast: int = FAST, together: bool = False
) -> Callable[[Callable[..., Any]], Any]:
    """Makes of a check of one case a test of each row: ``row``, and ``row-others``, which is slow.

    The fast test has the first `fast` of the row's cases, and the slow one the others.
    `pytest --sample N` looks at sample N of each row instead. A case that is listed as an
    exception must fail.

    together: one test of all rows of a kind instead, where a check takes less time than what
        pytest does for a test.
    """
    rows: dict[str, list[Case]] = {}
    for case in cases:
        rows.setdefault(case.row, []).append(case)

    def decorate(test: Callable[..., Any]) -> Any:
        name = test.__name__.removeprefix("test_")

        @functools.wraps(test)
        def check(cases: Sequence[Case], **fixtures: Any) -> None:
            excused = []
            for case in cases:
                reason = EXCEPTIONS.get((name, case.row)) or EXCEPTIONS.get((name, str(case)))
                if reason is None:
                    _run(test, case, fixtures)
                    continue
                with pytest.raises((Exception, pytest.fail.Exception)):
                    test(case=case, **fixtures)
                excused.append(reason)
            if len(excused) == len(cases):
                pytest.xfail(excused[0])

        form = inspect.signature(test)
        arguments = [
            each.replace(name="cases") if each.name == "case" else each
            for each in form.parameters.values()
        ]
        check.__signature__ = form.replace(parameters=arguments)  # type: ignore[attr-defined]
        chosen: dict[str, tuple[list[Case], list[Case]]] = {}
        for row, all_ in rows.items():
            whole = chosen.setdefault(ag.registry[row].kind if together else row, ([], []))
            for group, part in zip(whole, split(all_, fast), strict=True):
                group += part
        parameters = []
        for label, (first, others) in chosen.items():
            if first:
                parameters.append(pytest.param(first, id=label))
            if others:
                slow = pytest.mark.slow
                parameters.append(pytest.param(others, id=f"{label}-others", marks=slow))
        return pytest.mark.parametrize("cases", parameters)(check)

    return decorate


def split(cases: Sequence[Case], fast: int = FAST) -> tuple[list[Case], list[Case]]:
    """The first `fast` cases of a row, and the others; with `--sample N` that one alone."""
    if sampling.only is not None:
        return [case for case in cases if case.number == sampling.only], []
    return list(cases[:fast]), list(cases[fast:])


def first_of_rows(cases: Iterable[Case]) -> list[Case]:
    """The first case of each row."""
    return list({case.row: case for case in reversed(list(cases))}.values())[::-1]


def thinned(names: Iterable[Any], every: int) -> list[Any]:
    """Parameters of which the first of each `every` is tested each time, the others as slow."""
    return [
        name if i % every == 0 else pytest.param(name, marks=pytest.mark.slow)
        for i, name in enumerate(names)
    ]


def _run(test: Callable[..., Any], case: Case, fixtures: dict[str, Any]) -> None:
    try:
        test(case=case, **fixtures)
    except BaseException as error:  # which goes on, with the sample that it is of
        error.add_note(f"sample: {case}, alone: --sample {case.number}")
        raise


# ---- what is done with a sample ------------------------------------------------------------------


def outputs_of(returned: Any) -> list[Any]:
    """What a call returned as a list."""
    return list(returned) if isinstance(returned, list | tuple) else [returned]


def differentiable(returned: Any) -> list[Tensor]:
    return [x for x in outputs_of(returned) if isinstance(x, Tensor) and x.requires_grad]


def values(returned: Any) -> list[Any]:
    """The outputs as arrays, or what they are."""
    return [x.detach().numpy() if isinstance(x, Tensor) else x for x in outputs_of(returned)]


def direction(like: Tensor, seed: int) -> Tensor:
    """A random vector with shape and dtype of `like`."""
    random = np.random.default_rng(seed)
    vector = random.uniform(0.5, 1.5, like.shape) * random.choice([-1.0, 1.0], like.shape)
    if like.dtype.kind == "c":
        vector = vector + 1j * random.uniform(-1, 1, like.shape)
    return ag.tensor(np.asarray(vector).astype(like.dtype))


def gradients(
    case: Case, sample: Sample, relaid: Callable[[Tensor], Tensor] | None = None
) -> list[np.ndarray]:
    """The gradients of all inputs for random gradients of the outputs.

    Whatever the row, they have shape, dtype and so the realness of their inputs. `relaid` changes
    the memory of the outputs' gradients.
    """
    inputs = sample.inputs
    outputs = differentiable(case.checked(*sample.args, **sample.kwargs))
    vectors = [direction(x, seed) for seed, x in enumerate(outputs)]
    if relaid is not None:
        vectors = [relaid(vector) for vector in vectors]
    grads = ag.grad(outputs, inputs, vectors, materialize_grads=True)
    for x, g in zip(inputs, grads, strict=True):
        assert g.shape == x.shape
        assert g.dtype == x.dtype
    return [g.numpy() for g in grads]


def check_dot_product(case: Case, sample: Sample) -> None:
    """<w, J v> = <J^T w, v> at a sample, by the row's forward and reverse mode."""
    inputs = sample.inputs
    v = [direction(x, 100 + i) for i, x in enumerate(inputs)]
    with forward_ad.dual_level():
        duals = [forward_ad.make_dual(x, t) for x, t in zip(inputs, v, strict=True)]
        returned = outputs_of(sample.function(case.checked)(*duals))
        unpacked = [forward_ad.unpack_dual(x) for x in returned if isinstance(x, Tensor)]
    pairs = [(x, t) for x, t in unpacked if x.requires_grad]
    for x, t in pairs:
        assert t is None or (t.shape == x.shape and t.dtype == x.dtype)
    g = gradients(case, sample)
    w = [direction(x, seed) for seed, (x, _) in enumerate(pairs)]
    forward = sum(_inner(each, t) for each, (_, t) in zip(w, pairs, strict=True) if t is not None)
    backward = sum(_inner(each, t) for each, t in zip(g, v, strict=True))
    size = sum(
        abs(_inner(np.abs(each), np.abs(t.detach().numpy()))) for each, t in zip(g, v, strict=True)
    )
    np.testing.assert_allclose(forward, backward, rtol=1e-10, atol=1e-12 * size)


def _inner(a: Any, b: Any) -> float:
    a, b = (x.detach().numpy() if isinstance(x, Tensor) else x for x in (a, b))
    return float(np.sum(np.conj(a) * b).real)


def assert_equal_values(
    got: Sequence[Any], expected: Sequence[Any], rtol: float, dtypes: bool = True
) -> None:
    assert len(got) == len(expected)
    for each, wanted in zip(got, expected, strict=True):
        wanted = np.asarray(wanted)
        assert np.shape(each) == wanted.shape
        if dtypes and isinstance(each, np.ndarray):
            assert each.dtype == wanted.dtype
        finite = np.abs(wanted[np.isfinite(wanted)])
        scale = finite.max() if finite.size else 0.0
        np.testing.assert_allclose(each, wanted, rtol=rtol, atol=rtol * float(scale))


def referred(case: Case, sample: Sample) -> list[Any]:
    """What the reference gives, without its warnings."""
    return referred_by(case.row, sample)


def referred_by(row: str, sample: Sample) -> list[Any]:
    """The same for any sample of a row."""
    spec = spec_of(row)
    reference = spec and spec.reference
    if reference is None:
        pytest.fail(
            f"{row} ({ag.registry[row].location}) names no NumPy or SciPy function: give "
            f"its samples one, @samples('{row}', reference=...)"
        )
    arrays = sample.arrays()
    with np.errstate(all="ignore"):
        returned = checked(row, reference)(*arrays.args, **arrays.kwargs)
    if len(signature(row).returns) == 1 and not isinstance(returned, list | tuple):
        return [returned]
    return list(returned)


def is_many(case: Case, sample: Sample) -> bool:
    """Whether whole Jacobians would take long."""
    outputs = differentiable(case.checked(*sample.args, **sample.kwargs))
    size = sum(x.numel() for x in outputs) * sum(x.numel() for x in sample.inputs)
    return size > _MANY_ENTRIES
