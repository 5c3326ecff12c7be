"""Line breaks of Chinese and Japanese in a terminal."""

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from puntobanco.cli.folding import folded, widest_part


def test_chinese_breaks_anywhere_except_before_a_closing_mark() -> None:
    text = "任何一方为例牌时，双方均不补牌。使用 8 副（各 52 张）扑克牌。"
    for width in range(8, 70):
        lines = folded(text, width=width).split("\n")
        assert all(cell_len(line) <= width for line in lines)
        assert not any(line[0] in "，。）" or line[-1] == "（" for line in lines)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_katakana_word_is_not_broken_if_it_fits_a_line() -> None:
    lines = folded("コミッションなしのハウスエッジ", width=12).split("\n")
    assert lines == ["コミッション", "なしの", "ハウスエッジ"]


def test_no_line_begins_with_a_small_kana() -> None:
    assert folded("ハウスエッジ", width=8) == "ハウス\nエッジ"
    lines = folded("プログレッシブ・ボーナス", width=16).split("\n")
    assert lines == ["プログレッシブ・", "ボーナス"]


def test_the_widest_part_is_a_word_of_katakana_or_one_between_spaces() -> None:
    assert widest_part("標準ハウスエッジ") == 12
    assert widest_part("변동성 지수") == 6
    assert widest_part("Standard deviation") == 9
    assert widest_part("") == 0


@given(st.text("庄闲，。「」（） aN8-ハッー・な", max_size=40), st.integers(4, 30))
def test_folding_loses_nothing(text: str, width: int) -> None:
    assert "".join(folded(text, width=width).split()) == "".join(text.split())


def test_english_breaks_at_spaces() -> None:
    assert folded("a b c " * 30, width=10) == "a b c " * 30
