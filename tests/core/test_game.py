"""The hash of a game does not change when a new setting is introduced."""

from dataclasses import dataclass, replace

from puntobanco.core.fields import added_field
from puntobanco.core.game import plain
from tests.kit.games import PAIR


@dataclass(frozen=True)
class Before:
    both_lines: bool


@dataclass(frozen=True)
class Since:
    both_lines: bool
    ties_closed_after: int = added_field(0)


def test_an_added_field_is_omitted_at_its_default() -> None:
    assert plain(Since(both_lines=True)) == plain(Before(both_lines=True))
    told = plain(Since(both_lines=True, ties_closed_after=9))
    assert told == {"both_lines": True, "ties_closed_after": 9}


def test_an_added_condition_is_omitted_from_rows_without_it() -> None:
    [row] = PAIR
    before = {"on", "pays", "total", "over", "by", "natural", "cards", "dealt", "ranks"}
    before |= {"suits", "coup_suits", "pair"}
    told = plain(row)
    assert isinstance(told, dict)
    assert told.keys() == before
    assert told["pair"] is True
    asked = plain(replace(row, pair="suited", either_pair=False, both_pairs="suited", sum=(17,)))
    assert isinstance(asked, dict)
    assert asked.keys() == before | {"either_pair", "both_pairs", "sum"}
    assert (asked["pair"], asked["either_pair"], asked["both_pairs"]) == ("suited", False, "suited")
