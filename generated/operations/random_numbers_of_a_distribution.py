# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows fcd0031dbfbd1970, content 86da68184ba3ceb8
"""Random numbers of a distribution: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck, as_payload
from autograd.array.memory import apart, settled
from autograd.array.unbroadcast import restore_to
from autograd.base.dtypes import COMPLEX
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    choose,
    complex_refused,
    in_batch,
    new_leaf,
    tangent_like,
    zero_array,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.views.out import write_out

__all__ = [
    "bernoulli_default", "bernoulli_p", "poisson", "binomial", "_gamma", "_gamma_slope",
    "_von_mises", "normal_Tensor_Tensor", "normal_Tensor_float", "normal_float_Tensor",
    "normal_float_float", "multinomial", "bernoulli", "normal",
]  # fmt: skip


# ---- bernoulli
class BernoulliBackward0(Node):
    __slots__ = ()
    operation = "bernoulli"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_array(self_shape, self_dtype, grad)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def bernoulli_default(input, *, generator=None):
    """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor

    1 with the probability that each element of `self` is, else 0.
    """
    if generator is not None:
        generator = value_argument("bernoulli", "generator", "Generator?", generator)
    if MODE.batches and (_drawn := in_batch(bernoulli_default_op, input, generator)) is not None:
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(bernoulli_default_op, input, generator)
    self_ = input._data
    try:
        result_ = kernels.bernoulli(self_, generator)
    except FAULTS as _error:
        raise refused(_error, "bernoulli", self_, generator) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, bernoulli_default_op, input, generator) if MODE.marks else out
    out._fn = node = BernoulliBackward0()
    if MODE.altered and not MODE.records(node, out, input, generator):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def bernoulli_default_jvp(result, self, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


bernoulli_default_op = operation(
    "bernoulli", "pointwise", bernoulli_default, bernoulli_default_jvp, (0,),
    keywords=("generator",),
)  # fmt: skip


# ---- bernoulli.p
class BernoulliBackward1(Node):
    __slots__ = ()
    operation = "bernoulli.p"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_array(self_shape, self_dtype, grad)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def bernoulli_p(input, p, *, generator=None):
    """bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor

    1 with probability `p`, else 0, in the shape and dtype of `self`.
    """
    if p.__class__ not in NUMBERS:
        p = value_argument("bernoulli.p", "p", "float", p)
    if generator is not None:
        generator = value_argument("bernoulli.p", "generator", "Generator?", generator)
    if MODE.batches and (_drawn := in_batch(bernoulli_p_op, input, p, generator)) is not None:
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(bernoulli_p_op, input, p, generator)
    self_ = input._data
    try:
        result_ = kernels.bernoulli_p(self_, p, generator)
    except FAULTS as _error:
        raise refused(_error, "bernoulli.p", self_, p, generator) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, bernoulli_p_op, input, p, generator) if MODE.marks else out
    out._fn = node = BernoulliBackward1()
    if MODE.altered and not MODE.records(node, out, input, p, generator):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def bernoulli_p_jvp(result, self, p, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


bernoulli_p_op = operation(
    "bernoulli.p", "pointwise", bernoulli_p, bernoulli_p_jvp, (0,), keywords=("generator",),
    batched="shape_only",
)  # fmt: skip


# ---- poisson
class PoissonBackward0(Node):
    __slots__ = ()
    operation = "poisson"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_array(self_shape, self_dtype, grad)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def poisson(input, generator=None, _=Tensor, out=Tensor):
    """poisson(Tensor self, Generator? generator=None) -> Tensor

    Random numbers of events, each from the Poisson distribution with the rate that the
    element is.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(poisson, out, _, input, generator)
    if generator is not None:
        generator = value_argument("poisson", "generator", "Generator?", generator)
    if MODE.batches and (_drawn := in_batch(poisson_op, input, generator)) is not None:
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(poisson_op, input, generator)
    self_ = input._data
    try:
        result_ = kernels.poisson(self_, generator)
    except FAULTS as _error:
        raise refused(_error, "poisson", self_, generator) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, poisson_op, input, generator) if MODE.marks else out
    out._fn = node = PoissonBackward0()
    if MODE.altered and not MODE.records(node, out, input, generator):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def poisson_jvp(result, self, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


poisson_op = operation("poisson", "pointwise", poisson, poisson_jvp, (0,))


# ---- binomial
class BinomialBackward0(Node):
    __slots__ = ()
    operation = "binomial"
    formulas = {"count": "zero", "prob": "zero"}
    arg_names = ("count_shape", "count_dtype", "prob_shape", "prob_dtype")

    def on_arrays(node, saved, grad, needs):
        count_shape, count_dtype, prob_shape, prob_dtype = node.args
        grad_of_count = grad_of_prob = None
        if needs[0] is not None:
            grad_of_count = zero_array(count_shape, count_dtype, grad)
        if needs[1] is not None:
            grad_of_prob = zero_array(prob_shape, prob_dtype, grad)
        if node.restore is None:
            return grad_of_count, grad_of_prob
        return node.restored(grad_of_count, grad_of_prob)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def binomial(count, prob, generator=None, _=Tensor, out=Tensor):
    """binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor

    Random numbers of successes in `count` trials, each of probability `prob`.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(binomial, out, _, count, prob, generator)
    if generator is not None:
        generator = value_argument("binomial", "generator", "Generator?", generator)
    if MODE.batches and (_drawn := in_batch(binomial_op, count, prob, generator)) is not None:
        return _drawn
    if count.__class__ is not Tensor or prob.__class__ is not Tensor:
        cls = prob.__class__
        if count.__class__ is not Tensor or cls not in NUMBERS:
            return dispatch(binomial_op, count, prob, generator)
        prob = number(prob, cls if prob else str(prob), count._data.dtype)
    count_ = count._data
    prob_ = prob._data
    try:
        result_ = kernels.binomial(count_, prob_, generator)
    except FAULTS as _error:
        raise refused(_error, "binomial", count_, prob_, generator) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is count_ or result_ is prob_:
        result_ = apart(result_, count_, prob_)
    out = Tensor()
    out._data = result_
    count_fn = count._fn
    prob_fn = prob._fn
    if count_fn is None and prob_fn is None:
        out._fn = None
        return MODE.mark(out, binomial_op, count, prob, generator) if MODE.marks else out
    out._fn = node = BinomialBackward0()
    if MODE.altered and not MODE.records(node, out, count, prob, generator):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (count if count_fn is LEAF else count_fn, prob if prob_fn is LEAF else prob_fn)
    node.saved = ()
    node.args = (count_.shape, count_.dtype, prob_.shape, prob_.dtype)
    if (count_.shape == prob_.shape and count_.dtype is prob_.dtype is result_.dtype) or (
        prob_fn is None and count_.shape == result_.shape and count_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, count_fn, count_, prob_fn, prob_)
    return out


def binomial_jvp(result, count, prob, generator, count_t, prob_t):
    tangent = None
    return tangent_like(tangent, result)


binomial_op = operation("binomial", "pointwise", binomial, binomial_jvp, (0, 1))


# ---- _gamma
class GammaBackward0(Node):
    __slots__ = ()
    operation = "_gamma"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_array(self_shape, self_dtype, grad)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def _gamma(input, *, generator=None):
    """_gamma(Tensor self, *, Generator? generator=None) -> Tensor

    Gamma variables of rate 1, whose shapes are the elements.
    """
    if generator is not None:
        generator = value_argument("_gamma", "generator", "Generator?", generator)
    if MODE.batches and (_drawn := in_batch(_gamma_op, input, generator)) is not None:
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(_gamma_op, input, generator)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("_gamma")
    try:
        result_ = kernels.gamma(self_, generator)
    except FAULTS as _error:
        raise refused(_error, "_gamma", self_, generator) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, _gamma_op, input, generator) if MODE.marks else out
    out._fn = node = GammaBackward0()
    if MODE.altered and not MODE.records(node, out, input, generator):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def _gamma_jvp(result, self, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


_gamma_op = operation("_gamma", "pointwise", _gamma, _gamma_jvp, (0,), keywords=("generator",))


# ---- _gamma_slope
def _gamma_slope(input, sample):
    """_gamma_slope(Tensor self, Tensor sample) -> Tensor

    How gamma variables change with their shapes `self` while their quantiles stay.
    """
    if input.__class__ is not Tensor or sample.__class__ is not Tensor:
        cls = sample.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return dispatch(_gamma_slope_op, input, sample)
        sample = number(sample, cls if sample else str(sample), input._data.dtype)
    self_ = input._data
    sample_ = sample._data
    if self_.dtype in COMPLEX or sample_.dtype in COMPLEX:
        raise complex_refused("_gamma_slope")
    try:
        out = from_array(apart(as_payload(kernels.gamma_slope(self_, sample_)), self_, sample_))
    except FAULTS as _error:
        raise refused(_error, "_gamma_slope", self_, sample_) from None
    if MODE.settle is not None:
        MODE.settle(out, _gamma_slope_op, input, sample)
    return out


_gamma_slope_op = operation("_gamma_slope", "pointwise", _gamma_slope, None, (0, 1), edges=())


# ---- _von_mises
class VonMisesBackward0(Node):
    __slots__ = ()
    operation = "_von_mises"
    formulas = {"loc": "zero", "concentration": "zero"}
    arg_names = ("loc_shape", "loc_dtype", "concentration_shape", "concentration_dtype")

    def on_arrays(node, saved, grad, needs):
        loc_shape, loc_dtype, concentration_shape, concentration_dtype = node.args
        grad_of_loc = grad_of_concentration = None
        if needs[0] is not None:
            grad_of_loc = zero_array(loc_shape, loc_dtype, grad)
        if needs[1] is not None:
            grad_of_concentration = zero_array(concentration_shape, concentration_dtype, grad)
        if node.restore is None:
            return grad_of_loc, grad_of_concentration
        return node.restored(grad_of_loc, grad_of_concentration)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def _von_mises(loc, concentration, *, generator=None):
    """_von_mises(Tensor loc, Tensor concentration, *, Generator? generator=None) -> Tensor

    Angles of von Mises distributions.
    """
    if generator is not None:
        generator = value_argument("_von_mises", "generator", "Generator?", generator)
    if (
        MODE.batches
        and (_drawn := in_batch(_von_mises_op, loc, concentration, generator)) is not None
    ):
        return _drawn
    if loc.__class__ is not Tensor or concentration.__class__ is not Tensor:
        cls = concentration.__class__
        if loc.__class__ is not Tensor or cls not in NUMBERS:
            return dispatch(_von_mises_op, loc, concentration, generator)
        concentration = number(
            concentration, cls if concentration else str(concentration), loc._data.dtype
        )
    loc_ = loc._data
    concentration_ = concentration._data
    if loc_.dtype in COMPLEX or concentration_.dtype in COMPLEX:
        raise complex_refused("_von_mises")
    try:
        result_ = kernels.von_mises(loc_, concentration_, generator)
    except FAULTS as _error:
        raise refused(_error, "_von_mises", loc_, concentration_, generator) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is loc_ or result_ is concentration_:
        result_ = apart(result_, loc_, concentration_)
    out = Tensor()
    out._data = result_
    loc_fn = loc._fn
    concentration_fn = concentration._fn
    if loc_fn is None and concentration_fn is None:
        out._fn = None
        return MODE.mark(out, _von_mises_op, loc, concentration, generator) if MODE.marks else out
    out._fn = node = VonMisesBackward0()
    if MODE.altered and not MODE.records(node, out, loc, concentration, generator):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        loc if loc_fn is LEAF else loc_fn,
        concentration if concentration_fn is LEAF else concentration_fn,
    )
    node.saved = ()
    node.args = (loc_.shape, loc_.dtype, concentration_.shape, concentration_.dtype)
    if (
        loc_.shape == concentration_.shape and loc_.dtype is concentration_.dtype is result_.dtype
    ) or (concentration_fn is None and loc_.shape == result_.shape and loc_.dtype is result_.dtype):
        node.restore = None
    else:
        node.restore = restore_to(result_, loc_fn, loc_, concentration_fn, concentration_)
    return out


def _von_mises_jvp(result, loc, concentration, generator, loc_t, concentration_t):
    tangent = None
    return tangent_like(tangent, result)


_von_mises_op = operation(
    "_von_mises", "pointwise", _von_mises, _von_mises_jvp, (0, 1), keywords=("generator",)
)


# ---- normal.Tensor_Tensor
class NormalBackward0(Node):
    __slots__ = ()
    operation = "normal.Tensor_Tensor"
    formulas = {"mean": "zero", "std": "zero"}
    arg_names = ("mean_shape", "mean_dtype", "std_shape", "std_dtype")

    def on_arrays(node, saved, grad, needs):
        mean_shape, mean_dtype, std_shape, std_dtype = node.args
        grad_of_mean = grad_of_std = None
        if needs[0] is not None:
            grad_of_mean = zero_array(mean_shape, mean_dtype, grad)
        if needs[1] is not None:
            grad_of_std = zero_array(std_shape, std_dtype, grad)
        if node.restore is None:
            return grad_of_mean, grad_of_std
        return node.restored(grad_of_mean, grad_of_std)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def normal_Tensor_Tensor(mean, std, *, generator=None):
    """normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a mean and a standard deviation of its
    own.
    """
    if generator is not None:
        generator = value_argument("normal.Tensor_Tensor", "generator", "Generator?", generator)
    if (
        MODE.batches
        and (_drawn := in_batch(normal_Tensor_Tensor_op, mean, std, generator)) is not None
    ):
        return _drawn
    if mean.__class__ is not Tensor or std.__class__ is not Tensor:
        cls = std.__class__
        if mean.__class__ is not Tensor or cls not in NUMBERS:
            return dispatch(normal_Tensor_Tensor_op, mean, std, generator)
        std = number(std, cls if std else str(std), mean._data.dtype)
    mean_ = mean._data
    std_ = std._data
    try:
        result_ = kernels.normal(mean_, std_, generator)
    except FAULTS as _error:
        raise refused(_error, "normal.Tensor_Tensor", mean_, std_, generator) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is mean_ or result_ is std_:
        result_ = apart(result_, mean_, std_)
    out = Tensor()
    out._data = result_
    mean_fn = mean._fn
    std_fn = std._fn
    if mean_fn is None and std_fn is None:
        out._fn = None
        return MODE.mark(out, normal_Tensor_Tensor_op, mean, std, generator) if MODE.marks else out
    out._fn = node = NormalBackward0()
    if MODE.altered and not MODE.records(node, out, mean, std, generator):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (mean if mean_fn is LEAF else mean_fn, std if std_fn is LEAF else std_fn)
    node.saved = ()
    node.args = (mean_.shape, mean_.dtype, std_.shape, std_.dtype)
    if (mean_.shape == std_.shape and mean_.dtype is std_.dtype is result_.dtype) or (
        std_fn is None and mean_.shape == result_.shape and mean_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, mean_fn, mean_, std_fn, std_)
    return out


def normal_Tensor_Tensor_jvp(result, mean, std, generator, mean_t, std_t):
    tangent = None
    return tangent_like(tangent, result)


normal_Tensor_Tensor_op = operation(
    "normal.Tensor_Tensor", "pointwise", normal_Tensor_Tensor, normal_Tensor_Tensor_jvp, (0, 1),
    keywords=("generator",),
)  # fmt: skip


# ---- normal.Tensor_float
class NormalBackward1(Node):
    __slots__ = ()
    operation = "normal.Tensor_float"
    formulas = {"mean": "zero"}
    arg_names = ("mean_shape", "mean_dtype")

    def on_arrays(node, saved, grad, needs):
        mean_shape, mean_dtype = node.args
        grad_of_mean = zero_array(mean_shape, mean_dtype, grad)
        if node.restore is None:
            return (grad_of_mean,)
        return node.restored(grad_of_mean)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def normal_Tensor_float(mean, std=1.0, *, generator=None):
    """normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a mean of its own.
    """
    if std.__class__ not in NUMBERS:
        std = value_argument("normal.Tensor_float", "std", "float", std)
    if generator is not None:
        generator = value_argument("normal.Tensor_float", "generator", "Generator?", generator)
    if (
        MODE.batches
        and (_drawn := in_batch(normal_Tensor_float_op, mean, std, generator)) is not None
    ):
        return _drawn
    if mean.__class__ is not Tensor:
        return dispatch(normal_Tensor_float_op, mean, std, generator)
    mean_ = mean._data
    try:
        result_ = kernels.normal(mean_, std, generator)
    except FAULTS as _error:
        raise refused(_error, "normal.Tensor_float", mean_, std, generator) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is mean_:
        result_ = apart(result_, mean_)
    out = Tensor()
    out._data = result_
    mean_fn = mean._fn
    if mean_fn is None:
        out._fn = None
        return MODE.mark(out, normal_Tensor_float_op, mean, std, generator) if MODE.marks else out
    out._fn = node = NormalBackward1()
    if MODE.altered and not MODE.records(node, out, mean, std, generator):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (mean if mean_fn is LEAF else mean_fn,)
    node.saved = ()
    node.args = (mean_.shape, mean_.dtype)
    node.restore = None if mean_.dtype is result_.dtype else restore_to(result_, mean_fn, mean_)
    return out


def normal_Tensor_float_jvp(result, mean, std, generator, mean_t):
    tangent = None
    return tangent_like(tangent, result)


normal_Tensor_float_op = operation(
    "normal.Tensor_float", "pointwise", normal_Tensor_float, normal_Tensor_float_jvp, (0,),
    keywords=("generator",),
)  # fmt: skip


# ---- normal.float_Tensor
class NormalBackward2(Node):
    __slots__ = ()
    operation = "normal.float_Tensor"
    formulas = {"std": "zero"}
    arg_names = ("std_shape", "std_dtype")

    def on_arrays(node, saved, grad, needs):
        std_shape, std_dtype = node.args
        grad_of_std = zero_array(std_shape, std_dtype, grad)
        if node.restore is None:
            return (grad_of_std,)
        return node.restored(grad_of_std)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def normal_float_Tensor(mean, std, *, generator=None):
    """normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a standard deviation of its own.
    """
    if mean.__class__ not in NUMBERS:
        mean = value_argument("normal.float_Tensor", "mean", "float", mean)
    if generator is not None:
        generator = value_argument("normal.float_Tensor", "generator", "Generator?", generator)
    if (
        MODE.batches
        and (_drawn := in_batch(normal_float_Tensor_op, mean, std, generator)) is not None
    ):
        return _drawn
    if std.__class__ is not Tensor:
        return dispatch(normal_float_Tensor_op, mean, std, generator)
    std_ = std._data
    try:
        result_ = kernels.normal(mean, std_, generator)
    except FAULTS as _error:
        raise refused(_error, "normal.float_Tensor", mean, std_, generator) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is std_:
        result_ = apart(result_, std_)
    out = Tensor()
    out._data = result_
    std_fn = std._fn
    if std_fn is None:
        out._fn = None
        return MODE.mark(out, normal_float_Tensor_op, mean, std, generator) if MODE.marks else out
    out._fn = node = NormalBackward2()
    if MODE.altered and not MODE.records(node, out, mean, std, generator):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (std if std_fn is LEAF else std_fn,)
    node.saved = ()
    node.args = (std_.shape, std_.dtype)
    node.restore = None if std_.dtype is result_.dtype else restore_to(result_, std_fn, std_)
    return out


def normal_float_Tensor_jvp(result, mean, std, generator, std_t):
    tangent = None
    return tangent_like(tangent, result)


normal_float_Tensor_op = operation(
    "normal.float_Tensor", "pointwise", normal_float_Tensor, normal_float_Tensor_jvp, (1,),
    keywords=("generator",),
)  # fmt: skip


# ---- normal.float_float
def normal_float_float(
    mean, std, size, *, generator=None, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None,
):  # fmt: skip
    """normal.float_float(float mean, float std, int[] size, *, Generator? generator=None,
    dtype? dtype=None) -> Tensor

    Random numbers of one normal distribution.
    """
    if mean.__class__ not in NUMBERS:
        mean = value_argument("normal.float_float", "mean", "float", mean)
    if std.__class__ not in NUMBERS:
        std = value_argument("normal.float_float", "std", "float", std)
    if not all_ints(size):
        size = value_argument("normal.float_float", "size", "int[]", size)
    if generator is not None:
        generator = value_argument("normal.float_float", "generator", "Generator?", generator)
    if dtype is not None:
        dtype = value_argument("normal.float_float", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("normal.float_float", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("normal.float_float", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("normal.float_float", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "normal.float_float", "memory_format", "MemoryFormat?", memory_format
        )
    if (
        MODE.batches
        and (
            _drawn := in_batch(
                normal_float_float_op,
                mean,
                std,
                size,
                generator,
                dtype,
                requires_grad,
                device,
                layout,
                pin_memory,
                memory_format,
            )
        )
        is not None
    ):
        return _drawn
    try:
        return new_leaf(
            kernels.normal_float_float(mean, std, size, generator, dtype), requires_grad, device
        )
    except FAULTS as _error:
        raise refused(_error, "normal.float_float", mean, std, size, generator, dtype) from None


normal_float_float_op = operation(
    "normal.float_float",
    "creation",
    normal_float_float,
    None,
    (),
    keywords=(
        "generator",
        "dtype",
        "requires_grad",
        "device",
        "layout",
        "pin_memory",
        "memory_format",
    ),
)


# ---- multinomial
def multinomial(input, num_samples, replacement=False, *, generator=None, out=None):
    """multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator?
    generator=None) -> Tensor

    Indices of categories, drawn with probabilities in proportion to each row of `self`.
    """
    if out is not None:
        return write_out(
            multinomial, out, Tensor, input, num_samples, replacement, generator=generator
        )
    if num_samples.__class__ is not int:
        num_samples = value_argument("multinomial", "num_samples", "int", num_samples)
    if replacement is not True and replacement is not False:
        replacement = value_argument("multinomial", "replacement", "bool", replacement)
    if generator is not None:
        generator = value_argument("multinomial", "generator", "Generator?", generator)
    if (
        MODE.batches
        and (_drawn := in_batch(multinomial_op, input, num_samples, replacement, generator))
        is not None
    ):
        return _drawn
    if input.__class__ is not Tensor:
        return dispatch(multinomial_op, input, num_samples, replacement, generator)
    self_ = input._data
    try:
        return from_array(
            settled(
                as_payload(kernels.multinomial(self_, num_samples, replacement, generator)), self_
            ),
        )
    except FAULTS as _error:
        raise refused(_error, "multinomial", self_, num_samples, replacement, generator) from None


multinomial_op = operation(
    "multinomial", "query", multinomial, None, (0,), edges=(), keywords=("generator",),
    batched="along",
)  # fmt: skip


def bernoulli(*args, **kwargs):
    """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
    bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor

    1 with the probability that each element of `self` is, else 0.
    1 with probability `p`, else 0, in the shape and dtype of `self`.
    """
    if not kwargs:
        if len(args) == 1:
            return bernoulli_default(*args)
        if len(args) == 2:
            return bernoulli_p(*args)
    if "out" in kwargs:
        return write_out(bernoulli, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("bernoulli", bernoulli_overloads, args, kwargs)


bernoulli_overloads = (
    (bernoulli_default, "Tensor input, *, Generator? generator=..."),
    (bernoulli_p, "Tensor input, float p, *, Generator? generator=..."),
)


def normal(*args, **kwargs):
    """normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor
    normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor
    normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor
    normal.float_float(float mean, float std, int[] size, *, Generator? generator=None,
    dtype? dtype=None) -> Tensor

    Normally distributed random numbers, each with a mean and a standard deviation of its
    own.
    Normally distributed random numbers, each with a mean of its own.
    Normally distributed random numbers, each with a standard deviation of its own.
    Random numbers of one normal distribution.
    """
    if not kwargs:
        if len(args) == 1:
            return normal_Tensor_float(*args)
        if len(args) == 3:
            return normal_float_float(*args)
    if "out" in kwargs:
        return write_out(normal, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("normal", normal_overloads, args, kwargs)


normal_overloads = (
    (normal_Tensor_Tensor, "Tensor mean, Tensor std, *, Generator? generator=..."),
    (normal_Tensor_float, "Tensor mean, float std=..., *, Generator? generator=..."),
    (normal_float_Tensor, "float mean, Tensor std, *, Generator? generator=..."),
    (
        normal_float_float,
        (
            "float mean, float std, int[] size, *, Generator? generator=..., dtype? dtype=..., "
            "bool requires_grad=..., any? device=..., Layout? layout=..., bool pin_memory=..., "
            "MemoryFormat? memory_format=..."
        ),
    ),
)
