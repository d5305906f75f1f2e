"""Anomaly mode: which node is blamed, what the messages say, and that nothing is left behind."""

from __future__ import annotations

import gc
import warnings
import weakref
from contextlib import contextmanager, nullcontext

import numpy as np
import pytest

import autograd as ag
from autograd import nn
from autograd.core import observers
from tests.support.in_threads import in_threads
from tests.support.tensors import leaf

pytestmark = pytest.mark.filterwarnings("ignore:Anomaly Detection has been enabled:UserWarning")


@pytest.fixture(autouse=True)
def off_again():
    yield
    assert not ag.is_anomaly_enabled()
    assert not (observers.NODES or observers.CALLS or observers.RUNS)


@contextmanager
def nan_is_found(match=None, warning=None):
    """Anomaly mode, in which the block raises RuntimeError, after a warning of a backward pass."""
    with (
        np.errstate(all="ignore"),
        pytest.warns(UserWarning, match=warning) if warning is not None else nullcontext(),
        ag.detect_anomaly(),
        pytest.raises(RuntimeError, match=match) as error,
    ):
        yield error


def root_of_zero():
    """0 * sqrt(0): the gradient is 0 * inf."""
    x = leaf([4.0, 0.0])
    root = x.sqrt()
    return x, (root * ag.tensor([1.0, 0.0])).sum()


# ---- switching -----------------------------------------------------------------------------------


def test_modes():
    assert not ag.is_anomaly_enabled() and ag.is_anomaly_check_nan_enabled()
    with ag.detect_anomaly(check_nan=False):
        assert ag.is_anomaly_enabled() and not ag.is_anomaly_check_nan_enabled()
        with ag.detect_anomaly():
            assert ag.is_anomaly_check_nan_enabled()
        assert ag.is_anomaly_enabled() and not ag.is_anomaly_check_nan_enabled()
        with ag.set_detect_anomaly(False):
            assert not ag.is_anomaly_enabled()
        assert ag.is_anomaly_enabled() and not ag.is_anomaly_check_nan_enabled()
    assert not ag.is_anomaly_enabled() and ag.is_anomaly_check_nan_enabled()


def test_set_detect_anomaly_as_a_function():
    ag.set_detect_anomaly(True)
    assert ag.is_anomaly_enabled()
    ag.set_detect_anomaly(True, check_nan=False)
    assert ag.is_anomaly_enabled() and not ag.is_anomaly_check_nan_enabled()
    ag.set_detect_anomaly(False)
    assert not ag.is_anomaly_enabled() and ag.is_anomaly_check_nan_enabled()
    with pytest.raises(KeyError), ag.detect_anomaly():  # which switches it off, too
        raise KeyError


def test_decorator_and_warning():
    with pytest.warns(UserWarning, match="This mode will increase the runtime") as caught:
        decorate = ag.detect_anomaly()
    assert caught[0].filename == __file__

    @decorate
    def enabled(depth):
        """Its documentation."""
        return (enabled(depth - 1) if depth else True) and ag.is_anomaly_enabled()

    assert enabled(3) and enabled.__doc__ == "Its documentation."
    assert not ag.is_anomaly_enabled()


# ---- nan in a backward ---------------------------------------------------------------------------


@pytest.mark.parametrize("create_graph", [False, True])
def test_nan_names_the_node_and_shows_the_forward(create_graph):
    with ag.detect_anomaly():
        x, y = root_of_zero()
        with (
            pytest.warns(UserWarning, match="Error detected in SqrtBackward0") as caught,
            pytest.raises(
                RuntimeError, match="Function 'SqrtBackward0' returned nan values in its 0th output"
            ) as error,
        ):
            ag.grad(y, x, create_graph=create_graph)
    text = str(caught[-1].message)
    assert "Traceback of forward call that caused the error:\n" in text
    assert "in root_of_zero\n    root = x.sqrt()\n" in text
    assert text.rstrip().endswith("root = x.sqrt()"), "frames of the library are left out"
    assert caught[-1].filename == __file__
    assert "index (1,)" in str(error.value)
    row = ag.registry["sqrt"]
    (formula,) = row.formulas.values()
    notes = "\n".join(error.value.__notes__)
    assert row.location in notes and formula in notes and "test_anomaly.py:" in notes
    assert ag.is_grad_enabled()


def test_first_node_is_blamed_and_not_those_that_pass_nan_on():
    h = (leaf([0.0]) * 2).sqrt() * 0
    with nan_is_found("'SqrtBackward0' returned nan", "No forward pass information available"):
        (h.exp() + 1).sum().backward()
    given = r"0th output. .*The gradient it was given holds nan"
    with nan_is_found(given, "Error detected in ExpBackward0"):
        leaf([1.0]).exp().backward(ag.tensor([np.nan]))


def test_nan_tells_formula_and_operands():
    _, y = root_of_zero()
    with nan_is_found(warning="") as error:
        y.backward()
    (formula,) = ag.registry["sqrt"].formulas.values()
    assert f"at index (1,). It is {formula} with grad = 0, result = 0" in str(error.value)
    with nan_is_found() as error:
        ag.div(leaf([[1.0], [0.0]]), ag.tensor([2.0, 0.0]))
    where = ag.registry["div"].location
    assert str(error.value).endswith(
        f"div ({where}) computes self / other with self = 0, other = 0"
    )
    assert "The first inf" not in str(error.value)
    x = leaf([1.0, 1000.0])
    with nan_is_found() as error:
        h = (x * 1).exp() * 2
        ag.div(h + 1, h)
    row = ag.registry["exp"]
    assert "The first inf: 'exp' at index (1,). exp" in str(error.value)
    assert str(error.value).endswith(f"({row.location}) computes np.exp(self) with self = 1000")


def test_operands_of_what_does_not_work_by_elements():
    rows, many = leaf([[-np.inf, -np.inf], [1.0, 2.0]]), leaf(np.full((3, 4), -np.inf))
    with nan_is_found() as error:
        nn.functional.log_softmax(rows, 1)
    assert str(error.value).endswith("with self = [[-inf, -inf], [1, 2]], dim = 1")
    with nan_is_found("12 not finite>, the first -inf at .0, 0., dim = 1"):
        nn.functional.log_softmax(many, 1)
    with nan_is_found(r"^Function 'compiled' returned nan values at index \(\)"):
        ag.compile(lambda x: (x.log() * 2).sum())(leaf([1.0, -1.0]))


class Squared(ag.Function):
    """The square; nan of 7, and a gradient that is nan of 8."""

    @staticmethod
    def forward(ctx, x, factor):
        ctx.save_for_backward(x)
        return ag.where(x == 7, np.nan, factor * x * x)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return ag.where(x == 8, np.nan, 2 * x * grad), None


def test_nan_of_a_custom_function():
    with ag.detect_anomaly(), pytest.raises(RuntimeError) as error:
        Squared.apply(leaf([1.0, 7.0]), 1.0)
    assert str(error.value) == (
        "Function 'Squared' returned nan values at index (1,) from inputs without nan. It was "
        "given x = [1, 7], factor = 1"
    )
    y = Squared.apply(leaf([1.0, 8.0]), 1.0)
    with ag.detect_anomaly(), pytest.warns(UserWarning), pytest.raises(RuntimeError) as error:
        y.sum().backward()
    assert str(error.value) == (
        "Function 'SquaredBackward' returned nan values in its 0th output. The first is at index "
        "(1,). It was given grad = [1, 1]"
    )
    with ag.detect_anomaly():
        Squared.apply(leaf([1.0, np.nan]), 1.0)  # it came with it


def test_nan_of_an_inf_gradient_tells_who_made_the_inf():
    w = leaf([0.0, 4.0])
    with ag.detect_anomaly():
        y = ((w * 0) * 1).sqrt().sum()
        with pytest.warns(UserWarning), pytest.raises(RuntimeError) as error:
            y.backward()
    text = str(error.value)
    assert text.startswith("Function 'MulBackward0'")
    assert "It is grad * other.conj() with grad = inf, other = 0. The first inf: Sqrt" in text
    assert text.endswith("with grad = 1, result = 0")


def test_an_inf_that_was_given_is_not_laid_to_another_pass():
    w = leaf([0.0])
    with ag.detect_anomaly():
        z = leaf([1.0]) * 0
        y = w.sqrt().sum()
        y.backward()  # makes an inf, which is no error
        with pytest.warns(UserWarning), pytest.raises(RuntimeError) as error:
            z.backward(ag.tensor([np.inf]))
    assert "The first inf" not in str(error.value)


def test_check_nan_off_lets_nan_pass():
    with ag.detect_anomaly(check_nan=False):
        x, y = root_of_zero()
        y.backward()
    assert np.isnan(x.grad.numpy()[1])


def test_gradients_nobody_wants_are_not_looked_at():
    x, y = leaf([0.0]), leaf([1.0])
    with ag.detect_anomaly():
        z = (x.sqrt() * 0 + y).sum()
        assert ag.grad(z, y)[0].tolist() == [1]


def test_nan_in_the_backward_of_a_hooked_node():
    with ag.detect_anomaly():
        x = leaf([0.0])
        h = x.sqrt()
        h.register_hook(lambda g: None)
        with pytest.warns(UserWarning, match="Error"), pytest.raises(RuntimeError, match="'SqrtBa"):
            (h * 0).sum().backward()


# ---- other errors --------------------------------------------------------------------------------


def test_error_of_any_type_keeps_it_and_comes_with_the_forward():
    with ag.detect_anomaly(check_nan=False):
        h = leaf([1.0]) * 2
        h.register_hook(lambda g: 1 / 0)
        with (
            pytest.warns(UserWarning, match=r"in MulBackward0(.|\n)*h = leaf\(\[1.0\]\) \* 2"),
            pytest.raises(ZeroDivisionError),
        ):
            h.sum().backward()


def test_error_in_a_second_derivative_shows_both_forwards():
    with ag.detect_anomaly():
        x = leaf([2.0])
        y = x**3
        (g,) = ag.grad(y.sum(), x, create_graph=True)
        parent = g.grad_fn.metadata["parent_"]
        assert parent is y.grad_fn
        g.register_hook(lambda g: 1 / 0)
        with pytest.warns(UserWarning) as caught, pytest.raises(ZeroDivisionError):
            g.sum().backward()
    first, second = [str(each.message) for each in caught[-2:]]
    assert "create_graph=True" in first
    assert "Previous calculation was induced by PowBackward0" in second and "y = x**3" in second


def test_warnings_that_are_errors_are_printed(capsys):
    """The error of the pass is the one to be seen."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with ag.detect_anomaly():
            x = leaf([2.0]) * 2
            y = x * x
            x.mul_(2)
            warnings.simplefilter("error")
            with pytest.raises(RuntimeError, match="modified by an inplace operation"):
                y.sum().backward()
    assert "Error detected in MulBackward0" in capsys.readouterr().err


def test_metadata_shows_the_forward():
    with ag.detect_anomaly():
        h = leaf([1.0]).exp()
    lines = h.grad_fn.metadata["traceback_"]
    assert lines[-1].endswith("h = leaf([1.0]).exp()\n") and len(lines) > 1


# ---- nan in a forward ----------------------------------------------------------------------------


@pytest.mark.parametrize("make", [
    lambda x: x / 0.0, lambda x: x - x / ag.tensor([0.0, 0.0]), lambda x: x * float("inf"),
    lambda x: (x - 5).pow(0.5),
], ids=["0/0", "0 - 0/0", "0 * inf", "root"])  # fmt: skip
def test_forward_that_makes_nan_raises_at_once(make):
    with nan_is_found("returned nan values at index"):
        make(leaf([0.0, 1.0]))
    message = r"'log' returned nan values at index \(1, 1\) from inputs without nan"
    with nan_is_found(message) as error:
        leaf([[1.0, 2.0], [3.0, -4.0]]).log()
    assert ag.registry["log"].location in str(error.value)


def test_nan_that_was_there_passes():
    with ag.detect_anomaly():
        x = leaf([np.nan, 1.0])
        assert np.isnan((x * 2).sum().item())
        assert np.isnan((leaf([1.0]) * float("nan")).item())
        assert np.isnan(ag.cat([leaf([1.0]), x]).detach().numpy()).any()
        values, _ = x.sort()
        assert np.isnan(values.detach().numpy()).any()


def test_refused_in_place_operation_writes_nothing():
    y = leaf([1.0, -1.0]) * 1
    with nan_is_found("'log'"):
        y.log_()
    assert y.tolist() == [1, -1]


def test_integers_and_several_outputs_are_looked_at():
    with ag.detect_anomaly():
        values, indices = leaf([2.0, 1.0]).sort()
        assert indices.tolist() == [1, 0] and values.tolist() == [1, 2]
        first, _ = leaf([2.0, 1.0]).split(1)
        assert first.tolist() == [2]


# ---- memory and threads --------------------------------------------------------------------------


def test_what_is_noted_dies_with_the_node():
    gc.collect()
    with ag.detect_anomaly():
        x = leaf([2.0])
        (g,) = ag.grad((x**3).sum(), x, create_graph=True)
    references = [weakref.ref(g.grad_fn), weakref.ref(x)]
    del x, g
    assert [each() for each in references] == [None, None]


def test_threads_each_with_their_own_parents():
    def work(_):
        for _ in range(20):
            x = leaf([2.0])
            (g,) = ag.grad((x**3).sum(), x, create_graph=True)
            assert g.grad_fn.metadata["parent_"].name() == "PowBackward0"

    with ag.detect_anomaly():
        in_threads(4, work)
