"""The page of all games and of the parts they are made of, written from the rule sheets."""

from collections.abc import Iterable, Iterator

from puntobanco.core.facts import Fact
from puntobanco.core.game import Game
from puntobanco.core.names import plain_name
from puntobanco.core.rows import Row
from puntobanco.core.wording import pays_fact, row_fact
from puntobanco.sheets import game_keys, load_game
from puntobanco.sheets.files import Part, load_parts
from puntobanco.sheets.offers import paytables
from puntobanco.sheets.rulesheet import payout
from puntobanco.sheets.settings import decides


def games_page() -> str:
    """Every game with its bets and settings."""
    parts = ["# Games and settings\n", "Written by `make docs` from the rule sheets.\n"]
    parts.extend(_game(load_game(key)) for key in game_keys())
    parts.append("## Parts\n")
    parts.append(
        "What several games share, for the `extends` of a sheet. A setting without a name is one of"
        " a part below, and only its value, choices or lock are said anew.\n"
    )
    parts.extend(_part(name, part) for name, part in load_parts().items())
    return "\n".join(parts)


def _game(game: Game) -> str:
    lines = [f"## {game.key}\n", f"{plain_name(game.name)}\n"]
    lines.append(f"Sheet: *{game.source}*. Banked by: {game.banking.by.value}.\n")
    lines.append("| bet | side | pays | needs |\n|---|---|---|---|")
    for bet in game.bets:
        needs = " or ".join(bet.needs) or "–"
        pays = "<br>".join(_line(row, payout(bet, row)) for row in bet.rows)
        lines.append(f"| `{bet.key}` | {bet.side.value} | {pays} | {needs} |")
    lines.append("\n| setting | name | value | may change |\n|---|---|---|---|")
    for setting in game.settings:
        when = "table closed" if setting.scope.value == "rule" else "between coups"
        may = when if setting.editable else "read only"
        value = str(setting.value) if setting.applies else "not applicable"
        lines.append(f"| `{setting.key}` | {plain_name(setting.label)} | {value} | {may} |")
    return "\n".join(lines) + "\n"


def _line(row: Row, pays: Fact) -> str:
    return f"{row_fact(row)}: {pays}"


def _told(rows: Iterable[Row]) -> str:
    return "<br>".join(_line(row, pays_fact(row.pays)) for row in rows)


def _part(name: str, part: Part) -> str:
    lines = [f"### {name}\n", f"{part.about}\n"]
    if part.extends:
        lines.append(f"Extends {', '.join(f'`{one}`' for one in part.extends)}.\n")
    lines += _bets_of(part)
    lines += _paytables_of(part)
    lines += _settings_of(part)
    others = [key for key in part.tree if key not in ("extends", "bets", "paytables", "settings")]
    if others:
        lines.append(f"It also says {', '.join(f'`{key}`' for key in others)}.\n")
    return "\n".join(lines)


def _bets_of(part: Part) -> Iterator[str]:
    bets = part.tree.get("bets", {})
    if bets:
        yield "| bet | side | pay table |\n|---|---|---|"
        for key, bet in bets.items():
            paytable = f"`{bet['paytable']}`" if "paytable" in bet else "the sheet's to say"
            yield f"| `{key}` | {bet.get('side', '–')} | {paytable} |"
        yield ""


def _paytables_of(part: Part) -> Iterator[str]:
    if "paytables" in part.tree:
        yield "| pay table | pays | commission |\n|---|---|---|"
        for key, rows in paytables(part.merged).items():
            commission = part.tree["paytables"][key].get("commission", "–")
            yield f"| `{key}` | {_told(rows)} | {commission} |"
        yield ""


def _settings_of(part: Part) -> Iterator[str]:
    settings = part.tree.get("settings", {})
    if settings:
        yield "| setting | name | value | decides |\n|---|---|---|---|"
        for key, told in settings.items():
            name = plain_name(told["label"]) if "label" in told else "–"
            places = ", ".join(f"`{place}`" for place in decides(told)) or "–"
            yield f"| `{key}` | {name} | {_value(told.get('value'))} | {places} |"
        yield ""


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)
