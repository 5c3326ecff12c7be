"""A log rewritten with valid hashes is still detected."""

import dataclasses
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from puntobanco.core.facts import Clauses, Fact, Value, fact, fact_of, one_of
from puntobanco.core.game import Currency
from puntobanco.core.ids import PatronId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.house.messages import PitEvent, decode_event
from puntobanco.house.pit import open_pit
from puntobanco.ledger.postings import Posting
from puntobanco.people import commands as people
from puntobanco.people import events as people_events
from puntobanco.people.staff import Approval, Role
from puntobanco.proof.log_proof import ProofFinding, prove
from puntobanco.sheets import load_game
from puntobanco.store import Anchor, Batch, EncodedEvent, Store, open_store
from puntobanco.store.at_rest import open_at_rest
from puntobanco.table import commands, events
from tests.kit.fixture_log import GOLDEN
from tests.kit.forgeries import Forgery, forged, rewritten
from tests.kit.houses import PIT, Floor, run, surroundings
from tests.kit.sheets import with_setting
from tests.kit.stated import assert_states, codes_in

ANN = PatronId("ann")


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> list[EncodedEvent]:
    """The events of an evening at two tables."""
    folder = tmp_path_factory.mktemp("honest")

    async def evening(store: Store) -> None:
        async with open_pit(PIT, store, surroundings(folder)) as pit:
            floor = Floor(pit)
            await floor.open("t1", "dragon-bonus-baccarat")
            ann = await floor.patron("ann", table="t1", seat=1, chips=5_000_00)
            croupier = floor.croupier("t1")
            wagers = ((ann, "player", 20_00), (ann, "banker", 50_00), (ann, "tie", 5_00))
            slower = commands.ChangeSetting(key="betting-time", value=40, reason="slower")
            await floor.do("t1", slower)
            for _ in range(88):
                await croupier.round(floor.betting("t1", *wagers))

    with open_store(f"sqlite:///{folder / 'house.db'}") as store:
        run(evening(store))
        assert prove(store, PIT).whole
        return [
            EncodedEvent(one.stream, one.kind, one.time_ms, one.payload) for one in store.read(PIT)
        ]


def a_higher_payout(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.WagersSettled)
    line = event.settled[0]
    settled = (replace(line, won=Minor(line.won + 100)), *event.settled[1:])
    postings = tuple(
        Posting(one.account, Minor(one.amount + (100 if "chips" in one.account else -100)))
        if one.account.startswith(("chips/", "result/"))
        else one
        for one in event.postings
    )
    return replace(event, settled=settled, postings=postings)


def a_smaller_stake(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.WagerPlaced)
    postings = tuple(Posting(one.account, Minor(one.amount // 2)) for one in event.postings)
    return replace(event, amount=Minor(event.amount // 2), postings=postings)


def another_card(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.CardDealt)
    return replace(event, card="2c" if event.card != "2c" else "3c")


def another_hand(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.CardDealt)
    return replace(event, hand="banker" if event.hand == "player" else "player")


def another_total(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.CoupCompleted)
    return replace(event, player=(event.player + 1) % 10)


def another_salt(event: PitEvent) -> PitEvent:
    return with_salt(event, "00" * 32)


def with_salt(event: PitEvent, salt: str) -> PitEvent:
    assert isinstance(event, events.ShoeEnded)
    return replace(event, salt=salt)


def another_order(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.ShoeEnded)
    order = list(event.order)
    other = next(place for place, card in enumerate(order) if card != order[0])
    order[0], order[other] = order[other], order[0]
    return replace(event, order=tuple(order))


def more_credit(event: PitEvent) -> PitEvent:
    assert isinstance(event, people_events.CreditIssued)
    return replace(event, amount=Minor(1))


def other_odds(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.SettingChanged)
    return replace(event, game=load_game("lnw-dragon-bonus-2", settings={"betting-time": 40}))


def another_setting_too(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.SettingChanged)
    return replace(event, game=with_setting(event.game, "last-bets-time", 9))


dollars = DOLLARS.amount
FINDINGS: list[tuple[type, Forgery, str, str, dict[str, Value]]] = [
    (
        events.CoupCompleted,
        another_total,
        "CoupCompleted",
        "finding-differs",
        {"place": "player"},
    ),
    (events.CardDealt, another_hand, "CardDealt", "finding-differs", {"place": "hand"}),
    (
        events.WagersSettled,
        a_higher_payout,
        "WagersSettled",
        "finding-differs",
        {"place": "settled[0].won"},
    ),
    (
        events.WagerPlaced,
        a_smaller_stake,
        "BettingClosed",
        "finding-differs",
        {"place": "wagers[0].stake", "found": dollars(20_00), "expected": dollars(10_00)},
    ),
    (
        events.ChipsBought,
        lambda event: None,
        "WagerPlaced",
        "finding-overdrawn",
        {"account": "chips/t1/ann", "left": dollars(-20_00)},
    ),
    (
        events.SettingChanged,
        lambda event: replace(event, before=10),
        "SettingChanged",
        "finding-differs",
        {"place": "before", "found": 10, "expected": 25},
    ),
    (
        people_events.CreditIssued,
        more_credit,
        "",
        "finding-wallet",
        {"patron": "ann", "found": dollars(1)},
    ),
]
"""The cards are random, so some figures are not known here."""


@pytest.mark.parametrize(("kind", "change", "entry", "code", "params"), FINDINGS)
def test_a_finding_names_its_place_and_the_difference(
    kind: type,
    change: Forgery,
    entry: str,
    code: str,
    params: dict[str, Value],
    honest: list[EncodedEvent],
    tmp_path: Path,
) -> None:
    with rewritten(tmp_path, forged(honest, kind, change)) as store:
        found = [one.problem for one in prove(store, PIT).findings if one.kind == entry]
    assert_states(Clauses(tuple(found)), code, **params)


@pytest.mark.parametrize("currency", [Currency("JPY", 0), Currency("KWD", 3)])
def test_a_finding_before_the_first_table_is_in_the_currency_of_the_house(
    currency: Currency, tmp_path: Path
) -> None:
    async def opening(store: Store) -> None:
        async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
            floor = Floor(pit)
            await floor.house(people.RegisterPatron(patron=ANN))
            await floor.house(people.IssueCredit(patron=ANN, amount=Minor(7000)))
            await floor.house(people.RedeemCredit(patron=ANN, amount=Minor(5000)))
            await floor.open(
                "t1", dataclasses.replace(load_game("mini-baccarat"), currency=currency)
            )

    with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
        run(opening(store))
        log = [
            EncodedEvent(one.stream, one.kind, one.time_ms, one.payload) for one in store.read(PIT)
        ]
    with rewritten(tmp_path, forged(log, people_events.CreditIssued, lambda _: None)) as store:
        found = [one.problem for one in prove(store, PIT).findings if one.kind == "CreditRedeemed"]
    left = currency.amount(-5000)
    assert_states(Clauses(tuple(found)), "finding-overdrawn", account="wallet/ann", left=left)


FORGERIES = [
    (events.WagersSettled, a_higher_payout),
    (events.WagersSettled, lambda event: None),
    (events.WagerPlaced, lambda event: None),
    (events.WagerPlaced, a_smaller_stake),
    (events.CardDealt, another_card),
    (events.CardDealt, another_hand),
    (events.CardDealt, lambda event: None),
    (events.CardDealt, lambda event: replace(event, place=event.place + 1)),
    (events.ShoeStarted, lambda event: replace(event, shoe=event.shoe + 1)),
    (events.BettingOpened, lambda event: replace(event, shoe=event.shoe + 1)),
    (events.BettingOpened, lambda event: replace(event, tier="100-500")),
    (events.BettingOpened, lambda event: replace(event, last_hand=not event.last_hand)),
    (events.ShoeEnded, another_salt),
    (events.ShoeEnded, another_order),
    (events.BettingClosed, lambda event: replace(event, wagers=())),
    (events.CoupCompleted, another_total),
    (events.ChipsBought, lambda event: None),
    (events.SettingChanged, other_odds),
    (events.SettingChanged, another_setting_too),
    (events.SettingChanged, lambda event: replace(event, before=10)),
    (events.SettingChanged, lambda event: replace(event, after=10)),
    (events.SettingChanged, lambda event: replace(event, key="felt")),
    (people_events.CreditIssued, more_credit),
]


@pytest.mark.parametrize(("kind", "change"), FORGERIES)
def test_a_forged_event_with_a_valid_chain_is_found(
    kind: type, change: Forgery, honest: list[EncodedEvent], tmp_path: Path
) -> None:
    log = forged(honest, kind, change)
    assert log != honest
    with rewritten(tmp_path, log) as store:
        proof = prove(store, PIT)
        assert proof.head is not None, "the chain itself is whole"
        assert not proof.whole


@pytest.mark.parametrize("salt", ["not in digits", "00" * 31, "0F" * 32])
def test_a_salt_that_is_none_is_found_and_the_rest_of_the_log_is_proved(
    salt: str, honest: list[EncodedEvent], tmp_path: Path
) -> None:
    log = forged(honest, events.ShoeEnded, lambda event: with_salt(event, salt))
    with rewritten(tmp_path, log) as store:
        proof = prove(store, PIT)
    assert [one.kind for one in proof.findings] == ["ShoeEnded"]
    assert proof.findings[0].problem == fact("fairness-shoe-salt-form", digits=64)
    assert proof.entries == len(log)


def approved(**changes: Any) -> Forgery:
    def forge(event: Any) -> PitEvent:
        changed: PitEvent = replace(event, approval=replace(event.approval, **changes))
        return changed

    return forge


@cache
def first_nonce() -> str:
    """The nonce of the first approval in the log of the progressive."""
    with Store(open_at_rest(GOLDEN / "progressive.db")) as store:
        given = (getattr(decode_event(one.payload), "approval", None) for one in store.read(PIT))
        approval = next(one for one in given if one is not None)
    assert isinstance(approval, Approval)
    return approval.nonce


def replayed(event: Any) -> PitEvent | None:
    """The event with an approval that was used before."""
    return approved(nonce=first_nonce())(event)


def before(found: str, expected: Value) -> Fact:
    """There was another card there."""
    return fact("finding-differs", place="before", found=found, expected=expected)


def actor(*roles: Role) -> Fact:
    """Someone without any of these roles did what requires one."""
    return fact("finding-actor", by="nobody", roles=one_of(fact_of("role", one) for one in roles))


ALONE: list[tuple[type, Forgery, Fact | str]] = [
    (
        events.CardCorrected,
        lambda event: replace(event, before="As"),
        before("As", "Th"),
    ),
    (
        events.CardCorrected,
        lambda event: replace(event, place=9),
        before("Th", fact("finding-nothing")),
    ),
    (
        events.CardCorrected,
        lambda event: replace(event, by="nobody"),
        actor(Role.DEALER, Role.SUPERVISOR),
    ),
    (
        events.CardCorrected,
        approved(table="dragon-1"),
        "approval-fault-other-table",
    ),
    (
        events.CoupVoided,
        approved(card="card-x"),
        "approval-fault-unknown-card",
    ),
    (events.CoupVoided, replayed, "approval-fault-replayed"),
    (
        events.CoupVoided,
        lambda event: replace(event, approval=None),
        "approval-missing",
    ),
    (
        events.CoupCorrected,
        approved(card="card-sam", role=Role.SUPERVISOR),
        "approval-fault-wrong-role",
    ),
    (
        events.TableOpened,
        lambda event: replace(event, by="nobody"),
        actor(Role.SUPERVISOR, Role.EXECUTIVE),
    ),
    (
        events.MeterLinked,
        lambda event: replace(event, by="nobody"),
        actor(Role.SUPERVISOR, Role.EXECUTIVE),
    ),
    (events.CoupCorrected, approved(expires=1), "approval-fault-expired"),
]


@pytest.mark.parametrize(("kind", "change", "problem"), ALONE)
def test_actors_at_a_table_are_verified_again(
    kind: type, change: Forgery, problem: Fact | str, tmp_path: Path
) -> None:
    shutil.copy(GOLDEN / "progressive.db", tmp_path / "kept.db")
    with open_store(f"sqlite:///{tmp_path / 'kept.db'}") as store:
        kept = [
            EncodedEvent(one.stream, one.kind, one.time_ms, one.payload) for one in store.read(PIT)
        ]
    (tmp_path / "anew").mkdir()
    with rewritten(tmp_path / "anew", forged(kept, kind, change)) as store:
        found = [one.problem for one in prove(store, PIT).findings if one.kind == kind.__name__]
    if isinstance(problem, Fact):
        assert problem in found
    else:
        assert_states(Clauses(tuple(found)), problem)


def test_a_position_offered_out_of_turn_is_found(tmp_path: Path) -> None:
    """All amounts are as before; only the turn is wrong."""
    shutil.copy(GOLDEN / "evening.db", tmp_path / "kept.db")
    with open_store(f"sqlite:///{tmp_path / 'kept.db'}") as store:
        kept = [
            EncodedEvent(one.stream, one.kind, one.time_ms, one.payload) for one in store.read(PIT)
        ]
    (tmp_path / "anew").mkdir()
    sequence = 1 + [one.kind for one in kept].index("PositionOffered")
    log = forged(kept, events.PositionOffered, lambda event: replace(event, seat=2), which=0)
    with rewritten(tmp_path / "anew", log) as store:
        offered, accepted, *_ = prove(store, PIT).findings
    place = {"table": "california", "coup": None, "seat": 2, "kind": "PositionOffered"}
    seat = fact("finding-differs", place="seat", found=2, expected=1)
    assert offered == ProofFinding(PIT, sequence, seat, **place)  # type: ignore[arg-type]
    assert (accepted.sequence, accepted.kind) == (sequence + 1, "PositionAccepted")
    assert codes_in(accepted.problem)[:2] == ["proof-refused", "refusal-not-offered"]


def a_stake_above_the_limit(event: PitEvent) -> PitEvent:
    assert isinstance(event, events.WagerPlaced)
    postings = tuple(Posting(one.account, Minor(one.amount * 60)) for one in event.postings)
    return replace(event, amount=Minor(event.amount * 60), postings=postings)


def test_a_stake_above_the_limit_is_found_at_its_entry(
    honest: list[EncodedEvent], tmp_path: Path
) -> None:
    log = forged(honest, events.WagerPlaced, a_stake_above_the_limit, which=0)
    with rewritten(tmp_path, log) as store:
        first = prove(store, PIT).findings[0]
    assert first.kind == "WagerPlaced"
    assert first.bet == "player"
    assert codes_in(first.problem)[:2] == ["proof-refused", "refusal-over-bet-limit"]


def test_a_rewritten_unchanged_log_verifies(honest: list[EncodedEvent], tmp_path: Path) -> None:
    with rewritten(tmp_path, honest) as store:
        proof = prove(store, PIT)
        assert proof.whole, proof.findings
        assert proof.shoes >= 1


# The rooms reject events of other rooms; this event is in the wrong stream.
@pytest.mark.parametrize(
    ("kind", "stream"),
    [
        ("PatronRegistered", "t1"),
        ("CreditIssued", "t1"),
        ("PatronSat", "house"),
        ("WagerPlaced", "house"),
        ("WagerPlaced", "meter/dragon"),
        ("PatronRegistered", "meter/dragon"),
    ],
)
def test_an_event_in_a_wrong_stream_is_named(
    kind: str, stream: str, honest: list[EncodedEvent], tmp_path: Path
) -> None:
    place = next(place for place, event in enumerate(honest) if event.kind == kind)
    old = honest[place]
    moved = EncodedEvent(stream, kind, old.time_ms, old.payload)
    with rewritten(tmp_path, [*honest[:place], moved]) as store:
        found = [finding.problem for finding in prove(store, PIT).findings]
    assert found[0] == fact("finding-stream", stream=stream)
    assert found[-1] == fact("finding-not-applied")


def test_an_entry_under_another_name_is_found(honest: list[EncodedEvent], tmp_path: Path) -> None:
    place = next(place for place, event in enumerate(honest) if event.kind == "WagerPlaced")
    old = honest[place]
    renamed = EncodedEvent(old.stream, "WagerTakenBack", old.time_ms, old.payload)
    with rewritten(tmp_path, [*honest[:place], renamed]) as store:
        [finding] = prove(store, PIT).findings
    assert (finding.sequence, finding.kind, finding.table) == (place + 1, "WagerTakenBack", "t1")
    assert finding.problem == fact("finding-kind", found="WagerPlaced", expected="WagerTakenBack")


def test_an_entry_that_cannot_be_read_is_found_and_the_next_are_checked(
    honest: list[EncodedEvent], tmp_path: Path
) -> None:
    place = next(place for place, event in enumerate(honest) if event.kind == "WagerPlaced")
    old, opened = honest[place], next(one for one in honest if one.kind == "TableOpened")
    garbled = EncodedEvent(old.stream, old.kind, old.time_ms, b'{"type": "WagerPlaced"}')
    with rewritten(tmp_path, honest[:place]) as store:
        with store.acquire(PIT, owner="insider") as lease:
            lease.append([Batch(events=(garbled, opened))])
        findings = prove(store, PIT).findings
    assert [(one.sequence, one.kind) for one in findings][:2] == [
        (place + 1, "WagerPlaced"),
        (place + 2, "TableOpened"),
    ]
    assert codes_in(findings[0].problem)[0] == "finding-unreadable"


def test_money_from_nowhere_is_found(honest: list[EncodedEvent], tmp_path: Path) -> None:
    place = next(place for place, event in enumerate(honest) if event.kind == "ChipsBought")
    bought = decode_event(honest[place].payload)
    assert isinstance(bought, events.ChipsBought)
    kept = tuple(one for one in bought.postings if one.amount > 0)
    total = sum(one.amount for one in kept)

    def without_source(event: PitEvent) -> PitEvent:
        assert isinstance(event, events.ChipsBought)
        return replace(event, postings=kept)

    log = forged(honest[: place + 1], events.ChipsBought, without_source, which=0)
    with rewritten(tmp_path, log) as store:
        found = [finding.problem for finding in prove(store, PIT).findings]
    assert found[0] == fact("finding-unbalanced", total=DOLLARS.amount(Minor(total)))


@pytest.mark.assures("AUD-03")
def test_a_log_cut_short_is_found_by_an_anchor(honest: list[EncodedEvent], tmp_path: Path) -> None:
    (tmp_path / "whole").mkdir()
    with rewritten(tmp_path / "whole", honest) as store:
        anchor = store.head(PIT)
    with rewritten(tmp_path, honest[:-5]) as store:
        assert prove(store, PIT).whole
        assert not prove(store, PIT, anchor).whole


def test_a_broken_chain_is_reported_once(honest: list[EncodedEvent], tmp_path: Path) -> None:
    with rewritten(tmp_path, honest[:9]) as store:
        head = store.head(PIT)
        [finding] = prove(store, PIT, Anchor(PIT, 7, head.hash)).findings
    assert finding == ProofFinding(PIT, 7, fact("finding-anchor"))
