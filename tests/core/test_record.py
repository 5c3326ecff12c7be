"""The record format: what it reads and refuses, and that nothing is lost."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.core.cards import Rank, parse_cards
from puntobanco.core.coup import Coup, Result
from puntobanco.core.errors import NotationError, RecordError
from puntobanco.core.facts import Fact, fact, one_of
from puntobanco.core.game import Currency
from puntobanco.core.money import Minor
from puntobanco.core.record import (
    Field,
    LoggedBurn,
    LoggedCoup,
    LoggedShoe,
    LoggedWager,
    Record,
    ShoeHead,
    hands_of,
)
from puntobanco.core.record_reading import (
    parse_amount,
    parse_logged_card,
    parse_record,
    read_entries,
)
from puntobanco.core.record_writing import write_record
from puntobanco.core.rows import Side
from tests.kit.records import coups, records
from tests.kit.stated import codes_in, stating
from tests.kit.strategies import coups as dealt_coups

ROOT = Path(__file__).parents[2]
EXAMPLES = (
    *((ROOT / "tests/golden" / f"{name}.shoe").read_text("utf-8") for name in ("clean", "broken")),
    *re.findall(r"```shoe\n(.*?)```", (ROOT / "docs/record-format.md").read_text("utf-8"), re.S),
)

SHOE = "shoe record 1\ngame: fortune-7\n"


def only_coup(line: str) -> LoggedCoup:
    return parse_record(SHOE + line).shoes[0].coups[0]


@given(records)
def test_reading_undoes_writing(record: Record) -> None:
    assert parse_record(write_record(record)) == record


@given(records)
def test_there_is_one_canonical_spelling(record: Record) -> None:
    text = write_record(record)
    assert write_record(parse_record(text)) == text


@pytest.mark.parametrize("text", EXAMPLES)
def test_writing_undoes_reading_of_canonical_text(text: str) -> None:
    assert write_record(parse_record(text)) == text


def test_the_specification_has_an_example() -> None:
    assert len(EXAMPLES) == 3


@given(coups)
def test_hands_can_be_written_in_deal_order(coup: LoggedCoup) -> None:
    assert hands_of(coup.places) == (coup.player, coup.banker)


@given(dealt_coups)
def test_a_legal_coup_needs_no_dash(coup: Coup) -> None:
    logged = LoggedCoup(1, coup.player, coup.banker)
    assert logged.places == coup.dealt


# The cards as written, then each hand. A fifth card is the Player's on 0 to 5, otherwise the
# Banker's.
@pytest.mark.parametrize(
    ("line", "player", "banker"),
    [
        ("2s 7d 3h Kd", "2s 3h", "7d Kd"),
        ("2s 7d 3h Kd 4c", "2s 3h 4c", "7d Kd"),
        ("2s 5d 4h Kd 4c", "2s 4h", "5d Kd 4c"),
        ("2s 5d 4h Kd 4c -", "2s 4h 4c", "5d Kd"),
        ("2s 5d 3h Kd - 4c", "2s 3h", "5d Kd 4c"),
        ("2s 5d 3h Kd 4c 5h", "2s 3h 4c", "5d Kd 5h"),
        ("2s 5d 3h Kd 4c 5h 6s - 7s", "2s 3h 4c 6s 7s", "5d Kd 5h"),
        ("2s 5d 3h Kd -", "2s 3h", "5d Kd"),
        ("2s 5d 3h", "2s 3h", "5d"),
        ("2s - 3h - 4c", "2s 3h 4c", ""),
        ("- 5d", "", "5d"),
    ],
)
def test_cards_are_assigned_to_hands_as_specified(line: str, player: str, banker: str) -> None:
    coup = only_coup(f"1. {line}")
    assert (coup.player, coup.banker) == (parse_cards(player), parse_cards(banker))


def test_loose_spelling_is_read() -> None:
    typed = """\ufeffShoe Record 1

    Game :   fortune-7
  burn:10h+10
CURRENCY: usd   2
note:  a : b # c
 7.10♦ 4H  Kd jc 8♥ – =p 8 - 4   #  fine

@1 player 1,100 → 2200#paid
     progressive 1 on banker->0
"""
    assert write_record(parse_record(typed.replace("\n", "\r\n"))) == (
        "shoe record 1\n\ngame: fortune-7\nburn: Th + 10\nnote: a : b # c\n\n"
        "7. Td 4h Kd Jc 8h = P 8-4 # fine\n"
        "    @1 player 1100.00 -> 2200.00 # paid\n"
        "    progressive 1.00 on banker -> 0.00\n"
    )


def test_every_field_of_a_record_is_read() -> None:
    text = (
        "shoe record 1\n# one\n#\ngame: -\nhash: 0123ABCD\ndecks: 6\n# two\ncut: 14\nburn: 8 + ?\n"
        "currency: JPY 0\ntable: 4\ntable: 5\n\n# three\n12. 8 Ks = T ?-0 # four\n"
        "# five\n@a-1 tie 500 on winner -> 4500 won 4000 # six\n# seven\n"
    )
    wager = LoggedWager(
        "tie", Minor(500), Side.WINNER, "a-1", Minor(4500), Minor(4000), ("five",), "six"
    )
    king = parse_logged_card("Ks")
    coup = LoggedCoup(12, (Rank.EIGHT,), (king,), Result.TIE, None, 0, (wager,), ("three",), "four")
    head = ShoeHead(
        None,
        "0123abcd",
        6,
        14,
        LoggedBurn(Rank.EIGHT, None),
        Currency("JPY", 0),
        (Field("table", "4"), Field("table", "5")),
        ("one", "", "two"),
    )
    assert parse_record(text) == Record((LoggedShoe(head, (coup,)),), ("seven",))


def test_an_illegal_coup_is_read_and_not_judged() -> None:
    coup = only_coup("1. 9s 9d Ks Kd 4c 5c 6c 7c = T 17-3")
    assert (len(coup.player), len(coup.banker), coup.player_total) == (4, 4, 17)


def test_entries_have_line_numbers() -> None:
    lines = (SHOE + "\n1. 2s 7d 3h Kd 4c\nplayer 1\n# said\ntie 1\n2. 8s 7d Ks Kd").split("\n")
    placed = [(entry.line, entry.wager_lines) for entry in read_entries(lines)]
    assert placed == [(2, ()), (4, (5, 7)), (8, ())]


def test_entries_are_read_lazily() -> None:
    def without_end() -> Iterator[str]:
        yield from SHOE.splitlines()
        yield from (f"{number}. 2s 7d 3h Kd 4c" for number in count(1))

    assert [entry.line for entry in islice(read_entries(without_end()), 4)] == [2, 3, 4, 5]


@given(st.lists(st.text() | st.sampled_from(EXAMPLES[1].split("\n")), max_size=5))
def test_any_text_is_read_or_refused_in_one_sentence(lines: list[str]) -> None:
    try:
        record = parse_record(SHOE + "\n".join(lines), name="log")
    except RecordError as error:
        assert re.match(r"log:\d+: ", str(error))  # noqa: PT017
    else:
        assert parse_record(write_record(record)) == record


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, fact("error-record-empty", opening="shoe record 1")),
        ("\n\n", 1, fact("error-record-empty", opening="shoe record 1")),
        (
            "player,banker",
            1,
            fact("error-record-opening", text="player,banker", opening="shoe record 1"),
        ),
        ("\nshoe record 2", 2, fact("error-record-version", version="2", known=1)),
        (
            "shoe record 1\ndecks: 8",
            2,
            fact("error-header", key="decks", place=fact("error-place-first-shoe")),
        ),
        ("shoe record 1\n1. 8s", 2, fact("error-coup-no-shoe", number="1")),
        (
            SHOE + "1. 8s\ndecks: 8",
            4,
            fact("error-header", key="decks", place=fact("error-place-coups")),
        ),
        (SHOE + "cut: 1\ncut: 1", 4, fact("error-header-repeated", key="cut")),
        ("shoe record 1\ngame:", 2, fact("error-record-game", text="")),
        (SHOE + "decks: 0", 3, fact("error-record-count", key="decks", text="0", least=1)),
        (SHOE + "decks: eight", 3, fact("error-record-count", key="decks", text="eight", least=1)),
        (SHOE + "cut: -1", 3, fact("error-record-count", key="cut", text="-1", least=0)),
        (SHOE + "hash: xyz", 3, fact("error-record-hash", text="xyz")),
        (SHOE + "burn: Kx + 10", 3, fact("error-card-suit", text="Kx")),
        (SHOE + "burn: ?", 3, fact("error-record-burn", text="?")),
        (SHOE + "currency: $", 3, fact("error-record-currency", text="$")),
        (SHOE + "1. 1h", 3, fact("error-card-rank", text="1h", ranks="A23456789TJQK")),
        (SHOE + "1. 8x", 3, fact("error-card-suit", text="8x")),
        (SHOE + "1.", 3, fact("error-cards-none")),
        (SHOE + "1. 8s 9s - 9d 4s", 3, fact("error-cards-dash")),
        (SHOE + "1 8s", 3, fact("error-coup-line", text="1 8s")),
        (SHOE + "1. 8s =", 3, fact("error-result", text="")),
        (SHOE + "1. 8s = X", 3, fact("error-result", text="X")),
        (SHOE + "player 5", 3, fact("error-wager-no-coup", text="player 5")),
        (
            SHOE + "1. 8s\nplayer",
            4,
            fact("error-record-line", text="player"),
        ),
        (
            SHOE + "1. 8s\nplayer 5 on both",
            4,
            fact("error-side", text="both", sides=one_of(["player", "banker", "winner"])),
        ),
        (SHOE + "1. 8s\nplayer five", 4, fact("notation-amount", text="'five'", places=2)),
        (SHOE + "1. 8s\nplayer 0.005", 4, fact("notation-amount", text="'0.005'", places=2)),
        (SHOE + "1. 8s\nplayer -5", 4, fact("error-amount-negative", text="-5")),
        (
            SHOE + "1. 8s\nplayer " + "9" * 5000,
            4,
            fact("notation-amount", text="'9999999999999999999999999999999999999999'", places=2),
        ),
    ],
)
def test_unreadable_text_is_refused_by_its_line(text: str, line: int, problem: Fact) -> None:
    with stating(RecordError, "error-line", file="log", line=line, problem=problem):
        parse_record(text, name="log")


@pytest.mark.parametrize("text", ["12,50", "1,2", "1,0000", "", ".5", "5.", "1e3", "²"])
def test_an_amount_that_could_mean_two_things_is_refused(text: str) -> None:
    with stating(NotationError, "notation-amount", text=repr(text)):
        parse_amount(text, 2)


def test_groups_of_three_digits_are_read() -> None:
    assert parse_amount("1,234,567.5", 2) == 123_456_750


COUP = LoggedCoup(1, parse_cards("8s Kd"), parse_cards("2s 5d"))
HEAD = ShoeHead("fortune-7")


@pytest.mark.parametrize(
    "record",
    [
        Record((), closing=("two\nlines",)),
        Record((), closing=("trailing ",)),
        Record((LoggedShoe(replace(HEAD, game="two words"), ()),)),
        Record((LoggedShoe(replace(HEAD, fields=(Field("decks", "8"),)), ()),)),
        Record((LoggedShoe(HEAD, (replace(COUP, player=(), banker=()),)),)),
        Record((LoggedShoe(HEAD, (replace(COUP, remark=" padded"),)),)),
        Record((LoggedShoe(HEAD, (replace(COUP, wagers=(LoggedWager("Tie", Minor(1)),)),)),)),
        Record((LoggedShoe(HEAD, (replace(COUP, number=-1),)),)),
        Record((), version=2),
    ],
)
def test_unreadable_records_are_not_written(record: Record) -> None:
    with pytest.raises(RecordError) as caught:
        write_record(record)
    assert codes_in(caught.value.stated)[0] in {"error-record-write", "error-line"}
