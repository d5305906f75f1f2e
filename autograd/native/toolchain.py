"""llvmlite: from the text of a module to an object file, and from that to addresses.

The one place that imports it, on use. Nothing here is safe in several threads at once.
"""

from __future__ import annotations

import functools
import importlib
from typing import Any, NamedTuple

__all__ = ["Linked", "Machine", "assemble", "link", "machine", "recipe"]

PASSES = (
    "always_inliner",
    "global_dead_code_eliminate",
    "sroa",
    "instruction_combine",
    "simplify_cfg",
)
# How hard the code generator tries: LLVM's -O3.
EFFORT = 3
# To be raised where this module makes other code of the same text in another way than by these.
FORM = 1


class Machine(NamedTuple):
    """The processor, and the LLVM that generates code for it."""

    llvmlite: str
    llvm: str
    triple: str
    cpu: str
    features: str


@functools.cache
def _llvm() -> Any:
    llvm = importlib.import_module("llvmlite.binding")
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm


@functools.cache
def machine() -> Machine:
    """What this runs on."""
    llvm = _llvm()
    return Machine(
        importlib.import_module("llvmlite").__version__,
        ".".join(map(str, llvm.llvm_version_info)),
        llvm.get_process_triple(),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    )


def recipe() -> tuple[str, ...]:
    """What machine code depends on, besides the text that it is made from."""
    return (*machine(), *PASSES, str(EFFORT), str(FORM))


def _target() -> Any:
    here = machine()
    return (
        _llvm()
        .Target.from_triple(here.triple)
        .create_target_machine(
            cpu=here.cpu, features=here.features, opt=EFFORT, codemodel="jitdefault", jit=True
        )
    )


@functools.cache
def _compiler() -> tuple[Any, Any, Any]:
    """The target and its pass builder, and the passes."""
    llvm = _llvm()
    target = _target()
    builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options())
    passes = llvm.create_new_module_pass_manager()
    for each in PASSES:
        getattr(passes, f"add_{each}_pass")()
    return target, builder, passes


def assemble(text: str, verify: bool) -> bytes:
    """The object file of a module.

    Raises RuntimeError for a text that LLVM does not understand.
    """
    target, builder, passes = _compiler()
    module = _llvm().parse_assembly(text)
    module.triple = machine().triple
    module.data_layout = str(target.target_data)
    if verify:
        module.verify()
    passes.run(module, builder)
    if verify:
        module.verify()
    code: bytes = target.emit_object(module)
    return code


class Linked:
    """An object file in memory, ready to run, until this is dropped."""

    def __init__(self, code: bytes) -> None:
        llvm = _llvm()
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def function(self, name: str) -> int:
        """The address of a function, 0 where there is none of that name."""
        return int(self._engine.get_function_address(name))

    def variable(self, name: str) -> int:
        """The address of a global value, 0 where there is none of that name."""
        return int(self._engine.get_global_value_address(name))


def link(code: bytes) -> Linked:
    """Raises RuntimeError where the system forbids it."""
    return Linked(code)
