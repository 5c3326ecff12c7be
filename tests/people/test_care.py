"""Limits, breaks and exclusion: tighter at once, looser later, and never undone before the term."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.facts import fact
from puntobanco.core.ids import CardId, Ms, PatronId, StaffId
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.core.record import DOLLARS
from puntobanco.people import commands, events
from puntobanco.people.care import (
    MOST_MINUTES,
    MOST_REMEMBERED,
    Care,
    CareHistoryEntry,
    LimitKind,
    Stop,
    standing,
)
from puntobanco.people.decide import decide, evolve
from puntobanco.people.proof import decided_again
from puntobanco.people.refusals import PeopleCode, PeopleRefusal, TermUnit
from puntobanco.people.rules import DAY, HOUR, MINUTE, HouseRules
from puntobanco.people.spending import (
    DAY_WINDOW,
    MONTH_WINDOW,
    WEEK_WINDOW,
    Spending,
    Window,
)
from puntobanco.people.staff import Directory, Member, Role

ANN = PatronId("ann")
NOW = Ms(1_800_000_000_000)
WAIT = 24 * HOUR
STAFF = {StaffId(role.value): Member(frozenset({role})) for role in Role}


class House:
    """A directory, and a clock that tests can move."""

    def __init__(self, rules: HouseRules | None = None) -> None:
        self.directory = Directory(
            patrons={ANN: True}, staff=dict(STAFF), rules=rules or HouseRules()
        )
        self.at = NOW
        self.log: list[events.AnyPeopleEvent] = []

    def ask(
        self,
        command: commands.AnyPeopleCommand,
        *,
        patron: PatronId | None = ANN,
        by: str | None = None,
    ) -> tuple[events.AnyPeopleEvent, ...] | PeopleRefusal:
        staff = None if by is None else StaffId(by)
        before = self.directory
        decided = decide(
            before,
            command,
            by=staff,
            wallet=Minor(100_00),
            at=self.at,
            patron=None if by else patron,
        )
        if isinstance(decided, PeopleRefusal):
            return decided
        for event in decided:
            again = decided_again(
                self.directory, event, at=self.at, wallet=Minor(100_00), currency=DOLLARS
            )
            assert again == (event,), "what was decided can be decided again from the log"
            self.directory = evolve(self.directory, event)
            self.log.append(event)
        return decided

    def limit(
        self, value: int | None, kind: LimitKind = LimitKind.LOSS_DAY
    ) -> tuple[events.AnyPeopleEvent, ...] | PeopleRefusal:
        return self.ask(commands.SetLimit(patron=ANN, limit=kind, value=value))

    @property
    def care(self) -> Care:
        return self.directory.care_of(ANN)

    def held(self, kind: LimitKind = LimitKind.LOSS_DAY) -> int | None:
        return self.care.limit(kind).at(self.at)


def code(answer: object) -> PeopleCode:
    assert isinstance(answer, PeopleRefusal), answer
    return answer.code


# --- Limits -----------------------------------------------------------------------------------


@pytest.mark.assures("RG-01", "RG-02")
def test_a_tighter_limit_applies_at_once_and_a_looser_one_after_24_hours() -> None:
    house = House()
    house.limit(500_00)
    assert house.held() == 500_00
    house.limit(200_00)
    assert house.held() == 200_00
    house.limit(300_00)
    assert house.held() == 200_00
    house.at = Ms(NOW + WAIT - 1)
    assert house.held() == 200_00
    assert house.care.limit(LimitKind.LOSS_DAY).pending_at(house.at) is not None
    house.at = Ms(NOW + WAIT)
    assert house.held() == 300_00
    assert house.care.limit(LimitKind.LOSS_DAY).pending_at(house.at) is None


def test_a_tighter_limit_applies_also_after_the_clock_is_set_back() -> None:
    house = House()
    house.limit(500_00)
    house.limit(200_00)
    house.at = Ms(NOW - HOUR)
    assert house.held() == 200_00


def test_a_looser_limit_allows_more_once_it_takes_effect() -> None:
    house = House()
    for kind in (LimitKind.LOSS_DAY, LimitKind.TIME_DAY):
        house.limit(100, kind)
        house.limit(300, kind)
    for at, value in ((NOW + WAIT - 1, 100), (NOW + WAIT, 300)):
        left = standing(house.care, Spending(), Ms(at))
        assert (left.loss_left, left.time_left) == (value, value * MINUTE)


def test_no_limit_is_the_loosest() -> None:
    house = House()
    house.limit(200_00)
    house.limit(None)
    assert house.held() == 200_00
    house.at = Ms(NOW + WAIT)
    assert house.held() is None
    house.limit(900_00)
    assert house.held() == 900_00, "any limit is tighter than none"


def test_a_profile_can_make_looser_limits_wait_longer() -> None:
    house = House(HouseRules(looser_after_hours=72))
    house.limit(100)
    house.limit(200)
    house.at = Ms(NOW + 72 * HOUR - 1)
    assert house.held() == 100
    house.at = Ms(NOW + 72 * HOUR)
    assert house.held() == 200


def test_a_tighter_limit_replaces_a_pending_one() -> None:
    house = House()
    house.limit(200)
    house.limit(300)
    house.limit(100)
    house.at = Ms(NOW + 10 * WAIT)
    assert house.held() == 100


def test_another_looser_limit_restarts_the_wait() -> None:
    house = House()
    house.limit(200)
    house.limit(300)
    house.at = Ms(NOW + WAIT - 1)
    house.limit(400)
    house.at = Ms(NOW + WAIT)
    assert house.held() == 200
    house.at = Ms(NOW + 2 * WAIT - 1)
    assert house.held() == 400


@pytest.mark.assures("RG-02")
def test_a_pending_limit_is_shown_and_can_be_withdrawn() -> None:
    house = House()
    house.limit(200)
    withdraw = commands.WithdrawChange(patron=ANN, limit=LimitKind.LOSS_DAY)
    assert code(house.ask(withdraw)) is PeopleCode.NOTHING_WAITS
    house.limit(300)
    house.at = Ms(NOW + WAIT - 1)
    assert isinstance(house.ask(withdraw), tuple)
    house.at = Ms(NOW + WAIT)
    assert house.held() == 200
    house.limit(300)
    house.at = Ms(NOW + 2 * WAIT)
    assert code(house.ask(withdraw)) is PeopleCode.NOTHING_WAITS
    assert house.held() == 300


@pytest.mark.parametrize("value", [0, -1, MOST_MINOR + 1])
def test_an_invalid_amount_is_refused_as_a_limit(value: int) -> None:
    assert code(House().limit(value)) is PeopleCode.LIMIT_VALUE


@pytest.mark.parametrize("value", [0, MOST_MINUTES + 1])
def test_a_time_limit_is_at_most_a_day(value: int) -> None:
    house = House()
    assert code(house.limit(value, LimitKind.TIME_DAY)) is PeopleCode.LIMIT_VALUE
    assert isinstance(house.limit(MOST_MINUTES, LimitKind.TIME_DAY), tuple)


def test_an_unchanged_limit_is_refused() -> None:
    house = House()
    assert code(house.limit(None)) is PeopleCode.NOTHING_CHANGES
    house.limit(200)
    assert code(house.limit(200)) is PeopleCode.NOTHING_CHANGES
    house.limit(300)
    assert code(house.limit(300)) is PeopleCode.NOTHING_CHANGES


@given(
    st.lists(
        st.tuples(st.integers(0, 30 * HOUR), st.none() | st.integers(1, 6)), min_size=1, max_size=12
    )
)
def test_limits_equal_a_timer_model(asked: list[tuple[int, int | None]]) -> None:
    """A limit computed when it is read, against one that a timer changes."""
    house = House()
    held: int | None = None
    timer: tuple[int, int | None] | None = None
    for later, value in asked:
        house.at = Ms(house.at + later)
        if timer is not None and timer[0] <= house.at:
            held, timer = timer[1], None
        assert house.held() == held
        waits = timer is not None and timer[1] == value
        answer = house.limit(value)
        if value == held or waits:
            assert code(answer) is PeopleCode.NOTHING_CHANGES
        elif value is not None and (held is None or value < held):
            held, timer = value, None
        else:
            timer = house.at + WAIT, value
        assert house.held() == held


# --- Remaining limits -------------------------------------------------------------------------


@given(
    st.dictionaries(st.sampled_from(sorted(LimitKind)), st.integers(1, 1000)),
    st.lists(st.tuples(st.integers(0, 40 * DAY), st.integers(-300, 300)), max_size=20),
)
def test_the_strictest_limit_applies(
    limits: dict[LimitKind, int], results: list[tuple[int, int]]
) -> None:
    house = House()
    for kind, value in limits.items():
        house.limit(value, kind)
    spending = Spending()
    happened = sorted((NOW + later, amount) for later, amount in results)
    for moment, amount in happened:
        spending = spending.with_result(amount, Ms(moment))
    at = Ms(max((moment for moment, _ in happened), default=NOW))
    left = standing(house.care, spending, at).loss_left
    windows = {
        LimitKind.LOSS_DAY: at // HOUR * HOUR - 24 * HOUR,
        LimitKind.LOSS_WEEK: at // DAY * DAY - 7 * DAY,
        LimitKind.LOSS_MONTH: at // DAY * DAY - 30 * DAY,
    }
    each = [
        limits[kind] + sum(amount for moment, amount in happened if moment >= first)
        for kind, first in windows.items()
        if kind in limits
    ]
    assert left == (max(0, min(each)) if each else None)


@pytest.mark.parametrize(
    ("window", "unit", "reach"),
    [(DAY_WINDOW, HOUR, 24), (WEEK_WINDOW, DAY, 7), (MONTH_WINDOW, DAY, 30)],
)
def test_a_loss_counts_until_the_end_of_the_hour_or_day_after_its_window(
    window: Window, unit: int, reach: int
) -> None:
    first = NOW // unit * unit
    for moment in (first, first + unit - 1):
        lost = Spending().with_result(-50, Ms(moment))
        assert lost.net(window, Ms(moment)) == -50
        assert lost.net(window, Ms(moment + reach * unit)) == -50
        assert lost.net(window, Ms(first + (reach + 1) * unit - 1)) == -50
        assert lost.net(window, Ms(first + (reach + 1) * unit)) == 0


@given(st.permutations(range(120)))
def test_stored_losses_are_bounded(order: list[int]) -> None:
    """Ninety days with a result every eighteen hours, reported in any order."""
    spending = Spending()
    for number in order:
        spending = spending.with_result(-number, Ms(NOW + number * 18 * HOUR))
    assert len(spending.hours) == 2 * 25, "more hours than that had a result"
    assert len(spending.days) <= 2 * 31


def test_the_most_distant_losses_are_forgotten_first() -> None:
    spending = Spending()
    for hour in range(100 * 24):
        spending = spending.with_result(-1, Ms(NOW + hour * HOUR))
    assert [*spending.hours] == [NOW // HOUR + hour for hour in range(100 * 24 - 50, 100 * 24)]
    last = (NOW + (100 * 24 - 1) * HOUR) // DAY
    assert [*spending.days] == [*range(last - 61, last + 1)]


@pytest.mark.parametrize(("window", "ahead"), [(DAY_WINDOW, 3 * DAY), (MONTH_WINDOW, 40 * DAY)])
def test_a_clock_that_was_ahead_forgets_no_loss(window: Window, ahead: int) -> None:
    """After the correction, it is the hour of the loss again, and the limit must hold."""
    spending = Spending().with_result(-50, NOW).with_result(-1, Ms(NOW + ahead))
    assert spending.net(window, NOW) == -51
    played = Spending().seated(NOW).left(Ms(NOW + HOUR))
    again = played.seated(Ms(NOW + 3 * DAY)).left(Ms(NOW + 3 * DAY + MINUTE))
    assert again.played(Ms(NOW + HOUR)) == HOUR + MINUTE


def test_results_are_added_up_by_hour_and_day() -> None:
    spending = Spending().with_result(-5, Ms(NOW + 1)).with_result(12, Ms(NOW + HOUR - 1))
    spending = spending.with_result(3, Ms(NOW + HOUR))
    assert spending.hours == {NOW // HOUR: 7, NOW // HOUR + 1: 3}
    assert spending.days == {NOW // DAY: 10}


def test_time_at_several_tables_is_counted_once() -> None:
    spending = Spending().seated(NOW).seated(Ms(NOW + 10 * MINUTE))
    assert spending.played(Ms(NOW + 30 * MINUTE)) == 30 * MINUTE
    spending = spending.left(Ms(NOW + 40 * MINUTE)).left(Ms(NOW + 60 * MINUTE))
    assert spending.played(Ms(NOW + 5 * HOUR)) == 60 * MINUTE
    assert spending.played(Ms(NOW + 25 * HOUR - 1)) == 60 * MINUTE
    assert spending.played(Ms(NOW + 25 * HOUR)) == 0


def test_time_counts_until_the_patron_leaves_the_last_table() -> None:
    spending = Spending().seated(NOW).seated(NOW).seated(NOW)
    for minutes in (10, 20):
        spending = spending.left(Ms(NOW + minutes * MINUTE))
    assert spending.played(Ms(NOW + HOUR)) == HOUR
    assert spending.left(Ms(NOW + 30 * MINUTE)).played(Ms(NOW + HOUR)) == 30 * MINUTE


def test_time_is_stored_by_the_hour_in_which_it_was_spent() -> None:
    left = Spending().seated(Ms(NOW + 30 * MINUTE)).left(Ms(NOW + 80 * MINUTE))
    assert left.sat == {NOW // HOUR: 30 * MINUTE, NOW // HOUR + 1: 20 * MINUTE}


def test_only_the_hours_of_a_long_stay_that_can_count_are_stored() -> None:
    left = Spending().seated(NOW).left(Ms(NOW + 100 * HOUR + MINUTE))
    hour = NOW // HOUR
    assert left.sat == {hour + past: HOUR for past in range(76, 100)} | {hour + 100: MINUTE}


@given(st.integers(0, 60 * HOUR), st.integers(0, 60 * HOUR))
def test_time_counts_the_same_before_and_after_leaving(sat: int, later: int) -> None:
    seated = Spending().seated(NOW)
    left = seated.left(Ms(NOW + sat))
    assert left.played(Ms(NOW + sat)) == seated.played(Ms(NOW + sat))
    assert left.played(Ms(NOW + sat + later)) <= left.played(Ms(NOW + sat))
    assert seated.played(Ms(NOW + sat)) <= min(sat, 25 * HOUR)


def test_a_time_limit_stops_play_to_the_millisecond() -> None:
    house = House()
    house.limit(60, LimitKind.TIME_DAY)
    seated = Spending().seated(NOW)
    last = standing(house.care, seated, Ms(NOW + 60 * MINUTE - 1))
    assert (last.stop, last.time_left) == (None, 1)
    assert standing(house.care, seated, Ms(NOW + 60 * MINUTE)).stop is Stop.TIME_LIMIT


# --- Reality checks ---------------------------------------------------------------------------


@pytest.mark.assures("RG-05")
def test_a_patron_chooses_the_reminder_interval() -> None:
    house = House()
    choose = commands.ChooseRealityCheck
    assert isinstance(house.ask(choose(patron=ANN, minutes=15)), tuple)
    assert house.care.reality_check == 15
    assert code(house.ask(choose(patron=ANN, minutes=15))) is PeopleCode.NOTHING_CHANGES
    refused = house.ask(choose(patron=ANN, minutes=20))
    assert refused == PeopleRefusal(PeopleCode.TERM, offered=(0, 15, 30, 60), unit=TermUnit.MINUTES)


# --- Breaks and exclusion ---------------------------------------------------------------------


def test_a_break_ends_by_itself_and_can_only_be_extended() -> None:
    house = House()
    rest = commands.BeginCoolOff
    assert code(house.ask(rest(patron=ANN, hours=1))) is PeopleCode.TERM
    house.ask(rest(patron=ANN, hours=72))
    for hours in (24, 72):
        refused = house.ask(rest(patron=ANN, hours=hours))
        assert refused == PeopleRefusal(PeopleCode.NOT_LONGER, Ms(NOW + 72 * HOUR))
    house.ask(rest(patron=ANN, hours=168))
    end = Ms(NOW + 168 * HOUR)
    for at, stop, until in ((Ms(end - 1), Stop.COOLING_OFF, end), (end, None, None)):
        left = standing(house.care, Spending(), at)
        assert (left.stop, left.until) == (stop, until)


@pytest.mark.assures("RG-04")
def test_an_exclusion_ends_only_on_request_after_its_term() -> None:
    house = House()
    end = commands.EndExclusion(patron=ANN)
    assert code(house.ask(end)) is PeopleCode.NOT_EXCLUDED
    assert code(house.ask(commands.ExcludePatron(patron=ANN, days=7))) is PeopleCode.TERM
    house.ask(commands.ExcludePatron(patron=ANN, days=30))
    assert code(house.ask(commands.BeginCoolOff(patron=ANN, hours=24))) is PeopleCode.EXCLUDED
    house.at = Ms(NOW + 30 * DAY - 1)
    assert house.ask(end) == PeopleRefusal(PeopleCode.TERM_RUNS, Ms(NOW + 30 * DAY))
    house.at = Ms(NOW + 30 * DAY)
    assert standing(house.care, Spending(), house.at).stop is Stop.EXCLUDED
    house.ask(end)
    assert standing(house.care, Spending(), house.at).stop is None


def test_an_exclusion_can_only_be_extended() -> None:
    house = House()
    house.ask(commands.ExcludePatron(patron=ANN, days=180))
    shorter = house.ask(commands.ExcludePatron(patron=ANN, days=30))
    assert code(shorter) is PeopleCode.NOT_LONGER
    house.ask(commands.ExcludePatron(patron=ANN, days=365))
    assert house.care.excluded_until == NOW + 365 * DAY


@pytest.mark.assures("RG-04")
def test_excluded_or_resting_patrons_can_withdraw_but_not_pay_in() -> None:
    issue = commands.IssueCredit(patron=ANN, amount=Minor(100))
    redeem = commands.RedeemCredit(patron=ANN, amount=Minor(100))
    for command, why, until in (
        (commands.ExcludePatron(patron=ANN, days=30), PeopleCode.EXCLUDED, Ms(NOW + 30 * DAY)),
        (commands.BeginCoolOff(patron=ANN, hours=24), PeopleCode.COOLING_OFF, Ms(NOW + DAY)),
    ):
        house = House()
        house.ask(command)
        house.at = Ms(until - 1)
        assert house.ask(issue, by="cashier") == PeopleRefusal(why, until)
        assert isinstance(house.ask(redeem, by="cashier"), tuple)
        # A break ends by itself, an exclusion only on request.
        house.at = until
        assert isinstance(house.ask(issue, by="cashier"), tuple) is (why is PeopleCode.COOLING_OFF)


# Who may do what. Columns: the patron, another patron, then staff.
GRID = """
SetLimit            x - - - - - - -
WithdrawChange      x - - - - - - -
ChooseRealityCheck  x - - - - - - -
BeginCoolOff        x - - - - - - -
ExcludePatron       x - - x x x - x
EndExclusion        x - - - - - - -
"""
COLUMNS = ("dealer", "supervisor", "executive", "cashier", "auditor", "admin")


@pytest.mark.parametrize("row", GRID.strip().splitlines(), ids=lambda row: row.split()[0])
def test_only_the_patron_loosens_limits_and_staff_can_only_exclude(row: str) -> None:
    name, *cells = row.split()
    examples: dict[str, commands.CareCommand] = {
        "SetLimit": commands.SetLimit(patron=ANN, limit=LimitKind.LOSS_DAY, value=5),
        "WithdrawChange": commands.WithdrawChange(patron=ANN, limit=LimitKind.LOSS_WEEK),
        "ChooseRealityCheck": commands.ChooseRealityCheck(patron=ANN, minutes=30),
        "BeginCoolOff": commands.BeginCoolOff(patron=ANN, hours=24),
        "ExcludePatron": commands.ExcludePatron(patron=ANN, days=30, reason="asked at the cage"),
        "EndExclusion": commands.EndExclusion(patron=ANN),
    }
    found = []
    for who in (ANN, PatronId("bob"), *COLUMNS):
        house = House()
        week = commands.SetLimit(patron=ANN, limit=LimitKind.LOSS_WEEK, value=5)
        house.ask(week)
        house.ask(msgspec.structs.replace(week, value=9))
        if name == "EndExclusion":
            house.ask(commands.ExcludePatron(patron=ANN, days=30))
            house.at = Ms(NOW + 30 * DAY)
        if who in COLUMNS:
            answer = house.ask(examples[name], by=who)
        else:
            answer = house.ask(examples[name], patron=PatronId(who))
        found.append("x" if isinstance(answer, tuple) else "-")
        assert isinstance(answer, tuple) or answer.code is PeopleCode.NOT_YOURS
    assert found == cells


def test_staff_exclude_with_a_reason_and_the_house_does_not() -> None:
    house = House()
    exclude = commands.ExcludePatron(patron=ANN, days=30, reason=" ")
    assert code(house.ask(exclude, by="cashier")) is PeopleCode.REASON
    assert code(house.ask(exclude, patron=None)) is PeopleCode.NOT_YOURS


def test_every_change_is_logged_with_its_time_and_its_end() -> None:
    house = House()
    week = LimitKind.LOSS_WEEK
    asked = (
        commands.SetLimit(patron=ANN, limit=week, value=500),
        commands.SetLimit(patron=ANN, limit=week, value=900),
        commands.WithdrawChange(patron=ANN, limit=week),
        commands.ChooseRealityCheck(patron=ANN, minutes=30),
        commands.BeginCoolOff(patron=ANN, hours=24),
        commands.ExcludePatron(patron=ANN, days=30),
    )
    for command in asked:
        house.ask(command)
    house.at = over = Ms(NOW + 30 * DAY)
    house.ask(commands.EndExclusion(patron=ANN))
    end = Ms(NOW + DAY)
    who = {"by": ANN, "patron": ANN}
    assert house.log == [
        events.LimitSet(**who, limit=week, before=None, value=500, holds=NOW, at=NOW),
        events.LimitSet(**who, limit=week, before=500, value=900, holds=end, at=NOW),
        events.ChangeWithdrawn(**who, limit=week, value=900, at=NOW),
        events.RealityCheckChosen(**who, minutes=30, at=NOW),
        events.CoolOffBegun(**who, until=end, at=NOW),
        events.PatronExcluded(**who, until=over, reason="", at=NOW),
        events.ExclusionEnded(**who, at=over),
    ]


EXCLUDING = (Role.CASHIER, Role.SUPERVISOR, Role.EXECUTIVE, Role.ADMIN)
DAYS = PeopleRefusal(PeopleCode.TERM, offered=(30, 180, 365), unit=TermUnit.DAYS)
HOURS = PeopleRefusal(PeopleCode.TERM, offered=(24, 72, 168), unit=TermUnit.HOURS)
DAY_LOSS, TIME = LimitKind.LOSS_DAY, LimitKind.TIME_DAY
EXCLUDED_UNTIL = Ms(NOW + 180 * DAY)


@pytest.mark.parametrize(
    ("command", "by", "refusal"),
    [
        (
            commands.SetLimit(patron=ANN, limit=TIME, value=1441),
            ANN,
            PeopleRefusal(PeopleCode.LIMIT_VALUE, limit=TIME, most=1440),
        ),
        (
            commands.SetLimit(patron=ANN, limit=DAY_LOSS, value=MOST_MINOR + 1),
            ANN,
            PeopleRefusal(PeopleCode.LIMIT_VALUE, limit=DAY_LOSS, most=MOST_MINOR),
        ),
        (
            commands.SetLimit(patron=ANN, limit=DAY_LOSS, value=None),
            ANN,
            PeopleRefusal(PeopleCode.NOTHING_CHANGES, limit=DAY_LOSS),
        ),
        (
            commands.SetLimit(patron=ANN, limit=DAY_LOSS, value=5),
            "bob",
            PeopleRefusal(PeopleCode.NOT_YOURS, patron=ANN),
        ),
        (
            commands.WithdrawChange(patron=ANN, limit=TIME),
            ANN,
            PeopleRefusal(PeopleCode.NOTHING_WAITS, limit=TIME),
        ),
        (commands.BeginCoolOff(patron=ANN, hours=1), ANN, HOURS),
        (
            commands.BeginCoolOff(patron=ANN, hours=24),
            ANN,
            PeopleRefusal(PeopleCode.EXCLUDED, EXCLUDED_UNTIL),
        ),
        (commands.ExcludePatron(patron=ANN, days=31), ANN, DAYS),
        (
            commands.ExcludePatron(patron=ANN, days=180),
            ANN,
            PeopleRefusal(PeopleCode.NOT_LONGER, EXCLUDED_UNTIL),
        ),
        (
            commands.ExcludePatron(patron=ANN, days=180, reason="asked at the cage"),
            "bob",
            PeopleRefusal(PeopleCode.NOT_YOURS, roles=EXCLUDING),
        ),
        (
            commands.EndExclusion(patron=PatronId("nobody")),
            "nobody",
            PeopleRefusal(PeopleCode.UNKNOWN_PATRON, patron=PatronId("nobody")),
        ),
    ],
    ids=lambda one: one.code.value if isinstance(one, PeopleRefusal) else "",
)
def test_a_refusal_names_what_it_is_about(
    command: commands.CareCommand, by: str, refusal: PeopleRefusal
) -> None:
    house = House()
    house.ask(commands.ExcludePatron(patron=ANN, days=180))
    assert house.ask(command, patron=PatronId(by)) == refusal


def test_an_unknown_patron_has_nothing_to_limit() -> None:
    house = House()
    nobody = PatronId("nobody")
    command = commands.BeginCoolOff(patron=nobody, hours=24)
    assert code(house.ask(command, patron=nobody)) is PeopleCode.UNKNOWN_PATRON


def test_patrons_may_send_only_care_commands_to_the_house() -> None:
    issue = commands.IssueCredit(patron=ANN, amount=Minor(1_000_000))
    assert code(House().ask(issue, patron=ANN)) is PeopleCode.NOT_YOURS


CARE = st.one_of(
    st.builds(
        commands.SetLimit,
        patron=st.just(ANN),
        limit=st.sampled_from(LimitKind),
        value=st.none() | st.integers(-1, 2000),
    ),
    st.builds(commands.WithdrawChange, patron=st.just(ANN), limit=st.sampled_from(LimitKind)),
    st.builds(
        commands.ChooseRealityCheck, patron=st.just(ANN), minutes=st.sampled_from([0, 7, 30])
    ),
    st.builds(commands.BeginCoolOff, patron=st.just(ANN), hours=st.sampled_from([1, 24, 168])),
    st.builds(commands.ExcludePatron, patron=st.just(ANN), days=st.sampled_from([1, 30, 365])),
    st.just(commands.EndExclusion(patron=ANN)),
)


@given(st.lists(st.tuples(st.integers(0, 40 * DAY), CARE), max_size=25))
def test_no_command_shortens_a_term(
    asked: list[tuple[int, commands.CareCommand]],
) -> None:
    house = House()
    excluded = resting = 0
    for later, command in asked:
        house.at = Ms(house.at + later)
        answer = house.ask(command)
        for event in answer if isinstance(answer, tuple) else ():
            if isinstance(event, events.PatronExcluded):
                excluded = max(excluded, event.until)
            if isinstance(event, events.CoolOffBegun):
                resting = max(resting, event.until)
        stop = standing(house.care, Spending(), house.at).stop
        if house.at < excluded:
            assert stop is Stop.EXCLUDED
        elif house.at < resting and stop is not Stop.EXCLUDED:
            assert stop is Stop.COOLING_OFF
    body = msgspec.json.encode(house.directory)
    assert msgspec.json.decode(body, type=Directory) == house.directory


# --- Retention, and the rules of the house ----------------------------------------------------


def test_the_last_changes_are_kept() -> None:
    house = House()
    house.limit(500)
    house.limit(600)
    house.ask(commands.WithdrawChange(patron=ANN, limit=LimitKind.LOSS_DAY))
    house.ask(commands.ChooseRealityCheck(patron=ANN, minutes=30))
    house.ask(commands.ChooseRealityCheck(patron=ANN, minutes=15))
    house.ask(commands.ExcludePatron(patron=ANN, days=30, reason="asked"), by="cashier")
    kind = LimitKind.LOSS_DAY
    assert house.care.history == (
        CareHistoryEntry(NOW, "ann", "LimitSet", limit=kind, before=None, after=500, until=NOW),
        CareHistoryEntry(
            NOW, "ann", "LimitSet", limit=kind, before=500, after=600, until=Ms(NOW + WAIT)
        ),
        CareHistoryEntry(NOW, "ann", "ChangeWithdrawn", limit=kind, before=600),
        CareHistoryEntry(NOW, "ann", "RealityCheckChosen", before=None, after=30),
        CareHistoryEntry(NOW, "ann", "RealityCheckChosen", before=30, after=15),
        CareHistoryEntry(NOW, "cashier", "PatronExcluded", until=Ms(NOW + 30 * DAY)),
    )
    for value in range(400, 400 - MOST_REMEMBERED, -1):
        house.limit(value)
    assert len(house.care.history) == MOST_REMEMBERED


def test_the_house_adopts_its_rules_once_and_administrators_may() -> None:
    house = House()
    rules = HouseRules(profile="ours", simulated_patrons=False)
    adopt = commands.AdoptProfile(rules=rules)
    assert isinstance(house.ask(adopt, patron=None), tuple)
    assert house.directory.rules == rules
    assert code(house.ask(adopt, patron=None)) is PeopleCode.NOTHING_CHANGES
    other = commands.AdoptProfile(rules=HouseRules(profile="other"))
    assert isinstance(house.ask(other, by="cashier"), PeopleRefusal)
    assert isinstance(house.ask(other, by="admin"), tuple)


def test_a_profile_without_simulated_patrons_refuses_them() -> None:
    house = House()
    bot = PatronId("bot")
    house.ask(commands.RegisterPatron(patron=bot, simulated=True), patron=None)
    assert house.directory.may_play(bot)
    rules = HouseRules(profile="people-only", simulated_patrons=False)
    house.ask(commands.AdoptProfile(rules=rules), patron=None)
    assert not house.directory.may_play(bot)
    assert house.directory.may_play(ANN)
    more = commands.RegisterPatron(patron=PatronId("bot-2"), simulated=True)
    assert code(house.ask(more, patron=None)) is PeopleCode.SIMULATED
    people = commands.RegisterPatron(patron=PatronId("bob"))
    assert isinstance(house.ask(people, patron=None), tuple)


def test_a_directory_from_before_limits_is_read() -> None:
    old = b'{"staff":{},"cards":{},"patrons":{"ann":true},"nonces":{},"simulated":[]}'
    assert msgspec.json.decode(old, type=Directory) == Directory(patrons={ANN: True})


def test_every_event_about_people_can_be_verified() -> None:
    house = House()
    bob, dan = PatronId("bob"), StaffId("dan")
    for command in (
        commands.RegisterPatron(patron=bob, simulated=True),
        commands.IssueCredit(patron=bob, amount=Minor(50)),
        commands.BarPatron(patron=bob, reason="cheats"),
        commands.AppointStaff(staff=dan, roles=frozenset({Role.DEALER})),
        commands.IssueCard(card=CardId("c1"), holder=dan),
        commands.RevokeCard(card=CardId("c1"), reason="lost"),
        commands.DismissStaff(staff=dan, reason="left"),
    ):
        assert isinstance(house.ask(command, patron=None), tuple), command
    assert len(house.log) == 8
    mark = events.PatronMarkedSimulated(by="house", patron=bob)
    again = decided_again(house.directory, mark, at=NOW, wallet=Minor(0), currency=DOLLARS)
    assert again == fact("proof-marks-patron")
