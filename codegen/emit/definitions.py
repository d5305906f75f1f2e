"""The definitions that a row gives: its node, its function, the variant in place, the tangent."""

from __future__ import annotations

from collections.abc import Iterable

from codegen.emit.function import SHORT
from codegen.emit.node import Emission


def definitions(op: Emission) -> list[list[str]]:
    """The lines of each definition of a row, in order."""
    found = []
    if op.has_return_type:
        found.append(_result_class(op))
    if op.node_name:
        found.append(_node_class(op))
    found.append(_function(op))
    if op.inplace_name:
        found.append(_in_place(op))
        if op.has_into:
            body = op.into_refusal_lines + op.into_lines
            found.append(_def(f"{op.identifier}_into", op.into_parameters, body))
    if op.has_jvp:
        found.append(_def(f"{op.identifier}_jvp", op.jvp_parameters, op.jvp_lines))
    if op.batched:
        body = [f"return {op.batched}"]
        found.append(_def(f"{op.identifier}_batched", op.batched_parameters, body))
    if not op.is_composite:
        found.append([f"{op.identifier}_op = operation({op.registration})"])
    return found


def _def(name: str, parameters: str, body: Iterable[str]) -> list[str]:
    return [f"def {name}({parameters}):", *_indented(body)]


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" for line in lines]


# ---- classes -------------------------------------------------------------------------------------


def _result_class(op: Emission) -> list[str]:
    """The named tuple of a row with several outputs."""
    fields = ", ".join(map(repr, op.return_fields))
    body = ["__slots__ = ()", f"operation = {op.public_name!r}", f"fields = ({fields})"]
    return [f"class {op.return_type}(ReturnType):", *_indented(body)]


def _node_class(op: Emission) -> list[str]:
    plan = op.plan
    facts = ["__slots__ = ()", f"operation = {op.full_name!r}", f"formulas = {op.formulas_source}"]
    if plan.entry.node:
        facts.append(f"shown = {plan.entry.node!r}")
    if plan.saved:
        facts.append(f"saves = {op.saves}")
    if plan.args:
        facts.append(f"arg_names = {op.arg_names}")
    if plan.entry.flat:
        facts.append("flat = True")
    if plan.output_nr:
        facts.append(f"output_nr = {plan.output_nr}")
    if plan.many_outputs:
        facts.append("many_outputs = True")
    methods = [["", *_def("on_arrays", _NODE_PARAMETERS, op.array_body)]]
    if op.kind in ("reduction", "loss") and plan.saved and not plan.many_outputs:
        methods.append(["", "on_small = on_numbers = on_reduced"])
    elif op.is_arithmetic:
        methods.append(["", "on_numbers = of_numbers(on_arrays)"])
    if op.shared_names:
        in_order = sorted(op.shared_names.items(), key=lambda pair: ('"' in pair[1], pair))
        names = ", ".join(f"{old}={new}" for old, new in in_order)
        methods.append(["", f"on_tensors = calling(on_arrays, {names})"])
    elif not op.one_body and op.shared_names is None:
        methods.append(["", *_def("on_tensors", _NODE_PARAMETERS, op.tensor_body)])
    if plan.recomputed:
        facts.append(f"recomputed = {plan.recomputed}")
        methods.append(["", *_def("recompute", "node, saved", op.again_lines)])
    lines = [*facts, *(line for each in methods for line in each)]
    return [f"class {op.node_name}(Node):", *_indented(lines)]


_NODE_PARAMETERS = "node, saved, grad, needs"


# ---- the function --------------------------------------------------------------------------------


def _function(op: Emission) -> list[str]:
    head = [*op.docstring, *op.normalising_lines(), *op.flag_lines]
    body = _composed(op) if op.is_composite else _computed(op)
    return _def(op.identifier, op.parameters(), [*head, *body])


def _composed(op: Emission) -> list[str]:
    """The body of a row that is an expression of other operations."""
    if not op.inplace_flag:
        return [*op.checking_lines, *_trying(op, f"return {op.composite}")]
    target = op.parameter(op.target)
    return [
        *op.checking_lines,
        f"_target = {target}",
        "if inplace:",
        f"    {target} = copy_if_recording(_target)",
        *_trying(op, f"_result = {op.composite}"),
        f"return overwrite(_target, {target}, _result) if inplace else _result",
    ]


def _computed(op: Emission) -> list[str]:
    """The body of a row with a forward on arrays."""
    lines = []
    if op.inplace_flag:
        lines += ["if inplace:", f"    return {op.inplace_name}({op.passed_arguments})"]
    if op.not_plain:
        lines += op.guard_lines
    lines += op.array_lines + op.refusal_lines
    if op.returns_any or not op.returns_tensor or not op.node_name:
        settled = len(op.tensors) > 1 or op.kind == "reduction" or op.plan.entry.dtypes
        if op.returns_any or not op.returns_tensor or op.list_output or not settled:
            return [*lines, *_trying(op, f"return {_wrapped_forward(op)}")]
        lines += _trying(op, f"out = {_wrapped_forward(op)}")
        call = f"{op.identifier}_op, {op.call_arguments}"
        return [*lines, *_settling("out", call), "return out"]
    return [*lines, *_outputs(op), *_recording(op), f"return {op.result_name}"]


def _settling(result: str, call: str, indent: str = "") -> list[str]:
    """Gives what is not recorded the dtypes that PyTorch's promotion wants."""
    return [f"{indent}if MODE.settle is not None:", f"{indent}    MODE.settle({result}, {call})"]


def _trying(op: Emission, statement: str) -> list[str]:
    lines = ["try:", f"    {statement}", "except FAULTS as _error:"]
    target, equals, _ = statement.partition(" = ")
    if op.wraps_numbers and equals and "," not in target:
        return [*lines, f"    {target} = {op.wrapped}"]
    return [*lines, f"    raise {op.refused} from None"]


def _wrapped_forward(op: Emission) -> str:
    """The result of a row that is not recorded."""
    if op.returns_any:
        return f"as_tensors({op.forward})"
    if not op.returns_tensor:
        return op.forward
    if op.returns_many:
        return f"{op.return_type}(from_array(x) for x in {op.settled_many})"
    if op.list_output:
        return f"tuple(from_array(x) for x in {op.settled_many})"
    if op.makes_leaf:
        return f"new_leaf({op.forward}, requires_grad, device)"
    return f"from_array({op.settled_one})"


def _outputs(op: Emission) -> list[str]:
    """The Tensors of the results, and the node where one is made."""
    if op.list_output:
        lines = [
            *_trying(op, f"_data = {op.settled_many}"),
            "_outputs = tuple(map(from_array, _data))",
        ]
        if op.plan.is_view:
            lines.append(f"track_views(_outputs, {op.view_arguments})")
        if op.plan.entry.dtypes:
            lines += _settling("_outputs", f"{op.identifier}_op, {op.call_arguments}")
        return [
            *lines,
            *op.fn_lines,
            f"if {op.constant}:",
            "    return _outputs",
            f"node = {op.node_name}()",
            *op.asking_lines,
            "for _i, _output in enumerate(_outputs):",
            "    _output._fn = Output(node, _i)",
        ]
    arrays = [array for array, _ in op.output_lines]
    call = f"{op.identifier}_op, {op.call_arguments}"
    if op.returns_many:
        tensors = ", ".join(f"from_array({array})" for array in arrays)
        edge = "Output(node, {})" if op.plan.many_outputs else "node"
        return [
            *_trying(op, f"{', '.join(arrays)} = {op.forward}"),
            *op.settling_lines,
            f"_outputs = {op.return_type}(({tensors}))"
            if op.has_return_type
            else f"_outputs = {tensors}",
            *op.fn_lines,
            f"if {op.constant}:",
            *_settling("_outputs", call, "    "),
            "    return _outputs",
            f"node = {op.node_name}()",
            *op.asking_lines,
            *(f"_outputs[{i}]._fn = {edge.format(i)}" for i in op.plan.differentiable_outputs),
        ]
    (array,) = arrays
    lines = [
        *_trying(op, f"{array} = {op.forward_by_size}"),
        *op.array_check_lines,
        *op.settling_lines,
        "out = Tensor()",
        f"out._data = {array}",
    ]
    if op.plan.is_view:
        lines.append(f"track_view(out, {op.view_arguments})")
    return [
        *lines,
        *op.fn_lines,
        f"if {op.constant}:",
        "    out._fn = None",
        *_marking(call),
        f"out._fn = node = {op.node_name}()",
        *op.asking_lines,
    ]


def _marking(call: str) -> list[str]:
    """The return of a result that is not recorded, which is told to what marks it, if anything."""
    line = f"    return MODE.mark(out, {call}) if MODE.marks else out"
    if len(line) <= SHORT:
        return [line]
    return ["    if MODE.marks:", f"        MODE.mark(out, {call})", "    return out"]


def _recording(op: Emission, in_place: bool = False) -> list[str]:
    """What the node is told."""
    lines = [
        "node.stamp = next_stamp()",
        "node.hooks = None",
        f"node.edges = {op.inplace_edges_source if in_place else op.edges_source}",
        f"node.saved = {op.saved_source}",
    ]
    if op.args_source:
        lines.append(f"node.args = {op.args_source}")
    return lines + op.restore_lines


# ---- in place ------------------------------------------------------------------------------------


def _in_place(op: Emission) -> list[str]:
    head = [f'"""In-place version of {op.identifier}."""', *op.normalising_lines(in_place=True)]
    body = _written(op) if op.writes_directly else op.inplace_lines
    return _def(str(op.inplace_name), op.parameters(in_place=True), [*head, *body])


def _written(op: Emission) -> list[str]:
    """The fast path, which computes into the memory of the target."""
    array, target = f"{op.target.name}_", op.parameter(op.target)
    dtypes = op.plan.entry.dtypes
    checked = "MODE.settle is not None or " if dtypes else ""
    # Of equal dtypes NumPy refuses truth values, too, and products with numbers wrap alike.
    if dtypes == ("arithmetic",) or (op.wraps_numbers and not dtypes and len(op.tensors) > 1):
        differ = " is not ".join(f"{a.name}_.dtype" for a in op.tensors)
        checked = f"(MODE.settle is not None and {differ}) or "
    faults = "TypeError, ValueError" + ", OverflowError" * op.wraps_numbers
    return [
        *op.inplace_guard_lines,
        *op.array_lines,
        *op.refusal_lines,
        *op.fn_lines,
        f"_recorded = not ({op.unrecorded})",
        f"_alone = getrefcount({array}) <= MODE.alone",
        f"if {array}.base is not None or {checked}(_recorded and ({op.shares_memory})):",
        f"    {op.inplace_lines[0]}",
        *op.keeping_lines,
        "try:",
        *_indented(op.into_target_lines),
        f"except ({faults}):",
        f"    {op.inplace_lines[0]}",
        f"(count_private_write if _alone else bump_version)({target})",
        "if not _recorded:",
        f"    return {target}",
        f"{target}._fn = node = {op.node_name}()",
        *_recording(op, in_place=True),
        f"return {target}",
    ]
