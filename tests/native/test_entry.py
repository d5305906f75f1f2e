"""Builtins with a native body: what they take, what they mend, what they refuse."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from autograd.native import jit, objects
from autograd.native.entry import Parameter, described, entry
from tests.support.in_threads import in_threads
from tests.support.native.modules import INTEGER, NUMBER, adder, array, function, require_native

require_native()


@pytest.fixture
def add() -> Callable[..., None]:
    return jit.load(adder()).builtin("add")


def operands(n: int, dtype: str = "f8") -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(n)
    return rng.random(n).astype(dtype), rng.random(n).astype(dtype), np.zeros(n, dtype)


@pytest.mark.parametrize("n", [0, 1, 5, 16383, 16384, 100_000])
def test_a_call(add: Callable[..., None], n: int) -> None:
    """Also at the size from which the GIL is given back."""
    a, b, y = operands(n)
    assert add(n, a, b, y) is None
    np.testing.assert_array_equal(y, a + b)


def test_numbers_of_all_sorts() -> None:
    """What has an integer or a float value is one, and nothing else."""
    stored = function(
        "stored",
        "i64 %i, double %x, ptr %k, ptr %y",
        "  store i64 %i, ptr %k\n  store double %x, ptr %y\n",
    )
    parameters = [INTEGER, NUMBER, array("i8", written=True), array("f8", written=True)]
    store = jit.load(stored + entry("store", "stored", parameters, [])).builtin("store")
    k, y = np.zeros((), np.int64), np.zeros(())
    for integer in (7, -1, np.int32(3), True, -(2**63), 2**63 - 1, np.array(5)):
        for number in (2.5, -1, -1.0, np.float32(0.1), np.float64(-3), np.array(1.5), np.inf):
            store(integer, number, k, y)
            assert (k, y) == (integer, float(number))
    with pytest.raises(TypeError, match="'float' object cannot be interpreted as an integer"):
        store(1.0, 1.0, k, y)
    with pytest.raises(OverflowError):
        store(2**63, 1.0, k, y)
    with pytest.raises(TypeError, match="must be real number, not str"):
        store(1, "1", k, y)
    with pytest.raises(TypeError, match=r"(0-dimensional|length-1) arrays"):
        store(1, np.ones(2), k, y)


@pytest.mark.parametrize(
    "of",
    [
        pytest.param(lambda a: np.repeat(a, 2)[::2], id="strided"),
        pytest.param(lambda a: a[::-1].copy()[::-1], id="reversed"),
        pytest.param(lambda a: a.astype(">f8"), id="swapped"),
        pytest.param(
            lambda a: np.frombuffer(b"\0" + a.tobytes(), np.uint8)[1:].view("f8"), id="unaligned"
        ),
        pytest.param(np.ma.array, id="masked"),
        pytest.param(lambda a: a.view(np.recarray), id="subclass"),
        pytest.param(lambda a: pickle.loads(pickle.dumps(a)), id="unpickled"),
        pytest.param(lambda a: a.view(np.dtype("f8", metadata={"unit": "m"})), id="metadata"),
    ],
)
def test_another_layout_is_mended(
    add: Callable[..., None], of: Callable[[np.ndarray], Any]
) -> None:
    a, b, y = operands(6)
    wanted = a + b
    add(6, of(a), of(b), y)
    np.testing.assert_array_equal(y, wanted)
    y = of(np.zeros(6))
    if y.flags.writeable:
        add(6, a, b, y)
        np.testing.assert_array_equal(y, wanted)


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({1: [1.0] * 5}, TypeError, "add: argument 1 must be an array of float64, not list"),
        ({1: None}, TypeError, "argument 1 must be an array of float64, not NoneType"),
        ({2: np.zeros(5, "f4")}, TypeError, "argument 2 .* but has the dtype float32"),
        ({2: np.zeros(5, "i8")}, TypeError, "argument 2 .* but has the dtype int64"),
        ({2: np.zeros(5, "c16")}, TypeError, "argument 2 .* but has the dtype complex128"),
        ({2: np.zeros(5, "O")}, TypeError, "argument 2 .* but has the dtype object"),
        ({2: np.zeros(4)}, ValueError, r"argument 2 must have the shape \(5,\), but has \(4,\)"),
        ({3: np.zeros(6)}, ValueError, r"argument 3 must have the shape \(5,\), but has \(6,\)"),
        ({3: np.zeros((5, 1))}, ValueError, r"argument 3 .* \(5,\), but has \(5, 1\)"),
        ({3: np.zeros(())}, ValueError, r"argument 3 .* \(5,\), but has \(\)"),
        ({0: -1}, ValueError, r"argument 1 must have the shape \(-1,\), but has \(5,\)"),
        ({0: "5"}, TypeError, "'str' object cannot be interpreted as an integer"),
        ({3: np.broadcast_to(0.0, 5)}, ValueError, "argument 3 is written, but is read-only"),
    ],
)
def test_wrong_arguments_are_named(
    add: Callable[..., None],
    change: dict[int, object],
    error: type[Exception],
    message: str,
) -> None:
    arguments: list[object] = [5, *operands(5)]
    for position, wrong in change.items():
        arguments[position] = wrong
    with pytest.raises(error, match=message):
        add(*arguments)


def test_a_wrong_number_of_arguments(add: Callable[..., None]) -> None:
    a, b, y = operands(5)
    for arguments in ((), (5,), (5, a, b), (5, a, b, y, y)):
        with pytest.raises(TypeError, match=f"add takes 4 arguments, but {len(arguments)} were"):
            add(*arguments)
    with pytest.raises(TypeError, match="takes no keyword arguments"):
        add(5, a, b, y=y)


def test_read_only_arrays_are_read(add: Callable[..., None]) -> None:
    a, b, y = operands(5)
    a.flags.writeable = b.flags.writeable = False
    add(5, a, b, y)
    np.testing.assert_array_equal(y, a + b)


def test_sizes_of_one_and_several_dimensions() -> None:
    """Each size is that of its integer; -1 stands for the size 1."""
    parameters = [INTEGER, INTEGER, array("f4", 0, -1, 1)]
    module = function("nothing", "i64 %n, i64 %m, ptr %x") + entry(
        "take", "nothing", parameters, [0, 1]
    )
    take = jit.load(module).builtin("take")
    assert take(2, 3, np.zeros((2, 1, 3), "f4")) is None
    for shape in ((3, 1, 2), (2, 3, 1), (2, 2, 3), (6,), (2, 1, 3, 1)):
        with pytest.raises(ValueError, match=r"must have the shape \(2, 1, 3\)"):
            take(2, 3, np.zeros(shape, "f4"))


def test_sizes_come_from_integers() -> None:
    for shape, work in (((1,), ()), ((2,), ()), ((-2,), ()), ((0,), (1,))):
        with pytest.raises(ValueError, match="gives a size, but is no integer"):
            entry("e", "f", [INTEGER, array("f8", *shape)], work)


@pytest.mark.parametrize("dtype", ["O", "U3", "S2", "V8", "M8[s]", "m8[s]", ">f4", "f4,i4"])
def test_elements_are_numbers_of_known_size(dtype: str) -> None:
    with pytest.raises(ValueError, match="argument 1, array, has the dtype"):
        entry("e", "f", [INTEGER, array(dtype, 0)], [])
    for wrong in (Parameter("array"), Parameter("number", np.dtype("f8"))):
        with pytest.raises(ValueError, match="argument 0, "):
            entry("e", "f", [wrong], [])


def test_sizes_of_all_sorts(add: Callable[..., None]) -> None:
    """Where the layout is mended, too; nothing is believed twice."""

    class Size:
        def __init__(self, *values: int) -> None:
            self.values = iter(values)

        def __index__(self) -> int:
            return next(self.values)

    a, b, y = operands(4)
    strided = np.repeat(a, 2)[::2]
    for size in (np.int8(4), np.array(4), Size(4)):
        add(size, a, b, y)
    for size in (np.uint64(4), np.array(4), Size(4, 4, 4, 4, 4)):
        add(size, strided, b, y)
        np.testing.assert_array_equal(y, a + b)
    with pytest.raises(AssertionError, match="native code refused"):
        add(Size(4, 4, 4, 4, 1000), strided, b, y)
    with pytest.raises(ValueError, match=r"must have the shape \(1000,\)"):
        add(Size(4, 1000), strided, b, y)


def test_an_object_cannot_change_an_array_that_has_been_checked() -> None:
    """Numbers are asked for before arrays are looked at."""
    parameters = [INTEGER, array("f8", 0), NUMBER]
    module = function("nothing", "i64 %n, ptr %x, double %s") + entry(
        "take", "nothing", parameters, [0]
    )
    take = jit.load(module).builtin("take")
    given = np.zeros(1000)

    class Shrinks:
        def __float__(self) -> float:
            given.resize(1, refcheck=False)
            return 1.0

    with pytest.raises(ValueError, match=r"must have the shape \(1000,\), but has \(1,\)"):
        take(1000, given, Shrinks())


def test_another_fallback() -> None:
    """It gets the same arguments, and its result or error is that of the call."""
    given: list[object] = []

    def fallback(*args: object) -> str:
        given.extend(args)
        if len(args) == 1:
            raise KeyError("mine")
        return "other"

    add = jit.load(adder()).builtin("add", fallback)
    a, b, y = operands(3)
    assert add(3, a, b, y) is None
    assert add(3, a, b, "y") == "other"
    assert given == [3, a, b, "y"]
    with pytest.raises(KeyError, match="mine"):
        add(1)


def test_references_are_counted_right(add: Callable[..., None]) -> None:
    """Over many calls, of all ways through the body."""
    a, b, y = operands(3)
    strided, n = np.zeros(6)[::2], 12345
    objects = (None, a, b, y, strided, n, n, add)
    before = [sys.getrefcount(each) for each in objects]
    small = 3
    for _ in range(100_000):
        add(small, a, b, y)
    for _ in range(1_000):
        add(small, a, strided, y)
        with pytest.raises(ValueError, match="shape"):
            add(n, a, b, y)
    after = [sys.getrefcount(each) for each in objects]
    assert after[1:] == before[1:]
    assert abs(after[0] - before[0]) < 100  # others hold None as well


def test_threads_share_a_builtin(add: Callable[..., None]) -> None:
    """With and without the GIL."""

    def work(i: int) -> None:
        for n in (7, 50_000, 16_384, 100) * 10:
            a, b, y = operands(n + i)
            add(n + i, a, b, y)
            np.testing.assert_array_equal(y, a + b)

    in_threads(4, work)


def test_every_dtype_is_told_from_every_other() -> None:
    letters = np.typecodes["AllInteger"] + np.typecodes["AllFloat"] + "?"
    dtypes = sorted({np.dtype(each).char for each in letters})
    for char in dtypes:
        module = function("nothing", "ptr %x") + entry("take", "nothing", [array(char)], [])

        def refuses(*args: object) -> str:
            return "refused"

        take = jit.load(module).builtin("take", refuses)
        taken = [other for other in dtypes if take(np.zeros((), other)) is None]
        assert taken == [char]


def test_the_layout_of_objects_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    assert objects.foreign_layout() is None
    fields = "TUPLE BYTES TYPE DATA DIMENSIONS SIZES DESCRIPTION FLAGS KIND"
    for field in fields.split():
        with monkeypatch.context() as wrong:
            wrong.setattr(objects, field, 48)
            assert "is not known" in (objects.foreign_layout() or "")


def test_parameters_are_read_back() -> None:
    parameters = (INTEGER, NUMBER, array("f4", 0, -1), Parameter("array", np.dtype("?"), (), True))
    text = entry("e", "f", parameters, [0])
    words = text.split('c"')[1].split('\\00"')[0].replace(r"\22", '"')
    assert described(words.encode()) == (parameters, (0,), False)


def test_there_may_be_many_parameters() -> None:
    for count in (0, 1, 255):
        taken = ", ".join(f"ptr %p{i}" for i in range(count))
        module = function("nothing", taken) + entry("take", "nothing", [array("f4")] * count, [])
        take = jit.load(module).builtin("take")
        assert take(*[np.zeros((), "f4") for _ in range(count)]) is None
    with pytest.raises(ValueError, match="256 parameters, but there may be 255"):
        entry("take", "nothing", [array("f4")] * 256, [])
