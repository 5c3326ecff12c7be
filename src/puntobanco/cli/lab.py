"""`punto lab`: simulate years of a progressive meter, and the effect of seed and rate."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import (
    AsJson,
    ProfileOption,
    SettingsOption,
    games_begun,
    parse_amount,
    parse_settings,
)
from puntobanco.core.arguments import Argument, argument, quoted, too_small
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import Fact, fact
from puntobanco.core.names import plain_name

if TYPE_CHECKING:
    from fractions import Fraction

    from puntobanco.core.game import Game
    from puntobanco.core.keys import Key
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
            _seeds(table, seeds),
            _rates(subject, rates),
            traffic=traffic,
            seed=chosen,
        )
    )
    report = Lab(table, subject, traffic, chosen, lived, life, compared)
    if as_json:
        print(json.dumps(report.data()))
    else:
        report.show()
    if plot is not None:
        from puntobanco.simulation.plots import plot_choices

        plot_choices(table, compared, plot)


def _seeds(game: "Game", written: str | None) -> "list[Minor]":
    from puntobanco.core.money import Minor

    assert game.progressive is not None, "the subject of the lab has a meter"
    own = game.progressive.seed
    if written is None:
        return sorted({Minor(own // 2), own, Minor(2 * own)})
    found = [parse_amount("--seeds", one, game) for one in written.split()]
    if not found or min(found) < 0:
        raise NotationError(_unread(Argument.SEEDS, written, "error-lab-seeds"))
    return found


def _years(written: str) -> int:
    from puntobanco.cli.simulate import parse_whole

    years = parse_whole(Argument.YEARS, written)
    if years < 1:
        raise NotationError(too_small(Argument.YEARS, years, 1))
    return years


def _unread(name: Argument, written: str, code: "Key") -> Fact:
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

    def show(self) -> None:
        """Print the results."""
        from puntobanco.cli.terminal import guarded_console
        from puntobanco.core.figures import counted, percent
        from puntobanco.simulation.lab import DAYS_A_YEAR, quantiles

        life, console = self.life, guarded_console(highlight=False)
        a_day = self.traffic.coups_a_year / DAYS_A_YEAR
        lived = counted(self.years, "year")
        console.print(
            f"{plain_name(self.game.name)}, wagers on {self.subject.hands}: {lived} of "
            f"{counted(self.traffic.coups_a_year, 'coup')}, seed {self.seed}"
        )
        if life.mean_award is not None:
            exact = ""
            if self.exact is not None:
                z = life.z(self.exact)
                exact = f", exactly {self._money(self.exact)}"
                exact += "" if z is None else f" (z {z:+.2f})"
            low, middle, high = (self._money(one) for one in quantiles(life.awards))
            days = [f"{gap / a_day:,.1f}" for gap in quantiles(life.gaps)]
            console.print(
                f"{counted(len(life.awards), 'award')} of 100 %: mean "
                f"{self._money(life.mean_award)}{exact}\n"
                f"awards: 5 % below {low}, half below {middle}, 95 % below {high}\n"
                f"days between: 5 % below {days[0]}, half below {days[1]}, 95 % below {days[2]}"
            )
        else:
            console.print("no award of 100 % in that time")
        if life.fixed_pays:
            dry = percent(life.dry / life.fixed_pays, 3)
            console.print(
                f"{counted(life.fixed_pays, 'fixed pay')} from the meter,\n"
                f"{dry} of which found too little there"
            )
        if life.overflow:
            console.print(f"above the limit of the meter came {self._money(life.overflow)}")
        console.print("\nWhat seed, what rate?")
        console.print(self._compared())

    def _compared(self) -> object:
        from rich.table import Table

        from puntobanco.core.figures import percent
        from puntobanco.core.money import PPM, format_percent

        table = Table(box=None, pad_edge=False)
        headings = {"seed": "", "rate": "", "house edge": "exact", "mean award": "exact"}
        headings |= dict.fromkeys(("5 % below", "median", "95 % below"), "simulated")
        dry = any(one.dry for one in self.compared)
        if dry:
            headings["dry"] = "simulated"
        for heading, origin in headings.items():
            table.add_column(f"{heading}\n{origin}", justify="right")
        for one in self.compared:
            cells = [
                self._money(one.seed),
                format_percent(int(one.contribution * PPM)),
                "–" if one.edge is None else percent(one.edge, 3),
                self._exact(one.mean_award) or "–",
                *(self._money(amount) for amount in one.quantiles),
            ]
            table.add_row(*cells, *([percent(one.dry, 2)] if dry else []))
        return table
