"""The table, and what NumPy has beyond `jax.numpy`, in the words of JAX."""

from __future__ import annotations

from codegen.export.phrasebook import Phrasebook, renamed, same
from codegen.parse.language import words

NOT_IN_JNP = words(
    """
    ascontiguousarray asfortranarray byte common_type fix half intp item min_scalar_type
    lib.stride_tricks.sliding_window_view real_if_close tolist
    """
)
"""Functions and methods of NumPy that jax.numpy lacks, or that need values while it traces."""

OF_MEMORY = words("copy")
"""Functions of an array whose other arguments say how it lies in memory, which JAX decides."""

IN_JAX_SCIPY = words(
    """
    bernoulli beta betainc betaln digamma entr erf erfc erfcx erfinv exp1 expi expit expn factorial
    gamma gammainc gammaincc gammaln gammasgn hyp1f1 i0 i0e i1 i1e kl_div log_ndtr logit ndtr
    ndtri poch polygamma rel_entr sici spence xlog1py xlogy zeta
    """
)
"""Functions of scipy.special that jax.scipy.special has, but hyp2f1, which diverges below -1."""

NOT_TRANSPOSED = "jnp.put_along_axis"
"""A function that JAX cannot transpose, so that a tangent with it gives no reverse mode."""

# Operators and functions of single elements that a row serves follow from the row, and other names
# of a row are said like its own. An empty `dim` stands for all dimensions, hence _axes(dim).
OPERATIONS = Phrasebook(
    """
add(self, other, alpha) = self + alpha * other
sub(self, other, alpha) = self - alpha * other
rsqrt(self) = jax.lax.rsqrt(self)
sgn(self) = _sgn(self)
to(self, dtype) = self.astype(dtype)
clone(self) = self
alias_copy(self) = jnp.copy(self)
mvlgamma(self, p) = jax.scipy.special.multigammaln(self, p)
contiguous(self) = self
resolve_conj(self) = self
resolve_neg(self) = self
getitem(self, index) = self[index]
zero(self) = jnp.zeros_like(self)
fill(self, value) = jnp.full_like(self, value)
clamp(self, min, max) = jnp.clip(self, min, max)
complex(real, imag) = jax.lax.complex(real, imag)
polar(abs, angle) = abs * jnp.exp(1j * angle)
ldexp(self, other) = self * jnp.exp2(other)
lerp(self, end, weight) = self + weight * (end - self)
addcmul(self, tensor1, tensor2, value) = self + value * tensor1 * tensor2
addcdiv(self, tensor1, tensor2, value) = self + value * tensor1 / tensor2
sum(self, dim, keepdim, dtype) = jnp.sum(self, axis=_axes(dim), keepdims=keepdim, dtype=dtype)
mean(self, dim, keepdim, dtype) = jnp.mean(self, axis=_axes(dim), keepdims=keepdim, dtype=dtype)
prod(self, dim, keepdim, dtype) = jnp.prod(self, axis=_axes(dim), keepdims=keepdim, dtype=dtype)
nansum(self, dim, keepdim, dtype) = jnp.nansum(self, axis=_axes(dim), keepdims=keepdim, dtype=dtype)
nanmean(self, dim, keepdim) = jnp.nanmean(self, axis=_axes(dim), keepdims=keepdim)
amax(self, dim, keepdim) = jnp.max(self, axis=_axes(dim), keepdims=keepdim)
amin(self, dim, keepdim) = jnp.min(self, axis=_axes(dim), keepdims=keepdim)
max(self) = jnp.max(self)
min(self) = jnp.min(self)
all(self, dim, keepdim) = jnp.all(self, axis=_axes(dim), keepdims=keepdim)
any(self, dim, keepdim) = jnp.any(self, axis=_axes(dim), keepdims=keepdim)
argmax(self, dim, keepdim) = jnp.argmax(self, axis=dim, keepdims=keepdim)
argmin(self, dim, keepdim) = jnp.argmin(self, axis=dim, keepdims=keepdim)
argsort(self, dim, descending) = jnp.argsort(self, axis=dim, descending=descending)
count_nonzero(self, dim) = jnp.count_nonzero(self, axis=_axes(dim))
logsumexp(self, dim, keepdim) = jax.scipy.special.logsumexp(self, axis=_axes(dim), keepdims=keepdim)
var(self, dim, unbiased, keepdim) = jnp.var(self, axis=_axes(dim), ddof=1, keepdims=keepdim)
var(self, dim, unbiased, correction) = jnp.var(self, axis=_axes(dim), ddof=correction)
std(self, dim, unbiased, keepdim) = jnp.std(self, axis=_axes(dim), ddof=1, keepdims=keepdim)
std(self, dim, unbiased, correction) = jnp.std(self, axis=_axes(dim), ddof=correction)
cumsum(self, dim, dtype) = jnp.cumsum(self, axis=dim, dtype=dtype)
cumprod(self, dim, dtype) = jnp.cumprod(self, axis=dim, dtype=dtype)
logcumsumexp(self, dim) = jax.lax.cumlogsumexp(self, axis=dim)
softmax(self, dim, dtype) = jax.nn.softmax(jnp.asarray(self, dtype), axis=dim)
log_softmax(self, dim, dtype) = jax.nn.log_softmax(jnp.asarray(self, dtype), axis=dim)
nn.functional.softmax(input, dim) = jax.nn.softmax(input, axis=dim)
nn.functional.log_softmax(input, dim) = jax.nn.log_softmax(input, axis=dim)
nn.functional.leaky_relu(input, negative_slope) = jax.nn.leaky_relu(input, negative_slope)
nn.functional.elu(input, alpha) = jax.nn.elu(input, alpha)
nn.functional.relu6(input) = jax.nn.relu6(input)
nn.functional.gelu(input) = jax.nn.gelu(input, approximate=False)
nn.functional.hardtanh(input, min_val, max_val) = jnp.clip(input, min_val, max_val)
nn.functional.threshold(input, threshold, value) = jnp.where(input > threshold, input, value)
nn.functional.linear(input, weight) = input @ weight.mT
reshape(self, shape) = jnp.reshape(self, shape)
view(self, size) = jnp.reshape(self, size)
reshape_as(self, other) = jnp.reshape(self, other.shape)
view_as(self, other) = jnp.reshape(self, other.shape)
flatten(self) = jnp.ravel(self)
expand(self, size) = jnp.broadcast_to(self, size)
expand_as(self, other) = jnp.broadcast_to(self, other.shape)
unsqueeze(self, dim) = jnp.expand_dims(self, dim)
squeeze(self, dim) = jnp.squeeze(self, axis=dim)
transpose(self, dim0, dim1) = jnp.swapaxes(self, dim0, dim1)
permute(self, dims) = jnp.transpose(self, dims)
movedim(self, source, destination) = jnp.moveaxis(self, source, destination)
t(self) = self.T
T(self) = self.T
mT(self) = self.mT
mH(self) = jnp.conj(self.mT)
H(self) = jnp.conj(self.mT)
flip(self, dims) = jnp.flip(self, axis=dims)
roll(self, shifts, dims) = jnp.roll(self, shifts, axis=_axes(dims))
rot90(self, k, dims) = jnp.rot90(self, k, axes=dims)
repeat(self, repeats) = jnp.tile(self, repeats)
tile(self, dims) = jnp.tile(self, dims)
cat(tensors, dim) = jnp.concatenate(tensors, axis=dim)
stack(tensors, dim) = jnp.stack(tensors, axis=dim)
tril(self, diagonal) = jnp.tril(self, k=diagonal)
triu(self, diagonal) = jnp.triu(self, k=diagonal)
diagonal(self, offset, dim1, dim2) = jnp.diagonal(self, offset=offset, axis1=dim1, axis2=dim2)
diagonal(self, offset) = jnp.diagonal(self, offset=offset)
diag(self, diagonal) = jnp.diag(self, k=diagonal)
diff(self, n, dim) = jnp.diff(self, n=n, axis=dim)
index_select(self, dim, index) = jnp.take(self, index, axis=dim)
select(self, dim, index) = jnp.take(self, index, axis=dim)
scatter(self, dim, index, src) = jnp.put_along_axis(self, index, src, axis=dim, inplace=False)
gather(self, dim, index) = jnp.take_along_axis(self, index, axis=dim)
take_along_dim(self, indices, dim) = jnp.take_along_axis(self, indices, axis=dim)
masked_fill(self, mask, value) = jnp.where(mask, value, self)
frac(self) = self - jnp.trunc(self)
view_as_real(self) = jnp.stack((jnp.real(self), jnp.imag(self)), axis=-1)
view_as_complex(self) = jax.lax.complex(self[..., 0], self[..., 1])
narrow(self, dim, start, length) = jax.lax.dynamic_slice_in_dim(self, start, length, axis=dim)
addmm(self, mat1, mat2) = self + mat1 @ mat2
addmm(self, mat1, mat2, beta, alpha) = beta * self + alpha * (mat1 @ mat2)
addmv(self, mat, vec) = self + mat @ vec
addmv(self, mat, vec, beta, alpha) = beta * self + alpha * (mat @ vec)
addr(self, vec1, vec2) = self + jnp.outer(vec1, vec2)
addr(self, vec1, vec2, beta, alpha) = beta * self + alpha * jnp.outer(vec1, vec2)
baddbmm(self, batch1, batch2) = self + batch1 @ batch2
baddbmm(self, batch1, batch2, beta, alpha) = beta * self + alpha * (batch1 @ batch2)
zeros(size, dtype) = jnp.zeros(size, dtype=dtype)
ones(size, dtype) = jnp.ones(size, dtype=dtype)
full(size, fill_value, dtype) = jnp.full(size, fill_value, dtype=dtype)
eye(n) = jnp.eye(n)
arange(end) = jnp.arange(end)
mm(self, mat2) = self @ mat2
bmm(self, mat2) = self @ mat2
mv(self, vec) = self @ vec
dot(self, other) = jnp.dot(self, other)
tensordot(self, other, dims) = jnp.tensordot(self, other, dims)
zeros_like(self) = jnp.zeros_like(self)
ones_like(self) = jnp.ones_like(self)
full_like(self, value) = jnp.full_like(self, value)
polygamma(n, self) = jax.scipy.special.polygamma(n, self)
""",
    same(
        "jnp.",
        "abs conj real imag where positive pow outer inner kron vdot "
        "trace cross ravel fliplr flipud frexp linalg.cholesky linalg.det linalg.inv "
        "linalg.pinv linalg.solve linalg.slogdet linalg.matrix_power linalg.multi_dot",
    )
    | same("jax.nn.", "relu sigmoid")
    | renamed(
        """
        nn.functional.relu jax.nn.relu
        nn.functional.selu jax.nn.selu
        nn.functional.silu jax.nn.silu
        nn.functional.mish jax.nn.mish
        nn.functional.hardsigmoid jax.nn.hard_sigmoid
        nn.functional.hardswish jax.nn.hard_silu
        nn.functional.logsigmoid jax.nn.log_sigmoid
        nn.functional.softsign jax.nn.soft_sign
        """
    ),
)
