# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ca0f3b1d74f7258d
"""Recurrent networks: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import recurrent


def nn_functional__lstm_sequence(input, hidden, cell, weight, projection, sizes, reverse):
    return kernels.lstm_sequence(input, hidden, cell, weight, projection, sizes, reverse)


def nn_functional__gru_sequence(input, hidden, weight, bias, sizes, reverse):
    return kernels.gru_sequence(input, hidden, weight, bias, sizes, reverse)


def nn_functional__rnn_sequence(input, hidden, weight, activation, sizes, reverse):
    return kernels.rnn_sequence(input, hidden, weight, activation, sizes, reverse)


def lstm_input(
    input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
):
    return recurrent.lstm_input(
        input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
    )


def lstm_data(
    input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional
):
    return recurrent.lstm_data(
        input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional
    )


def gru_input(
    input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
):
    return recurrent.gru_input(
        input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
    )


def gru_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    return recurrent.gru_data(
        input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional
    )


def rnn_tanh_input(
    input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
):
    return recurrent.rnn(
        "tanh", input, hx, params, has_biases, num_layers, dropout, train, bidirectional,
        batch_first,
    )  # fmt: skip


def rnn_relu_input(
    input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first
):
    return recurrent.rnn(
        "relu", input, hx, params, has_biases, num_layers, dropout, train, bidirectional,
        batch_first,
    )  # fmt: skip


def rnn_tanh_data(
    input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional
):
    return recurrent.packed_rnn(
        "tanh", input, batch_sizes, hx, params, has_biases, num_layers, dropout, train,
        bidirectional,
    )  # fmt: skip


def rnn_relu_data(
    input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional
):
    return recurrent.packed_rnn(
        "relu", input, batch_sizes, hx, params, has_biases, num_layers, dropout, train,
        bidirectional,
    )  # fmt: skip
