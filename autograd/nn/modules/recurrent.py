"""Recurrent networks: layers over sequences, and cells for single steps."""

from __future__ import annotations

import math
import warnings
from numbers import Number
from typing import Any, ClassVar, NamedTuple

import numpy as np

import generated.functions as ops
from autograd.core.tensor import Tensor
from autograd.nn import init
from autograd.nn.modules.linear import new_parameters
from autograd.nn.modules.module import Module, describe_changes

__all__ = ["GRU", "GRUCell", "LSTM", "LSTMCell", "RNN", "RNNBase", "RNNCell", "RNNCellBase"]


class PackedSequence(NamedTuple):
    """Rows of all sequences, and how many there are at each time; made by the functions here.

    sorted_indices: which sequence is where, unsorted_indices: where each one is; None if they have
    been in that order.
    """

    data: Tensor
    batch_sizes: Tensor
    sorted_indices: Tensor | None = None
    unsorted_indices: Tensor | None = None

    def to(self, *args: Any, **named: Any) -> PackedSequence:
        """The same with ``data.to(...)``; this one if that is the same Tensor."""
        data = self.data.to(*args, **named)
        return self if data is self.data else self._replace(data=data)

    @property
    def is_cuda(self) -> bool:
        """False: all memory is the CPU's."""
        return False

    def cpu(self) -> PackedSequence:
        """The same; all memory is the CPU's."""
        return self


def _add_casts() -> None:
    """The methods that cast the rows, as Tensor has them."""
    for name, dtype in (
        *(("half", "float16"), ("float", "float32"), ("double", "float64"), ("byte", "uint8")),
        *(("char", "int8"), ("short", "int16"), ("int", "int32"), ("long", "int64")),
    ):

        def cast(self: PackedSequence, dtype: Any = dtype) -> PackedSequence:
            return self.to(np.dtype(dtype))

        cast.__doc__ = f"The same in {dtype}."
        setattr(PackedSequence, name, cast)


_add_casts()


class _Recurrent(Module):
    """Base of layers and cells: parameters drawn from +-1/sqrt(hidden_size)."""

    hidden_size: int

    def reset_parameters(self) -> None:
        """Draws the parameters anew."""
        bound = 1 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for each in self.parameters():
            init.uniform_(each, -bound, bound)


class _FlatWeights:
    """The parameters by their names, until somebody sets a list of others to compute with."""

    def __get__(self, module: Any, owner: Any = None) -> Any:
        return [getattr(module, name) for name in module._flat_weights_names]


_GATES = {"LSTM": 4, "GRU": 3, "RNN_TANH": 1, "RNN_RELU": 1}


class RNNBase(_Recurrent):
    """Layers of recurrent cells, one upon another, as torch.nn.RNN, LSTM and GRU.

    num_layers: how many. bias: False for none. batch_first: sequences are (N, L, features), not
    (L, N, features). dropout: of the outputs of all layers but the last, in training mode.
    bidirectional: a second time from the end. proj_size: (LSTM) hidden states are mapped to so
    many. Parameters are weight_ih_l0 (gates * hidden_size, input_size), weight_hh_l0, bias_ih_l0,
    bias_hh_l0, weight_hr_l0, and so on for further layers and, with ``_reverse``, directions.

    Raises ValueError for a `dropout` outside of [0, 1] and for sizes that are not positive.
    """

    def __init__(
        self,
        mode: str,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        proj_size: int = 0,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        for name, given, kind in (
            *(("input_size", input_size, int), ("hidden_size", hidden_size, int)),
            *(("num_layers", num_layers, int), ("bias", bias, bool)),
            ("batch_first", batch_first, bool),
        ):
            if not isinstance(given, kind):
                raise TypeError(
                    f"{name} should be of type {kind.__name__}, got: {type(given).__name__}"
                )
            if kind is int and given <= 0:
                raise ValueError(f"{name} must be greater than zero")
        if not isinstance(dropout, Number) or isinstance(dropout, bool) or not 0 <= dropout <= 1:
            raise ValueError(
                "dropout should be a number in range [0, 1] representing the probability of an "
                "element being zeroed"
            )
        if dropout > 0 and num_layers == 1:
            warnings.warn(
                "dropout option adds dropout after all but last recurrent layer, so non-zero "
                f"dropout expects num_layers greater than 1, but got dropout={dropout} and "
                f"num_layers={num_layers}",
                stacklevel=3,
            )
        if proj_size and mode != "LSTM":
            raise ValueError("proj_size argument is only supported for LSTM, not RNN or GRU")
        if not 0 <= proj_size < hidden_size:
            raise ValueError("proj_size has to be smaller than hidden_size and not negative")
        if mode not in _GATES:
            raise ValueError(f"Unrecognized RNN mode: {mode}")
        self.mode = mode
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.num_layers = num_layers
        self.bias = bias
        self.batch_first = batch_first
        self.dropout = float(dropout)
        self.bidirectional = bidirectional
        self.proj_size = proj_size
        directions = ("", "_reverse") if bidirectional else ("",)
        rows, state = _GATES[mode] * hidden_size, proj_size or hidden_size
        all_shapes: dict[str, tuple[int, ...]] = {}
        for layer in range(num_layers):
            width = input_size if layer == 0 else state * len(directions)
            shapes = {"weight_ih": (rows, width), "weight_hh": (rows, state)}
            if bias:
                shapes |= {"bias_ih": (rows,), "bias_hh": (rows,)}  # type: ignore[dict-item]
            if proj_size:
                shapes["weight_hr"] = (proj_size, hidden_size)
            for direction in directions:
                all_shapes |= {f"{name}_l{layer}{direction}": each for name, each in shapes.items()}
        new_parameters(self, dtype, device, **all_shapes)
        self._flat_weights_names = list(all_shapes)

    _flat_weights = _FlatWeights()

    @property
    def _all_weights(self) -> list[list[str]]:
        names = self._flat_weights_names
        count = len(names) // (self.num_layers * (2 if self.bidirectional else 1))
        return [names[i : i + count] for i in range(0, len(names), count)]

    def flatten_parameters(self) -> None:
        """Does nothing: how parameters lie in memory does not matter here."""

    @property
    def all_weights(self) -> list[list[Tensor]]:
        """The parameters of each layer and direction."""
        return [[getattr(self, name) for name in names] for names in self._all_weights]

    def forward(self, input: Tensor | PackedSequence, hx: Any = None) -> Any:
        """The outputs of the last layer for each step, and the hidden state after the last step.

        input: (L, N, input_size) or, with `batch_first`, (N, L, input_size), or (L, input_size);
        or a PackedSequence, as which the outputs come then.
        hx: the state before the first step, (layers * directions, N, hidden_size), zeros by
        default; of an LSTM two, as the state that is returned. Raises ValueError for inputs of
        other dimensions or dtype, and RuntimeError for states of another shape.
        """
        if isinstance(input, PackedSequence):
            self.__check_rows(input.data)
            return self.__forward_packed(input, hx)
        if input.ndim not in (2, 3):
            raise ValueError(
                f"{self._get_name()}: Expected input to be 2D or 3D, got {input.ndim}D instead"
            )
        self.__check_rows(input)
        batched = input.ndim == 3
        axis = 0 if self.batch_first else 1
        if not batched:
            input = input.unsqueeze(axis)
        states = self.__states(input, input.shape[axis], hx, batched)
        output, after = self.__run((input,), states, self.batch_first)
        if not batched:
            output, after = output.squeeze(axis), [each.squeeze(1) for each in after]
        return output, tuple(after) if self.mode == "LSTM" else after[0]

    def __check_rows(self, input: Tensor) -> None:
        first = getattr(self, self._flat_weights_names[0])
        if input.dtype != first.dtype:
            raise ValueError(
                f"RNN input dtype ({input.dtype}) does not match weight dtype ({first.dtype}). "
                f"Convert input: input.to({first.dtype}), or convert model: model.to({input.dtype})"
            )
        if input.shape[-1] != self.input_size:
            raise RuntimeError(
                "input.size(-1) must be equal to input_size. "
                f"Expected {self.input_size}, got {input.shape[-1]}"
            )

    def __run(
        self, data: tuple[Tensor, ...], states: list[Tensor], *how: bool
    ) -> tuple[Tensor, list[Tensor]]:
        output, *after = getattr(ops, self.mode.lower())(
            *data, states if self.mode == "LSTM" else states[0], self._flat_weights,
            self.bias, self.num_layers, self.dropout, self.training, self.bidirectional, *how,
        )  # fmt: skip
        return output, after

    def __forward_packed(self, packed: PackedSequence, hx: Any) -> Any:
        """The same of packed sequences; states are in the order that they had before."""
        data, sizes, order, back = packed
        states = self.__states(data, int(sizes[0]), hx, True)
        if hx is not None and order is not None:
            states = [each.index_select(1, order) for each in states]
        output, after = self.__run((data, sizes), states)
        if back is not None:
            after = [each.index_select(1, back) for each in after]
        found = PackedSequence(output, sizes, order, back)
        return found, tuple(after) if self.mode == "LSTM" else after[0]

    def __states(self, input: Tensor, batch: int, hx: Any, batched: bool) -> list[Tensor]:
        layers = self.num_layers * (2 if self.bidirectional else 1)
        widths = [self.proj_size or self.hidden_size]
        if self.mode == "LSTM":
            widths.append(self.hidden_size)
        if hx is None:
            return [input.new_zeros(layers, batch, width) for width in widths]
        given, names = [hx], ["hidden"]
        if self.mode == "LSTM":
            given, names = list(hx), ["hidden[0]", "hidden[1]"]
        if not batched:
            given = [each.unsqueeze(1) for each in given]
        for name, each, width in zip(names, given, widths, strict=False):
            if each.shape != (layers, batch, width):
                raise RuntimeError(
                    f"Expected {name} size {(layers, batch, width)}, got {list(each.shape)}"
                )
        return given

    def extra_repr(self) -> str:
        usual = {"proj_size": 0, "num_layers": 1, "bias": True, "batch_first": False}
        usual |= {"dropout": 0, "bidirectional": False}
        return f"{self.input_size}, {self.hidden_size}" + describe_changes(self, usual)


class RNN(RNNBase):
    """h = tanh(W_ih x + b_ih + W_hh h + b_hh), or relu: see `RNNBase` for the others.

    Raises ValueError for another `nonlinearity` than "tanh" and "relu", and for a `proj_size`.
    """

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        nonlinearity: str = "tanh",
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        device: Any = None,
        dtype: Any = None,
        *,
        proj_size: int = 0,
    ) -> None:
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(
                f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or 'relu'."
            )
        super().__init__(
            f"RNN_{nonlinearity.upper()}", input_size, hidden_size, num_layers, bias, batch_first,
            dropout, bidirectional, proj_size, device, dtype,
        )  # fmt: skip
        self.nonlinearity = nonlinearity


class LSTM(RNNBase):
    """Long short-term memory (Hochreiter and Schmidhuber 1997): see RNNBase for the arguments."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__("LSTM", *args, **kwargs)


class GRU(RNNBase):
    """Gated recurrent units (Cho et al. 2014): see RNNBase for the arguments."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__("GRU", *args, **kwargs)


class RNNCellBase(_Recurrent):
    """One step of a recurrent network: weight_ih (num_chunks * hidden_size, input_size), weight_hh
    and, with `bias`, bias_ih and bias_hh. A subclass gives `forward`."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool,
        num_chunks: int,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.bias = bias
        rows = num_chunks * hidden_size
        biases = (rows,) if bias else None
        new_parameters(
            self, dtype, device, weight_ih=(rows, input_size), weight_hh=(rows, hidden_size),
            bias_ih=biases, bias_hh=biases,
        )  # fmt: skip

    def _cell_step(self, name: str, input: Tensor, hx: Any, states: int = 1) -> Any:
        """The new state or states, from none, which is zeros, or from those before."""
        if input.ndim not in (1, 2):
            raise ValueError(
                f"{self._get_name()}: Expected input to be 1D or 2D, got {input.ndim}D instead"
            )
        for i, each in enumerate(() if hx is None else hx if states > 1 else [hx]):
            if each.ndim not in (1, 2):
                raise ValueError(
                    f"{self._get_name()}: Expected {f'hx[{i}]' if states > 1 else 'hidden'} to be "
                    f"1D or 2D, got {each.ndim}D instead"
                )
        batched = input.ndim == 2
        if hx is None:
            shape = (*input.shape[:-1], self.hidden_size)
            before = [input.new_zeros(shape) for _ in range(states)]
        else:
            before = list(hx) if states > 1 else [hx]
        if not batched:
            input, before = input.unsqueeze(0), [each.unsqueeze(0) for each in before]
        after = getattr(ops, name)(
            input, before if states > 1 else before[0], self.weight_ih, self.weight_hh,
            self.bias_ih, self.bias_hh,
        )  # fmt: skip
        if batched:
            return after
        return tuple(each.squeeze(0) for each in after) if states > 1 else after.squeeze(0)

    def extra_repr(self) -> str:
        usual = {"bias": True, "nonlinearity": "tanh"}
        return f"{self.input_size}, {self.hidden_size}" + describe_changes(self, usual)


class RNNCell(RNNCellBase):
    """One step of RNN, with the `nonlinearity` "tanh" or "relu"; RuntimeError for another.

    hx: the state before, zeros if there is none
    """

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        nonlinearity: str = "tanh",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, 1, device, dtype)
        self.nonlinearity = nonlinearity

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        """The new state, (N, hidden_size) or (hidden_size,)."""
        if self.nonlinearity not in ("tanh", "relu"):
            raise RuntimeError(f"Unknown nonlinearity: {self.nonlinearity}")
        return self._cell_step(f"rnn_{self.nonlinearity}_cell", input, hx)


class _GatedCell(RNNCellBase):
    """A cell without options of its own.

    _gates  how many sums it has for each hidden unit
    hx     (of `forward`) the state before, zeros if there is none
    """

    _gates: ClassVar[int]

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, self._gates, device, dtype)


class LSTMCell(_GatedCell):
    """One step of LSTM."""

    _gates = 4

    def forward(self, input: Tensor, hx: Any = None) -> tuple[Tensor, Tensor]:
        """The new hidden and cell state, each (N, hidden_size) or (hidden_size,)."""
        return self._cell_step("lstm_cell", input, hx, 2)


class GRUCell(_GatedCell):
    """One step of GRU."""

    _gates = 3

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        """The new state, (N, hidden_size) or (hidden_size,)."""
        return self._cell_step("gru_cell", input, hx)
