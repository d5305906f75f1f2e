"""Where programs may differ between PyTorch and this library, one reason a line.

Rows that are called otherwise or have another derivative are those that
tests/pytorch/test_oracle.py lists; a program does not call them.
"""

from __future__ import annotations

from tests.pytorch.test_oracle import (
    OTHER_COMPLEX,
    OTHER_GRADIENT,
    OTHER_SECOND_GRADIENT,
    WITHOUT_COUNTERPART,
)

__all__ = ["KNOWN", "LEFT_OUT", "NOT_IN_PLACE", "THEIR_LIMITS"]

# Rows that differ in a way that the tests of values and gradients do not see.
_ITSELF = "PyTorch's may be the input itself or a view; here it is a view or a copy"
_DROPS = "dropping all or nothing takes no random number in PyTorch"
_NOT_RECORDED = "PyTorch's result requires grad, but has no gradient"
OTHERWISE: dict[str, str] = {
    "floor_divide": _NOT_RECORDED,
    "unique": _NOT_RECORDED,
    "unique_consecutive": _NOT_RECORDED,
    "bincount": _NOT_RECORDED,
    "lu_unpack": "PyTorch's gradient fails where the data are not unpacked",
    "fill": "a value of one dimension is broadcast here",
    "nn.functional.cosine_similarity": "below eps PyTorch's tangents are not its gradients'",
    "triangular_solve": "PyTorch's copy of the coefficients depends on the right side, too",
    "logcumsumexp": "PyTorch's tangents of small first elements are rounding errors",
    **dict.fromkeys(("contiguous", "positive", "conj", "conj_physical", "real", "to"), _ITSELF),
    **dict.fromkeys(("flatten", "ravel", "sum_to_size", "H", "broadcast_tensors"), _ITSELF),
    **dict.fromkeys(("atleast_1d", "atleast_1d.Sequence", "atleast_2d.Sequence"), _ITSELF),
    **dict.fromkeys(("resolve_conj", "resolve_neg"), _ITSELF),
    **{f"nn.functional.dropout{d}": _DROPS for d in ("", "1d", "2d", "3d")},
    "nn.functional.alpha_dropout": _DROPS,
    "nn.functional.feature_alpha_dropout": _DROPS,
}
LEFT_OUT: frozenset[str] = frozenset(
    key.partition("-sample")[0]
    for table in (
        OTHERWISE, WITHOUT_COUNTERPART, OTHER_GRADIENT, OTHER_SECOND_GRADIENT, OTHER_COMPLEX,
    )
    for key in table
)  # fmt: skip
# Rows that are not called in place, and why.
NOT_IN_PLACE: dict[str, str] = {
    "addbmm": "PyTorch's addbmm_ writes a matrix into the memory of a vector",
}
# What PyTorch's message says where it refuses what is computed here, as a regular expression.
THEIR_LIMITS: dict[str, str] = {
    "memory location": "PyTorch refuses writes into memory that repeats or is read meanwhile",
    "not implemented for": "PyTorch has no kernel of that dtype",
    "modified by an inplace operation": "only elements that are needed must not be written here",
    "is not implemented|not currently implemented|not supported for": "PyTorch has no derivative",
    "is not differentiable": "PyTorch has no derivative",
    "does not support automatic differentiation": "PyTorch has no complex derivative",
    "to have the same dtype, but found LU": "PyTorch's gradient of det of float32 fails",
    "input_is_complex == grad_is_complex": "PyTorch's gradient of real beside complex fails",
    "Unsupported input type": "PyTorch has no kernel of that dtype",
    "saved tensor that has been detached": "saved values are arrays, whatever becomes of tensors",
    "unsupported operand type.s. for .: 'NoneType'": "PyTorch calls hooks without a gradient",
    "'NoneType' object has no attribute 'detach'": "PyTorch calls hooks without a gradient",
    "expected dtype .* for `end` but got": "PyTorch's lerp mixes no real and complex numbers",
    "view size is not compatible": "results lie in C order here where PyTorch's do not",
    r"self and \w+ must have the same dtype": "products of several dtypes promote here",
    "expected both vectors to have same dtype": "products of several dtypes promote here",
    "expected m1 and m2 to have the same dtype": "products of several dtypes promote here",
    "invalid combination of arguments|unexpected keyword": "more forms of a call are taken here",
}
# What a difference and the shortened program say, as a regular expression.
KNOWN: dict[str, str] = {
    r"logical_(not|and|or|xor)_\(": "PyTorch does not record logical functions in place",
    "Python value depends on the data": "PyTorch has a batching rule for some of empty batches",
    "here: .*refers to a single memory": "PyTorch warns only of some writes where memory repeats",
    r"(?s)solve.*other value at t\.func\.vmap": "PyTorch's vmap of complex systems is wrong",
    "imaginary part would be dropped": "PyTorch drops imaginary parts with a warning",
    "NotImplementedError: the derivative for": "PyTorch has no derivative, and says so first",
    r"PyTorch: .*requires_grad=True is_leaf=True\n  here: .*requires_grad=False is_leaf=True": (
        "PyTorch says of a view without a history that it requires grad as its base does"
    ),
    "saved as CorrcoefBackward0.self": "the input is saved here, what is made of it in PyTorch",
    r"PyTorch: \((\d+, )*0[,)].* requires_grad=True .*\n  here: .* requires_grad=False": (
        "a write of no elements into a view records nothing here"
    ),
    "in-place views of DualTensor": "a dual tensor is not made another view in place",
    r"(?s)(v\d+)\.\w+_\((.*, )?\1\b.*forward: other value": (
        "PyTorch's tangent of a write that reads what it writes is that of the new value"
    ),
    r"(?s)(complex|fft).*(\*\*|pow).*forward: other value": (
        "PyTorch cuts a complex tangent to real"
    ),
    r"(?s)\b(cov|corrcoef|repeat_interleave)\(.*register_hook.*gradient": (
        "PyTorch's result is a view, of whose hooks a write over it makes no use"
    ),
    r"(?s)(?=.*\w_\().*retain_grad\(\).*backward: other value at v\d+\.grad": (
        "after a write PyTorch makes views of the base anew, past the views that they were made of"
    ),
    r"(?sm)^(v\d+) = v\d+\[1:-1, 1:-1\]$.*after \1\.\w+_\(.*"
    r"PyTorch: a view that is of no use any more": (
        "a write of no elements makes no view useless here"
    ),
    r"after with t\.no_grad\(\): v.*\n  PyTorch: a view that is of no use any more\n": (
        "PyTorch gives up one of several views that has been written, under no_grad, too"
    ),
    r"(?s)(rnn_\w+|lstm|gru)\(.*here: .*Can't detach views": (
        "the outputs of recurrent layers are views here, of what nobody else holds"
    ),
    r"(?s)((?<!index)_copy|\b(remainder|fmod|frac))\(.*(\w_\(|[-+*/]= |\] = )"
    r".*forward: other value": (
        "PyTorch's tangent of such a copy shares memory with that of the input"
    ),
    r"(?sm)^(v\d+) = (v\d+)\[.*(^\1\.\w+_\([^\n]*\b\2\b|^\2\.\w+_\([^\n]*\b\1\b)"
    r".*forward: other value": (
        "PyTorch's tangent of a write of a view over its base is that of the new value"
    ),
    r"(?sm)\b(?:(v\d+)|t)\.unsafe_(chunk|split\w*)\((v\d+)?.*^(v\d+) = r\d+\[\d+\]\n"
    r"(.*^(v\d+) = \4[.\[])?.*^(\1|\3|\4|\6)(\.\w+_\(|\[[^\n]*= | [-+*/]= )": (
        "PyTorch does not tell a tensor and its unsafe parts of writes into the other"
    ),
    r"(?s)(rnn_\w+|lstm|gru)\(.*PyTorch: RuntimeError: Output \d+ of Unbind is a view and": (
        "PyTorch's recurrent layers save views of the initial state, which it gives up"
    ),
    r"saved as (CrossEntropySoft|MseLoss|L1Loss|Matmul|Einsum)Backward0": (
        "more is saved here than in PyTorch; tests/pytorch/test_spoiling.py says why"
    ),
    r"after v\d+\.(t|transpose|swapaxes|swapdims|squeeze|unsqueeze)_\(.*\n"
    r"  PyTorch: a view that is of no use any more\n": (
        "PyTorch gives up one of several views when its base gets another shape"
    ),
    r"PyTorch: (AttributeError|TypeError): .*'NoneType'.*\n  here: .*inplace": (
        "PyTorch calls hooks without a gradient"
    ),
    r"(?sm)(^(v\d+) = (v\d+)[.\[].*)?other value at v\d+ after "
    r"(?:(v\d+)\.(index_add|copy)_\([^\n]*\b\4\[|\2\.(index_add|copy)_\([^\n]*\b\3\b|"
    r"\3\.(index_add|copy)_\([^\n]*\b\2\b)": (
        "PyTorch's writes read what they have written where source and target share memory"
    ),
    r"(?s)kron\(.*other value at the gradient": (
        "PyTorch's kron saves what does not know of writes into its inputs"
    ),
    r"(?s)nextafter_?\(.*other value at the gradient": (
        "PyTorch's gradient of nextafter is 0 where both are equal"
    ),
    r"other facts at (v\d+) after (?!\1\b)v\d+(\.\w+_\(|\[)[^\n]*\n"
    r"  PyTorch: .*requires_grad=True is_leaf=False\n  here: .*requires_grad=False is_leaf=True": (
        "a view of other elements than those that are written does not require grad here"
    ),
    r"PyTorch: a view that is of no use any more\n  here: +\((\d+, )*0[,)]": (
        "a write of no elements does not spoil views of them here"
    ),
    r"(?s)einsum\('.*PyTorch: RuntimeError: Can't detach views": (
        "PyTorch's result of einsum may be a view of the product"
    ),
    r"(?s)nan.*\.(min|max|median|nanmedian)\(\).*(gradient|backward)": (
        "PyTorch's gradient is nan of what is picked, here of all elements"
    ),
    r"(?s)\.real\b.*PyTorch: no error\n  here: +RuntimeError: Can't detach views": (
        "PyTorch's real part of real numbers is the tensor itself"
    ),
    r"functions: (?s:.*)PyTorch: no error\n  here: .*modified by an inplace operation": (
        "PyTorch's func does not see all writes into saved values"
    ),
    r"other error at with t\.no_grad\(\): v.*\n  PyTorch: no error\n  here: .*returns multiple": (
        "under no_grad PyTorch lets one of several views be written that is of no use any more"
    ),
    r"(?s)register_hook\(lambda g: g \* 2\).*other value at the second gradient": (
        "a hook of a result changes a second derivative only where the formula reads the result"
    ),
    r"(?s)detach\(\).*other facts at (v\d+) after v\d+(\.\w+_\(|\[.*\] = ).*\n"
    r"  PyTorch: a view that is of no use any more\n": (
        "a write into detached memory, which saved values see, spoils no views here"
    ),
    r"(?s)(v\d+)\.register_hook\(.*\n\1\.(t|transpose|(un)?squeeze)_\(.*what the hook of": (
        "after a write PyTorch makes views of the base anew, past the hooks of what it was"
    ),
    r"saved as CrossEntropyHardBackward0\.input": (
        "PyTorch saves the logarithms of the softmax, here they are computed again"
    ),
    r"(?s)topk\(.*(gradient|backward|tangent|value)": "which of equal elements topk picks is open",
    r"(?sm)^(v\d+) = v\d+[.\[].*^\1\.grad_fn; \1\.register_hook\(.*^v\d+[^\n]*(\w_\(|[*+/-]= )"
    r".*hooks at log\n  PyTorch: \[\]\n  here: +\[\('\1'": (
        "PyTorch drops hooks of a view by a write into other elements of the base, too"
    ),
    r"(?sm)^(v\d+) = v\d+[.\[].*^v\d+ = \1[.\[].*^v\d+[^\n]*\w_\(.*\1\.register_hook\("
    r".*hooks at log\n  PyTorch: \[\]\n  here: +\[\('\1'": (
        "after a write PyTorch makes views of the base anew, past the views of which they are made"
    ),
    r"(?s)repeat_interleave\(.*PyTorch: RuntimeError: Can't detach views": (
        "PyTorch's result of repeat_interleave may be a view of the repetition"
    ),
    r"(?sm)einsum\('(\w)\1->\1', (v\d+)\).*^\2\.\w+_\(.*other value": (
        "PyTorch's result of einsum of one operand is a view of it"
    ),
    r"(?sm)\b(orgqr|householder_product)\(.*(reshape|flatten|view)\(.*other value at v\d+ after": (
        "results lie in C order here where PyTorch's do not"
    ),
    r"(?sm)^(r\d+) = (v\d+)\.(tensor_split|split|chunk)\(.*^(v\d+) = \1\[\d+\]$"
    r".*other value at v\d+ after \2\.\w+_\(\4\b": (
        "PyTorch's writes read what they have written where source and target share memory"
    ),
    r"(?sm)^v\d+ = (v\d+)[.\[].*^\1\.\w+_\([^\n]*\).*^\1\.detach_\(\)$"
    r".*other value at the gradient": (
        "PyTorch loses the gradients of a view whose base is detached after a write"
    ),
    r"(?s)multi_head_attention_forward\(.*PyTorch: RuntimeError: Output \d+ of T is a view and": (
        "PyTorch saves views of the weights, which it gives up"
    ),
    r"after v\d+\[.*\n  PyTorch: a view that is of no use any more\n  here: +\(.*is_leaf=False": (
        "one of several views stays of use where other elements of the base are written"
    ),
    r"(?s)_window\(.*(floor|ceil|trunc|sign|frac)": "a window's ends are 0 but for rounding",
    r"(?sm)^(v\d+) = v\d+\.unfold\(.*_scatter\(\1,.*other value": (
        "PyTorch's result of a scatter into a view keeps the strides of memory that repeats"
    ),
    r"(?sm)^(v\d+) = (v\d+)\..*^(v\d+) = \2\."
    r".*other value at v\d+ after \1\.index_add_\([^\n]*\b\3\b": (
        "PyTorch's writes read what they have written where source and target share memory"
    ),
    r"(?s)linear_cross_entropy\(.*retain_grad\(\).*other facts at v\d+\.grad": (
        "PyTorch's result may be a view, which keeps the gradient of what it was"
    ),
}
