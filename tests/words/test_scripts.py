"""The posted rules in Chinese use only their own script."""

import re

import pytest

from tests.kit.catalogue import LOCALES

HAN = re.compile(r"[\u4e00-\u9fff]")


# A character of the other script cannot be encoded in the national standard of the first.
@pytest.mark.parametrize(("tag", "standard"), [("zh-Hans", "gb2312"), ("zh-Hant", "big5")])
@pytest.mark.parametrize("file", ["sheet.ftl", "profile.ftl"])
def test_posted_rules_keep_to_their_script(tag: str, standard: str, file: str) -> None:
    text = (LOCALES / tag / file).read_text("utf-8")
    assert HAN.search(text)
    "".join(HAN.findall(text)).encode(standard)
