"""PyTorch's own sample inputs: values, dtypes, gradients and tangents of all operations of both."""

from __future__ import annotations

import builtins
import re
import types
import warnings
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

pytestmark = [pytest.mark.torch, pytest.mark.slow]

LEFT_OUT = re.compile(  # of random numbers, out of scope, of aten's own, or bound to their modules
    r"dropout|bernoulli|rand|normal|uniform|cauchy|exponential|geometric|multinomial|rrelu|lowrank|"
    r"fractional|scaled_dot|multi_head|empty|resize|sparse|jiterator|^masked\.|_scaled_mm|aten\.|"
    r"bfloat16|chalf|as_strided|embedding|_with_distance|with_indices_backward|^item$"
)
KNOWN = {
    "their wrappers make matrices Hermitian or triangular, and scores probabilities": """
        cholesky linalg_cholesky linalg_cholesky_ex linalg_eigh triangular_solve
        nn_functional_ctc_loss""",
    "what other elements were written over has the gradient 0": """
        nn_functional_max_unpool1d nn_functional_max_unpool2d nn_functional_max_unpool3d""",
    "tangents of running statistics and targets, which PyTorch refuses": """
        native_batch_norm nn_functional_batch_norm nn_functional_soft_margin_loss""",
    "no gradient where PyTorch's is zeros, or the other way round": """
        linalg_norm linalg_norm_subgradients_at_zero norm""",
    "tangents without PyTorch's rounding, and its nan": "logcumsumexp",
    "samples whose edges are in no order, which NumPy refuses": "histogramdd",
}


class Ours:
    """Calls of `face`, the stand-in for torch, as PyTorch's samples state them."""

    def __init__(self, torch: Any, face: Any) -> None:
        self.torch, self.face = torch, face
        self.ported: dict[Any, Any] = {}

    def find(self, name: str) -> Any:
        """The function or method of a name with dots; AttributeError where there is none."""
        found = self.face.Tensor if name.startswith("__") else self.face
        for part in name.split("."):
            found = getattr(found, part)
        if type(found).__name__ == "_Refusing":
            raise AttributeError(name)
        return found

    def port(self, function: Any) -> Any:
        """What reads `torch` as one that reads the stand-in."""
        torch, face = self.torch, self.face
        known = {id(torch): face, id(torch.nn.functional): face.nn.functional}
        known[id(torch.Tensor)] = face.Tensor
        if id(function) in known:
            return known[id(function)]
        if isinstance(function, torch.Tensor | torch.dtype | list | tuple | dict):
            return self.convert(function)
        if not isinstance(function, types.FunctionType):
            name = getattr(function, "__name__", "")
            return getattr(face, name) if getattr(torch, name, None) is function else function
        if function not in self.ported:
            names: dict[str, Any] = {"__builtins__": builtins}
            closure = tuple(
                types.CellType(self.port(cell.cell_contents)) for cell in function.__closure__ or ()
            )
            new = types.FunctionType(
                *(function.__code__, names, function.__name__, function.__defaults__, closure)
            )
            self.ported[function] = new
            codes = [function.__code__]
            for code in codes:
                codes += [each for each in code.co_consts if isinstance(each, types.CodeType)]
                read = set(code.co_names) & function.__globals__.keys()
                names.update({name: self.port(function.__globals__[name]) for name in read})
        return self.ported[function]

    def function(self, op: Any) -> Callable[..., Any]:
        """The counterpart of what an OpInfo calls."""
        theirs = isinstance(op.op, types.FunctionType)
        if theirs and (op.op.__name__ == "<lambda>" or "testing" in op.op.__module__):
            return self.port(op.op)
        if isinstance(op.op, types.MethodDescriptorType | types.WrapperDescriptorType):
            return getattr(self.face.Tensor, op.op.__name__)
        return self.find(op.name)

    def convert(self, x: Any) -> Any:
        """A sample's argument: tensors and dtypes are copied to ours, wherever they are."""
        torch, face = self.torch, self.face
        if isinstance(x, torch.Tensor):
            made = face.from_numpy(x.detach().resolve_conj().resolve_neg().clone().numpy())
            return made.requires_grad_(x.requires_grad)
        if isinstance(x, torch.dtype | torch.memory_format | torch.layout):
            return getattr(face, str(x).removeprefix("torch."))
        if isinstance(x, torch.device):
            return face.device(x.type)
        if isinstance(x, dict):
            return {key: self.convert(value) for key, value in x.items()}
        if isinstance(x, list | tuple):
            return type(x)(map(self.convert, x))
        return self.port(x) if callable(x) else x


def leaves(x: Any) -> Iterator[Any]:
    """The tensors in lists, tuples and dicts."""
    if isinstance(x, list | tuple | dict):
        for each in x.values() if isinstance(x, dict) else x:
            yield from leaves(each)
    elif hasattr(x, "requires_grad"):
        yield x


def is_inexact(x: Any) -> bool:
    return x.dtype.is_floating_point or x.dtype.is_complex


def outcome(library: Any, function: Any, finish: Any, args: Any, kwargs: Any, how: str) -> Any:
    """What a call gives: results, with `how` "gradients" these of the inputs, or with "tangents"
    these of the outputs; the word "error" where it raises."""
    forward_ad = library.autograd.forward_ad

    def seeded(x: Any) -> Any:
        return library.tensor(np.random.default_rng(x.ndim).uniform(-1, 1, x.shape), dtype=x.dtype)

    def dual(x: Any) -> Any:
        if isinstance(x, list | tuple):
            return type(x)(map(dual, x))
        if not hasattr(x, "requires_grad") or not is_inexact(x):
            return x
        return forward_ad.make_dual(x.detach(), seeded(x))

    try:
        if how == "tangents":
            with forward_ad.dual_level():
                given = {name: dual(value) for name, value in kwargs.items()}
                results = finish(function(*dual(args), **given))
                return [forward_ad.unpack_dual(x).tangent for x in leaves(results) if is_inexact(x)]
        results = list(leaves(finish(function(*args, **kwargs))))
        if how == "results":
            return results
        inputs = [x for x in leaves([args, kwargs]) if x.requires_grad]
        outputs = [x for x in results if x.requires_grad]
        seeds = [seeded(x) for x in outputs]
        return library.autograd.grad(outputs, inputs, seeds, allow_unused=True) if outputs else []
    except (RuntimeError, TypeError, ValueError, IndexError, AttributeError):
        return "error"


def agree(found: Any, expected: Any) -> bool:
    """Whether outcomes have the same dtypes, shapes and values."""
    if any(x is None or isinstance(x, str) for x in (found, expected)):
        return found is expected
    if isinstance(expected, list | tuple):
        return len(found) == len(expected) and all(map(agree, found, expected))
    if str(found.dtype) != str(expected.dtype) or tuple(found.shape) != tuple(expected.shape):
        return False
    ours, theirs = found.detach().numpy(), expected.numpy(force=True)
    if ours.dtype.kind not in "fc":
        return np.array_equal(ours, theirs)
    digits = 1e-4 if expected.dtype.itemsize in (4, 8) and "64" not in str(expected.dtype) else 1e-6
    size = np.abs(theirs[np.isfinite(theirs)]).max(initial=1e-6)
    return np.allclose(ours, theirs, rtol=digits, atol=digits * size, equal_nan=True)


def test_sample_inputs(torch: Any, face: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("expecttest")  # which torch.testing imports
    # The import forbids to set flags of backends, which programs in later tests do.
    monkeypatch.setattr(torch.backends, "disable_global_flags", lambda: None)
    from torch.testing._internal.common_methods_invocations import op_db

    ours, differ, checked = Ours(torch, face), set(), 0
    for op in op_db:
        if LEFT_OUT.search(op.name):
            continue
        try:
            function = ours.function(op)
        except AttributeError:
            continue  # of those that we have not
        for dtype in {torch.float32, torch.float64, torch.complex128} & op.supported_dtypes("cpu"):
            torch.manual_seed(0)
            np.random.seed(0)
            derived = op.supports_autograd and dtype != torch.float32
            ways = ["gradients", *["tangents"] * op.supports_forward_ad] if derived else ["results"]
            with warnings.catch_warnings(action="ignore"):
                for sample in islice(op.sample_inputs("cpu", dtype, requires_grad=derived), 4):
                    finish, given = sample.output_process_fn_grad, (sample.input, *sample.args)
                    for way in ways:
                        args, kwargs = ours.convert((given, sample.kwargs))
                        mine = outcome(face, function, ours.port(finish), args, kwargs, way)
                        theirs = outcome(torch, op.op, finish, given, sample.kwargs, way)
                        checked += 1
                        if not agree(mine, theirs):
                            differ.add(op.formatted_name)
    assert checked > 5000
    known = {name for names in KNOWN.values() for name in names.split()}
    assert differ == known, (sorted(differ - known), sorted(known - differ))
