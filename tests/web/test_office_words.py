"""Names sent by the server have a word in the catalogue of the office."""

import re
from pathlib import Path
from typing import get_args

import pytest

import puntobanco
from puntobanco.house.meter_report import settings_of, values_of
from puntobanco.house.reading import acts, fold
from puntobanco.house.reading.accounts import AccountKind
from puntobanco.house.reading.acts import kebab
from puntobanco.ledger import accounts
from puntobanco.people.events import CareEvent
from puntobanco.progressive.events import AwardBackedOut, AwardPaid, AwardRejected, HandEnded
from puntobanco.progressive.figures import MeterFigure
from puntobanco.server.examples import a_meter
from puntobanco.store import Unusual
from puntobanco.store.sessions import OF_THE_HOUSE
from puntobanco.words import ENGLISH, words_in

KEYS = set(words_in(ENGLISH).sources)
SOURCES = "\n".join(
    file.read_text(encoding="utf-8") for file in Path(puntobanco.__path__[0]).rglob("*.py")
)


NAMED = {
    "office-acts-event-": {kebab(event.__name__) for event in acts._KINDS} | {"shoe-ended"},
    "office-account-kind-": {*fold._KINDS.values(), "coup", "void"}
    | {kebab(event.__name__) for event in (AwardPaid, AwardRejected, AwardBackedOut, HandEnded)}
    | {kebab(event.__name__) for event in get_args(CareEvent)},
    "office-incidents-note-": {
        *re.findall(r"\.note\(\s*\"([\w-]+)\"", SOURCES),
        *(f"new-{one}" for one in get_args(Unusual) if one),
        *OF_THE_HOUSE,
    },
}


@pytest.mark.parametrize("start", NAMED)
def test_every_name_that_is_sent_has_a_word(start: str) -> None:
    names = NAMED[start]
    assert len(names) > 5
    assert {start + name for name in names} <= KEYS


@pytest.mark.parametrize("start", NAMED)
def test_no_word_is_kept_for_a_name_that_nobody_sends(start: str) -> None:
    kept = {key for key in KEYS if key.startswith(start)}
    assert kept == {start + name for name in NAMED[start]}


def test_every_account_has_its_kind_and_every_meter_figure_is_shown() -> None:
    made = re.findall(r'Account\(f?"([\w-]+)[/"]', Path(accounts.__file__).read_text())
    assert {"wallets", *made} - {"wallet"} == {kind.value for kind in AccountKind}
    shown = {*values_of(a_meter()), *settings_of(a_meter())}
    assert shown == {figure.value for figure in MeterFigure}
