"""The edge of a wager if a prize is shared with wagers on the other hand."""

from dataclasses import replace
from fractions import Fraction

import pytest

from puntobanco.analysis.par import par_sheet
from puntobanco.analysis.par_data import par_data
from puntobanco.analysis.par_method import method
from puntobanco.analysis.par_tables import meter_table
from puntobanco.analysis.progressive import chances
from puntobanco.core.facts import Numeral, fact
from puntobanco.core.game import Split
from puntobanco.core.money import Minor
from puntobanco.core.rows import PaysKind
from puntobanco.sheets import load_game

SHOWN = Minor(80_000_00)


@pytest.mark.parametrize("key", ["progressive-1", "progressive-2", "progressive-3"])
@pytest.mark.parametrize(("alike", "against"), [(1, 1), (1, 3), (2, 1), (3, 0)])
@pytest.mark.parametrize("split", Split)
def test_the_edge_counts_every_share_that_a_wager_gets(
    key: str, alike: int, against: int, split: Split
) -> None:
    """Row by row: the return of its own hand, plus its share of what the other hand wins."""
    game = load_game(key, settings={"split": split.value})
    sheet = par_sheet(game, shown=SHOWN, wagers=alike, against=against)
    for own, other in (("player", "banker"), ("banker", "player")):
        among = alike + (against if split is Split.PARTICIPANTS else 0)
        brought = Fraction(0)
        for row in sheet[f"progressive:{own}"].rows:
            if row.row is not None and row.row.pays.kind is PaysKind.METER:
                brought += row.probability * row.row.pays.ratio * SHOWN / 100 / among
            else:
                brought += row.contribution
        if split is Split.PARTICIPANTS and against:
            for row in sheet[f"progressive:{other}"].rows:
                if row.row is not None and row.row.pays.kind is PaysKind.METER:
                    brought += row.probability * row.row.pays.ratio * SHOWN / 100 / among
        [figures] = [one for one in sheet.meters if one.hands == own]
        assert sheet.shared_edge(figures) == 1 - brought


def test_one_wager_on_each_hand_shares_both_prizes() -> None:
    """Table 3 at $80,000, one wager on each hand: half of both prizes, not one whole prize."""
    sheet = par_sheet(load_game("progressive-3"), shown=SHOWN, against=1)
    player, banker, either = sheet.meters
    tops = [chances(figures.price).top for figures in (player, banker)]
    for figures in (player, banker):
        edge = 1 - figures.meter.chances.fixed_return - sum(tops) * SHOWN / 100 / 2
        assert sheet.shared_edge(figures) == edge
    assert sheet.shared_edge(either) is None
    [line] = [row for row in meter_table(sheet).rows if row[0] == fact("par-edge-against", n=1)]
    edges = (Numeral("52.925530", percent=True), Numeral("53.529011", percent=True))
    assert line[1:] == (*edges, fact("par-none"))
    assert [bet.get("wagers_against") for bet in par_data(sheet)["bets"][-3:]] == [1, 1, 1]
    assert "par-method-shared" in [paragraph.code for paragraph in method(sheet)]


def test_the_division_of_prizes_does_not_affect_a_single_wager() -> None:
    game = load_game("progressive-3")
    assert game.progressive is not None
    for split in Split:
        other = replace(game, progressive=replace(game.progressive, split=split))
        sheet = par_sheet(other, shown=SHOWN)
        for figures in sheet.meters[:2]:
            assert sheet.shared_edge(figures) == figures.price.edge
