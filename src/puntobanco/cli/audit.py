"""`punto audit`: check a shoe record or a table of coups against the rules."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from typing import IO, TYPE_CHECKING, Annotated, TextIO

import typer

from puntobanco.cli.options import (
    AsJson,
    LanguageOption,
    ProfileOption,
    games_begun,
    parse_settings,
)
from puntobanco.core.arguments import Argument, too_small
from puntobanco.core.controls import one_line
from puntobanco.core.facts import Fact, fact, fact_of, listed
from puntobanco.words import ENGLISH, Words, words_in

if TYPE_CHECKING:
    from puntobanco.analysis.audit import Audit
    from puntobanco.analysis.audit_findings import AuditFinding
    from puntobanco.analysis.csv_log import Columns
    from puntobanco.core.game import Game
    from puntobanco.core.record import RecordEntry

FAILED = 1


def audit(
    file: Annotated[
        str, typer.Argument(help="A shoe record or a CSV table; - reads standard input.")
    ],
    game: Annotated[
        str | None,
        typer.Option(
            help="Game to check payouts against (default: the one that a record names).",
            autocompletion=games_begun,
        ),
    ] = None,
    decks: Annotated[int | None, typer.Option(help="Decks in a shoe; overrides the log.")] = None,
    player: Annotated[
        str | None, typer.Option(help="Column of the Player's cards, or several: P1,P2,P3.")
    ] = None,
    banker: Annotated[
        str | None, typer.Option(help="Column of the Banker's cards, or several.")
    ] = None,
    winner: Annotated[str | None, typer.Option(help="Column of the winner.")] = None,
    player_total: Annotated[str | None, typer.Option(help="Column of the Player's total.")] = None,
    banker_total: Annotated[str | None, typer.Option(help="Column of the Banker's total.")] = None,
    shoe: Annotated[
        str | None, typer.Option(help="Column that identifies the shoe, or several combined.")
    ] = None,
    coup: Annotated[str | None, typer.Option(help="Column of the coup's number.")] = None,
    bet: Annotated[str | None, typer.Option(help="Column of the bet, one wager per row.")] = None,
    stake: Annotated[str | None, typer.Option(help="Column of that wager's stake.")] = None,
    payout: Annotated[str | None, typer.Option(help="Column of that wager's payout.")] = None,
    seat: Annotated[str | None, typer.Option(help="Column of that wager's seat.")] = None,
    rides: Annotated[
        str | None, typer.Option(help="Column of the hand that wager rides on.")
    ] = None,
    wager: Annotated[
        list[str] | None,
        typer.Option(
            help="Columns of one bet's wagers: banker=STAKE_COLUMN:PAYOUT_COLUMN (repeatable)."
        ),
    ] = None,
    paid: Annotated[
        str, typer.Option(help="What payouts mean: returned (stake included), won or net.")
    ] = "returned",
    profile: ProfileOption = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", help="Override a setting of the game: KEY=VALUE (repeatable)."),
    ] = None,
    language: LanguageOption = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """List every draw, total, winner, card and payout in a log that breaks the rules.

    A column not named by an option is found by its default name: player, banker, winner,
    player_total, banker_total, shoe, coup, bet, stake, returned, seat, rides. The exit code is 1 if
    anything was found and 2 if the log cannot be read.
    """
    from puntobanco.analysis.csv_log import Columns, WagerColumns, parse_paid
    from puntobanco.core.errors import RuleError

    if decks is not None and decks < 1:
        raise RuleError(too_small(Argument.DECKS, decks, 1))
    columns = Columns(
        player=player,
        banker=banker,
        winner=winner,
        player_total=player_total,
        banker_total=banker_total,
        shoe=shoe,
        coup=coup,
        bet=bet,
        stake=stake,
        payout=payout,
        seat=seat,
        rides=rides,
        wagers=tuple(map(WagerColumns.parse, wager or [])),
        paid=parse_paid(paid),
    )
    games = _Games(profile, parse_settings(settings or []))
    judged_by = None if game is None else games.load(game)
    words = words_in(language)
    with _opened(file, words) as (name, lines):
        run, findings = _started(name, lines, columns, games, judged_by, decks)
        report = _print_json if as_json else _print_text
        report(name, run, findings, words)
    if run.kinds:
        raise typer.Exit(FAILED)


class _Games:
    """The games that a log names, each loaded once."""

    def __init__(self, profile: str | None, settings: Mapping[str, str]) -> None:
        self._profile = profile
        self._settings = settings
        self._loaded: dict[str, Game] = {}

    def load(self, key: str) -> "Game":
        from puntobanco.sheets import load_game

        if key not in self._loaded:
            self._loaded[key] = load_game(key, profile=self._profile, settings=self._settings)
        return self._loaded[key]

    def checked(self, name: str, entries: "Iterable[RecordEntry]") -> "Iterator[RecordEntry]":
        """The entries, after checking that the game of each head is a built-in game."""
        from puntobanco.core.errors import RecordError
        from puntobanco.core.record import ShoeHead
        from puntobanco.sheets import game_keys

        known = tuple(game_keys())
        for entry in entries:
            head = entry.what
            # A log may name a game but not a file: it must not decide which files are read.
            if isinstance(head, ShoeHead) and head.game is not None and head.game not in known:
                unknown = fact("error-log-game", game=head.game, games=listed(known))
                raise RecordError(fact("error-line", file=name, line=entry.line, problem=unknown))
            yield entry


def _started(
    name: str,
    lines: Iterable[str],
    columns: "Columns",
    games: _Games,
    game: "Game | None",
    decks: int | None,
) -> "tuple[Audit, Iterator[AuditFinding]]":
    """An audit of a log of either kind, and an iterator over its findings."""
    from itertools import chain

    from puntobanco.analysis.audit import Audit
    from puntobanco.analysis.csv_log import Columns, read_csv
    from puntobanco.core.errors import RecordError
    from puntobanco.core.record import DOLLARS, OPENING
    from puntobanco.core.record_reading import read_entries

    rest, before = iter(lines), []
    for line in rest:
        before.append(line)
        if line.strip():
            break
    whole = chain(before, rest)
    first = before[-1].strip().casefold() if before else ""
    if first.startswith(OPENING) or name.endswith(".shoe"):
        if columns != Columns():
            raise RecordError(fact("error-record-columns", file=name))
        entries = read_entries(whole, name)
        run = Audit(game, games=games.load, decks=decks)
        return run, run.findings(entries if game else games.checked(name, entries))
    currency = game.currency if game else DOLLARS
    run = Audit(game, decks=decks, recorded=False)
    return run, run.findings(read_csv(whole, columns, name=name, currency=currency))


@contextmanager
def _opened(file: str, words: Words) -> Iterator[tuple[str, Iterable[str]]]:
    """The lines of a log and its name. Shows progress on a terminal."""
    from io import TextIOWrapper
    from pathlib import Path

    from puntobanco.core.errors import RecordError
    from puntobanco.files import open_plain

    if file == "-":
        # An undecodable byte becomes a character that the parser refuses with its position.
        standard = typer.get_binary_stream("stdin")
        stream = TextIOWrapper(standard, encoding="utf-8-sig", errors="replace", newline="")
        with _watched(_bounded("stdin", stream), None, words) as lines:
            yield "stdin", lines
        return
    path = Path(file)
    try:
        opened = open_plain(path)
    except OSError as error:
        raise RecordError(
            fact("error-log-unreadable", file=file, why=error.strerror or str(error))
        ) from None
    text = TextIOWrapper(opened, encoding="utf-8-sig", errors="replace", newline="")
    with text, _watched(_bounded(file, text), path.stat().st_size, words) as lines:
        yield file, lines


def _bounded(name: str, stream: TextIO) -> Iterator[str]:
    """The lines of a log. A line that is too long is refused."""
    from puntobanco.core.errors import RecordError

    for number in count(1):
        line = stream.readline(LONGEST_LINE + 1)
        if len(line) > LONGEST_LINE:
            problem = fact("error-line-long", most=LONGEST_LINE)
            raise RecordError(fact("error-line", file=name, line=number, problem=problem))
        if not line:
            return
        yield line


LONGEST_LINE = 1 << 16
"""In characters; a row of a log has about a hundred."""

LONG = 2_000_000
"""In bytes; a longer log takes a second or more and gets a progress bar."""


@contextmanager
def _watched(lines: Iterable[str], size: int | None, words: Words) -> Iterator[Iterable[str]]:
    if not sys.stderr.isatty() or (size is not None and size < LONG):
        yield lines
        return
    from rich.progress import Progress

    from puntobanco.cli.terminal import guarded_console

    with Progress(
        console=guarded_console(stderr=True),
        transient=True,
        auto_refresh=False,  # it would need a thread
        redirect_stderr=False,
        # If both go to one terminal, findings must appear above the bar, not in it.
        redirect_stdout=sys.stdout.isatty(),
    ) as progress:
        task = progress.add_task(words.say("audit-progress"), total=size)

        def advance(done: int) -> None:
            progress.update(task, advance=done, refresh=True)

        yield _counted(lines, advance)


def _counted(lines: Iterable[str], advance: Callable[[int], None]) -> Iterator[str]:
    done = 0
    for line in lines:
        done += len(line)
        if done > LONG // 20:
            advance(done)
            done = 0
        yield line


def _print_text(name: str, run: "Audit", findings: "Iterator[AuditFinding]", words: Words) -> None:
    for finding in findings:
        line = fact(
            "audit-line",
            file=name,
            line=finding.line,
            shoe=finding.shoe,
            coup="" if finding.coup is None else str(finding.coup),
            problem=finding.problem,
        )
        print(one_line(words.text(line)))
    print(
        words.say(
            "audit-summary",
            coups=fact("count-coups", count=run.coups),
            shoes=fact("count-shoes", count=run.shoes),
            wagers=fact("count-wagers", count=run.wagers),
            result=_result(run),
        )
    )
    for gap, times in run.gaps.items():
        print(words.say("audit-not-judged", what=fact_of("audit-gap", gap), count=times))


def _result(run: "Audit") -> Fact:
    """The number of findings, in total and by kind."""
    from puntobanco.analysis.audit_findings import AuditKind

    total = sum(run.kinds.values())
    if not total:
        return fact("audit-clean")
    kinds = listed(
        fact("audit-kind-count", kind=fact_of("audit-kind", kind), count=run.kinds[kind])
        for kind in AuditKind
        if run.kinds[kind]
    )
    return fact("audit-found", count=total, kinds=kinds)


def _by_kind(run: "Audit") -> dict[str, int]:
    from puntobanco.analysis.audit_findings import AuditKind

    return {kind.value: run.kinds[kind] for kind in AuditKind if run.kinds[kind]}


def _print_json(name: str, run: "Audit", findings: "Iterator[AuditFinding]", words: Words) -> None:
    from tempfile import SpooledTemporaryFile

    # Findings are written only after the whole log was read: an unreadable log must not leave half
    # a document, and a long one need not fit in memory.
    with SpooledTemporaryFile(1 << 20, "w+", encoding="utf-8") as waiting:
        for finding in findings:
            waiting.write(json.dumps(_as_json(finding, words), ensure_ascii=False) + "\n")
        waiting.seek(0)
        head = {"file": name, "coups": run.coups, "shoes": run.shoes, "wagers": run.wagers}
        counts = {
            "by_kind": _by_kind(run),
            "not_judged": [
                {
                    "what": gap.value,
                    "text": words.text(fact_of("audit-gap", gap)),
                    "count": count,
                }
                for gap, count in run.gaps.items()
            ],
        }
        _write_json(head, waiting, counts)


def _write_json(head: Mapping[str, object], waiting: IO[str], counts: Mapping[str, object]) -> None:
    print(json.dumps(head, ensure_ascii=False)[:-1] + ', "findings": [', end="")
    for place, line in enumerate(waiting):
        print("," if place else "", line.rstrip("\n"), sep="", end="")
    print("], " + json.dumps(counts, ensure_ascii=False)[1:])


def _as_json(finding: "AuditFinding", words: Words) -> dict[str, object]:
    return {
        "line": finding.line,
        "kind": finding.kind.value,
        "shoe": finding.shoe,
        "coup": finding.coup,
        "code": finding.problem.code,
        "params": finding.problem.wire_params(),
        "text": words.text(finding.problem),
    }
