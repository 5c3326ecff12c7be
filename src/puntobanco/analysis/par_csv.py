"""The par sheet as CSV: a line per row of each pay table, with every figure of its bet.

Each line repeats the figures of the bet, its meter and the game, so it is complete even after
sorting. A cell is empty if a bet has no such figure.
"""

from puntobanco.analysis.par import DECKS, PLAYS, ParSheet, name_of
from puntobanco.analysis.par_data import BetData, ParData, RowData, par_data
from puntobanco.core.csv_text import csv_of

Line = dict[str, object]

_OF_THE_METER = (
    "meter",
    "rate",
    "reserve",
    "seed",
    "fixed_return",
    "edge_steady",
    "edge_shared",
    "wagers_against",
    "edge_printed",
    "hit_printed",
    "break_even_meter",
    "mean_award",
    "median_award",
    "award_95",
    "tolerance",
    "wagers_between_awards",
    "wagers_per_coup",
)


def par_csv(sheet: ParSheet) -> str:
    """The sheet as CSV with a header line; the figures are those of `par_data`."""
    data = par_data(sheet)
    lines = [
        {**_game(data), **_ride(bet), **_row(row), **_bet(bet), **_joint(data, name_of(price))}
        for price, bet in zip(sheet.bets, data["bets"], strict=True)
        for row in bet["rows"]
    ]
    return csv_of(lines)


def _game(data: ParData) -> Line:
    return {
        "game": data["game"],
        "hash": data["hash"],
        "decks": data.get("decks"),
        "counts": " ".join(map(str, data.get("counts", ()))),
        "total_combinations": data["total_combinations"],
    }


def _ride(bet: BetData) -> Line:
    return {"bet": bet["key"], "hands": bet.get("hands"), "commission": bet.get("commission")}


def _row(row: RowData) -> Line:
    keys = ("label", "pays", "share", "combinations", "probability", "one_in", "return")
    return {key: row.get(key) for key in keys}


def _bet(bet: BetData) -> Line:
    ends = {
        f"return_{end}_{plays}": bet["return_range"][str(plays)][place]
        for plays in PLAYS
        for place, end in enumerate(("from", "to"))
    }
    return {
        "edge": bet["edge"],
        "edge_exact": bet["edge_exact"],
        "hit": bet["hit"],
        "variance": bet["variance"],
        "deviation": bet["deviation"],
        "skew": bet["skew"],
        "volatility_index": bet["volatility_index"],
        **ends,
        **{f"return_law_{plays}": bet["return_law"][str(plays)] for plays in PLAYS},
        **{key: bet.get(key) for key in _OF_THE_METER},
        **_printed(bet),
    }


def _printed(bet: BetData) -> Line:
    """The percentages that the sheet prints for a metered bet."""
    found: Line = {}
    for figure in ("edge", "hit"):
        said = [one["printed"] for one in bet.get("printed", ()) if one["figure"] == figure]
        found[f"{figure}_printed"] = " ".join(said) or None
    return found


def _joint(data: ParData, name: str) -> Line:
    """The edge of a bet by number of decks, and its correlation with every other bet."""
    by_decks = {f"edge_{decks}_decks": data["edge_by_decks"][str(decks)][name] for decks in DECKS}
    others = {f"correlation_{key}": one for key, one in data["correlations"][name].items()}
    return {**by_decks, **others}
