"""The signatures of the rows against those of PyTorch: names, order, defaults of the arguments."""

from __future__ import annotations

import inspect
import math
from collections.abc import Container, Iterator
from typing import Any, NamedTuple

import pytest

import autograd as ag
from codegen.parse.signature import Signature
from tests.samples.rows import signature

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.torch

# Arguments that no function here has.
NOT_TAKEN = {
    "out": "results are new tensors", "implicit": "used by PyTorch itself",
    "out_dtype": "of matrix products on a GPU", "_stacklevel": "used by PyTorch itself",
}  # fmt: skip
# (public name, overload) that no row has the signature of, and why.
EXCEPTIONS: dict[tuple[str, str], str] = {
    **dict.fromkeys(
        [(name, "Scalar") for name in ("add", "sub", "subtract", "rsub")],
        "a deprecated order, x.add(number, alpha): alpha is given by keyword",
    ),
    **dict.fromkeys(
        [("to", form) for form in ("device", "dtype", "other", "dtype_layout")],
        "Tensor.to takes it, see test_to",
    ),
    ("view", "dtype"): "bits read as another dtype",
    ("view_copy", "dtype"): "bits read as another dtype",
    ("tensor_split", "tensor_indices_or_sections"): "a name that only the overload has",
    ("einsum", ""): "written as *args, see test_einsum_with_lists_of_labels",
    **{
        (f"{prefix}conv{d}d", "padding"): "'valid' is the default: no padding"
        for prefix in ("", "nn.functional.")
        for d in (1, 2, 3)
    },
    **{
        (f"nn.functional.fractional_max_pool{d}d{suffix}", ""): "_random_samples is random_samples"
        for d in (2, 3)
        for suffix in ("", "_with_indices")
    },
    **dict.fromkeys(
        [(name, "data") for name in ("lstm", "gru", "rnn_tanh", "rnn_relu")],
        "packed sequences are called input, too",
    ),
}
NUMBER_OF_EXCEPTIONS = 26
# Names by which functions take arguments besides those of the row: see test_other_names.
OTHER_NAMES = {
    "axis0": "dim0", "axis1": "dim1", "sections": "indices_or_sections",
    "indices": "indices_or_sections", "element": "elements", "test_element": "test_elements",
}  # fmt: skip


class Parameter(NamedTuple):
    """An argument; `default` is a tuple of one, or None where the argument is required."""

    name: str
    keyword_only: bool
    default: tuple[Any] | None


def ours() -> dict[str, list[list[Parameter]]]:
    """The parameters of the rows that share a public name, by that name."""
    rows: dict[str, list[list[Parameter]]] = {}
    aliases: dict[str, str] = {}
    for name, row in ag.registry.items():
        sig = signature(name)
        rows.setdefault(sig.qualified_name, []).append(_parameters(name, sig))
        aliases |= dict.fromkeys(row.aliases, sig.qualified_name)
    return rows | {alias: rows[name] for alias, name in aliases.items()}


def _parameters(name: str, sig: Signature) -> list[Parameter]:
    scope = {"inf": math.inf, "nan": math.nan}
    found = [
        Parameter(a.name, a.keyword_only, None if a.default is None else (eval(a.default, scope),))
        for a in sig.arguments
    ]
    if ag.registry[name].kind == "creation" and any(a.name == "dtype" for a in sig.arguments):
        extra = ("requires_grad", "device", "layout", "pin_memory", "memory_format")
        found += [Parameter(each, True, (None,)) for each in extra]
    return found


def theirs(public: str) -> Iterator[tuple[str, list[Parameter]]]:
    """(overload, parameters) of each way in which PyTorch's function can be called.

    Functions in Python have one signature; the others are overloads of an operator of the same
    name. Overloads that write into `out=` and those for named dimensions are left out.
    """
    function: Any = torch
    for part in public.split("."):
        function = getattr(function, part, None)
    if inspect.isfunction(function):
        written = inspect.signature(function).parameters.values()
        if all(p.kind is not p.VAR_KEYWORD for p in written):
            yield "", [_written(p) for p in written]
            return
    operator = "aten::" + public.removeprefix("nn.functional.").replace(".", "_")
    for schema in torch._C._jit_get_schemas_for_operator(operator):
        names = f"{operator}.{schema.overload_name}".removesuffix(".")
        if not torch._C._dispatch_has_kernel(names):  # of TorchScript alone
            continue
        if any(a.is_out for a in schema.arguments) or "Dimname" in str(schema):
            continue
        if not any(str(a.type) == "str" and a.name == "dim" for a in schema.arguments):
            yield schema.overload_name, [_declared(a) for a in schema.arguments]


def _written(p: inspect.Parameter) -> Parameter:
    default = None if p.default is p.empty else (p.default,)
    return Parameter(p.name, p.kind is p.KEYWORD_ONLY, default)


def _declared(argument: Any) -> Parameter:
    default = (argument.default_value,) if argument.has_default_value() else None
    return Parameter(argument.name, argument.kwarg_only, default)


def differences(wanted: list[Parameter], row: list[Parameter]) -> list[str]:
    """In what calls that fit `wanted` do not fit the row, or mean something else there."""
    by_name = {_name(p): p for p in row}
    positional = [_name(p) for p in row if not p.keyword_only]
    found = []
    in_order = True
    place = 0
    names = {p.name: _name(p, by_name) for p in wanted}
    for parameter in wanted:
        name = names[parameter.name]
        if name in NOT_TAKEN:
            in_order = False  # what follows it is given by keyword
            continue
        if name not in by_name:
            found.append(f"no '{name}'")
            continue
        if in_order and not parameter.keyword_only and positional[place : place + 1] != [name]:
            found.append(f"'{name}' is not argument {place}")
        if parameter.default is not None and not _same(parameter, by_name[name]):
            found.append(f"'{name}' defaults to {by_name[name].default}, not {parameter.default}")
        place += 1
    for name, p in by_name.items():
        if p.default is None and name not in names.values():
            found.append(f"'{name}' is required")
    return found


def _name(parameter: Parameter, ours: Container[str] = ()) -> str:
    """The name by which functions take an argument; with `ours`, among these."""
    if parameter.name == "self":
        return "input"
    other = OTHER_NAMES.get(parameter.name)
    return other if other in ours and parameter.name not in ours else parameter.name


def _same(theirs: Parameter, ours: Parameter) -> bool:
    if ours.default is None or theirs.default is None:
        return False
    a, b = theirs.default[0], ours.default[0]
    if theirs.name in ("dtype", "pin_memory"):  # None stands for the usual one
        return not b
    if a is None or b is None:
        return not a and not b
    if isinstance(a, list | tuple):
        return list(a) == (list(b) if isinstance(b, list | tuple) else [b] * len(a))
    return bool(a == b)


def unmatched() -> dict[tuple[str, str], list[str]]:
    """(public name, overload) of PyTorch's that no row takes, and the least that is in the way."""
    found = {}
    for public, rows in ours().items():
        for overload, wanted in theirs(public):
            least = min((differences(wanted, row) for row in rows), key=len)
            if least:
                found[public, overload] = least
    return found


def test_calls_of_pytorch_fit() -> None:
    """Whatever PyTorch's signatures allow is taken here, but for the exceptions."""
    found = unmatched()
    assert {key: why for key, why in found.items() if key not in EXCEPTIONS} == {}
    assert EXCEPTIONS.keys() - found.keys() == set()
    assert len(EXCEPTIONS) == NUMBER_OF_EXCEPTIONS


def test_most_rows_have_a_counterpart() -> None:
    """The comparison is not empty."""
    assert sum(any(theirs(public)) for public in ours()) > 400


def test_other_names() -> None:
    x = ag.arange(6.0)
    assert ag.swapaxes(x.reshape(2, 3), axis0=0, axis1=1).shape == (3, 2)
    assert [len(part) for part in ag.hsplit(x, sections=2)] == [3, 3]
    assert [len(part) for part in ag.tensor_split(x, indices=(1, 2))] == [1, 1, 4]
    assert ag.isin(x, test_element=3).tolist() == [False, False, False, True, False, False]
    assert ag.isin(element=3, test_elements=x).item() is True
    with pytest.raises(TypeError, match=r"missing 1 required .* 'indices_or_sections'"):
        ag.hsplit(x)


def test_to() -> None:
    x = ag.ones(2, requires_grad=True)
    other = ag.zeros(1, dtype=ag.float32)
    calls = [
        ((other,), {}), ((ag.float32, True, True), {}), (("cpu", ag.float32, False, True), {}),
        ((), {"dtype": ag.float32, "copy": True}), ((), {"other": other}),
        ((), {"device": other.device, "dtype": ag.float32, "memory_format": ag.preserve_format}),
    ]  # fmt: skip
    for args, named in calls:
        result = x.to(*args, **named)
        assert result.dtype == ag.float32
        assert result.requires_grad
    assert x.to("cpu") is x.to(x) is x.to(x.dtype) is x
    copy = x.to(x.dtype, copy=True)
    assert copy.data_ptr() != x.data_ptr()
    assert not ag.tensor(0.0).to("cpu", copy=True).requires_grad
    copy.sum().backward()
    assert x.grad.tolist() == [1.0, 1.0]
    with pytest.raises(RuntimeError, match="Expected the device type cpu"):
        x.to("mps")
    wrong = [
        ((), {}), ((ag.int32,), {"dtype": ag.int8}), ((ag.int32,), {"order": "C"}),
        ((ag.int32, False, False, None), {}),
    ]  # fmt: skip
    for args, named in wrong:
        with pytest.raises(TypeError, match=r"to\(\)"):
            x.to(*args, **named)
