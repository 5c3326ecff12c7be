"""`punto lab`: simulate years of a progressive meter, and the effect of seed and rate."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.folding import folded
from puntobanco.cli.options import (
    AsJson,
    LanguageOption,
    ProfileOption,
    SettingsOption,
    games_begun,
    parse_amount,
    parse_settings,
)
from puntobanco.core.arguments import Argument, argument, quoted, too_small
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import Fact, Numeral, Rate, SheetName, Value, fact
from puntobanco.core.keys import Key
from puntobanco.words import ENGLISH, Language, Words, words_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from rich.table import Table

    from puntobanco.core.game import Game
    from puntobanco.core.money import Minor
    from puntobanco.simulation.lab import MeterHistory, MeterOption, StudiedMeter, Traffic


def lab(
    game: Annotated[
        str,
        typer.Argument(
            help="The key of a game with a meter, or a sheet ending in .toml.",
            autocompletion=games_begun,
        ),
    ],
    hands: Annotated[
        str | None,
        typer.Option(
            help="Hands that wagers ride on: player, banker or either "
            "(default: the first possible one)."
        ),
    ] = None,
    years: Annotated[
        str | None, typer.Option(help="Years to simulate (default: enough for precise figures).")
    ] = None,
    coups_an_hour: Annotated[int, typer.Option(help="Coups per hour at each table.")] = 60,
    hours: Annotated[int, typer.Option(help="Hours per day.")] = 24,
    tables: Annotated[int, typer.Option(help="Tables that contribute to the meter.")] = 1,
    wagers: Annotated[int, typer.Option(help="Wagers per coup; they win together.")] = 1,
    seeds: Annotated[
        str | None, typer.Option(help='Seeds to compare, such as "5000 10000 20000".')
    ] = None,
    rates: Annotated[
        str | None, typer.Option(help='Contribution rates to compare, such as "10% 20% 26%".')
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="Random seed for a reproducible run (default: random, printed)."),
    ] = None,
    profile: ProfileOption = None,
    settings: SettingsOption = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
    plot: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Plot the effect of seed and contribution rate to this file."
        ),
    ] = None,
) -> None:
    """Simulate a progressive meter: awards, waiting times, effect of seed and contribution rate."""
    from puntobanco.cli.simulate import parse_seed
    from puntobanco.sheets import load_game
    from puntobanco.simulation.lab import (
        StudiedMeter,
        Traffic,
        choices,
        simulate_meter,
        usual_years,
    )

    if plot is not None:
        from puntobanco.simulation.plots import check_plot

        check_plot(plot)
    table = load_game(game, profile=profile, settings=parse_settings(settings or []))
    subject = StudiedMeter.of(table, hands, wagers=wagers)
    traffic = Traffic(coups_an_hour, hours, tables)
    traffic.check()
    chosen = parse_seed(seed)
    lived = usual_years(subject, traffic) if years is None else _years(years)
    life = simulate_meter(subject, lived * traffic.coups_a_year, chosen)
    compared = tuple(
        choices(
            subject,
            _seeds(table, seeds, language),
            _rates(subject, rates),
            traffic=traffic,
            seed=chosen,
        )
    )
    report = Lab(table, subject, traffic, chosen, lived, life, compared)
    if as_json:
        print(json.dumps(report.data()))
    else:
        report.show(words_in(language))
    if plot is not None:
        from puntobanco.simulation.plots import plot_choices

        plot_choices(table, compared, plot, words_in(language))


def _seeds(game: "Game", written: str | None, language: Language) -> "list[Minor]":
    from puntobanco.core.money import Minor

    assert game.progressive is not None, "the subject of the lab has a meter"
    own = game.progressive.seed
    if written is None:
        return sorted({Minor(own // 2), own, Minor(2 * own)})
    places = game.currency.exponent
    found = [parse_amount("--seeds", one, places, language) for one in written.split()]
    if not found or min(found) < 0:
        raise NotationError(_unread(Argument.SEEDS, written, "error-lab-seeds"))
    return found


def _years(written: str) -> int:
    from puntobanco.cli.simulate import parse_whole

    years = parse_whole(Argument.YEARS, written)
    if years < 1:
        raise NotationError(too_small(Argument.YEARS, years, 1))
    return years


def _unread(name: Argument, written: str, code: Key) -> Fact:
    return fact(code, argument=argument(name), value=quoted(written))


def _rates(subject: "StudiedMeter", written: str | None) -> "list[Fraction]":
    from fractions import Fraction

    from puntobanco.core.money import PPM, parse_percent

    if written is None:
        own = subject.meter.contribution
        room = 1 - subject.meter.reserve
        return sorted({own / 2, own, min(own * Fraction(3, 2), room)})
    found = []
    for one in written.replace("%", " ").split():
        try:
            found.append(Fraction(parse_percent(f"{one} %"), PPM))
        except NotationError:
            raise NotationError(_unread(Argument.RATES, one, "error-lab-rate")) from None
    if not found:
        raise NotationError(_unread(Argument.RATES, written, "error-lab-rates"))
    return found


class Lab:
    """The results of the lab, as data and as text."""

    def __init__(
        self,
        game: "Game",
        subject: "StudiedMeter",
        traffic: "Traffic",
        seed: int,
        years: int,
        life: "MeterHistory",
        compared: "tuple[MeterOption, ...]",
    ) -> None:
        self.game, self.subject, self.traffic = game, subject, traffic
        self.seed, self.years, self.life, self.compared = seed, years, life, compared
        self.exact = subject.meter.mean_award * subject.unit if life.by_formula else None

    def _money(self, amount: "int | float | Fraction") -> str:
        from puntobanco.core.money import Minor

        return self.game.currency.written(Minor(round(amount)))

    def _exact(self, amount: "Fraction | None") -> str | None:
        return None if amount is None else self._money(amount)

    def data(self) -> dict[str, object]:
        """The results as JSON; amounts are decimal strings."""
        from puntobanco.core.figures import decimal
        from puntobanco.simulation.lab import quantiles

        life = self.life
        low, middle, high = quantiles(life.gaps)
        return {
            "game": self.game.key,
            "hands": self.subject.hands,
            "seed": self.seed,
            "years": self.years,
            "coups": life.coups,
            "awards": len(life.awards),
            "mean_award": None if life.mean_award is None else self._money(life.mean_award),
            "exact_mean_award": self._exact(self.exact),
            "z": None if self.exact is None else life.z(self.exact),
            "award_quantiles": [self._money(one) for one in quantiles(life.awards)],
            "coups_between": {"0.05": low, "0.5": middle, "0.95": high},
            "fixed_pays_from_meter": life.fixed_pays,
            "dry": life.dry,
            "overflow": self._money(life.overflow),
            "choices": [
                {
                    "seed": self._money(one.seed),
                    "rate": decimal(one.contribution, 6),
                    "mean_award": self._exact(one.mean_award),
                    "edge": None if one.edge is None else decimal(one.edge, 12),
                    "award_quantiles": [self._money(amount) for amount in one.quantiles],
                    "dry": one.dry,
                }
                for one in self.compared
            ],
        }

    def show(self, words: Words) -> None:
        """Print the results."""
        from puntobanco.cli.terminal import guarded_console

        console = guarded_console(highlight=False)
        for stated in (self._heading(), *self._awards(), *self._from_the_meter()):
            console.print(folded(words.text(stated), width=console.width))
        console.print("\n" + words.say("lab-question"))
        console.print(self._compared(words))

    def _heading(self) -> Fact:
        from puntobanco.analysis.par_figures import hands_fact

        return fact(
            "lab-heading",
            game=SheetName(self.game.name),
            hands=hands_fact(self.subject.hands),
            years=fact("count-years", count=self.years),
            coups=fact("count-coups", count=self.traffic.coups_a_year),
            seed=self.seed,
        )

    def _awards(self) -> "Iterator[Fact]":
        """How large the awards were, and how long it took to the next."""
        from puntobanco.core.figures import numeral
        from puntobanco.simulation.lab import DAYS_A_YEAR, quantiles

        life = self.life
        if life.mean_award is None:
            yield fact("lab-no-award")
            return
        z = None if self.exact is None else life.z(self.exact)
        yield fact(
            "lab-awards",
            count=len(life.awards),
            mean=self._shown(life.mean_award),
            exact="" if self.exact is None else self._shown(self.exact),
            z="" if z is None else numeral(z, 2, signed=True),
        )
        low, middle, high = map(self._shown, quantiles(life.awards))
        yield fact("lab-spread", low=low, middle=middle, high=high)
        a_day = self.traffic.coups_a_year / DAYS_A_YEAR
        low, middle, high = (numeral(gap / a_day, 1) for gap in quantiles(life.gaps))
        yield fact("lab-days", low=low, middle=middle, high=high)

    def _from_the_meter(self) -> "Iterator[Fact]":
        """The fixed pays that the meter paid, and what exceeded its limit."""
        from puntobanco.core.figures import percentage

        life = self.life
        if life.fixed_pays:
            dry = percentage(life.dry / life.fixed_pays, 3)
            yield fact("lab-fixed", count=life.fixed_pays, dry=dry)
        if life.overflow:
            yield fact("lab-overflow", amount=self._shown(life.overflow))

    def _shown(self, amount: "float | Fraction") -> Numeral:
        """An amount for a reader, without the currency."""
        return Numeral(self._money(amount), grouped=False)

    def _compared(self, words: Words) -> "Table":
        from rich.table import Table

        table = Table(box=None, pad_edge=False)
        dry = any(one.dry for one in self.compared)
        for heading, origin in _headings(dry=dry):
            table.add_column(
                f"{words.text(heading)}\n{words.text(origin)}", justify="right", overflow="fold"
            )
        for one in self.compared:
            table.add_row(*map(words.text, self._cells(one, dry=dry)))
        return table

    def _cells(self, one: "MeterOption", *, dry: bool) -> "Iterator[Value]":
        from puntobanco.core.figures import percentage
        from puntobanco.core.money import PPM

        yield self._shown(one.seed)
        yield Rate(int(one.contribution * PPM))
        yield "–" if one.edge is None else percentage(one.edge, 3)
        yield "–" if one.mean_award is None else self._shown(one.mean_award)
        yield from map(self._shown, one.quantiles)
        if dry:
            yield percentage(one.dry, 2)


def _headings(*, dry: bool) -> "Iterator[tuple[Value, Value]]":
    """The headings of the comparison, each with the origin of its figures."""
    from puntobanco.core.figures import percentage

    exact, simulated = fact("lab-exact"), fact("lab-simulated")
    yield fact("lab-seed"), ""
    yield fact("lab-rate"), ""
    yield fact("lab-edge"), exact
    yield fact("lab-mean"), exact
    yield fact("lab-below", share=percentage(0.05, 0)), simulated
    yield fact("lab-median"), simulated
    yield fact("lab-below", share=percentage(0.95, 0)), simulated
    if dry:
        yield fact("lab-dry"), simulated
