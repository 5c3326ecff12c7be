"""Opening and setting a meter, closing and reopening its side bet, and the tables that share it."""

from dataclasses import replace as with_changes

from msgspec.structs import replace

from puntobanco.core.bets import Bet
from puntobanco.core.game import BankedBy, Game
from puntobanco.ledger import accounts
from puntobanco.ledger.postings import move
from puntobanco.people.acts import act_of
from puntobanco.people.staff import Role
from puntobanco.progressive import commands, events
from puntobanco.progressive.advice import advice, refusals_in
from puntobanco.progressive.context import MeterContext, approval_place
from puntobanco.progressive.decision import (
    Decision,
    refuse_during_hand,
    refuse_empty_reason,
    refuse_unopened,
    refuse_while_award_pending,
)
from puntobanco.progressive.refusals import Difference, MeterRefusal, MeterRefusalCode, Trait
from puntobanco.progressive.state import Meter, bet_of, declaration_of, stake_of

_FLOOR = (Role.SUPERVISOR, Role.EXECUTIVE)


def open_meter(meter: Meter, command: commands.OpenMeter, asked: MeterContext) -> Decision:
    """Open a meter under two people's names; the house puts up its seed."""
    if meter.game is not None:
        return MeterRefusal(MeterRefusalCode.METER_EXISTS)
    refusal = (
        asked.refuse_unless_staff(Role.EXECUTIVE)
        or _refuse_game(command.game)
        or refuse_empty_reason(command.reason)
    )
    if refusal is not None:
        return refusal
    parameters = command.parameters
    found = advice(parameters, command.game, override=command.override)
    if against := refusals_in(found):
        return MeterRefusal(MeterRefusalCode.PARAMETERS, advice=against)
    refusal = asked.refuse_unless_approved(
        approval_place(meter.id), act_of(command, meter.id), *_FLOOR
    )
    if refusal is not None:
        return refusal
    return (
        events.MeterOpened(
            game=command.game,
            parameters=parameters,
            override=command.override,
            advice=found,
            reason=command.reason,
            by=asked.name,
            approval=asked.required_approval,
            postings=move(
                parameters.seed,
                source=accounts.seed(meter.id),
                target=accounts.meter(meter.id),
            ),
        ),
    )


def _refuse_game(game: Game) -> MeterRefusal | None:
    if game.progressive is None:
        return MeterRefusal(MeterRefusalCode.NO_PROGRESSIVE)
    if game.banking.by is BankedBy.PLAYER_DEALER:
        return MeterRefusal(MeterRefusalCode.PLAYER_DEALER)
    return None


def change(meter: Meter, command: commands.ChangeParameters, asked: MeterContext) -> Decision:
    """Change the settings between coups; new rates wait for the next award of the whole meter."""
    refusal = (
        refuse_unopened(meter)
        or asked.refuse_unless_staff(Role.EXECUTIVE)
        or refuse_during_hand(meter)
        or refuse_while_award_pending(meter)
        or refuse_empty_reason(command.reason)
    )
    if refusal is not None:
        return refusal
    before, proposed = meter.settings, command.parameters
    waiting = None if proposed.rates == before.rates else proposed.rates
    after = replace(proposed, rates=before.rates)
    if (after, waiting) == (before, meter.waiting):
        return MeterRefusal(MeterRefusalCode.SAME_PARAMETERS)
    found = advice(
        proposed, meter.rules, current=before, shown=meter.shown, override=command.override
    )
    if against := refusals_in(found):
        return MeterRefusal(MeterRefusalCode.PARAMETERS, advice=against)
    refusal = asked.refuse_unless_approved(
        approval_place(meter.id), act_of(command, meter.id), *_FLOOR
    )
    if refusal is not None:
        return refusal
    return (
        events.ParametersChanged(
            before=before,
            after=after,
            waiting=waiting,
            override=command.override,
            advice=found,
            reason=command.reason,
            by=asked.name,
            approval=asked.required_approval,
        ),
    )


def disable(
    meter: Meter, command: commands.DisableMeter | commands.ReportFault, asked: MeterContext
) -> Decision:
    """Close the side bet; any floor staff and the house itself may do so."""
    by_house = None if asked.by is None else asked.refuse_unless_staff(Role.DEALER, *_FLOOR)
    refusal = refuse_unopened(meter) or by_house or refuse_empty_reason(command.reason)
    if refusal is not None:
        return refusal
    if isinstance(command, commands.ReportFault):
        return (events.MeterFaulted(reason=command.reason, by=asked.name),)
    return (events.MeterDisabled(reason=command.reason, by=asked.name),)


def enable(meter: Meter, command: commands.EnableMeter, asked: MeterContext) -> Decision:
    """Open the side bet again; after a fault a second person must approve."""
    refusal = refuse_unopened(meter)
    if refusal is not None:
        return refusal
    if meter.accepts_wagers:
        return MeterRefusal(MeterRefusalCode.METER_UP)
    refusal = asked.refuse_unless_staff(*_FLOOR) or refuse_empty_reason(command.reason)
    if refusal is None and meter.fault:
        refusal = asked.refuse_unless_approved(
            approval_place(meter.id), act_of(command, meter.id), *_FLOOR
        )
    if refusal is not None:
        return refusal
    approval = asked.approval if meter.fault else None
    return (events.MeterEnabled(reason=command.reason, by=asked.name, approval=approval),)


def join(meter: Meter, command: commands.JoinTable) -> Decision:
    """Let a table share the meter, if it plays the same game for the same stake."""
    refusal = refuse_unopened(meter) or _refuse_game(command.game)
    if refusal is not None:
        return refusal
    if command.table in meter.tables:
        return MeterRefusal(MeterRefusalCode.TABLE_JOINED, table=command.table)
    difference = difference_of(meter.rules, command.game)
    if difference is not None:
        return MeterRefusal(MeterRefusalCode.OTHER_GAME, difference=difference)
    return (events.TableJoined(table=command.table),)


def difference_of(own: Game, other: Game) -> Difference | None:
    """The first difference that keeps another game from sharing a meter, or None.

    Limits, seats and conduct may differ; anything that affects how often the meter is won may not.
    """
    mine, theirs = bet_of(own), bet_of(other)
    traits: tuple[tuple[Trait, str | int, str | int], ...] = (
        (Trait.GAME, own.key, other.key),
        (Trait.CURRENCY, own.currency.code, other.currency.code),
        (Trait.STAKE, stake_of(own), stake_of(other)),
        (Trait.DECKS, own.shoe.decks, other.shoe.decks),
        (Trait.SPLIT, declaration_of(own).split.value, declaration_of(other).split.value),
        (Trait.SIDE, mine.side.value, theirs.side.value),
    )
    for trait, ours, others in traits:
        if ours != others:
            return Difference(trait, ours, others)
    return Difference(Trait.PAY_TABLE) if _nameless(mine) != _nameless(theirs) else None


def _nameless(bet: Bet) -> Bet:
    return with_changes(bet, name="")


def part(meter: Meter, command: commands.PartTable) -> Decision:
    """Remove a table between its coups."""
    if command.table not in meter.tables:
        return MeterRefusal(MeterRefusalCode.TABLE_NOT_JOINED, table=command.table)
    if command.table in meter.tables_in_progress:
        return MeterRefusal(MeterRefusalCode.HAND_ON, tables=(command.table,))
    return (events.TableParted(table=command.table),)
