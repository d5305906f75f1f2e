# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 29becae0413c3060, content 7955e078df6a28dd
"""Orders: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import batches, shapes
from autograd.core.aliases import track_view
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    ReturnType,
    complex_refused,
    int_list,
    missing_argument,
    tensor_argument,
)
from autograd.core.tensor import LEAF, MODE, Node, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import layouts, sorting
from autograd.views.inplace import view_in_place
from autograd.views.out import write_out

__all__ = [
    "transpose", "transpose_", "permute", "movedim", "t", "t_", "T", "mT", "H", "mH", "flip",
    "fliplr", "flipud", "roll", "rot90", "mode", "swapaxes", "swapaxes_", "swapdims", "swapdims_",
    "moveaxis", "adjoint",
]  # fmt: skip


# ---- transpose
class TransposeBackward0(Node):
    __slots__ = ()
    operation = "transpose"
    formulas = {"self": "grad.transpose(dim0, dim1)"}
    arg_names = ("dim0", "dim1")

    def on_arrays(node, saved, grad, needs):
        dim0, dim1 = node.args
        return node.restored_one(kernels.transpose(grad, dim0, dim1))

    on_tensors = calling(on_arrays, kernels=ops)


def transpose(input, dim0=None, dim1=None, *, axis0=None, axis1=None):
    """transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)

    Two dimensions exchanged.
    """
    if axis0 is not None:
        dim0 = axis0
    if axis1 is not None:
        dim1 = axis1
    if dim0 is None:
        raise missing_argument("transpose", "dim0")
    if dim1 is None:
        raise missing_argument("transpose", "dim1")
    if dim0.__class__ is not int:
        dim0 = value_argument("transpose", "dim0", "int", dim0)
    if dim1.__class__ is not int:
        dim1 = value_argument("transpose", "dim1", "int", dim1)
    if input.__class__ is not Tensor:
        return dispatch(transpose_op, input, dim0, dim1)
    self_ = input._data
    try:
        result_ = kernels.transpose(self_, dim0, dim1)
    except FAULTS as _error:
        raise refused(_error, "transpose", self_, dim0, dim1) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, transpose_op, dim0, dim1)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, transpose_op, input, dim0, dim1) if MODE.marks else out
    out._fn = node = TransposeBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim0, dim1):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dim0, dim1)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def transpose_(input, dim0=None, dim1=None, *, axis0=None, axis1=None):
    """In-place version of transpose."""
    if axis0 is not None:
        dim0 = axis0
    if axis1 is not None:
        dim1 = axis1
    if dim0 is None:
        raise missing_argument("transpose", "dim0")
    if dim1 is None:
        raise missing_argument("transpose", "dim1")
    if dim0.__class__ is not int:
        dim0 = value_argument("transpose", "dim0", "int", dim0)
    if dim1.__class__ is not int:
        dim1 = value_argument("transpose", "dim1", "int", dim1)
    return view_in_place(transpose_op, input, dim0, dim1)


def transpose_jvp(result, self, dim0, dim1, self_t):
    return transpose(self_t, dim0, dim1)


transpose_op = operation("transpose", "view", transpose, transpose_jvp, (0,))


# ---- permute
class PermuteBackward0(Node):
    __slots__ = ()
    operation = "permute"
    formulas = {"self": "grad.permute(layouts.inverse_of(dims))"}
    arg_names = ("dims",)

    def on_arrays(node, saved, grad, needs):
        (dims,) = node.args
        return node.restored_one(kernels.permute(grad, layouts.inverse_of(dims)))

    on_tensors = calling(on_arrays, kernels=ops)


def permute(input, *dims, **named):
    """permute(Tensor(a) self, int[] dims) -> Tensor(a)

    The dimensions in the order of dims.
    """
    dims = int_list("permute", "dims", dims, named)
    if input.__class__ is not Tensor:
        return dispatch(permute_op, input, dims)
    self_ = input._data
    try:
        result_ = kernels.permute(self_, dims)
    except FAULTS as _error:
        raise refused(_error, "permute", self_, dims) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, permute_op, dims)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, permute_op, input, dims) if MODE.marks else out
    out._fn = node = PermuteBackward0()
    if MODE.altered and not MODE.records(node, out, input, dims):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dims,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def permute_jvp(result, self, dims, self_t):
    return permute(self_t, dims)


permute_op = operation("permute", "view", permute, permute_jvp, (0,), batched="permuted")


# ---- movedim
class MovedimBackward0(Node):
    __slots__ = ()
    operation = "movedim"
    formulas = {"self": "grad.movedim(destination, source)"}
    shown = "PermuteBackward0"
    arg_names = ("destination", "source")

    def on_arrays(node, saved, grad, needs):
        destination, source = node.args
        return node.restored_one(kernels.movedim(grad, destination, source))

    on_tensors = calling(on_arrays, kernels=ops)


def movedim(input, source, destination):
    """movedim(Tensor(a) self, int[1] source, int[1] destination) -> Tensor(a)

    The dimensions of source moved to the places of destination, the others in their
    order.
    """
    if source.__class__ is not int and not all_ints(source):
        source = value_argument("movedim", "source", "int[1]", source)
    if destination.__class__ is not int and not all_ints(destination):
        destination = value_argument("movedim", "destination", "int[1]", destination)
    if input.__class__ is not Tensor:
        return dispatch(movedim_op, input, source, destination)
    self_ = input._data
    try:
        result_ = kernels.movedim(self_, source, destination)
    except FAULTS as _error:
        raise refused(_error, "movedim", self_, source, destination) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, movedim_op, source, destination)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, movedim_op, input, source, destination) if MODE.marks else out
    out._fn = node = MovedimBackward0()
    if MODE.altered and not MODE.records(node, out, input, source, destination):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (destination, source)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def movedim_jvp(result, self, source, destination, self_t):
    return movedim(self_t, source, destination)


movedim_op = operation("movedim", "view", movedim, movedim_jvp, (0,))


# ---- t
class TBackward0(Node):
    __slots__ = ()
    operation = "t"
    formulas = {"self": "grad.t()"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(kernels.t(grad))

    on_tensors = calling(on_arrays, kernels=ops)


def t(input):
    """t(Tensor(a) self) -> Tensor(a)

    The transpose of a matrix; vectors and numbers as they are.
    """
    if input.__class__ is not Tensor:
        return dispatch(t_op, input)
    self_ = input._data
    try:
        result_ = kernels.t(self_)
    except FAULTS as _error:
        raise refused(_error, "t", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, t_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, t_op, input) if MODE.marks else out
    out._fn = node = TBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def t_(input):
    """In-place version of t."""
    return view_in_place(t_op, input)


def t_jvp(result, self, self_t):
    return t(self_t)


def t_batched(self):
    return self if self.ndim < 2 else ops.mT(self)


t_op = operation("t", "view", t, t_jvp, (0,), batched=t_batched)


# ---- T
class TBackward1(Node):
    __slots__ = ()
    operation = "T"
    formulas = {"self": "T(grad)"}
    shown = "PermuteBackward0"

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(grad.T)

    def on_tensors(node, saved, grad, needs):
        return node.restored_one(ops.T(grad))


def T(input):
    """T(Tensor(a) self) -> Tensor(a)

    The transpose of self, with the dimensions in reverse order.
    """
    if input.__class__ is not Tensor:
        return dispatch(T_op, input)
    self_ = input._data
    try:
        result_ = self_.T
    except FAULTS as _error:
        raise refused(_error, "T", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, T_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, T_op, input) if MODE.marks else out
    out._fn = node = TBackward1()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def T_jvp(result, self, self_t):
    return T(self_t)


def T_batched(self):
    return self.permute(batches.reversed_dims(self.ndim))


T_op = operation("T", "view", T, T_jvp, (0,), batched=T_batched)


# ---- mT
class MTBackward0(Node):
    __slots__ = ()
    operation = "mT"
    formulas = {"self": "mT(grad)"}
    shown = "TransposeBackward0"

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(kernels.mT(grad))

    on_tensors = calling(on_arrays, kernels=ops)


def mT(input):
    """mT(Tensor(a) self) -> Tensor(a)

    The transpose of self, with the last two dimensions exchanged.
    """
    if input.__class__ is not Tensor:
        return dispatch(mT_op, input)
    self_ = input._data
    try:
        result_ = kernels.mT(self_)
    except FAULTS as _error:
        raise refused(_error, "mT", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, mT_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, mT_op, input) if MODE.marks else out
    out._fn = node = MTBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def mT_jvp(result, self, self_t):
    return mT(self_t)


mT_op = operation("mT", "view", mT, mT_jvp, (0,), batched="along")


# ---- H
class HBackward0(Node):
    __slots__ = ()
    operation = "H"
    formulas = {"self": "H(grad)"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(kernels.H(grad))

    on_tensors = calling(on_arrays, kernels=ops)


def H(input):
    """H(Tensor(a) self) -> Tensor(a)

    The conjugate transpose of self, a matrix; a view if it is real.
    """
    if input.__class__ is not Tensor:
        return dispatch(H_op, input)
    self_ = input._data
    try:
        result_ = kernels.H(self_)
    except FAULTS as _error:
        raise refused(_error, "H", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, H_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, H_op, input) if MODE.marks else out
    out._fn = node = HBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def H_jvp(result, self, self_t):
    return H(self_t)


def H_batched(self):
    return ops.mH(self) if self.ndim == 2 else self.conj()


H_op = operation("H", "view", H, H_jvp, (0,), batched=H_batched)


# ---- mH
class MHBackward0(Node):
    __slots__ = ()
    operation = "mH"
    formulas = {"self": "mH(grad)"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(kernels.mH(grad))

    on_tensors = calling(on_arrays, kernels=ops)


def mH(input):
    """mH(Tensor(a) self) -> Tensor(a)

    The conjugate transpose of self, in the last two dimensions; a view if it is real.
    """
    if input.__class__ is not Tensor:
        return dispatch(mH_op, input)
    self_ = input._data
    try:
        result_ = kernels.mH(self_)
    except FAULTS as _error:
        raise refused(_error, "mH", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, mH_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, mH_op, input) if MODE.marks else out
    out._fn = node = MHBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def mH_jvp(result, self, self_t):
    return mH(self_t)


mH_op = operation("mH", "view", mH, mH_jvp, (0,), batched="along")


# ---- flip
class FlipBackward0(Node):
    __slots__ = ()
    operation = "flip"
    formulas = {"self": "grad.flip(dims)"}
    arg_names = ("dims",)

    def on_arrays(node, saved, grad, needs):
        (dims,) = node.args
        return node.restored_one(kernels.flip(grad, dims))

    on_tensors = calling(on_arrays, kernels=ops)


def flip(input, *dims, **named):
    """flip(Tensor self, int[] dims) -> Tensor

    A copy in reverse order along dims.
    """
    if "out" in named:
        return write_out(flip, named.pop("out"), Tensor, input, *dims, **named)
    dims = int_list("flip", "dims", dims, named)
    if input.__class__ is not Tensor:
        return dispatch(flip_op, input, dims)
    self_ = input._data
    try:
        result_ = kernels.flip(self_, dims)
    except FAULTS as _error:
        raise refused(_error, "flip", self_, dims) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, flip_op, input, dims) if MODE.marks else out
    out._fn = node = FlipBackward0()
    if MODE.altered and not MODE.records(node, out, input, dims):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dims,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def flip_jvp(result, self, dims, self_t):
    return flip(self_t, dims)


flip_op = operation("flip", "linear", flip, flip_jvp, (0,))


# ---- fliplr
def fliplr(input, _=Tensor, out=Tensor):
    """fliplr(Tensor self) -> Tensor

    A copy with the columns in reverse order.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(fliplr, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("fliplr", fliplr, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("fliplr", 0, "input", input)
    try:
        return shapes.flipped(input, 1)
    except FAULTS as _error:
        raise refused(_error, "fliplr", input) from None


# ---- flipud
def flipud(input, _=Tensor, out=Tensor):
    """flipud(Tensor self) -> Tensor

    A copy with the rows in reverse order.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(flipud, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("flipud", flipud, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("flipud", 0, "input", input)
    try:
        return shapes.flipped(input, 0)
    except FAULTS as _error:
        raise refused(_error, "flipud", input) from None


# ---- roll
class RollBackward0(Node):
    __slots__ = ()
    operation = "roll"
    formulas = {"self": "grad.roll(layouts.negated(shifts), dims)"}
    arg_names = ("shifts", "dims")

    def on_arrays(node, saved, grad, needs):
        shifts, dims = node.args
        return node.restored_one(kernels.roll(grad, layouts.negated(shifts), dims))

    on_tensors = calling(on_arrays, kernels=ops)


def roll(input, shifts, dims=(), _=ndarray, out=Tensor):
    """roll(Tensor self, int[1] shifts, int[1]? dims=[]) -> Tensor

    The elements shifted along dims, or all in one row; what falls off comes in at the
    other end.
    """
    if shifts.__class__ is not int and not all_ints(shifts):
        shifts = value_argument("roll", "shifts", "int[1]", shifts)
    if dims is not None and dims.__class__ is not int and not all_ints(dims):
        dims = value_argument("roll", "dims", "int[1]?", dims)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(roll, out, _, input, shifts, dims)
        return dispatch(roll_op, input, shifts, dims)
    self_ = input._data
    try:
        result_ = kernels.roll(self_, shifts, dims)
    except FAULTS as _error:
        raise refused(_error, "roll", self_, shifts, dims) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(roll, out, _)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, roll_op, input, shifts, dims) if MODE.marks else out
    out._fn = node = RollBackward0()
    if MODE.altered and not MODE.records(node, out, input, shifts, dims):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (shifts, dims)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def roll_jvp(result, self, shifts, dims, self_t):
    return roll(self_t, shifts, dims)


roll_op = operation("roll", "linear", roll, roll_jvp, (0,), batched="rolled")


# ---- rot90
class Rot90Backward0(Node):
    __slots__ = ()
    operation = "rot90"
    formulas = {"self": "grad.rot90(-k, dims)"}
    arg_names = ("k", "dims")

    def on_arrays(node, saved, grad, needs):
        k, dims = node.args
        return node.restored_one(kernels.rot90(grad, -k, dims))

    on_tensors = calling(on_arrays, kernels=ops)


def rot90(input, k=1, dims=(0, 1), _=ndarray, out=Tensor):
    """rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor

    A copy turned k times by 90 degrees in the plane of two dimensions.
    """
    if k.__class__ is not int:
        k = value_argument("rot90", "k", "int", k)
    if not all_ints(dims):
        dims = value_argument("rot90", "dims", "int[]", dims)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(rot90, out, _, input, k, dims)
        return dispatch(rot90_op, input, k, dims)
    self_ = input._data
    try:
        result_ = kernels.rot90(self_, k, dims)
    except FAULTS as _error:
        raise refused(_error, "rot90", self_, k, dims) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(rot90, out, _)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, rot90_op, input, k, dims) if MODE.marks else out
    out._fn = node = Rot90Backward0()
    if MODE.altered and not MODE.records(node, out, input, k, dims):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (k, dims)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def rot90_jvp(result, self, k, dims, self_t):
    return rot90(self_t, k, dims)


rot90_op = operation("rot90", "linear", rot90, rot90_jvp, (0,))


# ---- mode
class ModeResult(ReturnType):
    __slots__ = ()
    operation = "mode"
    fields = ("values", "indices")


class ModeBackward0(Node):
    __slots__ = ()
    operation = "mode"
    formulas = {"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"}
    saves = {"indices": None}
    arg_names = ("self_shape", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return node.restored_one(sorting.chosen_self(grad, self_shape, indices, dim, keepdim))


def mode(input, dim=-1, keepdim=False, *, out=None, axis=None, keepdims=None):
    """mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)

    The most frequent elements along `dim`, the smallest of several, and the last place of
    each.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(mode, out, Tensor, input, dim, keepdim)
    if dim.__class__ is not int:
        dim = value_argument("mode", "dim", "int", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("mode", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(mode_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("mode")
    try:
        values_, indices_ = kernels.mode(self_, dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "mode", self_, dim, keepdim) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = ModeResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, mode_op, input, dim, keepdim)
        return _outputs
    node = ModeBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, dim, keepdim):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def mode_jvp(result, self, dim, keepdim, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


mode_op = operation("mode", "sort", mode, mode_jvp, (0,))


swapaxes = transpose
swapaxes_ = transpose_
swapdims = transpose
swapdims_ = transpose_
moveaxis = movedim
adjoint = mH
