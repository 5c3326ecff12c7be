"""Lines of Python that remove a facility of the system before a program starts.

They are for `tests.kit.program.started`, which runs them in the process of the program.
"""

import platform

_MACHINE = {"x86_64": (0xC000003E, (56, 57, 58, 435)), "aarch64": (0xC00000B7, (220, 435))}
"""The kernel's name of a machine, and its calls that start a thread or a process."""

NO_SEMAPHORES = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); "
"""`sem_open` writes a file; a process that may not write gets no semaphore."""

NO_MULTIPROCESSING = "import sys; sys.modules['_multiprocessing'] = None; "
"""A Python built without multiprocessing."""

NO_SEMLOCK = "import _multiprocessing; del _multiprocessing.SemLock; "
"""A Python built on a system without semaphores."""

CAN_BLOCK_THREADS = platform.system() == "Linux" and platform.machine() in _MACHINE


def no_threads() -> str:
    """Make the kernel refuse every call that starts a thread or a process."""
    machine, calls = _MACHINE[platform.machine()]
    return f"""
import ctypes, struct
def block_threads():
    step = lambda code, yes, no, value: struct.pack("HBBI", code, yes, no, value)
    steps = [step(0x20, 0, 0, 4), step(0x15, 1, 0, {machine}), step(0x06, 0, 0, 0x7FFF0000)]
    steps.append(step(0x20, 0, 0, 0))
    for call in {calls}:
        steps += [step(0x15, 0, 1, call), step(0x06, 0, 0, 0x00050000 | 11)]
    steps.append(step(0x06, 0, 0, 0x7FFF0000))
    program = ctypes.create_string_buffer(b"".join(steps))
    filter = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(program))
    system = ctypes.CDLL(None, use_errno=True)
    assert system.prctl(38, 1, 0, 0, 0) == 0
    if system.prctl(22, 2, filter, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "seccomp")
block_threads()
"""
