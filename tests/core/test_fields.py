"""Fields taken over by name: none is lost."""

from dataclasses import dataclass, field

import msgspec
import pytest

from puntobanco.core.fields import fields_of


@dataclass(frozen=True, slots=True)
class Offered:
    bet: str
    stake: int = 1


@dataclass(frozen=True, slots=True)
class Placed(Offered):
    id: str = field(kw_only=True)


class Row(msgspec.Struct, frozen=True, kw_only=True):
    bet: str
    stake: int


def test_every_field_is_taken_over_by_name() -> None:
    placed = Placed("tie", 5, id="a")
    assert fields_of(placed) == {"bet": "tie", "stake": 5, "id": "a"}
    row = Row(**fields_of(placed, without=("id",)))
    assert row == Row(bet="tie", stake=5)
    assert Placed(**fields_of(row), id="a") == placed


def test_a_field_that_a_record_lacks_is_not_lost_silently() -> None:
    with pytest.raises(TypeError):
        Row(**fields_of(Placed("tie", 5, id="a")))
