# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 5ae13a1dffc7266a, content ac37dc0703efcc12
# ruff: noqa
# mypy: disable-error-code="overload-cannot-match"
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike

class MaxDimResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class MinDimResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class SortResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class TopkResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class KthvalueResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class MedianDimResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class TriangularSolveResult(tuple[Tensor, ...]):
    @property
    def solution(self) -> Tensor: ...
    @property
    def cloned_coefficient(self) -> Tensor: ...

class LinalgCholeskyExResult(tuple[Tensor, ...]):
    @property
    def L(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class LinalgQrResult(tuple[Tensor, ...]):
    @property
    def Q(self) -> Tensor: ...
    @property
    def R(self) -> Tensor: ...

class QrResult(tuple[Tensor, ...]):
    @property
    def Q(self) -> Tensor: ...
    @property
    def R(self) -> Tensor: ...

class GeqrfResult(tuple[Tensor, ...]):
    @property
    def a(self) -> Tensor: ...
    @property
    def tau(self) -> Tensor: ...

class LinalgSvdResult(tuple[Tensor, ...]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def Vh(self) -> Tensor: ...

class SvdResult(tuple[Tensor, ...]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def V(self) -> Tensor: ...

class LinalgEighResult(tuple[Tensor, ...]):
    @property
    def eigenvalues(self) -> Tensor: ...
    @property
    def eigenvectors(self) -> Tensor: ...

class LinalgEigResult(tuple[Tensor, ...]):
    @property
    def eigenvalues(self) -> Tensor: ...
    @property
    def eigenvectors(self) -> Tensor: ...

class SvdLowrankResult(tuple[Tensor, ...]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def V(self) -> Tensor: ...

class PcaLowrankResult(tuple[Tensor, ...]):
    @property
    def U(self) -> Tensor: ...
    @property
    def S(self) -> Tensor: ...
    @property
    def V(self) -> Tensor: ...

class LinalgLuFactorExResult(tuple[Tensor, ...]):
    @property
    def LU(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class LinalgLuFactorResult(tuple[Tensor, ...]):
    @property
    def LU(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...

class LinalgLuResult(tuple[Tensor, ...]):
    @property
    def P(self) -> Tensor: ...
    @property
    def L(self) -> Tensor: ...
    @property
    def U(self) -> Tensor: ...

class LuUnpackResult(tuple[Tensor, ...]):
    @property
    def P(self) -> Tensor: ...
    @property
    def L(self) -> Tensor: ...
    @property
    def U(self) -> Tensor: ...

class LinalgLdlFactorExResult(tuple[Tensor, ...]):
    @property
    def LD(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class LinalgLdlFactorResult(tuple[Tensor, ...]):
    @property
    def LD(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...

class FrexpResult(tuple[Tensor, ...]):
    @property
    def mantissa(self) -> Tensor: ...
    @property
    def exponent(self) -> Tensor: ...

class NativeLayerNormResult(tuple[Tensor, ...]):
    @property
    def result(self) -> Tensor: ...
    @property
    def mean(self) -> Tensor: ...
    @property
    def rstd(self) -> Tensor: ...

class NativeGroupNormResult(tuple[Tensor, ...]):
    @property
    def result(self) -> Tensor: ...
    @property
    def mean(self) -> Tensor: ...
    @property
    def rstd(self) -> Tensor: ...

class NativeBatchNormResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...
    @property
    def result2(self) -> Tensor: ...

class NnFunctionalMultiHeadAttentionForwardResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class LstmCellResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class LstmInputResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...
    @property
    def result2(self) -> Tensor: ...

class LstmDataResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...
    @property
    def result2(self) -> Tensor: ...

class GruInputResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class GruDataResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class RnnTanhInputResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class RnnReluInputResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class RnnTanhDataResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class RnnReluDataResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class AminmaxResult(tuple[Tensor, ...]):
    @property
    def min(self) -> Tensor: ...
    @property
    def max(self) -> Tensor: ...

class VarMeanCorrectionResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class StdMeanCorrectionResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class VarMeanDimResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class StdMeanDimResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class VarMeanDefaultResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class StdMeanDefaultResult(tuple[Tensor, ...]):
    @property
    def result0(self) -> Tensor: ...
    @property
    def result1(self) -> Tensor: ...

class ModeResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class NanmedianDimResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class CummaxResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class CumminResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

class LinalgSolveExResult(tuple[Tensor, ...]):
    @property
    def result(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class LinalgInvExResult(tuple[Tensor, ...]):
    @property
    def inverse(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class LinalgLstsqResult(tuple[Tensor, ...]):
    @property
    def solution(self) -> Tensor: ...
    @property
    def residuals(self) -> Tensor: ...
    @property
    def rank(self) -> Tensor: ...
    @property
    def singular_values(self) -> Tensor: ...

class LinalgSlogdetResult(tuple[Tensor, ...]):
    @property
    def sign(self) -> Tensor: ...
    @property
    def logabsdet(self) -> Tensor: ...

class SlogdetResult(tuple[Tensor, ...]):
    @property
    def sign(self) -> Tensor: ...
    @property
    def logabsdet(self) -> Tensor: ...

class TensorMethods:
    def __add__(self, other: TensorLike) -> Tensor: ...
    def __radd__(self, other: TensorLike) -> Tensor: ...
    def __iadd__(self, other: TensorLike) -> Tensor: ...
    def __sub__(self, other: TensorLike) -> Tensor: ...
    def __rsub__(self, other: TensorLike) -> Tensor: ...
    def __isub__(self, other: TensorLike) -> Tensor: ...
    def __mul__(self, other: TensorLike) -> Tensor: ...
    def __rmul__(self, other: TensorLike) -> Tensor: ...
    def __imul__(self, other: TensorLike) -> Tensor: ...
    def __truediv__(self, other: TensorLike) -> Tensor: ...
    def __rdiv__(self, other: TensorLike) -> Tensor: ...
    def __rtruediv__(self, other: TensorLike) -> Tensor: ...
    def __itruediv__(self, other: TensorLike) -> Tensor: ...
    def __floordiv__(self, other: TensorLike) -> Tensor: ...
    def __rfloordiv__(self, other: TensorLike) -> Tensor: ...
    def __ifloordiv__(self, other: TensorLike) -> Tensor: ...
    def __mod__(self, other: TensorLike) -> Tensor: ...
    def __rmod__(self, other: TensorLike) -> Tensor: ...
    def __imod__(self, other: TensorLike) -> Tensor: ...
    def __neg__(self) -> Tensor: ...
    def __pos__(self) -> Tensor: ...
    def __pow__(self, other: TensorLike) -> Tensor: ...
    def __rpow__(self, other: TensorLike) -> Tensor: ...
    def __ipow__(self, other: TensorLike) -> Tensor: ...
    def __abs__(self) -> Tensor: ...
    def __eq__(self, other: object) -> Tensor: ...  # type: ignore[override]
    def __ne__(self, other: object) -> Tensor: ...  # type: ignore[override]
    def __lt__(self, other: TensorLike) -> Tensor: ...
    def __le__(self, other: TensorLike) -> Tensor: ...
    def __gt__(self, other: TensorLike) -> Tensor: ...
    def __ge__(self, other: TensorLike) -> Tensor: ...
    def __and__(self, other: TensorLike) -> Tensor: ...
    def __rand__(self, other: TensorLike) -> Tensor: ...
    def __iand__(self, other: TensorLike) -> Tensor: ...
    def __or__(self, other: TensorLike) -> Tensor: ...
    def __ror__(self, other: TensorLike) -> Tensor: ...
    def __ior__(self, other: TensorLike) -> Tensor: ...
    def __xor__(self, other: TensorLike) -> Tensor: ...
    def __rxor__(self, other: TensorLike) -> Tensor: ...
    def __ixor__(self, other: TensorLike) -> Tensor: ...
    def __invert__(self) -> Tensor: ...
    def __getitem__(self, index: Any) -> Tensor: ...
    def __matmul__(self, other: TensorLike) -> Tensor: ...
    def __rmatmul__(self, other: TensorLike) -> Tensor: ...
    def __lshift__(self, other: TensorLike) -> Tensor: ...
    def __rlshift__(self, other: TensorLike) -> Tensor: ...
    def __ilshift__(self, other: TensorLike) -> Tensor: ...
    def __rshift__(self, other: TensorLike) -> Tensor: ...
    def __rrshift__(self, other: TensorLike) -> Tensor: ...
    def __irshift__(self, other: TensorLike) -> Tensor: ...
    @property
    def T(self) -> Tensor: ...
    @property
    def mT(self) -> Tensor: ...
    @property
    def H(self) -> Tensor: ...
    @property
    def mH(self) -> Tensor: ...
    @property
    def real(self) -> Tensor: ...
    @property
    def imag(self) -> Tensor: ...
    def abs(self) -> Tensor:
        """abs(Tensor self) -> Tensor

        The absolute value; of a complex number its modulus, which is real.
        """
    def abs_(self) -> Tensor:
        """In-place version of abs."""
    def absolute(self) -> Tensor:
        """abs(Tensor self) -> Tensor

        The absolute value; of a complex number its modulus, which is real.
        """
    def absolute_(self) -> Tensor:
        """In-place version of absolute."""
    def acos(self) -> Tensor:
        """acos(Tensor self) -> Tensor

        The inverse cosine, in radians.
        """
    def acos_(self) -> Tensor:
        """In-place version of acos."""
    def acosh(self) -> Tensor:
        """acosh(Tensor self) -> Tensor

        The inverse hyperbolic cosine.
        """
    def acosh_(self) -> Tensor:
        """In-place version of acosh."""
    def add(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

        self + alpha * other.
        """
    def add_(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """In-place version of add."""
    def addbmm(self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
        """addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

        beta * self + alpha * the sum of the products of two stacks of matrices.
        """
    def addbmm_(self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
        """In-place version of addbmm."""
    def addcdiv(self, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1) -> Tensor:
        """addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor

        self + value * tensor1 / tensor2.
        """
    def addcdiv_(self, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1) -> Tensor:
        """In-place version of addcdiv."""
    def addcmul(self, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1) -> Tensor:
        """addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor

        self + value * tensor1 * tensor2.
        """
    def addcmul_(self, tensor1: TensorLike, tensor2: TensorLike, *, value: Scalar = 1) -> Tensor:
        """In-place version of addcmul."""
    def addmm(self, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
        """addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

        beta * self + alpha * mat1 @ mat2, of matrices.
        """
    def addmm_(self, mat1: TensorLike, mat2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
        """In-place version of addmm."""
    def addmv(self, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
        """addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor

        beta * self + alpha * mat @ vec, of a matrix and a vector.
        """
    def addmv_(self, mat: TensorLike, vec: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
        """In-place version of addmv."""
    def addr(self, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
        """addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

        beta * self + alpha * outer(vec1, vec2).
        """
    def addr_(self, vec1: TensorLike, vec2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
        """In-place version of addr."""
    def adjoint(self) -> Tensor:
        """mH(Tensor(a) self) -> Tensor(a)

        The last two dimensions exchanged, and the complex conjugate; a view if it is real.
        """
    def alias_copy(self) -> Tensor:
        """alias_copy(Tensor self) -> Tensor

        A copy.
        """
    def all(self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
        """all(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor

        Whether no element, or none along `dim`, is zero.
        """
    def allclose(self, other: TensorLike, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> bool:
        """allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool

        Whether |self - other| <= atol + rtol * |other| everywhere.
        """
    def amax(self, dim: int | Sequence[int] | None = (), keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
        """amax(Tensor self, int[1]? dim=(), bool keepdim=False) -> Tensor

        The largest element, or that along `dim`; equal ones share the gradient.
        """
    def amin(self, dim: int | Sequence[int] | None = (), keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
        """amin(Tensor self, int[1]? dim=(), bool keepdim=False) -> Tensor

        The smallest element, or that along `dim`; equal ones share the gradient.
        """
    def aminmax(self, *, dim: int | None = None, keepdim: bool = False, axis: Any = None, keepdims: Any = None) -> AminmaxResult:
        """aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)

        The smallest and the largest element, or those along `dim`; equal ones share the gradient.
        """
    def angle(self) -> Tensor:
        """angle(Tensor self) -> Tensor

        The angle of complex numbers in radians; pi of negative real numbers, 0 of others.
        """
    def any(self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
        """any(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor

        Whether some element, or some along `dim`, is not zero.
        """
    def arccos(self) -> Tensor:
        """acos(Tensor self) -> Tensor

        The inverse cosine, in radians.
        """
    def arccos_(self) -> Tensor:
        """In-place version of arccos."""
    def arccosh(self) -> Tensor:
        """acosh(Tensor self) -> Tensor

        The inverse hyperbolic cosine.
        """
    def arccosh_(self) -> Tensor:
        """In-place version of arccosh."""
    def arcsin(self) -> Tensor:
        """asin(Tensor self) -> Tensor

        The inverse sine, in radians.
        """
    def arcsin_(self) -> Tensor:
        """In-place version of arcsin."""
    def arcsinh(self) -> Tensor:
        """asinh(Tensor self) -> Tensor

        The inverse hyperbolic sine.
        """
    def arcsinh_(self) -> Tensor:
        """In-place version of arcsinh."""
    def arctan(self) -> Tensor:
        """atan(Tensor self) -> Tensor

        The inverse tangent, in radians.
        """
    def arctan2(self, other: TensorLike) -> Tensor:
        """atan2(Tensor self, Tensor other) -> Tensor

        The angle of the point (other, self), in radians.
        """
    def arctan2_(self, other: TensorLike) -> Tensor:
        """In-place version of arctan2."""
    def arctan_(self) -> Tensor:
        """In-place version of arctan."""
    def arctanh(self) -> Tensor:
        """atanh(Tensor self) -> Tensor

        The inverse hyperbolic tangent.
        """
    def arctanh_(self) -> Tensor:
        """In-place version of arctanh."""
    def argmax(self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
        """argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor

        The first place of the largest element, in the flattened tensor or along `dim`.
        """
    def argmin(self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
        """argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor

        The first place of the smallest element, in the flattened tensor or along `dim`.
        """
    def argsort(self, dim: int = -1, descending: bool = False, *, stable: bool = False, axis: Any = None) -> Tensor:
        """argsort(Tensor self, int dim=-1, bool descending=False, *, bool stable=False) -> Tensor

        The indices that sort along `dim`; equal elements keep their order.
        """
    def argwhere(self) -> Tensor:
        """argwhere(Tensor self) -> Tensor

        The indices of the elements that are not zero, a row for each.
        """
    def array_equal(self, other: TensorLike) -> bool:
        """equal(Tensor self, Tensor other) -> bool

        Whether shapes and all elements are equal.
        """
    def as_strided(self, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
        """as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)

        A view of the memory of self by strides, in elements; from where self starts if without offset.
        """
    def as_strided_(self, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
        """In-place version of as_strided."""
    def as_strided_copy(self, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
        """as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor

        A copy of as_strided.
        """
    def as_strided_scatter(self, src: TensorLike, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None) -> Tensor:
        """as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor

        self with src where as_strided lies in its memory.
        """
    def asin(self) -> Tensor:
        """asin(Tensor self) -> Tensor

        The inverse sine, in radians.
        """
    def asin_(self) -> Tensor:
        """In-place version of asin."""
    def asinh(self) -> Tensor:
        """asinh(Tensor self) -> Tensor

        The inverse hyperbolic sine.
        """
    def asinh_(self) -> Tensor:
        """In-place version of asinh."""
    def astype(self, dtype: DTypeLike) -> Tensor:
        """to(Tensor(a) self, dtype dtype) -> Tensor(a)

        The same values as another dtype, a view if self has it already; integer and bool results are cut off the graph.
        """
    def atan(self) -> Tensor:
        """atan(Tensor self) -> Tensor

        The inverse tangent, in radians.
        """
    def atan2(self, other: TensorLike) -> Tensor:
        """atan2(Tensor self, Tensor other) -> Tensor

        The angle of the point (other, self), in radians.
        """
    def atan2_(self, other: TensorLike) -> Tensor:
        """In-place version of atan2."""
    def atan_(self) -> Tensor:
        """In-place version of atan."""
    def atanh(self) -> Tensor:
        """atanh(Tensor self) -> Tensor

        The inverse hyperbolic tangent.
        """
    def atanh_(self) -> Tensor:
        """In-place version of atanh."""
    def atleast_1d(self) -> Tensor:
        """atleast_1d(Tensor(a) self) -> Tensor(a)

        A number as a vector; anything else as it is.
        """
    def atleast_2d(self) -> Tensor:
        """atleast_2d(Tensor(a) self) -> Tensor(a)

        With dimensions of size 1 in front, so that there are at least two.
        """
    def atleast_3d(self) -> Tensor:
        """atleast_3d(Tensor(a) self) -> Tensor(a)

        With dimensions of size 1 added, so that there are at least three.
        """
    def baddbmm(self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
        """baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

        beta * self + alpha * the products of two stacks of matrices, one by one.
        """
    def baddbmm_(self, batch1: TensorLike, batch2: TensorLike, *, beta: Scalar = 1, alpha: Scalar = 1) -> Tensor:
        """In-place version of baddbmm."""
    @overload
    def bernoulli(self, *, generator: Any | None = None) -> Tensor:
        """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor

        1 with the probability that each element of `self` is, else 0.
        """
    @overload
    def bernoulli(self, p: float, *, generator: Any | None = None) -> Tensor:
        """bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor

        1 with probability `p`, else 0, in the shape and dtype of `self`.
        """
    def bincount(self, weights: TensorLike | None = None, minlength: int = 0) -> Tensor:
        """bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor

        How often each integer occurs, or the sum of the weights at its places.
        """
    def bitwise_and(self, other: TensorLike) -> Tensor:
        """bitwise_and(Tensor self, Tensor other) -> Tensor

        self & other, of integers or truth values.
        """
    def bitwise_and_(self, other: TensorLike) -> Tensor:
        """In-place version of bitwise_and."""
    def bitwise_left_shift(self, other: TensorLike) -> Tensor:
        """bitwise_left_shift(Tensor self, Tensor other) -> Tensor

        self * 2**other, of integers.
        """
    def bitwise_left_shift_(self, other: TensorLike) -> Tensor:
        """In-place version of bitwise_left_shift."""
    def bitwise_not(self) -> Tensor:
        """bitwise_not(Tensor self) -> Tensor

        ~self, of integers or truth values.
        """
    def bitwise_not_(self) -> Tensor:
        """In-place version of bitwise_not."""
    def bitwise_or(self, other: TensorLike) -> Tensor:
        """bitwise_or(Tensor self, Tensor other) -> Tensor

        self | other, of integers or truth values.
        """
    def bitwise_or_(self, other: TensorLike) -> Tensor:
        """In-place version of bitwise_or."""
    def bitwise_right_shift(self, other: TensorLike) -> Tensor:
        """bitwise_right_shift(Tensor self, Tensor other) -> Tensor

        self / 2**other rounded down, of integers.
        """
    def bitwise_right_shift_(self, other: TensorLike) -> Tensor:
        """In-place version of bitwise_right_shift."""
    def bitwise_xor(self, other: TensorLike) -> Tensor:
        """bitwise_xor(Tensor self, Tensor other) -> Tensor

        self ^ other, of integers or truth values.
        """
    def bitwise_xor_(self, other: TensorLike) -> Tensor:
        """In-place version of bitwise_xor."""
    def bmm(self, mat2: TensorLike) -> Tensor:
        """bmm(Tensor self, Tensor mat2) -> Tensor

        The products of two stacks of matrices, one by one.
        """
    def broadcast_to(self, *size: Any, **named: Any) -> Tensor:
        """expand(Tensor(a) self, int[] size) -> Tensor(a)

        A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a size.
        """
    def ceil(self) -> Tensor:
        """ceil(Tensor self) -> Tensor

        The smallest whole number that is not less than self.
        """
    def ceil_(self) -> Tensor:
        """In-place version of ceil."""
    def cholesky(self, upper: bool = False) -> Tensor:
        """cholesky(Tensor self, bool upper=False) -> Tensor

        The same as linalg.cholesky.
        """
    def cholesky_inverse(self, upper: bool = False) -> Tensor:
        """cholesky_inverse(Tensor self, bool upper=False) -> Tensor

        The inverse of the matrix whose Cholesky factor is self.
        """
    def cholesky_solve(self, input2: TensorLike, upper: bool = False) -> Tensor:
        """cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor

        X with A @ X = self, A having the Cholesky factor input2.
        """
    def chunk(self, chunks: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

        At most so many parts along dim, all of one size but the last.
        """
    @overload
    def clamp(self, min: Scalar | None = None, max: Scalar | None = None) -> Tensor:
        """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor

        self, but not less than min and not more than max. The slope at the bounds is 1.
        """
    @overload
    def clamp(self, min: TensorLike | None = None, max: TensorLike | None = None) -> Tensor:
        """clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor

        self, but not less than min and not more than max; bounds get what is cut off.
        """
    @overload
    def clamp_(self, min: Scalar | None = None, max: Scalar | None = None) -> Tensor:
        """In-place version of clamp."""
    @overload
    def clamp_(self, min: TensorLike | None = None, max: TensorLike | None = None) -> Tensor:
        """In-place version of clamp."""
    def clamp_max(self, max: TensorLike) -> Tensor:
        """clamp_max(Tensor self, Tensor max) -> Tensor

        self, but not more than max; where they are equal the gradient is that of self.
        """
    def clamp_max_(self, max: TensorLike) -> Tensor:
        """In-place version of clamp_max."""
    def clamp_min(self, min: TensorLike) -> Tensor:
        """clamp_min(Tensor self, Tensor min) -> Tensor

        self, but not less than min; where they are equal the gradient is that of self.
        """
    def clamp_min_(self, min: TensorLike) -> Tensor:
        """In-place version of clamp_min."""
    def clip(self, min: Scalar | None = None, max: Scalar | None = None) -> Tensor:
        """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor

        self, but not less than min and not more than max. The slope at the bounds is 1.
        """
    def clip_(self, min: Scalar | None = None, max: Scalar | None = None) -> Tensor:
        """In-place version of clip."""
    def clone(self, *, memory_format: Any | None = None) -> Tensor:
        """clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor

        A copy.
        """
    def combinations(self, r: int = 2, with_replacement: bool = False) -> Tensor:
        """combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor

        All combinations of r elements of a vector, a row for each.
        """
    def conj(self) -> Tensor:
        """conj(Tensor(a) self) -> Tensor(a)

        The complex conjugate; a view of the tensor if it is real.
        """
    def conj_physical(self) -> Tensor:
        """conj_physical(Tensor self) -> Tensor

        The complex conjugate.
        """
    def conj_physical_(self) -> Tensor:
        """In-place version of conj_physical."""
    def constant_pad_nd(self, pad: Sequence[int], value: Scalar = 0) -> Tensor:
        """constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor

        A border of value, (before, after) for each dimension from the last on; negative cuts off.
        """
    def contiguous(self, *, memory_format: Any | None = None) -> Tensor:
        """contiguous(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)

        The same elements side by side in memory; a copy only if they are not yet.
        """
    def copy(self, src: TensorLike, non_blocking: bool = False) -> Tensor:
        """copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor

        The values of src, broadcast to the shape of self.
        """
    def copy_(self, src: TensorLike, non_blocking: bool = False) -> Tensor:
        """In-place version of copy."""
    def copysign(self, other: TensorLike) -> Tensor:
        """copysign(Tensor self, Tensor other) -> Tensor

        The size of self with the sign of other, which may be that of a zero.
        """
    def copysign_(self, other: TensorLike) -> Tensor:
        """In-place version of copysign."""
    def corrcoef(self) -> Tensor:
        """corrcoef(Tensor self) -> Tensor

        The correlations of the rows, whose columns are observations; nan for a constant row.
        """
    def cos(self) -> Tensor:
        """cos(Tensor self) -> Tensor

        The cosine, of an angle in radians.
        """
    def cos_(self) -> Tensor:
        """In-place version of cos."""
    def cosh(self) -> Tensor:
        """cosh(Tensor self) -> Tensor

        The hyperbolic cosine.
        """
    def cosh_(self) -> Tensor:
        """In-place version of cosh."""
    def count_nonzero(self, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
        """count_nonzero(Tensor self, int[1]? dim=None) -> Tensor

        How many elements are not zero.
        """
    def cov(self, *, correction: int = 1, fweights: TensorLike | None = None, aweights: TensorLike | None = None) -> Tensor:
        """cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor

        The covariances of the rows, whose columns are observations with frequencies and weights.
        """
    def cross(self, other: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor:
        """cross(Tensor self, Tensor other, int? dim=None) -> Tensor

        The cross products of vectors along `dim`, by default the first dimension with three elements.
        """
    def cummax(self, dim: int | None = None, *, axis: Any = None) -> CummaxResult:
        """cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)

        The largest elements so far along `dim`, and the last place of each, which gets the gradient.
        """
    def cummin(self, dim: int | None = None, *, axis: Any = None) -> CumminResult:
        """cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)

        The smallest elements so far along `dim`, and the last place of each, which gets the gradient.
        """
    def cumprod(self, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
        """cumprod(Tensor self, int dim, *, dtype? dtype=None) -> Tensor

        The products of the elements up to each one along `dim`; right at zeros, too.
        """
    def cumprod_(self, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
        """In-place version of cumprod."""
    def cumsum(self, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
        """cumsum(Tensor self, int dim, *, dtype? dtype=None) -> Tensor

        The sums of the elements up to each one along `dim`.
        """
    def cumsum_(self, dim: int | None = None, *, dtype: DTypeLike | None = None, axis: Any = None) -> Tensor:
        """In-place version of cumsum."""
    def deg2rad(self) -> Tensor:
        """deg2rad(Tensor self) -> Tensor

        Degrees as radians.
        """
    def deg2rad_(self) -> Tensor:
        """In-place version of deg2rad."""
    def det(self) -> Tensor:
        """det(Tensor self) -> Tensor

        The determinant of square matrices.
        """
    def diag(self, diagonal: int = 0) -> Tensor:
        """diag(Tensor self, int diagonal=0) -> Tensor

        The matrix with self on its diagonal, or the diagonal of the matrix self.
        """
    def diag_embed(self, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
        """diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor

        Square matrices in two new dimensions, with the last dimension of self on their diagonals.
        """
    def diagflat(self, offset: int = 0) -> Tensor:
        """diagflat(Tensor self, int offset=0) -> Tensor

        The matrix with all elements of self on a diagonal.
        """
    def diagonal(self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
        """diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)

        The diagonals of the matrices in two dimensions, along a new last dimension.
        """
    def diagonal_copy(self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
        """diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor

        A copy of diagonal.
        """
    def diagonal_scatter(self, src: TensorLike, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
        """diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor

        self with src on the diagonals of the matrices in two dimensions.
        """
    def diff(self, n: int = 1, dim: int = -1, prepend: TensorLike | None = None, append: TensorLike | None = None, *, axis: Any = None) -> Tensor:
        """diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor

        The n-th differences of neighbours along `dim`, with further elements before and after.
        """
    def digamma(self) -> Tensor:
        """digamma(Tensor self) -> Tensor

        The derivative of lgamma.
        """
    def digamma_(self) -> Tensor:
        """In-place version of digamma."""
    def dist(self, other: TensorLike, p: Scalar = 2) -> Tensor:
        """dist(Tensor self, Tensor other, Scalar p=2) -> Tensor

        The p-norm of self - other.
        """
    def div(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
        """div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor

        self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says so.
        """
    def div_(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
        """In-place version of div."""
    def divide(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
        """div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor

        self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says so.
        """
    def divide_(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
        """In-place version of divide."""
    def dot(self, tensor: TensorLike) -> Tensor:
        """dot(Tensor self, Tensor tensor) -> Tensor

        The sum of the products of the elements of two vectors.
        """
    def dsplit(self, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None) -> tuple[Tensor, ...]:
        """dsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

        Equal parts along the third dimension, or parts cut at indices.
        """
    def eq(self, other: TensorLike) -> Tensor:
        """eq(Tensor self, Tensor other) -> Tensor

        Whether self == other, element by element.
        """
    def eq_(self, other: TensorLike) -> Tensor:
        """In-place version of eq."""
    def equal(self, other: TensorLike) -> bool:
        """equal(Tensor self, Tensor other) -> bool

        Whether shapes and all elements are equal.
        """
    def erf(self) -> Tensor:
        """erf(Tensor self) -> Tensor

        The error function. Of complex numbers it takes SciPy.
        """
    def erf_(self) -> Tensor:
        """In-place version of erf."""
    def erfc(self) -> Tensor:
        """erfc(Tensor self) -> Tensor

        1 - erf(self), accurate where it is small.
        """
    def erfc_(self) -> Tensor:
        """In-place version of erfc."""
    def erfinv(self) -> Tensor:
        """erfinv(Tensor self) -> Tensor

        The inverse of erf.
        """
    def erfinv_(self) -> Tensor:
        """In-place version of erfinv."""
    def exp(self) -> Tensor:
        """exp(Tensor self) -> Tensor

        e to the power of self.
        """
    def exp2(self) -> Tensor:
        """exp2(Tensor self) -> Tensor

        2 to the power of self.
        """
    def exp2_(self) -> Tensor:
        """In-place version of exp2."""
    def exp_(self) -> Tensor:
        """In-place version of exp."""
    def expand(self, *size: Any, **named: Any) -> Tensor:
        """expand(Tensor(a) self, int[] size) -> Tensor(a)

        A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a size.
        """
    def expand_as(self, other: TensorLike) -> Tensor:
        """expand_as(Tensor(a) self, Tensor other) -> Tensor(a)

        A view that repeats self to the shape of other.
        """
    def expand_copy(self, *size: Any, **named: Any) -> Tensor:
        """expand_copy(Tensor self, int[] size) -> Tensor

        A copy of expand.
        """
    def expm1(self) -> Tensor:
        """expm1(Tensor self) -> Tensor

        exp(self) - 1, accurate near 0.
        """
    def expm1_(self) -> Tensor:
        """In-place version of expm1."""
    def fill(self, value: TensorLike) -> Tensor:
        """fill(Tensor self, Tensor value) -> Tensor

        value everywhere.
        """
    def fill_(self, value: TensorLike) -> Tensor:
        """In-place version of fill."""
    def fix(self) -> Tensor:
        """trunc(Tensor self) -> Tensor

        self without what follows the point.
        """
    def fix_(self) -> Tensor:
        """In-place version of fix."""
    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Tensor:
        """flatten(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)

        The dimensions from start_dim to end_dim as one.
        """
    def flip(self, *dims: Any, **named: Any) -> Tensor:
        """flip(Tensor self, int[] dims) -> Tensor

        A copy in reverse order along dims.
        """
    def fliplr(self) -> Tensor:
        """fliplr(Tensor self) -> Tensor

        A copy with the columns in reverse order.
        """
    def flipud(self) -> Tensor:
        """flipud(Tensor self) -> Tensor

        A copy with the rows in reverse order.
        """
    def float_power(self, exponent: TensorLike) -> Tensor:
        """float_power(Tensor self, Tensor exponent) -> Tensor

        self to the power of exponent in double precision.
        """
    def float_power_(self, exponent: TensorLike) -> Tensor:
        """In-place version of float_power."""
    def floor(self) -> Tensor:
        """floor(Tensor self) -> Tensor

        The largest whole number that is not more than self.
        """
    def floor_(self) -> Tensor:
        """In-place version of floor."""
    def floor_divide(self, other: TensorLike) -> Tensor:
        """floor_divide(Tensor self, Tensor other) -> Tensor

        self / other, rounded down. It has no gradient.
        """
    def floor_divide_(self, other: TensorLike) -> Tensor:
        """In-place version of floor_divide."""
    def fmax(self, other: TensorLike) -> Tensor:
        """fmax(Tensor self, Tensor other) -> Tensor

        The larger of two, or the one that is a number; equal ones share the gradient.
        """
    def fmin(self, other: TensorLike) -> Tensor:
        """fmin(Tensor self, Tensor other) -> Tensor

        The smaller of two, or the one that is a number; equal ones share the gradient.
        """
    def fmod(self, other: TensorLike) -> Tensor:
        """fmod(Tensor self, Tensor other) -> Tensor

        What is left of self / other rounded towards zero; it has the sign of self.
        """
    def fmod_(self, other: TensorLike) -> Tensor:
        """In-place version of fmod."""
    def frac(self) -> Tensor:
        """frac(Tensor self) -> Tensor

        What follows the point in self, with its sign.
        """
    def frac_(self) -> Tensor:
        """In-place version of frac."""
    def frexp(self) -> FrexpResult:
        """frexp(Tensor self) -> (Tensor mantissa, Tensor exponent)

        self as mantissa * 2**exponent, where 0.5 <= abs(mantissa) < 1 unless self is 0.
        """
    def gather(self, dim: int | None = None, index: TensorLike | None = None, *, sparse_grad: bool = False, axis: Any = None) -> Tensor:
        """gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor

        The elements at index along dim; the other dimensions of index may be shorter.
        """
    def gcd(self, other: TensorLike) -> Tensor:
        """gcd(Tensor self, Tensor other) -> Tensor

        The greatest common divisor of integers.
        """
    def gcd_(self, other: TensorLike) -> Tensor:
        """In-place version of gcd."""
    def ge(self, other: TensorLike) -> Tensor:
        """ge(Tensor self, Tensor other) -> Tensor

        Whether self >= other, element by element.
        """
    def ge_(self, other: TensorLike) -> Tensor:
        """In-place version of ge."""
    def geqrf(self) -> GeqrfResult:
        """geqrf(Tensor self) -> (Tensor a, Tensor tau)

        R of the QR decomposition in an upper triangle, below it the reflectors that make Q, and their factors.
        """
    def ger(self, vec2: TensorLike) -> Tensor:
        """outer(Tensor self, Tensor vec2) -> Tensor

        The products of each element of one vector with each of another.
        """
    def getitem(self, index: Any) -> Tensor:
        """getitem(Tensor(a) self, Index index) -> Tensor(a)

        The elements a subscript picks; a view unless it holds arrays.
        """
    @overload
    def gradient(self, *, spacing: Sequence[TensorLike], dim: Any | None = None, edge_order: int = 1, axis: Any = None) -> tuple[Tensor, ...]:
        """gradient.tensorarray(Tensor self, *, Tensor[] spacing, any dim=None, int edge_order=1) -> Tensor[]

        Estimates of the derivatives along each dimension, of values at the given coordinates.
        """
    @overload
    def gradient(self, *, spacing: Any | None = None, dim: Any | None = None, edge_order: int = 1, axis: Any = None) -> tuple[Tensor, ...]:
        """gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]

        Estimates of the derivatives along each dimension on a grid with the given distances (a number, or one for each dimension) or coordinates.
        """
    def greater(self, other: TensorLike) -> Tensor:
        """gt(Tensor self, Tensor other) -> Tensor

        Whether self > other, element by element.
        """
    def greater_(self, other: TensorLike) -> Tensor:
        """In-place version of greater."""
    def greater_equal(self, other: TensorLike) -> Tensor:
        """ge(Tensor self, Tensor other) -> Tensor

        Whether self >= other, element by element.
        """
    def greater_equal_(self, other: TensorLike) -> Tensor:
        """In-place version of greater_equal."""
    def gt(self, other: TensorLike) -> Tensor:
        """gt(Tensor self, Tensor other) -> Tensor

        Whether self > other, element by element.
        """
    def gt_(self, other: TensorLike) -> Tensor:
        """In-place version of gt."""
    def hardshrink(self, lambd: Scalar = 0.5) -> Tensor:
        """hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor

        self, but 0 where it is within lambd of 0.
        """
    def heaviside(self, values: TensorLike) -> Tensor:
        """heaviside(Tensor self, Tensor values) -> Tensor

        0 where self is negative, 1 where it is positive, and values where it is 0.
        """
    def heaviside_(self, values: TensorLike) -> Tensor:
        """In-place version of heaviside."""
    def histc(self, bins: int = 100, min: Scalar = 0, max: Scalar = 0) -> Tensor:
        """histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor

        How many elements are in each of `bins` equal parts of [min, max]; equal bounds mean all elements.
        """
    def hsplit(self, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None) -> tuple[Tensor, ...]:
        """hsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

        Parts along the second dimension, of vectors along their only one; equal ones, or cut at indices.
        """
    def hypot(self, other: TensorLike) -> Tensor:
        """hypot(Tensor self, Tensor other) -> Tensor

        sqrt(self**2 + other**2), without overflow.
        """
    def hypot_(self, other: TensorLike) -> Tensor:
        """In-place version of hypot."""
    def i0(self) -> Tensor:
        """i0(Tensor self) -> Tensor

        The modified Bessel function of the first kind of order 0.
        """
    def i0_(self) -> Tensor:
        """In-place version of i0."""
    def index_add(self, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, *, alpha: Scalar = 1, axis: Any = None) -> Tensor:
        """index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor

        self plus slices of alpha * source at a vector of indices along dim.
        """
    def index_add_(self, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, *, alpha: Scalar = 1, axis: Any = None) -> Tensor:
        """In-place version of index_add."""
    def index_copy(self, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, *, axis: Any = None) -> Tensor:
        """index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor

        self with slices of source at a vector of indices along dim; of several, the last stays.
        """
    def index_copy_(self, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, *, axis: Any = None) -> Tensor:
        """In-place version of index_copy."""
    def index_fill(self, dim: int | None = None, index: TensorLike | None = None, value: TensorLike | None = None, *, axis: Any = None) -> Tensor:
        """index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor

        self with one value in the slices at a vector of indices along dim.
        """
    def index_fill_(self, dim: int | None = None, index: TensorLike | None = None, value: TensorLike | None = None, *, axis: Any = None) -> Tensor:
        """In-place version of index_fill."""
    def index_put(self, indices: Any, values: TensorLike, accumulate: bool = False) -> Tensor:
        """index_put(Tensor self, any indices, Tensor values, bool accumulate=False) -> Tensor

        self with values put or added at a tuple of indices; of several put at one place, the last stays.
        """
    def index_put_(self, indices: Any, values: TensorLike, accumulate: bool = False) -> Tensor:
        """In-place version of index_put."""
    def index_reduce(self, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True, axis: Any = None) -> Tensor:
        """index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor

        self combined with slices of source at a vector of indices along dim by prod, mean, amax or amin.
        """
    def index_reduce_(self, dim: int | None = None, index: TensorLike | None = None, source: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True, axis: Any = None) -> Tensor:
        """In-place version of index_reduce."""
    def index_select(self, dim: int | None = None, index: TensorLike | None = None, *, axis: Any = None) -> Tensor:
        """index_select(Tensor self, int dim, Tensor index) -> Tensor

        The slices at a vector of indices along dim.
        """
    def inner(self, other: TensorLike) -> Tensor:
        """inner(Tensor self, Tensor other) -> Tensor

        The sums of products over the last dimensions of both; of a number, the product.
        """
    def inverse(self) -> Tensor:
        """inverse(Tensor self) -> Tensor

        The inverse of square matrices.
        """
    def isclose(self, other: TensorLike, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> Tensor:
        """isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor

        Whether abs(self - other) <= atol + rtol * abs(other).
        """
    def isfinite(self) -> Tensor:
        """isfinite(Tensor self) -> Tensor

        Whether self is neither infinite nor not a number.
        """
    def isinf(self) -> Tensor:
        """isinf(Tensor self) -> Tensor

        Whether self is infinite.
        """
    def isnan(self) -> Tensor:
        """isnan(Tensor self) -> Tensor

        Whether self is not a number.
        """
    def isneginf(self) -> Tensor:
        """isneginf(Tensor self) -> Tensor

        Whether self is -inf.
        """
    def isposinf(self) -> Tensor:
        """isposinf(Tensor self) -> Tensor

        Whether self is inf.
        """
    def isreal(self) -> Tensor:
        """isreal(Tensor self) -> Tensor

        Whether the imaginary part is 0.
        """
    def istft(self, n_fft: int, hop_length: int | None = None, win_length: int | None = None, window: TensorLike | None = None, center: bool = True, normalized: bool = False, onesided: bool | None = None, length: int | None = None, return_complex: bool = False) -> Tensor:
        """istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor

        The signal whose short-time Fourier transform is nearest to the given one.
        """
    def kron(self, other: TensorLike) -> Tensor:
        """kron(Tensor self, Tensor other) -> Tensor

        The Kronecker product, a block other * x for each element x of self.
        """
    def kthvalue(self, k: int, dim: int = -1, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> KthvalueResult:
        """kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)

        The k-th smallest elements along `dim`, counted from 1, and where each stands.
        """
    def lcm(self, other: TensorLike) -> Tensor:
        """lcm(Tensor self, Tensor other) -> Tensor

        The least common multiple of integers.
        """
    def lcm_(self, other: TensorLike) -> Tensor:
        """In-place version of lcm."""
    def ldexp(self, other: TensorLike) -> Tensor:
        """ldexp(Tensor self, Tensor other) -> Tensor

        self * 2**other.
        """
    def ldexp_(self, other: TensorLike) -> Tensor:
        """In-place version of ldexp."""
    def le(self, other: TensorLike) -> Tensor:
        """le(Tensor self, Tensor other) -> Tensor

        Whether self <= other, element by element.
        """
    def le_(self, other: TensorLike) -> Tensor:
        """In-place version of le."""
    def lerp(self, end: TensorLike, weight: TensorLike) -> Tensor:
        """lerp(Tensor self, Tensor end, Tensor weight) -> Tensor

        self + weight * (end - self).
        """
    def lerp_(self, end: TensorLike, weight: TensorLike) -> Tensor:
        """In-place version of lerp."""
    def less(self, other: TensorLike) -> Tensor:
        """lt(Tensor self, Tensor other) -> Tensor

        Whether self < other, element by element.
        """
    def less_(self, other: TensorLike) -> Tensor:
        """In-place version of less."""
    def less_equal(self, other: TensorLike) -> Tensor:
        """le(Tensor self, Tensor other) -> Tensor

        Whether self <= other, element by element.
        """
    def less_equal_(self, other: TensorLike) -> Tensor:
        """In-place version of less_equal."""
    def lgamma(self) -> Tensor:
        """lgamma(Tensor self) -> Tensor

        The logarithm of the absolute value of the gamma function.
        """
    def lgamma_(self) -> Tensor:
        """In-place version of lgamma."""
    def log(self) -> Tensor:
        """log(Tensor self) -> Tensor

        The natural logarithm.
        """
    def log10(self) -> Tensor:
        """log10(Tensor self) -> Tensor

        The logarithm to the base 10.
        """
    def log10_(self) -> Tensor:
        """In-place version of log10."""
    def log1p(self) -> Tensor:
        """log1p(Tensor self) -> Tensor

        log(1 + self), accurate near 0.
        """
    def log1p_(self) -> Tensor:
        """In-place version of log1p."""
    def log2(self) -> Tensor:
        """log2(Tensor self) -> Tensor

        The logarithm to the base 2.
        """
    def log2_(self) -> Tensor:
        """In-place version of log2."""
    def log_(self) -> Tensor:
        """In-place version of log."""
    def log_softmax(self, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None) -> Tensor:
        """log_softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

        The logarithm of the softmax along `dim`.
        """
    def logaddexp(self, other: TensorLike) -> Tensor:
        """logaddexp(Tensor self, Tensor other) -> Tensor

        log(exp(self) + exp(other)), without overflow.
        """
    def logaddexp2(self, other: TensorLike) -> Tensor:
        """logaddexp2(Tensor self, Tensor other) -> Tensor

        log2(2**self + 2**other), without overflow.
        """
    def logcumsumexp(self, dim: int | None = None, *, axis: Any = None) -> Tensor:
        """logcumsumexp(Tensor self, int dim) -> Tensor

        log(cumsum(exp(self))) along `dim`, without overflow.
        """
    def logdet(self) -> Tensor:
        """logdet(Tensor self) -> Tensor

        The logarithm of the determinant; nan where a real one is negative.
        """
    def logical_and(self, other: TensorLike) -> Tensor:
        """logical_and(Tensor self, Tensor other) -> Tensor

        Whether neither is zero.
        """
    def logical_and_(self, other: TensorLike) -> Tensor:
        """In-place version of logical_and."""
    def logical_not(self) -> Tensor:
        """logical_not(Tensor self) -> Tensor

        Whether self is zero.
        """
    def logical_not_(self) -> Tensor:
        """In-place version of logical_not."""
    def logical_or(self, other: TensorLike) -> Tensor:
        """logical_or(Tensor self, Tensor other) -> Tensor

        Whether one is not zero.
        """
    def logical_or_(self, other: TensorLike) -> Tensor:
        """In-place version of logical_or."""
    def logical_xor(self, other: TensorLike) -> Tensor:
        """logical_xor(Tensor self, Tensor other) -> Tensor

        Whether exactly one is not zero.
        """
    def logical_xor_(self, other: TensorLike) -> Tensor:
        """In-place version of logical_xor."""
    def logit(self, eps: float | None = None) -> Tensor:
        """logit(Tensor self, float? eps=None) -> Tensor

        log(self / (1 - self)), of self brought between eps and 1 - eps if eps is given.
        """
    def logit_(self, eps: float | None = None) -> Tensor:
        """In-place version of logit."""
    def logsumexp(self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
        """logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor

        log(sum(exp(self))) along `dim`, without overflow.
        """
    def lt(self, other: TensorLike) -> Tensor:
        """lt(Tensor self, Tensor other) -> Tensor

        Whether self < other, element by element.
        """
    def lt_(self, other: TensorLike) -> Tensor:
        """In-place version of lt."""
    def lu(self, pivot: bool = True, get_infos: bool = False) -> tuple[Tensor, ...]:
        """lu(Tensor self, bool pivot=True, bool get_infos=False) -> Tensor[]

        The outputs of linalg.lu_factor_ex, the last one with get_infos only.
        """
    def lu_solve(self, LU_data: TensorLike, LU_pivots: TensorLike) -> Tensor:
        """lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor

        X with A @ X = self, A being factored by linalg.lu_factor.
        """
    def masked_fill(self, mask: TensorLike, value: TensorLike) -> Tensor:
        """masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor

        value where mask is true, self elsewhere.
        """
    def masked_fill_(self, mask: TensorLike, value: TensorLike) -> Tensor:
        """In-place version of masked_fill."""
    def masked_scatter(self, mask: TensorLike, source: TensorLike) -> Tensor:
        """masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor

        self with the first elements of source where mask is true, in order.
        """
    def masked_scatter_(self, mask: TensorLike, source: TensorLike) -> Tensor:
        """In-place version of masked_scatter."""
    def masked_select(self, mask: TensorLike) -> Tensor:
        """masked_select(Tensor self, Tensor mask) -> Tensor

        The elements where mask is true, in a row.
        """
    def matmul(self, other: TensorLike) -> Tensor:
        """matmul(Tensor self, Tensor other) -> Tensor

        The product of vectors, matrices or stacks of matrices, whose leading dimensions broadcast.
        """
    def matrix_exp(self) -> Tensor:
        """matrix_exp(Tensor self) -> Tensor

        The exponential of square matrices.
        """
    def matrix_power(self, n: int) -> Tensor:
        """matrix_power(Tensor self, int n) -> Tensor

        Square matrices multiplied n times with themselves, or with their inverses if n is negative.
        """
    @overload
    def max(self, other: TensorLike) -> Tensor:
        """max.other(Tensor self, Tensor other) -> Tensor

        The larger of the two, element by element.
        """
    @overload
    def max(self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> MaxDimResult:
        """max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

        The largest elements along `dim` and the first place of each, which gets the gradient.
        """
    @overload
    def max(self) -> Tensor:
        """max(Tensor self) -> Tensor

        The largest element; equal ones share the gradient.
        """
    def maximum(self, other: TensorLike) -> Tensor:
        """maximum(Tensor self, Tensor other) -> Tensor

        The larger of two; where they are equal each gets half of the gradient.
        """
    def mean(self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
        """mean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

        The mean of all elements, or along `dim`; that of integers is float64.
        """
    @overload
    def median(self) -> Tensor:
        """median(Tensor self) -> Tensor

        The median, the lower one of two in the middle. Equal elements share the gradient.
        """
    @overload
    def median(self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> MedianDimResult:
        """median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

        The medians along `dim`, the lower of two in the middle, and where each stands.
        """
    @overload
    def min(self, other: TensorLike) -> Tensor:
        """min.other(Tensor self, Tensor other) -> Tensor

        The smaller of the two, element by element.
        """
    @overload
    def min(self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> MinDimResult:
        """min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

        The smallest elements along `dim` and the first place of each, which gets the gradient.
        """
    @overload
    def min(self) -> Tensor:
        """min(Tensor self) -> Tensor

        The smallest element; equal ones share the gradient.
        """
    def minimum(self, other: TensorLike) -> Tensor:
        """minimum(Tensor self, Tensor other) -> Tensor

        The smaller of two; where they are equal each gets half of the gradient.
        """
    def mm(self, mat2: TensorLike) -> Tensor:
        """mm(Tensor self, Tensor mat2) -> Tensor

        The product of two matrices.
        """
    def mode(self, dim: int = -1, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> ModeResult:
        """mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)

        The most frequent elements along `dim`, the smallest of several, and the last place of each.
        """
    def moveaxis(self, source: int | Sequence[int], destination: int | Sequence[int]) -> Tensor:
        """movedim(Tensor(a) self, int[1] source, int[1] destination) -> Tensor(a)

        The dimensions of source moved to the places of destination, the others in their order.
        """
    def movedim(self, source: int | Sequence[int], destination: int | Sequence[int]) -> Tensor:
        """movedim(Tensor(a) self, int[1] source, int[1] destination) -> Tensor(a)

        The dimensions of source moved to the places of destination, the others in their order.
        """
    def msort(self) -> Tensor:
        """msort(Tensor self) -> Tensor

        Sorted along the first dimension.
        """
    def mul(self, other: TensorLike) -> Tensor:
        """mul(Tensor self, Tensor other) -> Tensor

        self * other.
        """
    def mul_(self, other: TensorLike) -> Tensor:
        """In-place version of mul."""
    def multinomial(self, num_samples: int, replacement: bool = False, *, generator: Any | None = None) -> Tensor:
        """multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor

        Indices of categories, drawn with probabilities in proportion to each row of `self`.
        """
    def multiply(self, other: TensorLike) -> Tensor:
        """mul(Tensor self, Tensor other) -> Tensor

        self * other.
        """
    def multiply_(self, other: TensorLike) -> Tensor:
        """In-place version of multiply."""
    def mv(self, vec: TensorLike) -> Tensor:
        """mv(Tensor self, Tensor vec) -> Tensor

        The product of a matrix and a vector.
        """
    def mvlgamma(self, p: int) -> Tensor:
        """mvlgamma(Tensor self, int p) -> Tensor

        The logarithm of the multivariate gamma function of dimension p.
        """
    def mvlgamma_(self, p: int) -> Tensor:
        """In-place version of mvlgamma."""
    def nan_to_num(self, nan: float | None = None, posinf: float | None = None, neginf: float | None = None) -> Tensor:
        """nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor

        self with nan, inf and -inf replaced, by 0 and the largest and smallest number if not given.
        """
    def nan_to_num_(self, nan: float | None = None, posinf: float | None = None, neginf: float | None = None) -> Tensor:
        """In-place version of nan_to_num."""
    def nanmean(self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
        """nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

        The mean of all elements, or along `dim`, that are not nan.
        """
    @overload
    def nanmedian(self) -> Tensor:
        """nanmedian(Tensor self) -> Tensor

        The median of what is not nan, the lower of two in the middle. Equal elements share the gradient.
        """
    @overload
    def nanmedian(self, dim: int | None = None, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> NanmedianDimResult:
        """nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

        The medians along `dim` of what is not nan, and where each stands.
        """
    def nanquantile(self, q: Any, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear", axis: Any = None, keepdims: Any = None) -> Tensor:
        """nanquantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor

        The quantiles of what is not nan.
        """
    def nansum(self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
        """nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

        The sum of all elements, or along `dim`, that are not nan; nan gets no gradient.
        """
    def narrow(self, dim: int | None = None, start: int | None = None, length: int | None = None, *, axis: Any = None) -> Tensor:
        """narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)

        The part from start on, of a given length, along dim.
        """
    def narrow_copy(self, dim: int | None = None, start: int | None = None, length: int | None = None, *, axis: Any = None) -> Tensor:
        """narrow_copy(Tensor self, int dim, int start, int length) -> Tensor

        A copy of narrow.
        """
    def ne(self, other: TensorLike) -> Tensor:
        """ne(Tensor self, Tensor other) -> Tensor

        Whether self != other, element by element.
        """
    def ne_(self, other: TensorLike) -> Tensor:
        """In-place version of ne."""
    def neg(self) -> Tensor:
        """neg(Tensor self) -> Tensor

        -self.
        """
    def neg_(self) -> Tensor:
        """In-place version of neg."""
    def negative(self) -> Tensor:
        """neg(Tensor self) -> Tensor

        -self.
        """
    def negative_(self) -> Tensor:
        """In-place version of negative."""
    def new_empty(self, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
        """new_empty(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

        A tensor of the dtype of `self` whose elements have no particular value yet.
        """
    def new_full(self, size: Sequence[int], fill_value: Scalar, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
        """new_full(Tensor self, int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor

        The number `fill_value` everywhere, in the dtype of `self`.
        """
    def new_ones(self, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
        """new_ones(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

        Ones of the dtype of `self`.
        """
    def new_zeros(self, *size: Any, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None, **named: Any) -> Tensor:
        """new_zeros(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor

        Zeros of the dtype of `self`.
        """
    def nextafter(self, other: TensorLike) -> Tensor:
        """nextafter(Tensor self, Tensor other) -> Tensor

        The next floating-point number after self in the direction of other.
        """
    def nextafter_(self, other: TensorLike) -> Tensor:
        """In-place version of nextafter."""
    @overload
    def nonzero(self) -> Tensor:
        """nonzero(Tensor self) -> Tensor

        The indices of the elements that are not zero, a row for each.
        """
    @overload
    def nonzero(self, *, as_tuple: bool) -> tuple[Tensor, ...]:
        """nonzero.as_tuple(Tensor self, *, bool as_tuple) -> Tensor[]

        The indices of the elements that are not zero, a vector for each dimension.
        """
    def norm(self, p: Any = "fro", dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
        """norm(Tensor self, any p="fro", int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

        The p-norm of the elements, a vector norm; its gradient at 0 is 0. For 'nuc', the sum of the singular values.
        """
    def not_equal(self, other: TensorLike) -> Tensor:
        """ne(Tensor self, Tensor other) -> Tensor

        Whether self != other, element by element.
        """
    def not_equal_(self, other: TensorLike) -> Tensor:
        """In-place version of not_equal."""
    def orgqr(self, input2: TensorLike) -> Tensor:
        """orgqr(Tensor self, Tensor input2) -> Tensor

        linalg.householder_product of self and its factors input2.
        """
    def ormqr(self, input2: TensorLike, input3: TensorLike, left: bool = True, transpose: bool = False) -> Tensor:
        """ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor

        Q @ input3, or input3 @ Q, of the whole product Q of the reflectors in self and input2; of Q^H with transpose.
        """
    def outer(self, vec2: TensorLike) -> Tensor:
        """outer(Tensor self, Tensor vec2) -> Tensor

        The products of each element of one vector with each of another.
        """
    def permute(self, *dims: Any, **named: Any) -> Tensor:
        """permute(Tensor(a) self, int[] dims) -> Tensor(a)

        The dimensions in the order of dims.
        """
    def permute_copy(self, *dims: Any, **named: Any) -> Tensor:
        """permute_copy(Tensor self, int[] dims) -> Tensor

        A copy of permute.
        """
    def pinverse(self, rcond: float = 1e-15) -> Tensor:
        """pinverse(Tensor self, float rcond=1e-15) -> Tensor

        The pseudoinverse; singular values up to rcond times the largest count as 0.
        """
    def poisson(self, generator: Any | None = None) -> Tensor:
        """poisson(Tensor self, Generator? generator=None) -> Tensor

        Random numbers of events, each from the Poisson distribution with the rate that the element is.
        """
    def polygamma(self, n: int) -> Tensor:
        """polygamma(int n, Tensor self) -> Tensor

        The n-th derivative of digamma.
        """
    def polygamma_(self, n: int) -> Tensor:
        """In-place version of polygamma."""
    def positive(self) -> Tensor:
        """positive(Tensor(a) self) -> Tensor(a)

        +self, the same values.
        """
    def pow(self, exponent: TensorLike) -> Tensor:
        """pow(Tensor self, Tensor exponent) -> Tensor

        self to the power of exponent.
        """
    def pow_(self, exponent: TensorLike) -> Tensor:
        """In-place version of pow."""
    def prod(self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
        """prod(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

        The product of all elements, or along `dim`; its derivatives are right at zeros, too.
        """
    def put(self, index: TensorLike, source: TensorLike, accumulate: bool = False) -> Tensor:
        """put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor

        self with elements of source put or added at index, counted through all dimensions.
        """
    def put_(self, index: TensorLike, source: TensorLike, accumulate: bool = False) -> Tensor:
        """In-place version of put."""
    def qr(self, some: bool = True) -> QrResult:
        """qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)

        linalg.qr in mode 'reduced', or 'complete' unless some.
        """
    def quantile(self, q: Any, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear", axis: Any = None, keepdims: Any = None) -> Tensor:
        """quantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor

        The quantiles `q`, a number or a 1-d tensor whose dimension comes first, of all elements or along `dim`.
        """
    def rad2deg(self) -> Tensor:
        """rad2deg(Tensor self) -> Tensor

        Radians as degrees.
        """
    def rad2deg_(self) -> Tensor:
        """In-place version of rad2deg."""
    def ravel(self) -> Tensor:
        """ravel(Tensor(a) self) -> Tensor(a)

        All elements along one dimension.
        """
    def reciprocal(self) -> Tensor:
        """reciprocal(Tensor self) -> Tensor

        1 / self.
        """
    def reciprocal_(self) -> Tensor:
        """In-place version of reciprocal."""
    def relu(self) -> Tensor:
        """relu(Tensor self) -> Tensor

        max(self, 0); its slope at 0 is 0.
        """
    def relu_(self) -> Tensor:
        """In-place version of relu."""
    def remainder(self, other: TensorLike) -> Tensor:
        """remainder(Tensor self, Tensor other) -> Tensor

        What is left of self / other rounded down; it has the sign of other.
        """
    def remainder_(self, other: TensorLike) -> Tensor:
        """In-place version of remainder."""
    def renorm(self, p: Scalar, dim: int | None = None, maxnorm: Scalar | None = None, *, axis: Any = None) -> Tensor:
        """renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor

        Slices along `dim` whose p-norm is above `maxnorm` are scaled down to it.
        """
    def renorm_(self, p: Scalar, dim: int | None = None, maxnorm: Scalar | None = None, *, axis: Any = None) -> Tensor:
        """In-place version of renorm."""
    def repeat(self, *repeats: Any, **named: Any) -> Tensor:
        """repeat(Tensor self, int[] repeats) -> Tensor

        Copies side by side, so many along each dimension; new dimensions come in front.
        """
    def repeat_interleave(self, repeats: Any, dim: int | None = None, *, output_size: int | None = None, axis: Any = None) -> Tensor:
        """repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) -> Tensor

        Each element, or each slice along dim, so many times in a row.
        """
    def reshape(self, *shape: Any, **named: Any) -> Tensor:
        """reshape(Tensor(a) self, int[] shape) -> Tensor(a)

        The same elements in another shape, one size of which may be -1; a view where possible.
        """
    def reshape_as(self, other: TensorLike) -> Tensor:
        """reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)

        The same elements in the shape of other.
        """
    def resolve_conj(self) -> Tensor:
        """resolve_conj(Tensor(a) self) -> Tensor(a)

        self; there is no lazy conjugation that would have to be carried out.
        """
    def resolve_neg(self) -> Tensor:
        """resolve_neg(Tensor(a) self) -> Tensor(a)

        self; there is no lazy negation that would have to be carried out.
        """
    def roll(self, shifts: int | Sequence[int], dims: int | Sequence[int] | None = ()) -> Tensor:
        """roll(Tensor self, int[1] shifts, int[1]? dims=[]) -> Tensor

        The elements shifted along dims, or all in one row; what falls off comes in at the other end.
        """
    def rot90(self, k: int = 1, dims: Sequence[int] = (0, 1,)) -> Tensor:
        """rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor

        A copy turned k times by 90 degrees in the plane of two dimensions.
        """
    def round(self, *, decimals: int = 0) -> Tensor:
        """round(Tensor self, *, int decimals=0) -> Tensor

        The nearest number with so many decimals; halves go to the even neighbour.
        """
    def round_(self, *, decimals: int = 0) -> Tensor:
        """In-place version of round."""
    def rsqrt(self) -> Tensor:
        """rsqrt(Tensor self) -> Tensor

        1 / sqrt(self).
        """
    def rsqrt_(self) -> Tensor:
        """In-place version of rsqrt."""
    def rsub(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

        other - alpha * self.
        """
    @overload
    def scatter(self, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, axis: Any = None) -> Tensor:
        """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

        self with elements of src at index along dim; where an index repeats, the last one stays.
        """
    @overload
    def scatter(self, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None, *, axis: Any = None) -> Tensor:
        """scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor

        self with one value at index along dim.
        """
    @overload
    def scatter(self, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, reduce: str, axis: Any = None) -> Tensor:
        """scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor

        self with elements of src added ('add') or multiplied ('multiply') at index along dim.
        """
    @overload
    def scatter(self, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None, *, reduce: str, axis: Any = None) -> Tensor:
        """scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor

        self with one value added ('add') or multiplied ('multiply') at index along dim.
        """
    @overload
    def scatter_(self, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, axis: Any = None) -> Tensor:
        """In-place version of scatter."""
    @overload
    def scatter_(self, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None, *, axis: Any = None) -> Tensor:
        """In-place version of scatter."""
    @overload
    def scatter_(self, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, reduce: str, axis: Any = None) -> Tensor:
        """In-place version of scatter."""
    @overload
    def scatter_(self, dim: int | None = None, index: TensorLike | None = None, value: Scalar | None = None, *, reduce: str, axis: Any = None) -> Tensor:
        """In-place version of scatter."""
    def scatter_add(self, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, axis: Any = None) -> Tensor:
        """scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

        self plus elements of src at index along dim; where an index repeats, all are added.
        """
    def scatter_add_(self, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, *, axis: Any = None) -> Tensor:
        """In-place version of scatter_add."""
    def scatter_reduce(self, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True, axis: Any = None) -> Tensor:
        """scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor

        self combined with elements of src at index along dim by sum, prod, mean, amax or amin.
        """
    def scatter_reduce_(self, dim: int | None = None, index: TensorLike | None = None, src: TensorLike | None = None, reduce: str | None = None, *, include_self: bool = True, axis: Any = None) -> Tensor:
        """In-place version of scatter_reduce."""
    def select(self, dim: int | None = None, index: int | None = None, *, axis: Any = None) -> Tensor:
        """select(Tensor(a) self, int dim, int index) -> Tensor(a)

        The slice at one index along dim.
        """
    def select_copy(self, dim: int | None = None, index: int | None = None, *, axis: Any = None) -> Tensor:
        """select_copy(Tensor self, int dim, int index) -> Tensor

        A copy of select.
        """
    def select_scatter(self, src: TensorLike, dim: int | None = None, index: int | None = None, *, axis: Any = None) -> Tensor:
        """select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor

        self with src as the slice at one index along dim.
        """
    def sgn(self) -> Tensor:
        """sgn(Tensor self) -> Tensor

        self / abs(self), and 0 at 0.
        """
    def sgn_(self) -> Tensor:
        """In-place version of sgn."""
    def sigmoid(self) -> Tensor:
        """sigmoid(Tensor self) -> Tensor

        1 / (1 + exp(-self)).
        """
    def sigmoid_(self) -> Tensor:
        """In-place version of sigmoid."""
    def sign(self) -> Tensor:
        """sign(Tensor self) -> Tensor

        -1, 0 or 1; its gradient is zero everywhere, also at 0.
        """
    def sign_(self) -> Tensor:
        """In-place version of sign."""
    def signbit(self) -> Tensor:
        """signbit(Tensor self) -> Tensor

        Whether the sign is negative, that of -0.0 included.
        """
    def sin(self) -> Tensor:
        """sin(Tensor self) -> Tensor

        The sine, of an angle in radians.
        """
    def sin_(self) -> Tensor:
        """In-place version of sin."""
    def sinc(self) -> Tensor:
        """sinc(Tensor self) -> Tensor

        sin(pi * self) / (pi * self), and 1 at 0.
        """
    def sinc_(self) -> Tensor:
        """In-place version of sinc."""
    def sinh(self) -> Tensor:
        """sinh(Tensor self) -> Tensor

        The hyperbolic sine.
        """
    def sinh_(self) -> Tensor:
        """In-place version of sinh."""
    def slice(self, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1, *, axis: Any = None) -> Tensor:
        """slice(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)

        Every step-th slice from start to end along dim, as PyTorch's aten::slice.
        """
    def slice_copy(self, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1, *, axis: Any = None) -> Tensor:
        """slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

        A copy of every step-th slice from start to end along dim.
        """
    def slice_scatter(self, src: TensorLike, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1, *, axis: Any = None) -> Tensor:
        """slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

        self with src as every step-th slice from start to end along dim.
        """
    def slogdet(self) -> SlogdetResult:
        """slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)

        The sign of the determinant, a number of size 1, and the logarithm of its size.
        """
    def softmax(self, dim: int | None = None, dtype: DTypeLike | None = None, *, axis: Any = None) -> Tensor:
        """softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

        exp(self) over its sum along `dim`.
        """
    def sort(self, dim: int = -1, descending: bool = False, *, stable: bool | None = None, axis: Any = None) -> SortResult:
        """sort(Tensor self, int dim=-1, bool descending=False, *, bool? stable=None) -> (Tensor values, Tensor indices)

        The elements in order along `dim`, and where each stood; equal ones keep their order.
        """
    def split(self, split_size: int | Sequence[int], dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]

        Parts of split_size along dim, the last one smaller if need be, or parts of given sizes.
        """
    def split_with_sizes(self, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

        Consecutive parts of the given sizes along dim.
        """
    def split_with_sizes_copy(self, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]

        Copies of the parts of split_with_sizes.
        """
    def sqrt(self) -> Tensor:
        """sqrt(Tensor self) -> Tensor

        The square root.
        """
    def sqrt_(self) -> Tensor:
        """In-place version of sqrt."""
    def square(self) -> Tensor:
        """square(Tensor self) -> Tensor

        self * self.
        """
    def square_(self) -> Tensor:
        """In-place version of square."""
    def squeeze(self, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
        """squeeze(Tensor(a) self, int[1]? dim=None) -> Tensor(a)

        Without the dimensions of size 1, or without those among dim that have size 1.
        """
    def squeeze_(self, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
        """In-place version of squeeze."""
    def squeeze_copy(self, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
        """squeeze_copy(Tensor self, int[1]? dim=None) -> Tensor

        A copy of squeeze.
        """
    @overload
    def std(self, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
        """std.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor

        The standard deviation over `dim`; `unbiased` stands for correction=1.
        """
    @overload
    def std(self, unbiased: bool = True) -> Tensor:
        """std(Tensor self, bool unbiased=True) -> Tensor

        The standard deviation of all elements; `unbiased` stands for correction=1.
        """
    @overload
    def std(self, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None, keepdim: bool = False, axis: Any = None, keepdims: Any = None) -> Tensor:
        """std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor

        The standard deviation over `dim`; its gradient is 0 where all elements are equal.
        """
    @overload
    def std_mean(self, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None, keepdim: bool = False, axis: Any = None, keepdims: Any = None) -> StdMeanCorrectionResult:
        """std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)

        The standard deviation and the mean over `dim`.
        """
    @overload
    def std_mean(self, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> StdMeanDimResult:
        """std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)

        The standard deviation and the mean over `dim`; `unbiased` stands for correction=1.
        """
    @overload
    def std_mean(self, unbiased: bool = True) -> StdMeanDefaultResult:
        """std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

        The standard deviation and the mean of all elements; `unbiased` stands for correction=1.
        """
    def stft(self, n_fft: int, hop_length: int | None = None, win_length: int | None = None, window: TensorLike | None = None, center: bool = True, pad_mode: str = "reflect", normalized: bool = False, onesided: bool | None = None, return_complex: bool | None = None, align_to_window: bool | None = None) -> Tensor:
        """stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor

        The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length` apart.
        """
    def sub(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

        self - alpha * other.
        """
    def sub_(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """In-place version of sub."""
    def subtract(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

        self - alpha * other.
        """
    def subtract_(self, other: TensorLike, *, alpha: Scalar = 1) -> Tensor:
        """In-place version of subtract."""
    def sum(self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None, axis: Any = None, keepdims: Any = None) -> Tensor:
        """sum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

        The sum of all elements, or along `dim`.
        """
    def sum_to_size(self, *size: Any, **named: Any) -> Tensor:
        """sum_to_size(Tensor(a) self, int[] size) -> Tensor(a)

        The sum over those dimensions along which size would be repeated to the shape of self; a view if there are none.
        """
    def svd(self, some: bool = True, compute_uv: bool = True) -> SvdResult:
        """svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)

        linalg.svd with V = Vh^H, of full matrices unless some; without compute_uv U and V are zeros.
        """
    def swapaxes(self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
        """transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)

        Two dimensions exchanged.
        """
    def swapaxes_(self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
        """In-place version of swapaxes."""
    def swapdims(self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
        """transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)

        Two dimensions exchanged.
        """
    def swapdims_(self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
        """In-place version of swapdims."""
    def t(self) -> Tensor:
        """t(Tensor(a) self) -> Tensor(a)

        The transpose of a matrix; vectors and numbers as they are.
        """
    def t_(self) -> Tensor:
        """In-place version of t."""
    def t_copy(self) -> Tensor:
        """t_copy(Tensor self) -> Tensor

        A copy of t.
        """
    def take(self, index: TensorLike) -> Tensor:
        """take(Tensor self, Tensor index) -> Tensor

        The elements at index, counted through all dimensions.
        """
    def take_along_dim(self, indices: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor:
        """take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor

        The elements at indices along dim, or of all elements in a row.
        """
    def tan(self) -> Tensor:
        """tan(Tensor self) -> Tensor

        The tangent, of an angle in radians.
        """
    def tan_(self) -> Tensor:
        """In-place version of tan."""
    def tanh(self) -> Tensor:
        """tanh(Tensor self) -> Tensor

        The hyperbolic tangent.
        """
    def tanh_(self) -> Tensor:
        """In-place version of tanh."""
    def tensor_split(self, indices_or_sections: Any | None = None, dim: int = 0, *, axis: Any = None, sections: Any = None, indices: Any = None) -> tuple[Tensor, ...]:
        """tensor_split(Tensor(a) self, any indices_or_sections, int dim=0) -> Tensor(a)[]

        So many parts along dim, whose sizes differ by at most one, or parts cut at given indices.
        """
    def tile(self, *dims: Any, **named: Any) -> Tensor:
        """tile(Tensor self, int[] dims) -> Tensor

        Copies side by side, so many along the last dimensions.
        """
    def to(self, dtype: DTypeLike) -> Tensor:
        """to(Tensor(a) self, dtype dtype) -> Tensor(a)

        The same values as another dtype, a view if self has it already; integer and bool results are cut off the graph.
        """
    def topk(self, k: int, dim: int = -1, largest: bool = True, sorted: bool = True, *, axis: Any = None) -> TopkResult:
        """topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)

        The `k` largest or smallest elements along `dim`, and where each stands.
        """
    def trace(self) -> Tensor:
        """trace(Tensor self) -> Tensor

        The sum of the diagonal of a matrix.
        """
    def transpose(self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
        """transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)

        Two dimensions exchanged.
        """
    def transpose_(self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
        """In-place version of transpose."""
    def transpose_copy(self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None, axis1: Any = None) -> Tensor:
        """transpose_copy(Tensor self, int dim0, int dim1) -> Tensor

        A copy of transpose.
        """
    def triangular_solve(self, A: TensorLike, upper: bool = True, transpose: bool = False, unitriangular: bool = False) -> TriangularSolveResult:
        """triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)

        X with A @ X = self, or A.T @ X = self, of which one triangle is read, and a copy of A.
        """
    def tril(self, diagonal: int = 0) -> Tensor:
        """tril(Tensor self, int diagonal=0) -> Tensor

        The lower triangles of matrices, zero above the given diagonal.
        """
    def tril_(self, diagonal: int = 0) -> Tensor:
        """In-place version of tril."""
    def triu(self, diagonal: int = 0) -> Tensor:
        """triu(Tensor self, int diagonal=0) -> Tensor

        The upper triangles of matrices, zero below the given diagonal.
        """
    def triu_(self, diagonal: int = 0) -> Tensor:
        """In-place version of triu."""
    def true_divide(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
        """div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor

        self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says so.
        """
    def true_divide_(self, other: TensorLike, *, rounding_mode: str | None = None) -> Tensor:
        """In-place version of true_divide."""
    def trunc(self) -> Tensor:
        """trunc(Tensor self) -> Tensor

        self without what follows the point.
        """
    def trunc_(self) -> Tensor:
        """In-place version of trunc."""
    def unbind(self, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]

        The slices at each index along dim.
        """
    def unbind_copy(self, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """unbind_copy(Tensor self, int dim=0) -> Tensor[]

        Copies of the slices of unbind.
        """
    def unflatten(self, dim: int | None = None, sizes: Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
        """unflatten(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)

        Dimension dim as several of the given sizes, one of which may be -1.
        """
    def unfold(self, dimension: int, size: int, step: int) -> Tensor:
        """unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)

        Windows of a size, one every step, along a dimension; they lie in a new last dimension.
        """
    def unfold_copy(self, dimension: int, size: int, step: int) -> Tensor:
        """unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor

        A copy of unfold.
        """
    def unique(self, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None, *, axis: Any = None) -> Any:
        """unique(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, int? dim=None) -> any

        The unique elements (or slices along `dim`) in ascending order; with them, if asked, where each element went and how many there were.
        """
    def unique_consecutive(self, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None, *, axis: Any = None) -> Any:
        """unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> any

        The first of each run of equal elements (or slices along `dim`), and what else is asked for.
        """
    def unsafe_chunk(self, chunks: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """unsafe_chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

        As chunk; its parts may be written in place.
        """
    def unsafe_split(self, split_size: int, dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """unsafe_split(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]

        As split; its parts may be written in place.
        """
    def unsafe_split_with_sizes(self, split_sizes: Sequence[int], dim: int = 0, *, axis: Any = None) -> tuple[Tensor, ...]:
        """unsafe_split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

        As split_with_sizes; its parts may be written in place.
        """
    def unsqueeze(self, dim: int | None = None, *, axis: Any = None) -> Tensor:
        """unsqueeze(Tensor(a) self, int dim) -> Tensor(a)

        With a dimension of size 1 at dim.
        """
    def unsqueeze_(self, dim: int | None = None, *, axis: Any = None) -> Tensor:
        """In-place version of unsqueeze."""
    def unsqueeze_copy(self, dim: int | None = None, *, axis: Any = None) -> Tensor:
        """unsqueeze_copy(Tensor self, int dim) -> Tensor

        A copy of unsqueeze.
        """
    @overload
    def var(self, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None, keepdim: bool = False, axis: Any = None, keepdims: Any = None) -> Tensor:
        """var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor

        The variance over `dim`, the mean square distance from the mean over n - `correction` (1).
        """
    @overload
    def var(self, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> Tensor:
        """var.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor

        The variance over `dim`; `unbiased` stands for correction=1.
        """
    @overload
    def var(self, unbiased: bool = True) -> Tensor:
        """var(Tensor self, bool unbiased=True) -> Tensor

        The variance of all elements; `unbiased` stands for correction=1.
        """
    @overload
    def var_mean(self, dim: int | Sequence[int] | None = None, *, correction: Scalar | None = None, keepdim: bool = False, axis: Any = None, keepdims: Any = None) -> VarMeanCorrectionResult:
        """var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)

        The variance and the mean over `dim`.
        """
    @overload
    def var_mean(self, dim: int | Sequence[int] | None = None, unbiased: bool = True, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None) -> VarMeanDimResult:
        """var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)

        The variance and the mean over `dim`; `unbiased` stands for correction=1.
        """
    @overload
    def var_mean(self, unbiased: bool = True) -> VarMeanDefaultResult:
        """var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

        The variance and the mean of all elements; `unbiased` stands for correction=1.
        """
    def vdot(self, other: TensorLike) -> Tensor:
        """vdot(Tensor self, Tensor other) -> Tensor

        The same as dot with the complex conjugate of self.
        """
    def view(self, *size: Any, **named: Any) -> Tensor:
        """view(Tensor(a) self, int[] size) -> Tensor(a)

        The same memory in another shape; an error where that would need a copy.
        """
    def view_as(self, other: TensorLike) -> Tensor:
        """view_as(Tensor(a) self, Tensor other) -> Tensor(a)

        The same memory in the shape of other.
        """
    def view_as_complex(self) -> Tensor:
        """view_as_complex(Tensor(a) self) -> Tensor(a)

        Pairs of real numbers along the last dimension as complex ones.
        """
    def view_as_real(self) -> Tensor:
        """view_as_real(Tensor(a) self) -> Tensor(a)

        Complex numbers as pairs of real ones along a new last dimension.
        """
    def view_copy(self, *size: Any, **named: Any) -> Tensor:
        """view_copy(Tensor self, int[] size) -> Tensor

        A copy in another shape, one size of which may be -1.
        """
    def vsplit(self, indices_or_sections: Any | None = None, *, sections: Any = None, indices: Any = None) -> tuple[Tensor, ...]:
        """vsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

        Equal parts along the first dimension, or parts cut at indices.
        """
    def where(self, condition: TensorLike, other: TensorLike) -> Tensor:
        """where(Tensor condition, Tensor self, Tensor other) -> Tensor

        self where condition is true, other elsewhere.
        """
    def xlogy(self, other: TensorLike) -> Tensor:
        """xlogy(Tensor self, Tensor other) -> Tensor

        self * log(other), and 0 where self is 0.
        """
    def xlogy_(self, other: TensorLike) -> Tensor:
        """In-place version of xlogy."""
    def zero(self) -> Tensor:
        """zero(Tensor self) -> Tensor

        0 everywhere.
        """
    def zero_(self) -> Tensor:
        """In-place version of zero."""

def install(cls: type[TensorMethods]) -> None: ...
