"""The scripted evening on progressive-3: its results, its documents and its reports."""

import csv
import html.parser
import io
from collections.abc import Iterator
from dataclasses import replace as with_changes
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from puntobanco.core.errors import RuleError
from puntobanco.core.facts import Amount, Clauses, Rate, fact, fact_of, listed
from puntobanco.core.game import FixedPays
from puntobanco.core.ids import MeterId, Ms, PatronId, TableId
from puntobanco.core.money import Minor
from puntobanco.core.record import DOLLARS
from puntobanco.core.wording import row_fact
from puntobanco.house.loading import load_state
from puntobanco.house.pit import open_pit
from puntobanco.office.meter_log import approver_of, find_win, history, reconciliation
from puntobanco.office.meter_report import (
    AwardColumn,
    ReconciliationLine,
    awards_csv,
    exact,
    history_csv,
    meter_data,
    reconciliation_data,
    reconciliation_rows,
    shown_lines,
    status,
    warnings,
)
from puntobanco.office.meter_views import hand_view
from puntobanco.office.win_html import win_page_html
from puntobanco.office.win_page import win_page
from puntobanco.office.win_text import win_page_text
from puntobanco.people.staff import Directory
from puntobanco.progressive import commands as asks
from puntobanco.progressive.figures import MeterFigure, label_of
from puntobanco.progressive.state import (
    AdjustReason,
    AwardReason,
    AwardStatus,
    Meter,
    MeterFault,
    Pool,
    Recovery,
    preset,
)
from puntobanco.proof.explain import explanation, find_coup
from puntobanco.proof.log_proof import prove
from puntobanco.server.meter_views import meter_shown
from puntobanco.sheets import load_game
from puntobanco.store import Store, open_store
from puntobanco.table.state import Mode
from puntobanco.words import ENGLISH, Language, languages, words_in
from puntobanco.words.languages import parse_language
from tests.kit.houses import PIT, run, surroundings
from tests.kit.jackpots import METER, Jackpots, line_and_meter
from tests.kit.meters import FOUR_SUITED, PLAIN, SAME_SUIT, SIX_SUITED, Control
from tests.kit.progressive_evening import ONE, TWO, evening, leave_papers
from tests.kit.stated import assert_states, stating

SEED = 5_000_00

EN = words_in(ENGLISH)
WHOLE = EN.say("pays-meter", share="100 %")
SUITED_NINE = str(row_fact(load_game("progressive-3").bets[-1].rows[0]))
"""The row that pays the whole meter."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("evening")

    async def play(store: Store) -> None:
        said: list[str] = []
        async with open_pit(PIT, store, surroundings(made, tick_ms=9_000)) as pit:
            await evening(Jackpots(pit), said.append)
        (made / "said").write_text("\n".join(said), encoding="utf-8")

    with open_store(f"sqlite:///{made / 'house.db'}") as store:
        run(play(store))
        leave_papers(store, made)
    return made


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    with open_store(f"sqlite:///{folder / 'house.db'}", readonly=True) as opened:
        yield opened


@pytest.fixture
def meter(store: Store) -> Meter:
    return load_state(store, PIT)[0].meters[METER]


def test_the_evening_verifies(store: Store) -> None:
    proof = prove(store, PIT)
    assert proof.whole, proof.findings
    assert (proof.meters, proof.awards, proof.coups) == (1, 2, 15)


def test_all_four_wagers_share_what_the_meter_showed(meter: Meter) -> None:
    award = meter.award(1)
    assert award is not None
    # Eighteen wagers of a dollar at 26 % and at 1 %.
    assert award.prize == SEED + 18 * 26
    assert [(share.seat, share.amount) for share in award.shares] == [
        (1, 1_251_17),
        (3, 1_251_17),  # on the Banker, which lost
        (5, 1_251_17),
        (6, 1_251_17),
    ]
    assert (award.undivided, award.reserve, award.after) == (0, 18, SEED + 18)
    assert award.status is AwardStatus.PAID


def test_the_disagreement_and_the_wrong_card_were_shown(folder: Path) -> None:
    said = (folder / "said").read_text(encoding="utf-8")
    whole, nothing = WHOLE, fact("meter-disagreement-nothing")
    assert str(fact("meter-disagreement", seat=3, marked=whole, cards=nothing)) in said
    assert str(fact("meter-disagreement", seat=6, marked=nothing, cards=whole)) in said
    assert "the supervisor's card: not-confirmed" in said


def test_the_winners_have_their_money(store: Store) -> None:
    for name in ("ann", "bob", "cat", "dan"):
        assert store.wallets.balance(name) == 9_000_00 + 1_251_17
    state = load_state(store, PIT)[0]
    # Seven line wins, seven side wagers, and 300 for 1 from the tray; slip 2 was backed out.
    assert state.tables[TableId(TWO)].chips(PatronId("eva")) == 1_000_00 + 7 * 10_00 + 300_00 - 7_00


def test_the_back_out_restored_the_meter(meter: Meter) -> None:
    award = meter.award(2)
    assert award is not None
    assert award.status is AwardStatus.BACKED_OUT
    # After the first award: seed and reserve, plus three more wagers.
    assert meter.shown == SEED + 18 + 3 * 26
    assert meter.reserve == 3


class Page(html.parser.HTMLParser):
    """The words of a page; it checks that every element is closed."""

    _ALONE = ("meta", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.outside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self._ALONE:
            self.open.append(tag)
        self.outside += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open[-1:] != ["style"]:
            self.words.append(data.strip())


@pytest.mark.assures("PRG-23", "PRG-25")
def test_the_win_page_has_everything_that_accounting_needs(folder: Path, store: Store) -> None:
    page = Page((folder / "win-000001.html").read_text(encoding="utf-8"))
    assert page.open == []
    assert page.outside == [], "it asks for nothing from anywhere"
    text = (folder / "win-000001.txt").read_text(encoding="utf-8")
    win = find_win(store, PIT, METER, slip=1)
    for part in (
        "dragon 000001",
        str(fact("win-status-paid")),
        "dragon-1",
        "pit-1",
        "2023-11-14 22:",
        "2♥",
        "10♥",
        "ann",
        EN.say("office-meters-print-banker"),
        str(fact("win-each", count=4)),
        "1,251.17",
        "5,004.68",
        "5,000.18",
        "eve",
        "executive",
        "card-eve",
        "dora",
        "cleo",
        "wallet/dan",
        win.logged.hash.hex(),
        win.meter.rules.hash,
    ):
        assert any(part in words for words in page.words), part
        assert part in text, part
    assert max(map(len, text.splitlines())) <= 100


def test_a_reprinted_win_page_is_identical(folder: Path, store: Store) -> None:
    for slip in (1, 2):
        page = win_page(find_win(store, PIT, METER, slip=slip), words_in(ENGLISH))
        again = (folder / f"win-{slip:06}.html").read_text(encoding="utf-8")
        assert win_page_html(page) == again


def test_a_backed_out_award_is_marked_on_its_page(folder: Path) -> None:
    text = (folder / "win-000002.txt").read_text(encoding="utf-8")
    assert "WIN PAGE dragon 000002 – backed out" in text
    assert f"{fact('meter-reason-cards-misread')}: the 3 was of clubs" in text
    assert f"{fact('win-undone-seed')}  -5,000.00" in text
    assert "received" not in text
    assert "<s>USD 5,000.70</s>" in (folder / "win-000002.html").read_text(encoding="utf-8")


def test_an_unknown_slip_has_no_page(store: Store) -> None:
    with stating(RuleError, "meter-slip-not-in-log", slip=3, meter="dragon", pit="pit-1"):
        find_win(store, PIT, METER, slip=3)
    with stating(RuleError, "meter-not-in-log", meter="nowhere", pit="pit-1"):
        find_win(store, PIT, MeterId("nowhere"), slip=1)


@pytest.mark.assures("PRG-30")
def test_every_period_of_the_evening_reconciles(store: Store) -> None:
    times = sorted({entry.time_ms for entry in store.read(PIT)})
    edges = [None, *map(Ms, times[:: len(times) // 12]), None]
    whole = reconciliation(store, PIT, METER)
    assert whole.difference_ppm == 0
    assert (whole.wagers, whole.wagered, whole.hits, whole.wins) == (21, 21_00, 2, 2)
    assert whole.paid == 4 * 1_251_17
    parts = [
        reconciliation(store, PIT, METER, since=since, until=until)
        for since, until in pairwise(edges)
    ]
    assert [part.difference_ppm for part in parts] == [0] * len(parts)
    for one, following in pairwise(parts):
        assert one.closing == following.opening
    assert sum(part.contributed_ppm for part in parts) == whole.contributed_ppm
    assert sum(part.paid for part in parts) == whole.paid


def test_a_reconciliation_is_printed_line_by_line(store: Store) -> None:
    period = reconciliation(store, PIT, METER, until=Ms(2 * 10**12))
    told = dict(reconciliation_rows(period, 2))
    assert told[ReconciliationLine.SINCE] == ""
    assert told[ReconciliationLine.UNTIL] == "2033-05-18T03:33:20Z"
    assert told[ReconciliationLine.IN_METER] == "5.46"
    assert told[ReconciliationLine.OUT_PAID] == "5004.68"
    assert told[ReconciliationLine.CLOSING_OWED] == "5000.99"
    assert told[ReconciliationLine.DIFFERENCE] == "0.00"
    assert list(told) == list(ReconciliationLine)
    data = reconciliation_data(period, 2)
    assert (data["from"], data["closing-owed-to-patrons"]) == (None, "5000.99")


@pytest.mark.parametrize(
    ("amount_ppm", "exponent", "said"),
    [
        (0, 2, "0.00"),
        (26_000_000, 2, "0.26"),
        (26_500_000, 2, "0.265"),
        (-26_000_001, 2, "-0.26000001"),
        (3_000_000, 0, "3"),
        (3_250_000, 0, "3.25"),
    ],
)
def test_fractions_of_a_unit_are_written_in_full(amount_ppm: int, exponent: int, said: str) -> None:
    assert exact(amount_ppm, exponent) == said


def test_the_history_names_actor_and_approver(folder: Path) -> None:
    rows = list(csv.DictReader(io.StringIO((folder / "history.csv").read_text("utf-8"))))
    told = {row["event"]: row for row in rows}
    backed = told["AwardBackedOut"]
    assert (backed["by"], backed["authorised_by"]) == ("sam", "eve")
    assert (backed["before"], backed["after"]) == ("5000.02", "5000.70")
    assert backed["table"] == "dragon-2"
    assert "the 3 was of clubs" in backed["why"]
    assert told["ParametersChanged"]["why"] == "the rate of the new licence"
    assert "HandMarked" not in told
    assert [row["entry"] for row in rows] == sorted((row["entry"] for row in rows), key=int)


def test_a_history_can_be_limited_to_a_period(store: Store) -> None:
    every = list(history(store, PIT, METER))
    middle = every[len(every) // 2].at
    before = list(history(store, PIT, METER, until=middle))
    later = list(history(store, PIT, METER, since=middle))
    assert [*before, *later] == every


def test_texts_by_staff_are_never_formulas(store: Store) -> None:
    game = load_game("progressive-3")
    [one, *_] = history(store, PIT, METER)
    written = history_csv(game, [with_changes(one, why="=1+1", by="@sum", coup=None)], EN)
    assert "'=1+1" in written
    assert "'@sum" in written


def test_a_meter_is_shown_with_its_settings_and_its_last_awards(meter: Meter) -> None:
    told = [" ".join(line.split()) for line in shown_lines(meter, EN)]
    [waiting] = warnings(meter)
    assert (waiting.code, waiting.get("contribution")) == (
        "meter-warning-waiting",
        Rate(240_000),
    )
    for words in (
        "Meter 5000.96",
        "Seed 5000.00",
        "Reserve 0.03",
        "In-meter 21.00",
        "Limit none",
        f"attention {waiting}",
        EN.say("meter-report-line", hits=4, pays=WHOLE, row=SUITED_NINE),
        f"{EN.say('office-meters-value-backed-out')} 1",
    ):
        assert any(line.startswith(words) for line in told), words
    data = meter_data(meter, EN)
    assert (data["state"], data["why"]) == ("up", "")
    assert isinstance(data["values"], dict)
    assert data["values"]["current"] == "5000.96"
    assert awards_csv(meter).count("\n") == 1 + 4 + 1


@pytest.mark.parametrize("language", languages())
def test_the_columns_of_a_meter_are_aligned_in_every_language(
    meter: Meter, language: Language
) -> None:
    words = words_in(language)
    _, *lines = shown_lines(meter, words)
    labels = tuple(words.text(label_of(figure)) for figure in MeterFigure)
    first = next(place for place, line in enumerate(lines) if line.startswith(labels))
    assert len({cell_len(line) for line in lines[first : first + len(MeterFigure)]}) == 1
    heads = [words.text(fact_of("award-column", column)) for column in AwardColumn]
    [head] = [place for place, line in enumerate(lines) if line.split() == " ".join(heads).split()]
    # The winners come last, after three spaces.
    before = {cell_len(line[: line.rindex("   ")]) for line in lines[head:]}
    assert len(before) == 1, lines[head:]


def test_an_empty_meter_is_shown() -> None:
    meter = Control().meter
    assert EN.say("meter-report-no-awards") in "\n".join(shown_lines(meter, EN))
    assert list(warnings(meter)) == []
    disabled = replace(meter, disabled="a review")
    assert status(disabled) == fact("meter-report-status", state="disabled", why="a review")
    faulted = replace(meter, fault=MeterFault(note="two signs"), disabled="x")
    assert status(faulted) == fact("meter-report-status", state="faulted", why="two signs")


def test_warnings_are_listed() -> None:
    control = Control("progressive-2", seed=Minor(500_00), fixed_pays=FixedPays.METER)
    control.hit(SAME_SUIT)
    control.hand(("2s", "Ks", "3d", "Qs", "4c", "Td"))
    assert list(warnings(control.meter)) == [
        fact("meter-warning-dry", amount=Amount(624_65, "USD", 2)),
        fact("meter-warning-pending", awards=listed([1])),
    ]


def test_the_sign_shows_meter_pays_and_last_win(meter: Meter) -> None:
    english, chinese = (
        meter_shown(meter, str.title, words, seq=1, at=Ms(0))
        for words in map(words_in, map(parse_language, ("en", "zh-Hans")))
    )
    assert (english.shown, english.seed, english.state) == (meter.shown, SEED, "up")
    [share] = [row for row in english.rows if row.share]
    assert (share.label, share.pays, share.amount) == (
        SUITED_NINE,
        WHOLE,
        meter.shown,
    )
    assert [row.amount for row in english.rows[1:]] == [300_00, 10_00]
    assert chinese.rows[0].label != share.label
    [win] = english.wins
    assert (win.name, win.seats) == (ONE.title(), (1, 3, 5, 6)), "slip 2 was backed out"
    faulted = replace(Control().meter, fault=MeterFault(note="two signs"))
    sign = meter_shown(faulted, str.title, words_in(ENGLISH), seq=1, at=Ms(0))
    assert (sign.wins, sign.state) == ((), "faulted")


def test_a_hand_is_shown_with_marks_and_steps(meter: Meter) -> None:
    view = hand_view(meter, TableId(ONE))
    assert view is not None
    assert (view.phase, view.disagreements, view.awards) == ("ended", (), ())
    assert hand_view(meter, TableId("t9")) is None
    control = Control()
    control.lock(marked=True)
    control.stand(SIX_SUITED)
    seen = hand_view(control.meter, TableId("t1"))
    assert seen is not None
    assert [(one.seat, one.marked, one.by_cards) for one in seen.seats] == [(1, None, 0)]
    assert len(seen.disagreements) == 1
    assert seen.awards == (1,)


def test_a_coup_that_won_the_meter_is_explained(store: Store) -> None:
    steps = tuple(explanation(find_coup(store, PIT, table=TableId(ONE), coup=6)))
    assert_states(Clauses(steps), "explain-wager", stake=DOLLARS.amount(1_00), rides="player")
    from_meter = fact("explain-from-meter")
    assert_states(Clauses(steps), "explain-row", row=1, paytable="progressive-3", sum=from_meter)


def test_an_unknown_staff_card_is_shown_by_id() -> None:
    control = Control()
    approval = control.approval("eve")
    assert approver_of(Directory(), approval) == "card-eve"
    assert approver_of(control.directory, approval) == "eve"
    assert approver_of(control.directory, None) == ""


def test_pages_of_other_kinds_of_awards(tmp_path: Path) -> None:
    """Verified but unpaid; above the limit; paid and then backed out; fixed pays covered."""

    async def play(store: Store) -> None:
        async with open_pit(PIT, store, surroundings(tmp_path)) as pit:
            floor = Jackpots(pit)
            await floor.staff()
            game = load_game(
                "progressive-3",
                settings={"tied": "winning-hand", "split": "participants"},
            )
            own = preset(game)
            rates = replace(
                own.rates,
                contribution_ppm=800_000,
                reserve_ppm=100_000,
                fixed_pays=FixedPays.METER,
            )
            tight = replace(own, rates=rates, seed=Minor(500_00), limit=Minor(500_00))
            await floor.open_meter(game, tight)
            await floor.jackpot_table("t1", game, mode=Mode.DEALER)
            ann = await floor.patron("ann", table="t1", seat=1)
            await floor.coup("t1", line_and_meter(ann), SIX_SUITED)
            await floor.coup("t1", line_and_meter(ann), FOUR_SUITED)
            await floor.coup("t1", line_and_meter(ann), SIX_SUITED)
            await floor.do_meter(asks.PayAward(award=2), "cleo")
            await floor.do_meter(
                asks.BackOutAward(
                    award=2,
                    reason=AwardReason.MALFUNCTION,
                    note="a spike",
                    recovery=Recovery.WRITTEN_OFF,
                ),
                "sam",
                approval=floor.approval("eve"),
            )
            await floor.do_meter(
                asks.AdjustMeter(
                    pool=Pool.METER, change=-12_34, reason=AdjustReason.MALFUNCTION, note="a spike"
                ),
                "sam",
                approval=floor.approval("eve"),
            )
            await floor.coup("t1", line_and_meter(ann), PLAIN)

    with open_store(f"sqlite:///{tmp_path / 'house.db'}") as store:
        run(play(store))
        assert prove(store, PIT).whole
        first = win_page_text(win_page(find_win(store, PIT, METER, slip=1), words_in(ENGLISH)))
        assert EN.say("win-status-verified") in first
        assert EN.say("win-overflow") in first
        assert EN.say("side-winner") in first
        second = win_page_text(win_page(find_win(store, PIT, METER, slip=2), words_in(ENGLISH)))
        assert "written-off/dragon" in second
        assert EN.say("win-sign-received", seat=1) in second
        why = {one.kind: one.why for one in history(store, PIT, METER)}
        covered, short = Amount(300_00, "USD", 2), Amount(0, "USD", 2)
        assert why["HandEnded"] == fact("meter-history-fixed", covered=covered, short=short)
        adjusted = EN.text(why["MeterAdjusted"])
        for part in (
            EN.text(Amount(-12_34, "USD", 2)),
            EN.say("meter-adjust-malfunction"),
            "a spike",
        ):
            assert part in adjusted
        assert reconciliation(store, PIT, METER).difference_ppm == 0
        limits = list(shown_lines(load_state(store, PIT)[0].meters[METER], EN))
        assert "Limit 500.00" in [" ".join(line.split()) for line in limits]
