"""Decide: a command and its circumstances in, events or a refusal out."""

from typing import assert_never

from puntobanco.core.game import Game
from puntobanco.table import (
    betting,
    commands,
    correcting,
    dealing,
    linking,
    opening,
    position,
    seating,
    shoes,
)
from puntobanco.table.commands import AnyCommand
from puntobanco.table.context import TableContext
from puntobanco.table.decision import Decision
from puntobanco.table.state import Table


def decide(  # noqa: C901 -- one line a command
    table: Table, command: AnyCommand, asked: TableContext, *, changed: Game | None = None
) -> Decision:
    """The events or the refusal of a command at this table.

    `changed` is the game with a changed setting applied; other commands ignore it.
    """
    match command:
        case commands.OpenTable():
            return opening.open_table(table, command, asked)
        case commands.CloseTable():
            return opening.close_table(table, command, asked)
        case commands.DisableTable():
            return opening.disable(table, command, asked)
        case commands.EnableTable():
            return opening.enable(table, command, asked)
        case commands.ChangeSetting():
            return opening.change_setting(table, command, asked, changed)
        case commands.Sit():
            return seating.sit(table, command, asked)
        case commands.Leave():
            return seating.leave(table, command, asked)
        case commands.BuyChips():
            return seating.buy_chips(table, command, asked)
        case commands.CashOut():
            return seating.cash_out(table, command, asked)
        case commands.StartShoe():
            return shoes.start(table, command, asked)
        case commands.CutShoe():
            return shoes.cut(table, command, asked)
        case commands.BurnCards():
            return shoes.burn(table, command, asked)
        case commands.ShowCutCard():
            return shoes.show_cut_card(table, command, asked)
        case commands.EndShoe():
            return shoes.end(table, command, asked)
        case commands.OfferPosition():
            return position.offer(table, command, asked)
        case commands.AcceptPosition():
            return position.accept(table, command, asked)
        case commands.DeclinePosition():
            return position.decline(table, command, asked)
        case commands.PostBank():
            return position.post_bank(table, command, asked)
        case commands.WaiveFees():
            return position.waive(table, command, asked)
        case commands.OpenBetting():
            return betting.open_betting(table, command, asked)
        case commands.PlaceWager():
            return betting.place(table, command, asked)
        case commands.TakeBackWager():
            return betting.take_back(table, command, asked)
        case commands.TakeBackAll():
            return betting.take_back_all(table, command, asked)
        case commands.RepeatWagers():
            return betting.repeat(table, command, asked)
        case commands.DoubleWagers():
            return betting.double(table, command, asked)
        case commands.CloseBetting():
            return betting.close_betting(table, command, asked)
        case commands.DealCard():
            return dealing.deal(table, command, asked)
        case commands.TurnCards():
            return dealing.turn_cards(table, command, asked)
        case commands.CorrectCard():
            return dealing.correct_card(table, command, asked)
        case commands.SettleCoup():
            return dealing.settle_coup(table, command, asked)
        case commands.VoidCoup():
            return dealing.void_coup(table, command, asked)
        case commands.CorrectCoup():
            return correcting.correct_coup(table, command, asked)
        case commands.LinkMeter():
            return linking.link(table, command, asked)
        case commands.UnlinkMeter():
            return linking.unlink(table, command, asked)
        case _:
            assert_never(command)
