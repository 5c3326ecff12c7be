# The kernels of native/, as Python calls them: tables come as the bytes that C reads.

from puntobanco.native import ClassTables, PlanTables, ShoeTable

PATHS: tuple[str, ...]
ISA: str
ASKED: str

def histogram(
    path: str, shoe: ShoeTable, classes: ClassTables, seed: int, first: int, shoes: int, /
) -> bytes: ...
def stream(
    path: str, shoe: ShoeTable, classes: ClassTables, seed: int, first: int, shoes: int, /
) -> tuple[bytes, bytes]: ...
def weights(path: str, counts: bytes, /) -> bytes: ...
def sessions(
    path: str,
    shoe: ShoeTable,
    classes: ClassTables,
    plan: PlanTables,
    seed: int,
    first: int,
    sessions: int,
    shoes_each: int,
    /,
) -> bytes: ...
def meter_life(
    meter: bytes, events: bytes, nothing: float, seed: int, coups: int, /
) -> tuple[bytes, int, int, int]: ...
