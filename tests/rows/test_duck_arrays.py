"""Every row on arrays that have NumPy's protocols and nothing else: it gives what it gives on
ndarrays, or says that it needs memory. So generated code, kernels and formulas touch arrays only
through dispatch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.array.duck import DeviceError, InMemoryError
from autograd.core.tensor import Tensor
from tests.support import duck_cases
from tests.support.cases import CASES, Case, first_of_rows, over
from tests.support.duck_cases import read
from tests.support.sampling import Sample
from tests.support.strict_array import DeviceMemory, FarArray, StrictArray


def on(cls: type[Any], x: Tensor) -> Tensor:
    return ag.tensor(cls(x.detach().numpy().copy()), requires_grad=x.requires_grad)


def tiled(x: Tensor) -> Tensor:
    """`x` beside itself, 25 times in each dimension."""
    values = np.tile(x.detach().numpy(), [25 if size > 1 else 1 for size in x.shape])
    return ag.tensor(values, requires_grad=x.requires_grad)


def check(case: Case, cls: type[Any], of: Sample | None = None) -> bool:
    return duck_cases.check(case, lambda x: on(cls, x), cls.__name__, of)


@over(CASES, together=True)
def test_a_row_takes_duck_arrays_or_refuses_them(case: Case) -> None:
    taken = check(case, StrictArray)
    row = ag.registry[case.row]
    if row.kind in ("pointwise", "comparison", "reduction", "creation") and row.forward is not None:
        assert taken or "kernels." in row.forward or "special" in row.forward, case


ELEMENTWISE = [case for case in CASES if ag.registry[case.row].kind in ("pointwise", "comparison")]


@over(ELEMENTWISE, together=True)
def test_an_elementwise_row_takes_as_much_of_many_numbers(case: Case) -> None:
    if check(case, StrictArray):
        assert check(case, StrictArray, case.sample().mapped(tiled)), case


@pytest.mark.slow
@over(CASES, together=True)
def test_a_row_takes_arrays_of_another_device_or_refuses_them(case: Case) -> None:
    check(case, FarArray)
    check(case, DeviceMemory)


def test_most_rows_take_duck_arrays() -> None:
    names = {
        "add",
        "matmul",
        "logsumexp",
        "softmax",
        "log_softmax",
        "cat",
        "stack",
        "where",
        "getitem",
    }
    names |= {"sum", "mean", "var", "std", "amax", "prod", "cumsum", "reshape", "expand", "pow"}
    names |= {"nn.functional.binary_cross_entropy_with_logits", "nn.functional.mse_loss", "einsum"}
    for name in names:
        assert check(Case(name, 0), StrictArray), name
        assert check(Case(name, 0), FarArray), name


# By what they need: LAPACK's factors or a walk over memory, functions that CuPy has not, numbers
# that lie in NumPy's memory beside those on the device.
NOT_ON_A_DEVICE = frozenset({
    *("linalg.ldl_factor", "linalg.ldl_factor_ex", "linalg.ldl_solve", "linalg.lu"),
    *("linalg.lu_factor", "linalg.lu_factor_ex", "linalg.lu_solve", "linalg.logm"),
    *("lu", "lu_solve", "lu_unpack", "diagonal_scatter"),
    *("linalg.solve_sylvester", "linalg.sqrtm", "linalg._solve_banded"),
    *("as_strided", "as_strided_copy"),
    *("as_strided_scatter", "unique_consecutive", "_sparse_product", "multinomial", "gradient"),
    "segment_reduce",
    *("nn.functional._ctc_losses", "nn.functional.ctc_loss"),
    *("lstm.data", "gru.data", "rnn_tanh.data", "rnn_relu.data"),
    *("special.expn", "special.eval_genlaguerre", "special.eval_hermite", "special.eval_jacobi"),
    *("special.spherical_in", "special.spherical_jn", "special.spherical_kn"),
    *("special.spherical_yn", "special.spherical_bessel_j0"),
    *(f"special.chebyshev_polynomial_{kind}" for kind in "tuvw"),
    *(f"special.shifted_chebyshev_polynomial_{kind}" for kind in "tuvw"),
    *("special.legendre_polynomial_p", "special.laguerre_polynomial_l"),
    *("special.hermite_polynomial_h", "special.hermite_polynomial_he"),
})  # fmt: skip


def test_all_other_rows_work_on_a_device() -> None:
    refused = {case.row for case in first_of_rows(CASES) if not check(case, DeviceMemory)}
    assert refused == NOT_ON_A_DEVICE


def test_operands_on_two_devices_are_named() -> None:
    far = ag.tensor(FarArray(np.ones(3)), requires_grad=True)
    near = ag.tensor(np.ones(3), requires_grad=True)
    for call in (lambda: far * near, lambda: near * far):
        with pytest.raises(DeviceError, match=r"mul\(\).*found at least two devices") as caught:
            call()
        assert "far:0" in str(caught.value)
        assert "cpu" in str(caught.value)
    assert (far * 2.0).device == "far:0"
    assert (far * ag.tensor(2.0)).device == "far:0"


def test_nobody_writes_what_the_user_has() -> None:
    given = StrictArray(np.arange(3.0))
    x = ag.tensor(given)
    y = x * 2
    view = y[1:]
    with pytest.raises(RuntimeError, match="read-only"):
        y.add_(1.0)  # the view would not see it
    z = x * 2
    z.add_(1.0)
    np.testing.assert_array_equal(read(z), [1, 3, 5])
    np.testing.assert_array_equal(given.values, [0, 1, 2])
    np.testing.assert_array_equal(read(view), [2, 4])
    with pytest.raises(InMemoryError, match="StrictArray"):
        np.asarray(x)
    with pytest.raises(InMemoryError, match=r"numpy\(\) needs numbers in NumPy's memory"):
        x.numpy()


def test_a_write_after_saving_spoils_the_saved_array() -> None:
    x = ag.tensor(StrictArray(np.arange(3.0)), requires_grad=True)
    y = x * 2
    z = y * y
    y.add_(1.0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()


# ---- memory of a device --------------------------------------------------------------------------


def there(x: Any, requires_grad: bool = False) -> Tensor:
    return ag.tensor(DeviceMemory(np.array(x)), requires_grad=requires_grad)


def test_writes_are_seen_by_views() -> None:
    x = there([[0.0, 1.0], [2.0, 3.0]])
    row = x[1]
    row.add_(1.0)
    np.testing.assert_array_equal(read(x), [[0, 1], [3, 4]])
    x.mul_(2.0)
    np.testing.assert_array_equal(read(row), [6, 8])
    x[0, 1] = 7.0
    assert x[0, 1].item() == 7
    x[np.array([1]), np.array([0])] = -1.0  # indices may be in NumPy's memory
    np.testing.assert_array_equal(read(x), [[0, 7], [-1, 8]])


def test_a_tensor_is_a_copy_and_results_are_no_views() -> None:
    given = DeviceMemory(np.arange(3.0))
    ag.tensor(given).add_(1.0)
    np.testing.assert_array_equal(given.values, [0, 1, 2])
    x = there([1.0, 2.0])
    x.repeat(1).zero_()
    x.flatten().add_(1.0)
    np.testing.assert_array_equal(read(x), [2, 3])


def test_a_write_into_saved_memory_of_a_device_is_noticed() -> None:
    x = there([1.0, 2.0], True)
    y = x * 2
    z = (y * y).sum()
    y[0:1].detach().add_(1.0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.backward()


def test_gradients_accumulate_apart() -> None:
    x = there([1.0, 2.0], True)
    for _ in range(2):
        (x * 1.0).sum().backward()
    kept = x.grad
    (x.expand(3, 2)).sum().backward()
    assert x.grad is not None
    np.testing.assert_array_equal(read(x.grad), [5, 5])
    assert kept is x.grad or read(kept).tolist() == [2, 2]
    g = ag.grad(x.sum(), x)[0]
    g.add_(1.0)
    np.testing.assert_array_equal(read(g), [2, 2])


def test_numbers_of_a_device_can_be_read() -> None:
    x = there(3.0)
    assert (float(x), int(x), bool(x), x.item(), x.tolist()) == (3, 3, True, 3, 3)
    with pytest.raises(TypeError, match="Unsupported type"):
        np.add(DeviceMemory(np.ones(2)), np.ones(2))
    with pytest.raises(DeviceError, match="cuda:0 and cpu"):
        there([1.0, 2.0]) + ag.ones(2)


def _by_index(x: Tensor, y: Tensor) -> Tensor:
    z = x * 1
    z[1:] = y[:2]
    z[np.array([2, 0])] = y[:2] * x[:2]
    z[z > 2.5] = 0.0
    z[-1] += x[0]
    return z


def _by_views(x: Tensor, y: Tensor) -> Tensor:
    z = (x * 1).expand(2, 3).clone().T
    z[1:] = y[1:, None]
    z.diagonal().mul_(y[:2])
    flipped = (x * y).flip(0)
    flipped[::2].mul_(x[:2])
    return z * flipped[:, None]


def _by_parts(x: Tensor, y: Tensor) -> Tensor:
    z = ag.complex(x * 1, y * 1)
    ag.view_as_real(z)[1:, 0].mul_(2.0)
    return ag.view_as_real(z * z)


def _by_one_of_many(x: Tensor, y: Tensor) -> Tensor:
    z = (x * y).repeat(70)
    views = [z[i : i + 2] for i in range(150)]
    views[3].mul_(y[:2])
    return z * views[4].sum()


@pytest.mark.parametrize("write", [_by_index, _by_views, _by_parts, _by_one_of_many])
def test_recorded_writes_into_parts(write: Any) -> None:
    """First and second derivatives, as those on ndarrays."""
    found = []
    for lift in (lambda x: ag.tensor(x, requires_grad=True), lambda x: there(x, True)):
        x, y = lift([0.3, 0.7, 1.1]), lift([2.0, 3.0, 4.0])
        z = write(x, y)
        slopes = ag.grad((z**3).sum(), [x, y], create_graph=True)
        second = ag.grad(sum((g * g).sum() for g in slopes), [x, y])
        found.append([read(t.detach()) for t in (z, *slopes, *second)])
    for ours, theirs in zip(*found, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-12)
