# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 73a5d7d265f95e21, content 4d288eb2ad988827
# ruff: noqa
# mypy: disable-error-code="overload-cannot-match"
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike
from generated.methods import (
    MaxDimResult as MaxDimResult,
    MinDimResult as MinDimResult,
    SortResult as SortResult,
    TopkResult as TopkResult,
    KthvalueResult as KthvalueResult,
    MedianDimResult as MedianDimResult,
    TriangularSolveResult as TriangularSolveResult,
    LinalgCholeskyExResult as LinalgCholeskyExResult,
    LinalgQrResult as LinalgQrResult,
    QrResult as QrResult,
    GeqrfResult as GeqrfResult,
    LinalgSvdResult as LinalgSvdResult,
    SvdResult as SvdResult,
    LinalgEighResult as LinalgEighResult,
    LinalgEigResult as LinalgEigResult,
    SvdLowrankResult as SvdLowrankResult,
    PcaLowrankResult as PcaLowrankResult,
    LinalgLuFactorExResult as LinalgLuFactorExResult,
    LinalgLuFactorResult as LinalgLuFactorResult,
    LinalgLuResult as LinalgLuResult,
    LuUnpackResult as LuUnpackResult,
    LinalgLdlFactorExResult as LinalgLdlFactorExResult,
    LinalgLdlFactorResult as LinalgLdlFactorResult,
    FrexpResult as FrexpResult,
    NativeLayerNormResult as NativeLayerNormResult,
    NativeGroupNormResult as NativeGroupNormResult,
    NativeBatchNormResult as NativeBatchNormResult,
    NnFunctionalMultiHeadAttentionForwardResult as NnFunctionalMultiHeadAttentionForwardResult,
    LstmCellResult as LstmCellResult,
    LstmInputResult as LstmInputResult,
    LstmDataResult as LstmDataResult,
    GruInputResult as GruInputResult,
    GruDataResult as GruDataResult,
    RnnTanhInputResult as RnnTanhInputResult,
    RnnReluInputResult as RnnReluInputResult,
    RnnTanhDataResult as RnnTanhDataResult,
    RnnReluDataResult as RnnReluDataResult,
    AminmaxResult as AminmaxResult,
    VarMeanCorrectionResult as VarMeanCorrectionResult,
    StdMeanCorrectionResult as StdMeanCorrectionResult,
    VarMeanDimResult as VarMeanDimResult,
    StdMeanDimResult as StdMeanDimResult,
    VarMeanDefaultResult as VarMeanDefaultResult,
    StdMeanDefaultResult as StdMeanDefaultResult,
    ModeResult as ModeResult,
    NanmedianDimResult as NanmedianDimResult,
    CummaxResult as CummaxResult,
    CumminResult as CumminResult,
    LinalgSolveExResult as LinalgSolveExResult,
    LinalgInvExResult as LinalgInvExResult,
    LinalgLstsqResult as LinalgLstsqResult,
    LinalgSlogdetResult as LinalgSlogdetResult,
    SlogdetResult as SlogdetResult,
)

def H(input: TensorLike) -> Tensor:
    """H(Tensor(a) self) -> Tensor(a)

    The conjugate transpose of a matrix; a view if it is real.
    """

def T(input: TensorLike) -> Tensor:
    """T(Tensor(a) self) -> Tensor(a)

    The dimensions in reverse order.
    """

def abs(input: TensorLike) -> Tensor:
    """abs(Tensor self) -> Tensor

    The absolute value; of a complex number its modulus, which is real.
    """

def abs_(input: TensorLike) -> Tensor:
    """In-place version of abs."""

def absolute(input: TensorLike) -> Tensor:
    """abs(Tensor self) -> Tensor

    The absolute value; of a complex number its modulus, which is real.
    """

def absolute_(input: TensorLike) -> Tensor:
    """In-place version of absolute."""

def acos(input: TensorLike) -> Tensor:
    """acos(Tensor self) -> Tensor

    The inverse cosine, in radians.
    """

def acos_(input: TensorLike) -> Tensor:
    """In-place version of acos."""

def acosh(input: TensorLike) -> Tensor:
    """acosh(Tensor self) -> Tensor

    The inverse hyperbolic cosine.
    """

def acosh_(input: TensorLike) -> Tensor:
    """In-place version of acosh."""

def adaptive_avg_pool1d(input: TensorLike, output_size: Any) -> Tensor:
    """nn.functional.adaptive_avg_pool1d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def adaptive_max_pool1d(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool1d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool1d with indices, whatever `return_indices`.
    """

def add(input: TensorLike, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
    """add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    self + alpha * other.
    """

def add_(input: TensorLike, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
    """In-place version of add."""

def addbmm(input: TensorLike, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    """addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * the sum of the products of two stacks of matrices.
    """

def addbmm_(input: TensorLike, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    """In-place version of addbmm."""

def addcdiv(input: TensorLike, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1) -> Tensor:
    """addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor

    self + value * tensor1 / tensor2.
    """

def addcdiv_(input: TensorLike, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1) -> Tensor:
    """In-place version of addcdiv."""

def addcmul(input: TensorLike, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1) -> Tensor:
    """addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor

    self + value * tensor1 * tensor2.
    """

def addcmul_(input: TensorLike, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1) -> Tensor:
    """In-place version of addcmul."""

def addmm(input: TensorLike, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    """addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * mat1 @ mat2, of matrices.
    """

def addmm_(input: TensorLike, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    """In-place version of addmm."""

def addmv(input: TensorLike, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    """addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * mat @ vec, of a matrix and a vector.
    """

def addmv_(input: TensorLike, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    """In-place version of addmv."""

def addr(input: TensorLike, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    """addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * outer(vec1, vec2).
    """

def addr_(input: TensorLike, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    """In-place version of addr."""

def adjoint(input: TensorLike) -> Tensor:
    """mH(Tensor(a) self) -> Tensor(a)

    The last two dimensions exchanged, and the complex conjugate; a view if it is real.
    """

def alias_copy(input: TensorLike) -> Tensor:
    """alias_copy(Tensor self) -> Tensor

    A copy.
    """

def all(input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """all(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor

    Whether no element, or none along `dim`, is zero.
    """

def allclose(input: TensorLike, other: TensorLike, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> bool:
    """allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool

    Whether |self - other| <= atol + rtol * |other| everywhere.
    """

def amax(input: TensorLike, dim: int | Sequence[int] | None = (), keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """amax(Tensor self, int[1]? dim=(), bool keepdim=False) -> Tensor

    The largest element, or that along `dim`; equal ones share the gradient.
    """

def amin(input: TensorLike, dim: int | Sequence[int] | None = (), keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """amin(Tensor self, int[1]? dim=(), bool keepdim=False) -> Tensor

    The smallest element, or that along `dim`; equal ones share the gradient.
    """

def aminmax(input: TensorLike, *, dim: int | None = None, keepdim: bool = False, axis: Any = None, keepdims: Any = None) -> AminmaxResult:
    """aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)

    The smallest and the largest element, or those along `dim`; equal ones share the gradient.
    """

def angle(input: TensorLike) -> Tensor:
    """angle(Tensor self) -> Tensor

    The angle of complex numbers in radians; pi of negative real numbers, 0 of others.
    """

def any(input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """any(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor

    Whether some element, or some along `dim`, is not zero.
    """

@overload
def arange(end: Any, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """arange(any end, *, dtype? dtype=None) -> Tensor

    The numbers 0, 1, 2, ... below `end`; int64 if it is an int.
    """

@overload
def arange(start: Any, end: Any, step: Any = 1, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """arange.start(any start, any end, any step=1, *, dtype? dtype=None) -> Tensor

    The numbers start, start + step, ... before `end`; int64 if all three are ints.
    """

def arccos(input: TensorLike) -> Tensor:
    """acos(Tensor self) -> Tensor

    The inverse cosine, in radians.
    """

def arccos_(input: TensorLike) -> Tensor:
    """In-place version of arccos."""

def arccosh(input: TensorLike) -> Tensor:
    """acosh(Tensor self) -> Tensor

    The inverse hyperbolic cosine.
    """

def arccosh_(input: TensorLike) -> Tensor:
    """In-place version of arccosh."""

def arcsin(input: TensorLike) -> Tensor:
    """asin(Tensor self) -> Tensor

    The inverse sine, in radians.
    """

def arcsin_(input: TensorLike) -> Tensor:
    """In-place version of arcsin."""

def arcsinh(input: TensorLike) -> Tensor:
    """asinh(Tensor self) -> Tensor

    The inverse hyperbolic sine.
    """

def arcsinh_(input: TensorLike) -> Tensor:
    """In-place version of arcsinh."""

def arctan(input: TensorLike) -> Tensor:
    """atan(Tensor self) -> Tensor

    The inverse tangent, in radians.
    """

def arctan2(input: TensorLike, other: TensorLike) -> Tensor:
    """atan2(Tensor self, Tensor other) -> Tensor

    The angle of the point (other, self), in radians.
    """

def arctan2_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of arctan2."""

def arctan_(input: TensorLike) -> Tensor:
    """In-place version of arctan."""

def arctanh(input: TensorLike) -> Tensor:
    """atanh(Tensor self) -> Tensor

    The inverse hyperbolic tangent.
    """

def arctanh_(input: TensorLike) -> Tensor:
    """In-place version of arctanh."""

def argmax(input: TensorLike, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor

    The first place of the largest element, in the flattened tensor or along `dim`.
    """

def argmin(input: TensorLike, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor

    The first place of the smallest element, in the flattened tensor or along `dim`.
    """

def argsort(input: TensorLike, dim: int = -1, descending: bool = False, *, stable: bool = False, axis: Any = None) -> Tensor:
    """argsort(Tensor self, int dim=-1, bool descending=False, *, bool stable=False) -> Tensor

    The indices that sort along `dim`; equal elements keep their order.
    """

def argwhere(input: TensorLike) -> Tensor:
    """argwhere(Tensor self) -> Tensor

    The indices of the elements that are not zero, a row for each.
    """

def array_equal(input: TensorLike, other: TensorLike) -> bool:
    """equal(Tensor self, Tensor other) -> bool

    Whether shapes and all elements are equal.
    """

def as_strided(input: TensorLike, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
    """as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)

    A view of the memory of self by strides, in elements; from where self starts if without offset.
    """

def as_strided_(input: TensorLike, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
    """In-place version of as_strided."""

def as_strided_copy(input: TensorLike, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
    """as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor

    A copy of as_strided.
    """

def as_strided_scatter(input: TensorLike, src: TensorLike, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
    """as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor

    self with src where as_strided lies in its memory.
    """

def asin(input: TensorLike) -> Tensor:
    """asin(Tensor self) -> Tensor

    The inverse sine, in radians.
    """

def asin_(input: TensorLike) -> Tensor:
    """In-place version of asin."""

def asinh(input: TensorLike) -> Tensor:
    """asinh(Tensor self) -> Tensor

    The inverse hyperbolic sine.
    """

def asinh_(input: TensorLike) -> Tensor:
    """In-place version of asinh."""

def astype(input: TensorLike, dtype: DTypeLike) -> Tensor:
    """to(Tensor(a) self, dtype dtype) -> Tensor(a)

    The same values as another dtype, a view if self has it already; integer and bool results are cut off the graph.
    """

def atan(input: TensorLike) -> Tensor:
    """atan(Tensor self) -> Tensor

    The inverse tangent, in radians.
    """

def atan2(input: TensorLike, other: TensorLike) -> Tensor:
    """atan2(Tensor self, Tensor other) -> Tensor

    The angle of the point (other, self), in radians.
    """

def atan2_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of atan2."""

def atan_(input: TensorLike) -> Tensor:
    """In-place version of atan."""

def atanh(input: TensorLike) -> Tensor:
    """atanh(Tensor self) -> Tensor

    The inverse hyperbolic tangent.
    """

def atanh_(input: TensorLike) -> Tensor:
    """In-place version of atanh."""

@overload
def atleast_1d(input: TensorLike) -> Tensor:
    """atleast_1d(Tensor(a) self) -> Tensor(a)

    A number as a vector; anything else as it is.
    """

@overload
def atleast_1d(*tensors: Any, **named: Any) -> tuple[Tensor, ...]:
    """atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least one dimension.
    """

@overload
def atleast_2d(input: TensorLike) -> Tensor:
    """atleast_2d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 in front, so that there are at least two.
    """

@overload
def atleast_2d(*tensors: Any, **named: Any) -> tuple[Tensor, ...]:
    """atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least two dimensions.
    """

@overload
def atleast_3d(input: TensorLike) -> Tensor:
    """atleast_3d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 added, so that there are at least three.
    """

@overload
def atleast_3d(*tensors: Any, **named: Any) -> tuple[Tensor, ...]:
    """atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least three dimensions.
    """

def avg_pool1d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True) -> Tensor:
    """nn.functional.avg_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor

    The mean of each window.
    """

def baddbmm(input: TensorLike, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    """baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * the products of two stacks of matrices, one by one.
    """

def baddbmm_(input: TensorLike, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
    """In-place version of baddbmm."""

def bartlett_window(window_length: int, periodic: bool = True, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """bartlett_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    A triangle.
    """

@overload
def bernoulli(input: TensorLike, *, generator: Any | None = None) -> Tensor:
    """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor

    1 with the probability that each element of `self` is, else 0.
    """

@overload
def bernoulli(input: TensorLike, p: float, *, generator: Any | None = None) -> Tensor:
    """bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor

    1 with probability `p`, else 0, in the shape and dtype of `self`.
    """

def bilinear(input1: TensorLike, input2: TensorLike, weight: TensorLike, bias: TensorLike | None = None) -> Tensor:
    """nn.functional.bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor

    input1 @ weight[i] @ input2 for each i, plus `bias`.
    """

def bincount(input: TensorLike, weights: TensorLike | None = None, minlength: int = 0) -> Tensor:
    """bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor

    How often each integer occurs, or the sum of the weights at its places.
    """

def bitwise_and(input: TensorLike, other: TensorLike) -> Tensor:
    """bitwise_and(Tensor self, Tensor other) -> Tensor

    self & other, of integers or truth values.
    """

def bitwise_and_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of bitwise_and."""

def bitwise_left_shift(input: TensorLike, other: TensorLike) -> Tensor:
    """bitwise_left_shift(Tensor self, Tensor other) -> Tensor

    self * 2**other, of integers.
    """

def bitwise_left_shift_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of bitwise_left_shift."""

def bitwise_not(input: TensorLike) -> Tensor:
    """bitwise_not(Tensor self) -> Tensor

    ~self, of integers or truth values.
    """

def bitwise_not_(input: TensorLike) -> Tensor:
    """In-place version of bitwise_not."""

def bitwise_or(input: TensorLike, other: TensorLike) -> Tensor:
    """bitwise_or(Tensor self, Tensor other) -> Tensor

    self | other, of integers or truth values.
    """

def bitwise_or_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of bitwise_or."""

def bitwise_right_shift(input: TensorLike, other: TensorLike) -> Tensor:
    """bitwise_right_shift(Tensor self, Tensor other) -> Tensor

    self / 2**other rounded down, of integers.
    """

def bitwise_right_shift_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of bitwise_right_shift."""

def bitwise_xor(input: TensorLike, other: TensorLike) -> Tensor:
    """bitwise_xor(Tensor self, Tensor other) -> Tensor

    self ^ other, of integers or truth values.
    """

def bitwise_xor_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of bitwise_xor."""

def blackman_window(window_length: int, periodic: bool = True, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """blackman_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of 0.42 - 0.5 cos t + 0.08 cos 2t.
    """

def block_diag(*tensors: Any, **named: Any) -> Tensor:
    """block_diag(Tensor[] tensors) -> Tensor

    One matrix with matrices, rows and numbers side by side on its diagonal, zero elsewhere.
    """

def bmm(input: TensorLike, mat2: TensorLike) -> Tensor:
    """bmm(Tensor self, Tensor mat2) -> Tensor

    The products of two stacks of matrices, one by one.
    """

def broadcast_tensors(*tensors: Any, **named: Any) -> tuple[Tensor, ...]:
    """broadcast_tensors(Tensor[] tensors) -> Tensor[]

    Each tensor repeated to the shape that all have in common.
    """

def broadcast_to(input: TensorLike, *size: Any, **named: Any) -> Tensor:
    """expand(Tensor(a) self, int[] size) -> Tensor(a)

    A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a size.
    """

def bucketize(input: TensorLike, boundaries: TensorLike, *, out_int32: bool = False, right: bool = False) -> Tensor:
    """bucketize(Tensor input, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor

    The number of the interval between `boundaries` that each element falls into.
    """

def cartesian_prod(*tensors: Any, **named: Any) -> Tensor:
    """cartesian_prod(Tensor[] tensors) -> Tensor

    All combinations of one element of each vector, a row for each.
    """

def cat(tensors: Sequence[TensorLike], dim: int = 0, *, axis: Any = None) -> Tensor:
    """cat(Tensor[] tensors, int dim=0) -> Tensor

    Tensors joined along a dimension that they have.
    """

def cdist(x1: TensorLike, x2: TensorLike, p: float = 2, compute_mode: Any = "use_mm_for_euclid_dist_if_necessary") -> Tensor:
    """cdist(Tensor x1, Tensor x2, float p=2, any compute_mode="use_mm_for_euclid_dist_if_necessary") -> Tensor

    The p-norm distances of each row of x1 to each row of x2; at distance 0 the gradient is 0.
    """

def ceil(input: TensorLike) -> Tensor:
    """ceil(Tensor self) -> Tensor

    The smallest whole number that is not less than self.
    """

def ceil_(input: TensorLike) -> Tensor:
    """In-place version of ceil."""

def celu(input: TensorLike, alpha: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """nn.functional.celu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input / alpha) - 1).
    """

def celu_(input: TensorLike, alpha: Scalar = 1.0) -> Tensor:
    """In-place version of celu."""

def chain_matmul(*matrices: Any, **named: Any) -> Tensor:
    """chain_matmul(Tensor[] matrices) -> Tensor

    The product of matrices, in the cheapest order.
    """

def channel_shuffle(input: TensorLike, groups: int) -> Tensor:
    """nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor

    The channels, dimension 1, in another order - one of each group in turn.
    """

def cholesky(input: TensorLike, upper: bool = False) -> Tensor:
    """cholesky(Tensor self, bool upper=False) -> Tensor

    The same as linalg.cholesky.
    """

def cholesky_inverse(input: TensorLike, upper: bool = False) -> Tensor:
    """cholesky_inverse(Tensor self, bool upper=False) -> Tensor

    The inverse of the matrix whose Cholesky factor is self.
    """

def cholesky_solve(input: TensorLike, input2: TensorLike, upper: bool = False) -> Tensor:
    """cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor

    X with A @ X = self, A having the Cholesky factor input2.
    """

def chunk(input: TensorLike, chunks: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

    At most so many parts along dim, all of one size but the last.
    """

@overload
def clamp(input: TensorLike, min: Scalar | None = None, max: Scalar | None = None) -> Tensor:
    """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor

    self, but not less than min and not more than max. The slope at the bounds is 1.
    """

@overload
def clamp(input: TensorLike, min: TensorLike | None = None, max: TensorLike | None = None) -> Tensor:
    """clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor

    self, but not less than min and not more than max; bounds get what is cut off.
    """

@overload
def clamp_(input: TensorLike, min: Scalar | None = None, max: Scalar | None = None) -> Tensor:
    """In-place version of clamp."""

@overload
def clamp_(input: TensorLike, min: TensorLike | None = None, max: TensorLike | None = None) -> Tensor:
    """In-place version of clamp."""

def clamp_max(input: TensorLike, max: TensorLike) -> Tensor:
    """clamp_max(Tensor self, Tensor max) -> Tensor

    self, but not more than max; where they are equal the gradient is that of self.
    """

def clamp_max_(input: TensorLike, max: TensorLike) -> Tensor:
    """In-place version of clamp_max."""

def clamp_min(input: TensorLike, min: TensorLike) -> Tensor:
    """clamp_min(Tensor self, Tensor min) -> Tensor

    self, but not less than min; where they are equal the gradient is that of self.
    """

def clamp_min_(input: TensorLike, min: TensorLike) -> Tensor:
    """In-place version of clamp_min."""

def clip(input: TensorLike, min: Scalar | None = None, max: Scalar | None = None) -> Tensor:
    """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor

    self, but not less than min and not more than max. The slope at the bounds is 1.
    """

def clip_(input: TensorLike, min: Scalar | None = None, max: Scalar | None = None) -> Tensor:
    """In-place version of clip."""

def clone(input: TensorLike, *, memory_format: Any | None = None) -> Tensor:
    """clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor

    A copy.
    """

def column_stack(*tensors: Any, **named: Any) -> Tensor:
    """column_stack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors as columns.
    """

def combinations(input: TensorLike, r: int = 2, with_replacement: bool = False) -> Tensor:
    """combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor

    All combinations of r elements of a vector, a row for each.
    """

def complex(real: TensorLike, imag: TensorLike) -> Tensor:
    """complex(Tensor real, Tensor imag) -> Tensor

    real + 1j * imag.
    """

def concat(tensors: Sequence[TensorLike], dim: int = 0, *, axis: Any = None) -> Tensor:
    """cat(Tensor[] tensors, int dim=0) -> Tensor

    Tensors joined along a dimension that they have.
    """

def concatenate(tensors: Sequence[TensorLike], dim: int = 0, *, axis: Any = None) -> Tensor:
    """cat(Tensor[] tensors, int dim=0) -> Tensor

    Tensors joined along a dimension that they have.
    """

def conj(input: TensorLike) -> Tensor:
    """conj(Tensor(a) self) -> Tensor(a)

    The complex conjugate; a view of the tensor if it is real.
    """

def conj_physical(input: TensorLike) -> Tensor:
    """conj_physical(Tensor self) -> Tensor

    The complex conjugate.
    """

def conj_physical_(input: TensorLike) -> Tensor:
    """In-place version of conj_physical."""

def constant_pad_nd(input: TensorLike, pad: Sequence[int], value: Scalar = 0) -> Tensor:
    """constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor

    A border of value, (before, after) for each dimension from the last on; negative cuts off.
    """

def contiguous(input: TensorLike, *, memory_format: Any | None = None) -> Tensor:
    """contiguous(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)

    The same elements side by side in memory; a copy only if they are not yet.
    """

def conv1d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1, groups: int = 1) -> Tensor:
    """nn.functional.conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, any padding=0, int[1] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, length) with a weight; padding may be "same" or "valid".
    """

def conv2d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1, groups: int = 1) -> Tensor:
    """nn.functional.conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, any padding=0, int[2] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, height, width) with a weight; padding may be "same" or "valid".
    """

def conv3d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1, groups: int = 1) -> Tensor:
    """nn.functional.conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, any padding=0, int[3] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, depth, height, width) with a weight; padding may be "same" or "valid".
    """

def conv_tbc(input: TensorLike, weight: TensorLike, bias: TensorLike, pad: int = 0) -> Tensor:
    """nn.functional.conv_tbc(Tensor input, Tensor weight, Tensor bias, int pad=0) -> Tensor

    conv1d of (length, batch, channels) with a weight (width, channels, results).
    """

def conv_transpose1d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor

    The adjoint of conv1d with the same weight.
    """

def conv_transpose2d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor

    The adjoint of conv2d with the same weight.
    """

def conv_transpose3d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor

    The adjoint of conv3d with the same weight.
    """

def convolution(input: TensorLike, weight: TensorLike, bias: TensorLike | None, stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int], transposed: bool, output_padding: Sequence[int], groups: int) -> Tensor:
    """convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor

    The convolution of neural networks, or its adjoint, of as many dimensions as there are strides.
    """

def copy(input: TensorLike, src: TensorLike, non_blocking: bool = False) -> Tensor:
    """copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor

    The values of src, broadcast to the shape of self.
    """

def copy_(input: TensorLike, src: TensorLike, non_blocking: bool = False) -> Tensor:
    """In-place version of copy."""

def copysign(input: TensorLike, other: TensorLike) -> Tensor:
    """copysign(Tensor self, Tensor other) -> Tensor

    The size of self with the sign of other, which may be that of a zero.
    """

def copysign_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of copysign."""

def corrcoef(input: TensorLike) -> Tensor:
    """corrcoef(Tensor self) -> Tensor

    The correlations of the rows, whose columns are observations; nan for a constant row.
    """

def cos(input: TensorLike) -> Tensor:
    """cos(Tensor self) -> Tensor

    The cosine, of an angle in radians.
    """

def cos_(input: TensorLike) -> Tensor:
    """In-place version of cos."""

def cosh(input: TensorLike) -> Tensor:
    """cosh(Tensor self) -> Tensor

    The hyperbolic cosine.
    """

def cosh_(input: TensorLike) -> Tensor:
    """In-place version of cosh."""

def cosine_similarity(x1: TensorLike, x2: TensorLike, dim: int = 1, eps: float = 1e-8, *, axis: Any = None) -> Tensor:
    """nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-8) -> Tensor

    The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`.
    """

def count_nonzero(input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
    """count_nonzero(Tensor self, int[1]? dim=None) -> Tensor

    How many elements are not zero.
    """

def cov(input: TensorLike, *, correction: int = 1, fweights: TensorLike | None = None, aweights: TensorLike | None = None) -> Tensor:
    """cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor

    The covariances of the rows, whose columns are observations with frequencies and weights.
    """

def cross(input: TensorLike, other: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor:
    """cross(Tensor self, Tensor other, int? dim=None) -> Tensor

    The cross products of vectors along `dim`, by default the first dimension with three elements.
    """

def cummax(input: TensorLike, dim: int | None = None, *, axis: Any = None) -> CummaxResult:
    """cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)

    The largest elements so far along `dim`, and the last place of each, which gets the gradient.
    """

def cummin(input: TensorLike, dim: int | None = None, *, axis: Any = None) -> CumminResult:
    """cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)

    The smallest elements so far along `dim`, and the last place of each, which gets the gradient.
    """

def cumprod(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """cumprod(Tensor self, int dim, *, dtype? dtype=None) -> Tensor

    The products of the elements up to each one along `dim`; right at zeros, too.
    """

def cumprod_(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """In-place version of cumprod."""

def cumsum(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """cumsum(Tensor self, int dim, *, dtype? dtype=None) -> Tensor

    The sums of the elements up to each one along `dim`.
    """

def cumsum_(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """In-place version of cumsum."""

@overload
def cumulative_trapezoid(y: TensorLike, x: TensorLike, *, dim: int = -1, axis: Any = None) -> Tensor:
    """cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at the points `x`.
    """

@overload
def cumulative_trapezoid(y: TensorLike, *, dx: Scalar = 1, dim: int = -1, axis: Any = None) -> Tensor:
    """cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at points in the distance `dx`.
    """

def deg2rad(input: TensorLike) -> Tensor:
    """deg2rad(Tensor self) -> Tensor

    Degrees as radians.
    """

def deg2rad_(input: TensorLike) -> Tensor:
    """In-place version of deg2rad."""

def det(input: TensorLike) -> Tensor:
    """det(Tensor self) -> Tensor

    The determinant of square matrices.
    """

def diag(input: TensorLike, diagonal: int = 0) -> Tensor:
    """diag(Tensor self, int diagonal=0) -> Tensor

    The matrix with self on its diagonal, or the diagonal of the matrix self.
    """

def diag_embed(input: TensorLike, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor

    Square matrices in two new dimensions, with the last dimension of self on their diagonals.
    """

def diagflat(input: TensorLike, offset: int = 0) -> Tensor:
    """diagflat(Tensor self, int offset=0) -> Tensor

    The matrix with all elements of self on a diagonal.
    """

def diagonal(input: TensorLike, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)

    The diagonals of the matrices in two dimensions, along a new last dimension.
    """

def diagonal_copy(input: TensorLike, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor

    A copy of diagonal.
    """

def diagonal_scatter(input: TensorLike, src: TensorLike, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor

    self with src on the diagonals of the matrices in two dimensions.
    """

def diff(input: TensorLike, n: int = 1, dim: int = -1, prepend: TensorLike | None = None, append: TensorLike | None = None, *, axis: Any = None) -> Tensor:
    """diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor

    The n-th differences of neighbours along `dim`, with further elements before and after.
    """

def digamma(input: TensorLike) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The derivative of lgamma.
    """

def digamma_(input: TensorLike) -> Tensor:
    """In-place version of digamma."""

def dist(input: TensorLike, other: TensorLike, p: Scalar = 2) -> Tensor:
    """dist(Tensor self, Tensor other, Scalar p=2) -> Tensor

    The p-norm of self - other.
    """

def div(input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
    """div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor

    self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says so.
    """

def div_(input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
    """In-place version of div."""

def divide(input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
    """div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor

    self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says so.
    """

def divide_(input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
    """In-place version of divide."""

def dot(input: TensorLike, tensor: TensorLike) -> Tensor:
    """dot(Tensor self, Tensor tensor) -> Tensor

    The sum of the products of the elements of two vectors.
    """

def dsplit(input: TensorLike, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None) -> tuple[Tensor, ...]:
    """dsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Equal parts along the third dimension, or parts cut at indices.
    """

def dstack(*tensors: Any, **named: Any) -> Tensor:
    """dstack(Tensor[] tensors) -> Tensor

    Tensors joined along the third dimension.
    """

def einsum(equation: str, *operands: Any, **named: Any) -> Tensor:
    """einsum(str equation, Tensor[] operands) -> Tensor

    The sum of products that an equation states in Einstein's notation, such as "ij,jk->ik".
    """

def embedding(weight: TensorLike, indices: TensorLike, padding_idx: int = -1, scale_grad_by_freq: bool = False, sparse: bool = False) -> Tensor:
    """embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor

    Rows of `weight`; the one at `padding_idx` gets no gradient.
    """

def empty(*size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
    """empty(int[] size, *, dtype? dtype=None) -> Tensor

    A tensor whose elements have no particular value yet.
    """

def empty_like(input: TensorLike, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """empty_like(Tensor input, *, dtype? dtype=None) -> Tensor

    A tensor of the shape and dtype of `input` whose elements have no particular value yet.
    """

def eq(input: TensorLike, other: TensorLike) -> Tensor:
    """eq(Tensor self, Tensor other) -> Tensor

    Whether self == other, element by element.
    """

def eq_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of eq."""

def equal(input: TensorLike, other: TensorLike) -> bool:
    """equal(Tensor self, Tensor other) -> bool

    Whether shapes and all elements are equal.
    """

def erf(input: TensorLike) -> Tensor:
    """erf(Tensor self) -> Tensor

    The error function. Of complex numbers it takes SciPy.
    """

def erf_(input: TensorLike) -> Tensor:
    """In-place version of erf."""

def erfc(input: TensorLike) -> Tensor:
    """erfc(Tensor self) -> Tensor

    1 - erf(self), accurate where it is small.
    """

def erfc_(input: TensorLike) -> Tensor:
    """In-place version of erfc."""

def erfinv(input: TensorLike) -> Tensor:
    """erfinv(Tensor self) -> Tensor

    The inverse of erf.
    """

def erfinv_(input: TensorLike) -> Tensor:
    """In-place version of erfinv."""

def exp(input: TensorLike) -> Tensor:
    """exp(Tensor self) -> Tensor

    e to the power of self.
    """

def exp2(input: TensorLike) -> Tensor:
    """exp2(Tensor self) -> Tensor

    2 to the power of self.
    """

def exp2_(input: TensorLike) -> Tensor:
    """In-place version of exp2."""

def exp_(input: TensorLike) -> Tensor:
    """In-place version of exp."""

def expand(input: TensorLike, *size: Any, **named: Any) -> Tensor:
    """expand(Tensor(a) self, int[] size) -> Tensor(a)

    A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a size.
    """

def expand_as(input: TensorLike, other: TensorLike) -> Tensor:
    """expand_as(Tensor(a) self, Tensor other) -> Tensor(a)

    A view that repeats self to the shape of other.
    """

def expand_copy(input: TensorLike, *size: Any, **named: Any) -> Tensor:
    """expand_copy(Tensor self, int[] size) -> Tensor

    A copy of expand.
    """

def expm1(input: TensorLike) -> Tensor:
    """expm1(Tensor self) -> Tensor

    exp(self) - 1, accurate near 0.
    """

def expm1_(input: TensorLike) -> Tensor:
    """In-place version of expm1."""

def eye(n: int, m: int | None = None, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """eye(int n, int? m=None, *, dtype? dtype=None) -> Tensor

    Ones on the diagonal of n rows and m (by default n) columns, zeros elsewhere.
    """

def fft_fft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The discrete Fourier transform along `dim`, of the elements cut or padded to `n`.
    """

def fft_fft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.fft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform along two dimensions.
    """

def fft_fftfreq(n: int, d: float = 1.0, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """fft.fftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.fft of length `n`, for samples `d` apart.
    """

def fft_fftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The Fourier transform along several dimensions, by default all, or as many as `s` has lengths.
    """

def fft_fftshift(input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
    """fft.fftshift(Tensor self, int[1]? dim=None) -> Tensor

    A spectrum with the frequency 0 in the middle along `dim`, by default all dimensions.
    """

def fft_hfft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The real Fourier transform of a signal that is Hermitian along `dim`, of which half is given.
    """

def fft_hfft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.hfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.hfftn along two dimensions.
    """

def fft_hfftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The real Fourier transform along several dimensions of a Hermitian signal, half of it given.
    """

def fft_ifft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The inverse of fft.fft along `dim`.
    """

def fft_ifft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ifft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.fft2.
    """

def fft_ifftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.fftn.
    """

def fft_ifftshift(input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
    """fft.ifftshift(Tensor self, int[1]? dim=None) -> Tensor

    The inverse of fft.fftshift.
    """

def fft_ihfft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The inverse of fft.hfft, of real numbers; the first half of a Hermitian signal.
    """

def fft_ihfft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ihfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.ihfftn along two dimensions.
    """

def fft_ihfftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.hfftn, of real numbers.
    """

def fft_irfft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The `n` real numbers, by default 2 (m - 1), whose fft.rfft is the half spectrum of m elements.
    """

def fft_irfft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.irfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.rfft2.
    """

def fft_irfftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.rfftn.
    """

def fft_rfft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The Fourier transform of real numbers along `dim`, without the half that mirrors the other.
    """

def fft_rfft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.rfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform of real numbers along two dimensions, half of the last one.
    """

def fft_rfftfreq(n: int, d: float = 1.0, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """fft.rfftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.rfft of length `n`, for samples `d` apart.
    """

def fft_rfftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    fft.fftn of real numbers, with half of the elements along the last of the dimensions.
    """

def fill(input: TensorLike, value: TensorLike) -> Tensor:
    """fill(Tensor self, Tensor value) -> Tensor

    value everywhere.
    """

def fill_(input: TensorLike, value: TensorLike) -> Tensor:
    """In-place version of fill."""

def fix(input: TensorLike) -> Tensor:
    """trunc(Tensor self) -> Tensor

    self without what follows the point.
    """

def fix_(input: TensorLike) -> Tensor:
    """In-place version of fix."""

def flatten(input: TensorLike, start_dim: int = 0, end_dim: int = -1) -> Tensor:
    """flatten(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)

    The dimensions from start_dim to end_dim as one.
    """

def flip(input: TensorLike, *dims: Any, **named: Any) -> Tensor:
    """flip(Tensor self, int[] dims) -> Tensor

    A copy in reverse order along dims.
    """

def fliplr(input: TensorLike) -> Tensor:
    """fliplr(Tensor self) -> Tensor

    A copy with the columns in reverse order.
    """

def flipud(input: TensorLike) -> Tensor:
    """flipud(Tensor self) -> Tensor

    A copy with the rows in reverse order.
    """

def float_power(input: TensorLike, exponent: TensorLike) -> Tensor:
    """float_power(Tensor self, Tensor exponent) -> Tensor

    self to the power of exponent in double precision.
    """

def float_power_(input: TensorLike, exponent: TensorLike) -> Tensor:
    """In-place version of float_power."""

def floor(input: TensorLike) -> Tensor:
    """floor(Tensor self) -> Tensor

    The largest whole number that is not more than self.
    """

def floor_(input: TensorLike) -> Tensor:
    """In-place version of floor."""

def floor_divide(input: TensorLike, other: TensorLike) -> Tensor:
    """floor_divide(Tensor self, Tensor other) -> Tensor

    self / other, rounded down. It has no gradient.
    """

def floor_divide_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of floor_divide."""

def fmax(input: TensorLike, other: TensorLike) -> Tensor:
    """fmax(Tensor self, Tensor other) -> Tensor

    The larger of two, or the one that is a number; equal ones share the gradient.
    """

def fmin(input: TensorLike, other: TensorLike) -> Tensor:
    """fmin(Tensor self, Tensor other) -> Tensor

    The smaller of two, or the one that is a number; equal ones share the gradient.
    """

def fmod(input: TensorLike, other: TensorLike) -> Tensor:
    """fmod(Tensor self, Tensor other) -> Tensor

    What is left of self / other rounded towards zero; it has the sign of self.
    """

def fmod_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of fmod."""

def frac(input: TensorLike) -> Tensor:
    """frac(Tensor self) -> Tensor

    What follows the point in self, with its sign.
    """

def frac_(input: TensorLike) -> Tensor:
    """In-place version of frac."""

def frexp(input: TensorLike) -> FrexpResult:
    """frexp(Tensor self) -> (Tensor mantissa, Tensor exponent)

    self as mantissa * 2**exponent, where 0.5 <= abs(mantissa) < 1 unless self is 0.
    """

def full(size: Sequence[int], fill_value: Scalar, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """full(int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere.
    """

def full_like(input: TensorLike, fill_value: Scalar, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """full_like(Tensor input, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere, in the shape and dtype of `input`.
    """

def gather(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, *, sparse_grad: bool = False, axis: Any = None) -> Tensor:
    """gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor

    The elements at index along dim; the other dimensions of index may be shorter.
    """

def gcd(input: TensorLike, other: TensorLike) -> Tensor:
    """gcd(Tensor self, Tensor other) -> Tensor

    The greatest common divisor of integers.
    """

def gcd_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of gcd."""

def ge(input: TensorLike, other: TensorLike) -> Tensor:
    """ge(Tensor self, Tensor other) -> Tensor

    Whether self >= other, element by element.
    """

def ge_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of ge."""

def geqrf(input: TensorLike) -> GeqrfResult:
    """geqrf(Tensor self) -> (Tensor a, Tensor tau)

    R of the QR decomposition in an upper triangle, below it the reflectors that make Q, and their factors.
    """

def ger(input: TensorLike, vec2: TensorLike) -> Tensor:
    """outer(Tensor self, Tensor vec2) -> Tensor

    The products of each element of one vector with each of another.
    """

def getitem(input: TensorLike, index: Any) -> Tensor:
    """getitem(Tensor(a) self, Index index) -> Tensor(a)

    The elements a subscript picks; a view unless it holds arrays.
    """

@overload
def gradient(input: TensorLike, *, spacing: Sequence[TensorLike], dim: Any | None = None, edge_order: int = 1, axis: Any = None) -> tuple[Tensor, ...]:
    """gradient.tensorarray(Tensor self, *, Tensor[] spacing, any dim=None, int edge_order=1) -> Tensor[]

    Estimates of the derivatives along each dimension, of values at the given coordinates.
    """

@overload
def gradient(input: TensorLike, *, spacing: Any | None = None, dim: Any | None = None, edge_order: int = 1, axis: Any = None) -> tuple[Tensor, ...]:
    """gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]

    Estimates of the derivatives along each dimension on a grid with the given distances (a number, or one for each dimension) or coordinates.
    """

def greater(input: TensorLike, other: TensorLike) -> Tensor:
    """gt(Tensor self, Tensor other) -> Tensor

    Whether self > other, element by element.
    """

def greater_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of greater."""

def greater_equal(input: TensorLike, other: TensorLike) -> Tensor:
    """ge(Tensor self, Tensor other) -> Tensor

    Whether self >= other, element by element.
    """

def greater_equal_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of greater_equal."""

def grid_sampler(input: TensorLike, grid: TensorLike, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor

    The values of images at places given by `grid`, with bilinear (0), nearest (1) or bicubic (2) interpolation, and outside zeros (0), the border (1) or reflections (2).
    """

def grid_sampler_2d(input: TensorLike, grid: TensorLike, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor

    grid_sampler of two-dimensional images.
    """

def grid_sampler_3d(input: TensorLike, grid: TensorLike, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Tensor:
    """grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor

    grid_sampler of three-dimensional images.
    """

@overload
def gru(input: TensorLike, hx: TensorLike, params: Sequence[TensorLike], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> GruInputResult:
    """gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of gated recurrent units over sequences (T, N, I) - all outputs of the last, and the last states of all.
    """

@overload
def gru(input: TensorLike, batch_sizes: TensorLike, hx: TensorLike, params: Sequence[TensorLike], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> GruDataResult:
    """gru.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of gated recurrent units over packed sequences, of which the first batch_sizes[t] reach time t.
    """

def gru_cell(input: TensorLike, hx: TensorLike, w_ih: TensorLike, w_hh: TensorLike, b_ih: TensorLike | None = None, b_hh: TensorLike | None = None) -> Tensor:
    """gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor

    One step of gated recurrent units.
    """

def gt(input: TensorLike, other: TensorLike) -> Tensor:
    """gt(Tensor self, Tensor other) -> Tensor

    Whether self > other, element by element.
    """

def gt_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of gt."""

def hamming_window(window_length: int, periodic: bool = True, alpha: float = 0.54, beta: float = 0.46, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """hamming_window(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46, *, dtype? dtype=None) -> Tensor

    One period of alpha - beta cos.
    """

def hann_window(window_length: int, periodic: bool = True, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """hann_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of (1 - cos) / 2; not `periodic`, both ends are 0.
    """

def hardshrink(input: TensorLike, lambd: Scalar = 0.5) -> Tensor:
    """hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor

    self, but 0 where it is within lambd of 0.
    """

def heaviside(input: TensorLike, values: TensorLike) -> Tensor:
    """heaviside(Tensor self, Tensor values) -> Tensor

    0 where self is negative, 1 where it is positive, and values where it is 0.
    """

def heaviside_(input: TensorLike, values: TensorLike) -> Tensor:
    """In-place version of heaviside."""

def histc(input: TensorLike, bins: int = 100, min: Scalar = 0, max: Scalar = 0) -> Tensor:
    """histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor

    How many elements are in each of `bins` equal parts of [min, max]; equal bounds mean all elements.
    """

def hsplit(input: TensorLike, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None) -> tuple[Tensor, ...]:
    """hsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Parts along the second dimension, of vectors along their only one; equal ones, or cut at indices.
    """

def hstack(*tensors: Any, **named: Any) -> Tensor:
    """hstack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors along their only one.
    """

def hypot(input: TensorLike, other: TensorLike) -> Tensor:
    """hypot(Tensor self, Tensor other) -> Tensor

    sqrt(self**2 + other**2), without overflow.
    """

def hypot_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of hypot."""

def i0(input: TensorLike) -> Tensor:
    """i0(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 0.
    """

def i0_(input: TensorLike) -> Tensor:
    """In-place version of i0."""

def imag(input: TensorLike) -> Tensor:
    """imag(Tensor(a) self) -> Tensor(a)

    The imaginary part of a complex tensor.
    """

def index_add(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, *, alpha: Scalar = 1, axis: Any = None) -> Tensor:
    """index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor

    self plus slices of alpha * source at a vector of indices along dim.
    """

def index_add_(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, *, alpha: Scalar = 1, axis: Any = None) -> Tensor:
    """In-place version of index_add."""

def index_copy(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, *, axis: Any = None) -> Tensor:
    """index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor

    self with slices of source at a vector of indices along dim; of several, the last stays.
    """

def index_copy_(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, *, axis: Any = None) -> Tensor:
    """In-place version of index_copy."""

def index_fill(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, value: TensorLike | None = None, *, axis: Any = None) -> Tensor:
    """index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor

    self with one value in the slices at a vector of indices along dim.
    """

def index_fill_(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, value: TensorLike | None = None, *, axis: Any = None) -> Tensor:
    """In-place version of index_fill."""

def index_put(input: TensorLike, indices: Any, values: TensorLike, accumulate: bool = False) -> Tensor:
    """index_put(Tensor self, any indices, Tensor values, bool accumulate=False) -> Tensor

    self with values put or added at a tuple of indices; of several put at one place, the last stays.
    """

def index_put_(input: TensorLike, indices: Any, values: TensorLike, accumulate: bool = False) -> Tensor:
    """In-place version of index_put."""

def index_reduce(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True, axis: Any = None) -> Tensor:
    """index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor

    self combined with slices of source at a vector of indices along dim by prod, mean, amax or amin.
    """

def index_reduce_(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True, axis: Any = None) -> Tensor:
    """In-place version of index_reduce."""

def index_select(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, *, axis: Any = None) -> Tensor:
    """index_select(Tensor self, int dim, Tensor index) -> Tensor

    The slices at a vector of indices along dim.
    """

def inner(input: TensorLike, other: TensorLike) -> Tensor:
    """inner(Tensor self, Tensor other) -> Tensor

    The sums of products over the last dimensions of both; of a number, the product.
    """

def inverse(input: TensorLike) -> Tensor:
    """inverse(Tensor self) -> Tensor

    The inverse of square matrices.
    """

def isclose(input: TensorLike, other: TensorLike, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> Tensor:
    """isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor

    Whether abs(self - other) <= atol + rtol * abs(other).
    """

def isfinite(input: TensorLike) -> Tensor:
    """isfinite(Tensor self) -> Tensor

    Whether self is neither infinite nor not a number.
    """

def isin(elements: TensorLike | None = None, test_elements: TensorLike | None = None, *, assume_unique: bool = False, invert: bool = False, test_element: Any = None, element: Any = None) -> Tensor:
    """isin(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor

    Whether each element is one of `test_elements`.
    """

def isinf(input: TensorLike) -> Tensor:
    """isinf(Tensor self) -> Tensor

    Whether self is infinite.
    """

def isnan(input: TensorLike) -> Tensor:
    """isnan(Tensor self) -> Tensor

    Whether self is not a number.
    """

def isneginf(input: TensorLike) -> Tensor:
    """isneginf(Tensor self) -> Tensor

    Whether self is -inf.
    """

def isposinf(input: TensorLike) -> Tensor:
    """isposinf(Tensor self) -> Tensor

    Whether self is inf.
    """

def isreal(input: TensorLike) -> Tensor:
    """isreal(Tensor self) -> Tensor

    Whether the imaginary part is 0.
    """

def istft(input: TensorLike, n_fft: int, hop_length: int | None = None, win_length: int | None = None, window: TensorLike | None = None, center: bool = True, normalized: bool = False, onesided: bool | None = None, length: int | None = None, return_complex: bool = False) -> Tensor:
    """istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor

    The signal whose short-time Fourier transform is nearest to the given one.
    """

def kaiser_window(window_length: int, periodic: bool = True, beta: float = 12.0, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """kaiser_window(int window_length, bool periodic=True, float beta=12.0, *, dtype? dtype=None) -> Tensor

    Kaiser's bell of Bessel functions, the narrower the larger `beta`.
    """

def kron(input: TensorLike, other: TensorLike) -> Tensor:
    """kron(Tensor self, Tensor other) -> Tensor

    The Kronecker product, a block other * x for each element x of self.
    """

def kthvalue(input: TensorLike, k: int, dim: int = -1, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> KthvalueResult:
    """kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)

    The k-th smallest elements along `dim`, counted from 1, and where each stands.
    """

def lcm(input: TensorLike, other: TensorLike) -> Tensor:
    """lcm(Tensor self, Tensor other) -> Tensor

    The least common multiple of integers.
    """

def lcm_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of lcm."""

def ldexp(input: TensorLike, other: TensorLike) -> Tensor:
    """ldexp(Tensor self, Tensor other) -> Tensor

    self * 2**other.
    """

def ldexp_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of ldexp."""

def le(input: TensorLike, other: TensorLike) -> Tensor:
    """le(Tensor self, Tensor other) -> Tensor

    Whether self <= other, element by element.
    """

def le_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of le."""

def lerp(input: TensorLike, end: TensorLike, weight: TensorLike) -> Tensor:
    """lerp(Tensor self, Tensor end, Tensor weight) -> Tensor

    self + weight * (end - self).
    """

def lerp_(input: TensorLike, end: TensorLike, weight: TensorLike) -> Tensor:
    """In-place version of lerp."""

def less(input: TensorLike, other: TensorLike) -> Tensor:
    """lt(Tensor self, Tensor other) -> Tensor

    Whether self < other, element by element.
    """

def less_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of less."""

def less_equal(input: TensorLike, other: TensorLike) -> Tensor:
    """le(Tensor self, Tensor other) -> Tensor

    Whether self <= other, element by element.
    """

def less_equal_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of less_equal."""

def lgamma(input: TensorLike) -> Tensor:
    """lgamma(Tensor self) -> Tensor

    The logarithm of the absolute value of the gamma function.
    """

def lgamma_(input: TensorLike) -> Tensor:
    """In-place version of lgamma."""

def linalg_cholesky(input: TensorLike, *, upper: bool = False) -> Tensor:
    """linalg.cholesky(Tensor self, *, bool upper=False) -> Tensor

    L with self = L @ L^H, of positive-definite matrices of which the lower triangle is read; upper gives L^H from the upper one.
    """

def linalg_cholesky_ex(input: TensorLike, *, upper: bool = False, check_errors: bool = False) -> LinalgCholeskyExResult:
    """linalg.cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)

    As linalg.cholesky; info is 0, or the order of the first leading minor that is not positive, where L is nan.
    """

def linalg_cond(input: TensorLike, p: Any | None = None) -> Tensor:
    """linalg.cond(Tensor self, any p=None) -> Tensor

    The condition number, the norm of a matrix times that of its inverse; infinite for singular ones.
    """

def linalg_cross(input: TensorLike, other: TensorLike, *, dim: int = -1, axis: Any = None) -> Tensor:
    """linalg.cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor

    The cross products of vectors with three elements along `dim`.
    """

def linalg_det(A: TensorLike) -> Tensor:
    """linalg.det(Tensor A) -> Tensor

    The determinant. Its gradient is that of a polynomial, also where a matrix is singular.
    """

def linalg_diagonal(A: TensorLike, *, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """linalg.diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)

    The diagonals of matrices.
    """

def linalg_eig(input: TensorLike) -> LinalgEigResult:
    """linalg.eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)

    The eigenvalues and eigenvectors of length 1 of square matrices, always complex.
    """

def linalg_eigh(input: TensorLike, UPLO: str = "L") -> LinalgEighResult:
    """linalg.eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)

    The eigenvalues, rising, and orthonormal eigenvectors of Hermitian matrices, of which the lower ('L') or upper ('U') triangle is read.
    """

def linalg_eigvals(input: TensorLike) -> Tensor:
    """linalg.eigvals(Tensor self) -> Tensor

    The eigenvalues of square matrices, always complex.
    """

def linalg_eigvalsh(input: TensorLike, UPLO: str = "L") -> Tensor:
    """linalg.eigvalsh(Tensor self, str UPLO="L") -> Tensor

    The eigenvalues of Hermitian matrices, rising; one triangle is read.
    """

def linalg_householder_product(input: TensorLike, tau: TensorLike) -> Tensor:
    """linalg.householder_product(Tensor input, Tensor tau) -> Tensor

    The first columns of the product of reflectors I - tau_i v_i v_i^H, v_i being below the diagonal of input.
    """

def linalg_inv(A: TensorLike) -> Tensor:
    """linalg.inv(Tensor A) -> Tensor

    The inverse of square matrices.
    """

def linalg_inv_ex(A: TensorLike, *, check_errors: bool = False) -> LinalgInvExResult:
    """linalg.inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)

    As linalg.inv, and for each matrix the number of the pivot that is zero, or 0; no error unless `check_errors`.
    """

def linalg_ldl_factor(input: TensorLike, *, hermitian: bool = False) -> LinalgLdlFactorResult:
    """linalg.ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)

    L and D of P^T A P = L @ D @ L^T (L^H if hermitian) of symmetric matrices, of which the lower triangle is read, in one matrix.
    """

def linalg_ldl_factor_ex(input: TensorLike, *, hermitian: bool = False, check_errors: bool = False) -> LinalgLdlFactorExResult:
    """linalg.ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)

    As linalg.ldl_factor; info is 0, or the number of the first zero on the diagonal of D, counted from 1.
    """

def linalg_ldl_solve(LD: TensorLike, pivots: TensorLike, B: TensorLike, *, hermitian: bool = False) -> Tensor:
    """linalg.ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor

    X with A @ X = B, A being factored by linalg.ldl_factor.
    """

def linalg_lstsq(input: TensorLike, b: TensorLike, rcond: float | None = None, *, driver: str | None = None) -> LinalgLstsqResult:
    """linalg.lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)

    The X of least norm that makes the norm of self X - b least; the sums of squares of that difference, the ranks and the singular values.
    """

def linalg_lu(A: TensorLike, *, pivot: bool = True) -> LinalgLuResult:
    """linalg.lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)

    A = P @ L @ U, a permutation, a lower triangular matrix with ones on its diagonal, and an upper triangular one.
    """

def linalg_lu_factor(A: TensorLike, *, pivot: bool = True) -> LinalgLuFactorResult:
    """linalg.lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)

    L, below the diagonal, and U of A = P @ L @ U in one matrix, and the rows that are exchanged in turn, counted from 1.
    """

def linalg_lu_factor_ex(A: TensorLike, *, pivot: bool = True, check_errors: bool = False) -> LinalgLuFactorExResult:
    """linalg.lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)

    As linalg.lu_factor; info is 0, or the number of the first zero on the diagonal of U, from 1.
    """

def linalg_lu_solve(LU: TensorLike, pivots: TensorLike, B: TensorLike, *, left: bool = True, adjoint: bool = False) -> Tensor:
    """linalg.lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor

    X with A @ X = B, or X @ A = B, A being factored by linalg.lu_factor; with A^H for adjoint.
    """

def linalg_matmul(input: TensorLike, other: TensorLike) -> Tensor:
    """matmul(Tensor self, Tensor other) -> Tensor

    The product of vectors, matrices or stacks of matrices, whose leading dimensions broadcast.
    """

def linalg_matrix_exp(input: TensorLike) -> Tensor:
    """linalg.matrix_exp(Tensor self) -> Tensor

    The exponential of square matrices.
    """

def linalg_matrix_norm(input: TensorLike, ord: Any = "fro", dim: Sequence[int] = (-2, -1), keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """linalg.matrix_norm(Tensor self, any ord="fro", int[] dim=(-2, -1), bool keepdim=False, *, dtype? dtype=None) -> Tensor

    A norm of matrices, 'fro', 'nuc', inf, -inf, 1, -1, 2 or -2.
    """

def linalg_matrix_power(input: TensorLike, n: int) -> Tensor:
    """linalg.matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is negative.
    """

@overload
def linalg_matrix_rank(input: TensorLike, *, atol: TensorLike | None = None, rtol: TensorLike | None = None, hermitian: bool = False) -> Tensor:
    """linalg.matrix_rank(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor

    How many singular values are larger than max(atol, rtol * the largest).
    """

@overload
def linalg_matrix_rank(input: TensorLike, tol: TensorLike, hermitian: bool = False) -> Tensor:
    """linalg.matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor

    How many singular values are larger than `tol`.
    """

def linalg_multi_dot(*tensors: Any, **named: Any) -> Tensor:
    """linalg.multi_dot(Tensor[] tensors) -> Tensor

    The product of two or more matrices, in the cheapest order; the first and the last may be vectors.
    """

def linalg_norm(input: TensorLike, ord: Any | None = None, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """linalg.norm(Tensor self, any ord=None, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    A norm of matrices if there are two dimensions, or `dim` names two, and else of vectors.
    """

@overload
def linalg_pinv(input: TensorLike, *, atol: TensorLike | None = None, rtol: TensorLike | None = None, hermitian: bool = False) -> Tensor:
    """linalg.pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor

    The pseudoinverse; singular values up to max(atol, rtol * the largest) count as 0. The gradient holds while the rank does not change.
    """

@overload
def linalg_pinv(input: TensorLike, rcond: float, hermitian: bool = False) -> Tensor:
    """linalg.pinv.rcond(Tensor self, float rcond, bool hermitian=False) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """

def linalg_qr(A: TensorLike, mode: str = "reduced") -> LinalgQrResult:
    """linalg.qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)

    A = Q @ R with orthonormal columns in Q, which is square in mode 'complete' and empty in mode 'r', and R upper triangular.
    """

def linalg_slogdet(A: TensorLike) -> LinalgSlogdetResult:
    """linalg.slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)

    The sign of the determinant, a number of size 1, and the logarithm of its size.
    """

def linalg_solve(A: TensorLike, B: TensorLike, *, left: bool = True) -> Tensor:
    """linalg.solve(Tensor A, Tensor B, *, bool left=True) -> Tensor

    The solution X of A X = B, or of X A = B unless `left`, for square matrices A. B is a vector, or a matrix of vectors.
    """

def linalg_solve_ex(A: TensorLike, B: TensorLike, *, left: bool = True, check_errors: bool = False) -> LinalgSolveExResult:
    """linalg.solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)

    As linalg.solve, and for each matrix the number of the pivot that is zero, or 0; no error unless `check_errors`.
    """

def linalg_solve_triangular(input: TensorLike, B: TensorLike, *, upper: bool, left: bool = True, unitriangular: bool = False) -> Tensor:
    """linalg.solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor

    X with self @ X = B, or X @ self = B, of which one triangle is read; a zero on its diagonal gives infinities.
    """

def linalg_svd(A: TensorLike, full_matrices: bool = True, *, driver: str | None = None) -> LinalgSvdResult:
    """linalg.svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)

    A = U @ diag(S) @ Vh with S falling. Gradients of the vectors that only full_matrices has are left aside.
    """

def linalg_svdvals(A: TensorLike, *, driver: str | None = None) -> Tensor:
    """linalg.svdvals(Tensor A, *, str? driver=None) -> Tensor

    The singular values, falling.
    """

def linalg_tensorinv(input: TensorLike, ind: int = 2) -> Tensor:
    """linalg.tensorinv(Tensor self, int ind=2) -> Tensor

    The inverse of a tensor as a map from its last dimensions to its first `ind`.
    """

def linalg_tensorsolve(input: TensorLike, other: TensorLike, dims: Sequence[int] | None = None) -> Tensor:
    """linalg.tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor

    The X with tensordot(self, X, X.ndim) equal to other; `dims` of self are moved to its end first.
    """

def linalg_vander(x: TensorLike, *, N: int | None = None) -> Tensor:
    """linalg.vander(Tensor x, *, int? N=None) -> Tensor

    The powers 0 to N - 1 of each element, along a new last dimension.
    """

def linalg_vecdot(x: TensorLike, y: TensorLike, *, dim: int = -1, axis: Any = None) -> Tensor:
    """linalg.vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor

    The sums of products along `dim`, x conjugated.
    """

def linalg_vector_norm(input: TensorLike, ord: Scalar = 2, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """linalg.vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The norm of the elements along `dim`; its gradient at 0 is 0.
    """

def linspace(start: Scalar, end: Scalar, steps: int, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """linspace(Scalar start, Scalar end, int steps, *, dtype? dtype=None) -> Tensor

    The given number of evenly spaced values from `start` to `end`, both included.
    """

def log(input: TensorLike) -> Tensor:
    """log(Tensor self) -> Tensor

    The natural logarithm.
    """

def log10(input: TensorLike) -> Tensor:
    """log10(Tensor self) -> Tensor

    The logarithm to the base 10.
    """

def log10_(input: TensorLike) -> Tensor:
    """In-place version of log10."""

def log1p(input: TensorLike) -> Tensor:
    """log1p(Tensor self) -> Tensor

    log(1 + self), accurate near 0.
    """

def log1p_(input: TensorLike) -> Tensor:
    """In-place version of log1p."""

def log2(input: TensorLike) -> Tensor:
    """log2(Tensor self) -> Tensor

    The logarithm to the base 2.
    """

def log2_(input: TensorLike) -> Tensor:
    """In-place version of log2."""

def log_(input: TensorLike) -> Tensor:
    """In-place version of log."""

def log_softmax(input: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None) -> Tensor:
    """log_softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """

def logaddexp(input: TensorLike, other: TensorLike) -> Tensor:
    """logaddexp(Tensor self, Tensor other) -> Tensor

    log(exp(self) + exp(other)), without overflow.
    """

def logaddexp2(input: TensorLike, other: TensorLike) -> Tensor:
    """logaddexp2(Tensor self, Tensor other) -> Tensor

    log2(2**self + 2**other), without overflow.
    """

def logcumsumexp(input: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor:
    """logcumsumexp(Tensor self, int dim) -> Tensor

    log(cumsum(exp(self))) along `dim`, without overflow.
    """

def logdet(input: TensorLike) -> Tensor:
    """logdet(Tensor self) -> Tensor

    The logarithm of the determinant; nan where a real one is negative.
    """

def logical_and(input: TensorLike, other: TensorLike) -> Tensor:
    """logical_and(Tensor self, Tensor other) -> Tensor

    Whether neither is zero.
    """

def logical_and_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of logical_and."""

def logical_not(input: TensorLike) -> Tensor:
    """logical_not(Tensor self) -> Tensor

    Whether self is zero.
    """

def logical_not_(input: TensorLike) -> Tensor:
    """In-place version of logical_not."""

def logical_or(input: TensorLike, other: TensorLike) -> Tensor:
    """logical_or(Tensor self, Tensor other) -> Tensor

    Whether one is not zero.
    """

def logical_or_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of logical_or."""

def logical_xor(input: TensorLike, other: TensorLike) -> Tensor:
    """logical_xor(Tensor self, Tensor other) -> Tensor

    Whether exactly one is not zero.
    """

def logical_xor_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of logical_xor."""

def logit(input: TensorLike, eps: float | None = None) -> Tensor:
    """logit(Tensor self, float? eps=None) -> Tensor

    log(self / (1 - self)), of self brought between eps and 1 - eps if eps is given.
    """

def logit_(input: TensorLike, eps: float | None = None) -> Tensor:
    """In-place version of logit."""

def logspace(start: Scalar, end: Scalar, steps: int, base: float = 10.0, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """logspace(Scalar start, Scalar end, int steps, float base=10.0, *, dtype? dtype=None) -> Tensor

    Powers of `base` whose exponents are evenly spaced from `start` to `end`.
    """

def logsumexp(input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor

    log(sum(exp(self))) along `dim`, without overflow.
    """

@overload
def lstm(input: TensorLike, hx: Sequence[TensorLike], params: Sequence[TensorLike], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> LstmInputResult:
    """lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)

    Layers of an LSTM over sequences (T, N, I) - all outputs of the last, and the last h and c of all.
    """

@overload
def lstm(input: TensorLike, batch_sizes: TensorLike, hx: Sequence[TensorLike], params: Sequence[TensorLike], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> LstmDataResult:
    """lstm.data(Tensor input, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)

    Layers of an LSTM over packed sequences, of which the first batch_sizes[t] reach time t.
    """

def lstm_cell(input: TensorLike, hx: Sequence[TensorLike], w_ih: TensorLike, w_hh: TensorLike, b_ih: TensorLike | None = None, b_hh: TensorLike | None = None) -> LstmCellResult:
    """lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)

    One step of an LSTM, from (h, c) to the next.
    """

def lt(input: TensorLike, other: TensorLike) -> Tensor:
    """lt(Tensor self, Tensor other) -> Tensor

    Whether self < other, element by element.
    """

def lt_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of lt."""

def lu(input: TensorLike, pivot: bool = True, get_infos: bool = False) -> tuple[Tensor, ...]:
    """lu(Tensor self, bool pivot=True, bool get_infos=False) -> Tensor[]

    The outputs of linalg.lu_factor_ex, the last one with get_infos only.
    """

def lu_solve(input: TensorLike, LU_data: TensorLike, LU_pivots: TensorLike) -> Tensor:
    """lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor

    X with A @ X = self, A being factored by linalg.lu_factor.
    """

def lu_unpack(LU_data: TensorLike, LU_pivots: TensorLike, unpack_data: bool = True, unpack_pivots: bool = True) -> LuUnpackResult:
    """lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)

    P, L and U of what linalg.lu_factor gives; those that are not asked for are empty.
    """

def mH(input: TensorLike) -> Tensor:
    """mH(Tensor(a) self) -> Tensor(a)

    The last two dimensions exchanged, and the complex conjugate; a view if it is real.
    """

def mT(input: TensorLike) -> Tensor:
    """mT(Tensor(a) self) -> Tensor(a)

    The last two dimensions exchanged.
    """

def masked_fill(input: TensorLike, mask: TensorLike, value: TensorLike) -> Tensor:
    """masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor

    value where mask is true, self elsewhere.
    """

def masked_fill_(input: TensorLike, mask: TensorLike, value: TensorLike) -> Tensor:
    """In-place version of masked_fill."""

def masked_scatter(input: TensorLike, mask: TensorLike, source: TensorLike) -> Tensor:
    """masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor

    self with the first elements of source where mask is true, in order.
    """

def masked_scatter_(input: TensorLike, mask: TensorLike, source: TensorLike) -> Tensor:
    """In-place version of masked_scatter."""

def masked_select(input: TensorLike, mask: TensorLike) -> Tensor:
    """masked_select(Tensor self, Tensor mask) -> Tensor

    The elements where mask is true, in a row.
    """

def matmul(input: TensorLike, other: TensorLike) -> Tensor:
    """matmul(Tensor self, Tensor other) -> Tensor

    The product of vectors, matrices or stacks of matrices, whose leading dimensions broadcast.
    """

def matrix_exp(input: TensorLike) -> Tensor:
    """matrix_exp(Tensor self) -> Tensor

    The exponential of square matrices.
    """

def matrix_power(input: TensorLike, n: int) -> Tensor:
    """matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is negative.
    """

@overload
def max(input: TensorLike, other: TensorLike) -> Tensor:
    """max.other(Tensor self, Tensor other) -> Tensor

    The larger of the two, element by element.
    """

@overload
def max(input: TensorLike, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> MaxDimResult:
    """max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

    The largest elements along `dim` and the first place of each, which gets the gradient.
    """

@overload
def max(input: TensorLike) -> Tensor:
    """max(Tensor self) -> Tensor

    The largest element; equal ones share the gradient.
    """

def max_pool1d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """

def max_pool1d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool1d with indices, whatever `return_indices`.
    """

def max_pool2d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """

def max_pool3d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """

def maximum(input: TensorLike, other: TensorLike) -> Tensor:
    """maximum(Tensor self, Tensor other) -> Tensor

    The larger of two; where they are equal each gets half of the gradient.
    """

def mean(input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """mean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The mean of all elements, or along `dim`; that of integers is float64.
    """

@overload
def median(input: TensorLike) -> Tensor:
    """median(Tensor self) -> Tensor

    The median, the lower one of two in the middle. Equal elements share the gradient.
    """

@overload
def median(input: TensorLike, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> MedianDimResult:
    """median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

    The medians along `dim`, the lower of two in the middle, and where each stands.
    """

def meshgrid(*tensors: Any, indexing: str | None = None, **named: Any) -> tuple[Tensor, ...]:
    """meshgrid(Tensor[] tensors, *, str? indexing=None) -> Tensor[]

    Each vector repeated over the grid of all; 'xy' exchanges the first two dimensions of 'ij'.
    """

@overload
def min(input: TensorLike, other: TensorLike) -> Tensor:
    """min.other(Tensor self, Tensor other) -> Tensor

    The smaller of the two, element by element.
    """

@overload
def min(input: TensorLike, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> MinDimResult:
    """min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

    The smallest elements along `dim` and the first place of each, which gets the gradient.
    """

@overload
def min(input: TensorLike) -> Tensor:
    """min(Tensor self) -> Tensor

    The smallest element; equal ones share the gradient.
    """

def minimum(input: TensorLike, other: TensorLike) -> Tensor:
    """minimum(Tensor self, Tensor other) -> Tensor

    The smaller of two; where they are equal each gets half of the gradient.
    """

def mm(input: TensorLike, mat2: TensorLike) -> Tensor:
    """mm(Tensor self, Tensor mat2) -> Tensor

    The product of two matrices.
    """

def mode(input: TensorLike, dim: int = -1, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> ModeResult:
    """mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)

    The most frequent elements along `dim`, the smallest of several, and the last place of each.
    """

def moveaxis(input: TensorLike, source: int | Sequence[int], destination: int | Sequence[int]) -> Tensor:
    """movedim(Tensor(a) self, int[1] source, int[1] destination) -> Tensor(a)

    The dimensions of source moved to the places of destination, the others in their order.
    """

def movedim(input: TensorLike, source: int | Sequence[int], destination: int | Sequence[int]) -> Tensor:
    """movedim(Tensor(a) self, int[1] source, int[1] destination) -> Tensor(a)

    The dimensions of source moved to the places of destination, the others in their order.
    """

def msort(input: TensorLike) -> Tensor:
    """msort(Tensor self) -> Tensor

    Sorted along the first dimension.
    """

def mul(input: TensorLike, other: TensorLike) -> Tensor:
    """mul(Tensor self, Tensor other) -> Tensor

    self * other.
    """

def mul_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of mul."""

def multinomial(input: TensorLike, num_samples: int, replacement: bool = False, *, generator: Any | None = None) -> Tensor:
    """multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor

    Indices of categories, drawn with probabilities in proportion to each row of `self`.
    """

def multiply(input: TensorLike, other: TensorLike) -> Tensor:
    """mul(Tensor self, Tensor other) -> Tensor

    self * other.
    """

def multiply_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of multiply."""

def mv(input: TensorLike, vec: TensorLike) -> Tensor:
    """mv(Tensor self, Tensor vec) -> Tensor

    The product of a matrix and a vector.
    """

def mvlgamma(input: TensorLike, p: int) -> Tensor:
    """mvlgamma(Tensor self, int p) -> Tensor

    The logarithm of the multivariate gamma function of dimension p.
    """

def mvlgamma_(input: TensorLike, p: int) -> Tensor:
    """In-place version of mvlgamma."""

def nan_to_num(input: TensorLike, nan: float | None = None, posinf: float | None = None, neginf: float | None = None) -> Tensor:
    """nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor

    self with nan, inf and -inf replaced, by 0 and the largest and smallest number if not given.
    """

def nan_to_num_(input: TensorLike, nan: float | None = None, posinf: float | None = None, neginf: float | None = None) -> Tensor:
    """In-place version of nan_to_num."""

def nanmean(input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The mean of all elements, or along `dim`, that are not nan.
    """

@overload
def nanmedian(input: TensorLike) -> Tensor:
    """nanmedian(Tensor self) -> Tensor

    The median of what is not nan, the lower of two in the middle. Equal elements share the gradient.
    """

@overload
def nanmedian(input: TensorLike, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> NanmedianDimResult:
    """nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

    The medians along `dim` of what is not nan, and where each stands.
    """

def nanquantile(input: TensorLike, q: Any, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear", axis: Any = None, keepdims: Any = None) -> Tensor:
    """nanquantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor

    The quantiles of what is not nan.
    """

def nansum(input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The sum of all elements, or along `dim`, that are not nan; nan gets no gradient.
    """

def narrow(input: TensorLike, dim: int | None = None, start: int | None = None, length: int | None = None, *, axis: Any = None) -> Tensor:
    """narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)

    The part from start on, of a given length, along dim.
    """

def narrow_copy(input: TensorLike, dim: int | None = None, start: int | None = None, length: int | None = None, *, axis: Any = None) -> Tensor:
    """narrow_copy(Tensor self, int dim, int start, int length) -> Tensor

    A copy of narrow.
    """

def native_batch_norm(input: TensorLike, weight: TensorLike | None, bias: TensorLike | None, running_mean: TensorLike | None, running_var: TensorLike | None, training: bool, momentum: float, eps: float) -> NativeBatchNormResult:
    """native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)

    Each channel brought to mean 0 and variance 1, or with the running moments, times `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """

def native_channel_shuffle(input: TensorLike, groups: int) -> Tensor:
    """nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor

    The channels, dimension 1, in another order - one of each group in turn.
    """

def native_group_norm(input: TensorLike, weight: TensorLike | None, bias: TensorLike | None, N: int, C: int, HxW: int, group: int, eps: float) -> NativeGroupNormResult:
    """native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) -> (Tensor result, Tensor mean, Tensor rstd)

    Each group of channels of each sample brought to mean 0 and variance 1, times `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """

def native_layer_norm(input: TensorLike, normalized_shape: Sequence[int], weight: TensorLike | None, bias: TensorLike | None, eps: float) -> NativeLayerNormResult:
    """native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor result, Tensor mean, Tensor rstd)

    The input over its last dimensions brought to mean 0 and variance 1, times `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """

def ne(input: TensorLike, other: TensorLike) -> Tensor:
    """ne(Tensor self, Tensor other) -> Tensor

    Whether self != other, element by element.
    """

def ne_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of ne."""

def neg(input: TensorLike) -> Tensor:
    """neg(Tensor self) -> Tensor

    -self.
    """

def neg_(input: TensorLike) -> Tensor:
    """In-place version of neg."""

def negative(input: TensorLike) -> Tensor:
    """neg(Tensor self) -> Tensor

    -self.
    """

def negative_(input: TensorLike) -> Tensor:
    """In-place version of negative."""

def new_empty(input: TensorLike, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
    """new_empty(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    A tensor of the dtype of `self` whose elements have no particular value yet.
    """

def new_full(input: TensorLike, size: Sequence[int], fill_value: Scalar, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """new_full(Tensor self, int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

    The number `fill_value` everywhere, in the dtype of `self`.
    """

def new_ones(input: TensorLike, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
    """new_ones(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    Ones of the dtype of `self`.
    """

def new_zeros(input: TensorLike, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
    """new_zeros(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

    Zeros of the dtype of `self`.
    """

def nextafter(input: TensorLike, other: TensorLike) -> Tensor:
    """nextafter(Tensor self, Tensor other) -> Tensor

    The next floating-point number after self in the direction of other.
    """

def nextafter_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of nextafter."""

def nn_functional_adaptive_avg_pool1d(input: TensorLike, output_size: Any) -> Tensor:
    """nn.functional.adaptive_avg_pool1d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def nn_functional_adaptive_avg_pool2d(input: TensorLike, output_size: Any) -> Tensor:
    """nn.functional.adaptive_avg_pool2d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def nn_functional_adaptive_avg_pool3d(input: TensorLike, output_size: Any) -> Tensor:
    """nn.functional.adaptive_avg_pool3d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def nn_functional_adaptive_max_pool1d(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool1d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """

def nn_functional_adaptive_max_pool1d_with_indices(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool1d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool1d with indices, whatever `return_indices`.
    """

def nn_functional_adaptive_max_pool2d(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool2d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """

def nn_functional_adaptive_max_pool2d_with_indices(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool2d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool2d with indices, whatever `return_indices`.
    """

def nn_functional_adaptive_max_pool3d(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool3d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """

def nn_functional_adaptive_max_pool3d_with_indices(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool3d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool3d with indices, whatever `return_indices`.
    """

def nn_functional_affine_grid(theta: TensorLike, size: Sequence[int], align_corners: bool | None = None) -> Tensor:
    """nn.functional.affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor

    The places of the pixels of an image under affine maps, for grid_sample.
    """

def nn_functional_alpha_dropout(input: TensorLike, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """nn.functional.alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Dropout that keeps mean 0 and variance 1, for networks with selu.
    """

def nn_functional_alpha_dropout_(input: TensorLike, p: float = 0.5, training: bool = False) -> Tensor:
    """In-place version of nn_functional_alpha_dropout."""

def nn_functional_avg_pool1d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True) -> Tensor:
    """nn.functional.avg_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor

    The mean of each window.
    """

def nn_functional_avg_pool2d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True, divisor_override: int | None = None) -> Tensor:
    """nn.functional.avg_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """

def nn_functional_avg_pool3d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True, divisor_override: int | None = None) -> Tensor:
    """nn.functional.avg_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """

def nn_functional_batch_norm(input: TensorLike, running_mean: TensorLike | None, running_var: TensorLike | None, weight: TensorLike | None = None, bias: TensorLike | None = None, training: bool = False, momentum: float = 0.1, eps: float = 1e-5) -> Tensor:
    """nn.functional.batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-5) -> Tensor

    Each channel brought to mean 0 and variance 1 by the moments of the batch, which move the running ones, or, without `training`, by the running ones; times `weight`, plus `bias`.
    """

def nn_functional_bilinear(input1: TensorLike, input2: TensorLike, weight: TensorLike, bias: TensorLike | None = None) -> Tensor:
    """nn.functional.bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor

    input1 @ weight[i] @ input2 for each i, plus `bias`.
    """

def nn_functional_binary_cross_entropy(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.binary_cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The cross entropy of probabilities with targets between 0 and 1.
    """

def nn_functional_binary_cross_entropy_with_logits(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", pos_weight: TensorLike | None = None) -> Tensor:
    """nn.functional.binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean", Tensor? pos_weight=None) -> Tensor

    binary_cross_entropy of the sigmoid of `input`, without overflow.
    """

def nn_functional_celu(input: TensorLike, alpha: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """nn.functional.celu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input / alpha) - 1).
    """

def nn_functional_celu_(input: TensorLike, alpha: Scalar = 1.0) -> Tensor:
    """In-place version of nn_functional_celu."""

def nn_functional_channel_shuffle(input: TensorLike, groups: int) -> Tensor:
    """nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor

    The channels, dimension 1, in another order - one of each group in turn.
    """

def nn_functional_conv1d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1, groups: int = 1) -> Tensor:
    """nn.functional.conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, any padding=0, int[1] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, length) with a weight; padding may be "same" or "valid".
    """

def nn_functional_conv2d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1, groups: int = 1) -> Tensor:
    """nn.functional.conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, any padding=0, int[2] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, height, width) with a weight; padding may be "same" or "valid".
    """

def nn_functional_conv3d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: Any = 0, dilation: int | Sequence[int] = 1, groups: int = 1) -> Tensor:
    """nn.functional.conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, any padding=0, int[3] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, depth, height, width) with a weight; padding may be "same" or "valid".
    """

def nn_functional_conv_tbc(input: TensorLike, weight: TensorLike, bias: TensorLike, pad: int = 0) -> Tensor:
    """nn.functional.conv_tbc(Tensor input, Tensor weight, Tensor bias, int pad=0) -> Tensor

    conv1d of (length, batch, channels) with a weight (width, channels, results).
    """

def nn_functional_conv_transpose1d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor

    The adjoint of conv1d with the same weight.
    """

def nn_functional_conv_transpose2d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor

    The adjoint of conv2d with the same weight.
    """

def nn_functional_conv_transpose3d(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None, stride: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, output_padding: int | Sequence[int] = 0, groups: int = 1, dilation: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor

    The adjoint of conv3d with the same weight.
    """

def nn_functional_cosine_embedding_loss(input1: TensorLike, input2: TensorLike, target: TensorLike, margin: float = 0, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    1 - cos of the angle between the vectors where `target` is 1, max(cos - margin, 0) where it is -1.
    """

def nn_functional_cosine_similarity(x1: TensorLike, x2: TensorLike, dim: int = 1, eps: float = 1e-8, *, axis: Any = None) -> Tensor:
    """nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-8) -> Tensor

    The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`.
    """

def nn_functional_cross_entropy(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, size_average: bool | None = None, ignore_index: int = -100, reduce: bool | None = None, reduction: str = "mean", label_smoothing: float = 0.0) -> Tensor:
    """nn.functional.cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean", float label_smoothing=0.0) -> Tensor

    The cross entropy of the softmax of `input` and a target of class indices or, where it has the shape of `input`, of class probabilities.
    """

def nn_functional_ctc_loss(log_probs: TensorLike, targets: TensorLike, input_lengths: Any, target_lengths: Any, blank: int = 0, reduction: str = "mean", zero_infinity: bool = False) -> Tensor:
    """nn.functional.ctc_loss(Tensor log_probs, Tensor targets, any input_lengths, any target_lengths, int blank=0, str reduction="mean", bool zero_infinity=False) -> Tensor

    Minus the log-probability of a sequence of labels, summed over its alignments with the input.
    """

def nn_functional_dropout(input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """nn.functional.dropout(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Each element is 0 with probability `p`, else divided by 1 - p; unchanged without `training`.
    """

def nn_functional_dropout1d(input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """nn.functional.dropout1d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, L) or (C, L).
    """

def nn_functional_dropout1d_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """In-place version of nn_functional_dropout1d."""

def nn_functional_dropout2d(input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """nn.functional.dropout2d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, H, W) or (N, C, L).
    """

def nn_functional_dropout2d_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """In-place version of nn_functional_dropout2d."""

def nn_functional_dropout3d(input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """nn.functional.dropout3d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, D, H, W) or (C, D, H, W).
    """

def nn_functional_dropout3d_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """In-place version of nn_functional_dropout3d."""

def nn_functional_dropout_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor:
    """In-place version of nn_functional_dropout."""

def nn_functional_elu(input: TensorLike, alpha: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """nn.functional.elu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input) - 1).
    """

def nn_functional_elu_(input: TensorLike, alpha: Scalar = 1.0) -> Tensor:
    """In-place version of nn_functional_elu."""

def nn_functional_embedding(input: TensorLike, weight: TensorLike, padding_idx: int | None = None, max_norm: float | None = None, norm_type: float = 2.0, scale_grad_by_freq: bool = False, sparse: bool = False) -> Tensor:
    """nn.functional.embedding(Tensor input, Tensor weight, int? padding_idx=None, float? max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor

    Rows of `weight` at the indices `input`; with `max_norm` those of a larger norm are scaled down before, in place.
    """

def nn_functional_embedding_bag(input: TensorLike, weight: TensorLike, offsets: TensorLike | None = None, max_norm: float | None = None, norm_type: float = 2, scale_grad_by_freq: bool = False, mode: str = "mean", sparse: bool = False, per_sample_weights: TensorLike | None = None, include_last_offset: bool = False, padding_idx: int | None = None) -> Tensor:
    """nn.functional.embedding_bag(Tensor input, Tensor weight, Tensor? offsets=None, float? max_norm=None, float norm_type=2, bool scale_grad_by_freq=False, str mode="mean", bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> Tensor

    Sums, means or maxima over bags of rows of `weight` - over the rows of `input`, or over what lies between `offsets`.
    """

def nn_functional_feature_alpha_dropout(input: TensorLike, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """nn.functional.feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Alpha dropout of whole channels, the second dimension of the input.
    """

def nn_functional_feature_alpha_dropout_(input: TensorLike, p: float = 0.5, training: bool = False) -> Tensor:
    """In-place version of nn_functional_feature_alpha_dropout."""

def nn_functional_fold(input: TensorLike, output_size: int | Sequence[int], kernel_size: int | Sequence[int], dilation: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, stride: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor

    The sums of columns, as unfold gives them, at each element of images.
    """

def nn_functional_fractional_max_pool2d(input: TensorLike, kernel_size: int | Sequence[int], output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None, return_indices: bool = False, random_samples: TensorLike | None = None) -> Any:
    """nn.functional.fractional_max_pool2d(Tensor input, int[2] kernel_size, int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell where given.
    """

def nn_functional_fractional_max_pool2d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None, return_indices: bool = False, random_samples: TensorLike | None = None) -> Any:
    """nn.functional.fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    fractional_max_pool2d with indices, whatever `return_indices`.
    """

def nn_functional_fractional_max_pool3d(input: TensorLike, kernel_size: int | Sequence[int], output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None, return_indices: bool = False, random_samples: TensorLike | None = None) -> Any:
    """nn.functional.fractional_max_pool3d(Tensor input, int[3] kernel_size, int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell where given.
    """

def nn_functional_fractional_max_pool3d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None, return_indices: bool = False, random_samples: TensorLike | None = None) -> Any:
    """nn.functional.fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    fractional_max_pool3d with indices, whatever `return_indices`.
    """

def nn_functional_gaussian_nll_loss(input: TensorLike, target: TensorLike, var: Any, full: bool = False, eps: float = 1e-6, reduction: str = "mean") -> Tensor:
    """nn.functional.gaussian_nll_loss(Tensor input, Tensor target, any var, bool full=False, float eps=1e-6, str reduction="mean") -> Tensor

    Minus the logarithm of the normal distribution with mean `input` and variance `var`, a tensor or a number.
    """

def nn_functional_gelu(input: TensorLike, *, approximate: str = "none") -> Tensor:
    """nn.functional.gelu(Tensor input, *, str approximate="none") -> Tensor

    input * Phi(input), Phi the normal distribution function, or its approximation by "tanh".
    """

def nn_functional_glu(input: TensorLike, dim: int = -1, *, axis: Any = None) -> Tensor:
    """nn.functional.glu(Tensor input, int dim=-1) -> Tensor

    a * sigmoid(b), a and b the halves of `input` along `dim`.
    """

def nn_functional_grid_sample(input: TensorLike, grid: TensorLike, mode: str = "bilinear", padding_mode: str = "zeros", align_corners: bool | None = None) -> Tensor:
    """nn.functional.grid_sample(Tensor input, Tensor grid, str mode="bilinear", str padding_mode="zeros", bool? align_corners=None) -> Tensor

    The values of images at places given by `grid`, from -1 to 1 in each dimension.
    """

def nn_functional_group_norm(input: TensorLike, num_groups: int, weight: TensorLike | None = None, bias: TensorLike | None = None, eps: float = 1e-5) -> Tensor:
    """nn.functional.group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-5) -> Tensor

    Each group of channels of each sample brought to mean 0 and variance 1, times `weight`, plus `bias`.
    """

def nn_functional_gumbel_softmax(logits: TensorLike, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1, *, axis: Any = None) -> Tensor:
    """nn.functional.gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor

    A random vector near the one-hot ones, drawn from the Gumbel-softmax distribution; with `hard` one of them, with the gradient of the former.
    """

def nn_functional_hardshrink(input: TensorLike, lambd: Scalar = 0.5) -> Tensor:
    """hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor

    self, but 0 where it is within lambd of 0.
    """

def nn_functional_hardsigmoid(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.hardsigmoid(Tensor input, bool inplace=False) -> Tensor

    (input + 3) / 6, but not less than 0 and not more than 1. The slope at the ends is 0.
    """

def nn_functional_hardsigmoid_(input: TensorLike) -> Tensor:
    """In-place version of nn_functional_hardsigmoid."""

def nn_functional_hardswish(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.hardswish(Tensor input, bool inplace=False) -> Tensor

    input * hardsigmoid(input).
    """

def nn_functional_hardswish_(input: TensorLike) -> Tensor:
    """In-place version of nn_functional_hardswish."""

def nn_functional_hardtanh(input: TensorLike, min_val: Scalar = -1.0, max_val: Scalar = 1.0, inplace: bool = False) -> Tensor:
    """nn.functional.hardtanh(Tensor input, Scalar min_val=-1.0, Scalar max_val=1.0, bool inplace=False) -> Tensor

    input, but not less than min_val and not more than max_val. The slope at the bounds is 0.
    """

def nn_functional_hardtanh_(input: TensorLike, min_val: Scalar = -1.0, max_val: Scalar = 1.0) -> Tensor:
    """In-place version of nn_functional_hardtanh."""

def nn_functional_hinge_embedding_loss(input: TensorLike, target: TensorLike, margin: float = 1.0, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.hinge_embedding_loss(Tensor input, Tensor target, float margin=1.0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    input where `target` is 1, max(margin - input, 0) where it is -1.
    """

def nn_functional_huber_loss(input: TensorLike, target: TensorLike, reduction: str = "mean", delta: float = 1.0, weight: TensorLike | None = None) -> Tensor:
    """nn.functional.huber_loss(Tensor input, Tensor target, str reduction="mean", float delta=1.0, Tensor? weight=None) -> Tensor

    Half the square of input - target where it is within `delta`, and linear beyond.
    """

def nn_functional_instance_norm(input: TensorLike, running_mean: TensorLike | None = None, running_var: TensorLike | None = None, weight: TensorLike | None = None, bias: TensorLike | None = None, use_input_stats: bool = True, momentum: float = 0.1, eps: float = 1e-5) -> Tensor:
    """nn.functional.instance_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-5) -> Tensor

    batch_norm of each sample for itself.
    """

def nn_functional_interpolate(input: TensorLike, size: Any | None = None, scale_factor: Any | None = None, mode: str = "nearest", align_corners: bool | None = None, recompute_scale_factor: bool | None = None, antialias: bool = False) -> Tensor:
    """nn.functional.interpolate(Tensor input, any size=None, any scale_factor=None, str mode="nearest", bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor

    An image with another size, by the nearest pixels, linear or cubic interpolation, or means over areas.
    """

def nn_functional_kl_div(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", log_target: bool = False) -> Tensor:
    """nn.functional.kl_div(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", bool log_target=False) -> Tensor

    target * (log(target) - input), where `input` is a logarithm, and with `log_target` both are.
    """

def nn_functional_l1_loss(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", weight: TensorLike | None = None) -> Tensor:
    """nn.functional.l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", Tensor? weight=None) -> Tensor

    The mean absolute value of input - target; with weights, over their sum.
    """

def nn_functional_layer_norm(input: TensorLike, normalized_shape: Sequence[int], weight: TensorLike | None = None, bias: TensorLike | None = None, eps: float = 1e-5) -> Tensor:
    """nn.functional.layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-5) -> Tensor

    The input over its last dimensions brought to mean 0 and variance 1, times `weight`, plus `bias`.
    """

def nn_functional_leaky_relu(input: TensorLike, negative_slope: Scalar = 0.01, inplace: bool = False) -> Tensor:
    """nn.functional.leaky_relu(Tensor input, Scalar negative_slope=0.01, bool inplace=False) -> Tensor

    input where it is positive, else negative_slope * input.
    """

def nn_functional_leaky_relu_(input: TensorLike, negative_slope: Scalar = 0.01) -> Tensor:
    """In-place version of nn_functional_leaky_relu."""

def nn_functional_linear(input: TensorLike, weight: TensorLike, bias: TensorLike | None = None) -> Tensor:
    """nn.functional.linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor

    input @ weight.T + bias.
    """

def nn_functional_linear_cross_entropy(input: TensorLike, linear_weight: TensorLike, target: TensorLike, *, linear_bias: TensorLike | None = None, weight: TensorLike | None = None, reduction: str = "mean", ignore_index: int | None = None, label_smoothing: float = 0.0) -> Tensor:
    """nn.functional.linear_cross_entropy(Tensor input, Tensor linear_weight, Tensor target, *, Tensor? linear_bias=None, Tensor? weight=None, str reduction="mean", int? ignore_index=None, float label_smoothing=0.0) -> Tensor

    The cross entropy of the scores that a linear layer gives.
    """

def nn_functional_local_response_norm(input: TensorLike, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0) -> Tensor:
    """nn.functional.local_response_norm(Tensor input, int size, float alpha=1e-4, float beta=0.75, float k=1.0) -> Tensor

    The input over a power of the mean square of `size` neighbouring channels.
    """

def nn_functional_log_softmax(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """nn.functional.log_softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """

def nn_functional_logsigmoid(input: TensorLike) -> Tensor:
    """nn.functional.logsigmoid(Tensor input) -> Tensor

    log(sigmoid(input)), without overflow.
    """

def nn_functional_lp_pool1d(input: TensorLike, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, ceil_mode: bool = False) -> Tensor:
    """nn.functional.lp_pool1d(Tensor input, float norm_type, int[1] kernel_size, int[1]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """

def nn_functional_lp_pool2d(input: TensorLike, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, ceil_mode: bool = False) -> Tensor:
    """nn.functional.lp_pool2d(Tensor input, float norm_type, int[2] kernel_size, int[2]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """

def nn_functional_lp_pool3d(input: TensorLike, norm_type: float, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, ceil_mode: bool = False) -> Tensor:
    """nn.functional.lp_pool3d(Tensor input, float norm_type, int[3] kernel_size, int[3]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """

def nn_functional_margin_ranking_loss(input1: TensorLike, input2: TensorLike, target: TensorLike, margin: float = 0, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin - target * (input1 - input2), 0).
    """

def nn_functional_max_pool1d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """

def nn_functional_max_pool1d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool1d with indices, whatever `return_indices`.
    """

def nn_functional_max_pool2d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """

def nn_functional_max_pool2d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool2d with indices, whatever `return_indices`.
    """

def nn_functional_max_pool3d(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """

def nn_functional_max_pool3d_with_indices(input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False, return_indices: bool = False) -> Any:
    """nn.functional.max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool3d with indices, whatever `return_indices`.
    """

def nn_functional_max_unpool1d(input: TensorLike, indices: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, output_size: Sequence[int] | None = None) -> Tensor:
    """nn.functional.max_unpool1d(Tensor input, Tensor indices, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """

def nn_functional_max_unpool2d(input: TensorLike, indices: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, output_size: Sequence[int] | None = None) -> Tensor:
    """nn.functional.max_unpool2d(Tensor input, Tensor indices, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """

def nn_functional_max_unpool3d(input: TensorLike, indices: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None, padding: int | Sequence[int] = 0, output_size: Sequence[int] | None = None) -> Tensor:
    """nn.functional.max_unpool3d(Tensor input, Tensor indices, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """

def nn_functional_mish(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.mish(Tensor input, bool inplace=False) -> Tensor

    input * tanh(log(1 + exp(input))).
    """

def nn_functional_mish_(input: TensorLike) -> Tensor:
    """In-place version of nn_functional_mish."""

def nn_functional_mse_loss(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", weight: TensorLike | None = None) -> Tensor:
    """nn.functional.mse_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", Tensor? weight=None) -> Tensor

    The mean square of input - target; with weights, over their sum.
    """

def nn_functional_multi_head_attention_forward(query: TensorLike, key: TensorLike, value: TensorLike, embed_dim_to_check: int, num_heads: int, in_proj_weight: TensorLike | None, in_proj_bias: TensorLike | None, bias_k: TensorLike | None, bias_v: TensorLike | None, add_zero_attn: bool, dropout_p: float, out_proj_weight: TensorLike, out_proj_bias: TensorLike | None, training: bool = True, key_padding_mask: TensorLike | None = None, need_weights: bool = True, attn_mask: TensorLike | None = None, use_separate_proj_weight: bool = False, q_proj_weight: TensorLike | None = None, k_proj_weight: TensorLike | None = None, v_proj_weight: TensorLike | None = None, static_k: TensorLike | None = None, static_v: TensorLike | None = None, average_attn_weights: bool = True, is_causal: bool = False) -> NnFunctionalMultiHeadAttentionForwardResult:
    """nn.functional.multi_head_attention_forward(Tensor query, Tensor key, Tensor value, int embed_dim_to_check, int num_heads, Tensor? in_proj_weight, Tensor? in_proj_bias, Tensor? bias_k, Tensor? bias_v, bool add_zero_attn, float dropout_p, Tensor out_proj_weight, Tensor? out_proj_bias, bool training=True, Tensor? key_padding_mask=None, bool need_weights=True, Tensor? attn_mask=None, bool use_separate_proj_weight=False, Tensor? q_proj_weight=None, Tensor? k_proj_weight=None, Tensor? v_proj_weight=None, Tensor? static_k=None, Tensor? static_v=None, bool average_attn_weights=True, bool is_causal=False) -> (Tensor, Tensor)

    Attention of several heads between projections, and its weights, or None.
    """

def nn_functional_multi_margin_loss(input: TensorLike, target: TensorLike, p: int = 1, margin: float = 1.0, weight: TensorLike | None = None, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.multi_margin_loss(Tensor input, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the other classes i of max(margin - input[y] + input[i], 0)**p, y the target.
    """

def nn_functional_multilabel_margin_loss(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.multilabel_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The sum over the wanted classes j, listed up to the first -1, and the others i of max(1 - input[j] + input[i], 0), over their number.
    """

def nn_functional_multilabel_soft_margin_loss(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the classes of their binary cross entropies with logits.
    """

def nn_functional_native_channel_shuffle(input: TensorLike, groups: int) -> Tensor:
    """nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor

    The channels, dimension 1, in another order - one of each group in turn.
    """

def nn_functional_nll_loss(input: TensorLike, target: TensorLike, weight: TensorLike | None = None, size_average: bool | None = None, ignore_index: int = -100, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.nll_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean") -> Tensor

    Minus the log-probability of the target classes.
    """

def nn_functional_normalize(input: TensorLike, p: float = 2.0, dim: int | Sequence[int] = 1, eps: float = 1e-12, *, axis: Any = None) -> Tensor:
    """nn.functional.normalize(Tensor input, float p=2.0, int[1] dim=1, float eps=1e-12) -> Tensor

    The input over its p-norm along `dim`, or over `eps` if that is more.
    """

def nn_functional_one_hot(input: TensorLike, num_classes: int = -1) -> Tensor:
    """nn.functional.one_hot(Tensor input, int num_classes=-1) -> Tensor

    For each class number a vector with 1 at its place and 0 elsewhere.
    """

def nn_functional_pad(input: TensorLike, pad: Sequence[int], mode: str = "constant", value: float | None = None) -> Tensor:
    """nn.functional.pad(Tensor input, int[] pad, str mode="constant", float? value=None) -> Tensor

    With elements before and after each of the last dimensions, the last first - a "constant", the mirror image ("reflect"), the border ("replicate") or the other end ("circular").
    """

def nn_functional_pairwise_distance(x1: TensorLike, x2: TensorLike, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False, *, keepdims: Any = None) -> Tensor:
    """nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, bool keepdim=False) -> Tensor

    The p-norm of x1 - x2 + eps along the last dimension.
    """

def nn_functional_pdist(input: TensorLike, p: float = 2) -> Tensor:
    """pdist(Tensor input, float p=2) -> Tensor

    The p-norm distances of the rows of a matrix, each pair once.
    """

def nn_functional_pixel_shuffle(input: TensorLike, upscale_factor: int) -> Tensor:
    """nn.functional.pixel_shuffle(Tensor input, int upscale_factor) -> Tensor

    Blocks of channels as blocks of pixels - (..., C * r**2, H, W) as (..., C, H * r, W * r).
    """

def nn_functional_pixel_unshuffle(input: TensorLike, downscale_factor: int) -> Tensor:
    """nn.functional.pixel_unshuffle(Tensor input, int downscale_factor) -> Tensor

    Blocks of pixels as blocks of channels - (..., C, H * r, W * r) as (..., C * r**2, H, W).
    """

def nn_functional_poisson_nll_loss(input: TensorLike, target: TensorLike, log_input: bool = True, full: bool = False, size_average: bool | None = None, eps: float = 1e-8, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, bool? size_average=None, float eps=1e-8, bool? reduce=None, str reduction="mean") -> Tensor

    Minus the logarithm of the Poisson distribution, without log(target!) or, with `full`, with Stirling's approximation.
    """

def nn_functional_prelu(input: TensorLike, weight: TensorLike) -> Tensor:
    """nn.functional.prelu(Tensor input, Tensor weight) -> Tensor

    input where it is positive, else weight * input, with a weight for all or one for each channel.
    """

def nn_functional_relu(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.relu(Tensor input, bool inplace=False) -> Tensor

    max(input, 0); its slope at 0 is 0.
    """

def nn_functional_relu6(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.relu6(Tensor input, bool inplace=False) -> Tensor

    input, but not less than 0 and not more than 6. The slope at 0 and 6 is 0.
    """

def nn_functional_relu6_(input: TensorLike) -> Tensor:
    """In-place version of nn_functional_relu6."""

def nn_functional_relu_(input: TensorLike) -> Tensor:
    """In-place version of nn_functional_relu."""

def nn_functional_rms_norm(input: TensorLike, normalized_shape: Sequence[int], weight: TensorLike | None = None, eps: float | None = None) -> Tensor:
    """nn.functional.rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor

    The input over the root of its mean square over the last dimensions, times `weight`.
    """

def nn_functional_rrelu(input: TensorLike, lower: float = 0.125, upper: float = 0.3333333333333333, training: bool = False, inplace: bool = False) -> Tensor:
    """nn.functional.rrelu(Tensor input, float lower=0.125, float upper=0.3333333333333333, bool training=False, bool inplace=False) -> Tensor

    leaky_relu whose slope is drawn from lower to upper for each element, or without `training` their mean.
    """

def nn_functional_rrelu_(input: TensorLike, lower: float = 0.125, upper: float = 0.3333333333333333, training: bool = False) -> Tensor:
    """In-place version of nn_functional_rrelu."""

def nn_functional_scaled_dot_product_attention(query: TensorLike, key: TensorLike, value: TensorLike, attn_mask: TensorLike | None = None, dropout_p: float = 0.0, is_causal: bool = False, *, scale: float | None = None, enable_gqa: bool = False) -> Tensor:
    """nn.functional.scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor

    softmax(scale * query @ key.mT + mask) @ value; by default scale is 1 / sqrt of the last dimension.
    """

def nn_functional_selu(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.selu(Tensor input, bool inplace=False) -> Tensor

    scale * elu(self, alpha), with the constants of self-normalising networks.
    """

def nn_functional_selu_(input: TensorLike) -> Tensor:
    """In-place version of nn_functional_selu."""

def nn_functional_sigmoid(input: TensorLike) -> Tensor:
    """sigmoid(Tensor self) -> Tensor

    1 / (1 + exp(-self)).
    """

def nn_functional_sigmoid_(input: TensorLike) -> Tensor:
    """In-place version of nn_functional_sigmoid."""

def nn_functional_silu(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.silu(Tensor input, bool inplace=False) -> Tensor

    input * sigmoid(input).
    """

def nn_functional_silu_(input: TensorLike) -> Tensor:
    """In-place version of nn_functional_silu."""

def nn_functional_smooth_l1_loss(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", beta: float = 1.0) -> Tensor:
    """nn.functional.smooth_l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", float beta=1.0) -> Tensor

    huber_loss with delta `beta`, over `beta`.
    """

def nn_functional_soft_margin_loss(input: TensorLike, target: TensorLike, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.soft_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    log(1 + exp(-target * input)), without overflow.
    """

def nn_functional_softmax(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """nn.functional.softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    exp(input) over its sum along `dim`.
    """

def nn_functional_softmin(input: TensorLike, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
    """nn.functional.softmin(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    exp(-input) over its sum along `dim`.
    """

def nn_functional_softplus(input: TensorLike, beta: Scalar = 1, threshold: Scalar = 20) -> Tensor:
    """nn.functional.softplus(Tensor input, Scalar beta=1, Scalar threshold=20) -> Tensor

    log(1 + exp(beta * input)) / beta, and input itself where beta * input > threshold.
    """

def nn_functional_softshrink(input: TensorLike, lambd: Scalar = 0.5) -> Tensor:
    """nn.functional.softshrink(Tensor input, Scalar lambd=0.5) -> Tensor

    input brought lambd closer to 0, and 0 where it is within lambd of 0.
    """

def nn_functional_softsign(input: TensorLike) -> Tensor:
    """nn.functional.softsign(Tensor input) -> Tensor

    input / (1 + abs(input)).
    """

def nn_functional_tanh(input: TensorLike) -> Tensor:
    """tanh(Tensor self) -> Tensor

    The hyperbolic tangent.
    """

def nn_functional_tanh_(input: TensorLike) -> Tensor:
    """In-place version of nn_functional_tanh."""

def nn_functional_tanhshrink(input: TensorLike) -> Tensor:
    """nn.functional.tanhshrink(Tensor input) -> Tensor

    input - tanh(input).
    """

def nn_functional_threshold(input: TensorLike, threshold: Scalar, value: Scalar, inplace: bool = False) -> Tensor:
    """nn.functional.threshold(Tensor input, Scalar threshold, Scalar value, bool inplace=False) -> Tensor

    input where it is larger than threshold, else value.
    """

def nn_functional_threshold_(input: TensorLike, threshold: Scalar, value: Scalar) -> Tensor:
    """In-place version of nn_functional_threshold."""

def nn_functional_triplet_margin_loss(anchor: TensorLike, positive: TensorLike, negative: TensorLike, margin: float = 1.0, p: float = 2, eps: float = 1e-6, swap: bool = False, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """nn.functional.triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-6, bool swap=False, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin + |anchor - positive| - |anchor - negative|, 0), in the p-norm.
    """

def nn_functional_triplet_margin_with_distance_loss(anchor: TensorLike, positive: TensorLike, negative: TensorLike, *, distance_function: Any | None = None, margin: float = 1.0, swap: bool = False, reduction: str = "mean") -> Tensor:
    """nn.functional.triplet_margin_with_distance_loss(Tensor anchor, Tensor positive, Tensor negative, *, any distance_function=None, float margin=1.0, bool swap=False, str reduction="mean") -> Tensor

    The triplet loss with a distance of one's own, a function of two tensors.
    """

def nn_functional_unfold(input: TensorLike, kernel_size: int | Sequence[int], dilation: int | Sequence[int] = 1, padding: int | Sequence[int] = 0, stride: int | Sequence[int] = 1) -> Tensor:
    """nn.functional.unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor

    The windows of images as columns.
    """

def nn_functional_upsample(input: TensorLike, size: Any | None = None, scale_factor: Any | None = None, mode: str = "nearest", align_corners: bool | None = None) -> Tensor:
    """nn.functional.upsample(Tensor input, any size=None, any scale_factor=None, str mode="nearest", bool? align_corners=None) -> Tensor

    interpolate under an older name.
    """

def nn_functional_upsample_bilinear(input: TensorLike, size: Any | None = None, scale_factor: Any | None = None) -> Tensor:
    """nn.functional.upsample_bilinear(Tensor input, any size=None, any scale_factor=None) -> Tensor

    Bilinear interpolate with aligned corners.
    """

def nn_functional_upsample_nearest(input: TensorLike, size: Any | None = None, scale_factor: Any | None = None) -> Tensor:
    """nn.functional.upsample_nearest(Tensor input, any size=None, any scale_factor=None) -> Tensor

    interpolate by the nearest pixels.
    """

@overload
def nonzero(input: TensorLike) -> Tensor:
    """nonzero(Tensor self) -> Tensor

    The indices of the elements that are not zero, a row for each.
    """

@overload
def nonzero(input: TensorLike, *, as_tuple: bool) -> tuple[Tensor, ...]:
    """nonzero.as_tuple(Tensor self, *, bool as_tuple) -> Tensor[]

    The indices of the elements that are not zero, a vector for each dimension.
    """

def norm(input: TensorLike, p: Any = "fro", dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """norm(Tensor self, any p="fro", int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The p-norm of the elements, a vector norm; its gradient at 0 is 0. For 'nuc', the sum of the singular values.
    """

@overload
def normal(mean: TensorLike, std: TensorLike, *, generator: Any | None = None) -> Tensor:
    """normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a mean and a standard deviation of its own.
    """

@overload
def normal(mean: TensorLike, std: float = 1.0, *, generator: Any | None = None) -> Tensor:
    """normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a mean of its own.
    """

@overload
def normal(mean: float, std: TensorLike, *, generator: Any | None = None) -> Tensor:
    """normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a standard deviation of its own.
    """

@overload
def normal(mean: float, std: float, size: Sequence[int], *, generator: Any | None = None, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers of one normal distribution.
    """

def not_equal(input: TensorLike, other: TensorLike) -> Tensor:
    """ne(Tensor self, Tensor other) -> Tensor

    Whether self != other, element by element.
    """

def not_equal_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of not_equal."""

def ones(*size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
    """ones(int[] size, *, dtype? dtype=None) -> Tensor

    Ones.
    """

def ones_like(input: TensorLike, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """ones_like(Tensor input, *, dtype? dtype=None) -> Tensor

    Ones of the shape and dtype of `input`.
    """

def orgqr(input: TensorLike, input2: TensorLike) -> Tensor:
    """orgqr(Tensor self, Tensor input2) -> Tensor

    linalg.householder_product of self and its factors input2.
    """

def ormqr(input: TensorLike, input2: TensorLike, input3: TensorLike, left: bool = True, transpose: bool = False) -> Tensor:
    """ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor

    Q @ input3, or input3 @ Q, of the whole product Q of the reflectors in self and input2; of Q^H with transpose.
    """

def outer(input: TensorLike, vec2: TensorLike) -> Tensor:
    """outer(Tensor self, Tensor vec2) -> Tensor

    The products of each element of one vector with each of another.
    """

def pairwise_distance(x1: TensorLike, x2: TensorLike, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False, *, keepdims: Any = None) -> Tensor:
    """nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, bool keepdim=False) -> Tensor

    The p-norm of x1 - x2 + eps along the last dimension.
    """

def pca_lowrank(A: TensorLike, q: int | None = None, center: bool = True, niter: int = 2) -> PcaLowrankResult:
    """pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, Tensor S, Tensor V)

    svd_lowrank of A less the means of its columns, or of A itself unless center.
    """

def pdist(input: TensorLike, p: float = 2) -> Tensor:
    """pdist(Tensor input, float p=2) -> Tensor

    The p-norm distances of the rows of a matrix, each pair once.
    """

def permute(input: TensorLike, *dims: Any, **named: Any) -> Tensor:
    """permute(Tensor(a) self, int[] dims) -> Tensor(a)

    The dimensions in the order of dims.
    """

def permute_copy(input: TensorLike, *dims: Any, **named: Any) -> Tensor:
    """permute_copy(Tensor self, int[] dims) -> Tensor

    A copy of permute.
    """

def pinverse(input: TensorLike, rcond: float = 1e-15) -> Tensor:
    """pinverse(Tensor self, float rcond=1e-15) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """

def pixel_shuffle(input: TensorLike, upscale_factor: int) -> Tensor:
    """nn.functional.pixel_shuffle(Tensor input, int upscale_factor) -> Tensor

    Blocks of channels as blocks of pixels - (..., C * r**2, H, W) as (..., C, H * r, W * r).
    """

def pixel_unshuffle(input: TensorLike, downscale_factor: int) -> Tensor:
    """nn.functional.pixel_unshuffle(Tensor input, int downscale_factor) -> Tensor

    Blocks of pixels as blocks of channels - (..., C, H * r, W * r) as (..., C * r**2, H, W).
    """

def poisson(input: TensorLike, generator: Any | None = None) -> Tensor:
    """poisson(Tensor self, Generator? generator=None) -> Tensor

    Random numbers of events, each from the Poisson distribution with the rate that the element is.
    """

def polar(abs: TensorLike, angle: TensorLike) -> Tensor:
    """polar(Tensor abs, Tensor angle) -> Tensor

    abs * exp(1j * angle).
    """

def polygamma(n: int, input: TensorLike) -> Tensor:
    """polygamma(int n, Tensor self) -> Tensor

    The n-th derivative of digamma.
    """

def polygamma_(n: int, input: TensorLike) -> Tensor:
    """In-place version of polygamma."""

def positive(input: TensorLike) -> Tensor:
    """positive(Tensor(a) self) -> Tensor(a)

    +self, the same values.
    """

def pow(input: TensorLike, exponent: TensorLike) -> Tensor:
    """pow(Tensor self, Tensor exponent) -> Tensor

    self to the power of exponent.
    """

def pow_(input: TensorLike, exponent: TensorLike) -> Tensor:
    """In-place version of pow."""

def prelu(input: TensorLike, weight: TensorLike) -> Tensor:
    """nn.functional.prelu(Tensor input, Tensor weight) -> Tensor

    input where it is positive, else weight * input, with a weight for all or one for each channel.
    """

def prod(input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """prod(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The product of all elements, or along `dim`; its derivatives are right at zeros, too.
    """

def put(input: TensorLike, index: TensorLike, source: TensorLike, accumulate: bool = False) -> Tensor:
    """put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor

    self with elements of source put or added at index, counted through all dimensions.
    """

def put_(input: TensorLike, index: TensorLike, source: TensorLike, accumulate: bool = False) -> Tensor:
    """In-place version of put."""

def qr(input: TensorLike, some: bool = True) -> QrResult:
    """qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)

    linalg.qr in mode 'reduced', or 'complete' unless some.
    """

def quantile(input: TensorLike, q: Any, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear", axis: Any = None, keepdims: Any = None) -> Tensor:
    """quantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor

    The quantiles `q`, a number or a 1-d tensor whose dimension comes first, of all elements or along `dim`.
    """

def rad2deg(input: TensorLike) -> Tensor:
    """rad2deg(Tensor self) -> Tensor

    Radians as degrees.
    """

def rad2deg_(input: TensorLike) -> Tensor:
    """In-place version of rad2deg."""

def rand(*size: Any, generator: Any | None = None, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
    """rand(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers that are uniform in [0, 1).
    """

def rand_like(input: TensorLike, *, generator: Any | None = None, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """rand_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers uniform in [0, 1), in the shape and dtype of `input`.
    """

@overload
def randint(high: int, *size: Any, generator: Any | None = None, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
    """randint(int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from 0 to high - 1.
    """

@overload
def randint(low: int, high: int, size: Sequence[int], *, generator: Any | None = None, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """randint.low(int low, int high, int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from `low` to high - 1.
    """

@overload
def randint_like(input: TensorLike, high: int, *, generator: Any | None = None, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """randint_like(Tensor input, int high, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from 0 to high - 1 in the shape and dtype of `input`.
    """

@overload
def randint_like(input: TensorLike, low: int, high: int, *, generator: Any | None = None, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """randint_like.low(Tensor input, int low, int high, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random integers from `low` to high - 1 in the shape and dtype of `input`.
    """

def randn(*size: Any, generator: Any | None = None, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
    """randn(int[] size, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Random numbers of the normal distribution with mean 0 and variance 1.
    """

def randn_like(input: TensorLike, *, generator: Any | None = None, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """randn_like(Tensor input, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    Normally distributed random numbers in the shape and dtype of `input`.
    """

def randperm(n: int, *, generator: Any | None = None, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """randperm(int n, *, Generator? generator=None, dtype? dtype=None) -> Tensor

    The integers from 0 to n - 1 in random order.
    """

def ravel(input: TensorLike) -> Tensor:
    """ravel(Tensor(a) self) -> Tensor(a)

    All elements along one dimension.
    """

def real(input: TensorLike) -> Tensor:
    """real(Tensor(a) self) -> Tensor(a)

    The real part.
    """

def reciprocal(input: TensorLike) -> Tensor:
    """reciprocal(Tensor self) -> Tensor

    1 / self.
    """

def reciprocal_(input: TensorLike) -> Tensor:
    """In-place version of reciprocal."""

def relu(input: TensorLike) -> Tensor:
    """relu(Tensor self) -> Tensor

    max(self, 0); its slope at 0 is 0.
    """

def relu_(input: TensorLike) -> Tensor:
    """In-place version of relu."""

def remainder(input: TensorLike, other: TensorLike) -> Tensor:
    """remainder(Tensor self, Tensor other) -> Tensor

    What is left of self / other rounded down; it has the sign of other.
    """

def remainder_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of remainder."""

def renorm(input: TensorLike, p: Scalar, dim: int | None = None, maxnorm: Scalar | None = None, *, axis: Any = None) -> Tensor:
    """renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor

    Slices along `dim` whose p-norm is above `maxnorm` are scaled down to it.
    """

def renorm_(input: TensorLike, p: Scalar, dim: int | None = None, maxnorm: Scalar | None = None, *, axis: Any = None) -> Tensor:
    """In-place version of renorm."""

def repeat(input: TensorLike, *repeats: Any, **named: Any) -> Tensor:
    """repeat(Tensor self, int[] repeats) -> Tensor

    Copies side by side, so many along each dimension; new dimensions come in front.
    """

@overload
def repeat_interleave(input: TensorLike, repeats: Any, dim: int | None = None, *, output_size: int | None = None, axis: Any = None) -> Tensor:
    """repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) -> Tensor

    Each element, or each slice along dim, so many times in a row.
    """

@overload
def repeat_interleave(repeats: TensorLike, *, output_size: int | None = None) -> Tensor:
    """repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor

    Each of the indices 0, 1, ... as often as `repeats` says.
    """

def reshape(input: TensorLike, *shape: Any, **named: Any) -> Tensor:
    """reshape(Tensor(a) self, int[] shape) -> Tensor(a)

    The same elements in another shape, one size of which may be -1; a view where possible.
    """

def reshape_as(input: TensorLike, other: TensorLike) -> Tensor:
    """reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)

    The same elements in the shape of other.
    """

def resolve_conj(input: TensorLike) -> Tensor:
    """resolve_conj(Tensor(a) self) -> Tensor(a)

    self; there is no lazy conjugation that would have to be carried out.
    """

def resolve_neg(input: TensorLike) -> Tensor:
    """resolve_neg(Tensor(a) self) -> Tensor(a)

    self; there is no lazy negation that would have to be carried out.
    """

def rms_norm(input: TensorLike, normalized_shape: Sequence[int], weight: TensorLike | None = None, eps: float | None = None) -> Tensor:
    """nn.functional.rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor

    The input over the root of its mean square over the last dimensions, times `weight`.
    """

@overload
def rnn_relu(input: TensorLike, hx: TensorLike, params: Sequence[TensorLike], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> RnnReluInputResult:
    """rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of simple recurrent units with relu over sequences (T, N, I).
    """

@overload
def rnn_relu(input: TensorLike, batch_sizes: TensorLike, hx: TensorLike, params: Sequence[TensorLike], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> RnnReluDataResult:
    """rnn_relu.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of simple recurrent units with relu over packed sequences.
    """

def rnn_relu_cell(input: TensorLike, hx: TensorLike, w_ih: TensorLike, w_hh: TensorLike, b_ih: TensorLike | None = None, b_hh: TensorLike | None = None) -> Tensor:
    """rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor

    relu of the sum of two linear maps, of the input and of the state.
    """

@overload
def rnn_tanh(input: TensorLike, hx: TensorLike, params: Sequence[TensorLike], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool) -> RnnTanhInputResult:
    """rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of simple recurrent units with tanh over sequences (T, N, I).
    """

@overload
def rnn_tanh(input: TensorLike, batch_sizes: TensorLike, hx: TensorLike, params: Sequence[TensorLike], has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool) -> RnnTanhDataResult:
    """rnn_tanh.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of simple recurrent units with tanh over packed sequences.
    """

def rnn_tanh_cell(input: TensorLike, hx: TensorLike, w_ih: TensorLike, w_hh: TensorLike, b_ih: TensorLike | None = None, b_hh: TensorLike | None = None) -> Tensor:
    """rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor

    tanh of the sum of two linear maps, of the input and of the state.
    """

def roll(input: TensorLike, shifts: int | Sequence[int], dims: int | Sequence[int] | None = ()) -> Tensor:
    """roll(Tensor self, int[1] shifts, int[1]? dims=[]) -> Tensor

    The elements shifted along dims, or all in one row; what falls off comes in at the other end.
    """

def rot90(input: TensorLike, k: int = 1, dims: Sequence[int] = (0, 1,)) -> Tensor:
    """rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor

    A copy turned k times by 90 degrees in the plane of two dimensions.
    """

def round(input: TensorLike, *, decimals: int = 0) -> Tensor:
    """round(Tensor self, *, int decimals=0) -> Tensor

    The nearest number with so many decimals; halves go to the even neighbour.
    """

def round_(input: TensorLike, *, decimals: int = 0) -> Tensor:
    """In-place version of round."""

def row_stack(*tensors: Any, **named: Any) -> Tensor:
    """vstack(Tensor[] tensors) -> Tensor

    Tensors joined along the first dimension, vectors as rows.
    """

def rsqrt(input: TensorLike) -> Tensor:
    """rsqrt(Tensor self) -> Tensor

    1 / sqrt(self).
    """

def rsqrt_(input: TensorLike) -> Tensor:
    """In-place version of rsqrt."""

def rsub(input: TensorLike, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
    """rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    other - alpha * self.
    """

@overload
def scatter(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, axis: Any = None) -> Tensor:
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

    self with elements of src at index along dim; where an index repeats, the last one stays.
    """

@overload
def scatter(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None, *, axis: Any = None) -> Tensor:
    """scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor

    self with one value at index along dim.
    """

@overload
def scatter(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, reduce: str, axis: Any = None) -> Tensor:
    """scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor

    self with elements of src added ('add') or multiplied ('multiply') at index along dim.
    """

@overload
def scatter(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None, *, reduce: str, axis: Any = None) -> Tensor:
    """scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor

    self with one value added ('add') or multiplied ('multiply') at index along dim.
    """

@overload
def scatter_(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, axis: Any = None) -> Tensor:
    """In-place version of scatter."""

@overload
def scatter_(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None, *, axis: Any = None) -> Tensor:
    """In-place version of scatter."""

@overload
def scatter_(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, reduce: str, axis: Any = None) -> Tensor:
    """In-place version of scatter."""

@overload
def scatter_(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None, *, reduce: str, axis: Any = None) -> Tensor:
    """In-place version of scatter."""

def scatter_add(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, axis: Any = None) -> Tensor:
    """scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

    self plus elements of src at index along dim; where an index repeats, all are added.
    """

def scatter_add_(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, axis: Any = None) -> Tensor:
    """In-place version of scatter_add."""

def scatter_reduce(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True, axis: Any = None) -> Tensor:
    """scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor

    self combined with elements of src at index along dim by sum, prod, mean, amax or amin.
    """

def scatter_reduce_(input: TensorLike, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True, axis: Any = None) -> Tensor:
    """In-place version of scatter_reduce."""

def searchsorted(sorted_sequence: TensorLike, input: TensorLike, *, out_int32: bool = False, right: bool = False, side: str | None = None, sorter: TensorLike | None = None) -> Tensor:
    """searchsorted(Tensor sorted_sequence, Tensor input, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor

    Where each element of `input` would be inserted to keep the last dimension of `sorted_sequence` sorted.
    """

def select(input: TensorLike, dim: int | None = None, index: int | None = None, *, axis: Any = None) -> Tensor:
    """select(Tensor(a) self, int dim, int index) -> Tensor(a)

    The slice at one index along dim.
    """

def select_copy(input: TensorLike, dim: int | None = None, index: int | None = None, *, axis: Any = None) -> Tensor:
    """select_copy(Tensor self, int dim, int index) -> Tensor

    A copy of select.
    """

def select_scatter(input: TensorLike, src: TensorLike, dim: int | None = None, index: int | None = None, *, axis: Any = None) -> Tensor:
    """select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor

    self with src as the slice at one index along dim.
    """

def selu(input: TensorLike, inplace: bool = False) -> Tensor:
    """nn.functional.selu(Tensor input, bool inplace=False) -> Tensor

    scale * elu(self, alpha), with the constants of self-normalising networks.
    """

def selu_(input: TensorLike) -> Tensor:
    """In-place version of selu."""

def sgn(input: TensorLike) -> Tensor:
    """sgn(Tensor self) -> Tensor

    self / abs(self), and 0 at 0.
    """

def sgn_(input: TensorLike) -> Tensor:
    """In-place version of sgn."""

def sigmoid(input: TensorLike) -> Tensor:
    """sigmoid(Tensor self) -> Tensor

    1 / (1 + exp(-self)).
    """

def sigmoid_(input: TensorLike) -> Tensor:
    """In-place version of sigmoid."""

def sign(input: TensorLike) -> Tensor:
    """sign(Tensor self) -> Tensor

    -1, 0 or 1; its gradient is zero everywhere, also at 0.
    """

def sign_(input: TensorLike) -> Tensor:
    """In-place version of sign."""

def signal_convolve(in1: TensorLike, in2: TensorLike, mode: str = "full", method: str = "auto") -> Tensor:
    """signal.convolve(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The convolution over all dimensions - all of it ("full"), its middle ("same") or where nothing is padded ("valid") - directly, by "fft", or as is faster.
    """

def signal_correlate(in1: TensorLike, in2: TensorLike, mode: str = "full", method: str = "auto") -> Tensor:
    """signal.correlate(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The cross-correlation over all dimensions, the convolution with the mirrored conjugate of `in2`.
    """

def signal_fftconvolve(in1: TensorLike, in2: TensorLike, mode: str = "full", axes: int | Sequence[int] | None = None) -> Tensor:
    """signal.fftconvolve(Tensor in1, Tensor in2, str mode="full", int[1]? axes=None) -> Tensor

    The convolution by Fourier transforms over `axes`, by default all; other dimensions broadcast.
    """

def signbit(input: TensorLike) -> Tensor:
    """signbit(Tensor self) -> Tensor

    Whether the sign is negative, that of -0.0 included.
    """

def sin(input: TensorLike) -> Tensor:
    """sin(Tensor self) -> Tensor

    The sine, of an angle in radians.
    """

def sin_(input: TensorLike) -> Tensor:
    """In-place version of sin."""

def sinc(input: TensorLike) -> Tensor:
    """sinc(Tensor self) -> Tensor

    sin(pi * self) / (pi * self), and 1 at 0.
    """

def sinc_(input: TensorLike) -> Tensor:
    """In-place version of sinc."""

def sinh(input: TensorLike) -> Tensor:
    """sinh(Tensor self) -> Tensor

    The hyperbolic sine.
    """

def sinh_(input: TensorLike) -> Tensor:
    """In-place version of sinh."""

def slice(input: TensorLike, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1, *, axis: Any = None) -> Tensor:
    """slice(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)

    Every step-th slice from start to end along dim, as PyTorch's aten::slice.
    """

def slice_copy(input: TensorLike, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1, *, axis: Any = None) -> Tensor:
    """slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

    A copy of every step-th slice from start to end along dim.
    """

def slice_scatter(input: TensorLike, src: TensorLike, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1, *, axis: Any = None) -> Tensor:
    """slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

    self with src as every step-th slice from start to end along dim.
    """

def slogdet(input: TensorLike) -> SlogdetResult:
    """slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)

    The sign of the determinant, a number of size 1, and the logarithm of its size.
    """

def softmax(input: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None) -> Tensor:
    """softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    exp(self) over its sum along `dim`.
    """

def sort(input: TensorLike, dim: int = -1, descending: bool = False, *, stable: bool | None = None, axis: Any = None) -> SortResult:
    """sort(Tensor self, int dim=-1, bool descending=False, *, bool? stable=None) -> (Tensor values, Tensor indices)

    The elements in order along `dim`, and where each stood; equal ones keep their order.
    """

def special_digamma(input: TensorLike) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The derivative of lgamma.
    """

def special_digamma_(input: TensorLike) -> Tensor:
    """In-place version of special_digamma."""

def special_entr(input: TensorLike) -> Tensor:
    """special.entr(Tensor self) -> Tensor

    -self * log(self), 0 at 0, and -inf where self is negative.
    """

def special_erf(input: TensorLike) -> Tensor:
    """erf(Tensor self) -> Tensor

    The error function. Of complex numbers it takes SciPy.
    """

def special_erf_(input: TensorLike) -> Tensor:
    """In-place version of special_erf."""

def special_erfc(input: TensorLike) -> Tensor:
    """erfc(Tensor self) -> Tensor

    1 - erf(self), accurate where it is small.
    """

def special_erfc_(input: TensorLike) -> Tensor:
    """In-place version of special_erfc."""

def special_erfcx(input: TensorLike) -> Tensor:
    """special.erfcx(Tensor self) -> Tensor

    exp(self**2) * erfc(self), which neither overflows nor vanishes for large self.
    """

def special_erfinv(input: TensorLike) -> Tensor:
    """erfinv(Tensor self) -> Tensor

    The inverse of erf.
    """

def special_erfinv_(input: TensorLike) -> Tensor:
    """In-place version of special_erfinv."""

def special_exp2(input: TensorLike) -> Tensor:
    """exp2(Tensor self) -> Tensor

    2 to the power of self.
    """

def special_exp2_(input: TensorLike) -> Tensor:
    """In-place version of special_exp2."""

def special_expit(input: TensorLike) -> Tensor:
    """sigmoid(Tensor self) -> Tensor

    1 / (1 + exp(-self)).
    """

def special_expit_(input: TensorLike) -> Tensor:
    """In-place version of special_expit."""

def special_expm1(input: TensorLike) -> Tensor:
    """expm1(Tensor self) -> Tensor

    exp(self) - 1, accurate near 0.
    """

def special_expm1_(input: TensorLike) -> Tensor:
    """In-place version of special_expm1."""

def special_gammaln(input: TensorLike) -> Tensor:
    """lgamma(Tensor self) -> Tensor

    The logarithm of the absolute value of the gamma function.
    """

def special_gammaln_(input: TensorLike) -> Tensor:
    """In-place version of special_gammaln."""

def special_i0(input: TensorLike) -> Tensor:
    """i0(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 0.
    """

def special_i0_(input: TensorLike) -> Tensor:
    """In-place version of special_i0."""

def special_i0e(input: TensorLike) -> Tensor:
    """special.i0e(Tensor self) -> Tensor

    exp(-abs(self)) * i0(self).
    """

def special_i1(input: TensorLike) -> Tensor:
    """special.i1(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 1.
    """

def special_i1e(input: TensorLike) -> Tensor:
    """special.i1e(Tensor self) -> Tensor

    exp(-abs(self)) * special.i1(self).
    """

def special_iv(v: float, input: TensorLike) -> Tensor:
    """special.iv(float v, Tensor self) -> Tensor

    The modified Bessel function of the first kind of order v.
    """

def special_log1p(input: TensorLike) -> Tensor:
    """log1p(Tensor self) -> Tensor

    log(1 + self), accurate near 0.
    """

def special_log1p_(input: TensorLike) -> Tensor:
    """In-place version of special_log1p."""

def special_log_ndtr(input: TensorLike) -> Tensor:
    """special.log_ndtr(Tensor self) -> Tensor

    The logarithm of special.ndtr, also where that vanishes.
    """

def special_log_softmax(input: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None) -> Tensor:
    """log_softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """

def special_logit(input: TensorLike, eps: float | None = None) -> Tensor:
    """logit(Tensor self, float? eps=None) -> Tensor

    log(self / (1 - self)), of self brought between eps and 1 - eps if eps is given.
    """

def special_logit_(input: TensorLike, eps: float | None = None) -> Tensor:
    """In-place version of special_logit."""

def special_logsumexp(input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor

    log(sum(exp(self))) along `dim`, without overflow.
    """

def special_multigammaln(input: TensorLike, p: int) -> Tensor:
    """mvlgamma(Tensor self, int p) -> Tensor

    The logarithm of the multivariate gamma function of dimension p.
    """

def special_multigammaln_(input: TensorLike, p: int) -> Tensor:
    """In-place version of special_multigammaln."""

def special_ndtr(input: TensorLike) -> Tensor:
    """special.ndtr(Tensor self) -> Tensor

    The distribution function of the normal distribution.
    """

def special_ndtri(input: TensorLike) -> Tensor:
    """special.ndtri(Tensor self) -> Tensor

    The inverse of special.ndtr.
    """

def special_polygamma(n: int, input: TensorLike) -> Tensor:
    """polygamma(int n, Tensor self) -> Tensor

    The n-th derivative of digamma.
    """

def special_polygamma_(n: int, input: TensorLike) -> Tensor:
    """In-place version of special_polygamma."""

def special_psi(input: TensorLike) -> Tensor:
    """digamma(Tensor self) -> Tensor

    The derivative of lgamma.
    """

def special_psi_(input: TensorLike) -> Tensor:
    """In-place version of special_psi."""

def special_round(input: TensorLike, *, decimals: int = 0) -> Tensor:
    """round(Tensor self, *, int decimals=0) -> Tensor

    The nearest number with so many decimals; halves go to the even neighbour.
    """

def special_round_(input: TensorLike, *, decimals: int = 0) -> Tensor:
    """In-place version of special_round."""

def special_sinc(input: TensorLike) -> Tensor:
    """sinc(Tensor self) -> Tensor

    sin(pi * self) / (pi * self), and 1 at 0.
    """

def special_sinc_(input: TensorLike) -> Tensor:
    """In-place version of special_sinc."""

def special_softmax(input: TensorLike, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None) -> Tensor:
    """softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    exp(self) over its sum along `dim`.
    """

def special_xlog1py(input: TensorLike, other: TensorLike) -> Tensor:
    """special.xlog1py(Tensor self, Tensor other) -> Tensor

    self * log(1 + other), and 0 where self is 0.
    """

def special_xlogy(input: TensorLike, other: TensorLike) -> Tensor:
    """xlogy(Tensor self, Tensor other) -> Tensor

    self * log(other), and 0 where self is 0.
    """

def special_xlogy_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of special_xlogy."""

@overload
def split(input: TensorLike, split_size: int | Sequence[int], dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]

    Parts of split_size along dim, the last one smaller if need be, or parts of given sizes.
    """

@overload
def split(tensor: TensorLike, split_size_or_sections: int | Sequence[int], dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """split.sections(Tensor(a) tensor, int[1] split_size_or_sections, int dim=0) -> Tensor(a)[]

    As split, by the names that the arguments of PyTorch's function have.
    """

def split_with_sizes(input: TensorLike, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

    Consecutive parts of the given sizes along dim.
    """

def split_with_sizes_copy(input: TensorLike, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]

    Copies of the parts of split_with_sizes.
    """

def sqrt(input: TensorLike) -> Tensor:
    """sqrt(Tensor self) -> Tensor

    The square root.
    """

def sqrt_(input: TensorLike) -> Tensor:
    """In-place version of sqrt."""

def square(input: TensorLike) -> Tensor:
    """square(Tensor self) -> Tensor

    self * self.
    """

def square_(input: TensorLike) -> Tensor:
    """In-place version of square."""

def squeeze(input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
    """squeeze(Tensor(a) self, int[1]? dim=None) -> Tensor(a)

    Without the dimensions of size 1, or without those among dim that have size 1.
    """

def squeeze_(input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
    """In-place version of squeeze."""

def squeeze_copy(input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
    """squeeze_copy(Tensor self, int[1]? dim=None) -> Tensor

    A copy of squeeze.
    """

def stack(tensors: Sequence[TensorLike], dim: int = 0, *, axis: Any = None) -> Tensor:
    """stack(Tensor[] tensors, int dim=0) -> Tensor

    Tensors of one shape joined along a new dimension.
    """

@overload
def std(input: TensorLike, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """std.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor

    The standard deviation over `dim`; `unbiased` stands for correction=1.
    """

@overload
def std(input: TensorLike, unbiased: bool = True) -> Tensor:
    """std(Tensor self, bool unbiased=True) -> Tensor

    The standard deviation of all elements; `unbiased` stands for correction=1.
    """

@overload
def std(input: TensorLike, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None, keepdim: bool = False, axis: Any = None, keepdims: Any = None) -> Tensor:
    """std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor

    The standard deviation over `dim`; its gradient is 0 where all elements are equal.
    """

@overload
def std_mean(input: TensorLike, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None, keepdim: bool = False, axis: Any = None, keepdims: Any = None) -> StdMeanCorrectionResult:
    """std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)

    The standard deviation and the mean over `dim`.
    """

@overload
def std_mean(input: TensorLike, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> StdMeanDimResult:
    """std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)

    The standard deviation and the mean over `dim`; `unbiased` stands for correction=1.
    """

@overload
def std_mean(input: TensorLike, unbiased: bool = True) -> StdMeanDefaultResult:
    """std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The standard deviation and the mean of all elements; `unbiased` stands for correction=1.
    """

def stft(input: TensorLike, n_fft: int, hop_length: int | None = None, win_length: int | None = None, window: TensorLike | None = None, center: bool = True, pad_mode: str = "reflect", normalized: bool = False, onesided: bool | None = None, return_complex: bool | None = None, align_to_window: bool | None = None) -> Tensor:
    """stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor

    The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length` apart.
    """

def sub(input: TensorLike, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
    """sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    self - alpha * other.
    """

def sub_(input: TensorLike, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
    """In-place version of sub."""

def subtract(input: TensorLike, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
    """sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    self - alpha * other.
    """

def subtract_(input: TensorLike, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
    """In-place version of subtract."""

def sum(input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
    """sum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The sum of all elements, or along `dim`.
    """

def sum_to_size(input: TensorLike, *size: Any, **named: Any) -> Tensor:
    """sum_to_size(Tensor(a) self, int[] size) -> Tensor(a)

    The sum over those dimensions along which size would be repeated to the shape of self; a view if there are none.
    """

def svd(input: TensorLike, some: bool = True, compute_uv: bool = True) -> SvdResult:
    """svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)

    linalg.svd with V = Vh^H, of full matrices unless some; without compute_uv U and V are zeros.
    """

def svd_lowrank(A: TensorLike, q: int | None = 6, niter: int | None = 2, M: TensorLike | None = None) -> SvdLowrankResult:
    """svd_lowrank(Tensor A, int? q=6, int? niter=2, Tensor? M=None) -> (Tensor U, Tensor S, Tensor V)

    The q largest singular values of A - M and their vectors, approximately, from a random sample refined niter times. The gradient is nan where the rank is less than q.
    """

def swapaxes(input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
    """transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)

    Two dimensions exchanged.
    """

def swapaxes_(input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
    """In-place version of swapaxes."""

def swapdims(input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
    """transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)

    Two dimensions exchanged.
    """

def swapdims_(input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
    """In-place version of swapdims."""

def t(input: TensorLike) -> Tensor:
    """t(Tensor(a) self) -> Tensor(a)

    The transpose of a matrix; vectors and numbers as they are.
    """

def t_(input: TensorLike) -> Tensor:
    """In-place version of t."""

def t_copy(input: TensorLike) -> Tensor:
    """t_copy(Tensor self) -> Tensor

    A copy of t.
    """

def take(input: TensorLike, index: TensorLike) -> Tensor:
    """take(Tensor self, Tensor index) -> Tensor

    The elements at index, counted through all dimensions.
    """

def take_along_dim(input: TensorLike, indices: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor:
    """take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor

    The elements at indices along dim, or of all elements in a row.
    """

def tan(input: TensorLike) -> Tensor:
    """tan(Tensor self) -> Tensor

    The tangent, of an angle in radians.
    """

def tan_(input: TensorLike) -> Tensor:
    """In-place version of tan."""

def tanh(input: TensorLike) -> Tensor:
    """tanh(Tensor self) -> Tensor

    The hyperbolic tangent.
    """

def tanh_(input: TensorLike) -> Tensor:
    """In-place version of tanh."""

def tensor_split(input: TensorLike, indices_or_sections: Any | None = None, dim: int = 0, *, axis: Any = None, sections: Any = None, indices: Any = None) -> tuple[Tensor, ...]:
    """tensor_split(Tensor(a) self, any indices_or_sections, int dim=0) -> Tensor(a)[]

    So many parts along dim, whose sizes differ by at most one, or parts cut at given indices.
    """

def tensordot(a: TensorLike, b: TensorLike, dims: Any = 2) -> Tensor:
    """tensordot(Tensor a, Tensor b, any dims=2) -> Tensor

    Sums of products over the last and first dims dimensions, or over two lists of dimensions; size 1 repeats.
    """

def threshold(input: TensorLike, threshold: Scalar, value: Scalar, inplace: bool = False) -> Tensor:
    """nn.functional.threshold(Tensor input, Scalar threshold, Scalar value, bool inplace=False) -> Tensor

    input where it is larger than threshold, else value.
    """

def threshold_(input: TensorLike, threshold: Scalar, value: Scalar) -> Tensor:
    """In-place version of threshold."""

def tile(input: TensorLike, *dims: Any, **named: Any) -> Tensor:
    """tile(Tensor self, int[] dims) -> Tensor

    Copies side by side, so many along the last dimensions.
    """

def to(input: TensorLike, dtype: DTypeLike) -> Tensor:
    """to(Tensor(a) self, dtype dtype) -> Tensor(a)

    The same values as another dtype, a view if self has it already; integer and bool results are cut off the graph.
    """

def topk(input: TensorLike, k: int, dim: int = -1, largest: bool = True, sorted: bool = True, *, axis: Any = None) -> TopkResult:
    """topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)

    The `k` largest or smallest elements along `dim`, and where each stands.
    """

def trace(input: TensorLike) -> Tensor:
    """trace(Tensor self) -> Tensor

    The sum of the diagonal of a matrix.
    """

def transpose(input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
    """transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)

    Two dimensions exchanged.
    """

def transpose_(input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
    """In-place version of transpose."""

def transpose_copy(input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
    """transpose_copy(Tensor self, int dim0, int dim1) -> Tensor

    A copy of transpose.
    """

@overload
def trapezoid(y: TensorLike, x: TensorLike, *, dim: int = -1, axis: Any = None) -> Tensor:
    """trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at the points `x`.
    """

@overload
def trapezoid(y: TensorLike, *, dx: Scalar = 1, dim: int = -1, axis: Any = None) -> Tensor:
    """trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at points in the distance `dx`.
    """

def trapz(y: TensorLike, x: TensorLike, *, dim: int = -1, axis: Any = None) -> Tensor:
    """trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at the points `x`.
    """

def triangular_solve(input: TensorLike, A: TensorLike, upper: bool = True, transpose: bool = False, unitriangular: bool = False) -> TriangularSolveResult:
    """triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)

    X with A @ X = self, or A.T @ X = self, of which one triangle is read, and a copy of A.
    """

def tril(input: TensorLike, diagonal: int = 0) -> Tensor:
    """tril(Tensor self, int diagonal=0) -> Tensor

    The lower triangles of matrices, zero above the given diagonal.
    """

def tril_(input: TensorLike, diagonal: int = 0) -> Tensor:
    """In-place version of tril."""

def tril_indices(row: int, col: int, offset: int = 0, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """tril_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor

    Rows and columns of the elements on and below a diagonal, as a 2 by N tensor.
    """

def triu(input: TensorLike, diagonal: int = 0) -> Tensor:
    """triu(Tensor self, int diagonal=0) -> Tensor

    The upper triangles of matrices, zero below the given diagonal.
    """

def triu_(input: TensorLike, diagonal: int = 0) -> Tensor:
    """In-place version of triu."""

def triu_indices(row: int, col: int, offset: int = 0, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """triu_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor

    Rows and columns of the elements on and above a diagonal, as a 2 by N tensor.
    """

def true_divide(input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
    """div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor

    self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says so.
    """

def true_divide_(input: TensorLike, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
    """In-place version of true_divide."""

def trunc(input: TensorLike) -> Tensor:
    """trunc(Tensor self) -> Tensor

    self without what follows the point.
    """

def trunc_(input: TensorLike) -> Tensor:
    """In-place version of trunc."""

def unbind(input: TensorLike, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]

    The slices at each index along dim.
    """

def unbind_copy(input: TensorLike, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """unbind_copy(Tensor self, int dim=0) -> Tensor[]

    Copies of the slices of unbind.
    """

def unflatten(input: TensorLike, dim: int | None = None, sizes: Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
    """unflatten(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)

    Dimension dim as several of the given sizes, one of which may be -1.
    """

def unfold(input: TensorLike, dimension: int, size: int, step: int) -> Tensor:
    """unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)

    Windows of a size, one every step, along a dimension; they lie in a new last dimension.
    """

def unfold_copy(input: TensorLike, dimension: int, size: int, step: int) -> Tensor:
    """unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor

    A copy of unfold.
    """

def unique(input: TensorLike, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None, *, axis: Any = None) -> Any:
    """unique(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, int? dim=None) -> any

    The unique elements (or slices along `dim`) in ascending order; with them, if asked, where each element went and how many there were.
    """

def unique_consecutive(input: TensorLike, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None, *, axis: Any = None) -> Any:
    """unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> any

    The first of each run of equal elements (or slices along `dim`), and what else is asked for.
    """

def unravel_index(indices: TensorLike, *shape: Any, **named: Any) -> tuple[Tensor, ...]:
    """unravel_index(Tensor indices, int[] shape) -> Tensor[]

    The coordinates, one tensor for each dimension of `shape`, of flat indices.
    """

def unsafe_chunk(input: TensorLike, chunks: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """unsafe_chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

    As chunk; its parts may be written in place.
    """

def unsafe_split(input: TensorLike, split_size: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """unsafe_split(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]

    As split; its parts may be written in place.
    """

def unsafe_split_with_sizes(input: TensorLike, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
    """unsafe_split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

    As split_with_sizes; its parts may be written in place.
    """

def unsqueeze(input: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor:
    """unsqueeze(Tensor(a) self, int dim) -> Tensor(a)

    With a dimension of size 1 at dim.
    """

def unsqueeze_(input: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor:
    """In-place version of unsqueeze."""

def unsqueeze_copy(input: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor:
    """unsqueeze_copy(Tensor self, int dim) -> Tensor

    A copy of unsqueeze.
    """

def vander(x: TensorLike, N: int | None = None, increasing: bool = False) -> Tensor:
    """vander(Tensor x, int? N=None, bool increasing=False) -> Tensor

    The powers of each element of `x` in a row, from the highest or (`increasing`) the zeroth on.
    """

@overload
def var(input: TensorLike, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None, keepdim: bool = False, axis: Any = None, keepdims: Any = None) -> Tensor:
    """var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor

    The variance over `dim`, the mean square distance from the mean over n - `correction` (1).
    """

@overload
def var(input: TensorLike, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
    """var.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor

    The variance over `dim`; `unbiased` stands for correction=1.
    """

@overload
def var(input: TensorLike, unbiased: bool = True) -> Tensor:
    """var(Tensor self, bool unbiased=True) -> Tensor

    The variance of all elements; `unbiased` stands for correction=1.
    """

@overload
def var_mean(input: TensorLike, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None, keepdim: bool = False, axis: Any = None, keepdims: Any = None) -> VarMeanCorrectionResult:
    """var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)

    The variance and the mean over `dim`.
    """

@overload
def var_mean(input: TensorLike, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> VarMeanDimResult:
    """var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)

    The variance and the mean over `dim`; `unbiased` stands for correction=1.
    """

@overload
def var_mean(input: TensorLike, unbiased: bool = True) -> VarMeanDefaultResult:
    """var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The variance and the mean of all elements; `unbiased` stands for correction=1.
    """

def vdot(input: TensorLike, other: TensorLike) -> Tensor:
    """vdot(Tensor self, Tensor other) -> Tensor

    The same as dot with the complex conjugate of self.
    """

def view(input: TensorLike, *size: Any, **named: Any) -> Tensor:
    """view(Tensor(a) self, int[] size) -> Tensor(a)

    The same memory in another shape; an error where that would need a copy.
    """

def view_as(input: TensorLike, other: TensorLike) -> Tensor:
    """view_as(Tensor(a) self, Tensor other) -> Tensor(a)

    The same memory in the shape of other.
    """

def view_as_complex(input: TensorLike) -> Tensor:
    """view_as_complex(Tensor(a) self) -> Tensor(a)

    Pairs of real numbers along the last dimension as complex ones.
    """

def view_as_real(input: TensorLike) -> Tensor:
    """view_as_real(Tensor(a) self) -> Tensor(a)

    Complex numbers as pairs of real ones along a new last dimension.
    """

def view_copy(input: TensorLike, *size: Any, **named: Any) -> Tensor:
    """view_copy(Tensor self, int[] size) -> Tensor

    A copy in another shape, one size of which may be -1.
    """

def vsplit(input: TensorLike, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None) -> tuple[Tensor, ...]:
    """vsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Equal parts along the first dimension, or parts cut at indices.
    """

def vstack(*tensors: Any, **named: Any) -> Tensor:
    """vstack(Tensor[] tensors) -> Tensor

    Tensors joined along the first dimension, vectors as rows.
    """

@overload
def where(condition: TensorLike, input: TensorLike, other: TensorLike) -> Tensor:
    """where(Tensor condition, Tensor self, Tensor other) -> Tensor

    self where condition is true, other elsewhere.
    """

@overload
def where(condition: TensorLike) -> tuple[Tensor, ...]:
    """where.condition(Tensor condition) -> Tensor[]

    The indices at which condition is true, a tensor for each dimension.
    """

def xlogy(input: TensorLike, other: TensorLike) -> Tensor:
    """xlogy(Tensor self, Tensor other) -> Tensor

    self * log(other), and 0 where self is 0.
    """

def xlogy_(input: TensorLike, other: TensorLike) -> Tensor:
    """In-place version of xlogy."""

def zero(input: TensorLike) -> Tensor:
    """zero(Tensor self) -> Tensor

    0 everywhere.
    """

def zero_(input: TensorLike) -> Tensor:
    """In-place version of zero."""

def zeros(*size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
    """zeros(int[] size, *, dtype? dtype=None) -> Tensor

    Zeros.
    """

def zeros_like(input: TensorLike, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """zeros_like(Tensor input, *, dtype? dtype=None) -> Tensor

    Zeros of the shape and dtype of `input`.
    """


__all__ = [
    'H',
    'T',
    'abs',
    'abs_',
    'absolute',
    'absolute_',
    'acos',
    'acos_',
    'acosh',
    'acosh_',
    'adaptive_avg_pool1d',
    'adaptive_max_pool1d',
    'add',
    'add_',
    'addbmm',
    'addbmm_',
    'addcdiv',
    'addcdiv_',
    'addcmul',
    'addcmul_',
    'addmm',
    'addmm_',
    'addmv',
    'addmv_',
    'addr',
    'addr_',
    'adjoint',
    'alias_copy',
    'all',
    'allclose',
    'amax',
    'amin',
    'aminmax',
    'angle',
    'any',
    'arange',
    'arccos',
    'arccos_',
    'arccosh',
    'arccosh_',
    'arcsin',
    'arcsin_',
    'arcsinh',
    'arcsinh_',
    'arctan',
    'arctan2',
    'arctan2_',
    'arctan_',
    'arctanh',
    'arctanh_',
    'argmax',
    'argmin',
    'argsort',
    'argwhere',
    'array_equal',
    'as_strided',
    'as_strided_',
    'as_strided_copy',
    'as_strided_scatter',
    'asin',
    'asin_',
    'asinh',
    'asinh_',
    'astype',
    'atan',
    'atan2',
    'atan2_',
    'atan_',
    'atanh',
    'atanh_',
    'atleast_1d',
    'atleast_2d',
    'atleast_3d',
    'avg_pool1d',
    'baddbmm',
    'baddbmm_',
    'bartlett_window',
    'bernoulli',
    'bilinear',
    'bincount',
    'bitwise_and',
    'bitwise_and_',
    'bitwise_left_shift',
    'bitwise_left_shift_',
    'bitwise_not',
    'bitwise_not_',
    'bitwise_or',
    'bitwise_or_',
    'bitwise_right_shift',
    'bitwise_right_shift_',
    'bitwise_xor',
    'bitwise_xor_',
    'blackman_window',
    'block_diag',
    'bmm',
    'broadcast_tensors',
    'broadcast_to',
    'bucketize',
    'cartesian_prod',
    'cat',
    'cdist',
    'ceil',
    'ceil_',
    'celu',
    'celu_',
    'chain_matmul',
    'channel_shuffle',
    'cholesky',
    'cholesky_inverse',
    'cholesky_solve',
    'chunk',
    'clamp',
    'clamp_',
    'clamp_max',
    'clamp_max_',
    'clamp_min',
    'clamp_min_',
    'clip',
    'clip_',
    'clone',
    'column_stack',
    'combinations',
    'complex',
    'concat',
    'concatenate',
    'conj',
    'conj_physical',
    'conj_physical_',
    'constant_pad_nd',
    'contiguous',
    'conv1d',
    'conv2d',
    'conv3d',
    'conv_tbc',
    'conv_transpose1d',
    'conv_transpose2d',
    'conv_transpose3d',
    'convolution',
    'copy',
    'copy_',
    'copysign',
    'copysign_',
    'corrcoef',
    'cos',
    'cos_',
    'cosh',
    'cosh_',
    'cosine_similarity',
    'count_nonzero',
    'cov',
    'cross',
    'cummax',
    'cummin',
    'cumprod',
    'cumprod_',
    'cumsum',
    'cumsum_',
    'cumulative_trapezoid',
    'deg2rad',
    'deg2rad_',
    'det',
    'diag',
    'diag_embed',
    'diagflat',
    'diagonal',
    'diagonal_copy',
    'diagonal_scatter',
    'diff',
    'digamma',
    'digamma_',
    'dist',
    'div',
    'div_',
    'divide',
    'divide_',
    'dot',
    'dsplit',
    'dstack',
    'einsum',
    'embedding',
    'empty',
    'empty_like',
    'eq',
    'eq_',
    'equal',
    'erf',
    'erf_',
    'erfc',
    'erfc_',
    'erfinv',
    'erfinv_',
    'exp',
    'exp2',
    'exp2_',
    'exp_',
    'expand',
    'expand_as',
    'expand_copy',
    'expm1',
    'expm1_',
    'eye',
    'fill',
    'fill_',
    'fix',
    'fix_',
    'flatten',
    'flip',
    'fliplr',
    'flipud',
    'float_power',
    'float_power_',
    'floor',
    'floor_',
    'floor_divide',
    'floor_divide_',
    'fmax',
    'fmin',
    'fmod',
    'fmod_',
    'frac',
    'frac_',
    'frexp',
    'full',
    'full_like',
    'gather',
    'gcd',
    'gcd_',
    'ge',
    'ge_',
    'geqrf',
    'ger',
    'getitem',
    'gradient',
    'greater',
    'greater_',
    'greater_equal',
    'greater_equal_',
    'grid_sampler',
    'grid_sampler_2d',
    'grid_sampler_3d',
    'gru',
    'gru_cell',
    'gt',
    'gt_',
    'hamming_window',
    'hann_window',
    'hardshrink',
    'heaviside',
    'heaviside_',
    'histc',
    'hsplit',
    'hstack',
    'hypot',
    'hypot_',
    'i0',
    'i0_',
    'imag',
    'index_add',
    'index_add_',
    'index_copy',
    'index_copy_',
    'index_fill',
    'index_fill_',
    'index_put',
    'index_put_',
    'index_reduce',
    'index_reduce_',
    'index_select',
    'inner',
    'inverse',
    'isclose',
    'isfinite',
    'isin',
    'isinf',
    'isnan',
    'isneginf',
    'isposinf',
    'isreal',
    'istft',
    'kaiser_window',
    'kron',
    'kthvalue',
    'lcm',
    'lcm_',
    'ldexp',
    'ldexp_',
    'le',
    'le_',
    'lerp',
    'lerp_',
    'less',
    'less_',
    'less_equal',
    'less_equal_',
    'lgamma',
    'lgamma_',
    'linspace',
    'log',
    'log10',
    'log10_',
    'log1p',
    'log1p_',
    'log2',
    'log2_',
    'log_',
    'log_softmax',
    'logaddexp',
    'logaddexp2',
    'logcumsumexp',
    'logdet',
    'logical_and',
    'logical_and_',
    'logical_not',
    'logical_not_',
    'logical_or',
    'logical_or_',
    'logical_xor',
    'logical_xor_',
    'logit',
    'logit_',
    'logspace',
    'logsumexp',
    'lstm',
    'lstm_cell',
    'lt',
    'lt_',
    'lu',
    'lu_solve',
    'lu_unpack',
    'mH',
    'mT',
    'masked_fill',
    'masked_fill_',
    'masked_scatter',
    'masked_scatter_',
    'masked_select',
    'matmul',
    'matrix_exp',
    'matrix_power',
    'max',
    'max_pool1d',
    'max_pool1d_with_indices',
    'max_pool2d',
    'max_pool3d',
    'maximum',
    'mean',
    'median',
    'meshgrid',
    'min',
    'minimum',
    'mm',
    'mode',
    'moveaxis',
    'movedim',
    'msort',
    'mul',
    'mul_',
    'multinomial',
    'multiply',
    'multiply_',
    'mv',
    'mvlgamma',
    'mvlgamma_',
    'nan_to_num',
    'nan_to_num_',
    'nanmean',
    'nanmedian',
    'nanquantile',
    'nansum',
    'narrow',
    'narrow_copy',
    'native_batch_norm',
    'native_channel_shuffle',
    'native_group_norm',
    'native_layer_norm',
    'ne',
    'ne_',
    'neg',
    'neg_',
    'negative',
    'negative_',
    'new_empty',
    'new_full',
    'new_ones',
    'new_zeros',
    'nextafter',
    'nextafter_',
    'nonzero',
    'norm',
    'normal',
    'not_equal',
    'not_equal_',
    'ones',
    'ones_like',
    'orgqr',
    'ormqr',
    'outer',
    'pairwise_distance',
    'pca_lowrank',
    'pdist',
    'permute',
    'permute_copy',
    'pinverse',
    'pixel_shuffle',
    'pixel_unshuffle',
    'poisson',
    'polar',
    'polygamma',
    'polygamma_',
    'positive',
    'pow',
    'pow_',
    'prelu',
    'prod',
    'put',
    'put_',
    'qr',
    'quantile',
    'rad2deg',
    'rad2deg_',
    'rand',
    'rand_like',
    'randint',
    'randint_like',
    'randn',
    'randn_like',
    'randperm',
    'ravel',
    'real',
    'reciprocal',
    'reciprocal_',
    'relu',
    'relu_',
    'remainder',
    'remainder_',
    'renorm',
    'renorm_',
    'repeat',
    'repeat_interleave',
    'reshape',
    'reshape_as',
    'resolve_conj',
    'resolve_neg',
    'rms_norm',
    'rnn_relu',
    'rnn_relu_cell',
    'rnn_tanh',
    'rnn_tanh_cell',
    'roll',
    'rot90',
    'round',
    'round_',
    'row_stack',
    'rsqrt',
    'rsqrt_',
    'rsub',
    'scatter',
    'scatter_',
    'scatter_add',
    'scatter_add_',
    'scatter_reduce',
    'scatter_reduce_',
    'searchsorted',
    'select',
    'select_copy',
    'select_scatter',
    'selu',
    'selu_',
    'sgn',
    'sgn_',
    'sigmoid',
    'sigmoid_',
    'sign',
    'sign_',
    'signbit',
    'sin',
    'sin_',
    'sinc',
    'sinc_',
    'sinh',
    'sinh_',
    'slice',
    'slice_copy',
    'slice_scatter',
    'slogdet',
    'softmax',
    'sort',
    'split',
    'split_with_sizes',
    'split_with_sizes_copy',
    'sqrt',
    'sqrt_',
    'square',
    'square_',
    'squeeze',
    'squeeze_',
    'squeeze_copy',
    'stack',
    'std',
    'std_mean',
    'stft',
    'sub',
    'sub_',
    'subtract',
    'subtract_',
    'sum',
    'sum_to_size',
    'svd',
    'svd_lowrank',
    'swapaxes',
    'swapaxes_',
    'swapdims',
    'swapdims_',
    't',
    't_',
    't_copy',
    'take',
    'take_along_dim',
    'tan',
    'tan_',
    'tanh',
    'tanh_',
    'tensor_split',
    'tensordot',
    'threshold',
    'threshold_',
    'tile',
    'to',
    'topk',
    'trace',
    'transpose',
    'transpose_',
    'transpose_copy',
    'trapezoid',
    'trapz',
    'triangular_solve',
    'tril',
    'tril_',
    'tril_indices',
    'triu',
    'triu_',
    'triu_indices',
    'true_divide',
    'true_divide_',
    'trunc',
    'trunc_',
    'unbind',
    'unbind_copy',
    'unflatten',
    'unfold',
    'unfold_copy',
    'unique',
    'unique_consecutive',
    'unravel_index',
    'unsafe_chunk',
    'unsafe_split',
    'unsafe_split_with_sizes',
    'unsqueeze',
    'unsqueeze_',
    'unsqueeze_copy',
    'vander',
    'var',
    'var_mean',
    'vdot',
    'view',
    'view_as',
    'view_as_complex',
    'view_as_real',
    'view_copy',
    'vsplit',
    'vstack',
    'where',
    'xlogy',
    'xlogy_',
    'zero',
    'zero_',
    'zeros',
    'zeros_like',
]
PUBLIC: tuple[str, ...]
