"""The par sheet in all its forms: the same figures in each."""

import csv
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from math import isclose, log
from typing import Any

import pytest

from puntobanco.analysis.par import DECKS, PLAYS, ParSheet, name_of, par_sheet
from puntobanco.analysis.par_csv import par_csv
from puntobanco.analysis.par_data import BetData, ParData, par_data
from puntobanco.analysis.par_figures import PLACES, bet_label, hands_fact
from puntobanco.analysis.par_html import par_html
from puntobanco.analysis.par_markdown import par_markdown
from puntobanco.analysis.par_method import method, warnings
from puntobanco.analysis.par_tables import Lines, header_lines, range_table
from puntobanco.analysis.ranges import Law
from puntobanco.analysis.weights import Composition
from puntobanco.core.facts import ENGLISH, Fact, fact, one_of
from puntobanco.core.figures import decimal, numeral, percentage
from puntobanco.core.game import Value
from puntobanco.core.money import Minor
from puntobanco.core.printed import Hands
from puntobanco.sheets import game_keys, load_game
from puntobanco.words import Language, Words, languages, words_in
from tests.kit.games import a_row

every_game = pytest.mark.parametrize("key", game_keys())

# The output of `punto par --json`: the keys that programs may rely on.
SHEET = ["game", "hash", "decks", "total_combinations", "bets"]
SHEET += ["rounding", "edge_by_decks", "correlations"]
BET = {
    *("key", "edge", "edge_exact", "hit", "variance", "deviation", "skew", "volatility_index"),
    *("return_range", "return_law", "return_error", "rows"),
}
METER = {
    *(
        "hands",
        "meter",
        "rate",
        "reserve",
        "seed",
        "fixed_return",
        "edge_steady",
        "printed",
        "edge_shared",
    ),
    "wagers_against",
    *("break_even_meter", "mean_award", "median_award", "award_95", "tolerance"),
    *("wagers_between_awards", "wagers_per_coup"),
}
ROW = {"label", "pays", "combinations", "probability", "one_in", "return"}

Table = list[list[str]]


@dataclass
class Views:
    """One sheet in every form, each parsed from its text."""

    sheet: ParSheet
    data: ParData
    csv: list[dict[str, str]]
    markdown: dict[str, list[Table]]
    """The tables under each heading."""
    html: dict[str, list[Table]]


@cache
def views(key: str) -> Views:
    return views_of(par_sheet(load_game(key)))


def views_of(sheet: ParSheet) -> Views:
    document = Document()
    document.feed(par_html(sheet))
    document.close()
    return Views(
        sheet,
        json.loads(json.dumps(par_data(sheet))),
        list(csv.DictReader(par_csv(sheet).splitlines())),
        dict(markdown_tables(par_markdown(sheet))),
        document.tables,
    )


def a_sheet(key: str, *, meter: int | None = None, wagers: int = 1, **settings: Value) -> ParSheet:
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    shown = None if meter is None else Minor(meter)
    return par_sheet(load_game(key, settings=named), shown=shown, wagers=wagers)


# --- Parsing -------------------------------------------------------------------------------------


def markdown_tables(text: str) -> Iterator[tuple[str, list[Table]]]:
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        tables = [
            [[unescaped(cell) for cell in line[2:-2].split(" | ")] for line in block.splitlines()]
            for block in body.strip().split("\n\n")
            if block.startswith("|")
        ]
        yield unescaped(heading), [[rows[0], *rows[2:]] for rows in tables]


def unescaped(cell: str) -> str:
    bare = cell.strip().removeprefix("**").removesuffix("**")
    bare = re.sub(r"\\(.)", r"\1", bare)
    return bare.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


class Document(HTMLParser):
    """A strict parser: every element is closed in order, and tables are kept by heading."""

    VOID = frozenset({"meta"})

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tables: dict[str, list[Table]] = {}
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.heading = ""
        self.skipped = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs)
        self.seen.append((tag, dict(attrs)))
        if tag in self.VOID:
            return
        self.open.append(tag)
        if tag == "h2":
            self.heading = ""
        elif tag == "table":
            self.tables.setdefault(self.heading, []).append([])
        elif tag == "tr":
            self.tables[self.heading][-1].append([])
        elif tag in ("td", "th"):
            self.skipped = dict(attrs).get("class") == "drawn"
            if not self.skipped:
                self.tables[self.heading][-1][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        raise AssertionError(f"<{tag}/> is no HTML")

    def handle_data(self, data: str) -> None:
        if "style" in self.open:
            return
        self.text += data
        if "h2" in self.open:
            self.heading += data
        if not self.skipped and {"td", "th"} & set(self.open):
            self.tables[self.heading][-1][-1][-1] += data

    def close(self) -> None:
        super().close()
        assert self.open == []


Figure = str | float | None


def same(printed: str, value: Figure) -> bool:
    """Whether a printed figure equals this value to its last place."""
    if value is None:
        return printed in ("none", "never")
    bare = printed.replace(",", "").removesuffix(" %")
    scale = 100 if printed.endswith(" %") else 1
    places = len(bare.partition(".")[2])
    # The value itself was rounded once, at its last place.
    slack = Fraction(scale, 2 * 10**PLACES) + Fraction(1, 2 * 10**places)
    return abs(Fraction(bare) - scale * Fraction(value)) <= slack


def assert_same(printed: list[str], values: Sequence[Figure]) -> None:
    assert len(printed) == len(values)
    for one, value in zip(printed, values, strict=True):
        assert same(one, value), (one, value)


# --- Correct figures -----------------------------------------------------------------------------


@every_game
def test_the_chances_of_a_bet_sum_to_exactly_one(key: str) -> None:
    data = views(key).data
    total = int(data["total_combinations"])
    for bet in data["bets"]:
        chances = [Fraction(int(row["combinations"]), total) for row in bet["rows"]]
        assert sum(chances) == 1
        for row, chance in zip(bet["rows"], chances, strict=True):
            assert row["probability"] == decimal(chance, PLACES)
            assert row["one_in"] == (decimal(1 / chance, PLACES) if chance else None)


def comes_back(bet: BetData, pays: str, meter: Fraction) -> Fraction:
    """The amount returned per unit staked, parsed from the words of a row."""
    kept = 1 - Fraction(bet.get("commission", "0 %").removesuffix(" %")) / 100
    match pays.split():
        case ["lose"]:
            return Fraction(0)
        case ["push"]:
            return Fraction(1)
        case [won, "to", staked]:
            return 1 + Fraction(int(won), int(staked)) * kept
        case [brought, "for", staked]:
            return Fraction(int(brought), int(staked))
        case [share, "%", "of", "meter"]:
            return Fraction(share) / 100 * meter
    raise AssertionError(pays)


def from_the_rows(data: ParData, bet: BetData, meter: Fraction = Fraction(0)) -> list[Fraction]:
    """Edge, hit frequency and variance, computed again from combinations and words only."""
    total = int(data["total_combinations"])
    chances = [
        (Fraction(int(row["combinations"]), total), comes_back(bet, row["pays"], meter) - 1)
        for row in bet["rows"]
    ]
    mean = sum((chance * net for chance, net in chances), Fraction(0))
    hits = [
        chance
        for row, (chance, _) in zip(bet["rows"], chances, strict=True)
        if row["pays"] not in ("push", "lose")
    ]
    squares = sum((chance * net**2 for chance, net in chances), Fraction(0))
    return [-mean, sum(hits, Fraction(0)), squares - mean**2]


@every_game
def test_edge_hit_and_variance_follow_from_the_rows(key: str) -> None:
    data = views(key).data
    for bet in data["bets"]:
        if "meter" in bet:
            continue
        edge, hit, variance = from_the_rows(data, bet)
        assert bet["edge_exact"] == f"{edge.numerator}/{edge.denominator}"
        assert bet["edge"] == decimal(edge, PLACES)
        assert bet["hit"] == decimal(hit, PLACES)
        assert bet["variance"] == decimal(variance, PLACES)


def test_a_meter_is_shared_by_the_wagers_that_win_together() -> None:
    data = par_data(a_sheet("progressive-2", meter=12_345_678, wagers=3))
    metered = [bet for bet in data["bets"] if "meter" in bet]
    assert [bet["hands"] for bet in metered] == ["player", "banker", "either"]
    for bet in metered:
        edge, hit, variance = from_the_rows(data, bet, Fraction(12_345_678, 100 * 3))
        assert bet["meter"] == "123456.78"
        assert bet["wagers_per_coup"] == 3
        assert Fraction(bet["edge_exact"]) == edge
        assert (bet["hit"], bet["variance"]) == (decimal(hit, PLACES), decimal(variance, PLACES))


@every_game
def test_decimals_are_the_fraction_to_their_last_place(key: str) -> None:
    sheet, data = views(key).sheet, views(key).data
    for price, bet in zip(sheet.bets, data["bets"], strict=True):
        assert Fraction(bet["edge_exact"]) == price.edge
        assert bet["edge"] == decimal(Fraction(bet["edge_exact"]), PLACES)
        for row, printed in zip(price.rows, bet["rows"], strict=True):
            assert printed["return"] == decimal(row.contribution, PLACES)
        assert data["edge_by_decks"]["8"][name_of(price)] == bet["edge"]


def test_the_known_edges_of_eight_decks() -> None:
    # The figures in every text on the game: Player 1.24 %, Banker 1.06 %, Tie 14.36 %.
    edges = {bet["key"]: bet["edge"][:8] for bet in views("mini-baccarat").data["bets"]}
    assert edges == {"player": "0.012350", "banker": "0.010579", "tie": "0.143596"}


def test_both_edges_of_a_progressive_are_equal_without_a_meter_amount() -> None:
    for bet in views("progressive-3").data["bets"]:
        if "meter" in bet:
            assert bet["meter"] == bet["mean_award"]
            assert bet["edge"] == bet["edge_steady"]
            assert 0 < Fraction(bet["tolerance"] or 1) < Fraction(1, 10**5)


def test_the_bet_breaks_even_at_its_break_even_meter() -> None:
    for bet in par_data(a_sheet("progressive-3"))["bets"]:
        even = bet.get("break_even_meter")
        if even is not None:
            there = a_sheet("progressive-3", meter=round(Fraction(even) * 100))
            assert abs(there[f"progressive:{bet['hands']}"].edge) < Fraction(1, 10**6)


# --- Agreement of the forms ----------------------------------------------------------------------


@every_game
def test_data_has_exactly_the_documented_keys(key: str) -> None:
    data = views(key).data
    assert list(data) == SHEET
    names = [name_of(price) for price in views(key).sheet.bets]
    assert list(data["edge_by_decks"]) == [str(decks) for decks in DECKS]
    assert all(list(edges) == names for edges in data["edge_by_decks"].values())
    assert list(data["correlations"]) == names
    assert all(list(line) == names for line in data["correlations"].values())
    for bet in data["bets"]:
        assert set(bet) - {"commission"} == BET | (METER if "meter" in bet else set())
        assert list(bet["return_range"]) == [str(plays) for plays in PLAYS]
        for row in bet["rows"]:
            shared = {"share"} if row["pays"].endswith("of meter") else set()
            assert set(row) == ROW | shared
    assert any("meter" in bet for bet in data["bets"]) == key.startswith("progressive")


@every_game
def test_csv_equals_the_data(key: str) -> None:
    data, lines = views(key).data, iter(views(key).csv)
    names = [name_of(price) for price in views(key).sheet.bets]
    for name, bet in zip(names, data["bets"], strict=True):
        for row in bet["rows"]:
            line = next(lines)
            flat: dict[str, object] = {"game": data["game"], "hash": data["hash"], "counts": ""}
            flat |= {"decks": 8, "total_combinations": data["total_combinations"]}
            flat |= {"bet" if key == "key" else key: value for key, value in bet.items()} | row
            for plays, (low, high) in bet["return_range"].items():
                flat |= {f"return_from_{plays}": low, f"return_to_{plays}": high}
                flat[f"return_law_{plays}"] = bet["return_law"][plays]
            flat |= {f"edge_{n}_decks": by[name] for n, by in data["edge_by_decks"].items()}
            flat |= {f"correlation_{n}": one for n, one in data["correlations"][name].items()}
            for figure in ("edge", "hit"):
                said = [o["printed"] for o in bet.get("printed", ()) if o["figure"] == figure]
                flat[f"{figure}_printed"] = " ".join(said)
            flat.pop("printed", None)
            del flat["rows"], flat["return_range"], flat["return_law"], flat["return_error"]
            expected = {key: "" if value is None else str(value) for key, value in flat.items()}
            assert {key: cell for key, cell in line.items() if cell} == {
                key: cell for key, cell in expected.items() if cell
            }
            assert flat.keys() <= line.keys()
    assert next(lines, None) is None


@every_game
def test_html_prints_the_tables_of_the_markdown(key: str) -> None:
    markdown, html = views(key).markdown, views(key).html
    assert list(markdown)[:-1] == list(html)
    for heading, tables in html.items():
        widths = [len(table[0]) for table in tables]
        cut = [[row[:width] for row in table] for table, width in zip(tables, widths, strict=True)]
        assert cut == markdown[heading]


@every_game
def test_printed_bets_equal_the_data(key: str) -> None:
    sheet, data, tables = views(key).sheet, views(key).data, views(key).markdown
    overview = tables["Summary"][0][1:]
    for price, bet, line in zip(sheet.bets, data["bets"], overview, strict=True):
        assert line[0] == str(bet_label(price))
        few: list[Figure] = [
            bet["edge"],
            bet["hit"],
            bet["deviation"],
            bet["skew"],
            bet["volatility_index"],
        ]
        assert_same(line[1:], few)
        (_, *rows, total), (_, *lines), (_, *ranges) = tables[str(bet_label(price))]
        for cells, row in zip(rows, bet["rows"], strict=True):
            assert cells[0] == row["label"]
            assert cells[1].partition(" less ")[0] == row["pays"]
            assert cells[2].replace(",", "") == row["combinations"]
            assert_same(cells[3:], [row["probability"], row["one_in"], row["return"]])
        assert total[2].replace(",", "") == data["total_combinations"]
        figures = dict(lines)
        assert figures.pop("House edge, exact") == bet["edge_exact"]
        back = decimal(1 - Fraction(bet["edge"]), PLACES)
        assert same(total[-1], back)
        assert_same(
            list(figures.values()), [bet["edge"], back, bet["hit"], bet["variance"], *few[2:]]
        )
        for cells, (plays, ends) in zip(ranges, bet["return_range"].items(), strict=True):
            assert cells[0].replace(",", "") == plays
            assert_same(cells[1:3], ends)
            assert cells[3] == bet["return_law"][plays] == "exact"


@every_game
def test_printed_tables_equal_the_data(key: str) -> None:
    sheet, data, tables = views(key).sheet, views(key).data, views(key).markdown
    (head, *by_decks), (titles, *matrix) = (
        tables[heading][0] for heading in ("Edge by decks", "Correlation of the bets")
    )
    assert head[1:] == [str(decks) for decks in DECKS]
    assert titles[1:] == [str(bet_label(price)) for price in sheet.bets]
    for price, edges, line in zip(sheet.bets, by_decks, matrix, strict=True):
        name = name_of(price)
        assert edges[0] == line[0] == str(bet_label(price))
        assert_same(
            [f"{edge} %" for edge in edges[1:]],
            [data["edge_by_decks"][str(decks)][name] for decks in DECKS],
        )
        assert_same(line[1:], list(data["correlations"][name].values()))


@pytest.mark.parametrize("key", [key for key in game_keys() if key.startswith("progressive")])
def test_the_printed_progressive_equals_the_data(key: str) -> None:
    data, (head, *lines) = views(key).data, views(key).markdown["Progressive"][0]
    bets = [bet for bet in data["bets"] if "meter" in bet]
    assert [hands.split()[0].casefold() for hands in head[1:]] == [bet["hands"] for bet in bets]
    printed = {name: cells for name, *cells in lines}
    for place, bet in enumerate(bets):
        said = {name: cells[place] for name, cells in printed.items()}
        for row in bet["rows"]:
            if row["pays"] not in ("push", "lose"):
                assert same(said.pop(f"1 in: {row['label']} ({row['pays']})"), row["one_in"])
        assert said.pop("One wager") == ("5.00" if key.endswith("-five") else "1.00")
        assert said.pop("Wagers that win together") == str(bet["wagers_per_coup"])
        beside = {one["figure"]: f"{one['printed'][:-1]} %" for one in bet["printed"]}
        assert said.pop("House edge as printed") == beside.get("edge", "not offered")
        assert said.pop("Hit frequency as printed") == beside.get("hit", "not offered")
        assert same(said.pop("Hit frequency"), bet["hit"])
        figures: list[Figure] = [bet["seed"], bet["rate"], bet["reserve"], bet["fixed_return"]]
        figures += [bet["meter"], bet["edge"], bet["edge_steady"], bet["break_even_meter"]]
        figures += [bet["mean_award"], bet["median_award"], bet["award_95"]]
        assert_same(list(said.values()), [*figures, bet["wagers_between_awards"]])


def test_every_form_of_a_notebook_and_a_file_is_the_same_document() -> None:
    sheet = views("mini-baccarat").sheet
    assert sheet._repr_html_() == par_html(sheet) == par_html(sheet)
    assert "2031-05-06" not in par_html(sheet)
    for document in (par_html(sheet, date="2031-05-06"), par_markdown(sheet, date="2031-05-06")):
        assert "2031-05-06" in document


# --- The document --------------------------------------------------------------------------------

HOSTILE = """</style><script>alert("1")</script> & 'x' | *a* `b` [c](d)\n# e"""


def test_hostile_names_are_escaped_in_every_form() -> None:
    game = load_game("progressive-3")
    bets = tuple(replace(bet, name=HOSTILE) for bet in game.bets)
    sheet = par_sheet(replace(game, name=HOSTILE, source=HOSTILE, bets=bets, profile=HOSTILE))
    document = Document()
    document.feed(par_html(sheet, date=HOSTILE))
    document.close()
    assert document.text.count(HOSTILE) >= 4 + 2 * len(sheet.bets)
    assert "script" not in {tag for tag, _ in document.seen}
    assert "<script" not in par_markdown(sheet, date=HOSTILE)
    one_line = " ".join(HOSTILE.split())
    lines = par_markdown(sheet, date=HOSTILE).splitlines()
    assert unescaped(lines[0].removeprefix("# Par sheet: ")) == one_line
    assert not any(line.startswith("# e") for line in lines)
    widths = {one.count(" | ") for one, two in pairwise(lines) if two.startswith("| --- | ---:")}
    assert max(widths) == len(sheet.bets)


@pytest.mark.parametrize("key", ["lnw-dragon-bonus-1", "progressive-3"])
def test_html_loads_nothing_external(key: str) -> None:
    document = Document()
    document.feed(par_html(views(key).sheet))
    loads = {"src", "href", "srcset", "data", "poster", "action", "xlink:href"}
    assert not [tag for tag, attrs in document.seen if loads & attrs.keys()]
    assert not {"script", "link", "iframe", "img", "object"} & {tag for tag, _ in document.seen}
    assert not re.search(r"https?:|url\(|@import|//", par_html(views(key).sheet))


def test_a_chart_stays_within_its_picture() -> None:
    for key, meter in (("progressive-3", None), ("progressive-2", 90_000_000), ("fortune-7", None)):
        document = Document()
        document.feed(par_html(a_sheet(key, meter=meter)))
        width = 0.0
        for tag, attrs in document.seen:
            if tag == "svg":
                width = float(str(attrs["viewbox"]).split()[2])
            if tag == "rect":
                x, wide = float(str(attrs["x"])), float(str(attrs["width"]))
                assert 0 <= x <= x + wide <= width + 0.02
            if tag == "circle":
                assert 0 <= float(str(attrs["cx"])) <= width


def in_english(lines: Lines) -> dict[str, str]:
    return {str(name): ENGLISH.text(value) for name, value in lines}


def test_the_heading_states_what_was_computed() -> None:
    game = load_game("fortune-7", profile="restricted")
    head = in_english(header_lines(par_sheet(game, decks=1), "2031-05-06"))
    assert head["Sheet"] == "JACK Entertainment: Dragon Bonus Baccarat Commission Free"
    assert head["Hash"] == game.hash
    assert head["Shoe"] == "1 deck, 52 cards"
    assert head["Profile"] == "restricted"
    assert head["Date"] == "2031-05-06"


# --- Corner cases --------------------------------------------------------------------------------


def test_a_composition_is_stated_by_its_counts() -> None:
    counts = [16, 4, 4, 4, 4, 4, 4, 4, 4, 3]
    found = views_of(par_sheet(load_game("mini-baccarat"), composition=Composition.of(counts)))
    assert list(found.data)[2] == "counts"
    assert found.data["counts"] == counts
    assert {line["counts"] for line in found.csv} == {"16 4 4 4 4 4 4 4 4 3"}
    assert {line["decks"] for line in found.csv} == {""}
    assert in_english(header_lines(found.sheet))["Shoe"] == "51 cards, counted 16 4 4 4 4 4 4 4 4 3"
    assert found.data["bets"][0]["edge"] != found.data["edge_by_decks"]["1"]["player"]


def test_impossible_results_are_printed_as_never() -> None:
    # A shoe of tens only: every coup is a 0–0 tie, and no bet varies.
    found = views_of(
        par_sheet(load_game("mini-baccarat"), composition=Composition.of([400, *[0] * 9]))
    )
    player, _, tie = found.data["bets"]
    assert [row["one_in"] for row in player["rows"]] == [None, "1." + "0" * PLACES, None]
    assert (player["edge"], tie["edge_exact"]) == ("0." + "0" * PLACES, "-8/1")
    assert found.markdown["Player"][0][1][4] == "never"
    assert found.html["Player"][0][1][4] == "never"
    assert found.data["correlations"]["player"]["tie"] == 0


def of_the_meter(sheet: ParSheet) -> list[Fact]:
    """The warnings of a sheet, except those about printed figures."""
    return [warning for warning in warnings(sheet) if warning.code != "par-warning"]


def codes(stated: Iterable[Fact]) -> list[str]:
    return [paragraph.code for paragraph in stated]


def test_a_meter_without_contributions_awards_its_restart_amount() -> None:
    sheet = a_sheet("progressive-3", meter_contribution="0 %")
    bet = par_data(sheet)["bets"][-1]
    assert (bet["mean_award"], bet["rate"]) == ("5000.00", "0")
    assert (bet["median_award"], bet["award_95"]) == ("5000.00", "5000.00"), "every one is the seed"
    assert bet["tolerance"] == 0
    assert not of_the_meter(sheet)
    reserved = a_sheet("progressive-3", meter_contribution="0 %", reserve_contribution="10 %")
    own: Any = par_data(reserved)["bets"][-1]
    # The reserve of an exponential wait: its median is ln 2 of its mean, its 95 % quantile ln 20.
    above = float(own["mean_award"]) - 5000
    assert isclose(float(own["median_award"]), 5000 + above * log(2), abs_tol=0.01)
    assert isclose(float(own["award_95"]), 5000 + above * log(20), abs_tol=0.02)


def test_a_meter_that_only_falls_has_no_median() -> None:
    sheet = a_sheet("progressive-1", meter_contribution="0 %")
    bet = par_data(sheet)["bets"][-1]
    assert (bet["median_award"], bet["award_95"], bet["tolerance"]) == (None, None, None)
    assert "par-method-no-spread" in codes(method(sheet))


def test_a_warning_is_shown_for_a_meter_that_runs_dry() -> None:
    sheet = a_sheet("progressive-3", meter=600_000, fixed_pays="meter", meter_contribution="10 %")
    bets = par_data(sheet)["bets"][-3:]
    assert {bet["mean_award"] for bet in bets} == {None}
    assert {bet["meter"] for bet in bets} == {"6000.00"}
    (warning,) = of_the_meter(sheet)
    assert warning.code == "par-warning-dry"
    hands: tuple[Hands, ...] = ("player", "banker", "either")
    assert warning.get("hands") == one_of(map(hands_fact, hands))
    assert str(warning) in par_html(sheet)
    assert str(warning) in par_markdown(sheet)


def test_a_warning_is_shown_for_a_meter_with_a_limit() -> None:
    (warning,) = of_the_meter(a_sheet("progressive-3", meter_limit="100000"))
    assert warning.code == "par-warning-limited"
    assert list(warnings(views("mini-baccarat").sheet)) == []


def test_fixed_pays_above_the_wager_have_no_break_even() -> None:
    sheet = views("progressive-2").sheet
    assert par_data(sheet)["bets"][-1]["break_even_meter"] is None
    (warning,) = warnings(sheet)
    assert warning.code == "par-warning-favour"
    assert "no break-even." in par_html(sheet)


def test_the_method_states_the_error_of_normal_ranges() -> None:
    game = load_game("mini-baccarat")
    rows = (a_row("win", "1000003 to 1000000"), a_row("tie", "push"))
    fine = tuple(replace(bet, rows=rows) if bet.key == "player" else bet for bet in game.bets)
    sheet = par_sheet(replace(game, bets=fine))
    found = [sheet.return_range(price, plays) for price in sheet.bets for plays in PLAYS]
    errors = [one.error for one in found if one.law is Law.NORMAL]
    assert len(errors) == len(PLAYS), "one bet's lattice is too fine"
    exact = set(method(par_sheet(game)))
    (added,) = [paragraph for paragraph in method(sheet) if paragraph not in exact]
    assert (added.code, added.get("error")) == ("par-method-normal", numeral(max(errors), 4))
    laws = [row[-1] for price in sheet.bets for row in range_table(sheet, price).rows]
    assert [law for law in laws if law != fact("par-law-exact")] == [
        fact("par-law-normal", error=percentage(error, 1)) for error in errors
    ]


def test_the_method_of_a_player_dealer_table_leaves_out_the_fees() -> None:
    banked = codes(method(views("commission-free-baccarat").sheet))
    assert {"par-method-fees", "par-method-left-out"} <= {*banked}
    assert "par-method-fees" not in codes(method(views("mini-baccarat").sheet))


def test_a_par_sheet_is_printed_in_the_requested_language() -> None:
    chinese = words_in(Language("zh-Hans"))
    page = par_html(views("mini-baccarat").sheet, words=chinese)
    assert '<html lang="zh-Hans">' in page
    assert f"<h2>{chinese.say('par-method')}</h2>" in page
    assert chinese.say("par-method-counted") in page
    assert str(fact("par-method-counted")) not in page


FIGURE = re.compile(r"[+-]?[0-9,]+(\.[0-9]+)?( %)?")


def in_language(figure: str, words: Words) -> str:
    """An English figure with the marks of a language."""
    digits, space, sign = figure.partition(" %")
    return words.numbers.figure(digits.replace(",", ""), grouped=True) + space + sign


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_figures_use_the_separators_of_the_language(language: Language) -> None:
    sheet, words = views("progressive-2").sheet, words_in(language)

    def cells(page: str) -> list[str]:
        rows = [line for line in page.splitlines() if line.startswith("|")]
        return [cell.strip() for row in rows for cell in row.split("|")]

    def charted(page: str) -> list[str]:
        return re.findall(r"<text[^>]*>([-0-9.,% ]+)</text>", page)

    printed = cells(par_markdown(sheet)) + charted(par_html(sheet))
    own = cells(par_markdown(sheet, words=words)) + charted(par_html(sheet, words=words))
    figures = [
        (one, other) for one, other in zip(printed, own, strict=True) if FIGURE.fullmatch(one)
    ]
    assert len(figures) > 300
    for figure, shown in figures:
        assert shown == in_language(figure, words)
