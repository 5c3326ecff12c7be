"""Names of arguments in error messages. The command line shows the option instead."""

from enum import Enum

from puntobanco.core.facts import Fact, Value, fact, fact_of


class Argument(Enum):
    """An argument of the library. Most have an option of a command."""

    AGAINST = "against"
    BANKROLL = "bankroll"
    BOUND = "bound"
    CONTRIBUTION = "contribution"
    COUPS = "coups"
    COUPS_AN_HOUR = "coups-an-hour"
    COUPS_PER_SHOE = "coups-per-shoe"
    DECKS = "decks"
    FIRST_SHOE = "first-shoe"
    HANDS = "hands"
    HOURS_A_DAY = "hours-a-day"
    LAYOUT = "layout"
    LEAST = "least"
    MOST = "most"
    PAID = "paid"
    RATES = "rates"
    RESERVE = "reserve"
    RIDES = "rides"
    RISK = "risk"
    SEED = "seed"
    SEEDS = "seeds"
    SESSIONS = "sessions"
    SHOE = "shoe"
    SHOES = "shoes"
    STAKE = "stake"
    STOP_LOSS = "stop-loss"
    STOP_WIN = "stop-win"
    TABLES = "tables"
    UNIT = "unit"
    WAGERS = "wagers"
    WORKERS = "workers"
    YEARS = "years"


def argument(name: Argument) -> Fact:
    """The name of the argument as used in a sentence."""
    return fact_of("argument", name)


def quoted(text: str) -> Fact:
    """A quoted user text, cut to 80 characters."""
    return fact("error-quoted", text=text[:80])


def too_small(name: Argument, value: Value, least: Value) -> Fact:
    """The argument is below its minimum."""
    return fact("error-argument-least", argument=argument(name), value=value, least=least)


def out_of_range(name: Argument, value: Value, least: Value, most: Value) -> Fact:
    """The argument is outside its range."""
    return fact(
        "error-argument-range", argument=argument(name), value=value, least=least, most=most
    )


def not_positive(name: Argument, value: Value) -> Fact:
    """The argument is an amount of zero or less."""
    return fact("error-argument-positive", argument=argument(name), value=value)


def too_large(name: Argument, value: Value, most: Value) -> Fact:
    """The argument is an amount above its maximum."""
    return fact("error-argument-amount-most", argument=argument(name), value=value, most=most)


def no_choice(name: Argument, value: str, choices: Value) -> Fact:
    """The argument is not one of its choices."""
    return fact(
        "error-argument-choice", argument=argument(name), value=quoted(value), choices=choices
    )
