"""The betting areas as screens print them."""

import pytest

from puntobanco.server import views
from puntobanco.words import ENGLISH, words_in
from tests.kit.tables import Play


@pytest.mark.parametrize(
    ("game", "bet", "odds"),
    [
        ("commission-free-baccarat", "banker", "1 to 1"),
        ("fortune-7", "banker", "1 to 1"),
        ("fortune-7", "fortune-7", "40 to 1"),
        ("mini-baccarat", "banker", "1 to 1, less 5 %"),
        ("lnw-dragon-bonus-2", "player-dragon-bonus", "20 to 1"),
        ("progressive-2", "progressive", "100 % of meter"),
    ],
)
def test_an_area_shows_the_highest_pay(game: str, bet: str, odds: str) -> None:
    info = views.info(Play(game).table, "T", words_in(ENGLISH))
    [area] = [area for area in info.bets if area.key == bet]
    assert area.odds == odds


def test_an_area_names_the_column_of_its_fee() -> None:
    info = views.info(Play("commission-free-baccarat").table, "T", words_in(ENGLISH))
    columns = {area.key: (area.fee_column, area.fee) for area in info.bets}
    assert columns == {"player": ("line", 100), "banker": ("line", 100), "tie": ("tie", 100)}
