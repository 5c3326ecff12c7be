"""Limits, breaks and exclusion in the log: a log rewritten with valid hashes is still detected."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import Clauses, Value, fact
from puntobanco.core.ids import Ms
from puntobanco.core.record import DOLLARS
from puntobanco.house.loading import load_state
from puntobanco.house.messages import PitEvent, decode_event, encode_event
from puntobanco.house.pit import open_pit
from puntobanco.house.pit_state import PitState, replay
from puntobanco.people import events
from puntobanco.people.rules import DAY
from puntobanco.people.staff import Role
from puntobanco.proof.log_proof import prove
from puntobanco.store import EncodedEvent, Store, open_store
from tests.kit.care_evening import ANN, Moved, evening
from tests.kit.forgeries import Forgery, forged, rewritten
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.stated import assert_states


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> list[EncodedEvent]:
    """The events of a patron who sets limits, plays, takes a break, is excluded, and comes back."""
    folder = tmp_path_factory.mktemp("honest")
    around = surroundings(folder, tick_ms=0)
    around.clock = clock = Moved(around.clock)

    async def story(store: Store) -> None:
        async with open_pit(PIT, store, around) as pit:
            await evening(Floor(pit), clock)

    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        run(story(store))
        proof = prove(store, PIT)
        assert proof.whole, proof.findings
        kept, *_ = load_state(store, PIT)
        *_, (_, last) = replay(PitState(), store.read(PIT))
        assert kept == last, "a snapshot keeps limits and losses"
        assert last.spending[ANN].tables == 1
        return [
            EncodedEvent(one.stream, one.kind, one.time_ms, one.payload) for one in store.read(PIT)
        ]


def sooner(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.LimitSet)
    return replace(event, holds=Ms(event.holds - 1))


def another_before(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.LimitSet)
    return replace(event, before=5_000_00)


def a_shorter_term(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.PatronExcluded)
    return replace(event, until=Ms(event.until - DAY))


def by_a_dealer(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.PatronExcluded)
    return replace(event, by="dora")


def a_shorter_rest(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.CoolOffBegun)
    return replace(event, until=Ms(event.until - 1))


def an_earlier_moment(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.ExclusionEnded)
    return replace(event, at=Ms(event.at - 1))


def another_interval(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.RealityCheckChosen)
    return replace(event, minutes=7)


def another_withdrawn(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.ChangeWithdrawn)
    return replace(event, value=None)


def never(event: PitEvent) -> None:
    assert event


def differs(place: str) -> dict[str, Value]:
    """A difference at this place."""
    return {"code": "finding-differs", "place": place}


def refused(code: str) -> dict[str, Value]:
    """The refusal that the event should have met."""
    return {"code": f"people-refusal-{code}"}


FORGERIES: dict[str, tuple[type, Forgery, dict[str, Value]]] = {
    "a limit that holds sooner": (events.LimitSet, sooner, differs("holds")),
    "another limit before": (events.LimitSet, another_before, differs("before")),
    "a shorter term": (events.PatronExcluded, a_shorter_term, refused("term")),
    "excluded by whom": (events.PatronExcluded, by_a_dealer, refused("not-yours")),
    "a shorter rest": (events.CoolOffBegun, a_shorter_rest, refused("term")),
    "the end of an exclusion left out": (
        events.ExclusionEnded,
        never,
        {"code": "finding-stopped", "patron": "ann", "why": fact("finding-stop-excluded")},
    ),
    "an earlier end": (events.ExclusionEnded, an_earlier_moment, differs("at")),
    "another interval": (events.RealityCheckChosen, another_interval, {"code": "proof-refused"}),
    "another withdrawal": (events.ChangeWithdrawn, another_withdrawn, differs("value")),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_event_about_a_patron_is_found(
    honest: list[EncodedEvent], tmp_path: Path, name: str
) -> None:
    kind, change, expected = FORGERIES[name]
    params = dict(expected)
    with rewritten(tmp_path, forged(honest, kind, change)) as store:
        found = [finding.problem for finding in prove(store, PIT).findings]
    assert_states(Clauses(tuple(found)), str(params.pop("code")), **params)


def test_a_wager_above_own_limits_is_found(honest: list[EncodedEvent], tmp_path: Path) -> None:
    def tight(event: PitEvent) -> PitEvent:
        assert isinstance(event, events.LimitSet)
        return replace(event, value=10_00)

    # A looser limit that was requested and withdrawn would reveal the limit before it.
    log = forged(forged(honest, events.LimitSet, never), events.ChangeWithdrawn, never)
    log = forged(log, events.LimitSet, tight)
    with rewritten(tmp_path, log) as store:
        found = [finding.problem for finding in prove(store, PIT).findings]
    amount = DOLLARS.amount
    assert fact("finding-risk", patron="ann", risked=amount(20_00), most=amount(10_00)) in found


def test_roles_of_staff_are_verified_again(honest: list[EncodedEvent], tmp_path: Path) -> None:
    def weaker(event: PitEvent) -> PitEvent:
        assert isinstance(event, events.StaffAppointed)
        return replace(event, roles=frozenset({Role.DEALER}))

    with rewritten(tmp_path, forged(honest, events.StaffAppointed, weaker)) as store:
        found = [finding.problem for finding in prove(store, PIT).findings]
    assert_states(Clauses(tuple(found)), "proof-refused")


def test_every_event_of_care_is_in_the_log_and_reads_back(honest: list[EncodedEvent]) -> None:
    kinds = {event.kind for event in honest}
    assert {one.__name__ for one in events.CareEvent.__args__} <= kinds
    for event in honest:
        read = decode_event(event.payload)
        assert encode_event(read) == event.payload
