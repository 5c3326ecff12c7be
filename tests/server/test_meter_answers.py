"""A meter's refusals, as sent by a route and a socket."""

import pytest

from puntobanco.core.facts import listed
from puntobanco.core.record import DOLLARS
from puntobanco.progressive.refusals import MeterRefusal, MeterRefusalCode
from puntobanco.server.desk import accepted_or_problem, answer_sentence, code_of
from puntobanco.server.errors import Problem
from puntobanco.words import languages, words_in

REFUSAL = MeterRefusal(MeterRefusalCode.AWARD_LOGGED, awards=(1,))


def test_a_meters_refusal_is_a_problem_with_its_code() -> None:
    assert code_of(REFUSAL) == "award-logged"
    with pytest.raises(Problem) as refused:
        accepted_or_problem(REFUSAL, DOLLARS)
    assert refused.value.code == "award-logged"
    assert refused.value.stated is not None
    assert refused.value.stated.code == "meter-refusal-award-logged"


def test_a_meters_refusal_is_sent_in_the_viewers_language() -> None:
    for words in map(words_in, languages()):
        said = words.say("meter-refusal-award-logged", awards=listed([1]))
        assert answer_sentence(REFUSAL, words, DOLLARS) == said
