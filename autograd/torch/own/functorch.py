"""PyTorch's older package functorch: modules as functions of their state, and `functionalize`."""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from autograd.base.ops import ops
from autograd.core.protocol import TensorSubclass, innermost
from autograd.core.tensor import Tensor
from autograd.func import functional_call, vmap
from autograd.func.modules import reparametrize
from autograd.nn import Module

__all__ = [
    "FunctionalModule", "FunctionalModuleWithBuffers", "_reparametrize_module", "_vmap",
    "chunk_vmap", "combine_state_for_ensemble",
    "debug_unwrap", "functional_init", "functional_init_with_buffers", "functionalize",
    "make_functional", "make_functional_with_buffers",
]  # fmt: skip

State = tuple[Tensor, ...]


def functionalize(func: Callable[..., Any], *, remove: str = "mutations") -> Callable[..., Any]:
    """`func` itself: writes in place need not be taken out of it for any transform here.

    Raises RuntimeError for another `remove` than "mutations" or "mutations_and_views".
    """
    if remove not in ("mutations", "mutations_and_views"):
        raise RuntimeError(
            f"functionalize(f, remove='mutations'): received invalid argument for remove={remove}. "
            "Valid options are:\\n     remove='mutations': writes are taken out; "
            "remove='mutations_and_views': views are taken out as well."
        )

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return func(*args, **kwargs)

    return wrapper


def _vmap(func: Any, in_dims: Any = 0, out_dims: Any = 0, _allow_none: bool = False) -> Any:
    """`vmap` as it was named when it was new: that of PyTorch accepts results that are None."""
    return vmap(func, in_dims, out_dims)


@contextmanager
def _reparametrize_module(
    module: Module,
    parameters_and_buffers: dict[str, Tensor],
    tie_weights: bool = False,
    strict: bool = False,
    stack_weights: bool = False,
) -> Iterator[None]:
    """A block in which `module` has these tensors by name; buffers that it replaces go back into
    the dict. stack_weights: the order of putting them back, which changes nothing here."""
    with reparametrize(module, parameters_and_buffers, tie_weights, strict) as left:
        yield
    parameters_and_buffers.update(
        {name: tensor for name, tensor in left.items() if name in parameters_and_buffers}
    )


def _outer(tensor: Any) -> Any:
    own = tensor.parts() if isinstance(tensor, TensorSubclass) else ()
    return own[0] if own else tensor


def debug_unwrap(tensor: Tensor, *, recurse: bool = True) -> Tensor:
    """The values that a tensor of a transform is made of, those of all samples of a batch; without
    `recurse` of the innermost transform only. For debugging: it has no history."""
    found: Tensor = innermost(tensor) if recurse else _outer(tensor)
    return found.detach()


def chunk_vmap(
    func: Callable[..., Any],
    in_dims: Any = 0,
    out_dims: Any = 0,
    randomness: str = "error",
    chunks: int = 2,
) -> Callable[..., Any]:
    """`vmap` in so many `chunks` of the batch, whose first is as large as any."""

    @functools.wraps(func)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        first = next(x.shape[0] for x in args if isinstance(x, Tensor))
        size = -(-first // chunks)
        return vmap(func, in_dims, out_dims, randomness, chunk_size=size)(*args, **kwargs)

    return wrapper


class FunctionalModuleWithBuffers(Module):
    """A module as a function of its parameters, its buffers and its arguments."""

    def __init__(self, model: Module, tracked: bool = True) -> None:
        super().__init__()
        self.stateless_model = copy.deepcopy(model)
        self.param_names = tuple(name for name, _ in self.stateless_model.named_parameters())
        self.buffer_names = tuple(name for name, _ in self.stateless_model.named_buffers())
        self._tracked = tracked

    def state(self) -> tuple[State, State]:
        """The parameters, which are leaves of their own, and the buffers."""
        model = self.stateless_model
        params = [p.detach().clone() for _, p in model.named_parameters()]
        if self._tracked:
            for p, own in zip(params, model.parameters(), strict=True):
                p.requires_grad_(own.requires_grad)
        return tuple(params), tuple(b.detach().clone() for _, b in model.named_buffers())

    def forward(self, params: Sequence[Tensor], buffers: Any, *args: Any, **kwargs: Any) -> Any:
        """What the module gives with this state."""
        state = dict(zip(self.param_names, params, strict=True))
        state.update(zip(self.buffer_names, buffers, strict=True))
        return functional_call(self.stateless_model, state, args, kwargs)


class FunctionalModule(FunctionalModuleWithBuffers):
    """A module without buffers as a function of its parameters and its arguments."""

    def forward(self, params: Sequence[Tensor], *args: Any, **kwargs: Any) -> Any:
        """What the module gives with these parameters."""
        return super().forward(params, (), *args, **kwargs)


def make_functional(
    model: Module, disable_autograd_tracking: bool = False
) -> tuple[FunctionalModule, State]:
    """The module as a function, ``fmodel(params, *args)``, and a copy of its parameters.

    Raises RuntimeError if it has buffers.
    """
    if next(iter(model.buffers()), None) is not None:
        raise RuntimeError(
            "make_functional(model): `model` has buffers. Please use "
            "make_functional_with_buffers(model) instead."
        )
    found = FunctionalModule(model, not disable_autograd_tracking)
    return found, found.state()[0]


def make_functional_with_buffers(
    model: Module, disable_autograd_tracking: bool = False
) -> tuple[FunctionalModuleWithBuffers, State, State]:
    """The module as a function, ``fmodel(params, buffers, *args)``, and copies of these."""
    found = FunctionalModuleWithBuffers(model, not disable_autograd_tracking)
    return found, *found.state()


def combine_state_for_ensemble(
    models: Sequence[Module],
) -> tuple[FunctionalModuleWithBuffers, State, State]:
    """One function of several modules of a class, and their states, stacked.

    Raises RuntimeError for no modules, and for those of several classes or modes.
    """
    name = "combine_state_for_ensemble"
    if not models:
        raise RuntimeError(f"{name}: Expected at least one model, got 0.")
    if len({model.training for model in models}) > 1:
        raise RuntimeError(f"{name}: Expected all models to have the same training/eval mode.")
    if len({type(model) for model in models}) > 1:
        raise RuntimeError(f"{name}: Expected all models to be of the same class.")
    made = [make_functional_with_buffers(model) for model in models]
    return (
        made[0][0],
        tuple(ops.stack(list(each)) for each in zip(*[p for _, p, _ in made], strict=True)),
        tuple(ops.stack(list(each)) for each in zip(*[b for _, _, b in made], strict=True)),
    )


def functional_init(
    model_class: type[Module], ensemble_shape: Any = (), device: Any = "cpu"
) -> Callable[..., Any]:
    """A function of the arguments of the class that makes the weights of one module, or of as many
    as `ensemble_shape` says, a function of them and of a tuple of arguments, and their names."""

    def make(*args: Any, **kwargs: Any) -> Any:
        weights, _, run, names, _ = functional_init_with_buffers(
            model_class, ensemble_shape, ensemble_shape, device
        )(*args, **kwargs)
        return weights, lambda weights, data: run(weights, (), data), names

    return make


def functional_init_with_buffers(
    model_class: type[Module],
    ensemble_shape: Any = (),
    ensembled_batch_shape: Any = (),
    device: Any = "cpu",
) -> Callable[..., Any]:
    """As `functional_init`, with the buffers. Raises ValueError for more than one dimension."""

    def make(*args: Any, **kwargs: Any) -> Any:
        if len(ensemble_shape) >= 2:
            raise ValueError("NYI: ensemble_shape with more than 1 element")
        model, params, buffers = make_functional_with_buffers(model_class(*args, **kwargs))
        if ensemble_shape:
            count = ensemble_shape[0]
            if count <= 0:
                raise ValueError(f"num_models {count} should be > 0")
            models = [model_class(*args, **kwargs).to(device) for _ in range(count)]
            model, params, buffers = combine_state_for_ensemble(models)

        def run(weights: Any, buffers: Any, data: Any) -> Any:
            return FunctionalModuleWithBuffers.forward(model, weights, buffers, *data)

        return params, buffers, run, model.param_names, model.buffer_names

    return make
