"""The message catalogue: every text people read, one folder of files for each language."""

from puntobanco.words.languages import ENGLISH, Language, languages, negotiate
from puntobanco.words.rendering import Words, load_languages, words_in

__all__ = ["ENGLISH", "Language", "Words", "languages", "load_languages", "negotiate", "words_in"]
