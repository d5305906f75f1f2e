"""docs/messages.md: what is said to raise a message does."""

from __future__ import annotations

import asyncio
import copy
import io
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import autograd as ag
from autograd import func, functional
from autograd.transforms import forward_ad
from tests.support import message_cases, message_cases_more

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


# The beginning of each message -> what raises it.
CASES = {
    "element ... of tensors": lambda: ag.ones(()).backward(),
    "grad can be implicitly created only for scalar": lambda: (leaf() * 1).backward(),
    "grad can be implicitly created only for real": complex_loss,
    "Mismatch in shape": lambda: (leaf() * 1).backward(ag.ones(3)),
    "got ... tensors": lambda: ag.grad(leaf() * 1, leaf(), [ag.ones(2)] * 2),
    "If `is_grads_batched=True`, at": lambda: ag.grad(leaf() * 1, leaf(), is_grads_batched=True),
    "If `is_grads_batched=True`, we": lambda: ag.grad(
        leaf() * 1, leaf(), ag.ones(2, 3), is_grads_batched=True
    ),
    "`inputs` argument": lambda: leaf().sum().backward(inputs=[]),
    "gradients can be": lambda: (leaf() * 1).backward([1.0]),
    "Trying to backward through": freed,
    "One of the differentiated Tensors does": lambda: ag.grad(leaf().sum(), ag.ones(2)),
    "One of the differentiated Tensors appears": lambda: ag.grad(leaf().sum(), leaf()),
    "Expected allow_unused": lambda: ag.grad(
        leaf().sum(), leaf(), allow_unused=False, materialize_grads=True
    ),
    "you can only change": lambda: (leaf() * 1).requires_grad_(False),
    "requires_grad must be": lambda: setattr(leaf(), "requires_grad", 1),
    "only Tensors of floating": lambda: ag.tensor([1], requires_grad=True),
    "Can't call numpy()": lambda: leaf().numpy(),
    "Converting a tensor": lambda: float(leaf(1.0)),
    "To copy construct": lambda: ag.tensor(leaf()),
    "the gradient of a value": lambda: func.grad(lambda x: x * float(x))(1.0),
    "The gradient was last": lambda: func.grad(lambda x: x.item())(1.0),
    "a masked array": lambda: leaf() * np.ma.masked_array(X, [0, 1]),
    "functions of np.ma": lambda: np.ma.sqrt(leaf()),
    "... beside a Tensor would be": lambda: leaf() * np.array(X).view(np.recarray),
    "... beside a Tensor would lose what": lambda: np.dot(leaf(), labelled()),
    "one of the variables": modified,
    "a leaf Variable": lambda: leaf().add_(1),
    "output with shape": lambda: ag.ones(2).add_(ag.ones(3, 2)),
    "result type": lambda: ag.arange(2, dtype=ag.int64).add_(0.5),
    "more than one element": lambda: ag.ones(1).expand(3).add_(1),
    "can't retain_grad": lambda: ag.ones(2).retain_grad(),
    "cannot register a hook": lambda: ag.ones(2).register_hook(print),
    "assigned grad has data": lambda: setattr(leaf(), "grad", ag.ones(3)),
    "assigned grad expected": lambda: setattr(leaf(), "grad", 1.0),
    "Boolean value": lambda: bool(ag.ones(2)),
    "a Tensor with": lambda: ag.ones(2).item(),
    "len() of": lambda: len(ag.ones(())),
    "only integer tensors": lambda: range(ag.ones(())),
    "Inference tensors cannot": lambda: made_in_inference_mode() * leaf(),
    "Inplace update": lambda: made_in_inference_mode().add_(1),
    "Setting requires_grad": lambda: made_in_inference_mode().requires_grad_(),
    "Inference tensors do not": lambda: made_in_inference_mode()._version,
    "nothing is recorded": in_inference_mode,
    "... cannot decorate": asynchronous,
    "The size of tensor": lambda: ag.ones(2) + ag.ones(3),
    "Dimension out of range": lambda: ag.ones(2).sum(3),
    "dim ... appears": lambda: ag.ones(2, 2).sum((0, -2)),
    "shape '...' is": lambda: ag.ones(2).reshape(3),
    "stack expects": lambda: ag.stack([ag.ones(2), ag.ones(3)]),
    "Sizes of tensors": lambda: ag.cat([ag.ones(2, 1), ag.ones(3, 2)]),
    "...(): argument": lambda: ag.sin([1.0]),
    "Expected the device": lambda: ag.ones(2, device="cuda"),
    "can't convert data": lambda: ag.from_numpy(np.array(["a"])),
    "only floating-point": lambda: ag.set_default_dtype(ag.int64),
    "no row": lambda: ag.registry["sine"],
    "tensors used as": lambda: ag.ones(2)[ag.ones(1)],
    "shape mismatch": lambda: set_size(ag.ones(2)),
    "value cannot": lambda: set_complex(ag.ones(2)),
    "Trying to create": lambda: forward_ad.make_dual(ag.ones(2), ag.ones(2)),
    "Expected primal to": lambda: dual(ag.ones(2, dtype=ag.int64), ag.ones(2)),
    "Expected tangent": lambda: dual(ag.ones(2), ag.ones(3)),
    "Expected f(*args)": lambda: func.grad(lambda x: x)(ag.ones(2)),
    "Got argnum": lambda: func.grad(lambda x: x, argnums=2)(ag.ones(2)),
    "Expected ... to be": lambda: func.grad(lambda x: x)("x"),
    "Expected primals and": lambda: func.jvp(lambda x: x, (ag.ones(2),), ()),
    "Expected pytree": lambda: func.vjp(lambda x: x, ag.ones(2))[1]([ag.ones(2)]),
    "The vector v": lambda: functional.vjp(lambda x: x, ag.ones(2)),
    "is independent": lambda: functional.jacobian(
        lambda x, y: x, (ag.ones(2), ag.ones(2)), strict=True
    ),
    "... expects at least": lambda: ag.gradcheck(lambda x: x, (ag.ones(2),)),
    "not supported together": lambda: functional.jacobian(
        lambda x: x, ag.ones(2), strict=True, strategy="forward-mode"
    ),
    "Only Tensors created": lambda: copy.deepcopy(leaf() * 1),
    "cannot pickle or copy": lambda: copy.copy((leaf() * 1).grad_fn),
    "belongs to the transform": lambda: dual(ag.ones(2), ag.ones(2)),
    "save(): ... is a": lambda: ag.save({1}, io.BytesIO()),
    "save(): ... contains": lambda: ag.save(circle(), io.BytesIO()),
    "load(): ...": lambda: ag.load(io.BytesIO(b"x")),
    "files with the suffix": no_safetensors,
    **message_cases.CASES,
    **message_cases_more.CASES,
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
