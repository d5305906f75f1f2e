"""torch.compile; and what torch.jit, torch.compiler and torch._dynamo decorate, as it is."""

from __future__ import annotations

from contextlib import nullcontext as TransformGetItemToIndex  # noqa: N812
from types import SimpleNamespace
from typing import Any, Final

from autograd.nn import Module
from autograd.torch.own import gives

__all__ = [
    "Final", "OptimizedModule", "ScriptModule", "TransformGetItemToIndex", "_fork", "_overload",
    "_overload_method", "_wait", "allow_in_graph", "annotate", "assume_constant_result", "compile",
    "config", "disable", "export", "fork", "graph_break", "ignore", "interface", "is_compiling",
    "is_dynamo_compiling", "is_scripting", "is_tracing", "mark_dynamic", "mark_static_address",
    "mark_step_begin", "optimize", "reset", "script", "script_if_tracing", "script_method",
    "trace", "unused", "wait", "wrap",
]  # fmt: skip


def compile(model: Any = None, **options: Any) -> Any:
    """`model`, a function or module, as it is: eager execution gives the same numbers, and refuses
    nothing that depends on values. `autograd.compile` compiles.

    options: PyTorch's (fullgraph, dynamic, backend, mode, options, disable), which are accepted.
    Without `model` it is a decorator. Raises RuntimeError for other options.
    """
    unknown = set(options) - {"fullgraph", "dynamic", "backend", "mode", "options", "disable"}
    if unknown:
        raise RuntimeError(f"compile(): unexpected options {', '.join(sorted(unknown))}")
    return compile if model is None else model


def disable(fn: Any = None, *args: Any, **kwargs: Any) -> Any:
    """`fn` as it is; a decorator, with arguments or without."""
    return fn if callable(fn) else disable


allow_in_graph = assume_constant_result = ignore = interface = optimize = disable
script = script_if_tracing = script_method = trace = unused = export = wrap = disable
_overload = _overload_method = disable


config = SimpleNamespace()
"""Takes settings, which nothing reads."""


class ScriptModule(Module):
    """What modules that are compiled are in PyTorch: a Module, run as it is."""


class _Result:
    """What `fork` gives."""

    def __init__(self, result: Any) -> None:
        self._result = result

    def wait(self) -> Any:
        """What the call has returned."""
        return self._result


def fork(func: Any, *args: Any, **kwargs: Any) -> _Result:
    """Calls `func` at once; `wait` gives what it returns."""
    return _Result(func(*args, **kwargs))


def wait(future: _Result) -> Any:
    """What the call that `fork` has made returned."""
    return future.wait()


_fork, _wait = fork, wait  # their older names


class OptimizedModule(Module):
    """What `compile` makes of modules in PyTorch: nothing is one here."""


def annotate(the_type: Any, the_value: Any) -> Any:
    """`the_value`, whatever `the_type`."""
    return the_value


is_compiling = gives(False, "False.")
is_dynamo_compiling = is_scripting = is_tracing = is_compiling


reset = gives(None, "Nothing to do.")
graph_break = mark_dynamic = mark_static_address = mark_step_begin = reset
