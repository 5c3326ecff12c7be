"""The vendor's advice on a meter's parameters, as checks: refuse, warn or advise.

Most of it comes from the Dragon Bonus Progressive documents. The house added the refusal of an
unintended seed of zero, and the plausibility limits.
"""

from collections.abc import Iterator
from enum import Enum

import msgspec

from puntobanco.core.game import FixedPays, Game
from puntobanco.core.money import MOST_MINOR, PPM, Minor
from puntobanco.core.rows import PaysKind
from puntobanco.progressive.state import Parameters, bet_of, declaration_of, fixed_return, stake_of

LOW_CONTRIBUTION_PPM = 700_000
"""Below this rate, a meter that pays everything may run dry."""


class Level(Enum):
    """The severity of an advice."""

    REFUSE = "refuse"
    WARN = "warn"
    ADVISE = "advise"


class AdviceCode(Enum):
    """The subject of an advice. Codes are only added, never removed."""

    CONTRIBUTION_RANGE = "contribution-range"
    """A contribution is from 0 to 100 %."""
    RESERVE_RANGE = "reserve-range"
    """A reserve contribution is from 0 to 100 %."""
    RATES_TOGETHER = "rates-together"
    """Contribution and reserve come out of one wager: at most 100 % together."""
    AMOUNT_RANGE = "amount-range"
    """An amount is zero or more, and not larger than a ledger can hold."""
    SEED_ZERO = "seed-zero"
    """A seed of zero needs the override."""
    LIMIT_UNDER_SEED = "limit-under-seed"
    """A limit below the seed would prevent the meter from starting."""
    LIMIT_UNDER_METER = "limit-under-meter"
    """A limit cannot take away money already on the meter."""
    SEED_CHANGED = "seed-changed"
    """A changed seed changes the figures of the game."""
    SEED_UNDER_FIXED = "seed-under-fixed"
    """The seed is smaller than the largest fixed award."""
    CONTRIBUTION_OVER_PRESET = "contribution-over-preset"
    """With fixed pays from the tray, a higher contribution lowers the edge that the sheet prints.
    """
    CONTRIBUTION_LOW = "contribution-low"
    """With all pays from the meter, a low contribution may let it run dry."""
    NO_RESERVE = "no-reserve"
    """A small reserve lets the meter start higher."""
    RESERVE_ONLY_SEED = "reserve-only-seed"
    """After an early award the reserve holds little to start from."""
    BOUND_UNDER_LAYOUT = "bound-under-layout"
    """A full table would exceed the bound and be refused as an error."""


class MeterSetting(Enum):
    """An amount among the parameters that an advice refers to."""

    SEED = "seed"
    LIMIT = "limit"
    EXECUTIVE_ABOVE = "executive-above"
    MOST_WAGERED = "most-wagered"


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One remark about parameters: a code, and the values it refers to."""

    level: Level
    code: AdviceCode
    setting: MeterSetting | None = None
    amount: int | None = None
    """The proposed amount, in minor units."""
    bound: int | None = None
    """The amount it is compared with, in minor units."""
    rate_ppm: int | None = None
    bound_ppm: int | None = None
    seats: int | None = None


def refusals_in(advice: tuple[Advice, ...]) -> tuple[Advice, ...]:
    """The advice that makes the parameters unacceptable."""
    return tuple(one for one in advice if one.level is Level.REFUSE)


def advice(
    proposed: Parameters,
    game: Game,
    *,
    current: Parameters | None = None,
    shown: Minor | None = None,
    override: bool = False,
) -> tuple[Advice, ...]:
    """All advice on parameters for a game's meter, the most serious first.

    `current` are the settings in force and `shown` the meter amount, if the meter is open;
    `override` allows a seed of zero.
    """
    found = (
        *_bad_rates(proposed),
        *_bad_amounts(proposed, shown=shown, override=override),
        *_of_seed(proposed, game, current),
        *_of_rates(proposed, game),
        *_of_bound(proposed, game),
    )
    return tuple(sorted(found, key=lambda one: list(Level).index(one.level)))


def _bad_rates(proposed: Parameters) -> Iterator[Advice]:
    rates = proposed.rates
    for code, rate in (
        (AdviceCode.CONTRIBUTION_RANGE, rates.contribution_ppm),
        (AdviceCode.RESERVE_RANGE, rates.reserve_ppm),
    ):
        if not 0 <= rate <= PPM:
            yield Advice(Level.REFUSE, code, rate_ppm=rate)
    together = rates.contribution_ppm + rates.reserve_ppm
    if together > PPM:
        yield Advice(Level.REFUSE, AdviceCode.RATES_TOGETHER, rate_ppm=together)


def _bad_amounts(proposed: Parameters, *, shown: Minor | None, override: bool) -> Iterator[Advice]:
    limit = proposed.limit
    for setting, amount in (
        (MeterSetting.SEED, proposed.seed),
        (MeterSetting.LIMIT, limit or Minor(0)),
        (MeterSetting.EXECUTIVE_ABOVE, proposed.executive_above),
        (MeterSetting.MOST_WAGERED, proposed.most_wagered),
    ):
        if not 0 <= amount <= MOST_MINOR:
            yield Advice(Level.REFUSE, AdviceCode.AMOUNT_RANGE, setting=setting, amount=amount)
    if proposed.seed == 0 and not override:
        yield Advice(Level.REFUSE, AdviceCode.SEED_ZERO)
    for code, least in (
        (AdviceCode.LIMIT_UNDER_SEED, proposed.seed),
        (AdviceCode.LIMIT_UNDER_METER, shown),
    ):
        if limit is not None and least is not None and limit < least:
            yield Advice(Level.REFUSE, code, amount=limit, bound=least)


def _of_seed(proposed: Parameters, game: Game, current: Parameters | None) -> Iterator[Advice]:
    seed, before = proposed.seed, declaration_of(game).seed if current is None else current.seed
    if seed != before:
        yield Advice(Level.WARN, AdviceCode.SEED_CHANGED, amount=seed, bound=before)
    largest = largest_fixed(game)
    if seed < largest:
        yield Advice(Level.WARN, AdviceCode.SEED_UNDER_FIXED, amount=seed, bound=largest)


def _of_rates(proposed: Parameters, game: Game) -> Iterator[Advice]:
    rates, preset_ppm = proposed.rates, declaration_of(game).contribution_ppm
    rate = rates.contribution_ppm
    if rates.fixed_pays is FixedPays.TRAY and rate > preset_ppm:
        code = AdviceCode.CONTRIBUTION_OVER_PRESET
        yield Advice(Level.WARN, code, rate_ppm=rate, bound_ppm=preset_ppm)
    if rates.fixed_pays is FixedPays.METER and rate < LOW_CONTRIBUTION_PPM:
        code = AdviceCode.CONTRIBUTION_LOW
        yield Advice(Level.WARN, code, rate_ppm=rate, bound_ppm=LOW_CONTRIBUTION_PPM)
    if rates.reserve_ppm == 0:
        yield Advice(Level.ADVISE, AdviceCode.NO_RESERVE)
    elif proposed.seed == 0:
        yield Advice(Level.WARN, AdviceCode.RESERVE_ONLY_SEED)


def _of_bound(proposed: Parameters, game: Game) -> Iterator[Advice]:
    seats = game.banking.seats
    full, most = stake_of(game) * seats, proposed.most_wagered
    if most < full:
        code = AdviceCode.BOUND_UNDER_LAYOUT
        yield Advice(Level.WARN, code, amount=most, bound=full, seats=seats)


def largest_fixed(game: Game) -> Minor:
    """The largest return of a fixed pay of the progressive bet."""
    paid = [
        fixed_return(game, index)
        for index, row in enumerate(bet_of(game).rows)
        if row.pays.kind in (PaysKind.TO, PaysKind.FOR)
    ]
    return max(paid, default=Minor(0))
