"""What the command line states about options and their values."""

from puntobanco.core.arguments import quoted
from puntobanco.core.facts import Amount, Fact, Numeral, Value, all_of, fact, listed, one_of
from puntobanco.sheets import game_keys, load_game
from puntobanco.simulation.workers import cores


def mistyped(option: str, value: str, expected: Fact) -> Fact:
    """The error of a value that an option does not accept."""
    return fact("error-typed", option=option, value=quoted(value), expected=expected)


def misused(command: str, problem: str) -> Fact:
    """The error of a command with wrong arguments or options, in the words of its parser."""
    return fact("error-usage", problem=problem, command=command)


def not_an_amount(option: str, text: str) -> Fact:
    """The error of an amount that cannot be read, in a currency with two decimal places or more."""
    example = Numeral("12.50", grouped=False)
    problem = fact("error-amount", text=repr(text), example=example)
    return fact("error-place", place=option, problem=problem)


def too_small(option: str, value: int, least: int) -> Fact:
    """The error of a number below its minimum."""
    return fact("error-argument-least", argument=option, value=value, least=least)


def out_of_range(option: Value, value: int, least: int, most: int | str) -> Fact:
    """The error of a number outside its range."""
    return fact("error-argument-range", argument=option, value=value, least=least, most=most)


def no_choice(option: str, value: str, *choices: str) -> Fact:
    """The error of a value that is none of the choices."""
    return fact(
        "error-argument-choice", argument=option, value=quoted(value), choices=one_of(choices)
    )


def not_whole(option: str, value: str) -> Fact:
    """The error of a number that is not whole."""
    return fact("error-whole", argument=option, value=quoted(value))


def dollars(minor: int) -> Value:
    """An amount in the currency of the built-in games."""
    return Amount(minor, "USD", 2)


def exclusive(*options: str) -> Fact:
    """The error of options that exclude each other."""
    return fact("error-options-exclusive", options=all_of(options))


def not_positive(option: str, value: Value) -> Fact:
    """The error of an amount that is not above zero."""
    return fact("error-argument-positive", argument=option, value=value)


def no_seed(option: str, value: str) -> Fact:
    """The error of a seed that is not a number."""
    return fact(
        "error-argument-range", argument=option, value=quoted(value), least=0, most="2^64 - 1"
    )


def no_workers(option: str, value: int) -> Fact:
    """The error of a number of workers that this machine does not allow."""
    most = max(8, 4 * cores())
    return fact("error-workers", argument=option, value=value, most=most, cores=cores())


def without_meter(option: str, value: str, game: str) -> Fact:
    """The error of an option about the meter for a game that has none."""
    return fact("error-option-no-meter", option=option, value=value, game=game)


def unknown_game(name: str) -> Fact:
    """The error of a game that is neither built in nor a file."""
    problem = fact("sheet-error-game-unknown", known=listed(game_keys()))
    return fact("sheet-error-in", file=name, problem=problem)


def unknown_bet(bet: str, game: str) -> Fact:
    """The error of a bet that a game does not offer."""
    offered = one_of(one.key for one in load_game(game).bets)
    return fact("error-game-bet", bet=bet, game=game, offered=offered)


def no_file(database: str) -> Fact:
    """The error of a database that does not exist."""
    return fact("error-database", database=database)


def no_pit(name: str, *pits: str) -> Fact:
    """The error of a pit that the log does not have."""
    return fact("error-pit", pit=name, pits=one_of(pits))


BACKWARDS = fact(
    "period-backwards", since="2024-01-02T00:00:00.000Z", until="2024-01-01T00:00:00.000Z"
)
"""The error of a period from 2024-01-02 to 2024-01-01."""
