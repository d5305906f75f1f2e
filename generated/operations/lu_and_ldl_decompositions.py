# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows d19e894fa14b3f39, content b0cf29c741243fa1
"""LU and LDL decompositions: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import factorizations
from autograd.core.arguments import value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
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
from autograd.formulas import decompositions, linear_systems, matrix_functions
from autograd.views.out import write_out

__all__ = [
    "linalg_lu_factor_ex", "linalg_lu_factor", "lu", "linalg_lu", "lu_unpack", "linalg_lu_solve",
    "lu_solve", "linalg_ldl_factor_ex", "linalg_ldl_factor", "linalg_ldl_solve",
    "linalg_solve_sylvester", "linalg_sqrtm", "linalg_logm",
]  # fmt: skip


# ---- linalg.lu_factor_ex
class LinalgLuFactorExResult(ReturnType):
    __slots__ = ()
    operation = "linalg_lu_factor_ex"
    fields = ("LU", "pivots", "info")


class LinalgLuFactorExBackward0(Node):
    __slots__ = ()
    operation = "linalg.lu_factor_ex"
    formulas = {"A": "decompositions.lu_factor_self(grad, LU, pivots)"}
    saves = {"LU": Output(None, 0), "pivots": None}

    def on_arrays(node, saved, grad, needs):
        LU, pivots = saved
        return node.restored_one(decompositions.lu_factor_self(grad, LU, pivots))


def linalg_lu_factor_ex(A, *, pivot=True, check_errors=False, out=None):
    """linalg.lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU,
    Tensor pivots, Tensor info)

    As linalg.lu_factor; info is 0, or the number of the first zero on the diagonal of U,
    from 1.
    """
    if out is not None:
        return write_out(
            linalg_lu_factor_ex, out, Tensor, A, pivot=pivot, check_errors=check_errors
        )
    if pivot is not True and pivot is not False:
        pivot = value_argument("linalg.lu_factor_ex", "pivot", "bool", pivot)
    if check_errors is not True and check_errors is not False:
        check_errors = value_argument("linalg.lu_factor_ex", "check_errors", "bool", check_errors)
    if A.__class__ is not Tensor:
        return dispatch(linalg_lu_factor_ex_op, A, pivot, check_errors)
    A_ = A._data
    try:
        LU_, pivots_, info_ = kernels.lu_factor_ex(A_, pivot, check_errors)
    except FAULTS as _error:
        raise refused(_error, "linalg.lu_factor_ex", A_, pivot, check_errors) from None
    if LU_.base is not None or LU_ is A_ or not LU_.flags.c_contiguous:
        LU_ = settled(LU_, A_)
    if pivots_.base is not None or pivots_ is A_ or not pivots_.flags.c_contiguous:
        pivots_ = settled(pivots_, A_)
    if info_.base is not None or info_ is A_ or not info_.flags.c_contiguous:
        info_ = settled(info_, A_)
    _outputs = LinalgLuFactorExResult((from_array(LU_), from_array(pivots_), from_array(info_)))
    A_fn = A._fn
    if A_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_lu_factor_ex_op, A, pivot, check_errors)
        return _outputs
    node = LinalgLuFactorExBackward0()
    if MODE.altered and not MODE.records(node, _outputs, A, pivot, check_errors):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (LU_, pivots_)
    node.restore = ((A_.shape, A_.dtype),)
    return _outputs


def linalg_lu_factor_ex_jvp(result, A, pivot, check_errors, A_t):
    LU, pivots, _info = result
    return decompositions.lu_factor_tangent(A_t, LU, pivots, 3)


linalg_lu_factor_ex_op = operation(
    "linalg.lu_factor_ex", "linalg", linalg_lu_factor_ex, linalg_lu_factor_ex_jvp, (0,),
    keywords=("pivot", "check_errors"),
)  # fmt: skip


# ---- linalg.lu_factor
class LinalgLuFactorResult(ReturnType):
    __slots__ = ()
    operation = "linalg_lu_factor"
    fields = ("LU", "pivots")


class LinalgLuFactorBackward0(Node):
    __slots__ = ()
    operation = "linalg.lu_factor"
    formulas = {"A": "decompositions.lu_factor_self(grad, LU, pivots)"}
    shown = "LinalgLuFactorExBackward0"
    saves = {"LU": Output(None, 0), "pivots": None}

    def on_arrays(node, saved, grad, needs):
        LU, pivots = saved
        return node.restored_one(decompositions.lu_factor_self(grad, LU, pivots))


def linalg_lu_factor(A, *, pivot=True, out=None):
    """linalg.lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)

    L, below the diagonal, and U of A = P @ L @ U in one matrix; the rows exchanged, from
    1 on.
    """
    if out is not None:
        return write_out(linalg_lu_factor, out, Tensor, A, pivot=pivot)
    if pivot is not True and pivot is not False:
        pivot = value_argument("linalg.lu_factor", "pivot", "bool", pivot)
    if A.__class__ is not Tensor:
        return dispatch(linalg_lu_factor_op, A, pivot)
    A_ = A._data
    try:
        LU_, pivots_ = kernels.lu_factor(A_, pivot)
    except FAULTS as _error:
        raise refused(_error, "linalg.lu_factor", A_, pivot) from None
    if LU_.base is not None or LU_ is A_ or not LU_.flags.c_contiguous:
        LU_ = settled(LU_, A_)
    if pivots_.base is not None or pivots_ is A_ or not pivots_.flags.c_contiguous:
        pivots_ = settled(pivots_, A_)
    _outputs = LinalgLuFactorResult((from_array(LU_), from_array(pivots_)))
    A_fn = A._fn
    if A_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_lu_factor_op, A, pivot)
        return _outputs
    node = LinalgLuFactorBackward0()
    if MODE.altered and not MODE.records(node, _outputs, A, pivot):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (LU_, pivots_)
    node.restore = ((A_.shape, A_.dtype),)
    return _outputs


def linalg_lu_factor_jvp(result, A, pivot, A_t):
    LU, pivots = result
    return decompositions.lu_factor_tangent(A_t, LU, pivots, 2)


linalg_lu_factor_op = operation(
    "linalg.lu_factor", "linalg", linalg_lu_factor, linalg_lu_factor_jvp, (0,), keywords=("pivot",)
)


# ---- lu
def lu(input, pivot=True, get_infos=False):
    """lu(Tensor self, bool pivot=True, bool get_infos=False) -> Tensor[]

    The outputs of linalg.lu_factor_ex, the last one with get_infos only.
    """
    if pivot is not True and pivot is not False:
        pivot = value_argument("lu", "pivot", "bool", pivot)
    if get_infos is not True and get_infos is not False:
        get_infos = value_argument("lu", "get_infos", "bool", get_infos)
    if input.__class__ is not Tensor:
        _found = overridden("lu", lu, input, pivot, get_infos)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("lu", 0, "input", input)
    try:
        return factorizations.lu(input, pivot, get_infos)
    except FAULTS as _error:
        raise refused(_error, "lu", input, pivot, get_infos) from None


# ---- linalg.lu
class LinalgLuResult(ReturnType):
    __slots__ = ()
    operation = "linalg_lu"
    fields = ("P", "L", "U")


class LinalgLuBackward0(Node):
    __slots__ = ()
    operation = "linalg.lu"
    formulas = {"A": "decompositions.lu_self(grad_L, grad_U, P, L, U)"}
    saves = {"P": None, "L": Output(None, 1), "U": Output(None, 2)}
    arg_names = ("L_shape", "L_dtype", "U_shape", "U_dtype")
    output_nr = 1
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        P, L, U = saved
        L_shape, L_dtype, U_shape, U_dtype = node.args
        grad_L = grad.get(1)
        if grad_L is None:
            grad_L = zero_array(L_shape, L_dtype, grad)
        grad_U = grad.get(2)
        if grad_U is None:
            grad_U = zero_array(U_shape, U_dtype, grad)
        return node.restored_one(decompositions.lu_self(grad_L, grad_U, P, L, U))

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def linalg_lu(A, *, pivot=True, out=None):
    """linalg.lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)

    A = P @ L @ U, a permutation, a lower triangular matrix with ones on its diagonal, and
    an upper triangular one.
    """
    if out is not None:
        return write_out(linalg_lu, out, Tensor, A, pivot=pivot)
    if pivot is not True and pivot is not False:
        pivot = value_argument("linalg.lu", "pivot", "bool", pivot)
    if A.__class__ is not Tensor:
        return dispatch(linalg_lu_op, A, pivot)
    A_ = A._data
    try:
        P_, L_, U_ = kernels.lu(A_, pivot)
    except FAULTS as _error:
        raise refused(_error, "linalg.lu", A_, pivot) from None
    if P_.base is not None or P_ is A_ or not P_.flags.c_contiguous:
        P_ = settled(P_, A_)
    if L_.base is not None or L_ is A_ or not L_.flags.c_contiguous:
        L_ = settled(L_, A_)
    if U_.base is not None or U_ is A_ or not U_.flags.c_contiguous:
        U_ = settled(U_, A_)
    _outputs = LinalgLuResult((from_array(P_), from_array(L_), from_array(U_)))
    A_fn = A._fn
    if A_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_lu_op, A, pivot)
        return _outputs
    node = LinalgLuBackward0()
    if MODE.altered and not MODE.records(node, _outputs, A, pivot):
        return _outputs
    _outputs[1]._fn = Output(node, 1)
    _outputs[2]._fn = Output(node, 2)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (P_, L_, U_)
    node.args = (L_.shape, L_.dtype, U_.shape, U_.dtype)
    node.restore = ((A_.shape, A_.dtype),)
    return _outputs


def linalg_lu_jvp(result, A, pivot, A_t):
    P, L, U = result
    return decompositions.lu_tangent(A_t, P, L, U)


linalg_lu_op = operation("linalg.lu", "linalg", linalg_lu, linalg_lu_jvp, (0,), keywords=("pivot",))


# ---- lu_unpack
class LuUnpackResult(ReturnType):
    __slots__ = ()
    operation = "lu_unpack"
    fields = ("P", "L", "U")


class LuUnpackBackward0(Node):
    __slots__ = ()
    operation = "lu_unpack"
    formulas = {
        "LU_data": "decompositions.lu_unpack_self(grad_L, grad_U, LU_data.shape, unpack_data)",
    }
    arg_names = ("LU_data_shape", "unpack_data", "L_shape", "L_dtype", "U_shape", "U_dtype")
    output_nr = 1
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        LU_data_shape, unpack_data, L_shape, L_dtype, U_shape, U_dtype = node.args
        grad_L = grad.get(1)
        if grad_L is None:
            grad_L = zero_array(L_shape, L_dtype, grad)
        grad_U = grad.get(2)
        if grad_U is None:
            grad_U = zero_array(U_shape, U_dtype, grad)
        return node.restored_one(
            decompositions.lu_unpack_self(grad_L, grad_U, LU_data_shape, unpack_data)
        )

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True, _=Tensor, out=Tensor):
    """lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool
    unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)

    P, L and U of what linalg.lu_factor gives; those that are not asked for are empty.
    """
    if unpack_data is not True and unpack_data is not False:
        unpack_data = value_argument("lu_unpack", "unpack_data", "bool", unpack_data)
    if unpack_pivots is not True and unpack_pivots is not False:
        unpack_pivots = value_argument("lu_unpack", "unpack_pivots", "bool", unpack_pivots)
    if LU_data.__class__ is not out or LU_pivots.__class__ is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(lu_unpack, out, _, LU_data, LU_pivots, unpack_data, unpack_pivots)
        return dispatch(lu_unpack_op, LU_data, LU_pivots, unpack_data, unpack_pivots)
    LU_data_ = LU_data._data
    LU_pivots_ = LU_pivots._data
    try:
        P_, L_, U_ = kernels.lu_unpack(LU_data_, LU_pivots_, unpack_data, unpack_pivots)
    except FAULTS as _error:
        raise refused(
            _error, "lu_unpack", LU_data_, LU_pivots_, unpack_data, unpack_pivots
        ) from None
    if P_.base is not None or P_ is LU_data_ or P_ is LU_pivots_ or not P_.flags.c_contiguous:
        P_ = settled(P_, LU_data_, LU_pivots_)
    if L_.base is not None or L_ is LU_data_ or L_ is LU_pivots_ or not L_.flags.c_contiguous:
        L_ = settled(L_, LU_data_, LU_pivots_)
    if U_.base is not None or U_ is LU_data_ or U_ is LU_pivots_ or not U_.flags.c_contiguous:
        U_ = settled(U_, LU_data_, LU_pivots_)
    _outputs = LuUnpackResult((from_array(P_), from_array(L_), from_array(U_)))
    LU_data_fn = LU_data._fn
    if LU_data_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, lu_unpack_op, LU_data, LU_pivots, unpack_data, unpack_pivots)
        return _outputs
    node = LuUnpackBackward0()
    if MODE.altered and not MODE.records(
        node, _outputs, LU_data, LU_pivots, unpack_data, unpack_pivots
    ):
        return _outputs
    _outputs[1]._fn = Output(node, 1)
    _outputs[2]._fn = Output(node, 2)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (LU_data if LU_data_fn is LEAF else LU_data_fn,)
    node.saved = ()
    node.args = (LU_data_.shape, unpack_data, L_.shape, L_.dtype, U_.shape, U_.dtype)
    node.restore = ((LU_data_.shape, LU_data_.dtype),)
    return _outputs


def lu_unpack_jvp(result, LU_data, LU_pivots, unpack_data, unpack_pivots, LU_data_t):
    return decompositions.lu_unpack_tangent(LU_data_t, unpack_data)


lu_unpack_op = operation("lu_unpack", "linalg", lu_unpack, lu_unpack_jvp, (0, 1), edges=(0,))


# ---- linalg.lu_solve
class LinalgLuSolveBackward0(Node):
    __slots__ = ()
    operation = "linalg.lu_solve"
    formulas = {"LU, B": "linear_systems.lu_system(grad, LU, pivots, result, left, adjoint, needs)"}
    saves = {"LU": 0, "pivots": None, "result": Output(None, 0)}
    arg_names = ("left", "adjoint")

    def on_arrays(node, saved, grad, needs):
        LU, pivots, result = saved
        left, adjoint = node.args
        grad_of_LU = grad_of_B = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_LU, grad_of_B = linear_systems.lu_system(
                grad, LU, pivots, result, left, adjoint, needs
            )
        return node.restored(grad_of_LU, grad_of_B)


def linalg_lu_solve(LU, pivots, B, *, left=True, adjoint=False, out=None):
    """linalg.lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool
    adjoint=False) -> Tensor

    X with A @ X = B, or X @ A = B, A being factored by linalg.lu_factor; with A^H for
    adjoint.
    """
    if out is not None:
        return write_out(linalg_lu_solve, out, Tensor, LU, pivots, B, left=left, adjoint=adjoint)
    if left is not True and left is not False:
        left = value_argument("linalg.lu_solve", "left", "bool", left)
    if adjoint is not True and adjoint is not False:
        adjoint = value_argument("linalg.lu_solve", "adjoint", "bool", adjoint)
    if LU.__class__ is not Tensor or pivots.__class__ is not Tensor or B.__class__ is not Tensor:
        return dispatch(linalg_lu_solve_op, LU, pivots, B, left, adjoint)
    LU_ = LU._data
    pivots_ = pivots._data
    B_ = B._data
    try:
        result_ = kernels.lu_solve(LU_, pivots_, B_, left, adjoint)
    except FAULTS as _error:
        raise refused(_error, "linalg.lu_solve", LU_, pivots_, B_, left, adjoint) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is LU_
        or result_ is pivots_
        or result_ is B_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, LU_, pivots_, B_)
    out = Tensor()
    out._data = result_
    LU_fn = LU._fn
    B_fn = B._fn
    if LU_fn is None and B_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, linalg_lu_solve_op, LU, pivots, B, left, adjoint)
        return out
    out._fn = node = LinalgLuSolveBackward0()
    if MODE.altered and not MODE.records(node, out, LU, pivots, B, left, adjoint):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (LU if LU_fn is LEAF else LU_fn, B if B_fn is LEAF else B_fn)
    node.saved = (LU_, pivots_, result_)
    node.args = (left, adjoint)
    node.restore = ((LU_.shape, LU_.dtype), (B_.shape, B_.dtype))
    return out


def linalg_lu_solve_jvp(result, LU, pivots, B, left, adjoint, LU_t, B_t):
    if LU_t is None:
        LU_t = zero_like(LU)
    if B_t is None:
        B_t = zero_like(B)
    return linear_systems.lu_solve_tangent(LU, LU_t, pivots, B_t, result, left, adjoint)


linalg_lu_solve_op = operation(
    "linalg.lu_solve", "linalg", linalg_lu_solve, linalg_lu_solve_jvp, (0, 1, 2), edges=(0, 2),
    keywords=("left", "adjoint"),
)  # fmt: skip


# ---- lu_solve
def lu_solve(input, LU_data, LU_pivots, _=Tensor, out=Tensor):
    """lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor

    X with A @ X = self, A being factored by linalg.lu_factor.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(lu_solve, out, _, input, LU_data, LU_pivots)
    if (
        input.__class__ is not Tensor
        or LU_data.__class__ is not Tensor
        or LU_pivots.__class__ is not Tensor
    ):
        _found = overridden("lu_solve", lu_solve, input, LU_data, LU_pivots)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("lu_solve", 0, "input", input)
        LU_data = tensor_argument("lu_solve", 1, "LU_data", LU_data)
        LU_pivots = tensor_argument("lu_solve", 2, "LU_pivots", LU_pivots)
    try:
        return ops.linalg_lu_solve(LU_data, LU_pivots, input)
    except FAULTS as _error:
        raise refused(_error, "lu_solve", input, LU_data, LU_pivots) from None


# ---- linalg.ldl_factor_ex
class LinalgLdlFactorExResult(ReturnType):
    __slots__ = ()
    operation = "linalg_ldl_factor_ex"
    fields = ("LD", "pivots", "info")


class LinalgLdlFactorExBackward0(Node):
    __slots__ = ()
    operation = "linalg.ldl_factor_ex"
    formulas = {"self": "not_implemented"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(not_implemented("linalg.ldl_factor_ex", "self"))


def linalg_ldl_factor_ex(input, *, hermitian=False, check_errors=False, out=None):
    """linalg.ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) ->
    (Tensor LD, Tensor pivots, Tensor info)

    As linalg.ldl_factor; info is 0, or the number of the first zero on the diagonal of D,
    counted from 1.
    """
    if out is not None:
        return write_out(
            linalg_ldl_factor_ex, out, Tensor, input, hermitian=hermitian, check_errors=check_errors
        )
    if hermitian is not True and hermitian is not False:
        hermitian = value_argument("linalg.ldl_factor_ex", "hermitian", "bool", hermitian)
    if check_errors is not True and check_errors is not False:
        check_errors = value_argument("linalg.ldl_factor_ex", "check_errors", "bool", check_errors)
    if input.__class__ is not Tensor:
        return dispatch(linalg_ldl_factor_ex_op, input, hermitian, check_errors)
    self_ = input._data
    try:
        LD_, pivots_, info_ = kernels.ldl_factor_ex(self_, hermitian, check_errors)
    except FAULTS as _error:
        raise refused(_error, "linalg.ldl_factor_ex", self_, hermitian, check_errors) from None
    if LD_.base is not None or LD_ is self_ or not LD_.flags.c_contiguous:
        LD_ = settled(LD_, self_)
    if pivots_.base is not None or pivots_ is self_ or not pivots_.flags.c_contiguous:
        pivots_ = settled(pivots_, self_)
    if info_.base is not None or info_ is self_ or not info_.flags.c_contiguous:
        info_ = settled(info_, self_)
    _outputs = LinalgLdlFactorExResult((from_array(LD_), from_array(pivots_), from_array(info_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_ldl_factor_ex_op, input, hermitian, check_errors)
        return _outputs
    node = LinalgLdlFactorExBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, hermitian, check_errors):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


linalg_ldl_factor_ex_op = operation(
    "linalg.ldl_factor_ex", "linalg", linalg_ldl_factor_ex, None, (0,),
    keywords=("hermitian", "check_errors"),
)  # fmt: skip


# ---- linalg.ldl_factor
class LinalgLdlFactorResult(ReturnType):
    __slots__ = ()
    operation = "linalg_ldl_factor"
    fields = ("LD", "pivots")


class LinalgLdlFactorBackward0(Node):
    __slots__ = ()
    operation = "linalg.ldl_factor"
    formulas = {"self": "not_implemented"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(not_implemented("linalg.ldl_factor", "self"))


def linalg_ldl_factor(input, *, hermitian=False, out=None):
    """linalg.ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)

    L and D of P^T A P = L @ D @ L^T (L^H if hermitian) of symmetric matrices, of which
    the lower triangle is read, in one matrix.
    """
    if out is not None:
        return write_out(linalg_ldl_factor, out, Tensor, input, hermitian=hermitian)
    if hermitian is not True and hermitian is not False:
        hermitian = value_argument("linalg.ldl_factor", "hermitian", "bool", hermitian)
    if input.__class__ is not Tensor:
        return dispatch(linalg_ldl_factor_op, input, hermitian)
    self_ = input._data
    try:
        LD_, pivots_ = kernels.ldl_factor(self_, hermitian)
    except FAULTS as _error:
        raise refused(_error, "linalg.ldl_factor", self_, hermitian) from None
    if LD_.base is not None or LD_ is self_ or not LD_.flags.c_contiguous:
        LD_ = settled(LD_, self_)
    if pivots_.base is not None or pivots_ is self_ or not pivots_.flags.c_contiguous:
        pivots_ = settled(pivots_, self_)
    _outputs = LinalgLdlFactorResult((from_array(LD_), from_array(pivots_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, linalg_ldl_factor_op, input, hermitian)
        return _outputs
    node = LinalgLdlFactorBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, hermitian):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


linalg_ldl_factor_op = operation(
    "linalg.ldl_factor", "linalg", linalg_ldl_factor, None, (0,), keywords=("hermitian",)
)


# ---- linalg.ldl_solve
class LinalgLdlSolveBackward0(Node):
    __slots__ = ()
    operation = "linalg.ldl_solve"
    formulas = {
        "LD": "not_implemented",
        "B": "linalg.ldl_solve(LD if hermitian else LD.conj(), pivots, grad, hermitian=hermitian)",
    }
    saves = {"LD": 0, "pivots": None}
    arg_names = ("hermitian",)

    def on_arrays(node, saved, grad, needs):
        LD, pivots = saved
        (hermitian,) = node.args
        grad_of_LD = grad_of_B = None
        if needs[0] is not None:
            grad_of_LD = not_implemented("linalg.ldl_solve", "LD")
        if needs[1] is not None:
            grad_of_B = kernels.ldl_solve(LD if hermitian else LD.conj(), pivots, grad, hermitian)
        return node.restored(grad_of_LD, grad_of_B)

    def on_tensors(node, saved, grad, needs):
        LD, pivots = saved
        (hermitian,) = node.args
        grad_of_LD = grad_of_B = None
        if needs[0] is not None:
            grad_of_LD = not_implemented("linalg.ldl_solve", "LD")
        if needs[1] is not None:
            grad_of_B = ops.linalg_ldl_solve(
                LD if hermitian else LD.conj(), pivots, grad, hermitian=hermitian
            )
        return node.restored(grad_of_LD, grad_of_B)


def linalg_ldl_solve(LD, pivots, B, *, hermitian=False, out=None):
    """linalg.ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor

    X with A @ X = B, A being factored by linalg.ldl_factor.
    """
    if out is not None:
        return write_out(linalg_ldl_solve, out, Tensor, LD, pivots, B, hermitian=hermitian)
    if hermitian is not True and hermitian is not False:
        hermitian = value_argument("linalg.ldl_solve", "hermitian", "bool", hermitian)
    if LD.__class__ is not Tensor or pivots.__class__ is not Tensor or B.__class__ is not Tensor:
        return dispatch(linalg_ldl_solve_op, LD, pivots, B, hermitian)
    LD_ = LD._data
    pivots_ = pivots._data
    B_ = B._data
    try:
        result_ = kernels.ldl_solve(LD_, pivots_, B_, hermitian)
    except FAULTS as _error:
        raise refused(_error, "linalg.ldl_solve", LD_, pivots_, B_, hermitian) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is LD_
        or result_ is pivots_
        or result_ is B_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, LD_, pivots_, B_)
    out = Tensor()
    out._data = result_
    LD_fn = LD._fn
    B_fn = B._fn
    if LD_fn is None and B_fn is None:
        out._fn = None
        return MODE.mark(out, linalg_ldl_solve_op, LD, pivots, B, hermitian) if MODE.marks else out
    out._fn = node = LinalgLdlSolveBackward0()
    if MODE.altered and not MODE.records(node, out, LD, pivots, B, hermitian):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (LD if LD_fn is LEAF else LD_fn, B if B_fn is LEAF else B_fn)
    node.saved = (None if B_fn is None else LD_, None if B_fn is None else pivots_)
    node.args = (hermitian,)
    node.restore = ((LD_.shape, LD_.dtype), (B_.shape, B_.dtype))
    return out


linalg_ldl_solve_op = operation(
    "linalg.ldl_solve", "linalg", linalg_ldl_solve, None, (0, 1, 2), edges=(0, 2),
    keywords=("hermitian",),
)  # fmt: skip


# ---- linalg.solve_sylvester
class LinalgSolveSylvesterBackward0(Node):
    __slots__ = ()
    operation = "linalg.solve_sylvester"
    formulas = {"a, b, q": "matrix_functions.sylvester_gradients(grad, a, b, result, needs)"}
    saves = {"a": 0, "b": 1, "result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        a, b, result = saved
        grad_of_a = grad_of_b = grad_of_q = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None:
            grad_of_a, grad_of_b, grad_of_q = matrix_functions.sylvester_gradients(
                grad, a, b, result, needs
            )
        return node.restored(grad_of_a, grad_of_b, grad_of_q)


def linalg_solve_sylvester(a, b, q, _=Tensor, out=Tensor):
    """linalg.solve_sylvester(Tensor a, Tensor b, Tensor q) -> Tensor

    The X with a @ X + X @ b equal to q.
    """
    if a.__class__ is not out or b.__class__ is not _ or q.__class__ is not Tensor:
        if out is not Tensor or _ is not Tensor:
            return write_out(linalg_solve_sylvester, out, _, a, b, q)
        return dispatch(linalg_solve_sylvester_op, a, b, q)
    a_ = a._data
    b_ = b._data
    q_ = q._data
    try:
        result_ = kernels.solve_sylvester(a_, b_, q_)
    except FAULTS as _error:
        raise refused(_error, "linalg.solve_sylvester", a_, b_, q_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is a_
        or result_ is b_
        or result_ is q_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, a_, b_, q_)
    out = Tensor()
    out._data = result_
    a_fn = a._fn
    b_fn = b._fn
    q_fn = q._fn
    if a_fn is None and b_fn is None and q_fn is None:
        out._fn = None
        return MODE.mark(out, linalg_solve_sylvester_op, a, b, q) if MODE.marks else out
    out._fn = node = LinalgSolveSylvesterBackward0()
    if MODE.altered and not MODE.records(node, out, a, b, q):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        a if a_fn is LEAF else a_fn, b if b_fn is LEAF else b_fn, q if q_fn is LEAF else q_fn,
    )  # fmt: skip
    node.saved = (a_, b_, result_)
    node.restore = ((a_.shape, a_.dtype), (b_.shape, b_.dtype), (q_.shape, q_.dtype))
    return out


def linalg_solve_sylvester_jvp(result, a, b, q, a_t, b_t, q_t):
    if a_t is None:
        a_t = zero_like(a)
    if b_t is None:
        b_t = zero_like(b)
    if q_t is None:
        q_t = zero_like(q)
    return ops.linalg_solve_sylvester(a, b, q_t - a_t @ result - result @ b_t)


linalg_solve_sylvester_op = operation(
    "linalg.solve_sylvester", "linalg", linalg_solve_sylvester, linalg_solve_sylvester_jvp,
    (0, 1, 2),
)  # fmt: skip


# ---- linalg.sqrtm
class LinalgSqrtmBackward0(Node):
    __slots__ = ()
    operation = "linalg.sqrtm"
    formulas = {"A": "linalg.solve_sylvester(mH(result), mH(result), grad)"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return node.restored_one(
            kernels.solve_sylvester(kernels.mH(result), kernels.mH(result), grad)
        )

    on_tensors = calling(on_arrays, kernels=ops, solve_sylvester="linalg_solve_sylvester")


def linalg_sqrtm(A, _=ndarray, out=Tensor):
    """linalg.sqrtm(Tensor A) -> Tensor

    The principal square root of square matrices, complex where there is no real one.
    """
    if A.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(linalg_sqrtm, out, _, A)
        return dispatch(linalg_sqrtm_op, A)
    A_ = A._data
    try:
        result_ = kernels.sqrtm(A_)
    except FAULTS as _error:
        raise refused(_error, "linalg.sqrtm", A_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(linalg_sqrtm, out, _)
    if result_.base is not None or result_ is A_ or not result_.flags.c_contiguous:
        result_ = settled(result_, A_)
    out = Tensor()
    out._data = result_
    A_fn = A._fn
    if A_fn is None:
        out._fn = None
        return MODE.mark(out, linalg_sqrtm_op, A) if MODE.marks else out
    out._fn = node = LinalgSqrtmBackward0()
    if MODE.altered and not MODE.records(node, out, A):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (result_,)
    node.restore = ((A_.shape, A_.dtype),)
    return out


def linalg_sqrtm_jvp(result, A, A_t):
    return ops.linalg_solve_sylvester(result, result, A_t)


linalg_sqrtm_op = operation("linalg.sqrtm", "linalg", linalg_sqrtm, linalg_sqrtm_jvp, (0,))


# ---- linalg.logm
class LinalgLogmBackward0(Node):
    __slots__ = ()
    operation = "linalg.logm"
    formulas = {"A": "matrix_functions.log_derivative(mH(A), grad)"}
    saves = {"A": 0}

    def on_arrays(node, saved, grad, needs):
        (A,) = saved
        return node.restored_one(matrix_functions.log_derivative(kernels.mH(A), grad))

    on_tensors = calling(on_arrays, kernels=ops)


def linalg_logm(A, _=ndarray, out=Tensor):
    """linalg.logm(Tensor A) -> Tensor

    The principal logarithm of square matrices, complex where there is no real one.
    """
    if A.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(linalg_logm, out, _, A)
        return dispatch(linalg_logm_op, A)
    A_ = A._data
    try:
        result_ = kernels.logm(A_)
    except FAULTS as _error:
        raise refused(_error, "linalg.logm", A_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(linalg_logm, out, _)
    if result_.base is not None or result_ is A_ or not result_.flags.c_contiguous:
        result_ = settled(result_, A_)
    out = Tensor()
    out._data = result_
    A_fn = A._fn
    if A_fn is None:
        out._fn = None
        return MODE.mark(out, linalg_logm_op, A) if MODE.marks else out
    out._fn = node = LinalgLogmBackward0()
    if MODE.altered and not MODE.records(node, out, A):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (A_,)
    node.restore = ((A_.shape, A_.dtype),)
    return out


def linalg_logm_jvp(result, A, A_t):
    return matrix_functions.log_derivative(A, A_t)


linalg_logm_op = operation("linalg.logm", "linalg", linalg_logm, linalg_logm_jvp, (0,))
