"""Compare printed and exact figures and give each a verdict, found by searching readings.

*Reproduced*: the sheet's own words give the figure to the printed precision, rounded, or truncated
if every figure of that kind on the sheet agrees with truncation. *Reproduced if*: another of the
declared readings gives it. *Differs*: none does; the finding names the nearest reading, and the
contribution that would give the figure, if there is one.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

from puntobanco.analysis.readings import Reading, Readings, decimal_places, parse_figure
from puntobanco.core.facts import Fact, Numeral, Value, fact, fact_of, listed
from puntobanco.core.figures import decimal, percentage
from puntobanco.core.game import Game, PublishedFigure
from puntobanco.core.keys import Key


class Verdict(Enum):
    """The result for a printed figure."""

    REPRODUCED = "reproduced"
    REPRODUCED_IF = "reproduced-if"
    DIFFERS = "differs"


class RoundingMode(Enum):
    """How a figure was shortened to its printed places."""

    ROUNDED = "rounded"
    CUT_OFF = "cut-off"


@dataclass(frozen=True, slots=True)
class FigureVerdict:
    """One printed figure with its verdict."""

    game: str
    source: str
    published: PublishedFigure
    verdict: Verdict
    exact: Fraction
    """The exact value in the reading behind the verdict, or by the sheet's own words."""
    manner: RoundingMode | None
    conditions: dict[str, str]
    """For `reproduced if`: the interpretations that differ from the sheet's own words."""
    rate: Fraction | None
    """The contribution that would give a figure that differs."""
    nearest: tuple[dict[str, str], Fraction] | None = None
    """The declared reading nearest to a figure that differs, and its value."""

    @property
    def side(self) -> str | None:
        """The hand of the bet, or the hands that its wager rides on; None if neither is stated."""
        hand = self.published.bet.partition("-")[0]
        return hand if hand in ("player", "banker") else self.published.hands

    @property
    def about(self) -> Fact:
        """The figure within its bet: its name, side and decks."""
        decks = self.published.decks
        return fact(
            "reconcile-about",
            figure=fact_of("published-figure", self.published.figure),
            hands=self.side or "",
            decks=fact("count-decks", count=decks) if decks else "",
        )

    @property
    def shown(self) -> str:
        """The exact value, with four more places than printed."""
        return decimal(self.exact, decimal_places(self.published.printed) + 4)

    @property
    def exact_figure(self) -> Numeral:
        """The same for a reader, its digits grouped only if those of the printed figure are."""
        return Numeral(self.shown, grouped="," in self.published.printed)

    @property
    def reasons(self) -> tuple[Fact, ...]:
        """The reasons for the verdict."""
        reasons = [fact("reconcile-if", reading=one) for one in _readings(self.conditions)]
        if self.manner is RoundingMode.CUT_OFF and "rounding" not in self.conditions:
            reasons.append(fact("reconcile-cut-off"))
        if self.verdict is Verdict.DIFFERS:
            return (self._distance(), *reasons, *self._what_would_give_it())
        return tuple(reasons)

    def _distance(self) -> Fact:
        off = parse_figure(self.published.printed) - self.exact
        code: Key = "reconcile-too-high" if off > 0 else "reconcile-too-low"
        return fact(code, off=self._beside_print(abs(off)))

    def _what_would_give_it(self) -> Iterator[Fact]:
        if self.rate is not None:
            possible = 0 <= self.rate <= 1
            code: Key = (
                "reconcile-contribution" if possible else "reconcile-contribution-impossible"
            )
            yield fact(code, rate=percentage(self.rate, 3))
        if self.nearest is not None:
            changed, value = self.nearest
            readings = listed(_readings(changed))
            yield fact("reconcile-nearest", value=self._beside_print(value), readings=readings)

    def _beside_print(self, value: Fraction) -> Numeral:
        """A value with two more places than printed, its digits grouped only if the print's are."""
        places = decimal_places(self.published.printed) + 2
        return Numeral(decimal(value, places), grouped="," in self.published.printed)


def _readings(changed: Mapping[str, str]) -> Iterator[Fact]:
    for name, value in changed.items():
        yield fact("reconcile-reading", name=name, value=value)


def quoted_figure(printed: str) -> Value:
    """A printed figure for a reader: the digits of the sheet with the marks of the language.

    >>> quoted_figure("17.41%")
    Numeral(digits='17.41', percent=True, grouped=False)
    """
    text = printed.strip()
    bare = text.strip("$€£% ")
    figure = Numeral(bare.replace(",", ""), percent=text.endswith("%"), grouped="," in bare)
    sign = text[:1] if text[:1] in "$€£" else ""
    return fact("reconcile-money", sign=sign, amount=figure) if sign else figure


def reconcile(games: Iterable[Game]) -> tuple[FigureVerdict, ...]:
    """Every printed figure of these games with its exact value."""
    return judge_rounding(
        _find(readings, published)
        for readings in map(Readings, games)
        for published in readings.game.published
    )


def findings_of(
    readings: Readings, figures: Iterable[PublishedFigure]
) -> tuple[FigureVerdict, ...]:
    """Findings for figures given for one game."""
    return judge_rounding(_find(readings, published) for published in figures)


def judge_rounding(found: Iterable[FigureVerdict]) -> tuple[FigureVerdict, ...]:
    """Findings with rounding judged across all figures of a printed sheet."""
    findings = list(found)
    return tuple(_judge_manner(finding, findings) for finding in findings)


def _find(readings: Readings, published: PublishedFigure) -> FigureVerdict:
    plains = readings.plain(published)
    exact = [readings.value(published, reading) for reading in plains]
    manners = [manner_of(published.printed, one) for one in exact]
    blank = FigureVerdict(
        game=readings.game.key,
        source=readings.game.source,
        published=published,
        verdict=Verdict.REPRODUCED,
        exact=exact[0],
        manner=RoundingMode.ROUNDED,
        conditions={},
        rate=None,
    )
    if all(manners):
        # If the words allow either side, both must give the figure.
        return (
            blank
            if set(manners) == {RoundingMode.ROUNDED}
            else replace(blank, manner=RoundingMode.CUT_OFF)
        )
    found = _search(readings, published, plains[0])
    if found is None:
        return _differing(readings, blank, plains)
    reading, manner = found
    return replace(
        blank,
        verdict=Verdict.REPRODUCED_IF,
        exact=readings.value(published, reading),
        manner=manner,
        conditions=_conditions(reading, plains, manner),
    )


def _search(
    readings: Readings, published: PublishedFigure, plain: Reading
) -> tuple[Reading, RoundingMode] | None:
    """The reading with the fewest changes that gives the figure, rounding before truncation."""
    cut_off: tuple[int, Reading] | None = None
    for changes, reading in readings.others(published, plain):
        if cut_off is not None and changes > cut_off[0]:
            break
        manner = manner_of(published.printed, readings.value(published, reading))
        if manner is RoundingMode.ROUNDED:
            return reading, manner
        if manner is RoundingMode.CUT_OFF and cut_off is None:
            cut_off = changes, reading
    return (cut_off[1], RoundingMode.CUT_OFF) if cut_off else None


def _conditions(
    reading: Reading, plains: tuple[Reading, ...], manner: RoundingMode
) -> dict[str, str]:
    changed = reading.differs_from(plains[0])
    if len(plains) > 1 and reading.hands is not None:
        changed = {"hands": reading.hands} | changed
    return changed if manner is RoundingMode.ROUNDED else changed | {"rounding": manner.value}


def _differing(
    readings: Readings, blank: FigureVerdict, plains: tuple[Reading, ...]
) -> FigureVerdict:
    """The nearest plain reading, or the nearest set of hands if the words leave it open."""
    published = blank.published
    printed = parse_figure(published.printed)
    tried = list(plains)
    if published.hands is None and plains[0].hands is not None:
        tried.append(replace(plains[0], hands="either"))
    nearest = min(tried, key=lambda one: abs(readings.value(published, one) - printed))
    open_hands = published.hands is None and nearest.hands is not None
    exact = readings.value(published, nearest)
    return replace(
        blank,
        verdict=Verdict.DIFFERS,
        exact=exact,
        manner=None,
        conditions={"hands": str(nearest.hands)} if open_hands else {},
        rate=readings.rate_for(published, nearest, printed),
        nearest=_nearest(readings, published, plains, abs(exact - printed)),
    )


def _nearest(
    readings: Readings, published: PublishedFigure, plains: tuple[Reading, ...], off: Fraction
) -> tuple[dict[str, str], Fraction] | None:
    """The other reading nearest to the figure, if closer than `off`, with the fewest changes."""
    printed, found = parse_figure(published.printed), None
    for _, reading in readings.others(published, plains[0]):
        value = readings.value(published, reading)
        if abs(value - printed) < off:
            off, found = abs(value - printed), (reading, value)
    if found is None:
        return None
    return _conditions(found[0], plains, RoundingMode.ROUNDED), found[1]


def manner_of(printed: str, exact: Fraction) -> RoundingMode | None:
    """How the exact value gives the printed one, or None if it does not."""
    count = decimal_places(printed)
    wanted = parse_figure(printed) * 10**count
    scaled = exact * 10**count
    # A half may round either way: sheets do not say which.
    if abs(scaled - wanted) <= Fraction(1, 2):
        return RoundingMode.ROUNDED
    if 0 <= scaled - wanted < 1:
        return RoundingMode.CUT_OFF
    return None


def _judge_manner(finding: FigureVerdict, findings: list[FigureVerdict]) -> FigureVerdict:
    """A truncated figure among rounded ones of its kind is reproduced only on a condition."""
    if finding.verdict is not Verdict.REPRODUCED or finding.manner is not RoundingMode.CUT_OFF:
        return finding
    figure = finding.published.figure
    alike = [
        one
        for one in findings
        if (one.source, one.published.figure) == (finding.source, figure)
        and one.verdict is not Verdict.DIFFERS
    ]
    if all(_could_be_cut_off(one) for one in alike):
        return finding
    return replace(
        finding, verdict=Verdict.REPRODUCED_IF, conditions={"rounding": RoundingMode.CUT_OFF.value}
    )


def _could_be_cut_off(finding: FigureVerdict) -> bool:
    scale: int = 10 ** decimal_places(finding.published.printed)
    return Fraction(int(finding.exact * scale), scale) == parse_figure(finding.published.printed)
