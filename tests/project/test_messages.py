"""docs/messages.md: what is said to raise a message does."""

from __future__ import annotations

import asyncio
import copy
import io
import re
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import autograd as ag
from autograd import func, functional
from autograd.transforms import forward_ad
from tests.support import recording_messages, tool_messages
from tests.support.checkpoints import checkpoint_sequential

ROOT = Path(__file__).resolve().parents[2]
# Error and message of each line; a message with backquotes stands between two of them.
ROWS = [
    (kind, message)
    for kind, _, message in re.findall(
        r"^\| (\w+(?:Error|Warning)) \| (`` |`)(.+?)(?: ``|`) \| .+ \| .+ \|$",
        (ROOT / "docs" / "messages.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
]


def leaf(data=(1.0, 2.0)):
    return ag.tensor(data, requires_grad=True)


def made_in_inference_mode():
    with ag.inference_mode():
        return ag.ones(2)


def freed():
    x = leaf()
    y = (x * x).sum()
    y.backward()
    y.backward()


def modified():
    x = leaf() * 1
    y = x * x
    x.add_(1)
    y.sum().backward()


def complex_loss():
    ag.tensor(1j, requires_grad=True).exp().backward()


def in_inference_mode():
    with ag.inference_mode():
        func.grad(lambda x: x)(ag.ones(()))


def asynchronous():
    @ag.no_grad()
    async def numbers():
        yield 1

    asyncio.run(numbers())


def no_safetensors():
    kept = sys.modules.get("safetensors")
    sys.modules["safetensors"] = None
    try:
        ag.save({}, "x.safetensors")
    finally:
        del sys.modules["safetensors"]
        if kept is not None:
            sys.modules["safetensors"] = kept


def dual(primal, tangent):
    with forward_ad.dual_level():
        return copy.deepcopy(forward_ad.make_dual(primal, tangent))


def circle():
    inner = []
    inner.append(inner)
    return inner


def set_size(x):
    x[:] = ag.ones(5)


def set_complex(x):
    x[0] = 1j


X = (1.0, 2.0)


def labelled():
    """What stands for a table of pandas."""
    return SimpleNamespace(to_numpy=lambda: np.array(X))


NAMES = {
    "np": np, "io": io, "func": func, "functional": functional,
    "checkpoint_sequential": checkpoint_sequential,
}  # fmt: skip
OTHERS = (recording_messages, tool_messages)
PLACES = [
    (str(Path(__file__).with_name("messages")), globals()),
    *((str(each.__file__), vars(each)) for each in OTHERS),
]
# The beginning of each message, and the expression in the names of a module that raises it.
CASES = {
    beginning: partial(eval, call, NAMES | names)
    for path, names in PLACES
    for case in Path(path).with_suffix(".txt").read_text(encoding="utf-8")[:-1].split("\n\n")
    for call, _, beginning in [case.removeprefix(">>> ").partition("\n")]
}


def pattern(message):
    return ".*?".join(re.escape(part) for part in message.split("..."))


def test_there_are_rows_and_each_has_its_case():
    assert len(ROWS) > 150
    for _, message in ROWS:
        assert sum(message.startswith(each) for each in CASES) == 1, message
    for each in CASES:
        assert any(message.startswith(each) for _, message in ROWS), each


@pytest.mark.parametrize(("kind", "message"), ROWS, ids=[message[:40] for _, message in ROWS])
def test_it_is_raised(kind, message):
    (case,) = [case for each, case in CASES.items() if message.startswith(each)]
    with pytest.raises(Exception, match=pattern(message)) as error:
        case()
    assert kind in [each.__name__ for each in type(error.value).__mro__]
