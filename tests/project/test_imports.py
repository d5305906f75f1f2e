"""What is imported when: NumPy alone at first, SciPy with the first call that needs it."""

from __future__ import annotations

import pickle
import pickletools
import subprocess
import sys

import numpy as np
import pytest

import autograd as ag

PROGRAM = """
import sys
import autograd as ag
for name in ("yaml", "jinja2", "scipy", "codegen", "generated.registry", "matplotlib",
             "autograd.compile", "autograd.hips", "autograd.implicit", "generated.expressions"):
    assert name not in sys.modules, name
import numpy as np
x = ag.tensor(np.array([0.5]), requires_grad=True)
assert "numpy.ma" not in sys.modules
ag.where(x > 1, 0.5, x.exp().masked_fill(x > 1, 2) * 3).sum().backward()
assert "scipy" not in sys.modules and "generated.registry" not in sys.modules
import gc
passes = gc.get_stats()[2]["collections"]
ag.compile
assert gc.isenabled() and gc.get_stats()[2]["collections"] == passes  # whose objects all stay
from importlib.util import find_spec
if find_spec("llvmlite"):  # NumPy's text calls SciPy for few numbers
    ag.compile(ag.nn.functional.gelu)(x)
    ag.compile(lambda x: (x * x).sum())(ag.ones(20_000))
for name in ("scipy", "autograd.numpy_api.dispatch", "generated.forwards.convolution",
             "generated.forwards.arithmetic", "autograd.optim", "generated.registry"):
    assert name not in sys.modules, name
x.erf()
assert "scipy.special" in sys.modules
"""


WITHOUT_SCIPY = """
import sys
sys.modules["scipy"] = None
import autograd as ag
for function in (ag.erf, ag.erfc, ag.special.erfcx, ag.special.ndtr, ag.special.log_ndtr,
                 ag.nn.functional.gelu):
    for size in (1, 1000):
        x = ag.full((size,), 0.5, requires_grad=True)
        (slope,) = ag.grad(function(x).sum(), x, create_graph=True)
        slope.sum().backward()
"""


def test_error_functions_do_without_scipy():
    subprocess.run([sys.executable, "-c", WITHOUT_SCIPY], check=True)


def test_nothing_is_imported_before_it_is_needed():
    pytest.importorskip("scipy")
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)


@pytest.mark.parametrize(
    "module", ["generated.functions", "generated.methods", "autograd.core.node"]
)
def test_a_module_can_be_imported_first(module):
    subprocess.run([sys.executable, "-c", f"import {module}"], check=True)


def test_dir_shows_public_names():
    names = {name for name in dir(ag) if not name.startswith("__")}
    assert names == {*ag.__all__, "bool", "float", "int"}


@pytest.mark.parametrize(
    "value",
    [
        ag.tensor([1.0, 2.0]), ag.tensor([[1.0, 2.0], [3.0, 4.0]])[:, 1],
        ag.Generator().manual_seed(3), ag.Size((2, 3)), ag.device("cpu"), ag.strided,
    ],
    ids=lambda value: type(value).__name__,
)  # fmt: skip
def test_pickles_name_only_what_stays_where_modules_move(value):
    data = pickle.dumps(value, protocol=4)
    texts = [arg for _, arg, _ in pickletools.genops(data) if isinstance(arg, str)]
    assert "autograd" in texts
    assert not [text for text in texts if text.startswith("autograd.")]
    again = pickle.loads(data)
    if isinstance(value, ag.Generator):
        again, value = again.get_state(), value.get_state()
    assert np.array_equal(again, value) if isinstance(value, ag.Tensor) else again == value


@pytest.mark.parametrize(
    "name", [name for name, row in ag.registry.items() if "kernels.scipy_special" in row.forward]
)
def test_without_scipy_the_error_names_the_extra(name, monkeypatch):
    from autograd.kernels.elementwise import special

    monkeypatch.setitem(sys.modules, "scipy.special", None)
    monkeypatch.setitem(sys.modules, "scipy", None)
    for cached in vars(special).values():
        if hasattr(cached, "cache_clear"):
            cached.cache_clear()
    row = ag.registry[name]
    function = ag
    for part in name.split("."):
        function = getattr(function, part)
    arguments = row.signature.partition("(")[2].partition(")")[0].split(", ")
    values = [1 if each.startswith("int ") else ag.tensor([0.5]) for each in arguments]
    with pytest.raises(ImportError, match="'scipy'"):
        function(*values)
    for cached in vars(special).values():
        if hasattr(cached, "cache_clear"):
            cached.cache_clear()


def test_names_of_pythons_types_are_dtypes():
    assert (ag.float, ag.int, ag.bool) == (ag.float32, ag.int32, ag.bool_)
