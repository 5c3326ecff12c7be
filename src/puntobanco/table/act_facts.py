"""What a second person is asked to approve at a table."""

from typing import assert_never

from puntobanco.core.facts import Value, fact
from puntobanco.people.acts import ActFacts
from puntobanco.table import commands
from puntobanco.table.acts import TableAct
from puntobanco.table.state import Table


def act_facts(table: Table, command: TableAct) -> ActFacts:
    """An act as facts, with what it changes at the table now."""
    reason = (fact("act-line-reason"), command.reason)
    match command:
        case commands.VoidCoup():
            return ActFacts(fact("act-void-coup"), ((fact("act-line-coup"), _coup(table)), reason))
        case commands.CorrectCard():
            cards = () if table.coup is None else table.coup.cards
            known = 0 <= command.place < len(cards)
            return ActFacts(
                fact("act-correct-card"),
                (
                    (fact("act-line-coup"), _coup(table)),
                    (fact("act-line-card-dealt"), command.place + 1),
                    (fact("act-line-before"), cards[command.place] if known else _nothing()),
                    (fact("act-line-after"), command.card),
                    reason,
                ),
            )
        case commands.CorrectCoup():
            records = [one.cards for one in table.recall if one.number == command.coup]
            return ActFacts(
                fact("act-correct-coup"),
                (
                    (fact("act-line-coup"), command.coup),
                    (fact("act-line-before"), " ".join(records[-1]) if records else _nothing()),
                    (fact("act-line-after"), " ".join(command.cards)),
                    reason,
                ),
            )
        case commands.ChangeSetting():
            settings = () if table.game is None else table.game.settings
            held = [one.value for one in settings if one.key == command.key]
            return ActFacts(
                fact("act-change-setting"),
                (
                    (fact("act-line-setting"), command.key),
                    (fact("act-line-before"), str(held[0]) if held else _nothing()),
                    (fact("act-line-after"), str(command.value)),
                    reason,
                ),
            )
        case _:
            assert_never(command)


def _coup(table: Table) -> Value:
    return _nothing() if table.coup is None else table.coup.number


def _nothing() -> Value:
    return fact("act-nothing")
