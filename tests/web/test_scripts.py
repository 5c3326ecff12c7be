"""Each Chinese catalogue keeps to its script."""

import re

import pytest

from tests.kit.catalogue import LOCALES

CANTONESE = "甴曱"
"""The Cockroach Road as every felt prints it; neither national standard contains the word."""
OTHER = {"gb2312": "", "big5": "与万么体极网胜种价庄后里云范于机几气离听"}
"""Characters that a standard contains for another word but that are wrong on our screens."""


# A character of the other script cannot be encoded in the national standard of the first.
@pytest.mark.parametrize(("name", "standard"), [("zh-Hans", "gb2312"), ("zh-Hant", "big5")])
def test_a_chinese_catalogue_keeps_to_its_script(name: str, standard: str) -> None:
    told = "".join(file.read_text(encoding="utf-8") for file in (LOCALES / name).glob("*.ftl"))
    written = set(re.findall(r"[\u4e00-\u9fff]", told)) - set(CANTONESE)
    assert len(written) > 100
    assert {one for one in written if not one.encode(standard, "ignore")} == set()
    assert written & set(OTHER[standard]) == set()
