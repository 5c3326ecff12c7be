"""The part of the build that pyproject.toml cannot express: the optional native module.

Without a compiler the package installs without it, with a message, and its wheel is
platform-independent. With a compiler, an error in the C fails the build. If PUNTO_REQUIRE names
`compiler`, its absence is an error too.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, ExecError, PlatformError

NATIVE = Extension(
    "puntobanco._native",
    sources=[
        "native/module.c",
        "native/kernels.c",
        "native/plan.c",
        "native/meter.c",
        "native/checks.c",
    ],
    depends=["native/punto.h", "native/lanes.inc", "native/exact.inc"],
    extra_compile_args=["-O3", "-g0", "-std=gnu11", "-Wall", "-Wextra"],
    define_macros=[("Py_LIMITED_API", "0x030B0000")],
    py_limited_api=True,
)

# Tests whether the compiler can build the kernels.
PROBE = """
#include <Python.h>
#ifndef __GNUC__
#error the kernels are written in the vector extensions of GCC and Clang
#endif
typedef unsigned short lanes __attribute__((vector_size(16)));
lanes twice(lanes x) { return x + x; }
"""


class BuildNative(build_ext):
    """Builds the native module if possible, and always removes an older one."""

    def run(self) -> None:
        """Remove the output of earlier builds, then build."""
        # The module in the source tree belongs to an editable install; a wheel build keeps it.
        in_sources = [Path("src/puntobanco")] if self.inplace else []
        for folder in (Path(self.build_lib, "puntobanco"), *in_sources):
            for old in [*folder.glob("_native*.so"), *folder.glob("_native*.pyd")]:
                old.unlink()
        super().run()

    def build_extensions(self) -> None:
        """Build with the compiler, or report that there is none."""
        self.force = True
        why = self._lacking()
        if why is None:
            super().build_extensions()
            return
        if "compiler" in os.environ.get("PUNTO_REQUIRE", "").replace(",", " ").split():
            raise PlatformError(f"PUNTO_REQUIRE names compiler, but {why}")
        self.extensions = self.distribution.ext_modules = []
        sys.stderr.write(
            f"puntobanco: {why}; installing without the native kernels. "
            "The Python kernels give the same results, more slowly.\n"
        )

    def _lacking(self) -> str | None:
        """Why the module cannot be compiled, or None if it can."""
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "probe.c")
            source.write_text(PROBE, encoding="utf-8")
            try:
                self.compiler.compile([str(source)], output_dir=folder)
            except (CompileError, ExecError, OSError) as error:
                return f"no C compiler found that can build for this Python ({error})"
        return None


class Wheel(bdist_wheel):
    """A wheel whose tags depend on its contents, known only after the build."""

    def run(self) -> None:
        """Build; without a native module the wheel is for every platform and Python."""
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


setup(
    ext_modules=[NATIVE],
    cmdclass={"build_ext": BuildNative, "bdist_wheel": Wheel},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
