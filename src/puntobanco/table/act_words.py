"""What a second person is asked to approve at a table, in words, before they sign."""

from typing import assert_never

from puntobanco.core.text import Text
from puntobanco.people.acts import REASON, ActWords, Lines, plain
from puntobanco.table import commands
from puntobanco.table.acts import TableAct
from puntobanco.table.state import Table

_COUP = Text("Coup", "局号", "局號")
_CARD = Text("Card dealt", "第几张牌", "第幾張牌")
_BEFORE = Text("Recorded as", "记录为", "記錄為")
_AFTER = Text("Corrected to", "更正为", "更正為")
_SETTING = Text("Setting", "设置", "設定")


def act_words(table: Table, command: TableAct) -> ActWords:
    """An act in words, with what it changes at the table as it stands."""
    why = (REASON, plain(command.reason))
    match command:
        case commands.VoidCoup():
            title = Text("Void the coup", "本局作废", "本局作廢")
            return ActWords(title, ((_COUP, _coup(table)), why))
        case commands.CorrectCard():
            title = Text("Correct a card", "更正一张牌", "更正一張牌")
            cards = () if table.coup is None else table.coup.cards
            known = 0 <= command.place < len(cards)
            lines: Lines = (
                (_COUP, _coup(table)),
                (_CARD, plain(command.place + 1)),
                (_BEFORE, plain(cards[command.place] if known else "–")),
                (_AFTER, plain(command.card)),
                why,
            )
            return ActWords(title, lines)
        case commands.CorrectCoup():
            title = Text("Correct the last coup", "更正上一局", "更正上一局")
            records = [one.cards for one in table.recall if one.number == command.coup]
            lines = (
                (_COUP, plain(command.coup)),
                (_BEFORE, plain(" ".join(records[-1]) if records else "–")),
                (_AFTER, plain(" ".join(command.cards))),
                why,
            )
            return ActWords(title, lines)
        case commands.ChangeSetting():
            title = Text("Change a setting", "更改设置", "更改設定")
            settings = () if table.game is None else table.game.settings
            held = [one.value for one in settings if one.key == command.key]
            lines = (
                (_SETTING, plain(command.key)),
                (_BEFORE, plain(held[0] if held else "–")),
                (_AFTER, plain(command.value)),
                why,
            )
            return ActWords(title, lines)
        case _:
            assert_never(command)


def _coup(table: Table) -> Text:
    return plain("–" if table.coup is None else table.coup.number)
