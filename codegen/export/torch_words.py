"""NumPy and the table in the words of PyTorch."""

from __future__ import annotations

from codegen.export.phrasebook import Phrasebook, same
from codegen.parse.language import words

# Methods of arrays are written as functions: x.sum(axis=1) is sum(x, axis=1).
NUMPY = Phrasebook(
    """
sum(a, axis, keepdims) = torch.sum(a, dim=axis, keepdim=keepdims)
mean(a, axis, keepdims) = torch.mean(a, dim=axis, keepdim=keepdims)
prod(a) = torch.prod(a)
prod(a, axis, keepdims) = torch.prod(a, dim=axis, keepdim=keepdims)
max(a, axis, keepdims) = torch.amax(a, dim=axis, keepdim=keepdims)
min(a, axis, keepdims) = torch.amin(a, dim=axis, keepdim=keepdims)
amax(a, axis, keepdims) = torch.amax(a, dim=axis, keepdim=keepdims)
amin(a, axis, keepdims) = torch.amin(a, dim=axis, keepdim=keepdims)
var(a, axis, ddof, keepdims) = torch.var(a, dim=axis, correction=ddof, keepdim=keepdims)
var(a, axis, keepdims) = torch.var(a, dim=axis, correction=0, keepdim=keepdims)
std(a, axis, ddof, keepdims) = torch.std(a, dim=axis, correction=ddof, keepdim=keepdims)
std(a, axis, keepdims) = torch.std(a, dim=axis, correction=0, keepdim=keepdims)
nansum(a, axis, keepdims) = torch.nansum(a, dim=axis, keepdim=keepdims)
nanmean(a, axis, keepdims) = torch.nanmean(a, dim=axis, keepdim=keepdims)
all(a, axis, keepdims) = torch.all(a, dim=axis, keepdim=keepdims)
any(a, axis, keepdims) = torch.any(a, dim=axis, keepdim=keepdims)
argmax(a, axis, keepdims) = torch.argmax(a, dim=axis, keepdim=keepdims)
argmin(a, axis, keepdims) = torch.argmin(a, dim=axis, keepdim=keepdims)
count_nonzero(a, axis) = torch.count_nonzero(a, dim=axis)
cumsum(a, axis) = torch.cumsum(a, dim=axis)
cumprod(a, axis) = torch.cumprod(a, dim=axis)
sort(a, axis) = torch.sort(a, dim=axis).values
argsort(a, axis) = torch.argsort(a, dim=axis)
diff(a, n, axis) = torch.diff(a, n=n, dim=axis)
concatenate(arrays, axis) = torch.cat(arrays, dim=axis)
stack(arrays, axis) = torch.stack(arrays, dim=axis)
expand_dims(a, axis) = torch.unsqueeze(a, axis)
squeeze(a, axis) = torch.squeeze(a, axis)
transpose(a, axes) = torch.permute(a, axes)
reshape(a, shape) = torch.reshape(a, shape)
broadcast_to(a, shape) = torch.broadcast_to(a, shape)
moveaxis(a, source, destination) = torch.movedim(a, source, destination)
flip(a, axis) = torch.flip(a, (axis,))
roll(a, shift, axis) = torch.roll(a, shift, axis)
tril(a, k) = torch.tril(a, k)
triu(a, k) = torch.triu(a, k)
trace(a) = torch.trace(a)
diagonal(a, offset, axis1, axis2) = torch.diagonal(a, offset, axis1, axis2)
take_along_axis(a, indices, axis) = torch.take_along_dim(a, indices, axis)
clip(a, low, high) = torch.clamp(a, low, high)
round(a) = torch.round(a)
dot(a, b) = torch.tensordot(a, b, 1)
astype(a, dtype) = a.to(dtype)
zeros_like(a) = torch.zeros_like(a)
ones_like(a) = torch.ones_like(a)
full_like(a, value) = torch.full_like(a, value)
finfo(dtype) = torch.finfo(dtype)
linalg.norm(a) = torch.linalg.vector_norm(a)
linalg.norm(a, axis, keepdims) = torch.linalg.vector_norm(a, dim=axis, keepdim=keepdims)
power(a, b) = torch.pow(a, b)
copy(a) = torch.clone(a)
""",
    same(
        "torch.",
        "abs absolute acos acosh add arccos arccosh arcsin arcsinh arctan arctan2 arctanh asin "
        "asinh atan atan2 atanh bitwise_and bitwise_not bitwise_or bitwise_xor ceil conj copysign "
        "cos cosh deg2rad divide equal exp exp2 expm1 floor floor_divide fmax fmin fmod gcd "
        "greater greater_equal heaviside hypot isfinite isinf isnan lcm less less_equal log log10 "
        "log1p log2 logaddexp logaddexp2 logical_and logical_not logical_or logical_xor matmul "
        "maximum minimum multiply negative nextafter not_equal positive pow rad2deg reciprocal "
        "remainder signbit sin sinh sqrt square subtract tan tanh true_divide trunc angle real "
        "imag einsum inner outer kron isclose isneginf isposinf isreal sinc i0 ravel "
        "swapaxes tile vdot where nan_to_num linalg.cholesky linalg.det linalg.inv linalg.pinv "
        "linalg.solve linalg.matrix_power linalg.multi_dot fft.fft fft.fft2 fft.fftn fft.ifft "
        "fft.ifft2 fft.ifftn fft.rfft fft.rfftn fft.irfft fft.irfftn",
    )
    | {
        "conjugate": "torch.conj",
        "degrees": "torch.rad2deg",
        "radians": "torch.deg2rad",
        "equal": "torch.eq",
        "fabs": "torch.abs",
        "mod": "torch.remainder",
        "rint": "torch.round",
        "sign": "torch.sgn",
        "linalg.matrix_transpose": "torch.adjoint",
    },
)

TYPES = same(
    "torch.",
    "bool complex64 complex128 float16 float32 float64 int8 int16 int32 int64 uint8",
) | {"cdouble": "torch.complex128", "double": "torch.float64", "single": "torch.float32"}

# Operations of the table have PyTorch's names and arguments, with these exceptions.
OPERATIONS = Phrasebook(
    """
contiguous(self, memory_format) = torch.clone(self, memory_format=memory_format)
copy(self, src, non_blocking) = src.to(self, non_blocking).broadcast_to(self.shape)
getitem(self, index) = self[index]
special._logistic(self) = torch.special.expit(self)
zero(self) = torch.zeros_like(self)
""",
    {},
)
UNKNOWN = words(
    """
    array_equal cbrt linalg.logm linalg.solve_sylvester linalg.sqrtm signal.convolve
    signal.correlate signal.fftconvolve slice special.airy special.beta special.betainc
    special.betaincinv special.betaln special.binom special.ellipe special.ellipj special.ellipk
    special.erfcinv special.eval_genlaguerre special.eval_hermite special.eval_jacobi
    special.expi special.expn special.exprel special.fresnel special.gamma special.gammainccinv
    special.gammaincinv special.gammasgn special.hyp0f1 special.hyp1f1 special.hyp2f1
    special.hyperu special.iv special.ive special.jv special.kv special.kve special.lambertw
    special.modstruve special.ndtri_exp special.owens_t special.poch special.rgamma
    special.shichi special.sici special.spence special.spherical_in special.spherical_jn
    special.spherical_kn special.spherical_yn special.stdtr special.stdtrit special.struve
    special.wofz special.wrightomega special.yv
    """
)
"""Operations that PyTorch lacks, beside the private ones."""

METHODS_ONLY = words(
    """
    contiguous expand expand_as new_empty new_full new_ones new_zeros repeat reshape_as sum_to_size
    to unfold view view_as
    """
)
"""Operations that PyTorch has as methods alone."""

FUNCTIONS_ONLY = words(
    """
    alias_copy as_strided_copy constant_pad_nd diagonal_copy expand_copy fill permute_copy rsub
    select_copy slice_copy split_with_sizes_copy squeeze_copy std_mean t_copy transpose_copy
    unbind_copy unfold_copy unsqueeze_copy var_mean view_as_complex view_as_real view_copy
    """
)
"""Operations of a tensor `self` that PyTorch has as functions alone."""

NEEDS_TENSORS = words(
    """
    arctan2 atan2 complex fmax fmin heaviside hypot lerp logaddexp logaddexp2 logical_and logical_or
    logical_xor maximum minimum nextafter polar
    """
)
"""Functions that take no number in place of a tensor."""

NUMBERS = {
    **dict.fromkeys(("abs", "absolute"), "abs"),
    **same("math.", "acos acosh asin asinh atan atan2 atanh ceil cos cosh erf erfc exp expm1"),
    **same("math.", "floor hypot isfinite isinf isnan lgamma log log10 log1p log2 sin sinh sqrt"),
    **same("math.", "tan tanh trunc"),
    **{f"arc{name}": f"math.a{name}" for name in ("cos", "cosh", "sin", "sinh", "tan", "tanh")},
    "arctan2": "math.atan2",
}
"""Functions of plain numbers."""
