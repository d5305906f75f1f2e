"""Conversions of Tensors to plain numbers: warnings, all methods, numbers among arguments."""

from __future__ import annotations

import importlib.util
import io
import logging
import math
import warnings

import numpy as np
import pytest

import autograd as ag
from autograd import func
from autograd.base.escapes import LostGradientError
from autograd.transforms import forward_ad
from tests.samples.rows import public, signature, spec_of

POINT = 1.3


def written(v):
    x = np.zeros(3)
    x[0] = v
    return x.sum()


# ---- warnings outside of transforms --------------------------------------------------------------


def conversions(library, tensor):
    """What is converted -> how, in either library."""
    return {
        "float": lambda: float(tensor),
        "complex": lambda: complex(tensor),
        "math.exp": lambda: math.exp(tensor),
        "math.floor": lambda: math.floor(tensor),
        "an element written": lambda: written(tensor),
        "int": lambda: int(tensor),
        "bool": lambda: bool(tensor),
        "item": tensor.item,
        "tolist": tensor.tolist,
        "format": lambda: f"{tensor} {tensor:.3f}",
        "repr": lambda: repr(tensor),
        "detach": lambda: float(tensor.detach()),
        "of a list": lambda: library.tensor([tensor, 2 * tensor]),
        "of a tensor": lambda: library.tensor(tensor),
        "no_grad": lambda: _without_grad(library, tensor),
        "comparison": lambda: tensor > 1,
    }


def _without_grad(library, tensor):
    with library.no_grad():
        return float(tensor)


def warned(call):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    return {str(each.message).partition(".")[0].partition(" (Trig")[0] for each in caught}


WARNS = {
    *("float", "complex", "math.exp", "math.floor", "an element written"),
    *("of a list", "of a tensor"),
}


def test_what_warns():
    found = {
        name
        for name, call in conversions(ag, ag.tensor(POINT, requires_grad=True)).items()
        if warned(call)
    }
    assert found == WARNS
    assert not any(map(warned, conversions(ag, ag.tensor(POINT)).values()))


@pytest.mark.torch
def test_pytorch_warns_of_the_same(torch):
    before = torch.is_warn_always_enabled()
    torch.set_warn_always(True)
    try:
        theirs = conversions(torch, torch.tensor(POINT, requires_grad=True))
        ours = conversions(ag, ag.tensor(POINT, requires_grad=True))
        for name, call in theirs.items():
            expected = {text.replace("torch.", "autograd.") for text in warned(call)}
            assert warned(ours[name]) == expected, name
    finally:
        torch.set_warn_always(before)


def test_the_warning_names_the_line_and_comes_once_per_place():
    loss = ag.tensor(POINT, requires_grad=True) * 2
    with warnings.catch_warnings(record=True) as caught:
        warnings.resetwarnings()
        warnings.simplefilter("default")
        for _ in range(3):
            float(loss)
            math.exp(loss)
        x = np.zeros(2)
        x[0] = loss
    assert len(caught) == 3
    assert {each.filename for each in caught} == {__file__}
    assert len({each.lineno for each in caught}) == 3


def test_the_warnings_name_the_remedy():
    v = ag.tensor(POINT, requires_grad=True)
    for call, message in [
        (float, r"Consider using tensor.detach\(\) first, or tensor.item"),
        (lambda v: ag.tensor([v, 2 * v]), r"autograd\.stack of the list, which keeps the gradient"),
        (ag.tensor, r"sourceTensor\.clone\(\)|detach\(\)\.clone\(\)"),
    ]:
        with pytest.warns(UserWarning, match=message):
            call(v)
        with pytest.raises(UserWarning, match=message):  # where a warning is an error
            call(v)


def test_formatting_never_warns(caplog):
    v = ag.tensor(POINT, requires_grad=True)
    assert "%.2f" % v == "1.30"  # noqa: UP031
    assert "%s %d %g" % (v.item(), v, v) == "1.3 1 1.3"  # noqa: UP031
    text = "%5.1f"
    text %= v
    assert text == "  1.3"
    with caplog.at_level(logging.INFO):
        logging.getLogger(__name__).info("loss %.3f", v)
    assert caplog.messages == ["loss 1.300"]
    out = io.StringIO()
    print(v, f"{v:8.3f}", f"{v:.1e}", file=out)
    assert "1.300" in out.getvalue()


def test_dual_tensors_by_hand():
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(ag.tensor(POINT), ag.tensor(1.0))
        with pytest.warns(UserWarning, match="with a tangent"):
            assert float(dual) == POINT
        with pytest.raises(RuntimeError, match=r"Can't call numpy\(\)"):
            np.asarray(dual)
        assert dual.item() == dual.tolist() == POINT
        assert dual.numpy(force=True) == POINT
        assert f"{dual:.1f}" == "1.3"


# ---- all methods of a Tensor ---------------------------------------------------------------------

# Methods whose results depend on the values, but are meant to be plain.
PLAIN_ON_PURPOSE = {"item", "detach", "data", "compute", "__dask_tokenize__", "__int__"}
# What needs no value: sizes, addresses, kinds, what a graph is made of.
NO_VALUES = {
    *("__alloc__", "__annotations__", "__array_priority__", "__class__", "__dict__"),
    *("__dir__", "__doc__", "__eq__", "__format__", "__hash__"),
    *("__init__", "__init_subclass__", "__len__", "__module__", "__ne__"),
    *("__new__", "__repr__", "__sizeof__", "__slots__", "__str__"),
    *("__subclasshook__", "__weakref__", "__pandas_priority__", "__bool__"),
}


def leaves_of(value):
    if isinstance(value, list | tuple):
        return [leaf for each in value for leaf in leaves_of(each)]
    return [value]


def test_no_method_of_a_tensor_lets_values_out():
    """Every attribute, and every method without arguments, gives no float that it should not."""
    rows = {name.partition(".")[0] for name in ag.registry}
    escaped = []
    seen = 0

    def f(v):
        nonlocal seen
        for name in dir(ag.Tensor):
            if (name.startswith("_") and not name.startswith("__")) or name in NO_VALUES:
                continue
            w = v * 1.0
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    found = getattr(w, name)
                    found = found() if callable(found) else found
            except Exception:
                continue
            seen += 1
            for leaf in leaves_of(found):
                if isinstance(leaf, ag.Tensor):
                    lost = not leaf.requires_grad and name not in rows and leaf.dtype.kind == "f"
                    lost = lost and not name.endswith("_") and bool((leaf != 0).any())
                else:
                    array = np.asarray(leaf)
                    lost = array.dtype.kind in "fc" or isinstance(leaf, np.ndarray)
                if lost:
                    escaped.append(name)
        return v

    func.grad(f)(POINT)
    assert seen > 200
    is_there = importlib.util.find_spec("dask") is not None  # which alone asks for its token
    elsewhere = {"__int__"} if is_there else {"__int__", "__dask_tokenize__"}
    assert set(escaped) == PLAIN_ON_PURPOSE - elsewhere


# ---- numbers among the arguments of rows ---------------------------------------------------------

# Random numbers have no derivative by what they are drawn from, as in PyTorch.
RANDOM = {"normal.Tensor_float", "normal.float_Tensor", "nn.functional.rrelu"}


# Values for which a row may have a shorter way, that leaves the number out.
SPECIAL = (0.0, 1.0, 2.0)


def numbers_of(name):
    """The arguments of a row that are floats in a sample: (sample, place, name, value)."""
    spec = spec_of(name)
    if spec is None or name in RANDOM:
        return
    arguments = signature(name).arguments
    for sample in list(spec.draw())[:2]:
        sample = sample.mapped(lambda x: x.detach())
        for place, argument in enumerate(arguments):
            if str(argument.type).rstrip("?") not in ("Scalar", "float"):
                continue
            value = argument.default
            if place < len(sample.args):
                value = sample.args[place]
            value = sample.kwargs.get(argument.name, value)
            if isinstance(value, int | float) and not isinstance(value, bool):
                for each in dict.fromkeys((float(value), *SPECIAL)):
                    yield sample, place, argument.name, each


@pytest.mark.parametrize("name", [name for name in ag.registry if any(numbers_of(name))])
def test_a_tensor_for_a_number_is_right_or_refused(name):
    """No row takes the value alone of a Tensor that stands for a Scalar or float."""
    for sample, place, keyword, value in numbers_of(name):

        def f(v):
            args, kwargs = list(sample.args), dict(sample.kwargs)  # noqa: B023
            if place < len(args):  # noqa: B023
                args[place] = v  # noqa: B023
            else:
                kwargs[keyword] = v  # noqa: B023
            found = [
                x for x in leaves_of(public(name)(*args, **kwargs)) if isinstance(x, ag.Tensor)
            ]
            return sum(
                [(x * x.conj()).real.sum() for x in found if x.dtype.kind in "fc"], ag.zeros(())
            )

        try:
            slope = func.grad(f)(value)
        except Exception:
            continue
        try:
            expected, again = [(f(value + h) - f(value - h)).item() / (2 * h) for h in (1e-6, 1e-5)]
        except (RuntimeError, ValueError):  # at the border of what is allowed
            continue
        if expected != pytest.approx(again, rel=1e-3, abs=1e-6):  # at a jump
            continue
        assert slope == pytest.approx(expected, rel=1e-4, abs=1e-6), keyword


def test_jacfwd_of_several_numbers_refuses_and_takes_ways_out_on_purpose():
    """It runs for a batch of directions first, in which no number can be asked for."""
    point = np.array([POINT, 0.5])
    with pytest.raises(LostGradientError):
        func.jacfwd(lambda v: v * written(v[0]))(point)
    weighted = func.jacfwd(lambda v: v * v[0].item())(point)
    assert weighted.tolist() == [[POINT, 0.0], [0.0, POINT]]
