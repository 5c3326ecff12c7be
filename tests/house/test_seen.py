"""The filter over command ids: never wrong about known ids, rarely wrong about new ids."""

from hypothesis import given
from hypothesis import strategies as st

from puntobanco.house.seen import CommandIdFilter


@given(st.lists(st.text(max_size=40), max_size=30))
def test_what_was_seen_is_never_forgotten(ids: list[str]) -> None:
    seen = CommandIdFilter()
    seen.add_all(ids)
    assert all(one in seen for one in ids)
    seen.whole = True
    assert all(one in seen for one in ids)


def test_what_was_not_seen_is_seldom_taken_for_seen() -> None:
    seen = CommandIdFilter()
    seen.add_all(f"client-{number}" for number in range(200_000))
    seen.whole = True
    mistaken = sum(f"other-{number}" in seen for number in range(100_000))
    # Three bits each in 2^27: about (600,000 / 2^27)^3 of them, practically none.
    assert mistaken < 20


def test_before_it_is_whole_nothing_is_taken_for_new() -> None:
    seen = CommandIdFilter()
    assert "client-1" in seen
    seen.add("client-2")
    assert "client-1" in seen
    seen.whole = True
    assert "client-1" not in seen
    assert "client-2" in seen
