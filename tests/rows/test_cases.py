"""How the checks of rows are made: no row and no sample is left out, and failures say where."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.compile import test_rows as test_compile_rows
from tests.rows import test_table
from tests.samples.rows import spec_of
from tests.support import cases, sampling
from tests.support.cases import CASES, COMPLEX_CASES, GRAD_CASES, Case, over, split, thinned
from tests.support.closeness import assert_close_sums
from tests.transforms import test_vmap_rows


def groups(test: Any) -> tuple[list[Case], list[Case]]:
    """The cases of a check that are looked at each time, and those that are slow."""
    (mark,) = [mark for mark in test.pytestmark if mark.args[:1] == ("cases",)]
    fast, slow = [], []
    for parameters in mark.args[1]:
        (slow if parameters.marks else fast).extend(parameters.values[0])
    return fast, slow


# The checks that no row goes without, and the cases that each is of.
SECOND = [case for case in GRAD_CASES if case.spec.second]
CHECKS = {
    "value": (test_table.test_value, CASES),
    "gradient and forward mode": (test_table.test_gradient, GRAD_CASES),
    "second derivative": (test_table.test_second_gradient, SECOND),
    "forward mode, exactly": (test_table.test_dot_product, GRAD_CASES),
    "complex numbers": (test_table.test_complex, COMPLEX_CASES),
    "vmap": (test_vmap_rows.test_values,
        [c for c in CASES if not test_vmap_rows._is_random(c.row)]),
    "compiled": (test_compile_rows.test_compiled_rows_give_the_same,
        [c for c in CASES if c.row not in test_compile_rows.REFUSED_ROWS]),
    "second derivative, compiled": (test_compile_rows.test_second_derivatives_of_rows,
        [c for c in SECOND if c.row not in test_compile_rows.REFUSED_ROWS]),
}  # fmt: skip


@pytest.mark.skipif(sampling.only is not None, reason="one sample of each row was asked for")
@pytest.mark.parametrize("check", CHECKS)
def test_the_fast_tests_look_at_each_row_and_the_slow_ones_at_the_rest(check: str) -> None:
    test, expected = CHECKS[check]
    fast, slow = groups(test)
    assert sorted(fast + slow) == sorted(expected)
    assert {case.row for case in fast} == {case.row for case in expected}


def test_split(monkeypatch: pytest.MonkeyPatch) -> None:
    all_ = [Case("add", number) for number in range(5)]
    monkeypatch.setattr(sampling, "only", None)
    assert split(all_) == (all_[:1], all_[1:])
    assert split(all_, 7) == (all_, []) and split([]) == ([], [])
    monkeypatch.setattr(sampling, "only", 3)
    assert split(all_) == (all_[3:4], [])
    assert [each for each in thinned("abcde", 2) if isinstance(each, str)] == ["a", "c", "e"]


def checked(test: Any) -> Any:
    return over([Case("add", 0), Case("add", 1)])(test)


def run(test: Any) -> Any:
    return test(cases=[Case("add", 0), Case("add", 1)])


def test_a_failure_names_its_sample() -> None:
    def test_some(case: Case) -> None:
        assert case.number == 0

    with pytest.raises(AssertionError) as caught:
        run(checked(test_some))
    assert caught.value.__notes__ == ["sample: add-sample1, alone: --sample 1"]


def test_an_exception_has_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def test_some(case: Case) -> None:
        seen.append(case.number)
        assert case.number == 0

    monkeypatch.setitem(cases.EXCEPTIONS, ("some", "add-sample1"), "why")
    run(checked(test_some))
    assert seen == [0, 1]
    monkeypatch.setitem(cases.EXCEPTIONS, ("some", "add"), "why")
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        run(checked(test_some))
    with pytest.raises(pytest.xfail.Exception, match="why"):
        checked(test_some)(cases=[Case("add", 1)])


@pytest.mark.parametrize("row", ["add", "getitem", "allclose", "nn.functional.cross_entropy"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_a_sample_is_new_each_time(row: str, dtype: Any) -> None:
    spec = spec_of(row)
    assert spec is not None
    for number, drawn in enumerate(spec.draw(dtype)):
        first, second = spec.sample(number, dtype), spec.sample(number, dtype)
        assert repr(first) == repr(second) == repr(drawn)
        for x, y in zip(first.tensors, second.tensors, strict=True):
            assert x is not y and x.dtype == y.dtype and x.requires_grad == y.requires_grad
            assert not np.shares_memory(x.detach().numpy(), y.detach().numpy())


def test_sums_are_as_close_as_their_terms() -> None:
    terms = np.array([1e6, 1.0, -1e6], np.float32)
    size = np.abs(terms).sum()
    assert_close_sums(np.float32(1.0625), np.float32(1), size)
    with pytest.raises(AssertionError, match="differ by more than 16 roundings of their terms"):
        assert_close_sums(np.float32(6), np.float32(1), size)
    with pytest.raises(AssertionError):
        assert_close_sums(np.float32(1.0625), np.float32(1), 1)
    assert_close_sums(np.array([np.nan, np.inf, 0]), np.array([np.nan, np.inf, 0]), 0)
    for other in (np.inf, 1.0):
        with pytest.raises(AssertionError):
            assert_close_sums(np.array([other]), np.array([np.nan]), 1)
    with pytest.raises(AssertionError):
        assert_close_sums(np.array([np.nan]), np.array([1.0]), 1)
