"""Modules as functions of their parameters, as in torch.func."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from autograd.core.tensor import Tensor

if TYPE_CHECKING:
    from autograd.nn.modules.module import Module

State = Mapping[str, Tensor]


def functional_call(
    module: Module,
    parameter_and_buffer_dicts: State | Sequence[State],
    args: Any = None,
    kwargs: dict[str, Any] | None = None,
    *,
    tie_weights: bool = True,
    strict: bool = False,
) -> Any:
    """What `module` returns with these tensors in the place of its parameters and buffers.

    parameter_and_buffer_dicts: tensors by the names of ``named_parameters()`` and
    ``named_buffers()``, in one mapping or several; what has none keeps its own. args: the
    positional arguments as a tuple, or a single one. kwargs: those by keyword. tie_weights: where a
    parameter has two names, a tensor that is given for one of them stands for both. strict: raise
    RuntimeError for names that the module does not have or that are missing.

    The module is after the call as it was before; a buffer which it has replaced is replaced in its
    mapping, if that is a dict. Raises ValueError for a name in two mappings, and for different
    tensors for the two names of one parameter.

    >>> import autograd as ag
    >>> layer = ag.nn.Linear(2, 1)
    >>> state = {"weight": ag.tensor([[1.0, 2.0]]), "bias": ag.tensor([10.0])}
    >>> ag.func.functional_call(layer, state, ag.tensor([1.0, 1.0]))
    tensor([13.])
    """
    given = _joined(parameter_and_buffer_dicts)
    positional = args if isinstance(args, tuple) else () if args is None else (args,)
    with reparametrize(module, given, tie_weights, strict) as left:
        result = module(*positional, **(kwargs or {}))
    for name, tensor in left.items():
        for each in _mappings(parameter_and_buffer_dicts):
            if isinstance(each, dict) and name in each:
                each[name] = tensor
    return result


@contextmanager
def reparametrize(
    module: Module, given: State, tie_weights: bool = False, strict: bool = False
) -> Iterator[dict[str, Tensor]]:
    """A block in which `module` has the tensors that are `given` by name; as `functional_call`.

    Yields a dict which then has those that have been replaced meanwhile.
    """
    slots = dict(_slots(module))
    if strict:
        _check_names(type(module).__name__, slots, given)
    slots |= _attributes(module, [name for name in given if name not in slots])
    values = {name: given[name] for name in given if name in slots}
    with _swapped(slots, _tied(slots, values) if tie_weights else values) as left:
        yield left


def stack_module_state(models: Sequence[Module]) -> tuple[dict[str, Tensor], dict[str, Tensor]]:
    """The parameters and the buffers of modules of one class, each stacked along a new dimension 0.

    They are new leaves, which require grad as the parameters do; with `functional_call` and `vmap`
    all models are run at once. Raises RuntimeError if there are no models, or if they differ in
    class, mode or what requires grad.
    """
    if not models:
        raise RuntimeError("stack_module_state: Expected at least one model, got 0.")
    if len({model.training for model in models}) > 1:
        raise RuntimeError(
            "stack_module_state: Expected all models to have the same training/eval mode."
        )
    if len({type(model) for model in models}) > 1:
        raise RuntimeError("stack_module_state: Expected all models to be of the same class.")
    parameters = [dict(model.named_parameters()) for model in models]
    buffers = [dict(model.named_buffers()) for model in models]
    return _stacked(parameters), _stacked(buffers)


def _stacked(states: Sequence[dict[str, Tensor]]) -> dict[str, Tensor]:
    import generated.functions as ops

    found: dict[str, Tensor] = {}
    for name in states[0]:
        tensors = [state[name] for state in states]
        wanted = {each.requires_grad for each in tensors}
        if len(wanted) > 1:
            raise RuntimeError(
                f"Expected {name} of each model to have the same .requires_grad, but got "
                f"{[each.requires_grad for each in tensors]}"
            )
        stacked = ops.stack([each.detach() for each in tensors])
        found[name] = stacked.requires_grad_() if wanted.pop() else stacked
    return found


# ---- swapping ------------------------------------------------------------------------------------

Slot = tuple[dict[str, Any], str]  # a module's dict of parameters or of buffers, and the key in it


def _slots(module: Module) -> Iterator[tuple[str, Slot]]:
    """Where each parameter and buffer is kept, by name; those with two names twice."""
    for place, part in module.named_modules(remove_duplicate=False):
        for kept in (part._parameters, part._buffers):
            for key, tensor in kept.items():
                if tensor is not None:
                    yield (f"{place}.{key}" if place else key), (kept, key)


def _attributes(module: Module, names: Sequence[str]) -> dict[str, Slot]:
    """Where those of `names` are kept that are attributes which are Tensors, of no kind."""
    parts = dict(module.named_modules(remove_duplicate=False)) if names else {}
    found: dict[str, Slot] = {}
    for name in names:
        place, _, key = name.rpartition(".")
        own = vars(parts[place]) if place in parts else {}
        if isinstance(own.get(key), Tensor):
            found[name] = own, key
    return found


@contextmanager
def _swapped(slots: dict[str, Slot], values: dict[str, Tensor]) -> Iterator[dict[str, Tensor]]:
    """Puts `values` into their slots for a block; yields a dict which then has those values that
    have been replaced meanwhile."""
    own = {name: slots[name][0][slots[name][1]] for name in values}
    left: dict[str, Tensor] = {}
    for name, tensor in values.items():
        kept, key = slots[name]
        kept[key] = tensor
    try:
        yield left
    finally:
        for name, tensor in values.items():
            kept, key = slots[name]
            if kept[key] is not tensor:
                left[name] = kept[key]
            kept[key] = own[name]


def _mappings(given: State | Sequence[State]) -> Sequence[State]:
    return [given] if isinstance(given, Mapping) else given


def _joined(given: State | Sequence[State]) -> dict[str, Tensor]:
    """The mappings as one."""
    mappings = _mappings(given)
    if isinstance(mappings, (list, tuple)) and not all(isinstance(m, Mapping) for m in mappings):
        raise ValueError("Expected all elements of parameter_and_buffer_dicts to be dictionaries")
    if not isinstance(mappings, Sequence) or not all(isinstance(m, Mapping) for m in mappings):
        raise ValueError(
            "Expected parameter_and_buffer_dicts to be a dict, or a list/tuple of dicts, but got "
            f"{type(given)}"
        )
    joined: dict[str, Tensor] = {}
    for each in mappings:
        repeated = sorted(joined.keys() & each.keys())
        if repeated:
            raise ValueError(
                f"{repeated} appeared in multiple dictionaries; behavior of functional call is "
                "ambiguous"
            )
        joined |= each
    return joined


def _check_names(module: str, slots: dict[str, Slot], given: State) -> None:
    unexpected = [name for name in given if name not in slots]
    missing = [name for name in slots if name not in given]
    if unexpected or missing:
        listed = (("Unexpected", unexpected), ("Missing", missing))
        text = "\n\t".join(
            f"{what} key(s): " + ", ".join(f"'{name}'" for name in names) + "."
            for what, names in listed
            if names
        )
        raise RuntimeError(f"Error(s) in reparametrizing for {module}:\n\t{text}")


def _tied(slots: dict[str, Slot], values: dict[str, Tensor]) -> dict[str, Tensor]:
    """`values` with what is given for one name of a parameter for its other names as well."""
    names: dict[int, list[str]] = {}
    for name, (kept, key) in slots.items():
        names.setdefault(id(kept[key]), []).append(name)
    found: dict[str, Tensor] = {}
    for group in names.values():
        given = [name for name in group if name in values]
        if any(values[name] is not values[given[0]] for name in given):
            raise ValueError(
                f"functional_call got multiple values for keys {given}, which are tied. Consider "
                "using tie_weights=False"
            )
        found |= {name: values[given[0]] for name in group if given}
    return found
