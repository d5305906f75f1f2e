# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 84625a3f1fdceeaa
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "nn.functional._lstm_sequence(Tensor input, Tensor hidden, Tensor cell, Tensor weight, "
            "Tensor? projection, int[] sizes, bool reverse) -> (Tensor result, Tensor cells, "
            "Tensor gates)"
        ),
        kind="scan", node="LstmSequenceBackward0", out=False, takes_complex=False,
        dtypes=("same",),
        forward="kernels.lstm_sequence(input, hidden, cell, weight, projection, sizes, reverse)",
        formulas={
            "input, hidden, cell, weight, projection": (
                "recurrences.lstm_inputs(grad_result, grad_cells, given, input, hidden, cell, "
                "weight, projection, result, cells, gates, sizes, reverse, needs)"
            ),
        },
        mathematics={
            "input": (
                "lstm_inputs(grad_result, grad_cells, given, input, hidden, cell, weight, "
                "projection, result, cells, gates, sizes, reverse, needs)"
            ),
            "hidden": (
                "lstm_inputs(grad_result, grad_cells, given, input, hidden, cell, weight, "
                "projection, result, cells, gates, sizes, reverse, needs)"
            ),
            "cell": (
                "lstm_inputs(grad_result, grad_cells, given, input, hidden, cell, weight, "
                "projection, result, cells, gates, sizes, reverse, needs)"
            ),
            "weight": (
                "lstm_inputs(grad_result, grad_cells, given, input, hidden, cell, weight, "
                "projection, result, cells, gates, sizes, reverse, needs)"
            ),
            "projection": (
                "lstm_inputs(grad_result, grad_cells, given, input, hidden, cell, weight, "
                "projection, result, cells, gates, sizes, reverse, needs)"
            ),
        },
        jvp="transposed",
        doc=(
            "An LSTM's hidden states and cells after all steps, from its products with the inputs, "
            "sizes[t] rows for time t; the part of lstm that goes step by step."
        ),
    ),
    Row(
        signature=(
            "nn.functional._gru_sequence(Tensor input, Tensor hidden, Tensor weight, Tensor? bias, "
            "int[] sizes, bool reverse) -> (Tensor result, Tensor gates)"
        ),
        kind="scan", node="GruSequenceBackward0", out=False, takes_complex=False,
        dtypes=("same",),
        forward="kernels.gru_sequence(input, hidden, weight, bias, sizes, reverse)",
        formulas={
            "input, hidden, weight, bias": (
                "recurrences.gru_inputs(grad, input, hidden, weight, bias, result, gates, sizes, "
                "reverse, needs)"
            ),
        },
        mathematics={
            "input": (
                "gru_inputs(grad, input, hidden, weight, bias, result, gates, sizes, reverse, "
                "needs)"
            ),
            "hidden": (
                "gru_inputs(grad, input, hidden, weight, bias, result, gates, sizes, reverse, "
                "needs)"
            ),
            "weight": (
                "gru_inputs(grad, input, hidden, weight, bias, result, gates, sizes, reverse, "
                "needs)"
            ),
            "bias": (
                "gru_inputs(grad, input, hidden, weight, bias, result, gates, sizes, reverse, "
                "needs)"
            ),
        },
        jvp="transposed",
        doc=(
            "The states of gated recurrent units after all steps, as lstm_sequence; the part of "
            "gru that goes step by step."
        ),
    ),
    Row(
        signature=(
            "nn.functional._rnn_sequence(Tensor input, Tensor hidden, Tensor weight, str "
            "activation, int[] sizes, bool reverse) -> Tensor"
        ),
        kind="scan", node="RnnSequenceBackward0", out=False, takes_complex=False,
        dtypes=("same",),
        forward="kernels.rnn_sequence(input, hidden, weight, activation, sizes, reverse)",
        formulas={
            "input, hidden, weight": (
                "recurrences.rnn_inputs(grad, input, hidden, weight, result, activation, sizes, "
                "reverse, needs)"
            ),
        },
        mathematics={
            "input": (
                "rnn_inputs(grad, input, hidden, weight, result, activation, sizes, reverse, needs)"
            ),
            "hidden": (
                "rnn_inputs(grad, input, hidden, weight, result, activation, sizes, reverse, needs)"
            ),
            "weight": (
                "rnn_inputs(grad, input, hidden, weight, result, activation, sizes, reverse, needs)"
            ),
        },
        jvp="transposed",
        doc=(
            "The states of simple recurrent units after all steps, as lstm_sequence; the part of "
            "rnn_tanh and rnn_relu that goes step by step."
        ),
    ),
    Row(
        signature=(
            "lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int "
            "num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> "
            "(Tensor, Tensor, Tensor)"
        ),
        kind="composite",
        forward=(
            "recurrent.lstm_input(input, hx, params, has_biases, num_layers, dropout, train, "
            "bidirectional, batch_first)"
        ),
        doc=(
            "Layers of an LSTM over sequences (T, N, I) - all outputs of the last, and the last h "
            "and c of all."
        ),
    ),
    Row(
        signature=(
            "lstm.data(Tensor input, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool "
            "has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> "
            "(Tensor, Tensor, Tensor)"
        ),
        kind="composite",
        forward=(
            "recurrent.lstm_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, "
            "train, bidirectional)"
        ),
        doc=(
            "Layers of an LSTM over packed sequences, of which the first batch_sizes[t] reach time "
            "t."
        ),
    ),
    Row(
        signature=(
            "gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, "
            "float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)"
        ),
        kind="composite",
        forward=(
            "recurrent.gru_input(input, hx, params, has_biases, num_layers, dropout, train, "
            "bidirectional, batch_first)"
        ),
        doc=(
            "Layers of gated recurrent units over sequences (T, N, I) - all outputs of the last, "
            "and the last states of all."
        ),
    ),
    Row(
        signature=(
            "gru.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool "
            "has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> "
            "(Tensor, Tensor)"
        ),
        kind="composite",
        forward=(
            "recurrent.gru_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, "
            "train, bidirectional)"
        ),
        doc=(
            "Layers of gated recurrent units over packed sequences, of which the first "
            "batch_sizes[t] reach time t."
        ),
    ),
    Row(
        signature=(
            "rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int "
            "num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> "
            "(Tensor, Tensor)"
        ),
        kind="composite",
        forward=(
            'recurrent.rnn("tanh", input, hx, params, has_biases, num_layers, dropout, train, '
            "bidirectional, batch_first)"
        ),
        doc="Layers of simple recurrent units with tanh over sequences (T, N, I).",
    ),
    Row(
        signature=(
            "rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int "
            "num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> "
            "(Tensor, Tensor)"
        ),
        kind="composite",
        forward=(
            'recurrent.rnn("relu", input, hx, params, has_biases, num_layers, dropout, train, '
            "bidirectional, batch_first)"
        ),
        doc="Layers of simple recurrent units with relu over sequences (T, N, I).",
    ),
    Row(
        signature=(
            "rnn_tanh.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool "
            "has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> "
            "(Tensor, Tensor)"
        ),
        kind="composite",
        forward=(
            'recurrent.packed_rnn("tanh", input, batch_sizes, hx, params, has_biases, num_layers, '
            "dropout, train, bidirectional)"
        ),
        doc="Layers of simple recurrent units with tanh over packed sequences.",
    ),
    Row(
        signature=(
            "rnn_relu.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool "
            "has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> "
            "(Tensor, Tensor)"
        ),
        kind="composite",
        forward=(
            'recurrent.packed_rnn("relu", input, batch_sizes, hx, params, has_biases, num_layers, '
            "dropout, train, bidirectional)"
        ),
        doc="Layers of simple recurrent units with relu over packed sequences.",
    ),
)  # fmt: skip
