"""`punto plan`: a betting plan over many sessions, and its effect on the edge."""

import csv
import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.cli.options import (
    AsJson,
    GameArgument,
    LanguageOption,
    ProfileOption,
    SettingsOption,
    parse_amount,
    parse_settings,
)
from puntobanco.cli.plain_tables import headed, plain_table
from puntobanco.core.arguments import Argument, argument, quoted
from puntobanco.core.errors import NotationError, RuleError
from puntobanco.core.facts import Fact, Numeral, Rate, SheetName, Value, all_of, fact, listed
from puntobanco.simulation.plans import BUILT_IN
from puntobanco.words import ENGLISH, Language, Words, words_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from puntobanco.core.game import Game
    from puntobanco.core.money import Minor
    from puntobanco.simulation.plan_report import PlanReport
    from puntobanco.simulation.plans import BettingPlan
    from puntobanco.simulation.play import Play, Terms


def _plans(begun: str) -> list[str]:
    return [key for key in BUILT_IN if key.startswith(begun)]


def plan(
    game: GameArgument,
    plan: Annotated[
        str,
        typer.Option(
            help=f"Betting plan: {', '.join(BUILT_IN)}, or a .csv or .toml file.",
            autocompletion=_plans,
        ),
    ] = "flat",
    bet: Annotated[str | None, typer.Option(help="Bet to play (default: banker).")] = None,
    unit: Annotated[
        str | None, typer.Option(help="Amount of one unit (default: the minimum stake).")
    ] = None,
    bankroll: Annotated[
        str | None, typer.Option(help="Starting bankroll (default: unlimited).")
    ] = None,
    stop_win: Annotated[str | None, typer.Option(help="Stop after winning this amount.")] = None,
    stop_loss: Annotated[str | None, typer.Option(help="Stop after losing this amount.")] = None,
    least: Annotated[
        str | None, typer.Option("--min", help="Minimum stake (default: the table's).")
    ] = None,
    most: Annotated[
        str | None, typer.Option("--max", help="Maximum stake (default: the table's).")
    ] = None,
    coups: Annotated[str, typer.Option(help="Maximum number of coups per session.")] = "500",
    sessions: Annotated[str, typer.Option(help="Number of sessions.")] = "10000",
    seed: Annotated[
        str | None,
        typer.Option(help="Random seed for a reproducible run (default: random, printed)."),
    ] = None,
    risk: Annotated[
        str | None,
        typer.Option(metavar="PERCENT", help="Show the bankroll for this risk of ruin."),
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Cores to use (default: all).")] = None,
    profile: ProfileOption = None,
    settings: SettingsOption = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV, one line per session.")] = False,
    plot: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Plot paths and the distribution of results to this file."
        ),
    ] = None,
) -> None:
    """Play a betting plan over many sessions."""
    from puntobanco.cli.simulate import ProgressBar, parse_seed, parse_whole, tell_interrupted
    from puntobanco.sheets import load_game
    from puntobanco.simulation.plan_report import run_plan
    from puntobanco.simulation.play import Play
    from puntobanco.simulation.workers import cores, local_workers

    if as_json and as_csv:
        raise RuleError(fact("error-options-exclusive", options=all_of(["--json", "--csv"])))
    if risk is not None and bankroll is not None:
        raise RuleError(fact("error-risk-and-bankroll"))
    wanted_risk = None if risk is None else parse_risk(risk)
    if plot is not None:
        from puntobanco.simulation.plots import check_plot

        check_plot(plot)
    table = load_game(game, profile=profile, settings=parse_settings(settings or []))
    amounts = {
        "unit": unit,
        "bankroll": bankroll,
        "stop_win": stop_win,
        "stop_loss": stop_loss,
        "least": least,
        "most": most,
    }
    terms = _terms(table, bet, parse_whole(Argument.COUPS, coups), amounts, language)
    play = Play(table, _plan(table, plan, terms, bet), terms, bet)
    number, words = cores() if workers is None else workers, words_in(language)
    with (
        ProgressBar("count-sessions", words) as bar,
        local_workers(number, play.shoes.table) as executor,
    ):
        report = run_plan(
            play,
            executor,
            seed=parse_seed(seed),
            sessions=parse_whole(Argument.SESSIONS, sessions),
            progress=bar.told,
        )
    if not report.sessions:
        tell_interrupted(fact("interrupted-no-sessions"), words)
    if as_json:
        print(json.dumps(as_data(report, wanted_risk)))
    elif as_csv:
        _print_csv(report)
    else:
        _print_text(report, wanted_risk, words)
    if plot is not None:
        from puntobanco.simulation.plots import plot_plan

        plot_plan(report, plot, words)
    if report.interrupted:
        options = f"--sessions {report.sessions} --seed {report.seed}"
        sessions_done = fact("count-sessions", count=report.sessions)
        again = fact("again-sessions", sessions=sessions_done, options=options)
        tell_interrupted(fact("interrupted", again=again), words)


def parse_risk(written: str) -> float:
    """The share given as `5 %`, `5%` or `5`.

    >>> parse_risk("5 %"), parse_risk("0.5")
    (0.05, 0.005)
    """
    try:
        share = float(written.rstrip("% ")) / 100
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        name = argument(Argument.RISK)
        raise NotationError(fact("error-risk", argument=name, value=quoted(written)))
    return share


_OPTIONS = {"least": "--min", "most": "--max"}


def _terms(
    game: "Game", bet: str | None, coups: int, amounts: dict[str, str | None], language: Language
) -> "Terms":
    from puntobanco.simulation.play import Terms

    places = game.currency.exponent
    read: dict[str, Minor] = {
        name: parse_amount(
            _OPTIONS.get(name, f"--{name.replace('_', '-')}"), text, places, language
        )
        for name, text in amounts.items()
        if text is not None
    }
    own = read.get("least") or game.table.limits.limit(bet or "banker")[0]
    terms = Terms(read.pop("unit", own), coups, **read)
    terms.check(game.currency)
    return terms


def _plan(game: "Game", written: str, terms: "Terms", bet: str | None) -> "BettingPlan":
    from puntobanco.simulation.plan_files import SUFFIXES, read_plan
    from puntobanco.simulation.plans import built_in

    if written.endswith(SUFFIXES):
        return read_plan(written, [one.key for one in game.bets])
    _, most = terms.limits(game, game.bet(bet or "banker").key)
    return built_in(written, most // terms.unit)


def as_data(report: "PlanReport", risk: float | None) -> dict[str, object]:
    """The report as JSON; amounts are decimal strings."""
    from puntobanco.simulation.plan_report import QUANTILES, quantile
    from puntobanco.simulation.sessions import End

    money = Money(report.play)
    data: dict[str, object] = {
        "game": report.play.game.key,
        "plan": report.play.plan.key,
        "bets": report.play.keys,
        "seed": report.seed,
        "sessions": report.sessions,
        "coups": report.coups,
        "wagers": report.wagers,
        "interrupted": report.interrupted,
        "unit": money(report.play.terms.unit),
        "mean": report.mean / money.major,
        "quantiles": {f"{share:g}": money(quantile(report.results, share)) for share in QUANTILES},
        "ends": {end.name.lower(): report.ends[end] for end in End},
        "risk_of_ruin": report.ruin,
        "drawdown": {
            f"{share:g}": money(quantile(report.drawdowns, share)) for share in (0.5, 0.95, 1)
        },
        "longest_losing_run": report.longest_losing,
        "action": money(report.total_action),
        "result_per_action": report.result_per_action,
        "exact_per_action": report.exact_per_action,
        "z": report.z,
    }
    if report.play.terms.bankroll is None:
        shares = (0.1, 0.05, 0.01) if risk is None else (risk,)
        data["bankroll_for_risk"] = {
            f"{share:g}": money(report.bankroll_for(share)) for share in shares
        }
    return data


class Money:
    """Formats amounts in a game's currency."""

    def __init__(self, play: "Play") -> None:
        self._currency = play.game.currency
        self.major = 10**self._currency.exponent

    def __call__(self, amount: int) -> str:
        """The amount as a decimal string."""
        from puntobanco.core.money import Minor

        return self._currency.written(Minor(amount))

    def shown(self, amount: int) -> Numeral:
        """The amount for a reader, without the currency."""
        return Numeral(self(amount), grouped=False)


def _print_csv(report: "PlanReport") -> None:
    money = Money(report.play)
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(("session", "result", "need", "drawdown"))
    for number, row in enumerate(zip(report.results, report.needs, report.drawdowns, strict=True)):
        writer.writerow((number, *map(money, row)))


Line = tuple[Fact, Value]
"""A name and its value."""


def _print_text(report: "PlanReport", risk: float | None, words: Words) -> None:
    from puntobanco.cli.terminal import guarded_console

    play, console, table = (
        report.play,
        guarded_console(highlight=False),
        plain_table(show_header=False),
    )
    table.add_column(overflow="fold")
    table.add_column(justify="right", overflow="fold")
    for name, value in _lines(report, risk):
        table.add_row(words.text(name), words.text(value))
    heading = words.say(
        "plan-heading",
        plan=play.plan.key,
        bets=listed(play.keys),
        game=SheetName(play.game.name),
        sessions=fact("count-sessions", count=report.sessions),
        seed=report.seed,
    )
    console.print(headed(heading, table))
    verdict = _verdict(report)
    if verdict is not None:
        console.print("\n" + words.text(verdict))


def _lines(report: "PlanReport", risk: float | None) -> "Iterator[Line]":
    yield from _results(report)
    yield from _ends(report)
    yield from _spread(report)
    yield from _bankrolls(report, risk)


def _results(report: "PlanReport") -> "Iterator[Line]":
    from puntobanco.core.figures import percentage
    from puntobanco.simulation.plan_report import QUANTILES, quantile

    money = Money(report.play)
    yield fact("plan-mean"), money.shown(round(report.mean))
    for share in QUANTILES:
        at_most = money.shown(quantile(report.results, share))
        yield fact("plan-quantile", share=percentage(share, 0)), at_most


def _ends(report: "PlanReport") -> "Iterator[Line]":
    from puntobanco.core.figures import percentage
    from puntobanco.simulation.sessions import End

    names = {
        End.COUPS: fact("plan-end-coups"),
        End.WIN: fact("plan-end-win"),
        End.LOSS: fact("plan-end-loss"),
        End.RUIN: fact("plan-end-ruin"),
    }
    for end in End:
        if report.ends[end]:
            yield names[end], percentage(report.ends[end] / report.sessions, 2)


def _spread(report: "PlanReport") -> "Iterator[Line]":
    from puntobanco.core.figures import percentage
    from puntobanco.simulation.plan_report import quantile

    money, high = Money(report.play), 0.95
    median = money.shown(quantile(report.drawdowns, 0.5))
    yield fact("plan-drawdown-median"), median
    above_most = money.shown(quantile(report.drawdowns, high))
    yield fact("plan-drawdown-high", share=percentage(high, 0)), above_most
    yield fact("plan-longest"), fact("count-wagers", count=report.longest_losing)
    wagers = fact("count-wagers", count=report.wagers)
    total = money.shown(report.total_action)
    yield fact("plan-action"), fact("plan-action-value", amount=total, wagers=wagers)


def _bankrolls(report: "PlanReport", risk: float | None) -> "Iterator[Line]":
    from puntobanco.core.money import PPM

    if report.play.terms.bankroll is not None:
        return
    money = Money(report.play)
    for share in (0.1, 0.05, 0.01) if risk is None else (risk,):
        of_ruin = fact("plan-bankroll", risk=Rate(round(share * PPM)))
        yield of_ruin, money.shown(report.bankroll_for(share))


def _verdict(report: "PlanReport") -> Fact | None:
    """The plan's result compared with the exact edge of its bets, if it made any."""
    from puntobanco.core.figures import numeral, percentage

    if report.result_per_action is None or report.exact_per_action is None:
        return None
    return fact(
        "plan-verdict",
        brought=percentage(report.result_per_action, 4, signed=True),
        exact=percentage(report.exact_per_action, 4, signed=True),
        z="" if report.z is None else numeral(report.z, 2, signed=True),
    )
