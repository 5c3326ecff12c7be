"""Refusals about people in words."""

import inspect

import pytest

from puntobanco.core.text import Language
from puntobanco.people.refusals import PeopleCode, PeopleRefusal
from puntobanco.people.wording import people_sentence


@pytest.mark.parametrize("code", list(PeopleCode), ids=lambda code: code.value)
def test_every_code_can_be_said_in_every_language(code: PeopleCode) -> None:
    said = [people_sentence(PeopleRefusal("nobody", code), language) for language in Language]
    assert said[0].endswith(".")
    if code is PeopleCode.REFUSED:
        assert set(said) == {"nobody."}
    else:
        assert all(sentence.endswith("。") for sentence in said[1:])
        assert "nobody" not in "".join(said)


def test_every_code_says_what_it_means() -> None:
    source = inspect.getsource(PeopleCode)
    for code in PeopleCode:
        following = source.split(f'{code.name} = "{code.value}"', 1)[1].lstrip()
        assert following.startswith('"""'), code
