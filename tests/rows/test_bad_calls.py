"""Wrong arguments of every row raise errors that were written for the caller.

None says NumPy's or Python's own words, and where the type is wrong the argument is named. What
PyTorch raises for the same calls is asked in test_argument_errors.py.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np
import pytest

import autograd as ag
from tests.support.bad_calls import THING, BadCall, bad_calls, first_cases, leak, raised

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

# (call, type, what the message says)
CALLS: list[tuple[Callable[[], object], type[Exception], str]] = [
    (lambda: M.sum(dim="a"), TypeError, r"sum\(\): argument 'dim' must be .*ints, not str"),
    (lambda: M.add(M, alpha="q"), TypeError, "argument 'alpha' must be Number, not str"),
    (lambda: M.add(M, alpha=[1.0]), TypeError, "argument 'alpha' must be Number, not list"),
    (lambda: ag.floor(M + 0j), NotImplementedError, "\"floor\" not implemented for 'complex128'"),
    (lambda: ag.bitwise_and(M, M), NotImplementedError, "for 'float64'.*Expected bool.*integer"),
    (lambda: M.index_select(5, ag.tensor([0])), IndexError, "Dimension out of range"),
    (lambda: M.index_select(0, ag.tensor([9])), IndexError, "out of range|out of bounds"),
    (lambda: M.take(ag.tensor([9])), IndexError, "index 9 is out of"),
    (lambda: V.masked_select(ag.ones(2) > 0), RuntimeError,
     r"self of shape \[3\] .* mask of shape \[2\]"),
    (lambda: ag.tensor([[1], [1, 2]]), ValueError, r"expected sequence of length 1 at dim 1 \(got"),
    (lambda: ag.tensor(1, dtype="a"), TypeError, "argument 'dtype' must be"),
    (lambda: F.layer_norm(M, 3), TypeError, "'normalized_shape' must be tuple of ints, not int"),
    (lambda: F.bilinear(M, M, M), RuntimeError, "bilinear"),
    (lambda: V.size(9), IndexError, r"Dimension out of range .* \[-1, 0\], but got 9"),
    (lambda: V.size("a"), TypeError, "argument 'dim' must be int, not str"),
    (lambda: V.stride(9), IndexError, "Dimension out of range"),
    (lambda: ag.tensor(1.0).size(0), IndexError, "tensor has no dimensions"),
    (lambda: V.type_as("a"), TypeError, "argument 'other' must be Tensor, not str"),
    (lambda: V.to("a"), RuntimeError, "Expected the device type cpu.*: a"),
    (lambda: V.to(3), TypeError, "argument 'dtype' must be dtype of numbers or bools, not 3"),
    (lambda: ag.block_diag("a"), TypeError, "expected Tensor as element 0 in argument 'tensors'"),
    (lambda: F.linear(V, ag.ones(2, 3), M), RuntimeError, r"bias of shape \[2, 2\].*\[2\]"),
    (lambda: V.gather(0, ag.tensor([-1])), RuntimeError, "index -1 is out of bounds for dimension"),
    (lambda: V.scatter(0, ag.tensor([-1]), V), RuntimeError, "index -1 is out of bounds for dim"),
    (lambda: M.tril(1.5), TypeError, "argument 'diagonal' must be int, not float"),
    (lambda: M.sort(descending=3), TypeError, "argument 'descending' must be bool, not int"),
    (lambda: ag.where(V, V, V), RuntimeError, "condition to be a boolean tensor.*float64"),
    (lambda: ag.tensor(1.0).squeeze(3), IndexError, r"range of \[-1, 0\], but got 3"),
    (lambda: ag.linspace(0, 1, -2), RuntimeError, "number of steps must be non-negative"),
    (lambda: M.scatter(0, ag.zeros(2, 3, dtype=np.int64), 1.0), RuntimeError,
     r"expected index \[2, 3\] to be no larger than self \[2, 2\] apart from dimension 0"),
    (lambda: F.conv1d(SINGLE, ag.ones(1, 1, 2, dtype=np.float64)), RuntimeError,
     r"Input type \(float32\) and weight type \(float64\) should be the same"),
    (lambda: F.conv_transpose1d(SINGLE, SINGLE, ag.ones(1, dtype=np.float64)), RuntimeError,
     r"Input type \(float32\) and bias type \(float64\) should be the same"),
    (lambda: ag.complex(SINGLE, SINGLE.double()), RuntimeError, "float32 but got .*float64"),
    (lambda: ag.polar(SINGLE, SINGLE.double()), RuntimeError, "scalar type float32 but got .*64"),
    (lambda: ag.tensor([2]) ** -1, RuntimeError, "Integers to negative integer powers are not"),
    (lambda: ag.pow(2, ag.tensor([-1])), ValueError, "to negative integer powers are not allowed"),
    (lambda: SMALL.clamp(-1, 5), RuntimeError, "converted without overflow: self .* uint8"),
    (lambda: SMALL.clamp(max=-1), OverflowError, "cannot be converted without overflow"),
    (lambda: V.index_put((ag.tensor([0, 9]),), ag.zeros(2)), IndexError,
     "index 9 is out of bounds for dimension 0 with size 3"),
    (lambda: M.index_put((ag.tensor([0, 1]), ag.tensor([0, 1, 1])), ag.zeros(2), True), IndexError,
     r"indexing tensors could not be broadcast together with shapes \[2\], \[3\]"),
    (lambda: ONE.gather(0, ag.tensor(-1)), RuntimeError,
     "index -1 is out of bounds for dimension 0"),
    (lambda: ONE.scatter(0, ag.tensor(-1), 1.0), RuntimeError, "index -1 is out of bounds for dim"),
    (lambda: ONE.scatter_add(0, ag.tensor(-1), ONE), RuntimeError,
     "index -1 is out of bounds for "),
    (lambda: V[5], IndexError, "index 5 is out of bounds for dimension 0 with size 3"),
    (lambda: V[1, 2], IndexError, "too many indices for tensor of dimension 1"),
    (lambda: V["a"], IndexError, r"only integers, slices .* are valid indices \(got str\)"),
    (lambda: V[M > 0], IndexError, "too many indices|shape of the mask"),
    (lambda: M[ag.ones(3) > 0], IndexError, r"The shape of the mask \[3\] at index 0 does not"),
    (lambda: V.__setitem__(5, 1.0), IndexError, "index 5 is out of bounds for dimension 0"),
    (lambda: V.clone().uniform_("a"), TypeError, r"uniform_\(\): argument 'low' must be a number"),
    (lambda: V.clone().normal_(std="a"), TypeError, "argument 'std' must be a number, not str"),
    (lambda: V.clone().bernoulli_("a"), TypeError, "argument 'p' must be a number, not str"),
    (lambda: ag.hstack(2.5), TypeError, "expected Tensor as element 0"),
    (lambda: ag.zeros({}), TypeError, "argument 'size' must be a tuple of ints"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "kind", "text"), CALLS, ids=[text for _, _, text in CALLS])
def test_known_calls(call: Callable[[], object], kind: type[Exception], text: str) -> None:
    with pytest.raises(kind, match=text) as caught:
        call()
    assert leak(caught.value) is None


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


CONSTRUCTED: list[tuple[Callable[[], object], type[Exception], str]] = [
    (lambda: ag.nn.LSTM(2, "a"), TypeError, "hidden_size"),
    (lambda: ag.nn.GroupNorm("a", 4), TypeError, "'num_groups' must be int, not str"),
    (lambda: ag.nn.Conv2d(None, 4, 2), TypeError, "'in_channels' must be int, not NoneType"),
    (lambda: ag.nn.Dropout(2), ValueError, "probability has to be between 0 and 1, but got 2"),
    (lambda: ag.optim.SGD(weights(), -1), ValueError, "Invalid learning rate: -1"),
    (lambda: ag.optim.SGD(weights(), "a"), TypeError, "'lr' must be Rate, not str"),
    (lambda: ag.optim.lr_scheduler.CosineAnnealingLR(ag.optim.SGD(weights(), 0.1), 0),
     ZeroDivisionError, "T_max must not be 0"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "kind", "text"), CONSTRUCTED, ids=[t for _, _, t in CONSTRUCTED])
def test_known_constructors(call: Callable[[], object], kind: type[Exception], text: str) -> None:
    with pytest.raises(kind, match=text):
        call()
