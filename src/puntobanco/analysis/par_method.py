"""How a par sheet was made, in plain words, and what a reader has to be warned of."""

from collections.abc import Iterator, Sequence

from puntobanco.analysis.par import PLAYS, ParSheet
from puntobanco.analysis.par_figures import (
    HAND_NAMES,
    break_even,
    spread,
)
from puntobanco.analysis.printed import figures_beside, warning
from puntobanco.analysis.ranges import Law
from puntobanco.core.game import BankedBy, FixedPays

_COUNTED = (
    "Nothing here is simulated. Every ordered deal of six cards from the shoe is taken as equally "
    "likely and played by the drawing rules. A coup that ends with four or five cards is counted "
    "with every order of the cards that would have followed, so that all counts share one total. "
    "They are whole numbers of any size: nothing is lost to rounding on the way."
)
_ROWS = (
    "Combinations are the deals that a row of the pay table settles. Rows are read from the top, "
    "the first that matches settles the wager, and a wager that no row matches is lost. "
    "Probabilities, returns, edges and variances are exact fractions; the decimals printed are "
    "good to their last place."
)
_RETURN = (
    "The return is what comes back for one unit staked, the stake included where it comes back. "
    "The house edge is one less the whole return. A hit is a win; a push is none. Variance, "
    "standard deviation and skew are those of the net result of one wager of one unit."
)
_RANGE = (
    "The volatility index is 1.645 standard deviations. The 90 % range after n plays leaves 5 % of "
    "all runs below it and 5 % above. It is worked out from the distribution of the sum of n "
    "independent wagers, which a Fourier sum gives (exact): the chances 5 % and 95 % are good to "
    "{error}. A share of a meter is taken to one part in ten thousand, of the meter as shown."
)
_NORMAL = (
    "Where the table says normal, the sum has too many values to be worked out so, and the range "
    "is the return plus or minus the index over the square root of n, by the normal law; by the "
    "theorem of Berry and Esseen the chances 5 % and 95 % are then off by {error} at most."
)
_DECKS = (
    "The edge by decks is computed in the same way over one to eight full decks. The correlation "
    "of two bets is that of their net results on the same coup."
)
_LEFT_OUT = (
    "The figures are those of payments that are not rounded. If a game rounds payments at a stake "
    "that it takes, the table Rounding says what that changes. Not modelled: the cut card. The "
    "figures are those of one coup from the whole shoe. Frequencies over many shoes that each end "
    "at a cut card differ from them by a part or two in ten thousand."
)
_FEES = (
    "The table is banked by a player-dealer. Collection fees, and wagers that the bank does not "
    "cover, are not in these figures."
)
_METER = (
    "Each wager feeds the meter and the reserve; a 100 % award takes the meter, which restarts "
    "at the seed plus the reserve. The edge at a meter is that of a single wager while the meter "
    "shows that amount; where several wagers win together they share the prize. Where no meter was "
    "given it is the mean award, at which that edge and the edge in the long run are one. The "
    "break-even meter is the one at which a wager is worth what it costs. The edge by decks holds "
    "the meters as they are."
)
_SHARED = (
    "With wagers on the other hand the edge at the meter is that of a wager which shares prizes as "
    "the game divides them. Divided among all who take part, a wager shares what is won on the "
    "other hand, and less of what is won on its own. The long-run figures are those of wagers on "
    "one hand alone."
)
_AWARDS = (
    "The mean award, the edges and the wagers between awards are exact. The median and the 95 % "
    "award come from the steady state of the meter solved on a grid; the chances they stand for "
    "are good to {tolerance:.7f}. Not modelled: whole cents on the meter, and a meter that "
    "reaches a limit or runs dry."
)
_NO_SPREAD = (
    "Between awards no more comes onto the meter than leaves it; its median and its 95 % award are "
    "not worked out. Not modelled: whole cents on the meter, and a meter that reaches a limit or "
    "runs dry."
)
_DRY = (
    "Warning: on {hands} the fixed pays take more from the meter than the wagers put in. It runs "
    "dry, the tray pays the rest, and the long-run figures, which suppose that it does not, are "
    "no guide."
)
_FAVOUR = (
    "Warning: on {hands} the fixed pays alone return more than the wager, so that it favours the "
    "patron whatever the meter shows."
)
_LIMITED = "Warning: this meter has a limit, which the long-run figures leave out."


def method(sheet: ParSheet) -> Iterator[str]:
    """How the figures were made and what they leave out, in plain words."""
    yield from (_COUNTED, _ROWS, _RETURN, *_ranges(sheet), _DECKS)
    meters = [figures.meter for figures in sheet.meters]
    if meters:
        yield _METER
        if sheet.against:
            yield _SHARED
        found = [one.tolerance for one in map(spread, meters) if one.tolerance is not None]
        yield _AWARDS.format(tolerance=max(found)) if found else _NO_SPREAD
    yield _LEFT_OUT
    if sheet.game.banking.by is BankedBy.PLAYER_DEALER:
        yield _FEES


def _ranges(sheet: ParSheet) -> Iterator[str]:
    found = [sheet.return_range(price, plays) for price in sheet.bets for plays in PLAYS]
    errors = {law: [one.error for one in found if one.law is law] for law in Law}
    yield _RANGE.format(error=f"{max(errors[Law.EXACT], default=0.0):.7f}")
    if errors[Law.NORMAL]:
        yield _NORMAL.format(error=f"{max(errors[Law.NORMAL]):.4f}")


def warnings(sheet: ParSheet) -> Iterator[str]:
    """What a reader must know before using the figures of a meter."""
    rules = sheet.game.progressive
    if rules is None:
        return
    for one in figures_beside(sheet.game, sheet.meters):
        if one.far:
            yield f"Warning: {warning(one)}."
    favour = [one.hands for one in sheet.meters if break_even(one.meter) is None]
    if favour:
        yield _FAVOUR.format(hands=_listed(favour))
    dry = [
        one.hands
        for one in sheet.meters
        if rules.fixed_pays is FixedPays.METER
        and one.meter.chances.fixed_return > one.meter.contribution
    ]
    if dry:
        yield _DRY.format(hands=_listed(dry))
    if rules.limit is not None:
        yield _LIMITED


def _listed(hands: Sequence[str]) -> str:
    return " or ".join(HAND_NAMES[one] for one in hands)
