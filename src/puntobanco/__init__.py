"""The open baccarat house: one rule sheet drives exact maths, simulation and the live table."""

from puntobanco.core import facts
from puntobanco.version import VERSION

__version__ = VERSION


def _english(stated: facts.Value) -> str:
    from puntobanco.words import ENGLISH, words_in

    return words_in(ENGLISH).text(stated)


facts.render_english_with(_english)
