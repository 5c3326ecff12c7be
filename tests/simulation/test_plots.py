"""The words and the fonts of plots."""

from pathlib import Path

import pytest

from puntobanco.simulation.plots import FONTS, _Tick, figure, fonts_for
from puntobanco.words import ENGLISH, Language, languages, words_in


@pytest.mark.parametrize("language", languages())
def test_a_plot_is_in_english_only_if_no_font_has_the_language(language: Language) -> None:
    words = words_in(language)
    spoken, fonts = fonts_for(words, ["DejaVu Sans"])
    assert (spoken.language, fonts) == (ENGLISH if language in FONTS else language, [])
    installed = [font for fonts in FONTS.values() for font in fonts[1:2]]
    spoken, fonts = fonts_for(words, installed)
    assert spoken is words
    assert fonts == list(FONTS.get(language, ())[1:2])


def test_languages_whose_characters_need_a_font_are_those_of_east_asia() -> None:
    assert set(FONTS) == {one for one in languages() if one.partition("-")[0] in ("ja", "ko", "zh")}


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0.0, "0"), (-0.1, "-0,1"), (12.5, "12,5"), (250000.0, "250.000"), (0.1 + 0.2, "0,3")],
)
def test_ticks_use_the_separators_of_the_language(value: float, shown: str) -> None:
    assert _Tick(words_in(Language("es")))(value, 3) == shown


def test_a_figure_is_saved_with_ticks_in_its_language(tmp_path: Path) -> None:
    file = tmp_path / "drawn.svg"
    with figure(str(file), words_in(Language("es"))) as (spoken, [axes]):
        axes.plot([0, 2.5], [0, 1])
        formatted = axes.xaxis.get_major_formatter()
        assert formatted(2.5) == "2,5"
    assert spoken.language == "es"
    assert file.stat().st_size > 1000
