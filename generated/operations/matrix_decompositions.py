# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 9bf0755dc7e4f5c8, content 36a382ae134eef4e
"""Matrix decompositions: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import equations, factorizations
from autograd.core.arguments import value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import (
    ReturnType,
    not_implemented,
    tensor_argument,
    zero_array,
    zero_like,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import decompositions, linear_systems, spectra
from autograd.views.out import write_out

__all__ = [
    "linalg_solve_triangular", "triangular_solve", "linalg_cholesky", "cholesky",
    "linalg_cholesky_ex", "cholesky_solve", "cholesky_inverse", "linalg_qr", "qr", "geqrf",
    "linalg_householder_product", "orgqr", "ormqr", "linalg_svd", "svd", "linalg_svdvals",
    "linalg_eigh", "linalg_eigvalsh", "linalg_eig", "linalg_eigvals", "svd_lowrank", "pca_lowrank",
]  # fmt: skip


# ---- linalg.solve_triangular
class LinalgSolveTriangularBackward0(Node):
    __slots__ = ()
    operation = "linalg.solve_triangular"
    formulas = {
        "self, B": (
            "linear_systems.solve_system(grad, self, result, upper, left, unitriangular, needs)"
        ),
    }
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("upper", "left", "unitriangular")

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        upper, left, unitriangular = node.args
        grad_of_self = grad_of_B = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_self, grad_of_B = linear_systems.solve_system(
                grad, self, result, upper, left, unitriangular, needs
            )
        return node.restored(grad_of_self, grad_of_B)


def linalg_solve_triangular(input, B, *, upper, left=True, unitriangular=False, out=None):
    """linalg.solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool
    unitriangular=False) -> Tensor

    X with self @ X = B, or X @ self = B, of which one triangle is read; a zero on its
    diagonal gives infinities.
    """
    if out is not None:
        return write_out(
            linalg_solve_triangular, out, Tensor, input, B, upper=upper, left=left,
            unitriangular=unitriangular,
        )  # fmt: skip
    if upper is not True and upper is not False:
        upper = value_argument("linalg.solve_triangular", "upper", "bool", upper)
    if left is not True and left is not False:
        left = value_argument("linalg.solve_triangular", "left", "bool", left)
    if unitriangular is not True and unitriangular is not False:
        unitriangular = value_argument(
            "linalg.solve_triangular", "unitriangular", "bool", unitriangular
        )
    if input.__class__ is not Tensor or B.__class__ is not Tensor:
        return dispatch(linalg_solve_triangular_op, input, B, upper, left, unitriangular)
    self_ = input._data
    B_ = B._data
    try:
        result_ = kernels.solve_triangular(self_, B_, upper, left, unitriangular)
    except FAULTS as _error:
        raise refused(
            _error, "linalg.solve_triangular", self_, B_, upper, left, unitriangular
        ) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is B_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, B_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    B_fn = B._fn
    if self_fn is None and B_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, linalg_solve_triangular_op, input, B, upper, left, unitriangular)
        return out
    out._fn = node = LinalgSolveTriangularBackward0()
    if MODE.altered and not MODE.records(node, out, input, B, upper, left, unitriangular):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, B if B_fn is LEAF else B_fn)
    node.saved = (self_, result_)
    node.args = (upper, left, unitriangular)
    node.restore = ((self_.shape, self_.dtype), (B_.shape, B_.dtype))
    return out


def linalg_solve_triangular_jvp(result, self, B, upper, left, unitriangular, self_t, B_t):
    if self_t is None:
        self_t = zero_like(self)
    if B_t is None:
        B_t = zero_like(B)
    return linear_systems.solve_tangent(self, self_t, B_t, result, upper, left, unitriangular)


linalg_solve_triangular_op = operation(
    "linalg.solve_triangular", "linalg", linalg_solve_triangular, linalg_solve_triangular_jvp,
    (0, 1), keywords=("upper", "left", "unitriangular"),
)  # fmt: skip


# ---- triangular_solve
class TriangularSolveResult(ReturnType):
    __slots__ = ()
    operation = "triangular_solve"
    fields = ("solution", "cloned_coefficient")


def triangular_solve(
    input, A, upper=True, transpose=False, unitriangular=False, _=Tensor, out=Tensor
):
    """triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool
    unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)

    X with A @ X = self, or A.T @ X = self, of which one triangle is read, and a copy of
    A.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(triangular_solve, out, _, input, A, upper, transpose, unitriangular)
    if upper is not True and upper is not False:
        upper = value_argument("triangular_solve", "upper", "bool", upper)
    if transpose is not True and transpose is not False:
        transpose = value_argument("triangular_solve", "transpose", "bool", transpose)
    if unitriangular is not True and unitriangular is not False:
        unitriangular = value_argument("triangular_solve", "unitriangular", "bool", unitriangular)
    if input.__class__ is not Tensor or A.__class__ is not Tensor:
        _found = overridden(
            "triangular_solve", triangular_solve, input, A, upper, transpose, unitriangular
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("triangular_solve", 0, "input", input)
        A = tensor_argument("triangular_solve", 1, "A", A)
    try:
        return TriangularSolveResult(
            (
                ops.linalg_solve_triangular(
                    ops.mT(A) if transpose else A,
                    input,
                    upper=upper != transpose,
                    unitriangular=unitriangular,
                ),
                ops.clone(A),
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "triangular_solve", input, A, upper, transpose, unitriangular
        ) from None


# ---- linalg.cholesky
class LinalgCholeskyBackward0(Node):
    __slots__ = ()
    operation = "linalg.cholesky"
    formulas = {"self": "decompositions.cholesky_self(grad, result, upper)"}
    shown = "LinalgCholeskyExBackward0"
    saves = {"result": Output(None, 0)}
    arg_names = ("upper",)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        (upper,) = node.args
        return node.restored_one(decompositions.cholesky_self(grad, result, upper))


def linalg_cholesky(input, *, upper=False, out=None):
    """linalg.cholesky(Tensor self, *, bool upper=False) -> Tensor

    L with self = L @ L^H, of positive-definite matrices of which the lower triangle is
    read; upper gives L^H from the upper one.
    """
    if out is not None:
        return write_out(linalg_cholesky, out, Tensor, input, upper=upper)
    if upper is not True and upper is not False:
        upper = value_argument("linalg.cholesky", "upper", "bool", upper)
    if input.__class__ is not Tensor:
        return dispatch(linalg_cholesky_op, input, upper)
    self_ = input._data
    try:
        result_ = kernels.cholesky(self_, upper)
    except FAULTS as _error:
        raise refused(_error, "linalg.cholesky", self_, upper) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, linalg_cholesky_op, input, upper) if MODE.marks else out
    out._fn = node = LinalgCholeskyBackward0()
    if MODE.altered and not MODE.records(node, out, input, upper):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.args = (upper,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def linalg_cholesky_jvp(result, self, upper, self_t):
    return decompositions.cholesky_tangent(self_t, result, upper)


linalg_cholesky_op = operation(
    "linalg.cholesky", "linalg", linalg_cholesky, linalg_cholesky_jvp, (0,), keywords=("upper",)
)


# ---- cholesky
def cholesky(input, upper=False, _=Tensor, out=Tensor):
    """cholesky(Tensor self, bool upper=False) -> Tensor

    The same as linalg.cholesky.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(cholesky, out, _, input, upper)
    if upper is not True and upper is not False:
        upper = value_argument("cholesky", "upper", "bool", upper)
    if input.__class__ is not Tensor:
        _found = overridden("cholesky", cholesky, input, upper)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("cholesky", 0, "input", input)
    try:
        return ops.linalg_cholesky(input, upper=upper)
    except FAULTS as _error:
        raise refused(_error, "cholesky", input, upper) from None


# ---- linalg.cholesky_ex
class LinalgCholeskyExResult(ReturnType):
    __slots__ = ()
    operation = "linalg_cholesky_ex"
    fields = ("L", "info")


class LinalgCholeskyExBackward0(Node):
    __slots__ = ()
    operation = "linalg.cholesky_ex"
    formulas = {"self": "decompositions.cholesky_self(grad, L, upper)"}
    saves = {"L": Output(None, 0)}
    arg_names = ("upper",)

    def on_arrays(node, saved, grad, needs):
        (L,) = saved
        (upper,) = node.args
        return node.restored_one(decompositions.cholesky_self(grad, L, upper))


def linalg_cholesky_ex(input, *, upper=False, check_errors=False, out=None):
    """linalg.cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor
    L, Tensor info)

    As linalg.cholesky; info is 0, or the order of the first leading minor that is not
    positive, where L is nan.
    """
    if out is not None:
        return write_out(
            linalg_cholesky_ex, out, Tensor, input, upper=upper, check_errors=check_errors
        )
    if upper is not True and upper is not False:
        upper = value_argument("linalg.cholesky_ex", "upper", "bool", upper)
    if check_errors is not True and check_errors is not False:
        check_errors = value_argument("linalg.cholesky_ex", "check_errors", "bool", check_errors)
    if input.__class__ is not Tensor:
        return dispatch(linalg_cholesky_ex_op, input, upper, check_errors)
    self_ = input._data
    try:
        L_, info_ = kernels.cholesky_ex(self_, upper, check_errors)
    except FAULTS as _error:
        raise refused(_error, "linalg.cholesky_ex", self_, upper, check_errors) from None
    if L_.base is not None or L_ is self_ or not L_.flags.c_contiguous:
        L_ = settled(L_, self_)
    if info_.base is not None or info_ is self_ or not info_.flags.c_contiguous:
        info_ = settled(info_, self_)
    _outputs = LinalgCholeskyExResult((from_array(L_), from_array(info_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_cholesky_ex_op, input, upper, check_errors)
        return _outputs
    node = LinalgCholeskyExBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, upper, check_errors):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (L_,)
    node.args = (upper,)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def linalg_cholesky_ex_jvp(result, self, upper, check_errors, self_t):
    L, _info = result
    return (decompositions.cholesky_tangent(self_t, L, upper), None)


linalg_cholesky_ex_op = operation(
    "linalg.cholesky_ex", "linalg", linalg_cholesky_ex, linalg_cholesky_ex_jvp, (0,),
    keywords=("upper", "check_errors"),
)  # fmt: skip


# ---- cholesky_solve
def cholesky_solve(input, input2, upper=False, _=Tensor, out=Tensor):
    """cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor

    X with A @ X = self, A having the Cholesky factor input2.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(cholesky_solve, out, _, input, input2, upper)
    if upper is not True and upper is not False:
        upper = value_argument("cholesky_solve", "upper", "bool", upper)
    if input.__class__ is not Tensor or input2.__class__ is not Tensor:
        _found = overridden("cholesky_solve", cholesky_solve, input, input2, upper)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("cholesky_solve", 0, "input", input)
        input2 = tensor_argument("cholesky_solve", 1, "input2", input2)
    try:
        return equations.cholesky_solve(input, input2, upper)
    except FAULTS as _error:
        raise refused(_error, "cholesky_solve", input, input2, upper) from None


# ---- cholesky_inverse
def cholesky_inverse(input, upper=False, _=Tensor, out=Tensor):
    """cholesky_inverse(Tensor self, bool upper=False) -> Tensor

    The inverse of the matrix whose Cholesky factor is self.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(cholesky_inverse, out, _, input, upper)
    if upper is not True and upper is not False:
        upper = value_argument("cholesky_inverse", "upper", "bool", upper)
    if input.__class__ is not Tensor:
        _found = overridden("cholesky_inverse", cholesky_inverse, input, upper)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("cholesky_inverse", 0, "input", input)
    try:
        return equations.cholesky_inverse(input, upper)
    except FAULTS as _error:
        raise refused(_error, "cholesky_inverse", input, upper) from None


# ---- linalg.qr
class LinalgQrResult(ReturnType):
    __slots__ = ()
    operation = "linalg_qr"
    fields = ("Q", "R")


class LinalgQrBackward0(Node):
    __slots__ = ()
    operation = "linalg.qr"
    formulas = {"A": "decompositions.qr_self(grad_Q, grad_R, Q, R, A.shape, mode)"}
    saves = {"Q": Output(None, 0), "R": Output(None, 1)}
    arg_names = ("A_shape", "mode", "Q_shape", "Q_dtype", "R_shape", "R_dtype")
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        Q, R = saved
        A_shape, mode, Q_shape, Q_dtype, R_shape, R_dtype = node.args
        grad_Q = grad.get(0)
        if grad_Q is None:
            grad_Q = zero_array(Q_shape, Q_dtype, grad)
        grad_R = grad.get(1)
        if grad_R is None:
            grad_R = zero_array(R_shape, R_dtype, grad)
        return node.restored_one(decompositions.qr_self(grad_Q, grad_R, Q, R, A_shape, mode))

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def linalg_qr(A, mode="reduced", _=Tensor, out=Tensor):
    """linalg.qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)

    A = Q @ R with orthonormal columns in Q, which is square in mode 'complete' and empty
    in mode 'r', and R upper triangular.
    """
    if mode.__class__ is not str:
        mode = value_argument("linalg.qr", "mode", "str", mode)
    if A.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(linalg_qr, out, _, A, mode)
        return dispatch(linalg_qr_op, A, mode)
    A_ = A._data
    try:
        Q_, R_ = kernels.qr(A_, mode)
    except FAULTS as _error:
        raise refused(_error, "linalg.qr", A_, mode) from None
    if Q_.base is not None or Q_ is A_ or not Q_.flags.c_contiguous:
        Q_ = settled(Q_, A_)
    if R_.base is not None or R_ is A_ or not R_.flags.c_contiguous:
        R_ = settled(R_, A_)
    _outputs = LinalgQrResult((from_array(Q_), from_array(R_)))
    A_fn = A._fn
    if A_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_qr_op, A, mode)
        return _outputs
    node = LinalgQrBackward0()
    if MODE.altered and not MODE.records(node, _outputs, A, mode):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (Q_, R_)
    node.args = (A_.shape, mode, Q_.shape, Q_.dtype, R_.shape, R_.dtype)
    node.restore = ((A_.shape, A_.dtype),)
    return _outputs


def linalg_qr_jvp(result, A, mode, A_t):
    Q, R = result
    return decompositions.qr_tangent(A_t, Q, R, mode)


linalg_qr_op = operation("linalg.qr", "linalg", linalg_qr, linalg_qr_jvp, (0,))


# ---- qr
class QrResult(ReturnType):
    __slots__ = ()
    operation = "qr"
    fields = ("Q", "R")


def qr(input, some=True, _=Tensor, out=Tensor):
    """qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)

    linalg.qr in mode 'reduced', or 'complete' unless some.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(qr, out, _, input, some)
    if some is not True and some is not False:
        some = value_argument("qr", "some", "bool", some)
    if input.__class__ is not Tensor:
        _found = overridden("qr", qr, input, some)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("qr", 0, "input", input)
    try:
        return QrResult(ops.linalg_qr(input, "reduced" if some else "complete"))
    except FAULTS as _error:
        raise refused(_error, "qr", input, some) from None


# ---- geqrf
class GeqrfResult(ReturnType):
    __slots__ = ()
    operation = "geqrf"
    fields = ("a", "tau")


class GeqrfBackward0(Node):
    __slots__ = ()
    operation = "geqrf"
    formulas = {"self": "not_implemented"}
    arg_names = ("a_shape", "a_dtype", "tau_shape", "tau_dtype")
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        a_shape, a_dtype, tau_shape, tau_dtype = node.args
        grad_a = grad.get(0)
        if grad_a is None:
            grad_a = zero_array(a_shape, a_dtype, grad)
        grad_tau = grad.get(1)
        if grad_tau is None:
            grad_tau = zero_array(tau_shape, tau_dtype, grad)
        return node.restored_one(not_implemented("geqrf", "self"))

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def geqrf(input, _=Tensor, out=Tensor):
    """geqrf(Tensor self) -> (Tensor a, Tensor tau)

    R of the QR decomposition in an upper triangle, below it the reflectors that make Q,
    and their factors.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(geqrf, out, _, input)
        return dispatch(geqrf_op, input)
    self_ = input._data
    try:
        a_, tau_ = kernels.geqrf(self_)
    except FAULTS as _error:
        raise refused(_error, "geqrf", self_) from None
    if a_.base is not None or a_ is self_ or not a_.flags.c_contiguous:
        a_ = settled(a_, self_)
    if tau_.base is not None or tau_ is self_ or not tau_.flags.c_contiguous:
        tau_ = settled(tau_, self_)
    _outputs = GeqrfResult((from_array(a_), from_array(tau_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, geqrf_op, input)
        return _outputs
    node = GeqrfBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (a_.shape, a_.dtype, tau_.shape, tau_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


geqrf_op = operation("geqrf", "linalg", geqrf, None, (0,))


# ---- linalg.householder_product
def linalg_householder_product(input, tau, _=Tensor, out=Tensor):
    """linalg.householder_product(Tensor input, Tensor tau) -> Tensor

    The first columns of the product of reflectors I - tau_i v_i v_i^H, v_i being below
    the diagonal of input.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(linalg_householder_product, out, _, input, tau)
    if input.__class__ is not Tensor or tau.__class__ is not Tensor:
        _found = overridden("linalg.householder_product", linalg_householder_product, input, tau)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.householder_product", 0, "input", input)
        tau = tensor_argument("linalg.householder_product", 1, "tau", tau)
    try:
        return factorizations.householder_product(input, tau)
    except FAULTS as _error:
        raise refused(_error, "linalg.householder_product", input, tau) from None


# ---- orgqr
def orgqr(input, input2, _=Tensor, out=Tensor):
    """orgqr(Tensor self, Tensor input2) -> Tensor

    linalg.householder_product of self and its factors input2.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(orgqr, out, _, input, input2)
    if input.__class__ is not Tensor or input2.__class__ is not Tensor:
        _found = overridden("orgqr", orgqr, input, input2)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("orgqr", 0, "input", input)
        input2 = tensor_argument("orgqr", 1, "input2", input2)
    try:
        return ops.linalg_householder_product(input, input2)
    except FAULTS as _error:
        raise refused(_error, "orgqr", input, input2) from None


# ---- ormqr
def ormqr(input, input2, input3, left=True, transpose=False, _=Tensor, out=Tensor):
    """ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) ->
    Tensor

    Q @ input3, or input3 @ Q, of the whole product Q of the reflectors in self and
    input2; of Q^H with transpose.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(ormqr, out, _, input, input2, input3, left, transpose)
    if left is not True and left is not False:
        left = value_argument("ormqr", "left", "bool", left)
    if transpose is not True and transpose is not False:
        transpose = value_argument("ormqr", "transpose", "bool", transpose)
    if (
        input.__class__ is not Tensor
        or input2.__class__ is not Tensor
        or input3.__class__ is not Tensor
    ):
        _found = overridden("ormqr", ormqr, input, input2, input3, left, transpose)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("ormqr", 0, "input", input)
        input2 = tensor_argument("ormqr", 1, "input2", input2)
        input3 = tensor_argument("ormqr", 2, "input3", input3)
    if MODE.settle is not None:
        check_dtypes("ormqr", "composite", input.dtype)
    try:
        return factorizations.ormqr(input, input2, input3, left, transpose)
    except FAULTS as _error:
        raise refused(_error, "ormqr", input, input2, input3, left, transpose) from None


# ---- linalg.svd
class LinalgSvdResult(ReturnType):
    __slots__ = ()
    operation = "linalg_svd"
    fields = ("U", "S", "Vh")


class LinalgSvdBackward0(Node):
    __slots__ = ()
    operation = "linalg.svd"
    formulas = {"A": "spectra.svd_self(grad_U, grad_S, grad_Vh, given, U, S, Vh)"}
    saves = {"U": Output(None, 0), "S": Output(None, 1), "Vh": Output(None, 2)}
    arg_names = ("U_shape", "U_dtype", "S_shape", "S_dtype", "Vh_shape", "Vh_dtype")
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        U, S, Vh = saved
        U_shape, U_dtype, S_shape, S_dtype, Vh_shape, Vh_dtype = node.args
        given = (0 in grad, 1 in grad, 2 in grad)
        grad_U = grad.get(0)
        if grad_U is None:
            grad_U = zero_array(U_shape, U_dtype, grad)
        grad_S = grad.get(1)
        if grad_S is None:
            grad_S = zero_array(S_shape, S_dtype, grad)
        grad_Vh = grad.get(2)
        if grad_Vh is None:
            grad_Vh = zero_array(Vh_shape, Vh_dtype, grad)
        return node.restored_one(spectra.svd_self(grad_U, grad_S, grad_Vh, given, U, S, Vh))

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def linalg_svd(A, full_matrices=True, *, driver=None, out=None):
    """linalg.svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor
    S, Tensor Vh)

    A = U @ diag(S) @ Vh with S falling. Gradients of the vectors that only full_matrices
    has are left aside.
    """
    if out is not None:
        return write_out(linalg_svd, out, Tensor, A, full_matrices, driver=driver)
    if full_matrices is not True and full_matrices is not False:
        full_matrices = value_argument("linalg.svd", "full_matrices", "bool", full_matrices)
    if driver is not None and driver.__class__ is not str:
        driver = value_argument("linalg.svd", "driver", "str?", driver)
    if A.__class__ is not Tensor:
        return dispatch(linalg_svd_op, A, full_matrices, driver)
    A_ = A._data
    try:
        U_, S_, Vh_ = kernels.svd(A_, full_matrices, driver)
    except FAULTS as _error:
        raise refused(_error, "linalg.svd", A_, full_matrices, driver) from None
    if U_.base is not None or U_ is A_ or not U_.flags.c_contiguous:
        U_ = settled(U_, A_)
    if S_.base is not None or S_ is A_ or not S_.flags.c_contiguous:
        S_ = settled(S_, A_)
    if Vh_.base is not None or Vh_ is A_ or not Vh_.flags.c_contiguous:
        Vh_ = settled(Vh_, A_)
    _outputs = LinalgSvdResult((from_array(U_), from_array(S_), from_array(Vh_)))
    A_fn = A._fn
    if A_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_svd_op, A, full_matrices, driver)
        return _outputs
    node = LinalgSvdBackward0()
    if MODE.altered and not MODE.records(node, _outputs, A, full_matrices, driver):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    _outputs[2]._fn = Output(node, 2)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (U_, S_, Vh_)
    node.args = (U_.shape, U_.dtype, S_.shape, S_.dtype, Vh_.shape, Vh_.dtype)
    node.restore = ((A_.shape, A_.dtype),)
    return _outputs


def linalg_svd_jvp(result, A, full_matrices, driver, A_t):
    U, S, Vh = result
    return spectra.svd_tangent(A_t, U, S, Vh)


linalg_svd_op = operation(
    "linalg.svd", "linalg", linalg_svd, linalg_svd_jvp, (0,), keywords=("driver",)
)


# ---- svd
class SvdResult(ReturnType):
    __slots__ = ()
    operation = "svd"
    fields = ("U", "S", "V")


def svd(input, some=True, compute_uv=True, _=Tensor, out=Tensor):
    """svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)

    linalg.svd with V = Vh^H, of full matrices unless some; without compute_uv U and V are
    zeros.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(svd, out, _, input, some, compute_uv)
    if some is not True and some is not False:
        some = value_argument("svd", "some", "bool", some)
    if compute_uv is not True and compute_uv is not False:
        compute_uv = value_argument("svd", "compute_uv", "bool", compute_uv)
    if input.__class__ is not Tensor:
        _found = overridden("svd", svd, input, some, compute_uv)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("svd", 0, "input", input)
    try:
        return SvdResult(factorizations.svd(input, some, compute_uv))
    except FAULTS as _error:
        raise refused(_error, "svd", input, some, compute_uv) from None


# ---- linalg.svdvals
def linalg_svdvals(A, *, driver=None, out=None):
    """linalg.svdvals(Tensor A, *, str? driver=None) -> Tensor

    The singular values, falling.
    """
    if out is not None:
        return write_out(linalg_svdvals, out, Tensor, A, driver=driver)
    if driver is not None and driver.__class__ is not str:
        driver = value_argument("linalg.svdvals", "driver", "str?", driver)
    if A.__class__ is not Tensor:
        _found = overridden("linalg.svdvals", linalg_svdvals, A, driver=driver)
        if _found is not NotImplemented:
            return _found
        A = tensor_argument("linalg.svdvals", 0, "A", A)
    if MODE.settle is not None:
        check_dtypes("linalg.svdvals", "composite", A.dtype)
    try:
        return factorizations.svdvals(A, driver)
    except FAULTS as _error:
        raise refused(_error, "linalg.svdvals", A, driver) from None


# ---- linalg.eigh
class LinalgEighResult(ReturnType):
    __slots__ = ()
    operation = "linalg_eigh"
    fields = ("eigenvalues", "eigenvectors")


class LinalgEighBackward0(Node):
    __slots__ = ()
    operation = "linalg.eigh"
    formulas = {
        "self": (
            "spectra.eigh_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, "
            "eigenvectors)"
        ),
    }
    saves = {"eigenvalues": Output(None, 0), "eigenvectors": Output(None, 1)}
    arg_names = (
        "eigenvalues_shape", "eigenvalues_dtype", "eigenvectors_shape", "eigenvectors_dtype",
    )  # fmt: skip
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        eigenvalues, eigenvectors = saved
        eigenvalues_shape, eigenvalues_dtype, eigenvectors_shape, eigenvectors_dtype = node.args
        given = (0 in grad, 1 in grad)
        grad_eigenvalues = grad.get(0)
        if grad_eigenvalues is None:
            grad_eigenvalues = zero_array(eigenvalues_shape, eigenvalues_dtype, grad)
        grad_eigenvectors = grad.get(1)
        if grad_eigenvectors is None:
            grad_eigenvectors = zero_array(eigenvectors_shape, eigenvectors_dtype, grad)
        return node.restored_one(
            spectra.eigh_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, eigenvectors)
        )

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def linalg_eigh(input, UPLO="L", _=Tensor, out=Tensor):
    """linalg.eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)

    The eigenvalues, rising, and orthonormal eigenvectors of Hermitian matrices, of which
    the lower ('L') or upper ('U') triangle is read.
    """
    if UPLO.__class__ is not str:
        UPLO = value_argument("linalg.eigh", "UPLO", "str", UPLO)
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(linalg_eigh, out, _, input, UPLO)
        return dispatch(linalg_eigh_op, input, UPLO)
    self_ = input._data
    try:
        eigenvalues_, eigenvectors_ = kernels.eigh(self_, UPLO)
    except FAULTS as _error:
        raise refused(_error, "linalg.eigh", self_, UPLO) from None
    if (
        eigenvalues_.base is not None
        or eigenvalues_ is self_
        or not eigenvalues_.flags.c_contiguous
    ):
        eigenvalues_ = settled(eigenvalues_, self_)
    if (
        eigenvectors_.base is not None
        or eigenvectors_ is self_
        or not eigenvectors_.flags.c_contiguous
    ):
        eigenvectors_ = settled(eigenvectors_, self_)
    _outputs = LinalgEighResult((from_array(eigenvalues_), from_array(eigenvectors_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_eigh_op, input, UPLO)
        return _outputs
    node = LinalgEighBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, UPLO):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (eigenvalues_, eigenvectors_)
    node.args = (eigenvalues_.shape, eigenvalues_.dtype, eigenvectors_.shape, eigenvectors_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def linalg_eigh_jvp(result, self, UPLO, self_t):
    eigenvalues, eigenvectors = result
    return spectra.eigh_tangent(self_t, eigenvalues, eigenvectors)


linalg_eigh_op = operation("linalg.eigh", "linalg", linalg_eigh, linalg_eigh_jvp, (0,))


# ---- linalg.eigvalsh
def linalg_eigvalsh(input, UPLO="L", _=Tensor, out=Tensor):
    """linalg.eigvalsh(Tensor self, str UPLO="L") -> Tensor

    The eigenvalues of Hermitian matrices, rising; one triangle is read.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(linalg_eigvalsh, out, _, input, UPLO)
    if UPLO.__class__ is not str:
        UPLO = value_argument("linalg.eigvalsh", "UPLO", "str", UPLO)
    if input.__class__ is not Tensor:
        _found = overridden("linalg.eigvalsh", linalg_eigvalsh, input, UPLO)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.eigvalsh", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("linalg.eigvalsh", "composite", input.dtype)
    try:
        return factorizations.eigvalsh(input, UPLO)
    except FAULTS as _error:
        raise refused(_error, "linalg.eigvalsh", input, UPLO) from None


# ---- linalg.eig
class LinalgEigResult(ReturnType):
    __slots__ = ()
    operation = "linalg_eig"
    fields = ("eigenvalues", "eigenvectors")


class LinalgEigBackward0(Node):
    __slots__ = ()
    operation = "linalg.eig"
    formulas = {
        "self": (
            "spectra.eig_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, "
            "eigenvectors, self.dtype)"
        ),
    }
    saves = {"eigenvalues": Output(None, 0), "eigenvectors": Output(None, 1)}
    arg_names = (
        "self_dtype", "eigenvalues_shape", "eigenvalues_dtype", "eigenvectors_shape",
        "eigenvectors_dtype",
    )  # fmt: skip
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        eigenvalues, eigenvectors = saved
        self_dtype, eigenvalues_shape, eigenvalues_dtype, eigenvectors_shape, eigenvectors_dtype = (
            node.args
        )
        given = (0 in grad, 1 in grad)
        grad_eigenvalues = grad.get(0)
        if grad_eigenvalues is None:
            grad_eigenvalues = zero_array(eigenvalues_shape, eigenvalues_dtype, grad)
        grad_eigenvectors = grad.get(1)
        if grad_eigenvectors is None:
            grad_eigenvectors = zero_array(eigenvectors_shape, eigenvectors_dtype, grad)
        return node.restored_one(
            spectra.eig_self(
                grad_eigenvalues, grad_eigenvectors, given, eigenvalues, eigenvectors, self_dtype
            ),
        )

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def linalg_eig(input, _=Tensor, out=Tensor):
    """linalg.eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)

    The eigenvalues and eigenvectors of length 1 of square matrices, always complex.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(linalg_eig, out, _, input)
        return dispatch(linalg_eig_op, input)
    self_ = input._data
    try:
        eigenvalues_, eigenvectors_ = kernels.eig(self_)
    except FAULTS as _error:
        raise refused(_error, "linalg.eig", self_) from None
    if (
        eigenvalues_.base is not None
        or eigenvalues_ is self_
        or not eigenvalues_.flags.c_contiguous
    ):
        eigenvalues_ = settled(eigenvalues_, self_)
    if (
        eigenvectors_.base is not None
        or eigenvectors_ is self_
        or not eigenvectors_.flags.c_contiguous
    ):
        eigenvectors_ = settled(eigenvectors_, self_)
    _outputs = LinalgEigResult((from_array(eigenvalues_), from_array(eigenvectors_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_eig_op, input)
        return _outputs
    node = LinalgEigBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (eigenvalues_, eigenvectors_)
    node.args = (
        self_.dtype, eigenvalues_.shape, eigenvalues_.dtype, eigenvectors_.shape,
        eigenvectors_.dtype,
    )  # fmt: skip
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def linalg_eig_jvp(result, self, self_t):
    eigenvalues, eigenvectors = result
    return spectra.eig_tangent(self_t, eigenvalues, eigenvectors)


linalg_eig_op = operation("linalg.eig", "linalg", linalg_eig, linalg_eig_jvp, (0,))


# ---- linalg.eigvals
def linalg_eigvals(input, _=Tensor, out=Tensor):
    """linalg.eigvals(Tensor self) -> Tensor

    The eigenvalues of square matrices, always complex.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(linalg_eigvals, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("linalg.eigvals", linalg_eigvals, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.eigvals", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("linalg.eigvals", "composite", input.dtype)
    try:
        return factorizations.eigvals(input)
    except FAULTS as _error:
        raise refused(_error, "linalg.eigvals", input) from None


# ---- svd_lowrank
class SvdLowrankResult(ReturnType):
    __slots__ = ()
    operation = "svd_lowrank"
    fields = ("U", "S", "V")


def svd_lowrank(A, q=6, niter=2, M=None, _=Tensor, out=Tensor):
    """svd_lowrank(Tensor A, int? q=6, int? niter=2, Tensor? M=None) -> (Tensor U, Tensor S,
    Tensor V)

    The q largest singular values of A - M and their vectors, approximately, from a random
    sample refined niter times. The gradient is nan where the rank is less than q.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(svd_lowrank, out, _, A, q, niter, M)
    if q is not None and q.__class__ is not int:
        q = value_argument("svd_lowrank", "q", "int?", q)
    if niter is not None and niter.__class__ is not int:
        niter = value_argument("svd_lowrank", "niter", "int?", niter)
    if A.__class__ is not Tensor or (M is not None and M.__class__ is not Tensor):
        _found = overridden("svd_lowrank", svd_lowrank, A, q, niter, M)
        if _found is not NotImplemented:
            return _found
        A = tensor_argument("svd_lowrank", 0, "A", A)
        if M is not None:
            M = tensor_argument("svd_lowrank", 3, "M", M)
    try:
        return SvdLowrankResult(factorizations.svd_lowrank(A, q, niter, M))
    except FAULTS as _error:
        raise refused(_error, "svd_lowrank", A, q, niter, M) from None


# ---- pca_lowrank
class PcaLowrankResult(ReturnType):
    __slots__ = ()
    operation = "pca_lowrank"
    fields = ("U", "S", "V")


def pca_lowrank(A, q=None, center=True, niter=2, _=Tensor, out=Tensor):
    """pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, Tensor S,
    Tensor V)

    svd_lowrank of A less the means of its columns, or of A itself unless center.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(pca_lowrank, out, _, A, q, center, niter)
    if q is not None and q.__class__ is not int:
        q = value_argument("pca_lowrank", "q", "int?", q)
    if center is not True and center is not False:
        center = value_argument("pca_lowrank", "center", "bool", center)
    if niter.__class__ is not int:
        niter = value_argument("pca_lowrank", "niter", "int", niter)
    if A.__class__ is not Tensor:
        _found = overridden("pca_lowrank", pca_lowrank, A, q, center, niter)
        if _found is not NotImplemented:
            return _found
        A = tensor_argument("pca_lowrank", 0, "A", A)
    try:
        return PcaLowrankResult(factorizations.pca_lowrank(A, q, center, niter))
    except FAULTS as _error:
        raise refused(_error, "pca_lowrank", A, q, center, niter) from None
