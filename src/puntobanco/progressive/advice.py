"""The vendor's advice on a meter's parameters, as checks: refused, warned of, or advised.

Most come from the Dragon Bonus Progressive documents; that a seed of zero is refused unless it is
meant, and the bounds of plain sense, are the house's own.
"""

from collections.abc import Iterator
from enum import Enum

import msgspec

from puntobanco.core.game import FixedPays, Game
from puntobanco.core.money import MOST_MINOR, PPM, Minor, format_percent
from puntobanco.core.rows import PaysKind
from puntobanco.progressive.state import Parameters, bet_of, declared_by, fixed_return, stake_of

LOW_CONTRIBUTION_PPM = 700_000
"""Under it a meter that pays everything may run dry."""


class Level(Enum):
    """How much an advice weighs."""

    REFUSE = "refuse"
    WARN = "warn"
    ADVISE = "advise"


class AdviceCode(Enum):
    """What an advice is about. Codes are only ever added."""

    CONTRIBUTION_RANGE = "contribution-range"
    """A contribution is from 0 to 100 %."""
    RESERVE_RANGE = "reserve-range"
    """A reserve contribution is from 0 to 100 %."""
    RATES_TOGETHER = "rates-together"
    """Contribution and reserve come out of one wager: at most 100 % together."""
    AMOUNT_RANGE = "amount-range"
    """An amount is zero or more, and no larger than a ledger can hold."""
    SEED_ZERO = "seed-zero"
    """A meter starts at something, unless nothing is meant."""
    LIMIT_UNDER_SEED = "limit-under-seed"
    """A meter must be able to start."""
    LIMIT_UNDER_METER = "limit-under-meter"
    """What is shown cannot be taken away by a limit."""
    SEED_CHANGED = "seed-changed"
    """A change of seed is a change of the game's figures."""
    SEED_UNDER_FIXED = "seed-under-fixed"
    """The seed is smaller than the largest fixed award."""
    CONTRIBUTION_OVER_PRESET = "contribution-over-preset"
    """With fixed pays from the tray, more contribution is less edge than the sheet prints."""
    CONTRIBUTION_LOW = "contribution-low"
    """With all pays from the meter, little contribution may let it run dry."""
    NO_RESERVE = "no-reserve"
    """A small reserve lets the meter start higher."""
    RESERVE_ONLY_SEED = "reserve-only-seed"
    """After an early award the reserve holds little to start from."""
    BOUND_UNDER_LAYOUT = "bound-under-layout"
    """A full table would be taken for an error."""


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to say about parameters, with its reason."""

    level: Level
    code: AdviceCode
    why: str


def refused(advice: tuple[Advice, ...]) -> str:
    """The reasons that stand against using the parameters; empty where none does."""
    return "; ".join(one.why for one in advice if one.level is Level.REFUSE)


def advice(
    proposed: Parameters,
    game: Game,
    *,
    current: Parameters | None = None,
    shown: Minor | None = None,
    override: bool = False,
) -> tuple[Advice, ...]:
    """Everything there is to say about parameters for a game's meter.

    `current` is how the meter is set now and `shown` what it shows, where there is one; `override`
    says that a seed of zero is meant.
    """
    found = (
        *_refusals(proposed, game, shown=shown, override=override),
        *_of_seed(proposed, game, current),
        *_of_rates(proposed, game),
        *_of_bound(proposed, game),
    )
    return tuple(sorted(found, key=lambda one: list(Level).index(one.level)))


def _refusals(
    proposed: Parameters, game: Game, *, shown: Minor | None, override: bool
) -> Iterator[Advice]:
    money = game.currency.written
    rates = proposed.rates
    for code, name, rate in (
        (AdviceCode.CONTRIBUTION_RANGE, "contribution", rates.contribution_ppm),
        (AdviceCode.RESERVE_RANGE, "reserve contribution", rates.reserve_ppm),
    ):
        if not 0 <= rate <= PPM:
            yield _refuse(code, f"{name} {format_percent(rate)}: expected from 0 to 100 %")
    if rates.contribution_ppm + rates.reserve_ppm > PPM:
        together = format_percent(rates.contribution_ppm + rates.reserve_ppm)
        why = f"contribution and reserve together {together}: expected at most 100 %"
        yield _refuse(AdviceCode.RATES_TOGETHER, why)
    for name, amount in (
        ("seed", proposed.seed),
        ("limit", proposed.limit or Minor(0)),
        ("executive above", proposed.executive_above),
        ("most wagered", proposed.most_wagered),
    ):
        if not 0 <= amount <= MOST_MINOR:
            why = f"{name} {money(amount)}: expected zero or more, within what books hold"
            yield _refuse(AdviceCode.AMOUNT_RANGE, why)
    if proposed.seed == 0 and not override:
        yield _refuse(AdviceCode.SEED_ZERO, "seed 0: expected an amount, or an override")
    limit = proposed.limit
    if limit is not None and limit < proposed.seed:
        why = f"limit {money(limit)}: expected the seed, {money(proposed.seed)}, "
        yield _refuse(AdviceCode.LIMIT_UNDER_SEED, why + "or more")
    if limit is not None and shown is not None and limit < shown:
        why = f"limit {money(limit)}: expected what is shown, {money(shown)}, or more"
        yield _refuse(AdviceCode.LIMIT_UNDER_METER, why)


def _of_seed(proposed: Parameters, game: Game, current: Parameters | None) -> Iterator[Advice]:
    money = game.currency.written
    before = declared_by(game).seed if current is None else current.seed
    if proposed.seed != before:
        why = f"seed {money(proposed.seed)} in place of {money(before)}: "
        yield _warn(AdviceCode.SEED_CHANGED, why + "the printed figures no longer hold")
    largest = largest_fixed(game)
    if proposed.seed < largest:
        why = f"seed {money(proposed.seed)} is less than the largest fixed award, "
        yield _warn(AdviceCode.SEED_UNDER_FIXED, why + money(largest))


def _of_rates(proposed: Parameters, game: Game) -> Iterator[Advice]:
    rates, preset_ppm = proposed.rates, declared_by(game).contribution_ppm
    contribution = format_percent(rates.contribution_ppm)
    if rates.fixed_pays is FixedPays.TRAY and rates.contribution_ppm > preset_ppm:
        why = f"contribution {contribution} is above the preset {format_percent(preset_ppm)} "
        why += "while fixed pays come from the tray: the edge falls below the printed one"
        yield _warn(AdviceCode.CONTRIBUTION_OVER_PRESET, why)
    if rates.fixed_pays is FixedPays.METER and rates.contribution_ppm < LOW_CONTRIBUTION_PPM:
        why = f"contribution {contribution} is under {format_percent(LOW_CONTRIBUTION_PPM)} "
        yield _warn(
            AdviceCode.CONTRIBUTION_LOW, why + "while all pays come from the meter: it may run dry"
        )
    if rates.reserve_ppm == 0:
        why = "there is none; a small one lets the meter start higher after an award"
        yield Advice(Level.ADVISE, AdviceCode.NO_RESERVE, why)
    elif proposed.seed == 0:
        why = "the reserve is the only seed: after an early award it holds little"
        yield _warn(AdviceCode.RESERVE_ONLY_SEED, why)


def _of_bound(proposed: Parameters, game: Game) -> Iterator[Advice]:
    money = game.currency.written
    full = Minor(stake_of(game) * game.banking.seats)
    if proposed.most_wagered < full:
        why = f"most wagered {money(proposed.most_wagered)} is less than "
        why += f"{game.banking.seats} wagers, {money(full)}: a full table would be a fault"
        yield _warn(AdviceCode.BOUND_UNDER_LAYOUT, why)


def largest_fixed(game: Game) -> Minor:
    """The most that a fixed pay of the progressive bet returns."""
    paid = [
        fixed_return(game, index)
        for index, row in enumerate(bet_of(game).rows)
        if row.pays.kind in (PaysKind.TO, PaysKind.FOR)
    ]
    return max(paid, default=Minor(0))


def _refuse(code: AdviceCode, why: str) -> Advice:
    return Advice(Level.REFUSE, code, why)


def _warn(code: AdviceCode, why: str) -> Advice:
    return Advice(Level.WARN, code, why)
