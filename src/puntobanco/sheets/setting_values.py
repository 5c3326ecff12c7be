"""The values of settings as facts."""

from enum import Enum
from typing import assert_never

from puntobanco.core import game
from puntobanco.core.facts import Numeral, Value, fact_of
from puntobanco.core.money import parse_money, parse_percent


class SettingChoice(Enum):
    """A value that a sheet writes as a key; `setting-value-…` are its messages."""

    YES = "yes"
    NO = "no"
    NONE = "none"
    NEAREST = "nearest"
    PATRON = "patron"
    HOUSE = "house"
    PRINTED = "printed"
    SIDE_BETS_FIRST = "side-bets-first"
    GROSS = "gross"
    NET = "net"
    SHEET = "sheet"
    EVERY_HAND = "every-hand"
    BEFORE_CARDS = "before-cards"
    AFTER_HAND = "after-hand"
    PLAIN = "plain"
    NO_FOUR = "no-four"
    NO_FOUR_NO_THIRTEEN = "no-four-no-thirteen"
    STANDARD = "standard"
    BANKER_6 = "banker-6"
    COMMISSION_5 = "5-commission"
    FORTUNE_7 = "nc-fortune-7"
    PAYTABLE_1 = "paytable-1"
    PAYTABLE_2 = "paytable-2"
    PAYTABLE_3 = "paytable-3"
    LINE = "line"
    WINNING_HAND = "winning-hand"
    WINNERS = "winners"
    PARTICIPANTS = "participants"
    TRAY = "tray"
    METER = "meter"
    KEYED = "keyed"
    CARDED = "carded"


NONE = "none"
"""The value of an optional amount that is not set."""

_CHOICES = {choice.value: choice for choice in SettingChoice}


def setting_value(kind: game.SettingKind, value: game.Value) -> Value:
    """The value of a setting. Colours and the keys of custom choices are returned as text.

    >>> kinds = game.SettingKind
    >>> str(setting_value(kinds.FLAG, True)), str(setting_value(kinds.WORD, "nearest"))
    ('yes', 'nearest, halves to the patron')
    >>> setting_value(kinds.AMOUNT, "1,000.50")
    Numeral(digits='1000.50', percent=False, grouped=True)
    """
    if has_words(value):
        written = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        return fact_of("setting-value", _CHOICES[written])
    match kind:
        case game.SettingKind.COUNT:
            return Numeral(str(value), grouped=False)
        case game.SettingKind.AMOUNT:
            return Numeral(str(value).replace(",", ""))
        case game.SettingKind.RATE:
            return Numeral(str(value).rstrip(" %"), percent=True, grouped=False)
        case game.SettingKind.FLAG | game.SettingKind.COLOUR | game.SettingKind.WORD:
            return str(value)
        case _:
            assert_never(kind)


def figure_of(kind: game.SettingKind, value: game.Value, exponent: int) -> int | None:
    """The number in a value: a count, an amount in minor units or a rate per million.

    >>> figure_of(game.SettingKind.AMOUNT, "12.50", 2), figure_of(game.SettingKind.RATE, "26 %", 2)
    (1250, 260000)
    """
    if value == NONE:
        return None
    match kind:
        case game.SettingKind.COUNT:
            return int(value)
        case game.SettingKind.AMOUNT:
            return parse_money(value, exponent)
        case game.SettingKind.RATE:
            return parse_percent(str(value))
        case _:
            return None


def has_words(value: game.Value) -> bool:
    """Whether a value is rendered in words and not as written."""
    return isinstance(value, bool) or value in _CHOICES
