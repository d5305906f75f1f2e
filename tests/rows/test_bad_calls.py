"""Wrong arguments of every row raise errors that were written for the caller.

None says NumPy's or Python's own words, and where the type is wrong the argument is named. What
PyTorch raises for the same calls is asked in test_argument_errors.py.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import autograd as ag
from tests.support.bad_calls import THING, BadCall, bad_calls, first_cases, leak, raised
from tests.support.goldens import error_of, golden

F = ag.nn.functional
GROUPS = 16  # tests over which the rows are spread
# Wrong types whose message does not name the argument, and why.
UNNAMED: dict[tuple[str, str], str] = {
    ("einsum", "equation"): "it is read as the form without an equation",
    ("getitem", "index"): "a subscript has no name",
    ("linalg.matrix_norm", "ord"): "PyTorch's words",
    ("meshgrid", "indexing"): "it is read as one more tensor",
    ("nanquantile", "q"): "it is read as data",
    ("quantile", "q"): "it is read as data",
    ("std", "unbiased"): "it is read as the dim of another overload",
    ("std_mean", "unbiased"): "it is read as the dim of another overload",
    ("stft", "pad_mode"): "PyTorch's words",
    ("var", "unbiased"): "it is read as the dim of another overload",
    ("var_mean", "unbiased"): "it is read as the dim of another overload",
}
WRONG_TYPES = {
    *("text", "dict", "thing", "None", "list", "number", "numbers", "texts", "float", "floats"),
    *("ints", "bool", "unknown"),
}


def complaints(bad: BadCall) -> str | None:
    """What is wrong with the error of a call, if it raises."""
    error = raised(bad.call)
    if error is None:
        return None
    found = leak(error)
    argument = bad.argument
    if found is None and argument.type.base != "Tensor" and bad.label in WRONG_TYPES:
        text = str(error)
        named = argument.name in text or argument.keyword in text or "combination" in text
        if not named and (bad.case.row, argument.name) not in UNNAMED:
            found = f"does not name '{argument.name}'"
    return f"{bad} {found}: {type(error).__name__}: {error}" if found else None


def chosen(calls: list[BadCall]) -> list[BadCall]:
    """One wrong call for each argument, another from argument to argument."""
    of_argument: dict[str, list[BadCall]] = {}
    for bad in calls:
        of_argument.setdefault(bad.argument.name, []).append(bad)
    return [
        each[zlib.crc32(f"{each[0].case.row} {name}".encode()) % len(each)]
        for name, each in of_argument.items()
    ]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("group", range(GROUPS))
def test_one_wrong_value_of_each_argument(group: int) -> None:
    with np.errstate(all="ignore"):
        calls = [bad for case in first_cases()[group::GROUPS] for bad in chosen([*bad_calls(case)])]
        assert list(filter(None, map(complaints, calls))) == []


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("group", range(GROUPS))
def test_all_wrong_values(group: int) -> None:
    with np.errstate(all="ignore"):
        calls = [bad for case in first_cases()[group::GROUPS] for bad in bad_calls(case)]
        assert list(filter(None, map(complaints, calls))) == []


def test_unnamed_arguments_are_arguments() -> None:
    for row, argument in UNNAMED:
        assert f" {argument}" in ag.registry[row].signature


M = ag.tensor([[1.0, 2.0], [3.0, 4.0]])
V = ag.tensor([1.0, 2.0, 3.0])
ONE = ag.tensor(2.0)
SMALL = ag.ones(2, dtype=np.uint8)
SINGLE = ag.ones(1, 1, 4, dtype=np.float32)


@golden(Path(__file__).with_name("bad_calls.txt"))
def test_known_calls(call: str) -> str:
    error = error_of(call, globals())
    assert leak(error) is None or "scheduler" in call
    bases = type(error).__mro__
    axis = isinstance(error, np.exceptions.AxisError)  # a ValueError first, then an IndexError
    kind = IndexError if axis else next(each for each in bases if each.__module__ == "builtins")
    return f"{kind.__name__}: {error}"


def test_numbers_that_stand_for_the_type_are_taken() -> None:
    assert M.sum(dim=np.int64(0)).tolist() == M.sum(dim=ag.tensor(0)).tolist() == [4.0, 6.0]
    assert M.sum(dim=[0, np.int32(1)]).item() == 10.0
    assert M.sum(dim=0, keepdim=np.True_).shape == (1, 2)
    assert M.sum(dim=0, dtype="float32").dtype == np.float32


def test_errors_of_the_callers_functions_stay() -> None:
    """A function among the arguments may fail as it likes."""
    error = AttributeError("mine")

    def distance(x: object, y: object) -> object:
        raise error

    with pytest.raises(AttributeError) as caught:
        F.triplet_margin_with_distance_loss(M, M, M, distance_function=distance)
    assert caught.value is error


# ---- constructors --------------------------------------------------------------------------------

WRONG = ("a", None, 1.5, [1], THING)
# Constructors by their required arguments; the others get wrong values besides.
MODULES: dict[str, tuple[object, ...]] = {
    **{"Linear": (2, 3), "Bilinear": (2, 3, 4), "Embedding": (5, 3), "Conv1d": (2, 4, 2)},
    **{"Conv2d": (2, 4, 2), "ConvTranspose2d": (2, 4, 2), "LSTM": (2, 3), "GRU": (2, 3)},
    **{"RNN": (2, 3), "LSTMCell": (2, 3), "MultiheadAttention": (4, 2), "BatchNorm1d": (3,)},
    **{"LayerNorm": (3,), "GroupNorm": (2, 4), "InstanceNorm1d": (3,), "MaxPool2d": (2,)},
    **{"AvgPool2d": (2,), "RMSNorm": (3,), "Unflatten": (1, (2, 2)), "PReLU": (1,)},
    **{"TransformerEncoderLayer": (4, 2), "Dropout": (0.5,), "FractionalMaxPool2d": (2, 2)},
}
OPTIMIZERS = ("SGD", "Adam", "AdamW", "Adagrad", "RMSprop", "Adadelta", "Adamax", "ASGD")
SCHEDULES: dict[str, tuple[object, ...]] = {
    **{"StepLR": (2,), "MultiStepLR": ([1],), "ExponentialLR": (0.9,), "CosineAnnealingLR": (5,)},
    **{"CosineAnnealingWarmRestarts": (5,), "LinearLR": (0.5,), "ConstantLR": (0.5,)},
    **{"PolynomialLR": (5,), "CyclicLR": (0.1, 1.0), "OneCycleLR": (1.0, 5)},
    **{"LambdaLR": (lambda epoch: 1.0,), "ReduceLROnPlateau": ("min",)},
}


def weights() -> list[ag.Tensor]:
    return [ag.ones(2, requires_grad=True)]


def constructions() -> list[tuple[str, Callable[[], object]]]:
    """Constructors with one wrong argument each."""
    found: list[tuple[str, Callable[[], object]]] = []

    def add(cls: type, before: Callable[[], tuple[object, ...]], given: tuple[object, ...]) -> None:
        for i in range(len(given)):
            for wrong in WRONG:
                args = (*given[:i], wrong, *given[i + 1 :])
                found.append((f"{cls.__name__}{args}", lambda a=args: cls(*before(), *a)))

    for name, given in MODULES.items():
        add(getattr(ag.nn, name), tuple, given)
    for name in OPTIMIZERS:
        add(getattr(ag.optim, name), lambda: (weights(),), (0.1,))
        for params in ("a", 3, None, [3], []):
            cls = getattr(ag.optim, name)
            found.append((f"{name}({params!r})", lambda c=cls, p=params: c(p, 0.1)))
    for name, given in SCHEDULES.items():
        sgd = lambda: (ag.optim.SGD(weights(), 0.1),)  # noqa: E731
        add(getattr(ag.optim.lr_scheduler, name), sgd, given)
    return found


def test_constructors() -> None:
    errors = [(text, raised(call)) for text, call in constructions()]
    assert [
        f"{text}: {found}: {error}"
        for text, error in errors
        if error is not None and (found := leak(error))
    ] == []
    assert sum(error is not None for _, error in errors) > 200
