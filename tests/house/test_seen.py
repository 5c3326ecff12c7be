"""The filter over command ids: never wrong about known ids, rarely wrong about new ids."""

from hypothesis import given
from hypothesis import strategies as st

from puntobanco.house.seen import CommandIdFilter


@given(st.lists(st.text(max_size=40), max_size=30))
def test_added_ids_are_always_found(ids: list[str]) -> None:
    seen = CommandIdFilter()
    seen.add_all(ids)
    assert all(one in seen for one in ids)
    seen.whole = True
    assert all(one in seen for one in ids)


def test_unknown_ids_are_rarely_reported_as_known() -> None:
    seen = CommandIdFilter()
    seen.add_all(f"client-{number}" for number in range(200_000))
    seen.whole = True
    mistaken = sum(f"other-{number}" in seen for number in range(100_000))
    # Three bits each in 2^27: about (600,000 / 2^27)^3 of them, practically none.
    assert mistaken < 20


def test_no_id_is_new_before_loading_completes() -> None:
    seen = CommandIdFilter()
    assert "client-1" in seen
    seen.add("client-2")
    assert "client-1" in seen
    seen.whole = True
    assert "client-1" not in seen
    assert "client-2" in seen
