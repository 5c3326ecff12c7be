"""Reports as text: a heading, then tables."""

from rich.console import Console
from rich.table import Table

from puntobanco.cli.terminal import guarded_console
from puntobanco.core.facts import fact_of
from puntobanco.house.moments import millisecond_text
from puntobanco.office.heading import Heading
from puntobanco.office.layout import TEXTS, Block, Report
from puntobanco.words import Words

NARROWEST = 140
"""Columns of money need this width; on a narrower terminal the lines wrap."""


def print_text(report: Report, words: Words) -> None:
    """Print a report as text."""
    console = guarded_console(highlight=False)
    if console.width < NARROWEST:
        console = guarded_console(highlight=False, width=NARROWEST)
    _print_heading(console, report.heading, words)
    if report.period is not None:
        since, until = map(millisecond_text, report.period)
        console.print(words.say("report-period", since=since, until=until))
    for block in report.blocks:
        if block.title:
            console.print(f"\n{block.title}", soft_wrap=True)
        console.print(_table(block, words))
        if block.note is not None:
            console.print(words.text(block.note))


def _print_heading(console: Console, heading: Heading, words: Words) -> None:
    title = words.text(fact_of("report-title", heading.report, about=heading.about))
    console.print(f"{title} · {heading.house}")
    if heading.demonstration:
        console.print(words.say("report-demonstration"))
    console.print(words.say("report-generated", at=millisecond_text(heading.generated_ms)))
    for anchor in heading.read_to:
        console.print(words.say("report-as-of", anchor=anchor), soft_wrap=True)
    if heading.empty:
        console.print(words.say("report-no-activity"))


def _table(block: Block, words: Words) -> Table:
    """A block as a table: texts to the left, figures to the right."""
    table = Table(box=None, pad_edge=False)
    for column in block.columns:
        heading = "" if column is None else words.text(fact_of("report-column", column))
        left = column is None or column in TEXTS
        table.add_column(heading, justify="left" if left else "right", no_wrap=True)
    for row in block.rows:
        table.add_row(*map(words.text, row))
    return table
