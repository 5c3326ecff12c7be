"""The method of a par sheet in plain words, and the warnings its readers need."""

from collections.abc import Iterator, Sequence

from puntobanco.analysis.par import PLAYS, ParSheet
from puntobanco.analysis.par_figures import (
    break_even,
    hands_fact,
    spread,
)
from puntobanco.analysis.printed import compare_figures, far_fact
from puntobanco.analysis.ranges import Law
from puntobanco.core.facts import Fact, OneOf, fact, one_of
from puntobanco.core.figures import numeral
from puntobanco.core.game import BankedBy, FixedPays
from puntobanco.core.printed import Hands


def method(sheet: ParSheet) -> Iterator[Fact]:
    """How the figures were computed and what they leave out."""
    yield fact("par-method-counted")
    yield fact("par-method-rows")
    yield fact("par-method-return")
    yield from _ranges(sheet)
    yield fact("par-method-decks")
    meters = [figures.meter for figures in sheet.meters]
    if meters:
        yield fact("par-method-meter")
        if sheet.against:
            yield fact("par-method-shared")
        found = [one.tolerance for one in map(spread, meters) if one.tolerance is not None]
        yield (
            fact("par-method-awards", tolerance=numeral(max(found), 7))
            if found
            else fact("par-method-no-spread")
        )
    yield fact("par-method-left-out")
    if sheet.game.banking.by is BankedBy.PLAYER_DEALER:
        yield fact("par-method-fees")


def _ranges(sheet: ParSheet) -> Iterator[Fact]:
    found = [sheet.return_range(price, plays) for price in sheet.bets for plays in PLAYS]
    errors = {law: [one.error for one in found if one.law is law] for law in Law}
    yield fact("par-method-range", error=numeral(max(errors[Law.EXACT], default=0.0), 7))
    if errors[Law.NORMAL]:
        yield fact("par-method-normal", error=numeral(max(errors[Law.NORMAL]), 4))


def warnings(sheet: ParSheet) -> Iterator[Fact]:
    """Warnings to read before using the figures of a meter."""
    rules = sheet.game.progressive
    if rules is None:
        return
    for one in compare_figures(sheet.game, sheet.meters):
        if one.differs_by_a_point:
            yield fact("par-warning", what=far_fact(one))
    favour = [one.hands for one in sheet.meters if break_even(one.meter) is None]
    if favour:
        yield fact("par-warning-favour", hands=_listed(favour))
    dry = [
        one.hands
        for one in sheet.meters
        if rules.fixed_pays is FixedPays.METER
        and one.meter.chances.fixed_return > one.meter.contribution
    ]
    if dry:
        yield fact("par-warning-dry", hands=_listed(dry))
    if rules.limit is not None:
        yield fact("par-warning-limited")


def _listed(hands: Sequence[Hands]) -> OneOf:
    return one_of(map(hands_fact, hands))
