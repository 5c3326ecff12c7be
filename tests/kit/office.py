"""A house with a played evening, for tests of the back office."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from puntobanco.house.pit import open_pit
from puntobanco.server.running import PIT, now
from puntobanco.store import open_store
from tests.kit.evenings import Evening, seeded_surroundings
from tests.kit.server import OpenHouse, open_house

ROUND_S = 97
"""The duration of a round here: an evening takes several hours."""


class WatchedEvening(Evening):
    """An evening during which the clock of the house advances."""

    house_clock: OpenHouse

    async def play(self, rounds: int) -> None:
        for _ in range(rounds):
            await super().play(1)
            self.house_clock.clock.pass_s(ROUND_S)


@contextmanager
def after_an_evening(folder: Path, *, seed: int = 3, rounds: int = 8) -> Iterator[OpenHouse]:
    """An open house in which four tables have played, with voids and corrections."""
    with open_house(folder) as house:

        async def night() -> None:
            evening = WatchedEvening(house.pit, seed)
            evening.house_clock = house
            await evening.open_all()
            await evening.play(rounds)

        house.call(night())
        yield house


async def played_before(folder: Path, *, rounds: int, seed: int = 3) -> None:
    """Play an evening in the database of a house not yet open; it ends just now."""
    # Only the evening itself runs the tables.
    around = seeded_surroundings(folder, seed, most_ms=100, begin=now() - 60_000 * rounds)
    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        async with open_pit(PIT, store, around) as pit:
            evening = Evening(pit, seed)
            await evening.open_all()
            await evening.play(rounds)
