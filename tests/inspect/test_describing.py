"""What `help` shows of an operation: its rows, under the name that users know, and an example."""

from __future__ import annotations

import doctest
import functools
import inspect
import pickle
import pydoc
import subprocess
import sys

import pytest

import autograd as ag
from autograd.base.docstrings import Docstring
from autograd.inspect.describing import describe, example, rows_of
from autograd.inspect.rows import parameters


def _public() -> dict[str, object]:
    homes = {"": ag, "linalg.": ag.linalg, "fft.": ag.fft, "special.": ag.special,
             "signal.": ag.signal, "nn.functional.": ag.nn.functional}  # fmt: skip
    return {
        f"{home}{name}": getattr(module, name)
        for home, module in homes.items()
        for name in module.__all__
    }


DESCRIBED = {
    name: each
    for name, each in _public().items()
    if isinstance(getattr(each, "__doc__", None), Docstring)
}


def test_help_shows_the_page() -> None:
    text = pydoc.plain(pydoc.render_doc(ag.logsumexp))
    assert "function logsumexp in module autograd\n" in text
    for part in (
        "    logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor\n",
        "        self, by keyword input: Tensor\n        dim: int or tuple of ints\n",
        "        keepdim: bool; False if left out\n",
        "at [-inf, 1], dim = 0 the gradient is [0, 1]: the limit",
        ">>> y = ag.logsumexp(x, 0)",
        "other names: special.logsumexp",
        "kept(reduced, dim): ",
    ):
        assert part in text, part


def test_what_is_left_out_is_named_as_pytorch_does() -> None:
    with pytest.raises(TypeError, match=r"logsumexp\(\) missing 1 required .*dim"):
        ag.logsumexp(ag.ones(2))


@pytest.mark.parametrize("name", DESCRIBED)
def test_every_operation_has_a_page(name: str) -> None:
    function = DESCRIBED[name]
    text = inspect.getdoc(function) or ""
    (own,) = {function.__doc__.name}
    assert text.startswith(own.rpartition(".")[0] or own)
    rows = rows_of(own)
    assert rows and all(row.location in text for row in rows)
    for row in rows:
        assert [each.name for each in parameters(row)] == list(row.argument_names)
    assert ag.registry[rows[0].name].doc is None or "\n\n" in text
    assert max(map(len, text.splitlines())) < 200


@pytest.mark.parametrize("name", DESCRIBED)
def test_examples_run(name: str) -> None:
    text = example(DESCRIBED[name].__doc__.name)
    test = doctest.DocTestParser().get_doctest(text, {"ag": ag}, name, None, 0)
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


OVERLOADS = [name for name in ag.registry if name.rpartition(".")[0] in DESCRIBED]


@pytest.mark.parametrize("name", OVERLOADS)
def test_examples_of_overloads_call_the_function_that_chooses(name: str) -> None:
    test = doctest.DocTestParser().get_doctest(example(name), {"ag": ag}, name, None, 0)
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


def test_most_operations_have_an_example() -> None:
    with_one = [name for name in DESCRIBED if example(DESCRIBED[name].__doc__.name)]
    assert len(with_one) > 0.8 * len(DESCRIBED)
    assert {"cat", "where", "gather", "reshape", "nn.functional.conv2d"} <= {*with_one}


def test_examples_leave_random_numbers_alone() -> None:
    ag.manual_seed(5)
    first = ag.rand(2)
    ag.manual_seed(5)
    assert not example("nn.functional.dropout")
    assert ag.rand(2).tolist() == first.tolist()


def test_overloads_are_described_together() -> None:
    text = describe("max")
    assert text.count("Arguments") == 3 and "max.dim(Tensor self, int dim" in text


def test_functions_are_named_and_pickled_by_where_they_are_found() -> None:
    for function in (ag.sin, ag.nn.functional.relu, ag.linalg.qr, ag.fft.fft):
        assert pickle.loads(pickle.dumps(function)) is function
    assert (ag.sin.__module__, ag.linalg.qr.__module__) == ("autograd", "autograd.linalg")
    assert ag.registry["linalg.qr"].name == "linalg.qr"


def test_nothing_is_written_before_it_is_asked_for() -> None:
    code = (
        "import sys, autograd as ag, autograd.nn\n"
        "print(len(ag.sin.__doc__), 'autograd.inspect.describing' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    length, loaded = run.stdout.split()
    assert int(length) < 100 and loaded == "False"


def test_signatures_are_those_of_calls() -> None:
    """Not of the functions, which have `out` behind a place for what is given too much."""
    found = inspect.signature(ag.sin)
    assert str(found) == "(input, *, out=None)"
    assert "sin(input, *, out=None)" in pydoc.render_doc(ag.sin, renderer=pydoc.plaintext)
    assert str(inspect.signature(ag.cat)) == "(tensors, dim=0, *, out=None, axis=None)"
    assert pickle.loads(pickle.dumps(found)) == found == found.replace()
    partial = functools.partial(ag.add, alpha=2)
    assert str(inspect.signature(partial)) == "(input, other, *, alpha=2, out=None)"
    for function in DESCRIBED.values():
        assert "_" not in inspect.signature(function).parameters
