# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 21d07fcdbf73e31c
"""What compiled programs see of the rows: of each its parameters and an expression in NumPy."""

EXPRESSIONS = {
    "add": ("self, other, *, alpha=1", "self + other if alpha == 1 else self + alpha * other"),
    "sub": ("self, other, *, alpha=1", "self - other if alpha == 1 else self - alpha * other"),
    "mul": ("self, other", "self * other"),
    "div": (
        "self, other, *, rounding_mode=None",
        (
            "self / other if rounding_mode is None else kernels.div_rounded(self, other, "
            "rounding_mode)"
        ),
    ),
    "floor_divide": ("self, other", "np.floor_divide(self, other)"),
    "neg": ("self", "-self"),
    "positive": ("self", "self"),
    "pow": ("self, exponent", "np.power(self, exponent)"),
    "square": ("self", "np.square(self)"),
    "sqrt": ("self", "np.sqrt(self)"),
    "rsqrt": ("self", "1 / np.sqrt(self)"),
    "reciprocal": ("self", "1 / self"),
    "abs": ("self", "np.abs(self)"),
    "exp": ("self", "np.exp(self)"),
    "exp2": ("self", "np.exp2(self)"),
    "expm1": ("self", "np.expm1(self)"),
    "log": ("self", "np.log(self)"),
    "log2": ("self", "np.log2(self)"),
    "log10": ("self", "np.log10(self)"),
    "log1p": ("self", "np.log1p(self)"),
    "sin": ("self", "np.sin(self)"),
    "cos": ("self", "np.cos(self)"),
    "tan": ("self", "np.tan(self)"),
    "asin": ("self", "np.arcsin(self)"),
    "acos": ("self", "np.arccos(self)"),
    "atan": ("self", "np.arctan(self)"),
    "sinh": ("self", "np.sinh(self)"),
    "cosh": ("self", "np.cosh(self)"),
    "tanh": ("self", "np.tanh(self)"),
    "asinh": ("self", "np.arcsinh(self)"),
    "acosh": ("self", "np.arccosh(self)"),
    "atanh": ("self", "np.arctanh(self)"),
    "atan2": ("self, other", "np.arctan2(self, other)"),
    "sigmoid": (
        "self",
        (
            "np.exp(np.minimum(self, -np.log(np.finfo(self.dtype).tiny))) / "
            "(np.exp(np.minimum(self, -np.log(np.finfo(self.dtype).tiny))) + 1) if self.dtype.kind "
            "== 'f' else None"
        ),
    ),
    "special._logistic": (
        "self",
        (
            "np.exp(np.minimum(self, -np.log(np.finfo(self.dtype).tiny))) / "
            "(np.exp(np.minimum(self, -np.log(np.finfo(self.dtype).tiny))) + 1) if self.dtype.kind "
            "== 'f' else None"
        ),
    ),
    "relu": ("self", "np.maximum(self, 0)"),
    "maximum": ("self, other", "np.maximum(self, other)"),
    "minimum": ("self, other", "np.minimum(self, other)"),
    "where": ("condition, self, other", "np.where(condition, self, other)"),
    "conj": ("self", "self.conj()"),
    "to": ("self, dtype", "self.astype(dtype)"),
    "eq": ("self, other", "self == other"),
    "ne": ("self, other", "self != other"),
    "lt": ("self, other", "self < other"),
    "le": ("self, other", "self <= other"),
    "gt": ("self, other", "self > other"),
    "ge": ("self, other", "self >= other"),
    "logical_not": ("self", "np.logical_not(self)"),
    "logical_and": ("self, other", "np.logical_and(self, other)"),
    "logical_or": ("self, other", "np.logical_or(self, other)"),
    "logical_xor": ("self, other", "np.logical_xor(self, other)"),
    "bitwise_and": ("self, other", "np.bitwise_and(self, other)"),
    "bitwise_or": ("self, other", "np.bitwise_or(self, other)"),
    "bitwise_xor": ("self, other", "np.bitwise_xor(self, other)"),
    "bitwise_not": ("self", "np.bitwise_not(self)"),
    "isnan": ("self", "np.isnan(self)"),
    "isinf": ("self", "np.isinf(self)"),
    "isfinite": ("self", "np.isfinite(self)"),
    "sum": (
        "self, dim=None, keepdim=False, *, dtype=None",
        "np.sum(self, axis=None if dim == () else dim, keepdims=keepdim, dtype=dtype)",
    ),
    "mean": (
        "self, dim=None, keepdim=False, *, dtype=None",
        "np.mean(self, axis=None if dim == () else dim, keepdims=keepdim, dtype=dtype)",
    ),
    "amax": (
        "self, dim=(), keepdim=False",
        "np.max(self, axis=None if dim == () else dim, keepdims=keepdim)",
    ),
    "amin": (
        "self, dim=(), keepdim=False",
        "np.min(self, axis=None if dim == () else dim, keepdims=keepdim)",
    ),
    "max": ("self", "np.max(self, axis=None, keepdims=False)"),
    "min": ("self", "np.min(self, axis=None, keepdims=False)"),
    "all": (
        "self, dim=None, keepdim=False",
        "np.all(self, axis=None if dim == () else dim, keepdims=keepdim)",
    ),
    "any": (
        "self, dim=None, keepdim=False",
        "np.any(self, axis=None if dim == () else dim, keepdims=keepdim)",
    ),
    "clone": ("self, *, memory_format=None", "np.copy(self)"),
    "getitem": ("self, index", "self[index]"),
    "_getitem_backward": ("grad_output, input_sizes, index", "adjoint(grad_output[index])"),
    "matmul": ("self, other", "np.matmul(self, other)"),
    "mm": ("self, mat2", "np.matmul(self, mat2)"),
    "mv": ("self, vec", "np.matmul(self, vec)"),
    "ceil": ("self", "np.ceil(self)"),
    "floor": ("self", "np.floor(self)"),
    "trunc": ("self", "np.trunc(self)"),
    "deg2rad": ("self", "self * 0.017453292519943295"),
    "rad2deg": ("self", "self * 57.29577951308232"),
    "addcmul": (
        "self, tensor1, tensor2, *, value=1",
        "self + tensor1 * tensor2 if value == 1 else self + value * tensor1 * tensor2",
    ),
    "addcdiv": (
        "self, tensor1, tensor2, *, value=1",
        "self + tensor1 / tensor2 if value == 1 else self + value * tensor1 / tensor2",
    ),
    "fmax": ("self, other", "np.fmax(self, other)"),
    "fmin": ("self, other", "np.fmin(self, other)"),
    "clamp_min": ("self, min", "np.maximum(self, min)"),
    "clamp_max": ("self, max", "np.minimum(self, max)"),
    "copysign": ("self, other", "np.copysign(self, other)"),
    "heaviside": ("self, values", "np.heaviside(self, values)"),
    "resolve_conj": ("self", "self"),
    "resolve_neg": ("self", "self"),
    "conj_physical": ("self", "np.conj(self)"),
    "alias_copy": ("self", "np.copy(self)"),
    "gcd": ("self, other", "np.gcd(self, other)"),
    "lcm": ("self, other", "np.lcm(self, other)"),
    "bitwise_left_shift": ("self, other", "np.left_shift(self, other)"),
    "bitwise_right_shift": ("self, other", "np.right_shift(self, other)"),
    "signbit": ("self", "np.signbit(self)"),
}
