"""A log with a tampered meter is detected although its chain is intact."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import fact
from puntobanco.core.money import Minor
from puntobanco.house.messages import PitEvent, decode_event, encode_event
from puntobanco.house.pit import open_pit
from puntobanco.ledger.postings import Posting
from puntobanco.progressive import commands as asks
from puntobanco.progressive import events as meter_events
from puntobanco.progressive.state import AdjustReason, AwardReason, Pool
from puntobanco.proof.log_proof import prove
from puntobanco.store import EncodedEvent, Store, open_store
from puntobanco.table import events
from tests.kit.forgeries import Forgery, forged, rewritten
from tests.kit.houses import PIT, run, surroundings
from tests.kit.jackpots import METER, Jackpots, line_and_meter
from tests.kit.meters import PLAIN, SIX_SUITED
from tests.kit.stated import codes_in


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> list[EncodedEvent]:
    """The events of an evening with awards paid, backed out and rejected."""
    folder = tmp_path_factory.mktemp("honest")

    async def evening(store: Store) -> None:
        async with open_pit(PIT, store, surroundings(folder)) as pit:
            floor = Jackpots(pit)
            await floor.staff()
            await floor.jackpot_table("t1")
            ann = await floor.patron("ann", table="t1", seat=1)
            wagers = line_and_meter(ann)
            await floor.coup("t1", wagers, PLAIN)
            await floor.coup("t1", wagers, SIX_SUITED)
            await floor.do_meter(asks.PayAward(award=1), "cleo")
            await floor.coup("t1", wagers, SIX_SUITED)
            note = "seen on camera"
            await floor.do_meter(
                asks.BackOutAward(award=2, reason=AwardReason.CARDS_MISREAD, note=note),
                "sam",
                approval=floor.approval("eve"),
            )
            await floor.do_meter(
                asks.AdjustMeter(
                    pool=Pool.METER, change=-9, reason=AdjustReason.MALFUNCTION, note=note
                ),
                "sam",
                approval=floor.approval("eve"),
            )
            await floor.do_meter(asks.DisableMeter(reason="the sign is dark"), "sam")
            await floor.do_meter(asks.EnableMeter(reason="a new lamp"), "sam")
            await floor.coup("t1", wagers, PLAIN)

    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        run(evening(store))
        proof = prove(store, PIT)
        assert proof.whole, proof.findings
        assert (proof.meters, proof.awards) == (1, 2)
        return [
            EncodedEvent(one.stream, one.kind, one.time_ms, one.payload) for one in store.read(PIT)
        ]


def less_for_the_meter(event: PitEvent) -> PitEvent:
    """Halve the contribution, and every amount that depends on it."""
    assert isinstance(event, meter_events.WagersLocked)
    postings = tuple(Posting(one.account, Minor(one.amount // 2)) for one in event.postings)
    half = event.contributed_ppm // 2
    return replace(event, contributed_ppm=half, shown=Minor(event.shown - 13), postings=postings)


def another_seat(event: PitEvent) -> PitEvent:
    assert isinstance(event, meter_events.WagersLocked)
    return replace(event, wagers=tuple(replace(one, seat=7) for one in event.wagers))


def a_friend_shares(event: PitEvent) -> PitEvent:
    assert isinstance(event, meter_events.AwardHit)
    shares = tuple(replace(one, patron="friend") for one in event.shares)
    return replace(event, shares=shares)


def a_larger_prize(event: PitEvent) -> PitEvent:
    assert isinstance(event, meter_events.AwardHit)
    more = {f"seed/{METER}": -100, f"awards/{METER}": 100}
    postings = tuple(
        Posting(one.account, Minor(one.amount + more.get(one.account, 0))) for one in event.postings
    )
    shares = tuple(replace(one, amount=Minor(one.amount + 100)) for one in event.shares)
    seed = Minor(event.seed + 100)
    return replace(event, shares=shares, seed=seed, postings=postings)


def to_another_wallet(event: PitEvent) -> PitEvent:
    assert isinstance(event, meter_events.AwardPaid)
    postings = tuple(
        Posting(type(one.account)(one.account.replace("wallet/ann", "wallet/bob")), one.amount)
        for one in event.postings
    )
    return replace(event, postings=postings)


def other_cards(event: PitEvent) -> PitEvent:
    assert isinstance(event, meter_events.ResultStood)
    return replace(event, cards=PLAIN)


FORGERIES: list[tuple[type, Forgery, int]] = [
    (meter_events.WagersLocked, less_for_the_meter, 0),
    (meter_events.WagersLocked, another_seat, 0),
    (meter_events.WagersLocked, lambda event: None, 0),
    (meter_events.WagersLocked, lambda event: None, 99),
    (meter_events.ResultStood, other_cards, 1),
    (meter_events.AwardHit, a_friend_shares, 0),
    (meter_events.AwardHit, a_larger_prize, 0),
    (meter_events.AwardHit, lambda event: None, 0),
    (meter_events.AwardVerified, lambda event: None, 0),
    (meter_events.AwardVerified, lambda event: replace(event, by="eve"), 0),
    (meter_events.AwardPaid, to_another_wallet, 0),
    (meter_events.AwardPaid, lambda event: replace(event, by="eve"), 0),
    (meter_events.AwardBackedOut, lambda event: None, 0),
    (meter_events.AwardBackedOut, lambda event: replace(event, by="eve"), 0),
    (meter_events.MeterAdjusted, lambda event: replace(event, note=""), 0),
    (meter_events.MeterAdjusted, lambda event: None, 0),
    (meter_events.HandEnded, lambda event: None, 99),
    (meter_events.HandMarked, lambda event: None, 0),
    (meter_events.MeterDisabled, lambda event: None, 0),
    (meter_events.MeterEnabled, lambda event: None, 0),
    (meter_events.TableJoined, lambda event: None, 0),
    (events.SideBetClosed, lambda event: None, 0),
    (events.SideBetOpened, lambda event: None, 99),
    (events.BettingClosed, lambda event: None, 0),
    (events.MeterLinked, lambda event: None, 0),
]


@pytest.mark.parametrize(
    ("kind", "change", "which"),
    FORGERIES,
    ids=[f"{kind.__name__}-{change.__name__}-{which}" for kind, change, which in FORGERIES],
)
@pytest.mark.assures("PRG-01")
def test_a_tampered_meter_is_found(
    kind: type, change: Forgery, which: int, honest: list[EncodedEvent], tmp_path: Path
) -> None:
    log = forged(honest, kind, change, which=which)
    assert log != honest
    with rewritten(tmp_path, log) as store:
        proof = prove(store, PIT)
        assert proof.head is not None, "the chain itself is whole"
        assert not proof.whole


def test_an_unchanged_evening_verifies(honest: list[EncodedEvent], tmp_path: Path) -> None:
    with rewritten(tmp_path, honest) as store:
        proof = prove(store, PIT)
        assert proof.whole, proof.findings


@pytest.mark.parametrize("kind", [events.SideBetOpened, events.SideBetClosed])
def test_only_its_meter_opens_and_closes_a_side_bet(
    kind: type, honest: list[EncodedEvent], tmp_path: Path
) -> None:
    [opened] = [one for one in honest if one.kind == "SideBetOpened"][-1:]
    event: PitEvent = decode_event(opened.payload)
    if kind is events.SideBetClosed:
        event = events.SideBetClosed(meter=METER, reason="a sign is dark")
    made_up = EncodedEvent(opened.stream, kind.__name__, opened.time_ms, encode_event(event))
    with rewritten(tmp_path, [*honest, made_up]) as store:
        [found] = prove(store, PIT).findings
    assert (found.kind, found.problem) == (kind.__name__, fact("finding-uncalled-by-meter"))


@pytest.mark.parametrize("kind", ["WagersLocked", "ResultStood", "AwardHit", "HandEnded"])
def test_an_event_of_a_meter_without_its_cause_is_found(
    kind: str, honest: list[EncodedEvent], tmp_path: Path
) -> None:
    again = [one for one in honest if one.kind == kind][-1]
    with rewritten(tmp_path, [*honest, again]) as store:
        first = prove(store, PIT).findings[0]
    assert (first.sequence, first.kind) == (len(honest) + 1, kind)
    assert first.problem == fact("finding-uncalled")


def test_a_log_that_ends_before_the_contribution_is_found(
    honest: list[EncodedEvent], tmp_path: Path
) -> None:
    place = max(place for place, event in enumerate(honest) if event.kind == "BettingClosed")
    with rewritten(tmp_path, honest[: place + 1]) as store:
        proof = prove(store, PIT)
        ends = fact("finding-ends", kind="WagersLocked", stream="meter/dragon")
        assert proof.findings[0].problem == ends


def test_a_replaced_entry_names_the_expected_one(
    honest: list[EncodedEvent], tmp_path: Path
) -> None:
    log = forged(honest, meter_events.AwardHit, lambda event: None, which=0)
    with rewritten(tmp_path, log) as store:
        instead, refused, last = prove(store, PIT).findings
    assert (instead.kind, instead.meter) == ("HandMarked", "dragon")
    assert instead.problem == fact(
        "finding-instead", stream="meter/dragon", kind="AwardHit", expected="meter/dragon"
    )
    assert refused.kind == last.kind == "AwardVerified"
    assert codes_in(refused.problem)[:2] == ["proof-refused", "meter-refusal-no-such-award"]
    assert last.problem == fact("finding-not-applied")
