"""Text in the three languages the house speaks."""

from dataclasses import dataclass
from enum import Enum
from typing import assert_never


class Language(Enum):
    """English, simplified and traditional Chinese, by their BCP 47 tags."""

    EN = "en"
    ZH_HANS = "zh-Hans"
    ZH_HANT = "zh-Hant"


@dataclass(frozen=True, slots=True)
class Text:
    """One piece of text, said in each language."""

    en: str
    zh_hans: str
    zh_hant: str

    def to(self, language: Language) -> str:
        """The text in one language."""
        match language:
            case Language.EN:
                return self.en
            case Language.ZH_HANS:
                return self.zh_hans
            case Language.ZH_HANT:
                return self.zh_hant
            case _:
                assert_never(language)

    def __str__(self) -> str:
        return self.en
