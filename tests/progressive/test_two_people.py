"""The two-person matrix: every guarded act against every way to involve only one person."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from puntobanco.core.game import System
from puntobanco.core.ids import CardId, MeterId, Ms, StaffId, TableId
from puntobanco.core.money import Minor
from puntobanco.people.staff import Approval, Member, Role, StaffCard
from puntobanco.progressive import commands
from puntobanco.progressive.commands import AnyMeterCommand
from puntobanco.progressive.context import approval_place
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.progressive.state import AdjustReason, AwardReason, KeyPosition, Pool
from tests.kit.meters import METER, T1, T2, Control


class Guarded:
    """An act that needs two people: who asks, who may approve, and where."""

    def __init__(
        self,
        made: Callable[[], tuple[Control, AnyMeterCommand]],
        *,
        by: str,
        right: str,
        wrong_role: str,
        place: TableId,
        elsewhere: TableId,
    ) -> None:
        self.made = made
        self.by, self.right, self.wrong_role = by, right, wrong_role
        self.place, self.elsewhere = place, elsewhere


AT_METER, OTHER_METER = approval_place(METER), approval_place(MeterId("m2"))


def _verifying() -> tuple[Control, AnyMeterCommand]:
    control = Control(executive_above=Minor(10**9))
    award = control.hit()
    return control, commands.VerifyAward(award=award.number, cards=award.cards)


def _verifying_much() -> tuple[Control, AnyMeterCommand]:
    control = Control(executive_above=Minor(0))
    award = control.hit()
    control.do(commands.ConfirmAward(award=award.number), "sue")
    return control, commands.VerifyAward(award=award.number, cards=award.cards)


def _confirming() -> tuple[Control, AnyMeterCommand]:
    control = Control(executive_above=Minor(0))
    award = control.hit()
    return control, commands.ConfirmAward(award=award.number)


def _turning() -> tuple[Control, AnyMeterCommand]:
    control = Control(system=System.KEYED)
    control.hit()
    return control, commands.TurnKey(table=T1, to=KeyPosition.JPH)


def _rejecting() -> tuple[Control, AnyMeterCommand]:
    control = Control(executive_above=Minor(10**9))
    award = control.hit()
    note = "no light at that seat"
    return control, commands.RejectAward(award=award.number, reason=AwardReason.NO_WAGER, note=note)


def _backing_out() -> tuple[Control, AnyMeterCommand]:
    control = Control()
    award = control.logged()
    return control, commands.BackOutAward(
        award=award.number, reason=AwardReason.CARDS_MISREAD, note="seen on camera"
    )


def _adjusting() -> tuple[Control, AnyMeterCommand]:
    return Control(), commands.AdjustMeter(
        pool=Pool.METER, change=-1_00, reason=AdjustReason.MALFUNCTION, note="counted twice"
    )


def _changing() -> tuple[Control, AnyMeterCommand]:
    control = Control()
    parameters = replace(control.meter.settings, seed=Minor(6_000_00))
    return control, commands.ChangeParameters(parameters=parameters, reason="a review")


def _opening() -> tuple[Control, AnyMeterCommand]:
    control = Control(opened=False)
    return control, commands.OpenMeter(
        game=control.game, parameters=control.parameters(), reason="a new game"
    )


def _enabling() -> tuple[Control, AnyMeterCommand]:
    control = Control()
    control.do(commands.ReportFault(reason="two signs differ"))
    return control, commands.EnableMeter(reason="they agree again")


ACTS = {
    "verify": Guarded(
        _verifying, by="dora", right="sam", wrong_role="cleo", place=T1, elsewhere=T2
    ),
    "verify above the amount": Guarded(
        _verifying_much, by="dora", right="eve", wrong_role="sam", place=T1, elsewhere=T2
    ),
    "confirm": Guarded(
        _confirming, by="dora", right="sam", wrong_role="eve", place=T1, elsewhere=T2
    ),
    "turn the key": Guarded(
        _turning, by="dora", right="sam", wrong_role="cleo", place=T1, elsewhere=T2
    ),
    "reject": Guarded(
        _rejecting, by="dora", right="sam", wrong_role="cleo", place=T1, elsewhere=T2
    ),
    "back out": Guarded(
        _backing_out,
        by="sam",
        right="eve",
        wrong_role="sue",
        place=AT_METER,
        elsewhere=T1,
    ),
    "adjust": Guarded(
        _adjusting,
        by="sam",
        right="eve",
        wrong_role="sue",
        place=AT_METER,
        elsewhere=OTHER_METER,
    ),
    "change": Guarded(
        _changing, by="eve", right="sam", wrong_role="cleo", place=AT_METER, elsewhere=OTHER_METER
    ),
    "open": Guarded(
        _opening, by="eve", right="sam", wrong_role="dora", place=AT_METER, elsewhere=OTHER_METER
    ),
    "enable": Guarded(
        _enabling, by="sam", right="sue", wrong_role="dora", place=AT_METER, elsewhere=T1
    ),
}


def _none(control: Control, act: Guarded) -> None:
    del control, act


def _right(control: Control, act: Guarded) -> Approval:
    return control.approval(act.right, place=act.place)


def _own(control: Control, act: Guarded) -> Approval:
    """The actor's own card, in any sufficient role."""
    who = StaffId(act.by)
    everything = Member(frozenset({Role.DEALER, Role.SUPERVISOR, Role.EXECUTIVE}))
    control.directory = replace(
        control.directory, staff=control.directory.staff | {who: everything}
    )
    return replace(_right(control, act), card=CardId(f"card-{act.by}"))


def _wrong_role(control: Control, act: Guarded) -> Approval:
    return control.approval(act.wrong_role, place=act.place)


def _claimed_role(control: Control, act: Guarded) -> Approval:
    return replace(_right(control, act), card=CardId(f"card-{act.wrong_role}"))


def _expired(control: Control, act: Guarded) -> Approval:
    return replace(_right(control, act), expires=control.at)


def _replayed(control: Control, act: Guarded) -> Approval:
    approval = _right(control, act)
    nonces = control.directory.nonces | {approval.nonce: Ms(approval.expires)}
    control.directory = replace(control.directory, nonces=nonces)
    return approval


def _elsewhere(control: Control, act: Guarded) -> Approval:
    return replace(_right(control, act), table=act.elsewhere)


def _revoked(control: Control, act: Guarded) -> Approval:
    approval = _right(control, act)
    ended = StaffCard(StaffId(act.right), active=False)
    control.directory = replace(
        control.directory, cards=control.directory.cards | {approval.card: ended}
    )
    return approval


def _dismissed(control: Control, act: Guarded) -> Approval:
    who = StaffId(act.right)
    gone = replace(control.directory.staff[who], active=False)
    control.directory = replace(control.directory, staff=control.directory.staff | {who: gone})
    return _right(control, act)


def _unknown(control: Control, act: Guarded) -> Approval:
    return replace(_right(control, act), card=CardId("found-on-the-floor"))


FAULTS: dict[str, tuple[Callable[[Control, Guarded], Approval | None], str]] = {
    "no approver": (_none, ""),
    "self": (_own, "same-person"),
    "wrong role": (_wrong_role, "wrong-role"),
    "a role the holder has not": (_claimed_role, "wrong-role"),
    "expired card": (_expired, "expired"),
    "replayed swipe": (_replayed, "replayed"),
    "another place's card": (_elsewhere, "other-table"),
    "revoked card": (_revoked, "revoked"),
    "dismissed holder": (_dismissed, "revoked"),
    "unknown card": (_unknown, "unknown-card"),
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.assures("PRG-18")
def test_one_person_cannot_approve_alone(act: str, fault: str) -> None:
    guarded = ACTS[act]
    control, command = guarded.made()
    made, why = FAULTS[fault]
    approval = made(control, guarded)
    before = control.meter
    answer = control.ask(command, guarded.by, approval=approval)
    assert isinstance(answer, MeterRefusal), answer
    if approval is None:
        assert answer.code is MeterRefusalCode.APPROVAL_MISSING
    else:
        assert answer.code is MeterRefusalCode.APPROVAL_REFUSED
        assert answer.objection is not None
        assert answer.objection.fault.value == why
    assert control.meter is before


@pytest.mark.parametrize("act", ACTS)
def test_a_valid_pair_passes_and_uses_up_the_approval(act: str) -> None:
    guarded = ACTS[act]
    control, command = guarded.made()
    approval = _right(control, guarded)
    control.do(command, guarded.by, approval=approval)
    assert approval.nonce in control.directory.nonces
    control.prove()


def test_a_repeated_approval_has_one_effect() -> None:
    control = Control(executive_above=Minor(10**9))
    first, second = control.hit(), control.hit()
    approval = control.approval("sam", place=T1)
    for award, passes in ((first, True), (second, False)):
        command = commands.VerifyAward(award=award.number, cards=award.cards)
        answer = control.ask(command, "dora", approval=approval)
        assert isinstance(answer, MeterRefusal) is not passes
        if not isinstance(answer, MeterRefusal):
            for event in answer:
                control.apply(event)
    assert control.meter.totals.wins == 1
