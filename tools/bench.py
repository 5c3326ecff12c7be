"""The benchmarks that start their own PostgreSQL server: `python -m tools.bench`."""

from puntobanco.cli.bench import print_table
from puntobanco.cli.bench_house import measure
from puntobanco.cli.measure import Measure
from tools.takeover import take_over
from tools.temporary_server import temporary_server

TRIALS = 5


def commands() -> Measure:
    """Durable commands per second with a hundred concurrent patrons, on this machine's disk."""
    with temporary_server() as server:
        found = measure(url=server.url)
    return found.commands("table.postgresql", "every commit flushed")


def takeover() -> Measure:
    """From an owner's death to the next command that the standby accepts."""
    with temporary_server() as server:
        took = take_over(server.url, trials=TRIALS)
    note = f"{len(took)} owners killed; median {took[len(took) // 2]:.2f} s"
    return Measure("house.takeover", took[-1], "s", 1.0, note)


if __name__ == "__main__":
    print_table([commands(), takeover()])
