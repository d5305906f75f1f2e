# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 112ccdc65adeba38, content ae5e126cfe6d67e3
"""Linear systems and determinants: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck, as_payload
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import equations, factorizations, matrix_chain
from autograd.core.arguments import all_ints, tensors_argument, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import (
    ReturnType,
    all_plain,
    choose,
    tensor_argument,
    tensor_list,
    zero_array,
    zero_like,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import linear_systems, matrix_functions
from autograd.views.out import write_out

__all__ = [
    "linalg__solve_factors", "linalg__solve_factored", "linalg_solve", "linalg_solve_ex",
    "linalg_inv", "inverse", "linalg_inv_ex", "linalg_pinv_default", "linalg_pinv_rcond",
    "pinverse", "linalg_matrix_rank_default", "linalg_matrix_rank_tol", "linalg_lstsq",
    "linalg_tensorinv", "linalg_tensorsolve", "linalg_det", "det", "linalg_slogdet", "slogdet",
    "logdet", "linalg_matrix_exp", "matrix_exp", "linalg__solve_banded",
    "linalg__matrix_exp_derivative", "linalg_matrix_power", "matrix_power", "linalg_multi_dot",
    "chain_matmul", "linalg_vander", "linalg_pinv", "linalg_matrix_rank",
]  # fmt: skip


# ---- linalg._solve_factors
class LinalgSolveFactorsResult(ReturnType):
    __slots__ = ()
    operation = "linalg__solve_factors"
    fields = ("factors", "pivots", "info")


def linalg__solve_factors(A, name="linalg.solve", check_errors=True):
    """linalg._solve_factors(Tensor A, str name="linalg.solve", bool check_errors=True) ->
    (Tensor factors, Tensor pivots, Tensor info)

    Square matrices factored for linalg.solve_factored, and for each the number of the
    pivot that is zero, or 0.
    """
    if name.__class__ is not str:
        name = value_argument("linalg._solve_factors", "name", "str", name)
    if check_errors is not True and check_errors is not False:
        check_errors = value_argument("linalg._solve_factors", "check_errors", "bool", check_errors)
    if A.__class__ is not Tensor:
        return dispatch(linalg__solve_factors_op, A, name, check_errors)
    A_ = A._data
    try:
        out = LinalgSolveFactorsResult(
            from_array(x)
            for x in [settled(x, A_) for x in kernels.solve_factors(name, A_, check_errors)]
        )
    except FAULTS as _error:
        raise refused(_error, "linalg._solve_factors", A_, name, check_errors) from None
    if MODE.settle is not None:
        MODE.settle(out, linalg__solve_factors_op, A, name, check_errors)
    return out


linalg__solve_factors_op = operation(
    "linalg._solve_factors", "linalg", linalg__solve_factors, None, (0,), edges=()
)


# ---- linalg._solve_factored
class LinalgSolveFactoredBackward0(Node):
    __slots__ = ()
    operation = "linalg._solve_factored"
    formulas = {
        "A, B": (
            "linear_systems.solve_gradients(linalg._solve_factored(A, grad, factors, pivots, left, "
            "not adjoint), result, left, adjoint, needs)"
        ),
    }
    saves = {"A": 0, "factors": None, "pivots": None, "result": Output(None, 0)}
    arg_names = ("left", "adjoint")

    def on_arrays(node, saved, grad, needs):
        A, factors, pivots, result = saved
        left, adjoint = node.args
        grad_of_A = grad_of_B = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_A, grad_of_B = linear_systems.solve_gradients(
                kernels.solve_factored(A, grad, factors, pivots, left, not adjoint), result, left,
                adjoint, needs,
            )  # fmt: skip
        return node.restored(grad_of_A, grad_of_B)

    on_tensors = calling(on_arrays, kernels=ops, solve_factored="linalg__solve_factored")


def linalg__solve_factored(A, B, factors, pivots, left=True, adjoint=False):
    """linalg._solve_factored(Tensor A, Tensor B, Tensor factors, Tensor pivots, bool left=True,
    bool adjoint=False) -> Tensor

    The X of A X = B, or of X A = B unless `left`, of a factored A; of its adjoint if
    `adjoint`.
    """
    if left is not True and left is not False:
        left = value_argument("linalg._solve_factored", "left", "bool", left)
    if adjoint is not True and adjoint is not False:
        adjoint = value_argument("linalg._solve_factored", "adjoint", "bool", adjoint)
    if (
        A.__class__ is not Tensor
        or B.__class__ is not Tensor
        or factors.__class__ is not Tensor
        or pivots.__class__ is not Tensor
    ):
        return dispatch(linalg__solve_factored_op, A, B, factors, pivots, left, adjoint)
    A_ = A._data
    B_ = B._data
    factors_ = factors._data
    pivots_ = pivots._data
    try:
        result_ = kernels.solve_factored(A_, B_, factors_, pivots_, left, adjoint)
    except FAULTS as _error:
        raise refused(
            _error, "linalg._solve_factored", A_, B_, factors_, pivots_, left, adjoint
        ) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is A_
        or result_ is B_
        or result_ is factors_
        or result_ is pivots_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, A_, B_, factors_, pivots_)
    out = Tensor()
    out._data = result_
    A_fn = A._fn
    B_fn = B._fn
    if A_fn is None and B_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, linalg__solve_factored_op, A, B, factors, pivots, left, adjoint)
        return out
    out._fn = node = LinalgSolveFactoredBackward0()
    if MODE.altered and not MODE.records(node, out, A, B, factors, pivots, left, adjoint):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn, B if B_fn is LEAF else B_fn)
    node.saved = (A_, factors_, pivots_, result_)
    node.args = (left, adjoint)
    node.restore = ((A_.shape, A_.dtype), (B_.shape, B_.dtype))
    return out


def linalg__solve_factored_jvp(result, A, B, factors, pivots, left, adjoint, A_t, B_t):
    if A_t is None:
        A_t = zero_like(A)
    if B_t is None:
        B_t = zero_like(B)
    return ops.linalg__solve_factored(
        A, linear_systems.solve_residual(A_t, B_t, result, left, adjoint), factors, pivots, left,
        adjoint,
    )  # fmt: skip


linalg__solve_factored_op = operation(
    "linalg._solve_factored", "linalg", linalg__solve_factored, linalg__solve_factored_jvp,
    (0, 1, 2, 3), edges=(0, 1),
)  # fmt: skip


# ---- linalg.solve
def linalg_solve(A, B, *, left=True, out=None):
    """linalg.solve(Tensor A, Tensor B, *, bool left=True) -> Tensor

    The solution X of A X = B, or of X A = B unless `left`, for square matrices A. B is a
    vector, or a matrix of vectors.
    """
    if out is not None:
        return write_out(linalg_solve, out, Tensor, A, B, left=left)
    if left is not True and left is not False:
        left = value_argument("linalg.solve", "left", "bool", left)
    if A.__class__ is not Tensor or B.__class__ is not Tensor:
        _found = overridden("linalg.solve", linalg_solve, A, B, left=left)
        if _found is not NotImplemented:
            return _found
        A = tensor_argument("linalg.solve", 0, "A", A)
        B = tensor_argument("linalg.solve", 1, "B", B)
    try:
        return equations.solve(A, B, left)
    except FAULTS as _error:
        raise refused(_error, "linalg.solve", A, B, left) from None


# ---- linalg.solve_ex
class LinalgSolveExResult(ReturnType):
    __slots__ = ()
    operation = "linalg_solve_ex"
    fields = ("result", "info")


def linalg_solve_ex(A, B, *, left=True, check_errors=False, out=None):
    """linalg.solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) ->
    (Tensor result, Tensor info)

    linalg.solve, and the number of each matrix's zero pivot, or 0 (an error if
    `check_errors`).
    """
    if out is not None:
        return write_out(linalg_solve_ex, out, Tensor, A, B, left=left, check_errors=check_errors)
    if left is not True and left is not False:
        left = value_argument("linalg.solve_ex", "left", "bool", left)
    if check_errors is not True and check_errors is not False:
        check_errors = value_argument("linalg.solve_ex", "check_errors", "bool", check_errors)
    if A.__class__ is not Tensor or B.__class__ is not Tensor:
        _found = overridden(
            "linalg.solve_ex", linalg_solve_ex, A, B, left=left, check_errors=check_errors
        )
        if _found is not NotImplemented:
            return _found
        A = tensor_argument("linalg.solve_ex", 0, "A", A)
        B = tensor_argument("linalg.solve_ex", 1, "B", B)
    try:
        return LinalgSolveExResult(equations.solve_ex(A, B, left, check_errors))
    except FAULTS as _error:
        raise refused(_error, "linalg.solve_ex", A, B, left, check_errors) from None


# ---- linalg.inv
class LinalgInvBackward0(Node):
    __slots__ = ()
    operation = "linalg.inv"
    formulas = {"A": "-(mH(result) @ grad @ mH(result))"}
    shown = "LinalgInvExBackward0"
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return node.restored_one(-(kernels.mH(result) @ grad @ kernels.mH(result)))

    on_tensors = calling(on_arrays, kernels=ops)


def linalg_inv(A, _=ndarray, out=Tensor):
    """linalg.inv(Tensor A) -> Tensor

    The inverse of square matrices.
    """
    if A.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(linalg_inv, out, _, A)
        return dispatch(linalg_inv_op, A)
    A_ = A._data
    try:
        result_ = kernels.inv(A_)
    except FAULTS as _error:
        raise refused(_error, "linalg.inv", A_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(linalg_inv, out, _)
    if result_.base is not None or result_ is A_ or not result_.flags.c_contiguous:
        result_ = settled(result_, A_)
    out = Tensor()
    out._data = result_
    A_fn = A._fn
    if A_fn is None:
        out._fn = None
        return MODE.mark(out, linalg_inv_op, A) if MODE.marks else out
    out._fn = node = LinalgInvBackward0()
    if MODE.altered and not MODE.records(node, out, A):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (result_,)
    node.restore = ((A_.shape, A_.dtype),)
    return out


def linalg_inv_jvp(result, A, A_t):
    return -(result @ A_t @ result)


linalg_inv_op = operation("linalg.inv", "linalg", linalg_inv, linalg_inv_jvp, (0,))


# ---- inverse
def inverse(input, _=Tensor, out=Tensor):
    """inverse(Tensor self) -> Tensor

    The inverse of square matrices.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(inverse, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("inverse", inverse, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("inverse", 0, "input", input)
    try:
        return ops.linalg_inv(input)
    except FAULTS as _error:
        raise refused(_error, "inverse", input) from None


# ---- linalg.inv_ex
class LinalgInvExResult(ReturnType):
    __slots__ = ()
    operation = "linalg_inv_ex"
    fields = ("inverse", "info")


class LinalgInvExBackward0(Node):
    __slots__ = ()
    operation = "linalg.inv_ex"
    formulas = {"A": "-(mH(inverse) @ grad @ mH(inverse))"}
    saves = {"inverse": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (inverse,) = saved
        return node.restored_one(-(kernels.mH(inverse) @ grad @ kernels.mH(inverse)))

    on_tensors = calling(on_arrays, kernels=ops)


def linalg_inv_ex(A, *, check_errors=False, out=None):
    """linalg.inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)

    linalg.inv, and the number of each matrix's zero pivot, or 0 (an error if
    `check_errors`).
    """
    if out is not None:
        return write_out(linalg_inv_ex, out, Tensor, A, check_errors=check_errors)
    if check_errors is not True and check_errors is not False:
        check_errors = value_argument("linalg.inv_ex", "check_errors", "bool", check_errors)
    if A.__class__ is not Tensor:
        return dispatch(linalg_inv_ex_op, A, check_errors)
    A_ = A._data
    try:
        inverse_, info_ = kernels.inverse_and_info("linalg.inv_ex", A_, check_errors)
    except FAULTS as _error:
        raise refused(_error, "linalg.inv_ex", A_, check_errors) from None
    if inverse_.base is not None or inverse_ is A_ or not inverse_.flags.c_contiguous:
        inverse_ = settled(inverse_, A_)
    if info_.base is not None or info_ is A_ or not info_.flags.c_contiguous:
        info_ = settled(info_, A_)
    _outputs = LinalgInvExResult((from_array(inverse_), from_array(info_)))
    A_fn = A._fn
    if A_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_inv_ex_op, A, check_errors)
        return _outputs
    node = LinalgInvExBackward0()
    if MODE.altered and not MODE.records(node, _outputs, A, check_errors):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (inverse_,)
    node.restore = ((A_.shape, A_.dtype),)
    return _outputs


def linalg_inv_ex_jvp(result, A, check_errors, A_t):
    inverse, _info = result
    return (-(inverse @ A_t @ inverse), None)


linalg_inv_ex_op = operation(
    "linalg.inv_ex", "linalg", linalg_inv_ex, linalg_inv_ex_jvp, (0,), keywords=("check_errors",)
)


# ---- linalg.pinv
class LinalgPinvBackward0(Node):
    __slots__ = ()
    operation = "linalg.pinv"
    formulas = {"self": "linear_systems.pinv_self(grad, self, result)"}
    saves = {"self": 0, "result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return node.restored_one(linear_systems.pinv_self(grad, self, result))


def linalg_pinv_default(input, *, atol=None, rtol=None, hermitian=False):
    """linalg.pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False)
    -> Tensor

    The pseudoinverse; singular values up to max(atol, rtol * the largest) count as 0. The
    gradient holds while the rank does not change.
    """
    if hermitian is not True and hermitian is not False:
        hermitian = value_argument("linalg.pinv", "hermitian", "bool", hermitian)
    if (
        input.__class__ is not Tensor
        or (atol is not None and atol.__class__ is not Tensor)
        or (rtol is not None and rtol.__class__ is not Tensor)
    ):
        return dispatch(linalg_pinv_default_op, input, atol, rtol, hermitian)
    self_ = input._data
    atol_ = None if atol is None else atol._data
    rtol_ = None if rtol is None else rtol._data
    try:
        result_ = kernels.pinv(self_, atol_, rtol_, hermitian)
    except FAULTS as _error:
        raise refused(_error, "linalg.pinv", self_, atol_, rtol_, hermitian) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is atol_
        or result_ is rtol_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, atol_, rtol_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, linalg_pinv_default_op, input, atol, rtol, hermitian)
        return out
    out._fn = node = LinalgPinvBackward0()
    if MODE.altered and not MODE.records(node, out, input, atol, rtol, hermitian):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = ((self_.shape, self_.dtype),)
    return out


linalg_pinv_default_op = operation(
    "linalg.pinv", "linalg", linalg_pinv_default, None, (0, 1, 2), edges=(0,), optional=(1, 2),
    keywords=("atol", "rtol", "hermitian"),
)  # fmt: skip


# ---- linalg.pinv.rcond
def linalg_pinv_rcond(input, rcond, hermitian=False):
    """linalg.pinv.rcond(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """
    if hermitian is not True and hermitian is not False:
        hermitian = value_argument("linalg.pinv.rcond", "hermitian", "bool", hermitian)
    if input.__class__ is not Tensor or rcond.__class__ is not Tensor:
        _found = overridden("linalg.pinv.rcond", linalg_pinv_rcond, input, rcond, hermitian)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.pinv.rcond", 0, "input", input)
        rcond = tensor_argument("linalg.pinv.rcond", 1, "rcond", rcond)
    try:
        return ops.linalg_pinv(input, rtol=rcond, hermitian=hermitian)
    except FAULTS as _error:
        raise refused(_error, "linalg.pinv.rcond", input, rcond, hermitian) from None


# ---- pinverse
def pinverse(input, rcond=1e-15, _=Tensor, out=Tensor):
    """pinverse(Tensor self, float rcond=1e-15) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(pinverse, out, _, input, rcond)
    if rcond.__class__ not in NUMBERS:
        rcond = value_argument("pinverse", "rcond", "float", rcond)
    if input.__class__ is not Tensor:
        _found = overridden("pinverse", pinverse, input, rcond)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("pinverse", 0, "input", input)
    try:
        return ops.linalg_pinv(input, rtol=rcond)
    except FAULTS as _error:
        raise refused(_error, "pinverse", input, rcond) from None


# ---- linalg.matrix_rank
def linalg_matrix_rank_default(input, *, atol=None, rtol=None, hermitian=False):
    """linalg.matrix_rank(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool
    hermitian=False) -> Tensor

    How many singular values are larger than max(atol, rtol * the largest).
    """
    if hermitian is not True and hermitian is not False:
        hermitian = value_argument("linalg.matrix_rank", "hermitian", "bool", hermitian)
    if (
        input.__class__ is not Tensor
        or (atol is not None and atol.__class__ is not Tensor)
        or (rtol is not None and rtol.__class__ is not Tensor)
    ):
        return dispatch(linalg_matrix_rank_default_op, input, atol, rtol, hermitian)
    input_ = input._data
    atol_ = None if atol is None else atol._data
    rtol_ = None if rtol is None else rtol._data
    try:
        out = from_array(
            settled(
                as_payload(kernels.matrix_rank(input_, atol_, rtol_, hermitian)),
                input_,
                atol_,
                rtol_,
            ),
        )
    except FAULTS as _error:
        raise refused(_error, "linalg.matrix_rank", input_, atol_, rtol_, hermitian) from None
    if MODE.settle is not None:
        MODE.settle(out, linalg_matrix_rank_default_op, input, atol, rtol, hermitian)
    return out


linalg_matrix_rank_default_op = operation(
    "linalg.matrix_rank", "linalg", linalg_matrix_rank_default, None, (0, 1, 2), edges=(),
    optional=(1, 2), keywords=("atol", "rtol", "hermitian"),
)  # fmt: skip


# ---- linalg.matrix_rank.tol
def linalg_matrix_rank_tol(input, tol, hermitian=False):
    """linalg.matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor

    How many singular values are larger than `tol`.
    """
    if hermitian is not True and hermitian is not False:
        hermitian = value_argument("linalg.matrix_rank.tol", "hermitian", "bool", hermitian)
    if input.__class__ is not Tensor or tol.__class__ is not Tensor:
        _found = overridden("linalg.matrix_rank.tol", linalg_matrix_rank_tol, input, tol, hermitian)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.matrix_rank.tol", 0, "input", input)
        tol = tensor_argument("linalg.matrix_rank.tol", 1, "tol", tol)
    try:
        return ops.linalg_matrix_rank(input, atol=tol, rtol=0, hermitian=hermitian)
    except FAULTS as _error:
        raise refused(_error, "linalg.matrix_rank.tol", input, tol, hermitian) from None


# ---- linalg.lstsq
class LinalgLstsqResult(ReturnType):
    __slots__ = ()
    operation = "linalg_lstsq"
    fields = ("solution", "residuals", "rank", "singular_values")


def linalg_lstsq(input, b, rcond=None, *, driver=None, out=None):
    """linalg.lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor
    solution, Tensor residuals, Tensor rank, Tensor singular_values)

    The X of least norm that makes |self X - b| least; that squared, ranks and singular
    values.
    """
    if out is not None:
        return write_out(linalg_lstsq, out, Tensor, input, b, rcond, driver=driver)
    if rcond is not None and rcond.__class__ not in NUMBERS:
        rcond = value_argument("linalg.lstsq", "rcond", "float?", rcond)
    if driver is not None and driver.__class__ is not str:
        driver = value_argument("linalg.lstsq", "driver", "str?", driver)
    if input.__class__ is not Tensor or b.__class__ is not Tensor:
        _found = overridden("linalg.lstsq", linalg_lstsq, input, b, rcond, driver=driver)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.lstsq", 0, "input", input)
        b = tensor_argument("linalg.lstsq", 1, "b", b)
    try:
        return LinalgLstsqResult(equations.lstsq(input, b, rcond, driver))
    except FAULTS as _error:
        raise refused(_error, "linalg.lstsq", input, b, rcond, driver) from None


# ---- linalg.tensorinv
def linalg_tensorinv(input, ind=2, _=Tensor, out=Tensor):
    """linalg.tensorinv(Tensor self, int ind=2) -> Tensor

    The inverse of a tensor as a map from its last dimensions to its first `ind`.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(linalg_tensorinv, out, _, input, ind)
    if ind.__class__ is not int:
        ind = value_argument("linalg.tensorinv", "ind", "int", ind)
    if input.__class__ is not Tensor:
        _found = overridden("linalg.tensorinv", linalg_tensorinv, input, ind)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.tensorinv", 0, "input", input)
    try:
        return equations.tensorinv(input, ind)
    except FAULTS as _error:
        raise refused(_error, "linalg.tensorinv", input, ind) from None


# ---- linalg.tensorsolve
def linalg_tensorsolve(input, other, dims=None, _=Tensor, out=Tensor):
    """linalg.tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor

    The X with tensordot(self, X, X.ndim) equal to other, `dims` of self being moved to
    its end.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(linalg_tensorsolve, out, _, input, other, dims)
    if dims is not None and not all_ints(dims):
        dims = value_argument("linalg.tensorsolve", "dims", "int[]?", dims)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("linalg.tensorsolve", linalg_tensorsolve, input, other, dims)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.tensorsolve", 0, "input", input)
        other = tensor_argument("linalg.tensorsolve", 1, "other", other)
    try:
        return equations.tensorsolve(input, other, dims)
    except FAULTS as _error:
        raise refused(_error, "linalg.tensorsolve", input, other, dims) from None


# ---- linalg.det
class LinalgDetBackward0(Node):
    __slots__ = ()
    operation = "linalg.det"
    formulas = {"A": "matrix_functions.det_gradient(grad, A, result)"}
    saves = {"A": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        A, result = saved
        return node.restored_one(matrix_functions.det_gradient(grad, A, result))

    def recompute(node, saved):
        A, _result = saved
        return (kernels.det(A),)


def linalg_det(A, _=ndarray, out=Tensor):
    """linalg.det(Tensor A) -> Tensor

    The determinant of A. Its gradient is that of a polynomial, also where a matrix is
    singular.
    """
    if A.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(linalg_det, out, _, A)
        return dispatch(linalg_det_op, A)
    A_ = A._data
    try:
        result_ = kernels.det(A_)
    except FAULTS as _error:
        raise refused(_error, "linalg.det", A_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(linalg_det, out, _)
    if result_.base is not None or result_ is A_ or not result_.flags.c_contiguous:
        result_ = settled(result_, A_)
    out = Tensor()
    out._data = result_
    A_fn = A._fn
    if A_fn is None:
        out._fn = None
        return MODE.mark(out, linalg_det_op, A) if MODE.marks else out
    out._fn = node = LinalgDetBackward0()
    if MODE.altered and not MODE.records(node, out, A):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (A_, result_)
    node.restore = ((A_.shape, A_.dtype),)
    return out


linalg_det_op = operation("linalg.det", "linalg", linalg_det, None, (0,))


# ---- det
def det(input, _=Tensor, out=Tensor):
    """det(Tensor self) -> Tensor

    The determinant of self, of square matrices.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(det, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("det", det, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("det", 0, "input", input)
    try:
        return ops.linalg_det(input)
    except FAULTS as _error:
        raise refused(_error, "det", input) from None


# ---- linalg.slogdet
class LinalgSlogdetResult(ReturnType):
    __slots__ = ()
    operation = "linalg_slogdet"
    fields = ("sign", "logabsdet")


class LinalgSlogdetBackward0(Node):
    __slots__ = ()
    operation = "linalg.slogdet"
    formulas = {"A": "matrix_functions.slogdet_gradient(grad_sign, grad_logabsdet, A, sign)"}
    saves = {"A": 0, "sign": Output(None, 0)}
    arg_names = ("sign_shape", "sign_dtype", "logabsdet_shape", "logabsdet_dtype")
    many_outputs = True
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        A, sign = saved
        sign_shape, sign_dtype, logabsdet_shape, logabsdet_dtype = node.args
        grad_sign = grad.get(0)
        if grad_sign is None:
            grad_sign = zero_array(sign_shape, sign_dtype, grad)
        grad_logabsdet = grad.get(1)
        if grad_logabsdet is None:
            grad_logabsdet = zero_array(logabsdet_shape, logabsdet_dtype, grad)
        return node.restored_one(
            matrix_functions.slogdet_gradient(grad_sign, grad_logabsdet, A, sign)
        )

    on_tensors = calling(on_arrays, zero_array=zero_tensor)

    def recompute(node, saved):
        A, _sign = saved
        return kernels.slogdet(A)


def linalg_slogdet(A, _=Tensor, out=Tensor):
    """linalg.slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)

    The sign of the determinant, a number of size 1, and the logarithm of its size.
    """
    if A.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(linalg_slogdet, out, _, A)
        return dispatch(linalg_slogdet_op, A)
    A_ = A._data
    try:
        sign_, logabsdet_ = kernels.slogdet(A_)
    except FAULTS as _error:
        raise refused(_error, "linalg.slogdet", A_) from None
    if sign_.base is not None or sign_ is A_ or not sign_.flags.c_contiguous:
        sign_ = settled(sign_, A_)
    if logabsdet_.base is not None or logabsdet_ is A_ or not logabsdet_.flags.c_contiguous:
        logabsdet_ = settled(logabsdet_, A_)
    _outputs = LinalgSlogdetResult((from_array(sign_), from_array(logabsdet_)))
    A_fn = A._fn
    if A_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_slogdet_op, A)
        return _outputs
    node = LinalgSlogdetBackward0()
    if MODE.altered and not MODE.records(node, _outputs, A):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (A_, sign_)
    node.args = (sign_.shape, sign_.dtype, logabsdet_.shape, logabsdet_.dtype)
    node.restore = ((A_.shape, A_.dtype),)
    return _outputs


linalg_slogdet_op = operation("linalg.slogdet", "linalg", linalg_slogdet, None, (0,))


# ---- slogdet
class SlogdetResult(ReturnType):
    __slots__ = ()
    operation = "slogdet"
    fields = ("sign", "logabsdet")


def slogdet(input, _=Tensor, out=Tensor):
    """slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)

    The sign of the determinant, a number of size 1, and the logarithm of its size.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(slogdet, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("slogdet", slogdet, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("slogdet", 0, "input", input)
    try:
        return SlogdetResult(ops.linalg_slogdet(input))
    except FAULTS as _error:
        raise refused(_error, "slogdet", input) from None


# ---- logdet
def logdet(input, _=Tensor, out=Tensor):
    """logdet(Tensor self) -> Tensor

    The logarithm of the determinant; nan where a real one is negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(logdet, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("logdet", logdet, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("logdet", 0, "input", input)
    try:
        return factorizations.logdet(input)
    except FAULTS as _error:
        raise refused(_error, "logdet", input) from None


# ---- linalg.matrix_exp
class LinalgMatrixExpBackward0(Node):
    __slots__ = ()
    operation = "linalg.matrix_exp"
    formulas = {"self": "linalg._matrix_exp_derivative(mH(self), grad)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return node.restored_one(kernels.matrix_exp_derivative(kernels.mH(self), grad))

    on_tensors = calling(
        on_arrays, kernels=ops, matrix_exp_derivative="linalg__matrix_exp_derivative"
    )


def linalg_matrix_exp(input, _=ndarray, out=Tensor):
    """linalg.matrix_exp(Tensor self) -> Tensor

    The exponential of square matrices.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(linalg_matrix_exp, out, _, input)
        return dispatch(linalg_matrix_exp_op, input)
    self_ = input._data
    try:
        result_ = kernels.matrix_exp(self_)
    except FAULTS as _error:
        raise refused(_error, "linalg.matrix_exp", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(linalg_matrix_exp, out, _)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, linalg_matrix_exp_op, input) if MODE.marks else out
    out._fn = node = LinalgMatrixExpBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def linalg_matrix_exp_jvp(result, self, self_t):
    return ops.linalg__matrix_exp_derivative(self, self_t)


linalg_matrix_exp_op = operation(
    "linalg.matrix_exp", "linalg", linalg_matrix_exp, linalg_matrix_exp_jvp, (0,)
)


# ---- matrix_exp
def matrix_exp(input, _=Tensor, out=Tensor):
    """matrix_exp(Tensor self) -> Tensor

    The exponential of square matrices.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(matrix_exp, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("matrix_exp", matrix_exp, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("matrix_exp", 0, "input", input)
    try:
        return ops.linalg_matrix_exp(input)
    except FAULTS as _error:
        raise refused(_error, "matrix_exp", input) from None


# ---- linalg._solve_banded
class LinalgSolveBandedBackward0(Node):
    __slots__ = ()
    operation = "linalg._solve_banded"
    formulas = {
        "self, B": (
            "linear_systems.of_banded(linalg._solve_banded(linear_systems.adjoint_bands(self, "
            "below, above), grad, above, below), result, below, above, needs)"
        ),
    }
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("below", "above")

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        below, above = node.args
        grad_of_self = grad_of_B = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_self, grad_of_B = linear_systems.of_banded(
                kernels.solve_banded(
                    linear_systems.adjoint_bands(self, below, above), grad, above, below
                ),
                result,
                below,
                above,
                needs,
            )
        return node.restored(grad_of_self, grad_of_B)

    on_tensors = calling(on_arrays, kernels=ops, solve_banded="linalg__solve_banded")


def linalg__solve_banded(input, B, below, above):
    """linalg._solve_banded(Tensor self, Tensor B, int below, int above) -> Tensor

    The X of A X = B, of the diagonals of A from the highest down, each element in its
    column.
    """
    if below.__class__ is not int:
        below = value_argument("linalg._solve_banded", "below", "int", below)
    if above.__class__ is not int:
        above = value_argument("linalg._solve_banded", "above", "int", above)
    if input.__class__ is not Tensor or B.__class__ is not Tensor:
        return dispatch(linalg__solve_banded_op, input, B, below, above)
    self_ = input._data
    B_ = B._data
    try:
        result_ = kernels.solve_banded(self_, B_, below, above)
    except FAULTS as _error:
        raise refused(_error, "linalg._solve_banded", self_, B_, below, above) from None
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
            MODE.mark(out, linalg__solve_banded_op, input, B, below, above)
        return out
    out._fn = node = LinalgSolveBandedBackward0()
    if MODE.altered and not MODE.records(node, out, input, B, below, above):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, B if B_fn is LEAF else B_fn)
    node.saved = (self_, result_)
    node.args = (below, above)
    node.restore = ((self_.shape, self_.dtype), (B_.shape, B_.dtype))
    return out


linalg__solve_banded_op = operation(
    "linalg._solve_banded", "linalg", linalg__solve_banded, None, (0, 1)
)


# ---- linalg._matrix_exp_derivative
class LinalgMatrixExpDerivativeBackward0(Node):
    __slots__ = ()
    operation = "linalg._matrix_exp_derivative"
    formulas = {
        "A": "matrix_functions.gradient_at(grad, A, E)",
        "E": "linalg._matrix_exp_derivative(mH(A), grad)",
    }
    saves = {"A": 0, "E": 1}

    def on_arrays(node, saved, grad, needs):
        A, E = saved
        grad_of_A = grad_of_E = None
        if needs[0] is not None:
            grad_of_A = matrix_functions.gradient_at(grad, A, E)
        if needs[1] is not None:
            grad_of_E = kernels.matrix_exp_derivative(kernels.mH(A), grad)
        return node.restored(grad_of_A, grad_of_E)

    on_tensors = calling(
        on_arrays, kernels=ops, matrix_exp_derivative="linalg__matrix_exp_derivative"
    )


def linalg__matrix_exp_derivative(A, E):
    """linalg._matrix_exp_derivative(Tensor A, Tensor E) -> Tensor

    The derivative of linalg.matrix_exp at A along E.
    """
    if A.__class__ is not Tensor or E.__class__ is not Tensor:
        return dispatch(linalg__matrix_exp_derivative_op, A, E)
    A_ = A._data
    E_ = E._data
    try:
        result_ = kernels.matrix_exp_derivative(A_, E_)
    except FAULTS as _error:
        raise refused(_error, "linalg._matrix_exp_derivative", A_, E_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is A_ or result_ is E_ or not result_.flags.c_contiguous:
        result_ = settled(result_, A_, E_)
    out = Tensor()
    out._data = result_
    A_fn = A._fn
    E_fn = E._fn
    if A_fn is None and E_fn is None:
        out._fn = None
        return MODE.mark(out, linalg__matrix_exp_derivative_op, A, E) if MODE.marks else out
    out._fn = node = LinalgMatrixExpDerivativeBackward0()
    if MODE.altered and not MODE.records(node, out, A, E):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn, E if E_fn is LEAF else E_fn)
    node.saved = (A_, None if A_fn is None else E_)
    node.restore = ((A_.shape, A_.dtype), (E_.shape, E_.dtype))
    return out


linalg__matrix_exp_derivative_op = operation(
    "linalg._matrix_exp_derivative", "linalg", linalg__matrix_exp_derivative, None, (0, 1)
)


# ---- linalg.matrix_power
def linalg_matrix_power(input, n, _=Tensor, out=Tensor):
    """linalg.matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is
    negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(linalg_matrix_power, out, _, input, n)
    if n.__class__ is not int:
        n = value_argument("linalg.matrix_power", "n", "int", n)
    if input.__class__ is not Tensor:
        _found = overridden("linalg.matrix_power", linalg_matrix_power, input, n)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.matrix_power", 0, "input", input)
    try:
        return matrix_chain.matrix_power(input, n)
    except FAULTS as _error:
        raise refused(_error, "linalg.matrix_power", input, n) from None


# ---- matrix_power
def matrix_power(input, n, _=Tensor, out=Tensor):
    """matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is
    negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(matrix_power, out, _, input, n)
    if n.__class__ is not int:
        n = value_argument("matrix_power", "n", "int", n)
    if input.__class__ is not Tensor:
        _found = overridden("matrix_power", matrix_power, input, n)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("matrix_power", 0, "input", input)
    try:
        return ops.linalg_matrix_power(input, n)
    except FAULTS as _error:
        raise refused(_error, "matrix_power", input, n) from None


# ---- linalg.multi_dot
def linalg_multi_dot(*tensors, **named):
    """linalg.multi_dot(Tensor[] tensors) -> Tensor

    The product of two or more matrices, in the cheapest order; the first and the last may
    be vectors.
    """
    if "out" in named:
        return write_out(linalg_multi_dot, named.pop("out"), Tensor, *tensors, **named)
    tensors = tensor_list("linalg.multi_dot", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("linalg.multi_dot", linalg_multi_dot, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("linalg.multi_dot", "tensors", tensors)
    try:
        return matrix_chain.multi_dot(tensors)
    except FAULTS as _error:
        raise refused(_error, "linalg.multi_dot", tensors) from None


# ---- chain_matmul
def chain_matmul(*matrices, **named):
    """chain_matmul(Tensor[] matrices) -> Tensor

    The product of matrices, in the cheapest order.
    """
    if "out" in named:
        return write_out(chain_matmul, named.pop("out"), Tensor, *matrices, **named)
    matrices = tensor_list("chain_matmul", "matrices", matrices, named)
    if not all_plain(matrices):
        _found = overridden("chain_matmul", chain_matmul, *matrices)
        if _found is not NotImplemented:
            return _found
        matrices = tensors_argument("chain_matmul", "matrices", matrices)
    try:
        return matrix_chain.chain_matmul(matrices)
    except FAULTS as _error:
        raise refused(_error, "chain_matmul", matrices) from None


# ---- linalg.vander
def linalg_vander(x, *, N=None, out=None):
    """linalg.vander(Tensor x, *, int? N=None) -> Tensor

    The powers 0 to N - 1 of each element, along a new last dimension.
    """
    if out is not None:
        return write_out(linalg_vander, out, Tensor, x, N=N)
    if N is not None and N.__class__ is not int:
        N = value_argument("linalg.vander", "N", "int?", N)
    if x.__class__ is not Tensor:
        _found = overridden("linalg.vander", linalg_vander, x, N=N)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("linalg.vander", 0, "x", x)
    if MODE.settle is not None:
        check_dtypes("linalg.vander", "composite", x.dtype)
    try:
        return matrix_chain.vander(x, N)
    except FAULTS as _error:
        raise refused(_error, "linalg.vander", x, N) from None


def linalg_pinv(*args, **kwargs):
    """linalg.pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False)
    -> Tensor
    linalg.pinv.rcond(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor

    The pseudoinverse; singular values up to max(atol, rtol * the largest) count as 0. The
    gradient holds while the rank does not change.
    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """
    if not kwargs:
        if len(args) == 1:
            return linalg_pinv_default(*args)
        if len(args) == 2:
            return linalg_pinv_rcond(*args)
        if len(args) == 3:
            return linalg_pinv_rcond(*args)
    if "out" in kwargs:
        return write_out(linalg_pinv, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("linalg_pinv", linalg_pinv_overloads, args, kwargs)


linalg_pinv_overloads = (
    (
        linalg_pinv_default,
        "Tensor input, *, Tensor? atol=..., Tensor? rtol=..., bool hermitian=...",
    ),
    (linalg_pinv_rcond, "Tensor input, Tensor rcond, bool hermitian=..."),
)


def linalg_matrix_rank(*args, **kwargs):
    """linalg.matrix_rank(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool
    hermitian=False) -> Tensor
    linalg.matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor

    How many singular values are larger than max(atol, rtol * the largest).
    How many singular values are larger than `tol`.
    """
    if not kwargs:
        if len(args) == 1:
            return linalg_matrix_rank_default(*args)
        if len(args) == 2:
            return linalg_matrix_rank_tol(*args)
        if len(args) == 3:
            return linalg_matrix_rank_tol(*args)
    if "out" in kwargs:
        return write_out(linalg_matrix_rank, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("linalg_matrix_rank", linalg_matrix_rank_overloads, args, kwargs)


linalg_matrix_rank_overloads = (
    (
        linalg_matrix_rank_default,
        "Tensor input, *, Tensor? atol=..., Tensor? rtol=..., bool hermitian=...",
    ),
    (linalg_matrix_rank_tol, "Tensor input, Tensor tol, bool hermitian=..."),
)
