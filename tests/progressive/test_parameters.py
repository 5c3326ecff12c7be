"""A meter's parameters: the vendor's advice, waiting rates, limits that take nothing away."""

import pytest
from msgspec.structs import replace

from puntobanco.core.game import FixedPays, System
from puntobanco.core.money import MOST_MINOR, Minor
from puntobanco.people.staff import Role
from puntobanco.progressive import commands, events
from puntobanco.progressive.advice import (
    Advice,
    AdviceCode,
    Level,
    advice,
    largest_fixed,
    refusals_in,
)
from puntobanco.progressive.captions import StepKey, steps
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import AwardReason, Rates, current_rules, declaration_of, preset
from puntobanco.sheets import load_game
from tests.kit.meters import FOUR_SUITED, PLAIN, SIX_SUITED, T1, T2, Control, players

SEED = 5_000_00


def change(control: Control, **changes: object) -> commands.ChangeParameters:
    override = bool(changes.pop("override", False))
    now = control.meter.settings
    rates = {name: changes.pop(name) for name in tuple(changes) if hasattr(now.rates, name)}
    parameters = replace(now, rates=replace(now.rates, **rates), **changes)
    return commands.ChangeParameters(parameters=parameters, reason="a review", override=override)


def changed(control: Control, **changes: object) -> events.ParametersChanged:
    [event] = control.do(change(control, **changes), "eve", approval=control.approval("sam"))
    assert isinstance(event, events.ParametersChanged)
    return event


def said(changes: dict[str, object]) -> dict[AdviceCode, Level]:
    control = Control(opened=False)
    changes = dict(changes)
    override = bool(changes.pop("override", False))
    found = advice(control.parameters(**changes), control.game, override=override)
    return {one.code: one.level for one in found}


def waits(control: Control) -> bool:
    return control.meter.waiting is not None


REFUSED, WARNED, ADVISED = Level.REFUSE, Level.WARN, Level.ADVISE


@pytest.mark.parametrize(
    ("changes", "code", "level"),
    [
        ({"contribution_ppm": -1}, AdviceCode.CONTRIBUTION_RANGE, REFUSED),
        ({"contribution_ppm": 1_000_001}, AdviceCode.CONTRIBUTION_RANGE, REFUSED),
        ({"reserve_ppm": -1}, AdviceCode.RESERVE_RANGE, REFUSED),
        ({"reserve_ppm": 1_000_001}, AdviceCode.RESERVE_RANGE, REFUSED),
        ({"reserve_ppm": 740_001}, AdviceCode.RATES_TOGETHER, REFUSED),
        ({"seed": -1}, AdviceCode.AMOUNT_RANGE, REFUSED),
        ({"executive_above": MOST_MINOR + 1}, AdviceCode.AMOUNT_RANGE, REFUSED),
        ({"limit": -1}, AdviceCode.AMOUNT_RANGE, REFUSED),
        ({"seed": 0}, AdviceCode.SEED_ZERO, REFUSED),
        ({"limit": SEED - 1}, AdviceCode.LIMIT_UNDER_SEED, REFUSED),
        ({"seed": SEED + 1}, AdviceCode.SEED_CHANGED, WARNED),
        ({"seed": 299_99}, AdviceCode.SEED_UNDER_FIXED, WARNED),
        ({"contribution_ppm": 260_001}, AdviceCode.CONTRIBUTION_OVER_PRESET, WARNED),
        ({"fixed_pays": FixedPays.METER}, AdviceCode.CONTRIBUTION_LOW, WARNED),
        ({"reserve_ppm": 0}, AdviceCode.NO_RESERVE, ADVISED),
        ({"seed": 0, "reserve_ppm": 1}, AdviceCode.RESERVE_ONLY_SEED, WARNED),
        ({"most_wagered": 6_99}, AdviceCode.BOUND_UNDER_LAYOUT, WARNED),
    ],
)
@pytest.mark.assures("PRG-02")
def test_advice_follows_the_vendor(
    changes: dict[str, object], code: AdviceCode, level: Level
) -> None:
    assert said(changes)[code] is level


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"contribution_ppm": 260_000}, AdviceCode.CONTRIBUTION_OVER_PRESET),
        (
            {"contribution_ppm": 700_000, "fixed_pays": FixedPays.METER},
            AdviceCode.CONTRIBUTION_LOW,
        ),
        (
            {"contribution_ppm": 900_000, "fixed_pays": FixedPays.METER},
            AdviceCode.CONTRIBUTION_OVER_PRESET,
        ),
        ({"reserve_ppm": 740_000}, AdviceCode.RATES_TOGETHER),
        ({"seed": 300_00}, AdviceCode.SEED_UNDER_FIXED),
        ({"limit": SEED}, AdviceCode.LIMIT_UNDER_SEED),
        ({"seed": 0, "override": True}, AdviceCode.SEED_ZERO),
        ({"most_wagered": 7_00}, AdviceCode.BOUND_UNDER_LAYOUT),
        ({"reserve_ppm": 1}, AdviceCode.NO_RESERVE),
    ],
)
def test_advice_is_not_given_at_the_bound(changes: dict[str, object], code: AdviceCode) -> None:
    assert code not in said(changes)


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("progressive-1", 1_000_00),
        ("progressive-1-five", 5_005_00),
        ("progressive-2", 1_000_00),
        ("progressive-3", 300_00),
    ],
)
def test_the_largest_fixed_award_includes_the_stake(game: str, most: int) -> None:
    assert largest_fixed(load_game(game)) == most


@pytest.mark.parametrize("key", ["progressive-1", "progressive-1-five", "progressive-2"])
def test_the_parameters_of_every_game_are_accepted(key: str) -> None:
    game = load_game(key)
    found = advice(preset(game), game)
    assert not refusals_in(found)
    assert [one.code for one in found] == [AdviceCode.NO_RESERVE]


def test_advice_states_found_and_expected_values() -> None:
    control = Control(opened=False)
    found = advice(control.parameters(contribution_ppm=-5_000, seed=Minor(0)), control.game)
    assert found[:2] == (
        Advice(
            Level.REFUSE,
            AdviceCode.CONTRIBUTION_RANGE,
            rate_ppm=-5_000,
        ),
        Advice(Level.REFUSE, AdviceCode.SEED_ZERO),
    )
    assert refusals_in(found) == found[:2]


@pytest.mark.parametrize(
    "changes",
    [{"contribution_ppm": -1}, {"contribution_ppm": 1_000_001}, {"seed": 0}, {"limit": SEED - 1}],
)
def test_a_meter_with_refused_parameters_does_not_open(changes: dict[str, object]) -> None:
    control = Control(opened=False)
    command = commands.OpenMeter(
        game=control.game, parameters=control.parameters(**changes), reason="a new game"
    )
    answer = control.ask(command, "eve", approval=control.approval("sam"))
    assert isinstance(answer, MeterRefusal)
    assert answer.code is MeterRefusalCode.PARAMETERS
    assert {one.level for one in answer.advice} == {Level.REFUSE}


def test_a_seed_of_zero_opens_with_the_override() -> None:
    control = Control(seed=Minor(0), override=True)
    assert control.meter.shown == 0
    assert control.hit().seed == 0


@pytest.mark.assures("PRG-15")
def test_a_rate_change_waits_for_the_next_full_award() -> None:
    control = Control("progressive-2", seed=Minor(10_000_00))
    event = changed(control, contribution_ppm=100_000, reserve_ppm=10_000)
    assert event.after.rates == event.before.rates == control.meter.settings.rates
    assert control.meter.waiting == Rates(100_000, 10_000, FixedPays.TRAY)
    control.hand()
    assert control.meter.shown == 10_000_20
    share = control.hit(("2c", "Kh", "3c", "Qh", "4c", "Th"))
    control.verify(share)
    assert waits(control), "a quarter of the meter is not all of it"
    award = control.hit(("2d", "Kh", "3d", "Qh", "4d", "Th"))
    control.hand()
    assert waits(control), "nobody has verified the award"
    control.verify(award)
    assert not waits(control)
    shown = control.meter.shown
    control.hand()
    assert (control.meter.shown, control.meter.reserve) == (shown + 10, 1)
    control.prove()


def test_a_rejected_award_does_not_apply_waiting_rates() -> None:
    control = Control()
    changed(control, contribution_ppm=100_000)
    award = control.hit()
    control.do(
        commands.RejectAward(
            award=award.number, reason=AwardReason.NOT_QUALIFIED, note="no six cards"
        ),
        "dora",
        approval=control.approval("eve", place=T1),
    )
    assert waits(control)


def test_waiting_rates_can_be_cancelled() -> None:
    control = Control()
    changed(control, contribution_ppm=100_000)
    event = changed(control)
    assert event.waiting is None
    assert (
        control.refused(change(control), "eve", approval=control.approval("sam"))
        is MeterRefusalCode.SAME_PARAMETERS
    )


@pytest.mark.assures("PRG-14")
def test_a_limit_is_never_below_the_shown_amount() -> None:
    control = Control()
    control.hand()
    under = change(control, limit=Minor(SEED + 25))
    answer = control.ask(under, "eve", approval=control.approval("sam"))
    assert answer == MeterRefusal(
        MeterRefusalCode.PARAMETERS,
        advice=(
            Advice(
                Level.REFUSE,
                AdviceCode.LIMIT_UNDER_METER,
                amount=SEED + 25,
                bound=SEED + 26,
            ),
        ),
    )
    changed(control, limit=Minor(SEED + 26))
    control.hand()
    assert control.meter.overflow == 26


def test_a_new_seed_counts_from_the_next_start() -> None:
    control = Control()
    event = changed(control, seed=Minor(6_000_00))
    assert AdviceCode.SEED_CHANGED in {one.code for one in event.advice}
    assert control.meter.shown == SEED
    control.hit()
    assert control.meter.shown == 6_000_00


def test_the_settings_of_the_meter_override_the_sheet() -> None:
    control = Control()
    declared = declaration_of(control.game)
    assert current_rules(control.meter) == declared
    changed(
        control,
        seed=Minor(6_000_00),
        limit=Minor(90_000_00),
        system=System.KEYED,
        executive_above=Minor(2_000_00),
        contribution_ppm=200_000,
        fixed_pays=FixedPays.METER,
    )
    own = current_rules(control.meter)
    assert (own.seed, own.limit) == (6_000_00, 90_000_00)
    assert (own.system, own.executive_above) == (System.KEYED, 2_000_00)
    # Rates wait for the next award of the whole meter, and then apply.
    assert (own.contribution_ppm, own.fixed_pays) == (260_000, FixedPays.TRAY)
    control.verify(control.hit())
    own = current_rules(control.meter)
    assert (own.contribution_ppm, own.fixed_pays) == (200_000, FixedPays.METER)
    assert (own.bet, own.split) == (declared.bet, declared.split)


@pytest.mark.assures("PRG-15")
def test_settings_cannot_change_during_a_coup_or_pending_award() -> None:
    control = Control()
    control.lock(table=T2)
    command, approval = change(control, limit=Minor(10**9)), control.approval("sam")
    assert control.ask(command, "eve", approval=approval) == MeterRefusal(
        MeterRefusalCode.HAND_ON, tables=(T2,)
    )
    control.stand(SIX_SUITED, table=T2)
    control.end(table=T2)
    assert control.refused(command, "eve", approval=approval) is MeterRefusalCode.AWARD_PENDING
    control.verify(control.award(1))
    control.do(command, "eve", approval=approval)


@pytest.mark.assures("PRG-26")
def test_a_reenabled_meter_has_the_same_values() -> None:
    control = Control(reserve_ppm=12_345)
    control.hand(FOUR_SUITED, players(1, 2))
    control.logged()
    before = control.meter
    control.do(commands.DisableMeter(reason="the sign is dark"))
    assert not control.meter.accepts_wagers
    lock = commands.LockWagers(table=T1, coup=99, wagers=players(1), marked=False)
    assert control.ask(lock) == MeterRefusal(MeterRefusalCode.METER_DOWN)
    control.do(commands.EnableMeter(reason="a new lamp"), "sam")
    assert control.meter == before


def test_a_coup_in_progress_completes_on_a_disabled_meter() -> None:
    control = Control()
    control.lock()
    control.do(commands.DisableMeter(reason="a review"), "dora")
    control.stand(SIX_SUITED)
    control.end()
    assert control.award(1).prize == SEED + 26


@pytest.mark.assures("PRG-27")
def test_enabling_after_a_fault_needs_a_second_person() -> None:
    control = Control()
    before = control.meter
    control.do(commands.ReportFault(reason="two signs differ"), "dora")
    enable = commands.EnableMeter(reason="they agree again")
    assert control.refused(enable, "sam") is MeterRefusalCode.APPROVAL_MISSING
    own = control.approval("sam")
    assert control.refused(enable, "sam", approval=own) is MeterRefusalCode.APPROVAL_REFUSED
    control.do(enable, "sam", approval=control.approval("eve"))
    assert control.meter == before


def test_the_steps_of_an_award_are_shown_as_they_are_done() -> None:
    control = Control(executive_above=Minor(SEED + 26), system=System.KEYED)

    def now() -> list[tuple[str, bool]]:
        return [(step.key.value, step.done) for step in steps(control.meter, T1)]

    assert now() == []
    control.lock(marked=True)
    assert now() == [("start", True), ("end", False)]
    control.stand(SIX_SUITED)
    assert now() == [
        ("start", True),
        ("mark", False),
        ("call", False),
        ("key", False),
        ("log", False),
        ("run", False),
        ("end", False),
    ]
    control.mark(1, 0)
    control.do(commands.CallSupervisor(table=T1, coup=1), "dora")
    assert dict(now())["mark"]
    assert dict(now())["call"]
    control.verify(control.award(1), with_="sam")
    control.end()
    assert now()[-2:] == [("end", True), ("pay", False)]
    control.do(commands.PayAward(award=1), "cleo")
    assert all(done for _, done in now())
    control.hand(PLAIN)
    assert now() == [("start", True), ("end", True)]
    control.hand(table=T1)
    control.hit()
    log = next(step for step in steps(control.meter, T1) if step.key is StepKey.LOG)
    assert log.actors[0] is Role.SUPERVISOR, "whatever the amount"


# The two dealing procedures, steps 2 and 7c to 7g: the roles and the words of each step.
PROCEDURES: dict[System, dict[StepKey, tuple[Role, tuple[str, ...]]]] = {
    System.KEYED: {
        StepKey.START: (Role.DEALER, ("START GAME", "sensors", "lift $1", "leave $5")),
        StepKey.MARK: (Role.DEALER, ("hand button", "again to unmark")),
        StepKey.CALL: (Role.DEALER, ("Call the supervisor",)),
        StepKey.KEY: (Role.SUPERVISOR, ("Turn the key to JPH",)),
        StepKey.LOG: (Role.SUPERVISOR, ("J-POT", "log the win")),
        StepKey.RUN: (Role.SUPERVISOR, ("Turn the key back to RUN", "adjust the meter")),
        StepKey.END: (Role.DEALER, ("GAME OVER",)),
    },
    System.CARDED: {
        StepKey.START: (Role.DEALER, ("START GAME", "sensors", "lift $1", "leave $5")),
        StepKey.MARK: (Role.DEALER, ("display", "again to unmark")),
        StepKey.CALL: (Role.DEALER, ("Call the supervisor",)),
        StepKey.LOG: (Role.SUPERVISOR, ("Supervisor confirms", "Supervisor card")),
        StepKey.END: (Role.DEALER, ("END GAME",)),
    },
}


@pytest.mark.parametrize("system", System)
def test_each_step_requires_the_role_of_the_procedure(system: System) -> None:
    control = Control(system=system)
    control.lock(marked=True)
    control.stand(SIX_SUITED)
    found = {step.key: step for step in steps(control.meter, T1)}
    assert found.keys() == PROCEDURES[system].keys()
    for key, (actor, words) in PROCEDURES[system].items():
        assert found[key].actors[0] is actor
        assert all(word in str(found[key].caption) for word in words), found[key].caption


def test_above_the_amount_an_executive_card_is_required() -> None:
    control = Control(executive_above=Minor(0))
    control.hit()
    log = next(step for step in steps(control.meter, T1) if step.key is StepKey.LOG)
    assert log.caption.code == "meter-step-executive-card"
    confirm = next(step for step in steps(control.meter, T1) if step.key is StepKey.CONFIRM)
    assert confirm.caption.code == "meter-step-confirm"
    assert confirm.actors == (Role.SUPERVISOR,)
    control.do(commands.ConfirmAward(award=1), "sam")
    done = {step.key: step.done for step in steps(control.meter, T1)}
    assert (done[StepKey.CONFIRM], done[StepKey.LOG]) == (True, False)
    assert log.actors == (Role.EXECUTIVE,)
