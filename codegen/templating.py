"""Templates -> text: what the pages and modules of all tables share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import jinja2

from codegen.analysis import Plan
from codegen.note import digest

__all__ = ["HEADER", "Renderer", "environment"]

HEADER = "Generated from {path} by `python -m codegen`. Edit the table, not this file."


def environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.PackageLoader("codegen"),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,
    )


@dataclass(frozen=True)
class Renderer:
    """Renders the modules of `package`, made from the table named `path`."""

    path: str
    package: str = "generated"

    @cached_property
    def _templates(self) -> jinja2.Environment:
        return environment()

    def text(self, template: str, rows: Iterable[Plan] = (), **values: object) -> str:
        """The module that a template gives; `rows` are what of the table it is made from."""
        return self._headed(self._body(template, values), rows)

    def module(
        self,
        template: str,
        helpers: Mapping[str, Sequence[str]],
        rows: Iterable[Plan] = (),
        **values: object,
    ) -> str:
        """A module that imports what its code uses; `helpers`: modules by their package."""
        body = self._body(template, values | {"imports": _IMPORTS_GO_HERE})
        imports = import_lines(body, helpers, self.package)
        return self._headed(body.replace(_IMPORTS_GO_HERE, imports, 1), rows)

    def _body(self, template: str, values: dict[str, object]) -> str:
        """A rendered template, without blanks at the end of lines."""
        shared = {"path": self.path, "package": self.package}
        rendered = self._templates.get_template(template).render(values | shared)
        lines = [line.rstrip() for line in rendered.splitlines()]
        return "\n".join(lines).strip("\n") + "\n"

    def _headed(self, body: str, rows: Iterable[Plan]) -> str:
        """A module under the lines that say what made it, from what, and what it should hold."""
        written = dict(each for plan in rows for each in plan.entry.texts)
        texts = "".join(written[place] for place in sorted(written))
        made_from = f"rows {digest(texts.encode())}, " if texts else ""
        content = f"content {digest(body.encode())}"
        return f"# {HEADER.format(path=self.path)}\n# {made_from}{content}\n{body}"


_IMPORTS_GO_HERE = "\0"  # which no table may contain


# Where the names come from that generated modules use.
_IMPORTS = {
    "math": ("inf", "nan", "pi"),
    "sys": ("getrefcount",),
    "autograd": ("kernels",),
    "autograd.aliases": ("track_view", "track_views"),
    "autograd.arguments": ("all_ints", "tensors_argument", "value_argument"),
    "autograd.clock": ("ALONE", "counted", "next_stamp", "written"),
    "autograd.dtypes": ("COMPLEX",),
    "autograd.grad_mode": ("MODE", "is_grad_enabled"),
    "autograd.in_place": ("in_place", "kept", "overwrite", "view_in_place"),
    "autograd.node": ("Node", "Output"),
    "autograd.operation": ("NUMBERS", "dispatch", "number", "operation"),
    "autograd.refusals": ("FAULTS", "refused"),
    "autograd.restore": ("alike", "restore_targets"),
    "autograd.settling": ("apart", "settled"),
    "autograd.support": (
        *(
            "ReturnType",
            "add_tangents",
            "all_plain",
            "as_tensors",
            "complex_refused",
            "edges_of",
            "in_batch",
            "int_list",
            "new_leaf",
            "of_others",
            "tensor_list",
            "unshared",
        ),
        *(
            "missing_argument",
            "not_implemented",
            "SampleIndex",
            "plain_index",
            "tangent_like",
            "tangents_of",
        ),
        *("tensor_argument",),
        *("zero_like", "zero_tensor"),
    ),
    "autograd.tensor": ("LEAF", "Tensor", "from_array"),
}


def import_lines(
    body: str, helpers: Mapping[str, Sequence[str]], package: str = "generated"
) -> str:
    """The imports of those names that `body`, a module of `package`, uses."""
    words = set(re.findall(r"(?<![.\w'])[A-Za-z_]\w*", body))
    lines: dict[str, str] = {}
    sources = {**_IMPORTS, **helpers, "generated": ("arrays",)}
    if package != "generated":
        sources |= {"autograd": (), package: ("kernels",)}
    for module, candidates in sources.items():
        names = [name for name in candidates if name in words]
        if not names:
            continue
        line = f"from {module} import {', '.join(names)}"
        if len(line) > 100:
            line = f"from {module} import (\n" + "".join(f"    {n},\n" for n in names) + ")"
        lines[module] = line
    if "ops" in words:
        lines["generated.functions"] = "import generated.functions as ops"
    for name in ("arrays", "functions"):
        own = "own_ops" if name == "functions" else f"own_{name}"
        if own in words:
            lines[f"{package}.{name}"] = f"import {package}.{name} as {own}"
    standard = [lines.pop(module) for module in ("math", "sys") if module in lines]
    own_lines = [lines[module] for module in sorted(lines)]
    blocks = (standard, ["import numpy as np"], own_lines)
    return "\n\n".join("\n".join(block) for block in blocks if block)
