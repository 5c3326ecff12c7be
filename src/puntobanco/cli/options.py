"""Arguments and options that several commands share, and their parsers."""

from typing import TYPE_CHECKING, Annotated

import typer

from puntobanco.core.errors import NotationError, RuleError
from puntobanco.core.facts import Fact, fact, one_of
from puntobanco.words import Words
from puntobanco.words.languages import Language, languages, parse_language

if TYPE_CHECKING:
    from puntobanco.core.game import Game
    from puntobanco.core.money import Minor


def games_begun(begun: str) -> list[str]:
    """The built-in games whose key starts with this text, for shell completion."""
    from puntobanco.sheets.files import game_keys

    return [key for key in game_keys() if key.startswith(begun)]


def _profiles(begun: str) -> list[str]:
    from puntobanco.sheets.files import profile_keys

    return [key for key in profile_keys() if key.startswith(begun)]


def _languages(begun: str) -> list[str]:
    return [tag for tag in languages() if tag.startswith(begun)]


class UnknownLanguage(typer.BadParameter):
    """A language that the catalogue does not have."""

    def __init__(self, tag: str) -> None:
        self.stated = fact("error-language", tag=tag, languages=one_of(languages()))
        super().__init__(str(self.stated))


def _language(tag: str) -> Language:
    try:
        return parse_language(tag)
    except ValueError:
        raise UnknownLanguage(tag) from None


GameArgument = Annotated[
    str,
    typer.Argument(
        help="The key of a game, or a sheet ending in .toml.", autocompletion=games_begun
    ),
]
ProfileArgument = Annotated[
    str,
    typer.Argument(
        help="The key of a profile, or a file ending in .toml.", autocompletion=_profiles
    ),
]
ProfileOption = Annotated[
    str | None, typer.Option(help="Profile to apply to the game.", autocompletion=_profiles)
]
SettingsOption = Annotated[
    list[str] | None,
    typer.Option("--set", help="Override a setting: KEY=VALUE (repeatable)."),
]
DatabaseArgument = Annotated[str, typer.Argument(help="The house's database: a file or a URL.")]
PitOption = Annotated[str | None, typer.Option(help="The pit (required if there are several).")]
LanguageOption = Annotated[
    Language,
    typer.Option(
        "--language",
        metavar=f"<{'|'.join(languages())}>",
        help="Language of the output.",
        parser=_language,
        autocompletion=_languages,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def parse_settings(written: list[str]) -> dict[str, str]:
    """Settings by key, from the `KEY=VALUE` texts of `--set`.

    >>> parse_settings(["total-decks=6", "tie-odds = 9"])
    {'total-decks': '6', 'tie-odds': '9'}
    """
    settings: dict[str, str] = {}
    for one in written:
        key, sign, value = (part.strip() for part in one.partition("="))
        if not (key and sign and value):
            raise NotationError(fact("error-set", text=one))
        if key in settings:
            first = settings[key]
            raise NotationError(fact("error-set-repeated", text=one, key=key, first=first))
        settings[key] = value
    return settings


def parse_amount(option: str, written: str, exponent: int, language: Language) -> "Minor":
    """The amount given for an option, as typed in a language. An error names the option."""
    from puntobanco.words.typed import typed_amount

    try:
        return typed_amount(written, exponent, language)
    except NotationError as error:
        raise NotationError(fact("error-place", place=option, problem=error.stated)) from None


def why_data(why: Fact | str, words: Words) -> dict[str, object]:
    """A reason in JSON: its sentence in the language of the output, its code and its parameters."""
    if isinstance(why, str):
        return {"why": why}
    return {"why": words.text(why), "code": why.code, "params": why.wire_params()}


def write_document(option: str, document: str, file: str) -> None:
    """Write to the file given for an option; - prints."""
    from pathlib import Path

    if file == "-":
        print(document, end="")
        return
    try:
        Path(file).write_text(document, encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise NotationError(fact("error-write", option=option, file=file, why=why)) from None


def no_meter(option: str, value: str, game: "Game") -> Fact:
    """An option about a meter, given for a game without one."""
    return fact("error-option-no-meter", option=option, value=value, game=game.key)


def parse_meter(game: "Game", shown: str | None, language: Language) -> "Minor | None":
    """The amount given as shown by the progressive meter. Refused for a game without one."""
    if shown is None:
        return None
    if game.progressive is None:
        raise RuleError(no_meter("--meter", shown, game))
    amount = parse_amount("--meter", shown, game.currency.exponent, language)
    if amount < 0:
        raise RuleError(fact("error-option-negative", option="--meter", value=shown))
    return amount
