"""The facts shown to a second person who is asked to approve an act at a meter."""

from collections.abc import Iterator
from typing import assert_never

from puntobanco.core.facts import Fact, SheetName, Value, fact, fact_of
from puntobanco.core.money import Minor
from puntobanco.people.acts import ActFacts
from puntobanco.progressive import commands
from puntobanco.progressive.figures import label_of, settings_facts
from puntobanco.progressive.state import AwardStatus, Meter, Parameters, Pool
from puntobanco.progressive.wording import down_reason

MeterAct = (
    commands.ChangeParameters
    | commands.EnableMeter
    | commands.ConfirmAward
    | commands.TurnKey
    | commands.VerifyAward
    | commands.RejectAward
    | commands.BackOutAward
    | commands.AdjustMeter
)
"""The acts at an open meter that a second person can approve."""

_Line = tuple[Fact, Value]


def opening_facts(command: commands.OpenMeter) -> ActFacts:
    """The opening of a meter: its game and its settings."""
    game = command.game
    settings = settings_facts(command.parameters, game.currency)
    lines = tuple((label_of(figure), value) for figure, value in settings)
    named = (fact("act-line-game"), SheetName(game.name))
    return ActFacts(fact("act-open-meter"), (named, *lines, _reason(command.reason)))


def act_facts(meter: Meter, command: MeterAct) -> ActFacts:
    """An act as facts, with what it would change at the meter in its current state."""
    match command:
        case commands.ChangeParameters():
            changes = _changes(meter, command.parameters)
            return ActFacts(fact("act-change-meter"), (*changes, _reason(command.reason)))
        case commands.EnableMeter():
            why = down_reason(meter) if meter.fault else fact("act-nothing")
            fault = (fact("act-line-fault"), why)
            return ActFacts(fact("act-enable-meter"), (fault, _reason(command.reason)))
        case commands.ConfirmAward():
            return ActFacts(fact("act-confirm-award"), tuple(_award(meter, command.award)))
        case commands.TurnKey():
            waiting = (award for award in meter.awards if award.status is AwardStatus.HIT)
            here = [award.number for award in waiting if award.table == command.table]
            about = (line for number in here for line in _award(meter, number))
            position = (fact("act-line-position"), command.to.value.upper())
            return ActFacts(fact("act-turn-key"), (position, *about))
        case commands.VerifyAward():
            cards = (fact("act-line-cards"), " ".join(command.cards))
            return ActFacts(fact("act-verify-award"), (*_award(meter, command.award), cards))
        case commands.RejectAward():
            lines = (*_award(meter, command.award), *_undone(command))
            return ActFacts(fact("act-reject-award"), lines)
        case commands.BackOutAward():
            lines = (*_award(meter, command.award), *_undone(command))
            return ActFacts(fact("act-back-out-award"), lines)
        case commands.AdjustMeter():
            return ActFacts(fact("act-adjust-meter"), tuple(_adjustment(meter, command)))
        case _:
            assert_never(command)


def _reason(words: str) -> _Line:
    return fact("act-line-reason"), words


def _undone(command: commands.RejectAward | commands.BackOutAward) -> Iterator[_Line]:
    yield fact("act-line-reason"), fact_of("meter-reason", command.reason)
    if isinstance(command, commands.BackOutAward) and command.recovery is not None:
        yield fact("act-line-recovery"), fact_of("meter-recovery", command.recovery)
    yield fact("act-line-note"), command.note


def _award(meter: Meter, number: int) -> Iterator[_Line]:
    yield fact("act-line-award"), number
    award = meter.award(number)
    if award is not None:
        yield fact("act-line-amount"), meter.rules.currency.amount(award.amount)


def _adjustment(meter: Meter, command: commands.AdjustMeter) -> Iterator[_Line]:
    currency = meter.rules.currency
    yield fact("act-line-pool"), fact_of("meter-pool", command.pool)
    yield fact("act-line-held"), currency.amount(_held(meter, command.pool))
    yield fact("act-line-change"), currency.amount(command.change)
    yield fact("act-line-reason"), fact_of("meter-adjust", command.reason)
    yield fact("act-line-note"), command.note


def _held(meter: Meter, pool: Pool) -> Minor:
    held = {Pool.METER: meter.shown, Pool.RESERVE: meter.reserve, Pool.OVERFLOW: meter.overflow}
    return held[pool]


def _changes(meter: Meter, proposed: Parameters) -> Iterator[_Line]:
    """The settings that change, each with its old and new value."""
    currency = meter.rules.currency
    before, after = (settings_facts(one, currency) for one in (meter.settings, proposed))
    for (figure, was), (_, now) in zip(before, after, strict=True):
        if was != now:
            yield label_of(figure), fact("act-from-to", before=was, after=now)
