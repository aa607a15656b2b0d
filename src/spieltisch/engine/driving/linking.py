"""How compiled functions become machine code: each is translated once, and only what Python calls is optimised.

Left to itself the compiler optimises every function together with all that it calls, and makes machine code of it, and
does so again for whoever calls that one. Most functions are called by others only: here such a part stays as it was
translated, and an entry takes in all its parts, however deep, and is optimised as a whole.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import AnalysisPass, register_pass
from numba.core.typed_passes import AnnotateTypes

_numbers = count(1)


class _Whole(JITCodeLibrary):
    """The code of an entry with all its parts."""

    def add_linking_library(self, library: Any) -> None:
        """Take in what is called, and what that calls."""
        super().add_linking_library(library)
        if isinstance(library, _Part):
            self._linking_libraries += library._linking_libraries

    def finalize(self) -> None:
        """Callers come before those they call: the linker takes in only what it has seen called."""
        self._linking_libraries = sorted(set(self._linking_libraries), key=lambda called: -getattr(called, "number", 0))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Twice: what was small enough to be taken in only after it was optimised is taken in the second time."""
        super()._optimize_final_module()
        super()._optimize_final_module()


class _Hasty(_Whole):
    """The code of an entry that is made for a test: it is ready soon and not fast."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=1, cost="cheap"
        )
        passes.run(self._final_module, builder)


class _Part(_Whole):
    """The code of a function that only compiled code calls."""

    def finalize(self) -> None:
        """Stay as it was translated. Parts are numbered in the order they are ready: those that are called first."""
        for called in self._linking_libraries:
            self._reload_init.update(called._reload_init)
        self._finalize_dynamic_globals()
        self._finalized = True
        self.number = next(_numbers)

    def get_pointer_to_function(self, name: str) -> int:
        """There is none."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        """Whoever makes the function ready for Python finds nothing to do."""
        return _NoPython


class _NoPython:
    @staticmethod
    def set_env(name: str, environment: Any) -> None:
        """Functions that Python cannot call have no environment."""


@register_pass(mutates_CFG=False, analysis_only=True)
class _IntoWhole(AnalysisPass):
    _name = "into_whole"
    kind: type[_Whole] = _Whole

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Give the function the library that its code goes to."""
        state.library = self.kind(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class _IntoHasty(_IntoWhole):
    _name = "into_hasty"
    kind = _Hasty


@register_pass(mutates_CFG=False, analysis_only=True)
class _IntoPart(_IntoWhole):
    _name = "into_part"
    kind = _Part


class EntryCompiler(CompilerBase):
    """Compiles a function that Python calls."""

    into: type[_IntoWhole] = _IntoWhole

    def define_pipelines(self) -> list[Any]:
        """As usual, but for where the code goes."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(self.into, AnnotateTypes)
        passes.finalize()
        return [passes]


class HastyCompiler(EntryCompiler):
    """Compiles a function that Python calls in a test."""

    into = _IntoHasty


class PartCompiler(EntryCompiler):
    """Compiles a function that only compiled code calls."""

    into = _IntoPart
