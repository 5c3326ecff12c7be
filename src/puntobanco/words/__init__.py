"""The message catalogue: every text for users, in one folder of files per language."""

from puntobanco.words.languages import ENGLISH, Language, languages, negotiate
from puntobanco.words.rendering import Words, load_languages, words_in

__all__ = ["ENGLISH", "Language", "Words", "languages", "load_languages", "negotiate", "words_in"]
