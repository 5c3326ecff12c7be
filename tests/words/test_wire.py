"""Facts as JSON, with and without their text."""

import msgspec
import pytest

from puntobanco.core.facts import Amount, Fact, Label, SheetName, fact, listed
from puntobanco.words import ENGLISH, Language, words_in
from puntobanco.words.wire import WireFact

_DINARS = Amount(12_500, "KWD", 3)
FACTS = (
    fact("evidence-void"),
    fact("wallet-wrong", pit="main", problem=fact("finding-anchor")),
    fact("evidence-other-payout", seat=1, bet="tie", found=_DINARS, expected=_DINARS),
    fact("record-opened", game=SheetName({"en": "Own", "es": "Propio"}), hash="5f"),
    fact("finding-differences", all=listed([1, "a"])),
)


@pytest.mark.parametrize("stated", FACTS, ids=lambda one: one.code)
@pytest.mark.parametrize("tag", ["en", "es", "zh-Hans"])
def test_a_fact_sent_without_text_is_rendered_where_it_arrives(stated: Fact, tag: str) -> None:
    words = words_in(Language(tag))
    sent = msgspec.json.encode(WireFact.of(stated))
    arrived = msgspec.json.decode(sent, type=WireFact)
    assert arrived.text == ""
    assert arrived.rendered(words) == WireFact.of(stated, words)
    assert arrived.rendered(words).text == words.text(stated)


def test_a_label_has_the_code_of_its_fact_and_a_capital() -> None:
    told = WireFact.of(Label(fact("evidence-void")), words_in(ENGLISH))
    assert (told.code, told.params) == ("evidence-void", {})
    assert told.text == words_in(ENGLISH).text(Label(fact("evidence-void")))
    assert told.text[0].isupper()
