"""Observers of the calls and returns of Python functions in this thread.

An observer tells of calls between `start`, which gives whether that is possible, and `stop`, but
for those between `pause` and `go_on`.

Before Python 3.12 it is a profile function, which sees all calls and is removed while paused; it
cannot be set where there is another one. From 3.12 on it is `sys.monitoring`, which disables the
events of code that is not observed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from threading import get_ident
from types import CodeType, FrameType
from typing import Any, ClassVar

from autograd.base.locks import after_fork, lock

Codes = Mapping[int, CodeType]
"""The code of functions by its id."""
Seen = Callable[[FrameType], None]
Returned = Callable[[FrameType, Any], None]


class _Profile:
    """An observer by a profile function."""

    def __init__(self, wanted: Callable[[], Codes], called: Seen, returned: Returned) -> None:
        self.wanted = wanted
        self.called = called
        self.returned = returned

    def start(self) -> bool:
        if sys.getprofile() is not None:
            return False
        self.go_on()
        return True

    def stop(self) -> None:
        sys.setprofile(None)

    pause = stop

    def go_on(self) -> None:
        self.codes = self.wanted()
        sys.setprofile(self._event)

    def _event(self, frame: FrameType, event: str, result: Any) -> None:
        if event == "call" and id(frame.f_code) in self.codes:
            self.called(frame)
        elif event == "return" and id(frame.f_code) in self.codes:
            self.returned(frame, result)


if sys.version_info < (3, 12):
    observer: Callable[..., Any] = _Profile
else:
    _events = sys.monitoring.events.PY_START | sys.monitoring.events.PY_RETURN
    _tools = (3, 4)  # those that Python has no name for
    _active: dict[int, list[_Monitor]] = {}  # by thread, the innermost last
    _changing = lock()

    class _Monitor:
        """An observer by `sys.monitoring`; all share one tool, whose events are off while idle."""

        tool: ClassVar[int | None] = None
        known: ClassVar[Codes] = {}

        def __init__(self, wanted: Callable[[], Codes], called: Seen, returned: Returned) -> None:
            self.wanted = wanted
            self.called = called
            self.returned = returned
            self.paused = False

        def start(self) -> bool:
            with _changing:
                if _Monitor.tool is None:
                    _Monitor.tool = _take_tool()
                if _Monitor.tool is None:
                    return False
                _active.setdefault(get_ident(), []).append(self)
                codes = self.wanted()
                if codes is not _Monitor.known:
                    _Monitor.known = codes
                    sys.monitoring.restart_events()
                sys.monitoring.set_events(_Monitor.tool, _events)
            return True

        def stop(self) -> None:
            with _changing:
                mine = _active[get_ident()]
                mine.remove(self)
                if not mine:
                    del _active[get_ident()]
                _Monitor.rest()

        @staticmethod
        def rest() -> None:
            """Switches events off while no observer is active."""
            if not _active and _Monitor.tool is not None:
                sys.monitoring.set_events(_Monitor.tool, 0)

        def pause(self) -> None:
            self.paused = True

        def go_on(self) -> None:
            self.paused = False

    @after_fork
    def _forget_others() -> None:
        for thread in list(_active):
            if thread != get_ident():
                del _active[thread]
        _Monitor.rest()

    def _take_tool() -> int | None:
        """Takes a free tool; its number."""
        for tool in _tools:
            if sys.monitoring.get_tool(tool) is None:
                sys.monitoring.use_tool_id(tool, "autograd.compile")
                sys.monitoring.register_callback(tool, sys.monitoring.events.PY_START, _started)
                sys.monitoring.register_callback(tool, sys.monitoring.events.PY_RETURN, _ended)
                return tool
        return None

    def _callback(method: str) -> Callable[..., Any]:
        """What Python calls for an event: calls this method of the innermost observer here."""

        def tell(code: CodeType, offset: int, *result: Any) -> Any:
            if id(code) not in _Monitor.known:
                return sys.monitoring.DISABLE
            mine = _active.get(get_ident())
            if mine and not mine[-1].paused:
                getattr(mine[-1], method)(sys._getframe(1), *result)
            return None

        return tell

    _started, _ended = _callback("called"), _callback("returned")
    observer = _Monitor
