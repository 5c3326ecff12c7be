"""Consistent terms in Chinese too: one word per meaning."""

from pathlib import Path

import pytest

import punto_web
import puntobanco

REPOSITORY = punto_web.WEB.parent
READ = (
    (Path(puntobanco.__path__[0]), ("*.py", "*.toml", "*.ftl")),
    (punto_web.WEB / "src", ("*.ts", "*.svelte")),
    (REPOSITORY / "docs", ("*.md",)),
)
DROPPED = {
    "the house, 本场 and 本場": ("娱乐场", "娛樂場", "本店", "场方", "場方"),
    "to deal, 派牌": ("发牌", "發牌"),
    "to bank, 做庄 and 做莊": ("坐庄", "坐莊"),
    "the bank, 庄资 and 莊資": ("庄本", "莊本"),
    "the position, 庄位 and 莊位": ("庄家位", "莊家位"),
}
"""Each meaning and its word, with the words formerly used for it."""


def texts() -> dict[str, str]:
    return {
        str(file.relative_to(folder)): file.read_text(encoding="utf-8")
        for folder, endings in READ
        for ending in endings
        for file in folder.rglob(ending)
    }


TEXTS = texts()


@pytest.mark.parametrize("meant", DROPPED)
def test_a_meaning_has_one_word(meant: str) -> None:
    found = [
        f"{name}: {word}" for name, text in TEXTS.items() for word in DROPPED[meant] if word in text
    ]
    assert found == []


@pytest.mark.parametrize("meant", DROPPED)
def test_each_meaning_is_used_in_both_scripts(meant: str) -> None:
    for word in meant.rpartition(", ")[2].split(" and "):
        assert sum(word in text for text in TEXTS.values()) > 1
