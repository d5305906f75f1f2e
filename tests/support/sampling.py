"""How sample inputs of a row are written, and what can be done with them.

    samples("mm", np.matmul, lambda make: [(make(2, 3), make(3, 4)), (make(2, 0), make(0, 3))])

The last function is called once per dtype under test; `make` draws the values, the same for each
dtype up to rounding, from a seed that is the row's name.
"""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import autograd as ag
from autograd.core.tensor import Tensor

__all__ = ["SPECS", "Make", "Sample", "Spec", "samples"]

# How far values keep from multiples of 1/2, where floor, round, abs and others have their kinks.
_MARGIN = 0.06


class Make:
    """Draws sample values of one dtype."""

    def __init__(self, seed: str, dtype: Any = np.float64) -> None:
        self.dtype = np.dtype(dtype)
        self.is_complex = self.dtype.kind == "c"
        self.random = np.random.default_rng(zlib.crc32(seed.encode()))

    def __call__(
        self,
        *shape: int,
        low: float = -2.0,
        high: float = 2.0,
        distinct: bool = False,
        whole: bool = False,
        requires_grad: bool = True,
    ) -> Tensor:
        """A Tensor with values between `low` and `high`, away from multiples of 1/2.

        distinct: no two values are close to each other. whole: whole numbers instead. Of complex
        dtypes the imaginary parts are between 0.2 and 1 in size. Integer dtypes get whole numbers
        and never require grad.
        """
        size = int(np.prod(shape, dtype=int))
        if distinct:
            steps = (self.random.permutation(size) + 0.5) / max(size, 1)
            values = low + (high - low) * steps
        else:
            values = _off_kinks(self.random.uniform(low, high, size), low, high)
        signs = self.random.choice([-1.0, 1.0], size)
        imaginary = signs * self.random.uniform(0.2, 1.0, size)
        if whole or self.dtype.kind in "iu":
            values = np.clip(np.round(values), np.ceil(low), max(np.floor(high), np.ceil(low)))
        if self.dtype.kind == "c":
            values = values + 1j * imaginary
        array = values.reshape(shape).astype(self.dtype)
        return ag.tensor(array, requires_grad=requires_grad and self.dtype.kind in "fc")

    def number(self, low: float = -2.0, high: float = 2.0) -> float:
        """A Python float, rounded so that a message shows it whole; an int for integer dtypes."""
        value = float(_off_kinks(self.random.uniform(low, high, 1), low, high)[0])
        return round(value) or 1 if self.dtype.kind in "iu" else round(value, 3)

    def index(self, *shape: int, high: int, low: int = 0) -> Tensor:
        """An int64 Tensor with values in low..high-1."""
        return ag.tensor(self.random.integers(low, high, shape))

    def mask(self, *shape: int) -> Tensor:
        """A bool Tensor."""
        return ag.tensor(self.random.integers(0, 2, shape).astype(bool))


def _off_kinks(values: np.ndarray, low: float, high: float) -> np.ndarray:
    """`values` moved off the multiples of 1/2, where the interval leaves room for that."""
    if high - low < 8 * _MARGIN:
        return values
    nearest = np.round(values * 2) / 2
    side = np.where(values >= nearest, 1.0, -1.0)
    moved = np.where(np.abs(values - nearest) < _MARGIN, nearest + side * _MARGIN, values)
    inside = (moved >= low) & (moved <= high)
    return np.where(inside, moved, values)


class Sample:
    """The arguments of one call. `unchecked` says why its gradients are not checked, if so.

    Tensors may stand anywhere in the arguments, also within lists and tuples.
    """

    def __init__(self, *args: Any, unchecked: str | None = None, **kwargs: Any) -> None:
        self.args = args
        self.kwargs = kwargs
        self.unchecked = unchecked

    @property
    def tensors(self) -> list[Tensor]:
        """All Tensors among the arguments, in order; one that stands twice is listed once."""
        found: dict[int, Tensor] = {}
        _map((self.args, self.kwargs), lambda x: found.setdefault(id(x), x))
        return list(found.values())

    @property
    def inputs(self) -> list[Tensor]:
        """Those that require grad."""
        return [x for x in self.tensors if x.requires_grad]

    def mapped(self, change: Callable[[Tensor], Any]) -> Sample:
        """The sample with every Tensor replaced by ``change(tensor)``, the same by the same."""
        changed = {id(x): change(x) for x in self.tensors}
        args, kwargs = _map((self.args, self.kwargs), lambda x: changed[id(x)])
        return Sample(*args, unchecked=self.unchecked, **kwargs)

    def arrays(self) -> Sample:
        """The sample on ndarrays, which are copies."""
        return self.mapped(lambda x: x.detach().numpy().copy())

    def function(self, call: Callable[..., Any]) -> Callable[..., Any]:
        """`call` as a function of the inputs alone."""

        def of_inputs(*inputs: Tensor) -> Any:
            rest = iter(inputs)
            sample = self.mapped(lambda x: next(rest) if x.requires_grad else x)
            return call(*sample.args, **sample.kwargs)

        return of_inputs

    def __repr__(self) -> str:
        parts = [repr(x) for x in self.args] + [f"{k}={v!r}" for k, v in self.kwargs.items()]
        return f"Sample({', '.join(parts)})"


def _map(value: Any, change: Callable[[Tensor], Any]) -> Any:
    if isinstance(value, Tensor):
        return change(value)
    if isinstance(value, dict):
        return {key: _map(item, change) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return type(value)([_map(item, change) for item in value])
    return value


@dataclass
class Spec:
    """What the suite knows of a row: its samples and what they must give.

    make_samples  draws the samples
    reference     the forward on ndarrays, written without our kernels; None: NumPy's or SciPy's
                  function that the row names
    complex       whether complex dtypes are supported
    grad          whether the row has a gradient
    rtol          of the forward against the reference in float64
    second        whether the second derivative exists away from kinks
    automatic     whether a pointwise row gets the automatic samples besides
    keeps_dtype   whether float32 inputs give float32 outputs
    promotes      whether inputs of several dtypes give an output of the promoted one
    within        makes of the row's function, its reference or PyTorch's one of which values and
                  derivatives can be compared, where those of its own outputs are not unique
    """

    name: str
    make_samples: Callable[[Make], Iterator[Sample]]
    reference: Callable[..., Any] | None = None
    complex: bool = True
    grad: bool = True
    rtol: float = 1e-11
    second: bool = True
    automatic: bool = True
    keeps_dtype: bool = True
    promotes: bool = True
    within: Callable[[Callable[..., Any]], Callable[..., Any]] | None = None
    drawn: dict[Any, Sequence[Sample]] = field(default_factory=dict, init=False, repr=False)

    def draw(self, dtype: Any = np.float64) -> Sequence[Sample]:
        """All samples in one dtype; equal ones each time."""
        return list(self.make_samples(Make(self.name, dtype)))

    def seen(self, dtype: Any = np.float64) -> Sequence[Sample]:
        """The same, drawn once: to be looked at, and neither called with nor written to."""
        key = np.dtype(dtype)
        if key not in self.drawn:
            self.drawn[key] = self.draw(dtype)
        return self.drawn[key]

    def sample(self, number: int, dtype: Any = np.float64) -> Sample:
        """The sample of that number, a new and equal one each time."""
        sample = self.seen(dtype)[number]
        if _is_plain((sample.args, sample.kwargs)):
            return sample.mapped(
                lambda x: ag.tensor(x.detach().numpy(), requires_grad=x.requires_grad)
            )
        return next(itertools.islice(self.make_samples(Make(self.name, dtype)), number, None))


def _is_plain(value: Any) -> bool:
    """Whether copies of the tensors within `value` make a copy of it: no memory is shared, no
    strides are special, and nothing else can be written to."""
    if isinstance(value, dict):
        return all(_is_plain(each) for each in value.values())
    if isinstance(value, list | tuple):
        return all(_is_plain(each) for each in value)
    if isinstance(value, Tensor):
        array = value.detach().numpy()
        alone = array.base is None and array.flags.c_contiguous and array.flags.writeable
        return type(value) is Tensor and value.is_leaf and alone
    return value is None or isinstance(
        value, int | float | complex | str | type | np.dtype | np.generic
    )


only: int | None = None
"""The number of the samples that are looked at, by `pytest --sample N`; None: all."""

SPECS: dict[str, Spec] = {}
"""The samples written by hand, by the full name of the row."""


def samples(
    names: str | Sequence[str] | Mapping[str, Callable[..., Any] | None],
    reference: Callable[..., Any] | None = None,
    draw: Callable[[Make], Iterable[Any]] = lambda make: (),
    **facts: Any,
) -> Callable[[Callable[[Make], Iterable[Any]]], Callable[[Make], Iterable[Any]]]:
    """Registers the samples of a row, or of several with the same ones; `facts` as in Spec.

    `draw` gives them: each a Sample, a tuple of the call's arguments, or the call's one argument.
    A longer one is a function that `samples` decorates; none leaves the row its automatic samples.
    Of several rows with a reference each, `names` is a dictionary.
    """
    names = (names,) if isinstance(names, str) else names
    references = names if isinstance(names, Mapping) else dict.fromkeys(names, reference)

    def register(draw: Callable[[Make], Iterable[Any]]) -> Callable[[Make], Iterable[Any]]:
        def make_samples(make: Make) -> Iterator[Sample]:
            for given in draw(make):
                args = given if isinstance(given, tuple) else (given,)
                yield given if isinstance(given, Sample) else Sample(*args)

        for name in references:
            SPECS[name].make_samples = make_samples
        return draw

    for name, function in references.items():
        if name in SPECS:
            raise ValueError(f"samples of '{name}' are written twice")
        SPECS[name] = Spec(name, draw, function, **facts)
    register(draw)
    return register
