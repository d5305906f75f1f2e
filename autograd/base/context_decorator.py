"""Scopes that are decorators too: of functions, of generator functions and of coroutines."""

from __future__ import annotations

import functools
import inspect
import types
import warnings
from collections.abc import Callable, Generator
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])
_CLASSES = (
    "Decorating classes is deprecated and will be disabled in future versions. You should only "
    "decorate functions or methods. To preserve the current behavior of class decoration, you can "
    "directly decorate the `__init__` method and nothing else."
)


class ScopeDecorator:
    """Base of context managers that hold for a function if they decorate it.

    A generator or coroutine holds the scope while it runs; between two steps that of its caller
    holds. A class that is decorated is made in the scope, with PyTorch's warning.
    """

    def __enter__(self) -> None:
        raise NotImplementedError

    def __exit__(self, *exc_info: object) -> None:
        raise NotImplementedError

    def _fresh(self) -> ScopeDecorator:
        """A scope of the same meaning, for one call."""
        return type(self)()

    def __call__(self, function: Function) -> Function:
        """`function`, run in this scope.

        Raises TypeError for what cannot be called, and for an asynchronous generator function.
        """
        if not callable(function):
            name = type(self).__name__
            raise TypeError(f"{name} decorates functions, but got {type(function).__name__}")
        if inspect.isclass(function):
            warnings.warn(_CLASSES, FutureWarning, stacklevel=2)
        elif inspect.isgeneratorfunction(function):
            return self._of_generators(function)
        elif inspect.iscoroutinefunction(function):
            return self._of_coroutines(function)
        elif inspect.isasyncgenfunction(function):
            raise TypeError(
                f"{type(self).__name__} cannot decorate an asynchronous generator; "
                "use a `with` block around the computations in it"
            )

        @functools.wraps(function)
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            with self._fresh():
                return function(*args, **kwargs)

        decorated: Any = wrapper
        return decorated

    def _of_generators(self, function: Callable[..., Any]) -> Any:
        @functools.wraps(function)
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            return (yield from self._steps(function(*args, **kwargs)))

        return wrapper

    def _of_coroutines(self, function: Callable[..., Any]) -> Any:
        @functools.wraps(function)
        async def wrapper(*args: Any, **kwargs: Any) -> Any:
            return await types.coroutine(self._steps)(function(*args, **kwargs))

        return wrapper

    def _steps(self, generator: Any) -> Generator[Any, Any, Any]:
        """Runs a generator or coroutine, each step in the scope."""
        resume, value = generator.send, None
        while True:
            try:
                with self._fresh():
                    item = resume(value)
            except StopIteration as stop:
                return stop.value
            try:
                value = yield item
                resume = generator.send
            except GeneratorExit:
                with self._fresh():
                    generator.close()
                raise
            except BaseException as error:  # handed on to the generator, never swallowed
                resume, value = generator.throw, error
