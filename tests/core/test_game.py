"""What a game is named by: its hash stays what it was when a setting comes to be."""

from dataclasses import dataclass

from puntobanco.core.game import added, plain


@dataclass(frozen=True)
class Before:
    both_lines: bool


@dataclass(frozen=True)
class Since:
    both_lines: bool
    ties_closed_after: int = added(0)


def test_a_field_that_was_added_says_nothing_until_it_is_set() -> None:
    assert plain(Since(both_lines=True)) == plain(Before(both_lines=True))
    told = plain(Since(both_lines=True, ties_closed_after=9))
    assert told == {"both_lines": True, "ties_closed_after": 9}
