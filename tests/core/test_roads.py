"""The roads against worked shoes, a second definition of every rule, and their rendering."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import groupby, product
from pathlib import Path
from types import FrameType
from typing import Any, SupportsIndex

import pytest
import typer
from hypothesis import example, given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner

from puntobanco.cli.roads import roads as roads_command
from puntobanco.cli.roads_view import as_json, draw
from puntobanco.core import roads as roads_module
from puntobanco.core.arguments import quoted
from puntobanco.core.coup import Coup, Result
from puntobanco.core.errors import NotationError
from puntobanco.core.facts import one_of
from puntobanco.core.roads import (
    DERIVED_ROADS,
    MOST_LETTERS,
    Answer,
    Layout,
    Mark,
    Ring,
    Roads,
    Stroke,
    columns_used,
    parse_layout,
    parse_marks,
    window,
)
from puntobanco.words import ENGLISH, Language, languages, words_in
from tests.kit.stated import assert_states, stating

RECORD = words_in(ENGLISH).say("table-record")
GOLDEN = Path(__file__).parent.parent / "golden" / "roads.json"
VECTORS: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))["vectors"]

DERIVED = tuple(road.key for road in DERIVED_ROADS)

FULL_SHOE = "BPTPBBBBBBBBPTPPBTPPBBPPPTBBBBPBPPBBPBPBPPBBBBTPTBBPPPBPBBBPPPPTBPBBPPPBB"

# Runs of any length, so that dragons meet; random letters would hardly ever produce one.
SHOES = st.lists(
    st.tuples(st.sampled_from("BPT"), st.sampled_from((1, 1, 1, 2, 2, 3, 4, 7, 9, 14))),
    max_size=12,
).map(lambda runs: "".join(letter * length for letter, length in runs))


def of(text: str, layout: Layout = Layout.DOWN_IF_FREE) -> Roads:
    return Roads.of(parse_marks(text), layout=layout)


def strokes(roads: Roads, name: str) -> tuple[Stroke, ...]:
    return roads.derived[name]


def letters(road: tuple[Stroke, ...]) -> str:
    return "".join(stroke.colour.value for stroke in road)


def places(road: tuple[Stroke, ...] | tuple[Ring, ...]) -> list[tuple[int, int]]:
    return [(place.column, place.row) for place in road]


def rings(roads: Roads) -> list[list[object]]:
    return [[ring.column, ring.row, ring.side.value, ring.ties] for ring in roads.big_road]


def answers(answer: Answer) -> list[str | None]:
    return [None if (colour := answer[key]) is None else colour.value for key in DERIVED]


def asked(roads: Roads) -> dict[str, list[str | None]]:
    ask = roads.ask()
    return {"P": answers(ask.player), "B": answers(ask.banker)}


# A second definition of every rule, in another form: whole shoes, recursion, sets of places.


def run_lengths(text: str) -> list[int]:
    return [len(list(run)) for _, run in groupby(text)]


def written(lengths: list[int], column: int, row: int, *, back: int) -> str:
    """The colour by the two other forms of the rule: "alike is red", and "the opposite".

    Down a column: red if the adjacent place and the one above it are alike, both filled or both
    empty. At a new column: the opposite of what the previous column would have written next.
    """
    if row == 0:
        if column == 0:
            return ""
        continued = written(lengths, column - 1, lengths[column - 1], back=back)
        return {"R": "U", "U": "R", "": ""}[continued]
    if column < back:
        return ""
    beside, above = row < lengths[column - back], row - 1 < lengths[column - back]
    return "R" if beside == above else "U"


def rebuilt_derived(text: str, *, back: int) -> str:
    lengths = run_lengths(text.replace("T", ""))
    return "".join(
        written(lengths, column, row, back=back)
        for column, length in enumerate(lengths)
        for row in range(length)
    )


def rebuilt_places(letters: str, layout: Layout) -> Iterator[tuple[int, int]]:
    """The layout as explained at a table: look at the grid and skip occupied places."""
    taken: set[tuple[int, int]] = set()

    def skip(column: int, row: int) -> int:
        return skip(column + 1, row) if (column, row) in taken else column

    head = -1
    for length in run_lengths(letters):
        head = column = skip(head + 1, 0)
        row, turned = 0, False
        for index in range(length):
            may_fall = row < 5 and not (turned and layout is Layout.STICKY)
            if index and may_fall and (column, row + 1) not in taken:
                row += 1
            elif index:
                column, turned = skip(column + 1, row), True
            taken.add((column, row))
            yield column, row


def rebuilt_rings(text: str, layout: Layout) -> list[list[object]]:
    leading = len(text) - len(text.lstrip("T"))
    found = re.findall("([BP])(T*)", text)
    ties = [len(after) + (0 if index else leading) for index, (_, after) in enumerate(found)]
    sides = [side for side, _ in found]
    laid = rebuilt_places("".join(sides), layout)
    return [[*place, side, tie] for place, side, tie in zip(laid, sides, ties, strict=True)]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_roads_are_as_in_the_golden_shoes(vector: dict[str, Any]) -> None:
    roads = of(vector["input"])
    assert rings(roads) == vector["big_road"]
    assert rings(of(vector["input"], Layout.STICKY)) == vector["big_road_sticky"]
    assert roads.leading_ties == vector["leading_ties_if_separate"]
    for name in DERIVED:
        assert letters(strokes(roads, name)) == vector[name]
        laid = [list(place) for place in places(strokes(roads, name))]
        assert laid == vector["derived_layout"][name]
    assert asked(roads) == vector["ask"]


# Shoe, big eye boy, small road, cockroach pig; a dash for a road that has not begun.
WORKED = """
BPPBBBP   UURUU  URU  -
BBPBBBPP  UURUR  RUUU R
BBPPPP    RUR    -    -
BBPPBBPP  RRRRR  RRR  R
BPPPP     URR    -    -
"""


@pytest.mark.parametrize("line", WORKED.strip().splitlines())
def test_derived_roads_are_as_worked_by_hand(line: str) -> None:
    shoe, *expected = line.split()
    assert [letters(strokes(of(shoe), name)) or "-" for name in DERIVED] == expected


def test_ask_road_is_as_worked_by_hand() -> None:
    assert asked(of("BPPBBBP")) == {"B": ["U", "U", "R"], "P": ["R", "R", "U"]}


# The start of each road, column and row from 1: big eye boy B2 or C1, and so on to the right.
@pytest.mark.parametrize(
    ("name", "shoes"),
    [
        ("big_eye_boy", ("BPP", "BPB")),
        ("small_road", ("BPBB", "BPBP")),
        ("cockroach_pig", ("BPBPP", "BPBPB")),
    ],
)
def test_a_derived_road_begins_at_its_second_ring_or_next_column(
    name: str, shoes: tuple[str, str]
) -> None:
    for shoe in shoes:
        assert len(strokes(of(shoe), name)) == 1
        assert not strokes(of(shoe[:-1]), name)


def test_bead_plate_holds_every_coup_six_to_a_column() -> None:
    plate = of("BPTBPTB").bead_plate
    assert [(bead.column, bead.row, bead.mark.result.value) for bead in plate[4:]] == [
        (0, 4, "P"),
        (0, 5, "T"),
        (1, 0, "B"),
    ]


def test_leading_ties_are_drawn_at_the_first_ring() -> None:
    roads = of("TT")
    assert (roads.leading_ties, roads.big_road) == (2, ())
    roads.add(Mark(Result.PLAYER))
    assert rings(roads) == [[0, 0, "P", 2]]


def test_pair_dots_belong_to_the_coup_of_the_ring() -> None:
    roads = Roads.of(
        [
            Mark(Result.BANKER, banker_pair=True),
            Mark(Result.TIE, player_pair=True, natural=True),
            Mark(Result.PLAYER, player_pair=True),
        ]
    )
    dots = [(ring.banker_pair, ring.player_pair, ring.ties) for ring in roads.big_road]
    assert dots == [(True, False, 1), (False, True, 0)]
    assert [bead.mark.natural for bead in roads.bead_plate] == [False, True, False]


def test_a_dealt_coup_has_its_mark() -> None:
    mark = Mark.of(Coup.parse("4s Kd 4h Kc"))
    assert mark == Mark(Result.PLAYER, banker_pair=True, player_pair=True, natural=True)


@pytest.mark.parametrize("layout", Layout)
@given(shoe=SHOES)
@example(shoe=FULL_SHOE)
def test_roads_equal_a_rebuild_after_every_coup(layout: Layout, shoe: str) -> None:
    roads = Roads(layout=layout)
    for count, mark in enumerate(parse_marks(shoe), start=1):
        roads.add(mark)
        dealt = shoe[:count]
        assert rings(roads) == rebuilt_rings(dealt, layout)
        for back, name in enumerate(DERIVED, start=1):
            assert letters(strokes(roads, name)) == rebuilt_derived(dealt, back=back)


@pytest.mark.parametrize("layout", Layout)
@given(lengths=st.lists(st.integers(1, 40), max_size=30))
# Seven dragons: the sixth runs along the top row and pushes the next head past its tail.
@example(lengths=[30, 28, 26, 24, 22, 20, 3, 9])
def test_the_row_heights_equal_a_set_of_taken_places(layout: Layout, lengths: list[int]) -> None:
    shoe = "".join("BP"[index % 2] * length for index, length in enumerate(lengths))
    roads = of(shoe, layout)
    assert places(roads.big_road) == list(rebuilt_places(shoe, layout))
    for name in DERIVED:
        road = strokes(roads, name)
        assert places(road) == list(rebuilt_places(letters(road), layout))


@given(shoe=SHOES)
def test_the_ask_road_predicts_the_next_mark_without_changes(shoe: str) -> None:
    roads = of(shoe)
    before = as_json(roads)
    ask = asked(roads)
    assert as_json(roads) == before
    for side in "PB":
        longer = of(shoe + side)
        gained = [
            letters(strokes(longer, name))[len(strokes(roads, name)) :] or None for name in DERIVED
        ]
        assert ask[side] == gained


def test_adding_a_coup_takes_constant_work() -> None:
    # A period has an even number of runs, so that every period starts in the same situation.
    period = parse_marks("BPPBTBBBP")
    roads = Roads()

    def add_period() -> None:
        for mark in period:
            roads.add(mark)

    counts = [lines_run(add_period) for _ in range(400)]
    # The first periods still start the derived roads.
    assert len(set(counts[3:])) == 1
    assert lines_run(roads.ask) == lines_run(Roads.of(period * 3).ask)


def test_adding_a_coup_reads_no_history() -> None:
    roads = of(FULL_SHOE)
    for part in (roads, *(road for _, road in roads._derived)):
        for name, value in vars(part).items():
            if name == "_derived":
                continue
            assert not isinstance(value, tuple | set | dict)
            if isinstance(value, list):
                setattr(part, name, Unread(value))
    for mark in parse_marks(FULL_SHOE):
        roads.add(mark)
        roads.ask()


class Unread(list[Any]):
    """A list that may only be extended and read near its end."""

    def __iter__(self) -> Iterator[Any]:
        raise AssertionError("the history was walked through")

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        assert not isinstance(index, slice), "the history was copied"
        assert int(index) < 0 or int(index) >= len(self) - 4, "the history was searched"
        return super().__getitem__(index)

    __add__ = __mul__ = __contains__ = copy = None  # type: ignore[assignment]


def lines_run(act: Callable[[], object]) -> int:
    """The number of lines of the roads module that an act runs."""
    count = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        if frame.f_code.co_filename != roads_module.__file__:
            return None
        count += event == "line"
        return trace

    outer = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(outer)
    return count


def test_notation_ignores_case_and_white_space() -> None:
    assert parse_marks(" bP\n\tt ") == parse_marks("BPT")
    assert parse_marks("") == ()


@pytest.mark.parametrize(
    ("text", "letter", "position"),
    [("BPX", "X", 3), ("B 1", "1", 3), ("-", "-", 1), ("Bß", "ß", 2)],
)
def test_an_invalid_letter_is_named_with_its_place(text: str, letter: str, position: int) -> None:
    with stating(NotationError, "error-result-letter", text=letter, position=position):
        parse_marks(text)


def test_a_layout_is_found_by_name() -> None:
    assert [parse_layout(layout.value) for layout in Layout] == list(Layout)
    assert of("", Layout.STICKY).layout is Layout.STICKY
    choices = one_of(["down_if_free", "sticky"])
    with stating(NotationError, "error-argument-choice", value=quoted("up"), choices=choices):
        parse_layout("up")


def test_totals_count_only_the_last_coups() -> None:
    marks = [
        Mark(Result.BANKER, banker_pair=True, natural=True),
        Mark(Result.TIE, player_pair=True),
        Mark(Result.PLAYER, natural=True),
        Mark(Result.BANKER),
    ]
    roads = Roads.of(marks)
    assert roads.marks == tuple(marks)
    everything = roads.totals()
    assert (everything.banker, everything.player, everything.tie) == (2, 1, 1)
    assert (everything.banker_pair, everything.player_pair, everything.natural) == (1, 1, 2)
    last = roads.totals(last=2)
    assert (last.coups, last.banker, last.player, last.tie, last.natural) == (2, 1, 1, 0, 1)
    assert roads.totals(last=0).coups == 0
    assert roads.totals(last=9) == everything


@given(shoe=SHOES, columns=st.integers(1, 20))
def test_a_window_drops_whole_old_columns(shoe: str, columns: int) -> None:
    road = of(shoe).big_road
    shown = window(road, columns=columns)
    assert columns_used(shown) == min(columns, columns_used(road))
    dropped = columns_used(road) - columns_used(shown)
    kept = [(ring.column - dropped, ring.row) for ring in road if ring.column >= dropped]
    assert places(shown) == kept


def drawn(roads: Roads, *, width: int = 80, language: Language = ENGLISH) -> str:
    out = StringIO()
    Console(file=out, width=200, color_system=None).print(
        draw(roads, width=width, words=words_in(language))
    )
    return out.getvalue()


def squeezed(text: str) -> list[str]:
    return [line.replace(" ", "") for line in text.splitlines()]


def carded(shoe: str) -> Roads:
    flags = product((True, False), repeat=3)
    return Roads.of(
        Mark(mark.result, banker_pair=banker, player_pair=player, natural=natural)
        for mark, (banker, player, natural) in zip(
            parse_marks(shoe), list(flags) * 40, strict=False
        )
    )


@given(shoe=SHOES, width=st.integers(40, 120))
@example(shoe=FULL_SHOE * 4, width=80)
@example(shoe="B" * 90, width=80)
@example(shoe="T" * 12 + "BT" * 60, width=80)
def test_drawn_lines_fit_the_width(shoe: str, width: int) -> None:
    for roads in (of(shoe), carded(shoe)):
        assert max(len(line) for line in drawn(roads, width=width).splitlines()) <= width


@pytest.mark.parametrize("language", languages())
def test_a_drawing_fits_in_every_language(language: Language) -> None:
    words = words_in(language)
    own = drawn(of(FULL_SHOE), width=100, language=language)
    lines = own.splitlines()
    assert max(map(cell_len, lines)) <= 100
    assert words.say("road-bead") in lines[0]
    assert words.say("table-record") in own.replace("\n", "")
    totals = of(FULL_SHOE).totals()
    counts = {"banker": totals.banker, "player": totals.player, "tie": totals.tie}
    assert words.say("roads-totals", **counts) in own


def test_a_drawing_is_readable_without_colour() -> None:
    text = drawn(of("BPPBBBPTT"))
    upper = [line.split("    ") for line in text.splitlines()]
    assert [part.strip() for part in upper[1] if part.strip()] == [
        "B P · · · ·",
        "Big eye boy",
        "○R  ○U",
        "B P B P2· ·",
    ]
    assert "URU···URU·········" in squeezed(text)
    assert text.count(RECORD) == 1


def test_a_drawing_with_colour_has_the_same_letters() -> None:
    out = StringIO()
    console = Console(file=out, width=80, color_system="standard", force_terminal=True)
    console.print(draw(of(FULL_SHOE), width=80, words=words_in(ENGLISH)))
    assert "\x1b[1;31mB" in out.getvalue()
    assert re.sub(r"\x1b\[[\d;]*m", "", out.getvalue()) == drawn(of(FULL_SHOE))


def test_a_full_shoe_fits_eighty_columns_and_a_longer_one_says_what_is_left_out() -> None:
    assert "left out" not in drawn(of(FULL_SHOE))
    longer = of("BP" * 45)
    assert columns_used(longer.big_road) == 90
    # The note wraps like any sentence.
    said = " ".join(drawn(longer).split())
    assert "Oldest columns left out to fit: Big road 50, Big eye boy 43, Small road 42" in said


def test_ties_only_are_drawn_as_one_marker() -> None:
    assert "T3· · · · ·" in drawn(of("TTT"))
    assert "T/· · · · ·" in drawn(of("T"))
    assert "T+· · · · ·" in drawn(of("T" * 10))


def test_pair_dots_and_naturals_are_drawn_when_recorded() -> None:
    text = drawn(carded("BPBPTBPP"))
    assert "B: P: B' P'/B. P" in text
    assert "' Banker pair  . Player pair  : both" in text
    assert "Pairs: Banker 4, Player 4  Natural 4" in text
    assert "pair" not in drawn(of("BPBPTBPP"))


def test_the_json_has_the_documented_keys() -> None:
    assert as_json(of("TBPT")) == {
        "bead_plate": [[0, 0, "T"], [0, 1, "B"], [0, 2, "P"], [0, 3, "T"]],
        "big_road": [[0, 0, "B", 1], [1, 0, "P", 1]],
        "big_eye_boy": "",
        "small_road": "",
        "cockroach_pig": "",
        "ask": {"P": ["U", None, None], "B": ["R", None, None]},
    }


def run_command(*arguments: str, stdin: str | bytes = "") -> Any:
    app = typer.Typer()
    app.command()(roads_command)
    return CliRunner().invoke(app, list(arguments), input=stdin)


def test_the_command_prints_json_of_arguments_or_a_file() -> None:
    expected = as_json(of("BPPBBBP"))
    assert json.loads(run_command("BPPBBBP", "--json").stdout) == expected
    assert json.loads(run_command("-", "--json", stdin="bpp\nbbbp\n").stdout) == expected


def test_the_command_draws_in_the_requested_layout() -> None:
    shoe = "B" * 9 + "P" * 10
    falls, stays = run_command(shoe), run_command(shoe, "--layout", "sticky")
    assert RECORD in falls.stdout
    assert "P P P P P P" in stays.stdout
    assert "P P P P P P" not in falls.stdout


def test_the_command_refuses_bytes_that_are_not_text_with_their_place() -> None:
    outcome = run_command("-", stdin=b"BP\xff")
    assert isinstance(outcome.exception, NotationError)
    assert_states(outcome.exception.stated, "error-result-letter", position=3)


@pytest.mark.parametrize("code", ["", "X", "Bx", "bB", "B "])
def test_an_unknown_mark_code_is_refused(code: str) -> None:
    with stating(NotationError, "error-mark", text=code):
        Mark.of_code(code)


def test_too_many_letters_are_refused() -> None:
    assert len(parse_marks("B" * MOST_LETTERS)) == MOST_LETTERS
    with stating(NotationError, "error-results-most", most=100_000):
        parse_marks("B" * (MOST_LETTERS + 1))
